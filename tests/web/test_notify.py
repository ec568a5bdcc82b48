"""People are told that it is their turn: once a turn, while they are away, and nobody else."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import logging
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from litestar.testing import TestClient

import eolith
from eolith.store import Store, people, rows
from eolith.table.setup import Seat, Setup
from eolith.web.app import create_app
from eolith.web.host import notify, push
from eolith.web.host.notify import Mailer, Notifier
from eolith.web.host.open_table import OpenTable, View, Watcher
from eolith.web.pages.push import MOST_BROWSERS
from eolith.web.server import Server
from eolith.web.settings import Settings

SECRET = ec.generate_private_key(ec.SECP256R1())
POINT = push.encoded(SECRET.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
AUTH = b"0123456789abcdef"
ENDPOINT = "https://push.example.com/send/abc"
KEYS = {"p256dh": POINT, "auth": push.encoded(AUTH)}


def until(done: Callable[[], Any], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)


# --- receivers --------------------------------------------------------------------------------------------------


@dataclass
class Webhook:
    """A server that writes down what it is sent."""

    url: str = ""
    failures: int = 0
    got: list[dict[str, Any]] = field(default_factory=list)


@pytest.fixture
def webhook() -> Iterator[Webhook]:
    hook = Webhook()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            hook.failures -= 1
            if hook.failures < 0:
                hook.got.append(json.loads(body))
            self.send_response(500 if hook.failures >= 0 else 204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        hook.url = f"http://127.0.0.1:{server.server_port}/hook"
        yield hook
        server.shutdown()


class Post(socketserver.StreamRequestHandler):
    """Enough of a mail server."""

    mails: list[EmailMessage] = []

    def handle(self) -> None:
        self.say("220 test")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                self.say("354 go on")
                lines = []
                while (part := self.rfile.readline()) != b".\r\n":
                    lines.append(part)
                self.mails.append(email.message_from_bytes(b"".join(lines), policy=email.policy.default))
            self.say("221 bye" if line.upper() == "QUIT" else "250 ok")

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@dataclass
class MailServer:
    url: str
    mails: list[EmailMessage]


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    mails: list[EmailMessage] = []
    handler = type("Handler", (Post,), {"mails": mails})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield MailServer(f"smtp://127.0.0.1:{server.server_address[1]}?from=eolith@games.example", mails)
        server.shutdown()


# --- a table whose players are away -------------------------------------------------------------------------------


class Place:
    """A server with one table of two persons, Ada and Bo, seat A to begin."""

    def __init__(self, client: TestClient[Any], patience: float = 0.0) -> None:
        self.client = client
        self.server: Server = client.app.state.server
        listeners = [getattr(one, "__self__", None) for one in self.server.house.on_change]
        (self.notifier,) = [one for one in listeners if isinstance(one, Notifier)]
        self.notifier.patience = patience
        self.opened: OpenTable = self.call(self._open)

    def call(self, job: Callable[[], Any]) -> Any:
        assert self.client.blocking_portal is not None
        return self.client.blocking_portal.call(job)

    async def _open(self) -> OpenTable:
        game = eolith.load("stone_age(players=2, first_seat=A)")
        house = self.server.house
        listeners, house.on_change = house.on_change, []  # nobody is told of the first turn
        opened, _ = await house.create(game, Setup((Seat("person", "Ada"), Seat("person", "Bo"))))
        house.on_change = listeners
        for seat, (name, language) in enumerate((("Ada", "en"), ("Bo", "uk"))):
            guest = rows.Guest(id=name, nickname=name, language=language, created=0.0, email=f"{name}@games.example")
            await self.server.store.write(lambda conn, guest=guest: people.add_guest(conn, guest))
            await self.server.people.sit(guest, opened.id, seat)
        return opened

    def decide(self, command: str) -> None:
        seat = self.opened.table.turn
        assert seat is not None
        self.call(lambda: self.server.house.do(self.opened, lambda live, at: live.prepare_command(seat, command, at)))

    def watch(self, seat: int) -> None:
        self.opened.watchers.add(Watcher(View(seat, "en"), asyncio.Event(), 0))

    def rest(self) -> None:
        """Wait until all that was begun is done."""
        until(lambda: not self.notifier.waiting)


@pytest.fixture
def place(tmp_path: Path, webhook: Webhook, mail_server: MailServer) -> Iterator[Place]:
    settings = Settings(url="https://games.example", webhook=webhook.url, smtp=mail_server.url, limits=False)
    with Store(str(tmp_path / "e.db")) as store, TestClient(create_app(settings, store)) as client:
        yield Place(client)


def test_a_turn_is_told_once(place: Place, webhook: Webhook, mail_server: MailServer) -> None:
    place.decide("place forest 3")
    until(lambda: webhook.got and mail_server.mails)
    place.rest()
    assert webhook.got == [
        {
            "table": place.opened.id,
            "url": f"https://games.example/t/{place.opened.id}",
            "game": "stone_age",
            "seat": "B",
            "name": "Bo",
            "names": ["Ada", "Bo"],
            "version": place.opened.table.version,
        }
    ]
    (mail,) = mail_server.mails
    assert mail["to"] == "Bo@games.example" and mail["list-unsubscribe"] == "<https://games.example/you>"
    assert mail["auto-submitted"] == "auto-generated"
    assert f"https://games.example/t/{place.opened.id}?as=B" in mail.get_content()
    assert "Ваш хід" in mail.get_content() and "Ada" in mail.get_content()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_mail_names_the_others_at_the_table_if_there_are_any(language: str) -> None:
    guest = rows.Guest(id="Bo", nickname="Bo", language=language, created=0.0, email="bo@games.example")
    for names in (("Ada", "Bo"), ("", "Bo")):
        turn = notify.Turn("t1", "stone_age", 1, names, 1)
        told = notify.written(turn, guest, "bo@games.example", "eolith@games.example", "https://games.example")
        line = next(line for line in told.get_content().splitlines() if line.endswith(":"))
        assert ("Ada" in line) == ("(" in line) == (names[0] == "Ada") and "–" not in line


def test_a_mail_says_which_edition_is_played() -> None:
    guest = rows.Guest(id="Bo", nickname="Bo", language="en", created=0.0, email="bo@games.example")
    turn = notify.Turn("t1", "endless_winter/prototype", 1, ("Ada", "Bo"), 1)
    told = notify.written(turn, guest, "bo@games.example", "eolith@games.example", "https://games.example")
    assert "Endless Winter (prototype)" in told["Subject"] and "Endless Winter (prototype)" in told.get_content()
    assert "Endless Winter (prototype)" in notify.message(turn, guest)["title"]


def test_the_first_turn_of_a_table_is_told(place: Place, webhook: Webhook) -> None:
    game = eolith.load("stone_age(players=2, first_seat=B)")
    seats = Setup((Seat("person", "Ada"), Seat("person", "Bo")))
    opened, _ = place.call(lambda: place.server.house.create(game, seats))
    until(lambda: webhook.got)
    assert [(one["table"], one["game"], one["seat"]) for one in webhook.got] == [(opened.id, "stone_age", "B")]


def test_one_mail_in_a_while(place: Place, webhook: Webhook, mail_server: MailServer) -> None:
    for command in ("place forest 2", "place claypit 2", "place river 3", "place hunting 3"):
        before = len(webhook.got)
        place.decide(command)
        until(lambda before=before: len(webhook.got) > before)
        place.rest()
    assert [one["seat"] for one in webhook.got] == ["B", "A", "B", "A"]
    assert sorted(mail["to"] for mail in mail_server.mails) == ["Ada@games.example", "Bo@games.example"]


def test_who_looks_on_is_not_told(place: Place, webhook: Webhook, mail_server: MailServer) -> None:
    place.watch(1)
    place.decide("place forest 2")
    place.rest()
    place.decide("place claypit 2")
    until(lambda: webhook.got)
    assert [one["seat"] for one in webhook.got] == ["A"]


def test_who_comes_in_time_is_not_told(place: Place, webhook: Webhook) -> None:
    place.notifier.patience = 0.2
    place.decide("place forest 2")
    assert place.notifier.waiting
    place.watch(1)
    place.rest()
    assert not webhook.got


def test_talk_and_one_s_own_decisions_tell_nobody(place: Place, webhook: Webhook) -> None:
    place.notifier.patience = 60
    house, opened = place.server.house, place.opened
    place.call(lambda: house.do(opened, lambda live, at: live.prepare_talk(1, at, text="hello")))
    place.call(lambda: house.do(opened, lambda live, at: live.prepare_sit(0, "Ada", at)))
    assert not place.notifier.waiting


def test_a_webhook_that_fails_is_called_again(
    place: Place, webhook: Webhook, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notify, "TRIES", (0.0, 0.01, 0.01))
    webhook.failures = 2
    place.decide("place forest 2")
    until(lambda: webhook.got)
    place.rest()
    webhook.failures = 9
    place.decide("place claypit 2")
    place.rest()
    assert len(webhook.got) == 1
    assert "the webhook cannot be called: 500" in caplog.text and webhook.url not in caplog.text


def test_a_mail_server_that_is_away_harms_nobody(
    tmp_path: Path, webhook: Webhook, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(url="https://games.example", smtp="smtp://u:secret@127.0.0.1:1?from=e@games.example")
    with Store(str(tmp_path / "e.db")) as store, TestClient(create_app(settings, store)) as client:
        place = Place(client)
        place.decide("place forest 2")
        place.rest()
    assert "a mail cannot be sent: ConnectionRefusedError" in caplog.text
    assert "secret" not in caplog.text and "Bo@" not in caplog.text


def test_the_server_ends_although_turns_wait(tmp_path: Path) -> None:
    with Store(str(tmp_path / "e.db")) as store, TestClient(create_app(Settings(), store)) as client:
        place = Place(client, patience=600)
        place.decide("place forest 2")
        assert place.notifier.waiting
    assert all(task.cancelled() or task.done() for task in place.notifier.waiting.values())


# --- addresses of mail servers --------------------------------------------------------------------------------------


def test_mail_servers_are_read() -> None:
    mailer = Mailer("smtps://ada%40x:p%2Fw@mail.example?from=e@x.example")
    assert (mailer.host, mailer.port, mailer.user, mailer.password) == ("mail.example", 465, "ada@x", "p/w")
    assert Mailer("smtp://u:p@mail.example?from=a@b").port == 587
    for wrong in ("mail.example", "http://mail.example?from=a@b", "smtp://mail.example", "smtp://u:pw@h:x?from=a@b"):
        with pytest.raises(ValueError) as caught:
            Mailer(wrong)
        assert "pw" not in str(caught.value)


def test_a_password_is_not_sent_in_the_clear(mail_server: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    mailer = Mailer(mail_server.url.replace("smtp://", "smtp://user:secret@"))
    monkeypatch.setattr(notify, "is_loopback", lambda host: False)
    with pytest.raises(notify.smtplib.SMTPException, match="without encryption"):
        mailer.send(EmailMessage())


# --- web push -------------------------------------------------------------------------------------------------------


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, str], bytes]]:
    """What push services are handed."""
    sent: list[tuple[str, dict[str, str], bytes]] = []

    async def send(endpoint: str, headers: dict[str, str], body: bytes) -> int:
        sent.append((endpoint, headers, body))
        return 410 if "gone" in endpoint else 201

    monkeypatch.setattr(push, "send", send)
    return sent


def as_guest(place: Place, guest: str) -> dict[str, str]:
    """The headers of a browser of a guest."""
    from eolith.web.host.people import hash_token

    session = rows.Session(hash_token(f"token-{guest}"), guest, time.time(), time.time())
    with place.server.store.begin() as connection:
        people.add_session(connection, session)
    return {"cookie": f"eolith=token-{guest}", "origin": "http://testserver.local"}


def test_a_browser_is_told_until_it_is_not(place: Place, sent: list[tuple[str, dict[str, str], bytes]]) -> None:
    headers = as_guest(place, "Bo")
    answer = place.client.post("/push/subscribe", json={"endpoint": ENDPOINT, "keys": KEYS}, headers=headers)
    assert answer.status_code == 200 and answer.json() == {"push": "on"}
    place.decide("place forest 2")
    until(lambda: sent)
    endpoint, told, body = sent[0]
    message = json.loads(http_ece.decrypt(body, private_key=SECRET, auth_secret=AUTH, version="aes128gcm"))
    assert endpoint == ENDPOINT and message["url"] == f"/t/{place.opened.id}?as=B" and "Ada" in message["body"]
    key = place.client.get("/push/key").json()["key"]
    assert told["Authorization"].startswith("vapid ") and told["Authorization"].endswith(f"k={key}")
    assert place.client.get("/push/key").json()["key"] == key
    place.rest()
    stranger = as_guest(place, "Ada")
    place.client.post("/push/unsubscribe", json={"endpoint": ENDPOINT}, headers=stranger)
    assert browsers(place, "Bo")
    assert place.client.post("/push/unsubscribe", json={"endpoint": ENDPOINT}, headers=headers).json() == {
        "push": "off"
    }
    assert not browsers(place, "Bo")


def browsers(place: Place, guest: str) -> list[rows.Subscription]:
    with place.server.store.snapshot() as connection:
        return people.subscriptions(connection, guest)


def test_a_browser_that_is_gone_is_forgotten(place: Place, sent: list[Any]) -> None:
    headers = as_guest(place, "Bo")
    place.client.post("/push/subscribe", json={"endpoint": f"{ENDPOINT}/gone", "keys": KEYS}, headers=headers)
    place.decide("place forest 2")
    until(lambda: sent)
    until(lambda: not browsers(place, "Bo"))


def test_a_guest_has_not_more_than_so_many_browsers(place: Place) -> None:
    headers = as_guest(place, "Bo")
    for i in range(MOST_BROWSERS + 3):
        wish = {"endpoint": f"{ENDPOINT}/{i}", "keys": KEYS}
        assert place.client.post("/push/subscribe", json=wish, headers=headers).status_code == 200
    kept = {one.endpoint for one in browsers(place, "Bo")}
    assert len(kept) == MOST_BROWSERS and f"{ENDPOINT}/0" not in kept


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://user@push.example.com/x",
        "https://push.example.com:8443/x",
        "https://push.example.com/a b",
        "https://push.example.com/" + "x" * 1000,
        "https://[",
        "file:///etc/passwd",
    ],
)
def test_addresses_that_are_no_push_service(place: Place, endpoint: str) -> None:
    headers = as_guest(place, "Bo")
    answer = place.client.post("/push/subscribe", json={"endpoint": endpoint, "keys": KEYS}, headers=headers)
    assert answer.status_code == 400
    assert not browsers(place, "Bo")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff",
        b"[]",
        json.dumps({"endpoint": ENDPOINT}).encode(),
        json.dumps({"endpoint": ENDPOINT, "keys": KEYS | {"auth": "c2hvcnQ"}}).encode(),
        json.dumps({"endpoint": ENDPOINT, "keys": KEYS | {"p256dh": "!"}}).encode(),
        json.dumps({"endpoint": ENDPOINT, "keys": KEYS | {"p256dh": push.encoded(b"\4" + b"x" * 64)}}).encode(),
    ],
)
def test_subscriptions_that_are_none(place: Place, body: bytes) -> None:
    assert place.client.post("/push/subscribe", content=body, headers=as_guest(place, "Bo")).status_code == 400


def test_names_of_private_addresses_are_not_called(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

    async def call() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        with pytest.raises(httpcore.ConnectError, match="not a public address"):
            await push.send("https://push.example.com/x", {}, b"x")

    asyncio.run(call())


@pytest.mark.parametrize("address", ["8.8.8.8", "2001:4860:4860::8888"])
def test_public_addresses(address: str) -> None:
    assert push.is_public(address)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1%eth0",
     "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "2002:808:808::1", "192.0.0.192", "192.88.99.1",
     "64:ff9b:1::1", "fec0::1", "::127.0.0.1", "::8.8.8.8", "2001:db8::1", "2001::1", "fd00::1", "ff0e::1",
     "255.255.255.255", "240.0.0.1", "198.18.0.1"],
)  # fmt: skip
def test_private_addresses(address: str) -> None:
    assert not push.is_public(address)


def test_a_push_service_that_cannot_be_reached_is_named_without_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def send(*_: Any) -> int:
        raise httpcore.ConnectError("no way")

    monkeypatch.setattr(push, "send", send)
    browser = rows.Subscription(ENDPOINT, "Bo", POINT, push.encoded(AUTH), 0.0)
    with Store(str(tmp_path / "e.db")) as store:
        asyncio.run(push.tell(store, browser, {"title": "x"}, "mailto:a@b.example"))
    (record,) = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert record.getMessage() == "push: push.example.com cannot be reached: ConnectError"


def test_the_worker_serves_the_whole_site(place: Place) -> None:
    answer = place.client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache" and b"showNotification" in answer.content
