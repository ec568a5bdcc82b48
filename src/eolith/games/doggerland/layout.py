"""The territory as a grid: cells, neighbours, the lines that animals walk along, the order in which they set out.

Cells are numbered row by row from the north-west and named by column and row: a1 in the corner, d4
in the middle.  A board side may leave some of them out, and a cell without a tile is no ground.
Everything touches orthogonally only (DG-COMP-10).
"""

from __future__ import annotations

from . import terms

CELL_NAMES: tuple[str, ...] = tuple(
    f"{'abcdefg'[column]}{row + 1}" for row in range(terms.ROWS) for column in range(terms.COLUMNS)
)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""What a step in each of terms.DIRECTIONS adds to column and row."""


def _beside(cell: int, direction: int) -> int:
    (row, column), (east, south) = divmod(cell, terms.COLUMNS), STEPS[direction]
    inside = 0 <= column + east < terms.COLUMNS and 0 <= row + south < terms.ROWS
    return cell + east + terms.COLUMNS * south if inside else -1


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_beside(cell, direction) for direction in range(4)) for cell in range(terms.CELLS)
)
"""For each cell its neighbour in each direction, -1 off the grid."""
START_BLOCK: tuple[int, ...] = tuple(
    terms.CENTRE + column + terms.COLUMNS * row for row in (-1, 0, 1) for column in (-1, 0, 1)
)
"""The nine cells of the start tiles, row by row; the centre tile lies on the fifth (DG-SETUP-05, DG-SETUP-08)."""
CROSS: tuple[int, ...] = tuple(terms.CENTRE + 2 * (east + terms.COLUMNS * south) for east, south in STEPS)
"""The cells outside the middle of each side of the start block, by direction (DG-SHORT-03)."""


def line(cell: int, direction: int) -> tuple[int, ...]:
    """The cells of a row or column from one cell on, past the edge to the opposite side, and the cell itself at last.

    >>> [CELL_NAMES[other] for other in line(CELL_NAMES.index("f2"), 1)]
    ['g2', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2']
    """
    (row, column), (east, south) = divmod(cell, terms.COLUMNS), STEPS[direction]
    return tuple(
        (row + south * step) % terms.ROWS * terms.COLUMNS + (column + east * step) % terms.COLUMNS
        for step in range(1, (terms.COLUMNS if east else terms.ROWS) + 1)
    )


LINES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(line(cell, direction) for direction in range(4)) for cell in range(terms.CELLS)
)
"""LINES[cell][direction]: see `line` (DG-MIGRATE-09)."""


def sweep(big: int, small: int) -> tuple[int, ...]:
    """All cells in the order of a priority arrow: lines across `big`, each along `small` (DG-MIGRATE-04, -05).

    >>> [CELL_NAMES[cell] for cell in sweep(3, 0)][:8]
    ['g7', 'g6', 'g5', 'g4', 'g3', 'g2', 'g1', 'f7']
    """

    def along(cell: int, direction: int) -> int:
        row, column = divmod(cell, terms.COLUMNS)
        east, south = STEPS[direction]
        return column * east + row * south

    return tuple(sorted(range(terms.CELLS), key=lambda cell: (along(cell, big), along(cell, small))))
