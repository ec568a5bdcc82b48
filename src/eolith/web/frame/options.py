"""Table options, as pages tell what they mean."""

from __future__ import annotations

import re
from functools import cache

from eolith.kernel.rule import ledger_of
from eolith.kernel.text import Texts

OPTION = re.compile(r"[Tt]able option (\w+) = ")
"""How a ruling names the option that changes its rule."""


@cache
def rule_of_option(game: str, option: str) -> str:
    """The id of the rule that a table option changes; empty if no ruling names the option."""
    rules = ledger_of(game).values()
    return next((rule.id for rule in rules if option in OPTION.findall(f"{rule.text} {rule.ruling}")), "")


def option_meaning(texts: Texts, option: str, value: str) -> str:
    """What a value of a table option means; a seat's letter stands for itself."""
    for name in (value, "number" if value == "N" else "seat"):
        if f"option-{option}-{name}" in texts:
            said = texts.say(f"option-{option}-{name}")
            return f"{value}: {said}" if name == "seat" else said
    return value
