"""How strong the search is: the matches of a game, as the rows of a table.

python benchmarks/strength.py [GAME [PLAYERS [GAMES]]]

Rows of games are kept in build/strength, as those of a ladder: what is killed goes on where it was.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from math import ceil
from pathlib import Path
from typing import NamedTuple

import eolith
from eolith.arena.ladder import Store, play_batch
from eolith.arena.match import BATCH, Match, Row
from eolith.arena.workers import in_batches
from eolith.kernel.game import Game

SEED = 1
GAMES = 400
ROWS = Path("build/strength")


class Bout(NamedTuple):
    """A among B's."""

    game: str
    players: int
    a: str
    b: str
    aim: float
    """The share of victories that the lower bound should reach."""


BOUTS = (
    Bout("stone_age", 2, "search:sims=300", "careful", 0.95),
    Bout("stone_age", 4, "search:sims=800", "careful", 0.75),
    Bout("stone_age", 2, "search:sims=300", "search:sims=30", 0.65),
    Bout("stone_age", 2, "search:sims=60", "search:sims=60,value=benchmarks/values/stone_age/2-1.json", 0.65),
    Bout("doggerland", 2, "search:sims=60", "careful", 0.85),
    Bout("doggerland", 4, "search:sims=100", "careful", 0.60),
    Bout("doggerland", 2, "search:sims=100", "search:sims=10", 0.65),
    Bout("doggerland", 2, "search:sims=60", "search:sims=60,value=benchmarks/values/doggerland/2-1.json", 0.65),
    Bout("endless_winter", 2, "search:sims=80", "careful", 0.85),
    Bout("endless_winter", 4, "search:sims=40", "careful", 0.60),
    Bout("endless_winter", 2, "search:sims=80", "search:sims=8", 0.65),
    Bout("endless_winter", 2, "search:sims=40", "search:sims=40,value=benchmarks/values/endless_winter/2-1.json", 0.65),
)


def played(game: Game, bout: Bout, games: int) -> Iterator[Match]:
    """The match after each batch of its games, those that are kept first."""
    wanted = ceil(games / game.players) * game.players
    plan = [(bout.a, bout.b, index) for index in range(wanted)]
    store = Store(ROWS, game, SEED)
    known: dict[tuple[str, str, int], Row] = {
        (row.a, row.b, row.deal * game.players + row.seat): row for row in store.read()
    }
    todo = [one for one in plan if one not in known]

    def match() -> Match:
        return Match(repr(game), game.players, bout.a, bout.b, SEED, [known[one] for one in plan if one in known])

    yield match()
    for batch in in_batches(game, partial(play_batch, todo, SEED), len(todo), 1, BATCH):
        store.add(batch)
        known.update(((row.a, row.b, row.deal * game.players + row.seat), row) for row in batch)
        yield match()


def told(bout: Bout, match: Match) -> str:
    """A row of the table."""
    low, high = match.share.interval
    own, others = match.points
    cells = (
        f"{bout.players}", f"`{bout.a}`", f"`{bout.b}`", f"{len(match.rows)}",
        f"{match.share.rate:.3f} [{low:.3f}, {high:.3f}]", f"≥ {bout.aim:.2f}",
        f"{own:.1f} : {others:.1f}", f"{match.milliseconds[0]:.1f}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def main(name: str = "", players: str = "", games: str = str(GAMES)) -> None:
    for bout in BOUTS:
        if name in ("", bout.game) and players in ("", str(bout.players)):
            game = eolith.load(bout.game, players=bout.players)
            for match in played(game, bout, int(games)):
                if match.rows:
                    print(told(bout, match), file=sys.stderr, flush=True)
            print(told(bout, match), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
