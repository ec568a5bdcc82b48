"""What is beside the table of one who plays alone, drawn: the card of the round, what opponents do, their memory.

The figures of the opponents are drawn here for all boards.  They, and white figures, bear signs as well as colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from eolith.kernel.drawing import hit, moved, picture, piece, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..notation.columns import AloneObservation
from ..seen.event import UNDER_WAY, card_of, stays
from ..words import solo
from ..words.telling import Telling
from .village import block, mark

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

SIZE = (560, 470)
LEFT, WIDTH = 10, 540
CARD, CARD_HEIGHT, TITLE = 8, 246, 42
ACTS, MOVES, MEMORY = 262, 330, 398
"""The upper edges of the three rows below the card."""
ROW_HEIGHT = 62
GOING = 390
"""How much of a row the moves take; white figures stand beside them."""
COLOURS = {
    "red": ("#c9473a", "#7c2219"), "pink": ("#d77aa6", "#7d2c55"),
    "blue": ("var(--seat-b)", "var(--seat-b-deep)"), "white": ("#f6f3ea", "#57524a"),
}  # fmt: skip
MARKS = {
    "red": "M0-5.6L5.6 4.6H-5.6Z",
    "pink": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    "blue": "M-4.6-4.6H4.6V4.6H-4.6Z",
}
"""Triangle, circle and square."""
ACT_SIGNS = {
    "discard_statuette": "craft-statuette",
    "discard_necklace": "craft-necklace",
    "paint_memory": "village-paint",
}


# --- figures ----------------------------------------------------------------------------------------


def figure(kind: str, colour: str, x: float, y: float, height: float, id: str = "") -> str:
    """A person in a colour of the opponents with its feet at x, y."""
    light, deep = COLOURS[colour]
    scale = height / 55
    drawn = '<ellipse cx="21" cy="49.6" rx="14" ry="2.4" fill="var(--shadow)"/>'
    drawn += f'<use href="#person-{kind}" fill="{light}" color="{deep}"/>'
    if colour in MARKS:
        mark = (
            f'<path d="{MARKS[colour]}" fill="#fff" stroke="{deep}" stroke-width="1.6" transform="translate(20 31.5)"/>'
        )
        drawn += mark
    body = moved(round(x - 20 * scale, 1), round(y - 50 * scale, 1), drawn, round(scale, 3))
    return f"<g{piece(id, f'{kind}-{colour}')}>{body}</g>" if id else body


def rival(name: str, x: float, y: float, height: float, id: str = "", kind: str = "hunter") -> str:
    """A hunter-gatherer of the opponents, or one of their shamans."""
    return figure(kind, name, x, y, height, id)


def white(number: int, x: float, y: float, height: float, id: str = "white") -> str:
    """One of terms.WHITE_FIGURES; each is at one place, and a shade of it has no id."""
    kind = terms.WHITE_FIGURES[number].removeprefix("white_")
    return figure(kind, "white", x, y, height, id and f"{id}-{kind}")


def cube(x: float, y: float, size: float, id: str = "") -> str:
    """A cube of the opponents."""
    drawn = (
        '<path d="M4.5 11L20 4L35.5 11L20 18.5Z" fill="var(--tusk)"/>'
        '<path d="M4.5 11V28L20 36V18.5Z" fill="var(--stone)"/>'
        '<path d="M35.5 11V28L20 36V18.5Z" fill="var(--stone-deep)"/>'
        '<path d="M10 20L15 29M15 21L10 28" fill="none" stroke-width="2"/>'
    )
    body = moved(x, y, f'<g stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round">{drawn}</g>', size / 40)
    return f"<g{piece(id, 'cube-rival')}>{body}</g>" if id else body


# --- what the card says -----------------------------------------------------------------------------


def moves(game: Game[Pack], seen: AloneObservation) -> Mapping[str, tuple[int, int]]:
    """Where and how far the opponents on the map are still to go in this round, by terms.RIVALS."""
    card = card_of(game, seen)
    if card is None or seen.phase not in UNDER_WAY:
        return {}
    stay = stays(game, seen)
    return {name: move for name, move in zip(terms.RIVALS, card.moves) if name in seen.rivals and name not in stay}


# --- the board --------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def ground(telling: Telling) -> str:
    """What it all lies on."""
    return plate(0, 0, *SIZE, "village-slot", 14)


def pieces(telling: Telling, seen: AloneObservation, hot: frozenset[str]) -> Mapping[str, str]:
    """The card, its actions and moves, memory, tokens and stack."""
    card = card_of(telling.game, seen)
    moving = moves(telling.game, seen)
    return {
        "solo-card": _card(telling, seen.card, seen.declined),
        "solo-acts": _acts(telling, seen.card),
        "solo-moves": _moves(telling, seen.card, tuple(sorted(moving)) if card else (), stays(telling.game, seen)),
        "solo-white": _white(telling, solo.aside(seen), solo.white(telling, seen)),
        "solo-memory": _memory(telling, seen.solo_memory),
        "solo-tokens": _tokens(telling, seen.seats[0].deprivation),
        "solo-stack": _stack(telling, len(seen.cards)),
    }


def items(telling: Telling, seen: AloneObservation) -> list[Item]:
    """The same in words, a line each."""
    told = [
        (solo.card(telling, seen.card, seen.declined), "card"),
        (solo.acts(telling, seen.card), ""),
        (solo.moves(telling, seen.card, stays(telling.game, seen)), ""),
        *((line, "") for line in solo.white(telling, seen)),
        (solo.memory(telling, seen.solo_memory), ""),
        (solo.tokens(telling, seen.seats[0].deprivation), ""),
        (solo.stack(telling, len(seen.cards)), "stack"),
    ]
    return [Item(sentence(line), place) for line, place in told if line]


@lru_cache(maxsize=256)
def _card(telling: Telling, code: str | None, declined: bool) -> str:
    """The card to be read."""
    card = solo.face(telling, code)
    drawn = plate(LEFT, CARD, WIDTH, CARD_HEIGHT, "village-plate")
    if card is None:
        drawn += block(telling.say("solo-no-card"), LEFT + 20, CARD, WIDTH - 40, CARD_HEIGHT, 27, "on-face", "middle")
        return _pressed("card", solo.card(telling, code), drawn, (LEFT, CARD, WIDTH, CARD_HEIGHT))
    drawn += plate(LEFT, CARD, WIDTH, TITLE, "village-back")
    drawn += block(card.names[telling.language], LEFT + 12, CARD, WIDTH - 24, TITLE, 28, "on-dark title", "middle")
    top, foot = CARD + TITLE + 4, CARD + CARD_HEIGHT - 32
    closing = card.closing.get(telling.language, "")
    text = card.text[telling.language]
    cut = foot - (foot - top) * len(closing) / (len(text) + len(closing)) if closing else foot
    drawn += block(text, LEFT + 14, top, WIDTH - 28, cut - top, 30)
    if closing:
        drawn += f'<path class="tribe-line" d="M{LEFT + 14} {cut:.0f}H{LEFT + WIDTH - 14}"/>'
        drawn += block(closing, LEFT + 14, cut + 2, WIDTH - 28, foot - cut - 2, 30)
    drawn += block(solo.how(telling, card, declined), LEFT + 44, foot, WIDTH - 58, 30, 21, "note", "middle")
    drawn += mark(card, LEFT + 8, foot + 2)
    drawn = f'<g opacity=".55">{drawn}</g>' if declined else drawn
    return _pressed("card", solo.card(telling, code, declined), drawn, (LEFT, CARD, WIDTH, CARD_HEIGHT))


def _pressed(name: str, label: str, drawn: str, box: tuple[float, float, float, float]) -> str:
    """What is told in full when it is pressed."""
    return target(name, False, sentence(label), drawn + hit(*box), "", f"solo-{name}")


@lru_cache(maxsize=256)
def _acts(telling: Telling, code: str | None) -> str:
    """A sign for each action, and the shamans with what they block."""
    card = solo.face(telling, code)
    drawn = plate(LEFT, ACTS, WIDTH, ROW_HEIGHT, "village-plate")
    for i, act in enumerate(card.rival_actions if card else ()):
        name, x = terms.RIVAL_ACTIONS[act], LEFT + 10 + 66 * i
        drawn += use(ACT_SIGNS[name], x, ACTS + 7, 46)
        if name != "paint_memory":
            drawn += f'<path d="M{x + 34} {ACTS + 36}l20 20m0-20l-20 20" stroke="var(--rust)" stroke-width="5"/>'
    for i, (name, cell) in enumerate(zip(terms.RIVAL_SHAMANS, card.shamans) if card else ()):
        x = LEFT + 148 + 196 * i
        action = "camp" if cell == 0 else terms.HUT[cell]
        drawn += rival(name, x + 18, ACTS + 56, 52, "", "shaman")
        drawn += block(telling.say(f"village-hut-{action}"), x + 38, ACTS + 2, 152, ROW_HEIGHT - 4, 21, "on-face")
    return picture("solo-acts", solo.acts(telling, code), drawn)


@lru_cache(maxsize=256)
def _moves(telling: Telling, code: str | None, moving: tuple[str, ...], stay: tuple[str, ...]) -> str:
    """Each opponent with an arrow and the number of tiles; pale when it has moved or is held back."""
    card = solo.face(telling, code)
    drawn = plate(LEFT, MOVES, GOING, ROW_HEIGHT, "village-plate")
    for i, (name, (way, steps)) in enumerate(zip(terms.RIVALS, card.moves) if card else ()):
        x = LEFT + 8 + 128 * i
        shown = rival(name, x + 22, MOVES + 56, 52)
        shown += f'<use href="#land-small" transform="translate({x + 68} {MOVES + 31}) rotate({90 * way}) scale(1.6)"/>'
        shown += words(steps, x + 102, MOVES + 43, 34, "on-face strong")
        drawn += shown if name in moving else f'<g opacity=".4">{shown}</g>'
        drawn += halt(x + 68, MOVES + 31) if name in stay else ""
    return picture("solo-moves", solo.moves(telling, code, stay), drawn)


def halt(x: float, y: float) -> str:
    """An opponent here goes nowhere: two bars."""
    bars = f'<path d="M{x - 5} {y - 7}V{y + 7}M{x + 5} {y - 7}V{y + 7}" class="solo-bars"/>'
    return f'<circle class="solo-halt" cx="{x}" cy="{y}" r="17"/>{bars}'


@lru_cache(maxsize=64)
def _white(telling: Telling, aside: tuple[str, ...], told: tuple[str, ...]) -> str:
    """DGS-SETUP-10: white figures are ready here; where one has left there is its shade."""
    x = LEFT + GOING + 8
    drawn = plate(x, MOVES, WIDTH - GOING - 8, ROW_HEIGHT, "village-slot")
    for number, name in enumerate(terms.WHITE_FIGURES):
        left = x + 44 + 58 * number
        if name in aside:
            drawn += white(number, left, MOVES + 57, 54)
        else:
            drawn += f'<g opacity=".22">{white(number, left, MOVES + 57, 54, "")}</g>'
    return picture("solo-white", sentence("; ".join(told)), drawn)


@lru_cache(maxsize=512)
def _memory(telling: Telling, held: tuple[str | None, ...]) -> str:
    """Five cells, filled from the right."""
    drawn = plate(LEFT, MEMORY, 346, ROW_HEIGHT, "village-plate")
    for i, species in enumerate(held):
        x = LEFT + 7 + 67 * i
        drawn += plate(x, MEMORY + 6, 63, 50, "village-slot")
        if species:
            number = sum(other == species for other in held[i + 1 :])
            drawn += use(
                f"animal-{species}", x + 1, MEMORY + 8, 61, 46, piece(f"solo-{species}-{number}", f"animal-{species}")
            )
    return picture("solo-memory", solo.memory(telling, held), drawn)


@lru_cache(maxsize=256)
def _tokens(telling: Telling, tokens: int) -> str:
    most, x = telling.game.content.tokens_allowed, LEFT + 354
    drawn = plate(x, MEMORY, 104, ROW_HEIGHT, "village-plate") + use("token-deprivation", x + 5, MEMORY + 12, 38)
    drawn += words(f"{tokens}/{most}", x + 72, MEMORY + 42, 30, "alarm strong" if tokens == most else "on-face strong")
    return picture("solo-tokens", solo.tokens(telling, tokens), drawn)


@lru_cache(maxsize=16)
def _stack(telling: Telling, turned: int) -> str:
    """DGS-SETUP-11: the cards that lie face down."""
    x, left = LEFT + 466, terms.ROUNDS - turned
    drawn = "".join(plate(x + 4 * i, MEMORY + 8 - 3 * i, 62, 52, "village-back", 6) for i in range(min(3, left)))
    drawn += words(
        left, x + 30 + 4 * min(2, max(0, left - 1)), MEMORY + 42, 28, "on-dark strong" if left else "on-face"
    )
    return _pressed("stack", solo.stack(telling, turned), drawn, (x, MEMORY, 74, ROW_HEIGHT))
