"""The objectives of Doggerland, drawn: what each asks for, and who has met it first and second."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..seen.observation import Observation
from ..words.telling import Telling
from .village import NARROW, WIDTH, block, cubes, described, listed, mood, points

HEIGHT = 168
SIZE = (WIDTH, HEIGHT)
LEFT, TOP, STEP, TILE_WIDTH, TILE_HEIGHT = 8, 8, 237, 232, 152
SIGNS = {
    "members": "icon-people", "shaman_actions": "member-shaman", "dwelling_vp": "dwelling-simple",
    "species": "village-paint", "masteries": "village-level", "crafts": "craft-necklace",
    "megaliths": "megalith-dolmen", "births": "member-newborn", "warm_species": "animal-horse",
    "cold_species": "animal-mammoth", "status_dwellings": "dwelling-status",
}  # fmt: skip
"""The symbol of each of terms.METRICS."""


@lru_cache(maxsize=16)
def ground(telling: Telling) -> str:
    """The stone that the objectives lie on."""
    return use("village-slate", 0, 0, WIDTH, HEIGHT, ' class="boards-ground"')


def pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> Mapping[str, str]:
    """An element an objective; targets are `goal-` with its id."""
    codes = [*seen.objectives, *[""] * terms.OPEN_OBJECTIVES][: terms.OPEN_OBJECTIVES]
    return mood("goals", seen.season, SIZE) | {
        f"goal-place-{place}": _goal(telling, place, code, *_met(seen, code), f"goal-{code}" in hot)
        for place, code in enumerate(codes)
    }


def items(telling: Telling, seen: Observation) -> list[Item]:
    """A line an objective."""
    return [Item(sentence(_label(telling, code, *_met(seen, code))), f"goal-{code}") for code in seen.objectives]


def _met(seen: Observation, code: str) -> tuple[str, str]:
    """The seats with a cube on the first and on the second cell of an objective."""
    first, second = ("".join(view.seat for view in seen.seats if view.objectives.get(code) == cell) for cell in (1, 2))
    return first, second


@lru_cache(maxsize=1024)
def _goal(telling: Telling, place: int, code: str, first: str, second: str, hot: bool) -> str:
    """An objective; a gap before it is drawn."""
    x = LEFT + STEP * place
    if not code:
        gap = plate(x, TOP, TILE_WIDTH, TILE_HEIGHT, "village-slot")
        return f'<g id="goal-place-{place}" aria-hidden="true">{gap}</g>'
    drawn = _face(telling, code, x)
    for cell, seats in enumerate((first, second)):
        left = x + 6 + 112 * cell
        step = min(26, 44 / max(1, len(seats) - 1))
        laid = cubes(seats, f"{code}-{cell}", left + 40, TOP + 114, 30, step)
        drawn += f'<g class="goal-foot">{laid}</g>'
    drawn += hit(x, TOP, TILE_WIDTH, TILE_HEIGHT, 10)
    return target(f"goal-{code}", hot, _label(telling, code, first, second), drawn, "goal", f"goal-place-{place}")


@lru_cache(maxsize=256)
def _face(telling: Telling, code: str, x: float) -> str:
    """What is printed on an objective."""
    face = telling.pack.objectives[telling.pack.number("objectives", code)]
    name, drawn = face.names[telling.language], plate(x, TOP, TILE_WIDTH, TILE_HEIGHT, "village-plate goal-face")
    drawn += block(name, x + 6, TOP + 2, TILE_WIDTH - 12, 52, 25, "on-face title wide", "middle")
    drawn += block(name, x + 5, TOP + 2, TILE_WIDTH - 10, 60, NARROW, "on-face title narrow", "middle")
    drawn += _needs(telling, face.needs, x)
    foot = ""
    for cell, worth in enumerate(terms.OBJECTIVE_POINTS[1:]):
        left = x + 6 + 112 * cell
        foot += plate(left, TOP + 108, 108, 40, "village-slot") + points(worth, left + 1, TOP + 108, 38)
    return f'{drawn}<g class="goal-foot">{foot}</g>'


def _needs(telling: Telling, needs: Mapping[str, int], x: float) -> str:
    """One need as a sign, in numbers and in words; several as signs alone."""
    if len(needs) > 1:
        step = (TILE_WIDTH - 16) / len(needs)
        size = min(46, step * 1.2)
        drawn = "".join(
            use(SIGNS[metric], round(x + 8 + step * i + (step - size) / 2, 1), TOP + 57, size)
            + (words(f"×{number}", x + 8 + step * (i + 0.8), TOP + 100, 22, "count") if number > 1 else "")
            for i, (metric, number) in enumerate(needs.items())
        )
        return f'<g class="goal-signs">{drawn}</g>'
    ((metric, number),) = needs.items()
    left = x + 60 + 22 * len(str(number))
    drawn = use(SIGNS[metric], x + 4, TOP + 57, 48) + words(number, x + 54, TOP + 94, 38, "on-face strong", "start")
    told = telling.say(f"village-need-{metric}", n=number)
    wide = block(told, left, TOP + 52, x + TILE_WIDTH - 4 - left, 54, 24, "on-face wide")
    narrow = block(told, x + 5, TOP + 106, TILE_WIDTH - 10, 60, NARROW, "on-face narrow", "middle")
    return f'<g class="goal-sign">{drawn}</g>{wide}{narrow}'


def _label(telling: Telling, code: str, first: str, second: str) -> str:
    """An objective in words."""
    say = telling.say
    told = [described(telling, "objectives", telling.pack.number("objectives", code))]
    for seats, worth in zip((first, second), terms.OBJECTIVE_POINTS[1:], strict=True):
        if seats:
            told.append(say("village-met", seats=", ".join(seats), points=say("amount-point", n=worth)))
    return listed(told)
