"""The bot that searches: it is honest, repeats itself by its seed, keeps its time, and wins."""

from __future__ import annotations

from time import thread_time

import pytest

import eolith
from eolith.bots import BotSpecError, make
from eolith.bots.search import read, stored, tree, value, write
from eolith.kernel.features import Features
from eolith.kernel.state import State

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


def test_the_same_seed_chooses_alike_and_looks_into_the_same() -> None:
    state = middle(3)
    found = []
    for _ in range(2):
        search = tree(state.game, 7)
        search.begin(state.clone())
        search.run(40)
        found.append(search.found())
    assert found[0] == found[1]
    assert sum(visits for _, visits, _, _ in found[0]) == 40


def test_it_can_pause_and_go_on() -> None:
    state = middle(4)
    at_once, in_parts = tree(state.game, 7), tree(state.game, 7)
    at_once.begin(state.clone())
    at_once.run(30)
    in_parts.begin(state.clone())
    for _ in range(3):
        in_parts.run(10)
    assert at_once.found() == in_parts.found()


def test_no_secret_changes_a_choice() -> None:
    """Views that differ in what the seat cannot know are searched alike."""
    state = middle(5, 90)
    seat = state.seat
    views = [state.resample(seat, eolith.Source(number)) for number in range(6)]
    assert len({view.to_bytes() for view in views}) > 1, "nothing is hidden here"
    found = []
    for view in views:
        search = tree(state.game, 9)
        search.begin(view)
        search.run(25)
        found.append(search.found())
    assert all(one == found[0] for one in found)


def test_the_view_stays_as_it_was() -> None:
    state = middle(6)
    before = state.to_bytes()
    make("search:sims=20", state.game, 1).choose(state)
    assert state.to_bytes() == before


@pytest.mark.parametrize("ms", [5, 40])
def test_it_keeps_its_time(ms: int) -> None:
    """Told by its own processor time: what others take of the machine meanwhile is not its fault."""
    state = middle(8)
    bot = make(f"search:ms={ms}", state.game, 1)
    for _ in range(5):
        started = thread_time()
        bot.choose(state.clone())
        assert (thread_time() - started) * 1000 < 1.2 * ms


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
        ("search:depth=2", "bot search has no parameter 'depth'; it has ms, sims"),
    ],
)
def test_a_wrong_spec_is_told_in_one_line(spec: str, told: str) -> None:
    with pytest.raises(BotSpecError, match=f"^{told}"):
        make(spec, eolith.load(GAME), 1)
