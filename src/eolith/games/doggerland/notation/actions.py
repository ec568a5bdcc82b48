"""Options of Doggerland as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Send("c3")` is `send c3`.
Components are named by their ids in the pack, cells by layout.py, a cell of the cave by its tile and
row.  What a person types may be shorter; `commands.py` takes care of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from eolith.kernel.actions import Action, ActionTable, ChanceAction

from .. import layout, terms
from ..pack import Pack

# --- planning ---------------------------------------------------------------------------------------


class Pass(Action):
    """Plan nothing more this round."""


class Dwelling(Action):
    """Plan to build a dwelling."""


class Craft(Action):
    """Plan to make a craft."""

    craft: str


class Birth(Action):
    """Plan a birth."""


class Send(Action):
    """Plan an expedition to a cell: a hunt where a figure stands, else a gathering."""

    cell: str


class Paint(Action):
    """Plan a painting on a cell of the cave, or lay the token of a superb one there."""

    cell: str


class Ability(Action):
    """Put a member on the track of an ability."""

    ability: str


class Shaman(Action):
    """Send the shaman to a cell of the hut."""

    action: str


class Member(Action):
    """Place the chief, the shaman or a hunter."""

    member: str


class Parents(Action):
    """Place these two members."""

    one: str
    other: str


class Without(Action):
    """The chief, or the shaman, stays out of the group."""

    member: str


class With(Action):
    """The chief, or the shaman, joins the group."""

    member: str


class Hunters(Action):
    """So many hunter-gatherers join the group."""

    number: int


class Tools(Action):
    """The group carries so many tools."""

    number: int


class Pay(Action):
    """Pay one good of a cost or as an offering."""

    good: str


class Deprive(Action):
    """Take a deprivation token instead of paying."""


# --- execution --------------------------------------------------------------------------------------


class Build(Action):
    """Build a simple or status dwelling; `builder` is chief or other, `on` is empty or ramshackle."""

    dwelling: str
    builder: str
    on: str


class Make(Action):
    """Make a planned craft."""

    craft: str


class Bear(Action):
    """Carry out the planned birth."""


class Return(Action):
    """Carry out the expedition on a cell."""

    cell: str


class Colour(Action):
    """Carry out the planned painting on a cell of the cave."""

    cell: str


class Raise(Action):
    """Raise an ability by one level."""

    ability: str


class Forge(Action):
    """Make tools by the recipe of level 1, 2 or 3."""

    level: int


class Invoke(Action):
    """Carry out the action of the shaman."""


class Finish(Action):
    """End the own part of the phase; what is left is dropped."""


class Load(Action):
    """Bring home so many of the good that is asked for."""

    number: int


class Forget(Action):
    """Give up a figure of a full memory."""

    species: str


class Give(Action):
    """Trade a good away: of food, `plant2` lies in the second bowl."""

    store: str


class Take(Action):
    """Receive a good for two that were given."""

    good: str


class Cubes(Action):
    """Place one or two cubes for a superb painting."""

    number: int


class Site(Action):
    """Put a megalith or a shaman token on a cell."""

    cell: str


class Done(Action):
    """Nothing more of what is asked: no exchange, no tools, no ability."""


class Eat(Action):
    """Eat so much of the food that is asked for."""

    number: int


class Camp(Action):
    """Move the camp to a cell, or let it stay on its own."""

    cell: str


# --- set-up and chance ------------------------------------------------------------------------------


class Turn(Action):
    """Turn the centre tile so that its arrow points there."""

    direction: str


class Arrow(Action):
    """Put the priority arrow into a slot, named by the edge of the board."""

    slot: str


class First(ChanceAction):
    """Chance: who begins."""

    seat: str


class TurnCentre(ChanceAction):
    """Chance: where the arrow of the centre tile points."""

    direction: str


class SetArrow(ChanceAction):
    """Chance: the slot of the priority arrow."""

    slot: str


class LayTile(ChanceAction):
    """Chance: the tile that is laid on the next cell."""

    tile: str


class DrawObjective(ChanceAction):
    """Chance: an objective of the game."""

    objective: str


class Reveal(ChanceAction):
    """Chance: the painting tile that is turned up."""

    painting: str


class Deal(ChanceAction):
    """Chance: a craft that is laid out."""

    craft: str


@cache
def shared_actions(pack: Pack, players: int) -> ActionTable:
    """One table for all games of the same pack and player count."""
    return ActionTable([*_seat_actions(pack), *_chance_actions(pack, players)], terms.SEND)


def painting_cells(pack: Pack) -> list[str]:
    """The name of each cell of the cave: `painting_1.top`."""
    return [f"{painting.id}.{row}" for painting in pack.paintings for row in terms.PAINTING_ROWS]


def _seat_actions(pack: Pack) -> Sequence[Action]:
    cave, cells = painting_cells(pack), layout.CELL_NAMES
    crafts = [craft.id for craft in pack.crafts]
    actions: list[Action] = [Turn(direction) for direction in terms.DIRECTIONS]
    actions += [Arrow(slot.id) for slot in pack.arrow_slots]
    actions += [Pass(), Dwelling(), *map(Craft, crafts), Birth(), *map(Send, cells), *map(Paint, cave)]
    actions += [*map(Ability, terms.ABILITIES), *map(Shaman, terms.HUT), *map(Member, terms.MEMBERS)]
    actions += [Parents(terms.MEMBERS[one], terms.MEMBERS[other]) for one, other in terms.PAIRS]
    actions += [joins(member) for member in ("chief", "shaman") for joins in (Without, With)]
    actions += [*map(Hunters, range(terms.MOST_SENT + 1)), *map(Tools, range(terms.MOST_SENT + 1))]
    actions += [*map(Pay, terms.GOODS[: terms.PAYABLE]), Deprive()]
    actions += [
        Build(dwelling, builder, on)
        for builder in ("other", "chief")
        for dwelling in ("simple", "status")
        for on in ("empty", "ramshackle")
    ]
    actions += [*map(Make, crafts), Bear(), *map(Return, cells), *map(Colour, cave), *map(Raise, terms.ABILITIES)]
    actions += [*map(Forge, range(1, terms.LEVELS + 1)), Invoke(), Finish()]
    actions += [*map(Load, range(terms.MOST_LOAD + 1)), *map(Forget, terms.SPECIES)]
    actions += [*map(Give, terms.STORES), *map(Take, terms.GOODS), Cubes(1), Cubes(2), *map(Site, cells), Done()]
    actions += [*map(Eat, range(terms.MOST_EATEN + 1)), *map(Camp, cells)]
    assert len(actions) == terms.ACTION_SPACE
    return actions


def _chance_actions(pack: Pack, players: int) -> Sequence[Action | None]:
    actions: list[Action | None] = [First(seat) if seat in terms.SEATS[:players] else None for seat in terms.SEATS]
    actions += map(TurnCentre, terms.DIRECTIONS)
    actions += [SetArrow(slot.id) for slot in pack.arrow_slots]
    actions += [LayTile(tile.id) for tile in pack.tiles]
    actions += [DrawObjective(objective.id) for objective in pack.objectives]
    actions += [Reveal(painting.id) for painting in pack.paintings]
    actions += [Deal(craft.id) for craft in pack.crafts]
    return actions
