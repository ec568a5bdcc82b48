"""The score sheet of Doggerland: what makes each seat's points (DG-SCORE).

A sheet is made from an observation alone; it holds at any time, as if the game ended now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eolith.kernel.standings import Item, Line, Sheet, judge

from .. import terms
from ..notation.columns import AloneObservation

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from .observation import Observation, SeatView

LINES = ("members", "dwellings", "crafts", "megaliths", "objectives", "paintings", "rows", "deprivation")
"""DG-SCORE-01 to -12, in the order of the rulebook."""


@dataclass(frozen=True)
class Row:
    """The sheet of one seat."""

    seat: str
    lines: Mapping[str, Line]
    total: int
    tie_break: int
    """DG-SCORE-14, -15: a thousand for each good and food left, less one for each deprivation token."""


def sheet(game: Game[Pack], seen: Observation) -> Sheet[Row]:
    """The sheet that an observation allows."""
    over = seen.phase == "over"
    if isinstance(seen, AloneObservation):
        return _alone(game, seen, over)
    rows = tuple(_row(game, seen, view) for view in seen.seats)
    return Sheet(rows, over, *judge([row.total for row in rows], [row.tie_break for row in rows], over))


def _alone(game: Game[Pack], seen: AloneObservation, over: bool) -> Sheet[Row]:
    """DGS-WIN-01, -05: the goals that carry a cube, which are counted and bring no points."""
    (view,) = seen.seats
    met = tuple(Item(goal, 1, 1) for goal, cube in seen.goals.items() if cube)
    row = Row(view.seat, {"goals": Line("goals", len(met), met)}, len(met), -view.deprivation)
    ranking, winners = judge([row.total], [row.tie_break], over)
    won = seen.ending == "rounds" and len(met) >= game.content.goals_needed
    return Sheet((row,), over, ranking, winners if won else ())


def _row(game: Game[Pack], seen: Observation, view: SeatView) -> Row:
    pack, tokens = game.pack, view.deprivation
    items = {
        "members": _members(view),
        "dwellings": _dwellings(pack, view),
        "crafts": [Item(craft, 1, pack.crafts[pack.number("crafts", craft)].vp) for craft in view.crafts],
        "megaliths": [Item(cell, 1, vp) for cell in view.done if (vp := pack.hut[terms.HUT.index(cell)].vp)],
        "objectives": [Item(tile, 1, terms.OBJECTIVE_POINTS[cell]) for tile, cell in view.objectives.items()],
        "paintings": _paintings(pack, seen, view.seat),
        "rows": _rows(seen, view.seat),
        "deprivation": [Item("tokens", tokens, -terms.TOKEN_POINTS * tokens)] if tokens else [],
    }
    lines = {name: Line(name, sum(item.points for item in items[name]), tuple(items[name])) for name in LINES}
    tie_break = terms.TIE_BREAK * sum(view.goods.values()) - tokens
    return Row(view.seat, lines, sum(line.points for line in lines.values()), tie_break)


def _members(view: SeatView) -> list[Item]:
    """DG-SCORE-01."""
    return [Item("chief", 1, 1), Item("shaman", 1, 1), *([Item("hunter", n, n)] if (n := view.hunters) else [])]


def _dwellings(pack: Pack, view: SeatView) -> list[Item]:
    """DG-SCORE-02."""
    found = ((kind, view.dwellings.get(kind, 0)) for kind in terms.DWELLINGS)
    return [Item(kind, n, n * pack.dwellings[terms.DWELLINGS.index(kind)].vp) for kind, n in found if n]


def _paintings(pack: Pack, seen: Observation, seat: str) -> list[Item]:
    """DG-SCORE-06."""
    painted = [0] * len(terms.SPECIES)
    for cell, letters in seen.cubes.items():
        if letters[0] == seat:
            tile, _, row = cell.rpartition(".")
            animals = pack.paintings[pack.number("paintings", tile)].animals
            painted[animals[terms.PAINTING_ROWS.index(row)]] += len(letters)
    worth = [animal.vp for animal in pack.animals]
    return [Item(terms.SPECIES[i], n, n * worth[i]) for i, n in enumerate(painted) if n]


def _rows(seen: Observation, seat: str) -> list[Item]:
    """DG-SCORE-07 to -11: `count` is the seat's cubes in the row."""
    found = []
    for row in terms.PAINTING_ROWS:
        cubes = {view.seat: 0 for view in seen.seats}
        for cell, letters in seen.cubes.items():
            if cell.endswith(f".{row}"):
                cubes[letters[0]] += len(letters)
        own = cubes[seat]
        ahead = [number for number in cubes.values() if number > own]
        place = len(ahead if seen.options["majority_ties"] == "skip" else set(ahead))
        if own:
            found.append(Item(row, own, terms.ROW_POINTS[place] if place < len(terms.ROW_POINTS) else 0))
    return found
