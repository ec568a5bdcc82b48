"""A line of play: a position, the decisions taken from there on, and each position between them.

It can be gone back, which a state cannot, and tells what a seat has perceived of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, SupportsIndex, TypeAlias

from .game import SEATS, Game, Printed
from .state import CHANCE, State

if TYPE_CHECKING:
    from .state import Event

Seen: TypeAlias = "tuple[str | tuple[int, int] | Event, ...]"
"""What a seat has perceived: where the line began, then decisions (seat, option) and events that revealed something."""


class Line:
    """Decisions from a new game, or from a position, that can be taken back one by one, those of chance included.

    >>> import eolith
    >>> line = Line(eolith.load("stone_age(players=2, first_seat=A)"))
    >>> line.push(line.state.options()[0])
    >>> len(line), line.pop() in line.state.options()
    (1, True)
    """

    def __init__(self, start: Game | State) -> None:
        """A line of no decisions; of a state it takes a copy."""
        if not isinstance(start, Game | State):
            raise TypeError(f"a line begins with a game or a state, not {start!r}")
        self._states = [start.start() if isinstance(start, Game) else start.clone()]
        self._moves: list[int] = []
        self._seen: dict[int | None, list[tuple[tuple[int, int] | Event, ...]]] = {}
        """By viewer, what each decision showed, as far as somebody has asked."""

    @property
    def game(self) -> Game[Printed]:
        """The game that is played."""
        return self._states[0].game

    @property
    def state(self) -> State:
        """The position that the line has come to; it belongs to the line, so play on in it by `push`, or in a clone."""
        return self._states[-1]

    @property
    def root(self) -> State:
        """The position that the line began with."""
        return self._states[0]

    @property
    def moves(self) -> list[int]:
        """The options taken, those of chance included."""
        return list(self._moves)

    def __len__(self) -> int:
        """How many decisions were taken."""
        return len(self._moves)

    def __repr__(self) -> str:
        return f"<{len(self)} decisions to {self.state!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _played, (self.root, self._moves)

    def copy(self) -> Line:
        """A line of its own with the same decisions."""
        other = Line.__new__(Line)
        other._states, other._moves = list(self._states), list(self._moves)
        other._seen = {viewer: list(seen) for viewer, seen in self._seen.items()}
        return other

    def __deepcopy__(self, memo: object) -> Line:
        return self.copy()  # positions of a line are not played on in

    # --- forth and back ----------------------------------------------------------------------------

    def push(self, option: SupportsIndex) -> None:
        """Take a decision; IllegalOption, and no change, for an option that is not offered."""
        after = self.state.clone()
        after.apply(option)
        self._states.append(after)
        self._moves.append(int(option))

    def pop(self) -> int:
        """Take the last decision back, and say which it was; IndexError if there is none."""
        option = self.peek()
        del self._states[-1], self._moves[-1]
        for seen in self._seen.values():
            del seen[len(self) :]
        return option

    def peek(self) -> int:
        """The last option that was taken; IndexError if there is none."""
        if not self._moves:
            raise IndexError("no decision has been taken")
        return self._moves[-1]

    def undo(self) -> list[int]:
        """Take back the last decision of a seat, and all that chance decided since; the options, in their order.

        IndexError, and no change, if no seat has decided.  A table asks more: `Play.undo` follows its rules.
        """
        last = max((i for i, state in enumerate(self._states[:-1]) if state.seat != CHANCE), default=None)
        if last is None:
            raise IndexError("no seat has taken a decision")
        return [self.pop() for _ in range(len(self) - last)][::-1]

    # --- what a seat has perceived --------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> Seen:
        """The information state of a seat (None: a spectator) that remembers everything: it can be hashed.

        First a digest of the game and of what the seat saw where the line began.  Then what it saw of each decision:

        - (who, option), who being a seat or CHANCE;
        - (who, ~option) where a seat decided, and the viewer could not tell which of several options that was, of
          which this is the first (`game.hides`); what chance decides unseen is left out;
        - an event, five integers, that has brought something to light since (`game.revealed`).

        What is hidden from the seat changes nothing in it.  After the end nothing is hidden.  ValueError for a seat
        that the game does not have.
        """
        viewer = self.game.seat(seat)
        if self.state.over:
            taken = ((_seat(state), option) for state, option in zip(self._states, self._moves))
            return self._beginning(viewer), *taken
        seen = self._seen.setdefault(viewer, [])
        seen += [self._perceived(i, viewer) for i in range(len(seen), len(self))]
        return self._beginning(viewer), *(entry for entries in seen for entry in entries)

    def text_for(self, seat: int | None) -> str:
        """The same as text, a decision a line as in a record: `B pile ?` where the seat cannot tell which."""
        beginning, *entries = self.seen_by(seat)
        return "\n".join([str(beginning), *map(self._told, entries)])

    def _beginning(self, viewer: int | None) -> str:
        digest = sha256(self.game.identity)
        if self.root != self.game.opening:
            digest.update(json.dumps(self.root.observe(viewer).to_dict(), sort_keys=True).encode())
        return digest.hexdigest()[:16]

    def _perceived(self, i: int, viewer: int | None) -> tuple[tuple[int, int] | Event, ...]:
        game, state, option = self.game, self._states[i], self._moves[i]
        seat, hidden = _seat(state), game.hides(state, option, viewer)
        decided = [(seat, option)] if hidden is None else [(seat, ~hidden.start)] if seat != CHANCE else []
        return *decided, *self._revealed(i)

    def _revealed(self, i: int) -> Iterable[Event]:
        if not self.game.reveals:
            return ()
        after = self._states[i].clone()
        events: list[Event] = []
        after.listener = events
        after.apply(self._moves[i])
        return self.game.revealed(self._states[i], after, events)

    def _told(self, entry: str | tuple[int, int] | Event) -> str:
        if isinstance(entry, str):
            return entry
        if len(entry) == 5:
            names = self.game.events or self.game.room("terms").EVENTS
            return " ".join(["!", names[entry[0]], *map(str, entry[1:])])
        seat, option = entry
        who = "*" if seat == CHANCE else SEATS[seat]
        if option >= 0:
            return f"{who} {self.game.text(option)}"
        return f"{who} {self.game.text(~option).rpartition(' ')[0]} ?"


def _seat(state: State) -> int:
    seat = state.seat
    assert seat is not None, "a decision was taken here"
    return seat


def _played(root: State, moves: Iterable[int]) -> Line:
    """A line from its pickle."""
    line = Line(root)
    for option in moves:
        line.push(option)
    return line
