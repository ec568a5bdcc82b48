"""Tables of the prototype edition, as tables.py and faces.py make those of the final one.

t = proto(A={"tools": 1}, **at("hunt", labor=2))
t = proto(faces={"setup_elder": "bury 1"}, A={"hand": ["hunter"]})
t = holding("move 3", A={"camps": {"c3": 2}})    # seat A has just played a culture card that says so
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endless_winter import faces as any_edition
from endless_winter.faces import Printed, owner_file, prompt
from endless_winter.tables import Dictated, Table, new_game, table
from eolith.games.endless_winter.pack import PrototypePack

EDITION = {"edition": "prototype"}
PACK = PrototypePack.load()


def of_edition(entries: dict[str, Any]) -> dict[str, Any]:
    """The entries of a table with the option `edition` among its options."""
    return {**entries, "options": {**EDITION, **entries.get("options", {})}}


def proto(players: int = 2, *, faces: Printed | None = None, **entries: Any) -> Table:
    """A table at a position."""
    pack = owner_file(faces, "prototype") if faces else None
    return table(players, pack=pack, **of_edition(entries))


def eclipse(players: int = 2, **entries: Any) -> Table:
    """A table at the beginning of an eclipse phase: all turns are done, the piles are revealed."""
    return proto(players, **{"turns_done": 3 * players, **entries})


def holding(effect: str, players: int = 2, **entries: Any) -> Table:
    """A table at which seat A has just played a culture card with this effect."""
    return any_edition.holding(effect, players, **of_edition(entries))


def new(players: int = 2, source: Any = None, faces: Printed | None = None, **options: Any) -> Table:
    """A new game."""
    pack = owner_file(faces, "prototype") if faces else None
    return new_game(players, source or Dictated(), pack, **EDITION, **options)


def opening(players: int, source: Any = None, answers: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A new game at its first turn: of what the setup gives, seats take the tool and give up the rest.

    `answers` are others, by the seat that gives them each time it can.
    """
    t = new(players, source, **more)
    while prompt(t) != "turn":
        assert t.turn is not None
        offered = t.offered
        wanted = ((answers or {}).get(t.turn), "tool", "decline", offered[0])
        t.say(t.turn, next(word for word in wanted if word in offered))
    return t
