"""After the game: the ranking, the score sheet, diagrams, the record, and another game with the same people."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Annotated, Any

import htpy as h
import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter

from eolith.kernel.game import Game
from eolith.kernel.record import Record
from eolith.kernel.scene import Cell, Chart, Scores
from eolith.kernel.state import State
from eolith.kernel.text import signed
from eolith.store import tables
from eolith.table.live import LiveTable
from eolith.table.setup import Seat, Setup

from ..frame.charts import figure
from ..frame.fragments import texts_of
from ..frame.html import Say, letter, page, seat_mark
from ..frame.view import View, player_name, player_names, scene_of
from ..host.house import ID_LETTERS, Room
from ..host.people import Visitor
from ..server import AnyRequest, Server, html, limit, redirect, room_of, sender, server_of, view_of
from .start import open_room


async def look(request: AnyRequest, id: str, wish: str = "", face: str = "") -> tuple[Server, Visitor, Room, View, Say]:
    """Who asks, and how it may look at the table; 404 if it may not."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    view = await view_of(request, visitor, room, wish, face)
    return server, visitor, room, view, texts_of(view.language, room.table.game.name).say


def eyes(view: View, table: LiveTable) -> int | None:
    """The seat whose knowledge may be shown now: nobody's while a screen is being passed on."""
    return None if view.covered(table) and not table.over else view.seat


def back_link(room: Room, say: Say) -> h.Element:
    return h.a(".button", href=f"/t/{room.id}")[say("end-back")]


# --- the pages ---------------------------------------------------------------------------------------------


@get("/t/{id:str}/end")
async def end_page(request: AnyRequest, id: str) -> Response[str]:
    """Everything about a finished game; 404 with the score sheet as it may be known while the game goes on."""
    server, visitor, room, view, say = await look(request, id)
    if not room.table.over:
        return html(visitor, sheet_html(room, view, visitor, say, say("not-over-title"), say("not-over-text")), 404)
    again = rematch_id(room)
    opened = await server.store.read(lambda conn: tables.get(conn, again)) is not None
    own = await server.people.seats_of(visitor, id)
    content = end_html(room, view, visitor, say, again if opened else "", any(seat >= 0 for seat in own))
    return html(visitor, content)


@get("/t/{id:str}/sheet")
async def sheet_page(
    request: AnyRequest, id: str, seat: Annotated[str, QueryParameter(name="as")] = ""
) -> Response[str]:
    """The score sheet as the viewer may know it now."""
    _, visitor, room, view, say = await look(request, id, seat)
    return html(visitor, sheet_html(room, view, visitor, say, say("score-title")))


def sheet_html(room: Room, view: View, visitor: Visitor, say: Say, title: str, text: str = "") -> str:
    table = room.table
    scores = scene_of(table.game, view.language).scores(table.game.observe(table.play.state, eyes(view, table)))
    return page(
        visitor,
        title,
        h.h1[title],
        text and h.p[text],
        h.section(aria_labelledby="sheet-title")[
            h.h2("#sheet-title")[say("score-title")],
            not table.over and h.p(".quiet")[say("score-known")],
            sheet(scores, table, say),
        ],
        _chance(room, say),
        h.p(".ways")[back_link(room, say), h.a(".button", href=f"/t/{room.id}/log")[say("end-log")]],
        scripts=("table.js",),
        styles=("end.css",),
        kind="end",
    )


def end_html(room: Room, view: View, visitor: Visitor, say: Say, again: str, seated: bool) -> str:
    table = room.table
    scene = scene_of(table.game, view.language)
    scores = scene.scores(table.game.observe(table.play.state, view.seat), player_names(table, say))
    return page(
        visitor,
        f"{say('over-title')} · {say('game-name')}",
        h.h1[say("over-title")],
        scores.note and h.p(".how")[scores.note],
        h.div(".after")[
            h.div[
                ranking(scores, table, view, say),
                h.nav(".ways", aria_label=say("end-ways"))[
                    _rematch(room, say, again, seated),
                    h.a(".button", href=f"/t/{room.id}/replay")[say("replay-title")],
                    h.a(".button", href=f"/t/{room.id}/record", download=True)[say("end-record")],
                    h.a(".button", href=f"/t/{room.id}/log")[say("end-log")],
                    back_link(room, say),
                ],
                h.section(aria_labelledby="sheet-title")[
                    h.h2("#sheet-title")[say("score-title")],
                    h.p(".quiet")[say("score-open")],
                    sheet(scores, table, say),
                ],
                _chance(room, say),
            ],
            h.section(aria_labelledby="charts-title")[
                h.h2("#charts-title")[say("charts-title")],
                h.div(".charts")[
                    (figure(chart, i, view.language, say) for i, chart in enumerate(charts_of(room, view.language)))
                ],
            ],
        ],
        scripts=("table.js",),
        styles=("end.css",),
        kind="end",
    )


def charts_of(room: Room, language: str) -> list[Chart]:
    """The diagrams of a finished game, made once while it is in memory."""
    key = ("charts", language)
    if key not in room.lines:
        state = room.table.game.start()
        walked: list[tuple[State, Any]] = []
        for step in room.table.play.steps:
            state.apply(step.option)
            walked.append((state.clone(), step.events))
        room.lines[key] = scene_of(room.table.game, language).charts(walked)
    made: list[Chart] = room.lines[key]
    return made


def ranking(scores: Scores, table: LiveTable, view: View, say: Say) -> h.Element:
    """The seats, best first."""
    totals = scores.rows[-1][1]
    order = sorted(range(len(table.players)), key=lambda seat: (scores.places[seat], seat))
    return h.ol(".ranking")[
        (
            h.li(class_="winner" if seat in scores.winners else "")[
                h.span(".place")[f"{scores.places[seat]}."],
                seat_mark(seat, letter(seat)),
                h.b[player_name(table, seat, say)],
                seat == view.seat and h.span(".quiet")[say("end-you")],
                seat in scores.winners and h.span(".crown")["★ ", say("end-winner", n=len(scores.winners))],
                h.span(".points")[say("end-points", n=totals[seat].points or 0)],
            ]
            for seat in order
        )
    ]


def sheet(scores: Scores, table: LiveTable, say: Say) -> h.Element:
    """The score sheet: a row for each category, and behind each number what it is made of."""
    seats = range(len(table.players))
    return h.div(".sheet")[
        h.table(class_=f"seats-{len(table.players)}")[
            h.caption(".hidden")[say("score-title")],
            h.thead[
                h.tr[
                    h.td,
                    [
                        h.th(scope="col")[seat_mark(seat, letter(seat)), h.span(".who")[player_name(table, seat, say)]]
                        for seat in seats
                    ],
                ]
            ],
            h.tbody[
                [
                    h.tr(class_="sum" if row == len(scores.rows) - 1 else "")[
                        h.th(scope="row")[name], [h.td[_cell(cell, say)] for cell in cells]
                    ]
                    for row, (name, cells) in enumerate(scores.rows)
                ]
            ],
        ]
    ]


def _cell(cell: Cell, say: Say) -> h.Node:
    if cell.points is None:
        told: h.Node = h.span(".unknown", title=say("score-hidden"))["?", h.span(".hidden")[f" {say('score-hidden')}"]]
    else:
        told = signed(cell.points)
    if not cell.items:
        return h.span(".number")[told]
    # one at a time: they share a name
    return h.details(name="sheet")[h.summary[told], h.ul[(h.li[item] for item in cell.items)]]


def _rematch(room: Room, say: Say, again: str, seated: bool) -> h.Node:
    if again:
        return h.a(".button.main", href=f"/t/{again}")[say("end-to-rematch")]
    if not seated:
        return None
    return h.form(method="post", action=f"/t/{room.id}/rematch")[
        h.button(".main", title=say("end-rematch-text"))[say("end-rematch")]
    ]


def _chance(room: Room, say: Say) -> h.Element:
    """What chance was bound to before the first move, and after the end, how to prove it."""
    table = room.table
    title = h.summary[say("chance-title")]
    if table.setup.opening:
        return h.details(".chance")[title, h.p[say("chance-continued")]]
    return h.details(".chance")[
        title,
        h.p[say("chance-text")],
        h.dl[
            h.dt[say("chance-commitment")],
            h.dd[h.code[table.source.commitment]],
            table.over and [h.dt[say("chance-seed")], h.dd[h.code[table.source.seed.hex()]]],
        ],
        h.p[say("chance-verify"), " ", h.code[f"eolith verify {record_name(room)}"]]
        if table.over
        else h.p[say("chance-later")],
    ]


# --- the record ---------------------------------------------------------------------------------------------------


@get("/t/{id:str}/record")
async def record(request: AnyRequest, id: str) -> Response[str]:
    """The game as a text; only after its end, because a record tells everything."""
    _, _, room, _, _ = await look(request, id)
    if not room.table.over:
        raise HTTPException(status_code=403, detail="record-later")
    text = record_of(room.table).to_text()
    headers = {"content-disposition": f'attachment; filename="{record_name(room)}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def record_name(room: Room) -> str:
    return f"{room.table.game.name}-{room.id}.txt"


def record_of(table: LiveTable) -> Record:
    """The record of a finished game, with the seed.

    Where a table went on from another game, its own source played only the rest of chance: nothing
    was promised for the beginning, so the record promises nothing.
    """
    seats = [player.name if player.person or player.name else player.bot for player in table.players]
    day = datetime.fromtimestamp(table.begun, UTC).date().isoformat()
    continued = bool(table.setup.opening)
    made = table.play.record([seat or "-" for seat in seats], day, reveal=not continued)
    if continued:
        made.commitment = ""
    return made


# --- the rematch ----------------------------------------------------------------------------------------------------


@post("/t/{id:str}/rematch")
async def rematch(request: AnyRequest, id: str) -> Response[str]:
    """The same game with the same people, seats rotated by one; whoever asks later is taken to it."""
    server, visitor, room, _, _ = await look(request, id)
    limit(request, server.opens, sender(request, visitor))
    if not any(seat >= 0 for seat in await server.people.seats_of(visitor, id)):
        raise HTTPException(status_code=403, detail="not-your-seat")
    if not room.table.over:
        raise HTTPException(status_code=409, detail="not-over")
    again = rematch_id(room)
    # one server keeps a store, so its lock sees to it that one rematch is opened
    async with room.lock:
        if await server.store.read(lambda conn: tables.get(conn, again)) is None:
            places = await server.store.read(lambda conn: tables.places(conn, id))
            seats = len(room.table.players)
            rotated = [(place.guest, rotate(place.seat, seats)) for place in places]
            held = frozenset(place.seat for place in places)
            await reopen(server, visitor, room.table.game, rematch_setup(room, held), rotated, again)
    return redirect(visitor, f"/t/{again}")


def rotate(seat: int, seats: int) -> int:
    """The next seat; a spectator stays one."""
    return (seat + 1) % seats if seat >= 0 else seat


def rematch_id(room: Room) -> str:
    """The id of a table's rematch: it follows from the table, so there is one, and everybody finds it."""
    digest = hashlib.sha256(b"eolith rematch\n" + room.table.source.seed + room.id.encode()).digest()
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(12):
        number, rest = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[rest])
    return "".join(letters)


def rematch_setup(room: Room, held: frozenset[int]) -> Setup:
    """The same terms; a seat that nobody holds any more waits for whoever gets its link."""
    table = room.table
    seats = []
    for seat, plan in enumerate(table.setup.seats):
        player = table.players[seat]
        name = player.name if seat in held and player.taken else ""
        seats.append(plan if plan.kind == "bot" else Seat("person", name))
    rotated = tuple(seats[-1:] + seats[:-1])
    return msgspec.structs.replace(table.setup, seats=rotated, opening=(), after=room.id)


async def reopen(
    server: Server, visitor: Visitor, game: Game, setup: Setup, people: list[tuple[str, int]], id: str
) -> Room:
    """A new table where guests have their places from the beginning, with fresh links."""
    room, tokens = await open_room(server, game, setup, id, people)
    server.remember_links(id, tokens, visitor.id)
    return room


HANDLERS = [end_page, sheet_page, record, rematch]
