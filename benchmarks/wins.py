"""Count how often the careful bot wins the games for one: `python benchmarks/wins.py [GAME] [GAMES]`.

Writes what `eolith.bots.wins` tells: of a game, or of all that one can play alone.
"""

from __future__ import annotations

import os
import sys

import eolith
from eolith.arena.simulate import simulate
from eolith.bots.wins import TABLE, measured

HEAD = "# The careful bot alone: victories, and of how many games.  Written by benchmarks/wins.py.\n"


def count(name: str, level: str, games: int) -> list[int]:
    """Victories and games of one level."""
    options = type(eolith.load(name)).levels()[level]
    rows = simulate(eolith.load(name, players=1, **options), ["careful"], games, 1, os.cpu_count() or 1).rows
    return [sum(0 in row.winners for row in rows), games]


def main() -> None:
    names = sys.argv[1:2] or [name for name in eolith.games() if 1 in eolith.load(name).player_counts]
    games = int(sys.argv[2]) if sys.argv[2:] else 5000
    table = dict(measured())
    for name in names:
        table[name] = {level: count(name, level, games) for level in type(eolith.load(name)).levels()}
    parts = [
        "\n".join([f"\n[{name}]", *(f"{level} = {found}" for level, found in levels.items()), ""])
        for name, levels in sorted(table.items())
    ]
    TABLE.write_text(HEAD + "".join(parts), "utf-8")


if __name__ == "__main__":
    main()
