"""Columns: what a game declares once is seen, written, and read with every mistake named."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from eolith.kernel.columns import By, Columns, Counted, Few, Flag, Number, Piece, Spaces, Word
from eolith.kernel.game import PositionError

NAMES = SimpleNamespace(seats=("A", "B"), cards=("axe", "bow"), hands=3)


def left(game: Any, fields: Any) -> list[int]:
    return [3 - fields["hunters"], 0]


class Seen:
    hunters: Annotated[int, Number(0, "hands", usual=2)]
    tired: Annotated[bool, Flag()]
    goods: Annotated[dict[str, int], Counted("cards", 9, field="stock")]
    owners: Annotated[dict[str, str], By(("hill", "lake"), Word("seats", 1), ("hill",), field="owner")]
    shown: Annotated[tuple[str | None, ...], Spaces("cards", 2, usual=[-1, -1], entry="show.open")]
    stones: Annotated[tuple[str, ...], Few("cards", 2, told="two stones")]
    builder: Annotated[str | None, Piece("seats", ("chief", "hunter"))]


class Beside:
    pile: Annotated[dict[str, int], Counted("cards", 9, rest=left)]


COLUMNS = Columns(NAMES, Seen, Beside, order="pile goods")
FIELDS = {"hunters": 2, "tired": 0, "stock": [0, 0], "owner": [0, 0], "shown": [-1, -1], "stones": [0, 0],
          "builder": 0, "pile": [1, 0]}  # fmt: skip


def read(given: dict[str, Any]) -> dict[str, Any]:
    """The fields that a position sets, of a blank state."""
    found: dict[str, Any] = {name: 0 if isinstance(value, int) else [0] * 2 for name, value in FIELDS.items()}
    reader: Any = SimpleNamespace(
        game=None,
        state=SimpleNamespace(fields=lambda: found),
        put=lambda field, raw, seat: found.update({field: raw}),
    )
    COLUMNS.read(reader, given, "A.")
    reader.put = lambda field, raw: found.update({field: raw})
    COLUMNS.read_rests(reader, given)
    return found


def test_what_says_nothing_is_left_out_but_for_what_is_usual() -> None:
    assert COLUMNS.write(None, FIELDS) == {"hunters": 2, "show": {"open": ["", ""]}}
    assert COLUMNS.write(None, FIELDS, always=("tired",))["tired"] is False


def test_what_is_written_is_read() -> None:
    fields = FIELDS | {"hunters": 1, "stock": [0, 4], "owner": [2, 0], "shown": [1, -1], "stones": [2, 0], "builder": 3}
    position = COLUMNS.write(None, fields)
    assert list(position) == ["pile", "goods", "hunters", "owners", "show", "stones", "builder"]
    assert position["builder"] == "B chief" and position["owners"] == {"hill": "B"}
    assert read(position) == fields


def test_what_follows_from_the_rest_is_written_where_it_does_not() -> None:
    assert "pile" not in COLUMNS.write(None, FIELDS) and read({})["pile"] == [1, 0]
    assert COLUMNS.write(None, FIELDS | {"pile": [0, 2]})["pile"] == {"bow": 2}


def test_an_observation_has_what_it_declares() -> None:
    seen = COLUMNS.see(FIELDS | {"tired": 1, "builder": 2})
    assert list(seen) == list(Seen.__annotations__)
    assert seen["tired"] is True and seen["shown"] == (None, None) and seen["builder"] == "A hunter"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"hunters": 4}, "A.hunters is 4; allowed: 0 to 3"),
        ({"tired": 1}, "A.tired is 1; allowed: true or false"),
        ({"goods": {"axe": 10}}, "A.goods.axe is 10; allowed: 0 to 9"),
        ({"owners": {"lake": "A"}}, "A.owners has no entry 'lake'; allowed: hill"),
        ({"owners": {"hill": "C"}}, "A.owners.hill is 'C'; allowed: A, B"),
        ({"show": {"open": ["axe"]}}, "A.show.open is ['axe']; allowed: a list of 2"),
        ({"show": {"shut": []}}, "show has no entry 'shut'; allowed: open"),
        ({"stones": ["axe"] * 3}, "at most two stones"),
        ({"builder": "A smith"}, "A.builder is 'smith'; allowed: chief, hunter"),
    ],
)
def test_a_mistake_names_its_entry(given: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=r"^position: ") as error:
        read(given)
    assert message in str(error.value)
