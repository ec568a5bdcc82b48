"""A hint in the words of its game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from eolith.kernel.reasons import told
from eolith.kernel.scene import Choice, one_by_one
from eolith.kernel.state import State
from eolith.kernel.text import Texts, percent

from .hints import Hint, Way, hint


class ToldWay(NamedTuple):
    """A way to play, as it is shown."""

    way: Way
    first: Choice
    """What is chosen now."""
    then: tuple[str, ...]
    """What that leads to in the same turn, so that nothing else is meant by it."""
    reasons: tuple[str, ...]
    chance: str
    """Of winning: `56 %`."""
    points: str
    """How it is expected to end: `4 points ahead`; like the chance empty where nothing was learned."""


def hinted(state: State, language: str, seconds: float | None = None, seed: int = 0) -> tuple[Hint, list[ToldWay]]:
    """The hint for the seat to decide, and its ways in a language."""
    found = hint(state, seconds, seed=seed)
    return found, in_words(found, state, language)


def in_words(found: Hint, state: State, language: str) -> list[ToldWay]:
    """The ways of a hint in a language."""
    return [_told(way, state, language) for way in found.ways]


def _told(way: Way, state: State, language: str) -> ToldWay:
    game = state.game
    say = Texts(language, game.wording).say
    first, *then = one_by_one(game.scene(language), state, way.options)
    chance = points = ""
    if way.figures:
        chance = percent(way.figures.win, language)
        ahead = round(way.figures.ahead)
        points = say("hint-ahead" if ahead > 0 else "hint-behind" if ahead else "hint-level", n=abs(ahead))
    reasons = tuple(told(reason, say, game.sides - 1) for reason in way.reasons)
    return ToldWay(way, first, tuple(one.label for one in then), reasons, chance, points)


def of_all(found: Hint, language: str, say: Callable[..., str]) -> str:
    """What is to be said of all ways of a hint together."""
    if found.forced:
        return say("hint-forced")
    if all(way.equal for way in found.ways):
        return say("hint-all-equal")
    errors = [way.figures.win_error for way in found.ways if way.figures]
    return say("hint-sure", error=percent(max(errors), language))
