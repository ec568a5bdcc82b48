# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What plans bring to the tribe: dwellings, crafts, paintings and abilities."""

from __future__ import annotations

import cython
from cython import double, int as i32, short as i16

from ..terms import *
from .goods import can_pay, lose, price_of
from .members import room_value, time_of_next
from .mind import NEVER, Mind


def due_cost(mind: Mind, action: i32) -> double:
    """What planning an action costs in this season; a deprivation token for what is missing."""
    pack = mind.pack
    own = mind.table.stock[mind.seat]
    worth: double = 0.0
    if pack.tools_due[action][mind.cold]:
        worth += lose(mind, TOOL, 1) if own[TOOL] else mind.token
    if pack.hides_due[action][mind.cold]:
        worth += lose(mind, HIDE, 1) if own[HIDE] else mind.token
    return worth


def free_cells(mind: Mind) -> i32:
    table = mind.table
    built = table.dwellings[mind.seat]
    return DWELLING_CELLS - built[RAMSHACKLE] - built[SIMPLE] - built[STATUS] - table.builders_of(mind.seat)


def kind_value(mind: Mind, kind: i32, covering: i32, places: i32) -> double:
    """What a dwelling brings to a tribe that has so many places: points, steps to objectives, room."""
    pack = mind.pack
    vp = pack.dwelling_vp[kind]
    worth = vp * (mind.dwellings + mind.step[DWELLING_METRIC]) + mind.step[DWELLINGS_METRIC]
    if kind == STATUS:
        worth += mind.step[STATUS_METRIC]
    more = pack.capacity[kind] - (pack.capacity[RAMSHACKLE] if covering else 0)
    return worth + room_value(mind, places + more) - room_value(mind, places)


def dwelling_value(mind: Mind) -> double:
    """A dwelling by the best builder at home, whose time is counted."""
    best: double = NEVER
    for member in range(MEMBER_COUNT):
        if mind.table.home[mind.seat][member]:
            best = max(best, building_value(mind, member))
    return best - due_cost(mind, BUILD_DWELLING)


def building_value(mind: Mind, member: i32) -> double:
    """The better dwelling of those that a member can pay, less its time."""
    best: double = NEVER
    covering: i32 = free_cells(mind) <= 0
    for kind in range(SIMPLE, STATUS + 1):
        cost: cython.pointer(i16) = mind.build_cost[member == CHIEF][kind]
        if can_pay(mind, cost):
            best = max(best, kind_value(mind, kind, covering, mind.places) - price_of(mind, cost))
    return best - mind.time_of[member]


def craft_worth(mind: Mind, craft: i32) -> double:
    return mind.crafts * mind.pack.craft_vp[craft] + mind.step[CRAFT_METRIC] + mind.craft_step[craft]


def craft_value(mind: Mind, craft: i32) -> double:
    cost = mind.pack.craft_cost[craft]
    if not can_pay(mind, cost):
        return NEVER
    worth = craft_worth(mind, craft) - price_of(mind, cost) - due_cost(mind, MAKE_CRAFT)
    return worth - time_of_next(mind, mind.table.crafter, CRAFT_SPACES)


def paint_value(mind: Mind, cell: i32) -> double:
    if mind.figures[mind.pack.species_at[cell]] <= 0:
        return NEVER
    worth = mind.cell_worth[cell] - due_cost(mind, PAINT_CELL)
    return worth - time_of_next(mind, mind.table.painter, PAINTING_CELLS)


def level_value(mind: Mind, ability: i32) -> double:
    """What the next level of an ability brings in the rounds to come, and for objectives."""
    level = mind.table.level[mind.seat][ability]
    each = mind.range if ability == RANGE else mind.carrying if ability == CARRYING else mind.toolmaking
    rounds: double = mind.rounds + (0.5 if ability == CARRYING else 0.0)
    return each * rounds + mind.step[MASTERY_METRIC] * (1.0 if level else 0.5)


def raising_value(mind: Mind, ability: i32) -> double:
    level = mind.table.level[mind.seat][ability]
    if level == TOP_LEVEL or not can_pay(mind, mind.pack.step_cost[ability][level]):
        return NEVER
    return level_value(mind, ability) - price_of(mind, mind.pack.step_cost[ability][level])


def forging_value(mind: Mind, recipe: i32) -> double:
    cost = mind.pack.recipe_cost[recipe]
    if not can_pay(mind, cost):
        return NEVER
    return mind.total[TOOL][mind.pack.recipe_tools[recipe]] - price_of(mind, cost)


def learning_value(mind: Mind, ability: i32) -> double:
    """A member on a track: a level more, tools, or both."""
    worth = raising_value(mind, ability)
    if ability == TOOLMAKING:
        best: double = 0.0
        for recipe in range(mind.table.level[mind.seat][TOOLMAKING] + 1):
            best = max(best, forging_value(mind, recipe))
        return max(0.0, worth) + best
    return worth
