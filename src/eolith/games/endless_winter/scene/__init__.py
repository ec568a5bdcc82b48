"""Endless Winter drawn and told: an observation as panels of one picture, the same in words, and what can be done.

`land`, `field`, `mainboard`, `market`, `idols`, `tribe`, `hand` and, alone, `nomads` draw; `shown` says what of an
observation, `items` says the same in words; `panels` answers what a seat can do, with faces that `enlarged` draws;
`story` tells whose turn it is and what came of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from eolith.kernel.named import Named
from eolith.kernel.scene import Event, Item, Panel, Part, Stage, named, of_kind, seated
from eolith.kernel.text import capital

from .. import terms
from ..notation import printed_order
from ..pack.field import layout_of
from ..seen.observation import AloneObservation, Observation, SeatView
from ..words.telling import Telling
from . import (
    boxes,
    enlarged,
    field,
    hand,
    holdings,
    idols,
    items,
    land,
    mainboard,
    market,
    nomads,
    others,
    panels,
    shown,
    story,
    tribe,
)

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack


BOARD, MAP, FIELD, IDOLS, TRIBES = range(1, 6)
"""The zones, of which one is shown at a time where there is no room for all."""

NOMADS_DEALS = ("deal_nomad", "deal_migration", "deal_buried")


class Scene(Stage):
    """The scene of Endless Winter (eolith.kernel.scene.Scene)."""

    folder, boxes, width = Path(__file__).parent, boxes.STYLE, 1600
    titles = ("board", "map", "field", "idols", "tribes")
    story, offered = story, staticmethod(panels.offered)
    telling: Telling

    def __init__(self, game: Game[Pack], language: str) -> None:
        super().__init__(game, language)
        if game.alone:
            self.zones = [*self.zones[:-1], self.telling.say("nomads-title")]
        self.art = f"{self.art.removesuffix('</svg>')}{enlarged.symbols(self.telling, game.sides)}</svg>"

    # --- the picture ------------------------------------------------------------------------------

    def table(self, seen: Observation, hot: frozenset[str], recent: Sequence[Event], salt: int) -> Sequence[Part]:
        """The map, the main board and what lies below it, idols and megaliths."""
        return _table(self.telling, _without_secrets(seen), hot)

    def tribes(self, seen: Observation, hot: frozenset[str], names: Sequence[str]) -> list[Part]:
        """The boards of the tribes, the viewer's first, with the hand."""
        parts: list[Part] = []
        for view, name, own in seated(seen, names):
            signs = tribe.signs_of(self.telling.game, seen, view)
            if own:
                parts += [_own(self.telling, view, signs, name, hot), self._hand(seen, view, signs, hot)]
            elif isinstance(seen, AloneObservation) and signs.nomads:
                chief = shown.chief_of(self.telling.pack, seen, view)
                name = capital(name or self.telling.side(terms.NOMADS))
                parts += [_other(self.telling, view, signs, name, name, chief), self._nomads(seen)]
            else:
                title = named(self.telling.say, view.seat, name, "scene-other")
                parts.append(_other(self.telling, view, signs, title, name))
        return parts

    def _nomads(self, seen: AloneObservation) -> Part:
        telling = self.telling
        tell = partial(items.nomads, telling, seen)
        title, drawn = telling.say("nomads-title"), nomads.pieces(telling, seen)
        return Part("nomads", title, "row", *nomads.SIZE, nomads.ground(), drawn, tell, TRIBES)

    def _hand(self, seen: Observation, view: SeatView, signs: tribe.Signs, hot: frozenset[str]) -> Part:
        telling = self.telling
        drawn = hand.pieces(telling, seen, view, signs.labor, hot)
        tell = partial(holdings.hand, telling, seen, view, signs)
        return Part("hand", telling.say("scene-hand"), "hand", *hand.SIZE, hand.ground(), drawn, tell)

    def rows(self, parts: Sequence[Part]) -> Sequence[Sequence[Part]]:
        """Map and main board, the cards, idols and megaliths, one's own, the others."""
        others = [part for part in parts if part.zone == TRIBES]
        return parts[:2], parts[2:5], parts[5:7], of_kind(parts, "own", "hand"), others

    def status(self, seen: Observation, names: Sequence[str] = ()) -> str:
        """Also what chance turns up for the nomads."""
        asked = seen.pending
        if asked and asked.kind in NOMADS_DEALS:
            return self.telling.say(f"status-{asked.kind}")
        return super().status(seen, names)

    # --- what can be done ---------------------------------------------------------------------------

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        """What a seat can do at a target or is asked now; there is nothing to be set in a form."""
        return panels.panel(self.telling, state, seat, target, partial(self._told, state, seat))  # type: ignore[arg-type]

    def _told(self, state: State, seat: int | None, target: str) -> Item | None:
        """The line of the picture in words that speaks of a target."""
        hot = frozenset(choice.target for choice in self.choices(state)) if seat == state.seat else frozenset[str]()
        parts = self.parts(self.telling.game.observe(state, seat), hot)
        return next((item for part in parts for item in part.items if item.target == target), None)

    def gives_up(self, state: State, option: int) -> bool:
        """Whether a seat goes on in the eclipse without all that it is due (EW-ECL-14), or past an earlier part.

        A card at rest (EW-REST-02) and a camp at the bottom of Migrate (EW-MIG-21) come before what follows them,
        and so do the abilities of a culture card, where they are used at once (EW-CULTURE-05).
        """
        if terms.FRAMES[state.frame[0]] == "turn":
            passed = printed_order.passed(self.telling.game, option)
            return any(terms.USE + number in state.options() for number in passed)
        return option == terms.NEXT and terms.FRAMES[state.frame[0]] == "eclipse"


@lru_cache(maxsize=1024)
def _table(telling: Telling, seen: Observation, hot: frozenset[str]) -> tuple[Part, ...]:
    """The parts of the table itself."""
    say, pack, game = telling.say, telling.pack, telling.game
    laid = layout_of(game)
    return (
        Part("map", say("scene-map"), "board", land.WIDTH, land.HEIGHT, land.ground(telling),
             land.pieces(telling, *shown.land(pack, seen), hot), partial(items.land, telling, seen, hot), MAP),
        Part("board", say("scene-board"), "board", mainboard.WIDTH, mainboard.HEIGHT,
             mainboard.ground(telling, len(seen.seats)), mainboard.pieces(telling, *shown.main(pack, seen), hot),
             partial(items.main, telling, seen), BOARD),
        Part("culture", say("scene-culture"), "row", *market.SIZES["culture"], market.ground("culture"),
             market.culture_pieces(telling, *shown.culture(pack, seen), hot),
             partial(items.culture, telling, seen), BOARD),
        Part("tribe", say("scene-tribe-cards"), "row", *market.SIZES["tribe"], market.ground("tribe"),
             market.tribe_pieces(telling, shown.tribe(seen), hot), partial(items.tribe, telling, seen), BOARD),
        Part("hunt", say("scene-hunt"), "row", *market.SIZES["hunt"], market.ground("hunt"),
             market.hunt_pieces(telling, *shown.hunt(pack, seen), hot, game.alone),
             partial(items.hunt, telling, seen), BOARD),
        Part("idols", say("scene-idols"), "row", idols.WIDTH, idols.HEIGHT, idols.ground(telling, len(seen.seats)),
             idols.pieces(telling, *shown.idols(seen), hot), partial(items.idols, telling, seen), IDOLS),
        Part("field", say("scene-field"), "row", *field.size(telling, laid), field.ground(telling, laid),
             field.pieces(telling, laid, *shown.field(game, seen), hot),
             partial(items.field, telling, seen, hot), FIELD),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _own(telling: Telling, view: SeatView, signs: tribe.Signs, name: str, hot: frozenset[str]) -> Part:
    """The viewer's own board."""
    return Part(
        f"tribe-{view.seat.lower()}", telling.say("scene-own", seat=view.seat), "own", *tribe.SIZE,
        tribe.ground(telling, terms.SEATS.index(view.seat)), tribe.pieces(telling, view, signs, name, hot),
        partial(holdings.tribe, telling, view, signs, True),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _other(telling: Telling, view: SeatView, signs: tribe.Signs, title: str, name: str, chief: str = "") -> Part:
    """The board of another tribe, smaller."""
    return Part(
        f"tribe-{view.seat.lower()}", title, "other", *others.SIZE, others.ground(terms.SEATS.index(view.seat)),
        others.pieces(telling, view, signs, name, chief), partial(holdings.tribe, telling, view, signs, False), TRIBES,
    )  # fmt: skip


def _without_secrets(seen: Observation) -> Observation:
    """As much of an observation as the table itself shows, alike for all who look at it."""
    nothing = Named[int]()
    hidden = {"hand": None, "deck": None, "pile": None, "buried": None, "side": None, "hidden": nothing}
    turn = tuple(
        replace(frame, values=()) for frame in (seen.pending, *seen.later) if frame is not None and frame.kind == "turn"
    )
    return replace(
        seen,
        viewer=None, turn=None, pending=None, later=turn, labor=0, cultures=0, taken=(), locked=nothing, ready=nothing,
        seats=tuple(replace(view, **hidden) for view in seen.seats),
    )  # fmt: skip
