"""Who watches a table, whose links are shown where, and what everybody is called."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from rotated import rotated

LANGUAGES = ("en", "ru", "uk")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with serving(tmp_path) as client:
        yield client


def opened_table(client: TestClient[Any], table: str) -> Any:
    return client.app.state.server.house.tables[table]


def text(page: str) -> str:
    """What a page says, without its markup."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page))


# --- a table of bots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", eolith.games())
def test_who_opens_a_table_of_bots_watches_it(client: TestClient[Any], game: str) -> None:
    """And nobody else does: not by its address, and not in the list of open tables."""
    anna, eve = Browser(client), Browser(client)
    table = anna.open_table("Anna", "bot:careful", "bot:random", game=game)
    for path in ("", "?face=plain", "/log", "/sheet", "/past?step=0", "/ask?at=", "/links"):
        for _ in range(2):  # also by reload
            assert anna.get(f"/t/{table}{path}").status_code == 200, path
        assert eve.get(f"/t/{table}{path}").status_code == 404, path
    assert f'href="/t/{table}"' in anna.page("/") and f'href="/t/{table}"' in anna.page("/you")
    assert f"/t/{table}" not in eve.page("/")
    assert 'name="seat" value=""' in anna.page(f"/t/{table}"), "an onlooker plays no seat"
    assert anna.post(f"/t/{table}/act", version=1, seat=0, command="pass").status_code == 403


def test_bots_alone_play_at_their_pace(client: TestClient[Any]) -> None:
    """However long the way to the page is, one comes to the beginning; where a person waits, bots do not dawdle."""
    house = client.app.state.server.house
    house.settings = replace(house.settings, pace=1.0)
    table = Browser(client).open_table("Anna", "bot:careful", "bot:careful", pace="slow")
    assert house._pause(opened_table(client, table)) == 2.0
    assert opened_table(client, table).table.version == 1
    table = Browser(client).open_table("Anna", "me", "bot:careful", pace="slow")
    assert house._pause(opened_table(client, table)) == 0


def test_who_opens_a_table_for_others_sends_them_their_links(client: TestClient[Any]) -> None:
    """Although it plays no seat itself; an onlooker who was invited sees no links."""
    anna, boris, olga = (Browser(client) for _ in range(3))
    table = anna.open_table("Anna", "friend", "friend")
    first, _, watch = anna.links(table)
    assert boris.post(first, name="Boris").status_code == 303
    olga.post(watch)
    assert olga.get(f"/t/{table}").status_code == 200
    assert olga.get(f"/t/{table}/links").status_code == 404
    assert olga.post(f"/t/{table}/links", seat=1).status_code == 403
    assert anna.post(f"/t/{table}/links", seat=1).status_code == 303
    assert anna.post(f"/t/{table}/links", seat=0).status_code == 403, "Boris sits there"
    assert f'href="/t/{table}/links"' in anna.page(f"/t/{table}")
    assert f'href="/t/{table}/links"' not in olga.page(f"/t/{table}")


def test_a_link_is_not_renewed_behind_somebody_who_is_sitting_down(client: TestClient[Any]) -> None:
    anna, house = Browser(client), client.app.state.server.house
    table = anna.open_table("Anna", "me", "friend")
    link, opened = anna.links(table)[1], opened_table(client, table)

    class Seating(asyncio.Lock):
        """Boris was there first."""

        async def acquire(self) -> Literal[True]:
            await super().acquire()
            if not opened.table.players[1].taken:
                await house.do_locked(opened, lambda live, now: live.prepare_sit(1, "Boris", now))
            return True

    opened.lock = Seating()
    assert anna.post(f"/t/{table}/links", seat=1).status_code == 403
    assert Browser(client).get(link).status_code == 200, "his link is worth what it was"


def test_programs_watch_a_table_of_bots(client: TestClient[Any]) -> None:
    body = {"game": "stone_age", "seats": [{"kind": "bot", "bot": "careful"}] * 2}
    opened = client.post("/api/tables", json=body).json()
    assert opened["seats"] == []
    token = {"authorization": f"Bearer {opened['watch']['token']}"}
    assert client.get(f"/api/tables/{opened['id']}", headers=token).json()["you"] is None
    assert client.get(f"/api/tables/{opened['id']}").status_code == 401


# --- links ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_sends_its_own_seat_away(client: TestClient[Any], language: str) -> None:
    """First come the links to be sent; one's own stands by itself at the end, and it is said what it is for."""
    anna = Browser(client, language=language)
    table = anna.open_table("Анна", "me", "friend", "here")
    page = anna.page(f"/t/{table}/links")
    assert re.findall(r'<li data-seat="(-?\d)">', page) == ["1", "-1", "0", "2"]
    sent, own = page.split("<h2>" + {"en": "Yours alone", "ru": "Только для вас", "uk": "Лише для вас"}[language])
    assert 'data-seat="0"' not in sent and 'data-seat="1"' not in own
    say = {"en": "to nobody", "ru": "не отправляйте никому", "uk": "не надсилайте нікому"}
    assert say[language] in own and say[language] not in sent
    boris = Browser(client, language=language)
    boris.post(anna.links(table)[1], name="Борис")
    page = boris.page(f"/t/{table}/links")
    assert re.findall(r'<li data-seat="(-?\d)">', page) == ["-1", "1"]
    assert not re.search(r"<h1>[^<]*</h1><p>", page), "nobody is left to be invited"


# --- names ------------------------------------------------------------------------------------------------------


def test_each_at_one_screen_has_a_name(client: TestClient[Any]) -> None:
    anna = Browser(client)
    form = anna.page("/?game=stone_age")
    assert re.search(r'<input class="here" name="name-1"', form)
    names = {"name-1": " Boris ", "name-2": ""}
    table = anna.open_table("Anna", "me", "here", "here", **names)
    assert opened_table(client, table).table.names() == ["Anna", "Boris", "Anna C"]
    table = anna.open_table("Anna", "me", "none", "here", **{"name-1": "nobody", "name-2": "Cleo", "name-0": "Eve"})
    assert opened_table(client, table).table.names() == ["Anna", "Cleo"], "each seat keeps the name beside it"


@pytest.mark.parametrize(("language", "game"), rotated(LANGUAGES, eolith.games()))
def test_bots_can_be_told_apart(client: TestClient[Any], game: str, language: str) -> None:
    anna = Browser(client, language=language)
    table = anna.open_table("Анна", "me", "bot:careful", "bot:careful", "bot:random", game=game)
    careful = {"en": "careful", "ru": "осторожный", "uk": "обережний"}[language]
    seats = re.search(r'<section id="seats".*?</section>', anna.page(f"/t/{table}"))
    assert seats
    names = re.findall(r"<b>([^<]*)</b>", seats[0])
    assert names[:3] == ["Анна", f"{careful} 1", f"{careful} 2"] and not names[3][-1].isdigit()
    assert f"{careful} 1, {careful} 2" in anna.page("/")


@pytest.mark.parametrize(("language", "game"), rotated(LANGUAGES, eolith.games()))
def test_the_log_and_the_lists_tell_names(client: TestClient[Any], game: str, language: str) -> None:
    """Not letters, which would have to be looked up: at the table, on its plain page, and in the whole log."""
    anna, boris = Browser(client, language=language), Browser(client, language=language)
    table = anna.open_table("Анна", "me", "friend", game=game)
    boris.post(anna.links(table)[1], name="Борис")
    opened = opened_table(client, table)
    people = (anna, boris)
    told = ""
    while "Анна" not in told or "Борис" not in told or opened.table.play.state.round < 2:
        live = opened.table
        command = live.game.text(int(live.play.state.options()[-1]))
        answer = people[live.turn].post(f"/t/{table}/act", version=live.version, seat=live.turn, command=command)
        if answer.status_code == 200:  # asked whether this is meant
            people[live.turn].post(f"/t/{table}/act", version=live.version, seat=live.turn, sure=command)
        log = re.search(r'<section id="log".*?</section>', anna.page(f"/t/{table}"))
        assert log
        told += log[0]
    for page in (told, anna.page(f"/t/{table}/log")):
        lines = re.findall(r"<li.*?</li>", page)
        marks = [re.search(r'class="mark mark-(\w)".*?</span> <b>([^<]*)</b>', line) for line in lines]
        assert {found[1] + found[2] for found in marks if found} == {"aАнна", "bБорис"}
        for line in lines if language != "en" else ():  # where a Latin letter is a seat, or the side of a card
            said = text(re.sub(r'<span class="mark.*?</span>', "", line))
            assert not re.search(r"(?<![\w-])(?<!сторон\w\w )[AB](?![\w-])", said), said
    turn = ("Анна", "Борис")[opened.table.turn]
    assert turn in text(anna.page("/").split('class="tables"')[1].split("</li>")[0]).split("·")[-1]


# --- looking back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["picture", "plain"])
@pytest.mark.parametrize("game", eolith.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_back_it_is_nobodys_turn(client: TestClient[Any], game: str, language: str, face: str) -> None:
    anna = Browser(client, language=language)
    table = anna.open_table("Анна", "me", "here", game=game)
    live = opened_table(client, table).table
    letter = "AB"[live.turn]
    command = live.game.text(int(live.play.state.options()[0]))
    anna.post(f"/t/{table}/act", version=live.version, seat=live.turn, command=command)
    page = anna.page(f"/t/{table}?as={letter}&step={live.play.begun}&face={face}")
    bar = re.search(r'<div id="bar".*?</div>', page)
    assert bar and "yours" not in bar[0]
    said = text(bar[0]).strip()
    assert said.startswith({"en": "Then: ", "ru": "Тогда: ", "uk": "Тоді: "}[language]), said
    name = live.names()["AB".index(letter)]
    assert name in said and not re.search(r"(?i)\b(you|your|ваш\w*|вы|ви)\b", said), said
