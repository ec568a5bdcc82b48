"""No text lies over another or leaves what it is written on: every game, from its opening to its end, in all three
languages and at three sizes of a window, on a machine with fonts and on one without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from eolith.kernel.drawing import breadth
from eolith.kernel.text import LANGUAGES

from .hands import Desk
from .laid import MOMENTS, SESSIONS, TABLES

SIZES = ((1440, 900), (1024, 768), (390, 844))
CROWDED = Path(__file__).with_name("crowded.js").read_text(encoding="utf-8")
READY = """() => document.fonts.ready.then(() =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""
"""The fonts have come, and the page is laid for the size of its window."""


LOOKS = [(game, language, False) for game in TABLES for language in LANGUAGES] + [
    # with fonts nothing but these may change: one look of each game is enough
    (game, language, True)
    for game, language in zip(TABLES, cycle(LANGUAGES))
]
STYLES = {"sans": 600, "strong": 800, "serif": 700}
MEASURE = """([text, face, weight]) => {
  const span = document.createElement("span");
  span.style.cssText = `position: absolute; white-space: pre; font: ${weight} 100px var(--${face})`;
  span.textContent = text;
  document.body.append(span);
  return document.fonts.load(`${weight} 100px "Eolith ${face}"`, text)
    .then(() => span.getBoundingClientRect().width / 100);
}"""


@pytest.fixture(scope="module")
def browser_of(launch: Callable[..., Any]) -> Iterator[Callable[[bool], Any]]:
    """One browser of each kind."""
    opened: dict[bool, Any] = {}

    def browser(system: bool) -> Any:
        if system not in opened:
            opened[system] = launch(system)
        return opened[system]

    yield browser
    for browser in opened.values():
        browser.close()


TURNS = {game: list(zip(MOMENTS, islice(cycle(LANGUAGES), first, None))) for first, game in enumerate(TABLES)}
"""Each moment of a game in one language."""


@pytest.mark.parametrize("game", TABLES)
def test_texts_can_be_read(chromium: Any, laid: Any, game: str) -> None:
    look(chromium, laid, game, TURNS[game])


@pytest.mark.long
@pytest.mark.parametrize(("game", "language", "system"), LOOKS)
def test_every_text_can_be_read(
    browser_of: Callable[[bool], Any], laid: Any, game: str, language: str, system: bool
) -> None:
    moments = [(moment, language) for moment in MOMENTS if system or (moment, language) not in TURNS[game]]
    look(browser_of(system), laid, game, moments)


def look(browser: Any, laid: Any, game: str, moments: Iterable[tuple[str, str]]) -> None:
    site, tables = laid
    me = Desk(browser, site)
    me.be(SESSIONS[0])
    troubles: list[str] = []
    for moment, language in moments:
        me.speak(language)
        me.page.goto(f"{site.url}/t/{tables[game, moment]}")
        me.wait_for_table()
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.evaluate(READY)
            troubles += [f"{moment}, {language}, {width}: {found}" for found in me.page.evaluate(CROWDED)]
    me.context.close()
    assert troubles == me.troubles == []


def test_texts_are_as_wide_as_they_are_measured(desk: Callable[..., Desk]) -> None:
    me = desk(language="uk")
    me.page.goto(me.site.url)
    for text in ("Hunting grounds", "Глиняный карьер", "Мисливські угіддя", "÷ 6 → −100", "Ґеєїі"):
        for style, weight in STYLES.items():
            face = "serif" if style == "serif" else "sans"
            drawn = me.page.evaluate(MEASURE, [text, face, weight])
            assert drawn <= breadth(text, style) * 1.005 and drawn >= breadth(text, style) * 0.93, (text, style)
