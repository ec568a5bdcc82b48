# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The round: five phases, the last of them in eight steps (DG-FLOW, DG-REFILL)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .discovery import discover
from .migration import migrate
from .round_end import add_animals, award_objectives, end_journeys, pass_marker
from .table import Doggerland, Tables


def enter(table: Doggerland, phase: i32) -> void:
    """DG-FLOW-02."""
    planning: bint = table.phase == PLANNING or phase == PLANNING
    table.phase = phase
    if planning:
        table.survey()


def finish(table: Doggerland, ending: i32) -> void:
    """DG-FLOW-06, DG-REFILL-02."""
    while table.depth >= 0:
        table.pop()
    table.over = ending
    table.emit(GAME_OVER, NATURE, ending)


class Round(Decision):
    """DG-FLOW-02, DG-REFILL-01, -02: five phases, the last of them in eight steps."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = (stage + 1) % 8
        if stage == 0:
            enter(table, PLANNING)
            table.emit(ROUND_STARTED, table.first, table.round)
            table.push(PLAN_FRAME, table.first)
        elif stage == 1:
            enter(table, DISCOVERY)
            for seat in range(table.sides):
                table.passed[seat] = 0
            table.emit(DISCOVERY_STARTED, NATURE)
            discover(table)
            table.push(LAY_TILE_FRAME, NATURE, FROM_PILE)
        elif stage == 2:
            enter(table, EXECUTION)
            for seat in range(table.sides):
                # DG-EXEC-11
                table.finished[seat] = table.all_home(seat)
            table.push(EXECUTE_FRAME, table.first)
        elif stage == 3:
            for seat in range(table.sides):
                table.finished[seat] = 0
            enter(table, MIGRATION)
            migrate(table)
            enter(table, ROUND_END)
            for i in range(table.sides - 1, -1, -1):
                seat = (table.first + i) % table.sides
                table.push(FEED_FRAME, seat, table.eaters(seat))
        elif stage == 4:
            award_objectives(table)
            if table.round == ROUNDS:
                finish(table, BY_ROUNDS)
                return True
            table.round += 1
            add_animals(table)
            if table.covered:
                table.push(REVEAL_FRAME, NATURE, 1)
        elif stage == 5:
            self.refill_crafts(table)
        elif stage == 6:
            if table.journey_off_early:
                end_journeys(table)
            for i in range(table.sides - 1, -1, -1):
                table.push(CAMP_FRAME, (table.first + i) % table.sides)
        else:
            end_journeys(table)
            pass_marker(table)
        return True

    def refill_crafts(self, table: Doggerland) -> void:
        """DG-REFILL-05, -06."""
        pack: Tables = table.content
        due: i32 = pack.open_crafts
        for space in range(CRAFT_SPACES):
            if table.display[space] != EMPTY:
                due -= 1
        left: i32 = 0
        for craft in range(CRAFTS):
            left += table.crafts_left[craft]
        if min(due, left) > 0:
            table.push(DEAL_CRAFT_FRAME, NATURE, min(due, left))
