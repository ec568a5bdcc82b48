"""What somebody has achieved alone, by game and level."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from eolith.kernel.state import SEATS
from eolith.store import people, tables
from eolith.store.rows import Result
from eolith.table.live import LiveTable


@dataclass
class OwnRecord:
    """How the games of one level went."""

    won: int = 0
    lost: int = 0
    best: int = 0
    """The largest margin of a victory."""
    streak: int = 0
    """Victories in a row, the last game being the last of them."""
    longest: int = 0
    """The most that were ever won in a row."""

    def add(self, won: bool, margin: int) -> None:
        if won:
            self.won += 1
            self.best = max(self.best, margin)
        else:
            self.lost += 1
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)


def keep_result(connection: Connection, id: str, table: LiveTable, at: float) -> None:
    """A table that is over counts for those who hold its seat: if one person played it alone, from the beginning on."""
    outcome = table.outcome
    if outcome is None or not table.game.alone or not table.players[0].person or table.setup.opening:
        return
    won = SEATS[0] in outcome.winners
    for place in tables.places(connection, id):
        if place.seat == 0:
            result = Result(id, place.guest, table.game.name, table.game.level, won, outcome.margin, at)
            people.add_result(connection, result)


def by_level(results: Iterable[Result]) -> dict[tuple[str, str], OwnRecord]:
    """By game and level, the record that results in their order come to."""
    found: dict[tuple[str, str], OwnRecord] = {}
    for result in results:
        found.setdefault((result.game, result.level), OwnRecord()).add(result.won, result.margin)
    return found


def up_to(results: Iterable[Result], table: str) -> OwnRecord | None:
    """The record of the level that a table was played at, when it was over; None if the table is not among the results.

    Whoever looks again later reads what was so then.
    """
    before: list[Result] = []
    for result in results:
        before.append(result)
        if result.table == table:
            return by_level(before)[result.game, result.level]
    return None
