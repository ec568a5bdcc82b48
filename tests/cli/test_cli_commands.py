"""The other commands: what they print, and their exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

import eolith
from eolith.cli import app
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.record import read_record
from eolith.kernel.text import LANGUAGES
from eolith.table.play import Play
from rotated import rotated


def run(*arguments: str, code: int = 0) -> str:
    """The standard output of a command that ends with a code."""
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "100"})
    assert result.exit_code == code, result.output
    return result.stdout


def recorded(file: Path, finish: bool = True) -> Path:
    """A file with the record of a random game of two."""
    play = Play(eolith.load("stone_age(players=2)"), FairSource(bytes(16)))
    source = Source(1)
    while not play.state.over and (finish or len(play.steps) < 60):
        legal = play.state.options()
        play.command(play.state.seat or 0, legal[source.below(len(legal))])
    file.write_text(play.record(["random", "random"], "2026-01-02", reveal=finish).to_text(), encoding="utf-8")
    return file


# --- bad input ---------------------------------------------------------------------------------------

BAD = [
    ("play nosuch", "there is no game 'nosuch'; games: doggerland, endless_winter, stone_age"),
    ("play stone_age --players 5", "allowed: 2, 3, 4"),
    ("play stone_age --seats you,nobody", "there is no bot 'nobody'; there are"),
    ("play stone_age --seats you,you --players 3", "--seats names 2 seats, --players 3"),
    ("play stone_age --lang de", "there is no language 'de'; languages: en, ru, uk"),
    ("play stone_age --option foo=1", "stone_age has no option 'foo'; it has first_seat"),
    ("play stone_age --option undo", "--option 'undo': write each option once, as NAME=VALUE"),
    ("play stone_age --option undo=maybe", "allowed: to_barrier, off"),
    ("play stone_age --seed zz", "--seed is 'zz'; allowed: 32 hexadecimal digits"),
    ("play stone_age --seed -1", "--seed is '-1'"),
    ("play stone_age --record /no/where.txt", "there is no folder /no"),
    ("play stone_age --record /", "--record /: is a folder, not a file"),
    ("play stone_age --pack /no/pack.toml", "/no/pack.toml"),
    ("play stone_age --shiny", "No such option: --shiny (see eolith play --help)"),
    ("play", "name a game, or go on with one"),
    ("simulate", "Missing argument"),
    ("dance", "No such command 'dance'"),
    ("simulate stone_age --bots random,random", "--bots names 2 bots; name 1 or 4"),
    ("simulate stone_age --games 0", "--games is 0; it must be at least 1"),
    ("simulate stone_age --jobs 0", "--jobs is 0; it must be at least 1"),
    ("match stone_age careful random --games 0", "--games is 0; it must be at least 1"),
    ("match doggerland careful random -p 1 --sprt 0 5", "--players is 1; --sprt needs at least 2"),
    ("match stone_age careful random --sprt 10 0", "--sprt is 10 0; the first must be below the second"),
    ("match stone_age careful clever", "there is no bot 'clever'"),
    ("ladder stone_age --games 0", "--games is 0; it must be at least 1"),
    ("ladder doggerland -p 1", "--players is 1; a ladder needs at least 2"),
    ("ladder stone_age --bots careful,careful", "--bots names a panel: at least 2 bots, each once"),
    ("ladder stone_age --bots careful,clever", "there is no bot 'clever'"),
    ("ladder stone_age --out /no/page.md", "--out /no/page.md: there is no folder /no"),
    ("ladder stone_age --rows /dev/null", "--rows /dev/null: is a file, not a folder"),
    ("match stone_age careful search:value=README.md", "'README.md'; that is no value of stone_age(players=4)"),
    (
        "match stone_age careful search:value=/no/file.json",
        "value of bot search is '/no/file.json'; there is no such file",
    ),
    ("simulate stone_age --out games.csv", "rows are written as .jsonl or .parquet"),
    ("simulate stone_age --out /no/games.jsonl", "--out /no/games.jsonl: there is no folder /no"),
    ("rules nosuch", "there is no game 'nosuch'"),
    ("rules stone_age xyzzy", "no rule of stone_age is called or contains 'xyzzy'; ids begin with SA-COMP"),
    ("packs --pack x.toml", "--pack needs the game"),
    ("verify /no/game.txt", "/no/game.txt: No such file or directory"),
    ("position /no/game.txt", "/no/game.txt: No such file or directory"),
    ("games --lang xx", "there is no language 'xx'"),
]


@pytest.mark.parametrize(("command", "expected"), BAD, ids=[command for command, _ in BAD])
def test_bad_input_is_one_line_and_exit_code_2(command: str, expected: str) -> None:
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("eolith: ")
    assert result.stderr.count("\n") == 1
    assert expected in result.stderr


def test_without_a_command_there_is_help() -> None:
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 2
    assert "Usage: eolith" in result.output
    assert "eolith: " not in result.output


def test_a_terminal_of_few_letters_is_no_fault(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": str(Path(eolith.__file__).parent.parent)}
    command = [sys.executable, "-m", "eolith", "games", "--lang", "uk"]
    done = subprocess.run(command, capture_output=True, encoding="ascii", env=environment, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert "hunting_visits" in done.stdout and "????" in done.stdout


def test_a_fault_of_ours_is_not_called_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("a fault")

    monkeypatch.setattr(eolith, "load", fail)
    result = CliRunner().invoke(app, ["play", "stone_age"])
    assert isinstance(result.exception, ValueError)


@pytest.mark.parametrize("command", ["", "play", "simulate", "rules", "packs", "verify", "position", "games", "review"])
def test_help_names_the_exit_codes(command: str) -> None:
    output = run(*command.split(), "--help")
    assert "Exit codes: 0 all is well, 1 a check failed, 2 bad input" in " ".join(output.replace("│", " ").split())
    if command:
        assert f"eolith {command}" in output.split("Examples")[1]


# --- records and positions ---------------------------------------------------------------------------------


def test_verify_accepts_a_record(tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.txt")
    output = run("verify", str(file))
    assert "stone_age(players=2)" in output
    assert output.strip().endswith("chance as committed")
    assert "unfinished, chance not revealed" in run("verify", str(recorded(tmp_path / "half.txt", finish=False)))


def test_verify_tells_foreign_cut_and_edited_records(tmp_path: Path) -> None:
    text = recorded(tmp_path / "game.txt").read_text(encoding="utf-8")
    for changed, expected in (
        ("hello", "line 1"),
        (text[: len(text) // 2], "cut short"),
        (text.replace("place hunting", "place forest", 1), "edited"),
    ):
        file = tmp_path / "changed.txt"
        file.write_text(changed, encoding="utf-8")
        result = CliRunner().invoke(app, ["verify", str(file)])
        assert result.exit_code == 2
        assert expected in result.stderr and str(file) in result.stderr


def test_verify_fails_where_chance_is_not_the_committed_one(tmp_path: Path) -> None:
    record = read_record(recorded(tmp_path / "game.txt").read_text(encoding="utf-8"), eolith.load)
    record.seed = "f" * 32
    file = tmp_path / "forged.txt"
    file.write_text(record.to_text(), encoding="utf-8")
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert result.exit_code == 1
    assert "the seed is not the one that the commitment was made for" in result.stderr


@pytest.mark.parametrize(("language", "expected"), [("en", "Village"), ("ru", "Деревня"), ("uk", "Селище")])
def test_position_of_a_record(tmp_path: Path, language: str, expected: str) -> None:
    file = recorded(tmp_path / "game.txt")
    output = run("position", str(file), "--step", "12", "--lang", language)
    assert expected in output
    whole = run("position", str(file), "--lang", language)
    assert expected in whole


@pytest.mark.parametrize(("game", "language"), rotated(eolith.games(), LANGUAGES))
def test_position_of_a_record_of_every_game(tmp_path: Path, game: str, language: str) -> None:
    """In the middle, where somebody decides, and at the end; as text and as a picture."""
    file = Path(__file__).parents[1] / "recorded" / game / "06.record"
    output = run("position", str(file), "--step", "100", "--lang", language)
    state = read_record(file.read_text(encoding="utf-8"), eolith.load).replay(100)
    prompt = import_module(f"eolith.games.{game}.terminal").Terminal(state.game, language, [""] * state.sides)
    eyes = "all" if state.game.shows_all else state.seat
    assert prompt.telling.prompt(state.game.observe(state, eyes)) in " ".join(output.split())
    assert state.game.name in run("position", str(file), "--json")
    ended = run("position", str(file), "--lang", language)
    assert prompt.say(f"ending-{state.game.endings[1]}") in ended or game == "stone_age"
    picture = tmp_path / "table.svg"
    run("position", str(file), "--step", "100", "--svg", str(picture), "--lang", language)
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_position_from_json_and_toml(tmp_path: Path) -> None:
    data = json.loads(run("position", str(recorded(tmp_path / "game.txt")), "--step", "12", "--json"))
    assert data["legal"]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data["position"]), encoding="utf-8")
    assert json.loads(run("position", str(file), "--json")) == data
    file.write_text(json.dumps(data), encoding="utf-8")
    assert json.loads(run("position", str(file), "--json")) == data, "what is printed is read as it is"
    assert data["legal"][0] in run("position", str(file))
    plain = tmp_path / "position.toml"
    plain.write_text(
        'game = "stone_age"\nplayers = 2\npuzzle = true\nslots = ["C10", "C11", "C12", "C13"]\n'
        'stacks = [{top = "B01", tiles = 3}, {top = "B02", tiles = 3}]\n[A]\nfood = 12\n[B]\nwood = 4\n',
        encoding="utf-8",
    )
    assert "place forest 5" in run("position", str(plain))


def test_a_position_of_the_time_before_an_option_is_read(tmp_path: Path) -> None:
    game = eolith.load("endless_winter(players=2, setup_draft=on, ground_dealt=after_draft)")
    state = game.start()
    state.play_chance(eolith.Source(1))
    while "setup " not in game.text(state.options()[0]):
        state.apply(state.options()[0])
        state.play_chance(eolith.Source(1))
    file = tmp_path / "position.json"
    position = game.to_position(state)
    del position["options"]["ground_dealt"]
    file.write_text(json.dumps(position), encoding="utf-8")
    read = json.loads(run("position", str(file), "--json"))["position"]
    assert read == game.to_position(state)
    assert read["ground"] == {}


def test_position_errors_name_file_and_entry(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    for text, expected in (
        ("nonsense", "is no record and not TOML"),
        ("players = 2", "has no entry 'game'"),
        ('game = "stone_age"\nplayers = 9', "allowed: 2, 3, 4"),
        ('game = "stone_age"\nplayers = 2', "slots is missing"),
        ('game = "stone_age"\noptions = 3', "options is 3"),
    ):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(app, ["position", str(file)])
        assert result.exit_code == 2, result.output
        assert expected in result.stderr and str(file) in result.stderr
    result = CliRunner().invoke(app, ["position", str(recorded(tmp_path / "game.txt")), "--step", "99999"])
    assert result.exit_code == 2
    assert "--step is 99999" in result.stderr


# --- simulate, rules, packs, games ----------------------------------------------------------------------------


def test_simulate_prints_a_table_and_writes_rows(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    output = run("simulate", "stone_age", "--players", "2", "--games", "6", "--bots", "random", "--out", str(out))
    assert "6 games of stone_age(players=2)" in output
    assert "95 % interval" in output
    assert len(out.read_text(encoding="utf-8").splitlines()) == 6


def test_simulate_json_is_json_and_repeatable() -> None:
    command = ("simulate", "stone_age", "--players", "2", "-n", "4", "--bots", "random", "--seed", "5", "--json")
    first, second = (json.loads(run(*command)) for _ in range(2))
    assert first.pop("seconds") >= 0 and second.pop("seconds") >= 0
    assert first == second
    assert first["games"] == 4
    assert sum(share["wins"] for share in first["by_seat"]) == pytest.approx(4)


def test_rules_by_id_and_by_word() -> None:
    output = run("rules", "stone_age", "SA-PLACE-09", "--examples")
    assert output.startswith("SA-PLACE-09")
    assert "Example." in output
    found = json.loads(run("rules", "stone_age", "hunting", "grounds", "--json"))
    assert all("hunting grounds" in " ".join(map(str, rule.values())).lower() for rule in found)
    assert len(json.loads(run("rules", "stone_age", "--json"))) == 216


@pytest.mark.long
def test_rules_check_counts_tests(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("SA-PLACE-09")\ndef test_one(): pass\n', encoding="utf-8"
    )
    result = CliRunner().invoke(app, ["rules", "stone_age", "--check", "--tests", str(tmp_path)])
    assert result.exit_code == 1
    assert "215 of 216 rules of stone_age have no test" in result.stderr
    assert "SA-PLACE-09" not in result.stderr
    assert CliRunner().invoke(app, ["rules", "stone_age", "--check", "--tests", "/no/tests"]).exit_code == 2


def test_packs_show_the_designed_share_and_check_a_file(tmp_path: Path) -> None:
    described = json.loads(run("packs", "stone_age", "--json"))
    assert described[0]["components"]["cards"]["public"] == 34
    assert described[0]["designed"] == 0
    own = Path(eolith.__file__).parent / "games" / "stone_age" / "pack" / "components.toml"
    file = tmp_path / "mine.toml"
    text = own.read_text(encoding="utf-8")
    file.write_text(text.replace('source = "public"', 'source = "designed"', 1), encoding="utf-8")
    assert json.loads(run("packs", "stone_age", "--pack", str(file), "--json"))[0]["designed"] == pytest.approx(1 / 64)
    file.write_text(text.replace("copies = 2", "copies = 3", 1), encoding="utf-8")
    result = CliRunner().invoke(app, ["packs", "stone_age", "--pack", str(file)])
    assert result.exit_code == 2
    assert str(file) in result.stderr


@pytest.mark.parametrize(("name", "language"), rotated(eolith.games(), LANGUAGES))
def test_packs_tell_every_component_in_words_with_its_source(name: str, language: str) -> None:
    described = json.loads(run("packs", name, "--lang", language, "--json"))[0]
    shown = " ".join(run("packs", name, "--lang", language).split())
    for kind, faces in described["faces"].items():
        records = getattr(eolith.load(name).pack, kind)
        assert [face["id"] for face in faces] == [record.id for record in records]
        for face in faces:
            assert f" {face['id']} " in shown
            assert (
                language == "en" or not face["words"] or any("а" <= letter <= "ґ" for letter in face["words"].lower())
            )
            if face["source"] == "designed":
                assert described["components"][kind]["designed"] > 0
    assert "designed" in shown


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "Who begins."), ("ru", "Кто начинает."), ("uk", "Хто починає.")]
)
def test_games_explain_the_options(language: str, expected: str) -> None:
    output = run("games", "--lang", language)
    assert expected in output
    for game in eolith.games():
        for option in eolith.load(game).option_values:
            assert option in output


def test_games_say_each_meaning_once() -> None:
    lines = [" ".join(line.split()) for line in run("games").splitlines()]
    assert "random drawn by lot (default)" in lines
    assert "A, B, C, D this seat" in lines
    assert "once (default)" in lines and "no" in lines
    assert "stone_age Stone Age, 2, 3, 4 players" in lines
