"""What encoded observations read of the numbers of a state, and when: the vocabulary of columns and of a game's tables.

A column (kernel/columns.py) says what its field is read as, word by word; kernel/tensors.py puts that into rows and
columns of cells, kernel/program.py into steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

from .numbers import KIND, SEAT

if TYPE_CHECKING:
    from .columns import Column

LEAST, MOST = -(2**15), 2**15 - 1
"""What a field can hold."""
Words = tuple[str | int, ...]
"""The words of a cell: that of its row, if there are several, and those of its column.  A number is that of a row."""


@dataclass(frozen=True)
class Place:
    """Where numbers lie: the first of them in a position or a frame, and their shape."""

    start: int
    shape: tuple[int, ...] = ()

    @property
    def parts(self) -> list[Place]:
        """What an array consists of."""
        count, *shape = self.shape
        return [Place(self.start + prod(shape) * part, tuple(shape)) for part in range(count)]

    def each(self) -> list[Place]:
        """A number itself, or all of an array."""
        return self.parts if self.shape else [self]


# --- what is read of a number -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Count:
    """The number itself, multiplied and with something added."""

    at: int
    least: int = 0
    most: int = MOST
    base: int = 0
    times: int = 1


@dataclass(frozen=True)
class Pick:
    """What a table has for the number: further words, and how much that is; nothing for most numbers."""

    at: int
    table: Mapping[int, tuple[Words, int]]
    beside: Pick | Count | None = None
    """A second number, whose words follow those of the first; or that is what there is of it."""


@dataclass(frozen=True)
class Mask:
    """A mask that has a bit for each word."""

    at: int
    words: tuple[Words, ...]


@dataclass(frozen=True)
class Fixed:
    """A number that never changes."""

    number: int = 1


What = Count | Pick | Mask | Fixed
Reads = Iterator[tuple[Words, What]]
"""What a field is read as: words, and what is read for them."""


def picked(at: Place, words: Sequence[str], base: int = 0) -> Pick:
    """One of some words, of which the number is that of a place, less `base`."""
    return Pick(at.start, {base + number: ((word,), 1) for number, word in enumerate(words)})


# --- when it is read --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Test:
    """A question to a position."""

    field: str = ""
    """Whose number has to lie within the limits."""
    at: int = 0
    """Which of its numbers; or without a field, which slot of the frame."""
    least: int = 1
    most: int = MOST
    kinds: tuple[str, ...] = ()
    """Or one of these kinds of frames has to be on the agenda."""
    negative: bool = False

    def __invert__(self) -> Test:
        return replace(self, negative=not self.negative)


def on_agenda(*kinds: str) -> Test:
    """Whether a frame of one of these kinds is on the agenda."""
    return Test(kinds=kinds)


OVER = Test("over")
"""Whether the game is over."""


# --- sources: what a table of tensors says ----------------------------------------------------------------


@dataclass(frozen=True)
class Item:
    """One thing that is read: for which words, what, when, and of what."""

    words: Words
    what: What
    tests: tuple[Test, ...] = ()
    part: str | None = ""
    """The position (""), or each frame below the top (None), or the top frame: of a kind, or of any ("*")."""

    def less(self, times: int) -> Item:
        """The same so many times."""
        if isinstance(self.what, Count):
            return replace(self, what=replace(self.what, times=times * self.what.times))
        assert isinstance(self.what, Pick)
        table = {number: (words, times * worth) for number, (words, worth) in self.what.table.items()}
        return replace(self, what=replace(self.what, table=table))


@dataclass(frozen=True)
class Scope:
    """What sources are read in: a game, who looks, and the seat whose turn it is to be read."""

    places: Mapping[str, Place]
    table: Mapping[str, Column]
    seats: Mapping[str, Column]
    letters: Sequence[str]
    people: int
    """How many seats people have."""
    viewer: int
    """NATURE for a spectator."""
    kinds: Sequence[str]
    seat: int | None = None

    @property
    def own(self) -> bool:
        """Whether it is the viewer's own seat that is read."""
        return self.seat is not None and self.seat == self.viewer

    @property
    def letter(self) -> str:
        assert self.seat is not None
        return self.letters[self.seat]

    def each_seat(self) -> Iterator[Scope]:
        for seat in range(len(self.letters)):
            yield replace(self, seat=seat)

    def items(self, of: Any) -> Iterator[Item]:
        """What anything is read as that a table of tensors can name.

        That is a number that never changes, a column or the name of one, a source (all classes below have `items`), a
        function that answers with one for this scope, several of these, or one by word.
        """
        if isinstance(of, int):
            yield Item((), Fixed(of))
        elif isinstance(of, tuple | list):
            for part in of:
                yield from self.items(part)
        elif isinstance(of, Mapping):
            for word, part in of.items():
                for item in self.items(part):
                    yield replace(item, words=(word, *item.words))
        elif isinstance(of, str):
            yield from self.column((self.table if self.seat is None else self.seats)[of])
        elif hasattr(of, "items"):
            yield from of.items(self)
        elif callable(of):
            yield from self.items(of(self))
        else:
            yield from self.column(of)

    def column(self, column: Column) -> Iterator[Item]:
        places = self.found(column)
        for words, what in column.read_as(places[0] if len(places) == 1 else places):
            yield Item(words, what)

    def found(self, column: Column) -> list[Place]:
        """Where the numbers lie that a column is of."""
        places = [self.places[name] for name in column.field.split()]
        return places if self.seat is None else [place.parts[self.seat] for place in places]


@dataclass(frozen=True)
class If:
    """Something that is read only if a position is so; else perhaps something else."""

    test: Test
    then: Any
    otherwise: Any = ()

    def items(self, scope: Scope) -> Iterator[Item]:
        for test, of in ((self.test, self.then), (~self.test, self.otherwise)):
            for item in scope.items(of):
                yield replace(item, tests=(test, *item.tests))


@dataclass(frozen=True)
class Each:
    """What each seat has, the seat first: its row."""

    of: Any

    def items(self, scope: Scope) -> Iterator[Item]:
        for one in scope.each_seat():
            for item in one.items(self.of):
                yield replace(item, words=(one.letter, *item.words))


@dataclass(frozen=True)
class Beside:
    """What each seat has, the seat last: beside what it has there."""

    of: Any

    def items(self, scope: Scope) -> Iterator[Item]:
        for one in scope.each_seat():
            for item in one.items(self.of):
                yield rearranged(item, partial(_behind, one.letter))


@dataclass(frozen=True)
class Rows:
    """What ends with its row: the seat that owns a thing, the cell that a figure is on."""

    of: Any

    def items(self, scope: Scope) -> Iterator[Item]:
        for item in scope.items(self.of):
            yield rearranged(item, lambda words: (words[-1], *words[:-1]))


@dataclass(frozen=True)
class Ordered:
    """Places in a row, told by their numbers, 1 for the first."""

    of: Any

    def items(self, scope: Scope) -> Iterator[Item]:
        for item in scope.items(self.of):
            place, *words = item.words
            assert isinstance(item.what, Pick) and isinstance(place, int)
            table = {number: (others, place + 1) for number, (others, _) in item.what.table.items()}
            yield replace(item, words=tuple(words), what=replace(item.what, table=table))


@dataclass(frozen=True)
class OfTable:
    """What the table holds, where the rows are seats."""

    of: Any

    def items(self, scope: Scope) -> Iterator[Item]:
        yield from replace(scope, seat=None).items(self.of)


@dataclass(frozen=True)
class Weighed:
    """One of some words for each place in a row, and beside it how much of it there is, or further words."""

    of: Any
    by: Column
    """Of an array that has something for each place."""

    def items(self, scope: Scope) -> Iterator[Item]:
        (weights,) = scope.found(self.by)
        for item, place in zip(scope.items(self.of), weights.parts, strict=True):
            ((_, weight),) = self.by.read_as(place)
            assert isinstance(item.what, Pick) and isinstance(weight, Count | Pick)
            yield replace(item, what=replace(item.what, beside=weight))


@dataclass(frozen=True)
class Sum:
    """How much there is of all words together, so many times."""

    of: Any
    times: int = 1

    def items(self, scope: Scope) -> Iterator[Item]:
        for item in scope.items(self.of):
            yield replace(item.less(self.times), words=())


@dataclass(frozen=True)
class Less:
    """What is taken off something else."""

    of: Any

    def items(self, scope: Scope) -> Iterator[Item]:
        for item in scope.items(self.of):
            yield item.less(-1)


@dataclass(frozen=True)
class Top:
    """A slot of the frame on top of the agenda: of the frames of some kinds, or of all."""

    slot: int
    of: Any
    """A column, or a number that stands for all of them."""
    kinds: Sequence[str] = ("*",)
    given: Test | None = None
    """What has to be so of another slot."""
    closed: bool = False
    """Whether the seat of the frame alone knows it."""

    def items(self, scope: Scope) -> Iterator[Item]:
        tests = (self.given,) if self.given else ()
        if self.closed:
            tests = (*tests, Test(at=SEAT, least=scope.viewer, most=scope.viewer))
        reads = [((), Fixed(self.of))] if isinstance(self.of, int) else self.of.read_as(Place(self.slot))
        for words, what in reads:
            for kind in self.kinds:
                yield Item(words, what, tests, kind)


@dataclass(frozen=True)
class Later:
    """The kinds of the frames below the top, by the seats that they are of."""

    kinds: Sequence[str]

    def items(self, scope: Scope) -> Iterator[Item]:
        kinds = {number: ((kind,), 1) for number, kind in enumerate(self.kinds)}
        yield Item((), replace(picked(Place(SEAT), scope.letters), beside=Pick(KIND, kinds)), (), None)


def _behind(letter: str, words: Words) -> Words:
    return *words, letter


def rearranged(item: Item, order: Callable[[Words], Words]) -> Item:
    """The same with its words in another order."""
    if not isinstance(item.what, Pick):
        return replace(item, words=order(item.words))
    table = {number: (order((*item.words, *words)), worth) for number, (words, worth) in item.what.table.items()}
    return replace(item, words=(), what=replace(item.what, table=table))
