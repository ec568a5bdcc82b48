"""Endless Winter through the page, from the choice of a chief to the last eclipse."""

from __future__ import annotations

from collections.abc import Callable

from .hands import CHOICES, Desk
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
