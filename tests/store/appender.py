"""Run by the durability tests: for each line it is told, a child that serves a database and appends until it is killed.

A child prints `claimed PID`, and then `TABLE VERSION` for each entry that the store has acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import sys

from eolith.store import Store, database, tables
from store.samples import append, create, entry

TABLES = ("a", "b", "c")


def serve(url: str) -> None:
    store = Store(url)
    store.claim()
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
    database.connect(database.locate(sys.argv[1]), new=True).dispose()  # its driver is imported once for all children
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(sys.argv[1])
        os.waitpid(child, 0)
        say("gone")
