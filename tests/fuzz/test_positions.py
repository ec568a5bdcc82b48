"""Whatever is given as a position is refused in one line or can be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, strategies as st

import eolith
from eolith.games.doggerland import terms as doggerland
from eolith.games.endless_winter import terms as winter
from eolith.games.endless_winter.pack.field import field_of
from eolith.games.stone_age import terms as stone
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError
from eolith.testing import play
from fuzz.changes import mutate
from fuzz.depth import SHARE, deep
from fuzz.specs import DOGGERLAND, DOGGERLAND_ALONE, ENDLESS_WINTER, SPECS, STONE_AGE, WINTER_ALONE, WINTER_PROTOTYPE

DECISIONS = 200
EACH = pytest.mark.parametrize(
    "specs",
    [STONE_AGE, ENDLESS_WINTER, WINTER_ALONE, WINTER_PROTOTYPE, DOGGERLAND, DOGGERLAND_ALONE],
    ids=["stone_age", "endless_winter", "winter alone", "winter prototype", "doggerland", "doggerland alone"],
)


@cache
def positions(spec: str) -> list[dict[str, Any]]:
    """Positions of a random game: of each kind of agenda the first ones, so that rare ones are not missed."""
    found: dict[str, list[dict[str, Any]]] = {}
    for state, _ in play(GAMES[spec], SPECS.index(spec)):
        kinds = [frame[0] for frame in state.agenda[: state.depth + 1]][-3:]
        alike = found.setdefault(str(kinds), [])
        if len(alike) < 4 and state.depth < 30:
            alike.append(json.loads(json.dumps(state.to_position())))
    return [position for alike in found.values() for position in alike]


GAMES = {spec: eolith.load(spec) for spec in SPECS}

# --- states that the rules can run on -----------------------------------------------------------------


def check_stone_age(state: Any) -> None:
    """No index that the rules use leaves its table, and nothing is owed."""
    assert -1 <= state.depth < 32
    assert all(-1 <= card < 36 for card in state.slots) and all(-1 <= tile < 28 for tile in state.tops)
    for row in (
        *state.goods,
        state.food,
        *state.placed,
        state.home,
        state.deck,
        state.covered,
        *state.pile,
        *state.dice,
    ):
        assert min(row) >= 0, row
    assert state.deck_size == sum(state.deck)
    for seat in range(state.sides):
        assert state.home[seat] + sum(state.placed[seat]) == state.figures[seat] <= 10
        assert max(state.tools[seat]) <= 4 and state.agriculture[seat] <= 10
        for place in range(stone.CARD1, stone.BUILDING4 + 1):
            face = (*state.slots, *state.tops)[place - stone.CARD1]
            busy = any(
                frame[:2] == [stone.FRAMES.index("act"), seat] and frame[2] == place + 1 for frame in state.agenda
            )
            assert face >= 0 or busy or not state.placed[seat][place], (
                f"a figure stands on {stone.PLACES[place]}, where nothing lies"
            )


def check_endless_winter(state: Any) -> None:
    """No index that the rules use leaves its table, nothing is owed, and everything lies on something."""
    assert -1 <= state.depth < 32
    for name in ("food", "tools", "tribe_home", "camps_home", "villages_left", "megaliths", "supply", "ground",
                 "animal_deck", "tiles", "chosen", "locked", "ready", "labor"):  # fmt: skip
        value = getattr(state, name)
        assert min(value if isinstance(value, list) else [value]) >= 0, (name, value)
    for name in ("hand", "deck", "discards", "played", "pile", "buried", "camps", "tribe_at", "unused", "used"):
        assert min(map(min, getattr(state, name))) >= 0, name
    for zone, name in enumerate(("hand", "discards", "played", "pile", "deck", "buried")):
        assert [sum(row) for row in getattr(state, name)] == [sizes[zone] for sizes in state.size], name
    for seat in range(state.sides):
        assert state.food[seat] <= 10 - state.camps_home[seat] and state.tools[seat] <= winter.MOST_TOOLS
        assert state.camps_home[seat] + sum(state.camps[seat]) == winter.CAMPS
        assert max(state.idol[seat]) <= winter.TOP_LEVEL
        token = state.token_at and state.token_is_village and seat == winter.NOMADS
        assert state.villages_left[seat] + state.villages.count(seat + 1) == winter.VILLAGES + bool(token)
    for number, site in enumerate(field_of(state.game).sites):
        assert not state.site[number] or site.rests(state.site)


def check_doggerland(state: Any) -> None:
    """No index that the rules use leaves its table, nothing is owed, and members are somewhere."""
    assert -1 <= state.depth < 32
    for name in ("deprivation", "hunters", "newborns", "supply", "harvested", "cubes", "covered", "unseen"):
        value = getattr(state, name)
        assert min(value if isinstance(value, list) else [value]) >= 0, (name, value)
    for name in ("stock", "home", "memory", "dwellings", "level", "builders", "parents", "group"):
        assert min(map(min, getattr(state, name))) >= 0, name
    assert all(doggerland.OPENED <= tile < doggerland.TILES for tile in state.tile)
    assert all(doggerland.EMPTY <= craft < doggerland.CRAFTS for craft in state.display)
    for seat in range(state.sides):
        assert 0 <= state.camp[seat] < doggerland.CELLS and max(state.level[seat]) < doggerland.LEVELS
        white = [*getattr(state, "white", ())]
        assert state.hunters[seat] + state.newborns[seat] <= doggerland.HUNTERS + white.count(doggerland.JOINED)
        assert sum(state.home[seat]) <= 2 + state.hunters[seat] + white.count(doggerland.VISITING)


SANE: dict[str, Callable[[Any], None]] = {
    "stone_age": check_stone_age,
    "endless_winter": check_endless_winter,
    "doggerland": check_doggerland,
}


def play_on(state: Any, seed: int) -> None:
    """200 random decisions; every state on the way is sane and can be written and read."""
    source, check_sane = Source(seed), SANE[state.game.name]
    for number in range(DECISIONS):
        if state.over:
            return
        if number % 10 == 0:
            check_sane(state)
        if number % 50 == 0:
            assert state.game.from_position(state.to_position()) == state
        options = state.options()
        assert options, f"nothing can be decided: {state.frame}"
        state.apply(state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))])
    check_sane(state)


def try_position(game: Any, data: Any, seed: int) -> bool:
    """Whether the data is a position; if it is none, it is refused in one line."""
    try:
        state = game.from_position(data)
    except PositionError as refusal:
        assert str(refusal).startswith("position: ") and "\n" not in str(refusal)
        return False
    play_on(state, seed)
    return True


# --- what is tried ------------------------------------------------------------------------------------


@pytest.mark.deep
@pytest.mark.parametrize("spec", SPECS)
def test_unchanged_positions_are_read(spec: str) -> None:
    assert len(positions(spec)) > 30
    for seed, position in enumerate(positions(spec)[:: 5 * SHARE]):
        assert try_position(GAMES[spec], position, seed)


@EACH
@deep(200)
@given(st.integers(0, 2**32), st.integers(1, 4), st.booleans())
def test_changed_positions_are_refused_or_played(specs: tuple[str, ...], seed: int, changes: int, puzzle: bool) -> None:
    chance = random.Random(seed)
    spec = chance.choice(specs)
    position = chance.choice(positions(spec))
    if puzzle:
        position = position | {"puzzle": True}
    for _ in range(changes):
        if position:
            position = mutate(position, positions(spec), chance)
    try_position(GAMES[spec], position, seed)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=5),
    max_leaves=10,
)


@EACH
@deep(200)
@given(st.data(), st.booleans())
def test_any_data_is_refused_in_one_line(specs: tuple[str, ...], data: st.DataObject, complete: bool) -> None:
    spec = specs[0]
    whole = positions(spec)[60 % len(positions(spec))]
    names = st.sampled_from(
        sorted({*whole, "puzzle", "turn", "rest", "options", "megaliths", "dice", "groups", "cave"})
    )
    given = data.draw(st.dictionaries(names, JSON) | JSON)
    if complete and isinstance(given, dict):
        given = whole | given
    try_position(GAMES[spec], given, 1)
