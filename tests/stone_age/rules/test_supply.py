"""SA-SUPPLY: what never runs out, and what is always complete."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eolith.games.stone_age import terms
from eolith.kernel.state import CHANCE
from rotated import rotated
from stone_age.tables import random_game, table

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
KEPT = ("goods", "figures", "agriculture", "tools", "one_use", "choice", "pile", "extra")
"""What only a tribe's own decisions change before the final scoring."""


@pytest.mark.rule("SA-SUPPLY-01")
@pytest.mark.parametrize(
    ("place", "resource", "in_the_box"),
    [("forest", "wood", 28), ("claypit", "brick", 18), ("quarry", "stone", 12), ("river", "gold", 10)],
)
def test_resources_never_run_out(place: str, resource: str, in_the_box: int) -> None:
    t = table(
        A={"placed": {place: 2, "hunting": 1}, resource: in_the_box - 1},
        B={resource: 1, "placed": {"hunting": 1}},
        dice=[[6, 6]],
    )
    t.say("A", f"act {place}")
    gained = 12 // (3 + terms.RESOURCES.index(resource))
    assert (t["A"][resource], t["B"][resource]) == (in_the_box - 1 + gained, 1)


@pytest.mark.rule("SA-SUPPLY-01")
def test_cards_and_dice_give_resources_beyond_the_box() -> None:
    t = table(
        slots=["C20", "C01", "C17", "C25"],
        A={"wood": 3, "gold": 10, "placed": {"card1": 1, "card2": 1}},
        dice=[[4, 4]],
    )
    t.say("A", "acquire card1 wood")
    t.say("A", "acquire card2 wood wood")
    t.say("A", "die 4")
    t.say("B", "die 4")
    assert (t["A"]["gold"], t["B"]["gold"]) == (12, 1)


@pytest.mark.rule("SA-SUPPLY-02")
def test_food_never_runs_out_and_is_one_number() -> None:
    t = table(A={"food": 500, "figures": 10, "placed": {"hunting": 10}}, dice=[[6] * 10])
    t.say("A", "act hunting")
    assert t["A"]["food"] == 500 + 30 - 10


@pytest.mark.parametrize(("players", "seed"), rotated([2, 3, 4], [1, 2]))
@pytest.mark.rule("SA-SUPPLY-03", "SA-SUPPLY-04", "SA-SUPPLY-05")
def test_figures_cards_and_tiles_are_complete_at_every_moment(players: int, seed: int) -> None:
    game: Any = None
    born, owned, bought = 0, 0, 0
    for state, _ in random_game(players, seed):
        game = state.game
        for seat in range(players):
            supply = 10 - state.figures[seat]
            assert supply >= 0 and state.home[seat] >= 0
            assert state.home[seat] + sum(state.placed[seat]) + supply == 10
        view = game.observe(state, "all")
        cards = Counter(code for code in view.slots if code)
        for tribe in view.seats:
            cards.update([*(tribe.pile or ()), *tribe.open])
        owned = sum(len(tribe.pile or ()) + len(tribe.open) for tribe in view.seats)
        cards.update({card.id: state.deck[i] for i, card in enumerate(game.pack.cards)})
        assert +cards == {card.id: card.copies for card in game.pack.cards}
        assert sum(state.deck) == state.deck_size
        tiles = Counter(stack.top for stack in view.stacks if stack.top)
        tiles.update(tile.code for tribe in view.seats for tile in tribe.buildings)
        bought = sum(len(tribe.buildings) for tribe in view.seats)
        assert bought + sum(state.stack_size) == 7 * players
        tiles.update({tile.id: state.covered[i] for i, tile in enumerate(game.pack.tiles)})
        assert +tiles == {tile.id: tile.copies for tile in game.pack.tiles}
        born = sum(state.figures[:players]) - 5 * players
    assert born and owned and bought, "the game was too poor to prove anything"


@pytest.mark.rule("SA-SUPPLY-06")
@PLAYERS
def test_nobody_gives_anything_to_another(players: int) -> None:
    """A decision of one seat leaves what the others own alone; there is no action for a trade."""
    before: dict[str, Any] = {}
    decided = -1
    game: Any = None
    for state, _ in random_game(players, 13):
        game = state.game
        for seat in range(players):
            now = {name: getattr(state, name)[seat] for name in KEPT}
            assert decided in (seat, CHANCE) or before.get(seat, now) == now
        before = {seat: {name: getattr(state, name)[seat] for name in KEPT} for seat in range(players)}
        decided = state.seat
    verbs = {game.text(option).split()[0] for option in range(terms.ACTION_SPACE)}
    assert verbs == {
        "place", "act", "choose", "tool", "pay", "buy", "done", "decline", "starve", "die", "take", "raise",
    }  # fmt: skip
