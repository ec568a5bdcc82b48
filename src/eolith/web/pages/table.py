"""The page of a table, and everything that can be done there."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any

import htpy as h
import msgspec
from litestar import Response, get
from litestar.params import QueryParameter
from litestar.response import Stream
from markupsafe import Markup

from eolith.table.live import PHRASES

from ..frame.fragments import texts_of
from ..frame.html import asset, how_link, letter, page
from ..frame.picture import around, picture, tabs
from ..frame.stream import MOST_TABLES, compress, watch
from ..frame.view import Drawing, View, news, plain_text, player_name
from ..host import clock
from ..host.house import Room
from ..host.people import Visitor
from ..server import AnyRequest, html, room_of, server_of, view_of, whole

MOST_FIELDS = 20
KEYS = {
    "walk": "Tab Enter", "choice": "1 … 9", "back": "Esc", "past": "← →", "ends": "Home End", "undo": "U", "redo": "R",
    "hint": "H", "type": "/", "keys": "?",
}  # fmt: skip
"""What the keys of the keyboard do at a table."""


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
    invites = server.may_invite(visitor, id, await server.people.seats_of(visitor, id))
    content = table_html(room, view, visitor, at, given, step, invites=invites)
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
    step: int | None = None, message: str = "", ask: Markup | None = None, invites: bool = False,
) -> str:  # fmt: skip
    """The whole page; a spectator who `invites` others is led to their links."""
    table, say = room.table, texts_of(view.language, room.table.game.name).say
    if step is not None:
        step = min(max(step, 0), len(table.play.steps))
    drawing = Drawing(room, view, clock.now(), step)
    fragments = {id: Markup(text) for id, text in drawing.fragments().items()}
    if at is not None and step is None and not drawing.cover:
        ask = Markup(drawing.ask_at(at, given or {}))
    fragments["ask"] = ask or fragments["ask"]
    url = f"/t/{room.id}"
    talk = _talk(room, view, visitor, say, fragments["talk"])
    zones: h.Node = None
    if view.face == "plain":
        content: h.Node = [fragments["plain"], h.div(".around")[fragments["log"], talk]]
    else:
        art = h.svg(".art", width=0, height=0, aria_hidden="true")[Markup(drawing.scene.art)]
        parts = drawing.parts()
        targets = [at] if at else [choice.target for choice in drawing.choices() if choice.target]
        zones = tabs(drawing.scene.zones, parts, targets, say)
        content = [art, picture(parts), h.div(".around")[around(parts), fragments["log"], talk]]
    other = "picture" if view.face == "plain" else "plain"
    wish = f"as={letter(view.seat)}&" if view.beside and view.seat is not None else ""
    return page(
        visitor,
        say("game-name"),
        h.div(
            f"#table.as-{view.face}",
            data_table=room.id,
            data_version=table.version,
            data_key=key_of(view),
            data_url=url,
            data_offline=say("offline"),
        )[
            h.h1(".hidden")[say("game-name")],
            fragments["act"],
            h.div(".now")[
                fragments["bar"],
                h.p("#offline", role="status"),
                h.p("#told", class_="error" if message else "", role="alert")[message],
                zones,
            ],
            h.div(".scene")[content],
            h.div(".side")[
                fragments["ask"],
                h.noscript[h.a(".button", href=f"{url}?{wish}".rstrip("?&"))[say("look-again")]],
                fragments["takeback"],
                _typed(room, drawing.seat, say) if drawing.seat is not None else None,
                fragments["seats"],
                h.p(".foot")[
                    h.a(href=f"{url}?{wish}face={other}")[say(f"face-{other}")],
                    how_link(table.game.name, say),
                    h.a(href=f"/rules/{table.game.name}")[say("nav-rules")],
                    h.a(href=f"{url}/sheet")[say("sheet-title")],
                    h.a(href=f"{url}/notes")[say("notes-title")],
                    h.a(href=f"{url}?{wish}step={max(0, len(drawing.steps) - 1)}", data_walk=-1)[say("look-back")],
                    h.a(href=f"{url}/links")[say("links-title")] if invites or view.seat is not None else None,
                    h.a(href=f"{url}/report?step={len(table.play.steps)}")[say("report-link")],
                    h.button(type="button", data_keys=True)[say("keys-title")],
                ],
            ],
            _keys(say),
        ],
        scripts=("table.js",),
        kind="table",
        styles=("picture.css", "table.css", f"art/{table.game.name}.css"),
        data_stream=asset("stream.js"),
    )


def key_of(view: View) -> str:
    """A view as the stream is asked for it."""
    seats = [*([view.seat] if view.seat is not None else []), *view.beside]
    return ".".join((view.language, view.face, "".join(map(letter, seats)) or "-"))


def _typed(room: Room, seat: int, say: Callable[..., str]) -> h.Element:
    """A form of its own, for Enter must not press the first button of the table."""
    return h.form("#type.typed", method="post", action=f"/t/{room.id}/act")[
        h.input(type="hidden", name="version", value=room.table.version),
        h.input(type="hidden", name="seat", value=seat),
        h.label(for_="typed")[say("typed-label")],
        h.input("#typed", name="typed", autocomplete="off", maxlength=80, placeholder=say("typed-example")),
        h.button(name="do", value="typed")[say("typed-button")],
    ]


def _keys(say: Callable[..., str]) -> h.Element:
    """What keys do, for who presses `?`."""
    rows = [(h.dt[(h.kbd[key] for key in keys.split())], h.dd[say(f"keys-{name}")]) for name, keys in KEYS.items()]
    return h.dialog("#keys", aria_labelledby="keys-title")[
        h.h2("#keys-title")[say("keys-title")],
        h.dl[rows],
        h.form(method="dialog")[h.button(".main")[say("keys-close")]],
    ]


def _talk(room: Room, view: View, visitor: Visitor, say: Callable[..., str], talk: Markup) -> h.Element:
    seat = view.seat
    form = None
    if seat is not None:
        form = h.form("#say", method="post", action=f"/t/{room.id}/talk")[
            h.input(type="hidden", name="seat", value=seat),
            h.input(type="hidden", name="id", value=secrets.token_hex(12)),
            h.label(".hidden", for_="text")[say("talk-label")],
            h.input("#text", name="text", maxlength=500, autocomplete="off", placeholder=say("talk-label")),
            h.button[say("talk-button")],
            h.details[
                h.summary[say("talk-phrases")],
                [h.button(name="phrase", value=phrase)[say(f"phrase-{phrase}")] for phrase in PHRASES],
            ],
        ]
    silent = muted(visitor, room.id)
    return h.section(".talk", aria_labelledby="talk-title", data_muted=" ".join(map(str, sorted(silent))))[
        h.h2("#talk-title")[say("talk-title")], talk, form, _mute(room, view, silent, say)
    ]


def muted(visitor: Visitor, table: str) -> set[int]:
    """The seats of a table that a visitor does not want to hear."""
    return set(visitor.prefs.get("muted", {}).get(table, ()))


def _mute(room: Room, view: View, silent: set[int], say: Callable[..., str]) -> h.Node:
    """A button for each other person: hear it, or do not."""
    people = [seat for seat, player in enumerate(room.table.players) if player.person and seat != view.seat]
    if view.seat is None or not people:
        return None
    return h.details[
        h.summary[say("mute-title")],
        h.form(method="post", action=f"/t/{room.id}/mute")[
            (
                h.button(name="seat", value=seat, aria_pressed="true" if seat in silent else "false")[
                    say("mute-off" if seat in silent else "mute-on", who=player_name(room.table, seat, say))
                ]
                for seat in people
            )
        ],
    ]


@get("/t/{id:str}/ask")
async def ask(
    request: AnyRequest, id: str, at: str = "", seat: Annotated[str, QueryParameter(name="as")] = ""
) -> Response[bytes]:
    """The panel of one target alone, for a script that puts it into the page."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    view = await view_of(request, visitor, room, seat)
    drawing = Drawing(room, view, clock.now())
    given = given_fields(request)
    panel = drawing.ask_at(at, given) if at or given else drawing.ask()
    return fragments_answer(news(id, room.table.version, {"ask": plain_text(panel)}))


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
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    view = await view_of(request, visitor, room, seat, face)
    step = min(max(step, 0), len(room.table.play.steps))
    fragments = Drawing(room, view, clock.now(), None if now else step).fragments()
    if not now:
        for kept in ("act", "seats", "log", "talk"):
            fragments.pop(kept)
    return fragments_answer(news(id, room.table.version, fragments) | {"step": step})


@get("/stream")
async def stream(request: AnyRequest, t: list[str] | None = None) -> Stream:
    """The events of some tables: `t=TABLE.VERSION.LANGUAGE.FACE.SEATS` for each."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    seen = dict(part.rsplit(".", 1) for part in request.headers.get("last-event-id", "").split() if "." in part)
    wanted: dict[str, tuple[View, int]] = {}
    lasting = server.people.lasting(visitor)
    for wish in (t or [])[:MOST_TABLES]:
        id, version, language, face, seats = (wish.split(".") + [""] * 5)[:5]
        room = await room_of(request, id)
        visitor.language = language if language in ("en", "ru", "uk") else visitor.language
        view = await view_of(request, visitor, room, seats[:1].strip("-"), face)
        version = seen.get(id, version)
        wanted[id] = view, max(whole(version), 0)
    events = watch(server.house, wanted, lasting)
    headers = {"content-type": "text/event-stream", "x-accel-buffering": "no"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(compress(events), headers=headers | {"content-encoding": "gzip"})
    return Stream(events, headers=headers)


HANDLERS = [table_page, ask, past, stream]
