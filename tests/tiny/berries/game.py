"""Berries as a `Game`."""

from eolith.kernel.actions import Action, ActionTable, ChanceAction
from eolith.kernel.game import Game, Kept
from eolith.kernel.standings import Outcome

from . import rules, terms


class Pick(Action, at=1, of=[1, 2]):
    """Pick one or two berries."""

    berries: int


class Peck(ChanceAction, at=terms.PECK, of=range(3)):
    """Chance: how many berries the birds eat."""

    berries: int


class BerriesGame(Game):
    name, player_counts = "berries", (1, 2)
    option_values = {"birds": Kept("greedy", "starving", field="hungry"), "dawn": ("off", "on")}
    option_players = {"birds": (1,), "dawn": (2,)}
    action_space, option_space, longest = terms.PECK, terms.OPTION_SPACE, 50
    endings, events = ("", "bare", "fed"), ("picked", "pecked")
    state_class, decisions = rules.Berries, rules.DECISIONS
    action_table = ActionTable.of(__name__, terms.OPTION_SPACE, 1)
    sides = 2

    def __init__(self, players, options=None, pack=None):
        super().__init__(players, options, pack)
        self.content = rules.Table({"alone": self.alone})

    def check(self, state):
        assert self.own(state).bush + sum(state.own) == terms.BUSH, f"there are not {terms.BUSH} berries"

    def outcome(self, state):
        if self.own(state).over == terms.FED:
            return Outcome(("B",), "fed", "", state.bush)
        return super().outcome(state)
