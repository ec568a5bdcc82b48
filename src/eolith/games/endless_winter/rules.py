# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Endless Winter: the rulebook of the final edition, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the
second half; what waits to be decided lies on the agenda, the next thing on top.  What cards,
columns, cells and tokens say is data: clauses, which `begin` carries out item by item.  Rule ids
(EW-...) are explained in ledger.toml, numbers and words in board.py.
"""

from __future__ import annotations

import cython
from cython import bint, declare, int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Content, Decision, Lot, State, counted

from .board import *


class Tables(Content):
    """A pack as C arrays; all states of a game share it.  pack/content.py fills them."""

    # clauses and their alternatives
    clauses: i16
    usable: i16  # clauses that can be `ready`; those above come by themselves
    common: i16  # of them, clauses of other things than culture cards and rest tokens
    trigger: i16[256]
    first: i16[257]  # first alternative of each clause
    part: i16[256]  # BY_TOP or BY_MIDDLE for a column's clauses
    labor_only: i16[256]  # a clause without cost that gives labor and nothing else
    cost: i16[4][512]  # food, tools, labor in halves, discards
    word: i16[4][512]  # words of the gains; EMPTY for none
    number: i16[4][512]
    qualifier: i16[4][512]
    # cards
    card_first: i16[48]
    card_last: i16[48]
    labor: i16[48]
    pile_labor: i16[48]  # in the eclipse, with abilities
    card_vp: i16[48]
    side_first: i16[10]
    side_last: i16[10]
    token_first: i16[5]
    token_last: i16[5]
    # main board
    top_first: i16[4]
    top_last: i16[4]
    middle: i16[4]
    bottom_first: i16[4]
    bottom_last: i16[4]
    order_clause: i16[4]
    # player board
    rest_first: i16
    rest_last: i16
    food_labor: i16[11]  # labor for spending the food of that number
    slot_food: i16[3]
    slot_tool: i16[3]
    slot_reward: i16[3]
    megalith_benefit: i16[5]
    # idol board
    offering_bonus: i16[11]
    offering_ratio: i16[11]
    honor_vp: i16[11]
    burial: i16[32][3]
    # megalith field
    sites: i16
    next_cell: i16[4][32]
    support: i16[4][80]
    cell_bonus: i16[8][4]
    start_cell: i16[8][4]
    arrow: i16[16][4]  # arrow[board][2 * cell + k]: a cell of the board
    # map
    next_hex: i16[6][19]
    junction: i16[3][24]
    village_site: i16[24]
    benefit: i16[8]
    glacier_bonus: i16[10]
    # animals and stones
    tip: i16[7]
    wild: i16[7]
    set_vp: i16[7][7]  # set_vp[species][cards]
    set_max: i16[7]
    stone_era: i16[20]
    stone_family: i16[20]
    stone_terrain: i16[8][20]
    stone_species: i16[7][20]
    stone_points: i16[20]
    stone_per: i16[20]
    stone_steps: i16[32][20]
    # setup
    setup_food: i16[5]
    setup_tool: i16[5]
    setup_camp: i16[5]
    setup_tribe: i16[5]
    setup_animal: i16[7][5]
    setup_animals: i16[7]  # of all setup cards together
    order_food: i16[4]
    order_tool: i16[4]
    glaciers: i16
    lands: i16  # random land tiles
    stones_shown: i16  # in each half


class EndlessWinter(State):
    """The table: boards, map, decks, and what each seat owns.

    Arrays are indexed by seat first.  Nothing that is face down has an order: decks are counts by
    type, and chance draws from them when a card is needed.
    """

    # table options, 0 is the default (see the head of the ledger), modules and variants
    side_in_order: i16
    chief_from_step_1: i16
    initiated_ability_only: i16
    initiated_whole_step: i16
    empty_all_decks: i16
    no_reveal_vp: i16
    grey_anywhere: i16
    no_used_argentavis: i16
    benefits_listed: i16
    no_bury_from_pile: i16
    left_out_choice: i16
    village_food: i16
    stone_symbol_free: i16
    discard_top_only: i16
    culture_at_once: i16
    paid_reveal_vp: i16
    glacier_tokens: i16
    rests: i16
    setup_draft: i16
    chief_draft: i16
    ground_last: i16  # dealt after the draft; 0 without one
    fewer_figures: i16
    # the round
    phase: i16
    turns_done: i16
    order: i16[4]
    bottom_by: i16[4]  # 1 + seat * 2 + kind of the figure on the bottom symbol
    # the turn
    stage: i16
    column: i16  # 0 to 3, or RESTING
    by_chief: i16  # the figure of the turn is the chief; or has to be
    cultures: i16  # culture cards played this turn
    labor: i16  # in halves
    types_taken: i16  # by the top of Initiate, one bit a type
    locked: i16[8]  # cards taken there: not playable this turn
    ready: i16[256]  # uses left of each clause this turn
    # what lies on the table
    supply: i16[5]  # tribe cards
    culture: i16[40]  # IN_DECK, OPEN or GONE (taken or removed)
    ground: i16[7]
    animal_deck: i16[7]
    stone: i16[20]  # IN_DECK (or box), OPEN, or 2 + seat
    terrain: i16[19]
    tiles: i16[8]  # in the box
    chosen: i16[8]  # tiles of the map that are not laid yet
    token: i16[19]  # glacier tokens: 0, FACE_DOWN or 2 + token
    villages: i16[24]  # seat + 1
    board_at: i16[4]  # boards of the megalith layout's slots; EMPTY before they are dealt
    site: i16[80]  # 0, GREY or 2 + seat
    rest_unseen: i16[5]  # rest tokens on top of the stack, in no order
    rest_under: i16[5]  # token + 1, those put under the stack, next one first
    rest_open: i16  # token + 1, face up on the stack
    rest_held: i16  # token + 1, with the seat of the turn
    rest_given: i16  # this round's first rest is over
    shown_chiefs: i16[5]  # in the drafts
    shown_setups: i16[5]
    sides_open: i16
    # the seats
    chief: i16[4]  # chief + 1
    side: i16[4]  # side + 1
    setup_card: i16[4]  # card + 1
    score: i16[4]
    food: i16[4]
    tools: i16[4]
    chief_at: i16[4]  # 0 at home, 1 + place, or OUT
    tribe_home: i16[4]
    tribe_at: i16[5][4]  # tribe figures by place
    size: i16[6][4]  # cards by zone
    hand: i16[48][4]
    discards: i16[48][4]
    discard_top: i16[4]  # with discard_top_only: the card type that lies on top + 1
    played: i16[48][4]
    pile: i16[48][4]
    deck: i16[48][4]
    buried: i16[48][4]
    camps_home: i16[4]
    camps: i16[19][4]
    villages_left: i16[4]
    megaliths: i16[4]  # at home: 10 to 0, the first two grey
    idol: i16[2][4]  # levels on both tracks
    honor_place: i16[4]  # on the honor level, 0 is the leftmost
    unused: i16[7][4]
    used: i16[7][4]
    stones: i16[3][4]  # stone + 1 by slot

    # --- cards in their zones ----------------------------------------------------------------

    def zone(self, zone: i32, seat: i32) -> cython.pointer(i16):
        if zone == HAND:
            return self.hand[seat]
        if zone == DISCARD_PILE:
            return self.discards[seat]
        if zone == PLAYED:
            return self.played[seat]
        if zone == PILE:
            return self.pile[seat]
        if zone == DECK:
            return self.deck[seat]
        return self.buried[seat]

    def put_card(self, seat: i32, card: i32, zone: i32) -> void:
        row = self.zone(zone, seat)
        row[card] += 1
        self.size[seat][zone] += 1
        if zone == DISCARD_PILE and self.discard_top_only:
            self.discard_top[seat] = card + 1

    def move_card(self, seat: i32, card: i32, source: i32, target: i32) -> void:
        row = self.zone(source, seat)
        row[card] -= 1
        self.size[seat][source] -= 1
        self.put_card(seat, card, target)
        # EW-INIT-05: of two alike the new one cannot be played, so for all else it is the one to go
        if source == HAND and card < FIRST_CULTURE and self.locked[card]:
            if target != PLAYED or self.locked[card] > row[card]:
                self.locked[card] -= 1
        if source == DISCARD_PILE and self.discard_top[seat] == card + 1 and not row[card]:
            self.turn_up_discard(seat, row)

    def turn_up_discard(self, seat: i32, cards: cython.pointer(i16)) -> void:
        """EW-HIDDEN-03: of several cards, which their owner may lay in any order, the last type lies on top."""
        self.discard_top[seat] = 0
        if self.discard_top_only:
            for card in range(CARD_TYPES):
                if cards[card]:
                    self.discard_top[seat] = card + 1

    def move_all(self, seat: i32, source: i32, target: i32) -> void:
        if self.size[seat][source]:
            start = self.zone(source, seat)
            end = self.zone(target, seat)
            if target == DISCARD_PILE:
                self.turn_up_discard(seat, start)
            elif source == DISCARD_PILE:
                self.discard_top[seat] = 0
            for card in range(CARD_TYPES):
                end[card] += start[card]
                start[card] = 0
            self.size[seat][target] += self.size[seat][source]
            self.size[seat][source] = 0

    def decline(self) -> void:
        """EW-CARDS-01, EW-MEGA-29: whatever is due may be given up."""
        seat = self.agenda[self.depth][SEAT]
        self.pop()
        self.emit(DECLINED, seat)

    def note_taken(self, kind: i32) -> void:
        """Tell the list on top of the agenda which type or species one of its items took."""
        frame = self.agenda[self.depth]
        if frame[KIND] == GAINS:
            frame[TAKEN] |= 1 << kind

    def can_draw(self, seat: i32) -> bint:
        return self.size[seat][DECK] + self.size[seat][DISCARD_PILE] > 0

    # --- setup (EW-SETUP, EW-MEGASETUP, EW-TERRAIN) ------------------------------------------

    def set_up(self) -> None:
        """An empty table before the first decision; chance lays it out in the printed order."""
        self.check_blank()
        for card in range(5):
            self.supply[card] = self.game.pack.cards[FIRST_TRIBE + card].copies
        for species, animal in enumerate(self.game.pack.animals):
            self.animal_deck[species] = animal.copies
        for kind, terrain in enumerate(self.game.pack.terrains):
            self.tiles[kind] = terrain.copies
        for slot in range(4):
            self.board_at[slot] = EMPTY
            self.order[slot] = EMPTY
        for i in range(HEXES):
            self.terrain[i] = EMPTY
        for seat in range(self.players):
            for card in range(FIRST_TRIBE):
                copies = self.game.pack.cards[card].each
                self.deck[seat][card] = copies
                self.size[seat][DECK] += copies
            self.camps_home[seat] = 5
            self.villages_left[seat] = 3
            self.megaliths[seat] = 10
            self.tribe_home[seat] = 2
            self.honor_place[seat] = seat
        for token in range(5):
            self.rest_unseen[token] = self.rests
        self.push(ROUND, NATURE)
        self.push(SET_UP, NATURE)
        self.resume()

    def is_dealt(self, chief: i32, card: i32) -> bint:
        """Whether a seat has that chief card or that setup card; EMPTY where only the other is asked for."""
        for seat in range(self.players):
            if self.chief[seat] == chief + 1 and chief >= 0 or self.setup_card[seat] == card + 1 and card >= 0:
                return True
        return False

    def gain_setup_card(self, seat: i32) -> void:
        """EW-SETUP-21 to -28, -36, -37: its food and tools, its animals, and the opening hand."""
        pack: Tables = self.content
        card = self.setup_card[seat] - 1
        self.gain_food(seat, pack.setup_food[card])
        self.gain_tools(seat, pack.setup_tool[card])
        tribe = pack.setup_tribe[card]
        if self.supply[tribe]:
            self.supply[tribe] -= 1
            self.put_card(seat, FIRST_TRIBE + tribe, HAND)
        for species in range(SPECIES):
            animals = min(pack.setup_animal[card][species], self.animal_deck[species])
            self.animal_deck[species] -= animals
            self.unused[seat][species] += animals
        for starting in range(2):
            self.move_card(seat, starting, DECK, HAND)

    def place_setup_camp(self, seat: i32) -> void:
        """EW-SETUP-25."""
        pack: Tables = self.content
        for _ in range(min(pack.setup_camp[self.setup_card[seat] - 1], self.camps_home[seat])):
            self.place_camp(seat)

    # --- food, tools, points (EW-GOLD-13 to -19) -----------------------------------------------

    def capacity(self, seat: i32) -> i32:
        """EW-GOLD-13: 5, and 1 more for each camp that is off the player board."""
        return 10 - self.camps_home[seat]

    def gain_food(self, seat: i32, units: i32) -> void:
        """EW-GOLD-14: food above the capacity is lost."""
        kept = min(units, self.capacity(seat) - self.food[seat])
        if kept > 0:
            self.food[seat] += kept
            self.emit(FOOD_GAINED, seat, kept)

    def gain_tools(self, seat: i32, units: i32) -> void:
        """EW-GOLD-15."""
        kept = min(units, MOST_TOOLS - self.tools[seat])
        if kept > 0:
            self.tools[seat] += kept
            self.emit(TOOL_GAINED, seat, kept)

    def gain_points(self, seat: i32, points: i32) -> void:
        self.score[seat] = counted(self.score[seat] + points)
        if points:
            self.emit(POINTS_GAINED, seat, points)

    def gain_labor(self, seat: i32, halves: i32) -> void:
        self.labor += halves
        self.emit(LABOR_GAINED, seat, halves)

    # --- what may be used: `ready` by clause ---------------------------------------------------

    def next_ready(self, seat: i32, first: i32) -> i32:
        """The first clause from `first` on that the seat can use now; CLAUSES for none."""
        ready = self.ready
        end = self.end_of_ready()
        while first < end:
            if first & 7 == 0:
                # most of the table is empty: eight at a time
                if not (
                    ready[first] | ready[first + 1] | ready[first + 2] | ready[first + 3]
                    | ready[first + 4] | ready[first + 5] | ready[first + 6] | ready[first + 7]
                ):  # fmt: skip
                    first += 8
                    continue
            if ready[first] and self.usable(seat, first):
                return first
            first += 1
        return CLAUSES

    def clear_ready(self) -> void:
        for clause in range(self.end_of_ready()):
            self.ready[clause] = 0

    def end_of_ready(self) -> i32:
        """Above this number no clause is ready: those of culture cards and rest tokens come last."""
        pack: Tables = self.content
        return pack.usable if self.cultures or self.rest_held else pack.common

    # --- turns (EW-FLOW, EW-CULTURE, EW-FIGURE, EW-LABOR, EW-REST) -----------------------------

    def turns(self) -> i32:
        """EW-FLOW-06, EW-VAR-08: the turns of each seat this round."""
        return 2 if self.fewer_figures and self.round <= 2 else 3

    def start_turn(self, seat: i32) -> void:
        self.stage = CULTURE_STEP
        self.emit(TURN_STARTED, seat)
        if self.chief_from_step_1 and self.chief_at[seat] == 0:
            self.ready_side(seat, ANY_TIME)
        self.push(TURN, seat)

    def ready_side(self, seat: i32, trigger: i32) -> void:
        """EW-FIGURE-14, -15: the clauses of the chief card with this trigger may be used this turn."""
        pack: Tables = self.content
        side = 2 * (self.chief[seat] - 1) + self.side[seat] - 1
        for clause in range(pack.side_first[side], pack.side_last[side]):
            if pack.trigger[clause] == trigger:
                self.ready[clause] = 1

    def place_figure(self, seat: i32, kind: i32, place: i32) -> void:
        """EW-FIGURE-01 to -03, EW-REST-01: it ends the culture step."""
        pack: Tables = self.content
        trigger = place + 1  # the number of the column's trigger, and of the rest's
        if kind == CHIEF_FIGURE:
            self.chief_at[seat] = place + 1
            self.by_chief = 1
            if not self.chief_from_step_1:
                self.ready_side(seat, ANY_TIME)
            self.ready_side(seat, trigger)
        else:
            self.tribe_home[seat] -= 1
            self.tribe_at[seat][place] += 1
            if self.chief_from_step_1:
                self.unready_side(seat)
        self.column = place
        self.emit(FIGURE_PLACED, seat, kind, place)
        # EW-CULTURE-09, EW-CARDS-03: of culture cards only what is tied to this place works from now on
        if self.cultures:
            for card in range(FIRST_CULTURE, CARD_TYPES):
                if self.played[seat][card]:
                    for clause in range(pack.card_first[card], pack.card_last[card]):
                        self.ready[clause] = pack.trigger[clause] == trigger
        if place == RESTING:
            self.stage = REST
            for clause in range(pack.rest_first, pack.rest_last):
                self.ready[clause] = 1
            if self.rests and not self.rest_given:
                self.rest_given = 1
                self.push(PICK_TOKEN, seat)
        else:
            self.stage = TOP
            for clause in range(pack.top_first[place], pack.top_last[place]):
                self.ready[clause] = 1

    def unready_side(self, seat: i32) -> void:
        pack: Tables = self.content
        side = 2 * (self.chief[seat] - 1) + self.side[seat] - 1
        for clause in range(pack.side_first[side], pack.side_last[side]):
            self.ready[clause] = 0

    def go_down(self, seat: i32) -> void:
        """EW-FIGURE-04 to -11: from the top of the column to its middle, and on to its bottom."""
        pack: Tables = self.content
        column = self.column
        if self.stage == TOP:
            for clause in range(pack.top_first[column], pack.top_last[column]):
                self.ready[clause] = 0
            self.stage = MIDDLE
            self.ready[pack.middle[column]] = 1
            return
        self.ready[pack.middle[column]] = 0
        self.stage = BOTTOM
        if self.bottom_by[column] == 0:
            self.bottom_by[column] = 1 + 2 * seat + (1 - self.by_chief)
            for clause in range(pack.bottom_first[column], pack.bottom_last[column]):
                self.ready[clause] = 1

    def end_turn(self, seat: i32) -> void:
        """EW-FLOW-10, -15, EW-RESTMOD-07; then the eclipse pile in the last turn of the round (EW-PILE)."""
        self.move_all(seat, PLAYED, DISCARD_PILE)
        self.clear_ready()
        if self.rest_held:
            self.put_under(self.rest_held)
            self.rest_held = 0
        self.stage = 0
        self.column = 0
        self.by_chief = 0
        self.cultures = 0
        self.labor = 0
        self.types_taken = 0
        for card in range(FIRST_CULTURE):
            self.locked[card] = 0
        self.pop()
        if self.turns_done >= self.players * (self.turns() - 1):
            self.push(FORM_PILE, seat)
        else:
            self.finish_turn(seat)

    def finish_turn(self, seat: i32) -> void:
        self.turns_done += 1
        self.emit(TURN_ENDED, seat)

    def playable(self, seat: i32, card: i32) -> bint:
        """EW-LABOR-02, EW-INIT-04, -05: may this tribe card be played from hand now?"""
        if self.initiated_ability_only:
            return self.hand[seat][card] > 0
        return self.hand[seat][card] > self.locked[card]

    def play_tribe_card(self, seat: i32, card: i32) -> void:
        """EW-LABOR-04 to -09: its labor at once, its abilities as the player likes."""
        pack: Tables = self.content
        works = self.hand[seat][card] > self.locked[card]
        self.move_card(seat, card, HAND, PLAYED)
        self.emit(CARD_PLAYED, seat, card)
        halves: i32 = pack.labor[card] if works else 0
        for clause in range(pack.card_first[card], pack.card_last[card]):
            if pack.trigger[clause] != ANY_TIME and pack.trigger[clause] != self.column + 1:
                continue
            if not pack.labor_only[clause]:
                self.ready[clause] += 1
            elif works:
                halves += pack.number[pack.first[clause]][0]
        if halves:
            self.gain_labor(seat, halves)

    def play_culture_card(self, seat: i32, card: i32) -> void:
        """EW-CULTURE-01 to -05."""
        pack: Tables = self.content
        if self.culture_at_once and self.cultures:
            for clause in range(pack.common, pack.usable):
                self.ready[clause] = 0
        self.move_card(seat, card, HAND, PLAYED)
        self.emit(CARD_PLAYED, seat, card)
        for clause in range(pack.card_first[card], pack.card_last[card]):
            if pack.trigger[clause] == ANY_TIME:
                self.ready[clause] = 1
        self.cultures += 1
        if self.cultures > 1:
            self.push(DISCARD_CARD, seat, 1)

    def burn_food(self, seat: i32) -> void:
        """EW-LABOR-13 to -16: one food spent; a labor if the marker passes a symbol."""
        pack: Tables = self.content
        self.food[seat] -= 1
        gained = pack.food_labor[self.food[seat] + 1]
        self.emit(FOOD_BURNT, seat, 1, gained)
        if gained:
            self.gain_labor(seat, 2 * gained)

    # --- clauses: may they be used, and what they do (EW-CARDS, EW-ICON, EW-GOLD) ---------------

    def usable(self, seat: i32, clause: i32) -> bint:
        pack: Tables = self.content
        for alternative in range(pack.first[clause], pack.first[clause + 1]):
            if self.open_alternative(seat, alternative, pack.part[clause]):
                return True
        return False

    def open_alternative(self, seat: i32, alternative: i32, flags: i32) -> bint:
        """EW-CARDS-10: its cost can be paid, and something of it can be gained."""
        pack: Tables = self.content
        cost = pack.cost[alternative]
        if cost[0] > self.food[seat] or cost[1] > self.tools[seat] or cost[2] > self.labor:
            return False
        if cost[3] > self.size[seat][HAND]:
            return False
        for i in range(LIST_ITEMS):
            word = pack.word[alternative][i]
            if word == EMPTY:
                return False
            if self.possible(seat, word, flags, 0, pack.qualifier[alternative][i], cost[0] + cost[1] > 0):
                return True
        return False

    def possible(self, seat: i32, word: i32, flags: i32, taken: i32, qualifier: i32, paid: i32) -> bint:
        """Can anything be gained by an item now, be it a lower resource or the point that replaces it?

        `paid`: a cost frees room on the tracks before the gain comes.
        """
        if word == ITEM_FOOD or word == ITEM_FILL_FOOD:
            return paid or self.food[seat] < self.capacity(seat)
        if word == ITEM_TOOL:
            return paid or self.tools[seat] < MOST_TOOLS or self.food[seat] < self.capacity(seat)
        if word == ITEM_IDOL or word == ITEM_DRAW or word == ITEM_MEGALITH or word == ITEM_VP:
            return True
        if word == ITEM_LABOR:
            return self.phase == ACTION_PHASE
        if word == ITEM_CAMP:
            return self.camps_home[seat] > 0
        if word == ITEM_MOVE:
            return self.camps_home[seat] < 5
        if word == ITEM_VILLAGE:
            return self.first_village(seat, 0, flags) < JUNCTIONS
        if word == ITEM_BURY:
            return self.can_bury(seat)
        if word == ITEM_TRIBE_HAND or word == ITEM_TRIBE_DISCARD:
            return self.next_tribe_card(0, self.closed_types(word == ITEM_TRIBE_HAND, flags, taken, qualifier)) < 5
        if word == ITEM_CULTURE_HAND:
            return True
        if word == ITEM_ANIMAL_GROUND:
            if qualifier == SAME and taken == 0:
                return False
            return self.next_animal(0, taken if qualifier == SAME else ~taken if qualifier else -1) < SPECIES or (
                self.animals_shown() == 0 and self.animals_left() == 0
            )
        if word == ITEM_ANIMAL_DECK:
            return True
        if word == ITEM_REVEAL:
            if self.animals_shown() >= 6:
                return False
            if self.animals_left() == 0:
                return self.paid_reveal_vp if flags & BY_TOP else not self.no_reveal_vp
            return True
        if word == ITEM_USE_ANIMAL:
            return self.next_unused(seat, 0) < SPECIES
        if word == ITEM_STONE:
            return self.next_stone(seat, 0, flags) < STONES
        return False

    def begin(self, seat: i32, clause: i32) -> void:
        """Use a clause: its cost at once, then its gains one by one."""
        pack: Tables = self.content
        found: i32 = 0
        last: i32 = EMPTY
        for alternative in range(pack.first[clause], pack.first[clause + 1]):
            if self.open_alternative(seat, alternative, pack.part[clause]):
                found += 1
                last = alternative
        if found == 0:
            return
        self.emit(CLAUSE_USED, seat, clause)
        if found > 1:
            self.push(CHOOSE, seat, clause)
        else:
            self.pay(seat, last, pack.part[clause])

    def pay(self, seat: i32, alternative: i32, flags: i32) -> void:
        pack: Tables = self.content
        cost = pack.cost[alternative]
        self.food[seat] -= cost[0]
        self.tools[seat] -= cost[1]
        self.labor -= cost[2]
        if cost[0] or cost[1] or cost[2]:
            self.emit(PAID, seat, cost[0], cost[1], cost[2])
        mask: i32 = 0
        for i in range(LIST_ITEMS):
            if pack.word[alternative][i] != EMPTY:
                mask |= 1 << i
        self.push(GAINS, seat, alternative, mask, flags)
        if cost[3]:
            self.push(DISCARD_CARD, seat, cost[3])

    def bonus(self, seat: i32, clause: i32) -> void:
        """What a cell, a level, a slot or a hex gives; one that costs something may be refused."""
        if clause == EMPTY or not self.usable(seat, clause):
            return
        if self.is_free(clause):
            return self.begin(seat, clause)
        self.push(BONUS, seat, clause + 1)

    def is_free(self, clause: i32) -> bint:
        pack: Tables = self.content
        cost = pack.cost[pack.first[clause]]
        return cost[0] == 0 and cost[1] == 0 and cost[2] == 0 and cost[3] == 0

    def begin_item(self, seat: i32, word: i32, number: i32, qualifier: i32, flags: i32, taken: i32) -> void:
        """Push the frame in which an item is gained, or gain what needs no choice."""
        if word == ITEM_FOOD:
            self.gain_food(seat, number)
        elif word == ITEM_FILL_FOOD:
            self.gain_food(seat, self.capacity(seat) - self.food[seat])
        elif word == ITEM_VP:
            self.gain_points(seat, number)
        elif word == ITEM_LABOR:
            if self.phase == ACTION_PHASE:
                self.gain_labor(seat, number)
        elif word == ITEM_TOOL:
            self.push(GAIN, seat, number, RANK_TOOL)
        elif word == ITEM_IDOL:
            self.push(GAIN, seat, number, RANK_IDOL)
        elif word == ITEM_DRAW:
            self.push(GAIN, seat, number, RANK_DRAW)
        elif word == ITEM_MEGALITH:
            self.push(GAIN, seat, number, RANK_MEGALITH)
        elif word == ITEM_CAMP:
            self.push(GAIN_CAMP, seat, number, 0, flags)
        elif word == ITEM_MOVE:
            self.push(GAIN_MOVE, seat, number, 0, flags)
        elif word == ITEM_VILLAGE:
            self.push(GAIN_VILLAGE, seat, 1, 0, flags)
        elif word == ITEM_BURY:
            self.push(GAIN_BURIAL, seat, number, 0, flags)
        elif word == ITEM_TRIBE_HAND or word == ITEM_TRIBE_DISCARD:
            self.push(GAIN_TRIBE, seat, 1, qualifier, flags, taken, 1 if word == ITEM_TRIBE_DISCARD else 0)
        elif word == ITEM_CULTURE_HAND:
            self.push(GAIN_CULTURE, seat, 1, 0, flags)
        elif word == ITEM_ANIMAL_GROUND:
            self.push(GAIN_ANIMAL, seat, 1, qualifier, flags, taken)
        elif word == ITEM_ANIMAL_DECK:
            self.push(GAIN_TOP_ANIMAL, seat, 1)
        elif word == ITEM_REVEAL:
            self.push(GAIN_REVEAL, seat, number, 0, flags)
        elif word == ITEM_USE_ANIMAL:
            self.push(GAIN_USE, seat, 1)
        elif word == ITEM_STONE:
            self.push(GAIN_STONE, seat, 1, 0, flags)

    # --- tribe cards, culture cards, burying (EW-INIT, EW-DEV) -----------------------------------

    def closed_types(self, to_hand: i32, flags: i32, taken: i32, qualifier: i32) -> i32:
        """EW-INIT-02, -07, -11, EW-ICON-30, -31: types that may not be taken, one bit each."""
        closed: i32 = 0
        if qualifier == OTHER:
            closed = taken
        elif qualifier == SAME:
            closed = ~taken & 31
        if to_hand and (flags & BY_TOP or self.initiated_whole_step and self.stage > CULTURE_STEP):
            closed |= self.types_taken
        return closed

    def next_tribe_card(self, first: i32, closed: i32) -> i32:
        """The first type from `first` on that can be taken; 5 for none.

        EW-INIT-19, -20: an empty deck can be chosen too, for a point; with empty_tribe_vp=all_decks
        only when all five are empty.
        """
        bare: i32 = 0
        if self.empty_all_decks:
            bare = 1
            for card in range(5):
                if self.supply[card]:
                    bare = 0
        for card in range(first, 5):
            if not closed >> card & 1 and (self.supply[card] or bare or not self.empty_all_decks):
                return card
        return 5

    def take_tribe_card(self, seat: i32, card: i32, to_discard: i32, flags: i32) -> void:
        """EW-INIT-01 to -11, EW-ICON-09, -10."""
        bound = not to_discard and (flags & BY_TOP or self.initiated_whole_step and self.stage > CULTURE_STEP)
        if bound:
            self.types_taken |= 1 << card
        if self.supply[card] == 0:
            self.emit(TRIBE_TAKEN, seat, EMPTY)
            return self.gain_points(seat, 1)
        self.supply[card] -= 1
        self.put_card(seat, FIRST_TRIBE + card, DISCARD_PILE if to_discard else HAND)
        if bound:
            self.locked[FIRST_TRIBE + card] += 1
        self.emit(TRIBE_TAKEN, seat, FIRST_TRIBE + card, DISCARD_PILE if to_discard else HAND)

    def burial_zones(self) -> i32:
        """EW-INIT-10, -13, EW-ECL-31: hand, discard pile, and above the board: played cards or the revealed pile."""
        if self.phase == ECLIPSE_PHASE:
            return 3 if self.no_bury_from_pile else 11
        return 7

    def can_bury(self, seat: i32) -> bint:
        zones = self.burial_zones()
        for zone in range(4):
            if zones >> zone & 1 and self.size[seat][zone]:
                return True
        return False

    def bury(self, seat: i32, card: i32, zone: i32) -> void:
        """EW-INIT-10 to -17: what it gave stays, abilities not used are lost."""
        pack: Tables = self.content
        self.move_card(seat, card, zone, BURIED)
        self.emit(CARD_BURIED, seat, card, zone)
        if zone == PLAYED or zone == PILE:
            left = self.zone(zone, seat)[card]
            for clause in range(pack.card_first[card], pack.card_last[card]):
                if self.ready[clause] > left:
                    self.ready[clause] = left

    # --- sacred stones (EW-DEV-06 to -16, EW-STONE) ----------------------------------------------

    def free_slot(self, seat: i32) -> i32:
        """EW-DEV-09, -12: the leftmost free stone slot; 3 for none."""
        for slot in range(3):
            if self.stones[seat][slot] == 0:
                return slot
        return 3

    def pays_slot(self, flags: i32) -> bint:
        """EW-ICON-26: a symbol asks for the slot's cost as the column does, unless the table says otherwise."""
        return flags & BY_MIDDLE > 0 or not self.stone_symbol_free

    def next_stone(self, seat: i32, first: i32, flags: i32) -> i32:
        """EW-DEV-06 to -12: the first stone from `first` on that the seat may take; STONES for none."""
        pack: Tables = self.content
        slot = self.free_slot(seat)
        if slot == 3:
            return STONES
        if self.pays_slot(flags):
            if pack.slot_food[slot] > self.food[seat] or pack.slot_tool[slot] > self.tools[seat]:
                return STONES
        for stone in range(first, STONES):
            if self.stone[stone] == OPEN and (pack.stone_era[stone] == 1 or self.round >= 3):
                return stone
        return STONES

    def take_stone(self, seat: i32, stone: i32, flags: i32) -> void:
        """EW-DEV-09 to -14."""
        pack: Tables = self.content
        slot = self.free_slot(seat)
        if self.pays_slot(flags):
            self.food[seat] -= pack.slot_food[slot]
            self.tools[seat] -= pack.slot_tool[slot]
            self.emit(PAID, seat, pack.slot_food[slot], pack.slot_tool[slot])
        self.stone[stone] = 2 + seat
        self.stones[seat][slot] = stone + 1
        self.emit(STONE_TAKEN, seat, stone, slot)
        self.bonus(seat, pack.slot_reward[slot])

    def stone_count(self, seat: i32, stone: i32) -> i32:
        """EW-STONE-02 to -13: how many of what the stone counts the seat has now."""
        pack: Tables = self.content
        family = pack.stone_family[stone]
        wanted = pack.stone_terrain[stone]
        count: i32 = 0
        if family == VILLAGE_STONE:
            for junction in range(JUNCTIONS):
                if self.villages[junction] == seat + 1:
                    for i in range(3):
                        if wanted[self.terrain[pack.junction[junction][i]]]:
                            count += 1
                            break
        elif family == CAMP_STONE:
            for kind in range(TERRAINS):
                if wanted[kind]:
                    for place in range(HEXES):
                        if self.camps[seat][place] and self.terrain[place] == kind:
                            count += 1
                            break
        elif family == GROUND_STONE:
            for site in range(GROUND_CELLS):
                if self.site[site] == 2 + seat:
                    count += 1
        elif family == BOARD_STONE:
            for slot in range(4):
                for site in range(8 * slot, 8 * slot + 8):
                    if self.site[site] == 2 + seat:
                        count += 1
                        break
        elif family == BURIAL_STONE:
            count = self.size[seat][BURIED]
        elif family == TOP_STONE:
            for site in range(GROUND_CELLS, pack.sites):
                if self.site[site] == 2 + seat:
                    count += 1
        elif family == IDOL_STONE:
            count = self.idol[seat][OFFERING] + self.idol[seat][HONOR]
        elif family == SPECIES_STONE:
            for species in range(SPECIES):
                if self.used[seat][species] and not (pack.wild[species] and self.no_used_argentavis):
                    count += 1
        else:
            for species in range(SPECIES):
                if pack.stone_species[stone][species]:
                    count += self.used[seat][species]
        return count

    def stone_worth(self, seat: i32, stone: i32) -> i32:
        pack: Tables = self.content
        count = self.stone_count(seat, stone)
        if pack.stone_points[stone]:
            return count // pack.stone_per[stone] * pack.stone_points[stone]
        return pack.stone_steps[stone][min(count, 31)]

    def score_stone(self, seat: i32, slot: i32) -> void:
        stone = self.stones[seat][slot] - 1
        points = self.stone_worth(seat, stone)
        self.emit(STONE_SCORED, seat, stone, points)
        self.gain_points(seat, points)

    # --- camps and villages (EW-MIG, EW-GLAC) ----------------------------------------------------

    def place_camp(self, seat: i32) -> void:
        """EW-MIG-01, -10: the leftmost camp goes to the start tile."""
        self.camps_home[seat] -= 1
        self.camps[seat][START_HEX] += 1
        self.emit(CAMP_PLACED, seat, START_HEX)

    def move_camp(self, seat: i32, start: i32, end: i32) -> void:
        """EW-MIG-03 to -08, EW-GLAC-03, -04."""
        self.camps[seat][start] -= 1
        self.camps[seat][end] += 1
        self.emit(CAMP_MOVED, seat, start, end)
        if self.token[end] == FACE_DOWN:
            self.push(DEAL_TOKEN, NATURE, end)

    def first_village(self, seat: i32, first: i32, flags: i32) -> i32:
        """EW-MIG-12 to -14, -20, EW-ICON-05: the first junction from `first` on to build at; JUNCTIONS for none."""
        pack: Tables = self.content
        if self.villages_left[seat] == 0 or self.camps_home[seat] > 2:
            return JUNCTIONS
        if self.village_food and not flags & BY_MIDDLE and self.food[seat] < VILLAGE_FOOD:
            return JUNCTIONS
        for junction in range(first, JUNCTIONS):
            if pack.village_site[junction] and self.villages[junction] == 0:
                corner = pack.junction[junction]
                camps = self.camps[seat]
                if camps[corner[0]] and camps[corner[1]] and camps[corner[2]]:
                    return junction
        return JUNCTIONS

    def build_village(self, seat: i32, junction: i32, flags: i32) -> void:
        """EW-MIG-15 to -17, EW-GLAC-05 to -07."""
        pack: Tables = self.content
        if self.village_food and not flags & BY_MIDDLE:
            self.food[seat] -= VILLAGE_FOOD
            self.emit(PAID, seat, VILLAGE_FOOD)
        corner = pack.junction[junction]
        for i in range(3):
            self.camps[seat][corner[i]] -= 1
        self.camps_home[seat] += 3
        self.villages_left[seat] -= 1
        self.villages[junction] = seat + 1
        self.food[seat] = min(self.food[seat], self.capacity(seat))
        self.emit(VILLAGE_BUILT, seat, junction)
        first: i32 = 0
        second: i32 = 0
        third: i32 = 0
        for i in range(3):
            token = self.token[corner[i]]
            if token > FACE_DOWN:
                third = second
                second = first
                first = pack.glacier_bonus[token - 2] + 1
        if first:
            self.push(BONUS, seat, first, second, third)

    def influence(self, seat: i32, place: i32) -> i32:
        """EW-ECL-20: a camp counts 1 on its hex, a village 2 on each hex it touches."""
        pack: Tables = self.content
        total: i32 = self.camps[seat][place]
        if self.villages_left[seat] < 3:
            for junction in range(JUNCTIONS):
                if self.villages[junction] == seat + 1:
                    corner = pack.junction[junction]
                    if corner[0] == place or corner[1] == place or corner[2] == place:
                        total += 2
        return total

    def leads(self, seat: i32, place: i32) -> bint:
        """EW-ECL-17 to -19."""
        own = self.influence(seat, place)
        if own == 0:
            return False
        for other in range(self.players):
            if other != seat and self.influence(other, place) > own:
                return False
        return True

    # --- animals (EW-HUNT) -----------------------------------------------------------------------

    def animals_shown(self) -> i32:
        total: i32 = 0
        for species in range(SPECIES):
            total += self.ground[species]
        return total

    def animals_left(self) -> i32:
        total: i32 = 0
        for species in range(SPECIES):
            total += self.animal_deck[species]
        return total

    def next_animal(self, first: i32, wanted: i32) -> i32:
        """The first species from `first` on that lies in the hunting ground and is wanted (one bit each)."""
        for species in range(first, SPECIES):
            if self.ground[species] and wanted >> species & 1:
                return species
        return SPECIES

    def next_unused(self, seat: i32, first: i32) -> i32:
        for species in range(first, SPECIES):
            if self.unused[seat][species]:
                return species
        return SPECIES

    # --- megaliths (EW-MEGA) ---------------------------------------------------------------------

    def fits(self, seat: i32, site: i32) -> bint:
        """EW-MEGA-02 to -11, -17 to -20: may the leftmost megalith of the seat go there?"""
        pack: Tables = self.content
        if self.site[site]:
            return False
        grey = self.megaliths[seat] > 8
        if site >= GROUND_CELLS:
            if grey:
                return False
            below = pack.support[site]
            for i in range(4):
                if self.site[below[i]] == 0:
                    return False
            return True
        if pack.start_cell[self.board_at[site // 8]][site % 8]:
            return grey
        if grey and self.grey_anywhere:
            return True
        for i in range(4):
            other = pack.next_cell[site][i]
            if other != EMPTY and self.site[other]:
                return True
        return False

    def arrow_fits(self, seat: i32, start: i32, k: i32) -> i32:
        """EW-MEGA-24, -25: the free cell that the k-th arrow of a starting cell points to, plus one; 0 for none."""
        pack: Tables = self.content
        slot = start // 8
        site = 8 * slot + pack.arrow[self.board_at[slot]][2 * (start % 8) + k]
        return 0 if self.site[site] else site + 1

    def place_megalith(self, seat: i32, site: i32) -> void:
        """EW-MEGA-12 to -16, -24 to -27."""
        pack: Tables = self.content
        self.site[site] = GREY if self.megaliths[seat] > 8 else 2 + seat
        self.megaliths[seat] -= 1
        self.emit(MEGALITH_PLACED, seat, site, self.site[site])
        if site >= GROUND_CELLS:
            below = pack.support[site]
            own: i32 = 0
            for i in range(4):
                owner = self.site[below[i]] - 2
                own += 2 if owner == seat else 1
                if owner >= 0 and owner != seat:
                    self.gain_points(owner, 1)
            return self.gain_points(seat, own)
        laid = self.board_at[site // 8]
        if not pack.start_cell[laid][site % 8]:
            return self.bonus(seat, pack.cell_bonus[laid][site % 8])
        if pack.arrow[laid][2 * (site % 8)] != EMPTY:
            if self.arrow_fits(seat, site, 0) or self.arrow_fits(seat, site, 1):
                self.push(GAIN, seat, 1, RANK_MEGALITH, site + 1)

    # --- idols (EW-IDOL) -------------------------------------------------------------------------

    def move_idol(self, seat: i32, track: i32) -> void:
        """EW-IDOL-01 to -09, -14."""
        pack: Tables = self.content
        level = self.idol[seat][track]
        if track == OFFERING:
            if level == TOP_LEVEL:
                return self.gain_points(seat, 1)
            self.idol[seat][track] = level + 1
            self.emit(IDOL_MOVED, seat, track, level + 1)
            return self.bonus(seat, pack.offering_bonus[level + 1])
        place: i32 = 0
        for other in range(self.players):
            if other != seat:
                if self.idol[other][HONOR] == level and self.honor_place[other] > self.honor_place[seat]:
                    self.honor_place[other] -= 1
                elif self.idol[other][HONOR] == level + 1:
                    place += 1
        self.honor_place[seat] = place
        self.idol[seat][track] = level + 1
        self.emit(IDOL_MOVED, seat, track, level + 1)
        self.gain_points(seat, pack.honor_vp[level + 1])

    # --- rest tokens (EW-RESTMOD) ----------------------------------------------------------------

    def put_under(self, token: i32) -> void:
        """`token` is a number plus one, as all fields of tokens hold it."""
        for i in range(5):
            if self.rest_under[i] == 0:
                self.rest_under[i] = token
                return

    def tokens_unseen(self) -> i32:
        total: i32 = 0
        for token in range(5):
            total += self.rest_unseen[token]
        return total

    def next_token(self) -> i32:
        """The next token that was put under the stack before; number plus one."""
        token = self.rest_under[0]
        for i in range(4):
            self.rest_under[i] = self.rest_under[i + 1]
        self.rest_under[4] = 0
        return token

    def hold_token(self, seat: i32, token: i32) -> void:
        """EW-RESTMOD-04 to -06."""
        pack: Tables = self.content
        self.rest_held = token
        self.emit(TOKEN_TAKEN, seat, token - 1)
        for clause in range(pack.token_first[token - 1], pack.token_last[token - 1]):
            self.ready[clause] = 1

    # --- the eclipse phase (EW-ECL) --------------------------------------------------------------

    def reveal_piles(self) -> void:
        """EW-ECL-02 to -11: labor of all piles, culture cards back to hand, and the new order."""
        pack: Tables = self.content
        self.phase = ECLIPSE_PHASE
        strength = declare(i32[4])
        for seat in range(self.players):
            halves: i32 = 3 * self.tribe_at[seat][RESTING]
            if self.chief_at[seat] == RESTING + 1:
                halves += 3
            for card in range(CARD_TYPES):
                copies: i32 = self.pile[seat][card]
                if copies:
                    for _ in range(copies):
                        self.emit(PILE_REVEALED, seat, card)
                        if card >= FIRST_CULTURE:
                            self.move_card(seat, card, PILE, HAND)
                        else:
                            halves += pack.pile_labor[card]
            strength[seat] = halves
            self.emit(LABOR_COUNTED, seat, halves)
        # ties go to who acted later, so the old order is read from its end
        places = declare(i32[4])
        for i in range(self.players):
            seat = self.order[self.players - 1 - i]
            place: i32 = i
            while place > 0 and strength[places[place - 1]] < strength[seat]:
                places[place] = places[place - 1]
                place -= 1
            places[place] = seat
        for i in range(self.players):
            self.order[i] = places[i]
            self.emit(ORDER_SET, places[i], i)

    def place_in_order(self, seat: i32) -> i32:
        for i in range(self.players):
            if self.order[i] == seat:
                return i
        return 0

    def ready_pile(self, seat: i32) -> void:
        """EW-ECL-16, EW-CARDS-08: the eclipse abilities of the pile, but for those that only counted labor."""
        pack: Tables = self.content
        for card in range(FIRST_CULTURE):
            if self.pile[seat][card]:
                for clause in range(pack.card_first[card], pack.card_last[card]):
                    if pack.trigger[clause] == IN_ECLIPSE and not pack.labor_only[clause]:
                        self.ready[clause] = self.pile[seat][card]

    def find_hexes(self, seat: i32) -> void:
        """EW-ECL-17 to -23: which hexes pay the seat now; points come at once, the rest in the order it likes."""
        pack: Tables = self.content
        frame = self.agenda[self.depth]
        for place in range(HEXES):
            clause = pack.benefit[self.terrain[place]]
            if clause == EMPTY or not self.leads(seat, place):
                continue
            self.emit(HEX_HELD, seat, place)
            if pack.word[pack.first[clause]][0] == ITEM_VP and self.is_simple(clause):
                self.gain_points(seat, pack.number[pack.first[clause]][0])
            elif place < 10:
                frame[HEXES_LOW] |= 1 << place
            else:
                frame[HEXES_HIGH] |= 1 << (place - 10)

    def is_simple(self, clause: i32) -> bint:
        """A clause with one alternative, one item and no cost."""
        pack: Tables = self.content
        first = pack.first[clause]
        return pack.first[clause + 1] == first + 1 and pack.word[first][1] == EMPTY and self.is_free(clause)

    def find_benefits(self, seat: i32) -> i32:
        """EW-ECL-24 to -27: empty megalith slots, stones, and cards for villages; one bit each."""
        pack: Tables = self.content
        due: i32 = 0
        for slot in range(5):
            if self.megaliths[seat] <= 8 - 2 * slot and pack.megalith_benefit[slot] != EMPTY:
                due |= 1 << slot
        for slot in range(3):
            if self.stones[seat][slot]:
                due |= STONE_DUE << slot
        if self.villages_left[seat] < 3:
            due |= VILLAGES_DUE
        return due

    # --- preparation (EW-PREP) -------------------------------------------------------------------

    def prepare(self) -> void:
        """EW-PREP-02 to -11; the frames are pushed last thing first."""
        self.phase = PREPARATION_PHASE
        if self.rests:
            self.push(DEAL_REST, NATURE, 1)
        for i in range(self.players - 1, -1, -1):
            self.push(DEAL_CARD, NATURE, 5, self.order[i] + 1)
        open_cards: i32 = 0
        for card in range(40):
            if self.culture[card] == OPEN:
                if self.round == 2:
                    self.culture[card] = GONE
                else:
                    open_cards += 1
        if self.round == 2:
            self.emit(ERA_CHANGED, NATURE)
        if open_cards < 8:
            self.push(DEAL_CULTURE, NATURE, 8 - open_cards, 0, 0 if self.round == 1 else 1)
        shown = self.animals_shown()
        if shown < self.players + 1:
            self.push(DEAL_ANIMAL, NATURE, self.players + 1 - shown, 0, TO_GROUND)
        for seat in range(self.players):
            self.chief_at[seat] = 0
            self.tribe_home[seat] = 2
            for place in range(5):
                self.tribe_at[seat][place] = 0
        for column in range(4):
            self.bottom_by[column] = 0
        self.rest_given = 0

    # --- the end (EW-SCORE) ----------------------------------------------------------------------

    def finish(self) -> void:
        for seat in range(self.players):
            self.score[seat] = counted(self.score[seat] + self.final_points(seat))
        while self.depth >= 0:
            self.pop()
        self.over = 1
        self.emit(GAME_OVER, NATURE)

    def final_points(self, seat: i32) -> i32:
        """EW-SCORE-01: what final scoring would add now."""
        return (
            self.points_for_offering(seat)
            + self.points_for_honor(seat)
            + self.points_for_cards(seat)
            + self.points_for_animals(seat)
        )

    def points_for_offering(self, seat: i32) -> i32:
        """EW-SCORE-03, -04."""
        pack: Tables = self.content
        level = self.idol[seat][OFFERING]
        if level == 0:
            return 0
        return (self.food[seat] + self.tools[seat]) // pack.offering_ratio[level]

    def honor_rank(self, seat: i32) -> i32:
        """EW-SCORE-05 to -08: 0 for the highest idol; EMPTY for one that never moved."""
        if self.idol[seat][HONOR] == 0:
            return 3
        rank: i32 = 0
        for other in range(self.players):
            above = self.idol[other][HONOR] - self.idol[seat][HONOR]
            if above > 0 or above == 0 and self.honor_place[other] < self.honor_place[seat]:
                rank += 1
        return rank

    def points_for_honor(self, seat: i32) -> i32:
        """EW-SCORE-05 to -11."""
        pack: Tables = self.content
        if self.idol[seat][HONOR] == 0:
            return 0
        return pack.burial[min(self.honor_rank(seat), 2)][min(self.size[seat][BURIED], 31)]

    def points_for_cards(self, seat: i32) -> i32:
        """EW-SCORE-12, -13: wherever they are."""
        pack: Tables = self.content
        points: i32 = 0
        for card in range(CARD_TYPES):
            copies = (
                self.hand[seat][card]
                + self.deck[seat][card]
                + self.discards[seat][card]
                + self.played[seat][card]
                + self.pile[seat][card]
                + self.buried[seat][card]
            )
            points += copies * pack.card_vp[card]
        return points

    def points_for_animals(self, seat: i32) -> i32:
        """EW-SCORE-14 to -22: the best way to add wild cards to the sets of the unused animals."""
        pack: Tables = self.content
        wilds: i32 = 0
        for species in range(SPECIES):
            if pack.wild[species]:
                wilds += self.unused[seat][species]
        wilds = min(wilds, 7)
        best = declare(i32[8])  # best[n]: the most points with n wild cards in the sets seen so far
        for i in range(8):
            best[i] = 0
        for species in range(SPECIES):
            own: i32 = self.unused[seat][species]
            if own == 0 or pack.wild[species]:
                continue
            for given in range(wilds, -1, -1):
                most: i32 = 0
                for added in range(given + 1):
                    cards = min(own + added, pack.set_max[species])
                    most = max(most, best[given - added] + pack.set_vp[species][cards])
                best[given] = most
        return best[wilds]

    # --- questions from outside ------------------------------------------------------------------

    def redraw(self, seat: i32, source: Source) -> State:
        """A copy in which every card and chief side that a seat (CHANCE: a spectator) cannot see is drawn anew."""
        other: EndlessWinter = self.copied()
        if not self.over:
            for owner in range(self.players):
                if owner != seat:
                    other.deal_hidden(owner, source)
        return other

    def deal_hidden(self, seat: i32, source: Source) -> void:
        """EW-HIDDEN-01, -02, -05, -08: the cards of hand, deck, pile and burial ground change places.

        The pile is open in the eclipse phase; cards taken by the top of Initiate stay in hand, for
        everybody saw them go there, and so does the open card of a discard pile.
        """
        if self.side[seat] and not self.sides_open and not self.side_in_order:
            self.side[seat] = 1 + source.draw(2)
        zones: i32 = 1 << HAND | 1 << DECK | 1 << BURIED
        if self.phase != ECLIPSE_PHASE:
            zones |= 1 << PILE
        if self.discard_top_only:
            zones |= 1 << DISCARD_PILE
        pool = declare(i32[48])
        missing = declare(i32[6])
        for card in range(CARD_TYPES):
            pool[card] = 0
        total: i32 = 0
        for zone in range(6):
            missing[zone] = self.size[seat][zone] if zones >> zone & 1 else 0
            total += missing[zone]
            if missing[zone]:
                row = self.zone(zone, seat)
                for card in range(CARD_TYPES):
                    pool[card] += row[card]
                    row[card] = 0
        if self.depth >= 0 and self.stage and self.turn_owner() == seat:
            for card in range(FIRST_CULTURE):
                known = self.locked[card]
                self.hand[seat][card] = known
                pool[card] -= known
                missing[HAND] -= known
                total -= known
        if missing[DISCARD_PILE] and self.discard_top[seat]:
            on_top = self.discard_top[seat] - 1
            self.discards[seat][on_top] = 1
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
                row = self.zone(zone, seat)
                for _ in range(missing[zone]):
                    number: i64 = source.draw(total)
                    total -= 1
                    for i in range(found):
                        number -= pool[kinds[i]]
                        if number < 0:
                            pool[kinds[i]] -= 1
                            row[kinds[i]] += 1
                            break
        for i in range(self.depth + 1):
            if self.agenda[i][KIND] == FORM_PILE and self.agenda[i][SEAT] == seat:
                self.agenda[i][LAST] = 0
                for card in range(CARD_TYPES):
                    if self.pile[seat][card]:
                        self.agenda[i][LAST] = card

    def turn_owner(self) -> i32:
        """The seat whose turn is on the agenda; EMPTY for none."""
        for i in range(self.depth + 1):
            if self.agenda[i][KIND] == TURN:
                return self.agenda[i][SEAT]
        return EMPTY

    def scores(self) -> list[int]:
        """The points of each seat: so far during the game, final after it."""
        return [self.score[seat] for seat in range(self.players)]

    def tie_breaks(self) -> list[int]:
        """EW-SCORE-02: higher on the turn order track is better."""
        return [self.players - self.place_in_order(seat) for seat in range(self.players)]


# --- setup (EW-SETUP-38: the printed order) -------------------------------------------------------


class SetUp(Decision):
    """One part of the setup after another; the frames that a part pushes come before the next part."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = stage + 1
        drafted: i32 = table.setup_draft or table.chief_draft
        if stage == 0:
            self.lay_out_stones_and_culture(table)
        elif stage == 1:
            if not table.chief_draft:
                self.push_for_all(table, DEAL_CHIEF)
        elif stage == 2:
            if not table.chief_draft and not table.side_in_order:
                self.push_for_all(table, CHOOSE_SIDE)
        elif stage == 3:
            if not drafted:
                self.push_for_all(table, DEAL_SETUP)
        elif stage == 4:
            if not drafted:
                self.give_setup_cards(table)
        elif stage == 5:
            if not table.ground_last:
                table.push(DEAL_ANIMAL, NATURE, table.players + 1, 0, TO_GROUND, drafted)
        elif stage == 6:
            table.push(DEAL_AID, NATURE)
        elif stage == 7:
            self.give_order_bonuses(table)
            for slot in range(3, -1, -1):
                table.push(DEAL_BOARD, NATURE, slot)
        elif stage == 8:
            self.choose_tiles(table)
        elif stage == 9:
            for seat in range(table.players):
                table.place_camp(seat)
                if not drafted:
                    table.place_setup_camp(seat)
            self.lay_tokens(table)
        elif stage == 10:
            if table.chief_draft:
                table.push(DEAL_CHIEF, NATURE, 0, 0, table.players + 1)
        elif stage == 11:
            if table.chief_draft:
                for i in range(table.players - 1, -1, -1):
                    table.push(PICK_CHIEF, table.order[i])
        elif stage == 12:
            if table.side_in_order:
                for i in range(table.players - 1, -1, -1):
                    table.push(CHOOSE_SIDE, table.order[i])
            elif table.chief_draft:
                self.push_for_all(table, CHOOSE_SIDE)
        elif stage == 13:
            if drafted:
                table.push(DEAL_SETUP, NATURE, 0, 0, table.players + 1)
        elif stage == 14:
            if drafted:
                for i in range(table.players):
                    table.push(PICK_SETUP, table.order[i])
        elif stage == 15:
            if drafted:
                self.give_setup_cards(table)
                for seat in range(table.players):
                    table.place_setup_camp(seat)
            if table.ground_last:
                table.push(DEAL_ANIMAL, NATURE, table.players + 1, 0, TO_GROUND)
        else:
            table.pop()
        return True

    def push_for_all(self, table: EndlessWinter, kind: i32) -> void:
        """A frame for each seat, A first; chance decides about chiefs and setup cards."""
        for seat in range(table.players - 1, -1, -1):
            if kind == CHOOSE_SIDE:
                table.push(kind, seat)
            else:
                table.push(kind, NATURE, 0, seat + 1)

    def lay_out_stones_and_culture(self, table: EndlessWinter) -> void:
        """EW-SETUP-03 to -10."""
        pack: Tables = table.content
        table.push(DEAL_CULTURE, NATURE, 8, 0, 0)
        table.push(DEAL_STONE, NATURE, pack.stones_shown, 0, 2)
        table.push(DEAL_STONE, NATURE, pack.stones_shown, 0, 1)

    def give_setup_cards(self, table: EndlessWinter) -> void:
        """EW-SETUP-21 to -28."""
        for seat in range(table.players - 1, -1, -1):
            table.push(DEAL_CARD, NATURE, 2, seat + 1)
        for seat in range(table.players):
            table.gain_setup_card(seat)

    def give_order_bonuses(self, table: EndlessWinter) -> void:
        """EW-SETUP-35."""
        pack: Tables = table.content
        for i in range(table.players):
            seat = table.order[i]
            table.gain_food(seat, pack.order_food[i])
            table.gain_tools(seat, pack.order_tool[i])

    def choose_tiles(self, table: EndlessWinter) -> void:
        """EW-TERRAIN-01 to -06: one tile of each land type, glaciers, and random land tiles."""
        pack: Tables = table.content
        table.terrain[START_HEX] = START_TILE
        table.tiles[START_TILE] -= 1
        for kind in range(FIRST_LAND, TERRAINS):
            tiles = pack.glaciers if kind == GLACIER else 1
            table.tiles[kind] -= tiles
            table.chosen[kind] = tiles
        table.push(DEAL_TILE, NATURE, 0)
        table.push(DEAL_LAND, NATURE, pack.lands)

    def lay_tokens(self, table: EndlessWinter) -> void:
        """EW-GLAC-01, EW-RESTMOD-02."""
        if table.glacier_tokens:
            for place in range(HEXES):
                if table.terrain[place] == GLACIER:
                    table.token[place] = FACE_DOWN
        if table.rests:
            table.push(DEAL_REST, NATURE, 1)


class DealStone(Lot):
    """EW-SETUP-03 to -06: a stone of the era in PLACE is laid out."""

    def options(self, table: EndlessWinter) -> void:
        pack: Tables = table.content
        era = table.agenda[table.depth][PLACE]
        for stone in range(STONES):
            if table.stone[stone] == IN_DECK and pack.stone_era[stone] == era:
                table.offer(LAY_STONE + stone)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.count_down(COUNT)
        table.stone[option - LAY_STONE] = OPEN
        table.emit(STONE_DEALT, NATURE, option - LAY_STONE)


class DealCulture(Lot):
    """EW-SETUP-10, EW-PREP-07 to -10: the next open culture card, of Era I or II (PLACE 0 or 1)."""

    def settle(self, table: EndlessWinter) -> bint:
        first = 20 * table.agenda[table.depth][PLACE]
        for card in range(first, first + 20):
            if table.culture[card] == IN_DECK:
                return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        first = 20 * table.agenda[table.depth][PLACE]
        for card in range(first, first + 20):
            if table.culture[card] == IN_DECK:
                table.offer(OPEN_CULTURE + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.count_down(COUNT)
        table.culture[option - OPEN_CULTURE] = OPEN
        table.emit(CULTURE_DEALT, NATURE, FIRST_CULTURE + option - OPEN_CULTURE)


class DealChief(Lot):
    """EW-SETUP-11: a random chief for a seat; EW-VAR-04: or one of PLACE chiefs shown for the draft."""

    def options(self, table: EndlessWinter) -> void:
        for chief in range(CHIEFS):
            if not table.shown_chiefs[chief] and not table.is_dealt(chief, EMPTY):
                table.offer(DRAW_CHIEF + chief)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        chief = option - DRAW_CHIEF
        owner = frame[OWNER] - 1
        table.emit(CHIEF_DEALT, owner, chief)
        if owner >= 0:
            table.chief[owner] = chief + 1
            table.pop()
            return
        table.shown_chiefs[chief] = 1
        frame[PLACE] -= 1
        if frame[PLACE] == 0:
            table.pop()


class DealSetup(Lot):
    """EW-SETUP-20: a random setup card for a seat; EW-VAR-01: or one of PLACE cards shown for the draft."""

    def options(self, table: EndlessWinter) -> void:
        for card in range(SETUP_CARDS):
            if not table.shown_setups[card] and not table.is_dealt(EMPTY, card):
                table.offer(DRAW_SETUP + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        card = option - DRAW_SETUP
        owner = frame[OWNER] - 1
        table.emit(SETUP_DEALT, owner, card)
        if owner >= 0:
            table.setup_card[owner] = card + 1
            table.pop()
            return
        table.shown_setups[card] = 1
        frame[PLACE] -= 1
        if frame[PLACE] == 0:
            table.pop()


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


class DealAnimal(Chance):
    """EW-HUNT-19: COUNT animals from the deck, to the hunting ground or to a seat."""

    def settle(self, table: EndlessWinter) -> bint:
        """EW-PREP-06: with an empty deck as many as there were."""
        if table.agenda[table.depth][COUNT]:
            for species in range(SPECIES):
                if self.copies(table, species):
                    return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        for species in range(SPECIES):
            if self.copies(table, species):
                table.offer(DRAW_ANIMAL + species)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return self.copies(table, option - DRAW_ANIMAL)

    def copies(self, table: EndlessWinter, species: i32) -> i32:
        """EW-SETUP-24: how many cards of a species can be dealt."""
        pack: Tables = table.content
        if table.agenda[table.depth][ASIDE]:
            return table.animal_deck[species] - pack.setup_animals[species]
        return table.animal_deck[species]

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        species = option - DRAW_ANIMAL
        table.animal_deck[species] -= 1
        frame[COUNT] -= 1
        if frame[PLACE] == TO_GROUND:
            table.ground[species] += 1
            table.emit(ANIMAL_REVEALED, NATURE, species)
        else:
            table.unused[frame[OWNER] - 1][species] += 1
            table.emit(ANIMAL_TAKEN, frame[OWNER] - 1, species, 1)


class DealAid(Lot):
    """EW-SETUP-33, -34: who gets aid number COUNT + 1; the last one is left with the last aid."""

    def settle(self, table: EndlessWinter) -> bint:
        place = table.agenda[table.depth][COUNT]
        if place < table.players - 1:
            return False
        for seat in range(table.players):
            if not self.is_placed(table, seat, place):
                table.order[place] = seat
                table.emit(ORDER_SET, seat, place)
        table.pop()
        return True

    def is_placed(self, table: EndlessWinter, seat: i32, places: i32) -> bint:
        for i in range(places):
            if table.order[i] == seat:
                return True
        return False

    def options(self, table: EndlessWinter) -> void:
        for seat in range(table.players):
            if not self.is_placed(table, seat, table.agenda[table.depth][COUNT]):
                table.offer(GIVE_AID + seat)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        table.order[frame[COUNT]] = option - GIVE_AID
        table.emit(ORDER_SET, option - GIVE_AID, frame[COUNT])
        frame[COUNT] += 1


class DealBoard(Lot):
    """EW-MEGASETUP-01: the board of slot COUNT."""

    def options(self, table: EndlessWinter) -> void:
        for laid in range(4):
            if not self.is_laid(table, laid):
                table.offer(LAY_BOARD + laid)

    def is_laid(self, table: EndlessWinter, laid: i32) -> bint:
        for slot in range(4):
            if table.board_at[slot] == laid:
                return True
        return False

    def apply(self, table: EndlessWinter, option: i32) -> void:
        slot = table.agenda[table.depth][COUNT]
        table.pop()
        table.board_at[slot] = option - LAY_BOARD
        table.emit(BOARD_LAID, NATURE, slot, option - LAY_BOARD)


class DealLand(Chance):
    """EW-TERRAIN-04: COUNT random land tiles join the selection."""

    def options(self, table: EndlessWinter) -> void:
        for kind in range(FIRST_LAND, GLACIER):
            if table.tiles[kind]:
                table.offer(PICK_LAND + kind)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return table.tiles[option - PICK_LAND]

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.count_down(COUNT)
        table.tiles[option - PICK_LAND] -= 1
        table.chosen[option - PICK_LAND] += 1


class DealTile(Chance):
    """EW-TERRAIN-05: the tile of hex COUNT; the last tile falls into its place."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[COUNT] == START_HEX:
            frame[COUNT] += 1
        if frame[COUNT] < HEXES:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        for kind in range(FIRST_LAND, TERRAINS):
            if table.chosen[kind]:
                table.offer(LAY_TILE + kind)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return table.chosen[option - LAY_TILE]

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        kind = option - LAY_TILE
        table.chosen[kind] -= 1
        table.terrain[frame[COUNT]] = kind
        table.emit(TILE_LAID, NATURE, frame[COUNT], kind)
        frame[COUNT] += 1


class DealToken(Lot):
    """EW-GLAC-03, -09: a glacier token is turned up; it is one of those that nobody has seen."""

    def options(self, table: EndlessWinter) -> void:
        for token in range(GLACIER_TOKENS):
            if not self.is_seen(table, token):
                table.offer(TURN_TOKEN + token)

    def is_seen(self, table: EndlessWinter, token: i32) -> bint:
        for place in range(HEXES):
            if table.token[place] == 2 + token:
                return True
        return False

    def apply(self, table: EndlessWinter, option: i32) -> void:
        place = table.agenda[table.depth][COUNT]
        table.pop()
        table.token[place] = 2 + option - TURN_TOKEN
        table.emit(TOKEN_REVEALED, NATURE, place, option - TURN_TOKEN)


class DealRest(Lot):
    """EW-RESTMOD-02, -04, -09, -10: the token on top of the stack, turned up or given to a seat.

    Tokens that were seen and put under the stack come back in the order known to all.
    """

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[OWNER] == 0 and table.rest_open:
            table.put_under(table.rest_open)
            table.rest_open = 0
        if table.tokens_unseen():
            return False
        token = table.next_token()
        self.turn_up(table, frame[OWNER] - 1, token)
        return True

    def options(self, table: EndlessWinter) -> void:
        for token in range(REST_TOKENS):
            if table.rest_unseen[token]:
                table.offer(TURN_REST + token)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.rest_unseen[option - TURN_REST] = 0
        self.turn_up(table, table.agenda[table.depth][OWNER] - 1, option - TURN_REST + 1)

    def turn_up(self, table: EndlessWinter, owner: i32, token: i32) -> void:
        table.pop()
        if owner >= 0:
            return table.hold_token(owner, token)
        table.rest_open = token
        table.emit(REST_TOKEN_SHOWN, NATURE, token - 1)


class PickChief(Decision):
    """EW-VAR-05, EW-HIDDEN-21."""

    def options(self, table: EndlessWinter) -> void:
        for chief in range(CHIEFS):
            if table.shown_chiefs[chief]:
                table.offer(TAKE_CHIEF + chief)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        chief = option - TAKE_CHIEF
        table.pop()
        table.chief[seat] = chief + 1
        table.shown_chiefs[chief] = 0
        table.emit(CHIEF_DEALT, seat, chief)
        for other in range(table.players):
            if table.chief[other] == 0:
                return
        for left in range(CHIEFS):
            table.shown_chiefs[left] = 0


class PickSetup(Decision):
    """EW-VAR-02, -06."""

    def options(self, table: EndlessWinter) -> void:
        for card in range(SETUP_CARDS):
            if table.shown_setups[card]:
                table.offer(TAKE_SETUP + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        card = option - TAKE_SETUP
        table.pop()
        table.setup_card[seat] = card + 1
        table.shown_setups[card] = 0
        table.emit(SETUP_DEALT, seat, card)
        for other in range(table.players):
            if table.setup_card[other] == 0:
                return
        for left in range(SETUP_CARDS):
            table.shown_setups[left] = 0


class ChooseSide(Decision):
    """EW-SETUP-18, EW-VAR-07: a side of the own chief card; shown when all have chosen, or at once in turn order."""

    def options(self, state: State) -> void:
        state.offer_range(TAKE_SIDE, 2)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.side[seat] = 1 + option - TAKE_SIDE
        if table.side_in_order:
            table.emit(SIDE_CHOSEN, seat, table.chief[seat] - 1, option - TAKE_SIDE)
        for other in range(table.players):
            if table.side[other] == 0:
                return
        table.sides_open = 1
        if not table.side_in_order:
            for other in range(table.players):
                table.emit(SIDE_CHOSEN, other, table.chief[other] - 1, table.side[other] - 1)


# --- the round (EW-FLOW, EW-PREP) -----------------------------------------------------------------


class Round(Decision):
    """EW-FLOW-01 to -07: action phase, eclipse phase, preparation, four times."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        if stage == 1:
            if table.turns_done < table.players * table.turns():
                table.start_turn(table.order[table.turns_done % table.players])
                return True
            frame[STAGE] = 2
            table.reveal_piles()
            for i in range(table.players - 1, -1, -1):
                table.push(ECLIPSE, table.order[i])
        elif stage == 2:
            # EW-ECL-28, EW-FLOW-03
            for seat in range(table.players):
                table.move_all(seat, PILE, DISCARD_PILE)
            if table.round == 4:
                table.finish()
                return True
            frame[STAGE] = 0
            table.prepare()
        else:
            frame[STAGE] = 1
            self.start(table)
        return True

    def start(self, table: EndlessWinter) -> void:
        """EW-PREP-02, -13, EW-VAR-08."""
        table.round += 1
        table.phase = ACTION_PHASE
        table.turns_done = 0
        table.emit(ROUND_STARTED, NATURE, table.round)
        if table.turns() == 2:
            for i in range(table.players - 1, -1, -1):
                if table.left_out_choice:
                    table.push(LEAVE_OUT, table.order[i])
                else:
                    table.tribe_home[i] = 1


class LeaveOut(Decision):
    """EW-VAR-08 with left_out_figure=choice: the figure that stays home this round."""

    def options(self, state: State) -> void:
        state.offer_range(LEAVE_FIGURE, 2)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option - LEAVE_FIGURE == CHIEF_FIGURE:
            table.chief_at[seat] = OUT
        else:
            table.tribe_home[seat] = 1
        table.emit(FIGURE_LEFT, seat, option - LEAVE_FIGURE)


class Turn(Decision):
    """EW-FLOW-08: whatever may be done now in the turn of a seat."""

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][SEAT]
        stage = table.stage
        hand = table.hand[seat]
        if stage == CULTURE_STEP:
            self.offer_figures(table, seat)
            # EW-CULTURE-02, -03: each card after the first costs another card of the hand
            if table.cultures == 0 or table.size[seat][HAND] > 1:
                for card in range(FIRST_CULTURE, CARD_TYPES):
                    if hand[card]:
                        table.offer(PLAY + card)
        elif stage != REST:
            for card in range(FIRST_CULTURE):
                if hand[card] and table.playable(seat, card):
                    table.offer(PLAY + card)
        clause = table.next_ready(seat, 0)
        while clause < CLAUSES:
            table.offer(USE + clause)
            clause = table.next_ready(seat, clause + 1)
        if table.food[seat]:
            table.offer(BURN)
        if stage != CULTURE_STEP:
            table.offer(NEXT)

    def offer_figures(self, table: EndlessWinter, seat: i32) -> void:
        """EW-FIGURE-01, -02; a chief whose ability was used in the culture step has to be placed."""
        if table.chief_at[seat] == 0:
            table.offer_range(FIGURE, 5)
        if table.tribe_home[seat] and not table.by_chief:
            table.offer_range(FIGURE + 5, 5)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option < PLAY:
            table.place_figure(seat, (option - FIGURE) // 5, (option - FIGURE) % 5)
        elif option < USE:
            if table.stage == CULTURE_STEP:
                table.play_culture_card(seat, option - PLAY)
            else:
                table.play_tribe_card(seat, option - PLAY)
        elif option < BURN:
            self.use(table, seat, option - USE)
        elif option == BURN:
            table.burn_food(seat)
        elif table.stage == TOP or table.stage == MIDDLE:
            table.go_down(seat)
        else:
            table.end_turn(seat)

    def use(self, table: EndlessWinter, seat: i32, clause: i32) -> void:
        """EW-CARDS-02: each ability once; EW-FIGURE-05: but the top actions of a column as often as wanted."""
        pack: Tables = table.content
        if pack.part[clause] != BY_TOP:
            table.ready[clause] -= 1
        if pack.rest_first <= clause < pack.rest_last:
            # EW-REST-02: the card comes before the animal
            for earlier in range(pack.rest_first, clause):
                table.ready[earlier] = 0
        elif pack.bottom_first[MIGRATE] <= clause < pack.bottom_last[MIGRATE]:
            # EW-MIG-21: first the camp, then the move
            for earlier in range(pack.bottom_first[MIGRATE], clause):
                table.ready[earlier] = 0
        if table.stage == CULTURE_STEP and table.chief_from_step_1:
            side = 2 * (table.chief[seat] - 1) + table.side[seat] - 1
            if pack.side_first[side] <= clause < pack.side_last[side]:
                table.by_chief = 1
        table.begin(seat, clause)


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


class FormPile(Decision):
    """EW-PILE, EW-HIDDEN-17: cards of the hand one by one, lower numbers first, so that a pile has one spelling."""

    def settle(self, table: EndlessWinter) -> bint:
        """Without a card in hand or in the pile there is nothing to choose, and all can see that."""
        seat = table.agenda[table.depth][SEAT]
        if table.size[seat][HAND] or table.size[seat][PILE]:
            return False
        table.pop()
        table.finish_turn(seat)
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        for card in range(frame[LAST], CARD_TYPES):
            if table.hand[frame[SEAT]][card]:
                table.offer(PILE_UP + card)
        table.offer(NEXT)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == NEXT:
            table.pop()
            return table.finish_turn(seat)
        frame[LAST] = option - PILE_UP
        table.move_card(seat, option - PILE_UP, HAND, PILE)
        table.emit(CARD_PILED, seat, option - PILE_UP)


# --- clauses ----------------------------------------------------------------------------------------


class Choose(Decision):
    """One of the alternatives of a clause."""

    def options(self, table: EndlessWinter) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        clause = frame[CLAUSE]
        for k in range(pack.first[clause + 1] - pack.first[clause]):
            if table.open_alternative(frame[SEAT], pack.first[clause] + k, pack.part[clause]):
                table.offer(CHOICE + k)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        clause = frame[CLAUSE]
        table.pop()
        table.pay(seat, pack.first[clause] + option - CHOICE, pack.part[clause])


class Bonus(Decision):
    """Clauses that may be used now: one that costs something, or the tokens of a village, in any order."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        left: i32 = 0
        last: i32 = 0
        for i in range(CLAUSE, CLAUSE + 3):
            if frame[i] and table.usable(seat, frame[i] - 1):
                left += 1
                last = frame[i] - 1
        if left == 0:
            table.pop()
            return True
        if left == 1 and table.is_free(last):
            self.use(table, last)
            return True
        return False

    def options(self, table: EndlessWinter) -> void:
        """Tokens are different, so clauses are; they are offered in ascending order."""
        frame = table.agenda[table.depth]
        before: i32 = EMPTY
        for _ in range(3):
            lowest: i32 = CLAUSES
            for i in range(CLAUSE, CLAUSE + 3):
                clause = frame[i] - 1
                if before < clause < lowest and table.usable(frame[SEAT], clause):
                    lowest = clause
            if lowest < CLAUSES:
                table.offer(USE + lowest)
            before = lowest
        table.offer(DECLINE)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        if option == DECLINE:
            return table.decline()
        self.use(table, option - USE)

    def use(self, table: EndlessWinter, clause: i32) -> void:
        """Begin a clause; what is left waits below it, for it may make room (EW-GLAC-06)."""
        frame = table.agenda[table.depth]
        for i in range(CLAUSE, CLAUSE + 3):
            if frame[i] == clause + 1:
                frame[i] = 0
        table.begin(frame[SEAT], clause)


def makes_room(word: i32) -> bint:
    """Can an item, or what it brings with it, put a camp on the map and so lengthen the food track?"""
    return word == ITEM_CAMP or word == ITEM_MEGALITH or word == ITEM_USE_ANIMAL or word == ITEM_STONE


class Gains(Decision):
    """EW-ECL-14, EW-CARDS-01: the items of a list in any order; each may be given up when it comes.

    Food, points and labor need no choice and come first, food only if all of it has room or nothing
    of the same list can make more.
    """

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        left: i32 = 0
        last: i32 = 0
        for i in range(LIST_ITEMS):
            if not frame[MASK] >> i & 1:
                continue
            if self.comes_at_once(table, frame, i):
                self.begin(table, frame, i)
                return True
            if self.is_open(table, frame, i):
                left += 1
                last = i
        if left == 0:
            table.pop()
            return True
        if left == 1:
            self.begin(table, frame, last)
            return True
        return False

    def comes_at_once(self, table: EndlessWinter, frame: cython.pointer(i16), i: i32) -> bint:
        pack: Tables = table.content
        row = pack.word[frame[LIST]]
        if row[i] == ITEM_VP or row[i] == ITEM_LABOR:
            return True
        if row[i] != ITEM_FOOD and row[i] != ITEM_FILL_FOOD:
            return False
        seat = frame[SEAT]
        if row[i] == ITEM_FOOD and table.food[seat] + pack.number[frame[LIST]][i] <= table.capacity(seat):
            return True
        for other in range(LIST_ITEMS):
            if frame[MASK] >> other & 1 and makes_room(row[other]) and self.is_open(table, frame, other):
                return False
        return True

    def is_open(self, table: EndlessWinter, frame: cython.pointer(i16), i: i32) -> bint:
        """May item i come next?  Of items with the same word the first one does (EW-ICON-30, -31)."""
        pack: Tables = table.content
        row = pack.word[frame[LIST]]
        for earlier in range(i):
            if frame[MASK] >> earlier & 1 and row[earlier] == row[i]:
                return False
        return table.possible(frame[SEAT], row[i], frame[FLAGS], frame[TAKEN], pack.qualifier[frame[LIST]][i], 0)

    def begin(self, table: EndlessWinter, frame: cython.pointer(i16), i: i32) -> void:
        """The list stays below its items, so that they can note what was taken."""
        pack: Tables = table.content
        alternative = frame[LIST]
        seat = frame[SEAT]
        flags = frame[FLAGS]
        taken = frame[TAKEN]
        frame[MASK] &= ~(1 << i)
        table.begin_item(
            seat, pack.word[alternative][i], pack.number[alternative][i], pack.qualifier[alternative][i], flags, taken
        )

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        for i in range(LIST_ITEMS):
            if frame[MASK] >> i & 1 and self.is_open(table, frame, i):
                table.offer(ORDER + i)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        self.begin(table, table.agenda[table.depth], option - ORDER)


class Gain(Decision):
    """EW-GOLD-05 to -11: units of a ranked resource, each taken as it is or as a lower one.

    A megalith may be bound to the arrows of a starting cell (EW-MEGA-24, -28).
    """

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[RANK] != RANK_TOOL or table.possible(frame[SEAT], ITEM_TOOL, 0, 0, 0, 0):
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        rank = frame[RANK]
        table.offer(DECLINE)
        if rank >= RANK_DRAW and table.can_draw(seat):
            table.offer(DRAW)
        if rank >= RANK_IDOL:
            table.offer(IDOL + OFFERING)
            if table.idol[seat][HONOR] < TOP_LEVEL:
                table.offer(IDOL + HONOR)
        if table.tools[seat] < MOST_TOOLS:
            table.offer(TOOL)
        if table.food[seat] < table.capacity(seat):
            table.offer(FOOD)
        if rank == RANK_MEGALITH and table.megaliths[seat]:
            self.offer_sites(table, seat, frame[ARROW] - 1)

    def offer_sites(self, table: EndlessWinter, seat: i32, start: i32) -> void:
        if start == EMPTY:
            pack: Tables = table.content
            for site in range(pack.sites):
                if table.fits(seat, site):
                    table.offer(SITE + site)
            return
        one = table.arrow_fits(seat, start, 0) - 1
        two = table.arrow_fits(seat, start, 1) - 1
        if min(one, two) != EMPTY and one != two:
            table.offer(SITE + min(one, two))
        if max(one, two) != EMPTY:
            table.offer(SITE + max(one, two))

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        if option >= SITE:
            table.place_megalith(seat, option - SITE)
        elif option == DRAW:
            table.push(DEAL_CARD, NATURE, 1, seat + 1)
        elif option == TOOL:
            table.gain_tools(seat, 1)
        elif option == FOOD:
            table.gain_food(seat, 1)
        else:
            table.move_idol(seat, option - IDOL)


class GainCamp(Decision):
    """EW-ICON-06, EW-MIG-01: a camp from the player board to the start tile."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.camps_home[seat] == 0:
            table.pop()
            return True
        if frame[FLAGS] & BY_TOP:
            table.count_down(COUNT)
            table.place_camp(seat)
            return True
        return False

    def options(self, state: State) -> void:
        state.offer(DECLINE)
        state.offer(CAMP)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        table.place_camp(seat)


class GainMove(Decision):
    """EW-ICON-07, -08, EW-MIG-03 to -08: steps of own camps to neighbouring hexes."""

    def settle(self, table: EndlessWinter) -> bint:
        if table.camps_home[table.agenda[table.depth][SEAT]] < 5:
            for place in range(HEXES):
                if table.camps[table.agenda[table.depth][SEAT]][place]:
                    return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_TOP:
            table.offer(DECLINE)
        for place in range(HEXES):
            if table.camps[frame[SEAT]][place]:
                for direction in range(6):
                    if pack.next_hex[place][direction] != EMPTY:
                        table.offer(MOVE + 6 * place + direction)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        place = (option - MOVE) // 6
        table.move_camp(seat, place, pack.next_hex[place][(option - MOVE) % 6])


class GainVillage(Decision):
    """EW-MIG-11 to -20, EW-ICON-05."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if table.first_village(frame[SEAT], 0, frame[FLAGS]) < JUNCTIONS:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_MIDDLE:
            table.offer(DECLINE)
        junction = table.first_village(frame[SEAT], 0, frame[FLAGS])
        while junction < JUNCTIONS:
            table.offer(VILLAGE + junction)
            junction = table.first_village(frame[SEAT], junction + 1, frame[FLAGS])

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        flags = frame[FLAGS]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
            return
        table.build_village(seat, option - VILLAGE, flags)


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
        table.bury(seat, (option - BURY) % CARD_TYPES, (option - BURY) // CARD_TYPES)


class GainTribe(Decision):
    """EW-INIT-01 to -09, EW-ICON-09, -10: a tribe card of the supply, to hand or to the discard pile."""

    def settle(self, table: EndlessWinter) -> bint:
        """Where no type may be taken, nothing is gained."""
        frame = table.agenda[table.depth]
        if table.next_tribe_card(0, self.closed(table, frame)) < 5:
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
        while card < 5:
            table.offer(TRIBE + card)
            card = table.next_tribe_card(card + 1, closed)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        to_discard = frame[TO_DISCARD]
        flags = frame[FLAGS]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
            return
        table.note_taken(option - TRIBE)
        table.take_tribe_card(seat, option - TRIBE, to_discard, flags)


class GainCulture(Decision):
    """EW-DEV-01 to -05, EW-ICON-13: an open culture card, or a point when none is open."""

    def settle(self, table: EndlessWinter) -> bint:
        seat = table.agenda[table.depth][SEAT]
        for card in range(40):
            if table.culture[card] == OPEN:
                return False
        table.pop()
        table.gain_points(seat, 1)
        return True

    def options(self, table: EndlessWinter) -> void:
        if not table.agenda[table.depth][FLAGS] & BY_TOP:
            table.offer(DECLINE)
        for card in range(40):
            if table.culture[card] == OPEN:
                table.offer(CULTURE + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
            return
        card = option - CULTURE
        table.culture[card] = GONE
        table.put_card(seat, FIRST_CULTURE + card, HAND)
        table.emit(CULTURE_TAKEN, seat, FIRST_CULTURE + card)


class GainAnimal(Decision):
    """EW-HUNT-06 to -09, EW-ICON-14: an animal of the hunting ground."""

    def settle(self, table: EndlessWinter) -> bint:
        """EW-HUNT-08: a point when hunting ground and deck are both empty."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.next_animal(0, self.wanted(frame)) < SPECIES:
            return False
        table.pop()
        if table.animals_shown() == 0 and table.animals_left() == 0:
            table.gain_points(seat, 1)
        return True

    def wanted(self, frame: cython.pointer(i16)) -> i32:
        if frame[QUALIFIER] == SAME:
            return frame[TAKEN]
        return ~frame[TAKEN] if frame[QUALIFIER] == OTHER else -1

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_TOP:
            table.offer(DECLINE)
        wanted = self.wanted(frame)
        for species in range(SPECIES):
            if table.ground[species] and wanted >> species & 1:
                table.offer(ANIMAL + species)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
            return
        species = option - ANIMAL
        table.note_taken(species)
        table.ground[species] -= 1
        table.unused[seat][species] += 1
        table.emit(ANIMAL_TAKEN, seat, species)


class GainTopAnimal(Decision):
    """EW-HUNT-16, -17, EW-ICON-15: the top card of the animal deck, or a point when there is none."""

    def settle(self, table: EndlessWinter) -> bint:
        if table.animals_left():
            return False
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.gain_points(seat, 1)
        return True

    def options(self, state: State) -> void:
        state.offer(DECLINE)
        state.offer(ANIMAL_DECK)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
        else:
            table.push(DEAL_ANIMAL, NATURE, 1, seat + 1, TO_SEAT)


class GainReveal(Decision):
    """EW-HUNT-01 to -05, -18, EW-ICON-16: animals of the deck into the hunting ground."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        room = 6 - table.animals_shown()
        if room <= 0:
            table.pop()
            return True
        if frame[FLAGS] & BY_TOP:
            animals = min(frame[COUNT], room)
            table.pop()
            if table.animals_left() == 0:
                table.gain_points(seat, 1)
                return True
            table.push(DEAL_ANIMAL, NATURE, animals, 0, TO_GROUND)
            return True
        if table.animals_left() == 0:
            table.count_down(COUNT)
            if not table.no_reveal_vp:
                table.gain_points(seat, 1)
            return True
        return False

    def options(self, state: State) -> void:
        state.offer(DECLINE)
        state.offer(REVEAL)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        table.push(DEAL_ANIMAL, NATURE, 1, 0, TO_GROUND)


class GainUse(Decision):
    """EW-HUNT-12 to -14, EW-ICON-17: an own unused animal is turned for what it shows."""

    def settle(self, table: EndlessWinter) -> bint:
        if table.next_unused(table.agenda[table.depth][SEAT], 0) < SPECIES:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.offer(DECLINE)
        for species in range(SPECIES):
            if table.unused[seat][species]:
                table.offer(TURN_ANIMAL + species)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
            return
        species = option - TURN_ANIMAL
        table.unused[seat][species] -= 1
        table.used[seat][species] += 1
        table.emit(ANIMAL_USED, seat, species)
        table.bonus(seat, pack.tip[species])


class GainStone(Decision):
    """EW-DEV-06 to -16, EW-ICON-26."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if table.next_stone(frame[SEAT], 0, frame[FLAGS]) < STONES:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        table.offer(DECLINE)
        stone = table.next_stone(frame[SEAT], 0, frame[FLAGS])
        while stone < STONES:
            table.offer(STONE + stone)
            stone = table.next_stone(frame[SEAT], stone + 1, frame[FLAGS])

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        flags = frame[FLAGS]
        table.pop()
        if option == DECLINE:
            table.emit(DECLINED, seat)
            return
        table.take_stone(seat, option - STONE, flags)


class PickToken(Decision):
    """EW-RESTMOD-03, -04, -11: the face-up rest token, or the next one unseen."""

    def options(self, state: State) -> void:
        state.offer_range(TAKE_TOKEN, 2)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        token = table.rest_open
        table.rest_open = 0
        if option == TAKE_TOKEN:
            return table.hold_token(seat, token)
        table.put_under(token)
        table.push(DEAL_REST, NATURE, 0, seat + 1)


# --- the eclipse phase (EW-ECL-12 to -32) ---------------------------------------------------------------


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
            table.ready_pile(seat)
            table.bonus(seat, pack.order_clause[table.place_in_order(seat)])
            return True
        if stage == 1:
            if table.next_ready(seat, 0) < CLAUSES:
                return False
            table.clear_ready()
            frame[STAGE] = 2
            table.find_hexes(seat)
            return True
        if stage == 2:
            for place in range(HEXES):
                if self.hex_is_due(table, frame, place):
                    return False
            frame[HEXES_LOW] = 0
            frame[HEXES_HIGH] = 0
            frame[STAGE] = 3
            frame[BENEFITS] = table.find_benefits(seat)
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
            for slot in range(3):
                if due & STONE_DUE << slot:
                    table.score_stone(seat, slot)
            return True
        if table.benefits_listed:
            if due & VILLAGES_DUE:
                self.take(table, frame, VILLAGE_CARDS)
                return True
            for slot in range(5):
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
            table.push(GAIN, seat, 3 - table.villages_left[seat], RANK_DRAW)
        elif option >= SCORE_STONE:
            frame[BENEFITS] &= ~(STONE_DUE << (option - SCORE_STONE))
            table.score_stone(seat, option - SCORE_STONE)
        else:
            frame[BENEFITS] &= ~(1 << (option - SLOT))
            table.bonus(seat, pack.megalith_benefit[option - SLOT])

    def hex_is_due(self, table: EndlessWinter, frame: cython.pointer(i16), place: i32) -> bint:
        """Of hexes with the same benefit only the first is offered: which of them pays first changes nothing."""
        pack: Tables = table.content
        due = frame[HEXES_LOW] >> place & 1 if place < 10 else frame[HEXES_HIGH] >> (place - 10) & 1
        if not due or not table.usable(frame[SEAT], pack.benefit[table.terrain[place]]):
            return False
        for earlier in range(place):
            if table.terrain[earlier] == table.terrain[place]:
                if frame[HEXES_LOW] >> earlier & 1 if earlier < 10 else frame[HEXES_HIGH] >> (earlier - 10) & 1:
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
            for slot in range(5):
                if due >> slot & 1:
                    table.offer(SLOT + slot)
            if due & VILLAGES_DUE:
                table.offer(VILLAGE_CARDS)
            for slot in range(3):
                if due & STONE_DUE << slot:
                    table.offer(SCORE_STONE + slot)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        """EW-ECL-14: whatever is left may be given up; stones score in any case."""
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == NEXT:
            table.clear_ready()
            frame[HEXES_LOW] = 0
            frame[HEXES_HIGH] = 0
            frame[BENEFITS] &= STONES_DUE
            return
        if frame[STAGE] == 1:
            table.ready[option - USE] -= 1
            return table.begin(seat, option - USE)
        if frame[STAGE] == 3:
            return self.take(table, frame, option)
        place = option - HEX
        if place < 10:
            frame[HEXES_LOW] &= ~(1 << place)
        else:
            frame[HEXES_HIGH] &= ~(1 << (place - 10))
        table.begin(seat, pack.benefit[table.terrain[place]])


DECISIONS = [SetUp(), DealStone(), DealCulture(), DealChief(), DealSetup(), DealCard(), DealAnimal(), DealAid(),
             DealBoard(), DealLand(), DealTile(), DealToken(), DealRest(), PickChief(), PickSetup(), ChooseSide(),
             Round(), LeaveOut(), Turn(), DiscardCard(), FormPile(), Choose(), Bonus(), Gains(), Gain(), GainCamp(),
             GainMove(), GainVillage(), GainBurial(), GainTribe(), GainCulture(), GainAnimal(), GainTopAnimal(),
             GainReveal(), GainUse(), GainStone(), PickToken(), Eclipse()]  # fmt: skip
"""One for each kind of frame, in the order of board.FRAMES."""
