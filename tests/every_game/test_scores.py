"""The points of a state mean the same in every game: what each side would have if the game ended now."""

from __future__ import annotations

import pytest

import eolith
from eolith.testing import play

TABLES = [
    *(f"{name}(players={players})" for name in eolith.games() for players in (2, 4)),
    "endless_winter(players=1)",
    "endless_winter(players=3, edition=prototype)",
    "doggerland(players=1)",
]


@pytest.mark.parametrize("spec", TABLES)
def test_scores_are_the_totals_that_each_seat_sees_of_itself(spec: str) -> None:
    game = eolith.load(spec)
    for number, (state, _) in enumerate(play(game, 3)):
        if number % 10 == 0 or state.over:
            seen = [state.sheet(seat).rows[seat].total for seat in range(game.players)]
            assert seen == state.scores()[: game.players]
    assert state.over
