"""Accounts: what a guest can take from one browser to another, and leaving.

Whoever logs in gets a session with a new secret, and the old one ends: a cookie that somebody
planted beforehand is worth nothing afterwards.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from msgspec.structs import replace
from sqlalchemy import Connection

from eolith.store import Taken, people, rows

from ...host import clock
from ...host.passwords import LONGEST, SHORTEST, hash_password, is_password
from ...host.people import Visitor, cookie_name, hash_token, new_token
from ...server import AnyRequest, Server, form_of, html, limit, redirect, sender, set_cookie, visit
from .about import LONGEST_LOGIN, SHORTEST_LOGIN, you_html


async def read(request: AnyRequest) -> tuple[Server, Visitor, dict[str, str]]:
    return *await visit(request), await form_of(request)


async def refuse(server: Server, visitor: Visitor, problem: str, login: str = "") -> Response[str]:
    text = await you_html(server, visitor, problem=problem, login=login[:LONGEST_LOGIN])
    return html(visitor, text, 422)


async def begin_session(
    server: Server, visitor: Visitor, guest: rows.Guest, also: Callable[[Connection], object]
) -> None:
    """Know the visitor as a guest from now on, by a session of a new secret; `also` is stored with it or not at all."""
    old, before, token, now = visitor.token, visitor.id, new_token(), clock.now()

    def store(connection: Connection) -> None:
        also(connection)
        if old:
            people.end_session(connection, hash_token(old))
        people.add_session(connection, rows.Session(hash_token(token), guest.id, now, now))

    await server.store.write(store)
    server.people.forget(before, guest.id)
    visitor.guest, visitor.token, visitor.new = guest, token, True


def clean_login(login: str) -> str:
    """A login as it may be chosen; empty if it may not."""
    login = unicodedata.normalize("NFKC", login.strip())
    fits = SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN and login.isprintable() and not any(map(str.isspace, login))
    return login if fits else ""


def weak(password: str) -> bool:
    return not SHORTEST <= len(password) <= LONGEST


@get("/login", include_in_schema=False)
async def login_page(request: AnyRequest) -> Response[str]:
    """The form lies on the page about oneself."""
    _, visitor = await visit(request)
    return redirect(visitor, "/you#account")


@post("/you/account", include_in_schema=False)
async def open_account(request: AnyRequest) -> Response[str]:
    """The guest becomes an account, with all that it has."""
    server, visitor, form = await read(request)
    limit(request, server.opens, sender(request))
    login = clean_login(form.get("login", ""))
    if visitor.guest is not None and visitor.guest.login is not None:
        return await refuse(server, visitor, "account-twice")
    if not login:
        return await refuse(server, visitor, "login-form", form.get("login", ""))
    if weak(form.get("password", "")):
        return await refuse(server, visitor, "password-short", login)
    hashed = await hash_password(form["password"])
    guest = await server.people.welcome(visitor, "" if visitor.name else login)
    account = replace(guest, login=login, password=hashed)
    try:
        await begin_session(server, visitor, account, lambda conn: people.save_guest(conn, account))
    except Taken:
        return await refuse(server, visitor, "login-taken", login)
    return redirect(visitor, "/you?saved=account")


@post("/login", include_in_schema=False)
async def log_in(request: AnyRequest) -> Response[str]:
    """Be the account on this browser too; what this browser's guest has becomes the account's."""
    server, visitor, form = await read(request)
    login, password = clean_login(form.get("login", "")), form.get("password", "")[: LONGEST + 1]
    limit(request, server.opens, sender(request))
    limit(request, server.opens, f"login {login.casefold()}")
    account = await server.store.read(lambda conn: people.find_login(conn, login))
    right = await is_password(account.password if account else None, password)
    if account is None or not right:
        return await refuse(server, visitor, "login-wrong", login)
    guest = visitor.guest

    def merge(connection: Connection) -> None:
        present = people.get(connection, guest.id) if guest else None
        if present is not None and present.login is None:
            people.merge(connection, present.id, account.id)

    await begin_session(server, visitor, account, merge)
    return redirect(visitor, "/you?saved=login")


@post("/logout", include_in_schema=False)
async def log_out(request: AnyRequest) -> Response[str]:
    """Forget on this browser who one is."""
    server, visitor, _ = await read(request)
    if visitor.token:
        await server.store.write(lambda conn: people.end_session(conn, hash_token(visitor.token)))
        server.people.forget(visitor.id)
    return farewell(visitor)


def farewell(visitor: Visitor) -> Response[str]:
    """To the start page, without a session."""
    answer = redirect(Visitor(None, visitor.language, secure=visitor.secure), "/")
    set_cookie(answer, visitor, cookie_name(visitor.secure), "", 0)
    return answer


async def own_password(request: AnyRequest, server: Server, visitor: Visitor, password: str) -> bool:
    """Whether it is the password of the visitor's account; the tries are counted."""
    assert visitor.guest is not None
    limit(request, server.opens, sender(request))
    limit(request, server.opens, sender(request, visitor))
    return await is_password(visitor.guest.password, password[: LONGEST + 1])


@post("/you/password", include_in_schema=False)
async def change_password(request: AnyRequest) -> Response[str]:
    """A new password; every other browser must log in again."""
    server, visitor, form = await read(request)
    guest = visitor.guest
    if guest is None or guest.login is None:
        raise HTTPException(status_code=403, detail="no-account")
    if not await own_password(request, server, visitor, form.get("old", "")):
        return await refuse(server, visitor, "password-wrong")
    if weak(form.get("password", "")):
        return await refuse(server, visitor, "password-short")
    account = replace(guest, password=await hash_password(form["password"]))

    def store(connection: Connection) -> None:
        people.save_guest(connection, account)
        people.end_sessions(connection, account.id)

    await begin_session(server, visitor, account, store)
    return redirect(visitor, "/you?saved=password")


@post("/you/delete", include_in_schema=False)
async def delete(request: AnyRequest) -> Response[str]:
    """Forget a guest: name, preferences, sessions, places, results and notes.  What was played stays."""
    server, visitor, form = await read(request)
    guest = visitor.guest
    if guest is None:
        raise HTTPException(status_code=403, detail="no-account")
    if guest.login is None:
        if form.get("sure") != "yes":
            return await refuse(server, visitor, "not-sure")
    elif not await own_password(request, server, visitor, form.get("password", "")):
        return await refuse(server, visitor, "password-wrong")
    await server.store.write(lambda conn: people.forget(conn, guest.id))
    server.people.forget(guest.id)
    return farewell(visitor)


HANDLERS: list[Any] = [login_page, open_account, log_in, log_out, change_password, delete]
