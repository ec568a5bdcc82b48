"""What the observations of games are made of: frozen structs of plain values, named counts, and the agenda."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from .game import SEATS, Game
from .named import Named


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
    """The slots of the frame, without what the observer may not know."""

    def __getitem__(self, slot: int) -> int:
        """What a slot holds, by its number in a frame (a game's terms.py names them)."""
        return self.values[slot - 2]


def step(kinds: Sequence[str], frame: Sequence[int]) -> Pending:
    """What a frame of a state says, all of it."""
    return Pending(kinds[frame[0]], seat_name(frame[1]), tuple(frame[2:]))


def frames_of(fields: Mapping[str, Any]) -> list[list[int]]:
    """The frames of the agenda from the top, from the fields of a state."""
    return list(reversed(fields["agenda"][: fields["depth"] + 1]))


def of_all(game: Game, viewer: int | None, agenda: Sequence[Any]) -> dict[str, Any]:
    """What the observations of all games begin and end with."""
    return {
        "viewer": None if viewer is None else SEATS[viewer],
        "players": game.players,
        "options": Named(game.options),
        "turn": agenda[0].seat if agenda else None,
        "pending": agenda[0] if agenda else None,
        "later": tuple(agenda[1:]),
    }


def seat_name(seat: int) -> str:
    """The letter of a seat of a frame; chance for what belongs to none."""
    return SEATS[seat] if seat >= 0 else "chance"
