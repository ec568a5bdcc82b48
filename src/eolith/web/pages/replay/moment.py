"""One position of a finished game, and those that one can jump to from it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import htpy as h

from eolith import bots
from eolith.kernel.game import SEATS, Game
from eolith.kernel.scene import Line, Part, in_words
from eolith.kernel.state import CHANCE
from eolith.table.live import LiveTable
from eolith.table.play import Step

from ...frame.fragments import actor
from ...frame.html import Say, letter, plain_text, seat_mark
from ...frame.moments import Moments
from ...frame.names import bot_name, player_name
from ...frame.view import Drawing
from ...host import clock
from ...host.open_table import OpenTable, View

Eyes = int | str | None
"""A seat, `all`, or None for a spectator."""


# --- where one can jump to -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """A finished game by rounds and turns, its positions by their numbers (`Moments`)."""

    length: int
    rounds: list[tuple[int, int]]
    """Each round's number and its first position; no more than one in a game without rounds."""
    turns: list[int]
    """Positions where another seat begins to decide, or the rules to play by themselves."""

    def round_at(self, position: int) -> int:
        return max((number for number, first in self.rounds if first <= position), default=0)

    def earlier(self, stops: list[int], position: int) -> int:
        return max((stop for stop in stops if stop < position), default=0)

    def later(self, stops: list[int], position: int) -> int:
        return min((stop for stop in stops if stop > position), default=self.length)


def course_of(game: Game, steps: list[Step]) -> Course:
    """The rounds and turns of a game."""
    state: Any = game.start()
    moments = Moments(game, steps)
    rounds = [(int(getattr(state, "round", 0)), 0)]
    turns: list[int] = []
    actor: int | None = None
    for step, before, after in zip(steps, moments.ends, moments.ends[1:], strict=False):
        if step.seat not in (CHANCE, actor):
            actor = step.seat
            turns.append(before)
        played = moments.turn(after)
        if played and played[0] - 1 not in turns[-1:]:
            actor = None
            turns.append(played[0] - 1)
        for at, (_, position) in enumerate(state.unfold(step.option), before + 1):
            then: Any = state if at == after else game.from_bytes(position)
            number = int(getattr(then, "round", 0))
            if number != rounds[-1][0]:
                rounds.append((number, at))
    return Course(moments.last, rounds, turns)


def course_in(opened: OpenTable) -> Course:
    """The same for a finished table, made once while it is in memory."""
    if "course" not in opened.lines:
        opened.lines["course"] = course_of(opened.table.game, opened.table.play.steps)
    found: Course = opened.lines["course"]
    return found


# --- one position ---------------------------------------------------------------------------------------------


def read_eyes(opened: OpenTable, wish: str, own: int | None) -> Eyes:
    """Whose eyes are wished for: `A`, `none`, `all`; by default one's own."""
    if wish == "none":
        return None
    if wish == "all" and opened.table.game.shows_all:
        return "all"
    seat = SEATS.find(wish) if len(wish) == 1 else -1
    return seat if 0 <= seat < len(opened.table.players) else own


def eyes_word(eyes: Eyes) -> str:
    return letter(eyes) if isinstance(eyes, int) else eyes or "none"


class Moment(Drawing):
    """A finished game after some decisions, as somebody saw it."""

    def __init__(self, opened: OpenTable, view: View, step: int, eyes: Eyes) -> None:
        seat = eyes if isinstance(eyes, int) else None
        super().__init__(opened, View(seat, view.language, view.face), clock.now(), step)
        self.eyes = eyes
        self.at: int = self.step or 0
        self.course = course_in(opened)
        if eyes == "all":
            self.viewer = eyes
            self.seen = self.game.observe(self.state, "all")

    def picture(self) -> dict[str, str]:
        """The pieces of the picture, or the plain page, by id."""
        parts = self.parts()
        if self.view.face == "plain":
            return {"plain": plain_text(self.plain(parts))}
        return {id: still(markup) for part in parts for id, markup in part.pieces.items()}

    def told(self) -> h.Element:
        """Which position this is, and the decision that led to it."""
        say, course = self.say, self.course
        number = course.round_at(self.at)
        return h.section("#moment", aria_live="polite")[
            h.h2[
                self.title(self.at),
                number > 0 and h.span(".quiet")[" · ", say("replay-round", n=number)],
            ],
            self._decision(),
        ]

    def _decision(self) -> h.Node:
        if self.at == 0:
            return h.p[self.say("replay-beginning")]
        step, lines = self.steps[-1], self.lines()
        first = self.at == self.moments.ends[len(self.steps) - 1] + 1
        return [
            first and h.p(".who")[self._who(step, bool(lines))],
            h.ul(".lines")[(h.li[actor(line.seat, self.labels), line.words()] for line in lines)] if lines else None,
        ]

    def _who(self, step: Step, told: bool) -> h.Node:
        """Who decided; and what, unless it is `told`.

        Chance's words would tell what some eyes did not see.
        """
        if step.seat == CHANCE:
            return h.span(".quiet")[self.say("replay-chance")]
        before = len(self.steps) - 1
        by = decided_by(self.table, before, self.say)
        return [
            seat_mark(step.seat),
            h.b[player_name(self.table, step.seat, self.say)],
            by and h.small[by],
            not told and h.q[in_words(self.scene, self.moments.state(self.moments.ends[before]), [step.option])],
        ]

    def ways(self) -> h.Element:
        """Links to other positions, for those who have no slider."""
        say, course, at = self.say, self.course, self.at
        first_of_round = [first for _, first in course.rounds]
        back = [
            (0, "first"),
            (course.earlier(first_of_round, at), "round-back"),
            (course.earlier(course.turns, at), "turn-back"),
            (at - 1, "back"),
        ]
        on = [
            (at + 1, "on"),
            (course.later(course.turns, at), "turn-on"),
            (course.later(first_of_round, at), "round-on"),
            (course.length, "last"),
        ]
        return h.nav("#walk", aria_label=say("replay-walk"))[
            [self._way(to, name, at > 0) for to, name in back],
            [self._way(to, name, at < course.length) for to, name in on],
        ]

    def _way(self, to: int, name: str, possible: bool) -> h.Element:
        if not possible:
            return h.span(".button.dead", aria_hidden="true")[arrow(name)]
        text = self.say(f"replay-{name}")
        # by its id the focus finds it again
        return h.a(".button", id=f"way-{name}", href=self.url(to), data_to=to, aria_label=text, title=text)[arrow(name)]

    def url(self, to: int, word: str = "") -> str:
        """The page of a position, as these eyes or others see it."""
        face = "&face=plain" if self.view.face == "plain" else ""
        return f"/t/{self.opened.id}/replay?step={to}&as={word or eyes_word(self.eyes)}{face}"

    def onward(self) -> h.Element:
        """Going on from here against bots."""
        say = self.say
        if len(self.steps) == len(self.table.play.steps):
            return h.section("#onward")[h.h2[say("continue-title")], h.p(".quiet")[say("continue-over")]]
        turn = self.state.seat if self.state.seat is not None and self.state.seat >= 0 else 0
        chosen = self.eyes if isinstance(self.eyes, int) else turn
        return h.section("#onward", aria_labelledby="onward-title")[
            h.h2("#onward-title")[say("continue-title")],
            h.p(".quiet")[say("continue-text", bot=bot_name(bots.usual(self.opened.table.game), say))],
            h.form(method="post", action=f"/t/{self.opened.id}/continue")[
                h.input(type="hidden", name="step", value=len(self.steps)),
                h.label(for_="onward-seat")[say("continue-seat")],
                h.select("#onward-seat", name="seat")[
                    (
                        h.option(value=seat, selected=seat == chosen)[
                            say("title-name", title=letter(seat), name=player_name(self.table, seat, say))
                        ]
                        for seat in range(len(self.table.players))
                    )
                ],
                h.button(".main")[say("continue-button")],
            ],
        ]

    def lines(self) -> list[Line]:
        """What happened since the moment before, as those eyes could read it."""
        if self.eyes != "all":
            return super().lines()
        lines: list[Line] = []
        for seat, events in groupby(self.moments.events(self.at), key=lambda event: event[1]):
            lines += self.scene.log(list(events), seat if seat >= 0 else None, self.names)
        return lines

    def moving(self) -> dict[str, str]:
        """What changes from one position to another."""
        made = {"moment": self.told(), "walk": self.ways(), "onward": self.onward()}
        return self.picture() | {id: plain_text(element) for id, element in made.items()}


ARROWS = {"first": "M6 5v14M17 5l-7 7 7 7", "round-back": "M9 5l-7 7 7 7M16 5l-7 7 7 7M23 5l-7 7 7 7",
          "turn-back": "M12 5l-7 7 7 7M19 5l-7 7 7 7", "back": "M15 5l-7 7 7 7"}  # fmt: skip
"""Strokes on a ground of 24 × 24; the arrows forward are the same, turned round."""
TURNED = {"on": "back", "turn-on": "turn-back", "round-on": "round-back", "last": "first"}


def arrow(name: str) -> h.Element:
    stroke = h.path(d=ARROWS[TURNED.get(name, name)], transform="rotate(180 12 12)" if name in TURNED else None)
    return h.svg(".arrow", viewBox="0 0 24 24", aria_hidden="true", focusable="false")[stroke]


def decided_by(table: LiveTable, index: int, say: Say) -> str:
    """Who decided in a seat's place; empty for the person whose seat it is."""
    item = next((item for item in table.story if item.first <= index < item.last), None)
    by = "" if item is None else str(item.data.get("by", ""))
    if by in ("skip", "auto"):
        return say(f"log-by-{by}")
    return say("replay-by-bot", bot=bot_name(by, say)) if by else ""


def still(markup: str) -> str:
    """A piece where nothing can be pressed: neither a link nor a place that answers why not."""
    markup = re.sub(r' href="\?[^"]*"| data-at="[^"]*"', "", markup)
    markup = re.sub(r"<a\b([^>]*)>", r'<g role="img"\1>', markup).replace("</a>", "</g>")
    return re.sub(r'class="target\b ?', 'class="', markup)


def still_part(part: Part) -> str:
    return still(part.svg())
