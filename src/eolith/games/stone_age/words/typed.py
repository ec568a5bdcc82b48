"""Typed commands of Stone Age in the reader's language, as `notation/commands.py` reads them in English."""

from __future__ import annotations

import re
from itertools import dropwhile

from eolith.kernel import vocabulary
from eolith.kernel.game import ActionError

from .. import terms
from ..notation.commands import GRAMMAR
from .telling import DIE_FACES, Telling

VERBS = ("place", "act", "acquire", "decline", "pay", "buy", "done", "tools", "choose", "take", "die", "raise",
         "starve", "pass")  # fmt: skip
PLACE_VERBS = ("place", "act", "acquire", "decline")
SPOTS = ("card", "building")
"""Words that a number follows."""
NUMBERS = "1234"


class Vocabulary(vocabulary.Vocabulary):
    """The words of one language for the commands of the game, and for others such as `undo`."""

    def __init__(self, telling: Telling, others: tuple[str, ...] = ()) -> None:
        super().__init__(telling.texts, GRAMMAR, others, VERBS)
        goods = (*terms.RESOURCES, "food")
        self.resources = self.said(goods, "resource-", "amount-", "column-") | self.words(goods)
        self.spots = self.words(SPOTS)
        self.places = self.said(terms.PLACES, "place-")
        for word, spot in self.spots.items():
            self.places |= {f"{word}{gap}{n}": f"{spot}{n}" for n in NUMBERS for gap in ("", " ")}
        self.places |= self.words(place for place in terms.PLACES if place[-1] not in NUMBERS)

    def shown(self, english: str) -> str:
        words = []
        for word in english.split():
            spot = re.fullmatch(r"(card|building)([1-4])", word)
            if spot:
                words.append(self.synonyms(spot[1])[0] + spot[2])
            else:
                known = word in self.verbs.values() or word in self.places.values() or word in self.resources.values()
                words.append(self.synonyms(word)[0] if known else word)
        return " ".join(words)

    def operands(self, verb: str, rest: str) -> list[str]:
        words = rest.split()
        found: list[str] = []
        while words:
            found.append(self._operand(words, self.places if not found and verb in PLACE_VERBS else self.resources))
        if verb == "place" and len(found) == 1 and terms.RINGS[terms.PLACES.index(found[0])] < 3:
            # nothing else can be meant where the rings leave no choice
            found.append(str(terms.RINGS[terms.PLACES.index(found[0])]))
        return found

    def _operand(self, words: list[str], among: dict[str, str]) -> str:
        self.skip(words, among)
        if re.fullmatch(r"-?\d+|c\d\d", words[0]):
            return words.pop(0)
        if words[0] in DIE_FACES:
            face = str(DIE_FACES.index(words.pop(0)) + 1)
            return words.pop(0) if words[:1] == [face] else face
        typed = " ".join(dropwhile(self.little.__contains__, words))
        spot = re.match(rf"({'|'.join(map(re.escape, self.spots))}) ?(-?\d+)\b", typed)
        if spot and among is self.places and spot[2] not in NUMBERS:
            what = self.synonyms(self.spots[spot[1]])[0]
            raise ActionError(self.texts.say("no-such-spot", what=what, n=spot[2]))
        return self.take(words, among)
