"""Endless Winter as a `Game`: its table options, and the way to every other room of this folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from eolith.kernel.game import Game, Kept
from eolith.kernel.numbers import KIND, SEAT
from eolith.kernel.rule import Refusal
from eolith.kernel.standings import Outcome
from eolith.kernel.state import CHANCE, State, write_field

from . import rules, terms
from .notation.actions import shared_actions
from .pack import AlonePack, Pack, PrototypePack
from .pack.content import make_tables
from .pack.editions import EDITIONS

if TYPE_CHECKING:
    from eolith.kernel.state import Event

ALONE_OPENINGS = frozenset(
    {
        *(
            (event, terms.NOMADS)
            for event in (
                terms.NOMAD_REVEALED, terms.FIGURE_PLACED, terms.NOMADS_ACTED, terms.LABOR_COUNTED,
                terms.ECLIPSE_STARTED, terms.HEX_HELD, terms.STONE_SCORED, terms.BURIED_REVEALED,
            )
        ),
        (terms.ROUND_STARTED, CHANCE),
    }
)  # fmt: skip
"""The nomads' turn: their column, action by action; in the eclipse place, hexes and stones; the next round."""


class EndlessWinterGame(Game[Pack]):
    """Two editions, the final one for 1 to 4 players, with modules, variants and every table option of the ledgers."""

    name = "endless_winter"
    player_counts = (1, 2, 3, 4)
    option_values = {
        "edition": ("final", "prototype"),
        "glaciers": Kept("off", "on", field="glacier_tokens"),
        "rests": Kept("off", "on"),
        "setup_draft": Kept("off", "on"),
        "chief_draft": Kept("off", "on"),
        "fewer_figures": Kept("off", "on"),
        "prep_swap": Kept("false", "true"),
        "megalith_layout": ("recommended", "block", "spearhead", "ring"),
        "ground_dealt": Kept("before_draft", "after_draft", field="ground_last"),
        "chief_side_choice": Kept("together", "turn_order", field="side_in_order"),
        "chief_window": Kept("from_placement", "from_step_1", field="chief_from_step_1"),
        "initiated_card": Kept("locked", "ability_only", field="initiated_ability_only"),
        "initiated_scope": Kept("top_action", "whole_step_2", field="initiated_whole_step"),
        "empty_tribe_vp": Kept("chosen_deck", "all_decks", field="empty_all_decks"),
        "reveal_symbol_vp": Kept("true", "false", field="no_reveal_vp"),
        "grey_anywhere": Kept("false", "true"),
        "argentavis_used_species": Kept("true", "false", field="no_used_argentavis"),
        "board_benefit_order": Kept("free", "listed", field="benefits_listed"),
        "bury_from_pile": Kept("true", "false", field="no_bury_from_pile"),
        "left_out_figure": Kept("tribe", "choice", field="left_out_choice"),
        "village_symbol_food": Kept("false", "true", field="village_food"),
        "stone_symbol_cost": Kept("true", "false", field="stone_symbol_free"),
        "discard_view": Kept("all", "top_card", field="discard_top_only"),
        "culture_abilities": Kept("step_1", "at_once", field="culture_at_once"),
        "paid_reveal_vp": Kept("false", "true"),
        "undo": ("to_barrier", "off"),
        "nomads_ahead": Kept("off", "on"),
        "nomad_village": Kept("off", "on", field="token_is_village"),
        "nomad_empty_ground": Kept("deck_card", "vp", field="no_nomad_animal"),
        "token_glacier_bonus": Kept("false", "true", field="token_bonus"),
        "solo_tie": ("no_win", "turn_order"),
    }
    option_players = {
        **dict.fromkeys(
            (
                "edition",
                "prep_swap",
                "setup_draft",
                "chief_draft",
                "fewer_figures",
                "ground_dealt",
                "chief_side_choice",
                "left_out_figure",
            ),
            (2, 3, 4),
        ),
        **dict.fromkeys(
            ("nomads_ahead", "nomad_village", "nomad_empty_ground", "token_glacier_bonus", "solo_tie"), (1,)
        ),
    }
    option_editions = {
        "final": {"prep_swap": "EWP-GOLD-01"},
        "prototype": {
            "glaciers": "EWP-MOD-01",
            "rests": "EWP-MOD-01",
            "fewer_figures": "EWP-VAR-02",
            "left_out_figure": "EWP-VAR-02",
            "chief_side_choice": "EWP-SETUP-04",
            "chief_window": "EWP-FIGURE-02",
            "initiated_card": "EWP-INIT-02",
            "initiated_scope": "EWP-INIT-02",
            "empty_tribe_vp": "EWP-GOLD-02",
            "reveal_symbol_vp": "EWP-HUNT-05",
            "paid_reveal_vp": "EWP-HUNT-05",
            "grey_anywhere": "EWP-MEGA-01",
            "argentavis_used_species": "EWP-STONE-02",
            "board_benefit_order": "EWP-ECL-06",
            "bury_from_pile": "EWP-ECL-03",
        },
    }
    difficulty = ("nomads_ahead", "nomad_village")
    younger = {"ground_dealt": "after_draft"}
    option_space = terms.SHOW_NOMAD
    longest = 20_000
    barriers = frozenset({terms.ROUND_STARTED, terms.TURN_ENDED, terms.CARD_DRAWN, terms.GAME_OVER})
    reveals = frozenset({terms.SIDE_CHOSEN, terms.PILE_REVEALED})
    endings = terms.ENDINGS
    won_by = {"points": "EW-FLOW-04", "tie_break": "EW-SCORE-02"}
    state_class = rules.EndlessWinter

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        super().__init__(players, options, pack)
        self.edition = EDITIONS[self.pack.edition]
        self.decisions = self.edition.decisions
        self.action_space = self.edition.action_space
        if self.alone:
            self.option_space = terms.OPTION_SPACE
            self.openings = ALONE_OPENINGS
        self.content = make_tables(self.pack, self.sides, self.options["megalith_layout"])
        opening: Any = self.blank()
        opening.set_up()
        self.opening = opening
        self.action_table = shared_actions(self.pack, self.sides, self.options["megalith_layout"])

    @property
    def sides(self) -> int:
        """Alone the nomads are the other side (EWS-SETUP-02)."""
        return max(2, self.players)

    def blank(self) -> State:
        state = super().blank()
        write_field(state, "people", self.players)
        return state

    def load_pack(self, path: Path | None) -> Pack:
        if self.alone:
            return AlonePack.load(path)
        return (PrototypePack if self.options["edition"] == "prototype" else Pack).load(path)

    @property
    def wording(self) -> str:
        edition = self.options.get("edition", "final")
        return self.name if edition == "final" else f"{self.name}/{edition}"

    def matters(self, option: str) -> bool:
        return option != "ground_dealt" or "on" in (self.options["setup_draft"], self.options["chief_draft"])

    def outcome(self, state: State) -> Outcome | None:
        """EWS-FLOW-01: alone, a person has to score more than the nomads."""
        outcome = super().outcome(state)
        if outcome is None or not self.alone:
            return outcome
        if outcome.margin:
            return replace(outcome, rule="EWS-FLOW-01")
        return outcome if self.options["solo_tie"] == "turn_order" else Outcome(("B",), "tie", "EWS-FLOW-01", 0)

    def hides(self, state: State, option: int, viewer: int | None) -> range | None:
        """EW-HIDDEN-01, -05, -08: cards drawn, piled, and buried unseen; EW-SETUP-18: sides; EW-HIDDEN-10: land."""
        frame = state.frame
        who, first, count = frame[SEAT], option, terms.CARD_TYPES
        match terms.FRAMES[frame[KIND]]:
            case "deal_card":
                who, first = frame[terms.OWNER] - 1, terms.DRAW_CARD
            case "form_pile" if option != terms.NEXT:
                first = terms.PILE_UP
            case "gain_burial" if option != terms.DECLINE and self._buried_unseen(state, option - terms.BURY):
                first = option - (option - terms.BURY) % terms.CARD_TYPES
            case "choose_side" if self.options.get("chief_side_choice") != "turn_order":
                first, count = terms.TAKE_SIDE, 2
            case "deal_land":
                first, count = terms.PICK_LAND, terms.TERRAINS
            case _:
                return None
        return None if viewer == who else range(first, first + count)

    def _buried_unseen(self, state: Any, place: int) -> bool:
        """EW-HIDDEN-03, -08: from the hand, or from below the top card of a discard pile."""
        zone, card = divmod(place, terms.CARD_TYPES)
        if zone != terms.DISCARD_PILE or self.options["discard_view"] == "all":
            return zone == terms.HAND
        return bool(state.discard_top[state.seat] != card + 1 or state.discards[state.seat][card] > 1)

    def revealed(self, before: Any, after: Any, events: Iterable[Event]) -> Iterator[Event]:
        """EW-HIDDEN-03: so is what comes to lie on a discard pile of which only the top card is seen."""
        yield from super().revealed(before, after, events)
        for seat, (old, new) in enumerate(zip(before.discard_top, after.discard_top)):
            if new and new != old:
                yield terms.CARD_DISCARDED, seat, new - 1, 0, 0

    def undo_refusal(self, state: State, obstacle: str, option: int | None) -> Refusal:
        """EW-HIDDEN-15, -16: nothing is taken back behind a turn, another seat, or anything that came to light."""
        rule = "EW-HIDDEN-15" if obstacle in ("off", "nothing") else "EW-HIDDEN-16"
        if obstacle == "chance" and option is not None and option >= terms.SHOW_NOMAD:
            rule = "EWS-HIDDEN-04"
        return Refusal(rule, f"undo-{obstacle}")
