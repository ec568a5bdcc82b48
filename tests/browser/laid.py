"""Tables that stand where a recorded game stood, or a random one, laid into the database of a server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection

import eolith
from eolith.arena.review import Judged, Review, Swing, digest
from eolith.kernel.chance import Source
from eolith.kernel.record import Record, read_record
from eolith.kernel.state import CHANCE
from eolith.kernel.version import VERSION
from eolith.store import Store, people, rows, tables
from eolith.table.live import open_table
from eolith.table.setup import Seat, Setup
from eolith.web.host.house import as_dict
from eolith.web.host.people import hash_token

from .hands import Desk

RECORDS = Path(__file__).parents[1] / "recorded"
GAMES = {"stone_age": "50", "endless_winter": "32", "doggerland": "02"}
"""Of each game a recorded one between four."""
TWO = {"stone_age": "03", "endless_winter": "33", "doggerland": "03"}
"""Of each game one between two, with modules and choices of its own."""
ALONE = {"doggerland_alone": ("doggerland", "63"), "endless_winter_alone": ("endless_winter", "126")}
"""A recorded game for one of each game that has them, which the careful bot played to the last round."""
EDITIONS = {"endless_winter_prototype": ("endless_winter", "196")}
"""Of each other edition a recorded game between four."""
TABLES = (*GAMES, *ALONE)
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
    found = {}
    with Store(str(database)) as store, store.begin() as connection:
        settle(connection)
        records = {name: recorded(name, number) for name, number in GAMES.items()}
        records |= {name: recorded(*record) for name, record in (ALONE | EDITIONS).items()}
        for name, record in records.items():
            for moment, share in MOMENTS.items():
                opening = record.decisions[: decisions_until(record, share)]
                found[name, moment] = lay_table(connection, record.game, opening, f"{name}-{moment}")
        lay_review(connection, records["stone_age"], found["stone_age", "end"])
        for name, number in TWO.items():
            record = recorded(name, number)
            for moment, left in LAST.items():
                opening = record.decisions[: asked(record)[-left]]
                found[name, moment] = lay_table(connection, record.game, opening, f"{name}-{moment}")
    return found


def settle(connection: Connection) -> None:
    """The people of `SESSIONS`."""
    now = time.time()
    for guest, session in enumerate(SESSIONS):
        row = rows.Guest(id=f"guest-{guest}", nickname=NAMES[guest], language="en", created=now)
        people.add_guest(connection, row)
        people.add_session(connection, rows.Session(hash_token(session), row.id, now, now))


def recorded(game: str, number: str) -> Record:
    return read_record((RECORDS / game / f"{number}.record").read_text(encoding="utf-8"), eolith.load)


def lay_table(connection: Connection, game: Any, opening: Sequence[int], name: str, bots: int = 0) -> str:
    """A table where these decisions have been taken, whose last seats may be bots'; its id, also a link to look on."""
    now, players = time.time(), game.players
    people = [Seat("person", name) for name in NAMES[: players - bots]]
    setup = Setup((*people, *[Seat("bot", bot="random")] * bots), opening=tuple(opening))
    table, entry = open_table(game, setup, SEED, now)
    row = rows.Table(
        id=name.replace("_", "-"), created=now, spec=repr(table.game), pack=table.game.pack.digest,
        setup=as_dict(setup), seed=SEED, status=table.status, turn=table.turn, awaits=table.awaits,
        version=table.version, updated=now, listed=False,
    )  # fmt: skip
    tables.create(connection, row, [entry], [rows.Link(hash_token(row.id), row.id, rows.ONLOOKER, now)])
    for seat in range(2 if players == 2 else 1):
        tables.sit(connection, rows.Place(row.id, f"guest-{seat}", seat, now))
    return row.id


def lay_review(connection: Connection, record: Record, id: str) -> None:
    """A review of a finished table that finds fault with its first three decisions, and luck in a roll."""
    sides, turns = record.game.sides, list[Judged]()
    for step in asked(record)[:3]:
        state = record.replay(step)
        taken, seat = record.decisions[step], state.seat
        other = next(option for option in state.options() if option != taken)
        means = tuple(-0.3 if side == seat else 0.1 for side in range(sides))
        turns.append(Judged(step, seat, (taken,), (other,), False, means, (0.01,) * sides))
    rolled = next(step for step, option in enumerate(record.decisions) if record.game.text(option).startswith("roll"))
    luck = Swing(rolled, CHANCE, record.decisions[rolled], (0.3, *(-0.1,) * (sides - 1)), (0.01,) * sides)
    fair, won = (1 / sides,) * sides, (1.0, *(0.0,) * (sides - 1))
    curve = [(0, fair), *((turn.step, fair) for turn in turns), (len(record.decisions), won)]
    found = Review(digest(record), VERSION, 40, curve, turns, [luck])
    tables.put_review(connection, rows.Review(id, found.to_json()))


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


def may_come_to_all_panels(offered: list[str]) -> bool:
    """Before the actions of a person who comes to dice with tools and to a payment (`TO_ALL_PANELS`)."""
    return {"act workshop", "act forest", "act card1"} <= {*offered}


def sit_at(me: Desk, spec: str, wanted: Callable[[list[str]], bool], *then: str) -> None:
    """On seat A of a new table among bots, where the options are as they are wanted; and then these were taken."""
    game = eolith.load(spec)
    sit_down(game, [*random_until(spec, wanted), *map(game.option, then)], me)


def sit_where(me: Desk, game: str, edition: str, wanted: Callable[[Any, list[str]], bool]) -> None:
    """On seat A of a new table, where a recorded game asks it and the state and its options are as they are wanted."""
    for record in of_edition(game, edition):
        state = record.game.start()
        for count, option in enumerate(record.decisions):
            if state.seat == 0 and wanted(state, [record.game.text(choice) for choice in state.options()]):
                return sit_down(record.game, record.decisions[:count], me)
            state.apply(option)
    raise AssertionError("no such moment in the recorded games")


def of_edition(game: str, edition: str) -> Iterator[Record]:
    """The recorded games of an edition that is not the usual one."""
    for path in sorted((RECORDS / game).glob("*.record")):
        text = path.read_text(encoding="utf-8")
        if f"option edition {edition}\n" in text:
            yield read_record(text, eolith.load)


def sit_down(game: Any, opening: Sequence[int], *people: Desk) -> None:
    """On the first seats of a new table, whose other seats are bots'."""
    site = people[0].site
    with Store(str(site.database)) as store, store.begin() as connection:
        table = lay_table(connection, game, opening, uuid4().hex, bots=game.players - len(people))
    for person, session in zip(people, SESSIONS, strict=False):
        person.be(session)
        person.page.goto(f"{site.url}/t/{table}")
        person.wait_for_table()


def begin(me: Desk, game: str, moment: str) -> None:
    """At a game alone: the opening from its start page, a later moment of the recorded one."""
    if moment != "opening":
        record = recorded(*ALONE[f"{game}_alone"])
        return sit_down(record.game, record.decisions[: decisions_until(record, MOMENTS[moment])], me)
    me.page.goto(f"{me.site.url}/?game={game}")
    me.page.locator("#alone button.main").click()
    return me.wait_for_table()


@cache
def random_until(spec: str, wanted: Callable[[list[str]], bool]) -> list[int]:
    """The decisions of a random game until seat A is asked, with the options that are wanted."""
    game = eolith.load(spec)
    for seed in range(200):
        state, source, taken = game.start(), Source(seed), []
        while not state.over:
            options = state.options()
            if state.seat == 0 and wanted([game.text(option) for option in options]):
                return taken
            taken.append(state.sample(source) if state.seat == CHANCE else options[source.below(len(options))])
            state.apply(taken[-1])
    raise AssertionError(f"no such moment in 200 games of {spec}")
