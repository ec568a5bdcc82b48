"""The page of a table, and everything that can be done there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any

import htpy as h
import msgspec
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter
from litestar.response import Stream
from markupsafe import Markup

from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.state import IllegalOption
from eolith.store import Repeated
from eolith.table.live import PHRASES, LiveTable, NotPossible
from eolith.table.setup import Entry

from .fragments import texts_of
from .house import STAND_IN, Room, Stale
from .html import asset, letter, notice, page
from .people import Visitor
from .server import AnyRequest, html, limit, redirect, room_of, sender, server_of, view_of, wants_json
from .stream import MOST_TABLES, compress, watch
from .view import Drawing, View, scene_of

MOST_FIELDS = 20


class Act(msgspec.Struct):
    """What a form or a script of the table's page sends."""

    version: int
    seat: int
    command: str = ""
    """A command of the game."""
    do: str = ""
    """Something else: undo, restart, redo, hint, return, typed, skip-SEAT, replace-SEAT."""
    typed: str = ""
    id: str | None = None
    """The command's id: the same id is carried out once."""


async def read_act(request: AnyRequest) -> Act:
    """A command as JSON or as a form; 400 for what is neither."""
    try:
        if request.headers.get("content-type", "").startswith("application/json"):
            return msgspec.json.decode(await request.body(), type=Act)
        form = await request.form()
        fields = {name: str(form[name]) for name in Act.__struct_fields__ if name in form}
        return msgspec.convert(fields, Act, strict=False)
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise HTTPException(status_code=400, detail="bad-request") from None


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
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    view = await view_of(request, visitor, room, seat, face)
    given = given_fields(request)
    async with room.lock:
        content = table_html(room, view, visitor, at, given, step)
    return html(visitor, content)


def given_fields(request: AnyRequest) -> dict[str, int]:
    """The numbers of a panel's form."""
    given: dict[str, int] = {}
    for name, value in list(request.query_params.items())[:MOST_FIELDS]:
        if name not in ("at", "as", "step", "face") and str(value).isdecimal() and len(str(value)) < 5:
            given[name] = int(value)
    return given


def table_html(
    room: Room, view: View, visitor: Visitor, at: str | None = None, given: dict[str, int] | None = None,
    step: int | None = None, message: str = "",
) -> str:  # fmt: skip
    """The whole page."""
    table, say = room.table, texts_of(view.language, room.table.game.name).say
    if step is not None:
        step = min(max(step, 0), len(table.play.steps))
    drawing = Drawing(room, view, time.time(), step)
    fragments = {id: Markup(text) for id, text in drawing.fragments().items()}
    if at is not None and step is None and not drawing.cover:
        fragments["ask"] = Markup(str(drawing.ask_at(at, given or {})))
    url = f"/t/{room.id}"
    if view.face == "plain":
        picture: h.Node = [fragments["plain"], fragments["log"]]
    else:
        art = h.svg(".art", width=0, height=0, aria_hidden="true")[Markup(scene_of(table.game, view.language).art)]
        parts = drawing.parts()
        around = [Markup(part.svg()) for part in parts if part.kind in ("aside", "other")]
        picture = [
            art,
            h.div(".picture")[(Markup(part.svg()) for part in parts if part.kind not in ("aside", "other"))],
            h.div(".around")[around, fragments["log"]],
        ]
    other = "picture" if view.face == "plain" else "plain"
    wish = f"as={letter(view.seat)}&" if view.beside and view.seat is not None else ""
    return page(
        visitor,
        say("game-name"),
        h.div("#table", data_table=room.id, data_version=table.version, data_key=key_of(view), data_url=url)[
            h.h1(".hidden")[say("game-name")],
            fragments["act"],
            h.div(".now")[fragments["bar"], message and notice(message, "error")],
            h.div(".scene")[picture],
            h.div(".side")[
                fragments["ask"],
                fragments["takeback"],
                _typed(say) if view.seat is not None and step is None else None,
                fragments["seats"],
                _talk(room, view, say, fragments["talk"]),
                h.p(".foot")[
                    h.a(href=f"{url}?{wish}face={other}")[say(f"face-{other}")],
                    h.a(href=f"/rules/{table.game.name}")[say("nav-rules")],
                    h.a(href=f"{url}/links")[say("links-title")],
                    h.a(href=f"{url}/report?step={len(table.play.steps)}")[say("report-link")],
                ],
            ],
        ],
        scripts=("table.js",),
        kind="table",
        styles=(f"art/{table.game.name}.css",),
        data_stream=asset("stream.js"),
    )


def key_of(view: View) -> str:
    """A view as the stream is asked for it."""
    seats = [*([view.seat] if view.seat is not None else []), *view.beside]
    return ".".join((view.language, view.face, "".join(map(letter, seats)) or "-"))


def _typed(say: Callable[..., str]) -> h.Element:
    return h.p(".typed")[
        h.label(for_="typed")[say("typed-label")],
        h.input("#typed", form="act", name="typed", autocomplete="off", maxlength=80, placeholder=say("typed-example")),
        h.button(form="act", name="do", value="typed")[say("typed-button")],
    ]


def _talk(room: Room, view: View, say: Callable[..., str], talk: Markup) -> h.Element:
    seat = view.seat
    form = None
    if seat is not None:
        form = h.form("#say", method="post", action=f"/t/{room.id}/talk")[
            h.input(type="hidden", name="seat", value=seat),
            h.label(".hidden", for_="text")[say("talk-label")],
            h.input("#text", name="text", maxlength=500, autocomplete="off", placeholder=say("talk-label")),
            h.button[say("talk-button")],
            h.details[
                h.summary[say("talk-phrases")],
                [h.button(name="phrase", value=phrase)[say(f"phrase-{phrase}")] for phrase in PHRASES],
            ],
        ]
    return h.section(".talk", aria_labelledby="talk-title")[h.h2("#talk-title")[say("talk-title")], talk, form]


@get("/t/{id:str}/ask")
async def ask(
    request: AnyRequest, id: str, at: str = "", seat: Annotated[str, QueryParameter(name="as")] = ""
) -> Response[str]:
    """The panel of one target alone, for a script that puts it into the page."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    view = await view_of(request, visitor, room, seat)
    async with room.lock:
        drawing = Drawing(room, view, time.time())
        content = drawing.ask_at(at, given_fields(request)) if at or request.query_params else drawing.ask()
    return html(visitor, str(content))


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
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    view = await view_of(request, visitor, room, seat, face)
    async with room.lock:
        step = min(max(step, 0), len(room.table.play.steps))
        fragments = Drawing(room, view, time.time(), None if now else step).fragments()
    if not now:
        for kept in ("act", "seats", "log", "talk"):
            fragments.pop(kept)
    return Response(msgspec.json.encode({"step": step, "f": fragments}), media_type="application/json")


@get("/stream")
async def stream(request: AnyRequest, t: list[str] | None = None) -> Stream:
    """The events of some tables: `t=TABLE.VERSION.LANGUAGE.FACE.SEATS` for each."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    seen = dict(part.rsplit(".", 1) for part in request.headers.get("last-event-id", "").split() if "." in part)
    wanted: dict[str, tuple[View, int]] = {}
    for wish in (t or [])[:MOST_TABLES]:
        id, version, language, face, seats = (wish.split(".") + [""] * 5)[:5]
        room = await room_of(request, id)
        visitor.language = language if language in ("en", "ru", "uk") else visitor.language
        view = await view_of(request, visitor, room, seats[:1].strip("-"), face)
        version = seen.get(id, version)
        wanted[id] = view, int(version) if version.isdecimal() else 0
    events = watch(server.house, wanted)
    headers = {"content-type": "text/event-stream", "x-accel-buffering": "no"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(compress(events), headers=headers | {"content-encoding": "gzip"})
    return Stream(events, headers=headers)


@post("/t/{id:str}/act")
async def act(request: AnyRequest, id: str) -> Response[Any]:
    """A command of a seat."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    limit(request, server.acts, sender(request, visitor))
    wish = await read_act(request)
    if wish.seat < 0 or wish.seat not in await server.people.seats_of(visitor, id):
        raise HTTPException(status_code=403, detail="not-your-seat")
    try:
        version = await server.house.do(room, preparation(room, wish), wish.id, wish.version)
    except Stale:
        return await refuse(request, visitor, room, wish.seat, 409, "stale")
    except Refused as refused:
        text = scene_of(room.table.game, visitor.language).refusal(refused.refusal)
        return await refuse(request, visitor, room, wish.seat, 422, "refused", text, refused.refusal.rule)
    except (ActionError, IllegalOption):
        return await refuse(request, visitor, room, wish.seat, 422, "not-understood")
    except NotPossible as problem:
        return await refuse(request, visitor, room, wish.seat, 422, f"table-{problem}")
    except Repeated as repeated:
        version = repeated.version
    if wish.do == "hint":
        return await give_hint(request, visitor, room, wish.seat)
    if wants_json(request):
        return Response({"version": version})
    seats = await server.people.seats_of(visitor, id)
    mine = f"?as={letter(wish.seat)}" if len([seat for seat in seats if seat >= 0]) > 1 else ""
    return redirect(visitor, f"/t/{id}{mine}")


async def give_hint(request: AnyRequest, visitor: Visitor, room: Room, seat: int) -> Response[Any]:
    """What the bot would do, for the eyes of who asked."""
    async with room.lock:
        if room.table.turn != seat:
            raise HTTPException(status_code=409, detail="stale")
        option = room.advice(seat)
        state = room.table.play.state
        command = state.game.text(option)
        labels = [choice.label for choice in scene_of(room.table.game, visitor.language).choices(state)
                  if option == room.table.game.expand(state, choice.command, seat)[0]]  # fmt: skip
    view = await view_of(request, visitor, room, letter(seat))
    text = texts_of(view.language, room.table.game.name).say("hint-text", what=labels[0] if labels else command)
    if wants_json(request):
        return Response({"version": room.table.version, "text": text})
    async with room.lock:
        return html(visitor, table_html(room, view, visitor, message=text))


def preparation(room: Room, wish: Act) -> Callable[[LiveTable, float], Entry | list[Entry]]:
    """What a command comes to, as the house asks for it."""
    verb, _, about = wish.do.partition("-")
    other = int(about) if about.isdecimal() and int(about) < len(room.table.players) else wish.seat

    def prepare(table: LiveTable, now: float) -> Entry | list[Entry]:
        seat, id = wish.seat, wish.id
        match verb:
            case "":
                return table.prepare_command(seat, wish.command, now, id)
            case "typed":
                return table.prepare_command(seat, english(table, wish.typed), now, id)
            case "undo" | "restart":
                return table.prepare_undo(seat, now, id, all_of_it=verb == "restart")
            case "redo":
                return table.prepare_redo(seat, now, id)
            case "hint":
                return table.prepare_hint(seat, now, id)
            case "return":
                return table.prepare_return(seat, now, id)
            case "replace":
                return table.prepare_vote(seat, other, now, STAND_IN, id)
            case "skip":
                return table.prepare_skip(seat, other, now, lambda: room.advice(other), id)
        raise NotPossible("unknown-wish")

    return prepare


def english(table: LiveTable, typed: str) -> str:
    """A typed command, in whatever language it was typed."""
    return typed


async def refuse(
    request: AnyRequest,
    visitor: Visitor,
    room: Room,
    seat: int,
    status: int,
    reason: str,
    text: str = "",
    rule: str = "",
) -> Response[Any]:
    """An answer that says no, with the present picture."""
    view = await view_of(request, visitor, room, letter(seat))
    text = text or texts_of(view.language, room.table.game.name).say(reason)
    async with room.lock:
        if wants_json(request):
            fragments = Drawing(room, view, time.time()).fragments() if status == 409 else {}
            answer = {"reason": reason, "text": text, "rule": rule, "version": room.table.version, "f": fragments}
            return Response(answer, status_code=status)
        message = f"{text} ({rule})" if rule else text
        return html(visitor, table_html(room, view, visitor, message=message), status)


@post("/t/{id:str}/talk")
async def talk(request: AnyRequest, id: str) -> Response[Any]:
    """Something said to the table."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    limit(request, server.acts, sender(request, visitor))
    form = await request.form()
    seat = int(form.get("seat", "")) if str(form.get("seat", "")).isdecimal() else -1
    if seat < 0 or seat not in await server.people.seats_of(visitor, id):
        raise HTTPException(status_code=403, detail="not-your-seat")
    text, phrase = str(form.get("text", "")), str(form.get("phrase", ""))
    try:
        version = await server.house.do(room, lambda table, now: table.prepare_talk(seat, now, phrase, text))
    except NotPossible as problem:
        return await refuse(request, visitor, room, seat, 422, f"table-{problem}")
    if wants_json(request):
        return Response({"version": version})
    return redirect(visitor, f"/t/{id}?as={letter(seat)}#talk-title")


HANDLERS = [table_page, ask, past, stream, act, talk]
