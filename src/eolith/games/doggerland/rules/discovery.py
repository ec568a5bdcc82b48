# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Phase 2, discovering terrain: tiles for the cells that were opened (DG-DISCOVER)."""

from __future__ import annotations

from cython import bint, int as i32, ulonglong as u64, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Lot

from ..terms import *
from .table import ONE, Doggerland, Tables


def discover(table: Doggerland) -> void:
    """DG-DISCOVER-01 to -05: the empty cells beside a member, a megalith or a camp are to get a tile."""
    for cell in range(CELLS):
        if table.group_of[cell]:
            open_beside(table, cell)
    for seat in range(table.sides):
        open_beside(table, table.camp[seat])
        for i in range(MEGALITHS):
            if table.megalith[seat][i]:
                open_beside(table, table.megalith[seat][i] - 1)


def open_beside(table: Doggerland, cell: i32) -> void:
    pack: Tables = table.content
    for way in range(4):
        beside = pack.beside[cell][way]
        if beside != EMPTY and table.tile[beside] == EMPTY:
            table.tile[beside] = OPENED


def next_opened(table: Doggerland) -> i32:
    """DG-DISCOVER-05: row by row from the top, left to right; EMPTY when all have their tile."""
    for cell in range(CELLS):
        if table.tile[cell] == OPENED:
            return cell
    return EMPTY


class LayTile(Lot):
    """DG-SETUP-08, DG-SHORT-03, -04, DG-DISCOVER-01, -05, -08: a tile for each opened cell, any that may lie there."""

    def settle(self, table: Doggerland) -> bint:
        cell = next_opened(table)
        if cell != EMPTY and self.any_left(table):
            return False
        for left in range(CELLS):
            if table.tile[left] == OPENED:
                table.tile[left] = EMPTY
        table.pop()
        return True

    def first_tile(self, table: Doggerland) -> i32:
        return FIRST_FOUR if table.agenda[table.depth][SET] == FROM_FOUR else FIRST_START

    def end_of_tiles(self, table: Doggerland) -> i32:
        return FIRST_PILE if table.agenda[table.depth][SET] == FROM_START else TILES

    def any_left(self, table: Doggerland) -> bint:
        for tile in range(self.first_tile(table), self.end_of_tiles(table)):
            if table.unseen[tile]:
                return True
        return False

    def fits_cross(self, table: Doggerland, cell: i32, tile: i32) -> bint:
        """DG-SHORT-04: animals lie opposite animals, resources opposite resources."""
        pack: Tables = table.content
        i: i32 = 0
        while pack.cross[i] != EMPTY:
            other = table.tile[pack.cross[i]]
            if other >= 0:
                alike: bint = (pack.home_of[other] >= 0) == (pack.home_of[tile] >= 0)
                opposite: bint = pack.cross[i] + cell == 2 * CENTRE
                if alike != opposite:
                    return False
            i += 1
        return True

    def options(self, table: Doggerland) -> void:
        cell = next_opened(table)
        cross: bint = table.agenda[table.depth][SET] == FROM_FOUR
        tiles: u64 = 0
        for tile in range(self.first_tile(table), self.end_of_tiles(table)):
            if table.unseen[tile] and (not cross or self.fits_cross(table, cell, tile)):
                tiles |= ONE << tile
        return table.offer_bits(LAY, tiles)

    def apply(self, table: Doggerland, option: i32) -> void:
        """DG-DISCOVER-06: a new tile has no figure yet."""
        cell = next_opened(table)
        table.tile[cell] = option - LAY
        table.unseen[option - LAY] = 0
        table.emit(TILE_LAID, NATURE, option - LAY, cell)
