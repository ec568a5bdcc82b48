"""The server as an ASGI application."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncIterator
from typing import Any

import htpy as h
from litestar import Litestar, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from eolith.kernel.text import LANGUAGES
from eolith.store import Damaged, Store, Unavailable

from . import pages
from .api import ROUTER, page as api_page
from .frame import assets
from .frame.html import page
from .host.metrics import Metrics
from .host.notify import Notifier
from .host.outage import RETRY
from .host.people import origin_of, stranger
from .security import LARGEST_BODY, YEAR, is_own, outermost
from .server import AnyRequest, Server, form_of, html, redirect, server_of, speak, visit, wants_json
from .settings import Settings

log = logging.getLogger("eolith.web")
BROWSERS_SEND = ("origin", "sec-fetch-site")
COMPRESSION = CompressionConfig(
    backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude=[r"^/static/", r"/stream$"]
)
"""Of pages; files are stored compressed, and event streams compress each event."""


@get("/static/{name:path}")
async def static(request: AnyRequest, name: str) -> Response[bytes]:
    """A file of ours; its address names its content, so it is kept for ever."""
    name = name.lstrip("/")
    if assets.content(name) is None:
        raise HTTPException(status_code=404, detail="no-page")
    headers = {"cache-control": f"public, max-age={YEAR}, immutable", "vary": "accept-encoding"}
    kind = assets.TYPES[name[name.rindex(".") :]]
    if "gzip" in request.headers.get("accept-encoding", "") and kind != "font/woff2":  # which is compressed as it is
        return Response(assets.compressed(name), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(assets.content(name) or b"", media_type=kind, headers=headers)


@post("/language")
async def language(request: AnyRequest) -> Response[str]:
    """Switch the language of every page, and go back to where one was."""
    server, visitor = await visit(request)
    form = await form_of(request)
    wish = form.get("language", "")
    if wish not in LANGUAGES:
        raise HTTPException(status_code=400, detail="bad-request")
    if visitor.guest is not None:
        await server.people.change(visitor, language=wish)
    answer = redirect(visitor, own_path(form.get("back", "")))
    speak(answer, visitor, wish)
    return answer


def own_path(address: str) -> str:
    """The path and query of an address if they lead to this server, for any browser; else that of the start page."""
    # browsers take a backslash for a slash, and two of them begin another host
    return address if re.fullmatch(r"/(?![/\\])[!-\[\]-~]*", address) else "/"


async def check_origin(request: AnyRequest) -> None:
    """Refuse what a page of somebody else sends in a visitor's name."""
    headers = {name.lower(): value for name, value in request.headers.items()}
    program = is_api(request) and ("authorization" in headers or headers.keys().isdisjoint(BROWSERS_SEND))
    if not is_own(request.method, headers, program, (origin_of(request), server_of(request).settings.url)):
        raise HTTPException(status_code=403, detail="wrong-origin")


def tell_problem(request: AnyRequest, problem: HTTPException) -> Response[Any]:
    """One clear line for what went wrong."""
    visitor = stranger(request)
    reason = problem.detail if f"problem-{problem.detail}" in visitor.texts else f"status-{problem.status_code}"
    if f"problem-{reason}" not in visitor.texts:
        reason = "status-500" if problem.status_code >= 500 else "bad-request"
    text = visitor.say(f"problem-{reason}")
    if wants_json(request) or is_api(request):
        return Response({"reason": reason, "text": text}, status_code=problem.status_code, headers=problem.headers)
    content = page(visitor, text, h.h1[text], h.p[h.a(href="/")[visitor.say("problem-home")]])
    answer = html(visitor, content, problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


def tell_unavailable(request: AnyRequest, problem: Unavailable) -> Response[Any]:
    """The store is away: whoever asks may ask again."""
    server_of(request).house.outage.note(problem)
    again = {"retry-after": str(RETRY)}
    return tell_problem(request, HTTPException(status_code=503, detail="unavailable", headers=again))


def tell_damaged(request: AnyRequest, problem: Damaged) -> Response[Any]:
    """A table that cannot be read any more is as good as none for whoever asks; the log names it."""
    log.error("table %s", problem)
    return tell_problem(request, HTTPException(status_code=404, detail="no-table"))


def tell_fault(request: AnyRequest, fault: Exception) -> Response[Any]:
    """A fault of ours: the log tells all but the address, which may hold a token."""
    log.error("%s %s", request.method, request.scope.get("path_template", "?"), exc_info=fault)
    return tell_problem(request, HTTPException(status_code=500))


def is_api(request: AnyRequest) -> bool:
    """A request of a program, which uses no cookies."""
    return request.url.path.startswith("/api/")


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The application; without a store it opens that of the settings, and claims it."""
    app = Litestar(
        [static, language, *pages.HANDLERS, ROUTER],
        lifespan=[life],
        before_request=check_origin,
        exception_handlers={
            HTTPException: tell_problem,
            Unavailable: tell_unavailable,
            Damaged: tell_damaged,
            Exception: tell_fault,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=COMPRESSION,
        include_in_schema=False,
        openapi_config=api_page.OPENAPI,
        logging_config=None,
    )
    answer = outermost(app.asgi_handler)

    async def measured(scope: Scope, receive: Receive, send: Send) -> None:
        figures: Metrics = app.state.metrics
        await figures.measure(answer)(scope, receive, send)

    app.asgi_handler = measured  # around all, not only around what has a route
    furnish(app, settings, store or Store(settings.db))
    return app


def furnish(app: Litestar, settings: Settings, store: Store) -> None:
    """Give an application all that it holds between two requests; one that has ended may be given it anew."""
    server = Server(settings, store)
    notifier = Notifier(server.house, store, settings)
    server.house.on_change.append(notifier.changed)
    app.state = State({"server": server, "notifier": notifier, "metrics": Metrics(server.house, store)})


@contextlib.asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    server: Server = app.state.server
    notifier: Notifier = app.state.notifier
    await server.house.start()
    yield
    await server.reviews.stop()
    await server.house.stop()
    await notifier.stop()
