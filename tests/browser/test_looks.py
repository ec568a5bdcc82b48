"""How every state of the pages looks, as axe-core judges it; `EOLITH_SHOTS=FOLDER` makes screenshots for people too."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

from .hands import READY, TO_ALL_PANELS, Desk
from .laid import may_come_to_all_panels, sit_at

Desks = Callable[..., Desk]
SHOTS = os.environ.get("EOLITH_SHOTS", "")
WIDE, MIDDLE, PHONE = (1440, 900), (1024, 768), (390, 844)
LOOKS = {
    "en": ((WIDE, "light"), (PHONE, "dark"), (MIDDLE, "light")),
    "ru": ((PHONE, "dark"), (WIDE, "light"), (MIDDLE, "dark")),
    "uk": ((WIDE, "dark"), (PHONE, "light"), (MIDDLE, "light")),
}
"""What can be looked at in each language; axe judges the first, or one after another."""


AXE = Axe(
    AXE_SCRIPT
    + """;
    axe.configure({ rules: [
      { id: "color-contrast", selector: ":not(text, tspan, use, g, path, rect, circle, ellipse)" },
    ] });
    const judge = axe.run;
    axe.run = async (...given) => {
      const laid = [...document.querySelectorAll(".art")].map((art) => [art, document.createComment("")]);
      for (const [art, place] of laid) art.replaceWith(place);
      return judge(...given).finally(() => laid.forEach(([art, place]) => place.replaceWith(art)));
    };
    0"""
)
"""Of what is drawn it would compare `color`, which is not what a drawing is filled with; and where no drawing can be
seen, two thirds of a page's elements are taken away meanwhile: those of which drawings are made.
"""


def violations(page: Any, **more: Any) -> list[Any]:
    """What axe finds on a page."""
    # it would tell of everything else too, which takes it longer than to look, and read all style sheets once more
    options = {"resultTypes": ["violations"], "preload": False}
    found: list[Any] = AXE.run(page, options=options, **more).response["violations"]
    return found


class Eye:
    """Looks at states of a page: all alike, or each in another size and light, and each page in another language."""

    def __init__(self, desk: Desk, turn: int | None = None) -> None:
        """`turn`: with which language, size and light to begin."""
        self.desk = desk
        self.found: list[str] = []
        self.looks = islice(cycle([0] if turn is None else range(3)), turn, None)
        self.languages = islice(cycle([desk.language] if turn is None else LOOKS), turn, None)

    def turn(self) -> None:
        """The next page is another one."""
        self.desk.speak(next(self.languages))

    def go(self, address: str) -> None:
        self.turn()
        self.desk.page.goto(address)

    def look(self, state: str) -> None:
        page, language = self.desk.page, self.desk.language
        judged = LOOKS[language][next(self.looks)]
        for (width, height), light in (*(LOOKS[language] if SHOTS else ()), judged):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=light)
            page.mouse.move(1, 1)
            page.evaluate(READY)
            if SHOTS:
                page.screenshot(path=Path(SHOTS) / f"{state}-{language}-{width}-{light}.png")
        for violation in violations(page):
            where = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
            self.found.append(f"{state} at {width}, {light}: {violation['id']} at {where}")


@pytest.mark.parametrize("turn", (0, *(pytest.param(turn, marks=pytest.mark.long) for turn in (1, 2))))
def test_every_state(desk: Desks, laid: Any, turn: int) -> None:
    """One turn sees each state in one language, all three of them in each."""
    me = desk()
    eye = Eye(me, turn)
    page = me.page
    eye.go(me.site.url)
    eye.look("start")

    eye.turn()
    address = me.open_table("me", "friend")
    eye.look("links")
    page.goto(address)
    if me.is_mine():
        me.decide()
    page.wait_for_selector("#bar:not(.yours)")
    eye.look("waiting")

    eye.turn()
    me.fill_in("me", "here", round_cap="1")
    eye.look("cover")
    me.uncover()
    eye.look("placing")
    me.press_target("forest")
    eye.look("target")

    eye.turn()
    sit_at(me, "stone_age(players=2)", may_come_to_all_panels)
    seen: set[str] = set()
    while len(seen) < 2:
        me.wait_for_turn()
        assert not me.is_over()
        fields = page.locator("#fields .fields")
        state = "" if not fields.count() else "tools" if "tool-" in fields.inner_html() else "payment"
        if (
            page.locator('#choices [value="act card1"]').count()
            and not page.locator('#choices [value="act forest"]').count()
        ):
            me.press_target("card1")
            state = "payment" if page.locator("#fields").count() else ""
        if state and state not in seen:
            seen.add(state)
            if state == "tools":
                page.locator("#fields input[type=checkbox]").first.check()
                page.wait_for_selector("#fields input:checked")
            eye.look(state)
        me.choose(*([] if fields.count() else TO_ALL_PANELS))

    address = f"{me.site.url}/t/{laid[1]['stone_age', 'end']}"
    eye.go(address)
    page.wait_for_selector('#ask a[href$="/end"]')
    eye.look("over")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#ask.past")
    eye.look("past")
    eye.go(f"{address}?face=plain")
    eye.look("plain")
    eye.go(f"{address}/end")
    eye.look("end")
    eye.go(f"{me.site.url}/rules/stone_age")
    eye.look("rules")
    eye.go(f"{me.site.url}/you")
    eye.look("you")
    assert eye.found == []
