"""The other tribes of Doggerland, drawn at a glance: all that lies on a tribe board, smaller."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import breadth, fitted, moved, picture, piece, seat_letter, use, words
from eolith.kernel.text import signed

from .. import board
from ..observation import SeatView
from ..telling import Telling
from . import holdings
from .holdings import Signs
from .mats import band, chip, chip_width, mood, person, placed, turn_glow

SIZE = (560, 190)
ROWS = (42, 90, 140)
"""The upper edges of three rows of what a tribe has."""
LEFT, RIGHT = 14, 546
AWAY = 262
"""Where those begin who are away."""
BOWLS = ((262, 60), (326, 84), (414, 84))
"""Left edges and widths; in the first one there is never meat."""


@lru_cache(maxsize=16)
def ground(seat: int) -> str:
    """A smaller hide with its ribbon, and the bowls."""
    drawn = f'<use class="boards-ground" href="#tribe-other" width="{SIZE[0]}" height="{SIZE[1]}"/>'
    bowls = "".join(use("tribe-bowl", x, ROWS[1] + 14, width, 32) for x, width in BOWLS)
    return f'{drawn}<g aria-hidden="true">{band(seat_letter(seat), 8, SIZE[0] - 16, "other-who")}{bowls}</g>'


def pieces(telling: Telling, view: SeatView, sign: Signs, name: str = "") -> Mapping[str, str]:
    """A tribe as the others see it: who it is, its people, its goods, what it can do and what it has done."""
    letter = view.seat.lower()
    return {
        f"tribe-{letter}-mood": mood("tribe-other", letter, sign.season),
        f"tribe-{letter}-who": _who(telling, view, sign, fitted(name, 24)),
        f"tribe-{letter}-home": _home(telling, view),
        f"tribe-{letter}-away": _away(telling, view.seat, sign),
        f"tribe-{letter}-goods": _goods(telling, view),
        f"tribe-{letter}-food": _food(telling, view, sign),
        f"tribe-{letter}-abilities": _abilities(telling, view),
        f"tribe-{letter}-treasures": _treasures(telling, view),
    }


@lru_cache(maxsize=2048)
def _who(telling: Telling, view: SeatView, sign: Signs, name: str) -> str:
    """The name, the first-player marker, the food of the next meal, deprivation tokens and points."""
    letter = view.seat.lower()
    name = name or telling.say("tribe-name", seat=view.seat)
    size = round(min(21.0, 225 / breadth(name)), 1)
    drawn = turn_glow(SIZE) if sign.turn else ""
    drawn += use(f"mark-{letter}", 13, 5, 33) + words(name, 50, 29, size, "on-dark title", "start")
    drawn += use("marker-first", 286, 4, 34) if sign.first else ""
    drawn += '<path class="tribe-passed" d="M330 22l6 7 11-14"/>' if view.passed else ""
    drawn += use("token-deprivation", 366, 7, 30) + words(view.deprivation, 400, 30, 21, "on-dark strong", "start")
    drawn += use("icon-point", 452, 6, 32) + words(signed(sign.points), 488, 31, 24, "on-dark strong", "start")
    return picture(f"tribe-{letter}-who", f"{name}; {holdings.who(telling, view, sign)}", drawn)


@lru_cache(maxsize=2048)
def _home(telling: Telling, view: SeatView) -> str:
    """The members at home, newborns, and the dwellings with their room."""
    seat, top = board.SEATS.index(view.seat), ROWS[0]
    drawn = ""
    for i, member in enumerate(board.MEMBERS):
        n = view.home.get(member, 0)
        figure = person(seat, member, LEFT + 16 + 31 * i, top + 46, 44)
        drawn += figure if n else f'<g opacity=".3">{figure}</g>'
    drawn += words(view.home.get("hunter", 0), LEFT + 94, top + 33, 23, "ink strong", "start")
    if view.newborns:
        drawn += person(seat, "newborn", LEFT + 128, top + 46, 38)
        drawn += words(view.newborns, LEFT + 139, top + 44, 17, "tribe-count", "start")
    full = view.members + view.newborns > view.room
    drawn += use("icon-people", LEFT + 154, top + 29, 19)
    kind = "alarm strong" if full else "ink-soft strong"
    drawn += words(f"{view.members}/{view.room}", LEFT + 177, top + 45, 17, kind, "start")
    x = LEFT + 152.0
    for kind in board.DWELLINGS:
        if n := view.dwellings.get(kind, 0):
            drawn += use(f"dwelling-{kind}", x, top, 30)
            drawn += words(n, x + 31, top + 29, 17, "tribe-count", "end") if n > 1 else ""
            x += 31
    told = [holdings.at_home(telling, view, member) for member in board.MEMBERS]
    label = "; ".join([*told, holdings.birth(telling, view), holdings.dwellings(telling, view)])
    return picture(f"tribe-{view.seat.lower()}-home", label, drawn)


@lru_cache(maxsize=2048)
def _away(telling: Telling, seat: str, sign: Signs) -> str:
    """Those who are elsewhere, by place; parents and who learns stand at their signs."""
    left, top = AWAY, ROWS[0]
    places, scale = placed([chip_width(away) for away in sign.away], RIGHT - left, 46, 1.15)
    drawn = "".join(
        moved(round(left + x, 1), round(top + y, 1), chip(board.SEATS.index(seat), away), scale)
        for away, (x, y) in zip(sign.away, places, strict=True)
    )
    return picture(f"tribe-{seat.lower()}-away", holdings.all_away(telling, sign), drawn)


@lru_cache(maxsize=2048)
def _goods(telling: Telling, view: SeatView) -> str:
    """What lies above the board."""
    drawn = ""
    for i, store in enumerate(board.GOODS[: board.PAYABLE]):
        n, x = view.goods.get(store, 0), LEFT + 48 * i
        drawn += use(f"good-{store}", x, ROWS[1], 34, more="" if n else ' opacity=".35"')
        drawn += words(n, x + 44, ROWS[1] + 46, 21, "tribe-count" if n else "ink-soft strong", "end")
    label = "; ".join(holdings.good(telling, store, view.goods.get(store, 0)) for store in board.GOODS[: board.PAYABLE])
    return picture(f"tribe-{view.seat.lower()}-goods", label, drawn)


@lru_cache(maxsize=2048)
def _food(telling: Telling, view: SeatView, sign: Signs) -> str:
    """The three bowls, and the food that there is of what the next meal needs."""
    drawn = ""
    for store in board.STORES[board.PAYABLE :]:
        x, width = BOWLS[int(store[-1]) - 1]
        middle = x + width * (0.5 if store == "plant1" else 0.3 if store.startswith("plant") else 0.7)
        n = view.goods.get(store, 0)
        drawn += use(f"good-{store[:-1]}", round(middle - 14, 1), ROWS[1] - 3, 28, more="" if n else ' opacity=".3"')
        drawn += words(n, round(middle, 1), ROWS[1] + 41, 19, "on-dark strong")
    have = holdings.food(view)
    drawn += words(have, 522, ROWS[1] + 21, 22, "alarm strong" if have < sign.need else "ink strong")
    drawn += f'<path class="tribe-line" d="M506 {ROWS[1] + 26}h32"/>'
    drawn += words(sign.need, 522, ROWS[1] + 45, 18, "ink-soft strong")
    label = [holdings.good(telling, store, view.goods.get(store, 0)) for store in board.STORES[board.PAYABLE :]]
    return picture(f"tribe-{view.seat.lower()}-food", "; ".join([*label, holdings.meal(telling, view, sign)]), drawn)


@lru_cache(maxsize=2048)
def _abilities(telling: Telling, view: SeatView) -> str:
    """The levels of the abilities, who learns, the parents, and the animals in the memory."""
    seat, letter, top = board.SEATS.index(view.seat), view.seat.lower(), ROWS[2]
    drawn = ""
    for i, name in enumerate(board.ABILITIES):
        x, face = LEFT + 52 * i, telling.pack.abilities[i]
        level = view.levels[name]
        drawn += use(f"ability-{name}", x, top, 32)
        drawn += words(face.values[level - 1] if face.values else level, x + 42, top + 26, 20, "ink strong")
        for done in range(board.LEVELS):
            kind = "tribe-fed" if done < level else "tribe-pip"
            drawn += f'<circle class="{kind}" cx="{x + 10 + 10 * done}" cy="{top + 38}" r="3.5"/>'
        if name in view.learners:
            drawn += person(seat, view.learners[name], x + 20, top + 38, 30)
    parents = [kind for kind, n in view.parents.items() for _ in range(n)]
    for i, kind in enumerate(parents):
        drawn += person(seat, kind, LEFT + 260 + 20 * i, top + 41, 32)
    drawn += use("tribe-hearts", LEFT + 264, top - 4, 12) if parents else ""
    left = LEFT + 160
    for species in board.SPECIES:
        for i in range(view.memory.get(species, 0)):
            more = piece(f"memory-{letter}-{species}-{i}", f"animal-{species}")
            drawn += use(f"animal-{species}", left, top + 4, 44, 33, more)
            left += 45
    told = [holdings.ability(telling, view, name) for name in board.ABILITIES]
    held = [holdings.memory(telling, species, n) for species, n in view.memory.items()]
    told += held or [telling.say("tribe-memory-empty")]
    return picture(f"tribe-{letter}-abilities", "; ".join(told), drawn)


@lru_cache(maxsize=2048)
def _treasures(telling: Telling, view: SeatView) -> str:
    """Megaliths, actions of the shaman, tokens left, crafts and objectives."""
    letter, top = view.seat.lower(), ROWS[2]
    shown = (
        (f"megalith-{letter}", len(view.megaliths)),
        (f"token-shaman-{letter}", holdings.tokens_left(view)),
        ("village-hut", len(view.done)),
        ("craft-necklace", len(view.crafts)),
        ("tribe-objective", sum(board.OBJECTIVE_POINTS[place] for place in view.objectives.values())),
    )
    drawn = ""
    for i, (symbol, n) in enumerate(shown):
        x = LEFT + 296 + 48 * i
        drawn += use(symbol, x, top + 5, 30, more="" if n else ' opacity=".35"')
        drawn += words(n, x + 46, top + 34, 20, "tribe-count" if n else "ink-soft strong", "end")
    told = [holdings.stones, holdings.done, holdings.crafts, holdings.goals]
    return picture(f"tribe-{letter}-treasures", "; ".join(tell(telling, view) for tell in told), drawn)
