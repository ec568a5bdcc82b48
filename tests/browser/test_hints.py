"""A hint in the browser: asked for with a key, seen in the picture, pressed or closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eolith.kernel.text import LANGUAGES

from .hands import Desk
from .laid import begin
from .test_looks import violations
from .test_ways import PHONE

ANSWERED = "() => !document.body.classList.contains('busy')"


def ask(page: Any) -> None:
    """Ask for a hint, again where the server had no time for one."""
    for _ in range(30):
        page.keyboard.press("h")
        page.wait_for_function(ANSWERED)
        if page.query_selector("#ask.hint .way"):
            return
    raise AssertionError("there is never time for a hint")


def test_a_hint_glows_and_can_be_pressed(desk: Callable[..., Desk]) -> None:
    me = desk()
    me.open_table()
    page = me.page
    page.wait_for_selector('#takeback [value="hint"]')
    ask(page)
    best = page.get_attribute("#ask", "data-target")
    assert [one.get_attribute("data-at") for one in page.query_selector_all(".target.chosen")] == [best]
    assert 2 <= page.locator(".hint .way").count() <= 3
    page.keyboard.press("Escape")
    page.wait_for_selector("#ask:not(.hint)")
    assert not page.query_selector_all(".target.chosen")
    ask(page)
    step = int(page.get_attribute("#act", "data-step"))
    page.locator(".hint .way").first.click()
    page.wait_for_function("step => +document.querySelector('#act').dataset.step > step", arg=step)
    page.wait_for_selector("#ask:not(.hint)")
    assert not me.troubles


CUT = """() => [...document.querySelectorAll(".hint *")].filter((one) => one.scrollWidth > one.clientWidth + 1 &&
  getComputedStyle(one).display !== "inline" && !one.closest("svg")).map((one) => one.textContent)"""


@pytest.mark.parametrize(("language", "light"), list(zip(LANGUAGES, ("dark", "light", "dark"), strict=True)))
def test_a_hint_can_be_read_and_pressed_on_a_phone(language: str, light: str, desk: Callable[..., Desk]) -> None:
    """Alone, where its ways have the longest words; all of it is in sight or scrolled to."""
    me = desk(language=language, color_scheme=light, **PHONE)
    begin(me, "doggerland", "middle")
    page = me.page
    me.wait_for_turn()
    ask(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and page.evaluate(CUT) == []
    assert all(way.bounding_box()["height"] >= 44 for way in page.locator(".hint .way").all())
    assert not page.locator('[value="hint"]').is_visible(), "there is nothing more to be asked"
    assert violations(page) == []
    page.locator(".hint .back").tap()
    page.wait_for_selector("#ask:not(.hint)")
