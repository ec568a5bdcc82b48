"""One bot among others: seats and chance are even, and the sequential test decides as often wrongly as it says."""

from __future__ import annotations

import json
from math import inf
from random import Random

import pytest
from typer.testing import CliRunner

import eolith
from eolith.arena import match as arena
from eolith.arena.alone import compare
from eolith.arena.match import Row, Sprt, elo_of, match, share_of
from eolith.arena.simulate import Share, game_seed, play_game, simulate
from eolith.bots import prepare
from eolith.cli import app


def test_each_deal_is_played_from_every_seat_with_the_same_chance() -> None:
    game = eolith.load("stone_age(players=3)")
    rows = match(game, "careful", "random", 4, seed=5).rows
    assert [(row.deal, row.seat) for row in rows] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    makers = {spec: prepare(spec, game) for spec in ("careful", "random")}
    for row in rows:
        specs = ["careful" if seat == row.seat else "random" for seat in range(3)]
        played = play_game(game.start(), specs, makers, 0, game_seed(5, row.deal))
        assert row.points == played.scores[row.seat]
        assert row.others == sum(points for seat, points in enumerate(played.scores) if seat != row.seat) / 2
        assert row.share == (1 / len(played.winners) if row.seat in played.winners else 0)


def test_a_bot_against_itself_wins_its_fair_share() -> None:
    played = match(eolith.load("stone_age(players=4)"), "careful", "careful", 8, seed=1)
    assert played.share.wins == 2  # each deal goes the same way from every seat
    assert played.elo == pytest.approx(0)
    assert played.points[0] == pytest.approx(played.points[1])


def test_rows_and_the_end_of_a_test_do_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = eolith.load("doggerland(players=2, short_game=on)")
    alone = match(game, "careful", "random", 1000, 3, sprt=(0, 200))
    monkeypatch.setattr(arena, "BATCH", 3)
    shared = match(game, "careful", "random", 1000, 3, 2, sprt=(0, 200))
    assert alone.rows == shared.rows and 10 < len(alone.rows) < 100
    assert alone.test is not None and shared.test is not None
    assert alone.test.verdict is shared.test.verdict is True
    assert alone.test.deals == shared.test.deals == len(alone.rows) / 2


def test_processor_time_of_a_search_is_that_of_searched_decisions() -> None:
    game = eolith.load("stone_age(players=2)")
    row = match(game, "search:sims=5", "careful", 2, seed=1).rows[0]
    assert 0 < row.decisions < row.other_decisions
    assert row.seconds / row.decisions > row.other_seconds / row.other_decisions > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_elo_is_measured_from_the_fair_share(players: int) -> None:
    assert share_of(0, players) == 1 / players
    assert elo_of(share_of(123, players), players) == pytest.approx(123)
    assert share_of(400, 2) == 10 / 11
    assert (elo_of(0, players), elo_of(1, players)) == (-inf, inf)


def decided(shares: list[float], players: int, low: float, high: float, seed: int) -> bool:
    """What a test makes of games whose A wins as often as each seat says."""
    test, random = Sprt(low, high, players), Random(seed)
    while test.verdict is None:
        test.add(sum(random.random() < share for share in shares) / players)
    return test.verdict


@pytest.mark.parametrize(
    ("shares", "low", "high"),
    [
        ([0.5, 0.5], 0, 60),
        ([0.75, 0.25], 0, 60),  # whoever begins is far ahead
        ([share_of(60, 2)] * 2, 0, 60),
        ([share_of(80, 3)] * 3, 0, 80),
        ([1 / 3] * 3, 0, 80),
    ],
)
def test_a_sequential_test_errs_in_one_of_twenty(shares: list[float], low: float, high: float) -> None:
    better = sum(shares) > 1.01
    tests = 200
    wrong = sum(decided(shares, len(shares), low, high, seed) is not better for seed in range(tests))
    assert wrong <= 0.09 * tests  # three deviations above 0.05


def test_a_sequential_test_is_quick_where_all_is_clear_but_not_at_once() -> None:
    test = Sprt(0, 10, 2)
    rows = [Row("a", "b", index // 2, index % 2, 1.0, 50, 20.0, 1, 0.0, 1, 0.0) for index in range(1000)]
    assert test.read(rows) and test.verdict is True
    assert 20 < test.deals < 500
    worse = Sprt(0, 10, 2)
    worse.add(0)
    assert worse.verdict is None and worse.llr < 0
    with pytest.raises(ValueError, match="between a low and a high Elo, not 5 and 5"):
        Sprt(5, 5, 2)


def test_the_command_tells_the_same_as_the_library() -> None:
    command = "match stone_age careful random -p 2 -n 4 --seed 9"
    told = CliRunner().invoke(app, f"{command} --json".split())
    data = json.loads(told.stdout)
    played = match(eolith.load("stone_age(players=2)"), "careful", "random", 4, 9)
    assert data["share"]["wins"] == played.share.wins == 4
    assert (data["elo"], data["sprt"]) == (None, None)
    assert tuple(data["points"]) == played.points
    shown = CliRunner().invoke(app, f"{command} --sprt 0 400".split()).stdout
    assert "A is +∞ Elo above B" in shown and "open after 2 deals" in shown


def test_alone_both_play_the_same_deals_and_are_told_apart_by_those_that_one_of_them_won() -> None:
    game = eolith.load("doggerland(players=1, difficulty=easy)")
    compared = compare(game, "careful", "random", 30, 2)
    for result in (compared.a, compared.b):
        assert result.rows == simulate(game, result.bots, 30, 2).rows
    won = [[0 in row.winners for row in result.rows] for result in (compared.a, compared.b)]
    only_a = sum(a and not b for a, b in zip(*won, strict=True))
    only_b = sum(b and not a for a, b in zip(*won, strict=True))
    assert compared.shares == (Share(30, sum(won[0])), Share(30, sum(won[1])))
    assert only_a > only_b
    mean = (only_a - only_b) / 30
    spread = 1.959964 * (((only_a + only_b) / 30 - mean * mean) / 30) ** 0.5
    assert (compared.ahead, compared.interval) == (
        pytest.approx(mean),
        (pytest.approx(mean - spread), pytest.approx(mean + spread)),
    )
    itself = compare(game, "careful", "careful", 5, 2)
    assert (itself.ahead, itself.interval) == (0, (0, 0))
    with pytest.raises(ValueError, match="is not played alone"):
        compare(eolith.load("doggerland(players=2)"), "careful", "random", 5)


def test_the_command_compares_two_alone() -> None:
    command = "match doggerland careful random -p 1 -o difficulty=easy -n 6 --seed 2"
    data = json.loads(CliRunner().invoke(app, f"{command} --json".split()).stdout)
    compared = compare(eolith.load("doggerland(players=1, difficulty=easy)"), "careful", "random", 6, 2)
    assert [bot["wins"] for bot in data["bots"]] == [share.wins for share in compared.shares]
    assert (data["ahead"], tuple(data["interval"])) == (compared.ahead, compared.interval)
    shown = CliRunner().invoke(app, command.split()).stdout
    assert "6 deals of doggerland(players=1" in shown
    assert f"Of 100 deals A wins +{100 * compared.ahead:.1f} more than B" in shown
