"""What a seat that forgets nothing knows: with closed piles all of them but the cards drawn unseen (SA-INFO-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from eolith.kernel.game import Game
from eolith.kernel.line import Seen
from eolith.kernel.numbers import KIND
from eolith.kernel.state import CHANCE, State, write_field

from ..terms import DRAW, DRAW_EXTRA, OWNER


class Remembered:
    """What a seat knows that is told all that it has perceived of a game."""

    def __init__(self, game: Game) -> None:
        self.start = game.start()

    def position(self, seen: Seen, view: State) -> tuple[State, None]:
        """Where the seat of the view is, as far as it knows."""
        assert view.seat is not None
        return remembered(self.start, seen, view.seat), None


def remembered(start: State, seen: Sequence[Any], seat: int) -> State:
    """The position after all that a seat has seen since the start of a table, with piles that stay open from then on.

    So everybody's cards are known in it, and redrawing it changes those alone that were drawn unseen.
    """
    state: Any = start.clone()
    write_field(state, "card_piles", 1)
    decided = [entry for entry in seen if len(entry) == 2]
    shown = Counter(option for who, option in decided if who == CHANCE)
    for who, option in decided:
        guess_unseen(state, shown, seat)
        state.apply(option)
        if who == CHANCE:
            shown[option] -= 1
    guess_unseen(state, shown, seat)
    return state


def guess_unseen(state: Any, shown: Counter[int], seat: int) -> None:
    """Draw what was drawn unseen by a seat: cards of which all that is still to be shown are left."""
    while state.seat == CHANCE and state.frame[KIND] == DRAW_EXTRA and state.frame[OWNER] != seat:
        state.apply(max(state.options(), key=lambda option: state.deck[option - DRAW] - shown[option]))
