"""Processes that are forked from one which has imported eolith: starting to serve takes two seconds less of them."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from subprocess import TimeoutExpired
from typing import Any

PARTS = ("eolith.cli.serve", "alembic.command", "litestar.plugins.pydantic", "litestar.plugins.attrs", "pydantic.v1")
"""What a server imports, also when it begins."""
WARM = multiprocessing.get_context("forkserver")
WARM.set_forkserver_preload([*PARTS, "uvicorn.loops.auto", "uvicorn.protocols.http.auto", "sqlite3"])


class Forked:
    """A function in a process of its own, with what is used here of `subprocess.Popen`."""

    def __init__(self, function: Callable[..., Any], *given: Any, **environment: str) -> None:
        pipes = [WARM.Pipe(False) for _ in range(2)]
        ends = [inner for _, inner in pipes]
        self.process = WARM.Process(target=begin, args=(function, given, {**os.environ, **environment}, ends))
        self.process.start()
        self.stdout, self.stderr = (os.fdopen(os.dup(outer.fileno()), encoding="utf-8") for outer, _ in pipes)
        for pipe in pipes:
            for end in pipe:
                end.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def poll(self) -> int | None:
        return self.process.exitcode

    def kill(self) -> None:
        self.process.kill()

    def send_signal(self, sign: int) -> None:
        os.kill(self.pid, sign)

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise TimeoutExpired("eolith", timeout or 0)
        return self.process.exitcode

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What it has still said, which is little enough for a pipe."""
        self.wait(timeout)
        said = ["" if pipe.closed else pipe.read() for pipe in (self.stdout, self.stderr)]
        self.stdout.close()
        self.stderr.close()
        return said[0], said[1]


def begin(function: Callable[..., Any], given: Any, environment: dict[str, str], ends: list[Connection]) -> None:
    out, errors = (os.dup2(end.fileno(), number) for number, end in enumerate(ends, start=1))
    for end in ends:
        end.close()
    sys.stdout, sys.stderr = os.fdopen(out, "w"), os.fdopen(errors, "w")
    os.environ.clear()
    os.environ.update(environment)
    function(*given)


def eolith(*arguments: str, **environment: str) -> Forked:
    """`eolith ARGUMENTS`."""
    return Forked(command, arguments, **environment)


def command(arguments: tuple[str, ...]) -> None:
    from eolith.cli import app

    app(arguments, prog_name="eolith")
