"""Commands of several decisions: nothing that is typed is passed over, and foreign words are errors of one kind."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.tables import Table, executing, table
from eolith.games.doggerland import board
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused

RICH = {"goods": {good: 9 for good in board.GOODS[: board.PAYABLE]}}
HUNTER = {"hunters": 1, "builders": {"shaman": 1}, **RICH}
"""At home are the chief and one hunter-gatherer."""
SENT = {"d3": {"seat": "A", "members": {"hunter": 1}}}


def texts(t: Table, command: Any) -> list[str]:
    return [t.game.text(option) for option in t.game.expand(t.state, command)]


@pytest.mark.parametrize(
    ("command", "word"),
    [
        ("pass chief", "chief"),
        ("birth chief", "chief"),
        ("birth hunter hunter hunter", "hunter"),
        ("dwelling hunter chief", "chief"),
        ("pass 1", "1"),
        ("send e3 hunters 1 hunters 2", "hunters"),
        ("send e3 chief chief", "chief"),
    ],
)
def test_a_word_that_a_plan_does_not_ask_for(command: str, word: str) -> None:
    with pytest.raises(ActionError, match=f"'{word}' is not asked for by '{command}'"):
        texts(table(A=RICH), command)


def test_a_member_that_an_execution_does_not_ask_for() -> None:
    t = executing(groups=SENT, A=RICH)
    for command in ("return d3 chief", "finish chief"):
        with pytest.raises(ActionError, match="'chief' is not asked for"):
            texts(t, command)


def test_a_member_that_an_answer_does_not_ask_for() -> None:
    t = table(A=RICH)
    t.say("A", "dwelling")
    assert t.asked == "member" and t.can("member chief")
    with pytest.raises(ActionError, match="'chief' is not asked for"):
        texts(t, "member chief chief")
    t = table(A=RICH)
    t.say("A", "send e3")
    assert t.asked == "group"
    with pytest.raises(ActionError, match="'hunters' is not asked for"):
        texts(t, "without chief hunters 1")


@pytest.mark.parametrize(("parents", "rule"), [("hunter hunter", "DG-PLAN-05"), ("chief chief", "DG-PLAN-05")])
def test_the_only_pair_is_not_taken_for_another(parents: str, rule: str) -> None:
    t = table(A=HUNTER)
    assert texts(t, "birth chief hunter") == texts(t, "birth hunter chief") == ["birth"]
    with pytest.raises(Refused) as refused:
        texts(t, f"birth {parents}")
    assert refused.value.refusal.rule == rule


def test_numbers_without_end() -> None:
    t = executing(groups=SENT, A=RICH)
    for number in ("9" * 5000, "0" * 5000 + "9999"):
        with pytest.raises(Refused, match="DG-EXPED-16"):
            texts(t, f"return d3 wood {number}")


def test_zeros_before_a_number_say_nothing() -> None:
    t = table(A=RICH)
    assert texts(t, "send e3 hunters 0001") == texts(t, "send e3 hunters 1")


def test_chance_is_no_command_whatever_follows() -> None:
    for command in ("reveal painting_1", "reveal painting_1 chief"):
        with pytest.raises(Refused, match="DG-HIDDEN-05"):
            texts(table(), command)


@pytest.mark.parametrize("command", [[1], {}, None, 1.5, -1, 10**9, ()])
def test_what_is_no_command(command: object) -> None:
    with pytest.raises(ActionError):
        texts(table(), command)


def test_what_others_eat_by_themselves_is_not_of_the_meal() -> None:
    food = {"goods": {"meat2": 3, "plant1": 6}}
    feeds = [{"kind": "feed", "seat": seat, "slots": [6]} for seat in "BA"]
    t = table(phase="round_end", agenda=[{"kind": "round", "slots": [5]}, *feeds], A=food, B={"goods": {"meat2": 3}})
    assert t.turn == "A" and t.asked == "feed"
    t.say("A", "feed meat2 1 plant1 4")
    assert t.goods("A") == {"meat3": 2, "plant2": 2} and t.goods("B") == {}
