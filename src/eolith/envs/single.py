"""Gymnasium: one agent at a table with bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

import eolith
from eolith import bots, read_spec
from eolith.kernel.game import Game, SpecError
from eolith.kernel.rewards import returns
from eolith.kernel.state import IllegalOption, State

from . import arrays
from .common import FORFEIT, MODES, check_mode, game_of, render


class Single(gymnasium.Env[arrays.Seen, Any]):
    """A seat at a table, the others being played by bots: a step is a decision of that seat.

    `info["action_mask"]` is also in the observation.  An option that is not legal ends the game with the reward -1;
    one outside of the action space is an IllegalOption, and changes nothing.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    position: State
    """Where the game stands."""

    def __init__(
        self,
        spec: str | Game,
        *,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """A table of a game, or of a spec with table options.

        `opponents` are specs of bots in the order of the other seats, which say how many play; without them the usual
        bot sits everywhere.  SpecError, BotSpecError or ValueError for what there is not.
        """
        if opponents is not None and not isinstance(spec, Game) and "players" not in {*options, *read_spec(spec)[1]}:
            options["players"] = len(opponents) + 1
        self.game = game_of(spec, options)
        if opponents is None:
            opponents = [bots.usual(self.game)] * (self.game.players - 1)
        if len(opponents) != self.game.players - 1:
            raise SpecError(f"{self.game!r} has {self.game.players - 1} opponents, not {len(opponents)}")
        if seat not in range(self.game.players):
            raise SpecError(f"seat is {seat!r}; allowed: 0 to {self.game.players - 1}")
        self.seat = seat
        others = [other for other in range(self.game.players) if other != seat]
        self.makers = {other: bots.prepare(bot, self.game) for other, bot in zip(others, opponents)}
        self.returns = returns(reward)
        self.render_mode = check_mode(render_mode)
        self.observation_space = arrays.space(self.game)
        self.action_space = spaces.Discrete(self.game.action_space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[arrays.Seen, dict[str, Any]]:
        """A new game up to the first decision of the agent; without a seed chance goes on from where it is."""
        super().reset(seed=seed)
        chance, views, *seeds = map(int, self.np_random.integers(1 << 63, size=self.game.players + 1))
        self.chance, self.views = eolith.Source(chance), eolith.Source(views)
        self.bots = {seat: make(seed) for (seat, make), seed in zip(self.makers.items(), seeds)}
        self.position = self.game.start()
        self.earned = self.returns(self.position)
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[arrays.Seen, float, bool, bool, dict[str, Any]]:
        """A decision of the agent, and all others up to its next one or the end."""
        try:
            self.position.apply(action)
        except IllegalOption:
            if not self.action_space.contains(action):
                raise
            return self._seen(), FORFEIT, True, False, self._info()
        self._go_on()
        before, self.earned = self.earned, self.returns(self.position)
        return self._seen(), self.earned[self.seat] - before[self.seat], bool(self.position.over), False, self._info()

    def _go_on(self) -> None:
        """What chance and the bots do, up to the next decision of the agent or the end."""
        position = self.position
        while (seat := position.seat) is not None and seat != self.seat:
            if seat == eolith.CHANCE:
                position.play_chance(self.chance)
                continue
            options = position.options()
            position.apply(
                options[0] if len(options) == 1 else self.bots[seat].choose(position.resample(seat, self.views))
            )

    def _seen(self) -> arrays.Seen:
        return arrays.seen(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": arrays.mask(self.position, self.seat)}

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return render(self.position, self.seat, self.render_mode)
