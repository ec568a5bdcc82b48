# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What paintings are worth, and figures in memory."""

from __future__ import annotations

from cython import double, int as i32, void

from ..terms import *
from .goods import lose
from .mind import NEVER, Mind


def look_at_cave(mind: Mind) -> void:
    table = mind.table
    pack = mind.pack
    seat = mind.seat
    mind.painted = 0
    for species in range(SPECIES_COUNT):
        mind.figures[species] = table.memory[seat][species]
    for cell in range(CELLS):
        if table.group_of[cell] == seat + 1 and table.group[cell][ERRAND] == HUNT and table.animal[cell]:
            mind.figures[table.animal[cell] - 1] += 1
    for cell in range(PAINTING_CELLS):
        species = pack.species_at[cell]
        if table.cube_of[cell] == seat + 1:
            mind.painted |= 1 << species
        elif OWNER_OF[table.painter[cell]] == seat or table.superb[seat] == cell + 1:
            mind.figures[species] -= 1
    mind.free = table.free_paintings()
    for cell in range(PAINTING_CELLS):
        mind.cell_worth[cell] = painting_value(mind, cell, 1) if mind.free >> cell & 1 else 0.0


def painting_value(mind: Mind, cell: i32, cubes: i32) -> double:
    """What cubes on a cell of the cave bring: its points, its row, and new species for objectives."""
    pack = mind.pack
    species = pack.species_at[cell]
    value = cubes * pack.worth[species] + mind.rows * row_gain(mind, ROW_OF[cell], cubes)
    if not mind.painted >> species & 1:
        value += mind.step[SPECIES_METRIC] + mind.step[WARM_METRIC if species < BISON else COLD_METRIC]
    return mind.paintings * value + cubes * cube_step(mind, species)


def cube_step(mind: Mind, species: i32) -> double:
    return mind.step[WARM_CUBES_METRIC if species < BISON else COLD_CUBES_METRIC]


def row_gain(mind: Mind, row: i32, cubes: i32) -> double:
    """Points of a row's majority that further cubes bring, and a little for coming nearer."""
    table = mind.table
    own = table.cubes_in_row(mind.seat, row)
    gain = table.points_in_row(mind.seat, row, own + cubes) - table.points_in_row(mind.seat, row, own)
    return gain + 0.3 * cubes


def figure_value(mind: Mind, species: i32) -> double:
    """What one more figure in memory is worth: the best cell that is left for it."""
    if mind.figures[species] >= MEMORY:
        return 0.0
    spoken = mind.figures[species]
    best: double = 0.0
    cells: i32 = 0
    for cell in range(PAINTING_CELLS):
        if mind.pack.species_at[cell] == species and mind.free >> cell & 1:
            cells += 1
            best = max(best, mind.cell_worth[cell])
    if cells > spoken:
        return max(0.0, mind.promise * (best - lose(mind, TOOL, 1) - mind.worker))
    return mind.hope * (mind.pack.worth[species] + cube_step(mind, species)) * mind.ripe


def superb_value(mind: Mind, cell: i32) -> double:
    """One cube or two, as there are figures."""
    figures = mind.figures[mind.pack.species_at[cell]]
    if figures <= 0:
        return NEVER
    return painting_value(mind, cell, min(2, figures)) - (mind.wait * mind.rounds if figures == 1 else 0.0)


def remembered_value(mind: Mind, species: i32) -> double:
    best: double = mind.hope * mind.pack.worth[species]
    for cell in range(PAINTING_CELLS):
        if mind.pack.species_at[cell] == species and mind.free >> cell & 1:
            best = max(best, mind.cell_worth[cell])
    return best
