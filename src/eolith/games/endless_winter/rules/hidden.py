# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What a seat cannot see (EW-HIDDEN), drawn anew."""

from __future__ import annotations

from cython import ccall, declare, int as i32, longlong as i64, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import State

from ..terms import *
from .table import EndlessWinter


@ccall
def redraw(table: EndlessWinter, seat: i32, source: Source) -> State:
    """A copy in which every card and chief side that a seat (CHANCE: a spectator) cannot see is drawn anew."""
    other: EndlessWinter = table.copied()
    if not table.over:
        for owner in range(table.people):
            if owner != seat:
                deal_hidden(other, owner, source)
    return other


def deal_hidden(table: EndlessWinter, seat: i32, source: Source) -> void:
    """EW-HIDDEN-01, -02, -05, -08: the cards of hand, deck, pile and burial ground change places.

    The pile is open in the eclipse phase; cards taken by the top of Initiate stay in hand, for
    everybody saw them go there, and so does the open card of a discard pile.
    """
    if table.side[seat] and not table.sides_open and not table.side_in_order:
        table.side[seat] = 1 + source.draw(2)
    zones: i32 = 1 << HAND | 1 << DECK | 1 << BURIED
    if table.phase != ECLIPSE_PHASE:
        zones |= 1 << PILE
    if table.discard_top_only:
        zones |= 1 << DISCARD_PILE
    pool = declare(i32[48])
    missing = declare(i32[6])
    for card in range(CARD_TYPES):
        pool[card] = 0
    total: i32 = 0
    for zone in range(6):
        missing[zone] = table.size[seat][zone] if zones >> zone & 1 else 0
        total += missing[zone]
        if missing[zone]:
            row = table.zone(zone, seat)
            for card in range(CARD_TYPES):
                pool[card] += row[card]
                row[card] = 0
    if table.depth >= 0 and table.stage and turn_owner(table) == seat:
        for card in range(FIRST_CULTURE):
            known = table.locked[card]
            table.hand[seat][card] = known
            pool[card] -= known
            missing[HAND] -= known
            total -= known
    if missing[DISCARD_PILE] and table.discard_top[seat]:
        on_top = table.discard_top[seat] - 1
        table.discards[seat][on_top] = 1
        pool[on_top] -= 1
        missing[DISCARD_PILE] -= 1
        total -= 1
    kinds = declare(i32[48])
    found: i32 = 0
    for card in range(CARD_TYPES):
        if pool[card]:
            kinds[found] = card
            found += 1
    for zone in range(6):
        if missing[zone]:
            row = table.zone(zone, seat)
            for _ in range(missing[zone]):
                number: i64 = source.draw(total)
                total -= 1
                for i in range(found):
                    number -= pool[kinds[i]]
                    if number < 0:
                        pool[kinds[i]] -= 1
                        row[kinds[i]] += 1
                        break
    for i in range(table.depth + 1):
        if table.agenda[i][KIND] == FORM_PILE and table.agenda[i][SEAT] == seat:
            table.agenda[i][LAST] = 0
            for card in range(CARD_TYPES):
                if table.pile[seat][card]:
                    table.agenda[i][LAST] = card


@ccall
def lay(table: EndlessWinter, seat: i32, zone: i32, cards: list) -> void:
    """Put as many other cards of its own in a zone of a seat."""
    row = table.zone(zone, seat)
    for card in range(CARD_TYPES):
        row[card] = 0
    for card in cards:
        place: i32 = card
        row[place] += 1


def turn_owner(table: EndlessWinter) -> i32:
    """The seat whose turn is on the agenda; EMPTY for none."""
    for i in range(table.depth + 1):
        if table.agenda[i][KIND] == TURN:
            return table.agenda[i][SEAT]
    return EMPTY
