"""Checked access to plain data, such as a position: each mistake gets one line that names the entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
