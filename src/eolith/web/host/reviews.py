"""Reviews of finished games: made one at a time, in a process that yields to the server and to bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from functools import partial

from eolith.arena.review import SECONDS, Review, Reviewer, digest, reviewable
from eolith.kernel.record import Record
from eolith.kernel.version import VERSION
from eolith.store import Store, Unavailable, rows, tables
from eolith.table.live import LiveTable

from .thinking import Lost, Tell, Thinkers

log = logging.getLogger("eolith.web")

MOST_KEPT = 200
"""Reviews that are in memory, those that were asked for last."""
MOST_WAITING = 5
"""Reviews that are made or wait."""
PATIENCE = 20
"""After so many times SECONDS, and START, a process is ended."""
START = 600.0
"""Seconds that a busy machine may take for what else a review needs."""


def possible(table: LiveTable) -> bool:
    """Whether a table's game is over and one that a value has been learned for."""
    return bool(table.play.state.over) and reviewable(table.game)


class Reviews:
    """The reviews of one server."""

    def __init__(self, store: Store, seconds: float = SECONDS) -> None:
        self.store = store
        self.seconds = seconds
        self.made: OrderedDict[str, Review] = OrderedDict()
        self.waiting: dict[str, float] = {}
        """How far each has come, from 0 to 1."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinkers = Thinkers(1, nice=10, longest=PATIENCE * seconds + START, waiting=MOST_WAITING, lasting=False)

    async def find(self, table: str, record: Record) -> Review | None:
        """The review of a table's game, if there is one of this version."""
        key = digest(record)
        if key not in self.made and key not in self.waiting:
            with contextlib.suppress(ValueError, KeyError, TypeError):
                found = Review.from_json(await self.store.read(lambda conn: tables.review(conn, table)))
                if (found.record, found.version) == (key, VERSION):
                    self._keep(key, found)
        if key in self.made:
            self.made.move_to_end(key)
        return self.made.get(key)

    def _keep(self, key: str, found: Review) -> None:
        self.made[key] = found
        while len(self.made) > MOST_KEPT:
            self.made.popitem(last=False)

    def progress(self, record: Record) -> float | None:
        """How far the review of a game has come; None if it was not asked for."""
        return self.waiting.get(digest(record))

    def ask(self, table: str, record: Record) -> bool:
        """Have a table's game reviewed, unless it is already; False if too many wait."""
        key = digest(record)
        if key in self.made or key in self.waiting:
            return True
        if len(self.waiting) >= MOST_WAITING:
            return False
        self.waiting[key] = 0.0
        task = asyncio.get_running_loop().create_task(self._make(table, key, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return True

    async def stop(self) -> None:
        """End what is being made."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def _make(self, table: str, key: str, record: Record) -> None:
        try:
            found = await self.thinkers.ask(_review, record, self.seconds, tell=partial(self._come, key))
            self._keep(key, found)
            await self.store.write(lambda conn: tables.put_review(conn, rows.Review(table, found.to_json())))
        except Unavailable as problem:  # it is in memory
            log.warning("the review of table %s is not stored: %s", table, problem)
        except Lost:  # whoever asks may ask again
            log.error("the process that reviewed a game of %r ended before it had", record.game)
        finally:
            del self.waiting[key]

    def _come(self, key: str, done: float) -> None:
        if key in self.waiting:
            self.waiting[key] = done


def _review(record: Record, seconds: float, tell: Tell) -> Review:
    """In the process: a review, which tells every hundredth that it has come."""
    reviewer, last = Reviewer(record), 0

    def come(done: int, whole: int) -> None:
        nonlocal last
        if 100 * (done - last) >= whole:
            last = done
            tell(done / whole)

    return reviewer.run(reviewer.affordable(seconds), come)
