"""Doggerland as a `Game`: its table options, and the way to every other room of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Self, cast

from eolith.kernel.game import Game, Kept
from eolith.kernel.rule import Refusal
from eolith.kernel.standings import Outcome
from eolith.kernel.state import CHANCE, State

from . import rules, terms
from .notation.actions import shared_actions
from .notation.events import alone_actions
from .pack import AlonePack, Pack
from .pack.content import make_alone_tables, make_tables
from .rules import alone

UNDO_RULES = {"planning": "DG-HIDDEN-08", "execution": "DG-HIDDEN-10"}
"""The rule against taking back, by phase; that of the others is DG-HIDDEN-11."""


class DoggerlandGame(Game[Pack]):
    """The game for 2 to 4 players, with the short game and every table option of the ledger.

    For one player it is a DoggerlandAlone.
    """

    name = "doggerland"
    player_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    option_values = {
        "difficulty": terms.DIFFICULTIES,
        "solo_discard_choice": Kept("player", "leftmost", field="discard_leftmost"),
        "solo_memory_gaps": Kept("keep", "close", field="memory_closes"),
        "first_player": ("random", "A", "B", "C", "D"),
        "centre_orientation": Kept("random", "first_player", field="centre_chosen"),
        "arrow_start": Kept("random", "first_player", field="arrow_chosen"),
        "deprivation_by_choice": Kept("true", "false", field="token_only_if_missing"),
        "phase3_mode": Kept("turns", "simultaneous", field="simultaneous"),
        "scouting": Kept("false", "true"),
        "journey_token": Kept("execution", "planning", field="journey_when_planned"),
        "journey_token_removal": Kept("after_camps", "before_camps", field="journey_off_early"),
        "adult_overflow": Kept("lose_hg", "forbid_build", "ignore"),
        "twins_count_as_birth": Kept("false", "true", field="twins_count"),
        "majority_ties": Kept("dense", "skip", field="ties_skip"),
        "short_game": Kept("off", "on"),
        "loads": Kept("full", "free", field="loads_free"),
        "undo": ("to_barrier", "off"),
    }
    option_players = {
        **dict.fromkeys(("difficulty", "solo_discard_choice", "solo_memory_gaps"), (1,)),
        **dict.fromkeys(("first_player", "phase3_mode", "majority_ties", "short_game"), (2, 3, 4)),
    }
    difficulty = ("difficulty",)
    action_space = terms.ACTION_SPACE
    option_space = terms.OPTION_SPACE
    longest = 20_000
    barriers = frozenset({terms.ROUND_STARTED, terms.TURN_ENDED, terms.PART_FINISHED, terms.GAME_OVER})
    endings: ClassVar[tuple[str, ...]] = terms.ENDINGS
    won_by = {"points": "DG-FLOW-06", "tie_break": "DG-SCORE-14", "shared": "DG-SCORE-15"}
    state_class = rules.Doggerland
    decisions = rules.DECISIONS

    def __new__(cls, players: int, *_: Any, **__: Any) -> Self:
        return super().__new__(cast(type[Self], DoggerlandAlone if players == 1 else cls))

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        super().__init__(players, options, pack)
        first = self.named_seat("first_player")
        self.content = make_tables(self.pack, players)
        opening: Any = self.blank()
        opening.set_up(first)
        self.opening = opening
        self.action_table = shared_actions(self.pack, players)

    def undo_refusal(self, state: State, obstacle: str, option: int | None) -> Refusal:
        """DG-HIDDEN-08 to -11: nothing is taken back behind the own turn or part, or anything that came to light."""
        table = cast(rules.Doggerland, self.own(state))
        phase = terms.PHASES[table.phase]
        new_land = phase == "execution" and obstacle == "chance"
        return Refusal("DG-HIDDEN-09" if new_land else UNDO_RULES.get(phase, "DG-HIDDEN-11"), f"undo-{obstacle}")


class DoggerlandAlone(DoggerlandGame):
    """The game for one player against three rivals and a stack of cards."""

    player_counts = (1,)
    action_space = terms.ALONE_SPACE
    option_space = terms.ALONE_OPTIONS
    barriers = frozenset(map(terms.EVENTS.index, ("round_started", "game_over")))
    openings = frozenset(
        (terms.EVENTS.index(event), CHANCE)
        for event in (
            "card_turned", "craft_discarded", "rival_painted", "shaman_stands", "rival_moved", "captured", "migrated",
            "arrow_moved", "spawned",
        )
    )  # fmt: skip
    endings = terms.ALONE_ENDINGS
    won_by = {
        **{"goals": "DGS-WIN-01", "missed": "DGS-WIN-01", "tokens": "DGS-WIN-03", "event": "DGS-EVENT-05"},
        "resigned": "DGS-WIN-05",
    }
    sheet_title = "village-aims"
    colours = "d"  # red, pink and blue are the opponents'
    state_class = alone.Alone
    decisions = alone.DECISIONS

    def __init__(self, players: int, options: Mapping[str, Any] | None = None, pack: Path | None = None) -> None:
        Game.__init__(self, players, options, pack)
        whole = cast(AlonePack, self.pack)
        self.content = make_alone_tables(whole, self.options["difficulty"])
        opening: Any = self.blank()
        opening.set_up(0)
        self.opening = opening
        self.action_table = alone_actions(whole)

    def outcome(self, state: State) -> Outcome | None:
        """DGS-WIN-01, -03, DGS-EVENT-05: won by goals, or lost by them, by tokens or by an event."""
        table = cast(alone.Alone, self.own(state))
        if not table.over:
            return None
        reason, margin = {
            "rounds": ("goals" if table.won() else "missed", abs(table.points(0) - self.content.goals_needed)),
            "tokens": ("tokens", table.deprivation[0] - self.content.tokens_allowed),
            "event": ("event", 0),
        }[self.endings[table.over]]
        return Outcome(("A",) if table.won() else (), reason, self.won_by[reason], margin)

    def load_pack(self, path: Path | None) -> Pack:
        """With the cards and goals."""
        return AlonePack.load(path)
