"""The territory: neighbours, the lines of migration, the sweep of the priority arrow, ways over tiles."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest
from hypothesis import given, strategies as st

import eolith
from eolith.games.doggerland import layout, terms
from eolith.games.doggerland.pack import Pack
from eolith.kernel.position import Draft

CELLS = st.integers(0, terms.CELLS - 1)
DIRECTIONS = st.integers(0, 3)
GROUND = st.sets(CELLS, min_size=1)


def cells(*names: str) -> list[int]:
    return [layout.CELL_NAMES.index(name) for name in names]


def names(numbers: object) -> list[str]:
    return [layout.CELL_NAMES[number] for number in numbers]  # type: ignore[attr-defined]


@pytest.mark.rule("DG-COMP-10")
def test_cells_touch_along_edges_only() -> None:
    assert names(layout.NEIGHBOURS[terms.CENTRE]) == ["d3", "e4", "d5", "c4"]
    assert layout.NEIGHBOURS[cells("a1")[0]] == (-1, *cells("b1", "a2"), -1)
    for cell, around in enumerate(layout.NEIGHBOURS):
        for direction, beside in enumerate(around):
            if beside >= 0:
                assert layout.NEIGHBOURS[beside][(direction + 2) % 4] == cell
                assert abs(beside // 7 - cell // 7) + abs(beside % 7 - cell % 7) == 1
    assert cells("b2")[0] not in layout.NEIGHBOURS[cells("a1")[0]], "never diagonally"


@pytest.mark.rule("DG-COMP-10", "DG-SETUP-05", "DG-SETUP-08", "DG-SHORT-03")
def test_both_sides_have_the_start_block_and_the_cross() -> None:
    assert names(layout.START_BLOCK) == ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"]
    assert names(layout.CROSS) == ["d2", "f4", "d6", "b4"]
    assert layout.START_BLOCK[4] == terms.CENTRE and layout.CELL_NAMES[terms.CENTRE] == "d4"
    for side in Pack.load().sides:
        assert {*layout.START_BLOCK, *layout.CROSS} <= {*side.cells}


@pytest.mark.rule("DG-MIGRATE-09")
@given(CELLS, DIRECTIONS)
def test_a_line_wraps_and_ends_where_it_began(cell: int, direction: int) -> None:
    walked = layout.LINES[cell][direction]
    assert walked[-1] == cell and len(set(walked)) == len(walked) == 7
    first = layout.NEIGHBOURS[cell][direction]
    assert first in (-1, walked[0])
    assert layout.LINES[walked[0]][direction][:-1] == (*walked[1:],)


@pytest.mark.rule("DG-MIGRATE-04", "DG-MIGRATE-05")
def test_the_big_arrow_sweeps_lines_and_the_small_one_their_order() -> None:
    order = layout.sweep(terms.DIRECTIONS.index("east"), terms.DIRECTIONS.index("south"))
    figures = cells("c1", "a4", "a1", "b3")
    assert names(cell for cell in order if cell in figures) == ["a1", "a4", "b3", "c1"]
    assert names(layout.sweep(0, 1)[:8]) == ["a7", "b7", "c7", "d7", "e7", "f7", "g7", "a6"]


@pytest.mark.rule("DG-MIGRATE-15")
def test_each_slot_sweeps_every_cell_once() -> None:
    orders = {layout.sweep(slot.big, slot.small) for slot in Pack.load().arrow_slots}
    assert len(orders) == terms.ARROW_SLOTS
    assert all(sorted(order) == list(range(terms.CELLS)) for order in orders)


def within(ground: Collection[int], start: int, steps: int) -> set[int]:
    """The cells that the rules find so many steps away, where only some have a tile."""
    draft: Any = Draft(eolith.load("doggerland").start())
    draft.tile = [0 if cell in ground else terms.EMPTY for cell in range(terms.CELLS)]
    found = draft.made.within(start, steps)
    return {cell for cell in range(terms.CELLS) if found >> cell & 1}


@pytest.mark.rule("DG-EXPED-07", "DG-EXPED-08")
def test_the_way_goes_round_a_gap() -> None:
    ground = cells("a1", "c1", "a2", "b2", "c2")
    a1, c1, b1, g1 = cells("a1", "c1", "b1", "g1")
    assert c1 not in within(ground, a1, 3) and c1 in within(ground, a1, 4)
    assert c1 in within([*ground, b1], a1, 2)
    assert g1 not in within([*ground, g1], a1, terms.CELLS), "no way round the edge"


@pytest.mark.rule("DG-EXPED-12")
@given(CELLS, GROUND, st.integers(0, 8))
def test_each_step_leads_to_the_tiles_beside(start: int, ground: set[int], steps: int) -> None:
    found = within(ground, start, steps)
    beside = {cell for near in found for cell in layout.NEIGHBOURS[near] if cell in ground}
    assert within(ground, start, 0) == {start}
    assert within(ground, start, steps + 1) == found | beside
