"""How much of who wins is luck: games of careful bots, or of one alone, and what `eolith.arena.luck` says of each.

python benchmarks/luck.py stone_age 2 200 [DEALS [ROUNDS]]
python benchmarks/luck.py "doggerland(difficulty=hard)" 1 200
"""

from __future__ import annotations

import sys
from time import process_time

import numpy

import eolith
from eolith.arena.luck import luck_of
from eolith.arena.review import outlook
from eolith.bots import make
from eolith.bots.careful import advice_of
from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.state import CHANCE, SEATS


def play(game: Game, seed: int, deals: int, rounds: int) -> list[tuple[float, float, float]]:
    """A game of careful bots: of each side that plays the luck, its share of the win, and the luck's noise."""
    look = outlook(game, rounds=rounds)
    state, source, bot = game.start(), Source(seed), make("careful", game, seed)
    luck, noise = numpy.zeros(game.sides), numpy.zeros(game.sides)
    for step in range(100_000):
        seat = state.seat
        if seat is None:
            break
        if seat == CHANCE:
            option = state.sample(source)
            if len(state.options()) > 1:
                found = luck_of(look, state, option, range(step << 20, (step << 20) + deals))
                luck += found.means
                noise += numpy.square(found.errors)
        else:
            option = bot.choose(state.resample(seat, source))
        state.apply(option)
    outcome = game.outcome(state)
    assert outcome is not None
    won = [(SEATS[side] in outcome.winners) / max(1, len(outcome.winners)) for side in range(game.players)]
    return list(zip(luck.tolist(), won, noise.tolist()))


def main(name: str, players: int, games: int, deals: int = 200, rounds: int = 0) -> None:
    game = eolith.load(name, players=players)
    rounds = rounds or advice_of(game).LUCK_ROUNDS
    began = process_time()
    found = numpy.array([play(game, seed, deals, rounds) for seed in range(games)])
    luck, won, noise = (found[:, :, column].ravel() for column in range(3))
    won -= won.mean()
    related = numpy.corrcoef(luck, won)[0, 1]
    left = ((won - luck) ** 2).mean() / (won**2).mean()
    took = (process_time() - began) / games
    print(f"{game!r}: {games} games, {deals} deals, {rounds} rounds, {took:.2f} s a game")
    print(f"correlation with winning {related:.2f}, explained {related**2:.0%}; taken off as it is {1 - left:.0%}")
    print(f"of the variance of luck {noise.mean() / luck.var():.0%} is that of the deals")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
