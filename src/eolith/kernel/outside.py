"""Games and bots of other packages, which name them by entry points; each is imported when it is asked for."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
GAMES, BOTS = "eolith.games", "eolith.bots"
"""The groups of entry points."""


class OutsideError(ValueError):
    """What another package offers cannot be used; the message names both and says why."""


@cache
def offered(group: str) -> dict[str, list[EntryPoint]]:
    """The entry points of a group by name."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=group):
        found.setdefault(point.name, []).append(point)
    return dict(sorted(found.items()))


@cache
def load(group: str, name: str) -> Any:
    """What an entry point stands for; OutsideError where it cannot be imported, or several packages have it."""
    points = offered(group)[name]
    if len(points) > 1:
        raise OutsideError(f"{name} is of several packages, {', '.join(map(package_of, points))}: remove all but one")
    try:
        return points[0].load()
    except Exception as problem:
        raise refused(group, name, f"{type(problem).__name__}: {problem}") from problem


def refused(group: str, name: str, why: str) -> OutsideError:
    """What is raised for a game or bot of another package."""
    return OutsideError(f"{name} of {package_of(offered(group)[name][0])} cannot be used: {' '.join(why.split())}")


def package_of(point: EntryPoint) -> str:
    """The package of an entry point with its version: `gems 1.0`."""
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value


def folder_of(game: str) -> Path:
    """Where the texts, ledgers and art of a game lie: below eolith/games, or in its package."""
    own = PACKAGE / "games" / game
    if own.exists() or game not in offered(GAMES):
        return own
    package = load(GAMES, game).__module__.rpartition(".")[0]
    return Path(str(sys.modules[package].__file__)).parent
