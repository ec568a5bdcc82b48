"""What an operator does with a database, and what cannot be played any more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import eolith
from eolith.cli import database as verbs
from eolith.cli.errors import BadInput, CheckFailed
from eolith.store import Store, StoreError, Unavailable, tables
from eolith.store.replay import Unplayable, rebuild_row
from eolith.store.rows import Link, Table
from eolith.table.live import LiveTable, open_table
from eolith.table.setup import Entry, Seat, Setup

SEED = bytes(range(200, 216))


def play(id: str, moves: int, name: str = "", spec: str = "stone_age(players=2)") -> tuple[Table, list[Entry]]:
    """A table whose seats took their first option so many times."""
    game = eolith.load(spec)
    setup = Setup(seats=(Seat("person"), Seat("bot", bot="careful")))
    live, first = open_table(game, setup, SEED, 1000.0)
    journal = [first]
    if name:
        journal.append(live.prepare_sit(0, name, 1000.5))
        live.take(journal[-1])
    for i in range(moves):
        option = live.play.state.options()[0]
        journal.append(live.prepare_command(live.turn or 0, option, 1001.0 + i, f"c{i}"))
        live.take(journal[-1])
    return row(id, live, setup), journal


def row(id: str, live: LiveTable, setup: Setup) -> Table:
    return Table(
        id=id,
        created=1000.0,
        spec=repr(live.game),
        pack=live.game.pack.digest,
        setup=msgspec.to_builtins(setup),
        seed=SEED,
        status="playing",
        turn=live.turn,
        awaits=live.awaits,  # type: ignore[arg-type]
        version=live.version,
        updated=1000.0 + live.version,
        listed=False,
    )


@pytest.fixture
def played(sqlite: str) -> str:
    """A database with two tables, one of which has gone on."""
    with Store(sqlite) as store, store.begin() as connection:
        for id, moves in (("long", 40), ("new", 0)):
            table, journal = play(id, moves, "[bold]Ayla" if moves else "")
            tables.create(connection, table, journal, [Link("secret-hash", id, 0, 1.0)] if moves else [])
    return sqlite


def test_tables_are_listed(played: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    verbs.show_tables(played, None, None, 50, False)
    shown = capsys.readouterr().out
    for word in ("long", "new", "stone_age", "▸ A (free)", "A [bold]Ayla", "B careful", "playing", "40", " d"):
        assert word in shown
    verbs.show_tables(played, "playing", "stone_age", 1, True)
    shown = capsys.readouterr().out
    (table,) = json.loads(shown)
    assert table["id"] == "long" and table["seats"] == ["[bold]Ayla", "careful"] and table["decisions"] == 40
    assert SEED.hex() not in shown and "secret-hash" not in shown
    for status, game in (("over", None), (None, "chess")):
        verbs.show_tables(played, status, game, 50, True)
        assert json.loads(capsys.readouterr().out) == []
    for bad in ({"status": "lost"}, {"most": 0}):
        with pytest.raises(BadInput):
            verbs.show_tables(**{"url": played, "status": None, "game": None, "most": 1, "as_json": False, **bad})


def test_stored_tables_are_replayed(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    verbs.replay(played, [])
    assert "2 tables replayed" in capsys.readouterr().out
    with Store(played) as store, store.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET pack = 'other' WHERE id = 'new'")
    with pytest.raises(CheckFailed, match="1 of 2 tables cannot be replayed"):
        verbs.replay(played, [])
    assert "new: stone_age(players=2): it was played with pack other" in capsys.readouterr().out
    verbs.replay(played, ["long"])
    with pytest.raises(BadInput, match="there is no table 'x'"):
        verbs.replay(played, ["x"])


def test_what_cannot_be_replayed_is_told_why() -> None:
    table, journal = play("t", 10)
    assert rebuild_row(table, journal).version == 11
    cases = [
        (replace(table, spec="chess"), journal, "there is no game 'chess'"),
        (replace(table, setup={"seats": 3}), journal, "seats"),
        (table, journal[:-1], "its version comes to 10 and was stored as 11"),
        (replace(table, awaits="nobody"), journal, "its awaits comes to"),
        (table, journal[1:], "cannot follow"),
        (table, [*journal[:-1], replace(journal[-1], data={"options": [100_000]})], "100000"),
        (table, [*journal[:-1], replace(journal[-1], kind="dance")], "dance"),
    ]
    for stored, entries, line in cases:
        with pytest.raises(Unplayable, match=line):
            rebuild_row(stored, entries)


def test_a_table_is_rebuilt_as_it_was_played_before_there_was_an_option() -> None:
    for ground, older in (("before_draft", False), ("after_draft", True)):
        spec = f"endless_winter(players=2, setup_draft=on, ground_dealt={ground})"
        table, journal = play("t", 4, spec=spec)
        assert table.spec == spec
        assert repr(rebuild_row(table, journal).game) == spec
        nameless = replace(table, spec="endless_winter(players=2, setup_draft=on)")
        if older:
            assert rebuild_row(nameless, journal).play.state == rebuild_row(table, journal).play.state
        else:
            with pytest.raises(Unplayable):
                rebuild_row(nameless, journal)


def test_backup_restore_and_upgrade(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "eolith.backup", f"{tmp_path}/other.db"
    verbs.backup(file, played)
    verbs.restore(file, other)
    verbs.upgrade(other)
    verbs.replay(other, [])
    lines = capsys.readouterr().out.splitlines()
    assert "rows" in lines[0] and "rows restored" in lines[1] and "schema of this version" in lines[2]
    with pytest.raises(StoreError, match="empty database"):
        verbs.restore(file, other)
    with pytest.raises(BadInput, match="there is no folder"):
        verbs.backup(tmp_path / "no" / "x", played)
    for verb in (verbs.upgrade, lambda url: verbs.backup(file, url), lambda url: verbs.replay(url, [])):
        with pytest.raises(StoreError, match="there is no database"):
            verb(f"{tmp_path}/none.db")


def test_a_file_that_is_no_database_any_more_is_told_in_one_line(played: str, tmp_path: Path) -> None:
    """And a server answers that its store is away, not that something of ours is broken."""
    with Store(played) as store:
        path = Path(store.url.database or "")
        with store.begin() as connection:
            query = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
            page, size = (connection.exec_driver_sql(ask).scalar_one() for ask in (query, "PRAGMA page_size"))
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(data)
    for verb in (lambda: verbs.replay(played, []), lambda: verbs.backup(tmp_path / "backup", played)):
        with pytest.raises(Unavailable, match="malformed"):
            verb()
    with Store(played) as store, pytest.raises(Unavailable, match="malformed"):
        asyncio.run(store.read(lambda connection: tables.entries(connection, "a")))
