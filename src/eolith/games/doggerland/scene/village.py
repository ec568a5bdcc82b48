"""What the boards of the village share: prices, points, and who stands or has left a cube somewhere."""

from __future__ import annotations

from collections.abc import Sequence

from eolith.kernel.drawing import breadth, piece, style_of, use, words
from eolith.kernel.pack import Face

from .. import terms
from ..pack.records import Goods
from ..words import printed
from ..words.telling import Telling
from .mats import person

WIDTH = 960
"""Of each board, so that they can lie one below another."""
NARROW = 27
"""The size of text on a narrow page: what would be too small there is drawn twice, as .wide and as .narrow."""
MARK = 24
"""The size of the mark of what is designed."""
LINE = 1.08
"""The height of a line of text, in units of its size."""


def rows(text: str, width: float, size: float, most: int, style: str = "sans") -> list[str]:
    """A text in as few lines of a width as words allow; the last of `most` lines takes what is left."""
    found: list[str] = []
    for word in text.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and (len(found) == most or breadth(longer, style) * size <= width):
            found[-1] = longer
        else:
            found.append(word)
    return found


def block(
    text: str,
    x: float,
    y: float,
    width: float,
    height: float,
    most: float,
    kind: str = "on-face",
    anchor: str = "start",
) -> str:
    """A text in the middle of a box, in as many lines as there is room for; as large as it fits, `most` at most."""
    size, style = most, style_of(kind)
    while True:
        found = rows(text, width, size, max(1, int(height / (size * LINE))), style)
        if size <= 12 or max(breadth(line, style) for line in found) * size <= width:
            break
        size -= 1
    left = x + (width / 2 if anchor == "middle" else 0)
    first = y + height / 2 - (len(found) / 2 - 0.78) * size * LINE
    drawn = (words(line, left, round(first + i * size * LINE, 1), size, kind, anchor) for i, line in enumerate(found))
    return "".join(drawn)


def points(number: int, x: float, y: float, size: float) -> str:
    """A star with points on it, from its upper left corner."""
    drawn = use("icon-point", x, y, size)
    drawn += words(number, x + size / 2, y + size * 0.72, size * 0.57, "village-points strong")
    return f'<g class="village-star">{drawn}</g>'


def heap(cost: Goods, x: float, y: float, size: float, columns: int) -> str:
    """A price as a heap of single goods, so many in a line."""
    single = [good for good, number in zip(terms.GOODS, cost, strict=True) for _ in range(number)]
    return "".join(
        use(f"good-{good}", x + i % columns * size, y + i // columns * size, size) for i, good in enumerate(single)
    )


def price(cost: Goods, x: float, y: float, size: float) -> str:
    """A price in numbers and goods, one after another."""
    drawn, left = "", x
    for good, number in zip(terms.GOODS, cost, strict=True):
        if number:
            drawn += words(number, left + size * 0.3, y + size * 0.8, size * 0.82, "on-face strong")
            drawn += use(f"good-{good}", left + size * 0.55, y, size)
            left += size * 1.68
    return drawn


def mark(face: Face, x: float, y: float) -> str:
    """A pen on what is designed, wholly or in part."""
    return use("mark-designed", x, y, MARK) if face.ours else ""


def cubes(letters: str, place: str, x: float, y: float, size: float, step: float) -> str:
    """The cubes of seats side by side; `place` makes their ids."""
    return "".join(
        use(f"cube-{letter}", x + step * i, y, size, more=piece(f"cube-{place}-{i}", f"cube-{letter}"))
        for i, letter in enumerate(letters.lower())
    )


def member(worker: str, place: str, x: float, y: float, height: float) -> str:
    """Who works somewhere (`A chief`), with the feet at x, y; a place has one of a kind."""
    seat, kind = worker.split()
    return person(terms.SEATS.index(seat), kind, x, y, height, f"{kind}-{seat.lower()}-{place}")


def mood(part: str, season: str, size: tuple[int, int]) -> dict[str, str]:
    """What the season does to a board: grass and flowers grow along its foot, or snow lies on it."""
    width, height = size
    y = 0 if season == "cold" else height - 20
    return {f"{part}-mood": f'<g id="{part}-mood" class="{season}">{use(f"village-{season}", 0, y, width, 20)}</g>'}


def worker_words(telling: Telling, worker: str) -> str:
    """`A: chief`."""
    seat, kind = worker.split()
    return telling.say("village-worker", seat=seat, member=telling.say(f"member-{kind}"))


def described(telling: Telling, kind: str, number: int) -> str:
    """A component in words, and whether it is designed."""
    face: Face = getattr(telling.pack, kind)[number]
    return listed([telling.component(kind, number).removesuffix("."), printed.origin(face, telling.say)])


def listed(things: Sequence[str]) -> str:
    """What is known of one thing, as one line."""
    return "; ".join(filter(None, things))
