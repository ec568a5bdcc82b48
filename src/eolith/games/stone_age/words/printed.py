"""Faces as sentences: what is printed on the cards and building tiles, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from .. import terms
from ..pack.records import Card, Tile

Say = Callable[..., str]
"""A message of the reader's language, as Texts.say."""

EFFECT_MESSAGES = {
    "dice for all": "card-dice-for-all",
    "agriculture": "card-agriculture",
    "tool": "card-tool",
    "extra card": "card-extra-card",
    "two resources": "card-two-resources",
}
"""The effects of cards that need no number."""


def effect(card: Card, say: Say) -> str:
    """The upper half of a card."""
    match card.effect:
        case "food":
            return say("amount-food", n=card.amount)
        case "points":
            return say("amount-point", n=card.amount)
        case "resource":
            return say(f"amount-{terms.RESOURCES[card.resource]}", n=card.amount)
        case "roll":
            return say(f"card-roll-{terms.RESOURCES[card.resource]}")
        case "one-use tool":
            return say("card-one-use-tool", n=card.amount)
    return say(EFFECT_MESSAGES[card.effect])


def symbols(card: Card, say: Say) -> str:
    """The lower half of a card."""
    if card.culture >= 0:
        return say(f"culture-{terms.CULTURES[card.culture]}")
    name = say(f"profession-{terms.PROFESSIONS[card.profession]}")
    return say("symbols-profession", name=name, n=card.symbols)


def price(tile: Tile, say: Say) -> str:
    """The listed price of a building: `2 wood, 1 brick`."""
    amounts = zip(terms.RESOURCES, tile.price, strict=True)
    return ", ".join(say(f"amount-{name}", n=n) for name, n in amounts if n)


def short_price(tile: Tile, say: Say) -> str:
    """The same in fewer words: `2 wood, brick`."""
    amounts = zip(terms.RESOURCES, tile.price, strict=True)
    return ", ".join(say(f"{'resource' if n == 1 else 'amount'}-{name}", n=n) for name, n in amounts if n)


def building(tile: Tile, say: Say, form: str = "tile") -> str:
    """What a building costs and scores: `2 wood, 1 brick = 10 points`; as `tile-short`: `2 wood, brick → 10`."""
    if tile.units == 0:
        cost = price(tile, say) if form == "tile" else short_price(tile, say)
        return say(f"{form}-listed", price=cost, n=tile.points)
    if tile.kinds < 0:
        return say(f"{form}-one-to-seven", n=tile.units)
    return say(f"{form}-by-number", n=tile.units, kinds=tile.kinds)
