# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""In turn you strike flints, each of which has one to six edges, and keep what lies before you when you like; a flint
with one edge breaks all that lies there.  Whoever has kept 20 edges first wins."""

from cython import bint, int as i32, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot, State

from .terms import *


class Table(State):
    """What lies before the seat whose turn it is, and what each seat has kept."""

    struck: i16
    kept: i16[4]

    def set_up(self) -> None:
        self.push(TURN, 0)

    def scores(self) -> list[int]:
        return [self.kept[seat] for seat in range(self.sides)]

    def redraw(self, seat: i32, source: Source) -> State:
        return self.copied()

    def pass_on(self) -> void:
        """The turn of the next seat, with nothing before it."""
        self.struck = 0
        self.agenda[0][SEAT] = (self.agenda[0][SEAT] + 1) % self.sides


class Turn(Decision):
    """A seat strikes another flint, or keeps what it has."""

    def settle(self, table: Table) -> bint:
        return False

    def options(self, table: Table) -> void:
        if table.struck:
            table.offer(KEEP)
        table.offer(STRIKE)

    def apply(self, table: Table, option: i32) -> void:
        seat = table.agenda[0][SEAT]
        if option == STRIKE:
            table.push(STRUCK, NATURE, seat)
            return
        table.kept[seat] += table.struck
        table.emit(KEPT, seat, table.struck)
        if table.kept[seat] >= GOAL:
            table.over = ENOUGH
        else:
            table.pass_on()


class Struck(Lot):
    """How many edges a flint has."""

    def options(self, table: Table) -> void:
        table.offer_range(FLINT, 6)

    def apply(self, table: Table, option: i32) -> void:
        owner = table.agenda[table.depth][OWNER]
        edges = option - FLINT + 1
        table.pop()
        if edges == 1:
            table.emit(BROKEN, owner, table.struck)
            table.pass_on()
        else:
            table.emit(SPLIT, owner, edges)
            table.struck += edges


DECISIONS = [Turn(), Struck()]
