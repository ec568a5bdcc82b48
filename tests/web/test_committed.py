"""Nothing is visible before it is stored: whoever looks while a command waits sees what was there before."""

from __future__ import annotations

import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from listening import Live, listening
from stored import add_table

import eolith
from eolith.store import Store, database, people, rows, tables
from eolith.table.live import LiveTable, open_table
from eolith.table.setup import Entry, Seat, Setup
from eolith.web.host.people import hash_token

TABLE = "abcdefghjkmn"
SEED = bytes(range(40, 56))
TOKENS = {0: "token-of-anna-0123456789", 1: "token-of-boris-123456789"}
NOW = 1_700_000_000.0


def nearly_over() -> tuple[LiveTable, Setup, list[Entry], Entry]:
    """A game whose next decision is its last, with that decision."""
    game = eolith.load("stone_age", players=2, round_cap="1", first_seat="A")
    setup = Setup((Seat("person", "Anna"), Seat("person", "Boris")), listed=True)
    table, first = open_table(game, setup, SEED, NOW)
    journal = [first]
    while True:
        assert table.turn is not None
        entry = table.prepare_command(table.turn, int(table.play.state.options()[0]), NOW + table.version)
        if table.after([entry]).over:
            return table, setup, journal, entry
        journal.append(entry)
        table.take(entry)


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Live, Entry]]:
    """A server with that table; its store gives up soon where somebody else holds the database."""
    monkeypatch.setattr(database, "BUSY", 1500)
    table, setup, journal, last = nearly_over()
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Store(url) as store, store.begin() as connection:
        add_table(connection, TABLE, table, setup, journal, SEED, TOKENS)
        guest = rows.Guest(id="anna", nickname="Anna", language="en", created=NOW)
        people.add_guest(connection, guest)
        people.add_session(connection, rows.Session(hash_token("session-of-anna"), "anna", time.time(), time.time()))
        tables.sit(connection, rows.Place(TABLE, "anna", 0, NOW))
    with listening(url) as live:
        yield live, last


def looks(live: Live) -> list[tuple[str, dict[str, str]]]:
    """Every way to look at the table: each address, and as whom."""
    paths = {route.path_format for route in live.app.routes if "GET" in getattr(route, "methods", ())}
    pages = [path for path in paths if path.startswith("/t/{id}") and "links" not in path]
    found: list[tuple[str, dict[str, str]]] = []
    for path in sorted(pages):
        query = "?step=9999" if path.endswith(("/past", "/step")) else ""
        found += [(path + query, {}), (path + query, {"cookie": "eolith=session-of-anna"})]
        found.append((path + (query or "?") + "&face=plain", {}))
    for path in sorted(path for path in paths if path.startswith("/api/tables/{id}") and not path.endswith("stream")):
        found += [(path, {"authorization": f"Bearer {token}"}) for token in TOKENS.values()]
    found += [("/api/tables", {}), ("/", {}), ("/", {"cookie": "eolith=session-of-anna"})]
    return [(path.replace("{id}", TABLE), headers) for path, headers in found]


def asked(client: httpx.Client, path: str, headers: dict[str, str]) -> tuple[int, str]:
    answer = client.get(path, headers=headers)
    # but for the id of what may be said next, and for who looks on
    return answer.status_code, re.sub(r'name="id" value="\w+"|<span class="seat-notes">[^<]*', "", answer.text)


def listen(live: Live, path: str, headers: dict[str, str]) -> list[str]:
    """The lines of a stream, as they come."""
    heard: list[str] = []

    def hear() -> None:
        # the server ends before the stream does
        with suppress(httpx.HTTPError), live.client() as client, client.stream("GET", path, headers=headers) as answer:
            heard.extend(answer.iter_lines())

    threading.Thread(target=hear, daemon=True).start()
    return heard


def until(condition: Callable[[], Any], what: str) -> None:
    limit = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < limit, what
        time.sleep(0.01)


def test_nothing_is_seen_before_it_is_stored(live: tuple[Live, Entry]) -> None:
    server, last = live
    version = last.version - 1
    streams = [
        (f"/stream?t={TABLE}.0.en.picture.-", {}),
        (f"/stream?t={TABLE}.0.en.plain.-", {}),
        (f"/api/tables/{TABLE}/stream", {"authorization": f"Bearer {TOKENS[0]}"}),
    ]
    seat = last.seat
    assert seat is not None
    body = {"option": last.data["options"][0], "command_id": "last", "expected_version": version}
    decide = (f"/api/tables/{TABLE}/decisions", body, {"authorization": f"Bearer {TOKENS[seat]}"})

    def send() -> httpx.Response:
        with server.client() as client:
            return client.post(decide[0], json=decide[1], headers=decide[2])

    with server.client() as client, ThreadPoolExecutor(16) as pool:
        heard = [listen(server, path, headers) for path, headers in streams]
        until(lambda: all(any(line.startswith("data") for line in lines) for lines in heard), "the streams begin")
        before = {(path, *headers.items()): asked(client, path, headers) for path, headers in looks(server)}
        with closing(sqlite3.connect(server.server.store.url.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            sent = pool.submit(send)
            opened = server.server.house.tables[TABLE]
            until(opened.lock.locked, "the command waits for the store")
            opened.wake()
            during = {
                (path, *headers.items()): pool.submit(asked, client, path, headers) for path, headers in looks(server)
            }
            seen = {key: future.result() for key, future in during.items()}
            refused = sent.result()
            after = {(path, *headers.items()): asked(client, path, headers) for path, headers in looks(server)}
            other.execute("ROLLBACK")
        assert refused.status_code == 503 and int(refused.headers["retry-after"]) > 0
        assert seen == before and after == before
        assert any(f'"version":{version}' in text for _, text in seen.values())
        told = [line for lines in heard for line in lines if line.startswith("data")]
        assert not any(f'"v":{version + 1}' in line or f'"version":{version + 1}' in line for line in told)
        everything = "".join(text for _, text in seen.values()) + "".join(told)
        assert SEED.hex() not in everything and "seed " not in everything
        # sent again, it is stored and seen; the streams tell it
        assert send().status_code == 200
        assert SEED.hex() in client.get(f"/t/{TABLE}/record").text
        for lines in heard:
            until(lambda lines=lines: any(str(version + 1) in line for line in lines), "the streams tell the end")
        server.server.house.closing = True
        server.server.house.wake()
