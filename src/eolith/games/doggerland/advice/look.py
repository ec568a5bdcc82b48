# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The look at the table with which each decision begins: what the seat has, what it lacks, what that is worth."""

from __future__ import annotations

from cython import double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.planning import newborns_due
from ..terms import *
from .alone import foresee, read_goals
from .cave import look_at_cave
from .goods import can_pay, count_food, load, offered_good, reserve, tabulate, unit, wish, yields
from .hut import hut_value, megalith_worth
from .land import load_of, look_at_land
from .mind import Mind
from .plans import craft_worth, free_cells, kind_value, level_value, raising_value


def look(mind: Mind) -> void:
    table = mind.table
    frame = table.agenda[table.depth]
    kind = frame[KIND]
    mind.seat = frame[SEAT]
    mind.busy = frame[CELL] if kind == GROUP_FRAME or kind == LOAD_FRAME else EMPTY
    mind.rounds = ROUNDS - table.round
    mind.cold = table.season()
    mind.ripe = mind.rounds / (mind.rounds + mind.ripening)
    if mind.alone:
        read_goals(mind)
    else:
        read_objectives(mind)
    mind.child = mind.children * (1.0 + mind.growth * mind.rounds) + mind.step[MEMBERS_METRIC]
    count_places(mind)
    look_at_cave(mind)
    count_goods(mind)
    look_for_projects(mind)
    tabulate(mind)
    bring_home_plans(mind)
    value_time(mind)
    if kind == SITE_FRAME or kind == CAMP_FRAME or kind == PICK_FRAME:
        look_at_land(mind)


def read_objectives(mind: Mind) -> void:
    """What a step towards each objective brings: its points, over the steps that are lacking."""
    table = mind.table
    pack = mind.pack
    seat = mind.seat
    for metric in range(METRIC_COUNT):
        mind.step[metric] = 0.0
        mind.reached[metric] = table.metric(seat, metric)
    for objective in range(OBJECTIVES):
        rounds_met = table.objective_rounds[objective]
        if not table.objective[objective] or rounds_met == GOAL_CELLS or table.goal[seat][objective]:
            continue
        lacking: i32 = 0
        for metric in range(METRIC_COUNT):
            if pack.least[objective][metric]:
                lacking += max(0, pack.least[objective][metric] - mind.reached[metric])
        if lacking == 0:
            continue
        points = OBJECTIVE_POINTS[rounds_met + 1]
        share = min(1.0, mind.pace * (mind.rounds + 1) / lacking) / lacking
        for metric in range(METRIC_COUNT):
            if pack.least[objective][metric] > mind.reached[metric]:
                mind.step[metric] += points * share * share * lacking


def count_places(mind: Mind) -> void:
    """Places in the dwellings, and newborns that will need some."""
    table = mind.table
    seat = mind.seat
    mind.places = table.room(seat) + mind.pack.capacity[mind.dwelling] * table.builders_of(seat)
    mind.due = table.newborns[seat] + newborns_due(table, seat)


def count_goods(mind: Mind) -> void:
    """The stock, less all that planned actions will cost, but for an offering that is just being paid."""
    table = mind.table
    pack = mind.pack
    seat = mind.seat
    mind.recipe = EMPTY
    offering = table.agenda[table.depth][KIND] == OFFERING_FRAME
    for good in range(PAYABLE):
        mind.have[good] = table.stock[seat][good]
        mind.lack[good] = 0
        mind.relief[good] = 0.0
    for space in range(CRAFT_SPACES):
        if OWNER_OF[table.crafter[space]] == seat:
            reserve(mind, pack.craft_cost[table.display[space]], 1)
    for member in range(MEMBER_COUNT):
        reserve(mind, mind.build_cost[member == CHIEF][mind.dwelling], table.builders[seat][member])
    for ability in range(ABILITY_COUNT):
        if table.learner[seat][ability]:
            if ability == TOOLMAKING:
                plan_tools(mind)
            else:
                reserve(mind, pack.step_cost[ability][table.level[seat][ability]], 1)
    cell = table.hut_cell_of(seat)
    if cell >= MENHIR:
        reserve(mind, pack.hut_cost[cell], 1)
    elif cell != EMPTY and not offering:
        mind.have[offered_good(mind, cell)] -= 1
    if mind.alone:
        foresee(mind)
    count_food(mind)


def plan_tools(mind: Mind) -> void:
    """The level and the tools that somebody will make, unless they are just being chosen."""
    table = mind.table
    kind = table.agenda[table.depth][KIND]
    if kind == EXECUTE_FRAME or kind == TOOLS_FRAME:
        return
    level = table.level[mind.seat][TOOLMAKING]
    mind.recipe = level
    if raising_value(mind, TOOLMAKING) > 0.0:
        reserve(mind, mind.pack.step_cost[TOOLMAKING][level], 1)
        mind.recipe += 1
    expect_tools(mind)


def expect_tools(mind: Mind) -> void:
    """The tools of the highest recipe that can be paid."""
    pack = mind.pack
    for recipe in range(mind.recipe, -1, -1):
        if can_pay(mind, pack.recipe_cost[recipe]):
            reserve(mind, pack.recipe_cost[recipe], 1)
            mind.have[TOOL] += pack.recipe_tools[recipe]
            mind.recipe = EMPTY
            break


def look_for_projects(mind: Mind) -> void:
    """What goods would help most that are lacking for something worth doing."""
    table = mind.table
    pack = mind.pack
    seat = mind.seat
    for space in range(CRAFT_SPACES):
        if table.display[space] != EMPTY and not table.crafter[space]:
            craft = table.display[space]
            wish(mind, pack.craft_cost[craft], craft_worth(mind, craft) - mind.worker - unit(mind, TOOL, 1))
    for cell in range(MENHIR, HUT_CELLS):
        if not table.done[seat][cell] and table.hut[cell] != seat + 1:
            wish(mind, pack.hut_cost[cell], megalith_worth(mind, cell) - mind.worker)
    if free_cells(mind) > 0:
        for kind in range(STATUS, RAMSHACKLE, -1):
            worth = kind_value(mind, kind, 0, mind.places) - mind.worker - unit(mind, TOOL, 1)
            wish(mind, pack.dwelling_cost[kind], worth)
    for ability in range(ABILITY_COUNT):
        level = table.level[seat][ability]
        if level < TOP_LEVEL and not table.learner[seat][ability]:
            wish(mind, pack.step_cost[ability][level], level_value(mind, ability) - mind.worker)
    if not table.learner[seat][TOOLMAKING]:
        for recipe in range(table.level[seat][TOOLMAKING] + 1):
            worth = -mind.worker
            for n in range(pack.recipe_tools[recipe]):
                worth += unit(mind, TOOL, mind.have[TOOL] + n)
            wish(mind, pack.recipe_cost[recipe], worth)


def bring_home_plans(mind: Mind) -> void:
    """Count in what the expeditions of the seat will bring, and tools that can be made of it."""
    table = mind.table
    for cell in range(CELLS):
        if table.group_of[cell] == mind.seat + 1 and cell != mind.busy:
            errand = table.group[cell][ERRAND]
            if errand == SCOUT:
                continue
            yields(mind, cell, errand, table.skill_of(cell))
            load(mind, table.people_of(cell) * load_of(mind))
            for good in range(PAYABLE):
                mind.have[good] += mind.made[good]
            mind.fed += mind.made[PLANT] + 2 * mind.made[MEAT]
            tabulate(mind)
    if mind.recipe != EMPTY:
        expect_tools(mind)
        tabulate(mind)


def value_time(mind: Mind) -> void:
    """What the time of each kind of member is worth; that of the shaman depends on the hut."""
    mind.time_of[CHIEF] = mind.chief
    mind.time_of[HUNTER] = mind.worker
    mind.time_of[SHAMAN] = mind.worker
    table = mind.table
    seat = mind.seat
    if table.phase == PLANNING and table.home[seat][SHAMAN]:
        best: double = 0.0
        for cell in range(HUT_CELLS):
            if not table.hut[cell] and not table.done[seat][cell] and not mind.barred >> cell & 1:
                best = max(best, hut_value(mind, cell))
        mind.time_of[SHAMAN] = max(mind.worker, mind.priest * best)
