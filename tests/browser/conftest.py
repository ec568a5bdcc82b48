"""A real server and a real browser for the tests of this folder, one of each for every worker."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from eolith.store import Store

from .bare import environment
from .hands import Desk, Site
from .laid import lay, settle

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window to draw, and needs two thirds of the others' time."""


def executable() -> str | None:
    """The browser that is installed; CHROMIUM names another."""
    wish = os.environ.get("CHROMIUM")
    return wish or next((found for name in PROGRAMS if (found := shutil.which(name))), None)


# Playwright keeps an event loop running while it is open: that must end with the tests of this folder, for others in
# the same process start loops of their own.
@pytest.fixture(scope="package")
def launch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Any]]:
    """Starts the browser, by default on a machine without fonts; without a browser these tests are skipped, but never
    under CI.
    """
    program = executable()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        program = None
    if program is None:
        text = "these tests need Python's playwright and Chromium (Debian: apt install chromium-headless-shell)"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    with sync_playwright() as playwright:
        bare = environment(tmp_path_factory.mktemp("fonts"))

        def start(system_fonts: bool = False) -> Any:
            # without a sandbox, for in a container the tests may run as root
            return playwright.chromium.launch(
                executable_path=program, args=["--no-sandbox", "--disable-gpu"], env=None if system_fonts else bare
            )

        yield start


@pytest.fixture(scope="package")
def chromium(launch: Callable[..., Any]) -> Iterator[Any]:
    """The browser of all tests."""
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, dict[tuple[str, str], str]]]:
    """The server that all tests of a worker share, and the ids of the tables of `laid`."""
    database = tmp_path_factory.mktemp("site") / "tables.db"
    found = lay(database)
    with Site(database) as site:
        yield site, found


@pytest.fixture(scope="session")
def site(laid: tuple[Site, dict[tuple[str, str], str]]) -> Site:
    """The server that all tests of a worker share."""
    return laid[0]


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server for one test, which may kill it."""
    database = tmp_path / "tables.db"
    with Store(str(database)) as store, store.begin() as connection:
        settle(connection)
    with Site(database) as site:
        yield site


@pytest.fixture
def desk(chromium: Any, site: Site) -> Iterator[Callable[..., Desk]]:
    """Opens browsers that know nothing of each other: `desk(language="ru", width=390)`."""
    yield from desks(chromium, site)


@pytest.fixture
def own_desk(chromium: Any, own_site: Site) -> Iterator[Callable[..., Desk]]:
    """The same, at the test's own server."""
    yield from desks(chromium, own_site)


def desks(chromium: Any, site: Site) -> Iterator[Callable[..., Desk]]:
    opened: list[Desk] = []

    def make(**wishes: Any) -> Desk:
        opened.append(Desk(chromium, site, **wishes))
        return opened[-1]

    yield make
    for desk in opened:
        desk.context.close()
    for desk in opened:
        assert desk.troubles == [], "the console of a browser stays empty, and no other host is asked"
