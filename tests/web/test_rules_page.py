"""The rules page: every rule, every option, the search, and what strangers may type into it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from eolith.kernel.rule import ledger_of
from eolith.kernel.text import LANGUAGES, Texts
from eolith.web.frame.options import rule_of_option
from eolith.web.host.games import editions, game_of, offered_options
from eolith.web.pages.rules import all_rules

LARGEST = 60_000
"""Bytes of a first visit, compressed, with style sheet and icon; the fonts have a bound of their own."""
WORDINGS = [edition for game in eolith.games() for edition in editions(game)]
"""Every game, and every edition of one."""
HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' or 1=1 --",
    "(((((a+)+)+)+)+$",
    "[",
    "\\",
    "%00",
    "\0\x1b",
    "\ud7ff\u202e",
    "{ $n }",
    "ß ſ İ",
    "wood " * 5000,
    "a" * 5000,
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with serving(tmp_path_factory.mktemp("rules")) as client:
        yield client


@pytest.fixture(params=LANGUAGES)
def reader(client: TestClient[Any], request: pytest.FixtureRequest) -> Browser:
    return Browser(client, language=request.param)


@pytest.mark.parametrize("game", WORDINGS)
def test_every_rule_has_its_place(reader: Browser, game: str) -> None:
    page = reader.page(f"/rules/{game}")
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(ledger_of(game)) <= set(ids)
    shown = unescape(re.sub(r"<[^>]+>", "", page))
    for rule in ledger_of(game).values():
        assert rule.text in shown and rule.ruling in shown
        assert rule.section in shown
        assert rule.told in shown
        if rule.example and not rule.told:
            assert re.split(r"\b(?:Own|Rulebook): ", rule.example)[-1][1:] not in shown, rule.id
    assert not re.search(r"\bgiven [^.]*; when [^.]*; then ", shown, re.IGNORECASE)
    links = re.findall(r'href="#([^"]+)"', page)
    assert links and set(links) <= set(ids)


@pytest.mark.parametrize("game", WORDINGS)
def test_every_option_names_the_rule_that_it_changes(reader: Browser, game: str) -> None:
    page = reader.page(f"/rules/{game}")
    texts = Texts(reader.cookies["language"], game, "web")
    assert set(re.findall(r'id="option-([^"]+)"', page)) == set(offered_options(game))
    for option in game_of(game).option_values:
        start = page.index(f'id="option-{option}"')
        said = unescape(page[start : page.index("</article>", start)])
        assert texts.say(f"option-{option}").removesuffix(".") in said
        rule = rule_of_option(game, option)
        assert rule in ledger_of(game) and f'href="#{rule}"' in said
        assert f'href="#option-{option}"' in page


@pytest.mark.parametrize("game", WORDINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_around_the_rules_is_translated(game: str, language: str) -> None:
    texts = Texts(language, game, "web")
    for rule in ledger_of(game).values():
        assert f"rules-group-{rule.group}" in texts
    if language != "en":
        values = {value for values in game_of(game).option_values.values() for value in values}
        listed = {unescape(value) for value in re.findall(r"<li>([^<]+)", all_rules(game, language))}
        assert not values & listed


def test_the_rules_of_each_edition_lead_to_those_of_the_others(client: TestClient[Any]) -> None:
    reader = Browser(client, language="en")
    final, prototype = reader.page("/rules/endless_winter"), reader.page("/rules/endless_winter/prototype")
    assert 'href="/rules/endless_winter/prototype"' in final and 'href="/rules/endless_winter"' in prototype
    assert "Endless Winter (prototype)" in prototype and 'id="option-glaciers"' not in prototype
    replaced = re.search(r'<article id="EWP-HUNT-02">(.*?)</article>', prototype)
    assert replaced and 'id="EW-HUNT-06"' in replaced[1], "a link to a rule that is replaced leads here"
    for path in ("/rules/endless_winter/final", "/rules/endless_winter/solo", "/rules/stone_age/prototype"):
        assert client.get(path).status_code == 404


def test_readers_of_other_languages_are_told_that_the_rules_are_english(reader: Browser) -> None:
    page = reader.page("/rules/stone_age")
    language = reader.cookies["language"]
    told = Texts(language, "", "web").say("rules-language", example=next(iter(ledger_of("stone_age"))))
    assert (unescape(told) in unescape(page)) == (language != "en")
    assert 'lang="en"' in page


def test_the_page_is_small_and_made_once(reader: Browser) -> None:
    page = reader.page("/rules/stone_age")
    size = len(gzip.compress(page.encode()))
    for address in re.findall(r'(?:href|src)="(/static/(?![^"]*woff2)[^"]+)"', page):
        reader.client.cookies.clear()
        answer = reader.client.get(address, headers={"accept-encoding": "identity"})
        assert answer.status_code == 200
        size += len(gzip.compress(answer.content))
    assert size <= LARGEST
    language = reader.cookies["language"]
    assert all_rules("stone_age", language) is all_rules("stone_age", language)
    assert not re.search(r"<script(?! src)|<style|\sstyle=|\son\w+=", page)


def test_rules_are_found_by_words_and_by_number(client: TestClient[Any]) -> None:
    reader = Browser(client, language="en")
    page = reader.page("/rules/stone_age?q=wood+GOLD")
    found = re.findall(r'<article id="([^"]+)"', page)
    assert found == [rule.id for rule in ledger_of("stone_age").search("wood gold")]
    assert "<mark>wood</mark>" in page and "<mark>gold</mark>" in page
    assert f"{len(found)} rules" in page
    assert re.findall(r'<article id="([^"]+)"', reader.page("/rules/stone_age?q=sa-place-03")) == ["SA-PLACE-03"]
    assert "No rule matches." in reader.page("/rules/stone_age?q=zeppelin")
    found, whole = (reader.page(path).partition("<main")[2] for path in ("/rules/stone_age?q=++", "/rules/stone_age"))
    assert found == whole


def test_links_of_found_rules_lead_to_the_whole_page(client: TestClient[Any]) -> None:
    reader = Browser(client, language="en")
    found = reader.page("/rules/stone_age?q=undo")
    assert 'href="/rules/stone_age#option-undo"' in found
    assert not re.search(r'href="#(?!main")', found)


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_searches_stay_text(client: TestClient[Any], words: str) -> None:
    client.cookies.clear()
    answer = client.get("/rules/stone_age", params={"q": words})
    assert answer.status_code == 200
    assert "<script>alert" not in answer.text and "<img src=x" not in answer.text
    assert len(answer.content) < 400_000


def test_searches_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as client:
        reader = Browser(client)
        answers = [reader.get("/rules/stone_age?q=zeppelin").status_code for _ in range(100)]
        assert answers[0] == 200 and 429 in answers


def test_the_games_are_listed(reader: Browser) -> None:
    page = reader.page("/rules")
    for game in eolith.games():
        assert f'href="/rules/{game}"' in page
        assert game_of(game).pack.digest in page


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/..%2f..%2fetc", "/rules/__init__", "/rules/stone_age%00"])
def test_no_other_game_is_known(client: TestClient[Any], path: str) -> None:
    assert Browser(client).get(path).status_code == 404


def test_small_files(client: TestClient[Any]) -> None:
    reader = Browser(client, language="uk")
    manifest = reader.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    content = manifest.json()
    assert content["lang"] == "uk" and content["start_url"] == "/" and content["display"] == "standalone"
    for icon in content["icons"]:
        assert reader.get(icon["src"]).status_code == 200
    robots = reader.page("/robots.txt")
    assert "Disallow: /t/\n" in robots and "Disallow: /s/\n" in robots
    assert reader.get(reader.get("/favicon.ico").headers["location"]).status_code == 200
