"""Tables that stand where a recorded game stood, laid into a database before its server starts."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection

import eolith
from eolith.kernel.record import Record, read_record
from eolith.store import Store, people, rows, tables
from eolith.table.live import open_table
from eolith.table.setup import Seat, Setup
from eolith.web.host.house import as_dict
from eolith.web.host.people import hash_token

RECORDS = Path(__file__).parents[1] / "recorded"
GAMES = {"stone_age": "50", "endless_winter": "32", "doggerland": "02"}
"""Of each game a recorded one between four."""
TWO = {"endless_winter": "33", "doggerland": "03"}
"""Of games that take long, one between two, with modules and choices of its own."""
MOMENTS = {"opening": 0.0, "middle": 0.55, "late": 0.93, "end": 1.0}
"""How much of a game has been played; seat A is asked, until it is over."""
NAMES = ("Ann", "Bohdan", "Олександра", "Дарія")
SESSIONS = ("a session of a test", "another one")
"""Of who sits on seat A of each, and who on seat B of those between two."""
SEED = bytes(16)


def lay(database: Path) -> dict[tuple[str, str], str]:
    """The id of the table of each game and moment, and of each between two as (game, "two")."""
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
                found[name, moment] = lay_table(connection, record, share, f"{name}-{moment}", now)
        for name, number in TWO.items():
            record = recorded(name, number)
            found[name, "two"] = lay_table(connection, record, 0.85, f"{name}-two", now)
    return found


def recorded(game: str, number: str) -> Record:
    return read_record((RECORDS / game / f"{number}.record").read_text(encoding="utf-8"), eolith.load)


def lay_table(connection: Connection, record: Record, share: float, name: str, now: float) -> str:
    """A table where a share of the game has been played; its id."""
    players, count = record.game.players, decisions_until(record, share)
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
    state = record.game.start()
    asked = []
    for count, option in enumerate(record.decisions):
        if state.seat == 0:
            asked.append(count)
        state.apply(option)
    return next(count for count in asked[1:] if count >= share * len(record.decisions))
