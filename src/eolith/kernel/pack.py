"""Packs: what is printed on components, as TOML records that name their source.

A game gives the records their meaning; here they are read, and mistakes get one line that
names the file, the record and the column.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOURCES = ("rulebook", "public", "inferred", "designed")
"""How surely a face is known, best first."""


class PackError(ValueError):
    """A pack that cannot be used; the message names file, record and column."""


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
    tables: dict[str, Any]

    def check_tables(self, columns: Mapping[str, tuple[str, ...]]) -> None:
        """PackError for a kind of records, or a column of one, that the game does not have."""
        for kind in self.tables:
            if kind not in columns:
                raise PackError(f"{self.path}: there are no records {kind!r}; allowed: {', '.join(columns)}")
            for record in self.records(kind):
                for column in record.values:
                    if column not in columns[kind]:
                        raise record.error(column, f"is no column; allowed: {', '.join(columns[kind])}")

    def records(self, kind: str) -> list[Records]:
        """All records of one kind, in the order of the file; their ids are distinct."""
        found: list[Records] = []
        for values in self.tables.get(kind, ()):
            name = values.get("id") if isinstance(values, dict) else None
            if not isinstance(name, str) or not name.isalnum():
                raise PackError(f"{self.path}: {kind} {len(found) + 1}: id is {name!r}; it must be letters and digits")
            if any(record.id == name for record in found):
                raise PackError(f"{self.path}: {kind} {name}: the id is used twice")
            found.append(Records(self.path, kind, name, values))
        return found


def read_pack(path: Path, game: str) -> PackFile:
    """Read a pack file of a game; PackError when it cannot be read or belongs to another game."""
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
    content = json.dumps([game, edition, tables], sort_keys=True, ensure_ascii=False, default=str)
    return PackFile(str(path), game, edition, hashlib.sha256(content.encode()).hexdigest()[:16], tables)


def count_sources(pack: Any) -> dict[str, Counter[str]]:
    """How many components of each kind come from each of SOURCES; the kinds are the pack's tuples of records."""
    counts: dict[str, Counter[str]] = {}
    for kind, records in vars(pack).items():
        if isinstance(records, tuple):
            counts[kind] = Counter()
            for record in records:
                counts[kind][record.source] += record.copies
    return counts
