"""Named tensors of an observation: shapes, rows that turn with the observer, and nothing hidden in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from endless_winter.tables import Table, random_game, table, the_game
from eolith.games.endless_winter import terms
from eolith.kernel.chance import Source
from eolith.kernel.tensors import layout, legend
from rotated import rotated

VARIANTS = {"rests": "on", "glaciers": "on", "chief_draft": "on", "fewer_figures": "on", "left_out_figure": "choice"}


def seen(t: Table, viewer: int | None = 0) -> dict[str, dict[str, dict[str, int]]]:
    """What is not zero, by tensor, row and column."""
    arrays = t.state.tensors(viewer)
    found: dict[str, dict[str, dict[str, int]]] = {}
    for part in layout(t.game):
        rows = zip(part.rows, arrays[part.name].tolist(), strict=True)
        named = {row: dict(zip(part.columns, numbers, strict=True)) for row, numbers in rows}
        found[part.name] = {
            row: {column: number for column, number in columns.items() if number} for row, columns in named.items()
        }
    return found


def test_an_observation_is_plain_data() -> None:
    for number, (state, _) in enumerate(random_game(3, 4, **VARIANTS)):
        if number % 10 == 0:
            data = state.observe(0).to_dict()
            assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(("options", "players"), rotated([{}, VARIANTS | {"megalith_layout": "ring"}], [2, 3, 4]))
def test_every_moment_of_a_game_fits_into_one_shape(players: int, options: dict[str, Any]) -> None:
    game = the_game(players, options)
    parts = layout(game)
    assert [part.shape for part in parts] == [part.shape for part in layout(the_game(4, {}))]
    text = legend(game)
    for part in parts:
        assert f"{part.name}  int16{list(part.shape)}" in text
        assert all(column in text and meaning for column, meaning in part.columns.items())
    kinds = set()
    for number, (state, _) in enumerate(random_game(players, 1, **options)):
        if number % 3 == 0:
            found = state.tensors(number % players)
            assert [(name, array.shape) for name, array in found.items()] == [(part.name, part.shape) for part in parts]
            assert game.cells == sum(part.shape[0] * part.shape[1] for part in parts)
            kinds.add(state.frame[0])
    assert len(kinds) > 15


@pytest.mark.rule("EW-HIDDEN-01", "EW-HIDDEN-05", "EW-HIDDEN-08")
@pytest.mark.parametrize("players", [2, 4])
def test_tensors_do_not_tell_what_is_hidden(players: int) -> None:
    source = Source(3)
    changed = dict.fromkeys((None, 0, 1), 0)
    for number, (state, _) in enumerate(random_game(players, 5)):
        if number % 15 == 0:
            for seat in changed:
                other = state.resample(-1 if seat is None else seat, source)
                one, two = (at.encode(seat) for at in (state, other))
                assert (one == two).all()
                changed[seat] += other != state
    assert all(changed.values())


def test_rows_turn_so_that_the_observer_is_the_first() -> None:
    t = table(3, A={"food": 1, "hand": ["brave", "brave"]}, B={"food": 2, "hand": ["elder"]}, C={"food": 3})
    own, spectator = seen(t, 1), seen(t, None)
    assert [row.get("food") for row in own["seats"].values()] == [2, 3, 1, None]
    assert [row.get("present") for row in own["seats"].values()] == [1, 1, 1, None]
    assert [row.get("turn") for row in own["seats"].values()] == [None, None, 1, None]
    assert [row.get("order") for row in own["seats"].values()] == [2, 3, 1, None]
    assert own["hand"] == {"observer": {"elder": 1}, "next": {}, "second next": {}, "third next": {}}
    assert own["hidden"]["second next"] == {"brave": 2} and not own["hidden"]["observer"]
    assert [row.get("food") for row in spectator["seats"].values()] == [1, 2, 3, None]
    assert spectator["hidden"]["observer"] == {"brave": 2}


def test_the_map_and_the_field_name_their_owners_by_row() -> None:
    t = table(
        A={"camps": {"a1": 2}, "stones": ["idol_levels"]}, B={"camps": {"c3": 1}}, villages={"c4d3d4": "A"},
        megaliths={"a1": "grey", "b1": "B"}, bottoms={"hunt": "B chief"}, stones=["used_species"],
    )  # fmt: skip
    told = seen(t, 1)
    assert told["hexes"]["a1"] == {t.value("terrain")[0]: 1, "camps next": 2}
    assert told["hexes"]["c3"] == {"start": 1, "camps observer": 1}
    assert told["villages"]["c4d3d4"] == {"of next": 1}
    assert (told["megaliths"]["a1"], told["megaliths"]["b1"]) == ({"grey": 1}, {"of observer": 1})
    assert told["stones"]["open"] == {"used_species": 1} and told["stones"]["next"] == {"idol_levels": 1}
    assert told["figures"]["observer"]["bottom_hunt"] == 1 and "bottom_hunt" not in told["figures"]["next"]


def test_what_is_pending_is_named() -> None:
    t = table(A={"deck": ["brave", "elder"]}, turn={"stage": "top", "column": "hunt", "labor": 1.5})
    assert seen(t)["pending"]["pending"] == {"kind_turn": 1}
    told = seen(t)["table"]["table"]
    assert (told["stage_top"], told["in_hunt"], told["labor"], told["players"]) == (1, 1, 3, 2)
    gain = [{"kind": "round", "slots": [1]}, {"kind": "gain", "seat": "A", "slots": [2, terms.RANKS.index("draw")]}]
    t = table(A={"deck": ["brave", "elder"]}, agenda=gain)
    assert seen(t)["pending"]["pending"] == {"kind_gain": 1, "count": 2, "rank_draw": 1}
    after = t.state.clone()
    after.apply(terms.DRAW)
    drawing = Table.__new__(Table)
    drawing.game, drawing.state = t.game, after
    assert seen(drawing, 1)["pending"]["pending"] == {"kind_deal_card": 1, "count": 1, "for_next": 1}
    assert seen(drawing, 1)["table"]["table"]["chance"] == 1


def test_importing_the_tensors_does_not_import_numpy() -> None:
    import subprocess
    import sys

    code = "import sys, eolith.games.endless_winter.seen.tensors; print('numpy' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
