# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Camps, villages and glaciers (EW-MIG, EW-GLAC)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot, State

from ..terms import *
from .table import EndlessWinter, Tables


def move_camp(table: EndlessWinter, seat: i32, start: i32, end: i32) -> void:
    """EW-MIG-03 to -08, EW-GLAC-03, -04."""
    table.camps[seat][start] -= 1
    table.camps[seat][end] += 1
    table.emit(CAMP_MOVED, seat, start, end)
    if table.token[end] == FACE_DOWN:
        table.push(DEAL_TOKEN, NATURE, end)


def build_village(table: EndlessWinter, seat: i32, junction: i32, flags: i32) -> void:
    """EW-MIG-15 to -17, EW-GLAC-05 to -07."""
    pack: Tables = table.content
    if table.village_food and not flags & BY_MIDDLE:
        table.food[seat] -= VILLAGE_FOOD
        table.emit(PAID, seat, VILLAGE_FOOD)
    corner = pack.junction[junction]
    for i in range(CORNERS):
        table.camps[seat][corner[i]] -= 1
    table.camps_home[seat] += CORNERS
    table.villages_left[seat] -= 1
    table.villages[junction] = seat + 1
    table.food[seat] = min(table.food[seat], table.capacity(seat))
    table.emit(VILLAGE_BUILT, seat, junction)
    first: i32 = 0
    second: i32 = 0
    third: i32 = 0
    for i in range(CORNERS):
        token = table.token[corner[i]]
        if token > FACE_DOWN:
            third = second
            second = first
            first = pack.glacier_bonus[token - 2] + 1
    if first:
        table.push(BONUS, seat, first, second, third)


class DealToken(Lot):
    """EW-GLAC-03, -09: a glacier token is turned up; it is one of those that nobody has seen."""

    def options(self, table: EndlessWinter) -> void:
        for token in range(GLACIER_TOKENS):
            if not self.is_seen(table, token):
                table.offer(TURN_TOKEN + token)

    def is_seen(self, table: EndlessWinter, token: i32) -> bint:
        for place in range(HEXES):
            if table.token[place] == 2 + token:
                return True
        return False

    def apply(self, table: EndlessWinter, option: i32) -> void:
        place = table.agenda[table.depth][COUNT]
        table.pop()
        table.token[place] = 2 + option - TURN_TOKEN
        table.emit(TOKEN_REVEALED, NATURE, place, option - TURN_TOKEN)


class GainCamp(Decision):
    """EW-ICON-06, EW-MIG-01: a camp from the player board to the start tile."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.camps_home[seat] == 0:
            table.pop()
            return True
        if frame[FLAGS] & BY_TOP:
            table.count_down(COUNT)
            table.place_camp(seat)
            return True
        return False

    def options(self, state: State) -> void:
        state.offer(DECLINE)
        state.offer(CAMP)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        table.place_camp(seat)


class GainMove(Decision):
    """EW-ICON-07, -08, EW-MIG-03 to -08: steps of own camps to neighbouring hexes."""

    def settle(self, table: EndlessWinter) -> bint:
        if table.camps_home[table.agenda[table.depth][SEAT]] < CAMPS:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_TOP:
            table.offer(DECLINE)
        for place in range(HEXES):
            if table.camps[frame[SEAT]][place]:
                for direction in range(DIRECTION_COUNT):
                    if pack.next_hex[place][direction] != EMPTY:
                        table.offer(MOVE + DIRECTION_COUNT * place + direction)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        place = (option - MOVE) // DIRECTION_COUNT
        move_camp(table, seat, place, pack.next_hex[place][(option - MOVE) % DIRECTION_COUNT])


class GainVillage(Decision):
    """EW-MIG-11 to -20, EW-ICON-05."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if table.first_village(frame[SEAT], 0, frame[FLAGS]) < JUNCTIONS:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_MIDDLE:
            table.offer(DECLINE)
        junction = table.first_village(frame[SEAT], 0, frame[FLAGS])
        while junction < JUNCTIONS:
            table.offer(VILLAGE + junction)
            junction = table.first_village(frame[SEAT], junction + 1, frame[FLAGS])

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        flags = frame[FLAGS]
        if option == DECLINE:
            return table.decline()
        table.pop()
        build_village(table, seat, option - VILLAGE, flags)
