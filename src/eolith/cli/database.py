"""`eolith backup`, `restore`, `db upgrade`, `tables` and `replay`: what an operator does with the database."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from itertools import islice
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from eolith.kernel.game import SEATS
from eolith.store import Damaged, Store, tables
from eolith.store.backup import backup as write_backup, count, restore as read_backup
from eolith.store.replay import Unplayable, rebuild_row
from eolith.store.rows import Table as Row

from .errors import BadInput, CheckFailed, check_folder
from .shown import check_counts, progress

if TYPE_CHECKING:
    from sqlalchemy import Connection

STATUS = ("playing", "over", "closed")


def backup(file: Path, url: str) -> None:
    """Write a backup, while the server may go on."""
    check_folder("FILE", file)
    with Store(url, new=False) as store, store.snapshot() as conn, progress() as begin:
        rows = write_backup(conn, file, begin("rows", count(conn)))
    print(f"{file}: {rows:,} rows, {file.stat().st_size:,} bytes")


def restore(file: Path, url: str) -> None:
    """Fill an empty database from a backup."""
    with progress() as begin:
        rows = read_backup(file, url, begin("rows", None))
    print(f"{file}: {rows:,} rows restored")


def upgrade(url: str) -> None:
    """Opening a database upgrades it; this says so."""
    from eolith.store.database import KNOWN

    with Store(url, new=False):
        print(f"the database has the schema of this version, {KNOWN[-1]}")


def show_tables(url: str, status: str | None, game: str | None, most: int, as_json: bool) -> None:
    """List tables, the liveliest first."""
    if status not in (None, *STATUS):
        raise BadInput(f"--status is {status!r}; allowed: {', '.join(STATUS)}")
    check_counts(last=most)
    with Store(url, new=False) as store, store.snapshot() as connection, closing(tables.everything(connection)) as rows:
        damaged: list[Damaged] = []
        found = (
            row
            for row in _whole(rows, damaged)
            if status in (None, row.status) and game in (None, row.spec.partition("(")[0])
        )
        data = [_describe(connection, row) for row in islice(found, most)]
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        _print_tables(data)
    if damaged:
        raise CheckFailed("; ".join(map(str, damaged)))


def _whole(rows: Iterable[Row | Damaged], damaged: list[Damaged]) -> Iterator[Row]:
    """The tables that can be read; the others are set aside."""
    for row in rows:
        if isinstance(row, Damaged):
            damaged.append(row)
        else:
            yield row


def _print_tables(data: Sequence[dict[str, Any]]) -> None:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("table", "game", "seats", "status"):
        shown.add_column(column, overflow="fold", no_wrap=column == "table")
    for column in ("moves", "last move"):
        shown.add_column(column, justify="right", no_wrap=True)
    for table in data:
        game = re.sub(r"players=\d+(, )?", "", table["game"]).removesuffix("()")
        seats = "\n".join(
            f"{'▸' if SEATS[i] == table['turn'] else ' '} {SEATS[i]} {name or '(free)'}"
            for i, name in enumerate(table["seats"])
        )
        age = _age(time() - datetime.fromisoformat(table["updated"]).timestamp())
        shown.add_row(*map(Text, (table["id"], game, seats, table["status"], f"{table['decisions']:,}", age)))
    Console(highlight=False).print(shown)


def _age(seconds: float) -> str:
    for unit, size in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= 2 * size:
            return f"{seconds / size:,.0f} {unit}"
    return f"{max(seconds, 0):.0f} s"


def _describe(connection: Connection, row: Row) -> dict[str, Any]:
    """What an operator may know of a table: nothing of its chance, and no links."""
    names = tables.names(connection, row)
    seats = [name or seat.get("bot", "") for name, seat in zip(names, row.setup["seats"])]
    return {
        "id": row.id,
        "game": row.spec,
        "seats": seats,
        "status": row.status,
        "turn": None if row.turn is None else SEATS[row.turn],
        "awaits": row.awaits,
        "decisions": tables.decisions(connection, row.id),
        "created": _local(row.created),
        "updated": _local(row.updated),
        "listed": row.listed,
    }


def _local(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="seconds")


def replay(url: str, ids: Sequence[str]) -> None:
    """Rebuild stored tables, all if none is named; CheckFailed if this version cannot rebuild one of them."""
    with Store(url, new=False) as store, store.snapshot() as connection:
        failed = total = 0
        with progress() as begin:
            tick = begin("tables", len(ids) or tables.count(connection))
            for row in _rows(connection, ids):
                total += 1
                problem = _check(connection, row)
                if problem:
                    failed += 1
                    print(problem)
                tick(1)
    if failed:
        raise CheckFailed(f"{failed:,} of {total:,} tables cannot be replayed")
    print(f"{total:,} tables replayed, every one as it was stored")


def _check(connection: Connection, row: Row | Damaged) -> str:
    """Why a table cannot be rebuilt; empty if it can."""
    if isinstance(row, Damaged):
        return str(row)
    try:
        rebuild_row(row, tables.entries(connection, row.id))
    except Damaged as problem:
        return str(problem)
    except Unplayable as problem:
        return f"{row.id}: {row.spec}: {problem}"
    return ""


def _rows(connection: Connection, ids: Sequence[str]) -> Iterator[Row | Damaged]:
    if not ids:
        yield from tables.everything(connection)
    for id in ids:
        try:
            row = tables.get(connection, id)
        except Damaged as problem:
            yield problem
            continue
        if row is None:
            raise BadInput(f"there is no table {id!r}")
        yield row
