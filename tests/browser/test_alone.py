"""Somebody plays alone: begins at once, gives up, and reads what that comes to, in every language and size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eolith.kernel.text import Texts

from .hands import Desk
from .test_looks import LOOKS, violations

Desks = Callable[..., Desk]


@pytest.mark.parametrize("language", ["ru", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "uk"))])
def test_from_the_start_page_to_the_record_of_ones_own(desk: Desks, language: str) -> None:
    """A level is a press, the table is there, giving up is another two; the record is told where it is looked for."""
    me = desk(language=language)
    page, texts = me.page, Texts(language, "doggerland", "web")
    ((width, height), light), *_ = LOOKS[language]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=light)

    def looks_right() -> None:
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width

    page.goto(me.site.url)
    page.locator('a[href="/?game=doggerland#alone"]').click()
    page.locator('#alone [value="hard"]').check()
    looks_right()
    page.locator("#alone .main").click()
    page.wait_for_selector("#bar.yours")
    table = page.url
    assert "/links" not in table
    page.locator("#seats .away summary").click()
    page.get_by_text(texts.say("resign-text")).wait_for()
    page.locator('#seats [value="resign-0"]').click()
    page.wait_for_selector('#ask a[href$="/end"]')
    assert texts.say("outcome-resigned") in page.locator("#status").inner_text()
    page.reload()
    page.goto(f"{table}/end")
    told = page.locator("main").inner_text()
    for text in (texts.say("alone-lost"), "DGS-WIN-05", texts.say("own-level", won=0, all=1)[1:]):
        assert text in told
    looks_right()
    page.goto(f"{me.site.url}/you")
    row = page.locator(".own tbody tr")
    assert row.inner_text().split() == [texts.say("level-hard"), "0", "1", "0", "0"]
    looks_right()
    page.goto(f"{me.site.url}/?game=doggerland")
    level = page.locator('label:has([value="hard"])')
    assert texts.say("own-so-far", won=0, all=1) in level.inner_text()
