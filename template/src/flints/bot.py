"""The bot `steady:at=8`: it strikes until so many edges lie before it."""

from collections.abc import Mapping

from eolith.bots import BotSpecError, Maker, check_names
from eolith.kernel.game import Game
from eolith.kernel.state import State

from . import terms


class Steady:
    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, view: State) -> int:
        return terms.KEEP if view.struck >= self.at else terms.STRIKE


def prepare(game: Game, given: Mapping[str, str]) -> Maker:
    """Makes the bots of a spec, each from its seed; BotSpecError names what is wrong."""
    if game.name != "flints":
        raise BotSpecError(f"bot steady plays flints, not {game.name}")
    check_names("steady", given, ("at",))
    at = given.get("at", "8")
    if not at.isdecimal() or not 1 <= int(at) <= terms.GOAL:
        raise BotSpecError(f"at of bot steady is {at!r}; allowed: a number from 1 to {terms.GOAL}")
    return lambda seed: Steady(int(at))
