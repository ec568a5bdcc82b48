# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Rules of thumb for Endless Winter: what every option of a seat seems to be worth, in points.

No search.  Each decision begins with a look at the table, which says what one more of everything
that an effect can name would bring now (`worth`) and brings as a rule (`usual`).  From these follow
what clauses, cards, stones and places are worth, and from those the options.  Labor is planned for
one turn: the best actions of a column against the cards and the food that would pay for them.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import bint, declare, double, int as i32, short as i16, void

from eolith.kernel.advice import RulesOfThumb
from eolith.kernel.numbers import *

from . import layout
from .pack.field import field_of
from .rules.megaliths import fits
from .rules.table import EndlessWinter, Tables
from .terms import *

OPENING_HAND: i32 = 5
STEPS: i32 = 8  # most top actions that are planned for a turn
MOST_LABOR: i32 = 63  # most labor, in halves, that is planned for a turn
NEVER: double = -1000.0

USUAL = {
    "food": 0.93,
    "tool": 1.53,
    "labor": 2.15,
    "draw": 1.39,
    "discard": 0.63,
    "idol": 1.77,
    "megalith": 3.64,
    "camp": 2.00,
    "move": 0.57,
    "village": 0.87,
    "bury": 0.52,
    "tribe hand": 5.62,
    "tribe discard": 2.47,
    "culture hand": 1.88,
    "animal ground": 1.40,
    "animal deck": 2.70,
    "reveal": 0.30,
    "use animal": 1.01,
    "vp": 1.00,
    "stone": 1.68,
    "fill food": 3.80,
}
"""Points that one of each item brings as a rule, while there is time to use it."""

WEIGHTS = {
    "animals": 1.38,
    "land": 1.00,
    "villages": 3.00,
    "megaliths": 1.10,
    "burials": 1.28,
    "stones": 1.30,
    "cultures": 0.91,
    "bid": 0.96,
    "cycle": 0.09,
    "dilution": 0.29,
    "hope": 0.36,
    "promise": 0.40,
    "square": 0.16,
    "next_mine": 1.96,
    "next_open": 0.18,
    "demand": 1.21,
    "thirst": 0.58,
    "patience": 0.27,
    "ripening": 0.55,
    "urgency": 1.77,
    "reach": 5.00,
    "burying": 0.80,
    "leftovers": 3.43,
    "sequel": 0.55,
    "rest": 0.82,
}
"""What the balanced style believes:

animals, land, villages, megaliths, burials, stones, cultures   factors on what they bring
bid        points of a labor in the eclipse pile for the turn order
cycle      how often a card of the deck is drawn in a round
dilution   the share of an average draw that a new card takes the place of
hope       how far a set of animals counts as the larger set that it may become
promise    the share of a village that camps on its corners count for
square     points for a stone of one's own under a square, for each stone of it
next_mine, next_open   points for a full square that one will build on at once, or that others may
demand     labor that a turn can use, as a rule
thirst     the share of a stone's points that food and tools count for while they are lacking for it
patience   the share of what a culture card usually brings that it must bring now to be played
ripening   turns that it takes until half of what is gained can be used
urgency    a factor on the bottom of a column, which somebody else may reach first
reach      steps of an idol, or burials, that a round may bring, when a climb is judged
burying    burials in a round, when the idol of honor is judged
leftovers  food and tools that will be left at the end, when the idol of offering is judged
sequel     the share of its value that each further step of camps has
rest       a factor on resting
"""

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "hunter": {"animals": 1.75},
    "settler": {"villages": 4.5, "camp": 2.4},
    "mason": {"megaliths": 1.3, "ground_megaliths": 1.6, "top_megaliths": 3.0},
    "ancestor": {"burials": 1.8, "buried_cards": 6.0},
}
"""The temperaments: where each differs from the balanced style."""

GROWTH = {
    "village_terrain": 0.14,
    "camp_terrains": 0.40,
    "ground_megaliths": 1.25,
    "megalith_boards": 1.37,
    "buried_cards": 3.91,
    "top_megaliths": 2.36,
    "idol_levels": 9.59,
    "used_species": 1.02,
    "used_animals": 0.19,
}
"""By how much the count of each family of stones grows in a round."""


class Advisor(RulesOfThumb):
    """Rules of thumb in one style for one game.  It keeps nothing from one position to the next."""

    table: EndlessWinter
    pack: Tables
    # the style
    animals: double
    land: double
    villages: double
    megaliths: double
    burials: double
    stones: double
    cultures: double
    bid: double
    cycle: double
    dilution: double
    hope: double
    promise: double
    square: double
    next_mine: double
    next_open: double
    demand: double
    thirst: double
    rest: double
    sequel: double
    leftovers: double
    burying: double
    reach: double
    urgency: double
    ripening: double
    patience: double
    price: double[21]  # USUAL, with the factors of the style
    growth: double[9]
    distance: i16[19][19]  # steps between hexes
    over: i16[4][80]  # the places on top of each place for a megalith
    # the position, as far as it matters to the seat that decides
    seat: i32
    turns: i32  # own turns after this one
    figures: i32  # those of this round
    rounds: i32  # after this one
    eclipses: i32  # in which hexes will pay
    scorings: i32  # in which stones will pay
    food: i32  # of the seat; less while a plan is made that begins with a payment
    tools: i32
    plenty: double  # the share of the labor in hand that can be used
    ripe: double  # 1 while there is time to use what is gained, 0 in the last turn
    later: double  # how often a card of the deck will still be drawn
    # what one more of each item brings
    worth: double[21]  # here and now, once it is known
    known: i32[21]
    usual: double[21]  # in a later turn
    ladder: double[33]  # scratch: points by level
    rank: double  # how many seats will be above the own idol of honor
    honor_step: double
    offering_step: double
    burial_gain: double  # of a burial, beside what happens to the card
    per_play: double[48]  # what a card brings each time it is played
    # stones that the seat has: what one more of a family, a terrain, a species adds
    counted: double[9]
    village_count: double[8]
    camp_count: double[8]
    used_count: double[7]
    # the map
    influence: i32[19]  # scratch
    own: i32[19]
    rival: i32[19]
    hex_worth: double[19]
    where: i32[5]  # the hexes of the own camps; EMPTY at home
    away: i32[15]  # scratch: steps of each camp to each corner
    target: i32  # the junction that camps go for; EMPTY for none
    target_worth: double
    steps_to_target: i32
    best_move: i32
    # animals and megaliths
    unused: i32[7]
    animal_worth: double[7]
    use_worth: double[7]
    due: i32  # whether another megalith comes at once
    site_worth: double[80]
    # the plan of a turn
    afresh: double[4]  # what it brings in each column without labor; negative while it is not made
    steps: double[8]
    step_count: i32
    step_labor: i32
    arrival: i32  # the step that brings the camps to the target
    profit: double  # of a village there at once
    labor_cost: double[64]  # by halves that are lacking, up to MOST_LABOR
    labor_from: i32[64]
    source: i32  # the card or the food that pays next; EMPTY for none

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.pack = game.content
        self.read_style({**USUAL, **WEIGHTS, **GROWTH, **STYLES[style]})
        self.measure(field_of(game))

    def read_style(self, weights: dict[str, float]) -> None:
        for name in WEIGHTS:
            setattr(self, name, weights[name])
        for word, item in enumerate(ITEMS):
            self.price[word] = weights[item]
        for word in (ITEM_ANIMAL_GROUND, ITEM_ANIMAL_DECK):
            self.price[word] *= self.animals
        self.price[ITEM_MEGALITH] *= self.megaliths
        self.price[ITEM_BURY] *= self.burials
        self.price[ITEM_IDOL] *= 0.5 + 0.5 * self.burials
        self.price[ITEM_STONE] *= self.stones
        self.price[ITEM_CULTURE_HAND] *= self.cultures
        for i, family in enumerate(FAMILIES):
            self.growth[i] = weights[family]

    def measure(self, field: Any) -> None:
        """Distances on the map, and what lies on top of what in the megalith field."""
        for i, (q, r) in enumerate(layout.HEXES):
            for k, (other_q, other_r) in enumerate(layout.HEXES):
                a, b = q - other_q, r - other_r
                self.distance[i][k] = max(abs(a), abs(b), abs(a + b))
        for site in range(SITES):
            above = [number for number, place in enumerate(field.sites) if site in place.supports]
            for i in range(4):
                self.over[site][i] = above[i] if i < len(above) else -1

    def weigh(self, table: EndlessWinter, options: list) -> void:
        self.table = table
        self.look()
        if table.stage == TOP and table.agenda[table.depth][KIND] == TURN:
            self.plan(table.column, table.labor)
        else:
            self.source = EMPTY
            self.step_count = 0
        for option in options:
            i: i32 = option
            self.value[i] = self.option_value(i)

    # --- reading a position ----------------------------------------------------------------------

    def look(self) -> void:
        """Begin with a position; what most things are worth is found out only when it matters."""
        self.seat = self.table.agenda[self.table.depth][SEAT]
        for word in range(ITEM_COUNT):
            self.known[word] = True
        for word in range(ITEM_IDOL, ITEM_STONE + 1):
            self.known[word] = word == ITEM_VP or word == ITEM_REVEAL
        for column in range(4):
            self.afresh[column] = -1.0
        self.tell_time()
        self.read_stones()
        self.look_at_goods()
        self.look_at_cards()

    def find_out(self, word: i32) -> void:
        """What an item brings here and now, together with all that is found out on the way."""
        if self.known[word]:
            return
        if word == ITEM_IDOL:
            self.known[word] = True
            self.look_at_idols()
        elif word == ITEM_BURY:
            self.known[word] = True
            self.look_at_burials()
        elif word == ITEM_MEGALITH:
            self.known[word] = True
            self.look_at_megaliths()
        elif word == ITEM_CAMP or word == ITEM_VILLAGE:
            self.known[ITEM_CAMP] = self.known[ITEM_VILLAGE] = True
            self.look_at_land()
        elif word == ITEM_MOVE:
            self.find_out(ITEM_CAMP)
            self.known[ITEM_MOVE] = True
            self.worth[ITEM_MOVE] = max(0.0, self.find_move())
        elif word == ITEM_ANIMAL_GROUND or word == ITEM_ANIMAL_DECK or word == ITEM_USE_ANIMAL:
            self.known[ITEM_ANIMAL_GROUND] = self.known[ITEM_ANIMAL_DECK] = self.known[ITEM_USE_ANIMAL] = True
            self.look_at_animals()
        else:
            self.known[ITEM_TRIBE_HAND] = self.known[ITEM_TRIBE_DISCARD] = True
            self.known[ITEM_CULTURE_HAND] = self.known[ITEM_STONE] = True
            self.look_at_supply()

    def tell_time(self) -> void:
        table = self.table
        seat = self.seat
        self.food = table.food[seat]
        self.tools = table.tools[seat]
        self.rounds = 4 - max(1, table.round)
        self.figures = 0
        self.eclipses = self.scorings = self.rounds + 1
        if table.phase == ACTION_PHASE and table.agenda[table.depth][KIND] != FORM_PILE:
            self.figures = table.tribe_home[seat] + (1 if table.chief_at[seat] == 0 else 0)
            if table.stage == CULTURE_STEP:
                self.figures -= 1
        elif table.phase == ECLIPSE_PHASE:
            for i in range(table.depth + 1):
                frame = table.agenda[i]
                if frame[KIND] == ECLIPSE and frame[SEAT] == seat and frame[STAGE] > 1:
                    self.eclipses = self.rounds
                    if frame[STAGE] > 2 and frame[BENEFITS] & STONES_DUE == 0:
                        self.scorings = self.rounds
        elif table.phase != ACTION_PHASE:
            self.figures = 2 if table.fewer_figures else 3
        self.turns = self.figures + 3 * self.rounds
        if table.fewer_figures and self.rounds > 2:
            self.turns -= self.rounds - 2
        self.ripe = self.turns / (self.turns + self.ripening)
        self.later = self.cycle * self.rounds
        self.plenty = self.judge_plenty()
        for word in range(ITEM_COUNT):
            self.usual[word] = self.price[word] * (1.0 if self.lasts(word) else self.ripe)
            self.worth[word] = self.usual[word]
        self.usual[ITEM_LABOR] *= self.plenty
        # labor pays for the top of a column and is lost with the turn
        self.worth[ITEM_LABOR] = self.usual[ITEM_LABOR] if table.stage <= TOP else 0.0

    def judge_plenty(self) -> double:
        """The share of the labor in hand that the turns to come can use."""
        table = self.table
        seat = self.seat
        halves: double = 0.0
        figures = self.figures
        for card in range(FIRST_CULTURE):
            halves += table.hand[seat][card] * (self.pack.labor[card] + 1.0)
        if table.phase == SETUP_PHASE:
            # EW-SETUP-26 to -28: of the first hand two cards are known, and the rest is hardly better than a tribesman
            for card in range(OPENING_HAND):
                halves += self.pack.labor[min(card, TRIBESMAN)] + 1.0
            figures = 2
        wanted = self.demand * (1.0 + figures) + (2.0 * self.demand if self.rounds else 0.0)
        return min(1.0, 2.0 * wanted / max(1.0, halves))

    def lasts(self, word: i32) -> bint:
        """Whether an item is worth as much in the last turn as before."""
        return (
            word == ITEM_IDOL or word == ITEM_MEGALITH or word == ITEM_BURY or word == ITEM_VP
            or word == ITEM_ANIMAL_GROUND or word == ITEM_ANIMAL_DECK or word == ITEM_USE_ANIMAL
        )  # fmt: skip

    def look_at_goods(self) -> void:
        """Food and tools: for what is paid with them, or what the offering makes of them in the end."""
        table = self.table
        food = table.food[self.seat]
        tools = table.tools[self.seat]
        level = min(TOP_LEVEL, table.idol[self.seat][OFFERING] + self.eclipses)
        kept = 1.0 / self.pack.offering_ratio[level] if level else 0.0
        self.worth[ITEM_FOOD] = max(kept, self.usual[ITEM_FOOD] * (1.2 - 0.05 * food))
        self.worth[ITEM_TOOL] = max(kept, self.usual[ITEM_TOOL] * (1.2 - 0.08 * tools))
        slot = self.table.free_slot(self.seat)
        if slot < 3 and self.turns:
            pack = self.pack
            gain = self.thirst * self.best_prospect() / max(1, pack.slot_food[slot] + pack.slot_tool[slot])
            if food <= pack.slot_food[slot]:
                self.worth[ITEM_FOOD] += gain
            if tools <= pack.slot_tool[slot]:
                self.worth[ITEM_TOOL] += gain

    def best_prospect(self) -> double:
        """What the best stone that can be taken will pay, less its cost as a rule."""
        table = self.table
        pack = self.pack
        slot = self.table.free_slot(self.seat)
        gain: double = 0.0
        for stone in range(STONES):
            if table.stone[stone] == OPEN and (pack.stone_era[stone] == 1 or table.round >= 3):
                gain = max(gain, self.prospect(stone))
        gain -= pack.slot_food[slot] * self.worth[ITEM_FOOD] + pack.slot_tool[slot] * self.worth[ITEM_TOOL]
        return max(0.0, gain)

    # --- what clauses bring ----------------------------------------------------------------------

    def clause_value(self, clause: i32, now: bint) -> double:
        """The best alternative of a clause less what it costs; nothing for no clause."""
        if clause == EMPTY:
            return 0.0
        best: double = NEVER
        for alternative in range(self.pack.first[clause], self.pack.first[clause + 1]):
            best = max(best, self.alternative_value(clause, alternative, now))
        return best

    def alternative_value(self, clause: i32, alternative: i32, now: bint) -> double:
        pack = self.pack
        table = self.table
        seat = self.seat
        cost = pack.cost[alternative]
        if now and (cost[0] > table.food[seat] or cost[1] > table.tools[seat] or cost[3] > table.size[seat][HAND]):
            return NEVER
        total: double = -cost[0] * self.each(ITEM_FOOD, now) - cost[1] * self.each(ITEM_TOOL, now)
        total -= 0.5 * cost[2] * self.each(ITEM_LABOR, now) + cost[3] * self.each(ITEM_DISCARD, now)
        for i in range(LIST_ITEMS):
            word: i32 = pack.word[alternative][i]
            if word == EMPTY:
                break
            total += self.item_value(clause, word, pack.number[alternative][i], now)
        return total

    def each(self, word: i32, now: bint) -> double:
        if not now:
            return self.usual[word]
        self.find_out(word)
        return self.worth[word]

    def item_value(self, clause: i32, word: i32, number: i32, now: bint) -> double:
        if word == ITEM_LABOR:
            # the labor of a pile is for the turn order
            return 0.0 if self.pack.trigger[clause] == IN_ECLIPSE else 0.5 * number * self.each(word, now)
        if now:
            table = self.table
            room: i32 = self.table.capacity(self.seat) - table.food[self.seat]
            if word == ITEM_FILL_FOOD:
                return self.worth[ITEM_FOOD] * room
            if word == ITEM_FOOD:
                number = min(number, room)
            elif word == ITEM_TOOL:
                number = min(number, MOST_TOOLS - table.tools[self.seat])
            elif word == ITEM_CAMP:
                number = min(number, table.camps_home[self.seat])
            elif word == ITEM_MOVE:
                return self.each(ITEM_MOVE, True) * (1.0 + self.sequel * (number - 1))
            elif word == ITEM_VILLAGE or word == ITEM_STONE:
                return max(0.0, self.each(word, True) - self.price_beside(word, self.pack.part[clause]))
        return number * self.each(word, now)

    def price_beside(self, word: i32, flags: i32) -> double:
        """What a village or a stone costs beside its clause: EW-ICON-05, -26."""
        table = self.table
        pack = self.pack
        if word == ITEM_VILLAGE:
            return VILLAGE_FOOD * self.worth[ITEM_FOOD] if table.village_food and not flags & BY_MIDDLE else 0.0
        slot = self.table.free_slot(self.seat)
        if slot == 3 or table.stone_symbol_free and not flags & BY_MIDDLE:
            return 0.0
        if pack.slot_food[slot] > table.food[self.seat] or pack.slot_tool[slot] > table.tools[self.seat]:
            return -NEVER
        return pack.slot_food[slot] * self.worth[ITEM_FOOD] + pack.slot_tool[slot] * self.worth[ITEM_TOOL]

    def effect_value(self, first: i32, last: i32, trigger: i32, now: bint) -> double:
        """All clauses of a component with that trigger, each used only if it brings something."""
        total: double = 0.0
        for clause in range(first, last):
            if self.pack.trigger[clause] == trigger:
                total += max(0.0, self.clause_value(clause, now))
        return total

    def ability_value(self, card: i32) -> double:
        """What a tribe card that is played now brings beside its labor."""
        pack = self.pack
        total: double = 0.0
        for clause in range(pack.card_first[card], pack.card_last[card]):
            if pack.trigger[clause] == ANY_TIME and not pack.labor_only[clause]:
                total += max(0.0, self.clause_value(clause, True))
        return total

    # --- cards -----------------------------------------------------------------------------------

    def look_at_cards(self) -> void:
        """What a card brings each time it is played, and so what an average draw brings."""
        table = self.table
        pack = self.pack
        seat = self.seat
        total: double = 0.0
        cards: i32 = 0
        for card in range(CARD_TYPES):
            own: i32 = table.deck[seat][card]
            if table.size[seat][DECK] == 0:
                own = table.discards[seat][card]
            if card < FIRST_CULTURE:
                self.per_play[card] = self.labor_worth(card)
            elif own or self.is_about(card):
                self.per_play[card] = self.effect_value(pack.card_first[card], pack.card_last[card], ANY_TIME, False)
            else:
                continue
            if self.turns == 0:
                self.per_play[card] = 0.0
            total += own * self.per_play[card]
            cards += own
        if cards:
            self.worth[ITEM_DRAW] = total / cards
        else:
            self.worth[ITEM_DRAW] = 0.0

    def is_about(self, card: i32) -> bint:
        """Whether a culture card is open, or the seat's in hand, played or discarded."""
        table = self.table
        seat = self.seat
        own: i32 = table.hand[seat][card] + table.played[seat][card] + table.discards[seat][card]
        return own > 0 or table.culture[card - FIRST_CULTURE] == OPEN

    def labor_worth(self, card: i32) -> double:
        """The labor of a tribe card, its column counted by half, and half of its other abilities."""
        pack = self.pack
        halves: double = pack.labor[card]
        more: double = 0.0
        for clause in range(pack.card_first[card], pack.card_last[card]):
            if pack.labor_only[clause]:
                if pack.trigger[clause] != IN_ECLIPSE:
                    share = 1.0 if pack.trigger[clause] == ANY_TIME else 0.5
                    halves += share * pack.number[pack.first[clause]][0]
            elif pack.trigger[clause] == ANY_TIME:
                more += 0.5 * max(0.0, self.clause_value(clause, False))
        return 0.5 * halves * self.usual[ITEM_LABOR] + more

    def deck_value(self, card: i32) -> double:
        """What a card brings while it comes round in the deck, in place of other cards."""
        return self.later * (self.per_play[card] - self.dilution * self.usual[ITEM_DRAW])

    def pile_value(self, card: i32, now: bint) -> double:
        """What a card brings in the eclipse pile: its abilities, and its labor for the turn order."""
        if card >= FIRST_CULTURE:
            return 0.0
        pack = self.pack
        ability = self.effect_value(pack.card_first[card], pack.card_last[card], IN_ECLIPSE, now)
        return ability + 0.5 * pack.pile_labor[card] * self.bid

    def hand_value(self, card: i32) -> double:
        """What a card of the hand brings if it stays there."""
        return max(self.per_play[card], self.pile_value(card, False))

    def tribe_value(self, type: i32, to_hand: bint) -> double:
        if self.table.supply[type] == 0:
            return 1.0
        card = FIRST_TRIBE + type
        value = self.deck_value(card) + self.pack.card_vp[card]
        return value + max(self.per_play[card], self.pile_value(card, False)) if to_hand else value

    def culture_value(self, culture: i32) -> double:
        card = FIRST_CULTURE + culture
        return self.cultures * (self.per_play[card] + self.deck_value(card)) + self.pack.card_vp[card]

    def look_at_supply(self) -> void:
        """The best tribe card, the best open culture card, the best stone."""
        table = self.table
        self.worth[ITEM_TRIBE_HAND] = self.worth[ITEM_TRIBE_DISCARD] = 0.0
        for type in range(5):
            self.worth[ITEM_TRIBE_HAND] = max(self.worth[ITEM_TRIBE_HAND], self.tribe_value(type, True))
            self.worth[ITEM_TRIBE_DISCARD] = max(self.worth[ITEM_TRIBE_DISCARD], self.tribe_value(type, False))
        self.worth[ITEM_CULTURE_HAND] = 0.0
        for culture in range(40):
            if table.culture[culture] == OPEN:
                self.worth[ITEM_CULTURE_HAND] = max(self.worth[ITEM_CULTURE_HAND], self.culture_value(culture))
        self.worth[ITEM_STONE] = 0.0
        for stone in range(STONES):
            if table.stone[stone] == OPEN and (self.pack.stone_era[stone] == 1 or table.round >= 3):
                self.worth[ITEM_STONE] = max(self.worth[ITEM_STONE], self.stone_value(stone))

    # --- idols and burials -----------------------------------------------------------------------

    def climb(self, level: i32, top: i32, reach: i32) -> double:
        """The most that a step on the ladder brings, on average up to a level within reach."""
        best: double = 0.0
        for goal in range(level + 1, min(top, level + reach) + 1):
            best = max(best, (self.ladder[goal] - self.ladder[level]) / (goal - level))
        return best

    def burial_points(self, level: i32, cards: double) -> double:
        """EW-SCORE-05 to -11, for an idol of honor on a level and so many buried cards at the end."""
        table = self.table
        if level == 0:
            return 0.0
        rank: double = 0.0
        for other in range(table.players):
            if other != self.seat:
                rank += min(1.0, max(0.0, 0.5 + 0.5 * (table.idol[other][HONOR] - level) / (1.0 + self.rounds)))
        first: i32 = min(1, cython.cast(i32, rank))
        share = min(1.0, rank - first)
        few: i32 = min(30, cython.cast(i32, cards))
        more = cards - few
        burial = self.pack.burial
        high = burial[first][few] + more * (burial[first][few + 1] - burial[first][few])
        low = burial[first + 1][few] + more * (burial[first + 1][few + 1] - burial[first + 1][few])
        return self.burials * (high + share * (low - high))

    def look_at_idols(self) -> void:
        table = self.table
        pack = self.pack
        seat = self.seat
        reach: i32 = cython.cast(i32, self.reach * (1 + self.rounds))
        buried = table.size[seat][BURIED] + self.burying * self.rounds
        points: double = 0.0
        for level in range(TOP_LEVEL + 1):
            points += pack.honor_vp[level]
            self.ladder[level] = points + self.burial_points(level, buried)
        self.honor_step = self.climb(table.idol[seat][HONOR], TOP_LEVEL, reach)
        goods = max(1.0 * self.rounds + self.leftovers, 0.7 * (table.food[seat] + table.tools[seat]))
        self.ladder[0] = 0.0
        points = 0.0
        for level in range(1, TOP_LEVEL + 1):
            points += max(0.0, self.clause_value(pack.offering_bonus[level], False))
            self.ladder[level] = points + goods / pack.offering_ratio[level]
        self.offering_step = self.climb(table.idol[seat][OFFERING], TOP_LEVEL, reach)
        if table.idol[seat][OFFERING] == TOP_LEVEL:
            self.offering_step = 1.0
        self.offering_step += self.counted[IDOL_STONE]
        self.honor_step += self.counted[IDOL_STONE]
        self.worth[ITEM_IDOL] = max(self.honor_step, self.offering_step)

    def look_at_burials(self) -> void:
        table = self.table
        seat = self.seat
        for cards in range(32):
            self.ladder[cards] = self.burial_points(max(1, table.idol[seat][HONOR]), cards)
        buried: i32 = table.size[seat][BURIED]
        self.burial_gain = self.climb(buried, 31, cython.cast(i32, self.reach * (1 + self.rounds)))
        if table.idol[seat][HONOR] == 0:
            self.burial_gain *= 0.7
        self.burial_gain += self.counted[BURIAL_STONE]
        best: double = NEVER
        for zone in range(4):
            if zone == PILE and table.phase != ECLIPSE_PHASE or zone == PLAYED and table.phase == ECLIPSE_PHASE:
                continue
            if table.size[seat][zone]:
                for card in range(CARD_TYPES):
                    if self.lies_in(zone, card):
                        best = max(best, self.bury_value(zone, card))
        self.worth[ITEM_BURY] = max(0.0, best)

    def lies_in(self, zone: i32, card: i32) -> bint:
        table = self.table
        seat = self.seat
        if zone == HAND:
            return table.hand[seat][card] > 0
        if zone == DISCARD_PILE:
            return table.discards[seat][card] > 0
        return table.played[seat][card] > 0 if zone == PLAYED else table.pile[seat][card] > 0

    def bury_value(self, zone: i32, card: i32) -> double:
        """A burial less what the card would still bring."""
        value = self.burial_gain - self.deck_value(card)
        return value - self.hand_value(card) if zone == HAND else value

    # --- stones ----------------------------------------------------------------------------------

    def read_stones(self) -> void:
        """What one more of everything adds to the stones that the seat has."""
        table = self.table
        pack = self.pack
        for family in range(9):
            self.counted[family] = 0.0
        for kind in range(TERRAINS):
            self.village_count[kind] = self.camp_count[kind] = 0.0
        for species in range(SPECIES):
            self.used_count[species] = 0.0
        for slot in range(3):
            stone: i32 = table.stones[self.seat][slot] - 1
            if stone < 0:
                continue
            family = pack.stone_family[stone]
            count = self.stone_count(stone)
            more = self.scorings * (self.income(stone, count + 1.0) - self.income(stone, count))
            self.counted[family] += more
            for kind in range(TERRAINS):
                if pack.stone_terrain[stone][kind]:
                    if family == VILLAGE_STONE:
                        self.village_count[kind] += more
                    else:
                        self.camp_count[kind] += more
            for species in range(SPECIES):
                if pack.stone_species[stone][species]:
                    self.used_count[species] += more

    def income(self, stone: i32, count: double) -> double:
        """Points that a stone pays an eclipse, between whole counts in proportion."""
        pack = self.pack
        if pack.stone_points[stone]:
            return count * pack.stone_points[stone] / pack.stone_per[stone]
        few: i32 = min(30, cython.cast(i32, count))
        steps = pack.stone_steps[stone]
        return steps[few] + (count - few) * (steps[few + 1] - steps[few])

    def stone_count(self, stone: i32) -> double:
        """EW-STONE-02 to -13, and a part of the animals that can still be used."""
        table = self.table
        pack = self.pack
        seat = self.seat
        family = pack.stone_family[stone]
        count: double = 0.0
        if family == VILLAGE_STONE:
            for junction in range(JUNCTIONS):
                if table.villages[junction] == seat + 1 and self.touches(junction, pack.stone_terrain[stone]):
                    count += 1.0
        elif family == CAMP_STONE:
            for kind in range(TERRAINS):
                if pack.stone_terrain[stone][kind] and self.camps_on(kind):
                    count += 1.0
        elif family == GROUND_STONE or family == TOP_STONE:
            first = 0 if family == GROUND_STONE else GROUND_CELLS
            for site in range(first, GROUND_CELLS if family == GROUND_STONE else pack.sites):
                if table.site[site] == 2 + seat:
                    count += 1.0
        elif family == BOARD_STONE:
            for slot in range(4):
                if self.is_on_board(slot):
                    count += 1.0
        elif family == BURIAL_STONE:
            count = table.size[seat][BURIED]
        elif family == IDOL_STONE:
            count = table.idol[seat][OFFERING] + table.idol[seat][HONOR]
        else:
            for species in range(SPECIES):
                if family == SPECIES_STONE:
                    count += 1.0 if table.used[seat][species] else 0.4 if table.unused[seat][species] else 0.0
                elif pack.stone_species[stone][species]:
                    count += table.used[seat][species] + 0.4 * table.unused[seat][species]
        return count

    def touches(self, junction: i32, kinds: cython.pointer(i16)) -> bint:
        corner = self.pack.junction[junction]
        terrain = self.table.terrain
        return kinds[terrain[corner[0]]] or kinds[terrain[corner[1]]] or kinds[terrain[corner[2]]]

    def camps_on(self, kind: i32) -> bint:
        """Whether a camp of the seat stands on that terrain."""
        for place in range(HEXES):
            if self.table.camps[self.seat][place] and self.table.terrain[place] == kind:
                return True
        return False

    def is_on_board(self, slot: i32) -> bint:
        """Whether a megalith of the seat's colour stands on the board of a slot."""
        for site in range(8 * slot, 8 * slot + 8):
            if self.table.site[site] == 2 + self.seat:
                return True
        return False

    def prospect(self, stone: i32) -> double:
        """What a stone will pay in all eclipses."""
        count = self.stone_count(stone)
        growth = self.growth[self.pack.stone_family[stone]]
        value: double = 0.0
        for eclipse in range(self.scorings):
            value += self.income(stone, count + growth * (eclipse + 0.5))
        return self.stones * value

    def stone_value(self, stone: i32) -> double:
        """What a stone pays in all eclipses, and what its slot gives at once."""
        slot = self.table.free_slot(self.seat)
        if slot == 3:
            return NEVER
        return self.prospect(stone) + max(0.0, self.clause_value(self.pack.slot_reward[slot], True))

    # --- the map ---------------------------------------------------------------------------------

    def look_at_land(self) -> void:
        table = self.table
        seat = self.seat
        self.count_influence()
        for place in range(HEXES):
            benefit = max(0.0, self.clause_value(self.pack.benefit[table.terrain[place]], False))
            self.hex_worth[place] = self.land * self.eclipses * benefit
        camp: i32 = 0
        for place in range(HEXES):
            for _ in range(table.camps[seat][place]):
                self.where[camp] = place
                camp += 1
        while camp < CAMPS:
            self.where[camp] = EMPTY
            camp += 1
        self.choose_target()
        self.worth[ITEM_CAMP] = self.camp_value() if table.camps_home[seat] else 0.0
        self.worth[ITEM_VILLAGE] = 0.0
        if table.villages_left[seat]:
            for junction in range(JUNCTIONS):
                corner = self.pack.junction[junction]
                camps = table.camps[seat]
                if camps[corner[0]] and camps[corner[1]] and camps[corner[2]] and self.is_free(junction):
                    self.worth[ITEM_VILLAGE] = max(self.worth[ITEM_VILLAGE], self.building_value(junction))

    def count_influence(self) -> void:
        """EW-ECL-17 to -20: the own influence on each hex, and the most of any other seat."""
        table = self.table
        for place in range(HEXES):
            self.own[place] = table.camps[self.seat][place]
            self.rival[place] = 0
        for other in range(table.players):
            for place in range(HEXES):
                self.influence[place] = table.camps[other][place]
            for junction in range(JUNCTIONS):
                if table.villages[junction] == other + 1:
                    for i in range(3):
                        self.influence[self.pack.junction[junction][i]] += 2
            for place in range(HEXES):
                if other == self.seat:
                    self.own[place] = self.influence[place]
                else:
                    self.rival[place] = max(self.rival[place], self.influence[place])

    def leads(self, place: i32, own: i32) -> bint:
        return own > 0 and own >= self.rival[place]

    def presence(self, place: i32, own: i32) -> double:
        """What so much influence on a hex brings: all, if it leads; a little for a lead that is safe, or near."""
        if self.leads(place, own):
            return self.hex_worth[place] * (1.0 if own == self.rival[place] else 1.1)
        return self.hex_worth[place] * 0.1 * own

    def is_free(self, junction: i32) -> bint:
        return self.pack.village_site[junction] and self.table.villages[junction] == 0

    def choose_target(self) -> void:
        """The junction whose village is worth the steps of the camps that would reach it."""
        self.target = EMPTY
        self.target_worth = 0.0
        self.steps_to_target = 0
        best: double = 0.0
        if self.table.villages_left[self.seat] and self.eclipses:
            for junction in range(JUNCTIONS):
                if self.is_free(junction):
                    worth = self.village_value(junction)
                    if worth * self.promise <= best:
                        continue
                    steps = self.steps_to(junction)
                    if steps <= 2 + 2 * self.turns and worth * self.nearness(steps) > best:
                        best = worth * self.nearness(steps)
                        self.target = junction
                        self.target_worth = worth
                        self.steps_to_target = steps

    def nearness(self, steps: i32) -> double:
        share: double = self.promise
        for _ in range(steps):
            share *= 0.78
        return share

    def steps_to(self, junction: i32) -> i32:
        """The fewest steps that bring three camps to the corners of a junction; one more for a camp at home."""
        corner = self.pack.junction[junction]
        away = self.away
        least = declare(i32[3])  # of all camps, to each corner
        for i in range(3):
            least[i] = 99
            for camp in range(CAMPS):
                start = self.where[camp]
                far: i32 = self.distance[START_HEX if start == EMPTY else start][corner[i]] + (start == EMPTY)
                away[3 * camp + i] = far
                least[i] = min(least[i], far)
        fewest: i32 = least[0] + least[1] + least[2]
        best: i32 = 99
        for one in range(CAMPS):
            if one and self.where[one] == self.where[one - 1]:
                continue
            for two in range(CAMPS):
                steps = away[3 * one] + away[3 * two + 1]
                if one != two and steps + least[2] < best:
                    for three in range(CAMPS):
                        if three != one and three != two:
                            best = min(best, steps + away[3 * three + 2])
                    if best == fewest:
                        return best
        return best

    def village_value(self, junction: i32) -> double:
        """What a village brings: cards, its stones, its hexes, three camps that are free again."""
        pack = self.pack
        table = self.table
        value = self.usual[ITEM_DRAW] * self.rounds + 1.5 * self.usual[ITEM_CAMP] * min(1.0, 0.3 * self.eclipses)
        for i in range(3):
            place: i32 = pack.junction[junction][i]
            camps: i32 = max(1, self.own[place])  # by then one of those that it takes is there
            value += self.presence(place, camps + 1) - self.presence(place, camps)
            if table.token[place] > FACE_DOWN:
                value += self.clause_value(pack.glacier_bonus[table.token[place] - 2], False)
        for kind in range(TERRAINS):
            if self.village_count[kind]:
                for i in range(3):
                    if table.terrain[pack.junction[junction][i]] == kind:
                        value += self.village_count[kind]
                        break
        return self.villages * value

    def building_value(self, junction: i32) -> double:
        """A village beside what its camps already promise."""
        worth = self.village_value(junction)
        return worth - self.nearness(0) * worth if junction == self.target else worth

    def move_value(self, camp: i32, end: i32) -> double:
        """A camp that goes to a neighbouring hex."""
        start = self.where[camp]
        own = self.own
        value = self.presence(end, own[end] + 1) - self.presence(end, own[end])
        value += self.presence(start, own[start] - 1) - self.presence(start, own[start])
        kind = self.table.terrain[end]
        if self.camp_count[kind] > 0.0 and not self.camps_on(kind):
            value += self.camp_count[kind]
        if self.target != EMPTY:
            self.where[camp] = end
            steps = self.steps_to(self.target)
            self.where[camp] = start
            if steps != self.steps_to_target:
                value += self.target_worth * (self.nearness(steps) - self.nearness(self.steps_to_target))
        return value

    def find_move(self) -> double:
        """The best step of a camp, kept in `best_move` as camp * 6 + direction."""
        best: double = NEVER
        for camp in range(CAMPS):
            start = self.where[camp]
            if start == EMPTY or camp and start == self.where[camp - 1]:
                continue
            for direction in range(6):
                end: i32 = self.pack.next_hex[start][direction]
                if end != EMPTY:
                    value = self.move_value(camp, end)
                    if value > best:
                        best = value
                        self.best_move = 6 * camp + direction
        return best

    def camp_value(self) -> double:
        """A camp on the start tile: room for food, and what its next step may bring."""
        value: double = 0.0
        for direction in range(6):
            end: i32 = self.pack.next_hex[START_HEX][direction]
            value = max(value, self.presence(end, self.own[end] + 1) - self.presence(end, self.own[end]))
        value = max(0.0, value - self.usual[ITEM_LABOR]) / (1.0 + self.table.camps[self.seat][START_HEX])
        if self.target != EMPTY and self.table.camps_home[self.seat] > 2:
            value += 0.25 * self.target_worth * self.nearness(self.steps_to_target)
        return value + 0.4 * self.worth[ITEM_FOOD]

    # --- animals ---------------------------------------------------------------------------------

    def look_at_animals(self) -> void:
        table = self.table
        pack = self.pack
        seat = self.seat
        for species in range(SPECIES):
            self.unused[species] = table.unused[seat][species]
        self.judge_animals()
        self.worth[ITEM_USE_ANIMAL] = 0.0
        for species in range(SPECIES):
            used = self.clause_value(pack.tip[species], True) + self.used_count[species]
            if table.used[seat][species] == 0:
                used += self.counted[SPECIES_STONE]
            self.use_worth[species] = used - self.animals * self.set_loss(species)
            if self.unused[species]:
                self.worth[ITEM_USE_ANIMAL] = max(self.worth[ITEM_USE_ANIMAL], self.use_worth[species])
        self.worth[ITEM_ANIMAL_GROUND] = 0.0
        deck: double = 0.0
        cards: i32 = 0
        for species in range(SPECIES):
            if table.ground[species]:
                self.worth[ITEM_ANIMAL_GROUND] = max(self.worth[ITEM_ANIMAL_GROUND], self.animal_worth[species])
            deck += table.animal_deck[species] * self.animal_worth[species]
            cards += table.animal_deck[species]
        self.worth[ITEM_ANIMAL_DECK] = deck / cards if cards else 1.0

    def judge_animals(self) -> void:
        """What one more animal of each species brings: to its set, or to be used."""
        pack = self.pack
        best: double = 0.0
        for species in range(SPECIES):
            if not pack.wild[species]:
                gain = self.set_gain(species, self.unused[species])
                if self.unused[species]:
                    best = max(best, gain)
                self.animal_worth[species] = gain
        for species in range(SPECIES):
            if pack.wild[species]:
                self.animal_worth[species] = max(1.0, best)
            tip = self.clause_value(pack.tip[species], False) + self.used_count[species]
            self.animal_worth[species] = self.animals * max(self.animal_worth[species], 0.7 * tip * self.ripe)

    def set_gain(self, species: i32, cards: i32) -> double:
        """What the next card adds to a set, with some hope for the cards that may follow."""
        pack = self.pack
        if cards >= pack.set_max[species]:
            return 0.0
        points = pack.set_vp[species]
        one: double = points[cards + 1] - points[cards]
        goal: i32 = min(1 * pack.set_max[species], cards + 1 + self.turns // 3)
        average: double = 1.0 * (points[goal] - points[cards]) / (goal - cards)
        return one + self.hope * max(0.0, average - one)

    def set_loss(self, species: i32) -> double:
        """What a set loses with one of its cards; a wild card is missed by the best set."""
        pack = self.pack
        if pack.wild[species]:
            loss: double = 1.0
            for other in range(SPECIES):
                if self.unused[other] and not pack.wild[other] and self.unused[other] < pack.set_max[other]:
                    loss = max(loss, self.set_gain(other, self.unused[other]))
            return loss
        cards = self.unused[species]
        return self.set_gain(species, cards - 1) if 0 < cards <= pack.set_max[species] else 0.0

    # --- megaliths -------------------------------------------------------------------------------

    def look_at_megaliths(self) -> void:
        """What the next megalith brings on each place that it fits."""
        table = self.table
        left: i32 = table.megaliths[self.seat]
        best: double = 0.0
        self.due = self.find_due()
        if left:
            benefit: double = 0.0
            for slot in range(5):
                if left - 2 <= 8 - 2 * slot < left:
                    benefit = self.clause_value(self.pack.megalith_benefit[slot], False) * self.scorings
                    if left - 2 == 8 - 2 * slot:
                        benefit *= 0.5
            for site in range(self.pack.sites):
                if fits(table, self.seat, site):
                    self.site_worth[site] = self.megaliths * self.site_value(site) + benefit
                    best = max(best, self.site_worth[site])
        self.worth[ITEM_MEGALITH] = max(best, self.each(ITEM_IDOL, True), self.worth[ITEM_DRAW])

    def filled_below(self, site: i32) -> i32:
        below = self.pack.support[site]
        filled: i32 = 0
        for i in range(4):
            if self.table.site[below[i]]:
                filled += 1
        return filled

    def site_value(self, site: i32) -> double:
        table = self.table
        pack = self.pack
        value: double = 0.0
        if site >= GROUND_CELLS:
            for i in range(4):
                owner: i32 = table.site[pack.support[site][i]] - 2
                value += 2.0 if owner == self.seat else 1.0
                if owner >= 0 and owner != self.seat:
                    value -= 1.0 / table.players
            value += self.counted[TOP_STONE]
        elif pack.start_cell[table.board_at[site // 8]][site % 8]:
            for k in range(2):
                value = max(value, self.arrow_value(site, k))
        else:
            value = self.cell_value(site, table.megaliths[self.seat])
        return value + self.opened(site)

    def arrow_value(self, start: i32, k: i32) -> double:
        """EW-MEGA-24: the megalith that follows one on a starting cell."""
        laid = self.table.board_at[start // 8]
        target: i32 = self.pack.arrow[laid][2 * (start % 8) + k]
        if target == EMPTY or self.table.site[start - start % 8 + target]:
            return 0.0
        return self.cell_value(start - start % 8 + target, self.table.megaliths[self.seat] - 1)

    def cell_value(self, site: i32, left: i32) -> double:
        """A cell for the megalith that is the first of so many; the first two of ten are grey."""
        value = max(0.0, self.clause_value(self.pack.cell_bonus[self.table.board_at[site // 8]][site % 8], True))
        if left <= 8:
            value += self.counted[GROUND_STONE]
            for i in range(4):
                if self.over[site][i] != EMPTY:
                    value += self.square * (1.0 + self.filled_below(self.over[site][i]))
            if self.counted[BOARD_STONE] > 0.0 and not self.is_on_board(site // 8):
                value += self.counted[BOARD_STONE]
        return value

    def opened(self, site: i32) -> double:
        """Points for squares that become full: to build on at once, or for whoever comes first."""
        points: double = 0.0
        for i in range(4):
            above = self.over[site][i]
            if above != EMPTY and self.filled_below(above) == 3:
                points += self.next_mine if self.due else self.next_open
        return points

    def find_due(self) -> bint:
        """Whether another megalith comes before anybody else moves."""
        table = self.table
        pack = self.pack
        frame = table.agenda[table.depth]
        if frame[KIND] == GAIN and frame[RANK] == RANK_MEGALITH and frame[COUNT] > 1:
            return True
        if table.phase == ECLIPSE_PHASE and table.food[self.seat]:
            for i in range(table.depth + 1):
                frame = table.agenda[i]
                if frame[KIND] == ECLIPSE and frame[SEAT] == self.seat and frame[STAGE] < 3:
                    for place in range(HEXES):
                        clause = pack.benefit[table.terrain[place]]
                        if clause != EMPTY and pack.word[pack.first[clause]][0] == ITEM_MEGALITH:
                            if frame[STAGE] < 2:
                                self.find_out(ITEM_CAMP)
                                if self.leads(place, self.own[place]):
                                    return True
                            elif place < 10:
                                if frame[HEXES_LOW] >> place & 1:
                                    return True
                            elif frame[HEXES_HIGH] >> (place - 10) & 1:
                                return True
        return False

    # --- the plan of a turn ----------------------------------------------------------------------

    def plan_afresh(self, column: i32) -> double:
        """The plan for a figure that comes without labor; it is the same for most figures, so it is made once."""
        if self.afresh[column] < 0.0:
            self.afresh[column] = self.plan(column, 0)
        return self.afresh[column]

    def plan(self, column: i32, labor: i32) -> double:
        """The most that the top of a column brings with so much labor in halves, less what more labor costs.

        `source` gets a card to be played for it or FIRST_CULTURE for food; EMPTY where there is labor enough.
        """
        self.list_steps(column)
        best = self.choose_steps(column, labor, self.kept_food(column))
        if self.profit > 0.0:
            source = self.source
            self.steps[self.arrival] += self.profit
            village = self.choose_steps(column, labor, self.pack.cost[self.pack.first[self.pack.middle[column]]][0])
            if village > best:
                return village
            self.steps[self.arrival] -= self.profit
            self.source = source
        return best

    def choose_steps(self, column: i32, labor: i32, kept: i32) -> double:
        """The most that the listed steps bring while so much food is kept."""
        most: i32 = self.step_count * self.step_labor - labor
        self.price_labor(column, max(0, most), kept)
        earned: double = 0.0
        best: double = 0.0
        self.source = EMPTY
        for k in range(self.step_count):
            earned += self.steps[k]
            need = max(0, (k + 1) * self.step_labor - labor)
            if earned - self.labor_cost[need] > best:
                best = earned - self.labor_cost[need]
                self.source = self.labor_from[need]
        return best

    def price_labor(self, column: i32, most: i32, kept: i32) -> void:
        """The least that so much more labor in halves costs, and a card or food that is part of it."""
        table = self.table
        seat = self.seat
        for halves in range(most + 1):
            self.labor_cost[halves] = -NEVER
            self.labor_from[halves] = EMPTY
        self.labor_cost[0] = 0.0
        for card in range(FIRST_CULTURE):
            copies: i32 = table.hand[seat][card] - table.locked[card]
            if copies > 0:
                halves = self.turn_labor(card, column)
                cost = max(0.05, self.hand_value(card) - self.ability_value(card))
                for _ in range(copies):
                    self.offer_labor(card, halves, cost, most)
        self.offer_food(kept, most)

    def kept_food(self, column: i32) -> i32:
        """What the middle of a column will ask for, if it is worth it."""
        pack = self.pack
        clause = pack.middle[column]
        if self.clause_value(clause, True) <= 0.0:
            return 0
        if pack.word[pack.first[clause]][0] == ITEM_STONE:
            return pack.slot_food[self.table.free_slot(self.seat)]
        return pack.cost[pack.first[clause]][0]

    def offer_labor(self, source: i32, halves: i32, cost: double, most: i32) -> void:
        for need in range(most, 0, -1):
            total = self.labor_cost[max(0, need - halves)] + cost
            if total < self.labor_cost[need]:
                self.labor_cost[need] = total
                self.labor_from[need] = source

    def offer_food(self, kept: i32, most: i32) -> void:
        """EW-LABOR-13 to -16: food goes space by space, so the second symbol comes after the first."""
        pack = self.pack
        for need in range(most, 0, -1):
            halves: i32 = 0
            for food in range(self.food, kept, -1):
                if pack.food_labor[food] and halves < need:
                    halves += 2 * pack.food_labor[food]
                    total = self.labor_cost[max(0, need - halves)] + (self.food - food + 1) * self.worth[ITEM_FOOD]
                    if total < self.labor_cost[need]:
                        self.labor_cost[need] = total
                        self.labor_from[need] = FIRST_CULTURE

    def turn_labor(self, card: i32, column: i32) -> i32:
        """EW-LABOR-04 to -09: what a tribe card gives in a column, in halves."""
        pack = self.pack
        halves: i32 = pack.labor[card]
        for clause in range(pack.card_first[card], pack.card_last[card]):
            trigger = pack.trigger[clause]
            if pack.labor_only[clause] and (trigger == ANY_TIME or trigger == column + 1):
                halves += pack.number[pack.first[clause]][0]
        return halves

    def list_steps(self, column: i32) -> void:
        """What each use of the column's top action brings, the best first, less the tools for it."""
        pack = self.pack
        table = self.table
        self.step_count = 0
        self.step_labor = 2
        self.profit = 0.0
        for clause in range(pack.top_first[column], pack.top_last[column]):
            alternative = pack.first[clause]
            word = pack.word[alternative][0]
            if pack.cost[alternative][2] == 0 or word == ITEM_REVEAL:
                continue
            self.step_labor = pack.cost[alternative][2]
            self.find_out(ITEM_CAMP if word == ITEM_MOVE else word)
            if word == ITEM_MOVE:
                self.list_moves(column)
            elif word == ITEM_ANIMAL_GROUND:
                self.list_animals()
            elif word == ITEM_TRIBE_HAND:
                for type in range(5):
                    if not table.types_taken >> type & 1:
                        self.add_step(self.tribe_value(type, True))
            elif word == ITEM_CULTURE_HAND:
                for culture in range(40):
                    if table.culture[culture] == OPEN:
                        self.add_step(self.culture_value(culture))
            tools = pack.cost[alternative][1]
            if tools:
                self.step_count = min(self.step_count, self.tools // tools)
                for k in range(self.step_count):
                    self.steps[k] -= tools * self.worth[ITEM_TOOL]
        self.step_count = min(self.step_count, MOST_LABOR // self.step_labor)

    def add_step(self, value: double) -> void:
        """Put it among the steps in its place; the worst falls out when there are too many."""
        place: i32 = min(self.step_count, STEPS - 1)
        if place < self.step_count and self.steps[place] >= value:
            return
        while place > 0 and self.steps[place - 1] < value:
            self.steps[place] = self.steps[place - 1]
            place -= 1
        self.steps[place] = value
        self.step_count = min(self.step_count + 1, STEPS)

    def list_moves(self, column: i32) -> void:
        """The best steps of camps one after another, as if all were made."""
        profit = self.village_profit(column)
        steps = self.steps_to_target
        own = declare(i32[19])
        where = declare(i32[5])
        for place in range(HEXES):
            own[place] = self.own[place]
        for camp in range(CAMPS):
            where[camp] = self.where[camp]
        while self.step_count < 4:
            value = self.find_move()
            if value <= 0.0:
                break
            camp = self.best_move // 6
            start = self.where[camp]
            end = self.pack.next_hex[start][self.best_move % 6]
            self.own[start] -= 1
            self.own[end] += 1
            self.where[camp] = end
            if self.target != EMPTY:
                before = self.steps_to_target
                self.steps_to_target = self.steps_to(self.target)
                if before and self.steps_to_target == 0:
                    self.arrival = self.step_count
                    self.profit = profit
            self.steps[self.step_count] = value
            self.step_count += 1
        for place in range(HEXES):
            self.own[place] = own[place]
        for camp in range(CAMPS):
            self.where[camp] = where[camp]
        self.steps_to_target = steps

    def village_profit(self, column: i32) -> double:
        """What a village at the end of the steps to it brings in the middle of the column, less its cost."""
        pack = self.pack
        alternative = pack.first[pack.middle[column]]
        food = pack.cost[alternative][0]
        if self.target == EMPTY or pack.word[alternative][0] != ITEM_VILLAGE or food > self.food:
            return 0.0
        return self.building_value(self.target) - food * self.worth[ITEM_FOOD]

    def list_animals(self) -> void:
        """The best animals of the hunting ground one after another, as if all were taken."""
        table = self.table
        taken = declare(i32[7])
        for species in range(SPECIES):
            taken[species] = 0
        while self.step_count < 4:
            best: i32 = EMPTY
            for species in range(SPECIES):
                if table.ground[species] > taken[species]:
                    if best == EMPTY or self.animal_worth[species] > self.animal_worth[best]:
                        best = species
            if best == EMPTY:
                break
            self.steps[self.step_count] = self.animal_worth[best]
            self.step_count += 1
            taken[best] += 1
            self.unused[best] += 1
            self.judge_animals()
        for species in range(SPECIES):
            self.unused[species] -= taken[species]
        self.judge_animals()

    # --- options ---------------------------------------------------------------------------------

    def option_value(self, option: i32) -> double:
        table = self.table
        frame = table.agenda[table.depth]
        if option < FIGURE:
            return self.opening_value(option)
        if option < PLAY:
            return self.place_value((option - FIGURE) % 5, (option - FIGURE) // 5 == CHIEF_FIGURE)
        if option < DISCARD:
            return self.playing_value(option - PLAY)
        if option < PILE_UP:
            return -self.hand_value(option - DISCARD)
        if option < USE:
            # piles are formed in one order only, so the first card that is worth it comes next
            card = option - PILE_UP
            return 100.0 - card if self.pile_value(card, True) > self.per_play[card] else -1.0
        if option < BURN:
            return self.using_value(option - USE)
        if option == BURN:
            return 10.0 if self.source == FIRST_CULTURE else -1.0
        if option < CHOICE:
            return 0.0
        if option < ORDER:
            clause: i32 = frame[CLAUSE]
            return self.alternative_value(clause, self.pack.first[clause] + option - CHOICE, True)
        if option < DECLINE:
            return 1.0 if self.pack.word[frame[LIST]][option - ORDER] == ITEM_CAMP else 0.0
        if option < SITE:
            return self.gain_value(option)
        if option < MOVE:
            self.find_out(ITEM_MEGALITH)
            return self.site_worth[option - SITE]
        if option < BURY:
            self.find_out(ITEM_CAMP)
            if option >= VILLAGE:
                return self.building_value(option - VILLAGE) - self.price_beside(ITEM_VILLAGE, frame[FLAGS])
            return self.moving_value((option - MOVE) // 6, (option - MOVE) % 6)
        if option < TRIBE:
            self.find_out(ITEM_BURY)
            return self.bury_value((option - BURY) // CARD_TYPES, (option - BURY) % CARD_TYPES)
        if option < CULTURE:
            return self.tribe_value(option - TRIBE, frame[TO_DISCARD] == 0)
        if option < ANIMAL:
            return self.culture_value(option - CULTURE)
        if option < STONE:
            self.find_out(ITEM_ANIMAL_GROUND)
            return self.animal_worth[option - ANIMAL] if option < TURN_ANIMAL else self.use_worth[option - TURN_ANIMAL]
        if option < HEX:
            return self.stone_value(option - STONE) - self.price_beside(ITEM_STONE, frame[FLAGS])
        return self.eclipse_value(option)

    def opening_value(self, option: i32) -> double:
        """Chiefs, sides of chiefs, setup cards, and the figure that stays at home."""
        if option < TAKE_CHIEF:
            return self.side_value(2 * (self.table.chief[self.seat] - 1) + option - TAKE_SIDE)
        if option < TAKE_SETUP:
            chief = option - TAKE_CHIEF
            return max(self.side_value(2 * chief), self.side_value(2 * chief + 1))
        if option >= LEAVE_FIGURE:
            return 0.0 if option - LEAVE_FIGURE == CHIEF_FIGURE else 1.0
        pack = self.pack
        card = option - TAKE_SETUP
        value = pack.setup_food[card] * self.usual[ITEM_FOOD] + pack.setup_tool[card] * self.usual[ITEM_TOOL]
        self.find_out(ITEM_ANIMAL_GROUND)
        value += pack.setup_camp[card] * self.each(ITEM_CAMP, True) + self.tribe_value(pack.setup_tribe[card], True)
        for species in range(SPECIES):
            value += pack.setup_animal[card][species] * self.animal_worth[species]
        return value

    def side_value(self, side: i32) -> double:
        """What a chief's side brings a round, as a rule."""
        total: double = 0.0
        for clause in range(self.pack.side_first[side], self.pack.side_last[side]):
            value = self.clause_value(clause, False)
            total += max(0.0, value if self.pack.trigger[clause] == ANY_TIME else 0.9 * value)
        return total

    def place_value(self, place: i32, by_chief: bint) -> double:
        """A figure in a column: its plan, its middle, its bottom; or at rest."""
        table = self.table
        pack = self.pack
        labor: i32 = 0
        paid: i32 = EMPTY
        value: double = 0.0
        if by_chief:
            side = 2 * (table.chief[self.seat] - 1) + table.side[self.seat] - 1
            if table.tribe_home[self.seat]:
                value -= 0.9 * self.side_value(side)
            for clause in range(pack.side_first[side], pack.side_last[side]):
                if pack.trigger[clause] == ANY_TIME or pack.trigger[clause] == place + 1:
                    halves = self.labor_of(pack.first[clause])
                    if halves == 0 or place == RESTING:
                        value += max(0.0, self.beside_labor(clause))
                    elif self.is_paid(clause):
                        paid = clause
                    else:
                        labor += halves
                        value += self.beside_labor(clause)
        if place == RESTING:
            for clause in range(pack.rest_first, pack.rest_last):
                value += max(0.0, self.clause_value(clause, True))
            return self.rest * value + 1.5 * self.bid
        if paid != EMPTY:
            value += max(0.0, self.paid_labor(paid, place, labor))
        planned = self.plan_afresh(place) if labor == 0 else self.plan(place, labor)
        value += planned + max(0.0, self.clause_value(pack.middle[place], True))
        if table.bottom_by[place] == 0:
            for clause in range(pack.bottom_first[place], pack.bottom_last[place]):
                value += self.urgency * max(0.0, self.clause_value(clause, True))
        return value

    def labor_of(self, alternative: i32) -> i32:
        """The labor in halves among the gains of an alternative."""
        pack = self.pack
        for i in range(LIST_ITEMS):
            if pack.word[alternative][i] == ITEM_LABOR:
                return pack.number[alternative][i]
        return 0

    def is_paid(self, clause: i32) -> bint:
        cost = self.pack.cost[self.pack.first[clause]]
        return cost[0] + cost[1] + cost[3] > 0

    def beside_labor(self, clause: i32) -> double:
        """What a clause brings if its labor is worth nothing, less its cost."""
        best: double = NEVER
        for alternative in range(self.pack.first[clause], self.pack.first[clause + 1]):
            value = self.alternative_value(clause, alternative, True)
            best = max(best, value - 0.5 * self.labor_of(alternative) * self.worth[ITEM_LABOR])
        return best

    def paid_labor(self, clause: i32, column: i32, labor: i32) -> double:
        """What a clause that sells labor adds to the plan of a turn, which may lack what it takes; less its cost."""
        alternative = self.pack.first[clause]
        value = self.beside_labor(clause)
        if value <= 0.5 * NEVER:
            return value
        cost = self.pack.cost[alternative]
        self.food -= cost[0]
        self.tools -= cost[1]
        value += self.plan(column, labor + self.labor_of(alternative))
        self.food += cost[0]
        self.tools += cost[1]
        return value - self.plan(column, labor)

    def playing_value(self, card: i32) -> double:
        pack = self.pack
        table = self.table
        if card < FIRST_CULTURE:
            return 10.0 if card == self.source else self.ability_value(card) - self.hand_value(card) - 0.1
        gain = self.effect_value(pack.card_first[card], pack.card_last[card], ANY_TIME, True)
        if self.turns:
            gain -= (0.9 if table.cultures else self.patience) * self.per_play[card]
        if table.cultures:
            gain -= self.cheapest_discard(card)
        return 100.0 + gain if gain > 0.0 else gain - 100.0

    def cheapest_discard(self, kept: i32) -> double:
        """What the least card of the hand would still bring, but for one that is kept."""
        least: double = -NEVER
        for card in range(CARD_TYPES):
            if card != kept and self.table.hand[self.seat][card]:
                least = min(least, self.hand_value(card))
        return least

    def using_value(self, clause: i32) -> double:
        """What is free comes first; the top actions of a column follow the plan."""
        pack = self.pack
        if self.table.agenda[self.table.depth][KIND] != TURN:
            return self.clause_value(clause, True)
        if pack.part[clause] != BY_TOP:
            if self.table.stage == TOP and self.is_paid(clause) and self.labor_of(pack.first[clause]):
                value = self.paid_labor(clause, self.table.column, self.table.labor)
            else:
                value = self.clause_value(clause, True)
            return 50.0 + value if value > 0.0 else value - 0.01
        alternative = pack.first[clause]
        if pack.word[alternative][0] == ITEM_REVEAL:
            return 0.1
        if pack.cost[alternative][2] == 0:
            value = self.clause_value(clause, True)
            return 20.0 + value if value > 0.0 else value
        return 20.0 + self.steps[0] if self.step_count and self.steps[0] > 0.0 else -1.0

    def gain_value(self, option: i32) -> double:
        """One of a resource, or nothing."""
        if option == DECLINE:
            return 0.0
        if option == IDOL + OFFERING or option == IDOL + HONOR:
            self.find_out(ITEM_IDOL)
            return self.offering_step if option == IDOL + OFFERING else self.honor_step
        if option == DRAW:
            return self.each(ITEM_DRAW, True)
        if option == TOOL:
            return self.each(ITEM_TOOL, True)
        if option == FOOD:
            return self.each(ITEM_FOOD, True)
        if option == CAMP:
            return self.each(ITEM_CAMP, True)
        return self.each(ITEM_REVEAL if option == REVEAL else ITEM_ANIMAL_DECK, True)

    def moving_value(self, start: i32, direction: i32) -> double:
        for camp in range(CAMPS):
            if self.where[camp] == start:
                return self.move_value(camp, self.pack.next_hex[start][direction])
        return NEVER

    def eclipse_value(self, option: i32) -> double:
        """Benefits, what is free first; and rest tokens."""
        pack = self.pack
        table = self.table
        if option < SLOT:
            return self.clause_value(pack.benefit[table.terrain[option - HEX]], True)
        if option < VILLAGE_CARDS:
            return 0.1 + self.clause_value(pack.megalith_benefit[option - SLOT], True)
        if option == VILLAGE_CARDS:
            return 0.1 + self.worth[ITEM_DRAW]
        if option < TAKE_TOKEN:
            return 0.05
        if option == TAKE_TOKEN:
            return self.token_value(table.rest_open - 1)
        total: double = 0.0
        tokens: i32 = 0
        for token in range(5):
            if table.rest_unseen[token]:
                total += self.token_value(token)
                tokens += 1
        return total / tokens if tokens else self.token_value(table.rest_under[0] - 1)

    def token_value(self, token: i32) -> double:
        return self.effect_value(self.pack.token_first[token], self.pack.token_last[token], ANY_TIME, True)
