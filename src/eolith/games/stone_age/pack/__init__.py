"""The pack of Stone Age: components.toml, read, checked, turned into tables.

Source: the rulebook's overview pages; see the head of components.toml for the format.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from eolith.kernel import pack
from eolith.kernel.pack import PackFile, faces

from .. import terms
from .records import Card, Tile

PRINTED = Counter({"dice for all": 10, "food": 7, "resource": 5, "roll": 3, "points": 3, "agriculture": 2, "tool": 1,
                   "extra card": 1, "one-use tool": 3, "two resources": 1})  # fmt: skip
"""SA-COMP-04: how many cards have each effect."""


class Pack(pack.Pack):
    """Everything printed on the components that can be corrected by an owner."""

    cards: tuple[Card, ...] = faces(card=None)
    tiles: tuple[Tile, ...] = faces(tile=None)

    whole = True

    def card(self, code: str) -> int:
        """The card type of a code; KeyError when there is none."""
        return self.number("cards", code)

    def tile(self, code: str) -> int:
        """The tile type of a code; KeyError when there is none."""
        return self.number("tiles", code)

    @cached_property
    def each_tile(self) -> tuple[str, ...]:
        """The code of every single tile, type by type."""
        return tuple(tile.id for tile in self.tiles for _ in range(tile.copies))

    @cached_property
    def one_use_tools(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.effect == "one-use tool")

    def check(self, file: PackFile) -> None:
        """SA-COMP-04, -06, -12: the totals that the rulebook prints."""
        counts: Counter[str] = Counter()
        for card in self.cards:
            counts[card.effect] += card.copies
        for effect in terms.EFFECTS:
            if counts[effect] != PRINTED[effect]:
                found, due = counts[effect], PRINTED[effect]
                raise file.error(f"{found} cards have the effect {effect!r}, the rulebook counts {due}")
        if len({card.id for card in self.one_use_tools}) != 3:
            raise file.error("the three one-use tools need three records, so that a player can name them")
        for index, culture in enumerate(terms.CULTURES):
            shown = sum(card.copies for card in self.cards if card.culture == index)
            if shown != 2:
                raise file.error(f"{shown} cards show {culture}, the rulebook counts 2 of each culture symbol")
        for index, profession in enumerate(terms.PROFESSIONS):
            shown = sum(card.copies for card in self.cards if card.profession == index)
            if shown != 5:
                raise file.error(f"{shown} cards show {profession}, the rulebook counts 5 of each profession")
        total = sum(tile.copies for tile in self.tiles)
        if total != terms.TILE_TYPES:
            raise file.error(f"{total} building tiles, the rulebook counts {terms.TILE_TYPES}")
