"""Pebbles as a `Game`."""

from eolith.kernel.actions import Action, ActionTable, ChanceAction
from eolith.kernel.game import Game

from . import rules, terms

COLOURS = ("white", "grey", "black")


class Draw(Action, at=0, of=range(3)):
    """Draw one or two pebbles; none ends the game."""

    pebbles: int


class Pebble(ChanceAction, at=terms.PEBBLE, of=COLOURS):
    """Chance: a pebble out of the bag."""

    colour: str


class Secret(ChanceAction, at=terms.SECRET, of=COLOURS):
    """Chance: the secret colour of a seat."""

    colour: str


class PebblesGame(Game):
    name, player_counts = "pebbles", (2, 3)
    action_space, option_space, longest = terms.PEBBLE, terms.OPTION_SPACE, 100
    endings, events, private = ("", "bag", "call"), ("chosen", "drawn", "called"), ("secret",)
    state_class, decisions = rules.Pebbles, rules.DECISIONS
    action_table = ActionTable.of(__name__, terms.OPTION_SPACE, 1)

    def check(self, state):
        assert sum(self.own(state).bag) + sum(map(sum, state.own)) == 12, "there are not 12 pebbles"
