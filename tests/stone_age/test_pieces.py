"""The drawings of Stone Age's pieces: every face, well-formed, with the same ids all game, and no secret in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import eolith
from eolith.games.stone_age import terms
from eolith.games.stone_age.scene import cards, dice, tribe
from eolith.games.stone_age.scene.items import signs_of
from eolith.games.stone_age.words.telling import Telling
from eolith.kernel.text import LANGUAGES
from stone_age.tables import random_game, table, the_game

ART = Path(eolith.__file__).parent / "games" / "stone_age" / "scene" / "art"
GAME = the_game(4, {})
TELLING = {language: Telling(GAME, language) for language in LANGUAGES}
SYMBOLS = {
    name
    for path in ART.glob("*.svg")
    for name in re.findall(r"<symbol\b[^>]* id=\"([^\"]+)\"", path.read_text("utf-8"))
}
HOSTILE = '"><script>alert(1)</script>&\x00\x1b\u202e' + "x" * 500


def element(markup: str) -> ElementTree.Element:
    """One element; ParseError when it is not well-formed or more than one."""
    return ElementTree.fromstring(markup)


def check(markup: str) -> None:
    """Well-formed, free of what a strict policy forbids, and made of symbols that exist."""
    root = element(f"<g>{markup}</g>")
    for node in root.iter():
        assert "style" not in node.attrib and not any(name.startswith("on") for name in node.attrib)
        if node.tag == "use":
            assert node.attrib["href"].removeprefix("#") in SYMBOLS, node.attrib["href"]


def ids(markups: Iterable[str]) -> list[str]:
    return re.findall(r' id="([^"]+)"', "".join(markups))


def tribe_pieces(telling: Telling, seen: Any, seat: int, own: bool, name: str = "") -> dict[str, str]:
    view = seen.seats[seat]
    return tribe.pieces(telling, view, signs_of(seen, view), own, name)


def drawn(telling: Telling, seen: Any, names: tuple[str, ...] = ("",) * 4, own: int | None = None) -> dict[str, str]:
    """All pieces beside the land."""
    everything = cards.cards_pieces(telling, seen, frozenset({"card2"}))
    everything |= cards.buildings_pieces(telling, seen, frozenset({"building1"}))
    for seat in range(seen.players):
        everything |= tribe_pieces(telling, seen, seat, seat == own, names[seat])
    return everything


# --- faces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_tile_has_a_face_of_its_own(language: str) -> None:
    telling = TELLING[language]
    faces = [cards.card(telling, card.id) for card in GAME.pack.cards]
    tiles = [cards.tile(telling, tile.id) for tile in GAME.pack.tiles]
    for face in faces + tiles:
        check(face)
    plain = [re.sub(r'<text class="code".*?</text>', "", face) for face in faces + tiles]
    assert len(set(plain[: len(faces)])) == len(faces), "two cards look alike but for their code"
    prices = [re.sub(r"#hut-\d", "", face) for face in plain[len(faces) :]]
    assert len(set(prices)) == len(tiles), "two tiles look alike but for their hut"


def test_a_card_says_what_it_counts_for() -> None:
    assert "земледелец" in cards.card(TELLING["ru"], "C28")
    assert "ткацтво" in cards.card(TELLING["uk"], "C12")
    assert cards.card(TELLING["en"], "C26").count("#profession-builder") == 3
    assert cards.tile(TELLING["en"], "B01").count('href="#wood"') == 2
    assert "3 види" in cards.tile(TELLING["ru"], "B16") or "3 вида" in cards.tile(TELLING["ru"], "B16")


@pytest.mark.parametrize("name", ["pieces", "land"])
def test_art_is_well_formed_and_its_names_are_unique(name: str) -> None:
    text = (ART / f"{name}.svg").read_text(encoding="utf-8")
    found = [node.attrib["id"] for node in element(text).iter() if "id" in node.attrib]
    assert len(set(found)) == len(found)
    assert "style=" not in text and "<style" not in text and "<script" not in text


def test_pieces_have_only_colours_of_the_palette() -> None:
    text = (ART / "pieces.svg").read_text(encoding="utf-8")
    palette = set(re.findall(r"(--[\w-]+):", (ART / "palette.css").read_text(encoding="utf-8")))
    for colour in re.findall(r'(?:fill|stroke|color)="([^"]+)"', text):
        named = re.fullmatch(r"var\((--[\w-]+)\)", colour)
        assert colour in ("none", "#fff", "#000", "currentColor") or named and named[1] in palette, colour


# --- the same all game ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ids_are_the_same_throughout_a_game(players: int) -> None:
    telling = Telling(the_game(players, {}), "en")
    first: list[str] = []
    for number, (state, _) in enumerate(random_game(players, 7)):
        if number % 40:
            continue
        seen = telling.game.observe(state, 0)
        pieces = drawn(telling, seen, own=0)
        first = first or list(pieces)
        assert list(pieces) == first
        for id, markup in pieces.items():
            assert element(markup).attrib["id"] == id
            check(markup)
        used = ids(pieces.values())
        assert len(set(used)) == len(used)


def test_a_target_is_a_link_that_glows_only_where_it_can_be_chosen() -> None:
    seen = GAME.observe(table(4, "place", A={"placed": {"card2": 1}}).state, 0)
    pieces = cards.cards_pieces(TELLING["en"], seen, frozenset({"card1"}))
    assert list(pieces) == ["at-card1", "at-card2", "at-card3", "at-card4", "deck"]
    link = element(pieces["at-card1"])
    assert (link.tag, link.attrib["href"], link.attrib["data-at"]) == ("a", "?at=card1", "card1")
    assert link.attrib["class"].split() == ["target", "slot", "hot"]
    assert "hot" not in element(pieces["at-card2"]).attrib["class"].split()
    assert 'id="fig-a-card2-0"' in pieces["at-card2"] and 'id="fig-a-' not in pieces["at-card1"]
    assert "1 food · weaving" in link.attrib["aria-label"]


def test_empty_places_are_drawn() -> None:
    t = table(2, "act", slots=["C09", "", "C05", ""], stacks=[[], ["B01"]], A={"placed": {"forest": 1}})
    telling = Telling(t.game, "uk")
    seen = t.game.observe(t.state, 0)
    for markup in drawn(telling, seen, own=0).values():
        check(markup)
    assert "card-C" not in cards.cards_pieces(telling, seen, frozenset())["at-card2"]
    assert telling.say("stack-empty") in cards.buildings_pieces(telling, seen, frozenset())["at-building1"]


# --- tribes ---------------------------------------------------------------------------------------


def test_a_closed_pile_is_never_drawn_for_others() -> None:
    pile = {"pile": ["C10", "C22", "C26", "C30"]}
    t = table(2, "place", A=pile, B={"pile": ["C03"]})
    telling = Telling(t.game, "en")
    for viewer in (1, None):
        seen = t.game.observe(t.state, viewer)
        pieces = tribe_pieces(telling, seen, 0, viewer == 0)
        markup = "".join(pieces.values())
        assert "4" in pieces["tribe-a-cards"] and "card-back" in pieces["tribe-a-cards"]
        words = set(re.findall(r"\w+", markup))
        assert not words & {*pile["pile"], *terms.CULTURES, *terms.PROFESSIONS, "culture", "profession"}
    own = tribe_pieces(telling, t.game.observe(t.state, 0), 0, True)["tribe-a-cards"]
    assert own.count("painting owned") == 4 and "builder ×3" in own


def test_what_is_hidden_changes_no_picture() -> None:
    one = table(2, "place", A={"pile": ["C10", "C22"]})
    other = table(2, "place", A={"pile": ["C25", "C14"]})
    telling = Telling(one.game, "en")
    for viewer in (1, None):
        views = [t.game.observe(t.state, viewer) for t in (one, other)]
        assert drawn(telling, views[0], own=viewer) == drawn(telling, views[1], own=viewer)


@pytest.mark.parametrize("own", [True, False])
def test_names_are_hostile(own: bool) -> None:
    seen = GAME.observe(table(4, "place").state, 0)
    for name in (HOSTILE, "<b>", "&amp;", "'\"", "\ud800"):
        for markup in tribe_pieces(TELLING["en"], seen, 0, own, name).values():
            check(markup)
            assert "<script" not in markup and "<b>" not in markup
            assert len(markup) < 20_000


def test_hunger_is_told_before_it_comes() -> None:
    t = table(2, "place", A={"food": 3, "figures": 7, "agriculture": 2}, B={"food": 9})
    telling = Telling(t.game, "en")
    seen = t.game.observe(t.state, 0)
    for own in (True, False):
        facts = tribe_pieces(telling, seen, 0, own)["tribe-a-facts"]
        assert "#hungry" in facts and "−2" in facts and "2 food is missing" in facts
        assert "#hungry" not in tribe_pieces(telling, seen, 1, own)["tribe-b-facts"]


def test_turn_and_first_player_are_marked() -> None:
    t = table(2, "place", first="B", turn="A")
    telling = Telling(t.game, "en")
    seen = t.game.observe(t.state, None)
    a, b = (tribe_pieces(telling, seen, seat, False)[f"tribe-{'ab'[seat]}-facts"] for seat in (0, 1))
    assert element(a).attrib.get("class") == "turn" and "class" not in element(b).attrib
    assert "#first" in b and "#first" not in a


def test_used_tools_are_turned() -> None:
    t = table(
        2, "act", A={"tools": [2, 1, 1], "turned": [True, False, False], "open": ["C31"], "placed": {"forest": 1}}
    )
    telling = Telling(t.game, "en")
    for own in (True, False):
        tools = tribe_pieces(telling, t.game.observe(t.state, 0), 0, own)["tribe-a-tools"]
        assert tools.count('class="turned"') == 1 and "#one-use" in tools
        assert "2 (used), 1, 1" in tools


def test_extremes_are_drawn() -> None:
    goods = dict.fromkeys(terms.RESOURCES, 999)
    most = {"food": 9999, "figures": 10, "agriculture": 10, "score": -9999, "tools": [4, 4, 4], **goods}
    most["buildings"] = [{"tile": f"B{n:02}", "points": 10} for n in range(7, 22)]
    most["open"] = ["C31", "C32", "C33", "C34"]
    t = table(2, "place", A=most)
    telling = Telling(t.game, "ru")
    for own in (True, False):
        for markup in tribe_pieces(telling, t.game.observe(t.state, 0), 0, own).values():
            check(markup)


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_rolls_show_each_die_the_tools_and_the_gain(language: str) -> None:
    telling = TELLING[language]
    for number in range(1, 11):
        faces = tuple(i % 6 + 1 for i in range(number))
        tray = dice.pieces(telling, ((1, "quarry", (3, 4), 0, 7), (0, "forest", faces, 3, sum(faces) + 3)))
        assert list(tray) == ["tray"]
        check(tray["tray"])
        assert tray["tray"].count('class="die"') == number
        assert f">{sum(faces) + 3}</text>" in tray["tray"] and f">{(sum(faces) + 3) // 3}</text>" in tray["tray"]
    check(dice.pieces(telling, ())["tray"])
