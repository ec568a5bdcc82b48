"""Flints as a `Game`."""

from eolith.kernel.actions import Action, ActionTable, ChanceAction
from eolith.kernel.game import Game

from . import rules, terms


class Keep(Action, at=terms.KEEP):
    """Keep what lies before you, which ends your turn."""


class Strike(Action, at=terms.STRIKE):
    """Strike another flint."""


class Flint(ChanceAction, at=terms.FLINT, of=range(1, 7)):
    """Chance: how many edges a flint has."""

    edges: int


class Flints(Game):
    name, player_counts = "flints", (2, 3, 4)
    action_space, option_space, longest = terms.FLINT, terms.OPTION_SPACE, 2000
    endings, events = ("", "enough"), ("kept", "split", "broken")
    state_class, decisions = rules.Table, rules.DECISIONS
    action_table = ActionTable.of(__name__, terms.OPTION_SPACE, terms.STRIKE)
