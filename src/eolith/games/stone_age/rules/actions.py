# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""2. Carrying out actions: whose place is next, rolls and tools (SA-ACT, SA-CHANCE, SA-TOOL)."""

from __future__ import annotations

from cython import bint, int as i32, longlong as i64, void

from eolith.kernel.chance import Source, roll_sum, ways
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision, State

from ..terms import *
from .cards import use_choice
from .table import StoneAge, Tables


def tool_value(table: StoneAge, seat: i32, i: i32) -> i32:
    """The value that tool tile 0-2 or one-use tool 3-5 can add to a roll now; 0 for none."""
    if i < TOOL_TILES:
        return 0 if table.turned[seat][i] else table.tools[seat][i]
    pack: Tables = table.content
    return pack.tool_value[i - TOOL_TILES] if table.one_use[seat][i - TOOL_TILES] else 0


def next_tool(table: StoneAge, seat: i32, start: i32) -> i32:
    """The first tool from `start` on that may be added; ALL_TOOLS for none.

    Of equal unused tiles only the first is offered, so no set can be named in two ways.
    """
    for i in range(start, ALL_TOOLS):
        value = tool_value(table, seat, i)
        if value == 0:
            continue
        if 0 < i < TOOL_TILES and tool_value(table, seat, 0) == value or i == 2 and tool_value(table, seat, 1) == value:
            continue
        return i
    return ALL_TOOLS


def harvest(table: StoneAge, seat: i32, place: i32, total: i32) -> void:
    """SA-ACT-15 to -22: the total divided by what the place asks, rounded down."""
    if place == HUNTING:
        table.gain_food(seat, total // DIVISORS[0])
    else:
        table.gain_goods(seat, place - FOREST, total // VALUES[place - FOREST])


class Act(Decision):
    """2. Carrying out actions (SA-ACT): location after location in the player's own order."""

    def settle(self, table: StoneAge) -> bint:
        """SA-ACT-05, -06: figures go home when their action is done; the turn ends when all are."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if frame[PLACE]:
            place = frame[PLACE] - 1
            table.home[seat] += table.placed[seat][place]
            table.standing[place] -= table.placed[seat][place]
            table.placed[seat][place] = 0
            frame[PLACE] = 0
        for place in range(PLACE_COUNT):
            if table.placed[seat][place]:
                return False
        table.pop()
        table.emit(TURN_ENDED, seat)
        return True

    def options(self, table: StoneAge) -> void:
        seat = table.agenda[table.depth][SEAT]
        for place in range(PLACE_COUNT):
            if table.placed[seat][place]:
                table.offer(ACT + place)
        if table.choice[seat]:
            table.offer(CHOOSE)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == CHOOSE:
            return use_choice(table, seat)
        place = option - ACT
        frame[PLACE] = place + 1
        table.emit(ACTED, seat, place)
        if place == WORKSHOP:
            table.gain_tool(seat)
        elif place == HUT:
            table.gain_figure(seat)
        elif place == FIELD:
            table.gain_agriculture(seat)
        elif place <= RIVER:
            table.push(ROLL_DICE, NATURE, place, seat, table.placed[seat][place])
        elif place < BUILDING1:
            slot = place - CARD1
            table.push(PAY_UNITS, seat, FOR_CARD, slot, slot + 1, ANY_KINDS)
        else:
            stack = place - BUILDING1
            pack: Tables = table.content
            row = pack.tiles[table.tops[stack]]
            if row[PRICE_UNITS]:
                table.push(PAY_UNITS, seat, FOR_BUILDING, stack, row[PRICE_UNITS], row[PRICE_KINDS])
            else:
                table.push(PAY_LISTED, seat, stack)


class Roll(Chance):
    """SA-CHANCE-03: all dice of a place or a roll card together, before any tool is named."""

    def options(self, state: State) -> void:
        dice = state.agenda[state.depth][DICE]
        state.offer_range(ROLL + dice, 5 * dice + 1)

    def weight(self, state: State, option: i32) -> i64:
        return ways(state.agenda[state.depth][DICE], option - ROLL)

    def sample(self, state: State, source: Source) -> i32:
        return ROLL + roll_sum(state.agenda[state.depth][DICE], source)

    def apply(self, table: StoneAge, option: i32) -> void:
        """SA-TOOL-10, -13: tools may be added once the dice lie."""
        frame = table.agenda[table.depth]
        seat = frame[OWNER]
        place = frame[PLACE]
        by_card = frame[BY_CARD]
        total = option - ROLL
        table.emit(ROLLED, seat, place, frame[DICE], total)
        table.pop()
        if next_tool(table, seat, 0) < ALL_TOOLS and not (by_card and table.tools_on_roll_cards):
            table.push(USE_TOOLS, seat, place, total)
        else:
            harvest(table, seat, place, total)


class UseTools(Decision):
    """SA-TOOL-10 to -15: any number of unused tools, each with its full value."""

    def options(self, table: StoneAge) -> void:
        frame = table.agenda[table.depth]
        tool = next_tool(table, frame[SEAT], frame[LAST])
        while tool < ALL_TOOLS:
            table.offer(TOOL + tool)
            tool = next_tool(table, frame[SEAT], tool + 1)
        table.offer(DONE)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option != DONE:
            tool = option - TOOL
            frame[TOTAL] += tool_value(table, seat, tool)
            frame[LAST] = tool + 1
            table.emit(TOOL_USED, seat, tool, frame[TOTAL])
            if tool < TOOL_TILES:
                table.turned[seat][tool] = 1
            else:
                # SA-CARD-26: a used one-use tool turns face down for good
                table.one_use[seat][tool - TOOL_TILES] = 0
                pack: Tables = table.content
                table.pile[seat][pack.one_use[tool - TOOL_TILES]] += 1
            if next_tool(table, seat, tool + 1) < ALL_TOOLS:
                return
        place = frame[PLACE]
        total = frame[TOTAL]
        table.pop()
        harvest(table, seat, place, total)


class RaiseTool(Decision):
    """SA-TOOL-07: the owner picks which of the lowest tiles grows, a turned or an unused one."""

    def options(self, table: StoneAge) -> void:
        seat = table.agenda[table.depth][SEAT]
        unused = table.lowest_tile(seat, 0)
        turned = table.lowest_tile(seat, 1)
        table.offer(RAISE + min(unused, turned))
        table.offer(RAISE + max(unused, turned))

    def apply(self, table: StoneAge, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.raise_tool(seat, option - RAISE)
