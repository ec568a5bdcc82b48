"""Doggerland as a `Game`: its table options, and the way to every other room of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from eolith.kernel.game import Game
from eolith.kernel.rule import Refusal
from eolith.kernel.state import State

from . import rules, terms
from .notation.actions import shared_actions
from .pack import Pack
from .pack.content import make_tables

UNDO_RULES = {"planning": "DG-HIDDEN-08", "execution": "DG-HIDDEN-10"}
"""The rule against taking back, by phase; that of the others is DG-HIDDEN-11."""


class DoggerlandGame(Game[Pack]):
    """The game for 2 to 4 players, with the short game and every table option of the ledger."""

    name = "doggerland"
    player_counts = (2, 3, 4)
    option_values = {
        "first_player": ("random", "A", "B", "C", "D"),
        "centre_orientation": ("random", "first_player"),
        "arrow_start": ("random", "first_player"),
        "deprivation_by_choice": ("true", "false"),
        "phase3_mode": ("turns", "simultaneous"),
        "scouting": ("false", "true"),
        "journey_token": ("execution", "planning"),
        "journey_token_removal": ("after_camps", "before_camps"),
        "adult_overflow": ("lose_hg", "forbid_build", "ignore"),
        "twins_count_as_birth": ("false", "true"),
        "majority_ties": ("dense", "skip"),
        "short_game": ("off", "on"),
        "loads": ("full", "free"),
        "undo": ("to_barrier", "off"),
    }
    action_space = terms.ACTION_SPACE
    option_space = terms.OPTION_SPACE
    longest = 20_000
    barriers = frozenset(map(terms.EVENTS.index, ("round_started", "turn_ended", "part_finished", "game_over")))
    endings = terms.ENDINGS
    state_class = rules.Doggerland
    decisions = rules.DECISIONS
    field_options = {
        "deprivation_by_choice": "token_only_if_missing",
        "phase3_mode": "simultaneous",
        "journey_token": "journey_when_planned",
        "journey_token_removal": "journey_off_early",
        "majority_ties": "ties_skip",
        "scouting": "scouting",
        "adult_overflow": "adult_overflow",
        "twins_count_as_birth": "twins_count",
        "centre_orientation": "centre_chosen",
        "arrow_start": "arrow_chosen",
        "short_game": "short_game",
        "loads": "loads_free",
    }

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        super().__init__(players, options, pack)
        first = self.named_seat("first_player")
        self.content = make_tables(self.pack, players)
        self.opening = self.blank()
        self.opening.set_up(first)
        self.action_table = shared_actions(self.pack, players)

    def undo_refusal(self, state: State, obstacle: str, option: int | None) -> Refusal:
        """DG-HIDDEN-08 to -11: nothing is taken back behind the own turn or part, or anything that came to light."""
        table: rules.Doggerland = self.own(state)
        phase = terms.PHASES[table.phase]
        new_land = phase == "execution" and obstacle == "chance"
        return Refusal("DG-HIDDEN-09" if new_land else UNDO_RULES.get(phase, "DG-HIDDEN-11"), f"undo-{obstacle}")
