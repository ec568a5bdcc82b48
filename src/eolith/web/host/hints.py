"""Hints at a table: found in a process beside the server; where that has too much to do, the bot's decision alone."""

from __future__ import annotations

from eolith.bots.hinted import ToldWay, hinted, in_words
from eolith.bots.hints import Hint, Way, possible
from eolith.games import having
from eolith.kernel.scene import advised

from .house import House
from .open_table import OpenTable
from .thinking import Busy, Lost

PATIENCE = 5.0
"""Seconds after which somebody is told no more than what the bot would do."""


async def find_hint(house: House, opened: OpenTable, language: str) -> tuple[Hint, list[ToldWay]]:
    """A hint for the seat that is to decide, in its language."""
    state = opened.table.play.state
    if state.game.name in having("advice") and possible(state.game):
        view, _ = opened.view()
        try:
            return await house.thinkers.ask(hinted, view, language, within=PATIENCE)
        except (Busy, Lost):
            pass
    found = advice(opened)
    return found, in_words(found, opened.table.play.state, language)


def advice(opened: OpenTable) -> Hint:
    """What the bot would do, without figures and reasons."""
    state = opened.table.play.state
    seat = state.seat
    assert seat is not None
    options = advised(state.game.scene("en"), state, lambda after: opened.advice(seat, state=after))
    return Hint(seat, (Way(tuple(options)),), len(state.options()) == 1)
