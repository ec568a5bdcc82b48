"""What learning programs see: one row of int16 numbers, plain counts, not scaled, and named tables in it.

A game lists what its tables say; names, meanings, cells and their bounds, and the program that fills them in C
(kernel/encode.py), follow from one list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

from .columns import Look, Word
from .encode import Program
from .extras import needing
from .numbers import NATURE, SEAT
from .program import Writer
from .readings import OVER, Each, If, Item, Later, Place, Rows, Scope, Top, Words
from .state import SEATS, layout as fields_of

if TYPE_CHECKING:
    import numpy

    from .game import Game

SEAT_ROWS = ("observer", "next", "second next", "third next")
"""Rows of seats go clockwise from the observer (from seat A for spectators); absent seats are all zero."""


@dataclass(frozen=True)
class Say:
    """Columns that say one thing: a number, or a number for each of some words."""

    label: str
    """The names of the columns, {} being a word."""
    meaning: str = ""
    """By default the name."""
    words: Sequence[str] | Sequence[tuple[str, ...]] = ()
    of: Any = ""
    """Where it is read, by default the column (kernel/columns.py) of that name.  It is a column, by its name or itself,
    or a source of kernel/readings.py, or several, or by row; a number if it never changes.  Rows of seats have what
    each seat has, unless it is of Rows."""
    least: int | None = None
    most: int | None = None
    """Its bounds, where they do not follow from what is read."""

    @property
    def columns(self) -> dict[str, str]:
        """Each column's name and meaning."""
        meaning = self.meaning or self.label.replace("_", " ")
        each = [(word,) if isinstance(word, str) else word for word in self.words or [()]]
        return {self.label.format(*words): meaning.format(*words) for words in each}


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

    def items(self, say: Say, scope: Scope) -> Iterator[Item]:
        """All that is read for one statement."""
        of = say.label.removesuffix("_{}") if isinstance(say.of, str) and not say.of else say.of
        whole = self.rows != SEAT_ROWS or isinstance(of, Rows | Later)
        return scope.items(of if whole else Each(of))


@dataclass
class Cells:
    """Where the words of one statement are found among all cells."""

    first: int
    part: Layout
    say: Say
    row_of: Mapping[str, str]
    """The row of each letter."""

    def __post_init__(self) -> None:
        self.rows: dict[str | int, int] = {row: place for place, row in enumerate(self.part.rows)}
        self.rows |= {letter: self.rows[row] for letter, row in self.row_of.items() if row in self.rows}
        self.rows |= {place: place for place in range(len(self.part.rows))}
        self.columns = {name: place for place, name in enumerate(self.part.columns)}
        self.known: dict[Words, int] = {}

    def __call__(self, words: Words) -> int:
        row, others = (words[0], words[1:]) if len(self.part.rows) > 1 else (0, words)
        return self.first + self.rows[row] * len(self.columns) + self.column(others)

    def column(self, words: Words) -> int:
        if words not in self.known:
            name = self.say.label.format(*(self.row_of.get(str(word), word) for word in words))
            self.known[words] = self.columns[name]
        return self.known[words]


# --- what all games say -----------------------------------------------------------------------------------


CHANCE = Say("chance", "1 when chance decides", of=Top(SEAT, Look({NATURE: 1})))
PRESENT = Say("present", "1 when the seat plays: the mask of absent seats", of=1)


def of_turn(letters: Sequence[str]) -> Say:
    """Whose decision it is."""
    return Say("turn", "1 when this seat decides", of=Rows(Top(SEAT, Word(letters))))


def of_phase(phases: Sequence[str]) -> Say:
    """The phase, or that the game is over."""
    phase = Word(phases, field="phase")
    return Say("phase_{}", "1 in the phase {}", (*phases, "over"), If(OVER, {"over": 1}, phase))


def of_options(game: Game, *but: str) -> Say:
    """A column for each value of the table options that is no default; taking back is no part of play."""
    words = {
        f"{name}_{value}": f"{name} = {value}"
        for name, values in game.option_values.items()
        if name not in ("undo", *but)
        for value in values[1:]
    }
    chosen = [word for name, value in game.options.items() if (word := f"{name}_{value}") in words]
    return Say("{}", "1 with {1}", tuple(words.items()), {word: 1 for word in chosen})


def of_later(kinds: Sequence[str]) -> Layout:
    """The steps that wait on the agenda, by kind."""
    return Layout("later", SEAT_ROWS, "steps that wait on the agenda", (Say("{}", "steps {}", kinds, Later(kinds)),))


# --- of one game ------------------------------------------------------------------------------------------


def layout(game: Game) -> Sequence[Layout]:
    """The names and shapes of all tensors of a game, in their order; the same for every number of players."""
    parts: Sequence[Layout] = game.room("seen.tensors").layout(game)
    return parts


def legend(game: Game) -> str:
    """Every tensor with its shape, and every row and column with its meaning, as text to print."""
    text = []
    for part in layout(game):
        text.append(f"{part.name}  int16{list(part.shape)}  {part.meaning}")
        text.append(f"  rows: {', '.join(part.rows)}")
        named = enumerate(part.columns.items())
        text += [f"  {number:3}  {column:26} {meaning}" for number, (column, meaning) in named]
    return "\n".join(text)


@lru_cache(maxsize=16)
def parts_of(game: Game) -> tuple[tuple[str, int, tuple[int, int]], ...]:
    """Of each tensor its name, its first cell and its shape."""
    found, first = [], 0
    for part in layout(game):
        found.append((part.name, first, part.shape))
        first += prod(part.shape)
    return tuple(found)


def cells_of(game: Game) -> int:
    """How many cells all tensors have together."""
    _, first, shape = parts_of(game)[-1]
    return first + prod(shape)


def tables(game: Game, row: numpy.ndarray[Any, Any]) -> dict[str, numpy.ndarray[Any, Any]]:
    """The tensors in a row of cells, or in several: views by name, each of the shape that `layout` tells."""
    return {
        name: row[..., first : first + prod(shape)].reshape(*row.shape[:-1], *shape)
        for name, first, shape in parts_of(game)
    }


@lru_cache(maxsize=8)
def writer(game: Game, viewer: int) -> Writer:
    """All that a viewer sees of a position, put down in steps; NATURE is a spectator."""
    fields = fields_of(game.blank())
    places = {name: Place(start, shape) for name, (start, shape) in fields.items()}
    names = game.room("notation.columns").names_of(game)
    letters = SEATS[: game.sides]
    kinds = list(game.room("terms").FRAMES)
    scope = Scope(places, names.table.seen, names.seat.seen, letters, game.players, viewer, kinds)
    start = max(0, viewer)
    row_of = dict(zip([*letters[start:], *letters[:start]], SEAT_ROWS))
    written = Writer(places, kinds, cells_of(game))
    for part, (_, first, _) in zip(layout(game), parts_of(game)):
        for say in part.says:
            cells = Cells(first, part, say, row_of)
            for item in part.items(say, scope):
                written.write(item, cells)
    return written


def new_row(width: int, kind: str) -> numpy.ndarray[Any, Any]:
    """Room for so many numbers of a kind."""
    with needing("envs"):
        import numpy

    return numpy.empty(width, kind)


@lru_cache(maxsize=64)
def program(game: Game, viewer: int) -> Program:
    """The program that encodes positions for a viewer; NATURE is a spectator."""
    return writer(game, viewer).program()


@lru_cache(maxsize=16)
def bounds(game: Game) -> tuple[numpy.ndarray[Any, Any], numpy.ndarray[Any, Any]]:
    """The least and the most that each cell can hold, whoever looks, as int16."""
    with needing("envs"):
        import numpy

    # every other seat sees what the first one does, each from its own place
    found = [writer(game, viewer).bounds() for viewer in (NATURE, 0)]
    lows, highs = (numpy.array(each, numpy.int16) for each in zip(*found))
    # what never changes has bounds as well that a `Box` takes
    least, most = lows.min(axis=0, initial=0), highs.max(axis=0, initial=1)
    for part, low, high in zip(layout(game), tables(game, least).values(), tables(game, most).values()):
        for say in part.says:
            places = [place for place, name in enumerate(part.columns) if name in say.columns]
            if say.least is not None:
                low[:, places] = say.least
            if say.most is not None:
                high[:, places] = say.most
    return least, most
