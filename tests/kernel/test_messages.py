"""What holds for everything that is said, in every language: signs of numbers, dashes, and у and в in Ukrainian."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import eolith
from eolith.kernel.text import LANGUAGES, MESSAGE, Texts, small

SOURCES = Path(eolith.__file__).parent


def test_all_of_a_file_of_texts_is_in_its_messages() -> None:
    """But for comments; a message begins where Fluent says that one does."""
    for file in SOURCES.rglob("*.ftl"):
        left = MESSAGE.sub("", file.read_text(encoding="utf-8")).splitlines()
        assert [line for line in left if line and not line.startswith("#")] == [], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_minus_sign_wherever_it_stands(language: str) -> None:
    texts = Texts(language, "stone_age", "web")
    for said in (texts.say("end-points", n=-209), texts.say("amount-point.acc", n=-1), texts.say("stack-left", n=-3)):
        assert "−" in said and "-" not in said, said


def test_dashes_between_names_are_drawn_by_no_code_of_a_page() -> None:
    """They differ by language, and are messages."""
    found = [
        f"{path.name}: {line.strip()}"
        for folder in ("games", "web")
        for path in sorted((SOURCES / folder).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"""["'}] [–—] ["'{]|\} [–—] \{""", line)
    ]
    assert not found


@pytest.mark.parametrize(
    ("n", "place", "said"),
    [
        (1, "forest", "розміщує 1 фігурку в ліс"),
        (3, "forest", "розміщує 3 фігурки в ліс"),
        (5, "forest", "розміщує 5 фігурок у ліс"),
        (5, "river", "розміщує 5 фігурок на річку"),
    ],
)
def test_u_and_v_follow_the_sounds_around_them(n: int, place: str, said: str) -> None:
    texts = Texts("uk", "stone_age")
    assert texts.say("event-placed", n=n, to=texts.say(f"place-{place}.to")) == said


def test_u_and_v_follow_the_sounds_in_what_is_written_too() -> None:
    vowels, wrong = "аеєиіїоуюя", []
    for path in SOURCES.rglob("uk.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            for before, word, after in re.findall(r"([а-яґєії])»? ([увй]) «?([А-ЯҐЄІЇа-яґєії])", line.lower()):
                between = before not in vowels and after not in vowels
                if word == "у" and after in vowels or word == "в" and between or word == "й" and before not in vowels:
                    wrong.append(f"{path.parts[-3]}: {line.strip()}")
    assert not wrong


@pytest.mark.parametrize("name", ["У", "у", "В лісі", "Олена і Яна"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert name in Texts("uk", "stone_age", "web").say("log-sit", who=name)


SPOTS = [f"{kind}{n}" for kind in ("card", "building") for n in range(1, 5)]
PLACES = ["workshop", "hut", "field", "hunting", "forest", "claypit", "quarry", "river", *SPOTS]
CASES = [
    ("stone_age", "place-", PLACES, "to at from"),
    ("endless_winter", "icon-", ["initiate", "develop", "migrate", "hunt"], "to at"),
    ("endless_winter", "place-", ["rest"], "to at"),
    ("endless_winter", "zone-", ["hand", "discard", "played", "pile"], "from"),
    ("doggerland", "place-bowl-", ["1", "2", "3"], "from"),
]
"""Names that messages put into a sentence with a preposition: what their own messages begin with, and their forms."""
PREPOSITIONS = {"ru": ("в", "на", "из", "с"), "uk": ("в", "у", "на", "з", "із", "зі")}
AFTER_VERBS = [("stone_age", "place-", SPOTS), ("doggerland", "member-", ["chief", "shaman", "hunter"])]
"""Names that follow a verb."""


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_names_that_stand_inside_of_a_sentence_have_the_cases_that_it_asks_for(language: str) -> None:
    """Places bear them in their messages, what lies in a pack in its columns."""
    for game, kind, names, forms in CASES:
        said = [Texts(language, game).say(f"{kind}{name}.{form}") for name in names for form in forms.split()]
        assert all(words.split()[0] in PREPOSITIONS[language] for words in said), said
    for game, kind, names in AFTER_VERBS:
        say = Texts(language, game).say
        assert all(say(f"{kind}{name}.acc") != say(f"{kind}{name}") for name in names)
    winter, land = eolith.load("endless_winter").pack, eolith.load("doggerland").pack
    for one in (*winter.animals, *land.animals, *land.dwellings):
        name, after = one.names[language].lower(), one.objects[language].lower()
        assert (name == after) == (name in ALIKE), f"{name}: {after}"


ALIKE = {
    "лошадь", "ветхое жилище", "простое жилище", "статусное жилище", "благеньке житло", "просте житло",
    "статусне житло",
}  # fmt: skip
"""Names that stay as they are after a verb."""


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        ("Завершить ход", "завершить ход"),
        ("М’ясо", "м’ясо"),
        ("С вождём", "с вождём"),
        ("В A", "В A"),
        ("B первый", "B первый"),
        ("B’s turn", "B’s turn"),
        ("C3", "C3"),
        ("", ""),
    ],
)
def test_a_label_inside_of_a_sentence_begins_small_unless_it_is_a_sign(text: str, inside: str) -> None:
    assert small(text) == inside
