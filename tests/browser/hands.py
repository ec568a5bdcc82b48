"""What a person does: a server to play at, a browser to play with, and the hands that press."""

from __future__ import annotations

import re
import signal
import socket
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from eolith.cli.serve import serve
from eolith.web.settings import Settings
from forked import Forked

WAIT = 60_000
"""Milliseconds at most for anything to happen, on a machine that is busy with other things too."""
CHOICES = "#choices button"
ANSWERS = "#choices button, #fields .main:not([disabled])"
CONFIRM = "#fields .main:not([disabled])"
SURE = '#ask > [name="sure"]'
"""What confirms that something is given up."""
PATIENCE = 60
"""Seconds in which a page without JavaScript has to show what was done."""
GLOWING = """() => [...document.querySelectorAll(".target.hot")].flatMap((one, n) =>
  one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width ? [n] : [])"""
"""The numbers of the glowing places in sight."""
DONE_OR_ASKED = """([step, sure]) =>
  +document.querySelector("#act")?.dataset.step > step || document.querySelector(sure)"""
READY = """() => document.fonts.ready.then(() =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""
"""The fonts have come, and the page is laid for the size of its window."""
TO_ALL_PANELS = ("act workshop", "act forest")
"""What is chosen to come to dice with tools and to a payment, soon and whatever the dice show."""
TEXTS = {"en": "Ann", "ru": "Анна", "uk": "Олена"}


def serve_at_once(port: int, database: Path) -> None:
    """`eolith serve` whose bots do not wait."""
    serve("127.0.0.1", port, Settings(db=f"sqlite:///{database}", pace=0), False, False)


class Site:
    """A server process, which can be killed and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: Forked | None = None
        self.url = ""

    def __enter__(self) -> Site:
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        """Start it, and read its address from its first line."""
        self.process = Forked(serve_at_once, self.port, self.database)
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server says {line!r}"
        self.url = found[0]

    def stop(self, sign: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.communicate(timeout=20)
            self.process = None


class Desk:
    """A browser with cookies of its own, and the page that is open in it."""

    def __init__(
        self, chromium: Any, site: Site, language: str = "en", width: int = 1280, height: int = 800, **context: Any
    ) -> None:
        self.site = site
        self.troubles: list[str] = []
        """What must not happen: exceptions, refused content, requests to other hosts."""
        self.away = False
        """The server is expected not to answer."""
        self.script = context.get("java_script_enabled", True)
        wishes = {"reduced_motion": "reduce", **context}
        self.context = chromium.new_context(viewport={"width": width, "height": height}, **wishes)
        self.context.set_default_timeout(WAIT)
        self.speak(language)
        self.page = self.tab()

    def tab(self) -> Any:
        """One more page of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"exception: {error}"))
        page.on("console", self._hear)
        page.on("request", self._see)
        return page

    def _hear(self, message: Any) -> None:
        # a browser reports every answer that says no; those are asked for
        expected = re.search(r"status of (409|422)", message.text) or (self.away and "net::ERR" in message.text)
        # on a busy machine a page is drawn late; that the right fonts are preloaded tests/web/test_faces.py sees
        expected = expected or "was preloaded using link preload but not used" in message.text
        if message.type in ("error", "warning") and not expected:
            self.troubles.append(f"{message.type}: {message.text}")

    def _see(self, request: Any) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.site.url).netloc and not request.url.startswith("data:"):
            self.troubles.append(f"asks another host: {request.url}")

    # --- opening ---------------------------------------------------------------------------------------

    def open_table(self, *seats: str, name: str = "", game: str = "stone_age", **terms: str) -> str:
        """Open a table with what the form of the start page would send, and go there; its address."""
        form = {"game": game, "name": name or TEXTS[self.language], "hints": "yes"}
        form |= {f"seat-{seat}": wish for seat, wish in enumerate(seats or ("me", "bot:careful"))}
        form |= {f"option-{option}": value for option, value in terms.items()}
        answer = self.context.request.post(
            f"{self.site.url}/tables", form=form, headers={"origin": self.site.url}, max_redirects=0
        )
        self.page.goto(self.site.url + answer.headers["location"])
        return self.has_opened()

    def fill_in(self, *seats: str, name: str = "", game: str = "stone_age", **terms: str) -> str:
        """The same through the form itself."""
        page = self.page
        page.goto(f"{self.site.url}/?game={game}")
        page.fill("#name", name or TEXTS[self.language])
        for seat, wish in enumerate(seats or ("me", "bot:careful")):
            page.select_option(f"#seat-{seat}", wish)
        for summary in page.locator(".open summary").all():
            summary.click()
        for option, value in terms.items():
            field = page.locator(f"#open-{option}, [name='option-{option}']").first
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        page.click(".open button.main")
        page.wait_for_url(re.compile(r"/t/\w+"))
        return self.has_opened()

    def has_opened(self) -> str:
        if not self.page.url.endswith("/links"):
            self.wait_for_table()
        return re.split(r"[?#]|/links", self.page.url)[0]

    def links(self) -> list[str]:
        """The links that the open page shows: of each seat, and of onlookers at the end."""
        shown = self.page.locator('.links li:has(input[value*="/s/"])').all()
        found = {int(row.get_attribute("data-seat")): row.locator("input[value*='/s/']").input_value() for row in shown}
        return [found[seat] for seat in sorted(found, key=lambda seat: (seat < 0, seat))]

    def sit(self, link: str) -> None:
        """Follow a link, and sit down."""
        self.page.goto(link)
        self.page.locator("main form button").last.click()
        self.wait_for_table()

    def speak(self, language: str) -> None:
        """Read the pages that are opened from now on in that language."""
        self.language = language
        self.context.add_cookies([{"name": "language", "value": language, "url": self.site.url}])

    def be(self, session: str) -> None:
        """Come as somebody whom the server knows."""
        self.context.add_cookies([{"name": "eolith", "value": session, "url": self.site.url}])

    def wait_for_table(self) -> None:
        self.page.wait_for_selector("#table")

    # --- playing ----------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many decisions have been taken."""
        return int(self.page.get_attribute("#act", "data-step") or 0)

    def is_mine(self) -> bool:
        return bool(self.page.locator("#bar.yours").count())

    def is_over(self) -> bool:
        return bool(self.page.locator('#ask a[href$="/end"]').count())

    def wait_for_turn(self) -> None:
        """Until something is asked, or the game is over; what opponents have played is passed over."""
        if self.script:
            # a page that is still coming knows neither of them
            self.page.wait_for_function(
                "() => document.readyState === 'complete' && (walking === null || $('#past-skip'))"
            )
            if self.page.locator("#past-skip").count():
                self.page.click("#past-skip")
                self.page.wait_for_function("() => walking === null")
        patience = time.monotonic() + PATIENCE
        while not self.script and not self.is_mine() and not self.is_over():
            assert time.monotonic() < patience, "nothing is asked"
            self.page.reload()
        self.page.wait_for_selector('#bar.yours, #ask a[href$="/end"]')

    def wait_for_step(self, step: int) -> None:
        """Until so many decisions have been taken."""
        patience = time.monotonic() + PATIENCE
        while not self.script and self.step < step:
            assert time.monotonic() < patience, f"{self.step} decisions are shown, not {step}"
            self.page.wait_for_timeout(50)
        if self.script:
            self.page.wait_for_function("step => +document.querySelector('#act')?.dataset.step >= step", arg=step)

    def decide(self, number: int = -1) -> None:
        """Press one of the choices, or confirm the form that is shown, and wait until that has happened."""
        before = self.step
        confirm = self.page.locator(CONFIRM)
        (confirm if confirm.count() else self.page.locator(CHOICES).nth(number)).click()
        self.page.wait_for_function(DONE_OR_ASKED, arg=[before, SURE])
        if self.page.locator(SURE).count():
            self.page.click(SURE)
        self.wait_for_step(before + 1)

    def choose(self, *commands: str) -> None:
        """Press the first of these that can be chosen (each as it begins); else whatever comes last."""
        for command in commands:
            button = self.page.locator(f'{CHOICES}[value^="{command}"]')
            if button.count():
                before = self.step
                button.first.click()
                return self.wait_for_step(before + 1)
        return self.decide()

    def uncover(self) -> None:
        """Say who sits at a shared screen now."""
        cover = self.page.locator("#ask.cover a")
        if cover.count():
            cover.click()
            self.page.wait_for_selector("#bar.yours")

    def press_target(self, place: str) -> None:
        """Press a place of the picture."""
        self.page.locator(f'.target[data-at="{place}"] .hit').first.click(force=True)
        self.page.wait_for_selector(f'#ask[data-target="{place}"]')

    def press_picture(self, number: int) -> bool:
        """Press one of the glowing places and do what it offers first; whether anything glows in sight."""
        hot = self.page.evaluate(GLOWING)
        if not hot:
            return False
        self.page.locator(".target.hot").nth(hot[number % len(hot)]).locator(".hit").first.click(force=True)
        self.page.wait_for_selector('#ask[data-target]:not([data-target=""])')  # perhaps of what lies on that place
        if not self.page.locator(ANSWERS).count():
            self.page.click("#ask .back")
            self.page.wait_for_selector('#ask[data-target=""]')
            return False
        self.decide(0)
        return True
