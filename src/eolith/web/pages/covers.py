"""The picture of each game on the start page: a game that bots have begun, drawn by the game's own scene."""

from __future__ import annotations

from functools import cache

from litestar import Response, get
from litestar.exceptions import HTTPException

import eolith
from eolith import bots
from eolith.kernel import document, fonts
from eolith.kernel.chance import Source
from eolith.kernel.outside import folder_of
from eolith.kernel.state import CHANCE, State
from eolith.kernel.text import LANGUAGES

from ..host.games import game_of
from ..security import FILE_POLICY

SEED = 3
DECISIONS = 60
"""How far a game has come that is shown: enough lies on the table to see what it is about."""
DAY = 24 * 3600


@get("/covers/{game:str}", include_in_schema=False, sync_to_thread=True)
def cover(game: str, language: str = "en", theme: str = "auto") -> Response[str]:
    """The picture of a game; it is the same for everybody who reads a language."""
    if game not in eolith.games() or language not in LANGUAGES:
        raise HTTPException(status_code=404, detail="no-page")
    headers = {"content-security-policy": FILE_POLICY, "cache-control": f"public, max-age={DAY}"}
    drawn = drawing(game, language)
    if theme in ("light", "dark"):
        drawn = drawn.replace("<svg ", f'<svg data-theme="{theme}" ', 1)
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@cache
def drawing(name: str, language: str) -> str:
    """The board of a game in progress as a file of its own, in the colours of the reader's day or night."""
    game, folder = game_of(name), folder_of(name) / "scene" / "art"
    scene = game.scene(language)
    board = scene.parts(game.observe(_begun(name), None))[0]
    drawn = board.svg()
    sheets = document.sheets(folder).replace("<", "&lt;")
    variables = "".join(f"{name}: {value}; " for name, value in fonts.VARIABLES.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {board.height}">'
        f"<style>{fonts.STAND_INS}:root {{ {variables}}}{sheets}</style>{scene.art}{drawn}</svg>"
    )


@cache
def _begun(name: str) -> State:
    """A game after its first decisions, the same each time."""
    game = game_of(name)
    state: State = game.start()
    maker = bots.prepare(bots.usual(game), game)
    chance, views = Source(SEED), Source(SEED + 1)
    players = [maker(seat) for seat in range(game.players)]
    for _ in range(DECISIONS):
        if state.seat is None:
            break
        if state.seat == CHANCE:
            state.play_chance(chance)
        else:
            state.apply(players[state.seat].choose(state.resample(state.seat, views)))
    return state


HANDLERS = [cover]
