"""EW-HUNT: the hunting ground, animal cards, and their use."""

from __future__ import annotations

import pytest

from endless_winter.faces import printed
from endless_winter.owed import QUIET, at, finish_round, last_turn, owed, play_on
from endless_winter.tables import Watched, table

TIP = {"woolly_rhino": "vp 2"}
"""An animal whose use asks nothing."""


@pytest.mark.rule("EW-HUNT-02", "EW-HUNT-11")
def test_animals_are_added_as_often_as_labor_is_paid() -> None:
    t = table(A={"tools": 1}, **at("hunt", labor=4), ground=[], animals=["glyptodon"] * 5 + ["giant_sloth"])
    for shown, labor in ((2, 3), (4, 2), (6, 1)):
        t.say("A", "use hunt.top.1")
        assert (sum(t.value("ground").values()), t.labor) == (shown, labor)
    t.say("A", "animal giant_sloth")
    assert t["A"]["unused"] == {"giant_sloth": 1}


@pytest.mark.rule("EW-HUNT-06", "EW-HUNT-07", "EW-HUNT-10")
def test_an_animal_costs_a_tool_and_a_labor_and_leaves_a_gap() -> None:
    ground = {"woolly_rhino": 2, "glyptodon": 2}
    t = table(A={"tools": 4}, **at("hunt", labor=2), ground=ground)
    t.say("A", "animal woolly_rhino")
    assert (t["A"]["tools"], t.labor, t["A"]["unused"]) == (3, 1, {"woolly_rhino": 1})
    assert t.value("ground") == {"woolly_rhino": 1, "glyptodon": 2}
    t.say("A", "animal woolly_rhino")
    assert (t["A"]["tools"], t.labor, t["A"]["unused"]) == (2, 0, {"woolly_rhino": 2})
    assert t.value("ground") == {"glyptodon": 2}
    assert t.refused("A", "animal glyptodon") == "EW-HUNT-06"
    t.say("A", "next", "next", "next")
    t.pass_turn()
    assert t.value("ground") == {"glyptodon": 2}
    t = table(A={"tools": 0}, **at("hunt", labor=2), ground=ground)
    assert t.refused("A", "animal glyptodon") == "EW-HUNT-06"


@pytest.mark.rule("EW-HUNT-10", "EW-HUNT-20")
@pytest.mark.parametrize(("shown", "after"), [(1, 3), (3, 3), (6, 6)])
def test_the_hunting_ground_waits_for_preparation(shown: int, after: int) -> None:
    t = last_turn(ground={"woolly_rhino": shown})
    finish_round(t)
    assert t.value("ground") == {"woolly_rhino": shown}
    t.pass_all()
    assert t.value("ground").get("woolly_rhino", 0) >= shown
    assert sum(t.value("ground").values()) == after


@pytest.mark.rule("EW-HUNT-12", "EW-HUNT-14")
def test_the_middle_uses_one_animal_and_for_good() -> None:
    t = printed(TIP, A={"unused": {"woolly_rhino": 2}}, **at("hunt", "middle"))
    t.say("A", "turn woolly_rhino")
    assert t["A"]["score"] == 2
    assert (t["A"]["unused"], t["A"]["used"]) == ({"woolly_rhino": 1}, {"woolly_rhino": 1})
    assert t.refused("A", "turn woolly_rhino") == "EW-FIGURE-07"
    t = table(A={"unused": {"glyptodon": 1}, "used": {"woolly_rhino": 1}}, **at("hunt", "middle"))
    t.say("A", "use hunt.middle.1")
    assert t.offered == ["decline", "turn glyptodon"]
    assert t.refused("A", "turn woolly_rhino") == "EW-HUNT-14"
    t = table(A={"used": {"woolly_rhino": 3}}, **at("hunt", "middle"))
    assert not t.can("use hunt.middle.1")


@pytest.mark.rule("EW-HUNT-14", "EW-PREP-14")
def test_used_animals_stay_used_in_the_next_round() -> None:
    t = last_turn(A={"used": {"woolly_rhino": 1}})
    finish_round(t)
    t.pass_all()
    assert (t.value("round"), t["A"]["used"], t["A"]["unused"]) == (2, {"woolly_rhino": 1}, {})
    t.say("B", "figure tribe rest", "next")
    t.say("A", "figure tribe rest")
    assert not t.can("use rest_space.2")


@pytest.mark.rule("EW-HUNT-13")
def test_an_animal_taken_at_the_top_can_be_used_in_the_middle() -> None:
    t = printed(TIP, A={"tools": 1}, **at("hunt", labor=1), ground=["woolly_rhino"])
    t.say("A", "animal woolly_rhino", "next", "turn woolly_rhino")
    assert (t["A"]["used"], t["A"]["score"]) == ({"woolly_rhino": 1}, 2)


@pytest.mark.rule("EW-HUNT-15", "EW-SCORE-18")
@pytest.mark.parametrize(("unused", "used_", "points"), [(2, 1, 3), (0, 3, 0), (3, 3, 6)])
def test_used_animals_are_in_no_set(unused: int, used_: int, points: int) -> None:
    t = printed(QUIET, round=4, A={"unused": {"woolly_rhino": unused}, "used": {"woolly_rhino": used_}})
    play_on(t)
    assert t["A"]["score"] == points


@pytest.mark.rule("EW-HUNT-16")
def test_the_first_figure_takes_the_top_animal_of_the_deck() -> None:
    t = table(**at("hunt"), ground=["woolly_rhino"], animals=["saber_tooth"])
    t.say("A", "next", "next")
    left = sum(t.value("animal_deck").values())
    t.say("A", "use hunt.bottom.1", "top")
    assert (t["A"]["unused"], t["A"]["score"]) == ({"saber_tooth": 1}, 0)
    assert (t.value("ground"), sum(t.value("animal_deck").values())) == ({"woolly_rhino": 1}, left - 1)


@pytest.mark.rule("EW-HUNT-17")
def test_an_empty_animal_deck_gives_a_point_instead() -> None:
    t = table(**at("hunt", "bottom"), ground=["woolly_rhino"], animal_deck=[])
    t.say("A", "use hunt.bottom.1")
    assert (t["A"]["score"], t["A"]["unused"], t.value("ground")) == (1, {}, {"woolly_rhino": 1})
    assert table(agenda=owed("top animal"), animal_deck=[])["A"]["score"] == 1


@pytest.mark.rule("EW-HUNT-19", "EW-HIDDEN-16")
@pytest.mark.parametrize(("labor", "part", "commands"), [
    (1, "top", ["use hunt.top.1"]), (0, "bottom", ["use hunt.bottom.1", "top"]),
])  # fmt: skip
def test_nobody_knows_the_top_of_the_animal_deck(labor: int, part: str, commands: list[str]) -> None:
    """Chance decides when it is paid: any of the deck may come, and it cannot be taken back."""
    t = table(**at("hunt", part, labor), ground=[], animal_deck={"saber_tooth": 1, "giant_sloth": 3})
    t.source = watch = Watched()
    t.say("A", *commands)
    assert watch.of("deal_animal")[0] == {"draw-animal saber_tooth": 1, "draw-animal giant_sloth": 3}
    refusal = t.why_not_undo(0)
    assert refusal is not None and refusal.rule == "EW-HIDDEN-16"
