"""Typed commands of Doggerland in the reader's language, as `notation/commands.py` reads them in English.

Crafts, abilities, animals and actions of the shaman go by their names, a cell of the cave by its tile and row:
`craft bone fish hunter pay`, `paint 1.top chief`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from eolith.kernel import vocabulary
from eolith.kernel.pack import NamedFace

from .. import terms
from ..layout import CELL_NAMES
from ..notation.agenda import GROUP
from ..notation.commands import COSTS, grammar_of
from .telling import Telling

NAMED = {"craft": "crafts", "ability": "abilities", "action": "hut", "species": "animals"}
"""Kinds whose names may have more than one word, with the field of the pack."""
PLACE = re.compile(r"(\w+)\.(.+)")
"""A cell of the cave: its tile, as a number or an id, and its row."""


class Vocabulary(vocabulary.Vocabulary):
    """The words of one language for the commands of the game, and for others such as `undo`."""

    def __init__(self, telling: Telling, others: tuple[str, ...] = ()) -> None:
        super().__init__(telling.texts, grammar_of(telling.game), others)
        self.pack, self.language = telling.pack, telling.language
        members, goods = self.words(terms.MEMBERS, "member-"), self.words(terms.GOODS, "good-")
        row, ground = self.words(terms.PAINTING_ROWS, "row-"), self.words(("empty", "ramshackle"), "ground-")
        self.kinds = {
            "direction": self.words(terms.DIRECTIONS), "slot": self.words(terms.DIRECTIONS), "good": goods, "row": row,
            "ground": ground, "dwelling": self.words(("simple", "status"), "dwelling-"),
            "member": members | self.words((*GROUP[2:], *COSTS)),
            "builder": self.words(("other",), "builder-") | self.words(("chief",), "member-"),
            "store": self._stores(goods), "place": {},
        }  # fmt: skip
        if telling.game.alone:
            self.kinds["home"] = self.words(terms.DWELLINGS, "dwelling-")
            self.kinds["rival"] = self.words(terms.RIVALS, "rival-")
        self.kinds |= {kind: self._names(getattr(self.pack, field)) for kind, field in NAMED.items()}
        self.names = {kind: self._shown_words(words) for kind, words in self.kinds.items()}
        """The word to show, by kind and English word."""
        for kind, words in self._called(telling).items():
            self.kinds[kind] = words | self.kinds[kind]

    def _called(self, telling: Telling) -> dict[str, dict[str, str]]:
        """What things are called on the screen, by kind."""
        pack, plain = self.pack, vocabulary.plain
        members = self.said(terms.MEMBERS, "member-", "short-")
        group = {plain(self.texts.say(f"choice-{name}")): name for name in GROUP[2:]}
        cells = (f"{painting.id}.{row}" for painting in pack.paintings for row in terms.PAINTING_ROWS)
        ramshackle, *others = ((plain(house.names[self.language]), house.id) for house in pack.dwellings)
        return {
            "direction": self.said(terms.DIRECTIONS, "direction-"),
            "slot": self.said(terms.DIRECTIONS, "direction-"),
            "row": self.said(terms.PAINTING_ROWS, "row-"),
            "good": self._goods(terms.GOODS),
            "store": self._goods(terms.STORES),
            "species": self.said(terms.SPECIES, "short-"),
            "member": members | group,
            "builder": members,
            "place": {plain(telling.painting(cell, case)): cell for cell in cells for case in ("", ".acc")},
            "dwelling": dict(others),
            "ground": dict([ramshackle]),
        }

    def _goods(self, stores: Sequence[str]) -> dict[str, str]:
        """What goods are called, food in a bowl with the bowl."""
        found: dict[str, str] = {}
        for store in stores:
            good = store.rstrip("123")
            called = self.said((good,), "amount-")
            called[vocabulary.plain(self.pack.goods[terms.GOODS.index(good)].names[self.language])] = good
            names = list(called)
            if store != good:
                bowl = {"from": self.texts.say(f"place-bowl-{store[-1]}.from")}
                names = [self.texts.say("place-store", good=name, **bowl) for name in names]
            found |= dict.fromkeys(map(vocabulary.plain, names), store)
        return found

    def _shown_words(self, words: dict[str, str]) -> dict[str, str]:
        """The first word of the language for each English one."""
        found: dict[str, str] = {}
        for word, name in words.items():
            if word != name or self.language == "en":
                found.setdefault(name, word)
        return found

    def _stores(self, goods: dict[str, str]) -> dict[str, str]:
        """The words for goods, those of food with the number of their bowl."""
        found = {}
        for word, good in goods.items():
            for store in terms.STORES:
                if store.rstrip("123") == good:
                    found[word + store[len(good) :]] = store
        return found

    def _names(self, records: Sequence[NamedFace]) -> dict[str, str]:
        """Names and ids of records, each with the id."""
        found = {record.names[self.language].casefold(): record.id for record in records}
        found |= {vocabulary.plain(name): code for name, code in found.items()}
        found |= {vocabulary.plain(record.objects[self.language]): record.id for record in records}
        found |= {record.id.replace("_", " "): record.id for record in records}
        return found | {record.id: record.id for record in records}

    # --- reading ----------------------------------------------------------------------------------

    def operands(self, verb: str, rest: str) -> list[str]:
        words = rest.split()
        found: list[str] = []
        kinds = self.follows(verb)
        while words:
            kind = kinds[min(len(found), len(kinds) - 1)]
            if kind == "good" and verb != "return" and words[0] == "1" and words[1:]:
                del words[0]
            found.append(self._operand(words, kind))
        first = 1 if verb == "return" else 0
        if verb in ("return", "feed") and found[first:] and found[first].isdecimal():
            # `2 hides, 1 bone`, as it is shown, for `hide 2 bone 1`
            for i in range(first, len(found) - 1, 2):
                found[i : i + 2] = found[i + 1], found[i]
        return found

    def _operand(self, words: list[str], kind: str) -> str:
        if kind:
            self.skip(words, self.kinds[kind])
        word = words[0]
        if not kind or kind not in NAMED and (word.isdecimal() or word in CELL_NAMES):
            return words.pop(0)
        if kind in ("place", "member") and PLACE.fullmatch(word):
            return self._place(words.pop(0))
        return self.take(words, self.kinds[kind])

    def _place(self, word: str) -> str:
        """`1.top` or `painting_1.top` as the name of a cell of the cave; anything else as it is."""
        parts = PLACE.fullmatch(word)
        if not parts:
            return word
        tile, row = parts.groups()
        if tile.isdecimal() and len(tile) < 3 and 0 < int(tile) <= len(self.pack.paintings):
            tile = self.pack.paintings[int(tile) - 1].id
        return f"{tile}.{self.find(row, self.kinds['row'])}"

    # --- showing ----------------------------------------------------------------------------------

    def shown_word(self, word: str, kind: str) -> str:
        place = PLACE.fullmatch(word)
        if place:
            number = self.pack.number("paintings", place[1]) + 1
            return f"{number}.{self.names['row'][place[2]]}"
        return super().shown_word(word, kind)
