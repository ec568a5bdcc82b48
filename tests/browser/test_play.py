"""Whole games and single decisions, through the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import eolith

from .hands import Desk, Site
from .laid import SESSIONS, TWO, may_come_to_all_panels, sit_at, sit_down

Desks = Callable[..., Desk]


def two(desk: Desks, *languages: str) -> tuple[Desk, Desk]:
    """Two people at a new table, each with a browser."""
    both = [desk(language=language) for language in languages or ("en", "en")]
    sit_down(eolith.load("stone_age(players=2)"), [], *both)
    return both[0], both[1]


def play(*people: Desk, most: int = 400) -> int:
    """Play to the end, whoever is to decide; the number of decisions."""
    for count in range(most):
        step = max(person.step for person in people)
        for person in people:
            person.wait_for_step(step)
        if people[0].is_over():
            return count
        next(person for person in people if person.is_mine()).decide()
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_a_game_of_one_round_in_two_languages(desk: Desks) -> None:
    """Both see the same game, each in their own language, and the same end."""
    first, second = desk(language="ru"), desk(language="uk")
    address = first.open_table("me", "friend", round_cap="1")
    second.sit(first.links()[1])
    first.page.goto(address)
    first.wait_for_table()
    assert "Чат" in first.page.inner_text(".talk")
    assert "Чат" in second.page.inner_text(".talk")
    assert play(first, second) > 15
    for person, over in ((first, "Игра окончена"), (second, "Гру завершено")):
        person.page.wait_for_selector('#ask a[href$="/end"]')
        assert over in person.page.inner_text("#status")
        person.page.click('#ask a[href$="/end"]')
        person.page.wait_for_selector("table")
    figures = [person.page.locator("table tr").last.locator("td").all_inner_texts() for person in (first, second)]
    assert figures[0] == figures[1]


@pytest.mark.parametrize(
    ("game", "moment"),
    [*((game, "last") for game in TWO), pytest.param("doggerland", "later", marks=pytest.mark.long)],
)
def test_the_end_of_a_game_by_the_picture(
    chromium: Any, laid: tuple[Site, dict[tuple[str, str], str]], game: str, moment: str
) -> None:
    """And by the list, whose last choice goes on; both see the same sheet in their own language."""
    site, tables = laid
    both = [Desk(chromium, site, language) for language in ("ru", "en")]
    for person, session in zip(both, SESSIONS, strict=True):
        person.be(session)
        person.page.goto(f"{site.url}/t/{tables[game, moment]}")
        person.wait_for_table()
    pressed = 0
    for count in range(400):
        step = max(person.step for person in both)
        for person in both:
            person.wait_for_step(step)
        if both[0].is_over():
            break
        mover = next(person for person in both if person.is_mine())
        if count % 3 and mover.press_picture(count // 3):
            pressed += 1
        else:
            mover.decide()
    assert pressed > (2 if moment == "later" else 0)
    sheets = []
    for person in both:
        person.page.wait_for_selector('#ask a[href$="/end"]')
        person.page.click('#ask a[href$="/end"]')
        person.page.wait_for_selector("table")
        sheets.append(person.page.locator("table tr").last.locator("td").all_inner_texts())
        person.context.close()
    assert sheets[0] == sheets[1] and len(sheets[0]) == 2
    assert both[0].troubles == both[1].troubles == []


@pytest.mark.parametrize("language", ("en", *(pytest.param(other, marks=pytest.mark.long) for other in ("ru", "uk"))))
def test_a_level_is_chosen_by_its_face_and_plays(desk: Desks, language: str) -> None:
    """The list of a seat shows the face of who is chosen; at the table it stands beside the name, and it plays."""
    me = desk(language=language)
    me.page.goto(f"{me.site.url}/?game=stone_age")
    told = me.page.locator(".faces li")
    assert told.count() == 6 and all(told.nth(number).locator("img").count() == 1 for number in range(6))
    seat = me.page.locator("#seat-1")
    assert "face-apprentice" in seat.evaluate("list => getComputedStyle(list).backgroundImage")
    seat.select_option("bot:tracker")
    assert "face-tracker" in seat.evaluate("list => getComputedStyle(list).backgroundImage")
    address = me.fill_in("me", "bot:tracker", "bot:child", round_cap="1")
    seats = me.page.locator("#seats li")
    for number, name in ((1, "tracker"), (2, "child")):
        face = seats.nth(number).locator("img.face")
        assert f"face-{name}" in face.get_attribute("src")
        assert face.evaluate("picture => picture.complete && picture.naturalWidth > 0")
    me.wait_for_turn()
    while not me.is_over():
        me.decide()
        me.page.wait_for_selector("#bar.yours, #ask a[href$='/end']")
    me.page.goto(f"{address}/end")
    assert me.page.locator(".ranking img.face").count() == 2


def test_undo_redo_and_restart(desk: Desks) -> None:
    me = desk()
    # several decisions of one's own can follow each other
    sit_at(me, "stone_age(players=2)", may_come_to_all_panels)
    while not me.page.locator('[name="do"][value="undo"]').count():
        me.decide(0)
        me.wait_for_turn()
    after = me.step
    before_panel = me.page.inner_text("#ask")
    me.page.click('[name="do"][value="undo"]')
    me.page.wait_for_function("step => +document.querySelector('#act')?.dataset.step < step", arg=after)
    assert me.page.locator("#log .remark").last.inner_text().startswith("Ann takes back")
    me.page.keyboard.press("r")
    me.wait_for_step(after)
    me.page.wait_for_function("text => document.querySelector('#ask').innerText === text", arg=before_panel)


def test_restart_takes_the_whole_turn_back(desk: Desks) -> None:
    me = desk()
    # two at this screen, so that nothing is revealed in between
    me.open_table("me", "bot:careful")
    me.wait_for_turn()
    found = False
    for _ in range(40):
        restart = me.page.locator('[name="do"][value="restart"]')
        if restart.count():
            after = me.step
            restart.click()
            me.page.wait_for_function("step => +document.querySelector('#act')?.dataset.step < step - 1", arg=after)
            found = True
            break
        me.decide(0)
        me.wait_for_turn()
    assert found


def test_what_is_not_possible_says_why(desk: Desks) -> None:
    """On hover, on focus and when pressed, with the rule."""
    me = desk()
    me.open_table("me", "bot:careful")
    me.wait_for_turn()
    while me.page.locator('.target.hot[data-at="field"]').count():
        me.page.locator('#choices button[value^="place field"]').click()
        me.page.wait_for_selector('.target:not(.hot)[data-at="field"]')
    me.wait_for_turn()
    field = '.target[data-at="field"]'
    me.page.hover(f"{field} .hit", force=True, position={"x": 120, "y": 20})
    me.page.wait_for_selector("#why")
    reason = me.page.inner_text("#why")
    assert "field" in reason.lower() and "SA-PLACE" in reason
    me.page.mouse.move(2, 2)
    me.page.wait_for_selector("#why", state="detached")
    me.page.keyboard.press("Tab")
    me.page.focus(field)
    me.page.wait_for_selector("#why")
    assert me.page.get_attribute(field, "aria-describedby") == "why"
    me.press_target("field")
    assert me.page.locator("#ask .no a.rule").inner_text().startswith("SA-PLACE")
    before = me.step
    me.page.fill("#typed", "place field 1")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("#told.error")
    assert me.page.locator("#told a").get_attribute("href").startswith("/rules/stone_age#SA-PLACE")
    assert me.step == before


def test_a_stale_page_is_shown_the_table_as_it_is(desk: Desks) -> None:
    """What is pressed in a tab that has not heard the news is refused, and the tab shows what has happened."""
    me = desk()
    address = me.open_table("me", "bot:careful")
    me.wait_for_turn()
    stale = me.tab()
    stale.add_init_script("SharedWorker = EventSource = class { port = {postMessage() {}} }")
    stale.goto(address)
    stale.wait_for_selector("#bar.yours")
    old = stale.get_attribute("#act", "data-step")
    me.decide()
    assert stale.get_attribute("#act", "data-step") == old
    stale.locator("#choices button").first.click()
    stale.wait_for_selector("#told.error")
    assert "in the meantime" in stale.inner_text("#told")
    assert int(stale.get_attribute("#act", "data-step")) > int(old)


def test_an_onlooker_sees_no_hand(desk: Desks) -> None:
    first, second = two(desk)
    watcher = desk()
    watcher.sit(first.page.url.replace("/t/", "/s/"))
    assert watcher.page.locator(".part-own").count() == 0
    assert watcher.page.locator("#choices, #fields, .target.hot").count() == 0
    before = watcher.step
    next(person for person in (first, second) if person.is_mine()).decide()
    watcher.wait_for_step(before + 1)
    assert watcher.page.locator("#choices, #fields, .target.hot").count() == 0


def test_a_shared_screen_is_covered_between_turns(desk: Desks) -> None:
    """Nobody's hand is shown until the next one says that they sit there."""
    me = desk()
    me.open_table("me", "here")
    shown = []
    for _ in range(2):
        assert me.page.locator(".part-own, .target.hot, #choices").count() == 0
        me.page.click("#ask.cover a")
        me.page.wait_for_selector("#bar.yours")
        shown += [part.get_attribute("id") for part in me.page.locator(".part-own").all()]
        me.decide()
        me.page.wait_for_selector("#ask.cover")
    assert sorted(shown) == ["tribe-a", "tribe-b"]


def test_names_and_talk_are_text(desk: Desks) -> None:
    """What people write never becomes markup."""
    hostile = '<img src=x onerror="alert(1)"><b>'
    first = desk()
    first.open_table("me", "friend", name=hostile)
    second = desk()
    second.sit(first.links()[1])
    first.page.goto(first.page.url.removesuffix("/links"))
    for text in ("<script>alert(2)</script>", '"><svg onload=alert(3)>', "</p></div>"):
        first.page.fill("#text", text)
        first.page.click("#say > button")
        second.page.wait_for_function(
            "text => document.querySelector('#talk').textContent.includes(text)", arg=text
        )  # fmt: skip
    for person in (first, second):
        assert person.page.locator("#table img, #table [onerror], #talk svg, #talk script, #seats b b").count() == 0
        assert hostile[:20] in person.page.inner_text("#seats")


def test_ones_turn_shows_in_title_and_icon(desk: Desks) -> None:
    first, second = two(desk, "en", "uk")
    for person in (first, second):
        title, icon = person.page.title(), person.page.get_attribute("link[rel=icon]", "href")
        assert title.startswith("●") == person.is_mine()
        assert ("icon-turn" in icon) == person.is_mine()
    actor, other = (first, second) if first.is_mine() else (second, first)
    actor.decide()
    other.page.wait_for_function("() => document.title.startsWith('●')")
    assert not actor.page.title().startswith("●")
    icon = other.page.get_attribute("link[rel=icon]", "href")
    assert other.page.evaluate("async (url) => (await fetch(url)).headers.get('content-type')", icon) == "image/svg+xml"


def test_pieces_travel_and_dice_tumble(desk: Desks) -> None:
    """Figures go from one's own board to the place and back; nothing moves for longer than said."""
    still, me = desk(), desk(reduced_motion="no-preference")
    for person in (still, me):
        sit_at(person, "stone_age(players=2)", lambda offered: "place hunting 1" in offered)
    spy = """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            window.moved.push([this.id || this.getAttribute("class"), !!frames[0].transform, timing.duration]);
            return animate.call(this, frames, timing);
          };
        }"""
    for person in (still, me):
        person.page.evaluate(spy)
        person.wait_for_turn()
    still.decide()
    still.wait_for_turn()
    assert still.page.evaluate("moved") == [], "who wants less motion sees none"
    me.page.locator('#choices [value^="place hunting"]').last.click()
    me.page.wait_for_function("() => moved.some(([id, travels]) => id.startsWith('fig-a-hunting') && travels)")
    home = "moved.some(([id, travels]) => id.startsWith('fig-a-home') && travels)"
    for _ in range(30):
        me.wait_for_turn()
        if me.page.evaluate(home):
            break
        me.decide(0)
    moved = me.page.evaluate("moved")
    assert any(id == "die" and travels for id, travels, _ in moved)
    assert any(id.startswith("fig-a-home") and travels for id, travels, _ in moved)
    assert max(duration for *_, duration in moved) <= 600
