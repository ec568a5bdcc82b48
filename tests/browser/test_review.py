"""The review of a finished game on a phone: nothing of it lies beyond the edge."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eolith.kernel.text import LANGUAGES
from rotated import rotated

from .hands import Desk, Site
from .laid import SESSIONS
from .test_looks import violations

BEYOND = """() => [...document.querySelectorAll(".review td, .review a")].filter(cell => {
  const box = cell.getBoundingClientRect(); return !box.width || box.left < 0 || box.right > innerWidth })
  .map(cell => cell.textContent)"""


@pytest.mark.parametrize(("language", "light"), rotated(LANGUAGES, ("light", "dark")))
def test_what_was_better_and_its_cost_are_in_sight_on_a_phone(
    language: str, light: str, desk: Callable[..., Desk], laid: tuple[Site, dict[tuple[str, str], str]]
) -> None:
    me = desk(language=language, width=390, height=844, color_scheme=light)
    me.be(SESSIONS[0])
    me.page.goto(f"{me.site.url}/t/{laid[1]['stone_age', 'end']}/review")
    assert me.page.locator(".review").count() == 3
    assert me.page.evaluate(BEYOND) == []
    assert me.page.locator(".review a").first.bounding_box()["height"] >= 40
    assert violations(me.page) == []
