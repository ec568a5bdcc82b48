"""Reports: what is counted is what was played, whoever plays it, and every game says what is to be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

import eolith
from eolith.arena import report, simulate as arena, workers
from eolith.arena.report import Balance, Counts, balance
from eolith.arena.simulate import Row, Share, simulate
from eolith.bots import BotSpecError
from eolith.bots.careful import styles
from eolith.kernel.study import OFFERED, SCORED, SEEN, TAKEN, Count, Kind, Study

STYLES = ["careful:style=farmer", "careful:style=builder", "random"]
TABLES = [f"{name}(players={n})" for name in eolith.games() for n in eolith.load(name).player_counts]


@pytest.fixture
def game() -> eolith.Game:
    return eolith.load("stone_age(players=2)")


# --- whole games ----------------------------------------------------------------------------------


def test_counts_do_not_depend_on_jobs_and_batches(game: eolith.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = balance(game, STYLES, 7, 5).counts
    monkeypatch.setattr(workers, "BATCH", 2)
    told: list[int] = []
    assert balance(game, STYLES, 7, 5, jobs=2, progress=told.append).counts == alone
    assert told == [2, 2, 2, 1]
    assert balance(game, STYLES, 7, 6).counts != alone


def test_the_games_are_those_of_a_simulation(game: eolith.Game) -> None:
    """Where one bot plays all seats there is no lot: the same seed plays the same games."""
    found = balance(game, ["careful"], 12, 3)
    same = simulate(game, ["careful"] * 2, 12, 3).summary()
    assert found.by_bot() == same.by_bot
    assert found.mean_scores() == same.scores
    assert sum(score * n for score, n in found.counts.best.items()) == same.winner_score * 12
    assert found.counts.decisions == same.decisions * 12
    assert sum(rounds * n for rounds, n in found.counts.rounds.items()) == same.rounds * 12
    assert dict(found.counts.endings) == same.endings


@pytest.mark.parametrize("spec", TABLES)
def test_every_game_says_what_is_to_be_counted(spec: str) -> None:
    game = eolith.load(spec)
    found = balance(game, ["random"], 20, 1)
    counts, study = found.counts, found.study
    # a game alone can be lost
    assert sum(share.wins for share in found.by_place()) == pytest.approx(
        20 if game.players > 1 else found.by_bot()["random"].wins
    )
    assert sum(found.points()["random"].values()) == pytest.approx(found.mean_scores()["random"])
    assert {category for _, category in counts.points} <= set(study.categories)
    assert {key for key, _ in counts.taken} | set(counts.seen) | set(counts.brought) <= {
        (kind, id) for kind, about in study.kinds.items() for id in about.names
    }
    for kind, about in study.kinds.items():
        for component in found.components(kind):
            assert component.takers.games <= min(component.taken, 20 * game.players)
            assert not (about.once and component.seen) or component.taken <= component.seen
            assert not component.offered or component.taken <= component.offered
    assert sum(component.taken for kind in study.kinds for component in found.components(kind)) > 0


@pytest.mark.parametrize("spec", TABLES)
def test_the_order_is_that_of_the_first_turns(spec: str) -> None:
    game = eolith.load(spec)
    study, source = game.study(), eolith.Source(8)
    started = game.room("terms").EVENTS.index("round_started")
    for _ in range(5):
        state = game.start()
        state.listener = events = []
        decided = []
        while state.seat is not None:
            if state.seat >= 0 and any(event[0] == started for event in events):
                decided.append(state.seat)
            options = state.options()
            state.apply(options[source.below(len(options))])
        assert study.order(events) == list(dict.fromkeys(decided))


@pytest.mark.parametrize("spec", TABLES)
def test_points_add_up_to_scores(spec: str) -> None:
    game = eolith.load(spec)
    study, source = game.study(), eolith.Source(4)
    for _ in range(20):
        state = game.start()
        state.listener = []
        events = state.listener
        state.playout(source)
        assert [sum(points.values()) for points in study.points(state, events)] == state.scores()


# --- who sits down --------------------------------------------------------------------------------


def seatings(pool: list[str], players: int, games: int = 600) -> Counter[tuple[str, ...]]:
    return Counter(tuple(report._seated(pool, players, arena.game_seed(1, index))) for index in range(games))


def test_each_bot_sits_once_before_any_sits_twice() -> None:
    for players, sitting in ((2, {(1, 1, 0)}), (4, {(2, 1, 1)})):
        for seated in seatings(list("abc"), players):
            times = Counter(seated)
            assert tuple(sorted((times[bot] for bot in "abc"), reverse=True)) in sitting


def test_every_seating_is_as_likely() -> None:
    drawn = seatings(list("abc"), 2)
    assert set(drawn) == {pair for two in combinations("abc", 2) for pair in (two, two[::-1])}
    assert all(70 < times < 130 for times in drawn.values())


def test_what_makes_no_report_is_refused(game: eolith.Game) -> None:
    for pool, games, jobs in (([], 1, 1), (["random"], 0, 1), (["random"], 1, 0)):
        with pytest.raises(ValueError, match=r"needs? at least 1"):
            balance(game, pool, games, 1, jobs)
    with pytest.raises(BotSpecError):
        balance(game, ["nobody"], 1, 1)


def test_the_styles_of_a_game_are_its_own(game: eolith.Game) -> None:
    assert styles(game)[:2] == ["balanced", "farmer"]


# --- what is made of counts -----------------------------------------------------------------------


class Pebbles(Study):
    """A study of no real game."""

    kinds = {"cards": Kind("Cards", {"x": "X", "y": "Y", "z": "Z"})}
    categories = {"early": "early", "late": "late"}

    def order(self, events: Sequence[Any]) -> list[int]:
        raise AssertionError

    def counts(self, state: Any, events: Sequence[Any]) -> Iterator[Count]:
        raise AssertionError

    def points(self, state: Any, events: Sequence[Any]) -> list[Mapping[str, int]]:
        raise AssertionError


@pytest.fixture
def found(game: eolith.Game) -> Balance:
    """Two games: b, who sits second and begins, beats a by 7 to 4, then both share the victory; a took x twice and then
    once, b took y once of the two times that it was offered."""
    counts = Counts()
    first = Row(0, 0, ["a", "b"], [4, 7], [2, 1], [1], "points", 3, 3, "deck", 20)
    counts.add_game(
        first,
        [1, 0],
        [{"early": 4}, {"early": 2, "late": 5}],
        [
            *(Count(SEEN, "cards", id) for id in "xxxyy"),
            Count(TAKEN, "cards", "x", 0),
            Count(OFFERED, "cards", "y"),
            Count(TAKEN, "cards", "x", 0),
            Count(OFFERED, "cards", "y"),
            Count(TAKEN, "cards", "y", 1),
            Count(SCORED, "cards", "x", 0, 3),
        ],
    )
    second = Counts()
    second.add_game(
        Row(1, 0, ["b", "a"], [6, 6], [1, 1], [0, 1], "shared", 0, 5, "deck", 10),
        [1, 0],
        [{"late": 6}, {"early": 6}],
        [Count(SEEN, "cards", "x"), Count(TAKEN, "cards", "x", 1), Count(SCORED, "cards", "x", 1, 6)],
    )
    counts.add(second)
    return Balance(game, Pebbles(), ["b", "a", "never"], 0, counts)


def test_shares_scores_and_points(found: Balance) -> None:
    assert found.by_bot() == {"b": Share(2, 1.5), "a": Share(2, 0.5)}
    assert found.by_place() == [Share(2, 1.5), Share(2, 0.5)]
    assert found.mean_scores() == {"b": 6.5, "a": 5.0}
    assert found.points() == {"b": {"early": 1.0, "late": 5.5}, "a": {"early": 5.0, "late": 0.0}}
    assert found.winners_points() == {"early": (2 + 6 / 2) / 2, "late": (5 + 6 / 2) / 2}
    assert (found.counts.games, found.counts.decisions) == (2, 30)
    assert (found.counts.best, found.counts.leads) == ({7: 1, 6: 1}, {3: 1, 0: 1})
    assert (found.counts.rounds, found.counts.endings) == ({3: 1, 5: 1}, {"deck": 2})


def test_components(found: Balance) -> None:
    x, y = found.components("cards")
    assert (x.id, x.seen, x.taken, x.points) == ("x", 4, 3, 3.0)
    assert x.by_bot == {"b": 0.0, "a": 1.5}
    assert x.takers == Share(2, 0.5)
    assert x.by_winner == 0.25
    assert (y.id, y.seen, y.offered, y.taken, y.points, y.takers) == ("y", 2, 2, 1, 0.0, Share(1, 1.0))


def test_what_was_seen_and_never_taken_is_kept(found: Balance) -> None:
    counts = replace(found.counts, seen=Counter({("cards", "z"): 2}), taken=Counter())
    (z,) = replace(found, counts=counts).components("cards")
    assert (z.id, z.seen, z.taken, z.takers.rate, z.points) == ("z", 2, 0, 0.0, 0.0)
