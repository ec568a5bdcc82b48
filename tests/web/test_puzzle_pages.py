"""Puzzles on pages: listed, answered by forms alone, judged, and remembered; and the same for programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

from eolith.arena.puzzles import Puzzle, puzzle, puzzles_of, with_puzzles
from eolith.kernel.chance import Source
from eolith.kernel.text import LANGUAGES, Texts

GAMES = tuple(with_puzzles())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with serving(tmp_path_factory.mktemp("puzzles")) as client:
        yield client


def answer(browser: Browser, name: str, number: int, command: tuple[str, ...]) -> str:
    """The page that an answer leads to, given decision by decision."""
    address = f"/puzzles/{name}/{number}"
    for decision in command:
        sent = browser.post(address, command=decision)
        assert sent.status_code == 303, (decision, sent.text[:300])
        address = sent.headers["location"]
    return browser.page(address)


def wrong(found: Puzzle) -> tuple[str, ...]:
    return found.rivals[0].command


@pytest.mark.parametrize("name", GAMES)
def test_the_right_answer_is_told_and_remembered(client: TestClient[Any], name: str) -> None:
    anna, found = Browser(client), puzzle(name, 1)
    assert "✓" not in anna.page("/puzzles")
    shown = answer(anna, name, 1, found.answers[0].command)
    assert "That is it!" in shown and "win chance" in shown and shown.count(">✓</td>") == found.right
    assert f"/puzzles/{name}/1/board.svg" in shown
    assert 'aria-label="Puzzle 1, solved"' in anna.page("/puzzles")
    if len(puzzles_of(name)) > 1:
        assert f'href="/puzzles/{name}/2"' in shown
    assert "✓" not in Browser(client).page("/puzzles")


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_answer_is_told_beside_the_best(client: TestClient[Any], name: str) -> None:
    anna, found = Browser(client), puzzle(name, 1)
    shown = answer(anna, name, 1, wrong(found))
    assert "Not the best. Best here" in shown and "your answer" in shown and "How yours goes on" in shown
    assert "eolith" not in anna.cookies, "who has solved nothing is not remembered"


def test_a_command_of_several_decisions_goes_on_until_it_is_whole(client: TestClient[Any]) -> None:
    number, found = next(
        (number, one) for number, one in enumerate(puzzles_of("doggerland"), 1) if len(one.answers[0].command) > 1
    )
    anna, first = Browser(client), found.answers[0].command[0]
    location = anna.post(f"/puzzles/doggerland/{number}", command=first).headers["location"]
    assert 'id="choices"' in anna.page(location) or 'id="fields"' in anna.page(location)
    assert found.options([first])[0] == int(location.rsplit("/", 1)[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_why(client: TestClient[Any], language: str) -> None:
    """What speaks for the best: beside the answer, or beside the next best where that was right."""
    found, anna = puzzle("stone_age", 1), Browser(client, language=language)
    say = Texts(language, "stone_age").say
    for command, other in (found.answers[0].command, "next"), (wrong(found), "mine"):
        taken = "-".join(map(str, found.options(command)))
        text = anna.page(f"/puzzles/stone_age/1/{taken}")
        reasons = re.search(r'<div class="reasons"><p>(.*?)</p><ul>(.*?)</ul>', text)
        assert reasons is not None and unescape(reasons[1]) == say("puzzle-reasons", other=other)
        told = [unescape(one) for one in re.findall("<li>(.*?)</li>", reasons[2])]
        assert f"+{say('reason-figures', n=1)}" in told
        program = client.post(f"/api/puzzles/stone_age/1?lang={language}", json={"commands": [*command]})
        assert program.json()["reasons"] == told


def test_who_may_not_be_remembered_is_answered_all_the_same(tmp_path: Path) -> None:
    """An address from where many have come to be guests."""
    found = puzzle("stone_age", 1)
    with serving(tmp_path, limits=True) as client:
        for _ in range(200):
            sent = Browser(client).post("/puzzles/stone_age/1", command=found.answers[0].command[0])
            if "set-cookie" not in sent.headers or "eolith=" not in sent.headers["set-cookie"]:
                break
        assert sent.status_code == 303, sent.text
        assert Texts("en").say("puzzle-right") in Browser(client).page(sent.headers["location"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", ["picture", "plain"])
@pytest.mark.parametrize("name", GAMES)
def test_it_can_be_solved_without_script(client: TestClient[Any], name: str, face: str, language: str) -> None:
    """All that an answer begins with is a button of a form, in every language and on the plain page."""
    found = puzzle(name, 1)
    page = Browser(client, language=language).page(f"/puzzles/{name}/1?face={face}")
    assert Texts(language).say("puzzle-asked") in page and f'action="/puzzles/{name}/1"' in page
    offered = {found.game.expand(found.state, text)[0] for text in re.findall(r'name="command" value="([^"]+)"', page)}
    opened = set(re.findall(r'href="\?at=([\w.+-]+)"', page))
    assert offered <= {*found.asked} and (found.options(found.answers[0].command[:1])[0] in offered or opened)


@pytest.mark.parametrize("command", ["pay wood", "place", "place forest 99", ""])
def test_what_is_no_answer_is_refused_and_changes_nothing(client: TestClient[Any], command: str) -> None:
    sent = Browser(client).post("/puzzles/stone_age/1", command=command)
    assert sent.status_code == 422 and 'id="told" class="error"' in sent.text.replace(
        'class="error" id="told"', 'id="told" class="error"'
    )


@pytest.mark.parametrize(
    "path", ["chess/1", "stone_age/0", "stone_age/99999", "stone_age/1/0-0", "stone_age/1/x", "stone_age/1/-1"]
)
def test_what_is_not_there_is_not_found(client: TestClient[Any], path: str) -> None:
    assert Browser(client).get(f"/puzzles/{path}").status_code == 404


def test_the_page_shows_what_the_seat_knows_and_no_more(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing changes in it where the others hold something else."""
    for name in GAMES:
        found = puzzle(name, 1)
        before = Browser(client).page(f"/puzzles/{name}/1"), client.get(f"/api/puzzles/{name}/1").json()
        monkeypatch.setitem(vars(found), "state", found.state.resample(found.seat, Source(11)))
        assert (Browser(client).page(f"/puzzles/{name}/1"), client.get(f"/api/puzzles/{name}/1").json()) == before


def test_the_puzzle_of_the_day_is_on_the_start_page(client: TestClient[Any]) -> None:
    anna = Browser(client)
    assert 'href="/puzzles/daily"' in anna.page("/")
    location = anna.get("/puzzles/daily").headers["location"]
    assert location == Browser(client).get("/puzzles/daily").headers["location"]
    assert f'href="{location}"' in anna.page("/puzzles")


# --- for programs -------------------------------------------------------------------------------------------


def test_programs_list_look_and_answer(client: TestClient[Any]) -> None:
    listed = client.get("/api/puzzles").json()
    assert {one["game"] for one in listed} == {*with_puzzles()}
    assert len(listed) == sum(len(puzzles_of(name)) for name in with_puzzles())
    assert client.get("/api/puzzles?game=stone_age").json() == [one for one in listed if one["game"] == "stone_age"]
    assert client.get("/api/puzzles?today=1").json()[0] in listed
    for name in GAMES:
        found = puzzle(name, 1)
        shown = client.get(f"/api/puzzles/{name}/1").json()
        assert shown["seat"] == found.seat and shown["observation"]["round"] == found.state.round
        assert len(shown["choices"]) >= 4 and "answers" not in str(shown["puzzle"])
        best = [*found.answers[0].command]
        verdict = client.post(f"/api/puzzles/{name}/1", json={"commands": best}).json()
        assert verdict["right"] and verdict["command"] == best and verdict["answers"][0]["command"] == best
        told = client.post(f"/api/puzzles/{name}/1?lang=uk", json={"commands": [*wrong(found)]}).json()
        assert told["right"] is False and "Є кращий хід" in told["text"]


def test_programs_hear_how_an_answer_goes_on_and_why_it_is_none(client: TestClient[Any]) -> None:
    number, found = next(
        (number, one) for number, one in enumerate(puzzles_of("doggerland"), 1) if len(one.answers[0].command) > 1
    )
    path = f"/api/puzzles/doggerland/{number}"
    begun = client.post(path, json={"commands": [found.answers[0].command[0]]}).json()
    assert begun["right"] is None and begun["choices"] and not begun["answers"]
    assert client.post(path, json={"commands": ["finish"]}).status_code == 422
    assert client.post(path, json={"commands": []}).status_code == 400
    assert client.get("/api/puzzles/doggerland/0").status_code in (400, 404)
