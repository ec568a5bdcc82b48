"""Checked access to plain data, such as a position: each mistake gets one line that names the entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eolith.kernel.game import PositionError

LONGEST = 60
"""How many characters of a wrong value a message repeats."""


def wrong(entry: str, value: object, allowed: str) -> PositionError:
    """The error for an entry that has another value than it may."""
    return PositionError(f"position: {entry} is {shown(value)}; allowed: {allowed}")


def shown(value: object) -> str:
    """A value as Python writes it, on one line and cut short; its type where Python cannot write it."""
    try:
        text = " ".join(repr(value).split())
    except (ValueError, RecursionError):  # an integer of thousands of digits, or lists without end
        return f"a huge {type(value).__name__}"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def integer(entry: str, value: object, least: int, most: int) -> int:
    """An integer from least to most; True and False are none."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(entry, value, f"{least} to {most}")
    return value


def flag(entry: str, value: object) -> bool:
    """True or False, and nothing that counts as one of them."""
    if not isinstance(value, bool):
        raise wrong(entry, value, "true or false")
    return value


def choice(entry: str, value: object, words: Sequence[str]) -> int:
    """The number of a word among those that it can be."""
    if not isinstance(value, str) or value not in words:
        raise wrong(entry, value, ", ".join(words))
    return words.index(value)


def sequence(entry: str, value: object, length: int | None = None) -> list[Any]:
    """A list or tuple, of that length if one is named."""
    if not isinstance(value, list | tuple) or length is not None and len(value) != length:
        raise wrong(entry, value, "a list" if length is None else f"a list of {length}")
    return list(value)


def table(entry: str, value: object, names: Iterable[str]) -> Mapping[str, Any]:
    """A mapping that has no other entries than those named."""
    if not isinstance(value, Mapping):
        raise wrong(entry, value, "a table of entries")
    allowed = list(names)
    for name in value:
        if name not in allowed:
            raise PositionError(f"position: {entry} has no entry {shown(name)}; allowed: {', '.join(sorted(allowed))}")
    return value


def numbers(entry: str, value: object, words: Sequence[str], most: int) -> list[int]:
    """A number from 0 to `most` for each word, from `{word: number}` or from a list of words."""
    if isinstance(value, Mapping):
        named = table(entry, value, words)
        return [integer(f"{entry}.{word}", named.get(word, 0), 0, most) for word in words]
    found = [0] * len(words)
    for word in sequence(entry, value):
        found[choice(entry, word, words)] += 1
    if max(found) > most:
        raise wrong(entry, value, f"each at most {most} times")
    return found
