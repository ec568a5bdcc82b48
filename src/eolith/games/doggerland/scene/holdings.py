"""What a tribe of Doggerland has and does, in words: one sentence for each thing that `tribe` and `others` draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from eolith.kernel.scene import Item
from eolith.kernel.text import capital, sentence, signed

from .. import terms
from ..notation.columns import AloneObservation
from ..seen.event import food_need
from ..seen.observation import Observation, SeatView
from ..seen.sheet import sheet
from ..words import printed
from ..words.telling import Telling
from .targets import together

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

MEALS = {"1": 3, "2": 2, "3": 1}
"""How many meals the food of a bowl can take part in (DG-FEED-08)."""
FOOD = {"plant": 1, "meat": 2}
"""DG-FEED-02."""


class Away(NamedTuple):
    """Members who are not at home."""

    errand: str
    """gather, hunt, scout, site, craft, paint or hut."""
    place: str
    """A cell of the territory or of the cave, a craft, an action of the shaman; empty for the building site."""
    members: tuple[tuple[str, int], ...]
    """How many by kind."""
    tools: int = 0


class Signs(NamedTuple):
    """What else is shown at a tribe beside its SeatView."""

    season: str
    turn: bool
    """It has to decide."""
    first: bool
    """It holds the first-player marker."""
    points: int
    """What it would score now."""
    need: int
    """The food that it still needs for the next meal."""
    away: tuple[Away, ...]
    hunted: str
    """The species that a full memory has no room for; empty for none."""
    white: tuple[str, ...] = ()
    """White figures with the tribe."""
    closed: tuple[tuple[str, int], ...] = ()
    """Dwellings that take no newborns in this round, by kind."""


def signs(game: Game[Pack], seen: Observation) -> tuple[Signs, ...]:
    """The signs of every seat."""
    rows = sheet(game, seen).rows
    return tuple(_signs_of(game, seen, view, row.total) for view, row in zip(seen.seats, rows, strict=True))


def _signs_of(game: Game[Pack], seen: Observation, view: SeatView, points: int) -> Signs:
    frames = [frame for frame in (seen.pending, *seen.later) if frame and frame.seat == view.seat]
    meal = next((frame[terms.NEED] for frame in frames if frame.kind == "feed"), eaters(game, seen, view))
    figure = next((frame[terms.FIGURE] for frame in frames if frame.kind == "memory"), -1)
    hunted = terms.SPECIES[figure] if figure >= 0 else ""
    turn, first = seen.turn == view.seat, seen.first == view.seat
    white, closed = (tuple(seen.white), tuple(seen.closed.items())) if isinstance(seen, AloneObservation) else ((), ())
    return Signs(seen.season, turn, first, points, max(0, meal), tuple(_away(seen, view)), hunted, white, closed)


def eaters(game: Game[Pack], seen: Observation, view: SeatView) -> int:
    """DG-FEED-01, and what an event adds."""
    return view.members + food_need(game, seen)


def _away(seen: Observation, view: SeatView) -> Iterator[Away]:
    """All who are neither at home nor on the own board."""
    for cell, group in seen.groups.items():
        if group.seat == view.seat:
            yield Away(group.errand, cell, _kinds(group.members), group.tools)
    if view.builders:
        yield Away("site", "", _kinds(view.builders))
    for errand, workers in (("craft", seen.crafters), ("paint", seen.painters)):
        for place, worker in workers.items():
            seat, member = worker.split()
            if seat == view.seat:
                yield Away(errand, place, ((member, 1),))
    for action, seat in seen.hut.items():
        if seat == view.seat:
            helper = ((view.helper, 1),) if view.helper else ()
            yield Away("hut", action, (("shaman", 1), *helper))


def _kinds(members: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(members.items())


def food(view: SeatView) -> int:
    """The food in all bowls (DG-FEED-02)."""
    return sum(FOOD.get(store[:-1], 0) * n for store, n in view.goods.items())


def crowded(view: SeatView) -> int:
    """Newborns for whom there is no room (DG-FEED-12)."""
    return min(view.newborns, max(0, view.members + view.newborns - view.room))


# --- sentences ------------------------------------------------------------------------------------


def people(telling: Telling, members: Sequence[tuple[str, int]], tools: int = 0) -> str:
    """`chief, 2 hunter-gatherers, 1 tool`."""
    say = telling.say
    told = [say(f"tribe-{kind}s", n=n) if kind == "hunter" else say(f"member-{kind}") for kind, n in members]
    return ", ".join([*told, *([say("amount-tool", n=tools)] if tools else [])])


def who(telling: Telling, view: SeatView, sign: Signs) -> str:
    """Whose turn it is, points, tokens, the marker."""
    say = telling.say
    told = [say("tribe-turn")] if sign.turn else []
    if telling.game.alone:
        told.append(say("solo-goals", n=sign.points, needed=telling.game.content.goals_needed))
    else:
        told.append(say("tribe-points", n=signed(sign.points)))
    told += [say("tribe-first")] if sign.first and not telling.game.alone else []
    told += [say("tribe-passed")] if view.passed else []
    told += [say("tribe-finished")] if view.finished else []
    return "; ".join([*told, deprivation(telling, view)])


def deprivation(telling: Telling, view: SeatView) -> str:
    if telling.game.alone:
        return telling.say("solo-tokens", n=view.deprivation, most=telling.game.content.tokens_allowed)
    return telling.say("tribe-deprivation", n=view.deprivation, points=terms.TOKEN_POINTS * view.deprivation)


def dwellings(telling: Telling, view: SeatView, sign: Signs) -> str:
    """The dwellings by kind, the room in them, and what an event has closed."""
    shown = [
        f"{telling.name('dwellings', kind)} × {view.dwellings[kind]}"
        for kind in terms.DWELLINGS
        if view.dwellings.get(kind)
    ]
    free = terms.DWELLING_CELLS - sum(view.dwellings.values())
    told = [telling.say("tribe-dwellings", list=", ".join(shown)), telling.say("tribe-free-cells", n=free)]
    told.append(telling.say("tribe-room", room=view.room, n=view.members))
    closed = [f"{telling.inner('dwellings', kind)} × {n}" for kind, n in sign.closed]
    told += [telling.say("tribe-closed", list=", ".join(closed))] if closed else []
    return "; ".join(told)


def at_home(telling: Telling, view: SeatView, member: str, white: Sequence[str] = ()) -> str:
    """How many of a kind of member are at home, with a white figure that is among them or out for them."""
    n, guest = view.home.get(member, 0), telling.say(f"white-white_{member}") if f"white_{member}" in white else ""
    if member == "hunter":
        told = telling.say("tribe-home", members=telling.say("tribe-hunters", n=n))
    else:
        told = telling.say("tribe-home" if n > bool(guest) else "tribe-out", members=telling.say(f"member-{member}"))
    return f"{told}; {telling.say('tribe-guest', who=guest)}" if n and guest else told


def on_the_way(telling: Telling, away: Away) -> str:
    """Where members are and what for."""
    place = away.place
    if away.errand == "craft":
        place = telling.name("crafts", place)
    elif away.errand == "paint":
        place = telling.painting(place, ".acc")
    elif away.errand == "hut":
        place = telling.name("hut", place)
    told = telling.say(f"tribe-away-{away.errand}", place=place)
    return f"{told}: {people(telling, away.members, away.tools)}"


def all_away(telling: Telling, sign: Signs) -> str:
    told = [on_the_way(telling, away) for away in sign.away]
    return "; ".join(told) or telling.say("tribe-nobody-away")


def birth(telling: Telling, view: SeatView) -> str:
    """The parents, the newborns and who could still be born."""
    say = telling.say
    told = [say("tribe-parents", members=people(telling, _kinds(view.parents)))] if view.parents else []
    told += [say("tribe-newborns", n=view.newborns)]
    told += [say("tribe-crowded", n=crowded(view))] if crowded(view) else []
    told += [say("tribe-births", n=view.births), say("tribe-supply", n=view.hunters_left)]
    return "; ".join(told)


def good(telling: Telling, store: str, n: int) -> str:
    """How much lies in a store; of food, how long it keeps (DG-FEED-08)."""
    told = f"{capital(telling.store(store))}: {n}"
    return told if store in terms.GOODS else f"{told}; {telling.say('tribe-keeps', n=MEALS[store[-1]])}"


def meal(telling: Telling, view: SeatView, sign: Signs) -> str:
    """What the next meal needs and what there is (DG-FEED-01, -02, -04)."""
    told = telling.say("tribe-need", need=sign.need, have=food(view))
    hungry = max(0, sign.need - food(view))
    if not hungry:
        return told
    if telling.game.alone:
        left = telling.game.content.tokens_allowed - view.deprivation
        return f"{told}; {telling.say('solo-hungry', n=hungry, most=left)}"
    return f"{told}; {telling.say('tribe-hungry', n=hungry, points=terms.TOKEN_POINTS * hungry)}"


def ability(telling: Telling, view: SeatView, name: str) -> str:
    """The level of an ability, what it allows, what the next one costs, and who learns it."""
    say = telling.say
    face, level = telling.pack.abilities[terms.ABILITIES.index(name)], view.levels[name]
    told = [f"{telling.name('abilities', name)}: {say('tribe-level', level=level)}"]
    told += [say(f"tribe-{name}", n=face.values[level - 1])] if face.values else []
    if level < terms.LEVELS:
        told.append(say("tribe-next-level", goods=printed.goods(face.steps[level - 1], say)))
    else:
        told.append(say("tribe-highest"))
    if name in view.learners:
        told.append(say("tribe-learner", member=say(f"member-{view.learners[name]}")))
    return "; ".join(filter(None, [*told, printed.origin(face, say)]))


def recipes(telling: Telling, view: SeatView) -> str:
    """The recipes that the tribe knows (DG-ABIL-12)."""
    known = telling.pack.recipes[: view.levels["toolmaking"]]
    told = ["; ".join(printed.facts(telling.pack, recipe, telling.language, telling.say)) for recipe in known]
    return telling.say("tribe-recipes", list=", ".join(told))


def memory(telling: Telling, species: str, count: int) -> str:
    """A species in the collective memory."""
    name = telling.name("animals", species)
    return telling.say("tribe-memory", species=f"{name} × {count}" if count > 1 else name)


def hunted(telling: Telling, species: str) -> str:
    """A species for which a full memory has no room."""
    return telling.say("tribe-hunted", species=telling.name("animals", species))


def stones(telling: Telling, view: SeatView) -> str:
    """Megaliths and shaman tokens: where they are, and which are left."""
    say = telling.say
    names = {action: telling.inner("hut", action) for action in terms.HUT[terms.MENHIR :]}
    built = [name for action, name in names.items() if action in view.done]
    left = [name for name in names.values() if name not in built]
    told = [say("tribe-megaliths", list=", ".join(built), cells=", ".join(view.megaliths) or "…")] if built else []
    told += [say("tribe-megaliths-left", list=", ".join(left))] if left else []
    told += [say("tribe-journey", cell=view.journey, round=view.journey_since)] if view.journey else []
    told += [say("tribe-superb", place=telling.painting(view.superb))] if view.superb else []
    return "; ".join([*told, say("tribe-tokens", n=tokens_left(view))])


def tokens_left(view: SeatView) -> int:
    """Shaman tokens that lie with the tribe."""
    return 2 - bool(view.journey) - bool(view.superb)


def done(telling: Telling, view: SeatView) -> str:
    """The actions of the shaman that cannot be used again (DG-SHAMAN-04)."""
    return _listed(telling, "tribe-done", [telling.inner("hut", action) for action in view.done])


def crafts(telling: Telling, view: SeatView) -> str:
    pack, say = telling.pack, telling.say
    worth = [(craft, pack.crafts[pack.number("crafts", craft)].vp) for craft in view.crafts]
    told = [f"{telling.name('crafts', craft)} ({say('amount-point', n=vp)})" for craft, vp in worth]
    return _listed(telling, "tribe-crafts", told)


def goals(telling: Telling, view: SeatView) -> str:
    say = telling.say
    told = [
        f"{telling.name('objectives', tile)} ({say('amount-point', n=terms.OBJECTIVE_POINTS[place])})"
        for tile, place in view.objectives.items()
    ]
    return _listed(telling, "tribe-goals", told)


def _listed(telling: Telling, id: str, things: Sequence[str]) -> str:
    return telling.say(id, n=len(things), list=", ".join(things) or telling.say("tribe-none"))


# --- all of them ----------------------------------------------------------------------------------


def tribe(telling: Telling, view: SeatView, sign: Signs, own: bool, hot: frozenset[str] = frozenset()) -> list[Item]:
    """The board of a seat line by line; one's own with all that can be pressed there."""
    lines = _lines(telling, view, sign, own)
    return [Item(sentence(text), target if own and not _offered_beside(target, hot) else "") for text, target in lines]


def _offered_beside(target: str, hot: frozenset[str]) -> bool:
    """Whether what a place is about is offered at the one that it belongs together with, and not there."""
    return target not in hot and not hot.isdisjoint(together(target))


def _lines(telling: Telling, view: SeatView, sign: Signs, own: bool) -> Iterator[tuple[str, str]]:
    """Each with its target, or none; of one's own also what is empty."""
    yield who(telling, view, sign), ""
    for member in terms.MEMBERS:
        yield at_home(telling, view, member, sign.white), f"member-{member}"
    for away in sign.away:
        yield on_the_way(telling, away), ""
    yield dwellings(telling, view, sign), ""
    yield birth(telling, view), "birth"
    for store in terms.STORES:
        n = view.goods.get(store, 0)
        if n or own or store in terms.GOODS:
            yield good(telling, store, n), f"good-{store}"
    yield meal(telling, view, sign), ""
    for name in terms.ABILITIES:
        yield ability(telling, view, name), f"ability-{name}"
    yield recipes(telling, view), "toolmaking"
    for species, count in view.memory.items():
        yield memory(telling, species, count), f"memory-{species}"
    if sign.hunted:
        yield hunted(telling, sign.hunted), f"memory-{sign.hunted}"
    if not view.memory:
        yield telling.say("tribe-memory-empty"), ""
    yield stones(telling, view), ""
    yield done(telling, view), ""
    yield crafts(telling, view), ""
    if not telling.game.alone:
        yield goals(telling, view), ""
