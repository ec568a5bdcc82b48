"""Tables and what belongs to them.  Each function is a statement or two in the caller's transaction."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Row, and_, bindparam, exists, func, not_, select, update

from eolith.table.setup import Entry, Setup

from .errors import Conflict, Damaged, Repeated, StoreError
from .rows import Awaits, Link, Note, Place, Report, Review, Status, Table
from .schema import (
    ADD,
    DROP,
    entries as _entries,
    links as _links,
    notes,
    places as _places,
    put,
    reports,
    reviews,
    tables,
)

log = logging.getLogger("eolith.store")

_GET = select(tables).where(tables.c.id == bindparam("id"))
_ENTRIES = (
    select(*(_entries.c[name] for name in Entry.__struct_fields__))
    .where(_entries.c.table == bindparam("id"), _entries.c.version > bindparam("after"))
    .order_by(_entries.c.version)
)
_REPEATED = and_(_entries.c.table == bindparam("id_"), _entries.c.command.in_(bindparam("commands", expanding=True)))
_REPEAT = select(_entries.c.command, _entries.c.version).where(_REPEATED)
_ADVANCE = update(tables).where(
    tables.c.id == bindparam("id_"),
    tables.c.version == bindparam("before"),
    not_(exists().where(_REPEATED)),
)
_ALL = select(tables).order_by(tables.c.updated.desc())
_COUNT = select(func.count()).select_from(tables)
_LISTED = _ALL.where(tables.c.listed, tables.c.status == "playing").limit(bindparam("most"))
_OF_GUEST = _ALL.where(tables.c.id.in_(select(_places.c.table).where(_places.c.guest == bindparam("guest")))).limit(
    bindparam("most")
)
_AWAITING = select(tables.c.id).where(tables.c.status == "playing", tables.c.awaits == "bot")
_FIND_LINK = select(_links).where(_links.c.hash == bindparam("hash"), not_(_links.c.revoked))
_LINKS = select(_links).where(_links.c.table == bindparam("table")).order_by(_links.c.created)
_REVOKE = update(_links).where(_links.c.hash == bindparam("hash_")).values(revoked=True)
_PLACES = select(_places).where(_places.c.table == bindparam("table")).order_by(_places.c.joined)
_SAT = (
    select(_entries.c.seat, _entries.c.data)
    .where(_entries.c.table == bindparam("table"), _entries.c.kind == "sit")
    .order_by(_entries.c.version)
)
_DECISIONS = select(func.count()).where(_entries.c.table == bindparam("table"), _entries.c.kind.in_(("decide", "redo")))
_REVIEW = select(reviews.c.text).where(reviews.c.table == bindparam("table"))
_NOTE = select(notes.c.text).where(notes.c.table == bindparam("table"), notes.c.guest == bindparam("guest"))
_REPORTS = select(reports).order_by(reports.c.at)


def create(connection: Connection, table: Table, journal: Sequence[Entry], links: Sequence[Link] = ()) -> None:
    """Store a new table with its first entries, which are 1 to the table's version."""
    _check_versions(journal, 1, table.version)
    connection.execute(ADD[tables], asdict(table))
    connection.execute(ADD[_entries], [{"table": table.id, **asdict(entry)} for entry in journal])
    for link in links:
        add_link(connection, link)


def get(connection: Connection, id: str) -> Table | None:
    """A table; Damaged if its row cannot be read."""
    row = connection.execute(_GET, {"id": id}).one_or_none()
    return None if row is None else _table(row)


def _table(row: Row[Any]) -> Table:
    """A row as a value; Damaged if there is no making sense of its setup, or of whose turn it is."""
    try:
        setup = msgspec.convert(row.setup, Setup)
    except msgspec.ValidationError as problem:
        raise Damaged(f"{row.id}: its setup cannot be read: {problem}") from None
    if (row.turn or 0) not in range(len(setup.seats)):
        raise Damaged(f"{row.id}: it has no seat {row.turn or 0}")
    return Table(**row._mapping)


def _readable(rows: Iterable[Row[Any]]) -> list[Table]:
    """The rows that can be read; a damaged one costs nobody else its table."""
    found = []
    for row in rows:
        try:
            found.append(_table(row))
        except Damaged as problem:
            _tell_once(str(problem))
    return found


@lru_cache(maxsize=1000)
def _tell_once(problem: str) -> None:
    log.error("table %s", problem)


def entries(connection: Connection, id: str, after: int = 0) -> list[Entry]:
    """The journal of a table from the entry that follows a version; Damaged if one of them cannot be read."""
    journal = [Entry(*row) for row in connection.execute(_ENTRIES, {"id": id, "after": after})]
    for entry in journal:
        if entry.data is None:
            raise Damaged(f"{id}: its entry {entry.version} cannot be read")
    return journal


def append(
    connection: Connection,
    id: str,
    journal: Sequence[Entry],
    status: Status,
    turn: int | None,
    awaits: Awaits,
    at: float,
) -> None:
    """Add entries to a table that has come to the version before them, and say where its game stands now.

    Conflict for a table that has come further; Repeated, whatever its version, if one of the
    commands has been carried out before.
    """
    before = journal[0].version - 1
    _check_versions(journal, before + 1, before + len(journal))
    commands = [entry.command for entry in journal if entry.command is not None]
    advanced = connection.execute(
        _ADVANCE,
        {
            "id_": id,
            "before": before,
            "commands": commands,
            "version": journal[-1].version,
            "status": status,
            "turn": turn,
            "awaits": awaits,
            "updated": at,
        },
    )
    if advanced.rowcount != 1:
        for command, version in connection.execute(_REPEAT, {"id_": id, "commands": commands}):
            raise Repeated(id, command, version)
        table = get(connection, id)
        if table is None:
            raise StoreError(f"there is no table {id}")
        raise Conflict(id, table.version)
    connection.execute(ADD[_entries], [{"table": id, **asdict(entry)} for entry in journal])


def _check_versions(journal: Sequence[Entry], first: int, last: int) -> None:
    if not journal or [entry.version for entry in journal] != list(range(first, last + 1)):
        raise ValueError(f"the entries must have the versions {first} to {last}, without gaps")


def listed(connection: Connection, most: int = 100) -> list[Table]:
    """Tables that are being played and that strangers may find, the liveliest first."""
    return _readable(connection.execute(_LISTED, {"most": most}))


def of_guest(connection: Connection, guest: str, most: int = 100) -> list[Table]:
    """Tables where a guest has a place, the liveliest first."""
    return _readable(connection.execute(_OF_GUEST, {"guest": guest, "most": most}))


def awaiting_bots(connection: Connection) -> list[str]:
    """The tables whose next decision is a bot's."""
    return list(connection.scalars(_AWAITING))


def everything(connection: Connection) -> Generator[Table | Damaged]:
    """All tables, the liveliest first, without holding them in memory.  Close it before the transaction ends.

    In place of a table that cannot be read stands what is wrong with it.
    """
    with connection.execute(_ALL, execution_options={"yield_per": 500}) as found:
        for row in found:
            try:
                yield _table(row)
            except Damaged as problem:
                yield problem


def count(connection: Connection) -> int:
    return connection.scalar(_COUNT) or 0


def add_link(connection: Connection, link: Link) -> None:
    connection.execute(ADD[_links], asdict(link))


def find_link(connection: Connection, hash: str) -> Link | None:
    """The link whose token has this hash, unless it was revoked."""
    row = connection.execute(_FIND_LINK, {"hash": hash}).one_or_none()
    return None if row is None else Link(*row)


def links(connection: Connection, table: str) -> list[Link]:
    """All links of a table, the revoked ones too."""
    return [Link(*row) for row in connection.execute(_LINKS, {"table": table})]


def revoke_link(connection: Connection, hash: str) -> None:
    connection.execute(_REVOKE, {"hash_": hash})


def sit(connection: Connection, place: Place) -> None:
    """A guest takes a place; taking it again changes nothing but the time."""
    put(connection, _places, place)


def rise(connection: Connection, table: str, guest: str, seat: int) -> None:
    connection.execute(DROP[_places], {"table": table, "guest": guest, "seat": seat})


def places(connection: Connection, table: str) -> list[Place]:
    return [Place(*row) for row in connection.execute(_PLACES, {"table": table})]


def names(connection: Connection, table: Table) -> list[str]:
    """By seat, the nickname as the table was told it; empty for a bot, and for a seat that nobody has taken."""
    known = [seat.get("name", "") for seat in table.setup["seats"]]
    for seat, data in connection.execute(_SAT, {"table": table.id}):
        if data is not None and seat in range(len(known)):
            known[seat] = str(data.get("name", ""))
    return known


def decisions(connection: Connection, table: str) -> int:
    """How many commands were carried out, those that were taken back too."""
    return connection.scalar(_DECISIONS, {"table": table}) or 0


def note(connection: Connection, table: str, guest: str) -> str:
    """What a guest wrote about a table; empty if nothing."""
    return connection.scalar(_NOTE, {"table": table, "guest": guest}) or ""


def put_note(connection: Connection, note: Note) -> None:
    put(connection, notes, note)


def review(connection: Connection, table: str) -> str:
    """The review of a finished game; empty if there is none."""
    return connection.scalar(_REVIEW, {"table": table}) or ""


def put_review(connection: Connection, found: Review) -> None:
    put(connection, reviews, found)


def add_report(connection: Connection, report: Report) -> None:
    connection.execute(ADD[reports], asdict(report))


def all_reports(connection: Connection) -> list[Report]:
    return [Report(**row._mapping) for row in connection.execute(_REPORTS)]
