"""Puzzles for programs: listed, looked at, and answered."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter, QueryParameter

from eolith.arena.puzzles import Puzzle, PuzzleError, daily, puzzle, puzzles_of, with_puzzles
from eolith.arena.retold import RetoldPuzzle
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused

from ..frame.fragments import texts_of
from ..host import clock
from ..server import AnyRequest, limit, sender, server_of
from .asking import Lang, problems
from .shapes import ChoiceInfo
from .thoughts import KnownAnswer, PuzzleAnswer, PuzzleInfo, PuzzleLine, PuzzleVerdict

NAME = Annotated[str, PathParameter(description="The game.", max_length=40)]
NUMBER = Annotated[int, PathParameter(description="The number of the puzzle, 1 the first.", ge=1, le=10**6)]


@get("/puzzles", summary="The puzzles of this server", response_description="The puzzles.", responses=problems(400))
async def list_puzzles(
    game: Annotated[str, QueryParameter(description="Of this game alone.", max_length=40)] = "", today: bool = False
) -> list[PuzzleLine]:
    """All of them, those of one game, or the one that is for everybody `today`, in UTC."""
    if today:
        try:
            return [_line(*daily(datetime.fromtimestamp(clock.now(), UTC).date()))]
        except PuzzleError:
            return []
    names = [name for name in with_puzzles() if game in ("", name)]
    return [_line(name, number) for name in names for number in range(1, len(puzzles_of(name)) + 1)]


@get(
    "/puzzles/{game:str}/{number:int}",
    summary="A puzzle",
    response_description="The position as its seat sees it, and what can be answered.",
    responses=problems(400, 404),
)
async def show_puzzle(game: NAME, number: NUMBER, lang: Lang = "en") -> PuzzleInfo:
    """One command is clearly best there.  The answer is asked for by POST."""
    return await asyncio.to_thread(_info, _found(game, number), number, lang)


@post(
    "/puzzles/{game:str}/{number:int}",
    summary="Answer a puzzle",
    response_description="What the answer is worth, or how it can go on.",
    status_code=200,
    responses=problems(400, 404, 422, 429),
)
async def answer_puzzle(
    request: AnyRequest, game: NAME, number: NUMBER, data: JSONBody[PuzzleAnswer], lang: Lang = "en"
) -> PuzzleVerdict:
    """Commands as they are typed, one after another, until they make a whole answer; nothing is kept of it."""
    limit(request, server_of(request).acts, sender(request))
    found, taken = _found(game, number), list[int]()
    try:
        for command in data.commands:
            if found.complete(taken):
                break
            taken = found.following(taken, command)
    except (Refused, ActionError, PuzzleError):
        raise HTTPException(status_code=422, detail="not-an-answer") from None
    return await asyncio.to_thread(_verdict, found, taken, lang)


def _found(game: str, number: int) -> Puzzle:
    try:
        return puzzle(game, number)
    except PuzzleError:
        raise HTTPException(status_code=404, detail="no-puzzle") from None


def _line(name: str, number: int) -> PuzzleLine:
    found = puzzle(name, number)
    return PuzzleLine(name, number, found.position["players"], found.position["round"], found.difficulty)


def _info(found: Puzzle, number: int, language: str) -> PuzzleInfo:
    seen = found.game.observe(found.state, found.seat).to_dict()
    line = _line(found.game.name, number)
    return PuzzleInfo(line, repr(found.game), found.seat, found.by, seen, _choices(found, [], language))


def _choices(found: Puzzle, taken: list[int], language: str) -> list[ChoiceInfo]:
    choices = found.offered(found.game.scene(language).choices(found.after(taken)), taken)
    return [ChoiceInfo(one.command, one.label) for one in choices]


def _verdict(found: Puzzle, taken: list[int], language: str) -> PuzzleVerdict:
    command = [found.game.text(option) for option in taken]
    if not found.complete(taken):
        return PuzzleVerdict(command, _choices(found, taken, language), None, "", [], [])
    retold = RetoldPuzzle(found, language, texts_of(language, found.game.wording).say)
    answers = [
        KnownAnswer(
            list(one.command), retold.command(found.options(one.command)), number < found.right, one.win, one.error,
            one.points,
        )
        for number, one in enumerate(found.answers)
    ]  # fmt: skip
    text = f"{retold.verdict(taken)} {retold.why(taken)}"
    return PuzzleVerdict(command, [], found.judge(taken)[0], text, answers, list(retold.reasons(taken)))


HANDLERS = [list_puzzles, show_puzzle, answer_puzzle]
