"""What the handlers of a server share, and how they answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from eolith.kernel.game import Game
from eolith.store import Store
from eolith.table.setup import Setup

from .host.house import House, NoTable
from .host.open_table import OpenTable
from .host.people import People, Visitor
from .host.reviews import Reviews
from .security import YEAR, Limiter
from .settings import Settings

AnyRequest = Request[Any, Any, Any]
MOST_FRESH = 5000
"""Tables whose new links are remembered."""


@dataclass
class Server:
    """One server: its tables, its guests, and how much each may ask of it."""

    settings: Settings
    store: Store
    house: House = field(init=False)
    people: People = field(init=False)
    reviews: Reviews = field(init=False)

    fresh: dict[str, dict[int, tuple[str, str]]] = field(default_factory=dict)
    """Tokens of the links that were made last, by table and seat, and the guest who had them made: they are
    stored nowhere else."""

    async def open(
        self, visitor: Visitor, game: Game, setup: Setup, places: Sequence[tuple[str, int]], id: str = ""
    ) -> OpenTable:
        """A new table as `House.create` makes it, whose links the visitor may see."""
        opened, tokens = await self.house.create(game, setup, places, id)
        self.remember_links(opened.id, tokens, visitor.id)
        return opened

    def remember_links(self, table: str, tokens: dict[int, str], guest: str) -> None:
        """Links that were made just now, for the eyes of a guest."""
        links = self.fresh.pop(table, {}) | {seat: (token, guest) for seat, token in tokens.items()}
        self.fresh[table] = links
        while len(self.fresh) > MOST_FRESH:
            del self.fresh[next(iter(self.fresh))]

    def may_invite(self, visitor: Visitor, table: str, own: frozenset[int]) -> bool:
        """Whether a visitor with its `own` seats is shown the links of a table: it sits there, or has made them."""
        made = self.fresh.get(table, {}).values()
        return any(seat >= 0 for seat in own) or bool(own) and any(maker == visitor.id for _, maker in made)

    def __post_init__(self) -> None:
        self.house = House(self.store, self.settings)
        self.people = People(self.store)
        self.reviews = Reviews(self.store)
        self.people.on_wishes = self.house.note_wishes
        self.people.on_forget = self.house.wake
        self.acts = Limiter(rate=20, burst=60)
        self.opens = Limiter(rate=0.2, burst=20)
        """Tables and accounts that one sender opens, and tries at passwords and links."""


def server_of(request: AnyRequest) -> Server:
    server: Server = request.app.state.server
    return server


async def visit(request: AnyRequest) -> tuple[Server, Visitor]:
    """The server that a browser asks, and who that is."""
    server = server_of(request)
    return server, await server.people.visitor(request)


async def form_of(request: AnyRequest) -> dict[str, str]:
    """The fields of a form; of fields of one name, the first."""
    form = await request.form()
    return {name: str(form[name]) for name in form}


def sender(request: AnyRequest, visitor: Visitor | None = None) -> str:
    """Who is counted: a guest, or else an address."""
    if visitor is not None and visitor.guest is not None:
        return visitor.guest.id
    return request.client.host if request.client else "?"


def limit(request: AnyRequest, limiter: Limiter, who: str) -> None:
    """Count a request; 429 for too many."""
    if server_of(request).settings.limits and not limiter.allows(who):
        raise HTTPException(status_code=429, detail="too-many", headers={"retry-after": "1"})


def limit_acting(request: AnyRequest, visitor: Visitor) -> None:
    """Count what a visitor does; whoever is nobody yet becomes a guest by it, and an address makes few of those."""
    server = server_of(request)
    limit(request, server.opens if visitor.guest is None else server.acts, sender(request, visitor))


def wants_json(request: AnyRequest) -> bool:
    return "application/json" in request.headers.get("accept", "")


def html(visitor: Visitor, content: str, status: int = 200) -> Response[str]:
    """A page, with the cookie of a new session."""
    return Response(content, media_type=MediaType.HTML, status_code=status, cookies=visitor.cookies())


def redirect(visitor: Visitor, path: str) -> Response[str]:
    """On to another page of this server."""
    return Response("", status_code=303, headers={"location": path}, cookies=visitor.cookies())


def speak(answer: Response[Any], visitor: Visitor, language: str) -> None:
    """Have the browser ask for a language from now on."""
    set_cookie(answer, visitor, "language", language, YEAR)


def set_cookie(answer: Response[Any], visitor: Visitor, name: str, value: str, stays: int) -> None:
    """A cookie that no script can read, and that other sites cannot send."""
    answer.set_cookie(name, value, max_age=stays, path="/", httponly=True, samesite="lax", secure=visitor.secure)


async def table_of(request: AnyRequest, id: str) -> OpenTable:
    """The table of a request; 404 if there is none."""
    try:
        return await server_of(request).house.open(id)
    except NoTable:
        raise HTTPException(status_code=404, detail="no-table") from None


async def seats_at(request: AnyRequest, visitor: Visitor, opened: OpenTable) -> frozenset[int]:
    """The seats that a visitor holds at a table; 404, as if there were none, for a table that is not its business."""
    seats = await server_of(request).people.seats_of(visitor, opened.id)
    if not seats and not opened.listed:
        raise HTTPException(status_code=404, detail="no-table")
    return seats


def command_id(seat: int, id: str) -> str:
    """What the id of a command is kept as: seats that happen to choose the same id do not disturb each other."""
    return f"{seat}:{id}"


def whole(text: Any) -> int:
    """A whole number as forms and addresses hold it; -1 for anything else."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 16 else -1
