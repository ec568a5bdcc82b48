"""What can be taken back, and up to where (DG-HIDDEN-08 to DG-HIDDEN-11)."""

from __future__ import annotations

import pytest

from doggerland.tables import Table, executing, table
from eolith.kernel.rule import Refused

LINE = ["w2> s1> p1>"]


def refused_undo(t: Table, seat: int = 0) -> str:
    """The rule against taking back."""
    before = t.state.to_bytes()
    with pytest.raises(Refused) as caught:
        t.undo(seat)
    assert t.state.to_bytes() == before
    return caught.value.refusal.rule


@pytest.mark.rule("DG-HIDDEN-08")
def test_planning_can_be_taken_back_until_the_turn_is_over() -> None:
    t = table(2, A={"goods": {"tool": 1}})
    before = t.state.to_bytes()
    t.say("A", "dwelling")
    t.say("A", "member hunter")
    t.undo(0)
    t.undo(0)
    assert t.state.to_bytes() == before
    t.say("A", "dwelling hunter pay")
    assert t.turn == "B" and refused_undo(t) == "DG-HIDDEN-08"


@pytest.mark.rule("DG-HIDDEN-08")
def test_a_pass_is_final() -> None:
    t = table(2)
    t.say("A", "pass")
    assert refused_undo(t) == "DG-HIDDEN-08"


@pytest.mark.rule("DG-HIDDEN-09")
def test_nothing_is_taken_back_behind_new_land() -> None:
    t = table(2, grid=LINE, at="a2", A={"camp": (0, 0)}, B={"camp": (0, 0)})
    t.say("A", "ability range hunter")
    t.say("B", "pass")
    t.say("A", "pass")
    assert t.asked == "execute" and refused_undo(t) == "DG-HIDDEN-09"


@pytest.mark.rule("DG-HIDDEN-10")
def test_executions_can_be_taken_back_to_the_start_of_the_own_part() -> None:
    t = executing(
        2,
        grid=LINE,
        at="a2",
        groups={(0, 0): {"seat": "A", "members": {"hunter": 2}}},
        A={"learners": {"carrying": "hunter"}, "builders": ["chief"], "goods": {"tool": 1, "hide": 2}},
        B={"builders": ["hunter"]},
    )
    before = t.state.to_bytes()
    t.say("A", "raise carrying", "return a2", "build simple chief empty")
    for _ in range(3):
        t.undo(0)
    assert t.state.to_bytes() == before
    t.say("A", "finish")
    assert t.turn == "B" and refused_undo(t) == "DG-HIDDEN-10"


@pytest.mark.rule("DG-HIDDEN-11")
def test_feeding_can_be_taken_back_until_it_is_done() -> None:
    t = table(2, phase="migration", A={"goods": {"meat2": 2, "plant2": 3, "plant1": 3}})
    before = t.state.to_bytes()
    t.say("A", "eat 1")
    assert t.asked == "feed"
    t.undo(0)
    assert t.state.to_bytes() == before
    t.say("A", "feed meat2 1 plant2 2")
    assert refused_undo(t) == "DG-HIDDEN-11"


@pytest.mark.rule("DG-HIDDEN-11")
def test_a_camp_move_is_final_when_the_next_is_asked() -> None:
    t = table(2, grid=LINE, at="a2", phase="round_end", round=3, A={"camp": (0, 0)}, B={"camp": (2, 0)})
    t.say("A", "camp b2")
    assert t.turn == "B" and refused_undo(t) == "DG-HIDDEN-11"


@pytest.mark.rule("DG-HIDDEN-08")
def test_a_table_may_allow_no_undo() -> None:
    t = table(2, options={"undo": "off"})
    t.say("A", "dwelling")
    assert refused_undo(t) == "DG-HIDDEN-08"
