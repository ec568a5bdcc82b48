"""What rulings promise, there is: table options with the values that they name, and whoever is to be warned is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import eolith
from eolith.testing.rule_report import ledgers

TESTS = Path(__file__).parent
GAMES = Path(eolith.__file__).parent / "games"
VALUES = r"(\w+(?: \| \w+)+)"
PROMISED = re.compile(r"\b(warn|propose)(?:d|ed|s)\b")


@pytest.mark.parametrize("game", eolith.games())
def test_each_table_option_is_in_one_ruling_with_its_values(game: str) -> None:
    """The default first."""
    known = {name: " | ".join(values) for name, values in type(eolith.load(game)).option_values.items()}
    rulings = [rule.ruling for rule in ledgers([game])[game].values()]
    named = [found for ruling in rulings for found in re.findall(rf"[Tt]able option (\w+) = {VALUES}", ruling)]
    assert sorted(named) == sorted(known.items())
    assert sum(len(re.findall(r"[Tt]able option \w", ruling)) for ruling in rulings) == len(named)


@pytest.mark.parametrize("game", ["endless_winter", "doggerland"])
def test_the_head_of_a_ledger_lists_the_options_beside_their_rules(game: str) -> None:
    known = {name: " | ".join(values) for name, values in eolith.load(game).option_values.items()}
    head = (GAMES / game / "ledger.toml").read_text(encoding="utf-8").partition("\n[[rule]]")[0]
    listed = re.findall(rf"^#   (\w+) = {VALUES} +(\S+)$", head, re.MULTILINE)
    assert len(listed) == len(set(listed)) > 10
    for option, values, rule in listed:
        assert values == known[option]
        assert f"able option {option} = {values}" in ledgers([game])[game][rule].ruling


def test_whoever_is_promised_a_warning_or_a_proposal_gets_it() -> None:
    """A test that is marked with the rule says so in its name."""
    rules = [rule for ledger in ledgers().values() for rule in ledger.values()]
    promised = [(rule.id, word) for rule in rules for word in PROMISED.findall(rule.ruling)]
    assert promised
    tests = _marked_tests()
    assert [promise for promise in promised if not any(promise[1] in name for name in tests.get(promise[0], []))] == []


def _marked_tests() -> dict[str, list[str]]:
    """The names of all tests by the rules that they are marked with."""
    tests: dict[str, list[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else []:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for rule in mark.args:
                        tests.setdefault(ast.literal_eval(rule), []).append(node.name)
    return tests
