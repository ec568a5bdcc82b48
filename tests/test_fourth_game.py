"""A folder more under games/, with rules, a door and a few words: it is played wherever the others are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import eolith
from eolith.kernel import outside, text as texts_module
from eolith.kernel.text import LANGUAGES, Texts

HERE = Path(__file__).parent

SCRIPT = """
import json, re, sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typer.testing import CliRunner
import eolith
from eolith.cli import app

assert eolith.games() == ["berries", "doggerland", "endless_winter", "pebbles", "stone_age"], eolith.games()

def run(line, code=0, typed=None):
    done = CliRunner().invoke(app, line.split(), input=typed, env={"COLUMNS": "100"})
    assert done.exit_code == code, (line, done.exit_code, done.output, done.exception)
    return done.output

for language in ("en", "ru", "uk"):
    said = run(f"games --lang {language}")
    assert "Pebbles" in said and "hunting_visits" in said and "giant_names" not in said
assert "pebbles, edition first" in run("packs") and "pebbles, edition first" in run("packs pebbles")
assert "pebbles has no numbered rules" in run("rules pebbles", 2)
assert "call" in run("simulate pebbles --games 3 --bots random")
for line in ("simulate pebbles --games 3", "play pebbles --seats you,careful"):
    assert "pebbles has no bot careful; it is played by random" in run(line, 2)
assert "does not say what a report counts" in run("report pebbles --games 1 --bots random", 2)
commands = "board sheet cards log rules rules+bag hint help why+draw+2 undo nonsense draw+1" + 20 * " 1"
typed = commands.replace(" ", "\\n").replace("+", " ") + "\\n"
for language in ("en", "uk"):
    said = run(f"play pebbles --players 2 --lang {language} --record game.txt", typed=typed)
    assert "draw 2" in said and "pebbles has no bot careful" in said and "B (" in said
    assert "A is told a secret colour." in said and "A draws a pebble that counts" in said
    assert {"en": "✗ That is not possible now.", "uk": "✗ Зараз це неможливо."}[language] in said
assert "chance as committed" in run("verify game.txt")
assert "secret:" in run("position game.txt")
run("position game.txt --step 4 --svg table.svg")
assert ET.parse("table.svg").getroot().tag.endswith("svg")
state = eolith.load("pebbles(players=2)").start()
state.play_chance(eolith.Source(1))
Path("position.json").write_text(json.dumps(state.to_position()))
assert "bag: 5, 4, 3" in run("position position.json")
for name in ("stone_age", "doggerland", "endless_winter"):
    assert name in run(f"packs {name}")
    run(f"rules {name} food")

sys.path[:0] = sys.argv[1:]
from browsing import serving
from test_every_game import AFTER, PAGES, Table, check

Path("server").mkdir()
with serving(Path("server").absolute()) as client:
    for language in ("en", "ru", "uk"):
        start = client.get("/", headers={"accept-language": language})
        assert start.status_code == 200 and "Pebbles" in start.text, start.text[:300]
    assert client.get("/?game=pebbles").status_code == 200
    for path in ("/rules", "/rules/stone_age", "/rules/doggerland"):
        assert client.get(path).status_code == 200, path
    assert client.get("/rules/pebbles").status_code == 404
    assert client.get("/how/pebbles").status_code == 404 and "/how/pebbles" not in start.text
    found = {game["name"]: game for game in client.get("/api/games").json()}
    assert found["pebbles"]["bots"] == ["random"] and found["pebbles"]["title"] == "Pebbles", found["pebbles"]
    assert ET.fromstring(client.get("/covers/pebbles").text).tag.endswith("svg")

    table = Table(client, "pebbles")
    for language in ("en", "ru", "uk"):
        for path in PAGES:
            check(table.page(path, language), language)
    for typed in ("", "draw 9", "draw 1"):
        wish = {"do": "typed", "typed": typed} if typed else {"do": "hint"}
        page = table.my_turn()
        version = re.search(r'name="version" value="(\\d+)"', page)[1]
        answer = table.browser.post(f"/t/{table.id}/act", version=version, seat="0", **wish)
        assert answer.status_code in (200, 303, 422), (wish, answer.text)
    while not table.opened.table.over:
        table.press() if table.commands(table.my_turn()) else None
    for language in ("en", "ru", "uk"):
        for path in AFTER:
            check(table.page(path, language), language)
    assert "is told a secret colour" in table.page("log")
    assert table.browser.post(f"/t/{table.id}/rematch").status_code == 303
    assert table.browser.post(f"/t/{table.id}/continue", step="2", seat="0").status_code == 303
print("done")
"""

HEAD = SCRIPT[: SCRIPT.index("for language")]
ALONE = (
    HEAD
    + r"""
rules = {"en": "the birds", "ru": "игра", "uk": "гра"}  # the game names its birds in English alone
ways = {"en": ("Defeat", "Victory"), "ru": ("Поражение", "Победа"), "uk": ("Поразка", "Перемога")}
for language in ways:
    said = run(f"play berries --players 1 --seed 3 --lang {language} --record game.txt", typed="1\n" * 30)
    side = rules[language]
    assert any(way in said for way in ways[language]), said
    assert f"B: {side}" in said and f"{side.capitalize()} eats" in said, said
kept = Path("game.txt").read_text()
found = re.search("\nresult A (\d+) B (\d+)\noutcome ([AB]) (points|fed) (\d)\n", kept)
assert found and "seat B" not in kept, kept
assert f"outcome {found[3]} {found[4]} {found[5]}, chance as committed" in run("verify game.txt")
assert found[5] in run("position game.txt").splitlines()[-2] + run("position game.txt")
said = run("simulate berries --players 1 --games 60 --bots random")
assert "won by points" in said and "lost by fed" in said and "seat B" not in said, said
data = json.loads(run("simulate berries --players 1 --games 60 --bots random --json"))
won = sum(share["wins"] for how, share in data["decided"].items() if how.startswith("won"))
assert 0 < won < 60 and sum(share["wins"] for share in data["decided"].values()) == 60
assert data["by_bot"]["random"]["wins"] == data["by_seat"][0]["wins"] == won and len(data["by_seat"]) == 1
assert json.loads(run("simulate berries --games 9 --bots random --json"))["decided"] == {}
assert "option dawn of berries is for 2 players, not 1" in run("play berries --players 1 --option dawn=on", 2)
assert {"birds", "greedy", "dawn"} <= set(run("games").replace(",", "").split())

sys.path[:0] = sys.argv[1:]
from browsing import serving
from test_every_game import AFTER, PAGES, Table, check

Path("server").mkdir()
with serving(Path("server").absolute()) as client:
    for language in ("en", "ru", "uk"):
        shown = client.get("/?game=berries", headers={"accept-language": language}).text
        forms = [form for form in shown.split("<form ")[1:] if 'action="/tables"' in form]
        several, alone = sorted(forms, key=lambda form: 'id="alone"' in form)
        assert "option-dawn" in several and "option-birds" not in several
        assert "option-birds" in alone and "option-dawn" not in alone
        assert "none" not in several.split('<select id="seat-1"')[1].split("</select>")[0], "two play at least"
    options = {"option-birds": "starving"}
    answer = client.post("/tables", data={"game": "berries", "seat-0": "me", "name": "", "hints": "yes", **options},
                         headers={"origin": "http://testserver.local"}, follow_redirects=False)
    assert answer.status_code == 303 and re.fullmatch("/t/\w+", answer.headers["location"]), answer.headers
    for wrong in ({"seat-1": "bot:random"}, {"option-dawn": "on"}):
        answer = client.post("/tables", data={"game": "berries", "seat-0": "me", **options, **wrong},
                             headers={"origin": "http://testserver.local"})
        assert answer.status_code == 422 and " of berries is for " in answer.text

    table = Table(client, "berries", "me", **options)
    for language in ("en", "ru", "uk"):
        for path in PAGES:
            check(table.page(path.replace("20", "1").replace("step=5", "step=0"), language), language)
    assert table.opened.table.game.options["birds"] == "starving"
    table.press()
    assert re.search("The birds.{0,40} eats", table.page())
    while not table.opened.table.over:
        table.press()
    state = table.opened.table.play.state
    outcome = state.game.outcome(state)
    won = "A" in outcome.winners
    for language, way in ways.items():
        for path in AFTER:
            check(table.page(path.replace("30", "3"), language), language)
        end = table.page("end", language)
        assert f"<h1>{way[won]}</h1>" in end and rules[language] in end.lower() and 'class="place"' not in end, end
        assert end.count("★") == len(outcome.winners) and way[won] in table.page("", language)
    assert table.browser.post(f"/t/{table.id}/rematch").status_code == 303
    assert table.browser.post(f"/t/{table.id}/continue", step="2", seat="0").status_code == 303

    plan = {"game": "berries(birds=starving)", "seats": [{"kind": "person", "name": "Anna"}]}
    opened = client.post("/api/tables", json=plan).json()
    token = {"authorization": "Bearer " + opened["seats"][0]["token"]}
    while True:
        told = client.get(f"/api/tables/{opened['id']}", headers=token).json()
        if told["turn"] is None:
            break
        assert told["outcome"] is told["scores"] is None and len(told["seats"]) == 1
        act = {"option": 1, "expected_version": told["version"], "command_id": f"decision-{told['version']}"}
        answer = client.post(f"/api/tables/{opened['id']}/decisions", json=act, headers=token)
        assert answer.status_code < 300, answer.text
    assert len(told["scores"]) == 2 and set(told["outcome"]) == {"winners", "reason", "rule", "margin"}
    assert told["outcome"] == told["observation"]["outcome"]
    found = {game["name"]: game for game in client.get("/api/games").json()}["berries"]
    assert found["players"] == [1, 2] and found["options"] == {"birds": ["greedy", "starving"], "dawn": ["off", "on"]}
print("done")
"""
)


@pytest.fixture(scope="module")
def overlay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, uncompiled, with the tiny games as folders more."""
    folder = tmp_path_factory.mktemp("four")
    package = Path(eolith.__file__).parent
    shutil.copytree(package, folder / "eolith", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for game in ("pebbles", "berries"):
        shutil.copytree(HERE / "tiny" / game, folder / "eolith" / "games" / game)
    return folder


@pytest.mark.long
@pytest.mark.parametrize("script", [SCRIPT, ALONE], ids=["together", "alone"])
def test_a_fourth_folder_is_played_wherever_the_others_are(overlay: Path, script: str, tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(overlay), "EOLITH_SAVES": str(tmp_path / "saves"), "EOLITH_PURE": "1"}
    command = [sys.executable, "-c", script, str(HERE), str(HERE / "web")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == "done\n", done.stderr[-4000:]


def test_what_is_not_translated_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "marbles" / "words"
    folder.mkdir(parents=True)
    shutil.copytree(outside.PACKAGE / "text", tmp_path / "text")
    (folder / "en.ftl").write_text(
        "game-name = Marbles\nroll = A marble rolls.\n    .short = rolls\n", encoding="utf-8"
    )
    (folder / "uk.ftl").write_text("game-name = Кульки\n", encoding="utf-8")
    for module in (texts_module, outside):
        monkeypatch.setattr(module, "PACKAGE", tmp_path)
    texts_module._bundle.cache_clear()
    try:
        told = {language: Texts(language, "marbles") for language in LANGUAGES}
        assert [told[language].say("game-name") for language in LANGUAGES] == ["Marbles", "Marbles", "Кульки"]
        assert {texts.say("roll") for texts in told.values()} == {"A marble rolls."}
        assert {texts.say("roll.short") for texts in told.values()} == {"rolls"}
        assert all("roll" in texts and "stop" not in texts for texts in told.values())
        with pytest.raises(KeyError):
            told["ru"].say("stop")
    finally:
        texts_module._bundle.cache_clear()
