"""The goals of one who plays alone, drawn: what each counts, and a cube on those that are met."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..notation.columns import AloneObservation
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
        f"goal-place-{place}": _goal(telling, place, *goals[place], f"goal-{goals[place][0]}" in hot)
        if place < len(goals)
        else f'<g id="goal-place-{place}"></g>'
        for place in range(2 * COLUMNS)
    }


def items(telling: Telling, seen: AloneObservation) -> list[Item]:
    """How many are needed, then a line a goal."""
    needed = telling.say("solo-needed", n=telling.game.content.goals_needed, met=sum(seen.goals.values()))
    goals = (Item(sentence(_label(telling, code, cube)), f"goal-{code}") for code, cube in seen.goals.items())
    return [Item(sentence(needed)), *goals]


@lru_cache(maxsize=1024)
def _goal(telling: Telling, place: int, code: str, cube: int, hot: bool) -> str:
    """A goal: sign and number, its name, and the cell of its cube."""
    face = telling.alone.solo_goals[telling.pack.number("solo_goals", code)]
    row, column = divmod(place, COLUMNS)
    x, y = LEFT + STEP_X * column, TOP + STEP_Y * row
    name = face.names[telling.language]
    drawn = plate(x, y, TILE_WIDTH, TILE_HEIGHT, "village-plate aim-face")
    drawn += use(MORE[terms.ALONE_METRICS[face.metric]], x + 4, y + 2, 44)
    drawn += words(face.least, x + 26, y + 70, 28, "count")
    drawn += block(name, x + 56, y + 2, TILE_WIDTH - 104, TILE_HEIGHT - 4, 23, "on-face title wide")
    drawn += block(name, x + 54, y + 2, TILE_WIDTH - 96, TILE_HEIGHT + 24, NARROW, "on-face title narrow")
    drawn += plate(x + TILE_WIDTH - 44, y + 18, 38, 38, "village-slot")
    if cube:
        drawn += cubes("A", f"{code}-0", x + TILE_WIDTH - 42, y + 19, 34, 0)
    drawn += hit(x, y, TILE_WIDTH, TILE_HEIGHT, 10)
    label = _label(telling, code, cube)
    return target(f"goal-{code}", hot, label, drawn, f"aim aim-row-{row}", f"goal-place-{place}")


def _label(telling: Telling, code: str, cube: int) -> str:
    """A goal in words."""
    told = described(telling, "solo_goals", telling.pack.number("solo_goals", code))
    return listed([told, telling.say("solo-met") if cube else ""])
