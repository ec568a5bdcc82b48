"""The start page: the games, the tables that can be joined, and opening one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import htpy as h
from litestar import Response, get, post

import eolith
from eolith import bots
from eolith.arena.puzzles import PuzzleError, daily
from eolith.kernel.game import SpecError
from eolith.store import people, rows, tables
from eolith.table.live import clean_name

from ...frame.fragments import texts_of
from ...frame.html import how_link, notice, page, rules_link
from ...frame.names import game_name, game_wording, seated, whose_turn
from ...host import clock
from ...host.games import game_of
from ...host.own import OwnRecord, by_level
from ...host.people import Visitor
from ...server import AnyRequest, Server, form_of, html, limit, redirect, sender, visit
from .form import alone_form, open_form, read_form

MOST_TABLES = 30
Seated = tuple[rows.Table, list[str]]
"""A table and its nicknames (`tables.names`)."""


# --- the start page -----------------------------------------------------------------------------------------


@get("/")
async def start(request: AnyRequest, game: str = "", edition: str = "") -> Response[str]:
    """The games with the tables that can be joined; one's own tables first.  A chosen game has its form."""
    server, visitor = await visit(request)
    return html(visitor, await start_html(server, visitor, game, edition=edition))


async def start_html(server: Server, visitor: Visitor, name: str = "", message: str = "", edition: str = "") -> str:
    def find(conn: Any) -> tuple[list[Seated], list[Seated], list[rows.Result]]:
        own = tables.of_guest(conn, visitor.id, MOST_TABLES) if visitor.guest else []
        others = [row for row in tables.listed(conn, MOST_TABLES) if row.id not in {mine.id for mine in own}]
        own_named, others_named = ([(row, tables.names(conn, row)) for row in found] for found in (own, others))
        return own_named, others_named, people.results(conn, visitor.id) if visitor.guest else []

    own, listed, results = await server.store.read(find)
    say = visitor.say
    chosen = name in eolith.games()
    return page(
        visitor,
        "Eolith",
        message and notice(message, "error"),
        h.div(".hero")[h.h1[say("start-title")], not chosen and [h.p[say("start-text")], _puzzle(visitor)]],
        _chosen(visitor, name, edition, own, listed, by_level(results)) if chosen else _shelf(visitor, own, listed),
        kind="start",
    )


def _puzzle(visitor: Visitor) -> h.Node:
    """The way to the puzzle of the day."""
    try:
        name, _ = daily(datetime.fromtimestamp(clock.now(), UTC).date())
    except PuzzleError:
        return None
    game = texts_of(visitor.language, name).say("game-name")
    return h.p(".puzzle")[
        h.a(href="/puzzles/daily")[visitor.say("puzzle-daily-link", game=game)],
        " ",
        h.a(href="/puzzles")[visitor.say("puzzle-all")],
    ]


def _chosen(
    visitor: Visitor,
    name: str,
    edition: str,
    own: list[Seated],
    listed: list[Seated],
    achieved: Mapping[tuple[str, str], OwnRecord],
) -> h.Node:
    """One game: the form that opens a table, the one for who plays alone, and the tables that there are."""
    say = visitor.say
    return h.div(".columns")[
        open_form(visitor, name, edition),
        1 in game_of(name).player_counts and alone_form(visitor, name, achieved),
        h.div[
            _table_list(say("start-own"), own, visitor, say("start-own-none")),
            _table_list(say("start-listed"), listed, visitor, say("start-listed-none")),
        ],
    ]


def _shelf(visitor: Visitor, own: list[Seated], listed: list[Seated]) -> h.Node:
    """All games; whoever comes back finds his tables above them."""
    say = visitor.say
    return [
        h.div(".mine")[_table_list(say("start-own"), own, visitor, "")] if own else None,
        h.ul(".shelf")[
            (_game(name, visitor, [one for one in listed if game_name(one[0]) == name]) for name in eolith.games())
        ],
    ]


def _game(name: str, visitor: Visitor, listed: list[Seated]) -> h.Element:
    """A game in a glance, and its tables that can be joined."""
    texts = texts_of(visitor.language, name)
    say = texts.say
    counts = game_of(name).player_counts
    facts = [say("games-players", counts=f"{min(counts)}–{max(counts)}")]
    facts += [say(fact) for fact in ("game-minutes", "game-difficulty") if fact in texts]
    theme = visitor.prefs.get("theme", "auto")
    return h.li(".card")[
        h.img(src=f"/covers/{name}?language={visitor.language}&theme={theme}", alt="", width=640, height=400),
        h.h2[say("game-name")],
        h.p(".facts")[" · ".join(facts)],
        "game-line" in texts and h.p[say("game-line")],
        h.p[
            h.a(".button.main", href=f"/?game={name}")[say("open-title", game=say("game-name"))],
            h.span[
                1 in counts
                and h.a(href=f"/?game={name}#alone", aria_label=f"{say('alone-title')}: {say('game-name')}")[
                    say("alone-link")
                ],
                " ",
                how_link(name, say),
                " ",
                rules_link(name, say("nav-rules"), aria_label=say("rules-title", game=say("game-name"))),
            ],
        ],
        [h.h3[say("start-listed")], h.ul(".tables")[(_table_item(*one, visitor) for one in listed)]]
        if listed
        else None,
    ]


def _table_list(title: str, found: list[Seated], visitor: Visitor, nothing: str) -> h.Element:
    items = [_table_item(row, names, visitor) for row, names in found]
    return h.section[h.h2[title], h.ul(".tables")[items] if items else h.p(".quiet")[nothing]]


def _table_item(row: rows.Table, names: list[str], visitor: Visitor) -> h.Element:
    say = texts_of(visitor.language, game_wording(row)).say
    status = say("list-over") if row.status == "over" else whose_turn(row, names, say)
    return h.li[
        h.a(href=f"/t/{row.id}")[say("game-name")], " ", h.span(".quiet")[f"{seated(row, names, say)} · {status}"]
    ]


# --- opening a table -----------------------------------------------------------------------------------------------


@post("/tables")
async def open_table(request: AnyRequest) -> Response[str]:
    """Open a table as the form says, and sit down at it."""
    server, visitor = await visit(request)
    limit(request, server.opens, sender(request, visitor))
    form = await form_of(request)
    name = form.get("game", "")
    try:
        game, setup, own = read_form(form, visitor.say("somebody"))
    except (SpecError, bots.BotSpecError, ValueError) as problem:
        text = await start_html(server, visitor, name, str(problem))
        return html(visitor, text, 422)
    await server.people.welcome(visitor, clean_name(form.get("name", "")) if form.get("name", "").strip() else "")
    # whoever takes no seat looks on
    opened = await server.open(visitor, game, setup, [(visitor.id, seat) for seat in own or [rows.ONLOOKER]])
    friends = any(seat.kind == "person" and not seat.name for seat in setup.seats)
    return redirect(visitor, f"/t/{opened.id}/links" if friends else f"/t/{opened.id}")


HANDLERS = [start, open_table]
