"""The schema that the migrations come to, and databases of other versions."""

from __future__ import annotations

import importlib.util

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from eolith.store import Store, StoreError, database, rows, schema
from eolith.table.setup import Entry


def test_the_migrations_come_to_the_schema(store: Store) -> None:
    with store.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []


def test_the_last_migration_is_known_by_the_name_of_its_file() -> None:
    config = Config()
    config.set_main_option("script_location", "eolith.store:migrations")
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [database.KNOWN[-1]]
    assert sorted(script.revision for script in scripts.walk_revisions()) == database.KNOWN
    for script in scripts.walk_revisions():
        assert importlib.util.find_spec("eolith.store.migrations") is not None
        assert script.module.__doc__


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
        *("notes", "subscriptions", "reports", "keys"),
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


def test_an_older_schema_is_not_upgraded_under_a_server(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store(url) as server:
        server.claim()
        monkeypatch.setattr(database, "KNOWN", [*database.KNOWN, "9999"])
        with pytest.raises(StoreError, match="already served"):
            Store(url)
