# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What hexes, camps, their steps and villages bring."""

from __future__ import annotations

from cython import bint, declare, double, int as i32, void

from ..terms import *
from .clauses import clause_value
from .mind import NEVER, Mind
from .stones import camps_on
from .weights import *


def look_at_land(mind: Mind) -> void:
    if has_changed(mind):
        look_anew(mind)
    camps_home = mind.table.camps_home[mind.seat]
    mind.worth[ITEM_CAMP] = camp_value(mind) if camps_home else 0.0
    mind.worth[ITEM_VILLAGE] = mind.best_village


def has_changed(mind: Mind) -> bint:
    """Whether anything is other than at the last look, of all that the land and the steps on it are worth by."""
    table = mind.table
    mind.noted = 0
    note(mind, mind.seat)
    note(mind, mind.turns)
    note(mind, mind.rounds)
    note(mind, mind.eclipses)
    note(mind, table.villages_left[mind.seat])
    for side in range(table.sides):
        for place in range(HEXES):
            note(mind, table.camps[side][place])
    for place in range(HEXES):
        note(mind, table.terrain[place])
        note(mind, table.token[place])
    for junction in range(JUNCTIONS):
        note(mind, table.villages[junction])
    note(mind, table.token_at)
    for kind in range(TERRAINS):
        note(mind, mind.village_count[kind])
        note(mind, mind.camp_count[kind])
        note(mind, mind.camp_each[kind])
    changed = mind.land_changed
    mind.land_changed = False
    return changed


def note(mind: Mind, number: double) -> void:
    if mind.land_basis[mind.noted] != number:
        mind.land_basis[mind.noted] = number
        mind.land_changed = True
    mind.noted += 1


def look_anew(mind: Mind) -> void:
    table = mind.table
    seat = mind.seat
    mind.moves_known = False
    count_influence(mind)
    for place in range(HEXES):
        benefit = max(0.0, clause_value(mind, mind.pack.benefit[table.terrain[place]], False))
        mind.hex_worth[place] = mind.land * mind.eclipses * benefit
    camp: i32 = 0
    for place in range(HEXES):
        for _ in range(table.camps[seat][place]):
            mind.where[camp] = place
            camp += 1
    while camp < CAMPS:
        mind.where[camp] = EMPTY
        camp += 1
    choose_target(mind)
    mind.best_village = 0.0
    if table.villages_left[seat]:
        for junction in range(JUNCTIONS):
            corner = mind.pack.junction[junction]
            camps = table.camps[seat]
            if camps[corner[0]] and camps[corner[1]] and camps[corner[2]] and is_free(mind, junction):
                mind.best_village = max(mind.best_village, building_value(mind, junction))


def count_influence(mind: Mind) -> void:
    """EW-ECL-17 to -20: the own influence on each hex, and the most of any other seat."""
    table = mind.table
    for place in range(HEXES):
        mind.own[place] = table.camps[mind.seat][place]
        mind.rival[place] = 0
    for other in range(table.sides):
        for place in range(HEXES):
            mind.influence[place] = table.camps[other][place]
        for junction in range(JUNCTIONS):
            if table.villages[junction] == other + 1:
                for i in range(3):
                    mind.influence[mind.pack.junction[junction][i]] += 2
        if table.token_at and not table.token_is_village and other == NOMADS:
            # EWS-MIG-09
            for i in range(3):
                mind.influence[mind.pack.junction[table.token_at - 1][i]] += 1
        for place in range(HEXES):
            if other == mind.seat:
                mind.own[place] = mind.influence[place]
            else:
                mind.rival[place] = max(mind.rival[place], mind.influence[place])


def leads(mind: Mind, place: i32, own: i32) -> bint:
    return own > 0 and own >= mind.rival[place]


def presence(mind: Mind, place: i32, own: i32) -> double:
    """What so much influence on a hex brings: all, if it leads; a little for a lead that is safe, or near."""
    if leads(mind, place, own):
        return mind.hex_worth[place] * (1.0 if own == mind.rival[place] else mind.lead if mind.rival[place] else 1.1)
    return mind.hex_worth[place] * 0.1 * own


def is_free(mind: Mind, junction: i32) -> bint:
    return mind.pack.village_site[junction] and mind.table.villages[junction] == 0


def choose_target(mind: Mind) -> void:
    """The junction whose village is worth the steps of the camps that would reach it."""
    mind.target = EMPTY
    mind.target_worth = 0.0
    mind.steps_to_target = 0
    best: double = 0.0
    if mind.table.villages_left[mind.seat] and mind.eclipses:
        for junction in range(JUNCTIONS):
            if is_free(mind, junction):
                worth = village_value(mind, junction)
                if worth * mind.promise <= best:
                    continue
                steps = steps_to(mind, junction)
                if steps <= 2 + 2 * mind.turns and worth * nearness(mind, steps) > best:
                    best = worth * nearness(mind, steps)
                    mind.target = junction
                    mind.target_worth = worth
                    mind.steps_to_target = steps


def nearness(mind: Mind, steps: i32) -> double:
    share: double = mind.promise
    for _ in range(steps):
        share *= 0.78
    return share


def steps_away(mind: Mind, camp: i32, place: i32) -> i32:
    start = mind.where[camp]
    return mind.distance[START_HEX][place] + 1 if start == EMPTY else 1 * mind.distance[start][place]


def steps_to(mind: Mind, junction: i32) -> i32:
    """The fewest steps that bring three camps to the corners of a junction; one more for a camp at home."""
    corner = mind.pack.junction[junction]
    away = mind.away
    least = declare(i32[3])  # of all camps, to each corner
    for i in range(3):
        least[i] = 99
        for camp in range(CAMPS):
            far = steps_away(mind, camp, corner[i])
            away[3 * camp + i] = far
            least[i] = min(least[i], far)
    fewest: i32 = least[0] + least[1] + least[2]
    best: i32 = 99
    for one in range(CAMPS):
        if one and mind.where[one] == mind.where[one - 1] or away[3 * one] + least[1] + least[2] >= best:
            continue
        for two in range(CAMPS):
            steps = away[3 * one] + away[3 * two + 1]
            if one != two and steps + least[2] < best:
                for three in range(CAMPS):
                    if three != one and three != two:
                        best = min(best, steps + away[3 * three + 2])
                if best == fewest:
                    return best
    return best


def village_value(mind: Mind, junction: i32) -> double:
    """What a village brings: cards, its stones, its hexes, three camps that are free again."""
    pack = mind.pack
    table = mind.table
    value = mind.usual[ITEM_DRAW] * mind.rounds + 1.5 * mind.usual[ITEM_CAMP] * min(1.0, 0.3 * mind.eclipses)
    for i in range(3):
        place: i32 = pack.junction[junction][i]
        camps: i32 = max(1, mind.own[place])  # by then one of those that it takes is there
        value += presence(mind, place, camps + 1) - presence(mind, place, camps)
        if table.token[place] > FACE_DOWN:
            value += clause_value(mind, pack.glacier_bonus[table.token[place] - 2], False)
    for kind in range(TERRAINS):
        if mind.village_count[kind]:
            for i in range(3):
                if table.terrain[pack.junction[junction][i]] == kind:
                    value += mind.village_count[kind]
                    break
    return mind.villages * value


def building_value(mind: Mind, junction: i32) -> double:
    """A village beside what its camps already promise."""
    worth = village_value(mind, junction)
    return worth - nearness(mind, 0) * worth if junction == mind.target else worth


def move_value(mind: Mind, camp: i32, end: i32) -> double:
    """A camp that goes to a neighbouring hex, once the steps of the others are known."""
    start = mind.where[camp]
    own = mind.own
    value = presence(mind, end, own[end] + 1) - presence(mind, end, own[end])
    value += presence(mind, start, own[start] - 1) - presence(mind, start, own[start])
    kind = mind.table.terrain[end]
    if mind.camp_count[kind] > 0.0 and not camps_on(mind, kind):
        value += mind.camp_count[kind]
    value += mind.camp_each[kind] - mind.camp_each[mind.table.terrain[start]]
    if mind.target != EMPTY:
        steps = steps_from(mind, end)
        if steps != mind.steps_to_target:
            value += mind.target_worth * (nearness(mind, steps) - nearness(mind, mind.steps_to_target))
    return value


def steps_beside(mind: Mind, camp: i32) -> void:
    """The fewest steps to the target of the other camps: to the corners but for one, and to all three."""
    away = mind.away
    beside = mind.beside
    corner = mind.pack.junction[mind.target]
    for i in range(4):
        beside[i] = 99
    for other in range(CAMPS):
        for i in range(3):
            away[3 * other + i] = steps_away(mind, other, corner[i])
    for one in range(CAMPS):
        for two in range(CAMPS):
            if one != two and one != camp and two != camp:
                for i in range(3):
                    beside[i] = min(beside[i], away[3 * one + (i + 1) % 3] + away[3 * two + (i + 2) % 3])
                steps = away[3 * one] + away[3 * two + 1]
                for three in range(CAMPS):
                    if three != one and three != two and three != camp:
                        beside[3] = min(beside[3], steps + away[3 * three + 2])


def steps_from(mind: Mind, end: i32) -> i32:
    """steps_to() of the target, if the camp that steps_beside() was asked for stands on a hex."""
    corner = mind.pack.junction[mind.target]
    best: i32 = mind.beside[3]
    for i in range(3):
        best = min(best, mind.beside[i] + mind.distance[end][corner[i]])
    return best


def find_move(mind: Mind) -> double:
    """The best step of a camp, kept in `best_move` as camp * 6 + direction."""
    best: double = NEVER
    for camp in range(CAMPS):
        start = mind.where[camp]
        if start == EMPTY or camp and start == mind.where[camp - 1]:
            continue
        if mind.target != EMPTY:
            steps_beside(mind, camp)
        for direction in range(6):
            end: i32 = mind.pack.next_hex[start][direction]
            if end != EMPTY:
                value = move_value(mind, camp, end)
                if value > best:
                    best = value
                    mind.best_move = 6 * camp + direction
    return best


def list_moves(mind: Mind) -> void:
    """The best steps of camps one after another, as if all were made."""
    if mind.moves_known:
        return
    mind.moves_known = True
    mind.move_count = 0
    mind.arrival = EMPTY
    steps = mind.steps_to_target
    own = declare(i32[19])
    where = declare(i32[5])
    for place in range(HEXES):
        own[place] = mind.own[place]
    for camp in range(CAMPS):
        where[camp] = mind.where[camp]
    while mind.move_count < MOST_MOVES:
        value = find_move(mind)
        if value <= 0.0:
            break
        camp = mind.best_move // 6
        start = mind.where[camp]
        end = mind.pack.next_hex[start][mind.best_move % 6]
        mind.own[start] -= 1
        mind.own[end] += 1
        mind.where[camp] = end
        if mind.target != EMPTY:
            before = mind.steps_to_target
            mind.steps_to_target = steps_to(mind, mind.target)
            if before and mind.steps_to_target == 0:
                mind.arrival = mind.move_count
        mind.moves[mind.move_count] = value
        mind.move_count += 1
    for place in range(HEXES):
        mind.own[place] = own[place]
    for camp in range(CAMPS):
        mind.where[camp] = where[camp]
    mind.steps_to_target = steps


def camp_value(mind: Mind) -> double:
    """A camp on the start tile: room for food, and what its next step may bring."""
    value: double = 0.0
    for direction in range(6):
        end: i32 = mind.pack.next_hex[START_HEX][direction]
        value = max(value, presence(mind, end, mind.own[end] + 1) - presence(mind, end, mind.own[end]))
    value = max(0.0, value - mind.usual[ITEM_LABOR]) / (1.0 + mind.table.camps[mind.seat][START_HEX])
    if mind.target != EMPTY and mind.table.camps_home[mind.seat] > 2:
        value += 0.25 * mind.target_worth * nearness(mind, mind.steps_to_target)
    return value + 0.4 * mind.worth[ITEM_FOOD]


def moving_value(mind: Mind, start: i32, direction: i32) -> double:
    for camp in range(CAMPS):
        if mind.where[camp] == start:
            if mind.target != EMPTY:
                steps_beside(mind, camp)
            return move_value(mind, camp, mind.pack.next_hex[start][direction])
    return NEVER
