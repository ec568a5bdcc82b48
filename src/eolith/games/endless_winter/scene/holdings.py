"""What a tribe of Endless Winter has and holds, in words: lines for all that `tribe`, `others` and `hand` draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eolith.kernel.scene import Item
from eolith.kernel.text import sentence

from .. import terms
from ..pack.effects import labor
from ..seen.observation import Observation, SeatView
from ..words import nomads
from ..words.telling import Telling
from .hand import cards_of, offer_of
from .tribe import Signs, food_label, in_slots, place_of, side_of, slot_label, stone_place_label

Lines = Iterator[tuple[str, str]]
"""Each with its target, or none."""


def tribe(telling: Telling, view: SeatView, signs: Signs, own: bool) -> list[Item]:
    """The board of a seat; one's own with all that can be pressed there, of another its stones."""
    lines = _board(telling, view, signs)
    more = _own(telling, view, signs) if own else _public(telling, view, signs)
    stones = {f"stoneslot-{slot}": f"stone-{code}" for slot, code in enumerate(view.stones, 1)}
    return [Item(sentence(text), target if own else stones.get(target, "")) for text, target in (*lines, *more)]


def _board(telling: Telling, view: SeatView, signs: Signs) -> Lines:
    say = telling.say
    turn = [say("tribe-turn")] if signs.turn else []
    yield "; ".join([*turn, say("tribe-points", n=view.score)]), ""
    yield say("tribe-idols", offering=view.offering, honor=view.honor), ""
    shown = side_of(telling.pack, view.chief or "", view.side or "")
    if signs.nomads:
        pass
    elif shown:
        yield say("tribe-chief", card=telling.face("sides", shown.id)), "chief"
    elif view.chief:
        yield say("tribe-chief", card=telling.name("chiefs", view.chief)), "chief"
    else:
        yield say("tribe-no-chief"), "chief"
    yield say("tribe-chief-at", at=place_of(telling, view.chief_at)), "figure-chief"
    for place, n in view.tribe.items():
        if n or place == "home":
            target = "figure-tribe" if place == "home" else ""
            yield say("tribe-figures-at", n=n, at=place_of(telling, place)), target
    food = say("tribe-food", n=view.food, most=view.capacity)
    yield food if signs.nomads else food_label(telling, view.food, view.capacity), "food"
    yield say("tribe-tools", n=view.tools, most=terms.MOST_TOOLS), "tools"
    camps, villages = view.camps_home, view.villages_left
    yield say("tribe-at-home", camps=camps, villages=villages, megaliths=view.megaliths), ""
    for slot, code in enumerate(view.stones, 1):
        told = nomads.stone(telling, code) if signs.nomads else say("tribe-stone", stone=telling.face("stones", code))
        yield told, f"stoneslot-{slot}"
    for animal in telling.pack.animals:
        unused, used = view.unused.get(animal.id, 0), view.used.get(animal.id, 0)
        if unused or used:
            told = (
                nomads.animals(telling, animal.id, unused)
                if signs.nomads
                else _animal(telling, animal.id, unused, used)
            )
            yield told, f"unused-{animal.id}"


def _animal(telling: Telling, code: str, unused: int, used: int) -> str:
    """A species with what its card says, and how many of it there are."""
    return telling.say("tribe-animal", animal=telling.face("animals", code), unused=unused, used=used)


def _own(telling: Telling, view: SeatView, signs: Signs) -> Lines:
    """What one's own board prints beside that: places still empty, and what the eclipse will give."""
    say = telling.say
    for slot in range(len(view.stones), terms.STONE_SLOTS):
        yield stone_place_label(telling, slot), f"stoneslot-{slot + 1}"
    for animal in telling.pack.animals:
        if not view.unused.get(animal.id) and not view.used.get(animal.id):
            yield _animal(telling, animal.id, 0, 0), f"unused-{animal.id}"
    yield say("tribe-villages", n=view.villages_left, cards=terms.VILLAGES - view.villages_left), "villages"
    for slot, megaliths in enumerate(in_slots(view.megaliths)):
        yield slot_label(telling, slot, megaliths), f"slot-{slot + 1}"
    yield say("tribe-rest", effect=telling.effect(telling.pack.rest_space[0].effect)), "rest"
    if signs.token:
        yield telling.face("rest_tokens", signs.token), "rest-token"


def _public(telling: Telling, view: SeatView, signs: Signs) -> Lines:
    """What others may know of a seat's cards; the nomads have none but those."""
    say = telling.say
    if not signs.nomads:
        yield say("hand-cards", n=view.hand_size), ""
        yield say("hand-deck", n=view.deck_size), ""
        yield _listed(telling, say("hand-discard", n=view.discard_size), view.discard), ""
        yield _listed(telling, say("hand-played", n=sum(view.played.values())), view.played), ""
    buried = (view.buried if signs.nomads else None) or {}
    yield _listed(telling, say("hand-buried", n=view.buried_size), buried), ""
    yield _listed(telling, _pile(telling, view, signs), view.pile or {}), ""


def _pile(telling: Telling, view: SeatView, signs: Signs) -> str:
    """The size of an eclipse pile, and with the resting figures its labor, if that is known."""
    told = telling.say("hand-pile", n=view.pile_size)
    return f"{told}; {telling.say('hand-labor', n=labor(signs.labor))}" if signs.labor else told


def _listed(telling: Telling, head: str, counts: Mapping[str, int]) -> str:
    """`cards in the discard pile: 3 (Brave, 2 × Tribesman)`."""
    named = [_times(telling.card(code), n) for code, n in cards_of(telling, counts)]
    return f"{head} ({', '.join(named)})" if named else head


def _times(name: str, count: int) -> str:
    return f"{count} × {name}" if count > 1 else name


def hand(telling: Telling, seen: Observation, view: SeatView, signs: Signs) -> list[Item]:
    """The viewer's cards: hand, cards played, eclipse pile, discard pile and burials card by card; the deck."""
    return [Item(sentence(text), target) for text, target in _cards(telling, seen, view, signs)]


def _cards(telling: Telling, seen: Observation, view: SeatView, signs: Signs) -> Lines:
    say = telling.say
    for target, kind, code in offer_of(telling, seen):
        yield telling.face(kind, code), target
    locked = seen.locked if seen.turn == view.seat else {}
    yield say("hand-cards", n=view.hand_size), ""
    for code, n in cards_of(telling, view.hand):
        ice = f"; {say('hand-locked')}" if locked.get(code, 0) >= n else ""
        yield f"{_times(telling.face('cards', code), n)}{ice}", f"hand-{code}"
    heads = (("played", say("hand-played", n=sum(view.played.values())), view.played),
             ("pile", _pile(telling, view, signs), view.pile),
             ("discard", say("hand-discard", n=view.discard_size), view.discard))  # fmt: skip
    for kind, head, counts in heads:
        yield head, ""
        for code, n in cards_of(telling, counts):
            yield _times(telling.face("cards", code), n), f"{kind}-{code}"
    yield _listed(telling, say("hand-buried", n=view.buried_size), view.buried or {}), ""
    yield _listed(telling, say("hand-deck", n=view.deck_size), view.deck or {}), "deck"
