"""Puzzles: a list of them, one for every day, and each as a position that is answered by pressing."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import htpy as h
from litestar import Response, get, post
from litestar.exceptions import HTTPException

from eolith.arena.puzzles import Puzzle, PuzzleError, daily, puzzle, puzzles_of, with_puzzles
from eolith.arena.retold import RetoldPuzzle
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.state import IllegalOption

from ...frame.fragments import texts_of
from ...frame.html import page
from ...host import clock
from ...host.people import Visitor
from ...security import FILE_POLICY
from ...server import AnyRequest, Server, form_of, html, limit, redirect, sender, visit, whole
from .answer import AnswerPage
from .shown import PuzzleBoard, address_of, letters, stars

MOST_TAKEN = 12
"""Decisions of a command."""
MOST_FIELDS = 20


@get("/puzzles")
async def puzzle_list(request: AnyRequest) -> Response[str]:
    """All puzzles by game and difficulty, and that of the day."""
    _, visitor = await visit(request)
    return html(visitor, await asyncio.to_thread(_list, visitor))


@get("/puzzles/daily")
async def daily_puzzle(request: AnyRequest) -> Response[str]:
    """On to the puzzle of the day."""
    _, visitor = await visit(request)
    return redirect(visitor, address_of(*today()))


def today() -> tuple[str, int]:
    """The game and number of the puzzle of the day; 404 where there are none at all."""
    try:
        return daily(datetime.fromtimestamp(clock.now(), UTC).date())
    except PuzzleError:
        raise HTTPException(status_code=404, detail="no-puzzle") from None


@get(["/puzzles/{game:str}/{number:int}", "/puzzles/{game:str}/{number:int}/{taken:str}"])
async def puzzle_page(
    request: AnyRequest, game: str, number: int, taken: str = "", at: str = "", face: str = ""
) -> Response[str]:
    """A puzzle after the decisions that were taken, or what they are worth once they make a whole command."""
    _, visitor = await visit(request)
    found, options = asked_for(game, number, taken)
    return html(visitor, await asyncio.to_thread(_shown, found, number, options, visitor, face, at, given(request)))


@post(["/puzzles/{game:str}/{number:int}", "/puzzles/{game:str}/{number:int}/{taken:str}"])
async def take(request: AnyRequest, game: str, number: int, taken: str = "") -> Response[str]:
    """One more decision, or several."""
    server, visitor = await visit(request)
    limit(request, server.acts, sender(request, visitor))
    found, options = asked_for(game, number, taken)
    board = PuzzleBoard(found, number, options, visitor, "")
    command = (await form_of(request)).get("command", "")
    try:
        after = found.following(options, command)
    except Refused as refused:
        told = f"{board.scene.refusal(refused.refusal)} ({refused.refusal.rule})"
        return html(visitor, await asyncio.to_thread(board.html, "", {}, told), 422)
    except (ActionError, PuzzleError):
        return html(visitor, await asyncio.to_thread(board.html, "", {}, board.say("table-not-understood")), 422)
    if found.complete(after) and found.judge(after)[0]:
        await remember(server, request, visitor, game, number)
    return redirect(visitor, address_of(game, number, after))


@get("/puzzles/{game:str}/{number:int}/board.svg")
async def puzzle_picture(request: AnyRequest, game: str, number: int, taken: str = "", out: int = 0) -> Response[str]:
    """The position of a puzzle after some decisions, as its seat sees it; played `out` to the end of the round."""
    _, visitor = await visit(request)
    found, options = asked_for(game, number, taken)
    drawn = await asyncio.to_thread(_picture, found, number, options, bool(out), visitor.language)
    return Response(drawn, media_type="image/svg+xml", headers={"content-security-policy": FILE_POLICY})


def asked_for(game: str, number: int, taken: str) -> tuple[Puzzle, list[int]]:
    """A puzzle and the decisions that an address names; 404 where there is no such puzzle, or they are not legal."""
    try:
        found = puzzle(game, number)
        options = [whole(one) for one in taken.split("-")] if taken else []
        if len(options) > MOST_TAKEN or found.joined([], options) != options:
            raise PuzzleError("this is more than a command")
    except (PuzzleError, ActionError, IllegalOption):
        raise HTTPException(status_code=404, detail="no-puzzle") from None
    return found, options


def given(request: AnyRequest) -> dict[str, int]:
    """The numbers of a panel's form."""
    numbers = list(request.query_params.items())[:MOST_FIELDS]
    return {name: int(value) for name, value in numbers if str(value).isdecimal() and len(str(value)) < 5}


def _shown(
    found: Puzzle, number: int, options: list[int], visitor: Visitor, face: str, at: str, fields: dict[str, int]
) -> str:
    if found.complete(options):
        return AnswerPage(found, number, options, visitor).html(after(found.game.name, number, visitor))
    face = face if face in ("picture", "plain") else visitor.prefs.get("face", "picture")
    return PuzzleBoard(found, number, options, visitor, face).html(at, fields)


def _picture(found: Puzzle, number: int, options: list[int], out: bool, language: str) -> str:
    scene = found.game.scene(language)
    retold = RetoldPuzzle(found, language, texts_of(language, found.game.wording).say, letters(found))
    whole_way = retold.played_out(0, options) if out else options
    return scene.svg(found.game.observe(found.after(whole_way), found.seat), salt=number, names=letters(found))


# --- what is solved ------------------------------------------------------------------------------------------


def solved(visitor: Visitor, game: str) -> set[int]:
    """The puzzles of a game that a visitor has solved, as far as its browser or account knows."""
    return set(visitor.prefs.get("puzzles", {}).get(game, ()))


async def remember(server: Server, request: AnyRequest, visitor: Visitor, game: str, number: int) -> None:
    """Note that a visitor has solved a puzzle; whoever is nobody yet becomes a guest by it, but for too many."""
    if visitor.guest is None:
        try:
            limit(request, server.opens, sender(request, visitor))
        except HTTPException:  # the answer is told all the same
            return
        await server.people.welcome(visitor)
    done = {**visitor.prefs.get("puzzles", {}), game: sorted(solved(visitor, game) | {number})}
    await server.people.change(visitor, prefs={**visitor.prefs, "puzzles": done})


def after(game: str, number: int, visitor: Visitor) -> str:
    """The address of the next puzzle of a game that was not solved; that of the list where all were."""
    count, done = len(puzzles_of(game)), solved(visitor, game)
    order = [*range(number + 1, count + 1), *range(1, number)]
    return next((address_of(game, one) for one in order if one not in done), "/puzzles")


# --- the list --------------------------------------------------------------------------------------------------


def _list(visitor: Visitor) -> str:
    say = visitor.say
    name, number = today()
    return page(
        visitor,
        say("puzzles-title"),
        h.div(".hero")[h.h1[say("puzzles-title")], h.p[say("puzzles-text")]],
        _daily(visitor, name, number),
        [_game(visitor, name) for name in with_puzzles()],
        styles=("end.css", "puzzle.css"),
        kind="puzzles",
    )


def _daily(visitor: Visitor, name: str, number: int) -> h.Element:
    """The puzzle of the day, with its picture."""
    say, found = texts_of(visitor.language, name).say, puzzle(name, number)
    address = address_of(name, number)
    return h.section(".card.daily", aria_labelledby="daily")[
        h.a(href=address, tabindex=-1, aria_hidden="true")[h.img(src=f"{address}/board.svg", alt="", loading="lazy")],
        h.div[
            h.h2("#daily")[say("puzzle-daily")],
            h.p[
                say("game-name"),
                " · ",
                say("games-players", counts=found.game.players),
                h.br,
                stars(found.difficulty, say),
            ],
            h.p[h.a(".button.main", href=address)[say("puzzle-solve")]],
        ],
    ]


def _game(visitor: Visitor, name: str) -> h.Element:
    """The puzzles of a game, the easy ones first, and of those that are as hard the ones for few players."""
    say, done = texts_of(visitor.language, name).say, solved(visitor, name)
    found = puzzles_of(name)
    count = say("puzzles-solved", n=len(done), of=len(found)) if done else say("puzzles-count", n=len(found))
    rows: dict[int, dict[int, list[int]]] = {}
    for number, one in enumerate(found, 1):
        rows.setdefault(one.difficulty, {}).setdefault(one.game.players, []).append(number)
    return h.section(".puzzles", aria_labelledby=f"puzzles-{name}")[
        h.h2(id=f"puzzles-{name}")[say("game-name"), " ", h.small[count]],
        [
            h.div[
                h.h3[stars(level, say), " ", say(f"puzzle-difficulty-{level}")],
                [
                    h.div(".row")[
                        h.p(".quiet")[say("games-players", counts=players)],
                        h.ul[(_number(name, number, number in done, say) for number in numbers)],
                    ]
                    for players, numbers in sorted(by_players.items())
                ],
            ]
            for level, by_players in sorted(rows.items())
        ],
    ]


def _number(name: str, number: int, is_solved: bool, say: Any) -> h.Element:
    text = say("puzzle-solved-label" if is_solved else "puzzle-title", n=number)
    link = h.a(href=address_of(name, number), aria_label=text, class_="solved" if is_solved else None)
    return h.li[link[f"{number}{' ✓' if is_solved else ''}"]]


HANDLERS = [puzzle_list, daily_puzzle, puzzle_page, take, puzzle_picture]
