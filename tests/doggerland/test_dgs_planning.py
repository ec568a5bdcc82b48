"""Planning, discovering and executing alone (DGS-PLAN, DGS-DISCOVER, DGS-EXEC)."""

from __future__ import annotations

import pytest

from doggerland.alone import planning, turned_up
from doggerland.tables import CRAFTS, Table

LINE = {"grid": ["c0> w2> s2> p2>"], "at": "d4"}
FOOD = {"plant1": 6}


def cold(**entries: object) -> Table:
    """A round in which an expedition costs a hide, with one token allowed."""
    return planning(round=2, options={"difficulty": "hard"}, **entries)


# --- DGS-PLAN -------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-PLAN-01")
def test_no_expedition_goes_where_a_rival_is_but_past_it() -> None:
    t = planning(**LINE, rivals={"pink": "e4"})
    assert t.refused("A", "send e4 hunters 1") == "DGS-PLAN-01"
    t.say("A", "send f4 hunters 1")


@pytest.mark.rule("DGS-PLAN-02")
@pytest.mark.parametrize(
    ("plan", "tokens"),
    [("send e4 hunters 1", 1), (f"craft {CRAFTS['N1'][0]} hunter", 1), ("dwelling hunter", 2), ("birth", 0)],
)
def test_a_token_stands_for_a_hide_or_a_tool(plan: str, tokens: int) -> None:
    t = planning(**LINE, round=2, options={"difficulty": "medium"}, display=[CRAFTS["N1"][0]])
    t.say("A", plan + (" hunter hunter" if plan == "birth" else ""))
    assert t.tokens("A") == tokens and t.asked == "plan"


@pytest.mark.rule("DGS-PLAN-02", "DGS-PLAN-05")
def test_no_token_stands_for_a_tool_that_travels() -> None:
    t = planning(**LINE)
    assert t.refused("A", "send e4 hunters 1 tools 1") == "DG-COST-09"


@pytest.mark.rule("DGS-PLAN-03", "DGS-WIN-02")
@pytest.mark.parametrize(("difficulty", "most"), [("easy", 3), ("medium", 2), ("hard", 1)])
def test_every_token_counts_against_the_limit(difficulty: str, most: int) -> None:
    t = planning(**LINE, round=2, options={"difficulty": difficulty}, A={"deprivation": most, "goods": FOOD})
    assert t.refused("A", "send e4 hunters 1") == "DGS-PLAN-04"
    t = planning(**LINE, round=2, options={"difficulty": difficulty}, A={"deprivation": most - 1, "goods": FOOD})
    t.say("A", "send e4 hunters 1")
    assert t.tokens("A") == most and not t.state.over


@pytest.mark.rule("DGS-PLAN-04")
def test_one_token_too_many_cannot_be_planned() -> None:
    t = cold(**LINE)
    assert t.refused("A", "dwelling hunter") == "DGS-PLAN-04", "it would take two"
    t = cold(**LINE, A={"goods": {"tool": 1}})
    t.say("A", "dwelling hunter")
    assert t.goods("A") == {} and t.tokens("A") == 1, "the tool is paid, for the hide needs the only token"
    t = cold(**LINE, A={"goods": {"tool": 1, "hide": 1}, "deprivation": 1})
    t.say("A", "dwelling hunter")
    assert t.goods("A") == {} and t.tokens("A") == 1


@pytest.mark.rule("DGS-PLAN-06")
def test_what_rivals_took_is_gone() -> None:
    t = turned_up(acts=["discard_statuette", "paint_memory"], display=[CRAFTS["S1"][0]], cave=["painting_1"],
                  solo_memory=["", "", "", "", "horse"], A={"memory": {"horse": 1}, "goods": {"tool": 2}})  # fmt: skip
    assert t.refused("A", f"craft {CRAFTS['S1'][0]} hunter") == "DG-CRAFT-01"
    assert t.refused("A", "paint painting_1.top hunter") == "DG-PAINT-02"


# --- DGS-DISCOVER ---------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-DISCOVER-01")
def test_rivals_discover_land_as_members_do() -> None:
    t = planning(grid=["w1> w1> w1>", "w1> c0> w1>", "w1> w1> p1>"], at="c3", rivals={"pink": "e4"},
                 A={"goods": FOOD})  # fmt: skip
    before = set(t.value("tiles"))
    t.say("A", "pass")
    assert set(t.value("tiles")) - before == {"f4"}


# --- DGS-EXEC -------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-EXEC-01")
def test_only_you_execute() -> None:
    t = planning(**LINE, rivals={"red": "f4"}, A={"goods": FOOD})
    t.say("A", "send e4 hunters 1", "pass")
    assert t.asked == "execute" and t.turn == "A"
    assert t.value("rivals") == {"red": "f4"} and not t.value("harvested")


@pytest.mark.rule("DGS-EXEC-02")
def test_one_harvest_exhausts_a_tile() -> None:
    t = planning(**LINE, A={"goods": FOOD})
    t.say("A", "send e4 hunters 1", "pass", "return e4", "finish")
    t.until("plan")
    assert t.value("round") == 2 and t.refused("A", "send e4 hunters 1") == "DG-GATHER-11"


@pytest.mark.rule("DGS-EXEC-03", "DGS-EXEC-04")
def test_a_camp_can_go_four_tiles_in_a_round() -> None:
    t = planning(grid=["w1> w1> p1> s1> w2>"], at="b4", A={"camp": "b4", "goods": {**FOOD, "hide": 1}})
    t.say("A", "shaman first_player", "pass", "invoke hide", "camp c4")
    t.say("A", "finish")
    assert t.asked == "camp"
    t.say("A", "camp e4")
    assert t["A"]["camp"] == "e4"


@pytest.mark.rule("DGS-EXEC-05")
def test_a_camp_that_moves_leaves_expeditions_as_they_are() -> None:
    t = planning(grid=["w2> w1> p1> s1> w2>"], at="b4", A={"camp": "c4", "goods": {**FOOD, "hide": 1}})
    t.say("A", "send b4 hunters 1", "shaman first_player", "pass", "invoke hide", "camp e4", "return b4")
    assert t.goods("A")["wood"] == 2, "two tiles further than the range now"
    t.say("A", "finish", "camp f4")
    t.until("plan")
    assert t.refused("A", "send c4 hunters 1") == "DG-EXPED-07"


@pytest.mark.rule("DGS-EXEC-06")
def test_a_camp_does_not_end_beside_a_rival_but_goes_past_it() -> None:
    t = planning(grid=["w1> w1> p1> s1> w2>"], at="b4", rivals={"blue": "c4"}, A={"camp": "b4", "goods": {"hide": 1}})
    t.say("A", "shaman first_player", "pass", "invoke hide")
    assert t.refused("A", "camp c4") == "DGS-EXEC-06"
    assert t.can("camp b4") and not t.can("camp d4"), "the middle is never gone back to"


@pytest.mark.rule("DGS-EXEC-07")
def test_rivals_do_not_keep_out_a_megalith() -> None:
    goods = {"wood": 2, "stone": 2, "tool": 2, **FOOD}
    t = planning(**LINE, rivals={"pink": "e4"}, A={"goods": goods}, shamans=("trade", "dolmen"), moves=("north 1",) * 3)
    t.say("A", "shaman menhir", "pass", "invoke", "site e4")
    assert t["A"]["megaliths"] == ["e4"]
    t = planning(**LINE, rivals={"pink": "e4"}, A={"goods": goods}, moves=("north 1", "east 2", "north 1"))
    t.say("A", "shaman long_journey", "pass", "invoke wood", "site e4")
    assert t["A"]["journey"] == "e4"
    t.until("plan", "event", "pick")
    assert t.value("rivals") == {"pink": "g4"}
