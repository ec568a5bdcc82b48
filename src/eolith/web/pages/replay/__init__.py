"""A finished game walked through again, from anybody's eyes."""

from __future__ import annotations

from typing import Annotated

import htpy as h
import msgspec
from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter
from markupsafe import Markup

from ...frame.html import letter, page, seat_mark
from ...frame.looking import back_link, look
from ...frame.names import player_name
from ...frame.picture import around, picture, tabs
from ...host.people import Visitor
from ...server import AnyRequest, html
from .moment import Moment, eyes_word, read_eyes, still_part

# --- the page --------------------------------------------------------------------------------------------------


@get("/t/{id:str}/replay")
async def replay_page(
    request: AnyRequest,
    id: str,
    step: int = 0,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    face: str = "",
) -> Response[str]:
    """A finished game from one position to another; works without JavaScript."""
    _, visitor, opened, view, say = await look(request, id, face=face)
    if not opened.table.over:
        content = page(
            visitor, say("not-over-title"), h.h1[say("not-over-title")], h.p[say("not-over-replay")],
            h.p(".ways")[back_link(opened, say)], scripts=("table.js",), styles=("end.css",), kind="end",
        )  # fmt: skip
        return html(visitor, content, 404)
    moment = Moment(opened, view, step, read_eyes(opened, seat, view.seat))
    content = replay_html(moment, visitor)
    return html(visitor, content)


def replay_html(moment: Moment, visitor: Visitor) -> str:
    opened, say, game = moment.opened, moment.say, moment.game
    title = f"{say('replay-title')} · {say('game-name')}"
    zones: h.Node = None
    if moment.view.face == "plain":
        content: h.Node = Markup(moment.picture()["plain"])
    else:
        art = h.svg(".art", width=0, height=0, aria_hidden="true")[Markup(moment.scene.art)]
        parts = moment.parts()
        zones = tabs(moment.scene.zones, parts, (), say)
        content = [art, picture(parts, still_part), h.div(".around")[around(parts, still_part)]]
    return page(
        visitor,
        title,
        h.h1[say("replay-title")],
        h.div(
            "#replay.scene",
            data_url=f"/t/{opened.id}/replay",
            data_eyes=eyes_word(moment.eyes),
            data_face=moment.view.face,
        )[h.div(".controls")[moment.told(), moment.ways(), slider(moment), whose_eyes(moment), zones], content],
        moment.onward(),
        h.p(".ways")[
            h.a(".button", href=f"/t/{opened.id}/end")[say("replay-end")],
            h.a(".button", href=f"/t/{opened.id}/log")[say("end-log")],
            back_link(opened, say),
        ],
        scripts=("table.js", "replay.js"),
        styles=("picture.css", "end.css", f"art/{game.name}.css"),
        kind="replay",
        data_colours=game.colours,
    )


def slider(moment: Moment) -> h.Element:
    """Any position at a pull; without JavaScript a button follows it."""
    say, opened = moment.say, moment.opened
    rounds = [first for number, first in moment.course.rounds if number]
    return h.form("#slide", method="get", action=f"/t/{opened.id}/replay")[
        h.input(type="hidden", name="as", value=eyes_word(moment.eyes)),
        moment.view.face == "plain" and h.input(type="hidden", name="face", value="plain"),
        h.label(".hidden", for_="slider")[say("replay-slider")],
        h.input(
            "#slider", type="range", name="step", min=0, max=moment.course.length, value=moment.at, list="rounds",
            autocomplete="off",
        ),
        h.datalist("#rounds")[(h.option(value=first) for first in rounds)],
        h.button(".go")[say("replay-go")],
        h.button("#play", type="button", hidden=True, aria_pressed="false", aria_label=say("replay-play"),
                 title=say("replay-play"))[
            h.svg(".arrow", viewBox="0 0 24 24", aria_hidden="true", focusable="false")[
                h.path(".run", d="M7 4l13 8-13 8z"), h.path(".halt", d="M8 5v14M16 5v14")
            ]
        ],
    ]  # fmt: skip


def whose_eyes(moment: Moment) -> h.Element:
    say = moment.say
    wishes: list[tuple[str, h.Node, str]] = [
        (letter(seat), seat_mark(seat), player_name(moment.table, seat, say))
        for seat in range(len(moment.table.players))
    ]
    wishes.append(("none", None, say("replay-onlooker")))
    if moment.game.shows_all:
        wishes.append(("all", None, say("replay-all")))
    here = eyes_word(moment.eyes)
    return h.nav("#eyes", aria_label=say("replay-eyes"))[
        h.span(".quiet")[say("replay-eyes")],
        [
            h.a(
                ".button", href=moment.url(moment.at, word), data_eyes=word,
                aria_current="true" if word == here else None,
            )[mark, h.span[name]]
            for word, mark, name in wishes
        ],
    ]  # fmt: skip


@get("/t/{id:str}/replay/step")
async def replay_step(
    request: AnyRequest,
    id: str,
    step: int,
    seat: Annotated[str, QueryParameter(name="as")] = "",
    face: str = "",
) -> Response[bytes]:
    """The fragments of one position of a finished game."""
    _, _, opened, view, _ = await look(request, id, face=face)
    if not opened.table.over:
        raise HTTPException(status_code=403, detail="not-over")
    moment = Moment(opened, view, step, read_eyes(opened, seat, view.seat))
    return Response(msgspec.json.encode({"step": moment.at, "f": moment.moving()}), media_type="application/json")


HANDLERS = [replay_page, replay_step]
