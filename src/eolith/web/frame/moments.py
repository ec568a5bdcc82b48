"""The moments of a game: the positions at which it can be looked at, by number, 0 its beginning.

A decision leads to one, or to several where the rules play by themselves after it (`State.unfold`): so the turn of a
side that nobody sits at can be walked through like everything else.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

from eolith.kernel.game import Game
from eolith.kernel.scene import Event
from eolith.kernel.state import State
from eolith.table.play import Step


class Moments:
    """The moments of some decisions from the beginning of a game on."""

    def __init__(self, game: Game, steps: Sequence[Step]) -> None:
        self.game = game
        self.steps = steps
        self.ends = [0, *accumulate(len(step.moments) for step in steps)]
        """The moment after each number of decisions."""

    @property
    def last(self) -> int:
        return self.ends[-1]

    def decisions(self, moment: int) -> int:
        """How many decisions lead to a moment, the one that it is in included."""
        return bisect_left(self.ends, moment)

    def events(self, moment: int) -> tuple[Event, ...]:
        """What happened since the moment before."""
        if not moment:
            return ()
        number = self.decisions(moment)
        step, place = self.steps[number - 1], moment - self.ends[number - 1] - 1
        return step.events[step.moments[place - 1] if place else 0 : step.moments[place]]

    def state(self, moment: int) -> State:
        """The position then."""
        number = self.decisions(moment)
        state = self.game.start()
        if not moment:
            return state
        for step in self.steps[: number - 1]:
            state.apply(step.option)
        _, position = state.unfold(self.steps[number - 1].option)[moment - self.ends[number - 1] - 1]
        return self.game.from_bytes(position)

    def turn(self, moment: int) -> range:
        """The moments of what the rules play by themselves around a moment; none if there are not several of them.

        They follow on somebody's decision, whose own moment is none of them, and end with the next.
        """
        if not self.game.openings:
            return range(0)
        number = self.decisions(moment)
        start = next((i for i in range(number - 1, -1, -1) if self.steps[i].seat >= 0), -1)
        end = next((i for i in range(number, len(self.steps)) if self.steps[i].seat >= 0), len(self.steps))
        behind = range(self.ends[start] + 2 if start >= 0 else 1, self.ends[end] + 1)
        first = next(filter(self._opens, behind), behind.stop)
        found = range(first, behind.stop)
        return found if len(found) > 1 and moment in found else range(0)

    def _opens(self, moment: int) -> bool:
        return any(event[:2] in self.game.openings for event in self.events(moment))

    def turn_after(self, number: int) -> range:
        """The first such turn behind so many decisions; none if there is none."""
        return next(filter(None, map(self.turn, self.ends[number:])), range(0))
