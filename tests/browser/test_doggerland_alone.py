"""Doggerland alone through the page: whole games by clicking, and what can be seen and opened of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from eolith.bots import make
from eolith.kernel.text import Texts
from eolith.store import Store, tables
from eolith.store.replay import rebuild_row

from .hands import ANSWERS, CHOICES, Desk
from .laid import begin, sit_at
from .test_doggerland import SMALLEST, VILLAGE, box, may_plan
from .test_looks import MIDDLE, PHONE, WIDE, violations

Desks = Callable[..., Desk]
GAMES = (("en", WIDE, "light"), ("ru", MIDDLE, "dark"), ("uk", PHONE, "light"))
"""Each language at another size."""


def follow(me: Desk) -> None:
    """Press what the careful bot would choose; of an expedition the group that the form proposes."""
    with Store(str(me.site.database)) as store, store.begin() as connection:
        id = me.page.url.split("/t/")[1].split("?")[0].split("#")[0]
        row = tables.get(connection, id)
        assert row is not None
        state = rebuild_row(row, tables.entries(connection, id)).play.state
    before = me.step
    wished = state.game.text(make("careful", state.game, 1).choose(state.clone()))
    button = me.page.locator(f'{CHOICES}[value="{wished}"]')
    if not button.count():
        return me.decide()
    button.first.click()
    me.page.wait_for_function(
        "step => +document.querySelector('#act')?.dataset.step > step || document.querySelector('[name=sure]')",
        arg=before,
    )
    if me.page.locator('#ask > [name="sure"]').count():
        me.page.click('#ask > [name="sure"]')
    return me.wait_for_step(before + 1)


def play(me: Desk, decide: Callable[[], None], looks: Sequence[str], most: int = 400) -> list[Any]:
    """What axe finds where one of these is offered first, and at the end page if it comes to that."""
    found, awaited = list[Any](), [*looks]
    for _ in range(most):
        me.wait_for_turn()
        if me.is_over():
            me.page.click('#ask a[href$="/end"]')
            me.page.wait_for_selector("table")
            return found + violations(me.page)
        if awaited and me.page.locator(f'{CHOICES}[value="{awaited[0]}"]').count():
            awaited.pop(0)
            found += violations(me.page)
        decide()
    return found


@pytest.mark.parametrize(("language", "size", "light"), GAMES)
def test_a_game_that_is_lost_at_once(desk: Desks, language: str, size: tuple[int, int], light: str) -> None:
    """Who does nothing goes hungry: the table and the end page say by which rule the game is lost."""
    me = desk(language=language, width=size[0], height=size[1], color_scheme=light)
    me.open_table("me", game="doggerland", difficulty="hard")
    assert play(me, me.decide, ["pass"]) == []
    say = Texts(language, "doggerland").say
    assert me.page.inner_text("h1") == say("alone-lost")
    told = me.page.inner_text("main")
    assert say("outcome-tokens") in told and "DGS-WIN-03" in told


@pytest.mark.long
@pytest.mark.parametrize(
    ("moment", "most", "language", "size", "light"),
    [(moment, most, *look) for (moment, most), look in zip({"opening": 12, "middle": 30, "late": 400}.items(), GAMES)],
)
def test_a_game_alone(desk: Desks, moment: str, most: int, language: str, size: tuple[int, int], light: str) -> None:
    """From the start page, from the middle, and to the end page, as the careful bot plays: its choices are pressed."""
    me = desk(language=language, width=size[0], height=size[1], color_scheme=light)
    begin(me, "doggerland", moment)
    assert play(me, lambda: follow(me), ["pass", "accept", "finish"], most) == []
    if moment == "late":
        say = Texts(language, "doggerland").say
        assert me.page.inner_text("h1") in (say("alone-won"), say("alone-lost"))
        assert "DGS-WIN-0" in me.page.inner_text("main")


def sit(desk: Desks, language: str = "en", **wishes: object) -> Desk:
    me = desk(language=language, **wishes)
    sit_at(me, "doggerland(players=1)", may_plan)
    return me


def test_all_in_one_look(desk: Desks) -> None:
    me = sit(desk, "ru", width=1440, height=900)
    for part in ("map", *VILLAGE, "tribe-a", "solo"):
        at = box(me, part)
        assert at["x"] >= 0 and at["y"] >= 0, part
        assert at["x"] + at["width"] <= 1440 and at["y"] + at["height"] <= 900, part
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert me.page.evaluate(SMALLEST, 2) >= 9.8 and me.page.evaluate(SMALLEST, 3) >= 10
    assert (
        me.page.evaluate("parseFloat(getComputedStyle($('#solo-card text')).fontSize) * $('#solo').getScreenCTM().a")
        > 14
    )


@pytest.mark.parametrize(("language", "width", "height"), (("uk", 1024, 768), ("ru", 390, 844)))
def test_one_zone_at_a_time(desk: Desks, language: str, width: int, height: int) -> None:
    """And all of it can be read."""
    me = sit(desk, language, width=width, height=height)
    for zone in (2, 3):
        me.page.locator(f"#zone-{zone}").check(force=True)
        assert me.page.evaluate(SMALLEST, zone) >= 10
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert box(me, "solo")["y"] < box(me, "tribe-a")["y"]


def test_card_stack_and_coming_moves_are_opened(desk: Desks) -> None:
    """By a press in the picture; what lies there is told in the panel, and is only to be read."""
    me = sit(desk, width=1440, height=900)
    for place, rule in (("card", "DGS-EVENT-01"), ("stack", "DGS-EVENT-09")):
        me.press_target(place)
        assert rule in me.page.inner_text("#ask") and not me.page.locator(ANSWERS).count()
        me.page.click("#ask .back")
        me.page.wait_for_selector('#ask[data-target=""]')
    me.press_target(me.page.locator(".land-slot:has(.land-token)").get_attribute("data-at"))
    assert me.page.locator("#migration .land-trail").count() == 3
    assert "red" in me.page.inner_text("#ask")


def test_what_is_not_possible_says_why(desk: Desks) -> None:
    """A tile with a rival, and an action that a rival shaman blocks."""
    me = sit(desk, width=1440, height=900)
    rival = me.page.locator('#map [id^="on-"]:has([id^="map-rival-"])').first.get_attribute("id").removeprefix("on-")
    me.press_target(f"cell-{rival}")
    assert "DGS-PLAN-01" in me.page.inner_text("#ask")
    blocked = me.page.locator('#hut a:has([id^="rival-shaman-"])').first.get_attribute("data-at")
    me.press_target(blocked)
    assert "DGS-SHAMAN-01" in me.page.inner_text("#ask")
    me.press_target(me.page.locator("#goals a").first.get_attribute("data-at"))
    assert "DGS-ROUND-04" in me.page.inner_text("#ask")
