# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Main set-up and the purchases of the short game: chance turns faces up (DG-SETUP, DG-SHORT)."""

from __future__ import annotations

import cython
from cython import bint, int as i32, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot, State

from ..terms import *
from .table import Doggerland, Tables


def open_cells(table: Doggerland, cells: cython.pointer(i16)) -> void:
    """Mark cells, listed up to EMPTY, that are to get a tile."""
    i: i32 = 0
    while cells[i] != EMPTY:
        table.tile[cells[i]] = OPENED
        i += 1


def place_start_figures(table: Doggerland) -> void:
    """DG-SETUP-10, DG-SHORT-05: on the horse and the reindeer tile of the block."""
    pack: Tables = table.content
    for cell in range(CELLS):
        tile = table.tile[cell]
        if FIRST_START <= tile < FIRST_PILE and pack.home_of[tile] >= 0:
            table.place_figure(cell, pack.home_of[tile])


def compensate(table: Doggerland) -> void:
    """DG-SETUP-24 to -27: by the place in the turn order of the first round."""
    pack: Tables = table.content
    for place in range(table.sides):
        seat = (table.first + place) % table.sides
        for good in range(GOOD_COUNT):
            if pack.compensation[place][good]:
                table.pay(seat, FRESH[good], pack.compensation[place][good])


class SetUp(Decision):
    """Main set-up in the order of the rulebook, then compensation, then the purchases of the short game."""

    def settle(self, table: Doggerland) -> bint:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = stage + 1
        if stage == 0:
            table.tile[CENTRE] = CENTRE_TILE
            table.push(TURN_CENTRE_FRAME, table.first if table.centre_chosen else NATURE)
        elif stage == 1:
            open_cells(table, pack.block)
            table.push(LAY_TILE_FRAME, NATURE, FROM_START)
        elif stage == 2:
            place_start_figures(table)
            if table.short_game:
                open_cells(table, pack.cross)
                table.push(LAY_TILE_FRAME, NATURE, FROM_FOUR)
        elif stage == 3:
            table.push(DRAW_OBJECTIVE_FRAME, NATURE, OPEN_OBJECTIVES)
        elif stage == 4:
            table.push(REVEAL_FRAME, NATURE, table.round)
        elif stage == 5:
            table.push(SET_ARROW_FRAME, table.first if table.arrow_chosen else NATURE)
        elif stage == 6:
            table.push(DEAL_CRAFT_FRAME, NATURE, pack.open_crafts)
        else:
            table.pop()
            compensate(table)
            if table.short_game:
                table.emit(PART_STARTED, NATURE)
                for i in range(table.sides - 1, -1, -1):
                    table.push(BUY_FRAME, (table.first + i) % table.sides)
        return True


class FirstSeat(Lot):
    """DG-SETUP-31: who begins is drawn by lot."""

    def options(self, state: State) -> void:
        state.offer_range(FIRST, state.sides)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.first = option - FIRST
        table.pop()
        table.emit(FIRST_SEAT, table.first)


class TurnCentre(Lot):
    """DG-SETUP-06: which way the centre tile lies; drawn, or chosen by the first player."""

    def options(self, state: State) -> void:
        state.offer_range(CENTRE_TURNED if state.agenda[state.depth][SEAT] == NATURE else TURN_CENTRE, 4)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.centre_arrow = option - (CENTRE_TURNED if option >= CENTRE_TURNED else TURN_CENTRE)
        table.emit(CENTRE_SET, table.agenda[table.depth][SEAT], table.centre_arrow)
        table.pop()


class SetArrow(Lot):
    """DG-SETUP-16: where the priority arrow starts; drawn, or chosen by the first player."""

    def options(self, state: State) -> void:
        state.offer_range(ARROW_SET if state.agenda[state.depth][SEAT] == NATURE else SET_ARROW, ARROW_SLOTS)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.arrow = option - (ARROW_SET if option >= ARROW_SET else SET_ARROW)
        table.emit(ARROW_MOVED, table.agenda[table.depth][SEAT], table.arrow)
        table.pop()


class DrawObjective(Lot):
    """DG-SETUP-11."""

    def options(self, table: Doggerland) -> void:
        for objective in range(OBJECTIVES):
            if not table.objective[objective]:
                table.offer(DRAW_OBJECTIVE + objective)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.objective[option - DRAW_OBJECTIVE] = 1
        table.emit(OBJECTIVE_DRAWN, NATURE, option - DRAW_OBJECTIVE)
        table.count_down(COUNT)


class Reveal(Lot):
    """DG-SETUP-12, -13, DG-REFILL-03, -04, DG-SHORT-06: the next painting tile, any that nobody has seen."""

    def options(self, table: Doggerland) -> void:
        for painting in range(PAINTINGS):
            if not table.revealed[painting]:
                table.offer(REVEAL + painting)

    def apply(self, table: Doggerland, option: i32) -> void:
        pack: Tables = table.content
        table.revealed[option - REVEAL] = pack.cave_tiles - table.covered + 1
        table.covered -= 1
        table.emit(PAINTING_REVEALED, NATURE, option - REVEAL)
        table.count_down(COUNT)


class DealCraft(Lot):
    """DG-SETUP-17, DG-REFILL-05: a craft for the first empty space."""

    def options(self, table: Doggerland) -> void:
        for craft in range(CRAFTS):
            if table.crafts_left[craft]:
                table.offer(DEAL + craft)

    def apply(self, table: Doggerland, option: i32) -> void:
        space: i32 = 0
        while table.display[space] != EMPTY:
            space += 1
        table.display[space] = option - DEAL
        table.crafts_left[option - DEAL] = 0
        table.emit(CRAFT_DEALT, NATURE, option - DEAL, space)
        table.count_down(COUNT)


class Buy(Decision):
    """DG-SHORT-07, -08: one level of one ability before the short game."""

    def settle(self, table: Doggerland) -> bint:
        seat = table.agenda[table.depth][SEAT]
        for ability in range(ABILITY_COUNT):
            if not table.why_not_raise(seat, ability):
                return False
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        for ability in range(ABILITY_COUNT):
            if not table.why_not_raise(seat, ability):
                table.offer(RAISE + ability)
        table.offer(DONE)

    def apply(self, table: Doggerland, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option != DONE:
            table.raise_ability(seat, option - RAISE)
        table.emit(TURN_ENDED, seat)
