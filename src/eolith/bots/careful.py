"""The bot that plays by rules of thumb: each game's `advice` says what its options are worth."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.state import State

from . import BotSpecError, Maker, check_names

GRAIN = 1 << 30


class Careful:
    """Takes the option that seems to be worth most."""

    def __init__(self, advisor: Any) -> None:
        self.advisor = advisor

    def choose(self, view: State) -> int:
        option: int = self.advisor.best(view)
        return option


class Mellow:
    """Takes an option by its worth, `temperature` points less being e times less likely."""

    def __init__(self, advisor: Any, temperature: float, seed: int) -> None:
        self.advisor = advisor
        self.temperature = temperature
        self.source = Source(seed)

    def choose(self, view: State) -> int:
        values: dict[int, float] = self.advisor.values(view)
        most = max(values.values())
        shares = {option: exp((value - most) / self.temperature) for option, value in values.items()}
        return drawn(shares, self.source)


def drawn(shares: Mapping[int, float], source: Source) -> int:
    """An option by its share."""
    number = source.below(GRAIN) / GRAIN * sum(shares.values())
    for option, share in shares.items():
        if number < share:
            return option
        number -= share
    return option


def prepare_careful(game: Game, given: Mapping[str, str]) -> Maker:
    """The bots of `careful:style=...,temperature=...`; BotSpecError names what is wrong."""
    check_names("careful", given, ("style", "temperature"))
    advice = advice_of(game)
    style = given.get("style", "balanced")
    if style not in advice.STYLES:
        raise BotSpecError(f"style of bot careful is {style!r}; allowed: {', '.join(advice.STYLES)}")
    temperature = _temperature(given.get("temperature", "0"))
    advisor = advice.Advisor(game, style)
    return lambda seed: Mellow(advisor, temperature, seed) if temperature else Careful(advisor)


def styles(game: Game) -> list[str]:
    """The styles that the bot has for a game; BotSpecError where it knows no rules of thumb."""
    return list(advice_of(game).STYLES)


def advice_of(game: Game) -> Any:
    """The rules of thumb of a game; BotSpecError where it has none."""
    try:
        return game.room("advice")
    except NotImplementedError as missing:
        raise BotSpecError(f"{game.name} has no bot careful; it is played by random") from missing


def _temperature(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 <= number <= 100.0:
        raise BotSpecError(f"temperature of bot careful is {text!r}; allowed: a number from 0 to 100")
    return number
