# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What each option is worth."""

from __future__ import annotations

from cython import bint, double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.table import EndlessWinter
from ..terms import *
from .animals import look_at_animals, taking_value
from .cards import cheapest_discard, culture_value, hand_value, per_play, pile_value, surcharge, tribe_value
from .clauses import (
    ability_value,
    alternative_value,
    beside_labor,
    clause_value,
    each,
    effect_value,
    is_paid,
    labor_of,
    price_beside,
)
from .idols import bury_value, look_at_burials, look_at_idols
from .land import building_value, list_moves, look_at_land, moving_value
from .look import look, look_at_stones, look_at_supply
from .megaliths import look_at_megaliths
from .mind import NEVER, Mind
from .nomads import entering_value
from .plan import paid_labor, plan, plan_afresh
from .stones import stone_value


class Advisor(Mind):
    """Rules of thumb in one style for one game."""

    def weigh(self, table: EndlessWinter) -> void:
        self.table = table
        look(self)
        if not self.whole and finds_culture_card(self):
            return
        if table.stage == TOP and table.agenda[table.depth][KIND] == TURN:
            plan(self, table.column, table.labor)
        else:
            self.source = EMPTY
            self.step_count = 0
        for i in range(table.n_options):
            option: i32 = table.offered[i]
            self.value[option] = option_value(self, option)

    def find_out(self, word: i32) -> void:
        """What an item brings here and now, together with all that is found out on the way."""
        if self.known[word]:
            return
        if word == ITEM_IDOL:
            self.known[word] = True
            look_at_idols(self)
        elif word == ITEM_BURY:
            self.known[word] = True
            look_at_burials(self)
        elif word == ITEM_MEGALITH:
            self.known[word] = True
            look_at_megaliths(self)
        elif word == ITEM_CAMP or word == ITEM_VILLAGE:
            self.known[ITEM_CAMP] = self.known[ITEM_VILLAGE] = True
            look_at_land(self)
        elif word == ITEM_MOVE:
            self.find_out(ITEM_CAMP)
            self.known[ITEM_MOVE] = True
            list_moves(self)
            self.worth[ITEM_MOVE] = self.moves[0] if self.move_count else 0.0
        elif word == ITEM_STONE:
            self.known[word] = True
            look_at_stones(self)
        elif word == ITEM_ANIMAL_GROUND or word == ITEM_ANIMAL_DECK or word == ITEM_USE_ANIMAL:
            self.known[ITEM_ANIMAL_GROUND] = self.known[ITEM_ANIMAL_DECK] = self.known[ITEM_USE_ANIMAL] = True
            look_at_animals(self)
        else:
            self.known[ITEM_TRIBE_HAND] = self.known[ITEM_TRIBE_DISCARD] = True
            self.known[ITEM_CULTURE_HAND] = True
            look_at_supply(self)


def finds_culture_card(mind: Mind) -> bint:
    """Whether a culture card is worth playing: it is played before all else, and so only such cards are weighed."""
    table = mind.table
    if table.stage != CULTURE_STEP or table.agenda[table.depth][KIND] != TURN:
        return False
    found: bint = False
    for i in range(table.n_options):
        option: i32 = table.offered[i]
        mind.value[option] = playing_value(mind, option - PLAY) if PLAY <= option < DISCARD else NEVER
        found = found or mind.value[option] > 0.0
    return found


def option_value(mind: Mind, option: i32) -> double:
    table = mind.table
    frame = table.agenda[table.depth]
    if option < FIGURE:
        return opening_value(mind, option)
    if option < PLAY:
        return place_value(mind, (option - FIGURE) % PLACE_COUNT, (option - FIGURE) // PLACE_COUNT == CHIEF_FIGURE)
    if option < DISCARD:
        return playing_value(mind, option - PLAY)
    if option < PILE_UP:
        return -hand_value(mind, option - DISCARD)
    if option < USE:
        # piles are formed in one order only, so the first card that is worth it comes next
        card = option - PILE_UP
        return 100.0 - card if pile_value(mind, card, True) > per_play(mind, card) else -1.0
    if option < BURN:
        return using_value(mind, option - USE)
    if option == BURN:
        return 10.0 if mind.source == FIRST_CULTURE else -1.0
    if option < CHOICE:
        return 0.0
    if option < ORDER:
        clause: i32 = frame[CLAUSE]
        return alternative_value(mind, clause, mind.pack.first[clause] + option - CHOICE, True)
    if option < DECLINE:
        return 1.0 if mind.pack.word[frame[LIST]][option - ORDER] == ITEM_CAMP else 0.0
    if option < SITE:
        return gain_value(mind, option)
    if option < MOVE:
        mind.find_out(ITEM_MEGALITH)
        return mind.site_worth[option - SITE]
    if option < BURY:
        mind.find_out(ITEM_CAMP)
        if option >= VILLAGE:
            return building_value(mind, option - VILLAGE) - price_beside(mind, ITEM_VILLAGE, frame[FLAGS])
        return moving_value(mind, (option - MOVE) // DIRECTION_COUNT, (option - MOVE) % DIRECTION_COUNT)
    if option >= STACK:
        mind.find_out(ITEM_MEGALITH)
        return mind.site_worth[GROUND_CELLS + option - STACK]
    if option < TRIBE:
        mind.find_out(ITEM_BURY)
        return bury_value(mind, (option - BURY) // CARD_TYPES, (option - BURY) % CARD_TYPES)
    if option < CULTURE:
        return tribe_value(mind, option - TRIBE, frame[TO_DISCARD] == 0)
    if option < ANIMAL:
        paid = surcharge(mind, option - CULTURE) if frame[FLAGS] & BY_TOP else 0.0
        return culture_value(mind, option - CULTURE) - paid
    if option < STONE:
        mind.find_out(ITEM_ANIMAL_GROUND)
        if option >= TURN_ANIMAL:
            return mind.use_worth[option - TURN_ANIMAL]
        return taking_value(mind, table.ground_place[option - ANIMAL] - 1 if mind.alone else option - ANIMAL)
    if option < HEX:
        return stone_value(mind, option - STONE) - price_beside(mind, ITEM_STONE, frame[FLAGS])
    return eclipse_value(mind, option)


def opening_value(mind: Mind, option: i32) -> double:
    """Chiefs, sides of chiefs, setup cards, and the figure that stays at home."""
    if option < TAKE_CHIEF:
        return side_value(mind, 2 * (mind.table.chief[mind.seat] - 1) + option - TAKE_SIDE)
    if option < TAKE_SETUP:
        chief = option - TAKE_CHIEF
        return max(side_value(mind, 2 * chief), side_value(mind, 2 * chief + 1))
    if option >= LEAVE_FIGURE:
        return 0.0 if option - LEAVE_FIGURE == CHIEF_FIGURE else 1.0
    pack = mind.pack
    card = option - TAKE_SETUP
    value = pack.setup_food[card] * mind.usual[ITEM_FOOD] + pack.setup_tool[card] * mind.usual[ITEM_TOOL]
    mind.find_out(ITEM_ANIMAL_GROUND)
    value += pack.setup_camp[card] * each(mind, ITEM_CAMP, True) + tribe_value(mind, pack.setup_tribe[card], True)
    value += pack.setup_idol[card] * mind.usual[ITEM_IDOL] + pack.setup_draw[card] * mind.usual[ITEM_DRAW]
    value += pack.setup_bury[card] * mind.usual[ITEM_BURY]
    for species in range(SPECIES):
        value += pack.setup_animal[card][species] * mind.animal_worth[species]
    return value


def side_value(mind: Mind, side: i32) -> double:
    """What a chief's side brings a round, as a rule."""
    total: double = 0.0
    for clause in range(mind.pack.side_first[side], mind.pack.side_last[side]):
        value = clause_value(mind, clause, False)
        total += max(0.0, value if mind.pack.trigger[clause] == ANY_TIME else 0.9 * value)
    return total


def place_value(mind: Mind, place: i32, by_chief: bint) -> double:
    """A figure in a column: its plan, its middle, its bottom; or at rest."""
    table = mind.table
    pack = mind.pack
    labor: i32 = 0
    paid: i32 = EMPTY
    value: double = 0.0
    if by_chief:
        side = table.side_of(mind.seat)
        if table.tribe_home[mind.seat]:
            value -= 0.9 * side_value(mind, side)
        for clause in range(pack.side_first[side], pack.side_last[side]):
            if pack.trigger[clause] == ANY_TIME or pack.trigger[clause] == place + 1:
                halves = labor_of(mind, pack.first[clause])
                if halves == 0 or place == RESTING:
                    value += max(0.0, beside_labor(mind, clause))
                elif is_paid(mind, clause):
                    paid = clause
                else:
                    labor += halves
                    value += beside_labor(mind, clause)
    if place == RESTING:
        for clause in range(pack.rest_first, pack.rest_last):
            value += max(0.0, clause_value(mind, clause, True))
        bid: i32 = pack.rest_halves + (pack.rest_labor[table.side_of(mind.seat)] if by_chief else 0)
        return mind.rest * value + 0.5 * bid * mind.bid
    if mind.alone:
        value += entering_value(mind, place)
    if paid != EMPTY:
        value += max(0.0, paid_labor(mind, paid, place, labor))
    planned = plan_afresh(mind, place) if labor == 0 else plan(mind, place, labor)
    value += planned + max(0.0, clause_value(mind, pack.middle[place], True))
    if table.bottom_by[place] == 0:
        for clause in range(pack.bottom_first[place], pack.bottom_last[place]):
            value += mind.urgency * max(0.0, clause_value(mind, clause, True))
    return value


def playing_value(mind: Mind, card: i32) -> double:
    pack = mind.pack
    table = mind.table
    if card < FIRST_CULTURE:
        return 10.0 if card == mind.source else ability_value(mind, card) - hand_value(mind, card) - 0.1
    gain = effect_value(mind, pack.card_first[card], pack.card_last[card], ANY_TIME, True)
    costs = table.cultures > 0 and pack.culture_cost > 0
    if mind.turns:
        gain -= (0.9 if costs else mind.patience) * per_play(mind, card)
    if costs:
        gain -= cheapest_discard(mind, card)
    return 100.0 + gain if gain > 0.0 else gain - 100.0


def using_value(mind: Mind, clause: i32) -> double:
    """What is free comes first; the top actions of a column follow the plan."""
    pack = mind.pack
    table = mind.table
    if table.agenda[table.depth][KIND] != TURN:
        return clause_value(mind, clause, True)
    if pack.part[clause] != BY_TOP:
        if table.stage == TOP and is_paid(mind, clause) and labor_of(mind, pack.first[clause]):
            value = paid_labor(mind, clause, table.column, table.labor)
        else:
            value = clause_value(mind, clause, True)
        return 50.0 + value if value > 0.0 else value - 0.01
    alternative = pack.first[clause]
    if pack.word[alternative][0] == ITEM_REVEAL:
        return 0.1
    if pack.cost[alternative][COST_LABOR] == 0:
        value = clause_value(mind, clause, True)
        return 20.0 + value if value > 0.0 else value
    return 20.0 + mind.steps[0] if mind.step_count and mind.steps[0] > 0.0 else -1.0


def gain_value(mind: Mind, option: i32) -> double:
    """One of a resource, or nothing."""
    if option == DECLINE:
        return 0.0
    if option == IDOL + OFFERING or option == IDOL + HONOR:
        mind.find_out(ITEM_IDOL)
        return mind.offering_step if option == IDOL + OFFERING else mind.honor_step
    if option == DRAW:
        return each(mind, ITEM_DRAW, True)
    if option == TOOL:
        return each(mind, ITEM_TOOL, True)
    if option == FOOD:
        return each(mind, ITEM_FOOD, True)
    if option == CAMP:
        return each(mind, ITEM_CAMP, True)
    return each(mind, ITEM_REVEAL if option == REVEAL else ITEM_ANIMAL_DECK, True)


def eclipse_value(mind: Mind, option: i32) -> double:
    """Benefits, what is free first; and rest tokens."""
    pack = mind.pack
    table = mind.table
    if option < SLOT:
        return clause_value(mind, pack.benefit[table.terrain[option - HEX]], True)
    if option < VILLAGE_CARDS:
        return 0.1 + clause_value(mind, pack.megalith_benefit[option - SLOT], True)
    if option == VILLAGE_CARDS:
        return 0.1 + mind.worth[ITEM_DRAW]
    if option < TAKE_TOKEN:
        return 0.05
    if option == TAKE_TOKEN:
        return token_value(mind, table.rest_open - 1)
    total: double = 0.0
    tokens: i32 = 0
    for token in range(REST_TOKENS):
        if table.rest_unseen[token]:
            total += token_value(mind, token)
            tokens += 1
    return total / tokens if tokens else token_value(mind, table.rest_under[0] - 1)


def token_value(mind: Mind, token: i32) -> double:
    return effect_value(mind, mind.pack.token_first[token], mind.pack.token_last[token], ANY_TIME, True)
