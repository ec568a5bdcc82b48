# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What sacred stones pay."""

from __future__ import annotations

import cython
from cython import bint, double, int as i32, void

from ..rules.stones import stone_count
from ..terms import *
from .clauses import clause_value
from .mind import NEVER, Mind


def read_stones(mind: Mind) -> void:
    """What one more of everything adds to the stones that the seat has."""
    table = mind.table
    pack = mind.pack
    for family in range(FAMILY_COUNT):
        mind.counted[family] = 0.0
    for kind in range(TERRAINS):
        mind.village_count[kind] = mind.camp_count[kind] = mind.camp_each[kind] = 0.0
    for species in range(SPECIES):
        mind.used_count[species] = 0.0
    for slot in range(STONE_SLOTS):
        stone: i32 = table.stones[mind.seat][slot] - 1
        if stone < 0:
            continue
        family = pack.stone_family[stone]
        count = expected_count(mind, stone)
        more = mind.scorings * (income(mind, stone, count + 1.0) - income(mind, stone, count))
        mind.counted[family] += more
        for kind in range(TERRAINS):
            if pack.stone_terrain[stone][kind]:
                if family == VILLAGE_STONE:
                    mind.village_count[kind] += more
                elif family == LAND_STONE:
                    mind.camp_each[kind] += more
                else:
                    mind.camp_count[kind] += more
        for species in range(SPECIES):
            if pack.stone_species[stone][species]:
                mind.used_count[species] += more


def income(mind: Mind, stone: i32, count: double) -> double:
    """Points that a stone pays an eclipse, between whole counts in proportion."""
    pack = mind.pack
    if pack.stone_points[stone]:
        return count * pack.stone_points[stone] / pack.stone_per[stone]
    few: i32 = min(LAST_STEP - 1, cython.cast(i32, count))
    steps = pack.stone_steps[stone]
    return steps[few] + (count - few) * (steps[few + 1] - steps[few])


def expected_count(mind: Mind, stone: i32) -> double:
    """What a stone counts, and a part of the animals that can still be used."""
    table = mind.table
    used = table.used[mind.seat]
    unused = table.unused[mind.seat]
    family = mind.pack.stone_family[stone]
    if family < SPECIES_STONE or family > ANIMAL_STONE:
        return stone_count(table, mind.seat, stone)
    count: double = 0.0
    for species in range(SPECIES):
        if family == SPECIES_STONE:
            count += 1.0 if used[species] else 0.4 if unused[species] else 0.0
        elif mind.pack.stone_species[stone][species]:
            count += used[species] + 0.4 * unused[species]
    return count


def camps_on(mind: Mind, kind: i32) -> bint:
    """Whether a camp of the seat stands on that terrain."""
    for place in range(HEXES):
        if mind.table.camps[mind.seat][place] and mind.table.terrain[place] == kind:
            return True
    return False


def is_on_board(mind: Mind, slot: i32) -> bint:
    """Whether a megalith of the seat's colour stands on the board of a slot."""
    for site in range(8 * slot, 8 * slot + 8):
        if mind.table.site[site] == 2 + mind.seat:
            return True
    return False


def prospect(mind: Mind, stone: i32) -> double:
    """What a stone will pay in all eclipses, or at the end."""
    count = expected_count(mind, stone)
    growth = mind.growth[mind.pack.stone_family[stone]]
    if not mind.pack.stones_pay:
        return mind.stones * income(mind, stone, count + growth * mind.eclipses)
    value: double = 0.0
    for eclipse in range(mind.scorings):
        value += income(mind, stone, count + growth * (eclipse + 0.5))
    return mind.stones * value


def stone_value(mind: Mind, stone: i32) -> double:
    """What a stone pays in all eclipses, and what its slot gives at once."""
    slot = mind.table.free_slot(mind.seat)
    if slot == STONE_SLOTS:
        return NEVER
    return prospect(mind, stone) + slot_value(mind, slot)


def slot_value(mind: Mind, slot: i32) -> double:
    return max(0.0, clause_value(mind, mind.pack.slot_reward[slot], True))


def best_prospect(mind: Mind) -> double:
    """What the best stone that can be taken will pay; negative for none."""
    if mind.richest == NEVER:
        mind.richest = -1.0
        for stone in range(STONES):
            if mind.table.is_open(stone):
                mind.richest = max(mind.richest, prospect(mind, stone))
    return mind.richest


def net_prospect(mind: Mind, slot: i32) -> double:
    """The same less what a slot costs, as a rule."""
    pack = mind.pack
    gain = max(0.0, best_prospect(mind))
    gain -= pack.slot_food[slot] * mind.worth[ITEM_FOOD] + pack.slot_tool[slot] * mind.worth[ITEM_TOOL]
    return max(0.0, gain)
