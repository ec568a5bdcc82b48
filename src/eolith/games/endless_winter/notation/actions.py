"""Options of Endless Winter as structured actions, and as text that can be typed and recorded.

Every option of the fixed space has one action, and every action one text: `Move("c3", "east")` is
`move c3 east`.  Components are named by their ids in the pack, places by layout.py.  What a person
types may be shorter; `commands.py` takes care of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from eolith.kernel.actions import Action, ActionTable, ChanceAction, ids
from eolith.kernel.pack import padded

from .. import layout, terms
from ..pack import AlonePack, Pack
from ..pack.content import find_layout
from ..pack.effects import Clause

if TYPE_CHECKING:
    from ..rules import EndlessWinter


def clause_name(clause: Clause) -> str:
    """The record, the part of a column, and the place in its effect: `hunt.top.2`, `shaman.1`."""
    origin = clause.origin
    part = f".{origin.column}" if origin.kind == "column" else ""
    return f"{origin.id}{part}.{origin.index + 1}"


def culture_cards(pack: Pack, *_: object) -> list[str]:
    return [card.id for card in pack.cards[terms.FIRST_CULTURE :]]


def names_of_sites(field: layout.Field, on_two: bool) -> list[str]:
    """The places for a megalith but those, or only those, where one lies on two others."""
    return [site.name for site in field.sites if on_two == (field.on_two and site.level > 0)]


def alone(records: Callable[..., Sequence[str]]) -> Callable[..., Sequence[str]]:
    """What there is in a game alone, and nothing elsewhere."""
    return lambda pack, *others: records(pack, *others) if isinstance(pack, AlonePack) else ()


class TakeSide(Action, at=terms.TAKE_SIDE, of=("a", "b"), verb="side"):
    """Play side a or b of the own chief card."""

    side: str


class TakeChief(Action, at=terms.TAKE_CHIEF, of=ids("chiefs"), verb="chief"):
    """Take a chief card in the draft."""

    chief: str


class TakeSetup(Action, at=terms.TAKE_SETUP, of=ids("setup_cards"), verb="setup"):
    """Take a setup card in the draft."""

    card: str


class Leave(Action, at=terms.LEAVE_FIGURE, of=terms.FIGURES):
    """Leave a figure, chief or tribe, at home this round."""

    figure: str


class Figure(Action, at=terms.FIGURE, of=product(terms.FIGURES, terms.PLACES)):
    """Put down a figure on a column or on the rest space."""

    figure: str
    place: str


class Play(Action, at=terms.PLAY, of=ids("cards")):
    """Play a card from hand."""

    card: str


class Discard(Action, at=terms.DISCARD, of=ids("cards")):
    """Pay with a card from hand."""

    card: str


class PileUp(Action, at=terms.PILE_UP, of=ids("cards"), verb="pile"):
    """Add a card to the own eclipse pile."""

    card: str


class Use(Action, at=terms.USE, of=lambda pack, *_: map(clause_name, pack.clauses)):
    """Use a clause: `hunt.top.2`, `shaman.1`."""

    clause: str


class Burn(Action, at=terms.BURN):
    """Spend one food for labor."""


class Next(Action, at=terms.NEXT):
    """Go on to the next part of the turn, the next step, or the end of it."""


class Choice(Action, at=terms.CHOICE, of=range(1, terms.ALTERNATIVES + 1)):
    """Alternative 1, 2, ... of a clause."""

    number: int


class Order(Action, at=terms.ORDER, of=range(1, terms.LIST_ITEMS + 1)):
    """Item 1, 2, ... of a list comes next."""

    number: int


class Decline(Action, at=terms.DECLINE):
    """Take nothing for what is due."""


class Draw(Action, at=terms.DRAW):
    """Draw a card."""


class Idol(Action, at=terms.IDOL, of=terms.TRACKS):
    """Move the idol of a track, offering or honor, one level up."""

    track: str


class Tool(Action, at=terms.TOOL):
    """Gain a tool."""


class Food(Action, at=terms.FOOD):
    """Take one food instead."""


class Camp(Action, at=terms.CAMP):
    """Put a camp on the start tile."""


class Reveal(Action, at=terms.REVEAL):
    """Add an animal to the hunting ground."""


class TopAnimal(Action, at=terms.ANIMAL_DECK, verb="top"):
    """Take the top card of the animal deck."""


class Site(Action, at=terms.SITE, of=lambda pack, players, field: names_of_sites(field, on_two=False)):
    """Place the leftmost megalith: `site c4` on a cell, `site c4+1` on the square whose corner it is."""

    site: str


class Stack(Site, at=terms.STACK, of=lambda pack, players, field: names_of_sites(field, on_two=True), verb="site"):
    """Place the leftmost megalith on two others: `site c4d4+1` above the cells c4 and d4."""


class Move(Action, at=terms.MOVE, of=product(layout.HEX_NAMES, terms.DIRECTIONS)):
    """Move an own camp one step."""

    hex: str
    direction: str


class Village(Action, at=terms.VILLAGE, of=layout.JUNCTION_NAMES):
    """Build a village on a junction, named by its three hexes."""

    junction: str


class Bury(Action, at=terms.BURY, of=lambda pack, *_: product(terms.ZONES[:4], ids("cards")(pack))):
    """Bury a card of a zone."""

    zone: str
    card: str


class Tribe(Action, at=terms.TRIBE, of=terms.TRIBE_CARDS):
    """Take a tribe card of the supply."""

    card: str


class Culture(Action, at=terms.CULTURE, of=culture_cards):
    """Take an open culture card."""

    card: str


def animals_found(pack: Pack, *_: object) -> list[str]:
    """What animals of the hunting ground are known by: their species, or alone their places."""
    if isinstance(pack, AlonePack):
        return padded(layout.GROUND_PLACES, terms.SPECIES, "nowhere")
    return [animal.id for animal in pack.animals]


def species_at(state: EndlessWinter, found: str) -> str:
    """The species of an animal of the hunting ground as its action names it; empty for a place where none lies."""
    if found not in layout.GROUND_PLACES:
        return "" if state.game.alone else found
    lying = state.ground_place[layout.GROUND_PLACES.index(found)]
    pack: Any = state.game.pack
    return pack.animals[lying - 1].id if lying else ""


class Animal(Action, at=terms.ANIMAL, of=animals_found):
    """Take an animal of the hunting ground, alone by its place."""

    species: str


class TurnAnimal(Action, at=terms.TURN_ANIMAL, of=ids("animals"), verb="turn"):
    """Use an own unused animal."""

    species: str


class Stone(Action, at=terms.STONE, of=ids("stones")):
    """Take a sacred stone."""

    stone: str


class Hex(Action, at=terms.HEX, of=layout.HEX_NAMES):
    """Gain the benefit of a hex next."""

    hex: str


class Slot(Action, at=terms.SLOT, of=range(1, terms.MEGALITH_SLOTS + 1)):
    """Gain the benefit of empty megalith slot 1 to 5 next."""

    slot: int


class VillageCards(Action, at=terms.VILLAGE_CARDS, verb="villages"):
    """Draw the cards of the own villages next."""


class Score(Action, at=terms.SCORE_STONE, of=range(1, terms.STONE_SLOTS + 1)):
    """Score the stone in slot 1, 2 or 3 next."""

    slot: int


class Token(Action, at=terms.TAKE_TOKEN, of=("take", "next")):
    """Take the face-up rest token, or the next one."""

    token: str


class LayStone(ChanceAction, at=terms.LAY_STONE, of=ids("stones")):
    """Chance: a stone that is laid out."""

    stone: str


class OpenCulture(ChanceAction, at=terms.OPEN_CULTURE, of=culture_cards):
    """Chance: the next open culture card."""

    card: str


class DrawChief(ChanceAction, at=terms.DRAW_CHIEF, of=ids("chiefs")):
    """Chance: the next chief card."""

    chief: str


class DrawSetup(ChanceAction, at=terms.DRAW_SETUP, of=ids("setup_cards")):
    """Chance: the next setup card."""

    card: str


class DrawCard(ChanceAction, at=terms.DRAW_CARD, of=ids("cards")):
    """Chance: the top card of a seat's deck."""

    card: str


class DrawAnimal(ChanceAction, at=terms.DRAW_ANIMAL, of=ids("animals")):
    """Chance: the top card of the animal deck."""

    species: str


class GiveAid(ChanceAction, at=terms.GIVE_AID, of=lambda pack, players, field: terms.SEATS[:players]):
    """Chance: who gets the next aid."""

    seat: str


class LayBoard(ChanceAction, at=terms.LAY_BOARD, of=ids("megalith_boards")):
    """Chance: the megalith board of the next slot."""

    board: str


class PickLand(ChanceAction, at=terms.PICK_LAND, of=ids("terrains")):
    """Chance: a land tile that joins the map."""

    terrain: str


class LayTile(ChanceAction, at=terms.LAY_TILE, of=ids("terrains")):
    """Chance: the tile of the next hex."""

    terrain: str


class TurnToken(ChanceAction, at=terms.TURN_TOKEN, of=ids("glacier_tokens")):
    """Chance: the glacier token that is turned up."""

    token: str


class ShowNomad(ChanceAction, at=terms.SHOW_NOMAD, of=alone(ids("nomad_cards"))):
    """Chance: the nomad card that is turned up."""

    card: str


class ShowMigration(ChanceAction, at=terms.SHOW_MIGRATION, of=alone(ids("migration_cards"))):
    """Chance: the migration card that is turned up."""

    card: str


class ShowBuried(ChanceAction, at=terms.SHOW_BURIED, of=alone(culture_cards)):
    """Chance: a culture card that the nomads buried unseen."""

    card: str


class TurnRest(ChanceAction, at=terms.TURN_REST, of=ids("rest_tokens")):
    """Chance: the rest token that is turned up."""

    token: str


@cache
def shared_actions(pack: Pack, players: int, megalith_layout: str) -> ActionTable:
    """One table for all games of the same pack, player count and layout."""
    field = pack.layouts[find_layout(pack, players, megalith_layout)].field
    space = terms.OPTION_SPACE if isinstance(pack, AlonePack) else terms.SHOW_NOMAD
    return ActionTable.of(__name__, space, terms.FIGURE, pack, players, field)
