"""What each drawing of the table shows of an observation, as the plain values that it asks for."""

from __future__ import annotations

from eolith.kernel.game import Game

from .. import layout, terms
from ..pack import Pack
from ..pack.content import pool_stones
from ..pack.editions import EDITIONS
from ..pack.field import field_of
from ..pack.records import Stone
from ..seen.observation import AloneObservation, Observation, PrototypeObservation, SeatView
from .field import EMPTY, FIRST_SEAT
from .land import NOWHERE, Camps, Tokens, Villages
from .mainboard import BELOW, BOTTOM, MIDDLE, TOP, Figures

HEX = {name: number for number, name in enumerate(layout.HEX_NAMES)}
JUNCTION = {name: number for number, name in enumerate(layout.JUNCTION_NAMES)}
SEAT = {name: number for number, name in enumerate(terms.SEATS)}


def era(seen: Observation) -> int:
    """The era of the culture cards that come next; in the prototype Era I ends a round earlier (EWP-PREP-03)."""
    last = 1 if isinstance(seen, PrototypeObservation) else terms.LAST_OF_ERA_1
    return 1 if seen.round <= last else 2


def burial_tables(pack: Pack, players: int) -> list[tuple[int, ...]]:
    """What so many buried cards are worth, by the place on the honor track: for two a table is not used."""
    numbers = EDITIONS[pack.edition].burial_tables[players]
    return [pack.burial_tables[number].steps for number in numbers[: 2 if players == 2 else 3]]


# --- the map and the megalith field -----------------------------------------------------------------


def land(pack: Pack, seen: Observation) -> tuple[tuple[str, ...], Camps, Villages, Tokens, int]:
    """The tiles, the camps, the villages, the glacier tokens and the nomad token as a camp."""
    hexes = tuple(terrain or "" for terrain in seen.terrain)
    camps = tuple((HEX[place], seat, n) for seat, view in enumerate(seen.seats) for place, n in view.camps.items())
    villages = tuple((JUNCTION[name], SEAT[owner]) for name, owner in seen.villages.items())
    tokens = tuple(
        (HEX[place], -1 if token == "face_down" else pack.number("glacier_tokens", token))
        for place, token in seen.tokens.items()
    )
    return hexes, camps, villages, tokens, nomad_camp(seen)


def nomad_camp(seen: Observation) -> int:
    """The junction of the nomad token, unless it lies there as a village."""
    if isinstance(seen, AloneObservation) and seen.token_at and seen.token_at not in seen.villages:
        return JUNCTION[seen.token_at]
    return NOWHERE


def field(game: Game[Pack], seen: Observation) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The board on each slot of the layout, and what stands on each site."""
    boards = tuple(game.pack.number("megalith_boards", laid) if laid else -1 for laid in seen.boards)
    owners = [EMPTY] * len(field_of(game).sites)
    for name, owner in seen.megaliths.items():
        owners[field_of(game).numbers[name]] = terms.GREY if owner == "grey" else FIRST_SEAT + SEAT[owner]
    return boards, tuple(owners)


# --- the main board ---------------------------------------------------------------------------------


def moment(seen: Observation) -> int:
    """The phase of the game: the actions and the eclipse of each round."""
    return max(0, 2 * (seen.round - 1) + (seen.phase in ("eclipse", "preparation", "over")))


def chief_of(pack: Pack, seen: Observation, view: SeatView) -> str:
    """The chief of a side; that of the nomads is a figure not in use (EWS-SETUP-10)."""
    if isinstance(seen, AloneObservation) and view.seat == terms.SEATS[terms.NOMADS]:
        return next(chief.id for chief in pack.chiefs if chief.id != seen.seats[0].chief)
    return view.chief or ""


def figures(pack: Pack, seen: Observation) -> Figures:
    """The figures in the columns: who holds the bottom first, then in turn order, last the one on its way."""
    found: list[tuple[int, int, int, str]] = []
    for column, kind in enumerate(terms.COLUMNS):
        here: list[tuple[int, int, int, str]] = []
        moving, spot = _moving(seen) if seen.column == kind else ("", BELOW)
        bottom = seen.bottoms.get(kind, "")
        for seat in seen.order:
            view = seen.seats[SEAT[seat]]
            chief, tribe = view.chief_at == kind, view.tribe.get(kind, 0)
            for figure, name in [(f"{seat} chief", chief_of(pack, seen, view))] * chief + [
                (f"{seat} tribe", "")
            ] * tribe:
                if figure == bottom:
                    here.append((column, BOTTOM, SEAT[seat], name))
                    bottom = ""
                elif figure == moving:
                    here.append((column, spot, SEAT[seat], name))
                    moving = ""
                else:
                    here.append((column, BELOW, SEAT[seat], name))
        found += sorted(here, key=lambda figure: (BOTTOM, BELOW, MIDDLE, TOP).index(figure[1]))
    return tuple(found)


def _moving(seen: Observation) -> tuple[str, int]:
    """The figure of the turn, and the part of its column that it has come to."""
    turn = next(frame for frame in (seen.pending, *seen.later) if frame is not None and frame.kind == "turn")
    spot = {"top": TOP, "middle": MIDDLE}.get(seen.stage, BELOW)
    return f"{turn.seat} {'chief' if seen.by_chief else 'tribe'}", spot


def stones(pack: Pack, seen: Observation) -> tuple[int, ...]:
    """The stone on each place, those of Era I first; a place stays empty when its stone is taken (EW-DEV-06)."""
    if isinstance(seen, AloneObservation):
        lying = [seen.stone_place.get(place) for place in layout.STONE_PLACES]
        return tuple(pack.number("stones", code) if code else -1 for code in lying)
    taken = {stone for view in seen.seats for stone in view.stones}
    places: list[int] = []
    if isinstance(seen, PrototypeObservation):
        for round, room in enumerate(pool_stones(pack, len(seen.seats)), 1):
            pool = [pack.number("stones", code) for code, laid in seen.pools.items() if laid == round]
            places += [-1 if pack.stones[stone].id in taken else stone for stone in pool]
            places += [-1] * (room - len(pool))
        return tuple(places)
    for which in (1, 2):
        laid = [n for n, s in enumerate(pack.stones) if s.era == which and (s.id in seen.stones or s.id in taken)]
        places += [-1 if pack.stones[stone].id in taken else stone for stone in laid]
        places += [-1] * (EDITIONS[pack.edition].stones_shown[len(seen.seats)] - len(laid))
    return tuple(places)


def closed_until(seen: Observation, stone: Stone) -> int:
    """The round, or the era, from which on a stone can be taken; 0 if it can now."""
    if isinstance(seen, PrototypeObservation):
        opens, now = seen.pools.get(stone.id, 0), seen.round
    else:
        opens, now = stone.era, era(seen)
    return opens if opens > now else 0


def rest(pack: Pack, seen: Observation) -> tuple[int, int] | None:
    """The open rest token (-1 for none) and how many lie in the stack; None without that module."""
    if seen.options.get("rests") != "on":
        return None
    token = pack.number("rest_tokens", seen.rest_open) if seen.rest_open else -1
    return token, terms.REST_TOKENS - (seen.rest_held is not None)


Numbers = tuple[int, ...]


def main(pack: Pack, seen: Observation) -> tuple[int, Numbers, Numbers, Figures, Numbers, int, tuple[int, int] | None]:
    """The round, the order, the points, the figures, the stones, the era and the rest tokens."""
    order = tuple(SEAT[seat] for seat in seen.order)
    scores = tuple(view.score for view in seen.seats)
    return moment(seen), order, scores, figures(pack, seen), stones(pack, seen), era(seen), rest(pack, seen)


# --- below and beside it ----------------------------------------------------------------------------


def culture(pack: Pack, seen: Observation) -> tuple[tuple[int, ...], tuple[int, int], int, frozenset[int]]:
    """The open culture cards, -1 for gaps; the cards left in the decks; the era; cards with a labor token."""
    marked = frozenset(map(pack.card, seen.marked)) if isinstance(seen, PrototypeObservation) else frozenset()
    if isinstance(seen, AloneObservation):
        laid = [seen.culture_place.get(place) for place in layout.CULTURE_PLACES]
        cards = [pack.card(code) if code else -1 for code in laid]
    else:
        cards = [pack.card(code) for code in seen.open_culture]
    return tuple(cards + [-1] * (terms.OPEN_CULTURES - len(cards))), seen.culture_left, era(seen), marked


def tribe(seen: Observation) -> tuple[int, ...]:
    """How many tribe cards of each type are left."""
    return tuple(seen.supply.get(code, 0) for code in terms.TRIBE_CARDS)


def hunt(pack: Pack, seen: Observation) -> tuple[tuple[int, ...], int]:
    """The animals of the hunting ground, -1 for gaps, and how many lie in their deck."""
    if isinstance(seen, AloneObservation):
        laid = [seen.ground_place.get(place) for place in layout.GROUND_PLACES]
        animals = [pack.number("animals", species) if species else -1 for species in laid]
    else:
        animals = [pack.number("animals", species) for species, n in seen.ground.items() for _ in range(n)]
    return tuple(animals), sum(seen.animal_deck.values())


def idols(seen: Observation) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The level of each seat on the offering track, and who stands on each honor level from the left."""
    levels: list[list[int]] = [[] for _ in range(terms.TOP_LEVEL + 1)]
    for seat in sorted(range(len(seen.seats)), key=lambda seat: seen.seats[seat].honor_place):
        levels[seen.seats[seat].honor].append(seat)
    return tuple(view.offering for view in seen.seats), tuple(map(tuple, levels))
