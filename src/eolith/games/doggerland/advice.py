# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Rules of thumb for Doggerland: what every option of a seat seems to be worth, in points.

No search.  Each decision begins with a look at the table: what objectives, paintings, members and goods
are worth to the seat now.  Goods are counted as they will be when all that is planned has been carried
out, so that nothing is promised twice.  A plan is worth what it brings, less what it costs, less the time
of the members that it takes; who stays at home brings nothing.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import bint, double, int as i32, short as i16, ulonglong as u64, void

from eolith.kernel.advice import RulesOfThumb
from eolith.kernel.numbers import *

from .rules.table import Doggerland, Tables
from .terms import *

ONE: u64 = 1
MOST: i32 = 33  # amounts of one good that are told apart
FOODS: i32 = 96
NEVER: double = -1000.0

PRICES = {"wood": 1.20, "stone": 1.30, "hide": 1.40, "bone": 1.30, "tool": 2.20}
"""Points that one of each good brings as a rule, to a seat that has none."""
KEEP = {"keep_wood": 6.54, "keep_stone": 6.83, "keep_hide": 1.50, "keep_bone": 3.00, "keep_tool": 7.37}
"""The stock that halves what one more of a good brings."""
WEIGHTS = {
    "hunts": 1.00,
    "harvests": 1.00,
    "paintings": 1.00,
    "crafts": 1.00,
    "dwellings": 1.00,
    "megaliths": 1.00,
    "children": 1.00,
    "worker": 1.20,
    "chief": 1.70,
    "priest": 0.27,
    "growth": 0.55,
    "housing": 0.50,
    "promised": 3.00,
    "range": 0.38,
    "carrying": 0.64,
    "toolmaking": 0.30,
    "hunger": 1.16,
    "tomorrow": 0.55,
    "later": 0.41,
    "winter": 1.00,
    "ripening": 0.46,
    "thirst": 0.56,
    "slack": 1.00,
    "wait": 0.30,
    "promise": 0.29,
    "hope": 0.40,
    "rows": 0.46,
    "lead": 0.23,
    "journey": 0.37,
    "pace": 2.54,
    "crowd": 0.11,
    "unknown": 0.40,
    "near": 0.91,
    "urgency": 1.20,
}
"""What the balanced style believes:

hunts, harvests, paintings, crafts, dwellings, megaliths, children   factors on what they bring
worker     the time of a hunter-gatherer, or of a shaman that the hut has no use for
chief      the time of the chief
priest     the share of the best action at the hut that the time of the shaman is worth
growth     points that a member brings in each round
housing    the share of a birth that a place for the child counts for
range, carrying, toolmaking   what a level brings in each round
hunger     a food that is lacking in this round
tomorrow   a food that is lacking in the next round; later: one after that
winter     a factor on hides before the cold
ripening   rounds that it takes until half of what is gained can be used
thirst     the share of a project's points that goods count for while they are lacking for it
slack      goods that every project is thought to lack beside those that are counted
wait       points a round for keeping a superb painting until there are two figures for it
promise    the share of a painting that a figure for it counts for; hope: where no cell shows its species yet
rows       the share of the points of a majority in the cave that are likely to stay
lead       being first player in the next round
journey    a long journey, wherever it leads
pace       steps towards an objective that a round may bring
crowd      the share of the land that each rival camp in reach takes
unknown    points for a cell in reach of a camp that has no tile yet
urgency    a factor on plans that somebody else may forestall
near       the share of its worth that a target in reach of a camp counts for, beside the best three
"""

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "hunter": {"hunts": 1.2, "harvests": 0.95},
    "gatherer": {"harvests": 1.08, "hunts": 0.95, "children": 1.2},
    "artist": {"paintings": 1.4, "crafts": 1.1},
    "builder": {"dwellings": 1.3, "megaliths": 1.15},
}
"""The temperaments: where each differs from the balanced style."""


class Advisor(RulesOfThumb):
    """Rules of thumb in one style for one game.  It keeps nothing from one position to the next."""

    table: Doggerland
    pack: Tables
    build_cost: i16[5][3][2]  # of each dwelling, without and with the chief as the builder
    # the style
    hunts: double
    harvests: double
    paintings: double
    crafts: double
    dwellings: double
    megaliths: double
    children: double
    worker: double
    chief: double
    priest: double
    growth: double
    housing: double
    promised: double
    range: double
    carrying: double
    toolmaking: double
    hunger: double
    tomorrow: double
    later: double
    winter: double
    ripening: double
    thirst: double
    slack: double
    wait: double
    promise: double
    hope: double
    rows: double
    lead: double
    journey: double
    pace: double
    crowd: double
    unknown: double
    near: double
    urgency: double
    price: double[5]
    keep: double[5]
    # the position, as far as it matters to the seat that decides
    seat: i32
    rounds: i32  # after this one
    cold: i32  # 1 in the cold season
    ripe: double  # how far what is gained now can still be used
    time_of: double[3]  # what the time of each kind of member is worth
    step: double[11]  # what one more of each of terms.METRICS adds to the objectives
    reached: i32[11]  # how far the seat is with each of them
    child: double  # what one more member is worth
    busy: i32  # the cell of the expedition that is being chosen or brought home; EMPTY for none
    due: i32  # newborns that are there or planned
    places: i32  # in the dwellings, those planned included
    painted: i32  # species with an own cube, one bit each
    figures: i32[4]  # in memory, or to be hunted, and not yet promised
    cell_worth: double[24]  # what one cube on each cell of the cave brings
    # goods, as they will be when the plans are carried out
    have: i32[7]
    lack: i32[5]  # of each good, for the project that it would help most
    relief: double[5]  # what one of these is worth
    food: double[96]  # what each further food is worth
    fed: i32  # food that is expected already
    recipe: i32  # the highest for tools that are planned but cannot be paid yet; EMPTY for none
    total: double[33][7]  # what so many more of each good are worth
    made: i32[7]  # scratch: what an expedition yields
    spare: i32  # food that is not needed in this round; enough: what the next one needs too
    enough: i32
    given: i32[10]  # scratch: goods of an exchange
    traded: i32[7]
    lure: double[49]

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.pack = game.content
        self.read_build_costs()
        self.read_style({**PRICES, **KEEP, **WEIGHTS, **STYLES[style]})

    def read_build_costs(self) -> void:
        """A chief saves one wood."""
        for kind in range(3):
            for good in range(PAYABLE):
                cost = self.pack.dwelling_cost[kind][good]
                self.build_cost[0][kind][good] = cost
                self.build_cost[1][kind][good] = max(0, cost - 1) if good == WOOD else cost

    def read_style(self, weights: dict[str, float]) -> None:
        for name in WEIGHTS:
            setattr(self, name, weights[name])
        for good, (name, keep) in enumerate(zip(PRICES, KEEP)):
            self.price[good] = weights[name]
            self.keep[good] = weights[keep]

    def weigh(self, table: Doggerland, options: list) -> void:
        self.table = table
        first: i32 = options[0]
        if EAT <= first < MOVE_CAMP:
            for option in options:
                i: i32 = option
                self.value[i] = self.eating_value(i - EAT)
            return
        self.look()
        for option in options:
            k: i32 = option
            self.value[k] = self.option_value(k)

    # --- reading a position ----------------------------------------------------------------------

    def look(self) -> void:
        table = self.table
        seat = table.agenda[table.depth][SEAT]
        kind = table.agenda[table.depth][KIND]
        self.seat = seat
        self.busy = table.agenda[table.depth][CELL] if kind == GROUP_FRAME or kind == LOAD_FRAME else EMPTY
        self.rounds = ROUNDS - table.round
        self.cold = (table.round - 1) % 2
        self.ripe = self.rounds / (self.rounds + self.ripening)
        self.read_objectives()
        self.child = self.children * (1.0 + self.growth * self.rounds) + self.step[MEMBERS_METRIC]
        self.count_places()
        self.look_at_cave()
        self.count_goods()
        self.look_for_projects()
        self.tabulate()
        self.bring_home_plans()
        self.value_time()
        if kind == SITE_FRAME or kind == CAMP_FRAME:
            self.look_at_land()

    def read_objectives(self) -> void:
        """What a step towards each objective brings: its points, over the steps that are lacking."""
        table = self.table
        pack = self.pack
        seat = self.seat
        for metric in range(METRIC_COUNT):
            self.step[metric] = 0.0
            self.reached[metric] = self.metric(metric)
        for objective in range(OBJECTIVES):
            if not table.objective[objective] or table.objective_rounds[objective] == 2 or table.goal[seat][objective]:
                continue
            lacking: i32 = 0
            for metric in range(METRIC_COUNT):
                if pack.least[objective][metric]:
                    lacking += max(0, pack.least[objective][metric] - self.reached[metric])
            if lacking == 0:
                continue
            points = OBJECTIVE_POINTS[table.objective_rounds[objective] + 1]
            share = min(1.0, self.pace * (self.rounds + 1) / lacking) / lacking
            for metric in range(METRIC_COUNT):
                if pack.least[objective][metric] > self.reached[metric]:
                    self.step[metric] += points * share * share * lacking

    def metric(self, metric: i32) -> i32:
        """How far the seat is with one of terms.METRICS."""
        table = self.table
        seat = self.seat
        count: i32 = 0
        if metric == MEMBERS_METRIC:
            return 2 + table.hunters[seat]
        if metric == SHAMAN_METRIC or metric == MEGALITH_METRIC:
            for cell in range(MENHIR if metric == MEGALITH_METRIC else 0, 8):
                count += table.done[seat][cell]
            return count
        if metric == DWELLING_METRIC:
            for kind in range(3):
                count += table.dwellings[seat][kind] * self.pack.dwelling_vp[kind]
            return count
        if metric == MASTERY_METRIC:
            for ability in range(3):
                count += table.level[seat][ability] == 2
            return count
        if metric == CRAFT_METRIC:
            for craft in range(CRAFTS):
                count += table.craft_of[craft] == seat + 1
            return count
        if metric == BIRTH_METRIC:
            return table.births[seat]
        if metric == STATUS_METRIC:
            return table.dwellings[seat][STATUS]
        for cell in range(PAINTING_CELLS):
            if table.cube_of[cell] == seat + 1:
                count |= 1 << self.pack.species_at[cell]
        if metric == WARM_METRIC:
            count &= 3
        elif metric == COLD_METRIC:
            count &= 12
        return (count & 1) + (count >> 1 & 1) + (count >> 2 & 1) + (count >> 3 & 1)

    def count_places(self) -> void:
        """Places in the dwellings, and newborns that will need some."""
        table = self.table
        pack = self.pack
        seat = self.seat
        self.places = 0
        for kind in range(3):
            self.places += table.dwellings[seat][kind] * pack.capacity[kind]
        own = table.builders[seat]
        self.places += pack.capacity[SIMPLE] * (own[CHIEF] + own[SHAMAN] + own[HUNTER])
        self.due = table.newborns[seat]
        if table.parents[seat][CHIEF] + table.parents[seat][SHAMAN] + table.parents[seat][HUNTER]:
            self.due += 1
        if table.hut[TWINS] == seat + 1:
            self.due += 2

    # --- the cave --------------------------------------------------------------------------------

    def look_at_cave(self) -> void:
        table = self.table
        pack = self.pack
        seat = self.seat
        self.painted = 0
        for species in range(SPECIES_COUNT):
            self.figures[species] = table.memory[seat][species]
        for cell in range(CELLS):
            if table.group_of[cell] == seat + 1 and table.group[cell][ERRAND] == HUNT and table.animal[cell]:
                self.figures[table.animal[cell] - 1] += 1
        for cell in range(PAINTING_CELLS):
            species = pack.species_at[cell]
            if table.cube_of[cell] == seat + 1:
                self.painted |= 1 << species
            elif self.is_own(table.painter[cell]) or table.superb[seat] == cell + 1:
                self.figures[species] -= 1
        for cell in range(PAINTING_CELLS):
            self.cell_worth[cell] = self.painting_value(cell, 1) if self.is_free(cell) else 0.0

    def is_own(self, worker: i32) -> bint:
        return 3 * self.seat < worker <= 3 * self.seat + 3

    def is_free(self, cell: i32) -> bint:
        table = self.table
        if not table.revealed[cell // 3] or table.cube_of[cell] or table.painter[cell]:
            return False
        for seat in range(table.players):
            if table.superb[seat] == cell + 1:
                return False
        return True

    def painting_value(self, cell: i32, cubes: i32) -> double:
        """What cubes on a cell of the cave bring: its points, its row, and new species for objectives."""
        pack = self.pack
        species = pack.species_at[cell]
        value = cubes * pack.worth[species] + self.rows * self.row_gain(cell % 3, cubes)
        if not self.painted >> species & 1:
            value += self.step[SPECIES_METRIC] + self.step[WARM_METRIC if species < BISON else COLD_METRIC]
        return self.paintings * value

    def row_gain(self, row: i32, cubes: i32) -> double:
        """Points of a row's majority that further cubes bring, and a little for coming nearer."""
        own = self.cubes_in_row(self.seat, row)
        return self.row_points(row, own + cubes) - self.row_points(row, own) + 0.3 * cubes

    def row_points(self, row: i32, own: i32) -> i32:
        """What so many cubes score; unless ties skip places, equals ahead count as one."""
        ahead: i32 = 0
        counts: i32 = 0
        for other in range(self.table.players):
            cubes = self.cubes_in_row(other, row)
            if other != self.seat and cubes > own:
                if self.table.ties_skip or not counts >> cubes & 1:
                    ahead += 1
                counts |= 1 << cubes
        if own == 0 or ahead > 1:
            return 0
        return SECOND_POINTS if ahead else MOST_POINTS

    def cubes_in_row(self, seat: i32, row: i32) -> i32:
        count: i32 = 0
        for painting in range(PAINTINGS):
            if self.table.cube_of[3 * painting + row] == seat + 1:
                count += self.table.cubes[3 * painting + row]
        return count

    def figure_value(self, species: i32) -> double:
        """What one more figure in memory is worth: the best cell that is left for it."""
        if self.figures[species] >= MEMORY:
            return 0.0
        spoken = self.figures[species]
        best: double = 0.0
        cells: i32 = 0
        for cell in range(PAINTING_CELLS):
            if self.pack.species_at[cell] == species and self.is_free(cell):
                cells += 1
                best = max(best, self.cell_worth[cell])
        if cells > spoken:
            return max(0.0, self.promise * (best - self.lose(TOOL, 1) - self.worker))
        return self.hope * self.pack.worth[species] * self.ripe

    # --- goods -----------------------------------------------------------------------------------

    def count_goods(self) -> void:
        """The stock, less all that planned actions will cost, but for an offering that is just being paid."""
        table = self.table
        pack = self.pack
        seat = self.seat
        self.recipe = EMPTY
        offering = table.agenda[table.depth][KIND] == OFFERING_FRAME
        for good in range(PAYABLE):
            self.have[good] = table.stock[seat][good]
            self.lack[good] = 0
            self.relief[good] = 0.0
        for space in range(CRAFT_SPACES):
            if self.is_own(table.crafter[space]):
                self.reserve(pack.craft_cost[table.display[space]], 1)
        for member in range(3):
            self.reserve(self.build_cost[member == CHIEF][SIMPLE], table.builders[seat][member])
        for ability in range(3):
            if table.learner[seat][ability]:
                if ability == TOOLMAKING:
                    self.plan_tools()
                else:
                    self.reserve(pack.step_cost[ability][table.level[seat][ability]], 1)
        for cell in range(8):
            if table.hut[cell] == seat + 1:
                if cell >= MENHIR:
                    self.reserve(pack.hut_cost[cell], 1)
                elif not offering:
                    self.have[self.offered_good(cell)] -= 1
        self.count_food()

    def reserve(self, cost: cython.pointer(i16), times: i32) -> void:
        for good in range(PAYABLE):
            self.have[good] -= times * cost[good]

    def plan_tools(self) -> void:
        """The level and the tools that somebody will make, unless they are just being chosen."""
        kind = self.table.agenda[self.table.depth][KIND]
        if kind == EXECUTE_FRAME or kind == TOOLS_FRAME:
            return
        level = self.table.level[self.seat][TOOLMAKING]
        self.recipe = level
        if self.raising_value(TOOLMAKING) > 0.0:
            self.reserve(self.pack.step_cost[TOOLMAKING][level], 1)
            self.recipe += 1
        self.expect_tools()

    def expect_tools(self) -> void:
        """The tools of the highest recipe that can be paid."""
        pack = self.pack
        for recipe in range(self.recipe, -1, -1):
            if self.can_pay(pack.recipe_cost[recipe]):
                self.reserve(pack.recipe_cost[recipe], 1)
                self.have[TOOL] += pack.recipe_tools[recipe]
                self.recipe = EMPTY
                break

    def offered_good(self, cell: i32) -> i32:
        """The good that is offered at the hut: of those that it takes, the one that is most plentiful."""
        best: i32 = WOOD
        most: i32 = -100
        for good in range(PAYABLE):
            if self.pack.offering[cell][good] and self.have[good] > most:
                best = good
                most = self.have[good]
        return best

    def can_pay(self, cost: cython.pointer(i16)) -> bint:
        for good in range(PAYABLE):
            if cost[good] and self.have[good] < cost[good]:
                return False
        return True

    def count_food(self) -> void:
        """What each further food is worth: against hunger now, in the next round, and later."""
        table = self.table
        own = table.stock[self.seat]
        need: i32 = 2 + table.hunters[self.seat]
        old: i32 = own[PLANT3] + 2 * own[MEAT3]
        young: i32 = own[PLANT1] + own[PLANT2] + 2 * own[MEAT2]
        left: i32 = max(0, young - max(0, need - old))
        now: i32 = max(0, need - old - young)
        self.spare = old + young - need
        need += self.due
        self.enough = need if self.rounds else 0
        soon: i32 = now + (max(0, need - left) if self.rounds else 0)
        end: i32 = soon + (need if self.rounds > 1 else 0)
        self.fed = 0
        for i in range(FOODS):
            self.food[i] = self.hunger if i < now else self.tomorrow if i < soon else self.later if i < end else 0.0

    def unit(self, good: i32, level: i32) -> double:
        """What one more of a good is worth to somebody who has so many."""
        if level < 0:
            return self.promised
        worth = self.price[good] * self.ripe * self.keep[good] / (self.keep[good] + level)
        if good == HIDE and not self.cold:
            worth *= self.winter
        return worth

    def lose(self, good: i32, number: i32) -> double:
        """What so many of a good are worth to the seat that gives them away."""
        worth: double = 0.0
        for i in range(number):
            worth += self.unit(good, self.have[good] - 1 - i)
        return worth

    def price_of(self, cost: cython.pointer(i16)) -> double:
        worth: double = 0.0
        for good in range(PAYABLE):
            if cost[good]:
                worth += self.lose(good, cost[good])
        return worth

    def look_for_projects(self) -> void:
        """What goods would help most that are lacking for something worth doing."""
        table = self.table
        pack = self.pack
        seat = self.seat
        for space in range(CRAFT_SPACES):
            if table.display[space] != EMPTY and not table.crafter[space]:
                craft = table.display[space]
                worth = self.crafts * pack.craft_vp[craft] + self.step[CRAFT_METRIC]
                self.wish(pack.craft_cost[craft], worth - self.worker - self.unit(TOOL, 1))
        for cell in range(MENHIR, 8):
            if not table.done[seat][cell] and table.hut[cell] != seat + 1:
                self.wish(pack.hut_cost[cell], self.megalith_worth(cell) - self.worker)
        if self.free_cells() > 0:
            worth = self.kind_value(STATUS, 0, self.places) - self.worker - self.unit(TOOL, 1)
            self.wish(pack.dwelling_cost[STATUS], worth)
            worth = self.kind_value(SIMPLE, 0, self.places) - self.worker - self.unit(TOOL, 1)
            self.wish(pack.dwelling_cost[SIMPLE], worth)
        for ability in range(3):
            level = table.level[seat][ability]
            if level < 2 and not table.learner[seat][ability]:
                self.wish(pack.step_cost[ability][level], self.level_value(ability) - self.worker)
        if not table.learner[seat][TOOLMAKING]:
            for recipe in range(table.level[seat][TOOLMAKING] + 1):
                worth = -self.worker
                for n in range(pack.recipe_tools[recipe]):
                    worth += self.unit(TOOL, self.have[TOOL] + n)
                self.wish(pack.recipe_cost[recipe], worth)

    def wish(self, cost: cython.pointer(i16), gain: double) -> void:
        lacking: i32 = 0
        for good in range(PAYABLE):
            lacking += max(0, cost[good] - max(0, self.have[good]))
        if lacking == 0 or gain <= 0.0:
            return
        relief = self.thirst * gain / (lacking + self.slack)
        for good in range(PAYABLE):
            lack = cost[good] - max(0, self.have[good])
            if lack > 0 and relief > self.relief[good]:
                self.relief[good] = relief
                self.lack[good] = lack

    def tabulate(self) -> void:
        """What any number more of each good are worth."""
        for good in range(PAYABLE):
            worth: double = 0.0
            self.total[good][0] = 0.0
            for n in range(1, MOST):
                each = self.unit(good, self.have[good] + n - 1)
                if n <= self.lack[good]:
                    each = max(each, self.relief[good])
                worth += each
                self.total[good][n] = worth
        self.tabulate_food()

    def tabulate_food(self) -> void:
        self.total[PLANT][0] = 0.0
        self.total[MEAT][0] = 0.0
        for n in range(1, MOST):
            at: i32 = min(FOODS - 2, self.fed + n - 1)
            self.total[PLANT][n] = self.total[PLANT][n - 1] + self.food[at]
            at = min(FOODS - 2, self.fed + 2 * n - 2)
            self.total[MEAT][n] = self.total[MEAT][n - 1] + self.food[at] + self.food[at + 1]

    def bring_home_plans(self) -> void:
        """Count in what the expeditions of the seat will bring, and tools that can be made of it."""
        table = self.table
        for cell in range(CELLS):
            if table.group_of[cell] == self.seat + 1 and cell != self.busy:
                errand = table.group[cell][ERRAND]
                if errand == SCOUT:
                    continue
                group = table.group[cell]
                skill = 2 * group[CHIEF] + group[SHAMAN] + group[HUNTER] + group[TOOLS]
                self.yields(cell, errand, skill)
                self.load(0, self.people(cell) * self.load_of())
                for good in range(PAYABLE):
                    self.have[good] += self.made[good]
                self.fed += self.made[PLANT] + 2 * self.made[MEAT]
                self.tabulate()
        if self.recipe != EMPTY:
            self.expect_tools()
            self.tabulate()

    def people(self, cell: i32) -> i32:
        group = self.table.group[cell]
        return group[CHIEF] + group[SHAMAN] + group[HUNTER]

    def load_of(self) -> i32:
        """What a member carries."""
        level: i32 = self.table.level[self.seat][CARRYING]
        if self.table.learner[self.seat][CARRYING] and level < 2:
            level += 1
        return self.pack.value[CARRYING][level]

    def yields(self, cell: i32, errand: i32, skill: i32) -> void:
        """Fill `made` with what an expedition yields before carrying is applied."""
        table = self.table
        pack = self.pack
        for good in range(7):
            if errand == HUNT:
                self.made[good] = pack.spoils[table.animal[cell] - 1][good] if table.animal[cell] else 0
            else:
                tile = table.tile[cell]
                self.made[good] = skill * pack.amount[tile] * pack.unit[pack.terrain[tile]][good]

    def load(self, start: i32, room: i32) -> double:
        """Leave behind the least of `made`, from the good `start` on, until it can be carried; what that is worth."""
        surplus: i32 = -room
        for good in range(start, 7):
            self.made[good] = min(self.made[good], MOST - 1)
            surplus += self.made[good]
        while surplus > 0:
            least: i32 = EMPTY
            loss: double = 0.0
            for good in range(start, 7):
                n = self.made[good]
                if n:
                    last = self.total[good][n] - self.total[good][n - 1]
                    if least == EMPTY or last < loss:
                        least = good
                        loss = last
            self.made[least] -= 1
            surplus -= 1
        worth: double = 0.0
        for good in range(start, 7):
            worth += self.total[good][self.made[good]]
        return worth

    # --- members ---------------------------------------------------------------------------------

    def value_time(self) -> void:
        """What the time of each kind of member is worth; that of the shaman depends on the hut."""
        self.time_of[CHIEF] = self.chief
        self.time_of[HUNTER] = self.worker
        self.time_of[SHAMAN] = self.worker
        table = self.table
        seat = self.seat
        if table.phase == PLANNING and table.home[seat][SHAMAN]:
            best: double = 0.0
            for cell in range(8):
                if not table.hut[cell] and not table.done[seat][cell]:
                    best = max(best, self.hut_value(cell))
            self.time_of[SHAMAN] = max(self.worker, self.priest * best)

    def cheapest_time(self) -> double:
        """The time of the member at home that is missed least."""
        least: double = -NEVER
        for member in range(3):
            if self.table.home[self.seat][member]:
                least = min(least, self.time_of[member])
        return least

    def time_of_next(self, planned: i32, by_chief: bint) -> double:
        """The time of whoever may plan another craft or painting: of two one is the chief."""
        if planned and not by_chief:
            return self.time_of[CHIEF]
        return self.cheapest_time()

    def time_at_home(self) -> double:
        worth: double = 0.0
        for member in range(3):
            worth += self.table.home[self.seat][member] * self.time_of[member]
        return worth

    def time_of_pair(self, pair: i32) -> double:
        return self.time_of[PAIRS[pair][0]] + self.time_of[PAIRS[pair][1]]

    def time_of_parents(self) -> double:
        own = self.table.home[self.seat]
        if own[HUNTER] > 1:
            return 2.0 * self.time_of[HUNTER]
        least: double = -NEVER
        for pair in range(3):
            if own[PAIRS[pair][0]] and own[PAIRS[pair][1]]:
                least = min(least, self.time_of_pair(pair))
        return least

    def children_value(self, number: i32) -> double:
        """What newborns are worth, as far as there will be room for them."""
        adults: i32 = 2 + self.table.hunters[self.seat]
        room = min(self.places - adults, HUNTERS + 2 - adults) - self.due
        return self.child * max(0, min(number, room))

    def room_value(self, places: i32) -> double:
        """What places in dwellings are worth: for those who are there, those who are due, and a few more."""
        adults: i32 = 2 + self.table.hunters[self.seat]
        worth: double = -self.child * max(0, adults - places)
        for place in range(adults + 1, min(places, HUNTERS + 2) + 1):
            if place <= adults + self.due:
                worth += self.child
            else:
                worth += self.housing * max(0.0, self.child - 2.0 * self.worker) / (place - adults - self.due)
        return worth

    # --- what plans bring, without the time that they take -----------------------------------------

    def due_cost(self, action: i32) -> double:
        """What planning an action costs in this season; a deprivation token for what is missing."""
        pack = self.pack
        own = self.table.stock[self.seat]
        worth: double = 0.0
        if pack.tools_due[action][self.cold]:
            worth += self.lose(TOOL, 1) if own[TOOL] else 2.0
        if pack.hides_due[action][self.cold]:
            worth += self.lose(HIDE, 1) if own[HIDE] else 2.0
        return worth

    def free_cells(self) -> i32:
        table = self.table
        built = table.dwellings[self.seat]
        own = table.builders[self.seat]
        planned = own[CHIEF] + own[SHAMAN] + own[HUNTER]
        return DWELLING_CELLS - built[RAMSHACKLE] - built[SIMPLE] - built[STATUS] - planned

    def kind_value(self, kind: i32, covering: i32, places: i32) -> double:
        """What a dwelling brings to a tribe that has so many places: points, steps to objectives, room."""
        pack = self.pack
        vp = pack.dwelling_vp[kind]
        worth = vp * (self.dwellings + self.step[DWELLING_METRIC])
        if kind == STATUS:
            worth += self.step[STATUS_METRIC]
        more = pack.capacity[kind] - (pack.capacity[RAMSHACKLE] if covering else 0)
        return worth + self.room_value(places + more) - self.room_value(places)

    def dwelling_value(self) -> double:
        """A dwelling by the best builder at home, whose time is counted."""
        best: double = NEVER
        for member in range(3):
            if self.table.home[self.seat][member]:
                best = max(best, self.building_value(member))
        return best - self.due_cost(BUILD_DWELLING)

    def building_value(self, member: i32) -> double:
        """The better dwelling of those that a member can pay, less its time."""
        best: double = NEVER
        covering: i32 = self.free_cells() <= 0
        for kind in range(SIMPLE, STATUS + 1):
            cost: cython.pointer(i16) = self.build_cost[member == CHIEF][kind]
            if self.can_pay(cost):
                best = max(best, self.kind_value(kind, covering, self.places) - self.price_of(cost))
        return best - self.time_of[member]

    def craft_worth(self, craft: i32) -> double:
        return self.crafts * self.pack.craft_vp[craft] + self.step[CRAFT_METRIC]

    def craft_value(self, craft: i32) -> double:
        cost = self.pack.craft_cost[craft]
        if not self.can_pay(cost):
            return NEVER
        planned: i32 = 0
        by_chief: bint = False
        for space in range(CRAFT_SPACES):
            if self.is_own(self.table.crafter[space]):
                planned += 1
                by_chief = (self.table.crafter[space] - 1) % 3 == CHIEF
        worth = self.craft_worth(craft) - self.price_of(cost) - self.due_cost(MAKE_CRAFT)
        return worth - self.time_of_next(planned, by_chief)

    def paint_value(self, cell: i32) -> double:
        if self.figures[self.pack.species_at[cell]] <= 0:
            return NEVER
        planned: i32 = 0
        by_chief: bint = False
        for other in range(PAINTING_CELLS):
            if self.is_own(self.table.painter[other]):
                planned += 1
                by_chief = (self.table.painter[other] - 1) % 3 == CHIEF
        return self.cell_worth[cell] - self.due_cost(PAINT_CELL) - self.time_of_next(planned, by_chief)

    def level_value(self, ability: i32) -> double:
        """What the next level of an ability brings in the rounds to come, and for objectives."""
        level = self.table.level[self.seat][ability]
        each = self.range if ability == RANGE else self.carrying if ability == CARRYING else self.toolmaking
        rounds: double = self.rounds + (0.5 if ability == CARRYING else 0.0)
        return each * rounds + self.step[MASTERY_METRIC] * (1.0 if level else 0.5)

    def raising_value(self, ability: i32) -> double:
        level = self.table.level[self.seat][ability]
        if level == 2 or not self.can_pay(self.pack.step_cost[ability][level]):
            return NEVER
        return self.level_value(ability) - self.price_of(self.pack.step_cost[ability][level])

    def forging_value(self, recipe: i32) -> double:
        cost = self.pack.recipe_cost[recipe]
        if not self.can_pay(cost):
            return NEVER
        return self.total[TOOL][self.pack.recipe_tools[recipe]] - self.price_of(cost)

    def learning_value(self, ability: i32) -> double:
        """A member on a track: a level more, tools, or both."""
        worth = self.raising_value(ability)
        if ability == TOOLMAKING:
            best: double = 0.0
            for recipe in range(self.table.level[self.seat][TOOLMAKING] + 1):
                best = max(best, self.forging_value(recipe))
            return max(0.0, worth) + best
        return worth

    # --- the hut -----------------------------------------------------------------------------------

    def megalith_worth(self, cell: i32) -> double:
        worth = self.megaliths * self.pack.hut_vp[cell]
        return worth + self.step[MEGALITH_METRIC] + self.step[SHAMAN_METRIC]

    def hut_value(self, cell: i32) -> double:
        """What an action of the shaman brings, the time of another parent counted."""
        if cell >= MENHIR:
            cost = self.pack.hut_cost[cell]
            return self.megalith_worth(cell) - self.price_of(cost) if self.can_pay(cost) else NEVER
        good = self.offered_good(cell)
        if self.have[good] <= 0:
            return NEVER
        worth = self.step[SHAMAN_METRIC] - self.lose(good, 1)
        if cell == FIRST_PLAYER:
            return worth + (self.lead if self.rounds else 0.0)
        if cell == LONG_JOURNEY:
            return worth + (self.journey if self.rounds else 0.0)
        if cell == TWINS:
            return worth + self.children_value(2) - self.worker
        if cell == TRADE:
            return worth + self.trade_value()
        best: double = NEVER
        for painting in range(PAINTING_CELLS):
            if self.is_free(painting):
                best = max(best, self.superb_value(painting))
        return worth + best

    def superb_value(self, cell: i32) -> double:
        """One cube or two, as there are figures."""
        figures = self.figures[self.pack.species_at[cell]]
        if figures <= 0:
            return NEVER
        return self.painting_value(cell, min(2, figures)) - (self.wait * self.rounds if figures == 1 else 0.0)

    def loss(self, store: i32, given: i32) -> double:
        """What one of a store is worth to the seat that gives it away, so many of that good being given already."""
        good = GOOD_OF[store]
        if good < PAYABLE:
            return self.relief[good] if self.lack[good] else self.unit(good, self.have[good] - 1 - given)
        food = 2 if good == MEAT else 1
        left = self.spare + self.fed - food
        return food * (self.hunger if left < 0 else self.tomorrow if left < self.enough else 0.02)

    def dearest(self) -> i32:
        """The good that is most wanted of those that can be traded."""
        best: i32 = WOOD
        for good in range(7):
            if self.pack.tradable[good] and self.next_unit(good) > self.next_unit(best):
                best = good
        return best

    def next_unit(self, good: i32) -> double:
        """What one more of a good is worth after the exchanges that are thought of."""
        n = self.traded[good]
        return self.total[good][n + 1] - self.total[good][n]

    def forget_exchanges(self) -> void:
        for store in range(10):
            self.given[store] = 0
        for good in range(7):
            self.traded[good] = 0

    def trade_value(self) -> double:
        """What a few exchanges of two goods for one bring: the cheapest goods for the dearest."""
        worth: double = 0.0
        self.forget_exchanges()
        for _ in range(4):
            wanted = self.dearest()
            gain = self.next_unit(wanted) - self.give_cheapest(wanted) - self.give_cheapest(wanted)
            if gain <= 0.0:
                break
            worth += gain
            self.traded[wanted] += 1
        return worth

    def give_cheapest(self, wanted: i32) -> double:
        """Give up what is missed least, but not of the good that is wanted; what that is worth."""
        own = self.table.stock[self.seat]
        best: i32 = EMPTY
        least: double = 100.0
        for store in range(10):
            good = GOOD_OF[store]
            if good == wanted or not self.pack.tradable[good]:
                continue
            left: i32 = self.have[good] if good < PAYABLE else own[store]
            if left > self.given[store] and self.loss(store, self.given[store]) < least:
                best = store
                least = self.loss(store, self.given[store])
        if best != EMPTY:
            self.given[best] += 1
        return least

    def giving_value(self, store: i32) -> double:
        """The cheapest first, as long as two of them are worth less than the dearest good."""
        if self.table.agenda[self.table.depth][GIVEN] == 0 and self.trade_value() <= 0.0:
            return -1.0 - self.loss(store, 0)
        self.forget_exchanges()
        return 100.0 - self.loss(store, 0) - (50.0 if GOOD_OF[store] == self.dearest() else 0.0)

    # --- expeditions -------------------------------------------------------------------------------

    def group_net(self, cell: i32, errand: i32, chiefs: i32, shamans: i32, hunters: i32, tools: i32) -> double:
        """What an expedition of so many brings home, less their time and the tools."""
        cost = chiefs * self.time_of[CHIEF] + shamans * self.time_of[SHAMAN] + hunters * self.time_of[HUNTER]
        cost += self.lose(TOOL, tools)
        self.yields(cell, errand, 2 * chiefs + shamans + hunters + tools)
        worth = self.load(0, (chiefs + shamans + hunters) * self.load_of())
        if errand == HUNT:
            return self.hunts * (worth + self.figure_value(self.table.animal[cell] - 1)) - cost
        return self.harvests * worth - cost

    def best_group(self, cell: i32, errand: i32, step: i32, number: i32) -> double:
        """The best expedition to a cell if so many are sent at a step of the choice; the steps before are settled."""
        table = self.table
        pack = self.pack
        own = table.home[self.seat]
        group = table.group[cell]
        tools_left: i32 = table.stock[self.seat][TOOL]
        best: double = NEVER
        least_chief: i32 = group[CHIEF] if step > CHIEF else 0
        most_chief: i32 = group[CHIEF] if step > CHIEF else own[CHIEF]
        least_shaman: i32 = group[SHAMAN] if step > SHAMAN else 0
        most_shaman: i32 = group[SHAMAN] if step > SHAMAN else own[SHAMAN] if errand != HUNT else 0
        least_hunter: i32 = group[HUNTER] if step > HUNTER else 0
        most_hunter: i32 = group[HUNTER] if step > HUNTER else own[HUNTER]
        if step == CHIEF:
            least_chief = most_chief = number
        elif step == SHAMAN:
            least_shaman = most_shaman = number
        elif step == HUNTER:
            least_hunter = most_hunter = number
        for chiefs in range(least_chief, most_chief + 1):
            for shamans in range(least_shaman, most_shaman + 1):
                for hunters in range(least_hunter, most_hunter + 1):
                    people = chiefs + shamans + hunters
                    if people == 0:
                        continue
                    least: i32 = 0
                    most: i32 = 0
                    if errand == HUNT:
                        species = table.animal[cell] - 1
                        if people < pack.people[species]:
                            continue
                        least = max(0, pack.skill[species] - people - chiefs)
                        most = least
                    else:
                        most = COMPONENTS - people - chiefs
                        if errand == SCOUT:
                            most = min(0, most)
                    most = min(most, tools_left)
                    if step == TOOLS:
                        least = most = number
                    for tools in range(least, most + 1):
                        best = max(best, self.group_net(cell, errand, chiefs, shamans, hunters, tools))
        return best

    def errand_at(self, cell: i32) -> i32:
        table = self.table
        if table.animal[cell]:
            return HUNT
        if table.tile[cell] >= 0 and self.pack.amount[table.tile[cell]] and table.harvested[cell] < self.pack.harvests:
            return GATHER
        return SCOUT

    def sending_value(self, cell: i32) -> double:
        errand = self.errand_at(cell)
        return self.best_group(cell, errand, EMPTY, 0) - self.due_cost(HUNT if errand == HUNT else GATHER)

    # --- land --------------------------------------------------------------------------------------

    def laid(self) -> u64:
        cells: u64 = 0
        for cell in range(CELLS):
            if self.table.tile[cell] >= 0:
                cells |= ONE << cell
        return cells

    def within(self, start: i32, steps: i32, laid: u64) -> u64:
        """The cells that so many steps over tiles lead to."""
        found = ONE << start
        for _ in range(steps):
            found |= laid & ((found << 1) & NOT_WEST | (found >> 1) & NOT_EAST | found << COLUMNS | found >> COLUMNS)
        return found

    def look_at_land(self) -> void:
        """What every cell with a tile would bring to the whole tribe."""
        table = self.table
        for cell in range(CELLS):
            self.lure[cell] = 0.0
            if table.tile[cell] >= 0 and self.errand_at(cell) != SCOUT:
                self.lure[cell] = max(0.0, self.sending_value(cell))
        for other in range(table.players):
            if other == self.seat:
                continue
            self.lure[table.camp[other]] = 0.0
            for i in range(3):
                if table.megalith[other][i]:
                    self.lure[table.megalith[other][i] - 1] = 0.0

    def camp_value(self, camp: i32) -> double:
        """What the targets in reach of a camp are worth, all but the best three in part."""
        table = self.table
        laid = self.laid()
        cells = self.within(camp, self.pack.value[RANGE][table.level[self.seat][RANGE]], laid)
        first: double = 0.0
        second: double = 0.0
        third: double = 0.0
        rest: double = 0.0
        for cell in range(CELLS):
            if not cells >> cell & ONE:
                continue
            lure = self.lure[cell]
            if lure > first:
                rest += third
                third = second
                second = first
                first = lure
            elif lure > second:
                rest += third
                third = second
                second = lure
            elif lure > third:
                rest += third
                third = lure
            else:
                rest += lure
        worth = first + second + third + self.near * rest
        rivals: i32 = 0
        for other in range(table.players):
            if other != self.seat and cells >> table.camp[other] & ONE:
                rivals += 1
        worth *= 1.0 - self.crowd * rivals
        for way in range(4):
            beside = self.pack.beside[camp][way]
            if beside != EMPTY and table.tile[beside] < 0:
                worth += self.unknown
        return worth

    def site_value(self, cell: i32) -> double:
        """A megalith where it opens land, and keeps rivals from a good tile; a long journey to the best tile."""
        if self.table.agenda[self.table.depth][HUT_CELL] == LONG_JOURNEY:
            return self.lure[cell]
        worth = 0.1 * self.lure[cell]
        for way in range(4):
            beside = self.pack.beside[cell][way]
            if beside != EMPTY and self.table.tile[beside] < 0:
                worth += self.unknown
        return worth

    # --- what options are worth --------------------------------------------------------------------

    def option_value(self, option: i32) -> double:
        if option < PASS:
            return 0.0
        if option < MEMBER:
            return self.planning_value(option)
        if option < BUILD:
            return self.detail_value(option)
        if option < LOAD:
            return self.executing_value(option)
        return self.further_value(option)

    def planning_value(self, option: i32) -> double:
        """The worth of a plan; more where others might forestall it."""
        if option == PASS:
            return -self.time_at_home()
        if option == DWELLING:
            return self.dwelling_value()
        if option == BIRTH:
            return self.children_value(1) + self.step[BIRTH_METRIC] - self.time_of_parents()
        if ABILITY <= option < SHAMAN_TO:
            return self.learning_value(option - ABILITY) - self.cheapest_time()
        worth = self.contested_value(option)
        return worth * self.urgency if worth > 0.0 else worth

    def contested_value(self, option: i32) -> double:
        if option < BIRTH:
            return self.craft_value(option - CRAFT)
        if option < PAINT:
            return self.sending_value(option - SEND)
        if option >= SHAMAN_TO:
            return self.hut_value(option - SHAMAN_TO) - self.worker
        if self.table.agenda[self.table.depth][KIND] == CAVE_TOKEN_FRAME:
            return self.superb_value(option - PAINT)
        return self.paint_value(option - PAINT)

    def detail_value(self, option: i32) -> double:
        """Who is placed, who is sent, and what is paid."""
        frame = self.table.agenda[self.table.depth]
        if option < PARENTS:
            member = option - MEMBER
            return self.building_value(member) if frame[ACTION] == BUILD_DWELLING else -self.time_of[member]
        if option < LEAD:
            return -self.time_of_pair(option - PARENTS)
        if option < PAY:
            step = frame[STEP]
            base = LEAD if step == CHIEF else ACCOMPANY if step == SHAMAN else SEND_HUNTERS
            if step == TOOLS:
                base = SEND_TOOLS
            return self.best_group(frame[CELL], self.table.group[frame[CELL]][ERRAND], step, option - base)
        return -2.0 if option == DEPRIVE else -self.lose(option - PAY, 1)

    def executing_value(self, option: i32) -> double:
        """What costs nothing comes first, then the expeditions, then what their goods are for, tools at last."""
        pack = self.pack
        if option < MAKE:
            way = option - BUILD
            kind: i32 = STATUS if way & 2 else SIMPLE
            worth = self.kind_value(kind, way & 1, self.places - pack.capacity[SIMPLE])
            return self.first_if_good(worth - self.flat_price(self.build_cost[way >> 2][kind]))
        if option < BEAR:
            return self.first_if_good(self.craft_worth(option - MAKE) - self.flat_price(pack.craft_cost[option - MAKE]))
        if option == BEAR:
            return 300.0
        if option < COLOUR:
            return 100.0
        if option < RAISE:
            return 200.0 + self.cell_worth[option - COLOUR]
        if option < FORGE:
            return self.executed_raise(option - RAISE)
        if option < INVOKE:
            worth = self.forging_value(option - FORGE)
            return 20.0 + worth if worth > NEVER else 0.5
        return self.first_if_good(2.0 + self.invoking_value()) if option == INVOKE else 0.0

    def first_if_good(self, worth: double) -> double:
        """Before tools are made of what it costs."""
        return 40.0 + worth if worth > 0.0 else worth

    def executed_raise(self, ability: i32) -> double:
        """Carrying before anybody comes home."""
        cost = self.pack.step_cost[ability][self.table.level[self.seat][ability]]
        worth = self.level_value(ability) - self.flat_price(cost)
        if self.table.agenda[self.table.depth][KIND] == BUY_FRAME or worth <= 0.0:
            return worth
        return worth + (150.0 if ability == CARRYING else 30.0)

    def invoking_value(self) -> double:
        for cell in range(MENHIR, 8):
            if self.table.hut[cell] == self.seat + 1:
                return self.megalith_worth(cell) - self.flat_price(self.pack.hut_cost[cell])
        return 1.0

    def flat_price(self, cost: cython.pointer(i16)) -> double:
        """What a cost that has been reserved is worth, whatever else is there."""
        worth: double = 0.0
        for good in range(PAYABLE):
            worth += cost[good] * self.price[good] * self.ripe * 0.5
        return worth

    def further_value(self, option: i32) -> double:
        if option < FORGET:
            return self.loading_value(option - LOAD)
        if option < GIVE:
            return -self.remembered_value(option - FORGET)
        if option < TAKE:
            return self.giving_value(option - GIVE)
        if option < CUBES:
            return self.total[option - TAKE][1]
        if option < SITE:
            return 0.1 * (option - CUBES)
        if option < DONE:
            return self.site_value(option - SITE)
        if option == DONE:
            # in a lap: to wait for others rather than to finish
            return 0.25 if self.table.agenda[self.table.depth][KIND] == EXECUTE_FRAME else 0.0
        return self.camp_value(option - MOVE_CAMP) if option >= MOVE_CAMP else 0.0

    def remembered_value(self, species: i32) -> double:
        best: double = self.hope * self.pack.worth[species]
        for cell in range(PAINTING_CELLS):
            if self.pack.species_at[cell] == species and self.is_free(cell):
                best = max(best, self.cell_worth[cell])
        return best

    def loading_value(self, number: i32) -> double:
        """So many of the good that is asked for, and the best of what comes after it."""
        frame = self.table.agenda[self.table.depth]
        cell = frame[CELL]
        group = self.table.group[cell]
        self.yields(cell, group[ERRAND], 2 * group[CHIEF] + group[SHAMAN] + group[HUNTER] + group[TOOLS])
        worth = self.total[frame[GOOD]][min(number, MOST - 1)]
        return worth + self.load(frame[GOOD] + 1, frame[ROOM] - number)

    def eating_value(self, number: i32) -> double:
        """What lies in bowl 3 is eaten first, for it spoils; then what spoils next."""
        table = self.table
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        need: double = frame[NEED] - own[PLANT3] - 2 * own[MEAT3]
        if frame[STEP] == 1:
            return -abs(number - 0.5 * (need - own[PLANT2]))
        return -abs(number - need)
