"""What one server counts, for those who run it."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from eolith.store import Store
from eolith.table.setup import Entry

from .house import House
from .open_table import OpenTable

COMMANDS = ("/t/{id}/act", "/api/tables/{id}/decisions", "/api/tables/{id}/undo")
STREAMS = ("/stream", "/api/tables/{id}/stream")
OUTCOMES = {200: "done", 303: "done", 403: "forbidden", 409: "stale", 422: "refused", 429: "too many"}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.08, 0.1, 0.2, 0.5, 1, 2.5)
"""Seconds; the targets for a decision (15 and 80 ms) and for a busy server (200 ms) are among them."""


class Metrics:
    """Figures of commands, answers, streams, writes and tables, kept where they arise."""

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
        resident = Gauge("eolith_tables_resident", "Tables in memory", registry=registry)
        resident.set_function(lambda: len(house.tables))
        watchers = Gauge("eolith_watchers", "Those who look at a table", registry=registry)
        watchers.set_function(lambda: sum(len(opened.watchers) for opened in house.tables.values()))
        thoughts = Gauge("eolith_thoughts", "What waits or is thought about beside the server", registry=registry)
        thoughts.set_function(house.thinkers.count)
        house.on_change.append(self.changed)
        store.write = self._timed(store.write)  # type: ignore[method-assign] # the store knows nothing of metrics

    def changed(self, opened: OpenTable, entries: Sequence[Entry]) -> None:
        """Something has happened at a table."""
        for entry in entries:
            by = str(entry.data.get("by", "")) or "person"
            if by not in ("person", "auto", "skip"):  # a bot that took too long is relieved by another one
                seated = entry.seat is not None and opened.table.players[entry.seat].bot
                by = "relief" if seated and seated != by else "bot"
            self.entries.labels(entry.kind, by).inc()

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
