"""What the log of a table tells together: the decisions of one seat one after another, until something else happens."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest

import eolith
from eolith.kernel.rule import Refused
from eolith.table.live import LiveTable, open_table
from eolith.table.setup import Entry, Seat, Setup
from eolith.web.frame.story import turns
from eolith.web.frame.view import Drawing
from eolith.web.host.open_table import OpenTable, View

SEATS = (Seat("person", "Ann"), Seat("person", "Bo"))
SINCE = 'class="since"'


class Sitting:
    """Two persons at a game; a second goes by with everything that happens."""

    def __init__(self, game: str) -> None:
        table, _ = open_table(eolith.load(game, players=2), Setup(SEATS), bytes(16), 0.0)
        self.opened = OpenTable("t1", table, listed=False)
        self.table: LiveTable = table
        self.now = 0.0

    def take(self, prepared: Entry) -> None:
        self.table.take(prepared)

    def later(self) -> float:
        self.now += 1
        return self.now

    def decide(self, option: int, by: str = "") -> None:
        assert self.table.turn is not None
        self.take(self.table.prepare_command(self.table.turn, option, self.later(), by=by))

    def log(self, seat: int | None) -> str:
        return Drawing(self.opened, View(seat, "en"), self.now).log()

    def play(self, decisions: int, random: Random) -> None:
        """Decide anyhow, and now and then take it back or make a remark."""
        for _ in range(decisions):
            if self.table.over:
                return
            self.decide(random.choice(self.table.play.state.options()))
            if random.random() < 0.1 and self.table.turn is not None:
                with suppress(Refused):
                    self.take(self.table.prepare_undo(self.table.turn, self.later()))


@pytest.mark.parametrize("game", ["stone_age", "endless_winter", "doggerland"])
def test_every_happening_is_told_once_and_turns_are_of_one_seat(game: str) -> None:
    sitting = Sitting(game)
    sitting.play(120, Random(1))
    story = sitting.table.story
    found = turns(story)
    assert [item for turn in found for item in turn] == story
    assert max(map(len, found)) > 1
    for turn in found:
        assert len(turn) == 1 or {(item.kind, item.seat) for item in turn} == {("decide", turn[0].seat)}
    for before, after in pairwise(found):
        assert (before[-1].kind, after[0].kind) != ("decide", "decide") or before[-1].seat != after[0].seat
    assert [turns(story, n) for n in (1, 5)] == [found[-1:], found[-5:]]


@pytest.mark.parametrize("game", ["stone_age", "endless_winter"])
def test_lines_that_are_kept_are_those_that_would_be_made_anew(game: str) -> None:
    """Also of a turn that grows, and of one of which something was taken back."""
    sitting, random = Sitting(game), Random(2)
    taken_back = 0
    for _ in range(60):
        sitting.play(1, random)
        taken_back += sitting.table.story[-1].kind == "undo"
        for seat in (0, 1, None):
            anew = Drawing(OpenTable("t1", sitting.table, listed=False), View(seat, "en"), sitting.now).log()
            assert sitting.log(seat) == anew
    assert taken_back


def test_a_turn_is_one_line_and_what_is_new_begins_after_one_s_own() -> None:
    """What a clause costs is told with what it gives, although these are two decisions."""
    sitting = Sitting("endless_winter")
    random = Random(3)
    scene = sitting.table.game.scene("en")
    for _ in range(400):
        turn = turns(sitting.table.story)[-1]
        events = [event for step in sitting.table.play.steps[turn[0].first : turn[-1].last] for event in step.events]
        lines = [line.words() for line in scene.log(events, None)]
        if len(turn) > 3 and len(lines) == 1 and " for " in lines[0] and lines[0].count("; ") > 1:
            break
        sitting.decide(random.choice(sitting.table.play.state.options()))
    assert turn[0].seat is not None
    assert lines[0] in sitting.log(None)
    mine, other = sitting.log(turn[0].seat), sitting.log(1 - turn[0].seat)
    assert SINCE not in mine.partition(lines[0])[2]
    assert SINCE in other.partition(lines[0])[0]


def test_what_was_decided_for_somebody_is_told_by_itself() -> None:
    sitting = Sitting("endless_winter")
    random = Random(4)
    while sitting.table.play.state.fields()["phase"] < 1:
        sitting.decide(random.choice(sitting.table.play.state.options()))
    seat = sitting.table.turn
    sitting.decide(sitting.table.play.state.options()[0])
    assert sitting.table.turn == seat
    sitting.decide(sitting.table.play.state.options()[0], by="auto")
    *_, before, after = turns(sitting.table.story)
    assert (before[-1].seat, after[0].seat) == (seat, seat)
    assert [item.data.get("by") for item in after] == ["auto"]
