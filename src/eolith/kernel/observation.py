"""What the observations of games are made of: frozen structs of plain values, named counts, and the agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from .game import SEATS


class Plain(Struct, frozen=True):
    """A struct that can be said as plain data."""

    def to_dict(self) -> dict[str, Any]:
        """It as plain data for JSON."""
        data: dict[str, Any] = _plain(self)
        return data


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return _plain(asdict(value))
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


class Pending(Struct, frozen=True):
    """Something on the agenda: a decision of a seat or of chance, or a step still to come."""

    kind: str
    """One of the game's kinds of frames."""
    seat: str
    """"A" to "D", or "chance"."""
    values: tuple[int, ...]
    """The slots of the frame (a game's terms.py names them), without what the observer may not know."""


def seat_name(seat: int) -> str:
    """The letter of a seat of a frame; chance for what belongs to none."""
    return SEATS[seat] if seat >= 0 else "chance"
