"""SA-SETUP: the table before the first round."""

from __future__ import annotations

from typing import Any

import pytest

from eolith.games.stone_age import GameClass, terms
from eolith.kernel.chance import Source
from eolith.kernel.game import SpecError
from eolith.kernel.terminal import SEAT_STYLES
from stone_age.tables import Dictated, new_game, random_game, the_game

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def drawn(state: Any, kind: str) -> dict[str, int]:
    """The text of each option of chance and its weight, when this is what chance decides."""
    assert terms.FRAMES[state.frame[0]] == kind
    return {state.game.text(option): weight for option, weight in zip(state.options(), state.weights(), strict=True)}


def lay_out(state: Any, kind: str) -> None:
    """Let chance go on up to the first decision of a kind."""
    while terms.FRAMES[state.frame[0]] != kind:
        state.apply(state.options()[0])


@pytest.mark.rule("SA-SETUP-01")
@PLAYERS
def test_every_player_has_a_colour_alone(players: int) -> None:
    """What one seat places or gains never belongs to another."""
    t = new_game(players)
    for number, seat in enumerate("ABCD"[:players], 1):
        t.say(seat, f"place hunting {number}")
    assert [t[seat]["placed"] for seat in "ABCD"[:players]] == [{"hunting": n} for n in range(1, players + 1)]
    assert len(set(SEAT_STYLES)) == 4


@PLAYERS
@pytest.mark.parametrize(
    ("entries", "start"),
    [
        pytest.param(("score", "agriculture"), 0, marks=pytest.mark.rule("SA-SETUP-02")),
        pytest.param(("food",), 12, marks=pytest.mark.rule("SA-SETUP-03")),
        pytest.param(("figures", "home"), 5, marks=pytest.mark.rule("SA-SETUP-04")),
        pytest.param(terms.RESOURCES, 0, marks=pytest.mark.rule("SA-SETUP-05")),
        pytest.param(("tools", "pile", "open", "buildings"), [], marks=pytest.mark.rule("SA-SETUP-05")),
    ],
)
def test_what_everybody_starts_with(players: int, entries: tuple[str, ...], start: object) -> None:
    t = new_game(players)
    for seat in "ABCD"[:players]:
        assert [t[seat][entry] for entry in entries] == [start] * len(entries)


@pytest.mark.rule("SA-SETUP-04")
def test_five_more_figures_wait_in_the_supply() -> None:
    position = new_game(2).state.to_position()
    position["A"]["figures"] = 10
    assert the_game(2, {"first_seat": "A"}).from_position(position).home[0] == 10


@pytest.mark.rule("SA-SETUP-06")
@PLAYERS
def test_any_card_may_lie_on_top_of_the_deck(players: int) -> None:
    state = the_game(players, {"first_seat": "A"}).start()
    cards = state.game.pack.cards
    assert drawn(state, "deal_card") == {f"draw {card.id}": card.copies for card in cards}
    state.apply(state.game.option("draw C09"))
    state.apply(state.game.option("draw C10"))
    left = drawn(state, "deal_card")
    assert left["draw C09"] == 1 and "draw C10" not in left and sum(left.values()) == 34


@pytest.mark.rule("SA-SETUP-07")
@PLAYERS
def test_four_cards_are_dealt_from_slot_4_to_slot_1(players: int) -> None:
    t = new_game(players, Dictated(deck=["C01", "C02", "C03", "C04"]))
    assert t.state.to_position()["slots"] == ["C04", "C03", "C02", "C01"]
    assert t.state.deck_size == sum(t.state.deck) == 32


@pytest.mark.rule("SA-SETUP-08")
@PLAYERS
def test_the_shuffled_tiles_lie_in_stacks_of_seven(players: int) -> None:
    state = the_game(players, {"first_seat": "A"}).start()
    lay_out(state, "reveal_tile")
    assert drawn(state, "reveal_tile") == {f"reveal {tile.id}": tile.copies for tile in state.game.pack.tiles}
    state.apply(state.game.option("reveal B22"))
    left = drawn(state, "reveal_tile")
    assert left["reveal B22"] == 2 and sum(left.values()) == 27
    assert state.stack_size == [7] * players + [0] * (4 - players)


@pytest.mark.rule("SA-SETUP-09")
@PLAYERS
def test_as_many_stacks_as_players(players: int) -> None:
    t = new_game(players)
    assert sum(t.state.stack_size) == 7 * players
    assert [name for name in t.open_places() if name.startswith("building")] == [
        f"building{stack}" for stack in range(1, players + 1)
    ]
    if players < 4:
        assert t.refused("A", f"place building{players + 1} 1") == "SA-SETUP-09"


@pytest.mark.rule("SA-SETUP-10")
@PLAYERS
def test_the_top_tile_of_every_stack_is_face_up(players: int) -> None:
    t = new_game(players, Dictated(stacks=[["B11"], ["B12"], ["B13"], ["B14"]]))
    tops = [stack["top"] for stack in t.state.to_position()["stacks"]]
    assert tops == ["B11", "B12", "B13", "B14"][:players]


@pytest.mark.rule("SA-SETUP-11")
@PLAYERS
def test_stacks_out_of_play_are_never_looked_at(players: int) -> None:
    revealed = 0
    for state, option in random_game(players, 5):
        revealed += terms.REVEAL <= option < terms.HAND
        taken = sum(owner > 0 for owner in state.tile_owner)
        assert revealed - taken <= players
        assert sum(state.covered) - (sum(state.stack_size) - sum(top >= 0 for top in state.tops)) == 28 - 7 * players
        assert state.observe(0).box_size == 28 - 7 * players
    assert players < revealed <= 7 * players


@pytest.mark.rule("SA-SETUP-12")
@PLAYERS
def test_the_first_seat_is_drawn_by_lot(players: int) -> None:
    state = the_game(players, {}).start()
    assert drawn(state, "first_seat") == {f"first {seat}": 1 for seat in "ABCD"[:players]}
    state.apply(state.game.option("first B"))
    state.play_chance(Source(1))
    assert (state.first, state.seat) == (1, 1)


@pytest.mark.rule("SA-SETUP-12")
@PLAYERS
def test_the_host_may_name_the_first_seat(players: int) -> None:
    for seat in "ABCD"[:players]:
        t = new_game(players, first_seat=seat)
        assert t.turn == seat and t.state.to_position()["first"] == seat
    if players < 4:
        with pytest.raises(SpecError, match="first_seat"):
            GameClass(players, {"first_seat": "D"})
