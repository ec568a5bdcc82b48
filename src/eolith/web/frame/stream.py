"""The event stream: one for each browser, with the changes of every table that its tabs look at.

An event is JSON: `t` the table, `v` its version, `f` the fragments that have changed, by id.  The id
of an event says how far the browser has come at each table (`abc.12 def.7`).  A stream that begins, or
begins again, sends the whole picture first, so that nothing can be missing.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass

import msgspec

from eolith.store import Unavailable

from ..host import clock
from ..host.house import House, NoTable
from ..host.open_table import OpenTable, View, Watcher
from .view import Drawing, news

HEARTBEAT = 20.0
"""Seconds after which a silent stream says that it is there."""
MOST_TABLES = 12
"""Tables that one stream can watch."""
QUICKLY = 1
"""The level of compression: the next makes blocks smaller by a tenth and takes half as long again."""
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03"


@dataclass
class Shown:
    """The last picture of a view, and what has changed since the one before."""

    pulse: int
    version: int
    fragments: dict[str, str]
    before: int
    """The pulse of the picture before; -1 if there is none."""
    change: bytes
    """The event that leads from that picture to this one."""


def show(opened: OpenTable, view: View, now: float) -> Shown:
    """The present picture of a view, drawn once for all who share it."""
    last: Shown | None = opened.shown.get(view)
    if last is not None and last.pulse == opened.pulse:
        return last
    fragments = Drawing(opened, view, now).fragments()
    version = opened.table.version
    if last is None:
        change, before = b"", -1
    else:
        old = last.fragments
        changed = {id: text for id, text in fragments.items() if old.get(id) != text}
        change = event(opened, version, changed) if changed else b""
        before = last.pulse
    shown = Shown(opened.pulse, version, fragments, before, change)
    opened.shown[view] = shown
    return shown


def event(opened: OpenTable, version: int, fragments: dict[str, str]) -> bytes:
    """One event as it is sent, but for its id."""
    data = msgspec.json.encode(news(opened.id, version, fragments))
    return b"data: " + data + b"\n"


def pack(block: bytes) -> bytes:
    """A block of a gzip stream that refers to no block before it."""
    deflate = zlib.compressobj(QUICKLY, zlib.DEFLATED, -zlib.MAX_WBITS)
    return deflate.compress(block) + deflate.flush(zlib.Z_FULL_FLUSH)


async def watch(house: House, wanted: dict[str, tuple[View, int]], allowed: Callable[[], bool]) -> AsyncIterator[bytes]:
    """The changes of some tables, from the version that the browser has of each.

    The stream ends when it may no longer be `allowed`; the browser asks again, as whoever it is then.
    """
    wake = asyncio.Event()
    watchers = {id: Watcher(view, wake, version) for id, (view, version) in wanted.items()}
    opened: dict[str, OpenTable] = {}
    try:
        async with AsyncExitStack() as looking:
            for id, watcher in watchers.items():
                with suppress(NoTable):
                    opened[id] = await looking.enter_async_context(house.watched(id, watcher))
            yield b"retry: 1000\n\n"
            while not house.closing and allowed():
                for id in opened:
                    if block := _news(await house.open(id), watchers[id]):
                        yield block + _position(watchers)
                try:
                    async with asyncio.timeout(HEARTBEAT):  # wait_for would make a task each time
                        await wake.wait()
                    wake.clear()
                except TimeoutError:
                    yield b": still here\n\n"
    except NoTable:  # it cannot be rebuilt any more; the browser asks again for the others
        pass
    except Unavailable as problem:
        house.outage.note(problem)


def _news(opened: OpenTable, watcher: Watcher) -> bytes:
    """The event that brings a browser up to date; empty if it is."""
    shown = show(opened, watcher.view, clock.now())
    if watcher.pulse == shown.pulse:
        return b""
    if watcher.pulse >= 0 and watcher.pulse == shown.before:
        block = shown.change
    else:
        block = event(opened, shown.version, shown.fragments)
    watcher.pulse, watcher.version = shown.pulse, shown.version
    return block


def _position(watchers: dict[str, Watcher]) -> bytes:
    """The id of an event."""
    return b"id: " + " ".join(f"{id}.{watcher.version}" for id, watcher in watchers.items()).encode() + b"\n\n"


async def compress(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream of events as one gzip stream that never ends."""
    yield GZIP_HEAD
    async for block in events:
        yield pack(block)
