# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The eclipse phase (EW-ECL): piles are revealed, then each seat gains what cards, land and its board give."""

from __future__ import annotations

import cython
from cython import bint, ccall, declare, int as i32, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .nomads import nomad_halves
from .stones import score_stone
from .table import EndlessWinter, Tables


@ccall
def influence(table: EndlessWinter, seat: i32, place: i32) -> i32:
    """EW-ECL-20: a camp counts 1 on its hex, a village 2 on each hex it touches."""
    pack: Tables = table.content
    total: i32 = table.camps[seat][place]
    if table.token_at and not table.token_is_village and table.is_nomads(seat):
        # EWS-MIG-09; its village side is a village here
        beside = pack.junction[table.token_at - 1]
        if beside[0] == place or beside[1] == place or beside[2] == place:
            total += 1
    if table.villages_left[seat] < VILLAGES:
        for junction in range(JUNCTIONS):
            if table.villages[junction] == seat + 1:
                corner = pack.junction[junction]
                if corner[0] == place or corner[1] == place or corner[2] == place:
                    total += 2
    return total


def leads(table: EndlessWinter, seat: i32, place: i32) -> bint:
    """EW-ECL-17 to -19."""
    own = influence(table, seat, place)
    if own == 0:
        return False
    for other in range(table.sides):
        if other != seat and influence(table, other, place) > own:
            return False
    return True


def reveal_piles(table: EndlessWinter) -> void:
    """EW-ECL-02 to -11: labor of all piles, culture cards back to hand, and the new order."""
    pack: Tables = table.content
    table.phase = ECLIPSE_PHASE
    strength = declare(i32[4])
    for seat in range(table.sides):
        halves: i32 = pack.rest_halves * table.tribe_at[seat][RESTING]
        if table.chief_at[seat] == RESTING + 1:
            halves += pack.rest_halves + pack.rest_labor[table.side_of(seat)]
        if table.is_nomads(seat):
            halves = nomad_halves(table)
        for card in range(CARD_TYPES):
            copies: i32 = table.pile[seat][card]
            if copies:
                for _ in range(copies):
                    table.emit(PILE_REVEALED, seat, card)
                    halves += pack.pile_labor[card]
                    if card >= FIRST_CULTURE and pack.culture_returns:
                        table.move_card(seat, card, PILE, HAND)
        strength[seat] = halves
        table.emit(LABOR_COUNTED, seat, halves)
    # ties go to who acted later, so the old order is read from its end
    places = declare(i32[4])
    for i in range(table.sides):
        seat = table.order[table.sides - 1 - i]
        place: i32 = i
        while place > 0 and strength[places[place - 1]] < strength[seat]:
            places[place] = places[place - 1]
            place -= 1
        places[place] = seat
    for i in range(table.sides):
        table.order[i] = places[i]
        table.emit(ORDER_SET, places[i], i)


def ready_pile(table: EndlessWinter, seat: i32) -> void:
    """EW-ECL-16, EW-CARDS-08: the eclipse abilities of the pile, but for those that only counted labor."""
    pack: Tables = table.content
    for card in range(FIRST_CULTURE):
        if table.pile[seat][card]:
            for clause in range(pack.card_first[card], pack.card_last[card]):
                if pack.trigger[clause] == IN_ECLIPSE and not pack.labor_only[clause]:
                    table.ready[clause] = table.pile[seat][card]


def find_hexes(table: EndlessWinter, seat: i32) -> void:
    """EW-ECL-17 to -23: which hexes pay the seat now; points come at once, the rest in the order it likes."""
    pack: Tables = table.content
    frame = table.agenda[table.depth]
    for place in range(HEXES):
        clause = pack.benefit[table.terrain[place]]
        if clause == EMPTY or not leads(table, seat, place):
            continue
        table.emit(HEX_HELD, seat, place)
        if pack.word[pack.first[clause]][0] == ITEM_VP and is_simple(table, clause):
            table.gain_points(seat, pack.number[pack.first[clause]][0])
        else:
            frame[HEXES_DUE + place // HEXES_OF_SLOT] |= 1 << place % HEXES_OF_SLOT


def hex_waits(frame: cython.pointer(i16), place: i32) -> bint:
    """Whether the benefit of a hex is still due."""
    return frame[HEXES_DUE + place // HEXES_OF_SLOT] >> place % HEXES_OF_SLOT & 1


def clear_hexes(frame: cython.pointer(i16)) -> void:
    frame[HEXES_DUE] = 0
    frame[HEXES_DUE + 1] = 0


def is_simple(table: EndlessWinter, clause: i32) -> bint:
    """A clause with one alternative, one item and no cost."""
    pack: Tables = table.content
    first = pack.first[clause]
    return pack.first[clause + 1] == first + 1 and pack.word[first][1] == EMPTY and table.is_free(clause)


def find_benefits(table: EndlessWinter, seat: i32) -> i32:
    """EW-ECL-24 to -27: empty megalith slots, stones, and cards for villages; one bit each."""
    pack: Tables = table.content
    due: i32 = 0
    for slot in range(MEGALITH_SLOTS):
        if table.megaliths[seat] <= EMPTY_AT[slot] and pack.megalith_benefit[slot] != EMPTY:
            due |= 1 << slot
    for slot in range(STONE_SLOTS):
        if table.stones[seat][slot] and pack.stones_pay:
            due |= STONE_DUE << slot
    if table.villages_left[seat] < VILLAGES:
        due |= VILLAGES_DUE
    return due


class Eclipse(Decision):
    """EW-ECL-12 to -14: turn order track, tribe cards, terrain, player board, all of one seat before the next."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        stage = frame[STAGE]
        if stage == 0:
            frame[STAGE] = 1
            table.emit(ECLIPSE_STARTED, seat)
            ready_pile(table, seat)
            table.bonus(seat, pack.order_clause[table.place_in_order(seat)])
            return True
        if stage == 1:
            if table.next_ready(seat, 0) < CLAUSES:
                return False
            table.clear_ready()
            frame[STAGE] = 2
            find_hexes(table, seat)
            return True
        if stage == 2:
            for place in range(HEXES):
                if self.hex_is_due(table, frame, place):
                    return False
            clear_hexes(frame)
            frame[STAGE] = 3
            frame[BENEFITS] = find_benefits(table, seat)
            return True
        return self.settle_board(table, frame)

    def settle_board(self, table: EndlessWinter, frame: cython.pointer(i16)) -> bint:
        """EW-ECL-24 to -27: once only stones are left, their order does not matter; or all in the printed order."""
        seat = frame[SEAT]
        due = frame[BENEFITS]
        if due == 0:
            table.pop()
            return True
        if due & (SLOTS_DUE | VILLAGES_DUE) == 0:
            frame[BENEFITS] = 0
            for slot in range(STONE_SLOTS):
                if due & STONE_DUE << slot:
                    score_stone(table, seat, slot)
            return True
        if table.benefits_listed:
            if due & VILLAGES_DUE:
                self.take(table, frame, VILLAGE_CARDS)
                return True
            for slot in range(MEGALITH_SLOTS):
                if due & 1 << slot:
                    self.take(table, frame, SLOT + slot)
                    return True
        elif due & (due - 1) == 0:
            self.take(table, frame, VILLAGE_CARDS if due == VILLAGES_DUE else self.only_slot(due))
            return True
        return False

    def only_slot(self, due: i32) -> i32:
        slot: i32 = 0
        while due >> slot > 1:
            slot += 1
        return SLOT + slot

    def take(self, table: EndlessWinter, frame: cython.pointer(i16), option: i32) -> void:
        """One benefit of the player board."""
        pack: Tables = table.content
        seat = frame[SEAT]
        if option == VILLAGE_CARDS:
            frame[BENEFITS] &= ~VILLAGES_DUE
            table.push(GAIN, seat, VILLAGES - table.villages_left[seat], RANK_DRAW)
        elif option >= SCORE_STONE:
            frame[BENEFITS] &= ~(STONE_DUE << (option - SCORE_STONE))
            score_stone(table, seat, option - SCORE_STONE)
        else:
            frame[BENEFITS] &= ~(1 << (option - SLOT))
            table.bonus(seat, pack.megalith_benefit[option - SLOT])

    def hex_is_due(self, table: EndlessWinter, frame: cython.pointer(i16), place: i32) -> bint:
        """Of hexes with the same benefit only the first is offered: which of them pays first changes nothing."""
        pack: Tables = table.content
        if not hex_waits(frame, place) or not table.usable(frame[SEAT], pack.benefit[table.terrain[place]]):
            return False
        for earlier in range(place):
            if table.terrain[earlier] == table.terrain[place] and hex_waits(frame, earlier):
                return False
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if frame[STAGE] == 1:
            clause = table.next_ready(seat, 0)
            while clause < CLAUSES:
                table.offer(USE + clause)
                clause = table.next_ready(seat, clause + 1)
            table.offer(NEXT)
        elif frame[STAGE] == 2:
            table.offer(NEXT)
            for place in range(HEXES):
                if self.hex_is_due(table, frame, place):
                    table.offer(HEX + place)
        else:
            table.offer(NEXT)
            due = frame[BENEFITS]
            for slot in range(MEGALITH_SLOTS):
                if due >> slot & 1:
                    table.offer(SLOT + slot)
            if due & VILLAGES_DUE:
                table.offer(VILLAGE_CARDS)
            for slot in range(STONE_SLOTS):
                if due & STONE_DUE << slot:
                    table.offer(SCORE_STONE + slot)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        """EW-ECL-14: whatever is left may be given up; stones score in any case."""
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == NEXT:
            table.clear_ready()
            clear_hexes(frame)
            frame[BENEFITS] &= STONES_DUE
            return
        if frame[STAGE] == 1:
            table.ready[option - USE] -= 1
            return table.begin(seat, option - USE)
        if frame[STAGE] == 3:
            return self.take(table, frame, option)
        place = option - HEX
        frame[HEXES_DUE + place // HEXES_OF_SLOT] &= ~(1 << place % HEXES_OF_SLOT)
        table.begin(seat, pack.benefit[table.terrain[place]])
