"""The frame of every page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

import htpy as h
from markupsafe import Markup

from eolith.games import having
from eolith.kernel import fonts
from eolith.kernel.game import SEATS, Game
from eolith.kernel.text import LANGUAGES
from eolith.table.live import LONGEST_NAME

from ..host.people import Visitor
from ..host.prefs import body_data

Say = Callable[..., str]
"""Says a message in the reader's language."""
ROOT = re.compile(r' data-root="([^"]*)"')
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}


@cache
def asset(name: str) -> str:
    """The address of a static file, with a digest of its content, so that it can be kept for ever."""
    from .assets import digest

    return f"/static/{name}?{digest(name)}"


def page(
    visitor: Visitor,
    title: str,
    *content: Any,
    scripts: tuple[str, ...] = (),
    styles: tuple[str, ...] = (),
    kind: str = "text",
    **body: Any,
) -> str:
    """A whole page; `kind` is a class of its body, `body` are more attributes.

    What a style of the whole page has to know of something in it (`data-root`) are classes of its root.  Were it asked
    for by `:has`, browsers would look through the whole page after every change of it, however small.
    """
    say = visitor.say
    theme = visitor.prefs.get("theme", "auto")
    inside = Markup(h.fragment[content])
    known = " ".join(dict.fromkeys(" ".join(_known(inside)).split()))
    attributes = {"data-theme": theme} if theme != "auto" else {}
    document = h.html(lang=visitor.language, class_=known or None, **attributes)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="color-scheme", content="light dark"),
            h.title[title],
            [
                h.link(rel="preload", href=asset(name), type="font/woff2", crossorigin=True, **{"as": "font"})
                for name in fonts.names(visitor.say("start-title"))
            ],
            h.link(rel="icon", href=asset("icon.svg"), type="image/svg+xml"),
            h.link(rel="manifest", href="/manifest.webmanifest"),
            [h.link(rel="stylesheet", href=asset(name)) for name in ("page.css", *styles)],
            [h.script(src=asset(name), defer=True) for name in scripts],
        ],
        h.body(f".{kind}", **body_data(visitor), **body)[
            h.a(".skip", href="#main")[say("skip")],
            h.header(".top")[
                h.a(".home", href="/")[h.img(src=asset("icon.svg"), alt="", width=28, height=28), h.span["Eolith"]],
                h.nav(aria_label=say("nav"))[
                    h.a(href="/rules")[say("nav-rules")],
                    h.a(href="/you")[visitor.name or say("nav-you")],
                    language_form(visitor),
                ],
            ],
            h.main("#main", tabindex=-1)[inside],
        ],
    ]
    return str(document)


def _known(markup: str) -> Iterator[str]:
    """What elements tell the root; text may say the same and means nothing."""
    for found in ROOT.finditer(markup):
        if markup.rfind("<", 0, found.start()) > markup.rfind(">", 0, found.start()):
            yield found[1]


def language_form(visitor: Visitor) -> h.Element:
    """Switches the language of every page; works without JavaScript."""
    return h.form(".languages", method="post", action="/language")[
        h.input(type="hidden", name="back", value=visitor.path),
        [
            h.button(
                name="language", value=code, lang=code, aria_pressed="true" if code == visitor.language else "false",
                title=LANGUAGE_NAMES[code],
            )[code]
            for code in LANGUAGES
        ],
    ]  # fmt: skip


@lru_cache(maxsize=4096)
def seat_mark(seat: int) -> Markup:
    """The shape, colour and letter of a seat."""
    return Markup(h.span(f".mark.mark-{letter(seat).lower()}", role="img", aria_label=letter(seat))[letter(seat)])


def plain_text(markup: Any) -> str:
    """Markup as an ordinary string, which can be sent."""
    return str.__str__(str(markup))


def letter(seat: int) -> str:
    return SEATS[seat]


def how_link(game: str, say: Say) -> h.Node:
    """Leads to how a game is played, named as Game.wording does; nothing for a game that does not tell it."""
    if game.partition("/")[0] not in having("words/how"):
        return None
    return h.a(href=f"/how/{game}", aria_label=say("how-title", game=say("game-name")))[say("how-link")]


def rules_link(game: str, text: str, **attributes: str) -> h.Node:
    """Leads to the rules of a game, named as Game.wording does; nothing for a game without a ledger."""
    return h.a(href=f"/rules/{game}", **attributes)[text] if game.partition("/")[0] in having("ledger") else None


def name_field(name: str, say: Say) -> h.Element:
    """Where somebody writes a nickname."""
    field = h.input("#name", name="name", value=name, maxlength=LONGEST_NAME, autocomplete="nickname")
    return h.p[h.label(for_="name")[say("open-name")], field]


def choose(id: str, name: str, label: str, choices: Mapping[str, str], chosen: str, more: h.Node = None) -> h.Element:
    """A list of values to choose one from, with what each means; `more` stands beside its label."""
    return h.p[
        h.label(for_=id)[label],
        more,
        h.select(id=id, name=name)[
            (h.option(value=value, selected=value == chosen)[text] for value, text in choices.items())
        ],
    ]


def edition_note(game: Game, say: Say) -> h.Element | None:
    """What is played, if that is not the usual edition, which needs no mention."""
    return h.span(".quiet")[say("game-name")] if game.wording != game.name else None


def notice(text: str, kind: str = "notice") -> h.Element:
    """Something that has just gone right or wrong."""
    return h.p(f".{kind}", role="status" if kind == "notice" else "alert")[text]
