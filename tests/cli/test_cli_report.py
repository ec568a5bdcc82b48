"""`eolith report`: a page that says how it is made again, and the same as data."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import eolith
from eolith.cli import app
from eolith.cli.report_page import _escaped, _fixed, _named, _quantile


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "100"})
    assert result.exit_code == 0, result.output
    return result.stdout


BAD = [
    ("report nosuch", "there is no game 'nosuch'"),
    ("report stone_age --games 0", "--games is 0; it must be at least 1"),
    ("report stone_age --jobs 0", "--jobs is 0; it must be at least 1"),
    ("report stone_age --players 5", "allowed: 2, 3, 4"),
    ("report stone_age --bots careful,nobody", "there is no bot 'nobody'"),
    ("report stone_age --out /no/page.md", "--out /no/page.md: there is no folder /no"),
]


@pytest.mark.parametrize(("command", "expected"), BAD, ids=[command for command, _ in BAD])
def test_bad_input_is_one_line_and_exit_code_2(command: str, expected: str) -> None:
    result = CliRunner().invoke(app, command.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert expected in result.stderr and result.stderr.count("\n") == 1


def test_a_page_is_made_again_by_the_command_that_it_names(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    told = run("report", "stone_age", "-n", "4", "-p", "3", "--seed", "9", "--bots", "random,careful:style=farmer",
               "-o", "round_cap=6", "--out", str(out), "--jobs", "2")  # fmt: skip
    assert told.startswith(f"{out}: 4 games")
    text = out.read_text(encoding="utf-8")
    (command,) = re.findall(r"^eolith (report .*)$", text, re.MULTILINE)
    assert run(*command.split()) == text
    assert "| random |" in text and "| farmer |" in text
    assert f"Pack: `{eolith.load('stone_age').pack.digest}`" in text


def test_every_number_of_players_has_its_column() -> None:
    text = run("report", "stone_age", "-n", "2", "--bots", "random")
    assert "| 2 players | 3 players | 4 players |" in text
    assert "## Cards\n\n|  | taken, 2 p. | taken, 3 p. | taken, 4 p. | worth, 2 p. |" in text
    assert re.search(r"^\| turn 4 of the first round \| – \| – \| \d", text, re.MULTILINE)
    for line in text.splitlines():
        assert not line.startswith("|") or line.endswith("|")


def test_alone_every_level_has_its_column() -> None:
    text = run("report", "doggerland", "-n", "3", "-p", "1", "--bots", "random")
    assert "3 games for each level of difficulty" in text and "## Events\n" in text
    assert "|  | share and mean margin, easy | share and mean margin, medium | share and mean margin, hard |" in text
    assert "first turns" not in text and "players" not in text.replace("--players 1", "")
    (command,) = re.findall(r"^eolith (report .*)$", text, re.MULTILINE)
    assert run(*command.split()) == text
    assert "medium" not in run(
        "report", "doggerland", "-n", "3", "-p", "1", "--bots", "random", "-o", "difficulty=hard"
    )


def test_an_edition_has_its_own_page() -> None:
    told = run("report", "endless_winter", "-o", "edition=prototype", "-n", "2", "-p", "2", "--bots", "random")
    assert "# Balance of Endless Winter (prototype)" in told and "Stone of the Builders" in told
    (command,) = re.findall(r"^eolith (report .*)$", told, re.MULTILINE)
    assert run(*command.split()) == told


@pytest.mark.parametrize("game", eolith.games())
def test_all_tables_of_a_page_are_whole(game: str) -> None:
    tables = re.findall(r"(?:^\|.*\n)+", run("report", game, "-n", "2", "--bots", "random"), re.MULTILINE)
    assert len(tables) > 8
    for table in tables:
        widths = {len(re.findall(r"(?<!\\)\|", line)) for line in table.splitlines()}
        assert len(widths) == 1, table


def test_the_same_as_data() -> None:
    data = json.loads(run("report", "stone_age", "-n", "3", "--bots", "random", "--json"))
    assert (data["game"], data["games"], data["bots"], data["designed"]) == ("stone_age", 3, ["random"], 0)
    assert [table["players"] for table in data["tables"]] == [2, 3, 4]
    for table in data["tables"]:
        assert sum(share["wins"] for share in table["by_place"]) == pytest.approx(3)
        assert set(table["components"]) == {"cards", "buildings", "places"}
        low, high = table["by_bot"]["random"]["interval"]
        assert low < table["by_bot"]["random"]["rate"] < high


def test_cells() -> None:
    assert (_fixed(-0.04), _fixed(-3.21), _fixed(0.04, "+"), _fixed(None)) == ("0.0", "−3.2", "+0.0", "–")
    assert _escaped("a_b|c*") == r"a\_b\|c\*"
    assert (_named("Elder: 1 labor: x_y"), _named("C01 wood")) == (r"**Elder**: 1 labor: x\_y", "C01 wood")
    counts = Counter({1: 5, 2: 90, 9: 5})
    assert [_quantile(counts, share) for share in (0.05, 0.06, 0.95, 0.96)] == [1, 2, 2, 9]
