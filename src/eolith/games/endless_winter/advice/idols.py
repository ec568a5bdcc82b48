# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What steps of idols and burials bring (EW-SCORE)."""

from __future__ import annotations

import cython
from cython import double, int as i32, void

from ..terms import *
from .cards import deck_value, hand_value
from .clauses import clause_value
from .mind import NEVER, Mind
from .nomads import above, rank_denied


def climb(mind: Mind, level: i32, top: i32, reach: i32) -> double:
    """The most that a step on the ladder brings, on average up to a level within reach."""
    best: double = 0.0
    for goal in range(level + 1, min(top, level + reach) + 1):
        best = max(best, (mind.ladder[goal] - mind.ladder[level]) / (goal - level))
    return best


def likely_rank(mind: Mind, level: i32) -> double:
    """How many idols of honor are to be expected above one on a level at the end."""
    table = mind.table
    if mind.alone:
        return above(mind, level)
    rank: double = 0.0
    for other in range(table.sides):
        if other != mind.seat:
            rank += min(1.0, max(0.0, 0.5 + 0.5 * (table.idol[other][HONOR] - level) / (1.0 + mind.rounds)))
    return rank


def burial_points(mind: Mind, rank: double, cards: double) -> double:
    """EW-SCORE-05 to -11, for so many idols of honor above the own and so many buried cards at the end."""
    first: i32 = min(1, cython.cast(i32, rank))
    share = min(1.0, rank - first)
    few: i32 = min(LAST_STEP - 1, cython.cast(i32, cards))
    more = cards - few
    burial = mind.pack.burial
    high = burial[first][few] + more * (burial[first][few + 1] - burial[first][few])
    low = burial[first + 1][few] + more * (burial[first + 1][few + 1] - burial[first + 1][few])
    points = mind.burials * (high + share * (low - high))
    return points + rank_denied(mind, 1.0 - rank) if mind.alone else points


def look_at_idols(mind: Mind) -> void:
    table = mind.table
    pack = mind.pack
    seat = mind.seat
    reach: i32 = cython.cast(i32, mind.reach * (1 + mind.rounds))
    buried = table.size[seat][BURIED] + mind.burying * mind.rounds
    points: double = 0.0
    for level in range(TOP_LEVEL + 1):
        points += pack.honor_vp[level]
        mind.ladder[level] = points
        if level >= max(1 * mind.pack.honor_from, table.idol[seat][HONOR]):
            mind.ladder[level] += burial_points(mind, likely_rank(mind, level), buried)
    mind.honor_step = climb(mind, table.idol[seat][HONOR], TOP_LEVEL, reach)
    goods = max(1.0 * mind.rounds + mind.leftovers, 0.7 * (table.food[seat] + table.tools[seat]))
    mind.ladder[0] = goods / pack.offering_ratio[0] if pack.offering_ratio[0] else 0.0
    points = 0.0
    for level in range(1, TOP_LEVEL + 1):
        points += max(0.0, clause_value(mind, pack.offering_bonus[level], False))
        mind.ladder[level] = points + goods / pack.offering_ratio[level]
    mind.offering_step = climb(mind, table.idol[seat][OFFERING], TOP_LEVEL, reach)
    if table.idol[seat][OFFERING] == TOP_LEVEL:
        mind.offering_step = 1.0
    mind.offering_step += mind.counted[IDOL_STONE]
    mind.honor_step += mind.counted[IDOL_STONE]
    mind.worth[ITEM_IDOL] = max(mind.honor_step, mind.offering_step)


def look_at_burials(mind: Mind) -> void:
    table = mind.table
    seat = mind.seat
    rank = likely_rank(mind, max(1 * mind.pack.honor_from, table.idol[seat][HONOR]))
    buried: i32 = table.size[seat][BURIED]
    reach: i32 = cython.cast(i32, mind.reach * (1 + mind.rounds))
    for count in range(buried, min(LAST_STEP, buried + reach) + 1):
        mind.ladder[count] = burial_points(mind, rank, count)
    mind.burial_gain = climb(mind, buried, LAST_STEP, reach)
    if table.idol[seat][HONOR] < mind.pack.honor_from:
        mind.burial_gain *= 0.7
    mind.burial_gain += mind.counted[BURIAL_STONE]
    mind.burial_gain += 0.6 * (mind.counted[DIFFERENT_STONE] + mind.counted[IDENTICAL_STONE])
    best: double = NEVER
    for zone in range(4):
        if zone == PILE and table.phase != ECLIPSE_PHASE or zone == PLAYED and table.phase == ECLIPSE_PHASE:
            continue
        if table.size[seat][zone]:
            cards = table.zone(zone, seat)
            for card in range(CARD_TYPES):
                if cards[card]:
                    best = max(best, bury_value(mind, zone, card))
    mind.worth[ITEM_BURY] = max(0.0, best)


def bury_value(mind: Mind, zone: i32, card: i32) -> double:
    """A burial less what the card would still bring."""
    value = mind.burial_gain - deck_value(mind, card)
    return value - hand_value(mind, card) if zone == HAND else value
