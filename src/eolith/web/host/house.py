"""The house: every table of the server, those in memory and those on disk.

A command becomes entries (`LiveTable.prepare_…`).  They are stored while the room is locked against other
commands; then the table that has come about takes the place of the one before, so whoever looks at a room, at
whatever time, sees nothing that is not stored.  A room whose entries may or may not have been stored is dropped, and
rebuilt from what was.  A table is in memory while somebody watches it or a bot is to move; any other can be dropped
and rebuilt from its journal at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec

from eolith import bots
from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.state import State
from eolith.store import Conflict, Damaged, Store, Unavailable, people, rows, tables
from eolith.store.replay import Unplayable, rebuild_row
from eolith.table.live import LiveTable, open_table
from eolith.table.setup import Entry, Setup

from ..settings import Settings
from . import clock
from .outage import Outage

log = logging.getLogger("eolith.web")

STAND_IN = "careful"
"""The bot that takes over for a person, and gives hints."""
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that cannot be taken for one another."""
RETRY = 5.0
"""Seconds before a bot tries again after the store failed."""

Prepare = Callable[[LiveTable, float], "Entry | Sequence[Entry]"]


class NoTable(LookupError):
    """There is no table of that id, or it cannot be rebuilt by this version."""


class Stale(Exception):
    """The sender has not seen what happened last."""


class Room:
    """A table in memory, with those who look at it."""

    def __init__(self, id: str, table: LiveTable, listed: bool) -> None:
        self.id = id
        self.table = table
        """As it is stored; another one after each command."""
        self.listed = listed
        self.lock = asyncio.Lock()
        """Held while a command is carried out."""
        self.seating = asyncio.Lock()
        """Held while somebody sits down."""
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.bots: dict[tuple[int, str], Any] = {}
        self.salt = int.from_bytes(hashlib.sha256(b"eolith faces\n" + id.encode()).digest()[:7], "big")
        self.views = Source(int.from_bytes(hashlib.sha256(b"eolith bots\n" + table.source.seed).digest()[:7], "big"))
        self.hurried: frozenset[int] = frozenset()
        """The seats whose forced moves are made for them."""
        self.pulse = 0
        """Counts everything that could change what is shown."""
        self.shown: dict[Any, Any] = {}
        """The last picture of each view that is watched."""
        self.lines: dict[Any, Any] = {}
        """Lines of the log, made once."""

    def advice(self, seat: int, spec: str = STAND_IN, state: State | None = None) -> int:
        """What a bot would decide for the seat that is to decide, now or in a `state`, from what that seat knows."""
        state = state or self.table.play.state
        options = state.options()
        if len(options) == 1:
            return int(options[0])
        if (seat, spec) not in self.bots:
            self.bots[seat, spec] = bots.make(spec, self.table.game, self.views.below(1 << 31))
        return int(self.bots[seat, spec].choose(state.resample(seat, self.views)))

    def wake(self) -> None:
        """Tell all who look at the table that something has changed."""
        self.pulse += 1
        for watcher in self.watchers:
            watcher.wake.set()


class Watcher:
    """Somebody who looks at a table; `wake` is set when there may be something new."""

    def __init__(self, view: Any, wake: asyncio.Event, version: int) -> None:
        self.view = view
        self.wake = wake
        self.version = version
        """What the browser has already."""
        self.pulse = -1
        """What it was sent last."""


class House:
    """All tables of one server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.closing = False
        self.retrying: set[str] = set()
        """The tables that are looked at again after RETRY seconds."""
        self.looking: set[asyncio.Task[None]] = set()
        """What looks at them now."""
        self.outage = Outage()
        self.on_change: list[Callable[[Room, Sequence[Entry]], None]] = []
        """Called after entries have happened: notifications, counters."""

    # --- opening and closing --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Wake every table where a bot is to move."""
        for id in await self.store.read(tables.awaiting_bots):
            with contextlib.suppress(NoTable):
                self.drive(await self.room(id))

    async def stop(self) -> None:
        """Let what has begun be stored; begin nothing new."""
        self.closing = True
        drivers = [room.driver for room in self.rooms.values() if room.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.wake()

    def wake(self) -> None:
        """Let everybody who looks at any table ask whether it still may; no picture has changed."""
        for room in self.rooms.values():
            for watcher in room.watchers:
                watcher.wake.set()

    async def create(
        self,
        game: Game,
        setup: Setup,
        links: Sequence[rows.Link] = (),
        id: str = "",
        places: Sequence[rows.Place] = (),
    ) -> Room:
        """Open a table.  `links` and `places` name the table by its id: make it with `new_id`."""
        id = id or new_id()
        now = clock.now()
        seed = secrets.token_bytes(16)
        table, entry = open_table(game, setup, seed, now)
        row = rows.Table(
            id=id, created=now, spec=repr(game), pack=game.pack.digest, setup=as_dict(setup), seed=seed,
            status=table.status, turn=table.turn, awaits=table.awaits, version=1, updated=now,
            listed=setup.listed,
        )  # fmt: skip

        def make(conn: Any) -> frozenset[int]:
            tables.create(conn, row, [entry], list(links))
            for place in places:
                tables.sit(conn, place)
            return _hurried(conn, id)

        hurried = await self.store.write(make)
        room = Room(id, table, setup.listed)
        room.hurried = hurried
        self._keep(room)
        self.tell(room, [entry])
        self.drive(room)
        return room

    async def room(self, id: str) -> Room:
        """A table, rebuilt if it is not in memory; NoTable if there is none."""
        if id in self.rooms:
            self.rooms.move_to_end(id)
            return self.rooms[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> Room:
        def load(conn: Any) -> tuple[rows.Table, list[Entry], frozenset[int]] | None:
            row = tables.get(conn, id)
            return None if row is None else (row, tables.entries(conn, id), _hurried(conn, id))

        try:
            found = await self.store.read(load)
            if found is None:
                raise NoTable(id)
            row, entries, hurried = found
            room = Room(id, rebuild_row(row, entries), row.listed)
        except (Unplayable, Damaged) as problem:
            log.error("table %s cannot be rebuilt: %s", id, problem)
            raise NoTable(id) from None
        room.hurried = hurried
        self._keep(room)
        self.drive(room)
        return room

    async def note_wishes(self, id: str) -> None:
        """Somebody sat down at a table, or prefers something else now."""
        room = self.rooms.get(id)
        if room is not None:
            room.hurried = await self.store.read(lambda conn: _hurried(conn, id))
            self.drive(room)

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        idle = [id for id, other in self.rooms.items() if not other.watchers and not other.driver and other is not room]
        for id in idle[: max(0, len(self.rooms) - self.settings.max_resident)]:
            if not (self.rooms[id].lock.locked() or self.rooms[id].seating.locked()):
                del self.rooms[id]

    # --- commands --------------------------------------------------------------------------------------------

    async def do(self, room: Room, prepare: Prepare, command: str | None = None, expected: int | None = None) -> int:
        """Carry out a command; the version it led to.

        A command id that was carried out before gives the same answer again.  Stale when the game has
        changed since version `expected`, or has not come so far; what `prepare` raises goes to the caller, and
        nothing has changed.
        """
        async with self.locked(room.id) as room:
            table = room.table
            if command is not None and command in table.commands:
                return table.commands[command]
            if expected is not None and not table.changed <= expected <= table.version:
                raise Stale
            now = max(clock.now(), table.since)
            prepared = prepare(table, now)
            entries = [prepared] if isinstance(prepared, Entry) else list(prepared)
            try:
                await self._store(room, entries, now)
            except Conflict:  # a command whose sender was cut off has been stored all the same
                raise Stale from None
        self.tell(room, entries)
        self.drive(room)
        return entries[0].version

    @contextlib.asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Room]:
        """The table, for one alone.  It may have been dropped from memory since the caller got hold of it."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if self.rooms.get(id) is room:
                    yield room
                    return

    async def _store(self, room: Room, entries: Sequence[Entry], now: float) -> None:
        """Let entries happen, in the store and then in the room, or in neither."""
        table = room.table.after(entries)
        status, turn, awaits = table.status, table.turn, table.awaits
        try:
            await self.store.write(lambda conn: tables.append(conn, room.id, entries, status, turn, awaits, now))
            room.table = table
        except BaseException:
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]  # it is rebuilt from what was stored
            room.wake()
            self._retry_later(room.id)
            raise

    def tell(self, room: Room, entries: Sequence[Entry]) -> None:
        """Wake all who look at the table."""
        room.wake()
        for listener in self.on_change:
            listener(room, entries)

    # --- bots --------------------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        """See to it that a bot that is to move does so."""
        if self.closing or room.driver is not None or not self._moves_by_itself(room):
            return
        room.driver = asyncio.create_task(self._drive(room))

    def _moves_by_itself(self, room: Room) -> bool:
        table = room.table
        if table.turn is None:
            return False
        if table.players[table.turn].bot:
            return True
        return len(table.play.state.options()) == 1 and table.turn in room.hurried

    async def _drive(self, room: Room) -> None:
        try:
            while not self.closing and self.rooms.get(room.id) is room and self._moves_by_itself(room):
                await asyncio.sleep(self._pause(room))
                await self._let_bot_move(room)
        except asyncio.CancelledError:
            pass
        except Exception as problem:
            self._failed(room.id, problem)
        finally:
            room.driver = None

    def _failed(self, id: str, problem: Exception) -> None:
        """A bot could not move: it tries again."""
        if isinstance(problem, Unavailable):
            self.outage.note(problem)
        else:
            log.error("table %s: a bot cannot move; it tries again", id, exc_info=problem)
        self._retry_later(id)

    def _pause(self, room: Room) -> float:
        """Seconds before a bot decides: none while nobody looks, unless bots alone play, who are to be watched."""
        alone = not any(player.person for player in room.table.players)
        return room.table.setup.pace * self.settings.pace if room.watchers or alone else 0

    def _retry_later(self, id: str) -> None:
        """Let a bot move that has not been able to."""
        if not self.closing and id not in self.retrying:
            self.retrying.add(id)
            asyncio.get_running_loop().call_later(RETRY, self._retry, id)

    def _retry(self, id: str) -> None:
        self.retrying.discard(id)

        async def again() -> None:
            try:
                self.drive(await self.room(id))
            except NoTable:
                pass
            except Exception as problem:
                self._failed(id, problem)

        task = asyncio.create_task(again())
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def _let_bot_move(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            if self.rooms.get(room.id) is not room or not self._moves_by_itself(room):
                return
            seat = table.turn
            assert seat is not None
            now = max(clock.now(), table.since)
            spec = table.players[seat].bot
            option = room.advice(seat, spec or STAND_IN)
            entry = table.prepare_command(seat, option, now, by=spec or "auto")
            await asyncio.shield(self._store(room, [entry], now))
        self.tell(room, [entry])


def _hurried(conn: Any, id: str) -> frozenset[int]:
    """The seats whose people want forced moves to be made for them."""
    return frozenset(seat for seat, prefs in people.wishes(conn, id) if prefs.get("auto"))


def new_id() -> str:
    """A table's id: 60 random bits that can be read aloud."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def as_dict(setup: Setup) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(setup)
    return data
