# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Events: what the cards of the game alone do, effect by effect (DGS-EVENT).

The language of the effects is told in pack/solo/cards.toml.  Those that hold for the round are questions of the table
(`Alone.rule`); the others are carried out here, one after another.
"""

from __future__ import annotations

from cython import bint, int as i32, ulonglong as u64, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, State

from ...terms import *
from ..round_end import spoil
from ..table import ONE
from .rivals import discard_craft
from .table import Alone, AloneTables


def reach(table: Alone, hook: i32) -> void:
    """The round comes to a hook: what the event does there is due."""
    pack: AloneTables = table.content
    table.hook = hook + 1
    if not table.declined:
        first = pack.first_effect[table.card - 1]
        table.push(EFFECTS_FRAME, NATURE, hook, first, pack.end_of_effects[table.card - 1])


def holds(table: Alone, effect: i32) -> bint:
    """Whether the condition of an effect, if it has one, is met."""
    pack: AloneTables = table.content
    if pack.metric[effect] == EMPTY:
        return table.in_season(effect)
    found = table.metric(0, pack.metric[effect])
    return pack.metric_least[effect] <= found <= pack.metric_most[effect]


def follow(table: Alone, effect: i32, part: i32) -> void:
    """What an effect leads to is due."""
    pack: AloneTables = table.content
    table.push(EFFECTS_FRAME, NATURE, NESTED, pack.part_start[effect][part], pack.part_end[effect][part])


def carry_out(table: Alone, effect: i32) -> void:
    pack: AloneTables = table.content
    op = pack.op[effect]
    number = pack.number[effect]
    what = pack.what[effect]
    if op == LOSE:
        table.push(SPEND_FRAME, 0, what, number)
    elif op == GAIN and what < GOOD_COUNT:
        table.gain(0, what, number)
    elif op == GAIN:
        table.push(RECEIVE_FRAME, 0, what, number)
    elif op == PAY_FOR:
        table.push(PRICE_FRAME, 0, effect)
    elif op == CHOOSE_PART:
        table.push(PART_FRAME, 0, effect)
    elif op == EXCHANGE and what == 2:
        table.push(TRADE_FRAME, 0)
    elif op == EXCHANGE:
        table.push(SWAP_FRAME, 0, number)
    elif op == TAKE_TOKENS:
        take_tokens(table, number)
    elif op == ABSENT:
        absent = min(number, table.home[0][HUNTER])
        table.home[0][HUNTER] -= absent
        table.absent += absent
        table.emit(ABSENTEE, 0, absent)
    elif op == JOIN:
        join(table, what, number)
    elif op == LEAVE:
        leave(table, what)
    elif op == LIFT_SHAMANS:
        for i in range(RIVAL_SHAMAN_COUNT):
            if pack.mask[effect] >> i & 1:
                table.rival_shaman[i] = 0
                table.emit(SHAMAN_LIFTED, NATURE, i)
    elif op == AGE_FOOD:
        for _ in range(number):
            spoil(table, 0)
    elif op == LOSE_GAME:
        table.push(LOST_FRAME, NATURE, BY_LOSS)
    elif op == WALK:
        table.push(CAMP_FRAME, 0)
    elif op == DISCARD_CRAFT or op == UPGRADE:
        table.push(PICK_FRAME, 0, op, number, what)
    elif op == HARVEST or op == PLACE_FIGURE:
        table.push(PICK_FRAME, 0, op, 1, effect)
    elif op < FORBID or op == HOLD_RIVALS:
        table.push(PICK_FRAME, 0, op, number, effect)


def take_tokens(table: Alone, number: i32) -> void:
    if number > 0:
        table.deprive(0, number, BY_EVENT)
    else:
        returned = min(-number, table.deprivation[0])
        table.deprivation[0] -= returned
        table.emit(TOKENS_RETURNED, 0, returned)


def is_aside(table: Alone, figure: i32) -> bint:
    """Whether a white figure is beside the solo board."""
    return table.white[figure] == AWAY and not table.white_at[figure]


def join(table: Alone, figure: i32, how: i32) -> void:
    """DGS-EVENT-08."""
    if not is_aside(table, figure):
        return
    table.white[figure] = how
    table.home[0][CHIEF if figure else HUNTER] += 1
    if how == JOINED:
        table.hunters[0] += 1
    table.emit(JOINED_TRIBE, 0, figure, how)


def leave(table: Alone, figure: i32) -> void:
    """DGS-EVENT-04: a figure that is a member for good stays."""
    if table.white[figure] == VISITING:
        table.white[figure] = AWAY
        table.home[0][CHIEF if figure else HUNTER] -= 1
        table.emit(WHITE_LEFT, 0, figure)
    elif table.white_at[figure]:
        table.white_at[figure] = 0
        table.emit(WHITE_LEFT, 0, figure)


# --- goods ----------------------------------------------------------------------------------------------


def belongs(good: i32, what: i32) -> bint:
    """Whether a good is of a group, or is what is asked for."""
    if what == MATERIAL:
        return good < TOOL
    return good >= PLANT if what == FOOD else good == what


def worth(store: i32, what: i32) -> i32:
    """What one good of a store counts: food by the members that it feeds."""
    return 2 if what == FOOD and store >= MEAT2 else 1


def owned(table: Alone, what: i32, start: i32) -> i32:
    """How much of a good or a group lies in the stores from `start` on."""
    total: i32 = 0
    for store in range(start, STORE_COUNT):
        if belongs(GOOD_OF[store], what):
            total += table.stock[0][store] * worth(store, what)
    return total


def can_afford(table: Alone, effect: i32) -> bint:
    pack: AloneTables = table.content
    for what in range(GROUP_COUNT):
        if owned(table, what, 0) < pack.price[effect][what]:
            return False
    return True


# --- tiles ----------------------------------------------------------------------------------------------


def tiles_for(table: Alone, effect: i32) -> u64:
    """The tiles that an effect can be about."""
    pack: AloneTables = table.content
    cells = in_scope(table, pack.scope[effect])
    if pack.free[effect]:
        cells &= ~(table.own_pieces() | table.rivals(0, True))
    found: u64 = 0
    for cell in range(CELLS):
        if cells >> cell & 1 and fits(table, effect, cell):
            found |= ONE << cell
    if pack.pick[effect] == NEAREST:
        return nearest(table, found)
    return richest(table, found) if pack.pick[effect] == RICHEST else found


def in_scope(table: Alone, scope: i32) -> u64:
    camp = table.camp[0]
    if scope == IN_RANGE:
        return table.within(camp, table.range_of(0))
    if scope == ADJACENT:
        return table.within(camp, 1) & ~(ONE << camp)
    if scope == AT_WHITE_HUNTER:
        return ONE << (table.white_at[0] - 1) if table.white_at[0] else 0
    return table.laid(0, CELLS)


def fits(table: Alone, effect: i32, cell: i32) -> bint:
    """Whether a tile is of the kind, in the state and with or without an animal as an effect wants it."""
    pack: AloneTables = table.content
    tile = table.tile[cell]
    kind = pack.kind[effect]
    if kind == TERRAIN_COUNT and not pack.amount[tile] or 0 <= kind < TERRAIN_COUNT and pack.terrain[tile] != kind:
        return False
    if pack.with_animal[effect] and (table.animal[cell] > 0) != (pack.with_animal[effect] == 1):
        return False
    live: bint = pack.amount[tile] and table.harvested[cell] < pack.harvests
    return not pack.state[effect] or pack.amount[tile] and live == (pack.state[effect] == 1)


def nearest(table: Alone, cells: u64) -> u64:
    for steps in range(CELLS):
        found = cells & table.within(table.camp[0], steps)
        if found:
            return found
    return cells


def richest(table: Alone, cells: u64) -> u64:
    """Those that bring most goods to one who gathers."""
    pack: AloneTables = table.content
    most: i32 = 0
    found: u64 = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            goods: i32 = 0
            for good in range(GOOD_COUNT):
                goods += pack.unit[pack.terrain[table.tile[cell]]][good]
            goods *= pack.amount[table.tile[cell]]
            if goods > most:
                most = goods
                found = 0
            if goods == most:
                found |= ONE << cell
    return found


def empty_beside(table: Alone, cells: u64) -> u64:
    """The cells without a tile beside some tiles."""
    pack: AloneTables = table.content
    found: u64 = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            for way in range(4):
                beside = pack.beside[cell][way]
                if beside != EMPTY and table.tile[beside] == EMPTY:
                    found |= ONE << beside
    return found


def change_tile(table: Alone, op: i32, effect: i32, cell: i32) -> void:
    pack: AloneTables = table.content
    if op == EXHAUST:
        table.exhaust(cell)
    elif op == REFRESH:
        table.harvested[cell] = 0
        table.emit(REFRESHED, NATURE, cell)
    elif op == HARVEST:
        tile = table.tile[cell]
        for good in range(GOOD_COUNT):
            table.gain(0, good, pack.unit[pack.terrain[tile]][good] * pack.number[effect] * pack.amount[tile])
        table.exhaust(cell)
    elif op == DISCOVER:
        table.tile[cell] = OPENED
    elif op == ADD_ANIMAL:
        table.place_figure(cell, pack.what[effect])
    elif op == TAKE_ANIMAL:
        species = table.animal[cell] - 1
        table.animal[cell] = 0
        if pack.what[effect]:
            table.capture(species, cell)
        else:
            table.supply[species] += 1
            table.emit(ANIMAL_TAKEN, NATURE, species, cell)
    else:
        table.white_at[pack.what[effect]] = cell + 1
        table.emit(WHITE_PLACED, NATURE, pack.what[effect], cell)


# --- decisions ------------------------------------------------------------------------------------------


class Event(Decision):
    """DGS-EVENT-02, -03: one without the mandatory symbol is accepted or declined."""

    def settle(self, table: Alone) -> bint:
        pack: AloneTables = table.content
        if pack.mandatory[table.card - 1]:
            table.pop()
            return True
        if self.can_accept(table):
            return False
        self.apply(table, DECLINE)
        return True

    def can_accept(self, table: Alone) -> bint:
        """Whether it could be carried out as printed: what it asks for can be paid, and whom it asks for are there."""
        pack: AloneTables = table.content
        for effect in range(pack.first_effect[table.card - 1], pack.end_of_effects[table.card - 1]):
            if pack.op[effect] == ABSENT and table.home[0][HUNTER] < pack.number[effect]:
                return False
            if pack.op[effect] == PAY_FOR and holds(table, effect) and not can_afford(table, effect):
                if pack.part_start[effect][1] == pack.part_end[effect][1]:
                    return False
        return True

    def options(self, state: State) -> void:
        state.offer_range(ACCEPT, 2)

    def apply(self, table: Alone, option: i32) -> void:
        table.pop()
        table.declined = option == DECLINE
        table.emit(DECLINED if table.declined else ACCEPTED, 0, table.card - 1)


class Effects(Decision):
    """Effects one after another, those of a hook or inside of another effect."""

    def settle(self, table: Alone) -> bint:
        pack: AloneTables = table.content
        frame = table.agenda[table.depth]
        while frame[NEXT] < frame[END]:
            effect = frame[NEXT]
            frame[NEXT] += 1
            if pack.hook[effect] == frame[HOOK] and holds(table, effect):
                carry_out(table, effect)
                return True
        table.pop()
        return True


class Price(Decision):
    """What an effect asks for is paid in full or not at all; one who has accepted the event pays."""

    def settle(self, table: Alone) -> bint:
        pack: AloneTables = table.content
        effect = table.agenda[table.depth][EFFECT]
        if not can_afford(table, effect):
            self.apply(table, DECLINE)
            return True
        if pack.mandatory[table.card - 1] or pack.part_start[effect][1] < pack.part_end[effect][1]:
            return False
        self.apply(table, ACCEPT)
        return True

    def options(self, state: State) -> void:
        state.offer_range(ACCEPT, 2)

    def apply(self, table: Alone, option: i32) -> void:
        pack: AloneTables = table.content
        effect = table.agenda[table.depth][EFFECT]
        table.pop()
        if option == DECLINE:
            follow(table, effect, 1)
            return
        follow(table, effect, 0)
        for what in range(GROUP_COUNT):
            if pack.price[effect][what]:
                table.push(SPEND_FRAME, 0, what, pack.price[effect][what])


class Part(Decision):
    """One of two parts; one that would change nothing only where neither does."""

    def settle(self, table: Alone) -> bint:
        effect = table.agenda[table.depth][EFFECT]
        first = self.changes(table, effect, 0)
        second = self.changes(table, effect, 1)
        if first and second:
            return False
        table.pop()
        if first or second:
            follow(table, effect, 0 if first else 1)
        return True

    def changes(self, table: Alone, effect: i32, part: i32) -> bint:
        pack: AloneTables = table.content
        for inner in range(pack.part_start[effect][part], pack.part_end[effect][part]):
            if holds(table, inner) and self.does_something(table, inner):
                return True
        return False

    def does_something(self, table: Alone, effect: i32) -> bint:
        pack: AloneTables = table.content
        op = pack.op[effect]
        if op == LOSE:
            return owned(table, pack.what[effect], 0) > 0
        if op == TAKE_TOKENS:
            return pack.number[effect] > 0 or table.deprivation[0] > 0
        if op == LOSE_CRAFT:
            return table.metric(0, CRAFT_METRIC) > 0
        return True

    def options(self, state: State) -> void:
        state.offer_range(CHOOSE, 2)

    def apply(self, table: Alone, option: i32) -> void:
        effect = table.agenda[table.depth][EFFECT]
        table.pop()
        follow(table, effect, option - CHOOSE)


class Spend(Decision):
    """Goods that are lost or paid, as many as there are: the owner says which, in the order of the stores."""

    def settle(self, table: Alone) -> bint:
        frame = table.agenda[table.depth]
        what = frame[WHAT]
        left = owned(table, what, frame[FROM])
        if frame[DUE] <= 0 or not left:
            table.pop()
            return True
        first = self.next_store(table, frame[FROM])
        if left <= frame[DUE]:
            for store in range(first, STORE_COUNT):
                if belongs(GOOD_OF[store], what):
                    table.pay(0, store, table.stock[0][store])
            table.pop()
        elif self.next_store(table, first + 1) < STORE_COUNT:
            return False
        elif owned(table, what, first + 1):
            self.apply(table, GIVE + first)
        else:
            each = worth(first, what)
            table.pay(0, first, (frame[DUE] + each - 1) // each)
            table.pop()
        return True

    def next_store(self, table: Alone, start: i32) -> i32:
        """The first store from `start` on from which what is due can still be paid; STORE_COUNT for none."""
        frame = table.agenda[table.depth]
        what = frame[WHAT]
        for store in range(start, STORE_COUNT):
            if table.stock[0][store] and belongs(GOOD_OF[store], what):
                if min(frame[DUE], owned(table, what, frame[FROM])) <= owned(table, what, store):
                    return store
        return STORE_COUNT

    def options(self, table: Alone) -> void:
        store = self.next_store(table, table.agenda[table.depth][FROM])
        while store < STORE_COUNT:
            table.offer(GIVE + store)
            store = self.next_store(table, store + 1)

    def apply(self, table: Alone, option: i32) -> void:
        frame = table.agenda[table.depth]
        store = option - GIVE
        table.pay(0, store, 1)
        frame[DUE] -= worth(store, frame[WHAT])
        frame[FROM] = store


class Receive(Decision):
    """Goods of a group, of the owner's choice, in the order of goods."""

    def settle(self, table: Alone) -> bint:
        frame = table.agenda[table.depth]
        if frame[DUE]:
            return False
        table.pop()
        return True

    def options(self, table: Alone) -> void:
        frame = table.agenda[table.depth]
        for good in range(frame[FROM], GOOD_COUNT):
            if belongs(good, frame[WHAT]):
                table.offer(TAKE + good)

    def apply(self, table: Alone, option: i32) -> void:
        frame = table.agenda[table.depth]
        table.gain(0, option - TAKE, 1)
        frame[FROM] = option - TAKE
        frame[DUE] -= 1


class Swap(Decision):
    """One good for one, a few times."""

    def settle(self, table: Alone) -> bint:
        pack: AloneTables = table.content
        frame = table.agenda[table.depth]
        if frame[SWAPPED]:
            return False
        if frame[TIMES]:
            for store in range(STORE_COUNT):
                if table.stock[0][store] and pack.tradable[GOOD_OF[store]]:
                    return False
        table.pop()
        return True

    def options(self, table: Alone) -> void:
        pack: AloneTables = table.content
        if table.agenda[table.depth][SWAPPED]:
            for good in range(GOOD_COUNT):
                if pack.tradable[good]:
                    table.offer(TAKE + good)
            return
        for store in range(STORE_COUNT):
            if table.stock[0][store] and pack.tradable[GOOD_OF[store]]:
                table.offer(GIVE + store)
        table.offer(DONE)

    def apply(self, table: Alone, option: i32) -> void:
        frame = table.agenda[table.depth]
        if option == DONE:
            table.pop()
        elif option < TAKE:
            frame[SWAPPED] = option - GIVE + 1
            table.pay(0, option - GIVE, 1)
        else:
            frame[SWAPPED] = 0
            frame[TIMES] -= 1
            table.gain(0, option - TAKE, 1)


class Pick(Decision):
    """What an event or an action of rivals is about: tiles, crafts, dwellings, cubes, abilities, rivals."""

    def settle(self, table: Alone) -> bint:
        frame = table.agenda[table.depth]
        if frame[LEFT]:
            table.n_options = 0
            self.options(table)
            count = table.n_options
            table.n_options = -1
            if count > 1 and not self.is_settled(table, count):
                return False
            if count:
                self.apply(table, self.first_option(table))
                return True
        op = frame[OP]
        table.pop()
        if op == DISCOVER:
            table.push(LAY_TILE_FRAME, NATURE, FROM_PILE)
        return True

    def is_settled(self, table: Alone, count: i32) -> bint:
        """Whether there is nothing to choose: all are meant, or rivals take the leftmost (DGS-OPP-03)."""
        pack: AloneTables = table.content
        frame = table.agenda[table.depth]
        if frame[OP] <= TAKE_ANIMAL:
            return pack.pick[frame[ABOUT]] == ALL
        if frame[OP] == HOLD_RIVALS:
            return frame[LEFT] >= count
        return frame[OP] == DISCARD_CRAFT and frame[LEFTMOST]

    def first_option(self, table: Alone) -> i32:
        frame = table.agenda[table.depth]
        if frame[OP] == DISCARD_CRAFT:
            for space in range(CRAFT_SPACES):
                if self.can_discard(table, table.display[space]):
                    return DISCARD + table.display[space]
        return table.offered[0]

    def can_discard(self, table: Alone, craft: i32) -> bint:
        pack: AloneTables = table.content
        about = table.agenda[table.depth][ABOUT]
        return craft != EMPTY and (not about or pack.craft_kind[craft] == about - 1)

    def options(self, table: Alone) -> void:
        frame = table.agenda[table.depth]
        op = frame[OP]
        about = frame[ABOUT]
        if op <= TAKE_ANIMAL or op == PLACE_FIGURE:
            table.offer_bits(TILE, self.cells(table, op, about))
        elif op == DISCARD_CRAFT or op == LOSE_CRAFT:
            self.offer_crafts(table, op)
        elif op == CLOSE_DWELLING:
            for kind in range(DWELLING_COUNT):
                if table.dwellings[0][kind] > table.closed[kind]:
                    table.offer(CLOSE + kind)
        elif op == LOSE_DWELLING:
            for way in range(4):
                built: i32 = STATUS if way & 2 else SIMPLE
                if (table.covering[built] if way & 1 else table.dwellings[0][built] - table.covering[built]) > 0:
                    table.offer(RAZE + way)
        elif op == ERASE_PAINTING:
            for cell in range(PAINTING_CELLS):
                if table.cube_of[cell] == 1:
                    table.offer(ERASE + cell)
        elif op == UPGRADE:
            for ability in range(ABILITY_COUNT):
                if table.level[0][ability] < TOP_LEVEL and (not about or ability == about - 1):
                    table.offer(RAISE + ability)
        else:
            for rival in range(RIVAL_COUNT):
                if not table.held[rival]:
                    table.offer(HOLD + rival)

    def cells(self, table: Alone, op: i32, effect: i32) -> u64:
        """The cells that an effect can be about; none where a figure is wanted that there is not."""
        pack: AloneTables = table.content
        if op == ADD_ANIMAL and not table.supply[pack.what[effect]]:
            return 0
        if op == PLACE_FIGURE and not is_aside(table, pack.what[effect]):
            return 0
        cells = tiles_for(table, effect)
        return empty_beside(table, cells) if op == DISCOVER else cells

    def offer_crafts(self, table: Alone, op: i32) -> void:
        """In ascending order."""
        shown: u64 = 0
        for space in range(CRAFT_SPACES):
            if self.can_discard(table, table.display[space]):
                shown |= ONE << table.display[space]
        for craft in range(CRAFTS):
            if table.craft_of[craft] == 1 if op == LOSE_CRAFT else shown >> craft & 1:
                table.offer(DISCARD + craft)

    def apply(self, table: Alone, option: i32) -> void:
        frame = table.agenda[table.depth]
        op = frame[OP]
        frame[LEFT] -= 1
        if op <= TAKE_ANIMAL or op == PLACE_FIGURE:
            change_tile(table, op, frame[ABOUT], option - TILE)
        elif op == DISCARD_CRAFT:
            discard_craft(table, option - DISCARD)
        elif op == LOSE_CRAFT:
            table.craft_of[option - DISCARD] = 0
            table.craft_discards[option - DISCARD] = 1
            table.emit(CRAFT_LOST, 0, option - DISCARD)
        elif op == CLOSE_DWELLING:
            table.closed[option - CLOSE] += 1
            table.emit(CLOSED, 0, option - CLOSE)
        elif op == LOSE_DWELLING:
            self.raze(table, STATUS if option - RAZE & 2 else SIMPLE, option - RAZE & 1)
        elif op == ERASE_PAINTING:
            cell = option - ERASE
            table.cubes[cell] -= 1
            if not table.cubes[cell]:
                table.cube_of[cell] = 0
            table.emit(ERASED, 0, cell)
        elif op == UPGRADE:
            table.level[0][option - RAISE] += 1
            table.emit(RAISED, 0, option - RAISE, table.level[0][option - RAISE])
        else:
            table.held[option - HOLD] = 1
            table.emit(HELD, 0, option - HOLD)

    def raze(self, table: Alone, kind: i32, covering: i32) -> void:
        """What lies beneath shows again."""
        table.dwellings[0][kind] -= 1
        table.dwellings[0][RAMSHACKLE] += covering
        table.covering[kind] -= covering
        table.emit(RAZED, 0, kind, covering)
