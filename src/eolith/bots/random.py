"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from eolith.kernel.chance import Source
from eolith.kernel.state import State


class Random:
    """Chooses uniformly among the options; the same seed always chooses alike."""

    def __init__(self, seed: int) -> None:
        self.source = Source(seed)

    def choose(self, view: State) -> int:
        options: list[int] = view.options()
        number: int = self.source.below(len(options))
        return options[number]
