"""Final scoring rule by rule, and what the components limit."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.tables import CRAFTS, Table, Watched, executing, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.kernel.game import SpecError

CAVE = [f"painting_{number}" for number in range(1, 7)]


def ended(players: int = 2, **entries: Any) -> Table:
    """A table after the end of a game."""
    cave = CAVE[: {2: 4, 3: 5, 4: 6}[players]]
    return table(players, over=True, phase="round_end", round=8, **{"cave": cave, **entries})


def lines(t: Table, seat: str = "A") -> dict[str, int]:
    """The points of a seat by line; only what there is."""
    row = t.state.sheet().rows[terms.SEATS.index(seat)]
    assert row.total == t.state.points(terms.SEATS.index(seat)) == sum(line.points for line in row.lines.values())
    return {name: line.points for name, line in row.lines.items() if line.points}


# --- DG-SCORE ---------------------------------------------------------------------------------------


@pytest.mark.rule("DG-SCORE-01", "DG-SCORE-13")
def test_members_score_and_leftovers_do_not() -> None:
    goods = {"wood": 5, "tool": 2, "meat3": 4}
    assert lines(ended(A={"hunters": 7, "goods": goods, "memory": {"mammoth": 2}})) == {"members": 9}


@pytest.mark.rule("DG-SCORE-02", "DG-DWELL-01", "DG-DWELL-02", "DG-SETUP-28")
def test_dwellings() -> None:
    assert "dwellings" not in lines(ended(A={"dwellings": {"ramshackle": 2}}))
    assert lines(ended(A={"dwellings": {"ramshackle": 1, "simple": 2, "status": 3}}))["dwellings"] == 2 + 9


@pytest.mark.rule("DG-SCORE-03")
def test_crafts_score_what_they_print() -> None:
    owned = [CRAFTS[name] for name in ("N1", "N2", "S4")]
    t = ended(A={"crafts": [craft for craft, *_ in owned]})
    assert lines(t)["crafts"] == sum(points for *_, points in owned)


@pytest.mark.rule("DG-SCORE-04", "DG-SHAMAN-35")
def test_megaliths_score_by_the_cubes_at_the_hut() -> None:
    assert lines(ended(A={"done": ["menhir", "cromlech", "dolmen", "trade"]}))["megaliths"] == 24
    assert lines(ended(A={"done": ["dolmen"], "megaliths": ["d4"]}))["megaliths"] == 10


@pytest.mark.rule("DG-SCORE-05")
def test_objectives_score_by_their_cell() -> None:
    t = ended(A={"objectives": {"masters": 1, "artisans": 2}}, objectives={"masters": 1, "artisans": 2})
    assert lines(t)["objectives"] == 5 + 3


@pytest.mark.rule("DG-SCORE-06")
def test_every_cube_scores_its_animal() -> None:
    cubes = {"painting_2.middle": "AA", "painting_2.top": "A", "painting_4.bottom": "A", "painting_1.top": "B"}
    t = ended(cubes=cubes)
    assert lines(t)["paintings"] == 2 * 1 + 2 + 4, "two on a horse, a reindeer, a mammoth"
    assert lines(t, "B")["paintings"] == 1


def in_row(row: str, counts: dict[str, int]) -> dict[str, str]:
    """Cubes of seats in a row of the cave, one on each cell."""
    letters = iter("".join(seat * number for seat, number in counts.items()))
    return {f"{painting}.{row}": letter for painting, letter in zip(CAVE, letters)}


@pytest.mark.rule("DG-SCORE-07", "DG-SCORE-09", "DG-SCORE-10")
@pytest.mark.parametrize(
    ("counts", "dense", "skip"),
    [
        ({"A": 2, "B": 1}, [4, 2, 0, 0], [4, 2, 0, 0]),
        ({"B": 2}, [0, 4, 0, 0], [0, 4, 0, 0]),
        ({"A": 3, "B": 2, "C": 1}, [4, 2, 0, 0], [4, 2, 0, 0]),
        ({"A": 2, "B": 1, "C": 1}, [4, 2, 2, 0], [4, 2, 2, 0]),
        ({"A": 2, "B": 2, "C": 1}, [4, 4, 2, 0], [4, 4, 0, 0]),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, [4, 4, 4, 4], [4, 4, 4, 4]),
    ],
)
@pytest.mark.parametrize("row", terms.PAINTING_ROWS)
def test_majorities(row: str, counts: dict[str, int], dense: list[int], skip: list[int]) -> None:
    for option, due in (("dense", dense), ("skip", skip)):
        t = ended(4, options={"majority_ties": option}, cubes=in_row(row, counts))
        assert [lines(t, seat).get("rows", 0) for seat in "ABCD"] == due


@pytest.mark.rule("DG-SCORE-08")
def test_majorities_count_cubes() -> None:
    t = ended(cubes={"painting_1.top": "AA", "painting_2.top": "B"})
    assert (lines(t)["rows"], lines(t, "B")["rows"]) == (4, 2)


@pytest.mark.rule("DG-SCORE-11")
def test_the_three_rows_of_the_rulebook() -> None:
    rows = {"top": {"B": 3, "D": 1}, "middle": {"A": 3, "B": 1, "D": 1}, "bottom": {"C": 3, "A": 2, "D": 1}}
    cubes = {cell: seat for row, counts in rows.items() for cell, seat in in_row(row, counts).items()}
    t = ended(4, cubes=cubes)
    assert [lines(t, seat)["rows"] for seat in "ABCD"] == [6, 6, 4, 4]


@pytest.mark.rule("DG-SCORE-12")
def test_tokens_can_make_a_total_negative() -> None:
    t = ended(A={"hunters": 0, "deprivation": 20})
    assert lines(t) == {"members": 2, "deprivation": -40} and t.state.scores()[0] == -38


@pytest.mark.rule("DG-SCORE-14")
def test_a_tie_is_won_by_most_goods_and_food() -> None:
    t = ended(A={"goods": {"wood": 3, "tool": 1}}, B={"goods": {"meat3": 2, "plant2": 3}})
    assert t.state.scores()[0] == t.state.scores()[1]
    assert t.state.sheet().winners == ("B",), "each unit counts one, meat too"


@pytest.mark.rule("DG-SCORE-15")
def test_then_by_fewer_tokens_and_then_it_is_shared() -> None:
    two, one = {"goods": {"wood": 7}, "deprivation": 2}, {"goods": {"bone": 7}, "deprivation": 1}
    t = ended(A={**two, "hunters": 6}, B={**one, "hunters": 4})
    assert t.state.scores()[0] == t.state.scores()[1] and t.state.sheet().winners == ("B",)
    assert t.state.tie_breaks()[0] < t.state.tie_breaks()[1]
    assert ended(A=one, B=one).state.sheet().winners == ("A", "B")
    assert [place.place for place in ended(A=one, B=one).state.sheet().ranking] == [1, 1]


# --- components and set-up --------------------------------------------------------------------------


@pytest.mark.rule("DG-COMP-01")
def test_two_to_four_play_against_each_other_and_one_alone() -> None:
    for players in (0, 5):
        with pytest.raises(SpecError):
            DoggerlandGame(players)
    assert [DoggerlandGame(players).alone for players in DoggerlandGame.player_counts] == [True, False, False, False]


@pytest.mark.rule("DG-COMP-02", "DG-BIRTH-06")
def test_a_tribe_never_has_more_than_twelve() -> None:
    t = table(2, A={"hunters": 10})
    assert not t.can("birth") and t.refused("A", "birth hunter hunter") == "DG-BIRTH-06"
    t = executing(2, A={"hunters": 9, "helper": "hunter", "goods": {"bone": 1}}, hut={"twins": "A"})
    t.say("A", "invoke")
    assert t.state.newborns[0] == 1 and t.state.observe(None).seats[0].hunters_left == 0


@pytest.mark.rule("DG-COMP-05", "DG-SETUP-18", "DG-DWELL-10")
def test_dwellings_never_run_out() -> None:
    five, six = {"simple": 5, "ramshackle": 1}, {"simple": 6}
    goods = {"wood": 1, "hide": 1}
    others = {seat: {"dwellings": six} for seat in "BCD"}
    t = executing(4, A={"dwellings": five, "builders": ["hunter"], "goods": goods}, **others)
    assert t.refused("A", "build simple other empty") == "DG-DWELL-09"
    t.say("A", "build simple other ramshackle")
    assert t["A"]["dwellings"] == six, "the 24th with its simple side up"


@pytest.mark.rule("DG-COMP-03", "DG-SETUP-29", "DG-COMP-04")
def test_supplies_and_stores_have_no_limit() -> None:
    goods = {"wood": 14, "plant1": 9}
    t = executing(
        2,
        grid=["w2> p2>"],
        at="a2",
        groups={(0, 0): {"seat": "A", "members": {"hunter": 2}}, (1, 0): {"seat": "A", "members": {"hunter": 2}}},
        A={"goods": goods, "deprivation": 40},
    )
    t.say("A", "return a2", "return b2")
    assert t.goods("A") == {"wood": 18, "plant1": 13} and t.tokens("A") == 40


@pytest.mark.rule("DG-SETUP-30", "DG-FLOW-05", "DG-FLOW-02")
def test_the_marker_walks_along_the_phases_of_its_holder() -> None:
    t = table(2, first="B", B={"goods": {"plant1": 9, "plant2": 9}})
    walked = [(t.value("first"), t.value("phase"))]
    t.all_plan(B="ability range hunter")
    walked.append((t.value("first"), t.value("phase")))
    t.finish()
    walked.append((t.value("first"), t.value("phase")))
    assert walked == [("B", "planning"), ("B", "execution"), ("B", "round_end")]


@pytest.mark.rule("DG-SETUP-04", "DG-HIDDEN-01")
def test_the_pile_has_no_order() -> None:
    t = table(2, A={"camp": "c3"})
    t.source = watched = Watched(["lay-tile pile_mammoth_b", "lay-tile pile_wood_a"])
    t.all_plan()
    pile = {f"lay-tile {tile.id}": 1 for tile in t.game.pack.tiles if tile.id.startswith("pile_")}
    assert watched.of("lay_tile") == [pile, {tile: 1 for tile in pile if tile != "lay-tile pile_mammoth_b"}]
    assert t.value("tiles")["c2"] == "pile_mammoth_b"
