# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Paying for cards, buildings and food (SA-CARD-01 to -05, SA-BUILD, SA-FEED)."""

from __future__ import annotations

import cython
from cython import bint, int as i32, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .cards import take_card, use_choice
from .feeding import starve
from .table import StoneAge, Tables


def payable(table: StoneAge, seat: i32, kind: i32, units: i32, kinds: i32, last: i32) -> bint:
    """May this kind be the next of `units` resources, so that the better kinds can pay the rest?

    Resources are paid one by one, the plainest first; `last` is the kind paid before, or EMPTY.
    """
    own = table.goods[seat]
    if own[kind] == 0 or kind < last:
        return False
    if kinds == ANY_KINDS:
        return table.stock(seat, kind) >= units
    if kind != last:
        kinds -= 1
    if kinds < 0 or units - 1 < kinds:
        return False
    rest = largest_stocks(table, seat, kinds, kind + 1)
    return rest != EMPTY and units <= own[kind] + rest


def largest_stocks(table: StoneAge, seat: i32, kinds: i32, plainest: i32) -> i32:
    """The most resources of exactly so many kinds from `plainest` on; EMPTY if a seat has fewer kinds."""
    own = table.goods[seat]
    most: i32 = 0
    used: i32 = 0
    for _ in range(kinds):
        largest: i32 = EMPTY
        for kind in range(plainest, RESOURCE_COUNT):
            if own[kind] and not used >> kind & 1:
                if largest == EMPTY or own[kind] > own[largest]:
                    largest = kind
        if largest == EMPTY:
            return EMPTY
        used |= 1 << largest
        most += own[largest]
    return most


def choice_helps(table: StoneAge, seat: i32, units: i32, kinds: i32) -> bint:
    """SA-CARD-31: can the owner of the two-resources card pay `units` of `kinds` with two more?"""
    if not table.choice[seat]:
        return False
    own_kinds: i32 = 0
    for kind in range(RESOURCE_COUNT):
        if table.goods[seat][kind]:
            own_kinds += 1
    if kinds != ANY_KINDS and own_kinds > kinds:
        return largest_stocks(table, seat, kinds, WOOD) + 2 >= units
    return own_kinds + 2 >= kinds and table.stock(seat, WOOD) + 2 >= units


def can_afford(table: StoneAge, seat: i32, price: cython.pointer(i16)) -> bint:
    for kind in range(RESOURCE_COUNT):
        if table.goods[seat][kind] < price[kind]:
            return False
    return True


def take_building(table: StoneAge, seat: i32, stack: i32, value: i32) -> void:
    """SA-BUILD-02, -03, -06: points at once, the tile to the tribe, the next tile face up."""
    tile = table.tops[stack]
    pack: Tables = table.content
    copy: i32 = pack.tiles[tile][FIRST_COPY]
    owner: i32 = seat + 1
    # equal tiles lie sorted by owner and points, so that equal positions are equal
    while 0 < table.tile_owner[copy] < owner or table.tile_owner[copy] == owner and table.tile_points[copy] <= value:
        copy += 1
    points: i32 = value
    while owner:
        held_owner = table.tile_owner[copy]
        held_points = table.tile_points[copy]
        table.tile_owner[copy] = owner
        table.tile_points[copy] = points
        owner = held_owner
        points = held_points
        copy += 1
    table.tops[stack] = EMPTY
    table.stack_size[stack] -= 1
    table.emit(BUILDING_TAKEN, seat, tile, stack, value)
    table.gain_points(seat, value)
    if table.stack_size[stack]:
        table.push(REVEAL_TILE, NATURE, stack)


class Pay(Decision):
    """Resources one by one: for a card (SA-CARD-01, -02), a building priced by number
    (SA-BUILD-07 to -10), or for missing food (SA-FEED-07, -14)."""

    def settle(self, table: StoneAge) -> bint:
        """Nothing is asked of who could not pay even with two resources of choice.

        SA-CARD-05, SA-BUILD-05, SA-FEED-14 and -16.
        """
        frame = table.agenda[table.depth]
        if frame[PAID_LAST]:
            return False
        seat = frame[SEAT]
        units = frame[UNITS]
        if frame[KINDS] == ANY_KINDS and frame[PURPOSE] == FOR_BUILDING:
            units = 1
        for kind in range(RESOURCE_COUNT):
            if payable(table, seat, kind, units, frame[KINDS], EMPTY):
                return False
        if choice_helps(table, seat, units, frame[KINDS]):
            return False
        self.refuse(table)
        return True

    def options(self, table: StoneAge) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        one_to_seven = frame[PURPOSE] == FOR_BUILDING and frame[KINDS] == ANY_KINDS
        units = 1 if one_to_seven else frame[UNITS]
        if frame[PAID_LAST] == 0 and table.choice[seat]:
            table.offer(CHOOSE)
        for kind in range(RESOURCE_COUNT):
            if payable(table, seat, kind, units, frame[KINDS], frame[PAID_LAST] - 1):
                table.offer(PAY + kind)
        if frame[PAID_LAST]:
            if one_to_seven:
                table.offer(DONE)
        elif frame[PURPOSE] == FOR_FOOD:
            table.offer(STARVE)
        else:
            table.offer(DECLINE)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == CHOOSE:
            return use_choice(table, seat)
        if option == DECLINE or option == STARVE:
            return self.refuse(table)
        if option != DONE:
            kind = option - PAY
            table.goods[seat][kind] -= 1
            table.emit(PAID, seat, kind, 1)
            if frame[KINDS] > 0 and kind != frame[PAID_LAST] - 1:
                frame[KINDS] -= 1
            frame[PAID_LAST] = kind + 1
            frame[UNITS] -= 1
            frame[VALUE] += VALUES[kind]
            one_to_seven = frame[PURPOSE] == FOR_BUILDING and frame[KINDS] == ANY_KINDS
            if frame[UNITS] and (not one_to_seven or table.stock(seat, kind)):
                return
        purpose = frame[PURPOSE]
        target = frame[TARGET]
        value = frame[VALUE]
        table.pop()
        if purpose == FOR_CARD:
            take_card(table, seat, target)
        elif purpose == FOR_BUILDING:
            take_building(table, seat, target, value)
        else:
            table.emit(FED, seat)

    def refuse(self, table: StoneAge) -> void:
        """SA-CARD-05, SA-BUILD-05: the card or building stays.  SA-FEED-09, -10: the tribe starves."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        purpose = frame[PURPOSE]
        target = frame[TARGET]
        table.pop()
        if purpose == FOR_FOOD:
            starve(table, seat)
        else:
            table.emit(DECLINED, seat, CARD1 + target if purpose == FOR_CARD else BUILDING1 + target)


class Buy(Decision):
    """SA-BUILD-01: a building with listed resources, taken for exactly those or left."""

    def settle(self, table: StoneAge) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        stack = frame[STACK]
        pack: Tables = table.content
        price = pack.tiles[table.tops[stack]]
        missing: i32 = 0
        for kind in range(RESOURCE_COUNT):
            missing += max(0, price[kind] - table.goods[seat][kind])
        if missing == 0 or table.choice[seat] and missing <= 2:
            return False
        table.pop()
        table.emit(DECLINED, seat, BUILDING1 + stack)
        return True

    def options(self, table: StoneAge) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.choice[seat]:
            table.offer(CHOOSE)
        pack: Tables = table.content
        if can_afford(table, seat, pack.tiles[table.tops[frame[STACK]]]):
            table.offer(BUY)
        table.offer(DECLINE)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        stack = frame[STACK]
        if option == CHOOSE:
            return use_choice(table, seat)
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat, BUILDING1 + stack)
            return
        pack: Tables = table.content
        row = pack.tiles[table.tops[stack]]
        for kind in range(RESOURCE_COUNT):
            if row[kind]:
                table.goods[seat][kind] -= row[kind]
                table.emit(PAID, seat, kind, row[kind])
        take_building(table, seat, stack, row[PRINTED_POINTS])
