"""Settings shared by all tests."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator, Sequence
from itertools import chain, groupby, islice
from pathlib import Path

import pytest
from hypothesis import settings

import eolith

SLOW = ("test_installed.py", "browser", "web", "cli", "test_fourth_game.py", "test_build.py")
"""The files and folders whose tests take longest, those first that take most."""

settings.register_profile("eolith", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("eolith")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays: nothing is to be freed meanwhile, nor to be looked through for that later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collect_directory(path: Path) -> Iterator[pytest.Collector]:
    """Every other worker reads the files from the last to the first: what one has compiled, no other compiles."""
    found: pytest.Collector = yield
    if int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 2:
        forwards = found.collect
        found.collect = lambda: list(forwards())[::-1]  # type: ignore[method-assign]
    return found


@pytest.hookimpl(trylast=True)  # when it is known which are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the slow tests, so that none is left with them at the end.

    xdist gives each worker a piece of the list, of equal numbers; files stay whole, for what their tests share.
    """
    items.sort(key=lambda item: (slowness(item.path), item.path))
    items[:] = wanted(items)
    files = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    slow = sum(slowness(tests[0].path) < len(SLOW) for tests in files)
    shares = [list(chain.from_iterable(files[:slow][worker::workers])) for worker in range(workers)]
    rest = chain.from_iterable(files[slow:])
    for worker, share in enumerate(shares):
        share += islice(rest, max(0, (worker + 1) * len(items) // workers - sum(map(len, shares[: worker + 1]))))
    items[:] = [*chain.from_iterable(shares), *rest]


def wanted(items: Sequence[pytest.Item]) -> Sequence[pytest.Item]:
    """Of tests in the order that all workers have, those that are wanted: EOLITH_PART, `2/4` for every fourth."""
    part = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", os.environ.get("EOLITH_PART", "1/1"))
    if part is None or int(part[1]) > int(part[2]):
        raise pytest.UsageError("EOLITH_PART is a share of the tests, as 2/4: from 1/4 to 4/4")
    return items[int(part[1]) - 1 :: int(part[2])]


def slowness(path: Path) -> int:
    return next((place for place, name in enumerate(SLOW) if name in path.parts), len(SLOW))


def pytest_report_header() -> str:
    """Say which of the two ways of running is tested."""
    return f"eolith: {'compiled' if eolith.COMPILED else 'uncompiled'}"


@pytest.fixture(autouse=True, scope="session")
def _own_saved_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games in the terminal are saved in a folder of the tests, not in the user's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EOLITH_SAVES", str(tmp_path_factory.mktemp("saves")))
        yield
