"""Movement on the land, found a second time by plain walks over a dictionary of tiles, in whole games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

import eolith
from doggerland.tables import diligent_game
from eolith.games.doggerland import terms
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE
from fuzz.specs import DOGGERLAND

STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def place(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, terms.COLUMNS)
    return row, column


def laid(state: Any) -> dict[tuple[int, int], int]:
    return {place(cell): cell for cell, tile in enumerate(state.tile) if tile >= 0}


def walk(state: Any, start: int, steps: int) -> set[int]:
    """Every tile at most so many steps away, over tiles."""
    tiles = laid(state)
    found = {place(start)}
    for _ in range(steps):
        found |= {(row + down, column + right) for row, column in found for down, right in STEPS.values()} & {*tiles}
    return {tiles[one] for one in found}


def closed(state: Any, seat: int) -> set[int]:
    """The tiles with a camp, a megalith or a long-journey token of a rival."""
    rivals = [other for other in range(state.sides) if other != seat]
    held = [held - 1 for other in rivals for held in [*state.megalith[other], state.journey[other]] if held]
    return {*held, *(state.camp[other] for other in rivals)}


def worth_going(state: Any, seat: int, cell: int) -> bool:
    chief, _, hunters = state.home[seat]
    tile = state.game.pack.tiles[state.tile[cell]]
    if state.animal[cell]:
        animal = state.game.pack.animals[state.animal[cell] - 1]
        skill = 2 * chief + hunters + state.stock[seat][terms.TOOL]
        return bool(chief + hunters >= animal.people and skill >= animal.skill)
    return bool(state.scouting or tile.amount and state.harvested[cell] < state.game.content.harvests)


def destinations(state: Any, seat: int) -> list[int]:
    """DG-EXPED-07 to -13, -23, DG-SHAMAN-18, -19."""
    cells = walk(state, state.camp[seat], state.game.content.value[terms.RANGE][state.level[seat][terms.RANGE]])
    if state.journey[seat] and state.journey_since[seat] < state.round:
        cells.add(state.journey[seat] - 1)
    busy = {cell for cell, owner in enumerate(state.group_of) if owner}
    return sorted(cell for cell in cells - closed(state, seat) - busy if worth_going(state, seat, cell))


def camping_grounds(state: Any, seat: int) -> list[int]:
    """DG-CAMP-02 to -08."""
    here = state.camp[seat]
    return sorted(walk(state, here, terms.CAMP_STEPS) - closed(state, seat) - {terms.CENTRE} | {here})


def migrations(state: Any) -> list[tuple[int, int, int]]:
    """DG-MIGRATE-01 to -11: species, from and to, in their order."""
    tiles = laid(state)
    herd = {place(cell): figure - 1 for cell, figure in enumerate(state.animal) if figure}
    slot = state.game.pack.arrow_slots[state.arrow]
    ways = [STEPS[terms.DIRECTIONS[way]] for way in (slot.big, slot.small)]
    moves = []
    for start in sorted(herd, key=lambda at: [at[0] * down + at[1] * right for down, right in ways]):
        species = herd.pop(start)
        tile = state.tile[tiles[start]]
        arrow = state.centre_arrow if tile == terms.CENTRE_TILE else state.game.pack.tiles[tile].arrow
        down, right = STEPS[terms.DIRECTIONS[arrow]]
        line = [((start[0] + down * n) % 7, (start[1] + right * n) % 7) for n in range(1, 8)]
        line = [at for at in line if at in tiles]
        steps = state.game.pack.animals[species].steps
        end = next(at for n, at in enumerate(line * 3, 1) if n >= steps and at not in herd)
        herd[end] = species
        moves.append((species, tiles[start], tiles[end]))
    return moves


def offered(state: Any, first: int, cells: int = terms.CELLS) -> list[int]:
    return [option - first for option in state.options() if first <= option < first + cells]


@pytest.mark.rule("DG-EXPED-07", "DG-EXPED-09", "DG-EXPED-10", "DG-EXPED-23", "DG-SHAMAN-18", "DG-SHAMAN-19")
@pytest.mark.rule("DG-HUNT-01", "DG-HUNT-02", "DG-HUNT-03", "DG-HUNT-04", "DG-HUNT-05")
@pytest.mark.rule("DG-CAMP-02", "DG-CAMP-03", "DG-CAMP-04", "DG-CAMP-06")
@pytest.mark.parametrize("spec", DOGGERLAND)
def test_expeditions_and_camps_go_where_a_walk_leads(spec: str) -> None:
    for state in diligent_game(eolith.load(spec).start(), 21):
        if state.over:
            break
        surveyed = state.clone()
        surveyed.survey()
        assert surveyed == state
        kind, seat = terms.FRAMES[state.frame[0]], state.frame[1]
        if kind == "plan":
            assert offered(state, terms.SEND) == destinations(state, seat)
        elif kind == "camp":
            assert offered(state, terms.MOVE_CAMP) == camping_grounds(state, seat)


@pytest.mark.rule("DG-MIGRATE-01", "DG-MIGRATE-03", "DG-MIGRATE-04", "DG-MIGRATE-05", "DG-MIGRATE-07", "DG-MIGRATE-09")
@pytest.mark.rule("DG-MIGRATE-10", "DG-SETUP-09")
@pytest.mark.parametrize("spec", DOGGERLAND)
def test_figures_migrate_as_a_pencil_would_move_them(spec: str) -> None:
    seen = 0
    for before, events in rounds_end(spec):
        migrated = terms.EVENTS.index("migrated")
        moves = [(species, start, end) for kind, _, species, start, end in events if kind == migrated]
        assert moves == migrations(before)
        seen += len(moves)
    assert seen


def rounds_end(spec: str) -> Iterator[tuple[Any, Iterable[tuple[int, ...]]]]:
    """Of a random game, the position before each migration and what happened in that step."""
    source = Source(31)
    state = eolith.load(spec).start()
    moved = terms.EVENTS.index("arrow_moved")
    while not state.over:
        before, state.listener = state.clone(), []
        options = state.options()
        state.apply(state.sample(source) if state.seat == CHANCE else options[source.below(len(options))])
        if before.phase == terms.PHASES.index("execution") and any(event[0] == moved for event in state.listener):
            yield before, state.listener
