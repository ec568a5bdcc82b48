"""A share of the tests: each is in one, and all workers have the same."""

from __future__ import annotations

import importlib.util
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

PATH = Path(__file__).with_name("conftest.py")
TESTS = [(name, number) for name in ("test_installed.py", "web/test_a.py", "bots/test_b.py", "z/test_c.py")
         for number in range(7)]  # fmt: skip


@pytest.fixture(scope="module")
def hooks() -> Any:
    spec = importlib.util.spec_from_file_location("hooks", PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def dealt(hooks: Any, part: str, patch: pytest.MonkeyPatch, backwards: bool = False) -> list[tuple[str, int]]:
    """What a worker has that reads the files from the first to the last, or from the last to the first."""
    patch.setenv("EOLITH_PART", part)
    patch.setenv("PYTEST_XDIST_WORKER_COUNT", "2")
    names = dict.fromkeys(name for name, _ in (TESTS[::-1] if backwards else TESTS))
    items = [SimpleNamespace(path=Path(name), test=(name, n)) for name in names for n in range(7)]
    hooks.pytest_collection_modifyitems(items)
    return [item.test for item in items]


def test_all_workers_have_the_same(hooks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("1/1", "1/4", "2/4", "4/4"):
        assert dealt(hooks, part, monkeypatch) == dealt(hooks, part, monkeypatch, backwards=True)


def test_each_test_is_in_one_share(hooks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shares = [dealt(hooks, f"{part}/4", monkeypatch) for part in range(1, 5)]
    assert sorted(chain.from_iterable(shares)) == sorted(TESTS) and {len(one) for one in shares} == {7}


@pytest.mark.parametrize("part", ["0/4", "5/4", "", "2", "-1/4", "1/0"])
def test_no_other_share(hooks: Any, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    with pytest.raises(pytest.UsageError, match="from 1/4 to 4/4"):
        dealt(hooks, part, monkeypatch)
