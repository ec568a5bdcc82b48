"""Tables that stand where a recorded game stood, laid into a database before its server starts."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection

import eolith
from eolith.kernel.record import Record, read_record
from eolith.kernel.state import CHANCE
from eolith.store import Store, people, rows, tables
from eolith.table.live import open_table
from eolith.table.setup import Seat, Setup
from eolith.web.host.house import as_dict
from eolith.web.host.people import hash_token

RECORDS = Path(__file__).parents[1] / "recorded"
GAMES = {"stone_age": "50", "endless_winter": "32", "doggerland": "02"}
"""Of each game a recorded one between four."""
TWO = {"stone_age": "03", "endless_winter": "33", "doggerland": "03"}
"""Of each game one between two, with modules and choices of its own."""
MOMENTS = {"opening": 0.0, "middle": 0.55, "late": 0.93, "end": 1.0}
"""How much of a game between four has been played; seat A is asked, until it is over."""
LAST = {"last": 12, "later": 40}
"""How many decisions are still to be taken in a game between two."""
NAMES = ("Ann", "Bohdan", "Олександра", "Дарія")
SESSIONS = ("a session of a test", "another one")
"""Of who sits on seat A of each, and who on seat B of those between two."""
SEED = bytes(16)


def lay(database: Path) -> dict[tuple[str, str], str]:
    """The id of the table of each game and moment, and of those between two."""
    now = time.time()
    found = {}
    with Store(str(database)) as store, store.begin() as connection:
        for guest, session in enumerate(SESSIONS):
            row = rows.Guest(id=f"guest-{guest}", nickname=NAMES[guest], language="en", created=now)
            people.add_guest(connection, row)
            people.add_session(connection, rows.Session(hash_token(session), row.id, now, now))
        for name, number in GAMES.items():
            record = recorded(name, number)
            for moment, share in MOMENTS.items():
                count = decisions_until(record, share)
                found[name, moment] = lay_table(connection, record, count, f"{name}-{moment}", now)
        for name, number in TWO.items():
            record = recorded(name, number)
            for moment, left in LAST.items():
                count = asked(record)[-left]
                found[name, moment] = lay_table(connection, record, count, f"{name}-{moment}", now)
    return found


def recorded(game: str, number: str) -> Record:
    return read_record((RECORDS / game / f"{number}.record").read_text(encoding="utf-8"), eolith.load)


def lay_table(connection: Connection, record: Record, count: int, name: str, now: float) -> str:
    """A table where so many decisions have been taken; its id."""
    players = record.game.players
    setup = Setup(tuple(Seat("person", name) for name in NAMES[:players]), opening=tuple(record.decisions[:count]))
    table, entry = open_table(record.game, setup, SEED, now)
    row = rows.Table(
        id=name.replace("_", "-"), created=now, spec=repr(table.game), pack=table.game.pack.digest,
        setup=as_dict(setup), seed=SEED, status=table.status, turn=table.turn, awaits=table.awaits,
        version=table.version, updated=now, listed=False,
    )  # fmt: skip
    tables.create(connection, row, [entry])
    for seat in range(2 if players == 2 else 1):
        tables.sit(connection, rows.Place(row.id, f"guest-{seat}", seat, now))
    return row.id


def decisions_until(record: Record, share: float) -> int:
    """How many decisions have been taken when that share has been: the first number after which seat A is asked."""
    if share == 1:
        return len(record.decisions)
    return next(count for count in asked(record, 0)[1:] if count >= share * len(record.decisions))


def asked(record: Record, *seats: int) -> list[int]:
    """After how many decisions one of these seats, or anybody, is asked."""
    state = record.game.start()
    found = []
    for count, option in enumerate(record.decisions):
        if state.seat in seats if seats else state.seat != CHANCE:
            found.append(count)
        state.apply(option)
    return found
