"""OpenSpiel: importing this module registers the games as `eolith_stone_age` and so on.

>>> import pyspiel
>>> import eolith.envs.openspiel
>>> game = pyspiel.load_game("eolith_stone_age(players=3)")

Table options are parameters: true and false are booleans, what takes a number is an integer, 0 for its default.
Chance is explicit.  An observation, as JSON and as tensor, is what a player sees now; an information state, as text,
all that it has perceived (`eolith.Line`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy

import eolith
from eolith.games import door
from eolith.kernel.extras import needing
from eolith.kernel.game import SEATS, Game
from eolith.kernel.rewards import returns
from eolith.kernel.state import State
from eolith.kernel.tensors import layout

from . import arrays

with needing("openspiel"):
    import pyspiel

GRAIN = 1 << 62
"""A sampler's numbers are read to this grain where they seed what is drawn anew."""
WIDEST = 32767.0
"""The most that points can be: states count so far."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of a game; a subclass for each."""

    kind: type[Game]

    def __init__(self, params: Mapping[str, Any]) -> None:
        """A table with these parameters; SpecError or ValueError for what there is not."""
        kind = self.kind
        given = dict(params)
        players, reward = given.pop("players"), given.pop("reward")
        self.game = kind(players, {name: spelled(kind, name, value) for name, value in given.items()})
        self.returns = returns(reward)
        self.at_start = self.returns(self.game.opening)[:players]
        super().__init__(type_of(kind, reward, players), info_of(self.game, reward), dict(params))

    def new_initial_state(self) -> SpielState:
        """A new game, before the first decision."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer | Memory | None:
        """What sees states as a player does, now or of all that was; None for less or more than a player knows."""
        if params:
            raise ValueError(f"observations of {self.game!r} take no parameters, but {', '.join(params)} is given")
        if kind is None:
            return Observer(self.game)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Memory() if kind.perfect_recall else Observer(self.game)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        """A new game; for `SpielGame.new_initial_state` alone."""
        super().__init__(game)
        self.line = eolith.Line(game.game)
        self.recalled: dict[int, str] = {}
        self.before = [0.0] * game.game.players

    @property
    def position(self) -> State:
        """Where the game stands; `apply_action` goes on."""
        return self.line.state

    def current_player(self) -> int:
        """The player to decide; chance has -1, and TERMINAL follows the end."""
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, from 0 upward, with the probability of each."""
        weights = self.position.weights()
        total, first = sum(weights), self.position.game.action_space
        return [(option - first, weight / total) for option, weight in zip(self.position.options(), weights)]

    def _apply_action(self, action: int) -> None:
        if self.position.seat == eolith.CHANCE:
            action += self.position.game.action_space
        else:
            self.before = self.returns()
        self.line.push(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        text: str = game.text(action + game.action_space if player == eolith.CHANCE else action)
        return text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.position.over)

    def returns(self) -> list[float]:
        """What each player has earned so far."""
        game = self.get_game()
        earned = [now - then for now, then in zip(game.returns(self.position), game.at_start)]
        return earned[: self.num_players()]

    def rewards(self) -> list[float]:
        """What each player has earned since the last decision of a player."""
        return [now - then for now, then in zip(self.returns(), self.before)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A copy in which what the player cannot know is drawn anew.

        Its information state is kept; of what was before, the others remember what they see now.
        """
        state: SpielState = self.clone()
        state.line = eolith.Line(self.position.resample(player, eolith.Source(int(sampler() * GRAIN))))
        state.recalled = {player: self.perceived(player)}
        return state

    def perceived(self, player: int) -> str:
        """All that a player has perceived, as text."""
        beginning, *seen = self.line.text_for(player).split("\n")
        return "\n".join([self.recalled.get(player) or f"{SEATS[player]} {beginning}", *seen])

    def __str__(self) -> str:
        """The table, the round and who decides, and what tells the position from all others."""
        return f"{self.position!r} {self.position.digest()}"


class Observer:
    """Sees a state as a player does: `tensor`, float32, and its parts by name in `dict`; JSON as text."""

    def __init__(self, game: Game) -> None:
        self.tensor = numpy.zeros(game.cells, numpy.float32)
        self.dict = {}
        start = 0
        for part in layout(game):
            rows, columns = part.shape
            self.dict[part.name] = self.tensor[start : start + rows * columns].reshape(part.shape)
            start += rows * columns

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player knows now."""
        self.tensor[:] = arrays.vector(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's observation as JSON."""
        return json.dumps(state.position.observe(player).to_dict(), separators=(",", ":"))


class Memory:
    """Remembers all that a player has perceived, as text."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to be filled."""

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player has perceived."""
        return state.perceived(player)


def parameters(kind: type[Game]) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    options: dict[str, Any] = {}
    for name, values in kind.option_values.items():
        if name == "undo":  # no part of play
            continue
        default: Any = values[0]
        if "N" in values:
            default = 0
        elif {*values} == {"true", "false"}:
            default = default == "true"
        options[name] = default
    return {"players": max(kind.player_counts), "reward": "win", **options}


def spelled(kind: type[Game], name: str, value: Any) -> str:
    """The value of a table option as the game spells it."""
    if isinstance(value, bool):
        return str(value).lower()
    return kind.option_values[name][0] if value == 0 else str(value)


def type_of(kind: type[Game], reward: str = "win", players: int = 2) -> Any:
    """What OpenSpiel asks of a game, whatever the table: of its default, unless said otherwise."""
    shared = reward == "win" and players > 1
    return pyspiel.GameType(
        short_name=f"eolith_{kind.name}",
        long_name=kind.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if shared else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS
        if reward == "shaped"
        else pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.player_counts),
        min_num_players=min(kind.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(kind),
    )


def info_of(game: Game, reward: str) -> Any:
    """What OpenSpiel asks of a table."""
    most = 1.0 if reward == "win" else WIDEST
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_space,
        max_chance_outcomes=game.option_space - game.action_space,
        num_players=game.players,
        min_utility=0.0 if reward == "win" else -most,
        max_utility=most,
        utility_sum=1.0 if reward == "win" and game.players > 1 else None,
        max_game_length=game.longest,
    )


for name in eolith.games():
    game = door(name)
    # a class, which outlives the registry: OpenSpiel lets go of it after Python has ended
    pyspiel.register_game(type_of(game), type(name, (SpielGame,), {"kind": game}))
