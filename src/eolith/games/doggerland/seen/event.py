"""What the card of the round does to the table, and how far goals are met, as far as an observation tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .. import terms
from ..notation.columns import AloneObservation
from ..pack import AlonePack

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from ..pack.records import Card
    from .observation import Observation

UNDER_WAY = ("planning", "discovery", "execution")
"""The phases before rivals and animals move."""
BEHIND = ("end", "camp")
"""The hooks that are reached when all have eaten."""


def card_of(game: Game[Pack], seen: AloneObservation) -> Card | None:
    """The card of the round."""
    if seen.card is None:
        return None
    return cast(AlonePack, game.pack).cards[game.pack.number("cards", seen.card)]


def changes(game: Game[Pack], seen: AloneObservation, op: int) -> int:
    """By how much the event of the round does something that is one of terms.OPS; what is left to you counts once
    you have accepted it.
    """
    card = card_of(game, seen)
    if card is None or seen.declined or not (card.mandatory or seen.hook):
        return 0
    season = terms.SEASONS.index(seen.season)
    return sum(one.number for one in card.effects if one.op == op and one.season in (-1, season))


def stays(game: Game[Pack], seen: AloneObservation) -> tuple[str, ...]:
    """The rivals that the event holds where they are: those of your choice once they are chosen."""
    return terms.RIVALS if changes(game, seen, terms.HOLD_RIVALS) == terms.RIVAL_COUNT else seen.held


def food_need(game: Game[Pack], seen: Observation) -> int:
    """DGS-EVENT-01, -08: what the next meal takes more than the members need."""
    if not isinstance(seen, AloneObservation):
        return 0
    visitors = sum(how == "visiting" for how in seen.white.values())
    return visitors + (0 if seen.hook in BEHIND else changes(game, seen, terms.FOOD_NEED))


def reached(game: Game[Pack], seen: AloneObservation, metric: str) -> int:
    """DGS-GOAL: how much there is of what a goal counts, one of terms.ALONE_METRICS."""
    (view,) = seen.seats
    match metric:
        case "status_dwellings":
            return view.dwellings.get("status", 0)
        case "dwellings":
            return sum(view.dwellings.get(kind, 0) for kind in terms.DWELLINGS[terms.SIMPLE :])
        case "masteries":
            return sum(level == terms.LEVELS for level in view.levels.values())
        case "megaliths":
            return sum(action in view.done for action in terms.HUT[terms.MENHIR :])
        case "shaman_actions":
            return len(view.done)
        case "members":
            return view.members
        case "animals_hunted":
            return seen.hunted
        case "statuettes" | "necklaces":
            kind = terms.CRAFT_KINDS.index(metric.removesuffix("s"))
            return sum(game.pack.crafts[game.pack.number("crafts", craft)].kind == kind for craft in view.crafts)
    season = terms.SEASONS.index(metric.removeprefix("paintings_"))
    return sum(len(cubes) for cell, cubes in seen.cubes.items() if cubes[0] == "A" and _season(game, cell) == season)


def _season(game: Game[Pack], cell: str) -> int:
    """Of the species of a cell of the cave."""
    painting, _, row = cell.rpartition(".")
    species = game.pack.paintings[game.pack.number("paintings", painting)].animals[terms.PAINTING_ROWS.index(row)]
    return terms.SEASON_OF[species]
