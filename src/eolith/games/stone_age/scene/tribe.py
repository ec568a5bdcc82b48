"""A tribe of Stone Age, drawn: one's own board at large, the others' at a glance."""

from __future__ import annotations

from functools import lru_cache

from eolith.kernel.drawing import fitted, picture, plate, seat_letter, use, words
from eolith.kernel.text import signed

from .. import terms
from ..seen.observation import SeatView
from ..words import printed
from ..words.telling import Telling
from . import items
from .boxes import CARDS, HEIGHT, TOOLS, WIDTH
from .cards import HUTS, card_of
from .figures import figure
from .items import Signs, need

OWN_SIZE = (WIDTH, HEIGHT)
OTHER_SIZE = (600, 210)
PARTS = ("figures", "goods", "tools", "cards", "buildings", "facts")

Tools = tuple[tuple[int, bool], ...]
"""Value and whether it has been used this round, of each tool."""
Facts = tuple[int, int, int, int, int, int | None]
"""Score, agriculture, food, food needed next, how much of it is missing (-1: there is no next), forecast."""


def pieces(telling: Telling, view: SeatView, signs: Signs, own: bool, name: str = "") -> dict[str, str]:
    """What a tribe has: figures at home, goods, tools, cards, buildings, and the facts beside them.

    `name` is who plays the seat.
    """
    seat = terms.SEATS.index(view.seat)
    goods = (view.food, *view.goods.values())
    tools = tuple((tool.value, tool.turned) for tool in view.tools)
    buildings = tuple((building.code, building.points) for building in view.buildings)
    needed, short = need(view)
    facts = (view.score, view.agriculture, view.food, needed, -1 if signs.over else short, view.forecast)
    open_cards = _open_cards(telling, view.open)
    drawn = (
        _figures(telling, seat, own, view.home, view.figures),
        _goods(telling, seat, own, goods),
        _tools(telling, seat, own, tools, open_cards),
        _cards(telling, seat, own, view.pile_size, view.pile if own else None, view.open, _multipliers(view)),
        _buildings(telling, seat, own, buildings),
        _facts(telling, seat, own, name, facts, signs.first, signs.turn),
    )
    letter = view.seat.lower()
    return {f"tribe-{letter}-{part}": markup for part, markup in zip(PARTS, drawn)}


# --- ground ---------------------------------------------------------------------------------------

CAPTIONS = (("goods", 274, 28), ("tools", 878, 28), ("home", 274, 146), ("buildings", 534, 146), ("cards", 784, 146))
"""Headings of one's own board."""


@lru_cache(maxsize=256)
def ground(telling: Telling, seat: int, own: bool) -> str:
    """The hide that a tribe's things lie on, with a band in the colour of the seat."""
    letter = seat_letter(seat)
    if not own:
        return use("hide-other", 0, 0, *OTHER_SIZE) + use(f"band-{letter}", 10, 10, 580, 54)
    drawn = use("hide-own", 0, 0, *OWN_SIZE) + use(f"band-{letter}", 14, 14, 246, 54)
    drawn += use("pit", 270, 33, 210, 90)
    drawn += "".join(use("pit", 488 + 94 * i, 33, 88, 90) for i in range(4))
    drawn += "".join(use("tool-place", TOOLS[0] + 67 * i, TOOLS[1], 66) for i in range(3))
    for name, x, y in CAPTIONS:
        drawn += words(telling.say(f"pieces-{name}"), x, y, 17, "ink-soft fine", "start")
    return drawn


# --- figures --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _figures(telling: Telling, seat: int, own: bool, home: int, figures: int) -> str:
    """Who is at home, and out of how many."""
    x, y, height, room = (304, 230, 78, 108) if own else (428, 132, 52, 56)
    step = min(height * 0.62, room / max(1, home - 1))
    drawn = "".join(figure(seat, "home", i, round(x + step * i, 1), y, height) for i in range(home))
    count = f"{home}/{figures}"
    if own:
        drawn += words(count, 520, 220, 42 if len(count) < 5 else 34, "ink strong", "end")
    else:
        drawn += words(count, 588, 118, 32 if len(count) < 5 else 26, "ink strong", "end")
    label = telling.say("scene-figures", n=figures, home=home)
    return picture(f"tribe-{seat_letter(seat)}-figures", label, drawn)


# --- goods ----------------------------------------------------------------------------------------

OWN_PITS = ((278, 35, 60, 406, 78, 50), (492, 35, 54, 572, 117, 46))
OTHER_PITS = ((16, 78, 46, 120, 106, 34), (144, 78, 38, 200, 131, 32))
"""Of food and of wood: left and top of the pile, its size, right and base of the number, its size."""


@lru_cache(maxsize=4096)
def _goods(telling: Telling, seat: int, own: bool, amounts: tuple[int, ...]) -> str:
    """Food and resources as piles with their numbers."""
    drawn = ""
    for i, (name, n) in enumerate(zip(("food", *terms.RESOURCES), amounts)):
        kind = "on-card strong" if n else "on-card none"
        x, y, size, right, base, figures = (OWN_PITS if own else OTHER_PITS)[min(i, 1)]
        x += max(0, i - 1) * (94 if own else 66)
        right += max(0, i - 1) * (94 if own else 66)
        drawn += "" if own else use("pit", x - 4, 76, 62 if i else 122, 60)
        drawn += _pile(name, n, x, y, size) + words(n, right, base, _size(n, figures), kind, "end")
    told = [telling.say(f"amount-{name}", n=n) for name, n in zip(("food", *terms.RESOURCES), amounts) if n]
    label = ", ".join(told) or telling.say("scene-stock-empty")
    return picture(f"tribe-{seat_letter(seat)}-goods", label, drawn)


def _pile(name: str, n: int, x: float, y: float, size: float) -> str:
    """A good; two and three of it lie behind each other, none is a shadow."""
    if n == 0:
        return use(name, x, y, size, more=' opacity=".3"')
    behind = "".join(use(name, x + 9 * i, y - 2 * i, size) for i in range(min(n, 3) - 1, 0, -1))
    return behind + use(name, x, y, size)


def _size(number: int, size: int) -> int:
    """Of a number that has room for two digits."""
    return size if number < 100 else round(size * 0.75)


# --- tools ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _open_cards(telling: Telling, codes: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The cards that lie face up: symbol and value."""
    cards = [card_of(telling, code) for code in codes]
    return tuple(("one-use", card.amount) if card.effect == "one-use tool" else ("any", 2) for card in cards)


@lru_cache(maxsize=4096)
def _tools(telling: Telling, seat: int, own: bool, tools: Tools, open_cards: tuple[tuple[str, int], ...]) -> str:
    """Tool tiles, turned when used, and what lies open for use once."""
    drawn = ""
    for i, (value, turned) in enumerate(tools):
        x, y, size = (TOOLS[0] + 67 * i, TOOLS[1], 66) if own else (112 + 58 * i, 144, 54)
        middle = f"{x + size / 2:g} {y + size / 2:g}"
        more = f' class="turned" transform="rotate(90 {middle})" opacity=".55"' if turned else ""
        drawn += use(f"tool-{value}", x, y, size, more=more)
    for i, (symbol, value) in enumerate(open_cards):
        if own:
            x, y, size = 1080 + 54 * (i % 2), 18 + 54 * (i // 2), 52
        else:
            x, y, size = 288 + 46 * (i % 2), 142 + 30 * (i // 2), 44 if len(open_cards) < 3 else 32
        drawn += use("token", x, y, size) + use(symbol, x + 2, y + 2, size * 0.66)
        drawn += words(f"{value}", x + size * 0.74, y + size * 0.9, size * 0.6, "on-card strong")
    return picture(f"tribe-{seat_letter(seat)}-tools", items.tools(telling, tools), drawn)


# --- cards ----------------------------------------------------------------------------------------


def _multipliers(view: SeatView) -> tuple[int, ...]:
    """What the symbols of each profession count (SA-SCORE)."""
    return view.agriculture, sum(tool.value for tool in view.tools), len(view.buildings), view.figures


@lru_cache(maxsize=4096)
def _cards(
    telling: Telling, seat: int, own: bool, size: int, pile: tuple[str, ...] | None, open_codes: tuple[str, ...],
    multipliers: tuple[int, ...],
) -> str:  # fmt: skip
    """One's own cards by what they count for; of the others the number alone."""
    id = f"tribe-{seat_letter(seat)}-cards"
    if not own or pile is None:
        x, y, height = (790, 150, 84) if own else (494, 142, 58)
        more = "" if size else ' opacity=".3"'
        width = round(height * 0.66, 1)
        drawn = "".join(use("card-back", x + 5 * i, y - i, width, height, more) for i in range(max(1, min(3, size))))
        kind = "ink strong" if size else "ink none"
        drawn += words(size, x + width + 34, y + height * 0.72, height * 0.62, kind)
        return picture(id, telling.say("scene-pile", cards=size or telling.say("scene-none")), drawn)
    cards = [card_of(telling, code) for code in (*pile, *open_codes)]
    drawn = "".join(_culture(i, sum(card.culture == i for card in cards)) for i in range(len(terms.CULTURES)))
    for i, multiplier in enumerate(multipliers):
        drawn += _profession(i, sum(card.symbols for card in cards if card.profession == i), multiplier)
    label = ", ".join(printed.symbols(card, telling.say) for card in cards) or telling.say("scene-none")
    return picture(id, telling.say("scene-pile", cards=label), drawn)


def _culture(number: int, owned: int) -> str:
    x, y = CARDS[0] + 49.5 * number, CARDS[1]
    kind = "painting owned" if owned else "painting missing"
    symbol = use(f"culture-{terms.CULTURES[number]}", x + 6, y + 6, 34)
    drawn = f'<g class="{kind}">{use("leaf-spot", x, y, 46)}{symbol}</g>'
    if owned > 1:
        drawn += use("badge", x + 26, y - 4, 24) + words(owned, x + 38, y + 14, 20, "on-card strong")
    return drawn


def _profession(number: int, symbols: int, multiplier: int) -> str:
    x, y = CARDS[0] + 99 * number, CARDS[1] + 47
    kind = "painting owned" if symbols else "painting missing"
    name = terms.PROFESSIONS[number]
    drawn = f'<g class="{kind}">{use("sand-spot", x, y, 44)}{use(f"profession-{name}", x + 4, y + 3, 37)}</g>'
    text = f"{symbols}×{multiplier}"
    size = 32 if len(text) < 4 else 25
    return drawn + words(text, x + 45, y + 33, size, "ink strong" if symbols else "ink none", "start")


# --- buildings ------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _buildings(telling: Telling, seat: int, own: bool, buildings: tuple[tuple[str, int], ...]) -> str:
    """The huts of a tribe, each with what it scored; of the others their number."""
    if own:
        step = min(58.0, 188 / max(1, len(buildings) - 1))
        drawn = ""
        for i, (code, points) in enumerate(buildings):
            x = round(534 + step * i, 1)
            number = telling.game.pack.tile(code)
            drawn += use("plot", x, 150, 56, 86) + use(f"hut-{number % HUTS + 1}", x + 3, 158, 50, 40)
            drawn += words(points, x + min(28, step / 2 + 3), 229, min(30, step * 0.8), "on-card strong")
    else:
        drawn = use("home", 388, 146, 50, more="" if buildings else ' opacity=".3"')
        drawn += words(len(buildings), 460, 188, 36, "ink strong" if buildings else "ink none")
    return picture(f"tribe-{seat_letter(seat)}-buildings", items.buildings_of(telling, buildings), drawn)


# --- facts ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _facts(telling: Telling, seat: int, own: bool, name: str, facts: Facts, first: bool, turn: bool) -> str:
    """Who it is, whose turn it is, points, agriculture, and what the next feeding takes."""
    score, agriculture, food, needed, short, forecast = facts
    letter = seat_letter(seat)
    say = telling.say
    drawn = use("turn-own" if own else "turn-other", 0, 0, *(OWN_SIZE if own else OTHER_SIZE)) if turn else ""
    drawn += use(f"mark-{letter}", 20, 19 if own else 15, 44)
    if own:
        drawn += words(_called(telling, letter, name, 8 if first else 11), 72, 51, 30, "on-band", "start")
        drawn += use("first", 208, 15, 50) if first else ""
        drawn += use("point", 18, 76, 116)
        drawn += words(signed(score), 76, 158, min(54, 150 // len(signed(score))), "on-card strong")
        if forecast is not None:
            drawn += words(f"→ {signed(forecast)}", 30, 230, 36, "ink strong", "start")
            drawn += words(say("pieces-forecast"), 144, 228, 17, "ink-soft fine", "start")
        drawn += use("agriculture", 142, 90, 76) + words(agriculture, 238, 152, 50, "ink strong")
        drawn += _need(telling, needed, short, 280, 85, 192) if short >= 0 else ""
    else:
        drawn += words(_called(telling, letter, name, 16 if first else 19), 74, 47, 28, "on-band", "start")
        drawn += use("first", 382, 12, 50) if first else ""
        drawn += use("point", 434, 3, 66) + words(signed(score), 505, 51, 38, "on-band strong", "start")
        drawn += use("agriculture", 10, 146, 52) + words(agriculture, 80, 188, 36, "ink strong")
        drawn += _need(telling, needed, short, 64, 109, 66) if short >= 0 else ""
    told = [say("scene-first")] if first else []
    told += [say("scene-turn")] if turn else []
    told += [say("scene-points", n=score), say("scene-agriculture", n=agriculture)]
    if forecast is not None:
        told.append(say("scene-forecast", n=forecast))
    if short >= 0:
        told.append(say("scene-food", n=food, need=needed))
    if short > 0:
        told.append(say("scene-short", n=short))
    return picture(f"tribe-{letter}-facts", "; ".join(told), drawn, "turn" if turn else "")


def _need(telling: Telling, needed: int, short: int, x: float, y: float, width: float) -> str:
    """The strip under the food: how much of it the next feeding takes, and loudly what is missing."""
    wide = width > 100
    height, size = (33, 32) if wide else (25, 24)
    drawn = plate(x, y, width, height, f"need {'hungry' if short else 'fed'}")
    base = y + height * 0.8
    if wide:
        drawn += words(f"/ {needed}", x + 132, y - 7, 34, "on-card", "start")
        text = telling.say("pieces-missing" if short else "pieces-enough")
        drawn += words(text, x + width - 10, y + 23, 19, "on-need fine", "end")
    if short > 9 and not wide:
        size = 20
    if short:
        drawn += use("hungry", x + 3, y + 1, height - 2)
        return drawn + words(f"−{short}", x + height + 4, base, size, "on-need strong", "start")
    return drawn + words("✓", x + (18 if wide else width / 2), base, size * 0.8, "on-need strong")


def _called(telling: Telling, letter: str, name: str, length: int) -> str:
    """Who plays the seat, or which tribe it is."""
    return fitted(name, length) or telling.say("scene-tribe", seat=letter.upper())
