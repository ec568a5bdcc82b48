# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the next megalith brings on each place."""

from __future__ import annotations

from cython import bint, double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.eclipse import hex_waits
from ..rules.megaliths import why_not_site
from ..terms import *
from .clauses import clause_value, each
from .land import leads
from .mind import Mind
from .nomads import square_denied
from .stones import is_on_board


def look_at_megaliths(mind: Mind) -> void:
    """What the next megalith brings on each place that it fits."""
    table = mind.table
    left: i32 = table.megaliths[mind.seat]
    best: double = 0.0
    mind.due = find_due(mind)
    if left:
        benefit: double = 0.0
        for slot in range(MEGALITH_SLOTS):
            if left - 2 <= EMPTY_AT[slot] < left:
                benefit = clause_value(mind, mind.pack.megalith_benefit[slot], False) * mind.scorings
                if left - 2 == EMPTY_AT[slot]:
                    benefit *= 0.5
        if mind.pack.on_two:
            count_levels(mind)
        for site in range(mind.pack.sites):
            if not why_not_site(table, mind.seat, site):
                mind.site_worth[site] = mind.megaliths * site_value(mind, site) + benefit
                best = max(best, mind.site_worth[site])
    mind.worth[ITEM_MEGALITH] = max(best, each(mind, ITEM_IDOL, True), mind.worth[ITEM_DRAW])


def filled_below(mind: Mind, site: i32) -> i32:
    below = mind.pack.support[site]
    filled: i32 = 0
    for i in range(4):
        if mind.table.site[below[i]]:
            filled += 1
    return filled


def site_value(mind: Mind, site: i32) -> double:
    table = mind.table
    pack = mind.pack
    value: double = 0.0
    if site >= GROUND_CELLS and pack.on_two:
        return on_other_levels(mind, site) + mind.counted[TOP_STONE]
    if site >= GROUND_CELLS:
        for i in range(4):
            owner: i32 = table.site[pack.support[site][i]] - 2
            value += 2.0 if owner == mind.seat else 1.0
            if owner >= 0 and owner != mind.seat:
                value -= mind.gift
        value += mind.counted[TOP_STONE]
        if mind.alone:
            value += square_denied(mind, site)
    elif pack.start_cell[table.board_at[site // BOARD_CELLS]][site % BOARD_CELLS]:
        for k in range(2):
            value = max(value, arrow_value(mind, site, k))
    else:
        value = cell_value(mind, site, table.megaliths[mind.seat])
    return value + opened(mind, site)


def arrow_value(mind: Mind, start: i32, k: i32) -> double:
    """EW-MEGA-24: the megalith that follows one on a starting cell."""
    table = mind.table
    slot = start // BOARD_CELLS
    target: i32 = mind.pack.arrow[table.board_at[slot]][2 * (start % BOARD_CELLS) + k]
    if target == EMPTY or table.site[BOARD_CELLS * slot + target]:
        return 0.0
    return cell_value(mind, BOARD_CELLS * slot + target, table.megaliths[mind.seat] - 1)


def cell_value(mind: Mind, site: i32, left: i32) -> double:
    """A cell for the megalith that is the first of so many; the first two of ten are grey."""
    laid = mind.table.board_at[site // BOARD_CELLS]
    value = max(0.0, clause_value(mind, mind.pack.cell_bonus[laid][site % BOARD_CELLS], True))
    if left <= COLOURED:
        value += mind.counted[GROUND_STONE]
        if mind.pack.on_two:
            value += on_other_levels(mind, site)
        for i in range(4):
            if mind.over[site][i] != EMPTY:
                value += mind.square * (1.0 + filled_below(mind, mind.over[site][i]))
        if mind.counted[BOARD_STONE] > 0.0 and not is_on_board(mind, site // BOARD_CELLS):
            value += mind.counted[BOARD_STONE]
    return value


def count_levels(mind: Mind) -> void:
    """How many of the seat's megaliths stand on each level."""
    for level in range(LEVELS):
        mind.on_level[level] = 0
    for site in range(mind.pack.sites):
        if mind.table.site[site] == 2 + mind.seat:
            mind.on_level[mind.pack.site_level[site]] += 1


def on_other_levels(mind: Mind, site: i32) -> double:
    """EWP-MEGA-04: whatever the level, each two of one's own on different levels score a point."""
    count: double = 0.0
    for level in range(LEVELS):
        if level != mind.pack.site_level[site]:
            count += mind.on_level[level]
    return count


def opened(mind: Mind, site: i32) -> double:
    """Points for squares that become full: to build on at once, or for whoever comes first."""
    points: double = 0.0
    for i in range(4):
        above = mind.over[site][i]
        if above != EMPTY and filled_below(mind, above) == 3:
            points += mind.next_mine if mind.due else mind.next_open
            if mind.alone and not mind.due:
                points -= square_denied(mind, above)
    return points


def find_due(mind: Mind) -> bint:
    """Whether another megalith comes before anybody else moves."""
    table = mind.table
    pack = mind.pack
    frame = table.agenda[table.depth]
    if frame[KIND] == GAIN and frame[RANK] == RANK_MEGALITH and frame[COUNT] > 1:
        return True
    if table.phase == ECLIPSE_PHASE and table.food[mind.seat]:
        for i in range(table.depth + 1):
            frame = table.agenda[i]
            if frame[KIND] == ECLIPSE and frame[SEAT] == mind.seat and frame[STAGE] < 3:
                for place in range(HEXES):
                    clause = pack.benefit[table.terrain[place]]
                    if clause != EMPTY and pack.word[pack.first[clause]][0] == ITEM_MEGALITH:
                        if frame[STAGE] < 2:
                            mind.find_out(ITEM_CAMP)
                            if leads(mind, place, mind.own[place]):
                                return True
                        elif hex_waits(frame, place):
                            return True
    return False
