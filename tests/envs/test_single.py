"""A seat at a table with bots, as Gymnasium knows it."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import eolith
import eolith.envs
from envs.tables import TABLES
from eolith.bots import BotSpecError
from eolith.envs.single import Single
from eolith.kernel.game import SpecError
from eolith.kernel.state import IllegalOption


def played(env: Single, seed: int) -> list[float]:
    """The rewards of a whole game at random."""
    env.reset(seed=seed)
    source = eolith.Source(seed)
    rewards, over = [], False
    while not over:
        assert env.position.seat == env.seat
        options = env.position.options()
        _, reward, over, cut, _ = env.step(options[source.below(len(options))])
        assert not cut
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("spec", TABLES)
def test_gymnasium_finds_nothing_wrong(spec: str) -> None:
    check_env(Single(spec, render_mode="svg"), skip_render_check=True)


@pytest.mark.parametrize("name", eolith.games())
def test_every_game_is_registered(name: str) -> None:
    opponents = ["careful", "random"]
    env = gymnasium.make(eolith.envs.name_of(name), opponents=opponents, seat=1)
    table: Any = env.unwrapped
    assert table.game == eolith.load(name, players=3) and table.seat == 1
    check_env(table)


@pytest.mark.parametrize("spec", TABLES)
def test_rewards_add_up_over_a_game(spec: str) -> None:
    game = eolith.load(spec)
    seat = game.players - 1
    totals = {}
    for reward in ("final", "win", "shaped"):
        env = Single(spec, opponents=["random"] * seat, seat=seat, reward=reward)
        totals[reward] = sum(played(env, 4))
    end = env.position
    outcome = game.outcome(end)
    assert outcome is not None
    won = "ABCD"[seat] in outcome.winners and 1 / len(outcome.winners)
    points = end.scores()[seat]
    assert totals == {"final": points, "win": won, "shaped": points - game.start().scores()[seat]}


def test_seeds_decide_what_bots_and_chance_do() -> None:
    ends = []
    for seed in (7, 7, 8):
        env = Single("stone_age(players=3)", opponents=["careful:temperature=2", "random"])
        played(env, seed)
        ends.append(env.position)
    assert ends[0] == ends[1] != ends[2]


def test_an_illegal_option_ends_the_game() -> None:
    env = Single("stone_age", opponents=["random"])
    seen, info = env.reset(seed=1)
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert [*seen["observation"]] == [*env.position.encode(0)]
    before = env.position.clone()
    with pytest.raises(IllegalOption):
        env.step(env.game.action_space)
    illegal = next(option for option in range(env.game.action_space) if not seen["action_mask"][option])
    assert env.step(illegal)[1:4] == (-1.0, True, False)
    assert env.position == before


@pytest.mark.parametrize(
    ("wrong", "kind", "line"),
    [
        ({"opponents": ["careful"] * 4}, SpecError, "stone_age is not played by '5' players; allowed: 2, 3, 4"),
        ({"opponents": ["careful"], "players": 3}, SpecError, r"stone_age\(players=3\) has 2 opponents, not 1"),
        ({"opponents": ["deep"]}, BotSpecError, "there is no bot 'deep'; there are .*"),
        ({"seat": 4}, SpecError, "seat is 4; allowed: 0 to 3"),
        ({"reward": "fame"}, ValueError, "reward is 'fame'; allowed: final, win, shaped"),
    ],
)
def test_what_there_is_not_is_said_in_one_line(wrong: dict[str, Any], kind: type[Exception], line: str) -> None:
    with pytest.raises(kind, match=f"^{line}$"):
        Single("stone_age", **wrong)
