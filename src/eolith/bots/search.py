"""The bot that searches: a tree over rollouts by the rules of thumb, judged by a value learned from games.

search:ms=50        thinks so many thousandths of a second about a decision
search:sims=300     looks into a decision so many times: the same seed always chooses alike
search:value=FILE   judges by the value of a file that `eolith learn` has written
search:recall=yes   remembers what its seat has seen, where whoever asks it tells (`recall`)
search:jobs=2       looks in so many processes at once
"""

from __future__ import annotations

import gc
import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from eolith.kernel.game import Game
from eolith.kernel.line import Seen
from eolith.kernel.numbers import KIND
from eolith.kernel.state import State

from . import BotSpecError, Maker, check_names
from .careful import advice_of
from .memory import Memory, Ways
from .tree import Tree
from .value import Value

SIMULATIONS = 300
MOST = {"ms": 60_000, "sims": 1_000_000, "jobs": 64}


class Learned(NamedTuple):
    """What a value was learned to be."""

    layers: dict[str, list[list[float]]]
    """Weights by the names of the layers: rows; a bias is one row."""
    scale: float
    """Points: how far apart first and second usually end."""
    about: dict[str, Any]
    """How it was made, and how well it knows games that it was not shown."""


class Search:
    """Searches the decisions that are worth it, and takes the others by rules of thumb."""

    recall: Callable[[Seen], None]
    """Only where it has a memory."""

    def __init__(self, tree: Tree, sims: int = MOST["sims"], ms: float = 0) -> None:
        """So many simulations of a decision at most, and for so long at most; 0 is as long as they take."""
        self.tree = tree
        self.sims = sims
        self.seconds = ms / 1000
        self.memory: Memory | None = None

    def remember(self, memory: Memory) -> Search:
        """Have it know what it is told that its seat has seen."""
        self.memory = memory
        self.recall = memory.recall
        return self

    def choose(self, view: State) -> int:
        # a tree has no circles, and a move should not wait while those of others are looked for
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.decide(*(self.memory.view(view) if self.memory else (view, None)))
        finally:
            if collecting:
                gc.enable()

    def decide(self, view: State, ways: Ways | None) -> int:
        """choose(), with nothing between."""
        until = perf_counter() + self.seconds
        self.tree.begin(view, ways=ways)
        if self.tree.matters(view):
            self.look(until, self.sims)
        return self.take(view)

    def take(self, view: State) -> int:
        """What is done in the end."""
        return self.tree.best()

    def look(self, until: float, looks: int) -> None:
        """Look into the decision so often, and where time is short until a moment of perf_counter at most."""
        if self.seconds:
            self.think(until, looks)
        else:
            self.tree.run(looks)

    def think(self, until: float, left: int) -> None:
        """Look into the decision so often, but stop when the next look might end after a moment of perf_counter."""
        at, count, each = perf_counter(), 1, 0.0
        while left:
            self.tree.run(count)
            left -= count
            before, at = at, perf_counter()
            each = max((at - before) / count, 0.9 * each)  # the dearest of late
            if until - at < 2 * each:
                return
            count = min(left, max(1, min(64, int((until - at) / each / 8))))


def prepare_search(game: Game, given: Mapping[str, str]) -> Maker:
    """The bots of `search:ms=...` or `search:sims=...`; BotSpecError names what is wrong."""
    check_names("search", given, ("ms", "sims", "value", "recall", "jobs"))
    limit = {name: _count(name, given[name]) for name in ("ms", "sims") if name in given} or {"sims": SIMULATIONS}
    if len(limit) > 1:
        raise BotSpecError("bot search takes either ms or sims")
    if given.get("recall", "no") not in ("yes", "no"):
        raise BotSpecError(f"recall of bot search is {given['recall']!r}; allowed: yes, no")
    learned = from_file(given["value"], game) if "value" in given else None
    own, helpers = trees(game, learned), None
    if (jobs := _count("jobs", given.get("jobs", "1"))) > 1:
        from .together import Helpers

        helpers = Helpers(game, learned, jobs - 1)
    if recalls := given.get("recall") == "yes":
        Memory(game)

    def make(seed: int) -> Search:
        bot = helpers.bot(own(seed), seed, **limit) if helpers else Search(own(seed), **limit)
        return bot.remember(Memory(game)) if recalls else bot

    return make


def searched(state: State) -> bool:
    """Whether a decision is one that a search looks into."""
    return len(state.options()) > 1 and state.frame[KIND] in advice_of(state.game).SEARCHED


def tree(game: Game, seed: int, learned: Learned | None = None, **how: float) -> Tree:
    """The search of one player, with the value of the package or another; BotSpecError where there is none."""
    return trees(game, learned, **how)(seed)


def trees(game: Game, learned: Learned | None = None, **how: float) -> Callable[[int], Tree]:
    """Makes many of them, by their seeds, one of which at a time is used: what they need is built once."""
    advice, judge = advice_of(game), value(game, learned)
    advisor = advice.Advisor(game)
    return lambda seed: Tree(advisor, judge, advice.SEARCHED, seed, **how)


def value(game: Game, learned: Learned | None = None) -> Value:
    """What judges the positions of a game: the value of the package, or another; BotSpecError where there is none."""
    learned = learned or stored(game)
    if learned is None:
        raise BotSpecError(f"no value has been learned for {game!r}, so there is no bot search")
    return Value(advice_of(game).Features(game), learned.layers, learned.scale)


def from_file(name: str, game: Game) -> Learned:
    """The value in a file; BotSpecError for one that is none of this game."""
    try:
        learned = read(Path(name))
        if learned is not None:
            value(game, learned)
            return learned
    except (ValueError, LookupError, TypeError):
        raise BotSpecError(f"value of bot search is {name!r}; that is no value of {game!r}") from None
    raise BotSpecError(f"value of bot search is {name!r}; there is no such file")


def _count(name: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= MOST[name]:
        raise BotSpecError(f"{name} of bot search is {text!r}; allowed: 1 to {MOST[name]}")
    return int(text)


# --- learned values as files -------------------------------------------------------------------------------


def file_of(game: Game) -> Path:
    """Where the value of a game lies: `values/3.json` in its advice, for three players; `3-prototype.json`."""
    edition = game.wording.partition("/")[2]
    name = f"{game.players}-{edition}" if edition else str(game.players)
    return Path(advice_of(game).__file__).parent / "values" / f"{name}.json"


def stored(game: Game) -> Learned | None:
    """The value of the package for a game; None where none was learned."""
    return read(file_of(game))


@lru_cache(maxsize=64)
def read(path: Path) -> Learned | None:
    """A value from its file; None where there is no file."""
    if not path.exists():
        return None
    found = json.loads(path.read_text("utf-8"))
    layers = {name: _rows(shape, text) for name, (shape, text) in found["layers"].items()}
    return Learned(layers, found["scale"], found["about"])


def write(path: Path, learned: Learned) -> None:
    """Put a value into a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    layers = {
        name: [[len(rows), len(rows[0])], b64encode(_numbers(rows).tobytes()).decode()]
        for name, rows in learned.layers.items()
    }
    found = {"about": learned.about, "scale": learned.scale, "layers": layers}
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def _numbers(rows: Sequence[Sequence[float]]) -> array[float]:
    return array("f", [number for row in rows for number in row])


def _rows(shape: tuple[int, int], text: str) -> list[list[float]]:
    """Rows of float32, little-endian."""
    numbers = array("f")
    numbers.frombytes(b64decode(text))
    count, width = shape
    return [list(numbers[row * width : (row + 1) * width]) for row in range(count)]
