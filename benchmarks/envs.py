"""How fast learning programs can step a game: lines of docs/figures.md, which benchmarks/figures.py prints."""

from __future__ import annotations

from statistics import median
from time import process_time

import eolith
from eolith.envs.aec import Table
from eolith.envs.vector import SelfPlay
from eolith.kernel.game import Game

RUNS = 5
STEPS = 20_000
GAMES = 64


def measure(game: Game) -> dict[str, float]:
    """Each figure by its name, a second of processor time: medians of several runs."""
    return {
        "AEC steps with observations": median(aec(game, run) for run in range(RUNS)),
        "vector decisions with observations": median(vector(game, run, True) for run in range(RUNS)),
        "the same in shared arrays": median(vector(game, run, False) for run in range(RUNS)),
    }


def aec(game: Game, seed: int) -> float:
    """Steps of a PettingZoo table, each with all that `last` gives, and a random option."""
    table, source, steps = Table(game), eolith.Source(seed), 0
    start = process_time()
    while steps < STEPS:
        table.reset(seed + steps)
        for _ in table.agent_iter():
            _, _, over, _, _ = table.last()
            if over:
                table.step(None)
                continue
            options = table.position.options()
            table.step(options[source.below(len(options))])
            steps += 1
    return steps / (process_time() - start)


def vector(game: Game, seed: int, copy: bool) -> float:
    """Decisions of many games stepped together, a random option in each; arrays are the caller's own or shared."""
    envs = SelfPlay(game, GAMES, copy=copy)
    envs.reset(seed=seed)
    start = process_time()
    for _ in range(STEPS // 20):
        envs.step(envs.batch.sample())
    return GAMES * (STEPS // 20) / (process_time() - start)
