"""Table options, as pages tell what they mean."""

from __future__ import annotations

import re
from functools import cache

from eolith.kernel.rule import all_rules_of, cited
from eolith.kernel.text import Texts, option_meaning

OPTION = re.compile(r"[Tt]able option (\w+) = ")
"""How a ruling names the option that changes its rule."""


@cache
def rule_of_option(game: str, option: str) -> str:
    """The id of the rule that a table option changes in a game or an edition; empty if no ruling names the option."""
    rules = all_rules_of(game.partition("/")[0]).values()
    found = next((rule.id for rule in rules if option in OPTION.findall(f"{rule.text} {rule.ruling}")), "")
    return cited(game, found)


def meaning_of(texts: Texts, option: str, value: str) -> str:
    """What a value of a table option means; a seat's letter stands for itself."""
    if value == "N":
        return option_meaning(texts, option, "number")
    seat = option_meaning(texts, option, "seat")
    return option_meaning(texts, option, value) or (f"{value}: {seat}" if seat else value)
