# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The round of the game alone, its card and goals, and how it is lost (DGS-FLOW, DGS-ROUND, DGS-WIN)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot

from ...terms import *
from ..discovery import discover, open_beside
from ..migration import migrate
from ..round import Round, enter, finish
from ..round_end import Camp, Feed, add_animals, end_journeys
from .events import reach
from .rivals import act, move_rival, place_shamans
from .setup import same_back
from .table import Alone, AloneTables


class TurnUp(Lot):
    """DGS-SETUP-11, DGS-FLOW-02: the next card of the stack, any that nobody has seen; at first with the back that lay
    on top."""

    def options(self, table: Alone) -> void:
        for card in range(CARDS):
            if not table.used[card] and (not table.back or same_back(table, card, table.back - 1)):
                table.offer(TURN_UP + card)

    def apply(self, table: Alone, option: i32) -> void:
        table.pop()
        table.back = 0
        table.card = option - TURN_UP + 1
        table.used[option - TURN_UP] = 1
        table.emit(CARD_TURNED, NATURE, option - TURN_UP)


class AloneRound(Round):
    """DGS-FLOW-01 to -04: the phases, with what the card of the round does in each."""

    def settle(self, table: Alone) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = (stage + 1) % ALONE_STAGES
        if stage == 0:
            enter(table, PLANNING)
            table.emit(ROUND_STARTED, 0, table.round)
            table.push(TURN_UP_FRAME, NATURE)
        elif stage == 1:
            table.push(EVENT_FRAME, 0)
        elif stage == 2:
            reach(table, DRAW_HOOK)
        elif stage == 3:
            act(table)
        elif stage == 4:
            place_shamans(table)
            reach(table, PLANNING_HOOK)
        elif stage == PLANNED_FROM:
            table.survey()
            table.push(PLAN_FRAME, 0)
        elif stage == 6:
            enter(table, DISCOVERY)
            table.passed[0] = 0
            table.emit(DISCOVERY_STARTED, NATURE)
            self.discover_all(table)
            table.push(LAY_TILE_FRAME, NATURE, FROM_PILE)
        elif stage == 7:
            reach(table, DISCOVERY_HOOK)
        elif stage == 8:
            enter(table, EXECUTION)
            # DG-EXEC-11
            table.finished[0] = table.all_home(0)
            table.push(EXECUTE_FRAME, 0)
            reach(table, EXECUTION_HOOK)
        elif stage == 9:
            table.finished[0] = 0
            enter(table, MIGRATION)
            reach(table, RIVALS_HOOK)
        elif stage < 13:
            # DGS-OPMOVE-01: red, pink, blue
            move_rival(table, stage - 10)
            if stage == 12:
                reach(table, MIGRATION_HOOK)
        elif stage == 13:
            migrate(table)
            enter(table, ROUND_END)
            reach(table, FEEDING_HOOK)
        elif stage == 14:
            self.feed(table)
        elif stage == 15:
            reach(table, END_HOOK)
        elif stage == 16:
            self.end_of_round(table)
        elif stage == 17:
            self.refill_crafts(table)
        elif stage == 18:
            table.push(CAMP_FRAME, 0)
            if table.journey_off_early:
                end_journeys(table)
            reach(table, CAMP_HOOK)
        else:
            end_journeys(table)
            self.forget_event(table)
        return True

    def discover_all(self, table: Alone) -> void:
        """DGS-DISCOVER-01: rivals count as members."""
        discover(table)
        for rival in range(RIVAL_COUNT):
            if table.rival[rival]:
                open_beside(table, table.rival[rival] - 1)

    def feed(self, table: Alone) -> void:
        """More than a feeding asks for is eaten beforehand: meat that spoils, then the oldest plants."""
        need = table.eaters(0)
        for store in range(MEAT3, PLANT1 - 1, -1):
            if need > MOST_EATEN and store != MEAT2:
                worth: i32 = 2 if store == MEAT3 else 1
                number = min((need - MOST_EATEN + worth - 1) // worth, table.stock[0][store])
                if number:
                    table.stock[0][store] -= number
                    table.emit(EATEN, 0, store, number)
                    need -= worth * number
        table.home[0][HUNTER] += table.absent
        table.absent = 0
        table.push(FEED_FRAME, 0, need)

    def end_of_round(self, table: Alone) -> void:
        """DGS-ROUND-01, -04, -05, DGS-WIN-04: goals, then the next season."""
        self.check_goals(table)
        if table.round == ROUNDS:
            finish(table, BY_ROUNDS)
            return
        table.round += 1
        add_animals(table)
        if table.covered:
            table.push(REVEAL_FRAME, NATURE, 1)

    def check_goals(self, table: Alone) -> void:
        """DGS-ROUND-04, DGS-EVENT-06: a cube for each goal that is met now, and only for those."""
        pack: AloneTables = table.content
        for goal in range(GOALS):
            met: bint = table.solo_goal[goal] and table.metric(0, pack.goal_metric[goal]) >= pack.goal_least[goal]
            if met != table.goal_cube[goal]:
                table.goal_cube[goal] = 1 if met else 0
                table.emit(GOAL_MET if met else GOAL_LOST, 0, goal)

    def refill_crafts(self, table: Alone) -> void:
        """DGS-ROUND-02."""
        due: i32 = 0
        left: i32 = 0
        for space in range(CRAFT_SPACES):
            due += table.display[space] == EMPTY
        for craft in range(CRAFTS):
            left += table.crafts_left[craft] + table.craft_discards[craft]
        if min(due, left) > 0:
            table.push(DEAL_CRAFT_FRAME, NATURE, min(due, left))

    def forget_event(self, table: Alone) -> void:
        """The event of the round holds no longer."""
        table.hook = 0
        table.declined = 0
        for rival in range(RIVAL_COUNT):
            table.held[rival] = 0
        for kind in range(DWELLING_COUNT):
            table.closed[kind] = 0


class AloneFeed(Feed):
    """DGS-EVENT-08: places for newborns, where an event closes dwellings or a white figure has joined."""

    def end(self, table: Alone) -> void:
        """The white hunter is the first to leave; no newborn finds a place in a closed dwelling."""
        pack: AloneTables = table.content
        free = table.room(0) - table.adults(0)
        if table.white[0] == JOINED and free < 0 and table.adult_overflow == LOSE_HUNTERS:
            table.white[0] = AWAY
            table.hunters[0] -= 1
            table.home[0][HUNTER] -= 1
            table.emit(WHITE_LEFT, 0, 0)
        for kind in range(DWELLING_COUNT):
            free -= table.closed[kind] * pack.capacity[kind]
        lost = table.newborns[0] - max(free, 0)
        if lost > 0:
            table.newborns[0] -= lost
            table.emit(HOUSED, 0, 0, lost)
        Feed.end(self, table)


class AloneCamp(Camp):
    """An event can forbid the camp to move."""

    def settle(self, table: Alone) -> bint:
        """A camp that must stay does."""
        if table.forbids(NO_CAMP_MOVE):
            table.pop()
            return True
        return Camp.settle(self, table)


class Lost(Decision):
    """DGS-WIN-03, DGS-EVENT-05: the game ends at once."""

    def settle(self, table: Alone) -> bint:
        """Whatever else was on the agenda."""
        finish(table, table.agenda[table.depth][STAGE])
        return True
