"""The score sheet: the rulebook's examples, the tie-break, and what a reader may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from eolith.games.stone_age import GameClass, terms
from eolith.games.stone_age.rules import final_points
from eolith.kernel.chance import Source
from eolith.kernel.position import Draft
from eolith.kernel.standings import standings
from eolith.kernel.state import write_field

TILES = {"B01": 0, "B02": 1, "B03": 2, "B04": 3, "B07": 8, "B08": 9}
"""The first copy of a few building tiles: B05 and B06 have two copies."""


def table(players: int = 2, **options: Any) -> Any:
    """A new game in which seat A is about to place."""
    state = GameClass(players, {"first_seat": "A", **options}).start()
    state.play_chance(Source(1))
    return state


def deal(state: Any, seat: int, *codes: str) -> None:
    """Cards onto a pile, as if drawn from the deck."""
    pile, deck = state.pile, state.deck
    for code in codes:
        card = state.game.pack.card(code)
        pile[seat][card] += 1
        deck[card] -= 1
    Draft(state).pile, Draft(state).deck = pile, deck
    Draft(state).deck_size -= len(codes)


def put(state: Any, name: str, seat: int, value: Any) -> None:
    """One seat's entry of a field."""
    values = getattr(state, name)
    values[seat] = value
    write_field(state, name, values)


def build(state: Any, seat: int, *codes: str, points: int = 10) -> None:
    owner, scored = state.tile_owner, state.tile_points
    for code in codes:
        owner[TILES[code]] = seat + 1
        scored[TILES[code]] = points
    Draft(state).tile_owner, Draft(state).tile_points = owner, scored


def points(row: Any) -> dict[str, int | None]:
    return {name: line.points for name, line in row.lines.items()}


def finish(state: Any) -> None:
    """Play on until the game is over."""
    state.playout(Source(5))


def row_a(state: Any) -> Any:
    return state.game.sheet(state, "all").rows[0]


# --- the categories ---------------------------------------------------------------------------


@pytest.mark.rule("SA-SCORE-02")
@pytest.mark.rule("SA-SCORE-03")
def test_resources_score_one_each_and_nothing_else_scores_by_itself() -> None:
    state = table()
    put(state, "goods", 0, [2, 1, 0, 4])
    put(state, "food", 0, 30)
    put(state, "tools", 0, [4, 4, 4])
    put(state, "figures", 0, 10)
    put(state, "home", 0, 10)
    row = row_a(state)
    assert row["resources"].points == 7
    assert [(item.id, item.count, item.points) for item in row["resources"].items] == [
        ("wood", 2, 2), ("brick", 1, 1), ("gold", 4, 4)]  # fmt: skip
    assert row.final == row.total == 7


@pytest.mark.rule("SA-SCORE-03")
def test_an_unused_one_use_tool_scores_nothing_by_itself() -> None:
    state = table()
    put(state, "one_use", 0, [1, 0, 0])  # C31, one toolmaker symbol; the tribe has no tool tile
    assert row_a(state).total == 0


@pytest.mark.rule("SA-SCORE-04")
def test_five_different_culture_symbols_score_25() -> None:
    state = table()
    deal(state, 0, "C01", "C02", "C03", "C04", "C11")
    (only,) = row_a(state)["culture"].items
    assert (only.count, only.points) == (5, 25)
    assert sorted(only.cards) == [
        ("C01", "pottery"), ("C02", "writing"), ("C03", "time"), ("C04", "transport"), ("C11", "healing")]  # fmt: skip


@pytest.mark.rule("SA-SCORE-05")
def test_repeated_culture_symbols_form_a_second_set() -> None:
    state = table()
    deal(state, 0, "C01", "C02", "C03", "C04", "C11", "C10")  # pottery twice
    line = row_a(state)["culture"]
    assert (line.points, [item.points for item in line.items]) == (26, [25, 1])
    deal(state, 0, "C30")  # writing twice as well
    assert row_a(state)["culture"].points == 29


@pytest.mark.rule("SA-SCORE-05")
def test_all_sixteen_culture_cards_score_128() -> None:
    state = table()
    grass = [card for card in state.game.pack.cards if card.culture >= 0]
    pile = state.pile
    pile[0] = [0] * 36
    for card in grass:
        pile[0][state.game.pack.card(card.id)] = card.copies
    Draft(state).pile = pile
    assert [item.points for item in row_a(state)["culture"].items] == [64, 64]
    assert row_a(state)["culture"].points == 128


@pytest.mark.rule("SA-SCORE-07")
def test_farmer_symbols_times_agriculture() -> None:
    state = table()
    deal(state, 0, "C07", "C08", "C16")  # 1 + 2 + 2 symbols
    put(state, "agriculture", 0, 7)
    line = row_a(state)["farmer"]
    assert (line.points, line.multiplier) == (35, 7)
    assert [(item.id, item.count, item.points) for item in line.items] == [
        ("C07", 1, 7), ("C08", 2, 14), ("C16", 2, 14)]  # fmt: skip


@pytest.mark.rule("SA-SCORE-08")
def test_toolmaker_symbols_times_tool_tiles_turned_or_not() -> None:
    state = table()
    deal(state, 0, "C09", "C32")  # 2 + 1 symbols
    put(state, "tools", 0, [1, 1, 1])
    put(state, "turned", 0, [1, 0, 0])
    assert row_a(state)["toolmaker"].points == 9


@pytest.mark.rule("SA-SCORE-09")
def test_builder_symbols_times_buildings() -> None:
    state = table()
    deal(state, 0, "C05", "C06", "C26")  # 1 + 2 + 3 symbols
    build(state, 0, *TILES)
    row = row_a(state)
    assert (row["builder"].points, row["builder"].multiplier) == (36, 6)


@pytest.mark.rule("SA-SCORE-10")
def test_shaman_symbols_times_figures() -> None:
    state = table()
    deal(state, 0, "C19", "C21")  # 1 + 2 symbols
    put(state, "figures", 0, 6)
    put(state, "home", 0, 6)
    assert row_a(state)["shaman"].points == 18


@pytest.mark.rule("SA-SCORE-11")
def test_a_one_use_tool_counts_by_its_symbols_only() -> None:
    state = table()
    put(state, "tools", 0, [1, 1, 0])
    put(state, "one_use", 0, [1, 0, 0])
    line = row_a(state)["toolmaker"]
    assert (line.points, line.multiplier) == (2, 2)
    assert [item.id for item in line.items] == ["C31"]


@pytest.mark.rule("SA-SCORE-06")
@pytest.mark.rule("SA-CARD-33")
def test_symbols_not_cards_are_multiplied_and_products_added() -> None:
    state = table()
    deal(state, 0, "C08", "C26")  # farmer 2, builder 3
    put(state, "agriculture", 0, 4)
    build(state, 0, "B01", "B02")
    put(state, "one_use", 0, [0, 0, 1])  # C33: toolmaker 2
    put(state, "tools", 0, [3, 0, 0])
    row = row_a(state)
    assert [row[name].points for name in terms.PROFESSIONS] == [8, 6, 6, 0]
    assert row.final == 20


@pytest.mark.rule("SA-SCORE-12")
@pytest.mark.rule("SA-CARD-24")
def test_the_extra_card_scores_its_lower_half_only() -> None:
    state = table()
    deal(state, 0, "C26", "C25")
    put(state, "extra", 0, state.game.pack.card("C26") + 1)
    put(state, "score", 0, 3)  # C25 was acquired and gave 3; C26, the extra card, gave nothing
    build(state, 0, "B01", points=0)
    row = row_a(state)
    assert [item.id for item in row["points_cards"].items] == ["C25"]
    assert row["other"].points == 0
    assert [(item.id, item.points) for item in row["builder"].items] == [("C26", 3)]


@pytest.mark.rule("SA-SCORE-12")
def test_of_two_equal_points_cards_one_may_be_the_extra_card() -> None:
    state = table()
    deal(state, 0, "C25", "C25")
    put(state, "extra", 0, state.game.pack.card("C25") + 1)
    row = row_a(state)
    assert [(item.id, item.points) for item in row["points_cards"].items] == [("C25", 3)]
    assert [item.points for item in row["culture"].items] == [1, 1]


@pytest.mark.rule("SA-SCORE-01")
def test_the_track_is_explained_and_buildings_are_not_scored_again() -> None:
    state = table()
    build(state, 0, "B01", "B03", points=11)
    deal(state, 0, "C26")
    put(state, "hungry", 0, 2)
    put(state, "score", 0, 11 + 11 + 3 - 20)
    row = row_a(state)
    assert points(row) == {"buildings": 22, "points_cards": 3, "hunger": -20, "other": 0, "resources": 0,
                           "culture": 0, "farmer": 0, "toolmaker": 0, "builder": 6, "shaman": 0}  # fmt: skip
    assert (row.track, row.final, row.total) == (5, 6, 11)
    assert [(item.count, item.points) for item in row["hunger"].items] == [(2, -20)]


@pytest.mark.rule("SA-SCORE-16")
def test_scores_have_no_upper_limit() -> None:
    state = table()
    put(state, "score", 0, 97 + 14)
    build(state, 0, "B01", points=14)
    assert row_a(state).total == 111


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.rule("SA-SCORE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sheets_add_up_all_through_random_games(players: int) -> None:
    for seed in range(4):
        source = Source(seed)
        state = GameClass(players).start()
        for step in range(100000):
            if state.seat is None:
                break
            options = state.options()
            state.apply(state.sample(source) if state.seat < 0 else options[source.below(len(options))])
            if step % 23:
                continue
            for seat, row in enumerate(state.game.sheet(state, "all").rows):
                if not state.over:
                    assert row.track == state.score[seat]
                    assert row.final == final_points(state, seat)
                assert row["other"].points == 0
        rows = state.game.sheet(state).rows
        assert [row.total for row in rows] == state.scores()
        for row in rows:
            assert row.track == sum(row[name].points for name in ("buildings", "points_cards", "hunger"))
            assert row["other"].points == 0
            assert row.unknown_cards == 0
            assert row.total == sum(line.points for line in row.lines.values())


@pytest.mark.rule("SA-INFO-07")
def test_after_the_end_everybody_sees_every_line() -> None:
    state = table(3)
    finish(state)
    whole = state.game.sheet(state, "all")
    for viewer in (None, 0, 1, 2):
        assert state.game.sheet(state, viewer) == whole
    assert whole.end in ("deck", "buildings")
    json.dumps(whole.to_dict())


# --- what a reader may not know -------------------------------------------------------------------


CARD_LINES = ("points_cards", "culture", *terms.PROFESSIONS)


@pytest.mark.rule("SA-INFO-03")
@pytest.mark.rule("SA-INFO-07")
def test_lines_of_closed_piles_are_hidden_from_others() -> None:
    state = table()
    deal(state, 0, "C25", "C01")
    put(state, "score", 0, 13)
    build(state, 0, "B01")
    put(state, "goods", 0, [3, 0, 0, 0])
    own, other = state.game.sheet(state, 0).rows[0], state.game.sheet(state, 1).rows[0]
    assert own.total == 13 + 3 + 4
    assert own["points_cards"].points == 3
    assert [other[name].points for name in CARD_LINES] == [None] * 6
    assert [other[name].items for name in CARD_LINES] == [()] * 6
    assert (other.track, other.final, other.total, other.unknown_cards) == (13, None, None, 2)
    assert (other["buildings"].points, other["other"].points, other["resources"].points) == (10, 3, 3)
    assert state.game.sheet(state).rows[0] == other


@pytest.mark.rule("SA-INFO-07")
def test_forecast_off_hides_even_the_own_total() -> None:
    state = table(forecast="off")
    deal(state, 0, "C26")
    row = state.game.sheet(state, 0).rows[0]
    assert (row.final, row.total, row["builder"].points) == (None, None, None)
    assert row["points_cards"].points == 3


@pytest.mark.rule("SA-INFO-04")
@pytest.mark.rule("SA-INFO-07")
def test_open_piles_and_forecasts_never_count_the_extra_card_of_another() -> None:
    state = table(card_piles="open", forecast="all")
    deal(state, 0, "C01", "C02")
    put(state, "extra", 0, state.game.pack.card("C02") + 1)
    own, other = state.game.sheet(state, 0).rows[0], state.game.sheet(state, 1).rows[0]
    assert (own["culture"].points, own.total, own.unknown_cards) == (4, 4, 0)
    assert (other["culture"].points, other.total, other.unknown_cards) == (1, 1, 1)


# --- places ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-SCORE-13")
@pytest.mark.rule("SA-SCORE-14")
def test_the_tie_break_is_one_sum() -> None:
    state = table()
    Draft(state).score = [150, 150, 0, 0]
    Draft(state).agriculture = [5, 6, 0, 0]
    Draft(state).figures = [8, 6, 0, 0]
    Draft(state).tools = [[2, 1, 1], [2, 2, 2], [0] * 3, [0] * 3]
    ranking = state.game.sheet(state).ranking
    assert [(entry.place, entry.seat, entry.points, entry.tie_break) for entry in ranking] == [
        (1, "B", 150, 18), (2, "A", 150, 17)]  # fmt: skip


@pytest.mark.rule("SA-SCORE-13")
@pytest.mark.rule("SA-SCORE-15")
@pytest.mark.rule("SA-SCORE-17")
def test_equal_after_the_tie_break_share_a_place() -> None:
    assert standings([150, 150, 150, 149], [18, 18, 17, 32]) == [1, 1, 3, 4]
    assert standings([7, 9, 7], [1, 0, 1]) == [2, 1, 2]
    assert standings([-10, -20], [3, 40]) == [1, 2]
    with pytest.raises(ValueError):
        standings([1, 2], [1])


@pytest.mark.rule("SA-SCORE-15")
def test_a_shared_victory_of_a_finished_game() -> None:
    state = table(4, round_cap=1)
    while not state.over:
        if state.seat < 0:
            state.play_chance(Source(3))
        else:
            state.apply(state.options()[0])
    blank = [0] * 4
    Draft(state).agriculture, Draft(state).tools, Draft(state).pile = blank, [[0] * 3] * 4, [[0] * 36] * 4
    Draft(state).goods = [blank] * 4
    Draft(state).score, Draft(state).figures = [150, 149, 150, 150], [18, 32, 17, 18]
    sheet = state.game.sheet(state)
    assert sheet.winners == ("A", "D")
    assert [(entry.place, entry.seat) for entry in sheet.ranking] == [(1, "A"), (1, "D"), (3, "C"), (4, "B")]
    assert sheet.end == "round_cap"


def test_nobody_has_won_before_the_end() -> None:
    state = table()
    assert state.game.sheet(state).winners == ()
