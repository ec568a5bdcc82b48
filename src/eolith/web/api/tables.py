"""The tables for programs: JSON over HTTP, with the token of a link in place of a cookie.

A program opens a table or is given a link, looks at the observation of its seat, takes one of the
options, and waits on the stream for its next turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import UNSET

import eolith
from eolith import bots
from eolith.games import having
from eolith.kernel.game import ActionError, Game, SpecError
from eolith.kernel.rule import Refused
from eolith.kernel.state import IllegalOption
from eolith.kernel.text import LANGUAGES, Texts
from eolith.store import Repeated, Unavailable, rows, tables
from eolith.table.live import LiveTable, NotPossible, clean_name
from eolith.table.setup import Clock, Entry, Seat, Setup

from ..frame.html import letter
from ..frame.stream import HEARTBEAT
from ..frame.view import View, scene_of
from ..host import clock
from ..host.house import House, NoTable, Room, Stale, Watcher
from ..host.people import hash_token, stranger
from ..pages.end import record_of
from ..pages.start import load_game, open_room
from ..server import AnyRequest, Server, command_id, limit, room_of, sender, server_of
from .shapes import (
    PROBLEMS,
    ChoiceInfo,
    Decision,
    Done,
    GameInfo,
    Language,
    ListedSeat,
    ListedTable,
    NewTable,
    Opened,
    OptionInfo,
    Options,
    Problem,
    SeatInfo,
    SeatLink,
    Sit,
    TableInfo,
    Undo,
    WatchLink,
)

MOST_LISTED = 100


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """The problems that an operation may answer with."""
    return {
        code: ResponseSpec(data_container=Problem, description=PROBLEMS[code], generate_examples=False)
        for code in codes
    }


def api_problem(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """A problem as JSON, in the reader's language."""
    visitor = stranger(request)
    wish = request.query_params.get("lang", "")
    texts = Texts(wish, "", "web") if wish in LANGUAGES else visitor.texts
    reason = problem.detail if f"problem-{problem.detail}" in texts else ""
    if not reason:
        reason = f"status-{problem.status_code}"
        reason = reason if f"problem-{reason}" in texts else "bad-request"
    answer = Problem(reason, texts.say(f"problem-{reason}"))
    if problem.status_code == 400:
        extra = problem.extra if isinstance(problem.extra, list) else []
        answer.details = [f"{one.get('key', '')}: {one.get('message', '')}".removeprefix(": ") for one in extra]
        answer.details = answer.details or [problem.detail]
    return Response(answer, status_code=problem.status_code, headers=problem.headers)


def nested(request: AnyRequest, problem: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON."""
    return api_problem(request, HTTPException(status_code=400, detail="bad-request"))


# --- who asks --------------------------------------------------------------------------------------------------

Lang = Annotated[Language, QueryParameter(name="lang", description="The language of texts.")]
TableId = Annotated[str, PathParameter(description="The table.", max_length=40)]
TOKEN: list[dict[str, list[str]]] = [{"token": []}]
TOKEN_OR_LISTED: list[dict[str, list[str]]] = [{"token": []}, {}]


async def link_of(request: AnyRequest) -> rows.Link | None:
    """The link whose token a request brings; None without a token, 401 for one that is not known."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    hashed = hash_token(token.strip()[:100])
    link = None
    if scheme.casefold() == "bearer":
        link = await server_of(request).store.read(lambda conn: tables.find_link(conn, hashed))
    if link is None:
        limit(request, server_of(request).opens, sender(request))
        raise unauthorized()
    return link


def unauthorized() -> HTTPException:
    return HTTPException(status_code=401, detail="no-token", headers={"www-authenticate": "Bearer"})


async def look(request: AnyRequest, id: str) -> tuple[Room, rows.Link | None]:
    """The table of a request and the link that opens it, None where anybody may look on."""
    link = await link_of(request)
    if link is not None and link.table == id:
        return await room_of(request, id), link
    with suppress(NoTable):
        room = await server_of(request).house.room(id)
        if room.listed:
            return room, None
    if link is None:
        raise unauthorized()
    raise HTTPException(status_code=404, detail="no-table")


def seat_of(link: rows.Link | None) -> int | None:
    """The seat of a link; None for a spectator."""
    return None if link is None or link.seat == rows.ONLOOKER else link.seat


async def act(request: AnyRequest, id: str) -> tuple[Room, int]:
    """The table of a request and the seat that it may act for."""
    link = await link_of(request)
    if link is None:
        raise unauthorized()
    if link.table != id:
        raise HTTPException(status_code=404, detail="no-table")
    if link.seat == rows.ONLOOKER:
        raise HTTPException(status_code=403, detail="not-your-seat")
    limit(request, server_of(request).acts, link.hash)
    return await room_of(request, id), link.seat


def base_of(request: AnyRequest) -> str:
    return server_of(request).settings.url or stranger(request).origin


# --- games and tables ---------------------------------------------------------------------------------------------


@get("/games", summary="The games of this server", response_description="The games.", responses=problems(400))
async def list_games(lang: Lang = "en") -> list[GameInfo]:
    """Their numbers of players, table options, bots and languages."""
    return [game_info(eolith.load(name), lang) for name in eolith.games()]


def game_info(game: Game, language: str) -> GameInfo:
    title = Texts(language, game.name).say("game-name")
    options = {name: list(values) for name, values in game.option_values.items()}
    known = [bot for bot in bots.BOTS if bot != "careful" or game.name in having("advice")]
    languages = list(LANGUAGES) if game.name in having("words") else [LANGUAGES[0]]
    table = game.name in having("scene")
    return GameInfo(game.name, title, list(game.player_counts), options, known, languages, table)


@get("/tables", summary="Tables that anybody may watch", response_description="The tables.")
async def list_tables(request: AnyRequest) -> list[ListedTable]:
    """Those that are being played, the liveliest first."""

    def find(conn: Any) -> list[tuple[rows.Table, list[str]]]:
        return [(row, tables.names(conn, row)) for row in tables.listed(conn, MOST_LISTED)]

    base = base_of(request)
    found = await server_of(request).store.read(find)
    return [
        ListedTable(
            row.id,
            f"{base}/t/{row.id}",
            row.spec,
            row.turn,
            [ListedSeat(i, seat["kind"], names[i], seat.get("bot", "")) for i, seat in enumerate(row.setup["seats"])],
            row.updated,
        )
        for row, names in found
    ]


@post(
    "/tables", summary="Open a table", response_description="The table is open.", responses=problems(400, 413, 422, 429)
)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[Opened]:
    """The answer holds the link of each seat that is not a bot's, and one for spectators.

    The server stores only what a link can be checked with: keep the tokens.
    """
    server = server_of(request)
    limit(request, server.opens, sender(request))
    try:
        game, setup = read_plan(data)
    except (SpecError, bots.BotSpecError) as problem:
        return refused(422, "bad-table", str(problem))
    room, tokens = await open_room(server, game, setup)
    base = base_of(request)
    seats = [SeatLink(seat, letter(seat), token, f"{base}/s/{token}") for seat, token in tokens.items() if seat >= 0]
    watch = WatchLink(tokens[-1], f"{base}/s/{tokens[-1]}")
    return Response(Opened(room.id, f"{base}/t/{room.id}", seats, watch), status_code=201)


def read_plan(plan: NewTable) -> tuple[Game, Setup]:
    """Game and terms; SpecError or BotSpecError for what cannot be."""
    name, options = eolith.read_spec(plan.game)
    players = str(options.pop("players", len(plan.seats)))
    if players != str(len(plan.seats)):
        raise SpecError(f"the game is for {players} players, and there are {len(plan.seats)} seats")
    game = load_game(name, len(plan.seats), options)
    seats = []
    for seat in plan.seats:
        if (seat.kind == "bot") != bool(seat.bot):
            raise SpecError("a seat of kind bot, and no other, says which bot")
        if seat.bot:
            bots.prepare(seat.bot, game)
            seats.append(Seat("bot", bot=seat.bot))
        else:
            seats.append(Seat("person", clean_name(seat.name) if seat.name.strip() else ""))
    clock = Clock(plan.clock.bank, plan.clock.increment) if plan.clock else None
    return game, Setup(tuple(seats), clock, plan.pace, plan.hints, plan.listed)


@get(
    "/tables/{id:str}",
    summary="Look at a table",
    response_description="The table.",
    security=TOKEN_OR_LISTED,
    responses=problems(400, 401, 404),
)
async def show_table(request: AnyRequest, id: TableId) -> TableInfo:
    """Who sits there, whose turn it is, and all that the seat of the token may know of the game.

    A listed table may be looked at without a token, as a spectator.
    """
    room, link = await look(request, id)
    return table_info(room, seat_of(link))


def table_info(room: Room, seat: int | None) -> TableInfo:
    table = room.table
    now = clock.now()
    seats = [
        SeatInfo(
            i,
            letter(i),
            "person" if player.person else "bot",
            player.name,
            player.taken,
            player.bot,
            table.time_left(i, now),
        )
        for i, player in enumerate(table.players)
    ]
    state = table.play.state
    return TableInfo(
        room.id,
        repr(table.game),
        table.version,
        table.status,
        table.turn,
        seat,
        seats,
        [int(points) for points in state.scores()] if table.over else None,
        table.game.observe(state, seat).to_dict(),
    )


# --- deciding ----------------------------------------------------------------------------------------------------


@get(
    "/tables/{id:str}/options",
    summary="What can be decided",
    response_description="The options.",
    security=TOKEN,
    responses=problems(400, 401, 403, 404),
)
async def list_options(request: AnyRequest, id: TableId, lang: Lang = "en") -> Options:
    """Every legal option, and the same as the whole choices that a page offers."""
    room, link = await look(request, id)
    seat = seat_of(link)
    if seat is None:
        raise unauthorized() if link is None else HTTPException(status_code=403, detail="not-your-seat")
    return options_of(room.table, seat, lang)


def options_of(table: LiveTable, seat: int, language: str) -> Options:
    if table.turn != seat:
        return Options(table.version, table.turn, [], [])
    game, state = table.game, table.play.state
    choices = scene_of(game, language).choices(state)
    labels: dict[int, str] = {}
    for choice in choices:
        path = game.expand(state, choice.command, seat)
        if len(path) == 1:
            labels[path[0]] = choice.label
    options = [option_info(game, int(option), labels.get(option)) for option in state.options()]
    return Options(table.version, table.turn, options, [ChoiceInfo(one.command, one.label) for one in choices])


def option_info(game: Game, option: int, label: str | None) -> OptionInfo:
    action = game.action(option)
    return OptionInfo(option, game.text(option), {"type": type(action).__name__.lower(), **asdict(action)}, label)


COMMAND: dict[str, Any] = {
    "security": TOKEN,
    "responses": problems(400, 401, 403, 404, 409, 413, 422, 429),
    "status_code": 200,
    "response_description": "It is done.",
}


@post("/tables/{id:str}/decisions", summary="Decide", **COMMAND)
async def decide(request: AnyRequest, id: TableId, data: JSONBody[Decision], lang: Lang = "en") -> Response[Done]:
    """Take an option, or give a command as a person would type it.

    `expected_version` is the version that was looked at: if the game has gone on since, nothing is
    done, and the answer, 409, tells what it has come to.
    """
    room, seat = await act(request, id)
    wish = data.option if data.command is UNSET else data.command
    if wish is UNSET or data.option is not UNSET and data.command is not UNSET:
        raise HTTPException(status_code=400, detail="bad-request", extra=[{"message": "one of option and command"}])
    command = command_id(seat, data.command_id)
    return await carry_out(
        request, room, seat, data, lang, lambda table, now: table.prepare_command(seat, wish, now, command)
    )


@post("/tables/{id:str}/undo", summary="Take back", **COMMAND)
async def undo(request: AnyRequest, id: TableId, data: JSONBody[Undo], lang: Lang = "en") -> Response[Done]:
    """Take back the last command of the seat, or its turn as far as that is possible.

    Nothing can be taken back behind new information: a die, a card, or what another seat decided.
    """
    room, seat = await act(request, id)
    command, whole = command_id(seat, data.command_id), data.whole_turn
    return await carry_out(
        request, room, seat, data, lang, lambda table, now: table.prepare_undo(seat, now, command, all_of_it=whole)
    )


async def carry_out(
    request: AnyRequest,
    room: Room,
    seat: int,
    data: Decision | Undo,
    language: str,
    prepare: Callable[[LiveTable, float], Entry],
) -> Response[Any]:
    """Carry out a command of a seat, or tell why not."""

    texts = Texts(language, room.table.game.name, "web")
    try:
        version = await server_of(request).house.do(
            room, prepare, command_id(seat, data.command_id), data.expected_version
        )
    except Stale:
        now = (await room_of(request, room.id)).table  # it may have been rebuilt since
        seen = now.game.observe(now.play.state, seat).to_dict()
        return refused(409, "stale", texts.say("stale"), version=now.version, observation=seen)
    except Refused as problem:
        text = scene_of(room.table.game, language).refusal(problem.refusal)
        return refused(422, "refused", text, rule=problem.refusal.rule)
    except (ActionError, IllegalOption) as problem:
        return refused(422, "not-understood", texts.say("table-unknown-wish"), details=[str(problem)])
    except NotPossible as problem:
        return refused(422, str(problem), texts.say(f"table-{problem}"))
    except Repeated as repeated:
        version = repeated.version
    return Response(Done(version), status_code=200)


def refused(status: int, reason: str, text: str, **more: Any) -> Response[Any]:
    return Response(Problem(reason, text, **more), status_code=status)


@post("/tables/{id:str}/seat", summary="Take the seat", **COMMAND)
async def take_seat(request: AnyRequest, id: TableId, data: JSONBody[Sit]) -> Response[Done]:
    """Tell the others who plays the seat of the token; if a bot stands in for it, take it back from the bot."""
    room, seat = await act(request, id)
    house = server_of(request).house
    name = clean_name(data.name)
    player = room.table.players[seat]
    version = room.table.version
    if not player.taken or player.name != name:
        version = await house.do(room, lambda table, now: table.prepare_sit(seat, name, now))
    if player.bot:
        try:
            version = await house.do(room, lambda table, now: table.prepare_return(seat, now))
        except NotPossible:  # somebody else took it back just now
            version = room.table.version
    return Response(Done(version), status_code=200)


# --- watching ----------------------------------------------------------------------------------------------------


@get(
    "/tables/{id:str}/stream",
    summary="Wait for what happens",
    response_description="The events.",
    security=TOKEN_OR_LISTED,
    media_type="text/event-stream",
    responses=problems(400, 401, 404),
)
async def stream_table(request: AnyRequest, id: TableId) -> Stream:
    """Server-sent events: one at once, and one after each change, or after several that came together.

    The id of an event is the version, its data are `{"version": 12, "turn": 0, "status": "playing"}`.
    After a break, `Last-Event-ID` says what is known already.
    """
    room, link = await look(request, id)
    known = request.headers.get("last-event-id", "")
    version = int(known) if known.isascii() and known.isdecimal() and len(known) < 16 else -1
    events = follow(server_of(request), room.id, link, version)
    return Stream(events, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


async def follow(server: Server, id: str, link: rows.Link | None, sent: int) -> AsyncIterator[bytes]:
    """The versions of a table after the one that the program knows; ends when the link is revoked."""
    house = server.house
    watcher = Watcher(View(seat_of(link), LANGUAGES[0], "program"), asyncio.Event(), sent)
    room: Room | None = None
    moves = -1
    try:
        while not house.closing:
            if link is not None and moves != server.people.moves:
                moves = server.people.moves
                if not await is_valid(server, link):
                    return
            if room is None or house.rooms.get(id) is not room:
                room = await enter(house, id, watcher, room)
            if room.table.version != watcher.version:
                watcher.version = room.table.version
                yield event(room.table)
            try:
                await asyncio.wait_for(watcher.wake.wait(), HEARTBEAT)
                watcher.wake.clear()
            except TimeoutError:
                yield b": still here\n\n"
    except NoTable:  # it cannot be rebuilt any more
        pass
    except Unavailable as problem:  # the program asks again
        house.outage.note(problem)
    finally:
        if room is not None:
            room.watchers.discard(watcher)
            room.wake()


async def enter(house: House, id: str, watcher: Watcher, left: Room | None) -> Room:
    """The table in memory, with one who watches it."""
    if left is not None:  # it was dropped after the store had failed
        left.watchers.discard(watcher)
    room = await house.room(id)
    room.watchers.add(watcher)
    room.wake()
    house.drive(room)
    return room


def event(table: LiveTable) -> bytes:
    data = msgspec.json.encode({"version": table.version, "turn": table.turn, "status": table.status})
    return b"id: %d\ndata: %b\n\n" % (table.version, data)


async def is_valid(server: Server, link: rows.Link) -> bool:
    return await server.store.read(lambda conn: tables.find_link(conn, link.hash)) is not None


@get(
    "/tables/{id:str}/record",
    summary="The record of a finished game",
    response_description="The record.",
    security=TOKEN_OR_LISTED,
    media_type="text/plain",
    responses={
        **problems(400, 401, 404),
        409: ResponseSpec(data_container=Problem, description="The game is not over.", generate_examples=False),
    },
)
async def show_record(request: AnyRequest, id: TableId) -> Response[str]:
    """Every decision, with the seed that chance came from: `eolith verify` checks it.  409 while the game goes on."""
    room, _ = await look(request, id)
    table = room.table
    if not table.over:
        raise HTTPException(status_code=409, detail="not-over")
    return Response(record_of(table).to_text(), media_type="text/plain")


ROUTER = Router(
    "/api",
    route_handlers=[
        list_games,
        list_tables,
        create_table,
        show_table,
        list_options,
        decide,
        undo,
        take_seat,
        stream_table,
        show_record,
    ],
    exception_handlers={HTTPException: api_problem, RecursionError: nested},
    include_in_schema=True,
)
HANDLERS = [ROUTER]
