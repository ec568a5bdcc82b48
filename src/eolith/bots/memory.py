"""What a bot knows beyond what it sees now, because it has seen it before."""

from __future__ import annotations

from typing import Any

from eolith.kernel.game import Game
from eolith.kernel.line import Line, Seen
from eolith.kernel.state import State

from . import BotSpecError
from .careful import advice_of


class Memory:
    """Of one seat: it is told by `recall`, before each choice, all that its seat has perceived."""

    def __init__(self, game: Game) -> None:
        """BotSpecError for a game where nothing is remembered."""
        self.remembered: Any = getattr(advice_of(game), "remembered", None)
        if self.remembered is None:
            raise BotSpecError(f"recall of bot search is for games where it remembers something, not for {game.name}")
        self.start = game.start()
        self.beginning = Line(game).seen_by(None)[0]
        self.seen: Seen = ()

    def recall(self, seen: Seen) -> None:
        self.seen = seen

    def view(self, view: State) -> State:
        """A view in which all that was seen is known; as it is where a seat was not told from the start of the game."""
        if self.seen[:1] != (self.beginning,):
            return view
        found: State = self.remembered(self.start, self.seen[1:], view.seat)
        return found
