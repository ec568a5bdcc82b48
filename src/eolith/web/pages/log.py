"""Looking back while the game goes on: the whole log, one's own notes, and the picture as a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from heapq import merge
from typing import Annotated, Any

import htpy as h
from babel.dates import format_date
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter

from eolith.kernel.scene import Event, Line, Scene
from eolith.store import rows, tables
from eolith.table.live import Happening, LiveTable

from ..frame.fragments import actor
from ..frame.html import Say, notice, page, seat_mark
from ..frame.looking import back_link, eyes, look
from ..frame.moments import Moments
from ..frame.names import labels, player_names
from ..frame.story import Turn, remark, said, turns
from ..host.open_table import OpenTable, View
from ..host.people import Visitor
from ..security import FILE_POLICY
from ..server import AnyRequest, Server, form_of, html, limit_acting, redirect, wants_json

LONGEST_NOTE = 10_000
"""Characters that a guest can write about a table."""
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d+[a-z]?\b")


# --- the whole log --------------------------------------------------------------------------------------------


@get("/t/{id:str}/log")
async def log_page(request: AnyRequest, id: str, seat: Annotated[str, QueryParameter(name="as")] = "") -> Response[str]:
    """Everything that happened, round by round, as the viewer may read it."""
    _, visitor, opened, view, say = await look(request, id, seat)
    content = page(
        visitor,
        f"{say('log-title')} · {say('game-name')}",
        h.h1[say("log-title")],
        h.p(".ways")[
            back_link(opened, say),
            h.a(".button", href=f"/t/{opened.id}/end" if opened.table.over else f"/t/{opened.id}/sheet")[
                say("replay-end" if opened.table.over else opened.table.game.sheet_title)
            ],
        ],
        h.p(".quiet")[say("log-times")],
        h.div(".story")[list(_rounds(opened, view, say))],
        scripts=("table.js", "replay.js"),
        styles=("end.css",),
        kind="log",
        data_colours=opened.table.game.colours,
    )
    return html(visitor, content)


def _rounds(opened: OpenTable, view: View, say: Say) -> Iterator[h.Element]:
    """A section for each round, and in it a heading for each day."""
    table = opened.table
    where = f"/t/{opened.id}/replay" if table.over else f"/t/{opened.id}"
    teller = Teller(table, table.game.scene(view.language), eyes(view, table), say, where)
    number, day = -1, ""
    lines: list[h.Node] = []
    for turn in turns([*merge(table.story, table.talk, key=lambda item: item.at)], steps=table.play.steps):
        today = format_date(datetime.fromtimestamp(turn[0].at, UTC), "long", locale=view.language)
        for here, told in teller.lines(turn):
            if here != number:
                if lines:
                    yield _section(number, lines, say)
                number, lines = here, []
            if today != day:
                day = today
                lines.append(h.li(".day")[h.span[day]])
            lines += told
    if lines:
        yield _section(number, lines, say)


def _section(number: int, lines: list[h.Node], say: Say) -> h.Element:
    return h.section[number > 0 and h.h2[say("log-round", n=number)], h.ol[lines]]


class Teller:
    """Tells a table's turns one after another, and of which round each line is."""

    def __init__(self, table: LiveTable, scene: Scene, viewer: int | None, say: Say, where: str) -> None:
        """`where` its moments are shown."""
        self.table = table
        self.where = where
        self.moments = Moments(table.game, table.play.steps)
        self.scene = scene
        self.viewer = viewer
        self.say = say
        self.state: Any = table.game.start()
        self.done = 0
        self.names, self.labels = player_names(table, say), labels(table, say)

    @property
    def round(self) -> int:
        return int(getattr(self.state, "round", 0))

    def lines(self, turn: Turn) -> Iterator[tuple[int, list[h.Node]]]:
        """The lines of a turn, by rounds; the first bears its time."""
        item = turn[0]
        moment = datetime.fromtimestamp(item.at, UTC)
        time: h.Node = h.time(datetime=moment.strftime("%Y-%m-%dT%H:%M:%SZ"))[moment.strftime("%H:%M")]
        if item.kind == "talk":
            yield self.round, [h.li(".said")[time, h.span[self._said(item)]]]
            return
        if item.kind not in ("open", "decide"):
            yield self.round, [h.li(".remark")[time, h.span[remark(item, self.table, self.say)]]]
            time = h.span
        last = turn[-1].last
        played = self.moments.turn(self.moments.ends[last])
        for number, events in self._events(last):
            told: list[h.Node] = []
            for line in self.scene.log(events, self.viewer, self.names):
                told.append(h.li[time, h.span[self._line(item, line)]])
                time = h.span
            if told and played and self.done == last:
                told.append(h.li[h.span, h.a(href=f"{self.where}?step={played[0]}")[self.say("past-again")]])
            if told:
                yield number, told

    def _events(self, last: int) -> Iterator[tuple[int, list[Event]]]:
        """The events before step `last` that are not told yet, those of one round together."""
        number, events = self.round, list[Event]()
        for step in self.table.play.steps[self.done : last]:
            if self.round != number:
                yield number, events
                number, events = self.round, []
            self.state.apply(step.option)
            self.done += 1
            events += step.events
        yield number, events

    def _line(self, item: Happening, line: Line) -> list[h.Node]:
        by = item.data.get("by", "")
        note = by in ("skip", "auto") and line.seat == item.seat and h.small[" ", self.say(f"log-by-{by}")]
        return [actor(line.seat, self.labels), *with_rules(line.words(), self.table.game.wording), note]

    def _said(self, item: Happening) -> list[h.Node]:
        assert item.seat is not None
        return [seat_mark(item.seat), " ", h.b[self.names[item.seat]], ": ", said(item, self.say)]


def with_rules(text: str, game: str) -> list[h.Node]:
    """A text whose rules lead to the page of rules."""
    nodes: list[h.Node] = []
    end = 0
    for found in RULE.finditer(text):
        nodes += [text[end : found.start()], h.a(".rule", href=f"/rules/{game}#{found[0]}")[found[0]]]
        end = found.end()
    return [*nodes, text[end:]]


# --- notes --------------------------------------------------------------------------------------------------------


async def note_of(server: Server, visitor: Visitor, id: str) -> str:
    """What a visitor wrote about a table."""
    if visitor.guest is None:
        return ""
    guest = visitor.guest.id
    return await server.store.read(lambda conn: tables.note(conn, id, guest))


def notes_form(id: str, text: str, say: Say) -> h.Element:
    """The notes of one guest."""
    return h.form(".notes", method="post", action=f"/t/{id}/notes")[
        h.label(for_="note")[say("notes-label")],
        # browsers leave out a first line break
        h.textarea("#note", name="text", rows=6, maxlength=LONGEST_NOTE)["\n", text],
        h.button[say("notes-save")],
    ]


@get("/t/{id:str}/notes")
async def notes_page(request: AnyRequest, id: str, saved: bool = False) -> Response[str]:
    """What the visitor wrote about a table; nobody else can read it."""
    server, visitor, opened, _, say = await look(request, id)
    text = await note_of(server, visitor, id)
    content = page(
        visitor,
        say("notes-title"),
        h.h1[say("notes-title")],
        saved and notice(say("notes-saved")),
        h.p(".quiet")[say("notes-text")],
        notes_form(id, text, say),
        h.p(".ways")[back_link(opened, say)],
        scripts=("table.js",),
        styles=("end.css",),
        kind="notes",
    )
    return html(visitor, content)


@post("/t/{id:str}/notes")
async def save_note(request: AnyRequest, id: str) -> Response[Any]:
    """Keep what the visitor writes."""
    server, visitor, _, _, _ = await look(request, id)
    limit_acting(request, visitor)
    text = (await form_of(request)).get("text", "").replace("\r\n", "\n").replace("\0", "")
    if len(text) > LONGEST_NOTE:
        raise HTTPException(status_code=413, detail="status-413")
    guest = await server.people.welcome(visitor)
    note = rows.Note(id, guest.id, text)
    await server.store.write(lambda conn: tables.put_note(conn, note))
    if wants_json(request):
        return Response({"saved": True})
    return redirect(visitor, f"/t/{id}/notes?saved=true")


# --- the picture as a file -------------------------------------------------------------------------------------------


@get("/t/{id:str}/picture.svg")
async def picture(request: AnyRequest, id: str, seat: Annotated[str, QueryParameter(name="as")] = "") -> Response[str]:
    """The table as it is now, as one file that needs nothing else."""
    _, _, opened, view, say = await look(request, id, seat)
    table = opened.table
    seen = table.game.observe(table.play.state, eyes(view, table))
    names = player_names(table, say)
    drawn = table.game.scene(view.language).svg(seen, salt=opened.salt, names=names)
    headers = {
        "content-security-policy": FILE_POLICY,
        "content-disposition": f'inline; filename="{table.game.name}-{opened.id}.svg"',
    }
    return Response(drawn, media_type="image/svg+xml", headers=headers)


HANDLERS = [log_page, notes_page, save_note, picture]
