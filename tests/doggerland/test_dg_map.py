"""The drawn territory: true to the position, the same ids all game, told in full, and the coming migration foretold."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from doggerland.tables import Table, diligent_game, executing, new_game, table
from eolith.games.doggerland import layout, terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.games.doggerland.scene import atlas, land, migration
from eolith.games.doggerland.words.telling import Telling
from eolith.kernel.document import art, palette, sheets
from eolith.kernel.fonts import VARIABLES
from eolith.kernel.text import LANGUAGES

FOLDER = Path(land.__file__).with_name("art")
MIGRATED, ARROW_MOVED = terms.EVENTS.index("migrated"), terms.EVENTS.index("arrow_moved")
LOW = ["w1> H2> s3^", "p2v c0^ g1<", "h1< M2^ B2v"]
"""A land with three grazing grounds."""


@cache
def telling_of(game: DoggerlandGame, language: str = "en") -> Telling:
    return Telling(game, language)


def atlas_of(t: Table) -> atlas.Atlas:
    return atlas.shown(t.game, t.game.observe(t.state, None))


def drawn(t: Table, *hot: str) -> Mapping[str, str]:
    return land.pieces(telling_of(t.game), atlas_of(t), frozenset(hot))


def told(t: Table, language: str = "en") -> dict[str, str]:
    """The items by their targets; what has none is joined."""
    lines: dict[str, str] = {}
    for item in atlas.items(telling_of(t.game, language), atlas_of(t)):
        lines[item.target] = f"{lines.get(item.target, '')}{item.text}\n"
    return lines


def pieces_on(drawing: Mapping[str, str], cell: str) -> Counter[str]:
    """The kinds of the things that stand on a tile."""
    return Counter(re.findall(r'data-kind="([^"]+)"', drawing[f"on-{cell}"]))


# --- the picture ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"scouting": "true"}), (4, {"short_game": "on"})])
def test_ids_are_the_same_all_game_and_unique(players: int, options: dict[str, str]) -> None:
    t, names = new_game(players, **options), None
    game, telling = t.game, telling_of(t.game)
    symbols = set(re.findall(r'\bid="([^"]+)"', art(FOLDER)))
    for number, state in enumerate(diligent_game(t.state, players)):
        if number % 9:
            continue
        drawing = land.pieces(telling, atlas.shown(game, game.observe(state, None)), frozenset())
        names = names or list(drawing)
        assert list(drawing) == names
        assert all(f'id="{name}"' in piece[: piece.index(">")] for name, piece in drawing.items())
        tree = ElementTree.fromstring(f"<svg>{land.ground(telling)}{''.join(drawing.values())}</svg>")
        found = Counter(element.get("id") for element in tree.iter() if element.get("id"))
        assert max(found.values()) == 1
        assert not symbols & set(found)
        uses = {str(element.get("href"))[1:] for element in tree.iter("use")}
        assert uses <= symbols


def test_the_drawing_is_true_to_the_position() -> None:
    t = new_game(4)
    game = t.game
    telling = telling_of(game)
    for number, state in enumerate(diligent_game(t.state, 11)):
        if number % 7:
            continue
        seen = game.observe(state, None)
        drawing = land.pieces(telling, atlas.shown(game, seen), frozenset())
        for cell in layout.CELL_NAMES:
            expected: Counter[str] = Counter()
            for view in seen.seats:
                letter = view.seat.lower()
                expected[f"camp-{letter}"] += view.camp == cell
                expected[f"megalith-{letter}"] += view.megaliths.count(cell)
                expected[f"token-shaman-{letter}"] += view.journey == cell
            if cell in seen.animals:
                expected[f"animal-{seen.animals[cell]}"] += 1
            if cell in seen.groups:
                group = seen.groups[cell]
                expected.update(f"{member}-{group.seat.lower()}" for member, n in group.members.items() if n)
                expected["good-tool"] += group.tools > 0
            assert pieces_on(drawing, cell) == +expected, cell


def test_a_figure_is_not_taken_for_one_of_another_species() -> None:
    """Where a horse comes to the tile that a bison leaves, each goes its own way."""
    before = drawn(table(grid=LOW, animals={(1, 0): "horse", (1, 2): "bison"}))
    after = drawn(table(grid=LOW, animals={(1, 2): "horse", (2, 0): "bison"}))
    ids = [set(re.findall(r'id="(map-animal-[^"]+)"', "".join(one.values()))) for one in (before, after)]
    assert [len(one) for one in ids] == [2, 2] and not ids[0] & ids[1]


def test_how_many_a_figure_stands_for() -> None:
    group = {"seat": "B", "members": {"chief": 1, "hunter": 3}, "tools": 2}
    t = table(grid=LOW, animals={(1, 2): "mammoth"}, groups={(1, 2): group})
    counts = re.findall(r"<text[^>]*>(\d+)<", drawn(t)["on-c4"])
    assert counts == ["3", "2"]
    assert "#errand-hunt" in drawn(t)["on-c4"]
    assert pieces_on(drawn(t), "c4") == Counter(["animal-mammoth", "chief-b", "hunter-b", "good-tool"])


def test_a_group_that_is_being_gathered_is_drawn() -> None:
    t = table(grid=LOW, at="c3", A={"camp": "d4"})
    t.say("A", "send c3")
    assert t.asked == "group"
    assert "land-band-a" in drawn(t)["on-c3"]


def test_a_tile_shows_what_it_gives_and_where_its_animals_go() -> None:
    t = table(grid=LOW)
    tiles = drawn(t)["tiles"]
    assert tiles.count('"#good-stone"') == 3
    assert tiles.count('"#resource-shells"') == 1
    assert tiles.count('"#resource-small_game"') == 1
    for species in ("horse", "mammoth", "bison"):
        assert tiles.count(f'"#animal-{species}"') == 1
    turns = Counter(re.findall(r'#land-arrow" transform="[^"]*rotate\((\d+)\)', tiles))
    assert turns == {"0": 3, "90": 2, "180": 2, "270": 2}


def test_the_arrow_of_the_centre_tile_turns() -> None:
    for way, direction in enumerate(terms.DIRECTIONS):
        t = table(grid=["c0^"], centre_arrow=direction)
        assert f"rotate({90 * way})" in drawn(t)["tiles"]
        assert f"arrow: {direction}" in told(t)["cell-b2"]


@pytest.mark.parametrize(("players", "times", "marker", "words"), [
    (2, 1, "land-used", "exhausted"), (3, 1, "land-used-half", "one harvest left"), (3, 2, "land-used", "exhausted"),
])  # fmt: skip
def test_depletion(players: int, times: int, marker: str, words: str) -> None:
    t = table(players, grid=LOW, harvested={(2, 0): times})
    assert drawn(t)["tiles"].count(f'"#{marker}"') == 1
    assert ("land-spent" in drawn(t)["tiles"]) == (words == "exhausted")
    assert words in told(t)["cell-d2"]
    assert sum(words in line for line in told(t).values()) == 1


def test_cells_without_a_tile() -> None:
    t = table(2, grid=LOW, opened=["e3"])
    assert "land-opened" in drawn(t)["at-cell-e3"]
    assert "land-opened" not in drawn(t)["at-cell-e4"]
    outside = set(layout.CELL_NAMES) - set(t.game.observe(t.state, None).territory)
    assert drawn(t)["tiles"].count('"#land-sea"') == len(outside)
    assert not {f"at-cell-{cell}" for cell in outside} & set(drawn(t))
    assert "about to be discovered" in told(t)["cell-e3"]
    missing = set(layout.CELL_NAMES) - outside - {"e3"} - set(t.value("tiles"))
    listed = re.search("Not discovered yet: ([^.]*)", told(t)[""])
    assert listed and set(listed[1].split(", ")) == missing


def test_the_mood_is_the_season() -> None:
    for round_, season in ((1, "warm"), (2, "cold")):
        drawing = drawn(table(grid=LOW, round=round_))
        assert f'data-root="season-{season}"' in drawing["mood"]
        assert set(re.findall(r"#land-[a-z_0-9-]+-(warm|cold)", "".join(drawing.values()))) == {season}


def test_what_is_hot_glows_and_nothing_else() -> None:
    t = table(grid=LOW)
    hot = ("cell-b2", "cell-c3", "arrow-east", "turn-north", "member-chief")
    drawing = drawn(t, *hot)
    glowing = {name for name, piece in drawing.items() if re.search(r'class="[^"]*\bhot\b', piece)}
    assert glowing == {"at-cell-b2", "at-cell-c3", "at-arrow-east", "at-turn-north"}
    links = set(re.findall(r'data-at="([^"]+)"', "".join(drawn(t).values())))
    assert {f"arrow-{direction}" for direction in terms.DIRECTIONS} <= links
    assert not any(link.startswith("turn-") for link in links)


def test_where_the_priority_arrow_is() -> None:
    for slot in new_game().game.pack.arrow_slots:
        drawing = drawn(table(grid=LOW, arrow=slot.id))
        there = [name for name, piece in drawing.items() if "land-token" in piece]
        assert there == [f"at-arrow-{slot.id}"]
        turns = re.findall(r"#land-(?:big|small)\" transform=\"[^\"]*rotate\((\d+)\)", drawing[there[0]])
        assert turns == [str(90 * slot.big), str(90 * slot.small)]


# --- in words -------------------------------------------------------------------------------------


def test_a_tile_in_words() -> None:
    group = {"seat": "A", "members": {"chief": 1, "hunter": 2}, "tools": 1}
    t = table(
        grid=LOW, harvested={(0, 1): 1}, groups={(0, 1): group}, A={"camp": "b3", "megaliths": ["b3"]}, B={"camp": "c3"}
    )
    line = told(t)["cell-b3"]
    for words in ("×2", "exhausted", "camp of A", "megalith of A", "A gathers here: chief, 2 hunter-gatherers, 1 tool"):
        assert words in line
    assert "arrow: south" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    raised = {"megaliths": ["c4", "d4"]}
    t = table(4, options={"scouting": "true"}, A=raised, C=raised)
    game = t.game
    telling = telling_of(game, language)
    for number, state in enumerate(diligent_game(t.state, 5)):
        if number % 31:
            continue
        seen = game.observe(state, None)
        map_ = atlas.shown(game, seen)
        lines = {item.target: item.text for item in atlas.items(telling, map_)}
        links = re.findall(r'data-at="([^"]+)"', "".join(land.pieces(telling, map_, frozenset()).values()))
        assert set(filter(None, lines)) <= set(links)
        for cell, species in seen.animals.items():
            assert telling.inner("animals", species) in lines[f"cell-{cell}"]
        for cell, group in seen.groups.items():
            assert group.seat in lines[f"cell-{cell}"]
        for view in seen.seats:
            assert view.seat in lines[f"cell-{view.camp}"]
            assert all(view.seat in lines[f"cell-{cell}"] for cell in view.megaliths)
        figures = [telling.say("map-figures", species=telling.inner("animals", name), n=seen.supply.get(name, 0))
                   for name in terms.SPECIES]  # fmt: skip
        assert ", ".join(figures) in lines[""]


# --- the coming migration -------------------------------------------------------------------------


def foretold(t: Table) -> list[tuple[str, str, str]]:
    """(species, from, to) in the order of the figures."""
    name = layout.CELL_NAMES
    return [(terms.SPECIES[move.species], name[move.start], name[move.end]) for move in atlas_of(t).coming.moves]


def test_the_forecast_is_what_the_rules_do() -> None:
    migrations = 0
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        t = new_game(players)
        events: list[Any] = []
        for state in diligent_game(t.state, seed):
            state.listener = events
            happened = [(species, start, end) for kind, _, species, start, end in events if kind == MIGRATED]
            arrows = [slot for kind, _, slot, *_ in events if kind == ARROW_MOVED]
            events.clear()
            if not happened:
                continue
            migrations += 1
            animals = [-1] * terms.CELLS
            for species, start, _ in happened:
                animals[start] = species
            slot = (arrows[-1] - 1) % terms.ARROW_SLOTS
            moves = migration.forecast(t.game, slot, state.centre_arrow, tuple(state.tile), tuple(animals)).moves
            assert [(move.species, move.start, move.end) for move in moves] == happened
            for move in moves:
                assert move.end in layout.LINES[move.start][move.way]
    assert migrations > 12


def test_the_forecast_of_a_position() -> None:
    animals, away = {(1, 0): "horse", (1, 2): "mammoth"}, {(2, 0): {"seat": "A", "members": {"hunter": 1}}}
    t = executing(grid=LOW, animals=animals, groups=away, arrow="west")
    assert foretold(t) == [("horse", "c2", "b2"), ("mammoth", "c4", "c3")]
    assert "1. horse c2 → b2, 2. mammoth c4 → c3" in told(t)["arrow-west"]
    t.finish()
    assert t.value("animals")["b2"] == "horse"
    assert t.value("animals")["c3"] == "mammoth"


def test_a_figure_that_finds_no_free_tile_stays() -> None:
    t = table(grid=["Hv"], at="c3", animals={(0, 0): "horse"}, arrow="west")
    cell = next(iter(t.value("animals")))
    assert foretold(t) == [("horse", cell, cell)]
    assert f"1. horse stays on {cell}." in told(t)["arrow-west"]


def test_what_is_being_hunted_is_left_out() -> None:
    group = {"seat": "A", "members": {"hunter": 2}}
    t = table(grid=LOW, animals={(1, 0): "horse", (1, 2): "mammoth"}, groups={(1, 0): group}, arrow="west")
    assert foretold(t) == [("mammoth", "c4", "c3")]
    assert "The animal that is being hunted is left out." in told(t)["arrow-west"]
    assert drawn(t)["migration"].count("land-order") == 1


def test_a_forecast_beyond_the_edge_is_drawn_in_two_parts() -> None:
    t = table(grid=LOW, animals={(1, 0): "horse"})
    way = re.search(r'class="land-way" d="([^"]+)"', drawn(t)["migration"])
    assert way and way[1].count("M") == 2
    t = table(grid=LOW, animals={(1, 2): "mammoth"})
    way = re.search(r'class="land-way" d="([^"]+)"', drawn(t)["migration"])
    assert way and way[1].count("M") == 1


# --- the art --------------------------------------------------------------------------------------


def test_every_colour_is_there_by_day_and_at_dusk() -> None:
    day = set(palette(FOLDER)) - set(VARIABLES)
    used = set(re.findall(r"var\((--[\w-]+)", art(FOLDER) + sheets(FOLDER)))
    assert used <= day | set(VARIABLES)
    for block in re.findall(
        r':root(?:\[data-theme="dark"\]|:not\(\[data-theme="light"\]\)) \{([^}]*)\}', sheets(FOLDER)
    ):
        assert set(re.findall(r"(--[\w-]+):", block)) == day


def test_no_symbol_is_there_twice_and_none_is_missing() -> None:
    found = Counter(re.findall(r'\bid="([^"]+)"', art(FOLDER)))
    assert [name for name, n in found.items() if n > 1] == []
    asked = set(re.findall(r'(?:href="|url\()#([\w-]+)', art(FOLDER)))
    assert asked <= set(found)
