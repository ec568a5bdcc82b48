"""A pack as the integers and arrays that the rules read."""

from __future__ import annotations

from .. import terms
from ..rules import Tables
from . import Pack


def make_tables(pack: Pack) -> Tables:
    """The pack; where equal cards or tiles share a record, rows are left over."""
    cards = [
        [terms.EFFECTS.index(card.effect), card.resource, card.amount, card.culture, card.profession, card.symbols]
        for card in pack.cards
    ]
    tiles, copies = [], 0
    for tile in pack.tiles:
        tiles.append([*tile.price, tile.units, tile.kinds, tile.points, copies])
        copies += tile.copies
    tools = [number for number, card in enumerate(pack.cards) if card.effect == "one-use tool"]
    return Tables(
        {
            "cards": cards + [[0] * 6] * (terms.CARD_TYPES - len(cards)),
            "tiles": tiles + [[0] * 8] * (terms.TILE_TYPES - len(tiles)),
            "one_use": tools,
            "tool_value": [pack.cards[number].amount for number in tools],
            "choice_card": [card.effect for card in pack.cards].index("two resources"),
        }
    )
