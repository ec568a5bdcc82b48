# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The round (EW-FLOW): action phase, eclipse phase and preparation (EW-PREP), four times."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, State

from ..terms import *
from .alone import start_nomads
from .eclipse import reveal_piles
from .score import finish
from .table import EndlessWinter
from .turn import start_turn


class Round(Decision):
    """EW-FLOW-01 to -07: action phase, eclipse phase, preparation, four times."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        if stage == 1:
            if table.turns_done < table.sides * table.turns():
                seat = table.order[table.turns_done % table.sides]
                if table.is_nomads(seat):
                    table.push(NOMADS_TURN, seat)
                else:
                    start_turn(table, seat)
                return True
            if table.nomad_pile:
                # EWS-ECL-01
                table.push(DEAL_NOMAD, NATURE, table.nomad_pile, 0, TO_PILE)
                return True
            frame[STAGE] = 2
            reveal_piles(table)
            for i in range(table.sides - 1, -1, -1):
                table.push(NOMADS_ECLIPSE if table.is_nomads(table.order[i]) else ECLIPSE, table.order[i])
        elif stage == 2:
            # EW-ECL-28, EW-FLOW-03
            for seat in range(table.sides):
                table.move_all(seat, PILE, DISCARD_PILE)
            if table.round == ROUNDS and (table.buried_unseen[0] or table.buried_unseen[1]):
                table.push(DEAL_BURIED, NATURE)
                return True
            if table.round == ROUNDS:
                finish(table)
                return True
            frame[STAGE] = 0
            self.prepare(table)
        else:
            frame[STAGE] = 1
            self.start(table)
        return True

    def start(self, table: EndlessWinter) -> void:
        """EW-PREP-02, -13, EW-VAR-08."""
        table.round += 1
        table.phase = ACTION_PHASE
        table.turns_done = 0
        table.emit(ROUND_STARTED, NATURE, table.round)
        if table.alone():
            start_nomads(table)
        if table.turns() == 2:
            for i in range(table.sides - 1, -1, -1):
                if table.left_out_choice:
                    table.push(LEAVE_OUT, table.order[i])
                else:
                    table.tribe_home[i] = 1

    def prepare(self, table: EndlessWinter) -> void:
        """EW-PREP-02 to -11; the frames are pushed last thing first."""
        table.phase = PREPARATION_PHASE
        if table.rests:
            table.push(DEAL_REST, NATURE, 1)
        self.draw_hands(table)
        self.renew_culture(table)
        shown = table.animals_shown()
        if shown < table.sides + 1:
            table.push(DEAL_ANIMAL, NATURE, table.sides + 1 - shown, 0, TO_GROUND)
        for seat in range(table.sides):
            table.chief_at[seat] = 0
            table.tribe_home[seat] = 2
            for place in range(PLACE_COUNT):
                table.tribe_at[seat][place] = 0
        for column in range(COLUMN_COUNT):
            table.bottom_by[column] = 0
        table.rest_given = 0

    def draw_hands(self, table: EndlessWinter) -> void:
        """EW-PREP-11."""
        for i in range(table.sides - 1, -1, -1):
            if not table.is_nomads(table.order[i]):
                table.push(DEAL_CARD, NATURE, NEW_HAND, table.order[i] + 1)

    def renew_culture(self, table: EndlessWinter) -> void:
        """EW-PREP-07 to -10: after Era I all open cards leave, else the empty places are filled."""
        if table.round == LAST_OF_ERA_1:
            for card in range(CULTURE_CARDS):
                if table.culture[card] == OPEN:
                    table.culture[card] = GONE
                    table.lift(table.culture_place, OPEN_CULTURES, card)
            table.emit(ERA_CHANGED, NATURE)
        self.fill_culture(table, 1 if table.round >= LAST_OF_ERA_1 else 0)

    def fill_culture(self, table: EndlessWinter, era: i32) -> void:
        missing = OPEN_CULTURES - table.cultures_open()
        if missing:
            table.push(DEAL_CULTURE, NATURE, missing, 0, era)


class LeaveOut(Decision):
    """EW-VAR-08 with left_out_figure=choice: the figure that stays home this round."""

    def options(self, state: State) -> void:
        state.offer_range(LEAVE_FIGURE, 2)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option - LEAVE_FIGURE == CHIEF_FIGURE:
            table.chief_at[seat] = OUT
        else:
            table.tribe_home[seat] = 1
        table.emit(FIGURE_LEFT, seat, option - LEAVE_FIGURE)
