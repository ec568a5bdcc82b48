# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Pebbles: draw pebbles from a bag; at the end those of your secret colour count double.

In turn you draw one or two pebbles, or stop for good.  White counts 1, grey 2, black 3.
"""

from __future__ import annotations

import cython
from cython import cclass, cfunc, declare, exceptval, final, int as i32, longlong as i64, short as i16

if cython.compiled:
    from cython.cimports.eolith.kernel.chance import Source
    from cython.cimports.eolith.kernel.state import Chance, Decision, State
else:
    from eolith.kernel.chance import Source
    from eolith.kernel.state import Chance, Decision, State

STOP = declare(i32, 0)  # seat options: 0 stops, 1 and 2 draw so many
PEBBLE = declare(i32, 3)  # chance options: PEBBLE + colour
CARD = declare(i32, 6)  # CARD + colour

DEAL = declare(i32, 0)
TURN = declare(i32, 1)
DRAW = declare(i32, 2)

SEAT = declare(i32, 1)
NATURE = declare(i32, -1)
OWNER = declare(i32, 2)  # deal, draw: for whom
LEFT = declare(i32, 3)  # draw: how many pebbles are still to come

DEALT = declare(i32, 0)
DRAWN = declare(i32, 1)
STOPPED = declare(i32, 2)


@final
@cclass
class Pebbles(State):
    """The bag, the deck of colour cards, and what each seat owns."""

    bag = declare(i16[3], visibility="readonly")
    deck = declare(i16[3], visibility="readonly")
    secret = declare(i16[3], visibility="readonly")  # secret[seat]: the colour plus one
    own = declare(i16[3][3], visibility="readonly")  # own[seat][colour]
    stopped = declare(i16[3], visibility="readonly")

    def set_up(self) -> None:
        self.check_blank()
        for colour in range(3):
            self.bag[colour] = 5 - colour
            self.deck[colour] = 2
        self.push(TURN, 0)
        for seat in range(self.players - 1, -1, -1):
            self.push(DEAL, NATURE, seat)

    @cfunc
    @exceptval(-1)
    def pebbles_left(self) -> i32:
        return self.bag[0] + self.bag[1] + self.bag[2]

    def scores(self) -> list[int]:
        """The points of each seat; the secret colour doubles when the game is over."""
        found = []
        for seat in range(self.players):
            points = sum([self.own[seat][colour] * (colour + 1) for colour in range(3)])
            if self.over:
                colour = self.secret[seat] - 1
                points += self.own[seat][colour] * (colour + 1)
            found.append(points)
        return found

    def tie_breaks(self) -> list[int]:
        return [0] * self.players

    @cfunc
    def redraw(self, seat: i32, source: Source) -> State:
        """A copy in which the cards of the others are redrawn at random."""
        table: Pebbles = self.copied()
        if self.over:
            return table
        for other in range(table.players):
            if other != seat and table.secret[other]:
                table.deck[table.secret[other] - 1] += 1
        for other in range(table.players):
            if other != seat and table.secret[other]:
                number = source.draw(table.deck[0] + table.deck[1] + table.deck[2])
                colour: i32 = 0
                while number >= table.deck[colour]:
                    number -= table.deck[colour]
                    colour += 1
                table.deck[colour] -= 1
                table.secret[other] = colour + 1
        return table


@final
@cclass
class Deal(Chance):
    """A card for a seat, which nobody else sees."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        for colour in range(3):
            if cython.cast(Pebbles, state).deck[colour]:
                state.offer(CARD + colour)
        return 0

    @cfunc
    @exceptval(-1)
    def weight(self, state: State, option: i32) -> i64:
        return cython.cast(Pebbles, state).deck[option - CARD]

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table = cython.cast(Pebbles, state)
        owner = table.agenda[table.depth][OWNER]
        table.deck[option - CARD] -= 1
        table.secret[owner] = option - CARD + 1
        table.pop()
        table.emit(DEALT, owner, option - CARD)
        return 0


@final
@cclass
class Turn(Decision):
    """Draw one or two pebbles, or stop."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        """Pass over who has stopped; end the game when the bag is empty or everybody has."""
        table = cython.cast(Pebbles, state)
        frame = table.agenda[table.depth]
        if table.pebbles_left():
            for i in range(table.players):
                seat = (frame[SEAT] + i) % table.players
                if not table.stopped[seat]:
                    frame[SEAT] = seat
                    return False
        table.pop()
        table.over = 1
        return True

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        state.offer(STOP)
        for pebbles in range(1, 3):
            if pebbles <= cython.cast(Pebbles, state).pebbles_left():
                state.offer(pebbles)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table = cython.cast(Pebbles, state)
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        frame[SEAT] = (seat + 1) % table.players
        if option == STOP:
            table.stopped[seat] = 1
            table.emit(STOPPED, seat)
        else:
            table.push(DRAW, NATURE, seat, option)
        return 0


@final
@cclass
class Draw(Chance):
    """Pebbles from the bag, one by one."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        for colour in range(3):
            if cython.cast(Pebbles, state).bag[colour]:
                state.offer(PEBBLE + colour)
        return 0

    @cfunc
    @exceptval(-1)
    def weight(self, state: State, option: i32) -> i64:
        return cython.cast(Pebbles, state).bag[option - PEBBLE]

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table = cython.cast(Pebbles, state)
        frame = table.agenda[table.depth]
        owner = frame[OWNER]
        table.bag[option - PEBBLE] -= 1
        table.own[owner][option - PEBBLE] += 1
        frame[LEFT] -= 1
        if frame[LEFT] == 0:
            table.pop()
        table.emit(DRAWN, owner, option - PEBBLE)
        return 0


DECISIONS = [Deal(), Turn(), Draw()]
