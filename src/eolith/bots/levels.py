"""The levels (`LEVELS`): six players of every game, by how far they look and how surely they choose.

None blunders by lot: an option is the less likely, the less it promises to the search and to the rules of thumb.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, NamedTuple

from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.state import State

from . import LEVELS, Maker, check_names
from .careful import Careful, Mellow, advice_of, drawn
from .search import Search, stored, trees
from .tree import Tree


class Level(NamedTuple):
    """How well one of them plays a game."""

    sims: int = 0
    """How often it looks into a decision; 0 for rules of thumb alone."""
    temperature: float = 0
    """Win share less by which an option is e times less likely; 0 takes the best."""
    warmth: float = 0
    """The same in points of the rules of thumb."""


PLAY = {
    "stone_age": (
        Level(warmth=0.8), Level(8, 0.12, 2), Level(10), Level(28), Level(80), Level(220),
    ),
    "endless_winter": (
        Level(warmth=0.39), Level(warmth=0.2), Level(6), Level(24), Level(80), Level(400),
    ),
    "doggerland": (
        Level(warmth=0.28), Level(4, 0.12, 1), Level(8, 0.05, 1), Level(16), Level(48), Level(300),
    ),
}  # fmt: skip
"""How they play each game, found by play against one another (docs/bots.md); other games as the last of these."""
BLIND = (2.0, 1.0, 0.5, 0.3, 0.1, 0.0)
"""Temperatures of `careful`, which they play by where no value has been learned."""


class Leveled(Search):
    """A search that does not always take what it thinks best."""

    def __init__(self, tree: Tree, advisor: Any, level: Level, seed: int) -> None:
        super().__init__(tree, level.sims)
        self.advisor = advisor
        self.level = level
        self.source = Source(seed)

    def take(self, view: State) -> int:
        found = self.tree.found()
        if not self.level.temperature or len(found) < 2:
            return self.tree.best()
        values, most = self.advisor.values(view), max(win for _, _, win, _ in found)
        high = max(values[option] for option, *_ in found)
        shares = {
            option: exp((win - most) / self.level.temperature + (values[option] - high) / self.level.warmth)
            for option, _, win, _ in found
        }
        return drawn(shares, self.source)


def level_of(name: str, game: Game) -> Level:
    """How a level plays a game; BotSpecError where there are no rules of thumb."""
    number = LEVELS.index(name)
    if stored(game) is None:
        return Level(warmth=BLIND[number])
    return PLAY.get(game.name, [*PLAY.values()][-1])[number]


def prepare_level(name: str, game: Game, given: Mapping[str, str]) -> Maker:
    """The bots of a level; BotSpecError where the game has no rules of thumb."""
    check_names(name, given, ())
    return prepare(game, level_of(name, game))


def prepare(game: Game, level: Level) -> Maker:
    """Bots that play so well."""
    advisor = advice_of(game).Advisor(game)
    if level.sims:
        own = trees(game)
        return lambda seed: Leveled(own(seed), advisor, level, seed)
    return lambda seed: Mellow(advisor, level.warmth, seed) if level.warmth else Careful(advisor)
