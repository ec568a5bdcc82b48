"""Which tests prove which rules: the ledgers laid beside the `rule` marks of a test suite.

    python -m eolith.testing.rule_report [--brief] [GAME ...] [--tests PATH ...]

Prints every rule of the games with its tests.  Exit code 1, with a line for each, when a rule
has no test, when a test is marked with a rule that no ledger has, or when the tests cannot be
collected.  Needs pytest.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import eolith
from eolith.kernel.rule import Ledger, all_rules_of


class CollectionError(RuntimeError):
    """The tests could not be collected; the message is what pytest said."""


class _Marks:
    """A pytest plugin that notes, for each rule id, the tests marked with it."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue  # what is not expected to pass proves nothing
            for rule in dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args):
                self.tests.setdefault(rule, []).append(item.nodeid)


def collect_rules(paths: Sequence[str | Path] = ()) -> dict[str, list[str]]:
    """The node ids of the tests marked with each rule; by default of the test paths that pytest is configured with.

    CollectionError when a test module cannot be imported, or there is no test.
    """
    marks = _Marks()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *map(str, paths)], plugins=[marks])
    if code != pytest.ExitCode.OK:
        raise CollectionError(said.getvalue().strip())
    return marks.tests


def ledgers(games: Sequence[str] = ()) -> dict[str, Ledger]:
    """The rules of the named games in all editions, by default of all games; KeyError for a game that is not there."""
    known = [game for game in eolith.games() if all_rules_of(game)]
    for game in games:
        if game not in known:
            raise KeyError(f"there is no game {game!r} with a ledger; games: {', '.join(known)}")
    return {game: all_rules_of(game) for game in games or known}


def find_faults(rules: Mapping[str, Ledger], known: Sequence[str], tests: Mapping[str, Sequence[str]]) -> list[str]:
    """One line for each rule without a test, and for each test with a rule that is not among the known ones."""
    faults = [
        f"{rule_id} of {game} has no test: {rule.text}"
        for game, ledger in rules.items()
        for rule_id, rule in ledger.items()
        if not (rule.needs or tests.get(rule_id))
    ]
    for rule_id in sorted(set(tests) - set(known)):
        faults += [f"{test} is marked with {rule_id}, which no ledger has" for test in _functions(tests[rule_id])]
    return faults


def describe(game: str, ledger: Ledger, tests: Mapping[str, Sequence[str]], brief: bool = False) -> str:
    """The ledger as text: each rule with the functions that test it, and in how many cases."""
    lines = [f"# {game}: {len(ledger)} rules"]
    for rule_id, rule in ledger.items():
        if rule.needs:
            lines += [*([] if brief else [""]), f"{rule_id}  not played: needs {rule.needs}"]
            continue
        found = _functions(tests.get(rule_id, ()))
        if brief:
            lines.append(f"{rule_id}  {sum(found.values())}")
            continue
        lines += ["", f"{rule_id}  {rule.text}"]
        lines += [f"    {test}" + (f"  ({cases} cases)" if cases > 1 else "") for test, cases in found.items()]
    return "\n".join(lines)


def _functions(tests: Sequence[str]) -> dict[str, int]:
    """Test functions with their number of cases."""
    found: dict[str, int] = {}
    for test in tests:
        function = test.partition("[")[0]
        found[function] = found.get(function, 0) + 1
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m eolith.testing.rule_report", description="the rules with their tests"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to report on; by default all")
    parser.add_argument(
        "--tests", nargs="+", default=(), metavar="PATH", help="where the tests are; by default where pytest looks"
    )
    parser.add_argument("--brief", action="store_true", help="only how many cases each rule has")
    given = parser.parse_args(arguments)
    try:
        rules, known = ledgers(given.games), [rule_id for ledger in ledgers().values() for rule_id in ledger]
        tests = collect_rules(given.tests)
    except (KeyError, CollectionError) as problem:
        print(problem.args[0], file=sys.stderr)
        return 2 if isinstance(problem, KeyError) else 1
    for game, ledger in rules.items():
        print(describe(game, ledger, tests, given.brief), end="\n\n")
    faults = find_faults(rules, known, tests)
    for fault in faults:
        print(fault, file=sys.stderr)
    played = [rule_id for ledger in rules.values() for rule_id, rule in ledger.items() if not rule.needs]
    print(f"{sum(bool(tests.get(rule_id)) for rule_id in played)} of {len(played)} rules have a test")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
