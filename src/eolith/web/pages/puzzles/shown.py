"""A puzzle as somebody sees it: its position, as at a table, until a whole command is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from markupsafe import Markup

from eolith.arena.puzzles import HARDEST, Puzzle
from eolith.kernel.game import SEATS
from eolith.kernel.scene import Choice, Part

from ...frame.board import Board
from ...frame.html import Say, page, rules_link, seat_mark
from ...frame.picture import around, calling, picture, tabs
from ...host.people import Visitor

STAR = "★"


def address_of(name: str, number: int, taken: Sequence[int] = ()) -> str:
    """The page of a puzzle, maybe after some decisions."""
    return "/".join(["/puzzles", name, str(number), *(["-".join(map(str, taken))] if taken else [])])


def stars(difficulty: int, say: Say) -> h.Element:
    """How hard a puzzle is."""
    lacking = h.span(".lacking")[STAR * (HARDEST - difficulty)]
    return h.span(".stars", role="img", aria_label=say(f"puzzle-difficulty-{difficulty}"))[STAR * difficulty, lacking]


def letters(puzzle: Puzzle) -> tuple[str, ...]:
    """What the sides are called: nobody plays them."""
    return tuple(SEATS[: puzzle.game.sides])


class PuzzleBoard(Board):
    """A puzzle after some decisions of its command."""

    def __init__(self, puzzle: Puzzle, number: int, taken: Sequence[int], visitor: Visitor, face: str) -> None:
        super().__init__(puzzle.game, visitor.language, address_of(puzzle.game.name, number, taken), number)
        self.puzzle, self.number, self.taken = puzzle, number, taken
        self.visitor, self.face = visitor, face
        self.state, self.seat = puzzle.after(taken), puzzle.seat
        self.seen = self.game.observe(self.state, self.seat)
        self.acting, self.over = True, bool(self.state.over)
        self.names = letters(puzzle)

    def offered(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        return self.puzzle.offered(choices, self.taken)

    def html(self, at: str, given: Mapping[str, int], message: str = "") -> str:
        """The whole page."""
        say = self.say
        parts, zones = self.parts(), None
        content: h.Node = self.plain(parts)
        if self.face != "plain":
            targets = [at] if at else [choice.target for choice in self.choices() if choice.target]
            zones = tabs(self.scene.zones, parts, targets, say)
            art = h.svg(".art", width=0, height=0, aria_hidden="true")[Markup(self.scene.art)]
            content = [art, picture(parts), h.div(".around")[around(parts)]]
        title = say("puzzle-title", n=self.number)
        return page(
            self.visitor,
            f"{title} · {say('game-name')}",
            h.div(f"#table.as-{self.face}.puzzle", data_address=self.address)[
                h.h1(".hidden")[f"{title} · {say('game-name')}"],
                h.form("#act", method="post", action=self.address),
                h.div(".now")[
                    self._question(parts),
                    h.p("#told", class_="error" if message else "", role="alert")[message],
                    zones,
                ],
                h.div(".scene")[content],
                h.div(".side")[
                    self.ask_at(at, given) if at else self.ask(),
                    self._foot(),
                ],
            ],
            scripts=("choices.js", "puzzle.js"),
            kind="table",
            styles=("picture.css", "table.css", "puzzle.css", f"art/{self.game.name}.css"),
            data_colours=self.game.colours,
        )

    def _question(self, parts: Sequence[Part]) -> h.Element:
        """What is asked, where a table says whose turn it is."""
        told = self.scene.status(self.seen, self.names) if self.taken else self.say("puzzle-asked")
        told = told.removeprefix(f"{SEATS[self.puzzle.seat]} ")
        mark = [seat_mark(self.puzzle.seat), " ", told, " ", stars(self.puzzle.difficulty, self.visitor.say)]
        return h.div("#bar.yours", data_root=calling(parts))[h.p("#status", role="status")[mark]]

    def _foot(self) -> h.Element:
        say, first = self.say, address_of(self.game.name, self.number)
        other = "picture" if self.face == "plain" else "plain"
        return h.p(".foot")[
            h.span(".quiet")[say("puzzle-title", n=self.number)],
            self.taken and h.a(href=first)[say("puzzle-restart")],
            h.a(href=f"{self.address}?face={other}")[say(f"face-{other}")],
            rules_link(self.game.wording, say("nav-rules")),
            h.a(href="/puzzles")[say("puzzle-all")],
        ]
