"""Phase 1 rule by rule: turns, costs, dwellings, crafts, births, expeditions, paintings, abilities, the hut."""

from __future__ import annotations

from itertools import product

import pytest

from doggerland.tables import CRAFTS, executing, table
from eolith.games.doggerland import terms
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused

N1, N2, S1 = (CRAFTS[name][0] for name in ("N1", "N2", "S1"))
SHOWN = [CRAFTS[name][0] for name in ("N1", "N2", "S1")]
STONES = ["w1> s2>", "c0> w1>"]
"""A camp on b2 has the stone tile c2 beside it."""


# --- DG-PLAN -------------------------------------------------------------------------------------


@pytest.mark.rule("DG-PLAN-04", "DG-PLAN-08")
def test_what_the_shaman_alone_can_plan() -> None:
    t = table(2, grid=STONES, display=SHOWN, animals={(1, 1): "horse"}, A={"camp": (0, 0), "hunters": 0})
    t.say("A", "ability range chief")
    t.say("B", "pass")
    kinds = {text.split()[0] for text in t.offered}
    assert kinds == {"pass", "dwelling", "craft", "send", "paint", "ability", "shaman"}
    assert not t.can("shaman twins") and not t.can("send c3")
    assert t.cells("send") == {"b2", "c2"}


@pytest.mark.rule("DG-PLAN-08", "DG-SHAMAN-01")
def test_nobody_else_goes_to_the_hut() -> None:
    t = table(2)
    assert any(text.startswith("shaman ") for text in t.offered)
    t.say("A", "ability range shaman")
    t.say("B", "pass")
    assert not any(text.startswith("shaman ") for text in t.offered)


@pytest.mark.rule("DG-PLAN-04")
def test_all_eight_kinds_of_actions() -> None:
    t = table(2, grid=STONES, display=SHOWN, animals={(0, 0): "horse"}, A={"camp": (0, 0)})
    kinds = {text.split()[0] for text in t.offered}
    assert kinds == {"pass", "dwelling", "craft", "birth", "send", "paint", "ability", "shaman"}
    assert t.can("send b2") and t.can("send c2"), "a hunt and a gathering"


@pytest.mark.rule("DG-PLAN-05", "DG-PLAN-10")
def test_members_serve_one_action_each() -> None:
    t = table(2, grid=STONES, A={"camp": (0, 0)})
    t.say("A", "birth hunter hunter")
    t.say("B", "pass")
    assert t.refused("A", "send c2 hunters 3") == "DG-PLAN-05"
    t.say("A", "send c2 chief shaman")
    assert list(t.state.home[0]) == [0, 0, 2]
    assert t.refused("A", "dwelling chief") == "DG-PLAN-05"
    assert t.refused("A", "shaman trade") == "DG-SHAMAN-01"


@pytest.mark.rule("DG-PLAN-06", "DG-BIRTH-05")
def test_newborns_cannot_be_placed() -> None:
    t = table(2, A={"hunters": 0, "newborns": 2})
    assert t.refused("A", "ability range hunter") == "DG-PLAN-05"
    t.say("A", "ability range")
    assert t.offered == ["member chief", "member shaman"]


@pytest.mark.rule("DG-PLAN-07", "DG-PLAN-15")
def test_goods_for_the_execution_are_not_asked_for() -> None:
    t = table(2, display=SHOWN, A={"goods": {"tool": 3}})
    for command in (
        "dwelling hunter pay",
        f"craft {N1} hunter pay",
        "paint painting_1.top hunter pay",
        "shaman menhir",
    ):
        t.say("A", command)
        if t.turn == "B":
            t.say("B", "pass")
    assert t.goods("A") == {} and t.tokens("A") == 0


@pytest.mark.rule("DG-PLAN-11", "DG-EXPED-05", "DG-EXPED-10")
def test_an_expedition_cannot_be_changed() -> None:
    t = table(2, grid=STONES, A={"camp": (0, 0), "goods": {"tool": 2}})
    t.say("A", "send c2 hunters 2")
    t.say("B", "pass")
    assert t.refused("A", "send c2 hunters 1") == "DG-EXPED-10"
    with pytest.raises(Refused):
        t.say("A", "tools 1")


@pytest.mark.rule("DG-PLAN-16")
def test_what_is_fixed_by_planning() -> None:
    t = table(2, display=SHOWN, A={"goods": {"tool": 3, "hide": 3}})
    t.say("A", "shaman superb_painting painting_1.top")
    assert t["A"]["superb"] == "painting_1.top"
    t.say("B", "pass")
    t.say("A", f"craft {N1} chief deprive")
    assert t.value("crafters") == {N1: "A chief"} and t.tokens("A") == 1


@pytest.mark.rule("DG-PLAN-13")
def test_only_the_shaman_costs_a_token_when_left_undone() -> None:
    t = executing(
        2, display=SHOWN, crafters={N1: "A hunter"}, hut={"menhir": "A"}, A={"goods": {"plant1": 6}},
        B={"builders": ["hunter"]},
    )  # fmt: skip
    t.say("A", "finish")
    assert t.tokens("A") == 1


# --- DG-COST -------------------------------------------------------------------------------------


COSTS = {
    "dwelling hunter": ({"tool": 1}, {"tool": 1, "hide": 1}),
    f"craft {N1} hunter": ({"tool": 1}, {"tool": 1}),
    "paint painting_1.top hunter": ({"tool": 1}, {"tool": 1, "hide": 1}),
    "send c2 hunters 3": ({}, {"hide": 1}),
    "send c3 chief hunters 1": ({}, {"hide": 1}),
    "birth hunter hunter": ({}, {}),
    "ability range hunter": ({}, {}),
    "shaman trade": ({}, {}),
}


@pytest.mark.rule("DG-COST-01", "DG-COST-02", "DG-COST-03", "DG-COST-04", "DG-COST-05", "DG-COST-14", "DG-FLOW-03")
@pytest.mark.parametrize(("command", "season"), [*product(COSTS, (0, 1))])
def test_what_planning_costs(command: str, season: int) -> None:
    t = table(2, grid=STONES, animals={(1, 1): "horse"}, display=SHOWN, round=3 + season,
              A={"camp": (0, 0), "goods": {"tool": 2, "hide": 2}})  # fmt: skip
    cost = COSTS[command][season]
    t.say("A", " ".join([command, *["pay"] * len(cost)]))
    left = {good: 2 - cost.get(good, 0) for good in ("hide", "tool")}
    assert t.goods("A") == left and t.tokens("A") == 0 and t.turn == "B"


@pytest.mark.rule("DG-COST-06", "DG-COST-07", "DG-COST-03", "DG-COMP-04")
@pytest.mark.parametrize(
    ("goods", "tokens", "left"),
    [({}, 2, {}), ({"tool": 1}, 1, {}), ({"hide": 1}, 1, {}), ({"tool": 2}, 1, {"tool": 1})],
)
def test_each_missing_part_is_replaced(goods: dict[str, int], tokens: int, left: dict[str, int]) -> None:
    t = table(2, round=2, A={"goods": goods})
    t.say("A", "paint painting_1.top hunter" + " pay" * len(goods))
    assert (t.tokens("A"), t.goods("A"), t.turn) == (tokens, left, "B")
    assert t.value("painters") == {"painting_1.top": "A hunter"}


@pytest.mark.rule("DG-COST-08")
def test_a_token_may_be_taken_by_choice() -> None:
    t = table(2, display=SHOWN, A={"goods": {"tool": 3}})
    t.say("A", f"craft {N1} hunter")
    assert t.offered == ["pay tool", "deprive"]
    t.say("A", "deprive")
    assert t.goods("A") == {"tool": 3} and t.tokens("A") == 1


@pytest.mark.rule("DG-COST-07")
def test_the_parts_are_replaced_one_by_one() -> None:
    t = table(2, round=2, A={"goods": {"tool": 1, "hide": 1}})
    t.say("A", "dwelling hunter deprive pay")
    assert t.goods("A") == {"tool": 1} and t.tokens("A") == 1


@pytest.mark.rule("DG-COST-09")
def test_carried_tools_are_never_replaced() -> None:
    t = table(2, grid=STONES, A={"camp": (0, 0)})
    assert t.refused("A", "send c2 hunters 2 tools 1") == "DG-COST-09"
    t.say("A", "send c2 hunters 2")
    assert t.tokens("A") == 0


@pytest.mark.rule("DG-COST-10", "DG-DWELL-08")
def test_execution_costs_are_never_replaced() -> None:
    t = executing(2, A={"builders": ["hunter"], "goods": {"hide": 3, "plant1": 6}}, B={"builders": ["hunter"]})
    assert t.offered == ["finish"]
    assert t.refused("A", "build simple other empty") == "DG-DWELL-08"
    t.say("A", "finish")
    assert t.tokens("A") == 0 and t["A"]["dwellings"] == {"ramshackle": 2}


@pytest.mark.rule("DG-COST-11")
def test_every_placement_pays_for_itself() -> None:
    t = table(2, round=2, display=SHOWN, A={"goods": {"tool": 3, "hide": 2}})
    for command in ("dwelling hunter pay pay", "dwelling hunter pay pay", f"craft {N1} hunter pay"):
        t.say("A", command)
        if t.turn == "B":
            t.say("B", "pass")
    assert t.goods("A") == {} and t.tokens("A") == 0


@pytest.mark.rule("DG-COST-12", "DG-COMP-04")
def test_tokens_stay_to_the_end() -> None:
    t = table(2, A={"deprivation": 5, "goods": {"plant1": 6}})
    t.until("camp")
    assert t.tokens("A") == 5
    with_tokens = t.state.scores()[0]
    assert table(2, A={}).state.scores()[0] - with_tokens == 10


# --- DG-DWELL, DG-CRAFT, DG-BIRTH --------------------------------------------------------------------


@pytest.mark.rule("DG-DWELL-03")
def test_any_number_of_builders_one_a_turn() -> None:
    t = table(2)
    for seat, command in (("A", "dwelling hunter"), ("B", "dwelling hunter"), ("A", "dwelling chief"),
                          ("B", "dwelling shaman"), ("A", "dwelling hunter")):  # fmt: skip
        t.say(seat, command)
    assert t["A"]["builders"] == {"chief": 1, "hunter": 2} and t["B"]["builders"] == {"shaman": 1, "hunter": 1}


@pytest.mark.rule("DG-DWELL-11", "DG-DWELL-10")
def test_six_dwellings_at_most() -> None:
    t = table(2, A={"dwellings": {"simple": 4, "status": 1, "ramshackle": 1}})
    t.say("A", "dwelling hunter")
    t.say("B", "pass")
    assert t.refused("A", "dwelling hunter") == "DG-DWELL-11"


@pytest.mark.rule("DG-CRAFT-01", "DG-CRAFT-02", "DG-CRAFT-03", "DG-CRAFT-08")
@pytest.mark.parametrize(("one", "other", "allowed"), [
    ("hunter", "hunter", False), ("hunter", "shaman", False), ("hunter", "chief", True), ("chief", "shaman", True),
    ("chief", "hunter", True), ("shaman", "hunter", False),
])  # fmt: skip
def test_a_second_craft_needs_the_chief(one: str, other: str, allowed: bool) -> None:
    t = table(2, display=SHOWN)
    t.say("A", f"craft {N1} {one}")
    t.say("B", "ability range hunter")
    assert t.refused("A", f"craft {N1} {other}") == "DG-CRAFT-01"
    if not allowed:
        assert t.refused("A", f"craft {N2} {other}") == "DG-CRAFT-02"
        return
    t.say("A", f"craft {N2} {other}")
    t.say("B", "pass")
    assert t.refused("A", f"craft {S1} hunter") == "DG-CRAFT-02"
    assert not any(text.startswith("craft") for text in t.offered)


@pytest.mark.rule("DG-CRAFT-02", "DG-CRAFT-03", "DG-PAINT-03", "DG-PAINT-04")
@pytest.mark.parametrize(("first", "second"), [
    (f"craft {N1}", f"craft {N2}"), ("paint painting_1.top", "paint painting_1.middle"),
])  # fmt: skip
def test_of_two_members_one_is_the_chief(first: str, second: str) -> None:
    for one in ("hunter", "shaman"):
        t = table(2, display=SHOWN)
        t.say("A", f"{first} {one}")
        t.say("B", "pass")
        t.say("A", second)  # nobody else could, so nobody is asked for
        assert t.state.home[0][terms.CHIEF] == 0
        assert not any(text.startswith(first.split()[0]) for text in t.offered)
    t = table(2, display=SHOWN)
    t.say("A", f"{first} chief")
    t.say("B", "pass")
    t.say("A", second)
    assert t.offered == ["member shaman", "member hunter"]


@pytest.mark.rule("DG-CRAFT-01")
def test_a_craft_is_for_one_member_of_all() -> None:
    t = table(2, display=SHOWN)
    t.say("A", f"craft {N1} hunter")
    assert t.refused("B", f"craft {N1} hunter") == "DG-CRAFT-01"
    assert t.refused("B", "craft great_mother hunter") == "DG-CRAFT-01"
    t.say("B", f"craft {N2} chief")


@pytest.mark.rule("DG-BIRTH-01", "DG-BIRTH-03", "DG-PLAN-10")
def test_any_two_members_may_be_parents() -> None:
    t = table(2)
    t.say("A", "birth")
    assert t.offered == [
        "parents chief shaman", "parents chief hunter", "parents shaman hunter", "parents hunter hunter"
    ]  # fmt: skip
    t.say("A", "parents chief shaman")
    assert list(t.state.home[0]) == [0, 0, 4] and t.turn == "B"


@pytest.mark.rule("DG-BIRTH-02")
def test_one_birth_a_round() -> None:
    t = table(2)
    t.say("A", "birth hunter hunter")
    t.say("B", "pass")
    assert t.refused("A", "birth") == "DG-BIRTH-02"


@pytest.mark.rule("DG-BIRTH-06", "DG-COMP-02", "DG-SHAMAN-25")
def test_births_end_with_the_supply() -> None:
    full = table(2, A={"hunters": 10})
    assert full.refused("A", "birth") == "DG-BIRTH-06" and full.refused("A", "shaman twins") == "DG-BIRTH-06"
    t = table(2, A={"hunters": 9})
    t.say("A", "birth hunter hunter")
    t.say("B", "pass")
    assert t.refused("A", "shaman twins") == "DG-BIRTH-06"
    t = table(2, A={"hunters": 8})
    t.say("A", "shaman twins hunter")
    t.say("B", "pass")
    assert t.refused("A", "birth") == "DG-BIRTH-06"


# --- DG-EXPED -------------------------------------------------------------------------------------


@pytest.mark.rule("DG-EXPED-02", "DG-EXPED-04", "DG-EXPED-06")
@pytest.mark.parametrize(("group", "rule"), [
    ("chief hunters 1", None), ("chief tools 1", None), ("hunters 2 tools 1", None), ("shaman hunters 1 tools 1", None),
    ("hunters 3", None), ("hunters 1 tools 2", None), ("chief hunters 1 tools 1", "DG-EXPED-02"),
    ("hunters 3 tools 1", "DG-EXPED-02"), ("tools 3", "DG-EXPED-04"), ("hunters 4", "DG-EXPED-02"),
    ("chief shaman hunters 1", "DG-EXPED-02"),
])  # fmt: skip
def test_components_of_a_gathering(group: str, rule: str | None) -> None:
    t = table(2, grid=STONES, A={"camp": (0, 0), "goods": {"tool": 3}})
    if rule:
        assert t.refused("A", f"send c2 {group}") == rule
    else:
        t.say("A", f"send c2 {group}")
        assert "c2" in t.value("groups") and t.turn == "B"


@pytest.mark.rule("DG-EXPED-02", "DG-EXPED-04")
def test_steps_offer_only_groups_that_can_go() -> None:
    """Whatever is chosen step by step, the group has a member and at most three components."""
    groups = set()
    for chief, shaman in product(("with chief", "without chief"), ("with shaman", "without shaman")):
        for hunters, tools in product(range(5), range(5)):
            t = table(2, grid=STONES, A={"camp": (0, 0), "goods": {"tool": 3}})
            t.say("A", "send c2")
            try:
                for word in (chief, shaman, f"hunters {hunters}", f"tools {tools}"):
                    if t.asked == "group":
                        t.say("A", word)
            except Refused:
                continue
            group = t.value("groups")["c2"]
            groups.add((*sorted(group["members"].items()), group.get("tools", 0)))
            members = group["members"]
            people = sum(members.values())
            assert people >= 1 and people + members.get("chief", 0) + group.get("tools", 0) <= 3
    assert len(groups) == 16


@pytest.mark.rule("DG-EXPED-07", "DG-EXPED-08", "DG-ABIL-05")
def test_range_counts_steps_over_tiles() -> None:
    detour = ["w1> .   w1>", "w1> w1> w1>"]
    for level, reached in ((1, {"b2", "b3", "c3"}), (2, {"b2", "b3", "c3", "d3"}), (3, {"b2", "b3", "c3", "d3", "d2"})):
        t = table(2, grid=detour, A={"camp": (0, 0), "levels": {"range": level}}, B={"camp": (1, 1)})
        assert t.cells("send") == reached - {"c3"}, "the rival camp closes c3, not the way"
        if level < 3:
            assert t.refused("A", "send d2 hunters 1") == "DG-EXPED-07"
    assert t.refused("A", "send c2 hunters 1") == "DG-EXPED-08"


@pytest.mark.rule("DG-EXPED-08")
def test_nobody_walks_round_the_edge() -> None:
    t = table(4, grid=["w1> . . . . . w1>"], at="a2", A={"camp": (0, 0), "levels": {"range": 3}})
    assert t.cells("send") == {"a2"}
    t = table(4, tiles={"g1": "pile_wood_a", "a2": "pile_wood_b"}, A={"camp": "g1", "levels": {"range": 3}})
    assert t.cells("send") == {"g1"}


@pytest.mark.rule("DG-EXPED-09", "DG-EXPED-10", "DG-EXPED-11", "DG-EXPED-12", "DG-EXPED-13", "DG-SHAMAN-19",
                  "DG-SHAMAN-34")  # fmt: skip
def test_who_may_be_on_the_target() -> None:
    line = ["w1> w1> w1> w1> w1>"]
    own = table(3, grid=line, round=3, A={"camp": (0, 0), "megaliths": [(1, 0)], "journey": (2, 0), "journey_since": 2,
                                          "goods": {"hide": 1}})  # fmt: skip
    assert own.cells("send") == {"b2", "c2", "d2"}
    for rival, rule in (
        ({"B": {"camp": (1, 0)}}, "DG-EXPED-09"),
        ({"B": {"megaliths": [(1, 0)]}}, "DG-SHAMAN-34"),
        ({"B": {"journey": (1, 0), "journey_since": 3}}, "DG-SHAMAN-19"),
        ({"groups": {(1, 0): {"seat": "B", "members": ["hunter"]}}}, "DG-EXPED-09"),
        ({"groups": {(1, 0): {"seat": "A", "members": ["hunter"]}}}, "DG-EXPED-10"),
    ):
        t = table(3, grid=line, round=3, **{"A": {"camp": (0, 0)}, **rival})
        assert t.refused("A", "send c2 hunters 1") == rule
        assert t.can("send d2"), "passing through is allowed"


@pytest.mark.rule("DG-EXPED-13", "DG-COST-04")
def test_distance_nothing_costs_its_hide() -> None:
    t = table(2, grid=STONES, round=2, animals={(0, 0): "horse"}, A={"camp": (0, 0), "goods": {"hide": 1}})
    t.say("A", "send b2 chief pay")
    assert t.goods("A") == {} and t.value("groups")["b2"]["errand"] == "hunt"


@pytest.mark.rule("DG-EXPED-14")
def test_range_is_that_of_planning() -> None:
    t = table(2, grid=["w1> . . .", "w1> w1> w1> w1>"], A={"camp": (0, 0), "goods": {"hide": 1}}, B={"camp": (0, 0)})
    t.say("A", "ability range hunter")
    t.say("B", "pass")
    assert t.refused("A", "send d3 hunters 1") == "DG-EXPED-07"


@pytest.mark.rule("DG-EXPED-18", "DG-COST-06")
def test_any_number_of_expeditions_each_with_its_hide() -> None:
    t = table(2, grid=["w1> w1> w1>", "w1> w1> w1>"], round=2, A={"camp": (1, 0), "goods": {"hide": 3}})
    for cell in ("b2", "d2", "b3"):
        t.say("A", f"send {cell} hunters 1 pay")
        if t.turn == "B":
            t.say("B", "pass")
    assert t.goods("A") == {} and t.tokens("A") == 0
    t.say("A", "send d3 hunters 1")
    assert t.tokens("A") == 1


@pytest.mark.rule("DG-EXPED-19")
def test_the_centre_is_closed_while_rivals_camp_there() -> None:
    t = table(2, animals={"d4": "horse"})
    assert t.refused("A", "send d4 chief") == "DG-EXPED-19"
    alone = table(2, animals={"d4": "horse"}, B={"camp": "c3"})
    alone.say("A", "send d4 chief")


@pytest.mark.rule("DG-EXPED-20", "DG-HUNT-03")
def test_the_opening_example() -> None:
    grid = ["w1> s1> H>", "w1> c0> g1>", "p2> h1> R>"]
    t = table(4, grid=grid, at="c3", animals={(2, 0): "horse", (2, 2): "reindeer"},
              **{seat: {"camp": (1, 1), "goods": {"tool": 3, "hide": 3}} for seat in "ABCD"})  # fmt: skip
    t.say("A", "send c3 hunters 3")
    t.say("B", "send e3 chief")
    t.say("C", "send d3 shaman hunters 1")
    t.say("D", "send c4 hunters 2 tools 1")
    assert [t.goods(seat).get("hide") for seat in "ABCD"] == [3] * 4
    t.until("execute")
    while t.asked == "execute":
        assert t.turn is not None
        cell = next(cell for cell, group in t.value("groups").items() if group["seat"] == t.turn)
        t.say(t.turn, f"return {cell}" + (" hide 2" if t.turn == "B" else ""), "finish")
    assert t.goods("D")["wood"] == 3


@pytest.mark.rule("DG-EXPED-21", "DG-EXPED-15")
def test_example_1_in_the_cold() -> None:
    t = table(3, grid=["w1> w1> s2>"], round=2, A={"camp": (0, 0), "goods": {"hide": 1}})
    t.say("A", "send d2 hunters 2 pay")
    assert t.goods("A") == {} and t.tokens("A") == 0
    t.until("execute")
    t.say("A", "return d2")
    assert t.goods("A") == {"stone": 4}


@pytest.mark.rule("DG-EXPED-22")
def test_example_2_in_the_warm_season() -> None:
    t = table(3, grid=["w1> w1> w1> s1>"], A={"camp": (0, 0), "goods": {"hide": 1}, "levels": {"range": 3}})
    t.say("A", "send e2 chief hunters 1")
    assert t.goods("A") == {"hide": 1}
    t.until("execute")
    t.say("A", "return e2")
    assert t.goods("A") == {"hide": 1, "stone": 3}


@pytest.mark.rule("DG-EXPED-23", "DG-GATHER-01", "DG-GATHER-11", "DG-SETUP-05")
def test_an_expedition_has_a_purpose() -> None:
    t = table(3, grid=["w1> H> s1>", "c0> w1> w1>"], harvested={(1, 1): 2, (0, 0): 1}, A={"camp": (0, 0)},
              B={"camp": (2, 1)}, C={"camp": (2, 1)})  # fmt: skip
    assert t.cells("send") == {"b2", "d2"}
    for cell, rule in (("c2", "DG-EXPED-23"), ("b3", "DG-EXPED-23"), ("c3", "DG-GATHER-11")):
        assert t.refused("A", f"send {cell} hunters 1") == rule


# --- DG-HUNT, planning ----------------------------------------------------------------------------


@pytest.mark.rule("DG-HUNT-01", "DG-HUNT-02", "DG-HUNT-03", "DG-HUNT-04", "DG-HUNT-05", "DG-EXPED-03")
@pytest.mark.parametrize(("species", "group", "rule"), [
    ("horse", "chief", None), ("horse", "hunters 1", "DG-HUNT-01"), ("horse", "hunters 1 tools 1", None),
    ("horse", "hunters 2", None), ("reindeer", "chief tools 1", "DG-HUNT-02"), ("reindeer", "chief hunters 1", None),
    ("reindeer", "hunters 2", "DG-HUNT-01"), ("reindeer", "hunters 4", None),
    ("bison", "chief hunters 2", "DG-HUNT-01"), ("bison", "chief hunters 1 tools 3", "DG-HUNT-02"),
    ("bison", "chief hunters 2 tools 2", None), ("bison", "chief shaman hunters 2 tools 1", "DG-HUNT-04"),
    ("mammoth", "hunters 4 tools 4", None), ("mammoth", "chief hunters 2 tools 4", "DG-HUNT-02"),
    ("mammoth", "hunters 4 tools 3", "DG-HUNT-01"), ("mammoth", "hunters 4 tools 9", "DG-COST-09"),
])  # fmt: skip
def test_who_may_hunt(species: str, group: str, rule: str | None) -> None:
    t = table(2, grid=STONES, animals={(1, 0): species}, A={"camp": (0, 0), "goods": {"tool": 5}})
    if rule:
        assert t.refused("A", f"send c2 {group}") == rule
    else:
        t.say("A", f"send c2 {group}")
        assert t.value("groups")["c2"]["errand"] == "hunt" and t.turn == "B"


@pytest.mark.rule("DG-HUNT-05", "DG-HUNT-01")
@pytest.mark.parametrize(("species", "tools", "offered"), [
    ("horse", 0, True), ("reindeer", 0, True), ("bison", 0, True), ("mammoth", 0, False), ("mammoth", 2, True),
])  # fmt: skip
def test_a_hunt_is_offered_where_all_together_would_do(species: str, tools: int, offered: bool) -> None:
    t = table(2, grid=STONES, animals={(1, 0): species}, A={"camp": (0, 0), "goods": {"tool": tools}})
    assert t.can("send c2") == offered
    if not offered:
        assert t.refused("A", "send c2") == "DG-HUNT-01"


@pytest.mark.rule("DG-HUNT-05", "DG-HUNT-03")
def test_steps_of_a_hunt_offer_only_what_suffices() -> None:
    t = table(2, grid=STONES, animals={(1, 0): "bison"}, A={"camp": (0, 0), "goods": {"tool": 2}})
    t.say("A", "send c2")
    assert t.offered == ["without chief", "with chief"]
    t.say("A", "with chief")
    assert t.offered == ["hunters 2", "hunters 3", "hunters 4"]
    t.say("A", "hunters 3")
    assert t.offered == ["tools 1", "tools 2"]
    t.say("A", "tools 1")
    assert t.turn == "B" and t.goods("A") == {"tool": 1}


@pytest.mark.rule("DG-GATHER-01", "DG-HUNT-13")
def test_an_animal_comes_before_the_resource() -> None:
    t = table(2, grid=STONES, animals={(1, 0): "bison"}, A={"camp": (0, 0)})
    assert t.refused("A", "send c2 hunters 1") == "DG-HUNT-02"


@pytest.mark.rule("DG-HUNT-15")
def test_any_figure_may_be_hunted_in_any_season() -> None:
    goods = {"tool": 1, "hide": 1}
    t = table(2, grid=STONES, round=4, animals={(1, 0): "reindeer"}, A={"camp": (0, 0), "goods": goods})
    t.all_plan(A="send c2 hunters 2 tools 1 pay")
    assert t.goods("A") == {}
    t.say("A", "return c2 hide 2 bone 1 meat 1")
    assert t.goods("A") == {"hide": 2, "bone": 1, "meat2": 1}


# --- DG-PAINT, DG-ABIL, DG-SHAMAN, planning ---------------------------------------------------------


@pytest.mark.rule("DG-PAINT-01", "DG-PAINT-02", "DG-PAINT-05", "DG-PAINT-09", "DG-SHAMAN-12")
def test_painting_cells_that_are_free() -> None:
    t = table(3, round=2, cubes={"painting_1.top": "B"}, painters={"painting_1.middle": "C hunter"},
              B={"superb": "painting_2.top"})  # fmt: skip
    offered = {text.split()[1] for text in t.offered if text.startswith("paint")}
    assert offered == {"painting_1.bottom", "painting_2.middle", "painting_2.bottom"}
    for place in ("painting_1.top", "painting_1.middle", "painting_2.top"):
        assert t.refused("A", f"paint {place} hunter") == "DG-PAINT-02"
    assert t.refused("A", "paint painting_3.top hunter") == "DG-PAINT-09"


@pytest.mark.rule("DG-PAINT-03", "DG-PAINT-04", "DG-PAINT-12")
def test_a_second_painting_needs_the_chief_and_the_superb_one_comes_on_top() -> None:
    t = table(2, round=2)
    for command in ("paint painting_1.top hunter", "paint painting_1.middle chief",
                    "shaman superb_painting painting_2.top"):  # fmt: skip
        t.say("A", command)
        if t.turn == "B":
            t.say("B", "pass")
    assert t.refused("A", "paint painting_2.middle hunter") == "DG-PAINT-03"
    t = table(2, round=2)
    t.say("A", "paint painting_1.top shaman")
    t.say("B", "pass")
    assert t.refused("A", "paint painting_1.middle hunter") == "DG-PAINT-03"


@pytest.mark.rule("DG-ABIL-01", "DG-ABIL-02", "DG-ABIL-15")
def test_each_track_takes_one_member() -> None:
    t = table(2)
    t.say("A", "ability range chief")
    t.say("B", "ability range hunter")
    t.say("A", "ability carrying shaman")
    t.say("B", "pass")
    t.say("A", "ability toolmaking hunter")
    assert t["A"]["learners"] == {"range": "chief", "carrying": "shaman", "toolmaking": "hunter"}
    assert t.refused("A", "ability range hunter") == "DG-ABIL-02"


@pytest.mark.rule("DG-ABIL-16")
def test_only_toolmaking_goes_on_at_the_top() -> None:
    t = table(2, A={"levels": dict.fromkeys(terms.ABILITIES, 3)})
    assert [text for text in t.offered if text.startswith("ability")] == ["ability toolmaking"]
    assert t.refused("A", "ability range hunter") == "DG-ABIL-16"


@pytest.mark.rule("DG-SHAMAN-01", "DG-SHAMAN-02", "DG-SHAMAN-03", "DG-SHAMAN-04", "DG-SHAMAN-05")
def test_cells_of_the_hut() -> None:
    t = table(4, round=2, A={"done": ["trade"]})
    assert len([text for text in t.offered if text.startswith("shaman")]) == 7
    assert t.refused("A", "shaman trade") == "DG-SHAMAN-04"
    t.say("A", "shaman dolmen")
    assert t.refused("B", "shaman dolmen") == "DG-SHAMAN-03"
    t.say("B", "shaman trade")
    assert t.tokens("A") == t.tokens("B") == 0
    t.say("C", "pass")
    t.say("D", "pass")
    assert t.refused("A", "shaman menhir") == "DG-SHAMAN-01"


@pytest.mark.rule("DG-SHAMAN-23", "DG-SHAMAN-05")
def test_twins_ask_for_another_member() -> None:
    t = table(2)
    t.say("A", "shaman twins")
    assert t.offered == ["member chief", "member hunter"]
    t.say("A", "member chief")
    assert list(t.state.home[0]) == [0, 0, 4] and t["A"]["helper"] == "chief"
    alone = table(2, A={"hunters": 0, "parents": []})
    alone.say("A", "ability range chief")
    alone.say("B", "pass")
    assert alone.refused("A", "shaman twins") == "DG-SHAMAN-23"


def test_commands_that_mean_nothing() -> None:
    t = table(2, grid=STONES, A={"camp": (0, 0)})
    for command in ("fly b2", "send z9", "send c2 hunters", "dwelling hunter pay nonsense", ""):
        with pytest.raises(ActionError):
            t.say("A", command)
