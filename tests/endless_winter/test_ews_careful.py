"""The careful bot alone: nothing counts but the lead over the nomads, so what they lose is worth something."""

from __future__ import annotations

import pytest

from endless_winter.nomads import NOTHING, SACRIFICE, alone
from endless_winter.owed import CELLS, FIELD, beneath, centre, owed
from endless_winter.tables import Table, table
from endless_winter.test_ew_careful import worth
from eolith.games.endless_winter import terms

TOP = centre(1)
BELOW = beneath(TOP)


@pytest.mark.parametrize(("species", "place"), [("woolly_rhino", "a1"), ("giant_sloth", "a2")])
def test_the_animal_that_the_nomads_need_is_taken(species: str, place: str) -> None:
    lying = {"ground": {"a1": "woolly_rhino", "a2": "giant_sloth"}, "sacrifice": SACRIFICE}

    def gain(cards: int) -> float:
        t = alone(
            ground=[*lying["ground"].values()], nomads=lying, B={"unused": {species: cards}}, agenda=owed("animal")
        )
        return worth(t, f"animal {place}")

    assert gain(3) > gain(2) > gain(0) == gain(4), "a set of four is complete"


def top(left: int) -> Table:
    """A square of two megaliths of the nomads, who have so many left, and two grey ones."""
    lying = dict(zip(BELOW, ("B", "B", "grey", "grey"), strict=True))
    return alone(A={"megaliths": 7}, B={"megaliths": left}, megaliths=lying, agenda=owed("megalith"))


def test_a_square_that_the_nomads_would_build_on_is_worth_more() -> None:
    word = f"site {TOP}"
    assert worth(top(7), word) > worth(top(0), word) == worth(top(9), word), "grey ones stay on the ground"


def test_no_square_is_opened_for_the_nomads() -> None:
    """With nothing on their board they cannot build on it."""
    lying = dict(zip(BELOW[:3], ("B", "B", "grey"), strict=True))
    many, none = (
        worth(alone(A={"megaliths": 7}, B={"megaliths": left}, megaliths=lying, agenda=owed("megalith")),
              f"site {BELOW[3]}")
        for left in (7, 0)
    )  # fmt: skip
    assert many < none
    assert BELOW[3] in CELLS and FIELD.numbers[BELOW[3]] < terms.GROUND_CELLS


def test_the_nomads_are_turned_away_from_what_lies_open() -> None:
    """A covered card gives megaliths in Hunt: who stands there sends them elsewhere, who stands elsewhere does not."""

    def entering(column: str, lower: str) -> float:
        faces = {**NOTHING, "nomad_crane.hunt": ["new_animal", lower]}
        t = alone(faces=faces, revealed=["nomad_crane"], order=["A", "B"])
        return worth(t, f"figure tribe {column}")

    assert entering("hunt", "megalith") > entering("hunt", "new_animal")
    assert entering("migrate", "megalith") < entering("migrate", "new_animal")


def test_to_be_first_in_honor_costs_the_nomads_too() -> None:
    seats = {"A": {"honor": 9, "buried": ["tribesman"] * 3}, "B": {"honor": 9}}
    unseen = {"buried_unseen": {"era_1": 5}, "sacrifice": SACRIFICE}
    with_nomads = alone(round=4, nomads=unseen, agenda=owed("idol"), **seats)
    with_people = table(round=4, agenda=owed("idol"), **seats)
    assert worth(with_nomads, "idol honor") > worth(with_people, "idol honor") + 1
    late = alone(round=4, nomads=unseen, agenda=owed("idol"), A=seats["A"], B={"honor": 10})
    assert worth(late, "idol honor") < worth(with_nomads, "idol honor"), "they came to the top before"


def test_the_token_counts_where_it_lies() -> None:
    """EWS-MIG-09: on c4 it is as much as the camp that would come there."""
    beside, away = (
        worth(alone(nomads={"token": token, "sacrifice": SACRIFICE}, agenda=owed("move"),
                    villages={"a1a2b2": "B", "a2a3b3": "B", "b1c1c2": "B"}), "move c3 east")
        for token in ("c4d3d4", "d1d2e1")
    )  # fmt: skip
    assert beside < away
