"""Options of Doggerland as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Send("c3")` is `send c3`.
Components are named by their ids in the pack, cells by layout.py, a cell of the cave by its tile and
row.  What a person types may be shorter; `commands.py` takes care of that.
"""

from __future__ import annotations

from functools import cache

from eolith.kernel.actions import Action, ActionTable, ChanceAction, ids

from .. import layout, terms
from ..pack import Pack

BUILDS = tuple(
    (dwelling, builder, on)
    for builder in ("other", "chief")
    for dwelling in ("simple", "status")
    for on in ("empty", "ramshackle")
)


def painting_cells(pack: Pack, *_: int) -> list[str]:
    """The name of each cell of the cave: `painting_1.top`."""
    return [f"{painting.id}.{row}" for painting in pack.paintings for row in terms.PAINTING_ROWS]


# --- planning ---------------------------------------------------------------------------------------


class Pass(Action, at=terms.PASS):
    """Plan nothing more this round."""


class Dwelling(Action, at=terms.DWELLING):
    """Plan to build a dwelling."""


class Craft(Action, at=terms.CRAFT, of=ids("crafts")):
    """Plan to make a craft."""

    craft: str


class Birth(Action, at=terms.BIRTH):
    """Plan a birth."""


class Send(Action, at=terms.SEND, of=layout.CELL_NAMES):
    """Plan an expedition to a cell: a hunt where a figure stands, else a gathering."""

    cell: str


class Paint(Action, at=terms.PAINT, of=painting_cells):
    """Plan a painting on a cell of the cave, or lay the token of a superb one there."""

    cell: str


class Ability(Action, at=terms.ABILITY, of=terms.ABILITIES):
    """Put a member on the track of an ability."""

    ability: str


class Shaman(Action, at=terms.SHAMAN_TO, of=terms.HUT):
    """Send the shaman to a cell of the hut."""

    action: str


class Member(Action, at=terms.MEMBER, of=terms.MEMBERS):
    """Place the chief, the shaman or a hunter."""

    member: str


class Parents(Action, at=terms.PARENTS, of=[(terms.MEMBERS[one], terms.MEMBERS[other]) for one, other in terms.PAIRS]):
    """Place these two members."""

    one: str
    other: str


class Without(Action, at=(terms.LEAD, terms.ACCOMPANY), of=("chief", "shaman")):
    """The chief, or the shaman, stays out of the group."""

    member: str


class With(Action, at=(terms.LEAD + 1, terms.ACCOMPANY + 1), of=("chief", "shaman")):
    """The chief, or the shaman, joins the group."""

    member: str


class Hunters(Action, at=terms.SEND_HUNTERS, of=range(terms.MOST_SENT + 1)):
    """So many hunter-gatherers join the group."""

    number: int


class Tools(Action, at=terms.SEND_TOOLS, of=range(terms.MOST_SENT + 1)):
    """The group carries so many tools."""

    number: int


class Pay(Action, at=terms.PAY, of=terms.GOODS[: terms.PAYABLE]):
    """Pay one good of a cost or as an offering."""

    good: str


class Deprive(Action, at=terms.DEPRIVE):
    """Take a deprivation token instead of paying."""


# --- execution --------------------------------------------------------------------------------------


class Build(Action, at=terms.BUILD, of=BUILDS):
    """Build a simple or status dwelling; `builder` is chief or other, `on` is empty or ramshackle."""

    dwelling: str
    builder: str
    on: str


class Make(Action, at=terms.MAKE, of=ids("crafts")):
    """Make a planned craft."""

    craft: str


class Bear(Action, at=terms.BEAR):
    """Carry out the planned birth."""


class Return(Action, at=terms.RETURN, of=layout.CELL_NAMES):
    """Carry out the expedition on a cell."""

    cell: str


class Colour(Action, at=terms.COLOUR, of=painting_cells):
    """Carry out the planned painting on a cell of the cave."""

    cell: str


class Raise(Action, at=terms.RAISE, of=terms.ABILITIES):
    """Raise an ability by one level."""

    ability: str


class Forge(Action, at=terms.FORGE, of=range(1, terms.LEVELS + 1)):
    """Make tools by the recipe of level 1, 2 or 3."""

    level: int


class Invoke(Action, at=terms.INVOKE):
    """Carry out the action of the shaman."""


class Finish(Action, at=terms.FINISH):
    """End the own part of the phase; what is left is dropped."""


class Load(Action, at=terms.LOAD, of=range(terms.MOST_LOAD + 1)):
    """Bring home so many of the good that is asked for."""

    number: int


class Forget(Action, at=terms.FORGET, of=terms.SPECIES):
    """Give up a figure of a full memory."""

    species: str


class Give(Action, at=terms.GIVE, of=terms.STORES):
    """Trade a good away: of food, `plant2` lies in the second bowl."""

    store: str


class Take(Action, at=terms.TAKE, of=terms.GOODS):
    """Receive a good for two that were given."""

    good: str


class Cubes(Action, at=terms.CUBES, of=(1, 2)):
    """Place one or two cubes for a superb painting."""

    number: int


class Site(Action, at=terms.SITE, of=layout.CELL_NAMES):
    """Put a megalith or a shaman token on a cell."""

    cell: str


class Done(Action, at=terms.DONE):
    """Nothing more of what is asked: no exchange, no tools, no ability."""


class Eat(Action, at=terms.EAT, of=range(terms.MOST_EATEN + 1)):
    """Eat so much of the food that is asked for."""

    number: int


class Camp(Action, at=terms.MOVE_CAMP, of=layout.CELL_NAMES):
    """Move the camp to a cell, or let it stay on its own."""

    cell: str


# --- set-up and chance ------------------------------------------------------------------------------


class Turn(Action, at=terms.TURN_CENTRE, of=terms.DIRECTIONS):
    """Turn the centre tile so that its arrow points there."""

    direction: str


class Arrow(Action, at=terms.SET_ARROW, of=ids("arrow_slots")):
    """Put the priority arrow into a slot, named by the edge of the board."""

    slot: str


class First(ChanceAction, at=terms.FIRST, of=lambda pack, players: terms.SEATS[:players]):
    """Chance: who begins."""

    seat: str


class TurnCentre(ChanceAction, at=terms.CENTRE_TURNED, of=terms.DIRECTIONS):
    """Chance: where the arrow of the centre tile points."""

    direction: str


class SetArrow(ChanceAction, at=terms.ARROW_SET, of=ids("arrow_slots")):
    """Chance: the slot of the priority arrow."""

    slot: str


class LayTile(ChanceAction, at=terms.LAY, of=ids("tiles")):
    """Chance: the tile that is laid on the next cell."""

    tile: str


class DrawObjective(ChanceAction, at=terms.DRAW_OBJECTIVE, of=ids("objectives")):
    """Chance: an objective of the game."""

    objective: str


class Reveal(ChanceAction, at=terms.REVEAL, of=ids("paintings")):
    """Chance: the painting tile that is turned up."""

    painting: str


class Deal(ChanceAction, at=terms.DEAL, of=ids("crafts")):
    """Chance: a craft that is laid out."""

    craft: str


@cache
def shared_actions(pack: Pack, players: int) -> ActionTable:
    """One table for all games of the same pack and player count."""
    return ActionTable.of(__name__, terms.OPTION_SPACE, terms.SEND, pack, players)
