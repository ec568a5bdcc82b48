"""One bot among others of a kind: how often it wins, by how much, and at what cost of time.

A deal is played once for each seat: A sits there, B everywhere else, and chance has the same seed.  What chance does
for a seat it has so done for both, and the games of a deal are counted together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf, log, log10
from time import process_time
from typing import Any

from eolith import bots
from eolith.kernel.game import Game
from eolith.kernel.state import State

from .simulate import Progress, Share, game_seed, play_game
from .workers import Jobs, in_batches

BATCH = 20
"""Games that a worker plays before it reports: searches take long."""
MOST = 100_000
"""Games after which a sequential test gives up, unless told otherwise."""
SURE = log(0.95 / 0.05)
"""Where a sequential test ends: Wald's bounds for a mistake of 5 % either way."""


@dataclass(frozen=True)
class Row:
    """One game of A among B's."""

    a: str
    b: str
    """Their specs."""
    deal: int
    """Games of one deal have the same chance."""
    seat: int
    """A's."""
    share: float
    """Of the victory, A's."""
    points: int
    """A's."""
    others: float
    """Points of the B's, their mean."""
    decisions: int = field(compare=False)
    """A's: searched ones, where A is a bot that searches."""
    seconds: float = field(compare=False)
    """Of processor time, for those."""
    other_decisions: int = field(compare=False)
    other_seconds: float = field(compare=False)
    """The same of all B's together."""


@dataclass(frozen=True)
class Match:
    """The games of a match, deal by deal."""

    game: str
    players: int
    a: str
    b: str
    seed: int
    rows: list[Row]
    test: Sprt | None = None
    """How the sequential test stands after them."""

    @property
    def share(self) -> Share:
        """How often A won."""
        return Share(len(self.rows), sum(row.share for row in self.rows))

    @property
    def elo(self) -> float:
        """A's, above B's; it is infinite where one of them won all games."""
        return elo_of(self.share.rate, self.players)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """By the Wilson 95 % interval of the share."""
        low, high = self.share.interval
        return elo_of(low, self.players), elo_of(high, self.players)

    @property
    def points(self) -> tuple[float, float]:
        """The mean of A, and of a B."""
        games = len(self.rows)
        return sum(row.points for row in self.rows) / games, sum(row.others for row in self.rows) / games

    @property
    def milliseconds(self) -> tuple[float, float]:
        """Of processor time for a (searched) decision of A, and of a B."""
        asked = sum(row.decisions for row in self.rows), sum(row.other_decisions for row in self.rows)
        took = sum(row.seconds for row in self.rows), sum(row.other_seconds for row in self.rows)
        return 1000 * took[0] / max(1, asked[0]), 1000 * took[1] / max(1, asked[1])


def match(
    game: Game,
    a: str,
    b: str,
    games: int,
    seed: int = 0,
    jobs: Jobs = 1,
    progress: Progress | None = None,
    sprt: tuple[float, float] | None = None,
) -> Match:
    """Play so many games of A among B's, in whole deals; with `sprt`, a low and a high Elo, no more than needed.

    The rows, but for the times in them, are the same whoever plays: see `in_batches` for `jobs`.  ValueError for a game
    for one, for no games or for bounds that are not low and high; BotSpecError for a wrong spec.
    """
    check_match(game, [a, b], games)
    test = None if sprt is None else Sprt(*sprt, game.players)
    tell = progress or (lambda _: None)
    rows: list[Row] = []
    wanted = ceil(games / game.players) * game.players
    for batch in in_batches(game, partial(_play_batch, a, b, seed), wanted, jobs, BATCH):
        rows += batch
        tell(len(batch))
        if test is not None and test.read(rows):
            rows = rows[: test.deals * game.players]
            break
    return Match(repr(game), game.players, a, b, seed, rows, test)


def check_match(game: Game, specs: Sequence[str], games: int) -> None:
    """What `match` raises for what it is given."""
    if game.players < 2:
        raise ValueError(f"{game!r} has nobody to play against")
    if games < 1:
        raise ValueError(f"a match needs at least 1 game, not {games}")
    for spec in specs:
        bots.make(spec, game, 0)


# --- a game of a match ---------------------------------------------------------------------------------------


class Clocked:
    """A bot and the processor time that its decisions take; of a search those that it searches."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.tree: Any = getattr(bot, "tree", None)
        self.decisions = 0
        self.seconds = 0.0
        if hasattr(bot, "recall"):
            self.recall = bot.recall

    def choose(self, view: State) -> int:
        counts = self.tree is None or self.tree.matters(view)
        before = process_time()
        option = self.bot.choose(view)
        if counts:
            self.decisions += 1
            self.seconds += process_time() - before
        return option


def play_pair(game: Game, a: str, b: str, index: int, seed: int, makers: dict[str, bots.Maker]) -> Row:
    """Game `index` of a match; `makers` has those of both specs."""
    deal, seat = divmod(index, game.players)
    clocked: dict[str, list[Clocked]] = {"A": [], "B": []}

    def seated(name: str, spec: str) -> bots.Maker:
        def make(seed: int) -> Clocked:
            clocked[name].append(Clocked(makers[spec](seed)))
            return clocked[name][-1]

        return make

    names = ["A" if place == seat else "B" for place in range(game.players)]
    played = play_game(game.start(), names, {"A": seated("A", a), "B": seated("B", b)}, index, game_seed(seed, deal))
    (own,) = clocked["A"]
    return Row(
        a=a,
        b=b,
        deal=deal,
        seat=seat,
        share=(seat in played.winners) / max(1, len(played.winners)),
        points=played.scores[seat],
        others=(sum(played.scores) - played.scores[seat]) / (game.players - 1),
        decisions=own.decisions,
        seconds=own.seconds,
        other_decisions=sum(bot.decisions for bot in clocked["B"]),
        other_seconds=sum(bot.seconds for bot in clocked["B"]),
    )


def _play_batch(a: str, b: str, seed: int, game: Game, batch: range) -> list[Row]:
    makers = {spec: bots.prepare(spec, game) for spec in (a, b)}
    return [play_pair(game, a, b, index, seed, makers) for index in batch]


# --- Elo and the sequential test -----------------------------------------------------------------------------


def share_of(elo: float, players: int) -> float:
    """The share of victories of one among equals that it is so many Elo above.

    For two this is Elo's own formula.  Among more, everybody wins in proportion to 10 ** (elo / 400) (Luce's choice
    axiom), so that 0 Elo is the fair share.

    >>> [round(share_of(elo, 4), 3) for elo in (0, 100)], round(share_of(400, 2), 3)
    ([0.25, 0.372], 0.909)
    """
    strength = 10 ** (elo / 400)
    return float(strength / (strength + players - 1))


def elo_of(share: float, players: int) -> float:
    """The Elo that a share of victories tells of; infinite for none and for all.

    >>> round(elo_of(0.372, 4))
    100
    """
    if not 0 < share < 1:
        return -inf if share <= 0 else inf
    return 400 * log10((players - 1) * share / (1 - share))


class Sprt:
    """A sequential test whether A is `high` Elo above B's, and not `low`; it errs in 5 % of either case.

    It reads the mean share of victories x of each deal, whose games depend on each other (for two players with ties
    these are the five outcomes of the pentanomial test).  Of n deals it compares the likelihood of the mean shares s0
    and s1 that the bounds stand for, each with the variance that fits it best:

        LLR = n / 2 * ln(sum((x - s0)**2) / sum((x - s1)**2))

    and ends where that leaves Wald's bounds, -ln 19 to ln 19.  One deal of fair chances comes before all others, so
    that the first few, all alike, do not decide.

    Sources: A. Wald, Sequential Tests of Statistical Hypotheses (1945); X. Li, J. Liu and Z. Ying, Generalized
    Sequential Probability Ratio Test for Separate Families of Hypotheses (2014); M. Van den Bergh, A Practical
    Introduction to the GSPRT, whose normal approximation this is.
    """

    def __init__(self, low: float, high: float, players: int) -> None:
        """ValueError unless low is below high."""
        if not low < high:
            raise ValueError(f"a sequential test lies between a low and a high Elo, not {low:g} and {high:g}")
        self.low, self.high, self.players = low, high, players
        self.deals = 0
        """Read so far."""
        self._shares = share_of(low, players), share_of(high, players)
        self._total = self._squares = 1 / players

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio: above zero for high, below for low."""
        deals = self.deals + 1
        low, high = (self._squares - 2 * share * self._total + deals * share * share for share in self._shares)
        return deals / 2 * log(low / high)

    @property
    def verdict(self) -> bool | None:
        """Whether A is better by the high bound rather than the low; None while it is open."""
        return None if abs(self.llr) < SURE else self.llr > 0

    def add(self, share: float) -> None:
        """Count the mean share of one more deal."""
        self.deals += 1
        self._total += share
        self._squares += share * share

    def read(self, rows: Sequence[Row]) -> bool:
        """Count whole deals beyond those that are counted, as many as are needed; whether that decides."""
        while self.verdict is None and len(rows) >= (self.deals + 1) * self.players:
            first = self.deals * self.players
            self.add(sum(row.share for row in rows[first : first + self.players]) / self.players)
        return self.verdict is not None
