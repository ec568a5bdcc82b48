"""`eolith simulate`: many games between bots, as a table."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console

from eolith.arena.simulate import Result, Share, check_export, simulate as play_games
from eolith.arena.workers import Jobs
from eolith.kernel.game import SEATS, Game

from .errors import BadInput, check_folder
from .shown import check_counts, progress, share_data, table


def simulate(
    game: Game, bots: list[str], games: int, seed: int, jobs: Jobs, rotate: bool, out: Path | None, as_json: bool
) -> None:
    """Play, save and print; BadInput for numbers that make no simulation."""
    if len(bots) == 1:
        bots *= game.players
    if len(bots) != game.players:
        raise BadInput(f"--bots names {len(bots)} bots; name 1 or {game.players}, one for each player")
    check_counts(games=games)
    if out is not None:
        check_folder("--out", out)
        check_export(out)
    started = perf_counter()
    with progress() as begin:
        result = play_games(game, bots, games, seed, jobs, begin(repr(game), games), rotate)
    seconds = perf_counter() - started
    if out is not None:
        result.save(out)
    if as_json:
        print(json.dumps(summary_data(result, seconds), indent=2))
    else:
        _print(result, seconds, out)


def summary_data(result: Result, seconds: float) -> dict[str, Any]:
    """The summary as plain data: rates from 0 to 1, with their 95 % intervals."""
    summary = result.summary()
    data = asdict(summary)
    data["by_bot"] = {spec: share_data(share) for spec, share in summary.by_bot.items()}
    data["decided"] = {how: share_data(share) for how, share in summary.decided.items()}
    data["by_seat"] = [share_data(share) for share in summary.by_seat]
    return {"game": result.game, "bots": result.bots, "seed": result.seed, "seconds": round(seconds, 3), **data}


def _print(result: Result, seconds: float, out: Path | None) -> None:
    summary = result.summary()
    console = Console(highlight=False)
    speed = f"{seconds:.1f} s, {summary.games / seconds:,.0f} games/s"
    console.print(f"{summary.games:,} games of {result.game}, seed {result.seed}: {speed}")
    numbers = ("seats played", "wins", "95 % interval", "mean score")
    shown = table("bot", *numbers, right=numbers)
    for spec, share in summary.by_bot.items():
        shown.add_row(spec, f"{share.games:,}", *_rates(share), f"{summary.scores[spec]:.1f}")
    shown.add_section()
    for seat, share in enumerate(summary.by_seat):
        shown.add_row(f"seat {SEATS[seat]}", f"{share.games:,}", *_rates(share), "")
    console.print(shown)
    for how, share in summary.decided.items():
        console.print(f"{how} {share.rate:.1%}, mean margin {summary.margins[how]:.1f}")
    console.print(
        f"winner's score {summary.winner_score:.1f}, rounds {summary.rounds:.1f}, "
        f"decisions of seats {summary.decisions:.0f}"
    )
    console.print("ended by " + ", ".join(f"{how} {n / summary.games:.1%}" for how, n in summary.endings.items()))
    if out is not None:
        console.print(f"{summary.games:,} rows in {out}", markup=False)


def _rates(share: Share) -> tuple[str, str]:
    low, high = share.interval
    return f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}"
