"""Typed commands of Endless Winter in the reader's language, as `notation/commands.py` reads them in English.

Cards, chiefs, animals and stones go by their names: `play hunter`, `turn woolly rhino`, `use hunt top 2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from eolith.kernel import vocabulary
from eolith.kernel.pack import Face

from .. import layout, terms
from ..notation import actions
from ..notation.commands import GRAMMAR
from . import printed
from .telling import Telling

PARTS = ("top", "middle", "bottom")
NAMED = {"card": "cards", "chief": "chiefs", "setup card": "setup_cards", "species": "animals", "stone": "stones"}
"""Kinds of what has a name of its own, with the field of the pack."""
SAID = (
    ("figure", terms.FIGURES, "figure-"), ("column", terms.PLACES, "icon-"),
    ("direction", terms.DIRECTIONS, "direction-"), ("zone", terms.ZONES[:4], "zone-"),
)  # fmt: skip
"""Kinds of words with the messages that name them on the screen."""


class Vocabulary(vocabulary.Vocabulary):
    """The words of one language for the commands of the game, and for others such as `undo`."""

    def __init__(self, telling: Telling, others: tuple[str, ...] = ()) -> None:
        super().__init__(telling.texts, GRAMMAR, others)
        pack = self.pack = telling.pack
        self.language = telling.language
        self.kinds = {
            "figure": self.words(terms.FIGURES, "figure-"), "column": self.words(terms.PLACES),
            "track": self.words(terms.TRACKS), "direction": self.words(terms.DIRECTIONS),
            "zone": self.words(terms.ZONES[:4], "zone-"), "token": self.words(("take", "next"), "token-"),
            "part": self.words(PARTS, "part-"),
        }  # fmt: skip
        self.kinds |= {kind: self._names(getattr(pack, field)) for kind, field in NAMED.items()}
        self.kinds["sources"] = self._names((*pack.cards, *pack.chiefs, *pack.sides, *pack.rest_tokens))
        self.kinds["sources"][telling.say("place-rest").casefold()] = pack.rest_space[0].id
        if telling.game.alone:
            self.kinds["animal species"] = dict(zip(layout.GROUND_PLACES, layout.GROUND_PLACES))
        self.names = {kind: {code: name for name, code in words.items()} for kind, words in self.kinds.items()}
        """The word to show, by kind and English word: of several the last."""
        for kind, prefix in (("figure", "figure-"), ("zone", "zone-"), ("token", "token-"), ("part", "part-")):
            self.names[kind] = {name: self.synonyms(f"{prefix}{name}")[0] for name in self.names[kind]}
        for kind in ("column", "track", "direction"):
            self.names[kind] = {name: self.synonyms(name)[0] for name in self.names[kind]}
        for kind, names, message in SAID:
            self.kinds[kind] = self.said(names, message) | self.kinds[kind]
        prey = {vocabulary.plain(animal.objects[self.language]): animal.id for animal in pack.animals}
        self.kinds["species"] = prey | self.kinds["species"]
        self.kinds["column"] |= dict.fromkeys(map(vocabulary.plain, self.texts.forms("place-rest")), "rest")

    def _names(self, records: Sequence[Face]) -> dict[str, str]:
        """Ids and names of records, each with the id."""
        found = {record.id: record.id for record in records}
        found |= {record.id.replace("_", " "): record.id for record in records}
        for record in records:
            name = printed.name_of(self.pack, record, self.language)
            found |= dict.fromkeys((vocabulary.plain(name), name.casefold()), record.id)
        return found

    # --- reading ----------------------------------------------------------------------------------

    def operands(self, verb: str, rest: str) -> list[str]:
        if verb == "use":
            return [self._clause(rest)]
        words = rest.split()
        if verb == "pile" and words:
            return self._cards(words)
        if verb == "hex" and words[-1:] and words[-1] in layout.HEX_NAMES:
            return words[-1:]  # its terrain may stand before it
        found: list[str] = []
        for kind in self.follows(verb):
            if not words:
                break
            if kind == "direction" and words[0] in layout.HEX_NAMES:
                found.append(_towards(found[0], words.pop(0)))
            elif kind in NAMED:
                found.append(self.find(" ".join(words), self.kinds[kind]))
                return found
            else:
                found.append(self.take(words, self.kinds[kind]) if kind else words.pop(0))
        return found + words

    def _cards(self, words: list[str]) -> list[str]:
        """One card or several."""
        cards = self.kinds["card"]
        if len(words) == 1 or " ".join(words) in cards:
            return [self.find(" ".join(words), cards)]
        found = []
        while words:
            found.append(self.take(words, cards))
        return found

    def _clause(self, text: str) -> str:
        """`hunt top 2`, `hunter` or `hunter 2` as the name of a clause."""
        words = text.split()
        if not words or re.fullmatch(r"\w+(\.top|\.middle|\.bottom)?\.\d", text):
            return text
        number = words.pop() if words[-1].isdecimal() and len(words) > 1 else "1"
        columns = {word: place for word, place in self.kinds["column"].items() if place in terms.COLUMNS}
        if len(words) == 2 and any(word.startswith(words[0]) for word in columns):
            return f"{self.find(words[0], columns)}.{self.find(words[1], self.kinds['part'])}.{number}"
        return f"{self.find(' '.join(words), self.kinds['sources'])}.{number}"

    # --- showing ----------------------------------------------------------------------------------

    def shown(self, english: str) -> str:
        verb, _, clause = english.partition(" ")
        if verb != "use" or not clause:
            return super().shown(english)
        return f"{self.synonyms(verb)[0]} {self._shown_clause(clause.split()[0])}"

    def _shown_clause(self, name: str) -> str:
        known = {actions.clause_name(clause): clause.origin for clause in self.pack.clauses}
        origin = known.get(name)
        if origin is None:
            return name
        number = str(origin.index + 1)
        if origin.kind == "column":
            return " ".join([self.names["column"][origin.id], self.names["part"][origin.column], number])
        return f"{self.names['sources'][origin.id]} {number}" if origin.id in self.names["sources"] else name


def _towards(start: str, end: str) -> str:
    """The direction of a neighbouring hex; the hex as it was typed where it is none."""
    if start not in layout.HEX_NAMES:
        return end
    neighbours = layout.NEIGHBOURS[layout.HEX_NAMES.index(start)]
    place = layout.HEX_NAMES.index(end)
    return terms.DIRECTIONS[neighbours.index(place)] if place in neighbours else end
