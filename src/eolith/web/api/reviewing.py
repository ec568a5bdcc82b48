"""The review of a finished game for programs: asked for, waited for, and told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from eolith.arena.retold import Retold
from eolith.arena.review import Judged, Review
from eolith.kernel.record import Record

from ..host.open_table import OpenTable
from ..host.records import record_of
from ..host.reviews import possible
from ..server import AnyRequest, limit, server_of
from .asking import TOKEN, TOKEN_OR_LISTED, Lang, TableId, look, problems, unauthorized
from .shapes import Problem
from .thoughts import CurvePoint, ReviewInfo, ReviewTold, SideAccount, ToldLuck, ToldTurn

NOT_OVER = {
    409: ResponseSpec(data_container=Problem, description="The game is not over.", generate_examples=False),
}


@get(
    "/tables/{id:str}/review",
    summary="The review of a finished game",
    response_description="The review, or how far it has come.",
    security=TOKEN_OR_LISTED,
    responses={**problems(400, 401, 404), **NOT_OVER},
)
async def show_review(request: AnyRequest, id: TableId, lang: Lang = "en") -> ReviewInfo:
    """Win chances from turn to turn, mistakes and what would have been better, and luck told from decisions.

    It is made when somebody asks for it by POST.  409 while the game goes on, 404 where no value was learned for it.
    """
    opened, _ = await look(request, id)
    return await _told(request, opened, _reviewable(opened), lang)


@post(
    "/tables/{id:str}/review",
    summary="Have a finished game reviewed",
    response_description="It is being made, or there.",
    security=TOKEN,
    status_code=202,
    responses={**problems(400, 401, 404, 429, 503), **NOT_OVER},
)
async def ask_review(request: AnyRequest, id: TableId, lang: Lang = "en") -> ReviewInfo:
    """It takes about a minute; GET tells how far it has come.  Asking again for one that there is changes nothing."""
    opened, link = await look(request, id)
    if link is None:
        raise unauthorized()
    limit(request, server_of(request).acts, link.hash)
    record = _reviewable(opened)
    reviews = server_of(request).reviews
    if await reviews.find(id, record) is None and not reviews.ask(id, record):
        raise HTTPException(status_code=503, detail="many-reviews", headers={"retry-after": "60"})
    return await _told(request, opened, record, lang)


def _reviewable(opened: OpenTable) -> Record:
    """The record of a game that can be reviewed; 409 while it goes on, 404 where it never can be."""
    if not opened.table.over:
        raise HTTPException(status_code=409, detail="not-over")
    if not possible(opened.table):
        raise HTTPException(status_code=404, detail="no-review")
    return record_of(opened.table)


async def _told(request: AnyRequest, opened: OpenTable, record: Record, language: str) -> ReviewInfo:
    reviews = server_of(request).reviews
    found = await reviews.find(opened.id, record)
    if found is None:
        return ReviewInfo(reviews.progress(record), None)
    names = [player.name for player in opened.table.players]
    return ReviewInfo(1.0, await asyncio.to_thread(tell, found, Retold(record, language, names)))


def tell(found: Review, retold: Retold) -> ReviewTold:
    """A review in numbers, with the words of its decisions."""

    def turns(judged: Sequence[Judged]) -> list[ToldTurn]:
        return [
            ToldTurn(
                one.step,
                retold.before(one.step).round,
                one.seat,
                list(one.taken),
                retold.told(one.step, one.taken, one.seat),
                list(one.other),
                retold.told(one.step, one.other, one.seat),
                one.gain,
                one.error,
            )
            for one in judged
        ]

    luck = [
        ToldLuck(
            swing.step,
            retold.before(swing.step).round,
            swing.option,
            "; ".join(line.words() for line in retold.lines(swing.step, [swing.option])),
            list(swing.means),
            list(swing.errors),
        )
        for swing in found.lucky
    ]
    return ReviewTold(
        found.looks,
        [CurvePoint(step, list(chances)) for step, chances in found.curve],
        turns(found.mistakes),
        turns(found.finds),
        luck,
        [SideAccount(**account._asdict()) for account in found.accounts()],
    )


HANDLERS = [show_review, ask_review]
