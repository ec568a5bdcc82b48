"""What the nomads play with beside their board, drawn: their cards, the sacrifice deck, the migration card, the token.

Targets are `nomad-`, `migration-` and `offering-` with the id of a card, which can be looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from eolith.kernel.drawing import breadth, hit, moved, picture, piece, plate, target, use, words

from .. import layout, terms
from ..pack import AlonePack
from ..seen.observation import AloneObservation
from ..words import nomads
from ..words.telling import Telling
from . import cards, icons
from .land import nomad_token, told_face

SIZE = (560, 326)
TOP = 16
STACK = (18, TOP, 330)
"""The left and upper edges of the cards of the round, and their width."""
HEAD, SIGNS, ROW, FOOT = 42, 40, 43, 5
"""How high on the card on top its name is, the symbols of the columns, a row of actions, and what lies below them."""
COLUMN = 80
"""How far apart the columns are."""
PILES = (362, 423, 484)
PILE = 0.44
"""The size of the cards of a pile."""
MIGRATION = (196, 130)
"""The size of a migration card."""
HEX = "l13 7.5v15l-13 7.5-13-7.5v-15z"
AID = (196, 212)
"""The size of the solo aid."""
BELOW = 251
"""Where the token and the aid lie."""
SYMBOLS = {
    "idol": "icon-idol", "tool": "icon-tool", "food": "icon-food", "eclipse_card": "icon-eclipse", "bury": "icon-bury",
    "culture_card": "icon-culture-card", "animal": "icon-animal-ground", "random_animal": "icon-animal-deck",
    "new_animal": "icon-reveal", "glacier_vp": "mini-glacier", "stone": "icon-stone", "megalith": "icon-megalith",
    "village": "icon-build", "vp": "icon-vp",
}  # fmt: skip
"""What stands for each of NOMAD_ACTIONS."""
POLE_STAR = '<path d="M0-14 3-3 12 0 3 3 0 12-3 3-12 0-3-3z" fill="var(--gold)" stroke="#000" stroke-opacity=".5"/>'
"""EWS-COMP-03: what shows where north is."""
MARKED = 'fill="var(--gold)" fill-opacity="0.5"'
"""How the column that a nomad card marks is lit."""


def ground() -> str:
    """The hide below it all."""
    box = f'viewBox="0 0 560 190" preserveAspectRatio="none" width="{SIZE[0]}" height="{SIZE[1]}"'
    return f'<svg class="boards-ground" {box}><use href="#tribe-other" width="560" height="190"/></svg>'


def pieces(telling: Telling, seen: AloneObservation) -> Mapping[str, str]:
    """The cards of the round, then the piles, the migration card, the token and the aid."""
    deck = nomads.left(seen)
    top = seen.offerings[-1] if seen.offerings else ""
    return {
        "nomads-cards": _stack(telling, seen.nomad_row),
        "nomads-piles": _piles(telling, deck, seen.nomad_pile, seen.nomad_open, sum(seen.sacrifice.values()), top),
        "nomads-migration": _migration(telling, seen.migration_top or ""),
        "nomads-token": _token(telling, seen.token_at is None, seen.options["nomad_village"] == "on"),
        "nomads-aid": _aid(telling),
    }


# --- the cards of the round -------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _stack(telling: Telling, row: tuple[str, ...]) -> str:
    """EWS-FLOW-04: the card on top, and below it the lower actions of those that it covers, the last one first."""
    left, top, width = STACK
    if not row:
        empty = plate(left, top, width, HEAD + SIGNS + 2 * ROW + FOOT, "tribe-plate bare", 10)
        return picture("nomads-cards", telling.say("nomads-none"), empty)
    *covered, code = row
    drawn = _lying(telling, code, top, HEAD + SIGNS + 2 * ROW + FOOT, _top(telling, code))
    for number, code in enumerate(reversed(covered)):
        y = top + HEAD + SIGNS + 2 * ROW + FOOT + ROW * number
        drawn += _lying(telling, code, y, ROW, _actions(telling, code, 1, y + 1))
    return f'<g id="nomads-cards">{drawn}</g>'


def _lying(telling: Telling, code: str, y: float, height: float, drawn: str) -> str:
    """As much of a card as is seen of it, which can be pressed to be seen whole."""
    left, _, width = STACK
    face = plate(left, y, width, height - 1, "hand-face", 8) + drawn
    whole = f"<g{piece(f'card-{code}', 'nomad-card')}>{face}</g>{hit(left, y, width, height - 1, 8)}"
    return target(f"nomad-{code}", False, told_face(telling, "nomad_cards", code), whole)


def _top(telling: Telling, code: str) -> str:
    """Name, arrows and labor of the card on top; the symbols of the columns, its own lit; and its actions."""
    pack = telling.pack
    assert isinstance(pack, AlonePack)
    shown = pack.nomad_cards[pack.number("nomad_cards", code)]
    left, top, width = STACK
    name, middle = shown.names[telling.language], top + HEAD / 2 + 1
    size = round(min(25.0, (width - 170) / breadth(name, "serif")), 1)
    drawn = words(name, left + 10, middle + 8, size, "on-face title", "start")
    symbols, right = _labor(shown.labor), left + width - 4
    drawn += "".join(use(one, right - 32 * (len(symbols) - i), middle - 16, 31) for i, one in enumerate(symbols))
    arrows = right - 32 * max(2, len(symbols)) - 4
    drawn += _arrow(arrows - 54, middle, 0 if shown.big_arrow else 180, 1)
    drawn += _arrow(arrows - 18, middle, 90 if shown.small_arrow else -90, 0.62)
    x = left + 5 + COLUMN * shown.column
    drawn += f'<rect x="{x:g}" y="{top + HEAD}" width="{COLUMN}" height="{SIGNS + 2 * ROW + 1}" rx="7" {MARKED}/>'
    for column, kind in enumerate(terms.COLUMNS):
        drawn += use(f"icon-{kind}", left + 5 + COLUMN * column + 24, top + HEAD + 3, 34)
    return drawn + "".join(_actions(telling, code, row, top + HEAD + SIGNS + ROW * row) for row in range(2))


def _actions(telling: Telling, code: str, row: int, y: float) -> str:
    """The upper or the lower actions of a card, below a line."""
    assert isinstance(telling.pack, AlonePack)
    columns = telling.pack.nomad_cards[telling.pack.number("nomad_cards", code)].actions
    left, _, width = STACK
    line = f'<path d="M{left + 6} {y:g}h{width - 12}" stroke="#000" stroke-opacity=".18"/>'
    return line + "".join(
        _action(actions[row], left + 5 + COLUMN * column + 21, y + 2, 39) for column, actions in enumerate(columns)
    )


def _action(action: int, x: float, y: float, size: float) -> str:
    """The symbol of something that nomads do."""
    return use(SYMBOLS[terms.NOMAD_ACTIONS[action]], x, y, size)


def _labor(halves: int) -> list[str]:
    return ["icon-labor"] * (halves // 2) + ["icon-half-labor"] * (halves % 2)


@lru_cache(maxsize=64)
def card(code: str, language: str, pack: AlonePack) -> str:
    """A nomad card: its arrows and labor, and under each column what is done there."""
    shown = pack.nomad_cards[pack.number("nomad_cards", code)]
    name, _ = cards.title(shown.names[language], 42)
    drawn = name + _arrow(29, 68, 0 if shown.big_arrow else 180, 1)
    drawn += _arrow(65, 68, 90 if shown.small_arrow else -90, 0.62)
    symbols = _labor(shown.labor)
    drawn += "".join(use(symbol, 124 - 25 * (len(symbols) - i), 55, 25) for i, symbol in enumerate(symbols))
    for column, (kind, actions) in enumerate(zip(terms.COLUMNS, shown.actions, strict=True)):
        x = 6 + 30 * column
        if column == shown.column:
            drawn += f'<rect x="{x - 1}" y="90" width="30" height="96" rx="7" {MARKED}/>'
        drawn += use(f"icon-{kind}", x + 1, 92, 26)
        for row, action in enumerate(actions):
            drawn += _action(action, x + 1, 124 + 32 * row, 26)
    return cards.face(drawn + '<path d="M6 120.5H124M6 153.5H124" stroke="#000" stroke-opacity="0.2"/>', shown)


def _arrow(x: float, y: float, turned: int, size: float) -> str:
    """An arrow with its middle at x, y, which points to the east before it is turned."""
    shape = "M-20-7H2V-16L20 0 2 16V7H-20z"
    return f'<path d="{shape}" fill="var(--rust)" transform="translate({x:g} {y:g}) rotate({turned}) scale({size:g})"/>'


# --- beside them ------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _piles(telling: Telling, deck: int, pile: int, opened: tuple[str, ...], sacrifice: int, offered: str) -> str:
    """The nomad deck, the eclipse pile and the sacrifice deck, each with its number of cards."""
    say, back = telling.say, cards.back("lock")
    told = [f"{say('nomads-deck')}: {say('nomads-cards', n=deck)}"]
    shown = [say("nomads-unseen", n=pile), *(told_face(telling, "nomad_cards", code) for code in opened)]
    told.append(f"{say('nomads-pile')}: {'; '.join(shown)}")
    drawn = ""
    for x, symbol, number in ((PILES[0], "camp-b", deck), (PILES[1], "icon-eclipse", pile + len(opened))):
        drawn += moved(x, TOP, back, PILE) + use(symbol, x + 14, TOP + 12, 28)
        drawn += words(number, x + 28, TOP + 78, 26, "count")
    told.append(f"{say('nomads-sacrifice')}: {say('nomads-unseen', n=sacrifice)}")
    x = PILES[2]
    face = cards.card(offered, telling.language, pack=telling.pack) if offered else cards.back("burial")
    face = moved(x, TOP, face, PILE)
    if offered:
        face = target(f"offering-{offered}", False, told_face(telling, "cards", offered), face + hit(x, TOP, 57, 86, 6))
    below = words(f"+{sacrifice}" if offered else sacrifice, x + 28, TOP + 78, 26, "count")
    decks = picture("nomads-decks", "; ".join(told), drawn)
    return f'<g id="nomads-piles">{decks}{face}{below}</g>'


@lru_cache(maxsize=64)
def _migration(telling: Telling, code: str) -> str:
    """The migration card that lies open."""
    if not code:
        return '<g id="nomads-migration"></g>'
    pack = telling.pack
    assert isinstance(pack, AlonePack)
    x, y = PILES[0], TOP + 94
    face = moved(x, y, migration(code, telling.language, pack), 0.92)
    label = told_face(telling, "migration_cards", code)
    return target(f"migration-{code}", False, label, face + hit(x, y, 180, 120, 9), id="nomads-migration")


@lru_cache(maxsize=16)
def migration(code: str, language: str, pack: AlonePack) -> str:
    """A migration card, 196 by 130: the map with the hexes that camps go to, and the star in the north."""
    shown = pack.migration_cards[pack.number("migration_cards", code)]
    drawn = plate(0, 0, 196, 130, "hand-face", 10)
    for place in range(terms.HEXES):
        east, south = layout.hex_centre(place)
        x, y = 98 + 15.3 * east, 65 + 15.3 * south
        colour = "ochre" if place == terms.START_HEX else "ice"
        drawn += f'<path d="M{x:.1f} {y - 15:.1f}{HEX}" fill="var(--{colour})" stroke="#000" stroke-opacity=".2"/>'
        if place in (*shown.outer, *shown.inner):
            drawn += use("camp-b", x - 12, y - 13, 24)
    return f'<g class="card">{drawn}{moved(20, 20, POLE_STAR)}</g>'


def _token(telling: Telling, beside: bool, village: bool) -> str:
    """The nomad token, until it lies on the map."""
    if not beside:
        return '<g id="nomads-token"></g>'
    label = f"{telling.say('nomads-token')}: {telling.say('nomads-token-beside')}"
    return picture("nomads-token", label, nomad_token(PILES[0] + 30, BELOW + 28, village))


@lru_cache(maxsize=16)
def _aid(telling: Telling) -> str:
    """The solo aid, small: what it is of can be read when it is pressed."""
    pack = telling.pack
    assert isinstance(pack, AlonePack)
    x, y, width, height = PILES[1] + 4, BELOW, 114, 56
    chain = nomads.chain(pack)
    step = width / len(chain)
    drawn = plate(x, y, width, height, "hand-face", 8)
    drawn += words(telling.say("nomads-aid"), x + width / 2, y + 21, 18, "on-face title")
    drawn += "".join(_action(action, x + step * i + (step - 20) / 2, y + 29, 20) for i, action in enumerate(chain))
    label = f"{telling.say('nomads-aid')}: {nomads.aid(telling)}"
    return target("aid", False, label, drawn + hit(x, y, width, height, 8), id="nomads-aid")


@lru_cache(maxsize=8)
def aid(pack: AlonePack) -> str:
    """The solo aid, 196 by 212: on the right what comes one after another, on the left what leads there from elsewhere.

    Below them stands what nomads always do in place of a gain of players.
    """
    chain = nomads.chain(pack)
    drawn = plate(0, 0, *AID, "hand-face", 10)
    for row, then in enumerate(chain[1:]):
        drawn += _swap(_before(pack, then, chain), then, 6 + 32 * row)
        if then != chain[-1]:
            drawn += f'<path d="M158 {33 + 32 * row}h14l-7 7z" fill="var(--rust)"/>'
    drawn += '<path d="M8 171H188" stroke="#000" stroke-opacity=".25"/>'
    return f'<g class="card">{drawn}{_swap(_before(pack, terms.DO_VILLAGE, chain), terms.DO_VILLAGE, 177)}</g>'


def _before(pack: AlonePack, then: int, chain: Sequence[int]) -> list[str]:
    """What an action comes in place of, but for the one above it on the aid."""
    above = chain[chain.index(then) - 1] if then in chain[2:] else None
    rows = [SYMBOLS[terms.NOMAD_ACTIONS[row.action]] for row in pack.aid if row.then == then and row.action != above]
    return rows + [icons.icon_of(terms.ITEMS[gain.item]) for gain in pack.aid_gains if gain.then == then]


def _swap(before: Sequence[str], then: int, y: float) -> str:
    """A row of the aid: some symbols, an arrow, and what comes in their place."""
    drawn = "".join(use(symbol, 100 - 34 * (len(before) - i), y, 28) for i, symbol in enumerate(before))
    arrow = _arrow(124, y + 14, 0, 0.6) if before else ""
    return drawn + arrow + _action(then, 150, y - 1, 30)
