"""Who plays the batches of many games: this process, others of this machine, or a Ray cluster.

A batch depends on nothing but its game, its indices and what is asked of them.  So it is played again where whoever
played it is lost, and what comes of it is the same everywhere.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from socket import create_connection
from typing import Any, Protocol, TypeVar

from eolith.kernel.extras import needing
from eolith.kernel.game import Game
from eolith.kernel.interrupt import uninterrupted
from eolith.kernel.version import VERSION

BATCH = 50
"""Games that a worker plays before it reports."""
AHEAD = 3
"""Batches under way for each worker."""
ATTEMPTS = 3
"""How often a batch is begun whose workers are lost."""
PATIENCE = 10
"""Seconds in which a cluster has to answer."""

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Work(Protocol[T_co]):
    """What is made of a batch of games."""

    def __call__(self, *, game: Game, batch: range) -> T_co: ...


class WorkersError(RuntimeError):
    """There is nobody to play, or whoever played is lost time and again; the message is one line."""


@dataclass(frozen=True)
class Ray:
    """The machines of a Ray cluster, which have the same eolith installed; it needs the extra `ray`."""

    address: str = "local"
    """As `ray.init` takes it: `local` begins one on this machine, `auto` finds the one that it belongs to."""


Jobs = int | Ray
"""How many processes of this machine play, 1 being this one; or the cluster that does."""


def in_batches(game: Game, work: Work[T], games: int, jobs: Jobs, size: int | None = None) -> Iterator[T]:
    """What `work` makes of the indices of each batch of games, in their order; a batch is `size` games, or `BATCH`.

    Unless it is this process alone that plays, `work` and what it returns must be picklable, and a few batches are
    under way for each worker.  Processes import the calling script anew: keep its call below
    `if __name__ == "__main__":`.  Who is lost costs time; WorkersError where that happens to one batch time and again.
    ValueError for jobs below 1, MissingExtra without Ray.
    """
    if isinstance(jobs, int) and jobs < 1:
        raise ValueError(f"many games need at least 1 job, not {jobs}")
    size = size or BATCH
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    if isinstance(jobs, Ray):
        return _on_ray(game, work, batches, jobs.address)
    if jobs > 1:
        return _in_processes(game, work, batches, jobs)
    return (work(game=game, batch=batch) for batch in batches)


# --- processes of this machine -----------------------------------------------------------------------


def _in_processes(game: Game, work: Work[T], batches: Iterator[range], jobs: int) -> Iterator[T]:
    waiting: list[tuple[range, Future[T] | None]] = []
    pool, lost = _pool(game, jobs), 0
    try:
        while True:
            try:
                with uninterrupted():
                    waiting += [(batch, None) for batch in islice(batches, AHEAD * jobs - len(waiting))]
                    if not waiting:
                        return
                    # after a loss one by one, so that a batch that kills does not take others with it
                    alone = 1 if lost else len(waiting)
                    begun = [(batch, made or pool.submit(_work_there, work, batch)) for batch, made in waiting[:alone]]
                    waiting[:alone] = begun
                result = begun[0][1].result()
            except BrokenProcessPool:
                lost += 1
                if lost == ATTEMPTS:
                    raise _lost(waiting[0][0]) from None
                pool.shutdown()
                pool = _pool(game, jobs)
                waiting = [(batch, made if _is_done(made) else None) for batch, made in waiting]
                continue
            del waiting[0]
            lost = 0
            yield result
    finally:
        pool.shutdown(cancel_futures=True)


def _pool(game: Game, jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (game,))


def _is_done(made: Future[Any] | None) -> bool:
    return made is not None and made.done() and made.exception() is None


def _lost(batch: range) -> WorkersError:
    games = f"games {batch[0]} to {batch[-1]}"
    return WorkersError(f"whoever plays {games} is lost: {ATTEMPTS} processes ended before they had a result")


_here: list[Game] = []
"""In a process of the pool: the game that it plays."""


def _begin(game: Game) -> None:
    _here.append(game)


def _work_there(work: Work[T], batch: range) -> T:
    return work(game=_here[0], batch=batch)


# --- a Ray cluster -----------------------------------------------------------------------------------


def _on_ray(game: Game, work: Work[T], batches: Iterator[range], address: str) -> Iterator[T]:
    with needing("ray"):
        import ray
    begun = not ray.is_initialized()
    if begun:
        _connect(address)
    try:
        task = ray.remote(_work_on_ray).options(max_retries=ATTEMPTS - 1)
        given = ray.put(VERSION), ray.put(game), ray.put(work)
        waiting: list[tuple[range, Any]] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)  # machines come and go
            waiting += [(batch, task.remote(*given, batch)) for batch in islice(batches, max(0, room))]
            if not waiting:
                return
            batch, result = waiting.pop(0)
            try:
                made: T = ray.get(result)
            except ray.exceptions.RayTaskError as failure:
                raise failure.cause from None
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                raise _lost(batch) from None
            yield made
    finally:
        if begun:
            ray.shutdown()


def _connect(address: str) -> None:
    """Begin a Ray cluster, or find one."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:  # where nobody answers, Ray itself would wait for minutes
            create_connection((host, int(port)), PATIENCE).close()
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError):
        raise WorkersError(f"there is no Ray cluster at {address!r} that lets eolith in") from None


def _work_on_ray(version: str, game: Game, work: Work[T], batch: range) -> T:
    if version != VERSION:
        raise WorkersError(f"a machine of the cluster has eolith {VERSION}, and the caller {version}")
    return work(game=game, batch=batch)
