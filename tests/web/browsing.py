"""Browsers for tests: each has its own cookies, all ask one server that runs in this process."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from http.cookies import SimpleCookie
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest import mock

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from eolith.store import Store
from eolith.web import security
from eolith.web.app import create_app, furnish
from eolith.web.settings import Settings

BASE = "http://testserver.local"


class Browser:
    """Keeps cookies as a browser does, and follows no redirect by itself."""

    def __init__(self, client: TestClient[Any], **cookies: str) -> None:
        self.client = client
        self.cookies = dict(cookies)

    def send(self, method: str, path: str, origin: str = BASE, **form: Any) -> Response:
        self.client.cookies.clear()
        headers = {"origin": origin, "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        answer: Response = self.client.request(method, path, data=form or None, headers=headers, follow_redirects=False)
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        return answer

    def get(self, path: str) -> Response:
        return self.send("GET", path)

    def post(self, path: str, **form: Any) -> Response:
        return self.send("POST", path, **form)

    def page(self, path: str) -> str:
        """A page that must be there."""
        answer = self.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.text

    def open_table(self, name: str = "Anna", *seats: str, **terms: str) -> str:
        """Open a table of Stone Age, unless the terms name another game; its id."""
        chosen = {f"seat-{i}": seat for i, seat in enumerate(seats or ("me", "friend"))}
        answer = self.post("/tables", name=name, **{"game": "stone_age", "seat-0": "none"} | chosen | terms)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].split("/")[2]

    def links(self, table: str) -> list[str]:
        """The paths of the links of a table that was just opened, seat by seat; the last one is for onlookers."""
        shown = re.findall(rf'<li data-seat="(-?\d)">.*?value="{BASE}(/s/[\w-]+)"', self.page(f"/t/{table}/links"))
        return [link for _, link in sorted(shown, key=lambda one: (one[0] == "-1", one[0]))]


_left: list[Litestar] = []
"""Applications whose servers have ended."""


@contextmanager
def application(settings: Settings, store: Store) -> Iterator[Litestar]:
    """An application; making one takes longer than most tests take, so one that was left is furnished anew."""
    if _left:
        app = _left.pop()
        furnish(app, settings, store)
    else:
        app = create_app(settings, store)
    yield app
    _left.append(app)


@cache
def _empty() -> bytes:
    """An empty database."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        Store(f"sqlite:///{path}").close()
        return path.read_bytes()


@contextmanager
def serving(folder: Path, limits: bool = False, **settings: Any) -> Iterator[TestClient[Any]]:
    """A server with the database of a folder, or an empty one.

    Where it counts requests, they come all at once, however busy the machine is.
    """
    path = folder / "tables.db"
    if not path.exists():
        path.write_bytes(_empty())
    url = f"sqlite:///{path}"
    settings = {"pace": 0, "limits": limits} | settings
    with Store(url) as store, application(Settings(db=url, **settings), store) as app:
        at_once = mock.patch.object(security, "time", SimpleNamespace(monotonic=lambda: 0.0))
        with TestClient(app, base_url=BASE) as client, at_once if limits else nullcontext():
            yield client
