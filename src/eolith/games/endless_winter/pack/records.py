"""What is printed on the components of Endless Winter, one class for each kind of record in the pack.

Whatever has a `copies` of 0 is no piece of its own.  `stand_in` names the columns of a sourced record
that are designed nevertheless.  Names are by language.
"""

from __future__ import annotations

from functools import cached_property, partial

from eolith.kernel.pack import (
    Face,
    NamedFace,
    Record,
    choice,
    column,
    flag,
    number,
    numbers,
    pointer,
    pointers,
    word,
)

from .. import layout, terms
from .effects import COSTS, Allowed, Effect, EffectError, numbered, parse_effect, write_effect

MOST_COUNTED = 30
"""The highest number that a table of points can name."""
STRATEGIES = ("megalith", "village", "hunt", "burial", "stone", "engine")

PLAYABLE = tuple(item for item in terms.ITEMS if item != "discard")
GAINS = tuple(item for item in PLAYABLE if item != "labor")
KEPT = ("food", "tool", "discard")
"""What can be gained and paid.  Labor is where a turn with actions goes on."""
IN_COLUMNS = ("", *terms.COLUMNS)
PLAYED = Allowed(4, (*IN_COLUMNS, "eclipse"), COSTS, PLAYABLE)
ABILITY = Allowed(4, (*IN_COLUMNS, "board", "rest"), COSTS, PLAYABLE)
BENEFIT = Allowed(1, costs=KEPT, gains=GAINS)
STARTING = ("food", "tool")
SET_UP = (*STARTING, "camp")
PROTOTYPE_SET_UP = (*SET_UP, "idol", "bury", "draw")
ITEM_IDS = tuple(item.replace(" ", "_") for item in terms.ITEMS)
LANDS = ("start", "land", "glacier")


# --- columns --------------------------------------------------------------------------------------


def _effect(record: Record, name: str, allowed: Allowed, needed: bool = False) -> Effect:
    """The clauses of a column, numbered; a column that is not there has none."""
    effect = _parsed(record, name, record.text(name) if name in record.values else "", allowed)
    if needed and not effect:
        raise record.error(name, "is missing")
    effect = numbered(effect, len(record.file.numbered), record.kind, record.id, name)
    record.file.numbered.extend(effect)
    return effect


def _card_effect(record: Record, name: str) -> Effect:
    return _effect(record, name, ABILITY if record.kind == "culture_card" else PLAYED)


def _parsed(record: Record, name: str, text: str, allowed: Allowed) -> Effect:
    try:
        return parse_effect(text, allowed)
    except EffectError as problem:
        raise record.error(name, str(problem)) from None


def _amount(record: Record, name: str, counted: str, items: tuple[str, ...]) -> int:
    """How much of one item a column says that lists amounts, such as `food 2, tool 1`; they are no clause to use."""
    effect = _parsed(record, name, record.text(name), Allowed(1, gains=items, alternatives=False))
    return sum(item.count for clause in effect for item in clause.gains[0] if item.name == counted)


def _halves(record: Record, name: str, default: int | None = None) -> int:
    """A column that counts in halves: 0, 0.5, 1, 1.5 and so on to 9; without a default it must be there."""
    value = record.values.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 9 or value * 2 % 1:
        raise record.error(name, f"is {value!r}; allowed: 0 to 9, also with .5")
    return int(value * 2)


def _steps(record: Record, name: str, needed: bool = True) -> tuple[int, ...]:
    """Points by number, from a list of [from so many, points] that rises."""
    if not needed and name not in record.values:
        return ()
    points = [0]
    for step in record.listed(name):
        known = isinstance(step, list) and len(step) == 2 and all(type(value) is int for value in step)
        if not known or not len(points) <= step[0] <= MOST_COUNTED or not points[-1] <= step[1] <= 99:
            raise record.error(name, f"lists {step!r}; steps are [from so many, points], both rising")
        points += [points[-1]] * (step[0] - len(points))
        points.append(step[1])
    if len(points) == 1:
        raise record.error(name, "is missing")
    return tuple(points)


def _copies(record: Record, name: str) -> int:
    """Of a starting card, each of the four seats owns some."""
    if record.kind == "starting_card":
        return 4 * record.number("each", 0, 9)
    return record.number(name, 1, 99, 1 if record.kind == "culture_card" else None)


def _strategies(record: Record, name: str) -> tuple[str, ...]:
    return tuple(STRATEGIES[number] for number in record.choices(name, STRATEGIES))


def _arrows(record: Record, name: str) -> tuple[tuple[int, int], ...]:
    cells = record.choices(name, layout.CELL_NAMES)
    if len(cells) not in (0, 2) or record.index % layout.BOARD_CELLS in cells:
        raise record.error(name, "must name two other cells of the board, or none")
    return tuple(divmod(cell, layout.BOARD_WIDTH) for cell in cells)


def _labor_spaces(record: Record, name: str) -> tuple[int, ...]:
    spaces = record.numbers(name, 1, terms.MOST_FOOD)
    return tuple(int(food in spaces) for food in range(terms.MOST_FOOD + 1))


def _slots(record: Record, name: str) -> tuple[tuple[int, int, int], ...]:
    slots = []
    for slot in record.listed(name):
        known = isinstance(slot, list) and len(slot) == 3 and all(type(value) is int for value in slot)
        if not known or not all(0 <= value <= 15 for value in slot[:2]) or slot[2] not in layout.TURNS:
            raise record.error(name, f"lists {slot!r}; slots are [x, y, turn], turn being 0, 90, 180 or 270")
        slots.append((slot[0], slot[1], slot[2]))
    try:
        layout.Field(tuple(slots))
    except ValueError as problem:
        raise record.error(name, str(problem)) from None
    return tuple(slots)


def _nomad_actions(record: Record, _: str) -> tuple[tuple[int, int], ...]:
    """For each column the upper and the lower action."""
    actions = []
    for name in terms.COLUMNS:
        pair = record.listed(name)
        for action in pair:
            if action not in terms.NOMAD_ACTIONS[:-1]:
                raise record.error(name, f"lists {action!r}; allowed: {', '.join(terms.NOMAD_ACTIONS[:-1])}")
        if len(pair) != 2:
            raise record.error(name, f"lists {len(pair)} actions; there are two under each column")
        actions.append((terms.NOMAD_ACTIONS.index(pair[0]), terms.NOMAD_ACTIONS.index(pair[1])))
    return tuple(actions)


def _ring(record: Record, name: str, distance: int, count: int) -> tuple[int, ...]:
    """Hexes so far from the start tile."""
    hexes = record.choices(name, layout.HEX_NAMES)
    if len(hexes) != count or any(layout.distance(hex_) != distance for hex_ in hexes):
        raise record.error(name, f"must name {count} hexes {distance} from the start tile")
    return tuple(sorted(hexes))


effect, amount, steps = partial(column, _effect), partial(column, _amount), partial(column, _steps)
card_effect, halves, strategies = (partial(column, read) for read in (_card_effect, _halves, _strategies))

# --- records --------------------------------------------------------------------------------------


class Tribe(NamedFace):
    """The mark of a seat's starting cards."""


class Chief(NamedFace):
    """EW-COMP-05: one card with two sides and one figure."""

    column: int = choice(terms.COLUMNS, -1)
    """The column that suits the chief, or -1; a hint for bots, the sides say what works where."""
    pronoun: str = word(("he", "she"))
    """`he` or `she`, for sentences."""


class Side(Face):
    """One side of a chief card."""

    chief: int = pointer("chief")
    side: int = column(lambda record, _: record.index % 2, columns=())
    effect: Effect = effect(ABILITY)
    resting: int = halves(0)
    """EWP-FIGURE-03: labor that a resting chief adds in the eclipse, in halves."""

    def check(self, record: Record) -> None:
        if self.chief != record.index // 2:
            chief = record.text("chief")
            raise record.error("chief", f"is {chief!r}; each chief has two sides, in the chiefs' order")


class Card(NamedFace):
    """A starting, tribe or culture card (EW-CARDS-11, -12)."""

    copies: int = column(_copies, kinds=("tribe_card",))
    kind: str = column(lambda record, _: record.kind.removesuffix("_card"), columns=())
    """`starting`, `tribe` or `culture`."""
    each: int = number(0, 9, kinds=("starting_card",), other=0)
    """Copies of a starting card that each seat owns; 0 for other cards."""
    era: int = number(1, 2, kinds=("culture_card",), other=0)
    """1 or 2 on culture cards, else 0."""
    column: int = choice(terms.COLUMNS, -1, kinds=("tribe_card",))
    """The column whose type a tribe card has, or -1."""
    labor: int = halves(kinds=("starting_card", "tribe_card"), other=0)
    """Printed labor, in halves."""
    vp: int = number(0, 9, 0)
    effect: Effect = card_effect()
    strategy: tuple[str, ...] = strategies(kinds=("culture_card",))
    """What a culture card is good for: a hint for bots."""

    def check(self, record: Record) -> None:
        if self.kind == "culture" and self.era != 1 + record.index // terms.CULTURE_OF_ERA:
            raise record.error("era", f"is {self.era}; the first {terms.CULTURE_OF_ERA} culture cards are of Era I")


class SetupCard(NamedFace):
    """EW-SETUP-22 to EW-SETUP-25."""

    food: int = amount("food", SET_UP, columns=("effect",))
    tool: int = amount("tool", SET_UP, columns=("effect",))
    camp: int = amount("camp", SET_UP, columns=("effect",))
    """Camps put on the start tile beside the one of every seat."""
    tribe: int = pointer("tribe_card")
    """The tribe card that comes to hand: 0 to 4."""
    animals: tuple[int, ...] = pointers("animal")
    """The species that come to the own animal area."""

    def check(self, record: Record) -> None:
        if self.food > 4:  # EW-SETUP-37: with the food of the order bonus it must fit on the track
            raise record.error("effect", f"has {self.food} food; at most 4")


class PrototypeSetupCard(SetupCard):
    """EWP-SETUP-05: with more kinds of benefits."""

    food: int = amount("food", PROTOTYPE_SET_UP, columns=("effect",))
    tool: int = amount("tool", PROTOTYPE_SET_UP, columns=("effect",))
    camp: int = amount("camp", PROTOTYPE_SET_UP, columns=("effect",))
    idol: int = amount("idol", PROTOTYPE_SET_UP, columns=("effect",))
    bury: int = amount("bury", PROTOTYPE_SET_UP, columns=("effect",))
    """Starting cards."""
    draw: int = amount("draw", PROTOTYPE_SET_UP, columns=("effect",))
    """Cards behind the opening hand."""


class Animal(NamedFace):
    """EW-CARDS-13; `copies` is the number printed on the card."""

    copies: int = number(1, 99, 1)
    tip: Effect = effect(BENEFIT)
    """What using the card gives: one clause."""
    set_vp: tuple[int, ...] = numbers(0, 99)
    """Points of a set of 1, 2, 3 … unused cards; the last is the largest set."""
    wild: bool = flag(False)
    """EW-ICON-32: joins any set and is none of its own."""

    def check(self, record: Record) -> None:
        if self.wild == bool(self.set_vp):
            raise record.error("set_vp", "must list points, of all but wild animals")


class Stone(NamedFace):
    """A sacred stone; EW-STONE-02 to EW-STONE-12 say how each family scores."""

    families = terms.FAMILIES

    era: int = number(1, 2)
    family: str = column(lambda record, name: record.text(name))
    terrains: tuple[int, ...] = pointers("terrain")
    """Terrain types of `village_terrain` and `camp_terrains`."""
    species: tuple[int, ...] = pointers("animal")
    """Species of `used_animals`."""
    points: int = number(0, 9, 0)
    """Points for each; 0 where `steps` count."""
    per: int = number(1, 9, 1)
    """For each so many (levels of `idol_levels`); 1 elsewhere."""
    steps: tuple[int, ...] = steps(False)
    """steps[n] points for n of what is counted, the last for more; empty where `points` count."""

    def check(self, record: Record) -> None:
        if self.era and self.era != 1 + record.index // terms.STONES_OF_ERA:
            raise record.error("era", f"is {self.era}; the first {terms.STONES_OF_ERA} stones are of Era I")
        counted = self.families[record.word("family", tuple(self.families))]
        for said in ("terrains", "species", "points", "per", "steps"):
            if said in record.values and said not in counted:
                raise record.error(said, f"is no column of the family {self.family!r}")
            if said not in record.values and said in counted:
                raise record.error(said, f"is missing, the family is {self.family!r}")
        if terms.START_TILE in self.terrains:
            raise record.error("terrains", "names the start tile, which never counts")


class PrototypeStone(Stone):
    """EWP-STONE-05: stones of one stack, of fewer families."""

    families = terms.PROTOTYPE_FAMILIES

    era: int = column(lambda record, _: 0, columns=())
    """0: of no era."""


class StonePool(Face):
    """EWP-SETUP-02: the stones that can be taken from one round on."""

    bottom: int = number(0, 9)
    top: int = number(0, 9)
    """Also, with 4 players."""


class Terrain(NamedFace):
    """EW-COMP-02."""

    kind: str = word(LANDS)
    """`start`, `land` or `glacier`."""
    copies: int = number(1, 99, 1)
    benefit: Effect = effect(BENEFIT)
    """EW-ECL-17: at most one clause."""

    def check(self, record: Record) -> None:
        due = LANDS[(record.index >= terms.FIRST_LAND) + (record.index == terms.GLACIER)]
        if self.kind != due:
            raise record.error(
                "kind", f"is {self.kind!r} where {due!r} belongs: one start tile, six lands, then the glacier"
            )


class Token(NamedFace):
    """A glacier token: one clause."""

    effect: Effect = effect(BENEFIT, True)


class RestToken(Token):
    """One clause or two."""

    effect: Effect = effect(Allowed(2, costs=KEPT, gains=GAINS), True)


class MegalithBoard(NamedFace):
    """A board of 8 cells, 2 rows of 4."""


class Cell(Face):
    """A cell of a megalith board, as it lies unturned."""

    board: int = pointer("board")
    row: int = column(lambda record, _: record.index % layout.BOARD_CELLS // layout.BOARD_WIDTH, columns=("cell",))
    col: int = column(lambda record, _: record.index % layout.BOARD_WIDTH, columns=())
    bonus: Effect = effect(BENEFIT)
    """At most one clause; none on a starting cell."""
    arrows: tuple[tuple[int, int], ...] = column(_arrows)
    """The two cells (row, column) of the same board that a starting cell points to."""

    @property
    def start(self) -> bool:
        """A starting cell: only grey megaliths fit."""
        return bool(self.arrows)

    def check(self, record: Record) -> None:
        on, place = divmod(record.index, layout.BOARD_CELLS)
        due = record.file.ids("board")[on], layout.CELL_NAMES[place]
        found = record.text("board"), record.text("cell")
        if found != due:
            raise record.error(
                "cell",
                "is {!r}, {!r} where {!r}, {!r} belongs: cells stand board by board, a1 to b4".format(*found, *due),
            )
        if self.arrows and self.bonus:
            bonus = write_effect(self.bonus)
            raise record.error("bonus", f"is {bonus!r}; the bonus of a starting cell are its arrows")


class Layout(NamedFace):
    """How the megalith boards lie: see layout.py for the grid."""

    players: tuple[int, ...] = numbers(2, 4)
    """The player counts that it is recommended for."""
    slots: tuple[tuple[int, int, int], ...] = column(_slots)
    """For each board x, y of its top-left cell once turned, and the turn in degrees, clockwise."""
    on_two = False

    @cached_property
    def field(self) -> layout.Field:
        """What that makes: where sites lie and touch."""
        return layout.Field(self.slots, self.on_two)


class LayoutOnTwo(Layout):
    """The same where a megalith lies on two others (EWP-MEGA-02)."""

    on_two = True


class Column(Face):
    """An action column of the main board (EW-FIGURE-04)."""

    top: Effect = effect(Allowed(3, costs=COSTS, gains=PLAYABLE, alternatives=False))
    """Each clause any number of times."""
    middle: Effect = effect(Allowed(1, costs=COSTS, gains=PLAYABLE, alternatives=False))
    """One clause, once."""
    bottom: Effect = effect(Allowed(2, gains=PLAYABLE, alternatives=False))
    """Bonuses of the first figure of the round."""

    def check(self, record: Record) -> None:
        if self.id != terms.COLUMNS[record.index]:
            raise record.error("id", f"is {self.id!r}; the columns are {', '.join(terms.COLUMNS)}")
        if len(self.middle) != 1:
            raise record.error("middle", "is missing")


class RestSpace(Face):
    effect: Effect = effect(Allowed(2, gains=GAINS, alternatives=False), True)
    """EW-REST-02: the clauses in this order."""


class FoodTrack(Face):
    labor: tuple[int, ...] = column(_labor_spaces)
    """labor[food] is 1 when spending that last food passes a labor symbol (EW-LABOR-15); labor[0] is 0."""


class OrderPlace(Face):
    """A space of the turn order track."""

    food: int = amount("food", STARTING, columns=("start",))
    tool: int = amount("tool", STARTING, columns=("start",))
    """EW-SETUP-35: what its first owner starts with."""
    eclipse: Effect = effect(BENEFIT)
    """EW-ECL-15: at most one clause."""


class StoneSlot(Face):
    """EW-DEV-10, EW-DEV-14."""

    food: int = amount("food", STARTING, columns=("cost",))
    tool: int = amount("tool", STARTING, columns=("cost",))
    reward: Effect = effect(BENEFIT)
    """At most one clause."""


class MegalithSlot(Face):
    """EW-ECL-25."""

    eclipse: Effect = effect(BENEFIT)
    """At most one clause, gained once the slot is empty."""


class OfferingLevel(Face):
    ratio: int = number(1, 99)
    """EW-SCORE-03: food and tools left for one point."""
    bonus: Effect = effect(BENEFIT)
    """EW-IDOL-05: at most one clause."""


class BottomLevel(Face):
    """EWP-SCORE-02: where idols start."""

    ratio: int = number(1, 99)


class HonorLevel(Face):
    vp: int = number(0, 99)
    """EW-IDOL-09: points on arrival."""


class BurialTable(Face):
    """EW-SCORE-05 to EW-SCORE-07."""

    steps: tuple[int, ...] = steps()
    """steps[n] points for n buried cards, the last for more."""


# --- alone ------------------------------------------------------------------------------------------


class NomadCard(NamedFace):
    """EWS-COMP-02."""

    actions: tuple[tuple[int, int], ...] = column(_nomad_actions, columns=terms.COLUMNS)
    """For each column the upper and the lower one, by their numbers among terms.NOMAD_ACTIONS."""
    big_arrow: int = choice(terms.BIG_ARROWS)
    small_arrow: int = choice(terms.SMALL_ARROWS)
    column: int = choice(terms.COLUMNS)
    """The marked one."""
    labor: int = halves()
    """In halves."""


class MigrationCard(NamedFace):
    """EWS-COMP-03: hexes by their numbers."""

    outer: tuple[int, ...] = column(_ring, 2, 3)
    inner: tuple[int, ...] = column(_ring, 1, 2)


class AidRow(Face):
    """EWS-AID-02: what nomads do (its id), and what they do where that cannot be done."""

    action: int = column(lambda record, _: record.choice("id", terms.NOMAD_ACTIONS), columns=())
    then: int = choice(terms.NOMAD_ACTIONS)


class AidGain(Face):
    """EWS-AID-04 to EWS-AID-06: a gain of players (its id), and what nomads do in its place."""

    item: int = column(lambda record, _: record.choice("id", ITEM_IDS), columns=())
    """Its number among terms.ITEMS."""
    then: int = choice(terms.NOMAD_ACTIONS)


class NomadSet(Face):
    """EWS-SCORE-04 to EWS-SCORE-07."""

    printed: int = number(1, 99)
    """The number on the animal's card."""
    vp: tuple[int, ...] = numbers(0, 99)
    """Points of 1, 2, 3 … animals of a species; the last for more."""
