"""The start page: every game in a glance, with its picture and its tables; a form only for a game that was chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from eolith import bots
from eolith.bots.wins import win_share
from eolith.kernel import outside
from eolith.kernel.text import LANGUAGES, Texts, level_meaning, sentence
from eolith.web.frame import assets
from eolith.web.frame.options import rule_of_option
from eolith.web.pages import covers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_shown_and_no_form_is_open(client: TestClient[Any], language: str) -> None:
    page = unescape(Browser(client, language=language).page("/"))
    assert 'action="/tables"' not in page
    for game in eolith.games():
        say = Texts(language, game, "web").say
        for message in ("game-name", "game-line", "game-minutes", "game-difficulty"):
            assert say(message) in page
        assert f'href="/?game={game}"' in page and f'href="/rules/{game}"' in page


@pytest.mark.parametrize("game", eolith.games())
def test_a_chosen_game_has_its_form(client: TestClient[Any], game: str) -> None:
    page = Browser(client).page(f"/?game={game}")
    forms = 1 + (1 in eolith.load(game).player_counts)
    assert page.count('action="/tables"') == forms == page.count(f'name="game" value="{game}"')


@pytest.mark.parametrize("game", eolith.games())
def test_the_levels_are_the_first_bots_that_are_offered(client: TestClient[Any], game: str) -> None:
    """Each with its face, its name and a sentence; the others stand behind them."""
    page, say = Browser(client, language="ru").page(f"/?game={game}"), Texts("ru", game, "web").say
    offered = re.findall(
        r'<option value="bot:([^"]+)"( selected)?>', page.partition('id="seat-1"')[2].partition("</select>")[0]
    )
    assert [bot for bot, _ in offered][:7] == [*bots.LEVELS, "careful"]
    assert [bot for bot, chosen in offered if chosen] == ["apprentice"]
    for level in bots.LEVELS:
        told = rf'<li><img class="face" src="(/static/face-{level}.svg[^"]*)"[^>]*><b>{say(f"bot-{level}")}</b>'
        found = re.search(told, page)
        assert found is not None and say(f"bot-{level}-told") in page
        assert ElementTree.fromstring(client.get(found[1]).text).get("viewBox") == "0 0 64 64"


@pytest.mark.parametrize("language", LANGUAGES)
def test_doggerland_alone_is_a_press_away(client: TestClient[Any], language: str) -> None:
    """How hard it is can be chosen with what that asks for; then the table is there to be played."""
    visitor, texts = Browser(client, language=language), Texts(language, "doggerland")
    table = visitor.open_table("Anna", "me", game="doggerland", level="hard")
    shown = unescape(visitor.page(f"/t/{table}"))
    assert 'id="solo"' in shown and texts.say("solo-tokens", n=0, most=1) in shown


@pytest.mark.parametrize("game", [game for game in eolith.games() if 1 in eolith.load(game).player_counts])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_what_it_asks_for_and_how_the_careful_bot_fares(
    client: TestClient[Any], game: str, language: str
) -> None:
    visitor, texts = Browser(client, language=language), Texts(language, game, "web")
    assert f'href="/?game={game}#alone"' in visitor.page("/")
    page = unescape(visitor.page(f"/?game={game}"))
    for level in type(eolith.load(game)).levels():
        shown = re.search(rf'<label><input type="radio" name="level" value="{level}".*?</label>', page)
        assert shown is not None
        for text in (*level_meaning(texts, level), texts.say("alone-share", n=win_share(game, level))):
            assert text and sentence(text)[:-1] in shown[0]


@pytest.mark.parametrize("game", [game for game in eolith.games() if 1 in eolith.load(game).player_counts])
def test_a_level_is_what_is_played(client: TestClient[Any], game: str) -> None:
    anna = Browser(client)
    for level in type(eolith.load(game)).levels():
        table = anna.open_table("Anna", "me", game=game, level=level)
        assert client.app.state.server.house.tables[table].table.game.level == level
    form = {"game": game, "name": "Anna", "seat-0": "me", "level": "divine"}
    assert anna.post("/tables", **form).status_code == 422


def test_what_an_edition_does_not_have_is_hidden_and_not_asked_for(client: TestClient[Any]) -> None:
    """Without a script: style hides it, and what was chosen before the edition is left out."""
    anna, game = Browser(client), type(eolith.load("endless_winter"))
    page, style = anna.page("/?game=endless_winter"), (assets.content("page.css") or b"").decode()
    for edition, lacked in game.option_editions.items():
        found = re.findall(rf'<div data-without="{edition}"><p><label for="open-option-(\w+)"', page)
        assert set(found) == set(lacked)
        assert f'[value="{edition}"]:checked) [data-without~="{edition}"] {{ display: none; }}' in style
    table = anna.open_table(
        game="endless_winter", **{"option-edition": "prototype", "option-glaciers": "on", "option-prep_swap": "true"}
    )
    options = client.app.state.server.house.tables[table].table.game.options
    assert (options["edition"], options["prep_swap"]) == ("prototype", "true") and "glaciers" not in options


def test_who_plays_alone_is_at_the_table_at_once(client: TestClient[Any]) -> None:
    anna = Browser(client)
    answer = anna.post(
        "/tables", **{"game": "endless_winter", "name": "Anna", "seat-0": "me", "option-nomads_ahead": "on"}
    )
    page = unescape(anna.page(answer.headers["location"]))
    assert '<svg id="nomads"' in page and "The nomad tribe" in page
    assert 'value="setup ' in page, "there is something to decide"


@pytest.mark.parametrize("game", eolith.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cover_is_drawn(client: TestClient[Any], game: str, language: str) -> None:
    visitor = Browser(client, language=language)
    address = re.search(rf'src="(/covers/{game}[^"]*)"', unescape(visitor.page("/")))
    assert address is not None
    answer = visitor.get(address[1])
    assert answer.status_code == 200 and answer.headers["cache-control"].startswith("public")
    root = ElementTree.fromstring(answer.text)
    known = {element.get("id") for element in root.iter()}
    used = {str(element.get("href"))[1:] for element in root.iter() if element.tag.endswith("}use")}
    assert used and used <= known
    assert covers.drawing(game, language) is covers.drawing(game, language)
    assert 'data-theme="dark"' in visitor.get(f"/covers/{game}?language={language}&theme=dark").text


@pytest.mark.parametrize("path", ["/covers/chess", "/covers/stone_age?language=xx"])
def test_there_is_no_other_cover(client: TestClient[Any], path: str) -> None:
    assert Browser(client).get(path).status_code == 404


def test_open_tables_stand_with_their_game_and_own_ones_first(client: TestClient[Any]) -> None:
    host, other = Browser(client, language="en"), Browser(client, language="en")
    table = host.open_table("Anna", listed="yes", game="doggerland")
    seen = other.page("/")
    cards = seen.split('<li class="card">')[1:]
    assert [f"/t/{table}" in card for card in cards] == [game == "doggerland" for game in eolith.games()]
    own = host.page("/")
    assert own.index(f"/t/{table}") < own.index('class="shelf"') and own.count(f"/t/{table}") == 1


@pytest.fixture
def ruleless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A server whose Stone Age has no ledger."""
    bare = tmp_path / "eolith" / "games"
    (bare / "stone_age").mkdir(parents=True)
    for path in (outside.PACKAGE / "games" / "stone_age").iterdir():
        if path.name != "ledger.toml":
            (bare / "stone_age" / path.name).symlink_to(path)
    monkeypatch.setattr(outside, "PACKAGE", bare.parent)
    rule_of_option.cache_clear()
    with serving(tmp_path) as client:
        yield client
    rule_of_option.cache_clear()


def test_how_an_edition_is_played_leads_to_a_form_where_it_is_chosen(client: TestClient[Any]) -> None:
    anna, chosen = Browser(client), r'<option value="(\w+)" selected>'
    for path, edition in (("endless_winter/prototype", "prototype"), ("endless_winter", "final")):
        (link,) = re.findall(r'class="button main" href="([^"]+)"', anna.page(f"/how/{path}"))
        form = anna.page(unescape(link)).partition('id="open-option-edition"')[2].partition("</select>")[0]
        assert re.findall(chosen, form) == [edition]
    assert anna.get("/?game=endless_winter&edition=nowhere").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_says_its_edition_wherever_it_is_named(client: TestClient[Any], language: str) -> None:
    """On the table and its pages, in the lists of who sits there and of strangers, and in the API."""
    anna, stranger = Browser(client, language=language), Browser(client, language=language)
    table = anna.open_table(game="endless_winter", listed="yes", **{"option-edition": "prototype"})
    name = Texts(language, "endless_winter/prototype").say("game-name")
    assert name != Texts(language, "endless_winter").say("game-name")
    link = rf'<a href="/t/{table}">(?:<b>)?{re.escape(name)}<'
    for page in (anna.page("/"), anna.page("/?game=endless_winter"), anna.page("/you"), stranger.page("/")):
        assert re.search(link, unescape(page))
    for path in ("", "/log", "/sheet"):
        title, _, page = unescape(anna.page(f"/t/{table}{path}")).partition("</title>")
        assert name in title and (path == "/log" or name in page), path
    (listed,) = [one for one in client.get("/api/tables").json() if one["id"] == table]
    assert "edition=prototype" in listed["game"]


def test_a_game_without_a_ledger_has_its_table(ruleless: TestClient[Any]) -> None:
    """No page fails, and none leads to rules that are not there."""
    anna = Browser(ruleless)
    table = anna.open_table("Anna", "me", "bot:random")
    assert anna.get("/rules/stone_age").status_code == 404
    for path in ("/", "/?game=stone_age", "/how/stone_age", f"/t/{table}", f"/t/{table}/report", f"/t/{table}/sheet"):
        assert '/rules/stone_age"' not in anna.page(path), path
