"""The bot that searches: it is honest, repeats itself by its seed, keeps its time, and wins."""

from __future__ import annotations

import random
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

import eolith
from eolith.arena.simulate import simulate
from eolith.bots import BotSpecError, make
from eolith.bots.search import read, stored, tree, value, write
from eolith.kernel.features import Features
from eolith.kernel.game import Game
from eolith.kernel.state import State
from rotated import rotated

GAME = "stone_age(players=2)"


def middle(seed: int, most: int = 40) -> State:
    """A position where a seat places figures, some way into a game of careful bots."""
    game = eolith.load(GAME)
    state, chance, careful = game.start(), eolith.Source(seed), make("careful", game, 1)
    decided = 0
    while state.seat is not None:
        if state.seat == eolith.CHANCE:
            state.play_chance(chance)
        elif decided >= most and "place" in game.text(state.options()[0]) and len(state.options()) > 3:
            return state
        else:
            state.apply(careful.choose(state.resample(state.seat, chance)))
            decided += 1
    raise AssertionError("the game ended before")


def test_it_can_pause_and_go_on() -> None:
    state = middle(4)
    at_once, in_parts = tree(state.game, 7), tree(state.game, 7)
    at_once.begin(state.clone())
    at_once.run(30)
    in_parts.begin(state.clone())
    for _ in range(3):
        in_parts.run(10)
    assert at_once.found() == in_parts.found()


VALUES = sorted(Path(eolith.__file__).parent.glob("games/*/advice/values/*.json"))
"""Of every game, number of players and edition that there is a search for."""


@pytest.mark.parametrize("file", VALUES, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_no_secret_changes_a_choice_and_the_same_seed_chooses_alike(file: Path) -> None:
    """Views that differ in what the seat cannot know are searched alike, and the same view twice."""
    players, _, edition = file.stem.partition("-")
    options = {"edition": edition} if edition else {}
    game = eolith.load(file.parts[-4], players=int(players), **options)
    secrets = 0
    for state in decisions(game, 3):
        views = [state.resample(state.seat, eolith.Source(number)) for number in range(3)]
        secrets += len({view.to_bytes() for view in views}) > 1
        found = []
        for view in (*views, views[0]):
            bot: Any = make("search:sims=12", game, 9)
            found.append((bot.choose(view), bot.tree.found()))
            assert sum(visits for _, visits, _, _ in bot.tree.found()) == 12
        assert all(one == found[0] for one in found)
    assert bool(secrets) == (game.name != "doggerland" and not game.alone), "there all is open"


def test_the_view_stays_as_it_was() -> None:
    state = middle(6)
    before = state.to_bytes()
    make("search:sims=20", state.game, 1).choose(state)
    assert state.to_bytes() == before


def test_it_keeps_its_time() -> None:
    """Told by its own processor time, and by the best of several, for a machine may be slow in between."""
    state = middle(8)
    bot, took = make("search:ms=40", state.game, 1), []
    for _ in range(5):
        started = thread_time()
        bot.choose(state.clone())
        took.append(thread_time() - started)
    assert min(took) < 1.2 * 0.04


@pytest.mark.parametrize(("name", "ms"), rotated(eolith.games(), [5, 25]))
def test_by_a_clock_of_its_own_it_never_takes_a_fifth_longer(
    name: str, ms: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look takes as long as it likes by this clock, from a third of a millisecond to four thirds."""
    (state,) = decisions(eolith.load(name, players=2), 1)
    bot: Any = make(f"search:ms={ms}", state.game, 1)
    costs, looks, before = random.Random(ms), 0, 0
    now = [0.0]

    def clock() -> float:
        nonlocal looks, before
        done = bot.tree.done
        looks, before = looks + (done - before if done >= before else done), done
        while len(now) <= looks:
            now.append(now[-1] + costs.choice((0.0003, 0.0003, 0.0006, 0.0012)))
        return now[looks]

    monkeypatch.setattr("eolith.bots.search.perf_counter", clock)
    for _ in range(3):
        began = clock()
        bot.choose(state.clone())
        assert 0.5 * ms < (clock() - began) * 1000 < 1.2 * ms


def decisions(game: Game[Any], count: int) -> list[State]:
    """Positions of a careful game, far from each other, whose decisions a search looks into."""
    state, chance, careful, searched = game.start(), eolith.Source(7), make("careful", game, 1), []
    look = tree(game, 1)
    while (seat := state.seat) is not None:
        if seat != eolith.CHANCE and look.matters(state):
            searched.append(state.clone())
        state.apply(state.sample(chance) if seat == eolith.CHANCE else careful.choose(state.resample(seat, chance)))
    return searched[len(searched) // (2 * count) :: len(searched) // count][:count]


def test_it_beats_careful() -> None:
    game = eolith.load(GAME)
    wins = 0
    for number in range(4):
        state, chance, views = game.start(), eolith.Source(number), eolith.Source(number + 50)
        bots = [make("search:sims=30", game, number), make("careful", game, number)]
        me = number % 2
        while state.seat is not None:
            if state.seat == eolith.CHANCE:
                state.play_chance(chance)
            else:
                state.apply(bots[state.seat != me].choose(state.resample(state.seat, views)))
        wins += game.outcome(state).winners == ("AB"[me],)
    assert wins >= 3


SOLO = ["doggerland(players=1, difficulty=hard)", "endless_winter(players=1, nomads_ahead=on)"]


HARDEST = "endless_winter(players=1, nomads_ahead=on, nomad_village=on)"


@pytest.mark.long
@pytest.mark.parametrize(("spec", "games"), [(SOLO[0], 30), (HARDEST, 30)])
def test_alone_it_wins_more_games_than_careful(spec: str, games: int) -> None:
    """Of ten games the careful bot wins one in Doggerland and three in Endless Winter, the search four and seven."""
    game = eolith.load(spec)
    careful, search = (
        simulate(game, [bot], games, seed=4).summary().by_seat[0].wins for bot in ("careful", "search:sims=30")
    )
    assert search >= careful + 3


@pytest.mark.parametrize("spec", SOLO)
def test_alone_the_value_is_the_chance_of_who_plays_and_nomads_have_the_rest(spec: str) -> None:
    game = eolith.load(spec)
    judge = value(game)
    (early, late) = decisions(game, 2)
    own = [judge.of(state) for state in (early, late)]
    assert all(0 < sides[0][0] < 1 for sides in own) and own[0] != own[1]
    assert [sides[1:] for sides in own] == [[(1 - win, -ahead)][: game.sides - 1] for ((win, ahead), *_) in own]
    state = game.start()
    state.playout(eolith.Source(2))
    winners = game.outcome(state).winners
    assert [win for win, _ in judge.of(state)] == [letter in winners for letter in "AB"[: game.sides]]


def test_alone_features_tell_what_the_goals_lack() -> None:
    state = decisions(eolith.load(SOLO[0]), 2)[1]
    features = state.game.room("advice").Features(state.game)
    told = dict(zip(features.names(), features.vector(state, 0)))
    assert len(told) == len(features.names())
    assert sum(told[name] for name in told if name.endswith(" wanted")) == sum(state.solo_goal) == 8
    lacking = 9 - state.hunted if told["animals_hunted wanted"] else 0
    assert told["animals_hunted lacking"] == max(0, lacking)
    assert told["goals lacking"] == max(0, 6 - told["goals met"])
    assert told["tokens left"] == 1 - state.deprivation[0]


def test_a_value_says_what_a_finished_game_brought() -> None:
    game = eolith.load(GAME)
    state = game.start()
    state.playout(eolith.Source(2))
    judge = value(game)
    scores, winners = state.scores(), game.outcome(state).winners
    for side, (win, margin) in enumerate(judge.of(state)):
        assert win == ("AB"[side] in winners) / len(winners)
        assert margin == scores[side] - scores[1 - side]


def test_shares_of_a_position_add_up_to_one_game() -> None:
    state = middle(9)
    judge = value(state.game)
    assert sum(win for win, _ in judge.of(state)) == pytest.approx(1)


def test_features_are_named_and_turn_with_the_side() -> None:
    state = middle(10)
    features = state.game.room("advice").Features(state.game)
    assert isinstance(features, Features)
    names = features.names()
    own, other = (dict(zip(names, features.vector(state, side))) for side in (0, 1))
    assert len(names) == len(set(names)) == len(features.vector(state, 0))
    assert own["own points"] == other["rival 1 points"] == state.score[0]
    assert own["rival 1 food"] == other["own food"] == min(30, state.food[1])
    assert own["deck"] == other["deck"] == state.deck_size


def test_a_value_is_read_as_it_was_written(tmp_path) -> None:
    learned = stored(eolith.load(GAME))
    assert learned is not None
    write(tmp_path / "again.json", learned)
    assert read(tmp_path / "again.json") == learned


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("search:ms=0", "ms of bot search is '0'; allowed: 1 to 60000"),
        ("search:sims=x", "sims of bot search is 'x'; allowed: 1 to 1000000"),
        ("search:ms=5,sims=5", "bot search takes either ms or sims"),
        ("search:jobs=0", "jobs of bot search is '0'; allowed: 1 to 64"),
        ("search:depth=2", "bot search has no parameter 'depth'; it has ms, sims"),
    ],
)
def test_a_wrong_spec_is_told_in_one_line(spec: str, told: str) -> None:
    with pytest.raises(BotSpecError, match=f"^{told}"):
        make(spec, eolith.load(GAME), 1)
