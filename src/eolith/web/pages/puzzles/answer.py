"""What a command is worth: right or not, the win chances of it and of others, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from eolith.arena.puzzles import Puzzle
from eolith.arena.retold import RetoldPuzzle
from eolith.kernel.text import give_or_take

from ...frame.fragments import actor, texts_of
from ...frame.grid import grid
from ...frame.html import notice, page, seat_mark
from ...host.people import Visitor
from .shown import address_of, letters, stars


class AnswerPage:
    """A puzzle after a whole command."""

    def __init__(self, puzzle: Puzzle, number: int, taken: Sequence[int], visitor: Visitor) -> None:
        self.puzzle, self.number, self.taken, self.visitor = puzzle, number, list(taken), visitor
        self.name, self.language = puzzle.game.name, visitor.language
        self.say = texts_of(visitor.language, puzzle.game.wording).say
        self.names = letters(puzzle)
        self.retold = RetoldPuzzle(puzzle, visitor.language, self.say, self.names)
        self.right, _ = puzzle.judge(self.taken)

    def html(self, following: str) -> str:
        """The whole page; `following` is the address of the next puzzle."""
        say = self.say
        title = say("puzzle-title", n=self.number)
        return page(
            self.visitor,
            f"{title} · {say('game-name')}",
            h.h1[title, " ", h.small[say("game-name")]],
            h.p(".how")[seat_mark(self.puzzle.seat), " ", say("puzzle-asked"), " ", stars(self.puzzle.difficulty, say)],
            notice(self.retold.verdict(self.taken), "notice" if self.right else "error"),
            h.p[self.retold.why(self.taken)],
            self.reasons(),
            h.p(".ways")[
                h.a(".button.main", href=following)[say("puzzle-next")],
                h.a(".button", href=address_of(self.name, self.number))[say("puzzle-restart")],
                h.a(".button", href="/puzzles")[say("puzzle-all")],
            ],
            h.section[h.h2[say("puzzle-answers")], h.p(".quiet")[say("puzzle-sure")], self.answers()],
            h.div(".after.alike")[
                not self.right and self.way(self.taken, say("puzzle-yours")),
                self.way(self.taken if self.right else self.retold.best, say("puzzle-best")),
            ],
            styles=("end.css", "puzzle.css"),
            kind="end",
            data_colours=self.puzzle.game.colours,
        )

    def reasons(self) -> h.Node:
        """What speaks for the best command, as far as it can be told."""
        reasons = self.retold.reasons(self.taken)
        if not reasons:
            return None
        return h.div(".reasons")[h.p[self.retold.reasons_title(self.taken)], h.ul[(h.li[one] for one in reasons)]]

    def answers(self) -> h.Element:
        """All commands that are known, and where among them the one that was chosen stands."""
        say = self.say
        rows = list[list[h.Node]]()
        for number, one in enumerate(self.puzzle.answers):
            options = self.puzzle.options(one.command)
            sign = "✓" if number < self.puzzle.right else ""
            mine = h.small[" ", say("puzzle-mine")] if options == self.taken else None
            win = give_or_take(one.win, one.error, self.language)
            rows.append([[self.retold.command(options), mine], win, self.retold.points(one), sign])
        names = [say("puzzle-command"), say("puzzle-chance"), say("puzzle-points"), ""]
        return h.div(".wide", tabindex=0)[grid(names, rows, long=(0,))]

    def way(self, command: Sequence[int], title: str) -> h.Element:
        """A command played out to the end of the round."""
        whole = self.retold.played_out(0, command)
        lines = self.retold.lines(0, whole)
        source = f"{address_of(self.name, self.number)}/board.svg?taken={'-'.join(map(str, command))}&out=1"
        board = h.img(".board", src=source, alt=self.say("review-board"), loading="lazy")
        told = h.ul(".lines")[(h.li[actor(line.seat, self.names), line.words()] for line in lines)]
        return h.section[h.h2[title], told, h.a(href=source)[board]]
