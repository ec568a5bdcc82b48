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
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from eolith.kernel.scene import Event, Item, Panel, Part, Stage, named, of_kind, seated

from .. import terms
from ..seen.observation import Observation, SeatView
from ..words.choices import Lookahead, homeless
from ..words.telling import Telling
from . import (
    atlas,
    boxes,
    cave,
    crafts,
    goals,
    holdings,
    hut,
    land,
    others,
    panels,
    solo_board,
    solo_goals,
    story,
    track,
    tribe,
)

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack


TERRITORY, VILLAGE, TRIBES = range(1, 4)
"""The zones, of which one is shown at a time where there is no room for all."""
VILLAGE_PARTS = {"track": track, "cave": cave, "hut": hut, "crafts": crafts, "goals": goals}


class Scene(Stage):
    """The scene of Doggerland (eolith.kernel.scene.Scene)."""

    folder, boxes, width = Path(__file__).parent, boxes.STYLE, 1160
    titles = ("territory", "village", "tribes")
    story, offered = story, staticmethod(panels.overview)
    telling: Telling

    def __init__(self, game: Game[Pack], language: str) -> None:
        if game.alone:
            self.titles = ("territory", "village", "rivals")
        super().__init__(game, language)

    # --- the picture ------------------------------------------------------------------------------

    def table(self, seen: Observation, hot: frozenset[str], recent: Sequence[Event], salt: int) -> Sequence[Part]:
        """The territory and the village around it; nothing is hidden."""
        return _table(self.telling, replace(seen, viewer=None), hot)

    def tribes(self, seen: Observation, hot: frozenset[str], names: Sequence[str]) -> list[Part]:
        """The boards of the tribes, the viewer's first."""
        signs = holdings.signs(self.telling.game, seen)
        parts: list[Part] = []
        for view, name, own in seated(seen, names):
            sign = signs[terms.SEATS.index(view.seat)]
            parts.append(_own(self.telling, view, sign, name, hot) if own else _other(self.telling, view, sign, name))
        return parts

    def rows(self, parts: Sequence[Part]) -> Sequence[Sequence[Part | Sequence[Part]]]:
        """The territory with the village beside it, one's own, the others."""
        return [parts[0], of_kind(parts, "row")], of_kind(parts, "own"), of_kind(parts, "other")

    # --- what can be done ---------------------------------------------------------------------------

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        """What a seat can do at a target or is asked now; an expedition is set in a form."""
        return panels.panel(self.telling, state, seat, target, given or {}, partial(self._told, state, seat))  # type: ignore[arg-type]

    def _told(self, state: State, seat: int | None, target: str) -> Item | None:
        """The line of the picture in words that speaks of a target."""
        seen: Any = self.telling.game.observe(state, seat)
        return next((item for item in self._items(seen) if item.target == target), None)

    def _items(self, seen: Observation) -> Iterator[Item]:
        """All lines that speak of targets, without a picture being drawn."""
        telling = self.telling
        yield from atlas.items(telling, atlas.shown(telling.game, seen))
        for drawn in _village_parts(telling).values():
            yield from drawn.items(telling, seen)
        if telling.game.alone:
            yield from solo_board.items(telling, seen)  # type: ignore[arg-type]
        if seen.viewer:
            own = terms.SEATS.index(seen.viewer)
            yield from holdings.tribe(telling, seen.seats[own], holdings.signs(telling.game, seen)[own], True)

    def gives_up(self, state: State, option: int) -> bool:
        """Planned actions left undone (DG-PLAN-13), the shaman's time (DG-SHAMAN-09), or members (DG-DWELL-12)."""
        after = Lookahead(state, option)  # type: ignore[arg-type]
        loses = after.homeless > homeless(state, state.seat)  # type: ignore[arg-type]
        return bool(after.own(terms.DROPPED) or after.own(terms.SHAMAN_FAILED) or loses)


@lru_cache(maxsize=1024)
def _table(telling: Telling, seen: Observation, hot: frozenset[str]) -> tuple[Part, ...]:
    """The parts of the table itself."""
    lying = atlas.shown(telling.game, seen)
    territory = Part(
        "map", telling.say("scene-map"), "board", *land.SIZE, land.ground(telling), land.pieces(telling, lying, hot),
        partial(atlas.items, telling, lying), TERRITORY,
    )  # fmt: skip
    parts = [_village(telling, seen, hot, name, drawn) for name, drawn in _village_parts(telling).items()]
    if telling.game.alone:
        parts.append(_board(telling, seen, hot, "solo", solo_board, "other", TRIBES))
    return (territory, *parts)


def _village_parts(telling: Telling) -> Mapping[str, ModuleType]:
    return VILLAGE_PARTS | {"goals": solo_goals} if telling.game.alone else VILLAGE_PARTS


def _village(telling: Telling, seen: Observation, hot: frozenset[str], name: str, drawn: ModuleType) -> Part:
    """One of the boards of the village."""
    return _board(telling, seen, hot, name, drawn, "row", VILLAGE)


def _board(
    telling: Telling, seen: Observation, hot: frozenset[str], name: str, drawn: ModuleType, kind: str, zone: int
) -> Part:
    """A board that a module of its own draws."""
    width, height = drawn.SIZE
    title = telling.say("village-aims" if drawn is solo_goals else f"village-{name}")
    return Part(
        name, title, kind, width, height, drawn.ground(telling), drawn.pieces(telling, seen, hot),
        partial(drawn.items, telling, seen), zone,
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
    title = named(telling.say, view.seat, name, "scene-other")
    return Part(
        f"tribe-{view.seat.lower()}", title, "other", *others.SIZE, others.ground(terms.SEATS.index(view.seat)),
        others.pieces(telling, view, signs, name), partial(holdings.tribe, telling, view, signs, False), TRIBES,
    )  # fmt: skip
