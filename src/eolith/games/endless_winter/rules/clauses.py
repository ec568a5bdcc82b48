# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What a clause gives, item by item (EW-CARDS, EW-ICON, EW-GOLD); `EndlessWinter.begin` starts it."""

from __future__ import annotations

import cython
from cython import bint, int as i32, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .megaliths import move_idol, offer_sites, place_megalith
from .table import EndlessWinter, Tables


def begin_item(table: EndlessWinter, seat: i32, word: i32, number: i32, qualifier: i32, flags: i32, taken: i32) -> void:
    """Push the frame in which an item is gained, or gain what needs no choice."""
    if word == ITEM_FOOD:
        table.gain_food(seat, number)
    elif word == ITEM_FILL_FOOD:
        table.gain_food(seat, table.capacity(seat) - table.food[seat])
    elif word == ITEM_VP:
        table.gain_points(seat, number)
    elif word == ITEM_LABOR:
        if table.phase == ACTION_PHASE:
            table.gain_labor(seat, number)
    elif word == ITEM_TOOL:
        table.push(GAIN, seat, number, RANK_TOOL)
    elif word == ITEM_IDOL:
        table.push(GAIN, seat, number, RANK_IDOL)
    elif word == ITEM_DRAW:
        table.push(GAIN, seat, number, RANK_DRAW)
    elif word == ITEM_MEGALITH:
        table.push(GAIN, seat, number, RANK_MEGALITH)
    elif word == ITEM_CAMP:
        table.push(GAIN_CAMP, seat, number, 0, flags)
    elif word == ITEM_MOVE:
        table.push(GAIN_MOVE, seat, number, 0, flags)
    elif word == ITEM_VILLAGE:
        table.push(GAIN_VILLAGE, seat, 1, 0, flags)
    elif word == ITEM_BURY:
        table.push(GAIN_BURIAL, seat, number, 0, flags)
    elif word == ITEM_TRIBE_HAND or word == ITEM_TRIBE_DISCARD:
        table.push(GAIN_TRIBE, seat, 1, qualifier, flags, taken, TO_DISCARDS if word == ITEM_TRIBE_DISCARD else TO_HAND)
    elif word == ITEM_BURY_SUPPLY:
        table.push(GAIN_TRIBE, seat, 1, 0, flags, 0, TO_BURIED)
    elif word == ITEM_CULTURE_HAND:
        table.push(GAIN_CULTURE, seat, 1, 0, flags)
    elif word == ITEM_ANIMAL_GROUND:
        table.push(GAIN_ANIMAL, seat, 1, qualifier, flags, taken)
    elif word == ITEM_ANIMAL_DECK:
        table.push(GAIN_TOP_ANIMAL, seat, 1)
    elif word == ITEM_REVEAL:
        table.push(GAIN_REVEAL, seat, number, 0, flags)
    elif word == ITEM_USE_ANIMAL:
        table.push(GAIN_USE, seat, 1)
    elif word == ITEM_STONE:
        table.push(GAIN_STONE, seat, 1, 0, flags)


class Choose(Decision):
    """One of the alternatives of a clause."""

    def options(self, table: EndlessWinter) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        clause = frame[CLAUSE]
        for k in range(pack.first[clause + 1] - pack.first[clause]):
            if table.open_alternative(frame[SEAT], pack.first[clause] + k, pack.part[clause]):
                table.offer(CHOICE + k)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        clause = frame[CLAUSE]
        table.pop()
        table.pay(seat, pack.first[clause] + option - CHOICE, pack.part[clause])


class Bonus(Decision):
    """Clauses that may be used now: one that costs something, or the tokens of a village, in any order."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        left: i32 = 0
        last: i32 = 0
        for i in range(CLAUSE, CLAUSE + 3):
            if frame[i] and table.usable(seat, frame[i] - 1):
                left += 1
                last = frame[i] - 1
        if left == 0:
            table.pop()
            return True
        if left == 1 and table.is_free(last):
            self.use(table, last)
            return True
        return False

    def options(self, table: EndlessWinter) -> void:
        """Tokens are different, so clauses are; they are offered in ascending order."""
        frame = table.agenda[table.depth]
        before: i32 = EMPTY
        for _ in range(3):
            lowest: i32 = CLAUSES
            for i in range(CLAUSE, CLAUSE + 3):
                clause = frame[i] - 1
                if before < clause < lowest and table.usable(frame[SEAT], clause):
                    lowest = clause
            if lowest < CLAUSES:
                table.offer(USE + lowest)
            before = lowest
        table.offer(DECLINE)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        if option == DECLINE:
            return table.decline()
        self.use(table, option - USE)

    def use(self, table: EndlessWinter, clause: i32) -> void:
        """Begin a clause; what is left waits below it, for it may make room (EW-GLAC-06)."""
        frame = table.agenda[table.depth]
        for i in range(CLAUSE, CLAUSE + 3):
            if frame[i] == clause + 1:
                frame[i] = 0
        table.begin(frame[SEAT], clause)


def makes_room(word: i32) -> bint:
    """Can an item, or what it brings with it, put a camp on the map and so lengthen the food track?"""
    return word == ITEM_CAMP or word == ITEM_MEGALITH or word == ITEM_USE_ANIMAL or word == ITEM_STONE


class Gains(Decision):
    """EW-ECL-14, EW-CARDS-01: the items of a list in any order; each may be given up when it comes.

    Food, points and labor need no choice and come first, food only if all of it has room or nothing
    of the same list can make more.
    """

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        left: i32 = 0
        last: i32 = 0
        for i in range(LIST_ITEMS):
            if not frame[MASK] >> i & 1:
                continue
            if self.comes_at_once(table, frame, i):
                self.begin(table, frame, i)
                return True
            if self.is_open(table, frame, i):
                left += 1
                last = i
        if left == 0:
            table.pop()
            return True
        if left == 1:
            self.begin(table, frame, last)
            return True
        return False

    def comes_at_once(self, table: EndlessWinter, frame: cython.pointer(i16), i: i32) -> bint:
        pack: Tables = table.content
        row = pack.word[frame[LIST]]
        if row[i] == ITEM_VP or row[i] == ITEM_LABOR:
            return True
        if row[i] != ITEM_FOOD and row[i] != ITEM_FILL_FOOD:
            return False
        seat = frame[SEAT]
        if row[i] == ITEM_FOOD and table.food[seat] + pack.number[frame[LIST]][i] <= table.capacity(seat):
            return True
        for other in range(LIST_ITEMS):
            if frame[MASK] >> other & 1 and makes_room(row[other]) and self.is_open(table, frame, other):
                return False
        return True

    def is_open(self, table: EndlessWinter, frame: cython.pointer(i16), i: i32) -> bint:
        """May item i come next?  Of items with the same word the first one does (EW-ICON-30, -31)."""
        pack: Tables = table.content
        row = pack.word[frame[LIST]]
        for earlier in range(i):
            if frame[MASK] >> earlier & 1 and row[earlier] == row[i]:
                return False
        return table.possible(frame[SEAT], row[i], frame[FLAGS], frame[TAKEN], pack.qualifier[frame[LIST]][i], 0)

    def begin(self, table: EndlessWinter, frame: cython.pointer(i16), i: i32) -> void:
        """The list stays below its items, so that they can note what was taken."""
        pack: Tables = table.content
        alternative = frame[LIST]
        seat = frame[SEAT]
        flags = frame[FLAGS]
        taken = frame[TAKEN]
        frame[MASK] &= ~(1 << i)
        begin_item(
            table,
            seat,
            pack.word[alternative][i],
            pack.number[alternative][i],
            pack.qualifier[alternative][i],
            flags,
            taken,
        )

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        for i in range(LIST_ITEMS):
            if frame[MASK] >> i & 1 and self.is_open(table, frame, i):
                table.offer(ORDER + i)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        self.begin(table, table.agenda[table.depth], option - ORDER)


class Gain(Decision):
    """EW-GOLD-05 to -11: units of a ranked resource, each taken as it is or as a lower one.

    A megalith may be bound to the arrows of a starting cell (EW-MEGA-24, -28).
    """

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[RANK] != RANK_TOOL or table.possible(frame[SEAT], ITEM_TOOL, 0, 0, 0, 0):
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        rank = frame[RANK]
        table.offer(DECLINE)
        if rank >= RANK_DRAW and table.can_draw(seat):
            table.offer(DRAW)
        if rank >= RANK_IDOL:
            table.offer(IDOL + OFFERING)
            if table.idol[seat][HONOR] < TOP_LEVEL:
                table.offer(IDOL + HONOR)
        if table.tools[seat] < MOST_TOOLS:
            table.offer(TOOL)
        if table.food[seat] < table.capacity(seat):
            table.offer(FOOD)
        if rank == RANK_MEGALITH and table.megaliths[seat]:
            offer_sites(table, seat, frame[ARROW] - 1)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        if option >= STACK:
            place_megalith(table, seat, GROUND_CELLS + option - STACK)
        elif option >= SITE:
            place_megalith(table, seat, option - SITE)
        elif option == DRAW:
            table.push(DEAL_CARD, NATURE, 1, seat + 1)
        elif option == TOOL:
            table.gain_tools(seat, 1)
        elif option == FOOD:
            table.gain_food(seat, 1)
        else:
            move_idol(table, seat, option - IDOL)
