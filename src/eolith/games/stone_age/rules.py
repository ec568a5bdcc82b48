# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Stone Age: the rulebook, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the
second half; what waits to be decided lies on the agenda, the next thing on top.  Rule ids
(SA-...) are explained in ledger.toml, numbers and words in board.py.
"""

from __future__ import annotations

import cython
from cython import bint, ccall, int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source, dice_hands, roll_sum, ways
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Content, Decision, Lot, State, counted

from .board import *

HANDS: i16[7][126][5] = dice_tables(dice_hands)  # HANDS[dice][rank]: six counts, ways


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
        for seat in range(self.players):
            self.food[seat] = 12
            self.figures[seat] = 5
            self.home[seat] = 5
            self.stack_size[seat] = 7
        self.round = 1
        self.push(START_ROUND, NATURE)
        for stack in range(self.players - 1, -1, -1):
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
        for better in range(kind, 4):
            total += self.goods[seat][better]
        return total

    def tool_sum(self, seat: i32) -> i32:
        tiles = self.tools[seat]
        return tiles[0] + tiles[1] + tiles[2]

    def buildings(self, seat: i32) -> i32:
        count: i32 = 0
        for copy in range(TILE_TYPES):
            if self.tile_owner[copy] == seat + 1:
                count += 1
        return count

    def cards_of_type(self, seat: i32, card: i32) -> i32:
        """How many cards of a type a seat owns, face down or face up."""
        count: i32 = self.pile[seat][card]
        pack: Tables = self.content
        if self.choice[seat] and pack.choice_card == card:
            count += 1
        for i in range(3):
            if self.one_use[seat][i] and pack.one_use[i] == card:
                count += 1
        return count

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
        for slot in range(3):
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
        for slot in range(3):
            if tiles[slot] <= tiles[0] and tiles[slot] <= tiles[1] and tiles[slot] <= tiles[2]:
                if self.turned[seat][slot] == turned:
                    return slot
        return EMPTY

    def raise_tool(self, seat: i32, slot: i32) -> void:
        """SA-TOOL-17: the tile grows and stays as turned as it was."""
        self.tools[seat][slot] += 1
        self.emit(TOOL_GAINED, seat, slot, self.tools[seat][slot])

    # --- 1. placing figures: what a location has room for (SA-PLACE, SA-PLAYERS) ----------------

    def room(self, seat: int, place: int) -> int:
        """The most figures a seat may put on a location now; below zero, what forbids it (board.CLOSED).

        IndexError for a seat or a location that there is not.
        """
        if not 0 <= seat < self.players or not 0 <= place < PLACE_COUNT:
            raise IndexError(f"there is no seat {seat} or no location {place}")
        return self.room_for(seat, place)

    def room_for(self, seat: i32, place: i32) -> i32:
        """What `room` says, for the rules themselves."""
        if self.home[seat] == 0:
            return NOBODY_HOME
        if place == HUNTING:
            if self.placed[seat][HUNTING] and self.hunting_visits == 0:
                return HUNTED_ALREADY
            return self.home[seat]
        if self.placed[seat][place]:
            return ALREADY_YOURS
        if place < HUNTING:
            return self.room_in_village(seat, place)
        if place <= RIVER:
            return self.room_to_gather(seat, place)
        return self.room_on_card_or_building(place)

    def room_in_village(self, seat: i32, place: i32) -> i32:
        """SA-PLACE-10 to -13, SA-PLACE-23, SA-PLAYERS-02."""
        if self.standing[place]:
            return FULL
        if self.players < 4 and self.village_places_taken() == 2:
            return VILLAGE_CLOSED
        if self.full_village_visit and self.visit_yields_nothing(seat, place):
            return YIELDS_NOTHING
        if place == HUT:
            return 2 if self.home[seat] >= 2 else NEEDS_TWO
        return 1

    def room_to_gather(self, seat: i32, place: i32) -> i32:
        """SA-PLACE-16, -17, and SA-PLAYERS-04 to -06 for two and three players."""
        tribes = self.tribes_on(place) if self.players < 4 else 0
        if self.players == 3 and tribes == 2:
            return TWO_TRIBES
        if self.players == 2 and tribes == 1:
            return ONE_TRIBE
        figures = self.standing[place]
        if figures == 7:
            return FULL
        return min(self.home[seat], 7 - figures)

    def tribes_on(self, place: i32) -> i32:
        tribes: i32 = 0
        for seat in range(self.players):
            if self.placed[seat][place]:
                tribes += 1
        return tribes

    def room_on_card_or_building(self, place: i32) -> i32:
        """SA-PLACE-18, SA-PLACE-20: every card and every building is a location of its own."""
        if place < BUILDING1:
            if self.slots[place - CARD1] == EMPTY:
                return NO_CARD
        elif place - BUILDING1 >= self.players:
            return NO_STACK
        elif self.tops[place - BUILDING1] == EMPTY:
            return STACK_EMPTY
        return FULL if self.standing[place] else 1

    def village_places_taken(self) -> i32:
        taken: i32 = 0
        for place in range(WORKSHOP, FIELD + 1):
            if self.standing[place]:
                taken += 1
        return taken

    def visit_yields_nothing(self, seat: i32, place: i32) -> bint:
        if place == WORKSHOP:
            return self.tool_sum(seat) == TOP_OF_TOOLS
        if place == HUT:
            return self.figures[seat] == MOST_FIGURES
        return self.agriculture[seat] == TOP_OF_AGRICULTURE

    def can_place(self, seat: i32) -> bint:
        if self.home[seat] == 0:
            return False
        if self.room_for(seat, HUNTING) > 0:
            return True
        for place in range(PLACE_COUNT):
            if self.room_for(seat, place) > 0:
                return True
        return False

    # --- 2. carrying out actions: rolls and tools (SA-ACT, SA-TOOL) -----------------------------

    def tool(self, seat: i32, i: i32) -> i32:
        """The value that tool tile 0-2 or one-use tool 3-5 can add to a roll now; 0 for none."""
        if i < 3:
            return 0 if self.turned[seat][i] else self.tools[seat][i]
        pack: Tables = self.content
        return pack.tool_value[i - 3] if self.one_use[seat][i - 3] else 0

    def next_tool(self, seat: i32, start: i32) -> i32:
        """The first tool from `start` on that may be added; 6 for none.

        Of equal unused tiles only the first is offered, so no set can be named in two ways.
        """
        for i in range(start, 6):
            value = self.tool(seat, i)
            if value == 0:
                continue
            if 0 < i < 3 and self.tool(seat, 0) == value or i == 2 and self.tool(seat, 1) == value:
                continue
            return i
        return 6

    def harvest(self, seat: i32, place: i32, total: i32) -> void:
        """SA-ACT-15 to -22: the total divided by what the place asks, rounded down."""
        if place == HUNTING:
            self.gain_food(seat, total // 2)
        else:
            self.gain_goods(seat, place - FOREST, total // (place - FOREST + 3))

    # --- cards (SA-CARD) ------------------------------------------------------------------------

    def take_card(self, seat: i32, slot: i32) -> void:
        """SA-CARD-07, -09: a paid card leaves the display and its upper half takes effect at once."""
        card = self.slots[slot]
        self.slots[slot] = EMPTY
        self.emit(CARD_TAKEN, seat, card, slot)
        pack: Tables = self.content
        row = pack.cards[card]
        effect = row[EFFECT]
        if effect == ONE_USE_TOOL:
            self.lay_open_tool(seat, card)
            return
        if effect == TWO_RESOURCES and self.choice_card_timing == 0:
            self.choice[seat] = 1
            return
        self.pile[seat][card] += 1
        if effect == DICE_FOR_ALL:
            self.push(ROLL_FOR_ALL, NATURE, slot, seat)
        elif effect == FOOD:
            self.gain_food(seat, row[AMOUNT])
        elif effect == GOODS:
            self.gain_goods(seat, row[RESOURCE], row[AMOUNT])
        elif effect == ROLL_FOR:
            self.push(ROLL_DICE, NATURE, FOREST + row[RESOURCE], seat, row[AMOUNT], 1)
        elif effect == POINTS:
            self.gain_points(seat, row[AMOUNT])
        elif effect == AGRICULTURE:
            self.gain_agriculture(seat)
        elif effect == NEW_TOOL:
            self.gain_tool(seat)
        elif effect == EXTRA_CARD:
            if self.deck_size:
                self.push(DRAW_EXTRA, NATURE, 0, seat)
        else:
            self.push(TAKE_RESOURCE, seat, 0, 2)

    def lay_open_tool(self, seat: i32, card: i32) -> void:
        pack: Tables = self.content
        for i in range(3):
            if pack.one_use[i] == card:
                self.one_use[seat][i] = 1

    def turn_choice_down(self, seat: i32) -> void:
        """SA-CARD-30: the card of two resources is used once and joins the pile."""
        self.choice[seat] = 0
        pack: Tables = self.content
        self.pile[seat][pack.choice_card] += 1
        self.emit(CHOICE_USED, seat)

    def hand_out_dice(self, buyer: i32, slot: i32) -> void:
        """SA-CARD-12, -13: the buyer first, then clockwise, everybody takes one die.

        With dice_card_timing = own_turn the others wait for their action turn; who has had it
        takes a die before the feeding.  Either way the dice are taken in clockwise order.
        """
        if self.dice_card_timing == 0:
            for i in range(self.players - 1, -1, -1):
                self.push(TAKE_DIE, (buyer + i) % self.players, slot)
            return
        for i in range(1, self.players):
            seat = (buyer + i) % self.players
            self.insert(self.turn_of(seat) + 1, TAKE_DIE, seat, slot)
        self.push(TAKE_DIE, buyer, slot)

    def turn_of(self, seat: i32) -> i32:
        """Where the agenda holds the seat's action turn or, when that is over, the next feeding."""
        feeding: i32 = EMPTY
        for index in range(self.depth + 1):
            frame = self.agenda[index]
            if frame[KIND] == CARRY_OUT and frame[SEAT] == seat:
                return index
            if frame[KIND] == FEED_TRIBE:
                feeding = index
        return feeding

    # --- paying (SA-CARD-01 to -05, SA-BUILD-01, -07 to -11) ------------------------------------

    def payable(self, seat: i32, kind: i32, units: i32, kinds: i32, last: i32) -> bint:
        """May this kind be the next of `units` resources, so that the better kinds can pay the rest?

        Resources are paid one by one, the plainest first; `last` is the kind paid before, or EMPTY.
        """
        own = self.goods[seat]
        if own[kind] == 0 or kind < last:
            return False
        if kinds == ANY_KINDS:
            return self.stock(seat, kind) >= units
        if kind != last:
            kinds -= 1
        if kinds < 0 or units - 1 < kinds:
            return False
        rest = self.largest_stocks(seat, kinds, kind + 1)
        return rest != EMPTY and units <= own[kind] + rest

    def largest_stocks(self, seat: i32, kinds: i32, plainest: i32) -> i32:
        """The most resources of exactly so many kinds from `plainest` on; EMPTY if a seat has fewer kinds."""
        own = self.goods[seat]
        most: i32 = 0
        used: i32 = 0
        for _ in range(kinds):
            largest: i32 = EMPTY
            for kind in range(plainest, 4):
                if own[kind] and not used >> kind & 1:
                    if largest == EMPTY or own[kind] > own[largest]:
                        largest = kind
            if largest == EMPTY:
                return EMPTY
            used |= 1 << largest
            most += own[largest]
        return most

    def choice_helps(self, seat: i32, units: i32, kinds: i32) -> bint:
        """SA-CARD-31: can the owner of the two-resources card pay `units` of `kinds` with two more?"""
        if not self.choice[seat]:
            return False
        own_kinds: i32 = 0
        for kind in range(4):
            if self.goods[seat][kind]:
                own_kinds += 1
        if kinds != ANY_KINDS and own_kinds > kinds:
            return self.largest_stocks(seat, kinds, WOOD) + 2 >= units
        return own_kinds + 2 >= kinds and self.stock(seat, WOOD) + 2 >= units

    def can_afford(self, seat: i32, price: cython.pointer(i16)) -> bint:
        for kind in range(4):
            if self.goods[seat][kind] < price[kind]:
                return False
        return True

    # --- buildings (SA-BUILD) -------------------------------------------------------------------

    def take_building(self, seat: i32, stack: i32, value: i32) -> void:
        """SA-BUILD-02, -03, -06: points at once, the tile to the tribe, the next tile face up."""
        tile = self.tops[stack]
        pack: Tables = self.content
        copy: i32 = pack.tiles[tile][FIRST_COPY]
        # equal tiles lie sorted by owner and points, so that equal positions are equal
        while self.tile_owner[copy] and (self.tile_owner[copy] - 1) * 64 + self.tile_points[copy] <= seat * 64 + value:
            copy += 1
        owner: i32 = seat + 1
        points: i32 = value
        while owner:
            held_owner = self.tile_owner[copy]
            held_points = self.tile_points[copy]
            self.tile_owner[copy] = owner
            self.tile_points[copy] = points
            owner = held_owner
            points = held_points
            copy += 1
        self.tops[stack] = EMPTY
        self.stack_size[stack] -= 1
        self.emit(BUILDING_TAKEN, seat, tile, stack, value)
        self.gain_points(seat, value)
        if self.stack_size[stack]:
            self.push(REVEAL_TILE, NATURE, stack)

    # --- 3. feeding (SA-FEED) -------------------------------------------------------------------

    def starve(self, seat: i32) -> void:
        """SA-FEED-10, -11: ten points, for one hungry figure as for ten."""
        self.score[seat] = counted(self.score[seat] - 10)
        self.hungry[seat] += 1
        self.emit(STARVED, seat)

    # --- the end (SA-END, SA-SCORE) -------------------------------------------------------------

    def finish(self, reason: i32) -> void:
        """SA-SCORE-01: points for cards and for resources join the points on the track."""
        for seat in range(self.players):
            if self.choice[seat]:
                # SA-CARD-32: two resources of any kinds, here wood; each is worth one point
                self.turn_choice_down(seat)
                self.gain_goods(seat, WOOD, 2)
            self.score[seat] = counted(self.score[seat] + self.final_points(seat))
        while self.depth >= 0:
            self.pop()
        self.over = reason
        self.emit(GAME_OVER, NATURE, reason)

    @ccall
    def final_points(self, seat: i32) -> i32:
        """SA-SCORE-02 to -12, SA-CARD-32: what the cards and resources of a seat would score now."""
        if seat < 0 or seat >= self.players:
            raise IndexError(f"there is no seat {seat}")
        points: i32 = self.stock(seat, WOOD) + 2 * self.choice[seat]
        symbols: i32 = 0  # one bit a culture symbol
        repeated: i32 = 0
        pack: Tables = self.content
        for card in range(CARD_TYPES):
            copies = self.cards_of_type(seat, card)
            if copies == 0:
                continue
            row = pack.cards[card]
            if row[CULTURE] >= 0:
                for _ in range(copies):
                    repeated |= symbols & 1 << row[CULTURE]
                    symbols |= 1 << row[CULTURE]
            else:
                points += copies * row[SYMBOLS] * self.profession_value(seat, row[PROFESSION])
        return points + square_of_bits(symbols) + square_of_bits(repeated)

    def profession_value(self, seat: i32, profession: i32) -> i32:
        """SA-SCORE-07 to -11: what a symbol of a profession is multiplied by."""
        if profession == FARMER:
            return self.agriculture[seat]
        if profession == TOOLMAKER:
            return self.tool_sum(seat)
        if profession == BUILDER:
            return self.buildings(seat)
        return self.figures[seat]  # shaman

    def scores(self) -> list[int]:
        """The points of each seat: on the track during the game, final after it."""
        return [self.score[seat] for seat in range(self.players)]

    def tie_breaks(self) -> list[int]:
        """SA-SCORE-14: agriculture, tool tiles and figures, in one sum for each seat."""
        return [self.agriculture[seat] + self.tool_sum(seat) + self.figures[seat] for seat in range(self.players)]

    # --- what a seat cannot know (SA-INFO) ------------------------------------------------------

    def redraw(self, seat: i32, source: Source) -> State:
        """A copy in which what the seat (NATURE: a spectator) cannot know is drawn anew.

        Closed card piles of others are dealt again out of those piles and the deck; with open
        piles only the card drawn by an extra-card card is.  After the end nothing is hidden.
        """
        table: StoneAge = self.copied()
        if self.over:
            return table
        for other in range(table.players):
            if other != seat:
                table.forget_pile(other)
        unseen: i32 = 0
        for card in range(CARD_TYPES):
            unseen += table.deck[card]
        for other in range(table.players):
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


def square_of_bits(bits: i32) -> i32:
    """SA-SCORE-04: a set of different symbols scores the square of its size."""
    size: i32 = 0
    while bits:
        size += bits & 1
        bits >>= 1
    return size * size


def which(counts: cython.pointer(i16), number: i64) -> i32:
    """The type that the number-th card or tile of a multiset has."""
    kind: i32 = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind


# --- setup and refill: chance turns faces up ----------------------------------------------------


class FirstSeat(Lot):
    """SA-SETUP-12: the first seat is drawn by lot."""

    def options(self, state: State) -> void:
        state.offer_range(FIRST, state.players)

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


# --- the round (SA-ROUND) -----------------------------------------------------------------------


class StartRound(Decision):
    """SA-ROUND-01, -02: placing, then acting, then feeding, each from the first player clockwise."""

    def settle(self, table: StoneAge) -> bint:
        table.pop()
        table.emit(ROUND_STARTED, table.first, table.round)
        table.push(END_ROUND, NATURE)
        for i in range(table.players - 1, -1, -1):
            table.push(FEED_TRIBE, (table.first + i) % table.players)
        for i in range(table.players - 1, -1, -1):
            table.push(CARRY_OUT, (table.first + i) % table.players)
        table.push(PLACE_FIGURES, table.first)
        return True


# --- 1. placing figures on the board (SA-PLACE, SA-PLAYERS) --------------------------------------


class Place(Decision):
    """1. Placing figures on the board (SA-PLACE): one location in a turn, at least one figure."""

    def settle(self, table: StoneAge) -> bint:
        """SA-PLACE-04 to -06: who cannot place is passed over; the phase ends when nobody can."""
        frame = table.agenda[table.depth]
        for i in range(table.players):
            seat = (frame[SEAT] + i) % table.players
            if table.can_place(seat):
                frame[SEAT] = seat
                return False
        table.pop()
        return True

    def options(self, table: StoneAge) -> void:
        seat = table.agenda[table.depth][SEAT]
        for place in range(PLACE_COUNT):
            room = table.room_for(seat, place)
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
        frame[SEAT] = (seat + 1) % table.players
        table.emit(PLACED, seat, place, figures)


# --- 2. carrying out actions with placed figures (SA-ACT) ----------------------------------------


class Act(Decision):
    """2. Carrying out actions (SA-ACT): location after location in the player's own order."""

    def settle(self, table: StoneAge) -> bint:
        """SA-ACT-05, -06: figures go home when their action is done; the turn ends when all are."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if frame[PLACE]:
            place = frame[PLACE] - 1
            table.home[seat] += table.placed[seat][place]
            table.standing[place] -= table.placed[seat][place]
            table.placed[seat][place] = 0
            frame[PLACE] = 0
        for place in range(PLACE_COUNT):
            if table.placed[seat][place]:
                return False
        table.pop()
        table.emit(TURN_ENDED, seat)
        return True

    def options(self, table: StoneAge) -> void:
        seat = table.agenda[table.depth][SEAT]
        for place in range(PLACE_COUNT):
            if table.placed[seat][place]:
                table.offer(ACT + place)
        if table.choice[seat]:
            table.offer(CHOOSE)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == CHOOSE:
            return use_choice(table, seat)
        place = option - ACT
        frame[PLACE] = place + 1
        table.emit(ACTED, seat, place)
        if place == WORKSHOP:
            table.gain_tool(seat)
        elif place == HUT:
            table.gain_figure(seat)
        elif place == FIELD:
            table.gain_agriculture(seat)
        elif place <= RIVER:
            table.push(ROLL_DICE, NATURE, place, seat, table.placed[seat][place])
        elif place < BUILDING1:
            slot = place - CARD1
            table.push(PAY_UNITS, seat, FOR_CARD, slot, slot + 1, ANY_KINDS)
        else:
            stack = place - BUILDING1
            pack: Tables = table.content
            row = pack.tiles[table.tops[stack]]
            if row[PRICE_UNITS]:
                table.push(PAY_UNITS, seat, FOR_BUILDING, stack, row[PRICE_UNITS], row[PRICE_KINDS])
            else:
                table.push(PAY_LISTED, seat, stack)


# --- rolls and tools (SA-CHANCE, SA-TOOL) --------------------------------------------------------


class Roll(Chance):
    """SA-CHANCE-03: all dice of a place or a roll card together, before any tool is named."""

    def options(self, state: State) -> void:
        dice = state.agenda[state.depth][DICE]
        state.offer_range(ROLL + dice, 5 * dice + 1)

    def weight(self, state: State, option: i32) -> i64:
        return ways(state.agenda[state.depth][DICE], option - ROLL)

    def sample(self, state: State, source: Source) -> i32:
        return ROLL + roll_sum(state.agenda[state.depth][DICE], source)

    def apply(self, table: StoneAge, option: i32) -> void:
        """SA-TOOL-10, -13: tools may be added once the dice lie."""
        frame = table.agenda[table.depth]
        seat = frame[OWNER]
        place = frame[PLACE]
        by_card = frame[BY_CARD]
        total = option - ROLL
        table.emit(ROLLED, seat, place, frame[DICE], total)
        table.pop()
        if table.next_tool(seat, 0) < 6 and not (by_card and table.tools_on_roll_cards):
            table.push(USE_TOOLS, seat, place, total)
        else:
            table.harvest(seat, place, total)


class UseTools(Decision):
    """SA-TOOL-10 to -15: any number of unused tools, each with its full value."""

    def options(self, table: StoneAge) -> void:
        frame = table.agenda[table.depth]
        tool = table.next_tool(frame[SEAT], frame[LAST])
        while tool < 6:
            table.offer(TOOL + tool)
            tool = table.next_tool(frame[SEAT], tool + 1)
        table.offer(DONE)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option != DONE:
            tool = option - TOOL
            frame[TOTAL] += table.tool(seat, tool)
            frame[LAST] = tool + 1
            table.emit(TOOL_USED, seat, tool, frame[TOTAL])
            if tool < 3:
                table.turned[seat][tool] = 1
            else:
                # SA-CARD-26: a used one-use tool turns face down for good
                table.one_use[seat][tool - 3] = 0
                pack: Tables = table.content
                table.pile[seat][pack.one_use[tool - 3]] += 1
            if table.next_tool(seat, tool + 1) < 6:
                return
        place = frame[PLACE]
        total = frame[TOTAL]
        table.pop()
        table.harvest(seat, place, total)


class RaiseTool(Decision):
    """SA-TOOL-07: the owner picks which of the lowest tiles grows, a turned or an unused one."""

    def options(self, table: StoneAge) -> void:
        seat = table.agenda[table.depth][SEAT]
        unused = table.lowest_tile(seat, 0)
        turned = table.lowest_tile(seat, 1)
        table.offer(RAISE + min(unused, turned))
        table.offer(RAISE + max(unused, turned))

    def apply(self, table: StoneAge, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.raise_tool(seat, option - RAISE)


# --- paying for cards, buildings and food (SA-CARD, SA-BUILD, SA-FEED) ---------------------------


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
        for kind in range(4):
            if table.payable(seat, kind, units, frame[KINDS], EMPTY):
                return False
        if table.choice_helps(seat, units, frame[KINDS]):
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
        for kind in range(4):
            if table.payable(seat, kind, units, frame[KINDS], frame[PAID_LAST] - 1):
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
            frame[VALUE] += kind + 3
            one_to_seven = frame[PURPOSE] == FOR_BUILDING and frame[KINDS] == ANY_KINDS
            if frame[UNITS] and (not one_to_seven or table.stock(seat, kind)):
                return
        purpose = frame[PURPOSE]
        target = frame[TARGET]
        value = frame[VALUE]
        table.pop()
        if purpose == FOR_CARD:
            table.take_card(seat, target)
        elif purpose == FOR_BUILDING:
            table.take_building(seat, target, value)
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
            table.starve(seat)
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
        for kind in range(4):
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
        if table.can_afford(seat, pack.tiles[table.tops[frame[STACK]]]):
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
        for kind in range(4):
            if row[kind]:
                table.goods[seat][kind] -= row[kind]
                table.emit(PAID, seat, kind, row[kind])
        table.take_building(seat, stack, row[PRINTED_POINTS])


def use_choice(table: StoneAge, seat: i32) -> void:
    """SA-CARD-30, -31: the owner of the two-resources card uses it now."""
    table.turn_choice_down(seat)
    table.push(TAKE_RESOURCE, seat, 0, 2)


class TakeResource(Decision):
    """SA-CARD-30: two resources of any kinds, named the plainest first."""

    def options(self, state: State) -> void:
        last = state.agenda[state.depth][LAST]
        state.offer_range(TAKE + last, 4 - last)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        frame[LAST] = option - TAKE
        frame[LEFT] -= 1
        if frame[LEFT] == 0:
            table.pop()
        table.gain_goods(seat, option - TAKE, 1)


# --- dice for all (SA-CARD-10 to -15) -----------------------------------------------------------


class RollForAll(Chance):
    """SA-CARD-10: as many dice as players; the options are the hands of faces."""

    def options(self, state: State) -> void:
        state.offer_range(HAND, HAND_COUNT[state.players])

    def weight(self, state: State, option: i32) -> i64:
        return HANDS[state.players][option - HAND][6]

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        slot = frame[SLOT]
        buyer = frame[OWNER]
        table.pop()
        for face in range(6):
            table.dice[slot][face] = HANDS[table.players][option - HAND][face]
        table.emit(DICE_ROLLED, buyer, slot, option - HAND)
        table.hand_out_dice(buyer, slot)


class TakeDie(Decision):
    """SA-CARD-11, -12, -15: one of the dice left, for its reward; taking one is compulsory."""

    def options(self, table: StoneAge) -> void:
        slot = table.agenda[table.depth][SLOT]
        for face in range(6):
            if table.dice[slot][face]:
                table.offer(DIE + face)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        face = option - DIE
        table.dice[frame[SLOT]][face] -= 1
        table.pop()
        table.emit(DIE_TAKEN, seat, face + 1)
        if face < 4:
            table.gain_goods(seat, face, 1)
        elif face == 4:
            table.gain_tool(seat)
        else:
            table.gain_agriculture(seat)


# --- 3. feeding the tribe, and the next round (SA-FEED, SA-ROUND-03 to -08, SA-END) -------------


class Feed(Decision):
    """SA-FEED-01 to -06: the field's food first, then one food a figure; only a shortage asks."""

    def settle(self, table: StoneAge) -> bint:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.gain_food(seat, table.agriculture[seat])
        if table.food[seat] >= table.figures[seat]:
            table.food[seat] -= table.figures[seat]
            table.emit(FED, seat)
        else:
            missing = table.figures[seat] - table.food[seat]
            table.food[seat] = 0
            table.push(PAY_UNITS, seat, FOR_FOOD, 0, missing, ANY_KINDS)
        return True


class EndRound(Decision):
    """The end of the game (SA-END), or the display, the marker and the tools for a new round.

    A used-up stack ends it before the deck is looked at (SA-END-07), and a round cap only ends
    what would have gone on (SA-END-06).
    """

    def settle(self, table: StoneAge) -> bint:
        for stack in range(table.players):
            if table.stack_size[stack] == 0:
                table.finish(BY_BUILDINGS)
                return True
        empty: i32 = 0
        for slot in range(4):
            if table.slots[slot] == EMPTY:
                empty += 1
        if empty > table.deck_size:
            table.finish(BY_DECK)
            return True
        if table.round == table.round_cap:
            table.finish(BY_ROUND_CAP)
            return True
        table.pop()
        self.prepare_round(table)
        for slot in range(3, 3 - empty, -1):
            table.push(DEAL_CARD, NATURE, slot)
        return True

    def prepare_round(self, table: StoneAge) -> void:
        """SA-ROUND-03, -04, -07."""
        kept: i32 = 0
        for slot in range(4):
            card = table.slots[slot]
            if card != EMPTY:
                table.slots[slot] = EMPTY
                table.slots[kept] = card
                kept += 1
        for seat in range(table.players):
            for slot in range(3):
                table.turned[seat][slot] = 0
        table.first = (table.first + 1) % table.players
        table.round = counted(table.round + 1)
        table.push(START_ROUND, NATURE)


DECISIONS = [FirstSeat(), DealCard(), DrawExtra(), RevealTile(), Roll(), RollForAll(), Place(), Act(), UseTools(),
             RaiseTool(), Pay(), Buy(), TakeDie(), TakeResource(), Feed(), EndRound(), StartRound()]  # fmt: skip
"""One for each kind of frame, in the order of board.FRAMES."""
