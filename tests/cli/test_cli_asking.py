"""What the terminal tells and asks before something is final: payments that are not listed, and what is given up."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from endless_winter.tables import table as winter
from eolith.cli.play import Session
from eolith.kernel.chance import FairSource
from eolith.table.play import Play
from stone_age.tables import table


class Terminal:
    """A person at a position, who types lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, state: Any, *lines: str, language: str = "en") -> None:
        play = Play(state.game, FairSource(bytes(16)), start=state)
        saved: Any = SimpleNamespace(
            play=play, seats=["you"] * state.game.players, language=language, add=lambda steps: None, sync=lambda: None
        )
        self.console = Console(record=True, width=200)
        self.session = Session(saved, self.console)
        typed = iter(lines)
        monkeypatch.setattr("builtins.input", self._input(typed))
        for _ in range(20):
            if play.state.seat != state.seat or play.state.over:
                break
            try:
                self.session._ask(state.seat)
            except StopIteration:
                break
        self.state = play.state
        self.told = self.console.export_text()

    def _input(self, typed: Any) -> Any:
        def read(prompt: str) -> str:
            self.console.print(prompt)
            return next(typed)  # type: ignore[no-any-return]

        return read


def paying() -> Any:
    """The building of one to seven, for wood, brick and a gold."""
    t = table(A={"food": 12, "wood": 6, "brick": 3, "gold": 1, "placed": {"building1": 1, "field": 1}},
              stacks=[["B22", "B01"], ["B02", "B03"]])  # fmt: skip
    t.say("A", "act building1")
    return t.state


@pytest.mark.rule("SA-BUILD-09", "SA-BUILD-11")
@pytest.mark.parametrize(("answer", "score"), [("", 0), ("no", 0), ("yes", 6), ("y", 6)])
def test_a_payment_that_is_not_listed_is_told_and_asked_about(
    monkeypatch: pytest.MonkeyPatch, answer: str, score: int
) -> None:
    """One gold ends the payment, for six points of the 27 that were possible."""
    at = Terminal(monkeypatch, paying(), "pay gold", answer)
    assert "pay 3 wood, 3 brick and 1 gold → 27 points" in at.told
    assert "more ways to pay: name yours in one command, in any order, such as: pay" in at.told
    assert "Pay 1 gold → 6 points – do it? (yes, or Enter for no)" in at.told
    assert at.state.score[0] == score


def test_what_is_listed_is_paid_as_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Terminal(monkeypatch, paying(), "pay gold brick 3 wood 2 brick")
    assert "do it?" not in at.told and at.state.score[0] == 27


@pytest.mark.rule("SA-ACT-07")
@pytest.mark.parametrize(
    ("language", "typed", "asked"),
    [("en", "decline", "really give this up? (yes"), ("ru", "отказаться", "точно отказаться? (да"),
     ("uk", "відмовитися", "справді відмовитися? (так")],
)  # fmt: skip
def test_leaving_a_building_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, language: str, typed: str, asked: str
) -> None:
    state = paying()
    at = Terminal(monkeypatch, state, typed, "", language=language)
    assert asked in at.told and at.state == state


@pytest.mark.rule("EW-MIG-21")
def test_moving_before_the_camp_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    t = winter(A={"camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", "next", "next")
    at = Terminal(monkeypatch, t.state, "move c3 east", "")
    assert "really give this up?" in at.told and at.state == t.state


@pytest.mark.parametrize(("dice", "said"), [((3, 6), True), ((4, 6), False)])
def test_it_is_said_if_tools_change_nothing(monkeypatch: pytest.MonkeyPatch, dice: tuple[int, int], said: bool) -> None:
    """9 + 2 = 11 is still 3 wood, 10 + 2 = 12 is 4."""
    t = table(A={"food": 9, "placed": {"forest": 2}, "tools": [1, 1]}, dice=[list(dice)])
    t.say("A", "act forest")
    assert ("with all of them it stays 3 wood" in Terminal(monkeypatch, t.state).told) == said


@pytest.mark.rule("SA-BUILD-11")
def test_a_hint_is_a_whole_payment(monkeypatch: pytest.MonkeyPatch) -> None:
    state = paying()
    at = Terminal(monkeypatch, state, "hint")
    told = at.told.partition("The best ways")[2]
    ways = dict(re.findall(r"^(\d:|–) +(Pay .*?)(?:  |$)", told, re.MULTILINE))
    assert ways["1:"] in [one.label for one in state.game.scene("en").choices(state)]
    assert all(re.match(r"Pay [1-7] .* → \d+ points$", way) for way in ways.values())
