"""What a state promises whatever the game: copies, bytes, and no harm from an empty table."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import eolith

pytestmark = pytest.mark.pure
GAME = eolith.load("stone_age(players=3, card_piles=open)")


def middle() -> Any:
    state = GAME.start()
    source = eolith.Source(1)
    for _ in range(60):
        options = state.options()
        state.apply(state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))])
    return state


def pickled(state: Any) -> Any:
    return pickle.loads(pickle.dumps(state))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_copies_and_pickles_are_independent_and_equal(copied: Callable[[Any], Any]) -> None:
    state = middle()
    state.listener = []
    before = state.to_bytes()
    again = copied(state)
    assert again == state and hash(again) == hash(state) and again.game == state.game
    assert again.options() == state.options() and again.listener is None
    again.playout(eolith.Source(2))
    assert again.over and state.to_bytes() == before


@pytest.mark.parametrize("seat", [-2, 3, 9])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat is {seat}; allowed: 0 to 2"):
        middle().resample(seat, eolith.Source(1))
    with pytest.raises(ValueError, match=f"viewer is {seat}; allowed: 0 to 2"):
        middle().observe(seat)


def test_a_state_equals_nothing_else() -> None:
    state = middle()
    assert state != state.to_bytes() and state != None and state != GAME.start()  # noqa: E711
    assert len({state, state.clone(), middle()}) == 1


def test_a_blank_state_is_nobodys_turn_and_cannot_be_played() -> None:
    blank: Any = GAME.blank()
    assert blank.seat is None
    for attempt in (
        blank.options,
        blank.resume,
        lambda: blank.frame,
        lambda: blank.apply(0),
        lambda: blank.playout(eolith.Source(1)),
    ):
        with pytest.raises(IndexError, match="nothing is on the agenda"):
            attempt()
    for ask in (blank.weights, lambda: blank.sample(eolith.Source(1))):
        with pytest.raises(ValueError, match="not chance's turn"):
            ask()
    assert blank.play_chance(eolith.Source(1)) == 0
    assert blank == GAME.blank() and GAME.from_bytes(blank.to_bytes()) == blank


@pytest.mark.parametrize("number", [-1, 0x7F7F, 0x0101])
def test_bytes_that_are_no_position_are_refused(number: int) -> None:
    size = len(GAME.start().to_bytes())
    state = middle()
    before = state.to_bytes()
    with pytest.raises(ValueError, match=r"these bytes are no position of stone_age\(players=3, card_piles=open\)"):
        state.set_bytes(number.to_bytes(2, "little", signed=True) * (size // 2))
    with pytest.raises(ValueError, match=f"a position of this game has {size} bytes, not 3"):
        state.set_bytes(b"abc")
    assert state.to_bytes() == before


def test_bytes_of_another_table_are_refused() -> None:
    with pytest.raises(ValueError, match="these bytes are no position of stone_age"):
        GAME.from_bytes(eolith.load("stone_age(players=4)").start().to_bytes())
