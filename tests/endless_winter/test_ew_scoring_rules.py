"""EW-SCORE: final scoring, as the rules add it up and as the score sheet tells it."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import owner_file
from endless_winter.owed import PACK, QUIET, beneath, centre, finish_round, last_turn, play_on
from endless_winter.tables import Table, eclipse

ONE = next(card.id for card in PACK.cards if card.kind == "tribe" and card.vp)
WORTH = PACK.cards[PACK.card(ONE)].vp
RATIO = {level: face.ratio for level, face in enumerate(PACK.offering_levels, 1)}
ROOM = {"camps": {"c3": 5}}


def ended(players: int = 2, **entries: Any) -> Table:
    """A game that is over: nobody gained anything in the last eclipse, so every score is the final scoring."""
    t = eclipse(players, round=4, pack=owner_file(QUIET), **entries)
    t.pass_all()
    assert t.state.over
    for row, score in zip(t.state.sheet().rows, t.state.scores(), strict=True):
        assert (row.total, row.track) == (score, 0)
    return t


def final(**seat: Any) -> int:
    """The final points of a seat with that much and no more."""
    return int(ended(A=seat)["A"]["score"])


@pytest.mark.rule("EW-SCORE-03", "EW-SCORE-04")
@pytest.mark.parametrize("level", [0, *RATIO])
def test_leftovers_by_the_level_of_the_offering_idol(level: int) -> None:
    for food, tools in ((10, 5), (3, 2), (0, 5), (4, 0)):
        due = (food + tools) // RATIO[level] if level else 0
        assert final(**ROOM, food=food, tools=tools, offering=level) == due


@pytest.mark.rule("EW-SCORE-03")
def test_the_offering_example() -> None:
    level = next(level for level, ratio in RATIO.items() if ratio == 2)
    assert final(food=3, tools=2, offering=level) == 2


@pytest.mark.rule("EW-SCORE-08", "EW-SCORE-05", "EW-SCORE-06", "EW-SCORE-07")
def test_on_a_level_the_idol_further_left_ranks_higher() -> None:
    buried = {"buried": {"brave": 4}}
    places = {"A": 2, "B": 0, "C": 1}
    t = ended(4, **{seat: {**buried, "honor": 3, "honor_place": place} for seat, place in places.items()},
              D={**buried, "honor": 1})  # fmt: skip
    assert t.state.scores() == [3, 10, 6, 3]


@pytest.mark.rule("EW-SCORE-05", "EW-SCORE-06", "EW-SCORE-07")
@pytest.mark.parametrize(("buried", "points"), [
    (1, (6, 3, 1, 1)), (3, (6, 3, 1, 1)), (4, (10, 6, 3, 3)), (6, (10, 6, 3, 3)), (7, (15, 10, 6, 6)),
    (20, (15, 10, 6, 6)),
])  # fmt: skip
def test_the_burial_tables(buried: int, points: tuple[int, ...]) -> None:
    t = ended(4, **{seat: {"buried": {"brave": buried}, "honor": 4 - place} for place, seat in enumerate("ABCD")})
    assert tuple(t.state.scores()) == points


@pytest.mark.rule("EW-SCORE-09")
def test_an_honor_idol_that_never_moved_uses_no_table() -> None:
    """Its buried cards still count as cards; the others rank as if it were not there."""
    t = ended(3, A={"buried": {ONE: 8}}, B={"buried": {"brave": 8}, "honor": 1}, C={"buried": {"brave": 1}})
    assert t.state.scores() == [8 * WORTH, 15, 0]


@pytest.mark.rule("EW-SCORE-11")
def test_without_a_buried_card_the_tables_give_nothing() -> None:
    t = ended(3, A={"honor": 10}, B={"honor": 9, "hand": {"brave": 9}}, C={"honor": 8, "discard": {"brave": 9}})
    assert t.state.scores() == [0, 0, 0]


@pytest.mark.rule("EW-SCORE-12", "EW-SCORE-13")
def test_cards_count_wherever_they_are() -> None:
    zones = {"hand": {ONE: 1}, "deck": {ONE: 2}, "discard": {ONE: 1}, "pile": {ONE: 1}}
    assert final(**zones, buried={ONE: 2}) == 7 * WORTH
    assert final(**zones, buried={ONE: 2}, honor=1) == 7 * WORTH + 6
    culture = next(card for card in PACK.cards if card.era == 2 and card.vp)
    assert final(hand=[culture.id], buried=[]) == culture.vp


@pytest.mark.rule("EW-SCORE-14", "EW-SCORE-15", "EW-SCORE-17")
@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 10), (6, 10), (8, 10), (9, 10)])
def test_a_species_is_one_set_of_at_most_four(cards: int, points: int) -> None:
    for species in ("giant_sloth", "woolly_rhino"):
        assert final(unused={species: cards}) == points
    assert final(unused={"giant_sloth": cards, "woolly_rhino": cards}) == 2 * points


@pytest.mark.rule("EW-SCORE-16", "EW-SCORE-17")
@pytest.mark.parametrize(("cards", "points"), [(1, 2), (2, 5), (3, 5), (4, 5)])
def test_mammoths_form_a_set_of_two(cards: int, points: int) -> None:
    assert final(unused={"woolly_mammoth": cards}) == points


@pytest.mark.rule("EW-SCORE-18")
def test_used_animals_do_not_count() -> None:
    assert final(unused={"woolly_rhino": 2}, used={"woolly_rhino": 2, "argentavis": 2, "woolly_mammoth": 1}) == 3


@pytest.mark.rule("EW-SCORE-19")
@pytest.mark.parametrize(("own", "wilds", "points"), [
    ({"giant_sloth": 1, "woolly_rhino": 3}, 1, 11), ({"giant_sloth": 1, "woolly_rhino": 3}, 2, 13),
    ({"giant_sloth": 3, "woolly_rhino": 3}, 2, 20), ({"giant_sloth": 2, "woolly_mammoth": 1}, 1, 8),
    ({"giant_sloth": 1, "woolly_rhino": 1}, 5, 16),
])  # fmt: skip
def test_wild_cards_join_where_they_are_worth_most(own: dict[str, int], wilds: int, points: int) -> None:
    assert final(unused={**own, "argentavis": wilds}) == points


@pytest.mark.rule("EW-SCORE-20")
def test_argentavis_alone_form_no_set() -> None:
    assert final(unused={"argentavis": 3}) == 0
    assert final(unused={"argentavis": 3, "giant_sloth": 1}) == 10
    assert final(unused={"argentavis": 5}, used={"giant_sloth": 4}) == 0


@pytest.mark.rule("EW-SCORE-21")
@pytest.mark.parametrize(("wilds", "points"), [(0, 2), (1, 5), (2, 5), (5, 5)])
def test_argentavis_with_mammoths(wilds: int, points: int) -> None:
    assert final(unused={"woolly_mammoth": 1, "argentavis": wilds}) == points


@pytest.mark.rule("EW-SCORE-23")
def test_what_else_is_left_gives_nothing() -> None:
    """Camps, a village with influence, and megaliths on two levels: only what hexes paid before is scored."""
    t = last_turn(round=4, A={"camps": {"c3": 5}, "food": 10, "tools": 5, "megaliths": 0},
                  villages={"a1a2b2": "A"}, megaliths=dict.fromkeys([centre(1), *beneath(centre(1))], "A"),
                  pack=owner_file({**QUIET, "steppe": "vp 2"}))  # fmt: skip
    finish_round(t)
    play_on(t, "hex a1")
    assert t["A"]["score"] == 2


@pytest.mark.rule("EW-SCORE-24", "EW-SCORE-01")
def test_the_four_items_add_up() -> None:
    """Each alone, and all together."""
    offering = {**ROOM, "food": 7, "tools": 4, "offering": 6}
    honor = {"honor": 3, "buried": {"brave": 5}}
    cards = {"hand": {ONE: 3}}
    animals = {"unused": {"woolly_rhino": 4, "argentavis": 1, "glyptodon": 2}}
    alone = [final(**part) for part in (offering, honor, cards, animals)]
    assert min(alone) > 0
    assert final(**offering, **honor, **cards, **animals) == sum(alone)
