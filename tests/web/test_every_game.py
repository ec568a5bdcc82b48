"""A table of every game: all its pages in all languages, a panel for every target, and play without a script."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from eolith.kernel.text import LANGUAGES
from eolith.web.host.open_table import OpenTable
from rotated import rotated

PAGES = ("", "?face=plain", "?step=20", "?step=20&face=plain", "sheet", "log", "notes", "links", "report?step=5")
AFTER = ("", "?face=plain", "end", "sheet", "replay", "replay?step=30&as=A", "replay?step=30&as=none&face=plain", "log")


class Table:
    """A table of a game for one person and a bot, unless others are named."""

    def __init__(self, client: TestClient[Any], game: str, *seats: str, **terms: str) -> None:
        self.client = client
        self.browser = Browser(client)
        terms = {"game": game, "pace": "fast", "hints": "yes"} | terms
        self.id = self.browser.open_table("Anna", *seats or ("me", "bot:random"), **terms)
        self.random = random.Random(game)

    @property
    def opened(self) -> OpenTable:
        opened: OpenTable = self.client.blocking_portal.call(self.client.app.state.server.house.open, self.id)
        return opened

    def page(self, path: str = "", language: str = "en") -> str:
        self.browser.cookies["language"] = language
        return self.browser.page(f"/t/{self.id}{path if path[:1] in ('', '?') else f'/{path}'}")

    def my_turn(self) -> str:
        """The page as soon as the person is to decide, or the game is over."""
        for _ in range(2000):
            table = self.opened.table
            if table.over or table.turn == 0:
                return self.page()
            time.sleep(0.005)
        raise AssertionError("the bot does not decide")

    def press(self) -> None:
        """Press one of the buttons of the page, as somebody without scripts does."""
        page = self.my_turn()
        form = self.commands(page)
        version = re.search(r'name="version" value="(\d+)"', page)
        assert version and form
        command, wish = self.random.choice(form), {"version": version[1], "seat": "0"}
        answer = self.browser.post(f"/t/{self.id}/act", **wish, command=command)
        if answer.status_code == 200:
            assert 'name="sure"' in answer.text, "a question first"
            answer = self.browser.post(f"/t/{self.id}/act", **wish, sure=command)
        assert answer.status_code == 303, answer.text

    @staticmethod
    def commands(page: str) -> list[str]:
        """What can be pressed."""
        buttons = re.findall(r'<button[^>]*name="command"[^>]*>', page)
        return [unescape(re.findall(r'value="([^"]*)"', button)[0]) for button in buttons if "disabled" not in button]

    def finish(self) -> None:
        """Play to the end at random."""

        async def run() -> None:
            house = self.client.app.state.server.house
            opened = await house.open(self.id)
            while not opened.table.over:
                if opened.table.turn != 0:
                    await asyncio.sleep(0.002)
                    continue
                option = self.random.choice(opened.table.play.state.options())
                await house.do(opened, lambda table, now, option=option: table.prepare_command(0, option, now))

        self.client.blocking_portal.call(run)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with serving(tmp_path_factory.mktemp("games")) as client:
        yield client


@pytest.fixture(scope="module", params=eolith.games())
def going_on(client: TestClient[Any], request: pytest.FixtureRequest) -> Table:
    """A table some decisions after its beginning, its person to decide on something that glows in the picture."""
    table = Table(client, request.param)
    for _ in range(25):
        table.press()
    while ' hot"' not in table.my_turn():
        table.press()
    return table


@pytest.fixture(scope="module", params=eolith.games())
def over(client: TestClient[Any], request: pytest.FixtureRequest) -> Table:
    """A finished table."""
    table = Table(client, request.param)
    table.finish()
    return table


def check(page: str, language: str) -> None:
    """What every page keeps to."""
    assert f'<html lang="{language}"' in page
    assert " style=" not in page and "<style" not in page and "javascript:" not in page
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("path", "language"), rotated(PAGES, LANGUAGES))
def test_every_page_of_a_game_that_goes_on(going_on: Table, language: str, path: str) -> None:
    check(going_on.page(path, language), language)


@pytest.mark.parametrize(("path", "language"), rotated(AFTER, LANGUAGES))
def test_every_page_of_a_finished_game(over: Table, language: str, path: str) -> None:
    page = over.page(path, language)
    check(page, language)
    if path == "end":
        assert page.count('class="diagram"') >= 3
    if path.startswith("replay"):
        assert 'data-to="' in page


def test_who_wants_words_has_every_choice_beside_what_it_is_about(going_on: Table) -> None:
    plain = going_on.page("?face=plain")
    scene = going_on.opened.table.game.scene("en")
    state = going_on.opened.table.play.state
    for choice in scene.choices(state):
        assert choice.command in Table.commands(plain)
    for part in scene.parts(going_on.opened.table.game.observe(state, 0)):
        assert f'id="plain-{part.id}"' in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_of_the_picture_opens_a_panel(going_on: Table, language: str) -> None:
    page = going_on.page("", language)
    targets = set(re.findall(r'<a [^>]*class="target[^>]*data-at="([^"]+)"', page))
    hot = set(re.findall(r'<a [^>]*class="target[^"]* hot"[^>]*data-at="([^"]+)"', page))
    assert hot and hot <= targets
    for target in targets:
        panel = json.loads(going_on.page(f"ask?at={target}", language))["f"]["ask"]
        commands = Table.commands(panel)
        assert commands or 'class="rule"' in panel, target
        assert bool(commands) >= (target in hot)


def test_the_last_decision_can_be_taken_back(client: TestClient[Any], going_on: Table) -> None:
    for _ in range(20):
        going_on.my_turn()
        steps = len(going_on.opened.table.play.steps)
        going_on.press()
        page = going_on.page()
        if 'value="undo"' in page:
            break
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version
    going_on.browser.post(f"/t/{going_on.id}/act", version=version[1], seat="0", do="undo")
    assert len(going_on.opened.table.play.steps) == steps
