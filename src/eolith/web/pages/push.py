"""Browsers that want to be told of a turn, or no longer: what `push.js` asks for."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import HTTPException

from eolith.store import people, rows

from ..frame.assets import content
from ..host import clock
from ..host.people import Visitor
from ..host.push import Keys, are_keys, is_endpoint, private_key, public_key
from ..server import AnyRequest, limit, limit_acting, sender, server_of, visit

MOST_BROWSERS = 20
"""Browsers of one guest."""


class Wish(msgspec.Struct):
    """A subscription as browsers write it."""

    endpoint: str
    keys: Keys | None = None


@get("/push/key")
async def push_key(request: AnyRequest) -> Response[dict[str, str]]:
    """What a browser needs in order to subscribe."""
    return Response({"key": public_key(await private_key(server_of(request).store))})


@post("/push/subscribe")
async def subscribe(request: AnyRequest) -> Response[dict[str, str]]:
    """From now on, tell this browser."""
    server, visitor = await visit(request)
    limit_acting(request, visitor)
    wish = await read_wish(request)
    if wish.keys is None or not is_endpoint(wish.endpoint) or not are_keys(wish.keys):
        raise HTTPException(status_code=400, detail="bad-request")
    guest = await server.people.welcome(visitor)
    new = rows.Subscription(wish.endpoint, guest.id, wish.keys.p256dh, wish.keys.auth, clock.now())

    def keep(conn: Any) -> None:
        people.subscribe(conn, new)
        browsers = sorted(people.subscriptions(conn, guest.id), key=lambda one: one.created)
        for old in browsers[:-MOST_BROWSERS]:
            people.unsubscribe(conn, old.endpoint)

    await server.store.write(keep)
    return answer(visitor, "on")


@post("/push/unsubscribe")
async def unsubscribe(request: AnyRequest) -> Response[dict[str, str]]:
    """Do not tell this browser any more."""
    server, visitor = await visit(request)
    limit(request, server.acts, sender(request, visitor))
    wish = await read_wish(request)

    def drop(conn: Any) -> None:
        if any(one.endpoint == wish.endpoint for one in people.subscriptions(conn, visitor.id)):
            people.unsubscribe(conn, wish.endpoint)

    await server.store.write(drop)
    return answer(visitor, "off")


async def read_wish(request: AnyRequest) -> Wish:
    try:
        return msgspec.json.decode(await request.body(), type=Wish)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise HTTPException(status_code=400, detail="bad-request") from None


def answer(visitor: Visitor, push: str) -> Response[dict[str, str]]:
    return Response({"push": push}, status_code=200, cookies=visitor.cookies())


@get("/worker.js")
async def worker(request: AnyRequest) -> Response[bytes]:
    """The script that shows a message while no page is open; at the top, so that it serves all pages."""
    return Response(
        content("worker.js") or b"", media_type="text/javascript; charset=utf-8", headers={"cache-control": "no-cache"}
    )


HANDLERS = [push_key, subscribe, unsubscribe, worker]
