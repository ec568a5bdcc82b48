"""What lies below the main board of Endless Winter, drawn: culture cards, tribe decks, the hunting ground."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, moved, picture, piece, plate, target, use, words

from .. import layout, terms
from . import cards
from .land import Telling, told_face

CARD_WIDTH, CARD_HEIGHT = 130, 196
GAP, LINE_GAP = 12, 30
TOP, BELOW = 16, 28
DECKS = 84
"""The width of the strip with the decks."""
ROW, LINES = 4, 2
HEIGHT = TOP + LINES * CARD_HEIGHT + LINE_GAP + BELOW
SIZES = {
    "culture": (DECKS + GAP + ROW * (CARD_WIDTH + GAP) + GAP, HEIGHT),
    "tribe": (3 * (CARD_WIDTH + GAP) + GAP, HEIGHT),
    "hunt": (DECKS + GAP + 3 * (CARD_WIDTH + GAP) + GAP, HEIGHT),
}
MOST_ANIMALS = 6
"""EW-HUNT-03: places of the hunting ground."""


def ground(part: str) -> str:
    """What the cards of a part lie on: rock, a camp, the steppe."""
    width, height = SIZES[part]
    return f'<use class="boards-ground" href="#market-{part}" width="{width}" height="{height}"/>'


def _place(index: int, row: int, left: int) -> tuple[int, int]:
    """The upper left corner of a card in lines of so many."""
    line, column = divmod(index, row)
    return left + column * (CARD_WIDTH + GAP), TOP + line * (CARD_HEIGHT + LINE_GAP)


def _card(x: float, y: float, face: str, id: str, kind: str) -> str:
    """A card in its place, as a piece that travels."""
    return f"<g{piece(id, kind)}>{moved(x, y, face)}</g>"


def _hit(x: float, y: float, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    return hit(x - 3, y - 3, width + 6, height + 6, 13)


def _empty(x: float, y: float) -> str:
    return plate(x, y, CARD_WIDTH, CARD_HEIGHT, "market-empty", 11)


def _deck(kind: str, count: int, x: float, y: float, more: str = "") -> str:
    """A face-down deck, as high as its cards, with their number."""
    layers = min(4, (count + 3) // 4)
    scale = DECKS / CARD_WIDTH
    stack = "".join(moved(x, y + 3 * (layers - 1 - i), cards.back(kind), scale) for i in range(layers))
    if not count:
        height = round(CARD_HEIGHT * scale)
        stack = plate(x, y, DECKS, height, "market-empty", 8)
    return f"{stack}{more}{_badge(count, x + DECKS / 2, y + CARD_HEIGHT * scale + 16)}"


def _badge(count: int | str, x: float, y: float) -> str:
    """The number of cards of a deck, in its middle at x, y."""
    return plate(x - 25, y - 14, 50, 29, "market-badge", 14) + words(count, x, y + 9, 25, "on-face strong")


# --- culture --------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def culture_pieces(
    telling: Telling,
    shown: tuple[int, ...],
    decks: tuple[int, int],
    era: int,
    marked: frozenset[int],
    hot: frozenset[str],
) -> Mapping[str, str]:
    """Two decks, then an element a place: `shown` are the card types of the open cards, -1 for a gap, those `marked`
    with a labor token; `decks` the cards left of Era I and II; the deck that is not `era`'s is closed.  Targets are
    `culture-` and the id of a card."""
    drawn = {f"culture-deck-{which}": _culture_deck(telling, which, decks[which - 1], which != era) for which in (1, 2)}
    for index, card in enumerate(shown):
        code = telling.pack.cards[card].id if card >= 0 else ""
        drawn[f"culture-place-{index}"] = _culture_card(telling, index, code, card in marked, f"culture-{code}" in hot)
    return drawn


@lru_cache(maxsize=256)
def _culture_deck(telling: Telling, era: int, count: int, closed: bool) -> str:
    y = TOP + (era - 1) * (CARD_HEIGHT + LINE_GAP) + 18
    lock = use("market-lock", GAP + 6, y + 22, DECKS - 12, 84) if closed else ""
    label = telling.say("market-culture-deck", era=era, n=count, closed=int(closed))
    return picture(f"culture-deck-{era}", label, _deck(f"culture-{era}", count, GAP, y, lock))


@lru_cache(maxsize=2048)
def _culture_card(telling: Telling, index: int, code: str, marked: bool, hot: bool) -> str:
    x, y = _place(index, ROW, DECKS + 2 * GAP)
    if not code:
        return f'<g id="culture-place-{index}" aria-hidden="true">{_empty(x, y)}</g>'
    face = _card(x, y, cards.card(code, telling.language, pack=telling.pack), f"card-{code}", f"card-{code}")
    label = told_face(telling, "cards", code)
    token = ""
    if marked:
        label = f"{label}; {telling.say('market-labor-token')}"
        token = f'<circle class="market-token" cx="{x + 65}" cy="{y + 200}" r="20"/>'
        token += use("icon-labor", x + 51, y + 186, 28)
    drawn = f"{_empty(x, y)}{face}{token}{_hit(x, y)}"
    return target(f"culture-{code}", hot, label, drawn, "market", f"culture-place-{index}")


# --- tribe ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def tribe_pieces(telling: Telling, supply: tuple[int, ...], hot: frozenset[str]) -> Mapping[str, str]:
    """An element a deck with its number of cards.  Targets are `tribe-elder` and so on."""
    names = [f"tribe-{code}" for code in terms.TRIBE_CARDS]
    return {f"at-{name}": _tribe_deck(telling, index, supply[index], name in hot) for index, name in enumerate(names)}


@lru_cache(maxsize=512)
def _tribe_deck(telling: Telling, index: int, count: int, hot: bool) -> str:
    x, y = _place(index, 3, GAP)
    # two in the second line stand in its middle
    x += (CARD_WIDTH + GAP) // 2 if index > 2 else 0
    code = terms.TRIBE_CARDS[index]
    edges = "".join(
        plate(x, y + 2 * i, CARD_WIDTH, CARD_HEIGHT, "market-edge", 10) for i in range(min(4, count // 3), 0, -1)
    )
    face = cards.card(code, telling.language, pack=telling.pack)
    top = _card(x, y, face, f"deck-{code}", f"card-{code}") if count else ""
    badge = _badge(count, x + CARD_WIDTH / 2, y + CARD_HEIGHT + 8)
    label = telling.say("market-tribe-deck", card=told_face(telling, "cards", code), n=count)
    return target(f"tribe-{code}", hot, label, f"{_empty(x, y)}{edges}{top}{_hit(x, y)}{badge}", "market")


# --- the hunting ground ---------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def hunt_pieces(
    telling: Telling, animals: tuple[int, ...], deck: int, hot: frozenset[str], placed: bool = False
) -> Mapping[str, str]:
    """The animal deck, then an element a place: `animals` are the species that lie open, -1 for gaps.

    Where there are more than places, those alike lie on each other (EWP-HUNT-01).  Targets are `animal-deck` and
    `animal-` with the id of a species, of several alike each is one; or with its place, where animals are `placed`.
    """
    y = TOP + 100
    drawn = {
        "at-animal-deck": target(
            "animal-deck", "animal-deck" in hot, telling.say("market-animal-deck", n=deck),
            _deck("animal", deck, GAP, y) + _hit(GAP, y, DECKS, round(CARD_HEIGHT * DECKS / CARD_WIDTH)), "market",
        )
    }  # fmt: skip
    piled = Counter(animals) if len(animals) > MOST_ANIMALS else {}
    shown = tuple(piled) or animals
    alike: Counter[int] = Counter()
    for index in range(max(MOST_ANIMALS, len(shown))):
        species = shown[index] if index < len(shown) else -1
        code = telling.pack.animals[species].id if species >= 0 else ""
        name = f"animal-{layout.GROUND_PLACES[index] if placed else code}"
        row = max(MOST_ANIMALS, len(shown) + 1) // 2
        drawn[f"animal-place-{index}"] = _animal(
            telling, index, row, code, alike[species], name, name in hot, piled.get(species, 1)
        )
        alike[species] += 1
    return drawn


@lru_cache(maxsize=2048)
def _animal(telling: Telling, index: int, row: int, code: str, number: int, name: str, hot: bool, piled: int) -> str:
    """A card, or a pile, of one of two lines of so many, which overlap where there is no room side by side."""
    line, column = divmod(index, row)
    x, y = _place(3 * line, 3, DECKS + 2 * GAP)
    x += round(2 * (CARD_WIDTH + GAP) * column / (row - 1))
    if not code:
        return f'<g id="animal-place-{index}" aria-hidden="true">{_empty(x, y)}</g>'
    face = cards.animal(code, telling.language, telling.pack)
    label = told_face(telling, "animals", code)
    drawn = f"{_empty(x, y)}{_card(x, y, face, f'animal-{code}-{number}', f'animal-{code}')}{_hit(x, y)}"
    if piled > 1:
        label = f"{piled} × {label}"
        drawn += _badge(f"×{piled}", x + CARD_WIDTH / 2, y + CARD_HEIGHT + 8)
    return target(name, hot, label, drawn, "market", f"animal-place-{index}")
