"""One's own tribe of Endless Winter, drawn: the player board with all that lies on and beside it.

The board is made of groups, each with a class of its own (`own-food` and so on): a narrow page puts them elsewhere
and larger (boxes.py).  Targets are `chief`, `figure-chief`, `figure-tribe`, `food`, `tools`, `villages`,
`slot-1` to `slot-5`, `stoneslot-1` to `stoneslot-3`, `rest`, `rest-token`, and `unused-` with the id of a species.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from eolith.kernel.drawing import (
    breadth,
    fitted,
    link,
    moved,
    picture,
    piece,
    plate,
    seat_letter,
    turn_glow,
    use,
    words,
)  # fmt: skip

from .. import terms
from ..pack import Pack, PrototypePack
from ..pack.editions import EDITIONS
from ..pack.records import Animal, Side
from ..seen.observation import Observation, SeatView
from ..words.printed import Told, amounts, in_eclipse, words as words_of
from . import cards, icons
from .boxes import HEIGHT, WIDTH, corner
from .figures import figure as standing
from .land import Telling, told_face

if TYPE_CHECKING:
    from eolith.kernel.game import Game

SIZE = (WIDTH, HEIGHT)
BAND = 40
"""The lower edge of the band with the name."""
(FOOD_LEFT, FOOD_TOP), SPACE = corner("food"), 40
"""The left and the upper edge of the food track, and how far apart its spaces are; those of the tool track alike."""
TOOL_TOP = corner("tools")[1]
SLOTS = (*corner("megaliths"), 88)
"""Left edge, upper edge and step of the places of the megaliths; the others likewise."""
VILLAGES = (399, 121, 63)
STONES = (*corner("stones"), 102)
ANIMALS = (*corner("animals"), 56)
REST = (*corner("rest"), 84, 138)


class Signs(NamedTuple):
    """What else is shown at a tribe."""

    turn: bool
    """It has to decide."""
    token: str
    """The rest token that it holds this turn; empty for none."""
    labor: int | None
    """Labor in halves of its eclipse pile and its resting figures (EW-ECL-02 to -04); None while that is hidden."""
    nomads: bool
    """The rules play it."""


def signs_of(game: Game[Pack], seen: Observation, view: SeatView) -> Signs:
    """What an observer may know of a seat beside its view."""
    acting = next((frame.seat for frame in (seen.pending, *seen.later) if frame and frame.kind == "turn"), "")
    labor, nomads = None, terms.SEATS.index(view.seat) >= game.players
    if view.pile is not None and not nomads:
        labor = _resting(game, view)
        labor += sum(count * game.content.pile_labor[game.pack.card(card)] for card, count in view.pile.items())
    token = seen.rest_held if seen.rest_held and acting == view.seat else ""
    return Signs(seen.turn == view.seat, token, labor, nomads)


def _resting(game: Game[Pack], view: SeatView) -> int:
    """The labor in halves of the figures on the rest space (EW-REST-04, EWP-FIGURE-03)."""
    each = int(game.content.rest_halves)
    side = side_of(game.pack, view.chief or "", view.side or "")
    chief = each + side.resting if side and view.chief_at == "rest" else 0
    return each * view.tribe.get("rest", 0) + chief


# --- the board itself -----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def ground(telling: Telling, seat: int) -> str:
    """The hide that everything lies on, the tracks and what is printed beside them."""
    letter = seat_letter(seat)
    drawn = f'<use class="tribe-mat boards-ground" href="#tribe-own" width="{SIZE[0]}" height="{SIZE[1]}"/>'
    return drawn + '<g aria-hidden="true">' + band(letter, 8, SIZE[0] - 16, "own-who") + _tracks(telling.pack) + "</g>"


def band(letter: str, x: float, width: float, kind: str) -> str:
    """The ribbon with the name, woven in the colour of a seat."""
    woven = plate(x, 8, width, BAND - 8, "tribe-band", 7)
    step = 96
    colour = f' color="var(--seat-{letter})"'
    for i in range(int((width - 8) // step)):
        woven += use("tribe-weave", x + 4 + step * i, BAND - 11, step, 11, colour)
    return f'<g class="{kind} tribe-band-{letter}">{woven}</g>'


def _tracks(pack: Pack) -> str:
    """The spaces of food and tools, and above the food where labor is passed (EW-LABOR-15)."""
    labor = pack.food_track[0].labor
    food = tools = ""
    for space in range(terms.MOST_FOOD + 1):
        x = FOOD_LEFT + SPACE * space
        food += plate(x, FOOD_TOP, 37, 44, "tribe-space", 7)
        food += words(space, x + 18.5, FOOD_TOP + 29, 20, "ink-soft")
        if labor[space]:
            # the symbol stands where the marker leaves the space to the left
            food += f'<path class="tribe-tick" d="M{x - 1.5} 66v8"/>' + use("icon-labor", x - 15, 42, 27)
    for space in range(terms.MOST_TOOLS + 1):
        x = FOOD_LEFT + SPACE * space
        tools += plate(x, TOOL_TOP, 37, 42, "tribe-space", 7)
        tools += words(space, x + 18.5, TOOL_TOP + 28, 20, "ink-soft")
    return f'<g class="own-food">{food}</g><g class="own-tools">{tools}</g>'


def pieces(
    telling: Telling, view: SeatView, signs: Signs, name: str = "", hot: frozenset[str] = frozenset()
) -> Mapping[str, str]:
    """What the seat has, an element a place; `name` is who plays it."""
    seat = terms.SEATS.index(view.seat)
    letter = seat_letter(seat)
    idols = (view.offering, view.honor)
    drawn = {
        f"tribe-{letter}-who": _who(telling, seat, fitted(name, 30), view.score, idols, signs.turn),
        "at-chief": _chief(telling, view.chief or "", view.side or "", "chief" in hot),
        "at-figure-chief": _home_chief(telling, seat, view.chief or "", view.chief_at, "figure-chief" in hot),
        "at-figure-tribe": _home_tribe(telling, seat, view.tribe["home"], "figure-tribe" in hot),
        "at-food": _food(telling, seat, view.food, view.capacity, "food" in hot),
        "at-tools": _tools(telling, seat, view.tools, "tools" in hot),
        "at-villages": _villages(telling, seat, view.villages_left, "villages" in hot),
    }
    for slot, megaliths in enumerate(in_slots(view.megaliths)):
        first = megaliths > 0 and not any(in_slots(view.megaliths)[:slot])
        drawn[f"at-slot-{slot + 1}"] = _slot(telling, seat, slot, megaliths, first, f"slot-{slot + 1}" in hot)
    for slot in range(terms.STONE_SLOTS):
        code = view.stones[slot] if slot < len(view.stones) else ""
        target = f"stoneslot-{slot + 1}"
        drawn[f"at-{target}"] = _stone(telling, slot, code, slot == len(view.stones), target in hot)
    resting = (view.chief or "") if view.chief_at == "rest" else ""
    drawn["at-rest"] = _rest(telling, seat, resting, view.tribe.get("rest", 0), "rest" in hot)
    drawn["at-rest-token"] = _token(telling, signs.token, "rest-token" in hot)
    for number, species in enumerate(telling.pack.animals):
        unused, used = view.unused.get(species.id, 0), view.used.get(species.id, 0)
        drawn[f"at-unused-{species.id}"] = _animal(telling, number, unused, used, f"unused-{species.id}" in hot)
    return drawn


def in_slots(megaliths: int) -> tuple[int, ...]:
    """How many megaliths stand in each slot, from the left, when so many are at home (EW-SETUP-15, -16)."""
    gone = 2 * terms.MEGALITH_SLOTS - megaliths
    return tuple(min(2, max(0, 2 * (slot + 1) - gone)) for slot in range(terms.MEGALITH_SLOTS))


# --- who ------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _who(telling: Telling, seat: int, name: str, score: int, idols: tuple[int, int], turn: bool) -> str:
    """The name in the band, the score, and how high the idols stand."""
    letter, say = seat_letter(seat), telling.say
    name = name or say("tribe-name", seat=terms.SEATS[seat])
    size = round(min(25.0, 600 / breadth(name, "serif")), 1)
    left = use(f"mark-{letter}", 18, 5, 36) + words(name, 62, 33, size, "on-dark title", "start")
    poles = "".join(
        # an idol of a seat's colour stands on a light plate, for the band is of that colour too
        plate(718 + 76 * i, 8, 36, 33, "tribe-plate", 8)
        + use(f"idol-{track}-{letter}", 721 + 76 * i, 10, 29)
        + words(level, 758 + 76 * i, 33, 25, "on-dark strong", "start")
        for i, (track, level) in enumerate(zip(terms.TRACKS, idols, strict=True))
    )
    right = use("icon-vp", 880, 3, 38) + words(score, 922, 34, 29, "on-dark strong", "start")
    told = [name, *([say("tribe-turn")] if turn else []), say("tribe-points", n=score)]
    told.append(say("tribe-idols", offering=idols[0], honor=idols[1]))
    glow = turn_glow(SIZE, 14) if turn else ""
    drawn = f'{glow}<g class="own-who">{left}</g><g class="own-idols">{poles}</g><g class="own-points">{right}</g>'
    return picture(f"tribe-{letter}-who", "; ".join(told), drawn)


@lru_cache(maxsize=256)
def _chief(telling: Telling, chief: str, side: str, hot: bool) -> str:
    """The chief card, its chosen side up; the back before there is one."""
    label = telling.say("tribe-no-chief")
    face = cards.back("chief")
    shown = side_of(telling.pack, chief, side)
    if shown:
        face = cards.chief(shown.id, telling.language, telling.pack)
        label = telling.say("tribe-chief", card=told_face(telling, "sides", shown.id))
    elif chief:
        label = telling.say("tribe-chief", card=told_face(telling, "chiefs", chief))
    card = moved(*corner("chief"), face, 0.96)
    drawn = f"<g{piece('own-chief-card', f'chief-card-{chief}')}>{card}</g>"
    return link("chief", "own-chief", hot, label, drawn, (11, 44, 129, 192))


@lru_cache(maxsize=64)
def side_of(pack: Pack, chief: str, side: str) -> Side | None:
    """The side of a chief card by letter; None before one is chosen or shown."""
    return next((it for it in pack.sides if (pack.chiefs[it.chief].id, "ab"[it.side]) == (chief, side)), None)


@lru_cache(maxsize=512)
def _home_chief(telling: Telling, seat: int, chief: str, place: str, hot: bool) -> str:
    """The figure of the chief while it is at home."""
    letter = seat_letter(seat)
    drawn = '<ellipse class="tribe-stand" cx="36" cy="285" rx="22" ry="7"/>'
    if chief and place == "home":
        more = piece(f"home-chief-{letter}", f"chief-{letter}")
        drawn += standing(seat, 36, 288, 56, chief, more)
    label = telling.say("tribe-chief-at", at=place_of(telling, place))
    return link("figure-chief", "own-figures", hot, label, drawn, (14, 236, 44, 58))


@lru_cache(maxsize=512)
def _home_tribe(telling: Telling, seat: int, home: int, hot: bool) -> str:
    """The tribe figures at home."""
    letter = seat_letter(seat)
    drawn = ""
    for i in range(2):
        drawn += f'<ellipse class="tribe-stand" cx="{80 + 38 * i}" cy="285" rx="18" ry="6"/>'
        if i < home:
            more = piece(f"home-figure-{letter}-{i}", f"figure-{letter}")
            drawn += standing(seat, 80 + 38 * i, 288, 52, more=more)
    label = telling.say("tribe-figures-home", n=home)
    return link("figure-tribe", "own-figures", hot, label, drawn, (60, 236, 78, 58))


def place_of(telling: Telling, place: str) -> str:
    """Where a figure stands: at home, in a column, on the rest space, or out of the round."""
    if place in ("home", "out"):
        return telling.say(f"tribe-{place}")
    return telling.say(f"icon-{place}.at" if place in terms.COLUMNS else f"place-{place}.at")


# --- tracks ---------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _food(telling: Telling, seat: int, food: int, capacity: int, hot: bool) -> str:
    """The food marker on its track, and the camps that still take away room (EW-GOLD-13)."""
    letter = seat_letter(seat)
    drawn = "".join(plate(FOOD_LEFT + SPACE * space, FOOD_TOP, 37, 44, "tribe-full", 7) for space in range(1, food + 1))
    for space in range(capacity + 1, terms.MOST_FOOD + 1):
        more = piece(f"home-camp-{letter}-{space}", f"camp-{letter}")
        drawn += use(f"camp-{letter}", FOOD_LEFT + SPACE * space - 2, FOOD_TOP + 1, 41, more=more)
    drawn += _marker("food", letter, food, FOOD_TOP, 44)
    label = food_label(telling, food, capacity)
    return link("food", "own-food", hot, label, drawn, (FOOD_LEFT - 4, 42, 446, 75))


def food_label(telling: Telling, food: int, capacity: int) -> str:
    """The food, its most, and which spaces give labor on the way down."""
    labor = telling.pack.food_track[0].labor
    spaces = ", ".join(str(space) for space in range(terms.MOST_FOOD, 0, -1) if labor[space])
    return f"{telling.say('tribe-food', n=food, most=capacity)}; {telling.say('tribe-food-labor', spaces=spaces)}"


def _marker(kind: str, letter: str, amount: int, top: float, height: float) -> str:
    """The marker of a track on its space."""
    x = FOOD_LEFT + SPACE * amount
    drawn = plate(x - 1, top - 2, 39, height + 4, "tribe-marker", 8) + use(f"icon-{kind}", x + 1, top - 3, 35)
    drawn += words(amount, x + 26, top + height - 2, 23, "count")
    return f"<g{piece(f'{kind}-{letter}', f'{kind}-{letter}')}>{drawn}</g>"


@lru_cache(maxsize=256)
def _tools(telling: Telling, seat: int, tools: int, hot: bool) -> str:
    letter = seat_letter(seat)
    drawn = "".join(
        plate(FOOD_LEFT + SPACE * space, TOOL_TOP, 37, 42, "tribe-full", 7) for space in range(1, tools + 1)
    )
    drawn += _marker("tool", letter, tools, TOOL_TOP, 42)
    label = telling.say("tribe-tools", n=tools, most=terms.MOST_TOOLS)
    return link("tools", "own-tools", hot, label, drawn, (FOOD_LEFT - 4, TOOL_TOP - 4, 246, 50))


# --- villages, megaliths --------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _villages(telling: Telling, seat: int, left: int, hot: bool) -> str:
    """The villages at home; where one has gone, the eclipse gives a card (EW-ECL-24)."""
    letter = seat_letter(seat)
    x0, y, step = VILLAGES
    drawn = ""
    for place in range(terms.VILLAGES):
        x = x0 + step * place
        gone = place < terms.VILLAGES - left
        drawn += plate(x, y, 60, 46, f"tribe-space{' lit' if gone else ''}", 8)
        if gone:
            drawn += _in_eclipse(amounts(draw=1), x + 1, y + 5, 58, 36)
        else:
            more = piece(f"home-village-{letter}-{place}", f"village-{letter}")
            drawn += use(f"village-{letter}", x + 7, y, 46, more=more)
    label = telling.say("tribe-villages", n=left, cards=terms.VILLAGES - left)
    return link("villages", "own-tools", hot, label, drawn, (x0 - 3, y - 3, step * terms.VILLAGES + 3, 52))


def _in_eclipse(effect: Told, x: float, y: float, width: float, height: float) -> str:
    """What the eclipse gives, behind its sign."""
    sign = round(height * 0.66, 1)
    _, wide = icons.effect(effect, 0, 0, height)
    left = x + (width - sign * 0.72 - min(wide, width - sign * 0.72)) / 2
    drawn = use("icon-eclipse", round(left, 1), y - 2, sign)
    return drawn + icons.fitting(effect, round(left + sign * 0.72, 1), y, width - sign * 0.72, height, "start")


@lru_cache(maxsize=512)
def _slot(telling: Telling, seat: int, slot: int, megaliths: int, first: bool, hot: bool) -> str:
    """A place of megaliths and what the eclipse gives once it is empty (EW-ECL-25); the next one is pointed at."""
    letter = "grey" if slot == 0 else seat_letter(seat)
    x0, y, step = SLOTS
    x = x0 + step * slot
    effect = telling.pack.megalith_slots[slot].eclipse
    kind = " bare" if not effect else "" if megaliths else " lit"
    drawn = plate(x, y, 82, 78, "tribe-space")
    drawn += plate(x, y + 82, 82, 38, f"tribe-plate{kind}")
    if effect:
        drawn += _in_eclipse(effect, x + 3, y + 84, 76, 34)
    for i in range(megaliths):
        more = piece(f"home-megalith-{seat_letter(seat)}-{slot}-{i}", f"megalith-{letter}")
        # the second lies on the first
        drawn += use(f"megalith-{letter}", x + 8 + 9 * i, y + 12 - 9 * i, 60, more=more)
    if first:
        drawn += f'<path class="tribe-next" d="M{x + 41} {y + 5}l-11-13h22z"/>'
    label = slot_label(telling, slot, megaliths)
    return link(f"slot-{slot + 1}", "own-megaliths", hot, label, drawn, (x - 3, y - 3, 88, 126))


def slot_label(telling: Telling, slot: int, megaliths: int) -> str:
    """A place of megaliths and what it will give."""
    effect = telling.pack.megalith_slots[slot].eclipse
    gives = words_of(effect, telling.say) if effect else telling.say("tribe-nothing")
    return telling.say("tribe-slot", slot=slot + 1, n=megaliths, grey=int(slot == 0), effect=gives)


# --- stones, rest, animals ------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _stone(telling: Telling, slot: int, code: str, next_: bool, hot: bool) -> str:
    """A place of a sacred stone: what it costs and gives at once (EW-DEV-10, -14), or the stone."""
    x0, y0, step = STONES
    x, y = x0 + 48 + step * slot, y0 + 57
    face = telling.pack.stone_slots[slot]
    drawn = f'<use href="#main-pit" transform="translate({x} {y}) scale(1.34)"/>'
    if code:
        stone = moved(x - 50, y - 38, cards.stone(code, telling.language, telling.pack), 1.08)
        drawn = f"<g{piece(f'stone-{code}', f'stone-{code}')}>{stone}</g>"
        label = telling.say("tribe-stone", stone=told_face(telling, "stones", code))
    else:
        price = icons.fitting(amounts(food=face.food), x - 34, y - 32, 68, 32) if face.food else ""
        price += icons.fitting(amounts(tool=face.tool), x - 34, y + 2, 68, 32) if face.tool else ""
        drawn += f'<g class="tribe-price{"" if next_ else " later"}">{price}</g>'
        if face.reward:
            drawn += plate(x - 38, y + 52, 76, 34, "tribe-plate")
            drawn += icons.fitting(face.reward, x - 34, y + 54, 68, 30)
        label = stone_place_label(telling, slot)
    return link(f"stoneslot-{slot + 1}", "own-stones", hot, label, drawn, (x - 48, y - 57, 96, 146))


def stone_place_label(telling: Telling, slot: int) -> str:
    """What an empty place of a stone costs and gives."""
    face = telling.pack.stone_slots[slot]
    price = amounts(food=face.food, tool=face.tool)
    gives = words_of(face.reward, telling.say) if face.reward else telling.say("tribe-nothing")
    return telling.say("tribe-stone-place", slot=slot + 1, cost=words_of(price, telling.say), effect=gives)


@lru_cache(maxsize=512)
def _rest(telling: Telling, seat: int, chief: str, figures: int, hot: bool) -> str:
    """The rest space with who rests there."""
    letter = seat_letter(seat)
    x, y, width, height = REST
    drawn = plate(x, y, width, height, "tribe-space", 10)
    if isinstance(telling.pack, PrototypePack):
        each = EDITIONS[telling.pack.edition].numbers["rest_halves"]
        drawn += icons.fitting(in_eclipse(each), x + 5, y + 10, width - 10, 30)
    else:
        drawn += use("icon-rest", x + 18, y + 2, 48)
    effect = telling.pack.rest_space[0].effect
    drawn += icons.fitting(effect, x + 4, y + 50, width - 8, 32)
    kinds = [chief] * bool(chief) + [""] * figures
    gap = min(30.0, 46 / max(1, len(kinds) - 1))
    left = x + width / 2 - gap * (len(kinds) - 1) / 2
    for i, who in enumerate(kinds):
        kind = f"chief-{letter}" if who else f"figure-{letter}"
        more = piece(f"rest-{kind}-{i}", kind)
        drawn += standing(seat, round(left + gap * i, 1), y + height - 5, 47, who, more)
    told = [telling.say("tribe-rest", effect=words_of(effect, telling.say))]
    told += [telling.say("tribe-resting", n=len(kinds))] if kinds else []
    return link("rest", "own-rest", hot, "; ".join(told), drawn, (x - 3, y - 3, width + 6, height + 6))


@lru_cache(maxsize=128)
def _token(telling: Telling, token: str, hot: bool) -> str:
    """The rest token in hand; nothing without one."""
    if not token:
        return '<g id="at-rest-token"></g>'
    x, y, width, _ = REST
    face = moved(x + 2, y + 44, cards.rest_token(token, telling.language, telling.pack), 0.8)
    drawn = f"<g{piece('own-token', 'rest-token')}>{face}</g>"
    label = told_face(telling, "rest_tokens", token)
    return link("rest-token", "own-rest", hot, label, drawn, (x - 1, y + 42, width, 52))


@lru_cache(maxsize=2048)
def _animal(telling: Telling, number: int, unused: int, used: int, hot: bool) -> str:
    """The animals of a species: those unused with what their set is worth, those used below."""
    face = telling.pack.animals[number]
    x0, y, step = ANIMALS
    x = x0 + step * number
    kind = "tribe-plate" if unused else "tribe-space none"
    drawn = plate(x, y, 53, 67, f"{kind}", 8)
    drawn += use(f"animal-{face.id}", x + 1, y + 1, 51, 36, "" if unused else ' opacity=".4"')
    if unused:
        drawn += words(unused, x + 13, y + 61, 25, "on-face strong")
        drawn += use("icon-wild", x + 24, y + 37, 28) if face.wild else _worth(face, unused, x + 23, y + 36, 29)
    if used:
        drawn += plate(x, y + 70, 53, 31, "tribe-plate", 8)
        drawn += use("icon-use-animal", x + 3, y + 71, 29) + words(used, x + 41, y + 93, 22, "on-face strong")
    told = told_face(telling, "animals", face.id)
    label = telling.say("tribe-animal", animal=told, unused=unused, used=used)
    return link(f"unused-{face.id}", "own-animals", hot, label, drawn, (x - 2, y - 2, 57, 104))


def _worth(face: Animal, unused: int, x: float, y: float, size: float) -> str:
    """The points of a set of so many unused animals of one species (EW-SCORE-14)."""
    points = face.set_vp[min(unused, len(face.set_vp)) - 1]
    down, tall = (0.73, 0.6) if points < 10 else (0.69, 0.48)
    number = words(points, x + size / 2, y + size * down, size * tall, "on-face strong")
    return use("icon-vp-end", x, y, size) + number
