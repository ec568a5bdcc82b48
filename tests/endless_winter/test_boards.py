"""The drawn boards: well-formed, the same ids whatever happens, in every language, quick."""

import re
from collections.abc import Mapping
from xml.etree import ElementTree

import pytest

from endless_winter.tables import the_game
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.pack import Pack
from eolith.games.endless_winter.scene import field, idols, land, mainboard, market
from eolith.games.endless_winter.words.telling import Telling
from eolith.kernel.text import LANGUAGES

NOBODY: frozenset[str] = frozenset()


@pytest.fixture(params=LANGUAGES)
def telling(request: pytest.FixtureRequest) -> Telling:
    return Telling(the_game(4, {}), request.param)


def check(ground: str, *drawn: Mapping[str, str]) -> None:
    """Each drawing is well-formed, bears the id that it is called by, no id twice; all have the same ids in order."""
    for pieces in drawn:
        ElementTree.fromstring(f"<svg>{ground}{''.join(pieces.values())}</svg>")
        for id, markup in pieces.items():
            assert ElementTree.fromstring(markup).attrib["id"] == id
            assert "style=" not in markup
        ids = re.findall(r' id="([^"]+)"', "".join(pieces.values()))
        assert len(ids) == len(set(ids))
        assert list(pieces) == list(drawn[0])


def hot_in(pieces: Mapping[str, str]) -> set[str]:
    """The targets that glow."""
    links = re.findall(r"<a [^>]*>", "".join(pieces.values()))
    return {re.search(r'data-at="([^"]+)"', link)[1] for link in links if " hot" in link}  # type: ignore[index]


def test_map(telling: Telling) -> None:
    lands = [face.id for face in telling.pack.terrains if face.kind == "land"] * 2 + ["glacier"] * 6
    hexes = (*lands[:9], "start", *lands[9:])
    village = layout.VILLAGE_SITES[4]
    hot = frozenset({"hex-a1", "camp-b2", f"junction-{layout.JUNCTION_NAMES[layout.VILLAGE_SITES[0]]}"})
    tokens = tuple((hex_, -1 if hex_ % 2 else 3) for hex_, terrain in enumerate(hexes) if terrain == "glacier")
    bare = land.pieces(telling, ("",) * terms.HEXES, (), (), (), land.NOWHERE, NOBODY)
    camps = ((9, 0, 5), (9, 3, 1), (4, 0, 1), (4, 1, 2))
    full = land.pieces(telling, hexes, camps, ((village, 2),), tokens, land.NOWHERE, hot)
    check(land.ground(telling), bare, full)
    assert hot_in(full) == hot
    assert full["at-hex-c3"].count("land-holder") == 0
    assert full["at-camp-c3"].count('class="piece"') == 6
    assert land.influence(((1, 0, 3, 0),), ((1, 2, 0, 0),), land.NOWHERE) == ((3, 4, 3, 0),)


@pytest.mark.parametrize("laid", range(3))
def test_field(telling: Telling, laid: int) -> None:
    sites = layout.Field(telling.pack.layouts[laid].slots).sites
    upper = next(number for number, site in enumerate(sites) if site.level)
    owners = [0] * terms.SITES
    for number in sites[upper].supports:
        owners[number] = 1 + number % 5
    hot = frozenset({field.target(sites[upper])})
    bare = field.pieces(telling, laid, (-1,) * 4, (0,) * terms.SITES, NOBODY)
    full = field.pieces(telling, laid, (3, 1, 0, 2), tuple(owners), hot)
    check(field.ground(telling, laid), bare, full)
    assert hot_in(full) == hot
    assert "".join(full.values()).count('data-kind="megalith-') == 4


def test_main_board(telling: Telling) -> None:
    everybody = tuple((0, mainboard.BELOW, seat % 4, "") for seat in range(11))
    figures = ((0, mainboard.BOTTOM, 0, "fire_wolf"), *everybody)
    hot = frozenset({"column-hunt", f"clause-{telling.pack.columns[2].top[0].number}", "stone-village_forest"})
    bare = mainboard.pieces(telling, 0, (0, 1, 2, 3), (0,) * 4, (), (-1,) * 14, 1, None, NOBODY)
    full = mainboard.pieces(telling, 7, (3, 2, 1, 0), (0, 100, 100, 255), figures, tuple(range(14)), 2, (-1, 5), hot)
    check(mainboard.ground(telling, 4), bare, full)
    assert hot_in(full) == hot
    assert full["at-column-initiate"].count('class="piece"') == 12
    assert re.findall(r">([^<]+)</text>", full["track"]) == ["100", "100", "255"], (
        "the score itself, beside who has gone round"
    )


def test_what_lies_below_the_board(telling: Telling) -> None:
    codes = [telling.pack.cards[card].id for card in range(terms.FIRST_CULTURE, terms.FIRST_CULTURE + 8)]
    gone = market.culture_pieces(telling, (-1,) * 8, (0, 20), 2, frozenset(), NOBODY)
    shown = tuple(range(terms.FIRST_CULTURE, terms.FIRST_CULTURE + 8))
    open_ = market.culture_pieces(telling, shown, (12, 20), 1, frozenset(shown[:1]), frozenset({f"culture-{codes[3]}"}))
    check(market.ground("culture"), gone, open_)
    assert hot_in(open_) == {f"culture-{codes[3]}"}
    check(
        market.ground("tribe"),
        market.tribe_pieces(telling, (0,) * 5, NOBODY),
        market.tribe_pieces(telling, (15, 1, 2, 3, 4), frozenset({"tribe-elder"})),
    )
    check(
        market.ground("hunt"),
        market.hunt_pieces(telling, (), 0, NOBODY),
        market.hunt_pieces(telling, (0, 0, 0, 5, 6, 6), 40, frozenset({"animal-deck"})),
    )


def test_more_animals_than_places_lie_in_piles(telling: Telling) -> None:
    """EWP-HUNT-01: each species once, with how many there are."""
    for animals, piles in (((0, 5, 0, 5, 0, 6, 6), ["×3", "×2", "×2"]), ((0, 5, 0, 5, 0, 6), [])):
        found = market.hunt_pieces(telling, animals, 40, NOBODY)
        drawn = [svg for name, svg in found.items() if 'class="piece"' in svg and name != "at-animal-deck"]
        assert len(drawn) == (len(piles) or len(animals))
        assert [count for svg in drawn for count in re.findall(r"market-badge.*>(×\d)<", svg)] == piles


def test_idols(telling: Telling) -> None:
    start = idols.pieces(telling, (0, 0), ((0, 1), *((),) * 10), NOBODY)
    end = idols.pieces(telling, (10, 10), (*((),) * 10, (1, 0)), frozenset({"idol-honor"}))
    check(idols.ground(telling, 2), start, end)
    assert hot_in(end) == {"idol-honor"}


def test_burial_tables_are_read_as_ranges() -> None:
    steps = Pack.load().burial_tables[0].steps
    assert idols._ranges(steps) == [("1–3", 6), ("4–6", 10), ("7+", 15)]


def test_score_track_goes_round_clockwise() -> None:
    spots = [mainboard.cell(score) for score in range(100)]
    assert len(set(spots)) == 100
    assert mainboard.cell(100) == spots[0]
    assert spots[0][0] < spots[31][0] == spots[50][0]
