"""A game being played: the log of its decisions, and what can be taken back.

The table plays chance from a source, so a seat only ever sees its own decisions.  Undo
follows from the log: nothing behind a decision of chance or of another seat, and nothing
behind an event that the game calls a barrier.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import accumulate, chain
from typing import Any, NamedTuple

from eolith.kernel.game import Game
from eolith.kernel.record import Record
from eolith.kernel.rule import Refusal, Refused
from eolith.kernel.scene import Event
from eolith.kernel.state import CHANCE, State


class Step(NamedTuple):
    """One decision of the log.  Tuples all through: there are many, and the garbage collector passes over these."""

    seat: int
    option: int
    events: tuple[Event, ...]
    """What it brought about, up to the next decision."""
    opens: bool
    """It is the first decision of a command."""
    moments: tuple[int, ...]
    """How many of the events have happened at each of its moments (`State.unfold`); at the last all of them have."""


class Play:
    """One game at one table.

    `source` plays chance, in this game alone; `start` is a position to begin from instead of a new
    game, `begun` are decisions already taken, chance included.
    """

    def __init__(self, game: Game, source: Any, start: State | None = None, begun: Sequence[int] = ()) -> None:
        self.game = game
        self.source = source
        self.steps: list[Step] = []
        self._start = start
        self.state = self._first_state()
        self.carry_out(begun)
        self.carry_out(self._chance(self.state.clone()))
        self.begun = len(self.steps)
        """So many steps belong to nobody's command."""

    def copy(self) -> Play:
        """The same game with a log of its own; the source of chance is shared."""
        other = copy(self)
        other.steps = list(self.steps)
        other.state = self.state.clone()
        return other

    def _first_state(self) -> State:
        return self.game.start() if self._start is None else self._start.clone()

    def command(self, seat: int, command: Any) -> list[Step]:
        """Carry out a command of a seat; the new steps, chance included.

        Refused, or ActionError when it means nothing; then nothing has changed.
        """
        return self.carry_out(self.plan(seat, command))

    def plan(self, seat: int, command: Any) -> list[int]:
        """The options that a command comes to, with those of the chance that it calls for; nothing is changed.

        Refused or ActionError as for `command`.
        """
        options = self.game.expand(self.state, command, seat)
        after = self.state.clone()
        for option in options:
            after.apply(option)
        return [*options, *self._chance(after)]

    def carry_out(self, plan: Sequence[int]) -> list[Step]:
        """Take the decisions of a plan; the new steps.  IllegalOption for what was planned in another position."""
        before = len(self.steps)
        for i, option in enumerate(plan):
            seat = self.state.seat
            assert seat is not None
            told = [events for events, _ in self.state.unfold(option)]
            opens, moments = i == 0 or seat == CHANCE, tuple(accumulate(map(len, told)))
            self.steps.append(Step(seat, option, tuple(chain(*told)), opens, moments))
        return self.steps[before:]

    def _chance(self, state: State) -> list[int]:
        """What chance decides from a state on, until a seat is to decide; the state is used up."""
        options = []
        while not state.over and state.seat == CHANCE:
            options.append(self.source.choose(state))
            state.apply(options[-1])
        return options

    # --- undo -------------------------------------------------------------------------------------

    def undo(self, seat: int) -> list[Step]:
        """Take back the last command of a seat; the steps taken back, or Refused with the rule."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        first = max(i for i, step in enumerate(self.steps) if step.opens)
        taken_back = self.steps[first:]
        self.steps = self.steps[:first]
        self.state = self._first_state()
        for step in self.steps:
            self.state.apply(step.option)
        return taken_back

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why a seat cannot take its last command back; None if it can."""
        if self.game.options.get("undo") == "off":
            return self.game.undo_refusal(self.state, "off", None)
        if not self.steps or len(self.steps) == self.begun and self.steps[-1].seat != CHANCE:
            return self.game.undo_refusal(self.state, "nothing", None)
        last = self.steps[-1]
        if last.seat == CHANCE:
            mine = any(step.seat == seat for step in self.steps)
            return self.game.undo_refusal(self.state, "chance" if mine else "nothing", last.option)
        if last.seat != seat:
            return self.game.undo_refusal(self.state, "other", None)
        if any(event[0] in self.game.barriers for event in last.events):
            return self.game.undo_refusal(self.state, "barrier", None)
        if self.state.seat != seat:
            return self.game.undo_refusal(self.state, "passed", None)
        return None

    def count_undoable(self, seat: int) -> int:
        """How many commands a seat could take back one after another."""
        if self.why_not_undo(seat) is not None:
            return 0
        commands = 0
        for step in reversed(self.steps[self.begun :]):
            if step.seat != seat or any(event[0] in self.game.barriers for event in step.events):
                break
            commands += step.opens
        return commands

    # --- record -----------------------------------------------------------------------------------

    def record(self, seats: list[str], date: str = "", reveal: bool = False) -> Record:
        """The game so far as a record; `reveal` adds the seed of a fair source, for after the game.

        `seats` names who sat where, `date` is written YYYY-MM-DD.  ValueError for a game that
        began from a position.
        """
        if self._start is not None:
            raise ValueError("a game that began from a position has no record from its beginning")
        record = Record(self.game, seats, [step.option for step in self.steps], date)
        record.commitment = getattr(self.source, "commitment", "")
        if reveal and record.commitment:
            record.seed = self.source.seed.hex()
        if self.state.over:
            record.scores = self.state.scores()
        return record
