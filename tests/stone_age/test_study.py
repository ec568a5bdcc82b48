"""What simulations count of the game: cards and buildings by their codes, places by their names."""

from __future__ import annotations

from collections import Counter
from typing import Any

from eolith.games.stone_age import GameClass
from eolith.kernel.chance import Source
from eolith.kernel.study import SCORED, SEEN, TAKEN, Count
from stone_age.tables import Table, table


def counted(t: Table) -> list[Count]:
    return list(t.game.study().counts(t.state, [event for step in t.steps for event in step.events]))


def test_what_is_bought_is_counted_under_its_code() -> None:
    t = table(A={"wood": 3, "placed": {"card1": 1}}, slots=["C25", "C20", "C17", "C13"])
    t.say("A", "acquire card1 1 wood")
    assert counted(t)[0] == Count(TAKEN, "cards", "C25", 0)


def test_a_building_brings_its_points() -> None:
    t = table(A={"wood": 2, "brick": 1, "placed": {"building1": 1}}, stacks=[["B01", "B02"], ["B03"]])
    t.say("A", "acquire building1 2 wood 1 brick")
    assert counted(t)[:2] == [Count(TAKEN, "buildings", "B01", 0), Count(SCORED, "buildings", "B01", 0, 10)]


def test_places_are_counted_by_visit() -> None:
    t = table(phase="place")
    t.say("A", "place forest 3")
    assert counted(t) == [Count(TAKEN, "places", "forest", 0)]


def test_a_whole_game_is_counted_as_its_end_shows() -> None:
    game, source = GameClass(3), Source(2)
    for _ in range(5):
        state: Any = game.start()
        state.listener = events = []
        state.playout(source)
        counts = list(game.study().counts(state, events))
        seen = Counter(count.id for count in counts if count.how == SEEN)
        for seat, view in enumerate(game.observe(state, None).seats):
            taken = [count for count in counts if count.how == TAKEN and count.seat == seat]
            extra = [] if view.extra is None else [view.extra]
            owned = sorted([*(view.pile or ()), *view.open])
            assert sorted([count.id for count in taken if count.kind == "cards"] + extra) == owned
            tiles = [count.id for count in taken if count.kind == "buildings"]
            assert sorted(tiles) == sorted(building.code for building in view.buildings)
        bought = Counter(count.id for count in counts if count.how == TAKEN and count.kind != "places")
        assert bought <= seen
