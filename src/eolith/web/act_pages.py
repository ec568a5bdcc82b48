"""What can be done at a table: the commands of a seat, and what is said."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any

import htpy as h
import msgspec
from litestar import Response, post
from litestar.exceptions import HTTPException
from markupsafe import Markup

from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.scene import Scene
from eolith.kernel.state import CHANCE, IllegalOption
from eolith.store import Repeated
from eolith.table.live import LiveTable, NotPossible
from eolith.table.setup import Entry

from .fragments import texts_of
from .house import STAND_IN, Room, Stale
from .html import letter
from .people import Visitor
from .prefs import prefs_of
from .server import (
    AnyRequest,
    command_id,
    html,
    limit,
    redirect,
    room_of,
    seats_at,
    sender,
    server_of,
    view_of,
    wants_json,
    whole,
)
from .table_pages import muted, table_html
from .view import Drawing, scene_of

MOST_MUTED = 50
"""Tables where somebody is not heard, for each guest; older ones are forgotten."""


class Act(msgspec.Struct):
    """What a form or a script of the table's page sends."""

    version: int
    seat: int
    command: str = ""
    """A command of the game."""
    sure: str = ""
    """A command that may end the turn: the person was asked."""
    do: str = ""
    """Something else: undo, restart, redo, hint, return, typed, skip-SEAT, replace-SEAT."""
    typed: str = ""
    id: Annotated[str, msgspec.Meta(pattern=r"^[!-~]{0,64}\Z")] = ""
    """The command's id, if it has one: the same id of the same seat is carried out once."""

    @property
    def own_id(self) -> str | None:
        return command_id(self.seat, self.id) if self.id else None


async def read_act(request: AnyRequest) -> Act:
    """A command as JSON or as a form; 400 for what is neither."""
    try:
        if request.headers.get("content-type", "").startswith("application/json"):
            return msgspec.json.decode(await request.body(), type=Act)
        form = await request.form()
        fields = {name: str(form[name]) for name in Act.__struct_fields__ if name in form}
        return msgspec.convert(fields, Act, strict=False)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        raise HTTPException(status_code=400, detail="bad-request") from None


@post("/t/{id:str}/act")
async def act(request: AnyRequest, id: str) -> Response[Any]:
    """A command of a seat."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    await seats_at(request, visitor, room)
    limit(request, server.acts, sender(request, visitor))
    wish = await read_act(request)
    seats = await seats_at(request, visitor, room)  # a seat may be lost while the command is on its way
    if wish.seat < 0 or wish.seat not in seats:
        raise HTTPException(status_code=403, detail="not-your-seat")
    scene = scene_of(room.table.game, visitor.language)
    typed = wish.do == "typed"
    try:
        if typed:
            wish.do, wish.command = "", scene.english(wish.typed)
        if wish.command and prefs_of(visitor)["confirm"] and wish.own_id not in room.table.commands:
            question = await confirmation(room, wish, scene)
            if question is not None:
                return await ask_first(request, visitor, room, wish, question)
        version = await server.house.do(room, preparation(room, wish), wish.own_id, wish.version)
    except Stale:
        return await refuse(request, visitor, room, wish.seat, 409, "stale")
    except Refused as refused:
        text = scene.refusal(refused.refusal)
        return await refuse(request, visitor, room, wish.seat, 422, "refused", text, refused.refusal.rule)
    except ActionError as problem:
        text = (
            str(problem) if typed and not wish.command else ""
        )  # what the vocabulary says is in the reader's language
        return await refuse(request, visitor, room, wish.seat, 422, "table-not-understood", text)
    except IllegalOption:
        return await refuse(request, visitor, room, wish.seat, 422, "table-not-understood")
    except NotPossible as problem:
        return await refuse(request, visitor, room, wish.seat, 422, f"table-{problem}")
    except Repeated as repeated:
        version = repeated.version
    if wish.do == "hint":
        return await give_hint(request, visitor, room, wish.seat)
    if wants_json(request):
        return Response({"version": version}, status_code=200)
    mine = f"?as={letter(wish.seat)}" if len([seat for seat in seats if seat >= 0]) > 1 else ""
    return redirect(visitor, f"/t/{id}{mine}")


async def confirmation(room: Room, wish: Act, scene: Scene) -> str | None:
    """What is to be confirmed: the choice, in words, if it would end the turn; None if it would not."""
    async with room.lock:
        table = room.table
        state = table.play.state
        if wish.version < table.changed or table.turn != wish.seat:
            return None
        after = state.clone()
        for option in table.game.expand(state, wish.command, wish.seat):
            after.apply(option)
        if not after.over and after.seat in (wish.seat, CHANCE):
            return None
        labels = [choice.label for choice in scene.choices(state) if choice.command == wish.command]
        return labels[0] if labels else wish.command


async def ask_first(request: AnyRequest, visitor: Visitor, room: Room, wish: Act, what: str) -> Response[Any]:
    """The question whether the turn is to end with this."""
    say = texts_of(visitor.language, room.table.game.name).say
    back = f"/t/{room.id}?as={letter(wish.seat)}"
    question = h.section("#ask", aria_labelledby="ask-title", data_target="")[
        h.h2("#ask-title")[say("confirm-title")],
        h.p[what],
        h.button(".main", form="act", name="sure", value=wish.command)[say("confirm-yes")],
        h.a(".back", href=back, data_at="")[say("confirm-no")],
    ]
    if wants_json(request):
        return Response({"ask": str(question)}, status_code=200)
    view = await view_of(request, visitor, room, letter(wish.seat))
    async with room.lock:
        return html(visitor, table_html(room, view, visitor, ask=Markup(question)))


async def give_hint(request: AnyRequest, visitor: Visitor, room: Room, seat: int) -> Response[Any]:
    """What the bot would do, for the eyes of who asked."""
    async with room.lock:
        if room.table.turn != seat:
            raise HTTPException(status_code=409, detail="stale")
        option = room.advice(seat)
        state = room.table.play.state
        command = state.game.text(option)
        labels = [choice.label for choice in scene_of(room.table.game, visitor.language).choices(state)
                  if [option] == room.table.game.expand(state, choice.command, seat)]  # fmt: skip
    view = await view_of(request, visitor, room, letter(seat))
    text = texts_of(view.language, room.table.game.name).say("hint-text", what=labels[0] if labels else command)
    if wants_json(request):
        return Response({"version": room.table.version, "text": text}, status_code=200)
    async with room.lock:
        return html(visitor, table_html(room, view, visitor, message=text))


def preparation(room: Room, wish: Act) -> Callable[[LiveTable, float], Entry | list[Entry]]:
    """What a command comes to, as the house asks for it."""
    verb, _, about = wish.do.partition("-")
    other = whole(about) if 0 <= whole(about) < len(room.table.players) else wish.seat

    def prepare(table: LiveTable, now: float) -> Entry | list[Entry]:
        seat, id = wish.seat, wish.own_id
        match verb:
            case "":
                return table.prepare_command(seat, wish.sure or wish.command, now, id)
            case "undo" | "restart":
                return table.prepare_undo(seat, now, id, all_of_it=verb == "restart")
            case "redo":
                return table.prepare_redo(seat, now, id)
            case "hint":
                return table.prepare_hint(seat, now, id)
            case "return":
                return table.prepare_return(seat, now, id)
            case "replace":
                return table.prepare_vote(seat, other, now, STAND_IN, id)
            case "skip":
                return table.prepare_skip(seat, other, now, lambda: room.advice(other), id)
        raise NotPossible("unknown-wish")

    return prepare


async def refuse(
    request: AnyRequest,
    visitor: Visitor,
    room: Room,
    seat: int,
    status: int,
    reason: str,
    text: str = "",
    rule: str = "",
) -> Response[Any]:
    """An answer that says no, with the present picture."""
    view = await view_of(request, visitor, room, letter(seat))
    text = text or texts_of(view.language, room.table.game.name).say(reason)
    async with room.lock:
        if wants_json(request):
            fragments = Drawing(room, view, time.time()).fragments() if status == 409 else {}
            answer = {"reason": reason, "text": text, "rule": rule, "version": room.table.version, "f": fragments}
            return Response(answer, status_code=status)
        message = f"{text} ({rule})" if rule else text
        return html(visitor, table_html(room, view, visitor, message=message), status)


@post("/t/{id:str}/talk")
async def talk(request: AnyRequest, id: str) -> Response[Any]:
    """Something said to the table."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    await seats_at(request, visitor, room)
    limit(request, server.acts, sender(request, visitor))
    form = await request.form()
    seats = await seats_at(request, visitor, room)  # as for a command
    seat = whole(form.get("seat"))
    if seat < 0 or seat not in seats:
        raise HTTPException(status_code=403, detail="not-your-seat")
    text, phrase = str(form.get("text", "")), str(form.get("phrase", ""))
    try:
        version = await server.house.do(room, lambda table, now: table.prepare_talk(seat, now, phrase, text))
    except NotPossible as problem:
        return await refuse(request, visitor, room, seat, 422, f"table-{problem}")
    if wants_json(request):
        return Response({"version": version}, status_code=200)
    return redirect(visitor, f"/t/{id}?as={letter(seat)}#talk-title")


@post("/t/{id:str}/mute", include_in_schema=False)
async def mute(request: AnyRequest, id: str) -> Response[Any]:
    """Hear somebody no longer, or again; nobody else is told."""
    server = server_of(request)
    visitor = await server.people.visitor(request)
    room = await room_of(request, id)
    limit(request, server.acts, sender(request, visitor))
    wish = str((await request.form()).get("seat", ""))
    if visitor.guest is None or not await server.people.seats_of(visitor, id):
        raise HTTPException(status_code=404, detail="no-table")
    if wish not in map(str, range(len(room.table.players))):
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
