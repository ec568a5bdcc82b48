"""The bots that sit at the tables of a server: what strangers may ask of them, and how they think beside it."""

from __future__ import annotations

from functools import lru_cache

from eolith import bots
from eolith.bots.levels import level_of
from eolith.bots.search import Search
from eolith.kernel.game import Game
from eolith.kernel.state import State

LONGEST = 0.5
"""Seconds that a bot thinks about a decision at most."""
PATIENCE = 1.0
"""Seconds after which another one steps in."""
MOST = {"ms": int(1000 * LONGEST), "sims": 1000}


def check_bot(spec: str, game: Game) -> None:
    """BotSpecError for a bot that cannot sit at a table of a server: strangers name no files, and no long times."""
    name, given = bots.parse(spec)
    if name == "search":
        bots.check_names("search", given, tuple(MOST))
        for limit, text in given.items():
            if text.isdecimal() and int(text) > MOST[limit]:
                told = f"{limit} of bot search is {text!r}; allowed at tables of a server: 1 to {MOST[limit]}"
                raise bots.BotSpecError(told)
    bots.prepare(spec, game)


def thinks(spec: str, game: Game) -> bool:
    """Whether a bot is one that searches; what it does not search, it decides as the usual one."""
    name = spec.partition(":")[0]
    return name == "search" or name in bots.LEVELS and level_of(name, game).sims > 0


def decide(view: State, spec: str, seed: int) -> int:
    """What a bot that searches does, within LONGEST seconds."""
    bot = _maker(view.game, spec)(seed)
    assert isinstance(bot, Search)
    bot.seconds = min(bot.seconds or LONGEST, LONGEST)
    return bot.choose(view)


@lru_cache(maxsize=64)
def _maker(game: Game, spec: str) -> bots.Maker:
    return bots.prepare(spec, game)
