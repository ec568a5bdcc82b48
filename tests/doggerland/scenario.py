"""Runs the scenarios of scenarios.toml, whose head defines their format.

A scenario is read with every key accounted for: a key that nothing here understands fails.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from doggerland.alone import card
from doggerland.tables import CRAFTS, PAINTINGS, Dictated, Table, new_game, table
from eolith.games.doggerland import terms
from eolith.kernel.rule import Refused

KEYS = {"id", "title", "players", "options", "proves", "map", "origin", "card", "given", "steps", "line"}
NAMES = {name: craft for name, (craft, *_) in CRAFTS.items()}
NAMES |= {name: f"painting_{number}" for number, name in enumerate(PAINTINGS, 1)}
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b")


def load_scenarios() -> list[dict[str, Any]]:
    """All scenarios, with crafts and painting tiles by their ids."""
    text = Path(__file__).with_name("scenarios.toml").read_text("utf-8")
    scenarios: list[dict[str, Any]] = named(tomllib.loads(text)["scenario"])
    return scenarios


def named(value: Any) -> Any:
    """The same with ids in place of the names that scenarios have for crafts and painting tiles."""
    if isinstance(value, str):
        return NAMED.sub(lambda found: NAMES[found[1]], value)
    if isinstance(value, list):
        return [named(item) for item in value]
    return {named(key): named(item) for key, item in value.items()} if isinstance(value, dict) else value


def run(scenario: dict[str, Any]) -> None:
    """Play a scenario, and each of its lines from where its steps end; AssertionError where the engine departs."""
    unknown = scenario.keys() - KEYS
    assert not unknown, f"{scenario['id']}: {unknown} is not understood"
    given, options = dict(scenario.get("given", {})), scenario.get("options", {})
    cards = card(**scenario["card"]) if "card" in scenario else {}
    if given.pop("new_game", False):
        chance = Dictated(given.pop("chance", ()))
        assert not given, f"{scenario['id']}: {given} is not understood"
        begun = new_game(scenario["players"], chance, cards, **options)
    else:
        land = {"grid": scenario["map"], "at": scenario["origin"]} if "map" in scenario else {}
        begun = table(scenario["players"], options=options, cards=cards, **land, **given)
    trunk = Run(scenario["id"], begun)
    trunk.follow(scenario["steps"])
    for number, line in enumerate(scenario.get("line", []), 1):
        Run(f"{scenario['id']} line {number}", trunk.at(trunk.table.state)).follow(line["steps"])


class Run:
    """A scenario being played."""

    def __init__(self, where: str, dealt: Table) -> None:
        self.where = where
        self.table = dealt

    def at(self, state: Any) -> Table:
        """The same table at another state."""
        return Table(self.table.game, self.table.source, state)

    def follow(self, steps: Iterable[Any]) -> None:
        for number, step in enumerate(steps, 1):
            where = f"{self.where}, step {number}"
            if isinstance(step, str):
                self.command(f"{where}: {step}", step)
            elif "set" in step:
                self.change(step["set"])
            else:
                self.check(where, step)

    def command(self, where: str, text: str) -> None:
        """`A: send d4 hunters 2`, or with `!DG-…` the rule that forbids it."""
        seat, _, told = text.partition(": ")
        words, _, rule = told.partition(" !")
        try:
            if words == "undo":
                self.table.undo(terms.SEATS.index(seat))
            else:
                self.table.say(seat, words)
        except Refused as refused:
            assert refused.refusal.rule == rule, f"{where}: refused by {refused.refusal}"
        else:
            assert not rule, f"{where}: nothing forbade it"

    def change(self, entries: Mapping[str, Any]) -> None:
        """The position with some entries changed; with a phase it begins anew there."""
        position: dict[str, Any] = {**self.table.state.to_position(), "puzzle": True}
        for path, value in entries.items():
            *names, last = path.split(".")
            place = position
            for name in names:
                place = place[name]
            place[last] = value
        if "phase" in entries:
            del position["agenda"]
        self.table = self.at(self.table.game.from_position(position))

    def check(self, where: str, expected: Mapping[str, Any]) -> None:
        facts = self.facts()
        for path, wanted in expected.items():
            found = look_up(facts, path.removeprefix("#"))
            if path.startswith("#"):
                found = len(found)
            elif found is None:
                found = ""
            assert found == wanted, f"{where}: {path} is {found}, not {wanted}"

    def facts(self) -> dict[str, Any]:
        """What everybody can see, the seats by their letters, and what the seat to decide may choose."""
        state = self.table.state
        facts: dict[str, Any] = state.observe(None).to_dict()
        for places in ("display", "solo_memory"):
            facts[places] = [there or "" for there in facts.get(places, ())]
        sheet = state.sheet()
        for seat, row in zip(facts.pop("seats"), sheet.rows, strict=True):
            lines = {name: line.points for name, line in row.lines.items()}
            own = {"goods": Counter(seat["goods"]), "score": row.total, "sheet": lines, "members": 2 + seat["hunters"]}
            facts[seat["seat"]] = {**seat, **own}
        offered = [] if state.over else [text.split() for text in self.table.offered]
        for entry, verb in (("sends", "send"), ("camps", "camp")):
            facts[entry] = [words[1] for words in offered if words[0] == verb]
        return {**facts, "winners": list(sheet.winners)}


def look_up(facts: Any, path: str) -> Any:
    """The value at a path of names joined by points, a number being a place in a list; KeyError for unknown names."""
    for name in path.split("."):
        facts = facts[int(name) if isinstance(facts, list) else name]
    return facts
