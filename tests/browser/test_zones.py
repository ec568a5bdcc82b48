"""A table too large for small screens: all of it in one look where there is room, else one zone at a time."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .hands import Desk
from .laid import sit_at
from .test_looks import Eye
from .test_ways import PHONE, SMALL

Desks = Callable[..., Desk]
TABLE = ("map", "board", "culture", "tribe", "hunt", "idols", "field", "tribe-a", "hand")
"""The parts of a table of Endless Winter as seat A sees it, without the other tribes."""
ZONES = (("board", "culture", "tribe", "hunt"), ("map",), ("field",), ("idols",), ("tribe-b", "tribe-c"))
OWN = ("tribe-a", "hand")
SHOWN = "() => [...document.querySelectorAll('.part')].filter((part) => part.checkVisibility()).map((part) => part.id)"
OPEN = "() => [...document.querySelectorAll('.tabs input')].findIndex((tab) => tab.checked)"
ASK_AT = """zone => {
  for (const one of $$(".hot")) one.classList.remove("hot");
  const target = $(`.zone-${zone + 1} .target`).cloneNode(true);
  target.classList.add("hot");
  const act = $("#act").cloneNode(true);
  act.dataset.step = +act.dataset.step + 1;
  const bar = $("#bar").cloneNode(true);
  bar.dataset.root = `calls-zone-${zone + 1}`;
  const markup = (element) => element.outerHTML.replaceAll(/ style="[^"]*"/g, ""); // axe leaves some behind
  swap({ act: markup(act), bar: markup(bar), [target.id]: markup(target) });
}"""
"""What the page does when the next decision can be taken in one zone alone."""


ROOTS = """async at => {
  const text = await (await fetch(`${table.dataset.url}?at=${at}`)).text();
  const loaded = new DOMParser().parseFromString(text, "text/html").documentElement;
  return [document.documentElement.className, loaded.className];
}"""
"""The classes of the root as they are here, and as the server would tell them."""


def sit(desk: Desks, language: str = "en", **wishes: Any) -> Desk:
    """A table of three where the person is to place a figure."""
    me = desk(language=language, **wishes)
    sit_at(me, "endless_winter(players=3)", may_hunt)
    return me


def may_hunt(offered: list[str]) -> bool:
    return "figure tribe hunt" in offered


def box(me: Desk, part: str) -> dict[str, float]:
    found: dict[str, float] = me.page.locator(f"#{part}").bounding_box()
    return found


def test_the_root_is_told_by_the_page_what_the_server_tells_it(desk: Desks) -> None:
    """After decisions, and with a place open: what styles have to know is what a page that is loaded anew would say."""
    me = sit(desk, width=1440, height=900)
    told = set()
    for at in ("", "column-hunt", ""):
        me.page.evaluate("at => ask(at)", at)
        me.page.wait_for_selector(f'#ask[data-target="{at}"]')
        shown, loaded = me.page.evaluate(ROOTS, at)
        assert sorted(shown.split()) == sorted(loaded.split()) and ("asks-open" in shown) is bool(at)
        told.add(shown)
        if not at:
            me.decide()
            me.wait_for_turn()
    assert len(told) > 1


def test_all_in_one_look(desk: Desks) -> None:
    me = sit(desk, "ru", width=1440, height=900)
    assert not me.page.locator(".tabs").is_visible()
    for part in TABLE:
        at = box(me, part)
        assert at["x"] >= 0 and at["y"] >= 0, part
        assert at["x"] + at["width"] <= 1440 and at["y"] + at["height"] <= 900, part
    for selector in ("#bar", "#choices button >> nth=0", "#log", "#tribe-b"):
        at = me.page.locator(selector).bounding_box()
        assert at["y"] + at["height"] <= 900, selector
        assert at["x"] >= box(me, "board")["x"] + box(me, "board")["width"], "beside the table"
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_field_takes_the_large_place(desk: Desks) -> None:
    """While a megalith can be built; without one, the map has it."""
    me = sit(desk, width=1440, height=900)
    assert box(me, "map")["width"] > box(me, "field")["width"]
    me.page.evaluate(ASK_AT, 2)
    assert box(me, "map")["width"] < box(me, "field")["width"]
    me.page.evaluate(ASK_AT, 1)
    assert box(me, "map")["width"] > box(me, "field")["width"]


def test_a_step_styles_what_it_changes_alone(desk: Desks, chromium: Any) -> None:
    """Not all that is drawn, which takes a third of a second: neither a decision nor a place that is opened."""
    me = sit(desk, width=1440, height=900)
    chromium.start_tracing(page=me.page, categories=["devtools.timeline"])
    me.decide()
    me.wait_for_turn()
    me.page.evaluate("for (const choice of $$('#choices > li:nth-child(n + 3)')) choice.remove()")
    me.press_target("column-hunt")
    traced = json.loads(chromium.stop_tracing())["traceEvents"]
    styled = [event["args"].get("elementCount", 0) for event in traced if event["name"] == "UpdateLayoutTree"]
    assert 20 < max(styled) < 5000


def test_one_zone_at_a_time(desk: Desks) -> None:
    me = sit(desk, "uk", width=1024, height=768)
    for width, height in ((1024, 768), (820, 1180), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        for zone, parts in enumerate(ZONES):
            me.page.locator(".tabs label").nth(zone).click()
            assert set(me.page.evaluate(SHOWN)) == {*parts, *OWN}
            assert box(me, parts[0])["y"] < box(me, "tribe-a")["y"], "the zone above, what is one's own below"
            assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert me.page.locator("#choices button").first.is_visible()


def test_a_phone_shows_what_can_be_done(desk: Desks) -> None:
    """At the thumb, however far one has scrolled; and the tabs stay at the top."""
    me = sit(desk, "ru", **PHONE)
    for _ in range(2):
        panel, tabs = (me.page.locator(name).bounding_box() for name in ("#ask", ".tabs"))
        assert panel["y"] + panel["height"] == pytest.approx(844, abs=1)
        assert 844 / 2 < panel["y"] < 844 - 100
        assert tabs["y"] + tabs["height"] < 844 / 3
        me.page.evaluate("scrollTo(0, 500)")
    # what is small on the picture is a button as well
    assert [one for one in me.page.evaluate(SMALL) if 'class="hit"' not in one] == []
    me.page.locator('.target.hot[data-at="column-hunt"] .hit').tap(force=True)
    me.page.wait_for_selector('#ask[data-target="column-hunt"]')
    me.page.tap("#ask .back")
    me.page.wait_for_selector('#ask[data-target=""]')


def test_a_zone_opens_by_itself(desk: Desks) -> None:
    """The only one in which something can be done; who holds the focus keeps it somewhere that can be seen."""
    me = sit(desk, width=390, height=844)
    assert me.page.evaluate(OPEN) == 0
    me.page.locator('.target[data-at="column-hunt"]').focus()
    me.page.evaluate(ASK_AT, 2)
    me.page.wait_for_function(f"({OPEN})() === 2")
    assert me.page.evaluate(
        "document.activeElement.matches('#ask, #ask *') && document.activeElement.checkVisibility()"
    )
    dots = me.page.locator(".tabs label").evaluate_all(
        "all => all.map((one) => getComputedStyle(one, '::after').visibility)"
    )
    assert dots == ["hidden", "hidden", "visible", "hidden", "hidden"]
    me.page.evaluate(ASK_AT, 3)
    me.page.wait_for_function(f"({OPEN})() === 3")

    me.page.locator(".tabs label").nth(1).click()
    me.page.evaluate("swap({ talk: $('#talk').outerHTML.replace('</div>', '<p>hello</p></div>') })")
    me.page.wait_for_timeout(100)
    assert me.page.evaluate(OPEN) == 1, "who looks around is not disturbed while nothing happens in the game"


def test_tabs_by_keyboard(desk: Desks) -> None:
    me = sit(desk, width=1024, height=768)
    keys = me.page.keyboard
    step = me.step
    me.page.locator("#zone-1").focus()
    keys.press("ArrowRight")
    assert me.page.evaluate(OPEN) == 1
    assert me.page.locator("#map").is_visible()
    assert not me.page.locator("#ask.past").count(), "the arrows do not walk through the game meanwhile"
    keys.press("1")
    assert me.page.evaluate("document.activeElement.matches('#choices button')")
    assert me.step == step


def test_tabs_without_javascript(desk: Desks) -> None:
    me = sit(desk, java_script_enabled=False, width=390, height=844)
    assert set(part.get_attribute("id") for part in me.page.locator(".zone-1 .part").all()) == set(ZONES[0])
    assert me.page.locator("#board").is_visible() and not me.page.locator("#map").is_visible()
    me.page.locator(".tabs label").nth(1).click()
    assert me.page.locator("#map").is_visible() and not me.page.locator("#board").is_visible()
    address = me.page.url.split("?")[0]
    target = me.page.locator("#field .target").first.get_attribute("data-at")
    me.page.goto(f"{address}?at={target}")
    assert me.page.locator("#field").is_visible(), "the zone of what is asked about is open"


@pytest.mark.parametrize("zones", ((4, 1), pytest.param((2, 3, 5), marks=pytest.mark.long)), ids=("some", "others"))
def test_how_zones_look(desk: Desks, zones: tuple[int, ...]) -> None:
    me = sit(desk, "uk")
    eye = Eye(me)
    for zone in zones:
        me.page.set_viewport_size({"width": 390, "height": 844})
        me.page.locator(f"#zone-{zone}").check(force=True)
        eye.look(f"winter-zone-{zone}")
    if 1 in zones:
        me.press_target("column-hunt")
        eye.look("winter-target")
        me.page.evaluate(ASK_AT, 2)
        eye.look("winter-field")
    assert eye.found == []


@pytest.mark.parametrize("touch", (False, True))
def test_what_a_glowing_place_is(desk: Desks, touch: bool) -> None:
    """Told where one points, or holds a finger; gone when one leaves."""
    me = sit(desk, width=1440, height=900, has_touch=touch)
    wished = '.target.hot[data-at="column-hunt"]'
    at = me.page.locator(f"{wished} .hit").first.bounding_box()
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    if touch:
        finger = me.context.new_cdp_session(me.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    else:
        me.page.mouse.move(point["x"], point["y"])
    me.page.wait_for_selector("#why")
    assert me.page.inner_text("#why").startswith("Hunt\n")
    assert me.page.get_attribute(wished, "aria-describedby") == "why"
    if touch:
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        me.page.mouse.move(2, 2)
    me.page.wait_for_selector("#why", state="detached")


def test_own_board_and_hand_stay_in_sight(desk: Desks) -> None:
    """On a tablet, side by side under the main board, however far the cards of the table are scrolled to."""
    me = sit(desk, width=1024, height=768)
    board, hand, table = (box(me, part) for part in ("tribe-a", "hand", "board"))
    assert hand["x"] >= board["x"] + board["width"]
    assert table["y"] + table["height"] <= board["y"]
    me.page.locator("#hunt").evaluate("hunt => hunt.scrollIntoView({ block: 'end' })")
    assert box(me, "hunt")["y"] + box(me, "hunt")["height"] <= board["y"]
    assert (box(me, "tribe-a"), box(me, "hand")) == (board, hand)
    for part in (board, hand):
        assert part["y"] + part["height"] <= 768


def test_three_others_are_in_sight(desk: Desks) -> None:
    me = desk(width=1366, height=768)
    me.open_table("me", "friend", "friend", "friend", game="endless_winter")
    me.page.goto(me.page.url.removesuffix("/links"))
    others = [box(me, f"tribe-{letter}") for letter in "bcd"]
    assert [at["y"] + at["height"] <= 768 for at in others] == [True] * 3


def test_talk_is_one_line_until_it_is_used(desk: Desks) -> None:
    me = desk(width=1280, height=800)
    me.open_table()
    talk = me.page.locator(".talk")
    assert talk.bounding_box()["height"] < 70
    me.page.focus("#text")
    assert talk.locator("summary").first.is_visible()
    me.page.fill("#text", "hello")
    me.page.click("#say > button")
    me.page.wait_for_selector("#talk p")
    me.page.locator("#text").blur()
    assert talk.locator("summary").first.is_visible()


def test_a_draft_comes_first_and_large_on_a_phone(desk: Desks) -> None:
    """Each chief can be read where it is chosen: two a row, before the table."""
    me = desk(**PHONE)
    me.open_table("me", "bot:random", game="endless_winter", chief_draft="on")
    me.wait_for_turn()
    chiefs = [chief.bounding_box() for chief in me.page.locator("#hand-offer .hot").all()]
    assert len(chiefs) > 1
    for chief in chiefs:
        assert chief["width"] > 390 * 0.4
        assert chief["y"] + chief["height"] < me.page.locator("#board").bounding_box()["y"]
    assert chiefs[0]["y"] == chiefs[1]["y"]
