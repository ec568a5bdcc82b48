"""What is pointed at says what it is, also where nothing can be pressed; and keys lead where they say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eolith.kernel.text import LANGUAGES

from .hands import Desk

Desks = Callable[..., Desk]
NAMED = {
    "stone_age": (
        "deck",
        "tribe-a-figures",
        "tribe-a-goods",
        "tribe-a-facts",
        "tribe-b-goods",
        "tribe-b-facts",
    ),
    "endless_winter": ("round", "order", "tribe-a-who", "tribe-b-things", "tribe-b-cards"),
    "doggerland": ("track-food", "tribe-a-who", "tribe-b-goods", "tribe-b-abilities"),
}
"""Parts of each picture that cannot be pressed."""


@pytest.mark.parametrize(("game", "language"), list(zip(NAMED, LANGUAGES, strict=True)))
def test_what_cannot_be_pressed_says_what_it_is(desk: Desks, game: str, language: str) -> None:
    me = desk(language=language, width=1440, height=900)
    me.open_table("me", "bot:careful", game=game)
    me.wait_for_turn()
    for id in NAMED[game]:
        me.page.mouse.move(1, 1)
        me.page.wait_for_selector("#why", state="detached")
        piece = me.page.locator(f"#{id}")
        piece.scroll_into_view_if_needed()
        piece.dispatch_event("pointerover")
        told = me.page.wait_for_selector("#why").inner_text()
        assert told.split("\n") == piece.get_attribute("aria-label").split("; ")
        piece.dispatch_event("pointerout")
    me.page.mouse.move(1, 1)


def test_the_eclipse_track_is_hit_where_it_is_printed(desk: Desks) -> None:
    """Not only where a marker stands."""
    me = desk(width=1440, height=900)
    me.open_table("me", "bot:careful", game="endless_winter")
    me.wait_for_turn()
    box = me.page.locator("#round").bounding_box()
    me.page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.5)
    assert me.page.wait_for_selector("#why").inner_text().startswith("round 1")


def test_a_number_goes_to_the_choice_that_bears_it(desk: Desks) -> None:
    """A row has one number; once more, the key goes on in it.  In a single row a button is what stands on it."""
    me = desk(width=1440, height=900)
    me.open_table("me", "bot:careful", game="stone_age")
    me.wait_for_turn()
    rows = me.page.locator("#choices > li")
    for number in (1, 4, min(9, rows.count())):
        me.page.keyboard.press(str(number))
        row = rows.nth(number - 1)
        shown = row.evaluate("row => getComputedStyle(row.firstElementChild, '::before').content")
        assert row.evaluate("row => row.firstElementChild.dataset.key") == str(number) and shown != "none"
        for button in range(min(3, row.locator("button").count())):
            value = me.page.evaluate("document.activeElement.value")
            assert value == row.locator("button").nth(button).get_attribute("value")
            me.page.keyboard.press(str(number))
        me.page.evaluate("document.activeElement.blur()")
    me.press_target("forest")
    for number in ("3", "2"):
        me.page.keyboard.press(number)
        assert me.page.evaluate("document.activeElement.value") == f"place forest {number}"
