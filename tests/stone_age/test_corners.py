"""Where rules of Stone Age meet: scenes of one or more rounds, played to their end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import eolith
from eolith.games.stone_age import terms
from eolith.games.stone_age.rules import final_points, room
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError
from eolith.kernel.rule import Refused
from stone_age.tables import Table, new_game, table

QUIET = {"food": 20}
"""A tribe that is fed without being asked."""
PLAIN = ("C12", "C10", "C13", "C11")
"""Cards that give food."""


def offered(t: Table) -> list[str]:
    return [t.game.text(option) for option in t.state.options()]


def goods(t: Table, seat: str) -> list[int]:
    return [t[seat][name] for name in terms.RESOURCES]


def ending(t: Table) -> str:
    return terms.ENDINGS[t.state.over]


def slots(t: Table) -> list[str]:
    """The cards on display, slot 1 first."""
    shown: list[str] = t.state.to_position()["slots"]
    return shown


def play_round(t: Table, placing: dict[str, list[str]], acting: dict[str, list[str]]) -> None:
    """One round: what each seat places, turn by turn, and then does; the first player is named first."""
    left = {seat: list(places) for seat, places in placing.items()}
    while t.phase == "place":
        assert t.turn is not None
        t.say(t.turn, f"place {left[t.turn].pop(0)}")
    for seat, commands in acting.items():
        for command in commands:
            t.say(seat, command)


def undo_rule(t: Table, seat: str) -> str:
    """The rule against taking back; empty if nothing forbids it."""
    refusal = t.why_not_undo(terms.SEATS.index(seat))
    return refusal.rule if refusal else ""


# --- the card of two resources -----------------------------------------------------------------


@pytest.mark.rule("SA-CARD-31", "SA-BUILD-01", "SA-BUILD-07", "SA-BUILD-10")
@pytest.mark.parametrize(
    ("tile", "own", "taken", "pay", "points"),
    [
        ("B01", {"wood": 2}, "wood brick", "2 wood brick", 10),
        ("B13", {"stone": 1}, "stone gold", "2 stone gold", 16),
        ("B14", {"gold": 2}, "gold gold", "4 gold", 24),
        ("B15", {"wood": 3}, "wood brick", "3 wood brick", 13),
        ("B16", {"stone": 2}, "brick gold", "brick 2 stone gold", 20),
        ("B17", {"wood": 1, "gold": 1}, "brick stone", "wood brick stone gold", 18),
        ("B21", {"wood": 2, "stone": 1}, "brick gold", "2 wood brick stone gold", 21),
        ("B22", {}, "gold gold", "2 gold", 12),
    ],
)
def test_two_resources_of_choice_in_the_middle_of_paying_for_a_building(
    tile: str, own: dict[str, int], taken: str, pay: str, points: int
) -> None:
    t = table(A={**own, "open": ["C34"], "placed": {"building1": 1, "field": 1}}, stacks=[[tile, "B02"], ["B03"]])
    t.say("A", "act building1")
    assert offered(t)[0] == "choose"
    assert t.refused("A", f"pay {pay}") == "SA-BUILD-11"  # not before they are taken
    t.say("A", f"choose {taken}")
    t.say("A", f"pay {pay}")
    assert (t["A"]["score"], t["A"]["open"], t["A"]["pile"]) == (points, [], ["C34"])
    assert sum(goods(t, "A")) == sum(own.values()) + 2 - count(pay)
    assert t.turn == "A"


def count(pay: str) -> int:
    """How many resources `2 wood brick` are."""
    words = pay.split()
    return sum(int(word) - 1 if word.isdecimal() else 1 for word in words)


@pytest.mark.rule("SA-CARD-31", "SA-BUILD-05", "SA-BUILD-07")
@pytest.mark.parametrize("tile", [f"B{number}" for number in range(14, 23)])
def test_the_owner_of_the_choice_card_is_asked_only_if_two_resources_can_help(tile: str) -> None:
    """Against every pair of resources, for all stocks of up to three of a kind."""
    base = table(A={"open": ["C34"], "placed": {"building1": 1, "field": 1}}, stacks=[[tile, "B01"], ["B02"]])
    printed = base.game.pack.tiles[base.game.pack.tile(tile)]
    for own in product(range(4), repeat=4):
        position = base.state.to_position()
        position["A"] |= dict(zip(terms.RESOURCES, own, strict=True))
        state = base.game.from_position(position)
        state.apply(base.game.option("act building1"))
        helped = any(
            payable(Counter(own_and(own, pair)), printed.units, printed.kinds)
            for pair in combinations_with_replacement(range(4), 2)
        )
        asked = terms.FRAMES[state.frame[0]] == "pay"
        assert asked == (helped or payable(Counter(own_and(own, ())), printed.units, printed.kinds)), own
        assert state.choice[0] == 1


def own_and(own: tuple[int, ...], more: tuple[int, ...]) -> dict[int, int]:
    return {kind: own[kind] + more.count(kind) for kind in range(4)}


def payable(stock: Counter[int], units: int, kinds: int) -> bool:
    """Is there any payment of exactly so many of so many kinds, or of one to `units` where kinds is -1?"""
    if kinds < 0:
        return stock.total() > 0
    return any(
        sum(paid) == units and sum(n > 0 for n in paid) == kinds
        for paid in product(*(range(stock[kind] + 1) for kind in range(4)))
    )


@pytest.mark.rule("SA-CARD-31", "SA-BUILD-05")
def test_two_resources_badly_chosen_leave_the_building() -> None:
    t = table(A={"wood": 3, "open": ["C34"], "placed": {"building1": 1, "field": 1}}, stacks=[["B16", "B01"], ["B02"]])
    t.say("A", "act building1")
    assert offered(t) == ["choose", "decline"]
    t.say("A", "choose wood wood")
    assert (goods(t, "A"), t["A"]["placed"], t["A"]["score"]) == ([5, 0, 0, 0], {"field": 1}, 0)


@pytest.mark.rule("SA-CARD-31")
def test_the_choice_card_waits_until_a_begun_payment_is_over() -> None:
    t = table(A={"wood": 2, "open": ["C34"], "placed": {"card2": 1, "field": 1}}, slots=PLAIN)
    t.say("A", "act card2")
    t.step("A", "pay wood")
    assert offered(t) == ["pay wood"]
    assert t.refused("A", "choose gold gold") == "SA-CARD-31"
    t.say("A", "pay wood")
    t.say("A", "choose gold gold")
    assert goods(t, "A") == [0, 0, 0, 2]


@pytest.mark.rule("SA-CARD-31", "SA-CARD-08")
def test_the_choice_card_taken_at_once_cannot_pay_for_itself() -> None:
    t = table(
        A={"placed": {"card1": 1, "field": 1}}, slots=["C34", *PLAIN[:3]], options={"choice_card_timing": "at_once"}
    )
    t.say("A", "act card1")
    assert (t["A"]["pile"], goods(t, "A"), offered(t)) == ([], [0] * 4, ["act field"])


@pytest.mark.rule("SA-FEED-16", "SA-FEED-14")
@pytest.mark.parametrize(
    ("food", "wood", "asked"), [(3, 0, True), (2, 0, False), (2, 1, True), (0, 3, True), (0, 2, False)]
)
def test_hunger_is_declared_only_where_the_choice_card_cannot_cover_it(food: int, wood: int, asked: bool) -> None:
    t = table(phase="feed", A={"food": food, "wood": wood, "open": ["C34"]}, B=QUIET)
    assert (t.turn == "A" and t.phase == "feed") == asked
    if asked:
        assert offered(t) == ["choose", "starve"]
        t.say("A", "choose brick gold")
        t.say("A", f"pay {wood} wood brick gold")
    assert (t["A"]["hungry"], t["A"]["score"], t["A"]["food"]) == ((0, 0, 0) if asked else (1, -10, 0))
    assert t["A"]["open"] == ([] if asked else ["C34"])


# --- the extra card, and the end of the deck -----------------------------------------------------


@pytest.mark.rule("SA-CARD-25", "SA-END-01", "SA-END-03")
def test_the_extra_card_on_an_empty_deck_and_the_end_that_follows() -> None:
    t = table(
        A={**QUIET, "wood": 1, "placed": {"card1": 1}},
        B={"placed": {"hunting": 2}},
        slots=["C30", *PLAIN[:3]],
        deck=[],
        dice=[[6, 6]],
    )
    t.say("A", "acquire card1 wood")
    assert (t["A"]["pile"], t["A"].get("extra")) == (["C30"], None)
    t.say("B", "act hunting")  # the round is played to its end: B's six food feed its five figures
    assert (ending(t), t["B"]["food"], t["A"]["food"], t.state.round) == ("deck", 1, 15, 1)
    assert t.state.slots[0] == -1
    assert t["A"]["score"] == 1  # writing


@pytest.mark.rule("SA-CARD-23", "SA-END-01", "SA-SCORE-12")
def test_the_extra_card_can_take_the_card_that_the_display_lacks() -> None:
    t = table(
        A={**QUIET, "wood": 1, "placed": {"card1": 1}},
        B={**QUIET, "placed": {"field": 1}},
        slots=["C30", *PLAIN[:3]],
        deck=["C02"],
    )
    t.say("A", "acquire card1 wood")
    assert (t.state.deck_size, t.phase) == (0, "act")
    t.say("B", "act field")
    assert (ending(t), t["A"]["score"]) == ("deck", 1 + 1)  # writing twice: two sets of one


@pytest.mark.rule("SA-END-02", "SA-END-01", "SA-ROUND-04", "SA-ROUND-05")
def test_an_exact_refill_a_round_without_purchase_and_then_the_end() -> None:
    t = table(
        A={"food": 40, "wood": 2, "placed": {"card1": 1}},
        B={"food": 40, "placed": {"field": 1}},
        slots=PLAIN,
        deck=["C20"],
    )
    t.say("A", "acquire card1 wood")
    t.say("B", "act field")
    assert (t.state.round, t.state.deck_size, slots(t)) == (2, 0, [*PLAIN[1:], "C20"])
    play_round(
        t,
        {"B": ["hunting 5"], "A": ["card4 1", "hunting 4"]},
        {"B": ["act hunting"], "A": ["act card4", "act hunting"]},
    )
    assert (t.state.round, slots(t)) == (3, [*PLAIN[1:], "C20"])  # nobody could pay for C20
    play_round(
        t,
        {"A": ["card1 1", "hunting 4"], "B": ["hunting 5"]},
        {"A": ["acquire card1 wood", "act hunting"], "B": ["act hunting"]},
    )
    assert (ending(t), t.state.round, slots(t)) == ("deck", 3, ["", *PLAIN[2:], "C20"])


# --- the end by buildings --------------------------------------------------------------------------


def last_tile(**entries: Any) -> Table:
    """A, who begins, can take the last tile of stack 1; B still has its turn."""
    own = {"wood": 2, "brick": 1, "tools": [1], "turned": [True], **QUIET, "placed": {"building1": 1}}
    return table(A=own, B={**QUIET, "wood": 1, "placed": {"card1": 1}}, stacks=[["B01"], ["B02", "B03"]], **entries)


@pytest.mark.rule("SA-END-04", "SA-END-07", "SA-END-01")
def test_the_last_tile_and_a_short_deck_in_one_round_end_it_by_buildings() -> None:
    t = last_tile(slots=PLAIN, deck=[])
    t.say("A", "acquire building1 2 wood brick")
    assert t.turn == "B"
    t.say("B", "acquire card1 wood")
    assert (ending(t), t.state.round, t.state.first) == ("buildings", 1, 0)
    assert [t.state.slots[0], t["A"]["turned"], t["A"]["food"]] == [-1, [True], 15]
    assert t.state.slots[1] == t.game.pack.card("C10")  # no slide


@pytest.mark.rule("SA-END-06", "SA-END-04", "SA-END-01")
@pytest.mark.parametrize(
    ("tile", "deck", "how"),
    [(True, [], "buildings"), (True, ["C20"], "buildings"), (False, [], "deck"), (False, ["C20"], "round_cap")],
)
def test_a_round_cap_only_stops_what_would_have_gone_on(tile: bool, deck: list[str], how: str) -> None:
    t = last_tile(slots=PLAIN, deck=deck, options={"round_cap": 7}, round=7)
    t.say("A", "acquire building1 2 wood brick" if tile else "decline building1")
    t.say("B", "acquire card1 wood")
    assert (ending(t), t.state.round) == (how, 7)
    assert t["A"]["score"] == (10 if tile else 3)  # the final scoring takes place


@pytest.mark.rule("SA-BUILD-05", "SA-END-04")
def test_blocking_the_smallest_stack_delays_the_end() -> None:
    t = last_tile(slots=PLAIN)
    t.say("A", "decline building1")
    t.say("B", "decline card1")
    assert (t.state.round, t.turn, t.state.stack_size[:2]) == (2, "B", [1, 2])
    t.say("B", "place building1 1")
    assert t.refused("A", "place building1 1") == "SA-PLACE-20"


@pytest.mark.rule("SA-BUILD-06")
def test_a_tile_turned_up_cannot_be_acquired_in_the_same_round() -> None:
    t = table(
        A={"wood": 2, "brick": 1, "placed": {"building1": 1, "field": 1}},
        B={"stone": 2, "gold": 1, "placed": {"hunting": 1}},
        stacks=[["B01", "B13"], ["B02"]],
    )
    t.say("A", "acquire building1 2 wood brick")
    for seat, command in (("A", "acquire building1 2 stone gold"), ("B", "acquire building1 2 stone gold")):
        if seat == "B":
            t.say("A", "act field")
        assert t.refused(seat, command) == "SA-ACT-02"
    assert t.state.tops[0] == t.game.pack.tile("B13")


@pytest.mark.rule("SA-END-04")
@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"phase": "place"}, "stacks: the game ends with the round that uses one up"),
        ({"phase": "over", "ending": "deck"}, "ending: a game ends by buildings if a stack is used up"),
        ({"phase": "act"}, ""),
        ({"phase": "over", "ending": "buildings"}, ""),
    ],
)
def test_a_position_that_play_cannot_have_left_behind(entries: dict[str, str], said: str) -> None:
    t = new_game()
    position = {name: entry for name, entry in t.state.to_position().items() if name not in ("agenda", "phase")}
    tiles = [code for code in position["covered"] if code < "B14"][:7]
    position["covered"] = [*(Counter(position["covered"]) - Counter(tiles)).elements(), position["stacks"][0]["top"]]
    position["stacks"][0] = {"top": "", "tiles": 0}
    position["A"]["buildings"] = tiles
    if said:
        with pytest.raises(PositionError, match=said):
            t.game.from_position({**position, **entries})
    state = t.game.from_position({**position, **entries, "puzzle": bool(said)})
    assert state.stack_size[:2] == [0, 7]


@pytest.mark.rule("SA-CARD-23")
def test_an_extra_card_without_the_card_that_draws_it_is_a_puzzle() -> None:
    t = new_game()
    position = t.state.to_position()
    position["deck"].remove("C20")
    position["A"] |= {"pile": ["C20"], "extra": "C20"}
    with pytest.raises(PositionError, match=r"A\.extra: only the owner of C30 drew a card"):
        t.game.from_position(position)
    assert t.game.from_position({**position, "puzzle": True}).extra[0]


# --- dice for all, in the owners' turns --------------------------------------------------------------


def own_turn(**entries: Any) -> Table:
    return table(slots=["C05", *PLAIN[:3]], options={"dice_card_timing": "own_turn"}, **entries)


@pytest.mark.rule("SA-CARD-13", "SA-FEED-03", "SA-TOOL-07")
def test_a_dice_card_as_the_last_decision_of_the_round() -> None:
    """C buys last; A and B have had their turns, so they take their dice before the feeding."""
    t = own_turn(
        players=3,
        dice=[[5, 5, 6]],
        turn="C",
        A={"food": 4, "tools": [1, 1, 1], "turned": [True, False, False]},
        B={"food": 4, "wood": 9},
        C={**QUIET, "wood": 1, "placed": {"card1": 1}},
    )
    t.say("C", "acquire card1 wood")
    t.say("C", "die 5")
    assert (t.turn, t.phase, offered(t)) == ("A", "act", ["die 5", "die 6"])
    t.say("A", "die 5")
    assert (offered(t), t.phase, t.game.observe(t.state, 0).phase) == (["raise 1", "raise 2"], "act", "act")
    assert t.refused("A", "pass") == "SA-TOOL-07"
    t.say("A", "raise 2")
    assert (t["A"]["tools"], t["A"]["turned"]) == ([1, 2, 1], [True, False, False])
    t.say("B", "die 6")
    # the step up counts in this feeding: B has 4 + 1 food for 5 figures; A lacks one and has nothing
    assert [t[seat]["food"] for seat in "AB"] == [0, 0]
    assert [t[seat]["score"] for seat in "AB"] == [-10, 0]
    assert (t.state.round, t["B"]["wood"], t["A"]["turned"]) == (2, 9, [False] * 3)


@pytest.mark.rule("SA-CARD-13", "SA-TOOL-07")
def test_the_last_die_of_the_round_can_ask_which_tool_grows() -> None:
    t = own_turn(
        dice=[[5, 5]],
        turn="B",
        A={**QUIET, "tools": [2, 2, 2], "turned": [True, False, True]},
        B={**QUIET, "wood": 1, "placed": {"card1": 1}},
    )
    t.say("B", "acquire card1 wood")
    t.say("B", "die 5")
    t.say("A", "die 5")
    assert (t.phase, t.game.observe(t.state, 1).phase) == ("act", "act")
    assert t.game.from_position(t.state.to_position()) == t.state
    t.say("A", "raise 1")
    assert (t.state.round, t["A"]["tools"]) == (2, [3, 2, 2])


@pytest.mark.rule("SA-CARD-13", "SA-END-04")
def test_dice_that_wait_are_taken_although_the_game_ends() -> None:
    t = own_turn(
        dice=[[4, 4]],
        turn="B",
        A=QUIET,
        B={**QUIET, "wood": 3, "brick": 1, "placed": {"card1": 1, "building1": 1}},
        stacks=[["B01"], ["B02"]],
    )
    t.say("B", "acquire card1 wood")
    t.say("B", "die 4")
    t.say("B", "acquire building1 2 wood brick")
    assert (t.turn, t.state.over) == ("A", 0)
    t.say("A", "die 4")
    assert (ending(t), t["A"]["score"], t["B"]["score"]) == ("buildings", 1, 10 + 1 + 1)  # builder 1 x 1 building


# --- the village ------------------------------------------------------------------------------------


@pytest.mark.rule("SA-PLAYERS-02", "SA-PLAYERS-03", "SA-PLACE-09")
@pytest.mark.parametrize("players", [2, 3])
def test_one_player_may_hold_both_open_village_places(players: int) -> None:
    t = new_game(players)
    t.say("A", "place workshop 1")
    for seat in "BC"[: players - 1]:
        t.say(seat, "place hunting 1")
    t.say("A", "place hut 2")
    for seat in "BC"[: players - 1]:
        assert t.refused(seat, "place field 1") == "SA-PLAYERS-02"
        assert t.refused(seat, "place workshop 1") == "SA-PLACE-10"
        t.say(seat, f"place {['forest', 'river'][seat == 'C']} 4")
    assert t.refused("A", "place field 1") == "SA-PLAYERS-02"
    assert t.refused("A", "place hut 2") == "SA-PLACE-09"
    assert not {"workshop", "hut", "field"} & set(t.open_places())


@pytest.mark.rule("SA-PLAYERS-08")
def test_with_four_one_player_may_hold_the_whole_village() -> None:
    t = new_game(4)
    for place in ("workshop 1", "hut 2", "field 1"):
        t.say("A", f"place {place}")
        for seat in "BCD":
            t.say(seat, f"place {dict(workshop='forest', hut='claypit', field='quarry')[place.split()[0]]} 1")
    assert t["A"]["home"] == 1
    assert t.refused("A", "place forest 5") == "SA-PLACE-02"


@pytest.mark.rule("SA-ACT-12", "SA-FEED-02", "SA-PLACE-23")
def test_ten_figures_in_a_hut_are_ten_to_feed() -> None:
    t = table(A={"food": 9, "figures": 10, "gold": 1, "placed": {"hut": 2}}, B=QUIET)
    t.say("A", "act hut")
    assert (t["A"]["figures"], t.phase, offered(t)) == (10, "feed", ["pay gold", "starve"])
    t.say("A", "pay gold")
    assert (t["A"]["home"], t["A"]["food"], t["A"]["score"]) == (10, 0, 0)


@pytest.mark.rule("SA-PLACE-23", "SA-PLACE-12")
def test_a_refused_visit_is_told_apart_from_too_few_figures() -> None:
    full = {"figures": 10, "agriculture": 10, "tools": [4, 4, 4], "placed": {"hunting": 8}}
    t = table(phase="place", A=full, B={}, options={"full_village_visit": "refused"})
    for place in ("workshop 1", "hut 2", "field 1"):
        assert t.refused("A", f"place {place}") == "SA-PLACE-23"
    open_to_all = table(phase="place", A={**full, "placed": {"hunting": 9}}, B={})
    assert open_to_all.refused("A", "place hut 2") == "SA-PLACE-12"
    open_to_all.say("A", "place workshop 1")


@pytest.mark.rule("SA-PLACE-04", "SA-PLACE-05", "SA-PLACE-07", "SA-PLACE-23", "SA-FEED-02")
def test_who_finds_no_place_stays_at_home_and_eats() -> None:
    """All is taken, closed, or of no use to A: one figure is too few for the hut, and the workshop yields nothing."""
    taken = ("forest", "claypit", "quarry", "river", "card1", "card2", "building1", "field")
    t = table(
        phase="place",
        turn="B",
        A={"food": 10, "figures": 7, "tools": [4, 4, 4], "placed": {"hunting": 4, "card3": 1}},
        B={"food": 9, "figures": 10, "placed": dict.fromkeys(taken, 1)},
        options={"full_village_visit": "refused"},
        dice=[[1, 1, 1, 1]],
    )
    t.say("B", "place card4 1")
    t.say("A", "place building2 1")
    assert (t.phase, t.turn, t["A"]["home"]) == ("place", "B", 1)
    t.say("B", "place workshop 1")
    assert (t.phase, t.turn, t["A"]["home"]) == ("act", "A", 1)
    for command in ("act hunting", "done", "act card3", "act building2"):
        t.say("A", command)
    assert (t.turn, t["A"]["home"], t["A"]["food"]) == ("B", 7, 12)


# --- rolls and tools --------------------------------------------------------------------------------


@pytest.mark.rule("SA-TOOL-07", "SA-TOOL-11", "SA-TOOL-17", "SA-ACT-04")
@pytest.mark.parametrize(("raised", "later"), [("raise 2", 3), ("raise 1", 2)])
def test_a_tool_raised_between_two_rolls(raised: str, later: int) -> None:
    """Tile 1 serves the forest; raising tile 2 helps the river, raising tile 1 does not."""
    t = table(
        A={
            "tools": [2, 2, 2],
            "turned": [False, False, True],
            "placed": {"forest": 1, "workshop": 1, "river": 1, "field": 1},
        },
        dice=[[1], [3]],
    )
    t.say("A", "act forest")
    t.say("A", "tools 1")
    assert t["A"]["wood"] == 1
    t.say("A", "act workshop")
    t.say("A", raised)
    t.say("A", "act river")
    assert t.refused("A", "tools 1") == "SA-TOOL-11"
    t.say("A", "tools 2")
    assert (t["A"]["gold"], t["A"]["turned"]) == ((3 + later) // 6, [True] * 3)


@pytest.mark.rule("SA-TOOL-16", "SA-TOOL-11")
def test_a_new_tile_serves_the_next_roll_only() -> None:
    t = table(A={"placed": {"workshop": 1, "forest": 1, "claypit": 1, "field": 1}}, dice=[[2], [3]])
    t.say("A", "act workshop")
    t.say("A", "act forest")
    t.say("A", "tools 1")
    t.say("A", "act claypit")
    assert goods(t, "A") == [1, 0, 0, 0]  # nobody was asked


@pytest.mark.rule("SA-TOOL-13", "SA-CARD-26", "SA-CARD-19")
@pytest.mark.parametrize(("option", "gold"), [("yes", 2), ("no", 1)])
def test_one_use_tools_where_tools_do_not_help_roll_cards(option: str, gold: int) -> None:
    t = table(
        A={"wood": 1, "open": ["C31"], "tools": [1], "placed": {"card1": 1, "quarry": 1, "field": 1}},
        slots=["C22", *PLAIN[:3]],
        dice=[[5, 3], [1]],
        options={"tools_on_roll_cards": option},
    )
    t.say("A", "acquire card1 wood")
    if option == "yes":
        t.say("A", "tools C31")
        assert t["A"]["open"] == []
    else:
        assert t.refused("A", "tools C31") == "SA-TOOL-13"
        assert t["A"]["open"] == ["C31"]
    assert t["A"]["gold"] == gold
    t.say("A", "act quarry")
    assert (offered(t)[0], t["A"]["stone"]) == ("tool 1", 0)
    t.say("A", "tools 1" if option == "yes" else "tools C31")
    assert t["A"]["stone"] == (0 if option == "yes" else 1)


@pytest.mark.rule("SA-CARD-28", "SA-CARD-29", "SA-ROUND-07")
def test_a_one_use_tool_bought_used_and_gone_while_tiles_come_back() -> None:
    t = table(
        A={"food": 20, "brick": 1, "tools": [2], "placed": {"card1": 1, "river": 2}},
        B=QUIET,
        slots=["C33", *PLAIN[:3]],
        dice=[[1, 1], [1, 1, 1, 1, 1], [1, 1, 1]],
    )
    t.say("A", "acquire card1 brick")
    t.say("A", "act river")
    t.say("A", "tools 1 C33")
    assert (t["A"]["gold"], t.state.round) == (1, 2)
    t.say("B", "place hunting 5")
    t.say("A", "place forest 3")
    t.say("A", "place quarry 2")
    t.say("B", "act hunting")
    t.say("A", "act forest")
    assert t.refused("A", "tools C33") == "SA-CARD-29"
    t.say("A", "tools 1")
    assert t["A"]["wood"] == 1  # 3 + 2 by the tile that served the river in the round before


@pytest.mark.rule("SA-PLACE-15", "SA-ACT-15", "SA-ACT-16")
def test_two_visits_to_the_hunting_grounds_are_one_roll() -> None:
    t = new_game(hunting_visits="any")
    t.say("A", "place hunting 2")
    t.say("B", "place hunting 5")
    assert "hunting" in t.open_places()
    t.say("A", "place hunting 3")
    t.source.dice = [[5, 5, 5, 5, 3]]
    t.say("A", "act hunting")
    assert t["A"]["food"] == 12 + 23 // 2


# --- feeding -------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-FEED-03", "SA-FEED-04")
def test_agriculture_above_the_figures_fills_the_store() -> None:
    t = table(phase="feed", A={"food": 0, "agriculture": 10, "figures": 6}, B=QUIET)
    assert (t["A"]["food"], t.state.round) == (4, 2)


@pytest.mark.rule("SA-FEED-01", "SA-FEED-10", "SA-FEED-12", "SA-END-06")
def test_three_rounds_by_the_cap_with_hunger_in_the_last() -> None:
    t = new_game(round_cap=3)
    placing, acting = {"A": ["forest 5"], "B": ["claypit 5"]}, {"A": ["act forest"], "B": ["act claypit"]}
    for order in ("AB", "BA", "AB"):
        t.source.dice = [[4, 4, 4, 4, 4]] * 2
        play_round(t, placing, {seat: acting[seat] for seat in order})
    t.say("A", "starve")
    t.say("B", "starve")
    # of 12 food ten are eaten and two are lost; 20 pips are 6 wood or 5 brick
    assert (ending(t), t["A"]["food"], goods(t, "A"), goods(t, "B")) == ("round_cap", 0, [18, 0, 0, 0], [0, 15, 0, 0])
    assert t.state.scores() == [8, 5]
    assert t.state.sheet().winners == ("A",)


@pytest.mark.rule("SA-FEED-15", "SA-FEED-09")
def test_feeding_goes_round_from_the_first_player_and_skips_the_fed() -> None:
    hungry = {"food": 4, "wood": 1}
    t = table(players=4, phase="feed", first="C", A=hungry, B=QUIET, C=hungry, D={"food": 4})
    assert (t.turn, t["D"]["score"]) == ("C", 0)
    assert t.refused("A", "pay wood") == "SA-FEED-15"
    t.say("C", "starve")
    assert (t.turn, t["D"]["score"]) == ("A", -10)
    t.say("A", "pay wood")
    assert [t[seat]["score"] for seat in "ABCD"] == [0, 0, -10, -10]
    assert (t.state.round, t.state.first) == (2, 3)


# --- scoring ------------------------------------------------------------------------------------------


def final(players: int = 3, **seats: Any) -> Table:
    """A table whose game ends by buildings, when B, the last to act, comes home from the field."""
    tribes = {name: {**QUIET, **seats.get(name, {})} for name in "ABCD"[:players]}
    tribes["B"] = {**tribes["B"], "placed": {"field": 1}, "agriculture": tribes["B"].get("agriculture", 1) - 1}
    t = table(players=players, turn="B", first="C", stacks=[[], *([tile] for tile in UNTAKEN[: players - 1])], **tribes)
    t.say("B", "act field")
    return t


UNTAKEN = ("B02", "B03", "B04")


@pytest.mark.rule("SA-SCORE-14", "SA-SCORE-15", "SA-SCORE-17")
def test_ties_are_broken_by_one_sum_and_shared_where_that_is_equal_too() -> None:
    t = final(
        4,
        A={"score": 20, "agriculture": 2, "tools": [1], "figures": 6},
        B={"score": 20, "agriculture": 1, "tools": [1, 1, 1], "figures": 5},
        C={"score": 20, "agriculture": 1, "tools": [1], "figures": 5},
        D={"score": 26},
    )
    assert t.state.tie_breaks() == [9, 9, 7, 5]
    places = {entry.seat: entry.place for entry in t.state.sheet().ranking}
    assert places == {"D": 1, "A": 2, "B": 2, "C": 4}
    assert t.state.sheet().winners == ("D",)


@pytest.mark.rule("SA-SCORE-02", "SA-SCORE-03", "SA-SCORE-11", "SA-CARD-32", "SA-CARD-33")
def test_what_lies_unused_at_the_end() -> None:
    t = final(A={"score": -12, "gold": 1, "food": 99, "tools": [2, 2, 1], "open": ["C31", "C34"]}, B={}, C={})
    # a gold 1, two of choice 2, toolmaker 1 x 5, healing alone 1
    assert t["A"]["score"] == -12 + 1 + 2 + 5 + 1
    assert (t["A"]["open"], t["A"]["wood"]) == (["C31"], 2)
    row = t.state.sheet().rows[0]
    assert (row.track, row.final, row.total) == (-12, 9, -3)
    assert t.state.sheet().winners == ("B",)  # before C by a step of agriculture


# --- taking back -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-UNDO-01", "SA-UNDO-02", "SA-UNDO-03", "SA-UNDO-04", "SA-UNDO-06")
@pytest.mark.parametrize(
    ("commands", "rule"),
    [
        (["act river"], "SA-UNDO-02"),
        (["act river", "tools 1"], ""),
        (["acquire card1 wood"], "SA-UNDO-02"),  # a roll card
        (["acquire card2 2 wood"], "SA-UNDO-04"),  # a card is drawn
        (["acquire card3 3 wood"], "SA-UNDO-04"),  # dice for all are rolled
        (["acquire card4 4 wood"], ""),  # a one-use card
        (["acquire building1 2 wood brick"], "SA-UNDO-03"),
        (["acquire building2 2 wood stone"], ""),  # the last tile
        (["decline building1"], ""),
        (["act field"], ""),
        (["choose gold gold"], ""),
        (["act card1", "pay wood"], "SA-UNDO-02"),
        (["act card4", "pay 4 wood"], ""),
    ],
)
def test_undo_at_every_barrier(commands: list[str], rule: str) -> None:
    places = ("river", "card1", "card2", "card3", "card4", "building1", "building2", "field", "workshop")
    t = table(
        A={
            "figures": 10,
            "wood": 9,
            "brick": 1,
            "stone": 1,
            "tools": [1],
            "open": ["C34"],
            "placed": dict.fromkeys(places, 1),
        },
        slots=["C24", "C30", "C05", "C31"],
        stacks=[["B01", "B03"], ["B02"]],
        B={"placed": {"hunting": 1}},
        dice=[[1, 2]] if commands == ["acquire card1 wood"] else (),
    )
    before = [t.state.to_bytes()]
    for command in commands:
        t.say("A", command)
        before.append(t.state.to_bytes())
    assert undo_rule(t, "A") == rule
    if rule:
        with pytest.raises(Refused):
            t.undo(0)
        assert t.state.to_bytes() == before[-1]
    else:
        t.undo(0)
        assert t.state.to_bytes() == before[-2]


@pytest.mark.rule("SA-UNDO-06")
def test_nothing_is_taken_back_after_the_end() -> None:
    t = table(phase="feed", A={"wood": 5}, B=QUIET, stacks=[[], ["B02"]])
    t.say("A", "starve")
    assert (ending(t), undo_rule(t, "A"), undo_rule(t, "B")) == ("buildings", "SA-UNDO-06", "SA-UNDO-01")


@pytest.mark.rule("SA-UNDO-01", "SA-FEED-09")
def test_a_payment_begun_unit_by_unit_is_taken_back_unit_by_unit() -> None:
    t = table(phase="feed", A={"food": 3, "wood": 1, "gold": 1}, B=QUIET)
    t.step("A", "pay wood")
    assert t.refused("A", "starve") == "SA-BUILD-11"
    t.undo(0)
    t.say("A", "starve")
    assert (goods(t, "A"), t["A"]["score"]) == ([1, 0, 0, 1], -10)


# --- who may see what --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-INFO-03", "SA-INFO-04", "SA-INFO-07")
@pytest.mark.parametrize(
    ("options", "own", "others"),
    [
        ({}, 5 + 1 + 1, None),
        ({"forecast": "off"}, None, None),
        ({"card_piles": "open"}, 5 + 1 + 1, None),
        ({"card_piles": "open", "forecast": "off"}, None, None),
        ({"card_piles": "open", "forecast": "all"}, 5 + 1 + 1, 5 + 1),
    ],
)
def test_every_kind_of_forecast(options: dict[str, str], own: int | None, others: int | None) -> None:
    """A owns C30 (writing) and drew C02 (writing): the second set is known to A alone."""
    t = table(A={"score": 5, "pile": ["C30", "C02"], "extra": "C02", "placed": {"field": 1}}, options=options)
    assert t.game.observe(t.state, 0).seats[0].forecast == own
    for viewer in (1, None):
        view = t.game.observe(t.state, viewer).seats[0]
        assert (view.forecast, view.extra, view.pile_size) == (others, None, 2)
        assert view.pile == (("C30",) if options.get("card_piles") == "open" else None)


@pytest.mark.rule("SA-INFO-03", "SA-INFO-04")
def test_a_resampled_open_pile_keeps_all_but_the_extra_card() -> None:
    t = table(
        A={"pile": ["C30", "C02", "C10"], "extra": "C02", "placed": {"field": 1}},
        B={"pile": ["C20"]},
        options={"card_piles": "open"},
    )
    drawn = set()
    for seed in range(60):
        guess = t.state.resample(1, Source(seed))
        position = guess.to_position()
        assert sorted(position["A"]["pile"]) == sorted(["C30", "C10", position["A"]["extra"]])
        assert position["B"]["pile"] == ["C20"]
        assert guess.deck_size == sum(guess.deck) == t.state.deck_size
        assert t.game.observe(guess, 1) == t.game.observe(t.state, 1)
        drawn.add(position["A"]["extra"])
        assert t.state.resample(0, Source(seed)) == t.state  # A knows it all
    assert len(drawn) > 10
    assert not drawn & {"C30", "C10", "C20"}


@pytest.mark.rule("SA-ROUND-01")
def test_a_position_says_one_phase() -> None:
    position = eolith.load("stone_age(players=2)").start()
    position.play_chance(eolith.Source(1))
    data = position.to_position()
    for phase in ("act", "sleep"):
        with pytest.raises(eolith.PositionError, match=f"phase is {phase!r}; allowed: place, as the agenda says"):
            position.game.from_position(data | {"phase": phase})


def test_asking_about_a_seat_or_place_that_is_not_there() -> None:
    state = eolith.load("stone_age(players=2)").start()
    for ask in (lambda: room(state, 2, 0), lambda: room(state, 0, 16), lambda: room(state, -1, 0)):
        with pytest.raises(IndexError, match="there is no seat"):
            ask()
    with pytest.raises(IndexError, match="there is no seat 10"):
        final_points(state, 10)
