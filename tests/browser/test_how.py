"""How a game is played, as it is seen: on a phone, by axe-core, and on two sheets of paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, product

import pytest

from eolith.games import having
from eolith.kernel.text import LANGUAGES

from .hands import Desk
from .test_looks import violations

BLANK = """(all) => all.filter((svg) => {
  const box = svg.getBoundingClientRect();
  const shapes = [...svg.querySelectorAll("use, path, rect, circle, ellipse, text")];
  return !shapes.some((shape) => {
    const own = shape.getBoundingClientRect();
    return own.width && own.right > box.left && own.left < box.right && own.bottom > box.top && own.top < box.bottom;
  });
}).length"""
"""How many drawings show nothing in their frame."""
DRAWINGS = {"exclude": [[".drawn"]]}
"""What axe need not look through: they are hidden from screen readers."""


TURNS = list(zip(having("words/how"), cycle(LANGUAGES)))
"""Each page in one language."""


@pytest.mark.parametrize(("game", "language"), TURNS)
def test_a_page_fits_a_phone_and_two_sheets(desk: Callable[..., Desk], game: str, language: str) -> None:
    reader = desk(language=language, width=390, height=844, color_scheme="dark")
    fits(reader, game)
    assert violations(reader.page, context=DRAWINGS) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language"), [each for each in product(having("words/how"), LANGUAGES) if each not in TURNS]
)
def test_a_page_in_another_language_fits_too(desk: Callable[..., Desk], game: str, language: str) -> None:
    fits(desk(language=language, width=390, height=844, color_scheme="dark"), game)


def fits(reader: Desk, game: str) -> None:
    page = reader.page
    page.goto(f"{reader.site.url}/how/{game}")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator(".drawn, .how .icon").evaluate_all(BLANK) == 0
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= 2, game


def test_paper_is_light(desk: Callable[..., Desk]) -> None:
    reader = desk(color_scheme="dark")
    page = reader.page
    page.goto(f"{reader.site.url}/how/{having('words/how')[0]}")
    ink = "getComputedStyle(document.querySelector('.how')).color"
    by_night = page.evaluate(ink)
    page.emulate_media(media="print")
    assert page.evaluate(ink) != by_night
    page.emulate_media(media="screen", color_scheme="light")
    by_day = page.evaluate(ink)
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(ink) == by_day
