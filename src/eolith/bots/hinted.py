"""A hint in the words of its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from eolith.games import door, having
from eolith.kernel.game import Game
from eolith.kernel.reasons import Reason, told
from eolith.kernel.scene import Choice, one_by_one
from eolith.kernel.state import State
from eolith.kernel.text import LANGUAGES, Texts, nothing, percent, small

from .hints import Hint, Way, hint
from .search import stored, tree

FOLLOWING = 3
"""Choices that are told of those that follow."""


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


def get_ready() -> None:
    """Read what the first hint in each game, and the first decision of a bot that searches, would have to wait for."""
    for name in having("advice"):
        with suppress(Exception):  # who plays it will be told
            kind = door(name)
            game = kind(max(kind.player_counts))
            if stored(game) is not None:
                tree(game, 1)
                for language in LANGUAGES:
                    game.scene(language)


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
        points = _ahead(round(way.figures.ahead), game, say)
    reasons = reasons_in_words(way.reasons, game, language)
    return ToldWay(way, first, tuple(one.label for one in then), reasons, chance, points)


def reasons_in_words(reasons: Sequence[Reason], game: Game, language: str) -> tuple[str, ...]:
    """Reasons in a language; alone the rivals have a name."""
    say = Texts(language, game.wording).say
    rivals = "; ".join(game.telling(language).others) or say("reason-rivals", n=game.sides - 1)
    return tuple(told(reason, say, rivals) for reason in reasons)


def _ahead(points: int, game: Game, say: Callable[..., str]) -> str:
    """By how many points a side leads; where there is no other side, how many it has."""
    if game.sides == 1:
        return say("hint-alone", n=points)
    return say("hint-ahead" if points > 0 else "hint-behind" if points else "hint-level", n=abs(points))


def then(told: ToldWay, say: Callable[..., str]) -> str:
    """What follows the first choice of a way, as far as one can keep it in mind; empty where nothing does."""
    if not told.then:
        return ""
    return say("hint-then", what="; ".join([*map(small, told.then[:FOLLOWING]), *["…"] * (len(told.then) > FOLLOWING)]))


def beside(told: ToldWay, found: Hint, say: Callable[..., str]) -> str:
    """Said of a way that is as good as the first, unless all are."""
    alike = told.way.equal and told.way is not found.ways[0] and not all(way.equal for way in found.ways)
    return say("hint-equal") if alike else ""


def of_all(found: Hint, language: str, say: Callable[..., str]) -> str:
    """What is to be said of all ways of a hint together."""
    if found.forced:
        return say("hint-forced")
    if all(way.equal for way in found.ways):
        return say("hint-all-equal")
    error = max(way.figures.win_error for way in found.ways if way.figures)
    sure = say("hint-exact") if nothing(error) else say("hint-error", error=percent(error, language))
    return f"{sure} {say('hint-below')}"
