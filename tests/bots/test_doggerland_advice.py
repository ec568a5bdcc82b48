"""What Doggerland's rules of thumb take for granted: the goods that are there, what rules cost and pay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doggerland.tables import CRAFTS, Dictated, Table, executing, fixture, table
from eolith.games.doggerland import advice
from eolith.games.doggerland.game import DoggerlandGame

N1, S2 = CRAFTS["N1"][0], CRAFTS["S2"][0]
IMPOSSIBLE = -100.0
"""Below all that can be paid."""
FAR: dict[str, Any] = {"B": {"camp": "g4"}}
HEARTH: dict[str, Any] = {"grid": ["c0>"], "at": "d4", **FAR}


def worth(t: Table) -> dict[str, float]:
    """What each option seems to be worth, by its text."""
    return {t.game.text(option): value for option, value in advice.Advisor(t.game).values(t.state).items()}


def decided(t: Table) -> str:
    text: str = t.game.text(advice.Advisor(t.game).best(t.state))
    return text


# --- goods ------------------------------------------------------------------------------------------


def test_a_good_that_is_promised_is_in_the_way_of_nothing_else() -> None:
    """The builder still lacks a wood; a craft needs none."""
    goods = {"hide": 3, "bone": 2, "tool": 1, "plant1": 12}
    t = table(round=7, display=[N1], A={"goods": goods, "builders": ["hunter"]}, **HEARTH)
    assert worth(t)[f"craft {N1}"] > IMPOSSIBLE


def test_an_offering_that_is_being_paid_is_not_put_aside_once_more() -> None:
    """Of two hides and a bone a hide is given."""
    t = executing(round=3, hut={"trade": "A"}, A={"goods": {"hide": 2, "bone": 1, "plant1": 12}})
    t.say("A", "invoke")
    assert t.asked == "offering" and decided(t) == "pay hide"


# --- the chief builds (DG-DWELL-07) -----------------------------------------------------------------


def test_a_chief_builds_where_there_is_no_wood() -> None:
    goods = {"hide": 1, "bone": 1, "tool": 1, "plant1": 12}
    t = table(round=8, display=[], A={"goods": goods}, **HEARTH)
    assert worth(t)["dwelling"] > 0 and decided(t) == "dwelling"
    t.state.apply(t.game.option("dwelling"))
    assert t.asked == "member" and decided(t) == "member chief"


def test_nobody_else_builds_where_there_is_no_wood() -> None:
    """The chief is away."""
    goods = {"hide": 1, "bone": 1, "tool": 1, "plant1": 12}
    away = {(1, 0): {"seat": "A", "members": {"chief": 1}}}
    t = table(round=8, grid=["c0> p1>"], at="d4", groups=away, A={"goods": goods}, **FAR)
    assert worth(t)["dwelling"] < IMPOSSIBLE


def test_no_wood_is_put_aside_for_a_chief_who_builds() -> None:
    """A hunter-gatherer can use the only one."""
    goods = {"wood": 1, "hide": 2, "bone": 2, "tool": 2, "plant1": 12}
    chief = table(round=7, A={"goods": goods, "builders": ["chief"]}, **HEARTH)
    hunter = table(round=7, A={"goods": goods, "builders": ["hunter", "shaman"]}, **HEARTH)
    assert worth(chief)["dwelling"] > IMPOSSIBLE > worth(hunter)["dwelling"]


def test_of_two_builders_the_chief_is_the_cheaper() -> None:
    goods = {"wood": 1, "hide": 2, "bone": 2}
    t = executing(round=5, A={"goods": goods, "builders": ["chief", "hunter"]})
    values = worth(t)
    assert values["build status chief empty"] > values["build status other empty"]


# --- the cave (DG-SCORE-10) -------------------------------------------------------------------------


def painting(cubes: dict[str, str], ties: str) -> float:
    """What one cube of A in the top row is worth there."""
    cave = ["painting_1", "painting_2", "painting_3", "painting_4"]
    t = table(4, options={"majority_ties": ties}, round=8, cave=cave, cubes=cubes,
              A={"goods": {"tool": 1, "plant1": 12}, "memory": {"horse": 1}})  # fmt: skip
    return worth(t)["paint painting_4.top"]


def test_equals_ahead_leave_the_second_place_free_unless_ties_skip() -> None:
    one, two = {"painting_1.top": "BB"}, {"painting_1.top": "BB", "painting_2.top": "CC"}
    different = {"painting_1.top": "BB", "painting_2.top": "CC", "painting_3.top": "C"}
    assert painting(two, "dense") == painting(one, "dense") > painting(different, "dense")
    assert painting(two, "skip") == painting(different, "skip") < painting(one, "skip")


# --- toolmaking -------------------------------------------------------------------------------------


def planning(goods: dict[str, int], learning: bool, **entries: Any) -> dict[str, float]:
    """What plans are worth, with a member on the track of toolmaking or at home."""
    seat = {"goods": {"plant1": 12, **goods}, "learners": {"toolmaking": "hunter"} if learning else {}}
    return worth(table(A=seat, **{"round": 7, "display": [N1], **HEARTH, **entries}))


def test_tools_that_no_recipe_can_be_paid_for_are_not_counted() -> None:
    goods = {"tool": 1, "bone": 1, "hide": 1}
    plain, hopeful = planning(goods, False), planning(goods, True)
    assert hopeful[f"craft {N1}"] == plain[f"craft {N1}"]
    assert planning({**goods, "wood": 2}, True)[f"craft {N1}"] > plain[f"craft {N1}"]


def test_tools_that_wood_on_its_way_will_pay_for_are_counted_and_the_wood_is_not() -> None:
    coming = {"grid": ["c0> w2>"], "groups": {(1, 0): {"seat": "A", "members": {"hunter": 1}}}, "display": [S2]}
    goods = {"stone": 1, "bone": 1, "tool": 1}
    assert planning(goods, False, **coming)[f"craft {S2}"] > IMPOSSIBLE > planning(goods, True, **coming)[f"craft {S2}"]


def test_the_price_of_a_level_of_toolmaking_is_put_aside() -> None:
    """Early on the only tool is to raise it, so that carrying must wait; later that is not worth while."""
    goods = {"tool": 1, "hide": 1}
    for number, waits in ((1, True), (7, False)):
        entries = {"round": number, "objectives": ["masters"]}
        assert planning(goods, False, **entries)["ability carrying"] > IMPOSSIBLE
        assert (planning(goods, True, **entries)["ability carrying"] < IMPOSSIBLE) == waits


# --- objectives -------------------------------------------------------------------------------------


def test_dwellings_count_for_objectives_as_the_pack_says(tmp_path: Path) -> None:
    """What is reached already makes no further dwelling worth more."""
    pack = tmp_path / "pack.toml"
    pack.write_text(fixture().replace('id = "simple"\n', 'id = "simple"\nvp = 9\n'), encoding="utf-8")
    game = DoggerlandGame(2, {}, pack)
    seat = {"goods": {"wood": 1, "hide": 1, "tool": 1, "plant1": 12}, "dwellings": {"ramshackle": 2, "simple": 1}}
    position = {"puzzle": True, "round": 5, "A": seat}
    free, met = (
        worth(Table(game, Dictated(), game.from_position({**position, "objectives": goals})))["dwelling"]
        for goals in ([], ["fine_village"])
    )
    assert met == pytest.approx(free)


# --- laps (DG-EXEC-06) ------------------------------------------------------------------------------


def test_whoever_must_wait_for_others_waits_rather_than_finishes() -> None:
    """B has a builder that it cannot pay, and a cromlech that it can."""
    wealth = {"wood": 3, "stone": 3, "tool": 3}
    t = executing(2, options={"phase3_mode": "simultaneous"}, hut={"menhir": "A", "cromlech": "B"},
                  A={"goods": wealth, "parents": ["chief", "hunter"]},
                  B={"goods": wealth, "builders": ["hunter"]})  # fmt: skip
    t.say("A", "bear")
    assert t.offered == ["finish", "done"] and decided(t) == "done"
