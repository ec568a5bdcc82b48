"""How a game is played: told alike in three languages, true to the ledger, and drawn by the game's own scene."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from browsing import Browser
from litestar.testing import TestClient
from markupsafe import Markup

import eolith
from eolith.games import having
from eolith.kernel.rule import ledger_of
from eolith.kernel.text import LANGUAGES, Texts
from eolith.web.host.games import game_of
from eolith.web.pages import how
from eolith.web.pages.how import SECTIONS, article, source
from rotated import rotated

GAMES = having("words/how")
TOLD = [*GAMES, "endless_winter/prototype"]
"""Also what is different in an edition."""
FEWEST, MOST = 600, 1100
"""Words of a page: whatever is read of its text and captions, but not what is written in drawings."""
COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
IMAGE = re.compile(r"!\[[^\]]*\]\((\w+:[\w-]+)\)")
DRAWN = re.compile(r'<svg class="drawn".*?</svg></svg>', re.DOTALL)
ICON = re.compile(r'<svg class="icon"[^>]*>.*?</svg>', re.DOTALL)


def read(game: str, language: str) -> str:
    text, found = source(game, language)
    assert found == language, f"{game} is not told in {language}"
    return text


def cited(text: str) -> list[str]:
    return [rule for comment in COMMENT.findall(text) for rule in comment.split()]


def words(game: str, language: str) -> list[str]:
    """What is read, by spaces; signs alone are no words."""
    seen = ICON.sub("", DRAWN.sub("", article(game, language)))
    text = unescape(re.sub(r"<[^>]+>", " ", seen))
    return [word for word in text.split() if any(letter.isalnum() for letter in word)]


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_cites_rules_that_there_are(game: str, language: str) -> None:
    text = read(game, language)
    _, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    assert len(sections) == len(SECTIONS)
    for section in sections:
        assert cited(section), section[:40]
    assert set(cited(text)) <= set(ledger_of(game))
    # comments are for who checks the text, and there is no other markup
    assert not re.search(r"<[a-z/]", COMMENT.sub("", text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_short_enough_to_be_read_and_long_enough_to_tell(game: str, language: str) -> None:
    assert FEWEST <= len(words(game, language)) <= MOST


@pytest.mark.parametrize("game", TOLD)
def test_the_three_languages_tell_the_same(game: str) -> None:
    def shape(language: str) -> list[str]:
        text = read(game, language)
        marks = re.finditer(rf"^#+ |^- |{IMAGE.pattern}|{COMMENT.pattern}", text, re.MULTILINE | re.DOTALL)
        return [" ".join(mark[0].split()) if mark[0].startswith("<") else mark[1] or mark[0] for mark in marks]

    assert shape("ru") == shape("en")
    assert shape("uk") == shape("en")
    assert len({article(game, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_icon_is_drawn(game: str, language: str) -> None:
    art = game_of(game).scene(language).art
    told = article(game, language)
    images = IMAGE.findall(read(game, language))
    figures, icons = DRAWN.findall(told), ICON.findall(told)
    assert len(figures) == sum(image.startswith("figure:") for image in images) >= 4
    assert len(icons) == sum(image.startswith("icon:") for image in images) >= 10
    for drawn in (*figures, *icons):
        root = ElementTree.fromstring(drawn)
        shapes = [element for element in root.iter() if element.tag not in ("svg", "g")]
        assert shapes, drawn[:200]
        for element in root.iter("use"):
            assert f'id="{element.attrib["href"][1:]}"' in art
    # a page may show a panel twice, and nothing of it can be pressed or is read out
    assert not re.search(r'<a\b|\sid="|href="\?', "".join(figures))
    assert told.count("<figcaption>") == len(figures)


@pytest.mark.parametrize("game", GAMES)
def test_every_cut_is_used_and_shows_what_lies_in_its_panel(game: str) -> None:
    text = read(game, "en")
    for name, cut in how.cuts(game).items():
        assert f"(figure:{name})" in text
        state, recent = how.position(game, cut.game, cut.after)
        (part,) = (
            part
            for part in state.game.scene("en").parts(state.game.observe(state, 0), recent=recent)
            if part.id == cut.part
        )
        x, y, width, height = cut.box or (0, 0, part.width, part.height)
        assert 0 <= x < x + width <= part.width and 0 <= y < y + height <= part.height, name


@pytest.mark.parametrize(("kind", "name"), [("figure", "moon"), ("icon", "moon")])
def test_what_cannot_be_drawn_is_named(kind: str, name: str) -> None:
    rendered = {"figure": lambda: how.figure(GAMES[0], "en", name, Markup()),
                "icon": lambda: how.icon(GAMES[0], "en", name, "")}  # fmt: skip
    with pytest.raises(ValueError, match=f"no {kind} '{name}'"):
        rendered[kind]()


@pytest.mark.parametrize(("language", "game"), rotated(LANGUAGES, GAMES))
def test_a_page_leads_on_and_is_reached_from_everywhere(client: TestClient[Any], game: str, language: str) -> None:
    visitor = Browser(client, language=language)
    page = visitor.page(f"/how/{game}")
    assert f'href="/rules/{game}"' in page and f'href="/?game={game}"' in page
    assert all(f'<section id="{id}">' in page for id in SECTIONS)
    assert "<!--" not in page and not re.search(r"[A-Z]{2}-[A-Z]+-\d\d", page)
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=", page)
    link = f'href="/how/{game}"'
    title = Texts(language, game, "web").say("how-title", game=Texts(language, game).say("game-name"))
    table = visitor.open_table(game=game)
    for path in ("/", f"/?game={game}", f"/rules/{game}", f"/t/{table}"):
        found = visitor.page(path)
        assert link in found and f'aria-label="{title}"' in unescape(found), path
    rules = visitor.page(f"/rules/{game}")
    assert rules.index(link) < rules.index('role="search"' if 'role="search"' in rules else "<search")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_different_in_an_edition_has_a_page(client: TestClient[Any], language: str) -> None:
    visitor = Browser(client, language=language)
    page = visitor.page("/how/endless_winter/prototype")
    assert all(f'<section id="{id}">' in page for id in SECTIONS) and ICON.findall(page)
    assert 'href="/how/endless_winter"' in page and 'href="/rules/endless_winter/prototype"' in page
    assert 'href="/how/endless_winter/prototype"' in visitor.page("/rules/endless_winter/prototype")
    for other in ("endless_winter/final", "stone_age/prototype", "endless_winter/solo"):
        assert visitor.get(f"/how/{other}").status_code == 404


def test_a_game_that_does_not_tell_it_has_no_link(client: TestClient[Any]) -> None:
    visitor = Browser(client)
    for game in {*eolith.games(), "chess", "..%2frules"} - set(GAMES):
        assert visitor.get(f"/how/{game}").status_code == 404
    start = visitor.page("/")
    assert set(re.findall(r'href="/how/(\w+)"', start)) == set(GAMES)


def test_a_language_that_is_missing_is_told_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "en.md").write_text("## a\n\n## b\n\n## c\n\n## d\n", encoding="utf-8")
    monkeypatch.setattr(how, "folder", lambda game: tmp_path)
    article.cache_clear()
    assert article(GAMES[0], "uk").startswith('<article class="how" lang="en">')
    article.cache_clear()
