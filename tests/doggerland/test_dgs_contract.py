"""The game alone keeps the contract of all games."""

from __future__ import annotations

import pytest

from doggerland.alone import lasting
from eolith.games.doggerland import terms
from eolith.testing import check_game, play


@pytest.mark.rule("DGS-FLOW-01", "DGS-WIN-05")
def test_a_game_of_eight_rounds_keeps_the_contract() -> None:
    check_game(lasting(), games=1, every=60)


@pytest.mark.rule("DGS-EVENT-01")
def test_every_card_comes_up_and_every_game_is_carried_to_its_end() -> None:
    game, seen = lasting(), set()
    for seed in range(12):
        *_, (state, _) = play(game, seed)
        assert game.endings[state.over] == "rounds" and state.round == terms.ROUNDS and sum(state.used) == terms.ROUNDS
        seen |= {card for card, there in enumerate(state.used) if there}
    assert len(seen) > 20
