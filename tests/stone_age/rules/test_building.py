"""SA-BUILD: building tiles, what they cost and what they score."""

from __future__ import annotations

import pytest

from eolith.games.stone_age.rules import final_points
from stone_age.tables import Table, table

KINDS = ("wood", "brick", "stone", "gold")


def offered(t: Table) -> list[str]:
    return [t.game.text(option) for option in t.state.options()]


def seat(t: Table, *names: str) -> list[object]:
    return [t["A"][name] for name in names]


def building(tile: str, *goods: int, **more: object) -> Table:
    """Seat A stands on a building and owns these resources; the figure on card4 keeps the turn going."""
    entries = {**dict(zip(KINDS, goods, strict=False)), "placed": {"building1": 1, "card4": 1}, **more}
    return table(A=entries, stacks=[[tile, "B13", "B01" if tile != "B01" else "B02"], ["B03"]])


LISTED = {
    "B01": ([2, 1, 0, 0], 10),
    "B02": ([2, 0, 1, 0], 11),
    "B03": ([1, 2, 0, 0], 11),
    "B04": ([2, 0, 0, 1], 12),
    "B05": ([1, 1, 1, 0], 12),
    "B06": ([1, 1, 0, 1], 13),
    "B07": ([1, 0, 2, 0], 13),
    "B08": ([0, 2, 1, 0], 13),
    "B09": ([1, 0, 1, 1], 14),
    "B10": ([0, 2, 0, 1], 14),
    "B11": ([0, 1, 2, 0], 14),
    "B12": ([0, 1, 1, 1], 15),
    "B13": ([0, 0, 2, 1], 16),
}


@pytest.mark.rule("SA-BUILD-01", "SA-BUILD-02")
@pytest.mark.parametrize("tile", list(LISTED))
def test_listed_buildings_cost_what_they_list_and_score_at_once(tile: str) -> None:
    price, points = LISTED[tile]
    t = table(
        A={**dict(zip(KINDS, [n + 1 for n in price], strict=True)), "placed": {"building1": 1, "card4": 1}},
        stacks=[[tile, "B22"], ["B22"]],
    )
    t.say("A", "act building1")
    t.say("A", "buy")
    assert seat(t, *KINDS, "score", "buildings", "home") == [1, 1, 1, 1, points, [tile], 4]
    assert t.turn == "A"  # the points are on the track while the turn goes on


@pytest.mark.rule("SA-BUILD-01")
def test_other_kinds_cannot_stand_in_for_a_listed_resource() -> None:
    t = building("B11", 3, 1, 1, 3)  # one brick and two stone are listed
    assert t.refused("A", "acquire building1 brick stone gold") == "SA-BUILD-01"
    assert t.refused("A", "acquire building1 brick stone wood") == "SA-BUILD-01"
    t.say("A", "act building1")
    assert (offered(t), *seat(t, *KINDS, "score")) == (["act card4"], 3, 1, 1, 3, 0)
    t = building("B11", 3, 1, 2, 3)
    assert t.refused("A", "acquire building1 brick 2 stone gold") == "SA-BUILD-01"
    t.say("A", "acquire building1 brick 2 stone")
    assert seat(t, *KINDS, "score") == [3, 0, 0, 3, 14]


@pytest.mark.rule("SA-BUILD-03")
def test_an_acquired_tile_stays_and_counts_as_one_building() -> None:
    t = building("B01", 2, 1, pile=["C26"], food=9)  # C26: three builder symbols
    assert final_points(t.state, 0) == 3
    t.say("A", "acquire building1 2 wood brick")
    assert (final_points(t.state, 0), *seat(t, "buildings")) == (3 * 1, ["B01"])
    t.say("A", "act card4")
    assert (t.state.round, *seat(t, "buildings")) == (2, ["B01"])


@pytest.mark.rule("SA-BUILD-03", "SA-BUILD-04")
def test_any_number_of_buildings_may_be_owned() -> None:
    owned = ["B04", "B05", "B05", "B06", "B06", "B07", "B08"]
    t = building("B12", 0, 1, 1, 1, buildings=owned, pile=["C05"])
    t.say("A", "acquire building1 brick stone gold")
    assert seat(t, "buildings", "score") == [[*owned, "B12"], 15]
    assert final_points(t.state, 0) == 8


@pytest.mark.rule("SA-BUILD-05")
def test_who_does_not_want_to_pay_leaves_the_building() -> None:
    t = building("B01", 2, 1, food=9)
    t.say("A", "decline building1")
    assert seat(t, "wood", "brick", "score", "buildings", "home") == [2, 1, 0, [], 4]
    assert t.state.to_position()["stacks"][0] == {"top": "B01", "tiles": 3}
    t.say("A", "act card4")
    assert t.state.round == 2
    assert t.state.to_position()["stacks"][0] == {"top": "B01", "tiles": 3}


@pytest.mark.rule("SA-BUILD-05")
@pytest.mark.parametrize(
    ("tile", "goods"), [("B01", [2, 0, 9, 9]), ("B22", [0, 0, 0, 0]), ("B14", [3, 3, 3, 3]), ("B17", [9, 9, 9, 0])]
)
def test_who_cannot_pay_goes_home_without_the_building(tile: str, goods: list[int]) -> None:
    t = building(tile, *goods)
    t.say("A", "act building1")
    assert (offered(t), *seat(t, *KINDS, "buildings", "home")) == (["act card4"], *goods, [], 4)
    assert t.state.to_position()["stacks"][0]["top"] == tile


@pytest.mark.rule("SA-BUILD-05")
def test_a_listed_building_that_could_be_paid_may_be_declined() -> None:
    t = building("B01", 2, 1)
    t.say("A", "act building1")
    assert offered(t) == ["buy", "decline"]
    t.say("A", "decline")
    assert seat(t, "wood", "brick", "buildings") == [2, 1, []]


@pytest.mark.rule("SA-BUILD-06")
def test_the_next_tile_shows_at_once_and_waits_for_the_next_round() -> None:
    t = table(
        A={"food": 9, "wood": 2, "brick": 1, "stone": 2, "gold": 1, "placed": {"building1": 1}},
        B={"food": 9, "stone": 2, "gold": 1, "placed": {"hunting": 1}},
        stacks=[["B01", "B13", "B02"], ["B03", "B04"]],
        dice=[[1]],
    )
    t.say("A", "acquire building1 2 wood brick")
    assert t.state.to_position()["stacks"][0] == {"top": "B13", "tiles": 2}
    assert (t.turn, offered(t)) == ("B", ["act hunting"])
    assert t.refused("B", "acquire building1 2 stone gold") == "SA-ACT-02"
    t.say("B", "act hunting")
    assert (t.state.round, "building1" in t.open_places()) == (2, True)


@pytest.mark.rule("SA-BUILD-07")
@pytest.mark.parametrize(
    ("tile", "payment", "points"),
    [
        ("B14", "4 wood", 12),
        ("B15", "3 stone wood", 18),
        ("B15", "2 gold 2 brick", 20),
        ("B16", "2 wood brick gold", 16),
        ("B17", "wood brick stone gold", 18),
        ("B18", "5 stone", 25),
        ("B19", "4 wood gold", 18),
        ("B20", "3 wood brick stone", 18),
        ("B21", "2 wood brick stone gold", 21),
    ],
)
def test_number_and_kinds_are_paid_exactly(tile: str, payment: str, points: int) -> None:
    t = building(tile, 5, 5, 5, 5)
    t.say("A", f"acquire building1 {payment}")
    paid = {kind: 0 for kind in KINDS}
    count = 1
    for word in payment.split():
        if word.isdecimal():
            count = int(word)
        else:
            paid[word], count = count, 1
    assert seat(t, *KINDS) == [5 - paid[kind] for kind in KINDS]
    assert seat(t, "score", "buildings") == [points, [{"tile": tile, "points": points}]]


@pytest.mark.rule("SA-BUILD-07")
@pytest.mark.parametrize(
    ("tile", "payment"),
    [
        ("B15", "4 stone"),
        ("B15", "2 stone wood brick"),
        ("B15", "3 stone 2 wood"),
        ("B15", "2 stone wood"),
        ("B14", "3 wood brick"),
        ("B14", "5 wood"),
        ("B17", "2 wood brick stone"),
        ("B18", "4 wood"),
        ("B21", "2 wood 2 brick stone"),
        ("B21", "wood brick stone gold"),
    ],
)
def test_other_numbers_and_kinds_are_refused(tile: str, payment: str) -> None:
    assert building(tile, 5, 5, 5, 5).refused("A", f"acquire building1 {payment}") == "SA-BUILD-07"


def payments(t: Table) -> set[tuple[int, ...]]:
    """Every set of resources that can be paid for the building, unit by unit."""
    owned = [t["A"][kind] for kind in KINDS]
    done: set[tuple[int, ...]] = set()
    start = t.state.clone()
    start.apply(t.game.option("act building1"))
    waiting = [start]
    while waiting:
        state = waiting.pop()
        for option in state.options():
            text = t.game.text(option)
            if not text.startswith(("pay", "done")):
                continue
            after = state.clone()
            after.apply(option)
            if any(after.tile_owner):
                done.add(tuple(owned[kind] - after.goods[0][kind] for kind in range(4)))
            else:
                waiting.append(after)
    return done


def all_payments(owned: list[int], units: range, kinds: range) -> set[tuple[int, ...]]:
    return {
        (w, b, s, g)
        for w in range(owned[0] + 1)
        for b in range(owned[1] + 1)
        for s in range(owned[2] + 1)
        for g in range(owned[3] + 1)
        if w + b + s + g in units and sum(n > 0 for n in (w, b, s, g)) in kinds
    }


@pytest.mark.rule("SA-BUILD-07")
@pytest.mark.parametrize("number", [4, 5])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
@pytest.mark.parametrize("owned", [[5, 5, 5, 5], [1, 3, 0, 2], [2, 1, 1, 4], [4, 0, 1, 0], [1, 1, 1, 1]])
def test_exactly_the_payments_of_the_printed_number_and_kinds_are_offered(
    number: int, kinds: int, owned: list[int]
) -> None:
    t = building(f"B{10 + 4 * (number - 3) + kinds - 1}", *owned)
    assert payments(t) == all_payments(owned, range(number, number + 1), range(kinds, kinds + 1))


@pytest.mark.rule("SA-BUILD-09", "SA-BUILD-10")
@pytest.mark.parametrize("owned", [[1, 0, 0, 0], [3, 2, 2, 2], [0, 0, 0, 9], [8, 0, 1, 0]])
def test_one_to_seven_resources_of_any_kinds_are_offered(owned: list[int]) -> None:
    assert payments(building("B22", *owned)) == all_payments(owned, range(1, 8), range(1, 5))


@pytest.mark.rule("SA-BUILD-08")
@pytest.mark.parametrize(
    ("payment", "points"),
    [("2 wood brick stone gold", 21), ("wood 2 brick stone gold", 22), ("wood brick stone 2 gold", 24)],
)
def test_a_building_priced_by_number_scores_what_is_spent(payment: str, points: int) -> None:
    t = building("B21", 9, 9, 9, 9, score=100)
    t.say("A", f"acquire building1 {payment}")
    assert seat(t, "score") == [100 + points]


@pytest.mark.rule("SA-BUILD-09")
@pytest.mark.parametrize(("payment", "points"), [("wood", 3), ("7 gold", 42), ("7 wood", 21)])
def test_one_to_seven_resources_are_taken(payment: str, points: int) -> None:
    t = building("B22", 9, 0, 0, 9)
    t.say("A", f"acquire building1 {payment}")
    assert seat(t, "score") == [points]


@pytest.mark.rule("SA-BUILD-09")
@pytest.mark.parametrize("payment", ["", "8 gold", "4 gold 4 wood"])
def test_none_or_eight_resources_are_refused(payment: str) -> None:
    assert building("B22", 9, 0, 0, 9).refused("A", f"acquire building1 {payment}") == "SA-BUILD-09"


@pytest.mark.rule("SA-BUILD-10")
@pytest.mark.parametrize(
    ("payment", "points"),
    [("2 wood brick gold", 16), ("3 brick", 12), ("wood brick stone gold", 18), ("2 stone gold", 16)],
)
def test_a_one_to_seven_building_takes_any_number_of_kinds(payment: str, points: int) -> None:
    t = building("B22", 9, 9, 9, 9)
    t.say("A", f"acquire building1 {payment}")
    assert seat(t, "score") == [points]


@pytest.mark.rule("SA-BUILD-11")
@pytest.mark.parametrize(
    ("tile", "goods", "payment"),
    [
        ("B01", [2, 0, 0, 0], "2 wood brick"),
        ("B14", [3, 1, 0, 0], "4 wood"),
        ("B22", [2, 0, 0, 0], "3 wood"),
        ("B15", [3, 0, 0, 0], "3 wood gold"),
    ],
)
def test_nothing_is_paid_that_is_not_owned(tile: str, goods: list[int], payment: str) -> None:
    t = building(tile, *goods)
    assert t.refused("A", f"acquire building1 {payment}") == "SA-BUILD-11"
    assert seat(t, *KINDS) == goods
    t = table(A={"wood": 1, "placed": {"card2": 1, "card4": 1}})
    assert t.refused("A", "acquire card2 2 wood") == "SA-BUILD-11"
