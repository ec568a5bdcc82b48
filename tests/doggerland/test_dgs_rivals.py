"""The rivals on the map, and what they remember (DGS-OPMOVE, DGS-CAPT, DGS-MEM)."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.alone import CARD, FED, ending, moving, planning, rivals
from doggerland.tables import PAINTINGS, Table
from eolith.games.doggerland import terms
from eolith.games.doggerland.layout import CELL_NAMES
from eolith.games.doggerland.words.alone import happened
from eolith.kernel.text import LANGUAGES


def row(red: str, *words: str, at: int = 0, effects: tuple[str, ...] = (), **entries: Any) -> Table:
    """A rival that moves in a row of tiles, the camp being in another row."""
    grid = [" ".join(words or ("w1>", "s1>", "p1>", "w2>")), "c0>"]
    entries = {"A": {"camp": (0, 1)}, **entries}
    return moving(*effects, moves=(red, "north 1", "north 1"), grid=grid, at="a1", rivals={"red": (at, 0)}, **entries)


def supply(t: Table, species: str) -> int:
    return int(t.state.supply[terms.SPECIES.index(species)])


def memory(t: Table) -> list[str]:
    return list(t.value("solo_memory"))


# --- DGS-OPMOVE -----------------------------------------------------------------------------------------


each_own_piece = pytest.mark.parametrize(
    "own",
    [{"camp": (1, 0)}, {"camp": (0, 1), "megaliths": ["b1"], "done": ["menhir"]},
     {"camp": (0, 1), "journey": (1, 0), "journey_since": 1}],
    ids=["camp", "megalith", "token"],
)  # fmt: skip
"""A camp, a megalith or a token of the person's on the tile b1."""


@pytest.mark.rule("DGS-OPMOVE-03")
@pytest.mark.parametrize(("move", "end"), [("east 1", "b1"), ("east 3", "d1"), ("west 1", "d1"), ("west 2", "c1")])
def test_a_rival_moves_in_a_line_as_the_card_says(move: str, end: str) -> None:
    assert rivals(row(move))["red"] == end


@pytest.mark.rule("DGS-OPMOVE-04")
def test_cells_without_a_tile_do_not_count_and_the_line_goes_on_at_its_other_end() -> None:
    assert rivals(row("east 2", "w1>", ".", "s1>", ".", "p1>"))["red"] == "e1"
    assert rivals(row("east 3", "w1>", ".", "s1>", ".", "p1>"))["red"] == "a1"
    assert rivals(row("west 1", "w1>", ".", "s1>", ".", "p1>"))["red"] == "e1"


@pytest.mark.rule("DGS-OPMOVE-05", "DGS-OPMOVE-06")
@each_own_piece
def test_it_goes_past_what_is_yours(own: dict[str, Any]) -> None:
    assert rivals(row("east 1", A=own))["red"] == "c1"


@pytest.mark.rule("DGS-OPMOVE-02", "DGS-OPMOVE-05")
def test_rivals_move_in_their_order_and_end_on_no_other() -> None:
    places = {"red": (0, 0), "pink": (1, 0), "blue": (2, 0)}
    t = moving(moves=("east 1", "east 1", "east 1"), grid=["w1> s1> p1> w2> s1>", "c0>"], at="a1",
               rivals=places, A={"camp": (0, 1)})  # fmt: skip
    assert rivals(t) == {"red": "d1", "pink": "e1", "blue": "a1"}, "red finds pink and blue in its way, and so on"


@pytest.mark.rule("DGS-OPMOVE-05", "DGS-EVENT-08")
def test_it_does_not_end_beside_a_white_hunter() -> None:
    t = row("east 1", white_at={"white_hunter": "b1"}, animals={(1, 0): "horse"})
    assert rivals(t)["red"] == "c1" and memory(t)[4] == "horse", "it goes past it, and hunts there"


@pytest.mark.rule("DGS-OPMOVE-06", "DGS-CAPT-07")
def test_it_may_end_where_it_began_and_has_crossed_the_line() -> None:
    t = row("east 3", "w1>", "s1>", "p1>", animals={(1, 0): "horse"})
    assert rivals(t)["red"] == "a1" and memory(t) == ["", "", "", "", "horse"] and not t.value("animals")


@pytest.mark.rule("DGS-OPMOVE-07", "DGS-OPMOVE-08", "DGS-OPMOVE-09")
def test_it_exhausts_the_tile_where_it_ends() -> None:
    t = row("east 2", "w1>", "s1>", "p1>", "w2>", animals={(2, 0): "bison"})
    assert t.value("harvested") == {"c1": 1}, "even if it has caught an animal there, and not where it passed"
    t = row("east 1", "w1>", "H>", "p1>")
    assert not t.value("harvested"), "a tile of animals has nothing to exhaust"


@pytest.mark.rule("DGS-OPMOVE-09")
def test_a_tile_is_exhausted_before_the_next_rival_moves() -> None:
    places = {"red": (0, 0), "pink": (3, 0)}
    t = moving(moves=("east 1", "west 1", "north 1"), grid=["w1> s1> p1> w2>", "c0>"], at="a1", rivals=places,
               A={"camp": (0, 1)})  # fmt: skip
    assert t.value("harvested") == {"b1": 1, "c1": 1}


@pytest.mark.rule("DGS-OPMOVE-10")
def test_it_stays_where_no_tile_can_take_it() -> None:
    own = {"camp": (1, 0), "megaliths": ["a1"], "done": ["menhir"]}
    t = row("east 1", "w1>", "s1>", A=own)
    assert rivals(t)["red"] == "a1" and not t.value("harvested")
    for language in LANGUAGES:
        telling = t.game.telling(language)
        stays, goes = (happened(telling, "rival_moved", [(0, 3, end)]) for end in (3, 4))
        assert stays.count(CELL_NAMES[3]) == 1 and "→" not in stays
        assert f"{CELL_NAMES[3]} → {CELL_NAMES[4]}" in goes


@pytest.mark.rule("DGS-OPMOVE-01", "DGS-CAPT-06")
def test_rivals_move_before_animals_do() -> None:
    t = row("east 2", "w1>", "s1v", "p1>", "w2>", animals={(2, 0): "bison"})
    assert memory(t)[4] == "bison", "it would have gone on to d1"
    t = row("east 1", "w1>", "s1>", "p1>", "w2>", animals={(3, 0): "bison"}, arrow="west")
    assert t.value("animals") == {"a1": "bison"}, "where red began, nobody is any more"


# --- DGS-CAPT -------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-CAPT-01", "DGS-CAPT-03", "DGS-MEM-02")
def test_what_it_meets_is_caught_in_the_order_of_its_way() -> None:
    t = row("east 2", animals={(1, 0): "horse", (2, 0): "bison"})
    assert memory(t) == ["", "", "", "bison", "horse"] and rivals(t)["red"] == "c1"
    t = row("west 2", animals={(3, 0): "bison", (2, 0): "horse"})
    assert memory(t) == ["", "", "", "horse", "bison"]


@pytest.mark.rule("DGS-CAPT-02")
@each_own_piece
def test_an_animal_beside_your_pieces_is_yours(own: dict[str, Any]) -> None:
    t = row("east 2", "w1>", "s1v", "p1>", animals={(1, 0): "bison"}, A=own)
    assert not any(memory(t)) and t.value("animals")


@pytest.mark.rule("DGS-CAPT-04")
def test_a_figure_that_migrates_into_a_rival_is_caught() -> None:
    line = ("w1>", "s1>", "p1>", "w2>")
    t = row("north 1", *line, at=1, animals={(0, 0): "horse"}, held=["red"])
    assert memory(t)[4] == "horse" and not t.value("animals"), "on its way"
    t = row("north 1", *line, at=2, animals={(0, 0): "horse"}, held=["red"])
    assert memory(t)[4] == "horse" and not t.value("animals"), "and at its end"
    t = row("north 1", *line, at=3, animals={(0, 0): "horse"}, held=["red"])
    assert not any(memory(t)) and t.value("animals") == {"c1": "horse"}


@pytest.mark.rule("DGS-CAPT-05")
def test_a_figure_that_appears_beside_a_rival_is_caught() -> None:
    t = ending(stage=16, grid=["B> M> B>", "c0>"], at="a1", rivals={"red": (0, 0)}, A={"camp": (0, 1)})
    assert memory(t)[4] == "bison" and t.value("animals") == {"b1": "mammoth", "c1": "bison"}


@pytest.mark.rule("DGS-CAPT-08", "DGS-GOAL-09")
def test_what_rivals_catch_you_have_not_hunted() -> None:
    t = row("east 2", animals={(1, 0): "horse", (2, 0): "bison"}, hunted=3)
    assert t.value("hunted") == 3


# --- DGS-MEM --------------------------------------------------------------------------------------------


def caught(species: str, held: list[str], **entries: Any) -> list[str]:
    """The solo memory after one more figure."""
    t = row("east 1", animals={(1, 0): species}, solo_memory=held, **entries)
    return memory(t)


@pytest.mark.rule("DGS-MEM-01")
def test_your_own_memory_is_another() -> None:
    t = row("east 1", animals={(1, 0): "horse"}, A={"camp": (0, 1), "memory": {"bison": 1}})
    assert t["A"]["memory"] == {"bison": 1} and memory(t) == ["", "", "", "", "horse"]


@pytest.mark.rule("DGS-MEM-03", "DGS-MEM-02")
def test_a_gap_on_the_right_is_filled_first() -> None:
    assert caught("mammoth", ["", "", "bison", "horse", ""]) == ["", "", "bison", "horse", "mammoth"]
    assert caught("mammoth", ["", "bison", "", "horse", "reindeer"]) == ["", "bison", "mammoth", "horse", "reindeer"]


FULL = ["bison", "horse", "horse", "reindeer", "mammoth"]


@pytest.mark.rule("DGS-MEM-06", "DGS-MEM-07")
def test_the_rightmost_leaves_a_full_memory() -> None:
    four = ["painting_1", "painting_2", "painting_3", "painting_4"]
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=four)
    assert memory(t) == ["bison", "bison", "horse", "horse", "reindeer"]
    assert supply(t, "mammoth") == 7
    horses = {cell: "A" for cell in painted("horse") if cell.partition(".")[0] in four}
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=four, cubes=horses)
    assert memory(t) == ["bison", "bison", "horse", "horse", "reindeer"], "a painting to come may have a horse"


SIX = [f"painting_{number}" for number in range(1, 7)]
CELLS = [f"painting_{i}.{row}" for i in range(1, 7) for row in ("top", "middle", "bottom")]
SPECIES_AT = dict(zip(CELLS, (one for painting in PAINTINGS.values() for one in painting), strict=True))


def painted(*species: str) -> dict[str, str]:
    """Your cubes on every cell of some species."""
    return {cell: "A" for cell, one in SPECIES_AT.items() if one in species}


@pytest.mark.rule("DGS-MEM-04", "DGS-MEM-08")
def test_a_figure_that_cannot_be_painted_any_more_is_discarded() -> None:
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=SIX, cubes=painted("bison"))
    assert memory(t) == FULL and supply(t, "bison") == 6
    others = ["horse", "horse", "reindeer", "reindeer", "mammoth"]
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=others, cave=SIX, cubes=painted("bison"))
    assert memory(t) == others
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=SIX[:5], cubes=painted("bison"))
    assert memory(t) == ["bison", "bison", "horse", "horse", "reindeer"], "a sixth painting may bring a cell"


@pytest.mark.rule("DGS-MEM-05")
def test_else_one_that_cannot_be_painted_makes_room() -> None:
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=SIX, cubes=painted("horse"))
    assert memory(t) == ["bison", "bison", "horse", "reindeer", "mammoth"], "the rightmost of them"
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=SIX, cubes=painted("horse", "reindeer"))
    assert memory(t) == ["bison", "bison", "horse", "horse", "mammoth"]


@pytest.mark.rule("DGS-MEM-06", "DGS-MEM-08")
def test_with_all_paintings_open_the_rightmost_leaves_if_all_can_be_painted() -> None:
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=FULL, cave=SIX, cubes=painted())
    assert memory(t) == ["bison", "bison", "horse", "horse", "reindeer"]
    one_left = {cell: "A" for cell in list(painted("bison"))[:-1]}
    t = row("east 1", animals={(1, 0): "bison"}, solo_memory=["bison"] * 5, cave=SIX, cubes=one_left)
    assert memory(t) == ["bison"] * 5 and supply(t, "bison") == 2, "one free cell is enough for any number"


@pytest.mark.rule("DGS-MEM-07")
def test_an_event_fills_the_memory_in_the_same_way() -> None:
    take = (
        '{ at = "migration", do = "take_animal", n = 1, to = "rival_memory", where = { animal = "any", pick = "all" } }'
    )
    t = row("east 1", animals={(3, 0): "bison"}, solo_memory=FULL, cave=SIX[:4], effects=(take,))
    assert memory(t) == ["bison", "bison", "horse", "horse", "reindeer"]


@pytest.mark.rule("DGS-HIDDEN-04")
def test_moves_can_be_foreseen() -> None:
    """The card is open from the start of the round, and nothing that you plan changes where rivals go."""
    for plan in ("pass", "send e4 hunters 1", "dwelling hunter"):
        t = planning(moves=("east 2", "west 1", "north 1"), A={"goods": {**FED, "tool": 1}}, rivals={"red": "c4"})
        assert t.state.observe(0).card == CARD
        t.say("A", plan)
        t.until("feed")
        assert rivals(t) == {"red": "e4"}
