"""Options of Doggerland as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Send("c3")` is `send c3`.
Components are named by their ids in the pack, cells by layout.py, a cell of the cave by its tile and
row.  What a person types may be shorter; `commands.py` takes care of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from eolith.kernel.actions import ActionTable

from .. import board, layout
from ..pack import Pack

# --- planning ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass:
    """Plan nothing more this round."""


@dataclass(frozen=True, slots=True)
class Dwelling:
    """Plan to build a dwelling."""


@dataclass(frozen=True, slots=True)
class Craft:
    """Plan to make a craft."""

    craft: str


@dataclass(frozen=True, slots=True)
class Birth:
    """Plan a birth."""


@dataclass(frozen=True, slots=True)
class Send:
    """Plan an expedition to a cell: a hunt where a figure stands, else a gathering."""

    cell: str


@dataclass(frozen=True, slots=True)
class Paint:
    """Plan a painting on a cell of the cave, or lay the token of a superb one there."""

    cell: str


@dataclass(frozen=True, slots=True)
class Ability:
    """Put a member on the track of an ability."""

    ability: str


@dataclass(frozen=True, slots=True)
class Shaman:
    """Send the shaman to a cell of the hut."""

    action: str


@dataclass(frozen=True, slots=True)
class Member:
    """Place the chief, the shaman or a hunter."""

    member: str


@dataclass(frozen=True, slots=True)
class Parents:
    """Place these two members."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Without:
    """The chief, or the shaman, stays out of the group."""

    member: str


@dataclass(frozen=True, slots=True)
class With:
    """The chief, or the shaman, joins the group."""

    member: str


@dataclass(frozen=True, slots=True)
class Hunters:
    """So many hunter-gatherers join the group."""

    number: int


@dataclass(frozen=True, slots=True)
class Tools:
    """The group carries so many tools."""

    number: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay one good of a cost or as an offering."""

    good: str


@dataclass(frozen=True, slots=True)
class Deprive:
    """Take a deprivation token instead of paying."""


# --- execution --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Build:
    """Build a simple or status dwelling; `builder` is chief or other, `on` is empty or ramshackle."""

    dwelling: str
    builder: str
    on: str


@dataclass(frozen=True, slots=True)
class Make:
    """Make a planned craft."""

    craft: str


@dataclass(frozen=True, slots=True)
class Bear:
    """Carry out the planned birth."""


@dataclass(frozen=True, slots=True)
class Return:
    """Carry out the expedition on a cell."""

    cell: str


@dataclass(frozen=True, slots=True)
class Colour:
    """Carry out the planned painting on a cell of the cave."""

    cell: str


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise an ability by one level."""

    ability: str


@dataclass(frozen=True, slots=True)
class Forge:
    """Make tools by the recipe of level 1, 2 or 3."""

    level: int


@dataclass(frozen=True, slots=True)
class Invoke:
    """Carry out the action of the shaman."""


@dataclass(frozen=True, slots=True)
class Finish:
    """End the own part of the phase; what is left is dropped."""


@dataclass(frozen=True, slots=True)
class Load:
    """Bring home so many of the good that is asked for."""

    number: int


@dataclass(frozen=True, slots=True)
class Forget:
    """Give up a figure of a full memory."""

    species: str


@dataclass(frozen=True, slots=True)
class Give:
    """Trade a good away: of food, `plant2` lies in the second bowl."""

    store: str


@dataclass(frozen=True, slots=True)
class Take:
    """Receive a good for two that were given."""

    good: str


@dataclass(frozen=True, slots=True)
class Cubes:
    """Place one or two cubes for a superb painting."""

    number: int


@dataclass(frozen=True, slots=True)
class Site:
    """Put a megalith or a shaman token on a cell."""

    cell: str


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing more of what is asked: no exchange, no tools, no ability."""


@dataclass(frozen=True, slots=True)
class Eat:
    """Eat so much of the food that is asked for."""

    number: int


@dataclass(frozen=True, slots=True)
class Camp:
    """Move the camp to a cell, or let it stay on its own."""

    cell: str


# --- set-up and chance ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn the centre tile so that its arrow points there."""

    direction: str


@dataclass(frozen=True, slots=True)
class Arrow:
    """Put the priority arrow into a slot, named by the edge of the board."""

    slot: str


@dataclass(frozen=True, slots=True)
class First:
    """Chance: who begins."""

    seat: str


@dataclass(frozen=True, slots=True)
class TurnCentre:
    """Chance: where the arrow of the centre tile points."""

    direction: str


@dataclass(frozen=True, slots=True)
class SetArrow:
    """Chance: the slot of the priority arrow."""

    slot: str


@dataclass(frozen=True, slots=True)
class LayTile:
    """Chance: the tile that is laid on the next cell."""

    tile: str


@dataclass(frozen=True, slots=True)
class DrawObjective:
    """Chance: an objective of the game."""

    objective: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: the painting tile that is turned up."""

    painting: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: a craft that is laid out."""

    craft: str


SeatAction = (
    Turn | Arrow | Pass | Dwelling | Craft | Birth | Send | Paint | Ability | Shaman | Member | Parents | Without
    | With | Hunters | Tools | Pay | Deprive | Build | Make | Bear | Return | Colour | Raise | Forge | Invoke | Finish
    | Load | Forget | Give | Take | Cubes | Site | Done | Eat | Camp
)  # fmt: skip
ChanceAction = First | TurnCentre | SetArrow | LayTile | DrawObjective | Reveal | Deal
Action = SeatAction | ChanceAction

VERBS: dict[type, str] = {
    Turn: "turn", Arrow: "arrow", Pass: "pass", Dwelling: "dwelling", Craft: "craft", Birth: "birth", Send: "send",
    Paint: "paint", Ability: "ability", Shaman: "shaman", Member: "member", Parents: "parents", Without: "without",
    With: "with", Hunters: "hunters", Tools: "tools", Pay: "pay", Deprive: "deprive", Build: "build", Make: "make",
    Bear: "bear", Return: "return", Colour: "colour", Raise: "raise", Forge: "forge", Invoke: "invoke",
    Finish: "finish", Load: "load", Forget: "forget", Give: "give", Take: "take", Cubes: "cubes", Site: "site",
    Done: "done", Eat: "eat", Camp: "camp", First: "first", TurnCentre: "turn-centre", SetArrow: "set-arrow",
    LayTile: "lay-tile", DrawObjective: "draw-objective", Reveal: "reveal", Deal: "deal",
}  # fmt: skip
"""The first word of each action's text."""


@cache
def shared_actions(pack: Pack, players: int) -> ActionTable[Action]:
    """One table for all games of the same pack and player count."""
    return ActionTable([*_seat_actions(pack), *_chance_actions(pack, players)], VERBS, board.SEND)


def painting_cells(pack: Pack) -> list[str]:
    """The name of each cell of the cave: `painting_1.top`."""
    return [f"{painting.id}.{row}" for painting in pack.paintings for row in board.PAINTING_ROWS]


def _seat_actions(pack: Pack) -> Sequence[Action]:
    cave, cells = painting_cells(pack), layout.CELL_NAMES
    crafts = [craft.id for craft in pack.crafts]
    actions: list[Action] = [Turn(direction) for direction in board.DIRECTIONS]
    actions += [Arrow(slot.id) for slot in pack.arrow_slots]
    actions += [Pass(), Dwelling(), *map(Craft, crafts), Birth(), *map(Send, cells), *map(Paint, cave)]
    actions += [*map(Ability, board.ABILITIES), *map(Shaman, board.HUT), *map(Member, board.MEMBERS)]
    actions += [Parents(board.MEMBERS[one], board.MEMBERS[other]) for one, other in board.PAIRS]
    actions += [joins(member) for member in ("chief", "shaman") for joins in (Without, With)]
    actions += [*map(Hunters, range(board.MOST_SENT + 1)), *map(Tools, range(board.MOST_SENT + 1))]
    actions += [*map(Pay, board.GOODS[: board.PAYABLE]), Deprive()]
    actions += [
        Build(dwelling, builder, on)
        for builder in ("other", "chief")
        for dwelling in ("simple", "status")
        for on in ("empty", "ramshackle")
    ]
    actions += [*map(Make, crafts), Bear(), *map(Return, cells), *map(Colour, cave), *map(Raise, board.ABILITIES)]
    actions += [*map(Forge, range(1, board.LEVELS + 1)), Invoke(), Finish()]
    actions += [*map(Load, range(board.MOST_LOAD + 1)), *map(Forget, board.SPECIES)]
    actions += [*map(Give, board.STORES), *map(Take, board.GOODS), Cubes(1), Cubes(2), *map(Site, cells), Done()]
    actions += [*map(Eat, range(board.MOST_EATEN + 1)), *map(Camp, cells)]
    assert len(actions) == board.ACTION_SPACE
    return actions


def _chance_actions(pack: Pack, players: int) -> Sequence[Action | None]:
    actions: list[Action | None] = [First(seat) if seat in board.SEATS[:players] else None for seat in board.SEATS]
    actions += map(TurnCentre, board.DIRECTIONS)
    actions += [SetArrow(slot.id) for slot in pack.arrow_slots]
    actions += [LayTile(tile.id) for tile in pack.tiles]
    actions += [DrawObjective(objective.id) for objective in pack.objectives]
    actions += [Reveal(painting.id) for painting in pack.paintings]
    actions += [Deal(craft.id) for craft in pack.crafts]
    return actions
