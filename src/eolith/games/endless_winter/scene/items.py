"""The table of Endless Winter in words: short lines for all that the drawings show, each with its target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import layout, terms
from ..pack.effects import Effect
from ..pack.field import field_of, layout_of
from ..seen.observation import AloneObservation, Observation, PrototypeObservation
from ..words import nomads as nomads_words
from ..words.telling import Telling
from . import field as field_drawing, land as land_drawing, shown
from .mainboard import SPOTS, locked


def _items(lines: Iterator[tuple[str, str]]) -> list[Item]:
    return [Item(sentence(text), target) for text, target in lines]


# --- the map and the megalith field -----------------------------------------------------------------


def land(telling: Telling, seen: Observation, hot: frozenset[str]) -> list[Item]:
    """A line a hex; below it one for camps that can be moved, and one a village or a place for one."""
    return _items(_land(telling, seen, hot))


def _land(telling: Telling, seen: Observation, hot: frozenset[str]) -> Iterator[tuple[str, str]]:
    hexes, camps, villages, tokens, nomads = shown.land(telling.pack, seen)
    standing, built = land_drawing.presence(camps, villages)
    strength = land_drawing.influence(standing, built, nomads)
    lying = dict(tokens)
    for hex_, name in enumerate(layout.HEX_NAMES):
        token = lying.get(hex_, land_drawing.NO_TOKEN)
        there = standing[hex_], built[hex_], strength[hex_]
        yield land_drawing.hex_label(telling, hex_, hexes[hex_], *there, token), f"hex-{name}"
        if f"camp-{name}" in hot:
            yield telling.say("scene-camp-moves", hex=name), f"camp-{name}"
    for junction in layout.VILLAGE_SITES:
        name = layout.JUNCTION_NAMES[junction]
        if name in seen.villages:
            owner = telling.owner(shown.SEAT[seen.villages[name]])
            yield telling.say("scene-village", seat=owner, at=telling.junction(name)), f"junction-{name}"
        elif f"junction-{name}" in hot:
            yield telling.say("scene-village-place", at=telling.junction(name)), f"junction-{name}"


def field(telling: Telling, seen: Observation, hot: frozenset[str]) -> list[Item]:
    """A line a cell, and one a place on top of others that is taken or can be taken."""
    return _items(_field(telling, seen, hot))


def _field(telling: Telling, seen: Observation, hot: frozenset[str]) -> Iterator[tuple[str, str]]:
    laid = layout_of(telling.game)
    boards, owners = shown.field(telling.game, seen)
    for number, site in enumerate(field_of(telling.game).sites):
        target = field_drawing.target(site)
        if not site.level or owners[number] or target in hot:
            lies = boards[number // layout.BOARD_CELLS] if not site.level else -1
            yield field_drawing.site_label(telling, laid, number, lies, owners[number]), target


# --- the main board ---------------------------------------------------------------------------------


def main(telling: Telling, seen: Observation) -> list[Item]:
    """Round, order and points; a line for those who stand in a column and for each of its effects; the stones."""
    return _items(_main(telling, seen))


def _main(telling: Telling, seen: Observation) -> Iterator[tuple[str, str]]:
    say = telling.say
    moment = shown.moment(seen)
    yield say("board-round", n=moment // 2 + 1, phase="eclipse" if moment % 2 else "action"), ""
    if seen.order:
        yield say("board-order", order=", ".join(telling.side(shown.SEAT[seat]) for seat in seen.order)), ""
    for place, printed in enumerate(telling.pack.order_places[: len(seen.seats)], 1):
        if printed.eclipse:
            yield say("scene-order-place", n=place, effect=telling.effect(printed.eclipse)), ""
    scores = [say("board-seat-count", seat=telling.side(side), n=view.score) for side, view in enumerate(seen.seats)]
    yield say("board-scores", scores=", ".join(scores)), ""
    figures = shown.figures(telling.pack, seen)
    for column, kind in enumerate(terms.COLUMNS):
        standing = [
            say("board-figure", seat=telling.owner(seat), figure="chief" if chief else "tribe", spot=SPOTS[spot])
            for where, spot, seat, chief in figures
            if where == column
        ]
        who = ", ".join(standing) or say("scene-nobody")
        yield say("scene-column", column=say(f"icon-{kind}"), who=who), f"column-{kind}"
        yield from _parts(telling, column)
    yield from _stones(telling, seen)
    yield from _rest_tokens(telling, seen)


def _parts(telling: Telling, column: int) -> Iterator[tuple[str, str]]:
    face = telling.pack.columns[column]
    parts: tuple[tuple[str, Effect], ...] = (("top", face.top), ("middle", face.middle), ("bottom", face.bottom))
    for part, effect in parts:
        for clause in effect:
            told = telling.say(f"board-column-{part}", effect=telling.effect(clause))
            name = telling.say(f"icon-{terms.COLUMNS[column]}")
            yield telling.say("scene-part", column=name, part=told), f"clause-{clause.number}"


def _stones(telling: Telling, seen: Observation) -> Iterator[tuple[str, str]]:
    for stone in shown.stones(telling.pack, seen):
        if stone >= 0:
            face = telling.pack.stones[stone]
            told = telling.face("stones", face.id)
            closed = shown.closed_until(seen, face)
            if closed:
                told = f"{told}; {locked(telling, closed)}"
            yield told, f"stone-{face.id}"


def _rest_tokens(telling: Telling, seen: Observation) -> Iterator[tuple[str, str]]:
    rest = shown.rest(telling.pack, seen)
    if rest is not None:
        told = telling.say("board-rest", n=rest[1])
        if seen.rest_open:
            told = f"{told}; {telling.say('board-rest-open', effect=telling.face('rest_tokens', seen.rest_open))}"
        yield told, "rest-token"


# --- below and beside it ----------------------------------------------------------------------------


def culture(telling: Telling, seen: Observation) -> list[Item]:
    """The decks of both eras, and a line for each open card."""
    era = shown.era(seen)
    decks = [
        telling.say("market-culture-deck", era=which, n=left, closed=int(which != era))
        for which, left in enumerate(seen.culture_left, 1)
    ]
    told = {code: telling.face("cards", code) for code in seen.open_culture}
    if isinstance(seen, PrototypeObservation):
        told |= {code: f"{told[code]}; {telling.say('market-labor-token')}" for code in seen.marked}
    if isinstance(seen, AloneObservation):
        laid = sorted(seen.culture_place.items())
        told = {code: telling.say("scene-placed", place=place, what=told[code]) for place, code in laid}
    cards = [Item(sentence(one), f"culture-{code}") for code, one in told.items()]
    return [*(Item(sentence(deck)) for deck in decks), *cards]


def tribe(telling: Telling, seen: Observation) -> list[Item]:
    """A line a deck of tribe cards."""
    return [
        Item(sentence(telling.say("market-tribe-deck", card=telling.face("cards", code), n=n)), f"tribe-{code}")
        for code, n in zip(terms.TRIBE_CARDS, shown.tribe(seen), strict=True)
    ]


def hunt(telling: Telling, seen: Observation) -> list[Item]:
    """The animal deck, and a line for each species of the hunting ground, alone for each animal."""
    deck = telling.say("market-animal-deck", n=shown.hunt(telling.pack, seen)[1])
    lying = [
        (f"animal-{species}", telling.say("scene-animals", n=n, animal=telling.face("animals", species)))
        for species, n in seen.ground.items()
    ]
    if isinstance(seen, AloneObservation):
        lying = [
            (f"animal-{place}", telling.say("scene-placed", place=place, what=telling.face("animals", species)))
            for place, species in sorted(seen.ground_place.items())
        ]
    return [Item(sentence(deck), "animal-deck"), *(Item(sentence(told), target) for target, told in lying)]


def idols(telling: Telling, seen: Observation) -> list[Item]:
    """A line a track, one for what its levels are worth, and one for each table of buried cards."""
    return _items(_idols(telling, seen))


def _idols(telling: Telling, seen: Observation) -> Iterator[tuple[str, str]]:
    say, pack = telling.say, telling.pack
    offering, honor = shown.idols(seen)
    stand = sorted(enumerate(offering), key=lambda idol: -idol[1])
    yield say("idols-offering", idols=_at(telling, stand)), "idol-offering"
    if bottom := telling.game.content.offering_ratio[0]:
        yield say("scene-offering-level", level=0, n=bottom), ""
    for level, face in enumerate(pack.offering_levels, 1):
        told = say("scene-offering-level", level=level, n=face.ratio)
        yield f"{told}; {telling.effect(face.bonus)}" if face.bonus else told, ""
    stand = [(seat, level) for level in range(terms.TOP_LEVEL, -1, -1) for seat in honor[level]]
    yield say("idols-honor", idols=_at(telling, stand)), "idol-honor"
    points = [say("scene-honor-level", level=n, n=face.vp) for n, face in enumerate(pack.honor_levels, 1) if face.vp]
    yield say("scene-honor-levels", levels=", ".join(points)), ""
    for place, table in enumerate(shown.burial_tables(pack, len(seen.seats)), 1):
        steps = [(n, table[n]) for n in range(1, len(table)) if table[n] != table[n - 1]]
        told = ", ".join(say("scene-burial-step", n=n, points=worth) for n, worth in steps)
        yield say("scene-burial", place=say("idols-place", n=place), steps=told), ""


def nomads(telling: Telling, seen: AloneObservation) -> list[Item]:
    """A line for each thing that the nomads play with."""
    aid = (telling.say("nomads-aid"), nomads_words.aid(telling), "aid")
    lines = (*nomads_words.cards(telling, seen), *nomads_words.beside(telling, seen), aid)
    return [Item(sentence(f"{head}: {told}"), target) for head, told, target in lines]


def _at(telling: Telling, idols: Sequence[tuple[int, int]]) -> str:
    return ", ".join(telling.say("idols-at", seat=telling.side(seat), level=level) for seat, level in idols)
