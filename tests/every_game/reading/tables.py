"""Named tables of an observation for learning programs: int16, plain counts, not scaled.

A game lists what its tables say; names, meanings and numbers follow from one list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from eolith.kernel.game import SEATS, Game

if TYPE_CHECKING:
    import numpy

SEAT_ROWS = ("observer", "next", "second next", "third next")
"""Rows of seats go clockwise from the observer (from seat A for spectators); absent seats are all zero."""

Entries = list[tuple[tuple[str, ...], int]]
"""The words of each number that is not zero, and the number."""


@dataclass(frozen=True)
class Say:
    """Columns that say one thing: a number, or a number for each of some words."""

    label: str
    """The names of the columns, {} being a word."""
    meaning: str = ""
    """By default the name."""
    words: Sequence[str] | Sequence[tuple[str, ...]] = ()
    see: str | Callable[..., Any] = ""
    """The attribute that has it, by default that of the name; or a function of the observation, in rows of seats of the
    observation and a seat's view.  What it gives says numbers of words, the row being the first where rows are places;
    the letter of a seat stands for its row."""

    @property
    def columns(self) -> dict[str, str]:
        """Each column's name and meaning."""
        meaning = self.meaning or self.label.replace("_", " ")
        each = [(word,) if isinstance(word, str) else word for word in self.words or [()]]
        return {self.label.format(*words): meaning.format(*words) for words in each}

    @cached_property
    def attribute(self) -> str:
        return str(self.see) or self.label.removesuffix("_{}")

    def value(self, *views: Any) -> Any:
        """What the last of these views, or all of them together, say."""
        return self.see(*views) if callable(self.see) else getattr(views[-1], self.attribute)


@dataclass(frozen=True)
class Layout:
    """The names of one tensor: an int16 table of rows and columns."""

    name: str
    rows: tuple[str, ...]
    meaning: str
    says: tuple[Say, ...]

    @cached_property
    def columns(self) -> Mapping[str, str]:
        """Each column's name and meaning."""
        return {name: meaning for say in self.says for name, meaning in say.columns.items()}

    @property
    def shape(self) -> tuple[int, int]:
        """Rows, columns."""
        return len(self.rows), len(self.columns)

    def entries(self, say: Say, seen: Any) -> Entries:
        """What an observation says there, by row and word."""
        if self.rows == SEAT_ROWS:
            return [entry for view in seen.seats for entry in spread(say.value(seen, view), (view.seat,))]
        return spread(say.value(seen), self.rows if len(self.rows) == 1 else ())

    @cached_property
    def cells(self) -> dict[int, list[dict[tuple[str, ...], int]]]:
        """Which cell, row after row, the words of an entry are of; by the seat of the observer and what is said."""
        return {}

    def cell(self, say: Say, row: str, *words: str) -> int:
        """The number of a cell."""
        return self.rows.index(row) * len(self.columns) + [*self.columns].index(say.label.format(*words))


def spread(value: Any, words: tuple[str, ...] = ()) -> Entries:
    """The numbers that a value says, each with its words: a word is 1, what there is none of says nothing."""
    if not value:
        return []
    if isinstance(value, int):
        return [(words, int(value))]
    if isinstance(value, str):
        return [((*words, value), 1)]
    if isinstance(value, Mapping):
        return [entry for word, part in value.items() if part for entry in spread(part, (*words, word))]
    if isinstance(value, Iterable):
        return [entry for part in value for entry in spread(part, words)]
    return [(words, int(value))]


def of_seats(attribute: str) -> Callable[[Any], Any]:
    """What each seat has in places, for rows of places."""
    return lambda seen: [
        {row: {view.seat: number}} for view in seen.seats for (row,), number in spread(getattr(view, attribute))
    ]


def of_options(game: Game, *but: str) -> Say:
    """A column for each value of the table options that is no default; taking back is no part of play."""
    words = {
        f"{name}_{value}": f"{name} = {value}"
        for name, values in game.option_values.items()
        if name not in ("undo", *but)
        for value in values[1:]
    }

    def see(seen: Any) -> Any:
        return [word for name, value in seen.options.items() if (word := f"{name}_{value}") in words]

    return Say("{}", "1 with {1}", tuple(words.items()), see)


def of_later(kinds: Sequence[str]) -> Layout:
    """The steps that wait on the agenda, by kind."""

    def see(seen: Any, view: Any) -> Any:
        return [step.kind for step in seen.later if step.seat == view.seat]

    return Layout("later", SEAT_ROWS, "steps that wait on the agenda", (Say("{}", "steps {}", kinds, see),))


def of_pending(frames: Mapping[str, Any], slots: Mapping[str, Any]) -> tuple[Say, ...]:
    """What tensors say of the pending frame: its kind, and what its slots hold."""

    def say(name: str, slot: Any) -> Say:
        def see(seen: Any) -> Any:
            values = frames[seen.pending.kind].values(seen.pending.values) if seen.pending else {}
            means = name in values and (not slot.given or values.get(slot.given, 1) > 0)
            return told(slot, values[name]) if means else None

        return Say(slot.label, slot.meaning, slot.words, see)

    kind = Say("kind_{}", "1 when this is decided: {}", tuple(frames), lambda seen: seen.pending and seen.pending.kind)
    return kind, *(say(name, slot) for name, slot in slots.items())


def told(slot: Any, value: int) -> Any:
    """What a number in a slot says."""
    if slot.bits:
        return [word if isinstance(word, str) else word[0] for bit, word in enumerate(slot.words) if value >> bit & 1]
    words = SEATS if slot.words == SEAT_ROWS else slot.words
    return words[value - slot.base] if words else value - slot.base


def tensors(game: Game, layout: Sequence[Layout], seen: Any) -> dict[str, numpy.ndarray[Any, Any]]:
    """The int16 tables of an observation by name, as `layout` and `legend` tell; what it does not say is zero."""
    import numpy

    seats = [view.seat for view in seen.seats]
    start = seats.index(seen.viewer) if seen.viewer in seats else 0
    row_of = dict(zip([*seats[start:], *seats[:start]], SEAT_ROWS))
    found = {}
    for part in layout:
        array = [0] * (len(part.rows) * len(part.columns))
        for say, cells in zip(part.says, part.cells.setdefault(start, [{} for _ in part.says]), strict=True):
            for words, number in part.entries(say, seen):
                if words not in cells:
                    cells[words] = part.cell(say, *(row_of.get(word, word) for word in words))
                array[cells[words]] += number
        found[part.name] = numpy.array(array, numpy.int16).reshape(part.shape)
    return found


def flat(parts: Mapping[str, numpy.ndarray[Any, Any]]) -> numpy.ndarray[Any, Any]:
    """All tensors in one int16 vector, in their order, row after row."""
    import numpy

    return numpy.concatenate([part.ravel() for part in parts.values()])
