"""The page about oneself, with the forms that change what the server knows."""

from __future__ import annotations

from typing import Any

import htpy as h
from sqlalchemy import Connection

from eolith.kernel.text import LANGUAGES, level_meaning
from eolith.store import people, rows, tables
from eolith.table.live import LONGEST_NAME

from ...frame.fragments import texts_of
from ...frame.html import LANGUAGE_NAMES, Say, choose, notice, page, seat_mark
from ...frame.names import game_wording, seated, whose_turn
from ...host.own import OwnRecord, by_level
from ...host.passwords import LONGEST, SHORTEST
from ...host.people import Visitor
from ...host.prefs import CHOICES, SWITCHES, prefs_of
from ...server import Server

MOST_TABLES = 100
LONGEST_EMAIL = 254
LONGEST_LOGIN = 32
SHORTEST_LOGIN = 3


async def you_html(server: Server, visitor: Visitor, message: str = "", problem: str = "", login: str = "") -> str:
    """The page; `problem` is the id of a message `problem-…`, `login` what was typed before."""
    say = visitor.say
    account = visitor.guest is not None and visitor.guest.login is not None
    found = await server.store.read(lambda conn: own_tables(conn, visitor.id)) if visitor.guest else []
    results = await server.store.read(lambda conn: people.results(conn, visitor.id)) if visitor.guest else []
    return page(
        visitor,
        say("you-title"),
        message and notice(message),
        problem and notice(say(f"problem-{problem}", least=SHORTEST), "error"),
        h.h1[visitor.name or say("you-title")],
        h.div(".columns")[
            h.div[
                h.section(".card", aria_labelledby="your-tables")[
                    h.h2("#your-tables")[say("start-own")],
                    h.ul(".own-tables")[(_table(row, seats, names, visitor) for row, seats, names in found)]
                    if found
                    else h.p(".quiet")[say("start-own-none")],
                ],
                _settings(server, visitor),
            ],
            h.div[
                _own_record(by_level(results), visitor) if results else None,
                h.section("#account.card")[
                    h.h2[say("account-title")], _account(visitor, say) if account else _no_account(login, say)
                ],
                h.section(".card")[h.h2[say("you-goodbye")], _goodbye(visitor, say)],
            ],
        ],
        styles=("people.css",),
        scripts=("push.js",),
    )


# --- preferences ------------------------------------------------------------------------------------------------


def _settings(server: Server, visitor: Visitor) -> h.Element:
    say, prefs = visitor.say, prefs_of(visitor)
    email = (visitor.guest.email if visitor.guest else None) or ""
    languages = {code: LANGUAGE_NAMES[code] for code in LANGUAGES}
    return h.form(".card.settings", method="post", action="/you")[
        h.h2[say("you-settings")],
        _field("nickname", say("you-name"), say("you-name-hint"), value=visitor.name, maxlength=LONGEST_NAME,
               autocomplete="nickname"),
        choose("you-language", "language", say("you-language"), languages, visitor.language),
        [
            choose(f"you-{name}", name, say(f"pref-{name}"), _meanings(name, say), prefs[name]) for name in CHOICES
        ],
        [
            h.p[h.label[h.input(type="checkbox", name=name, value="yes", checked=prefs[name]), say(f"pref-{name}")]]
            for name in SWITCHES
        ],
        (server.settings.smtp or email)
        and _field("email", say("you-email"), say("you-email-hint"), type="email", value=email,
                   maxlength=LONGEST_EMAIL, autocomplete="email"),
        h.button(".main")[say("you-save")],
        push_button(visitor) if visitor.guest else None,
    ]  # fmt: skip


def _field(name: str, label: str, hint: str = "", **attributes: Any) -> h.Element:
    said = {"aria-describedby": f"you-{name}-hint"} if hint else {}
    return h.p[
        h.label(for_=f"you-{name}")[label],
        h.input(said, id=f"you-{name}", name=name, **attributes),
        hint and h.small(id=f"you-{name}-hint")[hint],
    ]


def _meanings(preference: str, say: Say) -> dict[str, str]:
    return {value: say(f"pref-{preference}-{value}") for value in CHOICES[preference]}


def push_button(visitor: Visitor) -> h.Element:
    """Lets a browser be told; it shows itself where that is possible.  Its page needs `push.js`."""
    say = visitor.say
    texts = {"data-on": say("push-on"), "data-off": say("push-off"), "data-denied": say("push-denied")}
    return h.div(hidden=True)[
        h.p[h.button("#push", texts, type="button", aria_describedby="push-hint")[say("push-on")]],
        h.p("#push-hint", role="status")[""],
    ]


# --- tables -------------------------------------------------------------------------------------------------------


def own_tables(connection: Connection, guest: str) -> list[tuple[rows.Table, list[int], list[str]]]:
    """The tables where a guest has a place, with the seats that it holds and the names of all who sit there."""
    found = []
    for row in tables.of_guest(connection, guest, MOST_TABLES):
        own = sorted(place.seat for place in tables.places(connection, row.id) if place.guest == guest)
        found.append((row, own, tables.names(connection, row)))
    return found


def _table(row: rows.Table, own: list[int], names: list[str], visitor: Visitor) -> h.Element:
    say = texts_of(visitor.language, game_wording(row)).say
    mine = row.status == "playing" and row.turn in own
    if row.status != "playing":
        status = say("list-over")
    else:
        status = say("title-your-turn") if mine else whose_turn(row, names, say)
    return h.li(class_="mine" if mine else "")[
        h.a(href=f"/t/{row.id}")[
            h.b[say("game-name")],
            h.span(".quiet")[seated(row, names, say)],
            h.span(".status")[
                [seat_mark(seat) for seat in own if seat >= 0 and len(names) > 1],
                say("you-watching") + " · " if own == [rows.ONLOOKER] else None,
                status,
            ],
        ],
        h.details[
            h.summary[say("you-leave")],
            h.form(method="post", action="/you/leave")[
                h.input(type="hidden", name="table", value=row.id),
                h.p[say("you-leave-text")],
                h.button[say("you-leave-button")],
            ],
        ],
    ]


# --- games alone ---------------------------------------------------------------------------------------------------


def _own_record(own: dict[tuple[str, str], OwnRecord], visitor: Visitor) -> h.Element:
    """What was achieved alone: a table for each game, with a row for each level that was played."""
    say = visitor.say
    heads = ("own-won", "own-lost", "own-best", "own-longest")
    return h.section(".card.own", aria_labelledby="own-record")[
        h.h2("#own-record")[say("own-title")],
        [
            h.table[
                h.caption[texts_of(visitor.language, game).say("game-name")],
                h.thead[h.tr[h.th(scope="col")[say("alone-level")], [h.th(scope="col")[say(head)] for head in heads]]],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[level_meaning(texts_of(visitor.language, game), level)[0]],
                            [h.td[number] for number in (of.won, of.lost, of.best, of.longest)],
                        ]
                        for (played, level), of in sorted(own.items())
                        if played == game
                    )
                ],
            ]
            for game in sorted({game for game, _ in own})
        ],
    ]


# --- account ------------------------------------------------------------------------------------------------------


def _no_account(login: str, say: Say) -> h.Node:
    return [
        h.p[say("account-text")],
        h.form(method="post", action="/login")[
            h.h3("#login")[say("account-have")],
            _login(login, "have", say),
            _password("password", "have", say("account-password"), "current-password"),
            h.button[say("account-login-button")],
        ],
        h.form(method="post", action="/you/account")[
            h.h3[say("account-new")],
            _login(login, "new", say),
            _password("password", "new", say("account-new-password", least=SHORTEST), "new-password"),
            h.button[say("account-new-button")],
        ],
    ]


def _account(visitor: Visitor, say: Say) -> h.Node:
    assert visitor.guest is not None
    return [
        h.p[say("account-is", login=visitor.guest.login or "")],
        h.form(method="post", action="/logout")[h.button[say("account-logout")]],
        h.details[
            h.summary[say("account-change")],
            h.form(method="post", action="/you/password")[
                _whose(visitor),
                _password("old", "old", say("account-password"), "current-password"),
                _password("password", "new", say("account-new-password", least=SHORTEST), "new-password"),
                h.p[h.small[say("account-change-text")]],
                h.button[say("account-change")],
            ],
        ],
    ]


def _login(login: str, form: str, say: Say) -> h.Element:
    return h.p[
        h.label(for_=f"{form}-login")[say("account-login")],
        h.input(id=f"{form}-login", name="login", value=login, required=True, minlength=SHORTEST_LOGIN,
                maxlength=LONGEST_LOGIN, autocomplete="username", autocapitalize="none", spellcheck="false"),
    ]  # fmt: skip


def _password(name: str, form: str, label: str, kind: str) -> h.Element:
    least = {"minlength": SHORTEST} if kind == "new-password" else {}
    return h.p[
        h.label(for_=f"{form}-password")[label],
        h.input(least, id=f"{form}-password", name=name, type="password", required=True, maxlength=LONGEST,
                autocomplete=kind),
    ]  # fmt: skip


def _whose(visitor: Visitor) -> h.VoidElement:
    """Tells a password manager which account a password belongs to."""
    login = (visitor.guest.login if visitor.guest else None) or ""
    return h.input(name="login", value=login, hidden=True, readonly=True, autocomplete="username")


def _goodbye(visitor: Visitor, say: Say) -> h.Node:
    """Leaving this browser, and being forgotten."""
    if visitor.guest is None:
        return h.p(".quiet")[say("you-unknown")]
    account = visitor.guest.login is not None
    return [
        None
        if account
        else h.details[
            h.summary[say("you-logout")],
            h.form(method="post", action="/logout")[h.p[say("you-logout-text")], h.button[say("account-logout")]],
        ],
        h.details[
            h.summary[say("you-delete")],
            h.form(method="post", action="/you/delete")[
                h.p[say("you-delete-text")],
                account and _whose(visitor),
                _password("password", "delete", say("account-password"), "current-password")
                if account
                else h.p[h.label[h.input(type="checkbox", name="sure", value="yes", required=True), say("you-sure")]],
                h.button(".danger")[say("you-delete-button")],
            ],
        ],
    ]
