# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the shaman's hut brings, and the exchanges of its trade."""

from __future__ import annotations

from cython import double, int as i32, void

from ..terms import *
from .cave import superb_value
from .goods import can_pay, flat_price, lose, offered_good, price_of, unit
from .members import children_value
from .mind import NEVER, Mind


def megalith_worth(mind: Mind, cell: i32) -> double:
    worth = mind.megaliths * mind.pack.hut_vp[cell]
    return worth + mind.step[MEGALITH_METRIC] + mind.step[SHAMAN_METRIC]


def hut_value(mind: Mind, cell: i32) -> double:
    """What an action of the shaman brings, the time of another parent counted."""
    if cell >= MENHIR:
        cost = mind.pack.hut_cost[cell]
        return megalith_worth(mind, cell) - price_of(mind, cost) if can_pay(mind, cost) else NEVER
    good = offered_good(mind, cell)
    if mind.have[good] <= 0:
        return NEVER
    worth = mind.step[SHAMAN_METRIC] - lose(mind, good, 1)
    if cell == FIRST_PLAYER:
        return worth + (mind.lead if mind.rounds else 0.0)
    if cell == LONG_JOURNEY:
        return worth + (mind.journey if mind.rounds else 0.0)
    if cell == TWINS:
        return worth + children_value(mind, 2) - mind.worker
    if cell == TRADE:
        return worth + trade_value(mind)
    best: double = NEVER
    for painting in range(PAINTING_CELLS):
        if mind.free >> painting & 1:
            best = max(best, superb_value(mind, painting))
    return worth + best


def invoking_value(mind: Mind) -> double:
    cell = mind.table.hut_cell_of(mind.seat)
    return megalith_worth(mind, cell) - flat_price(mind, mind.pack.hut_cost[cell]) if cell >= MENHIR else 1.0


def trade_value(mind: Mind) -> double:
    """What a few exchanges of two goods for one bring: the cheapest goods for the dearest."""
    worth: double = 0.0
    forget_exchanges(mind)
    for _ in range(4):
        wanted = dearest(mind)
        gain = next_unit(mind, wanted) - give_cheapest(mind, wanted) - give_cheapest(mind, wanted)
        if gain <= 0.0:
            break
        worth += gain
        mind.traded[wanted] += 1
    return worth


def giving_value(mind: Mind, store: i32) -> double:
    """The cheapest first, as long as two of them are worth less than the dearest good."""
    table = mind.table
    if table.agenda[table.depth][GIVEN] == 0 and trade_value(mind) <= 0.0:
        return -1.0 - loss(mind, store, 0)
    forget_exchanges(mind)
    return 100.0 - loss(mind, store, 0) - (50.0 if GOOD_OF[store] == dearest(mind) else 0.0)


def give_cheapest(mind: Mind, wanted: i32) -> double:
    """Give up what is missed least, but not of the good that is wanted; what that is worth."""
    own = mind.table.stock[mind.seat]
    best: i32 = EMPTY
    least: double = 100.0
    for store in range(STORE_COUNT):
        good = GOOD_OF[store]
        if good == wanted or not mind.pack.tradable[good]:
            continue
        left: i32 = mind.have[good] if good < PAYABLE else own[store]
        if left > mind.given[store] and loss(mind, store, mind.given[store]) < least:
            best = store
            least = loss(mind, store, mind.given[store])
    if best != EMPTY:
        mind.given[best] += 1
    return least


def loss(mind: Mind, store: i32, given: i32) -> double:
    """What one of a store is worth to the seat that gives it away, so many of that good being given already."""
    good = GOOD_OF[store]
    if good < PAYABLE:
        return mind.relief[good] if mind.lack[good] else unit(mind, good, mind.have[good] - 1 - given)
    food = 2 if good == MEAT else 1
    left = mind.spare + mind.fed - food
    return food * (mind.hunger if left < 0 else mind.tomorrow if left < mind.enough else 0.02)


def dearest(mind: Mind) -> i32:
    """The good that is most wanted of those that can be traded."""
    best: i32 = WOOD
    for good in range(GOOD_COUNT):
        if mind.pack.tradable[good] and next_unit(mind, good) > next_unit(mind, best):
            best = good
    return best


def next_unit(mind: Mind, good: i32) -> double:
    """What one more of a good is worth after the exchanges that are thought of."""
    n = mind.traded[good]
    return mind.total[good][n + 1] - mind.total[good][n]


def forget_exchanges(mind: Mind) -> void:
    for store in range(STORE_COUNT):
        mind.given[store] = 0
    for good in range(GOOD_COUNT):
        mind.traded[good] = 0
