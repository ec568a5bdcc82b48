"""Typed commands in three languages."""

from __future__ import annotations

from functools import cache

import pytest

import eolith
from eolith.cli.play import COMMANDS
from eolith.games.doggerland.words.choices import choices
from eolith.games.doggerland.words.telling import Telling
from eolith.games.doggerland.words.typed import Vocabulary
from eolith.kernel.chance import Source
from eolith.kernel.game import ActionError
from eolith.kernel.text import LANGUAGES

GAME = eolith.load("doggerland(players=4)")


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Telling(GAME, language), COMMANDS)


TYPED = [
    ("en", "CRAFT Bone fish", "craft bone_fish"),
    ("en", "craft bone_fish hunter pay", "craft bone_fish hunter pay"),
    ("en", "cr fish chief", "craft bone_fish chief"),
    ("en", "send c3 chief hunters 2 tools 1 token", "send c3 chief hunters 2 tools 1 deprive"),
    ("en", "paint 1.top chief pay", "paint painting_1.top chief pay"),
    ("en", "paint painting_2.middle", "paint painting_2.middle"),
    ("en", "shaman long", "shaman long_journey"),
    ("en", "shaman superb painting 1.bottom", "shaman superb_painting painting_1.bottom"),
    ("en", "build simple other ramsh", "build simple other ramshackle"),
    ("en", "return d4 hides 1 meat 3", "return d4 hide 1 meat 3"),
    ("en", "swap hide plant1 wood", "exchange hide plant1 wood"),
    ("en", "feed plant2 3 meat2 1", "feed plant2 3 meat2 1"),
    ("en", "undo", "undo"),
    ("ru", "поделка костяная рыбка охотник заплатить", "craft bone_fish hunter pay"),
    ("ru", "отправить c3 вождь охотники 2 орудия 1", "send c3 chief hunters 2 tools 1"),
    ("ru", "рисунок 1.верх шаман", "paint painting_1.top shaman"),
    ("ru", "шаман долгое", "shaman long_journey"),
    ("ru", "построить простое другой пусто", "build simple other empty"),
    ("ru", "домой d4 шкур 2 мяса 1", "return d4 hide 2 meat 1"),
    ("ru", "обмен шкура растение1 дерево", "exchange hide plant1 wood"),
    ("ru", "забыть северный олень", "forget reindeer"),
    ("ru", "повернуть север", "turn north"),
    ("ru", "send c3", "send c3"),
    ("uk", "виріб кістяна рибка мисливець", "craft bone_fish hunter"),
    ("uk", "вилазка c3 вождь знаряддя 1", "send c3 chief tools 1"),
    ("uk", "повернути d4", "return d4"),
    ("uk", "обернути схід", "turn east"),
    ("uk", "нагодувати рослина1 3", "feed plant1 3"),
]


@pytest.mark.parametrize(("language", "typed", "english"), TYPED)
def test_typed_words(language: str, typed: str, english: str) -> None:
    assert vocabulary(language).english(typed) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_commands_can_be_typed_as_they_are_shown(language: str) -> None:
    words, state, source = vocabulary(language), GAME.start(), Source(3)
    while not state.over:
        if state.seat < 0:
            state.apply(state.sample(source))
            continue
        offered = [choice.command for choice in choices(Telling(GAME, language), state)]
        for command in offered:
            assert words.english(words.shown(command)) == command
        for option in GAME.expand(state, offered[source.below(len(offered))]):
            state.apply(option)


def test_unclear_and_unknown_words_are_named() -> None:
    words = vocabulary("en")
    with pytest.raises(ActionError, match=r"“s” can mean send, shaman, site"):
        words.english("s")
    with pytest.raises(ActionError, match=r"“moon” is not understood.*bison"):
        words.english("forget moon")
    with pytest.raises(ActionError, match=r"“moon” is not understood.*top"):
        words.english("paint 1.moon")
    for typed in (
        "craft",
        "",
        "   ",
        "send",
        "paint",
        "paint 9999999999.top",
        "paint 00112.top",
        "exchange",
        "shaman trade trade",
    ):
        try:
            english = words.english(typed)
        except ActionError:
            continue
        with pytest.raises(ActionError):
            GAME.option(english)
