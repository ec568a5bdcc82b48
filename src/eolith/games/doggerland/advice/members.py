# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the time of members is worth, and what newborns and places for them are."""

from __future__ import annotations

import cython
from cython import bint, double, int as i32, short as i16

from ..terms import *
from .mind import NEVER, Mind


def cheapest_time(mind: Mind) -> double:
    """The time of the member at home that is missed least."""
    least: double = -NEVER
    for member in range(MEMBER_COUNT):
        if mind.table.home[mind.seat][member]:
            least = min(least, mind.time_of[member])
    return least


def time_of_next(mind: Mind, workers: cython.pointer(i16), places: i32) -> double:
    """DG-CRAFT-02, DG-PAINT-03: the time of whoever may plan another craft or painting; of two one is the chief."""
    chief_wanted: bint = False
    for place in range(places):
        if OWNER_OF[workers[place]] == mind.seat:
            chief_wanted = MEMBER_OF[workers[place]] != CHIEF
    return mind.time_of[CHIEF] if chief_wanted else cheapest_time(mind)


def time_at_home(mind: Mind) -> double:
    worth: double = 0.0
    for member in range(MEMBER_COUNT):
        worth += mind.table.home[mind.seat][member] * mind.time_of[member]
    return worth


def time_of_pair(mind: Mind, pair: i32) -> double:
    return mind.time_of[PAIRS[pair][0]] + mind.time_of[PAIRS[pair][1]]


def time_of_parents(mind: Mind) -> double:
    own = mind.table.home[mind.seat]
    if own[HUNTER] > 1:
        return 2.0 * mind.time_of[HUNTER]
    least: double = -NEVER
    for pair in range(3):  # those with the chief or the shaman
        if own[PAIRS[pair][0]] and own[PAIRS[pair][1]]:
            least = min(least, time_of_pair(mind, pair))
    return least


def children_value(mind: Mind, number: i32) -> double:
    """What newborns are worth, as far as there will be room for them."""
    adults: i32 = mind.table.adults(mind.seat)
    room = min(mind.places - adults, HUNTERS + 2 - adults) - mind.due
    return mind.child * max(0, min(number, room))


def room_value(mind: Mind, places: i32) -> double:
    """What places in dwellings are worth: for those who are there, those who are due, and a few more."""
    adults: i32 = mind.table.adults(mind.seat)
    worth: double = -mind.child * max(0, adults - places)
    for place in range(adults + 1, min(places, HUNTERS + 2) + 1):
        if place <= adults + mind.due:
            worth += mind.child
        else:
            worth += mind.housing * max(0.0, mind.child - 2.0 * mind.worker) / (place - adults - mind.due)
    return worth
