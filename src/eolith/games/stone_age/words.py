"""Typed commands in the reader's language, turned into the English ones that `commands.py` reads.

Every message `word-…` lists the words of a language for one English word.  English always
works, words may be shortened as long as they are clear, and case does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from eolith.kernel.game import ActionError
from eolith.kernel.text import Texts

from . import board
from .commands import GRAMMAR

VERBS = ("place", "act", "acquire", "decline", "pay", "buy", "done", "tools", "choose", "take", "die", "raise",
         "starve", "pass")  # fmt: skip
PLACE_VERBS = ("place", "act", "acquire", "decline")
SPOTS = ("card", "building")
"""Words that a number follows: card 1 to 4, building 1 to 4."""


class Vocabulary:
    """The words of one language for the commands of the game, and for others such as `undo`."""

    def __init__(self, texts: Texts, others: tuple[str, ...] = ()) -> None:
        self.texts = texts
        self.others = others
        self.verbs = self._words((*VERBS, *others))
        self.resources = self._words((*board.RESOURCES, "food"))
        self.places = self._words(tuple(place for place in board.PLACES if not place[-1].isdigit()))
        spots = self._words(SPOTS)
        self.places |= {f"{word}{n}": f"{spot}{n}" for word, spot in spots.items() for n in range(1, 5)}
        self.spots = "|".join(sorted(map(re.escape, spots), key=len, reverse=True))

    def _words(self, names: tuple[str, ...]) -> dict[str, str]:
        """Every word for these names: the name itself, and those of the language."""
        found = {name: name for name in names}
        for name in names:
            found |= dict.fromkeys(self.synonyms(name), name)
        return found

    def synonyms(self, name: str) -> list[str]:
        """The words of the language for one English word, the one to show first."""
        return [word.strip().casefold() for word in self.texts.say(f"word-{name}").split(",")]

    def shown(self, english: str) -> str:
        """An English command in the words of the language."""
        words = []
        for word in english.split():
            spot = re.fullmatch(r"(card|building)([1-4])", word)
            if spot:
                words.append(self.synonyms(spot[1])[0] + spot[2])
            else:
                known = word in self.verbs.values() or word in self.places.values() or word in self.resources.values()
                words.append(self.synonyms(word)[0] if known else word)
        return " ".join(words)

    def usage(self, verb: str = "") -> list[str]:
        """How the commands of the game are typed; of one verb, if it is one of them."""
        lines = [line for line in GRAMMAR if line.split()[0] == verb] or list(GRAMMAR)
        return [re.sub(r"[A-Z]+", self._operand, self.shown(line)) for line in lines]

    def _operand(self, word: re.Match[str]) -> str:
        return self.texts.say(f"grammar-{word[0]}")

    def english(self, text: str) -> str:
        """The English form of a typed command; ActionError names a word that is unknown or unclear."""
        first, _, others = text.strip().casefold().partition(" ")
        rest = re.sub(rf"\b({self.spots})\s+([1-4])\b", r"\1\2", others).split()
        verb = self._find(first, self.verbs)
        if verb in self.others:
            return " ".join([verb, *rest])
        words = [verb, *self._operands(verb, rest)]
        if verb == "place" and len(words) == 2 and board.RINGS[board.PLACES.index(words[1])] < 3:
            # nothing else can be meant where the rings leave no choice
            words.append(str(board.RINGS[board.PLACES.index(words[1])]))
        return " ".join(words)

    def _operands(self, verb: str, rest: list[str]) -> list[str]:
        """What follows a verb of the game, in English."""
        words = []
        for i, word in enumerate(rest):
            if word.isdecimal() or re.fullmatch(r"c\d\d", word):
                words.append(word)
            elif i == 0 and verb in PLACE_VERBS:
                words.append(self._find(word, self.places))
            else:
                words.append(self._find(word, self.resources))
        return words

    def _find(self, word: str, among: dict[str, str]) -> str:
        if word in among:
            return among[word]
        meant = list(dict.fromkeys(name for known, name in among.items() if word and known.startswith(word)))
        if len(meant) == 1:
            return meant[0]
        say = self.texts.say
        if meant:
            raise ActionError(say("ambiguous", text=word, words=self._list(meant)))
        hint = say("hint-words", words=self._list(dict.fromkeys(among.values())))
        raise ActionError(say("not-understood", text=word, hint=hint))

    def _list(self, names: Iterable[str]) -> str:
        """Names as they are shown."""
        return ", ".join(map(self.shown, names))
