"""One damaged row costs one table, which is named; everybody else's go on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import Browser, serving

from eolith.cli import database as verbs
from eolith.cli.errors import CheckFailed
from eolith.store import Store, tables

DAMAGES = [
    "",
    "{",
    "[]",
    "null",
    "5",
    '{"seats": 5}',
    '{"seats": [{"kind": "ghost"}]}',
    "{}",
    '{"seats": []}',
    b"{\xff}",
]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A database with two listed tables: at the first a bot is to move."""
    with serving(tmp_path) as client:
        anna = Browser(client)
        hurt = anna.open_table("Anna", "friend", "bot:random", listed="yes", **{"option-first_seat": "B"})
        whole = anna.open_table("Boris", "me", "friend", listed="yes")
        anna.post("/you", nickname="Anna", language="en", theme="dark")
    (tmp_path / "names").write_text(f"{hurt} {whole} {anna.cookies['eolith']}")
    yield tmp_path


def damage(folder: Path, statement: str, *values: str | bytes | int) -> None:
    with Store(f"sqlite:///{folder / 'tables.db'}") as store, store.begin() as connection:
        assert connection.exec_driver_sql(statement, values).rowcount > 0


@pytest.mark.parametrize("column", ["tables.setup", "entries.data"])
@pytest.mark.parametrize("value", DAMAGES)
def test_one_damaged_row_costs_one_table(
    folder: Path, column: str, value: str | bytes, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    hurt, whole, session = (folder / "names").read_text().split()
    table, _, field = column.partition(".")
    which = "id" if table == "tables" else '"table"'
    # as if the server had been stopped before the bot moved
    damage(folder, "UPDATE tables SET awaits = 'bot' WHERE id = ?", hurt)
    damage(folder, f"UPDATE {table} SET {field} = CAST(? AS TEXT) WHERE {which} = ?", value, hurt)
    tables._tell_once.cache_clear()
    with caplog.at_level(logging.ERROR), serving(folder) as client:
        anna = Browser(client, eolith=session)
        start = anna.page("/")
        assert f"/t/{whole}" in start
        listed = client.get("/api/tables")
        assert listed.status_code == 200 and whole in listed.text
        assert anna.get(f"/t/{hurt}").status_code == 404
        assert client.get(f"/api/tables/{hurt}").status_code in (401, 404)
        assert anna.get(f"/t/{whole}").status_code == 200
    assert any(hurt in record.getMessage() for record in caplog.records), "the log names the table"
    url = f"sqlite:///{folder / 'tables.db'}"
    with pytest.raises(CheckFailed):
        verbs.replay(url, [])
    shown = capsys.readouterr().out
    assert hurt in shown and len(shown.splitlines()) <= 2
    if table == "tables":
        with pytest.raises(CheckFailed, match=hurt):
            verbs.show_tables(url, None, None, 50, False)
    else:
        verbs.show_tables(url, None, None, 50, False)
    assert whole in capsys.readouterr().out


@pytest.mark.parametrize("spec", ["stone_age(players=2, gone=1)", "chess", ""])
def test_a_table_of_a_game_that_is_no_longer_played_costs_one_table(folder: Path, spec: str) -> None:
    hurt, whole, session = (folder / "names").read_text().split()
    damage(folder, "UPDATE tables SET spec = ? WHERE id = ?", spec, hurt)
    with serving(folder) as client:
        anna = Browser(client, eolith=session)
        assert f"/t/{whole}" in anna.page("/")
        assert whole in client.get("/api/tables").text
        assert anna.get(f"/t/{hurt}").status_code == 404
        assert anna.get(f"/t/{whole}").status_code == 200


def test_a_turn_that_nobody_has_costs_one_table(folder: Path) -> None:
    hurt, whole, session = (folder / "names").read_text().split()
    damage(folder, "UPDATE tables SET turn = 7 WHERE id = ?", hurt)
    with serving(folder) as client:
        anna = Browser(client, eolith=session)
        for path in ("/", "/you"):
            assert hurt not in anna.page(path)
        assert f"/t/{whole}" in anna.page("/")
        assert anna.get(f"/t/{hurt}").status_code == 404


@pytest.mark.parametrize("value", ["", "{", "[]", "null", "5", b"{\xff}"])
def test_damaged_preferences_are_none(folder: Path, value: str | bytes) -> None:
    _, whole, session = (folder / "names").read_text().split()
    damage(folder, "UPDATE guests SET prefs = CAST(? AS TEXT)", value)
    with serving(folder) as client:
        anna = Browser(client, eolith=session)
        for path in ("/", "/you", f"/t/{whole}"):
            anna.page(path)
        anna.post("/you", nickname="Anna", language="en", theme="light")
        assert 'data-theme="light"' in anna.page("/you")
