"""What people are told of the careful bot's luck alone is what it does."""

from __future__ import annotations

import pytest

import eolith
from eolith.arena.simulate import simulate
from eolith.bots.wins import measured, win_share

LEVELS = [
    (game, level)
    for game in eolith.games()
    if 1 in eolith.load(game).player_counts
    for level in type(eolith.load(game)).levels()
]


def test_every_level_was_counted_and_nothing_else() -> None:
    assert [(game, level) for game, levels in measured().items() for level in levels] == LEVELS
    assert all(0 <= wins <= games for levels in measured().values() for wins, games in levels.values())
    assert win_share("stone_age", "") is None


@pytest.mark.long
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_the_share_is_not_far_off(game: str, level: str) -> None:
    """Of 400 other games: five standard errors, and what rounding does."""
    spec = eolith.load(game, players=1, **type(eolith.load(game)).levels()[level])
    played = simulate(spec, ["careful"], 400, 2, 1).summary().by_bot["careful"]
    assert abs(100 * played.rate - (win_share(game, level) or 0)) <= 13
