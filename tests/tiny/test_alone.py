"""A game for one: a seat, two sides, and an outcome that is more than a ranking."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from eolith.arena.report import balance
from eolith.arena.simulate import simulate
from eolith.cli import report_page
from eolith.kernel.chance import Source
from eolith.kernel.game import SpecError
from eolith.kernel.standings import Outcome, by_points
from eolith.kernel.study import Study
from eolith.testing import check_game


def played(game: Any, pick: int, pecks: list[int]) -> Any:
    """A game alone in which the seat always picks so many and the birds eat what is said, then all they can."""
    state = game.start()
    while not state.over:
        options = state.options()
        wanted = pick if state.seat == 0 else 3 + (pecks.pop(0) if pecks else 2)
        state.apply(min(wanted, options[-1]))
    return state


@pytest.mark.pure
@pytest.mark.parametrize(("players", "options"), [(1, {}), (1, {"birds": "starving"}), (2, {}), (2, {"dawn": "on"})])
def test_a_game_of_sides_keeps_the_contract(berries: Any, players: int, options: dict[str, str]) -> None:
    check_game(berries.GameClass(players, options), games=8, every=1)


def test_a_seat_decides_and_two_sides_own(berries: Any) -> None:
    alone, together = berries.GameClass(1), berries.GameClass(2)
    assert (alone.players, alone.sides, alone.alone) == (1, 2, True)
    assert (together.players, together.sides, together.alone) == (2, 2, False)
    state = alone.start()
    assert state.sides == len(state.scores()) == 2 and state.seat == 0
    state.apply(1)
    assert state.seat == -1, "whatever the birds do is a matter of chance"
    for ask in (state.observe, state.sheet, lambda seat: state.resample(seat, Source(1))):
        with pytest.raises(ValueError, match=r"is 1; allowed: 0 to 0, or None"):
            ask(1)


def test_who_has_most_wins_by_so_many(berries: Any) -> None:
    state = played(berries.GameClass(1), 2, [0, 0, 1])
    assert (state.scores(), state.game.endings[state.over]) == ([9, 3], "bare")
    assert state.game.outcome(state) == Outcome(("A",), "points", "", 6)


def test_a_rule_can_decide_before_points_do(berries: Any) -> None:
    state = played(berries.GameClass(1), 2, [2, 2, 1])
    assert state.game.outcome(state) == Outcome(("B",), "fed", "", 1) and state.scores() == [6, 5]
    assert state.sheet().winners == state.observe().outcome.winners == ("B",)


def test_points_then_the_tie_break_then_nobody() -> None:
    rules = {"points": "X-1", "tie_break": "X-2"}
    assert by_points([5, 9, 7], [0, 0, 9], rules) == Outcome(("B",), "points", "X-1", 2)
    assert by_points([9, 9, 7], [1, 0, 9], rules) == Outcome(("A",), "tie_break", "X-2", 0)
    assert by_points([9, 9, 7], [1, 1, 9], rules) == Outcome(("A", "B"), "shared", "", 0)
    assert by_points([9], [0], rules) == Outcome(("A",), "points", "X-1", 0)


def test_options_that_only_some_tables_have(berries: Any) -> None:
    game = berries.GameClass
    assert game(1).options == {"birds": "greedy"} and game(2).options == {"dawn": "off"}
    assert game(1, {"dawn": "off"}) == game(1), "what is not asked for does no harm"
    with pytest.raises(SpecError, match=r"^option dawn of berries is for 2 players, not 1$"):
        game(1, {"dawn": "on"})
    with pytest.raises(SpecError, match=r"^option birds of berries is for 1 player, not 2$"):
        game(2, {"birds": "starving"})
    with pytest.raises(SpecError, match=r"^berries has no option 'cats'; it has birds$"):
        game(1, {"cats": "on"})
    assert repr(game(1, {"birds": "starving"})) == "berries(players=1, birds=starving)"
    assert pickle.loads(pickle.dumps(game(1, {"birds": "starving"}))) == game(1, {"birds": "starving"})


class Counted(Study):
    kinds = {}
    categories = {"berries": "berries"}

    def order(self, events: Any) -> list[int]:
        return [0, 1]

    def counts(self, state: Any, events: Any) -> Any:
        return iter(())

    def points(self, state: Any, events: Any) -> Any:
        return [{"berries": points} for points in state.scores()]


def test_a_report_says_how_often_one_wins_and_why_not(berries: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(berries.GameClass, "study", lambda self: Counted())
    game = berries.GameClass(1)
    found, same = balance(game, ["random"], 200, 1), simulate(game, ["random"], 200, 1).summary()
    (random,) = found.by_bot().values()
    assert found.by_bot() == same.by_bot and 0 < random.wins < 200
    assert found.even == random.rate, "what is even is how often one wins"
    told = found.decided()
    assert {how: share for how, (share, _) in told.items()} == same.decided
    assert {how: margin for how, (_, margin) in told.items()} == pytest.approx(same.margins)
    assert sum(share.wins for share, _ in told.values()) == 200 and {"won by points", "lost by fed"} <= told.keys()
    monkeypatch.setattr(report_page, "describe", lambda game: {"edition": "first", "pack": "0", "designed": 0})
    page = report_page.page([found], "eolith report berries --players 1")
    assert f"| lost by fed | {100 * told['lost by fed'][0].rate:.1f} %, by " in page
    assert "win share, alone" in page and "turn 1 of the first round" not in page
