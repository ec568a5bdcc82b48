"""A game in the middle, stored twice: the two differ in one card that one seat alone may look at, or in the seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import eolith
from eolith import bots
from eolith.games.stone_age import terms
from eolith.kernel.state import CHANCE, IllegalOption
from eolith.store import Store, people, rows, tables
from eolith.table.live import LiveTable, open_table, rebuild
from eolith.table.setup import Clock, Entry, Seat, Setup
from eolith.web.host.house import as_dict
from eolith.web.host.people import hash_token

NOW = 1_700_000_000.0
"""When the last of it happened."""
TABLE, ELSEWHERE = "abcdefghjkmn", "pqrstuvwxyz2"
SEED = bytes(range(100, 116))
NAMES = ("Anna", "Boris", "Cleo")
ONLOOKER = rows.ONLOOKER
LINKS = {
    0: "link-of-anna-0123456789",
    1: "link-of-boris-012345678",
    2: "link-of-cleo-0123456789",
    ONLOOKER: "link-to-look-0123456789",
}
OTHER_LINK = "link-of-another-table-01"
GUESTS = {"anna": 0, "boris": 1, "cleo": 2, "olga": ONLOOKER}
"""Who sits where; `pavel` sits at another table."""


def secret(guest: str, what: str) -> str:
    """Something that nobody but a guest may ever see."""
    return f"{what}-of-{guest}@secret.example"


def session(guest: str) -> str:
    return f"session-{guest}-0123456789"


@dataclass
class Game:
    """A journal, and whose secret card stands where in it."""

    setup: Setup
    journal: list[Entry] = field(default_factory=list)
    owner: int = -1
    entry: int = -1
    place: int = -1
    """The option among those of the entry that drew the card."""

    def table(self, journal: list[Entry], seed: bytes = SEED) -> LiveTable:
        return rebuild(eolith.load("stone_age", players=3), self.setup, seed, journal)


@cache
def played() -> Game:
    """Bots play until somebody has drawn a card that the others do not see; then on to somebody else's placing."""
    seats = tuple(Seat("person", name) for name in NAMES)
    game = eolith.load("stone_age", players=3)
    for number in range(100):
        made = Game(Setup(seats, clock=Clock(1e9, 0)))
        bot = bots.make("careful", game, number)
        table, first = open_table(game, made.setup, SEED, NOW - 1e5)
        made.journal.append(first)

        def take(entry: Entry, made: Game = made, table: LiveTable = table) -> None:
            made.journal.append(entry)
            table.take(entry)

        while not table.over:
            assert table.turn is not None
            at = NOW - 1e5 + 5 * len(made.journal)
            entry = table.prepare_command(
                table.turn, int(bot.choose(table.play.state)), at, f"0:{number}-{len(made.journal)}"
            )
            if made.owner < 0:
                find_draw(made, table, entry)
            take(entry)
            if table.version % 29 == 0:
                take(table.prepare_talk(table.version % 3, at, "hello"))
                take(table.prepare_talk(table.version % 3, at, text="what a move"))
            if table.version % 31 == 0 and table.turn is not None:
                take(table.prepare_hint(table.turn, at))
            since = len(made.journal) - made.entry
            placing = not table.over and terms.FRAMES[table.play.state.frame[0]] == "place"
            if made.owner >= 0 and since > 30 and placing and table.turn != made.owner and other_cards(made):
                return made
    raise AssertionError("no game with a secret card")


def find_draw(made: Game, table: LiveTable, entry: Entry) -> None:
    state = table.play.state.clone()
    for i, option in enumerate(entry.data["options"]):
        if state.seat == CHANCE and terms.FRAMES[state.frame[0]] == "draw_extra":
            made.owner, made.entry, made.place = int(state.frame[3]), len(made.journal), i
            return
        state.apply(option)


def other_cards(made: Game) -> list[list[Entry]]:
    """The journals in which another card was drawn and everything else happened as well."""
    game = eolith.load("stone_age", players=3)
    found = []
    drawn = made.journal[made.entry].data["options"][made.place]
    for option in range(game.action_space, game.option_space):
        if option == drawn:
            continue
        options = list(made.journal[made.entry].data["options"])
        options[made.place] = option
        journal = list(made.journal)
        journal[made.entry] = msgspec.structs.replace(journal[made.entry], data={"options": options})
        try:
            made.table(journal)
        except (IllegalOption, ValueError):
            continue
        found.append(journal)
    return found


def store(path: Path, journal: list[Entry] | None = None, seed: bytes = SEED, listed: bool = False) -> str:
    """A database with that table and another one, with their people; its URL."""
    made = played()
    journal = made.journal if journal is None else journal
    url = f"sqlite:///{path}"
    with Store(url) as opened, opened.begin() as connection:
        for guest in (*GUESTS, "pavel"):
            row = rows.Guest(
                id=f"id-{guest}", nickname=guest.title(), language="en", created=NOW - 2e5,
                email=secret(guest, "mail"), login=secret(guest, "login"), password=secret(guest, "hash"),
            )  # fmt: skip
            people.add_guest(connection, row)
            people.add_session(connection, rows.Session(hash_token(session(guest)), row.id, NOW, NOW))
        table = made.table(journal, seed)
        setup = msgspec.structs.replace(made.setup, listed=listed)
        add_table(connection, TABLE, table, setup, journal, seed, LINKS)
        there = Setup((Seat("person", "Pavel"), Seat("bot", bot="random"), Seat("person")))
        other, entry = open_table(eolith.load("stone_age", players=3, first_seat="A"), there, bytes(16), NOW - 5)
        add_table(connection, ELSEWHERE, other, there, [entry], bytes(16), {0: OTHER_LINK})
        for guest, seat in GUESTS.items():
            tables.sit(connection, rows.Place(TABLE, f"id-{guest}", seat, NOW))
            tables.put_note(connection, rows.Note(TABLE, f"id-{guest}", secret(guest, "note")))
        tables.sit(connection, rows.Place(ELSEWHERE, "id-pavel", 0, NOW))
        tables.put_note(connection, rows.Note(ELSEWHERE, "id-pavel", secret("pavel", "note")))
        report = rows.Report(
            id="reportid", table=TABLE, guest="id-boris", at=NOW, version=3, seat=1,
            text=secret("boris", "report"), record=secret("boris", "record"),
        )  # fmt: skip
        tables.add_report(connection, report)
    return url


def add_table(
    connection: Any, id: str, table: LiveTable, setup: Setup, journal: list[Entry], seed: bytes, links: dict[int, str]
) -> None:
    row = rows.Table(
        id=id, created=NOW - 1e5, spec=repr(table.game), pack=table.game.pack.digest, setup=as_dict(setup), seed=seed,
        status=table.status, turn=table.turn, awaits=table.awaits, version=table.version, updated=NOW,
        listed=setup.listed,
    )  # fmt: skip
    made = [rows.Link(hash_token(token), id, seat, NOW - 1e5) for seat, token in links.items()]
    tables.create(connection, row, journal, made)
