"""Guests, their accounts and browsers, and the server's own keys."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Table, Update, bindparam, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from . import tables
from .errors import StoreError, Taken
from .rows import Guest, Note, Result, Session, Subscription
from .schema import (
    ADD,
    DROP,
    guests,
    keys,
    notes,
    places,
    put,
    reports,
    results as _results,
    sessions,
    subscriptions as _subscriptions,
)

TOUCH_EVERY = 3600.0
"""Seconds for which a session that was just seen need not be marked again."""

_GET = select(guests).where(guests.c.id == bindparam("id"))
_LOGIN = select(guests).where(guests.c.login == bindparam("login"))
_SAVE = update(guests).where(guests.c.id == bindparam("id_"))
_SESSION = select(sessions, guests).join_from(sessions, guests).where(sessions.c.hash == bindparam("hash"))
_TOUCH = update(sessions).where(sessions.c.hash == bindparam("hash_"))
_LEAVE = delete(sessions).where(sessions.c.guest == bindparam("guest"))
_SUBSCRIPTIONS = select(_subscriptions).where(_subscriptions.c.guest == bindparam("guest"))
_RESULTS = select(_results).where(_results.c.guest == bindparam("guest")).order_by(_results.c.at)


def _move(table: Table, *same: str) -> Update:
    """The rows of one guest become another's, but for those `same` as one that it has."""
    moved = update(table).where(table.c.guest == bindparam("from_")).values(guest=bindparam("to"))
    own = table.alias("own")
    has = exists().where(own.c.guest == bindparam("to"), *(own.c[name] == table.c[name] for name in same))
    return moved.where(~has) if same else moved


_MOVE = (_move(places, "table", "seat"), _move(_results, "table"), _move(_subscriptions), _move(reports))
_WISHES = (
    select(places.c.seat, guests.c.prefs)
    .join_from(places, guests, places.c.guest == guests.c.id)
    .where(places.c.table == bindparam("table"), places.c.seat >= 0)
)
_NOTES = select(notes).where(notes.c.guest == bindparam("guest"))
_KEY = select(keys.c.value).where(keys.c.name == bindparam("name"))


def add_guest(connection: Connection, guest: Guest) -> None:
    """Store a new guest; Taken if the login is somebody's."""
    try:
        connection.execute(ADD[guests], asdict(_folded(guest)))
    except IntegrityError:
        raise Taken(f"the login {guest.login} is taken") from None


def save_guest(connection: Connection, guest: Guest) -> None:
    """Store what has changed about a guest; Taken if the login is somebody else's."""
    try:
        connection.execute(_SAVE, {"id_": guest.id, **asdict(_folded(guest))})
    except IntegrityError:
        raise Taken(f"the login {guest.login} is taken") from None


def _folded(guest: Guest) -> Guest:
    return guest if guest.login is None else replace(guest, login=_fold(guest.login))


def _fold(login: str) -> str:
    """The same for every spelling of a login."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def get(connection: Connection, id: str) -> Guest | None:
    row = connection.execute(_GET, {"id": id}).one_or_none()
    return None if row is None else _guest(row)


def forget(connection: Connection, id: str) -> None:
    """A guest is gone, with its sessions, places, results and notes."""
    connection.execute(DROP[guests], {"id": id})


def _guest(columns: Iterable[Any]) -> Guest:
    """A row as a value; preferences that cannot be read are those of somebody who has none."""
    guest = Guest(**dict(zip(Guest.__struct_fields__, columns)))
    return guest if guest.prefs is not None else replace(guest, prefs={})


def find_login(connection: Connection, login: str) -> Guest | None:
    """The account with this login, however it is spelled."""
    row = connection.execute(_LOGIN, {"login": _fold(login)}).one_or_none()
    return None if row is None else _guest(row)


def merge(connection: Connection, guest: str, account: str) -> None:
    """All that a guest has becomes the account's, and the guest is gone, with its sessions.

    Two notes about one table become one.  StoreError if the guest is an account itself.
    """
    leaving = get(connection, guest)
    if leaving is None or leaving.login is not None or guest == account:
        raise StoreError(f"guest {guest} cannot become the account {account}")
    for statement in _MOVE:
        connection.execute(statement, {"from_": guest, "to": account})
    for note in [Note(*row) for row in connection.execute(_NOTES, {"guest": guest})]:
        own = tables.note(connection, note.table, account)
        tables.put_note(connection, Note(note.table, account, f"{own}\n\n{note.text}" if own else note.text))
    connection.execute(DROP[guests], {"id": guest})


def add_session(connection: Connection, session: Session) -> None:
    connection.execute(ADD[sessions], asdict(session))


def find_session(connection: Connection, hash: str) -> tuple[Session, Guest] | None:
    """The session whose token has this hash, and whose it is."""
    row = connection.execute(_SESSION, {"hash": hash}).one_or_none()
    if row is None:
        return None
    width = len(Session.__struct_fields__)
    return Session(*row[:width]), _guest(row[width:])


def is_stale(session: Session, now: float) -> bool:
    """Whether it is time to `touch` a session."""
    return session.seen <= now - TOUCH_EVERY


def touch(connection: Connection, hash: str, now: float) -> None:
    """Mark a session as seen."""
    connection.execute(_TOUCH, {"hash_": hash, "seen": now})


def end_session(connection: Connection, hash: str) -> None:
    connection.execute(DROP[sessions], {"hash": hash})


def end_sessions(connection: Connection, guest: str) -> None:
    """Leave all browsers of a guest."""
    connection.execute(_LEAVE, {"guest": guest})


def wishes(connection: Connection, table: str) -> list[tuple[int, dict[str, Any]]]:
    """The seats of a table that guests hold, each with the preferences of its guest."""
    return [(seat, prefs or {}) for seat, prefs in connection.execute(_WISHES, {"table": table})]


def add_result(connection: Connection, result: Result) -> None:
    """How a game for one ended; of one table and guest there is one."""
    put(connection, _results, result)


def results(connection: Connection, guest: str) -> list[Result]:
    """How all games for one ended for a guest, the first one first."""
    return [Result(*row) for row in connection.execute(_RESULTS, {"guest": guest})]


def subscribe(connection: Connection, subscription: Subscription) -> None:
    """From now on, tell a browser about its guest's turns."""
    put(connection, _subscriptions, subscription)


def unsubscribe(connection: Connection, endpoint: str) -> None:
    connection.execute(DROP[_subscriptions], {"endpoint": endpoint})


def subscriptions(connection: Connection, guest: str) -> list[Subscription]:
    return [Subscription(*row) for row in connection.execute(_SUBSCRIPTIONS, {"guest": guest})]


def key(connection: Connection, name: str) -> str | None:
    """A secret of the server."""
    return connection.scalar(_KEY, {"name": name})


def put_key(connection: Connection, name: str, value: str) -> None:
    connection.execute(DROP[keys], {"name": name})
    connection.execute(ADD[keys], {"name": name, "value": value})
