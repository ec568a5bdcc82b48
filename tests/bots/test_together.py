"""A search in several processes finds the same whoever looks, and leaves no process behind."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import active_children
from typing import Any

import pytest

import eolith
from eolith.bots import make, together
from eolith.bots.together import best_of
from eolith.kernel.state import State

GAME = eolith.load("stone_age(players=2)")
SPEC = "search:sims=41,jobs=2"


def opening() -> State:
    state = GAME.start()
    state.play_chance(eolith.Source(3))
    return state


def bot(spec: str = SPEC) -> Any:
    return make(spec, GAME, 5)


def alone() -> list[int]:
    """What it chooses where no other process helps."""
    one = bot()
    one.helpers.alone = True
    return [one.choose(opening()) for _ in range(3)]


def until(there: Callable[[], bool]) -> None:
    for _ in range(1000):
        if there():
            return
        time.sleep(0.02)
    raise AssertionError("it did not come")


def test_a_helper_changes_nothing_in_what_is_found_and_one_that_is_lost_is_made_up_for() -> None:
    helped = bot()
    assert helped.helpers.pool is None, "nothing is started before it is asked"
    found = [helped.choose(opening())]
    (process,) = helped.helpers.pool._processes.values()
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    found += [helped.choose(opening()) for _ in range(2)]
    assert found == alone()
    (process,) = helped.helpers.pool._processes.values()
    del helped
    gc.collect()
    until(lambda: process not in active_children())


def test_looks_are_shared_out_evenly_and_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    one = bot("search:sims=41,jobs=3")
    one.helpers.alone = True
    added: list[Any] = []
    monkeypatch.setattr(together, "best_of", lambda found, usual: added.append(found) or best_of(found, usual))
    one.choose(opening())
    assert [sum(visits for _, visits, _, _ in rows) for rows in added[0]] == [14, 14, 13]


def test_the_option_that_all_together_looked_into_most_is_chosen() -> None:
    assert best_of([[(4, 5, 0.5, 0), (7, 4, 0.5, 0)], [(7, 3, 0.5, 0), (4, 1, 0.5, 0)]], 4) == 7
    assert best_of([[]], 9) == 9


def test_by_time_nobody_waits_for_a_helper_that_is_late() -> None:
    one, late = bot("search:ms=30,jobs=2"), Future[Any]()
    one.helpers.ask = lambda *given: [late]
    assert one.choose(opening()) in opening().options()
    assert late.cancelled(), "it is not to look into what has been decided"
