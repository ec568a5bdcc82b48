# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""1. Placing figures: what locations bring, beside what is placed already."""

from __future__ import annotations

import cython
from cython import double, int as i32, short as i16, void

from ..terms import *
from .mind import NEVER, Mind
from .odds import MOST_ADDED
from .paying import best_for_tile, best_payment, cost
from .worth import building_bonus, card_value, food_value, hunger_cost, unit_value


def plan(mind: Mind, rolled: i32) -> void:
    """Look ahead to what is placed already, but for the place that is being carried out.

    Expected harvests join the stock and the larder; what cards and buildings will take
    leaves the stock, and what they lack is noted.
    """
    tools = mind.spare_tools
    for place in range(RIVER, HUNTING - 1, -1):
        if mind.placed[place] == 0 or place == rolled:
            continue
        units = mind.odds.units[place - HUNTING][mind.placed[place]][min(MOST_ADDED, tools)]
        tools = 0
        if place == HUNTING:
            mind.hungry -= units
        else:
            mind.stock[place - FOREST] += cython.cast(i32, units + 0.4)
    if rolled == EMPTY:
        mind.spare_tools = tools
    if mind.placed[HUT] and rolled != HUT:
        mind.hungry += 1.0
    if mind.placed[FIELD] and rolled != FIELD:
        mind.hungry -= 1.0
    for place in range(BUILDING4, CARD1 - 1, -1):
        if mind.placed[place] and place != rolled:
            if place < BUILDING1:
                set_aside(mind, place - CARD1 + 1)
                continue
            price = mind.pack.tiles[mind.tops[place - BUILDING1]]
            if price[PRICE_UNITS]:
                set_aside(mind, min(5, price[PRICE_UNITS]))
            else:
                set_aside_price(mind, price)


def set_aside_price(mind: Mind, price: cython.pointer(i16)) -> void:
    for kind in range(RESOURCE_COUNT):
        mind.stock[kind] -= price[kind]
        if mind.stock[kind] < 0:
            mind.need[kind] -= mind.stock[kind]
            mind.stock[kind] = 0


def set_aside(mind: Mind, units: i32) -> void:
    """Take so many resources out of the stock, the plainest first."""
    for kind in range(RESOURCE_COUNT):
        taken = min(units, mind.stock[kind])
        mind.stock[kind] -= taken
        units -= taken
    mind.short += units


def weigh_places(mind: Mind) -> void:
    """What a location brings, plus what the figures that stay at home can still gather."""
    table = mind.table
    plan(mind, EMPTY)
    for place in range(PLACE_COUNT):
        mind.room[place] = 0
    for i in range(table.n_options):
        mind.room[PLACE_OF[table.offered[i]]] += 1
    foresee_harvests(mind)
    one_less = best_harvest(mind, mind.home - 1)
    for i in range(table.n_options):
        option = table.offered[i]
        place = PLACE_OF[option]
        if HUNTING <= place <= RIVER:
            figures = option - PLACE_FIRST[place] + 1
            mind.value[option] = harvests(mind, place, figures, mind.home - figures)
        elif place == HUT:
            mind.value[option] = place_value(mind, place, 2) + best_harvest(mind, mind.home - 2) + mind.urgency
        else:
            mind.value[option] = place_value(mind, place, 1) + one_less + mind.urgency


def foresee_harvests(mind: Mind) -> void:
    """What every number of figures brings from the hunting grounds and the resource places."""
    for place in range(HUNTING, RIVER + 1):
        most = min(mind.home, mind.room[place])
        for with_tools in range(2):
            tools = min(MOST_ADDED, mind.spare_tools) if with_tools else 0
            for figures in range(1, most + 1):
                units = mind.odds.units[place - HUNTING][figures][tools]
                gain = food_value(mind, units) if place == HUNTING else unit_value(mind, place - FOREST, units)
                mind.harvest[with_tools][place - HUNTING][figures] = gain


def harvests(mind: Mind, place: i32, figures: i32, rest: i32) -> double:
    """A roll of so many figures, and the best second roll of the rest; tools help one of them."""
    with_tools = mind.harvest[1][place - HUNTING][figures]
    without = mind.harvest[0][place - HUNTING][figures]
    best: double = with_tools
    for other in range(HUNTING, RIVER + 1):
        most = min(rest, mind.room[other])
        if other != place and most > 0:
            best = max(best, with_tools + mind.harvest[0][other - HUNTING][most])
            best = max(best, without + mind.harvest[1][other - HUNTING][most])
    return best


def best_harvest(mind: Mind, figures: i32) -> double:
    """The most that so many figures can gather in one or two rolls."""
    best: double = 0.0
    for place in range(HUNTING, RIVER + 1):
        for first in range(1, min(figures, mind.room[place]) + 1):
            best = max(best, harvests(mind, place, first, figures - first))
    return best


def place_value(mind: Mind, place: i32, figures: i32) -> double:
    if place == WORKSHOP:
        return mind.tool_worth + 0.6 if mind.tool_sum < TOP_OF_TOOLS else 0.0
    if place == HUT:
        mouth = hunger_cost(mind, mind.hungry + 1.0) - hunger_cost(mind, mind.hungry)
        return mind.hut_worth - mouth if mind.figures < MOST_FIGURES else 0.0
    if place == FIELD:
        return mind.field_worth + food_value(mind, 1.0) if mind.agriculture < TOP_OF_AGRICULTURE else 0.0
    if place < BUILDING1:
        return card_place_value(mind, place - CARD1)
    return building_place_value(mind, mind.tops[place - BUILDING1])


def gathered_in_time(mind: Mind, kind: i32, units: i32, figures: i32) -> double:
    """How likely so many figures gather the units that are lacking."""
    if figures <= 0:
        return 0.0
    total = units * VALUES[kind] - mind.spare_tools
    return mind.odds.at_least[min(7, figures)][min(79, max(0, total))]


def card_place_value(mind: Mind, slot: i32) -> double:
    gain = card_value(mind, mind.slots[slot])
    stock = mind.stock
    lacking = slot + 1 - stock[0] - stock[1] - stock[2] - stock[3]
    if lacking <= 0:
        return max(0.0, gain + best_payment(mind, slot + 1, slot + 1, ANY_KINDS, EMPTY, 0.0))
    if mind.short:
        return 0.0
    price = lacking * mind.worth[0]
    for kind in range(RESOURCE_COUNT):
        price += cost(mind, kind, stock[kind])
    return max(0.0, gain - price) * gathered_in_time(mind, 0, lacking, mind.home - 1)


def building_place_value(mind: Mind, tile: i32) -> double:
    row = mind.pack.tiles[tile]
    net = best_for_tile(mind, tile)
    if row[PRICE_KINDS] == ANY_KINDS and row[PRICE_UNITS]:
        return max(0.0, net, gathered_for_any(mind, net))
    if net > NEVER:
        return max(0.0, net)
    if row[PRICE_UNITS]:
        lacking = max(1, row[PRICE_UNITS] - mind.stock[0] - mind.stock[1] - mind.stock[2] - mind.stock[3])
        profit = row[PRICE_UNITS] * 4.5 * (mind.building_weight - mind.conversion) + building_bonus(mind)
        return max(0.0, profit) * 0.5 * gathered_in_time(mind, 1, lacking, mind.home - 1)
    return gathered_for_price(mind, row)


def gathered_for_any(mind: Mind, net: double) -> double:
    """A building for 1 to 7 resources, with what the figures at home may still gather."""
    if mind.home < 2:
        return NEVER
    held = mind.stock[0] + mind.stock[1] + mind.stock[2] + mind.stock[3]
    units = min(7.0 - held, mind.odds.units[2][min(7, mind.home - 1)][min(MOST_ADDED, mind.spare_tools)])
    if units <= 0.5:
        return NEVER
    more = units * (4.0 * mind.building_weight - mind.worth[1])
    return more + (net if net > NEVER else building_bonus(mind))


def gathered_for_price(mind: Mind, price: cython.pointer(i16)) -> double:
    """A building with a listed price of which something is still to be gathered."""
    kinds: i32 = 0
    profit: double = mind.building_weight * price[PRINTED_POINTS] + building_bonus(mind)
    for kind in range(RESOURCE_COUNT):
        profit -= price[kind] * mind.worth[kind]
        if price[kind] > mind.stock[kind]:
            kinds += 1
    if kinds == 0:
        return 0.0
    chance: double = 1.0
    for kind in range(RESOURCE_COUNT):
        lacking = price[kind] - mind.stock[kind]
        if lacking > 0:
            if mind.placed[FOREST + kind]:
                return 0.0
            chance *= gathered_in_time(mind, kind, lacking, (mind.home - 1) // kinds)
    return max(0.0, profit) * chance
