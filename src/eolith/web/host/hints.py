"""Hints at a table: found in a process beside the server; where that has too much to do, the bot's decision alone."""

from __future__ import annotations

from eolith.bots.hinted import ToldWay, hinted, in_words
from eolith.bots.hints import Hint, Way, possible
from eolith.games import having
from eolith.kernel.scene import advised
from eolith.table.live import LiveTable
from eolith.table.setup import Entry

from .house import House, Prepare, Stale
from .open_table import OpenTable
from .thinking import Busy, Lost

PATIENCE = 5.0
"""Seconds after which somebody is told no more than what the bot would do."""


def told_of(seat: int, command: str | None) -> Prepare:
    """What a seat that asks for a hint comes to: the table is told, once for each decision."""

    def prepare(table: LiveTable, now: float) -> list[Entry]:
        entry = table.prepare_hint(seat, now, command)
        return [] if table.hinted(seat) else [entry]

    return prepare


async def find_hint(house: House, opened: OpenTable, seat: int, language: str) -> tuple[Hint, list[ToldWay]]:
    """A hint for a seat, in its language; Stale where it is not to decide, or no longer once the hint is found."""
    table, changed = opened.table, opened.table.changed
    if table.turn != seat:
        raise Stale
    found = await _found(house, opened, language)
    if opened.table.changed != changed:
        raise Stale
    return found


async def _found(house: House, opened: OpenTable, language: str) -> tuple[Hint, list[ToldWay]]:
    state = opened.table.play.state
    if state.game.name in having("advice") and possible(state.game):
        view, _ = opened.view()
        try:
            return await house.thinkers.ask(hinted, view, language, within=PATIENCE)
        except (Busy, Lost):
            pass
    found = advice(opened)
    return found, in_words(found, state, language)


def advice(opened: OpenTable) -> Hint:
    """What the bot would do, without figures and reasons."""
    state = opened.table.play.state
    seat = state.seat
    assert seat is not None
    options = advised(state.game.scene("en"), state, lambda after: opened.advice(seat, state=after))
    return Hint(seat, (Way(tuple(options)),), len(state.options()) == 1)
