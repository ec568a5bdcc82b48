"""The ledger of a game: its rules by id, and the refusals that cite them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any

from eolith.kernel.outside import folder_of


@dataclass(frozen=True)
class Rule:
    """One atomic statement of a rulebook that play obeys and a test proves."""

    id: str
    section: str
    """The heading of the rulebook that it stands under."""
    kind: str
    text: str
    example: str = ""
    ruling: str = ""
    """How the rulebook is read where it is silent or can be read in two ways."""
    needs: str = ""
    """The box whose components it is about, where this game does not have them: it is not played, and not proven."""
    replaces: tuple[str, ...] = ()
    """In the ledger of an edition: the rules in whose place it stands."""
    leaves: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The rules of which only a part holds beside it, each with that part."""
    adds_to: tuple[str, ...] = ()
    """The rules that hold beside it."""

    @property
    def illustrates(self) -> bool:
        """It shows other rules at work, and says nothing of its own."""
        return self.text.startswith("Worked example")

    @property
    def of_edition(self) -> tuple[str, ...]:
        """The rules of the usual edition that it stands for or beside; none of a rule of that itself."""
        return (*self.replaces, *self.leaves, *self.adds_to)

    @property
    def group(self) -> str:
        """`PLACE` for `SA-PLACE-03`; `SOLO` for those of a solo game, `EWS-SETUP-01`."""
        game, group, _ = self.id.split("-")
        return group if len(game) == 2 or self.of_edition else "SOLO"

    @property
    def told(self) -> str:
        """The example as a player reads it: what a test was made from (`Own:`, or given … when … then) is left out."""
        told = re.sub(r"\bOwn: .*?(?=\bRulebook: |$)", "", self.example, flags=re.DOTALL).replace("Rulebook: ", "")
        return "" if told.casefold().startswith("given ") else told[:1].upper() + told[1:].rstrip()


class Ledger(Mapping[str, Rule]):
    """All rules of a game in the order of its rulebook; what an edition has replaced is found as what replaces it."""

    def __init__(self, rules: Iterable[Rule], replaced: Mapping[str, str] = MappingProxyType({})) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self._replaced = replaced

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[self._replaced.get(rule_id, rule_id)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def search(self, words: str) -> list[Rule]:
        """Rules whose id begins with the words, or whose text holds all of them."""
        wanted = words.casefold().split()
        found = []
        for rule in self._rules.values():
            content = f"{rule.section} {rule.text} {rule.told} {rule.ruling}".casefold()
            if rule.id.casefold().startswith(words.strip().casefold()) or all(word in content for word in wanted):
                found.append(rule)
        return found

    def of_edition(self, own: Ledger) -> Ledger:
        """These rules, or what is left of them, with those of an edition.

        In its group each of those stands where the first is that it names, or last.
        """
        replaced = {old: rule.id for rule in reversed(list(own.values())) for old in rule.replaces}
        left = {old: part for rule in own.values() for old, part in rule.leaves.items()}
        at: dict[tuple[str, str], list[Rule]] = {}
        for rule in own.values():
            first = next((old for old in rule.of_edition if self[old].group == rule.group), "")
            at.setdefault((rule.group, first), []).append(rule)
        rules: list[Rule] = []
        for group, others in groupby(self.values(), key=lambda rule: rule.group):
            for rule in others:
                if rule.id in left:
                    rules.append(replace(rule, text=left[rule.id], example="", ruling=""))
                elif rule.id not in replaced:
                    rules.append(rule)
                rules += at.pop((group, rule.id), [])
            rules += at.pop((group, ""), [])
        return Ledger([*rules, *chain(*at.values())], replaced)


@cache
def load_ledger(*paths: Path) -> Ledger:
    """Read a ledger.toml, or several as one; their ids are distinct."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    records: list[dict[str, Any]] = [record for text in texts for record in tomllib.loads(text)["rule"]]
    for record in records:
        record.update((name, tuple(said)) for name, said in record.items() if isinstance(said, list))
    rules = [Rule(**record) for record in records]
    ledger = Ledger(rules)
    if len(ledger) != len(rules):
        raise ValueError(f"{paths[-1]}: an id is used twice")
    return ledger


@cache
def ledger_of(game: str) -> Ledger:
    """The ledger of a game, by its name, then that of its solo game; an empty one for a game without.

    Of an edition with a ledger of its own, which Game.wording names behind the game, the rules that hold in it.
    """
    name, _, edition = game.partition("/")
    folder = folder_of(name)
    if edition and (own := folder / f"ledger_{edition}.toml").exists():
        return load_ledger(folder / "ledger.toml").of_edition(load_ledger(own))
    return load_ledger(*(path for path in (folder / "ledger.toml", folder / "ledger_solo.toml") if path.exists()))


def cited(game: str, rule: str) -> str:
    """The id of a rule, or of what stands for it in an edition, which is named as in `ledger_of`."""
    ledger = ledger_of(game)
    return ledger[rule].id if rule in ledger else rule


@cache
def all_rules_of(game: str) -> Ledger:
    """The rules of all editions of a game, none of them replaced."""
    return load_ledger(*sorted(folder_of(game).glob("ledger*.toml")))


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule, and a reason that can be said in any language."""

    rule: str
    """Its id; empty in a game without a ledger."""
    reason: str
    """The id of a message of the game, without the prefix `refusal-`."""
    details: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The message's arguments: numbers, and ids of places, resources, cards or seats."""

    def __str__(self) -> str:
        return self.reason.replace("-", " ") + (f" ({self.rule})" if self.rule else "")


class Refused(ValueError):
    """Raised for a command that the rules forbid; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refuse(rule: str, reason: str, **details: object) -> Refused:
    """What is raised where a rule forbids something: `raise refuse("SA-END-01", "game-over")`."""
    return Refused(Refusal(rule, reason, details))
