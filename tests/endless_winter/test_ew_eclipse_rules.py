"""EW-ECL and EW-PREP: the eclipse phase, and the preparation of the next round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from endless_winter.faces import owner_file, printed, prompt
from endless_winter.owed import (
    CELLS,
    CULTURE,
    QUIET,
    finish_round,
    happened,
    held,
    last_turn,
    owed,
    play_on,
    skip_to_board,
)
from endless_winter.tables import Table, eclipse, table
from eolith.games.endless_winter import terms

CALM = {
    **{f"order_place_{place}": "food 1" for place in range(1, 5)},
    "brave": "labor 1", "crafter": "develop: labor 1", "hunter": "hunt: labor 1",
}  # fmt: skip
"""A turn order track and cards that ask nobody anything in an eclipse; what the rulebook says of them stays."""


def labor(t: Table) -> dict[str, float]:
    """The labor that the reveal counted."""
    return {terms.SEATS[seat]: halves / 2 for seat, halves, *_ in happened(t, "labor_counted")}


def end_of_round(players: int = 2, faces: Mapping[str, Any] | None = None, **entries: Any) -> Table:
    """The first decision after the last turn of a round, with an order track that asks nobody."""
    t = printed({**CALM, **(faces or {})}, players, **{"turns_done": 3 * players - 1, **entries})
    finish_round(t)
    return t


# --- reveal and order -------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECL-01", "EW-ECL-02")
def test_all_reveal_then_the_order_is_set_then_the_seats_act() -> None:
    """All in one step: between the piles, the count and the new order nobody decides anything."""
    pile = {"pile": ["crafter"], "food": 0}
    t = end_of_round(3, A=pile, B={"pile": ["brave"]}, C=pile)
    (step,) = [step for step in t.steps if happened(t, "pile_revealed", [step])]
    kinds = [terms.EVENTS[event[0]] for event in step.events]
    order = [kind for kind in kinds if kind in ("pile_revealed", "labor_counted", "order_set", "eclipse_started")]
    assert sorted(order[:6]) == ["labor_counted"] * 3 + ["pile_revealed"] * 3
    assert order[6:9] == ["order_set"] * 3
    assert set(order[9:]) == {"eclipse_started"}
    shown = [t.game.pack.cards[card].id for _, card, *_ in happened(t, "pile_revealed", [step])]
    assert shown == ["crafter", "brave", "crafter"]


@pytest.mark.rule("EW-ECL-03", "EW-ECL-07")
def test_revealed_tribe_cards_add_their_printed_labor() -> None:
    t = end_of_round(3, A={"pile": ["crafter", "brave"]}, B={"pile": ["hunter", "hunter"]})
    assert labor(t) == {"A": 2.5, "B": 2, "C": 0}


@pytest.mark.rule("EW-ECL-04")
def test_eclipse_abilities_that_give_labor_count_at_once_and_only_once() -> None:
    faces = {"elder.labor": 1, "elder": "eclipse: labor 0.5", "shaman.labor": 1, "shaman": "eclipse: labor 0.5, tool 1"}
    t = end_of_round(2, faces, A={"pile": ["elder"]}, B={"pile": ["shaman", "shaman"]})
    assert labor(t) == {"A": 1.5, "B": 3}
    assert t.offered == ["use shaman.1", "next"]
    t.say("B", "use shaman.1", "tool", "use shaman.1", "tool")
    assert t["B"]["tools"] == 2
    assert not happened(t, "labor_gained")
    assert not t.can("use elder.1")


@pytest.mark.rule("EW-ECL-05")
@pytest.mark.parametrize(("tribe", "chief", "due"), [(0, False, 0), (1, False, 1.5), (1, True, 3), (2, True, 4.5)])
def test_figures_on_the_rest_space(tribe: int, chief: bool, due: float) -> None:
    figures = {"tribe": {"rest": tribe, "hunt": 2 - tribe}, "chief_at": "rest" if chief else "hunt"}
    t = end_of_round(2, A=figures)
    assert labor(t) == {"A": due, "B": 0}


@pytest.mark.rule("EW-ECL-06")
def test_culture_cards_add_no_labor_and_come_back() -> None:
    bluff = CULTURE[1][:3]
    t = end_of_round(2, A={"pile": bluff})
    assert labor(t) == {"A": 0, "B": 0}
    assert t["A"]["hand"] == dict.fromkeys(bluff, 1)


@pytest.mark.rule("EW-ECL-08", "EW-ECL-09")
def test_half_a_labor_decides() -> None:
    """C acted later and would win a tie."""
    t = end_of_round(3, A={"pile": ["brave"]}, B={"pile": ["crafter"]}, C={"pile": ["hunter"]})
    assert labor(t) == {"A": 1.5, "B": 1, "C": 1}
    assert t.value("order") == ["A", "C", "B"]


@pytest.mark.rule("EW-ECL-09", "EW-ECL-15", "EW-PREP-13")
@pytest.mark.parametrize("piles", [(0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0)])
def test_the_most_labor_takes_the_top_of_the_track(piles: tuple[int, ...]) -> None:
    """Each seat gains what its new place shows; in this order the next round begins."""
    track = {f"order_place_{place}": f"food {place}" for place in range(1, 5)}
    t = end_of_round(4, track, **{seat: {"pile": {"crafter": n}} for seat, n in zip("ABCD", piles)})
    order = sorted("ABCD", key=lambda seat: -piles["ABCD".index(seat)])
    assert t.value("order") == order
    assert prompt(t) == "turn"
    assert [t[seat]["food"] for seat in order] == [1, 2, 3, 4]
    for seat in order:
        assert t.turn == seat
        t.pass_turn()


# --- the eclipse actions ------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECL-12", "EW-ECL-21")
def test_the_four_actions_come_in_their_order() -> None:
    faces = {"order_place_1": "idol 1", "brave": "labor 1; eclipse: tool 1", "steppe": "idol 1"}
    seat = {"pile": ["brave"], "camps": {"a1": 1}, "megaliths": 8, "stones": ["ground_megaliths"]}
    t = printed({**CALM, **faces}, turns_done=5, A=seat)
    finish_round(t)
    assert prompt(t) == "gain"
    for refused in ("use brave.2", "hex a1", "slot 1", "score 1"):
        t.refused("A", refused)
    t.say("A", "idol honor")
    assert t.offered == ["use brave.2", "next"]
    t.refused("A", "hex a1")
    t.say("A", "use brave.2", "tool")
    assert t.offered == ["next", "hex a1"]
    t.refused("A", "slot 1")
    t.say("A", "hex a1", "idol honor")
    assert t.offered == ["next", "slot 1", "score 1"]
    t.say("A", "slot 1", "tool")
    assert (t["A"]["honor"], t["A"]["tools"], prompt(t)) == (2, 2, "turn")


@pytest.mark.rule("EW-ECL-13", "EW-HIDDEN-19")
def test_one_seat_finishes_before_the_next_begins() -> None:
    track = {"order_place_1": "tool 1", "order_place_2": "tool 1"}
    seat = {"megaliths": 8, "stones": ["ground_megaliths"]}
    t = printed(track, turns_done=5, A={**seat, "pile": ["hunter"]}, B={**seat, "stones": ["megalith_boards"]})
    finish_round(t)
    started = terms.EVENTS.index("eclipse_started")
    assert [event[1] for step in t.steps for event in step.events if event[0] == started] == [0]
    while t.turn == "A":
        assert t.refused("B", t.offered[0]) == "EW-HIDDEN-19"
        assert (t["B"]["tools"], t["B"]["score"]) == (0, 0)
        t.say("A", next(word for word in ("tool", "next") if word in t.offered))
    assert t.turn == "B"
    assert t["A"]["tools"] == 1
    assert t.refused("A", t.offered[0]) == "EW-HIDDEN-19"


@pytest.mark.rule("EW-ECL-22")
@pytest.mark.parametrize(("benefit", "paid"), [("food 1", ["c3"]), ("", [])])
def test_the_start_tile_pays_only_what_is_printed_on_it(benefit: str, paid: list[str]) -> None:
    t = printed({**CALM, "start": benefit}, turns_done=5, A={"camps": {"c3": 2}}, B={"camps": {"c3": 1}})
    finish_round(t)
    t.pass_all()
    assert (held(t, "A"), held(t, "B")) == (paid, [])


@pytest.mark.rule("EW-ECL-23", "EW-ECL-18")
@pytest.mark.parametrize(
    ("command", "first", "second"), [("move a1 east", ["a2"], ["a1"]), ("decline", ["a1"], ["a1"])]
)
def test_influence_is_counted_when_the_seat_has_come_to_its_hexes(
    command: str, first: list[str], second: list[str]
) -> None:
    """A leaves the hex that it shares with B before it comes to its own terrain bonuses."""
    tied = {"camps": {"a1": 1}}
    t = printed({**CALM, "explorer": "eclipse: move 1"}, turns_done=5, A={**tied, "pile": ["explorer"]}, B=tied)
    finish_round(t)
    t.say("A", "use explorer.1", command)
    t.pass_all()
    assert (held(t, "A"), held(t, "B")) == (first, second)


@pytest.mark.rule("EW-ECL-17")
def test_who_has_less_influence_gains_nothing() -> None:
    t = end_of_round(3, A={"camps": {"a1": 2}}, B={"camps": {"a1": 1}}, C={"camps": {"a1": 2, "a2": 1}})
    t.pass_all()
    assert (held(t, "A"), held(t, "B"), held(t, "C")) == (["a1"], [], ["a1", "a2"])


@pytest.mark.rule("EW-ECL-29", "EW-ECL-24", "EW-ECL-14")
@pytest.mark.parametrize("instead", [["tool", "food"], ["draw", "idol honor"], ["draw", "draw"], ["decline"]])
def test_each_card_of_a_village_may_be_swapped_on_its_own(instead: list[str]) -> None:
    villages = {"a1a2b2": "A", "d1d2e1": "A"}
    t = eclipse(order=["B", "A"], A={"deck": {"brave": 3}, "stones": ["ground_megaliths"]}, villages=villages)
    skip_to_board(t)
    t.say("A", "villages", *instead)
    a = t["A"]
    gained = (
        ["tool"] * a["tools"] + ["food"] * a["food"] + ["idol honor"] * a["honor"] + ["draw"] * sum(a["hand"].values())
    )
    assert sorted(gained) == sorted(word for word in instead if word != "decline")
    assert prompt(t) != "gain" or t.turn == "B"


@pytest.mark.rule("EW-ECL-29")
@pytest.mark.parametrize(("resource", "lower"), [
    ("megalith", ["draw", "idol offering", "idol honor", "tool", "food"]),
    ("draw", ["draw", "idol offering", "idol honor", "tool", "food"]),
    ("idol", ["idol offering", "idol honor", "tool", "food"]), ("tool", ["tool", "food"]),
])  # fmt: skip
def test_what_the_order_track_gives_may_be_swapped_down(resource: str, lower: list[str]) -> None:
    t = printed(
        {"order_place_1": f"{resource} 1"}, turns_done=5, A={"pile": ["hunter"], "megaliths": 0, "deck": ["brave"]}
    )
    finish_round(t)
    assert t.offered == ["decline", *lower]


@pytest.mark.rule("EW-ECL-30", "EW-PREP-01")
def test_the_last_eclipse_is_played_in_full_and_nothing_is_prepared() -> None:
    seat = {"pile": ["hunter"], "deck": {"brave": 5}, "megaliths": 8, "stones": ["ground_megaliths"]}
    track = {"order_place_1": "tool 1", "brave": "eclipse: tool 1"}
    entries: dict[str, Any] = {"order": ["B", "A"], "ground": [], "open_culture": CULTURE[2][:2]}
    t = printed(track, round=4, turns_done=5, A=seat, megaliths={CELLS[0]: "A"}, **entries)
    finish_round(t)
    assert t.value("order") == ["A", "B"]
    t.say("A", "tool")
    assert t.offered == ["next", "slot 1", "score 1"]
    t.say("A", "slot 1", "tool")
    assert (t["A"]["tools"], t["A"]["score"]) == (2, 1)
    play_on(t)
    assert t.state.over
    assert t.value("open_culture") == entries["open_culture"]
    assert t.value("ground") == {}
    assert (t["A"]["hand"], t["A"]["deck"], t["A"]["discard"]) == ({}, {"brave": 5}, {"hunter": 1})
    assert t.value("round") == 4


@pytest.mark.rule("EW-ECL-32", "EW-PREP-11", "EW-PREP-12")
@pytest.mark.parametrize("kept", [0, 20])
def test_cards_drawn_in_the_eclipse_stay_in_hand(kept: int) -> None:
    villages = {"a1a2b2": "A", "d1d2e1": "A"}
    seat = {"deck": {"tribesman": 20}, "hand": {"tribesman": kept}, "stones": ["ground_megaliths"]}
    t = eclipse(order=["B", "A"], A=seat, villages=villages)
    skip_to_board(t)
    t.say("A", "villages", "draw", "draw")
    t.pass_all()
    assert t["A"]["hand"] == {"tribesman": kept + 7}


# --- preparation ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-PREP-01", "EW-PREP-02")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_first_three_rounds_end_with_a_preparation(round_: int) -> None:
    """Its steps come one after another: animals, culture cards, hands."""
    t = last_turn(round=round_, ground=[], A={"deck": {"brave": 5, "tribesman": 5}})
    finish_round(t)
    assert (t.value("round"), t.value("phase")) == (round_, "eclipse")
    before = len(t.steps)
    t.pass_all()
    assert (t.value("round"), t.value("phase"), t.value("turns_done")) == (round_ + 1, "action", 0)
    kinds = [terms.EVENTS[event[0]] for step in t.steps[before:] for event in step.events]
    steps = [kinds.index(kind) for kind in ("animal_revealed", "culture_dealt", "card_drawn", "round_started")]
    assert steps == sorted(steps)
    assert happened(t, "round_started") == [(-1, round_ + 1, 0, 0)]


@pytest.mark.rule("EW-PREP-03")
def test_all_figures_go_home() -> None:
    figures = {"tribe": {"rest": 1, "hunt": 1}, "chief_at": "rest"}
    t = last_turn(A=figures, B={"tribe": {"home": 1, "develop": 1}, "chief_at": "migrate"}, bottoms={"hunt": "A tribe"})
    finish_round(t)
    assert t["A"]["tribe"] == {"home": 0, "rest": 1, "hunt": 1}
    t.pass_all()
    for seat in "AB":
        assert (t[seat]["chief_at"], t[seat]["tribe"]) == ("home", {"home": 2})
    assert t.value("bottoms") == {}
    t.say("A", "figure chief hunt", "next", "next", "next")
    assert t.value("bottoms") == {"hunt": "A chief"}


@pytest.mark.rule("EW-PREP-09")
def test_round_3_refills_from_the_second_culture_deck() -> None:
    shown = CULTURE[2][:5]
    t = eclipse(round=3, open_culture=shown, gone_culture=CULTURE[2][5:8])
    t.pass_all()
    now = t.value("open_culture")
    assert set(shown) < set(now) <= set(CULTURE[2]) - set(CULTURE[2][5:8])
    assert len(now) == 8


@pytest.mark.rule("EW-PREP-10")
@pytest.mark.parametrize(("round_", "era"), [(1, 1), (2, 2), (3, 2)])
def test_a_short_culture_deck_is_laid_out_as_far_as_it_goes(round_: int, era: int) -> None:
    t = eclipse(round=round_, gone_culture=CULTURE[era][3:])
    t.pass_all()
    assert t.value("open_culture") == CULTURE[era][:3]


@pytest.mark.rule("EW-PREP-14")
def test_everything_else_carries_over() -> None:
    seat = {"food": 3, "tools": 2, "camps": {"c3": 1}, "megaliths": 8, "offering": 2, "honor": 3, "score": 7,
            "unused": ["woolly_rhino"], "used": ["glyptodon"], "stones": ["buried_cards"]}  # fmt: skip
    field: dict[str, Any] = {
        "megaliths": dict.fromkeys(CELLS[:2], "grey"),
        "villages": {"a1a2b2": "A"},
        "stones": ["village_steppe"],
    }
    t = last_turn(A=seat, **field, pack=owner_file(QUIET))
    before = t["A"]
    finish_round(t)
    t.pass_all()
    assert t.value("round") == 2
    same = set(before) - {"hand", "deck", "discard", "pile", "tribe", "chief_at"}
    assert {name: t["A"][name] for name in same} == {name: before[name] for name in same}
    assert {name: t.value(name) for name in field} == field


@pytest.mark.rule("EW-PREP-13")
def test_the_next_round_is_played_in_the_new_order() -> None:
    t = eclipse(3, order=["A", "B", "C"], C={"pile": ["brave", "brave"]}, A={"pile": ["hunter"]})
    assert t.value("order") == ["C", "A", "B"]
    t.pass_all()
    for seat in "CAB" * 2:
        assert t.turn == seat
        t.pass_turn()


@pytest.mark.rule("EW-ECL-31")
def test_a_buried_card_of_the_pile_does_not_come_back() -> None:
    assert table(agenda=owed("bury"), A={"hand": ["brave"]}).can("bury hand brave")
    faces = {**CALM, "elder": "eclipse: bury 1", "hunter": "eclipse: tool 1"}
    t = printed(faces, turns_done=5, A={"pile": ["elder", "hunter"]})
    finish_round(t)
    assert t.offered == ["use elder.1", "use hunter.1", "next"]
    t.say("A", "use elder.1", "bury pile hunter")
    assert not t.can("use hunter.1")
    t.pass_all()
    assert t["A"]["buried"] == {"hunter": 1}
    assert t["A"]["hand"].get("hunter", 0) + t["A"]["discard"].get("hunter", 0) == 0
