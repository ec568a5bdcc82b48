"""What the stories of all games tell alike: who plays a seat, the places on a score sheet, diagrams."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .game import SEATS
from .scene import Cell, Chart, Scores
from .standings import Place

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


def charts(say: Callable[[str], str], players: int, tables: Iterable[Table]) -> list[Chart]:
    """The diagrams, each with its title `scene-chart-{name}` and its text `scene-chart-{name}-text`."""
    return [
        Chart(
            say(f"scene-chart-{name}"),
            columns,
            [[row[seat] for row in rows] for seat in range(players)],
            say(f"scene-chart-{name}-text"),
            bars,
        )
        for name, columns, rows, bars in tables
    ]
