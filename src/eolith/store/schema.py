"""The tables of the database.  What they looked like in earlier versions is told by `migrations`."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

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
    UniqueConstraint,
    and_,
    bindparam,
    delete,
    insert,
)
from sqlalchemy.types import TypeDecorator

from eolith.table.setup import Entry

from . import rows


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


KINDS = {float: Double, int: Integer, bool: Boolean, bytes: LargeBinary, dict: Json}
"""The columns of all values but texts."""


def _columns(row: type, *, key: str, index: str = "", words: str = "", **more: type) -> Iterator[Column[Any]]:
    """A column for each field of a row, and before them for more.

    `key` names those of the primary key, `index` those with an index of their own, `words` what people typed.  `table`
    and `guest` hold an id: what belongs to one goes with it, or forgets it where it can do without.
    """
    for name, hint in (more | get_type_hints(row)).items():
        kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        optional = NoneType in kinds
        refers = [ForeignKey(f"{name}s.id", ondelete="SET NULL" if optional else "CASCADE")]
        yield Column(
            name,
            Words if name in words.split() else KINDS.get(get_origin(kinds[0]) or kinds[0], Text),
            *(refers if name in ("table", "guest") else ()),
            nullable=optional,
            primary_key=name in key.split(),
            autoincrement=False,
            index=name in index.split() or None,
        )


tables = Table(
    "tables",
    metadata,
    *_columns(rows.Table, key="id"),
    Index(None, "status", "awaits"),
    Index(None, "listed", "updated"),
)
entries = Table("entries", metadata, *_columns(Entry, key="table version", table=str), sqlite_with_rowid=False)
Index(
    None,
    entries.c.table,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command.is_not(None),
    postgresql_where=entries.c.command.is_not(None),
)
links = Table("links", metadata, *_columns(rows.Link, key="hash", index="table"))
guests = Table(
    "guests", metadata, *_columns(rows.Guest, key="id", words="nickname login email"), UniqueConstraint("login")
)
sessions = Table("sessions", metadata, *_columns(rows.Session, key="hash", index="guest"))
places = Table("places", metadata, *_columns(rows.Place, key="table guest seat", index="guest"))
results = Table("results", metadata, *_columns(rows.Result, key="table guest", index="guest"))
notes = Table("notes", metadata, *_columns(rows.Note, key="table guest", index="guest", words="text"))
reviews = Table("reviews", metadata, *_columns(rows.Review, key="table"))
subscriptions = Table("subscriptions", metadata, *_columns(rows.Subscription, key="endpoint", index="guest"))
reports = Table("reports", metadata, *_columns(rows.Report, key="id", index="table guest", words="text record"))
keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

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
