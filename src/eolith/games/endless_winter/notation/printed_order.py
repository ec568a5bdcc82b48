"""What is used in its order: at rest card before animal, at the bottom of Migrate camp before move.

Whoever uses the later part gives the earlier one up (EW-REST-02, EW-MIG-21); so does whoever plays another culture
card at a table where culture cards are used at once (EW-CULTURE-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import terms
from ..pack import Pack
from ..pack.effects import Clause

if TYPE_CHECKING:
    from eolith.kernel.game import Game


def _row(pack: Pack, clause: Clause) -> list[int]:
    """The clauses that are used in their order, this one among them; nothing for a clause that stands alone."""
    place = clause.origin.kind, clause.origin.id, clause.origin.column
    if place[0] == "rest_space" or place[1:] == ("migrate", "bottom"):
        return [one.number for one in pack.clauses if (one.origin.kind, one.origin.id, one.origin.column) == place]
    return []


def passed(game: Game[Pack], option: int) -> list[int]:
    """The clauses that are over once an option of a turn is taken."""
    clauses = game.pack.clauses
    if terms.USE <= option < terms.BURN:
        clause = clauses[option - terms.USE]
        return [number for number in _row(game.pack, clause) if number < clause.number]
    another = terms.PLAY + terms.FIRST_CULTURE <= option < terms.PLAY + terms.CARD_TYPES
    if another and game.options["culture_abilities"] == "at_once":
        return [one.number for one in clauses if one.origin.kind == "culture_card" and one.trigger == terms.ANY_TIME]
    return []


def behind(pack: Pack, clause: Clause) -> list[int]:
    """The clauses whose use ends this one."""
    return [number for number in _row(pack, clause) if number > clause.number]
