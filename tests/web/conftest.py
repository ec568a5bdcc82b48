"""Servers for the tests of the web: one inside the test client, and one that listens at a real port."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from browsing import BASE, serving
from litestar.testing import TestClient

from eolith.store import Store
from eolith.web import passwords
from eolith.web.app import create_app
from eolith.web.server import Server
from eolith.web.settings import Settings


class Live:
    """A server at a port of this machine, in a thread of this process."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{port}"

    @contextmanager
    def client(self) -> Iterator[httpx.Client]:
        """Asks this server under the name that browsers of `browsing` know."""
        with httpx.Client(base_url=self.url, headers={"host": BASE.removeprefix("http://")}, timeout=20) as client:
            yield client


@contextmanager
def listening(url: str, **settings: Any) -> Iterator[Live]:
    """A server on a database, which streams as it does for real."""
    settings = {"pace": 0, "limits": False} | settings
    with socket.create_server(("127.0.0.1", 0)) as listener, Store(url) as store:
        app = create_app(Settings(db=url, **settings), store)
        server: Server = app.state.server
        config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=2)
        runner = uvicorn.Server(config)
        thread = threading.Thread(target=runner.run, args=([listener],), daemon=True)
        thread.start()
        try:
            yield Live(server, listener.getsockname()[1])
        finally:
            server.house.closing = True
            runner.should_exit = True
            thread.join(10)
            assert not thread.is_alive(), "the server does not end"


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash of passwords with less work."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    passwords._nobodys.cache_clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A server without limits, with an empty database."""
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A server that counts requests."""
    with serving(tmp_path, limits=True) as client:
        yield client


@pytest.fixture
def listen(tmp_path: Path) -> Callable[..., Any]:
    """Starts a server that listens at a port."""

    def start(**settings: Any) -> Any:
        return listening(f"sqlite:///{tmp_path / 'tables.db'}", **settings)

    return start
