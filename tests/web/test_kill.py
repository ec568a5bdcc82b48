"""A server that is killed in the middle of everything, again and again: nothing that it promised is lost.

`EOLITH_KILLS=100` kills it a hundred times.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from forked import Forked, eolith

KILLS = int(os.environ.get("EOLITH_KILLS", "8"))
PATIENCE = 90.0
"""Seconds for anything that must happen."""
PAUSE = 0.03
"""Seconds between two decisions of a person: faster ones are too many for a server that counts."""


def wait_for(what: str, true: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, f"never happened: {what}"
        time.sleep(0.03)


def asker(url: str = "", timeout: float = 20.0) -> httpx.Client:
    """A client that is quickly made: it needs no certificates."""
    return httpx.Client(base_url=url, timeout=timeout, verify=False, trust_env=False)


class Town:
    """A server that comes and goes, its tables, and everybody who plays and watches there."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.port = 0
        self.process: Forked | None = None
        self.url = ""
        self.paused = threading.Event()
        self.ended = threading.Event()
        self.players: list[Player] = []
        self.screens: list[Screen] = []
        self.problems: list[str] = []
        self.random = Random(1)

    # --- the server -----------------------------------------------------------------------------------------

    def start(self) -> None:
        self.process = eolith("serve", "--port", str(self.port), "--db", str(self.db), "--no-open")
        line = self.process.stdout.readline()
        found = re.search(r"(http://\S+:(\d+))", line)
        assert found is not None, self.process.communicate()[1]
        self.url, self.port = found[1], int(found[2])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        _, errors = self.process.communicate()
        assert "Traceback" not in errors, errors

    def terminate(self) -> float:
        """Tell the server to end; the seconds that it took."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0 and errors == "", errors
        return time.monotonic() - begun

    # --- what is stored ---------------------------------------------------------------------------------------

    def read(self, query: str, *values: Any) -> list[Any]:
        with sqlite3.connect(f"file:{self.db}?mode=ro", uri=True, timeout=10) as connection:
            found = connection.execute(query, values).fetchall()
        connection.close()
        return found

    def versions(self) -> dict[str, int]:
        return dict(self.read("select id, version from tables"))

    def status(self) -> dict[str, tuple[str, str]]:
        return {id: (status, awaits) for id, status, awaits in self.read("select id, status, awaits from tables")}

    # --- people -------------------------------------------------------------------------------------------------

    def open_table(self, *seats: str) -> None:
        """A table of persons and bots, with a player for each person and a screen of each kind."""
        plan = [
            {"kind": "person", "name": f"P{i}"} if seat == "person" else {"kind": "bot", "bot": seat}
            for i, seat in enumerate(seats)
        ]
        body = {"game": "stone_age", "seats": plan, "pace": 0}
        with asker(self.url) as client:
            opened = client.post("/api/tables", json=body).json()
        made: list[Player] = []
        for number, link in enumerate(opened["seats"]):
            kind = Visitor if number == 0 else Program
            made.append(kind(self, opened["id"], link["seat"], link["token"]))
        self.players += made
        self.screens.append(Program.watch(self, opened["id"], opened["watch"]["token"]))
        for one in (*made, self.screens[-1]):
            one.start()

    def keep_busy(self) -> None:
        """New tables for those that are over."""
        playing = sum(status == "playing" for status, _ in self.status().values())
        for seats in TABLES[playing:]:
            self.open_table(*seats)

    def wait_for_moves(self, count: int) -> None:
        """Until the server has promised so many commands more."""
        before = self.promised()
        wait_for("players move", lambda: self.promised() >= before + count)

    def promised(self) -> int:
        return sum(len(player.promised) for player in self.players)

    def pause(self) -> None:
        """Let everybody finish what they have begun; bots go on until a person is to decide."""
        self.paused.set()
        wait_for("players rest", lambda: all(player.resting for player in self.players))
        wait_for("bots go on", lambda: not any(awaits == "bot" for _, awaits in self.status().values()))

    def end(self) -> None:
        self.ended.set()
        self.paused.clear()
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
        for one in (*self.players, *self.screens):
            one.join(PATIENCE)

    # --- what must be so ------------------------------------------------------------------------------------------

    def check_promises(self) -> None:
        """Every command that was acknowledged is in the journal, once, and with the version that was said."""
        kept: dict[tuple[str, str], list[int]] = {}
        for table, command, version in self.read('select "table", command, version from entries'):
            if command is not None:
                kept.setdefault((table, command), []).append(version)
        for player in self.players:
            for command, version in player.promised:
                assert kept.get((player.table, f"{player.seat}:{command}")) == [version], (player.table, version)
        for table, version, count, last in self.read(
            'select "table", tables.version, count(*), max(entries.version) from tables join entries on "table" = id'
            " group by id"
        ):
            assert version == count == last, f"the journal of {table} has gaps"

    def wait_until_all_go_on(self, before: dict[str, int]) -> None:
        """No table is stuck: a bot moves by itself, a person when it comes back."""

        def stuck() -> list[str]:
            assert self.process is not None and self.process.poll() is None, "the server has ended by itself"
            now, status = self.versions(), self.status()
            return [id for id in before if now[id] <= before[id] and status[id][0] == "playing"]

        try:
            wait_for("all tables go on", lambda: not stuck())
        except AssertionError:
            for id in stuck():
                players = [
                    f"{type(p).__name__} {p.seat}: {p.pending} {p.last_answer}" for p in self.players if p.table == id
                ]
                print(id, self.versions()[id], self.status()[id], self.problems, players)
            raise

    def check_screens(self) -> None:
        """Every screen has come to what is stored, and shows what a fresh page shows."""
        versions = self.versions()
        for screen in self.screens:
            wait_for(f"{screen.name} sees the present", lambda s=screen: s.version == versions[s.table])
        for player in self.players:
            if isinstance(player, Visitor):
                wait_for("the picture is the present one", player.sees_the_present)

    def check_announced(self) -> None:
        """Nothing was announced that is not stored."""
        versions = self.versions()
        for screen in self.screens:
            assert screen.highest <= versions[screen.table], screen.table


TABLES = (("person", "person", "careful"), ("person", "random", "random", "careful"), ("person", "person"))


class Somebody(threading.Thread):
    """One who goes on asking, whether the server is there or not."""

    def __init__(self, town: Town, table: str, token: str) -> None:
        super().__init__(daemon=True)
        self.town = town
        self.table = table
        self.headers = {"authorization": f"Bearer {token}"}
        self.token = token

    def run(self) -> None:
        while not self.town.ended.is_set():
            try:
                with asker(self.town.url) as self.client:
                    while not self.town.ended.is_set():
                        self.step()
            except httpx.HTTPError:  # the server is away
                self.lost()
                time.sleep(0.05)
            except Exception as problem:
                self.town.problems.append(f"{type(self).__name__}: {problem!r}")
                raise

    def step(self) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        """The connection is lost."""


class Player(Somebody):
    """A person at a seat: sends each decision until it is acknowledged or refused."""

    def __init__(self, town: Town, table: str, seat: int, token: str) -> None:
        super().__init__(town, table, token)
        self.seat = seat
        self.promised: list[tuple[str, int]] = []
        self.pending: dict[str, Any] | None = None
        self.last_answer = ""
        self.resting = False
        self.over = False
        self.random = Random(f"{table}{seat}")

    def step(self) -> None:
        if self.pending is None:
            self.resting = self.town.paused.is_set() or self.over
            self.pending = None if self.resting else self.choose()
        if self.pending is None:
            time.sleep(0.05)
            return
        self.resting = False
        answer = self.send(self.pending)
        self.last_answer = f"{answer.status_code} {answer.text[:200]}"
        if answer.status_code == 200:
            self.promised.append((self.pending["id"], answer.json()["version"]))
        elif answer.status_code not in (409, 422, 429):
            raise AssertionError(f"{answer.status_code} {answer.text[:200]}")
        if answer.status_code != 429:
            self.pending = None
        time.sleep(PAUSE)

    def choose(self) -> dict[str, Any] | None:
        """The next command, with an id; None while there is nothing to decide."""
        table = self.client.get(f"/api/tables/{self.table}", headers=self.headers).json()
        self.over = table["status"] == "over"
        if table["turn"] != self.seat:
            return None
        found = self.client.get(f"/api/tables/{self.table}/options", headers=self.headers).json()
        if not found["options"]:
            return None
        option = self.random.choice(found["options"])
        return {"id": str(uuid4()), "version": found["version"], "option": option["option"], "text": option["text"]}

    def send(self, wish: dict[str, Any]) -> httpx.Response:
        raise NotImplementedError


class Program(Player):
    """Plays through the API."""

    def send(self, wish: dict[str, Any]) -> httpx.Response:
        body = {"expected_version": wish["version"], "command_id": wish["id"], "option": wish["option"]}
        return self.client.post(f"/api/tables/{self.table}/decisions", headers=self.headers, json=body)

    @staticmethod
    def watch(town: Town, table: str, token: str) -> Screen:
        return Screen(town, table, token)


class Screen(Somebody):
    """Watches the stream of the API, and takes it up again where it was lost."""

    def __init__(self, town: Town, table: str, token: str) -> None:
        super().__init__(town, table, token)
        self.version = 0
        self.highest = 0
        self.cut = 0
        """How often the stream broke without having been ended."""

    def step(self) -> None:
        headers = self.headers | ({"last-event-id": str(self.version)} if self.version else {})
        with self.client.stream("GET", f"/api/tables/{self.table}/stream", headers=headers) as answer:
            if answer.status_code != 200:
                raise AssertionError(f"stream: {answer.status_code}")
            before = self.version
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    self.version = int(line[4:])
                    assert self.version > before, "a stream never goes back, and never says a thing twice"
                    before = self.version
                    self.highest = max(self.highest, self.version)
                if self.town.ended.is_set():
                    return

    def lost(self) -> None:
        self.cut += 1


class Visitor(Player):
    """Plays on the page: what it does comes from what its event stream has shown."""

    def __init__(self, town: Town, table: str, seat: int, token: str) -> None:
        super().__init__(town, table, seat, token)
        self.cookie = ""
        self.shown: dict[str, str] = {}
        self.last = ""
        self.lock = threading.Lock()
        self.ear = threading.Thread(target=self.listen, daemon=True)

    def browser(self) -> dict[str, str]:
        return {"cookie": self.cookie, "origin": self.town.url, "accept": "application/json"}

    def step(self) -> None:
        if not self.cookie:
            origin = {"origin": self.town.url}
            answer = self.client.post(f"/s/{self.token}", data={"name": "Visitor"}, headers=origin)
            if answer.status_code == 429:
                return
            assert answer.status_code == 303, answer.text
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self.client.cookies.clear()
            self.ear.start()
        super().step()

    def choose(self) -> dict[str, Any] | None:
        with self.lock:
            shown = dict(self.shown)
        version = re.search(r'name="version" value="(\d+)"', shown.get("act", ""))
        if version is None:
            return None
        if 'class="yours"' not in shown["bar"]:
            self.over = "/end" in shown["ask"]
            return None
        commands = re.findall(r'name="command" value="([^"]+)"', shown["ask"])
        if not commands:
            return super().choose()  # a form that asks for numbers
        return {"id": str(uuid4()), "version": int(version[1]), "text": unescape(self.random.choice(commands))}

    def send(self, wish: dict[str, Any]) -> httpx.Response:
        kind = "sure" if wish["text"].startswith("decline") else "command"  # before it gives up anything, a page asks
        body = {"version": wish["version"], "seat": self.seat, kind: wish["text"], "id": wish["id"]}
        return self.client.post(f"/t/{self.table}/act", json=body, headers=self.browser())

    def listen(self) -> None:
        while not self.town.ended.is_set():
            try:
                self.hear()
            except httpx.HTTPError:
                time.sleep(0.05)
            except Exception as problem:
                self.town.problems.append(f"stream: {problem!r}")
                raise

    def hear(self) -> None:
        """As a browser does: each event changes some elements of the page, and names where to go on."""
        wanted = f"{self.town.url}/stream?t={self.table}.0.en.picture.{'ABCD'[self.seat]}"
        headers = self.browser() | {"accept-encoding": "identity"} | ({"last-event-id": self.last} if self.last else {})
        with asker(timeout=2 * PATIENCE) as ear, ear.stream("GET", wanted, headers=headers) as answer:
            assert answer.status_code == 200, answer.status_code
            fragments: dict[str, str] = {}
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    data = json.loads(line[6:])
                    assert data["t"] == self.table
                    fragments = data["f"]
                elif line.startswith("id: "):
                    table, _, version = line[4:].partition(".")
                    before = int(self.last.partition(".")[2] or 0)
                    assert table == self.table and int(version) >= before, "a stream never goes back"
                    with self.lock:
                        self.shown |= fragments
                        self.last = line[4:]
                if self.town.ended.is_set():
                    return

    def sees_the_present(self) -> bool:
        """Whether the page, with all that the streams have changed, is what a fresh page would be."""
        with asker(self.town.url) as client:
            page = f"/t/{self.table}/past?step=0&now=true&face=picture"
            fresh = client.get(page, headers=self.browser()).json()["f"]
        with self.lock:
            return bool(self.shown == fresh)


class Listener(threading.Thread):
    """Hears one stream to its end."""

    def __init__(self, town: Town, player: Visitor) -> None:
        super().__init__(daemon=True)
        self.url = f"{town.url}/stream?t={player.table}.0.en.picture.A"
        self.headers = player.browser()
        self.heard = 0
        self.ended = False
        self.start()

    def run(self) -> None:
        with asker() as client, client.stream("GET", self.url, headers=self.headers) as answer:
            for block in answer.iter_raw():
                self.heard += len(block)
        self.ended = True  # an answer that breaks off is an error


@contextmanager
def town(db: Path) -> Iterator[Town]:
    made = Town(db)
    made.start()
    try:
        yield made
    finally:
        made.end()


def replay_all(db: Path) -> str:
    process = eolith("replay", "--all", "--db", str(db))
    out, errors = process.communicate(timeout=3 * PATIENCE)
    assert process.returncode == 0, out + errors
    return out


@pytest.mark.parametrize("kills", (4, pytest.param(KILLS, marks=pytest.mark.long)))
def test_nothing_is_lost_however_often_the_server_is_killed(
    kills: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random = Random(2)
    begun = time.monotonic()
    with town(tmp_path / "tables.db") as here:
        here.keep_busy()
        for number in range(kills):
            here.paused.clear()
            if number % 5 == 3:
                time.sleep(random.uniform(0.02, 0.6))  # it still begins
            else:
                here.wait_for_moves(random.randrange(8, 18))
            before = here.versions()
            here.kill()
            here.check_promises()
            here.check_announced()
            here.start()
            # whoever was to decide does so: bots by themselves, persons when they come back
            if number % 5 == 2:
                continue  # and once more, while it still begins
            here.wait_until_all_go_on(before)
            if number % 4 == 3 or number == kills - 1:
                here.pause()
                here.check_screens()
                here.paused.clear()
            here.keep_busy()
            assert not here.problems, here.problems
        promises = sum(len(player.promised) for player in here.players)
        here.pause()
        here.terminate()
        here.check_promises()
        tables = here.versions()
        cut = sum(screen.cut for screen in here.screens)
        assert promises > 5 * kills and cut >= kills
        assert not here.problems, here.problems
    replay_all(tmp_path / "tables.db")
    with capsys.disabled():
        if "EOLITH_KILLS" in os.environ:
            entries = sum(tables.values())
            took = time.monotonic() - begun
            print(f"\n{kills} kills, {promises} promises kept, {len(tables)} tables, {entries} entries, "
                  f"{cut} streams cut, {took:.0f} s")  # fmt: skip


def test_a_server_that_is_told_to_end_finishes_what_it_has_begun(tmp_path: Path) -> None:
    with town(tmp_path / "tables.db") as here:
        here.keep_busy()
        for _ in range(2):
            here.wait_for_moves(12)
            here.pause()
            player = next(player for player in here.players if isinstance(player, Visitor))
            stream = Listener(here, player)
            wait_for("the stream is there", lambda stream=stream: stream.heard > 0)
            here.paused.clear()
            here.wait_for_moves(6)
            took = here.terminate()
            stream.join(PATIENCE)
            assert took < 5
            assert stream.ended, "the stream was broken off, not ended"
            here.check_promises()
            here.check_announced()
            here.start()
            before = here.versions()
            wait_for("tables go on", lambda before=before: here.versions() != before)
        assert not here.problems, here.problems
    replay_all(tmp_path / "tables.db")
