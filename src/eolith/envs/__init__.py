"""Environments for learning programs: the same games as PettingZoo, Gymnasium and OpenSpiel know them.

They need the extra `eolith[envs]`.  To import this package is to register the games with Gymnasium:

>>> import gymnasium
>>> import eolith.envs
>>> env = gymnasium.make("eolith/StoneAge-v0", opponents=["careful", "random"])
"""

from __future__ import annotations

import eolith
from eolith.kernel.extras import needing

with needing("envs"):
    import gymnasium


def name_of(game: str) -> str:
    """What Gymnasium calls a game: `eolith/StoneAge-v0`."""
    return f"eolith/{game.title().replace('_', '')}-v0"


for game in eolith.games():
    gymnasium.register(
        name_of(game), entry_point="eolith.envs.single:Single", disable_env_checker=True, kwargs={"spec": game}
    )
