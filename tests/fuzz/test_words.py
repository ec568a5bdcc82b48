"""Whatever is typed as a spec or a command is understood or refused, and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

import eolith
from eolith.games.doggerland import terms as doggerland
from eolith.games.doggerland.notation import commands as doggerland_commands
from eolith.games.endless_winter import terms as winter
from eolith.games.endless_winter.notation import commands as winter_commands
from eolith.games.stone_age import terms as stone
from eolith.kernel.game import ActionError, SpecError
from eolith.kernel.rule import Refused
from eolith.kernel.state import IllegalOption
from eolith.testing import play
from fuzz.depth import deep

GAMES = (
    eolith.load("stone_age(players=3, dice_card_timing=own_turn)"),
    eolith.load("endless_winter(players=3, rests=on, glaciers=on, chief_draft=on)"),
    eolith.load("doggerland(players=3, phase3_mode=simultaneous, centre_orientation=first_player)"),
    eolith.load("endless_winter(players=1, rests=on, nomads_ahead=on)"),
    eolith.load("doggerland(players=1)"),
)


def collect(game: Any) -> list[Any]:
    """States of a random game, two of each kind of prompt."""
    found: dict[int, list[Any]] = {}
    for state, _ in play(game, 2):
        kind = -1 if state.over else state.frame[0]
        found.setdefault(kind, []).append(state.clone())
    return [state for alike in found.values() for state in (alike[0], alike[len(alike) // 2])]


STATES = [collect(game) for game in GAMES]
NAMES = [
    *eolith.games(),
    "players",
    *sorted({name for game in GAMES for name in game.option_values}),
    *sorted({w for game in GAMES for words in game.option_values.values() for w in words}),
]
SPECS = st.text() | st.lists(
    st.sampled_from([*NAMES, "(", ")", ",", "=", " ", "3", "0", "9" * 30, "٣"]), max_size=8
).map("".join)
ODD = ["1", "2", "3", "7", "0", "-1", "9" * 5000, "٣", "²", "\x00", "é"]
STONE_AGE_WORDS = [
    "place", "act", "acquire", "decline", "pay", "buy", "done", "tools", "tool", "choose", "take", "die", "raise",
    "starve", "pass", "first", "roll", "draw", "reveal", "dice", *stone.PLACES, *stone.RESOURCES, "food", "C01", "c07",
]  # fmt: skip
ENDLESS_WINTER_WORDS = [
    *(line.split()[0] for line in winter_commands.GRAMMAR), *winter.COLUMNS, *winter.FIGURES, *winter.TRIBE_CARDS,
    *winter.ZONES, *winter.DIRECTIONS, "c3", "a1+1", "a1a2b2", "b2c3b3", "honor", "hunt.top.2", "rest", "woolly_rhino",
    "draw-card", "first_stone",
]  # fmt: skip
DOGGERLAND_WORDS = [
    *(line.split()[0] for line in doggerland_commands.GRAMMAR), *doggerland.MEMBERS, *doggerland.GOODS,
    *doggerland.STORES, *doggerland.HUT, *doggerland.ABILITIES, *doggerland.DWELLINGS, *doggerland.DIRECTIONS, "d4",
    "c3", "hunters", "tools", "empty", "other", "painting_1.top", "fox_tooth", "lay-tile",
]  # fmt: skip
ALONE_WORDS = [
    *DOGGERLAND_WORDS, *(line.split()[0] for line in doggerland_commands.ALONE_GRAMMAR), *doggerland.RIVALS,
]  # fmt: skip
COMMANDS = [
    st.text() | st.lists(st.sampled_from([*words, *ODD]), max_size=6).map(" ".join)
    for words in (STONE_AGE_WORDS, ENDLESS_WINTER_WORDS, DOGGERLAND_WORDS, ENDLESS_WINTER_WORDS, ALONE_WORDS)
]
EACH = pytest.mark.parametrize("number", range(len(GAMES)), ids=[f"{game.name} {game.players}" for game in GAMES])


@deep(400)
@given(SPECS)
def test_a_spec_is_loaded_or_refused(spec: str) -> None:
    try:
        game = eolith.load(spec)
    except SpecError as refusal:
        assert "\n" not in str(refusal)
    else:
        assert eolith.load(repr(game)) == game


@EACH
@deep(400)
@given(st.sampled_from(NAMES), st.text() | st.integers() | st.none() | st.booleans() | st.sampled_from(NAMES))
def test_an_option_is_taken_or_refused(number: int, name: str, value: Any) -> None:
    try:
        game = eolith.load(GAMES[number].name, **{name: value})
    except SpecError as refusal:
        assert "\n" not in str(refusal)
    else:
        assert eolith.load(repr(game)) == game


@EACH
@deep(400)
@given(st.data(), st.none() | st.integers(0, 2))
def test_a_command_is_carried_out_or_refused(number: int, data: st.DataObject, seat: int | None) -> None:
    state, command = data.draw(st.sampled_from(STATES[number])), data.draw(COMMANDS[number])
    before = state.to_bytes()
    if seat is not None:
        seat = min(seat, GAMES[number].players - 1)
    try:
        options = GAMES[number].expand(state, command, seat)
    except (ActionError, Refused) as refusal:
        assert str(refusal) and "\n" not in str(refusal)
    else:
        table = state.clone()
        for option in options:
            assert seat in (None, table.seat)
            table.apply(option)
    assert state.to_bytes() == before


@EACH
@deep(400)
@given(st.data())
def test_an_option_is_legal_or_refused(number: int, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(STATES[number]))
    option = data.draw(st.integers(-(2**31), 2**31 - 1) | st.integers(0, GAMES[number].option_space))
    before = state.to_bytes()
    if option in state.options():
        state.clone().apply(option)
    else:
        try:
            state.apply(option)
        except IllegalOption as refusal:
            assert str(refusal) and "\n" not in str(refusal)
        else:
            raise AssertionError(f"{option} is not offered, yet accepted")
    assert state.to_bytes() == before
