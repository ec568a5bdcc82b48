"""The village drawn: well-formed, the same ids all game, true to the position, its targets those of the choices."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import eolith
from doggerland.tables import moments, new_game, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.games.doggerland.scene import cave, crafts, goals, hut, track, village
from eolith.games.doggerland.seen.observation import Observation
from eolith.games.doggerland.words.choices import choices
from eolith.games.doggerland.words.telling import Telling
from eolith.kernel.document import art, document
from eolith.kernel.drawing import breadth
from eolith.kernel.named import Named
from eolith.kernel.scene import Item, Part
from eolith.kernel.text import LANGUAGES

BOARDS = {"track": track, "cave": cave, "hut": hut, "crafts": crafts, "goals": goals}
ART = Path(eolith.__file__).parent / "games/doggerland/scene/art"
HERE = re.compile(r"(craft|cave|hut)-|dwelling$")
"""Targets of the village."""
NOTHING: frozenset[str] = frozenset()


@cache
def telling_of(game: DoggerlandGame, language: str = "en") -> Telling:
    return Telling(game, language)


def pieces(name: str, seen: Observation, telling: Telling, hot: frozenset[str] = NOTHING) -> Mapping[str, str]:
    drawn: Mapping[str, str] = BOARDS[name].pieces(telling, seen, hot)
    return drawn


def told(name: str, seen: Observation, telling: Telling) -> list[Item]:
    lines: list[Item] = BOARDS[name].items(telling, seen)
    return lines


def look(game: Any, state: Any, language: str = "en") -> tuple[Observation, Telling]:
    return game.observe(state, None), telling_of(game, language)


def rich(**entries: Any) -> tuple[Observation, Telling]:
    """A position with something on every board."""
    entries = {
        "round": 4, "first": "B", "marker_taken": True, "cave": ["painting_1", "painting_2", "painting_3"],
        "cubes": {"painting_1.top": "A", "painting_2.top": "BB", "painting_2.middle": "C"},
        "painters": {"painting_1.middle": "C chief"}, "display": ["fox_tooth", "bear_cub", "", "", ""],
        "crafters": {"bear_cub": "A hunter"}, "hut": {"trade": "A"}, "objectives": {"artisans": 2, "full_life": 0},
        "A": {"done": ["twins", "menhir"], "objectives": {"artisans": 1}, "builders": {"chief": 1, "hunter": 2}},
        "B": {"done": ["twins"], "objectives": {"artisans": 2}, "superb": "painting_3.bottom"},
        "C": {"objectives": {"artisans": 2}, "goods": {"plant1": 3, "meat3": 2, "wood": 5}},
        **entries,
    }  # fmt: skip
    t = table(3, **entries)
    return look(t.game, t.state)


def used(drawn: str, symbol: str) -> int:
    """How often a symbol is drawn."""
    return drawn.count(f'href="#{symbol}"')


# --- what holds for all of them -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "module"), BOARDS.items())
@pytest.mark.parametrize("spec", ["doggerland(players=2)", "doggerland(players=4, short_game=on)"])
def test_pieces_are_well_formed_and_keep_their_ids(name: str, module: ModuleType, spec: str) -> None:
    game = eolith.load(spec)
    ids = None
    for state in moments(game, 3, 37):
        seen, telling = look(game, state)
        drawn = pieces(name, seen, telling)
        ids = ids or list(drawn)
        assert list(drawn) == ids
        root = ElementTree.fromstring(f"<svg>{module.ground(telling)}{''.join(drawn.values())}</svg>")
        assert [child.get("id") for child in root][-len(ids) :] == ids
        assert max(Counter(node.get("id") for node in root.iter() if node.get("id")).values()) == 1


def test_every_symbol_is_in_the_art_and_every_colour_in_the_palette() -> None:
    known = set(re.findall(r'\bid="([^"]+)"', art(ART)))
    seen, telling = rich()
    for name, module in BOARDS.items():
        drawn = module.ground(telling) + "".join(pieces(name, seen, telling).values())
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= known
        width, height = module.SIZE
        part = Part(name, name, "row", width, height, module.ground(telling), pieces(name, seen, telling))
        # a document knows no variables: each must have been found
        assert "var(" not in document([[part]], ART, village.WIDTH)


@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_chosen_here_is_drawn_glows_and_is_told(players: int) -> None:
    game = eolith.load("doggerland", players=players)
    met: set[str] = set()
    for state in moments(game, 11):
        if state.seat is None or state.seat < 0:
            continue
        hot = frozenset(choice.target for choice in choices(telling_of(game), state) if HERE.match(choice.target))
        if not hot - met and len(met) > 12:
            continue
        met |= hot
        seen, telling = look(game, state)
        drawn = "".join(text for name in BOARDS for text in pieces(name, seen, telling, hot).values())
        glowing = re.findall(r'class="target[^"]* hot" href="[^"]*" data-at="([^"]*)"', drawn)
        assert sorted(glowing) == sorted(hot)
        assert hot <= {item.target for name in BOARDS for item in told(name, seen, telling)}
    assert {target.partition("-")[0] for target in met} == {"craft", "cave", "hut", "dwelling"}


def test_all_who_are_somewhere_and_all_cubes_are_drawn_throughout_a_game() -> None:
    game = eolith.load("doggerland(players=3)")
    # players at random meet no objective and paint nothing superb
    for seen, telling in chain([rich()], (look(game, state) for state in moments(game, 5, 23))):
        drawn = {name: "".join(pieces(name, seen, telling).values()) for name in BOARDS}
        for view in seen.seats:
            letter = view.seat.lower()
            on_rock = sum(letters.count(view.seat) for letters in seen.cubes.values())
            assert used(drawn["cave"], f"cube-{letter}") == on_rock
            assert used(drawn["hut"], f"cube-{letter}") == len(view.done)
            assert used(drawn["goals"], f"cube-{letter}") == len(view.objectives)
            assert used(drawn["hut"], f"shaman-{letter}") == [*seen.hut.values()].count(view.seat)
            assert used(drawn["cave"], f"token-shaman-{letter}") == (view.superb is not None)
            for kind in terms.MEMBERS:
                worker = f"{view.seat} {kind}"
                assert used(drawn["cave"], f"{kind}-{letter}") == [*seen.painters.values()].count(worker)
                there = [*seen.crafters.values()].count(worker) + (kind in view.builders)
                assert used(drawn["crafts"], f"{kind}-{letter}") == there


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_wider_than_its_place_or_too_small_to_read(language: str) -> None:
    for players in (2, 4):
        game = eolith.load(f"doggerland(players={players})")
        telling = telling_of(game, language)
        texts = [hut.ground(telling)]
        for number, face in enumerate(telling.pack.objectives):
            seen = replace(game.observe(game.start(), None), objectives=Named({face.id: 0}))
            texts.append(pieces("goals", seen, telling)["goal-place-0"])
            assert telling.component("objectives", number) in {
                item.text.rstrip(".") for item in told("goals", seen, telling)
            }
        for phase in (*terms.PHASES, "over"):
            texts.append(pieces("track", replace(seen, phase=phase), telling)["track-phase"])
        texts.append(pieces("track", replace(seen, round=terms.ROUNDS), telling)["track-next"])
        narrow = re.findall(r'<g class="narrow">.*?</g>', "".join(texts))
        narrow += re.findall(r'<text class="[^"]*narrow".*?</text>', "".join(texts))
        assert len(narrow) > len(terms.HUT) + len(telling.pack.objectives)
        assert {*re.findall(r'font-size="([^"]*)"', "".join(narrow))} == {str(village.NARROW)}
        for x, size, anchor, text in re.findall(
            r'<text class="[^"]*title[^"]*" x="([^"]*)" y="[^"]*" font-size="([^"]*)" text-anchor="(\w+)">([^<]*)<',
            "".join(texts),
        ):
            # 21 units are 10 pixels where the village is 450 pixels wide
            assert float(size) >= 21, text
            wide = breadth(text) * float(size) * (0.5 if anchor == "middle" else 1)
            assert float(x) + wide <= village.WIDTH


# --- board by board -------------------------------------------------------------------------------


def test_the_track_shows_round_phase_and_who_is_first() -> None:
    seen, telling = rich()
    drawn = pieces("track", seen, telling)
    assert drawn["track-round"].count("track-past") == seen.round - 1
    assert used(drawn["track-first"], "mark-b") and used(drawn["track-first"], "shaman-b")
    assert not used(pieces("track", replace(seen, marker_taken=False), telling)["track-first"], "shaman-b")
    phases = [pieces("track", replace(seen, phase=phase), telling)["track-phase"] for phase in terms.PHASES[1:]]
    assert [drawn.count("track-gone") for drawn in phases] == [0, 1, 2, 3, 4]
    assert len(set(phases)) == len(phases)


def test_the_food_of_a_tribe_counts_meat_twice_and_is_red_while_it_does_not_suffice() -> None:
    """DG-FEED-01, DG-FEED-02."""
    seen, telling = rich()
    have, need = 3 + 2 * 2, seen.seats[2].members
    assert track.food(telling, seen)[2] == ("C", have, need)
    drawn = pieces("track", seen, telling)["track-food"]
    hungry = re.findall(r'class="track-hungry[^>]*>([^<]*)<', drawn)
    assert hungry == [f"{n}/{due}" for _, n, due in track.food(telling, seen) if n < due]
    assert f"C: food {have}, needed at the end of the round {need}." in {i.text for i in told("track", seen, telling)}


def test_the_next_season_says_what_becomes_dearer_or_cheaper_and_who_comes() -> None:
    """DG-COST-01 to -05, DG-SPAWN: animals appear in their season."""
    seen, telling = rich()
    for number in (1, 2):
        drawn = pieces("track", replace(seen, round=number), telling)["track-next"]
        season = number % 2
        shown = {name for name in terms.SPECIES if used(drawn, f"animal-{name}")}
        assert shown == {name for i, name in enumerate(terms.SPECIES) if terms.SEASON_OF[i] == season}
        costs = [(action.warm, action.cold) for action in telling.pack.actions]
        changes = {now - before for pair in costs for now, before in zip(pair[season], pair[1 - season], strict=True)}
        assert changes - {0}
        for change in changes - {0}:
            assert f">{change:+d}<".replace("-", "−") in drawn
    assert "animal-" not in pieces("track", replace(seen, round=terms.ROUNDS), telling)["track-next"]


def test_the_short_game_leaves_out_the_first_rounds() -> None:
    """DG-SHORT: it begins with round 3."""
    short = new_game(2, short_game="on")
    assert short.state.round == 3
    assert track.ground(telling_of(short.game)).count("track-out") == 2
    assert "track-out" not in track.ground(telling_of(new_game(2).game))


def test_a_cell_of_the_cave_shows_its_animal_what_it_is_worth_and_whether_it_is_painted() -> None:
    seen, telling = rich()
    drawn = pieces("cave", seen, telling)
    for place, code in enumerate(seen.cave):
        animals = telling.pack.paintings[telling.pack.number("paintings", code)].animals
        shown = re.findall(r'href="#cave-(\w+)"[^>]* class="cave-(\w+)"', drawn[f"cave-tile-{place}"])
        painted = ["painted" if f"{code}.{row}" in seen.cubes else "bare" for row in terms.PAINTING_ROWS]
        assert shown == [(terms.SPECIES[i], kind) for i, kind in zip(animals, painted, strict=True)]
        worth = re.findall(r'class="village-points[^>]*>(\d+)<', drawn[f"cave-tile-{place}"])
        assert worth == [str(telling.pack.animals[i].vp) for i in animals]
    face_down = [name for name, text in drawn.items() if used(text, "village-dark")]
    assert len(face_down) == seen.covered


def test_the_rows_of_the_cave_show_who_would_score_them() -> None:
    """DG-SCORE-07 to -11, as the sheet counts them."""
    seen, telling = rich(
        cubes={"painting_1.top": "A", "painting_2.top": "BB", "painting_3.top": "C", "painting_1.bottom": "C"}
    )
    assert cave.leads(telling, seen) == (("B", "AC"), ("", ""), ("C", ""))
    drawn = pieces("cave", seen, telling)["cave-rows"]
    assert [used(drawn, f"mark-{letter}") for letter in "abc"] == [1, 1, 2]


def test_an_action_of_the_hut_shows_what_it_costs() -> None:
    seen, telling = rich()
    ground = hut.ground(telling)
    price = Counter(good for face in telling.pack.hut for good in face.offering)
    price += Counter(i for face in telling.pack.hut for i, n in enumerate(face.cost) if n)
    assert {good: used(ground, f"good-{terms.GOODS[good]}") for good in price} == price
    lines = {item.target: item.text for item in told("hut", seen, telling)}
    assert "A: shaman" in lines["hut-trade"]
    assert "done by A, B" in lines["hut-twins"]
    assert "done by A." in lines["hut-menhir"]


def test_a_craft_shows_its_cost_and_points_and_the_site_its_builders() -> None:
    seen, telling = rich()
    drawn = pieces("crafts", seen, telling)
    for place, code in enumerate(code for code in seen.display if code):
        face = telling.pack.crafts[telling.pack.number("crafts", code)]
        text = drawn[f"craft-place-{place}"]
        assert [used(text, f"good-{good}") for good in terms.GOODS] == [*face.cost]
        assert re.findall(r'class="village-points[^>]*>(\d+)<', text) == [str(face.vp)]
    assert f">{len(seen.crafts_left)}<" in drawn["craft-deck"]
    assert re.findall(r">(×\d+)<", drawn["at-dwelling"]) == ["×2"]
    ground = crafts.ground(telling)
    for kind in (terms.SIMPLE, terms.STATUS):
        assert (
            f">{telling.pack.dwellings[kind].vp}<" in ground and f">{telling.pack.dwellings[kind].capacity}<" in ground
        )


def test_crafts_are_told_apart_by_their_drawings() -> None:
    pack = eolith.load("doggerland(players=2)").pack
    for kind in range(len(terms.CRAFT_KINDS)):
        faces = [face for face in pack.crafts if face.kind == kind]
        assert len({crafts.sketch(face) for face in faces}) == len(faces)


def test_an_objective_shows_all_that_it_asks_for_and_whose_cubes_lie_where() -> None:
    seen, telling = rich()
    drawn = pieces("goals", seen, telling)
    needs = telling.pack.objectives[telling.pack.number("objectives", "full_life")].needs
    place = [*seen.objectives].index("full_life")
    for metric in needs:
        assert used(drawn[f"goal-place-{place}"], goals.SIGNS[metric])
    met = drawn[f"goal-place-{[*seen.objectives].index('artisans')}"]
    cells = re.findall(r'href="#cube-(\w)"[^>]* id="cube-artisans-(\d)-\d"', met)
    assert cells == [("a", "0"), ("b", "1"), ("c", "1")]
    lines = {item.target: item.text for item in told("goals", seen, telling)}
    assert "A: 5 points" in lines["goal-artisans"] and "B, C: 3 points" in lines["goal-artisans"]


def test_the_season_lies_on_the_boards() -> None:
    seen, telling = rich()
    for name in ("track", "hut", "crafts", "goals"):
        for season in terms.SEASONS:
            drawn = pieces(name, replace(seen, season=season), telling)[f"{name}-mood"]
            assert f'class="{season}"' in drawn and used(drawn, f"village-{season}")


def test_a_block_of_text_keeps_every_word_and_stays_inside() -> None:
    lot = random.Random(1)
    for _ in range(200):
        text = " ".join("xoщі"[lot.randrange(4)] * lot.randint(1, 9) for _ in range(lot.randint(1, 6)))
        width, height = lot.randint(90, 220), lot.randint(40, 70)
        drawn = re.findall(
            r'y="([^"]*)" font-size="([^"]*)"[^>]*>([^<]*)<', village.block(text, 0, 0, width, height, 26)
        )
        assert " ".join(line for _, _, line in drawn) == text
        size = float(drawn[0][1])
        if size > 12:
            assert all(breadth(line) * size <= width for _, _, line in drawn)
            assert all(0 < float(y) <= height for y, _, _ in drawn)
