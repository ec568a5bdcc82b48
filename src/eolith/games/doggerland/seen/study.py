"""What simulations count of Doggerland: actions, land, animals, what was made, painted and learned, and want."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

from eolith.kernel import study
from eolith.kernel.scene import Event
from eolith.kernel.state import State
from eolith.kernel.study import OFFERED, SCORED, SEEN, TAKEN, Count, Kind

from .. import rules, terms
from ..notation.actions import painting_cells
from ..pack import AlonePack
from ..rules.alone import Alone
from .sheet import LINES

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

CATEGORIES = dict(zip(LINES, (
    "members", "dwellings", "crafts", "megaliths", "objectives", "painted animals", "rows of the cave",
    "deprivation",
), strict=True))  # fmt: skip
"""The lines of the score sheet."""
WANT = {0: "none", 1: "1", 2: "2", 3: "3 or 4", 5: "5 to 7", 8: "8 or more"}
"""The least number of deprivation tokens for each word."""
REASONS = {
    terms.HUNGER: "hunger",
    terms.SUBSTITUTE: "instead of a tool or a hide",
    terms.SHAMAN_WASTED: "time of the shaman",
    terms.BY_EVENT: "an event",
}


class Study(study.Study):
    """Actions by kind, resources by terrain and round, and everything that can be made or reached once."""

    def __init__(self, game: Game[Pack]) -> None:
        self.game = game
        self.categories = {"goals": "goals"} if game.alone else CATEGORIES
        self.cells = painting_cells(game.pack)

    @cached_property
    def kinds(self) -> Mapping[str, Kind]:  # type: ignore[override]
        pack, telling = self.game.pack, self.game.telling("en")

        def names(kind: str, first: int = 0, last: int | None = None) -> dict[str, str]:
            records = getattr(pack, kind)
            return {records[n].id: telling.component(kind, n) for n in range(len(records))[first:last]}

        levels = [(ability, level) for ability in pack.abilities for level in range(2, terms.LEVELS + 1)]
        rounds = range(1, terms.ROUNDS + 1)
        reasons = {str(reason): text for reason, text in REASONS.items() if reason < terms.BY_EVENT or self.game.alone}
        goals = (
            {}
            if not self.game.alone
            else {
                "goals": Kind("Goals", names("solo_goals")),
                "cards": Kind("Events", names("cards")),
            }
        )
        return {
            "actions": Kind("Actions planned", {action.id: action.names["en"] for action in pack.actions}),
            "crafts": Kind("Crafts", names("crafts")),
            "paintings": Kind("Cells of the cave", {cell: telling.painting(cell) for cell in self.cells}),
            "hut": Kind("Actions of the shaman", names("hut")),
            **(goals or {"objectives": Kind("Objectives", names("objectives"), once=False)}),
            "abilities": Kind("Levels of abilities", {_level(a.id, n): f"{a.names['en']} {n}" for a, n in levels}),
            "dwellings": Kind("Dwellings built", names("dwellings", terms.SIMPLE)),
            "terrain": Kind("Tiles gathered", names("terrains", 0, len(terms.RESOURCES)), once=False),
            "rounds": Kind("Tiles gathered, by round", {str(number): f"round {number}" for number in rounds}),
            "animals": Kind("Animals hunted", names("animals")),
            "reasons": Kind("Deprivation tokens, by reason", reasons),
            "want": Kind("Seats by deprivation tokens", {str(least): text for least, text in WANT.items()}),
        }

    def order(self, events: Sequence[Event]) -> list[int]:
        first = next(event[1] for event in events if event[0] == terms.ROUND_STARTED)
        return [(first + place) % self.game.sides for place in range(self.game.sides)]

    def counts(self, state: State, events: Sequence[Event]) -> Iterator[Count]:
        assert isinstance(state, rules.Doggerland)
        yield from self._in_reach()
        yield from self._crafts(events)
        number = ""
        for event in events:
            if event[0] == terms.ROUND_STARTED:
                number = str(event[2])
            elif event[0] == terms.DEPLETED:
                yield Count(TAKEN, "rounds", number, event[1])
            yield from self._happening(event, state)
        for seat in range(self.game.sides):
            yield Count(TAKEN, "want", str(max(least for least in WANT if least <= state.deprivation[seat])), seat)
        if isinstance(state, Alone):
            goals = cast(AlonePack, self.game.pack).solo_goals
            yield from (Count(TAKEN, "goals", goals[n].id, 0) for n, cube in enumerate(state.goal_cube) if cube)

    def _in_reach(self) -> Iterator[Count]:
        """What each seat can do once in a game."""
        for _ in range(self.game.sides):
            for action in terms.HUT:
                yield Count(SEEN, "hut", action)
            for ability in terms.ABILITIES:
                for level in range(2, terms.LEVELS + 1):
                    yield Count(SEEN, "abilities", _level(ability, level))

    def _crafts(self, events: Sequence[Event]) -> Iterator[Count]:
        """The crafts that lay open, and whenever one was made those that could have been."""
        crafts = self.game.pack.crafts
        shown: set[int] = set()
        for event in events:
            if event[0] == terms.CRAFT_DEALT:
                shown.add(event[2])
                yield Count(SEEN, "crafts", crafts[event[2]].id)
            elif event[0] == terms.CRAFTED:
                yield from (Count(OFFERED, "crafts", crafts[craft].id) for craft in sorted(shown))
                shown.remove(event[2])
                yield Count(TAKEN, "crafts", crafts[event[2]].id, event[1])
            elif event[0] == terms.CRAFT_DISCARDED:
                shown.remove(event[2])

    def _happening(self, event: Event, state: rules.Doggerland) -> Iterator[Count]:
        kind, seat, a, b, _ = event
        pack = self.game.pack
        if kind == terms.PLANNED:
            yield Count(TAKEN, "actions", terms.ACTIONS[a], seat)
        elif kind == terms.SENT:
            yield Count(TAKEN, "actions", terms.ACTIONS[terms.HUNT if b == terms.HUNT else terms.GATHER], seat)
        elif kind == terms.PAINTING_REVEALED:
            yield from (Count(SEEN, "paintings", cell) for cell in self.cells[3 * a : 3 * a + 3])
        elif kind == terms.PAINTED:
            species = pack.paintings[a // 3].animals[a % 3]
            yield Count(TAKEN, "paintings", self.cells[a], seat)
            if not self.game.alone:
                yield Count(SCORED, "paintings", self.cells[a], seat, b * pack.animals[species].vp)
        elif kind == terms.OBJECTIVE_DRAWN:
            yield Count(SEEN, "objectives", pack.objectives[a].id)
        elif kind == terms.OBJECTIVE_MET:
            yield Count(TAKEN, "objectives", pack.objectives[a].id, seat)
            yield Count(SCORED, "objectives", pack.objectives[a].id, seat, terms.OBJECTIVE_POINTS[b])
        elif kind == terms.INVOKED:
            yield Count(TAKEN, "hut", terms.HUT[a], seat)
        elif kind == terms.RAISED:
            yield Count(TAKEN, "abilities", _level(terms.ABILITIES[a], b + 1), seat)
        elif kind == terms.BUILT:
            yield Count(TAKEN, "dwellings", terms.DWELLINGS[a], seat)
        elif kind == terms.SPAWNED:
            yield Count(SEEN, "animals", terms.SPECIES[a])
        elif kind == terms.HUNTED:
            yield Count(TAKEN, "animals", terms.SPECIES[a], seat)
        elif kind == terms.TILE_LAID and pack.tiles[a].amount:
            yield Count(SEEN, "terrain", terms.TERRAINS[pack.tiles[a].terrain])
        elif kind == terms.DEPLETED:
            yield Count(TAKEN, "terrain", terms.TERRAINS[pack.tiles[state.tile[a]].terrain], seat)
        elif kind == terms.DEPRIVED:
            yield from (Count(TAKEN, "reasons", str(b), seat) for _ in range(a))
        elif self.game.alone:
            yield from self._alone(kind, seat, a)

    def _alone(self, kind: int, seat: int, a: int) -> Iterator[Count]:
        """What happens alone only."""
        pack = cast(AlonePack, self.game.pack)
        if kind == terms.GOAL_DRAWN:
            yield Count(SEEN, "goals", pack.solo_goals[a].id)
        elif kind == terms.CARD_TURNED:
            yield Count(SEEN, "cards", pack.cards[a].id)
            if pack.cards[a].mandatory:
                yield Count(TAKEN, "cards", pack.cards[a].id, 0)
        elif kind == terms.ACCEPTED:
            yield Count(TAKEN, "cards", pack.cards[a].id, seat)

    def points(self, state: State, events: Sequence[Event]) -> list[Mapping[str, int]]:
        rows = self.game.sheet(state).rows
        return [Counter({name: line.points for name, line in row.lines.items()}) for row in rows]


def _level(ability: str, level: int) -> str:
    return f"{ability}.{level}"
