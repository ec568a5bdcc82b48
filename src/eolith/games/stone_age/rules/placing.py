# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""1. Placing figures: what a location has room for (SA-PLACE, SA-PLAYERS)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .table import StoneAge


def room(table: StoneAge, seat: int, place: int) -> int:
    """The most figures a seat may put on a location now; below zero, what forbids it (from NOBODY_HOME on).

    IndexError for a seat or a location that there is not.
    """
    if not 0 <= seat < table.sides or not 0 <= place < PLACE_COUNT:
        raise IndexError(f"there is no seat {seat} or no location {place}")
    return room_for(table, seat, place)


def room_for(table: StoneAge, seat: i32, place: i32) -> i32:
    """What `room` says, for the rules themselves."""
    if table.home[seat] == 0:
        return NOBODY_HOME
    if place == HUNTING:
        if table.placed[seat][HUNTING] and table.hunting_visits == 0:
            return HUNTED_ALREADY
        return table.home[seat]
    if table.placed[seat][place]:
        return ALREADY_YOURS
    if place < HUNTING:
        return room_in_village(table, seat, place)
    if place <= RIVER:
        return room_to_gather(table, seat, place)
    return room_on_card_or_building(table, place)


def room_in_village(table: StoneAge, seat: i32, place: i32) -> i32:
    """SA-PLACE-10 to -13, SA-PLACE-23, SA-PLAYERS-02."""
    if table.standing[place]:
        return FULL
    if table.sides < 4 and village_places_taken(table) == 2:
        return VILLAGE_CLOSED
    if table.full_village_visit and visit_yields_nothing(table, seat, place):
        return YIELDS_NOTHING
    if place == HUT:
        return 2 if table.home[seat] >= 2 else NEEDS_TWO
    return 1


def room_to_gather(table: StoneAge, seat: i32, place: i32) -> i32:
    """SA-PLACE-16, -17, and SA-PLAYERS-04 to -06 for two and three players."""
    tribes = tribes_on(table, place) if table.sides < 4 else 0
    if table.sides == 3 and tribes == 2:
        return TWO_TRIBES
    if table.sides == 2 and tribes == 1:
        return ONE_TRIBE
    figures = table.standing[place]
    if figures == 7:
        return FULL
    return min(table.home[seat], 7 - figures)


def tribes_on(table: StoneAge, place: i32) -> i32:
    tribes: i32 = 0
    for seat in range(table.sides):
        if table.placed[seat][place]:
            tribes += 1
    return tribes


def room_on_card_or_building(table: StoneAge, place: i32) -> i32:
    """SA-PLACE-18, SA-PLACE-20: every card and every building is a location of its own."""
    if place < BUILDING1:
        if table.slots[place - CARD1] == EMPTY:
            return NO_CARD
    elif place - BUILDING1 >= table.sides:
        return NO_STACK
    elif table.tops[place - BUILDING1] == EMPTY:
        return STACK_EMPTY
    return FULL if table.standing[place] else 1


def village_places_taken(table: StoneAge) -> i32:
    taken: i32 = 0
    for place in range(WORKSHOP, FIELD + 1):
        if table.standing[place]:
            taken += 1
    return taken


def visit_yields_nothing(table: StoneAge, seat: i32, place: i32) -> bint:
    if place == WORKSHOP:
        return table.tool_sum(seat) == TOP_OF_TOOLS
    if place == HUT:
        return table.figures[seat] == MOST_FIGURES
    return table.agriculture[seat] == TOP_OF_AGRICULTURE


def can_place(table: StoneAge, seat: i32) -> bint:
    if table.home[seat] == 0:
        return False
    if room_for(table, seat, HUNTING) > 0:
        return True
    for place in range(PLACE_COUNT):
        if room_for(table, seat, place) > 0:
            return True
    return False


class Place(Decision):
    """1. Placing figures on the board (SA-PLACE): one location in a turn, at least one figure."""

    def settle(self, table: StoneAge) -> bint:
        """SA-PLACE-04 to -06: who cannot place is passed over; the phase ends when nobody can."""
        frame = table.agenda[table.depth]
        for i in range(table.sides):
            seat = (frame[SEAT] + i) % table.sides
            if can_place(table, seat):
                frame[SEAT] = seat
                return False
        table.pop()
        return True

    def options(self, table: StoneAge) -> void:
        seat = table.agenda[table.depth][SEAT]
        for place in range(PLACE_COUNT):
            room = room_for(table, seat, place)
            if room > 0:
                table.offer_range(PLACE_FIRST[place], 1 if place == HUT else room)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        place = PLACE_OF[option]
        figures = 2 if place == HUT else option - PLACE_FIRST[place] + 1
        table.placed[seat][place] += figures
        table.standing[place] += figures
        table.home[seat] -= figures
        frame[SEAT] = (seat + 1) % table.sides
        table.emit(PLACED, seat, place, figures)
