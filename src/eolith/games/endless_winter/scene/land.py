"""The map of Endless Winter, drawn: 19 hexes, what the eclipse gives there, camps, villages and tokens.

`art/land.svg` is the painting and `art/land.css` its behaviour; here lies what depends on the position
and on the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Protocol

from eolith.kernel.drawing import moved, piece, seat_letter, target, use

from .. import layout, terms
from ..pack import Pack
from ..words import printed
from . import cards, icons

WIDTH, HEIGHT = 900, 836
RADIUS = 100
TILE = (176, 196)
CENTRE = (450, 412)
"""The middle of the start tile."""
CAMP, VILLAGE, TOKEN = 46, 56, 72
"""How large pieces are drawn."""
PLATE = 34
"""The height of the icons of what a hex gives."""
MOST_PLATE = 132
"""The widest row of them."""
STANDS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 44),),
    ((-36, 42), (36, 42)),
    ((-38, 28), (38, 28), (0, 66)),
    ((-40, 26), (36, 26), (-34, 68), (34, 68)),
)
"""Where the camps of 1 to 4 seats stand in a hex: the middle of their lower edge."""

NO_TOKEN = -2
NOWHERE = -1

Point = tuple[int, int]
Camps = tuple[tuple[int, int, int], ...]
"""(hex, seat, how many), only where there are some."""
Villages = tuple[tuple[int, int], ...]
"""(junction, seat)."""
Tokens = tuple[tuple[int, int], ...]
"""(hex, glacier token, or -1 while it lies face down)."""


class Telling(Protocol):
    """What the boards ask of whoever tells the game in one language; compared by identity."""

    @property
    def pack(self) -> Pack: ...
    @property
    def language(self) -> str: ...
    @property
    def say(self) -> Callable[..., str]: ...
    def side(self, side: int) -> str: ...
    def owner(self, side: int) -> str: ...
    def __hash__(self) -> int: ...


def told_face(telling: Telling, kind: str, code: str) -> str:
    """A face of the pack of a table in words, as the label of what shows it."""
    return cards.told(kind, code, telling.language, telling.pack)


@cache
def hex_spot(hex_: int) -> Point:
    """The middle of a hex in the picture."""
    x, y = layout.hex_centre(hex_)
    return round(CENTRE[0] + RADIUS * x), round(CENTRE[1] + RADIUS * y)


@cache
def junction_spot(junction: int) -> Point:
    """A junction in the picture."""
    x, y = layout.junction_point(junction)
    return round(CENTRE[0] + RADIUS * x), round(CENTRE[1] + RADIUS * y)


def ground(telling: Telling) -> str:
    """The sea around."""
    return f'<use class="land" href="#land" width="{WIDTH}" height="{HEIGHT}"/>'


@lru_cache(maxsize=1024)
def pieces(
    telling: Telling,
    hexes: tuple[str, ...],
    camps: Camps,
    villages: Villages,
    tokens: Tokens,
    nomads: int,
    hot: frozenset[str],
) -> Mapping[str, str]:
    """What lies on the sea: the tiles, an element a hex, a junction, and the camps of a hex, then the influence on all.

    `hexes` are the ids of the terrains of all hexes, empty where no tile lies yet; `nomads` is the junction of their
    token as a camp, NOWHERE without it.  Targets are `hex-c3`, `junction-a1a2b2` and `camp-c3`.
    """
    standing, built = presence(camps, villages)
    strength = influence(standing, built, nomads)
    owner = dict(villages)
    lying = dict(tokens)
    drawn = {"tiles": _tiles(telling, hexes)}
    for hex_, name in enumerate(layout.HEX_NAMES):
        drawn[f"at-hex-{name}"] = _hex(
            telling, hex_, hexes[hex_], standing[hex_], built[hex_], strength[hex_], lying.get(hex_, NO_TOKEN),
            f"hex-{name}" in hot,
        )  # fmt: skip
    for junction in layout.VILLAGE_SITES:
        name = f"junction-{layout.JUNCTION_NAMES[junction]}"
        drawn[f"at-{name}"] = _junction(telling, junction, owner.get(junction, -1), junction == nomads, name in hot)
    for hex_, name in enumerate(layout.HEX_NAMES):
        drawn[f"at-camp-{name}"] = _camps(telling, hex_, standing[hex_], hex_ in lying, f"camp-{name}" in hot)
    drawn["influence"] = _influence(strength)
    return drawn


Presence = tuple[tuple[int, ...], ...]
"""For each hex how many each seat has there."""


@lru_cache(maxsize=1024)
def presence(camps: Camps, villages: Villages) -> tuple[Presence, Presence]:
    """The camps on each hex, and the villages that touch it."""
    standing = [[0] * len(terms.SEATS) for _ in range(terms.HEXES)]
    built = [[0] * len(terms.SEATS) for _ in range(terms.HEXES)]
    for hex_, seat, count in camps:
        standing[hex_][seat] = count
    for junction, seat in villages:
        for hex_ in layout.JUNCTIONS[junction]:
            built[hex_][seat] += 1
    return tuple(map(tuple, standing)), tuple(map(tuple, built))


@lru_cache(maxsize=1024)
def influence(camps: Presence, villages: Presence, nomads: int) -> Presence:
    """EW-ECL-17, EWS-MIG-09: the influence on each hex, by camps there, villages that touch it and the nomad token."""
    beside = layout.JUNCTIONS[nomads] if nomads != NOWHERE else ()
    return tuple(
        tuple(
            camp + 2 * village + (hex_ in beside and seat == terms.NOMADS)
            for seat, (camp, village) in enumerate(zip(*here))
        )
        for hex_, here in enumerate(zip(camps, villages))
    )


def leaders(strength: tuple[int, ...]) -> list[int]:
    """EW-ECL-18: the seats with the most influence."""
    return [seat for seat, count in enumerate(strength) if count == max(strength)]


# --- tiles ----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _tiles(telling: Telling, hexes: tuple[str, ...]) -> str:
    """All tiles, from back to front, each with what it gives."""
    lips = tiles = ""
    for hex_, terrain in enumerate(hexes):
        x, y = hex_spot(hex_)
        lips += f'<use href="#land-lip" x="{x}" y="{y + 7}"/>'
        tiles += f'<use href="#land-{terrain or "unknown"}" x="{x}" y="{y}"/>{_benefit(telling.pack, terrain, x, y)}'
    return f'<g id="tiles" aria-hidden="true"><g class="land-lips">{lips}</g>{tiles}</g>'


def tile(pack: Pack, terrain: str) -> str:
    """A tile alone, with what it gives."""
    x, y = TILE[0] // 2, TILE[1] // 2
    return f'<use href="#land-{terrain}" x="{x}" y="{y}"/>{_benefit(pack, terrain, x, y)}'


def _benefit(pack: Pack, terrain: str, x: int, y: int) -> str:
    """A bone plate with what a hex gives in the eclipse."""
    effect = pack.terrains[pack.number("terrains", terrain)].benefit if terrain else ()
    if not effect:
        return ""
    _, width = icons.effect(effect, 0, 0, PLATE)
    half = min(width, MOST_PLATE) / 2 + 9
    left, right, top = x - half, x + half, y - 58
    plate = (
        f"M{left:.0f} {top + 4}q0-5 5-5Q{x} {top - 4} {right - 5:.0f} {top - 1}q5 0 5 5 2 16 0 {PLATE - 2}-0 5-5 5"
        f"Q{x} {top + PLATE + 10} {left + 5:.0f} {top + PLATE + 7}q-5 0-5-5-2-17 0-{PLATE - 2}z"
    )
    row = icons.fitting(effect, x - MOST_PLATE / 2, top + 3, MOST_PLATE, PLATE)
    return f'<path class="land-plate-shadow" d="{plate}"/><path class="land-plate" d="{plate}"/>{row}'


# --- hexes ----------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _hex(
    telling: Telling,
    hex_: int,
    terrain: str,
    camps: tuple[int, ...],
    villages: tuple[int, ...],
    strength: tuple[int, ...],
    token: int,
    hot: bool,
) -> str:
    """A hex as a link: the area to press, its token, and who holds it."""
    x, y = hex_spot(hex_)
    name = layout.HEX_NAMES[hex_]
    drawn = _token(telling, token, x, y) if token > NO_TOKEN else ""
    if max(strength) and hex_ != terms.START_HEX:
        drawn += _holders(strength, x, y)
    label = hex_label(telling, hex_, terrain, camps, villages, strength, token)
    area = f'<use class="hit" href="#land-hit" x="{x}" y="{y}"/>'
    return target(f"hex-{name}", hot, label, area + drawn, "land-hex")


def _holders(strength: tuple[int, ...], x: int, y: int) -> str:
    """Marks of those who would have the benefit now, at the right of its plate."""
    found = leaders(strength)
    left = x - 11 * len(found)
    return "".join(
        use(f"mark-{seat_letter(seat)}", left + 22 * i, y - 78, 22, more=' class="land-holder"')
        for i, seat in enumerate(found)
    )


@lru_cache(maxsize=1024)
def _influence(strengths: tuple[tuple[int, ...], ...]) -> str:
    """The influence of everybody on each hex, above all that stands there; land.css shows it on demand."""
    drawn = "".join(
        _strengths(hex_, strength)
        for hex_, strength in enumerate(strengths)
        if any(strength) and hex_ != terms.START_HEX
    )
    return f'<g id="influence" aria-hidden="true">{drawn}</g>'


def _strengths(hex_: int, strength: tuple[int, ...]) -> str:
    """The influence of everybody on a hex."""
    x, y = hex_spot(hex_)
    found = [(seat, count) for seat, count in enumerate(strength) if count]
    left = x - 21 * len(found)
    chips = "".join(
        use(f"mark-{seat_letter(seat)}", left + 42 * i + 1, y + 59, 22)
        + f'<text x="{left + 42 * i + 31}" y="{y + 77}">{count}</text>'
        for i, (seat, count) in enumerate(found)
    )
    plate = f'<rect x="{left - 4}" y="{y + 55}" width="{42 * len(found) + 7}" height="30" rx="9"/>'
    return f'<g class="land-influence" id="influence-{layout.HEX_NAMES[hex_]}">{plate}{chips}</g>'


def _token(telling: Telling, token: int, x: int, y: int) -> str:
    """A glacier token, face down or open."""
    code = telling.pack.glacier_tokens[token].id if token >= 0 else ""
    face = cards.glacier_token(code, telling.language, telling.pack)
    return moved(x - TOKEN / 2, y + 58 - TOKEN / 2, face, TOKEN / cards.GLACIER[0])


def hex_label(
    telling: Telling,
    hex_: int,
    terrain: str,
    camps: tuple[int, ...],
    villages: tuple[int, ...],
    strength: tuple[int, ...],
    token: int,
) -> str:
    """A hex in words."""
    say, pack, name = telling.say, telling.pack, layout.HEX_NAMES[hex_]
    if not terrain:
        return say("map-unknown", hex=name)
    face = pack.terrains[pack.number("terrains", terrain)]
    told = [say("map-hex", hex=name, terrain=face.names[telling.language])]
    if face.benefit:
        told.append(say("map-benefit", effect=printed.words(face.benefit, say)))
    for message, counts in (("map-camps", camps), ("map-villages", villages)):
        if any(counts):
            told.append(say(message, who=_by_seat(telling, counts)))
    if strength != camps:
        told.append(say("map-influence", who=_by_seat(telling, strength)))
    if face.benefit and any(strength):
        told.append(say("map-holder", who=", ".join(map(telling.side, leaders(strength)))))
    if token == -1:
        told.append(say("map-token-down"))
    elif token >= 0:
        told.append(say("map-token", effect=printed.words(pack.glacier_tokens[token].effect, say)))
    return "; ".join(told)


def _by_seat(telling: Telling, counts: tuple[int, ...]) -> str:
    return ", ".join(telling.say("board-seat-count", seat=telling.side(i), n=n) for i, n in enumerate(counts) if n)


# --- camps and villages ---------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _camps(telling: Telling, hex_: int, camps: tuple[int, ...], token: bool, hot: bool) -> str:
    """The camps on a hex, seat by seat; a link only while one of them can be moved or taken."""
    name, (x, y) = layout.HEX_NAMES[hex_], hex_spot(hex_)
    present = [(seat, count) for seat, count in enumerate(camps) if count]
    stands = STANDS[len(present) - 1] if present else ()
    drawn = ""
    for (seat, count), (dx, dy) in sorted(zip(present, stands, strict=True), key=lambda pair: pair[1][1]):
        drawn += _group(name, seat, count, x + dx, y + dy - (18 if token else 0))
    if not hot:
        return f'<g id="at-camp-{name}" class="land-camps" aria-hidden="true">{drawn}</g>'
    label = telling.say("map-camps-at", hex=name, who=_by_seat(telling, camps))
    area = f'<ellipse class="hit" cx="{x}" cy="{y + 26}" rx="62" ry="46"/>'
    return target(f"camp-{name}", hot, label, area + drawn, "land-camps")


def _group(hex_: str, seat: int, count: int, x: int, y: int) -> str:
    """Camps of one seat, one behind the other, and how many they are."""
    letter = seat_letter(seat)
    gap = 0 if count == 1 else min(11, 26 // (count - 1))
    left = x - CAMP / 2 - gap * (count - 1) / 2
    drawn = "".join(
        use(f"camp-{letter}", left + gap * i, y - CAMP - (count - 1 - i) * 2, CAMP,
            more=piece(f"camp-{letter}-{hex_}-{i}", f"camp-{letter}"))
        for i in range(count)
    )  # fmt: skip
    if count == 1:
        return drawn
    right = round(left + gap * (count - 1) + CAMP - 5)
    return (
        f'{drawn}<g class="land-count land-count-{letter}"><circle cx="{right}" cy="{y - 8}" r="13"/>'
        f'<text x="{right}" y="{y - 1}">{count}</text></g>'
    )


@lru_cache(maxsize=4096)
def _junction(telling: Telling, junction: int, owner: int, nomads: bool, hot: bool) -> str:
    """A point where three hexes touch, with the village or nomad token on it; a link while one can be built there."""
    x, y = junction_spot(junction)
    name = layout.JUNCTION_NAMES[junction]
    if owner >= 0:
        letter = seat_letter(owner)
        more = piece(f"village-{letter}-{name}", f"village-{letter}")
        drawn = use(f"village-{letter}", x - VILLAGE / 2, y - VILLAGE * 0.68, VILLAGE, more=more)
    else:
        drawn = f'<circle class="ring free" cx="{x}" cy="{y}" r="{17 if hot else 8}"/>'
    if nomads:
        drawn += nomad_token(x, y, False)
    if not hot:
        return f'<g id="at-junction-{name}" class="land-junction" aria-hidden="true">{drawn}</g>'
    label = telling.say("map-junction", hexes=", ".join(layout.HEX_NAMES[h] for h in layout.JUNCTIONS[junction]))
    area = f'<circle class="hit" cx="{x}" cy="{y}" r="46"/>'
    return target(f"junction-{name}", hot, label, area + drawn, "land-junction")


def nomad_token(x: float, y: float, village: bool) -> str:
    """The nomad token on one of its sides, as a disc with its middle at x, y."""
    letter = seat_letter(terms.NOMADS)
    sign = use(f"{'village' if village else 'camp'}-{letter}", x - 17, y - 19, 34)
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="25" fill="var(--face)" stroke="var(--seat-b)" stroke-width="4"/>'
    return f"<g{piece('nomad-token', 'nomad-token')}>{disc}{sign}</g>"
