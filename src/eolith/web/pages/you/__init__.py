"""What the server knows of a visitor: its name, preferences, places at tables, and its account."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from sqlalchemy import Connection

from eolith.kernel.text import LANGUAGES
from eolith.store import tables
from eolith.table.live import clean_name

from ...host.prefs import read_prefs
from ...server import AnyRequest, form_of, html, limit, limit_acting, redirect, sender, speak, visit
from . import account
from .about import LONGEST_EMAIL, you_html

EMAIL = re.compile(r"[^\s@<>()\[\],;:\\\"]+@[^\s@<>()\[\],;:\\\"]+\.[^\s@<>()\[\],;:\\\"]+")


@get("/you", include_in_schema=False)
async def you(request: AnyRequest, saved: str = "") -> Response[str]:
    """Everything that the server knows about a visitor, to be changed."""
    server, visitor = await visit(request)
    message = visitor.say(f"you-saved-{saved}") if saved in ("prefs", "account", "password", "login") else ""
    return html(visitor, await you_html(server, visitor, message))


@post("/you", include_in_schema=False)
async def change(request: AnyRequest) -> Response[str]:
    """Keep what the form says."""
    server, visitor = await visit(request)
    form = await form_of(request)
    limit_acting(request, visitor)
    wish = form.get("language", visitor.language)
    if wish not in LANGUAGES:
        raise HTTPException(status_code=400, detail="bad-request")
    fields: dict[str, Any] = {"prefs": visitor.prefs | read_prefs(form), "language": wish}
    if form.get("nickname", "").strip():
        fields["nickname"] = clean_name(form["nickname"])
    if "email" in form:
        fields["email"] = form["email"].strip() or None
        if not is_email(fields["email"]):
            return html(visitor, await you_html(server, visitor, problem="email"), 422)
    await server.people.welcome(visitor)
    await server.people.change(visitor, **fields)
    answer = redirect(visitor, "/you?saved=prefs")
    speak(answer, visitor, wish)
    return answer


@post("/you/leave", include_in_schema=False)
async def leave(request: AnyRequest) -> Response[str]:
    """Give up every place at a table; its links still lead back."""
    server, visitor = await visit(request)
    limit(request, server.acts, sender(request, visitor))
    table = (await form_of(request)).get("table", "")
    seats = await server.people.seats_of(visitor, table)

    def rise(connection: Connection) -> None:
        for seat in seats:
            tables.rise(connection, table, visitor.id, seat)

    await server.store.write(rise)
    server.people.forget(visitor.id)
    return redirect(visitor, "/you")


def is_email(address: str | None) -> bool:
    """Whether mail can be sent there; None is no address, and may be."""
    return address is None or (
        len(address) <= LONGEST_EMAIL and address.isprintable() and EMAIL.fullmatch(address) is not None
    )


HANDLERS = [you, change, leave, *account.HANDLERS]
