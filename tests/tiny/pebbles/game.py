"""Pebbles as a `Game`: everything that is not in the rules, as plainly as the contract allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from eolith.kernel.game import ActionError, Game, PositionError
from eolith.kernel.position import Draft
from eolith.kernel.rule import Refusal, Refused
from eolith.kernel.state import CHANCE, State

from . import numbers, rules
from .numbers import COLOURS

ACTIONS = [
    "stop",
    "draw 1",
    "draw 2",
    *(f"pebble {colour}" for colour in COLOURS),
    *(f"card {colour}" for colour in COLOURS),
]
"""The text of each option; a game with more to say has a class for each kind of action."""


@dataclass(frozen=True)
class Pack:
    edition: str = "pebbles-1"
    digest: str = "0" * 16


class PebblesGame(Game):
    name = "pebbles"
    player_counts = (2, 3)
    option_values: dict[str, tuple[str, ...]] = {}
    action_space = numbers.PEBBLE
    option_space = numbers.OPTION_SPACE
    longest = 100
    endings = ("", "bag")
    decisions = rules.DECISIONS
    content = None

    def load_pack(self, path: Path | None) -> Pack:
        return Pack()

    def blank(self) -> Any:
        return rules.Pebbles(self)

    def start(self) -> Any:
        state = self.blank()
        state.set_up()
        return state

    def check(self, state: Any) -> None:
        self.own(state)
        pebbles = sum(state.bag) + sum(map(sum, state.own))
        assert pebbles == 12, f"there are {pebbles} pebbles, not 12"
        cards = sum(state.deck) + sum(secret > 0 for secret in state.secret)
        assert cards == 6, f"there are {cards} cards, not 6"

    # --- positions: the fields themselves, and what is on the agenda ---

    def to_position(self, state: State) -> dict[str, Any]:
        fields = self.own(state).fields()
        fields["agenda"] = fields["agenda"][: fields.pop("depth") + 1]
        return fields

    def from_position(self, position: Mapping[str, Any]) -> State:
        state = Draft(self.blank())
        try:
            for name in ("round", "over", "bag", "deck", "secret", "own", "stopped"):
                setattr(state, name, position[name])
            agenda = position["agenda"]
            state.agenda = agenda + [[0] * 8] * (32 - len(agenda))
        except KeyError as missing:
            raise PositionError(f"position: {missing} is missing") from None
        state.depth = len(agenda) - 1
        state.resume()
        return state.made

    # --- actions: their text says it all ---

    def action(self, option: int) -> str:
        return self.text(option)

    def text(self, option: int) -> str:
        if 0 <= option < self.option_space:
            return ACTIONS[option]
        raise ActionError(f"{option} is no option of pebbles; options are 0 to {self.option_space - 1}")

    def option(self, action: str) -> int:
        if action in ACTIONS:
            return ACTIONS.index(action)
        raise ActionError(f"{action!r} is no action of pebbles; actions are {', '.join(ACTIONS)}")

    def expand(self, state: State, command: int | str, seat: int | None = None) -> list[int]:
        self.own(state)
        option = command if isinstance(command, int) else self.option(command)
        self.text(option)
        if seat not in (None, state.seat) or state.seat == CHANCE:
            raise Refused(Refusal("PB-TURN-01", "not-your-turn"))
        if option not in state.options():
            raise Refused(Refusal("PB-DRAW-01", "not-so-many-pebbles"))
        return [option]

    # --- what a seat sees ---

    def observe(self, state: Any, seat: int | None) -> dict[str, Any]:
        self.own(state)
        seat = self.viewer(seat)
        secrets = [secret if state.over or i == seat else secret > 0 for i, secret in enumerate(state.secret)]
        public = (state.bag, state.own, state.stopped, state.seat)
        return {"public": public, "secrets": secrets}

    def sheet(self, state: Any, seat: int | None = None) -> list[int]:
        self.viewer(seat)
        scores: list[int] = self.own(state).scores()
        return scores
