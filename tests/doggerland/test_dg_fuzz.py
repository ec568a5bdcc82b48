"""Whatever is given as a position is refused in one line or can be played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import eolith
from eolith.games.doggerland.game import DoggerlandGame
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError
from eolith.testing import play
from fuzz.changes import mutate

GAMES = {
    "two": DoggerlandGame(2),
    "three": DoggerlandGame(3, {"phase3_mode": "simultaneous", "journey_token": "planning"}),
    "four": DoggerlandGame(4, {"short_game": "on", "adult_overflow": "ignore"}),
}
DECISIONS = 60
EXAMPLES = 200 if eolith.COMPILED else 60


def collect(game: DoggerlandGame) -> list[dict[str, Any]]:
    """Positions of a random game: of each kind of agenda the first ones, so that rare ones are not missed."""
    found: dict[str, list[dict[str, Any]]] = {}
    for state, _ in play(game, 1):
        kinds = [frame[0] for frame in state.agenda[: state.depth + 1]][-2:]
        alike = found.setdefault(str(kinds), [])
        if len(alike) < 3:
            alike.append(json.loads(json.dumps(state.to_position())))
    return [position for alike in found.values() for position in alike]


POSITIONS = {name: collect(game) for name, game in GAMES.items()}


def try_position(game: DoggerlandGame, data: Any, seed: int) -> bool:
    """Whether the data is a position, which is then played on; if it is none, it is refused in one line."""
    try:
        state = game.from_position(data)
    except PositionError as refusal:
        assert str(refusal).startswith("position: ") and "\n" not in str(refusal)
        return False
    assert game.from_position(game.to_position(state)) == state
    assert json.dumps(state.observe(None).to_dict()) and json.dumps(state.sheet().to_dict())
    source = Source(seed)
    for _ in range(DECISIONS):
        if state.over:
            break
        options = state.options()
        assert options, f"nothing can be decided: {state.frame}"
        state.apply(state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))])
    return True


@pytest.mark.parametrize("name", GAMES)
def test_unchanged_positions_are_read(name: str) -> None:
    assert len(POSITIONS[name]) > 30
    assert all(try_position(GAMES[name], position, seed) for seed, position in enumerate(POSITIONS[name][::4]))


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(list(GAMES)), st.integers(0, 2**32), st.integers(1, 4), st.booleans())
def test_changed_positions_are_refused_or_played(name: str, seed: int, changes: int, puzzle: bool) -> None:
    chance = random.Random(seed)
    position = chance.choice(POSITIONS[name]) | ({"puzzle": True} if puzzle else {})
    for _ in range(changes):
        if position:
            position = mutate(position, POSITIONS[name], chance)
    try_position(GAMES[name], position, seed)
