# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The table: its fields, and what several chapters of the rules do with them."""

from __future__ import annotations

import cython
from cython import int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Content, State, counted

from ..terms import *


class Tables(Content):
    """A pack as C arrays; all states of a game share it.  pack/content.py fills them."""

    cards: i16[6][36]  # effect, resource, amount, culture, profession, symbols
    tiles: i16[8][28]  # price by resource, units, kinds, points, the first copy
    one_use: i16[3]  # cards
    tool_value: i16[3]
    choice_card: i16


class StoneAge(State):
    """The table: board, deck, stacks, and what each seat owns.

    Arrays are indexed by seat first.  Nothing that is face down has an order: the deck and
    the covered tiles are counts by type, and chance draws from them when a face is turned up.
    """

    # table options, 0 is the default (SA-PLACE-15, -23, SA-TOOL-13, SA-CARD-13, -31, SA-INFO-03, SA-END-06)
    hunting_visits: i16
    full_village_visit: i16
    tools_on_roll_cards: i16
    dice_card_timing: i16
    choice_card_timing: i16
    card_piles: i16
    round_cap: i16
    # the board
    first: i16
    slots: i16[4]  # card types; EMPTY where there is none
    tops: i16[4]  # tile types face up; EMPTY where there is none
    stack_size: i16[4]  # tiles left, the top one included
    placed: i16[16][4]  # placed[seat][place]
    standing: i16[16]  # figures of all tribes on each place
    dice: i16[6][4]  # dice[slot][face]: dice of a dice-for-all roll not yet taken
    # face down
    deck_size: i16
    deck: i16[36]  # cards of each type in the deck
    covered: i16[28]  # tiles of each type below the tops or in the box
    # the seats
    food: i16[4]
    score: i16[4]
    figures: i16[4]
    home: i16[4]
    agriculture: i16[4]
    hungry: i16[4]  # rounds in which the tribe starved
    goods: i16[4][4]  # goods[seat][resource]
    tools: i16[3][4]  # tools[seat][slot]: the tile's value, 0 for none
    turned: i16[3][4]  # turned[seat][slot]: used this round
    one_use: i16[3][4]  # one_use[seat][i]: that one-use tool lies face up
    choice: i16[4]  # the card of two resources lies face up
    pile: i16[36][4]  # pile[seat][type]: cards face down
    extra: i16[4]  # the type drawn by the extra-card card, plus one
    tile_owner: i16[28]  # by copy: seat plus one
    tile_points: i16[28]  # by copy: what it scored

    # --- setup (SA-SETUP) --------------------------------------------------------------------

    def set_up(self, first: int | None) -> None:
        """Lay out a new game; chance draws the cards, the tiles and, unless named, the first seat."""
        self.check_blank()
        for i, card in enumerate(self.game.pack.cards):
            self.deck[i] = card.copies
            self.deck_size += card.copies
        for i, tile in enumerate(self.game.pack.tiles):
            self.covered[i] = tile.copies
        for i in range(4):
            self.slots[i] = EMPTY
            self.tops[i] = EMPTY
        for seat in range(self.sides):
            self.food[seat] = 12
            self.figures[seat] = 5
            self.home[seat] = 5
            self.stack_size[seat] = 7
        self.round = 1
        self.push(START_ROUND, NATURE)
        for stack in range(self.sides - 1, -1, -1):
            self.push(REVEAL_TILE, NATURE, stack)
        for slot in range(4):
            self.push(DEAL_CARD, NATURE, slot)
        if first is None:
            self.push(FIRST_SEAT, NATURE)
        else:
            self.first = first

    # --- what a tribe owns -------------------------------------------------------------------

    def stock(self, seat: i32, kind: i32) -> i32:
        """How many resources of this kind and the better ones a seat has."""
        total: i32 = 0
        for better in range(kind, RESOURCE_COUNT):
            total += self.goods[seat][better]
        return total

    def tool_sum(self, seat: i32) -> i32:
        tiles = self.tools[seat]
        return tiles[0] + tiles[1] + tiles[2]

    def gain_goods(self, seat: i32, kind: i32, amount: i32) -> void:
        """SA-SUPPLY-01, SA-ACT-23: resources never run out and have no limit."""
        self.goods[seat][kind] = counted(self.goods[seat][kind] + amount)
        self.emit(GAINED, seat, kind, amount)

    def gain_food(self, seat: i32, amount: i32) -> void:
        self.food[seat] = counted(self.food[seat] + amount)
        self.emit(FOOD_GAINED, seat, amount)

    def gain_figure(self, seat: i32) -> void:
        """SA-ACT-10 to -12: a newborn goes home at once, and there are never more than ten figures."""
        if self.figures[seat] < MOST_FIGURES:
            self.figures[seat] += 1
            self.home[seat] += 1
            self.emit(FIGURE_GAINED, seat, self.figures[seat])

    def gain_agriculture(self, seat: i32) -> void:
        """SA-ACT-13, SA-ACT-14: one step up, and none beyond 10."""
        if self.agriculture[seat] < TOP_OF_AGRICULTURE:
            self.agriculture[seat] += 1
            self.emit(AGRICULTURE_GAINED, seat, self.agriculture[seat])

    def gain_points(self, seat: i32, points: i32) -> void:
        self.score[seat] = counted(self.score[seat] + points)
        self.emit(POINTS_GAINED, seat, points)

    def gain_tool(self, seat: i32) -> void:
        """SA-TOOL-01 to -08: a new tile for each of the first three tools, then the lowest tile grows.

        The owner is asked which tile grows only where it matters: between a turned and an
        unused one (SA-TOOL-07).
        """
        tiles = self.tools[seat]
        for slot in range(TOOL_TILES):
            if tiles[slot] == 0:
                tiles[slot] = 1
                self.emit(TOOL_GAINED, seat, slot, 1)
                return
        if self.tool_sum(seat) == TOP_OF_TOOLS:
            return
        first: i32 = self.lowest_tile(seat, 0)
        second: i32 = self.lowest_tile(seat, 1)
        if first != EMPTY and second != EMPTY:
            self.push(RAISE_TOOL, seat)
        else:
            self.raise_tool(seat, max(first, second))

    def lowest_tile(self, seat: i32, turned: i32) -> i32:
        """The first tile of the lowest value that is turned, or that is not; EMPTY for none."""
        tiles = self.tools[seat]
        for slot in range(TOOL_TILES):
            if tiles[slot] <= tiles[0] and tiles[slot] <= tiles[1] and tiles[slot] <= tiles[2]:
                if self.turned[seat][slot] == turned:
                    return slot
        return EMPTY

    def raise_tool(self, seat: i32, slot: i32) -> void:
        """SA-TOOL-17: the tile grows and stays as turned as it was."""
        self.tools[seat][slot] += 1
        self.emit(TOOL_GAINED, seat, slot, self.tools[seat][slot])

    def turn_choice_down(self, seat: i32) -> void:
        """SA-CARD-30: the card of two resources is used once and joins the pile."""
        self.choice[seat] = 0
        pack: Tables = self.content
        self.pile[seat][pack.choice_card] += 1
        self.emit(CHOICE_USED, seat)

    # --- points ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of each seat as if the game ended now, with all piles open; final after it."""
        from .score import scores  # a chapter, which imports this file

        return scores(self)

    def tie_breaks(self) -> list[int]:
        """SA-SCORE-14: agriculture, tool tiles and figures, in one sum for each seat."""
        return [self.agriculture[seat] + self.tool_sum(seat) + self.figures[seat] for seat in range(self.sides)]

    # --- what a seat cannot know (SA-INFO) ------------------------------------------------------

    def redraw(self, seat: i32, source: Source) -> State:
        """A copy in which what the seat (NATURE: a spectator) cannot know is drawn anew.

        Closed card piles of others are dealt again out of those piles and the deck; with open
        piles only the card drawn by an extra-card card is.  After the end nothing is hidden.
        """
        table: StoneAge = self.copied()
        if self.over:
            return table
        for other in range(table.sides):
            if other != seat:
                table.forget_pile(other)
        unseen: i32 = 0
        for card in range(CARD_TYPES):
            unseen += table.deck[card]
        for other in range(table.sides):
            if other != seat:
                unseen = table.guess_pile(other, self, unseen, source)
        return table

    def forget_pile(self, seat: i32) -> void:
        """Shuffle back into the deck what the others do not know of a pile."""
        if self.card_piles:
            if self.extra[seat]:
                self.pile[seat][self.extra[seat] - 1] -= 1
                self.deck[self.extra[seat] - 1] += 1
        else:
            for card in range(CARD_TYPES):
                self.deck[card] += self.pile[seat][card]
                self.pile[seat][card] = 0
            self.extra[seat] = 0

    def guess_pile(self, seat: i32, truth: StoneAge, unseen: i32, source: Source) -> i32:
        """Draw from the unseen cards as many as the pile has that the others do not know; how many are left."""
        hidden: i32 = 0
        if self.card_piles:
            hidden = 1 if self.extra[seat] else 0
        else:
            for card in range(CARD_TYPES):
                hidden += truth.pile[seat][card]
        for _ in range(hidden):
            card = which(self.deck, source.draw(unseen))
            unseen -= 1
            self.deck[card] -= 1
            self.pile[seat][card] += 1
            if self.card_piles:
                self.extra[seat] = card + 1
        return unseen


def which(counts: cython.pointer(i16), number: i64) -> i32:
    """The type that the number-th card or tile of a multiset has."""
    kind: i32 = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind
