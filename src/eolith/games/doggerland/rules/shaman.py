# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The shaman's hut (DG-SHAMAN)."""

from __future__ import annotations

from cython import bint, ccall, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, State

from ..terms import *
from .table import Doggerland, Tables


def places_piece(table: Doggerland, cell: i32) -> bint:
    """Whether a hut action puts something on the map when it is executed (DG-SHAMAN-38)."""
    return cell >= MENHIR or cell == LONG_JOURNEY and not table.journey_when_planned


def must_wait(table: Doggerland, seat: i32) -> bint:
    """DG-EXEC-06: played at the same time, pieces are placed in turn order all the same."""
    if not table.simultaneous:
        return False
    cell = table.hut_cell_of(seat)
    if cell == EMPTY or not places_piece(table, cell):
        return False
    for i in range(table.sides):
        other = (table.first + i) % table.sides
        if other == seat:
            return False
        pending = table.hut_cell_of(other)
        if pending != EMPTY and places_piece(table, pending):
            return True
    return False


@ccall
def why_not_invoke(table: Doggerland, seat: i32) -> i32:
    """DG-SHAMAN-07 to -09, -15, -38: the shaman's action can be paid and carried out now."""
    cell = table.hut_cell_of(seat)
    if cell == EMPTY:
        return NOT_PLANNED
    pack: Tables = table.content
    if cell >= MENHIR:
        lacks = table.why_not_pay(seat, pack.hut_cost[cell], 0)
        if lacks:
            return lacks
    elif next_offering(table, seat, cell, 0) == PAYABLE:
        return NO_OFFERING
    if cell == SUPERB and not table.memory[seat][pack.species_at[table.superb[seat] - 1]]:
        return NO_SUPERB_FIGURE
    if not places_piece(table, cell):
        return 0
    if must_wait(table, seat):
        return WAITS
    return 0 if table.sites(seat, cell) else NO_SITE


def next_offering(table: Doggerland, seat: i32, cell: i32, start: i32) -> i32:
    """DG-SHAMAN-07: the first good from `start` on that can be offered for a hut action; PAYABLE for none."""
    pack: Tables = table.content
    for good in range(start, PAYABLE):
        if pack.offering[cell][good] and table.stock[seat][good]:
            return good
    return PAYABLE


def invoke(table: Doggerland, seat: i32) -> void:
    """DG-SHAMAN-06 to -08, -11."""
    cell = table.hut_cell_of(seat)
    if cell < MENHIR:
        table.push(OFFERING_FRAME, seat, cell)
        return
    pack: Tables = table.content
    table.pay_cost(seat, pack.hut_cost[cell], 0)
    table.done[seat][cell] = 1
    leave_hut(table, seat, cell)
    table.emit(INVOKED, seat, cell)
    table.push(SITE_FRAME, seat, cell)


def leave_hut(table: Doggerland, seat: i32, cell: i32) -> void:
    """The shaman and, for twins, the other member return."""
    table.hut[cell] = 0
    table.home[seat][SHAMAN] += 1
    if table.helper[seat]:
        table.home[seat][table.helper[seat] - 1] += 1
        table.helper[seat] = 0


def fail_shaman(table: Doggerland, seat: i32, cell: i32) -> void:
    """DG-SHAMAN-09, -10, -16."""
    table.emit(SHAMAN_FAILED, seat, cell)
    leave_hut(table, seat, cell)
    if cell == SUPERB:
        table.superb[seat] = 0
    if cell == LONG_JOURNEY:
        table.end_journey(seat)
    table.deprive(seat, 1, SHAMAN_WASTED)


def place_megalith(table: Doggerland, seat: i32, cell: i32) -> void:
    """DG-SHAMAN-31 to -37; a seat's megaliths are alike, and kept in the order of their cells."""
    held = cell + 1
    own = table.megalith[seat]
    for i in range(MEGALITHS):
        if own[i] == 0 or own[i] > held:
            other = own[i]
            own[i] = held
            held = other
            if held == 0:
                break


class CaveToken(Decision):
    """DG-SHAMAN-12: the shaman token of a superb painting."""

    def options(self, table: Doggerland) -> void:
        table.offer_bits(PAINT, table.free_paintings())

    def apply(self, table: Doggerland, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.superb[seat] = option - PAINT + 1
        table.emit(TOKEN_LAID, seat, option - PAINT)


class Site(Decision):
    """DG-SHAMAN-17, -21, -22, -31 to -36: where the long-journey token or the megalith goes."""

    def options(self, table: Doggerland) -> void:
        frame = table.agenda[table.depth]
        table.offer_bits(SITE, table.sites(frame[SEAT], frame[HUT_CELL]))

    def apply(self, table: Doggerland, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        hut_cell = frame[HUT_CELL]
        cell = option - SITE
        table.pop()
        if hut_cell == LONG_JOURNEY:
            table.journey[seat] = cell + 1
            table.journey_since[seat] = table.round
            table.emit(JOURNEY_PLACED, seat, cell)
            table.survey()
        else:
            place_megalith(table, seat, cell)
            table.emit(MEGALITH_BUILT, seat, cell, hut_cell)


class Offering(Decision):
    """DG-SHAMAN-07: one good of those that the action takes."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        good = next_offering(table, frame[SEAT], frame[HUT_CELL], 0)
        if next_offering(table, frame[SEAT], frame[HUT_CELL], good + 1) < PAYABLE:
            return False
        self.offer_good(table, good)
        return True

    def options(self, table: Doggerland) -> void:
        frame = table.agenda[table.depth]
        good = next_offering(table, frame[SEAT], frame[HUT_CELL], 0)
        while good < PAYABLE:
            table.offer(PAY + good)
            good = next_offering(table, frame[SEAT], frame[HUT_CELL], good + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.offer_good(table, option - PAY)

    def offer_good(self, table: Doggerland, good: i32) -> void:
        """DG-SHAMAN-06, -11: paid, marked, and carried out."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        cell = frame[HUT_CELL]
        table.pop()
        table.pay(seat, good, 1)
        table.done[seat][cell] = 1
        leave_hut(table, seat, cell)
        table.emit(INVOKED, seat, cell)
        if cell == FIRST_PLAYER:
            table.lead(seat)
        elif cell == TWINS:
            born = table.bear(seat, 2)
            if table.twins_count and born:
                table.births[seat] += 1
        elif cell == TRADE:
            table.push(TRADE_FRAME, seat)
        elif cell == SUPERB:
            table.push(CUBES_FRAME, seat)
        elif not table.journey_when_planned:
            table.push(SITE_FRAME, seat, cell)


class Cubes(Decision):
    """DG-SHAMAN-13: one figure or two for a superb painting."""

    def settle(self, table: Doggerland) -> bint:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        if table.memory[seat][pack.species_at[table.superb[seat] - 1]] > 1:
            return False
        self.paint(table, 1)
        return True

    def options(self, state: State) -> void:
        state.offer_range(CUBES, 2)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.paint(table, option - CUBES + 1)

    def paint(self, table: Doggerland, cubes: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        cell = table.superb[seat] - 1
        table.pop()
        table.superb[seat] = 0
        table.paint(seat, cell, cubes)


class Trade(Decision):
    """DG-SHAMAN-26 to -29: two goods for one, as often as wanted; food from any bowl."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        if frame[GIVEN] or self.tradable_from(table, 0) > 1:
            return False
        table.pop()
        return True

    def tradable_from(self, table: Doggerland, start: i32) -> i32:
        """How many goods that can be traded lie in the stores from `start` on."""
        pack: Tables = table.content
        own = table.stock[table.agenda[table.depth][SEAT]]
        total: i32 = 0
        for store in range(start, STORE_COUNT):
            if pack.tradable[GOOD_OF[store]]:
                total += own[store]
        return total

    def options(self, table: Doggerland) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        if frame[GIVEN] == 2:
            for good in range(GOOD_COUNT):
                if pack.tradable[good]:
                    table.offer(TAKE + good)
            return
        own = table.stock[frame[SEAT]]
        due: i32 = 2 - frame[GIVEN]
        for store in range(frame[LAST], STORE_COUNT):
            if own[store] and pack.tradable[GOOD_OF[store]] and self.tradable_from(table, store) >= due:
                table.offer(GIVE + store)
        if frame[GIVEN] == 0:
            table.offer(DONE)

    def apply(self, table: Doggerland, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == DONE:
            table.pop()
        elif option < TAKE:
            frame[GIVEN] += 1
            frame[LAST] = option - GIVE
            table.pay(seat, option - GIVE, 1)
        else:
            frame[GIVEN] = 0
            frame[LAST] = 0
            table.gain(seat, option - TAKE, 1)
