"""Who asks: a browser is known by its session cookie, a program by the token of a link."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie

from eolith.kernel.text import LANGUAGES, Texts
from eolith.store import Store, people, rows, tables

from ..security import YEAR
from . import clock

MOST_KNOWN = 20_000
"""Sessions whose guest is remembered in memory."""


def new_token() -> str:
    """A secret of 128 bits for a link or a cookie."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass
class Visitor:
    """Who made a request."""

    guest: rows.Guest | None
    """None until there is something to remember."""
    language: str
    token: str = field(default="", repr=False)
    """Of the session; empty if there is none."""
    new: bool = False
    """The session was made in this request, so its cookie is to be set."""
    secure: bool = False
    """The request came through https."""
    origin: str = ""
    """`https://host`, as the browser sees the server."""
    path: str = "/"
    """Of the page that was asked for, with its query."""
    texts: Texts = field(init=False)

    def __post_init__(self) -> None:
        self.texts = Texts(self.language, "", "web")

    def say(self, message: str, **values: Any) -> str:
        return self.texts.say(message, **values)

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def name(self) -> str:
        return self.guest.nickname if self.guest else ""

    @property
    def prefs(self) -> dict[str, Any]:
        return self.guest.prefs if self.guest else {}

    def cookies(self) -> list[Cookie]:
        """The cookie that the answer must set, if any."""
        cookie = Cookie(
            key=cookie_name(self.secure), value=self.token, max_age=YEAR, path="/", secure=self.secure, httponly=True,
            samesite="lax",
        )  # fmt: skip
        return [cookie] if self.new else []


def cookie_name(secure: bool) -> str:
    """`__Host-` binds a cookie to its host, but browsers take it over https alone."""
    return "__Host-eolith" if secure else "eolith"


class People:
    """The guests of the server, with those that came last in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_wishes: Callable[[str], Awaitable[None]] | None = None
        """Told of each table where somebody sat down, or whose people prefer something else now."""
        self.on_forget: Callable[[], None] | None = None
        """Told that whoever looks at a table must be asked again who it is."""
        self.known: OrderedDict[str, rows.Guest] = OrderedDict()
        self.seats: dict[tuple[str, str], frozenset[int]] = {}
        """The seats (-1: as a spectator) that a guest holds at a table."""
        self.eras: dict[str, int] = {}
        """How often each guest has lost a session or a seat."""
        self.moves = 0
        """How often any guest has gained or lost a seat."""

    async def visitor(self, request: Request[Any, Any, Any]) -> Visitor:
        """Who made a request; a browser without a session is nobody yet."""
        visitor = stranger(request)
        token = request.cookies.get(cookie_name(visitor.secure), "")
        guest = await self.find(token) if token else None
        if guest is None:
            return visitor
        language = guest.language if "language" not in request.cookies else visitor.language
        return Visitor(guest, language, token, secure=visitor.secure, origin=visitor.origin, path=visitor.path)

    async def find(self, token: str) -> rows.Guest | None:
        """The guest of a session."""
        hashed = hash_token(token)
        if hashed in self.known:
            self.known.move_to_end(hashed)
            return self.known[hashed]
        now, eras = clock.now(), dict(self.eras)
        found = await self.store.read(lambda conn: people.find_session(conn, hashed))
        if found is None:
            return None
        session, guest = found
        if people.is_stale(session, now):
            await self.store.write(lambda conn: people.touch(conn, hashed, now))
        if self.eras.get(guest.id) == eras.get(guest.id):  # else the session may have ended meanwhile
            self._remember(hashed, guest)
        return guest

    def _remember(self, hashed: str, guest: rows.Guest) -> None:
        self.known[hashed] = guest
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    async def welcome(self, visitor: Visitor, nickname: str = "") -> rows.Guest:
        """The visitor as a guest with a session, made now if there is none; takes a new nickname, if one is given."""
        now = clock.now()
        if visitor.guest is None:
            guest = rows.Guest(id=new_token(), nickname=nickname, language=visitor.language, created=now)
            visitor.token, visitor.new = new_token(), True
            session = rows.Session(hash_token(visitor.token), guest.id, now, now)

            def make(conn: Any) -> None:
                people.add_guest(conn, guest)
                people.add_session(conn, session)

            await self.store.write(make)
            self._remember(session.hash, guest)
            visitor.guest = guest
        elif nickname and nickname != visitor.guest.nickname:
            await self.change(visitor, nickname=nickname)
        return visitor.guest

    async def change(self, visitor: Visitor, **fields: Any) -> None:
        """Change fields of the visitor's guest; nothing if it was forgotten meanwhile."""
        assert visitor.guest is not None
        id = visitor.guest.id

        def save(conn: Any) -> rows.Guest | None:
            present = people.get(conn, id)  # other fields may have changed since the request began
            if present is None:
                return None
            people.save_guest(conn, changed := msgspec.structs.replace(present, **fields))
            return changed

        changed = await self.store.write(save)
        if changed is None:
            return
        visitor.guest = changed
        for hashed, guest in self.known.items():
            if guest.id == changed.id:
                self.known[hashed] = changed
        if "prefs" in fields and self.on_wishes is not None:
            for table in [table for guest, table in self.seats if guest == changed.id]:
                await self.on_wishes(table)

    async def seats_of(self, visitor: Visitor, table: str) -> frozenset[int]:
        """The seats that a visitor holds at a table; -1 among them for a spectator."""
        if visitor.guest is None:
            return frozenset()
        key = (visitor.guest.id, table)
        if key not in self.seats:
            moves = self.moves
            places = await self.store.read(lambda conn: tables.places(conn, table))
            seats = frozenset(place.seat for place in places if place.guest == key[0])
            if self.moves != moves:  # this may be so no longer
                return seats
            if len(self.seats) > MOST_KNOWN:
                self.seats.clear()
            self.seats[key] = seats
        return self.seats[key]

    async def sit(self, guest: rows.Guest, table: str, seat: int) -> None:
        place = rows.Place(table, guest.id, seat, clock.now())
        await self.store.write(lambda conn: tables.sit(conn, place))
        self.moves += 1
        self.seats.pop((guest.id, table), None)
        if self.on_wishes is not None:
            await self.on_wishes(table)

    def forget(self, *guests: str) -> None:
        """Read anew what is known of some guests: a session ended, or a seat is theirs no longer."""
        self.moves += 1
        for guest in guests:
            self.eras[guest] = self.eras.get(guest, 0) + 1
        self.known = OrderedDict((hashed, guest) for hashed, guest in self.known.items() if guest.id not in guests)
        self.seats = {key: seats for key, seats in self.seats.items() if key[0] not in guests}
        if self.on_forget is not None:
            self.on_forget()

    def lasting(self, visitor: Visitor) -> Callable[[], bool]:
        """Whether what a visitor may do now is still so, whenever it is asked."""
        id, era = visitor.id, self.eras.get(visitor.id, 0)
        return lambda: self.eras.get(id, 0) == era


def stranger(request: Request[Any, Any, Any]) -> Visitor:
    """Who made a request, as far as the request itself tells."""
    secure = request.url.scheme == "https"
    language = request.cookies.get("language", "")
    if language not in LANGUAGES:
        language = preferred_language(request.headers.get("accept-language", ""))
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Visitor(None, language, secure=secure, origin=origin_of(request), path=path)


def origin_of(request: Request[Any, Any, Any]) -> str:
    """`https://host`, as the browser sees the server."""
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"


def preferred_language(header: str) -> str:
    """The language of ours that a browser likes best (`Accept-Language`); English if it names none of them."""
    wishes = []
    for part in header[:400].split(","):
        name, _, weight = part.partition(";q=")
        try:
            wishes.append((float(weight or 1), name.strip()[:2].casefold()))
        except ValueError:
            continue
    for _, name in sorted(wishes, key=lambda wish: -wish[0]):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
