# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The table: how it is set up, and what several chapters do with it; the score, which Python asks for at any time."""

from __future__ import annotations

import cython
from cython import bint, ccall, int as i32, short as i16, ulonglong as u64, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Content, State, counted

from ..terms import *

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
    is no private information (DG-HIDDEN-04).  Who works on a place is terms.FIRST_WORKER[seat] + member.
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
            self.unseen[tile] = tile < FIRST_FOUR or self.sides in (1, 4) or self.short_game
        for species, animal in enumerate(self.game.pack.animals):
            self.supply[species] = animal.copies
        for space in range(CRAFT_SPACES):
            self.display[space] = EMPTY
        for craft in range(CRAFTS):
            self.crafts_left[craft] = 1
        for seat in range(self.sides):
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

    def season(self) -> i32:
        return (self.round - 1) % 2

    def place_figure(self, cell: i32, species: i32) -> void:
        self.supply[species] -= 1
        self.animal[cell] = species + 1
        self.emit(SPAWNED, NATURE, species, cell)

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

    def why_not_pay(self, seat: i32, cost: cython.pointer(i16), saved: i32) -> i32:
        """DG-EXEC-10: a cost in full; `saved` wood need not be paid (DG-DWELL-07)."""
        own = self.stock[seat]
        for good in range(PAYABLE):
            if own[good] < cost[good] - (saved if good == WOOD else 0):
                return LACKS + good
        return 0

    def pay_cost(self, seat: i32, cost: cython.pointer(i16), saved: i32) -> void:
        for good in range(PAYABLE):
            self.pay(seat, good, max(0, cost[good] - (saved if good == WOOD else 0)))

    def deprive(self, seat: i32, tokens: i32, reason: i32) -> void:
        """DG-COMP-04, DG-COST-12."""
        if tokens:
            self.deprivation[seat] = counted(self.deprivation[seat] + tokens)
            self.emit(DEPRIVED, seat, tokens, reason)

    def adults(self, seat: i32) -> i32:
        return 2 + self.hunters[seat]

    def members_home(self, seat: i32) -> i32:
        own = self.home[seat]
        return own[CHIEF] + own[SHAMAN] + own[HUNTER]

    def all_home(self, seat: i32) -> bint:
        """Whether no member has anything left to do."""
        return self.members_home(seat) == self.adults(seat) + self.added(ABSENT, EMPTY)

    def eaters(self, seat: i32) -> i32:
        """DG-FEED-01."""
        return self.adults(seat) + self.added(FOOD_NEED, EMPTY)

    def added(self, what: i32, of: i32) -> i32:
        """What a game alone adds to a number of the rules: by one of terms.OPS, and of what."""
        return self.more(what, of) if self.sides == 1 else 0

    def more(self, what: i32, of: i32) -> i32:
        return 0

    def hunters_left(self, seat: i32) -> i32:
        """Hunter-gatherers in the seat's supply (DG-COMP-02)."""
        return HUNTERS - self.hunters[seat] - self.newborns[seat] + self.added(JOIN, EMPTY)

    def room(self, seat: i32) -> i32:
        """DG-DWELL-12: members that the dwellings house."""
        pack: Tables = self.content
        total: i32 = 0
        for kind in range(DWELLING_COUNT):
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

    @ccall
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
        for other in range(self.sides):
            if other == seat:
                continue
            cells |= ONE << self.camp[other]
            for i in range(MEGALITHS):
                if not self.megalith[other][i]:
                    break
                cells |= ONE << (self.megalith[other][i] - 1)
            if tokens and self.journey[other]:
                cells |= ONE << (self.journey[other] - 1)
        return cells

    @ccall
    def range_of(self, seat: i32) -> i32:
        pack: Tables = self.content
        return max(1, pack.value[RANGE][self.level[seat][RANGE]] + self.added(CHANGE_RANGE, EMPTY))

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
        for seat in range(self.sides):
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

    def amount_at(self, cell: i32) -> i32:
        """What the tile of a cell shows of its resource."""
        pack: Tables = self.content
        amount = pack.amount[self.tile[cell]]
        return amount + self.added(ADD_AMOUNT, pack.terrain[self.tile[cell]]) if amount else 0

    def skill_due(self, species: i32) -> i32:
        """DG-HUNT-01."""
        pack: Tables = self.content
        return max(0, pack.skill[species] + self.added(HUNT_SKILL, species))

    def people_due(self, species: i32) -> i32:
        """DG-HUNT-02."""
        pack: Tables = self.content
        return max(pack.people[species], self.added(MIN_PEOPLE, EMPTY))

    def huntsmen(self, seat: i32) -> i32:
        """DG-HUNT-04: the members at home that can go on a hunt."""
        own = self.home[seat]
        return own[CHIEF] + own[HUNTER] + (own[SHAMAN] if self.added(SHAMAN_HUNTS, EMPTY) else 0)

    def remember(self, seat: i32, species: i32) -> void:
        """DG-HUNT-10, -11: what was hunted is kept in mind."""
        own = self.memory[seat]
        if own[0] + own[1] + own[2] + own[3] < MEMORY:
            own[species] += 1
        else:
            self.push(MEMORY_FRAME, seat, species)

    def steps_of(self, species: i32) -> i32:
        """DG-MIGRATE-02."""
        pack: Tables = self.content
        return pack.steps[species] + self.added(ANIMAL_STEPS, species)

    def ambush(self, cell: i32, species: i32) -> bint:
        """Whether a figure that migrates ends on a cell because of who is there."""
        return False

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
        return total * self.skill_of(cell) * self.amount_at(cell)

    def carried(self, cell: i32) -> i32:
        """DG-EXPED-15: goods that the expedition on a cell can carry."""
        pack: Tables = self.content
        return self.people_of(cell) * pack.value[CARRYING][self.level[self.group_of[cell] - 1][CARRYING]]

    def yields(self, cell: int) -> list[int]:
        """What the expedition on a cell would bring, by good, before carrying is applied; IndexError without one."""
        self.check_expedition(cell)
        return [self.produced(cell, good, good + 1) for good in range(GOOD_COUNT)]

    def load_of(self, cell: int) -> int:
        """DG-EXPED-15: how many goods the expedition on a cell can carry; IndexError without one."""
        self.check_expedition(cell)
        return self.carried(cell)

    def check_expedition(self, cell: int) -> None:
        if not 0 <= cell < CELLS or not self.group_of[cell]:
            raise IndexError(f"there is no expedition on cell {cell}")

    # --- plans, members and what they can do ------------------------------------------------

    def builders_of(self, seat: i32) -> i32:
        own = self.builders[seat]
        return own[CHIEF] + own[SHAMAN] + own[HUNTER]

    def parents_of(self, seat: i32) -> i32:
        own = self.parents[seat]
        return own[CHIEF] + own[SHAMAN] + own[HUNTER]

    @ccall
    def free_paintings(self) -> i32:
        """DG-PAINT-01, -02, -09: the painting cells that are turned up and hold nothing and nobody, one bit each."""
        free: i32 = 0
        for cell in range(PAINTING_CELLS):
            if self.revealed[PAINTING_OF[cell]] and not self.cube_of[cell] and not self.painter[cell]:
                free |= 1 << cell
        for seat in range(self.sides):
            if self.superb[seat]:
                free &= ~(1 << (self.superb[seat] - 1))
        return free

    def space_of(self, craft: i32) -> i32:
        """Where a craft lies on show."""
        space: i32 = 0
        while self.display[space] != craft:
            space += 1
        return space

    def charge(self, seat: i32, action: i32) -> void:
        """DG-COST-01 to -05, -11: what planning an action costs in this season."""
        pack: Tables = self.content
        season = self.season()
        tools = pack.tools_due[action][season]
        hides = pack.hides_due[action][season]
        if tools or hides:
            self.push(COST_FRAME, seat, tools, hides)

    def bear(self, seat: i32, children: i32) -> i32:
        """DG-BIRTH-04, -06: as far as the supply goes."""
        born = min(children, self.hunters_left(seat))
        self.newborns[seat] += born
        self.emit(BORN, seat, born)
        return born

    def paint(self, seat: i32, cell: i32, cubes: i32) -> void:
        """DG-PAINT-06, DG-SHAMAN-13, -14: a cube for each figure, which returns to the supply."""
        pack: Tables = self.content
        species = pack.species_at[cell]
        self.memory[seat][species] -= cubes
        self.supply[species] += cubes
        self.cube_of[cell] = seat + 1
        self.cubes[cell] = cubes
        self.emit(PAINTED, seat, cell, cubes)

    @ccall
    def why_not_raise(self, seat: i32, ability: i32) -> i32:
        """DG-ABIL-03, -04."""
        level = self.level[seat][ability]
        if level == TOP_LEVEL:
            return TOP_OF_TRACK
        pack: Tables = self.content
        return self.why_not_pay(seat, pack.step_cost[ability][level], 0)

    def raise_ability(self, seat: i32, ability: i32) -> void:
        pack: Tables = self.content
        self.pay_cost(seat, pack.step_cost[ability][self.level[seat][ability]], 0)
        self.level[seat][ability] += 1
        self.emit(RAISED, seat, ability, self.level[seat][ability])

    def lead(self, seat: i32) -> void:
        """DG-SHAMAN-30, DG-FIRST-02 to -04: the action of the hut's first cell."""
        self.first = seat
        self.marker_taken = 1
        self.emit(MARKER_TAKEN, seat)

    @ccall
    def hut_cell_of(self, seat: i32) -> i32:
        """The hut cell with the seat's shaman; EMPTY if it is elsewhere."""
        for cell in range(HUT_CELLS):
            if self.hut[cell] == seat + 1:
                return cell
        return EMPTY

    def sites(self, seat: i32, hut_cell: i32) -> u64:
        """DG-SHAMAN-17, -22, -31 to -33: where a long-journey token, or a megalith, can go."""
        if hut_cell == LONG_JOURNEY:
            return self.laid(0, CELLS) & ~self.rivals(seat, False)
        return self.within(self.camp[seat], self.range_of(seat)) & ~self.rivals(seat, True)

    def end_journey(self, seat: i32) -> void:
        if self.journey[seat]:
            self.emit(JOURNEY_ENDED, seat, self.journey[seat] - 1)
            self.journey[seat] = 0
            self.journey_since[seat] = 0

    # --- objectives (DG-GOAL) --------------------------------------------------------------------------

    def measure(self, seat: int, metric: int) -> int:
        """How far a seat is with one of terms.METRICS; IndexError for a seat or a metric that there is not."""
        if not 0 <= seat < self.sides or not 0 <= metric < METRIC_COUNT:
            raise IndexError(f"there is no seat {seat} or no metric {metric}")
        return self.metric(seat, metric)

    def metric(self, seat: i32, metric: i32) -> i32:
        """DG-GOAL-08 to -15: one of terms.METRICS."""
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
            return (own[RANGE] == TOP_LEVEL) + (own[CARRYING] == TOP_LEVEL) + (own[TOOLMAKING] == TOP_LEVEL)
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
            return self.species_painted(seat, 0, BISON)
        if metric == COLD_METRIC:
            return self.species_painted(seat, BISON, SPECIES_COUNT)
        return self.dwellings[seat][STATUS]

    def hut_cubes(self, seat: i32, start: i32) -> i32:
        count: i32 = 0
        for cell in range(start, HUT_CELLS):
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

    # --- the score (DG-SCORE) ----------------------------------------------------------------------------

    @ccall
    def points(self, seat: i32) -> i32:
        """What a seat would score if the game ended now; after the end, what it scored."""
        if seat < 0 or seat >= self.sides:
            raise IndexError(f"there is no seat {seat}")
        pack: Tables = self.content
        total: i32 = self.adults(seat) + self.dwelling_points(seat) - TOKEN_POINTS * self.deprivation[seat]
        for craft in range(CRAFTS):
            if self.craft_of[craft] == seat + 1:
                total += pack.craft_vp[craft]
        for cell in range(MENHIR, HUT_CELLS):
            total += self.done[seat][cell] * pack.hut_vp[cell]
        for objective in range(OBJECTIVES):
            total += OBJECTIVE_POINTS[self.goal[seat][objective]]
        for cell in range(PAINTING_CELLS):
            if self.cube_of[cell] == seat + 1:
                total += self.cubes[cell] * pack.worth[pack.species_at[cell]]
        for row in range(CAVE_ROWS):
            total += self.points_in_row(seat, row, self.cubes_in_row(seat, row))
        return total

    def dwelling_points(self, seat: i32) -> i32:
        """DG-SCORE-02."""
        pack: Tables = self.content
        total: i32 = 0
        for kind in range(DWELLING_COUNT):
            total += self.dwellings[seat][kind] * pack.dwelling_vp[kind]
        return total

    def points_in_row(self, seat: i32, row: i32, own: i32) -> i32:
        """DG-SCORE-07 to -11: what so many own cubes score."""
        if own == 0:
            return 0
        ahead: i32 = 0
        counts: i32 = 0  # the different numbers of cubes of those ahead, one bit each
        for other in range(self.sides):
            cubes = self.cubes_in_row(other, row)
            if other != seat and cubes > own:
                if self.ties_skip or not counts >> cubes & 1:
                    ahead += 1
                counts |= 1 << cubes
        if ahead == 0:
            return MOST_POINTS
        return SECOND_POINTS if ahead == 1 else 0

    def cubes_in_row(self, seat: i32, row: i32) -> i32:
        total: i32 = 0
        for painting in range(PAINTINGS):
            cell = CAVE_ROWS * painting + row
            if self.cube_of[cell] == seat + 1:
                total += self.cubes[cell]
        return total

    def scores(self) -> list[int]:
        """The points of each seat: as if the game ended now, final after it."""
        return [self.points(seat) for seat in range(self.sides)]

    def tie_breaks(self) -> list[int]:
        """DG-SCORE-14, -15: what is left of goods and food comes before tokens."""
        return [
            TIE_BREAK * sum(self.stock[seat][store] for store in range(STORE_COUNT)) - self.deprivation[seat]
            for seat in range(self.sides)
        ]

    # --- what a seat cannot know (DG-HIDDEN) -------------------------------------------------------------

    def redraw(self, seat: i32, source: Source) -> State:
        """A copy: what is face down has no order in a state, so there is nothing to draw anew."""
        return self.copied()
