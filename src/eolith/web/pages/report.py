"""“Is this a bug?”: a question to whoever runs the server, with all that is needed to look into it."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import Annotated

import htpy as h
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter

from eolith.store import rows, tables
from eolith.table.live import LiveTable

from ..frame.html import letter, notice, page, rules_link
from ..frame.looking import view_of
from ..host import clock
from ..host.open_table import ID_LETTERS, new_id
from ..host.people import Visitor
from ..server import AnyRequest, form_of, html, limit, redirect, sender, table_of, visit

LONGEST = 2000
"""Characters of a report."""
NUMBER = 8
"""Letters of its number."""


@get("/t/{id:str}/report", include_in_schema=False)
async def report_page(
    request: AnyRequest,
    id: str,
    step: int | None = None,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    sent: str = "",
) -> Response[str]:
    """What happened, in one's own words; `sent` is the number of a report that has just been made."""
    _, visitor = await visit(request)
    opened = await table_of(request, id)
    view = await view_of(request, visitor, opened, seat)
    say = visitor.say
    if re.fullmatch(f"[{ID_LETTERS}]{{{NUMBER}}}", sent):
        back = h.p[h.a(".button.main", href=f"/t/{id}")[say("links-go")]]
        return html(visitor, page(visitor, say("bug-title"), h.h1[say("bug-thanks")], _number(visitor, sent), back))
    return html(visitor, report_html(visitor, opened.table, id, within(opened.table, step), view.seat))


def within(table: LiveTable, step: int | None) -> int:
    """The number of a decision of the game; the last one unless an earlier one is meant."""
    last = len(table.play.steps)
    return last if step is None else min(max(step, 0), last)


def _number(visitor: Visitor, number: str) -> h.Element:
    return notice(visitor.say("bug-number", number=number))


def report_html(
    visitor: Visitor, table: LiveTable, id: str, step: int, seat: int | None, problem: str = "", text: str = ""
) -> str:
    say = visitor.say
    own = "" if seat is None else letter(seat)
    return page(
        visitor,
        say("bug-title"),
        problem and notice(say(f"problem-{problem}"), "error"),
        h.h1[say("bug-title")],
        h.p[say("bug-text"), " ", rules_link(table.game.wording, say("bug-rules"))],
        h.form(".card.report", method="post", action=f"/t/{id}/report")[
            h.input(type="hidden", name="step", value=step),
            h.input(type="hidden", name="as", value=own),
            h.p[
                h.label(for_="report")[say("bug-label")],
                h.textarea("#report", name="text", rows=7, maxlength=LONGEST, required=True,
                           aria_describedby="report-goes")[text],
            ],
            h.p("#report-goes.quiet")[
                say("bug-goes", step=step, last=len(table.play.steps)), " ", own and say("bug-seat", seat=own)
            ],
            h.button(".main")[say("bug-send")],
        ],
        h.p[h.a(href=f"/t/{id}")[say("links-go")]],
        styles=("people.css",),
    )  # fmt: skip


@post("/t/{id:str}/report", include_in_schema=False)
async def send_report(request: AnyRequest, id: str) -> Response[str]:
    """Keep the report, with the record of the game so far, for the eyes of the server's owner alone."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    form = await form_of(request)
    view = await view_of(request, visitor, opened, form.get("as", ""))
    wish = form.get("step", "")
    if not re.fullmatch(r"[0-9]{0,6}", wish):
        raise HTTPException(status_code=400, detail="bad-request")
    step = within(opened.table, int(wish) if wish else None)
    text = clean_text(form.get("text", ""))
    if not text:
        return html(visitor, report_html(visitor, opened.table, id, step, view.seat, "no-text"), 422)
    limit(request, server.opens, sender(request, visitor))
    report = make_report(opened.table, id, visitor.guest, view.seat, step, text)
    await server.store.write(lambda conn: tables.add_report(conn, report))
    return redirect(visitor, f"/t/{id}/report?sent={report.id}")


def clean_text(text: str) -> str:
    """Lines of printable characters: it will be read in a terminal."""
    lines = ("".join(letter for letter in line if letter.isprintable()).rstrip() for line in text.splitlines())
    return "\n".join(lines).strip()[:LONGEST]


def make_report(
    table: LiveTable, id: str, guest: rows.Guest | None, seat: int | None, step: int, text: str
) -> rows.Report:
    """The report; its first line says what the columns of the store do not."""
    record = table.record([player.name or player.bot or letter(i) for i, player in enumerate(table.players)])
    head = f"step {step} of {len(table.play.steps)}, pack {table.game.pack.digest}, eolith {version('eolith')}"
    return rows.Report(
        id=new_id(NUMBER), table=id, guest=guest.id if guest else None,
        at=clock.now(), version=table.version, seat=rows.ONLOOKER if seat is None else seat,
        text=f"{head}\n\n{text}", record=record.to_text(),
    )  # fmt: skip


HANDLERS = [report_page, send_report]
