"""What the rules of thumb of every game have in common."""

from __future__ import annotations

import pytest

import eolith
from eolith import bots

uncompiled_only = pytest.mark.skipif(eolith.COMPILED, reason="compiled, constants are in C")


@pytest.mark.parametrize("name", eolith.games())
def test_where_no_seat_decides_there_is_no_advice(name: str) -> None:
    game = eolith.load(name, players=2)
    chance, over = game.start(), game.start()
    over.playout(eolith.Source(1))
    for bot in (bots.make("careful", game, 1), bots.make("careful:temperature=1", game, 1)):
        for state in (chance, over):
            with pytest.raises(ValueError, match="no seat decides here"):
                bot.choose(state)
