"""Doggerland drawn and told: an observation as panels of one picture, the same in words, and what can be done.

`land`, `track`, `cave`, `hut`, `crafts`, `goals`, `tribe` and `others` draw; `atlas` and `holdings` say the same of
the land and of the tribes in words; `panels` and `expedition` answer what a seat can do; `story` tells whose turn it
is and what came of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from msgspec.structs import replace

from eolith.kernel.document import art, document, pages
from eolith.kernel.scene import Choice, Event, Item, Line, Panel, Part, Storyteller

from .. import terms
from ..seen.observation import Observation, SeatView
from ..words import log
from ..words.choices import DROPPED, SHAMAN_FAILED, Lookahead, homeless
from ..words.telling import Telling
from ..words.typed import Vocabulary
from . import atlas, boxes, cave, crafts, goals, holdings, hut, land, others, panels, story, track, tribe

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack


FOLDER = Path(__file__).parent
ART = FOLDER / "art"
PAGE = 1160
"""The width of a whole picture."""
ZONES = ("territory", "village", "tribes")
"""What is shown one at a time where there is no room for all."""
TERRITORY, VILLAGE, TRIBES = range(1, 4)
VILLAGE_PARTS = {"track": track, "cave": cave, "hut": hut, "crafts": crafts, "goals": goals}


class Scene(Storyteller):
    """The scene of Doggerland (eolith.kernel.scene.Scene)."""

    story = story

    def __init__(self, game: Game[Pack], language: str) -> None:
        self.telling = Telling(game, language)
        self.vocabulary = Vocabulary(self.telling)
        self.art = art(ART)
        self.style = pages(FOLDER, boxes.STYLE)
        self.zones = [self.telling.say(f"scene-zone-{zone}") for zone in ZONES]

    # --- the picture ------------------------------------------------------------------------------

    def parts(
        self,
        seen: Observation,
        hot: frozenset[str] = frozenset(),
        recent: Sequence[Event] = (),
        salt: int = 0,
        names: Sequence[str] = (),
    ) -> list[Part]:
        """The territory, the village around it, then the tribes, the viewer's first."""
        # what lies on the table is the same for all who look at it, and nothing is hidden
        return [*_table(self.telling, replace(seen, viewer=None), hot), *self._tribes(seen, hot, names)]

    def _tribes(self, seen: Observation, hot: frozenset[str], names: Sequence[str]) -> list[Part]:
        own = terms.SEATS.find(seen.viewer or "nobody")
        signs = holdings.signs(self.telling.game, seen)
        parts: list[Part] = []
        for i in range(seen.players):
            seat = (max(own, 0) + i) % seen.players
            view, name = seen.seats[seat], names[seat] if seat < len(names) else ""
            if seat == own:
                parts.append(_own(self.telling, view, signs[seat], name, hot))
            else:
                parts.append(_other(self.telling, view, signs[seat], name))
        return parts

    def svg(self, seen: Observation, recent: Sequence[Event] = (), salt: int = 0, names: Sequence[str] = ()) -> str:
        """The whole picture as one document in daylight, without anything to press."""
        parts = self.parts(seen, names=names)
        territory, village = parts[0], parts[1 : 1 + len(VILLAGE_PARTS)]
        own = [part for part in parts if part.kind == "own"]
        others = [part for part in parts if part.kind == "other"]
        return document(filter(None, ([territory, village], own, others)), ART, PAGE)

    # --- what can be done ---------------------------------------------------------------------------

    def choices(self, state: State) -> list[Choice]:
        """All choices of the seat to decide; none while chance decides and after the end."""
        if state.seat is None or state.seat < 0:
            return []
        return list(panels.overview(self.telling, state))  # type: ignore[arg-type]

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        """What a seat can do at a target or is asked now; an expedition is set in a form."""
        return panels.panel(self.telling, state, seat, target, given or {}, partial(self._told, state, seat))  # type: ignore[arg-type]

    def _told(self, state: State, seat: int | None, target: str) -> Item | None:
        """The line of the picture in words that speaks of a target."""
        return next(
            (item for item in self._items(self.telling.game.observe(state, seat)) if item.target == target), None
        )

    def _items(self, seen: Observation) -> Iterator[Item]:
        """All lines that speak of targets, without a picture being drawn."""
        telling = self.telling
        yield from atlas.items(telling, atlas.shown(telling.game, seen))
        for drawn in VILLAGE_PARTS.values():
            yield from drawn.items(telling, seen)
        if seen.viewer:
            own = terms.SEATS.index(seen.viewer)
            yield from holdings.tribe(telling, seen.seats[own], holdings.signs(telling.game, seen)[own], True)

    def gives_up(self, state: State, option: int) -> bool:
        """Planned actions left undone (DG-PLAN-13), the shaman's time (DG-SHAMAN-09), or members (DG-DWELL-12)."""
        after = Lookahead(state, option)  # type: ignore[arg-type]
        loses = after.homeless > homeless(state, state.seat)  # type: ignore[arg-type]
        return bool(after.own(DROPPED) or after.own(SHAMAN_FAILED) or loses)

    # --- the story ----------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], viewer: int | None, names: Sequence[str] = ()) -> list[Line]:
        """Events in words; nothing of them is hidden."""
        return list(_log(self.telling, tuple(events), tuple(names)))


@lru_cache(maxsize=1024)
def _table(telling: Telling, seen: Observation, hot: frozenset[str]) -> tuple[Part, ...]:
    """The parts of the table itself."""
    lying = atlas.shown(telling.game, seen)
    territory = Part(
        "map", telling.say("scene-map"), "board", *land.SIZE, land.ground(telling), land.pieces(telling, lying, hot),
        partial(atlas.items, telling, lying), TERRITORY,
    )  # fmt: skip
    return (territory, *(_village(telling, seen, hot, name, drawn) for name, drawn in VILLAGE_PARTS.items()))


def _village(telling: Telling, seen: Observation, hot: frozenset[str], name: str, drawn: ModuleType) -> Part:
    """One of the boards of the village."""
    width, height = drawn.SIZE
    return Part(
        name, telling.say(f"village-{name}"), "row", width, height, drawn.ground(telling),
        drawn.pieces(telling, seen, hot), partial(drawn.items, telling, seen), VILLAGE,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _own(telling: Telling, view: SeatView, signs: holdings.Signs, name: str, hot: frozenset[str]) -> Part:
    """The viewer's own board."""
    return Part(
        f"tribe-{view.seat.lower()}", telling.say("scene-own", seat=view.seat), "own", *tribe.SIZE,
        tribe.ground(telling, terms.SEATS.index(view.seat)), tribe.pieces(telling, view, signs, name, hot),
        partial(holdings.tribe, telling, view, signs, True, hot),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _other(telling: Telling, view: SeatView, signs: holdings.Signs, name: str) -> Part:
    """The board of another tribe, smaller."""
    title = (
        telling.say("title-name", title=view.seat, name=name) if name else telling.say("scene-other", seat=view.seat)
    )
    return Part(
        f"tribe-{view.seat.lower()}", title, "other", *others.SIZE, others.ground(terms.SEATS.index(view.seat)),
        others.pieces(telling, view, signs, name), partial(holdings.tribe, telling, view, signs, False), TRIBES,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _log(telling: Telling, events: tuple[Event, ...], names: tuple[str, ...]) -> tuple[Line, ...]:
    return tuple(log.log(telling, events, names=names))
