# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Set-up of the game alone, and what chance turns up in it (DGS-SETUP)."""

from __future__ import annotations

from cython import bint, int as i32, longlong as i64, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Lot, State

from ...terms import *
from ..discovery import LayTile
from ..setup import DealCraft, Reveal, SetArrow, SetUp, TurnCentre
from .rivals import place_rivals
from .table import Alone, AloneTables


class AloneSetUp(SetUp):
    """DGS-SETUP-01, -02: as for four players, with other goals; then the first back places the rivals."""

    def settle(self, table: Alone) -> bint:
        pack: AloneTables = table.content
        frame = table.agenda[table.depth]
        if frame[STAGE] == 3:
            frame[STAGE] = 4
            table.push(DRAW_GOAL_FRAME, NATURE, pack.goals_drawn)
            return True
        last: bint = frame[STAGE] > 6
        SetUp.settle(self, table)
        if last:
            table.push(SHOW_BACK_FRAME, NATURE)
        return True


class DrawGoal(Lot):
    """DGS-SETUP-08, -09: of two that exclude each other, the first that is drawn keeps the other out.

    That is as likely as to draw all and to replace one of them, which the rulebook says.
    """

    def options(self, table: Alone) -> void:
        pack: AloneTables = table.content
        for goal in range(GOALS):
            other = pack.goal_excludes[goal]
            if not table.solo_goal[goal] and (other == EMPTY or not table.solo_goal[other]):
                table.offer(DRAW_GOAL + goal)

    def apply(self, table: Alone, option: i32) -> void:
        table.solo_goal[option - DRAW_GOAL] = 1
        table.emit(GOAL_DRAWN, NATURE, option - DRAW_GOAL)
        table.count_down(COUNT)


def same_back(table: Alone, card: i32, other: i32) -> bint:
    pack: AloneTables = table.content
    for rival in range(RIVAL_COUNT):
        if pack.start[card][rival] != pack.start[other][rival]:
            return False
    return True


class ShowBack(Chance):
    """DGS-SETUP-12, DGS-HIDDEN-02: the back of the top card; of cards that look alike from behind, the first stands for
    all."""

    def options(self, table: Alone) -> void:
        for card in range(CARDS):
            first: i32 = 0
            while not same_back(table, card, first):
                first += 1
            if first == card:
                table.offer(SHOW_BACK + card)

    def weight(self, table: Alone, option: i32) -> i64:
        """How many cards have such a back."""
        total: i64 = 0
        for card in range(CARDS):
            total += same_back(table, card, option - SHOW_BACK)
        return total

    def apply(self, table: Alone, option: i32) -> void:
        card = option - SHOW_BACK
        table.pop()
        table.back = card + 1
        table.emit(BACK_SHOWN, NATURE, card)
        place_rivals(table, card)


# --- what chance decides in both games ------------------------------------------------------------------


def shift(table: State) -> void:
    """What chance offers is numbered behind what seats choose."""
    for i in range(table.n_options):
        table.offered[i] += SHIFT


class AloneTurnCentre(TurnCentre):
    """As in the game of several; the seat may choose."""

    def options(self, state: State) -> void:
        TurnCentre.options(self, state)
        if state.agenda[state.depth][SEAT] == NATURE:
            shift(state)

    def apply(self, table: Alone, option: i32) -> void:
        """By its number there."""
        TurnCentre.apply(self, table, option - SHIFT if option >= ALONE_SPACE else option)


class AloneSetArrow(SetArrow):
    """As in the game of several; the seat may choose."""

    def options(self, state: State) -> void:
        SetArrow.options(self, state)
        if state.agenda[state.depth][SEAT] == NATURE:
            shift(state)

    def apply(self, table: Alone, option: i32) -> void:
        """By its number there."""
        SetArrow.apply(self, table, option - SHIFT if option >= ALONE_SPACE else option)


class AloneLayTile(LayTile):
    """As in the game of several."""

    def options(self, table: Alone) -> void:
        """By their numbers here."""
        LayTile.options(self, table)
        shift(table)

    def apply(self, table: Alone, option: i32) -> void:
        """By its number there."""
        LayTile.apply(self, table, option - SHIFT)


class AloneReveal(Reveal):
    """As in the game of several."""

    def options(self, table: Alone) -> void:
        """By their numbers here."""
        Reveal.options(self, table)
        shift(table)

    def apply(self, table: Alone, option: i32) -> void:
        """By its number there."""
        Reveal.apply(self, table, option - SHIFT)


class AloneDealCraft(DealCraft):
    """DGS-ROUND-02: when the stack is used up, what was discarded becomes the new one."""

    def settle(self, table: Alone) -> bint:
        for craft in range(CRAFTS):
            if table.crafts_left[craft]:
                return False
        for craft in range(CRAFTS):
            table.crafts_left[craft] = table.craft_discards[craft]
            table.craft_discards[craft] = 0
        table.emit(RESHUFFLED, NATURE)
        return False

    def options(self, table: Alone) -> void:
        """By their numbers here."""
        DealCraft.options(self, table)
        shift(table)

    def apply(self, table: Alone, option: i32) -> void:
        """By its number there."""
        DealCraft.apply(self, table, option - SHIFT)
