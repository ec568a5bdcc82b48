"""Rows to be stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from eolith.store import tables
from eolith.store.rows import Guest, Table
from eolith.table.setup import Entry


def entry(version: int, command: str | None = None, **data: Any) -> Entry:
    return Entry(version, 1000.25 + version, "decide", version % 2, data or {"options": [version]}, command)


def table(id: str = "t", **fields: Any) -> Table:
    values: dict[str, Any] = {
        "created": 1000.125,
        "spec": "stone_age(players=2)",
        "pack": "5e0d6f63ff0cb6d4",
        "setup": {"seats": [{"kind": "person", "name": "Ayla"}, {"kind": "bot", "bot": "careful"}]},
        "seed": bytes(range(240, 256)),
        "status": "playing",
        "turn": 0,
        "awaits": "person",
        "version": 1,
        "updated": 1001.25,
        "listed": False,
    }
    return Table(id=id, **{**values, **fields})


def guest(id: str = "g", **fields: Any) -> Guest:
    return Guest(id=id, **{"nickname": "Ayla", "language": "uk", "created": 1000.5, **fields})


def create(connection: Connection, id: str = "t", **fields: Any) -> Table:
    """Store a table with one entry."""
    made = table(id, **fields)
    tables.create(connection, made, [entry(1)])
    return made


def append(connection: Connection, id: str, *journal: Entry) -> None:
    """Store entries of a table whose seat 1 is to decide then."""
    tables.append(connection, id, journal, "playing", 1, "bot", journal[-1].at)
