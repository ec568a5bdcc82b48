"""A table as somebody sees it: a page made of fragments, each an element with an id.

A fragment is a function of the table and of the view alone, so all who look at a table in the same
way share it, and an update is no more than the fragments that have changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

import htpy as h
from markupsafe import Markup

from eolith.kernel.game import Game
from eolith.kernel.rule import Refusal
from eolith.kernel.scene import Choice, Event, Field, Item, Panel, Part, Scene
from eolith.kernel.state import CHANCE, State
from eolith.kernel.text import Texts
from eolith.table.live import Happening, LiveTable
from eolith.table.play import Step

from .house import Room
from .html import letter, seat_mark

LOG_LENGTH = 40
"""Happenings that the table's log shows; the whole log has a page of its own."""
TALK_LENGTH = 60


@dataclass(frozen=True)
class View:
    """How somebody looks at a table."""

    seat: int | None
    """None for an onlooker."""
    language: str
    face: str = "picture"
    """`picture`, or `plain`: headings, lists and buttons."""
    beside: tuple[int, ...] = ()
    """Other seats that are played at the same screen: their turn is announced, and nobody's hand is shown then."""

    def texts(self, game: Game) -> Texts:
        return Texts(self.language, game.name, "web")

    def covered(self, table: LiveTable) -> bool:
        """It is the turn of somebody else at the same screen."""
        return table.turn in self.beside


@cache
def scene_of(game: Game, language: str) -> Scene:
    """The scene that a game brings along."""
    scene: Scene = import_module(f"eolith.games.{game.name}.scene").make_scene(game, language)
    return scene


class Drawing:
    """One view of a table at one moment."""

    def __init__(self, room: Room, view: View, now: float, step: int | None = None) -> None:
        """`step`: the position after so many decisions, instead of the present one."""
        self.room = room
        self.table = room.table
        self.view = view
        self.now = now
        self.step = step
        self.game = room.table.game
        self.scene = scene_of(self.game, view.language)
        self.say = view.texts(self.game).say
        self.cover = view.covered(self.table) and not self.table.over
        self.seat = None if self.cover else view.seat
        self.steps = self.table.play.steps if step is None else self.table.play.steps[:step]
        self.state: State = self.table.play.state if step is None else replayed(self.game, self.steps)
        self.seen = self.game.observe(self.state, self.seat)
        self.acting = step is None and self.seat is not None and self.table.turn == self.seat

    def fragments(self) -> dict[str, str]:
        """Every fragment by its id."""
        made: dict[str, Any] = {"act": self.act(), "bar": self.bar(), "ask": self.ask(), "takeback": self.takeback()}
        parts = self.parts()
        if self.view.face == "plain":
            made["plain"] = self.plain(parts)
        else:
            for part in parts:
                made.update(part.pieces)
        made |= {"seats": self.seats(), "log": self.log(), "talk": self.talk()}
        return {id: str(markup) for id, markup in made.items()}

    # --- the picture --------------------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        hot = frozenset(choice.target for choice in self.choices() if choice.target)
        names = tuple(self.table.names())
        return self.scene.parts(self.seen, hot, self.recent(), self.room.salt, names)

    def recent(self) -> list[Event]:
        """The events of the turn that is being played, or of the last one while nothing has happened in it."""
        events: list[list[Event]] = []
        actor: int | None = None
        for step in reversed(self.steps):
            if step.seat != CHANCE:
                if actor is not None and step.seat != actor:
                    break
                actor = step.seat
            events.append(step.events)
        return [event for row in reversed(events) for event in row]

    def choices(self) -> Sequence[Choice]:
        return self.scene.choices(self.state) if self.acting else ()

    def plain(self, parts: Sequence[Part]) -> h.Element:
        """The table in words: a heading for each part, and what can be done beside what it is about."""
        choices = self.choices()
        return h.div("#plain")[(self._plain_part(part, choices) for part in parts)]

    def _plain_part(self, part: Part, choices: Sequence[Choice]) -> h.Element:
        return h.section(aria_labelledby=f"plain-{part.id}")[
            h.h2(id=f"plain-{part.id}")[part.title],
            h.ul[(self._plain_item(item, choices) for item in part.items)],
        ]

    def _plain_item(self, item: Item, choices: Sequence[Choice]) -> h.Element:
        own = [choice for choice in choices if item.target and choice.target == item.target]
        ask = None
        if item.target and not own and self.seat is not None and not self.table.over:
            ask = h.a(".why", href=f"?at={item.target}#ask", aria_label=self.say("why-not-there", what=item.text))[
                self.say("why")
            ]
        return h.li[item.text, " ", [command_button(choice.command, choice.label) for choice in own], ask]

    # --- who must do what -----------------------------------------------------------------------------------

    def act(self) -> h.Element:
        """The form that every button of the table belongs to."""
        seat = "" if self.seat is None else self.seat
        return h.form("#act", method="post", action=f"/t/{self.room.id}/act", data_step=len(self.table.play.steps))[
            h.input(type="hidden", name="version", value=self.table.version),
            h.input(type="hidden", name="seat", value=seat),
        ]

    def title(self) -> str:
        name = self.say("game-name")
        return f"● {self.say('title-your-turn')} · {name}" if self.acting else name

    def bar(self) -> h.Element:
        """The status sentence."""
        status = self.scene.status(self.seen, self.table.names())
        return h.div("#bar", class_="yours" if self.acting else "", data_title=self.title())[
            h.p("#status", role="status", aria_live="polite")[
                None if self.table.turn is None else seat_mark(self.table.turn, letter(self.table.turn)), " ", status
            ]
        ]

    def ask(self) -> h.Element:
        """What the viewer is asked, or what it waits for."""
        if self.cover:
            assert self.table.turn is not None
            who = self.table.players[self.table.turn].name
            return h.section("#ask.cover")[
                h.h2[self.say("cover-title", who=who)],
                h.p[self.say("cover-text")],
                h.a(".button.main", href=f"/t/{self.room.id}?as={letter(self.table.turn)}")[
                    self.say("cover-button", who=who)
                ],
            ]
        if self.table.over and self.step is None:
            return h.section("#ask")[
                h.h2[self.say("over-title")],
                h.a(".button.main", href=f"/t/{self.room.id}/end")[self.say("over-button")],
            ]
        if self.step is not None:
            return h.section("#ask.past")[
                h.h2[self.say("past-title", n=self.step, of=len(self.table.play.steps))],
                h.a(".button", href=f"/t/{self.room.id}", data_now=True)[self.say("past-now")],
            ]
        if not self.acting or self.seat is None:
            return h.section("#ask")[self._waiting()]
        return self.panel(self.scene.panel(self.state, self.seat))

    def _waiting(self) -> h.Node:
        turn = self.table.turn
        if turn is None:
            return None
        player = self.table.players[turn]
        if not player.taken:
            return h.p[self.say("waiting-free", seat=letter(turn))]
        return h.p[self.say("waiting-bot" if player.bot else "waiting-person", who=player.name or letter(turn))]

    def ask_at(self, target: str, given: Mapping[str, int]) -> h.Element:
        """What can be done at one target, or why nothing can."""
        if self.seat is None or self.table.over:
            return self.ask()
        return self.panel(self.scene.panel(self.state, self.seat, target, given), target)

    def panel(self, panel: Panel, target: str = "") -> h.Element:
        """A panel with its choices or its fields, and one confirming button."""
        back = h.a(".back", href=f"/t/{self.room.id}#ask", data_at="")[self.say("panel-back")] if target else None
        return h.section("#ask", aria_labelledby="ask-title", data_target=target)[
            h.h2("#ask-title")[panel.title],
            panel.text and h.p[panel.text],
            self._fields(panel, target) if panel.fields else None,
            _choices(tuple(panel.choices)),
            panel.rule and not panel.fields and h.p(".no")[self._rule(panel.rule)],
            back,
        ]

    def _fields(self, panel: Panel, target: str) -> h.Element:
        possible = bool(panel.command)
        return h.form("#fields", method="get", action=f"/t/{self.room.id}#ask", data_at=target)[
            h.input(type="hidden", name="at", value=target),
            h.div(".fields")[(_field(field, self.say("less"), self.say("more")) for field in panel.fields)],
            h.p("#verdict", class_="yes" if possible else "no", role="status")[
                panel.verdict, " ", None if possible or not panel.rule else self._rule(panel.rule)
            ],
            h.button(".check", type="submit")[self.say("panel-check")],
            h.button(".main", form="act", name="command", value=panel.command, disabled=not possible)[
                self.say("panel-confirm")
            ],
        ]

    def _rule(self, rule: str) -> h.Element:
        return h.a(".rule", href=f"/rules/{self.game.name}#{rule}", target="_blank", rel="noopener")[rule]

    def takeback(self) -> h.Element:
        """Undo, redo, and what else is done with a press."""
        if self.seat is None or self.step is not None:
            return h.div("#takeback")
        table, say = self.table, self.say
        undo: Refusal | None = table.play.why_not_undo(self.seat)
        buttons: list[h.Node] = []
        if undo is None:
            buttons.append(do_button("undo", say("do-undo")))
            if table.play.count_undoable(self.seat) > 1:
                buttons.append(do_button("restart", say("do-restart")))
        if table.redoable(self.seat):
            buttons.append(do_button("redo", say("do-redo")))
        if self.acting and table.setup.hints:
            buttons.append(do_button("hint", say("do-hint")))
        if table.players[self.seat].bot and table.players[self.seat].person:
            buttons.append(do_button("return", say("do-return")))
        return h.div("#takeback")[buttons]

    # --- who sits here ------------------------------------------------------------------------------------------

    def seats(self) -> h.Element:
        return h.section("#seats", aria_labelledby="seats-title")[
            h.h2("#seats-title")[self.say("seats-title")],
            h.ul[(self._seat(seat) for seat in range(len(self.table.players)))],
        ]

    def _seat(self, seat: int) -> h.Element:
        table, say = self.table, self.say
        player = table.players[seat]
        left = table.time_left(seat, self.now)
        notes: list[str] = []
        if player.bot:
            notes.append(say("seat-stand-in" if player.person else "seat-bot", bot=bot_name(player.bot, say)))
        elif not player.taken:
            notes.append(say("seat-free"))
        elif seat in present(self.room):
            notes.append(say("seat-here"))
        if player.votes and not player.bot:
            notes.append(say("seat-votes", n=len(player.votes)))
        return h.li(class_="turn" if table.turn == seat else "")[
            seat_mark(seat, letter(seat)),
            h.b[player.name or letter(seat)],
            h.span(".seat-notes")[" · ".join(notes)],
            left is not None
            and h.span(".clock", data_left=round(left), data_runs=table.turn == seat)[clock_text(left)],
            self._others_may(seat, left),
        ]

    def _others_may(self, seat: int, left: float | None) -> h.Node:
        """What the others can do about a player who is away."""
        player = self.table.players[seat]
        if self.seat is None or seat == self.seat or not player.person or player.bot or self.table.over:
            return None
        if seat in self.view.beside:
            return None
        late = self.table.is_late(seat, self.now)
        return h.details(".away")[
            h.summary(aria_label=self.say("away-label", who=player.name or letter(seat)))["⋯"],
            do_button(f"skip-{seat}", self.say("do-skip")) if late else None,
            do_button(f"replace-{seat}", self.say("do-replace")),
        ]

    # --- what happened ---------------------------------------------------------------------------------------------

    def log(self) -> h.Element:
        """What happened last, with a line drawn where the viewer decided last."""
        story = [item for item in self.table.story if item.kind not in ("talk",)][-LOG_LENGTH:]
        since = self.table.steps_since(self.seat) if self.seat is not None else -1
        rows: list[h.Node] = []
        drawn = since <= 0
        for item in story:
            if not drawn and item.first >= since and item.first < item.last:
                drawn = True
                rows.append(h.li(".since")[self.say("log-since")])
            rows.append(self._lines(item))
        return h.section("#log", aria_labelledby="log-title", tabindex=0)[
            h.h2("#log-title")[self.say("log-title")],
            h.ol[rows],
            h.a(href=f"/t/{self.room.id}/log")[self.say("log-all")],
        ]

    def _lines(self, item: Happening) -> Markup:
        """The lines of one happening, made once for all who may read them alike."""
        key = ("lines", item.kind, item.at, item.first, item.last, self.view.language, self.seat, self.table.over)
        if key not in self.room.lines:
            self.room.lines[key] = Markup(str(h.fragment[self._made_lines(item)]))
        found: Markup = self.room.lines[key]
        return found

    def _made_lines(self, item: Happening) -> list[h.Node]:
        rows: list[h.Node] = []
        if item.kind not in ("open", "decide"):
            rows.append(h.li(".remark")[remark(item, self.table, self.say)])
        events = [event for step in self.table.play.steps[item.first : item.last] for event in step.events]
        viewer = self.seat
        for line in self.scene.log(events, viewer):
            mark = None if line.seat < 0 else seat_mark(line.seat, letter(line.seat))
            by = item.data.get("by", "") if line.seat == item.seat else ""
            note = (
                h.small[" ", self.say("log-by-skip" if by == "skip" else "log-by-auto")]
                if by in ("skip", "auto")
                else None
            )
            rows.append(h.li(value=item.last)[mark, " ", line.text, note])
        return rows

    def talk(self) -> h.Element:
        said = [item for item in self.table.story if item.kind == "talk"][-TALK_LENGTH:]
        return h.div("#talk", role="log", tabindex=0, aria_label=self.say("talk-title"))[
            (self._said(item) for item in said)
        ]

    def _said(self, item: Happening) -> h.Element:
        assert item.seat is not None
        text = self.say(f"phrase-{item.data['phrase']}") if "phrase" in item.data else item.data["text"]
        return h.p(data_seat=item.seat)[
            seat_mark(item.seat, letter(item.seat)), h.b[self.table.players[item.seat].name], ": ", text
        ]


def remark(item: Happening, table: LiveTable, say: Any) -> str:
    """A line of the log that tells of the table, not of the game."""
    who = "" if item.seat is None else table.players[item.seat].name or letter(item.seat)
    values: dict[str, Any] = {"who": who}
    if item.kind == "replace":
        values["bot"] = bot_name(item.data["bot"], say)
    if item.kind == "vote":
        about = item.data["about"]
        values["about"] = table.players[about].name or letter(about)
    if item.kind == "undo":
        values["n"] = item.data["count"]
    return str(say(f"log-{item.kind}", **values))


def bot_name(spec: str, say: Any) -> str:
    """A bot in the reader's language, with its parameters as they were given."""
    bot, _, parameters = spec.partition(":")
    name = str(say(f"bot-{bot}"))
    return f"{name} ({parameters})" if parameters else name


def clock_text(left: float) -> str:
    """`1:05`, `2:03:00`, or days."""
    sign, seconds = ("-" if left < 0 else ""), int(abs(left))
    if seconds >= 86400:
        return f"{sign}{seconds // 86400}d {seconds % 86400 // 3600}h"
    if seconds >= 3600:
        return f"{sign}{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
    return f"{sign}{seconds // 60}:{seconds % 60:02}"


def present(room: Room) -> set[int]:
    """The seats whose players look at the table now."""
    return {seat for watcher in room.watchers for seat in (watcher.view.seat, *watcher.view.beside) if seat is not None}


def replayed(game: Game, steps: Sequence[Step]) -> State:
    """The position after some decisions."""
    state = game.start()
    for step in steps:
        state.apply(step.option)
    return state


@lru_cache(maxsize=20_000)
def command_button(command: str, label: str, short: str = "") -> Markup:
    """A button that carries out a command; `short` is what it shows where its row says the rest."""
    button = h.button(form="act", name="command", value=command, aria_label=label if short else None)[short or label]
    return Markup(str(button))


@lru_cache(maxsize=1000)
def do_button(what: str, label: str) -> Markup:
    """A button for something that is no decision of the game."""
    return Markup(str(h.button(form="act", name="do", value=what)[label]))


@lru_cache(maxsize=20_000)
def _choices(choices: tuple[Choice, ...]) -> Markup:
    """Choices as buttons; neighbours of one group share a row."""
    rows: list[h.Node] = []
    i = 0
    while i < len(choices):
        group = [choices[i]]
        while choices[i].group and i + len(group) < len(choices) and choices[i + len(group)].group == choices[i].group:
            group.append(choices[i + len(group)])
        i += len(group)
        if len(group) == 1:
            rows.append(h.li[command_button(group[0].command, group[0].label)])
        else:
            name = group[0].label.removesuffix(group[0].member).strip()
            rows.append(
                h.li(".row")[h.span[name], [command_button(one.command, one.label, one.member) for one in group]]
            )
    return Markup(str(h.ul("#choices")[rows])) if rows else Markup("")


def _field(field: Field, less: str, more: str) -> h.Element:
    """One number of a form: a switch, or a number between two step buttons."""
    id = f"field-{field.name}"
    art = field.art and h.svg(".icon", viewBox="0 0 40 40", aria_hidden="true")[h.use(href=f"#{field.art}")]
    if field.most <= 1:
        return h.label(".field.switch")[
            h.input(id=id, type="checkbox", name=field.name, value=1, checked=bool(field.value)),
            art,
            h.span[field.label],
        ]
    return h.div(".field")[
        art,
        h.label(for_=id)[field.label],
        h.button(".step", type="button", data_step=-1, data_field=id, aria_label=f"{less}: {field.label}")["−"],
        h.input(id=id, type="number", name=field.name, value=field.value, min=0, max=field.most, inputmode="numeric"),
        h.button(".step", type="button", data_step=1, data_field=id, aria_label=f"{more}: {field.label}")["+"],
    ]
