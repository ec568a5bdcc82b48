"""Servers for the tests of the web: one inside the test client, and one that listens at a real port."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from browsing import serving
from listening import listening
from litestar.testing import TestClient

from eolith.web.host import passwords


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
