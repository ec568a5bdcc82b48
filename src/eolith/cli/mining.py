"""`eolith puzzles`: positions with one clearly best command, from games that it plays for that."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from eolith.arena.mining import digest, mine
from eolith.arena.puzzles import Kept, Mined, path_of, read, write
from eolith.bots.search import from_file, stored
from eolith.kernel.game import Game

from .errors import BadInput
from .shown import check_counts, progress


def puzzles(game: Game, games: int, seed: int, second: Path, jobs: int, out: Path | None) -> None:
    """Look through games that were not looked through yet, and write; BadInput for numbers that make nothing."""
    check_counts(games=games, jobs=jobs)
    path = out or path_of(game.name)
    other, own = from_file(str(second), game), stored(game)
    if own is None:
        raise BadInput(f"no value has been learned for {game!r}, so nothing tells what is best")
    kept = read(path)
    values = digest(own), digest(other)
    run = next((run for run in kept.mined if (run.table, run.seed) == (repr(game), seed)), None)
    if run is None:
        run = Mined(repr(game), seed, 0, *values, other.about["command"])
    elif (run.value, run.second) != values:
        raise BadInput(f"--seed is {seed}: its games were looked through with other values; take another seed")
    others = [one for one in kept.mined if (one.table, one.seed) != (run.table, run.seed)]
    all_of_it = list(kept.puzzles)
    with progress() as begin:
        tick = begin(repr(game), max(0, games - run.games))
        for index, found in mine(game, seed, range(run.games, games), other, jobs):
            for one in found:
                if not any(one.like(other) for other in all_of_it):
                    all_of_it.append(one)
            run = run._replace(games=index + 1)
            write(path, Kept([*others, run], all_of_it))
            tick(1)
    console = Console(highlight=False)
    console.print(f"{path}: {len(all_of_it)} puzzles, {len(all_of_it) - len(kept.puzzles)} of them new", markup=False)
