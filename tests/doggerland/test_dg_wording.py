"""Every face of the pack in words, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eolith.games.doggerland import terms
from eolith.games.doggerland.pack import Pack
from eolith.games.doggerland.words import printed
from eolith.kernel.pack import count_sources
from eolith.kernel.text import LANGUAGES, Texts

PACK = Pack.load()
KINDS = tuple(count_sources(PACK))


def told(kind: str, code: str, language: str = "en") -> str:
    return printed.told(PACK, kind, PACK.number(kind, code), language, Texts(language, "doggerland").say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_face_can_be_told(kind: str, language: str) -> None:
    faces = getattr(PACK, kind)
    said = [told(kind, face.id, language) for face in faces]
    assert all(said) and not any("{" in words or "  " in words or words.endswith((":", ";")) for words in said)
    if kind != "tiles":
        assert len(set(said)) == len(said), "two alike"
    for words in said:
        assert language == "en" or re.search("[а-яґєії]", words.casefold()), words


def test_what_the_rulebook_prints() -> None:
    assert told("animals", "bison") == (
        "Bison: hunt: skill 6, 3 members; yields 3 hides, 2 bones and 4 meat; migrates 1 tile; 3 points when painted"
    )
    assert told("actions", "paint", "ru") == (
        "Наскальный рисунок: планирование: 1 орудие; в холодное время года: 1 шкура и 1 орудие"
    )
    assert told("actions", "birth") == "Birth: planning: free"
    assert told("hut", "menhir", "uk") == "Менгір: коштує 2 деревини, 2 камені і 2 знаряддя; 6 очок"
    assert told("objectives", "masters") == "Masters of the wild: at least 3 abilities at their highest level"
    assert told("arrow_slots", "west") == "edge of the board: west: big arrow: east, small arrow: south"
    assert told("set_ups", "players_2").endswith("returned in turn order: 1 plant, nothing")
    assert told("goods", "tool") == "Tool: cannot be traded" and told("goods", "meat") == "Meat"


def test_a_corrected_face_is_told_as_corrected(tmp_path: Path) -> None:
    path = tmp_path / "my_box.toml"
    head = '[pack]\nid = "doggerland"\nedition = "first"\n'
    path.write_text(f'{head}[[craft]]\nid = "bone_fish"\ncost = {{ stone = 4, tool = 1 }}\nvp = 9\n', encoding="utf-8")
    pack = Pack.load(path)
    said = printed.told(pack, "crafts", pack.number("crafts", "bone_fish"), "en", Texts("en", "doggerland").say)
    assert said == "Bone fish: statuette; costs 4 stone and 1 tool; 9 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_board(language: str) -> None:
    texts = Texts(language, "doggerland")
    for kind, words in (
        ("season", terms.SEASONS),
        ("phase", terms.PHASES),
        ("member", terms.MEMBERS),
        ("direction", terms.DIRECTIONS),
        ("row", terms.PAINTING_ROWS),
        ("craft", terms.CRAFT_KINDS),
        ("face-need", terms.METRICS),
    ):
        assert all(f"{kind}-{word}" in texts for word in words)
