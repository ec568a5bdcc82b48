# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Phase 1, planning: who may do what, who goes there, and what that costs (DG-PLAN, DG-COST; DG-DWELL to DG-SHAMAN)."""

from __future__ import annotations

import cython
from cython import bint, ccall, int as i32, short as i16, ulonglong as u64, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .expedition import offer_expeditions, visit
from .table import ONE, Doggerland


def at_home(table: Doggerland, seat: i32) -> i32:
    """Members that can be placed, as a mask (DG-PLAN-05)."""
    own = table.home[seat]
    mask: i32 = 0
    if own[CHIEF]:
        mask |= CHIEF_BIT
    if own[SHAMAN]:
        mask |= SHAMAN_BIT
    if own[HUNTER]:
        mask |= HUNTER_BIT
    return mask


def can_plan_dwelling(table: Doggerland, seat: i32) -> bint:
    """DG-DWELL-11."""
    own = table.dwellings[seat]
    return own[SIMPLE] + own[STATUS] + table.builders_of(seat) < DWELLING_CELLS


def crafters(table: Doggerland, seat: i32) -> i32:
    """DG-CRAFT-02, -03: who may plan a craft, as a mask of members."""
    return at_home(table, seat) & next_beside(table, seat, MAKE_CRAFT)


def painters(table: Doggerland, seat: i32) -> i32:
    """DG-PAINT-03, -04: who may plan a painting."""
    return at_home(table, seat) & next_beside(table, seat, PAINT_CELL)


@ccall
def next_beside(table: Doggerland, seat: i32, action: i32) -> i32:
    """DG-CRAFT-02, DG-PAINT-03: who may plan the next craft or painting, as a mask; one of two is the chief."""
    workers: cython.pointer(i16) = table.crafter
    places: i32 = CRAFT_SPACES
    if action == PAINT_CELL:
        workers = table.painter
        places = PAINTING_CELLS
    planned: i32 = 0
    chiefs: i32 = 0
    for place in range(places):
        if OWNER_OF[workers[place]] == seat:
            planned += 1
            chiefs += MEMBER_OF[workers[place]] == CHIEF
    if planned == 0:
        return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT
    if planned == 1:
        return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT if chiefs else CHIEF_BIT
    return 0


@ccall
def why_not_birth(table: Doggerland, seat: i32) -> i32:
    """DG-BIRTH-01, -02, -06."""
    if table.parents_of(seat):
        return ONE_BIRTH
    return TWO_FOR_BIRTH if table.members_home(seat) < 2 else why_no_newborn(table, seat)


def why_no_newborn(table: Doggerland, seat: i32) -> i32:
    """DG-BIRTH-06."""
    left = table.hunters_left(seat)
    if left > newborns_due(table, seat):
        return 0
    return HUNTERS_PROMISED if left else NO_HUNTER


def newborns_due(table: Doggerland, seat: i32) -> i32:
    """What the plans of this round will bring (DG-BIRTH-06)."""
    due: i32 = 1 if table.parents_of(seat) else 0
    if table.hut[TWINS] == seat + 1:
        due += 2
    return due


@ccall
def why_not_shaman(table: Doggerland, seat: i32, cell: i32, paintings: i32) -> i32:
    """DG-SHAMAN-01, -03, -04, and what single actions ask for; `paintings` are those that are free."""
    if not table.home[seat][SHAMAN]:
        return SHAMAN_IS_OUT
    if table.done[seat][cell]:
        return ACTION_IS_DONE
    if table.hut[cell]:
        return HUT_CELL_TAKEN
    if cell == TWINS:
        # DG-SHAMAN-23
        return TWO_FOR_TWINS if table.members_home(seat) < 2 else why_no_newborn(table, seat)
    if cell == SUPERB:
        return 0 if paintings else NO_FREE_PAINTING
    if cell == LONG_JOURNEY and table.journey_when_planned and not table.sites(seat, cell):
        return NO_SITE_TO_PLAN
    return 0


def place_member(table: Doggerland, seat: i32, action: i32, target: i32, member: i32) -> void:
    """One member goes to a place, and the cost of planning falls due."""
    table.home[seat][member] -= 1
    if action == BUILD_DWELLING:
        table.builders[seat][member] += 1
    elif action == MAKE_CRAFT:
        table.crafter[target] = FIRST_WORKER[seat] + member
    elif action == PAINT_CELL:
        table.painter[target] = FIRST_WORKER[seat] + member
    elif action == IMPROVE:
        table.learner[seat][target] = member + 1
    else:
        table.helper[seat] = member + 1
    table.emit(PLANNED, seat, action, table.display[target] if action == MAKE_CRAFT else target, member)
    table.charge(seat, action)


class Plan(Decision):
    """1. Planning: one action in a turn, or pass for the round."""

    def settle(self, table: Doggerland) -> bint:
        """DG-PLAN-01 to -03, -12: whoever has nobody left passes; the phase ends when all have."""
        frame = table.agenda[table.depth]
        if frame[ACTED]:
            table.emit(TURN_ENDED, frame[ACTED] - 1)
            frame[ACTED] = 0
        for i in range(table.sides):
            seat = (frame[SEAT] + i) % table.sides
            if table.passed[seat]:
                continue
            if at_home(table, seat):
                frame[SEAT] = seat
                return False
            table.passed[seat] = 1
            table.emit(PASSED, seat, 1)
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.offer(PASS)
        if can_plan_dwelling(table, seat):
            table.offer(DWELLING)
        if crafters(table, seat):
            self.offer_crafts(table)
        if not why_not_birth(table, seat):
            table.offer(BIRTH)
        offer_expeditions(table, seat)
        paintings = table.free_paintings()
        if paintings and painters(table, seat):
            table.offer_bits(PAINT, paintings)
        for ability in range(ABILITY_COUNT):
            # DG-ABIL-02, -16
            if not table.learner[seat][ability] and (ability == TOOLMAKING or table.level[seat][ability] < TOP_LEVEL):
                table.offer(ABILITY + ability)
        for cell in range(HUT_CELLS):
            if not why_not_shaman(table, seat, cell, paintings):
                table.offer(SHAMAN_TO + cell)

    def offer_crafts(self, table: Doggerland) -> void:
        """DG-CRAFT-01; in ascending order of the crafts."""
        shown: u64 = 0
        for space in range(CRAFT_SPACES):
            if table.display[space] != EMPTY and not table.crafter[space]:
                shown |= ONE << table.display[space]
        return table.offer_bits(CRAFT, shown)

    def apply(self, table: Doggerland, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        frame[ACTED] = seat + 1
        frame[SEAT] = (seat + 1) % table.sides
        if option == PASS:
            table.passed[seat] = 1
            table.emit(PASSED, seat, 0)
        elif option == DWELLING:
            table.push(MEMBER_FRAME, seat, BUILD_DWELLING)
        elif option < BIRTH:
            table.push(MEMBER_FRAME, seat, MAKE_CRAFT, table.space_of(option - CRAFT))
        elif option == BIRTH:
            table.push(PARENTS_FRAME, seat)
        elif option < PAINT:
            cell = option - SEND
            visit(table, seat, cell)
            table.push(GROUP_FRAME, seat, cell)
        elif option < ABILITY:
            table.push(MEMBER_FRAME, seat, PAINT_CELL, option - PAINT)
        elif option < SHAMAN_TO:
            table.push(MEMBER_FRAME, seat, IMPROVE, option - ABILITY)
        else:
            self.send_shaman(table, seat, option - SHAMAN_TO)

    def send_shaman(self, table: Doggerland, seat: i32, cell: i32) -> void:
        """DG-SHAMAN-05, -12, -23."""
        table.home[seat][SHAMAN] -= 1
        table.hut[cell] = seat + 1
        table.emit(PLANNED, seat, USE_SHAMAN, cell, SHAMAN)
        table.charge(seat, USE_SHAMAN)
        if cell == TWINS:
            table.push(MEMBER_FRAME, seat, USE_SHAMAN, cell)
        elif cell == SUPERB:
            table.push(CAVE_TOKEN_FRAME, seat)
        elif cell == LONG_JOURNEY and table.journey_when_planned:
            table.push(SITE_FRAME, seat, cell)


class Member(Decision):
    """DG-PLAN-09, -10: which member is placed, where more than one kind could be."""

    def mask(self, table: Doggerland) -> i32:
        frame = table.agenda[table.depth]
        if frame[ACTION] == MAKE_CRAFT:
            return crafters(table, frame[SEAT])
        if frame[ACTION] == PAINT_CELL:
            return painters(table, frame[SEAT])
        if frame[ACTION] == USE_SHAMAN:
            return at_home(table, frame[SEAT]) & (CHIEF_BIT | HUNTER_BIT)
        return at_home(table, frame[SEAT])

    def settle(self, table: Doggerland) -> bint:
        mask = self.mask(table)
        if mask & (mask - 1):
            return False
        self.place(table, mask >> 1)  # CHIEF, SHAMAN or HUNTER for the bits 1, 2 and 4
        return True

    def options(self, table: Doggerland) -> void:
        mask = self.mask(table)
        for member in range(MEMBER_COUNT):
            if mask >> member & 1:
                table.offer(MEMBER + member)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.place(table, option - MEMBER)

    def place(self, table: Doggerland, member: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        action = frame[ACTION]
        target = frame[TARGET]
        table.pop()
        place_member(table, seat, action, target, member)


class Parents(Decision):
    """DG-BIRTH-01, -03: any two members."""

    def settle(self, table: Doggerland) -> bint:
        pair = self.next_pair(table, 0)
        if self.next_pair(table, pair + 1) < 4:
            return False
        self.place(table, pair)
        return True

    def next_pair(self, table: Doggerland, start: i32) -> i32:
        """The first pair from `start` on that is at home; 4 for none."""
        own = table.home[table.agenda[table.depth][SEAT]]
        for pair in range(start, 4):
            one = PAIRS[pair][0]
            other = PAIRS[pair][1]
            if own[one] and own[other] and (one != other or own[one] > 1):
                return pair
        return 4

    def options(self, table: Doggerland) -> void:
        pair = self.next_pair(table, 0)
        while pair < 4:
            table.offer(PARENTS + pair)
            pair = self.next_pair(table, pair + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.place(table, option - PARENTS)

    def place(self, table: Doggerland, pair: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        for i in range(2):
            table.home[seat][PAIRS[pair][i]] -= 1
            table.parents[seat][PAIRS[pair][i]] += 1
        table.emit(PLANNED, seat, GIVE_BIRTH, pair)
        table.charge(seat, GIVE_BIRTH)


class Cost(Decision):
    """DG-COST-06 to -08: each tool or hide of a planning cost is paid, or a deprivation token taken instead."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        if not frame[TOOLS_DUE] and not frame[HIDES_DUE]:
            table.pop()
            return True
        if table.stock[frame[SEAT]][self.good(table)] == 0:
            self.cover(table, DEPRIVE)
            return True
        if table.token_only_if_missing:
            self.cover(table, PAY)
            return True
        return False

    def good(self, table: Doggerland) -> i32:
        return TOOL if table.agenda[table.depth][TOOLS_DUE] else HIDE

    def options(self, table: Doggerland) -> void:
        table.offer(PAY + self.good(table))
        table.offer(DEPRIVE)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.cover(table, option)

    def cover(self, table: Doggerland, how: i32) -> void:
        frame = table.agenda[table.depth]
        good = self.good(table)
        frame[TOOLS_DUE if good == TOOL else HIDES_DUE] -= 1
        if how == DEPRIVE:
            table.deprive(frame[SEAT], 1, SUBSTITUTE)
        else:
            table.pay(frame[SEAT], good, 1)
