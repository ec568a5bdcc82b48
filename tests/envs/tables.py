"""The tables of the environments' tests, and a game at one."""

from __future__ import annotations

import eolith
from eolith.envs.aec import Table

TABLES = [
    *(f"{game}(players={players})" for game in eolith.games() for players in eolith.load(game).player_counts),
    "endless_winter(players=3, edition=prototype)",
]
ALONE = [table for table in TABLES if "players=1" in table]


def play(table: Table, seed: int) -> list[tuple[str, dict[str, float]]]:
    """A whole game at random: who decided, and what everybody was rewarded with."""
    table.reset(seed)
    source = eolith.Source(seed)
    steps = []
    while table.agents:
        agent = table.agent_selection
        if table.terminations[agent]:
            table.step(None)
            continue
        options = table.position.options()
        table.step(options[source.below(len(options))])
        steps.append((agent, dict(table.rewards)))
    return steps
