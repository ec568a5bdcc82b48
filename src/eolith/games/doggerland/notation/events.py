"""Options that there are alone only: what events and rivals ask for, and the stack of cards."""

from __future__ import annotations

from functools import cache

from eolith.kernel.actions import Action, ActionTable, ChanceAction, ids

from .. import layout, terms
from ..pack import AlonePack
from .actions import painting_cells, shared_actions


class Accept(Action, at=terms.ACCEPT - terms.ACTION_SPACE):
    """Accept the event, or pay what it asks for."""


class Decline(Action, at=terms.DECLINE - terms.ACTION_SPACE):
    """Decline the event, or do not pay."""


class Choose(Action, at=terms.CHOOSE - terms.ACTION_SPACE, of=(1, 2)):
    """Choose the first or the second part of the event."""

    part: int


class Tile(Action, at=terms.TILE - terms.ACTION_SPACE, of=layout.CELL_NAMES):
    """The event is about the tile on a cell."""

    cell: str


class Discard(Action, at=terms.DISCARD - terms.ACTION_SPACE, of=ids("crafts")):
    """Discard a craft that lies on show, or one of your own."""

    craft: str


class Raze(
    Action,
    at=terms.RAZE - terms.ACTION_SPACE,
    of=[(kind, on) for kind in ("simple", "status") for on in ("empty", "ramshackle")],
):
    """Lose a dwelling that was built on an empty cell, or on a ramshackle one."""

    dwelling: str
    on: str


class Close(Action, at=terms.CLOSE - terms.ACTION_SPACE, of=terms.DWELLINGS):
    """A dwelling takes no newborns."""

    dwelling: str


class Erase(Action, at=terms.ERASE - terms.ACTION_SPACE, of=painting_cells):
    """Take back a cube from a cell of the cave."""

    cell: str


class Hold(Action, at=terms.HOLD - terms.ACTION_SPACE, of=terms.RIVALS):
    """A rival does not move."""

    rival: str


class DrawGoal(ChanceAction, at=terms.DRAW_GOAL - terms.OPTION_SPACE, of=ids("solo_goals")):
    """Chance: a goal of the game alone."""

    goal: str


class ShowBack(ChanceAction, at=terms.SHOW_BACK - terms.OPTION_SPACE, of=ids("cards")):
    """Chance: the back of the first card."""

    card: str


class TurnUp(ChanceAction, at=terms.TURN_UP - terms.OPTION_SPACE, of=ids("cards")):
    """Chance: the card of the round."""

    card: str


@cache
def alone_actions(pack: AlonePack) -> ActionTable:
    """Those of the game for several, with these behind what seats choose and behind what chance decides."""
    several = shared_actions(pack, 1).actions
    own = ActionTable.of(__name__, terms.ALONE_OPTIONS - terms.OPTION_SPACE, 0, pack).actions
    seats, chance = several[: terms.ACTION_SPACE], several[terms.ACTION_SPACE :]
    return ActionTable([*seats, *own[: terms.SHIFT], *chance, *own[terms.SHIFT :]], terms.SEND)
