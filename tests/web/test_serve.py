"""`eolith serve`: where it serves, what it refuses to start with, and how it ends."""

from __future__ import annotations

import logging
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from eolith.cli import app
from eolith.cli.serve import Discreet, address, listen
from forked import Forked, eolith

TIMEOUT = 60


@contextmanager
def serving(db: Path, *arguments: str) -> Iterator[tuple[Forked, str]]:
    """A server on a free port, and its address."""
    process = eolith("serve", "--port", "0", "--db", str(db), *arguments)
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None, process.communicate(timeout=TIMEOUT)[1]
        yield process, found[0]
    finally:
        process.kill()
        process.communicate(timeout=TIMEOUT)


def refusal(*arguments: str, **environment: str) -> str:
    """The one line that a server ends with which cannot start."""
    _, errors = (process := eolith("serve", *arguments, **environment)).communicate(timeout=TIMEOUT)
    assert process.returncode == 2, errors
    (line,) = errors.splitlines()
    return line.removeprefix("eolith: ")


def test_it_ends_at_once_although_streams_are_open(tmp_path: Path) -> None:
    with serving(tmp_path / "e.db") as (process, url), httpx.Client(base_url=url, timeout=TIMEOUT) as http:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        opened = http.post("/api/tables", json={"game": "stone_age(first_seat=A)", "seats": seats}).json()
        headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        table = f"/api/tables/{opened['id']}"
        with http.stream("GET", f"{table}/stream", headers=headers) as stream:
            lines = stream.iter_lines()
            assert next(lines) == "id: 1"
            body = {"expected_version": 1, "command_id": "x", "command": "place forest 3"}
            assert http.post(f"{table}/decisions", json=body, headers=headers).json() == {"version": 2}
            begun = time.monotonic()
            process.send_signal(signal.SIGTERM)
            rest = list(lines)
            _, errors = process.communicate(timeout=TIMEOUT)
            assert process.returncode == 0 and time.monotonic() - begun < 5
        assert "id: 2" in rest and errors == ""
    with serving(tmp_path / "e.db") as (process, url), httpx.Client(base_url=url, timeout=TIMEOUT) as http:
        assert http.get(table, headers=headers).json()["version"] == 2
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT) == 0


@pytest.mark.skipif(not [*Path("/proc/self/task").glob("*/children")], reason="looks for processes as Linux lists them")
def test_a_process_that_thinks_begins_unasked(tmp_path: Path) -> None:
    with serving(tmp_path / "e.db") as (process, _):
        until = time.monotonic() + TIMEOUT
        while not children(process.pid):
            assert time.monotonic() < until
            time.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=TIMEOUT)[1] == "" and process.returncode == 0


def children(pid: int) -> str:
    """The processes that a process has begun, as Linux lists them."""
    found = ""
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # a thread has ended meanwhile
            found += path.read_text()
    return found


def test_one_server_for_one_database_and_one_port(tmp_path: Path) -> None:
    db = tmp_path / "e.db"
    with serving(db) as (_, url):
        port = url.rpartition(":")[2]
        assert "already served" in refusal("--port", "0", "--db", str(db))
        assert refusal("--port", port, "--db", str(tmp_path / "other.db")) == (
            f"--port {port}: is in use; choose another, or 0 for any that is free"
        )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--url", "games.example"), "--url games.example: write https://HOST, without a path"),
        (("--url", "https://games.example/eolith"), "--url https://games.example/eolith: write https://HOST"),
        (("--host", "no.such.host.invalid"), "--host no.such.host.invalid: there is no such address"),
        (("--smtp", "mail.example"), "--smtp: write smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS"),
        (("--smtp", "smtp://mail.example?from=a@b.example"), "--smtp: name the public address with --url too"),
        (("--webhook", "hook.example"), "--webhook: write http:// or https://"),
        (("--db", "mysql://x/y"), "mysql://x/y: is neither"),
    ],
)
def test_what_it_cannot_start_with(tmp_path: Path, arguments: tuple[str, ...], line: str) -> None:
    given = arguments if "--db" in arguments else (*arguments, "--db", str(tmp_path / "e.db"))
    told = CliRunner().invoke(app, ["serve", "--port", "0", *given])
    assert told.exit_code == 2 and told.output.startswith(f"eolith: {line}") and told.output.count("\n") == 1


def test_behind_a_proxy_it_believes_what_the_proxy_says(tmp_path: Path) -> None:
    claims = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    for arguments, secure in (((), False), (("--behind-proxy",), True)):
        with serving(tmp_path / "e.db", *arguments) as (_, url):
            answer = httpx.get(url, headers=claims, timeout=TIMEOUT)
            assert ("strict-transport-security" in answer.headers) is secure
            assert "server" not in answer.headers


def test_pages_are_sent_compressed_and_streams_as_they_are(tmp_path: Path) -> None:
    with serving(tmp_path / "e.db") as (_, url):
        answer = httpx.get(url, timeout=TIMEOUT)
        assert answer.headers["content-encoding"] == "gzip" and "<h1>" in answer.text


def test_the_log_keeps_secrets() -> None:
    formatter = Discreet("%(message)s")

    def line(text: str, *values: Any) -> str:
        return formatter.format(logging.LogRecord("x", logging.ERROR, "", 0, text, values, None))

    token = "GeH3im-nis_x0123456789"
    for text in (
        f"GET /s/{token} failed",
        f"http://games.example/s/{token}?x=1",
        f"authorization: Bearer {token}",
        f"cookie: __Host-eolith={token}; language=en",
        f"postgresql://eolith:{token}@db/eolith",
    ):
        assert token not in line("%s", text)
    assert line("GET %s", "/t/abc/act") == "GET /t/abc/act"


def test_the_address_is_told_as_it_is_typed() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert address(listener) == f"http://127.0.0.1:{port}"
        assert address(listener, "localhost") == f"http://localhost:{port}"
    if socket.has_ipv6:
        try:
            six = listen("::1", 0)
        except Exception:
            pytest.skip("this machine has no IPv6")
        with six:
            assert address(six).startswith("http://[::1]:")


def test_the_bot_of_the_documentation_plays_to_the_end(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    (bot,) = re.findall(r'```python title="bot\.py"\n(.*?)```', page, re.DOTALL)
    with serving(tmp_path / "e.db") as (_, url):
        played = subprocess.run([sys.executable, "-c", bot, url], capture_output=True, text=True, timeout=300)
    assert played.returncode == 0, played.stderr
    assert re.search(r"points: \[-?\d+, -?\d+\]\neolith record 1\n", played.stdout)
    assert len(bot.splitlines()) <= 35
