"""The faces and backs of the cards, stones and tokens of Endless Winter, drawn.

Every function takes the id of a record and a language; without a pack it shows the game's own.  A small pen
on a face and its words say what of it is a stand-in of ours.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from eolith.kernel.drawing import breadth, moved, seat_letter, use, words
from eolith.kernel.pack import Face
from eolith.kernel.text import Texts

from .. import terms
from ..pack import Pack
from ..pack.effects import Effect
from ..pack.records import Animal, Card, Stone
from ..words import printed
from ..words.printed import Say
from . import icons

CARD = (130, 196)
STONE = (92, 100)
GLACIER = (64, 64)
REST = (100, 60)

LEFT, WIDTH, MIDDLE = 7, 114, 64
"""The frame of a picture on a card, and the middle of its face."""
TOP, PICTURE = 7, 80
"""Where the picture begins and how high it is."""
BOTTOM = 186
"""Of what is printed on a card."""
NAME, LINE, ROOM = 20, 18.5, 118
"""The size of a name, how far apart its lines are, and how long they may be."""
CONDENSED = 0.78
"""How much a line of a name is condensed at most, as it would be too long."""
MARK = 13
"""The size of the pen."""
TYPE_COLUMNS = {"elder": "initiate", "crafter": "develop", "explorer": "migrate", "hunter": "hunt", "shaman": "any"}
"""The tint of a tribe card: its column's."""
STRATEGY_COLOURS = {
    "megalith": "slate", "village": "migrate", "hunt": "hunt", "burial": "leaf", "stone": "night", "engine": "ochre",
}  # fmt: skip
"""The rule under the name of a culture card, by what it is good for."""
BUSTS_ABOVE = ("shaman",)
"""People whose portrait reaches above its frame's usual height."""
BACKS = {
    "deck": "back-tribe", "tribe": "back-tribe", "culture-1": "back-culture-1", "culture-2": "back-culture-2",
    "animal": "back-animal", "setup": "back-setup", "chief": "back-chief", "burial": "card-burial", "lock": "card-lock",
}  # fmt: skip
"""The back of each deck; the burial card and the card that locks Era II have no other face."""


@cache
def _say(language: str) -> Say:
    return Texts(language, "endless_winter").say


# --- player cards ---------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def card(code: str, language: str, seat: int = -1, pack: Pack | None = None, seen: int = CARD[0]) -> str:
    """A starting, tribe or culture card, 130 by 196; a starting card bears the mark of its seat's tribe.

    Its name stands in what is `seen` of its width, where another card lies on it.
    """
    pack = pack or Pack.load()
    shown = pack.cards[pack.card(code)]
    culture = shown.kind == "culture"
    drawn = _culture(shown, pack, language, seen) if culture else _person(shown, pack, language, seat, seen)
    return face(drawn, shown)


def _person(shown: Card, pack: Pack, language: str, seat: int, seen: int) -> str:
    column = TYPE_COLUMNS.get(shown.id, "slate")
    # room for a second symbol of labor
    drawn = _picture("bg-day", portrait(shown.id, 14 if shown.labor > 2 else 0))
    drawn += _labor(shown.labor)
    if shown.kind == "tribe":
        drawn += use(f"type-{shown.id}", 96, 3, 29)
    drawn += _end_points(shown.vp, 97, 58, 28)
    drawn += _band(shown.names[language], f"var(--{column})", _mark(pack, seat), seen=seen)
    action, eclipse = _by_phase(shown.effect)
    if action:
        drawn += icons.fitting(action, 9, 111, 110, 32)
    elif shown.kind == "starting" and seat >= 0:
        mark = f"tribe-{pack.tribes[seat].id}"
        drawn += use(mark, 34, 116, 60, more=f' color="var(--seat-{seat_letter(seat)})" opacity="0.22"')
    if eclipse:
        drawn += '<rect x="5" y="148" width="118" height="38" rx="7" fill="var(--night)"/>'
        drawn += icons.fitting(eclipse, 10, 152, 108, 30)
    return drawn


def portrait(code: str, right: int = 0) -> str:
    """Who a card is, on the tint of its column; moved to the right to make room."""
    # the portraits stand on the lower edge of the frame; one with antlers is taller
    person = use(f"person-{code}", *((18, 0, 84, 84) if code in BUSTS_ABOVE else (12, 4, 96, 80)))
    tint = f'<rect width="120" height="84" fill="var(--{TYPE_COLUMNS.get(code, "slate")})" fill-opacity="0.34"/>'
    return tint + (moved(right, 0, person) if right else person)


def _labor(halves: int) -> str:
    """The labor of a card in its upper left corner, from left to right."""
    symbols = ["icon-labor"] * (halves // 2) + ["icon-half-labor"] * (halves % 2)
    return "".join(use(symbol, 3 + 27 * i, 3, 29) for i, symbol in enumerate(symbols))


def _mark(pack: Pack, seat: int) -> str:
    """The mark of a seat's tribe, to stand left of a name."""
    if seat < 0:
        return ""
    return use(f"tribe-{pack.tribes[seat].id}", 5, 84.5, 24, more=f' color="var(--seat-{seat_letter(seat)})"')


def _by_phase(effect: Effect) -> tuple[Effect, Effect]:
    """What works in the action phase, and what in the eclipse."""
    eclipse = tuple(clause for clause in effect if clause.trigger == terms.IN_ECLIPSE)
    return tuple(clause for clause in effect if clause not in eclipse), eclipse


def _culture(shown: Card, pack: Pack, language: str, seen: int) -> str:
    number = pack.card(shown.id)
    scene = use(f"scene-{shown.strategy[0] if shown.strategy else 'engine'}", 0, 0, 120, 84)
    if number % 2:
        # the same scene looks from the other side on every second card
        scene = f'<g transform="translate(120 0) scale(-1 1)">{scene}</g>'
    name, top = title(shown.names[language], 109, seen)
    drawn = _picture("bg-day" if shown.era == 1 else "bg-dusk", scene, top - TOP)
    drawn += use(f"icon-era-{shown.era}", 3, 2, 34) + _end_points(shown.vp, 95, 3, 30)
    accent = STRATEGY_COLOURS.get(shown.strategy[0] if shown.strategy else "", "ochre")
    drawn += f'<path d="M2 115.5H126" stroke="var(--{accent})" stroke-width="3"/>'
    return drawn + name + icons.block(shown.effect, 8, 118, 112, BOTTOM - 118, 34)


@lru_cache(maxsize=1024)
def chief(code: str, language: str, pack: Pack | None = None) -> str:
    """A side of a chief card by the side's id: A by daylight, B at dusk."""
    pack = pack or Pack.load()
    shown = pack.sides[pack.number("sides", code)]
    who = pack.chiefs[shown.chief]
    bust = use(f"chief-bust-{who.id}", 10, -15, 100, 100)
    drawn = _picture("bg-dusk" if shown.side else "bg-day", bust, 102, "8 -16 104 100")
    drawn += _band(who.names[language], "var(--night)", "", 103)
    drawn += '<circle cx="16" cy="17" r="10" fill="var(--night)" stroke="var(--glow)" stroke-width="1.5"/>'
    drawn += words("AB"[shown.side], 16, 22, 14, "on-dark strong")
    effect = (*shown.effect, *printed.in_eclipse(shown.resting))
    return face(drawn + icons.block(effect, 8, 128, 112, BOTTOM - 128, 32), shown)


# --- animals, setup cards -------------------------------------------------------------------------


@lru_cache(maxsize=512)
def animal(code: str, language: str, pack: Pack | None = None) -> str:
    """An animal card: how many there are, what using it gives, what a set is worth."""
    pack = pack or Pack.load()
    shown = pack.animals[pack.number("animals", code)]
    name, top = title(shown.names[language], 106)
    tall = min(78.4, round(1.05 * (top - TOP) - 3, 1))
    beast = use(f"animal-{shown.id}", round(60 - tall / 1.4, 1), 83 - tall, round(tall / 0.7, 1), tall)
    drawn = _picture("bg-day", beast, top - TOP)
    drawn += '<rect x="4" y="4" width="34" height="20" rx="6" fill="var(--leaf-deep)"/>'
    drawn += words(f"×{shown.copies}", 21, 19, 14, "on-dark strong")
    drawn += name + icons.fitting(shown.tip, 9, 112, 110, 31)
    return face(drawn + _sets(shown), shown)


def _sets(shown: Animal) -> str:
    """The points of sets, smallest first; what joins any set has no table."""
    drawn = '<rect x="5" y="146" width="118" height="40" rx="7" fill="var(--leaf)" fill-opacity="0.24"/>'
    if shown.wild:
        return drawn + use("icon-wild", 47, 149, 34)
    step = 112 / len(shown.set_vp)
    for i, points in enumerate(shown.set_vp):
        middle = round(8 + step * (i + 0.5), 1)
        cards = i + 1
        for k in range(cards):
            left = round(middle - (5 * cards + 3) / 2 + 5 * k, 1)
            box = f'x="{left}" y="149" width="7" height="9.5" rx="1"'
            drawn += f'<rect {box} fill="var(--face)" stroke="var(--leaf-deep)" stroke-width="1.2"/>'
        drawn += _end_points(points, round(middle - 12.5, 1), 160, 25)
    return drawn


@lru_cache(maxsize=256)
def setup(code: str, language: str, pack: Pack | None = None) -> str:
    """A setup card: goods, the tribe card and the animals that it gives."""
    pack = pack or Pack.load()
    shown = pack.setup_cards[pack.number("setup_cards", code)]
    name, top = title(shown.names[language], 108)
    drawn = _picture("bg-day", use("scene-camp", 0, 0, 120, 84), top - TOP) + name
    drawn += icons.fitting(printed.goods(shown), 9, 117, 110, 29)
    wide = 46 if len(shown.animals) < 2 else 38
    left = MIDDLE - (34 + (wide + 2) * len(shown.animals)) / 2
    drawn += use(f"type-{pack.cards[terms.FIRST_TRIBE + shown.tribe].id}", left, 150, 34)
    for i, species in enumerate(shown.animals):
        box = left + 36 + (wide + 2) * i, 167 - wide * 0.35, wide, round(wide * 0.7, 1)
        drawn += use(f"animal-{pack.animals[species].id}", *box)
    return face(drawn, shown)


@cache
def back(kind: str) -> str:
    """The back of a card of one of BACKS, 130 by 196."""
    return f'<g class="card">{use(BACKS[kind], 0, 0, *CARD)}</g>'


# --- parts of faces -------------------------------------------------------------------------------


def face(drawn: str, shown: Face) -> str:
    """A whole face on its stock, with the pen in the corner."""
    return f'<g class="card">{use("card-face", 0, 0, *CARD)}{drawn}{_designed(shown, 114.5, 180.5)}</g>'


def _designed(shown: Face, x: float, y: float) -> str:
    """A pen on what is a stand-in of ours, an open one where only some of it is."""
    return use(f"mark-{shown.ours}", x, y, MARK) if shown.ours else ""


def _picture(ground: str, drawn: str, height: float = PICTURE, box: str = "0 0 120 84") -> str:
    """A painting cut to the frame at the top of a card."""
    frame = f'x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{height}"'
    return (
        f'<svg {frame} viewBox="{box}" preserveAspectRatio="xMidYMax slice">'
        f'<use href="#{ground}"{_taller(box)}/>{drawn}</svg>'
        f'<rect {frame} rx="5" fill="none" stroke="var(--face)" stroke-width="3"/>'
        f'<rect {frame} rx="4" fill="none" stroke="#000" stroke-opacity="0.25"/>'
    )


def _taller(box: str) -> str:
    """The landscape is 84 high and grows upwards where a frame shows more."""
    return ' transform="translate(-12 -18) scale(1.215)"' if box != "0 0 120 84" else ""


def _band(name: str, colour: str, mark: str = "", y: float = 85, seen: int = CARD[0]) -> str:
    """A name in a ribbon across the card, with a mark to its left."""
    left = 32 if mark else 6
    room = min(seen, 126) - 4 - left
    size = round(min(NAME, room / breadth(name, "serif") / CONDENSED), 1)
    ribbon = f'<path d="M2 {y}H126V{y + 23}H2z" fill="{colour}"/>'
    ribbon += f'<path d="M2 {y}H126" stroke="#fff" stroke-opacity="0.3"/>'
    return ribbon + mark + _line(name, left + room / 2, round(y + 11.5 + size * 0.34, 1), size, room, "on-dark")


def title(name: str, foot: float, seen: int = CARD[0]) -> tuple[str, float]:
    """A name in one line or more on the stock of a card, the last one on `foot`; and where the first begins."""
    room = min(ROOM, seen - 8)
    middle = MIDDLE if room == ROOM else seen / 2
    written = _broken(name, room)
    first = foot - LINE * (len(written) - 1)
    drawn = (_line(line, middle, first + LINE * i, NAME, room, "on-face") for i, line in enumerate(written))
    return "".join(drawn), first - NAME + 2


def _broken(name: str, room: float) -> list[str]:
    """A name in lines, broken after words, and after the hyphen of a long one."""
    written: list[str] = []
    for word in name.split():
        long = breadth(word, "serif") * NAME * CONDENSED > room
        for part in re.findall("[^-]+-?", word) if long else [word]:
            joined = f"{written[-1]} {part}" if written and not written[-1].endswith("-") else ""
            if joined and breadth(joined, "serif") * NAME <= room:
                written[-1] = joined
            else:
                written.append(part)
    return written


def _line(text: str, x: float, y: float, size: float, room: float, ink: str) -> str:
    """A line of a name, condensed if it would be too long."""
    drawn = words(text, x, y, size, f"{ink} title")
    if breadth(text, "serif") * size <= room:
        return drawn
    return drawn.replace("<text ", f'<text textLength="{room:g}" lengthAdjust="spacingAndGlyphs" ', 1)


def _end_points(points: int, x: float, y: float, size: float) -> str:
    """Points at the end of the game; nothing for none."""
    if not points:
        return ""
    tall = size * (0.52 if points < 10 else 0.43)
    number = words(points, x + size / 2, round(y + size / 2 + tall * 0.35, 1), round(tall, 1), "on-face strong")
    return use("icon-vp-end", x, y, size) + number


def _points(points: int, x: float, y: float, size: float) -> str:
    """Points at once."""
    number = words(points, x + size / 2, round(y + size * 0.69, 1), round(size * 0.54, 1), "on-face strong")
    return use("icon-vp", x, y, size) + number


# --- sacred stones --------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def stone(code: str, language: str, pack: Pack | None = None) -> str:
    """The face of a sacred stone, 92 by 100: what is counted above, what it is worth below."""
    pack = pack or Pack.load()
    shown = pack.stones[pack.number("stones", code)]
    drawn = use("stone-slab", 0, 0, *STONE) + _counted(shown, pack)
    drawn += _steps(shown.steps) if shown.steps else _points(shown.points, 32, 57, 26)
    return f'<g class="stone">{drawn}{_designed(shown, 39, 6)}</g>'


def _counted(shown: Stone, pack: Pack) -> str:
    """What a stone counts, in the upper part of its face."""
    match shown.family:
        case "village_terrain" | "camp_terrains" | "camps_on_terrain":
            sign = "icon-village" if shown.family == "village_terrain" else "icon-camp"
            minis = [f"mini-{pack.terrains[terrain].id}" for terrain in shown.terrains]
            if len(minis) == 1:
                return use(sign, 15, 22, 32) + use(minis[0], 46, 24, 30)
            many = (use(mini, 40 + 13 * (i % 3), 25 + 14 * (i // 3), 14) for i, mini in enumerate(minis))
            return use(sign, 12, 25, 28) + "".join(many)
        case "ground_megaliths":
            ground = '<path d="M24 51Q45 47 66 51L62 56H28z" fill="var(--grass-deep)"/>'
            return ground + use("icon-megalith", 29, 18, 33)
        case "top_megaliths":
            below = "".join(use("megalith-grey", 22 + 22 * i, 37, 22) for i in range(2))
            return below + use("icon-megalith", 31, 13, 28)
        case "megalith_boards":
            return "".join(
                f'<rect x="{26 + 20 * (i % 2)}" y="{17 + 19 * (i // 2)}" width="18" height="17" rx="2" '
                'fill="var(--grass)" stroke="var(--line)" stroke-width="1.5"/>'
                + use("icon-megalith", 28.5 + 20 * (i % 2), 19 + 19 * (i // 2), 13)
                for i in range(4)
            )
        case "buried_cards":
            return use("icon-burial", 28, 17, 34)
        case "buried_different" | "buried_identical":
            which = "other" if shown.family == "buried_different" else "same"
            return use("icon-burial", 13, 19, 34) + use(f"icon-{which}", 49, 23, 28)
        case "idol_levels":
            return words(shown.per, 27, 46, 22, "count") + use("icon-idol", 33, 20, 34)
        case "used_species":
            return use("icon-use-animal", 15, 20, 34) + use("icon-other", 50, 23, 27)
    return _species(shown, pack)


def _species(shown: Stone, pack: Pack) -> str:
    beasts = [f"animal-{pack.animals[species].id}" for species in shown.species]
    if len(beasts) == 1:
        return use("icon-use-animal", 35, 11, 20) + use(beasts[0], 23, 28, 44, 30.8)
    return "".join(use(beast, 12 + 34 * i, 26, 33, 23.1) for i, beast in enumerate(beasts))


def _steps(steps: tuple[int, ...]) -> str:
    """A table: from so many of them, so many points."""
    marks = [(n, points) for n, points in enumerate(steps) if points and (not n or points != steps[n - 1])]
    width = min(15.0, 70 / len(marks))
    left = 45 - width * len(marks) / 2
    drawn = ""
    for i, (n, points) in enumerate(marks):
        middle = round(left + width * (i + 0.5), 1)
        # the slab narrows to its foot: the table stands where it is wide
        drawn += words(n, middle, 66.5, 8.5, "on-face")
        box = f'x="{middle - width / 2 + 0.6:.1f}" y="68.5" width="{width - 1.2:.1f}" height="11.5" rx="2.5"'
        drawn += f'<rect {box} fill="var(--gold)" stroke="var(--gold-deep)" stroke-width="0.8"/>'
        drawn += words(points, middle, 77.8, 9.5, "on-face strong")
    return drawn


# --- tokens of the modules ------------------------------------------------------------------------


@lru_cache(maxsize=256)
def glacier_token(code: str, language: str, pack: Pack | None = None) -> str:
    """An open glacier token, 64 by 64; no code: one that lies face down."""
    if not code:
        return f'<g class="token">{use("glacier-back", 0, 0, *GLACIER)}</g>'
    pack = pack or Pack.load()
    shown = pack.glacier_tokens[pack.number("glacier_tokens", code)]
    return f'<g class="token">{use("glacier-face", 0, 0, *GLACIER)}{icons.fitting(shown.effect, 10, 18, 44, 28)}</g>'


@lru_cache(maxsize=256)
def rest_token(code: str, language: str, pack: Pack | None = None) -> str:
    """An open rest token, 100 by 60; no code: one that lies face down."""
    if not code:
        return f'<g class="token">{use("rest-back", 0, 0, *REST)}</g>'
    pack = pack or Pack.load()
    shown = pack.rest_tokens[pack.number("rest_tokens", code)]
    drawn = use("rest-face", 0, 0, *REST) + icons.fitting(shown.effect, 11, 14, 78, 32)
    return f'<g class="token">{drawn}{_designed(shown, 80, 42)}</g>'


# --- in words -------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def told(kind: str, code: str, language: str, pack: Pack | None = None) -> str:
    """A face in words, its name first, and whether it is a stand-in; `kind` is the name of a tuple of the pack."""
    pack, say = pack or Pack.load(), _say(language)
    shown = getattr(pack, kind)[pack.number(kind, code)]
    stand_in = [say("face-stand-in", all=int(shown.ours == "designed"))] if shown.ours else []
    return "; ".join([printed.told(pack, kind, code, language, say), *stand_in])
