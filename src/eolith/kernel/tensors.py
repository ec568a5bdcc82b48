"""Named tables of an observation for learning programs: int16, plain counts, not scaled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy

    from .game import Game

SEAT_ROWS = ("observer", "next", "second next", "third next")
"""Rows of seats go clockwise from the observer (from seat A for spectators); absent seats are all zero."""

Entries = Iterable[tuple[str, str, int]]
"""Row, column, and what to add there."""


@dataclass(frozen=True)
class Layout:
    """The names of one tensor: an int16 table of rows and columns."""

    name: str
    rows: tuple[str, ...]
    columns: Mapping[str, str]
    """Each column's name and meaning."""
    meaning: str

    @property
    def shape(self) -> tuple[int, int]:
        """Rows, columns."""
        return len(self.rows), len(self.columns)


def describe(parts: Iterable[Layout]) -> str:
    """Every tensor with its shape, and every row and column with its meaning, as text to print."""
    text = []
    for part in parts:
        text.append(f"{part.name}  int16{list(part.shape)}  {part.meaning}")
        text.append(f"  rows: {', '.join(part.rows)}")
        named = enumerate(part.columns.items())
        text += [f"  {number:3}  {column:26} {meaning}" for number, (column, meaning) in named]
    return "\n".join(text)


def fill(parts: Iterable[Layout], values: Mapping[str, Entries]) -> dict[str, numpy.ndarray[Any, Any]]:
    """The int16 tables by name; what no entry names is zero."""
    import numpy

    found = {}
    for part in parts:
        row_of = {row: number for number, row in enumerate(part.rows)}
        column_of = {column: number for number, column in enumerate(part.columns)}
        array = numpy.zeros(part.shape, numpy.int16)
        for row, column, number in values[part.name]:
            array[row_of[row], column_of[column]] += number
        found[part.name] = array
    return found


def flat(parts: Mapping[str, numpy.ndarray[Any, Any]]) -> numpy.ndarray[Any, Any]:
    """All tensors in one int16 vector, in their order, row after row."""
    import numpy

    return numpy.concatenate([part.ravel() for part in parts.values()])


def seat_rows(seats: Sequence[str], viewer: str | None) -> dict[str, str]:
    """The row of each seat: the observer's own is the first."""
    start = seats.index(viewer) if viewer in seats else 0
    return dict(zip([*seats[start:], *seats[:start]], SEAT_ROWS))


def row(name: str, numbers: Mapping[str, int]) -> list[tuple[str, str, int]]:
    """The entries of one row, from numbers by column."""
    return [(name, column, number) for column, number in numbers.items()]


def ones(name: str, columns: Iterable[str]) -> list[tuple[str, str, int]]:
    """The entries of one row that is 1 in some columns."""
    return [(name, column, 1) for column in columns]


def option_columns(game: Game) -> dict[str, str]:
    """A column for each value of the table options that is no default; taking back is no part of play."""
    return {
        f"{name}_{value}": f"1 with {name} = {value}"
        for name, values in game.option_values.items()
        for value in values[1:]
        if name != "undo"
    }


def chosen_options(game: Game, options: Mapping[str, str]) -> list[str]:
    """The columns that are 1 for these options."""
    columns = option_columns(game)
    return [column for name, value in options.items() if (column := f"{name}_{value}") in columns]
