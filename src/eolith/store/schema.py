"""The tables of the database.  What they looked like in earlier versions is told by `migrations`."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    bindparam,
    delete,
    insert,
)
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """An object as JSON text, the same in every database; None where the text is none."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        try:
            found = msgspec.json.decode(value)
        except (msgspec.DecodeError, TypeError, RecursionError):
            return None
        return found if isinstance(found, dict) else None


class Words(TypeDecorator[str]):
    """What people typed; characters that not every database takes are stored as a question mark."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else value.replace("\0", "?").encode("utf-8", "replace").decode()


NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)


def _of(column: str, **options: Any) -> Column[str]:
    """A column that names a table or a guest, and goes with it."""
    return Column(column, Text, ForeignKey(f"{column}s.id", ondelete="CASCADE"), nullable=False, **options)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("spec", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("setup", Json, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("turn", Integer),
    Column("awaits", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index(None, "status", "awaits"),
    Index(None, "listed", "updated"),
)
entries = Table(
    "entries",
    metadata,
    _of("table", primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", Json, nullable=False),
    Column("command", Text),
    sqlite_with_rowid=False,
)
Index(
    None,
    entries.c.table,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command.is_not(None),
    postgresql_where=entries.c.command.is_not(None),
)
links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    _of("table", index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("revoked", Boolean, nullable=False),
)
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("nickname", Words, nullable=False),
    Column("language", Text, nullable=False),
    Column("prefs", Json, nullable=False),
    Column("login", Words, unique=True),
    Column("password", Text),
    Column("email", Words),
    Column("created", Double, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    _of("guest", index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
places = Table(
    "places",
    metadata,
    _of("table", primary_key=True),
    _of("guest", primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("joined", Double, nullable=False),
)
notes = Table(
    "notes",
    metadata,
    _of("table", primary_key=True),
    _of("guest", primary_key=True, index=True),
    Column("text", Words, nullable=False),
)
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    _of("guest", index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
)
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    _of("table", index=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("at", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Words, nullable=False),
    Column("record", Words, nullable=False),
)
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

ADD = {table: insert(table) for table in metadata.tables.values()}
DROP = {
    table: delete(table).where(and_(*(column == bindparam(column.name) for column in table.primary_key)))
    for table in metadata.tables.values()
}
"""The row with a primary key."""


def put(connection: Connection, table: Table, row: msgspec.Struct) -> None:
    """Store a row, in place of the one with the same primary key if there is one."""
    values = msgspec.structs.asdict(row)
    connection.execute(DROP[table], {column.name: values[column.name] for column in table.primary_key})
    connection.execute(ADD[table], values)
