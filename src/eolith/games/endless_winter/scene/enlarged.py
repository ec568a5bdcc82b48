"""What the panel of a target shows large: faces of components, symbols of the art, and what is a stand-in of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.scene import Fact

from .. import layout
from ..notation.actions import species_at
from ..pack import AlonePack, Pack
from ..words.telling import Telling
from . import cards, idols, land, nomads

if TYPE_CHECKING:
    from ..rules import EndlessWinter

DRAWN: dict[str, tuple[tuple[int, int], Callable[[str, str, Pack], str]]] = {
    "cards": (cards.CARD, lambda code, language, pack: cards.card(code, language, pack=pack)),
    "sides": (cards.CARD, cards.chief),
    "animals": (cards.CARD, cards.animal),
    "setup_cards": (cards.CARD, cards.setup),
    "stones": (cards.STONE, cards.stone),
    "rest_tokens": (cards.REST, cards.rest_token),
    "terrains": (land.TILE, lambda code, _, pack: land.tile(pack, code)),
}
"""How large the faces are that a tuple of the pack has, and what draws them."""
DRAWN_ALONE: dict[str, tuple[tuple[int, int], Callable[[str, str, AlonePack], str]]] = {
    "nomad_cards": (cards.CARD, nomads.card),
    "migration_cards": (nomads.MIGRATION, nomads.migration),
}
LOOKED_AT = ("nomad", "migration", "offering", "aid")
"""Targets at which nothing is ever done."""
KINDS = {"culture": "cards", "tribe": "cards", "hand": "cards", "played": "cards", "pile": "cards", "discard": "cards",
         "animal": "animals", "unused": "animals", "stone": "stones", "setup": "setup_cards",
         "nomad": "nomad_cards", "migration": "migration_cards", "offering": "cards"}  # fmt: skip
"""The faces that targets name, by the first word of a target."""


def symbols(telling: Telling, players: int) -> str:
    """A symbol for each face; and one for the tables that an idol leads to; alone, one for the aid."""
    tables, pack = _symbol("idols", idols.TABLES_SIZE, idols.tables(telling, players)), telling.pack
    aid = _symbol("aid", nomads.AID, nomads.aid(pack)) if isinstance(pack, AlonePack) else ""
    return _faces(telling.language, pack) + tables + aid


@lru_cache(maxsize=16)
def _faces(language: str, pack: Pack) -> str:
    drawn: dict[str, Any] = {**DRAWN, **(DRAWN_ALONE if isinstance(pack, AlonePack) else {})}
    return "".join(
        _symbol(f"{kind}-{face.id}", size, draw(face.id, language, pack))
        for kind, (size, draw) in drawn.items()
        for face in getattr(pack, kind)
    )


def _symbol(name: str, size: tuple[int, int], drawn: str) -> str:
    return f'<symbol id="face-{name}" viewBox="0 0 {size[0]} {size[1]}">{drawn}</symbol>'


def facts(telling: Telling, state: EndlessWinter, seat: int | None, target: str) -> list[Fact]:
    """The faces that lie at a target, each with what of it is a stand-in."""
    if target.startswith("idol-"):
        return [Fact("", "", "face-idols")]
    if target == "aid":
        return [Fact("", "", "face-aid")]
    return [Fact(_stand_in(telling, kind, code), "", f"face-{kind}-{code}") for kind, code in _at(state, seat, target)]


def _stand_in(telling: Telling, kind: str, code: str) -> str:
    shown = getattr(telling.pack, kind)[telling.pack.number(kind, code)]
    return telling.say(f"face-{shown.ours}") if shown.ours else ""


def _at(state: EndlessWinter, seat: int | None, target: str) -> Iterator[tuple[str, str]]:
    """The tuple of the pack and the id of each face."""
    pack: Any = state.game.pack
    kind, _, name = target.partition("-")
    if kind == "animal" and name in layout.GROUND_PLACES:
        species = species_at(state, name)
        if species:
            yield "animals", species
    elif kind in KINDS and name and target != "animal-deck":
        yield KINDS[kind], name
    elif kind == "hex":
        terrain = state.terrain[layout.HEX_NAMES.index(name)]
        if terrain >= 0:
            yield "terrains", pack.terrains[terrain].id
    elif target == "rest-token" and state.rest_open:
        yield "rest_tokens", pack.rest_tokens[state.rest_open - 1].id
    elif kind == "chief" and name:
        yield from (("sides", side.id) for side in pack.sides if pack.chiefs[side.chief].id == name)
    elif seat is not None:
        yield from _own(state, seat, kind, name)


def _own(state: EndlessWinter, seat: int, kind: str, name: str) -> Iterator[tuple[str, str]]:
    """What lies before a seat: its chief, and sacred stones."""
    pack: Any = state.game.pack
    first = 2 * (state.chief[seat] - 1)
    if kind == "stoneslot":
        stone = state.stones[seat][int(name) - 1]
        if stone:
            yield "stones", pack.stones[stone - 1].id
    elif first >= 0 and kind == "side":
        yield "sides", pack.sides[first + "ab".index(name)].id
    elif first >= 0 and kind == "chief":
        sides = [state.side[seat] - 1] if state.side[seat] else range(2)
        yield from (("sides", pack.sides[first + side].id) for side in sides)
