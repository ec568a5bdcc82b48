"""How often the careful bot wins the games for one: what people are told beside each level."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("wins.toml")
"""By game and level: the victories, and of how many games.  All other options are at their default.

`python benchmarks/wins.py GAME` plays them again and writes the table anew: after every change of a pack for one, of
the bot's advice, or of the rules.
"""


def win_share(game: str, level: str) -> int | None:
    """Of 100 games for one, how many the careful bot wins; None where nobody has counted."""
    found = measured().get(game, {}).get(level)
    return round(100 * found[0] / found[1]) if found else None


@cache
def measured() -> dict[str, dict[str, list[int]]]:
    """The whole table."""
    return tomllib.loads(TABLE.read_text("utf-8"))
