"""What is agreed before a table's first move, and one line of its journal.  Both are stored as JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to play a seat."""

    kind: Literal["person", "bot"]
    name: str = ""
    """The person's nickname, as far as it is known beforehand."""
    bot: str = ""
    """The spec of the bot."""


class Clock(msgspec.Struct, frozen=True):
    """Thinking time of each seat, in seconds.  Running out never loses a game by itself (see `LiveTable.is_late`)."""

    bank: float
    increment: float
    """Given back after each turn."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a table, beside those of its game."""

    seats: tuple[Seat, ...]
    clock: Clock | None = None
    pace: float = 1.0
    """Seconds that a bot takes for a decision."""
    hints: bool = True
    """Whether seats may ask for hints."""
    listed: bool = False
    """Whether strangers may find the table, watch it and take its free seats."""
    opening: tuple[int, ...] = ()
    """Decisions taken before the table was opened: it goes on from where another game had come to."""
    after: str = ""
    """The table whose rematch or continuation this is."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's journal: something that happened, with all that is needed to make it happen again."""

    version: int
    """1, 2, 3 … without gaps."""
    at: float
    """Unix time in seconds."""
    kind: str
    """One of `live.KINDS`."""
    seat: int | None = None
    """Who did it; None for what belongs to nobody."""
    data: dict[str, Any] = {}
    command: str | None = None
    """The id that the sender gave the command; the same id is never carried out twice."""


# msgspec reads the types of a class once, when they are first needed, and a thread that meets them half read crashes
msgspec.json.Decoder(Setup)
