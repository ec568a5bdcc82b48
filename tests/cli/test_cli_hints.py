"""Whole games of somebody who follows every hint, through the terminal in three languages: nothing ends them early."""

from __future__ import annotations

import re
from contextlib import closing
from io import StringIO
from itertools import cycle

import pytest
from rich.console import Console

import eolith
from eolith.bots import hints
from eolith.cli.play import Session
from eolith.cli.saved import save_new
from eolith.kernel.text import LANGUAGES

GAMES = (
    "stone_age(players=2)",
    "endless_winter(players=2)",
    "endless_winter(players=2, edition=prototype)",
    "doggerland(players=2)",
)
HINT = re.compile(
    r"^(?:(?:A careful player|Осторожный игрок|Обережний гравець) [^:]*?(\d+)?: (.+)"
    r"|(?:The best ways|Лучшие ходы|Найкращі ходи).*\n(?:(\d+):|–) +(.+?) +\d[\d.,]* % .*)$",
    re.MULTILINE,
)
"""A choice by its number, or in words where it is not in the list: that of a careful player, or the best of three."""
TYPED = re.compile(r"^ +(?:Type|Введите|Уведіть): (.+?) *$", re.MULTILINE)
"""How such a choice is typed."""
QUICK = {"SECONDS": 0.004, "FIRST": 2, "FEWEST": 2}
"""Hints that are found in a moment, and are not so good."""
RARE = 8
"""So rarely does somebody ask for reasons, to end the game sooner."""


def follow_hints(spec: str, seed: int, language: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, list[str]]:
    """A game to its end, and what the hints said."""
    screen, followed = StringIO(), list[str]()

    def type_next(prompt: str) -> str:
        if prompt != "A> ":
            return "yes"  # it is asked whether that is meant
        said, typed = HINT.findall(screen.getvalue()), TYPED.findall(screen.getvalue())
        screen.truncate(0)
        screen.seek(0)
        if not said:
            return {"en": "hint", "ru": "совет", "uk": "порада"}.get(language, "hint")
        number, choice = said[-1][:2] if said[-1][1] else said[-1][2:]
        followed.append(choice)
        assert len(followed) < 1000, f"the game stands still at the hint {choice!r}"
        return str(number or (typed or [choice])[0])

    for name, number in QUICK.items():
        monkeypatch.setattr(hints, name, number)
    monkeypatch.setattr(hints, "possible", lambda game: len(followed) % RARE == 0)
    monkeypatch.setattr("builtins.input", type_next)
    game = eolith.load(spec)
    with closing(
        save_new(game, ["you", *["careful"] * (game.players - 1)], seed.to_bytes(16, "big"), language)
    ) as saved:
        session = Session(saved, Console(file=screen, width=1000, highlight=False, markup=False, emoji=False))
        session.run()
        saved.end()
    return session, followed


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=pytest.mark.long if "winter" in game else ())
        for game, language in zip(GAMES, cycle(LANGUAGES))
    ],
)
def test_a_game_of_hints_ends(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, followed = follow_hints(game, 21, language, monkeypatch)
    assert session.play.state.over
    assert len(followed) > 40
    assert min(session.play.state.scores()) > 0


@pytest.mark.long
def test_hints_are_worth_following(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choices that a hint names come to what the careful bot decides, so it plays as well as the others."""
    session, _ = follow_hints("stone_age(players=4)", 3, "en", monkeypatch)
    scores = session.play.state.scores()
    assert scores[0] > max(scores) / 2
