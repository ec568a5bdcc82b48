"""How fast a game runs on this machine: the figures of docs/figures.md, each a median of several runs.

Times are processor time of one core, so that other work on the machine disturbs them little; the import
is measured by the clock.
"""

from __future__ import annotations

import os
import pickle
import platform
import statistics
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from time import perf_counter, process_time

import eolith
from eolith.arena.simulate import simulate
from eolith.kernel.game import Game
from eolith.kernel.record import Record, read_record
from eolith.kernel.state import State

RUNS = 5


@dataclass(frozen=True)
class Figure:
    """One measurement."""

    name: str
    value: float
    unit: str
    runs: tuple[float, ...]
    """Every run, of which the value is the median."""


def machine() -> dict[str, str]:
    """What the figures were measured on."""
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "eolith": "compiled" if eolith.COMPILED else "uncompiled",
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def bench(game: Game, runs: int = RUNS) -> Iterator[Figure]:
    """Measure one figure after another; a whole bench takes under a minute compiled."""
    scale = 1 if eolith.COMPILED else 40
    record = _random_record(game)
    middle = record.replay(len(record.decisions) // 2)
    games = 1000 // scale
    rates = [_playouts(game, games, run) for run in range(runs)]
    yield _figure("random games", "games/s", [count / seconds for count, _, seconds in rates])
    yield _figure("decisions inside playout", "decisions/s", [decided / seconds for _, decided, seconds in rates])
    yield _figure("options + apply from Python", "µs", [_one_at_a_time(record) for _ in range(runs)])
    if find_spec("numpy"):
        for name, observe in (("decisions in a batch of 256", True), ("the same, masks only", False)):
            yield _figure(name, "decisions/s", [_batched(game, observe, run) for run in range(runs)])
    yield _figure("clone", "µs", [_per_call(middle.clone, 100_000 // scale) * 1e6 for _ in range(runs)])
    yield _figure("key of a position", "µs", [_per_call(middle.key, 20_000 // scale) * 1e6 for _ in range(runs)])
    yield _figure("a decision on a line", "µs", [_line(record) * 1e6 for _ in range(runs)])
    again = partial(pickle.loads, pickle.dumps(middle))
    yield _figure("unpickle a state", "µs", [_per_call(again, 2000 // scale) * 1e6 for _ in range(runs)])
    yield _figure("encode an observation", "µs", [_encoding(middle, 100_000 // scale) * 1e6 for _ in range(runs)])
    yield _figure("mask of the options", "µs", [_masking(middle, 10_000 // scale) * 1e6 for _ in range(runs)])
    yield _figure("size of a state", "bytes", [float(_size(middle))])
    yield _figure("import eolith", "ms", [_import_time() * 1e3 for _ in range(runs)])
    text = record.to_text()
    replay = partial(read_record, text, eolith.load)
    yield _figure("replay a record from text", "ms", [_per_call(replay, 5) * 1e3 for _ in range(runs)])
    yield _figure("draw a picture", "ms", [_drawing(middle) * 1e3 for _ in range(runs)])
    yield _figure("simulate, all careful", "games/s", [_careful(game, run) for run in range(runs)])


def _figure(name: str, unit: str, runs: list[float]) -> Figure:
    return Figure(name, statistics.median(runs), unit, tuple(runs))


def _playouts(game: Game, games: int, seed: int) -> tuple[int, int, float]:
    """(games, seat decisions, seconds) of random play inside the kernel."""
    source = eolith.Source(seed)
    start = process_time()
    decided = sum(game.start().playout(source) for _ in range(games))
    return games, decided, process_time() - start


def _batched(game: Game, observe: bool, seed: int) -> float:
    """Decisions a second of a batch whose seats choose at random, once its games have parted."""
    batch = eolith.Batch(game, 256, seed, observe=observe)
    rounds = 200 if eolith.COMPILED else 5
    for _ in range(rounds):
        batch.step(batch.sample())
    start = process_time()
    for _ in range(rounds):
        batch.step(batch.sample())
    return rounds * batch.n / (process_time() - start)


def _one_at_a_time(record: Record) -> float:
    """Microseconds for one options() and one apply() called from Python, over a whole game, chance included."""
    times = 20 if eolith.COMPILED else 1
    start = process_time()
    for _ in range(times):
        state = record.game.start()
        for option in record.decisions:
            state.options()
            state.apply(option)
    return (process_time() - start) / (times * len(record.decisions)) * 1e6


def _per_call(call: Callable[[], object], times: int) -> float:
    start = process_time()
    for _ in range(times):
        call()
    return (process_time() - start) / times


def _line(record: Record) -> float:
    """Seconds to push an option onto a line of play and to take it back, over a whole game."""
    line = eolith.Line(record.game)
    start = process_time()
    for option in record.decisions:
        line.push(option)
    while len(line):
        line.pop()
    return (process_time() - start) / len(record.decisions)


def _encoding(state: State, times: int) -> float:
    """Seconds to fill a buffer with what the first seat knows."""
    room = array("h", bytes(2 * state.game.cells))
    return _per_call(lambda: state.encode(0, room), times)


def _masking(state: State, times: int) -> float:
    """Seconds to find the options of a position and to put them into a mask."""
    room, few = bytearray(state.game.action_space), 50
    fresh: list[State] = []

    def masked() -> None:
        fresh.pop().mask(room)

    seconds = 0.0
    for _ in range(times // few):
        fresh += [state.clone() for _ in range(few)]
        seconds += _per_call(masked, few)
    return seconds / (times // few)


def _drawing(state: State) -> float:
    """Seconds to observe a position as its first seat and to draw that, once texts and art have been read."""
    game: Game = state.game
    scene = game.scene()
    scene.svg(game.observe(state, 0))
    return _per_call(lambda: scene.svg(game.observe(state, 0)), 20)


def _size(state: State) -> int:
    """Bytes of one state in memory; uncompiled it is spread over many lists."""
    if eolith.COMPILED:
        return state.__sizeof__()
    return sys.getsizeof(state) + sum(_deep_size(value) for value in vars(state).values() if isinstance(value, list))


def _deep_size(value: object) -> int:
    inner = sum(map(_deep_size, value)) if isinstance(value, list) else 0
    return sys.getsizeof(value) + inner


def _import_time() -> float:
    """Seconds that `import eolith` adds to the start of an interpreter."""

    def start(code: str) -> float:
        began = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return perf_counter() - began

    return min(start("import eolith") for _ in range(3)) - min(start("pass") for _ in range(3))


def _careful(game: Game, run: int) -> float:
    """Games a second, of as many tens of games (uncompiled: single ones) as begin within two seconds."""
    batch = 10 if eolith.COMPILED else 1
    games, seconds = 0, 0.0
    start = process_time()
    while seconds < 2:
        simulate(game, ["careful"] * game.players, games=batch, seed=1000 * run + games, jobs=1)
        games += batch
        seconds = process_time() - start
    return games / seconds


def _random_record(game: Game) -> Record:
    """A whole game of random play."""
    source = eolith.Source(2)
    state = game.start()
    record = Record(game, ["random"] * game.players)
    while not state.over:
        options = state.options()
        option = state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))]
        state.apply(option)
        record.decisions.append(option)
    record.scores = state.scores()
    return record
