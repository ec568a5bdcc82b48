# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The table of a game alone: what the rivals have on it, and what the card of the round changes."""

from __future__ import annotations

from cython import bint, ccall, int as i32, short as i16, ulonglong as u64, void

from eolith.kernel.numbers import *

from ...terms import *
from ..table import ONE, Doggerland, Tables


class AloneTables(Tables):
    """The pack of a game alone as C arrays, for one difficulty."""

    goals_drawn: i16
    goals_needed: i16
    tokens_allowed: i16
    goal_metric: i16[11]
    goal_least: i16[11]
    goal_excludes: i16[11]
    craft_kind: i16[18]
    # cards
    mandatory: i16[30]
    first_effect: i16[30]
    end_of_effects: i16[30]
    rival_action: i16[3][30]  # in their order; EMPTY for no more
    stands: i16[2][30]  # the hut cells of the red and the blue shaman
    way: i16[3][30]
    distance: i16[3][30]
    start: i16[3][30]
    # effects, those inside of others behind all that stand alone
    hook: i16[120]
    op: i16[120]
    number: i16[120]
    what: i16[120]
    mask: i16[120]
    scope: i16[120]
    kind: i16[120]
    state: i16[120]
    with_animal: i16[120]
    free: i16[120]
    pick: i16[120]
    season: i16[120]
    metric: i16[120]
    metric_least: i16[120]
    metric_most: i16[120]
    part_start: i16[2][120]
    part_end: i16[2][120]
    price: i16[9][120]


class Alone(Doggerland):
    """The table: beside that of a tribe the stack of cards, the rivals, their memory, and the goals.

    The stack has no order: which cards were turned up is known, and chance turns up the next.  A white
    figure that has joined is among the members of the tribe.
    """

    # table options
    discard_leftmost: i16
    memory_closes: i16
    # cards
    used: i16[30]
    back: i16  # the card that lies on top at first has the back of this one; plus one
    card: i16  # that of the round, plus one
    hook: i16  # how far it is carried out: the last of its hooks that was reached, plus one
    declined: i16
    # rivals
    rival: i16[3]  # cells plus one
    rival_shaman: i16[2]  # hut cells plus one
    held: i16[3]  # whether one does not move
    solo_memory: i16[5]  # species plus one
    craft_discards: i16[18]
    # goals
    solo_goal: i16[11]  # in the game
    goal_cube: i16[11]
    hunted: i16
    # what events do to the tribe
    white: i16[2]  # AWAY, VISITING or JOINED
    white_at: i16[2]  # where it blocks a tile, plus one
    absent: i16  # hunters
    closed: i16[3]  # dwellings that take no newborns
    covering: i16[3]  # dwellings that stand on ramshackle ones

    # --- what the card of the round changes (DGS-EVENT) -------------------------------------------

    def rule(self, op: i32, bit: i32) -> i32:
        """By how much the card changes something now; `bit` is what of, where effects say so, else EMPTY."""
        if not self.hook or self.declined:
            return 0
        pack: AloneTables = self.content
        total: i32 = 0
        for effect in range(pack.first_effect[self.card - 1], pack.end_of_effects[self.card - 1]):
            if pack.op[effect] == op and pack.hook[effect] < self.hook and self.in_season(effect):
                if bit == EMPTY or pack.mask[effect] >> bit & 1:
                    total += pack.number[effect]
        return total

    def change(self, op: int, bit: int = EMPTY) -> int:
        """By how much the card of the round changes something now: one of terms.OPS, and of what."""
        return self.rule(op, bit)

    def is_forbidden(self, what: int) -> bool:
        """Whether it forbids one of terms.FORBIDDEN."""
        return bool(self.forbids(what))

    def planning_cost(self, action: int) -> tuple[int, int]:
        """The tools and hides that planning one of terms.ACTIONS costs now; IndexError for another number."""
        if not 0 <= action < USE_SHAMAN + 1:
            raise IndexError(f"there is no action {action}")
        return self.tools_for(action), self.hides_for(action)

    def in_season(self, effect: i32) -> bint:
        """The round has moved on before the camp moves."""
        pack: AloneTables = self.content
        season = (self.round - 1 - (self.hook > CAMP_HOOK)) % 2
        return pack.season[effect] == EMPTY or pack.season[effect] == season

    def forbids(self, what: i32) -> bint:
        if not self.hook or self.declined:
            return False
        pack: AloneTables = self.content
        for effect in range(pack.first_effect[self.card - 1], pack.end_of_effects[self.card - 1]):
            if pack.op[effect] == FORBID and pack.what[effect] == what and pack.hook[effect] < self.hook:
                if self.in_season(effect):
                    return True
        return False

    def tools_for(self, action: i32) -> i32:
        pack: AloneTables = self.content
        return 0 if self.waived(action, TOOL) else pack.tools_due[action][self.season()]

    def hides_for(self, action: i32) -> i32:
        pack: AloneTables = self.content
        return 0 if self.waived(action, HIDE) else pack.hides_due[action][self.season()]

    def waived(self, action: i32, good: i32) -> bint:
        """Whether the event pays for that good of a planning cost."""
        if not self.hook or self.declined:
            return False
        pack: AloneTables = self.content
        for effect in range(pack.first_effect[self.card - 1], pack.end_of_effects[self.card - 1]):
            if pack.op[effect] == FREE_PLANNING and pack.what[effect] == action and pack.mask[effect] >> good & 1:
                if pack.hook[effect] < self.hook and self.in_season(effect):
                    return True
        return False

    def charge(self, seat: i32, action: i32) -> void:
        """The cost of planning, as far as no event pays for it."""
        tools = self.tools_for(action)
        hides = self.hides_for(action)
        if tools or hides:
            self.push(COST_FRAME, seat, tools, hides)

    def more(self, what: i32, of: i32) -> i32:
        """DGS-EVENT-01, -08: what the card changes; who visits eats, and one who has joined is of no supply."""
        if what == FOOD_NEED:
            return self.rule(FOOD_NEED, EMPTY) + self.visitors()
        if what == ABSENT:
            return self.visitors() - self.absent
        return self.white[0] == JOINED if what == JOIN else self.rule(what, of)

    # --- members ----------------------------------------------------------------------------------

    def visitors(self) -> i32:
        return (self.white[0] == VISITING) + (self.white[1] == VISITING)

    def remember(self, seat: i32, species: i32) -> void:
        """DGS-GOAL-09."""
        self.hunted += 1
        if self.rule(NO_MEMORY, EMPTY):
            self.supply[species] += 1
            self.emit(FORGOTTEN, seat, species)
        else:
            Doggerland.remember(self, seat, species)

    def lead(self, seat: i32) -> void:
        """DGS-SETUP-03, DGS-EXEC-03: that cell of the hut moves the camp."""
        self.push(CAMP_FRAME, seat)

    def deprive(self, seat: i32, tokens: i32, reason: i32) -> void:
        """DGS-PLAN-03, DGS-WIN-03: the game is lost before anything else happens."""
        pack: AloneTables = self.content
        Doggerland.deprive(self, seat, tokens, reason)
        if self.deprivation[seat] > pack.tokens_allowed:
            self.push(LOST_FRAME, NATURE, BY_TOKENS)

    # --- the territory ----------------------------------------------------------------------------

    def unvisited(self) -> u64:
        """DGS-FLOW-02: nobody can be sent before the event and the rivals' actions are over."""
        return Doggerland.unvisited(self) if self.agenda[0][STAGE] > PLANNED_FROM else 0

    def rivals(self, seat: i32, tokens: bint) -> u64:
        """DGS-PLAN-01, DGS-EXEC-06: the cells with a rival, or with a white figure that blocks one."""
        cells: u64 = 0
        for i in range(RIVAL_COUNT):
            if self.rival[i]:
                cells |= ONE << (self.rival[i] - 1)
        for i in range(2):
            if self.white_at[i]:
                cells |= ONE << (self.white_at[i] - 1)
        return cells

    def sites(self, seat: i32, hut_cell: i32) -> u64:
        """Rivals forbid neither a megalith nor a token, and there are no rival pieces that do."""
        return self.laid(0, CELLS) if hut_cell == LONG_JOURNEY else self.within(self.camp[seat], self.range_of(seat))

    def own_pieces(self) -> u64:
        """The cells with the own camp, a megalith or the token of the long journey."""
        return Doggerland.rivals(self, EMPTY, True)

    def rival_at(self, cell: i32) -> i32:
        """The rival on a cell; EMPTY for none."""
        for i in range(RIVAL_COUNT):
            if self.rival[i] == cell + 1:
                return i
        return EMPTY

    def exhaust(self, cell: i32) -> void:
        """DGS-SETUP-13, DGS-OPMOVE-07: a tile of animals has nothing to exhaust."""
        pack: AloneTables = self.content
        if pack.amount[self.tile[cell]] and self.harvested[cell] < pack.harvests:
            self.harvested[cell] = pack.harvests
            self.emit(EXHAUSTED, NATURE, cell)

    # --- the solo memory (DGS-CAPT, DGS-MEM) ------------------------------------------------------

    def place_figure(self, cell: i32, species: i32) -> void:
        """DGS-CAPT-05: one that appears beside a rival is caught."""
        Doggerland.place_figure(self, cell, species)
        self.ambush(cell, species)

    def ambush(self, cell: i32, species: i32) -> bint:
        """DGS-CAPT-04: whether a figure that comes there is caught."""
        if self.rival_at(cell) == EMPTY:
            return False
        self.animal[cell] = 0
        self.capture(species, cell)
        return True

    def catch_at(self, cell: i32) -> void:
        """DGS-CAPT-01: the figure on a cell, if there is one, goes into the solo memory."""
        if self.animal[cell]:
            species = self.animal[cell] - 1
            self.animal[cell] = 0
            self.capture(species, cell)

    def capture(self, species: i32, cell: i32) -> void:
        """DGS-MEM-02, -04 to -07: it takes the rightmost free cell; in a full memory it takes another's place."""
        self.emit(CAPTURED, NATURE, species, cell)
        for place in range(SOLO_MEMORY - 1, -1, -1):
            if not self.solo_memory[place]:
                self.solo_memory[place] = species + 1
                return
        place = SOLO_MEMORY - 1
        if not self.covered:
            if not self.can_be_painted(species):
                self.discard_figure(species)
                return
            for held in range(SOLO_MEMORY):
                if not self.can_be_painted(self.solo_memory[held] - 1):
                    place = held
        self.discard_figure(self.solo_memory[place] - 1)
        self.shift_memory(place)
        self.solo_memory[0] = species + 1

    def shift_memory(self, place: i32) -> void:
        """The figures left of a place move one cell to the right."""
        for i in range(place, 0, -1):
            self.solo_memory[i] = self.solo_memory[i - 1]
        self.solo_memory[0] = 0

    def discard_figure(self, species: i32) -> void:
        self.supply[species] += 1
        self.emit(FIGURE_DISCARDED, NATURE, species)

    def can_be_painted(self, species: i32) -> bint:
        """DGS-MEM-08: a cell of its species is turned up and free."""
        pack: AloneTables = self.content
        free = self.free_paintings()
        for cell in range(PAINTING_CELLS):
            if free >> cell & 1 and pack.species_at[cell] == species:
                return True
        return False

    # --- goals (DGS-GOAL) -------------------------------------------------------------------------

    def metric(self, seat: i32, metric: i32) -> i32:
        """One of terms.ALONE_METRICS."""
        pack: AloneTables = self.content
        total: i32 = 0
        if metric < METRIC_COUNT:
            return Doggerland.metric(self, seat, metric)
        if metric == DWELLINGS_METRIC:
            return self.dwellings[seat][SIMPLE] + self.dwellings[seat][STATUS]
        if metric == HUNTED_METRIC:
            return self.hunted
        if metric == PLACES_METRIC:
            return self.room(seat) - self.adults(seat)
        if metric == FOOD_METRIC:
            for store in range(PLANT1, STORE_COUNT):
                total += self.stock[seat][store] * (2 if store >= MEAT2 else 1)
            return total
        if metric == STATUETTE_METRIC or metric == NECKLACE_METRIC:
            for craft in range(CRAFTS):
                if self.craft_of[craft] == seat + 1:
                    total += pack.craft_kind[craft] == (metric == STATUETTE_METRIC)
            return total
        for cell in range(PAINTING_CELLS):
            if self.cube_of[cell] == seat + 1:
                warm: bint = SEASON_OF[pack.species_at[cell]] == WARM
                if metric == CUBES_METRIC or warm == (metric == WARM_CUBES_METRIC):
                    total += self.cubes[cell]
        return total

    def goals_met(self) -> i32:
        total: i32 = 0
        for goal in range(GOALS):
            total += self.goal_cube[goal]
        return total

    @ccall
    def points(self, seat: i32) -> i32:
        """DGS-WIN-05: there are no points; how many goals carry a cube."""
        if seat != 0:
            raise IndexError(f"there is no seat {seat}")
        return self.goals_met()

    def won(self) -> bool:
        """DGS-WIN-01: whether the game is over and won."""
        pack: AloneTables = self.content
        return bool(self.over == BY_ROUNDS and self.goals_met() >= pack.goals_needed)

    def tie_breaks(self) -> list[int]:
        return [-self.deprivation[0]]
