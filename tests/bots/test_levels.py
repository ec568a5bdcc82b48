"""The six levels: players of every game, each stronger than the one before, none of whom blunders by lot."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import eolith
from eolith import bots
from eolith.arena.match import match
from eolith.bots import levels
from eolith.bots.careful import advice_of
from eolith.bots.levels import Level, level_of
from eolith.kernel.chance import Source
from eolith.kernel.state import State

TABLES = [
    eolith.load(name, players=players, **({"edition": edition} if edition else {}))
    for name in eolith.games()
    for edition in eolith.load(name).option_values.get("edition", ("",))
    for players in eolith.load(name).player_counts
    if (players, edition) != (1, "prototype")
]


def some_position(game: Any, seed: int = 1, decisions: int = 0) -> State:
    """A view in which a seat has a choice."""
    state, source = game.start(), Source(seed)
    bot = bots.make("careful", game, seed)
    while True:
        state.play_chance(source)
        if decisions <= 0 and len(state.options()) > 1:
            return state.resample(state.seat, source)
        state.apply(bot.choose(state.resample(state.seat, source)))
        decisions -= 1


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_every_game_has_six_levels_and_the_same_seed_decides_alike(game: Any) -> None:
    view = some_position(game, decisions=3)
    for name in bots.LEVELS[:4]:
        first, second = (bots.make(name, game, 7).choose(view.clone()) for _ in range(2))
        assert first == second and first in view.options()
    assert level_of("sage", game).sims == 0 or level_of("sage", game).sims > level_of("firekeeper", game).sims


def test_a_level_has_no_parameters_and_needs_rules_of_thumb() -> None:
    with pytest.raises(bots.BotSpecError, match="bot sage has no parameter 'sims'; it has none"):
        bots.prepare("sage:sims=5", eolith.load("stone_age"))


def test_without_a_learned_value_they_go_by_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "stored", lambda game: None)
    game = eolith.load("stone_age", players=2)
    view = some_position(game)
    assert [level_of(name, game) for name in bots.LEVELS] == [Level(warmth=warmth) for warmth in levels.BLIND]
    best = bots.make("careful", game, 1).choose(view.clone())
    assert {bots.make("sage", game, seed).choose(view.clone()) for seed in range(5)} == {best}
    assert len({bots.make("child", game, seed).choose(view.clone()) for seed in range(40)}) > 1


def test_an_option_is_the_less_likely_the_less_it_promises() -> None:
    """Nobody blunders by lot: what is much worse is never done."""
    game = eolith.load("stone_age", players=2)
    view = some_position(game)
    maker, taken = levels.prepare(game, Level(40, 0.05, 2.0)), Counter[int]()
    for seed in range(200):
        bot = maker(seed)
        taken[bot.choose(view.clone())] += 1
    sharp = bots.make("search:sims=2000", game, 1)
    sharp.choose(view.clone())
    worth = advice_of(game).Advisor(game).values(view)
    promised = sorted(worth, key=lambda option: -worth[option])[:12]
    assert set(taken) <= set(promised) and 1 < len(taken) < len(promised)
    best = max(taken, key=lambda option: taken[option])
    assert best == sharp.choose(view.clone()) or taken[sharp.choose(view.clone())] > 20


def test_each_level_beats_the_one_before() -> None:
    """A glance at the lower ones; docs/bots.md has more games."""
    game = eolith.load("stone_age", players=2)
    for weaker, stronger in pairwise(bots.LEVELS[:4]):
        assert match(game, stronger, weaker, games=24, seed=1).share.rate > 0.5


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "most"),
    [("doggerland", 2, 3), ("doggerland", 4, 2), ("endless_winter", 2, 2), ("endless_winter", 4, 2)],
)
def test_the_lower_levels_stand_in_their_order_in_the_other_games(name: str, players: int, most: int) -> None:
    game = eolith.load(name, players=players)
    for weaker, stronger in pairwise(bots.LEVELS[:most]):
        assert match(game, stronger, weaker, games=40, seed=1).share.rate > 1 / players
