"""What must not be lost: the journals of all tables, and who sits where.  SQLite, or PostgreSQL by its URL.

The functions of `tables` and `people` are the statements; each takes the connection of a
transaction, which `Store` provides: `begin` for a program, `write` and `read` for a server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Self, TypeVar

from eolith.kernel.extras import needing

with needing("table"):
    from sqlalchemy import Connection
    from sqlalchemy.exc import OperationalError

from . import database
from .errors import Conflict, Damaged, Repeated, StoreError, Taken, Unavailable

__all__ = ["Conflict", "Damaged", "Repeated", "Store", "StoreError", "Taken", "Unavailable"]

PATIENCE = 2.0
"""Seconds to wait for another server to end: PostgreSQL needs a moment to notice that one was killed."""

T = TypeVar("T")
Job = tuple["Future[Any]", Callable[[Connection], Any]]


class Store:
    """An open database.

    `url` is one of SQLAlchemy's, or the path of an SQLite file.  Without one it is that of the
    environment variable EOLITH_DB, else a file in the user's data folder.  An older schema is
    upgraded; a newer one is a StoreError, and so is an empty database unless it may be `new`.
    """

    def __init__(self, url: str = "", *, new: bool = True) -> None:
        self.url = database.locate(url)
        self._engine = database.connect(self.url, new)
        try:
            database.prepare(self._engine, new)
        except BaseException:
            self._engine.dispose()
            raise
        # one connection for all writing: on PostgreSQL the claim is its own
        self._connection = self._engine.connect()
        self._claimed = False
        self._held = ExitStack()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._writer = Thread(target=self._write_batches, name="eolith-writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(4, "eolith-reader")

    def begin(self) -> AbstractContextManager[Connection]:
        """A transaction, committed unless the block raises."""
        return self._engine.begin()

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction that only reads, and sees the database as it is now throughout; Unavailable as for `read`."""
        with database.trouble(), self._engine.connect() as connection:
            yield connection.execution_options(**database.READING[connection.dialect.name])

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a job finds in a snapshot, in a thread of its own; Unavailable while the database is."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.snapshot() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What a job returns, after it is committed; where it raises, it changes nothing.

        All jobs that wait are committed together, in the order in which they came.  Whoever
        cancels the wait cannot know whether the job has been done (see `asyncio.shield`), nor can
        whoever is told that the database is Unavailable.
        """
        return await asyncio.wrap_future(self._submit(job))

    def claim(self) -> None:
        """Keep every other server away until this one closes or ends; StoreError if one is at work."""
        until = monotonic() + PATIENCE
        while True:
            try:
                return self._submit(self._hold).result()
            except StoreError:
                if monotonic() >= until:
                    raise
                sleep(0.05)

    def close(self) -> None:
        """Finish what was asked for, and let go of the database."""
        self._closed = True
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._connection.close()
        self._engine.dispose()
        self._held.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _submit(self, job: Callable[[Connection], T]) -> Future[T]:
        if self._closed:
            raise Unavailable("the store is closed")
        future: Future[T] = Future()
        self._jobs.put((future, job))
        return future

    def _hold(self, connection: Connection) -> None:
        self._held.enter_context(database.claim(connection))
        self._claimed = True

    def _take(self) -> list[Job]:
        """All jobs that wait, and at least one; none when the store closes."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _write_batches(self) -> None:
        while batch := self._take():
            batch = [(future, job) for future, job in batch if future.set_running_or_notify_cancel()]
            try:
                with database.trouble():
                    outcomes = self._run(batch)
            except BaseException as problem:
                # whatever is left of the transaction must not be carried on
                self._connection.invalidate()
                for future, _ in batch:
                    future.set_exception(problem)
            else:
                for (future, _), (result, failure) in zip(batch, outcomes):
                    future.set_result(result) if failure is None else future.set_exception(failure)

    def _run(self, batch: list[Job]) -> list[tuple[Any, Exception | None]]:
        """Result or failure of each job, once all is committed."""
        outcomes: list[tuple[Any, Exception | None]] = []
        connection = self._connection
        anew = connection.invalidated
        with connection.begin() as transaction:
            if anew and self._claimed and connection.dialect.name == "postgresql":
                self._hold(connection)
            for _, job in batch:
                # a job that is alone has the transaction to itself
                savepoint = connection.begin_nested() if len(batch) > 1 else None
                try:
                    result = job(connection)
                    if savepoint is not None:
                        savepoint.commit()
                except OperationalError:
                    # the database's own trouble (lost, full): the whole transaction may be gone with it
                    raise
                except Exception as problem:
                    (savepoint or transaction).rollback()
                    outcomes.append((None, problem))
                else:
                    outcomes.append((result, None))
        return outcomes
