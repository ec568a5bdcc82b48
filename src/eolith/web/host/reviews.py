"""Reviews of finished games: made one at a time, in a process of its own that yields to the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections import OrderedDict
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from eolith.arena.review import SECONDS, Review, Reviewer, digest
from eolith.bots.search import stored
from eolith.games import having
from eolith.kernel.record import Record
from eolith.kernel.version import VERSION
from eolith.store import Store, Unavailable, rows, tables
from eolith.table.live import LiveTable

log = logging.getLogger("eolith.web")

MOST_KEPT = 200
"""Reviews that are in memory, those that were asked for last."""
MOST_WAITING = 5
"""Reviews that are made or wait."""
PATIENCE = 20
"""After so many times SECONDS a process is ended."""


def possible(table: LiveTable) -> bool:
    """Whether a table's game is over and one that a value has been learned for."""
    game = table.game
    return bool(table.play.state.over) and game.name in having("advice") and stored(game) is not None


class Reviews:
    """The reviews of one server."""

    def __init__(self, store: Store, seconds: float = SECONDS) -> None:
        self.store = store
        self.seconds = seconds
        self.made: OrderedDict[str, Review] = OrderedDict()
        self.waiting: dict[str, float] = {}
        """How far each has come, from 0 to 1."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()
        self.process: BaseProcess | None = None

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
        if self.process is not None:
            self.process.kill()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _make(self, table: str, key: str, record: Record) -> None:
        try:
            async with self.turn:
                found = await self._listen(key, record)
            self._keep(key, found)
            await self.store.write(lambda conn: tables.put_review(conn, rows.Review(table, found.to_json())))
        except Unavailable as problem:  # it is in memory
            log.warning("the review of table %s is not stored: %s", table, problem)
        except EOFError:  # whoever asks may ask again
            log.error("the process that reviewed a game of %r ended before it had", record.game)
        finally:
            del self.waiting[key]

    async def _listen(self, key: str, record: Record) -> Review:
        """Start the process, and hear what it tells until it is done; EOFError where it ends before."""
        spawn = get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        self.process = process = spawn.Process(target=_work, args=(record, self.seconds, there), daemon=True)
        try:
            await asyncio.to_thread(process.start)
            there.close()
            limit = asyncio.get_running_loop().call_later(PATIENCE * self.seconds + 60, process.kill)
            while isinstance(told := await asyncio.to_thread(here.recv), float):
                self.waiting[key] = told
            limit.cancel()
            found: Review = told
            return found
        finally:
            self.process = None
            here.close()


def _work(record: Record, seconds: float, there: Connection) -> None:
    """In the process: tell how far the review has come, and at last what was found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    reviewer, last = Reviewer(record), 0

    def tell(done: int, whole: int) -> None:
        nonlocal last
        if 100 * (done - last) >= whole:
            last = done
            there.send(done / whole)

    there.send(reviewer.run(reviewer.affordable(seconds), tell))
