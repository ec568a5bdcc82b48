"""The games.  Each folder here is one game; `eolith.load` finds it by its name.

The folder and the question "which games are there?" share a name: `eolith.games()` answers it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


def having(room: str) -> list[str]:
    """The games that have a room of their own: advice (the bot careful), ledger, words, words/how."""
    return [game for game in _names() if any((HERE / game).glob(f"{room}*"))]


def _names() -> list[str]:
    return sorted(path.parent.name for path in HERE.glob("*/__init__.py"))


class Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> list[str]:
        """The names of all games, in alphabetical order: what `eolith.load` accepts."""
        return _names()


sys.modules[__name__].__class__ = Games
