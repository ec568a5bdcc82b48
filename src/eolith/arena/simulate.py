"""Mass simulation: the same bots at many tables, a row for each game, and what the rows say.

Every game has its own seed, so that a row depends neither on how many processes play nor on
whether the rules are compiled.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path

from eolith import bots
from eolith.kernel.chance import Source
from eolith.kernel.extras import needing
from eolith.kernel.game import Game
from eolith.kernel.line import Line
from eolith.kernel.standings import standings
from eolith.kernel.state import CHANCE, SEATS, State

from .workers import Jobs, in_batches

VIEWS = 0x9E3779B97F4A7C15
BOTS = 0xBF58476D1CE4E5B9
"""Two numbers that turn the seed of a game into the seeds of its views and bots."""

WIDE = 1.959964
"""Deviations of a 95 % interval."""

Progress = Callable[[int], object]
"""Is told how many more games are finished."""


class ExportError(ValueError):
    """Rows that cannot be written as asked; the message says what can."""


@dataclass(frozen=True)
class Row:
    """One game.  Lists are indexed by seat."""

    index: int
    seed: int
    bots: list[str]
    scores: list[int]
    """By side, as places and winners."""
    places: list[int]
    """From 1; equal sides share a place."""
    winners: list[int]
    """The sides that have won."""
    reason: str
    """Why, as `game.won_by` names reasons."""
    margin: int
    """By how much."""
    rounds: int
    """Played, the last one included."""
    ending: str
    """One of `game.endings`."""
    decisions: int
    """Of seats, forced ones included."""


@dataclass(frozen=True)
class Share:
    """How often somebody won."""

    games: int
    wins: float
    """A victory shared by k counts 1/k."""

    @property
    def rate(self) -> float:
        """Wins a game, from 0 to 1; 0 when there is no game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson 95 % confidence interval of the rate.

        >>> low, high = Share(100, 25).interval
        >>> round(low, 3), round(high, 3)
        (0.175, 0.343)
        """
        if not self.games:
            return 0.0, 1.0
        z = WIDE
        n, p = self.games, self.rate
        centre = p + z * z / (2 * n)
        spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass(frozen=True)
class Summary:
    """What the rows of a simulation say together; means are those of a game."""

    games: int
    by_bot: dict[str, Share]
    """By spec; a spec at several seats counts once for each of them."""
    by_seat: list[Share]
    """Seat A first."""
    scores: dict[str, float]
    """Mean score of each spec."""
    winner_score: float
    """Mean score of the first place."""
    rounds: float
    """Mean."""
    decisions: float
    """Mean, of all seats together."""
    endings: dict[str, int]
    """How many games ended so."""
    decided: dict[str, Share]
    """A game for one: how often it was `won by points`, or `lost by` some other reason; else empty."""
    margins: dict[str, float]
    """Mean margin of each of those."""


@dataclass(frozen=True)
class Result:
    """The games of a simulation, in the order of their index."""

    game: str
    bots: list[str]
    seed: int
    rows: list[Row]

    def summary(self) -> Summary:
        """Counts and means over all rows."""
        return summarise(self.rows)

    def save(self, path: Path) -> None:
        """Write the rows as .jsonl or .parquet; ExportError for another ending, MissingExtra without pyarrow."""
        check_export(path)
        rows = [asdict(row) for row in self.rows]
        if path.suffix == ".jsonl":
            path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        else:
            from pyarrow import Table, parquet

            parquet.write_table(Table.from_pylist(rows), path)


def check_export(path: Path) -> None:
    """What `save` raises for a file, for asking before a long simulation."""
    if path.suffix not in (".jsonl", ".parquet"):
        raise ExportError(f"cannot write {path.name!r}: rows are written as .jsonl or .parquet")
    if path.suffix == ".parquet":
        with needing("parquet"):
            import pyarrow.parquet  # noqa: F401


def simulate(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int,
    jobs: Jobs = 1,
    progress: Progress | None = None,
    rotate: bool = True,
) -> Result:
    """Play games between bots and collect a row for each.

    Game i seats bot (seat - i) modulo players, unless `rotate` is off.  Whoever plays, the rows are the same: see
    `in_batches` for `jobs`.  KeyboardInterrupt ends it after the batches under way.  ValueError for a wrong number
    of bots, games or jobs, BotSpecError for a wrong spec.
    """
    _check_specs(game, specs)
    if games < 1:
        raise ValueError(f"a simulation needs at least 1 game, not {games}")
    for spec in specs:
        bots.prepare(spec, game)
    tell = progress or (lambda _: None)
    rows: list[Row] = []
    for batch in in_batches(game, partial(play_batch, specs=list(specs), seed=seed, rotate=rotate), games, jobs):
        rows += batch
        tell(len(batch))
    return Result(repr(game), list(specs), seed, rows)


def play_batch(game: Game, specs: Sequence[str], seed: int, batch: range, rotate: bool = True) -> list[Row]:
    """The rows of some games of a simulation, by their indices: `simulate` is this over all of them.

    It is all that a scheduler of one's own has to spread.  ValueError for a wrong number of bots, BotSpecError for a
    wrong spec.
    """
    _check_specs(game, specs)
    makers = {spec: bots.prepare(spec, game) for spec in specs}
    rows = []
    for index in batch:
        shift = index % game.players if rotate else 0
        seated = [specs[(seat - shift) % game.players] for seat in range(game.players)]
        rows.append(play_game(game.start(), seated, makers, index, game_seed(seed, index)))
    return rows


def _check_specs(game: Game, specs: Sequence[str]) -> None:
    if len(specs) != game.players:
        raise ValueError(f"{game!r} needs {game.players} bots, not {len(specs)}")


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a simulation: 63 bits that depend on both numbers alone."""
    return int.from_bytes(sha256(f"{seed} {index}".encode()).digest()[:8], "big") >> 1


def play_game(state: State, seated: list[str], makers: Mapping[str, bots.Maker], index: int, seed: int) -> Row:
    """Play a new game to its end between bots; `seated` names their specs in the order of seats."""
    dice = Source(seed)
    if all(spec == "random" for spec in seated):
        decisions = state.playout(dice)
    else:
        views = Source(seed ^ VIEWS)
        players = [makers[spec]((seed ^ BOTS) + seat) for seat, spec in enumerate(seated)]
        decisions = play_out(state, players, dice, views)
    scores, game = state.scores(), state.game
    outcome = game.outcome(state)
    assert outcome is not None, "the game is over"
    return Row(
        index=index,
        seed=seed,
        bots=seated,
        scores=scores,
        places=standings(scores, state.tie_breaks()),
        winners=[*map(SEATS.index, outcome.winners)],
        reason=outcome.reason,
        margin=outcome.margin,
        rounds=state.round,
        ending=game.endings[state.over],
        decisions=decisions,
    )


def play_out(state: State, players: Sequence[bots.Bot], dice: Source, views: Source) -> int:
    """Play a state to its end; the number of seat decisions.

    A bot is asked where there is a choice, and is handed a state in which what its seat cannot
    know has been redrawn at random.  One with a method `recall` is told before all that its seat has perceived since
    the beginning (`Line.seen_by`).
    """
    line = Line(state) if any(hasattr(player, "recall") for player in players) else None
    decisions = 0
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            option = dice.choose(state)
        else:
            options, player = state.options(), players[seat]
            decisions += 1
            if line is not None and hasattr(player, "recall") and len(options) > 1:
                player.recall(line.seen_by(seat))
            option = player.choose(state.resample(seat, views)) if len(options) > 1 else options[0]
        state.apply(option)
        if line is not None:
            line.push(option)
    return decisions


def summarise(rows: Sequence[Row]) -> Summary:
    """Counts and means over rows, which are at least one."""
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    points: Counter[str] = Counter()
    seats = len(rows[0].bots)
    by_seat = [0.0] * seats
    decided: dict[str, list[int]] = {}
    for row in sorted(rows, key=decision_of) if seats == 1 else ():
        decided.setdefault(decision_of(row), []).append(row.margin)
    for row in rows:
        for spec, score in zip(row.bots, row.scores):
            played[spec] += 1
            points[spec] += score
        for seat in range(seats):
            share = 1 / len(row.winners) if seat in row.winners else 0.0
            won[row.bots[seat]] = won.get(row.bots[seat], 0.0) + share
            by_seat[seat] += share
    return Summary(
        games=len(rows),
        by_bot={spec: Share(played[spec], won.get(spec, 0.0)) for spec in sorted(played)},
        by_seat=[Share(len(rows), wins) for wins in by_seat],
        scores={spec: points[spec] / played[spec] for spec in sorted(played)},
        winner_score=_mean(row.scores[row.winners[0]] for row in rows if row.winners),
        rounds=_mean(row.rounds for row in rows),
        decisions=_mean(row.decisions for row in rows),
        endings=dict(sorted(Counter(row.ending for row in rows).items())),
        decided={how: Share(len(rows), len(found)) for how, found in decided.items()},
        margins={how: _mean(found) for how, found in decided.items()},
    )


def decision_of(row: Row) -> str:
    """How a game for one was decided: `won by points`."""
    return f"{'won' if 0 in row.winners else 'lost'} by {row.reason}"


def _mean(numbers: Iterable[int]) -> float:
    values = list(numbers)
    return sum(values) / len(values) if values else 0.0
