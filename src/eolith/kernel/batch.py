# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Many games of one table, stepped together: what learning programs read of them lies in arrays.

batch.pyi says the same in types.
"""

from __future__ import annotations

from operator import index
from typing import Any

import cython
from cython import (
    bint,
    float as f32,
    int as i32,
    longlong as i64,
    schar as i8,
    short as i16,
    uchar as u8,
    ulonglong as u64,
    void,
)

from eolith.kernel.chance import Source
from eolith.kernel.encode import Program
from eolith.kernel.extras import needing
from eolith.kernel.game import Game
from eolith.kernel.numbers import *
from eolith.kernel.rewards import returns
from eolith.kernel.state import SEATS, IllegalOption, State

with needing("envs"):
    import numpy


class Batch:
    """n games, each of which waits for a seat: `step` plays an option in every one, and chance until a seat decides.

    A game that ends is begun anew in the same step: `over`, `rewards`, `winners` and `lengths` tell of the one that
    ended, which `finished` holds; `observations`, `masks` and `seats` are those of the new one.
    """

    game: Any
    reward: Any
    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    over: Any
    winners: Any
    lengths: Any
    finished: Any

    opening: State
    states: list
    sources: list  # what chance plays each game from
    samplers: list  # what `sample` draws each game's options from
    _n: i32
    _width: i32
    _sides: i32
    _cells: i32
    _shaped: bint
    _busy: bint
    programs: list  # what encodes observations, by seat; none where nobody observes
    block: cython.pointer(u64)  # where the position of each game lies
    # the numbers of the arrays, row after row
    cell: cython.pointer(i16)
    mask: cython.pointer(u8)
    seat: cython.pointer(i8)
    gain: cython.pointer(f32)
    ended: cython.pointer(u8)
    winner: cython.pointer(u8)
    length: cython.pointer(i32)
    earned: cython.pointer(f32)  # the returns before a step
    returns: Any
    first: list  # the returns of a new game
    kept: tuple  # the arrays that are its own

    def __init__(
        self, game: Any, n: Any, seed: Any = 0, *, observe: Any = True, reward: Any = "win", arrays: Any = None
    ) -> None:
        """n games of a configured game, before the first decision of a seat.

        Without `observe` there are no observations, which take most of the time.  `arrays` may hold some of the
        arrays by their names; the others are made.  Chance plays game i from `Source(seed).stream(i)`, whatever the
        other games do, one game after another.  TypeError or ValueError, in one line, for what makes no batch.
        """
        if not isinstance(game, Game):
            raise TypeError(f"a batch is of a game, as eolith.load gives it, not {game!r}")
        self.returns = returns(reward)
        if index(n) < 1:
            raise ValueError(f"a batch has 1 game or more, not {n}")
        self.game, self._n, self.reward = game, index(n), reward
        self._width, self._sides, self._shaped = game.action_space, game.sides, reward == "shaped"
        self.programs = [game.program(seat) for seat in range(game.players)] if observe else []
        self._cells = game.cells if observe else 0
        self.take(dict(arrays or {}))
        self.opening = game.opening
        self.first = self.returns(self.opening)
        seeded = Source(seed)
        self.sources = [seeded.stream(i) for i in range(self._n)]
        self.samplers = [source.stream(0) for source in self.sources]
        self.states = [None] * self._n
        self.finished = {}
        self._busy = False
        for i in range(self._n):
            self.length[i] = 0
            self.clear(i)
            self.begin(i)
        self.observe()

    def take(self, given: Any) -> void:
        """Take the arrays of the caller, and make all others."""
        shapes = layout(self.game, self._n, self._cells)
        for name in given:
            if name not in shapes:
                raise ValueError(f"a batch has no array {name!r}; it has {', '.join(shapes)}")
        found = {name: fitting(name, given.get(name), *wanted) for name, wanted in shapes.items()}
        self.observations = found.get("observations")
        self.masks, self.seats, self.rewards = found["masks"], found["seats"], found["rewards"]
        self.over, self.winners, self.lengths = found["over"], found["winners"], found["lengths"]
        earned, block = numpy.zeros((self._n, self._sides), numpy.float32), numpy.zeros(self._n, numpy.uint64)
        self.kept = (earned, block)
        if cython.compiled:
            if self._cells:
                self.cell = cython.cast(cython.pointer(i16), address(self.observations))
            self.mask = cython.cast(cython.pointer(u8), address(self.masks))
            self.seat = cython.cast(cython.pointer(i8), address(self.seats))
            self.gain = cython.cast(cython.pointer(f32), address(self.rewards))
            self.ended = cython.cast(cython.pointer(u8), address(self.over))
            self.winner = cython.cast(cython.pointer(u8), address(self.winners))
            self.length = cython.cast(cython.pointer(i32), address(self.lengths))
            self.earned = cython.cast(cython.pointer(f32), address(earned))
            self.block = cython.cast(cython.pointer(u64), address(block))
        else:
            self.seat, self.gain, self.ended = self.seats, self.rewards.ravel(), self.over
            self.winner, self.length, self.earned = self.winners.ravel(), self.lengths, earned.ravel()

    @property
    def n(self) -> int:
        """How many games there are."""
        return self._n

    def step(self, options: Any) -> None:
        """Play an option in each game: n integers.

        IllegalOption, naming the game, if one of them is not legal there, and nothing changes in any game.
        RuntimeError while another thread has the batch make a step.
        """
        if self._busy:
            raise RuntimeError("the batch is in the middle of a step")
        chosen = numpy.asarray(options)
        if chosen.shape != (self._n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self._n} integers, not {chosen.dtype}{list(chosen.shape)}")
        chosen = numpy.ascontiguousarray(chosen, numpy.int64)
        option: cython.pointer(i64)
        option = cython.cast(cython.pointer(i64), address(chosen)) if cython.compiled else chosen.tolist()
        for i in range(self._n):
            self.check(i, option[i])
        self._busy = True
        try:
            self.finished = {}
            for i in range(self._n):
                self.play(i, option[i])
            self.observe()
        finally:
            self._busy = False

    def sample(self) -> Any:
        """A legal option of each game at random: n integers, int64."""
        chosen = numpy.empty(self._n, numpy.int64)
        option: cython.pointer(i64)
        option = cython.cast(cython.pointer(i64), address(chosen)) if cython.compiled else chosen
        for i in range(self._n):
            option[i] = self.draw(i)
        return chosen

    def state(self, i: Any) -> Any:
        """A copy of game i as it stands; IndexError where there is none."""
        if not 0 <= index(i) < self._n:
            raise IndexError(f"a batch of {self._n} games has no game {i}")
        return self.states[index(i)].clone()

    def __reduce__(self) -> Any:
        """A batch is bound to where its arrays lie."""
        raise TypeError(
            "a batch is neither pickled nor copied: make one of the same game, n and seed, or keep its states"
        )

    # --- one of the games ---------------------------------------------------------------------------

    def check(self, i: i32, option: i64) -> void:
        """IllegalOption for what game i does not offer."""
        state: State = self.states[i]
        state.find_options()
        for k in range(state.n_options):
            if state.offered[k] == option:
                return
        try:
            state.legal(option)
        except IllegalOption as illegal:
            raise IllegalOption(f"game {i} of the batch: {illegal}") from None

    def draw(self, i: i32) -> i32:
        state: State = self.states[i]
        sampler: Source = self.samplers[i]
        state.find_options()
        return state.offered[sampler.draw(state.n_options)]

    def play(self, i: i32, option: i32) -> void:
        """A decision, and what chance does after it."""
        state: State = self.states[i]
        source: Source = self.sources[i]
        self.length[i] = 1 if self.ended[i] else self.length[i] + 1
        self.clear(i)
        state.play(option)
        state.play_nature(source)
        if self._shaped or state.over:
            self.earn(i, state)
        if state.over:
            self.end(i, state)
            self.begin(i)
        else:
            self.show(i, state)

    def clear(self, i: i32) -> void:
        """No game has ended, and nothing is gained."""
        self.ended[i] = 0
        for side in range(i * self._sides, (i + 1) * self._sides):
            self.gain[side] = 0
            self.winner[side] = 0

    def begin(self, i: i32) -> void:
        """A new game, up to the first decision of a seat."""
        state = self.opening.copied()
        source: Source = self.sources[i]
        state.play_nature(source)
        self.states[i] = state
        if cython.compiled:
            self.block[i] = cython.cast(cython.size_t, state.block())
        for side in range(self._sides):
            self.earned[i * self._sides + side] = self.first[side]
        self.show(i, state)

    def show(self, i: i32, state: State) -> void:
        """Whose decision it is, and what may be chosen."""
        if cython.compiled:
            row: i64 = i
            state.mask_into(self._width, self.mask + row * self._width)
        else:
            state.mask_into(self._width, self.masks[i])
        self.seat[i] = state.agenda[state.depth][SEAT]

    def observe(self) -> void:
        """What the seats know that decide; other threads run meanwhile."""
        for seat in range(len(self.programs)):
            program: Program = self.programs[seat]
            if cython.compiled:
                with cython.nogil:
                    for i in range(self._n):
                        row: i64 = i
                        if self.seat[i] == seat:
                            block = cython.cast(cython.pointer(i16), cython.cast(cython.size_t, self.block[i]))
                            program.encode(block, self.cell + row * self._cells)
            else:
                for i in range(self._n):
                    if self.seat[i] == seat:
                        self.states[i].encode_into(seat, self.observations[i])

    def earn(self, i: i32, state: State) -> void:
        """By how much the returns have grown."""
        row = i * self._sides
        earned: list = self.returns(state)
        for side in range(self._sides):
            now: f32 = earned[side]
            self.gain[row + side] = now - self.earned[row + side]
            self.earned[row + side] = now

    def end(self, i: i32, state: State) -> void:
        """What a finished game leaves behind."""
        self.ended[i] = 1
        self.finished[i] = state
        for letter in self.game.outcome(state).winners:
            self.winner[i * self._sides + SEATS.index(letter)] = 1


def layout(game: Any, n: int, cells: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """The arrays of a batch by name: the type of their numbers, and their shape."""
    observed = {"observations": (numpy.int16, (n, cells))} if cells else {}
    return observed | {
        "masks": (numpy.uint8, (n, game.action_space)),
        "seats": (numpy.int8, (n,)),
        "rewards": (numpy.float32, (n, game.sides)),
        "over": (numpy.bool_, (n,)),
        "winners": (numpy.bool_, (n, game.sides)),
        "lengths": (numpy.int32, (n,)),
    }


def fitting(name: str, array: Any, kind: Any, shape: tuple[int, ...]) -> Any:
    """An array of that kind: a new one, or the caller's if it is one."""
    if array is None:
        return numpy.zeros(shape, kind)
    if not isinstance(array, numpy.ndarray):
        raise TypeError(f"array {name} is wanted from numpy, not as {type(array).__name__}")
    if array.dtype != kind or array.shape != shape or not array.flags.carray:
        wanted, found = f"{numpy.dtype(kind)}{list(shape)}", f"{array.dtype}{list(array.shape)}"
        raise ValueError(f"array {name} is wanted as {wanted}, writable and row after row, not {found}")
    return array


@cython.cfunc
def address(array: Any) -> cython.size_t:
    """Where the numbers of an array lie."""
    return array.__array_interface__["data"][0]
