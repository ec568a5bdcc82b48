# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The plan of a turn: the best actions of a column against the cards and the food that pay for them."""

from __future__ import annotations

from cython import declare, double, int as i32, void

from ..terms import *
from .animals import judge_animals, taking_value
from .cards import culture_value, hand_value, surcharge, tribe_value, turn_labor
from .clauses import ability_value, beside_labor, clause_value, labor_of
from .land import building_value, list_moves
from .mind import NEVER, Mind
from .weights import *


def plan_afresh(mind: Mind, column: i32) -> double:
    """The plan for a figure that comes without labor; it is the same for most figures, so it is made once."""
    if mind.afresh[column] < 0.0:
        mind.afresh[column] = plan(mind, column, 0)
    return mind.afresh[column]


def plan(mind: Mind, column: i32, labor: i32) -> double:
    """The most that the top of a column brings with so much labor in halves, less what more labor costs.

    `source` gets a card to be played for it or FIRST_CULTURE for food; EMPTY where there is labor enough.
    """
    list_steps(mind, column)
    best = choose_steps(mind, column, labor, kept_food(mind, column))
    if mind.profit > 0.0:
        source = mind.source
        mind.steps[mind.arrival] += mind.profit
        middle = mind.pack.first[mind.pack.middle[column]]
        village = choose_steps(mind, column, labor, mind.pack.cost[middle][COST_FOOD])
        if village > best:
            return village
        mind.steps[mind.arrival] -= mind.profit
        mind.source = source
    return best


def choose_steps(mind: Mind, column: i32, labor: i32, kept: i32) -> double:
    """The most that the listed steps bring while so much food is kept."""
    most: i32 = mind.step_count * mind.step_labor - labor
    price_labor(mind, column, max(0, most), kept)
    earned: double = 0.0
    best: double = 0.0
    mind.source = EMPTY
    for k in range(mind.step_count):
        earned += mind.steps[k]
        need = max(0, (k + 1) * mind.step_labor - labor)
        if earned - mind.labor_cost[need] > best:
            best = earned - mind.labor_cost[need]
            mind.source = mind.labor_from[need]
    return best


def price_labor(mind: Mind, column: i32, most: i32, kept: i32) -> void:
    """The least that so much more labor in halves costs, and a card or food that is part of it."""
    table = mind.table
    seat = mind.seat
    for halves in range(most + 1):
        mind.labor_cost[halves] = -NEVER
        mind.labor_from[halves] = EMPTY
    mind.labor_cost[0] = 0.0
    for card in range(FIRST_CULTURE):
        copies: i32 = table.hand[seat][card] - table.locked[card]
        if copies > 0:
            halves = turn_labor(mind, card, column)
            cost = max(0.05, hand_value(mind, card) - ability_value(mind, card))
            for _ in range(copies):
                offer_labor(mind, card, halves, cost, most)
    offer_food(mind, kept, most)


def kept_food(mind: Mind, column: i32) -> i32:
    """What the middle of a column will ask for, if it is worth it."""
    pack = mind.pack
    clause = pack.middle[column]
    if clause_value(mind, clause, True) <= 0.0:
        return 0
    if pack.word[pack.first[clause]][0] == ITEM_STONE:
        return pack.slot_food[mind.table.free_slot(mind.seat)]
    return pack.cost[pack.first[clause]][COST_FOOD]


def offer_labor(mind: Mind, source: i32, halves: i32, cost: double, most: i32) -> void:
    for need in range(most, 0, -1):
        total = mind.labor_cost[max(0, need - halves)] + cost
        if total < mind.labor_cost[need]:
            mind.labor_cost[need] = total
            mind.labor_from[need] = source


def offer_food(mind: Mind, kept: i32, most: i32) -> void:
    """EW-LABOR-13 to -16: food goes space by space, so the second symbol comes after the first."""
    pack = mind.pack
    for need in range(most, 0, -1):
        halves: i32 = 0
        for food in range(mind.food, kept, -1):
            if pack.food_labor[food] and halves < need:
                halves += 2 * pack.food_labor[food]
                total = mind.labor_cost[max(0, need - halves)] + (mind.food - food + 1) * mind.worth[ITEM_FOOD]
                if total < mind.labor_cost[need]:
                    mind.labor_cost[need] = total
                    mind.labor_from[need] = FIRST_CULTURE


def list_steps(mind: Mind, column: i32) -> void:
    """What each use of the column's top action brings, the best first, less the tools for it."""
    pack = mind.pack
    table = mind.table
    mind.step_count = 0
    mind.step_labor = 2
    mind.profit = 0.0
    for clause in range(pack.top_first[column], pack.top_last[column]):
        alternative = pack.first[clause]
        word = pack.word[alternative][0]
        if pack.cost[alternative][COST_LABOR] == 0 or word == ITEM_REVEAL:
            continue
        mind.step_labor = pack.cost[alternative][COST_LABOR]
        mind.find_out(ITEM_CAMP if word == ITEM_MOVE else word)
        if word == ITEM_MOVE:
            plan_moves(mind, column)
        elif word == ITEM_ANIMAL_GROUND:
            list_animals(mind)
        elif word == ITEM_TRIBE_HAND:
            for type in range(TRIBE_TYPES):
                if not table.types_taken >> type & 1:
                    add_step(mind, tribe_value(mind, type, True))
        elif word == ITEM_CULTURE_HAND:
            for culture in range(CULTURE_CARDS):
                if table.culture[culture] == OPEN:
                    add_step(mind, culture_value(mind, culture) - surcharge(mind, culture))
            if table.any_marked():
                mind.step_labor = max(1, mind.step_labor - pack.token_discount)
        tools = pack.cost[alternative][COST_TOOLS]
        if tools:
            mind.step_count = min(mind.step_count, mind.tools // tools)
            for k in range(mind.step_count):
                mind.steps[k] -= tools * mind.worth[ITEM_TOOL]
    mind.step_count = min(mind.step_count, MOST_LABOR // mind.step_labor)


def add_step(mind: Mind, value: double) -> void:
    """Put it among the steps in its place; the worst falls out when there are too many."""
    place: i32 = min(mind.step_count, MOST_STEPS - 1)
    if place < mind.step_count and mind.steps[place] >= value:
        return
    while place > 0 and mind.steps[place - 1] < value:
        mind.steps[place] = mind.steps[place - 1]
        place -= 1
    mind.steps[place] = value
    mind.step_count = min(mind.step_count + 1, MOST_STEPS)


def plan_moves(mind: Mind, column: i32) -> void:
    """The best steps of camps, and a village at the end of them."""
    list_moves(mind)
    for k in range(mind.move_count):
        mind.steps[k] = mind.moves[k]
    mind.step_count = mind.move_count
    if mind.arrival != EMPTY:
        mind.profit = village_profit(mind, column)


def village_profit(mind: Mind, column: i32) -> double:
    """What a village at the end of the steps to it brings in the middle of the column, less its cost."""
    pack = mind.pack
    alternative = pack.first[pack.middle[column]]
    food = pack.cost[alternative][COST_FOOD]
    if mind.target == EMPTY or pack.word[alternative][0] != ITEM_VILLAGE or food > mind.food:
        return 0.0
    return building_value(mind, mind.target) - food * mind.worth[ITEM_FOOD]


def list_animals(mind: Mind) -> void:
    """The best animals of the hunting ground one after another, as if all were taken."""
    table = mind.table
    taken = declare(i32[7])
    for species in range(SPECIES):
        taken[species] = 0
    while mind.step_count < 4:
        best: i32 = EMPTY
        for species in range(SPECIES):
            if table.ground[species] > taken[species]:
                if best == EMPTY or taking_value(mind, species) > taking_value(mind, best):
                    best = species
        if best == EMPTY:
            break
        mind.steps[mind.step_count] = taking_value(mind, best)
        mind.step_count += 1
        taken[best] += 1
        mind.unused[best] += 1
        judge_animals(mind)
    for species in range(SPECIES):
        mind.unused[species] -= taken[species]
    judge_animals(mind)


def paid_labor(mind: Mind, clause: i32, column: i32, labor: i32) -> double:
    """What a clause that sells labor adds to the plan of a turn, which may lack what it takes; less its cost."""
    alternative = mind.pack.first[clause]
    value = beside_labor(mind, clause)
    if value <= 0.5 * NEVER:
        return value
    cost = mind.pack.cost[alternative]
    mind.food -= cost[COST_FOOD]
    mind.tools -= cost[COST_TOOLS]
    value += plan(mind, column, labor + labor_of(mind, alternative))
    mind.food += cost[COST_FOOD]
    mind.tools += cost[COST_TOOLS]
    return value - plan(mind, column, labor)
