"""The megalith field with its levels, and the map of hexes."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, strategies as st

from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.layout import BOARD_CELLS, BOARD_HEIGHT, BOARD_WIDTH, TURNS, Field, grid_cell
from eolith.games.endless_winter.pack import Pack

LAYOUTS = {laid.id: Field(laid.slots) for laid in Pack.load().layouts}
every_layout = pytest.mark.parametrize("field", LAYOUTS.values(), ids=LAYOUTS)
ON_TWO = {laid.id: Field(laid.slots, on_two=True) for laid in Pack.load().layouts}
every_layout_on_two = pytest.mark.parametrize("field", ON_TWO.values(), ids=ON_TWO)

# --- megaliths ------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MEGASETUP-01", "EW-MEGASETUP-03", "EW-COMP-03")
@every_layout
def test_the_boards_form_one_field(field: Field) -> None:
    ground = [(site.x, site.y) for site in field.sites if site.level == 0]
    assert len(ground) == terms.GROUND_CELLS == terms.BOARDS * BOARD_CELLS
    assert len(set(ground)) == len(ground), "boards overlap"
    assert len(field.sites) <= terms.SITES


@pytest.mark.rule("EW-MEGA-04", "EW-MEGA-05")
@every_layout
def test_neighbours_touch_along_an_edge(field: Field) -> None:
    ground = field.sites[: terms.GROUND_CELLS]
    for number, site in enumerate(ground):
        beside = field.neighbours[number]
        assert len(beside) <= 4
        for other, spot in enumerate(ground):
            assert (abs(site.x - spot.x) + abs(site.y - spot.y) == 1) == (other in beside)


@pytest.mark.rule("EW-MEGASETUP-03")
@every_layout
def test_cells_are_neighbours_across_boards(field: Field) -> None:
    pairs = {(a // BOARD_CELLS, b // BOARD_CELLS) for a, beside in enumerate(field.neighbours) for b in beside}
    assert any(a != b for a, b in pairs)


@pytest.mark.rule("EW-MEGA-06", "EW-MEGA-17", "EW-MEGA-19", "EW-MEGA-20")
@every_layout
def test_a_site_lies_on_four_of_one_level(field: Field) -> None:
    squares = set()
    for site in field.sites[terms.GROUND_CELLS :]:
        under = [field.sites[number] for number in site.supports]
        assert {spot.level for spot in under} == {site.level - 1}
        corners = [(site.x + east, site.y + south) for south in (-0.5, 0.5) for east in (-0.5, 0.5)]
        assert [(spot.x, spot.y) for spot in under] == corners
        squares.add((site.level, site.x, site.y))
    for level in range(4):
        spots = {(site.x, site.y) for site in field.sites if site.level == level}
        full = {(level + 1, x + 0.5, y + 0.5) for x, y in spots if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= spots}
        assert full == {square for square in squares if square[0] == level + 1}, "a square without its centre"
    assert len(squares) == len(field.sites) - terms.GROUND_CELLS


@pytest.mark.parametrize("field", [*LAYOUTS.values(), *ON_TWO.values()])
def test_names_of_sites_are_distinct(field: Field) -> None:
    assert [field.numbers[site.name] for site in field.sites] == list(range(len(field.sites)))
    assert (field.width, field.height) == (max(s.x for s in field.sites) + 1, max(s.y for s in field.sites) + 1)


def test_a_block_has_three_levels() -> None:
    field = LAYOUTS["block"]
    assert [sum(site.level == level for site in field.sites) for level in range(5)] == [32, 21, 12, 5, 0]
    assert field.sites[field.numbers["c2"]].supports == ()
    names = [field.sites[number].name for number in field.sites[field.numbers["c2+2"]].supports]
    assert names == ["c2+1", "d2+1", "c3+1", "d3+1"]


@pytest.mark.rule("EWP-MEGA-02")
@every_layout_on_two
def test_a_site_lies_on_two_neighbours_of_one_level(field: Field) -> None:
    """Each two that share an edge carry a place over it, up to the level for which there are not enough megaliths."""
    found: dict[tuple[int, float, float], set[frozenset[int]]] = {}
    for (a, one), (b, other) in combinations(enumerate(field.sites), 2):
        if one.level == other.level < 7 and (abs(one.x - other.x), abs(one.y - other.y)) in ((1, 0), (0, 1)):
            over = one.level + 1, (one.x + other.x) / 2, (one.y + other.y) / 2
            found.setdefault(over, set()).add(frozenset((a, b)))
    assert found == {
        (site.level, site.x, site.y): set(map(frozenset, site.beneath)) for site in field.sites[terms.GROUND_CELLS :]
    }
    assert max(len(pairs) for pairs in found.values()) == 2, "west and east, or north and south"


@pytest.mark.rule("EWP-MEGA-02")
@every_layout_on_two
def test_two_of_a_level_that_cover_each_other(field: Field) -> None:
    """Both ways, and never two that carry the same."""
    for a, one in enumerate(field.sites):
        near = {
            b
            for b, other in enumerate(field.sites)
            if a != b and one.level == other.level and abs(one.x - other.x) < 1 and abs(one.y - other.y) < 1
        }
        assert set(one.overlaps) == near
        for pair in one.beneath:
            assert not any(set(pair) & set(field.sites[below].overlaps) for below in pair)


@given(st.sampled_from(sorted(ON_TWO)), st.data())
def test_what_was_built_on_two_stays_free_from_above(name: str, data: st.DataObject) -> None:
    """However megaliths are piled up: nothing can be pushed beneath another, and one place lies open at a spot."""
    sites = ON_TWO[name].sites
    owners = [1] * terms.GROUND_CELLS + [0] * (len(sites) - terms.GROUND_CELLS)
    for _ in range(12):
        free = [
            number
            for number, site in enumerate(sites)
            if not owners[number] and site.rests(owners) and not any(owners[other] for other in site.overlaps)
        ]
        assert len({(sites[number].x, sites[number].y) for number in free}) == len(free)
        top = sites[data.draw(st.sampled_from(free))]
        for number, other in enumerate(sites):
            if owners[number] and abs(other.x - top.x) < 1 and abs(other.y - top.y) < 1:
                assert other.level < top.level
        owners[sites.index(top)] = 1


def test_there_are_as_many_places_on_two_as_the_fullest_layout_has() -> None:
    assert max(len(field.sites) for field in ON_TWO.values()) == terms.GROUND_CELLS + terms.STACKED


def test_what_lies_on_two_is_named_by_the_cells_below() -> None:
    field = ON_TWO["block"]
    assert [sum(site.level == level for site in field.sites) for level in range(9)] == [
        32, 52, 49, 44, 37, 30, 23, 16, 0,
    ]  # fmt: skip
    spots = {"c2": (2, 1), "c2d2+1": (2.5, 1), "c2c3+1": (2, 1.5), "c2d3+2": (2.5, 1.5), "c2+2": (2, 1)}
    found = {name: field.sites[field.numbers[name]] for name in spots}
    assert {name: (site.x, site.y) for name, site in found.items()} == spots
    assert [field.sites[number].name for number in found["c2"].supports] == []
    assert [[field.sites[number].name for number in pair] for pair in found["c2d3+2"].beneath] == [
        ["c2c3+1", "d2d3+1"], ["c2d2+1", "c3d3+1"],
    ]  # fmt: skip


@given(st.integers(0, 9), st.integers(0, 9), st.sampled_from(TURNS))
def test_a_turned_board_covers_a_block_of_eight(x: int, y: int, turn: int) -> None:
    spots = {grid_cell((x, y, turn), row, col) for row in range(BOARD_HEIGHT) for col in range(BOARD_WIDTH)}
    wide, high = (BOARD_WIDTH, BOARD_HEIGHT) if turn in (0, 180) else (BOARD_HEIGHT, BOARD_WIDTH)
    assert spots == {(x + east, y + south) for east in range(wide) for south in range(high)}


@given(st.sampled_from(TURNS), st.integers(0, 1), st.integers(0, 3))
def test_turning_is_clockwise(turn: int, row: int, col: int) -> None:
    """A quarter turn takes east to south: what lay one cell east of another then lies south of it."""
    quarter = TURNS[(TURNS.index(turn) + 1) % 4]
    (x0, y0), (x1, y1) = grid_cell((0, 0, turn), 0, 0), grid_cell((0, 0, turn), row, col)
    (u0, v0), (u1, v1) = grid_cell((0, 0, quarter), 0, 0), grid_cell((0, 0, quarter), row, col)
    assert (u1 - u0, v1 - v0) == (-(y1 - y0), x1 - x0)


@pytest.mark.parametrize(
    ("slots", "message"),
    [
        (((0, 0, 0), (4, 0, 0), (8, 0, 0)), "has 3 slots; there are 4 boards"),
        (((0, 0, 0), (3, 1, 0), (0, 2, 0), (4, 2, 0)), "has two boards on the grid cell 3, 1"),
        (((0, 0, 0), (4, 0, 0), (0, 2, 0), (4, 5, 0)), "has boards that do not touch the others"),
        (((0, 0, 0), (4, 2, 0), (0, 4, 0), (4, 6, 0)), "has boards that do not touch the others"),
    ],
)
def test_boards_that_cannot_lie_so(slots: tuple[tuple[int, int, int], ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Field(slots)


# --- the map --------------------------------------------------------------------------------------


@pytest.mark.rule("EW-TERRAIN-01", "EW-TERRAIN-05", "EW-TERRAIN-09")
def test_the_map_is_a_hexagon_of_nineteen() -> None:
    assert len(layout.HEXES) == terms.HEXES == 19
    assert layout.HEXES[terms.START_HEX] == (0, 0)
    rings = [max(abs(q), abs(r), abs(q + r)) for q, r in layout.HEXES]
    assert [rings.count(ring) for ring in range(3)] == [1, 6, 12]
    assert len(set(layout.HEX_NAMES)) == 19 and layout.HEX_NAMES[terms.START_HEX] == "c3"


def test_neighbours_are_one_step_apart_and_mutual() -> None:
    for hex_, beside in enumerate(layout.NEIGHBOURS):
        x, y = layout.hex_centre(hex_)
        for direction, other in enumerate(beside):
            if other < 0:
                continue
            u, v = layout.hex_centre(other)
            assert (u - x) ** 2 + (v - y) ** 2 == pytest.approx(3)
            assert layout.NEIGHBOURS[other][(direction + 3) % 6] == hex_
            name = terms.DIRECTIONS[direction]
            assert ("east" in name) == (u > x) and ("west" in name) == (u < x)
            assert ("north" in name) == (v < y) and ("south" in name) == (v > y)
    assert sum(other >= 0 for beside in layout.NEIGHBOURS for other in beside) == 2 * 42
    assert all(other >= 0 for other in layout.NEIGHBOURS[terms.START_HEX])


@pytest.mark.rule("EW-TERRAIN-09", "EW-MIG-13")
def test_junctions() -> None:
    """All triples of hexes that touch one another: 24, of which 6 have the start tile and 18 hold villages."""
    touching = [
        three
        for three in combinations(range(terms.HEXES), 3)
        if all(b in layout.NEIGHBOURS[a] for a, b in combinations(three, 2))
    ]
    assert list(layout.JUNCTIONS) == touching and len(touching) == terms.JUNCTIONS == 24
    assert len(layout.VILLAGE_SITES) == 18
    at_start = [junction for junction in range(24) if junction not in layout.VILLAGE_SITES]
    assert [terms.START_HEX in layout.JUNCTIONS[junction] for junction in at_start] == [True] * 6
    assert len(set(layout.JUNCTION_NAMES)) == 24


def test_junctions_of_a_hex_are_at_its_corners() -> None:
    for hex_, junctions in enumerate(layout.JUNCTIONS_OF):
        x, y = layout.hex_centre(hex_)
        for junction in junctions:
            u, v = layout.junction_point(junction)
            assert (u - x) ** 2 + (v - y) ** 2 == pytest.approx(1)
    assert sorted(map(len, layout.JUNCTIONS_OF)) == [2] * 6 + [3] * 6 + [6] * 7
