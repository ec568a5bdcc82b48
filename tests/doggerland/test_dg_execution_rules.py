"""Phase 3 rule by rule: order, dwellings, crafts, births, gathering, hunts, paintings, the shaman's hut."""

from __future__ import annotations

from itertools import product

import pytest

from doggerland.tables import CRAFTS, Table, executing, table
from eolith.games.doggerland import terms
from eolith.kernel.rule import Refused

N1, N2, S1 = (CRAFTS[name][0] for name in ("N1", "N2", "S1"))
FED = {"plant1": 6}
"""What keeps a tribe of six from hunger."""
WAITS = {"builders": ["hunter"]}
"""A seat that keeps the phase from ending."""


def gathering(tile: str, members: dict[str, int], tools: int = 0, players: int = 3, **seat: object) -> Table:
    """An expedition of A waits on c2 for being executed."""
    group = {"seat": "A", "errand": "gather", "members": members, "tools": tools}
    return executing(players, grid=[f"w1> {tile}"], groups={(1, 0): group}, A={"camp": (0, 0), **seat}, B=WAITS)


def hunting(species: str, members: dict[str, int], tools: int = 0, **seat: object) -> Table:
    """A hunt of A waits on c2, a stone tile, for being executed."""
    group = {"seat": "A", "errand": "hunt", "members": members, "tools": tools}
    return executing(3, grid=["w1> s2>"], animals={(1, 0): species}, groups={(1, 0): group},
                     A={"camp": (0, 0), **seat}, B=WAITS)  # fmt: skip


# --- DG-EXEC -----------------------------------------------------------------------------------------


@pytest.mark.rule("DG-EXEC-01", "DG-EXEC-07", "DG-GATHER-05", "DG-ABIL-07")
@pytest.mark.parametrize(("order", "wood"), [
    (["return c2", "raise carrying", "build simple other empty"], 3),
    (["raise carrying", "return c2", "build simple other empty"], 5),
])  # fmt: skip
def test_own_actions_in_any_order(order: list[str], wood: int) -> None:
    t = executing(3, grid=["w1> w3>"], groups={(1, 0): {"seat": "A", "members": {"hunter": 2}}}, B=WAITS,
                  A={"camp": (0, 0), "builders": ["hunter"], "learners": {"carrying": "hunter"},
                     "goods": {"tool": 1, "hide": 2}})  # fmt: skip
    t.say("A", *order)
    assert t.goods("A") == {"wood": wood} and t.offered == ["finish"]
    assert t["A"]["dwellings"] == {"ramshackle": 2, "simple": 1}


@pytest.mark.rule("DG-EXEC-02", "DG-EXEC-08", "DG-PLAN-13")
def test_a_part_ends_when_its_seat_says_so() -> None:
    t = gathering("s1>", {"chief": 1, "hunter": 1}, learners={"range": "hunter"}, goods={**FED, "hide": 1})
    t.say("A", "return c2")
    assert t.turn == "A"
    t.say("A", "finish")
    assert t.turn == "B" and list(t.state.home[0]) == [1, 1, 4]
    assert t.goods("A") == {**FED, "hide": 1, "stone": 3} and t.tokens("A") == 0


@pytest.mark.rule("DG-EXEC-03", "DG-EXEC-04")
def test_seats_execute_in_turn_order() -> None:
    t = executing(4, first="C", **{seat: WAITS for seat in "ABCD"})
    order = []
    while t.asked == "execute":
        order.append(t.turn)
        t.say(str(t.turn), "finish")
    assert order == ["C", "D", "A", "B"]


@pytest.mark.rule("DG-EXEC-05")
def test_interleaving_changes_nothing() -> None:
    """One after the other or in laps, whoever begins: actions that touch only the own board lead to one state."""
    steps = {"A": ["return c2", "build simple other empty", "finish"], "B": ["bear", "raise range", "finish"],
             "C": [f"make {N1}", "colour painting_1.top", "finish"]}  # fmt: skip
    ends = set()
    for mode, first in product(("turns", "simultaneous"), "ABC"):
        t = executing(
            3, options={"phase3_mode": mode}, first=first, grid=["w1> w2>"], display=[N1],
            groups={(1, 0): {"seat": "A", "members": ["hunter"]}}, crafters={N1: "C hunter"},
            painters={"painting_1.top": "C chief"},
            A={"camp": (0, 0), "builders": ["hunter"], "goods": {"hide": 1, **FED}},
            B={"parents": ["chief", "hunter"], "learners": {"range": "hunter"}, "goods": {"hide": 1, **FED}},
            C={"memory": ["horse"], "goods": {"bone": 1, "hide": 1, **FED}},
        )  # fmt: skip
        queues = {seat: list(words) for seat, words in steps.items()}
        while t.asked == "execute":
            t.say(str(t.turn), queues[str(t.turn)].pop(0))
        position = t.state.to_position()
        ends.add(str([position[seat] for seat in "ABC"]) + str(position["cubes"]) + str(position["harvested"]))
    assert len(ends) == 1


MENHIR = {"wood": 2, "stone": 2, "tool": 2}


@pytest.mark.rule("DG-EXEC-06", "DG-SHAMAN-38")
def test_at_the_same_time_pieces_are_placed_in_turn_order() -> None:
    t = executing(3, first="B", options={"phase3_mode": "simultaneous"}, hut={"menhir": "A", "long_journey": "B"},
                  A={"goods": MENHIR, **WAITS}, B={"goods": {"bone": 1, "wood": 1, "hide": 1}, **WAITS})  # fmt: skip
    t.say("B", "build simple other empty")
    assert t.refused("A", "invoke") == "DG-EXEC-06"


@pytest.mark.rule("DG-EXEC-06", "DG-SHAMAN-17", "DG-SHAMAN-38")
def test_whoever_can_only_wait_is_passed_over() -> None:
    t = executing(3, options={"phase3_mode": "simultaneous"}, hut={"menhir": "A", "long_journey": "B"},
                  A={"goods": {**MENHIR, "hide": 1}, "learners": {"range": "hunter"}},
                  B={"goods": {"bone": 1}}, C=WAITS)  # fmt: skip
    t.say("A", "raise range")
    assert t.turn == "C", "B waits for the menhir of A"
    t.finish("C")
    t.say("A", "invoke", "site c3")
    assert t.turn == "B"
    t.say("B", "invoke")
    assert t.refused("B", "site c3") == "DG-SHAMAN-17"
    t.say("B", "site e5")


@pytest.mark.rule("DG-EXEC-01", "DG-EXEC-06")
def test_whoever_has_more_to_do_can_wait_for_the_pieces_of_others() -> None:
    """B has a builder that it cannot pay, and can still place its cromlech when A has placed the menhir."""
    t = executing(2, options={"phase3_mode": "simultaneous"}, hut={"menhir": "A", "cromlech": "B"},
                  A={"goods": MENHIR, "parents": ["chief", "hunter"]},
                  B={"goods": dict.fromkeys(MENHIR, 3), "builders": ["hunter"]})  # fmt: skip
    t.say("A", "bear")
    assert t.offered == ["finish", "done"]
    t.say("B", "done")
    assert t.refused("A", "done") == "DG-EXEC-06", "A is the first, and has nobody to wait for"
    t.say("A", "invoke", "site c3")
    assert "done" not in t.offered
    t.say("B", "invoke", "site e5")
    assert t.tokens("B") == 0


@pytest.mark.rule("DG-EXEC-06")
def test_giving_up_a_placement_opens_the_way() -> None:
    t = executing(2, options={"phase3_mode": "simultaneous"}, hut={"menhir": "A", "cromlech": "B"},
                  A={"goods": MENHIR}, B={"goods": dict.fromkeys(MENHIR, 3)})  # fmt: skip
    t.finish("A")
    t.say("B", "invoke", "site c3")
    assert t.tokens("A") == 1


@pytest.mark.rule("DG-EXEC-09", "DG-BIRTH-04")
def test_birth_gathering_and_hunt_cost_nothing() -> None:
    t = gathering("s1>", {"hunter": 1}, parents=["hunter", "hunter"])
    t.say("A", "bear", "return c2")
    assert t.goods("A") == {"stone": 1} and t["A"]["newborns"] == 1


@pytest.mark.rule("DG-EXEC-10", "DG-CRAFT-05")
def test_costs_are_paid_in_full_or_not_at_all() -> None:
    t = executing(2, display=[N1], crafters={N1: "A hunter"}, A={"goods": {"bone": 1}}, B=WAITS)
    assert t.refused("A", f"make {N1}") == "DG-CRAFT-05"
    t.say("A", "finish")
    assert t.goods("A") == {"bone": 1} and t.value("display")[0] == N1 and t.value("crafters") == {}


@pytest.mark.rule("DG-EXEC-12", "DG-DWELL-04")
def test_simple_or_status_is_chosen_when_built() -> None:
    t = executing(2, A={"builders": ["hunter"], "goods": {"wood": 1, "hide": 1, "bone": 1}})
    assert t.offered == [
        "build simple other empty", "build simple other ramshackle", "build status other empty",
        "build status other ramshackle", "finish",
    ]  # fmt: skip


# --- DG-DWELL ------------------------------------------------------------------------------------------


@pytest.mark.rule("DG-DWELL-01", "DG-DWELL-02", "DG-DWELL-05", "DG-DWELL-06", "DG-DWELL-12")
@pytest.mark.parametrize(("kind", "on", "left", "room"), [
    ("simple", "empty", {"hide": 1, "bone": 1}, 9), ("status", "empty", {"hide": 1}, 7),
    ("simple", "ramshackle", {"hide": 1, "bone": 1}, 6), ("status", "ramshackle", {"hide": 1}, 4),
])  # fmt: skip
def test_dwellings_cost_house_and_score(kind: str, on: str, left: dict[str, int], room: int) -> None:
    t = executing(2, A={"builders": ["hunter"], "goods": {"wood": 1, "hide": 2, "bone": 1}, "hunters": 4}, B=WAITS)
    before = t.state.scores()[0]
    t.say("A", f"build {kind} other {on}")
    assert t.goods("A") == left
    assert t.state.scores()[0] - before == (3 if kind == "status" else 1)
    assert t.state.observe(None).seats[0].room == room


@pytest.mark.rule("DG-DWELL-07", "DG-PLAN-09")
def test_the_chief_saves_a_wood() -> None:
    t = executing(2, A={"builders": ["chief"], "goods": {"hide": 1, "bone": 1}}, B=WAITS)
    t.say("A", "build status chief empty")
    assert t.goods("A") == {} and t["A"]["dwellings"] == {"ramshackle": 2, "status": 1}


@pytest.mark.rule("DG-DWELL-13")
def test_the_shaman_builds_without_a_discount() -> None:
    t = executing(2, A={"builders": ["shaman"], "goods": {"hide": 1}}, B=WAITS)
    assert t.refused("A", "build simple other empty") == "DG-DWELL-08"
    t = executing(2, A={"builders": ["shaman"], "goods": {"hide": 1, "wood": 1}}, B=WAITS)
    t.say("A", "build simple other empty")
    assert list(t.state.home[0]) == [1, 1, 4]


@pytest.mark.rule("DG-DWELL-09", "DG-DWELL-10", "DG-COMP-11")
def test_six_cells_two_of_them_ramshackle() -> None:
    goods = {"wood": 9, "hide": 9}
    full = executing(
        2, A={"dwellings": {"simple": 4, "ramshackle": 2}, "builders": ["hunter"], "goods": goods}, B=WAITS
    )
    assert [text for text in full.offered if "empty" in text] == []
    assert full.refused("A", "build simple other empty") == "DG-DWELL-09"
    full.say("A", "build simple other ramshackle")
    assert full["A"]["dwellings"] == {"ramshackle": 1, "simple": 5}
    covered = executing(2, A={"dwellings": {"simple": 2}, "builders": ["hunter"], "goods": goods}, B=WAITS)
    assert covered.refused("A", "build simple other ramshackle") == "DG-DWELL-10"


@pytest.mark.rule("DG-DWELL-14", "DG-COST-06", "DG-COST-14")
def test_the_example_of_two_builders() -> None:
    t = table(2, A={"goods": {"tool": 1, "wood": 1, "hide": 2, "bone": 1, **FED}}, B={"goods": {"tool": 1}})
    t.say("A", "dwelling hunter pay")
    t.say("B", "dwelling hunter pay")
    t.say("A", "dwelling chief")
    t.until("execute")
    t.say("A", "build simple other empty", "build status chief empty")
    assert t.goods("A") == FED and t.tokens("A") == 1
    assert t["A"]["dwellings"] == {"ramshackle": 2, "simple": 1, "status": 1}
    assert t.state.observe(None).seats[0].room == 10


# --- DG-CRAFT, DG-BIRTH ------------------------------------------------------------------------------------


@pytest.mark.rule("DG-CRAFT-04", "DG-CRAFT-06", "DG-CRAFT-07", "DG-SCORE-03")
def test_a_craft_is_paid_and_owned() -> None:
    t = executing(2, display=[N1, N2, S1], crafters={N1: "A chief", N2: "A hunter"},
                  A={"goods": {"bone": 1, "hide": 1}}, B=WAITS)  # fmt: skip
    before = t.state.scores()[0]
    t.say("A", f"make {N1}")
    assert t.goods("A") == {} and t["A"]["crafts"] == [N1] and t.value("display")[:3] == ["", N2, S1]
    assert t.state.scores()[0] - before == CRAFTS["N1"][2]
    assert t.refused("A", f"make {N2}") == "DG-CRAFT-05"


@pytest.mark.rule("DG-BIRTH-04", "DG-BIRTH-05", "DG-BIRTH-03")
def test_a_birth_brings_a_newborn() -> None:
    t = executing(2, A={"parents": ["chief", "hunter"], "goods": FED}, B=WAITS)
    t.say("A", "bear")
    assert t["A"]["newborns"] == 1 and t["A"]["births"] == 1 and list(t.state.home[0]) == [1, 1, 4]
    t.say("A", "finish")
    t.until("camp", "plan")
    assert t.tokens("A") == 0, "the newborn is not fed"


@pytest.mark.rule("DG-BIRTH-07", "DG-FEED-13")
def test_a_newborn_without_a_place_may_be_born_again() -> None:
    t = executing(2, A={"parents": ["chief", "hunter"], "goods": FED})
    t.say("A", "bear", "finish")
    t.until("plan")
    assert t.members("A") == 6 and "newborns" not in t["A"]
    t.all_plan(A="birth hunter hunter", B="pass")


# --- DG-GATHER --------------------------------------------------------------------------------------------


@pytest.mark.rule("DG-GATHER-02", "DG-EXPED-06")
@pytest.mark.parametrize(("amount", "members", "tools", "made"), [
    (1, {"hunter": 3}, 0, 3), (2, {"chief": 1, "hunter": 1}, 0, 6), (3, {"hunter": 1, "shaman": 1}, 0, 6),
    (3, {"hunter": 2}, 1, 9),
])  # fmt: skip
def test_skill_times_amount(amount: int, members: dict[str, int], tools: int, made: int) -> None:
    t = gathering(f"s{amount}>", members, tools, levels={"carrying": 3})
    t.say("A", "return c2")
    assert t.goods("A") == {"stone": min(made, 4 * sum(members.values()))}


@pytest.mark.rule("DG-GATHER-03", "DG-GATHER-04", "DG-GATHER-06", "DG-GATHER-07")
@pytest.mark.parametrize(("tile", "goods"), [
    ("g1>", {"meat2": 2, "hide": 2}), ("h1>", {"plant1": 2, "bone": 2}), ("p2>", {"plant1": 4}), ("w2>", {"wood": 4}),
])  # fmt: skip
def test_what_a_tile_gives(tile: str, goods: dict[str, int]) -> None:
    t = gathering(tile, {"hunter": 1, "shaman": 1})
    t.say("A", "return c2")
    assert t.goods("A") == goods


@pytest.mark.rule("DG-GATHER-08", "DG-GATHER-09", "DG-GATHER-10", "DG-GATHER-11")
@pytest.mark.parametrize(("players", "times"), [(2, 1), (3, 2), (4, 2)])
def test_tiles_are_exhausted(players: int, times: int) -> None:
    land = {"grid": ["w1> s1>"], "A": {"camp": (0, 0)}}
    for before in range(times):
        t = executing(players, harvested={(1, 0): before}, B=WAITS,
                      groups={(1, 0): {"seat": "A", "members": ["hunter"]}}, **land)  # fmt: skip
        t.say("A", "return c2")
        assert t.value("harvested") == {"c2": before + 1}
    t = table(players, harvested={(1, 0): times}, **land)
    assert t.refused("A", "send c2 hunters 1") == "DG-GATHER-11"


@pytest.mark.rule("DG-GATHER-12")
def test_depletion_comes_with_the_gathering_however_small() -> None:
    t = gathering("s1>", {"chief": 1, "hunter": 1})
    t.say("A", "return c2")
    assert t.value("harvested") == {"c2": 1}
    undone = gathering("s1>", {"hunter": 1}, goods=FED)
    undone.say("A", "finish")
    assert undone.value("harvested") == {}


@pytest.mark.rule("DG-GATHER-13", "DG-EXPED-15")
def test_example_1_the_chief_carries_no_more() -> None:
    t = gathering("p2>", {"chief": 1, "hunter": 1})
    t.say("A", "return c2")
    assert t.goods("A") == {"plant1": 4}


@pytest.mark.rule("DG-GATHER-14", "DG-EXPED-17", "DG-ABIL-06")
def test_example_2_with_a_tool_and_better_bags() -> None:
    t = gathering("s2>", {"hunter": 2}, 1, levels={"carrying": 2})
    t.say("A", "return c2")
    assert t.goods("A") == {"stone": 6}


@pytest.mark.rule("DG-GATHER-15", "DG-EXPED-16")
@pytest.mark.parametrize("meat", range(5))
def test_example_3_two_of_six_stay_behind(meat: int) -> None:
    t = gathering("g1>", {"hunter": 1, "shaman": 1}, 1)
    t.say("A", "return c2")
    assert t.offered == ["load 1", "load 2", "load 3"], "hides; meat fills the load"
    if 1 <= meat <= 3:
        t.say("A", f"load {4 - meat}")
        assert t.goods("A") == {"hide": 4 - meat, "meat2": meat}
    else:
        assert t.refused("A", f"load {4 - meat}") == "DG-EXPED-16"


@pytest.mark.rule("DG-EXPED-15", "DG-EXPED-16")
def test_a_load_is_named_at_once() -> None:
    t = gathering("g1>", {"hunter": 1, "shaman": 1}, 1)
    for load in ("hide 4", "hide 1 meat 2", "hide 3 meat 3"):
        assert t.refused("A", f"return c2 {load}") == "DG-EXPED-16"
    t.say("A", "return c2 hide 1 meat 3")
    assert t.goods("A") == {"hide": 1, "meat2": 3}


# --- DG-HUNT ---------------------------------------------------------------------------------------------


SPOILS = {
    "horse": ({"hunter": 2}, 0, {"meat2": 1, "hide": 2, "bone": 1}),
    "reindeer": ({"hunter": 3}, 0, {"meat2": 2, "hide": 3, "bone": 1}),
    "bison": ({"chief": 1, "hunter": 4}, 0, {"meat2": 4, "hide": 3, "bone": 2}),
    "mammoth": ({"chief": 1, "hunter": 4}, 2, {"meat2": 6, "hide": 5, "bone": 3}),
}


@pytest.mark.rule("DG-HUNT-06", "DG-HUNT-07", "DG-HUNT-08", "DG-HUNT-09", "DG-HUNT-10", "DG-HUNT-12")
@pytest.mark.parametrize("species", SPOILS)
def test_what_a_hunt_brings(species: str) -> None:
    members, tools, spoils = SPOILS[species]
    t = hunting(species, members, tools, levels={"carrying": 3})
    t.say("A", "return c2")
    assert t.goods("A") == spoils and t["A"]["memory"] == {species: 1}
    assert t.value("animals") == {} and t.value("harvested") == {}


@pytest.mark.rule("DG-HUNT-09", "DG-HUNT-17", "DG-EXPED-16")
def test_the_bison_example() -> None:
    t = hunting("bison", {"chief": 1, "hunter": 2}, 2)
    assert t.refused("A", "return c2 hide 2 bone 2 meat 4") == "DG-EXPED-16"
    t.say("A", "return c2 hide 1 bone 2 meat 3")
    assert t.goods("A") == {"hide": 1, "bone": 2, "meat2": 3}
    assert t["A"]["memory"] == {"bison": 1} and t.value("harvested") == {}


@pytest.mark.rule("DG-HUNT-16", "DG-ABIL-07")
def test_better_bags_first() -> None:
    t = hunting("bison", {"chief": 1, "hunter": 2}, 2, learners={"carrying": "hunter"}, goods={"tool": 1, "hide": 1})
    t.say("A", "raise carrying", "return c2")
    assert t.goods("A") == {"hide": 3, "bone": 2, "meat2": 4}


@pytest.mark.rule("DG-HUNT-11", "DG-PAINT-10", "DG-COMP-07")
@pytest.mark.parametrize(("gone", "memory"), [
    ("bison", {"horse": 1, "reindeer": 1}), ("horse", {"bison": 1, "reindeer": 1}),
    ("reindeer", {"bison": 1, "horse": 1}),
])  # fmt: skip
def test_a_full_memory_gives_up_a_figure(gone: str, memory: dict[str, int]) -> None:
    t = hunting("bison", {"chief": 1, "hunter": 4}, memory=["horse", "reindeer"], levels={"carrying": 3})
    supply = list(t.state.supply)
    t.say("A", "return c2")
    assert t.offered == ["forget horse", "forget reindeer", "forget bison"]
    assert t.refused("A", "forget mammoth") == "DG-HUNT-11"
    t.say("A", f"forget {gone}")
    assert t["A"]["memory"] == memory
    supply[terms.SPECIES.index(gone)] += 1
    assert list(t.state.supply) == supply and t.goods("A")["meat2"] == 4


@pytest.mark.rule("DG-HUNT-11")
def test_three_of_one_kind_need_no_question() -> None:
    t = hunting("horse", {"hunter": 2}, memory=["horse", "horse"])
    t.say("A", "return c2")
    assert t["A"]["memory"] == {"horse": 2} and t.state.supply[0] == 4 and t.asked == "execute"


@pytest.mark.rule("DG-HUNT-14")
@pytest.mark.parametrize(("animals", "members"), [({}, {"hunter": 2}), ({(1, 0): "bison"}, {"hunter": 2})])
def test_a_hunt_may_fail_after_all(animals: dict[tuple[int, int], str], members: dict[str, int]) -> None:
    group = {"seat": "A", "errand": "hunt", "members": members, "tools": 1}
    t = executing(3, grid=["w1> s2>"], animals=animals, groups={(1, 0): group}, A={"camp": (0, 0)}, B=WAITS)
    t.say("A", "return c2")
    assert t.goods("A") == {} and "memory" not in t["A"] and list(t.state.home[0]) == [1, 1, 4]
    assert t.value("harvested") == {} and len(t.value("animals")) == len(animals)


@pytest.mark.rule("DG-HUNT-13")
def test_after_the_hunt_the_tile_waits_for_the_next_round() -> None:
    t = hunting("horse", {"hunter": 2}, goods=FED)
    t.say("A", "return c2", "finish")
    t.until("plan")
    while t.turn != "A":
        t.say(str(t.turn), "pass")
    t.say("A", "send c2 hunters 1")


# --- DG-PAINT -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DG-PAINT-06", "DG-PAINT-07", "DG-PAINT-08", "DG-SCORE-06")
def test_a_painting_costs_its_figure() -> None:
    t = executing(2, round=3, painters={"painting_3.top": "A hunter", "painting_2.bottom": "A chief"},
                  A={"memory": ["bison", "reindeer"], "goods": FED}, B=WAITS)  # fmt: skip
    supply = t.state.supply[terms.BISON]
    before = t.state.scores()[0]
    t.say("A", "colour painting_3.top")
    assert t.value("cubes") == {"painting_3.top": "A"} and t["A"]["memory"] == {"reindeer": 1}
    assert t.state.supply[terms.BISON] == supply + 1
    assert t.state.scores()[0] - before == 3 + 4, "and the row"
    assert t.refused("A", "colour painting_2.bottom") == "DG-PAINT-07"
    t.say("A", "finish")
    assert t.value("painters") == {} and t.tokens("A") == 0 and t["A"]["memory"] == {"reindeer": 1}


@pytest.mark.rule("DG-PAINT-11")
def test_hunted_and_painted_in_one_phase() -> None:
    t = executing(3, round=3, grid=["w1> s2>"], animals={(1, 0): "reindeer"},
                  groups={(1, 0): {"seat": "A", "members": {"hunter": 3}}},
                  painters={"painting_3.top": "A hunter", "painting_1.middle": "A chief"},
                  A={"camp": (0, 0), "memory": ["bison"]}, B=WAITS)  # fmt: skip
    assert t.refused("A", "colour painting_1.middle") == "DG-PAINT-07"
    t.say("A", "return c2", "colour painting_3.top", "colour painting_1.middle")
    assert t.value("cubes") == {"painting_1.middle": "A", "painting_3.top": "A"} and "memory" not in t["A"]


# --- DG-SHAMAN ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DG-SHAMAN-06", "DG-SHAMAN-07", "DG-SHAMAN-11")
@pytest.mark.parametrize("good", ["hide", "bone"])
def test_an_offering_of_one_good(good: str) -> None:
    t = executing(2, hut={"first_player": "A"}, A={"goods": {"hide": 1, "bone": 2, "tool": 1}}, B=WAITS)
    t.say("A", "invoke")
    assert t.offered == ["pay hide", "pay bone"]
    assert t.refused("A", "pay wood") == "DG-SHAMAN-07" == t.refused("A", "pay tool")
    t.say("A", f"pay {good}")
    left = {"hide": 1, "bone": 2, "tool": 1}
    left[good] -= 1
    assert t.goods("A") == {store: number for store, number in left.items() if number}
    assert t["A"]["done"] == ["first_player"] and t.value("hut") == {} and t.state.home[0][1] == 1


@pytest.mark.rule("DG-SHAMAN-08", "DG-SHAMAN-35", "DG-SHAMAN-36", "DG-SCORE-04")
@pytest.mark.parametrize(("kind", "number", "points"), [("menhir", 2, 6), ("cromlech", 3, 8), ("dolmen", 4, 10)])
def test_what_a_megalith_costs_and_scores(kind: str, number: int, points: int) -> None:
    due = dict.fromkeys(("wood", "stone", "tool"), number)
    for good in due:
        poor = executing(2, hut={kind: "A"}, A={"goods": {**due, good: number - 1}}, B=WAITS)
        assert poor.refused("A", "invoke") == "DG-SHAMAN-08"
    t = executing(2, hut={kind: "A"}, A={"goods": due, "done": ["menhir"] if kind == "dolmen" else []}, B=WAITS)
    before = t.state.scores()[0]
    t.say("A", "invoke", "site c3")
    assert t.goods("A") == {} and t["A"]["megaliths"] == ["c3"] and kind in t["A"]["done"]
    assert t.state.scores()[0] - before == points


@pytest.mark.rule("DG-SHAMAN-09", "DG-SHAMAN-10", "DG-COST-10")
def test_a_failed_shaman_may_try_again() -> None:
    t = executing(2, hut={"trade": "A"}, A={"goods": FED}, B=WAITS)
    assert t.refused("A", "invoke") == "DG-SHAMAN-07"
    t.say("A", "finish")
    assert t.tokens("A") == 1 and "done" not in t["A"]
    t.until("plan")
    while t.turn != "A":
        t.say(str(t.turn), "pass")
    t.say("A", "shaman trade")


@pytest.mark.rule("DG-SHAMAN-13", "DG-SHAMAN-14", "DG-SHAMAN-12", "DG-SCORE-06", "DG-SCORE-08")
@pytest.mark.parametrize(("memory", "words", "cubes"), [
    (["horse", "horse"], ["cubes 2"], 2), (["horse", "horse"], ["cubes 1"], 1), (["horse", "bison"], [], 1),
])  # fmt: skip
def test_a_superb_painting(memory: list[str], words: list[str], cubes: int) -> None:
    t = executing(2, hut={"superb_painting": "A"}, B=WAITS,
                  A={"superb": "painting_1.top", "memory": memory, "goods": {"wood": 1}})  # fmt: skip
    supply = t.state.supply[terms.HORSE]
    t.say("A", "invoke", *words)
    assert t.value("cubes") == {"painting_1.top": "A" * cubes} and "superb" not in t["A"]
    left = {species: memory.count(species) - cubes * (species == "horse") for species in set(memory)}
    assert t["A"].get("memory", {}) == {species: number for species, number in left.items() if number}
    assert t.state.supply[terms.HORSE] == supply + cubes and t.goods("A") == {}


@pytest.mark.rule("DG-SHAMAN-15", "DG-SHAMAN-16")
def test_a_superb_painting_without_its_animal() -> None:
    t = executing(2, hut={"superb_painting": "A"}, B=WAITS,
                  A={"superb": "painting_1.top", "memory": ["bison"], "goods": {"wood": 1, **FED}})  # fmt: skip
    assert t.refused("A", "invoke") == "DG-SHAMAN-15"
    t.say("A", "finish")
    assert t.goods("A") == {"wood": 1, **FED} and t.tokens("A") == 1 and "superb" not in t["A"]
    t.until("plan")
    while t.turn != "A":
        t.say(str(t.turn), "pass")
    assert t.can("paint painting_1.top")


ROW = ["w1> w1> w1> w1> w1>"]


@pytest.mark.rule("DG-SHAMAN-17", "DG-SHAMAN-21", "DG-SHAMAN-22", "DG-DISCOVER-07")
def test_where_a_long_journey_may_lead() -> None:
    t = executing(3, round=5, grid=ROW, hut={"long_journey": "A"}, A={"camp": (0, 0), "goods": {"bone": 1}},
                  groups={(4, 0): {"seat": "B", "members": ["hunter"]}},
                  B={"camp": (1, 0), "journey": (3, 0), "journey_since": 4}, C={"megaliths": [(2, 0)]})  # fmt: skip
    t.say("A", "invoke")
    assert t.cells("site") == {"b2", "e2", "f2"}
    assert t.refused("A", "site c2") == "DG-SHAMAN-17" == t.refused("A", "site d2")
    t.say("A", "site f2")
    assert t["A"]["journey"] == "f2" and t.goods("A") == {}


@pytest.mark.rule("DG-SHAMAN-18", "DG-SHAMAN-19")
def test_a_journey_is_for_the_next_round() -> None:
    far = {"grid": [*ROW, "w1> w1> w1> w1> p3>"]}
    seat = {"camp": (0, 0), "journey": (4, 1), "journey_since": 4, "goods": {"tool": 2}}
    now = table(4, round=4, **far, A=seat)
    assert now.refused("A", "send f3 hunters 1") == "DG-SHAMAN-18"
    t = table(4, round=5, **far, A=seat, B={"camp": (3, 0)})
    t.say("A", "send f3 hunters 2 tools 1")
    assert t.refused("B", "send f3 hunters 1") == "DG-SHAMAN-19"
    t.say("B", "pass")
    assert t.refused("C", "send f3 hunters 1") == "DG-EXPED-07", "the token brings nobody else there"
    t.say("C", "pass")
    t.say("D", "pass")
    assert t.refused("A", "send f3 hunters 1") == "DG-EXPED-10"


@pytest.mark.rule("DG-SHAMAN-20")
@pytest.mark.parametrize(("since", "stays"), [(3, True), (2, False)])
def test_a_token_leaves_at_the_end_of_the_next_round(since: int, stays: bool) -> None:
    t = table(2, round=3, phase="round_end", A={"journey": "c3", "journey_since": since})
    t.until("plan")
    assert ("journey" in t["A"]) == stays


@pytest.mark.rule("DG-SHAMAN-20")
@pytest.mark.parametrize(("option", "allowed"), [("after_camps", False), ("before_camps", True)])
def test_whether_a_token_still_keeps_camps_away(option: str, allowed: bool) -> None:
    t = table(2, round=3, phase="round_end", options={"journey_token_removal": option},
              A={"camp": "c4", "journey": "c3", "journey_since": 2}, B={"camp": "c5"})  # fmt: skip
    t.say("A", "camp c4")
    assert t.can("camp c3") == allowed
    if not allowed:
        assert t.refused("B", "camp c3") == "DG-CAMP-04"


@pytest.mark.rule("DG-SHAMAN-24", "DG-SHAMAN-25", "DG-BIRTH-06")
@pytest.mark.parametrize(("hunters", "born"), [(4, 2), (8, 2), (9, 1)])
def test_twins(hunters: int, born: int) -> None:
    t = executing(2, hut={"twins": "A"}, A={"hunters": hunters, "helper": "hunter", "goods": {"bone": 1}}, B=WAITS)
    t.say("A", "invoke")
    assert t["A"]["newborns"] == born and "births" not in t["A"] and list(t.state.home[0]) == [1, 1, hunters]


@pytest.mark.rule("DG-SHAMAN-25")
def test_birth_and_twins_together() -> None:
    t = executing(2, hut={"twins": "A"}, B=WAITS,
                  A={"helper": "hunter", "parents": ["chief", "hunter"], "goods": {"bone": 1}})  # fmt: skip
    t.say("A", "invoke", "bear")
    assert t["A"]["newborns"] == 3


@pytest.mark.rule("DG-SHAMAN-26", "DG-SHAMAN-27", "DG-SHAMAN-28", "DG-SHAMAN-29")
def test_the_trade() -> None:
    t = executing(2, hut={"trade": "A"}, B=WAITS,
                  A={"goods": {"wood": 1, "bone": 3, "stone": 1, "tool": 2, "plant1": 1, "plant3": 1}})  # fmt: skip
    t.say("A", "invoke wood", "exchange bone bone stone")
    assert t.refused("A", "exchange tool tool bone") == "DG-SHAMAN-28"
    assert t.refused("A", "exchange stone stone tool") == "DG-SHAMAN-28"
    t.say("A", "exchange bone plant3 meat", "exchange stone stone plant", "done")
    assert t.goods("A") == {"tool": 2, "plant1": 2, "meat2": 1} and t["A"]["done"] == ["trade"]


@pytest.mark.rule("DG-SHAMAN-27")
def test_a_trade_may_go_on_with_what_it_brought_or_not_begin() -> None:
    t = executing(2, hut={"trade": "A"}, A={"goods": {"bone": 5}}, B=WAITS)
    t.say("A", "invoke", "exchange bone bone wood", "exchange wood bone hide")
    assert t.goods("A") == {"bone": 1, "hide": 1} and t.asked == "trade"
    t.say("A", "exchange hide bone stone")
    assert t.asked == "execute", "one good cannot be exchanged"
    none = executing(2, hut={"trade": "A"}, A={"goods": {"bone": 5}}, B=WAITS)
    none.say("A", "invoke", "done")
    assert none.goods("A") == {"bone": 4} and none["A"]["done"] == ["trade"] and none.tokens("A") == 0


@pytest.mark.rule("DG-SHAMAN-31", "DG-SHAMAN-32", "DG-SHAMAN-33", "DG-SHAMAN-37")
def test_where_a_megalith_may_stand() -> None:
    goods = {"wood": 2, "stone": 2, "tool": 2}
    t = executing(
        3, round=5, grid=[*ROW, "w1> w1> w1> w1> w1>"], hut={"menhir": "A"}, animals={(0, 1): "horse"},
        groups={(1, 1): {"seat": "B", "members": ["hunter"]}},
        A={"camp": (1, 0), "goods": goods, "megaliths": [(0, 0)], "journey": (2, 0), "journey_since": 5},
        B={"camp": (3, 0)}, C={"camp": (4, 1), "journey": (2, 1), "journey_since": 5},
    )  # fmt: skip
    t.say("A", "invoke")
    assert t.cells("site") == {"b2", "c2", "d2", "b3", "c3"}
    for cell in ("e2", "d3"):
        assert t.refused("A", f"site {cell}") == "DG-SHAMAN-32"
    assert t.refused("A", "site f2") == "DG-SHAMAN-31"
    t.say("A", "site c3")
    assert t["A"]["megaliths"] == ["b2", "c3"]


@pytest.mark.rule("DG-SHAMAN-34", "DG-SHAMAN-38")
def test_what_a_megalith_keeps_off() -> None:
    goods = {"wood": 3, "stone": 3, "tool": 3}
    t = executing(2, grid=ROW, hut={"menhir": "A", "cromlech": "B"}, A={"camp": (0, 0), "goods": goods},
                  B={"camp": (2, 0), "goods": goods})  # fmt: skip
    t.say("A", "invoke", "site c2", "finish")
    t.say("B", "invoke")
    assert t.refused("B", "site c2") == "DG-SHAMAN-32" and t.can("site d2")


@pytest.mark.rule("DG-SHAMAN-38", "DG-SHAMAN-09")
def test_a_megalith_without_a_site_fails() -> None:
    goods = {"wood": 2, "stone": 2, "tool": 2}
    t = executing(2, grid=["w1>"], hut={"menhir": "A"}, A={"camp": (0, 0), "goods": {**goods, **FED}},
                  B={"camp": (0, 0), **WAITS})  # fmt: skip
    assert t.refused("A", "invoke") == "DG-SHAMAN-38"
    t.say("A", "finish")
    assert t.goods("A") == {**goods, **FED} and t.tokens("A") == 1


@pytest.mark.rule("DG-SHAMAN-30", "DG-FIRST-03")
def test_the_marker_comes_at_once() -> None:
    t = executing(2, hut={"first_player": "B"}, B={"goods": {"hide": 1}})
    t.say("B", "invoke")
    assert t.value("first") == "B" and t.value("marker_taken") is True


def test_what_was_not_planned_is_refused() -> None:
    t = executing(2, A={"builders": ["hunter"]}, display=[N1])
    for command in ("bear", "return c3", f"make {N1}", "colour painting_1.top", "raise range", "forge 1", "invoke",
                    "build simple chief empty"):  # fmt: skip
        assert t.refused("A", command) == "DG-EXEC-01"
    with pytest.raises(Refused):
        t.say("B", "finish")
    assert t.refused("A", "pass") == "DG-EXEC-12"
