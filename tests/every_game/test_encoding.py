"""Encoded observations: cell by cell what a second way of reading them says, which asks the observation itself.

That way is in the folder `reading`: each game's tables once more, with functions of `state.observe(seat)`.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import numpy
import pytest

import eolith
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE, State
from eolith.kernel.tensors import layout, legend
from eolith.testing import play
from every_game.reading import tables
from fuzz.depth import SHARE
from fuzz.specs import DOGGERLAND, DOGGERLAND_ALONE, ENDLESS_WINTER, STONE_AGE, WINTER_ALONE, WINTER_PROTOTYPE

SPECS = {
    "stone_age": STONE_AGE,
    "endless_winter": ENDLESS_WINTER + WINTER_ALONE + WINTER_PROTOTYPE,
    "doggerland": DOGGERLAND + DOGGERLAND_ALONE,
}
OBSERVATIONS, SHARES = 100_000, 10
"""Of each game, compared in the long tests."""
PLAYED = 1 if "CI" in os.environ else SHARES
"""Of the shares those that are compared; a tenth where every landing waits for it."""


def observations(spec: str, seed: int, every: int) -> Iterator[tuple[State, int | None]]:
    """Of a random game the states, one of so many, and its last one; each with all viewers."""
    game = eolith.load(spec)
    for number, (state, option) in enumerate(play(game, seed)):
        if number % every == seed % every or option is None:
            for viewer in (None, *range(game.players)):
                yield state, viewer


def names(game: Any) -> list[str]:
    """What each cell is called and means."""
    return [
        f"{part.name}, {row}, {column}: {meaning}"
        for part in layout(game)
        for row in part.rows
        for column, meaning in part.columns.items()
    ]


def read(state: Any, viewer: int | None) -> Any:
    """The same row of numbers, read from the observation."""
    game = state.game
    room = import_module(f"every_game.reading.{game.name}")
    return tables.flat(tables.tensors(game, room.layout(game), state.observe(viewer)))


def check(state: Any, viewer: int | None) -> Any:
    """One observation: as it is read, within its bounds, and the same whatever the viewer cannot know."""
    row = state.encode(viewer)
    least, most = state.game.bounds()
    wrong = numpy.flatnonzero((row != read(state, viewer)) | (row < least) | (row > most))
    told = [f"{names(state.game)[cell]}: {row[cell]}, not {read(state, viewer)[cell]}" for cell in wrong[:5]]
    assert not told, (repr(state), viewer, told)
    return row


@pytest.mark.pure
@pytest.mark.deep
@pytest.mark.parametrize("name", SPECS)
def test_what_is_encoded_is_what_is_observed(name: str) -> None:
    """Of every second table a few moments, of all of them in `make test-long`."""
    room = import_module(f"every_game.reading.{name}")
    for seed, spec in enumerate(SPECS[name][:: (SHARE + 1) // 2 if eolith.COMPILED else 2 * SHARE]):
        game = eolith.load(spec)
        parts = [(part.name, part.rows, part.meaning, part.columns) for part in layout(game)]
        assert parts == [(part.name, part.rows, part.meaning, part.columns) for part in room.layout(game)]
        for state, viewer in observations(spec, seed, 307):
            row = check(state, viewer)
            assert (state.resample(viewer, Source(seed)).encode(viewer) == row).all()


def test_what_a_pack_prints_is_what_is_read(tmp_path: Path) -> None:
    """A tile that an owner has found with a larger amount."""
    own = tmp_path / "own.toml"
    own.write_text(
        '[pack]\nid = "doggerland"\nedition = "first"\n\n[[tile]]\nid = "start_wood_a"\namount = 9\n', encoding="utf-8"
    )
    game = eolith.load("doggerland(players=2)", pack=own)
    amounts = set()
    for number, (state, _) in enumerate(play(game, 1)):
        if number % 40 == 0:
            check(state, 1)
            column = [*layout(game)[6].columns].index("amount")
            amounts |= {*state.tensors(1)["land"][:, column].tolist()}
    assert 9 in amounts


@pytest.mark.long
@pytest.mark.parametrize("share", range(PLAYED))
@pytest.mark.parametrize("name", SPECS)
def test_a_hundred_thousand_observations(name: str, share: int) -> None:
    """As above; and what is ever different from always has a meaning."""
    seen = 0
    ends: dict[Any, list[Any]] = {}
    for seed in count(1000 * share):
        spec = SPECS[name][seed % len(SPECS[name])]
        for state, viewer in observations(spec, seed, 11):
            row = check(state, viewer)
            low, high = ends.setdefault(state.game, [row, row])
            ends[state.game] = [numpy.minimum(low, row), numpy.maximum(high, row)]
            seen += 1
        if seen >= OBSERVATIONS // SHARES:
            break
    for game, (low, high) in ends.items():
        moving = [told for told, one, other in zip(names(game), low, high, strict=True) if one != other]
        assert len(moving) > 100
        assert not [told for told in moving if ": no " in told]


@pytest.mark.parametrize("name", SPECS)
def test_tensors_are_views_of_one_row(name: str) -> None:
    state: Any = eolith.load(name).start()
    state.play_chance(Source(1))
    row = numpy.empty((3, state.game.cells), numpy.int16)
    assert state.encode(1, row[1]).base is row
    found = state.game.tensors(row)
    for part in layout(state.game):
        assert found[part.name].shape == (3, *part.shape)
        assert numpy.shares_memory(found[part.name], row)
        assert (found[part.name][1] == state.tensors(1)[part.name]).all()
        assert f"{part.name}  int16{list(part.shape)}" in legend(state.game)


@pytest.mark.pure
@pytest.mark.parametrize("name", SPECS)
def test_the_mask_has_what_is_offered(name: str) -> None:
    game = eolith.load(name)
    mask, flags = numpy.ones(game.action_space, numpy.uint8), numpy.ones(game.action_space, bool)
    for number, (state, _) in enumerate(play(game, 3)):
        if number % 7 == 0 or state.over:
            offered = state.options() if state.seat != CHANCE else []
            assert state.mask(mask) is mask and mask.nonzero()[0].tolist() == offered
            assert state.mask(flags).nonzero()[0].tolist() == offered
    assert state.mask().dtype == numpy.uint8 and not state.mask().any()


@pytest.mark.pure
def test_any_buffer_of_the_right_kind_is_filled() -> None:
    state: Any = eolith.load("stone_age(players=2)").start()
    cells = state.game.cells
    row = state.encode(0).tolist()
    plain = array("h", bytes(2 * cells))
    assert state.encode(0, plain) is plain and plain.tolist() == row
    view = memoryview(bytearray(2 * cells)).cast("h")
    assert state.encode(0, view).tolist() == row
    assert (state.encode(None) == state.encode(CHANCE)).all()


@pytest.mark.pure
@pytest.mark.parametrize(
    ("out", "problem", "said"),
    [
        ([0], TypeError, "out is a list; a writable buffer of 1228 int16 is needed"),
        (numpy.zeros(7, numpy.int16), ValueError, "out has 7 of format 'h'; a writable, contiguous buffer of 1228"),
        (numpy.zeros(1228, numpy.int32), ValueError, "out has 1228 of format 'i'"),
        (numpy.zeros((1228, 2), numpy.int16)[:, 0], ValueError, "out has 1228 of format 'h', in pieces"),
        (memoryview(bytes(2456)).cast("h"), ValueError, "out has 1228 of format 'h', read-only"),
    ],
)
def test_other_buffers_are_refused(out: Any, problem: type[Exception], said: str) -> None:
    state: Any = eolith.load("stone_age(players=2)").start()
    with pytest.raises(problem) as caught:
        state.encode(0, out)
    assert str(caught.value).startswith(said) and "\n" not in str(caught.value)


def test_a_seat_that_nobody_has_sees_nothing() -> None:
    state: Any = eolith.load("stone_age(players=2)").start()
    with pytest.raises(ValueError, match="seat is 2; allowed: 0 to 1, or None for a spectator"):
        state.encode(2)
