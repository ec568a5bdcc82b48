"""What wins, how often, and what for: games between the bots of a pool, counted and forgotten one by one.

Counts are whole numbers that add up, so that the order of the games and the number of processes
change nothing, and memory stays the same however many games there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial

from eolith import bots
from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.scene import Event
from eolith.kernel.study import OFFERED, SCORED, SEEN, TAKEN, Count, Study

from .simulate import Progress, Row, Share, decision_of, game_seed, play_game
from .workers import Jobs, in_batches

SEATING = 0x94D049BB133111EB
"""Turns the seed of a game into that of its seating."""
VICTORY = 12
"""A victory is counted in twelfths, so that 2, 3 or 4 seats can share it."""

Key = tuple[str, str]
"""The kind and the id of a component."""


@dataclass
class Counts:
    """Sums over games.  Victories are in twelfths."""

    games: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    won_at: Counter[int] = field(default_factory=Counter)
    """By place in the order of the first turns, 0 the first."""
    won_by: Counter[str] = field(default_factory=Counter)
    """By bot."""
    scores: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How many seats of a bot ended with a score."""
    best: Counter[int] = field(default_factory=Counter)
    """How many games were won with a score."""
    leads: Counter[int] = field(default_factory=Counter)
    """How many games were won by so many points; by 0 where a tie was broken or shared."""
    decided: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Games for one, by how they were decided and by how much."""
    points: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Points of a bot by category."""
    won_points: Counter[str] = field(default_factory=Counter)
    """Twelfths of points of winners by category."""
    seen: Counter[Key] = field(default_factory=Counter)
    offered: Counter[Key] = field(default_factory=Counter)
    taken: Counter[tuple[Key, str]] = field(default_factory=Counter)
    """By component and bot."""
    won_taken: Counter[Key] = field(default_factory=Counter)
    """Twelfths of what winners took."""
    takers: Counter[Key] = field(default_factory=Counter)
    """Seats that took a component at least once."""
    won_takers: Counter[Key] = field(default_factory=Counter)
    """Their victories."""
    brought: Counter[Key] = field(default_factory=Counter)
    """Points that a component brought."""

    def add(self, other: Counts) -> None:
        """Count the games of the other too."""
        for name in (column.name for column in fields(self)):
            mine = getattr(self, name)
            if isinstance(mine, int):
                setattr(self, name, mine + getattr(other, name))
            else:
                mine.update(getattr(other, name))

    def add_game(
        self, row: Row, order: Sequence[int], points: Sequence[Mapping[str, int]], happened: Iterable[Count]
    ) -> None:
        """Count a finished game: its end, the order of play, points by category, and what happened to components."""
        won = [VICTORY // len(row.winners) if seat in row.winners else 0 for seat in range(len(row.bots))]
        self.games += 1
        self.decisions += row.decisions
        self.rounds[row.rounds] += 1
        self.endings[row.ending] += 1
        if row.winners:
            self.best[row.scores[row.winners[0]]] += 1
            self.leads[row.margin] += 1
        if len(row.bots) == 1:
            self.decided[decision_of(row), row.margin] += 1
        for seat, bot in enumerate(row.bots):
            self.scores[bot, row.scores[seat]] += 1
            self.won_at[order.index(seat)] += won[seat]
            self.won_by[bot] += won[seat]
            for category, gained in points[seat].items():
                self.points[bot, category] += gained
                self.won_points[category] += won[seat] * gained
        self._add_components(row.bots, won, happened)

    def _add_components(self, seated: Sequence[str], won: Sequence[int], happened: Iterable[Count]) -> None:
        taken: Counter[tuple[Key, int]] = Counter()
        for how, kind, id, seat, points in happened:
            if how == TAKEN:
                taken[(kind, id), seat] += 1
            elif how == SEEN:
                self.seen[kind, id] += 1
            elif how == OFFERED:
                self.offered[kind, id] += 1
            elif how == SCORED:
                self.brought[kind, id] += points
        for (key, seat), times in taken.items():
            if seat >= len(seated):
                continue  # a side that the rules play
            self.taken[key, seated[seat]] += times
            self.won_taken[key] += won[seat] * times
            self.takers[key] += 1
            self.won_takers[key] += won[seat]


@dataclass(frozen=True)
class Component:
    """What became of one component or place."""

    id: str
    seen: int
    """How often it came to where it could be taken; 0 where that is not counted."""
    offered: int
    """How often one of its kind was taken while it could be; 0 where that is not counted."""
    taken: int
    by_bot: dict[str, float]
    """How often a seat of each bot took it, in a game."""
    by_winner: float
    """How often the winner took it, in a game."""
    takers: Share
    """The seats that took it at least once, and their victories."""
    points: float
    """What it brought whoever took it, each time it was taken; 0 where that is not counted."""


@dataclass(frozen=True)
class Balance:
    """The games of one player count."""

    game: Game
    study: Study
    pool: list[str]
    """The specs of the bots."""
    seed: int
    counts: Counts

    @property
    def even(self) -> float:
        """The share of victories of each seat if all were alike; of all games for one."""
        return self.counts.won_by.total() / VICTORY / self.counts.games / self.game.players

    def by_bot(self) -> dict[str, Share]:
        """How often a seat of each bot won; bots that never sat down are left out."""
        return {bot: Share(n, self.counts.won_by[bot] / VICTORY) for bot, n in self.seats().items()}

    def by_place(self) -> list[Share]:
        """How often the seat won that took the first turn of a game, the second, and so on."""
        return [Share(self.counts.games, self.counts.won_at[place] / VICTORY) for place in range(self.game.players)]

    def seats(self) -> dict[str, int]:
        """How many seats each bot had in all games together, in the order of the pool."""
        had: Counter[str] = Counter()
        for (bot, _), n in self.counts.scores.items():
            had[bot] += n
        return {bot: had[bot] for bot in dict.fromkeys(self.pool) if had[bot]}

    def mean_scores(self) -> dict[str, float]:
        """The mean score of a seat of each bot."""
        sums: Counter[str] = Counter()
        for (bot, score), n in self.counts.scores.items():
            sums[bot] += n * score
        return {bot: sums[bot] / n for bot, n in self.seats().items()}

    def decided(self) -> dict[str, tuple[Share, float]]:
        """A game for one: how often it was `won by points`, say, and by how much; empty for any other."""
        found: dict[str, Counter[int]] = {}
        for (how, margin), n in sorted(self.counts.decided.items()):
            found.setdefault(how, Counter())[margin] += n
        return {
            how: (Share(self.counts.games, by.total()), sum(margin * n for margin, n in by.items()) / by.total())
            for how, by in found.items()
        }

    def points(self) -> dict[str, dict[str, float]]:
        """The mean points of a seat of each bot by category."""
        categories = self.study.categories
        return {
            bot: {name: self.counts.points[bot, name] / n for name in categories} for bot, n in self.seats().items()
        }

    def winners_points(self) -> dict[str, float]:
        """The mean points of a winner by category."""
        return {name: self._a_winner(self.counts.won_points[name]) for name in self.study.categories}

    def components(self, kind: str) -> list[Component]:
        """What became of the components of a kind, in the order of the study; those in play."""
        found = [self._component((kind, id)) for id in self.study.kinds[kind].names]
        return [component for component in found if component.seen or component.taken]

    def _component(self, key: Key) -> Component:
        counts, seats = self.counts, self.seats()
        taken = {bot: counts.taken[key, bot] for bot in seats}
        total = sum(taken.values())
        return Component(
            id=key[1],
            seen=counts.seen[key],
            offered=counts.offered[key],
            taken=total,
            by_bot={bot: taken[bot] / n for bot, n in seats.items()},
            by_winner=self._a_winner(counts.won_taken[key]),
            takers=Share(counts.takers[key], counts.won_takers[key] / VICTORY),
            points=counts.brought[key] / total if total else 0.0,
        )

    def _a_winner(self, twelfths: int) -> float:
        return twelfths / max(1, self.counts.won_by.total())


def balance(
    game: Game, pool: Sequence[str], games: int, seed: int, jobs: Jobs = 1, progress: Progress | None = None
) -> Balance:
    """Play games between bots drawn from a pool, and count.

    Each game seats bots by lot, each of the pool once before any sits twice.  As for `simulate`,
    jobs change nothing but the time.  ValueError for a pool, games or jobs below 1, BotSpecError
    for a wrong spec.
    """
    if not pool or games < 1:
        raise ValueError(f"a report needs at least 1 bot and game, not {len(pool)} and {games}")
    for spec in pool:
        bots.prepare(spec, game)
    tell = progress or (lambda _: None)
    total = Counts()
    for counts in in_batches(game, partial(_count_batch, list(pool), seed), games, jobs):
        total.add(counts)
        tell(counts.games)
    return Balance(game, game.study(), list(pool), seed, total)


def _count_batch(pool: list[str], seed: int, game: Game, batch: range) -> Counts:
    makers = {spec: bots.prepare(spec, game) for spec in pool}
    study = game.study()
    counts = Counts()
    for index in batch:
        own_seed = game_seed(seed, index)
        events: list[Event] = []
        state = game.start()
        state.listener = events
        row = play_game(state, list(_seated(pool, game.players, own_seed)), makers, index, own_seed)
        counts.add_game(row, study.order(events), study.points(state, events), study.counts(state, events))
    return counts


def _seated(pool: list[str], players: int, seed: int) -> Iterator[str]:
    lot = Source(seed ^ SEATING)
    left: list[str] = []
    for _ in range(players):
        left = left or list(pool)
        yield left.pop(lot.below(len(left)))
