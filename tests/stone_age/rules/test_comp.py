"""SA-COMP: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from eolith.games.stone_age import GameClass, terms
from eolith.games.stone_age.pack.records import Card, Tile
from eolith.kernel.game import PositionError, SpecError
from stone_age.tables import new_game, table, the_game

PACK = the_game(4, {}).pack


def upper_half(card: Card) -> str:
    """The effect of a card in words: `2 stone`, `roll gold`."""
    words = {
        "food": f"{card.amount} food",
        "points": f"{card.amount} points",
        "one-use tool": f"tool of value {card.amount}",
    }
    if card.effect == "resource":
        return f"{card.amount} {terms.RESOURCES[card.resource]}"
    if card.effect == "roll":
        return f"roll {card.amount} dice for {terms.RESOURCES[card.resource]}"
    return words.get(card.effect, card.effect)


def lower_half(card: Card) -> str:
    """The symbols of a card: a culture, or a profession and how often it is shown."""
    if card.culture >= 0:
        return terms.CULTURES[card.culture]
    return f"{terms.PROFESSIONS[card.profession]} {card.symbols}"


def face(code: str) -> str:
    card = PACK.cards[PACK.card(code)]
    copies = f" x{card.copies}" if card.copies > 1 else ""
    return f"{code} {upper_half(card)} / {lower_half(card)}{copies}"


def price(tile: Tile) -> str:
    if tile.units == 0:
        letters = "".join(f"{count}{name[0]}" for count, name in zip(tile.price, terms.RESOURCES, strict=True) if count)
        return f"{letters}={tile.points}"
    return f"1 to {tile.units}" if tile.kinds < 0 else f"{tile.units} of {tile.kinds}"


@pytest.mark.rule("SA-COMP-01")
def test_a_game_has_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert [view.seat for view in new_game(players).state.observe().seats] == list("ABCD"[:players])
    for players in (0, 1, 5):
        with pytest.raises(SpecError):
            GameClass(players)


@pytest.mark.rule("SA-COMP-02")
def test_a_colour_has_ten_figures_and_one_marker_on_each_track() -> None:
    t = table(A={"figures": 9, "agriculture": 3, "score": 7, "placed": {"hut": 2, "hunting": 1}})
    t.say("A", "act hut")
    assert t["A"]["figures"] == 10
    assert (t["A"]["agriculture"], t["A"]["score"]) == (3, 7)
    with pytest.raises(PositionError, match=r"A\.figures is 11"):
        table(A={"figures": 11})


@pytest.mark.rule("SA-COMP-03")
@pytest.mark.parametrize(
    ("place", "resource", "worth"),
    [("forest", "wood", 3), ("claypit", "brick", 4), ("quarry", "stone", 5), ("river", "gold", 6)],
)
def test_four_resources_worth_3_to_6_as_divisor_and_as_points(place: str, resource: str, worth: int) -> None:
    for total, yielded in ((2 * worth - 1, 1), (2 * worth, 2)):
        t = table(A={"placed": {place: 2, "hunting": 1}}, dice=[[total // 2, total - total // 2]])
        t.say("A", f"act {place}")
        assert t["A"][resource] == yielded
    t = table(stacks=[["B22", "B01"], ["B02"]], A={resource: 1, "placed": {"building1": 1, "hunting": 1}})
    t.say("A", f"acquire building1 {resource}")
    assert t["A"]["score"] == worth


@pytest.mark.rule("SA-COMP-04")
def test_the_deck_by_upper_half() -> None:
    count: Counter[str] = Counter()
    for card in PACK.cards:
        count[card.effect] += card.copies
    assert count == {
        "dice for all": 10, "food": 7, "resource": 5, "roll": 3, "points": 3, "agriculture": 2, "tool": 1,
        "extra card": 1, "one-use tool": 3, "two resources": 1,
    }  # fmt: skip
    assert sum(new_game(2).game.start().deck) == 36


@pytest.mark.rule("SA-COMP-05")
def test_eight_culture_symbols_on_two_cards_each() -> None:
    count: Counter[str] = Counter()
    for card in PACK.cards:
        if card.culture >= 0:
            assert card.symbols == 1 and card.profession < 0
            count[terms.CULTURES[card.culture]] += card.copies
    cultures = ("pottery", "writing", "time", "transport", "healing", "weaving", "art", "music")
    assert count == dict.fromkeys(cultures, 2)


@pytest.mark.rule("SA-COMP-06")
def test_four_professions_on_five_cards_each() -> None:
    cards: Counter[str] = Counter()
    symbols: Counter[str] = Counter()
    for card in PACK.cards:
        if card.profession >= 0:
            assert card.culture < 0 and 1 <= card.symbols <= 3
            cards[terms.PROFESSIONS[card.profession]] += card.copies
            symbols[terms.PROFESSIONS[card.profession]] += card.copies * card.symbols
    assert cards == dict.fromkeys(("farmer", "builder", "shaman", "toolmaker"), 5)
    assert symbols == {"builder": 9, "toolmaker": 8, "farmer": 7, "shaman": 7}


FACES = {
    "SA-COMP-07": """
        C01 dice for all / pottery
        C02 dice for all / writing
        C03 dice for all / time
        C04 dice for all / transport
        C05 dice for all / builder 1
        C06 dice for all / builder 2
        C07 dice for all / farmer 1
        C08 dice for all / farmer 2
        C09 dice for all / toolmaker 2 x2
    """,
    "SA-COMP-08": """
        C10 7 food / pottery
        C11 5 food / healing
        C12 3 food / weaving
        C13 1 food / weaving
        C14 4 food / builder 1
        C15 2 food / builder 2
        C16 3 food / farmer 2
    """,
    "SA-COMP-09": """
        C17 2 stone / transport
        C18 1 stone / farmer 1
        C19 1 stone / shaman 1
        C20 1 gold / shaman 1
        C21 1 brick / shaman 2
        C22 roll 2 dice for gold / art
        C23 roll 2 dice for stone / shaman 1
        C24 roll 2 dice for wood / shaman 2
    """,
    "SA-COMP-10": """
        C25 3 points / music x2
        C26 3 points / builder 3
        C27 agriculture / time
        C28 agriculture / farmer 1
        C29 tool / art
        C30 extra card / writing
    """,
    "SA-COMP-11": """
        C31 tool of value 4 / toolmaker 1
        C32 tool of value 3 / toolmaker 1
        C33 tool of value 2 / toolmaker 2
        C34 two resources / healing
    """,
}


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in FACES])
def test_the_faces_of_the_cards(rule: str) -> None:
    for line in FACES[rule].strip().splitlines():
        assert face(line.split()[0]) == line.strip()


@pytest.mark.rule("SA-COMP-12")
def test_28_building_tiles_of_three_sorts() -> None:
    listed = sum(tile.copies for tile in PACK.tiles if tile.units == 0)
    by_count = sum(tile.copies for tile in PACK.tiles if tile.units and tile.kinds > 0)
    one_to_seven = sum(tile.copies for tile in PACK.tiles if tile.units and tile.kinds < 0)
    assert (listed, by_count, one_to_seven) == (17, 8, 3)
    assert sum(the_game(2, {}).start().covered) == 28


@pytest.mark.rule("SA-COMP-13")
def test_the_tiles_with_listed_resources() -> None:
    listed = {tile.id: (price(tile), tile.copies) for tile in PACK.tiles if tile.units == 0}
    assert listed == {
        "B01": ("2w1b=10", 1), "B02": ("2w1s=11", 1), "B03": ("1w2b=11", 1), "B04": ("2w1g=12", 1),
        "B05": ("1w1b1s=12", 2), "B06": ("1w1b1g=13", 2), "B07": ("1w2s=13", 1), "B08": ("2b1s=13", 1),
        "B09": ("1w1s1g=14", 2), "B10": ("2b1g=14", 1), "B11": ("1b2s=14", 1), "B12": ("1b1s1g=15", 2),
        "B13": ("2s1g=16", 1),
    }  # fmt: skip
    for tile in PACK.tiles:
        if tile.units == 0:
            assert tile.points == sum(count * worth for count, worth in zip(tile.price, (3, 4, 5, 6), strict=True))


@pytest.mark.rule("SA-COMP-14")
def test_the_tiles_priced_by_count() -> None:
    priced = {tile.id: (price(tile), tile.copies) for tile in PACK.tiles if tile.units}
    assert priced == {
        "B14": ("4 of 1", 1), "B15": ("4 of 2", 1), "B16": ("4 of 3", 1), "B17": ("4 of 4", 1),
        "B18": ("5 of 1", 1), "B19": ("5 of 2", 1), "B20": ("5 of 3", 1), "B21": ("5 of 4", 1),
        "B22": ("1 to 7", 3),
    }  # fmt: skip


@pytest.mark.rule("SA-COMP-15")
@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_the_tool_tiles_suffice_for_four_full_players(value: int) -> None:
    """Whatever the others hold, the next tile or its other side is there."""
    others = {"tools": [value] * 3 if value else [], "placed": {"hunting": 1}}
    t = table(4, A={**others, "placed": {"workshop": 1, "hunting": 1}}, B=others, C=others, D=others)
    t.say("A", "act workshop")
    assert t["A"]["tools"] == ([value + 1, value, value] if value else [1])
    full = {"tools": [4, 4, 4]}
    assert table(4, "place", A=full, B=full, C=full, D=full)["D"]["tools"] == [4, 4, 4]
