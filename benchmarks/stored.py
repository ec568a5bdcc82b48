"""Databases to measure with: tables under way with their players' sessions, and games that lie still."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, text

import eolith
from eolith import bots
from eolith.kernel.chance import Source
from eolith.store import Store, people, rows, schema, tables
from eolith.table.live import open_table, rebuild
from eolith.table.setup import Entry, Seat, Setup
from eolith.web.host.house import as_dict
from eolith.web.host.people import hash_token

GAME = "stone_age(players=4)"
NAMES = ("Ann", "Bohdan", "Clara", "Дарія")
SETUP = Setup(tuple(Seat("person", name) for name in NAMES))
SEARCHING = Setup(tuple(Seat("bot", bot=level) for level in ("wanderer", "tracker", "firekeeper", "sage")), pace=2.0)
BEGAN = 1_700_000_000.0
DIFFERENT = 50
"""Different games; several tables stand at different points of the same one."""
LEFT = 100
"""Commands at least that a table under way has before it."""
UNFINISHED = 200
"""Commands of the games that lie still and are not over: one in ten."""


@dataclass(frozen=True)
class Stored:
    """A table of the database."""

    id: str
    version: int
    sessions: tuple[str, ...]
    """Of its guests: the players, seat A first, then the onlookers."""


def play_game(seed: int, most: int = 10_000) -> list[Entry]:
    """The journal of a game between four people who decide as careful bots do, after so many commands at most."""
    table, entry = open_table(eolith.load(GAME), SETUP, _seed(seed), BEGAN)
    journal = [entry]
    views = Source(seed)
    players = [bots.make("careful", table.game, seed + seat) for seat in range(4)]
    while table.turn is not None and len(journal) <= most:
        option = players[table.turn].choose(table.play.state.resample(table.turn, views))
        journal.append(table.prepare_command(table.turn, option, BEGAN + 30 * len(journal)))
        table.take(journal[-1])
    return journal


def store_live(path: str, count: int, onlookers: int) -> list[Stored]:
    """Tables under way, with so many onlookers each."""
    chosen = random.Random(count)
    games = [play_game(seed) for seed in range(min(DIFFERENT, count))]
    with Store(path) as store, store.begin() as connection:
        stored = []
        for i in range(count):
            seed = i % len(games)
            journal = games[seed][: chosen.randrange(1, len(games[seed]) - LEFT)]
            stored.append(_store(connection, f"live{i:04}", seed, journal, onlookers))
        return stored


def store_bots(path: str, count: int) -> None:
    """Tables where four bots that search play from the beginning, one decision each two seconds."""
    with Store(path) as store, store.begin() as connection:
        for i in range(count):
            _, entry = open_table(eolith.load(GAME), SEARCHING, _seed(i), BEGAN)
            _store(connection, f"bots{i:04}", i, [entry], setup=SEARCHING)


def store_long(path: str, count: int, commands: int) -> list[Stored]:
    """Tables with so many commands behind them."""
    with Store(path) as store, store.begin() as connection:
        return [_store(connection, f"long{i:04}", i, play_game(i, commands)) for i in range(count)]


def store_still(path: str, count: int) -> int:
    """Games that nobody plays at the moment; the number of their commands."""
    games = [play_game(seed, 10_000 if seed else UNFINISHED) for seed in range(10)]
    copy = text(
        'INSERT INTO entries SELECT :id, version, at, kind, seat, data, command FROM entries WHERE "table" = :like'
    )
    with Store(path) as store, store.begin() as connection:
        for seed, journal in enumerate(games):
            _store(connection, f"still{seed}", seed, journal)
        for i in range(len(games), count):
            id, like = f"still{i}", f"still{i % len(games)}"
            row = tables.get(connection, like)
            assert row is not None
            connection.execute(schema.ADD[schema.tables], asdict(replace(row, id=id)))
            connection.execute(copy, {"id": id, "like": like})
    return sum(len(games[i % len(games)]) - 1 for i in range(count))


def _store(
    connection: Connection, id: str, seed: int, journal: Sequence[Entry], onlookers: int = 0, setup: Setup = SETUP
) -> Stored:
    table = rebuild(eolith.load(GAME), setup, _seed(seed), journal)
    row = rows.Table(
        id=id, created=BEGAN, spec=repr(table.game), pack=table.game.pack.digest, setup=as_dict(setup),
        seed=_seed(seed), status=table.status, turn=table.turn, awaits=table.awaits, version=table.version,
        updated=journal[-1].at, listed=False,
    )  # fmt: skip
    tables.create(connection, row, journal)
    now = time.time()
    sessions = []
    people_at = [seat for seat in range(4) if setup.seats[seat].kind == "person"]
    for i, seat in enumerate(people_at + [rows.ONLOOKER] * onlookers):
        guest, token = f"guest-{id}-{i}", f"session-{id}-{i}"
        people.add_guest(connection, rows.Guest(id=guest, nickname=NAMES[seat], language="en", created=now))
        people.add_session(connection, rows.Session(hash_token(token), guest, now, now))
        tables.sit(connection, rows.Place(id, guest, seat, now))
        sessions.append(token)
    return Stored(id, table.version, tuple(sessions))


def _seed(number: int) -> bytes:
    return number.to_bytes(16, "big")
