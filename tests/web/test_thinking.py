"""What is thought beside the server: bots that search, within their time, from what their seat may know."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import eolith
from eolith import bots
from eolith.bots import hinted
from eolith.bots.hinted import get_ready
from eolith.games import having
from eolith.kernel.chance import Source
from eolith.kernel.state import State
from eolith.store import Store, tables
from eolith.table.setup import Entry, Seat, Setup
from eolith.web.host import house as module
from eolith.web.host.house import House
from eolith.web.host.open_table import OpenTable
from eolith.web.host.seated import LONGEST, check_bot, decide
from eolith.web.host.thinking import Busy, Lost, Thinkers
from eolith.web.settings import Settings
from forked import Forked, eolith as eolith_process

PATIENCE = 240.0
"""Seconds at most, on a machine that is busy with other things; nobody waits for them to pass."""
SEARCH = "search:sims=20"


# --- processes ------------------------------------------------------------------------------------------------


def thinking(job: Callable[[Thinkers], Awaitable[None]], **how: Any) -> None:
    async def at_work() -> None:
        thinkers = Thinkers(**{"processes": 1, **how})
        try:
            await job(thinkers)
        finally:
            await thinkers.stop()
        for process in filter(None, [worker.process for worker in thinkers.workers]):
            process.join(PATIENCE)
            assert not process.is_alive()

    asyncio.run(asyncio.wait_for(at_work(), PATIENCE))


def half_way(tell: Callable[[float], None]) -> str:
    tell(0.5)
    return "there"


def slowly(tell: Callable[[float], None]) -> None:
    tell(0.5)
    time.sleep(0.3)


def die_once(mark: str) -> int:
    """The process ends the first time that this is asked."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_what_is_asked_is_answered_by_the_same_process(tmp_path: Path) -> None:
    """And by another one where that died, which costs nothing but time."""

    async def job(thinkers: Thinkers) -> None:
        first = await thinkers.ask(os.getpid)
        assert first == await thinkers.ask(os.getpid) != os.getpid()
        heard: list[float] = []
        assert await thinkers.ask(half_way, tell=heard.append) == "there" and heard == [0.5]
        with pytest.raises(ValueError, match="invalid literal"):
            await thinkers.ask(int, "three")
        assert await thinkers.ask(os.getpid) == first
        assert await thinkers.ask(die_once, str(tmp_path / "mark")) != first
        with pytest.raises(Lost):
            await thinkers.ask(os._exit, 1)

    thinking(job)


def test_a_process_knows_the_games_before_anybody_waits_for_it() -> None:
    """And nothing of the pages, which would have it start late."""

    async def job(thinkers: Thinkers) -> None:
        await thinkers.ask(get_ready)
        known = await thinkers.ask(eval, "{*__import__('sys').modules}")
        for name in eolith.games():
            assert {f"eolith.games.{name}.{room}" for room in ("scene", "words", "advice.features")} <= known
        assert not {one for one in known if one.partition(".")[0] in ("litestar", "sqlalchemy")}

    thinking(job)


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def broken(name: str) -> type[eolith.Game[Any]]:
        read.append(name)
        raise eolith.SpecError("broken")

    monkeypatch.setattr(hinted, "door", broken)
    get_ready()
    assert read == having("advice")


@pytest.mark.parametrize("processes", [1, 2])
def test_who_waits_for_a_process_that_starts_is_not_told_that_it_is_busy(processes: int) -> None:
    """Also where it listens and gets ready, or where another one is at work already."""

    async def job(thinkers: Thinkers) -> None:
        for _ in range(processes - 1):
            await thinkers.ask(os.getpid)
        heard: list[float] = []
        other = asyncio.create_task(thinkers.ask(slowly, tell=heard.append))
        await until(lambda: heard)
        assert await thinkers.ask(os.getpid, within=0.001)
        await other

    thinking(job, processes=processes)


def test_only_so_much_is_taken_on_and_only_for_so_long() -> None:
    async def job(thinkers: Thinkers) -> None:
        await thinkers.ask(os.getpid)
        slow = [asyncio.create_task(thinkers.ask(time.sleep, 0.3)) for _ in range(2)]
        await until(lambda: thinkers.count() == 2)
        with pytest.raises(Busy):
            await thinkers.ask(os.getpid)
        assert await asyncio.gather(*slow) == [None, None]
        begun = time.monotonic()
        with pytest.raises(Busy):
            await thinkers.ask(time.sleep, 0.5, within=0.05)
        assert time.monotonic() - begun < 0.4
        with pytest.raises(Lost):
            await thinkers.ask(time.sleep, 60)
        assert thinkers.count() == 0 and thinkers.workers[0].process is None

    thinking(job, waiting=2, longest=0.6)


# --- bots at tables -----------------------------------------------------------------------------------------


def run(folder: Path, job: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    async def at_work(store: Store) -> None:
        house = House(store, Settings(pace=0, jobs=1, **settings))
        await house.start()
        try:
            await job(house)
        finally:
            await house.stop()

    with Store(f"sqlite:///{folder / 'tables.db'}") as store:
        asyncio.run(asyncio.wait_for(at_work(store), PATIENCE))


async def open_one(house: House, game: str = "stone_age") -> OpenTable:
    """A table where Anna has the first turn, and a bot that searches the second."""
    loaded = eolith.load(game, players=2, **({"first_seat": "A"} if game == "stone_age" else {}))
    return (await house.create(loaded, Setup((Seat("person", "Anna"), Seat("bot", bot=SEARCH)), pace=0)))[0]


async def place(house: House, opened: OpenTable, where: str = "forest") -> None:
    await house.do(opened, lambda table, now: table.prepare_command(0, f"place {where} 1", now))


async def decided(house: House, opened: OpenTable, count: int = 2) -> list[Entry]:
    """What is stored of a table, once there are so many decisions."""
    while True:
        entries: list[Entry] = await house.store.read(lambda conn: tables.entries(conn, opened.id))
        found = [entry for entry in entries if entry.kind == "decide"]
        if len(found) >= count:
            return found
        await asyncio.sleep(0.01)


class Slow:
    """Thinkers whose answers wait until they may come."""

    def __init__(self, house: House) -> None:
        self.real = house.thinkers.ask
        self.asked: list[tuple[Any, ...]] = []
        self.may = asyncio.Event()

    async def ask(self, *given: Any, **how: Any) -> Any:
        self.asked.append(given)
        await self.may.wait()
        return await self.real(*given, **how)


def test_a_bot_that_searches_thinks_beside_the_server_and_what_changes_meanwhile_is_thought_about_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def job(house: House) -> None:
        slow = Slow(house)
        monkeypatch.setattr(house.thinkers, "ask", slow.ask)
        opened = await open_one(house)
        await place(house, opened)
        await until(lambda: slow.asked)
        # the table is free meanwhile: something is said, and does not disturb
        await house.do(opened, lambda table, now: table.prepare_talk(0, now, "hello"))
        assert opened.table.turn == 1
        slow.may.set()
        entry = (await decided(house, opened))[1]
        assert entry.data["by"] == SEARCH and len(slow.asked) == 1
        # the same again, wherever and however often: it follows from the table
        function, view, spec, seed = slow.asked[0]
        assert entry.data["options"][0] == function(view, spec, seed) == decide(view, spec, seed)
        # but a table that has changed is not given what was meant for another
        slow.may.clear()
        await place(house, opened, "river")
        await until(lambda: len(slow.asked) == 2)
        changed = opened.table.changed
        opened.table = opened.table.after([])
        opened.table.changed += 1
        slow.may.set()
        await until(lambda: len(slow.asked) == 3)
        opened.table.changed = changed
        assert len(await decided(house, opened, 4)) == 4

    run(tmp_path, job)


def test_another_bot_steps_in_where_too_much_is_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(house: House) -> None:
        house.thinkers.most = 0
        opened = await open_one(house)
        await place(house, opened)
        assert (await decided(house, opened))[1].data["by"] == "careful"
        house.thinkers.most = 5
        await place(house, opened, "river")
        assert (await decided(house, opened, 4))[3].data["by"] == SEARCH
        # and where it takes too long: all that is asked waits for this
        monkeypatch.setattr(module, "PATIENCE", 0.05)
        blocked = asyncio.create_task(house.thinkers.ask(time.sleep, 1.0))
        await place(house, opened, "hunting")
        assert (await decided(house, opened, 6))[5].data["by"] == "careful"
        assert not blocked.done()
        await blocked

    run(tmp_path, job)


def test_a_server_that_ends_while_a_bot_thinks_has_it_think_again(tmp_path: Path) -> None:
    ids: list[str] = []

    async def ends(house: House) -> None:
        house.thinkers.ask = Slow(house).ask  # type: ignore[method-assign]
        opened = await open_one(house)
        await place(house, opened)
        await asyncio.sleep(0)
        ids.append(opened.id)

    async def begins(house: House) -> None:
        found = await decided(house, await house.open(ids[0]))
        assert [entry.data.get("by", "") for entry in found] == ["", SEARCH]

    run(tmp_path, ends)
    run(tmp_path, begins)


@pytest.mark.parametrize("game", eolith.games())
def test_a_bot_is_handed_what_its_seat_may_know_and_nothing_else(tmp_path: Path, game: str) -> None:
    """Whatever is hidden otherwise, it is handed the same."""

    async def job(house: House) -> None:
        opened = await open_one(house, game)
        source, state, compared = Source(3), opened.table.play.state.clone(), 0
        advisor = bots.make("careful", state.game, 1)
        for _ in range(60):
            state.play_chance(source)
            seat = state.seat
            assert seat is not None
            handed = []
            for number in range(3):
                other: State = state.resample(seat, Source(number)) if number else state
                opened.table.play.state = other.clone()
                view, seed = opened.view()
                assert view.observe(seat) == state.observe(seat)
                handed.append((view.to_bytes(), seed))
                compared += other != state
            assert handed[0] == handed[1] == handed[2]
            state.apply(advisor.choose(state.clone()))
        assert bool(compared) == (game != "doggerland")  # which hides nothing

    run(tmp_path, job)


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("search:ms=501", "ms of bot search is '501'; allowed at tables of a server: 1 to 500"),
        ("search:ms=60000", "ms of bot search is '60000'; allowed at tables of a server: 1 to 500"),
        ("search:sims=1001", "sims of bot search is '1001'; allowed at tables of a server: 1 to 1000"),
        ("search:sims=-1", "sims of bot search is '-1'; allowed: 1 to 1000000"),
        ("search:value=/etc/passwd", "bot search has no parameter 'value'; it has ms, sims"),
    ],
)
def test_strangers_name_no_long_times_and_no_files(spec: str, told: str) -> None:
    game = eolith.load("stone_age", players=2)
    with pytest.raises(bots.BotSpecError) as caught:
        check_bot(spec, game)
    assert str(caught.value) == told
    for taken in ("search", "search:ms=500", "search:sims=1000", "careful:style=farmer"):
        check_bot(taken, game)


def test_however_much_is_asked_for_a_bot_stops_in_time() -> None:
    game = eolith.load("stone_age", players=4)
    state = game.start()
    state.play_chance(Source(1))
    begun = time.process_time()
    decide(state.resample(state.seat, Source(2)), "search:sims=1000000", 1)
    assert time.process_time() - begun < 1.2 * LONGEST + 0.1  # a million take ten seconds and more


def test_a_server_that_is_killed_while_bots_think_has_them_think_again(tmp_path: Path) -> None:
    """And leaves no process behind: the output of the killed one ends."""
    where, spec = ("--db", str(tmp_path / "tables.db")), {"kind": "bot", "bot": "search:sims=1000"}

    def begin() -> tuple[Forked, str]:
        server = eolith_process("serve", "--port", "0", "--no-open", *where)
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        return server, found[0]

    def thought(more: int) -> int:
        """How far the table has come, once it has come so far."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", timeout=10)) as stored:
                if (version := stored.execute("select version from tables").fetchone()[0]) >= more:
                    return int(version)
            time.sleep(0.02)
        raise AssertionError("the bots do not go on")

    server, url = begin()
    plan = {"game": "stone_age", "seats": [spec, spec], "pace": 0, "listed": True}
    assert httpx.post(f"{url}/api/tables", json=plan).status_code == 201
    before = thought(4)
    server.kill()
    assert server.communicate()[1] == ""
    server, _ = begin()
    assert thought(before + 3) > before
    server.send_signal(signal.SIGTERM)
    assert server.communicate(timeout=PATIENCE)[1] == "" and server.returncode == 0
