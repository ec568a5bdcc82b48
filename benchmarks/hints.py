"""Measure how long hints take, and in how many deals they compare: `python benchmarks/hints.py`.

Prints a Markdown table.  Times are processor time of one core with the words in Russian, for every 27th decision of a
game of careful bots.  The clock of a hint is that time too, so it is as if nothing else ran on the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

import eolith
from eolith import bots
from eolith.bots import hints, search
from eolith.bots.hinted import hinted
from eolith.kernel.state import CHANCE, State

EVERY = 60


def main() -> None:
    hints.perf_counter = search.perf_counter = process_time  # type: ignore[attr-defined]
    print("| game | players | hints | median, ms | longest, ms | deals |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in eolith.games():
        for players in 2, 4:
            times, deals = [], []
            for state in decisions(f"{name}(players={players})"):
                began = process_time()
                found, _ = hinted(state, "ru")
                times.append(1000 * (process_time() - began))
                deals.append(found.deals)
            rest = times[1:]  # the first one reads the value and the words
            print(f"| {name} | {players} | {len(rest)} | {median(rest):.0f} | {max(rest):.0f} | {median(deals):.0f} |")


def decisions(spec: str) -> Iterator[State]:
    """Decisions with something to choose."""
    game = eolith.load(spec)
    state, chance, careful, count = game.start(), eolith.Source(1), bots.make("careful", game, 1), 0
    while not state.over:
        if state.seat == CHANCE:
            state.play_chance(chance)
            continue
        count += len(state.options()) > 1
        if len(state.options()) > 1 and count % EVERY == 0:
            yield state.clone()
        state.apply(careful.choose(state.resample(state.seat, chance)))


if __name__ == "__main__":
    main()
