"""The whole page of a table."""

from __future__ import annotations

import secrets

import htpy as h
from markupsafe import Markup

from eolith.kernel.text import Texts
from eolith.table.live import PHRASES

from ...frame.fragments import texts_of
from ...frame.html import Say, asset, edition_note, how_link, letter, page, rules_link
from ...frame.names import player_name
from ...frame.picture import around, picture, tabs
from ...frame.view import Drawing
from ...host import clock
from ...host.open_table import OpenTable, View
from ...host.people import Visitor

KEYS = {
    "walk": "Tab Enter", "choice": "1 … 9", "back": "Esc", "past": "← →", "ends": "Home End", "undo": "U", "redo": "R",
    "hint": "H", "type": "/", "keys": "?",
}  # fmt: skip
"""What the keys of the keyboard do at a table."""


def table_html(
    opened: OpenTable, view: View, visitor: Visitor, at: str | None = None, given: dict[str, int] | None = None,
    step: int | None = None, message: str = "", ask: Markup | None = None, invites: bool = False,
) -> str:  # fmt: skip
    """The whole page; a spectator who `invites` others is led to their links."""
    table, say = opened.table, texts_of(view.language, opened.table.game.wording).say
    drawing = Drawing(opened, view, clock.now(), step)
    fragments = {id: Markup(text) for id, text in drawing.fragments().items()}
    if at is not None and step is None and not drawing.cover:
        ask = Markup(drawing.ask_at(at, given or {}))
    fragments["ask"] = ask or fragments["ask"]
    url = f"/t/{opened.id}"
    talk = _talk(opened, view, visitor, say, fragments["talk"])
    zones: h.Node = None
    if view.face == "plain":
        content: h.Node = [fragments["plain"], h.div(".around")[fragments["log"], talk]]
    else:
        art = h.svg(".art", width=0, height=0, aria_hidden="true")[Markup(drawing.scene.art)]
        parts = drawing.parts()
        targets = [at] if at else [choice.target for choice in drawing.choices() if choice.target]
        zones = tabs(drawing.scene.zones, parts, targets, say)
        content = [art, picture(parts), h.div(".around")[around(parts), fragments["log"], talk]]
    other = "picture" if view.face == "plain" else "plain"
    wish = f"as={letter(view.seat)}&" if view.beside and view.seat is not None else ""
    return page(
        visitor,
        say("game-name"),
        h.div(
            f"#table.as-{view.face}",
            data_table=opened.id,
            data_version=table.version,
            data_key=key_of(view),
            data_url=url,
            data_offline=say("offline"),
        )[
            h.h1(".hidden")[say("game-name")],
            # by itself, for it changes at every step, and browsers may style anew all that follows it
            h.div(hidden=True)[fragments["act"]],
            h.div(".now")[
                fragments["bar"],
                h.p("#offline", role="status"),
                h.p("#told", class_="error" if message else "", role="alert")[message],
                zones,
            ],
            h.div(".scene")[content],
            h.div(".side")[
                fragments["ask"],
                h.noscript[h.a(".button", href=f"{url}?{wish}".rstrip("?&"))[say("look-again")]],
                fragments["takeback"],
                _typed(opened, drawing.seat, drawing.texts) if drawing.seat is not None else None,
                fragments["seats"],
                h.p(".foot")[
                    edition_note(table.game, say),
                    h.a(href=f"{url}?{wish}face={other}")[say(f"face-{other}")],
                    how_link(table.game.wording, say),
                    rules_link(table.game.wording, say("nav-rules")),
                    h.a(href=f"{url}/sheet")[say(table.game.sheet_title)],
                    h.a(href=f"{url}/notes")[say("notes-title")],
                    h.a(href=f"{url}?{wish}step={max(0, drawing.moments.last - 1)}", data_walk=-1)[say("look-back")],
                    h.a(href=f"{url}/links")[say("links-title")] if invites or view.seat is not None else None,
                    h.a(href=f"{url}/report?step={len(table.play.steps)}")[say("report-link")],
                    h.button(type="button", data_keys=True)[say("keys-title")],
                ],
            ],
            _keys(say),
        ],
        scripts=("choices.js", "table.js"),
        kind="table",
        styles=("picture.css", "table.css", f"art/{table.game.name}.css"),
        data_colours=table.game.colours,
        data_stream=asset("stream.js"),
    )


def key_of(view: View) -> str:
    """A view as the stream is asked for it."""
    seats = [*([view.seat] if view.seat is not None else []), *view.beside]
    return ".".join((view.language, view.face, "".join(map(letter, seats)) or "-"))


def _typed(opened: OpenTable, seat: int, texts: Texts) -> h.Element:
    """A form of its own, for Enter must not press the first button of the table."""
    say = texts.say
    example = "typed-example" in texts and say("typed-example")
    return h.form("#type.typed", method="post", action=f"/t/{opened.id}/act")[
        h.input(type="hidden", name="version", value=opened.table.version),
        h.input(type="hidden", name="seat", value=seat),
        h.label(for_="typed")[say("typed-label")],
        h.input("#typed", name="typed", autocomplete="off", maxlength=80, placeholder=example),
        h.button(name="do", value="typed")[say("typed-button")],
    ]


def _keys(say: Say) -> h.Element:
    """What keys do, for who presses `?`."""
    rows = [(h.dt[(h.kbd[key] for key in keys.split())], h.dd[say(f"keys-{name}")]) for name, keys in KEYS.items()]
    return h.dialog("#keys", aria_labelledby="keys-title")[
        h.h2("#keys-title")[say("keys-title")],
        h.dl[rows],
        h.form(method="dialog")[h.button(".main")[say("keys-close")]],
    ]


def _talk(opened: OpenTable, view: View, visitor: Visitor, say: Say, talk: Markup) -> h.Element:
    seat = view.seat
    form = None
    if seat is not None:
        form = h.form("#say", method="post", action=f"/t/{opened.id}/talk")[
            h.input(type="hidden", name="seat", value=seat),
            h.input(type="hidden", name="id", value=secrets.token_hex(12)),
            h.label(".hidden", for_="text")[say("talk-label")],
            h.input("#text", name="text", maxlength=500, autocomplete="off", placeholder=say("talk-label")),
            h.button[say("talk-button")],
            h.details[
                h.summary[say("talk-phrases")],
                [h.button(name="phrase", value=phrase)[say(f"phrase-{phrase}")] for phrase in PHRASES],
            ],
        ]
    silent = muted(visitor, opened.id)
    return h.section(".talk", aria_labelledby="talk-title", data_muted=" ".join(map(str, sorted(silent))))[
        h.h2("#talk-title")[say("talk-title")], talk, form, _mute(opened, view, silent, say)
    ]


def muted(visitor: Visitor, table: str) -> set[int]:
    """The seats of a table that a visitor does not want to hear."""
    return set(visitor.prefs.get("muted", {}).get(table, ()))


def _mute(opened: OpenTable, view: View, silent: set[int], say: Say) -> h.Node:
    """A button for each other person: hear it, or do not."""
    people = [seat for seat, player in enumerate(opened.table.players) if player.person and seat != view.seat]
    if view.seat is None or not people:
        return None
    return h.details[
        h.summary[say("mute-title")],
        h.form(method="post", action=f"/t/{opened.id}/mute")[
            (
                h.button(name="seat", value=seat, aria_pressed="true" if seat in silent else "false")[
                    say("mute-off" if seat in silent else "mute-on", who=player_name(opened.table, seat, say))
                ]
                for seat in people
            )
        ],
    ]
