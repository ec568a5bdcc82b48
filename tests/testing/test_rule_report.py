"""The report of rules with their tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from eolith.kernel.rule import Ledger, Rule
from eolith.testing.rule_report import describe, find_faults, ledgers

LEDGER = Ledger([Rule("XX-A-01", "Head", "flow", "First."), Rule("XX-A-02", "Head", "flow", "Second.")])
TESTS = {"XX-A-01": ["t.py::test_one[a]", "t.py::test_one[b]", "t.py::test_two"]}

SUITE = """
import pytest

@pytest.mark.rule("SA-FEED-01", "SA-FEED-02")
@pytest.mark.parametrize("n", [1, 2])
def test_both(n): ...

@pytest.mark.skip
@pytest.mark.rule("SA-FEED-03")
def test_skipped(): ...

@pytest.mark.rule("SA-FEED-99")
def test_no_rule(): ...
"""


def report(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The report on the tests of one file, in a process of its own."""
    command = [sys.executable, "-m", "eolith.testing.rule_report", *arguments, "--tests", str(path)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=Path(__file__).parents[2])


def test_rules_stand_beside_their_tests() -> None:
    assert describe("game", LEDGER, TESTS).splitlines() == [
        "# game: 2 rules",
        "",
        "XX-A-01  First.",
        "    t.py::test_one  (2 cases)",
        "    t.py::test_two",
        "",
        "XX-A-02  Second.",
    ]
    assert describe("game", LEDGER, TESTS, brief=True).splitlines()[1:] == ["XX-A-01  3", "XX-A-02  0"]


def test_a_rule_about_another_box_needs_no_test_and_is_not_counted_as_proven() -> None:
    ledger = Ledger(
        [Rule("XX-A-01", "Head", "flow", "First."), Rule("XXS-A-02", "Head", "flow", "Dogs.", needs="dogs")]
    )
    assert find_faults({"game": ledger}, list(ledger), TESTS) == []
    assert "XXS-A-02  not played: needs dogs" in describe("game", ledger, TESTS).splitlines()
    assert describe("game", ledger, TESTS, brief=True).splitlines()[2] == "XXS-A-02  not played: needs dogs"


def test_a_rule_without_a_test_and_an_unknown_rule_are_faults() -> None:
    assert find_faults({"game": LEDGER}, list(LEDGER), {**TESTS, "XX-A-02": ["t.py::test_two"]}) == []
    assert find_faults({"game": LEDGER}, list(LEDGER), {**TESTS, "XX-B-01": ["t.py::test_two[x]"]}) == [
        "XX-A-02 of game has no test: Second.",
        "t.py::test_two is marked with XX-B-01, which no ledger has",
    ]


def test_ledgers_are_those_of_the_games() -> None:
    assert len(ledgers()["stone_age"]) == 216
    with pytest.raises(
        KeyError, match="there is no game 'chess' with a ledger; games: doggerland, endless_winter, stone_age"
    ):
        ledgers(["chess"])


def test_marks_are_collected_and_skipped_tests_prove_nothing(tmp_path: Path) -> None:
    suite = tmp_path / "test_suite.py"
    suite.write_text(SUITE, encoding="utf-8")
    done = report(suite, "stone_age")
    assert done.returncode == 1
    assert "test_suite.py::test_both  (2 cases)" in done.stdout
    assert done.stdout.endswith("2 of 216 rules have a test\n")
    faults = done.stderr.splitlines()
    assert any(line.startswith("SA-FEED-03 of stone_age has no test: Before paying") for line in faults)
    assert not any(line.startswith("SA-FEED-01") for line in faults)
    assert any(
        line.endswith("test_suite.py::test_no_rule is marked with SA-FEED-99, which no ledger has") for line in faults
    )


def test_tests_that_cannot_be_collected_are_no_proof(tmp_path: Path) -> None:
    suite = tmp_path / "test_broken.py"
    suite.write_text("import no_such_module\n", encoding="utf-8")
    done = report(suite)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no_such_module" in done.stderr


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    done = report(tmp_path, "chess")
    assert (done.returncode, done.stderr) == (
        2,
        "there is no game 'chess' with a ledger; games: doggerland, endless_winter, stone_age\n",
    )
