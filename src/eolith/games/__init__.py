"""The games.  Each folder here is one game; `eolith.load` finds it by its name.

The folder and the question "which games are there?" share a name: `eolith.games()` answers it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType


class Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> list[str]:
        """The names of all games, in alphabetical order: what `eolith.load` accepts."""
        return sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))


sys.modules[__name__].__class__ = Games
