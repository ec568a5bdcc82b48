"""Fills the pages that are made from the game itself.

A page asks for a part with a comment on a line of its own, such as `<!-- rules of stone_age -->`; PARTS has them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from importlib import import_module
from itertools import groupby
from typing import Any

import eolith
from eolith.kernel.rule import Rule, all_rules_of
from eolith.kernel.text import Texts, option_meaning

PAGES = {"SA": "stone_age.md", "EW": "endless_winter_rules.md", "DG": "doggerland_rules.md"}
"""The page of all rules, by the first two letters of a rule's id."""
GROUPS = {
    "COMP": "Components", "SETUP": "Setup", "ROUND": "The round", "PLACE": "Placing figures", "ACT": "Actions",
    "TOOL": "Tools", "CARD": "Civilization cards", "BUILD": "Buildings", "FEED": "Feeding", "END": "The end",
    "SCORE": "Final scoring", "PLAYERS": "Two and three players", "SUPPLY": "The supply", "INFO": "Who may see what",
    "CHANCE": "Chance", "UNDO": "Taking back", "SOLO": "Alone", "MOD": "Modules",
}  # fmt: skip
"""Headings of the groups that the texts of a game do not name."""
PART = re.compile(r"^<!-- (\w+) of (\w+) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """MkDocs calls this for every page."""
    return PART.sub(lambda found: PARTS[found[1]](found[2]), markdown)


def by_group(game: str, rules: list[Rule]) -> Iterator[tuple[str, list[Rule]]]:
    """The rules under the heading of their group."""
    texts = Texts("en", game)
    for (group, prototype), members in groupby(rules, lambda rule: (rule.group, bool(rule.of_edition))):
        name = f"rules-group-{group}"
        title = texts.say(name) if name in texts else GROUPS[group]
        yield f"Prototype: {title}" if prototype else title, list(members)


def rules_part(game: str) -> str:
    """Every rule with its example and ruling; the anchor of each is its id."""
    lines = []
    for title, members in by_group(game, list(all_rules_of(game).values())):
        lines += [f"## {title}", ""]
        for rule in members:
            lines += [f"**{rule.id}** {escaped(rule.text)}", f"{{ #{rule.id} }}", ""]
            lines += ["\n>\n".join(notes(rule)), ""]
    return "\n".join(lines)


def notes(rule: Rule) -> Iterator[str]:
    """What stands below the text of a rule."""
    for name, text in (("Example", rule.example), ("Ruling", rule.ruling), ("Not played: needs", rule.needs)):
        if text:
            yield f"> *{name}.* {escaped(text)}"


def rulings_part(game: str) -> str:
    """Every ruling, under the rule that it reads."""
    lines = []
    for title, members in by_group(game, [rule for rule in all_rules_of(game).values() if rule.ruling]):
        lines += [f"### {title}", ""]
        for rule in members:
            lines += [f"{link(rule.id)} {escaped(rule.text)}", "", f"> {escaped(rule.ruling)}", ""]
    return "\n".join(lines)


def options_part(game: str) -> str:
    """Every table option with its values, the default first, and the rule that it belongs to."""
    option_values: dict[str, tuple[str, ...]] = import_module(f"eolith.games.{game}").GameClass.option_values
    texts = Texts("en", game)
    rows = ["| option | values | rule |", "|---|---|---|"]
    for option, values in option_values.items():
        told = "<br>".join(f"`{value}`: {meaning(texts, option, value)}" for value in values)
        rule = next(rule.id for rule in all_rules_of(game).values() if f"able option {option} =" in rule.ruling)
        rows.append(f"| **`{option}`**<br>{texts.say(f'option-{option}')} | {told} | {link(rule)} |")
    return "\n".join(rows)


def meaning(texts: Texts, option: str, value: str) -> str:
    """What a value of a table option means; numbers and seats share one message."""
    own = option_meaning(texts, option, value)
    return own or option_meaning(texts, option, "number" if value == "N" else "seat")


def actions_part(game: str) -> str:
    """Every kind of action as it is written, an example of its text, and what it does; those of seats first."""
    table = eolith.load(game).action_table
    examples = {type(action): text for action, text in zip(table.actions, table.texts) if action is not None}
    rows = ["| action | text | |", "|---|---|---|"]
    for kind, text in examples.items():
        names = ", ".join(field.name for field in fields(kind))
        rows.append(f"| `{kind.__name__}({names})` | `{text}` | {' '.join(kind.__doc__.split())} |")
    return f"From `eolith.games.{game}.notation.actions`.\n\n" + "\n".join(rows)


def tensors_part(game: str) -> str:
    """Every tensor with its shape and its rows; what its columns mean, `legend` prints."""
    layout = import_module(f"eolith.games.{game}.seen.tensors").layout(eolith.load(game))
    rows = ["| tensor | rows | columns | |", "|---|---:|---:|---|"]
    rows += [f"| `{part.name}` | {part.shape[0]} | {part.shape[1]} | {part.meaning} |" for part in layout]
    return f"From `eolith.games.{game}.seen.tensors`.\n\n" + "\n".join(rows)


def link(rule_id: str) -> str:
    return f"[{rule_id}]({PAGES[rule_id[:2]]}#{rule_id})"


def escaped(text: str) -> str:
    """Text of the ledger, so that Markdown takes none of it for markup."""
    return re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", text)


PARTS: dict[str, Callable[[str], str]] = {
    "rules": rules_part,
    "rulings": rulings_part,
    "options": options_part,
    "actions": actions_part,
    "tensors": tensors_part,
}
