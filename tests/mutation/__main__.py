"""Break the rules one by one, and see whether the tests of each rule notice.

    python -m tests.mutation [--jobs N] [NAME ...]

Each mutant is run uncompiled in a process of its own, against the tests that are marked with its
rules; for each of its rules one of them has to fail.  The tests are collected once, and each process
puts the functions of its mutant into the rules that are imported already; a mutant that is not caught
so, perhaps because it is no function, is imported before anything else.  In the end the tests that
failed have to pass on the rules as they are.  Exit code 1 when a mutant survives.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

os.environ["EOLITH_PURE"] = "1"
# plugins of other tools take longer to load than most mutants to be caught
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "src"), str(TESTS)]

# imported once, before the processes part: all that no mutant touches
import hypothesis  # noqa: E402, F401
import numpy  # noqa: E402, F401
import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402

import eolith  # noqa: E402, F401
from mutation.mutant import SOURCE, Mutant  # noqa: E402
from mutation.mutants import MUTANTS  # noqa: E402

QUIETLY = ["-q", "--tb=no", "-p", "no:cacheprovider", "-W", "ignore:Module already imported"]
SECONDS = 60
"""A mutant that takes longer has made a game endless; the test that it hangs in fails."""


def module_of(file: str) -> tuple[str, str]:
    """A module's name and path by its path below src/."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", "."), str(SOURCE / file)


class Mutated(MetaPathFinder, Loader):
    """Imports one module from a text instead of its file."""

    def __init__(self, file: str, text: str) -> None:
        self.name, self.path = module_of(file)
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


class Marked:
    """A pytest plugin: the tests of some rules, the quick ones first."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.rules = set(rules)
        self.items: list[tuple[pytest.Item, set[str]]] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in sorted(items, key=lambda item: "/rules/" not in item.nodeid):
            proves = self.rules & {rule for mark in item.iter_markers("rule") for rule in mark.args}
            if proves:
                self.items.append((item, proves))
        items[:] = [item for item, _ in self.items]

    def failed(self, rules: Sequence[str]) -> dict[str, str]:
        """For each of these rules the first of its tests that fails, until there is one of each."""
        found: dict[str, str] = {}
        chosen = [(item, proves.intersection(rules)) for item, proves in self.items if proves.intersection(rules)]
        for (item, proves), (following, _) in zip(chosen, [*chosen[1:], (None, None)], strict=True):
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                for rule in proves:
                    found.setdefault(rule, item.nodeid)
            if len(found) == len(rules):
                break
        return found


class Alone(Marked):
    """The tests of a mutant, which was imported before them."""

    outcome: Outcome

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.rules)
        self.mutant = mutant
        self.outcome = Outcome(mutant, {}, "the tests could not be run")

    def pytest_runtestloop(self) -> bool:
        self.outcome = outcome_of(self.mutant, self)
        return True


class Together(Marked):
    """The tests of all mutants, each of which is put into a process that has collected them."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int, told: Connection) -> None:
        super().__init__([rule for mutant in mutants for rule in mutant.rules])
        self.mutants, self.jobs, self.told = mutants, jobs, told

    def pytest_runtestloop(self) -> bool:
        global collected
        collected = self
        with multiprocessing.get_context("fork").Pool(self.jobs, maxtasksperchild=1) as pool:
            for outcome in pool.imap(run_patched, self.mutants, chunksize=1):
                self.told.send(outcome)
        return True


collected: Together


def outcome_of(mutant: Mutant, tests: Marked) -> Outcome:
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(SECONDS)
    try:
        return Outcome(mutant, tests.failed(mutant.rules), "" if tests.items else "none of its rules has a test")
    except TimeoutError as problem:  # outside of any test
        return Outcome(mutant, {}, str(problem))
    finally:
        signal.alarm(0)


def run_patched(mutant: Mutant) -> Outcome:
    """Put a mutant's functions into its module and run the tests of its rules; this process is spoilt by that."""
    name, path = module_of(mutant.file)
    fresh = ModuleType(name)
    fresh.__dict__.update(__file__=path, __package__=name.rpartition(".")[0])
    exec(compile(mutant.source(), path, "exec"), fresh.__dict__)
    for old, new in functions(vars(sys.modules[name]), vars(fresh), name):
        with contextlib.suppress(ValueError):  # of another shape
            old.__code__, old.__defaults__ = new.__code__, new.__defaults__
    return outcome_of(mutant, collected)


def functions(
    old: Mapping[str, Any], new: Mapping[str, Any], module: str
) -> Iterator[tuple[FunctionType, FunctionType]]:
    """The functions of a module or a class with what they are called in another one, methods included."""
    for name, value in new.items():
        was, now = (bare(each) for each in (old.get(name), value))
        if getattr(was, "__module__", "") != module or getattr(now, "__module__", "") != module:
            continue
        if isinstance(was, FunctionType) and isinstance(now, FunctionType):
            yield was, now
        elif isinstance(was, type) and isinstance(now, type):
            yield from functions(vars(was), vars(now), module)


def bare(value: Any) -> Any:
    """What a property, a static method or a cache is made of."""
    for inner in ("fget", "__func__", "__wrapped__"):
        value = getattr(value, inner, None) or value
    return value


def run_alone(mutant: Mutant) -> Outcome:
    """The same with a mutant that is imported before anything uses it."""
    sys.meta_path.insert(0, Mutated(mutant.file, mutant.source()))
    tests = Alone(mutant)
    _pytest(_files(mutant.rules), tests)
    return tests.outcome


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


def run_all(mutants: Sequence[Mutant], jobs: int) -> Iterator[Outcome]:
    """What the tests make of each mutant."""
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe(duplex=False)
    rules = [rule for mutant in mutants for rule in mutant.rules]
    together = fork.Process(target=_pytest, args=(_files(rules), Together(mutants, jobs, there)))
    together.start()
    there.close()
    caught = set()
    with contextlib.suppress(EOFError):
        while True:
            outcome: Outcome = here.recv()
            if outcome.caught:
                caught.add(outcome.mutant)
                yield outcome
    together.join()
    left = [mutant for mutant in mutants if mutant not in caught]
    with fork.Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap(run_alone, left, chunksize=1)


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
    for outcome in run_all(chosen, given.jobs):
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
