"""Where things can lie: the megalith field of squares with its levels, and the map of hexes.

**Megaliths.**  The four boards of 2 x 4 cells lie on one grid, x to the east and y to the south, each
on a slot of the layout and turned.  A *site* is a place for one megalith: sites 0 to 31 are the cells,
eight to a slot in the order of the unturned board (site = 8 * slot + 4 * row + col); then come those on
top of others, level by level and row by row.  What lies there covers a quarter of each of the four
beneath it, or, where a megalith lies on two, half of each of these.

**Map.**  Axial coordinates q, r of pointy-top hexes, the start tile at 0, 0, north up; hexes are
numbered row by row from the north-west.  A junction is a point where three hexes touch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from . import terms

# --- megaliths ------------------------------------------------------------------------------------

BOARD_WIDTH = 4
BOARD_HEIGHT = 2
BOARD_CELLS = BOARD_WIDTH * BOARD_HEIGHT
CELL_NAMES = tuple(f"{row}{col}" for row in "ab" for col in "1234")
"""The cells of an unturned board, row by row."""
GROUND_PLACES = tuple(f"{row}{col}" for row in "ab" for col in "123")
CULTURE_PLACES = CELL_NAMES
"""Where animals and culture cards lie open alone, in two rows from the north."""
STONE_PLACES = CELL_NAMES
"""Where stones lie alone, in one row from the west: a1 to a4 for Era I, b1 to b4 for Era II."""
_TURNED: dict[int, Callable[[int, int], tuple[int, int]]] = {
    0: lambda row, col: (col, row),
    90: lambda row, col: (BOARD_HEIGHT - 1 - row, col),
    180: lambda row, col: (BOARD_WIDTH - 1 - col, BOARD_HEIGHT - 1 - row),
    270: lambda row, col: (row, BOARD_WIDTH - 1 - col),
}
TURNS = tuple(_TURNED)
"""How far a board can be turned, in degrees, clockwise."""

ON_FOUR = {(0.5, 0.5): ((0, 0), (1, 0), (0, 1), (1, 1))}
ON_TWO = {(0.5, 0): ((0, 0), (1, 0)), (0, 0.5): ((0, 0), (0, 1))}
"""How a megalith lies on others: its place and theirs, from the north-west of these."""

Spot = tuple[float, float]
"""x and y on the common grid: whole on boards, and half a cell further where a megalith lies across others."""


def grid_cell(slot: tuple[int, int, int], row: int, col: int) -> tuple[int, int]:
    """Where a cell of a board comes to lie on a slot (x, y, turn).

    >>> grid_cell((4, 0, 90), 0, 0), grid_cell((4, 0, 90), 0, 3), grid_cell((4, 0, 90), 1, 0)
    ((5, 0), (5, 3), (4, 0))
    """
    x, y, turn = slot
    east, south = _TURNED[turn](row, col)
    return x + east, y + south


def cell_name(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"


@dataclass(frozen=True)
class Site:
    """A place for one megalith."""

    name: str
    """`c4` for a cell, `c4+1` for the centre of the square whose north-west cell is c4; on two, by the first and last
    of the cells above which it lies: `c4d4+1`, `c4c5+1`, `c4d5+2`, `c4+2`."""
    x: float
    y: float
    level: int
    """0 directly on a board, 1 on top of cells, and so on."""
    beneath: tuple[tuple[int, ...], ...]
    """The sites that carry it once they are filled: four, or one pair or the other; nothing is needed on a board."""
    overlaps: tuple[int, ...] = ()
    """The sites of its level of which it would cover a part."""

    @property
    def supports(self) -> tuple[int, ...]:
        """All sites that can carry it."""
        return sum(self.beneath, ())

    def rests(self, owners: Sequence[int]) -> bool:
        """Whether what lies on the field carries it."""
        return any(all(owners[site] for site in sites) for sites in self.beneath)


class Field:
    """The megalith field of a layout; ValueError says why boards cannot lie so."""

    def __init__(self, slots: tuple[tuple[int, int, int], ...], on_two: bool = False) -> None:
        if len(slots) != terms.BOARDS:
            raise ValueError(f"has {len(slots)} slots; there are {terms.BOARDS} boards")
        self.slots = slots
        self.on_two = on_two
        """EWP-MEGA-02: whether a megalith lies on two others, not on four."""
        cells = [(row, col) for row in range(BOARD_HEIGHT) for col in range(BOARD_WIDTH)]
        spots = [grid_cell(slot, row, col) for slot in slots for row, col in cells]
        place: dict[Spot, int] = {spot: site for site, spot in enumerate(spots)}
        if len(place) != len(spots):
            x, y = next(spot for site, spot in enumerate(spots) if place[spot] != site)
            raise ValueError(f"has two boards on the grid cell {x}, {y}")
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(place[spot] for spot in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if spot in place)
            for x, y in spots
        )
        """For each cell the cells beside it, from the north clockwise (EW-MEGA-04)."""
        self._check_touching()
        self.sites: list[Site] = [Site(cell_name(x, y), x, y, 0, ((),)) for x, y in spots]
        """Every place for a megalith, cells first."""
        self._add_levels(place)
        self.most = terms.GROUND_CELLS + terms.STACKED if on_two else terms.SITES
        """How many places such a field can have."""
        if len(self.sites) > self.most:
            raise ValueError(f"has {len(self.sites)} places for megaliths; at most {self.most}")
        self.numbers = {site.name: number for number, site in enumerate(self.sites)}
        """The site of each name."""

    def _check_touching(self) -> None:
        """EW-MEGASETUP-01: the boards lie next to each other."""
        reached, todo = {0}, [0]
        while todo:
            for site in self.neighbours[todo.pop()]:
                if site not in reached:
                    reached.add(site)
                    todo.append(site)
        if len(reached) < terms.GROUND_CELLS:
            raise ValueError("has boards that do not touch the others")

    def _add_levels(self, below: dict[Spot, int]) -> None:
        """EW-MEGA-06, EW-MEGA-17, EWP-MEGA-02: what lies on sites of one level is the next."""
        level = 1
        while below and level < terms.LEVELS:
            found: dict[Spot, list[tuple[int, ...]]] = {}
            for (east, south), shape in (ON_TWO if self.on_two else ON_FOUR).items():
                for x, y in below:
                    beneath = tuple(below.get((x + a, y + b), -1) for a, b in shape)
                    if min(beneath) >= 0:
                        found.setdefault((x + east, y + south), []).append(beneath)
            spots = sorted(found, key=lambda spot: (spot[1], spot[0]))
            below = {spot: number for number, spot in enumerate(spots, len(self.sites))}
            for x, y in spots:
                corners = ((x + east, y + south) for east in (-0.5, 0.5) for south in (-0.5, 0.5))
                overlaps = tuple(below[spot] for spot in corners if spot in below)
                self.sites.append(Site(self._name(x, y, level), x, y, level, tuple(found[x, y]), overlaps))
            level += 1

    def _name(self, x: float, y: float, level: int) -> str:
        if not self.on_two:
            return f"{cell_name(int(x - level / 2), int(y - level / 2))}+{level}"
        ends = dict.fromkeys((cell_name(int(x), int(y)), cell_name(ceil(x), ceil(y))))
        return f"{''.join(ends)}+{level}"

    @property
    def width(self) -> int:
        """Columns of the grid that the field spans from x = 0."""
        return 1 + int(max(site.x for site in self.sites))

    @property
    def height(self) -> int:
        return 1 + int(max(site.y for site in self.sites))


# --- the map --------------------------------------------------------------------------------------

RADIUS = 2
HEXES: tuple[tuple[int, int], ...] = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
)
"""Axial coordinates (q, r) of each hex by its number."""
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""What a step in each of terms.DIRECTIONS adds to q, r."""
_HEX = {spot: number for number, spot in enumerate(HEXES)}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(_HEX.get((q + a, r + b), -1) for a, b in STEPS) for q, r in HEXES)
"""For each hex its neighbour in each direction, -1 off the map."""
_EAST, _, _, _, _SOUTHWEST, _SOUTHEAST = range(6)
JUNCTIONS: tuple[tuple[int, int, int], ...] = tuple(
    sorted(
        (hex_, min(beside[first], beside[_SOUTHEAST]), max(beside[first], beside[_SOUTHEAST]))
        for hex_, beside in enumerate(NEIGHBOURS)
        for first in (_EAST, _SOUTHWEST)
        if beside[first] >= 0 and beside[_SOUTHEAST] >= 0
    )
)
"""The three hexes of each junction, in ascending order (EW-TERRAIN-09)."""
VILLAGE_SITES: tuple[int, ...] = tuple(
    junction for junction, hexes in enumerate(JUNCTIONS) if terms.START_HEX not in hexes
)
"""The junctions that can hold a village: those away from the start tile (EW-MIG-13)."""
JUNCTIONS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(junction for junction, hexes in enumerate(JUNCTIONS) if hex_ in hexes) for hex_ in range(terms.HEXES)
)
"""For each hex the junctions at its corners."""
HEX_NAMES: tuple[str, ...] = tuple(f"{'abcde'[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}" for q, r in HEXES)
"""Rows a to e from the north, counted from the west: the start tile is c3."""
JUNCTION_NAMES: tuple[str, ...] = tuple("".join(HEX_NAMES[hex_] for hex_ in hexes) for hexes in JUNCTIONS)
"""The three hexes one after another: `a1a2b2`."""


def distance(hex_: int) -> int:
    """How many steps a hex lies from the start tile."""
    q, r = HEXES[hex_]
    return max(abs(q), abs(r), abs(q + r))


def hex_centre(hex_: int) -> tuple[float, float]:
    """The centre of a hex, in hex radii east and south of the start tile."""
    q, r = HEXES[hex_]
    return 3**0.5 * (q + r / 2), 1.5 * r


def junction_point(junction: int) -> tuple[float, float]:
    """Where three hexes touch, in hex radii east and south of the start tile."""
    centres = [hex_centre(hex_) for hex_ in JUNCTIONS[junction]]
    return sum(x for x, _ in centres) / 3, sum(y for _, y in centres) / 3
