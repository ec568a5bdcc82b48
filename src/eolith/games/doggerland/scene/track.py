"""The round track of Doggerland, drawn: season, phase, who is first, the food that is needed, what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import picture, piece, plate, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import sentence, signed

from .. import terms
from ..seen.observation import Observation
from ..words import printed
from ..words.telling import Telling
from . import holdings
from .village import NARROW, WIDTH, block, listed, mood

HEIGHT = 164
SIZE = (WIDTH, HEIGHT)
FIRST, STEP, LINE, RADIUS = 50, 77, 48, 34
"""Where the spaces of the rounds are."""
NEXT, NEXT_WIDTH = 640, 310
LOWER, LOWER_HEIGHT = 100, 56
PHASES = terms.PHASES[1:]
SIGNS = {
    "dwelling": "dwelling-simple", "craft": "craft-necklace", "gather": "village-expedition",
    "hunt": "village-expedition", "paint": "village-paint",
}  # fmt: skip
"""The symbol of each action whose cost depends on the season."""

Food = tuple[tuple[str, int, int], ...]
"""Seat, food in its bowls, food that it needs."""


@lru_cache(maxsize=16)
def ground(telling: Telling) -> str:
    """The path of the rounds with their seasons."""
    start = terms.SHORT_START if telling.game.options.get("short_game") == "on" else 1
    drawn = "".join(_space(number, number < start) for number in range(1, terms.ROUNDS + 1))
    return use("village-path", 0, 0, WIDTH, HEIGHT, ' class="boards-ground"') + f'<g aria-hidden="true">{drawn}</g>'


def pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> Mapping[str, str]:
    """The ring, the phase, who is first, the food of all tribes, and what the next season changes."""
    return mood("track", seen.season, SIZE) | {
        "track-round": _round(telling, seen.round, seen.season),
        "track-phase": _phase(telling, seen.phase),
        "track-first": '<g id="track-first"></g>'
        if telling.game.alone
        else _first(telling, seen.first, seen.marker_taken),
        "track-food": _food(telling, food(telling, seen)),
        "track-next": _next(telling, seen.round),
    }


def items(telling: Telling, seen: Observation) -> list[Item]:
    """Round and season, phase, who is first, a line for each tribe's food, and what the next season changes."""
    say = telling.say
    told = [_round_words(telling, seen.round, seen.season), say(f"phase-{seen.phase}")]
    if not telling.game.alone:
        told.append(_first_words(telling, seen.first, seen.marker_taken))
    told += [say("village-food", seat=seat, have=have, need=need) for seat, have, need in food(telling, seen)]
    return [Item(sentence(line)) for line in [*told, _next_words(telling, seen.round)]]


def food(telling: Telling, seen: Observation) -> Food:
    """DG-FEED-01, DG-FEED-02."""
    return tuple((view.seat, holdings.food(view), holdings.eaters(telling.game, seen, view)) for view in seen.seats)


# --- rounds ---------------------------------------------------------------------------------------


def _middle(number: int) -> int:
    return FIRST + STEP * (number - 1)


def _space(number: int, left_out: bool) -> str:
    """The space of a round; the short game leaves the first ones out."""
    x, season = _middle(number), terms.SEASONS[(number - 1) % 2]
    drawn = f'<circle class="track-{season}" cx="{x}" cy="{LINE}" r="{RADIUS}"/>'
    drawn += use(f"season-{season}", x - 19, LINE - 28, 38) + words(number, x, LINE + 26, 24, "count")
    return f'<g class="track-out">{drawn}</g>' if left_out else drawn


@lru_cache(maxsize=64)
def _round(telling: Telling, number: int, season: str) -> str:
    """The ring on its space; those behind it are past."""
    past = "".join(f'<circle class="track-past" cx="{_middle(i)}" cy="{LINE}" r="{RADIUS}"/>' for i in range(1, number))
    x = _middle(number)
    ring = "".join(f'<circle class="track-{kind}" cx="{x}" cy="{LINE}" r="{RADIUS + 3}"/>' for kind in ("rim", "ring"))
    drawn = f"{past}<g{piece('round-ring', 'ring')}>{ring}</g>"
    return picture("track-round", _round_words(telling, number, season), drawn)


def _round_words(telling: Telling, number: int, season: str) -> str:
    return telling.say("village-round", n=number, of=terms.ROUNDS, season=telling.say(f"season-{season}"))


@lru_cache(maxsize=64)
def _phase(telling: Telling, phase: str) -> str:
    """A notch for each phase, and the name of the present one."""
    now = PHASES.index(phase) if phase in PHASES else len(PHASES) if phase == "over" else -1
    drawn = narrow = ""
    for i in range(len(PHASES)):
        kind = "track-now" if i == now else "track-gone" if i < now else "track-later"
        drawn += f'<circle class="{kind}" cx="{28 + 28 * i}" cy="{LOWER + 28}" r="{13 if i == now else 8}"/>'
        if i == now:
            drawn += words(i + 1, 28 + 28 * i, LOWER + 36, 22, "on-dark strong")
            narrow = f'<circle class="track-now" cx="29" cy="{LOWER + 28}" r="18"/>'
            narrow += words(i + 1, 29, LOWER + 38, NARROW, "on-dark strong")
    name = telling.say(f"phase-{phase}")
    drawn += block(name, 162, LOWER + 2, 206, LOWER_HEIGHT - 4, 25, "on-face title")
    narrow += block(name, 54, LOWER - 2, 314, LOWER_HEIGHT + 4, NARROW, "on-face title")
    ways = f'<g class="wide">{drawn}</g><g class="narrow">{narrow}</g>'
    return picture("track-phase", name, plate(8, LOWER, 362, LOWER_HEIGHT, "village-plate") + ways)


# --- seats ----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _first(telling: Telling, seat: str, taken: bool) -> str:
    """The marker with the mark of who holds it; a shaman beside it has taken it for the next round, too."""
    letter = seat.lower()
    drawn = plate(376, LOWER, 118 if taken else 92, LOWER_HEIGHT, "village-plate")
    drawn += f"<g{piece('first-marker', 'first-marker')}>{use('marker-first', 378, LOWER + 7, 44)}</g>"
    drawn += use(f"mark-{letter}", 424, LOWER + 10, 38)
    drawn += use(f"shaman-{letter}", 460, LOWER + 8, 30, 41) if taken else ""
    return picture("track-first", _first_words(telling, seat, taken), drawn)


def _first_words(telling: Telling, seat: str, taken: bool) -> str:
    kept = telling.say("village-marker-taken") if taken else ""
    return listed([telling.say("village-first", seat=seat), kept])


@lru_cache(maxsize=512)
def _food(telling: Telling, tribes: Food) -> str:
    """For each tribe the food that it has, of what it needs at the end of the round."""
    left = 500
    drawn = plate(left, LOWER, WIDTH - left - 8, LOWER_HEIGHT, "village-plate")
    drawn += use("icon-food", left + 4, LOWER + 8, 40)
    step = (WIDTH - left - 56) / len(tribes)
    for i, (seat, have, need) in enumerate(tribes):
        x = round(left + 46 + step * i, 1)
        kind = "track-hungry strong" if have < need else "on-face strong"
        drawn += use(f"mark-{seat.lower()}", x, LOWER + 14, 28)
        drawn += words(f"{have}/{need}", x + 30, LOWER + 37, 25, kind, "start")
    told = (telling.say("village-food", seat=seat, have=have, need=need) for seat, have, need in tribes)
    return picture("track-food", listed([*told]), drawn)


# --- the next season ------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _next(telling: Telling, number: int) -> str:
    """The season to come: what it makes dearer or cheaper, and the animals that appear in it."""
    drawn = plate(NEXT, 8, NEXT_WIDTH, 82, "village-plate")
    if number == terms.ROUNDS:
        drawn += block(
            _next_words(telling, number), NEXT + 4, 10, NEXT_WIDTH - 8, 78, NARROW, "on-face title", "middle"
        )
        return picture("track-next", _next_words(telling, number), drawn)
    season = number % 2
    drawn += use(f"season-{terms.SEASONS[season]}", NEXT + 6, 24, 50)
    dearer, actions = _changes(telling, season)
    x = NEXT + 62
    for good, change in dearer:
        drawn += words(signed(change, "+d"), x + 14, 58, 27, "on-face strong")
        drawn += use(f"good-{good}", x + 30, 30, 36)
        x += 67
    # two kinds of expeditions have one sign
    for sign in dict.fromkeys(SIGNS[action] for action in actions if action in SIGNS):
        drawn += use(sign, x, 33, 31)
        x += 32
    species = [name for name, when in zip(terms.SPECIES, terms.SEASON_OF, strict=True) if when == season]
    for i, name in enumerate(reversed(species), 1):
        drawn += use(f"animal-{name}", NEXT + NEXT_WIDTH - 2 - 43 * i, 32, 44, 34)
    return picture("track-next", _next_words(telling, number), drawn)


def _changes(telling: Telling, season: int) -> tuple[list[tuple[str, int]], list[str]]:
    """DG-COST-01 to -05: what planning costs more or less than before in a season, and which actions that is for."""
    found: dict[str, int] = {}
    actions = []
    for action in telling.pack.actions:
        costs = (action.warm, action.cold)
        changes = [now - before for now, before in zip(costs[season], costs[1 - season], strict=True)]
        if any(changes):
            actions.append(action.id)
            found |= {good: change for good, change in zip(terms.GOODS, changes, strict=True) if change}
    return [*found.items()], actions


def _next_words(telling: Telling, number: int) -> str:
    say = telling.say
    if number == terms.ROUNDS:
        return say("village-last-alone" if telling.game.alone else "village-last")
    season = number % 2
    told = [say("village-next", season=say(f"season-{terms.SEASONS[season]}"))]
    for action in telling.pack.actions:
        if action.warm != action.cold:
            cost = printed.goods((action.warm, action.cold)[season], say, "") or say("face-free")
            told.append(f"{action.names[telling.language]}: {cost}")
    species = zip(telling.pack.animals, terms.SEASON_OF, strict=True)
    appear = [telling.inner("animals", animal.id) for animal, when in species if when == season]
    return listed([*told, say("village-appear", animals=", ".join(appear))])
