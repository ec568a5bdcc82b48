"""Stone Age as a `Game`: its table options, and the way to every other room of this folder."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from eolith.kernel.game import Game

from . import board, components, rules

FIELD_OPTIONS = ("hunting_visits", "full_village_visit", "tools_on_roll_cards", "dice_card_timing", "choice_card_timing",
                 "card_piles")  # fmt: skip
"""Options that the rules read as 0 (the default) or 1."""


class StoneAgeGame(Game):
    """The board game for 2 to 4 players, with every table option of the ledger."""

    name = "stone_age"
    player_counts = (2, 3, 4)
    option_values = {
        "first_seat": ("random", "A", "B", "C", "D"),
        "hunting_visits": ("once", "any"),
        "full_village_visit": ("allowed", "refused"),
        "tools_on_roll_cards": ("yes", "no"),
        "dice_card_timing": ("at_once", "own_turn"),
        "choice_card_timing": ("any_time", "at_once"),
        "round_cap": ("none", "N"),
        "card_piles": ("closed", "open"),
        "forecast": ("own_only", "off", "all"),
        "undo": ("to_barrier", "off"),
    }
    action_space = board.ACTION_SPACE
    option_space = board.OPTION_SPACE
    barriers = frozenset({board.EVENTS.index("round_started"), board.EVENTS.index("turn_ended")})
    decisions = rules.DECISIONS

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        super().__init__(players, options, pack)
        self.content = rules.Tables(self.pack)

    def load_pack(self, path: Path | None) -> components.Pack:
        return components.load_pack(path)

    def blank(self) -> rules.StoneAge:
        state = rules.StoneAge(self)
        for name in FIELD_OPTIONS:
            setattr(state, name, self.option_values[name].index(self.options[name]))
        cap = self.options["round_cap"]
        state.round_cap = 0 if cap == "none" else int(cap)
        return state

    def start(self) -> rules.StoneAge:
        state = self.blank()
        first = self.options["first_seat"]
        state.set_up(None if first == "random" else board.SEATS.index(first))
        return state
