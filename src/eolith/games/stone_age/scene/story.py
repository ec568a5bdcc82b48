"""The story of a game of Stone Age: whose turn it is, the score sheet, and the diagrams after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eolith.kernel import story
from eolith.kernel.scene import Cell, Event, Scores
from eolith.kernel.state import CHANCE
from eolith.kernel.story import Table, score_sheet, who
from eolith.kernel.text import sentence

from .. import terms
from ..seen.observation import Observation
from ..seen.sheet import FINAL_LINES, TRACK_LINES, Item, Line, Row, Sheet, sheet
from ..words import printed
from ..words.telling import Telling
from .items import need

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.state import State

STATUS = {
    "place": "scene-place",
    "act": "scene-act",
    "tools": "scene-tools-now",
    "raise": "scene-raise",
    "buy": "scene-pay-building",
    "die": "scene-die",
    "take": "scene-take",
}
"""What somebody else is doing, by the kind of decision; payments depend on what is paid for."""
EXPECTED_PIPS = 3.5
"""Of one die."""


def prompt(telling: Telling, seen: Observation) -> str:
    """What is asked; a viewer whose tribe will go hungry is told so."""
    short = need(seen.seats[terms.SEATS.index(seen.viewer or "A")])[1]
    if short and seen.phase in ("place", "act"):
        return f"{telling.prompt(seen)} {telling.say('scene-your-need', n=short)}"
    return telling.prompt(seen)


def doing(telling: Telling, seen: Observation, names: Sequence[str]) -> str:
    """What somebody else has to do."""
    assert seen.pending is not None
    kind = seen.pending.kind
    message = f"scene-pay-{seen.pending.values['purpose']}" if kind == "pay" else STATUS[kind]
    return telling.say(message, name=who(names, seen.pending.seat))


def ended(telling: Telling, seen: Observation, names: Sequence[str]) -> str:
    final = sheet(telling.game, seen)
    points = final.ranking[0].points
    over = telling.say("scene-over", how=telling.say(f"ending-{seen.end}"))
    if final.winners == (seen.viewer,):
        return f"{over} {telling.say('scene-you-win', n=points)}"
    if len(final.winners) == 1:
        return f"{over} {telling.say('scene-wins', name=who(names, final.winners[0]), n=points)}"
    shared = ", ".join(who(names, seat) for seat in final.winners)
    return f"{over} {telling.say('scene-win-together', names=shared, n=points)}"


# --- the score sheet ------------------------------------------------------------------------------


def scores(telling: Telling, seen: Observation, names: Sequence[str] = ()) -> Scores:
    """The sheet as the owner of an observation may know it."""
    told = sheet(telling.game, seen)
    lines = [_line(telling, told, name) for name in TRACK_LINES]
    lines.append((telling.row("track"), [Cell(row.track) for row in told.rows]))
    lines += [_line(telling, told, name) for name in FINAL_LINES]
    lines.append((telling.row("total"), [Cell(row.total, _unknown(telling, row)) for row in told.rows]))
    return score_sheet(lines, told.ranking, told.winners, _note(telling, told, names))


def _line(telling: Telling, told: Sheet, name: str) -> tuple[str, list[Cell]]:
    cells = []
    for row in told.rows:
        line = row[name]
        cells.append(Cell(line.points, [_item(telling, line, item) for item in line.items]))
    return telling.row(name), cells


def _unknown(telling: Telling, row: Row) -> list[str]:
    return [telling.say("sheet-unknown-cards", n=row.unknown_cards)] if row.unknown_cards else []


def _item(telling: Telling, line: Line, item: Item) -> str:
    """One thing behind a number: `2 wood, 1 brick = 10 points`, `farmer ×2: 2 × 4 = 8`."""
    pack = telling.game.pack
    if item.id in terms.RESOURCES:
        return telling.say(f"amount-{item.id}", n=item.count)
    if item.id == "hungry_rounds":
        return f"{telling.say('sheet-hungry_rounds', n=item.count)} = {item.points}"
    if item.cards:
        names = ", ".join(telling.say(f"culture-{symbol}") for _, symbol in item.cards)
        return f"{names}: {item.count} × {item.count} = {item.points}"
    if line.name == "buildings":
        tile = pack.tiles[pack.tile(item.id)]
        told = telling.tile(item.id)
        return told if tile.units == 0 else f"{told} = {telling.say('amount-point', n=item.points)}"
    card = pack.cards[pack.card(item.id)]
    if line.multiplier is not None:
        return f"{printed.symbols(card, telling.say)}: {item.count} × {line.multiplier} = {item.points}"
    return f"{printed.effect(card, telling.say)} ({item.id})"


def _note(telling: Telling, told: Sheet, names: Sequence[str]) -> str:
    """How the game ended; and the tie-break, where it was asked about the first place."""
    if not told.end:
        return ""
    note = sentence(telling.say(f"ending-{told.end}"))
    best = [place for place in told.ranking if place.points == told.ranking[0].points]
    if len(best) > 1:
        sums = ", ".join(f"{who(names, place.seat)} {place.tie_break}" for place in best)
        note = f"{note} {telling.say('scene-tie', sums=sums)}"
    return note


# --- diagrams -------------------------------------------------------------------------------------


class Diagrams(story.Diagrams):
    """Points, luck of the dice and decisions, round by round."""

    def __init__(self, telling: Telling) -> None:
        super().__init__(telling)
        self.rounds: list[int] = []
        self.scores: list[list[int]] = []
        """At the end of each round; last after the final scoring."""
        self.luck: list[list[float]] = []
        self.decisions: list[list[int]] = []
        self.decider = CHANCE

    def tables(self) -> list[Table]:
        rounds = list(map(str, self.rounds))
        scored = [*rounds, self.telling.say("scene-chart-end")][: len(self.scores)]
        return [
            ("scores", scored, self.scores, False),
            ("luck", rounds, self.luck, False),
            ("decisions", rounds, self.decisions, True),
        ]

    def add(self, state: State, events: Sequence[Event]) -> None:
        if not self.rounds:
            self.open(state.round)
        if self.decider != CHANCE:
            self.decisions[-1][self.decider] += 1
        for kind, seat, number, dice, total in events:
            if kind == terms.ROUND_STARTED and number != self.rounds[-1]:
                fields: Fields = state.fields()
                self.scores.append(fields["score"][: self.players])
                self.open(number)
            elif kind == terms.ROLLED:
                self.luck[-1][seat] += total - EXPECTED_PIPS * dice
        if state.over:
            self.scores += [[row.track for row in state.sheet().rows], state.scores()]
        self.decider = CHANCE if state.seat is None else state.seat

    def open(self, number: int) -> None:
        self.rounds.append(number)
        self.luck.append(list(self.luck[-1]) if self.luck else [0.0] * self.players)
        self.decisions.append([0] * self.players)
