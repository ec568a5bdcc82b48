# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""In turn you draw one or two pebbles from a bag, or none, which ends the game; it also ends with the bag.
White counts 1, grey 2, black 3, and in the end those of your secret colour count double."""

from cython import bint, int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision, Lot, State

from .terms import *


class Pebbles(State):
    """The bag, and what each seat owns."""

    bag: i16[3]
    secret: i16[3]  # secret[seat]: the option that chose its colour
    own: i16[3][3]  # own[seat][colour]

    def set_up(self) -> None:
        for colour in range(3):
            self.bag[colour] = 5 - colour
        self.push(TURN, 0)
        for seat in range(self.sides - 1, -1, -1):
            self.push(CHOOSE, NATURE, seat)

    def pebbles_left(self) -> i32:
        return self.bag[0] + self.bag[1] + self.bag[2]

    def scores(self) -> list[int]:
        found = [sum([self.own[seat][colour] * (colour + 1) for colour in range(3)]) for seat in range(self.sides)]
        for seat in range(self.sides):
            doubled = max(self.secret[seat] - SECRET, 0)  # who has no colour yet owns nothing
            found[seat] += self.own[seat][doubled] * (doubled + 1)
        return found

    def redraw(self, seat: i32, source: Source) -> State:
        table: Pebbles = self.copied()
        for other in range(0 if self.over else self.sides):
            if other != seat and table.secret[other]:
                table.secret[other] = SECRET + source.draw(3)
        return table


class Choose(Lot):
    """The secret colour of a seat."""

    def options(self, table: Pebbles) -> void:
        table.offer_range(SECRET, 3)

    def apply(self, table: Pebbles, option: i32) -> void:
        owner = table.agenda[table.depth][OWNER]
        table.secret[owner] = option
        table.pop()
        table.emit(CHOSEN, owner)


class Turn(Decision):
    """How many pebbles a seat draws."""

    def settle(self, table: Pebbles) -> bint:
        table.over = 0 if table.pebbles_left() else BAG
        return False

    def options(self, table: Pebbles) -> void:
        table.offer_range(0, 1 + min(table.pebbles_left(), 2))

    def apply(self, table: Pebbles, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == 0:
            table.over = CALL
            table.emit(CALLED, seat)
        else:
            table.agenda[table.depth][SEAT] = (seat + 1) % table.sides
            table.push(DRAW, NATURE, seat, option)


class Draw(Chance):
    """A pebble out of the bag."""

    def options(self, table: Pebbles) -> void:
        for colour in range(3):
            if table.bag[colour]:
                table.offer(PEBBLE + colour)

    def weight(self, table: Pebbles, option: i32) -> i64:
        return table.bag[option - PEBBLE]

    def apply(self, table: Pebbles, option: i32) -> void:
        owner = table.agenda[table.depth][OWNER]
        table.bag[option - PEBBLE] -= 1
        table.own[owner][option - PEBBLE] += 1
        table.count_down(LEFT)
        table.emit(DRAWN, owner, option - PEBBLE + 1)


DECISIONS = [Choose(), Turn(), Draw()]
