"""Many games stepped together are played as each of them alone, and their arrays say so."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import eolith
from eolith import Batch, IllegalOption, Source, State
from eolith.kernel.rewards import RETURNS
from eolith.kernel.state import SEATS

TABLES = [
    *(f"{name}(players={players})" for name in eolith.games() for players in range(2, 5)),
    "endless_winter(players=1)",
    "endless_winter(players=3, edition=prototype)",
    "doggerland(players=1)",
    "stone_age(players=2, round_cap=3)",
]
SHORT = [
    "stone_age(players=2, round_cap=2)",
    "endless_winter(players=1)",
    "endless_winter(players=2, edition=prototype)",
    "doggerland(players=1)",
    "doggerland(players=2, short_game=on)",
]
ARRAYS = ("observations", "masks", "seats", "rewards", "over", "winners", "lengths")


def begun(batch: Batch, source: Source) -> State:
    """A new game as the batch begins one."""
    state = batch.game.start()
    state.play_chance(source)
    return state


def share(state: State) -> list[float]:
    """What winning brings each side."""
    outcome = state.game.outcome(state)
    assert outcome is not None
    return [(letter in outcome.winners) / max(1, len(outcome.winners)) for letter in SEATS[: state.sides]]


def steps(batch: Batch, games: int) -> Iterator[list[int]]:
    """Options at random, until so many games have ended in each row."""
    ended = np.zeros(batch.n, int)
    while ended.min() < games:
        options = batch.sample()
        batch.step(options)
        ended += batch.over
        yield options.tolist()


@pytest.mark.pure
@pytest.mark.parametrize("spec", SHORT)
def test_games_of_a_batch_are_played_as_single_ones(spec: str) -> None:
    played(spec, 2)


@pytest.mark.parametrize("spec", TABLES)
def test_games_of_every_table_are_played_as_single_ones(spec: str) -> None:
    played(spec, 3)


def played(spec: str, n: int) -> None:
    """Play a batch, and each of its games beside it, into the second game of each."""
    batch = Batch(eolith.load(spec), n, 5, reward="final")
    sources = [Source(5).stream(i) for i in range(n)]
    states = [begun(batch, source) for source in sources]
    lengths = [0] * n
    assert not batch.over.any() and not batch.finished
    for options in steps(batch, 1):
        for i, (state, option) in enumerate(zip(states, options)):
            state.apply(option)
            state.play_chance(sources[i])
            lengths[i] += 1
            assert (bool(batch.over[i]), batch.lengths[i]) == (bool(state.over), lengths[i])
            if state.over:
                assert batch.finished[i] == state
                assert batch.rewards[i].tolist() == state.scores()
                assert batch.winners[i].tolist() == [part > 0 for part in share(state)]
                states[i], lengths[i] = begun(batch, sources[i]), 0
            else:
                assert i not in batch.finished and not batch.rewards[i].any() and not batch.winners[i].any()
            assert batch.state(i) == states[i] and batch.seats[i] == states[i].seat
            assert np.flatnonzero(batch.masks[i]).tolist() == states[i].options()
            assert np.array_equal(batch.observations[i], states[i].encode(states[i].seat))
    assert set(batch.masks.flat) == {0, 1}


# --- rewards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", SHORT)
def test_rewards_mean_the_same_in_every_game(spec: str) -> None:
    game = eolith.load(spec)
    batches = {reward: Batch(game, 3, 2, reward=reward) for reward in RETURNS}  # type: ignore[arg-type]
    first = game.start().scores()
    gained = np.zeros((3, game.sides))
    for options in steps(batches["final"], 1):
        batches["win"].step(options)
        batches["shaped"].step(options)
        gained += batches["shaped"].rewards
        for i, state in batches["final"].finished.items():
            assert batches["final"].rewards[i].tolist() == state.scores()
            assert batches["win"].rewards[i].tolist() == pytest.approx(share(state))
            assert batches["win"].rewards[i].sum() == pytest.approx(float(bool(batches["win"].winners[i].any())))
            assert (first + gained[i]).tolist() == state.scores()
            gained[i] = 0
        for i in np.flatnonzero(~batches["final"].over):
            assert not batches["final"].rewards[i].any() and not batches["win"].rewards[i].any()


def test_those_who_win_together_share_what_winning_brings() -> None:
    batch = Batch(eolith.load("stone_age(players=2, round_cap=1)"), 40, 1, reward="win")
    seen = set()
    for _ in steps(batch, 2):
        seen |= {tuple(row) for row in batch.rewards[batch.over].tolist()}
    assert seen == {(1, 0), (0, 1), (0.5, 0.5)}


def test_alone_nobody_may_win() -> None:
    batch = Batch(eolith.load("doggerland(players=1)"), 2, 1, reward="win")
    for _ in steps(batch, 1):
        assert not batch.rewards.any() and not batch.winners.any()


# --- seeds --------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    game = eolith.load("endless_winter(players=1)")
    few, many, other = Batch(game, 2, 8), Batch(game, 5, 8), Batch(game, 2, 9)
    differ = False
    for _ in range(120):
        for batch in (few, many, other):
            batch.step(batch.sample())
        for name in ARRAYS:
            assert np.array_equal(getattr(few, name), getattr(many, name)[:2])
        differ |= not np.array_equal(few.masks, other.masks)
    assert differ and few.state(0) == many.state(0) != few.state(1)


@pytest.mark.pure
def test_what_is_sampled_does_not_change_what_chance_does() -> None:
    game = eolith.load("stone_age(players=2)")
    one, two = Batch(game, 3, 4), Batch(game, 3, 4)
    for _ in range(40):
        two.sample()
        options = one.sample()
        assert one.masks[range(3), options].all()
        one.step(options)
        two.step(options)
        assert [one.state(i) for i in range(3)] == [two.state(i) for i in range(3)]


def test_every_legal_option_is_sampled() -> None:
    batch = Batch(eolith.load("stone_age(players=2)"), 400, 4)
    sampled = np.bincount(batch.sample(), minlength=batch.masks.shape[1]) > 0
    assert (sampled <= batch.masks.any(0)).all() and sampled.sum() > 20


# --- observations -------------------------------------------------------------------------------------------


def test_who_wants_no_observations_gets_none() -> None:
    batch, seeing = (Batch(eolith.load("stone_age"), 3, 2, observe=observe) for observe in (False, True))
    assert batch.observations is None and seeing.observations.shape == (3, seeing.game.cells)
    for _ in range(50):
        batch.step(batch.sample())
        seeing.step(seeing.sample())
        assert np.array_equal(batch.masks, seeing.masks)


def test_batches_in_threads_are_what_they_are_one_after_another() -> None:
    def played(seed: int) -> list[bytes]:
        batch = Batch(game, 40, seed)
        for _ in range(150):
            batch.step(batch.sample())
        return [getattr(batch, name).tobytes() for name in ARRAYS]

    game = eolith.load("stone_age(players=2)")
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(played, range(8)))
    assert together == [played(seed) for seed in range(8)]


@pytest.mark.pure
def test_a_batch_makes_one_step_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[Batch] = []

    def stepping(state: State) -> list[float]:
        for batch in batches:
            batch.step(batch.sample())
        return [0.0] * state.sides

    monkeypatch.setitem(RETURNS, "shaped", stepping)
    batches.append(Batch(eolith.load("stone_age(players=2)"), 2, 1, reward="shaped"))
    with pytest.raises(RuntimeError, match="the batch is in the middle of a step"):
        batches[0].step(batches[0].sample())


# --- arrays -------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_arrays_of_the_caller_are_filled() -> None:
    game = eolith.load("stone_age(players=3)")
    masks, rewards = np.full((2, game.action_space), 7, np.uint8), np.full((2, 3), 7, np.float32)
    batch, own = Batch(game, 2, 3, arrays={"masks": masks, "rewards": rewards}), Batch(game, 2, 3)
    assert batch.masks is masks and batch.rewards is rewards
    assert np.array_equal(masks, own.masks) and not rewards.any()
    assert np.array_equal(np.from_dlpack(batch.masks), own.masks)


@pytest.mark.pure
@pytest.mark.parametrize("option", [92, -1, 2**40])
def test_an_illegal_option_is_told_by_its_game_and_changes_nothing(option: int) -> None:
    batch = Batch(eolith.load("stone_age(players=2)"), 3, 6)
    batch.step(batch.sample())
    options = batch.sample()
    options[1] = option
    before = [batch.state(i) for i in range(3)], {name: getattr(batch, name).copy() for name in ARRAYS}
    with pytest.raises(IllegalOption, match=r"^game 1 of the batch: .*"):
        batch.step(options)
    assert [batch.state(i) for i in range(3)] == before[0]
    assert all(np.array_equal(getattr(batch, name), array) for name, array in before[1].items())


GAME = eolith.load("stone_age(players=2)")
WRONG: list[tuple[Any, type[Exception], str]] = [
    (lambda: Batch(GAME, 0), ValueError, "a batch has 1 game or more, not 0"),
    (lambda: Batch(GAME, 2.0), TypeError, "'float' object cannot be interpreted as an integer"),  # type: ignore[arg-type]
    (lambda: Batch(GAME, 2, "x"), TypeError, "a seed is an integer, not 'x'"),  # type: ignore[arg-type]
    (lambda: Batch("stone_age", 2), TypeError, "a batch is of a game, as eolith.load gives it, not 'stone_age'"),  # type: ignore[arg-type]
    (lambda: Batch(GAME, 2, reward="points"), ValueError, "reward is 'points'; allowed: final, win, shaped$"),  # type: ignore[arg-type]
    (lambda: Batch(GAME, 2, arrays={"mask": np.zeros(2)}), ValueError, "a batch has no array 'mask'; it has obs"),
    (lambda: Batch(GAME, 2, arrays={"seats": [0, 0]}), TypeError, "array seats is wanted from numpy, not as list"),  # type: ignore[dict-item]
    (
        lambda: Batch(GAME, 2, arrays={"seats": np.zeros(2, np.int16)}),
        ValueError,
        r"array seats is wanted as int8\[2\], writable and row after row, not int16\[2\]",
    ),
    (lambda: Batch(GAME, 2, arrays={"seats": np.zeros(4, np.int8)[::2]}), ValueError, "array seats is wanted as"),
    (lambda: Batch(GAME, 2).step([1]), ValueError, r"a step takes 2 integers, not int64\[1\]"),
    (lambda: Batch(GAME, 2).step([0.0, 0.0]), ValueError, r"a step takes 2 integers, not float64\[2\]"),
    (
        lambda: pickle.dumps(Batch(GAME, 2)),
        TypeError,
        "a batch is neither pickled nor copied: make one of the same game",
    ),
    (lambda: copy.deepcopy(Batch(GAME, 2)), TypeError, "a batch is neither pickled nor copied"),
    (lambda: Batch(GAME, 2).state(2), IndexError, "a batch of 2 games has no game 2"),
]


@pytest.mark.pure
@pytest.mark.parametrize(("work", "error", "said"), WRONG)
def test_what_makes_no_batch_is_refused_in_one_line(work: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=f"^{said}") as caught:
        work()
    assert "\n" not in str(caught.value)


def test_numpy_is_imported_with_the_first_batch() -> None:
    code = "import eolith, sys; assert 'numpy' not in sys.modules; eolith.Batch; assert 'numpy' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
