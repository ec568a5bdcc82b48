"""The links of a table, and sitting down by one of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import htpy as h
import segno
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from markupsafe import Markup

from eolith.kernel.text import Texts
from eolith.store import rows, tables
from eolith.table.live import clean_name

from ..frame.html import Say, letter, name_field, page, seat_mark
from ..host import clock
from ..host.open_table import OpenTable
from ..host.people import Visitor, hash_token, new_token
from ..server import (
    AnyRequest,
    Server,
    form_of,
    html,
    limit,
    limit_acting,
    redirect,
    seats_at,
    sender,
    server_of,
    table_of,
    visit,
    whole,
)


@get("/t/{id:str}/links")
async def links_page(request: AnyRequest, id: str) -> Response[str]:
    """The links of a table, for those who sit there and for who opened it: first those to be sent, last one's own."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    own = await server.people.seats_of(visitor, id)
    if not server.may_invite(visitor, id, own):
        raise HTTPException(status_code=404, detail="no-table")
    say = visitor.say
    # whoever invites others sees their links; those who were invited see their own
    made = server.fresh.get(id, {}).items()
    known = {seat: token for seat, (token, maker) in made if seat < 0 or seat in own or maker == visitor.id}
    base = server.settings.url or visitor.origin

    def links(seats: Sequence[int]) -> h.Element:
        return h.ul(".links")[(_link(opened, seat, known.get(seat), base, say) for seat in seats)]

    free = sorted(opened.free() - own)
    mine = sorted(seat for seat in own if seat >= 0)
    content = page(
        visitor,
        say("links-title"),
        h.h1[say("links-title")],
        free and h.p[say("links-text")],
        links([*free, rows.ONLOOKER]),
        mine and [h.h2[say("links-own-title")], h.p[say("links-own-text", n=len(mine))], links(mine)],
        h.p[h.a(".button.main", href=f"/t/{id}")[say("links-go")]],
        scripts=("table.js",),
    )
    return html(visitor, content)


def _link(opened: OpenTable, seat: int, token: str | None, base: str, say: Say) -> h.Element:
    who = (
        say("links-watch")
        if seat < 0
        else say("links-seat", seat=letter(seat), who=opened.table.players[seat].name or say("seat-free"))
    )
    renew = h.form(method="post", action=f"/t/{opened.id}/links")[
        h.input(type="hidden", name="seat", value=seat), h.button[say("links-renew")]
    ]
    if token is None:
        return h.li(data_seat=seat)[h.h2[who], h.p(".quiet")[say("links-hidden")], renew]
    url = f"{base}/s/{token}"
    code = segno.make(url, error="m").svg_inline(scale=4, border=2, dark="#2f2419", light="#fffaf0", omitsize=True)
    return h.li(data_seat=seat)[
        h.h2[who],
        h.p[
            h.input(type="text", readonly=True, value=url, aria_label=who),
            h.button(".copy", type="button", data_copy=url, data_copied=say("links-copied"))[say("links-copy")],
        ],
        h.details[h.summary[say("links-qr")], h.div(".qr")[Markup(re.sub(r' style="[^"]*"', "", code))]],
        renew,
    ]


@post("/t/{id:str}/links")
async def renew_link(request: AnyRequest, id: str) -> Response[str]:
    """A new link for a seat; the old one is worthless from now on, and other browsers leave the seat."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    own = await seats_at(request, visitor, opened)
    limit(request, server.opens, sender(request, visitor))
    wish = (await form_of(request)).get("seat", "")
    seat = int(wish) if wish in map(str, range(-1, len(opened.table.players))) else -2
    token, now = new_token(), clock.now()

    def renew(conn: Any) -> list[str]:
        for link in tables.links(conn, id):
            if link.seat == seat and not link.revoked:
                tables.revoke_link(conn, link.hash)
        gone = [place.guest for place in tables.places(conn, id) if place.seat == seat and place.guest != visitor.id]
        for guest in gone:
            tables.rise(conn, id, guest, seat)
        tables.add_link(conn, rows.Link(hash_token(token), id, seat, now))
        return gone

    async with server.house.locked(id) as opened:  # nobody sits down meanwhile
        if not server.may_invite(visitor, id, own) or seat not in {rows.ONLOOKER, *own, *opened.free()}:
            raise HTTPException(status_code=403, detail="not-your-seat")
        server.people.forget(*await server.store.write(renew))
    server.remember_links(id, {seat: token}, visitor.id)
    return redirect(visitor, f"/t/{id}/links")


@get("/s/{token:str}")
async def link_page(request: AnyRequest, token: str) -> Response[str]:
    """Where a link leads: one question, whether to sit down."""
    server, visitor = await visit(request)
    link, opened = await follow(request, token)
    say = visitor.say
    if link.seat in await server.people.seats_of(visitor, link.table):
        return redirect(visitor, f"/t/{link.table}")
    game = Texts(visitor.language, opened.table.game.wording).say("game-name")
    if link.seat < 0:
        ask: h.Node = h.p[say("link-watch", game=game)]
    else:
        player = opened.table.players[link.seat]
        text = say("link-taken", who=player.name, game=game) if player.taken else say("link-sit", game=game)
        ask = [
            h.p[seat_mark(link.seat), " ", text],
            name_field(player.name or visitor.name, say),
        ]
    button = h.button(".main")[say("link-watch-button" if link.seat < 0 else "link-button")]
    content = page(visitor, game, h.h1[game], h.form(".join", method="post", action=f"/s/{token}")[ask, button])
    return html(visitor, content)


async def follow(request: AnyRequest, token: str) -> tuple[rows.Link, OpenTable]:
    """The link of a token and its table; 404 for a token that is not or no longer known."""
    server = server_of(request)
    hashed = hash_token(token[:100])
    link = await server.store.read(lambda conn: tables.find_link(conn, hashed))
    if link is None:
        limit(request, server.opens, sender(request))
        raise HTTPException(status_code=404, detail="no-link")
    return link, await table_of(request, link.table)


@post("/s/{token:str}")
async def sit(request: AnyRequest, token: str) -> Response[str]:
    """Sit down at the seat of a link."""
    server, visitor = await visit(request)
    form = await form_of(request)
    _, opened = await follow(request, token)
    limit_acting(request, visitor)
    async with server.house.locked(opened.id):
        link, _ = await follow(request, token)  # it may have been renewed meanwhile
        return await take_seat(server, visitor, opened, link.seat, form.get("name", ""))


async def take_seat(server: Server, visitor: Visitor, opened: OpenTable, seat: int, wish: str) -> Response[str]:
    """The visitor takes a seat of a table that is locked, or looks on."""
    name = clean_name(wish if wish.strip() else visitor.name or visitor.say("somebody"))
    guest = await server.people.welcome(visitor, "" if visitor.name else name)
    await server.people.sit(guest, opened.id, seat)
    if seat >= 0 and (not opened.table.players[seat].taken or opened.table.players[seat].name != name):
        await server.house.do_locked(opened, lambda table, now: table.prepare_sit(seat, name, now))
    return redirect(visitor, f"/t/{opened.id}")


@post("/t/{id:str}/join")
async def join(request: AnyRequest, id: str) -> Response[str]:
    """Take a free seat of a listed table."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    await seats_at(request, visitor, opened)
    limit(request, server.opens, sender(request, visitor))
    form = await form_of(request)
    seat = whole(form.get("seat"))
    async with server.house.locked(id):
        if not opened.listed or seat not in opened.free():
            raise HTTPException(status_code=403, detail="seat-taken")
        return await take_seat(server, visitor, opened, seat, form.get("name", ""))


HANDLERS = [links_page, renew_link, link_page, sit, join]
