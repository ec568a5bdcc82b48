"""The end of a round rule by rule: feeding, housing, objectives, refilling."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from doggerland.tables import CRAFTS, Table, executing, table
from eolith.games.doggerland import terms

FOOD = terms.STORES[terms.PLANT1 :]
"""plant1 plant2 plant3 meat2 meat3"""


def feeding(adults: int = 6, **entries: Any) -> Table:
    """A table at the end of a round: seat A is fed, and then the objectives are compared."""
    seat = {"hunters": adults - 2, **entries.pop("A", {})}
    agenda = [{"kind": "round", "slots": [4]}, {"kind": "feed", "seat": "A", "slots": [adults]}]
    options = {"adult_overflow": "ignore", **entries.pop("options", {})}
    return table(2, phase="round_end", round=3, agenda=agenda, A=seat, options=options, **entries)


def fed(adults: int, goods: dict[str, int]) -> Table:
    """The same where nothing is to be chosen."""
    t = feeding(adults, A={"goods": goods})
    assert t.asked != "feed"
    return t


# --- DG-FEED ----------------------------------------------------------------------------------------


@pytest.mark.rule("DG-FEED-01", "DG-FEED-02", "DG-FEED-08")
def test_what_food_is_worth() -> None:
    t = fed(6, {"plant1": 2, "meat2": 2})
    assert t.goods("A") == {} and t.tokens("A") == 0


@pytest.mark.rule("DG-FEED-01", "DG-FEED-04", "DG-FEED-06", "DG-SCORE-12")
def test_who_is_not_fed_costs_a_token_and_lives() -> None:
    t = fed(8, {"plant1": 3, "meat2": 1})
    assert t.goods("A") == {} and t.tokens("A") == 3 and t.members("A") == 8


@pytest.mark.rule("DG-FEED-05")
def test_half_a_meat_is_lost() -> None:
    t = fed(5, {"meat2": 3})
    assert t.goods("A") == {} and t.tokens("A") == 0


@pytest.mark.rule("DG-FEED-07", "DG-FEED-09")
def test_what_is_left_moves_on_and_bowl_three_spoils() -> None:
    t = feeding(2, A={"goods": {"plant1": 2, "meat2": 1, "plant2": 1, "meat3": 2}})
    t.say("A", "feed meat2 0 plant2 0 plant1 0")
    assert t.goods("A") == {"plant2": 2, "meat3": 1, "plant3": 1} and t.tokens("A") == 0


@pytest.mark.rule("DG-FEED-08")
def test_plants_serve_three_feedings_and_meat_two() -> None:
    t = feeding(2, A={"goods": {"plant1": 2, "meat2": 2}})
    t.say("A", "feed meat2 1")
    assert t.goods("A") == {"plant2": 2, "meat3": 1}
    t = feeding(2, A={"goods": {"plant2": 2, "meat3": 2}})
    t.until("camp", "plan")
    assert t.goods("A") == {"plant3": 2}, "meat is gone after its second feeding"
    t = fed(2, {"plant3": 4})
    assert t.goods("A") == {}, "and plants after their third"


@pytest.mark.rule("DG-FEED-03", "DG-FEED-04")
def test_the_owner_chooses_but_nothing_needless() -> None:
    t = feeding(6, A={"goods": {"meat2": 3, "plant1": 6}})
    assert {text.split()[0] for text in t.offered} == {"eat"}
    assert t.refused("A", "eat 4") == "DG-FEED-03"
    t.say("A", "feed meat2 1")
    assert t.goods("A") == {"meat3": 2, "plant2": 2}
    assert feeding(6, A={"goods": {"meat2": 3, "plant1": 2}}).refused("A", "feed meat2 1") == "DG-FEED-04"


def outcomes(need: int, goods: dict[str, int]) -> set[tuple[int, ...]]:
    """What can be left of fresh plants, of plants in bowl 2 and of fresh meat, by trying everything."""
    worth = [1, 1, 1, 2, 2]
    owned = [goods.get(store, 0) for store in FOOD]
    total = sum(number * value for number, value in zip(owned, worth, strict=True))
    left = set()
    for eaten in product(*(range(number + 1) for number in owned)):
        value = sum(number * each for number, each in zip(eaten, worth, strict=True))
        enough = value >= min(need, total)
        needless = any(number and value - each >= need for number, each in zip(eaten, worth, strict=True))
        if enough and not needless:
            left.add((owned[0] - eaten[0], owned[1] - eaten[1], owned[3] - eaten[3]))
    return left


@pytest.mark.rule("DG-FEED-02", "DG-FEED-03", "DG-FEED-04", "DG-FEED-05", "DG-FEED-06", "DG-FEED-07")
@settings(max_examples=60)
@given(st.integers(2, 12), st.fixed_dictionaries({store: st.integers(0, 5) for store in FOOD}))
def test_every_meal_that_is_allowed_can_be_had_and_no_other(need: int, goods: dict[str, int]) -> None:
    t = feeding(need, A={"goods": {store: number for store, number in goods.items() if number}})
    found, todo = set(), [t.state]
    while todo:
        state = todo.pop()
        if terms.FRAMES[state.frame[0]] == "feed":
            for option in state.options():
                after = state.clone()
                after.apply(option)
                todo.append(after)
        else:
            stock = state.stock[0]
            found.add((stock[terms.PLANT2], stock[terms.PLANT3], stock[terms.MEAT3]))
            eaten = sum(goods[store] * (1 + (store[0] == "m")) for store in FOOD)
            assert state.deprivation[0] == max(0, need - eaten)
            assert stock[terms.PLANT1] == stock[terms.MEAT2] == 0
    assert found == outcomes(need, goods)


@pytest.mark.rule("DG-FEED-10", "DG-FEED-12", "DG-FEED-13", "DG-BIRTH-07")
def test_newborns_are_not_fed_and_take_what_room_there_is() -> None:
    seat = {"newborns": 3, "dwellings": {"ramshackle": 2, "status": 1}, "goods": {"plant1": 6}}
    t = feeding(6, A=seat)
    assert t.tokens("A") == 0 and t.members("A") == 7
    assert t.state.observe(None).seats[0].hunters_left == 5


@pytest.mark.rule("DG-FEED-11")
def test_from_the_next_round_on_they_eat() -> None:
    t = feeding(6, A={"newborns": 1, "dwellings": {"ramshackle": 2, "simple": 1}, "goods": {"plant1": 6}})
    t.until("plan")
    t.until("camp")
    assert t.tokens("A") == 7


@pytest.mark.rule("DG-FEED-15")
@pytest.mark.parametrize(("option", "left"), [("lose_hg", 4), ("ignore", 6), ("forbid_build", 6)])
def test_adults_without_room(option: str, left: int) -> None:
    seat = {"newborns": 1, "dwellings": {"ramshackle": 1, "status": 1}, "goods": {"plant1": 6}}
    t = feeding(6, A=seat, options={"adult_overflow": option})
    assert t.members("A") == left and t.state.newborns[0] == 0 and t.tokens("A") == 0


@pytest.mark.rule("DG-FEED-15")
def test_chief_and_shaman_are_never_lost() -> None:
    seat = {"dwellings": {"status": 1, "simple": 0}, "goods": {"plant1": 6}}
    t = feeding(6, A=seat, options={"adult_overflow": "lose_hg"})
    assert t.members("A") == 2 and list(t.state.home[0]) == [1, 1, 0]


@pytest.mark.rule("DG-FEED-14")
def test_feeding_touches_the_own_board_only() -> None:
    agenda = [{"kind": "round", "slots": [4]}, *({"kind": "feed", "seat": seat, "slots": [6]} for seat in "BA")]
    seats = {"A": {"goods": {"meat2": 3, "plant1": 3}}, "B": {"goods": {"meat2": 4, "plant1": 3}}}
    one = table(2, phase="round_end", round=3, agenda=agenda, **seats)
    one.say("A", "feed meat2 3")
    one.say("B", "feed meat2 3")
    other = table(2, phase="round_end", round=3, agenda=[agenda[0], agenda[2], agenda[1]], **seats)
    other.say("B", "feed meat2 3")
    other.say("A", "feed meat2 3")
    assert one.state == other.state


# --- DG-GOAL ----------------------------------------------------------------------------------------

STONES = {"done": ["menhir", "cromlech", "dolmen"], "megaliths": ["d4", "d4", "d4"]}
ALL_ROUND: dict[str, Any] = {
    "births": 1, "done": ["menhir"], "megaliths": ["d4"], "crafts": ["N1"], "dwellings": {"status": 1},
}  # fmt: skip
BEASTS = {"painting_1.top": "A", "painting_1.middle": "A", "painting_2.bottom": "A", "painting_4.bottom": "A"}
"""A horse, a reindeer, a bison and a mammoth."""


def crafts(count: int) -> list[str]:
    return [craft for craft, *_ in CRAFTS.values()][:count]


def awarded(objective: str, entry: dict[str, Any], **entries: Any) -> int:
    """The cell of seat A's cube on an objective at the end of a round, 0 for none."""
    seat = {**entry, "crafts": crafts(len(entry["crafts"]))} if "crafts" in entry else entry
    t = table(
        2,
        phase="round_end",
        round=entries.pop("round", 3),
        objectives=[objective],
        cave=[f"painting_{n}" for n in range(1, 5)],
        A=seat,
        **entries,
    )
    return int(t.state.goal[0][t.game.pack.number("objectives", objective)])


@pytest.mark.parametrize(
    ("objective", "entry", "met"),
    [
        pytest.param("big_tribe", {"hunters": 8}, 1, marks=pytest.mark.rule("DG-GOAL-08")),
        pytest.param("big_tribe", {"hunters": 7}, 0, marks=pytest.mark.rule("DG-GOAL-08")),
        pytest.param("spirit_talker", {"done": [*terms.HUT[:4]]}, 0, marks=pytest.mark.rule("DG-GOAL-09")),
        pytest.param("spirit_talker", {"done": [*terms.HUT[:5]]}, 1, marks=pytest.mark.rule("DG-GOAL-09")),
        pytest.param(
            "spirit_talker", {"done": [*terms.HUT[:2], *STONES["done"]], "megaliths": STONES["megaliths"]}, 1,
            marks=pytest.mark.rule("DG-GOAL-09"),
        ),
        pytest.param("fine_village", {"dwellings": {"status": 3}}, 1, marks=pytest.mark.rule("DG-GOAL-10")),
        pytest.param(
            "fine_village", {"dwellings": {"ramshackle": 2, "status": 2, "simple": 2}}, 0,
            marks=pytest.mark.rule("DG-GOAL-10"),
        ),
        pytest.param(
            "fine_village", {"dwellings": {"status": 2, "simple": 3}}, 1, marks=pytest.mark.rule("DG-GOAL-10")
        ),
        pytest.param("masters", {"levels": dict.fromkeys(terms.ABILITIES, 3)}, 1, marks=pytest.mark.rule("DG-GOAL-12")),
        pytest.param(
            "masters", {"levels": {"range": 3, "carrying": 3, "toolmaking": 2}}, 0, marks=pytest.mark.rule("DG-GOAL-12")
        ),
        pytest.param("artisans", {"crafts": ["N"] * 5}, 1, marks=pytest.mark.rule("DG-GOAL-13")),
        pytest.param("artisans", {"crafts": ["N"] * 4}, 0, marks=pytest.mark.rule("DG-GOAL-13")),
        pytest.param("great_stones", {"done": [*terms.HUT[:5]]}, 0, marks=pytest.mark.rule("DG-GOAL-14")),
        pytest.param("great_stones", STONES, 1, marks=pytest.mark.rule("DG-GOAL-14")),
        pytest.param("great_stones", {**STONES, "done": ["menhir", "dolmen"]}, 0, marks=pytest.mark.rule("DG-GOAL-14")),
    ],
)  # fmt: skip
def test_what_objectives_ask_for(objective: str, entry: dict[str, Any], met: int) -> None:
    assert awarded(objective, entry) == met


@pytest.mark.rule("DG-GOAL-13")
def test_crafts_of_others_make_no_artisan() -> None:
    *own, other = crafts(5)
    assert awarded("artisans", {"crafts": own}, B={"crafts": [other]}) == 0


@pytest.mark.rule("DG-SETUP-11", "DG-GOAL-01")
def test_objectives_that_left_the_game_are_never_met() -> None:
    t = table(2, phase="round_end", round=3, objectives=["artisans"], A={"hunters": 8, "crafts": crafts(5)})
    assert sum(t.state.goal[0]) == t.state.goal[0][t.game.pack.number("objectives", "artisans")] == 1


@pytest.mark.rule("DG-GOAL-11")
def test_one_of_each_species() -> None:
    assert awarded("four_species", {}, cubes=BEASTS) == 1
    for cell in BEASTS:
        assert awarded("four_species", {}, cubes={other: "A" for other in BEASTS if other != cell}) == 0
        assert awarded("four_species", {}, cubes={**BEASTS, cell: "B"}) == 0


@pytest.mark.rule("DG-GOAL-15")
def test_a_full_life_asks_for_each_part() -> None:
    warm, cold = {"painting_1.middle": "A"}, {"painting_4.bottom": "A"}
    assert awarded("full_life", ALL_ROUND, cubes={**warm, **cold}) == 1
    assert awarded("full_life", ALL_ROUND, cubes={**warm, "painting_1.top": "A"}) == 0, "two warm species"
    assert awarded("full_life", ALL_ROUND, cubes=cold) == 0
    for part in ("births", "done", "crafts", "dwellings"):
        without = {name: value for name, value in ALL_ROUND.items() if name != part}
        assert awarded("full_life", without, cubes={**warm, **cold}) == 0, part


@pytest.mark.rule("DG-GOAL-02", "DG-GOAL-03", "DG-GOAL-04", "DG-GOAL-06", "DG-SCORE-05")
def test_first_second_and_no_third_round() -> None:
    ten = {"hunters": 8}
    for rounds, cell, points in ((0, 1, 5), (1, 2, 3), (2, 0, 0)):
        t = table(3, phase="round_end", round=3, objectives={"big_tribe": rounds, "fine_village": 0}, A=ten, B=ten)
        number = t.game.pack.number("objectives", "big_tribe")
        assert [row[number] for row in t.state.goal[:3]] == [cell, cell, 0]
        assert t.value("objectives")["big_tribe"] == min(2, rounds + 1)
        assert t.state.sheet().rows[0].lines["objectives"].points == points


@pytest.mark.rule("DG-GOAL-05", "DG-GOAL-07")
def test_a_cube_stays_and_there_is_one() -> None:
    for hunters in (8, 4):
        seat = {"hunters": hunters, "objectives": {"big_tribe": 1}}
        t = table(2, phase="round_end", round=3, objectives={"big_tribe": 1}, A=seat)
        assert t["A"]["objectives"] == {"big_tribe": 1} and t.value("objectives") == {"big_tribe": 1}


@pytest.mark.rule("DG-GOAL-06")
def test_several_objectives_at_once() -> None:
    seat = {"hunters": 8, "dwellings": {"status": 3}}
    t = table(2, phase="round_end", round=3, objectives=["big_tribe", "fine_village"], A=seat)
    assert t["A"]["objectives"] == {"big_tribe": 1, "fine_village": 1}


@pytest.mark.rule("DG-GOAL-01", "DG-FEED-16", "DG-GOAL-08")
def test_newborns_housed_in_the_last_round_count() -> None:
    seat = {"hunters": 7, "newborns": 1, "dwellings": {"ramshackle": 2, "simple": 2}, "goods": {"plant1": 9}}
    t = table(2, phase="migration", round=8, objectives=["big_tribe"], A=seat)
    assert t.state.over and t.state.goal[0][t.game.pack.number("objectives", "big_tribe")] == 1
    assert t.state.sheet().rows[0].lines["members"].points == 10


# --- DG-REFILL --------------------------------------------------------------------------------------


@pytest.mark.rule("DG-REFILL-03", "DG-REFILL-04")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 5), (4, 6)])
def test_paintings_keep_step_with_the_ring(players: int, tiles: int) -> None:
    for round_ in range(1, 8):
        t = table(players, phase="round_end", round=round_)
        assert len(t.value("cave")) == min(round_ + 1, tiles)


@pytest.mark.rule("DG-REFILL-05")
def test_crafts_that_were_not_made_stay() -> None:
    kept = crafts(1)
    t = table(3, phase="round_end", round=3, display=["", *kept])
    shown = [craft for craft in t.value("display") if craft]
    assert len(shown) == 4 and t.value("display")[1] == kept[0] and sum(t.state.crafts_left) == 14


@pytest.mark.rule("DG-REFILL-06")
def test_crafts_run_out() -> None:
    every = [craft.id for craft in table(4).game.pack.crafts]
    t = table(4, phase="round_end", round=3, display=every[:2], A={"crafts": every[2:10]}, B={"crafts": every[10:]})
    t.until("camp", "plan")
    assert [craft for craft in t.value("display") if craft] == every[:2]
    t = table(4, phase="round_end", round=3, display=every[:2], A={"crafts": every[2:10]}, B={"crafts": every[10:17]})
    assert [craft for craft in t.value("display") if craft] == [*every[:2], every[17]]


@pytest.mark.rule("DG-REFILL-02", "DG-FLOW-06")
def test_after_the_last_round_nothing_is_prepared() -> None:
    t = table(2, grid=["B> H>"], at="a2", phase="round_end", round=8, display=crafts(1))
    assert t.state.over and t.value("animals") == {}
    assert [craft for craft in t.value("display") if craft] == crafts(1) and t.value("first") == "A"


@pytest.mark.rule("DG-REFILL-01")
def test_the_steps_of_the_end_of_a_round_in_their_order() -> None:
    seat = {"camp": (1, 0), "goods": {"plant1": 6, "meat2": 1}, "learners": {"range": "hunter"}}
    ten = {"hunters": 8, "dwellings": {"ramshackle": 2, "simple": 2}}
    t = executing(2, grid=["B> w1>"], at="a2", round=3, A=seat, B=ten, display=crafts(1), objectives=["big_tribe"])
    t.say("A", "finish")
    assert t.asked == "feed"
    steps = t.say("A", "eat 0")
    happened = [terms.EVENTS[event[0]] for step in steps for event in step.events]
    order = ["fed", "fed", "objective_met", "spawned", "painting_revealed", "craft_dealt", "craft_dealt"]
    assert [event for event in happened if event in order] == order
    assert (t.asked, t.state.round) == ("camp", 4)
