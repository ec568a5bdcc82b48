"""The games.  Each folder here is one game; others come with packages that name them by an entry point `eolith.games`.

The folder and the question "which games are there?" share a name: `eolith.games()` answers it.
"""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib import import_module
from types import ModuleType

from eolith.kernel import outside
from eolith.kernel.game import Game, SpecError


def door(name: str) -> type[Game]:
    """The class of a game by its name; SpecError where there is none, or that of another package cannot be used."""
    if name in _own():
        found: type[Game] = import_module(f"eolith.games.{name}").GameClass
        return found
    if name not in outside.offered(outside.GAMES):
        raise SpecError(f"there is no game {name!r}; games: {', '.join(_names())}")
    try:
        return _outside(name)
    except outside.OutsideError as problem:
        raise SpecError(str(problem)) from problem


def having(room: str) -> list[str]:
    """The games that have a room of their own: advice (the bot careful), ledger, words, words/how."""
    return [game for game in _names() if any(outside.folder_of(game).glob(f"{room}*"))]


def _outside(name: str) -> type[Game]:
    """A game of another package; OutsideError if it cannot be played."""
    game = outside.load(outside.GAMES, name)
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise outside.refused(outside.GAMES, name, "its entry point is no subclass of eolith.Game")
    if game.name != name or not name.isidentifier():
        raise outside.refused(outside.GAMES, name, f"its class calls itself {game.name!r}")
    return game


def _own() -> list[str]:
    return sorted(path.parent.name for path in (outside.PACKAGE / "games").glob("*/__init__.py"))


def _names() -> list[str]:
    return sorted([*_own(), *_others()])


@cache
def _others() -> list[str]:
    """The games of other packages that can be played; why another one cannot is told once, in a line."""
    found = []
    for name in outside.offered(outside.GAMES):
        try:
            if name in _own():
                raise outside.refused(outside.GAMES, name, "eolith has a game of that name")
            _outside(name)
            found.append(name)
        except outside.OutsideError as problem:
            logging.getLogger(__name__).warning("%s", problem)
    return found


class Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> list[str]:
        """The names of all games, in alphabetical order: what `eolith.load` accepts."""
        return _names()


sys.modules[__name__].__class__ = Games
