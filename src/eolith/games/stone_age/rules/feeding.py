# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""3. Feeding the tribe (SA-FEED)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, counted

from ..terms import *
from .table import StoneAge


def starve(table: StoneAge, seat: i32) -> void:
    """SA-FEED-10, -11: ten points, for one hungry figure as for ten."""
    table.score[seat] = counted(table.score[seat] - 10)
    table.hungry[seat] += 1
    table.emit(STARVED, seat)


class Feed(Decision):
    """SA-FEED-01 to -06: the field's food first, then one food a figure; only a shortage asks."""

    def settle(self, table: StoneAge) -> bint:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.gain_food(seat, table.agriculture[seat])
        if table.food[seat] >= table.figures[seat]:
            table.food[seat] -= table.figures[seat]
            table.emit(FED, seat)
        else:
            missing = table.figures[seat] - table.food[seat]
            table.food[seat] = 0
            table.push(PAY_UNITS, seat, FOR_FOOD, 0, missing, ANY_KINDS)
        return True
