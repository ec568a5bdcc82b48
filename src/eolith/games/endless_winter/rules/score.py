# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Final scoring (EW-SCORE)."""

from __future__ import annotations

from cython import declare, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import counted

from ..terms import *
from .alone import points_for_nomad_animals
from .stacks import points_for_stacks
from .stones import points_for_stones
from .table import EndlessWinter, Tables


def finish(table: EndlessWinter) -> void:
    for seat in range(table.sides):
        table.score[seat] = counted(table.score[seat] + final_points(table, seat))
    while table.depth >= 0:
        table.pop()
    table.over = 1
    table.emit(GAME_OVER, NATURE)


def scores(table: EndlessWinter) -> list[int]:
    """The points of each side: on the track, and until the end those that final scoring would add now."""
    if table.over:
        return [table.score[side] for side in range(table.sides)]
    return [table.score[side] + final_points(table, side) for side in range(table.sides)]


def final_points(table: EndlessWinter, seat: i32) -> i32:
    """EW-SCORE-01: what final scoring would add now."""
    return (
        points_for_offering(table, seat)
        + points_for_honor(table, seat)
        + points_for_cards(table, seat)
        + points_for_animals(table, seat)
        + points_for_stones(table, seat)
        + points_for_stacks(table, seat)
    )


def points_for_offering(table: EndlessWinter, seat: i32) -> i32:
    """EW-SCORE-03, -04."""
    pack: Tables = table.content
    ratio = pack.offering_ratio[table.idol[seat][OFFERING]]
    return (table.food[seat] + table.tools[seat]) // ratio if ratio else 0


def honor_rank(table: EndlessWinter, seat: i32) -> i32:
    """EW-SCORE-05 to -08: 0 for the highest idol; EMPTY for one that never moved."""
    pack: Tables = table.content
    if table.idol[seat][HONOR] < pack.honor_from:
        return 3
    rank: i32 = 0
    for other in range(table.sides):
        above = table.idol[other][HONOR] - table.idol[seat][HONOR]
        if above > 0 or above == 0 and table.honor_place[other] < table.honor_place[seat]:
            rank += 1
    return rank


def points_for_honor(table: EndlessWinter, seat: i32) -> i32:
    """EW-SCORE-05 to -11."""
    pack: Tables = table.content
    if table.idol[seat][HONOR] < pack.honor_from:
        return 0
    return pack.burial[min(honor_rank(table, seat), 2)][min(table.size[seat][BURIED], LAST_STEP)]


def points_for_cards(table: EndlessWinter, seat: i32) -> i32:
    """EW-SCORE-12, -13: wherever they are."""
    pack: Tables = table.content
    points: i32 = 0
    for card in range(CARD_TYPES):
        copies = (
            table.hand[seat][card]
            + table.deck[seat][card]
            + table.discards[seat][card]
            + table.played[seat][card]
            + table.pile[seat][card]
            + table.buried[seat][card]
        )
        points += copies * pack.card_vp[card]
    return points


def points_for_animals(table: EndlessWinter, seat: i32) -> i32:
    """EW-SCORE-14 to -22: the best way to add wild cards to the sets of the unused animals."""
    pack: Tables = table.content
    if table.is_nomads(seat):
        return points_for_nomad_animals(table)
    wilds: i32 = 0
    for species in range(SPECIES):
        if pack.wild[species]:
            wilds += table.unused[seat][species]
    wilds = min(wilds, MOST_OF_SET)
    best = declare(i32[16])  # best[n]: the most points with n wild cards in the sets seen so far
    for i in range(wilds + 1):
        best[i] = 0
    for species in range(SPECIES):
        own: i32 = table.unused[seat][species]
        if own == 0 or pack.wild[species]:
            continue
        for given in range(wilds, -1, -1):
            most: i32 = 0
            for added in range(given + 1):
                # EW-SCORE-20: wild cards alone form no set, so that each set holds one of the species
                cards = min(own + added, pack.set_max[species], own * SET)
                most = max(most, best[given - added] + pack.set_vp[species][cards])
            best[given] = most
    return best[wilds]
