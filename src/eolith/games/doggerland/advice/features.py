# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the value of a position is learned from."""

from __future__ import annotations

from typing import Any

from cython import double, int as i32, void

from eolith.kernel.features import Features
from eolith.kernel.numbers import *

from .. import terms
from ..rules.alone.table import Alone, AloneTables
from ..rules.table import Doggerland, Tables
from ..terms import *
from .weights import GOAL_WEIGHTS

OF_SIDE = (
    "points", "members", "newborns", "places", "places free", "members to come", "points of dwellings",
    *(f"dwellings {kind}" for kind in terms.DWELLINGS), *terms.STORES, "food", "food for members", "goods",
    *terms.ABILITIES, *(f"{ability} to come" for ability in terms.ABILITIES), "masteries",
    *(f"memory of {species}" for species in terms.SPECIES), "memory worth painting", "species painted",
    "points of paintings", "points of rows", "points of crafts", "points of megaliths", "points of objectives",
    "objectives in reach", "objectives met", "shaman's actions", "births", "deprivation", "first player",
)  # fmt: skip
OF_TABLE = (
    "rounds left", "cold", "objectives open", "paintings covered", "cells free", "crafts open",
    *(f"{species} on the land" for species in terms.SPECIES),
)  # fmt: skip
OF_SOLO = (
    *(f"{metric} {told}" for metric in GOAL_WEIGHTS for told in ("wanted", "lacking", "lacking a round", "met")),
    "goals needed", "goals met", "goals lacking", "goals lacking a round", "effort", "effort a round",
    "effort of the last", "effort of the last a round", "effort of one more a round",
    "tokens allowed", "tokens left", "hunted", "white figures", "memory of the rivals", "places",
    *(f"{kind} on show" for kind in ("necklaces", "statuettes")),
    *(f"cells free for {species}" for species in terms.SPECIES),
    *(f"{species} in reach" for species in terms.SPECIES), *(f"{terrain} in reach" for terrain in terms.RESOURCES),
    "rivals in reach",
)  # fmt: skip


class DoggerlandFeatures(Features):
    """The numbers of a position as a round begins; goods, members and points as they are counted in the game.

    What is "to come" is multiplied by the rounds that follow.  An objective "in reach" brings its points, divided by
    one more than the steps that are lacking.

    Alone points are goals met.  A goal is known by what it counts; one that is not in the game lacks nothing and is not
    met.  The effort is that of the nearest goals, as many as are needed to win, in rounds by `GOAL_WEIGHTS`.  "A round"
    is what is divided by the rounds left, one where the game is over.
    """

    of_side = OF_SIDE
    of_table = OF_TABLE
    of_solo = OF_SOLO
    metric: i32[11]  # those that goals count, in the order of their names
    toil: double[11]
    effort: double[11]  # of the goals that are not met, the least first

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        for number, (name, (toil, _)) in enumerate(GOAL_WEIGHTS.items()):
            self.metric[number] = terms.ALONE_METRICS.index(name)
            self.toil[number] = toil

    def look_at_side(self, table: Doggerland, side: i32) -> void:
        pack: Tables = table.content
        left = ROUNDS - table.round + 1
        stock = table.stock[side]
        level = table.level[side]
        members = table.adults(side)
        places = table.room(side)
        self.put(table.points(side))
        self.put(members)
        self.put(table.newborns[side])
        self.put(places)
        self.put(max(0, places - members))
        self.put(left * members)
        self.put(table.dwelling_points(side))
        for kind in range(DWELLING_COUNT):
            self.put(table.dwellings[side][kind])
        for store in range(STORE_COUNT):
            self.put(stock[store])
        food = stock[PLANT1] + stock[PLANT2] + stock[PLANT3] + 2 * (stock[MEAT2] + stock[MEAT3])
        self.put(food)
        self.put(max(0, members - food))
        self.put(stock[0] + stock[1] + stock[2] + stock[3])
        for ability in range(ABILITY_COUNT):
            self.put(level[ability])
        for ability in range(ABILITY_COUNT):
            self.put(left * level[ability])
        self.put(table.metric(side, MASTERY_METRIC))
        worth: i32 = 0
        for species in range(SPECIES_COUNT):
            self.put(table.memory[side][species])
            worth += table.memory[side][species] * pack.worth[species]
        self.put(worth)
        self.put(table.species_painted(side, 0, SPECIES_COUNT))
        painted: i32 = 0
        for cell in range(PAINTING_CELLS):
            if table.cube_of[cell] == side + 1:
                painted += table.cubes[cell] * pack.worth[pack.species_at[cell]]
        self.put(painted)
        rows: i32 = 0
        for row in range(CAVE_ROWS):
            rows += table.points_in_row(side, row, table.cubes_in_row(side, row))
        self.put(rows)
        crafts: i32 = 0
        for craft in range(CRAFTS):
            if table.craft_of[craft] == side + 1:
                crafts += pack.craft_vp[craft]
        self.put(crafts)
        megaliths: i32 = 0
        for cell in range(MENHIR, HUT_CELLS):
            megaliths += table.done[side][cell] * pack.hut_vp[cell]
        self.put(megaliths)
        self.look_at_objectives(table, side)
        self.put(table.hut_cubes(side, 0))
        self.put(table.births[side])
        self.put(table.deprivation[side])
        self.put(table.first == side)

    def look_at_objectives(self, table: Doggerland, side: i32) -> void:
        pack: Tables = table.content
        points: i32 = 0
        met: i32 = 0
        in_reach: double = 0.0
        for objective in range(OBJECTIVES):
            goal = table.goal[side][objective]
            if goal:
                points += OBJECTIVE_POINTS[goal]
                met += 1
            elif table.objective[objective] and table.objective_rounds[objective] < GOAL_CELLS:
                lacking: i32 = 0
                for metric in range(METRIC_COUNT):
                    lacking += max(0, pack.least[objective][metric] - table.metric(side, metric))
                in_reach += 1.0 * OBJECTIVE_POINTS[table.objective_rounds[objective] + 1] / (1 + lacking)
        self.put(points)
        self.put(in_reach)
        self.put(met)

    def look_at_table(self, table: Doggerland) -> void:
        self.put(ROUNDS - table.round + 1)
        self.put(table.season())
        count: i32 = 0
        for objective in range(OBJECTIVES):
            count += table.objective[objective] and table.objective_rounds[objective] < GOAL_CELLS
        self.put(count)
        self.put(table.covered)
        count = 0
        for cell in range(PAINTING_CELLS):
            count += table.revealed[cell // CAVE_ROWS] and not table.cube_of[cell]
        self.put(count)
        count = 0
        for space in range(CRAFT_SPACES):
            count += table.display[space] != EMPTY
        self.put(count)
        for species in range(SPECIES_COUNT):
            count = 0
            for cell in range(CELLS):
                count += table.animal[cell] == species + 1
            self.put(count)

    def look_at_solo(self, table: Alone) -> void:
        pack: AloneTables = table.content
        left: double = max(1, ROUNDS - table.round + 1)
        self.look_at_goals(table, left)
        self.put(pack.tokens_allowed)
        self.put(pack.tokens_allowed - table.deprivation[0])
        self.put(table.hunted)
        self.put((table.white[0] == JOINED) + (table.white[1] == JOINED))
        count: i32 = 0
        for place in range(SOLO_MEMORY):
            count += table.solo_memory[place] > 0
        self.put(count)
        self.put(table.metric(0, PLACES_METRIC))
        for kind in range(2):
            count = 0
            for space in range(CRAFT_SPACES):
                count += table.display[space] != EMPTY and pack.craft_kind[table.display[space]] == kind
            self.put(count)
        free = table.free_paintings()
        for species in range(SPECIES_COUNT):
            count = 0
            for cell in range(PAINTING_CELLS):
                count += free >> cell & 1 and pack.species_at[cell] == species
            self.put(count)
        self.look_at_reach(table)

    def look_at_goals(self, table: Alone, left: double) -> void:
        pack: AloneTables = table.content
        ahead: i32 = 0
        open: i32 = 0
        effort = self.effort
        for number in range(GOALS):
            wanted: i32 = 0
            least: i32 = 0
            for goal in range(GOALS):
                if pack.goal_metric[goal] == self.metric[number] and table.solo_goal[goal]:
                    wanted = 1
                    least = pack.goal_least[goal]
            lacking = max(0, least - table.metric(0, self.metric[number]))
            met = wanted and not lacking
            self.put(wanted)
            self.put(lacking)
            self.put(lacking / left)
            self.put(met)
            ahead += met
            if lacking:
                place = open
                while place > 0 and effort[place - 1] > lacking * self.toil[number]:
                    effort[place] = effort[place - 1]
                    place -= 1
                effort[place] = lacking * self.toil[number]
                open += 1
        due = max(0, pack.goals_needed - ahead)
        total: double = 0.0
        for place in range(min(due, open)):
            total += effort[place]
        last: double = effort[due - 1] if 0 < due <= open else 0.0
        self.put(pack.goals_needed)
        self.put(ahead)
        self.put(due)
        self.put(due / left)
        self.put(total)
        self.put(total / left)
        self.put(last)
        self.put(last / left)
        self.put(effort[due] / left if due < open else 9.0)

    def look_at_reach(self, table: Alone) -> void:
        """The land that expeditions can go to from the camp."""
        pack: AloneTables = table.content
        near = table.within(table.camp[0], table.range_of(0))
        for species in range(SPECIES_COUNT):
            count: i32 = 0
            for cell in range(CELLS):
                count += near >> cell & 1 and table.animal[cell] == species + 1
            self.put(count)
        for terrain in range(GRAZING):
            amount: i32 = 0
            for cell in range(CELLS):
                tile = table.tile[cell]
                if near >> cell & 1 and tile >= 0 and pack.terrain[tile] == terrain:
                    amount += pack.amount[tile] * (pack.harvests - table.harvested[cell])
            self.put(amount)
        count = 0
        for rival in range(RIVAL_COUNT):
            count += table.rival[rival] and near >> (table.rival[rival] - 1) & 1
        self.put(count)
