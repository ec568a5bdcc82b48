"""Backups: whole, of one moment, and for either database."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from eolith.store import Store, StoreError, backup, database, people, schema, tables
from eolith.store.rows import Link, Note, Place, Report, Session, Subscription
from rotated import rotated
from store.samples import append, create, entry, guest

KINDS = ["sqlite", "postgresql"]


def fill(store: Store) -> None:
    """At least one row of every kind, with awkward values."""
    with store.begin() as connection:
        for i in range(30):
            create(connection, f"t{i}", turn=None if i % 2 else 1, listed=bool(i % 3), created=1e9 + i / 7)
            append(connection, f"t{i}", *(entry(n, f"c{n}", text="Їжак\0\n\"'", n=[n, None]) for n in range(2, 80)))
        people.add_guest(connection, guest("g", nickname="sha256", prefs={"a": {"b": 0.1}}))
        people.add_guest(connection, guest("h", login="h", password="$argon2$", email="h@x"))
        people.add_session(connection, Session("s", "g", 1.0, 2.0))
        people.subscribe(connection, Subscription("e", "g", "p", "a", 1.0))
        people.put_key(connection, "vapid", "secret")
        people.put_key(connection, "[]", "{}")
        tables.add_link(connection, Link("l", "t0", -1, 1.0, True))
        tables.sit(connection, Place("t0", "g", 0, 1.0))
        tables.put_note(connection, Note("t0", "g", "{}"))
        for id, who in (("r", "g"), ("q", None)):
            report = Report(id=id, table="t0", guest=who, at=1.0, version=1, seat=0, text="?", record="x\ny\n")
            tables.add_report(connection, report)


def save(store: Store, path: Path) -> int:
    with store.snapshot() as connection:
        rows = backup.backup(connection, path)
        assert rows == backup.count(connection)
    return rows


def lines(path: Path) -> list[Any]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def content(path: Path) -> dict[str, list[str]]:
    """The rows by table, in any order."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in lines(path)[1:-1]:
        if isinstance(line, dict):
            name = line["table"]
            found[name] = [str(line["columns"])]
        else:
            found[name].append(str(line))
    return {name: sorted(rows) for name, rows in found.items()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup."""
    folder = tmp_path_factory.mktemp("whole")
    with Store(f"{folder}/saved.db") as store:
        fill(store)
        save(store, folder / "saved.gz")
    return (folder / "saved.gz").read_bytes()


@pytest.fixture
def saved(whole: bytes, tmp_path: Path) -> Path:
    """A copy of it, which may be damaged."""
    path = tmp_path / "saved.gz"
    path.write_bytes(whole)
    return path


@pytest.mark.parametrize(("source", "target"), rotated(KINDS, KINDS[::-1]))
def test_a_backup_restores_into_either_database(
    request: pytest.FixtureRequest, tmp_path: Path, source: str, target: str
) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    with Store(request.getfixturevalue(source)) as store:
        fill(store)
        ticks: list[int] = []
        rows = save(store, first)
        store.claim()  # a server may go on while it is backed up
    url = f"sqlite:///{tmp_path}/other.db" if target == "sqlite" else request.getfixturevalue(target)
    if target == source == "postgresql":
        with Store(url) as store, store.begin() as connection:
            for name in ("reports", "guests", "tables", "keys"):
                connection.exec_driver_sql(f"DELETE FROM {name}")
    assert backup.restore(first, url, ticks.append) == rows == sum(ticks)
    with Store(url, new=False) as store:
        assert save(store, second) == rows
        with store.snapshot() as connection:
            table = tables.get(connection, "t7")
            assert table is not None and table.created == 1e9 + 1 and table.seed == bytes(range(240, 256))
    assert content(first) == content(second)
    assert set(content(first)) == set(schema.metadata.tables)


def test_a_backup_is_of_one_moment(store: Store, tmp_path: Path) -> None:
    fill(store)
    with store.snapshot() as connection:
        rows = backup.count(connection)
        with store.begin() as other:
            create(other, "later")
        assert backup.backup(connection, tmp_path / "x.gz") == rows
    assert (tmp_path / "x.gz").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("x.gz*")] == ["x.gz"]


def test_a_failed_backup_leaves_the_last_one(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(store, tmp_path / "x.gz")
    before = (tmp_path / "x.gz").read_bytes()
    fill(store)
    monkeypatch.setattr(backup, "_line", lambda value: b"" if isinstance(value, dict) else 1 / 0)
    with pytest.raises(ZeroDivisionError):
        save(store, tmp_path / "x.gz")
    assert (tmp_path / "x.gz").read_bytes() == before
    assert [path.name for path in tmp_path.glob("x.gz*")] == ["x.gz"]


def test_a_backup_is_restored_only_into_an_empty_database(url: str, saved: Path) -> None:
    with Store(url) as store, store.begin() as connection:
        people.put_key(connection, "x", "y")
    with pytest.raises(StoreError, match="only be restored into an empty database"):
        backup.restore(saved, url)
    with Store(url) as store, store.begin() as connection:
        assert people.key(connection, "x") == "y"
        connection.exec_driver_sql("DELETE FROM keys")
    with Store(url) as store:
        store.claim()
        with pytest.raises(StoreError, match="already served"):
            backup.restore(saved, url)
    backup.restore(saved, url)


def damage(path: Path, how: str) -> None:
    raw = gzip.decompress(path.read_bytes())
    match how:
        case "cut":
            path.write_bytes(path.read_bytes()[:-100])
        case "bits":
            data = bytearray(path.read_bytes())
            data[len(data) // 2] ^= 255
            path.write_bytes(bytes(data))
        case "no end":
            path.write_bytes(gzip.compress(raw[: raw.rindex(b"\n", 0, -1) + 1]))
        case "edited":
            path.write_bytes(gzip.compress(raw.replace(b"careful", b"dreamer", 1)))
        case "row gone":
            path.write_bytes(gzip.compress(raw.replace(b'["vapid","secret"]\n', b"")))
        case "more":
            path.write_bytes(gzip.compress(raw + b"[]\n"))
        case "text":
            path.write_text("a letter")
        case "other json":
            path.write_bytes(gzip.compress(b"[1]\n"))
        case "other format":
            path.write_bytes(gzip.compress(raw.replace(b'backup":1', b'backup":2', 1)))
        case "newer":
            path.write_bytes(gzip.compress(raw.replace(f'"{database.KNOWN[-1]}"'.encode(), b'"9999"', 1)))
        case "empty":
            path.write_bytes(b"")


DAMAGES = [
    "cut",
    "bits",
    "no end",
    "edited",
    "row gone",
    "more",
    "text",
    "other json",
    "other format",
    "newer",
    "empty",
]


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_backup_restores_nothing(url: str, saved: Path, how: str) -> None:
    damage(saved, how)
    with pytest.raises(StoreError, match=r"damaged|is no backup|newer eolith") as caught:
        backup.restore(saved, url)
    assert "\n" not in str(caught.value)
    engine = database.connect(database.locate(url), new=True)
    with engine.connect() as connection:
        assert database.revision(connection) is None
    engine.dispose()
