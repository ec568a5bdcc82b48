# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""2. Carrying out actions: in which order, with which tools; and the dice for all."""

from __future__ import annotations

from cython import double, int as i32, void

from ..terms import *
from .mind import NEVER, Mind
from .paying import best_for_place, reserve_but
from .placing import plan
from .worth import die_value, food_value, unit_value

MISSING: i32 = -2  # a set with a tool that is not there


def weigh_actions(mind: Mind) -> void:
    """An order: growth first, tool cards before rolls, purchases by what a resource brings."""
    mind.value[CHOOSE] = NEVER
    rolls: i32 = 0
    for place in range(HUNTING, RIVER + 1):
        if mind.placed[place]:
            mind.value[ACT + place] = 500.0 - place
            rolls += 1
    for place in range(HUNTING):
        mind.value[ACT + place] = 900.0 - place
    for place in range(CARD1, PLACE_COUNT):
        if mind.placed[place]:
            reserve_but(mind, place)
            net = best_for_place(mind, place)
            units: i32
            if place < BUILDING1:
                units = place - CARD1 + 1
                effect = mind.pack.cards[mind.slots[place - CARD1]][EFFECT]
                early = effect == NEW_TOOL or effect == ONE_USE_TOOL
            else:
                tile = mind.pack.tiles[mind.tops[place - BUILDING1]]
                units = tile[PRICE_UNITS] if tile[PRICE_UNITS] else tile[0] + tile[1] + tile[2] + tile[3]
                early = False
            if net <= 0.0:
                mind.value[ACT + place] = -100.0
            elif early and rolls:
                mind.value[ACT + place] = 600.0
            else:
                mind.value[ACT + place] = net / units


def weigh_tools(mind: Mind) -> void:
    """The best set of tools, told by its first one; a tool costs what later rolls want it for."""
    place = mind.frame[PLACE]
    total = mind.frame[TOTAL]
    first = mind.frame[LAST]
    plan(mind, place)
    pending: double = 0.0
    for other in range(HUNTING, RIVER + 1):
        if mind.placed[other] and other != place:
            each = mind.food_worth if other == HUNTING else mind.worth[other - FOREST]
            pending = max(pending, 0.8 * each / DIVISORS[other - HUNTING])
    one_use = 0.6 * min(1.0, mind.left)
    mind.value[DONE] = 0.0
    for tool in range(ALL_TOOLS):
        mind.value[TOOL + tool] = NEVER
    divisor = DIVISORS[place - HUNTING]
    had = total // divisor
    for chosen in range(1, 1 << ALL_TOOLS):
        added: i32 = 0
        spent: double = 0.0
        lowest: i32 = EMPTY
        for tool in range(ALL_TOOLS):
            if chosen >> tool & 1:
                if tool < first or mind.tools[tool] == 0:
                    lowest = MISSING
                    break
                if lowest == EMPTY:
                    lowest = tool
                added += mind.tools[tool]
                spent += mind.tools[tool] * (pending + 0.001 if tool < TOOL_TILES else max(pending, one_use))
        if lowest == MISSING:
            continue
        units = (total + added) // divisor - had
        gain = food_value(mind, units) if place == HUNTING else unit_value(mind, place - FOREST, units)
        if gain - spent > mind.value[TOOL + lowest]:
            mind.value[TOOL + lowest] = gain - spent


def weigh_dice(mind: Mind) -> void:
    """SA-CARD-15: one die has to be taken."""
    plan(mind, EMPTY)
    for face in range(6):
        mind.value[DIE + face] = die_value(mind, face)
