"""The score sheet of Endless Winter: what final scoring adds to each seat's track (EW-SCORE).

A sheet is made from an observation alone.  All cards are gained openly, so every line is known to all; only of which
cards another seat has buried a line can be made that nobody else may know (EWP-HIDDEN-02).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eolith.kernel.standings import Sheet, judge

from .. import terms
from ..layout import HEX_NAMES
from ..pack import AlonePack, PrototypePack
from ..pack.field import field_of

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from ..pack.records import Stone
    from .observation import Observation, SeatView

FINAL_LINES = ("offering", "honor", "cards", "animals")
"""EW-SCORE-01, in the order of the rulebook."""
PROTOTYPE_LINES = ("stones", *FINAL_LINES, "megaliths")
"""EWP-SCORE-01."""
BURIED = ("buried_different", "buried_identical")
"""The families of stones that score by which cards are buried."""


def lines_of(game: Game[Pack]) -> tuple[str, ...]:
    """The lines of a game's sheet."""
    return PROTOTYPE_LINES if isinstance(game.pack, PrototypePack) else FINAL_LINES


@dataclass(frozen=True)
class Item:
    """One thing that a line counts."""

    id: str
    count: int
    points: int | None
    """None where the reader of the sheet may not know, and then `count` is the most that it can count."""


@dataclass(frozen=True)
class Line:
    """One category of a seat's row."""

    name: str
    points: int | None
    """None where the reader of the sheet may not know."""
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Row:
    """The sheet of one seat."""

    seat: str
    lines: Mapping[str, Line]
    track: int
    """The marker on the score track, without what the final scoring adds."""
    total: int | None
    tie_break: int
    """EW-SCORE-02: how many seats stand behind on the turn order track, itself counted."""


def sheet(game: Game[Pack], seen: Observation) -> Sheet[Row]:
    """The sheet that an observation allows."""
    over = seen.phase == "over"
    rows = []
    for view in seen.seats:
        lines = {line.name: line for line in final_lines(game, seen, view)}
        added = _sum(line.points for line in lines.values())
        track = view.score - (added or 0) if over else view.score
        tie_break = len(seen.order) - seen.order.index(view.seat) if view.seat in seen.order else 0
        rows.append(Row(view.seat, lines, track, None if added is None else track + added, tie_break))
    ranked, winners = judge([view.score for view in seen.seats], [row.tie_break for row in rows], over)
    if game.alone and winners and rows[0].total == rows[1].total and game.options["solo_tie"] == "no_win":
        winners = (terms.SEATS[terms.NOMADS],)  # EWS-FLOW-01
    return Sheet(tuple(rows), over, ranked, winners)


def _sum(points: Iterable[int | None]) -> int | None:
    """None where one of them is not known."""
    found = list(points)
    return None if None in found else sum(filter(None, found))


def _line(name: str, items: Sequence[Item]) -> Line:
    return Line(name, _sum(item.points for item in items), tuple(items))


def final_lines(game: Game[Pack], seen: Observation, view: SeatView) -> tuple[Line, ...]:
    """What final scoring would add for a seat now."""
    lines = (_offering(game, view), _honor(game, seen, view), _cards(game, view), _animals(game, view))
    if isinstance(game.pack, PrototypePack):
        return (_stones(game, seen, view), *lines, _megaliths(game, seen, view))
    return lines


def _offering(game: Game[Pack], view: SeatView) -> Line:
    """EW-SCORE-03, -04."""
    left = (Item("food", view.food, 0), Item("tools", view.tools, 0))
    ratio = game.content.offering_ratio[view.offering]
    return Line("offering", (view.food + view.tools) // ratio if ratio else 0, left)


def _honor(game: Game[Pack], seen: Observation, view: SeatView) -> Line:
    """EW-SCORE-05 to -11: what the place on the honor track makes of the buried cards; 0 is no place at all."""
    buried = view.buried_size
    if view.honor < game.content.honor_from:
        return Line("honor", 0, (Item("buried", buried, 0), Item("place", 0, 0)))
    above = [other for other in seen.seats if (other.honor, -other.honor_place) > (view.honor, -view.honor_place)]
    place = min(len(above) + 1, len(game.pack.burial_tables))
    points = game.content.burial[place - 1][min(buried, terms.LAST_STEP)]
    return Line("honor", points, (Item("buried", buried, points), Item("place", place, 0)))


def _cards(game: Game[Pack], view: SeatView) -> Line:
    """EW-SCORE-12, -13."""
    items = []
    for card, count in sorted(view.cards.items(), key=lambda item: game.pack.card(item[0])):
        worth = game.pack.cards[game.pack.card(card)].vp
        if worth:
            items.append(Item(card, count, worth * count))
    return _line("cards", items)


def _animals(game: Game[Pack], view: SeatView) -> Line:
    """EW-SCORE-14 to -22: wild cards join the sets where they are worth most."""
    if isinstance(game.pack, AlonePack) and view.seat == terms.SEATS[terms.NOMADS]:
        return _nomad_animals(game.pack, view)
    wilds = sum(count for species, count in view.unused.items() if _face(game, species).wild)
    sets = {species: count for species, count in view.unused.items() if not _face(game, species).wild}
    best: list[tuple[int, dict[str, int]]] = [(0, {})] * (wilds + 1)
    for species, count in sets.items():
        table = _sets(game, species, count)
        worth = [table[min(count + added, len(table) - 1)] for added in range(wilds + 1)]
        best = [
            max(
                ((best[given - added][0] + worth[added], best[given - added][1] | {species: added})
                 for added in range(given + 1)),
                key=lambda way: way[0],
            )
            for given in range(wilds + 1)
        ]  # fmt: skip
    points, added = best[wilds]
    items = []
    for species, count in sets.items():
        table = _sets(game, species, count)
        items.append(Item(species, count + added[species], table[min(count + added[species], len(table) - 1)]))
    return Line("animals", points, tuple(items))


def _sets(game: Game[Pack], species: str, own: int) -> list[int]:
    """What so many animals of a species score, the last for more; each set holds one that is not wild (EW-SCORE-20)."""
    number, tables = game.pack.number("animals", species), game.content
    points: list[int] = tables.set_vp[number][: min(tables.set_max[number], own * terms.SET) + 1]
    return points


def _stones(game: Game[Pack], seen: Observation, view: SeatView) -> Line:
    """EWP-STONE-01 to -05: what each stone counts."""
    items = []
    for code in view.stones:
        stone = game.pack.stones[game.pack.number("stones", code)]
        count = _stone_count(game, seen, view, stone)
        points = stone.points * count if stone.points else stone.steps[min(count, len(stone.steps) - 1)]
        items.append(Item(code, count, None if stone.family in BURIED and _unseen(view) else points))
    return _line("stones", items)


def _unseen(view: SeatView) -> bool:
    """Whether the observer may not know which cards a seat has buried; of one alone it makes no difference."""
    return view.buried is None and view.buried_size > 1


def _stone_count(game: Game[Pack], seen: Observation, view: SeatView, stone: Stone) -> int:
    if stone.family in BURIED and view.buried is None:
        return view.buried_size
    buried = (view.buried or {}).values()
    match stone.family:
        case "ground_megaliths":
            cells = field_of(game).sites[: terms.GROUND_CELLS]
            return sum(seen.megaliths.get(cell.name) == view.seat for cell in cells)
        case "used_animals":
            return sum(view.used.get(game.pack.animals[species].id, 0) for species in stone.species)
        case "camps_on_terrain":
            lands = {game.pack.terrains[kind].id for kind in stone.terrains}
            return sum(n for place, n in view.camps.items() if seen.terrain[HEX_NAMES.index(place)] in lands)
        case "buried_different":
            return len(buried)
    return max(buried, default=0)


def _megaliths(game: Game[Pack], seen: Observation, view: SeatView) -> Line:
    """EWP-MEGA-04, -05: those of each level times all own ones below; an item a level."""
    own = Counter(site.level for site in field_of(game).sites if seen.megaliths.get(site.name) == view.seat)
    levels = sorted(own)
    below = {level: sum(own[low] for low in levels if low < level) for level in levels}
    items = [Item(f"level{level}", own[level], own[level] * below[level]) for level in levels]
    return _line("megaliths", items)


def _nomad_animals(pack: AlonePack, view: SeatView) -> Line:
    """EWS-SCORE-04 to -07: each species for itself."""
    items = []
    for species, count in view.unused.items():
        points = pack.nomad_set(species)
        items.append(Item(species, count, points[min(count, len(points)) - 1]))
    return _line("animals", items)


def _face(game: Game[Pack], species: str) -> Any:
    return game.pack.animals[game.pack.number("animals", species)]
