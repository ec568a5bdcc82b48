"""Every face of the pack is drawn with symbols that exist, and is told in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from eolith.games.endless_winter.pack import Pack, PrototypePack
from eolith.games.endless_winter.scene import cards, figures
from eolith.kernel.drawing import breadth
from eolith.kernel.text import LANGUAGES, PACKAGE

PACK = Pack.load()
ART = PACKAGE / "games/endless_winter/scene/art"
DRAWN = "".join((ART / f"{name}.svg").read_text(encoding="utf-8") for name in ("icons", "cards", "pieces"))
SYMBOLS = re.findall(r'\bid="([^"]+)"', DRAWN)
FACES: dict[str, Callable[[str, str], str]] = {
    "cards": cards.card,
    "sides": cards.chief,
    "animals": cards.animal,
    "setup_cards": cards.setup,
    "stones": cards.stone,
    "glacier_tokens": cards.glacier_token,
    "rest_tokens": cards.rest_token,
}
CODES = [(kind, face.id) for kind in FACES for face in getattr(PACK, kind)]


def check(markup: str) -> None:
    root = ElementTree.fromstring(f"<svg>{markup}</svg>")
    used = {element.get("href", "#")[1:] for element in root.iter("use")}
    assert used
    assert used <= set(SYMBOLS)
    assert "style=" not in markup


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_is_drawn_and_told(language: str) -> None:
    for kind, code in CODES:
        check(FACES[kind](code, language))
        said = cards.told(kind, code, language)
        assert not re.search(r"[{}$_]|->|  |: *;|^\W|[;:,]$", said), code
        assert language == "en" or not re.search("[a-z]", said), code


@pytest.mark.parametrize(
    ("kind", "code", "language", "said"),
    [
        ("cards", "shaman", "en", "Shaman: 1 labor; pay 1 food: 1 idol; in the eclipse: 0.5 labor and 1 idol; 1 point"),
        ("sides", "skilled_hand_b", "ru", "Умелая Рука (B): при развитии: 2 очка труда"),
        (
            "animals",
            "woolly_mammoth",
            "uk",
            "Шерстистий мамонт: використати: їжа до максимуму і 1 знаряддя; набір невикористаних: 1 тварина — ",
        ),
        ("stones", "village_lakes", "ru", "Камень озёр: 2 ПО за каждую вашу общину у гекса «Талые озёра»"),
        (
            "stones",
            "buried_cards",
            "en",
            "Stone of the Ancestors: for your buried cards: 1 card – 1 point, 3 – 3 points,",
        ),
        ("setup_cards", "setup_elder", "en", "Camp of the Elder: 2 food and 2 tools; Elder; Woolly Mammoth"),
    ],
)
def test_faces_in_words(kind: str, code: str, language: str, said: str) -> None:
    assert cards.told(kind, code, language).startswith(said)


def test_starting_cards_bear_the_mark_of_their_seat() -> None:
    for seat, tribe in enumerate(PACK.tribes):
        drawn = cards.card("brave", "en", seat)
        check(drawn)
        assert f'href="#tribe-{tribe.id}"' in drawn
        assert f"--seat-{'abcd'[seat]}" in drawn


def test_backs_and_figures() -> None:
    for kind in cards.BACKS:
        check(cards.back(kind))
    check(cards.glacier_token("", "en") + cards.rest_token("", "en"))
    for seat in range(4):
        check(figures.figure(seat, 20, 40))
        check("".join(figures.figure(seat, 20, 40, chief=chief.id) for chief in PACK.chiefs))


def test_stand_ins_are_marked() -> None:
    assert "mark-designed" in cards.card("first_stone", "en")
    assert "mark-partly" in cards.card("hunter", "en")
    assert "mark-" not in cards.stone("ground_megaliths", "en")


def test_stand_ins_are_told() -> None:
    said = {(True, False): "a stand-in", (False, True): "partly a stand-in"}
    for kind, code in CODES:
        face = getattr(PACK, kind)[PACK.number(kind, code)]
        words = cards.told(kind, code, "en")
        mark = said.get((face.source == "designed", face.source != "designed" and bool(face.stand_in)))
        assert words.endswith(f"; {mark}") if mark else "stand-in" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_equally_large_and_fit(language: str) -> None:
    for shown in PACK.cards:
        lines = re.findall(r"<text [^>]*title[^>]*>[^<]+", cards.card(shown.id, language))
        written = " ".join(line.partition(">")[2] for line in lines).replace("- ", "-")
        assert written == shown.names[language] and len(lines) <= 3
        for line in lines:
            size, name = float(re.findall('font-size="([^"]+)', line)[0]), line.partition(">")[2]
            assert shown.kind == "starting" or size == cards.NAME
            length = breadth(name) * size
            assert "textLength" in line or length <= cards.ROOM
            assert length * cards.CONDENSED <= cards.ROOM + 1


def test_an_owner_sees_what_the_own_file_says(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[pack]\nid = "endless_winter"\nedition = "final"\n\n'
        '[[tribe_card]]\nid = "elder"\nvp = 3\nsource = "rulebook"\nstand_in = []\n',
        encoding="utf-8",
    )
    printed = Pack.load(own)
    assert "mark-" not in cards.card("elder", "en", pack=printed)
    assert cards.told("cards", "elder", "en", printed).endswith("3 points at the end of the game")
    assert cards.told("cards", "elder", "en").endswith("1 point at the end of the game; partly a stand-in")


def test_names_of_symbols_are_used_once() -> None:
    assert len(set(SYMBOLS)) == len(SYMBOLS)
    assert sum((ART / f"{name}.svg").stat().st_size for name in ("icons", "cards", "pieces")) <= 150_000


def test_colours_are_those_of_the_palette() -> None:
    palette = set(re.findall(r"(--[\w-]+):", (ART / "palette.css").read_text(encoding="utf-8")))
    assert set(re.findall(r"var\((--[\w-]+)\)", DRAWN)) <= palette
    assert not re.search(r'(?:fill|stroke)="#(?!fff|000)', DRAWN)


@pytest.mark.parametrize("pack", [Pack.load(), PrototypePack.load()], ids=lambda pack: pack.edition)
def test_a_stone_shows_what_it_counts(pack: Pack) -> None:
    """And no two families the same."""
    shown = {stone.id: cards._counted(stone, pack) for stone in pack.stones}
    assert not [code for code, drawn in shown.items() if "<use" not in drawn]
    by_drawing: dict[str, set[str]] = {}
    for stone in pack.stones:
        by_drawing.setdefault(shown[stone.id], set()).add(stone.family)
    assert not [families for families in by_drawing.values() if len(families) > 1]
