# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Playing alone: what steps towards the goals are worth, what the card of the round will ask for, and what it asks."""

from __future__ import annotations

from cython import double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.alone.events import belongs, holds, worth as food_of
from ..rules.alone.table import AloneTables
from ..terms import *
from .hut import dearest, forget_exchanges, loss, next_unit
from .mind import NEVER, Mind
from .plans import craft_worth, level_value


def read_goals(mind: Mind) -> void:
    """What a step towards each goal brings, and what a step back costs."""
    table = mind.solo
    pack: AloneTables = table.content
    for metric in range(FOOD_METRIC + 1):
        mind.step[metric] = 0.0
        mind.hold[metric] = 0.0
    for goal in range(GOALS):
        metric = pack.goal_metric[goal]
        mind.left[goal] = 0
        if table.solo_goal[goal]:
            mind.left[goal] = max(0, pack.goal_least[goal] - table.metric(0, metric) - planned(mind, metric))
            if not mind.left[goal] and table.metric(0, metric) <= pack.goal_least[goal]:
                mind.hold[metric] = mind.goal
        mind.effort[goal] = mind.left[goal] * mind.toil[metric]
    rank_goals(mind)
    for craft in range(CRAFTS):
        mind.craft_step[craft] = mind.step[craft_metric(pack, craft)]
    mind.dwelling = STATUS if mind.step[STATUS_METRIC] > 0.0 else SIMPLE
    mind.tokens = pack.tokens_allowed - table.deprivation[0]
    mind.token = mind.thrift * (0.1 + 0.15 * mind.rounds) / (1.0 + mind.tokens)
    mind.barred = 0
    for i in range(RIVAL_SHAMAN_COUNT):
        if table.rival_shaman[i]:
            mind.barred |= 1 << (table.rival_shaman[i] - 1)


def rank_goals(mind: Mind) -> void:
    """The nearest goals count, as many as are needed to win; the next one somewhat, the others hardly."""
    table = mind.solo
    pack: AloneTables = table.content
    needed: i32 = pack.goals_needed
    for goal in range(GOALS):
        needed -= table.solo_goal[goal] and not mind.left[goal]
    for goal in range(GOALS):
        if not mind.left[goal]:
            continue
        least: double = pack.goal_least[goal]
        tight: double = mind.effort[goal] / (mind.rounds + 1)
        worth = mind.goal * (mind.calm + min(1.0, tight)) / least
        worth *= mind.pull[pack.goal_metric[goal]] * (least / mind.left[goal]) ** mind.focus
        if tight > 1.0:
            worth /= tight * tight
        if rank_of(mind, goal) >= needed:
            worth *= mind.reserve if rank_of(mind, goal) == needed else mind.beyond
        mind.step[pack.goal_metric[goal]] = worth
        mind.hold[pack.goal_metric[goal]] = worth


def rank_of(mind: Mind, goal: i32) -> i32:
    """How many goals take less effort."""
    rank: i32 = 0
    for other in range(GOALS):
        if mind.left[other]:
            rank += mind.effort[other] < mind.effort[goal] or other < goal and mind.effort[other] == mind.effort[goal]
    return rank


def craft_metric(pack: AloneTables, craft: i32) -> i32:
    return STATUETTE_METRIC if pack.craft_kind[craft] else NECKLACE_METRIC


def cube_metric(species: i32) -> i32:
    return WARM_CUBES_METRIC if species < BISON else COLD_CUBES_METRIC


def planned(mind: Mind, metric: i32) -> i32:
    """How much of it is under way in this round, while the round is planned."""
    table = mind.solo
    pack: AloneTables = table.content
    total: i32 = 0
    if table.phase != PLANNING:
        return 0
    if metric == STATUS_METRIC or metric == DWELLINGS_METRIC:
        return table.builders_of(0)
    if metric == HUNTED_METRIC:
        for cell in range(CELLS):
            total += table.group_of[cell] == 1 and table.group[cell][ERRAND] == HUNT
    elif metric == WARM_CUBES_METRIC or metric == COLD_CUBES_METRIC:
        for cell in range(PAINTING_CELLS):
            total += table.painter[cell] and cube_metric(pack.species_at[cell]) == metric
    elif metric == STATUETTE_METRIC or metric == NECKLACE_METRIC:
        for space in range(CRAFT_SPACES):
            total += table.crafter[space] and craft_metric(pack, table.display[space]) == metric
    return total


def foresee(mind: Mind) -> void:
    """What the card of the round will bring, and ask for: that is put aside."""
    table = mind.solo
    pack: AloneTables = table.content
    mind.extra = table.more(FOOD_NEED, EMPTY)
    for terrain in range(TERRAIN_COUNT):
        mind.bounty[terrain] = table.more(ADD_AMOUNT, terrain)
    if not table.card or table.declined:
        return
    for effect in range(pack.first_effect[table.card - 1], pack.end_of_effects[table.card - 1]):
        if pack.hook[effect] >= table.hook and holds(table, effect):
            if pack.op[effect] == FOOD_NEED:
                mind.extra += pack.number[effect]
            elif pack.op[effect] == ADD_AMOUNT:
                for terrain in range(TERRAIN_COUNT):
                    mind.bounty[terrain] += pack.mask[effect] >> terrain & 1 and pack.number[effect]
            elif pack.op[effect] == PAY_FOR:
                for good in range(PAYABLE):
                    mind.have[good] -= pack.price[effect][good]


# --- what cards ask -------------------------------------------------------------------------------------


def card_value(mind: Mind, option: i32) -> double:
    """The worth of an answer to what only cards ask."""
    table = mind.solo
    frame = table.agenda[table.depth]
    kind = frame[KIND]
    if kind == EVENT_FRAME:
        return event_value(mind) if option == ACCEPT else 0.0
    if kind == PRICE_FRAME:
        part: i32 = option == DECLINE
        return parts_value(mind, frame[EFFECT], part) - (0.0 if part else price_of_effect(mind, frame[EFFECT]))
    if kind == PART_FRAME:
        return parts_value(mind, frame[EFFECT], option - CHOOSE)
    if kind == PICK_FRAME:
        return pick_value(mind, option)
    if option == DONE:
        return 0.0
    if option >= TAKE:
        return mind.total[option - TAKE][1]
    forget_exchanges(mind)
    gain = next_unit(mind, dearest(mind)) if kind == SWAP_FRAME else 0.0
    return gain - loss(mind, option - GIVE, 0)


def pick_value(mind: Mind, option: i32) -> double:
    table = mind.solo
    pack: AloneTables = table.content
    op = table.agenda[table.depth][OP]
    if option < ACTION_SPACE:
        return level_value(mind, option - RAISE)
    if option < DISCARD:
        lure = mind.lure[option - TILE]
        return -lure if op == EXHAUST or op == TAKE_ANIMAL or op == PLACE_FIGURE else lure
    if option < RAZE:
        craft = option - DISCARD
        return -mind.hold[craft_metric(pack, craft)] if op == LOSE_CRAFT else -craft_worth(mind, craft)
    if option < CLOSE:
        return -mind.hold[STATUS_METRIC] if (option - RAZE) & 2 else -0.1
    if option < ERASE:
        return -pack.capacity[option - CLOSE]
    return -mind.hold[cube_metric(pack.species_at[option - ERASE])] if option < HOLD else 0.0


def event_value(mind: Mind) -> double:
    """What an event brings that can be declined; one that changes nothing is accepted."""
    table = mind.solo
    pack: AloneTables = table.content
    worth: double = 0.01
    for effect in range(pack.first_effect[table.card - 1], pack.end_of_effects[table.card - 1]):
        if table.in_season(effect):
            worth += effect_value(mind, effect)
    return worth


def parts_value(mind: Mind, effect: i32, part: i32) -> double:
    table = mind.solo
    pack: AloneTables = table.content
    worth: double = 0.0
    for inner in range(pack.part_start[effect][part], pack.part_end[effect][part]):
        worth += effect_value(mind, inner)
    return worth


def price_of_effect(mind: Mind, effect: i32) -> double:
    table = mind.solo
    pack: AloneTables = table.content
    worth: double = 0.0
    for what in range(GROUP_COUNT):
        worth += goods_value(mind, what, pack.price[effect][what])
    return worth


def goods_value(mind: Mind, what: i32, number: i32) -> double:
    """What so much of a good or a group is worth to the tribe that gives away what it misses least."""
    table = mind.solo
    worth: double = 0.0
    forget_exchanges(mind)
    while number > 0:
        best: i32 = EMPTY
        least: double = 0.0
        for store in range(STORE_COUNT):
            if belongs(GOOD_OF[store], what) and table.stock[0][store] > mind.given[store]:
                each = loss(mind, store, mind.given[store])
                if best == EMPTY or each < least:
                    best = store
                    least = each
        if best == EMPTY:
            break
        worth += least
        mind.given[best] += 1
        number -= food_of(best, what)
    return worth


def effect_value(mind: Mind, effect: i32) -> double:
    """What an effect is worth, as far as it is seen at once."""
    table = mind.solo
    pack: AloneTables = table.content
    op = pack.op[effect]
    number = pack.number[effect]
    what = pack.what[effect]
    if op == LOSE:
        return -goods_value(mind, what, number)
    if op == GAIN:
        if what < GOOD_COUNT:
            return mind.total[what][number]
        forget_exchanges(mind)
        return number * next_unit(mind, dearest(mind))
    if op == PAY_FOR:
        return max(parts_value(mind, effect, 1), parts_value(mind, effect, 0) - price_of_effect(mind, effect))
    if op == CHOOSE_PART:
        return max(parts_value(mind, effect, 0), parts_value(mind, effect, 1))
    if op == TAKE_TOKENS:
        if number > 0:
            return -number * mind.token if number <= mind.tokens else NEVER
        return mind.token if table.deprivation[0] else 0.0
    if op == ABSENT:
        return -number * mind.worker
    if op == JOIN:
        return mind.child if number == JOINED else mind.chief if what else mind.worker
    if op == UPGRADE:
        return level_value(mind, CARRYING)
    if op == NO_MEMORY:
        return -0.5 * (mind.step[WARM_CUBES_METRIC] + mind.step[COLD_CUBES_METRIC])
    if op == HARVEST or op == REFRESH or op == DISCOVER:
        return number
    if op == HOLD_RIVALS:
        return 0.2 * number
    return -harm(mind, op)


def harm(mind: Mind, op: i32) -> double:
    """What is lost where an effect takes something that was built, made or painted."""
    table = mind.solo
    pack: AloneTables = table.content
    if op == LOSE_DWELLING:
        return mind.hold[DWELLINGS_METRIC] + 1.0
    if op == LOSE_CRAFT:
        return max(mind.hold[STATUETTE_METRIC], mind.hold[NECKLACE_METRIC])
    if op == CLOSE_DWELLING:
        return mind.child if mind.due else 0.2
    least: double = 0.0
    if op == ERASE_PAINTING:
        least = -NEVER
        for cell in range(PAINTING_CELLS):
            if table.cube_of[cell] == 1:
                least = min(least, mind.hold[cube_metric(pack.species_at[cell])])
    return least
