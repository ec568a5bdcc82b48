"""Who asks the API, and what is answered when something is wrong."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from eolith.kernel.text import LANGUAGES, Texts
from eolith.store import rows, tables

from ..host.house import NoTable
from ..host.open_table import OpenTable
from ..host.people import hash_token, stranger
from ..server import AnyRequest, limit, sender, server_of, table_of
from .shapes import PROBLEMS, Language, Problem


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


def refused(status: int, reason: str, text: str, **more: Any) -> Response[Any]:
    return Response(Problem(reason, text, **more), status_code=status)


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


async def look(request: AnyRequest, id: str) -> tuple[OpenTable, rows.Link | None]:
    """The table of a request and the link that opens it, None where anybody may look on."""
    link = await link_of(request)
    if link is not None and link.table == id:
        return await table_of(request, id), link
    with suppress(NoTable):
        opened = await server_of(request).house.open(id)
        if opened.listed:
            return opened, None
    if link is None:
        raise unauthorized()
    raise HTTPException(status_code=404, detail="no-table")


def seat_of(link: rows.Link | None) -> int | None:
    """The seat of a link; None for a spectator."""
    return None if link is None or link.seat == rows.ONLOOKER else link.seat


async def act(request: AnyRequest, id: str) -> tuple[OpenTable, int]:
    """The table of a request and the seat that it may act for."""
    link = await link_of(request)
    if link is None:
        raise unauthorized()
    if link.table != id:
        raise HTTPException(status_code=404, detail="no-table")
    if link.seat == rows.ONLOOKER:
        raise HTTPException(status_code=403, detail="not-your-seat")
    limit(request, server_of(request).acts, link.hash)
    return await table_of(request, id), link.seat
