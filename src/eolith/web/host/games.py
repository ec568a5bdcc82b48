"""The games of a server, as strangers may ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import eolith
from eolith.kernel.game import Game, SpecError


@cache
def game_of(wording: str) -> Game:
    """A game, maybe with an edition as Game.wording names it, with its own pack and all options at their default."""
    name, _, edition = wording.partition("/")
    game: Game = eolith.load(name, **({"edition": edition} if edition else {}))
    return game


def wording_of(name: str, edition: str = "") -> str:
    """What Game.wording is in an edition; without one, in the usual one."""
    return f"{name}/{edition}" if edition else name


def editions(name: str) -> list[str]:
    """What Game.wording is in each edition of a game, the usual one first."""
    return [name, *(wording_of(name, edition) for edition in table_options(name).get("edition", ())[1:])]


def table_options(name: str) -> dict[str, tuple[str, ...]]:
    """All table options of a game, whatever number of players they are for."""
    return type(game_of(name)).option_values


def offered_options(wording: str) -> dict[str, tuple[str, ...]]:
    """Those of them that there are in an edition, which is named as Game.wording does."""
    game = game_of(wording)
    if game.wording != game.name:
        return game.option_values
    return {name: values for name, values in table_options(wording).items() if name not in game.lacked}


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
