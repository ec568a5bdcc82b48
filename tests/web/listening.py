"""A server that listens at a real port, in a thread of the test."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from browsing import BASE, application
from litestar import Litestar

from eolith.store import Store
from eolith.web.server import Server
from eolith.web.settings import Settings

PATIENCE = 120.0
"""Seconds at most that anything may take on a machine that is busy with other things; nobody waits for them to pass."""


class Live:
    """A server at a port of this machine, in a thread of this process."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.app = app
        self.server: Server = app.state.server
        self.url = f"http://127.0.0.1:{port}"

    @contextmanager
    def client(self) -> Iterator[httpx.Client]:
        """Asks this server under the name that browsers of `browsing` know."""
        with httpx.Client(
            base_url=self.url, headers={"host": BASE.removeprefix("http://")}, timeout=PATIENCE
        ) as client:
            yield client


@contextmanager
def listening(url: str, **settings: Any) -> Iterator[Live]:
    """A server on a database, which streams as it does for real."""
    settings = {"pace": 0, "limits": False} | settings
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        Store(url) as store,
        application(Settings(db=url, **settings), store) as app,
    ):
        server: Server = app.state.server
        config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=2)
        runner = uvicorn.Server(config)
        thread = threading.Thread(target=runner.run, args=([listener],), daemon=True)
        thread.start()
        try:
            yield Live(app, listener.getsockname()[1])
        finally:
            server.house.closing = True
            runner.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server does not end"
