"""The rows of the store as plain values, from whose fields `schema` makes the columns.

An entry of a table's journal is `eolith.table.setup.Entry`.  All times are unix times in seconds.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

ONLOOKER = -1
"""The seat of a link or a place that only looks on."""

Status = Literal["playing", "over", "closed"]
Awaits = Literal["person", "bot", "nobody"]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table and where its game stands; all but `status` to `updated` is said once, when it is opened."""

    id: str
    created: float
    spec: str
    """The game, as `eolith.load` takes it."""
    pack: str
    """The digest of the components it is played with."""
    setup: dict[str, Any]
    seed: bytes
    """16 secret bytes that chance comes from."""
    status: Status
    turn: int | None
    """The seat to decide."""
    awaits: Awaits
    version: int
    """Of the last entry."""
    updated: float
    listed: bool
    """Strangers may find it."""


class Link(msgspec.Struct, frozen=True):
    """A secret address of a seat: whoever knows it may act for the seat."""

    hash: str
    """SHA-256 of the token, in hexadecimal digits; the token itself is stored nowhere."""
    table: str
    seat: int
    created: float
    revoked: bool = False


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a browser; with a login it is an account."""

    id: str
    nickname: str
    language: str
    prefs: dict[str, Any] = {}
    login: str | None = None
    """Stored in one spelling (case folded, NFKC), so that it is taken in all of them."""
    password: str | None = None
    """Its argon2 hash."""
    email: str | None = None
    created: float


class Session(msgspec.Struct, frozen=True):
    """A browser that is known as a guest, by the hash of its cookie."""

    hash: str
    guest: str
    created: float
    seen: float
    """To about an hour."""


class Place(msgspec.Struct, frozen=True):
    """A guest holds a seat, or looks on."""

    table: str
    guest: str
    seat: int
    joined: float


class Result(msgspec.Struct, frozen=True):
    """How a game for one ended for the guest who played it."""

    table: str
    guest: str
    game: str
    level: str
    """How hard it was, as `Game.level` says it."""
    won: bool
    margin: int
    """By how much, in what the game measures."""
    at: float


class Note(msgspec.Struct, frozen=True):
    """What a guest wrote about a table for nobody else."""

    table: str
    guest: str
    text: str


class Review(msgspec.Struct, frozen=True):
    """What was found about a finished game."""

    table: str
    text: str
    """As `eolith.arena.review.Review` writes it."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser wants to be told that it is its guest's turn (web push)."""

    endpoint: str
    guest: str
    p256dh: str
    auth: str
    created: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """ "Is this a bug?": a question about a position, with the record of the game up to it."""

    id: str
    table: str
    guest: str | None
    at: float
    version: int
    seat: int
    text: str
    record: str
