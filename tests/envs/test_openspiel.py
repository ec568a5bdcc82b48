"""The games as OpenSpiel knows them."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import eolith
import eolith.envs.openspiel
from envs.tables import TABLES
from eolith.envs import arrays
from eolith.kernel.game import SpecError
from eolith.kernel.record import read_record
from eolith.kernel.tensors import layout

RECORDED = Path(__file__).resolve().parent.parent / "recorded"


def load(spec: str, **more: Any) -> Any:
    """A table of OpenSpiel for a spec of eolith."""
    game = eolith.load(spec)
    changed = {name: json.loads(value) if value in ("true", "false") else value for name, value in given(game).items()}
    return pyspiel.load_game(f"eolith_{game.name}", {"players": game.players, **changed, **more})


def given(game: eolith.Game) -> dict[str, Any]:
    """Its options that are not at their default, but for taking back."""
    changed = {name: value for name, value in game.changed_options().items() if name != "undo"}
    return {name: int(value) if value.isdecimal() else value for name, value in changed.items()}


def walked(state: Any, decisions: int, seed: int = 1) -> Any:
    """The same state after so many decisions of players at random, before the next one."""
    rng = numpy.random.RandomState(seed)
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


SHORT = ["stone_age(players=3, round_cap=2)", "endless_winter(players=1)", "doggerland(players=2, short_game=on)"]


LONG = [spec.replace(")", ", round_cap=4)") if spec.startswith("stone_age") else spec for spec in TABLES]
"""Random games of Stone Age last for thousands of decisions, and each is serialized with all before it."""


@pytest.mark.parametrize("spec", [*SHORT, *(pytest.param(spec, marks=pytest.mark.long) for spec in LONG)])
def test_openspiel_finds_nothing_wrong(spec: str) -> None:
    pyspiel.random_sim_test(load(spec), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", eolith.games())
def test_shaped_rewards_are_earned_between_decisions(name: str) -> None:
    game = load(name, reward="shaped")
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    state = walked(game.new_initial_state(), 0)
    earned = numpy.zeros(game.num_players())
    while not state.is_terminal():
        earned += state.rewards()
        assert [*earned] == state.returns()
        walked(walked(state, 1), 0)
    scores = eolith.load(name).start().scores()
    assert [*(earned + state.rewards())] == [now - then for now, then in zip(state.position.scores(), scores)]


def test_victory_is_one_point_for_all_together() -> None:
    game = load("doggerland(players=3)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    end = walked(game.new_initial_state(), 100_000)
    winners = end.position.game.outcome(end.position).winners
    assert end.returns() == [seat in winners and 1 / len(winners) for seat in "ABC"]


@pytest.mark.parametrize("spec", TABLES)
def test_chance_is_explicit(spec: str) -> None:
    state = load(spec).new_initial_state()
    game = state.position.game
    rng = numpy.random.RandomState(3)
    seen = 0
    while seen < 20:
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        seen += 1
        weights = state.position.weights()
        outcomes = state.chance_outcomes()
        assert [game.action_space + outcome for outcome, _ in outcomes] == state.position.options()
        assert [odds for _, odds in outcomes] == [float(Fraction(weight, sum(weights))) for weight in weights]
        assert max(outcomes)[0] < state.get_game().max_chance_outcomes()
        state.apply_action(rng.choice([outcome for outcome, _ in outcomes]))


@pytest.mark.parametrize("name", eolith.games())
def test_a_recorded_game_is_played_through(name: str) -> None:
    path = sorted((RECORDED / name).glob("*.record"))[7]
    record = read_record(path.read_text(encoding="utf-8"), eolith.load)
    state = load(repr(record.game), reward="final").new_initial_state()
    for option in record.decisions:
        player, first = state.current_player(), record.game.action_space
        action = option - first if player == pyspiel.PlayerId.CHANCE else option
        assert action in state.legal_actions()
        assert state.string_to_action(player, record.game.text(option)) == action
        state.apply_action(action)
    assert state.is_terminal() and record.scores is not None
    assert state.returns() == record.scores[: record.game.players]


@pytest.mark.parametrize("name", eolith.games())
def test_observations_are_those_of_the_player(name: str) -> None:
    game = load(name)
    state = walked(game.new_initial_state(), 30)
    position = state.position
    observer = make_observation(game)
    shapes = {part.name: part.shape for part in layout(position.game)}
    for player in range(game.num_players()):
        seen = position.observe(player)
        assert json.loads(state.observation_string(player)) == json.loads(json.dumps(seen.to_dict()))
        row = arrays.vector(position, player)
        assert (numpy.array(state.observation_tensor(player)) == row).all()
        observer.set_from(state, player)
        assert {name: table.shape for name, table in observer.dict.items()} == shapes
        assert (numpy.concatenate([table.ravel() for table in observer.dict.values()]) == row).all()
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everybody) is None


@pytest.mark.parametrize("name", eolith.games())
def test_information_states_are_all_that_a_player_has_perceived(name: str) -> None:
    state = walked(load(name).new_initial_state(), 30)
    game = state.position.game
    line = eolith.Line(game)
    for item in state.full_history():
        line.push(item.action + game.action_space if item.player == pyspiel.PlayerId.CHANCE else item.action)
    assert line.state == state.position
    for player in range(game.players):
        assert state.information_state_string(player) == f"{'ABCD'[player]} {line.text_for(player)}"
    assert not state.get_game().get_type().provides_information_state_tensor


@pytest.mark.parametrize(("spec", "decisions"), [("stone_age(players=3)", 400), ("endless_winter(players=4)", 20)])
def test_what_a_player_cannot_know_is_drawn_anew(spec: str, decisions: int) -> None:
    state = walked(load(spec).new_initial_state(), decisions)
    player = state.current_player()
    numbers = iter(numpy.arange(0, 1, 0.1))
    others = [state.resample_from_infostate(player, lambda: next(numbers)) for _ in range(10)]
    assert len({other.position.digest() for other in others}) > 1
    for other in others:
        for told in ("observation_string", "information_state_string", "legal_actions"):
            assert getattr(other, told)(player) == getattr(state, told)(player)
        twin = state.clone()
        for one in (other, twin):
            one.apply_action(one.legal_actions()[0])
        assert other.information_state_string(player) == twin.information_state_string(player)
    seen = {one.information_state_string(seat) for one in others for seat in range(state.num_players())}
    assert len(seen) > state.num_players(), "others would know other things"


@pytest.mark.parametrize("key", ["observation", "information state"])
@pytest.mark.parametrize("spec", TABLES)
def test_a_search_over_information_sets_plays(spec: str, key: str) -> None:
    game = load(spec)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=numpy.random.RandomState(2),
        use_observation_string=key == "observation",
    )
    state = game.new_initial_state()
    for _ in range(3):
        walked(state, 0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("spec", ["doggerland(players=1)"])
def test_a_playthrough_can_be_played_again(spec: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # takes seconds, for it reads all of scipy

    name = f"eolith_{spec}"
    first = generate_playthrough.playthrough(name, None, seed=5)
    actions = [int(line.removeprefix("action: ")) for line in first.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, actions) == first and len(actions) > 40


@pytest.mark.parametrize(
    ("name", "kind", "line"),
    [
        ("eolith_stone_age(players=5)", SpecError, "^stone_age is played by 2, 3 or 4 players, not 5$"),
        ("eolith_stone_age(first_seat=E)", SpecError, "^option first_seat of stone_age is 'E'; allowed: random"),
        ("eolith_stone_age(reward=fame)", ValueError, "^reward is 'fame'; allowed: final, win, shaped$"),
    ],
)
def test_what_there_is_not_is_said_in_one_line(name: str, kind: type[Exception], line: str) -> None:
    with pytest.raises(kind, match=line):
        pyspiel.load_game(name)
