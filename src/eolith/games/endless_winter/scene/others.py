"""The other tribes of Endless Winter, drawn at a glance: all that is public, in the eclipse with their piles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import (
    breadth,
    fitted,
    hit,
    moved,
    picture,
    plate,
    seat_letter,
    target,
    turn_glow,
    use,
    words,
)

from .. import terms
from ..pack import AlonePack, PrototypePack
from ..seen.observation import SeatView
from ..words import nomads
from ..words.telling import Telling
from . import cards, icons
from .figures import figure as standing
from .hand import Cards, cards_of, chips, halves
from .land import told_face
from .tribe import Signs, band, in_slots, place_of, side_of

SIZE = (560, 190)
ROWS = (43, 83, 126)
"""The upper edges of three rows of what a tribe has."""
LEFT, RIGHT = 106, 543


@lru_cache(maxsize=16)
def ground(seat: int) -> str:
    """A smaller hide with its band."""
    drawn = f'<use class="boards-ground" href="#tribe-other" width="{SIZE[0]}" height="{SIZE[1]}"/>'
    return f'{drawn}<g aria-hidden="true">{band(seat_letter(seat), 8, SIZE[0] - 16, "other-who")}</g>'


def pieces(telling: Telling, view: SeatView, signs: Signs, name: str = "", chief: str = "") -> Mapping[str, str]:
    """What everybody may know of a tribe: who it is, its chief, what it has, its cards, its stones and animals.

    `chief` is the figure of those who have no chief card.
    """
    seat = terms.SEATS.index(view.seat)
    letter = seat_letter(seat)
    things = (view.food, view.capacity, view.tools, view.camps_home, view.villages_left, view.megaliths)
    closed = () if view.pile else (view.pile_size,)
    zones: tuple[int, ...] = (view.hand_size, view.deck_size, view.discard_size, view.buried_size, *closed)
    if signs.nomads:
        zones = (-1, -1, -1, view.buried_size, view.pile_size)
    figures = (view.chief_at, *(place for place, n in view.tribe.items() for _ in range(n)))
    pile = cards_of(telling, view.pile)
    animals = tuple(
        (species.id, view.unused.get(species.id, 0), view.used.get(species.id, 0)) for species in telling.pack.animals
    )
    return {
        f"tribe-{letter}-who": _who(telling, seat, fitted(name, 26), view.score, signs.turn),
        f"tribe-{letter}-chief": _nomads(telling, seat)
        if signs.nomads
        else _chief(telling, seat, view.chief or "", view.side or ""),
        f"tribe-{letter}-things": _things(telling, seat, things),
        f"tribe-{letter}-cards": _zones(telling, seat, zones),
        f"tribe-{letter}-figures": _figures(telling, seat, view.chief or chief, figures, pile, signs.labor),
        f"tribe-{letter}-treasures": _treasures(telling, seat, view.stones, animals),
    }


@lru_cache(maxsize=2048)
def _who(telling: Telling, seat: int, name: str, score: int, turn: bool) -> str:
    letter, say = seat_letter(seat), telling.say
    name = name or say("tribe-name", seat=terms.SEATS[seat])
    size = round(min(26.0, 385 / breadth(name, "serif")), 1)
    drawn = turn_glow(SIZE, 14) if turn else ""
    drawn += use(f"mark-{letter}", 14, 4, 36) + words(name, 58, 33, size, "on-dark title", "start")
    drawn += use("icon-vp", 452, 2, 40) + words(score, 496, 34, 30, "on-dark strong", "start")
    told = [name, *([say("tribe-turn")] if turn else []), say("tribe-points", n=score)]
    return picture(f"tribe-{letter}-who", "; ".join(told), drawn)


@lru_cache(maxsize=256)
def _chief(telling: Telling, seat: int, chief: str, side: str) -> str:
    """The portrait of the chief and what its side can do."""
    id, label = f"tribe-{seat_letter(seat)}-chief", telling.say("tribe-no-chief")
    drawn = plate(14, 45, 84, 137, "tribe-plate", 10)
    if chief:
        shown = side_of(telling.pack, chief, side)
        sky = "bg-dusk" if side == "b" else "bg-day"
        bust = use(f"chief-bust-{chief}", 10, -15, 100, 100)
        drawn += (
            f'<svg x="17" y="48" width="78" height="82" viewBox="8 -16 104 100" preserveAspectRatio="xMidYMax slice">'
            f'<use href="#{sky}" transform="translate(-12 -18) scale(1.215)"/>{bust}</svg>'
        )
        label = telling.say("tribe-chief", card=told_face(telling, "chiefs", chief))
        if shown:
            drawn += icons.block(shown.effect, 18, 133, 76, 48, 32)
            label = telling.say("tribe-chief", card=told_face(telling, "sides", shown.id))
    return picture(id, label, drawn)


@lru_cache(maxsize=16)
def _nomads(telling: Telling, seat: int) -> str:
    """Instead of a chief: their totem."""
    letter = seat_letter(seat)
    drawn = plate(14, 45, 84, 137, "tribe-plate", 10) + use(f"totem-{letter}", 22, 60, 68, 102)
    return picture(f"tribe-{letter}-chief", telling.side(seat), drawn)


@lru_cache(maxsize=4096)
def _things(telling: Telling, seat: int, things: tuple[int, ...]) -> str:
    """Food of its most, tools, and the camps, villages and megaliths at home."""
    letter, say = seat_letter(seat), telling.say
    food, most, tools, camps, villages, megaliths = things
    stone = f"megalith-{'grey' if in_slots(megaliths)[0] else letter}"
    shown = (("icon-food", f"{food}/{most}"), ("icon-tool", tools), (f"camp-{letter}", camps),
             (f"village-{letter}", villages), (stone, megaliths))  # fmt: skip
    drawn, x = "", LEFT
    for symbol, number in shown:
        size = round(min(29.0, 66 / breadth(str(number), "strong")), 1)
        drawn += use(symbol, x, ROWS[0], 40) + words(number, x + 44, ROWS[0] + 32, size, "ink strong", "start")
        x += 118 if symbol == "icon-food" else 80
    told = [say("tribe-food", n=food, most=most), say("tribe-tools", n=tools, most=terms.MOST_TOOLS)]
    told += [say("tribe-at-home", camps=camps, villages=villages, megaliths=megaliths)]
    return picture(f"tribe-{letter}-things", "; ".join(told), drawn)


@lru_cache(maxsize=4096)
def _zones(telling: Telling, seat: int, zones: tuple[int, ...]) -> str:
    """How many cards are in hand, deck, discard pile, burial ground and, while it is closed, eclipse pile."""
    names = ("cards", "deck", "discard", "buried", "pile")
    signs = ("hand", "deck", "icon-discard-pile", "icon-burial", "icon-eclipse")
    drawn = ""
    shown = [(sign, number) for sign, number in zip(signs, zones, strict=False) if number >= 0]
    for i, (sign, number) in enumerate(shown):
        x = LEFT + 62 * i if len(shown) > 2 else LEFT + 90 * i
        drawn += _fan(x, sign) if not sign.startswith("icon-") else use(sign, x, ROWS[1] + 3, 34)
        drawn += words(number, x + 35, ROWS[1] + 29, 22, "ink strong" if number else "ink-soft", "start")
    label = "; ".join(
        telling.say(f"hand-{name}", n=number) for name, number in zip(names, zones, strict=False) if number >= 0
    )
    return picture(f"tribe-{seat_letter(seat)}-cards", label, drawn)


def _fan(x: float, sign: str) -> str:
    """Closed cards: a fan is a hand, a stack is a deck."""
    back = cards.back("deck")
    if sign == "deck":
        return "".join(moved(x + 4 + 3 * i, ROWS[1] + 4 - 2 * i, back, 0.17) for i in range(3))
    turned = ((x - 1, 8, -16), (x + 6, 3, 2), (x + 14, 3, 18))
    return "".join(
        f'<g transform="translate({left:g} {ROWS[1] + down}) rotate({turn}) scale(.15)">{back}</g>'
        for left, down, turn in turned
    )


@lru_cache(maxsize=4096)
def _figures(telling: Telling, seat: int, chief: str, figures: tuple[str, ...], pile: Cards, labor: int | None) -> str:
    """Where the figures stand; when the piles are revealed, the pile and its labor instead."""
    letter, say = seat_letter(seat), telling.say
    top = ROWS[1]
    if pile:
        drawn = use("icon-labor", 352, top + 2, 36)
        drawn += words(halves(labor or 0), 391, top + 31, 27, "ink strong", "start")
        drawn += chips(telling, seat, "pile", pile, 434, top - 2, RIGHT - 434, frozenset(), False, 0.68)
        told = [f"{n} × {told_face(telling, 'cards', code)}" for code, n in pile]
        return picture(f"tribe-{letter}-figures", say("tribe-pile", cards="; ".join(told)), drawn)
    drawn, told = "", []
    for i, place in enumerate(figures):
        who, x = chief if i == 0 else "", 426 + 47 * i
        if i == 0 and not chief:
            continue
        dim = ' opacity=".35"' if place == "out" else ""
        drawn += standing(seat, x, top + 41, 43, who, dim)
        if place not in ("home", "out"):
            eclipse = place == "rest" and isinstance(telling.pack, PrototypePack)
            drawn += use("icon-eclipse" if eclipse else f"icon-{place}", x + 5, top + 21, 21)
        where = place_of(telling, place)
        told.append(say("tribe-chief-at", at=where) if i == 0 else say("tribe-figure-at", at=where))
    return picture(f"tribe-{letter}-figures", "; ".join(told), drawn)


@lru_cache(maxsize=4096)
def _treasures(telling: Telling, seat: int, stones: tuple[str, ...], animals: tuple[tuple[str, int, int], ...]) -> str:
    """The sacred stones, and of each species the unused animals and, on a card that lies sideways, the used ones."""
    laid = "".join(_stone(telling, code, LEFT + 48 * i) for i, code in enumerate(stones))
    drawn, told = "", []
    owned = [(code, unused, used) for code, unused, used in animals if unused or used]
    left = LEFT + 48 * len(stones) + (8 if stones else 0)
    step = min(64, (RIGHT - left - 46) / max(1, len(owned) - 1))
    for i, (code, unused, used) in enumerate(owned):
        x = round(left + step * i, 1)
        dim = "" if unused else ' opacity=".55"'
        drawn += plate(x - 1, ROWS[2], 46, 33, "tribe-plate", 7)
        drawn += use(f"animal-{code}", x, ROWS[2] + 1, 44, 31, dim)
        if unused:
            drawn += words(unused, x + 11, ROWS[2] + 52, 24, "ink strong")
        if used:
            drawn += plate(x + 21, ROWS[2] + 34, 25, 19, "tribe-used", 4)
            drawn += words(used, x + 33.5, ROWS[2] + 50, 19, "on-dark strong")
        name = telling.pack.animals[telling.pack.number("animals", code)].names[telling.language]
        several = telling.say("tribe-animal", animal=name, unused=unused, used=used)
        told.append(nomads.animals(telling, code, unused) if isinstance(telling.pack, AlonePack) else several)
    letter = seat_letter(seat)
    if not told and not stones:
        told.append(telling.say("tribe-no-treasures"))
    kept = picture(f"tribe-{letter}-animals", "; ".join(told), drawn) if told else ""
    return f'<g id="tribe-{letter}-treasures">{laid}{kept}</g>'


def _stone(telling: Telling, code: str, x: float) -> str:
    """A sacred stone, which can be pressed to be seen large."""
    face = moved(x, ROWS[2] + 3, cards.stone(code, telling.language, telling.pack), 0.51)
    several = telling.say("tribe-stone", stone=told_face(telling, "stones", code))
    label = nomads.stone(telling, code) if isinstance(telling.pack, AlonePack) else several
    return target(f"stone-{code}", False, label, face + hit(x, ROWS[2] + 3, 46, 51, 10))
