"""Typed commands in the reader's language, turned into the English ones that a game reads.

Every message `word-…` lists the words of a language for one English word.  English always works,
words may be shortened as long as they are clear, and case does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from eolith.kernel.game import ActionError
from eolith.kernel.text import Texts

MOST_HINTS = 16
"""So many words are named to somebody whose word is not understood."""


class Vocabulary:
    """The words of one language for the commands of a game, and for others such as `undo`.

    A subclass says how what follows a verb is read and shown.
    """

    def __init__(self, texts: Texts, verbs: Sequence[str], grammar: Sequence[str], others: tuple[str, ...]) -> None:
        """`grammar` has a line for each command of the game, operands in capitals."""
        self.texts = texts
        self.grammar = grammar
        self.others = others
        self.verbs = self.words((*verbs, *others))

    def words(self, names: Iterable[str], kind: str = "") -> dict[str, str]:
        """Every word for these names: the name itself, and those of the language, in messages `word-{kind}{name}`."""
        names = list(names)
        found = {name: name for name in names}
        for name in names:
            found |= dict.fromkeys(self.synonyms(f"{kind}{name}"), name)
        return found

    def synonyms(self, name: str) -> list[str]:
        """The words of the language for one English word, the one to show first."""
        return [word.strip().casefold() for word in self.texts.say(f"word-{name}").split(",")]

    def english(self, text: str, possible: Iterable[str] = ()) -> str:
        """The English form of a typed command; ActionError names a word that is unknown or unclear.

        `possible` are the verbs to name where none was understood; without them all are named.
        """
        first, _, rest = text.strip().casefold().partition(" ")
        verb = self.find(first, self.verbs, possible)
        if verb in self.others:
            return " ".join([verb, *rest.split()])
        return " ".join([verb, *self.operands(verb, rest)])

    def operands(self, verb: str, rest: str) -> list[str]:
        """What follows a verb of the game, in English."""
        raise NotImplementedError

    def shown(self, english: str) -> str:
        """An English command in the words of the language."""
        raise NotImplementedError

    def usage(self, verb: str = "") -> list[str]:
        """How the commands of the game are typed; of one verb, if it is one of them."""
        lines = [line for line in self.grammar if line.split()[0] == verb] or list(self.grammar)
        return [self.shown_usage(line) for line in lines]

    def shown_usage(self, line: str) -> str:
        """A line of the grammar in the words of the language."""
        raise NotImplementedError

    def find(self, word: str, among: Mapping[str, str], possible: Iterable[str] = ()) -> str:
        """What a word, the beginning of one, or a word of a name means; ActionError when that is not clear."""
        if word in among:
            return among[word]
        meant = list(dict.fromkeys(name for known, name in among.items() if word and known.startswith(word)))
        meant = meant or list(dict.fromkeys(name for known, name in among.items() if word and f" {word}" in known))
        if len(meant) == 1:
            return meant[0]
        say = self.texts.say
        if meant:
            raise ActionError(say("ambiguous", text=word, words=self._list(meant)))
        hint = say("hint-words", words=self._list(dict.fromkeys(possible or among.values())))
        raise ActionError(say("not-understood", text=word, hint=hint))

    def _list(self, names: Iterable[str]) -> str:
        """Names as they are shown; not more than can be read."""
        shown = [self.shown(name) for name in names]
        return ", ".join(shown[:MOST_HINTS] + ["…"] * (len(shown) > MOST_HINTS))
