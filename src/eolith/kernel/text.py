"""What a program says, in the reader's language: Fluent messages, with plurals by CLDR.

Words that all games share lie in eolith/text, those of a game in its folder `words`, those of the web in web/text.
What an edition of a game says otherwise lies in a folder of its name among the game's words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from eolith.kernel.outside import PACKAGE, folder_of

LANGUAGES = ("en", "ru", "uk")
LONGEST = 1000
"""Longer texts are cut where they are quoted: they were typed, and Fluent refuses very long ones."""
CASES = ("acc", "gen")
"""Attributes that English need not have: its nouns stay as they are."""
ANSWERS = {"true": "yes", "yes": "yes", "on": "yes", "false": "no", "no": "no", "off": "no"}
"""Values of table options that mean the same where a game says no more of them."""
LARGEST = 10**12
"""Larger numbers are quoted as text."""


class LanguageError(ValueError):
    """A language that nothing is translated into; the message names those there are."""


class Texts:
    """The messages of one language: those that all games share and, if named, those of a game and of another folder.

    >>> Texts("uk", "stone_age").say("amount-wood", n=2)
    '2 деревини'
    """

    def __init__(self, language: str, game: str = "", beside: str = "") -> None:
        """`game` may name an edition, as Game.wording does; `beside` is a folder of eolith with texts of its own."""
        if language not in LANGUAGES:
            raise LanguageError(f"there is no language {language!r}; languages: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language, game, beside)
        self._english = _bundle(LANGUAGES[0], game, beside)

    def say(self, message: str, **values: Any) -> str:
        """A message, or with `id.attribute` one of its attributes, with its variables filled in.

        What is not translated is said in English.  KeyError for an id that does not exist, ValueError for a
        variable that is missing.
        """
        try:
            return _format(self.language, self._bundle, message, tuple(values.items()))
        except KeyError:
            return _format(LANGUAGES[0], self._english, message, tuple(values.items()))

    def forms(self, message: str, **values: Any) -> list[str]:
        """A message and its attributes: the same in every case that is used somewhere."""
        bundle = self._bundle if self._bundle.has_message(message) else self._english
        attributes = bundle.get_message(message).attributes
        return [self.say(name, **values) for name in (message, *(f"{message}.{form}" for form in attributes))]

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message) or self._english.has_message(message)


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A text that begins with a capital letter and ends with one full stop."""
    return f"{capital(text).removesuffix('.')}."


def small(text: str) -> str:
    """A text inside of a sentence: without the capital letter, unless it is a sign such as `B` or `C3`."""
    word = text[1:2] == "’" or text[1:2] == " " and text[2:3].islower()  # of one letter: «С вождём»
    inside = text[1:2].islower() or word and not text[:1].isascii()
    return text[:1].lower() + text[1:] if inside else text


def listed(things: Sequence[str], say: Callable[..., str], join: str = "list-and") -> str:
    """`a, b and c`; `join` is the message that joins the last two."""
    return say(join, first=", ".join(things[:-1]), last=things[-1]) if things[1:] else "".join(things)


def signed(number: float, pattern: str = "") -> str:
    """A number with a true minus sign; `pattern` as in format(), such as `+d`.

    >>> signed(-209), signed(3, "+d")
    ('−209', '+3')
    """
    return format(number, pattern).replace("-", "−")


def percent(share: float, language: str, sign: str = "") -> str:
    """`12 %`, or with a plus `+3.1 %`: a share in hundredths, whole ones from ten upward; nothing has no sign."""
    from babel.numbers import format_decimal

    share = 0 if nothing(share) else share
    pattern = "0" if abs(share) >= 0.0995 or not share else "0.0"
    written = str(format_decimal(100 * share, pattern, locale=language)).replace("-", "−")
    return f"{sign if share > 0 else ''}{written} %"


def give_or_take(mean: float, error: float, language: str, sign: str = "") -> str:
    """`12 % ± 0.4 %`; without an error that is as good as none."""
    told = percent(mean, language, sign)
    return told if nothing(error) else f"{told} ± {percent(error, language)}"


def nothing(share: float) -> bool:
    """Whether a share is told as `0 %`."""
    return abs(share) < 0.0005


def edition(texts: Texts, name: str) -> str:
    """The edition of a pack in words, or the name it gives itself."""
    return texts.say(f"edition-{name}") if f"edition-{name}" in texts else name


def option_meaning(texts: Texts, option: str, value: str) -> str:
    """What a value of a table option means; yes and no need no text of a game, and empty is what has none."""
    for message in (f"option-{option}-{value}", f"option-{ANSWERS.get(value, '')}"):
        if message in texts:
            return texts.say(message)
    return ""


def level_meaning(texts: Texts, level: str) -> tuple[str, str]:
    """What a level of a game for one is called, and what it asks for; the level itself where a game says no more."""
    if f"level-{level}" not in texts:
        return capital(level), ""
    return texts.say(f"level-{level}"), texts.say(f"level-{level}.told")


@lru_cache(maxsize=50_000)
def _format(language: str, bundle: _Bundle, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    """A message with its variables; the same is asked for again and again."""
    name, _, form = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes.get(form) if form else found.value
    if pattern is None and form in CASES and language == LANGUAGES[0]:
        pattern = found.value
    if pattern is None:
        raise KeyError(message)
    text, problems = bundle.read.format_pattern(pattern, {name: _fitting(value) for name, value in values})
    if problems:
        raise ValueError(f"message {message} in {language}: {problems[0]}")
    text = NEGATIVE.sub("−", str(text))
    if language == "uk":
        text = MEETING.sub(_euphonic, text)
    return text.translate(dict.fromkeys(map(ord, SEAMS)))


SEAMS = "\u2068\u2069"
"""Fluent's signs before and after whatever is filled in; nobody sees them."""
NEGATIVE = re.compile(r"(?:^|(?<=\u2068))-(?=\d)")
"""The sign of a number that is filled in."""
CYRILLIC = "[А-ЯҐЄІЇа-яґєії]"
MEETING = re.compile(rf"(?P<before>\S)[)»]*\u2069* \u2068*(?P<word>[увій]) (?=(?P<seam>\u2068*)(?P<after>{CYRILLIC}+))")
"""A word of one sound between two others."""
VOWELS = frozenset("аеєиіїоуюя")
CLUSTERS = re.compile("[вф]|[лсцхт]ь?в")
"""Beginnings of words that take у after any sound."""


def _euphonic(found: re.Match[str]) -> str:
    """The word that sounds well where something is filled in: `фігурки в лісі`, `фігурок у лісі`."""
    before, word, after = found["before"].lower(), found["word"], found["after"].lower()
    if (
        not any(sign in found[0] + found["seam"] for sign in SEAMS)
        or before.isalnum()
        and not re.match(CYRILLIC, before)
    ):
        return found[0]
    if word in "ув":
        fitting = "в" if after[0] in VOWELS or before in VOWELS and not CLUSTERS.match(after) else "у"
    else:
        fitting = "й" if before in VOWELS and after[0] not in "йєїюя" else "і"
    at = found.start("word") - found.start()
    return found[0][:at] + fitting + found[0][at + 1 :]


def _fitting(value: Any) -> Any:
    """A value as it can be quoted."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = signed(value)
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value


class _Bundle:
    """The messages of some files; one is read when it is first asked for, because that takes long and few are said."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.read = FluentBundle([language], use_isolating=True)
        self.unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """What these say, the messages before them no longer do."""
        self.unread |= {found["name"]: found[0] for found in MESSAGE.finditer(text)}

    def has_message(self, name: str) -> bool:
        return name in self.unread or self.read.has_message(name)

    def get_message(self, name: str) -> Any:
        """KeyError for one that is not there."""
        self.parse(name)
        return self.read.get_message(name)

    def parse(self, name: str) -> None:
        """Read a message after what it quotes: other threads find either all of it or nothing."""
        from fluent.runtime import FluentResource

        if text := self.unread.get(name):
            for quoted in {*QUOTED.findall(text)} - {name}:
                self.parse(quoted)
            self.read.add_resource(FluentResource(text))
            self.unread.pop(name, None)


MESSAGE = re.compile(r"^(?P<name>[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE | re.ASCII)
"""With its attributes, up to the next one or a comment."""
QUOTED = re.compile(r"\{\s*([a-zA-Z][\w-]*)", re.ASCII)


@cache
def _bundle(language: str, game: str, beside: str) -> _Bundle:
    bundle = _Bundle(language)
    game, _, named = game.partition("/")
    folders = [PACKAGE / "text"]
    if game:
        own = folder_of(game) / "words"
        folders += [own, own / named] if named else [own]
    if beside:
        folders.append(PACKAGE / beside / "text")
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            # a game may say in its own words what others say alike, and an edition what the game says
            bundle.add(file.read_text(encoding="utf-8"))
    if game and language == LANGUAGES[0] and not bundle.has_message("game-name"):
        # a game without texts is called as its folder
        bundle.add(f"game-name = {capital(game.replace('_', ' '))}")
    return bundle
