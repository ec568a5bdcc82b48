"""How a game is played, on one page for whoever has never seen it: told by hand, drawn by the game's own scene.

The folder `how` of a game holds the text, a Markdown file for each language; `game.txt`, a game as far as it is shown,
and maybe `alone.txt`, one for a single player; and `figures.toml`, which names the cuts of their drawings.  Comments
in the text cite the rules that it tells.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import htpy as h
import msgspec
from litestar import Response, get
from litestar.exceptions import HTTPException
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup

import eolith
from eolith.games import having
from eolith.kernel.document import still
from eolith.kernel.outside import folder_of
from eolith.kernel.scene import Event
from eolith.kernel.state import State
from eolith.kernel.text import LANGUAGES, Texts

from ..frame.html import page, rules_link
from ..host.games import editions, game_of, wording_of
from ..server import AnyRequest, html, visit

SECTIONS = ("aim", "round", "scoring", "icons")
"""The ids of what stands under the four headings of a text."""
WIDE = 700
"""Figures that are as wide as this, and not nearly as high, take the width of the page; others stand beside text."""
READER = 0
"""The seat that figures are drawn for: its hand and its own board are open."""
SPOKEN = re.compile(r' (?:id|role|aria-label|data-[a-z]+)="[^"]*"')
"""What makes a drawing part of a table; a page may show the same panel twice."""


class Cut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a figure shows: a panel of the scene, or a box of it (x, y, width, height)."""

    part: str
    box: tuple[int, int, int, int] | None = None
    after: int | None = None
    """How many decisions of the game have been taken; all, if it does not say."""
    game: str = "game"
    """The file of the game that is shown: `alone` for that of a single player."""


def folder(game: str) -> Path:
    """Where the text of a game lies, or that of an edition, which tells what is different: a folder in it."""
    name, _, edition = game.partition("/")
    return folder_of(name) / "words" / "how" / edition


@cache
def cuts(game: str) -> dict[str, Cut]:
    """The figures of a game that are not whole panels, by name."""
    return msgspec.toml.decode((folder(game) / "figures.toml").read_bytes(), type=dict[str, Cut])


@cache
def position(game: str, shown: str, after: int | None) -> tuple[State, Sequence[Event]]:
    """A game that is shown after some of its decisions, and the events of its last turn."""
    lines = (folder(game) / f"{shown}.txt").read_text(encoding="utf-8").splitlines()
    state: State = (eolith.load(game, players=1) if shown == "alone" else game_of(game)).start()
    recent: list[Event] = []
    state.listener = recent
    actor = ""
    for line in lines[:after]:
        who, _, action = line.partition(" ")
        if who not in (actor, "*"):  # what chance decides belongs to the turn
            actor = who
            recent.clear()
        state.apply(state.game.option(action))
    return state, recent


def figure(game: str, language: str, name: str, caption: Markup) -> h.Element:
    """A cut by its name, or a whole panel by its id, drawn from the game that is shown."""
    cut = cuts(game).get(name, Cut(name))
    state, recent = position(game, cut.game, cut.after)
    parts = state.game.scene(language).parts(state.game.observe(state, READER), recent=recent)
    part = next((one for one in parts if one.id == cut.part), None)
    if part is None:
        raise ValueError(f"{game} has no figure {name!r}")
    x, y, width, height = cut.box or (0, 0, part.width, part.height)
    drawn = SPOKEN.sub("", still(part.ground + "".join(part.pieces.values())))
    kind = ".wide" if width >= WIDE and width >= 1.5 * height else ""
    return h.figure(kind)[
        h.svg(
            ".drawn", viewBox=f"{x} {y} {width} {height}", width=width, height=height, aria_hidden="true",
            focusable="false",
        )[h.svg(width=part.width, height=part.height)[Markup(drawn)]],
        h.figcaption[caption],
    ]  # fmt: skip


def icon(game: str, language: str, name: str, said: str) -> h.Element:
    """A symbol of the game's art in a line of text."""
    if f'id="{name}"' not in game_of(game).scene(language).art:
        raise ValueError(f"{game} has no icon {name!r}")
    spoken = {"role": "img", "aria-label": said} if said else {"aria-hidden": "true"}
    return h.svg(".icon", viewBox="0 0 40 40", focusable="false", **spoken)[h.use(href=f"#{name}")]


# --- Markdown ------------------------------------------------------------------------------------------------------


class Renderer(RendererHTML):
    """Draws figures and icons, and keeps comments to itself."""

    def image(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        token = tokens[idx]
        kind, _, name = str(token.attrs["src"]).partition(":")
        if kind == "icon":
            return str(icon(env["game"], env["language"], name, token.content))
        caption = Markup(self.renderInline(token.children or [], options, env))
        return str(figure(env["game"], env["language"], name, caption))

    def paragraph_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return "" if _is_figure(tokens[idx + 1]) else self.renderToken(tokens, idx, options, env)

    def paragraph_close(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return "" if _is_figure(tokens[idx - 1]) else self.renderToken(tokens, idx, options, env)

    def html_block(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return ""


MARKDOWN = MarkdownIt("commonmark", renderer_cls=Renderer)


def _is_figure(token: Token) -> bool:
    """Whether a paragraph holds a figure and nothing else."""
    inside = token.children or []
    return len(inside) == 1 and inside[0].type == "image" and str(inside[0].attrs["src"]).startswith("figure:")


def source(game: str, language: str) -> tuple[str, str]:
    """A text and the language that it is written in: English where there is no other."""
    found = next(name for name in (language, LANGUAGES[0]) if (folder(game) / f"{name}.md").exists())
    return (folder(game) / f"{found}.md").read_text(encoding="utf-8"), found


@cache
def article(game: str, wish: str) -> Markup:
    """All that is told of a game, section by section.  Made once for each language."""
    text, language = source(game, wish)
    return Markup(h.article(".how", lang=language)[_sections(MARKDOWN.parse(text), game, language)])


def _sections(tokens: Sequence[Token], game: str, language: str) -> Iterator[h.Node]:
    """What stands before the first heading, then a section for each heading."""
    heads = [i for i, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]

    def rendered(start: int, end: int) -> Markup:
        env = {"game": game, "language": language}
        return Markup(MARKDOWN.renderer.render(tokens[start:end], MARKDOWN.options, env))

    yield rendered(0, heads[0])
    for id, start, end in zip(SECTIONS, heads, [*heads[1:], len(tokens)], strict=True):
        yield h.section(id=id)[rendered(start, end)]


# --- the page ------------------------------------------------------------------------------------------------------


@get(["/how/{game:str}", "/how/{game:str}/{edition:str}"], include_in_schema=False)
async def how_page(request: AnyRequest, game: str, edition: str = "") -> Response[str]:
    """How a game is played, or what is different in an edition."""
    _, visitor = await visit(request)
    if game not in having("words/how") or (wording := wording_of(game, edition)) not in editions(game):
        raise HTTPException(status_code=404, detail="no-page")
    say = Texts(visitor.language, wording, "web").say
    told = await asyncio.to_thread(article, wording, visitor.language)
    title = say("how-title", game=say("game-name"))
    form = f"/?game={game}&edition={edition}" if edition else f"/?game={game}"
    content = page(
        visitor,
        title,
        Markup(game_of(wording).scene(visitor.language).art),
        h.h1[title],
        told,
        h.p(".onward")[
            h.a(".button.main", href=form)[say("open-title", game=say("game-name"))],
            " ",
            rules_link(wording, say("how-rules")),
        ],
        kind="tells",
        styles=(f"art/{game}.css", "how.css"),
    )
    return html(visitor, content)


HANDLERS = [how_page]
