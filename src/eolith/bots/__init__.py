"""Players that decide by themselves, and the registry that makes them from a spec.

>>> from eolith.games.stone_age import GameClass
>>> bot = make("careful:style=farmer", GameClass(4), seed=7)

A bot is handed a view, a state in which what its seat cannot know has been redrawn at random, and
answers with one of the view's options.  The driver makes the view: `state.resample(seat, source)`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Protocol

from eolith.games import having
from eolith.kernel import outside
from eolith.kernel.game import Game
from eolith.kernel.state import State
from eolith.kernel.version import VERSION


class BotSpecError(ValueError):
    """An unknown bot, parameter or value; the message names what is allowed."""


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, view: State) -> int:
        """One of `view.options()`, for the seat `view.seat`; the view is the bot's to change."""


Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


LEVELS = ("child", "apprentice", "wanderer", "tracker", "firekeeper", "sage")
"""The bots that are told to people as levels, the weakest first: each beats the one before."""


def usual(game: Game) -> str:
    """The bot that plays where none is named, gives hints, and stands in for people."""
    return "careful" if game.name in having("advice") else "random"


def make(spec: str, game: Game, seed: int) -> Bot:
    """The bot of a spec such as `careful:style=farmer,temperature=0.5`; BotSpecError names what is wrong."""
    return prepare(spec, game)(seed)


def prepare(spec: str, game: Game) -> Maker:
    """Makes many bots of one spec, what they share being built once; BotSpecError names what is wrong."""
    name, given = parse(spec)
    if name in BOTS:
        return BOTS[name](game, given)
    try:
        maker: Maker = _outside(name)(game, given)
    except (BotSpecError, outside.OutsideError) as problem:
        raise BotSpecError(str(problem)) from problem
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
        raise BotSpecError(str(outside.refused(outside.BOTS, name, why))) from problem
    return maker


def names() -> list[str]:
    """The names of all bots, those of other packages last."""
    return [*BOTS, *(name for name in _others() if name not in BOTS)]


def package(name: str) -> str:
    """The package of a bot, with its version."""
    return f"eolith {VERSION}" if name in BOTS else outside.package_of(outside.offered(outside.BOTS)[name][0])


def of(game: Game) -> list[str]:
    """The names of the bots that play a game."""
    found = []
    for name in names():
        try:
            make(name, game, 0)
        except BotSpecError:
            continue
        found.append(name)
    return found


def parse(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the parameters of a spec; BotSpecError for an unknown name or a malformed parameter."""
    name, colon, rest = spec.partition(":")
    if name not in BOTS and name not in outside.offered(outside.BOTS):
        raise BotSpecError(f"there is no bot {name!r}; there are {', '.join(names())}")
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


def _random(game: Game, given: Mapping[str, str]) -> Maker:
    from .random import Random

    check_names("random", given, ())
    return Random


def _careful(game: Game, given: Mapping[str, str]) -> Maker:
    from .careful import prepare_careful

    return prepare_careful(game, given)


def _search(game: Game, given: Mapping[str, str]) -> Maker:
    from .search import prepare_search

    return prepare_search(game, given)


def _level(name: str, game: Game, given: Mapping[str, str]) -> Maker:
    from .levels import prepare_level

    return prepare_level(name, game, given)


Factory = Callable[[Game, Mapping[str, str]], Maker]
"""Prepares a bot for a game, with the parameters of its spec; BotSpecError for what it cannot do."""

BOTS: dict[str, Factory] = {
    "random": _random,
    "careful": _careful,
    "search": _search,
    **{name: partial(_level, name) for name in LEVELS},
}
"""How to prepare each bot; entry points `eolith.bots` of other packages name more.  A module is imported when its
bot is asked for."""


def _outside(name: str) -> Factory:
    """How to prepare a bot of another package; OutsideError if there is no way."""
    factory: Factory = outside.load(outside.BOTS, name)
    if not callable(factory):
        raise outside.refused(outside.BOTS, name, "its entry point cannot be called")
    return factory


@cache
def _others() -> list[str]:
    """The bots of other packages that can be asked; why another one cannot is told once, in a line."""
    found = []
    for name in outside.offered(outside.BOTS):
        try:
            if name in BOTS:
                raise outside.refused(outside.BOTS, name, "eolith has a bot of that name")
            _outside(name)
            found.append(name)
        except outside.OutsideError as problem:
            logging.getLogger(__name__).warning("%s", problem)
    return found
