"""Stone Age as a `Game`: its table options, and the way to every other room of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from eolith.kernel.game import Game, Kept, SpecError
from eolith.kernel.numbers import KIND
from eolith.kernel.rule import Refusal
from eolith.kernel.state import State, write_field

from . import rules, terms
from .notation import actions
from .notation.actions import shared_actions
from .notation.refusals import phase
from .pack import Pack
from .pack.content import make_tables

UNDO_RULES = {"off": "SA-UNDO-01", "nothing": "SA-UNDO-01", "other": "SA-UNDO-01", "passed": "SA-UNDO-05",
              "barrier": "SA-UNDO-06"}  # fmt: skip
"""The rule against taking back, by what stands in the way."""

UNDO_OF_CHANCE: dict[type, tuple[str, str]] = {
    actions.Roll: ("SA-UNDO-02", "dice"),
    actions.Reveal: ("SA-UNDO-03", "tile"),
    actions.Draw: ("SA-UNDO-04", "card"),
    actions.Dice: ("SA-UNDO-04", "dice"),
}
"""The same by what chance decided last, and what it brought to light."""


class StoneAgeGame(Game[Pack]):
    """The board game for 2 to 4 players, with every table option of the ledger."""

    name = "stone_age"
    player_counts = (2, 3, 4)
    option_values = {
        "first_seat": ("random", "A", "B", "C", "D"),
        "hunting_visits": Kept("once", "any"),
        "full_village_visit": Kept("allowed", "refused"),
        "tools_on_roll_cards": Kept("yes", "no"),
        "dice_card_timing": Kept("at_once", "own_turn"),
        "choice_card_timing": Kept("any_time", "at_once"),
        "round_cap": ("none", "N"),
        "card_piles": Kept("closed", "open"),
        "forecast": ("own_only", "off", "all"),
        "undo": ("to_barrier", "off"),
    }
    action_space = terms.ACTION_SPACE
    option_space = terms.OPTION_SPACE
    longest = 10_000
    barriers = frozenset({terms.ROUND_STARTED, terms.TURN_ENDED, terms.GAME_OVER})
    shows_all = True
    endings = terms.ENDINGS
    won_by = {"points": "SA-SCORE-13", "tie_break": "SA-SCORE-14", "shared": "SA-SCORE-15"}
    state_class = rules.StoneAge
    decisions = rules.DECISIONS

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        super().__init__(players, options, pack)
        first = self.named_seat("first_seat")
        if self.options["forecast"] == "all" and self.options["card_piles"] == "closed":
            raise SpecError("option forecast=all needs card_piles=open (SA-INFO-07)")
        self.content = make_tables(self.pack)
        opening: Any = self.blank()
        opening.set_up(first)
        self.opening = opening
        self.action_table = shared_actions(self.pack, players)

    def blank(self) -> State:
        state = super().blank()
        cap = self.options["round_cap"]
        write_field(state, "round_cap", 0 if cap == "none" else int(cap))
        return state

    def expand(self, state: State, command: Any, seat: int | None = None) -> list[int]:
        if isinstance(command, int) and seat in (None, self.own(state).seat) and command in state.options():
            return [command]
        return super().expand(state, command, seat)

    def hides(self, state: State, option: int, viewer: int | None) -> range | None:
        """SA-INFO-04."""
        frame = state.frame
        secret = frame[KIND] == terms.DRAW_EXTRA and viewer != frame[terms.OWNER]
        return range(terms.DRAW, terms.DRAW + terms.CARD_TYPES) if secret else None

    def undo_refusal(self, state: State, obstacle: str, option: int | None) -> Refusal:
        self.own(state)
        if obstacle == "chance" and option is not None:
            chance = self.action(option)
            if isinstance(chance, actions.Draw) and phase(state) == "place":
                obstacle = "barrier"  # the display has been refilled
            else:
                rule, said = UNDO_OF_CHANCE[type(chance)]
                return Refusal(rule, f"undo-{said}")
        return Refusal(UNDO_RULES[obstacle], f"undo-{obstacle}")
