# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The rivals: what a card lets them do in the craft area, the cave, the hut and on the map (DGS-OPP to DGS-CAPT)."""

from __future__ import annotations

from cython import int as i32, ulonglong as u64, void

from eolith.kernel.numbers import *

from ...terms import *
from ..migration import next_tile
from .table import Alone, AloneTables


def place_rivals(table: Alone, card: i32) -> void:
    """DGS-SETUP-12 to -15: red, pink and blue on the start tiles of a back, which they exhaust and hunt."""
    pack: AloneTables = table.content
    for rival in range(RIVAL_COUNT):
        cell = pack.start[card][rival]
        table.rival[rival] = cell + 1
        table.emit(RIVAL_PLACED, NATURE, rival, cell)
        table.exhaust(cell)
        table.catch_at(cell)


def act(table: Alone) -> void:
    """DGS-OPP-01 to -03: the first action of the card comes first, so the last goes onto the agenda first."""
    pack: AloneTables = table.content
    for i in range(RIVAL_ACTION_COUNT - 1, -1, -1):
        action = pack.rival_action[table.card - 1][i]
        if action == PAINT_MEMORY:
            paint_memory(table)
        elif action != EMPTY:
            table.push(PICK_FRAME, 0, DISCARD_CRAFT, 1, 1 + (action == DISCARD_STATUETTE), table.discard_leftmost)


def discard_craft(table: Alone, craft: i32) -> void:
    """DGS-OPP-04."""
    space = table.space_of(craft)
    table.display[space] = EMPTY
    table.craft_discards[craft] = 1
    table.emit(CRAFT_DISCARDED, NATURE, craft, space)


def paint_memory(table: Alone) -> void:
    """DGS-OPP-05 to -07, DGS-MEM-03: from the right, each figure on the first free cell of its species."""
    place: i32 = SOLO_MEMORY - 1
    while place >= 0:
        species = table.solo_memory[place] - 1
        cell = first_cell(table, species) if species >= 0 else EMPTY
        if cell == EMPTY:
            place -= 1
            continue
        table.cube_of[cell] = RIVAL_CUBE
        table.cubes[cell] = 1
        table.supply[species] += 1
        table.emit(RIVAL_PAINTED, NATURE, species, cell)
        if table.memory_closes:
            table.shift_memory(place)
        else:
            table.solo_memory[place] = 0
            place -= 1


def first_cell(table: Alone, species: i32) -> i32:
    """The first free cell of a species, in the order in which paintings were turned up; EMPTY for none."""
    pack: AloneTables = table.content
    free = table.free_paintings()
    found: i32 = EMPTY
    for cell in range(PAINTING_CELLS):
        if free >> cell & 1 and pack.species_at[cell] == species:
            if found == EMPTY or table.revealed[PAINTING_OF[cell]] < table.revealed[PAINTING_OF[found]]:
                found = cell
    return found


def place_shamans(table: Alone) -> void:
    """DGS-SHAMAN-01, -02."""
    pack: AloneTables = table.content
    for i in range(RIVAL_SHAMAN_COUNT):
        table.rival_shaman[i] = pack.stands[table.card - 1][i] + 1
        table.emit(SHAMAN_STANDS, NATURE, i, table.rival_shaman[i] - 1)


def move_rival(table: Alone, rival: i32) -> void:
    """DGS-OPMOVE-02 to -10, DGS-CAPT-01 to -03, -07: along its line, on to a tile that it may end on, hunting."""
    pack: AloneTables = table.content
    if not table.rival[rival] or table.held[rival]:
        return
    way = pack.way[table.card - 1][rival]
    steps = pack.distance[table.card - 1][rival]
    start = table.rival[rival] - 1
    table.rival[rival] = 0
    safe = table.own_pieces()
    target = end_of_move(table, start, way, steps, safe | table.rivals(0, True))
    if target == EMPTY:
        table.rival[rival] = start + 1
        table.emit(RIVAL_MOVED, NATURE, rival, start, start)
        return
    cell = start
    while steps > 0 or cell != target:
        cell = next_tile(table, cell, way)
        steps -= 1
        if not safe >> cell & 1:
            table.catch_at(cell)
    table.rival[rival] = target + 1
    table.emit(RIVAL_MOVED, NATURE, rival, start, target)
    table.exhaust(target)


def end_of_move(table: Alone, start: i32, way: i32, steps: i32, taken: u64) -> i32:
    """The first tile after so many steps that is not taken; EMPTY if all of the line are."""
    cell = start
    for _ in range(steps):
        cell = next_tile(table, cell, way)
    for _ in range(COLUMNS):
        if not taken >> cell & 1:
            return cell
        cell = next_tile(table, cell, way)
    return EMPTY
