"""The best ways to play a decision, and why: what they lead to by the end of the round, in the same deals.

A search finds a few ways, or rules of thumb where the decision is none that is searched.  Each is then played on in
the same numbered deals; the features that differ there, weighed by what the value thinks of them, are the reasons.
It knows no game, and judges by nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import inf
from time import perf_counter
from typing import NamedTuple

from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.reasons import Meaning, Reason, rounded
from eolith.kernel.scene import advised
from eolith.kernel.state import CHANCE, State

from .careful import advice_of
from .outlook import Outlook
from .search import Learned, Search, stored, value
from .tree import Tree

SECONDS = 0.8
"""What a hint takes of one core."""
SEARCHING, COMPARED = 0.5, 0.85
"""The part of it after which ways have been looked for, and after which they have been compared; then come reasons."""
WAYS = 3
"""That are shown."""
TRIED = 6
"""Ways that are compared at first where there is no search."""
FIRST = 16
"""Deals of that comparison."""
FEWEST, MOST = 24, 250
"""Deals in which the ways that are shown are compared."""
ASKED = 128
"""Deals in which two ways are compared of which it is asked why."""
PER_DEAL = 4
"""Looks of the search for each deal, where looks are counted."""
TOLD = 3
"""Reasons of a way at most."""
TELLING = 0.002
"""What is worth less is no reason."""


class Figures(NamedTuple):
    """What a way is expected to bring, with the standard errors."""

    win: float
    """The share of the win, from 0 to 1."""
    win_error: float
    ahead: float
    """Final points ahead of the best other side."""
    ahead_error: float
    behind: float
    """By how much it is worse than the best way: in shares of the win, and a little in points (`Value.use`)."""
    behind_error: float


@dataclass(frozen=True)
class Way:
    """One way to play: a whole command, or several that make up a turn."""

    options: tuple[int, ...]
    figures: Figures | None = None
    """None where nothing was learned to judge by."""
    reasons: tuple[Reason, ...] = ()
    """Of the best way against the others, of another against the best; what weighs most comes first."""

    @property
    def equal(self) -> bool:
        """Whether it may be as good as the best: it is not behind by more than two errors."""
        return self.figures is not None and self.figures.behind <= max(TELLING, 2 * self.figures.behind_error)


@dataclass(frozen=True)
class Hint:
    """What may be done at a decision, the best first."""

    seat: int
    ways: tuple[Way, ...]
    forced: bool = False
    """There is one option, so that there is nothing to choose."""
    deals: int = 0
    """In so many deals were the ways compared."""


def hint(
    state: State, seconds: float | None = None, looks: int | None = None, seed: int = 0, learned: Learned | None = None
) -> Hint:
    """The best ways of the seat to decide, and why, from what it knows; ValueError where no seat decides.

    It takes so many seconds of one core, or looks so many times: then the same seed always says the same.  A game
    for which no value was learned has the way of the rules of thumb alone, and one without those is a BotSpecError.

    >>> import eolith
    >>> state = eolith.load("stone_age(players=2)").start()
    >>> _ = state.play_chance(eolith.Source(1))
    >>> found = hint(state, looks=200)
    >>> len(found.ways), found.ways[0].figures.behind
    (3, 0.0)
    """
    if state.over or state.seat == CHANCE:
        raise ValueError("no seat decides here, so there is no hint")
    if learned is not None:
        return Counsel(state.game, learned).hint(state, seconds or SECONDS, looks, seed)
    return (
        _counsel(state.game).hint(state, seconds or SECONDS, looks, seed)
        if possible(state.game)
        else plain(state, seed)
    )


def why(state: State, one: Sequence[int], other: Sequence[int]) -> tuple[Reason, ...]:
    """What speaks for one way of the seat to decide against another, always the same; none for a game without a value.

    It takes a tenth of a second.
    """
    return Counsel(state.game).why(state, one, other, range(ASKED)) if possible(state.game) else ()


def possible(game: Game) -> bool:
    """Whether hints of a game have figures and reasons; BotSpecError where it has no rules of thumb."""
    return hasattr(advice_of(game), "reasons") and stored(game) is not None


def plain(state: State, seed: int = 0) -> Hint:
    """What the rules of thumb would do, without figures and reasons; BotSpecError where there are none."""
    seat = state.seat
    assert seat is not None
    view = state.resample(seat, Source(seed))
    options = advised(state.game.scene("en"), view, _thumb(state.game))
    return Hint(seat, (Way(tuple(options)),), len(state.options()) == 1)


@lru_cache(maxsize=8)
def _thumb(game: Game) -> Callable[[State], int]:
    """What the rules of thumb would do; BotSpecError where there are none."""
    best: Callable[[State], int] = advice_of(game).Advisor(game).best
    return best


@lru_cache(maxsize=8)
def _counsel(game: Game) -> Counsel:
    return Counsel(game)


class Counsel:
    """Gives hints in one game."""

    def __init__(self, game: Game, learned: Learned | None = None) -> None:
        advice = advice_of(game)
        self.searched = advice.SEARCHED
        self.advisor = advice.Advisor(game)
        self.value = value(game, learned)
        self.outlook = Outlook(self.advisor, self.value)
        self.groups = list(_groups_alone(game) if game.alone else _groups(game))
        self.points = {} if game.alone else _points(self.groups, game.sides - 1)

    def hint(self, state: State, seconds: float, looks: int | None, seed: int) -> Hint:
        began, seat = perf_counter(), state.seat
        assert seat is not None
        forced = len(state.options()) == 1
        view = state.resample(seat, Source(seed))
        tree = Tree(self.advisor, self.value, self.searched, seed)
        tree.begin(view)
        if tree.matters(view):
            if looks is None:
                search = Search(tree)
                search.think(began + SEARCHING * seconds, search.sims)
            else:
                tree.run(looks)
            found = [tree.line(option) for option, *_ in tree.found()]
            # where there was time for few looks
            others = (way for way in self._by_thumb(view) if way[0] not in [line[0] for line in found])
            ways = self._apart(view, chain(found, others), WAYS)
        else:
            ways = self._apart(view, self._by_thumb(view), TRIED)
        if looks is None:
            limits, most = Limits(began + COMPARED * seconds, began + seconds), MOST
        else:
            limits, most = NONE, max(FEWEST, looks // PER_DEAL)
        return self._compared(state, ways, range(seed << 20, (seed << 20) + most), limits, forced)

    def why(self, state: State, one: Sequence[int], other: Sequence[int], deals: range) -> tuple[Reason, ...]:
        """What speaks for one way against another, in numbered deals."""
        rows = [self._played(state, (one, other), deal) for deal in deals]
        return self._told([self._differences(first, rest) for first, *rest in rows], best=True)

    def _by_thumb(self, view: State) -> list[list[int]]:
        """The options, those first that the rules of thumb like best."""
        values = self.advisor.values(view)
        return [[option] for option in sorted(values, key=lambda one: -values[one])]

    def _apart(self, view: State, found: Iterable[Sequence[int]], most: int) -> list[tuple[int, ...]]:
        """So many ways as whole commands, of those that lead to one position the first."""
        scene, ways = view.game.scene("en"), dict[bytes, tuple[int, ...]]()
        for options in found:
            whole, after = tuple(advised(scene, view, self.advisor.best, options)), view.clone()
            for option in whole:
                after.apply(option)
            ways.setdefault(after.to_bytes(), whole)
            if len(ways) == most:
                break
        return list(ways.values())

    def _compared(self, state: State, ways: list[tuple[int, ...]], deals: range, limits: Limits, forced: bool) -> Hint:
        """The ways, the best first, as they come out in numbered deals, all of them or as many as there is time for."""
        if len(ways) > WAYS:
            rows = [self._played(state, ways, deal) for deal in deals[:FIRST]]
            ways = [ways[number] for number in _ranking(rows)[:WAYS]]
        rows = []
        for deal in deals:
            if len(rows) >= FEWEST and perf_counter() > limits.compared:
                break
            rows.append(self._played(state, ways, deal))
        order = _ranking(rows)
        rows = [[row[number] for number in order] for row in rows]
        figures = [_figures(rows, number) for number in range(len(order))]
        reasons = self._reasons(rows, limits.told)
        found = tuple(Way(ways[number], *rest) for number, rest in zip(order, zip(figures, reasons), strict=True))
        assert state.seat is not None
        return Hint(state.seat, found, forced, len(rows))

    def _played(self, state: State, ways: Sequence[Sequence[int]], deal: int) -> list[Reached]:
        """What the ways lead to in one deal."""
        seat = state.seat
        assert seat is not None
        view = state.resample(seat, Source(deal))
        return [Reached(*self.outlook.reached(view, way, deal, seat)) for way in ways]

    # --- reasons -----------------------------------------------------------------------------------------

    def _reasons(self, rows: Sequence[Sequence[Reached]], until: float) -> list[tuple[Reason, ...]]:
        """Those of the best way against the others, then those of each other against the best."""
        best: list[list[tuple[float, float]]] = []
        others: list[list[list[tuple[float, float]]]] = [[] for _ in rows[0][1:]]
        for row in rows:
            if len(best) >= FEWEST and perf_counter() > until:
                break
            best.append(self._differences(row[0], row[1:]))
            for differences, other in zip(others, row[1:], strict=True):
                differences.append(self._differences(other, row[:1]))
        return [self._told(best, best=True), *map(self._told, others)]

    def _differences(self, one: Reached, others: Sequence[Reached]) -> list[tuple[float, float]]:
        """Of each group, how much more of it a way leads to than others do on the average, and what that is worth."""
        amounts, worths = [0.0] * len(self.groups), [0.0] * len(self.groups)
        for other in others:
            middle = [(a + b) / 2 for a, b in zip(one.features, other.features, strict=True)]
            more = [a - b for a, b in zip(one.features, other.features, strict=True)]
            differ = [group.meaning.scale * sum([more[at] for at in group.counted]) for group in self.groups]
            point = min(one.point, other.point)
            if point and self.points:
                worth = self._settled(differ, point)
            else:
                each = [a * b for a, b in zip(more, self.value.slopes(middle), strict=True)]
                worth = [sum([each[at] for at in group.all]) for group in self.groups]
            for number in range(len(self.groups)):
                amounts[number] += differ[number] / len(others)
                worths[number] += worth[number] / len(others)
        return list(zip(amounts, worths, strict=True))

    def _settled(self, differ: Sequence[float], point: float) -> list[float]:
        """What differences of groups are worth where the game ends, for nothing but points counts there."""
        worths = [0.0] * len(differ)
        for number, (good, parts) in self.points.items():
            worths[number] = good * point * (differ[number] - sum([differ[part] for part in parts]))
        return worths

    def _told(self, rows: Sequence[Sequence[tuple[float, float]]], best: bool = False) -> tuple[Reason, ...]:
        """What is large and sure enough to be told, and does what one would think; of the best, what speaks for it."""
        found = []
        for number, group in enumerate(self.groups):
            amount, error = _mean([row[number][0] for row in rows])
            worth, doubt = _mean([row[number][1] for row in rows])
            sure = abs(amount) > 2 * error and abs(worth) > max(TELLING, 2 * doubt)
            if sure and (worth > 0 or not best) and group.good * amount * worth >= 0 and rounded(amount):
                found.append((group.meaning, Reason(group.meaning.name, group.whose, amount, error, worth)))
        return tuple(sorted(by_parts(found), key=lambda reason: -abs(reason.worth))[:TOLD])


def by_parts(found: Sequence[tuple[Meaning, Reason]]) -> list[Reason]:
    """Reasons without those of which parts are among them: what the whole is worth, the parts are."""
    reasons = {(reason.whose, reason.name): reason for _, reason in found}
    told, parts = [], set()
    for meaning, reason in found:
        of_same, *of_others = ((whose, meaning.part_of) for whose in (reason.whose, "table", "own"))
        name = next((one for one in (of_same, *of_others) if one in reasons), None)
        if name is not None:
            parts.add(name)
            whole = reasons[name]
            share = (-1 if reason.whose == "rivals" and name != of_same else 1) * reason.amount / whole.amount
            reason = reason._replace(worth=reason.worth + whole.worth * max(0.0, share))
        told.append(reason)
    return [reason for reason in told if (reason.whose, reason.name) not in parts]


class Limits(NamedTuple):
    """Moments of perf_counter."""

    compared: float
    """After which no further deal is played."""
    told: float
    """After which no further deal is looked at for reasons."""


NONE = Limits(inf, inf)


class Reached(NamedTuple):
    """What a way leads to in one deal, as the round ends, for the seat."""

    win: float
    ahead: float
    use: float
    features: list[float]
    point: float
    """By how much the use grows with a point where the game has ended, else 0."""


class Group(NamedTuple):
    """Features that are told as one thing, of the seat, of its rivals or of the table."""

    meaning: Meaning
    whose: str
    counted: list[int]
    """Where those that are counted lie among all features: of rivals, with each of them."""
    all: list[int]
    good: int
    """1 if the seat rather has more of it, -1 if less, 0 if that depends."""


def _groups(game: Game) -> Iterator[Group]:
    """What may be a reason between several players."""
    at, of_side, of_table = _places(game), advice_of(game).reasons.OF_SIDE, advice_of(game).reasons.OF_TABLE
    rivals = [f"rival {number} " for number in range(1, game.sides)]
    for whose, sides, meanings in ("own", ["own "], of_side), ("rivals", rivals, of_side), ("table", [""], of_table):
        for meaning in meanings:
            if meaning.name:
                counted, rest = meaning.features[: meaning.counted], meaning.features[meaning.counted :]
                first = [at[side + name] for side in sides for name in counted]
                others = [at[side + name] for side in sides for name in rest]
                good = -meaning.good if whose == "rivals" else meaning.good
                yield Group(meaning, whose, first, first + others, good)


def _points(groups: Sequence[Group], rivals: int) -> dict[int, tuple[float, list[int]]]:
    """Of the groups that are points: how much a point is good for the seat, and the groups that are parts of it."""
    found: dict[int, tuple[float, list[int]]] = {}
    for number, group in enumerate(groups):
        parts = [
            place
            for place, part in enumerate(groups)
            if part.whose == group.whose and part.meaning.part_of == group.meaning.name
        ]
        if "points" in (group.meaning.name, group.meaning.part_of):
            found[number] = (1.0 if group.whose == "own" else -1.0 / rivals, parts)
    return found


def _groups_alone(game: Game) -> Iterator[Group]:
    """The same where one person plays."""
    at = _places(game)
    for meaning in advice_of(game).reasons.ALONE:
        if meaning.name:
            places = [at[name] for name in meaning.features]
            yield Group(meaning, meaning.whose, places[: meaning.counted], places, meaning.good)


def _places(game: Game) -> dict[str, int]:
    """Where each feature lies among all."""
    return {name: number for number, name in enumerate(advice_of(game).Features(game).names())}


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error; there are two numbers at least."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, (spread / len(numbers)) ** 0.5


def _ranking(rows: Sequence[Sequence[Reached]]) -> list[int]:
    """The numbers of the ways, the best first; the first of equals."""
    means = [sum(reached.use for reached in column) for column in zip(*rows)]
    return sorted(range(len(means)), key=lambda number: -means[number])


def _figures(rows: Sequence[Sequence[Reached]], number: int) -> Figures:
    """Of one way, where the first is the best."""
    win, ahead = _mean([row[number].win for row in rows]), _mean([row[number].ahead for row in rows])
    return Figures(*win, *ahead, *_mean([row[0].use - row[number].use for row in rows]))
