"""Options of Endless Winter as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Move("c3", "east")` is
`move c3 east`.  Components are named by their ids in the pack, places by layout.py.  What a person
types may be shorter; `commands.py` takes care of that.
"""

from __future__ import annotations

from functools import cache

from eolith.kernel.actions import Action, ActionTable, ChanceAction
from eolith.kernel.pack import padded

from .. import layout, terms
from ..pack import Pack
from ..pack.content import find_layout
from ..pack.effects import Clause


class TakeSide(Action, verb="side"):
    """Play side a or b of the own chief card."""

    side: str


class TakeChief(Action, verb="chief"):
    """Take a chief card in the draft."""

    chief: str


class TakeSetup(Action, verb="setup"):
    """Take a setup card in the draft."""

    card: str


class Leave(Action):
    """Leave a figure, chief or tribe, at home this round."""

    figure: str


class Figure(Action):
    """Put down a figure on a column or on the rest space."""

    figure: str
    place: str


class Play(Action):
    """Play a card from hand."""

    card: str


class Discard(Action):
    """Pay with a card from hand."""

    card: str


class PileUp(Action, verb="pile"):
    """Add a card to the own eclipse pile."""

    card: str


class Use(Action):
    """Use a clause: `hunt.top.2`, `shaman.1`."""

    clause: str


class Burn(Action):
    """Spend one food for labor."""


class Next(Action):
    """Go on to the next part of the turn, the next step, or the end of it."""


class Choice(Action):
    """Alternative 1, 2, ... of a clause."""

    number: int


class Order(Action):
    """Item 1, 2, ... of a list comes next."""

    number: int


class Decline(Action):
    """Take nothing for what is due."""


class Draw(Action):
    """Draw a card."""


class Idol(Action):
    """Move the idol of a track, offering or honor, one level up."""

    track: str


class Tool(Action):
    """Gain a tool."""


class Food(Action):
    """Take one food instead."""


class Camp(Action):
    """Put a camp on the start tile."""


class Reveal(Action):
    """Add an animal to the hunting ground."""


class TopAnimal(Action, verb="top"):
    """Take the top card of the animal deck."""


class Site(Action):
    """Place the leftmost megalith: `site c4` on a cell, `site c4+1` on the square whose corner it is."""

    site: str


class Move(Action):
    """Move an own camp one step."""

    hex: str
    direction: str


class Village(Action):
    """Build a village on a junction, named by its three hexes."""

    junction: str


class Bury(Action):
    """Bury a card of a zone."""

    zone: str
    card: str


class Tribe(Action):
    """Take a tribe card of the supply."""

    card: str


class Culture(Action):
    """Take an open culture card."""

    card: str


class Animal(Action):
    """Take an animal of the hunting ground."""

    species: str


class TurnAnimal(Action, verb="turn"):
    """Use an own unused animal."""

    species: str


class Stone(Action):
    """Take a sacred stone."""

    stone: str


class Hex(Action):
    """Gain the benefit of a hex next."""

    hex: str


class Slot(Action):
    """Gain the benefit of empty megalith slot 1 to 5 next."""

    slot: int


class VillageCards(Action, verb="villages"):
    """Draw the cards of the own villages next."""


class Score(Action):
    """Score the stone in slot 1, 2 or 3 next."""

    slot: int


class Token(Action):
    """Take the face-up rest token, or the next one."""

    token: str


class LayStone(ChanceAction):
    """Chance: a stone that is laid out."""

    stone: str


class OpenCulture(ChanceAction):
    """Chance: the next open culture card."""

    card: str


class DrawChief(ChanceAction):
    """Chance: the next chief card."""

    chief: str


class DrawSetup(ChanceAction):
    """Chance: the next setup card."""

    card: str


class DrawCard(ChanceAction):
    """Chance: the top card of a seat's deck."""

    card: str


class DrawAnimal(ChanceAction):
    """Chance: the top card of the animal deck."""

    species: str


class GiveAid(ChanceAction):
    """Chance: who gets the next aid."""

    seat: str


class LayBoard(ChanceAction):
    """Chance: the megalith board of the next slot."""

    board: str


class PickLand(ChanceAction):
    """Chance: a land tile that joins the map."""

    terrain: str


class LayTile(ChanceAction):
    """Chance: the tile of the next hex."""

    terrain: str


class TurnToken(ChanceAction):
    """Chance: the glacier token that is turned up."""

    token: str


class TurnRest(ChanceAction):
    """Chance: the rest token that is turned up."""

    token: str


@cache
def shared_actions(pack: Pack, players: int, megalith_layout: str) -> ActionTable:
    """One table for all games of the same pack, player count and layout."""
    field = pack.layouts[find_layout(pack, players, megalith_layout)].field
    return ActionTable(_all_actions(pack, players, field), terms.FIGURE)


def clause_name(clause: Clause) -> str:
    """The record, the part of a column, and the place in its effect: `hunt.top.2`, `shaman.1`."""
    origin = clause.origin
    part = f".{origin.column}" if origin.kind == "column" else ""
    return f"{origin.id}{part}.{origin.index + 1}"


def _all_actions(pack: Pack, players: int, field: layout.Field) -> list[Action | None]:
    """By option; None where the pack, the layout or the player count leaves a number unused."""
    cards = [card.id for card in pack.cards]
    places = [*terms.COLUMNS, "rest"]
    actions: list[Action | None] = [TakeSide("a"), TakeSide("b")]
    actions += [TakeChief(chief.id) for chief in pack.chiefs]
    actions += [TakeSetup(card.id) for card in pack.setup_cards]
    actions += [Leave(figure) for figure in terms.FIGURES]
    actions += [Figure(figure, place) for figure in terms.FIGURES for place in places]
    actions += map(Play, cards)
    actions += map(Discard, cards)
    actions += map(PileUp, cards)
    actions += padded([Use(clause_name(clause)) for clause in pack.clauses], terms.CLAUSES, None)
    actions += [Burn(), Next()]
    actions += [Choice(number + 1) for number in range(terms.ALTERNATIVES)]
    actions += [Order(number + 1) for number in range(terms.LIST_ITEMS)]
    actions += [Decline(), Draw(), Idol("offering"), Idol("honor"), Tool(), Food(), Camp(), Reveal(), TopAnimal()]
    actions += padded([Site(site.name) for site in field.sites], terms.SITES, None)
    actions += [Move(place, direction) for place in layout.HEX_NAMES for direction in terms.DIRECTIONS]
    actions += [Village(junction) for junction in layout.JUNCTION_NAMES]
    actions += [Bury(zone, card) for zone in terms.ZONES[:4] for card in cards]
    actions += map(Tribe, terms.TRIBE_CARDS)
    actions += map(Culture, cards[terms.FIRST_CULTURE :])
    actions += [Animal(animal.id) for animal in pack.animals]
    actions += [TurnAnimal(animal.id) for animal in pack.animals]
    actions += [Stone(stone.id) for stone in pack.stones]
    actions += map(Hex, layout.HEX_NAMES)
    actions += [Slot(slot + 1) for slot in range(terms.MEGALITH_SLOTS)]
    actions += [VillageCards()]
    actions += [Score(slot + 1) for slot in range(terms.STONE_SLOTS)]
    actions += [Token("take"), Token("next")]
    assert len(actions) == terms.ACTION_SPACE
    return actions + _chance_actions(pack, players)


def _chance_actions(pack: Pack, players: int) -> list[Action | None]:
    cards = [card.id for card in pack.cards]
    actions: list[Action | None] = [LayStone(stone.id) for stone in pack.stones]
    actions += map(OpenCulture, cards[terms.FIRST_CULTURE :])
    actions += [DrawChief(chief.id) for chief in pack.chiefs]
    actions += [DrawSetup(card.id) for card in pack.setup_cards]
    actions += map(DrawCard, cards)
    actions += [DrawAnimal(animal.id) for animal in pack.animals]
    actions += padded([GiveAid(seat) for seat in terms.SEATS[:players]], len(terms.SEATS), None)
    actions += [LayBoard(laid.id) for laid in pack.megalith_boards]
    actions += [PickLand(terrain.id) for terrain in pack.terrains]
    actions += [LayTile(terrain.id) for terrain in pack.terrains]
    actions += [TurnToken(token.id) for token in pack.glacier_tokens]
    actions += [TurnRest(token.id) for token in pack.rest_tokens]
    return actions
