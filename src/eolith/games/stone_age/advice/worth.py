# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What things are worth to the seat, as a rule and now."""

from __future__ import annotations

from cython import double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.actions import tool_value
from ..rules.score import bits, buildings
from ..rules.table import StoneAge
from ..terms import *
from .mind import Mind
from .odds import MOST_ADDED
from .weights import *


def estimate(mind: Mind) -> void:
    mind.left = rounds_left(mind.table)
    mind.late = max(0, mind.table.round - LATE)
    left = mind.left
    ripe = min(1.0, left / 2.0)
    held = mind.goods[0] + mind.goods[1] + mind.goods[2] + mind.goods[3]
    spent = ripe * min(1.0, (5.0 + 4.0 * left) / max(1, held))  # the share that will still be spent
    for kind in range(RESOURCE_COUNT):
        mind.worth[kind] = 1.0 + spent * (mind.conversion * VALUES[kind] - 1.0)
    mind.food_worth = mind.food_weight * ripe
    symbols = mind.symbols
    mind.field_worth = mind.tool_worth = mind.hut_worth = 0.0
    if mind.agriculture < TOP_OF_AGRICULTURE:
        mind.field_worth = mind.field_weight * (mind.food_weight + 0.1) * left + symbols[FARMER]
    if mind.tool_sum < TOP_OF_TOOLS:
        mind.tool_worth = mind.tool_weight * left + symbols[TOOLMAKER]
    if mind.figures < MOST_FIGURES:
        mind.hut_worth = mind.figure_weight * left + symbols[SHAMAN]
    mind.symbol_worth[FARMER] = min(1.0 * TOP_OF_AGRICULTURE, mind.agriculture + 0.4 * left)
    mind.symbol_worth[TOOLMAKER] = min(1.0 * TOP_OF_TOOLS, mind.tool_sum + 0.3 * left)
    mind.symbol_worth[BUILDER] = mind.buildings + 0.45 * left
    mind.symbol_worth[SHAMAN] = min(1.0 * MOST_FIGURES, mind.figures + 0.2 * left)
    mind.hungry = mind.figures - mind.agriculture - mind.food


def rounds_left(table: StoneAge) -> double:
    """About how many rounds will follow this one: until the deck or a stack runs out."""
    left: double = table.deck_size / (1.1 * table.sides)
    for stack in range(table.sides):
        left = min(left, (table.stack_size[stack] - 0.6) / 0.75)
    if table.round_cap:
        left = min(left, 1.0 * (table.round_cap - table.round))
    return max(0.0, left)


def hunger_cost(mind: Mind, missing: double) -> double:
    """Points that so much missing food will cost: resources instead, or a round of hunger."""
    if missing <= 0.0:
        return 0.0
    return min(mind.hunger, missing * (mind.worth[0] + 0.3))


def food_value(mind: Mind, amount: double) -> double:
    rest = mind.hungry - amount
    value = hunger_cost(mind, mind.hungry) - hunger_cost(mind, rest)
    if rest < 0.0:
        kept = min(amount, -rest)
        wanted = max(0.0, mind.left * (mind.figures - mind.agriculture) + min(0.0, mind.hungry))
        value += min(kept, wanted) * mind.food_worth
    return value


def unit_value(mind: Mind, kind: i32, amount: double) -> double:
    """So many more of a resource, a little more if something already waits for them."""
    lacking: i32 = mind.need[kind] + mind.short
    return amount * mind.worth[kind] + min(amount, 1.0 * lacking) * 3.0


def symbols_value(mind: Mind, card: i32) -> double:
    row = mind.pack.cards[card]
    if row[CULTURE] < 0:
        return mind.profession_weight * row[SYMBOLS] * mind.symbol_worth[row[PROFESSION]]
    size: double  # of the set in the end
    if not mind.cultures >> row[CULTURE] & 1:
        size = min(8.0, bits(mind.cultures) + 1 + 0.3 * mind.left)
    elif not mind.repeated >> row[CULTURE] & 1:
        size = min(8.0, bits(mind.repeated) + 1 + 0.1 * mind.left)
    else:
        return 0.0
    return mind.culture_weight * (2.0 * size - 1.0)


def effect_value(mind: Mind, card: i32) -> double:
    row = mind.pack.cards[card]
    effect = row[EFFECT]
    amount = row[AMOUNT]
    if effect == FOOD:
        return food_value(mind, amount)
    if effect == GOODS:
        return amount * mind.worth[row[RESOURCE]]
    if effect == ROLL_FOR:
        tools = min(MOST_ADDED, mind.spare_tools // 2)
        return mind.odds.units[1 + row[RESOURCE]][amount][tools] * mind.worth[row[RESOURCE]]
    if effect == POINTS:
        return amount
    if effect == AGRICULTURE:
        return mind.field_worth
    if effect == NEW_TOOL:
        return mind.tool_worth
    if effect == EXTRA_CARD:
        return 5.0
    if effect == ONE_USE_TOOL:
        return 0.7 * amount
    if effect == DICE_FOR_ALL:
        return best_die(mind)
    return 2.0 * mind.worth[3]


def best_die(mind: Mind) -> double:
    """What the first choice among as many dice as players brings."""
    total: double = 0.0
    for face in range(6):
        value = die_value(mind, face)
        better: i32 = 0  # faces that would rather be taken
        for other in range(6):
            rival = die_value(mind, other)
            if rival > value or rival == value and other < face:
                better += 1
        none_better: double = 1.0
        not_even_this: double = 1.0
        for _ in range(mind.table.sides):
            none_better *= (6 - better) / 6.0
            not_even_this *= (5 - better) / 6.0
        total += (none_better - not_even_this) * value
    return total


def die_value(mind: Mind, face: i32) -> double:
    if face < RESOURCE_COUNT:
        return unit_value(mind, face, 1.0)
    return mind.tool_worth if face == 4 else mind.field_worth


def card_value(mind: Mind, card: i32) -> double:
    return mind.card_weight * (effect_value(mind, card) + symbols_value(mind, card)) + mind.late


def building_bonus(mind: Mind) -> double:
    """What owning one more building brings beside its points."""
    return mind.symbols[BUILDER] + 0.1 * mind.left + mind.late


def read(mind: Mind) -> void:
    table = mind.table
    for i in range(SLOTS):
        mind.frame[i] = table.agenda[table.depth][i]
        mind.frame_below[i] = table.agenda[table.depth - 1][i] if table.depth else 0
    seat: i32 = mind.frame[SEAT]
    mind.seat = seat
    for i in range(4):
        mind.slots[i] = table.slots[i]
        mind.tops[i] = table.tops[i]
        mind.goods[i] = table.goods[seat][i]
        mind.stock[i] = mind.goods[i]
        mind.reserved[i] = 0
        mind.need[i] = 0
    mind.short = 0
    for place in range(PLACE_COUNT):
        mind.placed[place] = table.placed[seat][place]
    mind.food = table.food[seat]
    mind.figures = table.figures[seat]
    mind.home = table.home[seat]
    mind.agriculture = table.agriculture[seat]
    mind.choice = table.choice[seat]
    mind.tool_sum = table.tool_sum(seat)
    for tool in range(ALL_TOOLS):
        mind.tools[tool] = tool_value(table, seat, tool)
    mind.spare_tools = mind.tools[0] + mind.tools[1] + mind.tools[2]
    mind.buildings = buildings(table, seat)
    read_symbols(mind)


def read_symbols(mind: Mind) -> void:
    for i in range(4):
        mind.symbols[i] = 0
    mind.cultures = 0
    mind.repeated = 0
    pile = mind.table.pile[mind.seat]
    for card in range(CARD_TYPES):
        for _ in range(pile[card]):
            count_symbols(mind, card)
    for i in range(ONE_USE_TOOLS):
        if mind.tools[TOOL_TILES + i]:
            count_symbols(mind, mind.pack.one_use[i])
    if mind.choice:
        count_symbols(mind, mind.pack.choice_card)


def count_symbols(mind: Mind, card: i32) -> void:
    row = mind.pack.cards[card]
    if row[CULTURE] >= 0:
        mind.repeated |= mind.cultures & 1 << row[CULTURE]
        mind.cultures |= 1 << row[CULTURE]
    else:
        mind.symbols[row[PROFESSION]] += row[SYMBOLS]
