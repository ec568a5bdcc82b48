"""Packs: what is printed on components, as TOML records that name their source.

A game gives the records their meaning; here they are read, and mistakes get one line that
names the file, the record and the column.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, dataclass_transform

from .text import LANGUAGES

SOURCES = ("rulebook", "public", "inferred", "designed")
"""How surely a face is known, best first."""


class PackError(ValueError):
    """A pack that cannot be used; the message names file, record and column."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True)
class Face:
    """What every record says of a component, for games whose records have these columns; each kind is a subclass."""

    id: str
    source: str
    """One of SOURCES."""
    stand_in: tuple[str, ...]
    """Columns of a sourced record that are designed nevertheless."""
    copies: int
    """How many of them the box holds."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class NamedFace(Face):
    """A record that has a name of its own."""

    names: dict[str, str] = field(hash=False)
    """By language."""
    objects: dict[str, str] = field(hash=False)
    """By language: what is seen or painted, as it stands after a verb; the name where that is alike."""


FACE = ("id", "source", "stand_in", "note")
"""The columns of every Face, but for `copies`."""
SHOWN = {f"{form}_{language}": f"name_{language}" for form in ("shown", "object") for language in LANGUAGES}
"""Columns that say how a name is shown and how it stands after a verb, and the column of the name itself.

They change nothing in play and are no part of the digest: records made before they were written can still be read.
"""
NAMES = (*dict.fromkeys(SHOWN.values()), *SHOWN)
"""The columns of the name of a NamedFace."""


@dataclass(frozen=True)
class Records:
    """One record of a pack, with checked access to its columns."""

    path: str
    kind: str
    id: str
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

    def number(self, column: str, least: int, most: int, default: int | None) -> int:
        """A column that must be an integer from least to most; without a default it must be there."""
        value = self.values.get(column, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(column, f"is {value!r}; allowed: {least} to {most}")
        return value

    def digit(self, column: str, word: str, least: int, most: int) -> int:
        """A number written inside a text column."""
        if not word.isdecimal() or not least <= int(word) <= most:
            raise self.error(column, f"says {word!r} where a number from {least} to {most} belongs")
        return int(word)

    def flag(self, column: str, default: bool | None) -> bool:
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

    def choice(self, column: str, words: tuple[str, ...]) -> int:
        """The number of a column's word among the words that it can be."""
        word = self.text(column)
        if word not in words:
            raise self.error(column, f"is {word!r}; allowed: {', '.join(words)}")
        return words.index(word)

    def choices(self, column: str, words: tuple[str, ...]) -> list[int]:
        """The numbers of the words that a column lists, each once."""
        found: list[int] = []
        for word in self.listed(column):
            if word not in words or words.index(word) in found:
                raise self.error(column, f"lists {word!r}; allowed, each once: {', '.join(words)}")
            found.append(words.index(word))
        return found

    def face(self) -> dict[str, Any]:
        """The fields of a Face; `stand_in` names columns, or with a dot a part of one."""
        stand_in = tuple(self.listed("stand_in"))
        for name in stand_in:
            if not isinstance(name, str) or name.partition(".")[0] not in self.values:
                raise self.error("stand_in", f"names {name!r}, which the record does not have")
        copies = self.number("copies", 1, 99, 1)
        return {"id": self.id, "source": self.source, "stand_in": stand_in, "copies": copies}

    def named_face(self) -> dict[str, Any]:
        """The fields of a NamedFace; a name is words with single spaces."""
        said = {column: self._words(column) for column in NAMES if column not in SHOWN or column in self.values}
        names = {language: said.get(f"shown_{language}", said[f"name_{language}"]) for language in LANGUAGES}
        objects = {language: said.get(f"object_{language}", name) for language, name in names.items()}
        return {**self.face(), "names": names, "objects": objects}

    def _words(self, column: str) -> str:
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

    def check_totals(self, totals: Mapping[str, int]) -> None:
        """PackError unless there are so many records of each kind."""
        for kind, due in totals.items():
            if len(self.records(kind)) != due:
                raise PackError(f"{self.path}: {len(self.records(kind))} records {kind!r}; there are {due}")

    def records(self, kind: str) -> list[Records]:
        """All records of one kind, in the order of the file; their ids are distinct."""
        found: list[Records] = []
        for path, values in self.tables.get(kind, ()):
            name = _id(values)
            if name is None:
                shown = values.get("id") if isinstance(values, dict) else None
                raise PackError(f"{path}: {kind} {len(found) + 1}: id is {shown!r}; it must be letters and digits")
            if any(record.id == name for record in found):
                raise PackError(f"{path}: {kind} {name}: the id is used twice")
            found.append(Records(path, kind, name, values))
        return found


class Row(NamedTuple):
    """One record and the file that said it last."""

    path: str
    values: Any


def read_pack(path: Path, game: str, corrects: Path | None = None) -> PackFile:
    """Read a pack of a game; PackError when it cannot be read or belongs to another game.

    A pack is a file, or a folder of files that each hold some kinds of records.  Where it corrects
    another pack, it says only what differs: the records it names, and of those the columns it names.
    """
    edition, tables = _read_folder(path, game) if path.is_dir() else _read_file(path, game)
    if corrects is not None:
        edition, tables = _corrected(path, edition, tables, read_pack(corrects, game))
    said = {kind: [_without(SHOWN, row.values) for row in rows] for kind, rows in tables.items()}
    content = json.dumps([game, edition, said], sort_keys=True, ensure_ascii=False, default=str)
    return PackFile(str(path), game, edition, hashlib.sha256(content.encode()).hexdigest()[:16], tables)


def _read_folder(path: Path, game: str) -> tuple[str, dict[str, list[Row]]]:
    """The edition and the tables of all files of a folder, in the order of their names."""
    editions: dict[str, Path] = {}
    tables: dict[str, list[Row]] = {}
    for file in sorted(path.glob("*.toml")):
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
    path: Path, edition: str, tables: dict[str, list[Row]], whole: PackFile
) -> tuple[str, dict[str, list[Row]]]:
    """A whole pack with the records of a file of corrections in place of its own."""
    if edition != whole.edition:
        raise PackError(f"{path}: [pack] edition is {edition!r}; it must be {whole.edition!r}, which it corrects")
    result = {kind: list(rows) for kind, rows in whole.tables.items()}
    for kind, rows in tables.items():
        if kind not in result:
            raise PackError(f"{path}: there are no records {kind!r}; allowed: {', '.join(result)}")
        places = {_id(row.values): place for place, row in enumerate(result[kind])}
        corrections = PackFile(str(path), whole.id, edition, "", {kind: rows}).records(kind)
        for record in corrections:
            if record.id not in places:
                raise PackError(
                    f"{record.path}: there is no {kind} {record.id!r}; allowed: {', '.join(map(str, places))}"
                )
            place = places[record.id]
            # another name is shown in its own words
            outdated = [column for column, name in SHOWN.items() if name in record.values]
            result[kind][place] = Row(record.path, {**_without(outdated, result[kind][place].values), **record.values})
    return edition, result


def _without(columns: Container[str], values: Any) -> Any:
    """A record without some columns; anything else as it is."""
    return (
        {name: value for name, value in values.items() if name not in columns} if isinstance(values, dict) else values
    )


def _id(values: Any) -> str | None:
    """The id of a record: letters and digits, words joined by `_`; None for anything else."""
    name = values.get("id") if isinstance(values, dict) else None
    return name if isinstance(name, str) and name.replace("_", "").isalnum() else None


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
