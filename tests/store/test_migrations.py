"""The schema that the migrations come to, and databases of other versions."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from eolith.store import Store, StoreError, backup, database, people, rows, schema, tables
from eolith.table.setup import Entry
from store.samples import create, guest


def test_the_migrations_come_to_the_schema(store: Store) -> None:
    with store.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []


def test_the_last_migration_is_known_by_the_name_of_its_file() -> None:
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [database.KNOWN[-1]]
    assert sorted(script.revision for script in scripts.walk_revisions()) == database.KNOWN


def test_rows_are_the_columns_field_by_field() -> None:
    for table in schema.metadata.tables.values():
        name = {"entries": "Entry"}.get(table.name, table.name.removesuffix("s").capitalize())
        struct = Entry if name == "Entry" else getattr(rows, name, None)
        if struct is not None:
            fields = list(msgspec.structs.fields(struct))
            columns = [column for column in table.columns if struct is not Entry or column.name != "table"]
            assert [field.name for field in fields] == [column.name for column in columns]
    assert set(schema.metadata.tables) == {
        *("tables", "entries", "links", "guests", "sessions", "places"),
        *("results", "notes", "subscriptions", "reports", "reviews", "keys"),
    }


def test_a_newer_schema_is_refused(url: str) -> None:
    with Store(url) as store, store.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"written by a newer eolith \(schema 9999"):
        Store(url)


def test_the_database_of_another_program_is_refused(url: str) -> None:
    engine = database.connect(database.locate(url), new=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE cats (name TEXT)"))
    engine.dispose()
    with pytest.raises(StoreError, match="another program"):
        Store(url)


SECOND = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9999", "%s"

def upgrade():
    with op.batch_alter_table("guests", recreate="%s") as guests:
        guests.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="ochre"))
    op.execute("UPDATE guests SET colour = 'clay' WHERE id = 'g'")
    %s
"""


def add_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str = "", recreate: str = "auto") -> None:
    """Make this the version before the newest, whose migration ends with a statement."""
    folder = tmp_path / "100%"
    shutil.copytree(database.MIGRATIONS, folder)
    (folder / "versions" / "9999_second.py").write_text(SECOND % (database.KNOWN[-1], recreate, last))
    monkeypatch.setattr(database, "MIGRATIONS", folder)
    monkeypatch.setattr(database, "KNOWN", [*database.KNOWN, "9999"])


def colours(url: str) -> list[tuple[str, str]]:
    with Store(url, new=False) as store, store.snapshot() as connection:
        return [tuple(row) for row in connection.execute(text("SELECT id, colour FROM guests ORDER BY id"))]


def fill(url: str) -> None:
    with Store(url) as store, store.begin() as connection:
        for id in "gh":
            people.add_guest(connection, guest(id))
        create(connection)
        tables.sit(connection, rows.Place("t", "g", 0, 1.0))


def test_an_older_schema_is_upgraded_with_its_rows(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(url)
    # the way by which most changes are made in SQLite
    add_version(tmp_path, monkeypatch, recreate="always" if url.startswith("sqlite") else "auto")
    assert colours(url) == [("g", "clay"), ("h", "ochre")]
    with Store(url) as store, store.snapshot() as connection:
        assert database.revision(connection) == "9999"
        assert [place.guest for place in tables.places(connection, "t")] == ["g"]
    with Store(url) as store, pytest.raises(IntegrityError), store.begin() as connection:
        tables.sit(connection, rows.Place("t", "nobody", 0, 1.0))


def test_the_first_schema_is_upgraded_to_this_one(url: str) -> None:
    """Tables and guests of a database from before there were results are as they were, and may have results now."""
    engine = database.connect(database.locate(url), new=True)
    with database.changing(engine) as connection:
        database.upgrade(connection, "0001")
        people.add_guest(connection, guest("g"))
        made = create(connection)
        tables.sit(connection, rows.Place("t", "g", 0, 1.0))
    with Store(url) as store, store.begin() as connection:
        assert (tables.get(connection, "t"), people.get(connection, "g")) == (made, guest("g"))
        assert [place.guest for place in tables.places(connection, "t")] == ["g"]
        assert people.results(connection, "g") == []
        people.add_result(connection, rows.Result("t", "g", "doggerland", "hard", False, 1, 2.0))
        assert len(people.results(connection, "g")) == 1
        assert tables.review(connection, "t") == ""
        for found in ("first", "second"):
            tables.put_review(connection, rows.Review("t", found))
        assert tables.review(connection, "t") == "second"


def test_a_failed_upgrade_changes_nothing(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(url)
    with monkeypatch.context() as later:
        add_version(tmp_path, later, "op.execute('SELECT * FROM nowhere')")
        with pytest.raises(StoreError, match="nowhere"):
            Store(url)
    with Store(url) as store, store.begin() as connection:
        assert people.get(connection, "g") == guest("g")
        people.add_guest(connection, guest("i"))


def test_an_older_backup_is_upgraded(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(f"{tmp_path}/old.db")
    with Store(f"{tmp_path}/old.db") as store, store.snapshot() as connection:
        backup.backup(connection, tmp_path / "old.backup")
    add_version(tmp_path, monkeypatch)
    Store(url).close()
    backup.restore(tmp_path / "old.backup", url)
    assert colours(url) == [("g", "clay"), ("h", "ochre")]


def test_an_older_schema_is_not_upgraded_under_a_server(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store(url) as server:
        server.claim()
        monkeypatch.setattr(database, "KNOWN", [*database.KNOWN, "9999"])
        with pytest.raises(StoreError, match="already served"):
            Store(url)
