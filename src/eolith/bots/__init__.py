"""Players that decide by themselves, and the registry that makes them from a spec.

>>> from eolith.games.stone_age import GameClass
>>> bot = make("careful:style=farmer", GameClass(4), seed=7)

A bot is handed a view, a state in which what its seat cannot know has been drawn anew, and
answers with one of the view's options.  The driver makes the view: `state.resample(seat, source)`.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from eolith.kernel.game import Game
from eolith.kernel.state import State


class BotSpecError(ValueError):
    """An unknown bot, parameter or value; the message names what is allowed."""


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, view: State) -> int:
        """One of `view.options()`, for the seat `view.seat`; the view is the bot's to change."""


Maker = Callable[[Game, int, Mapping[str, str]], Bot]


def make(spec: str, game: Game, seed: int) -> Bot:
    """The bot of a spec such as `careful:style=farmer,temperature=0.5`; BotSpecError names what is wrong."""
    name, given = parse(spec)
    return BOTS[name](game, seed, given)


def parse(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the parameters of a spec; BotSpecError for an unknown name or a malformed parameter."""
    name, colon, rest = spec.partition(":")
    if name not in BOTS:
        raise BotSpecError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    given: dict[str, str] = {}
    for part in rest.split(",") if colon else ():
        key, equals, value = part.partition("=")
        if not (key and equals and value) or key in given:
            raise BotSpecError(f"bot {name} has parameters as name=value, each once, not {part!r}")
        given[key] = value
    return name, given


def check_names(bot: str, given: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    """BotSpecError for a parameter that the bot does not have."""
    for name in given:
        if name not in allowed:
            has = f"it has {', '.join(allowed)}" if allowed else "it has none"
            raise BotSpecError(f"bot {bot} has no parameter {name!r}; {has}")


def _random(game: Game, seed: int, given: Mapping[str, str]) -> Bot:
    from .random import Random

    check_names("random", given, ())
    return Random(seed)


def _careful(game: Game, seed: int, given: Mapping[str, str]) -> Bot:
    from .careful import careful

    return careful(game, seed, given)


BOTS: dict[str, Maker] = {"random": _random, "careful": _careful}
"""Makers by name.  Their modules are imported when they are asked for."""
