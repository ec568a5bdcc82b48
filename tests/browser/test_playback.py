"""The opponents' turn in a game alone, played back: on, back, skipped, looked at again, and the next move."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from .hands import Desk
from .laid import sit_at
from .test_looks import Eye

Desks = Callable[..., Desk]
LAST = {"endless_winter": "next", "doggerland": "finish"}
"""The command behind which opponents play, where there is no other."""
GLOWING_WITHIN = """() => [...document.querySelectorAll(".changed")].map(one => [one, getComputedStyle(one)])
  .filter(([one, style]) => style.filter !== "none" && style.fill !== "none")
  .filter(([one, style]) => style.fillOpacity > 0 && style.fillOpacity < 0.7)
  .map(([one]) => one.outerHTML)"""
"""What is lit though its own light shows through it, so that nothing below can be read."""


def played_back(desk: Desks, game: str, **wishes: Any) -> Desk:
    """Somebody who has just ended a turn."""
    me = desk(**wishes)
    sit_at(me, f"{game}(players=1)", lambda offered: offered == [LAST[game]])
    while not me.page.locator("#act[data-unseen]").count():
        me.choose(LAST[game])
    return me


def moment(me: Desk) -> tuple[str, str]:
    """What is told of the moment that is shown, and which it is."""
    return me.page.inner_text("#status"), me.page.inner_text("#ask h2")


def walk(me: Desk, way: str) -> tuple[str, str]:
    """One moment further."""
    before = moment(me)
    me.page.click(f"#past-{way}")
    me.page.wait_for_function("before => document.querySelector('#ask h2')?.innerText !== before", arg=before[1])
    return moment(me)


@pytest.mark.parametrize(("game", "language"), [("endless_winter", "ru"), ("doggerland", "uk")])
def test_a_turn_is_played_back_at_the_player_s_pace(desk: Desks, game: str, language: str) -> None:
    me = played_back(desk, game, language=language)
    me.page.wait_for_selector("#ask.past")
    eye = Eye(me)
    eye.look(f"{game}-played-back")
    assert eye.found == []
    seen, changed = [moment(me)], me.page.locator(".changed").count()
    first, of = map(int, re.findall(r"\d+", seen[0][1]))
    assert first == 1 < of
    for _ in range(of - 1):
        seen.append(walk(me, "on"))
        changed += me.page.locator(".changed").count()
        assert me.page.evaluate(GLOWING_WITHIN) == []
    assert all(words for words, _ in seen) and changed
    assert [walk(me, "back") for _ in range(min(3, of - 1))] == seen[-2:-5:-1]
    me.page.click("#past-skip")
    me.page.wait_for_selector("#bar.yours")
    assert not me.page.locator(".changed, #ask.past").count()
    me.page.click("#again")
    me.page.wait_for_selector("#ask.past")
    assert moment(me) == seen[0]
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("told => document.querySelector('#ask h2').innerText === told", arg=seen[1][1])
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("#bar.yours")
    before = me.step
    me.decide(0)
    assert me.step > before


def test_whoever_wishes_so_is_shown_the_present_at_once(desk: Desks) -> None:
    me = desk()
    sit_at(me, "endless_winter(players=1)", lambda offered: offered == ["next"])
    me.page.evaluate("settings.playback = 'off'")
    while not me.page.locator("#act[data-unseen]").count():
        me.choose("next")
    me.wait_for_turn()
    assert not me.page.locator("#ask.past").count()


def test_where_the_keyboard_is_does_not_move_away(desk: Desks) -> None:
    me = played_back(desk, "endless_winter")
    me.page.wait_for_selector("#ask.past")
    me.page.focus("#past-on")
    walk(me, "on")
    assert me.page.evaluate("document.activeElement.id") == "past-on"
    assert me.page.get_attribute("#status", "aria-live") == "polite"
