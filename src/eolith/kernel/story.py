"""What the stories of all games tell alike: who plays a seat, the places on a score sheet, diagrams."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .game import SEATS
from .scene import Cell, Chart, Event, Scores
from .standings import Place
from .state import State

Table = tuple[str, Sequence[str], Sequence[Sequence[float]], bool]
"""A diagram: its name, its columns, for each column a number a seat, and whether they are bars."""


def who(names: Sequence[str], seat: str) -> str:
    """The name of who plays a seat, or its letter."""
    number = SEATS.index(seat)
    return names[number] if number < len(names) and names[number] else seat


def score_sheet(
    rows: Sequence[tuple[str, Sequence[Cell]]], ranking: Sequence[Place], winners: Sequence[str], note: str
) -> Scores:
    """The rows of a score sheet with who came in where."""
    places = [place.place for place in sorted(ranking, key=lambda place: place.seat)]
    return Scores(rows, [SEATS.index(seat) for seat in winners], places, note)


class Diagrams:
    """The diagrams of a finished game, counted along it: a row for each column, in it a number for each side.

    Rows without a number for the last sides tell of the others alone.
    """

    def __init__(self, telling: Any) -> None:
        self.telling = telling
        self.players: int = telling.game.sides

    def add(self, state: State, events: Sequence[Event]) -> None:
        """Count what a decision brought about, with the state after it, which may change later."""
        raise NotImplementedError

    def tables(self) -> Iterable[Table]:
        """Each by the name of its messages: `scene-chart-{name}`, its title, and `scene-chart-{name}-text`."""
        raise NotImplementedError

    def charts(self, steps: Iterable[tuple[State, Sequence[Event]]]) -> list[Chart]:
        """The diagrams of some decisions, which are walked once."""
        for state, events in steps:
            self.add(state, events)
        say = self.telling.say
        return [
            Chart(
                say(f"scene-chart-{name}"),
                columns,
                [[row[seat] for row in rows] for seat in range(min([self.players, *map(len, rows)]))],
                say(f"scene-chart-{name}-text"),
                bars,
            )
            for name, columns, rows, bars in self.tables()
        ]
