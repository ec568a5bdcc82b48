"""`eolith rules`: the ledger of a game, and which test proves which rule."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

import eolith
from eolith.games import having
from eolith.kernel.rule import Ledger, Rule, all_rules_of, ledger_of

from .errors import BadInput, CheckFailed

WIDEST = 100


def find_ledger(game: str, edition: str = "") -> Ledger:
    """The ledger of a game, or of an edition; BadInput for an unknown one."""
    if game not in eolith.games():
        raise BadInput(f"there is no game {game!r}; games: {', '.join(eolith.games())}")
    if game not in having("ledger"):
        raise BadInput(f"{game} has no numbered rules; games that have: {', '.join(having('ledger'))}")
    editions: tuple[str, ...] = type(eolith.load(game)).option_values.get("edition", ())
    if edition and edition not in editions:
        raise BadInput(f"{game} has no edition {edition!r}; editions: {', '.join(editions) or 'none'}")
    return ledger_of(f"{game}/{edition}")


def show_rules(game: str, words: str, as_json: bool, examples: bool = False, edition: str = "") -> None:
    """Print the rules that words find, all of them without words; BadInput when there are none.

    `examples`: with those that tests are made from.
    """
    ledger = find_ledger(game, edition)
    found = (ledger.search(words) or all_rules_of(game).search(words)) if words else list(ledger.values())
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
        _print(console, rule, short, examples)


def _print(console: Console, rule: Rule, short: bool, examples: bool) -> None:
    needs = f" (not played: needs {rule.needs})" if rule.needs else ""
    console.print(Text.assemble((f"{rule.id}  ", "bold"), rule.text, (needs, "dim")))
    if short:
        return
    console.print(Text(f"  {rule.section} · {rule.kind}", style="dim"))
    if example := rule.example if examples else rule.told:
        console.print(Text(f"  Example. {example}"))
    if rule.ruling:
        console.print(Text(f"  Ruling. {rule.ruling}", style="italic"))
    console.print()


def check_rules(game: str, folder: Path, as_json: bool) -> None:
    """Print the tests of each rule in any edition; CheckFailed where there is none, or a mark of an unknown rule."""
    find_ledger(game)
    ledger = all_rules_of(game)
    try:
        from eolith.testing import rule_report
    except ImportError:
        raise BadInput("rules --check needs pytest: install eolith[dev]") from None
    if not folder.is_dir():
        raise BadInput(f"--tests {folder}: there is no such folder")
    try:
        tests = rule_report.collect_rules([folder])
    except rule_report.CollectionError as problem:
        raise BadInput(f"the tests in {folder} cannot be collected: {str(problem).splitlines()[-1]}") from None
    if as_json:
        print(json.dumps({rule: tests.get(rule, []) for rule in ledger}, indent=2))
    else:
        print(rule_report.describe(game, ledger, tests))
    missing = [rule_id for rule_id, rule in ledger.items() if not (rule.needs or tests.get(rule_id))]
    if missing:
        raise CheckFailed(f"{len(missing)} of {len(ledger)} rules of {game} have no test: {', '.join(missing)}")
    known = [rule for ledger in rule_report.ledgers().values() for rule in ledger]
    strangers = rule_report.find_faults({}, known, tests)
    if strangers:
        raise CheckFailed("; ".join(strangers))
