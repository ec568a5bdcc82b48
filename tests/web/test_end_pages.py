"""After the game, and looking back: scores, replay, record, rematch, going on, the log, notes and the picture."""

from __future__ import annotations

import asyncio
import re
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from browsing import BASE, Browser, serving
from litestar.testing import TestClient

import eolith
from eolith.kernel.record import read_record
from eolith.kernel.scene import Chart, Event
from eolith.kernel.text import LANGUAGES
from eolith.store import tables
from eolith.table.play import Play
from eolith.web.frame import charts
from eolith.web.frame.fragments import texts_of
from eolith.web.frame.names import player_name
from eolith.web.frame.story import turns
from eolith.web.host import house
from eolith.web.host.open_table import OpenTable
from eolith.web.host.records import record_of
from eolith.web.pages import log as log_pages
from eolith.web.pages.replay.moment import course_of, read_eyes, still
from rotated import rotated

HOSTILE = '<b onclick="x">&\'"</b>'
PAGES = ("end", "sheet", "replay", "replay?step=9&as=all", "replay?step=9&face=plain", "log", "notes")
SEED = bytes(range(16))
"""Of chance: with it somebody draws a card in secret within six rounds."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server for all tests of the module: each opens tables of its own, or only looks at those of others."""
    with serving(tmp_path_factory.mktemp("end")) as client:
        yield client


def opened_table(client: TestClient[Any], id: str) -> OpenTable:
    opened: OpenTable = client.blocking_portal.call(client.app.state.server.house.open, id)
    return opened


def finish(client: TestClient[Any], id: str) -> OpenTable:
    """Play a table to its end, people's seats as a bot would."""
    return play(client, id, 1_000_000)


def play(client: TestClient[Any], id: str, most: int) -> OpenTable:
    """Play until so many decisions lie on the table."""
    server = client.app.state.server

    async def run() -> OpenTable:
        opened: OpenTable = await server.house.open(id)
        while not opened.table.over and len(opened.table.play.steps) < most:
            seat = opened.table.turn
            assert seat is not None
            if opened.table.players[seat].bot:
                await asyncio.sleep(0.002)
                continue
            await server.house.do(opened, decide(seat, opened.advice(seat)))
        return opened

    opened: OpenTable = client.blocking_portal.call(run)
    return opened


def decide(seat: int, option: int) -> Any:
    return lambda table, now: table.prepare_command(seat, option, now)


def places(client: TestClient[Any], id: str) -> set[tuple[str, int]]:
    with client.app.state.server.store.snapshot() as connection:
        return {(place.guest, place.seat) for place in tables.places(connection, id)}


def guest_id(client: TestClient[Any], browser: Browser) -> str:
    guest = client.blocking_portal.call(client.app.state.server.people.find, browser.cookies["eolith"])
    return str(guest.id)


class Party:
    """A finished table of four: two people, an onlooker, two bots; and somebody who has nothing to do with it."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.anna, self.bo, self.watcher, self.stranger = (Browser(client) for _ in range(4))
        self.id = self.anna.open_table(
            "Anna", "me", "friend", "bot:careful", "bot:random", **{"option-round_cap": "2", "pace": "fast"}
        )
        *_, friend, watch = self.anna.links(self.id)
        self.bo.post(friend, name=HOSTILE)
        self.watcher.post(watch)
        self.opened = finish(client, self.id)


@pytest.fixture(scope="module")
def party(client: TestClient[Any]) -> Party:
    return Party(client)


@pytest.fixture(scope="module")
def going_on(client: TestClient[Any]) -> tuple[Browser, str]:
    """A table in the middle of its game, and who sits there."""
    anna = Browser(client)
    id = anna.open_table("Anna", "me", "bot:careful")
    play(client, id, 40)
    return anna, id


# --- before the end -------------------------------------------------------------------------------------------


def test_before_the_end_there_is_only_the_sheet(client: TestClient[Any], going_on: tuple[Browser, str]) -> None:
    anna, id = going_on
    early = anna.get(f"/t/{id}/end")
    assert early.status_code == 404
    assert "not over yet" in early.text and "Score sheet" in early.text
    assert opened_table(client, id).table.source.seed.hex() not in early.text
    assert anna.get(f"/t/{id}/replay").status_code == 404
    assert anna.get(f"/t/{id}/replay/step?step=3").status_code == 403
    assert anna.get(f"/t/{id}/record").status_code == 403
    assert anna.post(f"/t/{id}/rematch").status_code == 409
    assert anna.post(f"/t/{id}/continue", step="3", seat="0").status_code == 409


def test_the_sheet_is_what_the_viewer_may_know(client: TestClient[Any], going_on: tuple[Browser, str]) -> None:
    anna, id = going_on
    text = anna.page(f"/t/{id}/sheet")
    table = opened_table(client, id).table
    known = table.game.scene("en").scores(table.game.observe(table.play.state, 0))
    hidden = sum(cell.points is None for _, cells in known.rows for cell in cells)
    assert hidden > 0
    assert text.count('class="unknown"') == hidden
    assert table.source.commitment in text
    assert table.source.seed.hex() not in text


def test_a_screen_that_is_passed_on_shows_nobodys_cards(client: TestClient[Any]) -> None:
    anna = Browser(client)
    id = anna.open_table("Anna", "me", "here")
    table = opened_table(client, id).table
    onlooker = table.game.scene("en").scores(table.game.observe(table.play.state, None))
    hidden = sum(cell.points is None for _, cells in onlooker.rows for cell in cells)
    assert anna.page(f"/t/{id}/sheet").count('class="unknown"') == hidden
    asked = anna.page(f"/t/{id}/sheet?as={'AB'[table.turn or 0]}")
    assert asked.count('class="unknown"') < hidden


def test_strangers_see_nothing(client: TestClient[Any], party: Party, going_on: tuple[Browser, str]) -> None:
    for id in (party.id, going_on[1]):
        for path in (*PAGES, "replay/step?step=1", "record", "picture.svg"):
            assert party.stranger.get(f"/t/{id}/{path}").status_code == 404, path
        for path in ("rematch", "continue", "notes"):
            assert party.stranger.post(f"/t/{id}/{path}", step="1", seat="0").status_code == 404, path
    assert party.stranger.get("/t/nosuchtable/end").status_code == 404


# --- the end --------------------------------------------------------------------------------------------------


def test_the_end_ranks_everybody(party: Party) -> None:
    text = party.anna.page(f"/t/{party.id}/end")
    table = party.opened.table
    scores = table.game.scene("en").scores(table.game.observe(table.play.state, 0))
    ranking = re.search(r'<ol class="ranking">(.*?)</ol>', text, re.DOTALL)
    assert ranking is not None
    told = [int(points) for points in re.findall(r'class="points">(\d+) point', ranking[1])]
    assert told == sorted((cell.points or 0 for cell in scores.rows[-1][1]), reverse=True)
    assert ranking[1].count("★") == len(scores.winners)
    assert "(you)" in ranking[1]
    assert "&lt;b onclick=" in text and "<b onclick" not in text
    assert table.source.seed.hex() in text and table.source.commitment in text
    for name, cells in scores.rows:
        assert name in text
        for item in (item for cell in cells for item in cell.items):
            assert item.replace("&", "&amp;") in text


@pytest.mark.parametrize(("path", "language"), rotated(PAGES, LANGUAGES))
def test_every_page_in_every_language(party: Party, language: str, path: str) -> None:
    party.anna.cookies["language"] = language
    try:
        text = party.anna.page(f"/t/{party.id}/{path}")
    finally:
        del party.anna.cookies["language"]
    assert f'<html lang="{language}"' in text
    assert " style=" not in text and "<style" not in text and "javascript:" not in text
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


def test_the_record_verifies(party: Party) -> None:
    answer = party.bo.get(f"/t/{party.id}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="stone_age-')
    record = read_record(answer.text, eolith.load)
    assert record.verify().over
    assert record.seed and record.commitment
    assert record.decisions == [step.option for step in party.opened.table.play.steps]
    assert record.seats[0] == "Anna" and record.seats[2:] == ["careful", "random"]


# --- the replay -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", ["A", "B", "C", "D", "none", "all"])
def test_the_replay_shows_what_those_eyes_saw(party: Party, eyes: str) -> None:
    table = party.opened.table
    length = len(table.play.steps)
    state = table.game.start()
    wanted = {0, 1, length // 3, length // 2, length - 1, length}
    for step in range(length + 1):
        if step in wanted:
            fragments = party.anna.get(f"/t/{party.id}/replay/step?step={step}&as={eyes}").json()["f"]
            seat: Any = {"none": None, "all": "all"}.get(eyes, "ABCD".find(eyes))
            seen = table.game.observe(state, seat)
            for part in table.game.scene("en").parts(seen, names=("Anna", HOSTILE, "careful", "random")):
                if part.kind in ("own", "other"):
                    assert {id: fragments[id] for id in part.pieces} == {
                        id: still(markup) for id, markup in part.pieces.items()
                    }
            assert f"{step} of {length}" in fragments["moment"]
            assert "?at=" not in "".join(fragments.values())
        if step < length:
            state.apply(table.play.steps[step].option)


def test_the_replay_works_by_links_alone(party: Party) -> None:
    url = f"/t/{party.id}/replay"
    length = len(party.opened.table.play.steps)
    walked = 0
    url += "?step=0&as=B"
    while True:
        text = party.anna.page(url)
        onward = re.search(r'id="way-turn-on" href="([^"]+)"', text)
        if onward is None:
            break
        url, walked = onward[1].replace("&amp;", "&"), walked + 1
    assert f"step={length}&" in url
    assert walked == len(set(course_of(party.opened.table.game, party.opened.table.play.steps).turns) - {0}) + 1


def test_positions_out_of_reach_are_the_nearest(party: Party) -> None:
    length = len(party.opened.table.play.steps)
    step = f"/t/{party.id}/replay/step?step="
    assert party.anna.get(f"{step}99999").json()["step"] == length
    assert party.anna.get(f"{step}-5").json()["step"] == 0
    assert party.anna.get(f"{step}x").status_code == 400
    assert party.anna.get(f"/t/{party.id}/replay?step=-7").status_code == 200


def test_eyes_that_are_not_there_are_ones_own(party: Party) -> None:
    assert read_eyes(party.opened, "E", 1) == 1
    assert read_eyes(party.opened, "AB", None) is None
    assert read_eyes(party.opened, "", 2) == 2


def test_course() -> None:
    game = eolith.load("stone_age", players=2, round_cap=2)
    state, source, options = game.start(), eolith.Source(5), []
    table = Play(game, source)
    while not table.state.over:
        table.carry_out([table.state.options()[0]])
        table.carry_out(table._chance(table.state.clone()))
    course = course_of(game, table.steps)
    assert [number for number, _ in course.rounds] == [1, 2]
    first = course.rounds[1][1]
    for step in table.steps[:first]:
        options.append(step.option)
        state.apply(step.option)
    assert state.round == 2
    assert course.round_at(first - 1) == 1 and course.round_at(first) == 2
    assert course.later([0, first], 0) == first and course.earlier([0, first], first) == 0
    assert course.later([], 3) == len(table.steps) and course.earlier([], 3) == 0
    deciders = [table.steps[turn].seat for turn in course.turns]
    assert all(seat >= 0 for seat in deciders)
    assert all(one != other for one, other in pairwise(deciders))


# --- going on -------------------------------------------------------------------------------------------------


def test_going_on_from_a_position(client: TestClient[Any], party: Party) -> None:
    steps = party.opened.table.play.steps
    count = len(steps) // 2
    answer = party.watcher.post(f"/t/{party.id}/continue", step=str(count), seat="2")
    assert answer.status_code == 303
    id = answer.headers["location"].removeprefix("/t/")
    opened = opened_table(client, id)
    setup = opened.table.setup
    assert setup.after == party.id and list(setup.opening) == [step.option for step in steps[:count]]
    assert [(seat.kind, seat.bot) for seat in setup.seats] == [
        ("bot", "careful"), ("bot", "careful"), ("person", ""), ("bot", "careful")
    ]  # fmt: skip
    assert places(client, id) == {(guest_id(client, party.watcher), 2)}
    assert party.anna.get(f"/t/{id}").status_code == 404
    opened = finish(client, id)
    assert [step.option for step in opened.table.play.steps[:count]] == list(setup.opening)
    record = read_record(party.watcher.get(f"/t/{id}/record").text, eolith.load)
    assert record.verify().over
    assert not record.seed and not record.commitment
    told = party.watcher.page(f"/t/{id}/end")
    assert opened.table.source.seed.hex() not in told and opened.table.source.commitment not in told
    assert "Round 1" in party.watcher.page(f"/t/{id}/log")


@pytest.mark.parametrize(
    ("step", "seat"), [("last", "0"), ("-1", "0"), ("x", "0"), ("", ""), ("3", "4"), ("3", "-1"), ("99999999999", "0")]
)
def test_positions_that_cannot_be_gone_on_from(party: Party, step: str, seat: str) -> None:
    step = str(len(party.opened.table.play.steps)) if step == "last" else step
    assert party.anna.post(f"/t/{party.id}/continue", step=step, seat=seat).status_code == 400


# --- the rematch ----------------------------------------------------------------------------------------------


def test_the_rematch_seats_everybody_one_further(client: TestClient[Any]) -> None:
    party = Party(client)
    assert f"/t/{party.id}/rematch" in party.anna.page(f"/t/{party.id}/end")
    assert party.watcher.post(f"/t/{party.id}/rematch").status_code == 403
    first = party.bo.post(f"/t/{party.id}/rematch")
    again = first.headers["location"].removeprefix("/t/")
    assert again == party.opened.rematch_id() and re.fullmatch("[a-z2-9]{12}", again)
    assert party.anna.post(f"/t/{party.id}/rematch").headers["location"] == f"/t/{again}"
    table = opened_table(client, again).table
    assert table.names()[1:3] == ["Anna", HOSTILE]
    assert [player.bot for player in table.players] == ["random", "", "", "careful"]
    assert all(player.taken for player in table.players)
    assert table.setup.after == party.id and table.setup.opening == ()
    assert repr(table.game) == repr(party.opened.table.game)
    assert table.source.seed != party.opened.table.source.seed
    anna, bo, watcher = (guest_id(client, who) for who in (party.anna, party.bo, party.watcher))
    assert places(client, again) == {(anna, 1), (bo, 2), (watcher, -1)}
    assert party.stranger.get(f"/t/{again}").status_code == 404
    for who in (party.anna, party.bo, party.watcher):
        assert f'href="/t/{again}"' in who.page(f"/t/{party.id}/end")
        assert who.get(f"/t/{again}").status_code == 200
    assert len(party.bo.links(again)) == 2


def test_a_link_that_was_renewed_stays_so(client: TestClient[Any]) -> None:
    """Asking for the rematch again gives nobody a seat that was taken away since."""
    party = Party(client)
    again = party.anna.post(f"/t/{party.id}/rematch").headers["location"].removeprefix("/t/")
    server = client.app.state.server
    bo = guest_id(client, party.bo)
    client.blocking_portal.call(server.store.write, lambda conn: tables.rise(conn, again, bo, 2))
    server.people.forget()
    assert party.bo.post(f"/t/{party.id}/rematch").status_code == 303
    assert party.bo.get(f"/t/{again}").status_code == 404


def test_two_who_ask_at_once_open_one_rematch(client: TestClient[Any]) -> None:
    party = Party(client)
    with client.app.state.server.store.snapshot() as connection:
        before = tables.count(connection)
    cookies = {"cookie": f"eolith={party.anna.cookies['eolith']}", "origin": BASE}

    def ask(_: int) -> str:
        answer = client.post(f"/t/{party.id}/rematch", headers=cookies, follow_redirects=False)
        return str(answer.headers["location"])

    with ThreadPoolExecutor(6) as pool:
        found = set(pool.map(ask, range(6)))
    with client.app.state.server.store.snapshot() as connection:
        assert tables.count(connection) == before + 1
    assert len(found) == 1


# --- the log --------------------------------------------------------------------------------------------------


def test_alone_every_page_has_the_tribe_in_its_colour_and_names_the_sheet_by_what_it_counts(
    client: TestClient[Any], party: Party
) -> None:
    anna = Browser(client)
    id = anna.open_table("Anna", "me", game="doggerland")

    def look(*paths: str) -> None:
        for path in paths:
            page = anna.page(f"/t/{id}{path}")
            assert 'data-colours="d"' in page and "Score sheet" not in page, path

    look("", "?face=plain", "/sheet", "/log")
    assert re.search('<h2 id="sheet-title" class="hidden">Goals<', anna.page(f"/t/{id}/sheet")), "it is the title"
    anna.post(f"/t/{id}/act", seat="0", version=str(opened_table(client, id).table.version), do="resign-0")
    look("/end", "/log", "/replay")
    end = party.anna.page(f"/t/{party.id}/end")
    assert 'data-colours="abcd"' in end and "Score sheet</h2>" in end


def test_the_log_tells_everything_by_rounds(party: Party) -> None:
    text = party.bo.page(f"/t/{party.id}/log")
    assert [*map(int, re.findall(r"<h2>Round (\d+)</h2>", text))] == [1, 2]
    assert len(re.findall("<time datetime=", text)) > 20
    assert "sits down" in text
    table = party.opened.table
    scene, state, done = table.game.scene("en"), table.game.start(), 0
    names = [player_name(table, seat, texts_of("en", "stone_age").say) for seat in range(len(table.players))]
    for turn in turns(table.story):
        rounds: dict[int, list[Event]] = {}  # what is done in one turn is told together, and each round by itself
        for step in table.play.steps[done : turn[-1].last]:
            rounds.setdefault(state.round, []).extend(step.events)
            state.apply(step.option)
        done = turn[-1].last
        for events in rounds.values():
            assert [line.words() for line in scene.log(events, 1, names) if line.words() not in unescape(text)] == []
    assert state == table.play.state


def test_the_log_keeps_a_card_that_was_drawn_in_secret(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "secrets", SimpleNamespace(token_bytes=lambda count: SEED))
    anna, watcher = Browser(client), Browser(client)
    id = anna.open_table("Anna", "me", "bot:careful", "bot:careful", "bot:careful", **{"option-round_cap": "6"})
    watcher.post(anna.links(id)[-1])
    opened = finish(client, id)
    scene = opened.table.game.scene("en")
    events = [event for step in opened.table.play.steps for event in step.events]
    drawn = [event for event in events if scene.log([event], event[1]) != scene.log([event], None)]
    assert drawn, "nobody drew a card in secret; take another seed"
    told_to_its_owner = [line for event in drawn if event[1] != 0 for line in scene.log([event], event[1])]
    secret = {line.words().removesuffix(".") for line in told_to_its_owner}  # what a line of more than that holds too
    assert secret
    for reader in (anna, watcher):
        told = reader.page(f"/t/{id}/log")
        assert not [line for line in secret if line in told]


def test_rules_in_a_text_lead_to_their_page() -> None:
    nodes = log_pages.with_rules("Not so (SA-PLACE-03), nor DL-ACT-12a.", "stone_age")
    told = "".join(map(str, nodes))
    assert 'href="/rules/stone_age#SA-PLACE-03"' in told and "#DL-ACT-12a" in told
    assert log_pages.with_rules("nothing", "stone_age") == ["nothing"]


def test_talk_stands_in_the_log(client: TestClient[Any], going_on: tuple[Browser, str]) -> None:
    anna, id = going_on
    anna.post(f"/t/{id}/talk", seat="0", text=HOSTILE)
    anna.post(f"/t/{id}/talk", seat="0", phrase="well_done")
    text = anna.page(f"/t/{id}/log")
    assert "&lt;b onclick=" in text and "<b onclick" not in text
    assert "Well done!" in text


# --- notes ----------------------------------------------------------------------------------------------------


def test_notes_are_ones_own(party: Party) -> None:
    text = f"\nremember: {HOSTILE} </textarea>"
    saved = party.anna.post(f"/t/{party.id}/notes", text=text)
    assert saved.headers["location"] == f"/t/{party.id}/notes?saved=true"
    page = party.anna.page(saved.headers["location"])
    assert "remember" in page and "Saved." in page and page.count("</textarea>") == 1
    for other in (party.bo, party.watcher):
        assert "remember" not in other.page(f"/t/{party.id}/notes")
    party.anna.post(f"/t/{party.id}/notes", text="")
    assert "remember" not in party.anna.page(f"/t/{party.id}/notes")


def test_notes_have_an_end(party: Party) -> None:
    longest = "ы" * log_pages.LONGEST_NOTE
    assert party.bo.post(f"/t/{party.id}/notes", text=longest).status_code == 303
    assert longest in party.bo.page(f"/t/{party.id}/notes")
    assert party.bo.post(f"/t/{party.id}/notes", text=longest + "ы").status_code == 413


def test_a_stranger_at_a_listed_table_becomes_a_guest_by_writing(client: TestClient[Any]) -> None:
    anna, stranger = Browser(client), Browser(client)
    id = anna.open_table("Anna", "me", "bot:careful", listed="yes")
    assert "<textarea" in stranger.page(f"/t/{id}/notes")
    assert stranger.post(f"/t/{id}/notes", text="mine").status_code == 303
    assert "mine" in stranger.page(f"/t/{id}/notes")
    assert "mine" not in anna.page(f"/t/{id}/notes")


# --- the picture ----------------------------------------------------------------------------------------------


def test_the_picture_is_one_file(client: TestClient[Any], going_on: tuple[Browser, str]) -> None:
    anna, id = going_on
    answer = anna.get(f"/t/{id}/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"]
    assert "script" not in answer.headers["content-security-policy"]
    assert xml.fromstring(answer.text).tag.endswith("svg")
    assert not re.search(r'(href|src)="(?!#)', answer.text) and "<script" not in answer.text
    table = opened_table(client, id).table
    seen = table.game.observe(table.play.state, 0)
    salt = opened_table(client, id).salt
    assert answer.text == table.game.scene("en").svg(seen, salt=salt, names=("Anna", "careful"))


# --- diagrams -------------------------------------------------------------------------------------------------


def drawn(chart: Chart, language: str = "en") -> str:
    return str(charts.figure(chart, 1, language, lambda name, **values: f"{name} {values or ''}"))


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (-3, 4, [-4, -2, 0, 2, 4]), (0, 0, None), (0, 187, [0, 50, 100, 150, 200]),
     (0, 0.4, [0, 0.1, 0.2, 0.3, 0.4]), (5, 5, None), (0, 3, [0, 1, 2, 3]), (0, 1, [0, 1])],
)  # fmt: skip
def test_ticks(low: float, high: float, told: list[float] | None) -> None:
    found = charts.ticks(low, high)
    assert told is None or found == told
    assert found[0] <= low and found[-1] >= high and 2 <= len(found) <= 8


def test_names_of_lines_keep_apart() -> None:
    placed = charts.spread([50, 50, 51, 300], 20, 0, 280)
    assert placed == sorted(placed) and placed[-1] <= 280
    assert all(later - earlier >= 20 for earlier, later in pairwise(placed))
    assert charts.spread([10, 200], 20, 0, 280) == [10, 200]


def test_a_score_is_a_line_and_counts_are_bars() -> None:
    score = Chart("Points", ["1", "2", "end"], [[0, 3, 9], [0, -2, 4]], "so far")
    count = Chart("Decisions", ["1", "2"], [[5, 3], [0, 0]], bars=True)
    lines, bars = drawn(score), drawn(count)
    assert lines.count("<polyline") == 2 and "<rect" not in lines
    assert bars.count("<rect") == 4 and "<polyline" not in bars
    for text in (lines, bars):
        assert text.count("<td>") == 2 * len((score if text is lines else count).columns) + 1
        assert " style=" not in text
        xml.fromstring(text)


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    chart = Chart("Luck", ["1"], [[-1234.5]])
    assert "−1,234.5" in drawn(chart, "en")
    assert re.search(r"−1\s?234,5", drawn(chart, "uk"))


@pytest.mark.parametrize("series", [[], [[]], [[0.0]], [[0, 0], [0, 0]], [[1], [2], [3], [4]]])
def test_diagrams_of_hardly_anything(series: list[list[float]]) -> None:
    columns = [str(i) for i in range(len(series[0]) if series else 0)]
    xml.fromstring(drawn(Chart("Nothing", columns, series)))


def test_a_long_game_names_some_of_its_columns() -> None:
    chart = Chart("Points", [str(i) for i in range(60)], [list(range(60))])
    named = re.findall(r'class="axis"[^>]*text-anchor="middle"[^>]*>(\d+)<', drawn(chart))
    assert named[0] == "0" and named[-1] == "59" and len(named) <= 16


def test_columns_that_are_called_alike_are_named_at_the_first() -> None:
    """Turns by the rounds they belong to; broad, the diagram has the same once more."""
    chart = Chart("Chances", [*"1112223334444", "★"], [list(range(14))])
    named = re.findall(r'class="axis"[^>]*text-anchor="middle"[^>]*>([^<]+)<', drawn(chart))
    assert named == ["1", "2", "3", "4", "★"]
    broad = str(charts.figure(chart, 0, "en", texts_of("en", "stone_age").say, broad=True))
    assert broad.count("<svg") == 2 and f'viewBox="0 0 {charts.BROAD} ' in broad
    xml.fromstring(broad)


def test_a_table_that_was_stored_tells_the_same_record(client: TestClient[Any], party: Party) -> None:
    played = party.opened.table
    party.opened.sure = False
    again = opened_table(client, party.id).table
    assert again is not played and record_of(again).to_text() == record_of(played).to_text()
