"""Gymnasium's vector environments: many games at once, and one program that decides for every seat."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

import eolith
from eolith.kernel.game import Game

from . import arrays
from .common import game_of

Step = tuple[arrays.Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class SelfPlay(VectorEnv[arrays.Seen, ArrayLike, NDArray[Any]]):
    """`num_envs` games, in each of which a step is a decision, whoever's it is.

    A game's observation is that of the seat to decide, `infos["seat"]`, and its reward that of the seat that has
    decided; `infos["rewards"]` has what every seat has earned by it, and is what to learn from where others' decisions
    matter.  A game that ends is begun anew in the same step.  An option that is not legal is an IllegalOption, which
    names the game, and nothing changes in any.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self, spec: str | Game, num_envs: int = 1, *, reward: str = "win", copy: bool = True, **options: Any
    ) -> None:
        """Games at tables of a game, or of a spec with table options: SpecError or ValueError for what there is not.

        Without `copy` observations are written into the same arrays at every step.
        """
        self.game = game_of(spec, options)
        self.num_envs, self.reward, self.copy = num_envs, reward, copy
        self._begin(0)
        self.single_observation_space = arrays.space(self.game)
        self.single_action_space = spaces.Discrete(self.game.action_space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = numpy.arange(num_envs)

    def _begin(self, seed: int) -> None:
        reward: Any = self.reward
        self.batch = eolith.Batch(self.game, self.num_envs, seed, observe=True, reward=reward)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[arrays.Seen, dict[str, Any]]:
        """New games, up to their first decisions."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 63)))
        return self._seen(), {"seat": self.batch.seats.copy()}

    def step(self, actions: ArrayLike) -> Step:
        """A decision in each game."""
        batch = self.batch
        decided = batch.seats.copy()
        batch.step(actions)
        over = batch.over.copy()
        rewards = batch.rewards[:, : self.game.players].astype(numpy.float64)
        infos = {"seat": batch.seats.copy(), "rewards": rewards}
        if batch.finished:
            infos |= self._ended(decided)
        return self._seen(), rewards[self.games, decided], over, numpy.zeros_like(over), infos

    def _ended(self, decided: NDArray[Any]) -> dict[str, Any]:
        """The last observations of games that are over, as the seats that decided last see them."""
        last = numpy.full(self.num_envs, None)
        for i, state in self.batch.finished.items():
            last[i] = arrays.seen(state, int(decided[i]))
        return {"final_obs": last, "_final_obs": self.batch.over.copy()}

    def _seen(self) -> arrays.Seen:
        masks: NDArray[numpy.int8] = self.batch.masks.view(numpy.int8)
        seen: arrays.Seen = {"observation": self.batch.observations, "action_mask": masks}
        return {name: part.copy() for name, part in seen.items()} if self.copy else seen
