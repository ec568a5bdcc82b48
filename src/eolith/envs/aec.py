"""PettingZoo: every seat is an agent, and they decide one after another."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces

import eolith
from eolith.kernel.extras import needing
from eolith.kernel.game import Game
from eolith.kernel.rewards import returns
from eolith.kernel.state import IllegalOption, State

from . import arrays
from .common import FORFEIT, MODES, check_mode, game_of, render

with needing("envs"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger


class Table(AECEnv[str, arrays.Seen, Any]):
    """A table of a game: `player_0` is seat A.

    Chance is played from the seed.  An option that is not legal ends the game as it does in PettingZoo's classic games:
    -1 for who took it, 0 for the others.  One outside of the action space is an IllegalOption, and changes nothing.
    """

    position: State
    """Where the game stands."""

    def __init__(
        self, spec: str | Game, *, reward: str = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        """A table of a game, or of a spec with table options: SpecError or ValueError for what there is not."""
        self.game = game_of(spec, options)
        self.returns = returns(reward)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"{self.game.name}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.observation_spaces = {agent: arrays.space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_space) for agent in self.possible_agents}
        self.source = eolith.Source(randbits(64))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to its first decision; without a seed chance goes on from where it is."""
        if seed is not None:
            self.source = eolith.Source(seed)
        self.position = self.game.start()
        self.earned = self.returns(self.position)
        self.position.play_chance(self.source)
        self.agents = self.possible_agents[:]
        self._select()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> arrays.Seen:
        """What an agent knows now, and what it may do: nothing, unless it is selected."""
        return arrays.seen(self.position, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """The decision of the selected agent; None from one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        position = self.position
        try:
            position.apply(action)
        except IllegalOption:
            if not self.action_spaces[agent].contains(action):
                raise
            self._forfeit(agent)
            return
        position.play_chance(self.source)
        self._cumulative_rewards[agent] = 0.0
        before, self.earned = self.earned, self.returns(position)
        self.rewards = {name: now - then for name, now, then in zip(self.agents, self.earned, before)}
        self._accumulate_rewards()
        if position.over:
            self._end()
        else:
            self._select()

    def _select(self) -> None:
        if self.position.seat is not None:
            self.agent_selection = self.agents[self.position.seat]

    def _forfeit(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: FORFEIT}
        self._accumulate_rewards()
        self._end()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the selected agent sees it."""
        return render(self.position, self.position.seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to be closed."""


def env(spec: str | Game, **keywords: Any) -> Table:
    """PettingZoo's name for it."""
    return Table(spec, **keywords)
