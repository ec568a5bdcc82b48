"""Whatever is given as a position is refused in one line or can be played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import eolith
from eolith.games.stone_age import board
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError
from eolith.testing import play
from fuzz.mutation import mutate
from fuzz.specs import SPECS

DECISIONS = 200
EXAMPLES = 200 if eolith.COMPILED else 40


def collect(spec: str) -> list[dict[str, Any]]:
    """Positions of a random game: of each kind of agenda the first ones, so that rare ones are not missed."""
    found: dict[str, list[dict[str, Any]]] = {}
    for state, _ in play(eolith.load(spec), SPECS.index(spec)):
        kinds = [frame[0] for frame in state.agenda[: state.depth + 1]][-3:]
        alike = found.setdefault(str(kinds), [])
        if len(alike) < 4 and state.depth < 30:
            alike.append(json.loads(json.dumps(state.to_position())))
    return [position for alike in found.values() for position in alike]


GAMES = {spec: eolith.load(spec) for spec in SPECS}
POSITIONS = {spec: collect(spec) for spec in SPECS}


def check_sane(state: Any) -> None:
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
    for seat in range(state.players):
        assert state.home[seat] + sum(state.placed[seat]) == state.figures[seat] <= 10
        assert max(state.tools[seat]) <= 4 and state.agriculture[seat] <= 10
        for place in range(board.CARD1, board.BUILDING4 + 1):
            face = (*state.slots, *state.tops)[place - board.CARD1]
            busy = any(
                frame[:2] == [board.FRAMES.index("act"), seat] and frame[2] == place + 1 for frame in state.agenda
            )
            assert face >= 0 or busy or not state.placed[seat][place], (
                f"a figure stands on {board.PLACES[place]}, where nothing lies"
            )


def play_on(state: Any, seed: int) -> None:
    """200 random decisions; every state on the way is sane and can be written and read."""
    source = Source(seed)
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


@pytest.mark.parametrize("spec", SPECS)
def test_unchanged_positions_are_read(spec: str) -> None:
    assert len(POSITIONS[spec]) > 40
    for seed, position in enumerate(POSITIONS[spec]):
        if seed % 5 == 0:
            assert try_position(GAMES[spec], position, seed)


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(SPECS), st.integers(0, 2**32), st.integers(1, 4), st.booleans())
def test_changed_positions_are_refused_or_played(spec: str, seed: int, changes: int, puzzle: bool) -> None:
    chance = random.Random(seed)
    position = chance.choice(POSITIONS[spec])
    if puzzle:
        position = position | {"puzzle": True}
    for _ in range(changes):
        if position:
            position = mutate(position, POSITIONS[spec], chance)
    try_position(GAMES[spec], position, seed)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=5),
    max_leaves=10,
)
NAMES = st.sampled_from(
    [
        "game",
        "players",
        "round",
        "phase",
        "first",
        "turn",
        "slots",
        "deck",
        "stacks",
        "covered",
        "dice",
        "agenda",
        "A",
        "B",
    ]
)


@settings(max_examples=EXAMPLES)
@given(st.dictionaries(NAMES, JSON) | JSON, st.booleans())
def test_any_data_is_refused_in_one_line(data: Any, complete: bool) -> None:
    if complete and isinstance(data, dict):
        data = POSITIONS[SPECS[0]][60] | data
    try_position(GAMES[SPECS[0]], data, 1)


def acting(*pending: dict[str, Any], place: str = "") -> list[dict[str, Any]]:
    """The agenda while A acts and B will, with something pending on top."""
    turns = [{"decision": "act", "seat": "A", "place": place}, {"decision": "act", "seat": "B"}]
    feeding = [{"decision": "feed", "seat": seat} for seat in "AB"]
    return [*reversed(pending), *turns, *feeding, {"decision": "end_round"}]


def roll(dice: int) -> dict[str, Any]:
    return {"decision": "roll", "place": "forest", "owner": "A", "dice": dice, "by_card": 0}


def pay(purpose: str) -> dict[str, Any]:
    entries = {"target": 0, "units": 1, "kinds": -1, "last": 0, "value": 0}
    return {"decision": "pay", "seat": "A", "purpose": purpose} | entries


def place_position(**changes: Any) -> dict[str, Any]:
    """A two-player position in the placing phase with some entries replaced."""
    position: dict[str, Any] = next(p for p in POSITIONS[SPECS[0]] if p["phase"] == "place")
    position = {name: entry for name, entry in position.items() if name != "agenda"}
    return position | {"puzzle": True, "first": "A", "A": {}, "B": {}} | changes


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"slots": [""] * 4, "A": {"placed": {"card1": 1}}}, "A stands on card1, where nothing lies"),
        ({"round": 0}, "round is 0; allowed: 1 to 9999"),
        ({"round": 10**5000}, "round is a huge int; allowed: 1 to 9999"),
        ({"agenda": []}, "the turns of the round are not in their order"),
        ({"agenda": [{"decision": "take", "seat": "A", "left": 1, "last": 0}] * 40}, "turns of the round"),
        ({"agenda": [{"decision": "start_round"}], "slots": ["", "", "", ""]}, "a card is dealt to every empty slot"),
        ({"agenda": [{"decision": "die", "seat": "A", "slot": "card9"}]}, "agenda 1 slot is 'card9'; allowed: card1"),
        ({"dice": {"card1": [1]}}, "0 players wait for the 1 dice of card1"),
        (
            {"agenda": acting({"decision": "die", "seat": "A", "slot": "card1"})},
            "1 players wait for the 0 dice of card1",
        ),
        ({"agenda": acting({"decision": "deal_card", "slot": "card1"})}, "deal_card cannot be pending in this phase"),
        (
            {"agenda": acting(roll(2), place="forest"), "A": {"placed": {"forest": 3}}},
            "a die is rolled for each figure",
        ),
        ({"agenda": acting(roll(3), place="forest")}, "A has no figure on forest (SA-ACT-02)"),
        (
            {"agenda": acting(pay("food"), place="forest"), "A": {"placed": {"forest": 3}}},
            "food is missing at the feeding",
        ),
        (
            {"agenda": acting(pay("card"), place="card2"), "A": {"placed": {"card2": 1}}},
            "that card is not being carried out",
        ),
        (
            {"agenda": acting(*[{"decision": "take", "seat": "A", "left": 1, "last": 0}] * 2)},
            "cannot be pending together",
        ),
        (
            {"agenda": acting({"decision": "buy", "seat": "B", "stack": "building1"})},
            "belongs to B, whose turn it is not",
        ),
        ({"stacks": [{"top": "", "tiles": 3}] * 2}, "a tile is to be turned up on building1, building2"),
    ],
)
def test_what_would_mislead_the_rules_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match="position: ") as caught:
        GAMES[SPECS[0]].from_position(place_position(**changes))
    assert message in str(caught.value)
