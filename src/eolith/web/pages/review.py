"""A finished game looked at again: win chances, mistakes and best moves, and luck told from skill."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import htpy as h
from litestar import Response, get, post
from litestar.exceptions import HTTPException

from eolith.arena.retold import Retold
from eolith.arena.review import Judged, Review
from eolith.kernel.scene import Chart, Line
from eolith.kernel.text import capital, give_or_take, percent

from ..frame.charts import figure
from ..frame.fragments import actor
from ..frame.grid import grid
from ..frame.html import Say, page, seat_mark
from ..frame.looking import back_link, look
from ..frame.names import label, labels, player_names
from ..host.open_table import OpenTable, View
from ..host.people import Visitor
from ..host.records import record_of
from ..host.reviews import possible
from ..security import FILE_POLICY
from ..server import AnyRequest, html, limit_acting, redirect

SHOWN, MOST = 8, 30
"""Mistakes, best moves and turns of luck that are listed at once, and in all."""
REFRESH = "2"
"""Seconds after which a page asks again how far a review has come."""


@get("/t/{id:str}/review")
async def review_page(request: AnyRequest, id: str, step: int = -1) -> Response[str]:
    """The review of a finished game, or one decision of it; where there is none yet, how to have it made."""
    server, visitor, opened, view, say = await look(request, id)
    if not possible(opened.table):
        raise HTTPException(status_code=404, detail="no-review")
    record = record_of(opened.table)
    found, done = await server.reviews.find(id, record), server.reviews.progress(record)
    if found is not None:
        return html(visitor, await asyncio.to_thread(Shown(opened, found, view, visitor, say).html, step))
    answer = html(visitor, _waiting(opened, visitor, say, done))
    if done is not None:
        answer.headers["refresh"] = REFRESH
    return answer


@post("/t/{id:str}/review")
async def ask_review(request: AnyRequest, id: str) -> Response[str]:
    """Have a finished game reviewed."""
    server, visitor, opened, _, _ = await look(request, id)
    limit_acting(request, visitor)
    if not possible(opened.table):
        raise HTTPException(status_code=404, detail="no-review")
    if not server.reviews.ask(id, record_of(opened.table)):
        raise HTTPException(status_code=503, detail="many-reviews", headers={"retry-after": "60"})
    return redirect(visitor, f"/t/{id}/review")


@get("/t/{id:str}/review.svg")
async def review_picture(request: AnyRequest, id: str, step: int, way: str = "") -> Response[str]:
    """The table before a decision of the review, or after what was `taken`, or the `other` way, was played out."""
    server, visitor, opened, view, say = await look(request, id)
    found = await server.reviews.find(id, record_of(opened.table)) if possible(opened.table) else None
    turn = _turn(found, step) if found else None
    if found is None or turn is None or way not in ("", "taken", "other"):
        raise HTTPException(status_code=404, detail="no-review")
    drawn = await asyncio.to_thread(Shown(opened, found, view, visitor, say).picture, turn, way)
    return Response(drawn, media_type="image/svg+xml", headers={"content-security-policy": FILE_POLICY})


def _waiting(opened: OpenTable, visitor: Visitor, say: Say, done: float | None) -> str:
    """How far a review has come, or how to have it made."""
    if done is None:
        ask: h.Node = h.form(method="post", action=f"/t/{opened.id}/review")[
            h.p[say("review-offer")], h.button(".main")[say("review-ask")]
        ]
    else:
        ask = [
            h.p(role="status")[say("review-making", done=percent(done, visitor.language))],
            h.p[h.progress(value=f"{done:.2f}", max=1, aria_label=say("review-title"))],
        ]
    title = say("review-title")
    return page(
        visitor, f"{title} · {say('game-name')}", h.h1[title], ask, _ways(opened, say), styles=("end.css",), kind="end"
    )


def _ways(opened: OpenTable, say: Say) -> h.Element:
    return h.p(".ways")[
        h.a(".button", href=f"/t/{opened.id}/end")[say("replay-end")],
        h.a(".button", href=f"/t/{opened.id}/replay")[say("replay-title")],
        back_link(opened, say),
    ]


def _turn(found: Review, step: int) -> Judged | None:
    return next((turn for turn in found.turns if turn.step == step), None)


class Shown:
    """A review as a page."""

    def __init__(self, opened: OpenTable, found: Review, view: View, visitor: Visitor, say: Say) -> None:
        self.opened, self.table, self.found = opened, opened.table, found
        self.visitor, self.say = visitor, say
        self.language = view.language
        self.labels = labels(self.table, say)
        self.retold = Retold(record_of(self.table), self.language, player_names(self.table, say))

    def html(self, step: int) -> str:
        """All of it, or one decision."""
        turn, say = _turn(self.found, step), self.say
        title = say("review-title")
        return page(
            self.visitor,
            f"{title} · {say('game-name')}",
            h.h1[title],
            self._one(turn) if turn else self._all(),
            _ways(self.opened, say),
            styles=("end.css",),
            kind="end",
            data_colours=self.table.game.colours,
        )

    def picture(self, turn: Judged, way: str) -> str:
        """The table as the seat of a turn sees it, as a file."""
        options = () if not way else self.retold.played_out(turn.step, turn.taken if way == "taken" else turn.other)
        seen = self.table.game.observe(self.retold.after(turn.step, options), turn.seat)
        scene = self.table.game.scene(self.language)
        return scene.svg(seen, salt=self.opened.salt, names=player_names(self.table, self.say))

    # --- all of it -----------------------------------------------------------------------------------------

    def _all(self) -> list[h.Node]:
        say, found = self.say, self.found
        mistakes: h.Node = h.p[say("review-no-mistakes")]
        if found.mistakes:
            mistakes = self._turns(found.mistakes, "review-better", "review-cost")
        sections: list[h.Node] = [
            h.h2(".hidden")[say("review-curve")],
            h.section(".charts")[figure(self._curve(), 0, self.language, say, broad=True)],
            self._section("mistakes", mistakes, say("review-sure-page") if found.mistakes else ""),
        ]
        if found.finds:
            sections.append(self._section("finds", self._turns(found.finds, "review-second", "review-gain"), ""))
        return [*sections, self._section("luck-title", [self._accounts(), self._luck()], say("review-sum"))]

    def _section(self, name: str, content: h.Node, text: str) -> h.Element:
        title = f"review-{name}"
        return h.section(aria_labelledby=title)[
            h.h2(id=title)[self.say(title)], text and h.p(".quiet")[text], h.div(".wide", tabindex=0)[content]
        ]

    def _curve(self) -> Chart:
        """The win chances of all sides, in hundredths, a column for each turn: the number of its round."""
        rounds = [str(self.retold.before(step).round) for step, _ in self.found.curve[:-1]]
        series = [[100 * shares[side] for _, shares in self.found.curve] for side in range(self.table.game.sides)]
        return Chart(self.say("review-curve"), [*rounds, "★"], series, self.say("review-by-round"))

    def _turns(self, turns: Sequence[Judged], other: str, cost: str) -> h.Node:
        say = self.say
        names = [say("review-round"), "", say(cost), say("review-taken"), say(other)]
        return self._list(names, [self._row(turn) for turn in turns[:MOST]], long=(3, 4))

    def _row(self, turn: Judged) -> list[h.Node]:
        taken, other = (self.retold.told(turn.step, options, turn.seat) for options in (turn.taken, turn.other))
        link = h.a(href=f"/t/{self.opened.id}/review?step={turn.step}")[taken]
        number = str(self.retold.before(turn.step).round)
        return [number, seat_mark(turn.seat), give_or_take(abs(turn.gain), turn.error, self.language), link, other]

    def _list(self, names: Sequence[str], rows: Sequence[Sequence[h.Node]], long: Sequence[int]) -> h.Node:
        """The first rows, and the others below for whoever wants them."""
        first, rest = rows[:SHOWN], rows[SHOWN:]
        more = h.details[h.summary[self.say("review-more", n=len(rest))], grid(names, rest, long)]
        return [grid(names, first, long), rest and more]

    def _accounts(self) -> h.Element:
        """What made the result of each side."""
        names = ["", *(self.say(f"review-{name}") for name in ("start", "luck", "skill", "rest", "result"))]
        rows: list[list[h.Node]] = []
        for side, account in enumerate(self.found.accounts()):
            who = [seat_mark(side), " ", label(self.table, side, self.say)]
            luck, skill = (
                give_or_take(account.luck, account.luck_error, self.language, "+"),
                give_or_take(account.skill, account.skill_error, self.language, "+"),
            )
            start, result = percent(account.start, self.language), percent(account.result, self.language)
            rows.append([who, start, luck, skill, percent(account.rest, self.language, "+"), result])
        return grid(names, rows, long=(0,))

    def _luck(self) -> h.Node:
        """What chance turned most."""
        sides = range(self.table.game.sides)
        rows: list[list[h.Node]] = []
        for swing in self.found.lucky[:MOST]:
            number = str(self.retold.before(swing.step).round)
            shifts = [
                give_or_take(mean, error, self.language, "+")
                for mean, error in zip(swing.means, swing.errors, strict=True)
            ]
            rows.append([number, self._lines(self.retold.lines(swing.step, [swing.option])), *shifts])
        return self._list([self.say("review-round"), self.say("review-came"), *map(self._side, sides)], rows, long=(1,))

    def _side(self, side: int) -> str:
        return label(self.table, side, self.say)

    def _lines(self, lines: Sequence[Line]) -> h.Element:
        return h.ul(".lines")[(h.li[actor(line.seat, self.labels), line.words()] for line in lines)]

    # --- one decision ----------------------------------------------------------------------------------------

    def _one(self, turn: Judged) -> list[h.Node]:
        """The table before a turn, and both ways played out to the end of the round."""
        say = self.say
        gain = say("review-gain" if turn.gain > 0 else "review-cost")
        told = f"{gain}: {give_or_take(abs(turn.gain), turn.error, self.language)}"
        state = self.retold.before(turn.step)
        return [
            h.h2[capital(say("replay-round", n=state.round)), " · ", seat_mark(turn.seat), " ", self._side(turn.seat)],
            h.p(".how")[capital(told)],
            self._board(turn, ""),
            h.div(".after.alike")[
                self._way(turn, "taken", say("review-taken")),
                self._way(turn, "other", say("review-second" if turn.best else "review-better")),
            ],
            h.p(".ways")[h.a(".button", href=f"/t/{self.opened.id}/review")[say("review-all")]],
        ]

    def _way(self, turn: Judged, way: str, title: str) -> h.Element:
        whole = self.retold.played_out(turn.step, turn.taken if way == "taken" else turn.other)
        return h.section[h.h2[capital(title)], self._lines(self.retold.lines(turn.step, whole)), self._board(turn, way)]

    def _board(self, turn: Judged, way: str) -> h.Element:
        address = f"/t/{self.opened.id}/review.svg?step={turn.step}" + (f"&way={way}" if way else "")
        return h.a(href=address)[h.img(".board", src=address, alt=self.say("review-board"), loading="lazy")]


HANDLERS = [review_page, ask_review, review_picture]
