"""The store itself: opening, one writer for all, claims."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import IntegrityError

import eolith.store
from eolith.store import Store, StoreError, Unavailable, database, tables
from eolith.store.rows import Link
from store.samples import append, create, entry

Job = Callable[[Connection], Any]


def together(store: Store, *jobs: Job) -> list[Any]:
    """What jobs come to, results or exceptions, that are written in one batch."""

    async def write() -> list[Any]:
        begun, go_on = threading.Event(), threading.Event()

        def block(connection: Connection) -> None:
            begun.set()
            go_on.wait(10)

        blocking = asyncio.ensure_future(store.write(block))
        await asyncio.to_thread(begun.wait, 10)
        waiting = asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        await asyncio.sleep(0)
        go_on.set()
        await blocking
        return list(await waiting)

    return asyncio.run(write())


def kinds(outcomes: list[Any]) -> list[type | None]:
    return [type(found) if found is not None else None for found in outcomes]


def versions(store: Store, id: str) -> list[int]:
    with store.snapshot() as connection:
        return [found.version for found in tables.entries(connection, id)]


@contextmanager
def counted_commits() -> Iterator[list[Connection]]:
    commits: list[Connection] = []

    def count(connection: Connection) -> None:
        commits.append(connection)

    event.listen(Engine, "commit", count)
    try:
        yield commits
    finally:
        event.remove(Engine, "commit", count)


# --- writing -----------------------------------------------------------------------------------------


def test_jobs_that_wait_are_committed_together(store: Store) -> None:
    with counted_commits() as commits:
        outcomes = together(store, *(lambda conn, id=id: create(conn, id).id for id in "abcdef"))
    assert outcomes == list("abcdef")
    assert len(commits) == 2  # that of the job before them, and theirs


def test_a_bad_job_hurts_no_other(store: Store) -> None:
    def fail_late(connection: Connection) -> None:
        append(connection, "t", entry(2))
        raise LookupError("later")

    jobs: list[Job] = [
        lambda conn: create(conn, "t") and None,
        fail_late,
        lambda conn: append(conn, "t", entry(2), entry(3)),
        lambda conn: tables.add_link(conn, Link("x", "nowhere", 0, 1.0)),
        lambda conn: append(conn, "t", entry(3)),
        lambda conn: append(conn, "t", entry(4)),
    ]
    outcomes = kinds(together(store, *jobs))
    assert outcomes == [None, LookupError, None, IntegrityError, tables.Conflict, None]
    assert versions(store, "t") == [1, 2, 3, 4]


def test_a_failed_commit_fails_all_of_its_batch(sqlite: str) -> None:
    def promise(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        tables.add_link(connection, Link("x", "nowhere", 0, 1.0))

    with Store(sqlite) as store:
        assert kinds(together(store, lambda conn: create(conn, "t"), promise)) == [IntegrityError] * 2
        assert versions(store, "t") == []
        together(store, lambda conn: create(conn, "t"))
        assert versions(store, "t") == [1]


def test_a_full_disk_fails_all_of_its_batch(sqlite: str) -> None:
    def fill(connection: Connection) -> None:
        pages = connection.scalar(text("PRAGMA page_count"))
        connection.execute(text(f"PRAGMA max_page_count={pages}"))
        create(connection, "big", setup={"x": "x" * 100_000})

    def repair(connection: Connection) -> None:
        connection.execute(text("PRAGMA max_page_count=1000000"))

    with Store(sqlite) as store:
        outcomes = together(store, lambda conn: create(conn, "a"), fill, lambda conn: create(conn, "b"))
        assert kinds(outcomes) == [Unavailable] * 3
        assert "full" in str(outcomes[0])
        together(store, repair)
        with store.snapshot() as connection:
            assert tables.count(connection) == 0
        assert kinds(together(store, lambda conn: create(conn, "a") and None)) == [None]


def test_a_lost_connection_fails_its_batch_and_is_made_anew(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with Store(postgresql) as store, Store(postgresql) as other:
        store.claim()
        outcomes = together(store, lambda conn: create(conn, "a"), lose, lambda conn: create(conn, "b"))
        assert all(isinstance(found, Unavailable) for found in outcomes)
        assert kinds(together(store, lambda conn: create(conn, "c") and None)) == [None]
        with store.snapshot() as connection:
            assert [found.id for found in tables.everything(connection)] == ["c"]
        with pytest.raises(StoreError, match="already served"):
            other.claim()
        # another server was quicker: this one must not go on beside it
        together(store, lose)
        other.claim()
        with pytest.raises(StoreError, match="already served"):
            asyncio.run(store.write(lambda conn: create(conn, "d")))


def test_a_job_that_nobody_waits_for_any_more_is_not_begun(store: Store) -> None:
    async def cancel() -> None:
        begun, go_on = threading.Event(), threading.Event()

        def block(connection: Connection) -> None:
            begun.set()
            go_on.wait(10)

        first = asyncio.ensure_future(store.write(block))
        await asyncio.to_thread(begun.wait, 10)
        waiting = asyncio.ensure_future(store.write(lambda conn: create(conn, "t")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0.01)
        go_on.set()
        await first
        await store.write(lambda conn: create(conn, "u"))

    asyncio.run(cancel())
    assert versions(store, "t") == []
    assert versions(store, "u") == [1]


def test_closing_finishes_what_was_asked_for(url: str) -> None:
    async def ask(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.write(lambda conn, id=id: create(conn, str(id)))) for id in range(30)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="closed"):
            await store.write(lambda conn: create(conn, "late"))

    asyncio.run(ask(Store(url)))
    with Store(url, new=False) as store, store.snapshot() as connection:
        assert tables.count(connection) == 30


def test_what_is_read_is_of_one_moment(store: Store) -> None:
    async def read() -> tuple[Any, Any]:
        started, go_on = threading.Event(), threading.Event()

        def look(connection: Connection) -> tuple[Any, Any]:
            before = tables.get(connection, "t")
            started.set()
            go_on.wait(10)
            return before, len(tables.entries(connection, "t"))

        looking = asyncio.ensure_future(store.read(look))
        await asyncio.to_thread(started.wait, 10)
        await store.write(lambda conn: append(conn, "t", entry(2)))
        go_on.set()
        return await looking

    with store.begin() as connection:
        create(connection)
    row, count = asyncio.run(read())
    assert (row.version, count) == (1, 1)
    assert versions(store, "t") == [1, 2]


def test_reading_changes_nothing(store: Store) -> None:
    with store.begin() as connection:
        create(connection)
    try:
        asyncio.run(store.read(lambda conn: append(conn, "t", entry(2))))
    except Exception as problem:
        assert "read-only" in str(problem)  # PostgreSQL says so, SQLite rolls it back
    assert versions(store, "t") == [1]


# --- opening -----------------------------------------------------------------------------------------


def test_sqlite_keeps_what_it_was_given(sqlite: str, tmp_path: Path) -> None:
    with Store(sqlite) as store, store.snapshot() as connection:
        found = {name: connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")}
        assert found == {"journal_mode": "wal", "synchronous": 2}
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    assert (tmp_path / "eolith.db").stat().st_mode & 0o077 == 0


def test_where_the_database_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("EOLITH_DB", raising=False)
    assert database.locate("").database == str(tmp_path / "data" / "eolith" / "eolith.db")
    monkeypatch.setenv("EOLITH_DB", str(tmp_path / "env.db"))
    assert database.locate("").database == str(tmp_path / "env.db")
    assert database.locate(f"{tmp_path}/given.db").database == str(tmp_path / "given.db")
    monkeypatch.chdir(tmp_path)
    assert database.locate("sqlite:///near.db").database == str(tmp_path / "near.db")
    for url in ("postgres://a@b/c", "postgresql://a@b/c", "postgresql+psycopg://a@b/c"):
        assert str(database.locate(url)) == "postgresql+psycopg://a@b/c"


REFUSED = [
    ("mysql://root:secret@here/x", "neither the file of an SQLite database nor PostgreSQL"),
    ("sqlite://", "neither"),
    ("sqlite:///:memory:", "neither"),
    ("://", "cannot be read"),
    ("/no/where/x.db", "there is no folder /no/where"),
    ("postgresql://user:secret@localhost:1/x", "localhost"),
]


@pytest.mark.parametrize(("url", "line"), REFUSED)
def test_what_cannot_be_opened_gets_one_line(url: str, line: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(url)
    message = str(caught.value)
    assert line in message and "\n" not in message and "secret" not in message


def test_a_database_must_be_there_unless_it_may_be_new(url: str) -> None:
    with pytest.raises(StoreError, match=r"there is no database|holds no tables"):
        Store(url, new=False)
    Store(url).close()
    Store(url, new=False).close()


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("this is a letter, not a database" * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(str(tmp_path / "x.db"))


# --- claims ------------------------------------------------------------------------------------------


def test_one_server_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store(url) as first, Store(url) as second:
        first.claim()
        with pytest.raises(StoreError, match="is already served by another process"):
            second.claim()
        with second.begin() as connection:  # what an operator does meanwhile
            create(connection)
        first.close()
        monkeypatch.setattr(eolith.store, "PATIENCE", 10.0)
        second.claim()


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="needs links")
def test_one_file_is_one_database_by_whatever_path(sqlite: str, tmp_path: Path) -> None:
    with Store(sqlite) as first:
        (tmp_path / "link.db").symlink_to(tmp_path / "eolith.db")
        with Store(f"{tmp_path}/link.db") as second:
            first.claim()
            with pytest.raises(StoreError, match="already served"):
                second.claim()


def test_no_thread_meets_the_types_of_a_setup_half_read() -> None:
    """They are read with the module, before there are threads: later, a name that they speak of may be gone."""
    program = """
from eolith.table import setup
import msgspec
del setup.Literal
print(msgspec.convert({"seats": [{"kind": "bot", "bot": "careful"}]}, setup.Setup).seats[0].bot)
"""
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "careful\n"
