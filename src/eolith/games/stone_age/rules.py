# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Stone Age: the rulebook, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the
second half; what waits to be decided lies on the agenda, the next thing on top.  Rule ids
(SA-...) are explained in ledger.toml, numbers and words in board.py.
"""

from __future__ import annotations

import cython
from cython import ccall, cclass, cfunc, declare, exceptval, final, int as i32, longlong as i64, short as i16

from . import board
from .board import EFFECTS

if cython.compiled:
    from cython.cimports.eolith.kernel.chance import Source, roll_sum, ways
    from cython.cimports.eolith.kernel.state import Chance, Content, Decision, Lot, State, counted
else:
    from eolith.kernel.chance import Source, roll_sum, ways
    from eolith.kernel.state import Chance, Content, Decision, Lot, State, counted

from eolith.kernel.chance import dice_hands

# --- places, goods, limits -------------------------------------------------------------------

WORKSHOP = declare(i32, board.WORKSHOP)
HUT = declare(i32, board.HUT)
FIELD = declare(i32, board.FIELD)
HUNTING = declare(i32, board.HUNTING)
FOREST = declare(i32, board.FOREST)
RIVER = declare(i32, board.RIVER)
CARD1 = declare(i32, board.CARD1)
BUILDING1 = declare(i32, board.BUILDING1)
PLACES = declare(i32, 16)
WOOD = declare(i32, 0)
EMPTY = declare(i32, -1)
CARD_TYPES = declare(i32, board.CARD_TYPES)
TILE_TYPES = declare(i32, board.TILE_TYPES)
MOST_FIGURES = declare(i32, board.MOST_FIGURES)
TOP_OF_AGRICULTURE = declare(i32, board.TOP_OF_AGRICULTURE)
TOP_OF_TOOLS = declare(i32, board.TOP_OF_TOOLS)

NOBODY_HOME = declare(i32, board.NOBODY_HOME)
ALREADY_YOURS = declare(i32, board.ALREADY_YOURS)
HUNTED_ALREADY = declare(i32, board.HUNTED_ALREADY)
FULL = declare(i32, board.FULL)
VILLAGE_CLOSED = declare(i32, board.VILLAGE_CLOSED)
TWO_TRIBES = declare(i32, board.TWO_TRIBES)
ONE_TRIBE = declare(i32, board.ONE_TRIBE)
NEEDS_TWO = declare(i32, board.NEEDS_TWO)
NO_CARD = declare(i32, board.NO_CARD)
NO_STACK = declare(i32, board.NO_STACK)
YIELDS_NOTHING = declare(i32, board.YIELDS_NOTHING)
STACK_EMPTY = declare(i32, board.STACK_EMPTY)

# --- options ---------------------------------------------------------------------------------

PLACE_FIRST = declare(i16[16], list(board.PLACE_FIRST))
PLACE_OF = declare(i16[64], board.PLACE_OF + [0] * (64 - len(board.PLACE_OF)))
ACT = declare(i32, board.ACT)
CHOOSE = declare(i32, board.CHOOSE)
TOOL = declare(i32, board.TOOL)
PAY = declare(i32, board.PAY)
BUY = declare(i32, board.BUY)
DONE = declare(i32, board.DONE)
DECLINE = declare(i32, board.DECLINE)
STARVE = declare(i32, board.STARVE)
DIE = declare(i32, board.DIE)
TAKE = declare(i32, board.TAKE)
RAISE = declare(i32, board.RAISE)
FIRST = declare(i32, board.FIRST)
ROLL = declare(i32, board.ROLL)
DRAW = declare(i32, board.DRAW)
REVEAL = declare(i32, board.REVEAL)
HAND = declare(i32, board.HAND)

# --- frames, in the order of DECISIONS, and the names of their slots -------------------------

FIRST_SEAT = declare(i32, 0)
DEAL_CARD = declare(i32, 1)
DRAW_EXTRA = declare(i32, 2)
REVEAL_TILE = declare(i32, 3)
ROLL_DICE = declare(i32, 4)
ROLL_FOR_ALL = declare(i32, 5)
PLACE_FIGURES = declare(i32, 6)
CARRY_OUT = declare(i32, 7)
USE_TOOLS = declare(i32, 8)
RAISE_TOOL = declare(i32, 9)
PAY_UNITS = declare(i32, 10)
PAY_LISTED = declare(i32, 11)
TAKE_DIE = declare(i32, 12)
TAKE_RESOURCE = declare(i32, 13)
FEED_TRIBE = declare(i32, 14)
END_ROUND = declare(i32, 15)
START_ROUND = declare(i32, 16)

KIND = declare(i32, 0)
SEAT = declare(i32, 1)
NATURE = declare(i32, -1)
SLOT = declare(i32, 2)  # deal_card, roll_for_all, die: a card slot
OWNER = declare(i32, 3)  # draw_extra, roll_for_all, roll: the seat that chance decides for
STACK = declare(i32, 2)  # reveal_tile, buy
PLACE = declare(i32, 2)  # roll, tools; act: the place being carried out, plus one
DICE = declare(i32, 4)  # roll: how many
BY_CARD = declare(i32, 5)  # roll: a card asked for it
TOTAL = declare(i32, 3)  # tools: the total so far
LAST = declare(i32, 4)  # tools: the tool added last plus one; take: the resource taken last
LEFT = declare(i32, 3)  # take: how many may still be taken
PURPOSE = declare(i32, 2)  # pay
TARGET = declare(i32, 3)  # pay: the card slot or the stack
UNITS = declare(i32, 4)  # pay: how many resources are still due, or still allowed
KINDS = declare(i32, 5)  # pay: of how many more kinds; ANY_KINDS if that does not matter
PAID_LAST = declare(i32, 6)  # pay: the kind paid last plus one
VALUE = declare(i32, 7)  # pay: what the resources paid so far score in a building

FOR_CARD = declare(i32, 1)
FOR_BUILDING = declare(i32, 2)
FOR_FOOD = declare(i32, 3)
ANY_KINDS = declare(i32, -1)

# --- columns of the pack ---------------------------------------------------------------------

EFFECT = declare(i32, 0)
RESOURCE = declare(i32, 1)
AMOUNT = declare(i32, 2)
CULTURE = declare(i32, 3)
PROFESSION = declare(i32, 4)
SYMBOLS = declare(i32, 5)

DICE_FOR_ALL = declare(i32, EFFECTS.index("dice for all"))
FOOD = declare(i32, EFFECTS.index("food"))
RESOURCES = declare(i32, EFFECTS.index("resource"))
ROLL_FOR = declare(i32, EFFECTS.index("roll"))
POINTS = declare(i32, EFFECTS.index("points"))
AGRICULTURE = declare(i32, EFFECTS.index("agriculture"))
NEW_TOOL = declare(i32, EFFECTS.index("tool"))
EXTRA_CARD = declare(i32, EFFECTS.index("extra card"))
ONE_USE_TOOL = declare(i32, EFFECTS.index("one-use tool"))
TWO_RESOURCES = declare(i32, EFFECTS.index("two resources"))

# of a tile: the listed price by resource in columns 0 to 3, then
PRICE_UNITS = declare(i32, 4)
PRICE_KINDS = declare(i32, 5)
PRINTED_POINTS = declare(i32, 6)
FIRST_COPY = declare(i32, 7)

FARMER = declare(i32, board.PROFESSIONS.index("farmer"))
TOOLMAKER = declare(i32, board.PROFESSIONS.index("toolmaker"))
BUILDER = declare(i32, board.PROFESSIONS.index("builder"))

# --- events, and how a game ends -------------------------------------------------------------

ROUND_STARTED = declare(i32, board.EVENTS.index("round_started"))
TURN_ENDED = declare(i32, board.EVENTS.index("turn_ended"))
PLACED = declare(i32, board.EVENTS.index("placed"))
ACTED = declare(i32, board.EVENTS.index("acted"))
ROLLED = declare(i32, board.EVENTS.index("rolled"))
GAINED = declare(i32, board.EVENTS.index("gained"))
FOOD_GAINED = declare(i32, board.EVENTS.index("food_gained"))
TOOL_GAINED = declare(i32, board.EVENTS.index("tool_gained"))
FIGURE_GAINED = declare(i32, board.EVENTS.index("figure_gained"))
AGRICULTURE_GAINED = declare(i32, board.EVENTS.index("agriculture_gained"))
TOOL_USED = declare(i32, board.EVENTS.index("tool_used"))
PAID = declare(i32, board.EVENTS.index("paid"))
DECLINED = declare(i32, board.EVENTS.index("declined"))
CARD_TAKEN = declare(i32, board.EVENTS.index("card_taken"))
BUILDING_TAKEN = declare(i32, board.EVENTS.index("building_taken"))
POINTS_GAINED = declare(i32, board.EVENTS.index("points_gained"))
DICE_ROLLED = declare(i32, board.EVENTS.index("dice_rolled"))
DIE_TAKEN = declare(i32, board.EVENTS.index("die_taken"))
CARD_DEALT = declare(i32, board.EVENTS.index("card_dealt"))
EXTRA_DRAWN = declare(i32, board.EVENTS.index("extra_drawn"))
TILE_REVEALED = declare(i32, board.EVENTS.index("tile_revealed"))
FED = declare(i32, board.EVENTS.index("fed"))
STARVED = declare(i32, board.EVENTS.index("starved"))
CHOICE_USED = declare(i32, board.EVENTS.index("choice_used"))
GAME_OVER = declare(i32, board.EVENTS.index("game_over"))
FIRST_SEAT_DRAWN = declare(i32, board.EVENTS.index("first_seat"))

BY_DECK = declare(i32, 1)
BY_BUILDINGS = declare(i32, 2)
BY_ROUND_CAP = declare(i32, 3)

HANDS = declare(i16[7][126][5], board.dice_tables(dice_hands))  # HANDS[dice][rank]: six counts, ways
HAND_COUNT = declare(i16[5], [0, 0, 21, 56, 126])
if not cython.compiled:
    # plain lists are read faster than what `declare` gives
    PLACE_FIRST, PLACE_OF = board.PLACE_FIRST, board.PLACE_OF
    HANDS, HAND_COUNT = board.dice_tables(dice_hands), [0, 0, 21, 56, 126]


@final
@cclass
class Tables(Content):
    """A pack as C arrays; all states of a game share it.  pack/content.py fills them."""

    cards = declare(i16[6][36], visibility="readonly")  # effect, resource, amount, culture, profession, symbols
    tiles = declare(i16[8][28], visibility="readonly")  # price by resource, units, kinds, points, the first copy
    one_use = declare(i16[3], visibility="readonly")  # cards
    tool_value = declare(i16[3], visibility="readonly")
    choice_card = declare(i16, visibility="readonly")


@final
@cclass
class StoneAge(State):
    """The table: board, deck, stacks, and what each seat owns.

    Arrays are indexed by seat first.  Nothing that is face down has an order: the deck and
    the covered tiles are counts by type, and chance draws from them when a face is turned up.
    """

    # table options, 0 is the default (SA-PLACE-15, -23, SA-TOOL-13, SA-CARD-13, -31, SA-INFO-03, SA-END-06)
    hunting_visits = declare(i16, visibility="readonly")
    full_village_visit = declare(i16, visibility="readonly")
    tools_on_roll_cards = declare(i16, visibility="readonly")
    dice_card_timing = declare(i16, visibility="readonly")
    choice_card_timing = declare(i16, visibility="readonly")
    card_piles = declare(i16, visibility="readonly")
    round_cap = declare(i16, visibility="readonly")
    # the board
    first = declare(i16, visibility="readonly")
    slots = declare(i16[4], visibility="readonly")  # card types; EMPTY where there is none
    tops = declare(i16[4], visibility="readonly")  # tile types face up; EMPTY where there is none
    stack_size = declare(i16[4], visibility="readonly")  # tiles left, the top one included
    placed = declare(i16[16][4], visibility="readonly")  # placed[seat][place]
    standing = declare(i16[16], visibility="readonly")  # figures of all tribes on each place
    dice = declare(i16[6][4], visibility="readonly")  # dice[slot][face]: dice of a dice-for-all roll not yet taken
    # face down
    deck_size = declare(i16, visibility="readonly")
    deck = declare(i16[36], visibility="readonly")  # cards of each type in the deck
    covered = declare(i16[28], visibility="readonly")  # tiles of each type below the tops or in the box
    # the seats
    food = declare(i16[4], visibility="readonly")
    score = declare(i16[4], visibility="readonly")
    figures = declare(i16[4], visibility="readonly")
    home = declare(i16[4], visibility="readonly")
    agriculture = declare(i16[4], visibility="readonly")
    hungry = declare(i16[4], visibility="readonly")  # rounds in which the tribe starved
    goods = declare(i16[4][4], visibility="readonly")  # goods[seat][resource]
    tools = declare(i16[3][4], visibility="readonly")  # tools[seat][slot]: the tile's value, 0 for none
    turned = declare(i16[3][4], visibility="readonly")  # turned[seat][slot]: used this round
    one_use = declare(i16[3][4], visibility="readonly")  # one_use[seat][i]: that one-use tool lies face up
    choice = declare(i16[4], visibility="readonly")  # the card of two resources lies face up
    pile = declare(i16[36][4], visibility="readonly")  # pile[seat][type]: cards face down
    extra = declare(i16[4], visibility="readonly")  # the type drawn by the extra-card card, plus one
    tile_owner = declare(i16[28], visibility="readonly")  # by copy: seat plus one
    tile_points = declare(i16[28], visibility="readonly")  # by copy: what it scored

    if cython.compiled:

        @cfunc
        def fresh(self) -> State:
            return StoneAge.__new__(StoneAge)

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

    @cfunc
    @exceptval(-1)
    def stock(self, seat: i32, kind: i32) -> i32:
        """How many resources of this kind and the better ones a seat has."""
        total: i32 = 0
        for better in range(kind, 4):
            total += self.goods[seat][better]
        return total

    @cfunc
    @exceptval(-1)
    def tool_sum(self, seat: i32) -> i32:
        tiles = self.tools[seat]
        return tiles[0] + tiles[1] + tiles[2]

    @cfunc
    @exceptval(-1)
    def buildings(self, seat: i32) -> i32:
        count: i32 = 0
        for copy in range(TILE_TYPES):
            if self.tile_owner[copy] == seat + 1:
                count += 1
        return count

    @cfunc
    @exceptval(-1)
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

    @cfunc
    @exceptval(-1)
    def gain_goods(self, seat: i32, kind: i32, amount: i32) -> i32:
        """SA-SUPPLY-01, SA-ACT-23: resources never run out and have no limit."""
        self.goods[seat][kind] = counted(self.goods[seat][kind] + amount)
        self.emit(GAINED, seat, kind, amount)
        return 0

    @cfunc
    @exceptval(-1)
    def gain_food(self, seat: i32, amount: i32) -> i32:
        self.food[seat] = counted(self.food[seat] + amount)
        self.emit(FOOD_GAINED, seat, amount)
        return 0

    @cfunc
    @exceptval(-1)
    def gain_figure(self, seat: i32) -> i32:
        """SA-ACT-10 to -12: a newborn goes home at once, and there are never more than ten figures."""
        if self.figures[seat] < MOST_FIGURES:
            self.figures[seat] += 1
            self.home[seat] += 1
            self.emit(FIGURE_GAINED, seat, self.figures[seat])
        return 0

    @cfunc
    @exceptval(-1)
    def gain_agriculture(self, seat: i32) -> i32:
        """SA-ACT-13, SA-ACT-14: one step up, and none beyond 10."""
        if self.agriculture[seat] < TOP_OF_AGRICULTURE:
            self.agriculture[seat] += 1
            self.emit(AGRICULTURE_GAINED, seat, self.agriculture[seat])
        return 0

    @cfunc
    @exceptval(-1)
    def gain_points(self, seat: i32, points: i32) -> i32:
        self.score[seat] = counted(self.score[seat] + points)
        self.emit(POINTS_GAINED, seat, points)
        return 0

    @cfunc
    @exceptval(-1)
    def gain_tool(self, seat: i32) -> i32:
        """SA-TOOL-01 to -08: a new tile for each of the first three tools, then the lowest tile grows.

        The owner is asked which tile grows only where it matters: between a turned and an
        unused one (SA-TOOL-07).
        """
        tiles = self.tools[seat]
        for slot in range(3):
            if tiles[slot] == 0:
                tiles[slot] = 1
                self.emit(TOOL_GAINED, seat, slot, 1)
                return 0
        if self.tool_sum(seat) == TOP_OF_TOOLS:
            return 0
        first: i32 = self.lowest_tile(seat, 0)
        second: i32 = self.lowest_tile(seat, 1)
        if first != EMPTY and second != EMPTY:
            self.push(RAISE_TOOL, seat)
        else:
            self.raise_tool(seat, max(first, second))
        return 0

    @cfunc
    @exceptval(-2)
    def lowest_tile(self, seat: i32, turned: i32) -> i32:
        """The first tile of the lowest value that is turned, or that is not; EMPTY for none."""
        tiles = self.tools[seat]
        for slot in range(3):
            if tiles[slot] <= tiles[0] and tiles[slot] <= tiles[1] and tiles[slot] <= tiles[2]:
                if self.turned[seat][slot] == turned:
                    return slot
        return EMPTY

    @cfunc
    @exceptval(-1)
    def raise_tool(self, seat: i32, slot: i32) -> i32:
        """SA-TOOL-17: the tile grows and stays as turned as it was."""
        self.tools[seat][slot] += 1
        self.emit(TOOL_GAINED, seat, slot, self.tools[seat][slot])
        return 0

    # --- 1. placing figures: what a location has room for (SA-PLACE, SA-PLAYERS) ----------------

    def room(self, seat: int, place: int) -> int:
        """The most figures a seat may put on a location now; below zero, what forbids it (board.CLOSED).

        IndexError for a seat or a location that there is not.
        """
        if not 0 <= seat < self.players or not 0 <= place < PLACES:
            raise IndexError(f"there is no seat {seat} or no location {place}")
        return self.room_for(seat, place)

    @cfunc
    @exceptval(-99)
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

    @cfunc
    @exceptval(-99)
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

    @cfunc
    @exceptval(-99)
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

    @cfunc
    @exceptval(-1)
    def tribes_on(self, place: i32) -> i32:
        tribes: i32 = 0
        for seat in range(self.players):
            if self.placed[seat][place]:
                tribes += 1
        return tribes

    @cfunc
    @exceptval(-99)
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

    @cfunc
    @exceptval(-1)
    def village_places_taken(self) -> i32:
        taken: i32 = 0
        for place in range(WORKSHOP, FIELD + 1):
            if self.standing[place]:
                taken += 1
        return taken

    @cfunc
    @exceptval(-1)
    def visit_yields_nothing(self, seat: i32, place: i32) -> cython.bint:
        if place == WORKSHOP:
            return self.tool_sum(seat) == TOP_OF_TOOLS
        if place == HUT:
            return self.figures[seat] == MOST_FIGURES
        return self.agriculture[seat] == TOP_OF_AGRICULTURE

    @cfunc
    @exceptval(-1)
    def can_place(self, seat: i32) -> cython.bint:
        if self.home[seat] == 0:
            return False
        if self.room_for(seat, HUNTING) > 0:
            return True
        for place in range(PLACES):
            if self.room_for(seat, place) > 0:
                return True
        return False

    # --- 2. carrying out actions: rolls and tools (SA-ACT, SA-TOOL) -----------------------------

    @cfunc
    @exceptval(-1)
    def tool(self, seat: i32, i: i32) -> i32:
        """The value that tool tile 0-2 or one-use tool 3-5 can add to a roll now; 0 for none."""
        if i < 3:
            return 0 if self.turned[seat][i] else self.tools[seat][i]
        pack: Tables = self.content
        return pack.tool_value[i - 3] if self.one_use[seat][i - 3] else 0

    @cfunc
    @exceptval(-1)
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

    @cfunc
    @exceptval(-1)
    def harvest(self, seat: i32, place: i32, total: i32) -> i32:
        """SA-ACT-15 to -22: the total divided by what the place asks, rounded down."""
        if place == HUNTING:
            self.gain_food(seat, total // 2)
        else:
            self.gain_goods(seat, place - FOREST, total // (place - FOREST + 3))
        return 0

    # --- cards (SA-CARD) ------------------------------------------------------------------------

    @cfunc
    @exceptval(-1)
    def take_card(self, seat: i32, slot: i32) -> i32:
        """SA-CARD-07, -09: a paid card leaves the display and its upper half takes effect at once."""
        card = self.slots[slot]
        self.slots[slot] = EMPTY
        self.emit(CARD_TAKEN, seat, card, slot)
        pack: Tables = self.content
        row = pack.cards[card]
        effect = row[EFFECT]
        if effect == ONE_USE_TOOL:
            self.lay_open_tool(seat, card)
            return 0
        if effect == TWO_RESOURCES and self.choice_card_timing == 0:
            self.choice[seat] = 1
            return 0
        self.pile[seat][card] += 1
        if effect == DICE_FOR_ALL:
            self.push(ROLL_FOR_ALL, NATURE, slot, seat)
        elif effect == FOOD:
            self.gain_food(seat, row[AMOUNT])
        elif effect == RESOURCES:
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
        return 0

    @cfunc
    @exceptval(-1)
    def lay_open_tool(self, seat: i32, card: i32) -> i32:
        pack: Tables = self.content
        for i in range(3):
            if pack.one_use[i] == card:
                self.one_use[seat][i] = 1
        return 0

    @cfunc
    @exceptval(-1)
    def turn_choice_down(self, seat: i32) -> i32:
        """SA-CARD-30: the card of two resources is used once and joins the pile."""
        self.choice[seat] = 0
        pack: Tables = self.content
        self.pile[seat][pack.choice_card] += 1
        self.emit(CHOICE_USED, seat)
        return 0

    @cfunc
    @exceptval(-1)
    def hand_out_dice(self, buyer: i32, slot: i32) -> i32:
        """SA-CARD-12, -13: the buyer first, then clockwise, everybody takes one die.

        With dice_card_timing = own_turn the others wait for their action turn; who has had it
        takes a die before the feeding.  Either way the dice are taken in clockwise order.
        """
        if self.dice_card_timing == 0:
            for i in range(self.players - 1, -1, -1):
                self.push(TAKE_DIE, (buyer + i) % self.players, slot)
            return 0
        for i in range(1, self.players):
            seat = (buyer + i) % self.players
            self.insert(self.turn_of(seat) + 1, TAKE_DIE, seat, slot)
        self.push(TAKE_DIE, buyer, slot)
        return 0

    @cfunc
    @exceptval(-2)
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

    @cfunc
    @exceptval(-1)
    def payable(self, seat: i32, kind: i32, units: i32, kinds: i32, last: i32) -> cython.bint:
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

    @cfunc
    @exceptval(-2)
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

    @cfunc
    @exceptval(-1)
    def choice_helps(self, seat: i32, units: i32, kinds: i32) -> cython.bint:
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

    @cfunc
    @exceptval(-1)
    def can_afford(self, seat: i32, price: cython.pointer(i16)) -> cython.bint:
        for kind in range(4):
            if self.goods[seat][kind] < price[kind]:
                return False
        return True

    # --- buildings (SA-BUILD) -------------------------------------------------------------------

    @cfunc
    @exceptval(-1)
    def take_building(self, seat: i32, stack: i32, value: i32) -> i32:
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
        return 0

    # --- 3. feeding (SA-FEED) -------------------------------------------------------------------

    @cfunc
    @exceptval(-1)
    def starve(self, seat: i32) -> i32:
        """SA-FEED-10, -11: ten points, for one hungry figure as for ten."""
        self.score[seat] = counted(self.score[seat] - 10)
        self.hungry[seat] += 1
        self.emit(STARVED, seat)
        return 0

    # --- the end (SA-END, SA-SCORE) -------------------------------------------------------------

    @cfunc
    @exceptval(-1)
    def finish(self, reason: i32) -> i32:
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
        return 0

    @ccall
    @exceptval(-1)
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

    @cfunc
    @exceptval(-1)
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

    @cfunc
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

    @cfunc
    @exceptval(-1)
    def forget_pile(self, seat: i32) -> i32:
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
        return 0

    @cfunc
    @exceptval(-1)
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


@cfunc
@exceptval(check=False)
def square_of_bits(bits: i32) -> i32:
    """SA-SCORE-04: a set of different symbols scores the square of its size."""
    size: i32 = 0
    while bits:
        size += bits & 1
        bits >>= 1
    return size * size


@cfunc
@exceptval(check=False)
def which(counts: cython.pointer(i16), number: i64) -> i32:
    """The type that the number-th card or tile of a multiset has."""
    kind: i32 = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind


# --- setup and refill: chance turns faces up ----------------------------------------------------


@final
@cclass
class FirstSeat(Lot):
    """SA-SETUP-12: the first seat is drawn by lot."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        state.offer_range(FIRST, state.players)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        table.first = option - FIRST
        table.pop()
        table.emit(FIRST_SEAT_DRAWN, table.first)
        return 0


@cclass
class FromDeck(Chance):
    """The top card of the deck: any card left in it, by how many copies are left."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        for card in range(CARD_TYPES):
            if table.deck[card]:
                table.offer(DRAW + card)
        return 0

    @cfunc
    @exceptval(-1)
    def weight(self, state: State, option: i32) -> i64:
        table: StoneAge = state
        return table.deck[option - DRAW]

    @cfunc
    @exceptval(-1)
    def sample(self, state: State, source: Source) -> i32:
        table: StoneAge = state
        return DRAW + which(table.deck, source.draw(table.deck_size))


@final
@cclass
class DealCard(FromDeck):
    """SA-SETUP-07, SA-ROUND-05: a card for an empty slot."""

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        slot = table.agenda[table.depth][SLOT]
        card = option - DRAW
        table.deck[card] -= 1
        table.deck_size -= 1
        table.slots[slot] = card
        table.pop()
        table.emit(CARD_DEALT, NATURE, card, slot)
        return 0


@final
@cclass
class DrawExtra(FromDeck):
    """SA-CARD-23, -24: a card whose upper half is ignored, known to its owner alone."""

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        owner = table.agenda[table.depth][OWNER]
        card = option - DRAW
        table.deck[card] -= 1
        table.deck_size -= 1
        table.pile[owner][card] += 1
        table.extra[owner] = card + 1
        table.pop()
        table.emit(EXTRA_DRAWN, owner, card)
        return 0


@final
@cclass
class RevealTile(Chance):
    """SA-SETUP-08 to -10, SA-BUILD-06: the next tile of a stack, any that nobody has seen yet."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        for tile in range(TILE_TYPES):
            if table.covered[tile]:
                table.offer(REVEAL + tile)
        return 0

    @cfunc
    @exceptval(-1)
    def weight(self, state: State, option: i32) -> i64:
        table: StoneAge = state
        return table.covered[option - REVEAL]

    @cfunc
    @exceptval(-1)
    def sample(self, state: State, source: Source) -> i32:
        table: StoneAge = state
        unseen: i32 = 0
        for tile in range(TILE_TYPES):
            unseen += table.covered[tile]
        return REVEAL + which(table.covered, source.draw(unseen))

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        stack = table.agenda[table.depth][STACK]
        tile = option - REVEAL
        table.covered[tile] -= 1
        table.tops[stack] = tile
        table.pop()
        table.emit(TILE_REVEALED, NATURE, tile, stack)
        return 0


# --- the round (SA-ROUND) -----------------------------------------------------------------------


@final
@cclass
class StartRound(Decision):
    """SA-ROUND-01, -02: placing, then acting, then feeding, each from the first player clockwise."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        table: StoneAge = state
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


@final
@cclass
class Place(Decision):
    """1. Placing figures on the board (SA-PLACE): one location in a turn, at least one figure."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        """SA-PLACE-04 to -06: who cannot place is passed over; the phase ends when nobody can."""
        table: StoneAge = state
        frame = table.agenda[table.depth]
        for i in range(table.players):
            seat = (frame[SEAT] + i) % table.players
            if table.can_place(seat):
                frame[SEAT] = seat
                return False
        table.pop()
        return True

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        seat = table.agenda[table.depth][SEAT]
        for place in range(PLACES):
            room = table.room_for(seat, place)
            if room > 0:
                table.offer_range(PLACE_FIRST[place], 1 if place == HUT else room)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        place = PLACE_OF[option]
        figures = 2 if place == HUT else option - PLACE_FIRST[place] + 1
        table.placed[seat][place] += figures
        table.standing[place] += figures
        table.home[seat] -= figures
        frame[SEAT] = (seat + 1) % table.players
        table.emit(PLACED, seat, place, figures)
        return 0


# --- 2. carrying out actions with placed figures (SA-ACT) ----------------------------------------


@final
@cclass
class Act(Decision):
    """2. Carrying out actions (SA-ACT): location after location in the player's own order."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        """SA-ACT-05, -06: figures go home when their action is done; the turn ends when all are."""
        table: StoneAge = state
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if frame[PLACE]:
            place = frame[PLACE] - 1
            table.home[seat] += table.placed[seat][place]
            table.standing[place] -= table.placed[seat][place]
            table.placed[seat][place] = 0
            frame[PLACE] = 0
        for place in range(PLACES):
            if table.placed[seat][place]:
                return False
        table.pop()
        table.emit(TURN_ENDED, seat)
        return True

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        seat = table.agenda[table.depth][SEAT]
        for place in range(PLACES):
            if table.placed[seat][place]:
                table.offer(ACT + place)
        if table.choice[seat]:
            table.offer(CHOOSE)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
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
        return 0


# --- rolls and tools (SA-CHANCE, SA-TOOL) --------------------------------------------------------


@final
@cclass
class Roll(Chance):
    """SA-CHANCE-03: all dice of a place or a roll card together, before any tool is named."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        dice = state.agenda[state.depth][DICE]
        state.offer_range(ROLL + dice, 5 * dice + 1)
        return 0

    @cfunc
    @exceptval(-1)
    def weight(self, state: State, option: i32) -> i64:
        return ways(state.agenda[state.depth][DICE], option - ROLL)

    @cfunc
    @exceptval(-1)
    def sample(self, state: State, source: Source) -> i32:
        return ROLL + roll_sum(state.agenda[state.depth][DICE], source)

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        """SA-TOOL-10, -13: tools may be added once the dice lie."""
        table: StoneAge = state
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
        return 0


@final
@cclass
class UseTools(Decision):
    """SA-TOOL-10 to -15: any number of unused tools, each with its full value."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        frame = table.agenda[table.depth]
        tool = table.next_tool(frame[SEAT], frame[LAST])
        while tool < 6:
            table.offer(TOOL + tool)
            tool = table.next_tool(frame[SEAT], tool + 1)
        table.offer(DONE)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
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
                return 0
        place = frame[PLACE]
        total = frame[TOTAL]
        table.pop()
        table.harvest(seat, place, total)
        return 0


@final
@cclass
class RaiseTool(Decision):
    """SA-TOOL-07: the owner picks which of the lowest tiles grows, a turned or an unused one."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        seat = table.agenda[table.depth][SEAT]
        unused = table.lowest_tile(seat, 0)
        turned = table.lowest_tile(seat, 1)
        table.offer(RAISE + min(unused, turned))
        table.offer(RAISE + max(unused, turned))
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.raise_tool(seat, option - RAISE)
        return 0


# --- paying for cards, buildings and food (SA-CARD, SA-BUILD, SA-FEED) ---------------------------


@final
@cclass
class Pay(Decision):
    """Resources one by one: for a card (SA-CARD-01, -02), a building priced by number
    (SA-BUILD-07 to -10), or for missing food (SA-FEED-07, -14)."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        """Nothing is asked of who could not pay even with two resources of choice.

        SA-CARD-05, SA-BUILD-05, SA-FEED-14 and -16.
        """
        table: StoneAge = state
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

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
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
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
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
                return 0
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
        return 0

    @cfunc
    @exceptval(-1)
    def refuse(self, table: StoneAge) -> i32:
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
        return 0


@final
@cclass
class Buy(Decision):
    """SA-BUILD-01: a building with listed resources, taken for exactly those or left."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        table: StoneAge = state
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

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.choice[seat]:
            table.offer(CHOOSE)
        pack: Tables = table.content
        if table.can_afford(seat, pack.tiles[table.tops[frame[STACK]]]):
            table.offer(BUY)
        table.offer(DECLINE)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        stack = frame[STACK]
        if option == CHOOSE:
            return use_choice(table, seat)
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat, BUILDING1 + stack)
            return 0
        pack: Tables = table.content
        row = pack.tiles[table.tops[stack]]
        for kind in range(4):
            if row[kind]:
                table.goods[seat][kind] -= row[kind]
                table.emit(PAID, seat, kind, row[kind])
        table.take_building(seat, stack, row[PRINTED_POINTS])
        return 0


@cfunc
@exceptval(-1)
def use_choice(table: StoneAge, seat: i32) -> i32:
    """SA-CARD-30, -31: the owner of the two-resources card uses it now."""
    table.turn_choice_down(seat)
    table.push(TAKE_RESOURCE, seat, 0, 2)
    return 0


@final
@cclass
class TakeResource(Decision):
    """SA-CARD-30: two resources of any kinds, named the plainest first."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        last = state.agenda[state.depth][LAST]
        state.offer_range(TAKE + last, 4 - last)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        frame[LAST] = option - TAKE
        frame[LEFT] -= 1
        if frame[LEFT] == 0:
            table.pop()
        table.gain_goods(seat, option - TAKE, 1)
        return 0


# --- dice for all (SA-CARD-10 to -15) -----------------------------------------------------------


@final
@cclass
class RollForAll(Chance):
    """SA-CARD-10: as many dice as players; the options are the hands of faces."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        state.offer_range(HAND, HAND_COUNT[state.players])
        return 0

    @cfunc
    @exceptval(-1)
    def weight(self, state: State, option: i32) -> i64:
        return HANDS[state.players][option - HAND][6]

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
        frame = table.agenda[table.depth]
        slot = frame[SLOT]
        buyer = frame[OWNER]
        table.pop()
        for face in range(6):
            table.dice[slot][face] = HANDS[table.players][option - HAND][face]
        table.emit(DICE_ROLLED, buyer, slot, option - HAND)
        table.hand_out_dice(buyer, slot)
        return 0


@final
@cclass
class TakeDie(Decision):
    """SA-CARD-11, -12, -15: one of the dice left, for its reward; taking one is compulsory."""

    @cfunc
    @exceptval(-1)
    def options(self, state: State) -> i32:
        table: StoneAge = state
        slot = table.agenda[table.depth][SLOT]
        for face in range(6):
            if table.dice[slot][face]:
                table.offer(DIE + face)
        return 0

    @cfunc
    @exceptval(-1)
    def apply(self, state: State, option: i32) -> i32:
        table: StoneAge = state
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
        return 0


# --- 3. feeding the tribe, and the next round (SA-FEED, SA-ROUND-03 to -08, SA-END) -------------


@final
@cclass
class Feed(Decision):
    """SA-FEED-01 to -06: the field's food first, then one food a figure; only a shortage asks."""

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        table: StoneAge = state
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


@final
@cclass
class EndRound(Decision):
    """The end of the game (SA-END), or the display, the marker and the tools for a new round.

    A used-up stack ends it before the deck is looked at (SA-END-07), and a round cap only ends
    what would have gone on (SA-END-06).
    """

    @cfunc
    @exceptval(-1)
    def settle(self, state: State) -> cython.bint:
        table: StoneAge = state
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

    @cfunc
    @exceptval(-1)
    def prepare_round(self, table: StoneAge) -> i32:
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
        return 0


DECISIONS = [FirstSeat(), DealCard(), DrawExtra(), RevealTile(), Roll(), RollForAll(), Place(), Act(), UseTools(),
             RaiseTool(), Pay(), Buy(), TakeDie(), TakeResource(), Feed(), EndRound(), StartRound()]  # fmt: skip
"""One for each kind of frame, in the order of board.FRAMES."""
