"""Databases of both kinds, empty and of the test's own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

import eolith.store
from eolith.store import Store


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for servers of which the test knows that they stay."""
    monkeypatch.setattr(eolith.store, "PATIENCE", 0.0)


@pytest.fixture(scope="session")
def socket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where PostgreSQL listens."""
    if sys.platform == "win32":
        pytest.skip("PostgreSQL is only tested on Unix")
    from store.postgresql import programs, server

    programs()
    base = tmp_path_factory.getbasetemp()
    with server(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as folder:
        yield folder


@pytest.fixture
def postgresql(socket: Path) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    import psycopg

    name = f"t{uuid4().hex}"
    with psycopg.connect(host=str(socket), user="eolith", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"postgresql://eolith@/{name}?host={socket}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of an SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path}/eolith.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of each kind in turn."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store(url) as opened:
        yield opened
