"""After the game: the ranking, the score sheet, diagrams, and the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import htpy as h
from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter

from eolith.kernel.scene import Cell, Chart, Scores
from eolith.kernel.state import State
from eolith.kernel.text import level_meaning, sentence, signed, small
from eolith.store import people, tables
from eolith.table.live import LiveTable

from ..frame.charts import figure
from ..frame.fragments import texts_of
from ..frame.html import Say, edition_note, page, seat_mark
from ..frame.looking import back_link, eyes, look
from ..frame.names import face, label, player_names, seated_bot
from ..host.open_table import OpenTable, View
from ..host.own import OwnRecord, up_to
from ..host.people import Visitor
from ..host.records import record_of
from ..host.reviews import possible
from ..server import AnyRequest, html

# --- the pages ---------------------------------------------------------------------------------------------


@get("/t/{id:str}/end")
async def end_page(request: AnyRequest, id: str) -> Response[str]:
    """Everything about a finished game; 404 with the score sheet as it may be known while the game goes on."""
    server, visitor, opened, view, say = await look(request, id)
    if not opened.table.over:
        return html(visitor, sheet_html(opened, view, visitor, say, say("not-over-title"), say("not-over-text")), 404)
    again = opened.rematch_id()
    there = await server.store.read(lambda conn: tables.get(conn, again)) is not None
    own = await server.people.seats_of(visitor, id)
    results = await server.store.read(lambda conn: people.results(conn, visitor.id)) if opened.table.game.alone else []
    achieved = up_to(results, id)
    content = end_html(opened, view, visitor, say, again if there else "", any(seat >= 0 for seat in own), achieved)
    return html(visitor, content)


@get("/t/{id:str}/sheet")
async def sheet_page(
    request: AnyRequest, id: str, seat: Annotated[str, QueryParameter(name="as")] = ""
) -> Response[str]:
    """The score sheet as the viewer may know it now."""
    _, visitor, opened, view, say = await look(request, id, seat)
    return html(visitor, sheet_html(opened, view, visitor, say, say(opened.table.game.sheet_title)))


def sheet_html(opened: OpenTable, view: View, visitor: Visitor, say: Say, title: str, text: str = "") -> str:
    table = opened.table
    scores = table.game.scene(view.language).scores(table.game.observe(table.play.state, eyes(view, table)))
    named = say(table.game.sheet_title)
    return page(
        visitor,
        f"{title} · {say('game-name')}",
        h.h1[title],
        edition_note(table.game, say),
        text and h.p[text],
        h.section(aria_labelledby="sheet-title")[
            h.h2("#sheet-title", class_="hidden" if named == title else "")[named],
            not table.over and h.p(".quiet")[say("score-known")],
            sheet(scores, table, say),
        ],
        _chance(opened, say),
        h.p(".ways")[back_link(opened, say), h.a(".button", href=f"/t/{opened.id}/log")[say("end-log")]],
        scripts=("table.js",),
        styles=("end.css",),
        kind="end",
        data_colours=table.game.colours,
    )


def end_html(
    opened: OpenTable,
    view: View,
    visitor: Visitor,
    say: Say,
    again: str,
    seated: bool,
    achieved: OwnRecord | None = None,
) -> str:
    table = opened.table
    scene = table.game.scene(view.language)
    scores = scene.scores(table.game.observe(table.play.state, view.seat), player_names(table, say))
    title, why = say("over-title"), scores.note and h.p(".how")[scores.note]
    # of a game that was given up early there may be nothing to draw
    drawn = charts_of(opened, view.language)
    charts = [chart for chart in drawn if not table.resigned or any(map(any, chart.series))]
    outcome = table.outcome if table.game.alone else None
    if outcome:
        title, told = table.game.telling(view.language).outcome(outcome)
        rule = outcome.rule and [" ", h.a(".rule", href=f"/rules/{table.game.wording}#{outcome.rule}")[outcome.rule]]
        why = h.p(".how")[told, rule]
    return page(
        visitor,
        f"{title} · {say('game-name')}",
        h.h1[title],
        edition_note(table.game, say),
        why,
        outcome and h.p(".quiet")[" ".join(_alone(table, view, achieved))],
        h.div(".after")[
            h.div[
                ranking(scores, table, view, say),
                h.nav(".ways", aria_label=say("end-ways"))[
                    _rematch(opened, say, again, seated),
                    h.a(".button", href=f"/t/{opened.id}/replay")[say("replay-title")],
                    possible(table) and h.a(".button", href=f"/t/{opened.id}/review")[say("review-title")],
                    h.a(".button", href=f"/t/{opened.id}/record", download=True)[say("end-record")],
                    h.a(".button", href=f"/t/{opened.id}/log")[say("end-log")],
                    back_link(opened, say),
                ],
                h.section(aria_labelledby="sheet-title")[
                    h.h2("#sheet-title")[say(table.game.sheet_title)],
                    h.p(".quiet")[say("score-open")],
                    sheet(scores, table, say),
                ],
                _chance(opened, say),
            ],
            h.section(aria_labelledby="charts-title")[
                h.h2("#charts-title")[say("charts-title")],
                h.div(".charts")[(figure(chart, i, view.language, say) for i, chart in enumerate(charts))],
            ]
            if charts
            else None,
        ],
        scripts=("table.js",),
        styles=("end.css",),
        kind="end",
        data_colours=table.game.colours,
    )


def _alone(table: LiveTable, view: View, own: OwnRecord | None) -> Iterator[str]:
    """How hard a game for one was, and what one has achieved at that level."""
    texts = texts_of(view.language, table.game.wording)
    if table.game.level:
        yield sentence(f"{texts.say('alone-level')}: {small(level_meaning(texts, table.game.level)[0])}")
    if own:
        told = [texts.say("own-streak", n=own.streak)] if own.streak > 1 else []
        told.append(texts.say("own-level", won=own.won, all=own.won + own.lost))
        told += [texts.say("own-best-so-far", n=own.best)] if own.best else []
        yield sentence("; ".join(told))


def charts_of(opened: OpenTable, language: str) -> list[Chart]:
    """The diagrams of a finished game, made once while it is in memory."""
    key = ("charts", language)
    if key not in opened.lines:
        state = opened.table.game.start()
        walked: list[tuple[State, Any]] = []
        for step in opened.table.play.steps:
            state.apply(step.option)
            walked.append((state.clone(), step.events))
        opened.lines[key] = opened.table.game.scene(language).charts(walked)
    made: list[Chart] = opened.lines[key]
    return made


def ranking(scores: Scores, table: LiveTable, view: View, say: Say) -> h.Element:
    """The sides, winners first; a game for one has no places."""
    totals, alone = scores.rows[-1][1], table.game.alone
    order = sorted(range(len(scores.places)), key=lambda seat: (seat not in scores.winners, scores.places[seat], seat))
    return h.ol(".ranking")[
        (
            h.li(class_="winner" if seat in scores.winners else "")[
                not alone and h.span(".place")[f"{scores.places[seat]}."],
                seat_mark(seat),
                face(seated_bot(table, seat)),
                h.b[label(table, seat, say)],
                seat == view.seat and h.span(".quiet")[say("end-you")],
                seat in scores.winners and h.span(".crown")["★ ", say("end-winner", n=len(scores.winners))],
                h.span(".points")[_counted(scores, totals[seat].points or 0, say, alone)],
            ]
            for seat in order
        )
    ]


def _counted(scores: Scores, number: int, say: Say, alone: bool) -> str:
    """Points; where one plays alone, what the last row of the sheet counts, which need not be points."""
    return f"{scores.rows[-1][0]}: {number}" if alone else say("end-points", n=number)


def sheet(scores: Scores, table: LiveTable, say: Say) -> h.Element:
    """The score sheet: a row for each category, and behind each number what it is made of."""
    seats = range(len(scores.places))
    return h.div(".sheet")[
        h.table(class_=f"seats-{len(seats)}")[
            h.caption(".hidden")[say(table.game.sheet_title)],
            h.thead[
                h.tr[
                    h.td,
                    [h.th(scope="col")[seat_mark(seat), h.span(".who")[label(table, seat, say)]] for seat in seats],
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


def _rematch(opened: OpenTable, say: Say, again: str, seated: bool) -> h.Node:
    alone = opened.table.game.alone
    if again:
        return h.a(".button.main", href=f"/t/{again}")[say("end-to-again" if alone else "end-to-rematch")]
    if not seated:
        return None
    return h.form(method="post", action=f"/t/{opened.id}/rematch")[
        h.button(".main")[say("end-again")]
        if alone
        else h.button(".main", title=say("end-rematch-text"))[say("end-rematch")]
    ]


def _chance(opened: OpenTable, say: Say) -> h.Element:
    """What chance was bound to before the first move, and after the end, how to prove it."""
    table = opened.table
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
        h.p[say("chance-verify"), " ", h.code[f"eolith verify {record_name(opened)}"]]
        if table.over
        else h.p[say("chance-later")],
    ]


# --- the record ---------------------------------------------------------------------------------------------------


@get("/t/{id:str}/record")
async def record(request: AnyRequest, id: str) -> Response[str]:
    """The game as a text; only after its end, because a record tells everything."""
    _, _, opened, _, _ = await look(request, id)
    if not opened.table.over:
        raise HTTPException(status_code=403, detail="record-later")
    text = record_of(opened.table).to_text()
    headers = {"content-disposition": f'attachment; filename="{record_name(opened)}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def record_name(opened: OpenTable) -> str:
    return f"{opened.table.game.name}-{opened.id}.txt"


HANDLERS = [end_page, sheet_page, record]
