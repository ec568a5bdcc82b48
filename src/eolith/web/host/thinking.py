"""Processes beside the server, for what takes long: bots that search, hints, reviews.  The server never stands still.

A function and its arguments are pickled and asked of one of the processes:

    option = await thinkers.ask(decide, view, spec, seed, within=1.0)
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from eolith.kernel.interrupt import uninterrupted

T = TypeVar("T")
WAITING = 16
"""Questions for each process that may wait or be thought about."""
STARTING = 30.0
"""Seconds that a process is given to start."""
LONGEST = 60.0
"""Seconds after which a process is ended that has not answered."""
ATTEMPTS = 2
"""How often a question is asked whose process ends."""

Tell = Callable[[float], object]
"""Told how far an answer has come, from 0 to 1."""


class Busy(Exception):
    """Too much is being thought about, or it takes too long."""


class Lost(Exception):
    """The process that thought about it has ended, time and again."""


def usual_processes() -> int:
    """One for each core but that of the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Thinkers:
    """Some processes, which start when they are first needed; one that dies is replaced."""

    def __init__(
        self, processes: int, nice: int = 5, longest: float = LONGEST, waiting: int = WAITING, lasting: bool = True
    ) -> None:
        """`nice` is what they yield to others, `waiting` times the processes how much is taken on at once.

        Unless they are `lasting`, each ends with its answer, and gives its memory back.
        """
        self.nice, self.longest, self.lasting = nice, longest, lasting
        self.processes = processes
        self.most = waiting * processes
        self.taken: set[Future[Any]] = set()
        self.workers: list[_Worker] = []
        self.closed = False
        self._threads = ThreadPoolExecutor(processes, "thinking")
        self._own = threading.local()

    async def ask(
        self, function: Callable[..., T], *arguments: Any, within: float | None = None, tell: Tell | None = None
    ) -> T:
        """What a function of a module makes of its arguments; what it raises is raised here.

        Busy when too much waits, or it is not there `within` so many seconds; Lost when processes end over it.  With
        `tell` the function is given a `tell` too, to say how far it has come.
        """
        if self.closed or self.count() >= self.most:
            raise Busy
        loop = asyncio.get_running_loop()
        telling = tell and (lambda done: loop.call_soon_threadsafe(tell, done))
        asked = self._threads.submit(self._do, (function, arguments, tell is not None), telling)
        self.taken.add(asked)
        if within is not None and sum(worker.awake for worker in self.workers) < self.processes:
            within += STARTING
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), within)
        except TimeoutError:
            raise Busy from None

    def count(self) -> int:
        """How much waits or is thought about."""
        self.taken = {one for one in self.taken if not one.done()}
        return len(self.taken)

    async def stop(self) -> None:
        """End all processes; what they think about is lost."""
        self.closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()
        await asyncio.to_thread(self._threads.shutdown)

    def _do(self, job: Any, tell: Tell | None) -> Any:
        """In a thread, which has a process of its own."""
        for _ in range(ATTEMPTS):
            if not hasattr(self._own, "worker"):
                self._own.worker = _Worker(self.nice)
                self.workers.append(self._own.worker)
            with contextlib.suppress(_Ended):
                if not self.closed:
                    return self._own.worker.do(job, tell, self.longest, self.lasting)
        raise Lost


class _Ended(Exception):
    """A process ended before it had an answer."""


class _Worker:
    """A process that one thread asks one thing after another."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.process: BaseProcess | None = None
        self.here: Connection | None = None
        self.awake = False
        """The process has answered something: it need not start, nor get ready."""
        self.closed = False

    def do(self, job: Any, tell: Tell | None, longest: float, lasting: bool) -> Any:
        """What a job comes to; _Ended where the process ends before, Lost where it is ended after `longest` seconds."""
        kind = ""
        try:
            here = self.here or self._start()
            here.send(job)
            until = time.monotonic() + longest
            while here.poll(max(0.0, until - time.monotonic())):
                kind, told = here.recv()
                if kind == "done":
                    return told
                if kind == "raise":
                    raise told
                if tell is not None:
                    tell(told)
            raise Lost
        except (EOFError, OSError) as ended:
            if kind == "raise":
                raise
            raise _Ended from ended
        finally:
            if kind in ("done", "raise") and lasting:
                self.awake = True
            else:
                self._end()

    def _start(self) -> Connection:
        """Start the process, and wait until it listens."""
        spawn = get_context("spawn")
        self.here, there = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(there, self.nice), daemon=True)
        with uninterrupted():
            self.process.start()
        there.close()
        if self.closed:  # meanwhile
            self.process.kill()
        if not self.here.poll(STARTING):
            raise EOFError
        self.here.recv()
        return self.here

    def _end(self) -> None:
        """End the process; the next job starts another one."""
        self.awake = False
        if self.process is not None and self.process.pid is not None:
            self.process.kill()
            self.process.join()
        if self.here is not None:
            self.here.close()
        self.process = self.here = None

    def close(self) -> None:
        """From another thread: end the process for good."""
        self.closed = True
        process = self.process
        if process is not None and process.pid is not None:
            process.kill()


def _work(there: Connection, nice: int) -> None:
    """In the process: do one job after another, until whoever gives them has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    with contextlib.suppress(EOFError, OSError):
        there.send("awake")
        while True:
            function, arguments, telling = there.recv()
            given = {"tell": lambda done: there.send(("tell", done))} if telling else {}
            try:
                answer: tuple[str, Any] = "done", function(*arguments, **given)
            except Exception as problem:
                answer = "raise", problem
            there.send(answer)
