"""People at tables, as far as a server can tell: each screen keeps a stream open, and presses a button in its turn.

Plain sockets and no HTML parser, so that measuring takes little of the machine that is measured.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from stored import Stored

BUTTON = re.compile(rb'name=\\"command\\" value=\\"([^"\\]+)\\"')
SURE = b'name=\\"sure\\"'
"""In an answer: the button that says that it is meant."""
ID = re.compile(rb"^id: \w+\.(\d+)$", re.MULTILINE)
PATIENCE = 20.0
"""Seconds to wait for a picture."""


@dataclass
class Measured:
    """What came of it."""

    delays: list[float] = field(default_factory=list)
    """Seconds from a decision posted to the last screen that has the new picture."""
    sizes: list[int] = field(default_factory=list)
    """Compressed bytes of each update of one screen."""
    failures: list[str] = field(default_factory=list)


class Answers(asyncio.Protocol):
    """One connection; `heard` is given what it says: the bodies of answers, or the chunks of one that never ends."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.left = b""
        self.streams = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def send(self, request: str, body: str = "") -> None:
        assert self.transport is not None
        self.transport.write(f"{request}\r\n\r\n{body}".encode())

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.left += data
        while self.left and (self._chunk() if self.streams else self._answer()):
            pass

    def _answer(self) -> bool:
        head, end, rest = self.left.partition(b"\r\n\r\n")
        if not end:
            return False
        status, _, fields = head.lower().partition(b"\r\n")
        headers = dict(line.split(b": ", 1) for line in fields.split(b"\r\n"))
        if headers.get(b"transfer-encoding") == b"chunked":
            self.streams, self.left = True, rest
            return True
        length = int(headers[b"content-length"])
        if len(rest) < length:
            return False
        self.left = rest[length:]
        self.heard(status.split()[1] + b" " + rest[:length])
        return True

    def _chunk(self) -> bool:
        size, end, rest = self.left.partition(b"\r\n")
        length = int(size, 16) if end else 0
        if not end or len(rest) < length + 2:
            return False
        self.left = rest[length + 2 :]
        self.heard(rest[:length])
        return True


class Screen:
    """Somebody who looks at a table."""

    def __init__(self, table: Table, seat: int, session: str) -> None:
        self.table = table
        self.seat = seat
        self.session = session
        self.version = -1
        self.buttons: list[bytes] = []
        """The commands that it may press; none while somebody else is to move."""
        self.unpack = zlib.decompressobj(31)
        self.text = b""
        self.size = 0

    async def open(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, self.stream = await loop.create_connection(lambda: Answers(self.hear), host, port)
        seat = "ABCD"[self.seat] if self.seat < 4 else "-"
        wish = f"{self.table.id}.0.en.picture.{seat}"
        self.stream.send(
            f"GET /stream?t={wish} HTTP/1.1\r\nHost: {host}:{port}\r\nAccept-Encoding: gzip\r\n"
            f"Cookie: eolith={self.session}"
        )

    def hear(self, chunk: bytes) -> None:
        self.size += len(chunk)
        self.text += self.unpack.decompress(chunk)
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            found = ID.search(event)
            if found is not None:
                first = self.version < 0
                self.version = int(found[1])
                ask = event.find(b'"ask":"')
                if ask >= 0:
                    self.buttons = BUTTON.findall(event, ask, event.index(b"</section>", ask))
                if not first:
                    self.table.measured.sizes.append(self.size)
                self.table.seen(self)
            self.size = 0


class Table:
    """The people around one table."""

    def __init__(self, stored: Stored, measured: Measured, host: str, port: int) -> None:
        self.id = stored.id
        self.measured = measured
        self.host, self.port = host, port
        self.screens = [Screen(self, seat, session) for seat, session in enumerate(stored.sessions)]
        self.version = stored.version
        self.waiting: set[Screen] = set(self.screens)
        self.all_seen = asyncio.Event()
        self.chosen = random.Random(stored.id)

    async def open(self) -> None:
        """Sit down, and wait for the first picture of everybody."""
        self.origin = f"http://{self.host}:{self.port}"
        self.version -= 1
        loop = asyncio.get_running_loop()
        _, self.hand = await loop.create_connection(lambda: Answers(self.answered), self.host, self.port)
        for screen in self.screens:
            await screen.open(self.host, self.port)
        await asyncio.wait_for(self.all_seen.wait(), PATIENCE)
        self.version += 1

    def close(self) -> None:
        self.hand.close()
        for screen in self.screens:
            screen.stream.close()

    def seen(self, screen: Screen) -> None:
        """A screen has a picture."""
        if screen.version > self.version:
            self.waiting.discard(screen)
            if not self.waiting:
                self.all_seen.set()

    def answered(self, answer: bytes) -> None:
        if SURE in answer:  # the table asks whether something is given up on purpose: it is
            self.send(sure=self.wish["command"], **{**self.wish, "command": ""})
        elif not answer.startswith(b"200 "):
            self.measured.failures.append(answer[:200].decode(errors="replace"))

    async def play(self, every: float, until: float) -> None:
        """A decision each `every` seconds, from a random moment of the first of them."""
        loop = asyncio.get_running_loop()
        due = loop.time() + every * random.random()
        while due < until:
            await asyncio.sleep(due - loop.time())
            if not await self.decide():
                return
            due = max(due + every, loop.time())

    async def decide(self) -> bool:
        """Let whoever is to move press a button, and wait until everybody sees what came of it; False after the end."""
        screen = next((screen for screen in self.screens if screen.buttons), None)
        if screen is None:
            return False
        command = self.chosen.choice(screen.buttons).decode()
        self.mover = screen
        self.wish = {"version": self.version, "seat": screen.seat, "command": command, "id": f"i{self.version}"}
        self.waiting = set(self.screens)
        self.all_seen.clear()
        loop = asyncio.get_running_loop()
        begun = loop.time()
        self.send(**self.wish)
        try:
            await asyncio.wait_for(self.all_seen.wait(), PATIENCE)
        except TimeoutError:
            self.measured.failures.append(f"{self.id}: {len(self.waiting)} screens saw nothing of {command}")
            return False
        self.measured.delays.append(loop.time() - begun)
        self.version = screen.version
        return True

    def send(self, **wish: Any) -> None:
        """Post what whoever is to move wishes."""
        body = json.dumps(wish)
        self.hand.send(
            f"POST /t/{self.id}/act HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin: {self.origin}\r\n"
            f"Cookie: eolith={self.mover.session}\r\nAccept: application/json\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}",
            body,
        )


async def play(
    stored: list[Stored], host: str, port: int, every: float, warm_up: float, seconds: float, begin: Callable[[], None]
) -> Measured:
    """All tables at once; what happens in the time of `warm_up`, up to the call of `begin`, is not counted."""
    measured = Measured()
    tables = [Table(one, measured, host, port) for one in stored]
    for table in tables:
        await table.open()
    loop = asyncio.get_running_loop()

    def begin_counting() -> None:
        measured.delays.clear()
        measured.sizes.clear()
        begin()

    loop.call_later(warm_up, begin_counting)
    until = loop.time() + warm_up + seconds
    await asyncio.gather(*(table.play(every, until) for table in tables))
    for table in tables:
        table.close()
    return measured
