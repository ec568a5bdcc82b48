"""Health and figures, for those who run the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from eolith.store import Store
from eolith.web.app import create_app
from eolith.web.settings import Settings

OPEN = Settings(pace=0, limits=False, open_metrics=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(str(tmp_path / "e.db")) as store:
        yield store


def figures(client: TestClient[Any]) -> dict[str, float]:
    """Every sample by its name and its labels."""
    text = client.get("/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {" ".join((sample.name, *sample.labels.values())): sample.value for sample in samples}


def test_a_decision_is_counted(store: Store) -> None:
    with TestClient(create_app(OPEN, store)) as client:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        opened = client.post("/api/tables", json={"game": "stone_age(first_seat=A)", "seats": seats}).json()
        headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        body = {"expected_version": 1, "command_id": "x", "command": "place hut 1"}
        client.post(f"/api/tables/{opened['id']}/decisions", json=body, headers=headers)
        client.post(f"/api/tables/{opened['id']}/decisions", json={}, headers=headers)
        body |= {"command": "place forest 3", "command_id": "y"}
        client.post(f"/api/tables/{opened['id']}/decisions", json=body, headers=headers)
        client.post(f"/api/tables/{opened['id']}/decisions", json=body | {"command_id": "z"}, headers=headers)
        found = figures(client)
    for outcome in ("done", "refused", "stale", "unreadable"):
        assert found[f"eolith_command_seconds_count {outcome}"] == 1, outcome
    assert found["eolith_entries_total person decide"] == 1
    assert found["eolith_store_write_seconds_count"] >= 2
    assert found["eolith_tables_resident"] == 1 and found["eolith_watchers"] == 0
    assert found["eolith_answers_total 201"] == 1
    assert found["process_start_time_seconds"] > 0


def test_each_server_counts_for_itself(store: Store) -> None:
    with TestClient(create_app(OPEN, store)) as first, TestClient(create_app(OPEN, store)) as second:
        first.get("/nothing")
        assert figures(first)["eolith_answers_total 404"] == 1
        assert "eolith_answers_total 404" not in figures(second)


def test_figures_are_for_this_machine(store: Store) -> None:
    with TestClient(create_app(Settings(), store)) as client:
        assert client.get("/metrics").status_code == 404  # its address is no number
        app = client.app
        for host, headers, status in (
            ("127.0.0.1", {}, 200),
            ("::1", {}, 200),
            ("127.0.0.1", {"x-forwarded-for": "8.8.8.8"}, 404),
            ("127.0.0.1", {"forwarded": "for=8.8.8.8"}, 404),
            ("192.168.1.5", {}, 404),
        ):
            client.app = from_host(app, host)
            client._transport.app = client.app  # type: ignore[attr-defined]
            assert client.get("/metrics", headers=headers).status_code == status, (host, headers)


def from_host(app: Any, host: str) -> Any:
    """The application as somebody at another address sees it."""

    async def seen(scope: Any, receive: Any, send: Any) -> None:
        await app({**scope, "client": (host, 1)}, receive, send)

    return seen


def test_a_server_is_well_while_its_store_answers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(Settings(), store)) as client:
        assert client.get("/healthz").text == "ok"

        async def fail(job: Any) -> Any:
            raise OperationalError("SELECT", None, Exception("disk"))

        monkeypatch.setattr(store, "read", fail)
        answer = client.get("/healthz")
        assert answer.status_code == 503 and answer.text == "not well"
        monkeypatch.undo()
        client.app.state.server.house.closing = True
        assert client.get("/healthz").status_code == 503
