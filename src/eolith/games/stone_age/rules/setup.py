# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What chance turns face up, at the start and later: the first seat, cards, tiles (SA-SETUP, SA-ROUND-05 to -08)."""

from __future__ import annotations

from cython import int as i32, longlong as i64, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Lot, State

from ..terms import *
from .table import StoneAge, which


class FirstSeat(Lot):
    """SA-SETUP-12: the first seat is drawn by lot."""

    def options(self, state: State) -> void:
        state.offer_range(FIRST, state.sides)

    def apply(self, table: StoneAge, option: i32) -> void:
        table.first = option - FIRST
        table.pop()
        table.emit(FIRST_SEAT_DRAWN, table.first)


class FromDeck(Chance):
    """The top card of the deck: any card left in it, by how many copies are left."""

    def options(self, table: StoneAge) -> void:
        for card in range(CARD_TYPES):
            if table.deck[card]:
                table.offer(DRAW + card)

    def weight(self, table: StoneAge, option: i32) -> i64:
        return table.deck[option - DRAW]

    def sample(self, table: StoneAge, source: Source) -> i32:
        return DRAW + which(table.deck, source.draw(table.deck_size))


class DealCard(FromDeck):
    """SA-SETUP-07, SA-ROUND-05: a card for an empty slot."""

    def apply(self, table: StoneAge, option: i32) -> void:
        slot = table.agenda[table.depth][SLOT]
        card = option - DRAW
        table.deck[card] -= 1
        table.deck_size -= 1
        table.slots[slot] = card
        table.pop()
        table.emit(CARD_DEALT, NATURE, card, slot)


class DrawExtra(FromDeck):
    """SA-CARD-23, -24: a card whose upper half is ignored, known to its owner alone."""

    def apply(self, table: StoneAge, option: i32) -> void:
        owner = table.agenda[table.depth][OWNER]
        card = option - DRAW
        table.deck[card] -= 1
        table.deck_size -= 1
        table.pile[owner][card] += 1
        table.extra[owner] = card + 1
        table.pop()
        table.emit(EXTRA_DRAWN, owner, card)


class RevealTile(Chance):
    """SA-SETUP-08 to -10, SA-BUILD-06: the next tile of a stack, any that nobody has seen yet."""

    def options(self, table: StoneAge) -> void:
        for tile in range(TILE_TYPES):
            if table.covered[tile]:
                table.offer(REVEAL + tile)

    def weight(self, table: StoneAge, option: i32) -> i64:
        return table.covered[option - REVEAL]

    def sample(self, table: StoneAge, source: Source) -> i32:
        unseen: i32 = 0
        for tile in range(TILE_TYPES):
            unseen += table.covered[tile]
        return REVEAL + which(table.covered, source.draw(unseen))

    def apply(self, table: StoneAge, option: i32) -> void:
        stack = table.agenda[table.depth][STACK]
        tile = option - REVEAL
        table.covered[tile] -= 1
        table.tops[stack] = tile
        table.pop()
        table.emit(TILE_REVEALED, NATURE, tile, stack)
