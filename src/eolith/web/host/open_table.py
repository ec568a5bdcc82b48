"""A table in memory, and those who look at it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from eolith import bots
from eolith.kernel.chance import Source
from eolith.kernel.state import State
from eolith.table.live import LiveTable

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that cannot be taken for one another."""
ID_LENGTH = 12


@dataclass(frozen=True)
class View:
    """How somebody looks at a table."""

    seat: int | None
    """None for a spectator."""
    language: str
    face: str = "picture"
    """`picture`, or `plain`: headings, lists and buttons."""
    beside: tuple[int, ...] = ()
    """Other seats that are played at the same screen: their turn is announced, and nobody's hand is shown then."""

    def covered(self, table: LiveTable) -> bool:
        """It is the turn of somebody else at the same screen."""
        return table.turn in self.beside


class Watcher:
    """Somebody who looks at a table; `wake` is set when there may be something new."""

    def __init__(self, view: View, wake: asyncio.Event, version: int) -> None:
        self.view = view
        self.wake = wake
        self.version = version
        """What the browser has already."""
        self.pulse = -1
        """What it was sent last."""


class OpenTable:
    """A table in memory, with those who look at it.  There are never two of one id."""

    def __init__(self, id: str, table: LiveTable, listed: bool) -> None:
        self.id = id
        self.table = table
        """As it is stored; another one after each command."""
        self.sure = True
        """Whether that is known: after a write that failed, the table must be read again."""
        self.listed = listed
        self.lock = asyncio.Lock()
        """Held while something happens at the table, or while it is decided who may sit there."""
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.bots: dict[tuple[int, str], Any] = {}
        self.salt = int.from_bytes(hashlib.sha256(b"eolith faces\n" + id.encode()).digest()[:7], "big")
        self.views = Source(int.from_bytes(hashlib.sha256(b"eolith bots\n" + table.source.seed).digest()[:7], "big"))
        self.hurried: frozenset[int] = frozenset()
        """The seats whose forced moves are made for them."""
        self.pulse = 0
        """Counts everything that could change what is shown."""
        self.shown: dict[View, Any] = {}
        """The last picture of each view that is watched."""
        self.lines: dict[Any, Any] = {}
        """What is told of the game, made once."""

    def advice(self, seat: int, spec: str = "", state: State | None = None) -> int:
        """What a bot would decide for the seat that is to decide, now or in a `state`, from what that seat knows."""
        spec, state = spec or bots.usual(self.table.game), state or self.table.play.state
        options = state.options()
        if len(options) == 1:
            return int(options[0])
        if (seat, spec) not in self.bots:
            self.bots[seat, spec] = bots.make(spec, self.table.game, self.views.below(1 << 31))
        return int(self.bots[seat, spec].choose(state.resample(seat, self.views)))

    def view(self) -> tuple[State, int]:
        """What the seat that is to decide knows, and a seed to decide with: the same whenever the table is there."""
        steps = len(self.table.play.steps)
        digest = hashlib.sha256(b"eolith thoughts\n" + self.table.source.seed + steps.to_bytes(4, "big")).digest()
        seed, state = int.from_bytes(digest[:7], "big"), self.table.play.state
        return state.resample(state.seat, Source(seed)), int.from_bytes(digest[7:14], "big")

    def free(self) -> set[int]:
        """The seats that wait for a person."""
        return {seat for seat, player in enumerate(self.table.players) if player.person and not player.taken}

    def present(self) -> set[int]:
        """The seats whose players look at the table now."""
        views = [watcher.view for watcher in self.watchers]
        return {seat for view in views for seat in (view.seat, *view.beside) if seat is not None}

    def rematch_id(self) -> str:
        """The id of its rematch: it follows from the table, so there is one, and everybody finds it."""
        digest = hashlib.sha256(b"eolith rematch\n" + self.table.source.seed + self.id.encode()).digest()
        number = int.from_bytes(digest, "big")
        letters = []
        for _ in range(ID_LENGTH):
            number, rest = divmod(number, len(ID_LETTERS))
            letters.append(ID_LETTERS[rest])
        return "".join(letters)

    def wake(self) -> None:
        """Tell all who look at the table that something has changed."""
        self.pulse += 1
        for watcher in self.watchers:
            watcher.wake.set()


def new_id(length: int = ID_LENGTH) -> str:
    """The id of a table: random bits, 60 of them, that can be read aloud."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))
