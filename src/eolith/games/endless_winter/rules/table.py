# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The table: a pack as the rules read it, all that lies there, and what several chapters do with it."""

from __future__ import annotations

import cython
from cython import bint, ccall, int as i32, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Content, State, counted

from ..terms import *


class Tables(Content):
    """A pack as C arrays; all states of a game share it.  pack/content.py fills them."""

    # what an edition asks and gives
    culture_limit: i16  # culture cards that a turn can have
    culture_cost: i16  # cards that each but the first of them costs
    culture_returns: i16  # from a revealed pile to the hand
    token_discount: i16  # what a culture card with a labor token costs less, in halves
    middle_again: i16  # the middle of a column any number of times
    most_shown: i16  # animals of the hunting ground that a reveal leads to
    empty_pays: i16  # a point for what there is none of any more
    rest_halves: i16  # labor of each figure on the rest space, in the eclipse
    rest_labor: i16[10]  # what a side of a chief card adds to it
    stones_pay: i16  # stones score in every eclipse, and not at the end
    start_any: i16  # a starting cell takes megaliths of every colour
    on_two: i16  # megaliths stand on two others, and score at the end
    honor_from: i16  # the lowest level of the honor track that scores
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
    support: i16[4][283]  # on four, or on the first two or the last two
    overlap: i16[4][283]  # sites of which none may be taken
    site_level: i16[283]
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
    set_vp: i16[16][7]  # set_vp[species][cards]
    set_max: i16[7]
    stone_era: i16[20]
    stone_round: i16[20]  # the first round in which it can be taken, by its era
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
    setup_idol: i16[5]
    setup_bury: i16[5]
    setup_draw: i16[5]
    setup_tribe: i16[5]
    setup_animal: i16[7][5]
    setup_animals: i16[7]  # of all setup cards together
    order_food: i16[4]
    order_tool: i16[4]
    glaciers: i16
    lands: i16  # random land tiles
    stones_shown: i16  # in each half
    pool_stones: i16[4]  # or in the pool of each round
    # alone
    nomad_action: i16[8][16]  # nomad_action[card][2 * column], below it the lower one
    nomad_east: i16[16]  # the big arrow
    nomad_south: i16[16]  # the small one
    nomad_column: i16[16]
    nomad_labor: i16[16]  # in halves
    migration_hex: i16[5][6]  # three of the outer ring, two of the inner one
    ring: i16[19]  # steps from the start tile
    instead: i16[14]  # what the aid gives for an action that cannot be done
    nomad_gain: i16[22]  # the action for an item; EMPTY for none
    nomad_set: i16[11][7]  # nomad_set[species][cards]
    hex_east: i16[19]  # where things lie, in any unit
    hex_south: i16[19]
    junction_east: i16[24]
    junction_south: i16[24]
    site_east: i16[283]
    site_south: i16[283]


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
    prep_swap: i16
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
    marked: i16[40]  # with a labor token
    ground: i16[7]
    animal_deck: i16[7]
    stone: i16[20]  # IN_DECK (or box), OPEN, or 2 + seat
    pool: i16[20]  # the round of the supply pool that it was laid in
    terrain: i16[19]
    tiles: i16[8]  # in the box
    chosen: i16[8]  # tiles of the map that are not laid yet
    token: i16[19]  # glacier tokens: 0, FACE_DOWN or 2 + token
    villages: i16[24]  # seat + 1
    board_at: i16[4]  # boards of the megalith layout's slots; EMPTY before they are dealt
    site: i16[283]  # 0, GREY or 2 + seat
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
    # alone: options, and what the nomads play with
    people: i16  # sides from here on are the nomads'
    nomads_ahead: i16
    token_is_village: i16
    no_nomad_animal: i16
    token_bonus: i16
    nomad_row: i16[4]  # nomad card + 1, those turned up this round
    nomad_open: i16[16]  # those of the opened eclipse pile; all others lie face down
    nomad_pile: i16  # how many of these lie in the eclipse pile
    migration: i16[6]  # cards of the discard pile
    migration_top: i16  # of them, the one on top + 1
    offerings: i16[32]  # culture cards face up on the sacrifice deck, card + 1, the lowest first
    sacrifice: i16[2]  # those face down below them, by era
    buried_unseen: i16[2]  # of them, those that the nomads have buried
    culture_place: i16[8]  # card + 1
    ground_place: i16[6]  # species + 1
    stone_place: i16[8]  # stone + 1, those of Era I first
    token_at: i16  # the nomad token's junction + 1

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

    def alone(self) -> bint:
        """Whether a person plays against the nomads."""
        return self.people < self.sides

    def is_nomads(self, side: i32) -> bint:
        """Whether the rules play this side."""
        return side >= self.people

    def side_of(self, seat: i32) -> i32:
        """The side that a seat's chief card shows, counted through all chiefs."""
        return 2 * (self.chief[seat] - 1) + self.side[seat] - 1

    def can_draw(self, seat: i32) -> bint:
        return self.size[seat][DECK] + self.size[seat][DISCARD_PILE] > 0

    # --- before the first decision -----------------------------------------------------------

    def set_up(self) -> None:
        """An empty table before the first decision; chance lays it out in the printed order."""
        self.check_blank()
        for card in range(TRIBE_TYPES):
            self.supply[card] = self.game.pack.cards[FIRST_TRIBE + card].copies
        for species, animal in enumerate(self.game.pack.animals):
            self.animal_deck[species] = animal.copies
        for kind, terrain in enumerate(self.game.pack.terrains):
            self.tiles[kind] = terrain.copies
        for slot in range(BOARDS):
            self.board_at[slot] = EMPTY
        for place in range(len(SEATS)):
            self.order[place] = EMPTY
        for i in range(HEXES):
            self.terrain[i] = EMPTY
        for seat in range(self.people):
            for card in range(FIRST_TRIBE):
                copies = self.game.pack.cards[card].each
                self.deck[seat][card] = copies
                self.size[seat][DECK] += copies
        for seat in range(self.sides):
            self.camps_home[seat] = CAMPS
            self.villages_left[seat] = VILLAGES
            self.megaliths[seat] = MEGALITHS
            self.tribe_home[seat] = 2
            self.honor_place[seat] = seat
        for token in range(REST_TOKENS):
            self.rest_unseen[token] = self.rests
        self.push(ROUND, NATURE)
        self.push(SET_UP, NATURE)
        self.resume()

    # --- places of what lies open alone (EWS-ARROW-05, -06) --------------------------------------

    def lay(self, places: cython.pointer(i16), start: i32, end: i32, what: i32) -> void:
        """Alone: it has the first free place."""
        if self.alone():
            for place in range(start, end):
                if places[place] == 0:
                    places[place] = what + 1
                    return

    def lift(self, places: cython.pointer(i16), end: i32, what: i32) -> void:
        """Alone: it leaves its place."""
        for place in range(end):
            if places[place] == what + 1:
                places[place] = 0

    def lift_animal(self, found: i32) -> i32:
        """The species of an animal that is taken, which alone is found by its place."""
        if not self.alone():
            return found
        species = self.ground_place[found] - 1
        self.ground_place[found] = 0
        return species

    # --- food, tools, points (EW-GOLD-13 to -19) -----------------------------------------------

    def capacity(self, seat: i32) -> i32:
        """EW-GOLD-13: 5, and 1 more for each camp that is off the player board."""
        return MOST_FOOD - self.camps_home[seat]

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

    # --- turns and their order (EW-FLOW, EW-ECL) -----------------------------------------------

    def turns(self) -> i32:
        """EW-FLOW-06, EW-VAR-08: the turns of each seat this round."""
        return 2 if self.fewer_figures and self.round <= 2 else 3

    def place_in_order(self, seat: i32) -> i32:
        for i in range(self.sides):
            if self.order[i] == seat:
                return i
        return 0

    # --- clauses: may they be used, and how they begin (EW-CARDS, EW-ICON, EW-GOLD) --------------

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
        if cost[COST_FOOD] > self.food[seat] or cost[COST_TOOLS] > self.tools[seat]:
            return False
        if cost[COST_LABOR] > self.labor:
            if not pack.token_discount or cost[COST_LABOR] > self.labor + self.discount(alternative, flags):
                return False
        if cost[COST_DISCARDS] > self.size[seat][HAND]:
            return False
        paid: bint = cost[COST_FOOD] + cost[COST_TOOLS] > 0
        for i in range(LIST_ITEMS):
            word = pack.word[alternative][i]
            if word == EMPTY:
                return False
            if self.possible(seat, word, flags, 0, pack.qualifier[alternative][i], paid):
                return True
        return False

    @ccall
    def discount(self, alternative: i32, flags: i32) -> i32:
        """Halves less that it costs in a column, as there is a culture card with a labor token."""
        pack: Tables = self.content
        culture: bint = flags & BY_TOP and pack.word[alternative][0] == ITEM_CULTURE_HAND
        return pack.token_discount if culture and self.any_marked() else 0

    def any_marked(self) -> bint:
        """Whether a labor token lies on a culture card."""
        for card in range(CULTURE_CARDS):
            if self.marked[card]:
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
            return self.camps_home[seat] < CAMPS
        if word == ITEM_VILLAGE:
            return self.first_village(seat, 0, flags) < JUNCTIONS
        if word == ITEM_BURY:
            return self.can_bury(seat)
        if word == ITEM_TRIBE_HAND or word == ITEM_TRIBE_DISCARD:
            closed = self.closed_types(word == ITEM_TRIBE_HAND, flags, taken, qualifier)
            return self.next_tribe_card(0, closed) < TRIBE_TYPES
        if word == ITEM_CULTURE_HAND:
            return self.empty_pays() or self.cultures_open() > 0
        if word == ITEM_ANIMAL_GROUND:
            if qualifier == SAME and taken == 0:
                return False
            return self.next_animal(0, taken if qualifier == SAME else ~taken if qualifier else -1) < SPECIES or (
                self.empty_pays() and self.animals_shown() == 0 and self.animals_left() == 0
            )
        if word == ITEM_ANIMAL_DECK:
            return self.empty_pays() or self.animals_left() > 0
        if word == ITEM_REVEAL:
            if self.animals_shown() >= self.most_shown():
                return False
            if self.animals_left() == 0:
                if not self.empty_pays():
                    return False
                return self.paid_reveal_vp if flags & BY_TOP else not self.no_reveal_vp
            return True
        if word == ITEM_USE_ANIMAL:
            return self.next_unused(seat, 0) < SPECIES
        if word == ITEM_STONE:
            return self.next_stone(seat, 0, flags) < STONES
        if word == ITEM_BURY_SUPPLY:
            return self.next_tribe_card(0, 0) < TRIBE_TYPES
        return False

    def empty_pays(self) -> bint:
        """Whether a point replaces what there is none of any more (EW-INIT-19, EWP-GOLD-02)."""
        pack: Tables = self.content
        return pack.empty_pays

    def most_shown(self) -> i32:
        """EW-HUNT-03, EWP-HUNT-01."""
        pack: Tables = self.content
        return pack.most_shown

    def cultures_open(self) -> i32:
        total: i32 = 0
        for card in range(CULTURE_CARDS):
            if self.culture[card] == OPEN:
                total += 1
        return total

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
        labor: i32 = cost[COST_LABOR]
        if pack.token_discount:
            labor -= self.discount(alternative, flags)
        self.food[seat] -= cost[COST_FOOD]
        self.tools[seat] -= cost[COST_TOOLS]
        self.labor -= labor
        if cost[COST_FOOD] or cost[COST_TOOLS] or labor:
            self.emit(PAID, seat, cost[COST_FOOD], cost[COST_TOOLS], labor)
        mask: i32 = 0
        for i in range(LIST_ITEMS):
            if pack.word[alternative][i] != EMPTY:
                mask |= 1 << i
        self.push(GAINS, seat, alternative, mask, flags)
        if cost[COST_DISCARDS]:
            self.push(DISCARD_CARD, seat, cost[COST_DISCARDS])

    def bonus(self, seat: i32, clause: i32) -> void:
        """What a cell, a level, a slot or a hex gives; one that costs something may be refused."""
        if clause != EMPTY and self.is_nomads(seat):
            return self.push(NOMADS_BONUS, seat, clause)
        if clause == EMPTY or not self.usable(seat, clause):
            return
        if self.is_free(clause):
            return self.begin(seat, clause)
        self.push(BONUS, seat, clause + 1)

    def is_free(self, clause: i32) -> bint:
        pack: Tables = self.content
        cost = pack.cost[pack.first[clause]]
        return not (cost[COST_FOOD] or cost[COST_TOOLS] or cost[COST_LABOR] or cost[COST_DISCARDS])

    # --- which tribe cards may be taken, and what may be buried (EW-INIT) -------------------------

    def closed_types(self, to_hand: i32, flags: i32, taken: i32, qualifier: i32) -> i32:
        """EW-INIT-02, -07, -11, EW-ICON-30, -31: types that may not be taken, one bit each."""
        closed: i32 = 0
        if qualifier == OTHER:
            closed = taken
        elif qualifier == SAME:
            closed = ~taken & (1 << TRIBE_TYPES) - 1
        if to_hand and (flags & BY_TOP or self.initiated_whole_step and self.stage > CULTURE_STEP):
            closed |= self.types_taken
        return closed

    def next_tribe_card(self, first: i32, closed: i32) -> i32:
        """The first type from `first` on that can be taken; TRIBE_TYPES for none.

        EW-INIT-19, -20: an empty deck can be chosen too, for a point; with empty_tribe_vp=all_decks
        only when all five are empty.
        """
        bare: i32 = 0
        if self.empty_all_decks:
            bare = 1
            for card in range(TRIBE_TYPES):
                if self.supply[card]:
                    bare = 0
        for card in range(first, TRIBE_TYPES):
            if not closed >> card & 1 and (self.supply[card] or bare or not self.empty_all_decks and self.empty_pays()):
                return card
        return TRIBE_TYPES

    def burial_zones(self) -> i32:
        """EW-INIT-10, -13, EW-ECL-31: hand, discard pile, and above the board: played cards or the revealed pile."""
        zones: i32 = 1 << HAND | 1 << DISCARD_PILE
        if self.phase != ECLIPSE_PHASE:
            return zones | 1 << PLAYED
        return zones if self.no_bury_from_pile else zones | 1 << PILE

    def can_bury(self, seat: i32) -> bint:
        zones = self.burial_zones()
        for zone in range(4):
            if zones >> zone & 1 and self.size[seat][zone]:
                return True
        return False

    # --- which stones may be taken (EW-DEV-06 to -12) ---------------------------------------------

    @ccall
    def free_slot(self, seat: i32) -> i32:
        """EW-DEV-09, -12: the leftmost free stone slot; STONE_SLOTS for none."""
        for slot in range(STONE_SLOTS):
            if self.stones[seat][slot] == 0:
                return slot
        return STONE_SLOTS

    @ccall
    def is_open(self, stone: i32) -> bint:
        """EW-DEV-06 to -08: lies open, and the era, or the round of its supply pool, allows it."""
        pack: Tables = self.content
        return self.stone[stone] == OPEN and max(pack.stone_round[stone], self.pool[stone]) <= self.round

    def pays_slot(self, flags: i32) -> bint:
        """EW-ICON-26: a symbol asks for the slot's cost as the column does, unless the table says otherwise."""
        return flags & BY_MIDDLE > 0 or not self.stone_symbol_free

    @ccall
    def why_no_slot(self, seat: i32, flags: i32) -> i32:
        """EW-DEV-09, -11, -12: a stone needs a slot and what the slot costs."""
        pack: Tables = self.content
        slot = self.free_slot(seat)
        if slot == STONE_SLOTS:
            return NO_SLOT_FREE
        short = pack.slot_food[slot] > self.food[seat] or pack.slot_tool[slot] > self.tools[seat]
        return SLOT_COST if short and self.pays_slot(flags) else 0

    def next_stone(self, seat: i32, first: i32, flags: i32) -> i32:
        """EW-DEV-06 to -12: the first stone from `first` on that the seat may take; STONES for none."""
        if self.why_no_slot(seat, flags):
            return STONES
        for stone in range(first, STONES):
            if self.is_open(stone):
                return stone
        return STONES

    # --- camps, and where a village may be built (EW-MIG) -----------------------------------------

    def place_camp(self, seat: i32) -> void:
        """EW-MIG-01, -10: the leftmost camp goes to the start tile."""
        self.camps_home[seat] -= 1
        self.camps[seat][START_HEX] += 1
        self.emit(CAMP_PLACED, seat, START_HEX)

    def first_village(self, seat: i32, first: i32, flags: i32) -> i32:
        """EW-MIG-12 to -14, -20, EW-ICON-05: the first junction from `first` on to build at; JUNCTIONS for none."""
        if self.camps_home[seat] > CAMPS - CORNERS:
            return JUNCTIONS
        if self.village_food and not flags & BY_MIDDLE and self.food[seat] < VILLAGE_FOOD:
            return JUNCTIONS
        for junction in range(first, JUNCTIONS):
            if not self.why_not_village(seat, junction):
                return junction
        return JUNCTIONS

    @ccall
    def why_not_village(self, seat: i32, junction: i32) -> i32:
        """EW-MIG-12 to -14, -20."""
        pack: Tables = self.content
        if not pack.village_site[junction]:
            return AT_START_TILE
        if self.villages[junction]:
            return VILLAGE_THERE
        if self.villages_left[seat] == 0:
            return NO_VILLAGE_LEFT
        corner = pack.junction[junction]
        camps = self.camps[seat]
        return 0 if camps[corner[0]] and camps[corner[1]] and camps[corner[2]] else NO_THREE_CAMPS

    # --- which animals there are (EW-HUNT) --------------------------------------------------------

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

    # --- questions from outside ------------------------------------------------------------------

    def redraw(self, seat: i32, source: Source) -> State:
        """A copy in which every card and chief side that a seat (CHANCE: a spectator) cannot see is drawn anew."""
        from .hidden import redraw  # a chapter, which imports this file

        return redraw(self, seat, source)

    def scores(self) -> list[int]:
        """The points of each side as if the game ended now; final after it."""
        from .score import scores  # a chapter, which imports this file

        return scores(self)

    def tie_breaks(self) -> list[int]:
        """EW-SCORE-02: higher on the turn order track is better."""
        return [self.sides - self.place_in_order(seat) for seat in range(self.sides)]
