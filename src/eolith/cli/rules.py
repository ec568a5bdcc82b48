"""`eolith rules`: the ledger of a game, and which test proves which rule."""

from __future__ import annotations

import contextlib
import io
import json
from collections import defaultdict
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import eolith
from eolith.kernel.rule import Ledger, Rule, load_ledger

from .errors import BadInput, CheckFailed

WIDEST = 100


def find_ledger(game: str) -> Ledger:
    """The ledger of a game; BadInput for an unknown one."""
    if game not in eolith.games():
        raise BadInput(f"there is no game {game!r}; games: {', '.join(eolith.games())}")
    return load_ledger(Path(eolith.__file__).parent / "games" / game / "ledger.toml")


def show_rules(game: str, words: str, as_json: bool) -> None:
    """Print the rules that words find, all of them without words; BadInput when there are none."""
    ledger = find_ledger(game)
    found = ledger.search(words) if words else list(ledger.values())
    if not found:
        groups = ", ".join(dict.fromkeys(rule.id.rpartition("-")[0] for rule in ledger.values()))
        raise BadInput(f"no rule of {game} is called or contains {words!r}; ids begin with {groups}")
    if as_json:
        print(json.dumps([asdict(rule) for rule in found], ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    short = len(found) > 12
    for rule in found:
        _print(console, rule, short)


def _print(console: Console, rule: Rule, short: bool) -> None:
    console.print(Text.assemble((f"{rule.id}  ", "bold"), rule.text))
    if short:
        return
    console.print(Text(f"  {rule.section} · {rule.kind}", style="dim"))
    if rule.example:
        console.print(Text(f"  Example. {rule.example}"))
    if rule.ruling:
        console.print(Text(f"  Ruling. {rule.ruling}", style="italic"))
    console.print()


# --- the tests of each rule -----------------------------------------------------------------------------


class _Collector:
    """A pytest plugin that notes the rules which each test is marked with."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].append(item.nodeid)


def collect_tests(folder: Path) -> dict[str, list[str]]:
    """The tests by rule id, as pytest finds them; BadInput when it cannot."""
    try:
        import pytest
    except ImportError:
        raise BadInput("rules --check needs pytest: install eolith[dev]") from None
    if not folder.is_dir():
        raise BadInput(f"--tests {folder}: there is no such folder")
    collector = _Collector()
    with contextlib.redirect_stdout(io.StringIO()) as output:
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(folder)], plugins=[collector])
    if code != 0:
        last = output.getvalue().strip().splitlines()[-1:]
        raise BadInput(f"the tests in {folder} cannot be collected: {' '.join(last)}")
    return dict(collector.tests)


def check_rules(game: str, folder: Path, as_json: bool) -> None:
    """Print the tests of each rule; CheckFailed for a rule without one and for a mark of an unknown rule."""
    ledger = find_ledger(game)
    prefix = next(iter(ledger)).split("-")[0] + "-"
    tests = {rule: found for rule, found in collect_tests(folder).items() if rule.startswith(prefix)}
    if as_json:
        print(json.dumps({rule: tests.get(rule, []) for rule in ledger}, indent=2))
    else:
        console = Console(highlight=False, soft_wrap=True)
        for rule in ledger.values():
            found = tests.get(rule.id, [])
            sign, style = ("✓", "") if found else ("✗", "bold red")
            console.print(Text(f"{sign} {rule.id:<14} {rule.text}", style=style))
            for test in found:
                console.print(Text(f"    {test}", style="dim"))
    missing = [rule for rule in ledger if rule not in tests]
    unknown = sorted(tests.keys() - set(ledger))
    if missing:
        raise CheckFailed(f"{len(missing)} of {len(ledger)} rules of {game} have no test: {', '.join(missing)}")
    if unknown:
        raise CheckFailed(f"tests are marked with rules that {game} does not have: {', '.join(unknown)}")
