"""The games and tables of the server: opening one, looking at it, and what can be decided there."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody

import eolith
from eolith import bots
from eolith.bots.wins import win_share
from eolith.games import having
from eolith.kernel.game import Game, SpecError
from eolith.kernel.text import LANGUAGES, Texts, level_meaning
from eolith.store import people, rows, tables
from eolith.store.replay import stored_game
from eolith.table.live import LiveTable, clean_name
from eolith.table.setup import Clock, Seat, Setup

from ..frame.html import letter
from ..frame.names import face_file
from ..host import clock
from ..host.games import load_game, table_options
from ..host.open_table import OpenTable
from ..host.own import by_level
from ..host.people import stranger
from ..host.seated import check_bot
from ..server import AnyRequest, limit, sender, server_of, visit
from .asking import TOKEN, TOKEN_OR_LISTED, Lang, TableId, look, problems, refused, seat_of, unauthorized
from .shapes import (
    BotLevel,
    ChoiceInfo,
    GameInfo,
    Level,
    ListedSeat,
    ListedTable,
    NewTable,
    Opened,
    OptionInfo,
    Options,
    OwnLevel,
    SeatInfo,
    SeatLink,
    TableInfo,
    WatchLink,
)

MOST_LISTED = 100


def base_of(request: AnyRequest) -> str:
    return server_of(request).settings.url or stranger(request).origin


# --- games and tables ---------------------------------------------------------------------------------------------


@get("/games", summary="The games of this server", response_description="The games.", responses=problems(400))
async def list_games(lang: Lang = "en") -> list[GameInfo]:
    """Their numbers of players, table options, bots and languages."""
    return [game_info(eolith.load(name), lang) for name in eolith.games()]


def game_info(game: Game, language: str) -> GameInfo:
    title = Texts(language, game.name).say("game-name")
    options = {name: list(values) for name, values in table_options(game.name).items()}
    languages = list(LANGUAGES) if game.name in having("words") else [LANGUAGES[0]]
    known = bots.of(game)
    levels = [bot_level(bot, language) for bot in bots.LEVELS if bot in known]
    return GameInfo(
        game.name, title, list(game.player_counts), options, known, levels, languages, levels_of(game, language)
    )


def bot_level(bot: str, language: str) -> BotLevel:
    texts = Texts(language)
    return BotLevel(bot, texts.say(f"bot-{bot}"), texts.say(f"bot-{bot}-told"), face_file(bot))


def levels_of(game: Game, language: str) -> list[Level]:
    """The levels of a game for one; none where nobody can play alone."""
    texts = Texts(language, game.name)
    levels = type(game).levels() if 1 in game.player_counts else {}
    return [
        Level(level, options, *level_meaning(texts, level), win_share(game.name, level))
        for level, options in levels.items()
    ]


@get(
    "/record",
    summary="What you have achieved alone",
    response_description="Every level that was played to its end.",
    security=[{"session": []}],
    responses=problems(401),
)
async def own_record(request: AnyRequest) -> list[OwnLevel]:
    """Of the account, or the guest, whose session the request brings, as a browser does."""
    server, visitor = await visit(request)
    if visitor.guest is None:
        raise unauthorized()
    results = await server.store.read(lambda conn: people.results(conn, visitor.id))
    return [
        OwnLevel(game, level, own.won, own.lost, own.best, own.streak, own.longest)
        for (game, level), own in by_level(results).items()
    ]


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
            what_is_played(row.spec),
            row.turn,
            [ListedSeat(i, seat["kind"], names[i], seat.get("bot", "")) for i, seat in enumerate(row.setup["seats"])],
            row.updated,
        )
        for row, names in found
    ]


def what_is_played(spec: str) -> str:
    """The spec of a stored table with all its options; as it is stored where it cannot be played any more."""
    try:
        return repr(stored_game(spec))
    except SpecError:
        return spec


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
    opened, tokens = await server.house.create(game, setup)
    base = base_of(request)
    seats = [SeatLink(seat, letter(seat), token, f"{base}/s/{token}") for seat, token in tokens.items() if seat >= 0]
    watch = WatchLink(tokens[-1], f"{base}/s/{tokens[-1]}")
    return Response(Opened(opened.id, f"{base}/t/{opened.id}", seats, watch), status_code=201)


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
            check_bot(seat.bot, game)
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
    opened, link = await look(request, id)
    return table_info(opened, seat_of(link))


def table_info(opened: OpenTable, seat: int | None) -> TableInfo:
    table = opened.table
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
        opened.id,
        repr(table.game),
        table.version,
        table.status,
        table.turn,
        seat,
        seats,
        [int(points) for points in state.scores()] if state.over else None,
        table.outcome,
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
    opened, link = await look(request, id)
    seat = seat_of(link)
    if seat is None:
        raise unauthorized() if link is None else HTTPException(status_code=403, detail="not-your-seat")
    return options_of(opened.table, seat, lang)


def options_of(table: LiveTable, seat: int, language: str) -> Options:
    if table.turn != seat:
        return Options(table.version, table.turn, [], [])
    game, state = table.game, table.play.state
    choices = game.scene(language).choices(state)
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


HANDLERS = [list_games, own_record, list_tables, create_table, show_table, list_options]
