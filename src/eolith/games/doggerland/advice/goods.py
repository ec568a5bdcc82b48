# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What goods and food are worth: those that are there, those that are lacking, and what an expedition brings."""

from __future__ import annotations

import cython
from cython import bint, double, int as i32, short as i16, void

from eolith.kernel.numbers import *

from ..terms import *
from .mind import Mind
from .weights import *


def unit(mind: Mind, good: i32, level: i32) -> double:
    """What one more of a good is worth to somebody who has so many."""
    if level < 0:
        return mind.promised
    worth = mind.price[good] * mind.ripe * mind.keep[good] / (mind.keep[good] + level)
    if good == HIDE and not mind.cold:
        worth *= mind.winter
    return worth


def lose(mind: Mind, good: i32, number: i32) -> double:
    """What so many of a good are worth to the seat that gives them away."""
    worth: double = 0.0
    for i in range(number):
        worth += unit(mind, good, mind.have[good] - 1 - i)
    return worth


def price_of(mind: Mind, cost: cython.pointer(i16)) -> double:
    worth: double = 0.0
    for good in range(PAYABLE):
        if cost[good]:
            worth += lose(mind, good, cost[good])
    return worth


def flat_price(mind: Mind, cost: cython.pointer(i16)) -> double:
    """What a cost that has been reserved is worth, whatever else is there."""
    worth: double = 0.0
    for good in range(PAYABLE):
        worth += cost[good] * mind.price[good] * mind.ripe * 0.5
    return worth


def can_pay(mind: Mind, cost: cython.pointer(i16)) -> bint:
    for good in range(PAYABLE):
        if cost[good] and mind.have[good] < cost[good]:
            return False
    return True


def reserve(mind: Mind, cost: cython.pointer(i16), times: i32) -> void:
    for good in range(PAYABLE):
        mind.have[good] -= times * cost[good]


def offered_good(mind: Mind, cell: i32) -> i32:
    """The good that is offered at the hut: of those that it takes, the one that is most plentiful."""
    best: i32 = WOOD
    most: i32 = -100
    for good in range(PAYABLE):
        if mind.pack.offering[cell][good] and mind.have[good] > most:
            best = good
            most = mind.have[good]
    return best


def count_food(mind: Mind) -> void:
    """What each further food is worth: against hunger now, in the next round, and later."""
    table = mind.table
    own = table.stock[mind.seat]
    need: i32 = table.adults(mind.seat) + mind.extra
    old: i32 = own[PLANT3] + 2 * own[MEAT3]
    young: i32 = own[PLANT1] + own[PLANT2] + 2 * own[MEAT2]
    left: i32 = max(0, young - max(0, need - old))
    now: i32 = max(0, need - old - young)
    mind.spare = old + young - need
    need += mind.due - mind.extra
    mind.enough = need if mind.rounds else 0
    soon: i32 = now + (max(0, need - left) if mind.rounds else 0)
    end: i32 = soon + (need if mind.rounds > 1 else 0)
    mind.fed = 0
    for i in range(FOODS):
        mind.food[i] = mind.hunger if i < now else mind.tomorrow if i < soon else mind.later if i < end else 0.0
    if mind.alone:
        for i in range(min(now, FOODS)):
            mind.food[i] = mind.want if now - i > mind.tokens else mind.token


def wish(mind: Mind, cost: cython.pointer(i16), gain: double) -> void:
    lacking: i32 = 0
    for good in range(PAYABLE):
        lacking += max(0, cost[good] - max(0, mind.have[good]))
    if lacking == 0 or gain <= 0.0:
        return
    relief = mind.thirst * gain / (lacking + mind.slack)
    for good in range(PAYABLE):
        lack = cost[good] - max(0, mind.have[good])
        if lack > 0 and relief > mind.relief[good]:
            mind.relief[good] = relief
            mind.lack[good] = lack


def tabulate(mind: Mind) -> void:
    """What any number more of each good are worth."""
    for good in range(PAYABLE):
        worth: double = 0.0
        have = mind.have[good]
        lack = mind.lack[good]
        total = mind.total[good]
        total[0] = 0.0
        for n in range(1, AMOUNTS):
            each = unit(mind, good, have + n - 1)
            if n <= lack:
                each = max(each, mind.relief[good])
            worth += each
            total[n] = worth
    tabulate_food(mind)


def tabulate_food(mind: Mind) -> void:
    mind.total[PLANT][0] = 0.0
    mind.total[MEAT][0] = 0.0
    for n in range(1, AMOUNTS):
        at: i32 = min(FOODS - 2, mind.fed + n - 1)
        mind.total[PLANT][n] = mind.total[PLANT][n - 1] + mind.food[at]
        at = min(FOODS - 2, mind.fed + 2 * n - 2)
        mind.total[MEAT][n] = mind.total[MEAT][n - 1] + mind.food[at] + mind.food[at + 1]


def yields(mind: Mind, cell: i32, errand: i32, skill: i32) -> void:
    """Fill `made` with what an expedition yields before carrying is applied."""
    table = mind.table
    pack = mind.pack
    for good in range(GOOD_COUNT):
        if errand == HUNT:
            mind.made[good] = pack.spoils[table.animal[cell] - 1][good] if table.animal[cell] else 0
        else:
            tile = table.tile[cell]
            terrain = pack.terrain[tile]
            mind.made[good] = skill * (pack.amount[tile] + mind.bounty[terrain]) * pack.unit[terrain][good]


def load(mind: Mind, room: i32) -> double:
    """What of `made` can be carried, the least being left behind; what it is worth."""
    return load_from(mind, WOOD, room)


def load_from(mind: Mind, start: i32, room: i32) -> double:
    """Leave behind the least of `made`, from the good `start` on, until it can be carried; what that is worth."""
    surplus: i32 = -room
    for good in range(start, GOOD_COUNT):
        mind.made[good] = min(mind.made[good], AMOUNTS - 1)
        surplus += mind.made[good]
    while surplus > 0:
        least: i32 = EMPTY
        loss: double = 0.0
        for good in range(start, GOOD_COUNT):
            n = mind.made[good]
            if n:
                last = mind.total[good][n] - mind.total[good][n - 1]
                if least == EMPTY or last < loss:
                    least = good
                    loss = last
        mind.made[least] -= 1
        surplus -= 1
    worth: double = 0.0
    for good in range(start, GOOD_COUNT):
        worth += mind.total[good][mind.made[good]]
    return worth


def eating_value(mind: Mind, number: i32) -> double:
    """What lies in bowl 3 is eaten first, for it spoils; then what spoils next."""
    table = mind.table
    frame = table.agenda[table.depth]
    own = table.stock[frame[SEAT]]
    need: double = frame[NEED] - own[PLANT3] - 2 * own[MEAT3]
    if frame[STEP] == 1:
        return -abs(number - 0.5 * (need - own[PLANT2]))
    return -abs(number - need)
