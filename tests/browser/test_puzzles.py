"""Puzzles in a browser: solved by pressing the picture and the list, with and without a script, on any screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eolith.arena.puzzles import Answer, Puzzle, puzzle, with_puzzles
from eolith.kernel.text import LANGUAGES

from .hands import WAIT, Desk
from .test_looks import violations
from .test_ways import PHONE, fits

Desks = Callable[..., Desk]
GAMES = tuple(with_puzzles())


def open_puzzle(me: Desk, name: str, number: int = 1) -> Any:
    me.page.goto(f"{me.site.url}/puzzles/{name}/{number}")
    me.page.wait_for_selector("#ask")
    return me.page


def press(page: Any, found: Puzzle, answer: Answer) -> None:
    """Press what an answer begins with, in the picture where it is there, and confirm what is asked then."""
    choices = found.game.scene("en").choices(found.state)
    first = next(
        one for one in choices if found.game.expand(found.state, one.command)[0] == found.options(answer.command)[0]
    )
    listed = page.locator(f'#choices button[value="{first.command}"]')
    if first.target and not listed.count():
        page.locator(f'.target[data-at="{first.target}"]').first.press("Enter")
        page.wait_for_selector(f'#ask[data-target="{first.target}"]')
    step(page, listed.first)
    while not page.locator("h1 small").count():
        step(page, page.locator("#confirm, #choices button").first)


def step(page: Any, button: Any) -> None:
    """Press a button that leads on."""
    before = page.url
    button.click()
    page.wait_for_url(lambda url: url != before, timeout=WAIT)


@pytest.mark.parametrize(("name", "language"), list(zip(GAMES, LANGUAGES)))
def test_one_is_solved_and_one_is_not(desk: Desks, name: str, language: str) -> None:
    me, found = desk(language=language), puzzle(name, 1)
    page = open_puzzle(me, name)
    press(page, found, found.rivals[0])
    page.wait_for_selector(".error")
    page.locator(".ways a").nth(1).click()
    page.wait_for_selector("#ask")
    for decision in found.answers[0].command:  # as a form sends it
        button = f'<button form="act" name="command" value="{decision}" id="pressed">·</button>'
        page.locator("#ask").evaluate("(ask, button) => ask.insertAdjacentHTML('beforeend', button)", button)
        step(page, page.locator("#pressed"))
    page.wait_for_selector(".notice")
    page.goto(f"{me.site.url}/puzzles")
    assert page.locator(".puzzles .solved").count() == 1
    assert page.locator("body").bounding_box()["y"] == 0, "the head of the page stands where it always does"


def test_numbers_are_set_and_a_panel_is_closed_without_leaving_the_page(desk: Desks) -> None:
    me = desk()
    page = open_puzzle(me, "stone_age")
    page.evaluate("window.same = true")
    page.locator(".target.hot").first.press("Enter")
    page.wait_for_selector('#ask:not([data-target=""])')
    page.locator("#ask .back").click()
    page.wait_for_selector('#ask[data-target=""]')
    assert page.evaluate("window.same")


def test_a_server_that_is_busy_is_told_in_a_line(desk: Desks) -> None:
    me, text = desk(), "Too many requests; wait a little."
    page = open_puzzle(me, "stone_age")
    page.route(
        "**/puzzles/**", lambda route: route.fulfill(status=429, body=f"<h1>{text}</h1>", content_type="text/html")
    )
    page.evaluate("window.same = true")
    page.locator("#choices button").first.click()
    page.wait_for_selector("#told.error")
    assert page.locator("#told").text_content() == text and page.evaluate("window.same")
    assert not page.locator("body.busy").count(), "and what is pressed next is asked for"
    assert "429" in me.troubles.pop()


def test_a_puzzle_is_solved_with_keys(desk: Desks) -> None:
    """A number goes to its choice, Escape closes a panel; its difficulty is seen by what the stars lack."""
    me, found = desk(), puzzle("stone_age", 1)
    page = open_puzzle(me, "stone_age")
    lacking = page.locator(".stars .lacking")
    assert len(lacking.text_content()) == 5 - found.difficulty
    assert lacking.evaluate("one => getComputedStyle(one).webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    page.locator(".target.hot").first.press("Enter")
    page.wait_for_selector('#ask:not([data-target=""])')
    page.keyboard.press("Escape")
    page.wait_for_selector('#ask[data-target=""]')
    page.keyboard.press("1")
    assert page.evaluate("document.activeElement.closest('#choices > li') === document.querySelector('#choices > li')")
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before, timeout=WAIT)


def test_a_puzzle_is_solved_on_a_phone_and_gone_back_from(desk: Desks) -> None:
    me, found = desk(language="uk", **PHONE), puzzle("stone_age", 1)
    page = open_puzzle(me, "stone_age")
    before = page.url
    target = page.locator(f'.target[data-at="{found.answers[0].command[0].split()[1]}"] .hit').first
    target.tap(force=True)
    page.wait_for_selector('#ask:not([data-target=""])')
    page.locator(f'#ask [value="{found.answers[0].command[0]}"]').tap()
    page.wait_for_selector(".notice")
    page.go_back()
    page.wait_for_selector("#ask")
    assert page.url == before
    page.go_forward()
    page.wait_for_selector(".notice")


def test_a_puzzle_needs_no_script(desk: Desks) -> None:
    me, found = desk(java_script_enabled=False), puzzle("stone_age", 1)
    page = open_puzzle(me, "stone_age")
    page.locator(f'[name="command"][value="{found.answers[0].command[0]}"]').first.click()
    page.wait_for_selector(".notice")
    page.goto(f"{me.site.url}/puzzles/stone_age/1?face=plain")
    page.locator('#plain [name="command"]').first.click()
    page.wait_for_selector("h1 small")


@pytest.mark.parametrize("name", ("", *GAMES))
def test_pages_of_puzzles_fit_a_phone(desk: Desks, name: str) -> None:
    """The list of them all, and the first of each game, asked and answered."""
    me, paths = desk(language="uk", color_scheme="dark", **PHONE), [""]
    if name:
        found = puzzle(name, 1)
        answered = "-".join(map(str, found.options(found.answers[0].command)))
        paths = [f"/{name}/1", f"/{name}/1/{answered}"]
    for path in paths:
        me.page.goto(f"{me.site.url}/puzzles{path}")
        if me.page.locator("#table").count():  # the places of a picture are as large as at a table
            assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        else:
            fits(me.page)
        assert violations(me.page) == [], path
