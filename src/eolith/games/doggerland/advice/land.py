# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What expeditions bring home, and what can be reached from a camp."""

from __future__ import annotations

from cython import double, int as i32, void

from ..rules.expedition import errand_at
from ..rules.table import ONE
from ..terms import *
from .cave import figure_value
from .goods import load, load_from, lose, yields
from .mind import NEVER, Mind
from .plans import due_cost
from .weights import *


def load_of(mind: Mind) -> i32:
    """What a member carries."""
    level: i32 = mind.table.level[mind.seat][CARRYING]
    if mind.table.learner[mind.seat][CARRYING] and level < TOP_LEVEL:
        level += 1
    return mind.pack.value[CARRYING][level]


def group_net(mind: Mind, cell: i32, errand: i32, chiefs: i32, shamans: i32, hunters: i32, tools: i32) -> double:
    """What an expedition of so many brings home, less their time and the tools."""
    cost = chiefs * mind.time_of[CHIEF] + shamans * mind.time_of[SHAMAN] + hunters * mind.time_of[HUNTER]
    if tools:
        cost += lose(mind, TOOL, tools)
    yields(mind, cell, errand, 2 * chiefs + shamans + hunters + tools)
    worth = load(mind, (chiefs + shamans + hunters) * load_of(mind))
    if errand == HUNT:
        return mind.hunts * (worth + figure_value(mind, mind.table.animal[cell] - 1) + mind.step[HUNTED_METRIC]) - cost
    return mind.harvests * worth - cost


def best_group(mind: Mind, cell: i32, errand: i32, step: i32, number: i32) -> double:
    """The best expedition to a cell if so many are sent at a step of the choice; the steps before are settled."""
    table = mind.table
    own = table.home[mind.seat]
    group = table.group[cell]
    tools_left: i32 = table.stock[mind.seat][TOOL]
    best: double = NEVER
    least_chief: i32 = group[CHIEF] if step > CHIEF else 0
    most_chief: i32 = group[CHIEF] if step > CHIEF else own[CHIEF]
    least_shaman: i32 = group[SHAMAN] if step > SHAMAN else 0
    most_shaman: i32 = group[SHAMAN] if step > SHAMAN else own[SHAMAN] if errand != HUNT else 0
    least_hunter: i32 = group[HUNTER] if step > HUNTER else 0
    most_hunter: i32 = group[HUNTER] if step > HUNTER else own[HUNTER]
    if step == CHIEF:
        least_chief = most_chief = number
    elif step == SHAMAN:
        least_shaman = most_shaman = number
    elif step == HUNTER:
        least_hunter = most_hunter = number
    for chiefs in range(least_chief, most_chief + 1):
        for shamans in range(least_shaman, most_shaman + 1):
            for hunters in range(least_hunter, most_hunter + 1):
                people = chiefs + shamans + hunters
                if people == 0:
                    continue
                least: i32 = 0
                most: i32 = 0
                if errand == HUNT:
                    species = table.animal[cell] - 1
                    if people < table.people_due(species):
                        continue
                    least = max(0, table.skill_due(species) - people - chiefs)
                    most = least
                else:
                    most = COMPONENTS - people - chiefs
                    if errand == SCOUT:
                        most = min(0, most)
                most = min(most, tools_left)
                if step == TOOLS:
                    least = most = number
                for tools in range(least, most + 1):
                    best = max(best, group_net(mind, cell, errand, chiefs, shamans, hunters, tools))
    return best


def sending_value(mind: Mind, cell: i32) -> double:
    errand = errand_at(mind.table, cell)
    return best_group(mind, cell, errand, EMPTY, 0) - due_cost(mind, HUNT if errand == HUNT else GATHER)


def look_at_land(mind: Mind) -> void:
    """What every cell with a tile would bring to the whole tribe."""
    table = mind.table
    for cell in range(CELLS):
        mind.lure[cell] = 0.0
        if table.tile[cell] >= 0 and errand_at(table, cell) != SCOUT:
            mind.lure[cell] = max(0.0, sending_value(mind, cell))
    for other in range(table.sides):
        if other == mind.seat:
            continue
        mind.lure[table.camp[other]] = 0.0
        for i in range(MEGALITHS):
            if table.megalith[other][i]:
                mind.lure[table.megalith[other][i] - 1] = 0.0


def camp_value(mind: Mind, camp: i32) -> double:
    """What the targets in reach of a camp are worth, all but the best three in part."""
    table = mind.table
    cells = table.within(camp, table.range_of(mind.seat))
    first: double = 0.0
    second: double = 0.0
    third: double = 0.0
    rest: double = 0.0
    for cell in range(CELLS):
        if not cells >> cell & ONE:
            continue
        lure = mind.lure[cell]
        if lure > first:
            rest += third
            third = second
            second = first
            first = lure
        elif lure > second:
            rest += third
            third = second
            second = lure
        elif lure > third:
            rest += third
            third = lure
        else:
            rest += lure
    worth = first + second + third + mind.near * rest
    rivals: i32 = 0
    for other in range(table.sides):
        if other != mind.seat and cells >> table.camp[other] & ONE:
            rivals += 1
    return with_unknown(mind, camp, worth * (1.0 - mind.crowd * rivals))


def with_unknown(mind: Mind, cell: i32, worth: double) -> double:
    """So much, and something for each cell beside that has no tile yet."""
    for way in range(4):
        beside = mind.pack.beside[cell][way]
        if beside != EMPTY and mind.table.tile[beside] < 0:
            worth += mind.unknown
    return worth


def site_value(mind: Mind, cell: i32) -> double:
    """A megalith where it opens land, and keeps rivals from a good tile; a long journey to the best tile."""
    table = mind.table
    if table.agenda[table.depth][HUT_CELL] == LONG_JOURNEY:
        return mind.lure[cell]
    return with_unknown(mind, cell, 0.1 * mind.lure[cell])


def loading_value(mind: Mind, number: i32) -> double:
    """So many of the good that is asked for, and the best of what comes after it."""
    table = mind.table
    frame = table.agenda[table.depth]
    cell = frame[CELL]
    yields(mind, cell, table.group[cell][ERRAND], table.skill_of(cell))
    worth = mind.total[frame[GOOD]][min(number, AMOUNTS - 1)]
    return worth + load_from(mind, frame[GOOD] + 1, frame[ROOM] - number)
