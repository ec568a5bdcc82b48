"""`eolith match`: one bot among others of a kind, as a table."""

from __future__ import annotations

import json
from math import isfinite
from time import perf_counter
from typing import Any

from rich.console import Console

from eolith.arena.alone import compare
from eolith.arena.match import MOST, SURE, Match, Sprt, match as play_match
from eolith.arena.simulate import Share
from eolith.arena.workers import Jobs
from eolith.kernel.game import Game
from eolith.kernel.text import signed

from .errors import BadInput
from .shown import check_counts, progress, share_data, table

GAMES = 1000


def match(
    game: Game,
    a: str,
    b: str,
    games: int | None,
    sprt: tuple[float, float] | None,
    seed: int,
    jobs: Jobs,
    as_json: bool,
) -> None:
    """Play and print; BadInput for numbers that make no match."""
    if game.players < 2 and sprt is not None:
        raise BadInput("--players is 1; --sprt needs at least 2")
    if sprt is not None and not sprt[0] < sprt[1]:
        raise BadInput(f"--sprt is {sprt[0]:g} {sprt[1]:g}; the first must be below the second")
    wanted = games if games is not None else GAMES if sprt is None else MOST
    check_counts(games=wanted)
    started = perf_counter()
    if game.players < 2:
        return _alone(game, a, b, wanted, seed, jobs, as_json)
    with progress() as begin:
        played = play_match(game, a, b, wanted, seed, jobs, begin(repr(game), wanted), sprt)
    seconds = perf_counter() - started
    if as_json:
        print(json.dumps(match_data(played, seconds), indent=2))
    else:
        _print(played, seconds)


def match_data(played: Match, seconds: float) -> dict[str, Any]:
    """A match as plain data: shares from 0 to 1, Elo null where it is infinite, processor time in milliseconds."""
    test = played.test
    return {
        "game": played.game,
        "a": played.a,
        "b": played.b,
        "seed": played.seed,
        "seconds": round(seconds, 3),
        "share": share_data(played.share),
        "elo": _finite(played.elo),
        "elo_interval": [*map(_finite, played.elo_interval)],
        "points": [*played.points],
        "milliseconds": [*played.milliseconds],
        "sprt": test and {"low": test.low, "high": test.high, "llr": test.llr, "better": test.verdict},
    }


def _alone(game: Game, a: str, b: str, games: int, seed: int, jobs: Jobs, as_json: bool) -> None:
    """The same of a game for one."""
    with progress() as begin:
        compared = compare(game, a, b, games, seed, jobs, begin(repr(game), 2 * games))
    low, high = compared.interval
    if as_json:
        bots = [{"bot": bot, **share_data(share)} for bot, share in zip((a, b), compared.shares)]
        told = {"game": repr(game), "seed": seed, "bots": bots, "ahead": compared.ahead, "interval": [low, high]}
        print(json.dumps(told, indent=2))
        return
    console = Console(highlight=False)
    console.print(f"{games:,} deals of {game!r}, seed {seed}, each played by both")
    shown = table("", "bot", "wins", "95 % interval", right=("wins", "95 % interval"))
    for name, bot, share in zip(("A", "B"), (a, b), compared.shares):
        shown.add_row(name, bot, f"{share.rate:.1%}", f"{share.interval[0]:.1%} – {share.interval[1]:.1%}")
    console.print(shown)
    ahead, *ends = (signed(100 * number, "+.1f") for number in (compared.ahead, low, high))
    console.print(f"Of 100 deals A wins {ahead} more than B, {ends[0]} to {ends[1]}")


def _finite(elo: float) -> float | None:
    return elo if isfinite(elo) else None


def _print(played: Match, seconds: float) -> None:
    console = Console(highlight=False)
    share, games = played.share, len(played.rows)
    rest = Share(games, games - share.wins)
    console.print(f"{games:,} games of {played.game}, seed {played.seed}: {seconds:.1f} s")
    numbers = ("wins", "95 % interval", "mean points", "ms")
    shown = table("", "bot", *numbers, right=numbers)
    for name, bot, won, points, cost in zip(
        ("A", "B"), (played.a, played.b), (share, rest), played.points, played.milliseconds
    ):
        low, high = won.interval
        shown.add_row(name, bot, f"{won.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{points:.1f}", f"{cost:.3f}")
    console.print(shown)
    low, high = played.elo_interval
    console.print(
        f"A is {_elo(played.elo)} Elo above B, {_elo(low)} to {_elo(high)}; ms: of processor time, a decision"
    )
    if played.test is not None:
        console.print(_verdict(played.test))


def _elo(elo: float) -> str:
    """Elo as it is shown: whole, with its sign."""
    return signed(elo, "+.0f") if isfinite(elo) else "+∞" if elo > 0 else "−∞"


def _verdict(test: Sprt) -> str:
    found = {True: "A is better", False: "A is not better", None: "open"}[test.verdict]
    return (
        f"SPRT {test.low:g} to {test.high:g} Elo: {found} after {test.deals:,} deals, "
        f"LLR {test.llr:+.2f} of ±{SURE:.2f}"
    )
