"""Typed commands in the reader's language, turned into the English ones that a game reads.

Every message `word-…` lists the words of a language for one English word, and whatever a game calls a thing on the
screen is a name for it, of one word or more and in any case.  English always works, words may be shortened as long as
they are clear, and neither capitals nor commas, quotes, ё, or little words such as `in` and `the` matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from eolith.kernel.game import ActionError
from eolith.kernel.text import LANGUAGES, Texts

MOST_HINTS = 16
"""So many words are named to somebody whose word is not understood."""
ALIKE = str.maketrans("ё’−–", "е'--")
"""Letters and signs that are typed in either way."""
OPERAND = re.compile(r"\[.*?\]|[\w|]+")
"""What follows a verb in a line of the grammar: `CARD`, `chief|tribe`, `[hunters N]`."""
COUNTS = (1, 2, 5)
"""Numbers that have all forms of a counted thing with them in our languages."""


def plain(text: str) -> str:
    """A text as names are compared: without capitals, punctuation and double spaces."""
    words = re.sub(r"[\s,;:·…→«»“”\"()]+", " ", text.casefold().translate(ALIKE)).split()
    return " ".join(filter(None, (word.rstrip(".") for word in words)))


class Vocabulary:
    """The words of one language for the commands of a game, and for others such as `undo`.

    A subclass says how what follows a verb is read.
    """

    kinds: dict[str, dict[str, str]]
    """Words with what they mean, by kind of operand, which is called as in the grammar (`card`, `setup card`)."""
    names: dict[str, dict[str, str]]
    """The word to show, by kind and English word."""

    def __init__(
        self, texts: Texts, grammar: Sequence[str], others: tuple[str, ...], verbs: Sequence[str] = ()
    ) -> None:
        """`grammar` has a line for each command of the game, operands in capitals; it gives the verbs by default."""
        self.texts = texts
        self.grammar = grammar
        self.others = others
        self.kinds = self.names = {}
        verbs = verbs or [line.split()[0] for line in grammar]
        self.verbs = self.words((*verbs, *others))
        self.little = {plain(word) for word in texts.say("words-little").split(",")}
        """Words that a name may follow, and that say nothing."""

    def words(self, names: Iterable[str], kind: str = "") -> dict[str, str]:
        """Every word for these names: the name itself, and those of the language, in messages `word-{kind}{name}`."""
        names = list(names)
        found = {name: name for name in names}
        for name in names:
            words = self.synonyms(f"{kind}{name}")
            found |= dict.fromkeys([*words, *map(plain, words)], name)
        return found

    def said(self, names: Iterable[str], *messages: str) -> dict[str, str]:
        """What the screen calls these names: messages of such beginnings, counted things without the number."""
        found: dict[str, str] = {}
        for name in names:
            for message in (f"{kind}{name}" for kind in messages):
                for n in COUNTS:
                    for form in self.texts.forms(message, n=n) if message in self.texts else ():
                        found.setdefault(re.sub(r"^[\d.,]+ ", "", plain(form)), name)
        return found

    def synonyms(self, name: str) -> list[str]:
        """The words of the language for one English word, the one to show first."""
        words = self._said("word", name, name.rpartition("-")[2])
        return [word.strip().casefold() for word in words.split(",")]

    def operand(self, name: str) -> str:
        """An operand of the grammar, such as `CELL`, in the language."""
        return self._said("grammar", name, name)

    def _said(self, kind: str, name: str, english: str) -> str:
        """The message of a word; English says only those that are not what it is called."""
        message = f"{kind}-{name}"
        return self.texts.say(message) if message in self.texts or self.texts.language != LANGUAGES[0] else english

    def english(self, text: str, possible: Iterable[str] = ()) -> str:
        """The English form of a typed command; ActionError names a word that is unknown or unclear.

        `possible` are the verbs to name where none was understood; without them all are named.
        """
        first, _, rest = plain(text).partition(" ")
        verb = self.find(first, self.verbs, possible)
        if verb in self.others:
            return " ".join([verb, *rest.split()])
        return " ".join([verb, *self.operands(verb, rest)])

    def operands(self, verb: str, rest: str) -> list[str]:
        """What follows a verb of the game, in English."""
        raise NotImplementedError

    def shown(self, english: str) -> str:
        """An English command, or a word of one, in the words of the language."""
        verb, *words = english.split()
        if verb not in self.verbs.values():
            return next((names[english] for names in self.names.values() if english in names), english)
        kinds = self.follows(verb)
        kinds += kinds[-1:] * len(words)
        return " ".join([self.synonyms(verb)[0], *map(self.shown_word, words, kinds)])

    def shown_word(self, word: str, kind: str) -> str:
        """A word of a kind of operand."""
        return self.names[kind].get(word, word) if kind else word

    def follows(self, verb: str) -> list[str]:
        """The kinds of what comes after a verb, by the grammar; "" for what stays as it is typed."""
        line = next((line for line in self.grammar if line.split()[0] == verb), verb)
        return [self._kind(verb, operand) for operand in OPERAND.findall(line)[1:]] or [""]

    def _kind(self, verb: str, operand: str) -> str:
        """What is called as the first word in capitals, or has the first of small words among its own."""
        name = re.findall(r"\w+", operand)[0]
        if name.isupper():
            return next((kind for kind in (f"{verb} {name.lower()}", name.lower()) if kind in self.kinds), "")
        return next((kind for kind, words in self.kinds.items() if name in words.values()), "")

    def usage(self, verb: str = "") -> list[str]:
        """How the commands of the game are typed; of one verb, if it is one of them."""
        lines = [line for line in self.grammar if line.split()[0] == verb] or list(self.grammar)
        return [self.shown_usage(line) for line in lines]

    def shown_usage(self, line: str) -> str:
        """A line of the grammar in the words of the language."""
        verb, gap, operands = line.partition(" ")
        kinds = iter(self.follows(verb))
        shown = OPERAND.sub(lambda operand: self._shown_operand(operand[0], next(kinds)), operands)
        return f"{self.synonyms(verb)[0]}{gap}{shown}"

    def _shown_operand(self, operand: str, kind: str) -> str:
        return re.sub(
            "[A-Z]+|[a-z]+",
            lambda word: self.operand(word[0]) if word[0].isupper() else self.shown_word(word[0], kind),
            operand,
        )

    def skip(self, words: list[str], among: Mapping[str, str]) -> None:
        """Take off the little words that stand before a name or a number."""
        count = next((i for i, word in enumerate(words) if word not in self.little), 0)
        if not count or _begun(words[:2], among):
            return
        if _begun([words[count]], among) or words[count].isdecimal() and not _begun(words[:1], among):
            del words[:count]

    def take(self, words: list[str], among: Mapping[str, str]) -> str:
        """What the name means that some words begin with, which are taken off; ActionError as `find`."""
        self.skip(words, among)
        length = next((n for n in range(len(words), 1, -1) if _begun(words[:n], among)), 1)
        name = " ".join(words[:length])
        del words[:length]
        return self.find(name, among)

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


def _begun(words: Sequence[str], among: Mapping[str, str]) -> bool:
    """Whether a name begins with these words, the last of which may be shortened."""
    run = " ".join(words)
    return any(known.startswith(run) for known in among)
