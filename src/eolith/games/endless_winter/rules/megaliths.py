# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Megaliths (EW-MEGA) and idols (EW-IDOL)."""

from __future__ import annotations

from cython import ccall, int as i32, void

from ..terms import *
from .stacks import why_not_on_two
from .table import EndlessWinter, Tables


@ccall
def why_not_site(table: EndlessWinter, seat: i32, site: i32) -> i32:
    """EW-MEGA-02 to -11, -17 to -20: what keeps the leftmost megalith of the seat away."""
    pack: Tables = table.content
    if table.site[site]:
        return CELL_TAKEN if site < GROUND_CELLS else TOP_TAKEN
    grey = table.megaliths[seat] > COLOURED
    if site >= GROUND_CELLS:
        if grey:
            return GREY_ON_TOP
        if pack.on_two:
            return why_not_on_two(table, site)
        below = pack.support[site]
        for i in range(4):
            if table.site[below[i]] == 0:
                return NO_SQUARE
        return 0
    if pack.start_cell[table.board_at[site // BOARD_CELLS]][site % BOARD_CELLS]:
        return 0 if grey or pack.start_any else STARTING_CELL
    if grey and table.grey_anywhere:
        return 0
    for i in range(4):
        other = pack.next_cell[site][i]
        if other != EMPTY and table.site[other]:
            return 0
    return GREY_ALONE if grey else COLOURED_ALONE


def arrow_fits(table: EndlessWinter, seat: i32, start: i32, k: i32) -> i32:
    """EW-MEGA-24, -25: the free cell that the k-th arrow of a starting cell points to, plus one; 0 for none."""
    pack: Tables = table.content
    slot = start // BOARD_CELLS
    site = BOARD_CELLS * slot + pack.arrow[table.board_at[slot]][2 * (start % BOARD_CELLS) + k]
    return 0 if table.site[site] else site + 1


def offer_sites(table: EndlessWinter, seat: i32, start: i32) -> void:
    """EW-MEGA-24, -28: where the next megalith may go; after a starting cell only where its arrows point."""
    if start == EMPTY:
        pack: Tables = table.content
        above = STACK - GROUND_CELLS if pack.on_two else SITE
        for site in range(pack.sites):
            if not why_not_site(table, seat, site):
                table.offer(site + (SITE if site < GROUND_CELLS else above))
        return
    one = arrow_fits(table, seat, start, 0) - 1
    two = arrow_fits(table, seat, start, 1) - 1
    if min(one, two) != EMPTY and one != two:
        table.offer(SITE + min(one, two))
    if max(one, two) != EMPTY:
        table.offer(SITE + max(one, two))


def place_megalith(table: EndlessWinter, seat: i32, site: i32) -> void:
    """EW-MEGA-12 to -16, -24 to -27."""
    pack: Tables = table.content
    table.site[site] = GREY if table.megaliths[seat] > COLOURED else 2 + seat
    table.megaliths[seat] -= 1
    table.emit(MEGALITH_PLACED, seat, site, table.site[site])
    if site >= GROUND_CELLS:
        if pack.on_two:
            return
        below = pack.support[site]
        own: i32 = 0
        for i in range(4):
            owner = table.site[below[i]] - 2
            own += 2 if owner == seat else 1
            if owner >= 0 and owner != seat:
                table.gain_points(owner, 1)
        return table.gain_points(seat, own)
    laid = table.board_at[site // BOARD_CELLS]
    if not pack.start_cell[laid][site % BOARD_CELLS]:
        return table.bonus(seat, pack.cell_bonus[laid][site % BOARD_CELLS])
    if pack.arrow[laid][2 * (site % BOARD_CELLS)] != EMPTY:
        if arrow_fits(table, seat, site, 0) or arrow_fits(table, seat, site, 1):
            if table.is_nomads(seat):
                table.push(NOMADS_GAIN, seat, 1, DO_MEGALITH, site + 1)
            else:
                table.push(GAIN, seat, 1, RANK_MEGALITH, site + 1)


def move_idol(table: EndlessWinter, seat: i32, track: i32) -> void:
    """EW-IDOL-01 to -09, -14."""
    pack: Tables = table.content
    level = table.idol[seat][track]
    if track == OFFERING:
        if level == TOP_LEVEL:
            return table.gain_points(seat, 1)
        table.idol[seat][track] = level + 1
        table.emit(IDOL_MOVED, seat, track, level + 1)
        return table.bonus(seat, pack.offering_bonus[level + 1])
    place: i32 = 0
    for other in range(table.sides):
        if other != seat:
            if table.idol[other][HONOR] == level and table.honor_place[other] > table.honor_place[seat]:
                table.honor_place[other] -= 1
            elif table.idol[other][HONOR] == level + 1:
                place += 1
    table.honor_place[seat] = place
    table.idol[seat][track] = level + 1
    table.emit(IDOL_MOVED, seat, track, level + 1)
    table.gain_points(seat, pack.honor_vp[level + 1])
