"""Another game after one that is over: with the same people, or on from one of its positions."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.exceptions import HTTPException

from eolith import bots
from eolith.store import tables
from eolith.table.live import clean_name
from eolith.table.setup import Seat, Setup

from ..frame.looking import look
from ..host.open_table import OpenTable
from ..server import AnyRequest, form_of, limit, redirect, sender, whole


@post("/t/{id:str}/rematch")
async def rematch(request: AnyRequest, id: str) -> Response[str]:
    """The same game with the same people, seats rotated by one; whoever asks later is taken to it."""
    server, visitor, opened, _, _ = await look(request, id)
    limit(request, server.opens, sender(request, visitor))
    if not any(seat >= 0 for seat in await server.people.seats_of(visitor, id)):
        raise HTTPException(status_code=403, detail="not-your-seat")
    if not opened.table.over:
        raise HTTPException(status_code=409, detail="not-over")
    again = opened.rematch_id()
    # one server keeps a store, so its lock sees to it that one rematch is opened
    async with server.house.locked(id):
        if await server.store.read(lambda conn: tables.get(conn, again)) is None:
            places = await server.store.read(lambda conn: tables.places(conn, id))
            seats = len(opened.table.players)
            rotated = [(place.guest, rotate(place.seat, seats)) for place in places]
            held = frozenset(place.seat for place in places)
            await server.open(visitor, opened.table.game, rematch_setup(opened, held), rotated, again)
    return redirect(visitor, f"/t/{again}")


def rotate(seat: int, seats: int) -> int:
    """The next seat; a spectator stays one."""
    return (seat + 1) % seats if seat >= 0 else seat


def rematch_setup(opened: OpenTable, held: frozenset[int]) -> Setup:
    """The same terms; a seat that nobody holds any more waits for whoever gets its link."""
    table = opened.table
    seats = []
    for seat, plan in enumerate(table.setup.seats):
        player = table.players[seat]
        name = player.name if seat in held and player.taken else ""
        seats.append(plan if plan.kind == "bot" else Seat("person", name))
    rotated = tuple(seats[-1:] + seats[:-1])
    return msgspec.structs.replace(table.setup, seats=rotated, opening=(), after=opened.id)


@post("/t/{id:str}/continue")
async def go_on(request: AnyRequest, id: str) -> Response[str]:
    """A new table that begins with the first decisions of a finished game: the visitor against bots."""
    server, visitor, opened, _, say = await look(request, id)
    limit(request, server.opens, sender(request, visitor))
    if not opened.table.over:
        raise HTTPException(status_code=409, detail="not-over")
    form = await form_of(request)
    count, seat = (whole(form.get(name)) for name in ("step", "seat"))
    game, steps = opened.table.game, opened.table.play.steps
    if not 0 <= count < len(steps) or not 0 <= seat < game.players:
        raise HTTPException(status_code=400, detail="bad-request")
    stand_in = bots.usual(game)
    guest = await server.people.welcome(visitor)
    name = clean_name(visitor.name or say("somebody"))
    setup = Setup(
        tuple(Seat("person", name) if other == seat else Seat("bot", bot=stand_in) for other in range(game.players)),
        opening=tuple(step.option for step in steps[:count]),
        after=opened.id,
    )
    again = await server.open(visitor, game, setup, [(guest.id, seat)])
    return redirect(visitor, f"/t/{again.id}")


HANDLERS = [rematch, go_on]
