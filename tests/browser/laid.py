"""Tables that stand where a recorded game stood, laid into a database before its server starts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import eolith
from eolith.kernel.record import Record, read_record
from eolith.store import Store, people, rows, tables
from eolith.table.live import open_table
from eolith.table.setup import Seat, Setup
from eolith.web.house import as_dict
from eolith.web.people import hash_token

RECORDS = Path(__file__).parents[1] / "recorded"
GAMES = {"stone_age": "50", "endless_winter": "32", "doggerland": "02"}
"""Of each game a recorded one between four."""
MOMENTS = {"opening": 0.0, "middle": 0.55, "late": 0.93, "end": 1.0}
"""How much of it has been played; seat A is asked, until it is over."""
NAMES = ("Ann", "Bohdan", "Олександра", "Дарія")
SESSION = "a session of a test"
"""Of who sits on seat A of each."""
SEED = bytes(16)


def lay(database: Path) -> dict[tuple[str, str], str]:
    """The id of the table of each game and moment."""
    setup = Setup(tuple(Seat("person", name) for name in NAMES))
    now = time.time()
    found = {}
    with Store(str(database)) as store, store.begin() as connection:
        people.add_guest(connection, rows.Guest(id="guest", nickname=NAMES[0], language="en", created=now))
        people.add_session(connection, rows.Session(hash_token(SESSION), "guest", now, now))
        for name, number in GAMES.items():
            record = read_record((RECORDS / name / f"{number}.record").read_text(encoding="utf-8"), eolith.load)
            for moment, count in moments(record):
                terms = Setup(setup.seats, opening=tuple(record.decisions[:count]))
                table, entry = open_table(record.game, terms, SEED, now)
                id = f"{name}-{moment}".replace("_", "-")
                row = rows.Table(
                    id=id, created=now, spec=repr(table.game), pack=table.game.pack.digest, setup=as_dict(terms),
                    seed=SEED, status=table.status, turn=table.turn, awaits=table.awaits, version=table.version,
                    updated=now, listed=False,
                )  # fmt: skip
                tables.create(connection, row, [entry])
                tables.sit(connection, rows.Place(id, "guest", 0, now))
                found[name, moment] = id
    return found


def moments(record: Record) -> Iterator[tuple[str, int]]:
    """How many decisions have been taken at each moment: the first from there on before which seat A is asked."""
    state = record.game.start()
    asked = [0]
    for count, option in enumerate(record.decisions):
        if state.seat == 0:
            asked.append(count)
        state.apply(option)
    for moment, share in MOMENTS.items():
        whole = len(record.decisions)
        yield moment, whole if share == 1 else next(count for count in asked[1:] if count >= share * whole)
