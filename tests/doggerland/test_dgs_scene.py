"""The table of one who plays alone, drawn, told and in a terminal: card, opponents, goals, and how it ended."""

from __future__ import annotations

import io
import re
from collections import Counter
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

import eolith
from doggerland.alone import CARD, FED, ending, lasting, planning, turned_up
from doggerland.tables import Table
from eolith.bots import make
from eolith.games.doggerland import terms
from eolith.games.doggerland.scene import VILLAGE_PARTS, Scene, atlas
from eolith.games.doggerland.seen.event import reached
from eolith.kernel.chance import Source
from eolith.kernel.document import palette, sheets
from eolith.kernel.scene import Part
from eolith.kernel.state import CHANCE
from eolith.kernel.text import LANGUAGES
from eolith.testing import play
from eolith.web.pages.how import source


def parts(t: Table, language: str = "en") -> dict[str, Part]:
    return {part.id: part for part in t.game.scene(language).parts(t.game.observe(t.state, 0))}


def told(t: Table, part: str, language: str = "en") -> str:
    return "\n".join(item.text for item in parts(t, language)[part].items)


def printed(t: Table, width: int = 140, language: str = "en", sheet: bool = False) -> str:
    terminal = t.game.room("terminal").Terminal(t.game, language, ["me"])
    file = io.StringIO()
    shown = terminal.sheet(t.state.sheet()) if sheet else terminal.table(t.game.observe(t.state, 0), width)
    Console(file=file, width=width, color_system=None).print(shown)
    return file.getvalue()


def test_parts_and_their_order() -> None:
    t = planning()
    shown = parts(t)
    assert list(shown) == ["map", *VILLAGE_PARTS, "solo", "tribe-a"]
    assert {part.zone for part in shown.values()} == {0, *range(1, len(t.game.scene("en").zones) + 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn_and_told(language: str) -> None:
    """Ids stay the same, symbols and colours are there, what can be chosen glows, and each line is a sentence."""
    game: Any = lasting()
    scene, ids = game.scene(language), None
    symbols = re.findall(r'\bid="([^"]+)"', scene.art)
    styled = set(re.findall(r"\.([a-z][\w-]*)", sheets(Scene.folder / "art")))
    for step, (state, _) in enumerate(play(game, 5 + LANGUAGES.index(language))):
        if step % 9:
            continue
        hot = frozenset(choice.target for choice in scene.choices(state) if choice.target)
        found = scene.parts(game.observe(state, 0), hot)
        ids = ids or [(part.id, list(part.pieces)) for part in found]
        assert ids == [(part.id, list(part.pieces)) for part in found]
        picture = "".join(part.svg() for part in found)
        tree = ElementTree.fromstring(f"<svg>{picture}</svg>")
        own = [element.get("id") for element in tree.iter() if element.get("id")]
        assert [name for name, n in Counter([*own, *symbols]).items() if n > 1] == []
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(symbols) and "{" not in picture
        shapes = re.findall(r'<(?:circle|ellipse|path|rect|text) class="([^"]+)"', picture)
        assert [kinds for kinds in shapes if not styled & set(kinds.split())] == []
        links = {link.get("data-at") for link in tree.iter("a") if "hot" in (link.get("class") or "").split()}
        items = [item for part in found for item in part.items]
        assert links == hot <= {item.target for item in items}
        for text in (item.text for item in items):
            assert (
                "{" not in text
                and ".;" not in text
                and text[-1] == "."
                and (text[0] == text[0].upper() or text[1].isdigit())
            )
        assert scene.status(game.observe(state, 0)) and (scene.panel(state, 0).title or state.over)


@pytest.mark.rule("DGS-EVENT-01", "DGS-OPP-01", "DGS-SHAMAN-01", "DGS-OPMOVE-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_can_be_read_with_all_that_the_opponents_do(language: str) -> None:
    t = planning(
        acts=("paint_memory",), shamans=("menhir", "twins"), moves=("east 2", "north 1", "west 3"),
        rivals={"red": "c3", "pink": "c4", "blue": "c5"},
    )  # fmt: skip
    card = t.game.pack.cards[t.game.pack.number("cards", CARD)]
    lines, say = told(t, "solo", language), t.game.telling(language).say
    assert card.names[language] in lines and card.text[language] in lines and say("solo-mandatory") in lines.lower()
    assert say("solo-act-paint_memory") in lines and say("solo-act-discard_necklace") not in lines
    assert f"{say('direction-east')} 2" in lines and f"{say('direction-west')} 3" in lines
    written = re.findall(r"<text[^>]*>([^<]*)</text>", parts(t, language)["solo"].pieces["solo-card"])
    assert card.text[language] in unescape(" ".join(written))


@pytest.mark.rule("DGS-SHAMAN-01", "DGS-SETUP-03")
def test_the_hut_shows_its_overlay_and_who_blocks_it() -> None:
    t = planning(shamans=("first_player", "twins"))
    lines = told(t, "hut").splitlines()
    assert lines[0].startswith("Move the camp") and "blocked by the red shaman" in lines[0]
    assert "blocked by the blue shaman" in lines[2] and "blocked" not in lines[1]
    drawn = parts(t)["hut"].pieces
    assert "rival-shaman-red" in drawn["at-hut-first_player"] and "rival-shaman-blue" in drawn["at-hut-twins"]
    assert "✗  Move the camp" in printed(t)


@pytest.mark.rule("DGS-OPMOVE-03", "DGS-EVENT-08")
def test_the_map_shows_rivals_their_way_and_white_figures() -> None:
    t = planning(moves=("east 2", "north 1", "west 3"), rivals={"red": "c3", "pink": "c4", "blue": "c5"},
                 white_at={"white_hunter": "e5"})  # fmt: skip
    lines = {item.target: item.text for item in parts(t)["map"].items}
    assert "the red rival stands here; still to go 2 tiles east" in lines["cell-c3"]
    assert "the white hunter stands here" in lines["cell-e5"] and "stands here" not in lines["cell-d4"]
    drawn = parts(t)["map"].pieces["on-c3"]
    assert "map-rival-red" in drawn and "rotate(90)" in drawn
    assert "▲red" in printed(t) and "△white" in printed(t)


@pytest.mark.rule("DGS-HIDDEN-04")
def test_what_rivals_and_animals_will_do_is_what_they_do() -> None:
    """In whole games, unless something is still to be chosen; cards that move animals further among them."""
    game: Any = lasting()
    scene, checked = game.scene("en"), Counter[str]()
    for seed in range(8):
        coming, events = None, []
        for state, _ in play(game, seed):
            state.listener = events
            done = [event for event in events if event[0] in (terms.RIVAL_MOVED, terms.CAPTURED, terms.MIGRATED)]
            end = next((i for i, event in enumerate(events) if event[0] == terms.ARROW_MOVED), None)
            if coming and end is not None:
                done = [event for event in done if events.index(event) < end]
                walks = tuple((a, b, c) for kind, _, a, b, c in done if kind == terms.RIVAL_MOVED)
                caught = tuple((a, b) for kind, _, a, b, _ in done if kind == terms.CAPTURED)
                moves = tuple((a, b, c) for kind, _, a, b, c in done if kind == terms.MIGRATED)
                assert (walks, caught, moves) == (
                    tuple(walk[:3] for walk in coming.walks), coming.caught, tuple(move[:3] for move in coming.moves)
                )  # fmt: skip
                checked.update(walks=len(walks), caught=len(caught), moves=len(moves))
            events.clear()
            seen = game.observe(state, 0)
            chosen = seen.pending and seen.pending.kind == "execute" and state.options() == [terms.FINISH]
            coming = atlas.shown(game, seen).coming if chosen else None
    assert min(checked.values()) > 5 and len(checked) == 3
    assert scene.telling.say("map-rivals-go", moves="") != ""


def test_an_event_changes_the_forecasts() -> None:
    """Animals that go further, and food that is needed besides."""
    grid = ["w1> s1> p1> w2> s1>", "c0>"]
    wild: Any = {"grid": grid, "at": "a1", "animals": {"a1": "bison"}, "A": {"camp": "a2"}}
    for more, end in (([], "b1"), (['{ at = "migration", do = "animal_steps", species = ["bison"], n = 1 }'], "c1")):
        t = planning(*more, **wild)
        assert f"bison a1 → {end}" in parts(t)["map"].items[0].text.lower()
    for more, need in (([], 6), (['{ at = "feeding", do = "food_need", n = 2 }'], 8)):
        t = planning(*more)
        assert f"/{need}<" in parts(t)["track"].pieces["track-food"]
        assert f"/ {need}<" in parts(t)["tribe-a"].pieces["tribe-a-need"]


def test_rivals_that_are_held_stand_still() -> None:
    held = '{ at = "rivals", do = "hold_rivals", n = 3 }'
    where = {"red": "c3", "pink": "c4", "blue": "c5"}
    for effects, count in (([], 0), ([held], 3)):
        t = planning(*effects, rivals=where)
        shown = parts(t)
        assert "".join(shown["map"].pieces.values()).count("solo-halt") == count
        assert shown["solo"].pieces["solo-moves"].count("solo-halt") == count
        assert told(t, "map").count("does not move in this round") == count
        assert told(t, "solo").count(" stays") == count


def test_white_figures_are_white_wherever_they_are() -> None:
    join = '{ at = "draw", do = "join", figure = "white_hunter", until = "round_end" }'
    lead = '{ at = "draw", do = "join", figure = "white_chief", until = "round_end" }'
    for effects, beside, hunters, chiefs in (([], 2, 0, 0), ([join], 1, 1, 0), ([join, lead], 0, 1, 1)):
        t = planning(*effects)
        shown = parts(t)
        white = re.compile(r'id="white-(?:hunter|chief)"')
        assert len(white.findall(shown["solo"].pieces["solo-white"])) == beside
        assert len(white.findall(shown["tribe-a"].pieces["at-member-hunter"])) == hunters
        assert len(white.findall(shown["tribe-a"].pieces["at-member-chief"])) == chiefs
        assert told(t, "tribe-a").count("among them: the white") == hunters + chiefs
    t = planning(white_at={"white_hunter": "e5"})
    assert 'id="white-hunter"' in parts(t)["map"].pieces["on-e5"]
    assert "On e5: the white hunter" in told(t, "solo")


def test_a_closed_dwelling_is_crossed_out() -> None:
    t = planning(closed={"ramshackle": 1})
    assert parts(t)["tribe-a"].pieces["tribe-a-dwellings"].count("tribe-closed") == 1
    assert "closed to newborns in this round: ramshackle" in told(t, "tribe-a").lower()
    assert "tribe-closed" not in parts(planning())["tribe-a"].pieces["tribe-a-dwellings"]
    assert "closed to newborns in this round: ramshackle hut ×1" in " ".join(printed(t).split())
    assert "closed" not in printed(planning())


def test_the_tribe_is_yellow_everywhere_for_the_rivals_are_red_pink_and_blue() -> None:
    colours, alone = palette(Scene.folder / "art"), planning().game
    for game, letter in ((eolith.load("doggerland(players=2)"), "a"), (alone, "d")):
        drawn = game.scene("en").svg(game.observe(game.start(), 0))
        assert f".tribe-band-a .tribe-band {{ fill: {colours[f'--seat-{letter}-deep']};" in drawn
    assert "yellow" in str(alone.room("terminal").Terminal(alone, "en", ["me"]).mark("A").style)


@pytest.mark.rule("DGS-WIN-01", "DGS-WIN-02")
def test_the_own_board_tells_what_decides_the_game() -> None:
    band = parts(planning(A={"deprivation": 1}))["tribe-a"].pieces["tribe-a-who"]
    assert ">1/3<" in band and ">0/4<" in band


@pytest.mark.rule("DGS-MEM-02", "DGS-WIN-02")
def test_memory_tokens_and_stack() -> None:
    t = planning(solo_memory=["", "", "", "bison", "horse"], A={"deprivation": 2})
    lines = told(t, "solo")
    assert "empty, empty, empty, bison, horse" in lines and "tokens: 2, allowed: 3" in lines
    assert ">2/3<" in parts(t)["solo"].pieces["solo-tokens"]
    assert "animal-horse" in parts(t)["solo"].pieces["solo-memory"]


@pytest.mark.rule("DGS-SETUP-11", "DGS-EVENT-09", "DGS-HIDDEN-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stack_tells_how_many_cards_are_to_come_and_which_they_can_be(language: str) -> None:
    t = planning()
    assert (
        f"{t.game.telling(language).say('solo-stack', n=terms.ROUNDS - 1).lower()}."
        in told(t, "solo", language).lower()
    )
    panel = t.game.scene(language).panel(t.state, 0, "stack")
    listed = [card for card in t.game.pack.cards if card.text[language] in panel.text]
    assert [card.id for card in t.game.pack.cards if card not in listed] == [CARD]
    assert panel.rule == "DGS-EVENT-09" and str(terms.ROUNDS - 1) in panel.title


@pytest.mark.rule("DGS-EVENT-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_is_opened_large(language: str) -> None:
    t = planning()
    card = t.game.pack.cards[t.game.pack.number("cards", CARD)]
    panel = t.game.scene(language).panel(t.state, 0, "card")
    assert panel.title == card.names[language] and card.text[language] in panel.text
    assert panel.rule == "DGS-EVENT-01" and 'data-at="card"' in parts(t)["solo"].pieces["solo-card"]


@pytest.mark.rule("DGS-ROUND-04")
def test_goals_show_how_far_they_are_met() -> None:
    """In whole games with easy goals what is counted agrees with the cubes that the rules lay."""
    least = {"ten_people": 7, "nine_hunts": 2}
    game: Any = lasting(*((goal.id, least.get(goal.id, 1)) for goal in planning().game.pack.solo_goals))
    told = set()
    for seed in range(8):
        bot, source, state = make("careful", game, seed), Source(seed), game.start()
        while not state.over:
            state.apply(state.sample(source) if state.seat == CHANCE else bot.choose(state))
            if state.seat == 0 and terms.FRAMES[state.frame[0]] == "camp" and state.hook == terms.CAMP_HOOK + 1:
                seen = game.observe(state, 0)
                for code, cube in seen.goals.items():
                    goal = game.pack.solo_goals[game.pack.number("solo_goals", code)]
                    assert cube == (reached(game, seen, terms.ALONE_METRICS[goal.metric]) >= goal.least), code
                    told.add((code, cube))
    assert len({code for code, cube in told if cube}) > 7 and {cube for _, cube in told} == {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_draws_and_tells_what_is_still_needed(language: str) -> None:
    t = planning(
        goals={"status_homes": 0, "masters": 0, "spirits": 0, "ten_people": 0, "nine_hunts": 1, "statuettes": 0},
        hunted=9,
        A={"dwellings": {"ramshackle": 2, "status": 1}},
    )
    shown, say = parts(t, language)["goals"], t.game.telling(language).say
    homes, animals = shown.pieces["goal-place-0"], shown.pieces["goal-place-4"]
    assert ">1/4<" in homes and (homes.count("aim-have"), homes.count("aim-lack")) == (1, 3)
    assert ">9<" in animals and (animals.count("aim-met"), animals.count("aim-lack")) == (9, 0)
    assert say("solo-so-far", n=1, least=4) in told(t, "goals", language) and "1/4" in printed(t, language=language)


@pytest.mark.rule("DGS-ROUND-04", "DGS-OPP-05")
def test_goals_and_the_cubes_of_the_opponents() -> None:
    t = planning(goals={"status_homes": 1, "masters": 0, "two_stones": 0, "six_homes": 0, "ten_people": 0,
                        "statuettes": 0}, cave=["painting_1"], cubes={"painting_1.top": "R"})  # fmt: skip
    shown = parts(t)
    assert "cube-status_homes-0" in shown["goals"].pieces["goal-place-0"]
    assert "cube-" not in shown["goals"].pieces["goal-place-1"]
    assert "needed at the end: 4" in told(t, "goals")
    assert "paintings of the rivals: 1" in told(t, "cave") and "your paintings: 0" in told(t, "cave").lower()
    assert "● 0/4  Four fine homes" in printed(t) and "○ 0/3  Nothing left" in printed(t)


@pytest.mark.rule("DGS-EVENT-03")
def test_what_an_event_asks_is_asked_with_its_text() -> None:
    t = turned_up('{ at = "draw", do = "gain", good = "wood", n = 1 }', mandatory=False)
    assert t.asked == "event"
    panel = t.game.scene("en").panel(t.state, 0)
    assert t.game.pack.cards[t.game.pack.number("cards", CARD)].text["en"] in panel.text
    assert "you may decline" in panel.text.lower() and len(panel.choices) == 2
    t.say("A", "decline")
    assert "declined this event" in told(t, "solo")


@pytest.mark.rule("DGS-WIN-01", "DGS-WIN-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_reason(language: str) -> None:
    tokens = ending(A={"goods": {}})
    telling = tokens.game.telling(language)
    outcome = tokens.game.outcome(tokens.state)
    assert telling.outcome(outcome) == (telling.say("alone-lost"), telling.say("outcome-tokens", n=outcome.margin))
    scene, seen = tokens.game.scene(language), tokens.game.observe(tokens.state, 0)
    assert telling.say("alone-lost") in scene.status(seen, ["me"])
    scores = scene.scores(seen, ["me"])
    names = [telling.name("solo_goals", goal) for goal in seen.goals]
    assert [name for name, _ in scores.rows] == [*names, telling.row("goals")]
    assert scores.winners == [] and scores.note == ""


@pytest.mark.rule("DGS-WIN-01")
def test_the_sheet_in_a_terminal_has_a_line_for_each_goal_that_is_met() -> None:
    t = planning(goals={"status_homes": 1, "two_stones": 0, "statuettes": 1})
    lines = [line.strip() for line in printed(t, sheet=True).splitlines()]
    for goal, cube in t.game.observe(t.state, 0).goals.items():
        name = t.game.telling("en").name("solo_goals", goal)
        assert any(re.fullmatch(rf"{name} +1", line) for line in lines) == cube, name
    assert re.fullmatch("goals met +2", [line for line in lines if line][-1])


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_a_terminal_fits_its_width(width: int, language: str) -> None:
    t = planning(A={"goods": FED}, solo_memory=["", "", "", "bison", "horse"])
    shown = printed(t, width, language)
    assert max(map(len, shown.splitlines())) <= width and "{" not in shown
    assert t.game.telling(language).say("solo-no-card") not in shown


@pytest.mark.rule("DGS-SETUP-08", "DGS-WIN-01", "DGS-WIN-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_difficulty_asks_for_is_told_with_the_numbers_of_the_pack(language: str) -> None:
    """On the start page and in How to play."""
    game: Any = planning().game
    told, lines = game.telling(language).texts, source("doggerland", language)[0].splitlines()
    levels = [line for line in lines if line.startswith("- **") and re.search(r"\d.*\d.*\d", line)]
    for difficulty, line in zip(game.pack.difficulties, levels, strict=True):
        numbers = [difficulty.goals_needed, difficulty.goals_drawn, difficulty.tokens_allowed]
        assert difficulty.names[language] in line
        assert told.say(f"level-{difficulty.id}") == difficulty.names[language]
        for text in (line, told.say(f"level-{difficulty.id}.told")):
            assert [*map(int, re.findall(r"\d+", text))] == numbers


@pytest.mark.rule("DGS-SHAMAN-01", "DGS-PLAN-01", "DGS-PLAN-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_is_not_possible_is_told_where_it_is_pressed(language: str) -> None:
    t = planning(shamans=("menhir", "twins"), rivals={"red": "d3"}, A={"deprivation": 3, "goods": {}})
    scene, say = t.game.scene(language), t.game.telling(language).say
    for place, rule, told in (
        ("hut-menhir", "DGS-SHAMAN-01", say("rival-shaman-red")),
        ("cell-d3", "DGS-PLAN-01", say("rival-red")),
        ("dwelling", "DGS-PLAN-04", "3"),
    ):
        panel = scene.panel(t.state, 0, place)
        assert panel.rule == rule and told in panel.text and not panel.choices


@pytest.mark.rule("DGS-WIN-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_by_which_rule_a_game_is_lost_and_names_no_first_player(language: str) -> None:
    t = planning()
    say, events = t.game.telling(language).say, list[Any]()
    events.append((terms.ROUND_STARTED, 0, 2, 0, 0))
    events.append((terms.GAME_OVER, CHANCE, terms.BY_TOKENS, 0, 0))
    begun, lost = t.game.scene(language).log(events, 0)
    assert begun.text == say("event-round_started-alone", n=2, season=say("season-cold"))
    assert lost.text == say("event-game_over-tokens") and lost.rules == ("DGS-WIN-03",)
