"""Endless Winter through the page: what of it can be read and reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eolith.kernel.text import Texts

from .hands import Desk
from .laid import begin, sit_at
from .test_looks import violations
from .test_zones import may_hunt

Desks = Callable[..., Desk]
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
    sit_at(me, "endless_winter(players=4)", may_hunt, "figure tribe hunt")
    return me


def test_most_of_what_can_be_chosen_is_in_sight(desk: Desks) -> None:
    """With three others, who stay in sight; and names in the market can be read."""
    me = acting(desk, "ru", width=1440, height=900)
    offered = me.page.locator("#choices > li").count()
    assert me.page.locator("#ask").evaluate("ask => ask.clientHeight + 2 >= Math.min(320, ask.scrollHeight)")
    assert me.page.evaluate(SEEN) >= min(6, offered)
    for part in ("#tribe-b", "#tribe-c", "#tribe-d", "#log"):
        box = me.page.locator(part).bounding_box()
        assert box["height"] >= 44 and box["y"] + box["height"] <= 900, part
    for part in ("#culture", "#tribe"):
        sizes = me.page.evaluate(PIXELS, f"{part} .market .title")
        assert sizes and min(sizes) >= 8.5, part


def test_a_face_is_shown_large_enough_to_be_read(desk: Desks) -> None:
    me = acting(desk, "ru", width=1440, height=900)
    code = me.page.locator("#culture a.target").first.get_attribute("data-at")
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
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


@pytest.mark.long
@pytest.mark.parametrize(
    ("moment", "language", "width", "height", "light"),
    [("opening", "uk", 390, 844, "dark"), ("middle", "ru", 1440, 900, "light"), ("late", "en", 1024, 768, "light")],
)
def test_a_game_alone(desk: Desks, moment: str, language: str, width: int, height: int, light: str) -> None:
    """From the start page, from the middle, and to the end page: by the picture and the list, on a phone by the list
    alone, which lies over the picture; and what is seen of the nomads on the way.
    """
    me = desk(language=language, width=width, height=height)
    page, say = me.page, Texts(language, "endless_winter").say
    page.emulate_media(color_scheme=light)
    begin(me, "endless_winter", moment)
    looked, pressed, found = False, 0, list[Any]()
    for count in range(100 if moment == "late" else 25):
        me.wait_for_turn()
        if me.is_over():
            break
        if not looked and page.locator("#nomads-cards .target").count() > 1:
            looked = True
            found += look_at_the_nomads(me, say("nomads-by-rules"))
        if width > 390 and count % 3 == 0 and me.press_picture(count // 3):
            pressed += 1
        else:
            me.decide()
    assert looked and (pressed > 1 or width == 390)
    found += violations(page)
    assert me.is_over() == (moment == "late")
    if moment == "late":
        page.click('#ask a[href$="/end"]')
        page.wait_for_selector(".sheet")
        own, theirs = (int(cell) for cell in page.locator(".sheet tr").last.locator("td").all_inner_texts())
        assert page.inner_text("h1") == say("alone-won" if own > theirs else "alone-lost")
        assert str(abs(own - theirs)) in page.inner_text(".how")
        found += violations(page)
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []


def look_at_the_nomads(me: Desk, told: str) -> list[Any]:
    """Their card on top, the aid and the migration card, large; what axe finds there."""
    page, found = me.page, list[Any]()
    if page.locator(".tabs").is_visible():
        page.locator(".tabs label").last.click()
    card = page.locator("#nomads-cards .target").first.get_attribute("data-at")
    for target in (card, "aid", page.locator("#nomads-migration").get_attribute("data-at")):
        page.evaluate("scrollTo(0, 0)")  # nothing that stays at an edge lies over them
        me.press_target(target)
        assert told in page.inner_text("#ask")
        shown = page.locator('#ask .icon use[href^="#face-"]').locator("xpath=..").bounding_box()
        assert min(shown["width"], shown["height"]) > 110, target
        found += violations(page)
        page.click("#ask .back")
        page.wait_for_selector('#ask[data-target=""]')
    return found
