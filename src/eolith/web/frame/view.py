"""A table as somebody sees it: a page made of fragments, each an element with an id.

A fragment is a function of the table and of the view alone, so all who look at a table in the same
way share it, and an update is no more than the fragments that have changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from markupsafe import Markup

from eolith import bots
from eolith.kernel.scene import Event, Line, Part
from eolith.kernel.state import CHANCE, State
from eolith.table.live import Happening, Player

from ..host.open_table import OpenTable, View
from . import fragments
from .board import Board
from .html import letter, plain_text
from .moments import Moments
from .names import bot_name, labels, player_names, seated_bot, with_name
from .picture import calling, lit
from .story import Turn, remark, said, turns

LOG_LENGTH, LOG_SEEN = 24, 16
"""Turns that the log shows at most, and of those that the viewer has seen; all of them have their own page."""
TALK_LENGTH = 60
MOST_READERS = 32
"""Kinds of readers whose lines of the log are kept for each table."""


class Drawing(Board):
    """One view of a table at one moment."""

    def __init__(self, opened: OpenTable, view: View, now: float, step: int | None = None) -> None:
        """`step`: an earlier moment, instead of the present one."""
        super().__init__(opened.table.game, view.language, f"/t/{opened.id}", opened.salt)
        self.opened = opened
        self.table = opened.table
        self.view = view
        self.now = now
        self.names, self.labels = player_names(self.table, self.say), labels(self.table, self.say)
        self.cover = view.covered(self.table) and not self.table.over
        self.seat = None if self.cover else view.seat
        self.moments = Moments(self.game, self.table.play.steps)
        self.step = step = None if step is None else min(max(step, 0), self.moments.last)
        self.steps = self.table.play.steps if step is None else self.table.play.steps[: self.moments.decisions(step)]
        self.state: State = self.table.play.state if step is None else self.moments.state(step)
        self.played = range(0) if step is None else self.moments.turn(step)
        """The moments of what the rules play, if one of them is looked at."""
        self.viewer: Any = self.seat
        self.seen = self.game.observe(self.state, self.viewer)
        self.acting = step is None and self.seat is not None and self.table.turn == self.seat
        self.over = self.table.over
        self.wish = letter(self.seat) if view.beside and self.seat is not None else ""

    def fragments(self) -> dict[str, str]:
        """Every fragment by its id."""
        parts = self.parts()
        made = {"act": self.act(), "bar": self.bar(parts), "ask": plain_text(self.ask()), "takeback": self.takeback()}
        if self.view.face == "plain":
            made["plain"] = plain_text(self.plain(parts))
        else:
            for part in parts:
                made.update(part.pieces)
        return made | {"seats": self.seats(), "log": self.log(), "talk": self.talk()}

    # --- the picture --------------------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        parts = super().parts()
        if not self.played or self.step is None:
            return parts
        before = self.game.observe(self.moments.state(self.step - 1), self.viewer)
        return lit(parts, self.scene.parts(before, salt=self.opened.salt, names=tuple(self.names)))

    def recent(self) -> list[Event]:
        """The events of the turn that is being played, or of the last one while nothing has happened in it."""
        events: list[tuple[Event, ...]] = []
        actor: int | None = None
        for step in reversed(self.steps):
            if step.seat != CHANCE:
                if actor is not None and step.seat != actor:
                    break
                actor = step.seat
            events.append(step.events)
        return [event for row in reversed(events) for event in row]

    # --- who must do what -----------------------------------------------------------------------------------

    def act(self) -> str:
        """The form that every button of the table belongs to."""
        seat = "" if self.seat is None else self.seat
        return (
            f'<form id="act" method="post" action="/t/{self.opened.id}/act" '
            f'data-step="{self.moments.last}" data-changed="{self.table.changed}"{self._unseen()}>'
            f'<input type="hidden" name="version" value="{self.table.version}">'
            f'<input type="hidden" name="seat" value="{seat}"></form>'
        )

    def _unseen(self) -> str:
        """Where the rules have played last, and from which moment on the viewer, who has led to it, can watch it.

        The present then comes behind the last moment, which is one to be looked at like those before it.
        """
        now = f' data-now="{self.moments.last + 1}"' if self.moments.turn(self.moments.last) else ""
        decided = [item for item in self.table.story if item.kind in ("decide", "redo") and item.seat == self.seat]
        own = next((item for item in reversed(decided) if "by" not in item.data), None)
        played = self.moments.turn_after(own.first + 1) if own else None
        return f'{now} data-unseen="{played[0]}"' if played else now

    def bar(self, parts: Sequence[Part]) -> str:
        """The status sentence; and where in the picture something can be done."""
        deciding = None if self.state.over or self.state.seat == CHANCE else self.state.seat
        if self.step is None and self.table.resigned:
            status, deciding = self.say("outcome-resigned"), None
        elif self.step is None:
            status = self.scene.status(self.seen, self.names)
        elif self.played:
            status, deciding = Markup("".join(map(self._told, self.lines()))), None
        else:  # whose turn it was then is nobody's turn now
            then = self.scene.status(self.game.observe(self.state, None), self.names)
            status, deciding = self.say("past-status", status=then), None
        return fragments.bar(self.texts, deciding, self.acting, status, calling(parts))

    def lines(self) -> list[Line]:
        """What happened since the moment before, as the viewer may read it."""
        return list(self.scene.log(self.moments.events(self.step or 0), self.seat, self.names))

    def _told(self, line: Line) -> str:
        return plain_text(h.span(".line")[fragments.actor(line.seat, self.labels), line.words(), " "])

    def ask(self) -> h.Element | Markup:
        """What the viewer is asked, or what it waits for."""
        if self.cover:
            assert self.table.turn is not None
            who = self.names[self.table.turn]
            return h.section("#ask.cover", tabindex=-1)[
                h.h2[self.say("cover-title", who=who)],
                h.p[self.say("cover-text")],
                h.a(".button.main", href=f"/t/{self.opened.id}?as={letter(self.table.turn)}")[
                    self.say("cover-button", who=who)
                ],
            ]
        if self.table.over and self.step is None:
            return h.section("#ask", tabindex=-1, data_root=fragments.asking("", "over"))[
                h.h2[self.say("over-title")],
                h.a(".button.main", href=f"/t/{self.opened.id}/end")[self.say("over-button")],
            ]
        if self.step is not None:
            return self._past(self.step)
        if self.seat is not None and self.table.players[self.seat].person and self.table.players[self.seat].bot:
            return fragments.replaced(self.texts)
        if not self.acting or self.seat is None:
            return fragments.waiting(self._waiting())
        return super().ask()

    def named(self, text: str) -> str:
        return with_name(self.table, self.say, text)

    def _past(self, step: int) -> h.Element:
        """Which position is looked at, and the ways to those beside it."""
        say, last, now = self.say, self.moments.last, f"/t/{self.opened.id}"
        ways: list[tuple[str, str, int | str]] = [
            ("back", f"?step={max(0, step - 1)}", -1),
            ("on", now if self.played and step == last else f"?step={step + 1}", 1),
            ("skip" if self.played else "now", now, "Infinity"),
        ]
        return h.section("#ask.past", tabindex=-1, data_step=step, data_root=fragments.asking("", "past"))[
            h.h2[self.title(step)],
            h.p(".ways")[
                (h.a(f"#past-{way}.button", href=href, data_walk=walk)[say(f"past-{way}")] for way, href, walk in ways)
            ],
        ]

    def title(self, step: int) -> str:
        """Which position of the game it is, or of what the rules play."""
        if self.played:
            return self.say("past-turn", n=self.played.index(step) + 1, of=len(self.played))
        return self.say("past-title", n=step, of=self.moments.last)

    def _waiting(self) -> str:
        turn = self.table.turn
        if turn is None:
            return ""
        player = self.table.players[turn]
        if not player.taken:
            return self.say("waiting-free", seat=letter(turn))
        return self.say("waiting-bot" if player.bot else "waiting-person", who=self.names[turn])

    def takeback(self) -> str:
        """Undo, redo, and what else is done with a press."""
        table, seat = self.table, self.seat
        can: list[str] = []
        if seat is not None and self.acting:
            undoable = table.play.count_undoable(seat)
            can += ["undo"] * (undoable > 0) + ["restart"] * (undoable > 1) + ["redo"] * table.redoable(seat)
            can += ["hint"] * table.setup.hints
        played = self.moments.turn(self.moments.last) if self.step is None else None
        return fragments.takeback(self.texts, tuple(can), played[0] if played else 0)

    # --- who sits here ------------------------------------------------------------------------------------------

    def seats(self) -> str:
        here, table, say = self.opened.present(), self.table, self.say
        people = [self._seat(seat, here) for seat in range(len(table.players))]
        rules = [
            fragments.seat(self.texts, side, self.labels[side], say("seat-rules"), False, None, (), "")
            for side in range(len(people), table.game.sides)
        ]
        return fragments.seats(self.texts, (*people, *rules))

    def _seat(self, seat: int, here: set[int]) -> Markup:
        table, say = self.table, self.say
        player = table.players[seat]
        notes: list[str] = []
        if player.bot:
            notes.append(self._bot_note(player))
        elif not player.taken:
            notes.append(say("seat-free"))
        elif seat in here:
            notes.append(say("seat-here"))
        if player.votes and not player.bot:
            notes.append(say("seat-votes", n=len(player.votes)))
        left = table.time_left(seat, self.now)
        free = self.view.seat is None and self.opened.listed and player.person and not player.taken and not table.over
        return fragments.seat(
            self.texts, seat, self.names[seat], " · ".join(notes), table.turn == seat,
            None if left is None else round(left), self._may(seat), self.opened.id if free else "",
            seated_bot(table, seat),
        )  # fmt: skip

    def _bot_note(self, player: Player) -> str:
        if player.person:
            return self.say("seat-stand-in", bot=bot_name(player.bot, self.say))
        if player.bot in bots.LEVELS:
            return self.say("seat-level", n=bots.LEVELS.index(player.bot) + 1, most=len(bots.LEVELS))
        return self.say("seat-bot")

    def _may(self, seat: int) -> tuple[str, ...]:
        """What the viewer can do about a player who is away; who plays alone may give up."""
        player = self.table.players[seat]
        if seat == self.seat and self.game.alone and not self.table.over:
            return ("resign",)
        if self.seat is None or seat in (self.seat, *self.view.beside) or not player.person or player.bot:
            return ()
        if self.table.over:
            return ()
        return ("skip", "replace") if self.table.is_late(seat, self.now) else ("replace",)

    # --- what happened ---------------------------------------------------------------------------------------------

    def log(self) -> str:
        """What happened last, with a line drawn where the viewer decided last."""
        story = turns(self.table.story, LOG_LENGTH, self.table.play.steps)
        rows = self._rows(story)
        since = self.table.steps_since(self.seat) if self.seat is not None else 0
        new = next((i for i, turn in enumerate(story) if 0 < since <= turn[0].first < turn[-1].last), None)
        if new is None:
            return fragments.log(self.texts, self.opened.id, rows[-LOG_SEEN:])
        seen = rows[max(0, min(new - 1, len(rows) - LOG_SEEN)) : new]
        return fragments.log(self.texts, self.opened.id, [*seen, fragments.log_since(self.texts), *rows[new:]])

    def _rows(self, story: list[Turn]) -> list[str]:
        """The lines of each turn, made once for all who may read them alike."""
        readers = (self.view.language, self.seat, self.table.over, tuple(self.names))
        if len(self.opened.lines) > MOST_READERS:
            self.opened.lines.clear()
        before = self.opened.lines.get(readers, {})
        # no two entries of a table have one version, so the first and the last say what lies between
        told = {(turn[0].version, turn[-1].version): turn for turn in story}
        self.opened.lines[readers] = rows = {key: before.get(key) or self._lines(turn) for key, turn in told.items()}
        return list(rows.values())

    def _lines(self, turn: Turn) -> str:
        rows: list[str] = []
        item = turn[-1]
        if item.kind not in ("open", "decide"):
            rows.append(plain_text(h.li(".remark")[remark(item, self.table, self.say)]))
        events = [event for step in self.table.play.steps[turn[0].first : item.last] for event in step.events]
        by = item.data.get("by", "")
        note = self.say(f"log-by-{by}") if by in ("skip", "auto") else ""
        lines = self.scene.log(events, self.seat, self.names)
        played = self.moments.turn(self.moments.ends[item.last])
        for line in lines:
            by_whom = note if line.seat == item.seat else ""
            who = fragments.actor(line.seat, self.labels)
            again = played[0] if played and line is lines[-1] else 0
            rows.append(fragments.log_line(self.texts, self.game.wording, line, who, item.last, by_whom, again))
        return "".join(rows)

    def talk(self) -> str:
        return fragments.talk(self.texts, tuple(self._said(item) for item in self.table.talk[-TALK_LENGTH:]))

    def _said(self, item: Happening) -> Markup:
        assert item.seat is not None
        return fragments.said(item.seat, self.names[item.seat], said(item, self.say))


def news(id: str, version: int, fragments: Mapping[str, str]) -> dict[str, Any]:
    """What a script puts into its page: of which table, as of which version, so that none older is put over a newer."""
    return {"t": id, "v": version, "f": fragments}
