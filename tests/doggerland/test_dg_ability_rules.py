"""Abilities and toolmaking in phase 3, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.tables import Table, executing
from eolith.games.doggerland import terms

LINE = ["w1> s1> p1> w3> s1> w1>"]


def learning(ability: str, goods: dict[str, int], level: int = 1, by: str = "hunter", **entries: Any) -> Table:
    """A table at which seat A has a member on a track."""
    seat = {"learners": {ability: by}, "levels": {ability: level}, "goods": goods, **entries.pop("A", {})}
    return executing(2, A=seat, **entries)


@pytest.mark.rule("DG-ABIL-03", "DG-ABIL-04", "DG-ABIL-15")
@pytest.mark.parametrize("by", terms.MEMBERS)
@pytest.mark.parametrize("ability", ["range", "carrying"])
def test_an_upgrade_is_paid_when_executed(ability: str, by: str) -> None:
    t = learning(ability, {"tool": 1, "hide": 1}, by=by)
    pack = t.game.pack
    price = pack.abilities[terms.ABILITIES.index(ability)].steps[0]
    t.say("A", f"raise {ability}")
    assert t["A"]["levels"][ability] == 2
    assert t.goods("A") == {
        good: 1 - price[terms.GOODS.index(good)] for good in ("tool", "hide") if not price[terms.GOODS.index(good)]
    }
    assert list(t.state.home[0]) == [1, 1, 4] and not t.can(f"raise {ability}")


@pytest.mark.rule("DG-ABIL-03", "DG-ABIL-11")
def test_levels_end_at_the_third() -> None:
    t = learning("range", {"hide": 1, "bone": 1}, level=2)
    t.say("A", "raise range")
    assert t["A"]["levels"]["range"] == 3
    t = learning("toolmaking", dict.fromkeys(terms.GOODS[: terms.PAYABLE], 9), level=3)
    assert t.offered == ["forge 1", "forge 2", "forge 3", "finish"]


@pytest.mark.rule("DG-ABIL-07", "DG-EXPED-15")
@pytest.mark.parametrize(
    ("commands", "wood"), [(["raise carrying", "return d2"], 6), (["return d2", "raise carrying"], 4)]
)
def test_carrying_helps_what_is_executed_after_it(commands: list[str], wood: int) -> None:
    group = {(3, 0): {"seat": "A", "members": {"hunter": 2}}}
    t = learning("carrying", {"tool": 1, "hide": 1}, grid=LINE, at="a2", groups=group)
    t.say("A", *commands)
    assert t.goods("A") == {"wood": wood}


@pytest.mark.rule("DG-ABIL-08", "DG-SHAMAN-31", "DG-EXPED-14")
def test_range_helps_a_megalith_after_it() -> None:
    goods = {"wood": 2, "stone": 2, "tool": 2, "hide": 1}
    seat = {"camp": (0, 0)}
    t = learning("range", goods, grid=LINE, at="a2", hut={"menhir": "A"}, A=seat)
    t.say("A", "invoke")
    assert t.refused("A", "site d2") == "DG-SHAMAN-31"
    t = learning("range", goods, grid=LINE, at="a2", hut={"menhir": "A"}, A=seat)
    t.say("A", "raise range", "invoke", "site d2")
    assert t["A"]["megaliths"] == ["d2"]


@pytest.mark.rule("DG-ABIL-09", "DG-ABIL-11", "DG-ABIL-12")
def test_the_three_ways_of_toolmaking() -> None:
    goods = {"tool": 1, "wood": 2, "stone": 1}
    upgrade = learning("toolmaking", goods)
    upgrade.say("A", "raise toolmaking", "done")
    assert upgrade.goods("A") == {"wood": 2, "stone": 1}
    make = learning("toolmaking", goods)
    make.say("A", "forge 1")
    assert make.goods("A") == {"tool": 4, "stone": 1}
    for recipe, left in ((1, {"tool": 3, "stone": 1}), (2, {"tool": 4, "wood": 1})):
        both = learning("toolmaking", goods)
        both.say("A", "raise toolmaking", f"forge {recipe}")
        assert both.goods("A") == left and both["A"]["levels"]["toolmaking"] == 2


@pytest.mark.rule("DG-ABIL-11")
def test_a_recipe_above_the_level_is_refused_and_lower_ones_are_not() -> None:
    goods = {"wood": 3, "stone": 2, "bone": 1}
    for level in (1, 2, 3):
        t = learning("toolmaking", goods, level=level)
        assert [t.can(f"forge {recipe}") for recipe in (1, 2, 3)] == [recipe <= level for recipe in (1, 2, 3)]
    assert learning("toolmaking", goods).refused("A", "forge 2") == "DG-ABIL-11"


@pytest.mark.rule("DG-ABIL-10")
def test_tools_are_made_once() -> None:
    goods = {"wood": 6, "tool": 1}
    t = learning("toolmaking", goods)
    t.say("A", "forge 1")
    assert t.refused("A", "forge 1") == "DG-EXEC-01" and list(t.state.home[0]) == [1, 1, 4]
    t = learning("toolmaking", goods)
    t.say("A", "raise toolmaking", "forge 1")
    assert t.refused("A", "forge 1") == "DG-EXEC-01" and not t.can("raise toolmaking")


@pytest.mark.rule("DG-ABIL-13")
def test_own_tools_cannot_pay_for_the_upgrade() -> None:
    t = learning("toolmaking", {"wood": 2})
    assert t.refused("A", "raise toolmaking") == "DG-ABIL-17"
    t.say("A", "forge 1")
    assert not t.can("raise toolmaking") and t.goods("A") == {"tool": 3}


@pytest.mark.rule("DG-ABIL-14", "DG-EXEC-07")
def test_tools_made_now_pay_for_what_is_executed_later() -> None:
    goods = {"wood": 4, "stone": 2}
    t = learning("toolmaking", goods, hut={"menhir": "A"}, A={"camp": "c3"})
    assert not t.can("invoke")
    t.say("A", "forge 1", "invoke", "site c3")
    assert t.goods("A") == {"tool": 1} and t["A"]["megaliths"] == ["c3"]


@pytest.mark.rule("DG-ABIL-17", "DG-EXEC-10")
def test_an_ability_that_is_not_paid_is_wasted() -> None:
    t = learning("carrying", {"tool": 1, "plant1": 6})
    assert t.refused("A", "raise carrying") == "DG-ABIL-17"
    t.say("A", "finish")
    assert t["A"]["levels"]["carrying"] == 1 and t.goods("A") == {"tool": 1}
    assert t.tokens("A") == 0 and list(t.state.home[0]) == [1, 1, 4]
