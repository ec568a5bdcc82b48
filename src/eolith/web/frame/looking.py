"""How whoever asks may look at a table."""

from __future__ import annotations

import htpy as h

from eolith.kernel.game import SEATS
from eolith.table.live import LiveTable

from ..host.open_table import OpenTable, View
from ..host.people import Visitor
from ..server import AnyRequest, Server, seats_at, table_of, visit
from .fragments import texts_of
from .html import Say


async def look(
    request: AnyRequest, id: str, wish: str = "", face: str = ""
) -> tuple[Server, Visitor, OpenTable, View, Say]:
    """Who asks, and how it may look at the table; 404 if it may not."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    view = await view_of(request, visitor, opened, wish, face)
    return server, visitor, opened, view, texts_of(view.language, opened.table.game.wording).say


async def view_of(request: AnyRequest, visitor: Visitor, opened: OpenTable, wish: str = "", face: str = "") -> View:
    """How a visitor may look at a table; 404 if it may not.

    `wish` names one of the visitor's seats by its letter, if it holds several.
    """
    own = sorted(seat for seat in await seats_at(request, visitor, opened) if seat >= 0)
    face = face if face in ("picture", "plain") else visitor.prefs.get("face", "picture")
    if not own:
        return View(None, visitor.language, face)
    wished = SEATS.find(wish) if wish else -1
    seat = wished if wished in own else own[0]
    if len(own) > 1 and wished not in own and opened.table.turn in own:
        # several people share the screen: nobody's hand is shown before somebody says who looks
        seat = next(other for other in own if other != opened.table.turn)
    return View(seat, visitor.language, face, tuple(other for other in own if other != seat))


def eyes(view: View, table: LiveTable) -> int | None:
    """The seat whose knowledge may be shown now: nobody's while a screen is being passed on."""
    return None if view.covered(table) and not table.over else view.seat


def back_link(opened: OpenTable, say: Say) -> h.Element:
    return h.a(".button", href=f"/t/{opened.id}")[say("end-back")]
