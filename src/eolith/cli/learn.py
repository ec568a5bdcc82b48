"""`eolith learn`: a value of a game for the bot search, from games that it plays for that."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from eolith.arena.workers import Jobs
from eolith.bots.search import file_of, from_file, write
from eolith.kernel.extras import needing
from eolith.kernel.game import Game

from .shown import Tick, check_counts, progress

with needing("envs"):
    from eolith.arena.learn import learn as values


def learn(
    game: Game, games: int, generations: int, sims: int, seed: int, jobs: Jobs, first: Path | None, out: Path | None
) -> None:
    """Play, learn and write; BadInput for numbers that make nothing."""
    check_counts(games=games, generations=generations, sims=sims)
    path = out or file_of(game)
    console = Console(highlight=False)
    command = f"eolith learn {game!r} --games {games} --generations {generations} --sims {sims} --seed {seed}"
    before = None if first is None else from_file(str(first), game)
    if first is not None:
        command += f" --first {first}"
    with progress() as begin:
        bars: dict[str, Tick] = {}

        def tell(what: str, more: int) -> None:
            if what not in bars:
                bars[what] = begin(what, games if what == "careful games" else games // 10)
            bars[what](more)

        for learned in values(game, games, generations - 1, sims, seed, jobs, tell, before):
            learned.about["command"] = command
            write(path, learned)
            about = learned.about
            if out is not None:
                write(out.with_name(f"{out.stem}-{about['generation']}{out.suffix}"), learned)
            known = f"loss {about['loss']}, {about['explained']:.0%} of the margin explained"
            console.print(f"generation {about['generation']}: {known}")
    console.print(f"written to {path}", markup=False)
