"""A ladder: what is stored is not played again, rows are the same whoever plays, ratings are those of the model."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from math import log, log10, sqrt
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import eolith
from eolith.arena import ladder as arena
from eolith.arena.ladder import Store, ladder, program, rate, usual_panel
from eolith.arena.match import match, share_of
from eolith.arena.simulate import Share
from eolith.bots import search
from eolith.bots.careful import styles
from eolith.bots.search import file_of
from eolith.cli import app

PANEL = ["random", "careful", "careful:style=artist"]


@pytest.fixture(scope="module")
def game() -> eolith.Game:
    return eolith.load("doggerland(players=2, short_game=on)")


# --- rows ------------------------------------------------------------------------------------------------------


def test_each_pair_plays_a_match(game: eolith.Game, tmp_path: Path) -> None:
    rows = ladder(game, PANEL, 4, 3, tmp_path).rows
    pairs = [("random", "careful"), ("random", PANEL[2]), ("careful", PANEL[2])]
    assert rows == [row for a, b in pairs for row in match(game, a, b, 4, 3).rows]
    three = ladder(eolith.load("stone_age(players=3)"), PANEL[:2], 1, 3, tmp_path)
    assert [(row.a, row.seat) for row in three.rows] == [(a, seat) for a in PANEL[:2] for seat in range(3)]


def test_rows_do_not_depend_on_the_number_of_jobs(
    game: eolith.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = ladder(game, PANEL, 6, 7, tmp_path / "alone")
    monkeypatch.setattr(arena, "BATCH", 4)
    assert ladder(game, PANEL, 6, 7, tmp_path / "shared", jobs=2).rows == alone.rows


def test_what_is_stored_is_not_played_again(game: eolith.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ladder(game, PANEL[:2], 4, 1, tmp_path)
    told: list[int] = []
    more = ladder(game, PANEL, 6, 1, tmp_path, progress=told.append)
    assert told == [4, 14] and more.rows[:4] == first.rows
    assert more.rows[0].seconds == first.rows[0].seconds  # it is the row that was stored
    monkeypatch.setattr(arena, "play_pair", lambda *_: pytest.fail("played again"))
    assert ladder(game, PANEL, 6, 1, tmp_path).rows == more.rows


def test_rows_of_another_game_seed_or_program_are_not_taken(
    game: eolith.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = eolith.load("doggerland(players=2)")
    rows = ladder(game, PANEL[:2], 2, 1, tmp_path).rows
    assert [*Store(tmp_path, game, 1).read()] == rows
    assert not [*Store(tmp_path, game, 2).read(), *Store(tmp_path, other, 1).read()]
    known = program(game)
    assert known == program(other) != program(eolith.load("stone_age(players=2)"))
    written = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: written(path) + b"#" * (path.name == "2.json"))
    assert program(game) != known  # a value was learned anew
    assert not [*Store(tmp_path, game, 1).read()]


def test_whoever_kills_a_ladder_loses_the_batch_under_way(game: eolith.Game, tmp_path: Path) -> None:
    code = f"""
from pathlib import Path
import eolith
from eolith.arena.ladder import ladder
ladder(eolith.load({repr(game)!r}), {PANEL!r}, 20000, 1, Path({str(tmp_path)!r}))
"""
    run = subprocess.Popen([sys.executable, "-c", code])
    until = time.monotonic() + 60
    while len([*tmp_path.glob("*.parquet")]) < 2:
        assert run.poll() is None and time.monotonic() < until
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    (tmp_path / "torn.part").write_bytes(b"PAR1 half of it")
    told: list[int] = []
    again = ladder(game, PANEL, 40, 1, tmp_path, progress=told.append)
    assert told[0] >= 40 and sum(told) == 120
    assert again.rows == ladder(game, PANEL, 40, 1, tmp_path / "anew").rows


# --- ratings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_two_bots_are_rated_by_the_formula(players: int) -> None:
    (low, high) = rate(["a", "b"], {("b", "a"): Share(40, 30)}, players, 0)
    share = (30 + 1 / players) / 41
    assert low == (0, 0)
    assert high[0] == pytest.approx(400 * log10((players - 1) * share / (1 - share)))
    assert high[1] == pytest.approx(1.959964 * 400 / log(10) / sqrt(41 * share * (1 - share)))


@pytest.mark.parametrize("players", [2, 3])
def test_a_panel_is_rated_as_it_was_made(players: int) -> None:
    made = {"a": 0.0, "b": 150.0, "c": -320.0, "d": 40.0}
    shares = {(a, b): Share(10**6, 10**6 * share_of(made[a] - made[b], players)) for a in made for b in made if a != b}
    rated = rate([*made], shares, players, 3)
    assert [elo for elo, _ in rated] == pytest.approx([elo - 40 for elo in made.values()], abs=0.01)
    assert rated[3] == (0, 0) and all(0 < error < 1 for _, error in rated[:3])


def test_who_always_wins_is_rated_with_little_certainty() -> None:
    shares = {("a", "b"): Share(1000, 1000), ("b", "c"): Share(1000, 1000), ("a", "c"): Share(1000, 1000)}
    (top, wide), _, (bottom, _) = rate(["a", "b", "c"], shares, 2, 1)
    assert 1000 < top < 2000 and -2000 < bottom < -1000 and wide > 300


def test_the_usual_panel_has_what_a_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    game = eolith.load("stone_age(players=2)")
    searches = ["search:sims=30", "search:sims=100", "search:sims=300", "search:sims=1000"]
    careful = ["random", "careful", *(f"careful:style={style}" for style in styles(game)[1:])]
    assert usual_panel(game) == [*careful, *searches]
    monkeypatch.setattr(search, "stored", lambda game: None)
    assert usual_panel(game) == careful


# --- the page --------------------------------------------------------------------------------------------------


def test_a_page_is_made_again_to_the_digit_by_the_command_that_it_names(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    first = f"ladder stone_age -p 2 -n 2 --seed 4 --bots {','.join(['random', 'careful', 'search:sims=3'])}"
    told = CliRunner().invoke(app, f"{first} --rows {tmp_path / 'rows'} --out {out}".split())
    assert told.exit_code == 0 and "ms a decision" in told.stdout
    page, picture = out.read_text("utf-8"), (tmp_path / "page_2.svg").read_text("utf-8")
    (command,) = re.findall(r"^eolith (ladder .*)$", page, re.MULTILINE)
    again = tmp_path / "again" / "page.md"
    again.parent.mkdir()
    assert CliRunner().invoke(app, f"{command} --rows {tmp_path / 'anew'} --out {again}".split()).exit_code == 0
    assert again.read_text("utf-8") == page and again.with_name("page_2.svg").read_text("utf-8") == picture
    assert "| `careful` | 0 | – | 4 |" in page and "](page_2.svg)" in page and "writes the same page" in page
    texts = [entry.text for entry in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "careful", "search:sims=3", "0"} <= {*texts}


def test_a_search_can_judge_by_the_value_of_a_file(tmp_path: Path) -> None:
    game = eolith.load("stone_age(players=2)")
    copy = tmp_path / "value.json"
    copy.write_bytes(file_of(game).read_bytes())
    own, given = (match(game, f"search:sims=4{extra}", "careful", 2).rows for extra in ("", f",value={copy}"))
    assert [row.points for row in own] == [row.points for row in given]
