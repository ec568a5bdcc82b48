"""A finished game looked at again: win chances by decision, mistakes with the better move, and luck told from skill.

Nothing is judged by more than its player could know: what is hidden is dealt anew, and the move taken and the best one
are played on in the same deals.  Errors are those of the deals; what the value itself misjudges is not among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import count, groupby
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from eolith.bots.careful import advice_of
from eolith.bots.outlook import Outlook
from eolith.bots.search import Learned, stored, tree, value
from eolith.bots.tree import Tree
from eolith.games import having
from eolith.kernel.chance import Source
from eolith.kernel.record import Record
from eolith.kernel.state import CHANCE, SEATS, State
from eolith.kernel.version import VERSION

from .luck import Shift, less, luck_of, shift, total

if TYPE_CHECKING:
    from eolith.kernel.game import Game

SECONDS = 40.0
"""What a review may take of one core, roughly: turns are searched to their first mistake, so most take less."""
FEWEST, MOST = 40, 1000
"""Looks into a decision."""
COST_OF_SEARCHED, COST_OF_OTHERS = 3.0, 2.0
"""How often a round is played on for each look: into a searched decision, and into others and chance."""
LONGEST = 60
"""Decisions of a turn."""
PER_POINT = 8
"""So many times fewer for a point of the curve."""
TELLING = 0.01
"""A difference of win chance below this is not told, nor one below two errors."""
DEALS = 1 << 20
"""Numbers of deals that each decision has for itself."""

Tell = Callable[[int, int], Any]
"""Told how many events of how many are done."""


def reviewable(game: Game) -> bool:
    """Whether finished games of it can be reviewed: whether a value has been learned for it."""
    return game.name in having("advice") and stored(game) is not None


class ReviewError(ValueError):
    """A record that cannot be reviewed; the message is one line."""


@dataclass(frozen=True)
class Judged:
    """What a seat did in a turn, from where another way parts from it, beside that way."""

    step: int
    """How many decisions of the record come before it."""
    seat: int
    taken: tuple[int, ...]
    """Options to the last searched decision of the turn: what no other seat and no chance comes between."""
    other: tuple[int, ...]
    """What the search would have done; where that was taken, its second choice."""
    best: bool
    """What was taken is what the search would have done."""
    means: tuple[float, ...]
    """By side: the win chance after what was taken, less that after the other."""
    errors: tuple[float, ...]

    @property
    def gain(self) -> float:
        """What the seat gained by what it took; below 0 it is what a mistake cost."""
        return self.means[self.seat]

    @property
    def error(self) -> float:
        return self.errors[self.seat]

    @property
    def told(self) -> bool:
        """Whether the difference is large enough, and sure enough, to be told."""
        return abs(self.gain) > max(TELLING, 2 * self.error)


@dataclass(frozen=True)
class Swing:
    """A decision of a seat or of chance, and what each side gained by it, beside what was to be expected.

    Of chance that is the mean over what might have come, of a seat what the rules of thumb would have done.
    """

    step: int
    seat: int
    """CHANCE for dice and draws."""
    option: int
    means: tuple[float, ...]
    errors: tuple[float, ...]


class Account(NamedTuple):
    """What made a side's result: `start + luck + skill + rest = result`, all in shares of the win."""

    start: float
    """Its win chance before anything happened."""
    luck: float
    luck_error: float
    skill: float
    """What was decided otherwise than by rules of thumb, by itself and by others."""
    skill_error: float
    rest: float
    """What is left: what the value and the deals misjudged."""
    result: float


@dataclass(frozen=True)
class Review:
    """What was found about a game."""

    record: str
    """The digest of the record."""
    version: str
    looks: int
    """Simulations of each decision, and deals of each comparison."""
    curve: list[tuple[int, tuple[float, ...]]]
    """(step, win chance by side) before each turn, and the shares of the win after the last step."""
    turns: list[Judged]
    """Those in which the search would have done something else, and those in which its choice alone was good."""
    swings: list[Swing]

    @property
    def mistakes(self) -> list[Judged]:
        """The dearest first."""
        found = (turn for turn in self.turns if turn.told and not turn.best and turn.gain < 0)
        return sorted(found, key=lambda turn: turn.gain)

    @property
    def finds(self) -> list[Judged]:
        """Turns that were best by far, the best first."""
        found = (turn for turn in self.turns if turn.told and turn.best and turn.gain > 0)
        return sorted(found, key=lambda turn: -turn.gain)

    @property
    def lucky(self) -> list[Swing]:
        """What chance decided, that which turned the game most first."""
        events = (swing for swing in self.swings if swing.seat == CHANCE)
        return sorted(events, key=lambda swing: -max(map(abs, swing.means)))

    def accounts(self) -> list[Account]:
        """By side."""
        sides = len(self.curve[0][1])
        luck = total([Shift(swing.means, swing.errors) for swing in self.swings if swing.seat == CHANCE], sides)
        skill = total([Shift(swing.means, swing.errors) for swing in self.swings if swing.seat != CHANCE], sides)
        made = []
        for side in range(sides):
            start, result = self.curve[0][1][side], self.curve[-1][1][side]
            rest = result - start - luck.means[side] - skill.means[side]
            known = luck.means[side], luck.errors[side], skill.means[side], skill.errors[side]
            made.append(Account(start, *known, rest, result))
        return made

    def to_json(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Self:
        """ValueError, KeyError or TypeError for what is none."""
        data = json.loads(text)
        data["curve"] = [(step, tuple(row)) for step, row in data["curve"]]
        data["turns"] = [Judged(**_tuples(one)) for one in data["turns"]]
        data["swings"] = [Swing(**_tuples(one)) for one in data["swings"]]
        return cls(**data)


def _tuples(data: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(item) if isinstance(item, list) else item for name, item in data.items()}


def digest(record: Record) -> str:
    """What a review is known by: the table and its decisions, whoever played."""
    return sha256(record.game.identity + repr(record.decisions).encode()).hexdigest()[:32]


def review(
    record: Record,
    seconds: float = SECONDS,
    looks: int | None = None,
    learned: Learned | None = None,
    tell: Tell = lambda done, all: None,
) -> Review:
    """Review a finished game; ReviewError for another, BotSpecError where no value was learned.

    `looks` says how often each decision is looked into; else it is as often as `seconds` allow.
    """
    reviewer = Reviewer(record, learned)
    if looks is None:
        looks = reviewer.affordable(seconds)
    return reviewer.run(looks, tell)


def outlook(game: Game, learned: Learned | None = None, rounds: int = 1) -> Outlook:
    """What the decisions of a game lead to, by the value of the package or another; BotSpecError without one."""
    return Outlook(advice_of(game).Advisor(game), value(game, learned), rounds)


class Event(NamedTuple):
    """Where somebody, or chance, had a choice."""

    step: int
    state: State
    """Before it."""
    option: int
    searched: bool
    turn: int
    """The number of its turn: decisions that no other seat and no chance comes between."""


class Reviewer:
    """One game under review."""

    def __init__(self, record: Record, learned: Learned | None = None) -> None:
        self.record = record
        self.game: Game = record.game
        self.tree: Tree = tree(self.game, 1, learned)
        self.advisor = advice_of(self.game).Advisor(self.game)
        self.rounds: int = advice_of(self.game).LUCK_ROUNDS
        self.outlook = outlook(self.game, learned)
        self.ahead = outlook(self.game, learned, self.rounds)
        self.events = list(self._events())
        self.searched = [event for event in self.events if event.searched]
        self.deals = (range(first, first + DEALS) for first in count(DEALS, DEALS))

    def _events(self) -> Iterator[Event]:
        state, turn, last = self.game.start(), 0, CHANCE
        for step, option in enumerate(self.record.decisions):
            seat = state.seat
            assert seat is not None
            turn += seat == CHANCE or seat != last
            last = seat
            if len(state.options()) > 1:
                searched = seat != CHANCE and self.tree.matters(state)
                yield Event(step, state.clone(), option, searched, turn)
            state.apply(option)
        if not state.over:
            raise ReviewError("only a finished game can be reviewed, and this one goes on")
        self.end = state

    def affordable(self, seconds: float) -> int:
        """How many looks into each decision so much time allows on this machine."""
        probes = self.searched[:: max(1, len(self.searched) // 8)]
        began = process_time()
        for event in probes:
            self._search(event.state, FEWEST)
        each = (process_time() - began) / (FEWEST * max(1, len(probes)))
        others = self.rounds * (len(self.events) - len(self.searched))
        due = COST_OF_SEARCHED * len(self.searched) + COST_OF_OTHERS * others
        return max(FEWEST, min(MOST, int(seconds / (max(each, 1e-7) * max(1, due)))))

    def run(self, looks: int, tell: Tell) -> Review:
        """Judge all that was decided, with so many looks each."""
        curve = [(0, self._chances(self.game.start(), looks))]
        turns: list[Judged] = []
        swings: list[Swing] = []
        done = 0
        for _, group in groupby(self.events, key=lambda event: event.turn):
            events = list(group)
            if events[0].state.seat != CHANCE:
                curve.append((events[0].step, self._chances(events[0].state, max(2, looks // PER_POINT))))
                if judged := self._judge(events, looks):
                    turns.append(judged)
            swings += [swing for event in events if (swing := self._swing(event, looks))]
            done += len(events)
            tell(done, len(self.events))
        curve.append((len(self.record.decisions), self._result()))
        return Review(digest(self.record), VERSION, looks, curve, turns, swings)

    def _result(self) -> tuple[float, ...]:
        outcome = self.game.outcome(self.end)
        assert outcome is not None
        return tuple((SEATS[side] in outcome.winners) / max(1, len(outcome.winners)) for side in range(self.game.sides))

    def _chances(self, state: State, points: int) -> tuple[float, ...]:
        """The win chance of each side, over so many deals."""
        rows = [self.outlook.after(state, (), deal) for deal in next(self.deals)[:points]]
        return tuple(sum(column) / len(rows) for column in zip(*rows))

    def _swing(self, event: Event, looks: int) -> Swing | None:
        """What a decision brought; None for what was to be expected."""
        deals, seat = next(self.deals)[:looks], event.state.seat
        assert seat is not None
        if seat == CHANCE:
            return Swing(event.step, seat, event.option, *luck_of(self.ahead, event.state, event.option, deals))
        expected = self.advisor.best(event.state.resample(seat, Source(event.step)))
        if expected == event.option:
            return None
        return Swing(
            event.step, seat, event.option, *self.compared(self.ahead, event.state, (event.option,), (expected,), deals)
        )

    # --- turns ------------------------------------------------------------------------------------------

    def _search(self, state: State, looks: int) -> None:
        """Search a decision, as its seat sees it."""
        self.tree.begin(state.resample(state.seat, Source(looks)))
        self.tree.run(looks)

    def _judge(self, events: Sequence[Event], looks: int) -> Judged | None:
        """A turn beside what the search would have done; where that was taken, beside a second choice that is worse."""
        events = [event for event in events if event.searched]
        gap, second, parting = 2 * TELLING, -1, 0
        for number, event in enumerate(events):
            self._search(event.state, looks)
            best = self.tree.best()
            if best != event.option:
                return self._beside(events[number:], best, looks, False)
            wins = {option: win for option, _, win, _ in self.tree.found()}
            follower = next((option for option in wins if option != best), best)
            if best in wins and wins[best] - wins[follower] > gap:
                gap, second, parting = wins[best] - wins[follower], follower, number
        return self._beside(events[parting:], second, looks, True) if second >= 0 else None

    def _beside(self, events: Sequence[Event], other: int, looks: int, best: bool) -> Judged:
        """What was taken from the first of some searched decisions on, beside what begins with another option."""
        first, last, seat = events[0].step, events[-1].step, events[0].state.seat
        assert seat is not None
        taken, line = tuple(self.record.decisions[first : last + 1]), self._line(events[0].state, other, looks)
        found = self.compared(self.outlook, events[0].state, taken, line, next(self.deals)[:looks])
        return Judged(first, seat, taken, line, best, *found)

    def _line(self, before: State, option: int, looks: int) -> tuple[int, ...]:
        """What the search would do from an option on, to the last searched decision of the turn."""
        state, line, kept = before.clone(), [option], 1
        state.apply(option)
        while state.seat == before.seat and len(line) < LONGEST:
            if self.tree.matters(state):
                self._search(state, looks)
                option, kept = self.tree.best(), len(line) + 1
            else:
                option = self.advisor.best(state.resample(state.seat, Source(looks)))
            line.append(option)
            state.apply(option)
        return tuple(line[:kept])

    def compared(self, outlook: Outlook, state: State, one: Sequence[int], other: Sequence[int], deals: range) -> Shift:
        """By how much some options are better than others, as the seat that decides sees it."""
        rows = []
        for deal in deals:
            view = state.resample(state.seat, Source(deal))
            rows.append(less(outlook.after(view, one, deal), outlook.after(view, other, deal)))
        return shift(rows)
