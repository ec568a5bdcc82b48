"""The house: a table may be dropped from memory at any time, and the store may fail at any time."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, serving
from sqlalchemy.exc import OperationalError

import eolith
from eolith.store import Store, people, rows, tables
from eolith.table.setup import Clock, Seat, Setup
from eolith.web.api.watching import follow
from eolith.web.frame.stream import watch
from eolith.web.host import clock, house as module
from eolith.web.host.house import House, Stale
from eolith.web.host.open_table import OpenTable, View
from eolith.web.host.people import People, Visitor
from eolith.web.server import Server
from eolith.web.settings import Settings

PERSONS = (Seat("person", "Anna"), Seat("person", "Boris"))
WITH_BOT = (Seat("person", "Anna"), Seat("bot", bot="random"))


def run(folder: Path, job: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    async def at_work(store: Store) -> None:
        house = House(store, Settings(pace=0, **settings))
        await house.start()
        await job(house)
        await house.stop()

    with Store(f"sqlite:///{folder / 'tables.db'}") as store:
        asyncio.run(asyncio.wait_for(at_work(store), 30))


async def open_one(house: House, seats: tuple[Seat, ...] = PERSONS) -> OpenTable:
    game = eolith.load("stone_age", players=len(seats), first_seat="A")
    return (await house.create(game, Setup(seats, pace=0)))[0]


async def place(
    house: House, opened: OpenTable, seat: int, where: str, id: str | None = None, seen: int | None = None
) -> int:
    return await house.do(opened, lambda table, now: table.prepare_command(seat, f"place {where} 1", now, id), id, seen)


async def stored(house: House, id: str) -> list[str]:
    return [entry.kind for entry in await house.store.read(lambda conn: tables.entries(conn, id))]


class Failing:
    """A store whose next writes fail, before or after they have happened."""

    def __init__(self, store: Store, times: int, late: bool = False) -> None:
        self.write = store.write
        self.times = times
        self.late = late

    async def __call__(self, job: Any) -> Any:
        if self.times <= 0:
            return await self.write(job)
        self.times -= 1
        if self.late:
            await self.write(job)
        raise OperationalError("insert", {}, Exception("disk I/O error"))


def test_there_are_never_two_of_one_table(tmp_path: Path) -> None:
    """It leaves memory when nobody holds it; whoever still does meets everybody else there."""

    async def job(house: House) -> None:
        id = (await open_one(house)).id
        await open_one(house)
        assert id not in house.tables
        opened = await house.open(id)
        assert await place(house, opened, 0, "forest") == 2
        await open_one(house)
        assert id not in house.recent and await house.open(id) is opened

    run(tmp_path, job, max_resident=1)


def test_few_tables_stay_in_memory_and_all_can_be_played(tmp_path: Path) -> None:
    async def job(house: House) -> None:
        ids = [(await open_one(house)).id for _ in range(8)]

        async def play(id: str, seat: int, where: str) -> None:
            await place(house, await house.open(id), seat, where)

        assert len(house.tables) == 2
        await asyncio.gather(*(play(id, 0, "forest") for id in ids))
        await asyncio.gather(*(play(id, 1, "river") for id in ids))
        for id in ids:
            assert (await house.open(id)).table.version == 3

    run(tmp_path, job, max_resident=2)


@pytest.mark.parametrize("late", [False, True])
def test_what_was_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool) -> None:
    """And what was stored has, although the store could not say so."""

    async def job(house: House) -> None:
        opened = await open_one(house)
        monkeypatch.setattr(house.store, "write", Failing(house.store, 1, late))
        with pytest.raises(OperationalError):
            await place(house, opened, 0, "forest", "once", 1)
        assert not opened.sure and opened.table.version == 1
        assert await stored(house, opened.id) == (["open", "decide"] if late else ["open"])
        assert await house.open(opened.id) is opened and opened.table.version == (2 if late else 1)
        # sent again, it is carried out once
        assert await place(house, opened, 0, "forest", "once", 1) == 2
        assert await stored(house, opened.id) == ["open", "decide"]
        with pytest.raises(Stale):
            await place(house, opened, 1, "river", "two", 1)

    run(tmp_path, job)


@pytest.mark.parametrize("late", [False, True])
def test_bots_go_on_after_the_store_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool) -> None:
    monkeypatch.setattr(module, "RETRY", 0.05)

    async def job(house: House) -> None:
        opened = await open_one(house, WITH_BOT)
        await place(house, opened, 0, "forest")
        monkeypatch.setattr(house.store, "write", Failing(house.store, 3, late))
        for _ in range(200):
            if (await house.open(opened.id)).table.turn == 0 and len(await stored(house, opened.id)) >= 3:
                break
            await asyncio.sleep(0.02)
        assert (await house.open(opened.id)).table.turn == 0
        assert await stored(house, opened.id) == ["open", "decide", "decide"]

    run(tmp_path, job)


async def left_to_a_bot(house: House) -> OpenTable:
    """A table where a bot is to move, which must be read again first."""
    opened = await open_one(house, WITH_BOT)
    house.closing = True
    await place(house, opened, 0, "forest")
    house.closing, opened.sure = False, False
    return opened


def test_bots_go_on_after_a_table_could_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the reason, which the log tells."""
    monkeypatch.setattr(module, "RETRY", 0.02)

    async def job(house: House) -> None:
        opened = await left_to_a_bot(house)
        failing = Failing(house.store, 2)
        failing.write = house.store.read
        monkeypatch.setattr(house.store, "read", failing)
        house._retry_later(opened.id)
        while failing.times or len(await stored(house, opened.id)) < 3:
            await asyncio.sleep(0.01)

    run(tmp_path, job)
    assert [record.getMessage().split(": ")[1] for record in caplog.records] == 2 * [
        "a bot cannot move; it tries again"
    ]


def test_a_table_that_is_opened_while_a_bot_is_to_move_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(house: House) -> None:
        opened = await left_to_a_bot(house)
        await house.open(opened.id)
        for _ in range(200):
            if len(await stored(house, opened.id)) == 3:
                return
            await asyncio.sleep(0.02)
        pytest.fail("the bot does not move")

    run(tmp_path, job)


def test_nothing_is_announced_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(house: House) -> None:
        server = Server(house.settings, house.store)
        server.house = house
        opened = await open_one(house)
        may = asyncio.Event()
        write = house.store.write

        async def slow(job: Any) -> Any:
            await may.wait()
            return await write(job)

        events = follow(server, opened.id, None, -1)
        assert b"id: 1\n" in await anext(events)
        monkeypatch.setattr(house.store, "write", slow)
        coming = asyncio.ensure_future(anext(events))
        command = asyncio.create_task(place(house, opened, 0, "forest"))
        await asyncio.sleep(0.05)
        opened.wake()
        await asyncio.sleep(0.05)
        assert not coming.done() and not command.done()
        may.set()
        assert b"id: 2\n" in await coming
        assert await command == 2
        await events.aclose()

    run(tmp_path, job)


def test_what_could_not_be_stored_is_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(house: House) -> None:
        opened = await open_one(house)
        may = asyncio.Event()

        async def failing(job: Any) -> Any:
            await may.wait()
            raise OperationalError("insert", {}, Exception("disk I/O error"))

        events = watch(house, {opened.id: (View(None, "en"), 0)}, lambda: True)
        assert b"retry" in await anext(events)
        assert b'"v":1,' in await anext(events)
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "write", failing)
            coming = asyncio.ensure_future(anext(events))
            command = asyncio.create_task(place(house, opened, 0, "forest"))
            await asyncio.sleep(0.05)
            opened.wake()  # the stream looks again, and sees what is stored
            await asyncio.sleep(0.05)
            may.set()
            with pytest.raises(OperationalError):
                await command
        await asyncio.sleep(0.05)
        assert not coming.done()
        assert await place(house, opened, 0, "forest") == 2
        assert b'"v":2,' in await coming
        await events.aclose()

    run(tmp_path, job)


def test_a_stream_ends_when_its_table_can_no_longer_be_rebuilt(tmp_path: Path) -> None:
    """And is no fault of ours: a browser asks again, for the tables that it still can watch."""

    async def job(house: House) -> None:
        server = Server(house.settings, house.store)
        server.house = house
        opened = await open_one(house)
        page = watch(house, {opened.id: (View(None, "en"), 0)}, lambda: True)
        program = follow(server, opened.id, None, -1)
        assert [b"retry" in await anext(page), b'"v":1,' in await anext(page)] == [True, True]
        assert b"id: 1\n" in await anext(program)
        await house.store.write(lambda conn: conn.exec_driver_sql("UPDATE tables SET setup = '{'"))
        opened.sure = False
        opened.wake()
        for events in (page, program):
            with pytest.raises(StopAsyncIteration):
                await anext(events)
        assert not opened.watchers

    run(tmp_path, job)


def test_a_change_of_rights_redraws_nothing(tmp_path: Path) -> None:
    async def job(house: House) -> None:
        opened = await open_one(house)
        may = [True]
        events = watch(house, {opened.id: (View(None, "en"), 0)}, lambda: may[0])
        assert [b"retry" in await anext(events), b'"v":1,' in await anext(events)] == [True, True]
        pulse = opened.pulse
        coming = asyncio.ensure_future(anext(events))
        await asyncio.sleep(0.02)
        house.wake()
        await asyncio.sleep(0.02)
        assert not coming.done() and opened.pulse == pulse
        may[0] = False
        house.wake()
        with pytest.raises(StopAsyncIteration):
            await coming

    run(tmp_path, job)


def test_a_program_is_told_no_more_once_its_link_is_revoked(tmp_path: Path) -> None:
    async def job(house: House) -> None:
        server = Server(house.settings, house.store)
        server.house = house
        opened = await open_one(house)
        link = rows.Link("0" * 64, opened.id, 0, 0.0)
        await house.store.write(lambda conn: tables.add_link(conn, link))
        events = follow(server, opened.id, link, -1)
        assert b"id: 1\n" in await anext(events)
        await house.store.write(lambda conn: tables.revoke_link(conn, link.hash))
        server.people.forget()
        await place(house, opened, 0, "forest")
        with pytest.raises(StopAsyncIteration):
            await anext(events)

    run(tmp_path, job)


def test_what_is_changed_at_once_is_all_kept(tmp_path: Path) -> None:
    async def job(house: House) -> None:
        known = People(house.store)
        visitor = Visitor(None, "en")
        await known.welcome(visitor, "Anna")
        other = Visitor(visitor.guest, "en")
        await known.change(visitor, password="new")
        await known.change(other, nickname="Ann")  # it began before the password was changed
        assert other.guest is not None and (other.guest.nickname, other.guest.password) == ("Ann", "new")
        await house.store.write(lambda conn: people.forget(conn, visitor.id))
        await known.change(other, nickname="Nobody")
        assert await house.store.read(lambda conn: people.get(conn, visitor.id)) is None

    run(tmp_path, job)


def test_what_people_prefer_holds_at_a_table_that_opens_with_them(tmp_path: Path) -> None:
    async def job(house: House) -> None:
        known = People(house.store)
        guest = await known.welcome(visitor := Visitor(None, "en"), "Anna")
        await known.change(visitor, prefs={"auto": True})
        game = eolith.load("stone_age", players=2)
        opened, _ = await house.create(game, Setup(PERSONS), [(guest.id, 1)])
        assert opened.hurried == {1}

    run(tmp_path, job)


def test_a_clock_that_is_set_costs_nobody_thinking_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(house: House) -> None:
        setup = Setup(PERSONS, pace=0, clock=Clock(600.0, 0.0))
        opened, _ = await house.create(eolith.load("stone_age", players=2, first_seat="A"), setup)
        day = 25 * 3600
        for seat, (where, jump) in enumerate((("forest", day), ("river", -2 * day))):
            before = time.time()
            monkeypatch.setattr(time, "time", lambda before=before, jump=jump: before + jump)
            await place(house, opened, seat, where)
            left = opened.table.time_left(seat, clock.now())
            assert left is not None and 590 < left <= 600
        entries = await house.store.read(lambda conn: tables.entries(conn, opened.id))
        assert [round(entry.at - entries[0].at, -1) for entry in entries] == [0, 0, 0]

    run(tmp_path, job)


def test_what_is_said_twice_with_one_id_is_said_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        table = anna.open_table("Anna", "me", "here")
        for id, text in (("a1", "hello"), ("a1", "hello"), ("a2", "hello")):
            assert anna.post(f"/t/{table}/talk", seat=0, text=text, id=id).status_code == 303
        assert anna.page(f"/t/{table}").count(": hello</p>") == 2
        page = anna.page(f"/t/{table}")
        (first,), (second,) = (
            re.findall(r'id="say".*?name="id" value="(\w+)"', text) for text in (page, anna.page(f"/t/{table}"))
        )
        assert first != second
