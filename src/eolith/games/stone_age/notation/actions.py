"""Options of Stone Age as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Place("forest", 3)`
is `place forest 3`.  What a person types may be shorter or cover several decisions at once;
`commands.py` takes care of that.
"""

from __future__ import annotations

from functools import cache

from eolith.kernel.actions import Action, ActionTable, ChanceAction
from eolith.kernel.chance import dice_hands
from eolith.kernel.pack import padded

from .. import terms
from ..pack import Pack


class Place(Action):
    """Put figures on one location."""

    place: str
    figures: int


class Act(Action):
    """Carry out the action of a location."""

    place: str


class Choose(Action):
    """Use the card that gives two resources of choice."""


class Tool(Action):
    """Add a tool to the roll: "1" to "3" name the own tiles, a card code a one-use tool."""

    tool: str


class Pay(Action):
    """Pay one resource."""

    resource: str


class Buy(Action):
    """Pay the listed price of a building."""


class Done(Action):
    """No more tools for this roll, or no more resources for this building."""


class Decline(Action):
    """Leave the card or the building."""


class Starve(Action):
    """Pay no resources for the missing food."""


class Die(Action):
    """Take a die of a dice-for-all roll by its face, 1 to 6."""

    face: int


class Take(Action):
    """Take one of the two resources of choice."""

    resource: str


class Raise(Action):
    """Let tool tile 1, 2 or 3 grow."""

    tile: int


class First(ChanceAction):
    """Chance: who begins."""

    seat: str


class Roll(ChanceAction):
    """Chance: the total of the dice."""

    total: int


class Draw(ChanceAction):
    """Chance: the top card of the deck."""

    card: str


class Reveal(ChanceAction):
    """Chance: the next tile of a stack."""

    tile: str


class Dice(ChanceAction):
    """Chance: the faces of a dice-for-all roll, in ascending order."""

    faces: tuple[int, ...]


@cache
def shared_actions(pack: Pack, players: int) -> ActionTable:
    """One table for all games of the same pack and player count."""
    return ActionTable(_all_actions(pack, players), terms.ACT - 1)


def _all_actions(pack: Pack, players: int) -> list[Action | None]:
    """By option; None where the pack or the player count leaves a number unused."""
    actions: list[Action | None] = []
    for option in range(terms.ACT):
        place = terms.PLACE_OF[option]
        figures = 2 if place == terms.HUT else option - terms.PLACE_FIRST[place] + 1
        actions.append(Place(terms.PLACES[place], figures))
    actions += [Act(place) for place in terms.PLACES]
    actions += [Choose()]
    actions += [Tool(name) for name in ("1", "2", "3")]
    actions += [Tool(card.id) for card in pack.cards if card.effect == "one-use tool"]
    actions += [Pay(resource) for resource in terms.RESOURCES]
    actions += [Buy(), Done(), Decline(), Starve()]
    actions += [Die(face) for face in range(1, 7)]
    actions += [Take(resource) for resource in terms.RESOURCES]
    actions += [Raise(tile) for tile in (1, 2, 3)]
    actions += [First(seat) if terms.SEATS.index(seat) < players else None for seat in terms.SEATS]
    actions += [Roll(total) if total else None for total in range(61)]
    actions += padded([Draw(card.id) for card in pack.cards], terms.CARD_TYPES, None)
    actions += padded([Reveal(tile.id) for tile in pack.tiles], terms.TILE_TYPES, None)
    actions += padded(
        [Dice(_faces(counts)) for counts, _ in dice_hands(players)], terms.OPTION_SPACE - terms.HAND, None
    )
    return actions


def _faces(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(face for face, count in enumerate(counts, 1) for _ in range(count))
