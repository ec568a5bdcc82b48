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


def name_of(game: str, what: str = "") -> str:
    """What Gymnasium calls a game: `eolith/StoneAge-v0`; `eolith/StoneAgeSelfPlay-v0` is many at once."""
    return f"eolith/{game.title().replace('_', '')}{what}-v0"


for game in eolith.games():
    gymnasium.register(name_of(game), "eolith.envs.single:Single", kwargs={"spec": game})
    gymnasium.register(
        name_of(game, "SelfPlay"), vector_entry_point="eolith.envs.vector:SelfPlay", kwargs={"spec": game}
    )
