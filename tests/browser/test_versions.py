"""A picture never goes back: whatever comes late, and wherever it comes from, the newest stays."""

from __future__ import annotations

import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from .hands import CHOICES, WAIT, Desk, Site
from .test_play import two

Desks = Callable[..., Desk]
SHOWN = """() => ["act", "bar", "ask", "takeback", "board"].map((id) => document.getElementById(id).outerHTML).join()"""
"""What stands on a table's page, but for what is open in it."""


class Held:
    """Answers on their way to a page, as late as the test wants."""

    def __init__(self, page: Any, pattern: str) -> None:
        self.page = page
        self.pattern = re.compile(pattern)
        self.routes: list[Any] = []
        self.done = False
        page.route(self.pattern, lambda route: route.continue_() if self.done else self.routes.append(route))

    def answer(self) -> Any:
        """What the server says to the first request, now."""
        until = time.monotonic() + WAIT / 1000
        while not self.routes:
            self.page.wait_for_timeout(10)
            assert time.monotonic() < until, self.page.evaluate(
                "({walking, walks, version, busy, since: performance.now(), ask: $('#ask').outerHTML})"
            )
        return self.routes[0].fetch()

    def arrive(self, answer: Any) -> None:
        """Let it come to the page; what else was asked for, and is from now on, is not held."""
        self.done = True
        first, *others = self.routes
        with self.page.expect_response(self.pattern):
            first.fulfill(response=answer)
        for route in others:  # a tab that joins the stream of others asks for the present by itself
            route.continue_()


def both_decide(first: Desk, second: Desk) -> None:
    """Each of two players decides once, the first one first."""
    for actor, other in ((first, second), (second, first)):
        actor.page.wait_for_selector("#bar.yours")
        actor.decide(0)
        other.wait_for_step(actor.step)


def with_a_second_tab(desk: Desks) -> tuple[Desk, Desk, Any]:
    """Two players; who is to decide comes first, with one more tab of its browser."""
    first, second = two(desk)
    if not first.is_mine():
        first, second = second, first
    late = first.tab()
    late.goto(first.page.url)
    late.wait_for_selector("#bar.yours")
    return first, second, late


def catch_up(page: Any, newest: Desk) -> None:
    """Until a page has come as far as another one."""
    page.wait_for_function("step => +document.querySelector('#act')?.dataset.step === step", arg=newest.step)


def is_shown(page: Any, newest: Desk) -> None:
    """A page shows what another page of the same seat shows."""
    newest_shown = newest.page.evaluate(SHOWN)
    page.wait_for_function(f"wanted => ({SHOWN})() === wanted", arg=newest_shown)


def test_a_late_refusal(desk: Desks) -> None:
    """A command that came too late is refused with a picture, and that comes still later than newer ones."""
    first, second, late = with_a_second_tab(desk)
    held = Held(late, r"/act$")
    late.locator(CHOICES).first.click()
    both_decide(first, second)
    refusal = held.answer()
    assert refusal.status == 409 and refusal.json()["f"]
    both_decide(first, second)
    catch_up(late, first)
    held.arrive(refusal)
    late.wait_for_selector("body:not(.busy)")
    assert late.locator("#told.error").count(), "it is still said that it was too late"
    is_shown(late, first)


def test_a_late_panel(desk: Desks) -> None:
    """It shows what is possible now: what it said before is asked for once more."""
    first, second, late = with_a_second_tab(desk)
    held = Held(late, r"/ask\?")
    late.locator('.target.hot[data-at="forest"] .hit').first.click(force=True)
    panel = held.answer()
    first.choose("place forest 1")
    second.wait_for_step(first.step)
    second.decide(0)
    catch_up(late, second)
    held.arrive(panel)
    late.wait_for_selector('#ask[data-target="forest"] .no .rule')
    assert not late.locator('#ask [value^="place forest"]').count()


def test_a_panel_that_is_ahead(desk: Desks) -> None:
    """What is asked is newer than the picture: the news before it do not take it away."""
    me = desk()
    me.page.add_init_script("delete window.SharedWorker")
    me.open_table("me", "bot:careful")
    me.wait_for_turn()
    me.page.evaluate(
        """() => {
          const { v, changed } = { v: version, changed: $("#act").dataset.changed };
          const ask = (said) => `<section id="ask" tabindex="-1" data-target="">${said}</section>`;
          const act = $("#act").outerHTML.replace(/data-step="\\d+"/, 'data-step="0"');
          show({ v: v + 2, f: { ask: ask("newer") } });
          show({ v: v + 1, f: { act, ask: ask("older") } });
        }"""
    )
    assert me.page.inner_text("#ask") == "newer"
    assert me.page.get_attribute("#act", "data-step") == "0", "the rest of the news is shown"


@pytest.mark.parametrize("who", ["player", "onlooker"])
def test_late_on_the_way_back_to_now(desk: Desks, who: str) -> None:
    first, second, late = with_a_second_tab(desk)
    reader = first
    if who == "onlooker":
        reader = desk()
        reader.sit(first.page.url.replace("/t/", "/s/"))
        late = reader.tab()
        late.goto(reader.page.url)
    both_decide(first, second)
    catch_up(late, first)
    late.keyboard.press("ArrowLeft")
    late.wait_for_selector("#ask.past")
    held = Held(late, r"/past\?.*now=1")
    late.keyboard.press("End")
    for _ in range(WAIT // 10):
        if held.routes or not late.locator("#ask.past").count():
            break
        late.wait_for_timeout(10)
    if not held.routes:  # on a busy machine a first request was seen to pass unheld: then another
        late.keyboard.press("ArrowLeft")
        late.wait_for_selector("#ask.past")
        late.keyboard.press("End")
    past = held.answer()
    both_decide(first, second)
    catch_up(late, first)
    held.arrive(past)
    late.wait_for_selector("#ask:not(.past)")
    reader.wait_for_step(first.step)
    is_shown(late, reader)


def test_late_on_a_walk(desk: Desks) -> None:
    """Of several past positions that are asked for, the last one is shown."""
    first, second, late = with_a_second_tab(desk)
    both_decide(first, second)
    last = first.step
    catch_up(late, first)
    held = Held(late, rf"/past\?.*step={last - 1}$")
    late.keyboard.press("ArrowLeft")
    late.keyboard.press("Home")
    late.wait_for_selector('#ask.past[data-step="0"]')
    held.arrive(held.answer())
    late.wait_for_timeout(100)
    assert late.get_attribute("#ask", "data-step") == "0"


def test_nothing_is_asked_over_a_past_position(desk: Desks) -> None:
    """The answer to a command comes while its player looks back."""
    first, second, late = with_a_second_tab(desk)
    both_decide(first, second)
    catch_up(late, first)
    held = Held(late, r"/act$")
    late.locator(CHOICES).first.click()
    first.decide(0)
    refusal = held.answer()
    late.keyboard.press("Home")
    late.wait_for_selector('#ask.past[data-step="0"]')
    bar = late.inner_text("#bar")
    held.arrive(refusal)
    late.wait_for_selector("body:not(.busy)")
    assert late.get_attribute("#ask", "data-step") == "0" and late.inner_text("#bar") == bar


def test_a_table_restored_from_a_backup(own_desk: Desks, own_site: Site) -> None:
    """It is behind what was shown, and is shown all the same."""
    me = own_desk()
    me.away = True
    address = me.open_table("me", "here")
    me.page.goto(f"{address}?as=A")
    before = me.step
    backup = own_site.database.with_suffix(".backup")
    with closing(sqlite3.connect(own_site.database)) as stored, closing(sqlite3.connect(backup)) as kept:
        stored.backup(kept)
    me.uncover()
    me.decide(0)
    me.uncover()
    me.decide(0)
    own_site.stop()
    for file in own_site.database.parent.glob("tables.db-*"):
        file.unlink()
    shutil.copy(backup, own_site.database)
    own_site.start()
    me.page.wait_for_function("step => +document.querySelector('#act')?.dataset.step === step", arg=before)
