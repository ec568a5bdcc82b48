"""Hints at a table: three ways with reasons, on the page and by the API; else what the bot would do."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from browsing import BASE, Browser, serving
from litestar.testing import TestClient
from test_api import CAREFUL, Table as ApiTable, person
from test_every_game import Table

import eolith
from eolith.kernel.text import LANGUAGES
from eolith.web.host import hints
from eolith.web.host.thinking import Busy
from rotated import rotated

Client = TestClient[Any]
ENGLISH = re.compile("[a-z]{3}")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for all, for its processes take a while to start."""
    with serving(tmp_path_factory.mktemp("hints")) as client:
        yield client


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "PATIENCE", 120.0)


def asked(table: Table, language: str, script: bool) -> Any:
    """What is answered when somebody presses the button, with a script or without."""
    page = table.my_turn()
    assert 'value="hint"' in page
    found = re.search(r'name="version" value="(\d+)"', page)
    assert found is not None
    cookies = table.browser.cookies | {"language": language}
    headers = {"origin": BASE, "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    if script:
        headers["accept"] = "application/json"
    wish = {"version": found[1], "seat": "0", "do": "hint"}
    return table.client.post(f"/t/{table.id}/act", data=wish, headers=headers)


def panel_of(markup: str) -> str:
    found = re.search(r'<section id="ask".*?</section>', markup, re.DOTALL)
    assert found is not None
    return unescape(found[0])


@pytest.mark.parametrize(("game", "language"), rotated(eolith.games(), LANGUAGES))
def test_three_ways_are_shown_with_chances_and_reasons(client: Client, game: str, language: str) -> None:
    """To scripts in place of the panel, on the page without them too; each can be pressed."""
    table = Table(client, game)
    news = asked(table, language, script=True).json()
    assert list(news["f"]) == ["ask"] and news["v"] == table.opened.table.version
    page = asked(table, language, script=False)
    assert page.status_code == 200
    for panel in panel_of(news["f"]["ask"]), panel_of(page.text):
        assert 'class="hint"' in panel and 'data-at=""' in panel
        ways = re.findall(r'<button class="way"[^>]* name="command" value="([^"]+)"', panel)
        assert 2 <= len(ways) <= 3
        assert len(re.findall(r"<b>\d[\d.,]* %</b>", panel)) == len(ways)
        said = re.sub(r"<[^>]*>", " ", panel)
        assert language == "en" or not ENGLISH.search(said), said
        for command in ways:
            table.opened.table.game.expand(table.opened.table.play.state, command)


def test_where_too_much_is_thought_about_the_bot_advises(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client, "stone_age")

    async def busy(*given: Any, **more: Any) -> Any:
        raise Busy

    monkeypatch.setattr(client.app.state.server.house.thinkers, "ask", busy)
    said = asked(table, "en", script=True).json()
    assert said["text"].startswith("A careful player would choose: ")


def test_a_hint_that_comes_too_late_is_not_given(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is thought about, the game has gone on."""
    table = Table(client, "stone_age")
    table.my_turn()
    opened = table.opened

    async def slow(*given: Any) -> Any:
        said = await found(*given)
        state, seat = opened.table.play.state, opened.table.turn
        command = opened.table.game.text(state.options()[0])
        await client.app.state.server.house.do(opened, lambda live, at: live.prepare_command(seat, command, at))
        return said

    found = hints._found
    monkeypatch.setattr(hints, "possible", lambda game: False)
    monkeypatch.setattr(hints, "_found", slow)
    assert asked(table, "en", script=True).status_code == 409


@pytest.mark.parametrize("game", eolith.games())
def test_programs_are_told_the_same(client: Client, game: str) -> None:
    table = ApiTable(client, person(), CAREFUL, game=game)
    for _ in range(2000):
        if options := [one["option"] for one in table.get("/options").json()["options"]]:
            break
        time.sleep(0.005)
    answer = table.post("/hint")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert 1 <= len(found["ways"]) <= 3 and found["deals"] > 0 and not found["forced"]
    for way in found["ways"]:
        assert way["options"][0] in options and way["text"] and 0 <= way["figures"]["win"] <= 1
        assert all(reason["text"] and reason["worth"] for reason in way["reasons"])
    assert found["ways"][0]["figures"]["behind"] == 0
    assert table.post("/hint", expected_version=0).status_code == 409


def test_a_table_without_hints_gives_none(client: Client) -> None:
    table = ApiTable(client, person(), CAREFUL, hints=False)
    answer = table.post("/hint")
    assert answer.status_code == 422 and answer.json()["reason"] == "no-hints"


def test_the_table_is_told_once_of_a_hint_for_one_decision(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for; again when the game has gone on."""
    monkeypatch.setattr(hints, "possible", lambda game: False)
    table = Table(client, "stone_age")

    def told() -> int:
        return [one.kind for one in table.opened.table.story].count("hint")

    for _ in range(2):
        assert asked(table, "en", script=True).status_code == 200
    assert told() == 1
    table.press()
    assert asked(table, "en", script=True).status_code == 200 and told() == 2


def test_a_hint_that_is_asked_for_again_once_the_game_is_over_is_not_given(client: Client) -> None:
    """By the same command id, as by somebody whose connection was cut: nobody is to decide any more."""
    table = ApiTable(client, person(), CAREFUL, game="stone_age(round_cap=1,first_seat=A)")
    assert table.post("/hint", command_id="once").status_code == 200
    while table.get().json()["status"] != "over":
        if options := table.get("/options").json()["options"]:
            table.decide(0, option=options[0]["option"])
    assert table.post("/hint", command_id="once").status_code == 409


def test_who_only_looks_on_is_given_no_hint(client: Client) -> None:
    """Nor whoever has no session any more; and nobody is told of it."""
    table = Table(client, "stone_age", "me", "bot:random", listed="yes", watch="yes")
    table.my_turn()
    version = str(table.opened.table.version)
    for stranger in Browser(client), Browser(client, eolith="expired"):
        sent = stranger.post(f"/t/{table.id}/act", version=version, seat="0", do="hint")
        assert sent.status_code in (403, 404) and "hint" not in sent.text.split('id="ask"')[-1]
    assert "hint" not in [one.kind for one in table.opened.table.story]
