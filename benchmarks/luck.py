"""How much of who wins is luck: games of two to four careful bots, and what `eolith.arena.luck` says of each.

python benchmarks/luck.py stone_age 2 200 [DEALS]
"""

from __future__ import annotations

import sys
from time import process_time

import numpy

import eolith
from eolith.arena.luck import luck_of
from eolith.bots import make
from eolith.bots.careful import advice_of
from eolith.bots.outlook import Outlook
from eolith.bots.search import value
from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.state import CHANCE, SEATS


def play(game: Game, seed: int, deals: int) -> list[tuple[float, float]]:
    """A game of careful bots: the luck of each side, and its share of the win above a fair one."""
    outlook = Outlook(advice_of(game).Advisor(game), value(game))
    state, source, bot = game.start(), Source(seed), make("careful", game, seed)
    luck = numpy.zeros(game.sides)
    for step in range(100_000):
        seat = state.seat
        if seat is None:
            break
        if seat == CHANCE:
            option = state.sample(source)
            if len(state.options()) > 1:
                luck += luck_of(outlook, state, option, range(step << 20, (step << 20) + deals)).means
        else:
            option = bot.choose(state.resample(seat, source))
        state.apply(option)
    outcome = game.outcome(state)
    assert outcome is not None
    won = [(SEATS[side] in outcome.winners) / len(outcome.winners) - 1 / game.sides for side in range(game.sides)]
    return list(zip(luck.tolist(), won, strict=True))


def main(name: str, players: int, games: int, deals: int = 200) -> None:
    game = eolith.load(name, players=players)
    began = process_time()
    rows = numpy.array([play(game, seed, deals) for seed in range(games)])
    luck, won = rows[:, :, 0].ravel(), rows[:, :, 1].ravel()
    related = numpy.corrcoef(luck, won)[0, 1]
    left = ((won - luck) ** 2).mean() / (won**2).mean()
    took = (process_time() - began) / games
    print(f"{game!r}: {games} games, {deals} deals, {took:.2f} s a game")
    print(f"correlation with winning {related:.2f}, explained {related**2:.0%}; taken off as it is {1 - left:.0%}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
