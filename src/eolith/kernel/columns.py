"""Columns: the fields of a state by name, each declared once, where an observation declares what it shows of it.

    hunters: Annotated[int, Number(0, terms.HUNTERS, usual=terms.START_HUNTERS)]
    animals: Annotated[Mapping[str, str], By(CELL_NAMES, Word(terms.SPECIES, 1), "cells", field="animal")]

From these follow the attributes of observations and the entries of positions, which are written, and read with
every mistake named.  Words and limits that a pack brings are given by their name among the game's `Names`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, ClassVar, Self, get_type_hints

from .entries import choice, flag, integer, numbers, sequence, table, wrong
from .named import Named, counts
from .readings import MOST, Count, Mask, Pick, Place, Reads, picked

if TYPE_CHECKING:
    from .position import PositionReader

Fields = Mapping[str, Any]
"""The fields of a state by name."""
Words = Sequence[str]
"""Words, or the name that the game's Names have for them."""


def ids(records: Sequence[Any]) -> tuple[str, ...]:
    """The ids of a pack's records, by their numbers."""
    return tuple([record.id for record in records])


@dataclass(frozen=True, eq=False)
class Column:
    """How what the state holds in a field is said."""

    _: KW_ONLY
    field: str = ""
    """The field of the state, or several, where they are named otherwise."""
    entry: str | None = ""
    """The entry of positions, where it is named otherwise: `rest.open` lies in a table `rest`; None: there is none."""
    usual: Any = None
    """What the state holds if a position does not name it; what has something usual is always written."""
    rest: Callable[[Any, Fields], Any] | None = None
    """What it holds then, from the game and all other fields; with nothing usual, it is written where it differs."""
    by_hand: bool = False
    """Whether the game's own reader of positions reads it."""
    blank: ClassVar[int] = 0

    def see(self, raw: Any) -> Any:
        """What is said, from what the state holds."""
        raise NotImplementedError

    def read(self, entry: str, value: Any) -> Any:
        """What the state holds, from what a position says; PositionError names the entry."""
        raise NotImplementedError

    def read_as(self, at: Any) -> Reads:
        """What encoded observations read there, by word: `at` is a Place, or those of several fields."""
        raise NotImplementedError(f"{type(self).__name__} has no single reading")

    def take(self, fields: Fields, seat: int | None) -> Any:
        """What the state holds, of a seat if one is given."""
        found = [fields[name] if seat is None else fields[name][seat] for name in self.field.split()]
        return found if len(found) > 1 else found[0]

    def bound(self, name: str, names: Any) -> Self:
        """The column of this name, with the words and limits of a game."""
        given = {part.name: getattr(self, part.name) for part in fields(self) if not part.kw_only}
        own = {key: _known(value, names) for key, value in given.items()}
        return replace(self, **own, field=self.field or name, entry=name if self.entry == "" else self.entry)


def _known(value: Any, names: Any) -> Any:
    if isinstance(value, Column):
        return value.bound("", names)
    return getattr(names, value) if isinstance(value, str) else value


@dataclass(frozen=True, eq=False)
class Told(Column):
    """What a function tells of what the state holds."""

    tell: Callable[[Any], Any] | str
    _: KW_ONLY
    by_hand: bool = True

    def see(self, raw: Any) -> Any:
        return self.tell(raw)  # type: ignore[operator]


@dataclass(frozen=True, eq=False)
class Number(Column):
    """A number; the state holds it less `base`."""

    least: int = 0
    most: int | str = 0
    base: int = 0

    def see(self, raw: int) -> int:
        return raw + self.base

    def read_as(self, at: Place) -> Reads:
        yield (), Count(at.start, self.least - self.base, (int(self.most) or MOST) - self.base, self.base)

    def read(self, entry: str, value: Any) -> int:
        return integer(entry, value, self.least, int(self.most)) - self.base


@dataclass(frozen=True, eq=False)
class Part(Number):
    """One number of those that a field holds: that in the place `at`."""

    at: int = 0
    _: KW_ONLY
    by_hand: bool = True

    def take(self, fields: Fields, seat: int | None) -> int:
        number: int = super().take(fields, seat)[self.at]
        return number

    def read_as(self, at: Place) -> Reads:
        return super().read_as(at.parts[self.at])


@dataclass(frozen=True, eq=False)
class Flag(Column):
    """True or false."""

    def see(self, raw: int) -> bool:
        return raw > 0

    def read_as(self, at: Place) -> Reads:
        yield (), Count(at.start, 0, 1)

    def read(self, entry: str, value: Any) -> int:
        return int(flag(entry, value))


@dataclass(frozen=True, eq=False)
class Word(Column):
    """One of some words; the state holds its number plus `base`, and below that there is none."""

    words: Words
    base: int = 0
    allowed: Words = ()
    """Those that a position may name, if not all."""

    @property
    def blank(self) -> int:  # type: ignore[override]
        return self.base - 1

    def see(self, raw: int) -> str | None:
        return self.words[raw - self.base] if raw >= self.base else None

    def read_as(self, at: Place) -> Reads:
        for place in at.each():
            yield (), picked(place, self.words, self.base)

    def read(self, entry: str, value: Any) -> int:
        choice(entry, value, self.allowed or self.words)
        return self.words.index(value) + self.base


@dataclass(frozen=True, eq=False)
class Piece(Column):
    """A piece of a seat, as `A chief`; the state numbers them seat by seat from 1."""

    seats: Words
    pieces: Words

    def see(self, raw: int) -> str | None:
        seat, piece = divmod(raw - 1, len(self.pieces))
        return f"{self.seats[seat]} {self.pieces[piece]}" if raw else None

    def read_as(self, at: Place) -> Reads:
        pieces = [(seat, piece) for seat in self.seats for piece in self.pieces]
        yield (), Pick(at.start, {number: (words, 1) for number, words in enumerate(pieces, 1)})

    def read(self, entry: str, value: Any) -> int:
        seat, _, piece = value.partition(" ") if isinstance(value, str) else (value, "", "")
        return 1 + len(self.pieces) * choice(entry, seat, self.seats) + choice(entry, piece, self.pieces)


@dataclass(frozen=True, eq=False)
class Look(Column):
    """What a table has for the number that the state holds: a word, several, or another number."""

    table: Mapping[int, str | tuple[str, ...] | int]

    def read_as(self, at: Place) -> Reads:
        found: dict[int, tuple[tuple[str, ...], int]] = {}
        for number, told in self.table.items():
            words = () if isinstance(told, int) else (told,) if isinstance(told, str) else told
            found[number] = words, told if isinstance(told, int) else 1
        for place in at.each():
            yield (), Pick(place.start, found)


@dataclass(frozen=True, eq=False)
class At(Column):
    """What is in one place of an array."""

    place: int
    kind: Column

    def read_as(self, at: Place) -> Reads:
        return self.kind.read_as(at.parts[self.place])


@dataclass(frozen=True, eq=False)
class Counted(Column):
    """How many there are of each word, at most `most`; a position may also list the words."""

    words: Words
    most: int = 1

    def see(self, raw: list[int]) -> Any:
        return counts(self.words, raw)

    def read_as(self, at: Place) -> Reads:
        for word, part in zip(self.words, at.parts):
            yield (word,), Count(part.start, 0, self.most)

    def read(self, entry: str, value: Any) -> list[int]:
        return numbers(entry, value, self.words, self.most)


@dataclass(frozen=True, eq=False)
class Listed(Counted):
    """The words of which there are any."""

    def see(self, raw: list[int]) -> tuple[str, ...]:
        return tuple(counts(self.words, raw))

    def read_as(self, at: Place) -> Reads:
        for word, part in zip(self.words, at.parts):
            yield (word,), Count(part.start, 0, 1)


@dataclass(frozen=True, eq=False)
class Lying(Column):
    """The words that lie in a place, of which the state holds the number by word."""

    words: Words
    place: int
    _: KW_ONLY
    by_hand: bool = True

    def see(self, raw: list[int]) -> tuple[str, ...]:
        return tuple([word for word, place in zip(self.words, raw) if place == self.place])

    def read_as(self, at: Place) -> Reads:
        for word, part in zip(self.words, at.parts):
            yield (word,), Pick(part.start, {self.place: ((), 1)})


@dataclass(frozen=True, eq=False)
class Spaces(Column):
    """What lies on each of some spaces; None, in positions "", on an empty one."""

    words: Words
    spaces: int

    def see(self, raw: list[int]) -> tuple[str | None, ...]:
        return tuple([self.words[number] if number >= 0 else None for number in raw])

    def read_as(self, at: Place) -> Reads:
        for place, part in enumerate(at.parts):
            yield (place,), picked(part, self.words)

    def read(self, entry: str, value: Any) -> list[int]:
        given = sequence(entry, value, self.spaces)
        return [choice(entry, word, self.words) if word != "" else -1 for word in given]


@dataclass(frozen=True, eq=False)
class Few(Column):
    """Words one after another, at most as many as the state has room for; it holds their numbers plus one."""

    words: Words
    most: int
    allowed: Words = ()
    _: KW_ONLY
    told: str = ""
    """What there may be at most, in an error."""
    ordered: bool = False
    """Whether the state holds them in their own order."""

    def see(self, raw: list[int]) -> tuple[str, ...]:
        return tuple([self.words[number - 1] for number in raw if number])

    def read_as(self, at: Place) -> Reads:
        for place, part in enumerate(at.parts):
            yield (place,), picked(part, self.words, 1)

    def read(self, entry: str, value: Any) -> list[int]:
        word = Word(self.words, 1, self.allowed)
        found = [word.read(entry, given) for given in sequence(entry, value)]
        if len(found) > self.most:
            raise wrong(entry, value, f"at most {self.told}")
        return (sorted(found) if self.ordered else found) + [0] * (self.most - len(found))


@dataclass(frozen=True, eq=False)
class By(Column):
    """What there is of each of some words."""

    words: Words
    kind: Column
    allowed: Words = ()
    """The words that a position may name, if not all."""

    def see(self, raw: list[int]) -> Named[Any]:
        said = ((word, self.kind.see(number)) for word, number in zip(self.words, raw))
        return Named((word, value) for word, value in said if value)

    def read_as(self, at: Place) -> Reads:
        for word, part in zip(self.words, at.parts):
            for words, what in self.kind.read_as(part):
                yield (word, *words), what

    def read(self, entry: str, value: Any) -> list[int]:
        given, kind = table(entry, value, self.allowed or self.words), self.kind
        return [kind.read(f"{entry}.{word}", given[word]) if word in given else kind.blank for word in self.words]


@dataclass(frozen=True, eq=False)
class Bits(Column):
    """The words of a mask that has a bit for each; a position may say of each how many there are, up to `most`."""

    words: Words | Sequence[tuple[str, ...]]
    most: int = 1

    def see(self, raw: int) -> tuple[str, ...]:
        return tuple(str(word) for bit, word in enumerate(self.words) if raw >> bit & 1)

    def read_as(self, at: Place) -> Reads:
        yield (), Mask(at.start, tuple((word,) if isinstance(word, str) else word for word in self.words))

    def read(self, entry: str, value: Any) -> int:
        words = [str(word) for word in self.words]
        return sum(1 << bit for bit, there in enumerate(numbers(entry, value, words, self.most)) if there)


class Columns:
    """The columns of a table, or of a seat, with the words of one game."""

    def __init__(self, names: Any, seen: type, *others: type, order: str = "") -> None:
        """`seen` is an observation; `others` declare what positions have beside it, `order` what they begin with."""
        columns = [
            {
                name: column.bound(name, names)
                for name, hint in get_type_hints(declared, include_extras=True).items()
                for column in getattr(hint, "__metadata__", ())
            }
            for declared in (seen, *others)
        ]
        self.seen = columns[0]
        written = {column.entry: column for part in columns for column in part.values() if column.entry}
        self.written = {entry: written[entry] for entry in (*order.split(), *written)}
        self.parts: dict[str, list[str]] = {}
        """What each table of a position has, by its entry; the position itself is ""."""
        for entry in self.written:
            part, _, name = entry.rpartition(".")
            self.parts.setdefault(part, []).append(name)

    @property
    def entries(self) -> list[str]:
        """All that a position can say of them."""
        return [*self.parts[""], *filter(None, self.parts)]

    def see(self, fields: Fields, seat: int | None = None) -> dict[str, Any]:
        """The attributes of an observation that hides nothing."""
        return {name: column.see(column.take(fields, seat)) for name, column in self.seen.items()}

    def write(self, game: Any, fields: Fields, seat: int | None = None, always: Collection[str] = ()) -> dict[str, Any]:
        """The entries of a position; `always` names some that are written though they say nothing."""
        entries: dict[str, Any] = {}
        for entry, column in self.written.items():
            raw = column.take(fields, seat)
            said = _plain(column.see(raw))
            told = raw != column.rest(game, fields) if column.rest else said or entry in always
            if told or column.usual is not None:
                part, _, name = entry.rpartition(".")
                (entries.setdefault(part, {}) if part else entries)[name] = said
        return entries

    def read(self, reader: PositionReader, given: Mapping[str, Any], prefix: str = "", seat: int | None = None) -> None:
        """Set the fields from the entries of a position, but for those that follow from the rest."""
        parts = {part: table(part, given.get(part, {}), names) for part, names in self.parts.items() if part}
        for entry, column in self.written.items():
            part, _, name = entry.rpartition(".")
            named = parts[part] if part else given
            if column.rest is None and not column.by_hand and (name in named or column.usual):
                raw = column.read(prefix + entry, named[name]) if name in named else column.usual
                reader.put(column.field, raw, seat)

    def read_rests(self, reader: PositionReader, given: Mapping[str, Any]) -> None:
        """Set the fields that follow from the rest, unless they are named."""
        fields = reader.state.fields()
        for entry, column in self.written.items():
            if column.rest is not None:
                due = column.rest(reader.game, fields)
                reader.put(column.field, column.read(entry, given[entry]) if entry in given else due)


def _plain(said: Any) -> Any:
    """What is said as plain data: lists for tuples, and empty text for nothing."""
    if isinstance(said, tuple):
        return ["" if part is None else part for part in said]
    return "" if said is None else said
