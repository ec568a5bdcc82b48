"""What would mislead the rules of Endless Winter is refused, entry by entry."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.tables import TERRAIN, the_game
from eolith.games.endless_winter import terms
from eolith.kernel.game import PositionError

SEAT = {"side": "a", "camps": {"c3": 1}}
RESTS = ["mending", "mourning", "snares", "stone_dressing", "storyteller"]


def refusal(changes: dict[str, Any]) -> str:
    """Why a puzzle for two, at the beginning of a turn of A but for what is changed, is none."""
    game = the_game(2, changes.pop("options", {}))
    seats = {"A": SEAT | {"chief": "thunderpaw"}, "B": SEAT | {"chief": "fire_wolf"}}
    position = {"puzzle": True, "terrain": list(TERRAIN), **seats}
    game.from_position(position | {"agenda": agenda(turn())} | {"turn": {"stage": "culture"}})
    for seat in "AB":
        changes[seat] = seats[seat] | changes.get(seat, {})
    with pytest.raises(PositionError) as caught:
        game.from_position(position | changes)
    return str(caught.value)


def agenda(*frames: dict[str, Any]) -> list[dict[str, Any]]:
    """The action phase, and what is pending in it, the next thing last."""
    return [{"kind": "round", "slots": [1]}, *frames]


def preparing(owner: int) -> list[dict[str, Any]]:
    """The preparation, when only that seat, counted from 1, has to draw."""
    return [{"kind": "round"}, due("deal_card", 5, owner, seat="chance")]


def turn(seat: str = "A") -> dict[str, Any]:
    return {"kind": "turn", "seat": seat}


def due(kind: str, *slots: int, seat: str = "A") -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "slots": list(slots)}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"round": 0}, "round is 0; allowed: 1 to 4"),
        ({"round": 10**5000}, "round is a huge int; allowed: 1 to 4"),
        ({"phase": "preparation", "round": 4, "agenda": preparing(2)},
         "round 4 is the last"),
        ({"phase": "preparation"}, "no step of the preparation"),
        ({"phase": "preparation", "agenda": preparing(1)}, "in another order"),
        ({"phase": "preparation", "agenda": preparing(2), "A": {"chief_at": "hunt"}}, "figures of A are not at home"),
        ({"phase": "setup"}, "no setup of this table comes to that (EW-SETUP-38)"),
        ({"turns_done": 7}, "turns_done is 7; allowed: 0 to 6"),
        ({"options": {"fewer_figures": "on"}, "turns_done": 5}, "turns_done is 5, but a round has 4 turns"),
        ({"order": ["A", ""]}, "order has a gap"),
        ({"terrain": ["", *TERRAIN[1:]]}, "terrain has a gap"),
        ({"boards": ["", "dawn", "dusk", "noon"]}, "boards has a gap"),
        ({"bottoms": {"hunt": 5}}, "bottoms.hunt is 5; allowed: A, B"),
        ({"tokens": {"a1": "moraine", "a2": "moraine"}}, "tokens has more than there are"),
        ({"stones": ["idol_levels", "idol_levels"]}, "allowed: each stone once"),
        ({"stones": ["idol_levels"], "A": {"stones": ["idol_levels"]}}, "idol_levels is in two places"),
        ({"open_culture": ["first_stone"], "A": {"hand": ["first_stone"]}}, "first_stone is in two places"),
        ({"A": {"tribe": {"home": 3}}}, "at most two figures"),
        ({"A": {"tribe": {"home": 1}}}, "A has 2 figures at home for 3 turns"),
        ({"A": {"deck": {"tribesman": 99, "brave": 99, "elder": 3}}}, "A has 201 cards; allowed: at most 200"),
        ({"A": {"deck": ["brave"] * 100}}, "each at most 99 times"),
        ({"turn": {"stage": "top"}}, "turn.column is None"),
        ({"turn": {"stage": "top", "column": "rest"}}, "turn.column is 'rest'"),
        ({"turn": {"stage": "rest", "column": "hunt"}}, "turn.column is 'hunt'"),
        ({"agenda": []}, "agenda is []; allowed: 1 to 32 frames"),
        ({"agenda": agenda(*[due("gain_move", 1)] * 24)}, "agenda has 25 frames; at most 24"),
        ({"agenda": [due("gain_move", 1)]}, "agenda 1 has to be the round"),
        ({"agenda": [{"kind": "round", "slots": [2]}]}, "agenda 1 is no round in the phase action"),
        ({"agenda": agenda({"kind": "round", "slots": [1]})}, "has to be the round, and no other is one"),
        ({"agenda": agenda(turn("B")), "turn": {"stage": "culture"}}, "the turn of A is next"),
        ({"agenda": agenda(turn())}, "turn.stage is '' with turn on the agenda"),
        ({"agenda": agenda(due("gain_move", 1)), "turn": {"stage": "culture"}}, "turn.stage is 'culture' with no turn"),
        ({"agenda": agenda(due("form_pile")), "turn": {"stage": "culture"}}, "turn.stage is 'culture' with form_pile"),
        ({"agenda": agenda(turn(), turn()), "turn": {"stage": "culture"}}, "agenda has turn and turn together"),
        ({"agenda": agenda(due("gain_move", 1), turn()), "turn": {"stage": "culture"}}, "above what one leads to"),
        ({"agenda": agenda(due("eclipse", 0))}, "agenda has an eclipse, but this is the action phase"),
        ({"agenda": agenda(due("set_up", 3, seat="chance"))}, "agenda 2 is set_up"),
        ({"agenda": agenda(due("pick_chief"))}, "which cannot be pending now"),
        ({"agenda": agenda(due("gain_move", 1, seat="chance"))}, "is gain_move, and not for chance"),
        ({"agenda": agenda(due("deal_card", 1, 1))}, "is deal_card, and not for a seat"),
        ({"agenda": agenda(due("deal_card", 1, 3, seat="chance"))}, "which cannot be pending now"),
        ({"agenda": agenda(due("deal_animal", 1, 0, 0, seat="chance"))}, "which cannot be pending now"),
        ({"agenda": agenda(due("deal_token", 0, seat="chance"))}, "which cannot be pending now"),
        ({"agenda": agenda(due("deal_rest", 1, seat="chance"))}, "there is no rest token for it"),
        ({"agenda": agenda(due("pick_token"))}, "there is no rest token for it"),
        ({"agenda": agenda(due("choose", terms.CLAUSES))}, "which cannot be pending now"),
        ({"agenda": agenda(due("choose", 0), due("gain_move", 1))}, "is choose, and nothing can lie above that"),
        ({"agenda": agenda(due("gains", 511, 1))}, "which cannot be pending now"),
        ({"agenda": agenda(due("gain", 1, 5))}, "which cannot be pending now"),
        ({"agenda": agenda(due("gain", 1, 4, 32))}, "which cannot be pending now"),
        ({"agenda": agenda(due("gain_move", 0))}, "which cannot be pending now"),
        ({"agenda": agenda(due("gain_move", 1, 0, 0, 0, 0, 0, 0))}, "at most 6 numbers"),
        ({"rest": {"unseen": RESTS}}, "each rest token once with the option rests = on"),
        ({"options": {"rests": "on"}, "rest": {"unseen": RESTS}}, "rest.open has no token, and nobody has rested yet"),
        ({"options": {"rests": "on"}, "rest": {"unseen": RESTS, "under": RESTS[:1]}}, "each rest token once"),
    ],
)  # fmt: skip
def test_what_would_mislead_the_rules_is_refused(changes: dict[str, Any], message: str) -> None:
    said = refusal(dict(changes))
    assert said.startswith("position: ") and message in said, said
