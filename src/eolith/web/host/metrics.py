"""Whether the server is well, and figures about what it does, for those who run it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext
from ipaddress import ip_address
from typing import Any

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from eolith.store import Store, tables
from eolith.table.setup import Entry

from ..server import AnyRequest, server_of
from .house import House, Room

COMMANDS = ("/t/{id}/act", "/api/tables/{id}/decisions", "/api/tables/{id}/undo")
STREAMS = ("/stream", "/api/tables/{id}/stream")
OUTCOMES = {200: "done", 303: "done", 403: "forbidden", 409: "stale", 422: "refused", 429: "too many"}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.08, 0.1, 0.2, 0.5, 1, 2.5)
"""Seconds; the targets for a decision (15 and 80 ms) and for a busy server (200 ms) are among them."""
HEALTHY = 1.0
"""Seconds within which the store answers."""
PROXY_SENDS = ("forwarded", "x-forwarded-for")


class Metrics:
    """What one server counts."""

    def __init__(self, house: House, store: Store) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.commands = Histogram(
            "eolith_command_seconds", "From a command to its answer", ["outcome"], registry=registry, buckets=BUCKETS
        )
        self.answers = Counter("eolith_answers", "Answers by status", ["status"], registry=registry)
        self.events = Counter("eolith_stream_events", "Blocks sent on event streams", registry=registry)
        self.bytes = Counter("eolith_stream_bytes", "Bytes sent on event streams", registry=registry)
        self.streams = Gauge("eolith_streams", "Event streams that are open", registry=registry)
        self.writes = Histogram(
            "eolith_store_write_seconds", "Until what happened is stored", registry=registry, buckets=BUCKETS
        )
        self.entries = Counter("eolith_entries", "What happened at the tables", ["kind", "by"], registry=registry)
        rooms = Gauge("eolith_tables_resident", "Tables in memory", registry=registry)
        rooms.set_function(lambda: len(house.rooms))
        watchers = Gauge("eolith_watchers", "Those who look at a table", registry=registry)
        watchers.set_function(lambda: sum(len(room.watchers) for room in house.rooms.values()))
        house.on_change.append(self.changed)
        store.write = self._timed(store.write)  # type: ignore[method-assign] # the store knows nothing of metrics

    def changed(self, room: Room, entries: Sequence[Entry]) -> None:
        """Something has happened at a table."""
        for entry in entries:
            by = str(entry.data.get("by", "")) or "person"
            self.entries.labels(entry.kind, by if by in ("person", "auto", "skip") else "bot").inc()

    def _timed(self, write: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
        async def timed(job: Any) -> Any:
            with self.writes.time():
                return await write(job)

        return timed

    def measure(self, app: ASGIApp) -> ASGIApp:
        """Counts what an application answers."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            begun, status = time.perf_counter(), 500

            async def count(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                elif message["type"] == "http.response.body" and scope.get("path_template") in STREAMS:
                    self.events.inc(1 if message["body"] else 0)
                    self.bytes.inc(len(message["body"]))
                await send(message)

            try:
                with self.streams.track_inprogress() if scope["path"].endswith("/stream") else nullcontext():
                    await app(scope, receive, count)
            finally:
                self.answers.labels(str(status)).inc()
                if scope.get("method") == "POST" and scope.get("path_template") in COMMANDS:
                    outcome = OUTCOMES.get(status, "fault" if status >= 500 else "unreadable")
                    self.commands.labels(outcome).observe(time.perf_counter() - begun)

        return answer


@get("/healthz")
async def healthz(request: AnyRequest) -> Response[str]:
    """`ok`, or 503 while the store does not answer or the server ends."""
    server = server_of(request)
    try:
        await asyncio.wait_for(server.store.read(lambda conn: tables.get(conn, "")), HEALTHY)
        well = not server.house.closing
    except Exception:  # whatever it is, the server is not well
        well = False
    return Response("ok" if well else "not well", media_type="text/plain", status_code=200 if well else 503)


@get("/metrics")
async def show_metrics(request: AnyRequest) -> Response[bytes]:
    """The figures, in the format of Prometheus."""
    if not (server_of(request).settings.open_metrics or is_local(request)):
        raise HTTPException(status_code=404, detail="no-page")
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), headers={"content-type": CONTENT_TYPE_LATEST})


def is_local(request: AnyRequest) -> bool:
    """Whether it was asked on this machine, and not through a proxy on it."""
    if request.client is None or any(name in request.headers for name in PROXY_SENDS):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [healthz, show_metrics]
