"""Tables, journals, links, places, notes and reports: the same in both databases."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from eolith.store import Conflict, Repeated, Store, StoreError, people, tables
from eolith.store.rows import ONLOOKER, Link, Note, Place, Report
from store.samples import append, create, entry, guest, table


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    journal = [entry(1, "first", text="Привіт, \0 \U0001f9b4"), entry(2), entry(3)]
    stored = table(
        version=3, turn=None, setup={"seats": [{"kind": "person"}], "pace": 0.1 + 0.2, "deep": {"a": [1, None, True]}}
    )
    with store.begin() as connection:
        tables.create(connection, stored, journal, [Link("l", "t", 0, 1.0)])
    with store.snapshot() as connection:
        assert tables.get(connection, "t") == stored
        assert tables.get(connection, "u") is None
        assert tables.entries(connection, "t") == journal
        assert tables.entries(connection, "t", after=2) == journal[2:]
        assert tables.entries(connection, "u") == []
        assert tables.links(connection, "t") == [Link("l", "t", 0, 1.0)]


def test_entries_are_appended_and_the_table_follows(store: Store) -> None:
    with store.begin() as connection:
        before = create(connection)
        create(connection, "other")
        append(connection, "t", entry(2, "a"), entry(3))
        tables.append(connection, "t", [entry(4, "b")], "over", None, "nobody", 2000.5)
    with store.snapshot() as connection:
        assert [found.version for found in tables.entries(connection, "t")] == [1, 2, 3, 4]
        after = replace(before, status="over", turn=None, awaits="nobody", version=4, updated=2000.5)
        assert tables.get(connection, "t") == after
        assert tables.get(connection, "other") == table("other")
        assert tables.decisions(connection, "t") == 4


def test_a_table_that_has_gone_on_is_a_conflict(store: Store) -> None:
    with store.begin() as connection:
        create(connection)
        append(connection, "t", entry(2), entry(3))
    for version in (2, 3, 5):
        with pytest.raises(Conflict) as caught, store.begin() as connection:
            append(connection, "t", entry(version, "new"))
        assert caught.value.version == 3
    with store.snapshot() as connection:
        assert len(tables.entries(connection, "t")) == 3


def test_a_command_is_carried_out_once(store: Store) -> None:
    with store.begin() as connection:
        create(connection)
        create(connection, "other")
        append(connection, "t", entry(2, "a"), entry(3))
        append(connection, "other", entry(2, "a"))
    for journal in ([entry(2, "a")], [entry(4, "a")], [entry(4, "new"), entry(5, "a")]):
        with pytest.raises(Repeated) as caught, store.begin() as connection:
            append(connection, "t", *journal)
        assert caught.value.version == 2
    with store.begin() as connection:
        append(connection, "t", entry(4, "new"))


def test_what_makes_no_journal_is_refused(store: Store) -> None:
    with store.begin() as connection:
        create(connection)
        for journal in ([], [entry(2), entry(4)], [entry(3), entry(2)]):
            with pytest.raises((ValueError, IndexError)):
                append(connection, "t", *journal)
        for journal in ([], [entry(1)], [entry(2), entry(3)]):
            with pytest.raises(ValueError, match="without gaps"):
                tables.create(connection, table("u", version=2), journal)
        with pytest.raises(StoreError, match="there is no table u"):
            append(connection, "u", entry(2))


def test_tables_are_found(store: Store) -> None:
    with store.begin() as connection:
        create(connection, "a", listed=True, updated=1.0)
        create(connection, "b", listed=True, updated=3.0, awaits="bot")
        create(connection, "c", listed=True, status="over", awaits="nobody")
        create(connection, "d", updated=2.0, awaits="bot")
        create(connection, "e", status="closed", awaits="bot")
        people.add_guest(connection, guest("g"))
        people.add_guest(connection, guest("h"))
        for id, seat in (("a", 0), ("a", 1), ("d", ONLOOKER)):
            tables.sit(connection, Place(id, "g", seat, 5.0))
    with store.snapshot() as connection:
        assert [found.id for found in tables.listed(connection)] == ["b", "a"]
        assert [found.id for found in tables.listed(connection, most=1)] == ["b"]
        assert sorted(tables.awaiting_bots(connection)) == ["b", "d"]
        assert [found.id for found in tables.of_guest(connection, "g")] == ["d", "a"]
        assert tables.of_guest(connection, "h") == []
        assert {found.id for found in tables.everything(connection)} == set("abcde")
        assert tables.count(connection) == 5


def test_links_open_until_they_are_revoked(store: Store) -> None:
    with store.begin() as connection:
        create(connection)
        tables.add_link(connection, Link("x", "t", 0, 1.0))
        tables.add_link(connection, Link("y", "t", ONLOOKER, 2.0))
        tables.revoke_link(connection, "x")
        assert tables.find_link(connection, "x") is None
        assert tables.find_link(connection, "z") is None
        assert tables.find_link(connection, "y") == Link("y", "t", ONLOOKER, 2.0)
        assert tables.links(connection, "t") == [Link("x", "t", 0, 1.0, True), Link("y", "t", ONLOOKER, 2.0)]


def test_places_notes_and_reports(store: Store) -> None:
    report = Report(
        id="r", table="t", guest="g", at=1.0, version=1, seat=0, text="a bug?\0", record="eolith record 1\n"
    )
    with store.begin() as connection:
        create(connection)
        people.add_guest(connection, guest())
        for joined in (1.0, 2.0):
            tables.sit(connection, Place("t", "g", 1, joined))
        tables.sit(connection, Place("t", "g", ONLOOKER, 3.0))
        assert tables.places(connection, "t") == [Place("t", "g", 1, 2.0), Place("t", "g", ONLOOKER, 3.0)]
        tables.rise(connection, "t", "g", 1)
        assert tables.places(connection, "t") == [Place("t", "g", ONLOOKER, 3.0)]
        assert tables.note(connection, "t", "g") == ""
        for text in ("wood first", "no: gold\ud800"):
            tables.put_note(connection, Note("t", "g", text))
        assert tables.note(connection, "t", "g") == "no: gold?"
        tables.add_report(connection, report)
        assert tables.all_reports(connection) == [replace(report, text="a bug??")]


@pytest.mark.parametrize("job", ["link", "place"])
def test_nothing_belongs_to_a_table_that_is_not_there(store: Store, job: str) -> None:
    with pytest.raises(IntegrityError), store.begin() as connection:
        people.add_guest(connection, guest())
        if job == "link":
            tables.add_link(connection, Link("x", "t", 0, 1.0))
        else:
            tables.sit(connection, Place("t", "g", 0, 1.0))
