"""The picture of every game: steady from position to position, whole in itself, and pressed where something can be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import eolith
from eolith.kernel.chance import Source
from eolith.kernel.scene import Part
from eolith.kernel.text import LANGUAGES
from eolith.testing import play
from fuzz.depth import SHARE
from rotated import rotated

NAMES = ("Olena", "<script>alert('x')</script>", "", 'Mia & "Co"')
VARIANTS: dict[str, dict[str, str]] = {
    "stone_age": {"card_piles": "open", "forecast": "all"},
    "endless_winter": {
        "glaciers": "on", "rests": "on", "chief_draft": "on", "setup_draft": "on", "fewer_figures": "on",
        "left_out_figure": "choice",
    },
    "doggerland": {"centre_orientation": "first_player", "arrow_start": "first_player", "short_game": "on"},
}  # fmt: skip
ASKED = {
    "stone_age": {"place", "act", "tools", "pay"},
    "endless_winter": {"turn", "gain", "form_pile", "eclipse", "pick_chief", "choose_side"},
    "doggerland": {"turn_centre", "set_arrow", "buy", "plan", "group", "cost", "execute", "camp"},
}
"""What is asked in a whole game of each."""
GAMES = eolith.games()
ALONE = [(name, 1) for name in GAMES if 1 in eolith.load(name).player_counts]
EACH = pytest.mark.parametrize("name", GAMES)


@cache
def game_of(name: str, players: int, variant: bool = False) -> Any:
    return eolith.load(name, players=players, **(VARIANTS[name] if variant and players > 1 else {}))


def asked(game: Any, seed: int) -> Iterator[tuple[int, Any]]:
    """Every decision of a random game that a seat takes, numbered among all."""
    for number, (state, _) in enumerate(play(game, seed)):
        if state.seat not in (None, eolith.CHANCE):
            yield number, state


def drawn(parts: list[Part]) -> ElementTree.Element:
    """Panels as one tree of elements; an error if they are not well-formed."""
    return ElementTree.fromstring(f"<svg>{''.join(part.svg() for part in parts)}</svg>")


def symbols(scene: Any) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', scene.art)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "players"), [*rotated(GAMES, [2, 3, 4]), *ALONE])
def test_ids_are_the_same_throughout_a_game_and_unique(name: str, players: int) -> None:
    game = game_of(name, players, players != 3)
    scene = game.scene("en")
    fixed: dict[int | None, list[tuple[str, list[str]]]] = {}
    there = symbols(scene)
    assert len(there) == len(set(there))
    for step, (state, _) in enumerate(play(game, 40 + players)):
        if SHARE > 1 and step % 2:
            continue
        viewer = None if step % 3 == 0 else step % players
        parts = scene.parts(game.observe(state, viewer), names=NAMES)
        ids = [(part.id, list(part.pieces)) for part in parts]
        assert fixed.setdefault(viewer, ids) == ids
        for part in parts:
            assert all(f'id="{name}"' in piece[: piece.index(">")] for name, piece in part.pieces.items())
        if step % 24 == 0:
            found = [element.get("id") for element in drawn(parts).iter() if element.get("id")]
            assert [name for name, n in Counter(found).items() if n > 1] == []
            assert not set(found) & set(there)


@pytest.mark.parametrize(("name", "language"), rotated(GAMES, LANGUAGES))
def test_every_symbol_that_is_used_is_there(name: str, language: str) -> None:
    """And every line in words is a sentence."""
    game = game_of(name, 4, True)
    scene = game.scene(language)
    there, recent = set(symbols(scene)), []
    for step, (state, _) in enumerate(play(game, 8)):
        if state.listener is None:
            state.listener = recent
        if step % 12 == 0:
            parts = scene.parts(game.observe(state, step % 4), recent=recent[-40:], names=NAMES)
            assert set(re.findall(r'href="#([^"]+)"', "".join(part.svg() for part in parts))) <= there
            for text in (item.text for part in parts for item in part.items):
                assert "{" not in text and text[-1] == "."
                assert text[0] == text[0].upper() or text[1].isdigit(), "only the name of a cell is small"
            assert "{" not in "".join(part.svg() for part in parts)


@pytest.mark.parametrize(("name", "players"), [*rotated(GAMES, [2, 3, 4]), *ALONE])
def test_what_glows_are_the_targets_of_the_choices_and_each_is_told(name: str, players: int) -> None:
    game = game_of(name, players, players == 3)
    scene = game.scene("en")
    for number, state in asked(game, 5):
        if number % 4 == 0:
            hot = frozenset(choice.target for choice in scene.choices(state) if choice.target)
            parts = scene.parts(game.observe(state, state.seat), hot)
            links = drawn(parts).iter("a")
            assert {link.get("data-at") for link in links if "hot" in (link.get("class") or "").split()} == hot
            assert hot <= {item.target for part in parts for item in part.items}


@EACH
def test_nothing_to_choose_while_chance_decides_and_after_the_end(name: str) -> None:
    game = game_of(name, 2)
    state = game.start()
    assert game.scene("en").choices(state) == []
    state.playout(Source(1))
    assert game.scene("en").choices(state) == []


@EACH
def test_names_are_escaped(name: str) -> None:
    game = game_of(name, 4)
    _, state = next(asked(game, 1))
    text = "".join(part.svg() for part in game.scene("uk").parts(game.observe(state, 3), names=NAMES))
    assert "<script" not in text and "&lt;script&gt;" in text


@pytest.mark.parametrize(("name", "language"), rotated(GAMES, LANGUAGES))
def test_panels_and_status_speak_every_language(name: str, language: str) -> None:
    game = game_of(name, 3, True)
    scene, said = game.scene(language), set()
    for number, state in asked(game, 12):
        kind = game.room("terms").FRAMES[state.frame[0]]
        if number % 3 and kind in said:
            continue
        said.add(kind)
        assert "{" not in f"{scene.panel(state, state.seat)}"
        for viewer in (state.seat, (state.seat + 1) % 3, None):
            status = scene.status(game.observe(state, viewer), NAMES)
            assert "{" not in status and status.endswith((".", "!", "?"))
    assert ASKED[name] <= said


@pytest.mark.parametrize(("name", "players"), rotated(GAMES, [2, 3, 4]))
def test_the_document_stands_alone(name: str, players: int) -> None:
    game = game_of(name, players, True)
    _, state = next(asked(game, 1))
    for viewer in (0, None):
        document = game.scene("ru").svg(game.observe(state, viewer), names=NAMES)
        tree = ElementTree.fromstring(document)
        assert tree.tag == "{http://www.w3.org/2000/svg}svg"
        assert "var(" not in document and "<script" not in document and "@import" not in document
        assert set(re.findall(r"https?://[^\"]*", document)) == {"http://www.w3.org/2000/svg"}
        links = {value for element in tree.iter() for name, value in element.items() if name.endswith("href")}
        assert all(link.startswith("#") for link in links)
        assert {link[1:] for link in links} <= {element.get("id") for element in tree.iter()}


@EACH
def test_a_notebook_shows_a_picture(name: str) -> None:
    game = game_of(name, 2)
    _, state = next(asked(game, 1))
    picture = game.picture(state, 0, "uk")
    assert picture._repr_svg_() == picture.svg == game.scene("uk").svg(game.observe(state, 0))
    assert state._repr_svg_() == game.picture(state, None).svg
    assert game.scene("uk") is eolith.load(repr(game)).scene("uk")
