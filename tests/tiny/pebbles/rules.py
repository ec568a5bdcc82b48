# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Pebbles: draw pebbles from a bag; at the end those of your secret colour count double.

In turn you draw one or two pebbles, or stop for good.  White counts 1, grey 2, black 3.
"""

from __future__ import annotations

from cython import bint, int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision, State

from .numbers import *


class Pebbles(State):
    """The bag, the deck of colour cards, and what each seat owns."""

    bag: i16[3]
    deck: i16[3]
    secret: i16[3]  # secret[seat]: the colour plus one
    own: i16[3][3]  # own[seat][colour]
    stopped: i16[3]

    def set_up(self) -> None:
        self.check_blank()
        for colour in range(3):
            self.bag[colour] = 5 - colour
            self.deck[colour] = 2
        self.push(TURN, 0)
        for seat in range(self.players - 1, -1, -1):
            self.push(DEAL, NATURE, seat)

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


class Deal(Chance):
    """A card for a seat, which nobody else sees."""

    def options(self, table: Pebbles) -> void:
        for colour in range(3):
            if table.deck[colour]:
                table.offer(CARD + colour)

    def weight(self, table: Pebbles, option: i32) -> i64:
        return table.deck[option - CARD]

    def apply(self, table: Pebbles, option: i32) -> void:
        owner = table.agenda[table.depth][OWNER]
        table.deck[option - CARD] -= 1
        table.secret[owner] = option - CARD + 1
        table.pop()
        table.emit(DEALT, owner, option - CARD)


class Turn(Decision):
    """Draw one or two pebbles, or stop."""

    def settle(self, table: Pebbles) -> bint:
        """Pass over who has stopped; end the game when the bag is empty or everybody has."""
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

    def options(self, table: Pebbles) -> void:
        table.offer(STOP)
        for pebbles in range(1, 3):
            if pebbles <= table.pebbles_left():
                table.offer(pebbles)

    def apply(self, table: Pebbles, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        frame[SEAT] = (seat + 1) % table.players
        if option == STOP:
            table.stopped[seat] = 1
            table.emit(STOPPED, seat)
        else:
            table.push(DRAW, NATURE, seat, option)


class Draw(Chance):
    """Pebbles from the bag, one by one."""

    def options(self, table: Pebbles) -> void:
        for colour in range(3):
            if table.bag[colour]:
                table.offer(PEBBLE + colour)

    def weight(self, table: Pebbles, option: i32) -> i64:
        return table.bag[option - PEBBLE]

    def apply(self, table: Pebbles, option: i32) -> void:
        frame = table.agenda[table.depth]
        owner = frame[OWNER]
        table.bag[option - PEBBLE] -= 1
        table.own[owner][option - PEBBLE] += 1
        frame[LEFT] -= 1
        if frame[LEFT] == 0:
            table.pop()
        table.emit(DRAWN, owner, option - PEBBLE)


DECISIONS = [Deal(), Turn(), Draw()]
