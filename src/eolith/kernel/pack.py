"""Packs: what is printed on components, as TOML records that name their source.

A game says what they mean: a Pack has a field for each kind of component, a Face for each kind of record, and each
field of a Face tells its column.  Whatever is read, allowed and named in a mistake follows from these fields.  A
mistake gets one line that names the file, the record and the column.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, dataclass_transform, get_args, get_type_hints

from .text import LANGUAGES

SOURCES = ("rulebook", "public", "inferred", "designed")
"""How surely a face is known, best first."""
SHOWN = {f"{form}_{language}": f"name_{language}" for form in ("shown", "object") for language in LANGUAGES}
"""Columns that say how a name is shown and how it stands after a verb, and the column of the name itself.

They change nothing in play and are no part of the digest: records made before they were written can still be read.
"""
NAMES = (*dict.fromkeys(SHOWN.values()), *SHOWN)
"""The columns of the name of a NamedFace."""


class PackError(ValueError):
    """A pack that cannot be used; the message names file, record and column."""


@dataclass(frozen=True)
class Record:
    """One record of a pack, with checked access to its columns."""

    file: PackFile
    path: str
    """The file that said it last."""
    kind: str
    id: str
    index: int
    """Its place among the records of the kind."""
    values: dict[str, Any]

    def error(self, column: str, problem: str) -> PackError:
        """The one-line error for a column of this record."""
        return PackError(f"{self.path}: {self.kind} {self.id}: {column} {problem}")

    def text(self, column: str) -> str:
        """A column that must be a string."""
        value = self.values.get(column)
        if not isinstance(value, str):
            raise self.error(column, "is missing" if value is None else f"is {value!r}; it must be a text")
        return value

    def number(self, column: str, least: int, most: int, default: int | None = None) -> int:
        """A column that must be an integer from least to most; without a default it must be there."""
        if default is not None and column not in self.values:
            return default
        value = self.values.get(column)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(column, f"is {value!r}; allowed: {least} to {most}")
        return value

    def digit(self, column: str, word: str, least: int, most: int) -> int:
        """A number written inside a text column."""
        if not word.isdecimal() or not least <= int(word) <= most:
            raise self.error(column, f"says {word!r} where a number from {least} to {most} belongs")
        return int(word)

    def flag(self, column: str, default: bool | None = None) -> bool:
        """A column that must be true or false; without a default it must be there."""
        value = self.values.get(column, default)
        if not isinstance(value, bool):
            raise self.error(column, f"is {value!r}; allowed: true, false")
        return value

    def listed(self, column: str) -> list[Any]:
        """A column that is a list; one that is not there is empty."""
        values = self.values.get(column, [])
        if not isinstance(values, list):
            raise self.error(column, f"is {values!r}; it must be a list")
        return values

    def numbers(self, column: str, least: int, most: int) -> tuple[int, ...]:
        """A column that lists integers from least to most."""
        values = self.listed(column)
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise self.error(column, f"lists {value!r}; allowed: {least} to {most}")
        return tuple(values)

    def word(self, column: str, words: Sequence[str]) -> str:
        """A column that must be one of some words."""
        word = self.text(column)
        if word not in words:
            raise self.error(column, f"is {word!r}; allowed: {', '.join(words)}")
        return word

    def choice(self, column: str, words: Sequence[str], default: int | None = None) -> int:
        """The number of a column's word among the words that it can be; without a default it must be there."""
        if default is not None and column not in self.values:
            return default
        return words.index(self.word(column, words))

    def choices(self, column: str, words: Sequence[str]) -> list[int]:
        """The numbers of the words that a column lists, each once."""
        found: list[int] = []
        for word in self.listed(column):
            if word not in words or words.index(word) in found:
                raise self.error(column, f"lists {word!r}; allowed, each once: {', '.join(words)}")
            found.append(words.index(word))
        return found

    def pointer(self, column: str, kind: str) -> int:
        """The number of the record of another kind whose id a column says."""
        return self._place(column, kind, self.text(column))

    def pointers(self, column: str, kind: str) -> tuple[int, ...]:
        """The numbers of the records of another kind whose ids a column lists."""
        return tuple(self._place(column, kind, name) for name in self.listed(column))

    def _place(self, column: str, kind: str, name: Any) -> int:
        ids = self.file.ids(kind)
        if name not in ids:
            raise self.error(column, f"is {name!r}; allowed: {', '.join(ids)}")
        return ids.index(name)

    def words(self, column: str) -> str:
        """A column that must be words with single spaces."""
        words = self.text(column)
        if not words.strip() or words != " ".join(words.split()):
            raise self.error(column, f"is {words!r}; it must be words with single spaces")
        return words

    @property
    def source(self) -> str:
        """The column `source`, one of SOURCES."""
        source = self.text("source")
        if source not in SOURCES:
            raise self.error("source", f"is {source!r}; allowed: {', '.join(SOURCES)}")
        return source


@dataclass(frozen=True)
class PackFile:
    """A pack as it was read: its name, edition and digest, and its tables of records."""

    path: str
    id: str
    edition: str
    digest: str
    tables: dict[str, list[Row]]
    numbered: list[Any] = field(default_factory=list)
    """What is numbered across records, in the order in which readers of columns have found it."""

    def check_tables(self, columns: Mapping[str, tuple[str, ...]]) -> None:
        """PackError for a kind of records, or a column of one, that the game does not have."""
        for kind, rows in self.tables.items():
            if kind not in columns:
                where = rows[0].path if rows else self.path
                raise PackError(f"{where}: there are no records {kind!r}; allowed: {', '.join(columns)}")
            for record in self.records(kind):
                for column in record.values:
                    if column not in columns[kind]:
                        raise record.error(column, f"is no column; allowed: {', '.join(columns[kind])}")

    def check_totals(self, totals: Mapping[str, int | Sequence[str] | None]) -> None:
        """PackError unless there are so many records of each kind, or those with these ids."""
        for kind, due in totals.items():
            found = [record.id for record in self.records(kind)]
            if isinstance(due, int) and len(found) != due:
                raise self.error(f"{len(found)} records {kind!r}; there are {due}")
            if due is not None and not isinstance(due, int) and found != list(due):
                raise self.error(f"the records {kind!r} are {', '.join(found)}, not {', '.join(due)}")

    def records(self, kind: str) -> list[Record]:
        """All records of one kind, in the order of the file; their ids are distinct."""
        found: list[Record] = []
        for index, (path, values) in enumerate(self.tables.get(kind, ())):
            name = _id(values)
            if name is None:
                shown = values.get("id") if isinstance(values, dict) else None
                raise PackError(f"{path}: {kind} {index + 1}: id is {shown!r}; it must be letters and digits")
            if any(record.id == name for record in found):
                raise PackError(f"{path}: {kind} {name}: the id is used twice")
            found.append(Record(self, path, kind, name, index, values))
        return found

    def ids(self, kind: str) -> list[str]:
        """The ids of all records of one kind."""
        return [record.id for record in self.records(kind)]

    def error(self, problem: str) -> PackError:
        """The one-line error for what concerns no single record."""
        return PackError(f"{self.path}: {problem}")


class Row(NamedTuple):
    """One record and the file that said it last."""

    path: str
    values: Any


def read_pack(
    path: Path,
    game: str,
    corrects: Path | None = None,
    more: str = "",
    differs: str = "",
    anew: Collection[str] = (),
) -> PackFile:
    """Read a pack of a game; PackError when it cannot be read or belongs to another game.

    A pack is a file, or a folder of files that each hold some kinds of records, those of a folder `more` in it too.
    Where it corrects another pack, it says only what differs: the records it names, and of those the columns it names.
    So do the files of a folder `differs` in it, which make another edition; of the kinds `anew` they name all there is.
    """
    edition, tables = _read_folder(path, game, more) if path.is_dir() else _read_file(path, game)
    if corrects is not None:
        whole = read_pack(corrects, game, more=more, differs=differs, anew=anew)
        if edition != whole.edition:
            raise PackError(f"{path}: [pack] edition is {edition!r}; it must be {whole.edition!r}, which it corrects")
        tables = _corrected(path, tables, whole.tables)
    elif differs:
        edition, corrections = _read_folder(path / differs, game, "")
        tables = _corrected(path / differs, corrections, tables | {kind: [] for kind in anew}, anew)
    said = {kind: [_without(SHOWN, row.values) for row in rows] for kind, rows in tables.items()}
    content = json.dumps([game, edition, said], sort_keys=True, ensure_ascii=False, default=str)
    return PackFile(str(path), game, edition, hashlib.sha256(content.encode()).hexdigest()[:16], tables)


def _read_folder(path: Path, game: str, more: str) -> tuple[str, dict[str, list[Row]]]:
    """The edition and the tables of all files of a folder, in the order of their names."""
    editions: dict[str, Path] = {}
    tables: dict[str, list[Row]] = {}
    for file in sorted(path.glob("*.toml")) + (sorted(path.glob(f"{more}/*.toml")) if more else []):
        edition, found = _read_file(file, game)
        editions.setdefault(edition, file)
        if len(editions) > 1:
            raise PackError(f"{file}: [pack] edition is {edition!r}; it must be {next(iter(editions))!r}")
        for kind, rows in found.items():
            tables.setdefault(kind, []).extend(rows)
    if not editions:
        raise PackError(f"{path}: is a folder without TOML files")
    return next(iter(editions)), tables


def _read_file(path: Path, game: str) -> tuple[str, dict[str, list[Row]]]:
    """The edition and the tables of one file."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise PackError(f"{path}: cannot be read ({problem.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise PackError(f"{path}: is not TOML ({problem})") from None
    head = tables.pop("pack", None)
    if not isinstance(head, dict) or head.get("id") != game:
        raise PackError(f"{path}: [pack] id must be {game!r}")
    edition = head.get("edition")
    if not isinstance(edition, str) or not edition:
        raise PackError(f"{path}: [pack] edition {'must be a text' if edition else 'is missing'}")
    for kind, rows in tables.items():
        if not isinstance(rows, list):
            raise PackError(f"{path}: {kind} must be a list of records, [[{kind}]]")
    return edition, {kind: [Row(str(path), values) for values in rows] for kind, rows in tables.items()}


def _corrected(
    path: Path, tables: dict[str, list[Row]], whole: dict[str, list[Row]], anew: Collection[str] = ()
) -> dict[str, list[Row]]:
    """A whole pack with the records of a file of corrections in place of its own, or beside them if `anew`."""
    result = {kind: list(rows) for kind, rows in whole.items()}
    for kind, rows in tables.items():
        if kind not in result:
            raise PackError(f"{path}: there are no records {kind!r}; allowed: {', '.join(result)}")
        places = {_id(row.values): place for place, row in enumerate(result[kind])}
        for record in PackFile(str(path), "", "", "", {kind: rows}).records(kind):
            if kind in anew:
                result[kind].append(Row(record.path, record.values))
            elif record.id in places:
                place = places[record.id]
                # another name is shown in its own words
                outdated = [column for column, name in SHOWN.items() if name in record.values]
                kept = _without(outdated, result[kind][place].values)
                result[kind][place] = Row(record.path, {**kept, **record.values})
            else:
                known = ", ".join(map(str, places))
                raise PackError(f"{record.path}: there is no {kind} {record.id!r}; allowed: {known}")
    return result


def _without(columns: Container[str], values: Any) -> Any:
    """A record without some columns; anything else as it is."""
    return (
        {name: value for name, value in values.items() if name not in columns} if isinstance(values, dict) else values
    )


def _id(values: Any) -> str | None:
    """The id of a record: letters and digits, words joined by `_`; None for anything else."""
    name = values.get("id") if isinstance(values, dict) else None
    return name if isinstance(name, str) and name.replace("_", "").isalnum() else None


# --- what a game says of its records ------------------------------------------------------------------


def column(
    read: Callable[..., Any],
    *arguments: Any,
    columns: tuple[str, ...] | None = None,
    kinds: tuple[str, ...] = (),
    other: Any = None,
    hash: bool | None = None,
) -> Any:
    """A field of a Face: what `read` gives for a record, the name of a column, and the arguments.

    The column is called as the field, if no `columns` are named.  Where there are `kinds`, only records of these have
    it, and in others the field is `other`, if that is given.
    """
    how = {"read": read, "arguments": arguments, "columns": columns, "kinds": kinds, "other": other}
    return field(metadata=how, hash=hash)


number, numbers, flag = (partial(column, read) for read in (Record.number, Record.numbers, Record.flag))
word, choice = partial(column, Record.word), partial(column, Record.choice)
pointer, pointers = partial(column, Record.pointer), partial(column, Record.pointers)


def _stand_in(record: Record, name: str) -> tuple[str, ...]:
    """Names of columns, or with a dot of a part of one."""
    found = tuple(record.listed(name))
    for said in found:
        if not isinstance(said, str) or said.partition(".")[0] not in record.values:
            raise record.error(name, f"names {said!r}, which the record does not have")
    return found


def _names(record: Record, _: str, *forms: str) -> dict[str, str]:
    """A name by language, in the first of some forms that the record has."""
    said = {name: record.words(name) for name in NAMES if name not in SHOWN or name in record.values}
    return {
        language: next(said[name] for form in forms if (name := f"{form}_{language}") in said) for language in LANGUAGES
    }


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Face:
    """What every record says of a component; each kind is a subclass, whose fields are columns."""

    id: str = column(lambda record, _: record.id)
    source: str = column(lambda record, _: record.source)
    """One of SOURCES."""
    stand_in: tuple[str, ...] = column(_stand_in)
    """Columns of a sourced record that are designed nevertheless."""
    copies: int = number(1, 99, 1)
    """How many of them the box holds; a column of the kinds that declare it again."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    @property
    def ours(self) -> str:
        """What of it is no fact but a stand-in of ours: `designed`, all; `partly`; or nothing."""
        return "designed" if self.source == "designed" else "partly" if self.stand_in else ""

    @classmethod
    def columns(cls, kind: str) -> tuple[str, ...]:
        """What a record of a kind can say."""
        found = dict.fromkeys(("id", "source", "stand_in", "note"))
        how = {one.name: one.metadata for one in fields(cls)}
        for name in (name for base in cls.__mro__[-3::-1] for name in base.__annotations__):
            if not how[name]["kinds"] or kind in how[name]["kinds"]:
                found |= dict.fromkeys((name,) if how[name]["columns"] is None else how[name]["columns"])
        return tuple(found)

    @classmethod
    def read(cls, record: Record) -> Self:
        """The face of a record; PackError for what it cannot say."""
        values = {}
        for name, how in ((one.name, one.metadata) for one in fields(cls)):
            elsewhere = how["kinds"] and record.kind not in how["kinds"]
            if elsewhere and how["other"] is not None:
                values[name] = how["other"]
            else:
                values[name] = how["read"](record, (how["columns"] or (name,))[0], *how["arguments"])
        face = cls(**values)
        face.check(record)
        return face

    def check(self, record: Record) -> None:
        """PackError for columns that do not go together."""


class NamedFace(Face):
    """A record that has a name of its own."""

    names: dict[str, str] = column(_names, "shown", "name", columns=NAMES, hash=False)
    """By language."""
    objects: dict[str, str] = column(_names, "object", "shown", "name", columns=(), hash=False)
    """By language: what is seen or painted, as it stands after a verb; the name where that is alike."""


def faces(**kinds: int | Sequence[str] | None) -> Any:
    """A field of a Pack: the records of some kinds, of each so many, or those with these ids; None for any number."""
    return field(metadata={"kinds": kinds})


@dataclass_transform(frozen_default=True, field_specifiers=(field, faces))
@dataclass(frozen=True)
class Pack:
    """Everything printed on the components of a game that can be corrected by an owner.

    A game's subclass has a field for each kind of component, a tuple of a Face, and lies where the TOML files do.
    """

    id: str
    edition: str
    digest: str

    whole: ClassVar[bool] = False
    """Whether an owner's file holds the whole pack; otherwise it says only what it corrects."""
    more: ClassVar[str] = ""
    """A folder beside the TOML files whose components this pack has too, such as those of a solo game."""
    differs: ClassVar[str] = ""
    """A folder beside the TOML files that says what is printed otherwise in this edition."""
    anew: ClassVar[Collection[str]] = ()
    """Kinds of which that folder has all records there are; others it corrects."""

    def __init_subclass__(cls) -> None:
        cls.__hash__ = Pack.__hash__  # type: ignore[method-assign]  # quick: packs are what much is remembered by
        dataclass(frozen=True)(cls)

    def __hash__(self) -> int:
        return hash(self.digest)

    @classmethod
    def load(cls, path: Path | None = None) -> Self:
        """The pack of the game, or one with an owner's file; PackError names file, record and column."""
        folder = Path(str(sys.modules[cls.__module__].__file__)).parent
        if path is not None:
            return cls.read(path, None if cls.whole else folder)
        own: Self = _own_pack(cls, folder)  # type: ignore[arg-type]  # a class has a hash
        return own

    @classmethod
    def read(cls, path: Path, corrects: Path | None = None) -> Self:
        """The pack of a file or a folder, which may correct another one."""
        file = read_pack(path, cls.__module__.split(".")[-2], corrects, cls.more, cls.differs, cls.anew)
        pack = cls(id=file.id, edition=file.edition, digest=file.digest, **cls.read_faces(file))
        pack.check(file)
        return pack

    @classmethod
    def read_faces(cls, file: PackFile) -> dict[str, Any]:
        """The fields that hold records; PackError for kinds, columns and numbers that the game does not have."""
        hints = get_type_hints(cls)
        found = [(one.name, get_args(hints[one.name])[0], one.metadata["kinds"]) for one in fields(cls) if one.metadata]
        file.check_tables({kind: face.columns(kind) for _, face, kinds in found for kind in kinds})
        file.check_totals({kind: due for _, _, kinds in found for kind, due in kinds.items()})
        return {
            name: tuple(face.read(record) for kind in kinds for record in file.records(kind))
            for name, face, kinds in found
        }

    def check(self, file: PackFile) -> None:
        """PackError for records that do not go together."""

    def number(self, kind: str, code: str) -> int:
        """The number of a record: `number("crafts", "bone_fish")`; KeyError when there is none."""
        for place, face in enumerate(getattr(self, kind)):
            if face.id == code:
                return place
        raise KeyError(code)


@cache
def _own_pack(pack: Any, folder: Path) -> Any:
    return pack.read(folder)


def count_sources(pack: Any) -> dict[str, Counter[str]]:
    """How many components of each kind come from each of SOURCES; the kinds are the fields that hold tuples."""
    counts: dict[str, Counter[str]] = {}
    for kind in (column.name for column in fields(pack)):
        records = getattr(pack, kind)
        if isinstance(records, tuple):
            counts[kind] = Counter()
            for record in records:
                counts[kind][record.source] += record.copies
    return counts


def padded(values: Sequence[Any], size: int, rest: Any = 0) -> list[Any]:
    """Values of a pack, and `rest` as often as it has fewer than a table or an option space has room for."""
    return [*values, *[rest] * (size - len(values))]
