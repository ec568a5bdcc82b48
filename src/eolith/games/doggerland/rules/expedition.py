# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Expeditions: where they may go, who goes, and what they bring home (DG-EXPED, DG-GATHER, DG-HUNT)."""

from __future__ import annotations

from cython import bint, ccall, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .table import Doggerland, Tables


@ccall
def why_not_hunt(table: Doggerland, species: i32, people: i32, skill: i32) -> i32:
    """DG-HUNT-01 to -03."""
    if people < table.people_due(species):
        return TOO_FEW_PEOPLE
    return TOO_LITTLE_SKILL if skill < table.skill_due(species) else 0


def offer_expeditions(table: Doggerland, seat: i32) -> void:
    """Where a seat with somebody at home can send an expedition to.

    DG-HUNT-01 to -05, -13: all who may hunt, with all tools, would do.
    """
    people = table.huntsmen(seat)
    skill = people + table.home[seat][CHIEF] + table.stock[seat][TOOL]
    for i in range(4):
        cells: i32 = table.reach[seat][i]
        cell: i32 = i * TWO_ROWS
        while cells:
            if cells & 1:
                species = table.animal[cell] - 1
                if species < 0 or not why_not_hunt(table, species, people, skill):
                    table.offer(SEND + cell)
            cells >>= 1
            cell += 1


def visit(table: Doggerland, seat: i32, cell: i32) -> void:
    """DG-EXPED-09, -10: an expedition is sent to a cell, and no other can be."""
    table.group[cell][ERRAND] = errand_at(table, cell)
    table.group_of[cell] = seat + 1
    for other in range(table.sides):
        table.reach[other][cell // TWO_ROWS] &= ~(1 << cell % TWO_ROWS)


def errand_at(table: Doggerland, cell: i32) -> i32:
    """What an expedition to a cell is for."""
    if table.animal[cell]:
        return HUNT
    pack: Tables = table.content
    if pack.amount[table.tile[cell]] and table.harvested[cell] < pack.harvests:
        return GATHER
    return SCOUT


def bring_home(table: Doggerland, seat: i32, cell: i32) -> void:
    """DG-EXPED-15, DG-HUNT-14: a hunt that is not what was planned brings nothing."""
    errand = table.group[cell][ERRAND]
    fails: bint = errand == SCOUT
    if errand == HUNT:
        species = table.animal[cell] - 1
        fails = species < 0 or why_not_hunt(table, species, table.people_of(cell), table.skill_of(cell)) != 0
    if fails:
        table.emit(RETURNED, seat, cell, errand)
        come_home(table, cell)
    else:
        room = table.carried(cell)
        if table.produced(cell, 0, GOOD_COUNT) > room or table.loads_free and room:
            table.push(LOAD_FRAME, seat, cell, 0, room)
        else:
            for good in range(GOOD_COUNT):
                table.gain(seat, good, table.produced(cell, good, good + 1))
            arrive(table, seat, cell)


def come_home(table: Doggerland, cell: i32) -> void:
    """DG-EXEC-08, DG-EXPED-17: members return, the tools are spent."""
    seat = table.group_of[cell] - 1
    for member in range(MEMBER_COUNT):
        table.home[seat][member] += table.group[cell][member]
    for i in range(5):
        table.group[cell][i] = 0
    table.group_of[cell] = 0


def arrive(table: Doggerland, seat: i32, cell: i32) -> void:
    """DG-GATHER-08 to -12, DG-HUNT-10 to -12: the tile is depleted, or the figure goes into memory."""
    errand = table.group[cell][ERRAND]
    table.emit(RETURNED, seat, cell, errand)
    come_home(table, cell)
    if errand == GATHER:
        table.harvested[cell] += 1
        table.emit(DEPLETED, seat, cell, table.harvested[cell])
        return
    species = table.animal[cell] - 1
    table.animal[cell] = 0
    table.emit(HUNTED, seat, species, cell)
    table.remember(seat, species)


class Group(Decision):
    """DG-EXPED-01 to -06, DG-HUNT-01 to -05: chief, shaman, hunter-gatherers and tools of an expedition, in this order.

    Each step offers only numbers with which the group can become legal and, for a hunt, sufficient.
    """

    def least(self, table: Doggerland) -> i32:
        frame = table.agenda[table.depth]
        step = frame[STEP]
        own = table.home[frame[SEAT]]
        group = table.group[frame[CELL]]
        sent = group[CHIEF] + group[SHAMAN] + group[HUNTER]
        if group[ERRAND] != HUNT:
            if step == CHIEF:
                return 0 if own[SHAMAN] + own[HUNTER] else 1
            if step == SHAMAN:
                return 0 if sent + own[HUNTER] else 1
            return 1 if step == HUNTER and sent == 0 else 0
        species = table.animal[frame[CELL]] - 1
        tools = table.stock[frame[SEAT]][TOOL]
        people = table.people_due(species)
        skill = table.skill_due(species)
        if step == CHIEF:
            return 0 if own[HUNTER] >= people and own[HUNTER] + tools >= skill else 1
        if step == SHAMAN:
            return 0
        skill -= 2 * group[CHIEF] + group[HUNTER]
        if step == HUNTER:
            return max(people - sent, max(skill - tools, 0))
        return max(skill, 0)

    def most(self, table: Doggerland) -> i32:
        frame = table.agenda[table.depth]
        step = frame[STEP]
        own = table.home[frame[SEAT]]
        group = table.group[frame[CELL]]
        available = table.stock[frame[SEAT]][TOOL] if step == TOOLS else own[step]
        if group[ERRAND] == HUNT:
            return 0 if step == SHAMAN else min(available, MOST_SENT)
        free = COMPONENTS - 2 * group[CHIEF] - group[SHAMAN] - group[HUNTER]
        return min(available, free)

    def settle(self, table: Doggerland) -> bint:
        least = self.least(table)
        if least < self.most(table):
            return False
        self.send(table, least)
        return True

    def options(self, table: Doggerland) -> void:
        least = self.least(table)
        table.offer_range(SEND_NONE[table.agenda[table.depth][STEP]] + least, self.most(table) - least + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.send(table, option - SEND_NONE[table.agenda[table.depth][STEP]])

    def send(self, table: Doggerland, number: i32) -> void:
        """DG-EXPED-17, DG-COST-09: tools that travel are paid at once."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        cell = frame[CELL]
        step = frame[STEP]
        group = table.group[cell]
        group[step] = number
        if step < TOOLS:
            table.home[seat][step] -= number
            frame[STEP] += 1
            return
        table.pop()
        table.pay(seat, TOOL, number)
        members = SENT_CHIEF * group[CHIEF] + SENT_SHAMAN * group[SHAMAN] + SENT_HUNTER * group[HUNTER]
        table.emit(SENT, seat, cell, group[ERRAND], members + SENT_TOOL * number)
        table.charge(seat, HUNT if group[ERRAND] == HUNT else GATHER)


class Load(Decision):
    """DG-EXPED-15, -16, DG-GATHER, DG-HUNT: what is brought home, good by good, where not all can be carried."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        for _ in range(frame[GOOD], GOOD_COUNT):
            least = self.least(table)
            if least < self.most(table):
                return False
            self.carry(table, least)
        seat = frame[SEAT]
        cell = frame[CELL]
        table.emit(LEFT_THERE, seat, cell, frame[LEFT_BEHIND])
        table.pop()
        arrive(table, seat, cell)
        return True

    def least(self, table: Doggerland) -> i32:
        """So many that the other goods can fill the rest of the load; none where a load need not be full."""
        if table.loads_free:
            return 0
        frame = table.agenda[table.depth]
        others = table.produced(frame[CELL], frame[GOOD] + 1, GOOD_COUNT)
        return min(max(0, frame[ROOM] - others), self.most(table))

    def most(self, table: Doggerland) -> i32:
        frame = table.agenda[table.depth]
        return min(table.produced(frame[CELL], frame[GOOD], frame[GOOD] + 1), frame[ROOM])

    def options(self, table: Doggerland) -> void:
        least = self.least(table)
        table.offer_range(LOAD + least, self.most(table) - least + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.carry(table, option - LOAD)

    def carry(self, table: Doggerland, number: i32) -> void:
        frame = table.agenda[table.depth]
        frame[LEFT_BEHIND] += table.produced(frame[CELL], frame[GOOD], frame[GOOD] + 1) - number
        frame[ROOM] -= number
        table.gain(frame[SEAT], frame[GOOD], number)
        frame[GOOD] += 1


class Memory(Decision):
    """DG-HUNT-11: a full memory gives up one figure, or the new one."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        if table.memory[frame[SEAT]][frame[FIGURE]] < MEMORY:
            return False
        self.forget(table, frame[FIGURE])
        return True

    def options(self, table: Doggerland) -> void:
        frame = table.agenda[table.depth]
        for species in range(SPECIES_COUNT):
            if table.memory[frame[SEAT]][species] or species == frame[FIGURE]:
                table.offer(FORGET + species)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.forget(table, option - FORGET)

    def forget(self, table: Doggerland, species: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        table.memory[seat][frame[FIGURE]] += 1
        table.memory[seat][species] -= 1
        table.supply[species] += 1
        table.pop()
        table.emit(FORGOTTEN, seat, species)
