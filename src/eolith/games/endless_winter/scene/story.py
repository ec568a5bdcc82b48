"""The story of a game of Endless Winter: whose turn it is, the score sheet, and the diagrams after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eolith.kernel import story
from eolith.kernel.scene import Cell, Event, Scores
from eolith.kernel.standings import Sheet
from eolith.kernel.story import Table, score_sheet
from eolith.kernel.text import capital, sentence

from .. import terms
from ..seen.observation import Observation
from ..seen.sheet import Item, Line, Row, lines_of, sheet
from ..words.telling import Telling

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.state import State


prompt = Telling.prompt


def doing(telling: Telling, seen: Observation, names: Sequence[str]) -> str:
    """What somebody else has to do."""
    assert seen.pending is not None
    where = telling.say(f"icon-{seen.column}.at") if seen.column in terms.COLUMNS else ""
    told = telling.say("scene-doing", kind=seen.pending.kind, stage=seen.stage, at=where)
    return telling.say("scene-somebody", name=telling.called(names, seen.pending.seat), doing=told)


def ended(telling: Telling, seen: Observation, names: Sequence[str]) -> str:
    final = sheet(telling.game, seen)
    over, points = telling.say("scene-over"), final.ranking[0].points
    if final.winners == (seen.viewer,):
        return f"{over} {telling.say('scene-you-win', n=points)}"
    return f"{over} {telling.say('scene-wins', name=telling.called(names, final.winners[0]), n=points)}"


# --- the score sheet ------------------------------------------------------------------------------


def scores(telling: Telling, seen: Observation, names: Sequence[str] = ()) -> Scores:
    """The sheet, as far as its reader may know it."""
    told = sheet(telling.game, seen)
    track = [telling.say("sheet-track-made")]
    lines = [(telling.row("track"), [Cell(row.track, track) for row in told.rows])]
    for name in lines_of(telling.game):
        cells = [_cell(telling, seen, row.lines[name], seat) for seat, row in enumerate(told.rows)]
        lines.append((telling.row(name), cells))
    lines.append((telling.row("total"), [Cell(row.total) for row in told.rows]))
    return score_sheet(lines, told.ranking, told.winners, _note(telling, seen, told, names))


def _cell(telling: Telling, seen: Observation, line: Line, seat: int) -> Cell:
    items = [_item(telling, line, item) for item in line.items]
    ratio = telling.game.content.offering_ratio[seen.seats[seat].offering]
    if line.name == "offering" and ratio:
        items.append(telling.say("sheet-ratio", n=ratio))
    return Cell(line.points, items)


def _item(telling: Telling, line: Line, item: Item) -> str:
    """One thing behind a number: `5 food`, `Elder × 2 = 4`."""
    if line.name == "stones":
        name = telling.name("stones", item.id)
        return f"{name} = ?" if item.points is None else f"{name} ({item.count}) = {item.points}"
    if line.name == "megaliths":
        return telling.say("sheet-level", level=int(item.id[-1]) + 1, n=item.count, points=item.points)
    if line.name in terms.TRACKS:
        return telling.say(f"sheet-{item.id}", n=item.count)
    name = telling.card(item.id) if line.name == "cards" else telling.name("animals", item.id)
    return f"{name} × {item.count} = {item.points}"


def _note(telling: Telling, seen: Observation, told: Sheet[Row], names: Sequence[str]) -> str:
    """How the game ended; and the tie-break, where it was asked about the first place."""
    if not told.final:
        return ""
    note = sentence(telling.say(f"ending-{terms.ENDINGS[1]}"))
    if sum(place.points == told.ranking[0].points for place in told.ranking) > 1:
        order = ", ".join(telling.called(names, seat) for seat in seen.order)
        note = f"{note} {telling.say('scene-tie', order=order)}"
    return note


# --- diagrams -------------------------------------------------------------------------------------


class Diagrams(story.Diagrams):
    """Points round by round, where they came from, labor spent, and where figures were placed."""

    def __init__(self, telling: Telling) -> None:
        super().__init__(telling)
        self.events: list[Event] = []
        self.scores: list[list[float]] = []
        """At the end of each round; last after the final scoring."""
        self.labor: list[list[float]] = []
        self.figures: list[list[float]] = [[0] * self.players for _ in range(terms.RESTING + 1)]
        self.points: list[list[float]] = []
        """By category, after the end."""

    def tables(self) -> list[Table]:
        say = self.telling.say
        rounds = list(map(str, range(1, len(self.labor) + 1)))
        categories = [say(f"scene-category-{name}") for name in self.telling.game.study().categories]
        return [
            ("scores", [*rounds, say("scene-chart-end")][: len(self.scores)], self.scores, False),
            ("categories", categories if self.points else [], self.points, True),
            ("labor", rounds, self.labor, True),
            ("figures", [capital(say(f"icon-{place}")) for place in terms.PLACES], self.figures, True),
        ]

    def add(self, state: State, events: Sequence[Event]) -> None:
        self.events += events
        for kind, seat, a, b, c in events:
            if kind == terms.ROUND_STARTED:
                if a > 1:
                    fields: Fields = state.fields()
                    self.scores.append(list(map(float, fields["score"][: self.telling.game.sides])))
                self.labor.append([0.0] * self.telling.game.players)
            elif kind == terms.PAID and 0 <= seat < self.telling.game.players:
                self.labor[-1][seat] += c / 2
            elif kind == terms.FIGURE_PLACED:
                self.figures[b][seat] += 1
        if state.over:
            study, rows = self.telling.game.study(), state.sheet().rows
            self.scores += [[row.track for row in rows], list(map(float, state.scores()))]
            by_seat = study.points(state, self.events)
            self.points = [[float(points[name]) for points in by_seat] for name in study.categories]
