"""EW-FLOW, EW-PILE, EW-CULTURE, EW-FIGURE, EW-REST: rounds, turns, and where figures go."""

from __future__ import annotations

from itertools import combinations, groupby, permutations
from typing import Any

import pytest

from endless_winter.faces import CARD, holding, printed, prompt, use
from endless_winter.owed import finish_round, happened, last_turn
from endless_winter.tables import Table, eclipse, random_game, table
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.words.telling import Telling
from eolith.games.endless_winter.words.typed import Vocabulary
from eolith.kernel.standings import standings

PLACES = (*terms.COLUMNS, "rest")
DOWN = ("next", "next", "next")
"""From the top of a column to the end of the turn."""


def turns_of_a_round(t: Table) -> list[str]:
    """Who takes the turns from now on until the action phase is over; all pass."""
    takers = []
    while t.value("phase") == "action":
        assert t.turn is not None
        takers.append(t.turn)
        t.pass_turn()
    return takers


# --- rounds and phases ------------------------------------------------------------------------------


@pytest.mark.rule("EW-FLOW-01", "EW-FLOW-02", "EW-FLOW-03", "EW-FLOW-13", "EW-FLOW-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_of_three_phases(players: int) -> None:
    """Eight spaces of the round track: a round and an eclipse by turns; the last eclipse ends the game."""
    seen = [(state.round, terms.PHASES[state.phase]) for state, _ in random_game(players, 4)]
    spaces = [place for place, _ in groupby(seen) if place[1] in ("action", "eclipse")]
    assert spaces == [(number, phase) for number in (1, 2, 3, 4) for phase in ("action", "eclipse")]
    turned = [place for place, _ in groupby(seen)]
    assert [place for place in turned if place[1] == "preparation"][-2:] == [(2, "preparation"), (3, "preparation")]
    assert all(turned[turned.index((number, "preparation")) + 1] == (number + 1, "action") for number in (2, 3))


@pytest.mark.rule("EW-FLOW-03")
def test_the_last_eclipse_is_followed_by_the_end() -> None:
    t = last_turn(round=4, A={"deck": ["brave"]})
    finish_round(t)
    t.pass_all()
    assert t.state.over
    assert t.value("round") == 4
    assert t["A"]["hand"] == {}
    assert t["A"]["tribe"]["home"] == 2 and t["B"]["tribe"]["migrate"] == 1


@pytest.mark.rule("EW-FLOW-04")
@pytest.mark.parametrize(("scores", "places"), [((10, 12), [2, 1]), ((12, 10), [1, 2])])
def test_the_most_points_win(scores: tuple[int, int], places: list[int]) -> None:
    """Whoever comes first in order only wins a tie."""
    t = eclipse(round=4, A={"score": scores[0], "pile": ["brave"]}, B={"score": scores[1]})
    t.pass_all()
    assert standings(t.state.scores(), t.state.tie_breaks()) == places


@pytest.mark.rule("EW-FLOW-05")
@pytest.mark.parametrize(("round_", "eras"), [(1, {1}), (2, {1}), (3, {1, 2}), (4, {1, 2})])
def test_the_era_changes_after_round_2(round_: int, eras: set[int]) -> None:
    free = {"stone_symbol_cost": "false"}
    t = holding("stone", round=round_, stones=["village_steppe", "idol_levels"], options=free)
    t.say("A", use())
    era = {stone.id: stone.era for stone in t.game.pack.stones}
    assert {era[word.removeprefix("stone ")] for word in t.offered if word.startswith("stone ")} == eras


@pytest.mark.rule("EW-FLOW-06", "EW-FLOW-07", "EW-FLOW-13")
def test_three_turns_each_in_an_order_that_stays() -> None:
    t = table(3, order=["C", "A", "B"], A={"hand": ["brave"]})
    t.say("C", "figure tribe rest", "next")
    assert t.value("order") == ["C", "A", "B"]
    assert t.refused("C", "figure tribe rest") == "EW-FLOW-06"
    assert turns_of_a_round(t) == list("ABCABCAB")
    assert t.value("phase") == "eclipse"


@pytest.mark.rule("EW-FLOW-08", "EW-FLOW-10", "EW-FLOW-11", "EW-FLOW-12", "EW-CULTURE-06", "EW-PILE-06")
def test_the_steps_of_a_turn() -> None:
    t = printed(
        {CARD: "food 1"},
        turns_done=4,
        A={"hand": [CARD, "dried_meat", "hunter", "crafter", "elder"], "deck": ["brave"], "discard": ["tribesman"]},
    )
    assert t.refused("A", "play hunter") == "EW-LABOR-02"
    t.say("A", f"play {CARD}", "figure tribe hunt")
    assert t.refused("A", "play dried_meat") == "EW-CULTURE-07"
    t.say("A", "play hunter", "next", "next")
    assert t["A"]["played"] == {CARD: 1, "hunter": 1}
    assert t.refused("A", "pile crafter") == "EW-PILE-04"
    t.say("A", "next")
    assert (t["A"]["played"], t["A"]["deck"]) == ({}, {"brave": 1})
    assert t.state.observe(1).seats[0].discard == {"tribesman": 1, CARD: 1, "hunter": 1}
    assert t.refused("A", "pile hunter") == "EW-PILE-06"
    t.say("A", "pile crafter", "next")
    assert t["A"]["hand"] == {"dried_meat": 1, "elder": 1}
    finish_round(t)
    t.pass_all()
    assert t.value("round") == 2
    assert t["A"]["hand"]["dried_meat"] == 1


@pytest.mark.rule("EW-FLOW-15", "EW-LABOR-06")
def test_labor_is_lost_at_the_end_of_a_turn() -> None:
    t = table(A={"hand": ["brave", "brave"]}, B={"hand": ["brave"]})
    t.say("A", "figure tribe hunt", "play brave")
    assert t.labor == 2.5
    t.say("A", *DOWN)
    t.say("B", "figure tribe hunt")
    assert t.labor == 0
    t.say("B", *DOWN)
    t.say("A", "figure tribe hunt")
    assert t.labor == 0


@pytest.mark.rule("EW-FLOW-16", "EW-FIGURE-06", "EW-FIGURE-01")
@pytest.mark.parametrize("column", terms.COLUMNS)
def test_a_turn_without_any_action(column: str) -> None:
    t = table(A={"camps": {}}, B={"camps": {}})
    assert t.refused("A", "next") == "EW-FIGURE-01"
    t.say("A", f"figure tribe {column}", *DOWN)
    assert t.turn == "B"
    assert t["A"]["tribe"] == {"home": 1, column: 1}
    assert t["A"]["score"] == 0


# --- the eclipse pile -------------------------------------------------------------------------------


@pytest.mark.rule("EW-PILE-02")
@pytest.mark.parametrize("cards", [some for n in range(4) for some in combinations(("brave", "elder", CARD), n)])
def test_any_cards_of_the_hand_make_a_pile(cards: tuple[str, ...]) -> None:
    t = last_turn(order=["B", "A"], A={"hand": ["brave", "elder", CARD]})
    t.say("A", "figure tribe rest", "next", *(f"pile {card}" for card in cards))
    assert t["A"]["pile"] == dict.fromkeys(cards, 1)
    assert t["A"]["hand"] == {card: 1 for card in ("brave", "elder", CARD) if card not in cards}
    t.say("A", "next")
    assert t.value("phase") == "eclipse"


@pytest.mark.rule("EW-PILE-01", "EW-PILE-02")
@pytest.mark.parametrize("hand", [[], ["brave"]])
def test_who_has_no_card_is_not_asked_for_a_pile(hand: list[str]) -> None:
    t = last_turn(order=["B", "A"], A={"hand": hand})
    t.say("A", "figure tribe rest", "next")
    assert (t.value("phase") == "eclipse") is (not hand)
    assert (prompt(t) == "form_pile") is bool(hand)


@pytest.mark.rule("EW-PILE-02", "EW-HIDDEN-17")
def test_the_pile_is_fixed_when_its_owner_says_so() -> None:
    """With its last card laid a hand is empty, but the pile may still be changed."""
    t = last_turn(order=["B", "A"], A={"hand": ["brave"]})
    t.say("A", "figure tribe rest", "next", "pile brave")
    assert (prompt(t), t.turn) == ("form_pile", "A")
    t.say("A", "next")
    assert t.value("phase") == "eclipse"


@pytest.mark.rule("EW-PILE-02")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_pile_can_be_named_in_one_command_in_any_order(language: str) -> None:
    """One by one a later card leaves the earlier ones behind; named together they go in any order."""
    hand = ["brave", "elder", "hunter", "log_rollers"]
    words = Vocabulary(Telling(last_turn().game, language))
    for size in range(1, 5):
        for cards in permutations(hand, size):
            t = last_turn(order=["B", "A"], A={"hand": hand})
            t.say("A", "figure tribe rest", "next")
            command = f"pile {' '.join(cards)}"
            assert words.english(words.shown(command)) == command
            t.say("A", command)
            assert t["A"]["pile"] == dict.fromkeys(sorted(cards, key=hand.index), 1)
    assert t.refused("A", "pile brave elder") == "EW-PILE-01"


@pytest.mark.rule("EW-PILE-03")
def test_the_pile_is_neither_hand_nor_discard_pile() -> None:
    """Three cards are due from an empty deck: only the two discarded ones come."""
    t = holding("draw 3", A={"pile": ["brave", "elder"], "discard": ["tribesman", "tribesman"]})
    t.say("A", use(), "draw", "draw")
    assert not t.can("draw")
    assert t.refused("A", "draw") == "EW-GOLD-04"
    t.say("A", "decline")
    assert (t["A"]["hand"], t["A"]["pile"]) == ({"tribesman": 2}, {"brave": 1, "elder": 1})
    assert t.refused("A", "play brave") == "EW-LABOR-19"


@pytest.mark.rule("EW-PILE-05", "EW-INIT-06")
def test_a_card_just_taken_may_go_into_the_pile() -> None:
    t = last_turn(order=["B", "A"], A={"hand": ["brave"], "tools": 1})
    t.say("A", "figure tribe initiate", "play brave", "tribe crafter")
    assert t.refused("A", "play crafter") == "EW-INIT-05"
    t.say("A", *DOWN, "pile crafter", "next")
    labor = {terms.SEATS[seat]: halves for seat, halves, *_ in happened(t, "labor_counted")}
    assert labor["A"] == 2


# --- step 1: culture cards ----------------------------------------------------------------------------


@pytest.mark.rule("EW-CULTURE-01", "EW-CULTURE-02", "EW-CULTURE-05", "EW-CULTURE-10")
def test_any_number_of_culture_cards() -> None:
    """Three of six cards cost two others; none of their abilities has to be used."""
    culture = ["dried_meat", "bone_figurine", "red_ochre"]
    t = table(A={"hand": [*culture, "brave", "elder", "hunter"]})
    t.say("A", "play dried_meat", "play bone_figurine")
    assert prompt(t) == "discard_card"
    assert t.refused("A", "play red_ochre") == "EW-CULTURE-03"
    assert not any(word.startswith("use") for word in t.offered)
    t.say("A", "discard brave", "play red_ochre", "discard elder")
    assert t["A"]["hand"] == {"hunter": 1}
    t.say("A", "figure tribe hunt", *DOWN)
    assert t["A"]["discard"] == dict.fromkeys([*culture, "brave", "elder"], 1)
    assert (t["A"]["food"], t["A"]["offering"], t["A"]["honor"]) == (0, 0, 0)
    t.say("B", "figure tribe hunt", *DOWN)
    assert not t.can("next")
    t.say("A", "figure tribe hunt")
    assert t["A"]["played"] == {}


@pytest.mark.rule("EW-CULTURE-06", "EW-GOLD-03")
def test_played_culture_cards_are_not_shuffled_into_the_deck() -> None:
    t = printed(
        {CARD: "vp 1", "bone_figurine": "vp 1", "sharp_eye_a": "draw 2"},
        A={"hand": [CARD, "bone_figurine", "brave"], "chief": "sharp_eye"},
    )
    t.say("A", f"play {CARD}", "play bone_figurine", "discard brave", "figure chief hunt")
    t.say("A", "use sharp_eye_a.1", "draw")
    assert t["A"]["hand"] == {"brave": 1}
    assert t["A"]["played"] == {CARD: 1, "bone_figurine": 1}
    assert not t.can("draw")


@pytest.mark.rule("EW-CULTURE-08")
def test_a_culture_card_that_comes_to_hand_in_step_1_may_be_played() -> None:
    drawn = {"bone_figurine": "food 1"}
    t = holding("draw 1", faces=drawn, A={"hand": ["brave"], "deck": ["bone_figurine"]})
    t.say("A", use(), "draw", "play bone_figurine", "discard brave", "use bone_figurine.1")
    assert (t["A"]["food"], t["A"]["hand"]) == (1, {})
    t = holding("culture hand", faces=drawn, A={"hand": ["brave"]}, open_culture=["bone_figurine"])
    t.say("A", use(), "culture bone_figurine", "play bone_figurine", "discard brave", "use bone_figurine.1")
    assert (t["A"]["food"], t["A"]["hand"]) == (1, {})


@pytest.mark.rule("EW-CULTURE-09", "EW-CARDS-06")
def test_culture_cards_bring_labor_only_by_a_symbol() -> None:
    assert all(card.labor == 0 for card in table().game.pack.cards if card.kind == "culture")
    t = holding("labor 1; hunt: labor 1; migrate: labor 4")
    assert t.labor == 0
    assert t.refused("A", use(2)) == "EW-CARDS-06"
    t.say("A", use(1))
    assert t.labor == 1
    t.say("A", "figure tribe hunt")
    assert t.refused("A", use(1)) == "EW-CARDS-03"
    assert t.refused("A", use(3)) == "EW-CARDS-06"
    t.say("A", use(2))
    assert t.labor == 2
    assert t.refused("A", use(2)) == "EW-CARDS-02"


# --- step 2: figures ----------------------------------------------------------------------------------


@pytest.mark.rule("EW-FIGURE-02", "EW-FIGURE-12")
def test_every_column_and_the_rest_space_are_always_free() -> None:
    crowd = {"chief_at": "hunt", "tribe": {"home": 1, "hunt": 1}}
    t = table(3, turns_done=6, A=crowd, B=crowd, C=crowd, bottoms={"hunt": "A chief"})
    assert t.offered == [f"figure tribe {place}" for place in PLACES]
    t = table(turns_done=2, A={"tribe": {"home": 1, "rest": 1}})
    assert t.offered == [f"figure {kind} {place}" for kind in terms.FIGURES for place in PLACES]


@pytest.mark.rule("EW-FIGURE-03", "EW-REST-01")
def test_a_figure_rests_on_its_own_board_only() -> None:
    t = table(A={"deck": ["brave"]}, B={"deck": ["elder"]})
    t.say("A", "figure tribe rest", "use rest_space.1", "draw", "next")
    assert t["A"]["tribe"] == {"home": 1, "rest": 1}
    assert (t["A"]["hand"], t["B"]["hand"]) == ({"brave": 1}, {})
    assert t["B"]["tribe"] == {"home": 2}
    assert sum(word.endswith("rest") for word in t.offered) == 2  # of the chief and of a tribe figure


@pytest.mark.rule("EW-FIGURE-05")
def test_top_actions_in_any_order_and_number() -> None:
    t = table(A={"hand": ["brave"] * 3, "tools": 2}, ground=["woolly_rhino"], animals=["giant_sloth"] * 4)
    t.say("A", "figure tribe hunt", *["play brave"] * 3)
    t.say("A", "use hunt.top.1", "animal woolly_rhino", "use hunt.top.1", "animal giant_sloth")
    assert (t.labor, t["A"]["unused"]) == (3.5, {"woolly_rhino": 1, "giant_sloth": 1})
    assert t.value("ground") == {"giant_sloth": 3}


@pytest.mark.rule("EW-FIGURE-09", "EW-FIGURE-12", "EW-FIGURE-13", "EW-FIGURE-16", "EW-FIGURE-18")
def test_the_bottom_of_a_column_works_once_a_round() -> None:
    t = printed({"thunderpaw_a": "vp 1"}, A={"chief": "thunderpaw", "unused": ["woolly_rhino"] * 2})
    t.say("A", "figure tribe hunt")
    assert not t.can("use thunderpaw_a.1")
    t.say("A", "next", "next", "use hunt.bottom.1", "top")
    assert t.value("bottoms") == {"hunt": "A tribe"}
    t.say("A", "next")
    t.say("B", "figure chief hunt", "next", "next")
    assert t.refused("B", "use hunt.bottom.1") == "EW-FIGURE-11"
    t.say("B", "next")
    t.say("A", "figure tribe hunt", "next", "use hunt.middle.1", "turn woolly_rhino", "next")
    assert t.refused("A", "use hunt.bottom.1") == "EW-FIGURE-13"
    assert t.value("bottoms") == {"hunt": "A tribe"}
    t.say("A", "next")
    turns_of_a_round(t)
    t.pass_all()
    assert (t.value("round"), t.value("bottoms")) == (2, {})
    seat = t.turn or ""
    t.say(seat, "figure tribe hunt", "next", "next")
    assert t.can("use hunt.bottom.1")


@pytest.mark.rule("EW-FIGURE-17", "EW-FIGURE-14", "EW-FIGURE-16")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_chief_comes_in_any_turn_of_the_round(turn: int) -> None:
    """Its ability works in that turn alone, also after the actions."""
    t = printed({"thunderpaw_a": "labor 1"}, A={"chief": "thunderpaw"})
    for number in range(3):
        t.say("A", f"figure {'chief' if number == turn else 'tribe'} migrate", "next", "next")
        assert t.can("use thunderpaw_a.1") is (number == turn)
        if number == turn:
            t.say("A", "use thunderpaw_a.1")
            assert t.labor == 1
        t.say("A", "next")
        if number < 2:
            t.say("B", "figure tribe rest", "next")
    assert t["A"]["tribe"]["home"] == 0
    assert t["A"]["chief_at"] == "migrate"


@pytest.mark.rule("EW-FIGURE-14")
def test_an_option_opens_the_chief_ability_in_step_1() -> None:
    """Used there, it binds the chief to be placed; else it works as usual."""
    seat: dict[str, Any] = {"A": {"chief": "thunderpaw"}, "options": {"chief_window": "from_step_1"}}
    t = printed({"thunderpaw_a": "labor 1; hunt: vp 1"}, **seat)
    assert t.refused("A", "use thunderpaw_a.2") == "EW-FIGURE-14"
    t.say("A", "use thunderpaw_a.1")
    assert t.refused("A", "figure tribe hunt") == "EW-FIGURE-14"
    t.say("A", "figure chief hunt", "use thunderpaw_a.2")
    assert (t.labor, t["A"]["score"]) == (1, 1)
    assert t.refused("A", "use thunderpaw_a.1") == "EW-CARDS-02"
    t = printed({"thunderpaw_a": "labor 1; hunt: vp 1"}, **seat)
    t.say("A", "figure tribe hunt")
    assert not t.can("use thunderpaw_a.1")
    t = printed({"thunderpaw_a": "labor 1; hunt: vp 1"}, **seat)
    t.say("A", "figure chief hunt", "next", "use thunderpaw_a.1")
    assert t.labor == 1


# --- resting ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-REST-04", "EW-REST-05", "EW-REST-09")
def test_several_figures_rest_each_in_full() -> None:
    """Three rests are worth 4.5 labor, and the figures lie there until preparation."""
    t = printed({"woolly_rhino": "vp 1"}, A={"deck": ["tribesman"] * 3, "unused": ["woolly_rhino"] * 3})
    for number, figure in enumerate(("tribe", "chief", "tribe"), 1):
        t.say("A", f"figure {figure} rest", "use rest_space.1", "draw", "use rest_space.2", "turn woolly_rhino", "next")
        assert (t["A"]["hand"], t["A"]["score"]) == ({"tribesman": number}, number)
        if number < 3:
            t.say("B", "figure tribe rest", "next")
    t.say("A", "next")
    t.say("B", "figure chief hunt", *DOWN)
    assert {seat: halves for seat, halves, *_ in happened(t, "labor_counted")} == {0: 9, 1: 6}
    assert t.value("phase") == "eclipse"
    assert (t["A"]["chief_at"], t["A"]["tribe"]) == ("rest", {"home": 0, "rest": 2})
    t.pass_all()
    assert t.value("round") == 2
    assert (t["A"]["chief_at"], t["A"]["tribe"]) == ("home", {"home": 2})


@pytest.mark.rule("EW-REST-08", "EW-REST-10")
def test_a_rest_follows_the_culture_step_and_closes_nothing() -> None:
    t = holding("food 1; rest: food 2", A={"camps": {"c3": 3}})
    t.say("A", use(1), "figure tribe rest")
    assert t["A"]["food"] == 1
    t.say("A", use(2))
    assert t["A"]["food"] == 3
    assert not any(word.startswith("use") and "_space" not in word for word in t.offered)
    t.say("A", "next")
    assert t.value("bottoms") == {}
    for column in terms.COLUMNS[:2]:
        t.say(t.turn or "", f"figure tribe {column}", "next", "next")
        assert t.can(f"use {column}.bottom.1")
        t.say(t.turn or "", "next")
