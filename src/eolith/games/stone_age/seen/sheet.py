"""The score sheet of Stone Age: what each seat's points are made of, line by line (SA-SCORE).

A sheet is made from an observation alone, so it shows nothing that its reader may not know
(SA-INFO-07): a line whose points would need a hidden card has `points` None.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from eolith.kernel.standings import Place, judge

from .. import terms

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from ..pack.records import Card
    from .observation import Observation, SeatView

TRACK_LINES = ("buildings", "points_cards", "hunger", "other")
"""What moved the marker during the game; these four add up to the track."""
FINAL_LINES = ("resources", "culture", *terms.PROFESSIONS)
"""What the final scoring adds to the track."""
HUNGER = -10
"""SA-FEED-10: what a hungry round costs."""


@dataclass(frozen=True)
class Item:
    """One thing that a line counts."""

    id: str
    """A tile or card code, a resource, "hungry_rounds", or "set_1" and "set_2" of culture symbols."""
    count: int
    """Tiles, cards, units, rounds, or symbols."""
    points: int
    cards: tuple[tuple[str, str], ...] = ()
    """A set of culture symbols: the code and the symbol of each of its cards."""


@dataclass(frozen=True)
class Line:
    """One category of a seat's row."""

    name: str
    """One of TRACK_LINES or FINAL_LINES."""
    points: int | None
    """None when the reader of the sheet may not know."""
    items: tuple[Item, ...] = ()
    multiplier: int | None = None
    """Professions: what each symbol is multiplied by."""


@dataclass(frozen=True)
class Row:
    """The sheet of one seat."""

    seat: str
    lines: Mapping[str, Line]
    """TRACK_LINES, then FINAL_LINES, by name."""
    track: int
    """The marker on the score track, without what the final scoring adds."""
    final: int | None
    """The FINAL_LINES together; None while the reader may not know."""
    total: int | None
    """Track and final together: the score of a finished game, a forecast before that."""
    unknown_cards: int
    """Cards that no line counts, because the reader may not look at them."""
    tie_break: int
    """SA-SCORE-14: agriculture, tool tiles and figures together."""

    def __getitem__(self, name: str) -> Line:
        """The line of that name."""
        return self.lines[name]


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a table."""

    rows: tuple[Row, ...]
    """Seat A first."""
    ranking: tuple[Place, ...]
    """Best first; by final points after the end, by the track before it (SA-INFO-07)."""
    end: str
    """How the game ended (terms.ENDINGS); empty while it goes on."""
    winners: tuple[str, ...]
    """Who shares the first place of a finished game; nobody before the end."""

    def to_dict(self) -> dict[str, Any]:
        """The sheet as plain data for JSON."""
        return asdict(self)


def sheet(game: Game[Pack], observation: Observation) -> Sheet:
    """The score sheet as the owner of an observation may see it now."""
    rows = tuple(_row(game, observation, view) for view in observation.seats)
    over = observation.phase == "over"
    ranked, winners = judge([view.score for view in observation.seats], [row.tie_break for row in rows], over)
    return Sheet(rows, ranked, observation.end, winners)


def _row(game: Game[Pack], observation: Observation, view: SeatView) -> Row:
    lines = final_lines(game, view)
    final: int | None = sum(line.points or 0 for line in lines)
    track = view.score
    if observation.phase == "over":
        track -= final or 0
    elif view.forecast is None:
        final = None
        lines = [lines[0], *(Line(name, None) for name in FINAL_LINES[1:])]
    lines = [*track_lines(game, view, track), *lines]
    total = None if final is None else track + final
    unknown = view.pile_size - len(view.pile or ())
    tie_break = view.agriculture + sum(tool.value for tool in view.tools) + view.figures
    return Row(view.seat, {line.name: line for line in lines}, track, final, total, unknown, tie_break)


def track_lines(game: Game[Pack], view: SeatView, track: int) -> list[Line]:
    """The TRACK_LINES of a seat.

    Where the pile is closed, `points_cards` is None and its points are left in `other`.
    """
    tiles = tuple(Item(building.code, 1, building.points) for building in view.buildings)
    hunger = (Item("hungry_rounds", view.hungry, HUNGER * view.hungry),) if view.hungry else ()
    lines = [_line("buildings", tiles), _points_cards(game, view), _line("hunger", hunger)]
    return [*lines, Line("other", track - sum(line.points or 0 for line in lines))]


def _points_cards(game: Game[Pack], view: SeatView) -> Line:
    """SA-CARD-20, -24: acquired cards that gave points; the upper half of an extra card never did."""
    if view.pile is None:
        return Line("points_cards", None)
    codes = list(view.pile)
    if view.extra is not None:
        codes.remove(view.extra)
    cards = [game.pack.cards[game.pack.card(code)] for code in codes]
    return _line("points_cards", tuple(Item(card.id, 1, card.amount) for card in cards if card.effect == "points"))


def final_lines(game: Game[Pack], view: SeatView) -> list[Line]:
    """The FINAL_LINES of a seat, from all of its cards that the observation shows."""
    pack = game.pack
    cards = [pack.cards[pack.card(code)] for code in sorted((*(view.pile or ()), *view.open))]
    goods = tuple(Item(name, count, count) for name, count in view.goods.items() if count)
    # SA-CARD-32: an unused card of two resources counts as the two resources
    goods += tuple(Item(card.id, 2, 2) for card in cards if card.effect == "two resources" and card.id in view.open)
    multipliers = (view.agriculture, sum(tool.value for tool in view.tools), len(view.buildings), view.figures)
    lines = [_line("resources", goods), _line("culture", _culture_sets(cards))]
    for profession, multiplier in enumerate(multipliers):
        shown = [card for card in cards if card.profession == profession]
        items = tuple(Item(card.id, card.symbols, card.symbols * multiplier) for card in shown)
        lines.append(_line(terms.PROFESSIONS[profession], items, multiplier))
    return lines


def _culture_sets(cards: list[Card]) -> tuple[Item, ...]:
    """SA-SCORE-04, -05: the different symbols, and those owned twice, each the square of their number."""
    sets: list[dict[int, Card]] = [{}, {}]
    for card in cards:
        if card.culture >= 0:
            sets[card.culture in sets[0]].setdefault(card.culture, card)
    items = []
    for number, members in enumerate(sets, 1):
        if members:
            named = tuple((card.id, terms.CULTURES[culture]) for culture, card in sorted(members.items()))
            items.append(Item(f"set_{number}", len(named), len(named) ** 2, named))
    return tuple(items)


def _line(name: str, items: tuple[Item, ...], multiplier: int | None = None) -> Line:
    return Line(name, sum(item.points for item in items), items, multiplier)
