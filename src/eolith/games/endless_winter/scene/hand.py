"""The viewer's cards of Endless Winter, drawn: hand, cards played this turn, eclipse pile, discard pile, deck, burials.

In a draft the hand makes room for the cards to choose from.  Targets are `hand-`, `played-`, `pile-` and `discard-`
with the id of a card, `deck`, and in drafts `chief-`, `setup-` with an id, `side-a`, `side-b`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from eolith.kernel.drawing import hit, moved, piece, plate, target, use, words

from .. import terms
from ..seen.observation import Observation, SeatView
from . import cards
from .boxes import HAND, HAND_HEIGHT, HAND_WIDTH
from .land import Telling, told_face

SIZE = (HAND_WIDTH, HAND_HEIGHT)
WIDTH, HEIGHT = cards.CARD
LEFT, RIGHT, TOP = 16, 904, 94
"""The room of the large cards."""
STEP, APART = 138, 30
"""How far apart large cards lie at most, and the room between those played and the hand."""
PLATES = {"deck": 82, "discard": 290, "pile": 290, "buried": 212}
"""The width of the place of each pile."""
PLATE_TOP, PLATE_HEIGHT = HAND["deck"][0][1], 74
CHIP = (54, 62)
PAIR = 0.66
"""The least size of the two sides of a chief that is to be chosen."""

Cards = tuple[tuple[str, int], ...]
"""(id, how many), in the order of the pack."""
Offer = tuple[tuple[str, str, str], ...]
"""(target, kind of record, its id) of each card of a draft."""


def pieces(
    telling: Telling, seen: Observation, view: SeatView, counted: int | None, hot: frozenset[str] = frozenset()
) -> Mapping[str, str]:
    """The piles, an element each, then the cards played and the hand.

    `view` is the viewer's own; `counted` the labor in halves of the pile with what rests, None while nobody knows.
    """
    seat = terms.SEATS.index(view.seat)
    offer = offer_of(telling, seen)
    played, hand = cards_of(telling, view.played), () if offer else cards_of(telling, view.hand)
    kinds = ("hand", "played", "pile", "discard", "side", "chief", "setup")
    warm = frozenset(target for target in hot if target.partition("-")[0] in kinds)
    locked = cards_of(telling, seen.locked if seen.turn == view.seat else {})
    return {
        "at-deck": _deck(telling, view.deck_size, "deck" in hot),
        "hand-discard": _pile(telling, seat, "discard", cards_of(telling, view.discard), None, _only(warm, "discard")),
        "hand-pile": _pile(telling, seat, "pile", cards_of(telling, view.pile), counted, _only(warm, "pile")),
        "hand-buried": _pile(telling, seat, "buried", cards_of(telling, view.buried), None, frozenset()),
        "hand-played": _played(telling, seat, played, len(hand), _only(warm, "played")),
        "hand-cards": _hand(telling, seat, hand, len(played), locked, _only(warm, "hand")),
        "hand-offer": _offer(telling, offer, warm),
    }


def ground() -> str:
    """The hide that the cards lie on."""
    drawn = f'<use class="boards-ground" href="#tribe-hand" width="{SIZE[0]}" height="{SIZE[1]}"/>'
    for name, width in PLATES.items():
        box = f'x="{HAND[name][0][0]}" y="{PLATE_TOP}" width="{width}" height="{PLATE_HEIGHT}" rx="11"'
        drawn += f'<rect class="tribe-space hand-{name}" {box}/>'
    return drawn


@lru_cache(maxsize=4096)
def _sorted(telling: Telling, counts: Cards) -> Cards:
    return tuple(sorted(counts, key=lambda entry: telling.pack.card(entry[0])))


def cards_of(telling: Telling, counts: Mapping[str, int] | None) -> Cards:
    """Cards by id in the order of the pack; none where they are not known."""
    return _sorted(telling, tuple((counts or {}).items()))


def offer_of(telling: Telling, seen: Observation) -> Offer:
    """The cards of a draft, or the sides of the viewer's own chief, while they are chosen from."""
    match seen.pending.kind if seen.pending else "":
        case "pick_chief":
            return tuple((f"chief-{code}", "chiefs", code) for code in seen.shown_chiefs)
        case "pick_setup":
            return tuple((f"setup-{code}", "setup_cards", code) for code in seen.shown_setup_cards)
        case "choose_side":
            chief = next((view.chief for view in seen.seats if view.seat == seen.viewer and not view.side), None)
            sides = [side for side in telling.pack.sides if telling.pack.chiefs[side.chief].id == chief]
            return tuple((f"side-{'ab'[side.side]}", "sides", side.id) for side in sides)
    return ()


def _only(hot: frozenset[str], kind: str) -> frozenset[str]:
    return frozenset(target for target in hot if target.startswith(f"{kind}-"))


def _seat_of(telling: Telling, code: str, seat: int) -> int:
    """Starting cards bear the mark of their seat, others none."""
    return seat if telling.pack.cards[telling.pack.card(code)].kind == "starting" else -1


# --- piles ----------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _deck(telling: Telling, size: int, hot: bool) -> str:
    """The own deck, face down."""
    (x, _), width = HAND["deck"][0], PLATES["deck"]
    scale = 60 / HEIGHT
    stack = "".join(moved(x + 5 + 3 * i, PLATE_TOP + 8 - 2 * i, cards.back("deck"), scale) for i in range(min(3, size)))
    gone = plate(x + 6, PLATE_TOP + 8, 38, 58, "tribe-space none", 5)
    drawn = (stack or gone) + words(size, x + 65, PLATE_TOP + 48, 28, "ink strong")
    area = hit(x - 2, PLATE_TOP - 2, width + 4, PLATE_HEIGHT + 4, 12)
    return target("deck", hot, telling.say("hand-deck", n=size), drawn + area, "hand-deck")


@lru_cache(maxsize=2048)
def _pile(telling: Telling, seat: int, kind: str, owned: Cards, counted: int | None, hot: frozenset[str]) -> str:
    """A pile spread out as chips behind its sign and its number."""
    (x, _), width = HAND[kind][0], PLATES[kind]
    sign = {"discard": "icon-discard-pile", "pile": "icon-eclipse", "buried": "icon-burial"}[kind]
    total = sum(n for _, n in owned)
    drawn = use(sign, x + 5, PLATE_TOP + 5, 38) + words(total, x + 24, PLATE_TOP + 66, 25, _ink(total))
    left = x + 50
    if kind == "pile" and counted:
        drawn += use("icon-labor", x + width - 42, PLATE_TOP + 4, 36)
        drawn += words(halves(counted), x + width - 24, PLATE_TOP + 66, 25, "ink strong")
        width -= 46
    drawn += chips(telling, seat, kind, owned, left, PLATE_TOP + 6, x + width - 6 - left, hot, kind != "buried")
    label = telling.say(f"hand-{kind}", n=total)
    return f'<g id="hand-{kind}" class="hand-{kind}" role="group" aria-label="{escape(label)}">{drawn}</g>'


def _ink(number: int) -> str:
    return "ink strong" if number else "ink-soft"


def halves(number: int) -> str:
    """Labor as it is printed: `4½`."""
    return f"{number // 2 or ''}½" if number % 2 else str(number // 2)


def chips(
    telling: Telling, seat: int, kind: str, owned: Cards, x: float, y: float, room: float, hot: frozenset[str],
    linked: bool, scale: float = 1,
) -> str:  # fmt: skip
    """Cards as small portraits side by side, closer where there are many; linked ones are targets."""
    width, height = (side * scale for side in CHIP)
    step = min(width + 3, (room - width) / max(1, len(owned) - 1))
    drawn = ""
    for i, (code, count) in enumerate(owned):
        face = moved(round(x + step * i, 1), y, chip(telling, code, count), scale)
        name = f"{kind}-{code}"
        label = told_face(telling, "cards", code)
        if linked:
            area = hit(round(x + step * i, 1), y, width, height, 9)
            more = f"<g{piece(f'{kind}-{seat}-{code}', f'card-{code}')}>{face}</g>"
            many = f"{count} × {label}" if count > 1 else label
            drawn += target(name, name in hot, many, more + area, "hand-chip", id="")
        else:
            drawn += f"<g><title>{escape(label)}</title>{face}</g>"
    return drawn


@lru_cache(maxsize=512)
def chip(telling: Telling, code: str, count: int) -> str:
    """A card as a portrait of 54 by 62, with its labor or its era, and how many there are."""
    face = telling.pack.cards[telling.pack.card(code)]
    width, height = CHIP
    if face.kind == "culture":
        inside = use(f"scene-{face.strategy[0] if face.strategy else 'engine'}", 0, 0, 120, 84)
        colour, sky = cards.STRATEGY_COLOURS.get(face.strategy[0] if face.strategy else "", "ochre"), face.era == 2
    else:
        colour, sky = cards.TYPE_COLUMNS.get(code, "slate"), False
        inside = cards.portrait(code)
    drawn = f'<rect class="hand-face" width="{width}" height="{height}" rx="8"/>'
    drawn += (
        f'<svg x="3" y="3" width="48" height="46" viewBox="0 0 120 84" preserveAspectRatio="xMidYMax slice">'
        f'<use href="#{"bg-dusk" if sky else "bg-day"}"/>{inside}</svg>'
    )
    drawn += f'<rect x="3" y="49" width="48" height="10" rx="3" fill="var(--{colour})"/>'
    if face.kind == "culture":
        drawn += use(f"icon-era-{face.era}", 1, 1, 21)
    elif face.labor:
        drawn += use("icon-labor", 1, 1, 19) + (use("icon-half-labor", 18, 1, 19) if face.labor % 2 else "")
    if count > 1:
        drawn += plate(25, 40, 31, 22, "market-badge", 10)
        drawn += words(f"×{count}", 40.5, 57, 18, "on-face strong")
    return f'<g class="card">{drawn}</g>'


# --- large cards ----------------------------------------------------------------------------------


def _spread(played: int, hand: int) -> tuple[float, float]:
    """Where the first large card lies, and how far apart they are."""
    apart = APART if played and hand else 0
    number = max(1, played + hand)
    step = min(STEP, (RIGHT - LEFT - WIDTH - apart) / max(1, number - 1))
    return round((LEFT + RIGHT - step * (number - 1) - WIDTH - apart) / 2, 1), step


@lru_cache(maxsize=1024)
def _played(telling: Telling, seat: int, played: Cards, hand: int, hot: frozenset[str]) -> str:
    """The cards played this turn, on a mat of their own."""
    left, step = _spread(len(played), hand)
    drawn = ""
    if played:
        width = step * (len(played) - 1) + WIDTH + 12
        box = f'x="{left - 6:g}" y="{TOP - 5}" width="{width:g}" height="{HEIGHT + 10}" rx="13"'
        drawn = f'<rect class="hand-mat" {box}/>'
    for i, (code, count) in enumerate(played):
        seen = int(step) if i < len(played) - 1 else WIDTH
        drawn += _card(telling, seat, "played", code, count, i, round(left + step * i, 1), hot, False, seen)
    label = escape(telling.say("hand-played", n=sum(n for _, n in played)))
    return f'<g id="hand-played" role="group" aria-label="{label}">{drawn}</g>'


@lru_cache(maxsize=1024)
def _hand(telling: Telling, seat: int, hand: Cards, played: int, locked: Cards, hot: frozenset[str]) -> str:
    """The hand; what cannot be played this turn lies under ice (EW-INIT-05)."""
    left, step = _spread(played, len(hand))
    left += step * played + (APART if played and hand else 0)
    frozen = dict(locked)
    drawn = ""
    for i, (code, count) in enumerate(hand):
        x, seen = round(left + step * i, 1), int(step) if i < len(hand) - 1 else WIDTH
        ice = frozen.get(code, 0) >= count
        drawn += _card(telling, seat, "hand", code, count, played + i, x, hot, ice, seen)
    label = escape(telling.say("hand-cards", n=sum(n for _, n in hand)))
    return f'<g id="hand-cards" role="group" aria-label="{label}">{drawn}</g>'


def _card(
    telling: Telling, seat: int, kind: str, code: str, count: int, place: int, x: float, hot: frozenset[str], ice: bool,
    seen: int,
) -> str:  # fmt: skip
    """A large card with its twins below it; `place` is its number in the row, for pages that lay the row anew.

    The next card leaves so much of its width to be `seen`.
    """
    face = cards.card(code, telling.language, _seat_of(telling, code, seat), telling.pack, min(seen, WIDTH))
    below = "".join(
        plate(5 * i, -3 * i, WIDTH - 3, HEIGHT - 3, "market-edge", 10) for i in range(min(2, count - 1), 0, -1)
    )
    drawn = f"{below}<g{piece(f'{kind}-{seat}-{code}', f'card-{code}')}>{face}</g>"
    label = told_face(telling, "cards", code)
    if ice:
        drawn += use("market-lock", 36, 100, 60)
        label = f"{label}; {telling.say('hand-locked')}"
    if count > 1:
        drawn += plate(4, 54, 44, 29, "market-badge", 14)
        drawn += words(f"×{count}", 26, 76, 22, "on-face strong")
        label = f"{count} × {label}"
    name = f"{kind}-{code}"
    lifted = f'<g class="hand-lift">{drawn}</g>{hit(-2, -2, WIDTH + 1, HEIGHT + 1, 12)}'
    link = target(name, name in hot, label, lifted, "hand-card", id="")
    return f'<g class="hand-place place-{place}" transform="translate({x:g} {TOP})">{link}</g>'


@lru_cache(maxsize=256)
def _offer(telling: Telling, offer: Offer, hot: frozenset[str]) -> str:
    """The cards of a draft; of a chief both sides."""
    drawn = ""
    faces = [_offered(telling, kind, code) for _, kind, code in offer]
    most = max((width for _, width, _ in faces), default=1)
    room = (RIGHT - LEFT) / max(1, len(faces))
    scale = round(max(1.0, min(HEIGHT / max((height for _, _, height in faces), default=HEIGHT), (room - 8) / most)), 2)
    step = min(8 + most * scale, room)
    left = (LEFT + RIGHT - step * len(faces)) / 2
    for i, ((name, kind, code), (face, width, height)) in enumerate(zip(offer, faces, strict=True)):
        x = round(left + step * (i + 0.5) - width * scale / 2, 1)
        y = round(TOP + (HEIGHT - height * scale) / 2, 1)
        label = told_face(telling, kind, code)
        lifted = f'<g class="hand-lift">{face}</g>{hit(-3, -3, width + 6, height + 6, 12)}'
        link = target(name, name in hot, label, lifted, "hand-card", id="")
        kind = "hand-place hand-pair" if kind == "chiefs" else "hand-place"
        drawn += f'<g class="{kind} place-{i}" transform="translate({x:g} {y:g}) scale({scale:g})">{link}</g>'
    return f'<g id="hand-offer">{drawn}</g>'


def _offered(telling: Telling, kind: str, code: str) -> tuple[str, float, float]:
    """A card of a draft, its width and its height."""
    language, print_ = telling.language, telling.pack
    if kind == "setup_cards":
        return cards.setup(code, language, print_), WIDTH, HEIGHT
    if kind == "sides":
        return cards.chief(code, language, print_), WIDTH, HEIGHT
    sides = [side.id for side in telling.pack.sides if telling.pack.chiefs[side.chief].id == code]
    both = "".join(
        moved(i * WIDTH * PAIR, 0, cards.chief(side, language, print_), PAIR) for i, side in enumerate(sides)
    )
    return both, 2 * WIDTH * PAIR, HEIGHT * PAIR
