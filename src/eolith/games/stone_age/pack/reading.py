"""Reading components.toml, or an owner's file of the same format: each record checked, and the totals.

The head of components.toml describes the format.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from eolith.kernel.pack import PackError, Records, read_pack

from .. import terms
from . import Pack
from .records import Card, Tile

PRINTED = Counter({"dice for all": 10, "food": 7, "resource": 5, "roll": 3, "points": 3, "agriculture": 2, "tool": 1,
                   "extra card": 1, "one-use tool": 3, "two resources": 1})  # fmt: skip
"""SA-COMP-04: how many cards have each effect."""
COLUMNS = {
    "card": ("id", "effect", "symbols", "copies", "source", "note"),
    "tile": ("id", "price", "points", "copies", "source", "note"),
}
"""What a record of a pack can say."""
WORDS = ("dice for all", "food N", *(f"{name} N" for name in terms.RESOURCES), "roll RESOURCE", "points N",
         "agriculture", "tool", "extra card", "one-use tool N", "two resources")  # fmt: skip
"""How the effects are written, N being 1 to 9."""


def read_components(path: Path) -> Pack:
    data = read_pack(path, "stone_age")
    data.check_tables(COLUMNS)
    cards = tuple(_card(record) for record in data.records("card"))
    tiles = tuple(_tile(record) for record in data.records("tile"))
    _check_totals(data, cards, tiles)
    return Pack(data.id, data.edition, data.digest, cards, tiles)


def _card(record: Records) -> Card:
    words = record.text("effect")
    effect, resource, amount = _effect(record, words)
    symbol = record.text("symbols").split()
    culture = profession = -1
    count = 1
    if len(symbol) == 1 and symbol[0] in terms.CULTURES:
        culture = terms.CULTURES.index(symbol[0])
    elif len(symbol) == 2 and symbol[0] in terms.PROFESSIONS and symbol[1] in ("1", "2", "3"):
        profession, count = terms.PROFESSIONS.index(symbol[0]), int(symbol[1])
    else:
        allowed = ", ".join((*terms.CULTURES, *(f"{name} 1-3" for name in terms.PROFESSIONS)))
        raise record.error("symbols", f"is {' '.join(symbol)!r}; allowed: {allowed}")
    copies = record.number("copies", 1, 9, 1)
    return Card(record.id, effect, resource, amount, culture, profession, count, copies, record.source)


def _effect(record: Records, words: str) -> tuple[str, int, int]:
    """(effect, resource, amount) of the words on a card."""
    if words in ("dice for all", "agriculture", "tool", "extra card", "two resources"):
        return words, -1, 2 if words == "two resources" else 1
    head, _, last = words.rpartition(" ")
    if last.isdecimal() and 0 < int(last) < 10:
        if head in terms.RESOURCES:
            return "resource", terms.RESOURCES.index(head), int(last)
        if head in ("food", "points", "one-use tool"):
            return head, -1, int(last)
    if head == "roll" and last in terms.RESOURCES:
        return "roll", terms.RESOURCES.index(last), 2
    raise record.error("effect", f"is {words!r}; allowed: {', '.join(WORDS)}, N being 1 to 9")


def _tile(record: Records) -> Tile:
    words = record.text("price").split()
    copies, source = record.number("copies", 1, 9, 1), record.source
    if words == ["1", "to", "7", "resources"]:
        return Tile(record.id, (0, 0, 0, 0), 7, -1, 0, copies, source)
    if len(words) == 5 and words[1:3] == ["resources", "of"] and words[4] in ("kind", "kinds"):
        units, kinds = record.digit("price", words[0], 1, 7), record.digit("price", words[3], 1, 4)
        if kinds <= units:
            return Tile(record.id, (0, 0, 0, 0), units, kinds, 0, copies, source)
    if words and len(words) % 2 == 0 and all(word in terms.RESOURCES for word in words[1::2]):
        price = [0, 0, 0, 0]
        for count, name in zip(words[::2], words[1::2]):
            price[terms.RESOURCES.index(name)] += record.digit("price", count, 1, 9)
        points = record.number("points", 1, 99, None)
        return Tile(record.id, (price[0], price[1], price[2], price[3]), 0, 0, points, copies, source)
    allowed = "amounts as '2 wood 1 brick', 'N resources of K kinds', '1 to 7 resources'"
    raise record.error("price", f"is {' '.join(words)!r}; allowed: {allowed}")


def _check_totals(data: Any, cards: tuple[Card, ...], tiles: tuple[Tile, ...]) -> None:
    """SA-COMP-04, -06, -12: the totals that the rulebook prints."""
    counts: Counter[str] = Counter()
    for card in cards:
        counts[card.effect] += card.copies
    for effect in terms.EFFECTS:
        if counts[effect] != PRINTED[effect]:
            found, due = counts[effect], PRINTED[effect]
            raise PackError(f"{data.path}: {found} cards have the effect {effect!r}, the rulebook counts {due}")
    if len({card.id for card in cards if card.effect == "one-use tool"}) != 3:
        raise PackError(f"{data.path}: the three one-use tools need three records, so that a player can name them")
    for index, culture in enumerate(terms.CULTURES):
        shown = sum(card.copies for card in cards if card.culture == index)
        if shown != 2:
            raise PackError(f"{data.path}: {shown} cards show {culture}, the rulebook counts 2 of each culture symbol")
    for index, profession in enumerate(terms.PROFESSIONS):
        shown = sum(card.copies for card in cards if card.profession == index)
        if shown != 5:
            raise PackError(f"{data.path}: {shown} cards show {profession}, the rulebook counts 5 of each profession")
    total = sum(tile.copies for tile in tiles)
    if total != terms.TILE_TYPES:
        raise PackError(f"{data.path}: {total} building tiles, the rulebook counts {terms.TILE_TYPES}")
