"""Nobody learns what it may not know, and nobody acts for another seat.

Two servers hold the same game but for one card that one seat alone may look at.  Whoever else asks,
whatever it asks, must get the same answer from both, byte for byte.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from browsing import BASE, Browser, application
from listening import PATIENCE, listening
from litestar.testing import TestClient
from stored import (
    ELSEWHERE,
    GUESTS,
    LINKS,
    NOW,
    ONLOOKER,
    OTHER_LINK,
    SEED,
    TABLE,
    other_cards,
    played,
    secret,
    session,
    store,
)  # fmt: skip

from eolith.kernel.chance import commitment
from eolith.store import Store, rows, tables
from eolith.web.host import clock, hints
from eolith.web.host.people import Visitor, hash_token
from eolith.web.settings import Settings

ROLES: dict[str, dict[str, str]] = {
    "anna": {"cookie": f"eolith={session('anna')}"},
    "boris": {"cookie": f"eolith={session('boris')}"},
    "cleo": {"cookie": f"eolith={session('cleo')}"},
    "olga": {"cookie": f"eolith={session('olga')}"},
    "pavel": {"cookie": f"eolith={session('pavel')}"},
    "stranger": {},
    **{f"program {seat}": {"authorization": f"Bearer {token}"} for seat, token in LINKS.items()},
    "program elsewhere": {"authorization": f"Bearer {OTHER_LINK}"},
    "program of nobody": {"authorization": "Bearer 0123456789abcdefghijkl"},
}
"""Each seat, an onlooker, a guest of another table, a stranger, and programs with a link of each kind."""
SEATS = {"anna": 0, "boris": 1, "cleo": 2, "program 0": 0, "program 1": 1, "program 2": 2}
VALUES = {"game": "stone_age", "name": "page.css", "path": "openapi.json", "token": "no-such-token"}
CHANGING = ("content-length", "content-encoding")


@contextmanager
def serving(url: str, **settings: Any) -> Iterator[TestClient[Any]]:
    chosen = Settings(db=url, **({"pace": 0, "limits": False} | settings))
    with Store(url) as opened, application(chosen, opened) as app, TestClient(app, base_url=BASE) as client:
        yield client


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The clock stands still, and whatever is drawn at random is drawn again alike after each call.

    Hints have no figures, for these hang on how many deals there was time for; `tests/bots` has that they are honest.
    """
    monkeypatch.setattr(hints, "possible", lambda game: False)
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(clock, "now", lambda: NOW)
    random = Random()
    monkeypatch.setattr(secrets, "choice", lambda letters: random.choice(letters))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda n=16: base64.urlsafe_b64encode(random.randbytes(n)).decode())
    monkeypatch.setattr(secrets, "token_hex", lambda n=16: random.randbytes(n).hex())
    monkeypatch.setattr(secrets, "token_bytes", lambda n=16: random.randbytes(n))
    return lambda: random.seed(1)


def route_paths(client: TestClient[Any], method: str) -> list[str]:
    return sorted({route.path_format for route in client.app.routes if method in getattr(route, "methods", ())})


def filled(path: str, /, id: str = TABLE, **values: str) -> str:
    for name, value in ({"id": id} | VALUES | values).items():
        path = path.replace(f"{{{name}}}", value)
    return path


THOROUGH = ("anna", "olga")
"""Roles that ask in every way; the others ask in fewer, for time's sake."""
QUERIES = (
    "as=A", "as=B", "as=C", "as=D", "as=none", "as=all", "face=plain", "step=0", "step=40&as=B", "at=hut",
    "step=9999&as=B", "step=330&now=true&as=B&face=plain", "step=345", "step=345&face=plain&as=all",
    "at=tribe-B", "at=pile-B", "at=card1&wood=1", "at=building1", "as=B&at=hunting&figures=2",
)  # fmt: skip


def questions(client: TestClient[Any], role: str, id: str = TABLE) -> list[str]:
    """What a role asks for about a table."""
    found = ["/", "/you", "/api/tables", "/api/games"]
    for path in route_paths(client, "GET"):
        if "{id}" not in path or path.endswith("stream"):  # streams are read elsewhere
            continue
        where = filled(path, id)
        found.append(where)
        page = path.startswith("/t/")
        if role in THOROUGH and page:
            found += [f"{where}?{query}" for query in (QUERIES if path in MANY_SIDED else QUERIES[1::5])]
        else:
            found += [f"{where}?{query}" for query in (("as=B", "step=345&as=B") if page else ("seat=1&viewer=all",))]
    return found


MANY_SIDED = ("/t/{id}", "/t/{id}/past", "/t/{id}/ask")


def ask(client: TestClient[Any], role: str, path: str, **more: Any) -> httpx.Response:
    client.cookies.clear()
    headers = {"origin": BASE, **ROLES[role], **more.pop("headers", {})}
    method = more.pop("method", "GET")
    answer: httpx.Response = client.request(method, path, headers=headers, follow_redirects=False, **more)
    client.cookies.clear()
    return answer


Answer = tuple[int, tuple[tuple[str, str], ...], bytes]


def seen(answer: httpx.Response) -> Answer:
    """All that an answer tells."""
    headers = tuple((name, value) for name, value in answer.headers.multi_items() if name not in CHANGING)
    return answer.status_code, headers, answer.content


def deeds(version: int) -> list[tuple[str, dict[str, Any]]]:
    """Things to do at the table; some are possible for some."""
    found: list[tuple[str, dict[str, Any]]] = []
    for seat in (0, 1, 2):
        act = {"version": version, "seat": seat}
        letter = "ABC"[seat]
        found += [
            (f"/t/{TABLE}/act", {"json": act | {"do": "hint", "id": "1"}}),
            (f"/t/{TABLE}/act", {"json": act | {"do": "undo"}}),
            (f"/t/{TABLE}/act", {"json": act | {"do": "redo"}}),
            (f"/t/{TABLE}/act", {"json": act | {"do": "nothing"}}),
            (f"/t/{TABLE}/act", {"json": act | {"do": f"skip-{(seat + 1) % 3}"}}),
            (f"/t/{TABLE}/act", {"json": act | {"do": f"replace-{(seat + 1) % 3}"}}),
            (f"/t/{TABLE}/act", {"json": act | {"command": "place hut 9"}}),
            (f"/t/{TABLE}/act", {"json": act | {"command": "acquire card1 wood"}}),
            (f"/t/{TABLE}/act", {"json": act | {"command": "tools C28"}}),
            (f"/t/{TABLE}/act", {"json": act | {"version": 1, "command": "pass"}}),
            (f"/t/{TABLE}/act", {"data": act | {"version": 1, "command": "pass"}}),
            (f"/t/{TABLE}/act", {"data": act | {"do": "typed", "typed": "use C28"}}),
            (f"/t/{TABLE}/talk", {"data": {"seat": seat, "text": "hello"}}),
            (f"/t/{TABLE}/mute", {"data": {"seat": seat}}),
            (f"/t/{TABLE}/join", {"data": {"seat": seat}}),
            (f"/t/{TABLE}/report", {"data": {"text": "is this a bug?", "as": letter, "step": 340}}),
        ]
    found += [
        (f"/t/{TABLE}/notes", {"data": {"text": "a note"}}),
        (f"/t/{TABLE}/rematch", {}),
        (f"/t/{TABLE}/continue", {"data": {"step": 3, "seat": 1}}),
        (f"/api/tables/{TABLE}/decisions", {"json": {"expected_version": 1, "command_id": "a", "command": "pass"}}),
        (f"/api/tables/{TABLE}/decisions", {"json": {"expected_version": version, "command_id": "b", "option": 0}}),
        (f"/api/tables/{TABLE}/decisions", {"json": {"expected_version": version, "command_id": "c", "option": 181}}),
        (f"/api/tables/{TABLE}/undo", {"json": {"expected_version": version, "command_id": "d"}}),
        ("/you", {"data": {"nickname": "", "language": "en", "face": "plain"}}),
        (f"/t/{TABLE}/act", {"json": {"version": version, "seat": 0, "command": "place hunting 1", "id": "9"}}),
        (f"/t/{TABLE}/act", {"json": {"version": version, "seat": 2, "command": "place hunting 1", "id": "9"}}),
        ("/you", {"data": {"nickname": "", "language": "en", "face": "picture"}}),
    ]
    return found


def test_the_others_observe_the_same() -> None:
    tables = [played().table(journal) for journal in (played().journal, other_cards(played())[0])]
    for viewer in (0, 1, 2, None):
        one, other = (table.game.observe(table.play.state, viewer) for table in tables)
        assert (one == other) == (viewer != played().owner)


def everything_told(
    url: str, begin: Callable[[], None], roles: Sequence[str] = tuple(ROLES)
) -> dict[str, list[Answer]]:
    """All that each role is answered, before and after something has been done."""
    begin()
    told: dict[str, list[Answer]] = {role: [] for role in roles}
    with serving(url) as client:
        version = len(played().journal)
        for role in roles:
            told[role] += [seen(ask(client, role, path)) for path in questions(client, role)]
        for role in roles:
            if SEATS.get(role) == played().owner:
                continue  # what the owner does is its own affair
            for i, (path, what) in enumerate(deeds(version)[:: 1 if role in THOROUGH else 3]):
                headers = {"accept": "application/json"} if i % 2 else {}
                told[role].append(seen(ask(client, role, path, method="POST", headers=headers, **what)))
        for role in roles:
            told[role] += [
                seen(ask(client, role, f"/t/{TABLE}{more}")) for more in ("", "/log", "/sheet", "?face=plain")
            ]
    return told


def check_alike(one: Answer, other: Answer, else_: str) -> None:
    """Two answers are the same; else it is said where they begin to differ."""
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one[2], other[2])) if a != b), 0)
        pytest.fail(f"{else_}: {one[:2]} … {one[2][max(0, at - 100) : at + 60]!r} … {other[:2]}")


def owners() -> set[str]:
    return {role for role, seat in SEATS.items() if seat == played().owner}


def test_a_hidden_card_changes_nothing_for_the_others(tmp_path: Path, frozen: Callable[[], None]) -> None:
    journals = [played().journal, other_cards(played())[0]]
    told = [everything_told(store(tmp_path / f"{i}.db", journal), frozen) for i, journal in enumerate(journals)]
    for role in ROLES:
        if role in owners():
            assert told[0][role] != told[1][role], "the owner must see which card it is, else nothing is tested"
        else:
            for one, other in zip(told[0][role], told[1][role], strict=True):
                check_alike(one, other, f"{role} is told of the hidden card")
    for role, answers in told[0].items():
        check_tell_nothing(role, [body + repr(headers).encode() for _, headers, body in answers])
    statuses = {status for answers in told[0].values() for status, _, _ in answers}
    assert {200, 303, 401, 403, 404, 409, 422} <= statuses
    assert not [status for status in statuses if status >= 500]
    for role in ("anna", "cleo"):
        assert sum(status == 200 for status, _, _ in told[0][role]) > (70 if role in THOROUGH else 20)


def test_the_seed_changes_nothing_before_the_end(tmp_path: Path, frozen: Callable[[], None]) -> None:
    """But for the commitment, which tells nothing, and hints, which bots give with their own dice."""
    seeds = [SEED, bytes(16)]
    told = []
    for i, seed in enumerate(seeds):
        answers = everything_told(
            store(tmp_path / f"{i}.db", seed=seed), frozen, ("anna", "boris", "stranger", "program 0")
        )
        shown = commitment(seed).encode()
        told.append({role: [(status, headers, body.replace(shown, b"")) for status, headers, body in found]
                     for role, found in answers.items()})  # fmt: skip
    for role in told[0]:
        for one, other in zip(told[0][role], told[1][role], strict=True):
            check_alike(one, other, f"{role} is told of the seed")


def events(live: Any, role: str, wanted: str, act: Callable[[], None]) -> list[bytes]:
    """What a stream says at once, and after something was done."""
    blocks: list[bytes] = []
    headers = {"host": BASE.removeprefix("http://"), "accept-encoding": "identity", **ROLES[role]}
    client = httpx.Client(base_url=live.url, headers=headers, timeout=PATIENCE)
    with client, client.stream("GET", wanted) as answer:
        if answer.status_code != 200:
            return [str(answer.status_code).encode(), answer.read()]
        rest, acted = b"", False
        for chunk in answer.iter_raw():
            rest += chunk
            while b"\n\n" in rest:
                block, _, rest = rest.partition(b"\n\n")
                if not block.startswith(b":"):  # only says that the stream is there
                    blocks.append(block)
                if b"data:" in block:
                    if acted:
                        return blocks
                    acted = True
                    act()
    return blocks


@pytest.mark.parametrize("face", ["picture", "plain"])
def test_streams_tell_nothing_of_a_hidden_card(tmp_path: Path, frozen: Callable[[], None], face: str) -> None:
    told: list[dict[str, list[bytes]]] = []
    roles = (
        ("anna", "boris", "cleo", "olga", "pavel", "stranger", "program 0") if face == "picture" else ("anna", "boris")
    )
    for i, journal in enumerate((played().journal, other_cards(played())[0])):
        found: dict[str, list[bytes]] = {}
        frozen()
        with listening(store(tmp_path / f"{i}.db", journal)) as live, live.client() as client:
            speak = partial(Browser(client, eolith=session("anna")).post, f"/t/{TABLE}/talk", seat=0, text="hello")
            for role, seat in itertools.product(roles, ("B", "-")):
                wanted = f"/stream?t={TABLE}.0.en.{face}.{seat}"
                found[f"{role} as {seat}"] = events(live, role, wanted, speak)
            for role in [role for role in (*roles, *ROLES) if not role.endswith("1")] if face == "picture" else []:
                found[f"{role} api"] = events(
                    live, role, f"/api/tables/{TABLE}/stream",
                    speak,
                )  # fmt: skip
        told.append(found)
    differing = {name for name in told[0] if told[0][name] != told[1][name]}
    owner = next(role for role in owners() if not role.startswith("program"))
    assert {name.partition(" as ")[0] for name in differing} == {owner}
    assert len(told[0]["anna as B"]) == 3
    if face == "picture":
        for role in ("pavel", "stranger", "program 0"):
            assert told[0][f"{role} as B"][0] == b"404"
        assert told[0]["program elsewhere api"][0] == b"404" and told[0]["stranger api"][0] == b"401"


def test_the_api_shows_the_observation_and_nothing_else(tmp_path: Path) -> None:
    with serving(store(tmp_path / "t.db")) as client:
        table = played().table(played().journal)
        for role, seat in (("program 0", 0), ("program 1", 1), ("program 2", 2), (f"program {ONLOOKER}", None)):
            data = ask(client, role, f"/api/tables/{TABLE}").json()
            due = table.game.observe(table.play.state, seat).to_dict()
            assert data["observation"] == json.loads(json.dumps(due))
            assert data["you"] == seat
        observed = [ask(client, f"program {seat}", f"/api/tables/{TABLE}").json()["observation"] for seat in (0, 1, 2)]
        for seat, other in itertools.permutations(range(3), 2):
            assert observed[seat]["seats"][other]["pile"] is None
            assert observed[seat]["seats"][other]["extra"] is None
            assert observed[seat]["seats"][other]["forecast"] is None
        assert observed[played().owner]["seats"][played().owner]["extra"] is not None


# --- what is written down about people --------------------------------------------------------------------------------


def marks(role: str) -> set[bytes]:
    """What a role may never be told."""
    found = {
        SEED.hex(),
        repr(SEED)[2:-1],
        base64.b64encode(SEED).decode()[:20],
        base64.urlsafe_b64encode(SEED).decode()[:20],
    }
    for guest in (*GUESTS, "pavel"):
        if guest != role:
            found |= {secret(guest, what) for what in ("mail", "login", "note")} | {session(guest), f"id-{guest}"}
        found |= {secret(guest, "hash"), hash_token(session(guest))}
    found |= {secret("boris", "report"), secret("boris", "record")}
    found |= {*LINKS.values(), OTHER_LINK, *map(hash_token, (*LINKS.values(), OTHER_LINK))}
    return {mark.encode() for mark in found}


def check_tell_nothing(role: str, answers: list[bytes]) -> None:
    for mark in marks(role):
        for answer in answers:
            assert mark not in answer, (role, mark, answer[:300])


def test_nothing_about_others_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nor written into the log; what more is asked about a table, the test of a hidden card looks through."""
    caplog.set_level(logging.INFO)
    told: list[bytes] = []
    with serving(store(tmp_path / "t.db", listed=True)) as client:
        for role in ROLES:
            paths = [
                "/",
                "/you",
                "/api/tables",
                *(f"/t/{TABLE}{more}" for more in ("", "/sheet", "/log", "/report", "/notes")),
            ]
            paths += ["/push/key", "/metrics", "/healthz", "/s/x", f"/t/{ELSEWHERE}"]
            answers = [ask(client, role, path) for path in paths]
            answers += [
                ask(client, role, path, method="POST", **what) for path, what in deeds(len(played().journal))[::3]
            ]
            whole = [answer.content + repr(answer.headers.multi_items()).encode() for answer in answers]
            check_tell_nothing(role, whole)
            told += whole
    assert any(secret("anna", "note").encode() in whole for whole in told), "nobody sees even its own note"
    logged = (
        "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("eolith")) + caplog.text
    )
    for mark in marks("nobody"):
        assert mark.decode() not in logged


def test_faults_tell_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever breaks in the middle of an answer, neither the answer nor the log holds a token or a hand."""
    from eolith.cli.serve import Discreet
    from eolith.web.pages import links, table

    def broken(*arguments: Any, **more: Any) -> Any:
        raise RuntimeError("broken at " + " ".join(map(str, arguments)))

    monkeypatch.setattr(links, "follow", lambda request, token: broken(request.url.path))
    monkeypatch.setattr(table, "given_fields", lambda request: broken(request.headers["cookie"]))
    with serving(store(tmp_path / "t.db")) as client:
        for role in ("anna", "boris", "olga"):
            for path in (f"/t/{TABLE}", f"/s/{LINKS[1]}"):
                answer = ask(client, role, path)
                assert answer.status_code == 500
                assert b"RuntimeError" not in answer.content and b"Traceback" not in answer.content
                assert ask(client, role, path, headers={"accept": "application/json"}).json()["reason"] == "status-500"
        with client.app.state.server.store.begin() as connection:
            connection.exec_driver_sql("alter table notes rename to lost")
            connection.exec_driver_sql("alter table sessions rename to gone")
        client.app.state.server.people.known.clear()
        answer = ask(client, "anna", f"/t/{TABLE}/notes", method="POST", data={"text": secret("anna", "note")})
        assert answer.status_code == 503
    shown = Discreet("%(message)s")
    logged = "\n".join(shown.format(record) for record in caplog.records)
    assert "broken at" in logged and "no such table" in logged
    for mark in (
        session("anna"),
        hash_token(session("anna")),
        LINKS[1],
        secret("anna", "mail"),
        secret("anna", "note"),
    ):
        assert mark not in logged, mark


def test_metrics_name_nobody(tmp_path: Path) -> None:
    with serving(store(tmp_path / "t.db"), open_metrics=True) as client:
        for role in ROLES:
            for path in (f"/t/{TABLE}", f"/s/{LINKS[0]}", f"/api/tables/{TABLE}"):
                ask(client, role, path)
        text = client.get("/metrics").text
        assert "eolith_answers" in text
        for mark in (TABLE, ELSEWHERE, "Anna", "anna", *LINKS.values(), SEED.hex()):
            assert mark not in text
    with serving(f"sqlite:///{tmp_path / 't.db'}") as client:
        assert client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404


# --- tables of others -----------------------------------------------------------------------------------------------


STRANGERS = ("stranger", "program 0", "pavel", "program elsewhere", "program of nobody")


@pytest.mark.parametrize("roles", (STRANGERS[:2], pytest.param(STRANGERS, marks=pytest.mark.long)), ids=("some", "all"))
def test_a_private_table_looks_like_none(tmp_path: Path, frozen: Callable[[], None], roles: tuple[str, ...]) -> None:
    """Whoever is no part of a table gets the same answer as for a table that does not exist."""
    nowhere = "q" * len(TABLE)
    with serving(store(tmp_path / "t.db")) as client:
        for role in roles:
            for path in questions(client, "anna"):
                if TABLE in path and not (role == "program 0" and path.startswith("/api/")):
                    real, none = (ask(client, role, path.replace(TABLE, id)) for id in (TABLE, nowhere))
                    assert real.status_code in (400, 401, 404), (role, path)
                    assert same(seen(real), TABLE) == same(seen(none), nowhere), (role, path)
            for path, what in deeds(len(played().journal)):
                if TABLE in path and not (role == "program 0" and path.startswith("/api/")):
                    real, none = (
                        ask(client, role, path.replace(TABLE, id), method="POST", **what) for id in (TABLE, nowhere)
                    )
                    assert real.status_code in (401, 403, 404) and real.status_code == none.status_code, (role, path)
                    assert same(seen(real), TABLE) == same(seen(none), nowhere), (role, path)
            data = {"data": {"seat": "1"}}
            real, none = (ask(client, role, f"/t/{id}/links", method="POST", **data) for id in (TABLE, nowhere))
            assert same(seen(real), TABLE) == same(seen(none), nowhere)
            assert TABLE not in ask(client, role, "/").text
            assert TABLE not in ask(client, role, "/api/tables").text


def same(answer: Answer, id: str) -> Answer:
    """An answer without the id that was asked for."""
    return answer[0], answer[1], answer[2].replace(id.encode(), b"ID")


def state_of(client: TestClient[Any]) -> dict[str, Any]:
    """What nobody but its owner may change."""
    opened: Store = client.app.state.server.store
    with opened.snapshot() as connection:
        return {
            "journal": tables.entries(connection, TABLE),
            "links": tables.links(connection, TABLE),
            "places": tables.places(connection, TABLE),
            "notes": [tables.note(connection, TABLE, f"id-{guest}") for guest in GUESTS],
            "tables": tables.count(connection),
        }


def changes(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {name for name in before if before[name] != after[name]}


@pytest.mark.parametrize(
    ("listed", "kinds"),
    [(True, 1), *(pytest.param(listed, 3, marks=pytest.mark.long) for listed in (False, True))],
)
def test_nobody_acts_for_another_seat(tmp_path: Path, listed: bool, kinds: int) -> None:
    """Each deed comes in one kind of request, or in all three."""
    turn_of_kinds = itertools.cycle(("data", "json", "params"))
    table = played().table(played().journal)
    turn, version = table.turn, table.version
    assert turn is not None
    options = [int(option) for option in table.play.state.options()]
    text = table.game.text(options[0])
    with serving(store(tmp_path / "t.db", listed=listed)) as client:
        for role, seat in itertools.product(ROLES, (0, 1, 2)):
            if SEATS.get(role) == seat and not role.startswith("program"):
                continue
            before = state_of(client)
            act = {"version": version, "seat": seat}
            forms: list[tuple[str, dict[str, Any]]] = [
                ("act", act | {"command": text}),
                ("act", act | {"sure": text}),
                *(("act", act | {"do": do}) for do in (
                    "undo", "restart", "redo", "hint", "return", "typed", "replace-0", "replace-1", "replace-2",
                    "skip-0", "skip-1", "skip-2",
                )),
                ("talk", {"seat": seat, "text": "I am somebody else"}),
                ("talk", {"seat": seat, "phrase": "hello"}),
                ("links", {"seat": seat}),
                ("join", {"seat": seat, "name": "me"}),
                ("rematch", {}),
                ("continue", {"step": 3, "seat": seat}),
            ]  # fmt: skip
            for path, form in forms:
                for kind in itertools.islice(turn_of_kinds, kinds):
                    answer = ask(client, role, f"/t/{TABLE}/{path}", method="POST", **{kind: form})
                    assert answer.status_code in (400, 403, 404, 409), (role, seat, path, form, answer.status_code)
            assert not changes(before, state_of(client)), (role, seat)
        # programs act for the seat of their link, whatever else they say
        for role in ROLES:
            if SEATS.get(role) == turn and role.startswith("program"):
                continue
            before = state_of(client)
            for name in ("decisions", "undo"):
                for more in ({}, {"option": options[0]}, {"command": text}):
                    body = {"expected_version": version, "command_id": f"{role} {len(more)}".replace(" ", "-"), **more}
                    answer = ask(client, role, f"/api/tables/{TABLE}/{name}", method="POST", json=body)
                    assert answer.status_code in (400, 401, 403, 404, 422), (role, name, answer.text)
            if role not in SEATS:
                answer = ask(client, role, f"/api/tables/{TABLE}/seat", method="POST", json={"name": "me"})
                assert answer.status_code in (401, 403, 404)
            assert not changes(before, state_of(client)), role
        # and who may act, can
        role = next(role for role, seat in SEATS.items() if seat == turn)
        answer = ask(
            client, role, f"/t/{TABLE}/act", method="POST", data={"version": version, "seat": turn, "command": text}
        )
        assert answer.status_code == 303


def test_notes_are_read_and_written_by_their_owner(tmp_path: Path) -> None:
    with serving(store(tmp_path / "t.db", listed=True)) as client:
        for role in ("anna", "boris", "olga"):
            page = ask(client, role, f"/t/{TABLE}/notes").text
            assert secret(role, "note") in page
        ask(client, "anna", f"/t/{TABLE}/notes", method="POST", data={"text": "mine", "guest": "id-boris", "as": "B"})
        assert secret("boris", "note") in ask(client, "boris", f"/t/{TABLE}/notes").text
        assert "mine" in ask(client, "anna", f"/t/{TABLE}/notes").text
        assert "secret.example" not in ask(client, "pavel", f"/t/{TABLE}/notes").text


def test_records_and_replays_wait_for_the_end(tmp_path: Path) -> None:
    with serving(store(tmp_path / "t.db", listed=True)) as client:
        for role in ROLES:
            for path in ("record", "replay", "replay?step=3&as=all", "replay/step?step=3&as=all", "end"):
                assert ask(client, role, f"/t/{TABLE}/{path}").status_code in (403, 404, 409), (role, path)
            assert ask(client, role, f"/api/tables/{TABLE}/record").status_code in (401, 404, 409)
            for path in ("rematch", "continue"):
                answer = ask(client, role, f"/t/{TABLE}/{path}", method="POST", data={"step": 1, "seat": 0})
                assert answer.status_code in (403, 409)


# --- links that are worth nothing any more ----------------------------------------------------------------------------


def renewed(client: TestClient[Any], role: str, seat: int) -> str:
    answer = ask(client, role, f"/t/{TABLE}/links", method="POST", data={"seat": seat})
    assert answer.status_code == 303
    page = ask(client, role, f"/t/{TABLE}/links").text
    fresh = re.findall(r'value="[^"]*/s/([\w-]+)"', page)
    (token,) = [token for token in fresh if link_of(client, token).seat == seat]
    return token


def link_of(client: TestClient[Any], token: str) -> rows.Link:
    with client.app.state.server.store.snapshot() as connection:
        link = tables.find_link(connection, hash_token(token))
    assert link is not None
    return link


def test_a_revoked_link_opens_nothing(tmp_path: Path) -> None:
    with serving(store(tmp_path / "t.db")) as client:
        thief = Browser(client)
        assert thief.post(f"/s/{LINKS[1]}", name="Boris").status_code == 303
        assert thief.get(f"/t/{TABLE}").status_code == 200
        token = renewed(client, "boris", 1)
        version = len(played().journal)
        assert thief.get(f"/s/{LINKS[1]}").status_code == 404
        assert thief.post(f"/s/{LINKS[1]}", name="x").status_code == 404
        for path in (
            f"/t/{TABLE}",
            f"/t/{TABLE}/log",
            f"/t/{TABLE}/notes",
            f"/t/{TABLE}/picture.svg",
            f"/t/{TABLE}/links",
        ):
            assert thief.get(path).status_code == 404
        for path, form in (
            ("act", {"version": version, "seat": 1, "command": "pass"}),
            ("talk", {"seat": 1, "text": "x"}),
        ):
            assert thief.post(f"/t/{TABLE}/{path}", **form).status_code == 404
        for path in ("", "/options", "/stream", "/record"):
            assert ask(client, "program 1", f"/api/tables/{TABLE}{path}").status_code == 401, path
        for path in ("decisions", "undo"):
            body = {"expected_version": version, "command_id": "x"} | ({"option": 1} if path == "decisions" else {})
            assert ask(client, "program 1", f"/api/tables/{TABLE}/{path}", method="POST", json=body).status_code == 401
        assert ask(client, "boris", f"/t/{TABLE}").status_code == 200, "who renewed it stays"
        assert Browser(client).post(f"/s/{token}", name="Boris").status_code == 303


def test_the_stream_of_a_revoked_link_ends(tmp_path: Path) -> None:
    with listening(store(tmp_path / "t.db")) as live, live.client() as client:
        thief = Browser(client)
        thief.post(f"/s/{LINKS[1]}", name="Boris")
        ROLES_OF_THIEF = {"cookie": f"eolith={thief.cookies['eolith']}", "host": BASE.removeprefix("http://")}
        boris, anna = (Browser(client, eolith=session(guest)) for guest in ("boris", "anna"))
        told = b""
        with (
            httpx.Client(base_url=live.url, headers=ROLES_OF_THIEF, timeout=PATIENCE) as own,
            own.stream("GET", f"/stream?t={TABLE}.0.en.picture.B", headers={"accept-encoding": "identity"}) as answer,
        ):
            chunks = answer.iter_raw()
            while b"data:" not in told:
                told += next(chunks)
            assert boris.post(f"/t/{TABLE}/links", seat=1).status_code == 303
            anna.post(f"/t/{TABLE}/talk", seat=0, text="after the link was renewed")
            for chunk in chunks:
                told += chunk
        assert b"after the link was renewed" not in told


def test_a_seat_that_is_lost_is_lost_although_somebody_looks_just_then(tmp_path: Path) -> None:
    """Who asks while the link is renewed must not be remembered as one who holds the seat."""
    with serving(store(tmp_path / "t.db")) as client:
        server = client.app.state.server
        guest = rows.Guest(id="id-boris", nickname="Boris", language="en", created=0)
        visitor = Visitor(guest, "en")
        reading, waiting, read = asyncio.Event(), asyncio.Event(), server.store.read

        async def slow(job: Any) -> Any:
            found = await read(job)
            reading.set()
            await waiting.wait()
            return found

        async def both() -> frozenset[int]:
            server.store.read = slow
            early = asyncio.create_task(server.people.seats_of(visitor, TABLE))
            await reading.wait()
            await server.store.write(lambda conn: tables.rise(conn, TABLE, "id-boris", 1))
            server.people.forget("id-boris")
            waiting.set()
            await early
            server.store.read = read
            seats: frozenset[int] = await server.people.seats_of(visitor, TABLE)
            return seats

        assert client.blocking_portal.call(both) == frozenset()


def test_free_seats_have_links_that_their_maker_alone_knows(tmp_path: Path) -> None:
    """Who joins a table is not shown the links that were meant for others."""
    from browsing import serving as fresh

    (tmp_path / "fresh").mkdir()
    with fresh(tmp_path / "fresh") as client:
        anna, boris = Browser(client), Browser(client)
        table = anna.open_table("Anna", "me", "friend", "friend")
        links = anna.links(table)
        assert len(links) == 4
        boris.post(links[1], name="Boris")
        assert not set(boris.links(table)) & {links[0], links[2]}
        olga = Browser(client)
        olga.post(links[3])
        assert olga.get(f"/t/{table}/links").status_code == 404
        for browser in (boris, olga):
            for link in links:
                assert link.removeprefix("/s/") not in browser.page(f"/t/{table}")


# --- a whole game ---------------------------------------------------------------------------------------------------


def test_a_whole_game_through_the_page(tmp_path: Path) -> None:
    """The seed is told to nobody before the end, and then to whoever may see the table."""
    from browsing import serving as fresh

    with fresh(tmp_path) as client:
        anna, boris, olga, stranger = (Browser(client) for _ in range(4))
        table = anna.open_table("Anna", "me", "friend", "bot:careful", **{"option-round_cap": "1"})
        links = anna.links(table)
        boris.post(links[1], name="Boris")
        olga.post(links[-1])
        people = {"Anna": anna, "Boris": boris}
        opened = client.app.state.server.house.tables[table]
        marks = {
            opened.table.source.seed.hex().encode(),
            base64.b64encode(opened.table.source.seed)[:20],
            repr(opened.table.source.seed)[2:-1].encode(),
        }

        def look() -> None:
            for browser in (anna, boris, olga, stranger):
                for path in ("", "/log", "/sheet", "/end", "/record", "/replay", "/picture.svg", "/past?step=5&now=1"):
                    answer = browser.get(f"/t/{table}{path}")
                    assert not any(mark in answer.content for mark in marks), path
                    assert answer.status_code in (200, 403, 404)

        for i in range(500):
            game = opened.table
            if game.over:
                break
            if game.players[game.turn].bot:
                time.sleep(0.01)
                continue
            if i % 10 == 0:
                look()
            command = game.game.text(int(game.play.state.options()[0]))
            browser = people[game.players[game.turn].name]
            wrong = boris if browser is anna else anna
            form = {"version": game.version, "seat": game.turn, "command": command}
            for other in (wrong, olga, stranger):
                assert other.post(f"/t/{table}/act", **form).status_code in (403, 404)
            assert browser.post(f"/t/{table}/act", **form).status_code == 303
        assert opened.table.over
        for browser in (anna, boris, olga):
            assert opened.table.source.seed.hex() in browser.page(f"/t/{table}/record")
        for path in ("/record", "/end", "/replay", "/replay/step?step=1"):
            assert stranger.get(f"/t/{table}{path}").status_code == 404
        assert olga.post(f"/t/{table}/rematch").status_code == 403
        assert stranger.post(f"/t/{table}/rematch").status_code == 404
        assert stranger.post(f"/t/{table}/continue", step=1, seat=0).status_code == 404
