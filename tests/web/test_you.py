"""The page about oneself: preferences, tables, accounts, and being forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from browsing import Browser, serving
from litestar.testing import TestClient

from eolith.store import Store, people, rows, tables
from eolith.web.host import passwords
from eolith.web.host.people import Visitor, hash_token
from eolith.web.host.prefs import body_data, prefs_of
from eolith.web.pages.you import account, is_email

PASSWORD = "mammoth-steppe"
HOSTILE_NAMES = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "a\r\nset-cookie: x=1",
    "\u202egnp.exe",
    "\0\x1b[31mred",
    "x" * 5000,
    "{ $name }",
    "&lt;b&gt;",
    "’; drop table guests; --",
]


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash with less work."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    passwords._nobodys.cache_clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def anna(client: TestClient[Any]) -> Browser:
    return Browser(client)


def store_of(client: TestClient[Any]) -> Store:
    store: Store = client.app.state.server.store
    return store


def guest_of(browser: Browser) -> rows.Guest | None:
    """Who the server takes a browser for, read from the database."""
    with store_of(browser.client).snapshot() as connection:
        found = people.find_session(connection, hash_token(browser.cookies.get("eolith", "")))
    return found[1] if found else None


def own_tables(browser: Browser) -> set[str]:
    return set(re.findall(r'href="/t/(\w+)"', browser.page("/you")))


def open_account(browser: Browser, login: str = "anna") -> None:
    assert browser.post("/you/account", login=login, password=PASSWORD).headers["location"] == "/you?saved=account"


# --- preferences --------------------------------------------------------------------------------------------------


def test_looking_makes_no_guest(anna: Browser) -> None:
    anna.page("/you")
    assert anna.cookies == {}


def test_preferences_are_kept(anna: Browser) -> None:
    answer = anna.post("/you", nickname="Анна", language="uk", theme="dark", face="plain", motion="slow", auto="yes")
    assert answer.status_code == 303
    page = anna.page("/you")
    assert '<html lang="uk" data-theme="dark">' in page
    assert "Анна" in page
    assert re.search(r'value="plain" selected', page)
    guest = guest_of(anna)
    assert guest is not None
    assert guest.prefs == {
        "theme": "dark", "face": "plain", "motion": "slow", "sound": False, "confirm": False, "auto": True,
        "playback": False,
    }  # fmt: skip
    assert anna.page("/you?saved=prefs").count('<p class="notice" role="status"') == 1


def test_an_empty_name_keeps_the_old_one(anna: Browser) -> None:
    anna.post("/you", nickname="Анна")
    anna.post("/you", nickname="  ", theme="light")
    assert (guest_of(anna) or pytest.fail()).nickname == "Анна"


def test_unknown_preferences_count_as_the_default(anna: Browser) -> None:
    anna.post("/you", theme='"><script>', face="x", motion="sideways", sound="perhaps", other="thing")
    guest = guest_of(anna)
    assert guest is not None
    assert guest.prefs == prefs_of(Visitor(None, "en")) | {"sound": False, "playback": False}
    assert anna.post("/you", language="xx").status_code == 400


def test_scripts_are_told_of_sound_motion_and_playback() -> None:
    guest = rows.Guest(id="1", nickname="", language="en", created=0, prefs={"sound": False, "motion": "off", "x": 1})
    on, off = {"data-sound": "on", "data-playback": "on"}, {"data-sound": "off", "data-playback": "on"}
    assert body_data(Visitor(None, "en")) == on | {"data-motion": "normal"}
    assert body_data(Visitor(guest, "en")) == off | {"data-motion": "off"}


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_hostile_names_stay_text(anna: Browser, name: str) -> None:
    assert anna.post("/you", nickname=name).status_code == 303
    table = anna.open_table(name)
    guest = guest_of(anna)
    assert guest is not None and len(guest.nickname) <= 24 and guest.nickname.isprintable()
    for path in ("/you", "/", f"/t/{table}", f"/t/{table}/report", "/rules"):
        page = anna.page(path)
        assert "<script>alert" not in page and "<img src=x" not in page
        assert "\0" not in page and "\x1b" not in page and "\u202e" not in page
    assert "x" not in anna.cookies


@pytest.mark.parametrize(
    "address, fits",
    [
        ("anna@example.org", True),
        ("анна@приклад.укр", True),
        ("anna", False),
        ("anna@localhost", False),
        ("a@b.c\nBcc: all@example.org", False),
        ("a@b.c, d@e.f", False),
        ("Anna <a@b.c>", False),
        ("a" * 250 + "@b.cc", False),
        (None, True),
    ],
)
def test_addresses(address: str | None, fits: bool) -> None:
    assert is_email(address) == fits


def test_mail_is_offered_where_the_server_sends_it(tmp_path: Path, anna: Browser) -> None:
    assert 'name="email"' not in anna.page("/you")
    other = tmp_path / "other"
    other.mkdir()
    with serving(other, smtp="smtp://localhost:2525?from=eolith@example.org") as client:
        boris = Browser(client)
        assert 'name="email"' in boris.page("/you")
        boris.post("/you", email=" b@example.org ")
        assert (guest_of(boris) or pytest.fail()).email == "b@example.org"
        assert boris.post("/you", email="b@example.org\nBcc: x@example.org").status_code == 422
        boris.post("/you", email="")
        assert (guest_of(boris) or pytest.fail()).email is None


# --- tables ---------------------------------------------------------------------------------------------------------


def test_own_tables_and_leaving_one(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "friend")
    boris = Browser(client)
    link = anna.links(table)[1]
    boris.post(link, name="Boris")
    assert own_tables(anna) == own_tables(boris) == {table}

    assert boris.post("/you/leave", table=table).status_code == 303
    assert own_tables(boris) == set()
    assert boris.get(f"/t/{table}").status_code == 404
    assert own_tables(anna) == {table}

    boris.post(link, name="Boris")
    assert own_tables(boris) == {table}


def test_nobody_leaves_for_another(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    boris = Browser(client)
    boris.open_table("Boris")
    assert boris.post("/you/leave", table=table).status_code == 303
    assert boris.post("/you/leave", table="x").status_code == 303
    assert Browser(client).post("/you/leave", table=table).status_code == 303
    assert own_tables(anna) == {table}


# --- accounts -------------------------------------------------------------------------------------------------------


def test_an_account_brings_tables_to_another_browser(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    open_account(anna, "Anna")
    phone = Browser(client)
    assert phone.post("/login", login=" aNNa ", password=PASSWORD).headers["location"] == "/you?saved=login"
    assert own_tables(phone) == {table}
    assert phone.cookies["eolith"] != anna.cookies["eolith"]


def test_what_a_guest_has_becomes_the_accounts(client: TestClient[Any], anna: Browser) -> None:
    first = anna.open_table()
    open_account(anna)
    phone = Browser(client)
    second = phone.open_table("Anna on the phone")
    guest = guest_of(phone)
    assert guest is not None
    with store_of(client).begin() as connection:
        tables.put_note(connection, rows.Note(second, guest.id, "hold the river"))
    before = dict(phone.cookies)

    phone.post("/login", login="anna", password=PASSWORD)
    assert own_tables(phone) == own_tables(anna) == {first, second}
    account = guest_of(phone)
    assert account is not None and account.login == "anna"
    with store_of(client).snapshot() as connection:
        assert people.get(connection, guest.id) is None
        assert tables.note(connection, second, account.id) == "hold the river"
    assert "Anna on the phone" not in Browser(client, **before).page("/you")


def test_an_account_is_never_merged_into_another(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    open_account(anna, "anna")
    boris = Browser(client)
    open_account(boris, "boris")
    boris.post("/login", login="anna", password=PASSWORD)
    assert own_tables(boris) == {table}
    assert Browser(client).post("/login", login="boris", password=PASSWORD).status_code == 303


def test_logging_in_again_is_harmless(anna: Browser) -> None:
    open_account(anna)
    before = anna.cookies["eolith"]
    assert anna.post("/login", login="anna", password=PASSWORD).status_code == 303
    assert anna.cookies["eolith"] != before
    assert (guest_of(anna) or pytest.fail()).login == "anna"


def test_a_planted_session_is_worth_nothing(client: TestClient[Any], anna: Browser) -> None:
    """Somebody plants the cookie of a session that he knows, and waits for its owner to log in."""
    anna.open_table()
    open_account(anna)
    thief = Browser(client)
    thief.open_table("Thief")
    victim = Browser(client, **thief.cookies)
    victim.post("/login", login="anna", password=PASSWORD)
    assert guest_of(thief) is None
    assert "anna" not in thief.page("/you")
    assert victim.cookies["eolith"] != thief.cookies["eolith"]


def test_a_session_made_up_by_the_visitor_is_not_taken(client: TestClient[Any]) -> None:
    browser = Browser(client, eolith="made-up")
    browser.post("/you/account", login="anna", password=PASSWORD)
    assert browser.cookies["eolith"] != "made-up"


def test_an_account_begins_with_a_new_session(client: TestClient[Any], anna: Browser) -> None:
    anna.open_table()
    before = Browser(client, **anna.cookies)
    open_account(anna)
    assert guest_of(before) is None


def test_logging_out_ends_the_session_itself(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    open_account(anna)
    kept = Browser(client, **anna.cookies)
    assert anna.post("/logout").headers["location"] == "/"
    assert "eolith" not in anna.cookies
    assert kept.get(f"/t/{table}").status_code == 404
    assert guest_of(kept) is None


@pytest.mark.parametrize("login", ["", "ab", "x" * 33, "a b c", "a\u200bb\u00a0c", "tab\tbed", "nul\0nul"])
def test_logins_that_cannot_be_chosen(anna: Browser, login: str) -> None:
    assert anna.post("/you/account", login=login, password=PASSWORD).status_code == 422
    assert guest_of(anna) is None


@pytest.mark.parametrize("password", ["", "short", "123456789", "x" * 201])
def test_passwords_that_cannot_be_chosen(anna: Browser, password: str) -> None:
    assert anna.post("/you/account", login="anna", password=password).status_code == 422
    open_account(anna)
    assert anna.post("/you/password", old=PASSWORD, password=password).status_code == 422


@pytest.mark.parametrize("login", ["anna", "ANNA", "ａｎｎａ", " anna "])
def test_a_login_is_taken_in_every_spelling(client: TestClient[Any], anna: Browser, login: str) -> None:
    open_account(anna)
    boris = Browser(client)
    answer = boris.post("/you/account", login=login, password=PASSWORD)
    assert answer.status_code == 422
    assert (guest_of(boris) or pytest.fail()).login is None


def test_one_account_is_enough(anna: Browser) -> None:
    open_account(anna)
    assert anna.post("/you/account", login="other", password=PASSWORD).status_code == 422
    assert (guest_of(anna) or pytest.fail()).login == "anna"


def test_a_password_is_stored_as_a_hash(anna: Browser) -> None:
    open_account(anna)
    hashed = (guest_of(anna) or pytest.fail()).password
    assert hashed is not None and hashed.startswith("$argon2id$") and PASSWORD not in hashed
    assert hashed not in anna.page("/you")


def test_one_letter_typed_in_two_ways_is_one_password(client: TestClient[Any], anna: Browser) -> None:
    anna.post("/you/account", login="anna", password="мій найдовший")
    assert Browser(client).post("/login", login="anna", password="мій найдовший").status_code == 303


def test_wrong_password_and_unknown_login_look_and_take_the_same(
    client: TestClient[Any], anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_account(anna)
    tried: list[str] = []
    verify = passwords._hasher.verify

    class Counting:
        def verify(self, hashed: str, password: str) -> bool:
            tried.append(hashed.rsplit("$", 2)[0])
            return verify(hashed, password)

        hash = staticmethod(passwords._hasher.hash)

    monkeypatch.setattr(passwords, "_hasher", Counting())
    wrong = Browser(client).post("/login", login="anna", password="not the password")
    unknown = Browser(client).post("/login", login="nobody", password="not the password")
    guess = Browser(client).post("/login", login="nobody", password="nobody has this password")
    assert wrong.status_code == unknown.status_code == guess.status_code == 422
    assert wrong.text.replace('"anna"', '"nobody"') == unknown.text == guess.text
    assert len(tried) == 3 and len(set(tried)) == 1


def test_a_new_password_ends_all_other_sessions(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    open_account(anna)
    phone = Browser(client)
    phone.post("/login", login="anna", password=PASSWORD)
    assert anna.post("/you/password", old="wrong-wrong", password="cave-bear-skull").status_code == 422
    assert guest_of(phone) is not None
    assert anna.post("/you/password", old=PASSWORD, password="cave-bear-skull").status_code == 303
    assert phone.get(f"/t/{table}").status_code == 404
    assert own_tables(anna) == {table}
    assert phone.post("/login", login="anna", password=PASSWORD).status_code == 422
    assert phone.post("/login", login="anna", password="cave-bear-skull").status_code == 303


def test_guests_have_no_password_to_change(client: TestClient[Any], anna: Browser) -> None:
    anna.open_table()
    assert anna.post("/you/password", old="", password=PASSWORD).status_code == 403
    assert Browser(client).post("/you/password", old="", password=PASSWORD).status_code == 403


# --- being forgotten --------------------------------------------------------------------------------------------------


def test_a_guest_is_forgotten_and_the_game_stays(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "friend")
    link = anna.links(table)[1]
    boris = Browser(client)
    boris.post(link, name="Boris")
    kept = Browser(client, **boris.cookies)
    assert boris.post("/you/delete").status_code == 422
    assert guest_of(boris) is not None
    assert boris.post("/you/delete", sure="yes").headers["location"] == "/"
    assert guest_of(kept) is None and kept.get(f"/t/{table}").status_code == 404
    assert "Boris" in anna.page(f"/t/{table}")
    assert boris.post(link, name="Boris").status_code == 303


def test_an_account_is_forgotten_only_with_its_password(client: TestClient[Any], anna: Browser) -> None:
    open_account(anna)
    assert anna.post("/you/delete", sure="yes").status_code == 422
    assert anna.post("/you/delete", sure="yes", password="wrong-wrong").status_code == 422
    assert anna.post("/you/delete", password=PASSWORD).headers["location"] == "/"
    assert anna.post("/login", login="anna", password=PASSWORD).status_code == 422
    assert Browser(client).post("/you/delete", sure="yes").status_code == 403


# --- strangers --------------------------------------------------------------------------------------------------------


def test_tries_at_an_account_are_counted_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as client:
        open_account(Browser(client))
        answers = [Browser(client).post("/login", login=f"user{n}", password="x").status_code for n in range(30)]
        assert answers[0] == 422 and answers[-1] == 429
        assert answers.count(422) <= 20
        assert Browser(client).post("/you/account", login="boris", password=PASSWORD).status_code == 429


def test_tries_at_an_account_are_counted_by_login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many addresses that try one account are no better off than one."""
    with serving(tmp_path, limits=True) as client:
        open_account(Browser(client))
        addresses = iter(range(10_000))
        monkeypatch.setattr(account, "sender", lambda *_: f"address {next(addresses)}")
        logins = ["anna", "ANNA", " anna", "ａnna"] * 8
        answers = [Browser(client).post("/login", login=login, password="wrong").status_code for login in logins]
        assert answers[0] == 422 and answers[-1] == 429
        assert answers.count(422) <= 21
        assert Browser(client).post("/login", login="anna", password=PASSWORD).status_code == 429
        assert Browser(client).post("/login", login="boris", password=PASSWORD).status_code == 422


def test_tries_at_the_password_of_an_open_session_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as client:
        anna = Browser(client)
        open_account(anna)
        for path in ("/you/password", "/you/delete"):
            answers = [anna.post(path, old="wrong", password="wrong").status_code for _ in range(25)]
            assert answers[-1] == 429


@pytest.mark.parametrize(
    "path", ["/you", "/you/leave", "/you/account", "/you/password", "/you/delete", "/login", "/logout"]
)
@pytest.mark.parametrize("origin", ["https://evil.example", "null", ""])
def test_pages_of_others_change_nothing(anna: Browser, path: str, origin: str) -> None:
    table = anna.open_table()
    open_account(anna)
    answer = anna.send("POST", path, origin, sure="yes", table=table, login="anna", password=PASSWORD, nickname="X")
    assert answer.status_code == 403
    assert own_tables(anna) == {table} and (guest_of(anna) or pytest.fail()).nickname == "Anna"


def test_hostile_logins_stay_text(anna: Browser) -> None:
    page = anna.post("/login", login='"><script>alert(1)</script>', password="x").text
    assert "<script>alert" not in page
    assert anna.post("/login", login="x" * 50_000, password="y" * 10_000).status_code == 422
    assert anna.get("/login").headers["location"] == "/you#account"
    assert "<script>" not in anna.page("/you?saved=<script>alert(1)</script>")
