"""SA-INFO: who may see what, in play.  test_observation.py proves the views themselves."""

from __future__ import annotations

import json

import pytest

from eolith.kernel.chance import FairSource
from stone_age.tables import Table, new_game, table


def buy_extra_card(drawn: str) -> Table:
    """A has drawn a card with C30; C10 and C11 are the cards that it and the deck share."""
    other = {"C10": "C11", "C11": "C10"}[drawn]
    t = table(
        slots=["C30", "C13", "C20", "C17"],
        deck=[drawn, other, "C08"],
        A={"wood": 1, "placed": {"card1": 1}},
        B={"placed": {"hunting": 1}},
    )
    t.say("A", "acquire card1 wood")
    return t


@pytest.mark.rule("SA-INFO-03")
@pytest.mark.rule("SA-INFO-04")
def test_others_cannot_tell_which_extra_card_was_drawn() -> None:
    one, two = buy_extra_card("C10"), buy_extra_card("C11")
    assert one.state != two.state
    for viewer in (1, None):
        assert one.state.observe(viewer) == two.state.observe(viewer)
    assert one["A"]["pile"] == ["C10", "C30"]
    assert "C10" in str(one.state.observe(0)) and "C11" not in str(one.state.observe(0))


@pytest.mark.rule("SA-INFO-07")
def test_piles_open_with_the_final_scoring() -> None:
    tribes = {"A": {"food": 5, "pile": ["C30", "C10"], "extra": "C10"}, "B": {"food": 5, "score": 1}}
    during = table(A={**tribes["A"], "placed": {"hunting": 1}}, B=tribes["B"])
    after = table(phase="feed", slots=["", "C13", "C20", "C17"], deck=[], **tribes)
    assert (during.phase, after.phase) == ("act", "over")
    assert "C10" not in str(during.state.observe(1)) and during.state.score[:2] == [0, 1]
    assert "C10" in str(after.state.observe(1)) and after.state.score[:2] == [4, 1]


@pytest.mark.rule("SA-INFO-08")
def test_no_view_and_no_record_of_a_running_game_gives_the_seed_away() -> None:
    fair = FairSource(bytes(range(16)))
    t = new_game(2, fair)
    t.say("A", "place hunting 5")
    for viewer in (0, 1, None):
        assert fair.seed.hex() not in json.dumps(t.state.observe(viewer).to_dict())
    running = t.record(["x", "y"]).to_text()
    assert fair.seed.hex() not in running and fair.commitment in running
    assert fair.seed.hex() in t.record(["x", "y"], reveal=True).to_text()
