# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What each option is worth."""

from __future__ import annotations

from cython import double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.alone.table import Alone
from ..rules.table import Doggerland
from ..terms import *
from .alone import card_value
from .cave import remembered_value, superb_value
from .goods import eating_value, flat_price, lose
from .hut import giving_value, hut_value, invoking_value
from .land import best_group, camp_value, loading_value, sending_value, site_value
from .look import look
from .members import cheapest_time, children_value, time_at_home, time_of_pair, time_of_parents
from .mind import NEVER, Mind
from .plans import (
    building_value,
    craft_value,
    craft_worth,
    dwelling_value,
    forging_value,
    kind_value,
    learning_value,
    level_value,
    paint_value,
)


class Advisor(Mind):
    """Rules of thumb in one style for one game."""

    def weigh(self, table: Doggerland) -> void:
        self.table = table
        if isinstance(table, Alone):
            self.solo = table
        eating = EAT <= table.offered[0] < MOVE_CAMP
        if not eating:
            look(self)
        of_card = table.agenda[table.depth][KIND] >= EVENT_FRAME
        for i in range(table.n_options):
            option: i32 = table.offered[i]
            if eating:
                self.value[option] = eating_value(self, option - EAT)
            elif of_card:
                self.value[option] = card_value(self, option)
            else:
                self.value[option] = option_value(self, option)


def option_value(mind: Mind, option: i32) -> double:
    if option < PASS:
        return 0.0
    if option < MEMBER:
        return planning_value(mind, option)
    if option < BUILD:
        return detail_value(mind, option)
    if option < LOAD:
        return executing_value(mind, option)
    return further_value(mind, option)


def planning_value(mind: Mind, option: i32) -> double:
    """The worth of a plan; more where others might forestall it."""
    if option == PASS:
        return -time_at_home(mind)
    if option == DWELLING:
        return dwelling_value(mind)
    if option == BIRTH:
        return children_value(mind, 1) + mind.step[BIRTH_METRIC] - time_of_parents(mind)
    if ABILITY <= option < SHAMAN_TO:
        return learning_value(mind, option - ABILITY) - cheapest_time(mind)
    worth = contested_value(mind, option)
    return worth * mind.urgency if worth > 0.0 else worth


def contested_value(mind: Mind, option: i32) -> double:
    if option < BIRTH:
        return craft_value(mind, option - CRAFT)
    if option < PAINT:
        return sending_value(mind, option - SEND)
    if option >= SHAMAN_TO:
        return hut_value(mind, option - SHAMAN_TO) - mind.worker
    if mind.table.agenda[mind.table.depth][KIND] == CAVE_TOKEN_FRAME:
        return superb_value(mind, option - PAINT)
    return paint_value(mind, option - PAINT)


def detail_value(mind: Mind, option: i32) -> double:
    """Who is placed, who is sent, and what is paid."""
    frame = mind.table.agenda[mind.table.depth]
    if option < PARENTS:
        member = option - MEMBER
        return building_value(mind, member) if frame[ACTION] == BUILD_DWELLING else -mind.time_of[member]
    if option < LEAD:
        return -time_of_pair(mind, option - PARENTS)
    if option < PAY:
        errand = mind.table.group[frame[CELL]][ERRAND]
        return best_group(mind, frame[CELL], errand, frame[STEP], option - SEND_NONE[frame[STEP]])
    return -mind.token if option == DEPRIVE else -lose(mind, option - PAY, 1)


def executing_value(mind: Mind, option: i32) -> double:
    """What costs nothing comes first, then the expeditions, then what their goods are for, tools at last."""
    pack = mind.pack
    if option < MAKE:
        way = option - BUILD
        kind: i32 = STATUS if way & 2 else SIMPLE
        worth = kind_value(mind, kind, way & 1, mind.places - pack.capacity[SIMPLE])
        return first_if_good(mind, worth - flat_price(mind, mind.build_cost[way >> 2][kind]))
    if option < BEAR:
        return first_if_good(mind, craft_worth(mind, option - MAKE) - flat_price(mind, pack.craft_cost[option - MAKE]))
    if option == BEAR:
        return 300.0
    if option < COLOUR:
        return 100.0
    if option < RAISE:
        return 200.0 + mind.cell_worth[option - COLOUR]
    if option < FORGE:
        return executed_raise(mind, option - RAISE)
    if option < INVOKE:
        worth = forging_value(mind, option - FORGE)
        return 20.0 + worth if worth > NEVER else 0.5
    return first_if_good(mind, 2.0 + invoking_value(mind)) if option == INVOKE else 0.0


def first_if_good(mind: Mind, worth: double) -> double:
    """Before tools are made of what it costs."""
    return 40.0 + worth if worth > 0.0 else worth


def executed_raise(mind: Mind, ability: i32) -> double:
    """Carrying before anybody comes home."""
    cost = mind.pack.step_cost[ability][mind.table.level[mind.seat][ability]]
    worth = level_value(mind, ability) - flat_price(mind, cost)
    if mind.table.agenda[mind.table.depth][KIND] == BUY_FRAME or worth <= 0.0:
        return worth
    return worth + (150.0 if ability == CARRYING else 30.0)


def further_value(mind: Mind, option: i32) -> double:
    if option < FORGET:
        return loading_value(mind, option - LOAD)
    if option < GIVE:
        return -remembered_value(mind, option - FORGET)
    if option < TAKE:
        return giving_value(mind, option - GIVE)
    if option < CUBES:
        return mind.total[option - TAKE][1]
    if option < SITE:
        return 0.1 * (option - CUBES)
    if option < DONE:
        return site_value(mind, option - SITE)
    if option == DONE:
        # in a lap: to wait for others rather than to finish
        return 0.25 if mind.table.agenda[mind.table.depth][KIND] == EXECUTE_FRAME else 0.0
    return camp_value(mind, option - MOVE_CAMP) if option >= MOVE_CAMP else 0.0
