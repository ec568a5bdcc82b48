"""EWP-ECL, EWP-PREP, EWP-FLOW: the eclipse phase of the prototype, and the preparation of the next round."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import prompt
from endless_winter.owed import CELLS, CULTURE, QUIET, happened
from endless_winter.prototype import eclipse, proto
from endless_winter.tables import Table, Watched
from eolith.games.endless_winter import terms

K1, K2 = CULTURE[1][:2]
WAITS = {"pile": ["hunter"], "unused": ["woolly_rhino"]}
"""A seat that has something to decide in the eclipse."""
PLAIN = {**QUIET, **{f"order_place_{place}": "food 1" for place in range(1, 5)}}
"""Faces with which nobody is asked anything about the turn order track."""


def last_turn(players: int = 2, faces: dict[str, Any] | None = None, **entries: Any) -> Table:
    """The first decision after the last turn of a round."""
    t = proto(players, faces={**PLAIN, **(faces or {})}, **{"turns_done": 3 * players - 1, **entries})
    assert t.turn is not None
    t.say(t.turn, "figure tribe migrate", "next", "next", "next")
    if prompt(t) == "form_pile":
        t.say(str(t.turn), "next")
    return t


def labor(t: Table) -> dict[str, float]:
    """The labor that the reveal counted."""
    return {terms.SEATS[seat]: halves / 2 for seat, halves, *_ in happened(t, "labor_counted")}


# --- reveal -------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-ECL-04", "EWP-FIGURE-03", "EWP-REST-02", "EWP-ECL-01")
def test_the_example_of_the_eclipse() -> None:
    """Cyan is A, Red is B, Orange is C, who acted before Red."""
    t = last_turn(
        3, order=["C", "B", "A"], A={"chief_at": "rest", "side": "a"}, B={"pile": ["shaman"]},
        C={"pile": {"tribesman": 2, K1: 1}},
    )  # fmt: skip
    assert labor(t) == {"A": 3, "B": 2.5, "C": 2.5}
    assert t.value("order") == ["A", "B", "C"]


@pytest.mark.rule("EWP-REST-02", "EWP-FIGURE-03")
@pytest.mark.parametrize(("side", "chief"), [("a", 3), ("b", 2)])
def test_figures_on_the_eclipse_action_space(side: str, chief: int) -> None:
    t = last_turn(A={"tribe": {"home": 0, "rest": 2}}, B={"chief_at": "rest", "side": side})
    assert labor(t) == {"A": 4, "B": chief}


@pytest.mark.rule("EWP-ECL-01")
@pytest.mark.parametrize("cards", [1, 3])
def test_culture_cards_add_half_a_labor_each(cards: int) -> None:
    assert labor(last_turn(A={"pile": CULTURE[1][:cards]})) == {"A": cards / 2, "B": 0}


# --- the ritual pile ----------------------------------------------------------------------------


@pytest.mark.rule("EWP-ECL-02")
def test_culture_cards_of_the_pile_are_discarded_in_their_owners_step() -> None:
    t = last_turn(A={"pile": ["crafter", "shaman", K1]}, B={"pile": [K2]})
    assert t.turn == "A"
    assert (t["A"]["pile"], t["A"]["discard"], t["A"]["hand"]) == ({"crafter": 1}, {"shaman": 1, K1: 1}, {})
    assert (t["B"]["pile"], t["B"]["hand"]) == ({K2: 1}, {})
    t.say("A", "next")
    t.pass_all()
    assert not t["B"]["pile"]
    assert not happened(t, "card_drawn") or t["B"]["hand"] == {K2: 1}


@pytest.mark.rule("EWP-ECL-03")
def test_a_tribe_card_is_discarded_when_its_action_is_done() -> None:
    t = last_turn(A={"pile": {"crafter": 2, "shaman": 1, "tribesman": 1}}, B=WAITS)
    assert t["A"]["pile"] == {"crafter": 2}
    t.say("A", "use crafter.2")
    assert t["A"]["pile"] == {"crafter": 2}, "while the tool is gained it is not over"
    t.say("A", "tool")
    assert (t["A"]["pile"], t["A"]["discard"]) == ({"crafter": 1}, {"crafter": 1, "shaman": 1, "tribesman": 1})
    t.say("A", "next")
    assert (t.turn, t["A"]["pile"]) == ("B", {"crafter": 1}), "it waits for the last player"
    t.pass_all()
    assert t["A"]["pile"] == {}
    assert sum(sum(t["A"][zone].values()) for zone in ("hand", "deck", "discard")) == 4


@pytest.mark.rule("EWP-ECL-03")
def test_discarded_cards_can_be_drawn_in_the_same_eclipse() -> None:
    """For the village comes what step b has discarded."""
    t = last_turn(A={"pile": {"tribesman": 2}}, B=WAITS, villages={"a1a2b2": "A"})
    while not t.can("draw"):
        t.say(str(t.turn), next(word for word in ("next", "decline") if word in t.offered))
    assert t.turn == "A"
    t.say("A", "draw")
    assert (t.turn, t["A"]["hand"], t["A"]["deck"], t["A"]["discard"]) == (
        "B", {"tribesman": 1}, {"tribesman": 1}, {},
    )  # fmt: skip


# --- the player board ---------------------------------------------------------------------------


@pytest.mark.rule("EWP-ECL-05")
@pytest.mark.parametrize(("left", "idols"), [
    (10, 0), (8, 0), (7, 0), (6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3), (0, 4),
])  # fmt: skip
def test_an_idol_for_every_two_megaliths_of_the_own_colour(left: int, idols: int) -> None:
    t = eclipse(faces=PLAIN, A={"megaliths": left})
    while not t.state.over and t.value("round") == 1:
        offered = t.offered
        t.say(str(t.turn), next(
            word for word in ("slot 1", "slot 2", "slot 3", "slot 4", "slot 5", "idol honor", "next", "decline",
                              offered[0]) if word in offered
        ))  # fmt: skip
    assert t["A"]["honor"] == idols


@pytest.mark.rule("EWP-ECL-06")
def test_stones_give_nothing_in_the_eclipse() -> None:
    t = eclipse(faces=PLAIN, A={"stones": ["ground_megaliths"], "megaliths": 4, "deck": ["tribesman"]},
                megaliths=dict.fromkeys(CELLS[:3], "A"), villages={"a1a2b2": "A"})  # fmt: skip
    while not any(word.startswith("slot") for word in t.offered):
        t.say(str(t.turn), next(word for word in ("next", "decline") if word in t.offered))
    assert t.turn == "A"
    assert not any(word.startswith("score") for word in t.offered)
    t.pass_all()
    assert happened(t, "stone_scored") == [] and t["A"]["score"] == 0


# --- preparation --------------------------------------------------------------------------------


@pytest.mark.rule("EWP-FLOW-01")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_marker_moves_in_preparation(round_: int) -> None:
    t = eclipse(round=round_)
    assert (t.value("round"), t.value("phase")) == (round_, "eclipse")
    t.pass_all()
    assert t.state.over if round_ == 4 else (t.value("round"), t.value("phase")) == (round_ + 1, "action")


@pytest.mark.rule("EWP-PREP-01", "EWP-PREP-02", "EWP-PREP-03", "EWP-SETUP-09")
def test_open_cards_of_round_1_get_a_token_each() -> None:
    shown, gone = CULTURE[1][3:8], CULTURE[1][:3]
    t = eclipse(open_culture=shown, gone_culture=gone)
    t.source = watch = Watched()
    t.pass_all()
    assert set(t.value("marked")) == set(shown)
    assert len(t.value("open_culture")) == 8 and set(shown) < set(t.value("open_culture"))
    assert [set(draw) <= {f"open-culture {card}" for card in CULTURE[1][8:]} for draw in watch.of("deal_culture")] == [
        True, True, True,
    ]  # fmt: skip
    assert t.state.observe(None).culture_left == (9, 20)


@pytest.mark.rule("EWP-PREP-01", "EWP-PREP-02", "EWP-PREP-03", "EWP-PREP-04")
def test_cards_that_have_a_token_leave_and_the_others_get_one() -> None:
    """Five with a token and three without: what comes for the five is of Era II."""
    old, young = CULTURE[1][:5], CULTURE[1][5:8]
    t = eclipse(round=2, open_culture=[*old, *young], marked=old)
    t.source = watch = Watched()
    t.pass_all()
    assert set(t.value("marked")) == set(young)
    shown = set(t.value("open_culture"))
    assert len(shown) == 8 and shown & set(CULTURE[1]) == set(young)
    assert len(watch.of("deal_culture")) == 5
    assert set(watch.of("deal_culture")[0]) == {f"open-culture {card}" for card in CULTURE[2]}
    assert t.state.observe(None).culture_left == (17, 15)
    assert set(old) <= set(t.state.observe(None).culture_unseen)


@pytest.mark.rule("EWP-PREP-01", "EWP-PREP-03")
def test_cards_of_era_1_do_not_come_back() -> None:
    """Their deck is covered once round 1 is over."""
    t = eclipse(round=3, open_culture=CULTURE[1][:8], marked=CULTURE[1][:8])
    t.source = watch = Watched()
    t.pass_all()
    assert all(set(draw) <= {f"open-culture {card}" for card in CULTURE[2]} for draw in watch.of("deal_culture"))
    assert len(watch.of("deal_culture")) == 8


@pytest.mark.rule("EWP-GOLD-01")
def test_five_cards_are_drawn_and_not_swapped() -> None:
    t = eclipse(A={"deck": {"tribesman": 6}}, B={"deck": {"tribesman": 6}})
    t.pass_all()
    assert (prompt(t), t["A"]["hand"], t["B"]["hand"]) == ("turn", {"tribesman": 5}, {"tribesman": 5})


@pytest.mark.rule("EWP-GOLD-01")
def test_as_an_option_a_drawn_card_may_be_a_lesser_benefit() -> None:
    t = eclipse(options={"prep_swap": "true"}, order=["B", "A"], A={"deck": {"tribesman": 6}})
    while t.value("phase") == "eclipse":
        t.say(str(t.turn), next(word for word in ("next", "decline") if word in t.offered))
    t.say(str(t.turn), *["decline"] * (t.turn == "B"))
    assert (t.turn, t.can("draw"), t.can("idol honor")) == ("A", True, True)
    t.say("A", "draw", "draw", "idol honor", "tool", "food")
    assert (t["A"]["hand"], t["A"]["honor"], t["A"]["tools"], t["A"]["food"]) == ({"tribesman": 2}, 1, 1, 1)
    assert (t.turn, prompt(t)) == ("B", "gain")
