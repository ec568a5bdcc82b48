"""Many games at once, as Gymnasium's vector environments know them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode

import eolith
import eolith.envs
from envs.tables import TABLES
from eolith.envs.aec import Table
from eolith.envs.vector import SelfPlay
from eolith.kernel.state import IllegalOption


@pytest.mark.parametrize("spec", TABLES)
def test_spaces_hold_what_is_seen(spec: str) -> None:
    envs = SelfPlay(spec, 3)
    seen, infos = envs.reset(seed=1)
    for _ in range(8):
        assert seen in envs.observation_space
        assert (seen["action_mask"] == envs.batch.masks).all() and (infos["seat"] == envs.batch.seats).all()
        actions = envs.action_space.sample(tuple(seen["action_mask"]))
        seen, rewards, over, cut, infos = envs.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,) and rewards.dtype == numpy.float64
        assert infos["rewards"].shape == (3, envs.game.players) and not cut.any()


@pytest.mark.parametrize("reward", ["final", "win", "shaped"])
@pytest.mark.parametrize("spec", ["stone_age(players=2, round_cap=1)", "endless_winter(players=1)"])
def test_each_game_is_the_one_that_a_single_table_plays(spec: str, reward: str) -> None:
    envs = SelfPlay(spec, 2, reward=reward)
    seen, infos = envs.reset(seed=5)
    source = eolith.Source(int(np_random(5)[0].integers(1 << 63)))
    tables = [Table(spec, reward=reward) for _ in range(2)]
    for i, table in enumerate(tables):
        table.reset()
        table.source = source.stream(i)
        table.reset()
    ended = 0
    while ended < 3:
        actions = envs.batch.sample()
        for i, table in enumerate(tables):
            own = table.observe(table.agent_selection)
            assert all((own[part] == seen[part][i]).all() for part in own)
            assert table.agent_selection == f"player_{infos['seat'][i]}"
        before, (seen, rewards, over, _, infos) = infos["seat"], envs.step(actions)
        for i, table in enumerate(tables):
            table.step(actions[i])
            assert [*infos["rewards"][i]] == [*table.rewards.values()]
            assert rewards[i] == table.rewards[f"player_{before[i]}"]
            assert over[i] == all(table.terminations.values())
            if over[i]:
                ended += 1
                assert infos["_final_obs"][i]
                last = infos["final_obs"][i]
                assert (last["observation"] == table.observe(f"player_{before[i]}")["observation"]).all()
                assert not last["action_mask"].any()
                table.reset()


def test_arrays_are_the_callers_unless_they_are_shared() -> None:
    own, shared = SelfPlay("stone_age", 2), SelfPlay("stone_age", 2, copy=False)
    for envs, same in ((own, False), (shared, True)):
        first, _ = envs.reset(seed=1)
        second = envs.step(envs.batch.sample())[0]
        assert numpy.shares_memory(first["action_mask"], second["action_mask"]) == same


def test_an_illegal_option_names_the_game_and_changes_nothing() -> None:
    envs = SelfPlay("doggerland(players=2)", 2)
    seen, _ = envs.reset(seed=1)
    before = [envs.batch.state(i) for i in range(2)]
    actions = envs.batch.sample()
    actions[1] = numpy.argmin(seen["action_mask"][1])
    with pytest.raises(IllegalOption, match=r"^game 1 of the batch: "):
        envs.step(actions)
    assert [envs.batch.state(i) for i in range(2)] == before


@pytest.mark.parametrize("name", eolith.games())
def test_gymnasium_makes_many_of_either_kind(name: str) -> None:
    selfplay: Any = gymnasium.make_vec(eolith.envs.name_of(name, "SelfPlay"), num_envs=3, players=2)
    assert selfplay.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert selfplay.unwrapped.game == eolith.load(name, players=2)
    among_bots = gymnasium.make_vec(
        eolith.envs.name_of(name), num_envs=2, vectorization_mode="sync", opponents=["careful"]
    )
    seen, infos = among_bots.reset(seed=1)
    assert (seen["action_mask"] == infos["action_mask"]).all()
    among_bots.step(numpy.argmax(seen["action_mask"], axis=1))
