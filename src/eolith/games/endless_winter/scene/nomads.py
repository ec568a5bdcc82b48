"""What the nomads play with beside their board, drawn: their cards, the sacrifice deck, the migration card, the token.

Targets are `nomad-`, `migration-` and `offering-` with the id of a card, which can be looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, moved, picture, piece, plate, target, use, words

from .. import layout, terms
from ..pack import AlonePack
from ..seen.observation import AloneObservation
from ..words import nomads
from ..words.telling import Telling
from . import cards
from .land import nomad_token, told_face

SIZE = (560, 190)
TOP = 7
CARD = 0.9
"""The size of the card on top."""
ACTIONS = (138, 40)
"""Where the columns of what is seen of covered cards begin, and their step."""
ROW = 45
"""The height of a covered card."""
PILES = (316, 402, 486)
MIGRATION = (196, 130)
"""The size of a migration card."""
SYMBOLS = {
    "idol": "icon-idol", "tool": "icon-tool", "food": "icon-food", "eclipse_card": "icon-eclipse", "bury": "icon-bury",
    "culture_card": "icon-culture-card", "animal": "icon-animal-ground", "random_animal": "icon-animal-deck",
    "new_animal": "icon-reveal", "glacier_vp": "mini-glacier", "stone": "icon-stone", "megalith": "icon-megalith",
    "village": "icon-build", "vp": "icon-vp",
}  # fmt: skip
"""What stands for each of NOMAD_ACTIONS."""


def ground() -> str:
    """The hide below it all."""
    return f'<use class="boards-ground" href="#tribe-other" width="{SIZE[0]}" height="{SIZE[1]}"/>'


def pieces(telling: Telling, seen: AloneObservation) -> Mapping[str, str]:
    """The cards of the round, then the piles, the migration card and the token."""
    deck = nomads.left(seen)
    top = seen.offerings[-1] if seen.offerings else ""
    return {
        "nomads-cards": _cards(telling, seen.nomad_row),
        "nomads-piles": _piles(telling, deck, seen.nomad_pile, seen.nomad_open, sum(seen.sacrifice.values()), top),
        "nomads-migration": _migration(telling, seen.migration_top or ""),
        "nomads-token": _token(telling, seen.token_at is None, seen.options["nomad_village"] == "on"),
    }


# --- the cards of the round -------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _cards(telling: Telling, row: tuple[str, ...]) -> str:
    """The card on top as it is, and of those below it the lower actions, the last one first."""
    if not row:
        empty = plate(8, TOP, 117, 176, "tribe-plate bare", 10)
        return picture("nomads-cards", telling.say("nomads-none"), empty)
    pack, (*covered, top) = telling.pack, row
    assert isinstance(pack, AlonePack)
    face = f"<g{piece(f'card-{top}', 'nomad-card')}>{moved(8, TOP, card(top, telling.language, pack), CARD)}</g>"
    drawn = target(f"nomad-{top}", False, told_face(telling, "nomad_cards", top), face + hit(8, TOP, 117, 176, 10))
    left, step = ACTIONS
    for column, kind in enumerate(terms.COLUMNS):
        drawn += use(f"icon-{kind}", left + step * column + 5, TOP, 26)
    for number, code in enumerate(reversed(covered)):
        y = TOP + 32 + ROW * number
        lower = plate(left - 3, y, 4 * step + 2, ROW - 3, "tribe-plate", 8)
        for column, (_, action) in enumerate(pack.nomad_cards[pack.number("nomad_cards", code)].actions):
            lower += _action(action, left + step * column + 2, y + 5, 32)
        box = hit(left - 3, y, 4 * step + 2, ROW - 3, 8)
        drawn += target(f"nomad-{code}", False, told_face(telling, "nomad_cards", code), lower + box)
    return f'<g id="nomads-cards">{drawn}</g>'


def _action(action: int, x: float, y: float, size: float) -> str:
    """The symbol of something that nomads do."""
    return use(SYMBOLS[terms.NOMAD_ACTIONS[action]], x, y, size)


@lru_cache(maxsize=64)
def card(code: str, language: str, pack: AlonePack) -> str:
    """A nomad card: its arrows and labor, and under each column what is done there."""
    shown = pack.nomad_cards[pack.number("nomad_cards", code)]
    name, _ = cards.title(shown.names[language], 42)
    drawn = name + _arrow(29, 68, 0 if shown.big_arrow else 180, 1)
    drawn += _arrow(65, 68, 90 if shown.small_arrow else -90, 0.62)
    symbols = ["icon-labor"] * (shown.labor // 2) + ["icon-half-labor"] * (shown.labor % 2)
    drawn += "".join(use(symbol, 124 - 25 * (len(symbols) - i), 55, 25) for i, symbol in enumerate(symbols))
    for column, (kind, actions) in enumerate(zip(terms.COLUMNS, shown.actions, strict=True)):
        x = 6 + 30 * column
        if column == shown.column:
            drawn += f'<rect x="{x - 1}" y="90" width="30" height="96" rx="7" fill="var(--gold)" fill-opacity="0.5"/>'
        drawn += use(f"icon-{kind}", x + 1, 92, 26)
        for row, action in enumerate(actions):
            drawn += _action(action, x + 1, 124 + 32 * row, 26)
    return cards.face(drawn + '<path d="M6 120.5H124M6 153.5H124" stroke="#000" stroke-opacity="0.2"/>', shown)


def _arrow(x: float, y: float, turned: int, size: float) -> str:
    """An arrow with its middle at x, y, which points to the east before it is turned."""
    shape = "M-20-7H2V-16L20 0 2 16V7H-20z"
    return f'<path d="{shape}" fill="var(--rust)" transform="translate({x:g} {y:g}) rotate({turned}) scale({size:g})"/>'


# --- piles ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _piles(telling: Telling, deck: int, pile: int, opened: tuple[str, ...], sacrifice: int, offered: str) -> str:
    """The nomad deck, the eclipse pile and the sacrifice deck, each with its number of cards."""
    say, back = telling.say, cards.back("lock")
    told = [
        f"{say('nomads-deck')}: {say('nomads-cards', n=deck)}",
        f"{say('nomads-pile')}: {say('nomads-cards', n=pile + len(opened))}",
    ]
    drawn = ""
    for x, symbol, number in ((PILES[0], "camp-b", deck), (PILES[1], "icon-eclipse", pile + len(opened))):
        drawn += moved(x, TOP, back, 0.5) + use(symbol, x + 16, TOP + 12, 32)
        drawn += words(number, x + 32, TOP + 86, 26, "count")
    told.append(f"{say('nomads-sacrifice')}: {say('nomads-unseen', n=sacrifice)}")
    x = PILES[2]
    face = moved(
        x, TOP, cards.card(offered, telling.language, pack=telling.pack) if offered else cards.back("burial"), 0.5
    )
    if offered:
        face = target(f"offering-{offered}", False, told_face(telling, "cards", offered), face + hit(x, TOP, 65, 98, 6))
    below = words(f"+{sacrifice}" if offered else sacrifice, x + 32, TOP + 86, 26, "count")
    return f"{picture('nomads-piles', '; '.join(told), drawn)[:-4]}{face}{below}</g>"


@lru_cache(maxsize=64)
def _migration(telling: Telling, code: str) -> str:
    """The migration card that lies open."""
    if not code:
        return '<g id="nomads-migration"></g>'
    pack = telling.pack
    assert isinstance(pack, AlonePack)
    x, y = PILES[0], TOP + 108
    face = moved(x, y, migration(code, telling.language, pack), 0.5)
    label = told_face(telling, "migration_cards", code)
    return target(f"migration-{code}", False, label, face + hit(x, y, 98, 65, 6), id="nomads-migration")


@lru_cache(maxsize=16)
def migration(code: str, language: str, pack: AlonePack) -> str:
    """A migration card, 196 by 130: the map with the hexes that camps go to."""
    shown = pack.migration_cards[pack.number("migration_cards", code)]
    drawn = plate(0, 0, 196, 130, "hand-face", 10)
    for place in range(terms.HEXES):
        x, y = layout.hex_centre(place)
        marked = place in (*shown.outer, *shown.inner)
        colour = "seat-b-deep" if marked else "ochre" if place == terms.START_HEX else "ice"
        drawn += f'<circle cx="{98 + 14 * x:.1f}" cy="{65 + 15 * y:.1f}" r="10.5" fill="var(--{colour})"/>'
    return f'<g class="card">{drawn}</g>'


def _token(telling: Telling, beside: bool, village: bool) -> str:
    """The nomad token, until it lies on the map."""
    if not beside:
        return '<g id="nomads-token"></g>'
    label = f"{telling.say('nomads-token')}: {telling.say('nomads-token-beside')}"
    return picture("nomads-token", label, nomad_token(PILES[2] + 32, TOP + 140, village))
