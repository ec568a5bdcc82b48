"""The prototype edition of Endless Winter through the page: what only it has is pressed, and a whole game is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eolith.kernel.text import Texts

from .hands import Desk
from .laid import EDITIONS, LAST, asked, recorded, sit_down, sit_where
from .test_looks import violations

Desks = Callable[..., Desk]
EDITION = ("endless_winter", "prototype")
STACKED = """() => $$('#field .target.hot').map((one) => one.dataset.at).filter((at) => at.split("-").length === 3)"""
"""The places on two megaliths that glow."""


def over_an_edge(state: Any, offered: list[str]) -> bool:
    return any(command.startswith("site ") and "+" in command for command in offered)


def for_two_labor(state: Any, offered: list[str]) -> bool:
    """A culture card with a labor token can be paid for, and no other."""
    return "use develop.top.1" in offered and state.labor == 4


def makes_a_ritual(state: Any, offered: list[str]) -> bool:
    return "pile tribesman" in offered


def test_what_only_this_edition_has_is_pressed(desk: Desks) -> None:
    """A place over the edge of two megaliths, a card with a labor token, and the ritual pile."""
    me = desk(width=1440, height=900)
    page = me.page

    sit_where(me, *EDITION, over_an_edge)
    (at, *_) = page.evaluate(STACKED)
    assert page.locator(f"#megalith-{at}").count() == 0
    me.press_target(at)
    assert "On top of two megaliths, level 2" in page.inner_text("#ask")
    me.decide(0)
    assert page.locator(f"#megalith-{at}").count() == 1, "it stands there"

    sit_where(me, *EDITION, for_two_labor)
    card = page.locator("#culture .target.hot").first
    at, tokens = card.get_attribute("data-at"), page.locator("#culture .market-token").count()
    assert card.locator(".market-token").count() == 1
    me.press_target(at)
    assert "for 2 labor" in page.inner_text("#choices")
    me.decide(0)
    assert page.locator("#culture .market-token").count() == tokens - 1
    assert page.locator(f"#hand .target[data-at='{at.replace('culture', 'hand')}']").count() == 1

    sit_where(me, *EDITION, makes_a_ritual)
    me.press_target("hand-tribesman")
    me.decide(0)
    assert page.locator("#hand .target[data-at='pile-tribesman']").count() == 1
    assert "ritual pile" in page.inner_text("#ask")


@pytest.mark.long
@pytest.mark.parametrize(
    ("moment", "language", "width", "height", "light"),
    [("last", "uk", 390, 844, "light"), ("last", "ru", 1440, 900, "dark"), ("opening", "en", 1024, 768, "light")],
)
def test_a_game(desk: Desks, moment: str, language: str, width: int, height: int, light: str) -> None:
    """A whole one from the form of the start page, against careful bots, and the end of another: by the picture and
    the list, to the end page.
    """
    me = desk(language=language, width=width, height=height)
    page, say = me.page, Texts(language, "endless_winter/prototype", "web").say
    page.emulate_media(color_scheme=light)
    if moment == "opening":
        me.fill_in("me", "bot:careful", "bot:careful", game="endless_winter", edition="prototype")
    else:
        record = recorded(*EDITIONS["endless_winter_prototype"])
        sit_down(record.game, record.decisions[: asked(record, 0)[-LAST[moment]]], me)
    assert say("game-name") in page.title()
    found, pressed = violations(page), 0
    for count in range(600):
        me.wait_for_turn()
        if me.is_over():
            break
        if width > 390 and count % 3 == 0 and me.press_picture(count):
            pressed += 1
        else:
            me.decide(count % page.locator("#choices button").count())
    assert me.is_over() and (pressed > (10 if moment == "opening" else 0) or width == 390)
    found += violations(page)
    page.click('#ask a[href$="/end"]')
    page.wait_for_selector(".sheet")
    assert say("game-name") in page.title()
    rows = page.locator(".sheet th[scope=row]").all_inner_texts()
    assert len(rows) == 8 and "?" not in page.inner_text(".sheet table"), "six lines, the track and the sum"
    found += violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
