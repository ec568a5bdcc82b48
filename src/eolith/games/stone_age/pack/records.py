"""The records of the pack: what is printed on one face each.  The head of components.toml describes the format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from eolith.kernel.pack import Record

from .. import terms

WORDS = ("dice for all", "food N", *(f"{name} N" for name in terms.RESOURCES), "roll RESOURCE", "points N",
         "agriculture", "tool", "extra card", "one-use tool N", "two resources")  # fmt: skip
"""How the effects are written, N being 1 to 9."""


@dataclass(frozen=True)
class Card:
    """One face of a civilization card (SA-COMP-04 to SA-COMP-11)."""

    id: str
    effect: str
    resource: int
    """Index of the resource that the effect gives, or -1."""
    amount: int
    culture: int
    """Index of the culture symbol, or -1."""
    profession: int
    """Index of the profession, or -1."""
    symbols: int
    copies: int
    source: str

    @staticmethod
    def columns(_: str) -> tuple[str, ...]:
        return ("id", "effect", "symbols", "copies", "source", "note")

    @classmethod
    def read(cls, record: Record) -> Self:
        effect, resource, amount = _effect(record, record.text("effect"))
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
        return cls(record.id, effect, resource, amount, culture, profession, count, copies, record.source)


def _effect(record: Record, words: str) -> tuple[str, int, int]:
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


@dataclass(frozen=True)
class Tile:
    """One face of a building tile (SA-COMP-12 to SA-COMP-14)."""

    id: str
    price: tuple[int, int, int, int]
    """Listed resources; all zero when priced by number."""
    units: int
    """How many resources; 0 when listed, 7 at most for "1 to 7"."""
    kinds: int
    """Of exactly how many kinds; -1 when any number will do."""
    points: int
    """Printed points; 0 when the payment is scored."""
    copies: int
    source: str

    @staticmethod
    def columns(_: str) -> tuple[str, ...]:
        return ("id", "price", "points", "copies", "source", "note")

    @classmethod
    def read(cls, record: Record) -> Self:
        words = record.text("price").split()
        copies, source = record.number("copies", 1, 9, 1), record.source
        if words == ["1", "to", "7", "resources"]:
            return cls(record.id, (0, 0, 0, 0), 7, -1, 0, copies, source)
        if len(words) == 5 and words[1:3] == ["resources", "of"] and words[4] in ("kind", "kinds"):
            units, kinds = record.digit("price", words[0], 1, 7), record.digit("price", words[3], 1, 4)
            if kinds <= units:
                return cls(record.id, (0, 0, 0, 0), units, kinds, 0, copies, source)
        if words and len(words) % 2 == 0 and all(word in terms.RESOURCES for word in words[1::2]):
            price = [0, 0, 0, 0]
            for count, name in zip(words[::2], words[1::2]):
                price[terms.RESOURCES.index(name)] += record.digit("price", count, 1, 9)
            points = record.number("points", 1, 99)
            return cls(record.id, (price[0], price[1], price[2], price[3]), 0, 0, points, copies, source)
        allowed = "amounts as '2 wood 1 brick', 'N resources of K kinds', '1 to 7 resources'"
        raise record.error("price", f"is {' '.join(words)!r}; allowed: {allowed}")
