"""Endless Winter through the page: a whole game, and what of it can be read and reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import CHOICES, WAIT, Desk
from .test_play import two

Desks = Callable[..., Desk]


def press_picture(person: Desk, number: int) -> bool:
    """Press one of the glowing places of the picture and do what it offers first; whether anything glows in sight."""
    page = person.page
    hot = [place for place in page.locator(".target.hot").all() if place.is_visible()]
    if not hot:
        return False
    hot[number % len(hot)].locator(".hit").first.click(force=True)
    page.wait_for_selector('#ask[data-target]:not([data-target=""])')  # perhaps of what lies on that place
    if not page.locator(CHOICES).count():
        page.click("#ask .back")
        page.wait_for_selector('#ask[data-target=""]')
        return False
    person.decide(0)
    return True


def test_a_whole_game_for_two(desk: Desks) -> None:
    """By the picture and by the list, whose last choice goes on; both see the same sheet in their own language."""
    first, second = two(desk, "ru", "en", game="endless_winter", glaciers="on", rests="on")
    for count in range(800):
        step = max(first.step, second.step)
        for person in (first, second):
            person.wait_for_step(step)
        if first.is_over():
            break
        mover = first if first.is_mine() else second
        if count % 3 or not press_picture(mover, count // 3):
            mover.decide()
    assert count > 60
    sheets = []
    for person in (first, second):
        person.page.wait_for_selector('#ask a[href$="/end"]')
        person.page.click('#ask a[href$="/end"]')
        person.page.wait_for_selector("table")
        sheets.append(person.page.locator("table tr").last.locator("td").all_inner_texts())
    assert sheets[0] == sheets[1]
    assert len(sheets[0]) == 2


SEEN = """() => [...document.querySelectorAll("#choices > li")].filter((li) => {
  const at = li.getBoundingClientRect(), box = $("#ask").getBoundingClientRect();
  return at.top >= box.top && at.bottom <= Math.min(box.bottom + 1, innerHeight);
}).length"""
"""How many of the choices are in sight."""
PIXELS = """selector => [...document.querySelectorAll(selector)].map((text) => {
  const { a, b } = text.getScreenCTM();
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
})"""
"""How large texts of a drawing are on the screen."""
LARGE = """() => [...document.querySelectorAll('#ask .icon use[href^="#face-"]')].map((use) => {
  const face = $(use.getAttribute("href")), [, , width, height] = face.getAttribute("viewBox").split(" ").map(Number);
  const box = use.ownerSVGElement.getBoundingClientRect(), scale = Math.min(box.width / width, box.height / height);
  const marks = [...face.querySelectorAll('[href="#mark-designed"], [href="#mark-partly"]')];
  return {
    texts: [...face.querySelectorAll("text")].map((text) => text.getAttribute("font-size") * scale),
    marks: marks.map((mark) => mark.getAttribute("width") * scale),
  };
})"""
"""How large the texts and the pens of faces in the panel are on the screen."""


def acting(desk: Desks, language: str, **wishes: Any) -> Desk:
    """A table of four at the top of Hunt."""
    me = desk(language=language, **wishes)
    me.context.set_default_timeout(8 * WAIT)  # three others may play before
    me.open_table("me", "bot:random", "bot:random", "bot:random", game="endless_winter")
    for command in ("side a", "figure tribe hunt"):
        me.page.locator(f'{CHOICES}[value^="{command}"]').first.click()
    me.page.wait_for_selector(f'{CHOICES}[value="next"]')
    return me


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_most_of_what_can_be_chosen_is_in_sight(desk: Desks, language: str) -> None:
    """With three others, who stay in sight; and names in the market can be read."""
    me = acting(desk, language, width=1440, height=900)
    offered = me.page.locator("#choices > li").count()
    assert me.page.locator("#ask").evaluate("ask => ask.clientHeight + 2 >= Math.min(320, ask.scrollHeight)")
    assert me.page.evaluate(SEEN) >= min(6, offered)
    for part in ("#tribe-b", "#tribe-c", "#tribe-d", "#log"):
        box = me.page.locator(part).bounding_box()
        assert box["height"] >= 44 and box["y"] + box["height"] <= 900, part
    for part in ("#culture", "#tribe"):
        sizes = me.page.evaluate(PIXELS, f"{part} .market .title")
        assert sizes and min(sizes) >= 8.5, part


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_a_face_is_shown_large_enough_to_be_read(desk: Desks, width: int, height: int) -> None:
    me = acting(desk, "ru", width=width, height=height)
    code = me.page.locator("#culture a.target").first.get_attribute("data-at")
    for target in (code, "tribe-hunter", "chief"):
        me.press_target(target)
        (face,) = me.page.evaluate(LARGE)
        assert min(face["texts"]) >= 8 and face["texts"], target
        assert [size >= 9 for size in face["marks"]] == [True], target
        me.page.click("#ask .back")
        me.page.wait_for_selector('#ask[data-target=""]')


def test_the_market_below_the_board_begins_in_sight(desk: Desks) -> None:
    """A line of cards, and a shade as long as there is more of them below."""
    me = acting(desk, "en", width=1024, height=768, reduced_motion="no-preference")
    zone, card = (me.page.locator(place).first.bounding_box() for place in (".zone-1", "#culture a.target .hit"))
    assert card["y"] + card["height"] <= zone["y"] + zone["height"]
    shade = "() => getComputedStyle($('.zone-1'), '::after').opacity"
    before = float(me.page.evaluate(shade))
    me.page.locator(".zone-1").evaluate("zone => zone.scrollTo(0, zone.scrollHeight)")
    me.page.wait_for_timeout(500)
    assert before > 0.2 > float(me.page.evaluate(shade))
