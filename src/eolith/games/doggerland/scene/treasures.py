"""The right edge of one's own board: animals in memory, megaliths and shaman tokens, what the shaman has done, crafts,
objectives.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from eolith.kernel.drawing import hit, picture, piece, plate, target, use, words

from .. import terms
from ..seen.observation import SeatView
from ..words.telling import Telling
from . import holdings
from .boxes import corner
from .holdings import Signs

MEMORY_STEP, HUT_STEP = 76, 27
RIGHT = 1144
TOKENS = ("token-shaman-{seat}", "token")
"""What the token is on the map and in the cave, where it flies to from here."""


def ground() -> str:
    """The cells of the collective memory."""
    left, top = corner("memory")
    cells = "".join(plate(left + MEMORY_STEP * i, top, 71, 51, "tribe-space") for i in range(terms.MEMORY))
    return f'<g class="own-memory">{cells}</g>'


def memory(telling: Telling, view: SeatView, sign: Signs, hot: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The animals in the memory by species, and one that finds no room there."""
    place = 0
    for species in terms.SPECIES:
        count = view.memory.get(species, 0)
        yield species, _animal(telling, view.seat, species, (place, count), sign.hunted == species,
                               f"memory-{species}" in hot)  # fmt: skip
        place += count


@lru_cache(maxsize=1024)
def _animal(telling: Telling, seat: str, species: str, held: tuple[int, int], hunted: bool, hot: bool) -> str:
    """A species in the cells from the first on that it takes, so many; `hunted` is one beside the full cells."""
    first, count = held
    cells = [*range(first, first + count), *([terms.MEMORY] if hunted else [])]
    if not cells:
        return f'<g id="at-memory-{species}" class="own-memory"></g>'
    left, top = corner("memory")
    drawn = ""
    for i, cell in enumerate(cells):
        here = left + MEMORY_STEP * cell
        drawn += plate(here, top, 61, 51, "tribe-plate last") if cell == terms.MEMORY else ""
        wide = 57 if cell == terms.MEMORY else 67
        more = piece(f"memory-{seat.lower()}-{species}-{i}", f"animal-{species}")
        drawn += use(f"animal-{species}", here + 2, top + 2, wide, 48, more) + hit(here, top, wide + 4, 51, 9)
    told = [holdings.memory(telling, species, count)] if count else []
    told += [holdings.hunted(telling, species)] if hunted else []
    return target(f"memory-{species}", hot, "; ".join(told), drawn, "own-memory")


@lru_cache(maxsize=1024)
def stones(telling: Telling, view: SeatView) -> str:
    """Megaliths and shaman tokens that are left; where the others are."""
    letter = view.seat.lower()
    left, top = corner("stones")
    drawn = ""
    for i, name in enumerate(terms.HUT[terms.MENHIR :]):
        x = left + 45 * i
        there = name in view.done
        drawn += plate(x, top, 42, 43, "tribe-space none" if there else "tribe-space")
        drawn += use(f"megalith-{name}", x + 1, top + 1, 40, more=' opacity=".3"' if there else "")
        drawn += use(f"megalith-{letter}", x + 15, top + 15, 27) if there else ""
    for i, place in enumerate((view.journey, view.superb)):
        x = left + 139 + 38 * i
        more = ' opacity=".3"' if place else piece(f"home-token-{letter}-{i}", TOKENS[i].format(seat=letter))
        drawn += use(f"token-shaman-{letter}", x, top + 4, 36, more=more)
        drawn += words(view.journey if i == 0 else "▲", x + 18, top + 28, 17, "tribe-count") if place else ""
    return picture(f"tribe-{letter}-stones", holdings.stones(telling, view), drawn, "own-stones")


@lru_cache(maxsize=1024)
def done(telling: Telling, view: SeatView) -> str:
    """The actions of the shaman; done ones bear a cube."""
    letter = view.seat.lower()
    left, top = corner("done")
    drawn = ""
    for i, action in enumerate(terms.HUT):
        x, there = left + HUT_STEP * i, action in view.done
        drawn += plate(x, top, 25, 27, "tribe-space", 5)
        sign = "camp-a" if telling.game.alone and i == 0 else f"hut-{action}"
        drawn += use(sign, x + 1, top + 1, 23, more=' opacity=".45"' if there else "")
        drawn += use(f"cube-{letter}", x + 9, top + 12, 17) if there else ""
    return picture(f"tribe-{letter}-done", holdings.done(telling, view), drawn, "own-done")


@lru_cache(maxsize=1024)
def crafts(telling: Telling, view: SeatView) -> str:
    """The crafts with their points."""
    pack, letter = telling.pack, view.seat.lower()
    left, top = corner("crafts")
    made = [pack.crafts[pack.number("crafts", craft)] for craft in view.crafts]
    drawn = "" if made else _empty(telling.say("tribe-sign-crafts"), left, top)
    step = min(40.0, (RIGHT - left - 36) / max(1, len(made) - 1))
    for i, craft in enumerate(made):
        x = round(left + step * i, 1)
        more = piece(f"craft-{craft.id}", f"craft-{craft.id}")
        drawn += use(f"craft-{terms.CRAFT_KINDS[craft.kind]}", x, top - 1, 34, more=more)
        drawn += words(craft.vp, x + 27, top + 32, 21, "tribe-count")
    return picture(f"tribe-{letter}-crafts", holdings.crafts(telling, view), drawn, "own-crafts")


@lru_cache(maxsize=1024)
def goals(telling: Telling, view: SeatView) -> str:
    """The objectives with their points; alone there are none."""
    if telling.game.alone:
        return f'<g id="tribe-{view.seat.lower()}-goals"></g>'
    letter = view.seat.lower()
    left, top = corner("goals")
    drawn = "" if view.objectives else _empty(telling.say("tribe-sign-goals"), left, top)
    for i, (objective, place) in enumerate(view.objectives.items()):
        x = left + 54 * i
        drawn += plate(x, top, 50, 33, "tribe-plate lit") + use(f"goal-{objective}", x + 1, top + 1, 31)
        drawn += words(terms.OBJECTIVE_POINTS[place], x + 40, top + 28, 21, "tribe-count")
    return picture(f"tribe-{letter}-goals", holdings.goals(telling, view), drawn, "own-goals")


def _empty(title: str, x: float, y: float) -> str:
    """A place where nothing is yet, by its name."""
    return plate(x, y, RIGHT - x, 32, "tribe-space none") + words(title, (x + RIGHT) / 2, y + 22, 18, "ink-soft")
