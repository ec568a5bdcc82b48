"""A hint in the browser: asked for with a key, seen in the picture, pressed or closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .hands import Desk

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
