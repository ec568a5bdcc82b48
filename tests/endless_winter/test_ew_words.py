"""Typed commands in three languages, and the numbers of How to play."""

from __future__ import annotations

import re
from functools import cache

import pytest

from endless_winter.tables import the_game
from eolith.cli.play import COMMANDS
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import AlonePack
from eolith.games.endless_winter.words.telling import Telling
from eolith.games.endless_winter.words.typed import Vocabulary
from eolith.kernel.game import ActionError
from eolith.kernel.text import LANGUAGES
from eolith.web.pages.how import source

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_tells_the_numbers_of_the_pack(language: str) -> None:
    """Costs of the columns, points of the scoring, and alone what the nomads do and what a stone brings them."""
    pack = AlonePack.load()
    text = re.sub("<!--.*?-->", "", source("endless_winter", language)[0], flags=re.DOTALL)
    _, _, _, columns, _, alone, *_ = re.split("^##+ ", text, flags=re.MULTILINE)
    bullets = [numbers(bullet) for bullet in re.findall(r"^- .*?(?=\n- |\n\n)", text, re.MULTILINE | re.DOTALL)]

    three, labor = numbers(columns.split("\n- ")[0])
    passed = pack.food_track[0].labor
    assert {sum(passed[end : end + three]) for end in range(1, terms.MOST_FOOD + 2 - three)} == {labor}
    for printed, told in zip(pack.columns, bullets):
        paid = [item for clause in (*printed.top, *printed.middle) for cost in clause.costs for item in cost]
        assert told == [item.count // 2 if item.word == terms.ITEM_LABOR else item.count for item in paid]
    first = pack.burial_tables[0].steps[1:]
    starts = [count for count, points in enumerate(first, 1) if count == 1 or points != first[count - 2]]
    some, many, most = starts
    burials = [[*dict.fromkeys(table.steps[1:])] for table in pack.burial_tables]
    assert bullets[6] == [level.vp for level in pack.honor_levels if level.vp]
    assert bullets[8] == [*burials[0], some, many - 1, many, most - 1, most, *burials[1], *burials[2]]
    sets = {animal.set_vp for animal in pack.animals if not animal.wild}
    large, small = sorted(sets, key=len, reverse=True)
    assert bullets[10] == [*range(1, len(large) + 1), *large, *small, *range(1, len(small) + 1)]

    seen = [len(pack.nomad_cards[0].actions[0]) + covered for covered in range(terms.MOST_REVEALED - 1)]
    assert numbers(alone) == [*seen, terms.STONE_POINTS]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
