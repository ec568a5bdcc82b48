"""SA-CARD: civilization cards, what they cost and what their upper halves do."""

from __future__ import annotations

import pytest

from eolith.games.stone_age import terms
from eolith.games.stone_age.rules import final_points
from stone_age.tables import Table, table

FED = {"food": 50}


def offered(t: Table) -> list[str]:
    return [t.game.text(option) for option in t.state.options()]


def seat(t: Table, *names: str) -> list[object]:
    return [t["A"][name] for name in names]


def buying(card: str, dice: list[list[int]] | None = None, players: int = 2, **entries: object) -> Table:
    """Seat A stands on a card in slot 1 and owns a wood for it; the figure on card4 keeps the turn going."""
    a = {"wood": 1, "placed": {"card1": 1, "card4": 1}, **dict(entries.pop("A", {}))}
    others = [code for code in ("C20", "C17", "C26", "C12") if code != card]
    return table(players, A=a, slots=[card, *others[:3]], dice=dice or (), **entries)


def bought(card: str, dice: list[list[int]] | None = None, **entries: object) -> Table:
    t = buying(card, dice, **entries)
    t.say("A", "acquire card1 wood")
    return t


# --- paying -----------------------------------------------------------------------------------


@pytest.mark.rule("SA-CARD-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_a_card_costs_the_number_of_its_slot(slot: int) -> None:
    t = table(A={"wood": 9, "placed": {f"card{slot}": 1, "field": 1}}, slots=["C13", "C12", "C10", "C11"])
    for price in {1, 2, 3, 4} - {slot}:
        assert t.refused("A", f"acquire card{slot} {price} wood") == "SA-CARD-02"
    t.say("A", f"acquire card{slot} {slot} wood")
    assert seat(t, "wood", "pile") == [9 - slot, [["C13", "C12", "C10", "C11"][slot - 1]]]


@pytest.mark.rule("SA-CARD-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_as_many_units_are_asked_as_the_slot_says(slot: int) -> None:
    t = table(A={"wood": slot - 1, "placed": {f"card{slot}": 1, "field": 1}})
    t.say("A", f"act card{slot}")
    assert offered(t) == ["act field"]  # one is missing
    t = table(A={"wood": 9, "placed": {f"card{slot}": 1, "field": 1}})
    t.say("A", f"act card{slot}")
    for _ in range(slot):
        t.command(0, t.game.option("pay wood"))
    assert (offered(t), t["A"]["wood"]) == (["act field"], 9 - slot)


@pytest.mark.rule("SA-CARD-02")
@pytest.mark.parametrize(
    ("payment", "left"),
    [("2 wood", [0, 2, 2, 2]), ("wood gold", [1, 2, 2, 1]), ("gold stone", [2, 2, 1, 1]), ("2 brick", [2, 0, 2, 2])],
)
def test_any_mixture_pays_for_a_card(payment: str, left: list[int]) -> None:
    t = table(
        A={"wood": 2, "brick": 2, "stone": 2, "gold": 2, "placed": {"card2": 1, "field": 1}},
        slots=["C13", "C12", "C10", "C11"],
    )
    t.say("A", f"acquire card2 {payment}")
    assert seat(t, "wood", "brick", "stone", "gold", "pile") == [*left, ["C12"]]


@pytest.mark.rule("SA-CARD-02")
@pytest.mark.parametrize("payment", ["wood", "wood gold stone", "3 wood", ""])
def test_a_card_is_paid_exactly(payment: str) -> None:
    t = table(A={"wood": 3, "stone": 2, "gold": 2, "placed": {"card2": 1, "field": 1}})
    assert t.refused("A", f"acquire card2 {payment}") == "SA-CARD-02"


@pytest.mark.rule("SA-CARD-03")
def test_food_is_no_resource() -> None:
    t = table(A={"food": 50, "placed": {"card1": 1, "card2": 1, "building1": 1, "field": 1}}, stacks=[["B22"], ["B01"]])
    assert t.refused("A", "acquire card1 food") == "SA-CARD-03"
    assert t.refused("A", "acquire building1 food") == "SA-CARD-03"
    t.say("A", "act card1")
    t.say("A", "act building1")
    assert (offered(t), *seat(t, "food", "pile", "buildings")) == (["act field", "act card2"], 50, [], [])


@pytest.mark.rule("SA-CARD-04")
def test_paid_resources_leave_the_payer_and_go_to_nobody() -> None:
    t = table(A={"wood": 1, "brick": 2, "placed": {"card2": 1, "field": 1}}, B={"wood": 4})
    t.say("A", "acquire card2 wood brick")
    assert seat(t, "wood", "brick") == [0, 1]
    assert [t["B"][name] for name in ("wood", "brick")] == [4, 0]


@pytest.mark.rule("SA-CARD-05")
def test_who_does_not_want_to_pay_gets_nothing() -> None:
    t = table(A={"wood": 5, "placed": {"card1": 1, "field": 1}})
    t.say("A", "act card1")
    assert "decline" in offered(t)
    t.say("A", "decline")
    assert seat(t, "wood", "pile", "home", "food") == [5, [], 4, 0]
    assert offered(t) == ["act field"]


@pytest.mark.rule("SA-CARD-05")
def test_who_cannot_pay_goes_home_with_nothing() -> None:
    t = table(A={"wood": 1, "placed": {"card2": 1, "field": 1}})
    t.say("A", "act card2")
    assert (offered(t), *seat(t, "wood", "pile", "home")) == (["act field"], 1, [], 4)


@pytest.mark.rule("SA-CARD-06")
def test_a_declined_card_stays_for_the_next_round() -> None:
    t = table(
        A={"wood": 5, "food": 9, "placed": {"card1": 1, "card2": 1}},
        B={"food": 9, "placed": {"hunting": 1}},
        dice=[[1]],
        slots=["C13", "C12", "C10", "C11"],
    )
    t.say("A", "decline card2")
    assert t.state.to_position()["slots"] == ["C13", "C12", "C10", "C11"]
    t.say("A", "acquire card1 wood")
    t.say("B", "act hunting")
    assert (t.state.round, t.state.to_position()["slots"][:3]) == (2, ["C12", "C10", "C11"])


@pytest.mark.rule("SA-CARD-07")
@pytest.mark.parametrize("card", ["C12", "C20", "C26", "C28", "C29", "C30"])
def test_an_acquired_card_goes_face_down_to_the_pile(card: str) -> None:
    t = bought(card, deck=["C10", "C11"])
    drawn = ["C10"] if card == "C30" else []
    assert (sorted(t["A"]["pile"]), t["A"]["open"]) == (sorted([card, *drawn]), [])
    assert t.state.to_position()["slots"][0] == ""
    assert t.state.observe(1).seats[0].pile is None


@pytest.mark.rule("SA-CARD-07")
@pytest.mark.parametrize("card", ["C31", "C32", "C33", "C34"])
def test_a_one_use_card_first_lies_face_up(card: str) -> None:
    t = bought(card)
    assert seat(t, "pile", "open") == [[], [card]]
    assert t.state.observe(1).seats[0].open == (card,)


@pytest.mark.rule("SA-CARD-08")
def test_a_card_cannot_help_to_pay_for_itself() -> None:
    t = table(A={"wood": 1, "placed": {"card2": 1, "field": 1}}, slots=["C13", "C20", "C10", "C11"])
    assert t.refused("A", "acquire card2 wood gold") == "SA-CARD-08"
    t.say("A", "act card2")
    assert (offered(t), *seat(t, "wood", "gold", "pile")) == (["act field"], 1, 0, [])


@pytest.mark.rule("SA-CARD-09")
def test_an_immediate_effect_comes_before_the_next_location() -> None:
    t = table(
        A={"wood": 1, "gold": 1, "tools": [1], "placed": {"card1": 1, "field": 1, "building1": 1}},
        slots=["C24", "C12", "C10", "C11"],
        stacks=[["B01"], ["B02"]],
        dice=[[2, 3]],
    )
    t.say("A", "acquire card1 gold")
    assert (t["A"]["wood"], t.refused("A", "act field")) == (1, "SA-ACT-02")
    t.say("A", "tools 1")
    assert (t["A"]["wood"], offered(t)) == (3, ["act field", "act building1"])


# --- dice for all -----------------------------------------------------------------------------


@pytest.mark.rule("SA-CARD-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_dice_as_players_are_rolled(players: int) -> None:
    t = buying("C05", players=players)
    t.state.apply(t.game.option("act card1"))
    t.state.apply(t.game.option("pay wood"))
    assert t.turn == "chance"
    hands = [t.game.action(option).faces for option in t.state.options()]
    assert {len(faces) for faces in hands} == {players}
    assert sum(t.state.weights()) == 6**players
    t.state.apply(t.state.options()[0])
    assert sum(map(sum, t.state.dice)) == players
    assert [frame[1] for frame in t.state.agenda if terms.FRAMES[frame[0]] == "die"] == list(range(players))[::-1]


@pytest.mark.rule("SA-CARD-11")
@pytest.mark.parametrize(
    ("face", "name", "value"),
    [(1, "wood", 1), (2, "brick", 1), (3, "stone", 1), (4, "gold", 1), (5, "tools", [1]), (6, "agriculture", 1)],
)
def test_what_the_faces_stand_for(face: int, name: str, value: object) -> None:
    t = bought("C05", [[face, face]])
    t.say("A", f"die {face}")
    gains = {"wood": 0, "brick": 0, "stone": 0, "gold": 0, "tools": [], "agriculture": 0, "food": 0} | {name: value}
    assert {key: t["A"][key] for key in gains} == gains
    assert (t["B"][name], t.turn) == ([] if name == "tools" else 0, "B")
    t.say("B", f"die {face}")
    assert {key: t["B"][key] for key in gains} == gains


@pytest.mark.rule("SA-CARD-12")
def test_the_buyer_and_then_the_others_clockwise_take_one_die_each() -> None:
    t = bought("C05", [[2, 2, 5, 6]], players=4, first="C", turn="A")
    assert (t.turn, offered(t)) == ("A", ["die 2", "die 5", "die 6"])
    assert t.refused("C", "die 6") == "SA-CARD-12"
    assert t.refused("A", "die 1") == "SA-CARD-12"
    t.say("A", "die 5")
    assert (t.turn, offered(t)) == ("B", ["die 2", "die 6"])
    assert t.refused("B", "die 5") == "SA-CARD-12"
    t.say("B", "die 6")
    assert (t.turn, offered(t)) == ("C", ["die 2"])
    t.say("C", "die 2")
    assert (t.turn, offered(t)) == ("D", ["die 2"])
    t.say("D", "die 2")
    assert (t["A"]["tools"], t["B"]["agriculture"], t["C"]["brick"], t["D"]["brick"]) == ([1], 1, 1, 1)
    assert sum(map(sum, t.state.dice)) == 0


@pytest.mark.rule("SA-CARD-13")
def test_dice_are_taken_at_once_from_the_buyer_on() -> None:
    t = table(
        3,
        first="B",
        turn="C",
        A={"placed": {"field": 1}},
        C={"wood": 1, "placed": {"card1": 1, "hunting": 1}},
        slots=["C05", "C20", "C17", "C26"],
        dice=[[1, 2, 3], [2]],
    )
    t.say("C", "acquire card1 wood")
    assert t.turn == "C"
    t.say("C", "die 3")
    assert t.turn == "A"  # clockwise from the buyer, though B is the first player
    t.say("A", "die 1")
    assert t.turn == "B"
    t.say("B", "die 2")
    assert (t.turn, offered(t)) == ("C", ["act hunting"])  # the buyer's turn goes on
    t.say("C", "act hunting")
    assert (t.turn, offered(t)) == ("A", ["act field"])


def own_turn(**entries: object) -> Table:
    return table(3, options={"dice_card_timing": "own_turn"}, **entries)


@pytest.mark.rule("SA-CARD-13")
def test_with_own_turn_the_others_take_their_die_when_their_turn_begins() -> None:
    t = own_turn(
        A={"wood": 1, "placed": {"card1": 1, "field": 1}, "food": 9},
        B={"placed": {"hunting": 1}, "food": 9},
        C={"placed": {"hunting": 1}, "food": 9},
        slots=["C05", "C20", "C17", "C26"],
        dice=[[1, 4, 6], [2], [2]],
    )
    t.say("A", "acquire card1 wood")
    t.say("A", "die 4")
    assert (t.turn, offered(t)) == ("A", ["act field"])
    t.say("A", "act field")
    assert (t.turn, offered(t)) == ("B", ["die 1", "die 6"])
    assert t.refused("B", "pass") == "SA-CARD-15"
    t.say("B", "die 6")
    assert (t.turn, offered(t)) == ("B", ["act hunting"])
    t.say("B", "act hunting")
    assert (t.turn, offered(t)) == ("C", ["die 1"])
    t.say("C", "die 1")
    t.say("C", "act hunting")
    assert t.state.round == 2
    assert (t["A"]["gold"], t["B"]["agriculture"], t["B"]["food"], t["C"]["wood"]) == (1, 1, 9 + 1 + 1 - 5, 1)


@pytest.mark.rule("SA-CARD-13")
def test_with_own_turn_who_has_acted_takes_a_die_before_the_feeding() -> None:
    t = own_turn(
        turn="C",
        A={"food": 9},
        B={"food": 4},
        C={"wood": 1, "food": 9, "placed": {"card1": 1}},
        slots=["C05", "C20", "C17", "C26"],
        dice=[[4, 5, 6]],
    )
    t.say("C", "acquire card1 wood")
    t.say("C", "die 4")
    assert (t.turn, offered(t)) == ("A", ["die 5", "die 6"])
    assert (t.phase, t["A"]["food"]) == ("act", 9)  # nobody has been fed yet
    t.say("A", "die 5")
    assert (t.turn, offered(t)) == ("B", ["die 6"])
    t.say("B", "die 6")
    assert t.state.round == 2
    assert (t["B"]["food"], t["B"]["hungry"]) == (0, 0)  # the new field fed the fifth figure


@pytest.mark.rule("SA-CARD-13")
def test_with_own_turn_two_dice_cards_can_be_pending_at_once() -> None:
    t = own_turn(
        A={"wood": 3, "food": 9, "placed": {"card1": 1, "card2": 1}},
        B={"food": 9, "placed": {"hunting": 1}},
        C={"food": 9, "placed": {"hunting": 1}},
        slots=["C05", "C06", "C17", "C26"],
        dice=[[1, 1, 2], [3, 4, 6], [2], [2]],
    )
    t.say("A", "acquire card1 wood")
    t.say("A", "die 2")
    t.say("A", "acquire card2 2 wood")
    assert offered(t) == ["die 3", "die 4", "die 6"]
    t.say("A", "die 4")
    seen = []
    for name in "BC":
        for _ in range(2):
            assert t.turn == name
            seen.append(offered(t))
            t.say(name, offered(t)[0])
        assert offered(t) == ["act hunting"]
        t.say(name, "act hunting")
    assert sorted(seen[:2]) == [["die 1"], ["die 3", "die 6"]]
    assert sorted(seen[2:]) == [["die 1"], ["die 6"]]
    assert (t["B"]["wood"], t["B"]["stone"], t["C"]["wood"], t["C"]["agriculture"]) == (1, 1, 1, 1)
    assert (t.state.round, sum(map(sum, t.state.dice))) == (2, 0)


@pytest.mark.rule("SA-CARD-13")
def test_with_own_turn_two_buyers_one_of_them_last() -> None:
    t = own_turn(
        A={"food": 9, "wood": 1, "placed": {"card1": 1}},
        B={"food": 9, "placed": {"field": 1}},
        C={"food": 9, "wood": 2, "placed": {"card2": 1}},
        slots=["C05", "C06", "C17", "C26"],
        dice=[[1, 2, 3], [4, 5, 6]],
    )
    t.say("A", "acquire card1 wood")
    t.say("A", "die 1")
    t.say("B", "die 2")
    t.say("B", "act field")
    t.say("C", "die 3")
    t.say("C", "acquire card2 2 wood")
    t.say("C", "die 6")
    assert (t.turn, offered(t)) == ("A", ["die 4", "die 5"])
    t.say("A", "die 5")
    assert (t.turn, offered(t)) == ("B", ["die 4"])
    t.say("B", "die 4")
    assert (t.state.round, t["A"]["tools"], t["B"]["gold"], t["C"]["stone"]) == (2, [1], 1, 1)


@pytest.mark.rule("SA-CARD-14")
def test_no_tool_changes_a_dice_for_all_roll() -> None:
    t = bought("C05", [[3, 4]], A={"tools": [4, 4, 4], "open": ["C31", "C33"]}, B={"tools": [1]})
    assert offered(t) == ["die 3", "die 4"]
    assert t.refused("A", "tools 1") == "SA-CARD-14"
    t.say("A", "die 3")
    assert offered(t) == ["die 4"]
    assert seat(t, "turned", "open") == [[False] * 3, ["C31", "C33"]]


@pytest.mark.rule("SA-CARD-15")
def test_a_useless_die_is_taken_all_the_same() -> None:
    t = bought("C05", [[5, 6]], A={"tools": [4, 4, 4], "agriculture": 10})
    assert offered(t) == ["die 5", "die 6"]
    assert t.refused("A", "pass") == "SA-CARD-15"
    t.say("A", "die 5")
    assert seat(t, "tools", "agriculture", "food", "wood") == [[4, 4, 4], 10, 0, 0]
    assert (t.turn, offered(t)) == ("B", ["die 6"])
    t.say("B", "die 6")
    assert t["B"]["agriculture"] == 1


# --- food, resources, rolls, points, tracks -------------------------------------------------------


@pytest.mark.rule("SA-CARD-16")
@pytest.mark.parametrize(
    ("card", "food"), [("C10", 7), ("C11", 5), ("C12", 3), ("C13", 1), ("C14", 4), ("C15", 2), ("C16", 3)]
)
def test_food_cards(card: str, food: int) -> None:
    assert seat(bought(card), "food", "wood", "score") == [food, 0, 0]


@pytest.mark.rule("SA-CARD-17")
@pytest.mark.parametrize(
    ("card", "kind", "amount"),
    [("C17", "stone", 2), ("C18", "stone", 1), ("C19", "stone", 1), ("C20", "gold", 1), ("C21", "brick", 1)],
)
def test_resource_cards(card: str, kind: str, amount: int) -> None:
    goods = {"food": 0, "wood": 0, "brick": 0, "stone": 0, "gold": 0} | {kind: amount}
    t = bought(card)
    assert {name: t["A"][name] for name in goods} == goods


@pytest.mark.rule("SA-CARD-18")
@pytest.mark.parametrize(
    ("card", "faces", "kind", "amount"),
    [
        ("C23", [4, 5], "stone", 1),
        ("C23", [4, 6], "stone", 2),
        ("C22", [6, 5], "gold", 1),
        ("C22", [6, 6], "gold", 2),
        ("C24", [6, 2], "wood", 2),
        ("C24", [6, 3], "wood", 3),
        ("C22", [1, 4], "gold", 0),
    ],
)
def test_roll_cards(card: str, faces: list[int], kind: str, amount: int) -> None:
    t = bought(card, [faces])  # the table refuses a roll of any other number of dice
    goods = {"food": 0, "wood": 0, "brick": 0, "stone": 0, "gold": 0} | {kind: amount}
    assert {name: t["A"][name] for name in goods} == goods
    assert offered(t) == ["act card4"]


@pytest.mark.rule("SA-CARD-19")
def test_tools_and_one_use_tools_help_a_roll_card() -> None:
    t = bought("C22", [[4, 5]], A={"tools": [3], "open": ["C32"]})
    assert offered(t) == ["tool 1", "tool C32", "done"]
    t.say("A", "tools 1")
    assert seat(t, "gold", "turned", "open") == [2, [True], ["C32"]]
    t = bought("C22", [[4, 5]], A={"tools": [3], "open": ["C32"]})
    t.say("A", "tools C32")
    assert seat(t, "gold", "turned", "open") == [2, [False], []]


@pytest.mark.rule("SA-CARD-20")
@pytest.mark.parametrize("card", ["C25", "C26"])
def test_points_cards_score_three_at_once(card: str) -> None:
    t = bought(card, A={"score": -4})
    assert seat(t, "score") == [-1]


@pytest.mark.rule("SA-CARD-21")
@pytest.mark.parametrize("card", ["C27", "C28"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_agriculture_cards(card: str, before: int, after: int) -> None:
    assert seat(bought(card, A={"agriculture": before}), "agriculture", "food") == [after, 0]


@pytest.mark.rule("SA-CARD-22")
@pytest.mark.parametrize(
    ("before", "after"),
    [([], [1]), ([1, 1], [1, 1, 1]), ([2, 1, 1], [2, 2, 1]), ([3, 3, 3], [4, 3, 3]), ([4, 4, 4], [4, 4, 4])],
)
def test_the_tool_card_gives_a_tool_as_the_workshop_does(before: list[int], after: list[int]) -> None:
    assert seat(bought("C29", A={"tools": before}), "tools") == [after]


@pytest.mark.rule("SA-CARD-22")
def test_the_tool_card_asks_which_tile_grows() -> None:
    t = bought("C29", A={"tools": [1, 1, 1], "turned": [True, False, True]})
    assert offered(t) == ["raise 1", "raise 2"]
    t.say("A", "raise 2")
    assert seat(t, "tools") == [[1, 2, 1]]


# --- the extra card -------------------------------------------------------------------------------


@pytest.mark.rule("SA-CARD-23")
def test_the_extra_card_comes_from_the_top_of_the_deck() -> None:
    t = bought("C30", deck=["C07", "C11", "C12"])
    assert seat(t, "pile", "extra") == [["C07", "C30"], "C07"]
    position = t.state.to_position()
    assert (position["deck"], position["slots"]) == (["C11", "C12"], ["", "C20", "C17", "C26"])
    assert t.state.deck_size == 2


@pytest.mark.rule("SA-CARD-23")
def test_any_card_of_the_deck_may_be_the_extra_card() -> None:
    t = buying("C30", deck=["C09", "C09", "C11", "C14"])
    t.state.apply(t.game.option("act card1"))
    t.state.apply(t.game.option("pay wood"))
    drawn = dict(zip(offered(t), t.state.weights(), strict=True))
    assert (t.turn, drawn) == ("chance", {"draw C09": 2, "draw C11": 1, "draw C14": 1})


@pytest.mark.rule("SA-CARD-24")
@pytest.mark.parametrize("drawn", ["C01", "C10", "C17", "C23", "C25", "C27", "C29", "C31", "C34"])
def test_the_upper_half_of_the_extra_card_is_ignored(drawn: str) -> None:
    slots = ["C30", "C20", "C18", "C26"]
    t = table(A={"wood": 1, "placed": {"card1": 1, "card4": 1}}, slots=slots, deck=[drawn, "C12"])
    t.say("A", "acquire card1 wood")
    nothing = {"food": 0, "wood": 0, "stone": 0, "gold": 0, "score": 0, "agriculture": 0, "tools": [], "open": []}
    assert {name: t["A"][name] for name in nothing} == nothing
    assert offered(t) == ["act card4"]
    assert sorted(t["A"]["pile"]) == sorted(["C30", drawn])


@pytest.mark.rule("SA-CARD-24")
def test_an_extra_card_with_a_one_use_effect_never_helps() -> None:
    t = table(A={"pile": ["C30", "C31", "C34"], "extra": "C31", "placed": {"forest": 1}}, B=FED, dice=[[2]])
    assert offered(t) == ["act forest"]
    t.say("A", "act forest")
    assert seat(t, "wood", "score") == [0, -10]  # neither the tool nor the two resources


@pytest.mark.rule("SA-CARD-25")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    t = bought("C30", deck=[])
    assert (offered(t), *seat(t, "pile")) == (["act card4"], ["C30"])
    assert t.state.to_position()["slots"] == ["", "C20", "C17", "C26"]


# --- one-use tools --------------------------------------------------------------------------------


@pytest.mark.rule("SA-CARD-26")
@pytest.mark.parametrize(("card", "value"), [("C31", 4), ("C32", 3), ("C33", 2)])
def test_a_one_use_tool_adds_its_value_once_and_turns_face_down(card: str, value: int) -> None:
    t = table(A={"open": [card], "placed": {"river": 1, "forest": 1, "card4": 1}}, dice=[[6 - value], [1]])
    t.say("A", "act river")
    t.say("A", f"tools {card}")
    assert seat(t, "gold", "open", "pile") == [1, [], [card]]
    t.say("A", "act forest")
    assert (t["A"]["wood"], offered(t)) == (0, ["act card4"])


@pytest.mark.rule("SA-CARD-26")
@pytest.mark.parametrize(("card", "value"), [("C31", 4), ("C32", 3), ("C33", 2)])
def test_a_one_use_tool_adds_no_more_than_its_value(card: str, value: int) -> None:
    t = table(A={"open": [card], "placed": {"river": 1, "card4": 1}}, dice=[[5 - value]])
    t.say("A", "act river")
    t.say("A", f"tools {card}")
    assert seat(t, "gold") == [0]


@pytest.mark.rule("SA-CARD-27")
@pytest.mark.parametrize("command", ["tools 1 C31 C32", "tools C32 1 C31", "tools C32 C31 1"])
def test_one_use_tools_and_tiles_combine_in_any_order(command: str) -> None:
    t = table(A={"tools": [2], "open": ["C31", "C32"], "placed": {"quarry": 1, "card4": 1}}, dice=[[5]])
    t.say("A", "act quarry")
    t.say("A", command)
    assert seat(t, "stone", "open", "pile", "turned") == [2, [], ["C31", "C32"], [True]]


@pytest.mark.rule("SA-CARD-27")
@pytest.mark.parametrize("command", ["tools C31 C32", "tools 1 C32", "tools 1 C31", "tools C32"])
def test_any_part_of_the_tools_may_be_named(command: str) -> None:
    t = table(A={"tools": [2], "open": ["C31", "C32"], "placed": {"forest": 1, "card4": 1}}, dice=[[1]])
    t.say("A", "act forest")
    t.say("A", command)
    value = {"1": 2, "C31": 4, "C32": 3}
    used = command.split()[1:]
    assert seat(t, "wood", "pile") == [
        (1 + sum(value[tool] for tool in used)) // 3,
        [code for code in used if code != "1"],
    ]


@pytest.mark.rule("SA-CARD-28")
def test_a_one_use_tool_is_usable_in_the_turn_it_is_acquired() -> None:
    t = table(
        A={"wood": 1, "placed": {"card1": 1, "quarry": 1, "card4": 1}}, slots=["C31", "C20", "C17", "C26"], dice=[[1]]
    )
    t.say("A", "acquire card1 wood")
    t.say("A", "act quarry")
    t.say("A", "tools C31")
    assert seat(t, "stone") == [1]


@pytest.mark.rule("SA-CARD-28")
def test_a_one_use_tool_may_wait_for_a_later_round() -> None:
    t = table(A={"food": 9, "open": ["C31"], "placed": {"quarry": 1}}, B={"food": 9}, dice=[[1], [1] * 5, [1] * 5])
    t.say("A", "act quarry")
    t.say("A", "done")
    assert (t.state.round, t["A"]["open"]) == (2, ["C31"])
    t.say("B", "place hunting 5")
    t.say("A", "place quarry 5")
    t.say("B", "act hunting")
    t.say("A", "act quarry")
    t.say("A", "tools C31")
    assert seat(t, "stone") == [1]


@pytest.mark.rule("SA-CARD-29")
def test_a_used_one_use_tool_never_comes_back() -> None:
    t = table(
        A={"food": 9, "tools": [1], "open": ["C31"], "placed": {"quarry": 1}},
        B={"food": 9},
        dice=[[1], [1] * 5, [1] * 5],
    )
    t.say("A", "act quarry")
    t.say("A", "tools 1 C31")
    assert (t.state.round, *seat(t, "turned", "open", "pile")) == (2, [False], [], ["C31"])
    t.say("B", "place hunting 5")
    t.say("A", "place quarry 5")
    t.say("B", "act hunting")
    t.say("A", "act quarry")
    assert offered(t) == ["tool 1", "done"]
    assert t.refused("A", "tools C31") == "SA-CARD-29"


# --- two resources of choice ----------------------------------------------------------------------


@pytest.mark.rule("SA-CARD-30")
@pytest.mark.parametrize(
    ("command", "goods"),
    [
        ("choose 2 gold", [0, 0, 0, 2]),
        ("choose wood stone", [1, 0, 1, 0]),
        ("choose stone wood", [1, 0, 1, 0]),
        ("choose 2 brick", [0, 2, 0, 0]),
        ("choose gold brick", [0, 1, 0, 1]),
    ],
)
def test_the_choice_card_gives_two_resources_of_any_kinds(command: str, goods: list[int]) -> None:
    t = table(A={"open": ["C34"], "placed": {"field": 1}})
    t.say("A", command)
    assert seat(t, "wood", "brick", "stone", "gold", "open", "pile") == [*goods, [], ["C34"]]
    assert (t.turn, offered(t)) == ("A", ["act field"])  # once only


@pytest.mark.rule("SA-CARD-30")
@pytest.mark.parametrize(
    "command", ["choose gold", "choose 3 gold", "choose wood stone gold", "choose wood food", "choose 2 food"]
)
def test_the_choice_card_gives_exactly_two_resources(command: str) -> None:
    t = table(A={"open": ["C34"], "placed": {"field": 1}})
    assert t.refused("A", command) == "SA-CARD-30"


@pytest.mark.rule("SA-CARD-31")
def test_the_choice_card_is_used_when_its_owner_likes() -> None:
    t = bought("C34", B={"placed": {"hunting": 1}})
    assert offered(t) == ["act card4", "choose"]  # between locations, in the same turn
    t.say("A", "act card4")  # inside a location, though nothing is there to pay four with
    assert t.turn == "B"  # two resources would not have been enough
    assert t.refused("A", "choose 2 wood") == "SA-ACT-01"
    assert seat(t, "open") == [["C34"]]


@pytest.mark.rule("SA-CARD-31")
def test_the_choice_card_helps_to_pay_for_a_card() -> None:
    t = table(A={"stone": 1, "open": ["C34"], "placed": {"card3": 1, "field": 1}}, slots=["C13", "C20", "C12", "C26"])
    t.say("A", "act card3")
    assert offered(t) == ["choose", "decline"]  # with one stone the price of three is within reach
    t.say("A", "choose wood gold")
    t.say("A", "pay wood stone gold")
    assert seat(t, "wood", "stone", "gold", "open", "pile") == [0, 0, 0, [], ["C12", "C34"]]


@pytest.mark.rule("SA-CARD-31")
def test_the_choice_card_helps_to_pay_for_a_building() -> None:
    t = table(
        A={"stone": 1, "open": ["C34"], "placed": {"building1": 1, "field": 1}}, stacks=[["B12", "B01"], ["B22", "B02"]]
    )
    t.say("A", "act building1")
    assert offered(t) == ["choose", "decline"]
    t.say("A", "choose brick gold")
    t.say("A", "buy")
    assert seat(t, "brick", "stone", "gold", "buildings") == [0, 0, 0, ["B12"]]


@pytest.mark.rule("SA-CARD-31")
@pytest.mark.parametrize(
    ("tile", "asked"), [("B18", False), ("B15", True), ("B22", True), ("B12", True), ("B13", False)]
)
def test_a_building_is_dropped_only_where_the_choice_card_cannot_help(tile: str, asked: bool) -> None:
    a = {"wood": 1, "brick": 1, "open": ["C34"], "placed": {"building1": 1, "field": 1}}
    t = table(A=a, stacks=[[tile, "B01"], ["B02", "B03"]])
    t.say("A", "act building1")
    assert ("choose" in offered(t) and "decline" in offered(t)) == asked


@pytest.mark.rule("SA-CARD-31")
@pytest.mark.parametrize(
    ("timing", "first"),
    [("any_time", ["act card4", "choose"]), ("at_once", ["take wood", "take brick", "take stone", "take gold"])],
)
def test_both_timings_of_the_choice_card(timing: str, first: list[str]) -> None:
    t = bought("C34", options={"choice_card_timing": timing})
    assert offered(t) == first
    if timing == "at_once":
        assert seat(t, "open", "pile") == [[], ["C34"]]
        t.say("A", "choose wood gold")
        assert (offered(t), *seat(t, "wood", "gold")) == (["act card4"], 1, 1)


@pytest.mark.rule("SA-CARD-32")
def test_an_unused_choice_card_adds_two_points_at_the_end() -> None:
    t = table(phase="feed", A={"food": 5, "open": ["C34"]}, B={"food": 5}, stacks=[[], ["B01"]])
    assert t.phase == "over"
    assert t.state.scores() == [2 + 1, 0]  # two resources, and one healing symbol
    assert seat(t, "wood", "open", "pile") == [2, [], ["C34"]]
    assert final_points(table(A={"open": ["C34"], "placed": {"field": 1}}).state, 0) == 2 + 1


@pytest.mark.rule("SA-CARD-33")
@pytest.mark.parametrize("side", ["open", "pile"])
def test_the_lower_half_of_a_one_use_card_counts_used_or_not(side: str) -> None:
    t = table(
        phase="feed",
        A={"food": 5, "tools": [3, 3, 3], side: ["C31", "C32", "C33"]},
        B={"food": 5},
        stacks=[[], ["B01"]],
    )
    assert t.state.scores() == [(1 + 1 + 2) * 9, 0]
    t = table(A={side: ["C34", "C31"], "tools": [2]}, slots=["C11", "C20", "C17", "C26"])
    # the healing symbol, one toolmaker times two; and the two resources that C34 can still bring
    assert final_points(t.state, 0) == 1 + 2 + (2 if side == "open" else 0)


@pytest.mark.rule("SA-CARD-34")
@pytest.mark.parametrize("card", ["C11", "C14", "C16", "C19"])
def test_the_lower_half_gives_nothing_during_the_game(card: str) -> None:
    t = bought(card, A={"tools": [3], "agriculture": 4, "score": 8, "buildings": ["B01"]})
    assert seat(t, "score") == [8]
    assert t.state.scores()[0] == 8 + final_points(t.state, 0) > 8
