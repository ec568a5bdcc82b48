"""Typed commands in three languages."""

from __future__ import annotations

from functools import cache

import pytest

from endless_winter.tables import the_game
from eolith.cli.play import COMMANDS
from eolith.games.endless_winter.words.telling import Telling
from eolith.games.endless_winter.words.typed import Vocabulary
from eolith.kernel.game import ActionError

GAME = the_game(4, {})


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Telling(GAME, language), COMMANDS)


TYPED = [
    ("en", "PLAY Hunter", "play hunter"),
    ("en", "pl hunt", "play hunter"),
    ("en", "figure chief hunt", "figure chief hunt"),
    ("en", "put tr mig", "figure tribe migrate"),
    ("en", "animal rhino", "animal woolly_rhino"),
    ("en", "use hunt top 2", "use hunt.top.2"),
    ("en", "use hunt.top.2", "use hunt.top.2"),
    ("en", "use tribeswoman", "use tribeswoman.1"),
    ("en", "move c3 e", "move c3 east"),
    ("en", "village a1 a2 b2", "village a1 a2 b2"),
    ("en", "bury discard hunter", "bury discard hunter"),
    ("en", "idol h", "idol honor"),
    ("en", "villages", "villages"),
    ("en", "undo", "undo"),
    ("ru", "разыграть охотник", "play hunter"),
    ("ru", "поставить вождь охота", "figure chief hunt"),
    ("ru", "животное саблезубый", "animal saber_tooth"),
    ("ru", "использовать охота верх 2", "use hunt.top.2"),
    ("ru", "переместить c3 северо-восток", "move c3 northeast"),
    ("ru", "захоронить рука охотник", "bury hand hunter"),
    ("ru", "play hunter", "play hunter"),
    ("ru", "жетон следующий", "token next"),
    ("uk", "зіграти мисливець", "play hunter"),
    ("uk", "поставити одноплемінник заселення", "figure tribe migrate"),
    ("uk", "перемістити c3 схід", "move c3 east"),
    ("uk", "ідол шанування", "idol honor"),
]


@pytest.mark.parametrize(("language", "typed", "english"), TYPED)
def test_typed_words(language: str, typed: str, english: str) -> None:
    assert vocabulary(language).english(typed) == english


def test_unclear_and_unknown_words_are_named() -> None:
    words = vocabulary("en")
    with pytest.raises(ActionError, match="“woolly” can mean woolly rhino, woolly mammoth"):
        words.english("animal woolly")
    with pytest.raises(ActionError, match=r"“moon” is not understood.*initiate"):
        words.english("figure chief moon")
    with pytest.raises(ActionError, match=r"“nobody” is not understood.*…"):
        words.english("play nobody")
    for typed in ("use", "", "   ", "move", "bury", "figure"):
        try:
            english = words.english(typed)
        except ActionError:
            continue
        with pytest.raises(ActionError):
            GAME.option(english)
