# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Phase 3, executing: the planned actions, each completely (DG-EXEC; A to H: DG-DWELL to DG-SHAMAN)."""

from __future__ import annotations

from cython import bint, ccall, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .expedition import bring_home, come_home
from .shaman import fail_shaman, invoke, must_wait, why_not_invoke
from .table import Doggerland, Tables


@ccall
def why_not_build(table: Doggerland, seat: i32, by_chief: i32, kind: i32, covering: i32) -> i32:
    """DG-DWELL-05 to -07, -09 to -11, DG-FEED-15."""
    own = table.builders[seat]
    if not (own[CHIEF] if by_chief else own[SHAMAN] + own[HUNTER]):
        return NOT_PLANNED if not table.builders_of(seat) else CHIEF_IS_AWAY if by_chief else ONLY_THE_CHIEF
    huts = table.dwellings[seat]
    if covering:
        if not huts[RAMSHACKLE]:
            return NOTHING_TO_COVER
    elif huts[SIMPLE] + huts[STATUS] + huts[RAMSHACKLE] == DWELLING_CELLS:
        return NO_EMPTY_CELL
    pack: Tables = table.content
    lacks = table.why_not_pay(seat, pack.dwelling_cost[kind], by_chief)
    if lacks == 0 and covering and table.adult_overflow == FORBID_BUILD:
        room = table.room(seat) - pack.capacity[RAMSHACKLE] + pack.capacity[kind]
        if room < table.adults(seat) and pack.capacity[kind] < pack.capacity[RAMSHACKLE]:
            return TOO_LITTLE_ROOM
    return lacks


@ccall
def why_not_make(table: Doggerland, seat: i32, space: i32) -> i32:
    """DG-CRAFT-04: the craft on a space."""
    if OWNER_OF[table.crafter[space]] != seat:
        return NOT_PLANNED
    pack: Tables = table.content
    return table.why_not_pay(seat, pack.craft_cost[table.display[space]], 0)


@ccall
def why_not_colour(table: Doggerland, seat: i32, cell: i32) -> i32:
    """DG-PAINT-06, -07."""
    if OWNER_OF[table.painter[cell]] != seat:
        return NOT_PLANNED
    pack: Tables = table.content
    return 0 if table.memory[seat][pack.species_at[cell]] else NO_FIGURE


@ccall
def why_not_forge(table: Doggerland, seat: i32, recipe: i32) -> i32:
    """DG-ABIL-11, -12."""
    if not table.learner[seat][TOOLMAKING]:
        return NOT_PLANNED
    if recipe > table.level[seat][TOOLMAKING]:
        return RECIPE_TOO_HIGH
    pack: Tables = table.content
    return table.why_not_pay(seat, pack.recipe_cost[recipe], 0)


def forge(table: Doggerland, seat: i32, recipe: i32) -> void:
    pack: Tables = table.content
    table.pay_cost(seat, pack.recipe_cost[recipe], 0)
    table.gain(seat, TOOL, pack.recipe_tools[recipe])


def send_home(table: Doggerland, worker: i32) -> void:
    """DG-EXEC-08."""
    table.home[OWNER_OF[worker]][MEMBER_OF[worker]] += 1


def return_parents(table: Doggerland, seat: i32) -> void:
    for member in range(MEMBER_COUNT):
        table.home[seat][member] += table.parents[seat][member]
        table.parents[seat][member] = 0


def return_learner(table: Doggerland, seat: i32, ability: i32) -> void:
    table.home[seat][table.learner[seat][ability] - 1] += 1
    table.learner[seat][ability] = 0


def drop_plans(table: Doggerland, seat: i32) -> void:
    """DG-PLAN-13, -14, DG-EXEC-02: what is left undone is lost, and only the shaman's time costs a token."""
    if table.all_home(seat):
        return
    for member in range(MEMBER_COUNT):
        for _ in range(table.builders[seat][member]):
            table.emit(DROPPED, seat, BUILD_DWELLING, 0, member)
        table.home[seat][member] += table.builders[seat][member]
        table.builders[seat][member] = 0
    for space in range(CRAFT_SPACES):
        worker = table.crafter[space]
        if OWNER_OF[worker] == seat:
            table.emit(DROPPED, seat, MAKE_CRAFT, table.display[space])
            send_home(table, worker)
            table.crafter[space] = 0
    if table.parents_of(seat):
        table.emit(DROPPED, seat, GIVE_BIRTH)
        return_parents(table, seat)
    for cell in range(CELLS):
        if table.group_of[cell] == seat + 1:
            table.emit(DROPPED, seat, table.group[cell][ERRAND], cell)
            come_home(table, cell)
    for cell in range(PAINTING_CELLS):
        worker = table.painter[cell]
        if OWNER_OF[worker] == seat:
            table.emit(DROPPED, seat, PAINT_CELL, cell)
            send_home(table, worker)
            table.painter[cell] = 0
    for ability in range(ABILITY_COUNT):
        if table.learner[seat][ability]:
            table.emit(DROPPED, seat, IMPROVE, ability)
            return_learner(table, seat, ability)
    cell = table.hut_cell_of(seat)
    if cell != EMPTY:
        fail_shaman(table, seat, cell)


class Execute(Decision):
    """3. Executing: the own actions in any order, each completely, until the seat says that it is finished."""

    def settle(self, table: Doggerland) -> bint:
        """DG-EXEC-02 to -04: seat by seat in turn order; played at the same time, an action each in laps."""
        frame = table.agenda[table.depth]
        if table.simultaneous:
            return self.settle_lap(table)
        for i in range(table.sides):
            seat = (table.first + i) % table.sides
            if not table.finished[seat]:
                if frame[ACTED] != seat + 1:
                    frame[ACTED] = seat + 1
                    table.emit(PART_STARTED, seat)
                frame[SEAT] = seat
                return False
        table.pop()
        return True

    def settle_lap(self, table: Doggerland) -> bint:
        """DG-EXEC-06: whoever can only wait for others to place their pieces is passed over."""
        frame = table.agenda[table.depth]
        if not frame[ACTED] and not table.finished[frame[SEAT]]:
            return False
        for i in range(1, table.sides + 1):
            seat = (frame[SEAT] + i) % table.sides
            if table.finished[seat]:
                continue
            if table.members_home(seat) == table.adults(seat) - 1 and must_wait(table, seat):
                continue
            frame[SEAT] = seat
            frame[ACTED] = 0
            return False
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        if table.all_home(seat):
            table.offer(FINISH)
            return
        if table.builders_of(seat):
            for way in range(8):
                if not why_not_build(table, seat, way >> 2, STATUS if way & 2 else SIMPLE, way & 1):
                    table.offer(BUILD + way)
        self.offer_crafts(table, seat)
        if table.parents_of(seat):
            table.offer(BEAR)
        option: i32 = RETURN
        for owner in table.group_of:
            if owner == seat + 1:
                table.offer(option)
            option += 1
        for cell in range(PAINTING_CELLS):
            if not why_not_colour(table, seat, cell):
                table.offer(COLOUR + cell)
        for ability in range(ABILITY_COUNT):
            if table.learner[seat][ability] and not table.why_not_raise(seat, ability):
                table.offer(RAISE + ability)
        for recipe in range(LEVELS):
            if not why_not_forge(table, seat, recipe):
                table.offer(FORGE + recipe)
        if not why_not_invoke(table, seat):
            table.offer(INVOKE)
        table.offer(FINISH)
        if must_wait(table, seat):
            table.offer(DONE)

    def offer_crafts(self, table: Doggerland, seat: i32) -> void:
        """DG-CRAFT-04: the crafts, at most two, that the seat's members stand on and that it can pay."""
        one: i32 = CRAFTS
        other: i32 = CRAFTS
        for space in range(CRAFT_SPACES):
            if not why_not_make(table, seat, space):
                craft: i32 = table.display[space]
                other = max(one, craft) if one < CRAFTS else CRAFTS
                one = min(one, craft)
        if one < CRAFTS:
            table.offer(MAKE + one)
        if other < CRAFTS:
            table.offer(MAKE + other)

    def apply(self, table: Doggerland, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.simultaneous:
            frame[ACTED] = 1
        if option < MAKE:
            way = option - BUILD
            self.build(table, seat, way >> 2, STATUS if way & 2 else SIMPLE, way & 1)
        elif option < BEAR:
            self.make_craft(table, seat, option - MAKE)
        elif option == BEAR:
            if table.bear(seat, 1):
                table.births[seat] += 1
            return_parents(table, seat)
        elif option < COLOUR:
            bring_home(table, seat, option - RETURN)
        elif option < RAISE:
            cell = option - COLOUR
            send_home(table, table.painter[cell])
            table.painter[cell] = 0
            table.paint(seat, cell, 1)
        elif option < FORGE:
            table.raise_ability(seat, option - RAISE)
            if option - RAISE == TOOLMAKING:
                table.push(TOOLS_FRAME, seat)
            else:
                return_learner(table, seat, option - RAISE)
        elif option < INVOKE:
            forge(table, seat, option - FORGE)
            return_learner(table, seat, TOOLMAKING)
        elif option == INVOKE:
            invoke(table, seat)
        elif option == DONE:
            table.emit(WAITED, seat)
        else:
            drop_plans(table, seat)
            table.finished[seat] = 1
            table.emit(PART_FINISHED, seat)

    def build(self, table: Doggerland, seat: i32, by_chief: i32, kind: i32, covering: i32) -> void:
        """DG-DWELL-04 to -09, -13: of several builders who are alike a hunter-gatherer goes first."""
        pack: Tables = table.content
        table.pay_cost(seat, pack.dwelling_cost[kind], by_chief)
        table.dwellings[seat][kind] += 1
        if covering:
            table.dwellings[seat][RAMSHACKLE] -= 1
        member: i32 = CHIEF if by_chief else HUNTER if table.builders[seat][HUNTER] else SHAMAN
        table.builders[seat][member] -= 1
        table.home[seat][member] += 1
        table.emit(BUILT, seat, kind, covering, member)

    def make_craft(self, table: Doggerland, seat: i32, craft: i32) -> void:
        """DG-CRAFT-04, -06, -07."""
        pack: Tables = table.content
        space = table.space_of(craft)
        table.pay_cost(seat, pack.craft_cost[craft], 0)
        table.display[space] = EMPTY
        table.craft_of[craft] = seat + 1
        send_home(table, table.crafter[space])
        table.crafter[space] = 0
        table.emit(CRAFTED, seat, craft, space)


class MakeTools(Decision):
    """DG-ABIL-09, -10, -13: tools after an upgrade, by the same member."""

    def settle(self, table: Doggerland) -> bint:
        seat = table.agenda[table.depth][SEAT]
        for recipe in range(LEVELS):
            if not why_not_forge(table, seat, recipe):
                return False
        self.end(table)
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        for recipe in range(LEVELS):
            if not why_not_forge(table, seat, recipe):
                table.offer(FORGE + recipe)
        table.offer(DONE)

    def apply(self, table: Doggerland, option: i32) -> void:
        if option != DONE:
            forge(table, table.agenda[table.depth][SEAT], option - FORGE)
        self.end(table)

    def end(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        return_learner(table, seat, TOOLMAKING)
