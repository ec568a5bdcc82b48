# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Doggerland: the rulebook, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the
second half; what waits to be decided lies on the agenda, the next thing on top.  Rule ids
(DG-...) are explained in ledger.toml, numbers and words in board.py.
"""

from __future__ import annotations

import cython
from cython import bint, ccall, int as i32, short as i16, ulonglong as u64, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Content, Decision, Lot, State, counted

from .board import *

ONE: u64 = 1


class Tables(Content):
    """A pack as C arrays; all states of a game share it.  pack/content.py fills them."""

    # the territory of the player count
    beside: i16[4][49]  # by direction; EMPTY beyond the territory
    onward: i16[4][49]  # the next cell of the line, which goes on at its other end
    sweep: i16[49][4]  # by arrow slot: all cells in the order of migration
    block: i16[49]  # the cells around the centre
    cross: i16[49]
    # tiles
    terrain: i16[49]
    amount: i16[49]
    home_of: i16[49]  # the species that appears there; EMPTY for none
    arrow_of: i16[49]
    unit: i16[7][7]  # unit[terrain][good]
    # species
    skill: i16[4]
    people: i16[4]
    spoils: i16[7][4]
    steps: i16[4]
    worth: i16[4]
    # what is planned, built, learned and made
    tools_due: i16[2][8]  # by action and season
    hides_due: i16[2][8]
    capacity: i16[3]
    dwelling_vp: i16[3]
    dwelling_cost: i16[5][3]
    value: i16[3][3]  # value[ability][level]
    step_cost: i16[5][2][3]  # step_cost[ability][level]
    recipe_cost: i16[5][3]
    recipe_tools: i16[3]
    tradable: i16[7]
    offering: i16[5][8]  # by hut cell: whether that good pays
    hut_cost: i16[5][8]
    hut_vp: i16[8]
    craft_cost: i16[5][18]
    craft_vp: i16[18]
    species_at: i16[24]  # by painting cell
    least: i16[11][8]  # least[objective][metric]
    # the player count
    open_crafts: i16
    cave_tiles: i16
    harvests: i16
    compensation: i16[7][4]  # by place and good


class Doggerland(State):
    """The table: territory, cave, hut, crafts, and what each tribe owns.

    Arrays are indexed by seat first.  Nothing that is face down has an order: tiles, paintings and
    crafts that nobody has seen are sets, and chance draws from them when one is turned up.  There
    is no private information (DG-HIDDEN-04).  A worker on a place is 1 + 3 * seat + member.
    """

    # table options, 0 is the default (see the head of the ledger)
    token_only_if_missing: i16
    simultaneous: i16
    journey_when_planned: i16
    journey_off_early: i16
    ties_skip: i16
    scouting: i16
    adult_overflow: i16
    twins_count: i16
    centre_chosen: i16
    arrow_chosen: i16
    short_game: i16
    loads_free: i16
    # the round
    phase: i16
    first: i16  # who holds the first-player marker
    marker_taken: i16  # by the shaman, in this round
    arrow: i16  # the slot of the priority arrow
    # the territory
    centre_arrow: i16
    tile: i16[49]  # EMPTY, OPENED or a tile
    harvested: i16[49]  # how often
    animal: i16[49]  # species plus one, plus LYING
    group_of: i16[49]  # the seat of the expedition there, plus one
    group: i16[5][49]  # its members by kind, its tools, its errand
    unseen: i16[49]  # tiles of the pile, or about to be laid at set-up
    supply: i16[4]  # figures in the corners
    # objectives, cave, crafts, hut
    objective: i16[8]  # in the game
    objective_rounds: i16[8]  # in how many rounds cubes were placed
    revealed: i16[8]  # paintings: place in the cave, plus one
    covered: i16  # paintings of the cave that lie face down
    painter: i16[24]
    cube_of: i16[24]  # seat plus one
    cubes: i16[24]
    crafts_left: i16[18]  # face down
    display: i16[5]  # crafts by space; EMPTY where there is none
    crafter: i16[5]
    craft_of: i16[18]  # seat plus one
    hut: i16[8]  # the seat of the shaman there, plus one
    # the seats
    camp: i16[4]
    home: i16[3][4]  # members in the dwellings
    hunters: i16[4]  # all grown-up hunter-gatherers
    newborns: i16[4]
    stock: i16[10][4]  # goods by store
    deprivation: i16[4]
    dwellings: i16[3][4]  # ramshackle ones: those not covered
    level: i16[3][4]
    memory: i16[4][4]  # memory[seat][species]
    done: i16[8][4]  # cubes at the hut
    goal: i16[8][4]  # the cell of the own cube on an objective: 0, 1 or 2
    births: i16[4]
    megalith: i16[3][4]  # cells plus one, ascending; 0 at home
    journey: i16[4]  # the cell of the long-journey token, plus one
    journey_since: i16[4]  # the round in which it was laid
    # what the seats have planned
    passed: i16[4]
    finished: i16[4]
    builders: i16[3][4]  # by member
    parents: i16[3][4]
    learner: i16[3][4]  # by ability: the member there, plus one
    helper: i16[4]  # with the shaman for twins: the member, plus one
    superb: i16[4]  # painting cell of the shaman token, plus one
    # while they plan: where their expeditions may go, two rows of the territory to a word
    reach: i16[4][4]

    # --- setup (DG-SETUP, DG-SHORT) ----------------------------------------------------------

    def set_up(self, first: int | None) -> None:
        """An empty table before the first decision; chance lays it out, and draws the first seat unless it is named."""
        self.check_blank()
        for cell in range(CELLS):
            self.tile[cell] = EMPTY
        for tile in range(FIRST_START, TILES):
            self.unseen[tile] = tile < FIRST_FOUR or self.players == 4 or self.short_game
        for species, animal in enumerate(self.game.pack.animals):
            self.supply[species] = animal.copies
        for space in range(CRAFT_SPACES):
            self.display[space] = EMPTY
        for craft in range(CRAFTS):
            self.crafts_left[craft] = 1
        for seat in range(self.players):
            self.camp[seat] = CENTRE
            self.hunters[seat] = START_HUNTERS
            self.home[seat][CHIEF] = 1
            self.home[seat][SHAMAN] = 1
            self.home[seat][HUNTER] = START_HUNTERS
            self.dwellings[seat][RAMSHACKLE] = RAMSHACKLES
            for good in range(GOOD_COUNT):
                self.stock[seat][FRESH[good]] = START_GOODS[good]
        self.round = SHORT_START if self.short_game else 1
        self.covered = self.content.cave_tiles
        self.push(ROUND_FRAME, NATURE)
        self.push(SET_UP_FRAME, NATURE)
        if first is None:
            self.push(FIRST_SEAT_FRAME, NATURE)
        else:
            self.first = first
        self.resume()

    def open_cells(self, cells: cython.pointer(i16)) -> void:
        """Mark cells, listed up to EMPTY, that are to get a tile."""
        i: i32 = 0
        while cells[i] != EMPTY:
            self.tile[cells[i]] = OPENED
            i += 1

    def place_start_figures(self) -> void:
        """DG-SETUP-10, DG-SHORT-05: on the horse and the reindeer tile of the block."""
        pack: Tables = self.content
        for cell in range(CELLS):
            tile = self.tile[cell]
            if FIRST_START <= tile < FIRST_PILE and pack.home_of[tile] >= 0:
                self.place_figure(cell, pack.home_of[tile])

    def place_figure(self, cell: i32, species: i32) -> void:
        self.supply[species] -= 1
        self.animal[cell] = species + 1
        self.emit(SPAWNED, NATURE, species, cell)

    def compensate(self) -> void:
        """DG-SETUP-24 to -27: by the place in the turn order of the first round."""
        pack: Tables = self.content
        for place in range(self.players):
            seat = (self.first + place) % self.players
            for good in range(7):
                if pack.compensation[place][good]:
                    self.pay(seat, FRESH[good], pack.compensation[place][good])

    # --- goods and members ---------------------------------------------------------------------

    def gain(self, seat: i32, good: i32, number: i32) -> void:
        """DG-COMP-03, DG-SETUP-29, DG-GATHER-05, -06: goods have no limit, and food enters fresh."""
        if number:
            store = FRESH[good]
            self.stock[seat][store] = counted(self.stock[seat][store] + number)
            self.emit(GAINED, seat, good, number)

    def pay(self, seat: i32, store: i32, number: i32) -> void:
        """DG-COST-13."""
        if number:
            self.stock[seat][store] -= number
            self.emit(PAID, seat, store, number)

    def can_pay(self, seat: i32, cost: cython.pointer(i16), saved: i32) -> bint:
        """DG-EXEC-10: a cost in full; `saved` wood need not be paid (DG-DWELL-07)."""
        own = self.stock[seat]
        for good in range(PAYABLE):
            if own[good] < cost[good] - (saved if good == WOOD else 0):
                return False
        return True

    def pay_cost(self, seat: i32, cost: cython.pointer(i16), saved: i32) -> void:
        for good in range(PAYABLE):
            self.pay(seat, good, max(0, cost[good] - (saved if good == WOOD else 0)))

    def deprive(self, seat: i32, tokens: i32, reason: i32) -> void:
        """DG-COMP-04, DG-COST-12."""
        if tokens:
            self.deprivation[seat] = counted(self.deprivation[seat] + tokens)
            self.emit(DEPRIVED, seat, tokens, reason)

    def at_home(self, seat: i32) -> i32:
        """Members that can be placed, as a mask (DG-PLAN-05)."""
        own = self.home[seat]
        mask: i32 = 0
        if own[CHIEF]:
            mask |= CHIEF_BIT
        if own[SHAMAN]:
            mask |= SHAMAN_BIT
        if own[HUNTER]:
            mask |= HUNTER_BIT
        return mask

    def adults(self, seat: i32) -> i32:
        return 2 + self.hunters[seat]

    def members_home(self, seat: i32) -> i32:
        own = self.home[seat]
        return own[CHIEF] + own[SHAMAN] + own[HUNTER]

    def send_home(self, worker: i32) -> void:
        """DG-EXEC-08."""
        self.home[(worker - 1) // 3][(worker - 1) % 3] += 1

    def hunters_left(self, seat: i32) -> i32:
        """Hunter-gatherers in the seat's supply (DG-COMP-02)."""
        return HUNTERS - self.hunters[seat] - self.newborns[seat]

    def room(self, seat: i32) -> i32:
        """DG-DWELL-12: members that the dwellings house."""
        pack: Tables = self.content
        total: i32 = 0
        for kind in range(3):
            total += self.dwellings[seat][kind] * pack.capacity[kind]
        return total

    # --- the territory: what is where (DG-EXPED-07 to -12) -------------------------------------

    def laid(self, start: i32, end: i32) -> u64:
        """Of the cells from start to end those that have a tile, one bit each."""
        cells: u64 = 0
        bit = ONE << start
        for tile in self.tile[start:end]:
            if tile >= 0:
                cells |= bit
            bit <<= 1
        return cells

    def within(self, start: i32, steps: i32) -> u64:
        """DG-EXPED-07, -08, -12: the tiles that so many steps lead to, over tiles, whoever is on them."""
        reach = COLUMNS * steps
        laid = self.laid(max(0, start - reach), min(CELLS, start + reach + 1))
        found = ONE << start
        for _ in range(steps):
            found |= laid & ((found << 1) & NOT_WEST | (found >> 1) & NOT_EAST | found << COLUMNS | found >> COLUMNS)
        return found

    def rivals(self, seat: i32, tokens: bint) -> u64:
        """The cells with a rival camp or megalith and, if asked for, with a rival long-journey token."""
        cells: u64 = 0
        for other in range(self.players):
            if other == seat:
                continue
            cells |= ONE << self.camp[other]
            for i in range(3):
                if not self.megalith[other][i]:
                    break
                cells |= ONE << (self.megalith[other][i] - 1)
            if tokens and self.journey[other]:
                cells |= ONE << (self.journey[other] - 1)
        return cells

    def range_of(self, seat: i32) -> i32:
        pack: Tables = self.content
        return pack.value[RANGE][self.level[seat][RANGE]]

    def targets(self, seat: i32) -> u64:
        """The cells that an expedition may go to, whatever for.

        DG-EXPED-07, -09, -13, -14: in range and without rivals.
        DG-SHAMAN-18: an own token that was laid in an earlier round counts as in range.
        """
        cells = self.within(self.camp[seat], self.range_of(seat))
        if self.journey[seat] and self.journey_since[seat] < self.round:
            cells |= ONE << (self.journey[seat] - 1)
        return cells & ~self.rivals(seat, True)

    @ccall
    def survey(self) -> void:
        """Note for every seat where its expeditions can go.

        While they plan, only a group that is sent or a token that is laid changes it.
        """
        free: u64 = self.unvisited() if self.phase == PLANNING else 0
        for seat in range(self.players):
            cells: u64 = self.targets(seat) & free if free else 0
            for i in range(4):
                self.reach[seat][i] = cells >> i * TWO_ROWS & (ONE << TWO_ROWS) - 1

    def unvisited(self) -> u64:
        """DG-EXPED-09, -10, -23, DG-GATHER-01, -11: where an expedition has a purpose, and none is yet."""
        pack: Tables = self.content
        cells: u64 = 0
        for cell in range(CELLS):
            tile = self.tile[cell]
            if tile < 0 or self.group_of[cell]:
                continue
            if self.animal[cell] or self.scouting or pack.amount[tile] and self.harvested[cell] < pack.harvests:
                cells |= ONE << cell
        return cells

    def visit(self, seat: i32, cell: i32) -> void:
        """DG-EXPED-09, -10: an expedition is sent to a cell, and no other can be."""
        self.group[cell][ERRAND] = self.errand_at(cell)
        self.group_of[cell] = seat + 1
        for other in range(self.players):
            self.reach[other][cell // TWO_ROWS] &= ~(1 << cell % TWO_ROWS)

    def enter(self, phase: i32) -> void:
        """DG-FLOW-02."""
        planning: bint = self.phase == PLANNING or phase == PLANNING
        self.phase = phase
        if planning:
            self.survey()

    def offer_expeditions(self, seat: i32) -> void:
        """Where a seat with somebody at home can send an expedition to.

        DG-HUNT-01 to -05, -13: all who may hunt, with all tools, would do.
        """
        pack: Tables = self.content
        own = self.home[seat]
        people = own[CHIEF] + own[HUNTER]
        skill = people + own[CHIEF] + self.stock[seat][TOOL]
        for i in range(4):
            cells: i32 = self.reach[seat][i]
            cell: i32 = i * TWO_ROWS
            while cells:
                if cells & 1:
                    species = self.animal[cell] - 1
                    if species < 0 or people >= pack.people[species] and skill >= pack.skill[species]:
                        self.offer(SEND + cell)
                cells >>= 1
                cell += 1

    def errand_at(self, cell: i32) -> i32:
        """What an expedition to a cell is for."""
        if self.animal[cell]:
            return HUNT
        pack: Tables = self.content
        if pack.amount[self.tile[cell]] and self.harvested[cell] < pack.harvests:
            return GATHER
        return SCOUT

    def skill_of(self, cell: i32) -> i32:
        """DG-EXPED-06."""
        group = self.group[cell]
        return 2 * group[CHIEF] + group[SHAMAN] + group[HUNTER] + group[TOOLS]

    def people_of(self, cell: i32) -> i32:
        group = self.group[cell]
        return group[CHIEF] + group[SHAMAN] + group[HUNTER]

    def produced(self, cell: i32, good: i32, end: i32) -> i32:
        """DG-GATHER-02 to -04, DG-HUNT-06 to -08: goods from `good` to `end`, before carrying is applied."""
        pack: Tables = self.content
        total: i32 = 0
        if self.group[cell][ERRAND] == HUNT:
            spoils = pack.spoils[self.animal[cell] - 1]
            for i in range(good, end):
                total += spoils[i]
            return total
        unit = pack.unit[pack.terrain[self.tile[cell]]]
        for i in range(good, end):
            total += unit[i]
        return total * self.skill_of(cell) * pack.amount[self.tile[cell]]

    def carried(self, cell: i32) -> i32:
        """DG-EXPED-15: goods that the expedition on a cell can carry."""
        pack: Tables = self.content
        return self.people_of(cell) * pack.value[CARRYING][self.level[self.group_of[cell] - 1][CARRYING]]

    def yields(self, cell: int) -> list[int]:
        """What the expedition on a cell would bring, by good, before carrying is applied; IndexError without one."""
        self.check_expedition(cell)
        return [self.produced(cell, good, good + 1) for good in range(7)]

    def load_of(self, cell: int) -> int:
        """DG-EXPED-15: how many goods the expedition on a cell can carry; IndexError without one."""
        self.check_expedition(cell)
        return self.carried(cell)

    def check_expedition(self, cell: int) -> None:
        if not 0 <= cell < CELLS or not self.group_of[cell]:
            raise IndexError(f"there is no expedition on cell {cell}")

    # --- 1. planning: who may do what (DG-PLAN; A to H: DG-DWELL to DG-SHAMAN) ------------------

    def can_plan_dwelling(self, seat: i32) -> bint:
        """DG-DWELL-11."""
        own = self.dwellings[seat]
        return own[SIMPLE] + own[STATUS] + self.builders_of(seat) < DWELLING_CELLS

    def builders_of(self, seat: i32) -> i32:
        own = self.builders[seat]
        return own[CHIEF] + own[SHAMAN] + own[HUNTER]

    def crafters(self, seat: i32) -> i32:
        """DG-CRAFT-02, -03: who may plan a craft, as a mask of members."""
        planned: i32 = 0
        chiefs: i32 = 0
        for worker in self.crafter:
            if worker and (worker - 1) // 3 == seat:
                planned += 1
                chiefs += (worker - 1) % 3 == CHIEF
        return self.at_home(seat) & next_by(planned, chiefs)

    def newborns_due(self, seat: i32) -> i32:
        """What the plans of this round will bring (DG-BIRTH-06)."""
        due: i32 = 1 if self.parents_of(seat) else 0
        if self.hut[TWINS] == seat + 1:
            due += 2
        return due

    def can_plan_birth(self, seat: i32) -> bint:
        """DG-BIRTH-01, -02, -06."""
        if self.parents_of(seat) or self.members_home(seat) < 2:
            return False
        return self.hunters_left(seat) > self.newborns_due(seat)

    def painters(self, seat: i32) -> i32:
        """DG-PAINT-03, -04: who may plan a painting."""
        planned: i32 = 0
        chiefs: i32 = 0
        for worker in self.painter:
            if worker and (worker - 1) // 3 == seat:
                planned += 1
                chiefs += (worker - 1) % 3 == CHIEF
        return self.at_home(seat) & next_by(planned, chiefs)

    def free_paintings(self) -> i32:
        """DG-PAINT-01, -02, -09: the painting cells that are turned up and hold nothing and nobody, one bit each."""
        free: i32 = 0
        for tile in range(PAINTING_CELLS // 3):
            if self.revealed[tile]:
                for cell in range(3 * tile, 3 * tile + 3):
                    if not self.cube_of[cell] and not self.painter[cell]:
                        free |= 1 << cell
        for seat in range(self.players):
            if self.superb[seat]:
                free &= ~(1 << (self.superb[seat] - 1))
        return free

    def can_plan_shaman(self, seat: i32, cell: i32, paintings: i32) -> bint:
        """What single actions of the hut ask for when they are planned; `paintings` are those that are free."""
        if cell == TWINS:
            # DG-SHAMAN-23, DG-BIRTH-06
            return self.members_home(seat) >= 2 and self.hunters_left(seat) > self.newborns_due(seat)
        if cell == SUPERB:
            return paintings != 0
        return cell != LONG_JOURNEY or not self.journey_when_planned or self.sites(seat, cell) != 0

    def place_member(self, seat: i32, action: i32, target: i32, member: i32) -> void:
        """One member goes to a place, and the cost of planning falls due."""
        self.home[seat][member] -= 1
        if action == BUILD_DWELLING:
            self.builders[seat][member] += 1
        elif action == MAKE_CRAFT:
            self.crafter[target] = 1 + 3 * seat + member
        elif action == PAINT_CELL:
            self.painter[target] = 1 + 3 * seat + member
        elif action == IMPROVE:
            self.learner[seat][target] = member + 1
        else:
            self.helper[seat] = member + 1
        self.emit(PLANNED, seat, action, self.display[target] if action == MAKE_CRAFT else target, member)
        self.charge(seat, action)

    def charge(self, seat: i32, action: i32) -> void:
        """DG-COST-01 to -05, -11: what planning an action costs in this season."""
        pack: Tables = self.content
        season = (self.round - 1) % 2
        tools = pack.tools_due[action][season]
        hides = pack.hides_due[action][season]
        if tools or hides:
            self.push(COST_FRAME, seat, tools, hides)

    # --- 2. discovering terrain (DG-DISCOVER) ----------------------------------------------------

    def discover(self) -> void:
        """DG-DISCOVER-01 to -05: the empty cells beside a member, a megalith or a camp are to get a tile."""
        for cell in range(CELLS):
            if self.group_of[cell]:
                self.open_beside(cell)
        for seat in range(self.players):
            self.open_beside(self.camp[seat])
            for i in range(3):
                if self.megalith[seat][i]:
                    self.open_beside(self.megalith[seat][i] - 1)

    def open_beside(self, cell: i32) -> void:
        pack: Tables = self.content
        for way in range(4):
            beside = pack.beside[cell][way]
            if beside != EMPTY and self.tile[beside] == EMPTY:
                self.tile[beside] = OPENED

    def next_opened(self) -> i32:
        """DG-DISCOVER-05: row by row from the top, left to right; EMPTY when all have their tile."""
        for cell in range(CELLS):
            if self.tile[cell] == OPENED:
                return cell
        return EMPTY

    # --- 3. executing (DG-EXEC; A to H: DG-DWELL to DG-SHAMAN) --------------------------------------

    def can_build(self, seat: i32, by_chief: i32, kind: i32, covering: i32) -> bint:
        """DG-DWELL-05 to -07, -09 to -11, DG-FEED-15."""
        own = self.builders[seat]
        if not (own[CHIEF] if by_chief else own[SHAMAN] + own[HUNTER]):
            return False
        huts = self.dwellings[seat]
        if covering:
            if not huts[RAMSHACKLE]:
                return False
        elif huts[SIMPLE] + huts[STATUS] + huts[RAMSHACKLE] == DWELLING_CELLS:
            return False
        pack: Tables = self.content
        if covering and self.adult_overflow == FORBID_BUILD:
            room = self.room(seat) - pack.capacity[RAMSHACKLE] + pack.capacity[kind]
            if room < self.adults(seat) and pack.capacity[kind] < pack.capacity[RAMSHACKLE]:
                return False
        return self.can_pay(seat, pack.dwelling_cost[kind], by_chief)

    def bear(self, seat: i32, children: i32) -> i32:
        """DG-BIRTH-04, -06: as far as the supply goes."""
        born = min(children, self.hunters_left(seat))
        self.newborns[seat] += born
        self.emit(BORN, seat, born)
        return born

    def come_home(self, cell: i32) -> void:
        """DG-EXEC-08, DG-EXPED-17: members return, the tools are spent."""
        seat = self.group_of[cell] - 1
        for member in range(3):
            self.home[seat][member] += self.group[cell][member]
        for i in range(5):
            self.group[cell][i] = 0
        self.group_of[cell] = 0

    def arrive(self, seat: i32, cell: i32) -> void:
        """DG-GATHER-08 to -12, DG-HUNT-10 to -12: the tile is depleted, or the figure goes into memory."""
        errand = self.group[cell][ERRAND]
        self.emit(RETURNED, seat, cell, errand)
        self.come_home(cell)
        if errand == GATHER:
            self.harvested[cell] += 1
            self.emit(DEPLETED, seat, cell, self.harvested[cell])
            return
        species = self.animal[cell] - 1
        self.animal[cell] = 0
        self.emit(HUNTED, seat, species, cell)
        own = self.memory[seat]
        if own[0] + own[1] + own[2] + own[3] < MEMORY:
            own[species] += 1
        else:
            self.push(MEMORY_FRAME, seat, species)

    def paint(self, seat: i32, cell: i32, cubes: i32) -> void:
        """DG-PAINT-06, DG-SHAMAN-13, -14: a cube for each figure, which returns to the supply."""
        pack: Tables = self.content
        species = pack.species_at[cell]
        self.memory[seat][species] -= cubes
        self.supply[species] += cubes
        self.cube_of[cell] = seat + 1
        self.cubes[cell] = cubes
        self.emit(PAINTED, seat, cell, cubes)

    def can_raise(self, seat: i32, ability: i32) -> bint:
        """DG-ABIL-03, -04."""
        level = self.level[seat][ability]
        if level == 2:
            return False
        pack: Tables = self.content
        return self.can_pay(seat, pack.step_cost[ability][level], 0)

    def raise_ability(self, seat: i32, ability: i32) -> void:
        pack: Tables = self.content
        self.pay_cost(seat, pack.step_cost[ability][self.level[seat][ability]], 0)
        self.level[seat][ability] += 1
        self.emit(RAISED, seat, ability, self.level[seat][ability])

    def can_forge(self, seat: i32, recipe: i32) -> bint:
        """DG-ABIL-11, -12."""
        pack: Tables = self.content
        return recipe <= self.level[seat][TOOLMAKING] and self.can_pay(seat, pack.recipe_cost[recipe], 0)

    def forge(self, seat: i32, recipe: i32) -> void:
        pack: Tables = self.content
        self.pay_cost(seat, pack.recipe_cost[recipe], 0)
        self.gain(seat, TOOL, pack.recipe_tools[recipe])

    def hut_cell_of(self, seat: i32) -> i32:
        """The hut cell with the seat's shaman; EMPTY if it is elsewhere."""
        for cell in range(8):
            if self.hut[cell] == seat + 1:
                return cell
        return EMPTY

    def sites(self, seat: i32, hut_cell: i32) -> u64:
        """DG-SHAMAN-17, -22, -31 to -33: where a long-journey token, or a megalith, can go."""
        if hut_cell == LONG_JOURNEY:
            return self.laid(0, CELLS) & ~self.rivals(seat, False)
        return self.within(self.camp[seat], self.range_of(seat)) & ~self.rivals(seat, True)

    def places_piece(self, cell: i32) -> bint:
        """Whether a hut action puts something on the map when it is executed (DG-SHAMAN-38)."""
        return cell >= MENHIR or cell == LONG_JOURNEY and not self.journey_when_planned

    def must_wait(self, seat: i32) -> bint:
        """DG-EXEC-06: played at the same time, pieces are placed in turn order all the same."""
        if not self.simultaneous:
            return False
        cell = self.hut_cell_of(seat)
        if cell == EMPTY or not self.places_piece(cell):
            return False
        for i in range(self.players):
            other = (self.first + i) % self.players
            if other == seat:
                return False
            pending = self.hut_cell_of(other)
            if pending != EMPTY and self.places_piece(pending):
                return True
        return False

    def can_invoke(self, seat: i32) -> bint:
        """DG-SHAMAN-07 to -09, -15, -38: the shaman's action can be paid and carried out now."""
        cell = self.hut_cell_of(seat)
        if cell == EMPTY or self.must_wait(seat):
            return False
        pack: Tables = self.content
        if cell >= MENHIR:
            return self.can_pay(seat, pack.hut_cost[cell], 0) and self.sites(seat, cell) != 0
        if not self.can_offer(seat, cell):
            return False
        if cell == SUPERB:
            return self.memory[seat][pack.species_at[self.superb[seat] - 1]] > 0
        return cell != LONG_JOURNEY or self.journey_when_planned or self.sites(seat, cell) != 0

    def can_offer(self, seat: i32, cell: i32) -> bint:
        pack: Tables = self.content
        for good in range(PAYABLE):
            if pack.offering[cell][good] and self.stock[seat][good]:
                return True
        return False

    def leave_hut(self, seat: i32, cell: i32) -> void:
        """The shaman and, for twins, the other member return."""
        self.hut[cell] = 0
        self.home[seat][SHAMAN] += 1
        if self.helper[seat]:
            self.home[seat][self.helper[seat] - 1] += 1
            self.helper[seat] = 0

    def place_megalith(self, seat: i32, cell: i32) -> void:
        """DG-SHAMAN-31 to -37; a seat's megaliths are alike, and kept in the order of their cells."""
        held = cell + 1
        own = self.megalith[seat]
        for i in range(3):
            if own[i] == 0 or own[i] > held:
                other = own[i]
                own[i] = held
                held = other
                if held == 0:
                    break

    def fail_shaman(self, seat: i32, cell: i32) -> void:
        """DG-SHAMAN-09, -10, -16."""
        self.emit(SHAMAN_FAILED, seat, cell)
        self.leave_hut(seat, cell)
        if cell == SUPERB:
            self.superb[seat] = 0
        if cell == LONG_JOURNEY:
            self.end_journey(seat)
        self.deprive(seat, 1, SHAMAN_WASTED)

    def end_journey(self, seat: i32) -> void:
        if self.journey[seat]:
            self.emit(JOURNEY_ENDED, seat, self.journey[seat] - 1)
            self.journey[seat] = 0
            self.journey_since[seat] = 0

    def drop_plans(self, seat: i32) -> void:
        """DG-PLAN-13, -14, DG-EXEC-02: what is left undone is lost, and only the shaman's time costs a token."""
        if self.members_home(seat) == self.adults(seat):
            return
        for member in range(3):
            for _ in range(self.builders[seat][member]):
                self.emit(DROPPED, seat, BUILD_DWELLING, 0, member)
            self.home[seat][member] += self.builders[seat][member]
            self.builders[seat][member] = 0
        for space in range(CRAFT_SPACES):
            worker = self.crafter[space]
            if worker and (worker - 1) // 3 == seat:
                self.emit(DROPPED, seat, MAKE_CRAFT, self.display[space])
                self.send_home(worker)
                self.crafter[space] = 0
        if self.parents_of(seat):
            self.emit(DROPPED, seat, GIVE_BIRTH)
            self.return_parents(seat)
        for cell in range(CELLS):
            if self.group_of[cell] == seat + 1:
                self.emit(DROPPED, seat, self.group[cell][ERRAND], cell)
                self.come_home(cell)
        for cell in range(PAINTING_CELLS):
            worker = self.painter[cell]
            if worker and (worker - 1) // 3 == seat:
                self.emit(DROPPED, seat, PAINT_CELL, cell)
                self.send_home(worker)
                self.painter[cell] = 0
        for ability in range(3):
            if self.learner[seat][ability]:
                self.emit(DROPPED, seat, IMPROVE, ability)
                self.return_learner(seat, ability)
        cell = self.hut_cell_of(seat)
        if cell != EMPTY:
            self.fail_shaman(seat, cell)

    def parents_of(self, seat: i32) -> i32:
        own = self.parents[seat]
        return own[CHIEF] + own[SHAMAN] + own[HUNTER]

    def return_parents(self, seat: i32) -> void:
        for member in range(3):
            self.home[seat][member] += self.parents[seat][member]
            self.parents[seat][member] = 0

    def return_learner(self, seat: i32, ability: i32) -> void:
        self.home[seat][self.learner[seat][ability] - 1] += 1
        self.learner[seat][ability] = 0

    # --- 4. migration (DG-MIGRATE) -------------------------------------------------------------------

    def migrate(self) -> void:
        """DG-MIGRATE-01, -04, -05, -14, -17: once each, in the order of the arrow, which then moves on."""
        pack: Tables = self.content
        for i in range(CELLS):
            cell = pack.sweep[self.arrow][i]
            if 0 < self.animal[cell] < LYING:
                self.migrate_from(cell)
        for cell in range(CELLS):
            if self.animal[cell]:
                self.animal[cell] -= LYING
        self.arrow = (self.arrow + 1) % ARROW_SLOTS
        self.emit(ARROW_MOVED, NATURE, self.arrow)

    def migrate_from(self, cell: i32) -> void:
        """DG-MIGRATE-02, -03, -06 to -11: along its line, and on until a tile without a figure is reached."""
        pack: Tables = self.content
        figure = self.animal[cell]
        way = self.way_of(cell)
        steps = pack.steps[figure - 1]
        self.animal[cell] = 0
        target: i32 = cell
        while steps > 0 or self.animal[target]:
            target = pack.onward[target][way]
            while self.tile[target] < 0:
                target = pack.onward[target][way]
            steps -= 1
        self.animal[target] = figure + LYING
        self.emit(MIGRATED, NATURE, figure - 1, cell, target)

    def way_of(self, cell: i32) -> i32:
        """DG-SETUP-06, -09: the arrow of the tile as it lies."""
        pack: Tables = self.content
        return self.centre_arrow if self.tile[cell] == CENTRE_TILE else pack.arrow_of[self.tile[cell]]

    # --- 5. the end of the round: feeding (DG-FEED) ----------------------------------------------------

    def spoil(self, seat: i32) -> void:
        """DG-FEED-07, -08."""
        own = self.stock[seat]
        if own[PLANT3] or own[MEAT3]:
            self.emit(SPOILED, seat, own[PLANT3], own[MEAT3])
        own[PLANT3] = own[PLANT2]
        own[PLANT2] = own[PLANT1]
        own[PLANT1] = 0
        own[MEAT3] = own[MEAT2]
        own[MEAT2] = 0

    def house(self, seat: i32) -> void:
        """DG-FEED-12, -13, -15: newborns as far as there is room; the chief and the shaman are never lost."""
        free = self.room(seat) - self.adults(seat)
        housed = min(self.newborns[seat], max(free, 0))
        if self.newborns[seat]:
            self.emit(HOUSED, seat, housed, self.newborns[seat] - housed)
        self.newborns[seat] = 0
        self.hunters[seat] += housed
        self.home[seat][HUNTER] += housed
        if free < 0 and self.adult_overflow == LOSE_HUNTERS:
            lost = min(-free, self.hunters[seat])
            self.hunters[seat] -= lost
            self.home[seat][HUNTER] -= lost
            self.emit(LOST, seat, lost)

    # --- objectives (DG-GOAL) --------------------------------------------------------------------------

    def award_objectives(self) -> void:
        """DG-GOAL-01 to -07: the first and the second round in which somebody meets a tile."""
        for objective in range(OBJECTIVES):
            if not self.objective[objective] or self.objective_rounds[objective] == 2:
                continue
            place = self.objective_rounds[objective] + 1
            for seat in range(self.players):
                if not self.goal[seat][objective] and self.meets(seat, objective):
                    self.goal[seat][objective] = place
                    self.objective_rounds[objective] = place
                    self.emit(OBJECTIVE_MET, seat, objective, place)

    def meets(self, seat: i32, objective: i32) -> bint:
        pack: Tables = self.content
        for metric in range(METRIC_COUNT):
            if pack.least[objective][metric] and self.metric(seat, metric) < pack.least[objective][metric]:
                return False
        return True

    def measure(self, seat: int, metric: int) -> int:
        """How far a seat is with one of board.METRICS; IndexError for a seat or a metric that there is not."""
        if not 0 <= seat < self.players or not 0 <= metric < METRIC_COUNT:
            raise IndexError(f"there is no seat {seat} or no metric {metric}")
        return self.metric(seat, metric)

    def metric(self, seat: i32, metric: i32) -> i32:
        """DG-GOAL-08 to -15: one of board.METRICS."""
        if metric == MEMBERS_METRIC:
            return self.adults(seat)
        if metric == SHAMAN_METRIC:
            return self.hut_cubes(seat, 0)
        if metric == DWELLING_METRIC:
            return self.dwelling_points(seat)
        if metric == SPECIES_METRIC:
            return self.species_painted(seat, 0, SPECIES_COUNT)
        if metric == MASTERY_METRIC:
            own = self.level[seat]
            return (own[RANGE] == 2) + (own[CARRYING] == 2) + (own[TOOLMAKING] == 2)
        if metric == CRAFT_METRIC:
            count: i32 = 0
            for craft in range(CRAFTS):
                count += self.craft_of[craft] == seat + 1
            return count
        if metric == MEGALITH_METRIC:
            return self.hut_cubes(seat, MENHIR)
        if metric == BIRTH_METRIC:
            return self.births[seat]
        if metric == WARM_METRIC:
            return self.species_painted(seat, 0, 2)
        if metric == COLD_METRIC:
            return self.species_painted(seat, 2, SPECIES_COUNT)
        return self.dwellings[seat][STATUS]

    def hut_cubes(self, seat: i32, start: i32) -> i32:
        count: i32 = 0
        for cell in range(start, 8):
            count += self.done[seat][cell]
        return count

    def species_painted(self, seat: i32, start: i32, end: i32) -> i32:
        """How many of the species from start to end have a cube of the seat."""
        pack: Tables = self.content
        found: i32 = 0
        for cell in range(PAINTING_CELLS):
            if self.cube_of[cell] == seat + 1:
                found |= 1 << pack.species_at[cell]
        count: i32 = 0
        for species in range(start, end):
            count += found >> species & 1
        return count

    # --- animals appear, camps move (DG-SPAWN, DG-CAMP) --------------------------------------------------

    def add_animals(self) -> void:
        """DG-SPAWN-01 to -07: on the tiles of the season that have no figure, in the order of the arrow."""
        pack: Tables = self.content
        season = (self.round - 1) % 2
        for i in range(CELLS):
            cell = pack.sweep[self.arrow][i]
            tile = self.tile[cell]
            if tile < 0 or self.animal[cell]:
                continue
            species = pack.home_of[tile]
            if species >= 0 and SEASON_OF[species] == season and self.supply[species]:
                self.place_figure(cell, species)

    def camp_targets(self, seat: i32) -> u64:
        """DG-CAMP-02 to -08: the cells that the camp can move to; it can always stay."""
        here = ONE << self.camp[seat]
        cells = self.within(self.camp[seat], CAMP_STEPS) & ~self.rivals(seat, True)
        return cells & ~(ONE << CENTRE) | here

    def end_journeys(self) -> void:
        """DG-SHAMAN-20: tokens laid before the round that ends; the ring has moved on already."""
        for seat in range(self.players):
            if self.journey[seat] and self.journey_since[seat] < self.round - 1:
                self.end_journey(seat)

    def pass_marker(self) -> void:
        """DG-FIRST-01, -02."""
        if not self.marker_taken:
            self.first = (self.first + 1) % self.players
            self.emit(MARKER_PASSED, self.first)
        self.marker_taken = 0

    # --- the score (DG-SCORE) ----------------------------------------------------------------------------

    @ccall
    def points(self, seat: i32) -> i32:
        """What a seat would score if the game ended now; after the end, what it scored."""
        if seat < 0 or seat >= self.players:
            raise IndexError(f"there is no seat {seat}")
        pack: Tables = self.content
        total: i32 = self.adults(seat) + self.dwelling_points(seat) - 2 * self.deprivation[seat]
        for craft in range(CRAFTS):
            if self.craft_of[craft] == seat + 1:
                total += pack.craft_vp[craft]
        for cell in range(MENHIR, 8):
            total += self.done[seat][cell] * pack.hut_vp[cell]
        for objective in range(OBJECTIVES):
            total += OBJECTIVE_POINTS[self.goal[seat][objective]]
        for cell in range(PAINTING_CELLS):
            if self.cube_of[cell] == seat + 1:
                total += self.cubes[cell] * pack.worth[pack.species_at[cell]]
        for row in range(3):
            total += self.row_points(seat, row)
        return total

    def dwelling_points(self, seat: i32) -> i32:
        """DG-SCORE-02."""
        pack: Tables = self.content
        total: i32 = 0
        for kind in range(3):
            total += self.dwellings[seat][kind] * pack.dwelling_vp[kind]
        return total

    def row_points(self, seat: i32, row: i32) -> i32:
        """DG-SCORE-07 to -11."""
        own = self.cubes_in_row(seat, row)
        if own == 0:
            return 0
        ahead: i32 = 0
        counts: i32 = 0  # the different numbers of cubes of those ahead, one bit each
        for other in range(self.players):
            cubes = self.cubes_in_row(other, row)
            if cubes > own:
                if self.ties_skip or not counts >> cubes & 1:
                    ahead += 1
                counts |= 1 << cubes
        if ahead == 0:
            return MOST_POINTS
        return SECOND_POINTS if ahead == 1 else 0

    def cubes_in_row(self, seat: i32, row: i32) -> i32:
        total: i32 = 0
        for painting in range(PAINTINGS):
            if self.cube_of[3 * painting + row] == seat + 1:
                total += self.cubes[3 * painting + row]
        return total

    def scores(self) -> list[int]:
        """The points of each seat: as if the game ended now, final after it."""
        return [self.points(seat) for seat in range(self.players)]

    def tie_breaks(self) -> list[int]:
        """DG-SCORE-14, -15: a thousand for each good and food left, less one for each token."""
        return [
            1000 * sum(self.stock[seat][store] for store in range(10)) - self.deprivation[seat]
            for seat in range(self.players)
        ]

    def finish(self) -> void:
        """DG-FLOW-06, DG-REFILL-02."""
        while self.depth >= 0:
            self.pop()
        self.over = BY_ROUNDS
        self.emit(GAME_OVER, NATURE, BY_ROUNDS)

    # --- what a seat cannot know (DG-HIDDEN) -------------------------------------------------------------

    def redraw(self, seat: i32, source: Source) -> State:
        """A copy: what is face down has no order in a state, so there is nothing to draw anew."""
        return self.copied()


def next_by(planned: i32, chiefs: i32) -> i32:
    """DG-CRAFT-02, DG-PAINT-03: who may plan the next one, as a mask; one of two is the chief."""
    if planned == 0:
        return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT
    if planned == 1:
        return SHAMAN_BIT | HUNTER_BIT if chiefs else CHIEF_BIT
    return 0


def feeds(need: i32, plants: i32, meat: i32, mixed: bint) -> bint:
    """DG-FEED-03 to -05: can so much food be eaten exactly, no unit of it needlessly?

    Half a meat is lost only where no plant is eaten at all (`mixed`: one was).
    """
    if need >= 0 and max(0, (need - plants + 1) // 2) <= min(meat, need // 2):
        return True
    return not mixed and need >= -1 and need % 2 != 0 and (need + 1) // 2 <= meat


# --- setup: chance turns faces up (DG-SETUP, DG-SHORT) --------------------------------------------


class SetUp(Decision):
    """Main set-up in the order of the rulebook, then compensation, then the purchases of the short game."""

    def settle(self, table: Doggerland) -> bint:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = stage + 1
        if stage == 0:
            table.tile[CENTRE] = CENTRE_TILE
            table.push(TURN_CENTRE_FRAME, table.first if table.centre_chosen else NATURE)
        elif stage == 1:
            table.open_cells(pack.block)
            table.push(LAY_TILE_FRAME, NATURE, FROM_START)
        elif stage == 2:
            table.place_start_figures()
            if table.short_game:
                table.open_cells(pack.cross)
                table.push(LAY_TILE_FRAME, NATURE, FROM_FOUR)
        elif stage == 3:
            table.push(DRAW_OBJECTIVE_FRAME, NATURE, OPEN_OBJECTIVES)
        elif stage == 4:
            table.push(REVEAL_FRAME, NATURE, table.round)
        elif stage == 5:
            table.push(SET_ARROW_FRAME, table.first if table.arrow_chosen else NATURE)
        elif stage == 6:
            table.push(DEAL_CRAFT_FRAME, NATURE, pack.open_crafts)
        else:
            table.pop()
            table.compensate()
            if table.short_game:
                table.emit(PART_STARTED, NATURE)
                for i in range(table.players - 1, -1, -1):
                    table.push(BUY_FRAME, (table.first + i) % table.players)
        return True


class FirstSeat(Lot):
    """DG-SETUP-31: who begins is drawn by lot."""

    def options(self, state: State) -> void:
        state.offer_range(FIRST, state.players)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.first = option - FIRST
        table.pop()
        table.emit(FIRST_SEAT, table.first)


class TurnCentre(Lot):
    """DG-SETUP-06: which way the centre tile lies; drawn, or chosen by the first player."""

    def options(self, state: State) -> void:
        state.offer_range(CENTRE_TURNED if state.agenda[state.depth][SEAT] == NATURE else TURN_CENTRE, 4)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.centre_arrow = option - (CENTRE_TURNED if option >= CENTRE_TURNED else TURN_CENTRE)
        table.emit(CENTRE_SET, table.agenda[table.depth][SEAT], table.centre_arrow)
        table.pop()


class LayTile(Lot):
    """DG-SETUP-08, DG-SHORT-03, -04, DG-DISCOVER-01, -05, -08: a tile for each opened cell, any that may lie there."""

    def settle(self, table: Doggerland) -> bint:
        cell = table.next_opened()
        if cell != EMPTY and self.any_left(table):
            return False
        for left in range(CELLS):
            if table.tile[left] == OPENED:
                table.tile[left] = EMPTY
        table.pop()
        return True

    def lowest(self, table: Doggerland) -> i32:
        return FIRST_FOUR if table.agenda[table.depth][SET] == FROM_FOUR else FIRST_START

    def beyond(self, table: Doggerland) -> i32:
        return FIRST_PILE if table.agenda[table.depth][SET] == FROM_START else TILES

    def any_left(self, table: Doggerland) -> bint:
        for tile in range(self.lowest(table), self.beyond(table)):
            if table.unseen[tile]:
                return True
        return False

    def fits_cross(self, table: Doggerland, cell: i32, tile: i32) -> bint:
        """DG-SHORT-04: animals lie opposite animals, resources opposite resources."""
        pack: Tables = table.content
        i: i32 = 0
        while pack.cross[i] != EMPTY:
            other = table.tile[pack.cross[i]]
            if other >= 0:
                alike: bint = (pack.home_of[other] >= 0) == (pack.home_of[tile] >= 0)
                opposite: bint = pack.cross[i] + cell == 2 * CENTRE
                if alike != opposite:
                    return False
            i += 1
        return True

    def options(self, table: Doggerland) -> void:
        cell = table.next_opened()
        cross: bint = table.agenda[table.depth][SET] == FROM_FOUR
        tiles: u64 = 0
        for tile in range(self.lowest(table), self.beyond(table)):
            if table.unseen[tile] and (not cross or self.fits_cross(table, cell, tile)):
                tiles |= ONE << tile
        return table.offer_bits(LAY, tiles)

    def apply(self, table: Doggerland, option: i32) -> void:
        """DG-DISCOVER-06: a new tile has no figure yet."""
        cell = table.next_opened()
        table.tile[cell] = option - LAY
        table.unseen[option - LAY] = 0
        table.emit(TILE_LAID, NATURE, option - LAY, cell)


class SetArrow(Lot):
    """DG-SETUP-16: where the priority arrow starts; drawn, or chosen by the first player."""

    def options(self, state: State) -> void:
        state.offer_range(ARROW_SET if state.agenda[state.depth][SEAT] == NATURE else SET_ARROW, ARROW_SLOTS)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.arrow = option - (ARROW_SET if option >= ARROW_SET else SET_ARROW)
        table.emit(ARROW_MOVED, table.agenda[table.depth][SEAT], table.arrow)
        table.pop()


class DrawObjective(Lot):
    """DG-SETUP-11."""

    def options(self, table: Doggerland) -> void:
        for objective in range(OBJECTIVES):
            if not table.objective[objective]:
                table.offer(DRAW_OBJECTIVE + objective)

    def apply(self, table: Doggerland, option: i32) -> void:
        table.objective[option - DRAW_OBJECTIVE] = 1
        table.emit(OBJECTIVE_DRAWN, NATURE, option - DRAW_OBJECTIVE)
        table.count_down(COUNT)


class Reveal(Lot):
    """DG-SETUP-12, -13, DG-REFILL-03, -04, DG-SHORT-06: the next painting tile, any that nobody has seen."""

    def options(self, table: Doggerland) -> void:
        for painting in range(PAINTINGS):
            if not table.revealed[painting]:
                table.offer(REVEAL + painting)

    def apply(self, table: Doggerland, option: i32) -> void:
        pack: Tables = table.content
        table.revealed[option - REVEAL] = pack.cave_tiles - table.covered + 1
        table.covered -= 1
        table.emit(PAINTING_REVEALED, NATURE, option - REVEAL)
        table.count_down(COUNT)


class DealCraft(Lot):
    """DG-SETUP-17, DG-REFILL-05: a craft for the first empty space."""

    def options(self, table: Doggerland) -> void:
        for craft in range(CRAFTS):
            if table.crafts_left[craft]:
                table.offer(DEAL + craft)

    def apply(self, table: Doggerland, option: i32) -> void:
        space: i32 = 0
        while table.display[space] != EMPTY:
            space += 1
        table.display[space] = option - DEAL
        table.crafts_left[option - DEAL] = 0
        table.emit(CRAFT_DEALT, NATURE, option - DEAL, space)
        table.count_down(COUNT)


class Buy(Decision):
    """DG-SHORT-07, -08: one level of one ability before the short game."""

    def settle(self, table: Doggerland) -> bint:
        seat = table.agenda[table.depth][SEAT]
        if table.can_raise(seat, RANGE) or table.can_raise(seat, CARRYING) or table.can_raise(seat, TOOLMAKING):
            return False
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        for ability in range(3):
            if table.can_raise(seat, ability):
                table.offer(RAISE + ability)
        table.offer(DONE)

    def apply(self, table: Doggerland, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        if option != DONE:
            table.raise_ability(seat, option - RAISE)
        table.emit(TURN_ENDED, seat)


# --- the round (DG-FLOW, DG-REFILL) ---------------------------------------------------------------


class Round(Decision):
    """DG-FLOW-02, DG-REFILL-01, -02: five phases, the last of them in eight steps."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = (stage + 1) % 8
        if stage == 0:
            table.enter(PLANNING)
            table.emit(ROUND_STARTED, table.first, table.round)
            table.push(PLAN_FRAME, table.first)
        elif stage == 1:
            table.enter(DISCOVERY)
            for seat in range(table.players):
                table.passed[seat] = 0
            table.emit(DISCOVERY_STARTED, NATURE)
            table.discover()
            table.push(LAY_TILE_FRAME, NATURE, FROM_PILE)
        elif stage == 2:
            table.enter(EXECUTION)
            for seat in range(table.players):
                # DG-EXEC-11
                table.finished[seat] = table.members_home(seat) == table.adults(seat)
            table.push(EXECUTE_FRAME, table.first)
        elif stage == 3:
            for seat in range(table.players):
                table.finished[seat] = 0
            table.enter(MIGRATION)
            table.migrate()
            table.enter(ROUND_END)
            for i in range(table.players - 1, -1, -1):
                seat = (table.first + i) % table.players
                table.push(FEED_FRAME, seat, table.adults(seat))
        elif stage == 4:
            table.award_objectives()
            if table.round == ROUNDS:
                table.finish()
                return True
            table.round += 1
            table.add_animals()
            if table.covered:
                table.push(REVEAL_FRAME, NATURE, 1)
        elif stage == 5:
            self.refill_crafts(table)
        elif stage == 6:
            if table.journey_off_early:
                table.end_journeys()
            for i in range(table.players - 1, -1, -1):
                table.push(CAMP_FRAME, (table.first + i) % table.players)
        else:
            table.end_journeys()
            table.pass_marker()
        return True

    def refill_crafts(self, table: Doggerland) -> void:
        """DG-REFILL-05, -06."""
        pack: Tables = table.content
        due: i32 = pack.open_crafts
        for space in range(CRAFT_SPACES):
            if table.display[space] != EMPTY:
                due -= 1
        left: i32 = 0
        for craft in range(CRAFTS):
            left += table.crafts_left[craft]
        if min(due, left) > 0:
            table.push(DEAL_CRAFT_FRAME, NATURE, min(due, left))


# --- 1. planning actions (DG-PLAN) ----------------------------------------------------------------


class Plan(Decision):
    """1. Planning: one action in a turn, or pass for the round."""

    def settle(self, table: Doggerland) -> bint:
        """DG-PLAN-01 to -03, -12: whoever has nobody left passes; the phase ends when all have."""
        frame = table.agenda[table.depth]
        if frame[ACTED]:
            table.emit(TURN_ENDED, frame[ACTED] - 1)
            frame[ACTED] = 0
        for i in range(table.players):
            seat = (frame[SEAT] + i) % table.players
            if table.passed[seat]:
                continue
            if table.at_home(seat):
                frame[SEAT] = seat
                return False
            table.passed[seat] = 1
            table.emit(PASSED, seat, 1)
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.offer(PASS)
        if table.can_plan_dwelling(seat):
            table.offer(DWELLING)
        if table.crafters(seat):
            self.offer_crafts(table)
        if table.can_plan_birth(seat):
            table.offer(BIRTH)
        table.offer_expeditions(seat)
        paintings = table.free_paintings()
        if paintings and table.painters(seat):
            table.offer_bits(PAINT, paintings)
        for ability in range(3):
            # DG-ABIL-02, -16
            if not table.learner[seat][ability] and (ability == TOOLMAKING or table.level[seat][ability] < 2):
                table.offer(ABILITY + ability)
        if table.home[seat][SHAMAN]:
            # DG-SHAMAN-01, -03, -04
            for cell in range(8):
                if not table.hut[cell] and not table.done[seat][cell] and table.can_plan_shaman(seat, cell, paintings):
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
        frame[SEAT] = (seat + 1) % table.players
        if option == PASS:
            table.passed[seat] = 1
            table.emit(PASSED, seat, 0)
        elif option == DWELLING:
            table.push(MEMBER_FRAME, seat, BUILD_DWELLING)
        elif option < BIRTH:
            table.push(MEMBER_FRAME, seat, MAKE_CRAFT, space_of(table, option - CRAFT))
        elif option == BIRTH:
            table.push(PARENTS_FRAME, seat)
        elif option < PAINT:
            cell = option - SEND
            table.visit(seat, cell)
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


def space_of(table: Doggerland, craft: i32) -> i32:
    """Where a craft lies on show."""
    space: i32 = 0
    while table.display[space] != craft:
        space += 1
    return space


class Member(Decision):
    """DG-PLAN-09, -10: which member is placed, where more than one kind could be."""

    def mask(self, table: Doggerland) -> i32:
        frame = table.agenda[table.depth]
        if frame[ACTION] == MAKE_CRAFT:
            return table.crafters(frame[SEAT])
        if frame[ACTION] == PAINT_CELL:
            return table.painters(frame[SEAT])
        if frame[ACTION] == USE_SHAMAN:
            return table.at_home(frame[SEAT]) & (CHIEF_BIT | HUNTER_BIT)
        return table.at_home(frame[SEAT])

    def settle(self, table: Doggerland) -> bint:
        mask = self.mask(table)
        if mask & (mask - 1):
            return False
        self.place(table, mask >> 1)  # CHIEF, SHAMAN or HUNTER for the bits 1, 2 and 4
        return True

    def options(self, table: Doggerland) -> void:
        mask = self.mask(table)
        for member in range(3):
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
        table.place_member(seat, action, target, member)


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
        pack: Tables = table.content
        species = table.animal[frame[CELL]] - 1
        tools = table.stock[frame[SEAT]][TOOL]
        people = pack.people[species]
        skill = pack.skill[species]
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

    def base(self, table: Doggerland) -> i32:
        """The option of sending none of what the step asks for."""
        step = table.agenda[table.depth][STEP]
        if step == CHIEF:
            return LEAD
        if step == SHAMAN:
            return ACCOMPANY
        return SEND_HUNTERS if step == HUNTER else SEND_TOOLS

    def options(self, table: Doggerland) -> void:
        least = self.least(table)
        table.offer_range(self.base(table) + least, self.most(table) - least + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.send(table, option - self.base(table))

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
        members = group[CHIEF] + 2 * group[SHAMAN] + 4 * group[HUNTER]
        table.emit(SENT, seat, cell, group[ERRAND], members + 64 * number)
        table.charge(seat, HUNT if group[ERRAND] == HUNT else GATHER)


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


class CaveToken(Decision):
    """DG-SHAMAN-12: the shaman token of a superb painting."""

    def options(self, table: Doggerland) -> void:
        table.offer_bits(PAINT, table.free_paintings())

    def apply(self, table: Doggerland, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.superb[seat] = option - PAINT + 1
        table.emit(TOKEN_LAID, seat, option - PAINT)


class Site(Decision):
    """DG-SHAMAN-17, -21, -22, -31 to -36: where the long-journey token or the megalith goes."""

    def options(self, table: Doggerland) -> void:
        frame = table.agenda[table.depth]
        table.offer_bits(SITE, table.sites(frame[SEAT], frame[HUT_CELL]))

    def apply(self, table: Doggerland, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        hut_cell = frame[HUT_CELL]
        cell = option - SITE
        table.pop()
        if hut_cell == LONG_JOURNEY:
            table.journey[seat] = cell + 1
            table.journey_since[seat] = table.round
            table.emit(JOURNEY_PLACED, seat, cell)
            table.survey()
        else:
            table.place_megalith(seat, cell)
            table.emit(MEGALITH_BUILT, seat, cell, hut_cell)


# --- 3. executing actions (DG-EXEC) -----------------------------------------------------------------


class Execute(Decision):
    """3. Executing: the own actions in any order, each completely, until the seat says that it is finished."""

    def settle(self, table: Doggerland) -> bint:
        """DG-EXEC-02 to -04: seat by seat in turn order; played at the same time, an action each in laps."""
        frame = table.agenda[table.depth]
        if table.simultaneous:
            return self.settle_lap(table)
        for i in range(table.players):
            seat = (table.first + i) % table.players
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
        for i in range(1, table.players + 1):
            seat = (frame[SEAT] + i) % table.players
            if table.finished[seat]:
                continue
            if table.members_home(seat) == table.adults(seat) - 1 and table.must_wait(seat):
                continue
            frame[SEAT] = seat
            frame[ACTED] = 0
            return False
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        if table.members_home(seat) == table.adults(seat):
            table.offer(FINISH)
            return
        if table.builders_of(seat):
            for way in range(8):
                if table.can_build(seat, way >> 2, STATUS if way & 2 else SIMPLE, way & 1):
                    table.offer(BUILD + way)
        self.offer_crafts(table, seat)
        if table.parents_of(seat):
            table.offer(BEAR)
        option: i32 = RETURN
        for owner in table.group_of:
            if owner == seat + 1:
                table.offer(option)
            option += 1
        pack: Tables = table.content
        for cell in range(PAINTING_CELLS):
            worker = table.painter[cell]
            if worker and (worker - 1) // 3 == seat and table.memory[seat][pack.species_at[cell]]:
                table.offer(COLOUR + cell)
        for ability in range(3):
            if table.learner[seat][ability] and table.can_raise(seat, ability):
                table.offer(RAISE + ability)
        if table.learner[seat][TOOLMAKING]:
            for recipe in range(3):
                if table.can_forge(seat, recipe):
                    table.offer(FORGE + recipe)
        if table.can_invoke(seat):
            table.offer(INVOKE)
        table.offer(FINISH)
        if table.must_wait(seat):
            table.offer(DONE)

    def offer_crafts(self, table: Doggerland, seat: i32) -> void:
        """DG-CRAFT-04: the crafts, at most two, that the seat's members stand on and that it can pay."""
        one: i32 = CRAFTS
        other: i32 = CRAFTS
        pack: Tables = table.content
        for space in range(CRAFT_SPACES):
            worker = table.crafter[space]
            if worker and (worker - 1) // 3 == seat:
                craft: i32 = table.display[space]
                if table.can_pay(seat, pack.craft_cost[craft], 0):
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
            table.return_parents(seat)
        elif option < COLOUR:
            self.bring_home(table, seat, option - RETURN)
        elif option < RAISE:
            cell = option - COLOUR
            table.send_home(table.painter[cell])
            table.painter[cell] = 0
            table.paint(seat, cell, 1)
        elif option < FORGE:
            table.raise_ability(seat, option - RAISE)
            if option - RAISE == TOOLMAKING:
                table.push(TOOLS_FRAME, seat)
            else:
                table.return_learner(seat, option - RAISE)
        elif option < INVOKE:
            table.forge(seat, option - FORGE)
            table.return_learner(seat, TOOLMAKING)
        elif option == INVOKE:
            self.invoke(table, seat)
        elif option == DONE:
            table.emit(WAITED, seat)
        else:
            table.drop_plans(seat)
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
        space = space_of(table, craft)
        table.pay_cost(seat, pack.craft_cost[craft], 0)
        table.display[space] = EMPTY
        table.craft_of[craft] = seat + 1
        table.send_home(table.crafter[space])
        table.crafter[space] = 0
        table.emit(CRAFTED, seat, craft, space)

    def bring_home(self, table: Doggerland, seat: i32, cell: i32) -> void:
        """DG-EXPED-15, DG-HUNT-14: a hunt that is not what was planned brings nothing."""
        pack: Tables = table.content
        errand = table.group[cell][ERRAND]
        fails: bint = errand == SCOUT
        if errand == HUNT:
            species = table.animal[cell] - 1
            fails = species < 0 or (
                table.skill_of(cell) < pack.skill[species] or table.people_of(cell) < pack.people[species]
            )
        if fails:
            table.emit(RETURNED, seat, cell, errand)
            table.come_home(cell)
        else:
            room = table.carried(cell)
            if table.produced(cell, 0, 7) > room or table.loads_free and room:
                table.push(LOAD_FRAME, seat, cell, 0, room)
            else:
                for good in range(7):
                    table.gain(seat, good, table.produced(cell, good, good + 1))
                table.arrive(seat, cell)

    def invoke(self, table: Doggerland, seat: i32) -> void:
        """DG-SHAMAN-06 to -08, -11."""
        cell = table.hut_cell_of(seat)
        if cell < MENHIR:
            table.push(OFFERING_FRAME, seat, cell)
            return
        pack: Tables = table.content
        table.pay_cost(seat, pack.hut_cost[cell], 0)
        table.done[seat][cell] = 1
        table.leave_hut(seat, cell)
        table.emit(INVOKED, seat, cell)
        table.push(SITE_FRAME, seat, cell)


class Load(Decision):
    """DG-EXPED-15, -16, DG-GATHER, DG-HUNT: what is brought home, good by good, where not all can be carried."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        for _ in range(frame[GOOD], 7):
            least = self.least(table)
            if least < self.most(table):
                return False
            self.carry(table, least)
        seat = frame[SEAT]
        cell = frame[CELL]
        table.emit(LEFT_THERE, seat, cell, frame[LEFT_BEHIND])
        table.pop()
        table.arrive(seat, cell)
        return True

    def least(self, table: Doggerland) -> i32:
        """So many that the other goods can fill the rest of the load; none where a load need not be full."""
        if table.loads_free:
            return 0
        frame = table.agenda[table.depth]
        others = table.produced(frame[CELL], frame[GOOD] + 1, 7)
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


class MakeTools(Decision):
    """DG-ABIL-09, -10, -13: tools after an upgrade, by the same member."""

    def settle(self, table: Doggerland) -> bint:
        seat = table.agenda[table.depth][SEAT]
        for recipe in range(3):
            if table.can_forge(seat, recipe):
                return False
        self.end(table)
        return True

    def options(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        for recipe in range(3):
            if table.can_forge(seat, recipe):
                table.offer(FORGE + recipe)
        table.offer(DONE)

    def apply(self, table: Doggerland, option: i32) -> void:
        if option != DONE:
            table.forge(table.agenda[table.depth][SEAT], option - FORGE)
        self.end(table)

    def end(self, table: Doggerland) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.return_learner(seat, TOOLMAKING)


# --- the shaman's hut (DG-SHAMAN) -------------------------------------------------------------------


class Offering(Decision):
    """DG-SHAMAN-07: one good of those that the action takes."""

    def settle(self, table: Doggerland) -> bint:
        good = self.next_good(table, 0)
        if self.next_good(table, good + 1) < PAYABLE:
            return False
        self.offer_good(table, good)
        return True

    def next_good(self, table: Doggerland, start: i32) -> i32:
        """The first good from `start` on that can be offered; PAYABLE for none."""
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        for good in range(start, PAYABLE):
            if pack.offering[frame[HUT_CELL]][good] and table.stock[frame[SEAT]][good]:
                return good
        return PAYABLE

    def options(self, table: Doggerland) -> void:
        good = self.next_good(table, 0)
        while good < PAYABLE:
            table.offer(PAY + good)
            good = self.next_good(table, good + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.offer_good(table, option - PAY)

    def offer_good(self, table: Doggerland, good: i32) -> void:
        """DG-SHAMAN-06, -11: paid, marked, and carried out."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        cell = frame[HUT_CELL]
        table.pop()
        table.pay(seat, good, 1)
        table.done[seat][cell] = 1
        table.leave_hut(seat, cell)
        table.emit(INVOKED, seat, cell)
        if cell == FIRST_PLAYER:
            # DG-SHAMAN-30, DG-FIRST-02 to -04
            table.first = seat
            table.marker_taken = 1
            table.emit(MARKER_TAKEN, seat)
        elif cell == TWINS:
            born = table.bear(seat, 2)
            if table.twins_count and born:
                table.births[seat] += 1
        elif cell == TRADE:
            table.push(TRADE_FRAME, seat)
        elif cell == SUPERB:
            table.push(CUBES_FRAME, seat)
        elif not table.journey_when_planned:
            table.push(SITE_FRAME, seat, cell)


class Cubes(Decision):
    """DG-SHAMAN-13: one figure or two for a superb painting."""

    def settle(self, table: Doggerland) -> bint:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        if table.memory[seat][pack.species_at[table.superb[seat] - 1]] > 1:
            return False
        self.paint(table, 1)
        return True

    def options(self, state: State) -> void:
        state.offer_range(CUBES, 2)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.paint(table, option - CUBES + 1)

    def paint(self, table: Doggerland, cubes: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        cell = table.superb[seat] - 1
        table.pop()
        table.superb[seat] = 0
        table.paint(seat, cell, cubes)


class Trade(Decision):
    """DG-SHAMAN-26 to -29: two goods for one, as often as wanted; food from any bowl."""

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        if frame[GIVEN] or self.tradable_from(table, 0) > 1:
            return False
        table.pop()
        return True

    def tradable_from(self, table: Doggerland, start: i32) -> i32:
        """How many goods that can be traded lie in the stores from `start` on."""
        pack: Tables = table.content
        own = table.stock[table.agenda[table.depth][SEAT]]
        total: i32 = 0
        for store in range(start, 10):
            if pack.tradable[GOOD_OF[store]]:
                total += own[store]
        return total

    def options(self, table: Doggerland) -> void:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        if frame[GIVEN] == 2:
            for good in range(7):
                if pack.tradable[good]:
                    table.offer(TAKE + good)
            return
        own = table.stock[frame[SEAT]]
        due: i32 = 2 - frame[GIVEN]
        for store in range(frame[LAST], 10):
            if own[store] and pack.tradable[GOOD_OF[store]] and self.tradable_from(table, store) >= due:
                table.offer(GIVE + store)
        if frame[GIVEN] == 0:
            table.offer(DONE)

    def apply(self, table: Doggerland, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == DONE:
            table.pop()
        elif option < TAKE:
            frame[GIVEN] += 1
            frame[LAST] = option - GIVE
            table.pay(seat, option - GIVE, 1)
        else:
            frame[GIVEN] = 0
            frame[LAST] = 0
            table.gain(seat, option - TAKE, 1)


# --- 5. the end of the round (DG-FEED, DG-CAMP) -----------------------------------------------------


class Feed(Decision):
    """DG-FEED-01 to -09: one food for each adult; the owner chooses where it matters what is left.

    Asked in this order: how much fresh meat, plants of bowl 2, fresh plants are eaten.  The rest comes
    from bowl 3, whose food spoils in any case.
    """

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        if frame[STEP] == 0:
            frame[STEP] = 1
            plants = own[PLANT1] + own[PLANT2] + own[PLANT3]
            if plants + 2 * (own[MEAT2] + own[MEAT3]) <= frame[NEED]:
                for store in range(PLANT1, 10):
                    self.eat(table, store, own[store])
                self.end(table)
            return True
        if frame[STEP] > 3:
            self.eat_old(table)
            self.end(table)
            return True
        number = self.next_number(table, 0)
        if self.next_number(table, number + 1) <= MOST_EATEN:
            return False
        self.choose(table, number)
        return True

    def store(self, table: Doggerland) -> i32:
        """The store that is asked about."""
        step = table.agenda[table.depth][STEP]
        return MEAT2 if step == 1 else PLANT2 if step == 2 else PLANT1

    def next_number(self, table: Doggerland, start: i32) -> i32:
        """The first number from `start` on that can be eaten from the store; MOST_EATEN + 1 for none."""
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        store = self.store(table)
        plants: i32 = own[PLANT3]
        if store != PLANT1:
            plants += own[PLANT1]
        if store == MEAT2:
            plants += own[PLANT2]
        worth: i32 = 2 if store == MEAT2 else 1
        for number in range(start, min(own[store], MOST_EATEN) + 1):
            mixed: bint = frame[PLANTS_EATEN] > 0 or store != MEAT2 and number > 0
            if feeds(frame[NEED] - worth * number, plants, own[MEAT3], mixed):
                return number
        return MOST_EATEN + 1

    def options(self, table: Doggerland) -> void:
        number = self.next_number(table, 0)
        while number <= MOST_EATEN:
            table.offer(EAT + number)
            number = self.next_number(table, number + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.choose(table, option - EAT)

    def choose(self, table: Doggerland, number: i32) -> void:
        self.eat(table, self.store(table), number)
        table.agenda[table.depth][STEP] += 1

    def eat(self, table: Doggerland, store: i32, number: i32) -> void:
        frame = table.agenda[table.depth]
        if number == 0:
            return
        table.stock[frame[SEAT]][store] -= number
        table.emit(EATEN, frame[SEAT], store, number)
        if store >= MEAT2:
            frame[NEED] -= 2 * number
            frame[MEAT_EATEN] += number
        else:
            frame[NEED] -= number
            frame[PLANTS_EATEN] += number

    def eat_old(self, table: Doggerland) -> void:
        """What is still needed from bowl 3: meat first, and half of one lost where no plant is eaten."""
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        need: i32 = max(0, frame[NEED])
        meat = min(own[MEAT3], need // 2)
        plants = need - 2 * meat
        if plants > own[PLANT3]:
            meat += 1
            plants = 0
        self.eat(table, MEAT3, meat)
        self.eat(table, PLANT3, plants)

    def end(self, table: Doggerland) -> void:
        """DG-FEED-06, -09: hunger, then spoilage, then newborns."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        hungry = max(0, frame[NEED])
        table.emit(FED, seat, frame[PLANTS_EATEN], frame[MEAT_EATEN])
        table.pop()
        table.deprive(seat, hungry, HUNGER)
        table.spoil(seat)
        table.house(seat)


class Camp(Decision):
    """DG-CAMP-01 to -10: each camp in turn order, up to two tiles, or not at all."""

    def settle(self, table: Doggerland) -> bint:
        seat = table.agenda[table.depth][SEAT]
        if table.camp_targets(seat) != ONE << table.camp[seat]:
            return False
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        table.offer_bits(MOVE_CAMP, table.camp_targets(table.agenda[table.depth][SEAT]))

    def apply(self, table: Doggerland, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        cell = option - MOVE_CAMP
        table.pop()
        table.emit(CAMP_MOVED, seat, table.camp[seat], cell)
        table.camp[seat] = cell


DECISIONS = [SetUp(), FirstSeat(), TurnCentre(), LayTile(), SetArrow(), DrawObjective(), Reveal(), DealCraft(), Buy(),
             Round(), Plan(), Member(), Parents(), Group(), Cost(), CaveToken(), Site(), Execute(), Load(), Memory(),
             MakeTools(), Offering(), Cubes(), Trade(), Feed(), Camp()]  # fmt: skip
"""One for each kind of frame, in the order of board.FRAMES."""
