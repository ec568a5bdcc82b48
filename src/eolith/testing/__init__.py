"""For whoever writes a game: the contract suite that every game of eolith passes.

>>> import eolith
>>> from eolith.testing import check_game
>>> check_game(eolith.load("stone_age(players=2)"), games=1, every=100)
"""

from __future__ import annotations

from eolith.testing.contract import ContractError, check_game, play, trace

__all__ = ["ContractError", "check_game", "play", "trace"]
