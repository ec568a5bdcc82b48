# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A game alone from phase to phase (EWS-SETUP, EWS-ECL, EWS-PREP, EWS-SCORE): what is different for the nomads."""

from __future__ import annotations

import cython
from cython import bint, int as i32, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot

from ..terms import *
from .arrows import chosen_hex
from .eclipse import find_benefits, find_hexes
from .table import EndlessWinter, Tables


def start_nomads(table: EndlessWinter) -> void:
    """EWS-SETUP-15, EWS-PREP-01, -02, EWS-VAR-01, -02, -05: their cards in the deck, the first perhaps turned up."""
    for number in range(MOST_REVEALED):
        table.nomad_row[number] = 0
    for card in range(NOMAD_CARDS):
        table.nomad_open[card] = 0
    if table.nomads_ahead:
        table.push(DEAL_NOMAD, NATURE, 1, 0, TO_ROW)


# --- the eclipse -------------------------------------------------------------------------------------------


class NomadsEclipse(Decision):
    """EWS-ECL-05 to -12: turn order track, hexes as the arrows say, player board."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        if stage == 0:
            frame[STAGE] = 1
            table.emit(ECLIPSE_STARTED, NOMADS)
            table.bonus(NOMADS, pack.order_clause[table.place_in_order(NOMADS)])
        elif stage == 1:
            frame[STAGE] = 2
            find_hexes(table, NOMADS)
        elif stage == 2:
            place = chosen_hex(table, frame[HEXES_DUE] | frame[HEXES_DUE + 1] << HEXES_OF_SLOT)
            if place == EMPTY:
                frame[STAGE] = 3
                frame[BENEFITS] = find_benefits(table, NOMADS)
            else:
                frame[HEXES_DUE + place // HEXES_OF_SLOT] &= ~(1 << place % HEXES_OF_SLOT)
                table.bonus(NOMADS, pack.benefit[table.terrain[place]])
        else:
            self.gain_board(table, frame)
        return True

    def gain_board(self, table: EndlessWinter, frame: cython.pointer(i16)) -> void:
        """EWS-ECL-08, -12, EWS-STONE-05: cards, slots, then stones, whose conditions do not matter."""
        pack: Tables = table.content
        due = frame[BENEFITS]
        if due & VILLAGES_DUE:
            frame[BENEFITS] = due & ~VILLAGES_DUE
            return table.push(NOMADS_GAIN, NOMADS, VILLAGES - table.villages_left[NOMADS], pack.nomad_gain[ITEM_DRAW])
        for slot in range(MEGALITH_SLOTS):
            if due >> slot & 1:
                frame[BENEFITS] = due & ~(1 << slot)
                return table.bonus(NOMADS, pack.megalith_benefit[slot])
        table.pop()
        for slot in range(STONE_SLOTS):
            if due & STONE_DUE << slot:
                table.emit(STONE_SCORED, NOMADS, table.stones[NOMADS][slot] - 1, STONE_POINTS)
                table.gain_points(NOMADS, STONE_POINTS)


# --- the end -----------------------------------------------------------------------------------------------


class DealBuried(Lot):
    """EWS-SCORE-03, EWS-HIDDEN-03: what the nomads buried unseen is revealed for final scoring, Era I first."""

    def settle(self, table: EndlessWinter) -> bint:
        """Done when all are seen."""
        if table.buried_unseen[0] or table.buried_unseen[1]:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        first = 0 if table.buried_unseen[0] else CULTURE_OF_ERA
        for card in range(first, first + CULTURE_OF_ERA):
            if table.culture[card] == IN_DECK:
                table.offer(SHOW_BURIED + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        card = option - SHOW_BURIED
        table.buried_unseen[card // CULTURE_OF_ERA] -= 1
        table.culture[card] = GONE
        table.put_card(NOMADS, FIRST_CULTURE + card, BURIED)
        table.emit(BURIED_REVEALED, NOMADS, FIRST_CULTURE + card)


def points_for_nomad_animals(table: EndlessWinter) -> i32:
    """EWS-SCORE-04 to -07: every species for itself, none of them wild."""
    pack: Tables = table.content
    points: i32 = 0
    for species in range(SPECIES):
        points += pack.nomad_set[species][min(table.unused[NOMADS][species], LARGEST_SET)]
    return points
