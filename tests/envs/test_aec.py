"""Tables as PettingZoo knows them."""

from __future__ import annotations

import copy
import pickle

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

import eolith
from envs.tables import TABLES, play
from eolith.envs import aec
from eolith.envs.aec import Table
from eolith.kernel.game import SpecError
from eolith.kernel.state import IllegalOption

# what `api_test` says of every environment with a mask that is not one of PettingZoo's own
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.mark.parametrize("spec", TABLES)
def test_the_api_is_as_pettingzoo_wants_it(spec: str) -> None:
    api_test(aec.env(spec), num_cycles=200)


@pytest.mark.parametrize("spec", TABLES)
def test_a_seed_decides_all_that_chance_does(spec: str) -> None:
    seed_test(lambda: aec.env(spec), num_cycles=200)


@pytest.mark.parametrize("spec", TABLES)
def test_every_seat_is_an_agent_and_the_one_to_decide_is_selected(spec: str) -> None:
    table = Table(spec)
    table.reset(1)
    assert table.agents == [f"player_{seat}" for seat in range(table.game.players)]
    assert table.agents.index(table.agent_selection) == table.position.seat
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen in table.observation_space(agent)
        assert [*seen["observation"]] == [*table.position.encode(seat)]
        legal = numpy.flatnonzero(seen["action_mask"])
        assert [*legal] == (table.position.options() if seat == table.position.seat else [])


@pytest.mark.parametrize("spec", TABLES)
def test_rewards_mean_the_same_in_every_game(spec: str) -> None:
    game = eolith.load(spec)
    totals, early = {}, {}
    for reward in ("final", "win", "shaped"):
        table = Table(spec, reward=reward)
        steps = play(table, 3)
        totals[reward] = [sum(gained[agent] for _, gained in steps) for agent in table.possible_agents]
        early[reward] = any(any(gained.values()) for _, gained in steps[:-1])
    end = table.position
    outcome = game.outcome(end)
    assert outcome is not None and not early["final"] and not early["win"]
    assert totals["final"] == end.scores()[: game.players]
    shares = [seat in outcome.winners and 1 / len(outcome.winners) for seat in "ABCD"[: game.players]]
    assert totals["win"] == shares
    assert totals["shaped"] == [now - then for now, then in zip(end.scores(), game.start().scores())][: game.players]


def test_an_illegal_option_ends_the_game_for_all_and_costs_who_took_it() -> None:
    table = Table("stone_age(players=3)")
    table.reset(1)
    agent = table.agent_selection
    legal = table.observe(agent)["action_mask"]
    before = table.position.clone()
    table.step(int(numpy.argmin(legal)))
    assert table.position == before
    costs = {name: -1.0 if name == agent else 0.0 for name in table.possible_agents}
    assert table.rewards == costs
    told = {}
    while table.agents:
        _, told[table.agent_selection], over, cut, _ = table.last()
        assert over and not cut
        table.step(None)
    assert told == costs


def test_what_is_no_option_at_all_is_refused_and_changes_nothing() -> None:
    table = Table("stone_age(players=2)")
    table.reset(1)
    before = table.position.clone()
    with pytest.raises(IllegalOption):
        table.step(table.game.action_space)
    with pytest.raises(TypeError, match="None is no option"):
        table.step(None)
    assert table.position == before and not any(table.terminations.values())


def test_a_table_is_copied_and_pickled_where_it_stands() -> None:
    table = Table("doggerland(players=2)")
    table.reset(5)
    source = eolith.Source(5)
    for _ in range(30):
        options = table.position.options()
        table.step(options[source.below(len(options))])
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        twin.step(twin.position.options()[0])
        assert twin.position != table.position
    ends = []
    for twin in (table, copy.deepcopy(table)):
        twin_source = eolith.Source(9)
        while not twin.position.over:
            options = twin.position.options()
            twin.step(options[twin_source.below(len(options))])
        ends.append(twin.position)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("wrong", [{"reward": "fame"}, {"render_mode": "human"}])
def test_what_there_is_not_is_said_in_one_line(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"^(reward is 'fame'|render_mode is 'human'); allowed: .*$"):
        Table("stone_age", **wrong)


def test_a_table_is_drawn_as_the_seat_to_decide_sees_it() -> None:
    text, svg = (Table("stone_age(players=2)", render_mode=mode) for mode in ("ansi", "svg"))
    for table in (text, svg):
        table.reset(1)
    drawn = text.render()
    assert drawn is not None and "\x1b" not in drawn and max(map(len, drawn.splitlines())) <= 100
    game = svg.game
    assert svg.render() == game.picture(svg.position, svg.position.seat).svg != game.picture(svg.position).svg


def test_a_configured_game_takes_no_more_options() -> None:
    game = eolith.load("stone_age(players=2)")
    assert Table(game).game is game
    with pytest.raises(SpecError, match=r"^stone_age\(players=2\) is configured: options such as forecast .*"):
        Table(game, forecast="all")
