"""The table in the browser: what is looked at there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter
from litestar.response import Stream

from eolith.kernel.text import LANGUAGES

from ...frame.html import plain_text
from ...frame.looking import look, view_of
from ...frame.stream import MOST_TABLES, compress, watch
from ...frame.view import Drawing, news
from ...host import clock
from ...host.open_table import View
from ...server import AnyRequest, html, table_of, visit, whole
from . import act
from .page import table_html

MOST_FIELDS = 20


@get("/t/{id:str}")
async def table_page(
    request: AnyRequest,
    id: str,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    at: str | None = None,
    step: int | None = None,
    face: str = "",
) -> Response[str]:
    """The table; `at` opens the panel of one target, `step` shows a past position."""
    server, visitor, opened, view, _ = await look(request, id, seat, face)
    given = given_fields(request)
    invites = server.may_invite(visitor, id, await server.people.seats_of(visitor, id))
    content = table_html(opened, view, visitor, at, given, step, invites=invites)
    return html(visitor, content)


def given_fields(request: AnyRequest) -> dict[str, int]:
    """The numbers of a panel's form."""
    given: dict[str, int] = {}
    for name, value in list(request.query_params.items())[:MOST_FIELDS]:
        if name not in ("at", "as", "step", "face") and str(value).isdecimal() and len(str(value)) < 5:
            given[name] = int(value)
    return given


@get("/t/{id:str}/ask")
async def ask(
    request: AnyRequest, id: str, at: str = "", seat: Annotated[str, QueryParameter(name="as")] = ""
) -> Response[bytes]:
    """The panel of one target alone, for a script that puts it into the page."""
    _, _, opened, view, _ = await look(request, id, seat)
    drawing = Drawing(opened, view, clock.now())
    given = given_fields(request)
    panel = drawing.ask_at(at, given) if at or given else drawing.ask()
    return fragments_answer(news(id, opened.table.version, {"ask": plain_text(panel)}))


def fragments_answer(answer: dict[str, Any]) -> Response[bytes]:
    return Response(msgspec.json.encode(answer), media_type="application/json")


@get("/t/{id:str}/past")
async def past(
    request: AnyRequest,
    id: str,
    step: int,
    now: bool = False,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    face: str = "",
) -> Response[bytes]:
    """The fragments of a past position, or of the present one."""
    _, _, opened, view, _ = await look(request, id, seat, face)
    drawing = Drawing(opened, view, clock.now(), None if now else step)
    fragments = drawing.fragments()
    if not now:
        for kept in ("act", "seats", "log", "talk"):
            fragments.pop(kept)
    return fragments_answer(news(id, opened.table.version, fragments) | {"step": drawing.step})


@get("/stream")
async def stream(request: AnyRequest, t: list[str] | None = None) -> Stream:
    """The events of some tables: `t=TABLE.VERSION.LANGUAGE.FACE.SEATS` for each."""
    server, visitor = await visit(request)
    seen = dict(part.rsplit(".", 1) for part in request.headers.get("last-event-id", "").split() if "." in part)
    wanted: dict[str, tuple[View, int]] = {}
    lasting = server.people.lasting(visitor)
    for wish in (t or [])[:MOST_TABLES]:
        id, version, language, face, seats = (wish.split(".") + [""] * 5)[:5]
        opened = await table_of(request, id)
        visitor.language = language if language in LANGUAGES else visitor.language
        view = await view_of(request, visitor, opened, seats[:1].strip("-"), face)
        version = seen.get(id, version)
        wanted[id] = view, max(whole(version), 0)
    events = watch(server.house, wanted, lasting)
    headers = {"content-type": "text/event-stream", "x-accel-buffering": "no"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(compress(events), headers=headers | {"content-encoding": "gzip"})
    return Stream(events, headers=headers)


HANDLERS = [table_page, ask, past, stream, *act.HANDLERS]
