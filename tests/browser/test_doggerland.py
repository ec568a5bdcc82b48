"""Doggerland through the page: expeditions, and what can be read and reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .hands import CONFIRM, Desk
from .laid import sit_at
from .test_looks import Eye

Desks = Callable[..., Desk]
SHOWN = "() => [...document.querySelectorAll('.part')].filter((part) => part.checkVisibility()).map((part) => part.id)"
VILLAGE = ("track", "cave", "hut", "crafts", "goals")
SMALLEST = """zone => Math.min(...[...document.querySelectorAll(`.zone-${zone} text`)]
  .filter((text) => text.checkVisibility())
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
"""The height of the smallest text that is shown in a zone, in pixels."""
FREE = """switches => switches.map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return one.getBoundingClientRect().right - words.getBoundingClientRect().right;
})"""
"""How much room there is behind the words of switches, in pixels."""


def sit(desk: Desks, language: str = "en", **wishes: object) -> Desk:
    """A table of three where the person is to plan."""
    me = desk(language=language, **wishes)
    sit_at(me, "doggerland(players=3)", may_plan)
    return me


def may_plan(offered: list[str]) -> bool:
    return any(command.startswith("send ") for command in offered)


def test_an_expedition_is_one_form(desk: Desks) -> None:
    """Opened from the picture; each change tells what it would bring, or why it cannot be."""
    me = sit(desk, width=1440, height=900)
    page = me.page
    place = page.locator('#choices [value^="send "]').first.get_attribute("value").replace("send ", "cell-")
    me.press_target(place)
    told = [page.inner_text("#verdict")]
    assert told[0] and page.locator(CONFIRM).count() == 1
    for _ in range(3):
        page.click('.step[data-field="field-tools"][data-step="1"]')
        page.wait_for_function("told => document.querySelector('#verdict').innerText !== told", arg=told[-1])
        told.append(page.inner_text("#verdict"))
        if page.locator("#verdict.no").count():
            break
    assert page.locator("#verdict.no .rule").inner_text().startswith("DG-")
    assert page.locator("#fields .main[disabled]").count() == 1
    page.click('.step[data-field="field-tools"][data-step="-1"]')
    step = me.step
    page.click(CONFIRM)
    me.wait_for_step(step + 1)
    band = page.locator(f'#on-{place.removeprefix("cell-")} .piece[id^="map-hunter-a"]')
    assert band.count() == 1, "the group stands where it was sent"


def test_an_expedition_by_keyboard_and_back(desk: Desks) -> None:
    """A tile is opened and left again; a group is sent, and called back."""
    me = sit(desk, width=1440, height=900)
    page, step = me.page, me.step
    place = page.locator('#choices [value^="send "]').first.get_attribute("value").replace("send ", "cell-")
    page.locator(f'.target[data-at="{place}"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#ask[data-target="{place}"]')
    page.wait_for_function("() => document.activeElement.matches('#fields input')")
    page.keyboard.press("Escape")
    page.wait_for_selector('#ask[data-target=""]')
    page.locator(f'#choices [value="send {place.removeprefix("cell-")}"]').press("Enter")
    me.wait_for_step(step + 1)
    page.wait_for_selector('#ask[data-target=""] #fields')
    page.keyboard.press("u")
    page.wait_for_function("step => +document.querySelector('#act')?.dataset.step === step", arg=step)


def test_an_expedition_without_a_script(desk: Desks) -> None:
    me = sit(desk, java_script_enabled=False)
    page = me.page
    address = page.url.split("?")[0].split("#")[0]
    place = page.locator('#choices [value^="send "]').first.get_attribute("value").replace("send ", "cell-")
    page.goto(f"{address}?at={place}")
    page.fill("#field-hunters", "1")
    page.fill("#field-tools", "2")
    page.click("#fields .check")
    assert page.input_value("#field-tools") == "2"
    assert page.locator("#verdict.yes").count(), page.inner_text("#ask")
    page.click(CONFIRM)
    page.wait_for_selector("#table")
    while not me.is_mine():
        page.goto(address)
    assert page.locator(f'#on-{place.removeprefix("cell-")} .piece[id^="map-hunter-a"]').count() == 1


def test_an_expedition_is_confirmed_without_scrolling(desk: Desks) -> None:
    """To gather, and to hunt where there is something to hunt."""
    me = sit(desk, "ru", width=1440, height=900)
    sent = me.page.locator('#choices [value^="send "]')
    commands = sent.first.get_attribute("value"), sent.last.get_attribute("value")
    for width, height in ((1440, 900), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        for command in commands:
            me.press_target(command.replace("send ", "cell-"))
            asked, confirm = box(me, "ask"), me.page.locator(CONFIRM).bounding_box()
            assert confirm["y"] + confirm["height"] <= asked["y"] + asked["height"] <= height


@pytest.mark.parametrize(("language", "width", "height"), (("en", 1440, 900), ("uk", 1024, 768)))
def test_who_may_go_is_told_within_its_frame(desk: Desks, language: str, width: int, height: int) -> None:
    """Chief and shaman, who both go where there is something to gather."""
    me = sit(desk, language, width=width, height=height)
    switches = me.page.locator("#fields .switch")
    for place in me.page.locator('.target.hot[data-at^="cell-"]').all():
        me.press_target(place.get_attribute("data-at"))
        if switches.count() == 2:
            break
    assert switches.count() == 2
    for inside in switches.evaluate_all(FREE):
        assert inside >= 5


def test_why_a_tile_cannot_be_reached(desk: Desks) -> None:
    me = sit(desk, width=1440, height=900)
    place = me.page.locator('.target[data-at="cell-d1"]')
    assert "hot" not in (place.get_attribute("class") or "").split()
    place.locator(".hit").first.hover(force=True)
    me.page.wait_for_selector("#why")
    assert "d1" in me.page.inner_text("#why") and "DG-" in me.page.inner_text("#why")


def test_the_coming_migration_is_shown_on_request(desk: Desks) -> None:
    """While the priority arrow is asked about, with and without a script."""
    me = sit(desk, width=1440, height=900)
    assert me.page.locator("#migration").evaluate("one => getComputedStyle(one).visibility") == "hidden"
    arrow = me.page.locator('.target[data-at^="arrow-"]').first.get_attribute("data-at")
    me.press_target(arrow)
    assert me.page.locator("#migration").evaluate("one => getComputedStyle(one).visibility") == "visible"
    plain = sit(desk, java_script_enabled=False)
    address = plain.page.url.split("?")[0]
    plain.page.goto(f"{address}?at={arrow}")
    assert plain.page.locator("#migration").evaluate("one => getComputedStyle(one).visibility") == "visible"


def box(me: Desk, part: str) -> dict[str, float]:
    found: dict[str, float] = me.page.locator(f"#{part}").bounding_box()
    return found


def test_all_in_one_look(desk: Desks) -> None:
    me = sit(desk, "ru", width=1440, height=900)
    assert not me.page.locator(".tabs").is_visible()
    for part in ("map", *VILLAGE, "tribe-a"):
        at = box(me, part)
        assert at["x"] >= 0 and at["y"] >= 0, part
        assert at["x"] + at["width"] <= 1440 and at["y"] + at["height"] <= 900, part
    assert box(me, "map")["width"] > 560
    for selector in ("#bar", "#choices button >> nth=0", "#log", "#tribe-b"):
        at = me.page.locator(selector).bounding_box()
        assert at["y"] + at["height"] <= 900, selector
        assert at["x"] >= box(me, "track")["x"] + box(me, "track")["width"], "beside the table"
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert me.page.evaluate(SMALLEST, 2) >= 10
    assert me.page.locator("#log > a").bounding_box()["width"] < 0.22 * box(me, "log")["width"]


def test_own_board_is_whole_on_a_low_screen(desk: Desks) -> None:
    me = sit(desk, width=1366, height=768)
    own = box(me, "tribe-a")
    assert own["y"] + own["height"] <= 768
    assert min(me.page.evaluate(SMALLEST, zone) for zone in (0, 1, 2, 3)) >= 9.7


def test_one_zone_at_a_time(desk: Desks) -> None:
    """And all on the table can be read."""
    me = sit(desk, "uk", width=1024, height=768)
    for width, height in ((1024, 768), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        for zone, parts in enumerate((("map",), VILLAGE, ("tribe-b", "tribe-c"))):
            me.page.locator(".tabs label").nth(zone).click()
            assert set(me.page.evaluate(SHOWN)) == {*parts, "tribe-a"}
            assert box(me, parts[0])["y"] < box(me, "tribe-a")["y"], "the zone above, what is one's own below"
            assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for zone in (1, 2):
            me.page.locator(f"#zone-{zone}").check(force=True)
            assert me.page.evaluate(SMALLEST, zone) >= 10


def test_own_board_and_the_village_above_it_are_in_sight(desk: Desks) -> None:
    """On a tablet; what is one's own stays where it is whatever zone is open."""
    me = sit(desk, "uk", width=1024, height=768)
    own = box(me, "tribe-a")
    assert own["y"] + own["height"] <= 768
    assert me.page.evaluate(SMALLEST, 0) >= 9.8
    for zone, parts in ((2, VILLAGE), (3, ("tribe-b", "tribe-c")), (1, ("map",))):
        me.page.locator(f"#zone-{zone}").check(force=True)
        assert box(me, "tribe-a") == own
        for part in parts:
            assert box(me, part)["y"] + box(me, part)["height"] <= own["y"], part


@pytest.mark.parametrize(("width", "height", "room"), ((1440, 900, 320), (1280, 800, 240)))
def test_three_other_tribes_are_in_sight(desk: Desks, width: int, height: int, room: int) -> None:
    """And can be read; beside them there is room for what can be done, what has happened, and all that is said."""
    me = desk(language="ru", width=width, height=height)
    sit_at(me, "doggerland(players=4)", may_plan)
    assert box(me, "ask")["height"] >= room
    assert me.page.evaluate(SMALLEST, 3) >= 11
    for opened in (False, True):
        if opened:
            me.press_target(me.page.locator('.target.hot[data-at^="cave-"]').first.get_attribute("data-at"))
        assert box(me, "log")["height"] > 45
        for part in ("tribe-b", "tribe-c", "tribe-d", "text"):
            assert box(me, part)["y"] + box(me, part)["height"] <= height, part


@pytest.mark.parametrize("zones", ((1,), pytest.param((2, 3), marks=pytest.mark.long)), ids=("some", "others"))
def test_how_it_looks(desk: Desks, zones: tuple[int, ...]) -> None:
    me = sit(desk, "ru")
    eye = Eye(me)
    for zone in zones:
        me.page.set_viewport_size({"width": 390, "height": 844})
        me.page.locator(f"#zone-{zone}").check(force=True)
        eye.look(f"doggerland-zone-{zone}")
    if 1 in zones:
        me.press_target(me.page.locator('.target.hot[data-at^="cell-"]').first.get_attribute("data-at"))
        eye.look("doggerland-expedition")
        me.page.goto(f"{me.page.url.split('?')[0]}?face=plain")
        eye.look("doggerland-plain")
    assert eye.found == []
