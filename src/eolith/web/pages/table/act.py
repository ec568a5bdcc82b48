"""What can be done at a table: the commands of a seat, and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import htpy as h
import msgspec
from litestar import Response, post
from litestar.exceptions import HTTPException
from markupsafe import Markup

from eolith import bots
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.scene import Scene, gives_up, in_words
from eolith.kernel.state import CHANCE, IllegalOption, State
from eolith.kernel.text import small
from eolith.store import Repeated
from eolith.table.live import LiveTable, NotPossible
from eolith.table.setup import Entry

from ...frame.fragments import texts_of
from ...frame.html import letter
from ...frame.looking import view_of
from ...frame.names import with_name
from ...frame.view import Drawing, news
from ...host import clock
from ...host.hints import find_hint, told_of
from ...host.house import Prepare, Stale
from ...host.open_table import OpenTable
from ...host.people import Visitor
from ...host.prefs import prefs_of
from ...server import (
    AnyRequest,
    Server,
    command_id,
    form_of,
    html,
    limit,
    redirect,
    seats_at,
    sender,
    server_of,
    table_of,
    visit,
    wants_json,
    whole,
)
from .hint import hint_panel
from .page import muted, table_html

BY_WORD = ("undo", "hint", "why")
"""What can be typed besides the commands of a game."""
W = TypeVar("W", bound="Wish")
MOST_MUTED = 50
"""Tables where somebody is not heard, for each guest; older ones are forgotten."""


class Wish(msgspec.Struct, kw_only=True):
    """What a form or a script of the table's page sends for a seat."""

    seat: int
    id: Annotated[str, msgspec.Meta(pattern=r"^[!-~]{0,64}\Z")] = ""
    """The command's id, if it has one: the same id of the same seat is carried out once."""

    @property
    def own_id(self) -> str | None:
        return command_id(self.seat, self.id) if self.id else None


class Act(Wish):
    """A command."""

    version: int
    command: str = ""
    """A command of the game."""
    sure: str = ""
    """A command that the person was asked about first."""
    do: str = ""
    """Something else: undo, restart, redo, hint, why, return, typed, resign-SEAT, skip-SEAT, replace-SEAT."""
    typed: str = ""


class Talk(Wish):
    """Something said to the table."""

    phrase: str = ""
    """One of `PHRASES`, or nothing."""
    text: str = ""


async def read_wish(request: AnyRequest, kind: type[W]) -> W:
    """What is sent as JSON or as a form; 400 for what is neither."""
    try:
        if request.headers.get("content-type", "").startswith("application/json"):
            return msgspec.json.decode(await request.body(), type=kind)
        return msgspec.convert(await form_of(request), kind, strict=False)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        raise HTTPException(status_code=400, detail="bad-request") from None


async def wished(request: AnyRequest, id: str, kind: type[W]) -> tuple[Server, Visitor, OpenTable, W, frozenset[int]]:
    """What is sent for a seat, and all that the visitor holds at the table; 403 for a seat that is not among them."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    await seats_at(request, visitor, opened)
    limit(request, server.acts, sender(request, visitor))
    wish = await read_wish(request, kind)
    seats = await seats_at(request, visitor, opened)  # a seat may be lost while the command is on its way
    if wish.seat < 0 or wish.seat not in seats:
        raise HTTPException(status_code=403, detail="not-your-seat")
    return server, visitor, opened, wish, seats


@post("/t/{id:str}/act")
async def act(request: AnyRequest, id: str) -> Response[Any]:
    """A command of a seat."""
    server, visitor, opened, wish, seats = await wished(request, id, Act)
    scene = opened.table.game.scene(visitor.language)
    try:
        if wish.do == "typed":
            read_typed(opened, wish, scene)
        if wish.do == "why":
            ask_why(opened, wish)
            return await answer(request, visitor, opened, wish.seat, visitor.say("not-refused"))
        if wish.command and wish.own_id not in opened.table.commands:
            question = confirmation(opened, wish, scene, bool(prefs_of(visitor)["confirm"]))
            if question is not None:
                return await ask_first(request, visitor, opened, wish, *question)
        version = await server.house.do(opened, preparation(opened, wish), wish.own_id, wish.version)
    except Stale:
        return await refuse(request, visitor, opened, wish.seat, 409, "stale")
    except Refused as refused:
        say = texts_of(visitor.language, opened.table.game.wording).say
        text = with_name(opened.table, say, scene.refusal(refused.refusal))
        return await refuse(request, visitor, opened, wish.seat, 422, "refused", text, refused.refusal.rule)
    except ActionError as problem:
        text = not_understood(wish, scene, str(problem)) if wish.typed else ""
        return await refuse(request, visitor, opened, wish.seat, 422, "table-not-understood", text)
    except IllegalOption:
        return await refuse(request, visitor, opened, wish.seat, 422, "table-not-understood")
    except NotPossible as problem:
        return await refuse(request, visitor, opened, wish.seat, 422, f"table-{problem}")
    except Repeated as repeated:
        version = repeated.version
    if wish.do == "hint":
        return await give_hint(request, visitor, opened, wish.seat)
    if wants_json(request):
        return Response({"version": version}, status_code=200)
    mine = f"?as={letter(wish.seat)}" if len([seat for seat in seats if seat >= 0]) > 1 else ""
    return redirect(visitor, f"/t/{id}{mine}")


def read_typed(opened: OpenTable, wish: Act, scene: Scene) -> None:
    """What was typed as a wish: a command of the game, or a word for something else."""
    words = scene.vocabulary
    first, _, rest = wish.typed.strip().casefold().partition(" ")
    wish.do = words.words(BY_WORD).get(first, "")
    if wish.do == "why" and not rest:
        raise ActionError(words.texts.say("why-needs-command", why=first))
    if wish.do in ("", "why"):
        choices = scene.choices(opened.table.play.state) if opened.table.turn == wish.seat else ()
        possible = [choice.command.split()[0] for choice in choices]
        wish.command = words.english(rest if wish.do else wish.typed, possible)


def not_understood(wish: Act, scene: Scene, problem: str) -> str:
    """What is said of a typed command: what the vocabulary says; if it knows the word, how that is used."""
    if not wish.command:
        return problem
    words = scene.vocabulary
    hint = words.texts.say("hint-usage", usage=" · ".join(words.usage(wish.command.split()[0])))
    return words.texts.say("not-understood", text=words.shown(wish.command), hint=hint)


def ask_why(opened: OpenTable, wish: Act) -> None:
    """Refused if a command is not possible now."""
    opened.table.game.expand(opened.table.play.state, wish.command, wish.seat)


def confirmation(opened: OpenTable, wish: Act, scene: Scene, always: bool) -> tuple[str, str, int] | None:
    """What a person is asked first, `give-up` or `confirm`, the choice in words, and the version that it holds for.

    None if nothing is asked.

    Everybody is asked before something is given up that could be had; who wants it `always`, before a turn ends.
    """
    table = opened.table
    state = table.play.state
    if wish.version < table.changed or table.turn != wish.seat:
        return None
    options = table.game.expand(state, wish.command, wish.seat)
    if gives_up(scene, state, options):
        return "give-up", in_words(scene, state, options), table.version
    after = state.clone()
    for option in options:
        after.apply(option)
    asked = always and ends_turn(after, wish.seat)
    return ("confirm", in_words(scene, state, options), table.version) if asked else None


def ends_turn(after: State, seat: int) -> bool:
    """Whether somebody else is to decide next; the state is used up."""
    while not after.over and after.seat == CHANCE:
        after.apply(after.options()[0])  # who is next does not hang on what falls
    return bool(after.over) or after.seat != seat


async def ask_first(
    request: AnyRequest, visitor: Visitor, opened: OpenTable, wish: Act, kind: str, what: str, version: int
) -> Response[Any]:
    """The question whether this is meant."""
    say = texts_of(visitor.language, opened.table.game.wording).say
    back = f"/t/{opened.id}?as={letter(wish.seat)}"
    question = h.section("#ask", tabindex=-1, aria_labelledby="ask-title", data_target="")[
        h.h2("#ask-title")[say(f"{kind}-title")],
        h.p[what],
        h.button(".main", form="act", name="sure", value=wish.command)[say(f"{kind}-yes")],
        h.a(".back", href=back, data_at="")[say("confirm-no")],
    ]
    return await show_panel(request, visitor, opened, wish.seat, question, version)


async def show_panel(
    request: AnyRequest, visitor: Visitor, opened: OpenTable, seat: int, panel: h.Element, version: int
) -> Response[Any]:
    """Something in place of what a seat is asked."""
    if wants_json(request):
        return Response(news(opened.id, version, {"ask": str(panel)}), status_code=200)
    view = await view_of(request, visitor, opened, letter(seat))
    return html(visitor, table_html(opened, view, visitor, ask=Markup(panel)))


async def give_hint(request: AnyRequest, visitor: Visitor, opened: OpenTable, seat: int) -> Response[Any]:
    """The best ways and why, or what the bot would do, for the eyes of who asked."""
    try:
        found, ways = await find_hint(server_of(request).house, opened, seat, visitor.language)
    except Stale:
        return await refuse(request, visitor, opened, seat, 409, "stale")
    if found.ways[0].figures is None:
        return await answer(request, visitor, opened, seat, visitor.say("hint-text", what=small(ways[0].first.label)))
    say = texts_of(visitor.language, opened.table.game.wording).say
    panel = hint_panel(found, ways, f"/t/{opened.id}?as={letter(seat)}", visitor.language, say)
    return await show_panel(request, visitor, opened, seat, panel, opened.table.version)


async def answer(request: AnyRequest, visitor: Visitor, opened: OpenTable, seat: int, text: str) -> Response[Any]:
    """Something said to who asked."""
    view = await view_of(request, visitor, opened, letter(seat))
    if wants_json(request):
        return Response({"version": opened.table.version, "text": text}, status_code=200)
    return html(visitor, table_html(opened, view, visitor, message=text))


def preparation(opened: OpenTable, wish: Act) -> Prepare:
    """What a command comes to, as the house asks for it."""
    verb, _, about = wish.do.partition("-")
    other = whole(about) if 0 <= whole(about) < len(opened.table.players) else wish.seat

    def prepare(table: LiveTable, now: float) -> Entry | Sequence[Entry]:
        seat, id = wish.seat, wish.own_id
        match verb:
            case "":
                return table.prepare_command(seat, wish.sure or wish.command, now, id)
            case "undo" | "restart":
                return table.prepare_undo(seat, now, id, all_of_it=verb == "restart")
            case "redo":
                return table.prepare_redo(seat, now, id)
            case "hint":
                return told_of(seat, id)(table, now)
            case "resign":
                return table.prepare_resign(seat, now, id)
            case "return":
                return table.prepare_return(seat, now, id)
            case "replace":
                return table.prepare_vote(seat, other, now, bots.usual(table.game), id)
            case "skip":
                return table.prepare_skip(seat, other, now, lambda: opened.advice(other, state=table.play.state), id)
        raise NotPossible("unknown-wish")

    return prepare


async def refuse(
    request: AnyRequest,
    visitor: Visitor,
    opened: OpenTable,
    seat: int,
    status: int,
    reason: str,
    text: str = "",
    rule: str = "",
) -> Response[Any]:
    """An answer that says no, with the present picture."""
    opened = await table_of(request, opened.id)  # it may have been rebuilt since
    view = await view_of(request, visitor, opened, letter(seat))
    text = text or texts_of(view.language, opened.table.game.wording).say(reason)
    if wants_json(request):
        fragments = Drawing(opened, view, clock.now()).fragments() if status == 409 else {}
        answer = {"reason": reason, "text": text, "rule": rule}
        return Response(news(opened.id, opened.table.version, fragments) | answer, status_code=status)
    message = f"{text} ({rule})" if rule else text
    return html(visitor, table_html(opened, view, visitor, message=message), status)


@post("/t/{id:str}/talk")
async def talk(request: AnyRequest, id: str) -> Response[Any]:
    """Something said to the table."""
    server, visitor, opened, wish, _ = await wished(request, id, Talk)
    seat, id_ = wish.seat, wish.own_id
    try:
        version = await server.house.do(
            opened, lambda table, now: table.prepare_talk(seat, now, wish.phrase, wish.text, id_), id_
        )
    except Repeated as repeated:
        version = repeated.version
    except NotPossible as problem:
        return await refuse(request, visitor, opened, seat, 422, f"table-{problem}")
    if wants_json(request):
        return Response({"version": version}, status_code=200)
    return redirect(visitor, f"/t/{id}?as={letter(seat)}#talk-title")


@post("/t/{id:str}/mute", include_in_schema=False)
async def mute(request: AnyRequest, id: str) -> Response[Any]:
    """Hear somebody no longer, or again; nobody else is told."""
    server, visitor = await visit(request)
    opened = await table_of(request, id)
    limit(request, server.acts, sender(request, visitor))
    wish = (await form_of(request)).get("seat", "")
    if visitor.guest is None or not await server.people.seats_of(visitor, id):
        raise HTTPException(status_code=404, detail="no-table")
    if wish not in map(str, range(len(opened.table.players))):
        raise HTTPException(status_code=400, detail="bad-request")
    everywhere = dict(visitor.prefs.get("muted", {}))
    silent = sorted(muted(visitor, id) ^ {int(wish)})
    everywhere.pop(id, None)
    if silent:
        everywhere[id] = silent
    kept = dict(list(everywhere.items())[-MOST_MUTED:])
    await server.people.change(visitor, prefs={**visitor.prefs, "muted": kept})
    return redirect(visitor, f"/t/{id}#talk-title")


HANDLERS = [act, talk, mute]
