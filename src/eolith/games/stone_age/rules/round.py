# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The round: its start, its end, and what is prepared for the next (SA-ROUND, SA-END)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, counted

from ..terms import *
from .score import finish
from .table import StoneAge


class StartRound(Decision):
    """SA-ROUND-01, -02: placing, then acting, then feeding, each from the first player clockwise."""

    def settle(self, table: StoneAge) -> bint:
        table.pop()
        table.emit(ROUND_STARTED, table.first, table.round)
        table.push(END_ROUND, NATURE)
        for i in range(table.sides - 1, -1, -1):
            table.push(FEED_TRIBE, (table.first + i) % table.sides)
        for i in range(table.sides - 1, -1, -1):
            table.push(CARRY_OUT, (table.first + i) % table.sides)
        table.push(PLACE_FIGURES, table.first)
        return True


class EndRound(Decision):
    """The end of the game (SA-END), or the display, the marker and the tools for a new round.

    A used-up stack ends it before the deck is looked at (SA-END-07), and a round cap only ends
    what would have gone on (SA-END-06).
    """

    def settle(self, table: StoneAge) -> bint:
        for stack in range(table.sides):
            if table.stack_size[stack] == 0:
                finish(table, BY_BUILDINGS)
                return True
        empty: i32 = 0
        for slot in range(4):
            if table.slots[slot] == EMPTY:
                empty += 1
        if empty > table.deck_size:
            finish(table, BY_DECK)
            return True
        if table.round == table.round_cap:
            finish(table, BY_ROUND_CAP)
            return True
        table.pop()
        self.prepare_round(table)
        for slot in range(3, 3 - empty, -1):
            table.push(DEAL_CARD, NATURE, slot)
        return True

    def prepare_round(self, table: StoneAge) -> void:
        """SA-ROUND-03, -04, -07."""
        kept: i32 = 0
        for slot in range(4):
            card = table.slots[slot]
            if card != EMPTY:
                table.slots[slot] = EMPTY
                table.slots[kept] = card
                kept += 1
        for seat in range(table.sides):
            for slot in range(TOOL_TILES):
                table.turned[seat][slot] = 0
        table.first = (table.first + 1) % table.sides
        table.round = counted(table.round + 1)
        table.push(START_ROUND, NATURE)
