"""What keeps strangers out: headers, the check of where a request comes from, and limits."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Collection

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"
"""For a picture that is looked at by itself: its style is inside, and nothing else may be."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # with no-referrer, browsers hide from us too where a form was sent from, and not all say it in another way
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
"""Of every answer that does not say something else itself: a page of one person is kept by no cache."""
log = logging.getLogger("eolith.web")
YEAR = 365 * 24 * 3600
LARGEST_BODY = 64 * 1024
"""Bytes of a request."""


def outermost(app: ASGIApp) -> ASGIApp:
    """Adds the security headers to every answer, and sees to it that there is one, whatever a request or a fault is."""
    over_http = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    over_https = [*over_http, (b"strict-transport-security", f"max-age={YEAR}".encode())]

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        begun = False

        async def add(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                said = {name.lower() for name, _ in message["headers"]}
                ours = over_https if scope["scheme"] == "https" else over_http
                message["headers"] = [*message["headers"], *(pair for pair in ours if pair[0] not in said)]
            await send(message)

        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or not all(map(is_host, hosts)):
            await plain(add, 400, b"bad Host header")
            return
        try:
            await app(scope, receive, add)
        except Exception:
            # nothing of the address, which may hold a token
            log.exception("%s %s", scope["method"], scope.get("path_template", "?"))
            if not begun:
                await plain(add, 500, b"something went wrong on the server")

    return answer


async def plain(send: Send, status: int, text: bytes) -> None:
    """An answer of one line."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(text))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text, "more_body": False})


def is_host(name: str) -> bool:
    """Whether this can be the `Host` of a request: a name or an address, and perhaps a port."""
    found = re.fullmatch(r"(?:[\w.-]+|\[[0-9a-fA-F:.]+\])(?::([0-9]{1,5}))?", name, re.ASCII)
    return found is not None and int(found[1] or 0) < 65536


def is_own(method: str, headers: dict[str, str], bearer: bool, origins: Collection[str]) -> bool:
    """Whether a request may change something: it comes from a page of this server, or from a program with a token.

    Browsers name the page that a request comes from, and no page can forge that; `origins` are those of our pages.
    """
    if method in ("GET", "HEAD", "OPTIONS") or bearer:
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    origin = headers.get("origin", "")
    return origin != "" and origin in origins


class Limiter:
    """So many requests a second for each sender, with some in reserve."""

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By sender: what was left, and when."""

    def allows(self, sender: str, now: float | None = None) -> bool:
        """Count one request."""
        now = time.monotonic() if now is None else now
        left, then = self.left.pop(sender, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= 1
        self.left[sender] = (left - 1 if allowed else left, now)
        while len(self.left) > self.most:
            self.left.popitem(last=False)
        return allowed
