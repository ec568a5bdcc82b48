"""Endless Winter as a `Game`: its table options, and the way to every other room of this folder."""

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


class EndlessWinterGame(Game[Pack]):
    """The final edition for 2 to 4 players, with its modules, variants and every table option of the ledger."""

    name = "endless_winter"
    player_counts = (2, 3, 4)
    option_values = {
        "glaciers": ("off", "on"),
        "rests": ("off", "on"),
        "setup_draft": ("off", "on"),
        "chief_draft": ("off", "on"),
        "fewer_figures": ("off", "on"),
        "megalith_layout": ("recommended", "block", "spearhead", "ring"),
        "ground_dealt": ("before_draft", "after_draft"),
        "chief_side_choice": ("together", "turn_order"),
        "chief_window": ("from_placement", "from_step_1"),
        "initiated_card": ("locked", "ability_only"),
        "initiated_scope": ("top_action", "whole_step_2"),
        "empty_tribe_vp": ("chosen_deck", "all_decks"),
        "reveal_symbol_vp": ("true", "false"),
        "grey_anywhere": ("false", "true"),
        "argentavis_used_species": ("true", "false"),
        "board_benefit_order": ("free", "listed"),
        "bury_from_pile": ("true", "false"),
        "left_out_figure": ("tribe", "choice"),
        "village_symbol_food": ("false", "true"),
        "stone_symbol_cost": ("true", "false"),
        "discard_view": ("all", "top_card"),
        "culture_abilities": ("step_1", "at_once"),
        "paid_reveal_vp": ("false", "true"),
        "undo": ("to_barrier", "off"),
    }
    younger = {"ground_dealt": "after_draft"}
    action_space = terms.ACTION_SPACE
    option_space = terms.OPTION_SPACE
    longest = 20_000
    barriers = frozenset(map(terms.EVENTS.index, ("round_started", "turn_ended", "card_drawn", "game_over")))
    endings = terms.ENDINGS
    state_class = rules.EndlessWinter
    decisions = rules.DECISIONS
    field_options = {
        "chief_side_choice": "side_in_order",
        "chief_window": "chief_from_step_1",
        "initiated_card": "initiated_ability_only",
        "initiated_scope": "initiated_whole_step",
        "empty_tribe_vp": "empty_all_decks",
        "reveal_symbol_vp": "no_reveal_vp",
        "grey_anywhere": "grey_anywhere",
        "argentavis_used_species": "no_used_argentavis",
        "board_benefit_order": "benefits_listed",
        "bury_from_pile": "no_bury_from_pile",
        "left_out_figure": "left_out_choice",
        "village_symbol_food": "village_food",
        "stone_symbol_cost": "stone_symbol_free",
        "discard_view": "discard_top_only",
        "culture_abilities": "culture_at_once",
        "paid_reveal_vp": "paid_reveal_vp",
        "glaciers": "glacier_tokens",
        "rests": "rests",
        "setup_draft": "setup_draft",
        "chief_draft": "chief_draft",
        "ground_dealt": "ground_last",
        "fewer_figures": "fewer_figures",
    }

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        super().__init__(players, options, pack)
        self.content = make_tables(self.pack, players, self.options["megalith_layout"])
        self.opening = self.blank()
        self.opening.set_up()
        self.action_table = shared_actions(self.pack, players, self.options["megalith_layout"])

    def matters(self, option: str) -> bool:
        return option != "ground_dealt" or "on" in (self.options["setup_draft"], self.options["chief_draft"])

    def undo_refusal(self, state: State, obstacle: str, option: int | None) -> Refusal:
        """EW-HIDDEN-15, -16: nothing is taken back behind a turn, another seat, or anything that came to light."""
        rule = "EW-HIDDEN-15" if obstacle in ("off", "nothing") else "EW-HIDDEN-16"
        return Refusal(rule, f"undo-{obstacle}")
