# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the value of a position is learned from."""

from __future__ import annotations

from cython import double, int as i32, void

from eolith.kernel.features import Features

from .. import terms
from ..rules.table import Doggerland, Tables
from ..terms import *

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


class DoggerlandFeatures(Features):
    """The numbers of a position as a round begins; goods, members and points as they are counted in the game.

    What is "to come" is multiplied by the rounds that follow.  An objective "in reach" brings its points, divided by
    one more than the steps that are lacking.
    """

    of_side = OF_SIDE
    of_table = OF_TABLE

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
