"""The goals of one who plays alone, drawn: how far each is met, and a cube on those that were met."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..notation.columns import AloneObservation
from ..pack.records import SoloGoal
from ..seen.event import reached
from ..words.telling import Telling
from .goals import SIGNS, ground
from .village import NARROW, WIDTH, block, cubes, described, listed, mood

__all__ = ["SIZE", "ground", "items", "pieces"]

HEIGHT = 168
SIZE = (WIDTH, HEIGHT)
LEFT, TOP, STEP_X, STEP_Y, TILE_WIDTH, TILE_HEIGHT, COLUMNS = 8, 6, 237, 79, 232, 75, 4
MORE = SIGNS | {
    "dwellings": "dwelling-simple", "paintings_warm": "animal-horse", "paintings_cold": "animal-mammoth",
    "animals_hunted": "animal-bison", "statuettes": "craft-statuette", "necklaces": "craft-necklace",
}  # fmt: skip
"""The symbol of what goals count."""


def pieces(telling: Telling, seen: AloneObservation, hot: frozenset[str]) -> Mapping[str, str]:
    """An element a goal; targets are `goal-` with its id."""
    goals = [*seen.goals.items()]
    return mood("goals", seen.season, SIZE) | {
        f"goal-place-{place}": _goal(
            telling, place, *goals[place], have(telling, seen, goals[place][0]), f"goal-{goals[place][0]}" in hot
        )
        if place < len(goals)
        else f'<g id="goal-place-{place}"></g>'
        for place in range(2 * COLUMNS)
    }


def items(telling: Telling, seen: AloneObservation) -> list[Item]:
    """How many are needed, then a line a goal."""
    needed = telling.say("solo-needed", n=telling.game.content.goals_needed, met=sum(seen.goals.values()))
    goals = (
        Item(sentence(label(telling, code, cube, have(telling, seen, code))), f"goal-{code}")
        for code, cube in seen.goals.items()
    )
    return [Item(sentence(needed)), *goals]


def have(telling: Telling, seen: AloneObservation, code: str) -> int:
    """How much there is of what a goal counts."""
    return reached(telling.game, seen, terms.ALONE_METRICS[_face(telling, code).metric])


def _face(telling: Telling, code: str) -> SoloGoal:
    return telling.alone.solo_goals[telling.pack.number("solo_goals", code)]


@lru_cache(maxsize=1024)
def _goal(telling: Telling, place: int, code: str, cube: int, count: int, hot: bool) -> str:
    """A goal: its sign with the cube on it, how much of it there is, and its name."""
    face = _face(telling, code)
    row, column = divmod(place, COLUMNS)
    x, y = LEFT + STEP_X * column, TOP + STEP_Y * row
    name = face.names[telling.language]
    drawn = plate(x, y, TILE_WIDTH, TILE_HEIGHT, f"village-plate aim-face{' aim-won' if cube else ''}")
    drawn += use(MORE[terms.ALONE_METRICS[face.metric]], x + 7, y + 1, 42)
    drawn += words(f"{count}/{face.least}" if count < face.least else count, x + 28, y + 66, 23, "count")
    drawn += block(name, x + 57, y + 2, TILE_WIDTH - 60, TILE_HEIGHT - 14, 24, "on-face title wide")
    drawn += block(name, x + 60, y + 2, TILE_WIDTH - 62, TILE_HEIGHT + 16, NARROW, "on-face title narrow")
    if cube:
        drawn += cubes("A", f"{code}-0", x + 30, y + 16, 30, 0)
    drawn += f'<g class="aim-foot">{_pips(x + 58, y + TILE_HEIGHT - 12, TILE_WIDTH - 62, count, face.least)}</g>'
    drawn += hit(x, y, TILE_WIDTH, TILE_HEIGHT, 10)
    told = label(telling, code, cube, count)
    return target(f"goal-{code}", hot, told, drawn, f"aim aim-row-{row}", f"goal-place-{place}")


def _pips(x: float, y: float, width: float, count: int, least: int) -> str:
    """One for each that is needed, filled as far as there are some."""
    step = width / least
    kind = "aim-met" if count >= least else "aim-have"
    return "".join(
        plate(round(x + step * i, 1), y, round(step - 4, 1), 7, kind if i < count else "aim-lack", 3.5)
        for i in range(least)
    )


def label(telling: Telling, code: str, cube: int, count: int) -> str:
    """A goal in words."""
    told = described(telling, "solo_goals", telling.pack.number("solo_goals", code))
    so_far = telling.say("solo-so-far", n=count, least=_face(telling, code).least)
    return listed([told, so_far, telling.say("solo-met") if cube else ""])
