# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the nomads choose by the arrows of the nomad card that lies on top (EWS-ARROW)."""

from __future__ import annotations

from cython import bint, int as i32

from eolith.kernel.numbers import *

from ..terms import *
from .megaliths import arrow_fits, why_not_site
from .table import EndlessWinter, Tables

COLUMN_WEIGHT: i32 = 256
LEAST: i32 = 1 << 14
MOST_PLACES: i32 = 128
BETTER: i32 = 1 << 22


def revealed(table: EndlessWinter) -> i32:
    """How many nomad cards lie on each other this round."""
    number: i32 = 0
    while number < MOST_REVEALED and table.nomad_row[number]:
        number += 1
    return number


def top_nomad(table: EndlessWinter) -> i32:
    """The nomad card on top of them."""
    return table.nomad_row[revealed(table) - 1] - 1


def reach(table: EndlessWinter, place: i32, east: i32, south: i32) -> i32:
    """EWS-ARROW-01 to -04: how far a place lies where the arrows point, the big one before the small one.

    More than nothing, and different for every place: of two that lie alike the first comes before the other.
    """
    pack: Tables = table.content
    card = top_nomad(table)
    across = east if pack.nomad_east[card] else -east
    far = LEAST + COLUMN_WEIGHT * across + (south if pack.nomad_south[card] else -south)
    return MOST_PLACES * far + MOST_PLACES - 1 - place


def place_at(farthest: i32) -> i32:
    """The place that lies so far; EMPTY for none."""
    return MOST_PLACES - 1 - farthest % MOST_PLACES if farthest else EMPTY


def chosen_culture(table: EndlessWinter) -> i32:
    """EWS-ARROW-07, EWS-ACT-12, -14: the place of an open culture card; EMPTY without one."""
    best: i32 = 0
    for place in range(OPEN_CULTURES):
        if table.culture_place[place]:
            best = max(best, reach(table, place, place % CULTURE_WIDTH, place // CULTURE_WIDTH))
    return place_at(best)


def chosen_animal(table: EndlessWinter) -> i32:
    """EWS-ACT-15 to -17: the place of an animal, one of a wanted species first; EMPTY without one."""
    best: i32 = 0
    for place in range(MOST_SHOWN):
        if table.ground_place[place]:
            far = reach(table, place, place % GROUND_WIDTH, place // GROUND_WIDTH)
            if 0 < table.unused[NOMADS][table.ground_place[place] - 1] < SET:
                far += BETTER
            best = max(best, far)
    return place_at(best)


def chosen_stone(table: EndlessWinter) -> i32:
    """EWS-STONE-01, -03, -04, EWS-ARROW-08: a stone that they can pay for; EMPTY without one."""
    best: i32 = 0
    if not table.why_no_slot(NOMADS, BY_MIDDLE):
        for place in range(OPEN_STONES):
            if table.stone_place[place] and table.is_open(table.stone_place[place] - 1):
                best = max(best, reach(table, place, place, 0))
    return table.stone_place[place_at(best)] - 1 if best else EMPTY


def chosen_site(table: EndlessWinter, start: i32) -> i32:
    """EWS-MEGA-01 to -04, -07: where the next megalith goes, on others first; EMPTY for nowhere.

    After a starting cell it is bound to one of the two cells that its arrows point to.
    """
    pack: Tables = table.content
    best: i32 = 0
    if table.megaliths[NOMADS] == 0:
        return EMPTY
    for site in range(pack.sites):
        if start != EMPTY:
            can: bint = (
                arrow_fits(table, NOMADS, start, 0) == site + 1 or arrow_fits(table, NOMADS, start, 1) == site + 1
            )
        else:
            can = why_not_site(table, NOMADS, site) == 0
        if can:
            far = reach(table, site, pack.site_east[site], pack.site_south[site])
            best = max(best, far + BETTER if site >= GROUND_CELLS else far)
    return place_at(best)


def chosen_junction(table: EndlessWinter) -> i32:
    """EWS-MIG-02, -03: where a village can be built; EMPTY for nowhere."""
    pack: Tables = table.content
    best: i32 = 0
    camps = table.camps[NOMADS]
    for junction in range(JUNCTIONS):
        corner = pack.junction[junction]
        if not pack.village_site[junction] or table.villages[junction]:
            continue
        if camps[corner[0]] and camps[corner[1]] and camps[corner[2]]:
            best = max(best, reach(table, junction, pack.junction_east[junction], pack.junction_south[junction]))
    return place_at(best)


def chosen_hex(table: EndlessWinter, waits: i32) -> i32:
    """EWS-ECL-11, EWS-MOD-04: of the hexes of a mask the one that comes first; EMPTY for none."""
    pack: Tables = table.content
    best: i32 = 0
    for place in range(HEXES):
        if waits >> place & 1:
            best = max(best, reach(table, place, pack.hex_east[place], pack.hex_south[place]))
    return place_at(best)
