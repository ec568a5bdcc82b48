"""What the rules play by themselves, told moment by moment: all of it, each thing once, and it ends where it would."""

from __future__ import annotations

from typing import Any

import pytest

import eolith
from eolith.testing import play

ALONE = ["endless_winter", "doggerland"]


def unfolded(name: str, players: int, most: int) -> list[tuple[Any, Any, list[Any], list[Any]]]:
    """The first decisions of a random game: the state after each, its events, its moments and the game's openings."""
    found = []
    for number, (state, option) in enumerate(play(eolith.load(name, players=players), 7)):
        if option is None or number == most:
            break
        after, parted = state.clone(), state.clone()
        after.listener = events = []
        after.apply(option)
        moments = parted.unfold(option)
        assert parted == after and parted.listener is None
        found.append((after, events, moments, state.game.openings))
    return found


@pytest.mark.pure
@pytest.mark.parametrize("name", ALONE)
def test_the_moments_of_a_decision_are_all_of_it(name: str) -> None:
    decisions = unfolded(name, 1, 300)
    for after, events, moments, openings in decisions:
        assert [event for told, _ in moments for event in told] == events
        assert after.game.from_bytes(moments[-1][1]) == after
        assert all(any(event[:2] in openings for event in told) for told, _ in moments[1:])
    assert max(len(moments) for _, _, moments, _ in decisions) > 2


@pytest.mark.parametrize("name", eolith.games())
def test_a_decision_among_several_players_is_one_moment(name: str) -> None:
    assert {len(moments) for _, _, moments, _ in unfolded(name, 2, 200)} == {1}


def test_what_is_not_offered_does_not_unfold() -> None:
    state = eolith.load("endless_winter", players=1).start()
    before = state.clone()
    with pytest.raises(eolith.IllegalOption):
        state.unfold(0)
    assert state == before
