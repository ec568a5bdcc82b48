"""No text lies over another or leaves what it is written on: every game, from its opening to its end, in all three
languages and at three sizes of a window, on a machine with fonts and on one without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import pytest

from eolith.kernel.drawing import breadth
from eolith.kernel.text import LANGUAGES

from .hands import READY, Desk
from .laid import EDITIONS, MOMENTS, SESSIONS, TABLES

SIZES = ((1440, 900), (1024, 768), (390, 844))
CROWDED = Path(__file__).with_name("crowded.js").read_text(encoding="utf-8")
STYLES = {"sans": 600, "strong": 800, "serif": 700}
MEASURE = """([text, face, weight]) => {
  const span = document.createElement("span");
  span.style.cssText = `position: absolute; white-space: pre; font: ${weight} 100px var(--${face})`;
  span.textContent = text;
  document.body.append(span);
  return document.fonts.load(`${weight} 100px "Eolith ${face}"`, text)
    .then(() => span.getBoundingClientRect().width / 100);
}"""


TURNS = {game: list(zip(MOMENTS, islice(cycle(LANGUAGES), first, None))) for first, game in enumerate(TABLES)}
"""Each moment of a game in one language."""


@pytest.mark.parametrize("game", TABLES)
def test_texts_can_be_read(chromium: Any, laid: Any, game: str) -> None:
    look(chromium, laid, game, TURNS[game])


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), [*product((*TABLES, *EDITIONS), LANGUAGES)])
def test_every_text_can_be_read(chromium: Any, laid: Any, game: str, language: str) -> None:
    seen = TURNS.get(game, ())
    look(chromium, laid, game, [(moment, language) for moment in MOMENTS if (moment, language) not in seen])


@pytest.mark.long
def test_fonts_of_the_machine_change_nothing(launch: Callable[..., Any], laid: Any) -> None:
    """One look at each game, each in another language."""
    with launch(system_fonts=True) as browser:
        for game, language in zip(TABLES, cycle(LANGUAGES)):
            look(browser, laid, game, [("middle", language)])


def look(browser: Any, laid: Any, game: str, moments: Iterable[tuple[str, str]]) -> None:
    site, tables = laid
    me = Desk(browser, site)
    me.be(SESSIONS[0])
    troubles: list[str] = []
    sizes = SIZES
    me.page.set_viewport_size(dict(zip(("width", "height"), sizes[-1])))
    for moment, language in moments:
        sizes = sizes[::-1]  # a page is laid at the size that the one before was last seen in
        me.speak(language)
        me.page.goto(f"{site.url}/t/{tables[game, moment]}")
        me.wait_for_table()
        for width, height in sizes:
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
