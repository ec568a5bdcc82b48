"""The shaman's hut of Doggerland, drawn: its eight actions, what each costs, whose shaman is there, who has done it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..notation.columns import AloneObservation
from ..seen.observation import Observation
from ..words.telling import Telling
from . import solo_board
from .village import NARROW, WIDTH, block, cubes, described, listed, member, mood, points, price

HEIGHT = 268
SIZE = (WIDTH, HEIGHT)
FIRST, TOP, COLUMNS = 98, 8, 4
STEP_X, STEP_Y = 214, 128
CELL_WIDTH, CELL_HEIGHT = 210, 124
SIGN = 38
CUBE, CUBE_STEP = 25, 28


@lru_cache(maxsize=16)
def ground(telling: Telling) -> str:
    """The hut; the name of each action and what it costs."""
    drawn = use("village-earth", 0, 0, WIDTH, HEIGHT, ' class="boards-ground"') + use("village-hut", -26, 54, 124, 195)
    return drawn + f'<g aria-hidden="true">{"".join(_printed(telling, cell) for cell in range(len(terms.HUT)))}</g>'


def pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> Mapping[str, str]:
    """An element an action, each a target: `hut-trade` and so on."""
    return mood("hut", seen.season, SIZE) | {
        f"at-hut-{name}": _cell(telling, cell, *_there(seen, name), f"hut-{name}" in hot)
        for cell, name in enumerate(terms.HUT)
    }


def items(telling: Telling, seen: Observation) -> list[Item]:
    """A line an action."""
    return [
        Item(sentence(_label(telling, cell, *_there(seen, name))), f"hut-{name}") for cell, name in enumerate(terms.HUT)
    ]


def _there(seen: Observation, name: str) -> tuple[str, str, str]:
    """Whose shaman is at an action, who has carried it out, and which opponent blocks it."""
    blocked = seen.rival_shamans if isinstance(seen, AloneObservation) else {}
    rival = next((rival for rival, action in blocked.items() if action == name), "")
    return seen.hut.get(name, ""), _done(seen, name), rival


def _action(telling: Telling, cell: int) -> str:
    """DGS-SETUP-03: alone an overlay lies on the first action."""
    return "camp" if telling.game.alone and cell == 0 else terms.HUT[cell]


def _sign(telling: Telling, cell: int) -> str:
    return "camp-a" if _action(telling, cell) == "camp" else f"hut-{terms.HUT[cell]}"


def _done(seen: Observation, name: str) -> str:
    """The seats that have carried out an action."""
    return "".join(view.seat for view in seen.seats if name in view.done)


def _corner(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, COLUMNS)
    return FIRST + STEP_X * column, TOP + STEP_Y * row


def _printed(telling: Telling, cell: int) -> str:
    """What is the same throughout a game."""
    face, (x, y) = telling.pack.hut[cell], _corner(cell)
    name, sign, cost, slots = (
        telling.say(f"village-hut-{_action(telling, cell)}"),
        use(_sign(telling, cell), x + 2, y + 10, SIGN),
        "",
        "",
    )
    if face.vp:
        sign += points(face.vp, x + 8, y + 28, 38)
        cost = price(face.cost, x + 6, y + 66, 28)
    for i, good in enumerate(face.offering):
        cost += words("/", x + 2 + 42 * i, y + 88, 24, "on-face") if i else ""
        cost += use(f"good-{terms.GOODS[good]}", x + 8 + 42 * i, y + 64, 30)
    for seat in range(telling.game.sides):
        slots += plate(x + 9 + CUBE_STEP * seat, y + 98, 22, 22, "village-slot", 4)
    wide = block(name, x + SIGN + 3, y + 4, CELL_WIDTH - SIGN - 3, 58, 25, "on-face title wide")
    narrow = block(name, x, y + 1, CELL_WIDTH, 60, NARROW, "on-face title narrow", "middle")
    drawn = f'<g class="hut-sign">{sign}</g><g class="hut-cost">{cost}</g><g class="hut-foot">{slots}</g>{wide}{narrow}'
    return f'<g class="{_row(cell)}">{plate(x, y, CELL_WIDTH, CELL_HEIGHT, "village-plate hut-face")}{drawn}</g>'


def _row(cell: int) -> str:
    """The class of a cell: a narrow page puts its row elsewhere."""
    return f"hut-row-{cell // COLUMNS}"


@lru_cache(maxsize=1024)
def _cell(telling: Telling, cell: int, shaman: str, done: str, rival: str, hot: bool) -> str:
    """An action: the cubes of those who have carried it out, each in the place of its seat, and a shaman."""
    name, (x, y) = terms.HUT[cell], _corner(cell)
    drawn = ""
    for letter in done:
        left = x + 8 + CUBE_STEP * terms.SEATS.index(letter)
        drawn += cubes(letter, f"hut-{name}-{letter.lower()}", left, y + 97, CUBE, 0)
    if shaman:
        drawn += member(f"{shaman} shaman", f"hut-{name}", x + 182, y + 120, 68)
    if rival:
        drawn += solo_board.rival(rival, x + 182, y + 120, 68, f"rival-shaman-{rival}", "shaman")
    drawn = f'{hit(x, y, CELL_WIDTH, CELL_HEIGHT, 10)}<g class="hut-foot">{drawn}</g>'
    return target(f"hut-{name}", hot, _label(telling, cell, shaman, done, rival), drawn, f"village-target {_row(cell)}")


def _label(telling: Telling, cell: int, shaman: str, done: str, rival: str) -> str:
    """An action in words."""
    say = telling.say
    told = [described(telling, "hut", cell)]
    if shaman:
        told.append(say("village-worker", seat=shaman, member=say("member-shaman")))
    if done:
        told.append(say("village-done", seats=", ".join(done)))
    if rival:
        told.append(say("hut-blocked", who=say(f"rival-shaman-{rival}")))
    return listed(told)
