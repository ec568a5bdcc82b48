"""The prototype edition in words: everything that happens in it is told in every language, and by its own names."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

import eolith
from endless_winter.owed import CULTURE
from endless_winter.prototype import proto
from endless_winter.tables import random_game
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.scene import idols, mainboard
from eolith.games.endless_winter.terminal import Terminal
from eolith.games.endless_winter.words.choices import choices
from eolith.games.endless_winter.words.log import log
from eolith.kernel.scene import Event
from eolith.kernel.text import LANGUAGES
from rotated import rotated

K1, K2 = CULTURE[1][:2]
OTHERWISE = {
    "en": ("rest space", "eclipse pile", "on top of four", "only for grey", "from era ii"),
    "ru": ("отдых", "колода затмения", "колоды затмения", "четырёх мегалитов", "только для серых", "во ii эпохе"),
    "uk": ("відпоч", "колода затемнення", "колоди затемнення", "чотирьох мегалітів", "лише для сірих", "в ii епосі"),
}
"""What only the final edition says."""


@pytest.mark.parametrize(("players", "language"), rotated([2, 3, 4], LANGUAGES))
def test_a_game_is_told_by_the_names_of_the_edition(players: int, language: str) -> None:
    events: list[Event] = []
    told: list[str] = []
    for moment, (state, _) in enumerate(random_game(players, players, edition="prototype")):
        state.listener = events
        if state.seat >= 0 and moment % 9 == 0:
            telling, seen = state.game.telling(language), state.game.observe(state, state.seat)
            told += [telling.prompt(seen), *(choice.label for choice in choices(telling, state))]
        if state.seat >= 0 and moment % 45 == 0:
            told += [item.text for part in state.game.scene(language).parts(seen) for item in part.items]
    told += [line.words() for line in log(telling, events)]
    wrong = [text for text in told for words in OTHERWISE[language] if words in text.lower()]
    assert len(told) > 100 and not wrong
    assert not [text for text in told if "{" in text]


@pytest.mark.parametrize(("players", "second"), [(2, "1 point"), (3, "3 points")])
def test_for_two_the_second_place_of_the_honor_track_shows_the_last_table(players: int, second: str) -> None:
    """EWP-SCORE-04."""
    game = eolith.load("endless_winter", players=players, edition="prototype")
    scene, seen = game.scene("en"), game.observe(game.start(), 0)
    told = [item.text for part in scene.parts(seen) for item in part.items]
    (line,) = [text for text in told if text.startswith("Buried cards, 2nd on the honor track")]
    assert f"from 1 card {second}" in line


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_the_round_track_is_drawn_as_the_edition_counts(edition: str) -> None:
    """EWP-FLOW-01: a space for each round, on which the marker stays in the eclipse too."""
    telling, eclipses = eolith.load("endless_winter", edition=edition).telling("en"), 4 * (edition == "final")
    ground = mainboard.ground(telling, 2)
    assert (ground.count("#main-sun"), ground.count("#main-eclipse")) == (4, eclipses)
    rounds = [mainboard._round(telling, moment) for moment in range(8)]
    at = [re.findall(r'"main-now" cx="(\d+)"', svg) for svg in rounds]
    assert len({x for (x,) in at}) == 4 + eclipses and rounds[3].count("main-past") == (1 + 2 * (eclipses > 0))
    assert "round 2 of 4: actions" in rounds[2] and "round 2 of 4: eclipse" in rounds[3]


@pytest.mark.parametrize(("played", "asked"), [
    (0, "Play up to two culture cards"), (1, "Play one more culture card"), (2, "Place a figure."),
])  # fmt: skip
def test_the_question_of_a_turn_counts_culture_cards(played: int, asked: str) -> None:
    """EWP-CULTURE-01."""
    t = proto(A={"hand": [K1, K2, "tribesman"]})
    for card in (K1, K2)[:played]:
        t.say("A", f"play {card}")
    assert t.game.telling("en").prompt(t.game.observe(t.state, 0)).startswith(asked)


def test_the_rate_of_the_bottom_level_is_drawn() -> None:
    """EWP-SCORE-02."""
    drawn = {edition: idols.ground(eolith.load("endless_winter", edition=edition).telling("en"), 2)
             for edition in ("final", "prototype")}  # fmt: skip
    levels = {edition: len(re.findall("÷", svg)) for edition, svg in drawn.items()}
    assert levels == {"final": terms.TOP_LEVEL, "prototype": terms.TOP_LEVEL + 1}


@pytest.mark.parametrize(("language", "token", "closed"), [
    ("en", "costs 1 labor less", "only from round 3"), ("ru", "на 1 ОТ дешевле", "только с раунда 3"),
    ("uk", "на 1 ОП дешевше", "лише з раунду 3"),
])  # fmt: skip
def test_the_table_in_words_tells_tokens_and_pools(language: str, token: str, closed: str) -> None:
    """EWP-DEV-01, EWP-DEV-03; the drawing says the same of each."""
    t = proto(round=2, stones=["ground_megaliths", "buried_different"], open_culture=[K1, K2], marked=[K1],
              pools={"ground_megaliths": 2, "buried_different": 3})  # fmt: skip
    scene = t.game.scene(language)
    parts = {part.id: part for part in scene.parts(t.game.observe(t.state, 0))}
    told = {item.target: item.text for part in ("board", "culture") for item in parts[part].items}
    assert token in told[f"culture-{K1}"] and token not in told[f"culture-{K2}"]
    assert closed in told["stone-buried_different"] and ";" not in told["stone-ground_megaliths"]
    drawn = "".join(parts["board"].pieces.values()) + "".join(parts["culture"].pieces.values())
    assert drawn.count(token) == drawn.count(closed) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_tells_tokens_and_pools(language: str) -> None:
    console = Console(file=StringIO(), width=120, highlight=False, markup=False, emoji=False)
    game = eolith.load("endless_winter", players=2, edition="prototype")
    say, terminal = game.telling(language).say, Terminal(game, language, ("Anna", "Olena"))
    for moment, (state, _) in enumerate(random_game(2, 7, edition="prototype")):
        if moment % 40 == 0:
            console.print(terminal.table(game.observe(state, 0), 120))
            console.print(terminal.sheet(game.sheet(state, 0)))
    shown = " ".join(console.file.getvalue().replace("│", " ").split())  # type: ignore[attr-defined]
    for message in ("market-stones-closed", "sheet-stones", "sheet-megaliths", "place-rest"):
        assert say(message) in shown
    assert re.search(r"\([234]\)", shown), "a stone of a later pool has its round"
    assert say("market-labor-token").split(":")[0] in shown
