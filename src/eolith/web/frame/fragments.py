"""The fragments of a table's page as markup, from plain values alone: what was made once is not made again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

import htpy as h
from markupsafe import Markup, escape

from eolith.kernel.rule import cited
from eolith.kernel.scene import Choice, Fact, Field, Line
from eolith.kernel.text import Texts

from .html import letter, plain_text, seat_mark
from .names import face

SIGN = 6
"""The longest member of a row, in letters, that is no word."""
IN_LINE = 5
"""The most members of a row that stand beside its name."""
KEYS = 9
"""Keys with numbers.  (Counters of a style sheet would be counted anew through the whole page whenever it changes.)"""
MUCH = 3
"""More rows of choices than these take room from the log."""


@lru_cache(maxsize=64)
def texts_of(language: str, game: str) -> Texts:
    """The texts of a table's page."""
    return Texts(language, game, "web")


@lru_cache(maxsize=4096)
def bar(texts: Texts, turn: int | None, yours: bool, status: str, calling: str = "") -> str:
    """The status sentence, the title of the page, and where something can be done (`picture.calling`)."""
    title = texts.say("game-name")
    if yours:
        title = f"● {texts.say('title-your-turn')} · {title}"
    mark = None
    if turn is not None:
        mark = seat_mark(turn)
        status = status.removeprefix(f"{letter(turn)} ")
    return plain_text(
        h.div("#bar", class_="yours" if yours else "", data_title=title, data_root=calling)[
            h.p("#status", role="status", aria_live="polite")[mark, " ", status]
        ]
    )


@lru_cache(maxsize=4096)
def takeback(texts: Texts, can: tuple[str, ...], played: int) -> str:
    """Undo, redo, and what else is done with a press; the way to the moment since which the rules have `played`."""
    return plain_text(
        h.div("#takeback")[
            (do_button(what, texts.say(f"do-{what}")) for what in can),
            played > 0 and h.a("#again.button", href=f"?step={played}", data_moment=played)[texts.say("past-again")],
        ]
    )


@lru_cache(maxsize=4096)
def seat(
    texts: Texts,
    number: int,
    name: str,
    notes: str,
    turn: bool,
    left: int | None,
    may: tuple[str, ...],
    join: str,
    bot: str = "",
) -> Markup:
    """A player: who it is, how many seconds are left, and what it, or the others, `may` do about it.

    `join` is the table, for somebody who could take the seat; `bot` is the spec of the bot whose seat it is.
    """
    clock = left is not None and h.span(".clock", data_left=left, data_runs="yes" if turn else "no")[clock_text(left)]
    away = (
        may
        and h.details(".away")[
            h.summary(aria_label=texts.say("do-resign" if "resign" in may else "away-label", who=name))["…"],
            "resign" in may and h.p[texts.say("resign-text")],
            (do_button(f"{what}-{number}", texts.say(f"do-{what}")) for what in may),
        ]
    )
    take = (
        join
        and h.form(method="post", action=f"/t/{join}/join")[
            h.button(name="seat", value=number, aria_label=texts.say("seat-take-label", seat=letter(number)))[
                texts.say("seat-take")
            ]
        ]
    )
    return Markup(
        h.li(class_="turn" if turn else "")[
            seat_mark(number),
            face(bot),
            name != letter(number) and h.b[name],
            h.span(".seat-notes")[notes],
            clock,
            away,
            take,
        ]
    )


@lru_cache(maxsize=4096)
def seats(texts: Texts, rows: tuple[Markup, ...]) -> str:
    return plain_text(
        h.section("#seats", aria_labelledby="seats-title")[h.h2("#seats-title")[texts.say("seats-title")], h.ul[rows]]
    )


def log(texts: Texts, table: str, rows: Sequence[str]) -> str:
    """What happened last."""
    head, foot = _log_frame(texts, table)
    return f"{head}{''.join(rows)}{foot}"


@lru_cache(maxsize=1024)
def _log_frame(texts: Texts, table: str) -> tuple[str, str]:
    section = h.section("#log", aria_labelledby="log-title")[
        h.h2("#log-title")[texts.say("log-title")],
        h.ol(tabindex=0)["\0"],
        h.a(href=f"/t/{table}/log")[texts.say("log-all")],
    ]
    head, _, foot = plain_text(section).partition("\0")
    return head, foot


def log_line(texts: Texts, game: str, line: Line, who: Markup, step: int, note: str, again: int) -> str:
    """A line of the log, with `who` did it and the rules that it happened by, and the moment to see it `again` from."""
    watch = _again(texts, again) if again else ""
    return f'<li value="{step}">{_log_words(texts, game, line, who, note)}{watch}</li>'


def _again(texts: Texts, moment: int) -> h.Element:
    """Leads to a moment, to see again what the rules have played."""
    label = texts.say("past-again")
    return h.a(".again", href=f"?step={moment}", data_moment=moment, aria_label=label, title=label)[
        h.svg(viewBox="0 0 24 24", aria_hidden="true", focusable="false")[h.path(d="M7 4l13 8-13 8z")]
    ]


@lru_cache(maxsize=4096)
def actor(seat: int, names: tuple[str, ...]) -> Markup:
    """Who did what a line of the log tells: the mark of the seat and its name; empty for chance."""
    if seat < 0:
        return Markup()
    name = f"{h.b[names[seat]]} " if names[seat] != letter(seat) else ""
    return Markup(f"{seat_mark(seat)} {name}")


@lru_cache(maxsize=20_000)
def _log_words(texts: Texts, game: str, line: Line, who: Markup, note: str) -> str:
    rules = [cited(game, rule) for rule in line.rules]
    rule = (
        rules
        and h.a(
            ".by",
            href=f"/rules/{game}#{rules[0]}",
            title=", ".join(rules),
            aria_label=texts.say("log-rule", rule=rules[0]),
        )["§"]
    )
    return plain_text(h.fragment[who, line.words(), note and h.small[f" ({note})"], rule])


@lru_cache(maxsize=64)
def log_since(texts: Texts) -> str:
    """What parts that which a reader has seen from what has happened since."""
    return plain_text(h.li(".since")[texts.say("log-since")])


@lru_cache(maxsize=1024)
def talk(texts: Texts, rows: tuple[Markup, ...]) -> str:
    named = {"aria_label": texts.say("talk-title"), "data_root": "" if rows else "silent"}
    return plain_text(h.div("#talk", role="log", tabindex=0, **named)[rows])


@lru_cache(maxsize=4096)
def said(number: int, name: str, text: str) -> Markup:
    """Something that was said."""
    return Markup(h.p(data_seat=number)[seat_mark(number), " ", h.b[name], ": ", text])


def clock_text(left: float) -> str:
    """`1:05`, `2:03:00`, or `2d 5h`."""
    sign, seconds = ("-" if left < 0 else ""), int(abs(left))
    if seconds >= 86400:
        return f"{sign}{seconds // 86400}d {seconds % 86400 // 3600}h"
    if seconds >= 3600:
        return f"{sign}{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
    return f"{sign}{seconds // 60}:{seconds % 60:02}"


@lru_cache(maxsize=20_000)
def command_button(command: str, label: str, short: str = "", key: int | None = None) -> Markup:
    """A button that carries out a command; `short` is what it shows where its row says the rest, `key` leads to it."""
    named = {"aria_label": label if short else None, "data_key": key}
    return Markup(str(h.button(form="act", name="command", value=command, **named)[short or label]))


@lru_cache(maxsize=1024)
def do_button(what: str, label: str) -> Markup:
    """A button for something that is no decision of the game."""
    return Markup(str(h.button(form="act", name="do", value=what)[label]))


@lru_cache(maxsize=20_000)
def choices_list(choices: tuple[Choice, ...]) -> Markup:
    """Choices as buttons; neighbours of one group share a row, and the first rows of several have a key each."""
    groups: list[tuple[Choice, ...]] = []
    i = 0
    while i < len(choices):
        group = [choices[i]]
        while choices[i].group and i + len(group) < len(choices) and choices[i + len(group)].group == choices[i].group:
            group.append(choices[i + len(group)])
        i += len(group)
        groups.append(tuple(group))
    keys = range(1, KEYS + 1) if len(groups) > 1 else ()
    rows = [_choices_row(group, key) for group, key in zip_longest(groups, keys) if group]
    return Markup(f'<ul id="choices">{"".join(rows)}</ul>' if rows else "")


@lru_cache(maxsize=20_000)
def _choices_row(group: tuple[Choice, ...], key: int | None) -> str:
    if len(group) == 1:
        return plain_text(h.li[command_button(group[0].command, group[0].label, key=key)])
    name = group[0].label.removesuffix(group[0].member).strip()
    kind = ".row.words" if any(len(one.member) > SIGN for one in group) else ".row"
    kind += ".many" * (len(group) > IN_LINE)
    buttons = [command_button(one.command, one.label, one.member) for one in group]
    return plain_text(h.li(kind)[h.span(data_key=key)[name], h.div[buttons]])


@lru_cache(maxsize=4096)
def panel_head(title: str, text: str, facts: tuple[Fact, ...] = ()) -> Markup:
    """What is asked, and the numbers that help to decide."""
    numbers = h.ul(".facts")[(_fact(fact) for fact in facts)] if facts else None
    return Markup(h.fragment[h.h2("#ask-title")[title], text and h.p[text], numbers])


def _fact(fact: Fact) -> h.Element:
    sign = fact.art and h.svg(".icon", viewBox="0 0 40 40", aria_hidden="true")[h.use(href=f"#{fact.art}")]
    return h.li(class_="face" if fact.face else None)[sign, h.b[fact.value], " ", h.span[fact.label]]


def panel(target: str, inside: str, holds: Sequence[str] = ()) -> Markup:
    """What is asked, with what can be answered as markup, and what it `holds` that styles have to know."""
    kind = ' class="faces"' if "faces" in holds else ""
    head = f'<section id="ask"{kind} tabindex="-1" aria-labelledby="ask-title" data-target="{escape(target)}"'
    return Markup(f'{head} data-root="{asking(target, *holds)}">{inside}</section>')


def asking(target: str, *holds: str) -> str:
    """What styles of the whole page have to know of what is asked: which kind of target is open, and what it holds."""
    kind = target.partition("-")[0]
    opened = ["open"] * bool(target) + [f"at-{kind}"] * kind.isalnum()  # it comes from an address
    return " ".join(f"asks-{what}" for what in (*opened, *holds))


@lru_cache(maxsize=4096)
def waiting(text: str) -> Markup:
    """Instead of that: who is waited for."""
    return Markup(h.section("#ask", tabindex=-1)[text and h.p[text]])


@lru_cache(maxsize=64)
def replaced(texts: Texts) -> Markup:
    """To a person for whom a bot stands in."""
    back = h.button(".main", form="act", name="do", value="return")[texts.say("do-return")]
    inside = [h.h2[texts.say("replaced-title")], h.p[texts.say("replaced-text")], back]
    return Markup(h.section("#ask", tabindex=-1)[inside])


@lru_cache(maxsize=4096)
def field_row(field: Field, less: str, more: str) -> Markup:
    """One number of a form: a switch, or a number between two step buttons."""
    id = f"field-{field.name}"
    art = field.art and h.svg(".icon", viewBox="0 0 40 40", aria_hidden="true")[h.use(href=f"#{field.art}")]
    if field.most <= 1:
        switch = h.label(".field.switch")[
            h.input(id=id, type="checkbox", name=field.name, value=1, checked=bool(field.value)),
            art,
            h.span[field.label],
        ]
        return Markup(switch)
    number = h.div(".field")[
        art,
        h.label(for_=id)[field.label],
        _step(id, -1, f"{less}: {field.label}"),
        h.input(id=id, type="number", name=field.name, value=field.value, min=0, max=field.most, inputmode="numeric"),
        _step(id, 1, f"{more}: {field.label}"),
    ]
    return Markup(number)


def _step(field: str, step: int, label: str) -> h.Element:
    """A button that changes a number by one; by its id the focus finds it again."""
    id = f"{field}-{'more' if step > 0 else 'less'}"
    return h.button(".step", id=id, type="button", data_step=step, data_field=field, aria_label=label)[
        "+" if step > 0 else "−"
    ]
