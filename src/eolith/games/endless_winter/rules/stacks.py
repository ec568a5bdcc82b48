# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Megaliths that stand on two others (EWP-MEGA): where they may, and what they score."""

from __future__ import annotations

from cython import int as i32

from ..terms import *
from .table import EndlessWinter, Tables


def why_not_on_two(table: EndlessWinter, site: i32) -> i32:
    """EWP-MEGA-02: two neighbours of the level below, and no megalith of its own level in the way."""
    pack: Tables = table.content
    below = pack.support[site]
    stands: i32 = 0
    for first in range(0, 4, 2):
        if below[first] != EMPTY and table.site[below[first]] and table.site[below[first + 1]]:
            stands = 1
    if not stands:
        return NO_TWO
    for i in range(4):
        other = pack.overlap[site][i]
        if other != EMPTY and table.site[other]:
            return OVERLAPS
    return 0


def points_for_stacks(table: EndlessWinter, seat: i32) -> i32:
    """EWP-MEGA-04, -05: own megaliths of each level times those on all lower levels."""
    pack: Tables = table.content
    if not pack.on_two:
        return 0
    points: i32 = 0
    lower: i32 = 0
    here: i32 = 0
    level: i32 = 0
    for site in range(pack.sites):
        if pack.site_level[site] > level:
            level = pack.site_level[site]
            points += here * lower
            lower += here
            here = 0
        if table.site[site] == 2 + seat:
            here += 1
    return points + here * lower
