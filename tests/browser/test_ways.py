"""Every way to sit at a table: a phone, the keyboard alone, no JavaScript, a server that dies."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, islice
from typing import Any

import pytest

from eolith.kernel.text import LANGUAGES

from .hands import SURE, TO_ALL_PANELS, Desk, Site
from .laid import may_come_to_all_panels, sit_at
from .test_doggerland import may_plan
from .test_play import two

Desks = Callable[..., Desk]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL = """() => [...document.querySelectorAll("a, button, summary, select, input:not([type=hidden]), textarea")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest(".skip, dialog:not([open])"))
  .map((one) => one.matches("input[type=checkbox]") ? one.closest("label") : one.querySelector(".hit") || one)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
"""What can be pressed and is smaller than 44 pixels."""


def fits(page: Any) -> None:
    """Nothing is wider than the screen, and everything can be hit with a thumb."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    page.evaluate("scrollTo(500, 0)")
    assert page.evaluate("scrollX") == 0
    assert page.evaluate(SMALL) == [], page.url


@pytest.mark.parametrize("languages", (1, pytest.param(len(LANGUAGES), marks=pytest.mark.long)))
def test_a_phone(desk: Desks, languages: int) -> None:
    """Each page in one language, or in all of them."""
    me = desk(language="uk", **PHONE)
    address = me.fill_in("me", "bot:careful", round_cap="1")
    me.wait_for_turn()
    fits(me.page)
    board, panel = (me.page.locator(name).bounding_box() for name in ("#board", "#ask"))
    assert board["y"] < panel["y"], "status, board, then what can be done"
    me.page.tap('.target.hot[data-at="hunting"] .hit', force=True)
    me.page.wait_for_selector('#ask[data-target="hunting"]')
    box = me.page.locator("#ask").bounding_box()
    assert box["y"] + box["height"] == pytest.approx(844, abs=1), "a sheet at the bottom of the screen"
    fits(me.page)
    me.page.tap("#ask .back")
    me.page.wait_for_selector('#ask[data-target=""]')
    me.choose("place hunting 4")
    me.wait_for_turn()
    me.page.evaluate("scrollTo(0, 0)")
    me.page.tap('.target[data-at="hunting"] .hit', force=True)
    me.page.wait_for_selector('#ask[data-target="hunting"] .no .rule')
    fits(me.page)
    pages = ("", f"{address}/links", f"{address}?face=plain", f"{address}?step=1", f"{address}/log", "/rules", "/you")
    spoken = cycle(LANGUAGES)
    for path in pages:
        for language in islice(spoken, languages):
            me.speak(language)
            me.page.goto(path if path.startswith("http") else me.site.url + path)
            assert me.page.get_attribute("html", "lang") == language
            fits(me.page)


def test_asking_before_the_turn_ends(desk: Desks) -> None:
    """Who wants to be asked is asked where the thumb is."""
    me = desk(**PHONE)
    address = me.open_table("me", "bot:careful")
    me.page.goto(f"{me.site.url}/you")
    me.page.check("input[name=confirm]")
    me.page.locator("form:has(input[name=confirm]) button.main").click()
    me.page.wait_for_load_state()
    me.page.goto(address)
    me.wait_for_turn()
    before = me.step
    me.page.tap('.target.hot[data-at="hunting"] .hit', force=True)
    me.page.tap('#ask[data-target="hunting"] #choices button')
    me.page.wait_for_selector("#ask > button.main")
    box = me.page.locator("#ask").bounding_box()
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)
    assert me.step == before
    me.page.tap("#ask > button.main")
    me.wait_for_step(before + 1)


def test_no_sideways_scrolling(desk: Desks) -> None:
    """720 by 450: a screen of 1440 by 900 at a zoom of 200 %."""
    me = desk(width=720, height=450, language="uk")
    me.open_table("me", "bot:careful", "bot:careful", "bot:careful")
    me.wait_for_turn()
    for width, height in ((720, 450), (1024, 768), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        me.press_target("forest")
        assert me.page.locator("#choices button").first.is_visible()
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the whole table in one look"


def test_the_keyboard_alone(desk: Desks) -> None:
    """From the start page through ten decisions; the focus is always somewhere that can be seen."""
    me = desk()
    me.page.goto(f"{me.site.url}/?game=stone_age")
    keys = me.page.keyboard

    def go_to(selector: str) -> None:
        for _ in range(80):
            keys.press("Tab")
            if me.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not come to {selector}")

    go_to("#seat-1")
    keys.press("End")
    keys.press("Home")
    for _ in range(3):
        keys.press("ArrowDown")
    assert me.page.input_value("#seat-1").startswith("bot:")
    go_to(".open button.main")
    keys.press("Enter")
    me.wait_for_table()
    for number in range(10):
        me.wait_for_turn()
        if me.is_over():
            break
        before = me.step
        if number == 0:
            go_to(".target.hot")
            keys.press("Enter")
            me.page.wait_for_function("() => document.activeElement.closest('#choices')")
            keys.press("Escape")
            me.page.wait_for_function("() => document.activeElement.matches('.target.hot')")
            keys.press("Enter")
            me.page.wait_for_function("() => document.activeElement.closest('#choices')")
        elif me.page.locator("#fields").count():
            me.page.evaluate("document.activeElement.closest('#ask') || document.querySelector('#main').focus()")
            go_to("#fields .main:not([disabled])")
        else:
            keys.press("1")
        assert me.page.evaluate("document.activeElement.matches('#ask button:focus-visible')")
        keys.press("Enter")
        me.wait_for_step(before + 1)
        me.page.wait_for_function("() => document.activeElement !== document.body")
    keys.press("?")
    assert me.page.locator("#keys").is_visible()
    keys.press("Escape")
    assert not me.page.locator("#keys").is_visible()
    last = me.step
    keys.press("Home")
    me.page.wait_for_selector("#ask.past")
    assert me.page.evaluate("document.title").startswith(("●", "Stone"))
    keys.press("ArrowRight")
    keys.press("End")
    me.page.wait_for_selector("#ask:not(.past)")
    assert me.step >= last
    keys.press("/")
    assert me.page.evaluate("document.activeElement.id") == "typed"


def sit_to_plan(desk: Desks, **wishes: Any) -> Desk:
    """A table of Doggerland where an expedition is being set in a form."""
    me = desk(**wishes)
    sit_at(me, "doggerland(players=2)", may_plan)
    me.press_target(me.page.get_attribute('#choices [value^="send "]', "value").replace("send ", "cell-"))
    me.page.wait_for_selector("#field-hunters")
    return me


def sent(person: Desk) -> list[str]:
    """The commands that are sent from now on, while what the server says of a form comes late."""
    commands: list[str] = []

    def slowly(route: Any) -> None:
        person.page.wait_for_timeout(300)
        route.continue_()

    def act(request: Any) -> None:
        if request.method == "POST" and request.url.endswith("/act"):
            commands.append(request.post_data_json["command"])

    person.page.on("request", act)
    person.page.route(re.compile(r"/ask\?"), slowly)
    return commands


def test_what_is_confirmed_is_what_is_shown(desk: Desks) -> None:
    """However soon it is confirmed after a number was typed or changed by a step."""
    for change in ("typed", "step"):
        me = sit_to_plan(desk)
        commands, before = sent(me), me.step
        assert me.page.input_value("#field-hunters") not in ("0", "1")
        if change == "typed":
            me.page.fill("#field-hunters", "1")
        else:
            while me.page.input_value("#field-hunters") != "1":
                me.page.click("#field-hunters-less")
        me.page.click("#confirm")
        me.wait_for_step(before + 1)
        assert len(commands) == 1 and re.search(r" hunters 1\b", commands[0]), (change, commands)
        me.page.unroute_all(behavior="ignoreErrors")


def test_numbers_that_cannot_be_are_not_sent(desk: Desks) -> None:
    me = sit_to_plan(desk)
    commands, before = sent(me), me.step
    me.page.fill("#field-tools", me.page.get_attribute("#field-tools", "max"))
    me.page.click("#confirm")
    me.page.wait_for_selector("#verdict.no")
    me.page.wait_for_timeout(400)
    assert commands == [] and me.step == before
    me.page.unroute_all(behavior="ignoreErrors")


def test_a_step_keeps_the_focus(desk: Desks) -> None:
    """Pressed again and again from the keyboard; nothing else is changed."""
    me = sit_to_plan(desk)
    fields = "() => [...new FormData(document.querySelector('#fields'))].filter(([name]) => name !== 'tools')"
    others = me.page.evaluate(fields)
    me.page.focus("#field-tools-more")
    for number in ("1", "2"):
        me.page.keyboard.press("Space")
        me.page.wait_for_function(
            "number => document.querySelector('#field-tools').getAttribute('value') === number", arg=number
        )  # fmt: skip
        assert me.page.evaluate("document.activeElement.id") == "field-tools-more"
    assert me.page.evaluate(fields) == others


def test_the_focus_stays_at_what_is_asked(desk: Desks) -> None:
    """Also while others decide one after another, and nothing is there to be pressed."""
    first, second = two(desk)
    waiting, other = (second, first) if first.is_mine() else (first, second)
    for _ in range(4):
        other.decide(0)
        waiting.wait_for_step(other.step)
        if waiting.is_mine():
            waiting, other = other, waiting
        waiting.page.focus("#ask")
        other.decide(0)
        waiting.wait_for_step(other.step)
        assert waiting.page.evaluate("document.activeElement.id || document.activeElement.closest('#ask')?.id")
        if waiting.is_mine():
            waiting, other = other, waiting


LONG = "() => { const list = document.querySelector('#log ol'); return list.scrollHeight > list.clientHeight + 20; }"
"""Whether the log is longer than its box."""
AT_END = """(size) => {
  const list = document.querySelector("#log ol");
  return innerHeight === size && list.scrollHeight - list.scrollTop - list.clientHeight < 2;
}"""
"""Whether its last line is in sight, in a window of that height."""


def test_the_newest_line_of_the_log_stays_in_sight(desk: Desks) -> None:
    """When the window changes and when the box does; but who reads what was before goes on reading it."""
    me = desk(width=1440, height=1000)
    me.open_table("me", "bot:careful", "bot:careful", game="stone_age")
    me.wait_for_turn()
    while not me.page.evaluate(LONG):
        me.decide(0)
        me.wait_for_turn()
    for width, height in ((1440, 640), (1024, 700), (1440, 1000)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function(AT_END, arg=height)
    me.page.evaluate("document.querySelector('#log').style.cssText = 'flex: none; height: 7rem'")
    me.page.wait_for_function(AT_END, arg=1000)
    assert me.page.evaluate(LONG)
    me.page.evaluate("document.querySelector('#log ol').scrollTop = 0")
    me.page.wait_for_timeout(100)
    me.page.set_viewport_size({"width": 1440, "height": 700})
    me.page.wait_for_timeout(300)
    assert me.page.evaluate("document.querySelector('#log ol').scrollTop") == 0


def test_a_link_to_the_past_leads_there(desk: Desks) -> None:
    """In a tab of its own; from there one walks on, and back to what can be decided now."""
    me = desk()
    address = me.open_table("me", "bot:careful")
    me.wait_for_turn()
    me.decide(0)
    me.wait_for_turn()
    last = me.step
    tab = me.tab()
    tab.goto(f"{address}?step={last - 2}")
    tab.wait_for_timeout(1500)  # the stream has been heard
    assert tab.locator(f'#ask.past[data-step="{last - 2}"]').count() == 1
    assert not tab.locator("#typed").is_visible()
    tab.keyboard.press("ArrowRight")
    tab.wait_for_selector(f'#ask.past[data-step="{last - 1}"]')
    tab.keyboard.press("End")
    tab.wait_for_selector("#ask:not(.past) #choices")
    assert tab.locator("#typed").is_visible()
    tab.locator("#choices button").first.click()
    me.wait_for_step(last + 1)


def test_nothing_is_lost_by_one_press(desk: Desks) -> None:
    """What gives up planned actions is asked about first, where the keyboard is."""
    me = desk()
    sit_at(me, "doggerland(players=2)", lambda offered: "finish" in offered and len(offered) > 1)
    finish = me.page.locator('#choices [value="finish"]')
    before = me.step
    finish.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(SURE)
    me.page.click("#ask .back")
    me.page.wait_for_selector('#choices [value="finish"]')
    assert me.step == before
    me.page.click('#choices [value="finish"]')
    me.page.click(SURE)
    me.wait_for_step(before + 1)


def test_without_javascript(desk: Desks) -> None:
    """Decisions by forms and links alone, tools and a payment among them."""
    me = desk(java_script_enabled=False)
    sit_at(me, "stone_age(players=2)", may_come_to_all_panels)
    seen: set[str] = set()
    for decided in range(60):
        if decided >= 8 and len(seen) == 2:
            break
        me.wait_for_turn()
        before = me.step
        seen.add(decide_by_forms(me.page, pays="pay" in seen))
        me.wait_for_step(before + 1)
        seen.discard("")
    assert seen == {"tools", "pay"}
    me.page.goto(re.sub(r"[?#].*", "", me.page.url) + f"?step={me.step - 2}")
    assert me.page.locator("#ask.past").count()


def decide_by_forms(page: Any, pays: bool) -> str:
    """One decision; `tools` or `pay` if it was a form that was filled in."""

    def follow(way: Any, force: bool = False) -> None:
        """What is pressed before the page has come that was asked for would cut off its way."""
        with page.expect_navigation():
            way.click(force=force)

    card = page.locator('#choices button[value="act card1"]')
    if card.count() and not page.locator('#choices button[value="act forest"]').count() and not pays:
        follow(page.locator('#cards a[data-at="card1"]'), force=True)
    if page.locator("#fields").count():
        switch = page.locator("#fields input[type=checkbox]")
        if switch.count():
            switch.first.check()
        follow(page.locator("#fields .check"))
        if not page.locator("#fields .main:not([disabled]), #choices button").count():
            page.locator("#fields input[type=checkbox]").first.uncheck()  # that much is no payment
            follow(page.locator("#fields .check"))
        if page.locator("#fields .main:not([disabled])").count():
            kind = "tools" if "tool-" in page.locator("#fields .fields").inner_html() else "pay"
            follow(page.locator("#fields .main"))
            return kind
        follow(page.locator("#choices button").last)
        return ""
    wishes = (page.locator(f'#choices button[value^="{wish}"]') for wish in TO_ALL_PANELS)
    follow(next((wish for wish in wishes if wish.count()), page.locator("#choices button")).last)
    return ""


def test_a_server_that_dies(own_desk: Desks, own_site: Site) -> None:
    """What was decided is there after the restart; what is pressed meanwhile is sent again; no page is loaded anew."""
    first, second = two(own_desk, "en", "uk")
    actor = first if first.is_mine() else second
    actor.decide()
    before = actor.step
    for person in (first, second):
        person.wait_for_step(before)
        person.page.evaluate("window.stayed = true")
    actor = first if first.is_mine() else second
    for person in (first, second):
        person.away = True
    own_site.stop()
    for person in (first, second):
        person.page.wait_for_selector("body.offline #offline:not(:empty)")
    actor.page.locator("#choices button").last.click()
    own_site.start()
    for person in (first, second):
        person.wait_for_step(before + 1)
        person.page.wait_for_selector("body:not(.offline)")
        assert person.step == before + 1
        assert person.page.evaluate("window.stayed")
    other = second if actor is first else first
    other.page.wait_for_selector("#bar.yours")

    # a server of another version: its pages name other files
    def newer(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("table.js?", "table.js?0"))

    other.page.route(re.compile(r"/t/\w+$"), newer)
    own_site.stop()
    other.page.wait_for_selector("body.offline")
    other.page.fill("#text", "half a sentence")
    own_site.start()
    other.page.wait_for_selector("body:not(.offline)")
    other.page.wait_for_timeout(1500)
    assert other.page.evaluate("window.stayed"), "nobody who writes is interrupted"
    other.page.fill("#text", "")
    other.page.wait_for_function("() => !window.stayed")


def test_tabs_share_a_stream(own_desk: Desks, own_site: Site) -> None:
    """Two tabs of a browser hear the same news; each sees its own way of looking.

    So there is a stream for the two that look alike, one for the plain page, and one without a shared worker.
    """
    me = own_desk()
    address = me.open_table("me", "bot:careful")
    me.wait_for_turn()
    same, plain, alone = me.tab(), me.tab(), me.tab()
    same.goto(address)
    alone.add_init_script("delete window.SharedWorker")
    alone.goto(address)
    plain.goto(f"{address}?face=plain")
    plain.wait_for_selector("#plain button")
    me.decide()
    step = "step => +document.querySelector('#act')?.dataset.step >= step"
    for tab in (same, plain, alone):
        tab.wait_for_function(step, arg=me.step)
    assert same.locator("#plain").count() == 0
    assert plain.locator("#board").count() == 0
    metrics = me.context.request.get(f"{own_site.url}/metrics").text()
    assert re.search(r"^eolith_streams\S* (\d+)", metrics, flags=re.MULTILINE)[1] == "3"
