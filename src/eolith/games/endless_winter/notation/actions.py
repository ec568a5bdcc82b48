"""Options of Endless Winter as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Move("c3", "east")` is
`move c3 east`.  Components are named by their ids in the pack, places by layout.py.  What a person
types may be shorter; `commands.py` takes care of that.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from eolith.kernel.actions import ActionTable
from eolith.kernel.pack import padded

from .. import board, layout
from ..pack import Pack
from ..pack.content import find_layout
from ..pack.effects import Clause


@dataclass(frozen=True, slots=True)
class TakeSide:
    """Play side a or b of the own chief card."""

    side: str


@dataclass(frozen=True, slots=True)
class TakeChief:
    """Take a chief card in the draft."""

    chief: str


@dataclass(frozen=True, slots=True)
class TakeSetup:
    """Take a setup card in the draft."""

    card: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a figure, chief or tribe, at home this round."""

    figure: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Put down a figure on a column or on the rest space."""

    figure: str
    place: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from hand."""

    card: str


@dataclass(frozen=True, slots=True)
class Discard:
    """Pay with a card from hand."""

    card: str


@dataclass(frozen=True, slots=True)
class PileUp:
    """Add a card to the own eclipse pile."""

    card: str


@dataclass(frozen=True, slots=True)
class Use:
    """Use a clause: `hunt.top.2`, `shaman.1`."""

    clause: str


@dataclass(frozen=True, slots=True)
class Burn:
    """Spend one food for labor."""


@dataclass(frozen=True, slots=True)
class Next:
    """Go on to the next part of the turn, the next step, or the end of it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Alternative 1, 2, ... of a clause."""

    number: int


@dataclass(frozen=True, slots=True)
class Order:
    """Item 1, 2, ... of a list comes next."""

    number: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Take nothing for what is due."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card."""


@dataclass(frozen=True, slots=True)
class Idol:
    """Move the idol of a track, offering or honor, one level up."""

    track: str


@dataclass(frozen=True, slots=True)
class Tool:
    """Gain a tool."""


@dataclass(frozen=True, slots=True)
class Food:
    """Take one food instead."""


@dataclass(frozen=True, slots=True)
class Camp:
    """Put a camp on the start tile."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Add an animal to the hunting ground."""


@dataclass(frozen=True, slots=True)
class TopAnimal:
    """Take the top card of the animal deck."""


@dataclass(frozen=True, slots=True)
class Site:
    """Place the leftmost megalith: `site c4` on a cell, `site c4+1` on the square whose corner it is."""

    site: str


@dataclass(frozen=True, slots=True)
class Move:
    """Move an own camp one step."""

    hex: str
    direction: str


@dataclass(frozen=True, slots=True)
class Village:
    """Build a village on a junction, named by its three hexes."""

    junction: str


@dataclass(frozen=True, slots=True)
class Bury:
    """Bury a card of a zone."""

    zone: str
    card: str


@dataclass(frozen=True, slots=True)
class Tribe:
    """Take a tribe card of the supply."""

    card: str


@dataclass(frozen=True, slots=True)
class Culture:
    """Take an open culture card."""

    card: str


@dataclass(frozen=True, slots=True)
class Animal:
    """Take an animal of the hunting ground."""

    species: str


@dataclass(frozen=True, slots=True)
class TurnAnimal:
    """Use an own unused animal."""

    species: str


@dataclass(frozen=True, slots=True)
class Stone:
    """Take a sacred stone."""

    stone: str


@dataclass(frozen=True, slots=True)
class Hex:
    """Gain the benefit of a hex next."""

    hex: str


@dataclass(frozen=True, slots=True)
class Slot:
    """Gain the benefit of empty megalith slot 1 to 5 next."""

    slot: int


@dataclass(frozen=True, slots=True)
class VillageCards:
    """Draw the cards of the own villages next."""


@dataclass(frozen=True, slots=True)
class Score:
    """Score the stone in slot 1, 2 or 3 next."""

    slot: int


@dataclass(frozen=True, slots=True)
class Token:
    """Take the face-up rest token, or the next one."""

    token: str


@dataclass(frozen=True, slots=True)
class LayStone:
    """Chance: a stone that is laid out."""

    stone: str


@dataclass(frozen=True, slots=True)
class OpenCulture:
    """Chance: the next open culture card."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawChief:
    """Chance: the next chief card."""

    chief: str


@dataclass(frozen=True, slots=True)
class DrawSetup:
    """Chance: the next setup card."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Chance: the top card of a seat's deck."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawAnimal:
    """Chance: the top card of the animal deck."""

    species: str


@dataclass(frozen=True, slots=True)
class GiveAid:
    """Chance: who gets the next aid."""

    seat: str


@dataclass(frozen=True, slots=True)
class LayBoard:
    """Chance: the megalith board of the next slot."""

    board: str


@dataclass(frozen=True, slots=True)
class PickLand:
    """Chance: a land tile that joins the map."""

    terrain: str


@dataclass(frozen=True, slots=True)
class LayTile:
    """Chance: the tile of the next hex."""

    terrain: str


@dataclass(frozen=True, slots=True)
class TurnToken:
    """Chance: the glacier token that is turned up."""

    token: str


@dataclass(frozen=True, slots=True)
class TurnRest:
    """Chance: the rest token that is turned up."""

    token: str


SeatAction = (
    TakeSide | TakeChief | TakeSetup | Leave | Figure | Play | Discard | PileUp | Use | Burn | Next | Choice | Order
    | Decline | Draw | Idol | Tool | Food | Camp | Reveal | TopAnimal | Site | Move | Village | Bury | Tribe | Culture
    | Animal | TurnAnimal | Stone | Hex | Slot | VillageCards | Score | Token
)  # fmt: skip
ChanceAction = (
    LayStone | OpenCulture | DrawChief | DrawSetup | DrawCard | DrawAnimal | GiveAid | LayBoard | PickLand | LayTile
    | TurnToken | TurnRest
)  # fmt: skip
Action = SeatAction | ChanceAction

VERBS: dict[type, str] = {
    TakeSide: "side", TakeChief: "chief", TakeSetup: "setup", Leave: "leave", Figure: "figure", Play: "play",
    Discard: "discard", PileUp: "pile", Use: "use", Burn: "burn", Next: "next", Choice: "choice", Order: "order",
    Decline: "decline", Draw: "draw", Idol: "idol", Tool: "tool", Food: "food", Camp: "camp", Reveal: "reveal",
    TopAnimal: "top", Site: "site", Move: "move", Village: "village", Bury: "bury", Tribe: "tribe",
    Culture: "culture", Animal: "animal", TurnAnimal: "turn", Stone: "stone", Hex: "hex", Slot: "slot",
    VillageCards: "villages", Score: "score", Token: "token", LayStone: "lay-stone", OpenCulture: "open-culture",
    DrawChief: "draw-chief", DrawSetup: "draw-setup", DrawCard: "draw-card", DrawAnimal: "draw-animal",
    GiveAid: "give-aid", LayBoard: "lay-board", PickLand: "pick-land", LayTile: "lay-tile", TurnToken: "turn-token",
    TurnRest: "turn-rest",
}  # fmt: skip
"""The first word of each action's text."""


@cache
def shared_actions(pack: Pack, players: int, megalith_layout: str) -> ActionTable[Action]:
    """One table for all games of the same pack, player count and layout."""
    field = pack.layouts[find_layout(pack, players, megalith_layout)].field
    return ActionTable(_all_actions(pack, players, field), VERBS, board.FIGURE)


def clause_name(clause: Clause) -> str:
    """The record, the part of a column, and the place in its effect: `hunt.top.2`, `shaman.1`."""
    origin = clause.origin
    part = f".{origin.column}" if origin.kind == "column" else ""
    return f"{origin.id}{part}.{origin.index + 1}"


def _all_actions(pack: Pack, players: int, field: layout.Field) -> list[Action | None]:
    """By option; None where the pack, the layout or the player count leaves a number unused."""
    cards = [card.id for card in pack.cards]
    places = [*board.COLUMNS, "rest"]
    actions: list[Action | None] = [TakeSide("a"), TakeSide("b")]
    actions += [TakeChief(chief.id) for chief in pack.chiefs]
    actions += [TakeSetup(card.id) for card in pack.setup_cards]
    actions += [Leave(figure) for figure in board.FIGURES]
    actions += [Figure(figure, place) for figure in board.FIGURES for place in places]
    actions += map(Play, cards)
    actions += map(Discard, cards)
    actions += map(PileUp, cards)
    actions += padded([Use(clause_name(clause)) for clause in pack.clauses], board.CLAUSES, None)
    actions += [Burn(), Next()]
    actions += [Choice(number + 1) for number in range(board.ALTERNATIVES)]
    actions += [Order(number + 1) for number in range(board.LIST_ITEMS)]
    actions += [Decline(), Draw(), Idol("offering"), Idol("honor"), Tool(), Food(), Camp(), Reveal(), TopAnimal()]
    actions += padded([Site(site.name) for site in field.sites], board.SITES, None)
    actions += [Move(place, direction) for place in layout.HEX_NAMES for direction in board.DIRECTIONS]
    actions += [Village(junction) for junction in layout.JUNCTION_NAMES]
    actions += [Bury(zone, card) for zone in board.ZONES[:4] for card in cards]
    actions += map(Tribe, board.TRIBE_CARDS)
    actions += map(Culture, cards[board.FIRST_CULTURE :])
    actions += [Animal(animal.id) for animal in pack.animals]
    actions += [TurnAnimal(animal.id) for animal in pack.animals]
    actions += [Stone(stone.id) for stone in pack.stones]
    actions += map(Hex, layout.HEX_NAMES)
    actions += [Slot(slot + 1) for slot in range(board.MEGALITH_SLOTS)]
    actions += [VillageCards()]
    actions += [Score(slot + 1) for slot in range(board.STONE_SLOTS)]
    actions += [Token("take"), Token("next")]
    assert len(actions) == board.ACTION_SPACE
    return actions + _chance_actions(pack, players)


def _chance_actions(pack: Pack, players: int) -> list[Action | None]:
    cards = [card.id for card in pack.cards]
    actions: list[Action | None] = [LayStone(stone.id) for stone in pack.stones]
    actions += map(OpenCulture, cards[board.FIRST_CULTURE :])
    actions += [DrawChief(chief.id) for chief in pack.chiefs]
    actions += [DrawSetup(card.id) for card in pack.setup_cards]
    actions += map(DrawCard, cards)
    actions += [DrawAnimal(animal.id) for animal in pack.animals]
    actions += padded([GiveAid(seat) for seat in board.SEATS[:players]], len(board.SEATS), None)
    actions += [LayBoard(laid.id) for laid in pack.megalith_boards]
    actions += [PickLand(terrain.id) for terrain in pack.terrains]
    actions += [LayTile(terrain.id) for terrain in pack.terrains]
    actions += [TurnToken(token.id) for token in pack.glacier_tokens]
    actions += [TurnRest(token.id) for token in pack.rest_tokens]
    return actions
