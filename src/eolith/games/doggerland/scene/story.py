"""The story of a game of Doggerland: whose turn it is, the score sheet, and the diagrams after the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from eolith.kernel import story
from eolith.kernel.scene import Cell, Event, Scores
from eolith.kernel.story import Table, score_sheet, who
from eolith.kernel.text import capital, sentence, signed

from .. import layout, terms
from ..notation.columns import AloneObservation
from ..seen.event import reached
from ..seen.observation import Observation
from ..seen.sheet import LINES, Row, sheet
from ..words.telling import SCORED, Telling
from .holdings import FOOD

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.standings import Item, Line, Sheet
    from eolith.kernel.state import State


def prompt(telling: Telling, seen: Observation) -> str:
    """What is asked; of a group all at once, for one form answers it."""
    if seen.pending and seen.pending.kind == "group":
        return telling.say("scene-who-goes", cell=layout.CELL_NAMES[seen.pending[terms.CELL]])
    return telling.prompt(seen)


def doing(telling: Telling, seen: Observation, names: Sequence[str]) -> str:
    """What somebody else has to do."""
    assert seen.pending is not None
    told = telling.say("scene-doing", kind=seen.pending.kind)
    return telling.say("scene-somebody", name=who(names, seen.pending.seat), doing=told)


def ended(telling: Telling, seen: Observation, names: Sequence[str]) -> str:
    """Who has won, alone or with others (DG-SCORE-15)."""
    final = sheet(telling.game, seen)
    if isinstance(seen, AloneObservation):
        return f"{telling.say('scene-over')} {telling.say('alone-won' if final.winners else 'alone-lost')}."
    over, points = telling.say("scene-over"), final.ranking[0].points
    if final.winners == (seen.viewer,):
        return f"{over} {telling.say('scene-you-win', n=points)}"
    winners = telling.listed([who(names, seat) for seat in final.winners])
    return f"{over} {telling.say('scene-wins', name=winners, winners=len(final.winners), n=points)}"


# --- the score sheet ------------------------------------------------------------------------------


def scores(telling: Telling, seen: Observation, names: Sequence[str] = ()) -> Scores:
    """The sheet; nothing of it is hidden, and its note speaks of no player."""
    told = sheet(telling.game, seen)
    rows = [(telling.row(line), [_cell(telling, row.lines[line]) for row in told.rows]) for line in told.rows[0].lines]
    if isinstance(seen, AloneObservation):
        rows = [*_goals(telling, seen), *rows]
    else:
        rows.append((telling.row("total"), [Cell(row.total) for row in told.rows]))
    return score_sheet(rows, told.ranking, told.winners, _note(telling, told))


def _goals(telling: Telling, seen: AloneObservation) -> Iterator[tuple[str, list[Cell]]]:
    """Each goal with 1 for its cube, and how far it is met."""
    for code, cube in seen.goals.items():
        goal = telling.alone.solo_goals[telling.pack.number("solo_goals", code)]
        count = reached(telling.game, seen, terms.ALONE_METRICS[goal.metric])
        yield telling.name("solo_goals", code), [Cell(cube, [telling.say("solo-so-far", n=count, least=goal.least)])]


def _cell(telling: Telling, line: Line) -> Cell:
    return Cell(line.points, [_item(telling, line, item) for item in line.items])


def _item(telling: Telling, line: Line, item: Item) -> str:
    """One thing behind a number: `Horse × 2 = 4`; a goal is not worth more or less."""
    if line.name == "goals":
        return telling.name("solo_goals", item.id)
    if line.name in SCORED:
        name = telling.name(SCORED[line.name], item.id)
    elif line.name == "members":
        name = telling.say(f"member-{item.id}")
    else:
        name = telling.say(f"row-{item.id}" if line.name == "rows" else "piece-deprivation")
    return f"{capital(name)} × {item.count} = {signed(item.points)}"


def _note(telling: Telling, told: Sheet[Row]) -> str:
    """How the game ended; and the tie-break, where it was asked about the first place (DG-SCORE-14, -15)."""
    if not told.final or telling.game.alone:
        return ""
    note = sentence(telling.say(f"ending-{terms.ENDINGS[1]}"))
    if sum(place.points == told.ranking[0].points for place in told.ranking) > 1:
        note = f"{note} {telling.say('scene-tie')}"
    return note


# --- diagrams -------------------------------------------------------------------------------------


class Diagrams(story.Diagrams):
    """Points round by round, where they came from, members, and what was eaten."""

    def __init__(self, telling: Telling) -> None:
        super().__init__(telling)
        self.rounds: list[str] = []
        """Their numbers: a short game begins with the third (DG-SHORT-01)."""
        self.scores: list[list[float]] = []
        """At the end of each round."""
        self.members: list[list[float]] = []
        self.food: list[list[float]] = []
        """What the food that was eaten in each round was worth."""
        self.points: list[list[float]] = []
        """By line of the score sheet, after the end."""

    def tables(self) -> list[Table]:
        rounds = self.rounds[: len(self.scores)]
        categories = [self.telling.row(line) for line in LINES]
        points: list[Table] = [
            ("scores", rounds, self.scores, False),
            ("categories", categories if self.points else [], self.points, True),
        ]
        return [
            *(points if self.players > 1 else [("goals", rounds, self.scores, False)]),
            ("members", rounds, self.members, False),
            ("food", rounds, self.food[: len(rounds)], False),
        ]

    def add(self, state: State, events: Sequence[Event]) -> None:
        for kind, seat, a, b, _ in events:
            if kind == terms.FED:
                plants, meat = a, b
                self.food[-1][seat] = FOOD["plant"] * plants + FOOD["meat"] * meat
            elif kind == terms.ROUND_STARTED:
                if self.food:
                    self.round_over(state)
                self.rounds.append(str(a))
                self.food.append([0.0] * self.players)
        if state.over:
            self.round_over(state)
            rows = self.telling.game.sheet(state).rows
            self.points = [[float(row.lines[line].points) for row in rows] for line in rows[0].lines]

    def round_over(self, state: State) -> None:
        fields: Fields = state.fields()
        hunters = fields["hunters"][: self.players]
        self.scores.append(list(map(float, state.scores())))
        self.members.append([2.0 + n for n in hunters])
