# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What clauses bring, now or as a rule."""

from __future__ import annotations

from cython import bint, double, int as i32

from ..terms import *
from .mind import NEVER, Mind


def clause_value(mind: Mind, clause: i32, now: bint) -> double:
    """The best alternative of a clause less what it costs; nothing for no clause."""
    if clause == EMPTY:
        return 0.0
    if now:
        return best_alternative(mind, clause, True)
    if not mind.judged[clause]:
        mind.judged[clause] = True
        mind.as_a_rule[clause] = best_alternative(mind, clause, False)
    return mind.as_a_rule[clause]


def best_alternative(mind: Mind, clause: i32, now: bint) -> double:
    best: double = NEVER
    for alternative in range(mind.pack.first[clause], mind.pack.first[clause + 1]):
        best = max(best, alternative_value(mind, clause, alternative, now))
    return best


def alternative_value(mind: Mind, clause: i32, alternative: i32, now: bint) -> double:
    pack = mind.pack
    table = mind.table
    seat = mind.seat
    cost = pack.cost[alternative]
    food, tools, discards = cost[COST_FOOD], cost[COST_TOOLS], cost[COST_DISCARDS]
    if now and (food > table.food[seat] or tools > table.tools[seat] or discards > table.size[seat][HAND]):
        return NEVER
    total: double = -food * each(mind, ITEM_FOOD, now) - tools * each(mind, ITEM_TOOL, now)
    total -= 0.5 * cost[COST_LABOR] * each(mind, ITEM_LABOR, now) + discards * each(mind, ITEM_DISCARD, now)
    for i in range(LIST_ITEMS):
        word: i32 = pack.word[alternative][i]
        if word == EMPTY:
            break
        total += item_value(mind, clause, word, pack.number[alternative][i], now)
    return total


def each(mind: Mind, word: i32, now: bint) -> double:
    if not now:
        return mind.usual[word]
    if not mind.known[word]:
        mind.find_out(word)
    return mind.worth[word]


def item_value(mind: Mind, clause: i32, word: i32, number: i32, now: bint) -> double:
    if word == ITEM_LABOR:
        # the labor of a pile is for the turn order
        return 0.0 if mind.pack.trigger[clause] == IN_ECLIPSE else 0.5 * number * each(mind, word, now)
    if now:
        table = mind.table
        room: i32 = table.capacity(mind.seat) - table.food[mind.seat]
        if word == ITEM_FILL_FOOD:
            return mind.worth[ITEM_FOOD] * room
        if word == ITEM_FOOD:
            number = min(number, room)
        elif word == ITEM_TOOL:
            number = min(number, MOST_TOOLS - table.tools[mind.seat])
        elif word == ITEM_CAMP:
            number = min(number, table.camps_home[mind.seat])
        elif word == ITEM_MOVE:
            return each(mind, ITEM_MOVE, True) * (1.0 + mind.sequel * (number - 1))
        elif word == ITEM_VILLAGE or word == ITEM_STONE:
            return max(0.0, each(mind, word, True) - price_beside(mind, word, mind.pack.part[clause]))
    return number * each(mind, word, now)


def price_beside(mind: Mind, word: i32, flags: i32) -> double:
    """What a village or a stone costs beside its clause: EW-ICON-05, -26."""
    table = mind.table
    pack = mind.pack
    if word == ITEM_VILLAGE:
        return VILLAGE_FOOD * mind.worth[ITEM_FOOD] if table.village_food and not flags & BY_MIDDLE else 0.0
    slot = table.free_slot(mind.seat)
    if slot == STONE_SLOTS or table.stone_symbol_free and not flags & BY_MIDDLE:
        return 0.0
    if pack.slot_food[slot] > table.food[mind.seat] or pack.slot_tool[slot] > table.tools[mind.seat]:
        return -NEVER
    return pack.slot_food[slot] * mind.worth[ITEM_FOOD] + pack.slot_tool[slot] * mind.worth[ITEM_TOOL]


def effect_value(mind: Mind, first: i32, last: i32, trigger: i32, now: bint) -> double:
    """All clauses of a component with that trigger, each used only if it brings something."""
    total: double = 0.0
    for clause in range(first, last):
        if mind.pack.trigger[clause] == trigger:
            total += max(0.0, clause_value(mind, clause, now))
    return total


def ability_value(mind: Mind, card: i32) -> double:
    """What a tribe card that is played now brings beside its labor."""
    pack = mind.pack
    total: double = 0.0
    for clause in range(pack.card_first[card], pack.card_last[card]):
        if pack.trigger[clause] == ANY_TIME and not pack.labor_only[clause]:
            total += max(0.0, clause_value(mind, clause, True))
    return total


def labor_of(mind: Mind, alternative: i32) -> i32:
    """The labor in halves among the gains of an alternative."""
    pack = mind.pack
    for i in range(LIST_ITEMS):
        if pack.word[alternative][i] == ITEM_LABOR:
            return pack.number[alternative][i]
    return 0


def is_paid(mind: Mind, clause: i32) -> bint:
    cost = mind.pack.cost[mind.pack.first[clause]]
    return cost[COST_FOOD] + cost[COST_TOOLS] + cost[COST_DISCARDS] > 0


def beside_labor(mind: Mind, clause: i32) -> double:
    """What a clause brings if its labor is worth nothing, less its cost."""
    best: double = NEVER
    for alternative in range(mind.pack.first[clause], mind.pack.first[clause + 1]):
        value = alternative_value(mind, clause, alternative, True)
        best = max(best, value - 0.5 * labor_of(mind, alternative) * mind.worth[ITEM_LABOR])
    return best
