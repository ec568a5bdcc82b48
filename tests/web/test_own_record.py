"""What somebody has achieved alone: what counts, how often, where it is told, and giving up."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from eolith.kernel.record import read_record
from eolith.kernel.text import LANGUAGES, Texts, sentence
from eolith.store import people
from eolith.store.rows import Result
from eolith.table.live import NotPossible
from eolith.web.host.open_table import OpenTable
from eolith.web.host.own import OwnRecord, by_level, up_to

ALONE = [game for game in eolith.games() if 1 in eolith.load(game).player_counts]
Client = TestClient[Any]


def opened(client: Client, id: str) -> OpenTable:
    found: OpenTable = client.blocking_portal.call(client.app.state.server.house.open, id)
    return found


def play(client: Client, id: str, most: int = 100_000) -> OpenTable:
    """Play a table with one person on at random, for so many decisions or to its end."""
    choose = Random(3)

    async def run() -> OpenTable:
        house = client.app.state.server.house
        table = await house.open(id)
        for _ in range(most):
            if table.table.over:
                break
            option = int(choose.choice(list(table.table.play.state.options())))
            await house.do(table, lambda live, now: live.prepare_command(0, option, now))  # noqa: B023
        return table  # type: ignore[no-any-return]

    found: OpenTable = client.blocking_portal.call(run)
    return found


def results(client: Client) -> list[Result]:
    """Of everybody."""
    from eolith.store import schema

    with client.app.state.server.store.snapshot() as connection:
        return [Result(*row) for row in connection.execute(schema.results.select())]


def keep(client: Client, browser: Browser, *went: tuple[bool, int, float]) -> list[str]:
    """Easy games of Doggerland that the guest of a browser has finished: won, by how much, and when; their ids."""
    guest = client.blocking_portal.call(client.app.state.server.people.find, browser.cookies["eolith"]).id
    ids = [browser.open_table("Anna", "me", game="doggerland", listed="yes") for _ in went]
    with client.app.state.server.store.begin() as connection:
        for id, (won, margin, at) in zip(ids, went):
            people.add_result(connection, Result(id, guest, "doggerland", "easy", won, margin, at))
    return ids


def test_what_results_come_to() -> None:
    went = [(True, 1), (True, 5), (False, 9), (True, 2), (True, 0), (True, 3), (False, 0), (True, 4)]
    rows = [Result(f"t{i}", "g", "doggerland", "easy", *one, float(i)) for i, one in enumerate(went)]
    rows.insert(4, Result("u", "g", "doggerland", "hard", False, 1, 3.5))
    assert by_level(rows) == {
        ("doggerland", "easy"): OwnRecord(won=6, lost=2, best=5, streak=1, longest=3),
        ("doggerland", "hard"): OwnRecord(won=0, lost=1, best=0, streak=0, longest=0),
    }
    assert up_to(rows, "t5") == OwnRecord(won=5, lost=1, best=5, streak=3, longest=3)
    assert up_to(rows, "another") is None


@pytest.mark.parametrize("game", ALONE)
def test_a_table_that_is_over_counts_once(client: Client, game: str) -> None:
    """However often it is looked at, talked at, or read from the store again; a rematch is another table."""
    anna = Browser(client)
    level = list(type(eolith.load(game)).levels())[-1]
    id = anna.open_table("Anna", "me", game=game, level=level)
    table = play(client, id).table
    assert table.outcome is not None
    (found,) = results(client)
    assert (found.table, found.game, found.level) == (id, game, level)
    assert (found.won, found.margin) == ("A" in table.outcome.winners, table.outcome.margin)
    house = client.app.state.server.house
    anna.post(f"/t/{id}/talk", seat="0", phrase="well_done")
    house.recent.clear()
    house.tables.clear()
    for _ in range(2):
        anna.page(f"/t/{id}/end")
        anna.page(f"/t/{id}/replay")
    anna.post(f"/t/{id}/act", seat="0", version=str(table.version), do="undo")
    assert results(client) == [found]
    again = anna.post(f"/t/{id}/rematch").headers["location"].split("/")[2]
    assert anna.post(f"/t/{id}/rematch").headers["location"] == f"/t/{again}"
    play(client, again)
    assert [one.table for one in results(client)] == [id, again]


def test_only_what_one_person_plays_alone_from_the_beginning_counts(client: Client) -> None:
    anna = Browser(client)
    first = anna.open_table("Anna", "me", game="doggerland")
    play(client, first)
    answer = anna.post(f"/t/{first}/continue", step="20", seat="0")
    play(client, answer.headers["location"].split("/")[2])
    bots = anna.open_table("Anna", "bot:random", game="doggerland")
    while not opened(client, bots).table.over:
        client.blocking_portal.call(client.app.state.server.house.note_wishes, bots)
    several = anna.open_table("Anna", "me", "bot:random", **{"option-round_cap": "1"})
    several_table = opened(client, several)
    while not several_table.table.over:
        if several_table.table.turn == 0:
            play(client, several, 1)
    assert [one.table for one in results(client)] == [first]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_on_the_end_page_the_start_page_and_to_oneself(client: Client, language: str) -> None:
    anna, texts = Browser(client, language=language), Texts(language, "doggerland", "web")
    id = anna.open_table("Anna", "me", game="doggerland")
    assert texts.say("own-title") not in unescape(anna.page("/you"))
    keep(client, anna, (True, 12, 1.0), (True, 3, 2.0))
    play(client, id)
    won = results(client)[-1].won
    end = unescape(anna.page(f"/t/{id}/end"))
    assert texts.say("own-level", won=2 + won, all=3)[1:] in end and texts.say("own-best-so-far", n=12) in end
    you = unescape(anna.page("/you"))
    assert texts.say("own-title") in you and texts.say("level-easy") in you and "<td>12</td>" in you
    assert texts.say("own-so-far", won=2 + won, all=3) in unescape(anna.page("/?game=doggerland"))
    assert "own-level" not in end and texts.say("own-title") not in unescape(Browser(client).page("/you"))


def test_a_third_win_in_a_row_is_told_as_it_was_then(client: Client) -> None:
    """Whoever looks on is told nothing of it."""
    anna, other = Browser(client, language="en"), Browser(client, language="en")
    id = anna.open_table("Anna", "me", game="doggerland", listed="yes")
    client.blocking_portal.call(resign, client, id)
    guest = results(client)[0].guest
    keep(client, anna, (True, 2, 1.0), (True, 12, 2.0), (False, 0, 9e9))
    with client.app.state.server.store.begin() as connection:
        people.add_result(connection, Result(id, guest, "doggerland", "easy", True, 1, 3.0))
    assert "Third win in a row; 3 of 3 won at this difficulty; best margin so far 12." in anna.page(f"/t/{id}/end")
    seen = other.page(f"/t/{id}/end")
    assert "Difficulty: easy." in seen and "won at this" not in seen


async def resign(client: Client, id: str) -> OpenTable:
    house = client.app.state.server.house
    table: OpenTable = await house.open(id)
    await house.do(table, lambda live, now: live.prepare_resign(0, now))
    return table


def test_it_survives_a_restart_and_goes_with_the_account(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        id = anna.open_table("Anna", "me", game="doggerland")
        play(client, id)
        (kept,) = results(client)
        assert anna.post("/you/account", login="anna", password="mammoth tusks").status_code == 303
    with serving(tmp_path) as client:
        assert results(client) == [kept]
        phone = Browser(client)
        assert phone.get("/api/record").status_code == 401
        second = phone.open_table("Anna", "me", game="doggerland", level="hard")
        client.blocking_portal.call(resign, client, second)
        assert phone.post("/login", login="anna", password="mammoth tusks").status_code == 303
        told = phone.get("/api/record").json()
        assert [(one["level"], one["won"] + one["lost"]) for one in told] == [("easy", 1), ("hard", 1)]
        assert told[1] == {
            "game": "doggerland", "level": "hard", "won": 0, "lost": 1, "best_margin": 0, "streak": 0,
            "longest_streak": 0,
        }  # fmt: skip
        phone.post("/you/delete", password="mammoth tusks")
        assert results(client) == [] and phone.get("/api/record").status_code == 401


# --- giving up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-WIN-05")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "rule"), [("doggerland", "DGS-WIN-05"), ("endless_winter", "")])
def test_who_gives_up_has_lost(client: Client, game: str, rule: str, language: str) -> None:
    """It cannot be taken back; log, end page, record and own record say so."""
    anna, texts = Browser(client, language=language), Texts(language, game, "web")
    id = anna.open_table("Anna", "me", game=game)
    table = play(client, id, 1).table
    assert 'value="resign-0"' in anna.page(f"/t/{id}")
    assert texts.say("resign-text") in unescape(anna.page(f"/t/{id}"))
    assert anna.post(f"/t/{id}/act", seat="0", version=str(table.version), do="resign-0").status_code == 303
    table = opened(client, id).table
    assert (table.over, table.turn, table.awaits, table.status) == (True, None, "nobody", "over")
    assert table.outcome is not None and (table.outcome.reason, table.outcome.rule) == ("resigned", rule)
    assert "A" not in table.outcome.winners
    for wish in ({"do": "undo"}, {"do": "resign-0"}, {"do": "hint"}, {"command": "pass"}):
        answer = anna.post(f"/t/{id}/act", seat="0", version=str(table.version), **wish)
        assert answer.status_code == 422, wish
    shown = unescape(anna.page(f"/t/{id}"))
    assert texts.say("outcome-resigned") in shown and 'value="resign-0"' not in shown
    assert texts.say("log-resign", who="Anna") in unescape(anna.page(f"/t/{id}/log"))
    end = unescape(anna.page(f"/t/{id}/end"))
    assert texts.say("alone-lost") in end and texts.say("outcome-resigned") in end
    assert sentence(texts.say("own-level", won=0, all=1)) in end
    cited = re.search(r'<p class="how">.*?</p>', end)
    assert cited is not None and (f"#{rule}" in cited[0] if rule else "#" not in cited[0])
    assert texts.say("charts-title") not in end and texts.say("end-again") in end
    anna.page(f"/t/{id}/replay")
    (kept,) = results(client)
    assert (kept.won, kept.margin) == (False, 0)


@pytest.mark.rule("DGS-WIN-05")
def test_the_record_of_a_game_that_was_given_up_says_so(client: Client) -> None:
    """It reads back, verifies with its seed, and a table that is built again from its journal is over."""
    anna = Browser(client)
    id = anna.open_table("Anna", "me", game="doggerland")
    play(client, id, 1)
    client.blocking_portal.call(resign, client, id)
    text = anna.page(f"/t/{id}/record")
    assert "result unfinished\noutcome - resigned 0\n" in text
    record = read_record(text, eolith.load)
    assert record.resigned and record.seed and record.to_text() == text and not record.verify().over
    server = client.app.state.server
    server.house.recent.clear()
    server.house.tables.clear()
    assert opened(client, id).table.resigned


def test_a_table_of_several_cannot_be_given_up(client: Client) -> None:
    anna = Browser(client)
    id = anna.open_table("Anna", "me", "bot:random", **{"option-first_seat": "A"})
    table = opened(client, id).table
    with pytest.raises(NotPossible, match="not-alone"):
        table.prepare_resign(0, table.since)
    assert 'value="resign-0"' not in anna.page(f"/t/{id}")
    assert anna.post(f"/t/{id}/act", seat="0", version=str(table.version), do="resign-0").status_code == 422


def test_a_program_gives_up(client: Client) -> None:
    body = {"game": "endless_winter", "seats": [{"kind": "person", "name": "Ada"}]}
    made = client.post("/api/tables", json=body).json()
    bearer = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    wish = {"expected_version": 1, "command_id": "x"}
    for _ in range(2):
        answer = client.post(f"/api/tables/{made['id']}/resign", json=wish, headers=bearer)
        assert (answer.status_code, answer.json()) == (200, {"version": 2})
    told = client.get(f"/api/tables/{made['id']}", headers=bearer).json()
    assert (told["status"], told["turn"], told["scores"]) == ("over", None, None)
    assert (told["outcome"]["reason"], told["outcome"]["winners"]) == ("resigned", ["B"])
    assert results(client) == [], "it is nobody's"


# --- taking back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALONE)
def test_alone_one_goes_back_to_the_last_new_information_and_no_further(client: Client, game: str) -> None:
    anna = Browser(client)
    id = anna.open_table("Anna", "me", game=game)
    taken_back = 0
    for _ in range(40):
        table = play(client, id, 1).table
        before = table.play.steps[-1]
        answer = anna.post(f"/t/{id}/act", seat="0", version=str(table.version), do="undo")
        new = before.seat != 0 or any(event[0] in table.game.barriers for event in before.events)
        assert answer.status_code == (422 if new else 303)
        taken_back += not new
        if not new:
            anna.post(f"/t/{id}/act", seat="0", version=str(opened(client, id).table.version), do="redo")
    assert 0 < taken_back < 40
