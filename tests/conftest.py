"""Settings shared by all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import eolith

LONG = ("browser", "arena", "bots")
"""The folders whose tests take seconds each."""

settings.register_profile("eolith", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("eolith")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that no worker is left with them at the end."""
    items.sort(key=lambda item: not any(folder in item.path.parts for folder in LONG))


def pytest_report_header() -> str:
    """Say which of the two ways of running is tested."""
    return f"eolith: {'compiled' if eolith.COMPILED else 'uncompiled'}"


@pytest.fixture(autouse=True)
def _own_saved_games(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games in the terminal are saved in a folder of the test, not in the user's home."""
    monkeypatch.setenv("EOLITH_SAVES", str(Path(tmp_path_factory.getbasetemp()) / "saves" / str(os.getpid())))
