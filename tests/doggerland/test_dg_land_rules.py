"""The land rule by rule: discovering terrain, migration, new animals, camps."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.tables import Table, executing, table
from eolith.games.doggerland import layout, terms
from eolith.kernel.chance import Source

BLOCK = ["w1> s1> p1>", "g1> c>  h1>", "w1> s1> p1>"]
"""The start block; with `at="c3"` its centre tile lies on d4."""
ROW = "a2"
"""Where a row of up to seven tiles fits."""
LARDER = {"plant1": 6, "plant2": 6}
"""Food that a seat has to choose from, so that it is asked right after the migration."""


def laid(t: Table) -> set[str]:
    return set(t.value("tiles"))


# --- DG-DISCOVER ------------------------------------------------------------------------------------


@pytest.mark.rule("DG-DISCOVER-01", "DG-DISCOVER-03", "DG-DISCOVER-09", "DG-SHAMAN-37")
def test_groups_at_the_rim_and_a_megalith_open_their_neighbours() -> None:
    t = table(
        2,
        grid=BLOCK,
        at="c3",
        groups={(0, 0): {"seat": "A", "members": {"hunter": 1}}},
        B={"megaliths": [(2, 2)], "done": ["menhir"]},
    )
    before = laid(t)
    t.all_plan()
    assert laid(t) - before == {"c2", "b3", "f5", "e6"}, "beside them, never diagonally"


@pytest.mark.rule("DG-DISCOVER-03")
def test_a_camp_opens_its_neighbours() -> None:
    t = table(2, grid=BLOCK, at="c3", A={"camp": (2, 0)})
    before = laid(t)
    t.all_plan()
    assert laid(t) - before == {"e2", "f3"}


@pytest.mark.rule("DG-DISCOVER-02")
def test_a_shaman_token_opens_nothing() -> None:
    t = table(2, grid=BLOCK, at="c3", A={"journey": (0, 0), "journey_since": 1, "done": ["long_journey"]})
    before = laid(t)
    t.all_plan()
    assert laid(t) == before


@pytest.mark.rule("DG-DISCOVER-10")
def test_members_who_stay_at_home_open_nothing() -> None:
    goods = {"tool": 3}
    t = table(2, grid=BLOCK, at="c3", A={"goods": goods})
    before = laid(t)
    craft = t.value("display")[0]
    t.all_plan(A=["dwelling hunter pay", f"craft {craft} hunter pay", "paint painting_1.top hunter pay",
                  "ability range hunter", "birth chief shaman"])  # fmt: skip
    assert t.asked == "execute" and laid(t) == before


@pytest.mark.rule("DG-DISCOVER-04")
def test_new_tiles_open_nothing_and_a_cell_gets_one_tile() -> None:
    t = table(2, grid=[".   w1> w1>", "w1> w1> c> ", ".   w1> w1>"], at="b3", A={"camp": (1, 0)}, B={"camp": (0, 1)})
    before = laid(t)
    t.all_plan()
    assert laid(t) - before == {"c2", "b3", "a4", "b5"}, "b3 lies beside both camps"
    shown = [event[3] for step in t.steps for event in step.events if terms.EVENTS[event[0]] == "tile_laid"]
    assert sorted(layout.CELL_NAMES[cell] for cell in shown) == sorted(laid(t) - before)


@pytest.mark.rule("DG-DISCOVER-05")
def test_cells_are_filled_row_by_row() -> None:
    told = [f"lay-tile pile_bison_{letter}" for letter in "abcd"]
    t = table(2, grid=BLOCK, at="c3", chance=told, A={"camp": (0, 0)}, B={"camp": (2, 2)})
    t.all_plan()
    tiles = t.value("tiles")
    assert [tiles[cell] for cell in ("c2", "b3", "f5", "e6")] == [text.split()[1] for text in told]


@pytest.mark.rule("DG-DISCOVER-06", "DG-SPAWN-06")
def test_a_new_animal_tile_gets_its_figure_when_its_season_begins() -> None:
    told = ["lay-tile pile_bison_a", "lay-tile pile_horse_a"]
    t = table(2, round=3, grid=BLOCK, at="c3", chance=told, A={"camp": (0, 0), "learners": {"range": "hunter"}})
    t.all_plan()
    tiles = t.value("tiles")
    assert (tiles["c2"], tiles["b3"], t.value("animals")) == ("pile_bison_a", "pile_horse_a", {})
    t.until("camp")
    assert t.value("animals")["c2"] == "bison" and "b3" not in t.value("animals"), "round 4 is cold"
    t.until("plan")
    t.until("camp")
    assert t.value("animals")["b3"] == "horse"


@pytest.mark.rule("DG-DISCOVER-07")
def test_a_new_tile_can_take_a_megalith_in_the_same_round() -> None:
    goods = {"wood": 2, "stone": 2, "tool": 2}
    t = table(2, grid=BLOCK, at="c3", A={"camp": (0, 0), "goods": goods})
    assert t.refused("A", "send c2 hunters 1") == "DG-EXPED-08"
    t.all_plan(A="shaman menhir")
    t.say("A", "invoke", "site c2", "finish")
    assert t["A"]["megaliths"] == ["c2"]
    t.until("camp")
    assert t.can("camp b3") and t.can("camp c2")


@pytest.mark.rule("DG-DISCOVER-08")
def test_an_empty_pile_fills_what_it_can_and_later_the_rest() -> None:
    t = table(2, grid=BLOCK, at="c3", pile=["pile_plants_f"], A={"camp": (0, 0)})
    t.all_plan()
    assert t.value("tiles")["c2"] == "pile_plants_f" and "b3" not in laid(t) and sum(t.state.unseen) == 0
    position = t.state.to_position()
    position |= {"pile": ["pile_plants_e"], "phase": "planning"}
    del position["agenda"]
    t = Table(t.game, t.source, t.game.from_position(position))
    t.all_plan()
    # c2 is a tile now, and opens nothing: nobody stands there
    assert t.value("tiles")["b3"] == "pile_plants_e" and "c1" not in laid(t)


@pytest.mark.rule("DG-DISCOVER-08", "DG-COMP-10", "DG-SETUP-01")
def test_nothing_lies_outside_the_territory() -> None:
    t = table(2, grid=["w1>"], at="a2", A={"camp": (0, 0)}, B={"camp": (0, 0)})
    t.all_plan()
    assert laid(t) == {"a2", "b2", "a3"}, "the corner a1 is no cell with two players"
    t = table(4, grid=["w1>"], at="a2", A={"camp": (0, 0)}, B={"camp": (0, 0)}, C={"camp": (0, 0)}, D={"camp": (0, 0)})
    t.all_plan()
    assert laid(t) == {"a2", "b2", "a3", "a1"}


# --- DG-MIGRATE -------------------------------------------------------------------------------------


def migrated(grid: list[str], animals: dict[tuple[int, int], str], at: str = "b1", **entries: Any) -> Table:
    """A table right after its animals have migrated; seat A is asked what to eat."""
    seat = {"goods": LARDER, **entries.pop("A", {})}
    t = table(2, grid=grid, at=at, phase="migration", animals=animals, A=seat, **{"arrow": "west", **entries})
    assert t.asked == "feed"
    return t


@pytest.mark.rule("DG-MIGRATE-01", "DG-MIGRATE-02", "DG-MIGRATE-03")
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize(("species", "end"), [("horse", "c2"), ("reindeer", "c2"), ("bison", "b2"), ("mammoth", "b2")])
def test_how_far_each_species_goes(species: str, end: str, round_: int) -> None:
    t = migrated(["w1> s1^ p1v g1<"], {(0, 0): species}, at=ROW, round=round_)
    assert t.value("animals") == {end: species}, "the arrows on the way are ignored"


@pytest.mark.rule("DG-MIGRATE-03", "DG-SETUP-06", "DG-MIGRATE-13")
@pytest.mark.parametrize(("arrow", "end"), [("north", "d3"), ("east", "e4"), ("south", "d5"), ("west", "c4")])
def test_the_centre_tile_points_as_it_lies(arrow: str, end: str) -> None:
    t = migrated(BLOCK, {(1, 1): "bison"}, at="c3", centre_arrow=arrow)
    assert t.value("animals") == {end: "bison"}


@pytest.mark.rule("DG-MIGRATE-06")
def test_figures_that_are_crossed_have_no_influence() -> None:
    t = migrated(["w1> s1^ p1> g1>"], {(0, 0): "horse", (1, 0): "bison"}, at=ROW)
    assert t.value("animals")["c2"] == "horse"


@pytest.mark.rule("DG-MIGRATE-07", "DG-MIGRATE-08")
def test_a_landing_is_blocked_whether_or_not_the_other_has_moved() -> None:
    t = migrated(["w1> s1> p1> g1>"], {(0, 0): "bison", (1, 0): "mammoth"}, at=ROW)
    assert t.value("animals") == {"c2": "bison", "d2": "mammoth"}


@pytest.mark.rule("DG-MIGRATE-09")
def test_past_the_last_tile_comes_the_first() -> None:
    t = migrated(["w1v", "s1v", "p1v", "g1v"], {(0, 2): "reindeer"})
    assert t.value("animals") == {"b1": "reindeer"}


@pytest.mark.rule("DG-MIGRATE-10")
def test_gaps_do_not_count() -> None:
    t = migrated(["w1v", ".", "s1v", "p1v"], {(0, 0): "bison"})
    assert t.value("animals") == {"b3": "bison"}


@pytest.mark.rule("DG-MIGRATE-11")
def test_a_round_trip_and_a_full_row_end_where_they_began() -> None:
    assert migrated(["w1> s1>"], {(0, 0): "horse"}, at=ROW).value("animals") == {"a2": "horse"}
    full = {(0, 0): "horse", (1, 0): "bison", (2, 0): "mammoth"}
    assert migrated(["w1> s1> p1>"], full, at=ROW).value("animals") == {"a2": "horse", "b2": "bison", "c2": "mammoth"}
    assert migrated(["w1>"], {(0, 0): "horse"}, at=ROW).value("animals") == {"a2": "horse"}


@pytest.mark.rule("DG-MIGRATE-12", "DG-MIGRATE-17")
def test_a_figure_moves_once_though_the_arrow_passes_it_again() -> None:
    t = migrated(["w1> s1> p1> g1>"], {(0, 0): "horse"}, at=ROW)
    assert t.value("animals") == {"c2": "horse"}
    assert all(figure < terms.LYING for figure in t.state.animal), "they all stand up again"


@pytest.mark.rule("DG-MIGRATE-13")
def test_nothing_but_figures_keeps_a_figure_away() -> None:
    t = migrated(
        ["w1> s1> p1>"],
        {(0, 0): "bison"},
        at=ROW,
        harvested={(1, 0): 1},
        A={"camp": (1, 0), "megaliths": [(1, 0)], "done": ["menhir", "long_journey"], "journey": (1, 0),
           "journey_since": 1},
    )  # fmt: skip
    assert t.value("animals") == {"b2": "bison"}
    assert migrated(BLOCK, {(0, 1): "bison"}, at="c3").value("animals") == {"d4": "bison"}, "the centre too"


@pytest.mark.rule("DG-MIGRATE-01", "DG-MIGRATE-04", "DG-MIGRATE-05", "DG-MIGRATE-15")
@pytest.mark.parametrize(
    ("arrow", "order"),
    [
        ("west", ["a2", "a4", "c2", "c4"]),
        ("north", ["c2", "a2", "c4", "a4"]),
        ("east", ["c4", "c2", "a4", "a2"]),
        ("south", ["a4", "c4", "a2", "c2"]),
    ],
)
def test_the_order_of_each_slot(arrow: str, order: list[str]) -> None:
    corners = {(x, y): "bison" for x in (0, 2) for y in (0, 2)}
    t = finishing(corners, grid=["w1> s1> p1>"] * 3, at=ROW, arrow=arrow)
    steps = t.say("A", "finish")
    moves = [event for step in steps for event in step.events if terms.EVENTS[event[0]] == "migrated"]
    assert [layout.CELL_NAMES[start] for _, _, _, start, _ in moves] == order


def finishing(animals: dict[tuple[int, int], str], **entries: Any) -> Table:
    """A table at which seat A has only to finish its part; then the animals migrate."""
    return executing(2, animals=animals, A={"goods": LARDER, "learners": {"range": "hunter"}}, **entries)


@pytest.mark.rule("DG-MIGRATE-14")
def test_the_arrow_goes_round_clockwise() -> None:
    seen, arrow = [], "west"
    for _ in range(4):
        arrow = migrated(["w1>"], {}, at=ROW, arrow=arrow).value("arrow")
        seen.append(arrow)
    assert seen == ["north", "east", "south", "west"]


@pytest.mark.rule("DG-HIDDEN-12", "DG-MIGRATE-01")
def test_chance_has_no_part_in_a_migration() -> None:
    ends = set()
    for seed in range(5):
        t = finishing({(0, 0): "horse", (1, 0): "bison", (2, 2): "reindeer"}, grid=BLOCK, at="c3")
        t.source = Source(seed)
        t.say("A", "finish")
        assert t.asked == "feed"
        ends.add(tuple(sorted(t.value("animals").items())))
    assert len(ends) == 1


# --- DG-SPAWN ---------------------------------------------------------------------------------------

GROUNDS = ["H> R> B> M>"]


def spawned(round_: int, **entries: Any) -> Table:
    """A table after the animals of the round after this one have come; somebody moves its camp."""
    t = table(2, round=round_, phase="round_end", at=ROW, **{"grid": GROUNDS, **entries})
    t.until("camp", "plan")
    return t


@pytest.mark.rule("DG-SPAWN-01", "DG-SPAWN-02", "DG-FLOW-03")
def test_animals_of_the_season_that_begins() -> None:
    assert spawned(3).value("animals") == {"c2": "bison", "d2": "mammoth"}
    assert spawned(4).value("animals") == {"a2": "horse", "b2": "reindeer"}
    t = spawned(3)
    assert t.state.supply[terms.BISON] == t.game.pack.animals[terms.BISON].copies - 1


@pytest.mark.rule("DG-SPAWN-03", "DG-SPAWN-04")
def test_a_tile_with_any_figure_gets_none_and_old_figures_stay() -> None:
    t = spawned(3, animals={(2, 0): "horse", (0, 0): "horse"})
    assert t.value("animals") == {"a2": "horse", "c2": "horse", "d2": "mammoth"}


@pytest.mark.rule("DG-SPAWN-05")
def test_camps_megaliths_and_tokens_keep_no_animal_away() -> None:
    t = spawned(
        3,
        A={"camp": (2, 0)},
        B={"megaliths": [(3, 0)], "done": ["menhir", "long_journey"], "journey": (2, 0), "journey_since": 3},
    )
    assert t.value("animals") == {"c2": "bison", "d2": "mammoth"}


@pytest.mark.rule("DG-SPAWN-07")
@pytest.mark.parametrize(("arrow", "cell"), [("west", "a2"), ("east", "d2")])
def test_a_shortage_is_served_in_the_order_of_the_arrow(arrow: str, cell: str) -> None:
    t = spawned(3, grid=["B> w1> w1> B>"], supply={"bison": 1}, arrow=arrow)
    assert t.value("animals") == {cell: "bison"}
    assert spawned(3, grid=["B> B>"], supply={}).value("animals") == {}


# --- DG-CAMP ----------------------------------------------------------------------------------------


def moving(grid: list[str], at: str = ROW, **entries: Any) -> Table:
    """A table at which seat A may move its camp."""
    t = table(2, grid=grid, at=at, phase="round_end", **{"round": 3, **entries})
    assert (t.turn, t.asked) == ("A", "camp")
    return t


LINE = ["w1> s1> p1> g1> h1>"]


@pytest.mark.rule("DG-CAMP-02")
@pytest.mark.parametrize("level", [1, 3])
def test_a_camp_moves_up_to_two_tiles_at_any_range(level: int) -> None:
    t = moving(LINE, A={"camp": (0, 0), "levels": {"range": level}})
    assert t.cells("camp") == {"a2", "b2", "c2"}
    assert t.refused("A", "camp d2") == "DG-CAMP-02"


@pytest.mark.rule("DG-CAMP-03")
def test_a_camp_neither_crosses_gaps_nor_wraps() -> None:
    t = moving(["w1> s1> .   p1> g1> h1> w1>"], A={"camp": (0, 0)})
    assert t.cells("camp") == {"a2", "b2"}
    assert t.refused("A", "camp c2") == "DG-CAMP-03" and t.refused("A", "camp g2") == "DG-CAMP-02"


@pytest.mark.rule("DG-CAMP-04", "DG-CAMP-07")
@pytest.mark.parametrize(
    "rival",
    [
        {"camp": (1, 0)},
        {"megaliths": [(1, 0)], "done": ["menhir"]},
        {"journey": (1, 0), "journey_since": 3, "done": ["long_journey"]},
    ],
    ids=["camp", "megalith", "token"],
)
def test_a_camp_passes_rivals_but_does_not_stop_there(rival: dict[str, Any]) -> None:
    t = moving(LINE, A={"camp": (0, 0)}, B=rival)
    assert t.cells("camp") == {"a2", "c2"} and t.refused("A", "camp b2") == "DG-CAMP-04"


@pytest.mark.rule("DG-CAMP-05", "DG-CAMP-08")
def test_where_a_camp_may_stop() -> None:
    own = {"megaliths": [(1, 0)], "done": ["menhir", "long_journey"], "journey": (2, 0), "journey_since": 3}
    t = moving(LINE, A={"camp": (0, 0), **own}, harvested={(1, 0): 1})
    assert t.cells("camp") == {"a2", "b2", "c2"}
    t = moving(LINE, A={"camp": (0, 0)}, animals={(1, 0): "horse"})
    t.say("A", "camp b2")
    assert t["A"]["camp"] == "b2" and t.value("animals") == {"b2": "horse"}


@pytest.mark.rule("DG-CAMP-06", "DG-CAMP-07")
def test_no_camp_comes_back_to_the_centre() -> None:
    t = moving(BLOCK, at="c3", A={"camp": (0, 1)}, B={"camp": (0, 0)})
    assert t.refused("A", "camp d4") == "DG-CAMP-06"
    assert {"e4", "d3", "d5"} <= t.cells("camp"), "it may pass over it"
    t = moving(BLOCK, at="c3")
    assert t.can("camp d4"), "one that never left may stay"


@pytest.mark.rule("DG-CAMP-09")
def test_the_new_place_is_where_the_next_round_begins() -> None:
    t = moving(LINE, at="a4", A={"camp": (0, 0)}, B={"camp": (4, 0)})
    t.say("A", "camp c4")
    t.until("plan")
    t.say("B", "pass")
    assert {"a4", "b4", "c4", "d4"} == t.cells("send"), "two steps from c4, but for the rival camp"
    t.say("A", "pass")
    t.until("camp")
    assert {"c3", "c5"} <= laid(t)


@pytest.mark.rule("DG-CAMP-01", "DG-CAMP-10")
def test_camps_move_one_after_the_other() -> None:
    t = moving(LINE, A={"camp": (0, 0)}, B={"camp": (1, 0)}, first="A")
    t.say("A", "camp c2")
    assert t.turn == "B" and t.refused("B", "camp c2") == "DG-CAMP-04"
    t.say("B", "camp a2")
    assert (t["A"]["camp"], t["B"]["camp"]) == ("c2", "a2")


@pytest.mark.rule("DG-DISCOVER-07", "DG-CAMP-05")
def test_an_animal_at_the_camp_is_hunted_by_an_expedition() -> None:
    t = table(2, round=2, grid=LINE, at=ROW, animals={(0, 0): "horse"}, A={"camp": (0, 0), "goods": {"hide": 1}})
    t.all_plan(A="send a2 hunters 2 pay")
    assert t.goods("A") == {}
    t.say("A", "return a2")
    assert t["A"]["memory"] == {"horse": 1}


@pytest.mark.rule("DG-COMP-10")
def test_executing_knows_the_neighbours_only() -> None:
    goods = {"wood": 2, "stone": 2, "tool": 2}
    t = executing(2, grid=["w1> .", ".   s1>"], at=ROW, hut={"menhir": "A"}, A={"camp": (0, 0), "goods": goods})
    t.say("A", "invoke")
    assert t.cells("site") == {"a2"}, "a diagonal neighbour is none"
