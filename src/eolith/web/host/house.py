"""The house: every table of the server, those in memory and those on disk.

A command becomes entries (`LiveTable.prepare_…`).  They are stored while the table is locked against other
commands; then what has come about takes the place of what was before, so whoever looks at an open table, at
whatever time, sees nothing that is not stored.  A table whose entries may or may not have been stored is read again
before anybody goes on with it.  It is in memory while somebody holds it: a watcher, a bot that is to move, or the list
of those that were asked for last; any other is rebuilt from its journal when it is wanted.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from eolith import bots
from eolith.bots.hinted import get_ready
from eolith.bots.search import searched
from eolith.kernel.game import Game
from eolith.store import Conflict, Damaged, Store, Unavailable, people, rows, tables
from eolith.store.replay import Unplayable, rebuild_row
from eolith.table.live import LiveTable, open_table
from eolith.table.setup import Entry, Setup

from ..settings import Settings
from . import clock
from .open_table import OpenTable, Watcher, new_id
from .outage import Outage
from .own import keep_result
from .people import hash_token, new_token
from .seated import PATIENCE, decide, thinks
from .thinking import Busy, Lost, Thinkers, usual_processes

log = logging.getLogger("eolith.web")

RETRY = 5.0
"""Seconds before a bot tries again after the store failed."""

Prepare = Callable[[LiveTable, float], "Entry | Sequence[Entry]"]


class NoTable(LookupError):
    """There is no table of that id, or it cannot be rebuilt by this version."""


class Stale(Exception):
    """The sender has not seen what happened last."""


class House:
    """All tables of one server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.jobs or usual_processes())
        """Think for bots that search, and for whoever else wants something soon."""
        self.tables: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()
        """Every table that anybody holds."""
        self.recent: OrderedDict[str, OpenTable] = OrderedDict()
        """Those that were asked for last."""
        self.opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.closing = False
        self.retrying: set[str] = set()
        """The tables that are looked at again after RETRY seconds."""
        self.looking: set[asyncio.Task[None]] = set()
        """What looks at them now."""
        self.outage = Outage()
        self.on_change: list[Callable[[OpenTable, Sequence[Entry]], None]] = []
        """Called after entries have happened: notifications, counters."""

    # --- opening and closing --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Wake every table where a bot is to move."""
        for id in await self.store.read(tables.awaiting_bots):
            with contextlib.suppress(NoTable):
                self.drive(await self.open(id))

    async def get_ready(self) -> None:
        """Have a process beside the server know the games before anybody waits for it."""
        with contextlib.suppress(Busy, Lost):
            await self.thinkers.ask(get_ready)

    async def stop(self) -> None:
        """Let what has begun be stored; begin nothing new."""
        self.closing = True
        drivers = [opened.driver for opened in self.tables.values() if opened.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.thinkers.stop()
        self.wake()

    def wake(self) -> None:
        """Let everybody who looks at any table ask whether it still may; no picture has changed."""
        for opened in self.tables.values():
            for watcher in opened.watchers:
                watcher.wake.set()

    async def create(
        self, game: Game, setup: Setup, places: Sequence[tuple[str, int]] = (), id: str = ""
    ) -> tuple[OpenTable, dict[int, str]]:
        """A new table and the tokens of its links by seat: one for each person's, and -1 for spectators.

        `places` names guests who have a seat from the beginning, or look on from -1.
        """
        id, now, seed = id or new_id(), clock.now(), secrets.token_bytes(16)
        tokens = {seat: new_token() for seat, plan in enumerate(setup.seats) if plan.kind == "person"}
        tokens[rows.ONLOOKER] = new_token()
        table, entry = open_table(game, setup, seed, now)
        row = rows.Table(
            id=id, created=now, spec=repr(game), pack=game.pack.digest, setup=as_dict(setup), seed=seed,
            status=table.status, turn=table.turn, awaits=table.awaits, version=1, updated=now,
            listed=setup.listed,
        )  # fmt: skip

        def make(conn: Any) -> frozenset[int]:
            links = [rows.Link(hash_token(token), id, seat, now) for seat, token in tokens.items()]
            tables.create(conn, row, [entry], links)
            for guest, seat in places:
                tables.sit(conn, rows.Place(id, guest, seat, now))
            return _hurried(conn, id)

        hurried = await self.store.write(make)
        if id in self.tables:  # somebody was quick, and opened it as it is stored
            return self.tables[id], tokens
        opened = OpenTable(id, table, setup.listed)
        opened.hurried = hurried
        self._keep(opened)
        self.tell(opened, [entry])
        self.drive(opened)
        return opened, tokens

    async def open(self, id: str) -> OpenTable:
        """A table, read from the store if it is not in memory or not sure; NoTable if there is none."""
        opened = self.tables.get(id)
        if opened is not None and opened.sure:
            self._keep(opened)
            return opened
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> OpenTable:
        def load(conn: Any) -> tuple[rows.Table, list[Entry], frozenset[int]] | None:
            row = tables.get(conn, id)
            return None if row is None else (row, tables.entries(conn, id), _hurried(conn, id))

        try:
            found = await self.store.read(load)
            if found is None:
                raise NoTable(id)
            row, entries, hurried = found
            table = rebuild_row(row, entries)
        except (Unplayable, Damaged) as problem:
            log.error("table %s cannot be rebuilt: %s", id, problem)
            raise NoTable(id) from None
        opened = self.tables.get(id) or OpenTable(id, table, row.listed)
        opened.table, opened.hurried, opened.sure = table, hurried, True
        self._keep(opened)
        self.drive(opened)
        return opened

    async def note_wishes(self, id: str) -> None:
        """Somebody sat down at a table, or prefers something else now."""
        opened = self.tables.get(id)
        if opened is not None:
            opened.hurried = await self.store.read(lambda conn: _hurried(conn, id))
            self.drive(opened)

    def _keep(self, opened: OpenTable) -> None:
        self.tables[opened.id] = self.recent[opened.id] = opened
        self.recent.move_to_end(opened.id)
        while len(self.recent) > self.settings.max_resident:
            self.recent.popitem(last=False)

    @contextlib.asynccontextmanager
    async def watched(self, id: str, watcher: Watcher) -> AsyncIterator[OpenTable]:
        """The table, with one more who looks at it."""
        opened = await self.open(id)
        opened.watchers.add(watcher)
        opened.wake()
        self.drive(opened)
        try:
            yield opened
        finally:
            opened.watchers.discard(watcher)
            if all(other.view != watcher.view for other in opened.watchers):
                opened.shown.pop(watcher.view, None)
            opened.wake()

    # --- commands --------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[OpenTable]:
        """The table as it is stored, for one alone."""
        opened = await self.open(id)
        async with opened.lock:
            yield await self.open(id)  # whoever had it before may have left it unsure

    async def do(
        self, opened: OpenTable, prepare: Prepare, command: str | None = None, expected: int | None = None
    ) -> int:
        """Carry out a command; the version it led to.

        A command id that was carried out before gives the same answer again.  Stale when the game has
        changed since version `expected`, or has not come so far; what `prepare` raises goes to the caller, and
        nothing has changed.
        """
        async with self.locked(opened.id) as opened:
            return await self.do_locked(opened, prepare, command, expected)

    async def do_locked(
        self, opened: OpenTable, prepare: Prepare, command: str | None = None, expected: int | None = None
    ) -> int:
        """The same, for who has `locked` the table."""
        table = opened.table
        if command is not None and command in table.commands:
            return table.commands[command]
        if expected is not None and not table.changed <= expected <= table.version:
            raise Stale
        now = max(clock.now(), table.since)
        prepared = prepare(table, now)
        entries = [prepared] if isinstance(prepared, Entry) else list(prepared)
        if not entries:
            return table.version
        try:
            await self._store(opened, entries, now)
        except Conflict:  # a command whose sender was cut off has been stored all the same
            raise Stale from None
        self.tell(opened, entries)
        self.drive(opened)
        return entries[0].version

    async def _store(self, opened: OpenTable, entries: Sequence[Entry], now: float) -> None:
        """Let entries happen, in the store and then at the open table, or in neither."""
        table = opened.table.after(entries)
        ended = table.over and not opened.table.over

        def store(conn: Any) -> None:
            tables.append(conn, opened.id, entries, table.status, table.turn, table.awaits, now)
            if ended:
                keep_result(conn, opened.id, table, now)

        try:
            await self.store.write(store)
            opened.table = table
        except BaseException:
            opened.sure = False
            opened.wake()
            self._retry_later(opened.id)
            raise

    def tell(self, opened: OpenTable, entries: Sequence[Entry]) -> None:
        """Wake all who look at the table."""
        opened.wake()
        for listener in self.on_change:
            listener(opened, entries)

    # --- bots --------------------------------------------------------------------------------------------------

    def drive(self, opened: OpenTable) -> None:
        """See to it that a bot that is to move does so."""
        if self.closing or opened.driver is not None or not self._moves_by_itself(opened):
            return
        opened.driver = asyncio.create_task(self._drive(opened))

    def _moves_by_itself(self, opened: OpenTable) -> bool:
        table = opened.table
        if table.turn is None:
            return False
        if table.players[table.turn].bot:
            return True
        return len(table.play.state.options()) == 1 and table.turn in opened.hurried

    async def _drive(self, opened: OpenTable) -> None:
        try:
            while not self.closing and opened.sure and self._moves_by_itself(opened):
                await asyncio.sleep(self._pause(opened))
                await self._let_bot_move(opened)
        except (asyncio.CancelledError, NoTable):
            pass
        except Exception as problem:
            self._failed(opened.id, problem)
        finally:
            opened.driver = None

    def _failed(self, id: str, problem: Exception) -> None:
        """A bot could not move: it tries again."""
        if isinstance(problem, Unavailable):
            self.outage.note(problem)
        else:
            log.error("table %s: a bot cannot move; it tries again", id, exc_info=problem)
        self._retry_later(id)

    def _pause(self, opened: OpenTable) -> float:
        """Seconds before a bot decides: none while nobody looks, unless bots alone play, who are to be watched."""
        alone = not any(player.person for player in opened.table.players)
        return opened.table.setup.pace * self.settings.pace if opened.watchers or alone else 0

    def _retry_later(self, id: str) -> None:
        """Let a bot move that has not been able to."""
        if not self.closing and id not in self.retrying:
            self.retrying.add(id)
            asyncio.get_running_loop().call_later(RETRY, self._retry, id)

    def _retry(self, id: str) -> None:
        self.retrying.discard(id)

        async def again() -> None:
            try:
                self.drive(await self.open(id))
            except NoTable:
                pass
            except Exception as problem:
                self._failed(id, problem)

        task = asyncio.create_task(again())
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def _let_bot_move(self, opened: OpenTable) -> None:
        changed, seat = opened.table.changed, opened.table.turn
        if seat is None:
            return
        option, by = await self._decide(opened, seat)
        async with self.locked(opened.id):
            table = opened.table
            if table.changed != changed or not self._moves_by_itself(opened):
                return  # it was thought about what is no longer so
            now = max(clock.now(), table.since)
            entry = table.prepare_command(seat, option, now, by=by)
            await asyncio.shield(self._store(opened, [entry], now))
        self.tell(opened, [entry])

    async def _decide(self, opened: OpenTable, seat: int) -> tuple[int, str]:
        """What is done for a seat, and who decides it: its bot, another one where that takes too long, or `auto`."""
        table = opened.table
        spec, usual = table.players[seat].bot, bots.usual(table.game)
        if not thinks(spec, table.game):
            return opened.advice(seat, spec), spec or "auto"
        if not searched(table.play.state):
            return opened.advice(seat, usual), spec
        view, seed = opened.view()
        try:
            return await self.thinkers.ask(decide, view, spec, seed, within=PATIENCE), spec
        except (Busy, Lost):
            return opened.advice(seat, usual), usual


def _hurried(conn: Any, id: str) -> frozenset[int]:
    """The seats whose people want forced moves to be made for them."""
    return frozenset(seat for seat, prefs in people.wishes(conn, id) if prefs.get("auto"))


def as_dict(setup: Setup) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(setup)
    return data
