# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Sacred stones (EW-DEV, EW-STONE): what one costs, and what it counts."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .table import EndlessWinter, Tables


def take_stone(table: EndlessWinter, seat: i32, stone: i32, flags: i32) -> void:
    """EW-DEV-09 to -14."""
    pack: Tables = table.content
    slot = table.free_slot(seat)
    if table.pays_slot(flags):
        table.food[seat] -= pack.slot_food[slot]
        table.tools[seat] -= pack.slot_tool[slot]
        table.emit(PAID, seat, pack.slot_food[slot], pack.slot_tool[slot])
    table.stone[stone] = 2 + seat
    table.lift(table.stone_place, OPEN_STONES, stone)
    table.stones[seat][slot] = stone + 1
    table.emit(STONE_TAKEN, seat, stone, slot)
    table.bonus(seat, pack.slot_reward[slot])


def stone_count(table: EndlessWinter, seat: i32, stone: i32) -> i32:
    """EW-STONE-02 to -13: how many of what the stone counts the seat has now."""
    pack: Tables = table.content
    family = pack.stone_family[stone]
    wanted = pack.stone_terrain[stone]
    count: i32 = 0
    if family == VILLAGE_STONE:
        for junction in range(JUNCTIONS):
            if table.villages[junction] == seat + 1:
                for i in range(CORNERS):
                    if wanted[table.terrain[pack.junction[junction][i]]]:
                        count += 1
                        break
    elif family == LAND_STONE:
        for place in range(HEXES):
            if wanted[table.terrain[place]]:
                count += table.camps[seat][place]
    elif family == CAMP_STONE:
        for kind in range(TERRAINS):
            if wanted[kind]:
                for place in range(HEXES):
                    if table.camps[seat][place] and table.terrain[place] == kind:
                        count += 1
                        break
    elif family == GROUND_STONE:
        for site in range(GROUND_CELLS):
            if table.site[site] == 2 + seat:
                count += 1
    elif family == BOARD_STONE:
        for slot in range(BOARDS):
            for site in range(BOARD_CELLS * slot, BOARD_CELLS * slot + BOARD_CELLS):
                if table.site[site] == 2 + seat:
                    count += 1
                    break
    elif family == BURIAL_STONE:
        count = table.size[seat][BURIED]
    elif family == TOP_STONE:
        for site in range(GROUND_CELLS, pack.sites):
            if table.site[site] == 2 + seat:
                count += 1
    elif family == IDOL_STONE:
        count = table.idol[seat][OFFERING] + table.idol[seat][HONOR]
    elif family == DIFFERENT_STONE:
        for card in range(CARD_TYPES):
            if table.buried[seat][card]:
                count += 1
    elif family == IDENTICAL_STONE:
        for card in range(CARD_TYPES):
            count = max(count, table.buried[seat][card])
    elif family == SPECIES_STONE:
        for species in range(SPECIES):
            if table.used[seat][species] and not (pack.wild[species] and table.no_used_argentavis):
                count += 1
    else:
        for species in range(SPECIES):
            if pack.stone_species[stone][species]:
                count += table.used[seat][species]
    return count


def stone_worth(table: EndlessWinter, seat: i32, stone: i32) -> i32:
    pack: Tables = table.content
    count = stone_count(table, seat, stone)
    if pack.stone_points[stone]:
        return count // pack.stone_per[stone] * pack.stone_points[stone]
    return pack.stone_steps[stone][min(count, LAST_STEP)]


def score_stone(table: EndlessWinter, seat: i32, slot: i32) -> void:
    stone = table.stones[seat][slot] - 1
    points = stone_worth(table, seat, stone)
    table.emit(STONE_SCORED, seat, stone, points)
    table.gain_points(seat, points)


def points_for_stones(table: EndlessWinter, seat: i32) -> i32:
    """In final scoring, where stones do not score in every eclipse."""
    pack: Tables = table.content
    points: i32 = 0
    for slot in range(STONE_SLOTS):
        if table.stones[seat][slot] and not pack.stones_pay:
            points += stone_worth(table, seat, table.stones[seat][slot] - 1)
    return points


class GainStone(Decision):
    """EW-DEV-06 to -16, EW-ICON-26."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if table.next_stone(frame[SEAT], 0, frame[FLAGS]) < STONES:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        table.offer(DECLINE)
        stone = table.next_stone(frame[SEAT], 0, frame[FLAGS])
        while stone < STONES:
            table.offer(STONE + stone)
            stone = table.next_stone(frame[SEAT], stone + 1, frame[FLAGS])

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        flags = frame[FLAGS]
        if option == DECLINE:
            return table.decline()
        table.pop()
        take_stone(table, seat, option - STONE, flags)
