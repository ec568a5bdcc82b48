# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Phase 4, migration (DG-MIGRATE)."""

from __future__ import annotations

from cython import int as i32, void

from eolith.kernel.numbers import *

from ..terms import *
from .table import Doggerland, Tables


def migrate(table: Doggerland) -> void:
    """DG-MIGRATE-01, -04, -05, -14, -17: once each, in the order of the arrow, which then moves on."""
    pack: Tables = table.content
    for i in range(CELLS):
        cell = pack.sweep[table.arrow][i]
        if 0 < table.animal[cell] < LYING:
            migrate_from(table, cell)
    for cell in range(CELLS):
        if table.animal[cell]:
            table.animal[cell] -= LYING
    table.arrow = (table.arrow + 1) % ARROW_SLOTS
    table.emit(ARROW_MOVED, NATURE, table.arrow)


def migrate_from(table: Doggerland, cell: i32) -> void:
    """DG-MIGRATE-02, -03, -06 to -11: along its line, and on until a tile without a figure is reached."""
    figure = table.animal[cell]
    way = way_of(table, cell)
    steps = table.steps_of(figure - 1)
    table.animal[cell] = 0
    target: i32 = cell
    while steps > 0 or table.animal[target]:
        target = next_tile(table, target, way)
        if table.sides == 1 and table.ambush(target, figure - 1):
            return
        steps -= 1
    table.animal[target] = figure + LYING
    table.emit(MIGRATED, NATURE, figure - 1, cell, target)


def next_tile(table: Doggerland, cell: i32, way: i32) -> i32:
    """DG-MIGRATE-06 to -08: the next tile of the line, which goes on at its other end."""
    pack: Tables = table.content
    cell = pack.onward[cell][way]
    while table.tile[cell] < 0:
        cell = pack.onward[cell][way]
    return cell


def way_of(table: Doggerland, cell: i32) -> i32:
    """DG-SETUP-06, -09: the arrow of the tile as it lies."""
    pack: Tables = table.content
    return table.centre_arrow if table.tile[cell] == CENTRE_TILE else pack.arrow_of[table.tile[cell]]
