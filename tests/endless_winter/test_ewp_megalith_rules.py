"""EWP-MEGA: megaliths that stand on two others: where they may, what they score, and how they are drawn and told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from endless_winter.owed import happened, owed, sites
from endless_winter.tables import Table, eclipse, table, the_game
from endless_winter.test_boards import check, hot_in
from endless_winter.test_ew_terminal import drawn
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.notation.supply import field_fault
from eolith.games.endless_winter.pack.field import field_of
from eolith.games.endless_winter.scene import field as drawing
from eolith.kernel.game import PositionError
from eolith.kernel.text import LANGUAGES

OPTIONS = {"edition": "prototype", "megalith_layout": "block"}
FIELD = field_of(the_game(2, OPTIONS))
NAMES = [site.name for site in FIELD.sites]
NEAR = {"c2": "grey", "d2": "B", "c3": "A", "e3": "A"}
"""c2 lies west of d2 and north of c3; e3 touches none of them."""


def proto(players: int = 2, **entries: Any) -> Table:
    return table(players, **{"options": OPTIONS, "A": {"megaliths": 8}, "agenda": owed("megalith"), **entries})


def upper(t: Table) -> set[str]:
    return {name for name in sites(t) if "+" in name}


def starts(t: Table) -> Mapping[str, list[str]]:
    """The starting cells, each with the cells that its arrows point to."""
    laid = [t.game.pack.cells[8 * on + cell] for on in t.state.fields()["board_at"] for cell in range(8)]
    return {
        NAMES[site]: [NAMES[site // 8 * 8 + layout.BOARD_WIDTH * row + col] for row, col in cell.arrows]
        for site, cell in enumerate(laid)
        if cell.start
    }


@pytest.mark.rule("EWP-MEGA-01")
def test_a_starting_cell_takes_every_colour() -> None:
    for left, kind in ((10, "grey"), (8, "A")):
        t = proto(A={"megaliths": left})
        assert starts(t).keys() <= set(sites(t))
        start = next(iter(starts(t)))
        t.say("A", f"site {start}")
        assert t.value("megaliths") == {start: kind}


@pytest.mark.rule("EWP-MEGA-02")
def test_a_megalith_lies_on_two_that_share_an_edge() -> None:
    """Whosever they are, and also where one lies on others already."""
    t = proto(megaliths=NEAR)
    assert upper(t) == {"c2d2+1", "c2c3+1"}
    t.say("A", "site c2d2+1")
    assert t.value("megaliths") == {**NEAR, "c2d2+1": "A"}


@pytest.mark.rule("EWP-MEGA-02")
@pytest.mark.parametrize(
    ("pair", "over"),
    [
        (("b2c2+1", "c2d2+1"), {"c2+2"}),
        (("c1c2+1", "c2c3+1"), {"c2+2"}),
        (("c2d2+1", "c3d3+1"), {"c2d3+2"}),
        (("c2c3+1", "d2d3+1"), {"c2d3+2"}),
        (("b2c2+1", "d2e2+1"), set()),
        (("b2c2+1", "c3d3+1"), set()),
    ],
)
def test_levels_go_on_upwards(pair: tuple[str, str], over: set[str]) -> None:
    """Two of level 1 carry one of level 2 if they share a whole edge."""
    t = proto(megaliths={**dict.fromkeys(NAMES[: terms.GROUND_CELLS], "grey"), **dict.fromkeys(pair, "B")})
    assert {name for name in sites(t) if name.endswith("+2")} == over


@pytest.mark.rule("EWP-MEGA-02")
def test_what_keeps_a_megalith_from_lying_on_others() -> None:
    t = proto(megaliths={**NEAR, "d3": "B", "c2d2+1": "A"})
    assert t.refused("A", "site c2d2+1") == "EWP-MEGA-02", "taken"
    assert t.refused("A", "site c2c3+1") == "EWP-MEGA-02", "a quarter of it would lie in the other"
    assert t.refused("A", "site d3d4+1") == "EWP-MEGA-02", "there is one beneath"
    assert t.refused("A", "site c2d3+2") == "EWP-MEGA-02", "only one of level 1"
    assert upper(t) == {"c3d3+1", "d3e3+1"}


@pytest.mark.rule("EWP-MEGA-02")
def test_grey_ones_lie_on_boards_only() -> None:
    t = proto(A={"megaliths": 10}, megaliths=NEAR)
    assert not upper(t)
    assert t.refused("A", "site c2d2+1") == "EW-MEGA-07"


@pytest.mark.rule("EWP-MEGA-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_why(language: str) -> None:
    t = proto(megaliths={**NEAR, "c2d2+1": "A"})
    for name, reason in (("c2c3+1", "would-overlap"), ("d3d4+1", "no-square-of-four"), ("c2d2+1", "site-taken")):
        refusal = t.state.why_not(f"site {name}")
        assert refusal is not None and refusal.reason == reason
        assert name in t.game.scene(language).refusal(refusal)


@pytest.mark.rule("EWP-MEGA-03")
def test_nobody_scores_when_megaliths_are_piled_up() -> None:
    t = proto(megaliths=NEAR)
    t.say("A", "site c2d2+1")
    assert not happened(t, "points_gained")
    assert [t[seat]["score"] for seat in "AB"] == [0, 0]


def stacked(*levels: int) -> dict[str, str]:
    """So many megaliths of A on each level, on grey ones, and some of B beside them."""
    placed = {name: "grey" for name in NAMES[: terms.GROUND_CELLS]}
    for number, count in enumerate(levels):
        here = [site.name for site in FIELD.sites if site.level == number]
        if number:
            # in rows that do not cover each other
            here = [name for name in here if FIELD.sites[FIELD.numbers[name]].x % 1 == (number % 2) / 2]
            here = [name for name in here if FIELD.sites[FIELD.numbers[name]].rests([n in placed for n in NAMES])]
        placed |= dict.fromkeys(here[:count], "A")
        placed |= dict.fromkeys(here[count : count + 3], "B") if number else {}
    return placed


def score(levels: tuple[int, ...], placed: dict[str, str]) -> int:
    """What A has at the end of a game in which nothing is done any more."""
    t = eclipse(3, round=4, options=OPTIONS, A={"megaliths": 8 - sum(levels)}, megaliths=placed)
    t.pass_all()
    assert t.state.over
    return int(t["A"]["score"])


@pytest.mark.rule("EWP-MEGA-04", "EWP-MEGA-05")
@pytest.mark.parametrize(
    ("levels", "points"),
    [((4, 2), 8), ((2, 2, 1), 8), ((5,), 0), ((0, 3), 0), ((1, 1, 1), 3), ((0, 2, 2), 4), ((3, 0, 2), 6)],
)
def test_stacks_score_at_the_end(levels: tuple[int, ...], points: int) -> None:
    """Those of other seats and grey ones count for nothing, and it does not matter what lies on what."""
    assert score(levels, stacked(*levels)) - score(levels, {}) == points


@pytest.mark.rule("EWP-MEGA-06")
@pytest.mark.parametrize("left", [10, 8])
def test_an_arrow_places_another_on_a_cell_that_it_points_to(left: int) -> None:
    start, cells = next(iter(starts(proto()).items()))
    for taken in ((), cells[:1], cells):
        t = proto(A={"megaliths": left}, megaliths=dict.fromkeys(taken, "grey"))
        t.say("A", f"site {start}")
        if taken == cells:
            assert t.state.frame[0] != terms.GAIN and t["A"]["megaliths"] == left - 1
        else:
            assert set(sites(t)) == set(cells) - set(taken)
            t.say("A", f"site {sites(t)[0]}")
            assert t["A"]["megaliths"] == left - 2


@pytest.mark.rule("EWP-MEGA-01", "EWP-MEGA-02")
def test_positions_in_which_megaliths_cannot_lie() -> None:
    with pytest.raises(PositionError, match=r"c2d2\+1 lies on nothing"):
        proto(megaliths={"c2": "grey", "c2d2+1": "A"})
    t = proto()
    board_at, start = t.state.fields()["board_at"], next(iter(starts(t)))
    for more, rule in (
        ({start: "A", "c2d2+1": "A", "c2c3+1": "B"}, "EWP-MEGA-02"),
        ({start: "A", "c2d2+1": "grey"}, "EW-MEGA-07"),
        ({}, "EW-MEGA-11"),
    ):
        fault = field_fault(t.game, owners({**NEAR, **more}), board_at)
        assert fault is not None and fault[0] == rule
    assert field_fault(t.game, owners({**NEAR, start: "A", "c2d2+1": "A"}), board_at) is None


# --- what is seen ---------------------------------------------------------------------------------


def owners(placed: Mapping[str, str]) -> tuple[int, ...]:
    kinds = {"grey": terms.GREY, **{seat: 2 + number for number, seat in enumerate(terms.SEATS)}}
    return tuple(kinds[placed[name]] if name in placed else 0 for name in NAMES)


def targets(names: Iterable[str]) -> frozenset[str]:
    return frozenset(drawing.target(FIELD.sites[FIELD.numbers[name]]) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_over_edges_glow_apart_from_each_other(language: str) -> None:
    """What can be pressed of one never covers that of another, though megaliths there would."""
    telling = the_game(2, OPTIONS).telling(language)
    placed = {**NEAR, "d3": "B", "c2d2+1": "A"}
    hot = targets(("c3d3+1", "d3e3+1", "b2"))
    bare = drawing.pieces(telling, 0, (-1,) * 4, (0,) * len(NAMES), frozenset())
    full = drawing.pieces(telling, 0, (3, 1, 0, 2), owners(placed), hot)
    check(drawing.ground(telling, 0), bare, full)
    assert hot_in(full) == hot
    assert "".join(full.values()).count('data-kind="megalith-') == len(placed)
    order = list(full)
    assert order.index("at-site-c2d2-1") > max(order.index(f"at-site-{name}") for name in NEAR)


def test_the_terminal_shows_what_lies_on_top() -> None:
    t = proto(megaliths={"c2": "grey", "d2": "B", "c2d2+1": "A"})
    lines = drawn(t.game, t.state, 0, 80, "en")
    first = next(number for number, line in enumerate(lines) if line.startswith(" 2 "))
    assert [lines[first][11:19], lines[first + 1][11:19]] == ["▪·A2··B·", "········"]
    assert any("c2d2+1 A" in line for line in lines)
    lines = drawn(t.game, t.state, 0, 100, "en")
    assert any("▪A·B" in line for line in lines), "where there is less room"


@pytest.mark.rule("EWP-MEGA-03", "EWP-MEGA-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_log_tell_of_points_at_the_end(language: str) -> None:
    t = proto(megaliths={**NEAR, "e2": "grey", "b2": "grey", "b2c2+1": "A"})
    scene = t.game.scene(language)
    told = {choice.target: choice.label for choice in scene.choices(t.state)}
    points = scene.telling.say("choice-stacked", n=2)
    assert told["site-d2e2-1"].endswith(f" {points}"), "two of A stand on cells, and one on the same level"
    assert told["site-d3"].endswith(f", {scene.telling.say('choice-stacked', n=1)}"), "beside its bonus"
    t.say("A", "site d2e2+1")
    (line,) = scene.log([event for step in t.steps for event in step.events], None)
    assert line.words().rstrip(".").endswith("d2e2+1"), "and of no points"


def test_actions_and_options_of_places_on_two() -> None:
    game = the_game(2, OPTIONS)
    for name in NAMES:
        option = game.option(f"site {name}")
        assert game.text(option) == f"site {name}" and option < game.action_space
    assert len({game.option(f"site {name}") for name in NAMES}) == len(NAMES)
    t = proto(megaliths=NEAR)
    seen = t.game.observe(t.state, 0)
    assert seen.megaliths == NEAR
