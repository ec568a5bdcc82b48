"""Two bots in a game alone: each plays the same deals, with the same chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from eolith.kernel.game import Game

from .simulate import WIDE, Progress, Result, Row, Share, simulate
from .workers import Jobs


@dataclass(frozen=True)
class Compared:
    """What either bot made of the same deals."""

    a: Result
    b: Result

    @property
    def shares(self) -> tuple[Share, Share]:
        """How often A won, and B."""
        return _share(self.a), _share(self.b)

    @property
    def ahead(self) -> float:
        """Victories of A above those of B, for each deal: -1 to 1."""
        a, b = self.shares
        return a.rate - b.rate

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that, by the deals that one of them won and the other lost."""
        games = len(self.a.rows)
        differ = sum(won(one) != won(other) for one, other in zip(self.a.rows, self.b.rows, strict=True))
        spread = WIDE * sqrt((differ / games - self.ahead**2) / games)
        return self.ahead - spread, self.ahead + spread


def compare(
    game: Game, a: str, b: str, games: int, seed: int = 0, jobs: Jobs = 1, progress: Progress | None = None
) -> Compared:
    """Have two bots play so many deals of a game for one; the rows are those of `simulate`, and what it raises.

    ValueError for a game of several.
    """
    if game.players > 1:
        raise ValueError(f"{game!r} is not played alone")
    return Compared(*(simulate(game, [spec], games, seed, jobs, progress) for spec in (a, b)))


def won(row: Row) -> bool:
    """Whether the one seat has."""
    return 0 in row.winners


def _share(result: Result) -> Share:
    return Share(len(result.rows), sum(map(won, result.rows)))
