"""The review of a finished game on a page: asked for by a button, made beside the server, and shown."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

from eolith.kernel.text import LANGUAGES, Texts
from eolith.store import tables
from eolith.web.host.reviews import MOST_WAITING, Reviews
from eolith.web.host.thinking import ATTEMPTS


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with serving(tmp_path_factory.mktemp("review")) as client:
        client.app.state.server.reviews = Reviews(client.app.state.server.store, seconds=0.1)
        yield client


def opened(client: TestClient[Any], anna: Browser, cap: str) -> str:
    """A table of two bots that Anna looks at, played to its end, unless it is long."""
    id = anna.open_table("Anna", "bot:careful", "bot:random", **{"option-round_cap": cap, "pace": "fast"})
    server = client.app.state.server

    async def end() -> None:
        table = await server.house.open(id)
        for _ in range(2000):
            if table.table.over or cap != "2":
                return
            await asyncio.sleep(0.005)

    client.blocking_portal.call(end)
    return id


@pytest.fixture(scope="module")
def reviewed(client: TestClient[Any]) -> tuple[Browser, str]:
    """A finished table, whose review was asked for and is there; and somebody who may see it."""
    anna = Browser(client)
    id = opened(client, anna, "2")
    assert f'href="/t/{id}/review"' in anna.page(f"/t/{id}/end")
    first = anna.get(f"/t/{id}/review")
    assert "Review this game" in first.text and "refresh" not in first.headers
    assert anna.post(f"/t/{id}/review").headers["location"] == f"/t/{id}/review"
    waiting = anna.get(f"/t/{id}/review")
    assert waiting.headers["refresh"] == "2" and "<progress" in waiting.text
    until(lambda: "refresh" not in anna.get(f"/t/{id}/review").headers)
    return anna, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_tells_mistakes_and_luck_in_every_language(reviewed: tuple[Browser, str], language: str) -> None:
    anna, id = reviewed
    anna.cookies["language"] = language
    try:
        text = anna.page(f"/t/{id}/review")
    finally:
        del anna.cookies["language"]
    for message in ("curve", "mistakes", "luck-title", "better", "came"):
        assert Texts(language).say(f"review-{message}") in text
    assert f'data-name="{Texts(language).say("review-cost")}"' in text, (
        "what a phone shows in place of the columns' heads"
    )
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids)) and " style=" not in text and "<script" not in text


def test_a_decision_opens_with_three_tables(client: TestClient[Any], reviewed: tuple[Browser, str]) -> None:
    anna, id = reviewed
    link = re.search(r'href="([^"]*/review\?step=\d+)"', anna.page(f"/t/{id}/review"))
    assert link is not None
    text = anna.page(link[1])
    tables = [unquote(address).replace("&amp;", "&") for address in re.findall(r'<img[^>]* src="(/t/[^"]+)"', text)]
    drawn = {anna.page(address) for address in tables}
    assert len(drawn) == 3 and all(picture.startswith("<svg") for picture in drawn)
    assert ">Played<" in text and (">Better<" in text or ">Next best<" in text) and ">Round " in text


def test_a_review_is_stored_with_its_table(client: TestClient[Any], reviewed: tuple[Browser, str]) -> None:
    anna, id = reviewed
    text, reviews = anna.page(f"/t/{id}/review"), client.app.state.server.reviews
    assert reviews.made
    reviews.made.clear()
    assert anna.page(f"/t/{id}/review") == text
    with client.app.state.server.store.snapshot() as connection:
        assert tables.review(connection, id)


def test_programs_ask_for_a_review_and_are_told(client: TestClient[Any]) -> None:
    seats = [{"kind": "bot", "bot": bot} for bot in ("careful", "random")]
    terms = {"game": "stone_age(round_cap=2)", "seats": seats, "pace": 0, "listed": True}
    opened = client.post("/api/tables", json=terms).json()
    address = f"/api/tables/{opened['id']}/review"
    bearer = {"authorization": f"Bearer {opened['watch']['token']}"}
    until(lambda: client.get(address, headers=bearer).status_code != 409)
    assert client.get(address).json() == {"progress": None, "review": None}
    assert client.post(address).status_code == 401
    asked = client.post(address, headers=bearer)
    assert asked.status_code == 202 and asked.json()["progress"] is not None
    until(lambda: client.get(address).json()["review"] is not None)
    told = client.get(address, params={"lang": "uk"}).json()["review"]
    result = [account["result"] for account in told["accounts"]]
    assert told["curve"][-1]["chances"] == result and sum(result) == 1
    for account in told["accounts"]:
        assert account["start"] + account["luck"] + account["skill"] + account["rest"] == pytest.approx(result.pop(0))
    for turn in told["mistakes"]:
        assert turn["gain"] < 0 and turn["taken"] != turn["other"] and turn["taken_text"] and turn["round"]
    again = client.post(address, headers=bearer)
    assert again.status_code == 202 and again.json()["progress"] == 1


def until(there: Callable[[], bool]) -> None:
    """Wait for a condition."""
    for _ in range(3000):
        if there():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come")


def test_who_may_not_look_and_what_goes_on_has_no_review(
    client: TestClient[Any], reviewed: tuple[Browser, str]
) -> None:
    _, id = reviewed
    anna, stranger = Browser(client), Browser(client)
    assert stranger.get(f"/t/{id}/review").status_code == 404
    assert stranger.post(f"/t/{id}/review").status_code == 404
    assert stranger.get(f"/t/{id}/review.svg?step=7").status_code == 404
    playing = anna.open_table("Anna", "me", "bot:careful")
    assert anna.get(f"/t/{playing}/review").status_code == 404
    assert anna.post(f"/t/{playing}/review").status_code == 404
    assert "cannot be reviewed" in anna.get(f"/t/{playing}/review").text


def test_only_so_many_wait(client: TestClient[Any]) -> None:
    anna = Browser(client)
    id = opened(client, anna, "2")
    reviews = client.app.state.server.reviews
    reviews.waiting |= {str(number): 0.0 for number in range(MOST_WAITING)}
    try:
        answer = anna.post(f"/t/{id}/review")
        assert answer.status_code == 503 and "ask again" in answer.text
    finally:
        reviews.waiting.clear()


def test_whoever_asks_may_ask_again_where_the_process_is_lost(
    client: TestClient[Any], reviewed: tuple[Browser, str]
) -> None:
    anna = Browser(client)
    id = opened(client, anna, "2")
    reviews = client.app.state.server.reviews
    (worker,) = reviews.thinkers.workers
    assert worker.process is None, "it ended with the review that was made before"
    anna.post(f"/t/{id}/review")
    for _ in range(ATTEMPTS):
        while (process := worker.process) is None or process.pid is None:
            time.sleep(0.01)
        process.kill()
        while worker.process is process:
            time.sleep(0.01)
    while reviews.waiting:
        time.sleep(0.01)
    assert "Review this game" in anna.page(f"/t/{id}/review")
