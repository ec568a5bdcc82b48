"""The civilization cards and the building tiles of Stone Age, drawn: every face, the display, the stacks."""

from __future__ import annotations

from functools import lru_cache

from eolith.kernel.drawing import hit, moved, picture, piece, target, use, words

from .. import terms
from ..pack.records import Card, Tile
from ..seen.observation import Observation
from ..words.telling import Telling
from . import items
from .figures import figure

CARDS_SIZE = (620, 250)
BUILDINGS_SIZE = (620, 250)
CARD = (130, 196)
TILE = (130, 150)

DECK_X, FIRST_X, CARD_STEP = 6, 82, 134
"""The deck lies left of the display, for new cards come from there."""
TOP = 48
"""Of cards and tiles; above them are prices and rings."""
STACK_STEP = 150
EDGE = 5
"""How much of each tile below the top of a stack shows."""
HUTS = 4
"""Kinds of huts painted on building tiles."""
Standing = tuple[int, ...]
"""How many figures each seat has on a place."""


# --- the display of cards -------------------------------------------------------------------------


@lru_cache(maxsize=64)
def cards_ground(telling: Telling) -> str:
    """The shelf that cards lie on, with the price of each place."""
    drawn = use("shelf", 0, 0, *CARDS_SIZE)
    for slot in range(4):
        x = _card_x(slot)
        drawn += use("card-place", x, TOP, *CARD) + words(slot + 1, x + 12, 38, 30, "ink strong")
        drawn += "".join(use("any", x + 22 + 14 * i, 16, 24) for i in range(slot + 1))
    return drawn


def cards_pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> dict[str, str]:
    """The four places of cards, the cheapest first, and the deck."""
    told = items.cards(telling, seen)
    drawn = {}
    for slot, code in enumerate(seen.slots):
        place = terms.PLACES[terms.CARD1 + slot]
        standing = items.standing(seen, place)
        drawn[f"at-{place}"] = _card_at(telling, slot, code, standing, seen.dice[slot], place in hot, told[slot].text)
    drawn["deck"] = _deck(seen.deck_size, told[-1].text)
    return drawn


def _card_x(slot: int) -> int:
    """The cheapest card lies on the right."""
    return FIRST_X + CARD_STEP * (3 - slot)


@lru_cache(maxsize=4096)
def _card_at(
    telling: Telling, slot: int, code: str | None, standing: Standing, dice: tuple[int, ...], hot: bool, label: str
) -> str:
    place = terms.PLACES[terms.CARD1 + slot]
    x = _card_x(slot)
    drawn = hit(x, 3, CARD[0] - 2, 244, 12)
    if code:
        drawn += f"<g{piece(f'card-{code}-at-{place}', f'card-{code}')}>{moved(x, TOP, card(telling, code))}</g>"
    if code or any(standing):
        drawn += _ring(x + 105, TOP + 1) + _figures(standing, place, x + 105, TOP + 4)
    for i, face in enumerate(dice):
        drawn += use(f"die-{face}", x + 4 + 30 * (i % 4), TOP + 74, 32, more=' class="die" data-kind="die"')
    return target(place, hot, label, drawn, "slot")


def _ring(x: float, y: float) -> str:
    return f'<ellipse class="ring free" cx="{x}" cy="{y}" rx="23" ry="12"/>'


def _figures(standing: Standing, place: str, x: float, y: float) -> str:
    who = [(seat, i) for seat, n in enumerate(standing) for i in range(n)]
    first = x - 8 * (len(who) - 1)
    return "".join(figure(seat, place, i, first + 16 * k, y) for k, (seat, i) in enumerate(who))


@lru_cache(maxsize=512)
def _deck(left: int, label: str) -> str:
    layers = min(8, -(-left // 4))
    drawn = use("deck-place", DECK_X, 84, 66, 100)
    drawn += "".join(use("card-back", DECK_X + 3, 92 - 3 * i, 60, 90) for i in range(layers))
    return picture("deck", label, drawn + words(left, DECK_X + 33, 216, 30, "ink strong"))


# --- a card ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def card(telling: Telling, code: str) -> str:
    """The face of a card, 130 by 196: its effect above, its symbol below."""
    shown = card_of(telling, code)
    half = "culture" if shown.culture >= 0 else "profession"
    return (
        f'<g class="card">{use(f"card-{half}", 0, 0, *CARD)}{_effect(shown)}{_symbol(telling, shown)}'
        f"{words(code, 9, 19, 12, 'code', 'start')}</g>"
    )


def card_of(telling: Telling, code: str) -> Card:
    found: Card = telling.game.pack.cards[telling.game.pack.card(code)]
    return found


def _effect(shown: Card) -> str:
    """The upper half."""
    match shown.effect:
        case "dice for all":
            return use("dice-for-all", 7, 24, 113, 69)
        case "roll":
            return use("roll", 5, 35, 66, 44) + use("yields", 70, 50, 14) + use(_good(shown), 83, 38, 38)
        case "points":
            return use("point", 26, 15, 76) + words(shown.amount, 64, 67, 36, "on-card strong")
        case "extra card":
            return use("extra-card", 16, 20, 98, 72)
        case "two resources":
            return use("two-resources", 12, 28, 103, 54)
        case "agriculture" | "tool":
            return _gain(shown.effect, 1)
        case "one-use tool":
            return _gain("one-use", shown.amount)
    return _gain(_good(shown), shown.amount)


def _good(shown: Card) -> str:
    return terms.RESOURCES[shown.resource] if shown.resource >= 0 else "food"


def _gain(symbol: str, amount: int) -> str:
    return use(symbol, 10, 24, 64) + words(f"+{amount}", 97, 69, 36, "on-card strong")


def _symbol(telling: Telling, shown: Card) -> str:
    """The lower half."""
    if shown.culture >= 0:
        name = terms.CULTURES[shown.culture]
        text = telling.say(f"culture-{name}")
        drawn = use(f"culture-{name}", 34, 103, 60)
    else:
        name = terms.PROFESSIONS[shown.profession]
        text = telling.say(f"profession-{name}")
        size, step = ((60, 0), (52, 54), (40, 38))[shown.symbols - 1]
        left = 64 - (size + step * (shown.symbols - 1)) / 2
        drawn = "".join(use(f"profession-{name}", left + step * i, 133 - size / 2, size) for i in range(shown.symbols))
    letters = min(16.0, round(178 / len(text), 1))
    return f'<g class="painting">{drawn}</g>{words(text, 64, 181, letters, "on-card")}'


# --- the stacks of buildings ----------------------------------------------------------------------


@lru_cache(maxsize=64)
def buildings_ground(telling: Telling) -> str:
    """The trodden ground that buildings stand on."""
    drawn = use("shelf", 0, 0, *BUILDINGS_SIZE)
    for stack in range(telling.game.sides):
        drawn += use("tile-place", _stack_x(telling.game.sides, stack), TOP, *TILE)
    return drawn


def buildings_pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> dict[str, str]:
    """The stacks of buildings, one a player."""
    told = items.buildings(telling, seen)
    drawn = {}
    for i, stack in enumerate(seen.stacks):
        place = terms.PLACES[terms.BUILDING1 + i]
        lying = (stack.top, stack.left, items.standing(seen, place))
        drawn[f"at-{place}"] = _stack(telling, seen.players, i, *lying, place in hot, told[i].text)
    return drawn


def _stack_x(players: int, stack: int) -> int:
    return (BUILDINGS_SIZE[0] - STACK_STEP * players) // 2 + 10 + STACK_STEP * stack


@lru_cache(maxsize=4096)
def _stack(
    telling: Telling, players: int, number: int, top: str | None, left: int, standing: Standing, hot: bool, label: str
) -> str:
    place = terms.PLACES[terms.BUILDING1 + number]
    x = _stack_x(players, number)
    drawn = hit(x - 4, 3, TILE[0] + 6, 244, 12)
    below = left - 1 if top else left
    drawn += "".join(use("tile-edge", x, TOP + EDGE * i, *TILE) for i in range(below, 0, -1))
    if top:
        drawn += f"<g{piece(f'tile-{top}-at-{place}', f'tile-{top}')}>{moved(x, TOP, tile(telling, top))}</g>"
    elif left:
        drawn += use("tile-back", x, TOP, *TILE)
    text = telling.say("stack-left", n=left) if left else telling.say("stack-empty")
    drawn += words(text, x + 63, 243 if left else 130, 17)
    if top or any(standing):
        drawn += _ring(x + 105, TOP + 1) + _figures(standing, place, x + 105, TOP + 4)
    return target(place, hot, label, drawn, "slot")


# --- a building -----------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def tile(telling: Telling, code: str) -> str:
    """The face of a building, 130 by 150: the hut and its points above, the price below."""
    number = telling.game.pack.tile(code)
    shown: Tile = telling.game.pack.tiles[number]
    points = str(shown.points) if shown.points else "Σ"
    return (
        f'<g class="tile">{use("tile-front", 0, 0, *TILE)}{use(f"hut-{number % HUTS + 1}", 32, 20, 92, 74)}'
        f"{use('point', 6, 5, 48)}{words(points, 30, 37, 24, 'on-card strong')}{_price(telling, shown)}"
        f"{words(code, 70, 18, 11, 'code')}</g>"
    )


def _price(telling: Telling, shown: Tile) -> str:
    """The lower part: the goods, or how many of how many kinds."""
    if shown.units == 0:
        goods = [name for name, n in zip(terms.RESOURCES, shown.price) for _ in range(n)]
        step = min(38.0, 116 / len(goods))
        left = 63 - (step * (len(goods) - 1) + 38) / 2
        return "".join(use(name, round(left + step * i, 1), 99, 38) for i, name in enumerate(goods))
    if shown.kinds < 0:
        text = telling.say("pieces-any-kinds")
        return use("any", 84, 97, 30) + words(f"1–{shown.units}", 48, 122, 30, "on-card strong") + _note(text)
    drawn = ""
    for i in range(shown.units):
        kind = i * shown.kinds // shown.units + 1
        drawn += use(f"kind-{kind}", 63 - 11 * shown.units + 22 * i, 99, 22)
    return drawn + _note(telling.say("pieces-kinds", n=shown.kinds))


def _note(text: str) -> str:
    return words(text, 63, 138, min(15.0, round(170 / len(text), 1)), "on-card")
