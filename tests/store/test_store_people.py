"""Guests, accounts, sessions, subscriptions and keys: the same in both databases."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from eolith.store import Store, StoreError, Taken, people, tables
from eolith.store.rows import ONLOOKER, Note, Place, Report, Result, Session, Subscription
from store.samples import create, guest


def test_a_guest_becomes_an_account(store: Store) -> None:
    with store.begin() as connection:
        people.add_guest(connection, guest())
        assert people.get(connection, "g") == guest()
        assert people.get(connection, "h") is None
        account = guest(login="Ayla@Fire", password="$argon2id$…", email="a@b", prefs={"speed": 2}, nickname="Ї\0")
        people.save_guest(connection, account)
        assert people.get(connection, "g") == replace(account, login="ayla@fire", nickname="Ї?")
        assert people.find_login(connection, "AYLA@fire") == people.get(connection, "g")
        assert people.find_login(connection, "ayla") is None


def test_a_login_is_one_guests_in_every_spelling(store: Store) -> None:
    with store.begin() as connection:
        people.add_guest(connection, guest("a", login="Straße"))
        people.add_guest(connection, guest("b"))
        people.add_guest(connection, guest("c"))
    with pytest.raises(Taken), store.begin() as connection:
        people.add_guest(connection, guest("d", login="STRASSE"))
    with pytest.raises(Taken), store.begin() as connection:
        people.save_guest(connection, guest("b", login="strasse"))


def test_sessions(store: Store) -> None:
    hour = people.TOUCH_EVERY
    with store.begin() as connection:
        for id in "gh":
            people.add_guest(connection, guest(id))
        for hash, id in (("a", "g"), ("b", "g"), ("c", "h")):
            people.add_session(connection, Session(hash, id, 100.0, 100.0))
        found = people.find_session(connection, "a")
        assert found == (Session("a", "g", 100.0, 100.0), guest("g"))
        assert people.find_session(connection, "x") is None
        assert not people.is_stale(found[0], 99.0 + hour)
        assert people.is_stale(found[0], 100.0 + hour)
        people.touch(connection, "a", 100.0 + hour)
        assert people.find_session(connection, "a") == (Session("a", "g", 100.0, 100.0 + hour), guest("g"))
        people.end_session(connection, "a")
        assert people.find_session(connection, "a") is None
        people.end_sessions(connection, "g")
        assert people.find_session(connection, "b") is None
        assert people.find_session(connection, "c") == (Session("c", "h", 100.0, 100.0), guest("h"))


def test_all_that_a_guest_has_becomes_the_accounts(store: Store) -> None:
    report = Report(id="r", table="t", guest="g", at=1.0, version=1, seat=0, text="?", record="")
    with store.begin() as connection:
        for id in "tu":
            create(connection, id)
        people.add_guest(connection, guest("g"))
        people.add_guest(connection, guest("a", login="ayla"))
        for place in (("t", "g", 0), ("t", "g", 1), ("t", "a", 1), ("u", "g", ONLOOKER)):
            tables.sit(connection, Place(*place, 1.0))
        for note in (("t", "g", "mine"), ("t", "a", "own"), ("u", "g", "other")):
            tables.put_note(connection, Note(*note))
        people.subscribe(connection, Subscription("https://push", "g", "p", "s", 1.0))
        people.add_session(connection, Session("s", "g", 1.0, 1.0))
        tables.add_report(connection, report)
        people.merge(connection, "g", "a")
        assert {(place.guest, place.seat) for place in tables.places(connection, "t")} == {("a", 0), ("a", 1)}
        assert [(place.guest, place.seat) for place in tables.places(connection, "u")] == [("a", ONLOOKER)]
        assert tables.note(connection, "t", "a") == "own\n\nmine"
        assert tables.note(connection, "u", "a") == "other"
        assert [found.guest for found in people.subscriptions(connection, "a")] == ["a"]
        assert tables.all_reports(connection) == [replace(report, guest="a")]
        assert people.get(connection, "g") is None
        assert people.find_session(connection, "s") is None  # whoever has that cookie is not the account


def test_a_table_counts_once_for_a_guest_and_for_the_account_it_becomes(store: Store) -> None:
    with store.begin() as connection:
        for id in "tuv":
            create(connection, id)
        people.add_guest(connection, guest("g"))
        people.add_guest(connection, guest("a", login="ayla"))
        rows = [("u", "g", 2.0), ("t", "g", 1.0), ("t", "g", 1.0), ("t", "a", 1.0), ("v", "a", 3.0)]
        for table, who, at in rows:
            people.add_result(connection, Result(table, who, "doggerland", "easy", True, 2, at))
        assert [found.table for found in people.results(connection, "g")] == ["t", "u"]
        people.merge(connection, "g", "a")
        own = people.results(connection, "a")
        assert own == [Result(table, "a", "doggerland", "easy", True, 2, at) for table, at in zip("tuv", (1, 2, 3))]
        people.forget(connection, "a")
        assert people.results(connection, "a") == []


@pytest.mark.parametrize(("leaving", "account"), [("a", "b"), ("g", "g"), ("x", "a")])
def test_only_a_guest_without_login_is_merged(store: Store, leaving: str, account: str) -> None:
    with store.begin() as connection:
        people.add_guest(connection, guest("g"))
        for id in "ab":
            people.add_guest(connection, guest(id, login=id))
        with pytest.raises(StoreError, match="cannot become"):
            people.merge(connection, leaving, account)


def test_subscriptions_and_keys(store: Store) -> None:
    with store.begin() as connection:
        for id in "gh":
            people.add_guest(connection, guest(id))
            people.subscribe(connection, Subscription("https://push/1", id, "p", "s", 1.0))
        people.subscribe(connection, Subscription("https://push/2", "h", "p", "s", 1.0))
        assert people.subscriptions(connection, "g") == []
        assert len(people.subscriptions(connection, "h")) == 2
        people.unsubscribe(connection, "https://push/1")
        assert [found.endpoint for found in people.subscriptions(connection, "h")] == ["https://push/2"]
        assert people.key(connection, "vapid") is None
        for value in ("one", "two"):
            people.put_key(connection, "vapid", value)
        assert people.key(connection, "vapid") == "two"
