"""Typed commands of Stone Age in the reader's language, as `commands.py` reads them in English."""

from __future__ import annotations

import re

from eolith.kernel import vocabulary
from eolith.kernel.text import Texts

from . import board
from .commands import GRAMMAR

VERBS = ("place", "act", "acquire", "decline", "pay", "buy", "done", "tools", "choose", "take", "die", "raise",
         "starve", "pass")  # fmt: skip
PLACE_VERBS = ("place", "act", "acquire", "decline")
SPOTS = ("card", "building")
"""Words that a number follows: card 1 to 4, building 1 to 4."""


class Vocabulary(vocabulary.Vocabulary):
    """The words of one language for the commands of the game, and for others such as `undo`."""

    def __init__(self, texts: Texts, others: tuple[str, ...] = ()) -> None:
        super().__init__(texts, VERBS, GRAMMAR, others)
        self.resources = self.words((*board.RESOURCES, "food"))
        self.places = self.words(place for place in board.PLACES if not place[-1].isdigit())
        spots = self.words(SPOTS)
        self.places |= {f"{word}{n}": f"{spot}{n}" for word, spot in spots.items() for n in range(1, 5)}
        self.spots = "|".join(sorted(map(re.escape, spots), key=len, reverse=True))

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

    def shown_usage(self, line: str) -> str:
        return re.sub(r"[A-Z]+", lambda word: self.texts.say(f"grammar-{word[0]}"), self.shown(line))

    def operands(self, verb: str, rest: str) -> list[str]:
        typed = re.sub(rf"\b({self.spots})\s+([1-4])\b", r"\1\2", rest).split()
        words = [self._operand(verb, i, word) for i, word in enumerate(typed)]
        if verb == "place" and len(words) == 1 and board.RINGS[board.PLACES.index(words[0])] < 3:
            # nothing else can be meant where the rings leave no choice
            words.append(str(board.RINGS[board.PLACES.index(words[0])]))
        return words

    def _operand(self, verb: str, number: int, word: str) -> str:
        if word.isdecimal() or re.fullmatch(r"c\d\d", word):
            return word
        return self.find(word, self.places if number == 0 and verb in PLACE_VERBS else self.resources)
