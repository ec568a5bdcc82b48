# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""In turn you pick one or two berries; who has most when the bush is bare wins.  Alone you pick against birds, who eat
as many as chance says, and have won as soon as they are fed."""

from cython import bint, int as i32, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Content, Decision, Lot, State

from .terms import *


class Table(Content):
    """What is set up for the number of players."""

    alone: i16


class Berries(State):
    """The bush, and what each side has."""

    bush: i16
    hungry: i16  # the option `birds`
    own: i16[2]

    def set_up(self) -> None:
        self.bush = BUSH
        self.push(TURN, 0)

    def scores(self) -> list[int]:
        return [self.own[side] for side in range(self.sides)]

    def redraw(self, seat: i32, source: Source) -> State:
        return self.copied()

    def gather(self, berries: i32) -> void:
        """So many for the side whose turn it is, and on to the next one."""
        side = self.agenda[0][SEAT]
        self.bush -= berries
        self.own[side] += berries
        self.agenda[0][SEAT] = (side + 1) % self.sides


class Turn(Decision):
    """A seat picks one or two; the turn of the birds is a matter of chance."""

    def settle(self, table: Berries) -> bint:
        content: Table = table.content
        birds = content.alone and table.agenda[0][SEAT] == 1
        if content.alone and table.own[1] >= FILL + 2 * table.hungry:
            table.over = FED
        elif not table.bush:
            table.over = BARE
        elif birds:
            table.push(BIRDS, NATURE)
        return birds

    def options(self, table: Berries) -> void:
        table.offer_range(1, min(table.bush, 2))

    def apply(self, table: Berries, option: i32) -> void:
        table.emit(PICKED, table.agenda[0][SEAT], option)
        table.gather(option)


class Birds(Lot):
    """None to two berries are eaten."""

    def options(self, table: Berries) -> void:
        table.offer_range(PECK, 1 + min(table.bush, 2))

    def apply(self, table: Berries, option: i32) -> void:
        table.pop()
        table.emit(PECKED, table.agenda[0][SEAT], option - PECK)
        table.gather(option - PECK)


DECISIONS = [Turn(), Birds()]
