"""The main board of Endless Winter, drawn: sun and turn order, action columns, sacred stones, the score track.

What lies below it on the table (tribe and culture cards, the hunting ground) is drawn by `market`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import around, hit, moved, picture, piece, plate, seat_letter, sharing, target, use, words

from .. import terms
from ..pack import PrototypePack
from ..pack.editions import EDITIONS
from ..pack.effects import Clause, Effect
from ..words import printed
from . import cards, icons
from .land import Telling, told_face

WIDTH, HEIGHT = 1200, 700
COLUMNS, ROWS = 32, 20
"""Cells of the score track along an upper and a left edge; a corner belongs to both."""
CELL_WIDTH, CELL_HEIGHT = WIDTH / COLUMNS, HEIGHT / ROWS
MARKERS: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    (30, ((0, 0),)),
    (23, ((-8, -5), (8, 5))),
    (20, ((-8, -8), (8, -8), (0, 8))),
    (19, ((-8, -8), (8, -8), (-8, 8), (8, 8))),
)
"""How markers share a cell, by their number: their size and where their middles lie."""

SKY: tuple[tuple[int, int], ...] = tuple(zip(range(250, 1119, 124), (118, 96, 78, 69, 69, 78, 96, 118), strict=True))
"""The eight spaces of the round track, a sun and an eclipse for each round."""
SUNS: tuple[tuple[int, int], ...] = tuple(zip(range(312, 1057, 248), (106, 73, 73, 106), strict=True))
"""The four of the prototype edition, a sun for each round (EWP-FLOW-01)."""
FIRST_COLUMN, COLUMN_STEP, COLUMN_WIDTH = 230, 234, 224
PLATE_LEFT, PLATE_WIDTH = 60, 152
"""Where the effects of a column stand, from its left edge."""
PLATES = ((294, 100), (402, 52), (462, 52))
"""The upper edge and the height of its top, middle and bottom."""
RINGS = (330, 428, 488)
"""Where a figure stands beside them; the middle of a ring lies 32 from the left edge."""
TOP, MIDDLE, BOTTOM, BELOW = range(4)
"""Where in a column a figure is: beside one of its parts, or below it when the bottom was taken."""
SPOTS = ("top", "middle", "bottom", "below")
"""The same in messages."""
ICON = 40
LEDGE, LEDGE_STEP = 190, 94
PIT_STEP, PIT_Y = 77, 622
GROUPS = {2: (306, 894), 4: (164, 454, 746, 1036)}
"""The middles of the halves of the sacred stones, or of the supply pools of the rounds."""
STONE = 74
"""The width of a stone."""

Figures = tuple[tuple[int, int, int, str], ...]
"""(column, TOP to BELOW, seat, the id of its chief or nothing for a tribe figure), in the order in which they came."""


@lru_cache(maxsize=64)
def ground(telling: Telling, players: int) -> str:
    """The painted board, the names of the columns and what they do, what the places of the turn order give."""
    columns = "".join(_printed(telling, column) for column in range(len(terms.COLUMNS)))
    order = "".join(_ledge(telling, place) for place in range(players))
    eras = use("icon-era-1", 570, 606, 30) + use("icon-era-2", 600, 606, 30)
    if isinstance(telling.pack, PrototypePack):
        eras = "".join(words(i, x - 118, PIT_Y + 9, 26, "main-carved") for i, x in enumerate(GROUPS[terms.ROUNDS], 1))
    return (
        f'<use class="boards-ground" href="#main-board" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<g aria-hidden="true">{_spaces(telling)}{columns}{order}{eras}</g>'
    )


def _spaces(telling: Telling) -> str:
    """The suns and eclipses of the round track."""
    if isinstance(telling.pack, PrototypePack):
        return "".join(f'<use href="#main-sun" x="{x}" y="{y}"/>' for x, y in SUNS)
    return "".join(
        f'<use href="#main-{"eclipse" if place % 2 else "sun"}" x="{x}" y="{y}"/>' for place, (x, y) in enumerate(SKY)
    )


def _printed(telling: Telling, column: int) -> str:
    """The name of a column and its three parts."""
    kind, face = terms.COLUMNS[column], telling.pack.columns[column]
    x = FIRST_COLUMN + COLUMN_STEP * column
    drawn = use(f"icon-{kind}", x + 14, 264, 28)
    drawn += words(telling.say(f"icon-{kind}"), x + 48, 285, 21, "main-name", "start")
    drawn += use("icon-repeat", x + 18, 354, 28)
    if EDITIONS[telling.pack.edition].numbers["middle_again"]:
        drawn += use("icon-repeat", x + 20, 446, 24)
    for effect, (top, height) in zip((face.top, face.middle, face.bottom), PLATES, strict=True):
        for clause, (left, upper, width, tall) in _rows(effect, x, top, height):
            drawn += icons.fitting((clause,), left, upper, width, tall)
    return drawn


@lru_cache(maxsize=64)
def _rows(effect: Effect, x: int, top: int, height: int) -> list[tuple[Clause, tuple[float, float, float, float]]]:
    """The box of each clause of a part: one below the other where there is room, else side by side."""
    left, count = x + PLATE_LEFT + 5, max(1, len(effect))
    width = PLATE_WIDTH - 10
    if height < 2 * ICON:
        each = width / count
        return [(clause, (left + each * i, top + (height - ICON) / 2, each, ICON)) for i, clause in enumerate(effect)]
    each = height / count
    tall = min(ICON, each - 6)
    return [(clause, (left, top + each * i + (each - tall) / 2, width, tall)) for i, clause in enumerate(effect)]


def _ledge(telling: Telling, place: int) -> str:
    """A place of the turn order: its number and what it gives in the eclipse."""
    y = LEDGE + LEDGE_STEP * place
    effect = telling.pack.order_places[place].eclipse
    drawn = words(place + 1, 50, y + 58, 28, "main-carved")
    if effect:
        drawn += plate(128, y + 12, 80, 48, "main-plate", 10)
        drawn += use("icon-eclipse", 114, y + 1, 26) + icons.fitting(effect, 134, y + 16, 70, ICON)
    return drawn


@lru_cache(maxsize=1024)
def pieces(
    telling: Telling,
    moment: int,
    order: tuple[int, ...],
    scores: tuple[int, ...],
    figures: Figures,
    stones: tuple[int, ...],
    era: int,
    rest: tuple[int, int] | None,
    hot: frozenset[str],
) -> Mapping[str, str]:
    """The marker of the round, the totems, the score markers, an element a column and its clauses, a place of a stone.

    `moment` is the phase of the game, two for each round, 0 to 7; `order` the seats from first to last; `stones` the
    stone on each place, the left half first, -1 where there is none; `rest` the open rest token (-1: none) and how many
    lie in the stack, None without that module.  Targets are `column-hunt`, `clause-7` by a clause's number, `stone-`
    and an id, `rest-token`.
    """
    drawn = {
        "round": _round(telling, moment),
        "order": _order(telling, order),
        "track": _track(telling, scores),
        "rest-stack": _rest(telling, rest, "rest-token" in hot),
    }
    clauses = frozenset(target for target in hot if target.startswith("clause-"))
    for column, kind in enumerate(terms.COLUMNS):
        here = tuple(figure[1:] for figure in figures if figure[0] == column)
        drawn[f"at-column-{kind}"] = _column(telling, column, here, f"column-{kind}" in hot)
        drawn[f"clauses-{kind}"] = _clauses(telling, column, clauses)
    groups = terms.ROUNDS if isinstance(telling.pack, PrototypePack) else 2
    for place, stone in enumerate(stones):
        code = telling.pack.stones[stone].id if stone >= 0 else ""
        at = divmod(place, len(stones) // groups)
        x = round(GROUPS[groups][at[0]] + (at[1] - (len(stones) // groups - 1) / 2) * PIT_STEP)
        closed = at[0] + 1 if at[0] >= (moment // 2 + 1 if groups == terms.ROUNDS else era) else 0
        drawn[f"stone-place-{place}"] = _stone(telling, place, x, code, closed, f"stone-{code}" in hot)
    return drawn


# --- sun, order, score ----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _round(telling: Telling, moment: int) -> str:
    """The marker of the round at its space, and the seal on the stones of Era II while Era I lasts."""
    spaces, space = (SUNS, moment // 2) if isinstance(telling.pack, PrototypePack) else (SKY, moment)
    x, y = spaces[space]
    label = telling.say("board-round", n=moment // 2 + 1, phase="eclipse" if moment % 2 else "action")
    (left, top), (right, bottom) = (tuple(map(pick, zip(*spaces))) for pick in (min, max))
    sky = _ground(left - 37, top - 37, right - left + 74, bottom - top + 74)
    past = "".join(f'<circle class="main-past" cx="{px}" cy="{py}" r="24"/>' for px, py in spaces[:space])
    now = f'<circle class="main-now" cx="{x}" cy="{y}" r="37"/>{use("marker-round", x - 14, y + 22, 28)}'
    return picture("round", label, f"{sky}{past}<g{piece('round-marker', 'round')}>{now}</g>")


@lru_cache(maxsize=256)
def _order(telling: Telling, order: tuple[int, ...]) -> str:
    """The totems on their ledges; said with what each place gives in the eclipse."""
    say = telling.say
    seats = ", ".join(map(telling.side, order))
    told = [say("board-order" if seats else "board-order-unknown", order=seats)]
    for place, at in enumerate(telling.pack.order_places[: len(order)], 1):
        if at.eclipse:
            told.append(say("scene-order-place", n=place, effect=printed.words(at.eclipse, say)))
    drawn = _ground(30, LEDGE, 180, LEDGE_STEP * len(order))
    for place, seat in enumerate(order):
        letter = seat_letter(seat)
        more = piece(f"order-{letter}", f"totem-{letter}")
        drawn += use(f"totem-{letter}", 64, LEDGE + LEDGE_STEP * place - 2, 48, 72, more)
    return picture("order", "; ".join(told), drawn)


def _ground(x: float, y: float, width: float, height: float) -> str:
    """What lies under something drawn, so that it can be pointed at."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="transparent"/>'


def cell(score: int) -> tuple[float, float]:
    """The middle of a cell of the score track."""
    column, row = around(score % 100, COLUMNS, ROWS)
    return round((column + 0.5) * CELL_WIDTH, 1), round((row + 0.5) * CELL_HEIGHT, 1)


@lru_cache(maxsize=4096)
def _track(telling: Telling, scores: tuple[int, ...]) -> str:
    """The markers on the score track; above who has gone round it stands the score (EW-GOLD-16)."""
    drawn = ""
    shared = sharing([score % 100 for score in scores])
    for seat, (score, (sharers, number)) in enumerate(zip(scores, shared, strict=True)):
        letter = seat_letter(seat)
        size, spots = MARKERS[sharers - 1]
        (x, y), (dx, dy) = cell(score), spots[number]
        more = piece(f"score-{letter}", f"mark-{letter}")
        drawn += use(f"mark-{letter}", x + dx - size / 2, y + dy - size / 2, size, more=more)
        if score >= 100:
            drawn += words(score, x + dx, y + dy - size / 2 - 1 if y > HEIGHT / 2 else y + dy + size, 15, "main-lap")
    told = ", ".join(telling.say("board-seat-count", seat=telling.side(seat), n=n) for seat, n in enumerate(scores))
    return picture("track", telling.say("board-scores", scores=told), drawn)


@lru_cache(maxsize=64)
def _rest(telling: Telling, rest: tuple[int, int] | None, hot: bool) -> str:
    """The stack of rest tokens with the open one on top; nothing without the module."""
    if rest is None:
        return '<g id="rest-stack"></g>'
    token, count = rest
    scale = 126 / cards.REST[0]
    back = cards.rest_token("", telling.language)
    stack = "".join(moved(50, 58 + 5 * i, back, scale) for i in range(min(count, 4), 0, -1))
    label = telling.say("board-rest", n=count)
    if token >= 0:
        code = telling.pack.rest_tokens[token].id
        stack += moved(50, 58, cards.rest_token(code, telling.language, telling.pack), scale)
        told = told_face(telling, "rest_tokens", code)
        label = f"{label}; {telling.say('board-rest-open', effect=told)}"
    return target("rest-token", hot, label, hit(46, 54, 134, 104, 18) + stack, id="rest-stack")


# --- columns --------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _column(telling: Telling, column: int, figures: tuple[tuple[int, int, str], ...], hot: bool) -> str:
    """A column as a link: its area and the figures in it."""
    kind, x = terms.COLUMNS[column], FIRST_COLUMN + COLUMN_STEP * column
    below = sum(spot == BELOW for spot, _, _ in figures)
    drawn, passed = "", 0
    for number, (spot, seat, chief) in enumerate(figures):
        if spot == BELOW:
            gap = min(38, 166 / max(1, below - 1))
            drawn += figure(f"{kind}-{number}", seat, chief, x + 34 + gap * passed, 546)
            passed += 1
        else:
            drawn += figure(f"{kind}-{number}", seat, chief, x + 32, RINGS[spot] + 7)
    if any(spot == BOTTOM for spot, _, _ in figures):
        top, height = PLATES[BOTTOM]
        taken = plate(x + PLATE_LEFT, top, PLATE_WIDTH, height, "main-taken", 10)
        drawn = taken + drawn
    rings = f'<ellipse class="ring free" cx="{x + 32}" cy="{RINGS[TOP]}" rx="23" ry="16"/>' if hot else ""
    drawn = f"{hit(x + 2, 182, COLUMN_WIDTH - 4, 378, 12)}{rings}{drawn}"
    return target(f"column-{kind}", hot, _column_label(telling, column, figures), drawn, "main-column")


def figure(place: str, seat: int, chief: str, x: float, y: float, height: float = 50) -> str:
    """A figure with its feet at x, y; a chief stands on the base of its seat."""
    letter, scale = seat_letter(seat), height / 52
    left, top = round(x - 20 * scale, 1), round(y - 48 * scale, 1)
    kind = f"chief-{letter}" if chief else f"figure-{letter}"
    if chief:
        drawn = use(f"base-{letter}", left, top, 40 * scale, height)
        drawn += use(f"chief-{chief}", left, top - 3 * scale, 40 * scale, 55 * scale)
    else:
        drawn = use(f"figure-{letter}", left, top, 40 * scale, height)
    return f"<g{piece(f'figure-{letter}-{place}', kind)}>{drawn}</g>"


def _column_label(telling: Telling, column: int, figures: tuple[tuple[int, int, str], ...]) -> str:
    """A column in words: its parts and who stands there."""
    say, face = telling.say, telling.pack.columns[column]
    told = [say(f"icon-{terms.COLUMNS[column]}")]
    for part, effect in (("top", face.top), ("middle", face.middle), ("bottom", face.bottom)):
        told.append(say(f"board-column-{part}", effect=printed.words(effect, say)))
    for spot, seat, chief in figures:
        what = "chief" if chief else "tribe"
        told.append(say("board-figure", seat=telling.owner(seat), figure=what, spot=SPOTS[spot]))
    return "; ".join(told)


@lru_cache(maxsize=1024)
def _clauses(telling: Telling, column: int, hot: frozenset[str]) -> str:
    """Those clauses of a column that can be used now, each as a link."""
    kind, face = terms.COLUMNS[column], telling.pack.columns[column]
    x = FIRST_COLUMN + COLUMN_STEP * column
    drawn = ""
    for effect, (top, height) in zip((face.top, face.middle, face.bottom), PLATES, strict=True):
        for clause, (left, upper, width, tall) in _rows(effect, x, top, height):
            name = f"clause-{clause.number}"
            if name not in hot:
                continue
            label = printed.words(clause, telling.say)
            drawn += target(name, True, label, hit(left, upper - 2, width, tall + 4, 9), id="")
    return f'<g id="clauses-{kind}">{drawn}</g>'


# --- sacred stones --------------------------------------------------------------------------------


def locked(telling: Telling, until: int) -> str:
    """That a stone cannot be taken before an era or, from a supply pool, before a round."""
    if isinstance(telling.pack, PrototypePack):
        return telling.say("board-stone-pool", round=until)
    return telling.say("board-stone-locked")


@lru_cache(maxsize=2048)
def _stone(telling: Telling, place: int, x: int, code: str, closed: int, hot: bool) -> str:
    """A place of a sacred stone; ice lies on those of an era or a round to come (EW-DEV-09, EWP-DEV-03)."""
    pit = f'<use href="#main-pit" x="{x}" y="{PIT_Y}"/>'
    if not code:
        return f'<g id="stone-place-{place}" aria-hidden="true">{pit}</g>'
    width, height = cards.STONE
    scale = STONE / width
    face = cards.stone(code, telling.language, telling.pack)
    drawn = moved(x - STONE / 2, round(PIT_Y - scale * height / 2, 1), face, scale)
    stone = f"<g{piece(f'stone-{code}', f'stone-{code}')}>{drawn}</g>"
    ice = f'<use href="#main-ice" x="{x}" y="{PIT_Y}"/>' if closed else ""
    label = told_face(telling, "stones", code)
    if closed:
        label = f"{label}; {locked(telling, closed)}"
    area = f'<use class="hit" href="#main-pit-edge" x="{x}" y="{PIT_Y}"/>'
    return target(f"stone-{code}", hot, label, f"{pit}{stone}{ice}{area}", id=f"stone-place-{place}")
