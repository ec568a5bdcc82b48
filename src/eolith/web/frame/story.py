"""What happened at a table besides the game, and how happenings are told together."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from eolith.table.live import Happening, LiveTable
from eolith.table.play import Step

from .html import Say
from .names import bot_name, player_name

Turn = list[Happening]
"""Happenings that are told together."""


def is_one_turn(before: Happening, item: Happening, steps: Sequence[Step]) -> bool:
    """Whether a decision goes on with what its seat did before, with nothing that the rules played in between."""
    both = before.kind == item.kind == "decide"
    own = both and before.seat == item.seat and before.data.get("by") == item.data.get("by")
    return own and all(len(step.moments) == 1 for step in steps[before.first : before.last])


def turns(story: Sequence[Happening], most: int = sys.maxsize, steps: Sequence[Step] = ()) -> list[Turn]:
    """The last turns of a story, each of them whole, at most so many; `steps` are all decisions of its table.

    The decisions of one seat one after another are a turn; anything else that happens is one by itself.
    """
    found: list[Turn] = []
    for item in reversed(story):
        if found and is_one_turn(item, found[-1][-1], steps):
            found[-1].append(item)
        elif len(found) == most:
            break
        else:
            found.append([item])
    return [turn[::-1] for turn in reversed(found)]


def said(item: Happening, say: Say) -> str:
    """What somebody said: a phrase in the reader's language, or its own words."""
    return say(f"phrase-{item.data['phrase']}") if "phrase" in item.data else str(item.data["text"])


def remark(item: Happening, table: LiveTable, say: Say) -> str:
    """A line of the log that tells of the table, not of the game."""
    who = "" if item.seat is None else player_name(table, item.seat, say)
    values: dict[str, Any] = {"who": who}
    if item.kind == "replace":
        values["bot"] = bot_name(item.data["bot"], say)
    if item.kind == "vote":
        values["about"] = player_name(table, item.data["about"], say)
    if item.kind == "undo":
        values["n"] = item.data["count"]
    return say(f"log-{item.kind}", **values)
