"""A server that is killed at any moment: nothing it acknowledged is lost, and nothing stays locked."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import eolith.store
from eolith.store import Store, StoreError, tables

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.fixture
def appender(url: str) -> Iterator[subprocess.Popen[str]]:
    """The process of `appender.py`, waiting for a line."""
    path = Path(__file__).with_name("appender.py")
    environment = {**os.environ, "PYTHONPATH": str(path.parent.parent)}
    with subprocess.Popen(
        [sys.executable, path, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def begin(appender: subprocess.Popen[str]) -> int:
    """A new server; its process id."""
    assert appender.stdin is not None and appender.stdout is not None
    print("go", file=appender.stdin, flush=True)
    word, pid = appender.stdout.readline().split()
    assert word == "claimed"
    return int(pid)


def end(appender: subprocess.Popen[str], pid: int, after: int, delay: float) -> list[tuple[str, int]]:
    """Kill the server some time after it has acknowledged so many entries; all that it had acknowledged."""
    assert appender.stdout is not None
    acknowledged = []
    while (line := appender.stdout.readline()) not in ("gone\n", ""):
        id, version = line.split()
        acknowledged.append((id, int(version)))
        if len(acknowledged) == after:
            time.sleep(delay)
            os.kill(pid, signal.SIGKILL)
    return acknowledged


@pytest.mark.parametrize("kills", (6, pytest.param(30, marks=pytest.mark.long)))
def test_what_was_acknowledged_is_there_after_a_kill(kills: int, url: str, appender: subprocess.Popen[str]) -> None:
    chance = random.Random(7)
    with Store(url) as store:
        acknowledged: list[tuple[str, int]] = []
        for _ in range(kills):
            pid = begin(appender)
            acknowledged += end(appender, pid, chance.randint(1, 40), chance.uniform(0, 0.01))
            with store.snapshot() as connection:
                stored = set()
                for row in tables.everything(connection):
                    versions = [found.version for found in tables.entries(connection, row.id)]
                    assert versions == list(range(1, row.version + 1))
                    stored |= {(row.id, version) for version in versions}
            assert set(acknowledged) <= stored


def test_a_killed_server_leaves_no_claim(
    url: str, appender: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(url) as store:
        pid = begin(appender)
        with pytest.raises(StoreError, match="already served"):
            store.claim()
        end(appender, pid, 1, 0.0)
        monkeypatch.setattr(eolith.store, "PATIENCE", 10.0)
        store.claim()
