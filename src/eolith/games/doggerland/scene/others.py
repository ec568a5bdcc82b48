"""The other tribes of Doggerland, drawn at a glance in three lines: people and dwellings, stock, what they can and did.

What lies elsewhere in sight is not drawn again: who is away stands on the territory and in the village.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import breadth, fitted, picture, piece, plate, seat_letter, turn_glow, use, words
from eolith.kernel.text import signed

from .. import terms
from ..seen.observation import SeatView
from ..words.telling import Telling
from . import holdings
from .holdings import Signs
from .mats import mood, person

SIZE = (560, 122)
LINES = (32, 61, 90)
"""The upper edges of the three lines."""
LEFT, SIGN, TEXT = 13, 27, 21
"""The left edge, how large a sign is, and the text beside it."""
NAME = 215
"""How much room there is for a name."""


@lru_cache(maxsize=16)
def ground(seat: int) -> str:
    """A smaller hide with its ribbon."""
    drawn = f'<use class="boards-ground" href="#tribe-other" width="{SIZE[0]}" height="{SIZE[1]}"/>'
    ribbon = plate(7, 4, SIZE[0] - 14, 27, "tribe-band")
    return f'{drawn}<g class="tribe-band-{seat_letter(seat)}" aria-hidden="true">{ribbon}</g>'


def pieces(telling: Telling, view: SeatView, sign: Signs, name: str = "") -> Mapping[str, str]:
    """A tribe as the others see it: who it is, its people, its goods, what it can do and what it has done."""
    letter = view.seat.lower()
    return {
        f"tribe-{letter}-mood": mood("tribe-other", letter, sign.season),
        f"tribe-{letter}-who": _who(telling, view, sign, name),
        f"tribe-{letter}-home": _home(telling, view, sign),
        f"tribe-{letter}-memory": _memory(telling, view),
        f"tribe-{letter}-goods": _goods(telling, view),
        f"tribe-{letter}-food": _food(telling, view, sign),
        f"tribe-{letter}-abilities": _abilities(telling, view),
        f"tribe-{letter}-treasures": _treasures(telling, view),
    }


def _shortened(name: str) -> str:
    """As many letters of a name as there is room for."""
    return next(short for n in range(24, 0, -1) if breadth(short := fitted(name, n), "serif") * TEXT <= NAME)


def _counted(symbol: str, x: float, y: float, number: int) -> str:
    """A sign and how many there are of it, pale for none."""
    drawn = use(symbol, x, y, SIGN, more="" if number else ' opacity=".35"')
    return drawn + words(number, x + SIGN + 2, y + 21, TEXT, "ink strong" if number else "ink-soft strong", "start")


# --- who, and the people --------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _who(telling: Telling, view: SeatView, sign: Signs, name: str) -> str:
    """The name, the first-player marker, who has passed, deprivation tokens and points."""
    letter = view.seat.lower()
    name = name or telling.say("tribe-name", seat=view.seat)
    drawn = turn_glow(SIZE, 13) if sign.turn else ""
    drawn += use(f"mark-{letter}", 12, 3, 29) + words(_shortened(name), 47, 25, TEXT, "on-dark title", "start")
    drawn += use("marker-first", 286, 3, 29) if sign.first else ""
    drawn += '<path class="tribe-passed" d="M330 17l6 7 11-14"/>' if view.passed else ""
    drawn += use("token-deprivation", 374, 4, 27) + words(view.deprivation, 405, 25, TEXT, "on-dark strong", "start")
    drawn += use("icon-point", 464, 3, 29) + words(signed(sign.points), 497, 26, 23, "on-dark strong", "start")
    return picture(f"tribe-{letter}-who", f"{name}; {holdings.who(telling, view, sign)}", drawn)


@lru_cache(maxsize=2048)
def _home(telling: Telling, view: SeatView, sign: Signs) -> str:
    """The members at home, newborns, how many there is room for, the dwellings, and the parents."""
    seat, top = terms.SEATS.index(view.seat), LINES[0]
    foot, line = top + 28, top + 21
    drawn = ""
    for i, member in enumerate(terms.MEMBERS):
        figure = person(seat, member, LEFT + 10 + 23 * i, foot, 30)
        drawn += figure if view.home.get(member) else f'<g opacity=".3">{figure}</g>'
    drawn += words(view.home.get("hunter", 0), LEFT + 69, line, TEXT, "ink strong", "start")
    if view.newborns:
        drawn += person(seat, "newborn", LEFT + 108, foot, 28)
        drawn += words(view.newborns, LEFT + 118, line, TEXT, "ink strong", "start")
    kind = "alarm strong" if view.members + view.newborns > view.room else "ink strong"
    drawn += use("icon-people", LEFT + 141, top + 4, 21)
    drawn += words(f"{view.members}/{view.room}", LEFT + 165, line, TEXT, kind, "start")
    x = LEFT + 228
    for dwelling in terms.DWELLINGS:
        if n := view.dwellings.get(dwelling, 0):
            drawn += use(f"dwelling-{dwelling}", x, top, 28) + words(n, x + 29, line, TEXT, "ink strong", "start")
            x += 46
    parents = [kind for kind, n in view.parents.items() for _ in range(n)]
    for i, kind in enumerate(parents):
        drawn += person(seat, kind, LEFT + 388 + 34 * i, foot, 30)
    drawn += use("tribe-hearts", LEFT + 398, top + 6, 14) if parents else ""
    told = [holdings.at_home(telling, view, member) for member in terms.MEMBERS]
    told += [holdings.all_away(telling, sign), holdings.birth(telling, view), holdings.dwellings(telling, view, sign)]
    return picture(f"tribe-{view.seat.lower()}-home", "; ".join(told), drawn)


@lru_cache(maxsize=1024)
def _memory(telling: Telling, view: SeatView) -> str:
    """The animals in the collective memory."""
    letter = view.seat.lower()
    held = [(species, i) for species in terms.SPECIES for i in range(view.memory.get(species, 0))]
    drawn = "".join(
        use(f"animal-{species}", LEFT + 451 + 43 * place, LINES[0] - 1, 40, 30,
            piece(f"memory-{letter}-{species}-{i}", f"animal-{species}"))
        for place, (species, i) in enumerate(held)
    )  # fmt: skip
    told = [holdings.memory(telling, species, n) for species, n in view.memory.items()]
    return picture(f"tribe-{letter}-memory", "; ".join(told) or telling.say("tribe-memory-empty"), drawn)


# --- stock ----------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _goods(telling: Telling, view: SeatView) -> str:
    """What lies above the board."""
    shown = [(store, view.goods.get(store, 0)) for store in terms.GOODS[: terms.PAYABLE]]
    drawn = "".join(_counted(f"good-{store}", LEFT + 52 * i, LINES[1], n) for i, (store, n) in enumerate(shown))
    label = "; ".join(holdings.good(telling, store, n) for store, n in shown)
    return picture(f"tribe-{view.seat.lower()}-goods", label, drawn)


@lru_cache(maxsize=2048)
def _food(telling: Telling, view: SeatView, sign: Signs) -> str:
    """Food by bowl, what spoils next in the last one; and all of it above what the next meal needs."""
    top, line = LINES[1], LINES[1] + 21
    drawn, x = "", LEFT + 263
    shown = [(store, view.goods.get(store, 0)) for store in terms.STORES[terms.PAYABLE :]]
    for store, n in shown:
        food, bowl = store[:-1], store[-1]
        if f"{food}{int(bowl) - 1}" not in terms.STORES:
            drawn += use(f"good-{food}", x, top, SIGN)
            x += SIGN + 1
        drawn += plate(x, top + 2, 27, 25, "tribe-plate last" if bowl == "3" else "tribe-plate", 6)
        drawn += words(n, x + 13.5, line, TEXT, "ink strong" if n else "ink-soft strong")
        x += 30
    have = holdings.food(view)
    drawn += words(have, LEFT + 500, line, TEXT, "alarm strong" if have < sign.need else "ink strong", "end")
    drawn += f'<path class="tribe-line" d="M{LEFT + 503} {line + 1}l7-17"/>'
    drawn += words(sign.need, LEFT + 513, line, TEXT, "ink-soft strong", "start")
    label = [holdings.good(telling, store, n) for store, n in shown]
    return picture(f"tribe-{view.seat.lower()}-food", "; ".join([*label, holdings.meal(telling, view, sign)]), drawn)


# --- what a tribe can do and has done -------------------------------------------------------------


@lru_cache(maxsize=2048)
def _abilities(telling: Telling, view: SeatView) -> str:
    """What each ability allows, of toolmaking its level; and who learns."""
    seat, top = terms.SEATS.index(view.seat), LINES[2]
    drawn = ""
    for i, name in enumerate(terms.ABILITIES):
        face, level = telling.pack.abilities[i], view.levels[name]
        drawn += _counted(f"ability-{name}", LEFT + 70 * i, top, face.values[level - 1] if face.values else level)
        if name in view.learners:
            drawn += person(seat, view.learners[name], LEFT + 54 + 70 * i, top + 28, 30)
    label = "; ".join(holdings.ability(telling, view, name) for name in terms.ABILITIES)
    return picture(f"tribe-{view.seat.lower()}-abilities", label, drawn)


@lru_cache(maxsize=2048)
def _treasures(telling: Telling, view: SeatView) -> str:
    """Megaliths, tokens left and actions of the shaman, crafts, and points of objectives."""
    letter = view.seat.lower()
    shown = (
        (f"megalith-{letter}", len(view.megaliths)),
        (f"token-shaman-{letter}", holdings.tokens_left(view)),
        ("village-hut", len(view.done)),
        ("craft-necklace", len(view.crafts)),
        ("tribe-objective", sum(terms.OBJECTIVE_POINTS[place] for place in view.objectives.values())),
    )
    drawn = "".join(_counted(symbol, LEFT + 228 + 63 * i, LINES[2], n) for i, (symbol, n) in enumerate(shown))
    told = [holdings.stones, holdings.done, holdings.crafts, holdings.goals]
    return picture(f"tribe-{letter}-treasures", "; ".join(tell(telling, view) for tell in told), drawn)
