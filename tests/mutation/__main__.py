"""Break the rules one by one, and see whether the tests of each rule notice.

    python -m tests.mutation [--jobs N] [NAME ...]

Each mutant is run uncompiled in a process of its own, against the tests that are marked with its
rules; for each of its rules one of them has to fail.  In the end the tests that failed have to
pass on the rules as they are.  Exit code 1 when a mutant survives.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

os.environ["EOLITH_PURE"] = "1"
# plugins of other tools take longer to load than most mutants to be caught
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "src"), str(TESTS)]

# imported once, before the processes part: all that no mutant touches
import hypothesis  # noqa: E402, F401
import numpy  # noqa: E402, F401
import pytest  # noqa: E402

import eolith  # noqa: E402, F401
from mutation.mutant import SOURCE, Mutant  # noqa: E402
from mutation.mutants import MUTANTS  # noqa: E402

QUIETLY = ["-q", "--tb=no", "-p", "no:cacheprovider", "-W", "ignore:Module already imported"]
SECONDS = 60
"""A mutant that takes longer has made a game endless; the test that it hangs in fails."""


class Mutated(MetaPathFinder, Loader):
    """Imports one module from a text instead of its file."""

    def __init__(self, file: str, text: str) -> None:
        self.name = file.removesuffix(".py").replace("/", ".")
        self.path = str(SOURCE / file)
        self.text = text
        if self.name in sys.modules:
            raise RuntimeError(f"{self.name} was imported before it could be mutated")

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, self, origin=self.path) if name == self.name else None

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        code: CodeType = compile(self.text, self.path, "exec")
        exec(code, module.__dict__)


@dataclass
class Outcome:
    """What the tests made of a mutant."""

    mutant: Mutant
    failed: dict[str, str]
    """For each rule the first of its tests that failed."""
    problem: str

    @property
    def caught(self) -> bool:
        return not self.problem and set(self.failed) == set(self.mutant.rules)


class Proof:
    """A pytest plugin: the tests of some rules, until one of each has failed."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.rules = set(rules)
        self.rules_of: dict[str, set[str]] = {}
        self.failed: dict[str, str] = {}
        self.session: pytest.Session | None = None

    def pytest_collection_modifyitems(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        self.session = session
        for item in items:
            self.rules_of[item.nodeid] = self.rules & {rule for mark in item.iter_markers("rule") for rule in mark.args}
        chosen = [item for item in items if self.rules_of[item.nodeid]]
        items[:] = sorted(chosen, key=lambda item: "/rules/" not in item.nodeid)  # the quick ones first

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            for rule in self.rules_of[report.nodeid]:
                self.failed.setdefault(rule, report.nodeid)
            if set(self.failed) == self.rules and self.session is not None:
                self.session.shouldstop = "caught"


def run(mutant: Mutant) -> Outcome:
    """Run the tests of a mutant's rules on it, in this process, which is spoilt by it."""
    sys.meta_path.insert(0, Mutated(mutant.file, mutant.source()))
    proof = Proof(mutant.rules)
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(SECONDS)
    try:
        code = _pytest(_files(mutant.rules), proof)
    except TimeoutError as problem:  # outside of any test
        return Outcome(mutant, proof.failed, str(problem) if set(proof.failed) != set(mutant.rules) else "")
    finally:
        signal.alarm(0)
    ran = code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED) and any(
        proof.rules_of.values()
    )
    return Outcome(mutant, proof.failed, "" if ran else f"the tests could not be run ({pytest.ExitCode(code).name})")


def _pytest(arguments: Sequence[str], *plugins: object) -> int:
    with open(os.devnull, "w") as silence, contextlib.redirect_stdout(silence), contextlib.redirect_stderr(silence):
        return pytest.main([*QUIETLY, *arguments], plugins=plugins)


def _too_long(number: int, frame: object) -> None:
    raise TimeoutError(f"more than {SECONDS} seconds")


def _files(rules: Sequence[str]) -> list[str]:
    """The test files that name one of the rules; the scenarios name theirs in a file beside them."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        scenarios = path.with_name("scenarios.toml")
        text = path.read_text(encoding="utf-8") + (
            scenarios.read_text(encoding="utf-8") if path.name.endswith("scenarios.py") else ""
        )
        if any(rule in text for rule in rules):
            found.append(str(path))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each mutant; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="break the rules and see who notices")
    parser.add_argument("names", nargs="*", metavar="NAME", help="mutants to run; by default all")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count(), metavar="N", help="processes at a time; by default one a core"
    )
    given = parser.parse_args(arguments)
    unknown = set(given.names) - {each.name for each in MUTANTS}
    if unknown:
        parser.error(f"there is no mutant {min(unknown)!r}; mutants: {', '.join(each.name for each in MUTANTS)}")
    chosen = [each for each in MUTANTS if not given.names or each.name in given.names]
    for each in chosen:
        each.source()
    outcomes = []
    with multiprocessing.get_context("fork").Pool(given.jobs, maxtasksperchild=1) as pool:
        for outcome in pool.imap(run, chosen, chunksize=1):
            outcomes.append(outcome)
            _print(outcome)
    failed = sorted({test for outcome in outcomes for test in outcome.failed.values()})
    if failed and _pytest(failed) != pytest.ExitCode.OK:
        print("some of the tests that failed fail on the rules as they are, too")
        return 1
    caught = [outcome for outcome in outcomes if outcome.caught]
    broken = {rule for mutant in chosen for rule in mutant.rules}
    print(f"{len(caught)} of {len(chosen)} mutants of {len(broken)} rules are caught, by {len(failed)} tests")
    return 0 if len(caught) == len(chosen) else 1


def _print(outcome: Outcome) -> None:
    mutant = outcome.mutant
    print(f"{'caught  ' if outcome.caught else 'SURVIVES'}  {mutant.name:44} {' '.join(mutant.rules)}", flush=True)
    if not outcome.caught:
        missed = [rule for rule in mutant.rules if rule not in outcome.failed]
        print(f"          {outcome.problem or 'no test of ' + ', '.join(missed) + ' fails'}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
