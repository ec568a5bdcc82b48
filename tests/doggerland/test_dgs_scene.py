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

from doggerland.alone import CARD, FED, ending, lasting, planning, turned_up
from doggerland.tables import Table
from eolith.games.doggerland import terms
from eolith.games.doggerland.scene import VILLAGE_PARTS, Scene
from eolith.kernel.document import sheets
from eolith.kernel.scene import Part
from eolith.kernel.text import LANGUAGES
from eolith.testing import play


def parts(t: Table, language: str = "en") -> dict[str, Part]:
    return {part.id: part for part in t.game.scene(language).parts(t.game.observe(t.state, 0))}


def told(t: Table, part: str, language: str = "en") -> str:
    return "\n".join(item.text for item in parts(t, language)[part].items)


def printed(t: Table, width: int = 140, language: str = "en") -> str:
    terminal = t.game.room("terminal").Terminal(t.game, language, ["me"])
    file = io.StringIO()
    Console(file=file, width=width, color_system=None).print(terminal.table(t.game.observe(t.state, 0), width))
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
            assert "{" not in text and text[-1] == "." and (text[0] == text[0].upper() or text[1].isdigit())
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
    assert "the red rival stands here; still to go east, tiles: 2" in lines["cell-c3"]
    assert "the white hunter stands here" in lines["cell-e5"] and "stands here" not in lines["cell-d4"]
    drawn = parts(t)["map"].pieces["on-c3"]
    assert "map-rival-red" in drawn and "rotate(90)" in drawn
    assert "▲red" in printed(t) and "□white" in printed(t)


@pytest.mark.rule("DGS-MEM-02", "DGS-WIN-02")
def test_memory_tokens_and_stack() -> None:
    t = planning(solo_memory=["", "", "", "bison", "horse"], A={"deprivation": 2})
    lines = told(t, "solo")
    assert "empty, empty, empty, bison, horse" in lines and "tokens: 2, allowed: 3" in lines
    assert f"stack: {terms.CARDS - 1}" in lines
    assert ">2/3<" in parts(t)["solo"].pieces["solo-tokens"]
    assert "animal-horse" in parts(t)["solo"].pieces["solo-memory"]


@pytest.mark.rule("DGS-ROUND-04", "DGS-OPP-05")
def test_goals_and_the_cubes_of_the_opponents() -> None:
    t = planning(goals={"status_homes": 1, "masters": 0, "two_stones": 0, "six_homes": 0, "ten_people": 0,
                        "statuettes": 0}, cave=["painting_1"], cubes={"painting_1.top": "R"})  # fmt: skip
    shown = parts(t)
    assert "cube-status_homes-0" in shown["goals"].pieces["goal-place-0"]
    assert "cube-" not in shown["goals"].pieces["goal-place-1"]
    assert "needed at the end: 4" in told(t, "goals")
    assert "paintings of the opponents: 1" in told(t, "cave") and "your paintings: 0" in told(t, "cave").lower()
    assert "■ Four fine homes" in printed(t) and "□ Nothing left" in printed(t)


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
    assert [name for name, _ in scores.rows] == [telling.row("goals")]
    assert scores.winners == [] and scores.note == ""


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_a_terminal_fits_its_width(width: int, language: str) -> None:
    t = planning(A={"goods": FED}, solo_memory=["", "", "", "bison", "horse"])
    shown = printed(t, width, language)
    assert max(map(len, shown.splitlines())) <= width and "{" not in shown
    assert t.game.telling(language).say("solo-no-card") not in shown
