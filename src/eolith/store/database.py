"""Opening a database: where it lies, how it is set up, that its schema is this version's, and who serves it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError,
)

from eolith.kernel.extras import needing
from eolith.table.files import take

from .errors import StoreError, Unavailable

MIGRATIONS = Path(__file__).with_name("migrations")
KNOWN = sorted(path.name[:4] for path in MIGRATIONS.glob("versions/[0-9]*.py"))
"""The schemas that can be upgraded, the last of which is this version's."""
CLAIM = int.from_bytes(b"eolith")
"""The advisory lock of PostgreSQL that a server holds; the next number is held while a schema is upgraded."""
BUSY = 10_000
"""Milliseconds to wait for SQLite while another process holds the database."""
TROUBLES = (OperationalError, InterfaceError, TimeoutError, DatabaseError)
"""Of a database itself, the last one of its file; what SQLAlchemy derives from that besides is of what was asked."""
SERVED = "is already served by another process"
READING: dict[str, dict[str, Any]] = {
    "sqlite": {"reading": True},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
"""The options of a connection that only reads."""


def locate(url: str) -> URL:
    """What a URL or the path of an SQLite file means; without either, EOLITH_DB or the user's data folder."""
    url = url or os.environ.get("EOLITH_DB", "")
    if not url:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "eolith"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        url = str(folder / "eolith.db")
    if "://" not in url:
        return URL.create("sqlite", database=str(Path(url).resolve()))
    try:
        found = make_url(url)
    except ArgumentError:
        raise StoreError("the database's URL cannot be read; write FILE or postgresql://USER@HOST/NAME") from None
    if found.drivername in ("postgres", "postgresql"):
        found = found.set(drivername="postgresql+psycopg")
    if found.drivername == "sqlite" and found.database not in (None, "", ":memory:"):
        return found.set(database=str(Path(found.database or "").resolve()))
    if found.drivername != "postgresql+psycopg":
        raise StoreError(f"{_shown(found)}: is neither the file of an SQLite database nor PostgreSQL")
    return found


def connect(url: URL, new: bool) -> Engine:
    """The engine of a database that can be reached; without `new` it must be there."""
    file = Path(url.database or "") if url.drivername == "sqlite" else None
    if file is not None and not file.exists():
        if not new:
            raise StoreError(f"there is no database {file}")
        if not file.parent.is_dir():
            raise StoreError(f"{file}: there is no folder {file.parent}")
        file.touch(mode=0o600)  # it will hold the seeds of games
    with needing("postgresql"):
        # errors are logged, and parameters are nobody's business
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=file is None)
    if file is not None:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # BEGIN is ours: Python's would come too late for a savepoint
    connection.text_factory = _text
    for setting in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _text(data: bytes) -> str:
    """A text; what is none in UTF-8 is damaged by itself, and no failure of the database."""
    return data.decode(errors="replace")


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("changing"):
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql("BEGIN" if options.get("reading") else "BEGIN IMMEDIATE")


def prepare(engine: Engine, new: bool) -> None:
    """Bring an older or, with `new`, an empty database to this version's schema; StoreError for any other.

    An older one must not be served while it is upgraded.
    """
    try:
        with engine.connect().execution_options(reading=True) as connection:
            present = revision(connection)
        if present is None and not new:
            raise StoreError(f"{_shown(engine.url)} holds no tables yet")
        if present != KNOWN[-1]:
            with changing(engine) as connection, nullcontext() if present is None else claim(connection, "_xact"):
                upgrade(connection)
    except SQLAlchemyError as problem:
        raise StoreError(f"{_shown(engine.url)}: {reason(problem)}") from None


def revision(connection: Connection) -> str | None:
    """The schema of a database; None if it is empty, StoreError if it is not one of ours."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        if found in KNOWN:
            return str(found)
        raise StoreError(
            f"{_shown(connection.engine.url)} was written by a newer eolith (schema {found}, this one knows "
            f"{KNOWN[-1]}); install that version"
        )
    if names:
        raise StoreError(f"{_shown(connection.engine.url)} is the database of another program")
    return None


@contextmanager
def changing(engine: Engine) -> Iterator[Connection]:
    """A transaction in which the schema may be changed."""
    # SQLite changes a table by making it anew: dropping the old one must not take along what refers to it
    with engine.connect().execution_options(changing=True) as connection, connection.begin():
        yield connection
        if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
            raise StoreError(f"{_shown(engine.url)}: there are rows that refer to others which are not there")
    engine.dispose()


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring a database to a schema, inside the transaction."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": CLAIM + 1})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, target)


def claim(connection: Connection, until: Literal["", "_xact"] = "") -> AbstractContextManager[object]:
    """Take a database for this process, until what is returned is closed; StoreError if another has it.

    On PostgreSQL until the connection is closed, or only until the transaction ends.  The lock
    goes with the process, however it ends.
    """
    url = connection.engine.url
    if connection.dialect.name == "postgresql":
        if not connection.scalar(text(f"SELECT pg_try_advisory{until}_lock(:lock)"), {"lock": CLAIM}):
            raise StoreError(f"{_shown(url)} {SERVED}")
        return nullcontext()
    file = open(f"{url.database}.lock", "ab")  # noqa: SIM115 - it is returned
    if not take(file):
        file.close()
        raise StoreError(f"{_shown(url)} {SERVED}")
    return file


@contextmanager
def trouble() -> Iterator[None]:
    """Tells what the database could not do as Unavailable."""
    try:
        yield
    except SQLAlchemyError as problem:
        if type(problem) not in TROUBLES:
            raise
        raise Unavailable(reason(problem)) from problem


def reason(problem: SQLAlchemyError) -> str:
    """What went wrong, in the words of the database."""
    return " ".join(str(getattr(problem, "orig", None) or problem).split())


def _shown(url: URL) -> str:
    return str(url.database) if url.drivername == "sqlite" else url.render_as_string(hide_password=True)
