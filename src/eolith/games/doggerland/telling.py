"""Doggerland in words: components, places, and refusals as sentences in the reader's language.

`wording.py` says what is printed on components.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from eolith.kernel.rule import Refusal
from eolith.kernel.text import Texts

from . import board, wording

if TYPE_CHECKING:
    from .game import DoggerlandGame

NAMED = {"craft": "crafts", "species": "animals", "ability": "abilities", "hut": "hut"}
"""Details of refusals that are ids of the pack, and the tuples that they are from."""


class Telling:
    """A game's things in one language."""

    def __init__(self, game: DoggerlandGame, language: str) -> None:
        self.game = game
        self.pack = game.pack
        self.language = language
        self.texts = Texts(language, game.name)
        self.say = self.texts.say

    def name(self, kind: str, code: str) -> str:
        """The name of a record; `kind` is a tuple of the pack: `crafts`, `animals`, `hut` …"""
        shown = getattr(self.pack, kind)[self.pack.number(kind, code)]
        return wording.name_of(self.pack, shown, self.language, self.say)

    def face(self, kind: str, number: int) -> str:
        """The name of a record and all that is printed on it."""
        return wording.told(self.pack, kind, number, self.language, self.say)

    def painting(self, place: str) -> str:
        """A cell of the cave: `painting tile 1, top row (Horse)`."""
        code, _, row = place.rpartition(".")
        number = self.pack.number("paintings", code)
        species = self.pack.paintings[number].animals[board.PAINTING_ROWS.index(row)]
        animal = self.pack.animals[species].names[self.language]
        return self.say("place-painting", n=number + 1, row=self.say(f"row-{row}"), species=animal)

    def store(self, store: str) -> str:
        """A good, of food with its bowl: `Plants (second bowl)`."""
        number = board.STORES.index(store)
        good: str = self.pack.goods[board.GOOD_OF[number]].names[self.language]
        if number < board.PAYABLE:
            return good
        return self.say("place-store", good=good, bowl=self.say(f"place-bowl-{store[-1]}"))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, as a sentence."""
        return self.say(f"refusal-{refusal.reason}", **self._details(refusal.details))

    def _details(self, details: Mapping[str, Any]) -> dict[str, Any]:
        """The same with names in place of ids; `amount` is so much of a good."""
        values = dict(details)
        for detail, kind in NAMED.items():
            if detail in values:
                values[detail] = self.name(kind, values[detail])
        if "member" in values:
            values["member"] = self.say(f"member-{values['member']}")
        if "place" in values:
            values["place"] = self.painting(values["place"])
        if "store" in values:
            values["store"] = self.store(values["store"])
        if "good" in values:
            values["amount"] = self.say(f"amount-{values['good']}", n=values.get("need", 1))
            values["good"] = self.name("goods", values["good"])
        return values
