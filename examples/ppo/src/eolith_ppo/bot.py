"""The bot `ppo`: it plays what the net likes most, or with `temperature=T` what it likes by lot."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy

from eolith.bots import BotSpecError, Maker, check_names
from eolith.kernel.game import Game
from eolith.kernel.state import State

from .policy import Policy, load

SHIPPED = Path(__file__).parent / "stone_age_2.npz"
HOTTEST = 10.0


class Ppo:
    """Plays a policy: greedily at temperature 0, by its own odds at 1."""

    def __init__(self, policy: Policy, temperature: float, seed: int) -> None:
        self.policy, self.temperature = policy, temperature
        self.random = numpy.random.default_rng(seed)

    def choose(self, view: State) -> int:
        legal = numpy.flatnonzero(view.mask())
        liked = self.policy.logits(view.encode(view.seat))[legal].astype(float)
        if self.temperature:
            liked = liked / self.temperature + self.random.gumbel(size=len(legal))
        return int(legal[liked.argmax()])


def prepare(game: Game, given: Mapping[str, str]) -> Maker:
    """Makes the bots of a spec, each from its seed; BotSpecError names what is wrong.

    The net is that of the package, or of the file that the environment names as EOLITH_PPO.
    """
    check_names("ppo", given, ("temperature",))
    try:
        policy = stored(Path(os.environ.get("EOLITH_PPO", SHIPPED)))
    except ValueError as problem:
        raise BotSpecError(str(problem)) from None
    if repr(game) != policy.game:
        raise BotSpecError(f"bot ppo has learned {policy.game}, not {game!r}")
    temperature = _temperature(given.get("temperature", "0"))
    return lambda seed: Ppo(policy, temperature, seed)


stored = cache(load)


def _temperature(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= HOTTEST:
        raise BotSpecError(f"temperature of bot ppo is {text!r}; allowed: 0 to {HOTTEST:g}")
    return number
