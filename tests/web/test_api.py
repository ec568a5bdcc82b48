"""The API for programs: whole games through it, what it refuses, and what it never tells."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import application
from litestar.testing import TestClient

import eolith
from eolith import bots
from eolith.bots.wins import win_share
from eolith.kernel.record import read_record
from eolith.store import Store, tables
from eolith.table import live
from eolith.web.api.watching import follow
from eolith.web.app import create_app
from eolith.web.server import Server
from eolith.web.settings import Settings
from fuzz.depth import SHARE

Client = TestClient[Any]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(str(tmp_path / "e.db")) as store:
        yield store


@pytest.fixture
def client(store: Store) -> Iterator[Client]:
    with application(Settings(pace=0, limits=False), store) as app, TestClient(app) as client:
        yield client


def person(name: str = "") -> dict[str, str]:
    return {"kind": "person", "name": name}


CAREFUL = {"kind": "bot", "bot": "careful"}


class Table:
    """A table that was opened through the API, with a token for each seat."""

    def __init__(self, client: Client, *seats: dict[str, str], **terms: Any) -> None:
        terms = {"game": "stone_age(first_seat=A)", **terms}
        answer = client.post("/api/tables", json={"seats": list(seats), **terms})
        assert answer.status_code == 201, answer.text
        self.client = client
        self.opened = answer.json()
        self.url = f"/api/tables/{self.opened['id']}"
        self.tokens = {seat["seat"]: seat["token"] for seat in self.opened["seats"]} | {
            None: self.opened["watch"]["token"]
        }
        self.commands = 0

    def get(self, path: str = "", seat: int | None = 0, **query: Any) -> Any:
        return self.client.get(self.url + path, headers=bearer(self.tokens[seat]), params=query)

    def post(self, path: str, seat: int | None = 0, **body: Any) -> Any:
        if path != "/seat":
            self.commands += 1
            body = {"expected_version": self.version(), "command_id": f"c{self.commands}"} | body
        return self.client.post(self.url + path, headers=bearer(self.tokens[seat]), json=body)

    def version(self) -> int:
        return int(self.get(seat=None).json()["version"])

    def decide(self, seat: int, **body: Any) -> Any:
        return self.post("/decisions", seat, **body)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_games_are_described(client: Client) -> None:
    games = client.get("/api/games", params={"lang": "uk"}).json()
    assert [game["name"] for game in games] == eolith.games()
    game = games[-1]
    assert game["name"] == "stone_age" and game["players"] == [2, 3, 4]
    assert game["options"]["card_piles"] == ["closed", "open"]
    assert game["bots"] == bots.names() and game["languages"] == ["en", "ru", "uk"]
    told = game["bot_levels"]
    assert [level["bot"] for level in told] == list(bots.LEVELS) and told[0]["title"] == "дитина"
    for level in told:
        face = client.get(level["face"])
        assert face.headers["content-type"] == "image/svg+xml" and level["text"].endswith(".")
    assert game["title"] != client.get("/api/games").json()[-1]["title"]
    assert game["alone"] == [], "nobody plays it alone"


def test_levels_of_games_for_one_are_told_with_what_makes_them(client: Client) -> None:
    """The options of a level open a table of it."""
    games = {game["name"]: game for game in client.get("/api/games", params={"lang": "ru"}).json()}
    for level in games["doggerland"]["alone"]:
        game = eolith.load("doggerland", players=1, **level["options"])
        assert game.level == level["level"] and level["title"] and level["text"]
        assert level["careful_wins"] == win_share("doggerland", level["level"])
    assert len(games["doggerland"]["alone"]) == 3 and len(games["endless_winter"]["alone"]) == 4


@pytest.mark.deep
def test_a_whole_game_ends_in_a_record_that_verifies(client: Client) -> None:
    cap = ", round_cap=3" if SHARE > 1 else ""
    table = Table(client, person("Ada"), CAREFUL, game=f"stone_age(first_seat=A{cap})")
    chooser = random.Random(5)
    while (now := table.get().json())["status"] == "playing":
        if now["turn"] != 0:
            continue  # the bot is at it
        assert table.get("/record").status_code == 409
        options = table.get("/options").json()
        assert options["version"] == now["version"]
        one = chooser.choice(options["options"])
        assert table.decide(0, option=one["option"]).status_code == 200
    assert len(now["scores"]) == 2 and now["turn"] is None
    record = read_record(table.get("/record").text, eolith.load)
    record.verify()
    assert record.seed and record.scores == now["scores"] and record.seats == ["Ada", "careful"]
    late = table.decide(0, option=0)
    assert late.status_code == 422 and late.json()["reason"] == "refused"


def test_options_in_numbers_words_and_parts(client: Client) -> None:
    table = Table(client, person(), person())
    answer = table.get("/options", lang="en").json()
    place = next(one for one in answer["options"] if one["text"] == "place forest 3")
    assert place["action"] == {"type": "place", "place": "forest", "figures": 3}
    assert eolith.load("stone_age(players=2)").text(place["option"]) == "place forest 3"
    labels = {language: table.get("/options", lang=language).json()["options"][0]["label"] for language in ("en", "ru")}
    assert labels["en"] and labels["ru"] and labels["en"] != labels["ru"]
    assert any(choice["command"] == "place forest 3" for choice in answer["choices"])
    assert table.get("/options", seat=1).json()["options"] == []


def test_a_command_is_carried_out_once(client: Client) -> None:
    table = Table(client, person(), person())
    body = {"expected_version": table.version(), "command_id": "once", "command": "place forest 3"}
    first = table.decide(0, **body)
    again = table.decide(0, **body)
    assert first.status_code == again.status_code == 200 and first.json() == again.json()
    assert table.version() == first.json()["version"]


def test_a_stale_command_is_told_what_the_game_has_come_to(client: Client) -> None:
    table = Table(client, person(), person())
    before = table.version()
    assert table.decide(0, command="place forest 3").status_code == 200
    for expected in (before, 10**9):
        stale = table.decide(1, command="place river 2", expected_version=expected)
        assert stale.status_code == 409 and stale.json()["reason"] == "stale"
        assert stale.json()["version"] == table.version()
        assert stale.json()["observation"] == table.get(seat=1).json()["observation"]


def test_refusals_name_the_rule_in_the_language_asked_for(client: Client) -> None:
    table = Table(client, person(), person())
    refused = table.decide(0, command="place hut 1")
    assert refused.status_code == 422 and refused.json()["rule"].startswith("SA-")
    other = client.post(
        f"{table.url}/decisions?lang=uk",
        headers=bearer(table.tokens[0]),
        json={"expected_version": table.version(), "command_id": "x", "command": "place hut 1"},
    )
    assert other.json()["rule"] == refused.json()["rule"] and other.json()["text"] != refused.json()["text"]
    nonsense = table.decide(0, command="fly")
    assert nonsense.status_code == 422 and nonsense.json()["reason"] == "not-understood"


def test_nobody_decides_for_chance_or_for_another_seat(client: Client) -> None:
    table = Table(client, person(), person())
    game = eolith.load("stone_age(players=2)")
    before = table.version()
    assert table.decide(1, option=table.get("/options").json()["options"][0]["option"]).status_code == 422
    for option in (*range(game.action_space, game.option_space), 2**31):
        assert table.decide(0, option=option).status_code == 422
    assert table.decide(0, command="roll 12").status_code == 422
    assert table.version() == before


def test_undo_goes_back_to_new_information(client: Client) -> None:
    table = Table(client, person(), person())
    table.decide(0, command="place forest 3")
    undone = table.post("/undo", 0)
    assert undone.status_code == 422 and undone.json()["rule"].startswith("SA-UNDO")  # the turn has passed
    chooser = random.Random(2)
    for _ in range(200):
        seat = table.get().json()["turn"]
        before = table.get(seat=seat).json()["observation"]
        option = chooser.choice(table.get("/options", seat=seat).json()["options"])["option"]
        assert table.decide(seat, option=option).status_code == 200
        if table.post("/undo", seat, whole_turn=False).status_code == 200:
            break
    assert table.get(seat=seat).json()["observation"] == before


def test_one_of_option_and_command(client: Client) -> None:
    table = Table(client, person(), person())
    assert table.decide(0).status_code == 400
    assert table.decide(0, option=0, command="place forest 3").status_code == 400
    extra = table.decide(0, option=0, surprise=1)
    assert extra.status_code == 400 and "surprise" in extra.json()["details"][0]


def test_taking_a_seat_and_taking_it_back(client: Client, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 0.0)
    table = Table(client, person(), person("Bo"), person("Cy"))
    assert [seat["taken"] for seat in table.get().json()["seats"]] == [False, True, True]
    version = table.post("/seat", 0, name="Ada\nEve").json()["version"]
    now = table.get().json()
    assert now["version"] == version and now["seats"][0]["name"] == "Ada Eve" and now["seats"][0]["taken"]
    assert table.post("/seat", 0, name="Ada Eve").json() == {"version": version}
    server: Server = client.app.state.server

    async def replace() -> None:
        house = server.house
        opened = await house.open(table.opened["id"])
        for seat in (1, 2):
            await house.do(opened, lambda live, at, seat=seat: live.prepare_vote(seat, 0, at, "careful"))

    assert client.blocking_portal.call(replace) is None
    assert table.get().json()["seats"][0]["bot"] == "careful"
    table.post("/seat", 0, name="Ada")
    assert table.get().json()["seats"][0]["bot"] == ""


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [person(), person()]},
        {"game": "stone_age(players=3)", "seats": [person(), person()]},
        {"game": "stone_age(card_piles=glass)", "seats": [person(), person()]},
        {"game": "stone_age", "seats": [person()]},
        {"game": "stone_age", "seats": [person(), {"kind": "bot"}]},
        {"game": "stone_age", "seats": [person(), {"kind": "bot", "bot": "cheat"}]},
        {"game": "stone_age", "seats": [person(), {"kind": "person", "bot": "careful"}]},
    ],
)
def test_tables_that_cannot_be(client: Client, body: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422 and answer.json()["reason"] == "bad-table" and answer.json()["text"]


def test_terms_are_kept(client: Client) -> None:
    clock = {"bank": 60, "increment": 5}
    table = Table(client, person("Ada"), person("Bo"), clock=clock, listed=True, hints=False, pace=0.5)
    now = table.get().json()
    assert 0 < now["seats"][0]["clock"] <= 60 and now["seats"][1]["clock"] == 60
    (listed,) = client.get("/api/tables").json()
    assert listed["id"] == now["id"] and [seat["name"] for seat in listed["seats"]] == ["Ada", "Bo"]


# --- who may see and do what --------------------------------------------------------------------------------------


def test_strangers_learn_nothing_about_a_table(client: Client) -> None:
    table, other = (Table(client, person(), person()) for _ in range(2))
    for path in ("", "/options", "/stream", "/record"):
        for there in (table.url, "/api/tables/nosuchtable"):
            assert client.get(there + path).status_code == 401
            assert client.get(there + path, headers=bearer("nonsense")).status_code == 401
            assert client.get(there + path, headers=bearer(other.tokens[0])).status_code == 404
    assert client.get(table.url).headers["www-authenticate"] == "Bearer"
    body = {"expected_version": table.version(), "command_id": "x", "command": "place forest 3"}
    assert client.post(f"{table.url}/decisions", json=body).status_code == 401
    assert client.post(f"{table.url}/decisions", json=body, headers=bearer(other.tokens[0])).status_code == 404
    assert client.post(f"{table.url}/decisions", json=body, headers=bearer(table.tokens[None])).status_code == 403
    assert table.get("/options", seat=None).status_code == 403


def test_a_listed_table_names_what_its_version_did_not(client: Client, store: Store) -> None:
    """A table that is older than an option is listed with what it plays, as whoever looks at it is told."""
    spec = "endless_winter(setup_draft=on, ground_dealt=after_draft)"
    table = Table(client, person(), person(), game=spec, listed=True)
    with store.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET spec = replace(spec, ', ground_dealt=after_draft', '')")
    (listed,) = client.get("/api/tables").json()
    assert listed["game"] == client.get(table.url).json()["game"]


def test_a_listed_table_may_be_watched_by_anybody(client: Client) -> None:
    table = Table(client, person(), person(), listed=True)
    seen = client.get(table.url).json()
    assert seen["you"] is None and seen["observation"]["viewer"] is None
    assert client.get(f"{table.url}/options").status_code == 401


def test_each_seat_is_told_what_it_may_know(client: Client) -> None:
    table = Table(client, person(), person())
    server: Server = client.app.state.server
    live = server.house.tables[table.opened["id"]].table
    for seat in (0, 1, None):
        seen = table.get(seat=seat).json()
        assert seen["you"] == seat
        assert seen["observation"] == json.loads(json.dumps(live.game.observe(live.play.state, seat).to_dict()))


def test_a_revoked_link_is_worth_nothing(client: Client, store: Store) -> None:
    table = Table(client, person(), person())
    with store.begin() as connection:
        for link in tables.links(connection, table.opened["id"]):
            tables.revoke_link(connection, link.hash)
    assert table.get().status_code == 401


def test_pages_of_others_cannot_open_tables(client: Client) -> None:
    body = {"game": "stone_age", "seats": [person(), person()]}
    for header in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        assert client.post("/api/tables", json=body, headers=header).status_code == 403


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with Store(str(tmp_path / "l.db")) as store, TestClient(create_app(Settings(), store)) as client:
        body = {"game": "stone_age", "seats": [person(), person()]}
        codes = [client.post("/api/tables", json=body).status_code for _ in range(30)]
        assert codes[0] == 201 and codes[-1] == 429
        assert client.get("/api/tables/x", headers=bearer("guess")).status_code == 429


# --- the stream ------------------------------------------------------------------------------------------------------


def test_the_stream_tells_versions_and_goes_on_from_the_last_one(client: Client, store: Store) -> None:
    table = Table(client, person(), person())
    server: Server = client.app.state.server
    id = table.opened["id"]

    async def watch() -> list[bytes]:
        found: list[bytes] = []
        events = follow(server, id, None, -1)
        found.append(await anext(events))
        opened = await server.house.open(id)
        waiting = asyncio.ensure_future(anext(events))
        await server.house.do(opened, lambda live, at: live.prepare_command(0, "place forest 3", at))
        found.append(await waiting)
        await stop(events)
        later = follow(server, id, None, opened.table.version)
        waiting = asyncio.ensure_future(anext(later))
        await asyncio.sleep(0.05)
        assert not waiting.done() and len(opened.watchers) == 1
        await server.house.do(opened, lambda live, at: live.prepare_command(1, "place river 2", at))
        found.append(await waiting)
        await stop(later)
        assert not opened.watchers
        return found

    first, second, third = client.blocking_portal.call(watch)
    assert first == b'id: 1\ndata: {"version":1,"turn":0,"status":"playing"}\n\n'
    assert second == b'id: 2\ndata: {"version":2,"turn":1,"status":"playing"}\n\n'
    assert third.startswith(b"id: 3\n")


async def stop(events: AsyncIterator[bytes]) -> None:
    await events.aclose()  # type: ignore[attr-defined]


def test_the_stream_ends_with_the_server(client: Client) -> None:
    table = Table(client, person(), person())
    server: Server = client.app.state.server

    async def watch() -> None:
        events = follow(server, table.opened["id"], None, -1)
        await anext(events)
        waiting = asyncio.ensure_future(anext(events, None))
        await asyncio.sleep(0.01)
        await server.house.stop()
        assert await asyncio.wait_for(waiting, 1) is None

    client.blocking_portal.call(watch)


# --- its description -----------------------------------------------------------------------------------------------


def test_the_description_is_whole_and_offline(client: Client) -> None:
    document = client.get("/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert all(path.startswith("/api/") for path in document["paths"])
    assert len(document["paths"]) == 15
    assert document["components"]["schemas"]["NewTable"]["additionalProperties"] is False
    page = client.get("/api/schema")
    assert page.status_code == 200 and "script-src 'self'" in page.headers["content-security-policy"]
    for word in ("<script", "style=", "https://", "http://"):
        assert word not in page.text
    for operation in [one for path in document["paths"].values() for one in path.values()]:
        assert f'id="{operation["operationId"]}"' in page.text


def test_problems_are_json_even_where_there_is_nothing(client: Client) -> None:
    for answer in (client.get("/api/nothing"), client.put("/api/tables")):
        assert set(answer.json()) == {"reason", "text"} and "content-security-policy" in answer.headers
    assert client.put("/api/tables").headers["allow"]
