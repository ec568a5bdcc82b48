"""Stone Age drawn and told: an observation as panels of one picture, the same in words, and what can be done there.

`land`, `cards`, `tribe` and `dice` draw; `items` says the same in words; `panels` answers what a seat
can do; `story` tells whose turn it is and what came of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from eolith.kernel.scene import Event, Panel, Part, Stage, named, of_kind, seated

from .. import terms
from ..seen.observation import Observation, SeatView
from ..seen.rolls import Roll, rolls
from ..words.telling import Telling
from . import boxes, cards, dice, items, land, panels, story, tribe
from .items import Signs

if TYPE_CHECKING:
    from eolith.kernel.state import State


class Scene(Stage):
    """The scene of Stone Age (eolith.kernel.scene.Scene)."""

    folder, boxes, width = Path(__file__).parent, boxes.STYLE, 1200
    story, offered = story, staticmethod(panels.offered)
    telling: Telling

    # --- the picture ------------------------------------------------------------------------------

    def table(self, seen: Observation, hot: frozenset[str], recent: Sequence[Event], salt: int) -> Sequence[Part]:
        """The land, the cards, the buildings and the dice, from what has no secrets."""
        views = tuple(replace(view, pile=None, extra=None, forecast=None) for view in seen.seats)
        return _table(self.telling, replace(seen, viewer=None, seats=views), hot, rolls(seen.round, recent, salt))

    def tribes(self, seen: Observation, hot: frozenset[str], names: Sequence[str]) -> list[Part]:
        """The boards of the tribes, the viewer's first."""
        return [
            _tribe(self.telling, view, items.signs_of(seen, view), own, name) for view, name, own in seated(seen, names)
        ]

    def rows(self, parts: Sequence[Part]) -> Sequence[Sequence[Part]]:
        """The land, cards and buildings, one's own, two others a row, and dice if some have fallen."""
        others = of_kind(parts, "other")
        fallen = [part for part in of_kind(parts, "aside") if 'class="die"' in part.pieces["tray"]]
        return parts[:1], parts[1:3], of_kind(parts, "own"), others[:2], others[2:], fallen

    # --- what can be done ---------------------------------------------------------------------------

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        """What a seat can do at a place or is asked now, as a small form."""
        return panels.panel(self.telling, state, seat, target, given)  # type: ignore[arg-type]

    def gives_up(self, state: State, option: int) -> bool:
        """Whether a figure leaves the card or building that it was placed for (SA-ACT-07)."""
        return option == terms.DECLINE


@lru_cache(maxsize=1024)
def _table(telling: Telling, seen: Observation, hot: frozenset[str], fallen: tuple[Roll, ...]) -> tuple[Part, ...]:
    """The parts of the table itself."""
    say = telling.say
    return (
        Part("board", say("scene-board"), "board", land.WIDTH, land.HEIGHT, land.ground(telling),
             land.pieces(telling, seen, hot), partial(items.places, telling, seen)),
        Part("cards", say("scene-cards"), "row", *cards.CARDS_SIZE, cards.cards_ground(telling),
             cards.cards_pieces(telling, seen, hot), partial(items.cards, telling, seen)),
        Part("buildings", say("region-buildings"), "row", *cards.BUILDINGS_SIZE, cards.buildings_ground(telling),
             cards.buildings_pieces(telling, seen, hot), partial(items.buildings, telling, seen)),
        Part("dice", say("scene-tray"), "aside", *dice.TRAY_SIZE, "", dice.pieces(telling, fallen),
             partial(items.rolls, telling, fallen)),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _tribe(telling: Telling, view: SeatView, signs: Signs, own: bool, name: str) -> Part:
    """The part of a tribe; `name` is who plays it."""
    kind, size = ("own", tribe.OWN_SIZE) if own else ("other", tribe.OTHER_SIZE)
    title = telling.say("scene-own", seat=view.seat) if own else named(telling.say, view.seat, name, "scene-tribe")
    return Part(
        f"tribe-{view.seat.lower()}", title, kind, *size, tribe.ground(telling, terms.SEATS.index(view.seat), own),
        tribe.pieces(telling, view, signs, own, name), partial(items.tribe, telling, view, signs),
    )  # fmt: skip
