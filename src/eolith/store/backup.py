"""A whole database as one file that any database can be restored from.

    {"eolith backup": 1, "schema": "0001", "made": 1795830000.5}
    {"table": "guests", "columns": ["id", "nickname", …]}
    ["Zx81…", "Ayla", …]
    …
    {"rows": 12345, "sha256": "9b2c…"}

Compressed lines of JSON: each row as it lies in the database, bytes in base64.  The last line
counts the rows and seals all lines above it.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import time
import zlib
from base64 import b64decode
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from . import database
from .errors import StoreError

FORMAT = 1
AT_ONCE = 1000
"""Rows that are in memory."""

Tick = Callable[[int], object]
"""Told about so many more rows."""


def _reflect(connection: Connection) -> list[Table]:
    """The tables as they are, whatever the schema, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def count(connection: Connection) -> int:
    """How many rows a backup will have."""
    return sum(connection.scalar(select(func.count()).select_from(table)) or 0 for table in _reflect(connection))


def backup(connection: Connection, path: Path, tick: Tick = lambda rows: None) -> int:
    """Write all rows of a snapshot; the file is there when it is whole, and only for its owner to read."""
    part = path.with_name(path.name + ".part")
    seal, rows = hashlib.sha256(), 0
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw) as out, closing(_lines(connection)) as lines:
                for line in lines:
                    seal.update(line)
                    out.write(line)
                    if line.startswith(b"["):
                        rows += 1
                        if rows % AT_ONCE == 0:
                            tick(AT_ONCE)
                out.write(_line({"rows": rows, "sha256": seal.hexdigest()}))
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _lines(connection: Connection) -> Generator[bytes]:
    yield _line({"eolith backup": FORMAT, "schema": database.revision(connection), "made": time.time()})
    for table in _reflect(connection):
        yield _line({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
        with connection.execute(select(table), execution_options={"yield_per": AT_ONCE}) as found:
            for row in found:
                yield _line(list(row))


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def restore(path: Path, url: str, tick: Tick = lambda rows: None) -> int:
    """Fill an empty database from a backup, all or nothing, and bring it to this version's schema.

    StoreError for a database that holds anything, and for a file that is no whole backup.
    """
    deque(_read(path), maxlen=0)  # nothing is begun before the seal was seen
    lines = _read(path)
    head = next(lines)
    engine = database.connect(database.locate(url), new=True)
    try:
        with database.changing(engine) as connection, database.claim(connection, "_xact"):
            _clear(connection)
            database.upgrade(connection, head["schema"])
            rows = _fill(connection, lines, tick)
            database.upgrade(connection)
    except SQLAlchemyError as problem:
        raise StoreError(f"{path}: cannot be restored: {database.reason(problem)}") from None
    finally:
        engine.dispose()
    return rows


def _read(path: Path) -> Iterator[Any]:
    """The lines of a backup but the last; StoreError, at the latest after them, if it is not whole."""
    seal, rows = hashlib.sha256(), 0
    try:
        with gzip.open(path, "rb") as lines:
            line = next(lines, b"")
            head = msgspec.json.decode(line)
            if not isinstance(head, dict) or head.get("eolith backup") != FORMAT:
                raise StoreError(f"{path}: is no backup of a kind that this version reads")
            if head.get("schema") not in database.KNOWN:
                raise StoreError(f"{path}: was made by a newer eolith, or is damaged: its schema is not known here")
            yield head
            for following in lines:
                seal.update(line)
                line = following
                value = msgspec.json.decode(line)
                if isinstance(value, list):
                    rows += 1
                elif "sha256" in value:
                    break
                yield value
            if line != _line({"rows": rows, "sha256": seal.hexdigest()}) or next(lines, None) is not None:
                raise StoreError(f"{path}: is damaged or cut short: its seal does not fit")
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise StoreError(f"{path}: is no backup, or is damaged or cut short") from None


def _clear(connection: Connection) -> None:
    """Leave an empty database without any schema; StoreError if it is not empty."""
    if database.revision(connection) is None:
        return
    for table in _reflect(connection):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise StoreError("a backup can only be restored into an empty database; this one has rows")
    everything = MetaData()
    everything.reflect(connection)
    everything.drop_all(connection)


def _fill(connection: Connection, lines: Iterator[Any], tick: Tick) -> int:
    tables = {table.name: table for table in _reflect(connection)}
    total = 0
    for is_row, part in groupby(lines, lambda line: isinstance(line, list)):
        if not is_row:
            *_, head = part  # of tables without rows there are only heads
            table = tables[head["table"]]
            columns = [table.columns[name] for name in head["columns"]]
            continue
        while batch := list(islice(part, AT_ONCE)):
            connection.execute(insert(table), [_values(columns, row) for row in batch])
            tick(len(batch))
            total += len(batch)
    return total


def _values(columns: list[Column[Any]], row: list[Any]) -> dict[str, Any]:
    return {
        column.name: b64decode(value) if value is not None and isinstance(column.type, LargeBinary) else value
        for column, value in zip(columns, row, strict=True)
    }
