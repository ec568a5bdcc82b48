# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What is given up with resources, and the best ways to pay for cards, buildings and food."""

from __future__ import annotations

from cython import double, int as i32, void

from eolith.kernel.numbers import *

from ..terms import *
from .mind import NEVER, Mind
from .worth import building_bonus, card_value


def cost(mind: Mind, kind: i32, amount: i32) -> double:
    """What is given up with so many of a resource; more if a building waits for them."""
    free = max(0, mind.stock[kind] - mind.reserved[kind])
    return amount * mind.worth[kind] + max(0, amount - free) * 4.0


def best_payment(mind: Mind, fewest: i32, most: i32, kinds: i32, last: i32, points: double) -> double:
    """The best way to pay fewest to most resources of exactly so many further kinds; NEVER for none.

    `points` is what a point of value scores: 0 unless the payment is scored.  `lowest` gets
    the best payment that begins with each kind.
    """
    for kind in range(RESOURCE_COUNT):
        mind.lowest[kind] = NEVER
    stock = mind.stock
    best: double = NEVER
    for gold in range(min(most, stock[3]) + 1):
        for stone in range(min(most - gold, stock[2]) + 1 if last < 3 else 1):
            for brick in range(min(most - gold - stone, stock[1]) + 1 if last < 2 else 1):
                others = gold + stone + brick
                better = VALUES[BRICK] * brick + VALUES[STONE] * stone + VALUES[GOLD] * gold
                if last >= 1 and others < fewest:
                    continue
                enough = max(0, fewest - others) if last < 1 else 0
                for wood in range(enough, min(most - others, stock[0]) + 1 if last < 1 else 1):
                    if wood + others == 0:
                        continue
                    if kinds >= 0 and kinds != new_kinds(wood, brick, stone, gold, last):
                        continue
                    net = points * (VALUES[WOOD] * wood + better)
                    net -= cost(mind, 0, wood) + cost(mind, 1, brick) + cost(mind, 2, stone) + cost(mind, 3, gold)
                    kind = 0 if wood else 1 if brick else 2 if stone else 3
                    if net > mind.lowest[kind]:
                        mind.lowest[kind] = net
                    if net > best:
                        best = net
    return best


def best_for_tile(mind: Mind, tile: i32) -> double:
    """Points of a building less what is paid for it from the stock; NEVER if that does not suffice."""
    row = mind.pack.tiles[tile]
    bonus = building_bonus(mind)
    if row[PRICE_UNITS]:
        fewest = 1 if row[PRICE_KINDS] == ANY_KINDS else row[PRICE_UNITS]
        return bonus + best_payment(mind, fewest, row[PRICE_UNITS], row[PRICE_KINDS], EMPTY, mind.building_weight)
    net: double = bonus + mind.building_weight * row[PRINTED_POINTS]
    for kind in range(RESOURCE_COUNT):
        if row[kind] > mind.stock[kind]:
            return NEVER
        net -= cost(mind, kind, row[kind])
    return net


def best_for_place(mind: Mind, place: i32) -> double:
    """What a card or building brings, less what is paid for it from the stock."""
    if place >= BUILDING1:
        return best_for_tile(mind, mind.tops[place - BUILDING1])
    slot = place - CARD1
    return card_value(mind, mind.slots[slot]) + best_payment(mind, slot + 1, slot + 1, ANY_KINDS, EMPTY, 0.0)


def reserve_but(mind: Mind, target: i32) -> void:
    """Keep what the buildings with a listed price will take, but for the one that is being paid for."""
    for kind in range(RESOURCE_COUNT):
        mind.reserved[kind] = 0
    for place in range(BUILDING1, PLACE_COUNT):
        if mind.placed[place] and place != target:
            price = mind.pack.tiles[mind.tops[place - BUILDING1]]
            if price[PRICE_UNITS]:
                continue
            affordable = True
            for kind in range(RESOURCE_COUNT):
                if mind.goods[kind] - mind.reserved[kind] < price[kind]:
                    affordable = False
            if affordable:
                for kind in range(RESOURCE_COUNT):
                    mind.reserved[kind] += price[kind]


def best_here(mind: Mind) -> double:
    """The best way to meet the payment that is asked for now, less what it costs."""
    if mind.frame[KIND] == PAY_LISTED:
        reserve_but(mind, BUILDING1 + mind.frame[STACK])
        return best_for_tile(mind, mind.tops[mind.frame[STACK]])
    purpose = mind.frame[PURPOSE]
    target = mind.frame[TARGET]
    units = mind.frame[UNITS]
    kinds = mind.frame[KINDS]
    last = mind.frame[PAID_LAST] - 1
    if purpose == FOR_FOOD:
        return best_payment(mind, units, units, ANY_KINDS, last, 0.0)
    if purpose == FOR_CARD:
        reserve_but(mind, CARD1 + target)
        best = best_payment(mind, units, units, ANY_KINDS, last, 0.0)
        return add(mind, best, card_value(mind, mind.slots[target]))
    reserve_but(mind, BUILDING1 + target)
    best = best_payment(mind, 1 if kinds == ANY_KINDS else units, units, kinds, last, mind.building_weight)
    return add(mind, best, building_bonus(mind) if last == EMPTY else 0.0)


def add(mind: Mind, best: double, gain: double) -> double:
    """Add what a purchase brings to every way to pay for it."""
    for kind in range(RESOURCE_COUNT):
        if mind.lowest[kind] > NEVER:
            mind.lowest[kind] += gain
    return best + gain if best > NEVER else NEVER


def best_with_two(mind: Mind, best: double) -> double:
    """The best that the payment can come to with two resources of choice, less what those are worth."""
    most: double = NEVER
    for first in range(4):
        mind.goods[first] += 1
        mind.stock[first] += 1
        for second in range(first, 4):
            mind.goods[second] += 1
            mind.stock[second] += 1
            most = max(most, best_here(mind) + mind.worth[first] + mind.worth[second])
            mind.goods[second] -= 1
            mind.stock[second] -= 1
        mind.goods[first] -= 1
        mind.stock[first] -= 1
    return most - 2.0 * mind.worth[3] - 0.1


def weigh_payment(mind: Mind) -> void:
    """Resources one by one: what the best way to go on brings."""
    last = mind.frame[PAID_LAST] - 1
    best = best_here(mind)
    for kind in range(RESOURCE_COUNT):
        mind.value[PAY + kind] = mind.lowest[kind]
    mind.value[STARVE] = -mind.hunger
    if last == EMPTY and mind.choice:
        mind.value[CHOOSE] = best_with_two(mind, best)


def weigh_purchase(mind: Mind) -> void:
    best = best_here(mind)
    mind.value[BUY] = best
    if mind.choice:
        mind.value[CHOOSE] = best_with_two(mind, max(0.0, best))


def weigh_choice(mind: Mind) -> void:
    """One or two resources of choice: for the payment that waits, or else the dearest."""
    last = mind.frame[LAST]
    left = mind.frame[LEFT]
    waiting = mind.frame_below[KIND] == PAY_UNITS or mind.frame_below[KIND] == PAY_LISTED
    if waiting:
        for slot in range(SLOTS):
            mind.frame[slot] = mind.frame_below[slot]
    for first in range(last, 4):
        mind.goods[first] += 1
        mind.stock[first] += 1
        best: double = NEVER
        for second in range(first, 4 if left == 2 else first + 1):
            held = mind.worth[first]
            if left == 2:
                held += mind.worth[second]
                mind.goods[second] += 1
                mind.stock[second] += 1
            best = max(best, held + (max(0.0, best_here(mind)) if waiting else 0.0))
            if left == 2:
                mind.goods[second] -= 1
                mind.stock[second] -= 1
        mind.value[TAKE + first] = best
        mind.goods[first] -= 1
        mind.stock[first] -= 1


def new_kinds(wood: i32, brick: i32, stone: i32, gold: i32, last: i32) -> i32:
    """How many kinds a payment has beside the one that was paid last."""
    kinds: i32 = 0
    if wood and last != 0:
        kinds += 1
    if brick and last != 1:
        kinds += 1
    if stone and last != 2:
        kinds += 1
    if gold and last != 3:
        kinds += 1
    return kinds
