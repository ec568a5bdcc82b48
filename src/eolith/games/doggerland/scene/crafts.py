"""Crafts and the building site of Doggerland, drawn: what lies on show, what it costs, who makes it, who builds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from zlib import crc32

from eolith.kernel.drawing import hit, moved, picture, piece, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..pack.records import Craft
from ..seen.observation import Observation
from ..words.telling import Telling
from .village import WIDTH, described, heap, listed, mark, member, mood, points, worker_words

HEIGHT = 244
SIZE = (WIDTH, HEIGHT)
TOP, TILE_HEIGHT = 10, 224
DECK, FIRST, ROOM = 12, 92, 606
"""The left edges of the deck and of the crafts on show, and how much room these have."""
MOST = 140
"""The width of a craft at most."""
SITE, SITE_WIDTH = 712, 240
"""The building site."""
FIGURINES = ("face", "fish", "heron", "bear", "horse", "woman", "bison", "bird", "mother")
"""What statuettes show; one is known by a word of its id."""
BEADS = {
    "wood": "bead-wood", "stone": "bead-pebble", "hide": "bead-hide", "bone": "bead-tube", "tool": "bead-claw",
    "plant": "bead-wood", "meat": "bead-tooth", "tooth": "bead-tooth", "claw": "bead-claw", "tusk": "bead-tusk",
    "ivory": "bead-ivory", "pebble": "bead-pebble",
}  # fmt: skip
"""What hangs on a necklace, by the goods that it is made of or a word of its id."""
HANGING = 7
"""So much hangs on a cord."""


@lru_cache(maxsize=16)
def ground(telling: Telling) -> str:
    """The place where crafts are made, and the two kinds of dwellings."""
    drawn = use("village-bench", 0, 0, WIDTH, HEIGHT, ' class="boards-ground"')
    dwellings = (_dwelling(telling, kind, SITE + 6 + 116 * i) for i, kind in enumerate((terms.SIMPLE, terms.STATUS)))
    return f'{drawn}<g aria-hidden="true">{"".join(dwellings)}</g>'


def pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> Mapping[str, str]:
    """The deck, an element a place, the building site.  Targets are `craft-` with an id, and `dwelling`."""
    drawn = mood("crafts", seen.season, SIZE) | {"craft-deck": _deck(telling, len(seen.crafts_left))}
    for place in range(telling.pack.set_up(telling.game.sides).open_crafts):
        code = seen.display[place] or ""
        by = seen.crafters.get(code, "")
        drawn[f"craft-place-{place}"] = _craft(telling, place, code, by, f"craft-{code}" in hot)
    return drawn | {"at-dwelling": _site(telling, _builders(seen), "dwelling" in hot)}


def items(telling: Telling, seen: Observation) -> list[Item]:
    """A line a craft on show, one for the deck, one for those who build."""
    shown = [code for code in seen.display if code]
    told = [Item(sentence(_label(telling, code, seen.crafters.get(code, ""))), f"craft-{code}") for code in shown]
    return [
        *told,
        Item(sentence(telling.say("village-crafts-left", n=len(seen.crafts_left)))),
        Item(sentence(_site_label(telling, _builders(seen))), "dwelling"),
    ]


def _builders(seen: Observation) -> tuple[tuple[str, int], ...]:
    """Who builds (`A hunter`), and how many of that kind."""
    return tuple((f"{view.seat} {kind}", n) for view in seen.seats for kind, n in view.builders.items())


# --- crafts ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _deck(telling: Telling, left: int) -> str:
    """The crafts that lie face down."""
    drawn = "".join(plate(DECK + 3 * i, TOP + 44 - 3 * i, 62, 108, "village-back") for i in range(min(3, left)))
    if left:
        lift = 3 * (min(3, left) - 1)
        drawn += use("craft-necklace", DECK + lift + 9, TOP + 52 - lift, 44)
        drawn += use("craft-statuette", DECK + lift + 11, TOP + 98 - lift, 40)
    else:
        drawn = plate(DECK, TOP + 44, 62, 108, "village-slot")
    drawn += plate(DECK + 8, TOP + 160, 52, 36, "village-plate")
    drawn += words(left, DECK + 34, TOP + 187, 27, "on-face strong")
    return picture("craft-deck", telling.say("village-crafts-left", n=left), drawn)


@lru_cache(maxsize=2048)
def _craft(telling: Telling, place: int, code: str, crafter: str, hot: bool) -> str:
    """A craft in its place, and who is going to make it."""
    places = telling.pack.set_up(telling.game.sides).open_crafts
    step = min(MOST, ROOM / places)
    x, width = FIRST + (ROOM - step * places) / 2 + step * place, step - 8
    empty = plate(x, TOP, width, TILE_HEIGHT, "village-slot")
    if not code:
        return f'<g id="craft-place-{place}" aria-hidden="true">{empty}</g>'
    drawn = f"<g{piece(f'craft-{code}', f'craft-{code}')}>{_face(telling, code, x, width)}</g>"
    if crafter:
        drawn += member(crafter, code, x + width - 28, TOP + 142, 84)
    label = _label(telling, code, crafter)
    drawn = f"{empty}{drawn}{hit(x, TOP, width, TILE_HEIGHT, 10)}"
    return target(f"craft-{code}", hot, label, drawn, "village-target", f"craft-place-{place}")


@lru_cache(maxsize=1024)
def _face(telling: Telling, code: str, x: float, width: float) -> str:
    """What is printed on a craft."""
    craft = telling.pack.crafts[telling.pack.number("crafts", code)]
    middle, single = x + width / 2, min(36, (width - 8) / 3)
    columns = 3 if sum(craft.cost) != 4 else 2
    most = min(columns, sum(craft.cost))
    drawn = plate(x, TOP, width, TILE_HEIGHT, "village-plate") + mark(craft, x + 5, TOP + 5)
    drawn += moved(round(middle - 50, 1), TOP + 30, sketch(craft))
    drawn += heap(craft.cost, round(middle - most * single / 2, 1), TOP + 146, single, columns)
    return drawn + points(craft.vp, x + width - 48, TOP + 2, 46)


@lru_cache(maxsize=256)
def sketch(craft: Craft) -> str:
    """A craft in a box of 100 by 100: a necklace of what it is made of, or a statuette of its chief material."""
    lot = crc32(craft.id.encode())
    material = [good for good, n in zip(terms.GOODS, craft.cost, strict=True) for _ in range(n)] or ["bone"]
    if terms.CRAFT_KINDS[craft.kind] == "statuette":
        shape = next((name for name in FIGURINES if name in craft.id), FIGURINES[lot % len(FIGURINES)])
        return use(f"figurine-{shape}", 6, 6, 88, more=f' class="village-{max(material, key=material.count)}"')
    named = [bead for word, bead in BEADS.items() if word in craft.id]
    kinds = [*named, *(BEADS[good] for good in material)]
    drawn = "".join(f'<path class="village-{kind}" d="M4 2C8 62 92 62 96 2"/>' for kind in ("cord", "thread"))
    for i in range(HANGING):
        # along the curve of the cord; alike on both sides, the largest in the middle
        t = 0.12 + 0.76 * i / (HANGING - 1)
        out = abs(i - HANGING // 2)
        x = (1 - t) ** 3 * 4 + 3 * t * (1 - t) * ((1 - t) * 8 + t * 92) + t**3 * 96
        y = 2 + 3 * t * (1 - t) * 60
        height = 40 - 5 * out
        bead = kinds[out % len(kinds)]
        drawn += use(bead, round(x - height * 0.3, 1), round(y, 1), height * 0.6, height)
    return drawn


def _label(telling: Telling, code: str, crafter: str) -> str:
    """A craft in words."""
    told = described(telling, "crafts", telling.pack.number("crafts", code))
    return listed([told, worker_words(telling, crafter) if crafter else ""])


# --- the building site ----------------------------------------------------------------------------


def _dwelling(telling: Telling, kind: int, x: float) -> str:
    """A kind of dwelling: its points, whom it houses, what it costs."""
    face = telling.pack.dwellings[kind]
    drawn = plate(x, TOP, 112, 142, "village-plate") + use(f"dwelling-{face.id}", x + 6, TOP + 6, 62)
    drawn += points(face.vp, x + 66, TOP + 4, 44)
    drawn += words(face.capacity, x + 78, TOP + 70, 26, "on-face strong") + use("icon-people", x + 84, TOP + 48, 26)
    step = min(34, 104 / max(1, sum(face.cost)))
    return drawn + heap(face.cost, x + 56 - step * sum(face.cost) / 2, TOP + 100, step, 9)


@lru_cache(maxsize=1024)
def _site(telling: Telling, builders: tuple[tuple[str, int], ...], hot: bool) -> str:
    """Those who build; several of a kind stand as one with their number."""
    drawn = hit(SITE, TOP - 4, SITE_WIDTH, TILE_HEIGHT + 8, 14)
    step = min(58, (SITE_WIDTH - 50) / max(1, len(builders) - 1))
    spots = [(SITE + 26 + step * i, *builder) for i, builder in enumerate(builders)]
    for x, worker, _ in spots:
        drawn += member(worker, "site", x, TOP + TILE_HEIGHT - 4, 70)
    for x, _, number in spots:
        drawn += words(f"×{number}", x + 12, TOP + TILE_HEIGHT - 2, 26, "count") if number > 1 else ""
    return target("dwelling", hot, _site_label(telling, builders), drawn, "village-target")


def _site_label(telling: Telling, builders: tuple[tuple[str, int], ...]) -> str:
    """The building site in words."""
    kinds = [described(telling, "dwellings", kind) for kind in (terms.SIMPLE, terms.STATUS)]
    told = [worker_words(telling, worker) + (f" ×{n}" if n > 1 else "") for worker, n in builders]
    return listed([telling.say("place-site"), *kinds, *told])
