"""Eolith: Stone Age board games, played by their rulebooks and studied by one engine.

>>> import eolith
>>> eolith.games()
['doggerland', 'endless_winter', 'stone_age']
>>> game = eolith.load("stone_age(players=2)")
>>> state = game.start()
>>> state.play_chance(eolith.Source(1))     # the first seat, four cards, two buildings
7
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eolith import guard

COMPILED = guard.choose()
"""True where the kernel and the rules run compiled, False where they run as they are written."""

from eolith.games import door
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.game import ActionError, Game, PositionError, Printed, SpecError
from eolith.kernel.line import Line
from eolith.kernel.pack import PackError
from eolith.kernel.record import Record, RecordError
from eolith.kernel.rule import Refused
from eolith.kernel.state import CHANCE, IllegalOption, State
from eolith.kernel.version import VERSION as __version__

if TYPE_CHECKING:
    from eolith.kernel.batch import Batch as Batch

    def games() -> list[str]:
        """The names of all games (see eolith/games/__init__.py)."""


__all__ = [
    "CHANCE",
    "COMPILED",
    "ActionError",
    "FairSource",
    "Game",
    "IllegalOption",
    "Line",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "Refused",
    "Source",
    "SpecError",
    "State",
    "__version__",
    "games",
    "load",
]


def __getattr__(name: str) -> Any:
    """`Batch` is imported when it is asked for first: it needs numpy."""
    if name == "Batch":
        from eolith.kernel.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load(spec: str, /, *, pack: str | Path | None = None, **options: object) -> Game[Printed]:
    """A game from its spec: `stone_age`, or `stone_age(players=3, hunting_visits=any)`.

    `players` is the number of seats, by default as many as the game takes; every other name is
    a table option.  Options may be named in the spec or as keywords, each once.  `pack` is the
    path of a TOML pack that replaces the game's own components.

    SpecError for an unknown game, option, value or player count; PackError for a pack that
    cannot be used.

    >>> eolith.load("stone_age(players=3)") == eolith.load("stone_age", players=3)
    True
    """
    name, named = read_spec(spec)
    twice = named.keys() & options.keys()
    if twice:
        raise SpecError(f"option {min(twice)} is given twice, in the spec {spec!r} and as a keyword")
    named.update(options)
    game_class = door(name)
    players = str(named.pop("players", max(game_class.player_counts)))
    if players not in map(str, game_class.player_counts):
        counts = ", ".join(map(str, game_class.player_counts))
        raise SpecError(f"{name} is not played by {players!r} players; allowed: {counts}")
    try:
        path = None if pack is None else Path(pack)
    except TypeError:
        raise PackError(f"pack is {pack!r}; it must be the path of a file") from None
    return game_class(int(players), named, path)


def read_spec(spec: str) -> tuple[str, dict[str, Any]]:
    """The name and the options in a spec, as text; SpecError unless it is name(option=value, ...)."""
    form = re.fullmatch(r"\s*(\w+)\s*(?:\((.*)\))?\s*", spec) if isinstance(spec, str) else None
    if form is None:
        raise SpecError(f"{spec!r} is no spec; write a name, or name(option=value, ...)")
    options: dict[str, Any] = {}
    for item in (form[2] or "").split(",") if (form[2] or "").strip() else ():
        pair = re.fullmatch(r"\s*(\w+)\s*=\s*(\w+)\s*", item)
        if pair is None:
            raise SpecError(f"{item.strip()!r} in the spec {spec!r} is not option=value")
        if pair[1] in options:
            raise SpecError(f"option {pair[1]} is given twice in the spec {spec!r}")
        options[pair[1]] = pair[2]
    return form[1], options
