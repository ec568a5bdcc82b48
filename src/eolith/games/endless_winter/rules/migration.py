# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The nomads' camps, villages and token (EWS-MIG): migration cards move their camps, which never leave the map."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Lot

from ..terms import *
from .arrows import chosen_hex, chosen_junction
from .table import EndlessWinter, Tables


def settle_down(table: EndlessWinter) -> void:
    """EWS-MIG-01 to -08: a village, or the token in its place, and the outer camps move; or else the inner ones.

    What they gain beside a village waits until the camps have moved.
    """
    junction = chosen_junction(table)
    if junction != EMPTY:
        if table.villages_left[NOMADS] == 0:
            place_token(table, junction)
        else:
            table.villages_left[NOMADS] -= 1
            table.villages[junction] = NOMADS + 1
            table.emit(VILLAGE_BUILT, NOMADS, junction)
            gain_glaciers(table, junction)
    table.push(DEAL_MIGRATION, NATURE, 0, 0, INNER_CAMPS if junction == EMPTY else OUTER_CAMPS)


def place_token(table: EndlessWinter, junction: i32) -> void:
    """EWS-MIG-08 to -12, -15, EWS-MOD-06: its village side takes a junction, and is none of their villages."""
    if table.token_is_village:
        if table.token_at:
            table.villages[table.token_at - 1] = 0
        table.villages[junction] = NOMADS + 1
        if table.token_bonus:
            gain_glaciers(table, junction)
    table.token_at = junction + 1
    table.emit(NOMAD_TOKEN_PLACED, NOMADS, junction)


def gain_glaciers(table: EndlessWinter, junction: i32) -> void:
    """EWS-MOD-04: the tokens beside a new village, as the arrows say; what is pushed last comes first."""
    pack: Tables = table.content
    open_tokens: i32 = 0
    for i in range(CORNERS):
        if table.token[pack.junction[junction][i]] > FACE_DOWN:
            open_tokens |= 1 << pack.junction[junction][i]
    clauses: i32 = 0
    while open_tokens:
        place = chosen_hex(table, open_tokens)
        open_tokens &= ~(1 << place)
        table.insert(table.depth + 1 - clauses, NOMADS_BONUS, NOMADS, pack.glacier_bonus[table.token[place] - 2])
        clauses += 1


class DealMigration(Lot):
    """EWS-SETUP-03, -04, EWS-MIG-04 to -06, -14: a migration card is turned up, and camps go where it says."""

    def settle(self, table: EndlessWinter) -> bint:
        for card in range(MIGRATION_CARDS):
            if not table.migration[card]:
                return False
        for card in range(MIGRATION_CARDS):
            table.migration[card] = 0
        table.migration_top = 0
        table.emit(MIGRATION_SHUFFLED, NATURE)
        return False

    def options(self, table: EndlessWinter) -> void:
        for card in range(MIGRATION_CARDS):
            if not table.migration[card]:
                table.offer(SHOW_MIGRATION + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        rings = table.agenda[table.depth][RINGS]
        table.pop()
        table.migration[option - SHOW_MIGRATION] = 1
        table.migration_top = option - SHOW_MIGRATION + 1
        table.emit(NOMADS_MIGRATED, NOMADS, option - SHOW_MIGRATION, rings)
        self.move(table, option - SHOW_MIGRATION, rings)

    def move(self, table: EndlessWinter, card: i32, rings: i32) -> void:
        """EWS-MOD-05: only where a camp is put down, a glacier token is turned up."""
        pack: Tables = table.content
        camps = table.camps[NOMADS]
        lifted = table.camps_home[NOMADS]
        for place in range(HEXES):
            if rings & pack.ring[place]:
                lifted += camps[place]
                camps[place] = 0
        for i in range(CAMPS):
            place = pack.migration_hex[card][i]
            if lifted and rings & pack.ring[place]:
                lifted -= 1
                camps[place] += 1
                if table.token[place] == FACE_DOWN:
                    table.push(DEAL_TOKEN, NATURE, place)
        table.camps_home[NOMADS] = lifted
