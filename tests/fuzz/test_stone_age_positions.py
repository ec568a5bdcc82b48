"""What would mislead the rules of Stone Age is refused, entry by entry."""

from __future__ import annotations

from typing import Any

import pytest

import eolith
from eolith.kernel.game import PositionError

GAME = eolith.load("stone_age(players=2)")


def acting(*pending: dict[str, Any], place: str = "") -> list[dict[str, Any]]:
    """The agenda while A acts and B will, with something pending on top."""
    turns = [{"decision": "act", "seat": "A", "place": place}, {"decision": "act", "seat": "B"}]
    feeding = [{"decision": "feed", "seat": seat} for seat in "AB"]
    return [*reversed(pending), *turns, *feeding, {"decision": "end_round"}]


def roll(dice: int) -> dict[str, Any]:
    return {"decision": "roll", "place": "forest", "owner": "A", "dice": dice, "by_card": 0}


def pay(purpose: str) -> dict[str, Any]:
    entries = {"target": 0, "units": 1, "kinds": -1, "last": 0, "value": 0}
    return {"decision": "pay", "seat": "A", "purpose": purpose} | entries


def place_position(**changes: Any) -> dict[str, Any]:
    """A two-player position in the placing phase with some entries replaced."""
    state = GAME.start()
    state.play_chance(eolith.Source(0))
    position = {name: entry for name, entry in GAME.to_position(state).items() if name != "agenda"}
    return position | {"puzzle": True, "first": "A", "A": {}, "B": {}} | changes


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"slots": [""] * 4, "A": {"placed": {"card1": 1}}}, "A stands on card1, where nothing lies"),
        ({"round": 0}, "round is 0; allowed: 1 to 9999"),
        ({"round": 10**5000}, "round is a huge int; allowed: 1 to 9999"),
        ({"agenda": []}, "the turns of the round are not in their order"),
        ({"agenda": [{"decision": "take", "seat": "A", "left": 1, "last": 0}] * 40}, "turns of the round"),
        ({"agenda": [{"decision": "start_round"}], "slots": ["", "", "", ""]}, "a card is dealt to every empty slot"),
        ({"agenda": [{"decision": "die", "seat": "A", "slot": "card9"}]}, "agenda 1 slot is 'card9'; allowed: card1"),
        ({"dice": {"card1": [1]}}, "0 players wait for the 1 dice of card1"),
        (
            {"agenda": acting({"decision": "die", "seat": "A", "slot": "card1"})},
            "1 players wait for the 0 dice of card1",
        ),
        ({"agenda": acting({"decision": "deal_card", "slot": "card1"})}, "deal_card cannot be pending in this phase"),
        (
            {"agenda": acting(roll(2), place="forest"), "A": {"placed": {"forest": 3}}},
            "a die is rolled for each figure",
        ),
        ({"agenda": acting(roll(3), place="forest")}, "A has no figure on forest (SA-ACT-02)"),
        (
            {"agenda": acting(pay("food"), place="forest"), "A": {"placed": {"forest": 3}}},
            "food is missing at the feeding",
        ),
        (
            {"agenda": acting(pay("card"), place="card2"), "A": {"placed": {"card2": 1}}},
            "that card is not being carried out",
        ),
        (
            {"agenda": acting(*[{"decision": "take", "seat": "A", "left": 1, "last": 0}] * 2)},
            "cannot be pending together",
        ),
        (
            {"agenda": acting({"decision": "buy", "seat": "B", "stack": "building1"})},
            "belongs to B, whose turn it is not",
        ),
        ({"stacks": [{"top": "", "tiles": 3}] * 2}, "a tile is to be turned up on building1, building2"),
    ],
)
def test_what_would_mislead_the_rules_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match="position: ") as caught:
        GAME.from_position(place_position(**changes))
    assert message in str(caught.value)
