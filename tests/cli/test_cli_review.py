"""`eolith review`: what it prints, and what it keeps beside the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import eolith
from eolith.arena.review import Review, digest
from eolith.cli import app
from eolith.cli.review import kept_at
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.record import Record
from eolith.kernel.text import LANGUAGES, Texts, give_or_take, percent
from eolith.kernel.version import VERSION
from eolith.table.play import Play


def run(*arguments: str, code: int = 0) -> str:
    """The output of a command that ends with a code."""
    result = CliRunner().invoke(app, ["review", *arguments], env={"COLUMNS": "120"})
    assert result.exit_code == code, result.output
    return result.output


def recorded(file: Path, seed: int, finish: bool = True) -> Path:
    """A file with the record of a short random game of two."""
    play, source = Play(eolith.load("stone_age(players=2, round_cap=2)"), FairSource(bytes(16))), Source(seed)
    while not play.state.over and (finish or len(play.steps) < 30):
        legal = play.state.options()
        play.command(play.state.seat or 0, legal[source.below(len(legal))])
    file.write_text(play.record(["Ada", "Ben"]).to_text(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = recorded(tmp_path_factory.mktemp("review") / "game.txt", 1)
    run(str(file), "--seconds", "0.1")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_from_what_is_kept(reviewed: Path, language: str) -> None:
    before = kept_at(reviewed).stat().st_mtime_ns
    output, say = run(str(reviewed), "--lang", language), Texts(language).say
    for part in ("curve", "mistakes", "luck-title", "skill", "rest", "better"):
        assert say(f"review-{part}") in output
    assert "A Ada" in output and " % → " in output
    assert kept_at(reviewed).stat().st_mtime_ns == before


def test_alone_the_nomads_have_a_line_of_their_own(tmp_path: Path) -> None:
    game, source = eolith.load("endless_winter(players=1)"), Source(1)
    state, decisions = game.start(), list[int]()
    while state.seat is not None:
        options = state.options()
        decisions.append(options[source.below(len(options))])
        state.apply(decisions[-1])
    record, file = Record(game, ["Ada"], decisions, scores=state.scores()), tmp_path / "game.txt"
    file.write_text(record.to_text(), encoding="utf-8")
    curve = [(0, (0.25, 0.75)), (len(decisions), (0.0, 1.0))]
    kept_at(file).write_text(Review(digest(record), VERSION, 4, curve, [], []).to_json(), encoding="utf-8")
    output = run(str(file))
    assert "A Ada" in output and "B the nomad tribe" in output and "75 % → 100 %" in output


def test_a_decision_opens_with_both_lines_to_the_end_of_the_round(reviewed: Path) -> None:
    found = json.loads(run(str(reviewed), "--json"))
    step = next(turn["step"] for turn in found["turns"] if not turn["best"] and turn["means"][turn["seat"]] < 0)
    output = run(str(reviewed), "--step", str(step))
    assert "played" in output and "better" in output
    assert output.count("feeds the tribe") + output.count("goes hungry") >= 2
    assert "told are" in run(str(reviewed), "--step", "0", code=2)


def test_what_is_kept_of_another_game_or_version_is_not_read(tmp_path: Path) -> None:
    first, second = recorded(tmp_path / "one.txt", 1), recorded(tmp_path / "two.txt", 2)
    own = json.loads(run(str(first), "--json", "--seconds", "0.1"))
    kept_at(second).write_text(kept_at(first).read_text())
    assert json.loads(run(str(second), "--json"))["record"] != own["record"]
    kept_at(first).write_text(json.dumps(own | {"version": "0"}))
    assert json.loads(run(str(first), "--json"))["version"] == own["version"]


def test_what_cannot_be_reviewed_is_told_in_one_line(tmp_path: Path) -> None:
    half = recorded(tmp_path / "half.txt", 1, finish=False)
    assert "only a finished game can be reviewed" in run(str(half), code=2)
    assert "--seconds is 0; allowed: 0.1 to 3600" in run(str(half), "--seconds", "0", code=2)


def test_shares_are_told_in_hundredths() -> None:
    assert [percent(share, "en") for share in (0.123, 0.0123, 0, 1)] == ["12 %", "1.2 %", "0 %", "100 %"]
    assert [percent(share, "uk", "+") for share in (0.05, -0.2, 0)] == ["+5,0 %", "−20 %", "0 %"]
    assert [percent(share, "en", "+") for share in (0.0004, -0.0004)] == ["0 %", "0 %"], "nothing has no sign"
    assert give_or_take(0.009, 0.0004, "en", "+") == "+0.9 %" and give_or_take(-0.0, 0.002, "en") == "0 % ± 0.2 %"
