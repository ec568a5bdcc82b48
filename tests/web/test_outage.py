"""While the store is away, whoever asks is told to ask again, and the log stays short."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import pytest
from browsing import Browser
from litestar.testing import TestClient
from test_hostile import VALUES, filled, routes

from eolith.store import Store, Unavailable
from eolith.web.host import house as house_module
from eolith.web.security import FILE_POLICY, POLICY


class Away:
    """A store that is away until it is `back`."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read, self.write = store.read, store.write
        self.gone = False
        monkeypatch.setattr(store, "read", self._unless_gone("read"))
        monkeypatch.setattr(store, "write", self._unless_gone("write"))

    def _unless_gone(self, what: str) -> Any:
        async def ask(job: Any) -> Any:
            if self.gone:
                raise Unavailable("connection refused")
            return await getattr(self, what)(job)

        return ask


def test_while_the_store_is_away_every_door_says_when_to_come_again(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = client.app.state.server
    anna = Browser(client)
    table = anna.open_table("Anna", "me", "friend")
    away = Away(server.store, monkeypatch)
    server.people.known.clear()
    server.people.seats.clear()
    away.gone = True
    asked = 0
    for method in ("GET", "POST"):
        for path in routes(client, method):
            if path.startswith(("/static", "/healthz", "/metrics")):
                continue
            answer = anna.send(method, filled(path, id=table, **VALUES))
            assert answer.status_code < 500 or answer.status_code == 503, (method, path, answer.status_code)
            assert answer.headers["content-security-policy"] in (POLICY, FILE_POLICY)
            if answer.status_code == 503:
                asked += 1
                assert int(answer.headers["retry-after"]) > 0
                assert "store" in answer.text or "записать" in answer.text
    assert asked > 20
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(told) == 1 and told[0].exc_info is None
    assert "the database is unavailable: connection refused" in told[0].getMessage()
    away.gone = False
    assert anna.get(f"/t/{table}").status_code == 200


def test_bots_that_wait_for_the_store_do_not_multiply(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table is looked at again once after each failure, however often it is asked for meanwhile."""
    house = client.app.state.server.house
    write, retry = house.store.write, house._retry
    tries = looks = 0

    async def full(job: Any) -> Any:
        nonlocal tries
        tries += 1
        raise Unavailable("the disk is full")

    def look(id: str) -> None:
        nonlocal looks
        looks += 1
        retry(id)

    anna = Browser(client)
    with monkeypatch.context() as held:
        held.setattr(house, "drive", lambda opened: None)
        table = anna.open_table("Anna", "me", "bot:random", **{"option-first_seat": "B"})
    monkeypatch.setattr(house_module, "RETRY", 0.05)
    monkeypatch.setattr(house.store, "write", full)
    monkeypatch.setattr(house, "_retry", look)

    async def outage() -> None:
        for _ in range(20):
            house.drive(await house.open(table))
            house._retry_later(table)
        while tries < 4:
            await asyncio.sleep(0.01)
        assert looks <= tries
        monkeypatch.setattr(house.store, "write", write)

    async def within(waiting: Coroutine[Any, Any, None]) -> None:
        await asyncio.wait_for(waiting, 60)

    client.blocking_portal.call(within, outage())
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 1

    async def moved() -> None:
        while (await house.open(table)).table.turn != 0:
            await asyncio.sleep(0.01)

    client.blocking_portal.call(within, moved())


def test_the_log_has_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    from eolith.web.host import outage

    now = 1000.0
    monkeypatch.setattr(outage.time, "monotonic", lambda: now)
    note = outage.Outage().note
    for second in range(100):
        now = 1000.0 + second
        note(Unavailable("gone"))
    assert [record.getMessage() for record in caplog.records] == [
        "the database is unavailable: gone",
        *["the database is unavailable: gone (29 more since the last such line)"] * 3,
    ]
