"""How a program waits for what happens at a table, and what is left when the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from eolith.kernel.text import LANGUAGES
from eolith.store import Unavailable, rows, tables
from eolith.table.live import LiveTable

from ..frame.stream import HEARTBEAT
from ..host.house import NoTable
from ..host.open_table import View, Watcher
from ..host.records import record_of
from ..server import AnyRequest, Server, server_of
from .asking import TOKEN_OR_LISTED, TableId, look, problems, seat_of
from .shapes import Problem


@get(
    "/tables/{id:str}/stream",
    summary="Wait for what happens",
    response_description="The events.",
    security=TOKEN_OR_LISTED,
    media_type="text/event-stream",
    responses=problems(400, 401, 404),
)
async def stream_table(request: AnyRequest, id: TableId) -> Stream:
    """Server-sent events: one at once, and one after each change, or after several that came together.

    The id of an event is the version, its data are `{"version": 12, "turn": 0, "status": "playing"}`.
    After a break, `Last-Event-ID` says what is known already.
    """
    opened, link = await look(request, id)
    known = request.headers.get("last-event-id", "")
    version = int(known) if known.isascii() and known.isdecimal() and len(known) < 16 else -1
    events = follow(server_of(request), opened.id, link, version)
    return Stream(events, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


async def follow(server: Server, id: str, link: rows.Link | None, sent: int) -> AsyncIterator[bytes]:
    """The versions of a table after the one that the program knows; ends when the link is revoked."""
    house = server.house
    watcher = Watcher(View(seat_of(link), LANGUAGES[0], "program"), asyncio.Event(), sent)
    moves = -1
    try:
        async with house.watched(id, watcher):
            while not house.closing:
                if link is not None and moves != server.people.moves:
                    moves = server.people.moves
                    if not await is_valid(server, link):
                        return
                table = (await house.open(id)).table
                if table.version != watcher.version:
                    watcher.version = table.version
                    yield event(table)
                try:
                    await asyncio.wait_for(watcher.wake.wait(), HEARTBEAT)
                    watcher.wake.clear()
                except TimeoutError:
                    yield b": still here\n\n"
    except NoTable:  # it cannot be rebuilt any more
        pass
    except Unavailable as problem:  # the program asks again
        house.outage.note(problem)


def event(table: LiveTable) -> bytes:
    data = msgspec.json.encode({"version": table.version, "turn": table.turn, "status": table.status})
    return b"id: %d\ndata: %b\n\n" % (table.version, data)


async def is_valid(server: Server, link: rows.Link) -> bool:
    return await server.store.read(lambda conn: tables.find_link(conn, link.hash)) is not None


@get(
    "/tables/{id:str}/record",
    summary="The record of a finished game",
    response_description="The record.",
    security=TOKEN_OR_LISTED,
    media_type="text/plain",
    responses={
        **problems(400, 401, 404),
        409: ResponseSpec(data_container=Problem, description="The game is not over.", generate_examples=False),
    },
)
async def show_record(request: AnyRequest, id: TableId) -> Response[str]:
    """Every decision, with the seed that chance came from: `eolith verify` checks it.  409 while the game goes on."""
    opened, _ = await look(request, id)
    table = opened.table
    if not table.over:
        raise HTTPException(status_code=409, detail="not-over")
    return Response(record_of(table).to_text(), media_type="text/plain")


HANDLERS = [stream_table, show_record]
