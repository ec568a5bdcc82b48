"""The games of a server, as strangers may ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import eolith
from eolith.kernel.game import Game, SpecError


@cache
def game_of(name: str) -> Game:
    """A game with its own pack and all options at their default."""
    game: Game = eolith.load(name)
    return game


def table_options(name: str) -> dict[str, tuple[str, ...]]:
    """All table options of a game, whatever number of players they are for."""
    return type(game_of(name)).option_values


def load_game(name: str, players: int, options: Mapping[str, str], level: str = "") -> Game:
    """A game with table options, for one maybe with those of a level; SpecError for what it does not know.

    `eolith.load` takes more than those: the path of a pack is not for strangers to name.
    """
    if name not in eolith.games():
        raise SpecError(f"there is no game {name[:40]!r}")
    strange = options.keys() - table_options(name).keys()
    if strange:
        raise SpecError(f"{name} has no option {min(strange)[:40]!r}")
    levels = type(game_of(name)).levels()
    if level and level not in levels:
        raise SpecError(f"{name} has no level {level[:40]!r}")
    game: Game = eolith.load(name, players=players, **{**options, **levels.get(level, {})})
    return game
