"""Options of Stone Age as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Place("forest", 3)`
is `place forest 3`.  What a person types may be shorter or cover several decisions at once;
`commands.py` takes care of that.
"""

from __future__ import annotations

from functools import cache

from eolith.kernel.actions import Action, ActionTable, ChanceAction, ids
from eolith.kernel.chance import dice_hands

from .. import terms
from ..pack import Pack

PLACINGS = [
    (terms.PLACES[place], 2 if place == terms.HUT else option - terms.PLACE_FIRST[place] + 1)
    for option, place in enumerate(terms.PLACE_OF)
]


class Place(Action, at=0, of=PLACINGS):
    """Put figures on one location."""

    place: str
    figures: int


class Act(Action, at=terms.ACT, of=terms.PLACES):
    """Carry out the action of a location."""

    place: str


class Choose(Action, at=terms.CHOOSE):
    """Use the card that gives two resources of choice."""


class Tool(Action, at=terms.TOOL, of=lambda pack, _: ["1", "2", "3", *(card.id for card in pack.one_use_tools)]):
    """Add a tool to the roll: "1" to "3" name the own tiles, a card code a one-use tool."""

    tool: str


class Pay(Action, at=terms.PAY, of=terms.RESOURCES):
    """Pay one resource."""

    resource: str


class Buy(Action, at=terms.BUY):
    """Pay the listed price of a building."""


class Done(Action, at=terms.DONE):
    """No more tools for this roll, or no more resources for this building."""


class Decline(Action, at=terms.DECLINE):
    """Leave the card or the building."""


class Starve(Action, at=terms.STARVE):
    """Pay no resources for the missing food."""


class Die(Action, at=terms.DIE, of=range(1, 7)):
    """Take a die of a dice-for-all roll by its face, 1 to 6."""

    face: int


class Take(Action, at=terms.TAKE, of=terms.RESOURCES):
    """Take one of the two resources of choice."""

    resource: str


class Raise(Action, at=terms.RAISE, of=(1, 2, 3)):
    """Let tool tile 1, 2 or 3 grow."""

    tile: int


class First(ChanceAction, at=terms.FIRST, of=lambda _, players: terms.SEATS[:players]):
    """Chance: who begins."""

    seat: str


class Roll(ChanceAction, at=terms.ROLL + 1, of=range(1, 61)):
    """Chance: the total of the dice."""

    total: int


class Draw(ChanceAction, at=terms.DRAW, of=ids("cards")):
    """Chance: the top card of the deck."""

    card: str


class Reveal(ChanceAction, at=terms.REVEAL, of=ids("tiles")):
    """Chance: the next tile of a stack."""

    tile: str


class Dice(ChanceAction, at=terms.HAND, of=lambda _, players: [(_faces(counts),) for counts, _ in dice_hands(players)]):
    """Chance: the faces of a dice-for-all roll, in ascending order."""

    faces: tuple[int, ...]


@cache
def shared_actions(pack: Pack, players: int) -> ActionTable:
    """One table for all games of the same pack and player count."""
    return ActionTable.of(__name__, terms.OPTION_SPACE, terms.ACT - 1, pack, players)


def _faces(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(face for face, count in enumerate(counts, 1) for _ in range(count))
