"""Telling people that it is their turn: web push, mail, and a webhook.

Nothing here delays a move: a listener of the house notes that a turn has begun, and whoever does
not come to the table within a moment is told in the background, once a turn.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from eolith.kernel.game import SEATS
from eolith.kernel.text import LANGUAGES, Texts
from eolith.store import Store, Unavailable, people, rows, tables
from eolith.table.live import CHANGES_GAME
from eolith.table.setup import Entry

from ..settings import Settings
from . import push
from .house import House, NoTable
from .open_table import OpenTable

PATIENCE = 15.0
"""Seconds that a person has to come to the table by itself."""
PAUSE = 600.0
"""Seconds between two mails to one person about one table."""
TRIES = (0.0, 2.0, 10.0)
"""Seconds to wait before each try of the webhook."""
TIMEOUT = 10.0
MOST_MAILED = 10_000

log = logging.getLogger("eolith.web")


@dataclass(frozen=True)
class Turn:
    """A turn that has begun."""

    table: str
    game: str
    """As Game.wording names it."""
    seat: int
    names: tuple[str, ...]
    version: int

    @property
    def path(self) -> str:
        return f"/t/{self.table}?as={SEATS[self.seat]}"

    def others(self) -> str:
        return ", ".join(name for seat, name in enumerate(self.names) if seat != self.seat and name)


class Notifier:
    """Tells people of their turns; to be appended to `House.on_change` as `changed`."""

    def __init__(self, house: House, store: Store, settings: Settings, patience: float = PATIENCE) -> None:
        self.house = house
        self.store = store
        self.settings = settings
        self.patience = patience
        self.mailer = Mailer(settings.smtp) if settings.smtp else None
        self.waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        """The turns whose players may still come by themselves, by table and seat."""
        self.mailed: dict[tuple[str, str], float] = {}
        """When a guest was last written to about a table."""

    def changed(self, opened: OpenTable, entries: Sequence[Entry]) -> None:
        """Something has happened at a table."""
        seat = opened.table.turn
        if seat is None or not self._begins_turn(seat, entries) or not self._is_away(opened, seat):
            return
        key = (opened.id, seat)
        if key not in self.waiting:
            self.waiting[key] = task = asyncio.create_task(self._wait(opened.id, seat))
            task.add_done_callback(lambda _: self.waiting.pop(key, None))

    async def stop(self) -> None:
        """Tell nobody any more."""
        tasks = list(self.waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begins_turn(self, seat: int, entries: Sequence[Entry]) -> bool:
        return any(entry.kind in CHANGES_GAME and entry.seat != seat for entry in entries)

    def _is_away(self, opened: OpenTable, seat: int) -> bool:
        player = opened.table.players[seat]
        return player.person and player.taken and not player.bot and seat not in opened.present()

    async def _wait(self, id: str, seat: int) -> None:
        try:
            await asyncio.sleep(self.patience)
            opened = await self.house.open(id)
            if opened.table.turn == seat and self._is_away(opened, seat):
                table = opened.table
                await self._tell(Turn(id, table.game.wording, seat, tuple(table.names()), table.version))
        except NoTable:
            pass
        except Unavailable as problem:
            self.house.outage.note(problem)
        except Exception:
            log.exception("table %s: nobody could be told of a turn", id)

    async def _tell(self, turn: Turn) -> None:
        found = await self.store.read(lambda conn: _reachable(conn, turn))
        jobs: list[Coroutine[Any, Any, None]] = []
        for guest, browsers in found:
            jobs += [push.tell(self.store, browser, message(turn, guest), self._contact()) for browser in browsers]
            if self.mailer is not None and guest.email and self._may_mail(guest, turn):
                jobs.append(self._mail(self.mailer, guest.email, guest, turn))
        if self.settings.webhook:
            jobs.append(self._call(turn))
        for outcome in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(outcome, Unavailable):
                self.house.outage.note(outcome)
            elif isinstance(outcome, Exception):
                log.error("table %s: a message failed", turn.table, exc_info=outcome)

    def _contact(self) -> str:
        if self.mailer is not None:
            return f"mailto:{self.mailer.sender}"
        return self.settings.url if self.settings.url.startswith("https://") else "mailto:nobody@example.org"

    # --- mail -------------------------------------------------------------------------------------------------

    def _may_mail(self, guest: rows.Guest, turn: Turn) -> bool:
        now = time.monotonic()
        key = (guest.id, turn.table)
        if now - self.mailed.get(key, -PAUSE) < PAUSE:
            return False
        if len(self.mailed) >= MOST_MAILED:
            self.mailed = {other: at for other, at in self.mailed.items() if now - at < PAUSE}
        self.mailed[key] = now
        return True

    async def _mail(self, mailer: Mailer, address: str, guest: rows.Guest, turn: Turn) -> None:
        letter = written(turn, guest, address, mailer.sender, self.settings.url)
        try:
            await asyncio.to_thread(mailer.send, letter)
        except (smtplib.SMTPException, OSError) as problem:
            # what a mail server answers may hold the address
            code = getattr(problem, "smtp_code", "")
            log.warning("table %s: a mail cannot be sent: %s %s", turn.table, type(problem).__name__, code)

    # --- webhook ------------------------------------------------------------------------------------------------

    async def _call(self, turn: Turn) -> None:
        import httpx

        data = {
            "table": turn.table,
            "url": f"{self.settings.url}/t/{turn.table}" if self.settings.url else None,
            "game": turn.game,
            "seat": SEATS[turn.seat],
            "name": turn.names[turn.seat],
            "names": list(turn.names),
            "version": turn.version,
        }
        problem = ""
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client:
            for pause in TRIES:
                await asyncio.sleep(pause)
                try:
                    answer = await client.post(self.settings.webhook, json=data)
                except httpx.HTTPError as failure:
                    problem = type(failure).__name__
                    continue
                if answer.status_code < 500:
                    if answer.status_code >= 300:
                        log.warning("table %s: the webhook answers %d", turn.table, answer.status_code)
                    return
                problem = str(answer.status_code)
        log.warning("table %s: the webhook cannot be called: %s", turn.table, problem)


def _reachable(conn: Any, turn: Turn) -> list[tuple[rows.Guest, list[rows.Subscription]]]:
    """Who plays the seat, and in which browsers they want to be told."""
    ids = {place.guest for place in tables.places(conn, turn.table) if place.seat == turn.seat}
    guests = [guest for guest in (people.get(conn, id) for id in sorted(ids)) if guest is not None]
    return [(guest, people.subscriptions(conn, guest.id)) for guest in guests]


def message(turn: Turn, guest: rows.Guest) -> dict[str, str]:
    """What a browser shows."""
    say = texts_of(turn, guest).say
    text = say("notify-with", names=turn.others()) if turn.others() else ""
    return {
        "title": f"{say('title-your-turn')} · {say('game-name')}",
        "body": text,
        "url": turn.path,
        "tag": turn.table,
    }


def written(turn: Turn, guest: rows.Guest, address: str, sender: str, url: str) -> EmailMessage:
    """The mail."""
    say = texts_of(turn, guest).say
    others = turn.others()
    told = say("notify-turn", names=others) if others else say("notify-turn-alone")
    text = say(
        "notify-mail",
        name=guest.nickname or turn.names[turn.seat],
        turn=told,
        link=url + turn.path,
        settings=f"{url}/you",
    )
    mail = EmailMessage()
    mail["Subject"] = f"{say('title-your-turn')} · {say('game-name')}"
    mail["From"] = f"Eolith <{sender}>"
    mail["To"] = address
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{url}/you>"
    mail.set_content(text)
    return mail


def texts_of(turn: Turn, guest: rows.Guest) -> Texts:
    return Texts(guest.language if guest.language in LANGUAGES else LANGUAGES[0], turn.game, "web")


class Mailer:
    """A mail server: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps:// for TLS from the first byte."""

    def __init__(self, url: str) -> None:
        """ValueError, without the password, for an address that is none."""
        form = "write smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://…"
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise ValueError(form) from None
        self.sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in self.sender:
            raise ValueError(form)
        self.tls = parts.scheme == "smtps"
        self.host = parts.hostname
        self.port = port or (465 if self.tls else 587 if parts.username else 25)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")

    def send(self, mail: EmailMessage) -> None:
        """Hand over a mail; SMTPException or OSError if it is not taken."""
        context = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
            if self.tls
            else smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        )
        with server:
            if not self.tls:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=context)
                elif self.user and not is_loopback(self.host):
                    raise smtplib.SMTPNotSupportedError("the password would be sent without encryption")
            if self.user:
                server.login(self.user, self.password)
            server.send_message(mail)


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
