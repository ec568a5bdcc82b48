"""Measure the figures of the table in the browser (docs/figures.md) on this machine: `make bench-table`.

The server is `eolith serve` in a process of its own; this process is everybody who sits at its
tables.  Prints Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import http.client
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import screens
import stored
from rich.console import Console

import eolith
from eolith.arena.bench import machine
from eolith.table.live import LiveTable
from eolith.web.frame import stream
from eolith.web.host.open_table import OpenTable, View

TABLES, EVERY = 200, 2.0
"""Tables at once, and seconds between two decisions at each."""
BOTS = 50
"""Tables of four bots that search."""
WARM_UP = 8.0
LONG, COMMANDS = 15, 500
"""Tables that are opened cold, and commands of each."""
STILL = 10_000
STATIC = Path(eolith.__file__).parent / "web" / "frame" / "static"
LOADED = re.compile(r'<(?:link|script|img)\b[^>]*?\b(?:href|src)="([^"]+)"|data-stream="([^"]+)"')
URL = re.compile(r"url\(\s*['\"]?(?!#|data:)([^'\")]+)|@import\s+['\"]([^'\"]+)")

console = Console(stderr=True)
failed: list[str] = []
"""What went wrong at some table: no figure counts then."""


@dataclass
class Server:
    """A running `eolith serve`."""

    pid: int
    host: str
    port: int
    started: float
    """Seconds until it answered."""

    def get(self, path: str, session: str = "") -> tuple[bytes, http.client.HTTPResponse]:
        """The body as it came over the wire, compressed where the server did so."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        connection.request("GET", path, headers={"accept-encoding": "gzip", "cookie": f"eolith={session}"})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status}")
        return body, answer

    def resident(self) -> float:
        """Megabytes of memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1024

    def processor_time(self) -> float:
        """Seconds of processor time up to now."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(db: str) -> Iterator[Server]:
    """A server on a database, until the block ends."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "eolith", "serve", "--port", "0", "--no-open", "--db", db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://([\d.]+):(\d+)", process.stdout.readline())
            if found is None:
                raise RuntimeError("the server does not start")
            server = Server(process.pid, found[1], int(found[2]), 0.0)
            server.get("/")
            server.started = time.perf_counter() - begun
            yield server
        finally:
            process.terminate()


# --- the figures ---------------------------------------------------------------------------------


def measure_load(
    folder: Path, count: int, onlookers: int, seconds: float, bots: int = 0
) -> Iterator[tuple[str, str, str]]:
    """Decisions at all tables, each seen on every screen; beside them maybe tables of bots that search."""
    db = str(folder / f"live{onlookers}-{bots}.db")
    tables = stored.store_live(db, count, onlookers)
    stored.store_bots(db, bots)
    streams = count * (4 + onlookers)
    with serving(db) as server:
        before: list[float] = []
        play = screens.play(
            tables, server.host, server.port, EVERY, WARM_UP, seconds, lambda: before.append(server.processor_time())
        )
        gc.freeze()
        measured = asyncio.run(play)
        busy = server.processor_time() - before[0]
        memory = server.resident()
        decided = decisions_of_bots(server)
    failed.extend(measured.failures)
    delays, sizes = measured.delays, measured.sizes
    times = f"p50 {percentile(delays, 50) * 1000:.1f} ms, p99 {percentile(delays, 99) * 1000:.1f} ms"
    aim = "p99 ≤ 200 ms" if onlookers else "p50 ≤ 15 ms, p99 ≤ 80 ms"
    beside = f", beside {bots} tables of bots that search" if bots else ""
    what = f"decision → all {4 + onlookers} screens, {streams:,} streams{beside}"
    yield what, f"{times} ({len(delays):,} decisions, {len(measured.failures)} failed)", aim
    work = f"{busy / max(1, len(delays)) * 1000:.1f} ms of processor time a decision, {memory:.0f} MB"
    yield f"– the server meanwhile, {streams:,} streams{beside}", work, "–"
    if bots:
        relief = f"{decided['bot'] + decided['relief']:,}, of these {decided['relief']:,} by `careful`"
        yield f"– decisions at {bots} tables of bots that search", relief, "–"
    elif not onlookers:
        kilobytes = [size / 1000 for size in sizes]
        yield (
            "one picture update on the wire, compressed",
            f"{percentile(kilobytes, 50):.1f} kB, at most {max(kilobytes):.1f} kB",
            "≤ 15 kB",
        )


def decisions_of_bots(server: Server) -> dict[str, int]:
    """How many decisions bots took, and how many `careful` took for one that had not decided in time."""
    told = gzip.decompress(server.get("/metrics")[0]).decode()
    found = re.findall(r'eolith_entries_total\{by="(\w+)",kind="decide"\} ([\d.]+)', told)
    return {"bot": 0, "relief": 0} | {by: int(float(count)) for by, count in found}


def measure_pages(folder: Path) -> Iterator[tuple[str, str, str]]:
    """First visits, and tables that are not in memory."""
    db = str(folder / "long.db")
    tables = stored.store_long(db, LONG, COMMANDS)
    with serving(db) as server:
        opens = [partial(server.get, f"/t/{one.id}", one.sessions[0]) for one in tables]
        first, *colds = map(timed, opens)
        warm = [timed(opens[0]) for _ in range(10)]
        for name, path, session, most in (
            ("start page", "/", "", 60),
            ("table page", f"/t/{tables[0].id}", tables[0].sessions[0], 120),
        ):
            sizes, elsewhere = first_visit(server, path, session)
            if path != "/":
                sizes.append(first_event(server, tables[0]))
            told = f"{sum(sizes) / 1000:.1f} kB in {len(sizes)} requests, {elsewhere} to other hosts"
            yield f"{name}, first visit, compressed", told, f"≤ {most} kB, none to other hosts"
    cold = f"{statistics.median(colds) * 1000:.0f} ms, at most {max(colds) * 1000:.0f} ms"
    note = f" (first of the process {first * 1000:.0f} ms, in memory {statistics.median(warm) * 1000:.0f} ms)"
    yield f"opening a table after {COMMANDS} decisions, cold", cold + note, "≤ 150 ms"


def first_visit(server: Server, path: str, session: str) -> tuple[list[int], int]:
    """Bytes of all that a browser loads for a page, the page itself first; and how many of them lie elsewhere."""
    sizes: list[int] = []
    elsewhere = 0
    wanted = [path]
    for url in wanted:
        if urlsplit(url).netloc:
            elsewhere += 1
            continue
        body, answer = server.get(url, session)
        sizes.append(len(body) + len(str(answer.headers)))
        text = gzip.decompress(body).decode() if answer.headers["content-encoding"] == "gzip" else body.decode()
        kind = answer.headers.get_content_type()
        pattern = {"text/html": LOADED, "text/css": URL}.get(kind)
        for found in pattern.findall(text) if pattern else ():
            name = urljoin(url, next(filter(None, found)))
            if name not in wanted:
                wanted.append(name)
    return sizes, elsewhere


def first_event(server: Server, table: stored.Stored) -> int:
    """Bytes of the picture that the event stream begins with."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=30)
    headers = {"accept-encoding": "gzip", "cookie": f"eolith={table.sessions[0]}"}
    connection.request("GET", f"/stream?t={table.id}.{table.version}.en.picture.A", headers=headers)
    answer = connection.getresponse()
    unpack, text, size = zlib.decompressobj(31), b"", len(str(answer.headers))
    while b"\nid: " not in text:
        chunk = answer.read1()
        size += len(chunk)
        text += unpack.decompress(chunk)
    connection.close()
    return size


def measure_drawing() -> Iterator[tuple[str, str, str]]:
    """What a view costs after each decision of a careful game, for each of four players."""
    table = LiveTable(eolith.load(stored.GAME), stored.SETUP, (0).to_bytes(16, "big"))
    room = OpenTable("drawing", table, False)
    times: list[float] = []
    for entry in stored.play_game(0):
        table.take(entry)
        room.pulse += 1
        for seat in range(4):
            begun = time.process_time()
            stream.show(room, View(seat, "en"), entry.at)
            times.append((time.process_time() - begun) * 1000)
    yield (
        "drawing one picture in Python",
        f"{statistics.median(times):.1f} ms, p99 {percentile(times, 99):.1f} ms",
        "≤ 8 ms",
    )


def measure_memory(folder: Path, still: int) -> Iterator[tuple[str, str, str]]:
    """What stored games cost a server that nobody asks for them."""
    commands = stored.store_still(str(folder / "still.db"), still)
    found: dict[str, list[tuple[float, float]]] = {"empty.db": [], "still.db": []}
    for name in ["empty.db", "still.db"] * 3:
        with serving(str(folder / name)) as server:
            found[name].append((server.resident(), server.started))
    (empty, started), (memory, later) = (map(min, zip(*found[name])) for name in found)
    told = f"{memory - empty:+.1f} MB on {empty:.0f} MB, start {later - started:+.2f} s on {started:.1f} s"
    yield f"{still:,} stored games ({commands / 1e6:.1f} million decisions)", told, "nothing"


def count_lines() -> Iterator[tuple[str, str, str]]:
    lines = sum(len(file.read_text().splitlines()) for file in STATIC.glob("*.js"))
    yield "own JavaScript", f"{lines} lines", "≤ 600 lines"


def timed(job: Callable[[], object]) -> float:
    """Seconds that a job takes."""
    begun = time.perf_counter()
    job()
    return time.perf_counter() - begun


def percentile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)] if values else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", default="", help="load, streams, bots, pages, drawing, memory or lines, with commas between"
    )
    parser.add_argument("--tables", type=int, default=TABLES, help="at once")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each load that is counted")
    parser.add_argument("--still", type=int, default=STILL, help="stored games")
    wish = parser.parse_args()
    about = machine()
    with tempfile.TemporaryDirectory(prefix="eolith-bench-") as name:
        folder = Path(name)
        jobs = {
            "load": lambda: measure_load(folder, wish.tables, 0, wish.seconds),
            "streams": lambda: measure_load(folder, wish.tables, 1, wish.seconds),
            "bots": lambda: measure_load(folder, wish.tables - BOTS, 0, wish.seconds, BOTS),
            "pages": lambda: measure_pages(folder),
            "drawing": measure_drawing,
            "memory": lambda: measure_memory(folder, wish.still),
            "lines": count_lines,
        }
        found = []
        for job in wish.only.split(",") if wish.only else jobs:
            with console.status(f"measuring: {job}", spinner="line"):
                found += list(jobs[job]())
    print(f"{about['processor']}, {about['cores']} cores, {about['python']}; server and screens on the same machine.\n")
    print("| figure | measured | target |\n|---|---:|---:|")
    for row in found:
        print(f"| {' | '.join(row)} |")
    if failed:
        sys.exit("\n".join([f"{len(failed):,} decisions failed:", *failed[:5]]))


if __name__ == "__main__":
    main()
