"""What strangers and rude guests send: nothing of it is believed, and everything is answered."""

from __future__ import annotations

import asyncio
import itertools
import re
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from xml.etree import ElementTree

import httpx
import pytest
from browsing import BASE, Browser, serving
from listening import PATIENCE
from litestar.testing import TestClient

from eolith.store import Store, database, rows, tables
from eolith.web.frame import assets
from eolith.web.host.people import hash_token
from eolith.web.pages import links as link_pages
from eolith.web.security import LARGEST_BODY, POLICY, Limiter, is_own
from eolith.web.server import server_of

EVIL = "https://evil.example"
HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "</title></textarea></svg><svg onload=alert(1)>",
    "&lt;b&gt; &amp; <b>",
    "javascript:alert(1)",
    "{{7*7}} ${7*7} { $name }",
    "<!--",
    "]]>",
]


def routes(client: TestClient[Any], method: str) -> list[str]:
    """Every path that takes a method, with its parameters in braces."""
    return sorted({route.path_format for route in client.app.routes if method in getattr(route, "methods", ())})


def filled(path: str, /, **values: str) -> str:
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    assert "{" not in path, path
    return path


VALUES = {
    "game": "endless_winter",
    "edition": "prototype",
    "name": "page.css",
    "path": "openapi.json",
    "token": "no-such-token",
    "number": "1",
    "taken": "1",
}


def journal(client: TestClient[Any], table: str) -> int:
    """The version of a table in the database."""
    store: Store = client.app.state.server.store
    with store.snapshot() as connection:
        row = tables.get(connection, table)
    assert row is not None
    return row.version


def everything(client: TestClient[Any]) -> dict[str, list[Any]]:
    """All rows of the database."""
    from eolith.store.schema import metadata

    store: Store = client.app.state.server.store
    with store.snapshot() as connection:
        return {table.name: list(connection.execute(table.select())) for table in metadata.sorted_tables}


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self.open and self.open[-1] in ("script", "style"):
            assert not data.strip(), f"inline {self.open[-1]}: {data[:80]}"


ADDRESSES = ("href", "src", "action", "formaction", "xlink:href", "poster", "data")


def check_page(text: str) -> Page:
    """Nothing in a page runs or styles but files of ours, and nothing leads elsewhere."""
    page = Page(text)
    for tag, attributes in page.tags:
        assert tag not in ("style", "iframe", "object", "embed", "base", "template", "foreignobject"), tag
        if tag == "script":
            assert str(attributes.get("src", "")).startswith("/static/"), attributes
        assert attributes.get("http-equiv") is None
        for name, value in attributes.items():
            assert not name.startswith("on"), (tag, name)
            assert name not in ("style", "srcdoc", "ping"), (tag, name)
            if name in ADDRESSES:
                assert value is not None
                ours = value.startswith(("/", "#", "?", "./", BASE)) and not value.startswith(("//", "/\\"))
                assert ours or value == "", (tag, name, value)
    return page


# --- a page of somebody else ------------------------------------------------------------------------------------


@pytest.fixture
def anna(client: TestClient[Any]) -> Browser:
    return Browser(client)


FOREIGN: list[dict[str, str]] = [
    {"origin": EVIL},
    {"origin": "null"},
    {"origin": BASE + ".evil.example"},
    {"origin": BASE.replace("http:", "https:")},
    {"origin": BASE.replace("http:", "ftp:")},
    {"origin": BASE.removeprefix("http://")},
    {"origin": BASE.replace("http://", "http://evil@") + ":81"},
    {"origin": "http://["},
    {"origin": ""},
    {},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": BASE},
    {"sec-fetch-site": "none", "origin": BASE},
    {"sec-fetch-site": "", "origin": BASE},
]


def test_no_post_is_taken_from_a_page_of_somebody_else(anna: Browser) -> None:
    client = anna.client
    table = anna.open_table("Anna", "me", "here")
    anna.post("/you/account", login="anna-maria", password="mammoth-steppe")
    before = everything(client)
    cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in anna.cookies.items())}
    form = {
        "version": "1", "seat": "0", "command": "place forest 1", "text": "hello", "name": "x", "language": "uk",
        "nickname": "x", "table": table, "sure": "yes", "game": "stone_age", "seat-0": "me", "seat-1": "bot:random",
        "step": "0", "login": "x-x", "password": "mammoth-steppe", "old": "mammoth-steppe",
    }  # fmt: skip
    paths = [filled(path, id=table, **VALUES) for path in routes(client, "POST") if not path.startswith("/api/")]
    assert len(paths) > 15
    for path, headers in itertools.product(paths, FOREIGN):
        for more in ({}, {"authorization": "Basic YTpi"}):
            client.cookies.clear()
            answer = client.post(path, data=form, headers=headers | cookie | more, follow_redirects=False)
            assert answer.status_code == 403, (path, headers, more)
            assert "set-cookie" not in answer.headers
    assert everything(client) == before


def test_the_api_knows_no_cookies(anna: Browser) -> None:
    """So nothing is to be had there with a browser of somebody else."""
    table = anna.open_table("Anna", "me", "here")
    command = {"expected_version": 1, "command_id": "x"}
    bodies = {
        "/api/tables/{id}/decisions": command | {"command": "place forest 1"},
        "/api/tables/{id}/undo": command,
        "/api/tables/{id}/hint": command,
        "/api/tables/{id}/resign": command,
        "/api/tables/{id}/review": {},
        "/api/tables/{id}/seat": {"name": "x"},
    }
    cookie = {"cookie": f"eolith={anna.cookies['eolith']}"}
    for path in routes(anna.client, "POST"):
        if not path.startswith("/api/tables/"):
            continue
        for headers in ({}, {"origin": EVIL}, {"origin": BASE}):
            answer = anna.client.post(filled(path, id=table), json=bodies[path], headers=headers | cookie)
            assert answer.status_code in (401, 403), path
    for path in routes(anna.client, "GET"):
        if path.startswith("/api/tables/{id}"):
            assert anna.client.get(filled(path, id=table), headers=cookie).status_code == 401, path
    assert journal(anna.client, table) == 1
    for path in routes(anna.client, "GET"):
        if "stream" not in path:
            answer = anna.client.get(filled(path, id=table, **VALUES), headers={"origin": EVIL} | cookie)
            assert not [name for name in answer.headers if name.startswith("access-control-")], path


def test_where_a_request_comes_from() -> None:
    ours = ("http://a.example:8000", "https://public.example")
    assert is_own("GET", {"origin": EVIL}, False, ours)
    for origin in ours:
        assert is_own("POST", {"origin": origin}, False, ours)
    assert is_own("POST", {"sec-fetch-site": "same-origin"}, False, ours)
    for other in ("http://a.example", "https://a.example:8000", "http://public.example", "a.example:8000", "null", ""):
        assert not is_own("POST", {"origin": other}, False, ours)
    assert not is_own("POST", {"origin": ""}, False, ("http://a.example", ""))
    assert not is_own("POST", {}, False, ours)
    for method in ("PUT", "PATCH", "DELETE", "post"):
        assert not is_own(method, {"origin": EVIL}, False, ours)


# --- headers -----------------------------------------------------------------------------------------------------


def pages_of(browser: Browser, table: str) -> Iterator[tuple[str, httpx.Response]]:
    """Every answer to a GET that ends."""
    for path in routes(browser.client, "GET"):
        if not path.endswith("stream"):
            where = filled(path, id=table, **VALUES)
            for query in ("", "?step=3") if path.startswith("/t/") else ("",):
                yield where + query, browser.get(where + query)
    yield "/no/such/page", browser.get("/no/such/page")
    yield "/t/none", browser.get("/t/none")
    yield f"/t/{table}?face=plain", browser.get(f"/t/{table}?face=plain")
    yield f"/t/{table}/act", browser.get(f"/t/{table}/act")


def finished(browser: Browser, name: str = "Anna") -> str:
    """A table whose game is over."""
    table = browser.open_table(name, "me", "bot:random", "bot:random", **{"option-round_cap": "1"})
    for i in range(400):
        page = browser.page(f"/t/{table}")
        if f"/t/{table}/end" in page:
            return table
        version = re.search(r'name="version" value="(\d+)"', page)
        command = re.search(r'name="command" value="([^"]+)"', page.partition('id="ask"')[2])
        if version is None or command is None:
            time.sleep(0.02)
            continue
        browser.post(f"/t/{table}/act", version=version[1], seat=0, command=command[1], id=f"f{i}")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("over", [False, True])
def test_every_answer_forbids_what_is_not_ours(anna: Browser, over: bool) -> None:
    table = finished(anna) if over else anna.open_table("Anna", "me", "friend", "bot:careful")
    kinds = set()
    for path, answer in pages_of(anna, table):
        headers = answer.headers
        kind = headers.get("content-type", "").partition(";")[0]
        kinds.add(kind)
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "same-origin", path
        assert headers["cross-origin-opener-policy"] == "same-origin", path
        assert headers["cross-origin-resource-policy"] == "same-origin", path
        assert "server" not in headers and "x-powered-by" not in headers, path
        if kind == "image/svg+xml" and path.startswith(("/t/", "/covers/", "/puzzles/")):
            assert "sandbox" in headers["content-security-policy"], path
        else:
            assert headers["content-security-policy"] == POLICY, path
        if path.startswith("/static/") and answer.status_code == 200:
            assert "immutable" in headers["cache-control"]
        elif path.startswith(("/t/", "/you", "/s/", "/login")) or path == "/":
            assert headers["cache-control"] == "no-store", path
        if kind == "text/html":
            check_page(answer.text)
        assert answer.status_code < 500, path
    assert {"text/html", "image/svg+xml", "application/json", "text/css"} <= kinds
    for part in POLICY.split("; "):
        assert "unsafe" not in part and "*" not in part and "http" not in part


def test_https_is_remembered(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.get("https://testserver.local/")
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")


# --- cookies ------------------------------------------------------------------------------------------------------


def set_cookies(answer: httpx.Response) -> dict[str, dict[str, str]]:
    found = {}
    for line in answer.headers.get_list("set-cookie"):
        first, *rest = (part.strip() for part in line.split(";"))
        attributes = {name.lower(): value for name, _, value in (part.partition("=") for part in rest)}
        found[first.partition("=")[0]] = {"value": first.partition("=")[2], **attributes}
    return found


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_session_cookie_is_for_this_host_alone(client: TestClient[Any], scheme: str) -> None:
    base = f"{scheme}://testserver.local"
    answer = client.post(f"{base}/you", data={"nickname": "Anna"}, headers={"origin": base}, follow_redirects=False)
    cookies = set_cookies(answer)
    session = cookies["__Host-eolith" if scheme == "https" else "eolith"]
    for cookie in (session, cookies["language"]):
        assert "httponly" in cookie
        assert cookie["samesite"].lower() in ("lax", "strict")
        assert cookie["path"] == "/"
        assert "domain" not in cookie
        assert ("secure" in cookie) == (scheme == "https")
    assert len(session["value"]) >= 22, "128 bits"


def test_a_planted_cookie_is_no_session(client: TestClient[Any]) -> None:
    """Who plants a cookie in a browser does not know the session that comes of it."""
    planted = Browser(client, eolith="planted-by-a-stranger")
    planted.post("/you", nickname="Anna")
    assert planted.cookies["eolith"] != "planted-by-a-stranger"
    stranger = Browser(client, eolith="planted-by-a-stranger")
    assert "Anna" not in stranger.page("/you")


def test_odd_cookies_are_nobody(client: TestClient[Any]) -> None:
    for value in ("", "x" * 5000, '"', "\\", "a=b", "%00", "é".encode().decode("latin-1")):
        check_cookie(client, value)


def check_cookie(client: TestClient[Any], value: str) -> None:
    headers = {"cookie": f"eolith={value}; language={value}; theme={value}".encode("latin-1")}
    assert client.get("/you", headers=headers).status_code == 200


def test_a_session_ends_everywhere_it_should(anna: Browser) -> None:
    anna.post("/you/account", login="anna-maria", password="mammoth-steppe")
    other = Browser(anna.client)
    other.post("/login", login="anna-maria", password="mammoth-steppe")
    old = Browser(anna.client, **anna.cookies)
    assert "anna-maria" in old.page("/you")
    other.post("/you/password", old="mammoth-steppe", password="woolly-rhinoceros")
    assert "anna-maria" not in old.page("/you")
    assert "anna-maria" in other.page("/you")
    kept = Browser(anna.client, **other.cookies)
    other.post("/logout")
    assert "anna-maria" not in kept.page("/you")


# --- texts of others ------------------------------------------------------------------------------------------------


NAMES = ["\"'><img src=x onerror=1>", "<svg/onload=alert(1)>"]


@pytest.mark.parametrize("texts", (1, pytest.param(len(HOSTILE), marks=pytest.mark.long)))
def test_hostile_texts_stay_texts(client: TestClient[Any], texts: int) -> None:
    """Each route is asked with so many of them, as they come in turn."""
    anna, boris = Browser(client), Browser(client)
    table = anna.open_table(NAMES[0], "me", "friend", listed="yes")
    boris.post(anna.links(table)[1], name=NAMES[1])
    anna.post("/you", nickname=NAMES[0], email=HOSTILE[0])
    anna.post("/you/account", login="<b>anna</b>", password="mammoth-steppe")
    for text in HOSTILE:
        anna.post(f"/t/{table}/talk", seat=0, text=text)
        boris.post(f"/t/{table}/report", text=text)
    anna.post(f"/t/{table}/notes", text="\n".join(HOSTILE))
    words = ""
    for browser in (anna, boris, Browser(client)):
        for path, answer in pages_of(browser, table):
            words += check_answer(path, answer)
    turn = itertools.cycle(HOSTILE)
    for path in routes(client, "GET"):
        if not path.endswith("stream") and "{name}" not in path and "{path}" not in path:
            for text in itertools.islice(turn, texts):
                query = {name: text for name in ("as", "at", "face", "saved", "sent", "game", "q", "lang")}
                check_answer(path, anna.get(f"{filled(path, id=table, **VALUES)}?{urlencode(query)}"))
    for text in (*HOSTILE, *NAMES, "<b>anna</b>"):
        assert text in words, "it was not shown as it is"
    for fragment in anna.get(f"/t/{table}/past?step=0&now=true").json()["f"].values():
        check_page(fragment)


def check_answer(path: str, answer: httpx.Response) -> str:
    """The words of an answer, in which nothing runs."""
    assert answer.status_code < 500, path
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if kind == "image/svg+xml":
        root = ElementTree.fromstring(answer.text)
        assert all(not name.startswith("on") for element in root.iter() for name in element.attrib), path
        assert not [element for element in root.iter() if element.tag.endswith(("script", "foreignObject"))]
    return "".join(check_page(answer.text).words) if kind == "text/html" else ""


def test_answers_to_odd_forms_are_pages_without_surprises(anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "here")
    client = anna.client
    for path, text in itertools.product(routes(client, "POST"), HOSTILE[:3]):
        if path.startswith("/api/") or path == "/logout":
            continue
        form = dict.fromkeys(
            ("version", "seat", "command", "do", "typed", "id", "text", "phrase", "name", "nickname", "language",
             "back", "login", "password", "game", "clock", "pace", "step", "as", "seat-0", "email", "table"), text,
        )  # fmt: skip
        for more in ({}, {"version": "1", "seat": "0", "language": "en", "game": "stone_age"}):
            answer = anna.post(filled(path, id=table, **VALUES), **(form | more))
            assert answer.status_code < 500, path
            if answer.headers.get("content-type", "").startswith("text/html") and answer.text:
                check_page(answer.text)
            for name, value in answer.headers.items():
                assert "<" not in value, (path, name)


def test_mails_have_no_headers_of_others() -> None:
    from eolith.web.host.notify import Turn, written

    names = ("a\r\nBcc: victim@example.org", "b\nSubject: x\n\n<b>", "c")
    guest = rows.Guest(id="1", nickname=names[0], language="en", email="a@example.org", created=0)
    mail = written(Turn("abc", "stone_age", 0, names, 3), guest, "a@example.org", "table@example.org", BASE)
    again = mail.as_bytes()
    head = again.partition(b"\n\n")[0].decode().lower()
    assert "bcc" not in head and head.count("subject:") == 1
    with pytest.raises(ValueError):
        written(Turn("abc", "stone_age", 0, names, 3), guest, "a@b.org\r\nBcc: c@d.org", "table@example.org", BASE)


# --- sizes, numbers and kinds of bodies ------------------------------------------------------------------------------


def test_large_bodies_are_refused(anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "here")
    before = everything(anna.client)
    for path in routes(anna.client, "POST"):
        where = filled(path, id=table, **VALUES)
        headers = {"origin": BASE, "cookie": f"eolith={anna.cookies['eolith']}"}
        kinds: list[dict[str, Any]] = [
            {
                "content": b"text=" + b"x" * LARGEST_BODY,
                "headers": {"content-type": "application/x-www-form-urlencoded"},
            },
            {"content": b'{"text":"' + b"x" * LARGEST_BODY + b'"}', "headers": {"content-type": "application/json"}},
            {"content": iter([b"x" * 1000] * 70), "headers": {"content-type": "application/x-www-form-urlencoded"}},
            {"files": {"text": b"x" * LARGEST_BODY}},
        ]
        for kind in kinds:
            kind["headers"] = headers | kind.get("headers", {})
            anna.client.cookies.clear()
            answer = anna.client.post(where, follow_redirects=False, **kind)
            # a body of another kind than is expected need not be read
            form = "json" not in kind["headers"].get("content-type", "") and path != "/logout"
            assert answer.status_code in (400, 401, 403, 404, 413, 422, *([] if form else [303])), path
    after = everything(anna.client)
    assert {name: after[name] for name in ("entries", "notes", "reports")} == {
        name: before[name] for name in ("entries", "notes", "reports")
    }


NUMBERS = ["-1", "-0", "1e9", "NaN", "Infinity", "1.5", "", " 1", "٣", "²", "0x1", "9" * 30, "9" * 5000, "null", "true"]


@pytest.mark.parametrize("every", (5, pytest.param(1, marks=pytest.mark.long)))
def test_numbers_that_are_none(anna: Browser, every: int) -> None:
    table = anna.open_table("Anna", "me", "here")
    for number in NUMBERS[::every]:
        send_numbers(anna, table, number)


def send_numbers(anna: Browser, table: str, number: str) -> None:
    version = journal(anna.client, table)
    for path in routes(anna.client, "GET"):
        if path.startswith("/t/") or path == "/":
            query = "&".join(f"{name}={number}" for name in ("as", "at", "saved", "food", "game", "face"))
            for more in (query, f"step={number}", f"step=1&now={number}&{query}"):
                answer = anna.get(filled(path, id=table) + f"?{more}")
                assert answer.status_code < 500, (path, more)
    for path in routes(anna.client, "POST"):
        if path.startswith("/t/"):
            for names in (("version", "seat", "step"), ("seat",), ("version",), ("step",)):
                form = {"version": version, "seat": 0, "step": 0, "command": "nothing", "name": "x"}
                answer = anna.post(filled(path, id=table), **(form | dict.fromkeys(names, number)))
                assert answer.status_code < 500, (path, names)
    for about in ("replace", "skip"):
        answer = anna.post(f"/t/{table}/act", version=version, seat=0, do=f"{about}-{number}")
        assert answer.status_code in (422, 303), about


JSON = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b'{"version": NaN, "seat": 0}',
    b'{"version": 1e400, "seat": 0}',
    b'{"version": 1, "seat": 99999999999999999999999999}',
    b'{"version": -1, "seat": 0, "command": "place forest 1"}',
    b'{"version": 1, "seat": 0, "command": ["place"]}',
    b'{"version": 1, "seat": 0, "command": "\\ud800"}',
    b'{"version": 1, "seat": 0, "command": "\\u0000"}',
    b'{"version": 1, "seat": 0, "command": "nothing", "id": "\\u0000"}',
    b'{"version": 1, "seat": true}',
    b'{"version": {"a": 1}, "seat": 0}',
    b"[" * 30000,
    b'{"a":' * 9000,
]


def test_json_that_means_nothing(anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "here")
    kinds = ("application/json", "application/json; charset=utf-16", "text/plain", "application/x-msgpack", "x")
    for body, kind in [*itertools.product(JSON, kinds[:1]), *itertools.product(JSON[1:2], kinds[1:])]:
        headers = {"origin": BASE, "cookie": f"eolith={anna.cookies['eolith']}", "content-type": kind}
        for path in routes(anna.client, "POST"):
            if path != "/logout":
                anna.client.cookies.clear()
                answer = anna.client.post(
                    filled(path, id=table, **VALUES), content=body, headers=headers, follow_redirects=False
                )
                assert answer.status_code < 500, (path, kind)
    assert journal(anna.client, table) == 1


def test_broken_multipart_is_refused(anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "here")
    for body in (b"", b"--x", b"--x\r\n\r\n", b"--y\r\ncontent-disposition: form-data; name=a\r\n\r\nb\r\n--y--"):
        for kind in ("multipart/form-data", "multipart/form-data; boundary=x", "multipart/form-data; boundary="):
            headers = {"origin": BASE, "cookie": f"eolith={anna.cookies['eolith']}", "content-type": kind}
            for path in ("act", "talk", "notes", "report", "links", "mute"):
                answer = anna.client.post(f"/t/{table}/{path}", content=body, headers=headers, follow_redirects=False)
                assert answer.status_code < 500, (path, kind, body)
    form = {f"name{i}": "x" for i in range(3000)}
    assert anna.post(f"/t/{table}/act", version=1, seat=0, **form).status_code < 500
    query = "&".join(f"a{i}={i}" for i in range(2000))
    assert anna.get(f"/t/{table}?at=forest&{query}").status_code == 200


@pytest.mark.parametrize("every", (3, pytest.param(1, marks=pytest.mark.long)))
def test_letters_that_are_none(anna: Browser, every: int) -> None:
    table = anna.open_table("Anna", "me", "here")
    for lone in ("%00", "%ED%A0%80", "%FF", "%C0%AF", "%0d%0a", "%E2%80%AE", "a" * 20000)[::every]:
        send_letters(anna, table, lone)


def send_letters(anna: Browser, table: str, lone: str) -> None:
    headers = {"origin": BASE, "cookie": f"eolith={anna.cookies['eolith']}"}
    kind = {"content-type": "application/x-www-form-urlencoded"}
    names = ("command", "typed", "text", "name", "nickname", "login", "password", "id", "do", "back", "email", "as")
    for path in routes(anna.client, "POST"):
        if path.startswith("/api/") or path == "/logout":
            continue
        body = "&".join(f"{name}={lone}" for name in names) + "&version=1&seat=0&language=en&game=stone_age"
        anna.client.cookies.clear()
        answer = anna.client.post(
            filled(path, id=table, **VALUES), content=body.encode(), headers=headers | kind, follow_redirects=False
        )
        assert answer.status_code < 500, path
    for path in routes(anna.client, "GET"):
        if not path.endswith("stream"):
            values = dict.fromkeys(VALUES, lone)
            assert anna.get(filled(path, id=lone, **values)).status_code < 500, path
            assert anna.get(filled(path, id=table, **VALUES) + f"?as={lone}&at={lone}&game={lone}").status_code < 500
    answer = anna.client.get("/stream?t=" + lone, headers=headers)
    assert answer.status_code in (400, 404)


ODD_HEADERS: list[dict[str, str]] = [
    {"accept-language": "x" * 10000},
    {"accept-language": "en;q=nan,ru;q=inf,uk;q=-1"},
    {"accept-language": "en;q=1;q=2,;;;,,,"},
    {"accept-encoding": "gzip;q=0, br, x" * 100},
    {"host": "evil.example"},
    {"host": "a b<script>"},
    {"x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"},
    {"accept": "application/json" * 100},
    {"range": "bytes=0-0"},
    {"if-none-match": "*"},
    {"content-length": "0", "expect": "100-continue"},
]


def test_odd_headers_do_no_harm(anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "friend")
    cookie = {"cookie": f"eolith={anna.cookies['eolith']}"}
    for headers, path in itertools.product(
        ODD_HEADERS,
        ("/", "/you", f"/t/{table}", f"/t/{table}/links", "/static/page.css", f"/t/{table}/ask", "/nowhere"),
    ):
        answer = anna.client.get(path, headers=headers | cookie, follow_redirects=False)
        assert answer.status_code in ((200, 404, 400) if " " in headers.get("host", "") else (200, 404)), path
        if answer.headers["content-type"].startswith("text/html") and not headers.get("host"):
            check_page(answer.text)
            assert "evil.example" not in answer.text


# --- addresses ------------------------------------------------------------------------------------------------------

CLIMBING = [
    "../app.py", "..%2fapp.py", "%2e%2e/app.py", "%2e%2e%2fapp.py", "....//app.py", "..\\app.py", "..%5capp.py",
    "/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd", "art/../../app.py", "art/..%2f..%2f..%2fapp.py",
    "art/../page.css", "art/%2e%2e/stone_age.css", "art/stone_age/palette.css", "page.css%00.js", "page.css/.", ".",
    "", "..",
    "__init__.py", "nul", "con.css", "page.css::$DATA", "PAGE.CSS", "page.css.", "art/.css", "art/*.css", "%", "%zz",
    "x" * 4000,
]  # fmt: skip


def test_only_files_of_ours_are_served(listen: Callable[..., Any]) -> None:
    with listen() as live:
        for name in CLIMBING:
            answer = raw(live, f"GET /static/{name} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
            assert int(answer.split()[1]) in (400, 404, 405), (name, answer[:300])
            assert b"root:" not in answer and b"import" not in answer.partition(b"\r\n\r\n")[2]


def raw(live: Any, request: bytes) -> bytes:
    """What a server answers to bytes that no client would send."""
    host, port = live.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as wire:
        wire.sendall(request)
        answer = b""
        while block := wire.recv(65536):
            answer += block
    return answer


HOSTS = [
    b"x:99999999", b"x:-1", b"x:", b"[", b"[::1", b"a b", b"a/b", b"a?b", b"a#b", b"a@b", b"\xff\xfe", b"", b":80",
    b"x:8x", b"<script>", b"x" * 300 + b":99999",
]  # fmt: skip


@pytest.mark.parametrize("path", [b"/", b"/api/tables", b"/no/such/page", b"/static/page.css", b"/metrics"])
def test_a_host_that_cannot_be_is_refused_with_all_headers(listen: Callable[..., Any], path: bytes) -> None:
    with listen() as live:
        for host in HOSTS:
            answer = raw(live, b"GET %b HTTP/1.1\r\nhost: %b\r\nconnection: close\r\n\r\n" % (path, host))
            head = answer.partition(b"\r\n\r\n")[0].lower()
            status = int(answer.split(b" ", 2)[1])
            assert 400 <= status < 500 or (status == 200 and host == b"x:"), (host, status)
            if b"invalid http request" not in answer.lower():  # what the server itself cannot read
                assert b"content-security-policy:" in head and b"x-content-type-options: nosniff" in head, host
        two = raw(live, b"GET %b HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n" % path)
        assert two.split(b" ", 2)[1] == b"400"


FUZZED = [
    b"accept", b"accept-encoding", b"accept-language", b"authorization", b"content-type", b"cookie", b"forwarded",
    b"if-none-match", b"if-modified-since", b"last-event-id", b"origin", b"range", b"referer", b"sec-fetch-site",
    b"upgrade", b"user-agent", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host",
]  # fmt: skip
NONSENSE = [
    b"\xff\xfe\x80", b"\xc3\x28", b"a" * 5000, b";;;===,,,", b"en;q=1e999, ru;q=nan, uk;q=--",
    b"bytes=0-99999999999999999999",    b"Bearer \xff", b"multipart/form-data", b"multipart/form-data; boundary=",
    b"application/json; charset=utf-99",
    b"application/x-www-form-urlencoded; charset=\xff", b"http://x:99999999/", b"eolith=\xff; language=\xff; =", b"[",
    b"-1", b"\xd9\xa3.\xd9\xa3", b"W/\"", b"Thu, 99 Foo 99999 99:99:99 GMT", b"websocket",
]  # fmt: skip


def test_no_header_makes_the_server_fail(listen: Callable[..., Any]) -> None:
    """One header after another holds nonsense: nothing answers 5xx, and nothing lacks our headers."""
    requests = [
        (b"GET", b"/", b""), (b"GET", b"/api/tables", b""), (b"POST", b"/language", b"language=en&back=/"),
        (b"POST", b"/api/tables", b"{}"), (b"HEAD", b"/you", b""), (b"OPTIONS", b"/", b""),
    ]  # fmt: skip
    with listen() as live:
        for (name, value), (method, path, body) in zip(itertools.product(FUZZED, NONSENSE), itertools.cycle(requests)):
            length = b"content-length: %d\r\n" % len(body) if method == b"POST" else b""
            head = b"%b %b HTTP/1.1\r\nhost: testserver.local\r\nconnection: close\r\n%b" % (method, path, length)
            answer = raw(live, head + b"%b: %b\r\n\r\n" % (name, value) + body)
            status = int(answer.split(b" ", 2)[1])
            assert status < 500, (method, path, name, value, status)
            if b"invalid http request" not in answer.lower():
                assert b"content-security-policy:" in answer.lower(), (method, path, name, value)


BACK = [
    "//evil.example", "///evil.example", "////evil.example", "/\\evil.example", "\\\\evil.example", "/\\/evil.example",
    "\\/evil.example", "http://evil.example", "https:evil.example", "http:/\\evil.example", "javascript:alert(1)",
    "data:text/html,x", "/\t/evil.example", "/\n/evil.example", "\r\n//evil.example", "/x\r\nset-cookie: a=b",
    "/x\r\n\r\n<script>", "/%0d%0aset-cookie:%20a=b", "//[", "http://[::1", "/é", "/\u202e", "/\0",
    "/\x0b//evil.example",     "x", "", "?a=b", "/you?x=1#y", "/.//evil.example", "/..//evil.example", "http://testserver.local//evil.example",
    " //evil.example", "/ /evil.example", "/;//evil.example", "@evil.example", "/x" * 5000, "/?q=\r\nx: y", "/?\u2028",
]  # fmt: skip


def test_going_back_stays_here(anna: Browser) -> None:
    for back in BACK:
        answer = anna.post("/language", language="uk", back=back)
        assert answer.status_code == 303
        lines = answer.headers.get_list("location")
        assert len(lines) == 1
        to = lines[0]
        assert re.fullmatch(r"/(?![/\\])[!-~]*", to), (back, to)
        assert "\\" not in to.partition("?")[0]
        assert str(httpx.URL(BASE).join(to)).startswith(f"{BASE}/")
        assert set(set_cookies(answer)) <= {"language", "eolith"}
    assert anna.post("/language", language="uk", back="/t/abc?as=A").headers["location"] == "/t/abc?as=A"


def test_redirects_lead_here(client: TestClient[Any]) -> None:
    """Whatever is sent, `location` is a path of this server."""
    anna = Browser(client)
    table = anna.open_table("Anna", "me", "here")
    for path in routes(client, "POST"):
        if path in ("/logout", "/you/delete") or path.startswith("/api/"):
            continue
        for evil in ("//evil.example", "/\\evil.example", "x\r\nlocation: //evil.example"):
            form = dict.fromkeys(("back", "as", "next", "url", "to", "seat", "step", "text", "name", "nickname"), evil)
            for more in ({}, {"seat": "0", "version": "1"}):
                answer = anna.post(filled(path, id=table, **VALUES), **(form | {"language": "en"} | more))
                to = answer.headers.get("location", "/")
                assert re.match(r"/(?![/\\])", to) and "evil" not in to, (path, to)
    for path in (f"//evil.example/t/{table}", "/t//evil.example", "/login?next=//evil.example"):
        answer = anna.get(path)
        assert "evil" not in answer.headers.get("location", "")


# --- too many -------------------------------------------------------------------------------------------------------


def test_a_limiter_refills() -> None:
    limiter = Limiter(rate=2, burst=3)
    assert [limiter.allows("a", 0) for _ in range(4)] == [True] * 3 + [False]
    assert limiter.allows("b", 0)
    assert not limiter.allows("a", 0.4)
    assert limiter.allows("a", 0.5)
    assert [limiter.allows("a", 100) for _ in range(4)] == [True] * 3 + [False]
    small = Limiter(rate=1, burst=1, most=2)
    for sender in "abc":
        assert small.allows(sender, 0)
    assert len(small.left) == 2


def one_line(answer: httpx.Response) -> str:
    assert answer.headers["content-type"].startswith("application/json")
    text: str = answer.json()["text"]
    assert text and "\n" not in text and len(text) < 200
    return text


def hammer(client: TestClient[Any], times: int, path: str, cookies: str = "", **form: Any) -> list[httpx.Response]:
    headers = {"origin": BASE, "accept": "application/json", "cookie": cookies}
    client.cookies.clear()
    found = []
    for _ in range(times):
        found.append(client.post(path, data=form, headers=headers, follow_redirects=False))
        client.cookies.clear()
    return found


def test_too_many_commands_are_refused_with_a_line(limited: TestClient[Any]) -> None:
    anna = Browser(limited)
    table = anna.open_table("Anna", "me", "here")
    cookies = f"eolith={anna.cookies['eolith']}"
    for path, form in (("act", {"version": 1, "seat": 0, "command": "x"}), ("talk", {"seat": 0, "phrase": "hello"})):
        answers = hammer(limited, 90, f"/t/{table}/{path}", cookies, **form)
        statuses = {answer.status_code for answer in answers}
        assert 429 in statuses
        one_line(next(answer for answer in answers if answer.status_code == 429))
    assert anna.get(f"/t/{table}").status_code == 200, "who sent too much may still look"
    boris = Browser(limited)
    assert boris.get("/").status_code == 200


def test_passwords_cannot_be_tried_for_ever(limited: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from eolith.web.pages.you import account

    tried = []

    async def never(hashed: str | None, password: str) -> bool:
        tried.append(password)
        return False

    monkeypatch.setattr(account, "is_password", never)
    answers = hammer(limited, 60, "/login", login="anna-maria", password="guess-guess")
    assert answers[0].status_code == 422
    assert answers[-1].status_code == 429
    one_line(answers[-1])
    assert len(tried) <= 30


def test_the_tries_at_one_account_are_counted_from_everywhere(
    limited: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from eolith.web.pages.you import account

    tried = []

    async def never(hashed: str | None, password: str) -> bool:
        tried.append(password)
        return False

    monkeypatch.setattr(account, "is_password", never)
    addresses = itertools.count()
    monkeypatch.setattr(account, "sender", lambda *_: f"address {next(addresses)}")
    for spelling in ("anna-maria", "ANNA-MARIA", " Anna-Maria ", "anna－maria"):
        hammer(limited, 20, "/login", login=spelling, password="guess-guess")
    assert len(tried) <= 30


def test_a_login_tells_nothing_of_who_exists(anna: Browser) -> None:
    anna.post("/you/account", login="anna-maria", password="mammoth-steppe")
    texts = []
    for login in ("anna-maria", "boris-maria"):
        answer = Browser(anna.client).post("/login", login=login, password="wrong-wrong-wrong")
        assert answer.status_code == 422
        texts.append(answer.text.replace(login, "LOGIN"))
    assert texts[0] == texts[1]


def test_links_cannot_be_guessed_for_ever(limited: TestClient[Any]) -> None:
    statuses = [limited.get(f"/s/{i:022}").status_code for i in range(60)]
    assert statuses[0] == 404 and statuses[-1] == 429
    programs = [
        limited.get("/api/tables/abc", headers={"authorization": f"Bearer {i:022}"}).status_code for i in range(60)
    ]
    assert programs[-1] == 429


def test_a_table_has_table_options_alone(anna: Browser, tmp_path: Path) -> None:
    """And no file of the server is read because a stranger names it."""
    for name in ("pack", "players", "spec", ""):
        answer = anna.post(
            "/tables", game="stone_age", **{"seat-0": "me", "seat-1": "bot:random", f"option-{name}": str(tmp_path)}
        )
        assert answer.status_code == 422 and str(tmp_path) not in answer.text, name
    plan = {"game": "stone_age(pack=src)", "seats": [{"kind": "person", "name": "x"}, {"kind": "person"}]}
    refused = anna.client.post("/api/tables", json=plan)
    assert refused.status_code == 422 and "has no option" in refused.json()["text"]


@pytest.mark.parametrize("limit", ["ms=60000", "sims=1000000", "value={}"])
def test_strangers_cannot_have_a_bot_think_for_long_or_read_a_file(anna: Browser, tmp_path: Path, limit: str) -> None:
    there = tmp_path / "value.json"
    spec = f"search:{limit}".format(there)
    form = {"game": "stone_age", "seat-0": "me", "seat-1": f"bot:{spec}"}
    told = {
        "ms=60000": "ms of bot search is '60000'; allowed at tables of a server: 1 to 500",
        "sims=1000000": "sims of bot search is '1000000'; allowed at tables of a server: 1 to 1000",
    }.get(limit, "bot search has no parameter 'value'; it has ms, sims")
    answer = anna.post("/tables", **form)
    assert answer.status_code == 422 and str(there) not in answer.text and told in unescape(answer.text)
    plan = {"game": "stone_age", "seats": [{"kind": "person", "name": "x"}, {"kind": "bot", "bot": spec}]}
    refused = anna.client.post("/api/tables", json=plan)
    assert refused.status_code == 422 and refused.json()["text"] == told


def test_a_link_that_is_renewed_while_somebody_sits_down_leads_nowhere(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.open_table("Anna", "me", "friend")
    link = anna.links(table)[0]
    eve = Browser(anna.client)
    known = link_pages.follow
    asked = 0

    async def renewed(request: Any, token: str) -> Any:
        nonlocal asked
        asked += 1
        if asked == 2:  # it was valid when the request came
            await server_of(request).store.write(lambda conn: tables.revoke_link(conn, hash_token(token)))
        return await known(request, token)

    monkeypatch.setattr(link_pages, "follow", renewed)
    assert eve.post(link, name="Eve").status_code == 404
    assert eve.get(f"/t/{table}").status_code == 404


def test_tables_cannot_be_opened_for_ever(limited: TestClient[Any]) -> None:
    form = {"game": "stone_age", "seat-0": "me", "seat-1": "bot:random"}
    assert hammer(limited, 40, "/tables", **form)[-1].status_code == 429
    plan = {"game": "stone_age", "seats": [{"kind": "person", "name": "x"}, {"kind": "person"}]}
    assert [limited.post("/api/tables", json=plan).status_code for _ in range(40)][-1] == 429


def test_tokens_have_128_bits_and_are_stored_hashed(anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "friend", "friend")
    tokens = [link.removeprefix("/s/") for link in anna.links(table)]
    assert len(set(tokens)) == 4 and all(len(token) >= 22 for token in tokens)
    stored = repr(everything(anna.client))
    for token in (*tokens, anna.cookies["eolith"]):
        assert token not in stored
        assert hash_token(token) in stored


# --- the same command twice, two commands at once ---------------------------------------------------------------------


def crowd(app: Any, requests: list[dict[str, Any]]) -> list[httpx.Response]:
    """All requests at once."""

    async def all_of_them() -> list[httpx.Response]:
        # nobody shares a cookie jar
        async def ask(wish: dict[str, Any]) -> httpx.Response:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url=BASE, timeout=PATIENCE) as one:
                return await one.request(**wish)

        return list(await asyncio.gather(*map(ask, requests)))

    return asyncio.run(all_of_them())


def wish(browser: Browser, table: str, what: str = "act", **fields: Any) -> dict[str, Any]:
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"origin": BASE, "cookie": cookie, "accept": "application/json"}
    body: dict[str, Any] = {"json": fields} if what == "act" else {"data": fields}
    return {"method": "POST", "url": f"/t/{table}/{what}", "headers": headers, **body}


def send(live: Any, requests: list[dict[str, Any]]) -> list[httpx.Response]:
    """All requests at once, to a server at a port."""

    async def all_of_them() -> list[httpx.Response]:
        limits = httpx.Limits(max_connections=100)
        headers = {"host": BASE.removeprefix("http://")}
        async with httpx.AsyncClient(base_url=live.url, limits=limits, timeout=PATIENCE, headers=headers) as many:
            return list(await asyncio.gather(*(many.request(**one) for one in requests)))

    return asyncio.run(all_of_them())


def test_a_hundred_repeats_are_carried_out_once(listen: Callable[..., Any]) -> None:
    with listen() as live, live.client() as client:
        anna = Browser(client)
        table = anna.open_table("Anna", "me", "here", **{"option-first_seat": "A"})
        command = wish(anna, table, version=1, seat=0, command="place forest 1", id="only-once")
        answers = send(live, [command] * 100)
        assert {answer.status_code for answer in answers} == {200}
        assert {answer.json()["version"] for answer in answers} == {2}
        again = send(live, [command])[0]
        assert (again.status_code, again.json()["version"]) == (200, 2)
        with live.server.store.snapshot() as connection:
            assert [entry.kind for entry in tables.entries(connection, table)] == ["open", "decide"]


def test_one_of_many_commands_at_once_wins(listen: Callable[..., Any]) -> None:
    """Two seats and two options, all with the version that was seen: one is carried out, the others see the picture."""
    with listen() as live, live.client() as client:
        anna, boris = Browser(client), Browser(client)
        table = anna.open_table("Anna", "me", "friend", **{"option-first_seat": "A"})
        boris.post(anna.links(table)[1], name="Boris")
        version = live.server.house.tables[table].table.version
        places = ("forest", "clay", "quarry", "river")
        wishes = []
        for i in range(40):
            for browser, seat in ((anna, 0), (boris, 1)):
                command = f"place {places[i % 4]} 1"
                wishes.append(wish(browser, table, version=version, seat=seat, command=command, id=f"{seat}-{i}"))
        answers = send(live, wishes)
        done = [answer for answer in answers if answer.status_code == 200]
        assert len(done) == 1
        stale = [answer for answer in answers if answer.status_code == 409]
        assert stale
        for answer in stale:
            data = answer.json()
            assert data["reason"] == "stale" and data["v"] == version + 1
            assert {"bar", "ask", "log", "act"} <= set(data["f"])
            assert f'value="{version + 1}"' in data["f"]["act"]
        # Boris may also have been told that it was not his turn, while it was not
        assert {answer.status_code for answer in answers} <= {200, 409, 422}
        with live.server.store.snapshot() as connection:
            kinds = [entry.kind for entry in tables.entries(connection, table)]
        assert kinds.count("decide") == 1


def test_a_free_seat_is_taken_once(listen: Callable[..., Any]) -> None:
    with listen() as live, live.client() as client:
        anna = Browser(client)
        table = anna.open_table("Anna", "me", "friend", listed="yes")
        guests = [Browser(client) for _ in range(20)]
        for number, guest in enumerate(guests):
            guest.post("/you", nickname=f"guest {number}")
        answers = send(live, [wish(guest, table, "join", seat=1, name=f"guest {i}") for i, guest in enumerate(guests)])
        assert sorted(answer.status_code for answer in answers) == [303] + [403] * 19
        with live.server.store.snapshot() as connection:
            assert len([place for place in tables.places(connection, table) if place.seat == 1]) == 1


def test_a_free_seat_is_taken_once_although_the_store_fails(
    listen: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boris sits down while a command cannot be stored; Cleo comes once that has been told."""
    monkeypatch.setattr(database, "BUSY", 2000)
    with listen() as live, live.client() as client, ThreadPoolExecutor(3) as pool:
        anna = Browser(client)
        table = anna.open_table("Anna", "me", "friend", listed="yes", **{"option-first_seat": "A"})
        boris, cleo = (wish(Browser(client), table, "join", seat=1, name=name) for name in ("Boris", "Cleo"))
        with closing(sqlite3.connect(live.server.store.url.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            told = pool.submit(send, live, [wish(anna, table, version=1, seat=0, command="place forest 1")])
            time.sleep(0.5)
            asked = [pool.submit(send, live, [boris])]
            assert told.result()[0].status_code == 503
            asked.append(pool.submit(send, live, [cleo]))
            time.sleep(0.5)
            other.execute("ROLLBACK")
            answers = [one.result()[0].status_code for one in asked]
        assert sorted(answers) == [303, 403]
        with live.server.store.snapshot() as connection:
            assert len([place for place in tables.places(connection, table) if place.seat == 1]) == 1


def test_one_id_is_not_the_same_command_of_somebody_else(client: TestClient[Any]) -> None:
    """Who guesses or reuses an id gets no answer that belongs to another seat, and loses no command by it."""
    anna, boris = Browser(client), Browser(client)
    table = anna.open_table("Anna", "me", "friend", **{"option-first_seat": "A"})
    boris.post(anna.links(table)[1], name="Boris")
    version = journal(client, table)
    assert anna.post(f"/t/{table}/act", version=version, seat=0, command="place forest 1", id="1").status_code == 303
    answer = boris.post(f"/t/{table}/act", version=version + 1, seat=1, command="place river 1", id="1")
    assert answer.status_code == 303
    assert journal(client, table) == version + 2


def test_odd_command_ids(anna: Browser) -> None:
    for id in ("", "x" * 65, "x" * 60000, "a\0b", "é", "a b", "\n"):
        table = anna.open_table("Anna", "me", "here", **{"option-first_seat": "A"})
        for seat, version, place in ((0, 1, "forest"), (1, 2, "river")):
            answer = anna.post(f"/t/{table}/act", version=version, seat=seat, command=f"place {place} 1", id=id)
            assert answer.status_code == (303 if id == "" else 400), answer.status_code
        assert journal(anna.client, table) == (3 if id == "" else 1), id
    assert max(len(row.command or "") for row in everything(anna.client)["entries"]) <= 64


# --- guests of the store ---------------------------------------------------------------------------------------------


def test_a_stranger_fills_no_memory(client: TestClient[Any]) -> None:
    """What is kept for each address or name that somebody made up is bounded."""
    before = len(everything(client)["guests"])
    for i in range(100):
        client.get(f"/static/{i}.css")
        client.get(f"/t/{i}")
        client.get(f"/?game={i}", headers={"cookie": f"eolith={i}"})
    assert len(assets.files()) < 100
    server = client.app.state.server
    assert not server.people.known and not server.house.tables and not server.house.opening
    assert len(everything(client)["guests"]) == before


def test_a_guest_is_made_by_acting_alone(client: TestClient[Any]) -> None:
    stranger = Browser(client)
    owner = Browser(client)
    table = owner.open_table("Anna", "me", "friend", listed="yes")
    for _, answer in pages_of(stranger, table):
        assert "eolith" not in set_cookies(answer)
