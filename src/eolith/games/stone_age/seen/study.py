"""What simulations count of Stone Age: cards and buildings that were open and bought, places that were visited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from eolith.kernel import study
from eolith.kernel.scene import Event
from eolith.kernel.state import State
from eolith.kernel.study import SCORED, SEEN, TAKEN, Count, Kind

from .. import terms
from .sheet import FINAL_LINES, TRACK_LINES

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

HAPPENINGS = {
    terms.CARD_DEALT: (SEEN, "cards"),
    terms.CARD_TAKEN: (TAKEN, "cards"),
    terms.TILE_REVEALED: (SEEN, "buildings"),
    terms.BUILDING_TAKEN: (TAKEN, "buildings"),
    terms.PLACED: (TAKEN, "places"),
}
"""What each kind of event says about the component that its first argument numbers."""


class Study(study.Study):
    """Cards, buildings and places of one table."""

    def __init__(self, game: Game[Pack]) -> None:
        self.game = game
        self.ids = {
            "cards": [card.id for card in game.pack.cards],
            "buildings": [tile.id for tile in game.pack.tiles],
            "places": list(terms.PLACES),
        }

    @cached_property
    def kinds(self) -> Mapping[str, Kind]:  # type: ignore[override]
        telling = self.game.telling("en")
        return {
            "cards": Kind("Cards", {code: f"{code} {telling.card(code)}" for code in self.ids["cards"]}),
            "buildings": Kind("Buildings", {code: f"{code} {telling.tile(code)}" for code in self.ids["buildings"]}),
            "places": Kind("Places", {place: telling.place(place) for place in terms.PLACES}),
        }

    @cached_property
    def categories(self) -> Mapping[str, str]:  # type: ignore[override]
        say = self.game.telling("en").say
        return {name: say(f"sheet-{name}") for name in (*TRACK_LINES, *FINAL_LINES)}

    def order(self, events: Sequence[Event]) -> list[int]:
        named = terms.SEATS.find(self.game.options["first_seat"])
        first = next((event[1] for event in events if event[0] == terms.FIRST_SEAT_DRAWN), named)
        return [(first + place) % self.game.sides for place in range(self.game.sides)]

    def counts(self, state: State, events: Sequence[Event]) -> Iterator[Count]:
        for kind, seat, a, _, c in events:
            if kind in HAPPENINGS:
                how, of = HAPPENINGS[kind]
                yield Count(how, of, self.ids[of][a], seat)
                if kind == terms.BUILDING_TAKEN:
                    yield Count(SCORED, of, self.ids[of][a], seat, c)

    def points(self, state: State, events: Sequence[Event]) -> list[Mapping[str, int]]:
        rows = self.game.sheet(state).rows
        return [{name: line.points or 0 for name, line in row.lines.items()} for row in rows]
