"""`eolith serve`: the table in the browser, one process on one database."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from types import FrameType
from urllib.parse import urlsplit

import uvicorn

from eolith.store import Store
from eolith.web.app import create_app
from eolith.web.host.house import House
from eolith.web.host.notify import Mailer
from eolith.web.settings import Settings

from .errors import BadInput, CheckFailed

GRACE = 4
"""Seconds that answers under way are given when the server is told to end."""
KEEP_ALIVE = 75
"""Seconds that an idle connection stays open: longer than proxies keep theirs."""
PROXIES = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"
"""Where a reverse proxy may speak from."""
SECRETS = re.compile(r"(/s/|bearer\s+|eolith=|://[^\s:/@]*:)[^\s;,'\"/?&@]+", re.IGNORECASE)
"""Links of seats, tokens of programs, cookies, and passwords in addresses."""


def serve(host: str, port: int, settings: Settings, browser: bool | None, behind_proxy: bool) -> None:
    """Serve until told to end.  BadInput for an address or a database that cannot be had."""
    check_reach(settings)
    with listen(host, port) as listener, Store(settings.db) as store:
        store.claim()
        logged()
        app = create_app(settings, store)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=behind_proxy,
            forwarded_allow_ips=PROXIES,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=GRACE,
        )
        answer_evenly()
        shown = address(listener) if host not in ("0.0.0.0", "::") else address(listener, "localhost")
        opens = has_desktop() if browser is None else browser
        Server(config, app.state.server.house, settings.url or shown, opens).run([listener])


def answer_evenly() -> None:
    """Set Python up for many small answers, none of which is to wait for long.

    The writer of the store needs the interpreter several times for each transaction, and by default
    waits 5 ms for it each time while pictures are drawn.  A full collection of garbage takes a tenth
    of a second when there are many tables, and finds next to nothing.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


class Server(uvicorn.Server):
    """Uvicorn, which says where it serves, and lets event streams end before it waits for connections."""

    def __init__(self, config: uvicorn.Config, house: House, url: str, browser: bool) -> None:
        super().__init__(config)
        self.house = house
        self.url = url
        self.browser = browser

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        # uvicorn raises the signal again once all is done; here, that a server was told to end is no failure
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._end)
        try:
            super().run(sockets)
        except SystemExit:
            raise CheckFailed("the server cannot start; the log says why") from None

    def _end(self, sign: int, frame: FrameType | None) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Eolith is at {self.url} (Ctrl+C ends it)", flush=True)
        self.readying = asyncio.create_task(self.house.get_ready())
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(self.url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.stop()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket that the server will listen at; BadInput when there can be none."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (socket.gaierror, OverflowError, UnicodeError):
        raise BadInput(f"--host {host}: there is no such address") from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        # a server that has just ended leaves its address busy for a while
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        # a second server on this port is to fail here, and not take half of the requests
        listener.listen(2048)
    except OSError as problem:
        listener.close()
        if problem.errno == errno.EADDRNOTAVAIL:
            raise BadInput(f"--host {host}: is not an address of this machine") from None
        if problem.errno == errno.EACCES:
            raise BadInput(f"--port {port}: needs more rights; choose a port above 1023") from None
        raise BadInput(f"--port {port}: is in use; choose another, or 0 for any that is free") from None
    return listener


def check_reach(settings: Settings) -> None:
    """BadInput for a mail server or a webhook that cannot be meant."""
    if settings.smtp:
        try:
            Mailer(settings.smtp)
        except ValueError as problem:
            raise BadInput(f"--smtp: {problem}") from None
        if not settings.url:
            raise BadInput("--smtp: name the public address with --url too, for the links in mails")
    if settings.webhook and urlsplit(settings.webhook).scheme not in ("http", "https"):
        raise BadInput("--webhook: write http:// or https://…")


def address(listener: socket.socket, name: str = "") -> str:
    host, port = listener.getsockname()[:2]
    host = name or (f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


def has_desktop() -> bool:
    """Whether somebody sits in front of a screen who would see a browser."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def checked_url(url: str) -> str:
    """A public address as links are made with it; BadInput for what is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise BadInput(f"--url {url}: write https://HOST, without a path")
    return f"{parts.scheme}://{parts.netloc}"


class Discreet(logging.Formatter):
    """Leaves out of a line of the log, and of a traceback, what is nobody's business."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRETS.sub(r"\1…", super().format(record))


def logged() -> None:
    """Warnings and errors go to the standard error stream, without secrets."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
