"""One's own tribe of Doggerland, drawn: the tribe board with all that lies on it, around it, and is away from it.

The board is made of groups, each with a class of its own (`own-goods` and so on): a narrow page puts them elsewhere
and larger (boxes.py).  Targets are `member-`, `good-`, `ability-` and `memory-` with a word of terms.MEMBERS,
STORES, ABILITIES or SPECIES, `birth` and `toolmaking`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import (
    breadth,
    fitted,
    hit,
    lines,
    link,
    moved,
    picture,
    piece,
    plate,
    seat_letter,
    target,
    turn_glow,
    use,
    words,
)
from eolith.kernel.text import signed

from .. import terms
from ..pack.records import Ability, Goods
from ..seen.observation import SeatView
from ..words.telling import Telling
from . import holdings, solo_board, treasures
from .boxes import HEIGHT, WIDTH, corner
from .holdings import Signs
from .mats import chip, chip_width, mood, person, placed
from .village import heap

SIZE = (WIDTH, HEIGHT)
DWELLINGS = (*corner("dwellings"), 53)
"""Left edge, upper edge and step of the dwelling cells; goods and bowls alike."""
GOODS = (*corner("goods"), 54)
BOWLS = (*corner("bowls"), 90)
MEMBERS = corner("members")
AWAY = (*corner("away"), 212, 81)
BIRTH = (*corner("birth"), 101, 81)
NEED = (*corner("need"), 265, 57)
LEVEL = (56, 81, 18)
"""In a track: the left edge of the first level, the step, and the upper edge."""


# --- the board itself -----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def ground(telling: Telling, seat: int) -> str:
    """The hide that everything lies on, the ribbon for the name, and what is printed for good."""
    drawn = f'<use class="boards-ground" href="#tribe-own" width="{SIZE[0]}" height="{SIZE[1]}"/>'
    x, y, step = DWELLINGS
    cells = "".join(plate(x + step * i, y, 49, 56, "tribe-space") for i in range(terms.DWELLING_CELLS))
    return (
        f'{drawn}<g aria-hidden="true">{_band(seat_letter(seat))}'
        f'<g class="own-dwellings">{cells}</g>{_plates()}{_tracks()}</g>'
    )


def _band(letter: str) -> str:
    """The ribbon for the name, in the colour of a seat."""
    width = SIZE[0] - 16
    x, y = corner("who")
    woven = "".join(f"M{x + 7 + 14 * i} {y + 28}l7-5 7 5" for i in range((width - 12) // 14))
    ribbon = f'{plate(x, y, width, 31, "tribe-band")}<path class="tribe-weave" d="{woven}"/>'
    return f'<g class="own-who tribe-band-{letter}">{ribbon}</g>'


def _plates() -> str:
    """The places of newborns and parents, goods, bowls and animals."""
    x, y, step = GOODS
    goods = "".join(plate(x + step * i, y, 49, 56, "tribe-plate") for i in range(terms.PAYABLE))
    x, y, step = BOWLS
    bowls = "".join(plate(x + step * i, y, 85, 81, "tribe-plate last" if i == 2 else "tribe-plate") for i in range(3))
    bowls += "".join(use("tribe-bowl", x + step * i + 5, y + 40, 75, 40) for i in range(3))
    return (
        f'<g class="own-birth">{plate(*BIRTH, "tribe-space")}</g><g class="own-goods">{goods}</g>'
        f'<g class="own-bowls">{bowls}</g>{treasures.ground()}'
    )


def _tracks() -> str:
    """The three abilities and the places of their levels."""
    x, step, y = LEVEL
    drawn = ""
    for name in terms.ABILITIES:
        track = plate(0, 0, 300, 65, "tribe-track") + use(f"ability-{name}", 5, 5, 44)
        track += "".join(plate(x + step * level, y, 77, 44, "tribe-space") for level in range(terms.LEVELS))
        drawn += f'<g class="own-track own-{name}">{moved(*corner(name), track)}</g>'
    return drawn


def pieces(
    telling: Telling, view: SeatView, sign: Signs, name: str = "", hot: frozenset[str] = frozenset()
) -> Mapping[str, str]:
    """What the seat has, an element a place; `name` is who plays it."""
    seat = terms.SEATS.index(view.seat)
    letter = seat_letter(seat)
    drawn = {
        f"tribe-{letter}-mood": mood("tribe-own", letter, sign.season),
        f"tribe-{letter}-who": _who(telling, view, sign, fitted(name, 30)),
        f"tribe-{letter}-dwellings": _dwellings(telling, view, sign),
    }
    for member in terms.MEMBERS:
        drawn[f"at-member-{member}"] = _member(telling, view, member, sign.white, f"member-{member}" in hot)
    drawn[f"tribe-{letter}-away"] = _away(telling, seat, sign)
    drawn["at-birth"] = _birth(telling, view, "birth" in hot)
    for store in terms.STORES:
        drawn[f"at-good-{store}"] = _good(telling, store, view.goods.get(store, 0), f"good-{store}" in hot)
    drawn[f"tribe-{letter}-need"] = _need(telling, view, sign)
    for ability in terms.ABILITIES:
        drawn[f"at-ability-{ability}"] = _ability(telling, view, ability, f"ability-{ability}" in hot)
    drawn["at-toolmaking"] = _toolmaking(telling, view, "toolmaking" in hot)
    for species, markup in treasures.memory(telling, view, sign, hot):
        drawn[f"at-memory-{species}"] = markup
    drawn[f"tribe-{letter}-stones"] = treasures.stones(telling, view)
    drawn[f"tribe-{letter}-done"] = treasures.done(telling, view)
    drawn[f"tribe-{letter}-crafts"] = treasures.crafts(telling, view)
    drawn[f"tribe-{letter}-goals"] = treasures.goals(telling, view)
    return drawn


# --- who ------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _who(telling: Telling, view: SeatView, sign: Signs, name: str) -> str:
    """The name in the band, the first-player marker, deprivation tokens and points."""
    letter, say = view.seat.lower(), telling.say
    name = name or say("tribe-name", seat=view.seat)
    size = round(min(21.0, 300 / breadth(name, "serif")), 1)
    left = use(f"mark-{letter}", 15, 5, 33) + words(name, 54, 29, size, "on-dark title", "start")
    state = use("marker-first", 0, 4, 34) if sign.first and not telling.game.alone else ""
    if view.passed:
        state += words(say("tribe-sign-passed"), -12, 28, 18, "on-dark", "end")
    tokens = use("token-deprivation", 0, 7, 30) + words(
        _of(telling, view.deprivation, "tokens_allowed"), 35, 30, 21, "on-dark strong", "start"
    )
    if view.deprivation and not telling.game.alone:
        lost = terms.TOKEN_POINTS * view.deprivation
        tokens += words(f"(−{lost})", 44 + 12 * len(str(view.deprivation)), 29, 18, "on-dark", "start")
    points = use("tribe-objective" if telling.game.alone else "icon-point", 0, 6, 32) + words(
        _of(telling, sign.points, "goals_needed"), 37, 31, 24, "on-dark strong", "start"
    )
    drawn = (
        f'{turn_glow(SIZE, 13) if sign.turn else ""}<g class="own-who">{left}</g>'
        f'<g class="own-state">{moved(*corner("state"), state)}</g>'
        f'<g class="own-tokens">{moved(*corner("tokens"), tokens)}</g>'
        f'<g class="own-points">{moved(*corner("points"), points)}</g>'
    )
    return picture(f"tribe-{letter}-who", f"{name}; {holdings.who(telling, view, sign)}", drawn)


def _of(telling: Telling, number: int, most: str) -> str:
    """A number; alone with the one that decides the game."""
    told = signed(number)
    return f"{told}/{getattr(telling.game.content, most)}" if telling.game.alone else told


# --- dwellings and members ------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _dwellings(telling: Telling, view: SeatView, sign: Signs) -> str:
    """The dwellings in their cells with the room and the points of each, and a beam across those that are closed."""
    x, y, step = DWELLINGS
    drawn, cell, closed = "", 0, dict(sign.closed)
    for kind, face in zip(terms.DWELLINGS, telling.pack.dwellings, strict=True):
        for number in range(view.dwellings.get(kind, 0)):
            left = x + step * cell
            body = use(f"dwelling-{kind}", left + 4, y - 2, 41)
            body += use("icon-people", left + (3 if face.vp else 13), y + 38, 16)
            body += words(face.capacity, left + (22 if face.vp else 33), y + 52, 14, "ink strong")
            if face.vp:
                body += use("icon-point", left + 26, y + 38, 15) + words(face.vp, left + 44, y + 52, 14, "ink strong")
            if number < closed.get(kind, 0):
                body += f'<path class="tribe-closed" d="M{left + 6} {y + 6}l37 34m-37 0l37-34"/>'
            drawn += f"<g{piece(f'dwelling-{view.seat.lower()}-{cell}', 'dwelling')}>{body}</g>"
            cell += 1
    return picture(
        f"tribe-{view.seat.lower()}-dwellings", holdings.dwellings(telling, view, sign), drawn, "own-dwellings"
    )


@lru_cache(maxsize=1024)
def _member(telling: Telling, view: SeatView, member: str, white: tuple[str, ...], hot: bool) -> str:
    """Those of a kind who are at home, the white one last; the places of chief and shaman show if they are not."""
    seat, home = terms.SEATS.index(view.seat), view.home.get(member, 0)
    letter = seat_letter(seat)
    left, top = MEMBERS
    foot = top + 57
    label = holdings.at_home(telling, view, member, white)
    guest = bool(home) and f"white_{member}" in white
    if member != "hunter":
        x: float = left + 22 + 42 * terms.MEMBERS.index(member)
        drawn = f'<ellipse class="tribe-stand" cx="{x:g}" cy="{foot - 3}" rx="17" ry="5"/>'
        if guest:
            drawn += solo_board.white(1, x + 17, foot - 3, 46)
        if home > guest:
            drawn += person(seat, member, x, foot, 56, f"home-{member}-{letter}")
        else:
            drawn += f'<g opacity=".3">{person(seat, member, x, foot, 56)}</g>'
        return link(f"member-{member}", "own-members", hot, label, drawn, (x - 20, top, 40, 59))
    step = min(32.0, 142 / max(1, home - 1))
    drawn = f'<ellipse class="tribe-stand" cx="{left + 178}" cy="{foot - 3}" rx="86" ry="5"/>'
    for i in range(home):
        x = round(left + 112 + step * i, 1)
        if guest and i == home - 1:
            drawn += solo_board.white(0, x, foot, 52)
        else:
            drawn += person(seat, member, x, foot, 52, f"home-hunter-{letter}-{i}")
    drawn += words(home, left + 297, top + 25, 25, "ink strong")
    return link("member-hunter", "own-members", hot, label, drawn + _room(view), (left + 86, top, 232, 59))


def _room(view: SeatView) -> str:
    """How many there are, and how many the dwellings house."""
    x, y = MEMBERS[0] + 270, MEMBERS[1] + 34
    kind = "ink-soft strong" if view.members + view.newborns <= view.room else "alarm strong"
    return use("icon-people", x, y, 18) + words(f"{view.members}/{view.room}", x + 20, y + 15, 14, kind, "start")


@lru_cache(maxsize=1024)
def _away(telling: Telling, seat: int, sign: Signs) -> str:
    """Members elsewhere, by place: as many chips in a row as there is room for."""
    left, top, width, height = AWAY
    drawn = words(telling.say("tribe-sign-away"), left + 4, top + 12, 15, "ink-soft", "start")
    rows, scale = placed([chip_width(away) for away in sign.away], width, height - 17)
    for away, (x, y) in zip(sign.away, rows, strict=True):
        drawn += moved(round(left + x, 1), round(top + 17 + y, 1), chip(seat, away), scale)
    return picture(f"tribe-{seat_letter(seat)}-away", holdings.all_away(telling, sign), drawn, "own-away")


@lru_cache(maxsize=512)
def _birth(telling: Telling, view: SeatView, hot: bool) -> str:
    """The pair of parents above, newborns below, and those who can still be born."""
    seat = terms.SEATS.index(view.seat)
    letter = seat_letter(seat)
    left, top, *_ = BIRTH
    drawn = use("tribe-hearts", left + 26, top + 1, 20)
    if view.births:
        drawn += words(view.births, left + 36, top + 14, 11.5, "on-dark strong")
    parents = [kind for kind, n in view.parents.items() for _ in range(n)]
    for i, x in enumerate((left + 17, left + 55)):
        drawn += f'<ellipse class="tribe-stand" cx="{x}" cy="{top + 41}" rx="13" ry="4"/>'
        if i < len(parents):
            drawn += person(seat, parents[i], x, top + 44, 42, f"parent-{letter}-{i}")
    for i in range(3):
        x = left + 17 + 22 * i
        drawn += f'<ellipse class="tribe-stand" cx="{x}" cy="{top + 74}" rx="9" ry="3"/>'
        if i < view.newborns:
            drawn += person(seat, "newborn", x, top + 78, 36, f"newborn-{letter}-{i}")
    drawn += person(seat, "hunter", left + 86, top + 54, 34)
    drawn += words(f"+{view.hunters_left}", left + 84, top + 72, 16, "ink strong")
    return link("birth", "own-birth", hot, holdings.birth(telling, view), drawn, BIRTH)


# --- goods and food -------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _good(telling: Telling, store: str, count: int, hot: bool) -> str:
    """How much lies in a store: above the board, or food in a bowl."""
    label = holdings.good(telling, store, count)
    dim = "" if count else ' opacity=".3"'
    if store in terms.GOODS:
        left, top, step = GOODS
        x = left + step * terms.GOODS.index(store)
        drawn = use(f"good-{store}", x + 2, top, 36, more=dim)
        drawn += words(count, x + 45, top + 51, 23, "tribe-count" if count else "ink-soft strong", "end")
        return link(f"good-{store}", "own-goods", hot, label, drawn, (x, top, 49, 56))
    kind, bowl = store[:-1], int(store[-1])
    meals = telling.say("tribe-sign-bowl", n=holdings.MEALS[store[-1]])
    left, top, step = BOWLS
    x, width = left + step * (bowl - 1), 85
    drawn = ""
    if kind == "plant":
        told, size = lines(meals, 78, 14, 9)
        sign = "alarm" if bowl == 3 else "ink-soft"
        drawn += words(" ".join(told), x + width / 2, top + 13, min(size, 78 / breadth(meals)), sign)
    if bowl > 1:
        x, width = (x, 42) if kind == "plant" else (x + 43, 42)
    drawn += use(f"good-{kind}", x + width / 2 - 17, top + 15, 34, more=dim)
    drawn += words(count, x + width / 2, top + 70, 23, "on-dark strong", "middle")
    return link(f"good-{store}", "own-bowls", hot, label, drawn, (x, top, width, 81))


@lru_cache(maxsize=1024)
def _need(telling: Telling, view: SeatView, sign: Signs) -> str:
    """A mark for each food that the next meal needs, filled as far as there is some."""
    left, top, width, _ = NEED
    have = holdings.food(view)
    hungry = max(0, sign.need - have)
    drawn = plate(*NEED, "tribe-plate last" if hungry else "tribe-plate") + use("icon-food", left + 6, top + 1, 32)
    drawn += words(have, left + 68, top + 27, 25, "alarm strong" if hungry else "ink strong", "end")
    drawn += words(f"/ {sign.need}", left + 74, top + 27, 19, "ink-soft strong", "start")
    if hungry:
        drawn += use("token-deprivation", left + 178, top + 3, 29)
        drawn += words(f"×{hungry}", left + 211, top + 25, 20, "alarm strong", "start")
    elif have > sign.need:
        drawn += words(f"+{have - sign.need}", left + width - 10, top + 26, 20, "ink strong", "end")
    step = min(21.0, (width - 20) / max(1, sign.need))
    for i in range(sign.need):
        full = "tribe-fed" if i < have else "tribe-hungry"
        drawn += f'<circle class="{full}" cx="{left + 18 + step * i:g}" cy="{top + 44}" r="7.5"/>'
    return picture(f"tribe-{view.seat.lower()}-need", holdings.meal(telling, view, sign), drawn, "own-need")


def price(goods: Goods, x: float, y: float, size: float) -> str:
    """A good for each that is to be paid, side by side around the middle x."""
    number = sum(goods)
    return heap(goods, round(x - size * number / 2, 1), y, size, number)


# --- abilities ------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _ability(telling: Telling, view: SeatView, name: str, hot: bool) -> str:
    """A track: levels that are reached, what the next ones cost, and who learns."""
    seat, number = terms.SEATS.index(view.seat), terms.ABILITIES.index(name)
    face, level = telling.pack.abilities[number], view.levels[name]
    title = telling.name("abilities", name)
    drawn = words(title, 58, 14, min(13.0, 236 / breadth(title)), "ink-soft", "start")
    for i in range(terms.LEVELS):
        drawn += _level(telling, face, i, level)
    if name in view.learners:
        member = view.learners[name]
        drawn += person(seat, member, 40, 63, 40, f"learner-{seat_letter(seat)}-{name}")
    label = holdings.ability(telling, view, name)
    box = (0, 0, 54, 65) if name == "toolmaking" else (0, 0, 300, 65)
    linked = target(f"ability-{name}", hot, label, drawn + hit(*box, 10), id="")
    return f'<g id="at-ability-{name}" class="own-track own-{name}">{moved(*corner(name), linked)}</g>'


def _level(telling: Telling, face: Ability, i: int, level: int) -> str:
    """One level: lit if reached; else with its price below what it would allow."""
    x, step, y = LEVEL
    left = x + step * i
    reached, current = i < level, i == level - 1
    drawn = plate(left, y, 77, 44, "tribe-level now" if current else "tribe-level") if reached else ""
    cost = "" if reached else price(face.steps[i - 1], left + 38.5, y + 22, 21)
    kind = "ink strong" if reached else "ink-soft strong"
    if face.values:
        size, down = (28, 32) if reached else (18, 18)
        drawn += words(face.values[i], left + 38.5, y + down, size, kind)
    else:
        drawn += _recipe(telling, i, left, y + (12 if reached else 2), 20 if reached else 18)
    dim = "" if reached or i == level else ' opacity=".6"'
    return f"{drawn}<g{dim}>{cost}</g>"


def _recipe(telling: Telling, i: int, left: float, y: float, size: float) -> str:
    """`goods → tools` in a level."""
    recipe = telling.pack.recipes[i]
    drawn = price(recipe.cost, left + 21, y, size)
    drawn += f'<path class="tribe-arrow" d="M{left + 42:g} {y + size / 2:g}h5m-3-3l4 3-4 3"/>'
    drawn += words(recipe.tools, left + 54, y + size * 0.78, 16, "ink strong")
    return drawn + use("good-tool", left + 59, y + 1, 17)


@lru_cache(maxsize=512)
def _toolmaking(telling: Telling, view: SeatView, hot: bool) -> str:
    """The recipes as a place to press; they are drawn on the track."""
    left, top = corner("toolmaking")
    box = (left + LEVEL[0] - 1, top, 244, 65)
    return link("toolmaking", "own-track own-toolmaking", hot, holdings.recipes(telling, view), "", box)
