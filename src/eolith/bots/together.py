"""A search in several processes: each has a tree of its own, and what they found is added up."""

from __future__ import annotations

import signal
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import current_process, get_context
from time import perf_counter

from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.interrupt import uninterrupted
from eolith.kernel.state import State

from .memory import Ways
from .search import Learned, Search, trees
from .tree import Tree

Found = list[tuple[int, int, float, float]]
"""What a tree has found: (option, visits, win share, points ahead), the most looked into first."""
Trees = Callable[[int], Tree]
HURRY = 0.9
"""The part of its time that a helper thinks; the rest is its way."""


class Helpers:
    """Processes beside this one, which start when they are first asked, and end with the last bot that asks them.

    Where no processes may be started, in one of those of `multiprocessing` that are daemons, all is done here.
    """

    def __init__(self, game: Game, learned: Learned | None, count: int) -> None:
        self.game, self.learned, self.count = game, learned, count
        self.own = trees(game, learned)
        self.pool: ProcessPoolExecutor | None = None
        self.alone = current_process().daemon

    def bot(self, tree: Tree, seed: int, **limit: int) -> Together:
        return Together(self, tree, seed, **limit)

    def ask(
        self, view: State, ways: Ways | None, looks: Sequence[int], seconds: float, seeds: Sequence[int]
    ) -> list[Future[Found]]:
        """Have a decision looked into so often, or so long, by each."""
        if self.alone:
            return []
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), _begin, (self.game, self.learned))
            weakref.finalize(self, self.pool.shutdown, wait=False, cancel_futures=True)
        data = view.to_bytes()
        try:
            with uninterrupted():
                return [self.pool.submit(_look, data, ways, count, seconds, seed) for count, seed in zip(looks, seeds)]
        except BrokenProcessPool:
            return self._lost()

    def _lost(self) -> list[Future[Found]]:
        """A process has ended that should not have: the next decision starts others."""
        self.pool = None
        return []

    def answers(self, asked: Sequence[Future[Found]], until: float | None) -> list[Found] | None:
        """What was found, of those that have answered until a moment of perf_counter; None where they were lost."""
        found = []
        try:
            for one in asked:
                found.append(one.result(None if until is None else max(0.0, until - perf_counter())))
        except TimeoutError:
            for one in asked:
                one.cancel()
        except BrokenProcessPool:
            self._lost()
            return None
        return found


class Together(Search):
    """A search whose looks are shared out: which process makes them changes nothing in what is found."""

    def __init__(self, helpers: Helpers, tree: Tree, seed: int, **limit: int) -> None:
        super().__init__(tree, **limit)
        self.helpers = helpers
        self.seeds = Source(seed)

    def decide(self, view: State, ways: Ways | None) -> int:
        until = perf_counter() + self.seconds
        self.tree.begin(view, ways=ways)
        if not self.tree.matters(view):
            return self.tree.best()
        count = self.helpers.count
        own, *looks = [(self.sims + place) // (count + 1) for place in range(count, -1, -1)]
        seeds = [self.seeds.below(1 << 30) for _ in looks]
        asked = self.helpers.ask(view, ways, looks, self.seconds, seeds)
        self.look(until, own)
        found = self.helpers.answers(asked, until if self.seconds else None)
        if not self.seconds and (found is None or len(found) < count):
            found = [looked(self.helpers.own, view, ways, each, 0, seed) for each, seed in zip(looks, seeds)]
        return best_of([self.tree.found(), *(found or ())], self.tree.best())


def best_of(found: Sequence[Found], usual: int) -> int:
    """The option that all of them together looked into most, the first of equals; else the usual one."""
    visits = {usual: 0}
    for rows in found:
        for option, count, _, _ in rows:
            visits[option] = visits.get(option, 0) + count
    return max(visits, key=lambda option: visits[option])


def looked(own: Trees, view: State, ways: Ways | None, looks: int, seconds: float, seed: int) -> Found:
    """What a tree of its own finds about a decision."""
    search = Search(own(seed), looks, 1000 * seconds)
    search.tree.begin(view, ways=ways)
    search.look(perf_counter() + HURRY * seconds, looks)
    found: Found = search.tree.found()
    return found


# --- in a process ----------------------------------------------------------------------------------------------

_here: list[tuple[Game, Trees]] = []


def _begin(game: Game, learned: Learned | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks ends it
    _here.append((game, trees(game, learned)))


def _look(data: bytes, ways: Ways | None, looks: int, seconds: float, seed: int) -> Found:
    game, own = _here[0]
    return looked(own, game.from_bytes(data), ways, looks, seconds, seed)
