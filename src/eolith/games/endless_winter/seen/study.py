"""What simulations count of Endless Winter: what was open and taken, where figures went, what points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from eolith.kernel import study
from eolith.kernel.scene import Event
from eolith.kernel.state import State
from eolith.kernel.study import OFFERED, SCORED, SEEN, TAKEN, Count, Kind

from .. import rules, terms
from ..pack import AlonePack
from .sheet import lines_of

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

CATEGORIES = {
    "stones": "sacred stones",
    "megaliths": "megaliths",
    "idols": "steps of idols",
    "land": "terrain in the eclipse",
    "effects": "cards and other effects",
    "offering": "at the end: offering",
    "honor": "at the end: buried cards",
    "cards": "at the end: all cards",
    "animals": "at the end: animals",
}
"""What moved the marker during the game, then the lines of the score sheet."""
TOP = "top"
"""Stands for all places on top of megaliths."""
HAPPENINGS = {
    terms.FIGURE_PLACED: (TAKEN, "figures", 3),
    terms.CULTURE_DEALT: (SEEN, "culture", 2),
    terms.CULTURE_TAKEN: (TAKEN, "culture", 2),
    terms.TRIBE_TAKEN: (TAKEN, "tribe", 2),
    terms.STONE_DEALT: (SEEN, "stones", 2),
    terms.STONE_TAKEN: (TAKEN, "stones", 2),
    terms.ANIMAL_REVEALED: (SEEN, "animals", 2),
    terms.ANIMAL_TAKEN: (TAKEN, "animals", 2),
    terms.TILE_LAID: (SEEN, "terrain", 2),
    terms.HEX_HELD: (TAKEN, "terrain", 2),
    terms.MEGALITH_PLACED: (TAKEN, "megaliths", 2),
    terms.REST_TOKEN_SHOWN: (SEEN, "rest_tokens", 2),
    terms.TOKEN_TAKEN: (TAKEN, "rest_tokens", 2),
}
"""How and of which kind an event counts, and where in it the number of the component stands."""


class Study(study.Study):
    """Figures, cards, stones, animals, terrain, megaliths and what seats began with."""

    categories = CATEGORIES

    def __init__(self, game: Game[Pack]) -> None:
        self.game = game
        self.sources = _sources(game.pack)
        cards = dict(enumerate(card.id for card in game.pack.cards))
        self.ids = {"figures": dict(enumerate(terms.PLACES)), "culture": cards, "tribe": cards}
        for kind in ("stones", "animals", "rest_tokens"):
            self.ids[kind] = {number: face.id for number, face in enumerate(getattr(game.pack, kind))}

    @cached_property
    def kinds(self) -> Mapping[str, Kind]:  # type: ignore[override]
        pack, telling = self.game.pack, self.game.telling("en")
        say = telling.say

        def names(kind: str, first: int = 0, last: int | None = None) -> dict[str, str]:
            return {face.id: telling.face(kind, face.id) for face in getattr(pack, kind)[first:last]}

        def named(kind: str) -> dict[str, str]:
            return {face.id: telling.name(kind, face.id) for face in getattr(pack, kind)}

        alone = (
            {
                "nomad_cards": Kind("Effects of nomad cards", named("nomad_cards")),
                "migration_cards": Kind("Migration cards", named("migration_cards")),
                "nomad_actions": Kind(
                    "Actions of the nomads", {name: say(f"nomad-action-{name}") for name in terms.NOMAD_ACTIONS[:-1]}
                ),
            }
            if self.game.alone
            else {}
        )
        return alone | {
            "figures": Kind("Places of figures", {name: say(f"icon-{name}") for name in terms.PLACES}),
            "culture": Kind("Culture cards", names("cards", terms.FIRST_CULTURE)),
            "tribe": Kind("Tribe cards", names("cards", terms.FIRST_TRIBE, terms.FIRST_CULTURE)),
            "stones": Kind("Sacred stones", names("stones")),
            "animals": Kind("Animals of the hunting ground", names("animals")),
            "terrain": Kind("Terrain held in an eclipse", names("terrains"), once=False),
            "megaliths": Kind("Places of megaliths", {**names("cells"), TOP: "on top of others"}),
            "chiefs": Kind("Chiefs", names("sides")),
            "setup": Kind("Setup cards", names("setup_cards")),
            "rest_tokens": Kind("Rest tokens", names("rest_tokens"), once=False),
        }

    def counts(self, state: State, events: Sequence[Event]) -> Iterator[Count]:
        assert isinstance(state, rules.EndlessWinter)
        ids = {**self.ids, "terrain": self._hexes(state), "megaliths": self._sites(state)}
        for event in events:
            if event[0] in HAPPENINGS:
                how, kind, at = HAPPENINGS[event[0]]
                # what comes from a deck unseen, or instead of a card that is gone, was not chosen
                if event[at] in ids[kind] and not (event[0] == terms.ANIMAL_TAKEN and event[3]):
                    yield Count(how, kind, ids[kind][event[at]], event[1])
            elif event[0] == terms.STONE_SCORED:
                yield Count(SCORED, "stones", ids["stones"][event[2]], event[1], event[3])
        yield from self._offered(events)
        if self.game.alone:
            yield from self._nomads(events)
        yield from self._begun(state)

    def order(self, events: Sequence[Event]) -> list[int]:
        order = [event[1] for event in events if event[0] == terms.ORDER_SET][: self.game.sides]
        return [side for side in order if side < self.game.players]

    def _offered(self, events: Sequence[Event]) -> Iterator[Count]:
        """The culture cards that lay open whenever somebody took one."""
        shown: set[int] = set()
        for event in events:
            if event[0] == terms.CULTURE_DEALT:
                shown.add(event[2])
            elif event[0] == terms.ERA_CHANGED:
                shown.clear()
            elif event[0] == terms.CULTURE_RETURNED:
                shown.remove(event[2])
            elif event[0] == terms.CULTURE_TAKEN:
                yield from (Count(OFFERED, "culture", self.ids["culture"][card]) for card in sorted(shown))
                shown.remove(event[2])

    def _nomads(self, events: Sequence[Event]) -> Iterator[Count]:
        """What the nomads did, and by which of their cards; the seat is the person's, whose victories it may cost."""
        pack = self.game.pack
        assert isinstance(pack, AlonePack)
        for event in events:
            if event[0] == terms.NOMADS_ACTED:
                yield from (Count(OFFERED, "nomad_cards", card.id) for card in pack.nomad_cards)
                yield Count(TAKEN, "nomad_cards", pack.nomad_cards[event[3]].id, 0)
                yield Count(TAKEN, "nomad_actions", terms.NOMAD_ACTIONS[event[2]], 0)
            elif event[0] == terms.NOMADS_MIGRATED:
                yield from (Count(OFFERED, "migration_cards", card.id) for card in pack.migration_cards)
                yield Count(TAKEN, "migration_cards", pack.migration_cards[event[2]].id, 0)

    def _hexes(self, state: rules.EndlessWinter) -> dict[int, str]:
        return {place: self.game.pack.terrains[kind].id for place, kind in enumerate(state.terrain)}

    def _sites(self, state: rules.EndlessWinter) -> dict[int, str]:
        cells = [self.game.pack.cells[8 * laid + cell].id for laid in state.board_at for cell in range(8)]
        return dict(enumerate(cells + [TOP] * terms.STACKED))

    def _begun(self, state: rules.EndlessWinter) -> Iterator[Count]:
        """What each seat began with: either side of its chief could be chosen, any setup card be dealt."""
        pack = self.game.pack
        for card in pack.setup_cards:
            yield Count(SEEN, "setup", card.id)
        for seat in range(self.game.players):
            first = 2 * (state.chief[seat] - 1)
            for side in (0, 1):
                yield Count(SEEN, "chiefs", pack.sides[first + side].id)
            yield Count(TAKEN, "chiefs", pack.sides[first + state.side[seat] - 1].id, seat)
            yield Count(TAKEN, "setup", pack.setup_cards[state.setup_card[seat] - 1].id, seat)

    def points(self, state: State, events: Sequence[Event]) -> list[Mapping[str, int]]:
        rows = self.game.sheet(state).rows
        points = [Counter({name: row.lines[name].points or 0 for name in lines_of(self.game)}) for row in rows]
        clause, direct = "effects", ""
        for event in events:
            if event[0] == terms.POINTS_GAINED:
                points[event[1]][direct or clause] += event[2]
                continue
            if event[0] == terms.CLAUSE_USED:
                clause = self.sources.get(event[2], "effects")
            direct = self._direct(event)
        return list(points)

    def _direct(self, event: Event) -> str:
        """The category of points that an event brings at once; empty where points come from the clause in use."""
        kind, _, a, b, _ = event
        if kind == terms.HEX_HELD:
            return "land"
        if kind == terms.STONE_SCORED and b:
            return "stones"
        if kind == terms.MEGALITH_PLACED and a >= terms.GROUND_CELLS:
            return "megaliths"
        if kind == terms.IDOL_MOVED and a == terms.HONOR and self.game.pack.honor_levels[b - 1].vp:
            return "idols"
        return ""


def _sources(pack: Pack) -> dict[int, str]:
    """The category of each clause that is printed on a board or a tile."""
    printed = {
        "megaliths": [cell.bonus for cell in pack.cells],
        "idols": [level.bonus for level in pack.offering_levels],
        "land": [terrain.benefit for terrain in pack.terrains],
    }
    return {clause.number: name for name, effects in printed.items() for effect in effects for clause in effect}
