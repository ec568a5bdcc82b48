"""Typed commands of every game in three languages."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import Any

import pytest

import eolith
from eolith.cli.play import COMMANDS
from eolith.kernel.game import ActionError
from eolith.kernel.text import LANGUAGES

GAMES = {name: eolith.load(name, players=4) for name in eolith.games()}
each = pytest.mark.parametrize(("name", "language"), [*product(GAMES, LANGUAGES)])


@cache
def vocabulary(name: str, language: str) -> Any:
    room = GAMES[name].room
    return room("words.typed").Vocabulary(room("words.telling").Telling(GAMES[name], language), COMMANDS)


@each
def test_every_shown_command_can_be_typed(name: str, language: str) -> None:
    """What is shown in a language is understood in it, for every option."""
    words, game, known = vocabulary(name, language), GAMES[name], 0
    for option in range(game.action_space):
        try:
            english = game.text(option)
        except ActionError:
            continue  # of a module that is not played with
        assert words.english(words.shown(english)) == re.sub("^tool ", "tools ", english.casefold())
        known += 1
    assert known > game.action_space / 2


@each
def test_no_word_means_two_things(name: str, language: str) -> None:
    words = vocabulary(name, language)
    typed = [word for verb in {*words.verbs.values()} for word in {verb, *words.synonyms(verb)}]
    assert len(typed) == len(set(typed))
    for kind in getattr(GAMES[name].room("words.typed"), "NAMED", {}).values():
        names = [face.names[language].casefold() for face in getattr(GAMES[name].pack, kind)]
        assert len(names) == len(set(names)), f"two {kind} are called alike"


@each
def test_usage_names_every_verb(name: str, language: str) -> None:
    words = vocabulary(name, language)
    usage = words.usage()
    assert len(usage) == len(words.grammar)
    for line, shown in zip(words.grammar, usage, strict=True):
        assert shown.split()[0] == words.synonyms(line.split()[0])[0]
        parts = re.split(r"[\s\[\]|]+", shown)
        assert language == "en" or not any(part.isascii() and part.isalpha() and len(part) > 1 for part in parts)
        verb = line.split()[0]
        assert words.usage(verb) == [one for one in usage if one.split()[0] == words.synonyms(verb)[0]]
