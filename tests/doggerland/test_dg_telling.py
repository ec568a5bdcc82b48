"""Refusals and options of the table in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doggerland.tables import executing, table
from eolith.games.doggerland import refusals
from eolith.games.doggerland.game import DoggerlandGame
from eolith.games.doggerland.telling import Telling
from eolith.kernel.rule import Refusal
from eolith.kernel.text import LANGUAGES, LanguageError, Texts

FOLDER = Path(refusals.__file__).parent
DETAILS = {
    "seat": "B", "cell": "c3", "steps": 3, "range": 2, "species": "bison", "need": 2, "have": 1, "craft": "bone_fish",
    "store": "plant2", "place": "painting_1.top", "ability": "range", "hut": "twins", "member": "chief", "good": "hide",
}  # fmt: skip


def messages(language: str) -> list[str]:
    """The ids of all messages of the game, in their order."""
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)


def reasons() -> set[str]:
    """Every reason that a refusal of the game can have."""
    source = "".join((FOLDER / f"{name}.py").read_text(encoding="utf-8") for name in ("refusals", "commands", "game"))
    found = set(re.findall(r'refuse\(\s*(?:[^",()]|"DG-[A-Z]+-\d\d"|\([^()]*\))+,\s*"([a-z-]+)"', source))
    found |= {f"two-{what}" for what in ("crafts", "paintings")}
    found |= {f"second-{what}-{how}-chief" for what in ("crafts", "paintings") for how in ("by", "without")}
    found |= {f"undo-{what}" for what in ("off", "nothing", "chance", "other", "barrier", "passed")}
    return found | {"not-enough-goods", "not-at-home"}


def test_the_three_languages_say_the_same_things_once() -> None:
    english = messages("en")
    assert len(set(english)) == len(english)
    for language in LANGUAGES:
        assert messages(language) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    telling = Telling(DoggerlandGame(2), language)
    said = {name.removeprefix("refusal-") for name in messages(language) if name.startswith("refusal-")}
    assert len(reasons()) > 60 and said == reasons()
    for reason in said:
        words = telling.refusal(Refusal("DG-PLAN-01", reason, DETAILS))
        assert words[0].isupper() or words.startswith("c3")
        assert words.endswith(".") and "{" not in words and "painting_1" not in words and "plant2" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_table_is_explained(language: str) -> None:
    texts = Texts(language, "doggerland")
    for option, values in DoggerlandGame.option_values.items():
        assert f"option-{option}" in texts
        for value in values:
            assert f"option-{option}-{'seat' if value in 'ABCD' else value}" in texts


def test_refusals_name_what_they_are_about() -> None:
    t = table(2, animals={"c3": "bison"}, A={"goods": {"tool": 1}})
    refusal = t.game.why_not(t.state, "send c3 hunters 3", 0)
    assert refusal is not None and refusal.rule == "DG-HUNT-01"
    assert t.game.say(refusal) == "That hunt takes a skill of 6; here are 3 (Bison)."
    t = executing(2, A={"learners": {"carrying": "hunter"}, "goods": {"tool": 1}})
    refusal = t.game.why_not(t.state, "raise carrying", 0)
    assert refusal is not None
    assert t.game.say(refusal, "ru") == "Для этого нужно: 1 шкура; у вас: 0."
    with pytest.raises(LanguageError):
        t.game.say(refusal, "de")
