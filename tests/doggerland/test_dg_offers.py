"""What the engine itself offers and takes: refusals explain, but they are not what keeps the rules."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.tables import CRAFTS, Table, executing, table
from eolith.games.doggerland import terms

N2, S2 = (CRAFTS[name][0] for name in ("N2", "S2"))
WAITS = {"builders": ["hunter"]}
"""A seat that keeps the phase from ending."""


def verbs(t: Table) -> set[str]:
    return {text.split()[0] for text in t.offered}


@pytest.mark.rule("DG-EXEC-10", "DG-CRAFT-04", "DG-CRAFT-05")
def test_a_craft_is_offered_to_who_can_pay_all_of_it() -> None:
    for goods in ({"bone": 1, "hide": 1}, {"bone": 2}, {"hide": 5}, {}):
        t = executing(2, display=[N2], crafters={N2: "A hunter"}, A={"goods": goods}, B=WAITS)
        assert t.offered == ["finish"]
    t = executing(2, display=[N2], crafters={N2: "A hunter"}, A={"goods": {"bone": 3, "hide": 2}}, B=WAITS)
    t.say("A", f"make {N2}")
    assert t.goods("A") == {"bone": 1, "hide": 1}


@pytest.mark.rule("DG-CRAFT-07", "DG-PLAN-09")
def test_the_chief_saves_no_wood_on_a_craft() -> None:
    t = executing(2, display=[S2], crafters={S2: "A chief"}, A={"goods": {"stone": 1, "bone": 1}}, B=WAITS)
    assert t.offered == ["finish"]
    t = executing(2, display=[S2], crafters={S2: "A chief"}, A={"goods": {"stone": 1, "bone": 1, "wood": 1}}, B=WAITS)
    t.say("A", f"make {S2}")
    assert t.goods("A") == {}


@pytest.mark.rule("DG-EXEC-10", "DG-DWELL-05", "DG-DWELL-06", "DG-DWELL-07", "DG-DWELL-13")
@pytest.mark.parametrize("kind", ["simple", "status"])
@pytest.mark.parametrize("member", terms.MEMBERS)
def test_who_builds_pays_and_the_chief_saves_one_wood(kind: str, member: str) -> None:
    owned = {"wood": 2, "hide": 2, "bone": 2}
    way = "chief" if member == "chief" else "other"
    t = executing(2, A={"builders": [member], "goods": owned}, B=WAITS)
    assert {text.split()[2] for text in t.offered if text.startswith("build")} == {way}
    t.say("A", f"build {kind} {way} empty")
    paid = {"wood": 0 if way == "chief" else 1, "hide": 1, "bone": 1 if kind == "status" else 0}
    assert t.goods("A") == {good: number - paid[good] for good, number in owned.items()}
    assert "build" not in verbs(t)


@pytest.mark.rule("DG-EXEC-10", "DG-DWELL-08")
@pytest.mark.parametrize("goods", [{"wood": 1}, {"hide": 1}, {"bone": 4, "stone": 4}])
def test_no_dwelling_for_a_part_of_its_price(goods: dict[str, int]) -> None:
    t = executing(2, A={"builders": ["hunter"], "goods": goods}, B=WAITS)
    assert t.offered == ["finish"]


@pytest.mark.rule("DG-ABIL-04", "DG-ABIL-17", "DG-EXEC-10")
def test_a_level_for_its_whole_price() -> None:
    for goods in ({"tool": 1}, {"hide": 1}, {}):
        t = executing(2, A={"learners": {"carrying": "hunter"}, "goods": goods}, B=WAITS)
        assert t.offered == ["finish"]
    t = executing(2, A={"learners": {"carrying": "hunter"}, "goods": {"tool": 2, "hide": 2}}, B=WAITS)
    t.say("A", "raise carrying")
    assert t.goods("A") == {"tool": 1, "hide": 1} and t["A"]["levels"]["carrying"] == 2


@pytest.mark.rule("DG-PLAN-13", "DG-EXEC-02", "DG-EXEC-08")
@pytest.mark.parametrize("plan", [
    {"A": {"builders": ["chief", "hunter"]}}, {"display": [N2], "crafters": {N2: "A hunter"}},
    {"A": {"parents": ["chief", "hunter"]}}, {"painters": {"painting_1.top": "A hunter"}},
    {"A": {"learners": {"range": "chief", "toolmaking": "hunter"}}},
    {"groups": {"c3": {"seat": "A", "members": {"chief": 1}, "tools": 1}}},
])  # fmt: skip
def test_what_is_left_undone_costs_nothing(plan: dict[str, Any]) -> None:
    t = executing(2, **{"B": WAITS, **plan})
    t.say("A", "finish")
    assert t.tokens("A") == 0
    assert list(t.state.home[0]) == [1, 1, 4]


@pytest.mark.rule("DG-PLAN-13", "DG-SHAMAN-09")
@pytest.mark.parametrize("action", ["trade", "menhir", "first_player"])
def test_time_of_the_shaman_costs_a_token(action: str) -> None:
    t = executing(2, hut={action: "A"}, A={"goods": {"wood": 2, "stone": 2, "tool": 2}}, B=WAITS)
    t.say("A", "finish")
    assert t.tokens("A") == 1
    assert list(t.state.home[0]) == [1, 1, 4]


@pytest.mark.rule("DG-SHAMAN-19", "DG-SHAMAN-17")
def test_a_token_laid_while_planning_closes_its_tile_at_once() -> None:
    t = table(2, grid=["w1> w1> w1>"], options={"journey_token": "planning"},
              A={"camp": (0, 0)}, B={"camp": (2, 0)})  # fmt: skip
    t.say("A", "pass")
    assert t.cells("send") == {"c2", "d2"}
    t = table(2, grid=["w1> w1> w1>"], options={"journey_token": "planning"},
              A={"camp": (0, 0)}, B={"camp": (2, 0)})  # fmt: skip
    t.say("A", "shaman long_journey c2")
    assert t.cells("send") == {"d2"}
