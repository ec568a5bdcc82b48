# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Tribe and culture cards (EW-INIT, EW-DEV): drawn, taken, discarded, buried."""

from __future__ import annotations

import cython
from cython import bint, int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision

from ..terms import *
from .table import EndlessWinter, Tables


def take_tribe_card(table: EndlessWinter, seat: i32, card: i32, goes: i32, flags: i32) -> void:
    """EW-INIT-01 to -11, EW-ICON-09, -10."""
    bound = goes == TO_HAND and (flags & BY_TOP or table.initiated_whole_step and table.stage > CULTURE_STEP)
    if bound:
        table.types_taken |= 1 << card
    if table.supply[card] == 0:
        table.emit(TRIBE_TAKEN, seat, EMPTY)
        return table.gain_points(seat, 1)
    table.supply[card] -= 1
    zone = HAND if goes == TO_HAND else DISCARD_PILE if goes == TO_DISCARDS else BURIED
    table.put_card(seat, FIRST_TRIBE + card, zone)
    if bound:
        table.locked[FIRST_TRIBE + card] += 1
    table.emit(TRIBE_TAKEN, seat, FIRST_TRIBE + card, zone)


def bury(table: EndlessWinter, seat: i32, card: i32, zone: i32) -> void:
    """EW-INIT-10 to -17: what it gave stays, abilities not used are lost."""
    pack: Tables = table.content
    table.move_card(seat, card, zone, BURIED)
    table.emit(CARD_BURIED, seat, card, zone)
    if zone == PLAYED or zone == PILE:
        left = table.zone(zone, seat)[card]
        for clause in range(pack.card_first[card], pack.card_last[card]):
            if table.ready[clause] > left:
                table.ready[clause] = left


class DealCard(Chance):
    """EW-GOLD-01 to -04: COUNT cards from a seat's deck, refilled from the discard pile when one is needed."""

    def settle(self, table: EndlessWinter) -> bint:
        """Where all cards of the deck are alike, no chance is needed."""
        frame = table.agenda[table.depth]
        seat = frame[OWNER] - 1
        if frame[COUNT] == 0 or not table.can_draw(seat):
            table.pop()
            return True
        if table.size[seat][DECK] == 0:
            table.move_all(seat, DISCARD_PILE, DECK)
            table.emit(DECK_SHUFFLED, seat)
        for card in range(CARD_TYPES):
            copies = table.deck[seat][card]
            if copies:
                if copies < table.size[seat][DECK]:
                    return False
                self.draw(table, frame, card)
                return True
        return False

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][OWNER] - 1
        for card in range(CARD_TYPES):
            if table.deck[seat][card]:
                table.offer(DRAW_CARD + card)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return table.deck[table.agenda[table.depth][OWNER] - 1][option - DRAW_CARD]

    def sample(self, table: EndlessWinter, source: Source) -> i32:
        seat = table.agenda[table.depth][OWNER] - 1
        number: i64 = source.draw(table.size[seat][DECK])
        for card in range(CARD_TYPES):
            number -= table.deck[seat][card]
            if number < 0:
                return DRAW_CARD + card
        raise AssertionError("the deck holds fewer cards than its size says")

    def apply(self, table: EndlessWinter, option: i32) -> void:
        self.draw(table, table.agenda[table.depth], option - DRAW_CARD)

    def draw(self, table: EndlessWinter, frame: cython.pointer(i16), card: i32) -> void:
        seat = frame[OWNER] - 1
        table.move_card(seat, card, DECK, HAND)
        frame[COUNT] -= 1
        table.emit(CARD_DRAWN, seat, card)


class DiscardCard(Decision):
    """EW-CULTURE-02, -03, EW-ICON-12: a card from hand to the own discard pile, as a cost."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[COUNT] and table.size[frame[SEAT]][HAND]:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][SEAT]
        for card in range(CARD_TYPES):
            if table.hand[seat][card]:
                table.offer(DISCARD + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.count_down(COUNT)
        table.move_card(seat, option - DISCARD, HAND, DISCARD_PILE)
        table.emit(CARD_DISCARDED, seat, option - DISCARD)


class GainBurial(Decision):
    """EW-INIT-10, EW-ICON-02, EW-ECL-31."""

    def settle(self, table: EndlessWinter) -> bint:
        if table.can_bury(table.agenda[table.depth][SEAT]):
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.offer(DECLINE)
        zones = table.burial_zones()
        for zone in range(4):
            if zones >> zone & 1 and table.size[seat][zone]:
                row = table.zone(zone, seat)
                for card in range(CARD_TYPES):
                    if row[card]:
                        table.offer(BURY + zone * CARD_TYPES + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        bury(table, seat, (option - BURY) % CARD_TYPES, (option - BURY) // CARD_TYPES)


class GainTribe(Decision):
    """EW-INIT-01 to -09, EW-ICON-09, -10: a tribe card of the supply, to hand or to the discard pile."""

    def settle(self, table: EndlessWinter) -> bint:
        """Where no type may be taken, nothing is gained."""
        frame = table.agenda[table.depth]
        if table.next_tribe_card(0, self.closed(table, frame)) < TRIBE_TYPES:
            return False
        table.pop()
        return True

    def closed(self, table: EndlessWinter, frame: cython.pointer(i16)) -> i32:
        return table.closed_types(frame[TO_DISCARD] == 0, frame[FLAGS], frame[TAKEN], frame[QUALIFIER])

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_TOP:
            table.offer(DECLINE)
        closed = self.closed(table, frame)
        card = table.next_tribe_card(0, closed)
        while card < TRIBE_TYPES:
            table.offer(TRIBE + card)
            card = table.next_tribe_card(card + 1, closed)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        goes = frame[TO_DISCARD]
        flags = frame[FLAGS]
        if option == DECLINE:
            return table.decline()
        table.pop()
        table.note_taken(option - TRIBE)
        take_tribe_card(table, seat, option - TRIBE, goes, flags)


class GainCulture(Decision):
    """EW-DEV-01 to -05, EW-ICON-13: an open culture card, or a point when none is open."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        for card in range(CULTURE_CARDS):
            if table.culture[card] == OPEN:
                return False
        table.pop()
        table.gain_points(seat, 1 if pack.empty_pays else 0)
        return True

    def options(self, table: EndlessWinter) -> void:
        if not table.agenda[table.depth][FLAGS] & BY_TOP:
            table.offer(DECLINE)
        for card in range(CULTURE_CARDS):
            if table.culture[card] == OPEN:
                table.offer(CULTURE + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.pop()
        card = option - CULTURE
        table.culture[card] = GONE
        table.lift(table.culture_place, OPEN_CULTURES, card)
        table.put_card(seat, FIRST_CULTURE + card, HAND)
        table.emit(CULTURE_TAKEN, seat, FIRST_CULTURE + card)
