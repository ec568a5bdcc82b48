"""Run by the durability tests: for each line it is told, a child that serves a database and appends until it is killed.

A child prints `claimed PID`, and then `TABLE VERSION` for each entry that the store has acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time

from eolith.store import Store, StoreError, tables
from store.samples import append, create, entry

TABLES = ("a", "b", "c")


def serve(url: str) -> None:
    store = Store(url)
    until = time.monotonic() + 10
    while True:
        try:
            store.claim()
            break
        except StoreError:
            # PostgreSQL needs a moment to notice that a client is gone
            if time.monotonic() > until:
                raise
            time.sleep(0.005)
    say(f"claimed {os.getpid()}")
    asyncio.run(play(store))


async def play(store: Store) -> None:
    await asyncio.gather(*(go_on(store, id) for id in TABLES))


async def go_on(store: Store, id: str) -> None:
    row = await store.read(lambda conn: tables.get(conn, id))
    if row is None:
        row = await store.write(lambda conn: create(conn, id))
    version = row.version
    while True:
        version += 1
        following = entry(version, f"c{version}")
        await store.write(lambda conn, following=following: append(conn, id, following))
        say(f"{id} {version}")


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(sys.argv[1])
        os.waitpid(child, 0)
        say("gone")
