"""Whatever is typed as a spec or a command is understood or refused, and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings, strategies as st

import eolith
from eolith.games.stone_age import board
from eolith.kernel.game import ActionError, SpecError
from eolith.kernel.rule import Refused
from eolith.kernel.state import IllegalOption
from eolith.testing import play

EXAMPLES = 500 if eolith.COMPILED else 100
GAME = eolith.load("stone_age(players=3, dice_card_timing=own_turn)")


def collect() -> list[Any]:
    """States of a random game, two of each kind of prompt."""
    found: dict[int, list[Any]] = {}
    for state, _ in play(GAME, 2):
        kind = -1 if state.over else state.frame[0]
        found.setdefault(kind, []).append(state.clone())
    return [state for alike in found.values() for state in (alike[0], alike[len(alike) // 2])]


STATES = collect()
NAMES = [
    *eolith.games(),
    "players",
    *GAME.option_values,
    *sorted({w for words in GAME.option_values.values() for w in words}),
]
SPECS = st.text() | st.lists(
    st.sampled_from([*NAMES, "(", ")", ",", "=", " ", "3", "0", "9" * 30, "٣"]), max_size=8
).map("".join)
VERBS = [
    "place",
    "act",
    "acquire",
    "decline",
    "pay",
    "buy",
    "done",
    "tools",
    "tool",
    "choose",
    "take",
    "die",
    "raise",
    "starve",
    "pass",
    "first",
    "roll",
    "draw",
    "reveal",
    "dice",
]
WORDS = [
    *VERBS,
    *board.PLACES,
    *board.RESOURCES,
    "food",
    "C01",
    "c07",
    "1",
    "2",
    "3",
    "7",
    "0",
    "-1",
    "9" * 5000,
    "٣",
    "²",
    "\x00",
    "é",
]
COMMANDS = st.text() | st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)


@settings(max_examples=EXAMPLES)
@given(SPECS)
def test_a_spec_is_loaded_or_refused(spec: str) -> None:
    try:
        game = eolith.load(spec)
    except SpecError as refusal:
        assert "\n" not in str(refusal)
    else:
        assert eolith.load(repr(game)) == game


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(NAMES), st.text() | st.integers() | st.none() | st.booleans() | st.sampled_from(NAMES))
def test_an_option_is_taken_or_refused(name: str, value: Any) -> None:
    try:
        game = eolith.load("stone_age", **{name: value})
    except SpecError as refusal:
        assert "\n" not in str(refusal)
    else:
        assert eolith.load(repr(game)) == game


@settings(max_examples=EXAMPLES)
@given(st.integers(0, len(STATES) - 1), COMMANDS, st.none() | st.integers(0, 2))
def test_a_command_is_carried_out_or_refused(index: int, command: str, seat: int | None) -> None:
    state = STATES[index]
    before = state.to_bytes()
    try:
        options = GAME.expand(state, command, seat)
    except (ActionError, Refused) as refusal:
        assert str(refusal) and "\n" not in str(refusal)
    else:
        table = state.clone()
        for option in options:
            assert seat in (None, table.seat)
            table.apply(option)
    assert state.to_bytes() == before


@settings(max_examples=EXAMPLES)
@given(st.integers(0, len(STATES) - 1), st.integers(-(2**31), 2**31 - 1) | st.integers(0, board.OPTION_SPACE))
def test_an_option_is_legal_or_refused(index: int, option: int) -> None:
    state = STATES[index]
    before = state.to_bytes()
    if option in state.options():
        state.clone().apply(option)
    else:
        try:
            state.apply(option)
        except IllegalOption as refusal:
            assert str(refusal) and "\n" not in str(refusal)
        else:
            raise AssertionError(f"{option} is not offered, yet accepted")
    assert state.to_bytes() == before
