"""The start page, opening a table, and sitting down by a link."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
import segno
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from markupsafe import Markup

import eolith
from eolith import bots
from eolith.bots.careful import styles
from eolith.games import having
from eolith.kernel.game import Game, SpecError
from eolith.kernel.text import Texts
from eolith.store import rows, tables
from eolith.table.live import LONGEST_NAME, clean_name
from eolith.table.setup import Clock, Seat, Setup

from ..frame.fragments import texts_of
from ..frame.html import Say, how_link, letter, notice, page, seat_mark
from ..frame.view import bot_name, named_bot
from ..host import clock
from ..host.house import Room, new_id
from ..host.people import Visitor, hash_token, new_token
from ..server import (
    AnyRequest,
    Server,
    html,
    limit,
    limit_acting,
    redirect,
    room_of,
    seats_at,
    sender,
    server_of,
    whole,
)
from .rules import game_of, option_meaning, rule_of_option

CLOCKS = {
    "none": None,
    "5m": Clock(300, 10),
    "15m": Clock(900, 20),
    "1d": Clock(86400, 43200),
    "3d": Clock(259200, 86400),
}
PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.3}
MOST_TABLES = 30
Seated = tuple[rows.Table, list[str]]
"""A table and its nicknames (`tables.names`)."""


# --- the start page -----------------------------------------------------------------------------------------


@get("/")
async def start(request: AnyRequest, game: str = "") -> Response[str]:
    """The games with the tables that can be joined; one's own tables first.  A chosen game has its form."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    return html(visitor, await start_html(server, visitor, game))


async def start_html(server: Server, visitor: Visitor, name: str = "", message: str = "") -> str:
    def find(conn: Any) -> tuple[list[Seated], list[Seated]]:
        own = tables.of_guest(conn, visitor.id, MOST_TABLES) if visitor.guest else []
        others = [row for row in tables.listed(conn, MOST_TABLES) if row.id not in {mine.id for mine in own}]
        return [(row, tables.names(conn, row)) for row in own], [(row, tables.names(conn, row)) for row in others]

    own, listed = await server.store.read(find)
    say = visitor.say
    chosen = name in having("scene")
    return page(
        visitor,
        "Eolith",
        message and notice(message, "error"),
        h.div(".hero")[h.h1[say("start-title")], not chosen and h.p[say("start-text")]],
        _chosen(visitor, name, own, listed) if chosen else _shelf(visitor, own, listed),
        kind="start",
    )


def _chosen(visitor: Visitor, name: str, own: list[Seated], listed: list[Seated]) -> h.Node:
    """One game: the form that opens a table, and the tables beside it."""
    say = visitor.say
    return h.div(".columns")[
        open_form(visitor, name),
        h.div[
            _table_list(say("start-own"), own, visitor, say("start-own-none")),
            _table_list(say("start-listed"), listed, visitor, say("start-listed-none")),
        ],
    ]


def _shelf(visitor: Visitor, own: list[Seated], listed: list[Seated]) -> h.Node:
    """All games; whoever comes back finds his tables above them."""
    say = visitor.say
    bare = [texts_of(visitor.language, name).say("game-name") for name in eolith.games() if name not in having("scene")]
    return [
        h.div(".mine")[_table_list(say("start-own"), own, visitor, "")] if own else None,
        h.ul(".shelf")[
            (_game(name, visitor, [one for one in listed if game_name(one[0]) == name]) for name in having("scene"))
        ],
        bare and h.p(".quiet")[say("open-no-table", games=", ".join(bare))],
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
                how_link(name, say),
                " ",
                h.a(href=f"/rules/{name}", aria_label=say("rules-title", game=say("game-name")))[say("nav-rules")],
            ],
        ],
        [h.h3[say("start-listed")], h.ul(".tables")[(_table_item(*one, visitor) for one in listed)]]
        if listed
        else None,
    ]


def game_name(row: rows.Table) -> str:
    """Which game is played at a table."""
    return row.spec.partition("(")[0]


def open_form(visitor: Visitor, name: str) -> h.Element:
    """The form that opens a table of one game."""
    texts = texts_of(visitor.language, name)
    say = texts.say
    game: Game = eolith.load(name)
    most = max(game.player_counts)
    return h.form(".open", method="post", action="/tables")[
        h.h2[say("open-title", game=say("game-name"))],
        (how := how_link(name, say)) and h.p[how],
        h.input(type="hidden", name="game", value=name),
        _name_field(visitor.name, say),
        h.fieldset(".seats")[
            h.legend[say("open-seats")],
            [_seat_choice(seat, game, say) for seat in range(most)],
        ],
        h.details[h.summary[say("open-terms")], _terms(say)],
        h.details[h.summary[say("open-options")], [_option(game, option, texts) for option in game.option_values]],
        h.button(".main")[say("open-button")],
    ]


def _name_field(name: str, say: Say) -> h.Element:
    field = h.input("#name", name="name", value=name, maxlength=LONGEST_NAME, autocomplete="nickname")
    return h.p[h.label(for_="name")[say("open-name")], field]


def bots_of(game: Game) -> list[str]:
    """The bots that can be chosen on the page, the ordinary one first."""
    if game.name not in having("advice"):
        return ["random"]
    temperaments = [f"careful:style={style}" for style in styles(game) if style != "balanced"]
    return ["careful", *temperaments, "random"]


def _seat_choice(seat: int, game: Game, say: Say) -> h.Element:
    needed = min(game.player_counts)
    chosen = "me" if seat == 0 else f"bot:{bots_of(game)[0]}" if seat < needed else "none"
    choices = {"me": say("seat-choice-me"), "friend": say("seat-choice-friend"), "here": say("seat-choice-here")}
    choices |= {f"bot:{spec}": say("seat-choice-bot", bot=bot_name(spec, say)) for spec in bots_of(game)}
    if seat >= needed:
        choices["none"] = say("seat-choice-none")
    return h.p[
        h.label(for_=f"seat-{seat}")[
            seat_mark(seat, letter(seat)), h.span(".hidden")[say("open-seat", seat=letter(seat))]
        ],
        h.select(id=f"seat-{seat}", name=f"seat-{seat}")[
            (h.option(value=value, selected=value == chosen)[text] for value, text in choices.items())
        ],
        h.input(
            ".here", name=f"name-{seat}", maxlength=LONGEST_NAME, autocomplete="off",
            placeholder=say("open-name-here"), aria_label=say("open-name-of", seat=letter(seat)),
        ),
    ]  # fmt: skip


def _terms(say: Say) -> h.Node:
    return [
        _select("clock", say("open-clock"), {name: say(f"clock-{name}") for name in CLOCKS}, "none"),
        _select("pace", say("open-pace"), {name: say(f"pace-{name}") for name in PACES}, "normal"),
        h.p[h.label[h.input(type="checkbox", name="hints", value="yes", checked=True), " ", say("open-hints")]],
        h.p[h.label[h.input(type="checkbox", name="listed", value="yes"), " ", say("open-listed")]],
    ]


def _select(name: str, label: str, choices: Mapping[str, str], chosen: str, more: h.Node = None) -> h.Element:
    return h.p[
        h.label(for_=f"open-{name}")[label],
        more,
        h.select(id=f"open-{name}", name=name)[
            (h.option(value=value, selected=value == chosen)[text] for value, text in choices.items())
        ],
    ]


def _option(game: Game, name: str, texts: Texts) -> h.Element:
    say = texts.say
    values = game.option_values[name]
    rule = rule_of_option(game.name, name)
    label = say(f"option-{name}").removesuffix(".")
    more = rule and [" ", h.a(href=f"/rules/{game.name}#{rule}", target="_blank")[rule]]
    if "N" in values:
        nothing = say(f"option-{name}-{values[0]}")
        return h.p[
            h.label(for_=f"open-{name}")[label],
            more,
            h.input(id=f"open-{name}", type="number", name=f"option-{name}", min=1, max=999, placeholder=nothing),
        ]
    meanings = {value: option_meaning(texts, name, value) for value in values}
    return _select(f"option-{name}", label, meanings, values[0], more)


def _table_list(title: str, found: list[Seated], visitor: Visitor, nothing: str) -> h.Element:
    items = [_table_item(row, names, visitor) for row, names in found]
    return h.section[h.h2[title], h.ul(".tables")[items] if items else h.p(".quiet")[nothing]]


def seated(row: rows.Table, names: list[str], say: Say) -> str:
    """Who sits at a table, seat by seat."""
    return ", ".join(name or say("seat-free") for name in seat_names(row, names, say))


def seat_names(row: rows.Table, names: Sequence[str], say: Say) -> list[str]:
    """Nicknames and names of bots, empty for a free seat."""
    bots = [seat.get("bot", "") for seat in row.setup["seats"]]
    return [name or (bots[i] and named_bot(bots, i, say)) for i, name in enumerate(names)]


def whose_turn(row: rows.Table, names: Sequence[str], say: Say) -> str:
    """`Anna is to move`."""
    turn = row.turn or 0
    return say("list-turn", who=seat_names(row, names, say)[turn] or letter(turn))


def _table_item(row: rows.Table, names: list[str], visitor: Visitor) -> h.Element:
    say = texts_of(visitor.language, game_name(row)).say
    status = say("list-over") if row.status == "over" else whose_turn(row, names, say)
    return h.li[
        h.a(href=f"/t/{row.id}")[say("game-name")], " ", h.span(".quiet")[f"{seated(row, names, say)} · {status}"]
    ]


# --- opening a table -----------------------------------------------------------------------------------------------


@post("/tables")
async def open_table(request: AnyRequest) -> Response[str]:
    """Open a table as the form says, and sit down at it."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    limit(request, server.opens, sender(request, visitor))
    form = {name: str(value) for name, value in (await request.form()).items()}
    name = form.get("game", "")
    try:
        game, setup, own = read_form(form, visitor.say("somebody"))
    except (SpecError, bots.BotSpecError, ValueError) as problem:
        text = await start_html(server, visitor, name, str(problem))
        return html(visitor, text, 422)
    await server.people.welcome(visitor, clean_name(form.get("name", "")) if form.get("name", "").strip() else "")
    # whoever takes no seat looks on
    room, tokens = await open_room(server, game, setup, people=[(visitor.id, seat) for seat in own or [rows.ONLOOKER]])
    server.remember_links(room.id, tokens, visitor.id)
    friends = any(seat.kind == "person" and not seat.name for seat in setup.seats)
    return redirect(visitor, f"/t/{room.id}/links" if friends else f"/t/{room.id}")


def read_form(form: Mapping[str, str], somebody: str) -> tuple[Game, Setup, list[int]]:
    """Game, terms, and the seats that are played at this screen; SpecError or BotSpecError for what cannot be."""
    wishes = {i: value for i in range(8) if (value := form.get(f"seat-{i}", "none")) != "none"}
    name = form.get("game", "")
    options = {key[7:]: value for key, value in form.items() if key.startswith("option-") and value}
    game = load_game(name, len(wishes), options)
    me = clean_name(form.get("name", "") or somebody)
    seats, own = [], []
    for seat, (place, wish) in enumerate(wishes.items()):
        kind, _, spec = wish.partition(":")
        if kind in ("me", "here"):
            own.append(seat)
            here = form.get(f"name-{place}", "").strip() or f"{me[: LONGEST_NAME - 2]} {letter(seat)}"
            seats.append(Seat("person", me if kind == "me" else clean_name(here)))
        elif kind == "friend":
            seats.append(Seat("person"))
        elif kind == "bot":
            bots.prepare(spec, game)
            seats.append(Seat("bot", bot=spec))
        else:
            raise SpecError(f"a seat cannot be {wish[:40]!r}")
    setup = Setup(
        tuple(seats),
        clock=CLOCKS.get(form.get("clock", "none")),
        pace=PACES.get(form.get("pace", "normal"), 1.0),
        hints=form.get("hints") == "yes",
        listed=form.get("listed") == "yes",
    )
    return game, setup, own


def load_game(name: str, players: int, options: Mapping[str, str]) -> Game:
    """A game with table options; SpecError for what it does not know.

    `eolith.load` takes more than those: the path of a pack is not for strangers to name.
    """
    if name not in eolith.games():
        raise SpecError(f"there is no game {name[:40]!r}")
    if name not in having("scene"):
        raise SpecError(f"{name} has no table in the browser yet; {', '.join(having('scene'))} have one")
    strange = options.keys() - game_of(name).option_values.keys()
    if strange:
        raise SpecError(f"{name} has no option {min(strange)[:40]!r}")
    game: Game = eolith.load(name, players=players, **options)
    return game


async def open_room(
    server: Server, game: Game, setup: Setup, id: str = "", people: Sequence[tuple[str, int]] = ()
) -> tuple[Room, dict[int, str]]:
    """A new table where guests have their places, with a link for each person's seat and one for spectators.

    The tokens by seat (-1: spectators).
    """
    id, now = id or new_id(), clock.now()
    tokens = {seat: new_token() for seat, plan in enumerate(setup.seats) if plan.kind == "person"}
    tokens[-1] = new_token()
    links = [rows.Link(hash_token(token), id, seat, now) for seat, token in tokens.items()]
    places = [rows.Place(id, guest, seat, now) for guest, seat in people]
    return await server.house.create(game, setup, links, id, places), tokens


# --- links -----------------------------------------------------------------------------------------------------------


@get("/t/{id:str}/links")
async def links_page(request: AnyRequest, id: str) -> Response[str]:
    """The links of a table, for those who sit there and for who opened it: first those to be sent, last one's own."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    own = await server.people.seats_of(visitor, id)
    if not server.may_invite(visitor, id, own):
        raise HTTPException(status_code=404, detail="no-table")
    say = visitor.say
    # whoever invites others sees their links; those who were invited see their own
    made = server.fresh.get(id, {}).items()
    known = {seat: token for seat, (token, maker) in made if seat < 0 or seat in own or maker == visitor.id}
    base = server.settings.url or visitor.origin

    def links(seats: Sequence[int]) -> h.Element:
        return h.ul(".links")[(_link(room, seat, known.get(seat), base, say) for seat in seats)]

    players = list(enumerate(room.table.players))
    free = [seat for seat, player in players if player.person and not player.taken and seat not in own]
    mine = sorted(seat for seat in own if seat >= 0)
    content = page(
        visitor,
        say("links-title"),
        h.h1[say("links-title")],
        free and h.p[say("links-text")],
        links([*free, rows.ONLOOKER]),
        mine and [h.h2[say("links-own-title")], h.p[say("links-own-text", n=len(mine))], links(mine)],
        h.p[h.a(".button.main", href=f"/t/{id}")[say("links-go")]],
        scripts=("table.js",),
    )
    return html(visitor, content)


def _link(room: Room, seat: int, token: str | None, base: str, say: Say) -> h.Element:
    who = (
        say("links-watch")
        if seat < 0
        else say("links-seat", seat=letter(seat), who=room.table.players[seat].name or say("seat-free"))
    )
    renew = h.form(method="post", action=f"/t/{room.id}/links")[
        h.input(type="hidden", name="seat", value=seat), h.button[say("links-renew")]
    ]
    if token is None:
        return h.li(data_seat=seat)[h.h2[who], h.p(".quiet")[say("links-hidden")], renew]
    url = f"{base}/s/{token}"
    code = segno.make(url, error="m").svg_inline(scale=4, border=2, dark="#2f2419", light="#fffaf0", omitsize=True)
    return h.li(data_seat=seat)[
        h.h2[who],
        h.p[
            h.input(type="text", readonly=True, value=url, aria_label=who),
            h.button(".copy", type="button", data_copy=url, data_copied=say("links-copied"))[say("links-copy")],
        ],
        h.details[h.summary[say("links-qr")], h.div(".qr")[Markup(re.sub(r' style="[^"]*"', "", code))]],
        renew,
    ]


@post("/t/{id:str}/links")
async def renew_link(request: AnyRequest, id: str) -> Response[str]:
    """A new link for a seat; the old one is worthless from now on, and other browsers leave the seat."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    own = await seats_at(request, visitor, room)
    limit(request, server.opens, sender(request, visitor))
    wish = str((await request.form()).get("seat", ""))
    seat = int(wish) if wish in map(str, range(-1, len(room.table.players))) else -2
    token, now = new_token(), clock.now()

    def renew(conn: Any) -> list[str]:
        for link in tables.links(conn, id):
            if link.seat == seat and not link.revoked:
                tables.revoke_link(conn, link.hash)
        gone = [place.guest for place in tables.places(conn, id) if place.seat == seat and place.guest != visitor.id]
        for guest in gone:
            tables.rise(conn, id, guest, seat)
        tables.add_link(conn, rows.Link(hash_token(token), id, seat, now))
        return gone

    async with room.seating:  # nobody sits down meanwhile
        free = {i for i, player in enumerate(room.table.players) if player.person and not player.taken}
        if not server.may_invite(visitor, id, own) or seat not in {rows.ONLOOKER, *own, *free}:
            raise HTTPException(status_code=403, detail="not-your-seat")
        server.people.forget(*await server.store.write(renew))
    server.remember_links(id, {seat: token}, visitor.id)
    return redirect(visitor, f"/t/{id}/links")


@get("/s/{token:str}")
async def link_page(request: AnyRequest, token: str) -> Response[str]:
    """Where a link leads: one question, whether to sit down."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    link, room = await follow(request, token)
    say = visitor.say
    if link.seat in await server.people.seats_of(visitor, link.table):
        return redirect(visitor, f"/t/{link.table}")
    game = Texts(visitor.language, room.table.game.name).say("game-name")
    if link.seat < 0:
        ask: h.Node = h.p[say("link-watch", game=game)]
    else:
        player = room.table.players[link.seat]
        text = say("link-taken", who=player.name, game=game) if player.taken else say("link-sit", game=game)
        ask = [
            h.p[seat_mark(link.seat, letter(link.seat)), " ", text],
            _name_field(player.name or visitor.name, say),
        ]
    button = h.button(".main")[say("link-watch-button" if link.seat < 0 else "link-button")]
    content = page(visitor, game, h.h1[game], h.form(".join", method="post", action=f"/s/{token}")[ask, button])
    return html(visitor, content)


async def follow(request: AnyRequest, token: str) -> tuple[rows.Link, Room]:
    """The link of a token and its table; 404 for a token that is not or no longer known."""
    server = server_of(request)
    hashed = hash_token(token[:100])
    link = await server.store.read(lambda conn: tables.find_link(conn, hashed))
    if link is None:
        limit(request, server.opens, sender(request))
        raise HTTPException(status_code=404, detail="no-link")
    return link, await room_of(request, link.table)


@post("/s/{token:str}")
async def sit(request: AnyRequest, token: str) -> Response[str]:
    """Sit down at the seat of a link."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    form = await request.form()
    _, room = await follow(request, token)
    limit_acting(request, visitor)
    async with room.seating:
        link, _ = await follow(request, token)  # whoever renews it waits for the seating too
        return await take_seat(server, visitor, room, link.seat, str(form.get("name", "")))


async def take_seat(server: Server, visitor: Visitor, room: Room, seat: int, wish: str) -> Response[str]:
    """The visitor takes a seat, or looks on."""
    name = clean_name(wish if wish.strip() else visitor.name or visitor.say("somebody"))
    guest = await server.people.welcome(visitor, "" if visitor.name else name)
    await server.people.sit(guest, room.id, seat)
    if seat >= 0 and (not room.table.players[seat].taken or room.table.players[seat].name != name):
        await server.house.do(room, lambda table, now: table.prepare_sit(seat, name, now))
    return redirect(visitor, f"/t/{room.id}")


@post("/t/{id:str}/join")
async def join(request: AnyRequest, id: str) -> Response[str]:
    """Take a free seat of a listed table."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    await seats_at(request, visitor, room)
    limit(request, server.opens, sender(request, visitor))
    form = await request.form()
    seat = whole(form.get("seat"))
    async with room.seating:
        free = {i for i, player in enumerate(room.table.players) if player.person and not player.taken}
        if not room.listed or seat not in free:
            raise HTTPException(status_code=403, detail="seat-taken")
        return await take_seat(server, visitor, room, seat, str(form.get("name", "")))


HANDLERS = [start, open_table, links_page, renew_link, link_page, sit, join]
