"""What a program does at a table: deciding, taking back, taking its seat."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from msgspec import UNSET

from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.state import IllegalOption
from eolith.kernel.text import Texts
from eolith.store import Repeated
from eolith.table.live import NotPossible, clean_name

from ..host.hints import find_hint, told_of
from ..host.house import Prepare, Stale
from ..host.open_table import OpenTable
from ..server import AnyRequest, command_id, server_of, table_of
from .asking import TOKEN, Lang, TableId, act, problems, refused
from .shapes import AskHint, Decision, Done, Resign, Sit, Undo
from .thoughts import HintFigures, HintInfo, HintReason, HintWay

COMMAND: dict[str, Any] = {
    "security": TOKEN,
    "responses": problems(400, 401, 403, 404, 409, 413, 422, 429),
    "status_code": 200,
    "response_description": "It is done.",
}


@post("/tables/{id:str}/decisions", summary="Decide", **COMMAND)
async def decide(request: AnyRequest, id: TableId, data: JSONBody[Decision], lang: Lang = "en") -> Response[Done]:
    """Take an option, or give a command as a person would type it.

    `expected_version` is the version that was looked at: if the game has gone on since, nothing is
    done, and the answer, 409, tells what it has come to.
    """
    opened, seat = await act(request, id)
    wish = data.option if data.command is UNSET else data.command
    if wish is UNSET or data.option is not UNSET and data.command is not UNSET:
        raise HTTPException(status_code=400, detail="bad-request", extra=[{"message": "one of option and command"}])
    command = command_id(seat, data.command_id)
    return await carry_out(
        request, opened, seat, data, lang, lambda table, now: table.prepare_command(seat, wish, now, command)
    )


@post("/tables/{id:str}/undo", summary="Take back", **COMMAND)
async def undo(request: AnyRequest, id: TableId, data: JSONBody[Undo], lang: Lang = "en") -> Response[Done]:
    """Take back the last command of the seat, or its turn as far as that is possible.

    Nothing can be taken back behind new information: a die, a card, or what another seat decided.
    """
    opened, seat = await act(request, id)
    command, whole = command_id(seat, data.command_id), data.whole_turn
    return await carry_out(
        request, opened, seat, data, lang, lambda table, now: table.prepare_undo(seat, now, command, all_of_it=whole)
    )


@post("/tables/{id:str}/hint", summary="Ask for a hint", **COMMAND | {"response_description": "The hint."})
async def ask_hint(request: AnyRequest, id: TableId, data: JSONBody[AskHint], lang: Lang = "en") -> Response[HintInfo]:
    """The best three ways of the seat that is to decide, what each is expected to bring, and why; it takes a second.

    It is found from what the seat may know, and the log tells the others that it was asked for.  Where the server has
    too much to do, or nothing was learned about the game, it is the decision of the careful bot, without figures.
    """
    opened, seat = await act(request, id)
    command = command_id(seat, data.command_id)
    done = await carry_out(request, opened, seat, data, lang, told_of(seat, command))
    if done.status_code != 200:
        return done
    try:
        found, ways = await find_hint(server_of(request).house, opened, seat, lang)
    except Stale:
        return refused(409, "stale", Texts(lang, opened.table.game.wording, "web").say("stale"))
    told = [
        HintWay(
            list(one.way.options),
            one.first.command,
            one.first.label,
            list(one.then),
            one.way.figures and HintFigures(*one.way.figures),
            one.way.equal,
            [HintReason(*reason, text=text) for reason, text in zip(one.way.reasons, one.reasons, strict=True)],
        )
        for one in ways
    ]
    return Response(HintInfo(opened.table.version, found.forced, found.deals, told), status_code=200)


@post("/tables/{id:str}/resign", summary="Give up", **COMMAND)
async def resign(request: AnyRequest, id: TableId, data: JSONBody[Resign], lang: Lang = "en") -> Response[Done]:
    """Give up a game for one: it is lost, and nothing can be taken back."""
    opened, seat = await act(request, id)
    command = command_id(seat, data.command_id)
    return await carry_out(
        request, opened, seat, data, lang, lambda table, now: table.prepare_resign(seat, now, command)
    )


async def carry_out(
    request: AnyRequest,
    opened: OpenTable,
    seat: int,
    data: Decision | Undo | Resign | AskHint,
    language: str,
    prepare: Prepare,
) -> Response[Any]:
    """Carry out a command of a seat, or tell why not."""

    texts = Texts(language, opened.table.game.wording, "web")
    try:
        version = await server_of(request).house.do(
            opened, prepare, command_id(seat, data.command_id), data.expected_version
        )
    except Stale:
        now = (await table_of(request, opened.id)).table  # it may have been rebuilt since
        seen = now.game.observe(now.play.state, seat).to_dict()
        return refused(409, "stale", texts.say("stale"), version=now.version, observation=seen)
    except Refused as problem:
        text = opened.table.game.scene(language).refusal(problem.refusal)
        return refused(422, "refused", text, rule=problem.refusal.rule)
    except (ActionError, IllegalOption) as problem:
        return refused(422, "not-understood", texts.say("table-unknown-wish"), details=[str(problem)])
    except NotPossible as problem:
        return refused(422, str(problem), texts.say(f"table-{problem}"))
    except Repeated as repeated:
        version = repeated.version
    return Response(Done(version), status_code=200)


@post("/tables/{id:str}/seat", summary="Take the seat", **COMMAND)
async def take_seat(request: AnyRequest, id: TableId, data: JSONBody[Sit]) -> Response[Done]:
    """Tell the others who plays the seat of the token; if a bot stands in for it, take it back from the bot."""
    opened, seat = await act(request, id)
    house = server_of(request).house
    name = clean_name(data.name)
    player = opened.table.players[seat]
    version = opened.table.version
    if not player.taken or player.name != name:
        version = await house.do(opened, lambda table, now: table.prepare_sit(seat, name, now))
    if player.bot:
        try:
            version = await house.do(opened, lambda table, now: table.prepare_return(seat, now))
        except NotPossible:  # somebody else took it back just now
            version = opened.table.version
    return Response(Done(version), status_code=200)


HANDLERS = [decide, undo, ask_hint, resign, take_seat]
