"""What is printed on the components of Doggerland, one class for each kind of record in the pack.

`stand_in` names the columns of a sourced record that are designed nevertheless.  Names are by
language.  Goods come as `Goods`: a number for each of terms.GOODS.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from eolith.kernel.pack import Face, NamedFace, Record, choice, column, flag, number, numbers
from eolith.kernel.text import LANGUAGES

from .. import layout, terms
from .effects import Effect, read_effects

Goods = tuple[int, ...]

PAYABLE = terms.GOODS[: terms.PAYABLE]
"""DG-SETUP-29: goods kept above the tribe board, which costs are paid with."""
AT_START = tuple(good for good, owned in zip(terms.GOODS, terms.START_GOODS, strict=True) if owned)
RETURNED = {2: ((1,), ()), 3: ((1,), (1,), ()), 4: ((1, 1), (1,), (1,), ())}
"""DG-SETUP-24 to DG-SETUP-26: how many goods of each kind every player returns, in turn order."""
SETS = ("centre", *["start"] * 8, *["pile"] * 36, *["four"] * 4)
"""DG-SETUP-02, DG-SETUP-03: the set of each tile."""
MOST = 9
"""The highest number of one good, of an amount, of a skill and so on."""


# --- columns --------------------------------------------------------------------------------------


def _goods(record: Record, name: str, allowed: Iterable[str], default: dict[str, int] | None = None) -> Goods:
    return _read_goods(record, name, record.values.get(name, default), allowed)


def _read_goods(record: Record, name: str, value: Any, allowed: Iterable[str]) -> Goods:
    """A number for each good, from a table that names some of those allowed."""
    if not isinstance(value, dict):
        raise record.error(name, "is missing" if value is None else f"says {value!r} where a table of goods belongs")
    for good, amount in value.items():
        if good not in allowed:
            raise record.error(name, f"names {good!r}; allowed: {', '.join(allowed)}")
        if type(amount) is not int or not 1 <= amount <= MOST:
            raise record.error(name, f"has {good} {amount!r}; allowed: 1 to {MOST}")
    return tuple(value.get(good, 0) for good in terms.GOODS)


def _goods_of_each(record: Record, name: str, allowed: Iterable[str]) -> tuple[Goods, ...]:
    return tuple(_read_goods(record, name, value, allowed) for value in record.listed(name))


def _species(record: Record, name: str) -> int:
    return record.choice(name, terms.SPECIES) if record.values.get(name) else -1


def _cells(record: Record, name: str) -> tuple[int, ...]:
    without = record.choices(name, layout.CELL_NAMES)
    for cell in (*layout.START_BLOCK, *layout.CROSS):
        if cell in without:
            raise record.error(name, f"lists {layout.CELL_NAMES[cell]!r}, which every side has (DG-COMP-10)")
    return tuple(cell for cell in range(terms.CELLS) if cell not in without)


def _three_species(record: Record, name: str) -> tuple[int, ...]:
    names = record.listed(name)
    if len(names) != len(terms.PAINTING_ROWS) or not all(species in terms.SPECIES for species in names):
        raise record.error(name, f"is {names!r}; it must name three of {', '.join(terms.SPECIES)}")
    return tuple(map(terms.SPECIES.index, names))


def _needs(record: Record, name: str) -> dict[str, int]:
    needs = record.values.get(name)
    if not isinstance(needs, dict) or not needs:
        raise record.error(name, "is missing" if needs is None else f"is {needs!r}; it must be a table")
    for metric, least in needs.items():
        if metric not in terms.METRICS:
            raise record.error(name, f"names {metric!r}; allowed: {', '.join(terms.METRICS)}")
        if type(least) is not int or not 1 <= least <= 99:
            raise record.error(name, f"has {metric} {least!r}; allowed: 1 to 99")
    return dict(needs)


goods = partial(column, _goods)
goods_of_each = partial(column, _goods_of_each)

# --- records ----------------------------------------------------------------------------------------


class Good(NamedFace):
    tradable: bool = flag()
    """DG-SHAMAN-28."""


class Terrain(NamedFace):
    """What a tile can show."""

    unit: Goods = goods(terms.GOODS, {})
    """DG-GATHER-03, DG-GATHER-04: the goods of one unit; nothing where there is no resource."""

    def check(self, record: Record) -> None:
        if (self.id in terms.RESOURCES) != ("unit" in record.values):
            raise record.error("unit", "belongs to resources, and to all of them")
        if self.id in terms.RESOURCES and not (1 <= sum(self.unit) <= 2 and max(self.unit) == 1):
            raise record.error("unit", "must be one good, or two of different kinds")


class Tile(Face):
    """DG-COMP-09; the sets stand one after the other."""

    set: str = column(Record.text)
    """One of terms.TILE_SETS."""
    terrain: int = choice(terms.TERRAINS)
    amount: int = number(0, MOST, 0)
    """The printed amount of a resource, else 0."""
    animal: int = column(_species)
    """The species that appears here, or -1."""
    arrow: int = choice(terms.DIRECTIONS)
    """Where figures migrate from here, one of terms.DIRECTIONS; of the centre tile, as it lies unturned."""

    def check(self, record: Record) -> None:
        due, name = SETS[record.index], terms.TERRAINS[self.terrain]
        if self.set != due:
            raise record.error("set", f"is {self.set!r} where {due!r} belongs: 1 centre, 8 start, 36 pile, 4 four")
        if (self.terrain == terms.HEARTH) != (due == "centre"):
            raise record.error("terrain", "must be 'hearth' on the centre tile, and only there")
        resource, grazing = name in terms.RESOURCES, self.terrain == terms.GRAZING
        for said, belongs, there in (("amount", resource, self.amount > 0), ("animal", grazing, self.animal >= 0)):
            if belongs != there:
                raise record.error(said, f"{'is missing' if belongs else 'does not belong'} on a tile of {name!r}")


class Animal(NamedFace):
    """A species; `copies` counts its figures (DG-COMP-07)."""

    copies: int = number(1, 99, 1)
    skill: int = number(1, MOST)
    people: int = number(1, MOST)
    """DG-HUNT-01, DG-HUNT-02: what a hunt needs at least."""
    spoils: Goods = goods(("meat", "hide", "bone"))
    """DG-HUNT-06 to DG-HUNT-08."""
    steps: int = number(1, MOST)
    """DG-MIGRATE-02: how many tiles a figure migrates."""
    vp: int = number(1, MOST)
    """DG-COMP-08: points of a painted cell."""


class Side(Face):
    """A side of the board."""

    players: tuple[int, ...] = numbers(1, 4)
    cells: tuple[int, ...] = column(_cells, columns=("without",))
    """The cells of the territory, in ascending order (DG-COMP-10)."""


class ArrowSlot(Face):
    """DG-MIGRATE-15."""

    big: int = choice(terms.DIRECTIONS)
    small: int = choice(terms.DIRECTIONS)
    """Where the two arrows point: the first and the second order of the figures."""

    def check(self, record: Record) -> None:
        if (self.big - self.small) % 2 == 0:
            small = terms.DIRECTIONS[self.small]
            raise record.error("small", f"is {small!r}; it must be at right angles to big (DG-MIGRATE-15)")


class SetUp(Face):
    """What differs by the number of players."""

    players: int = number(2, 4)
    open_crafts: int = number(1, terms.CRAFT_SPACES)
    """DG-SETUP-17."""
    paintings: int = number(1, terms.PAINTINGS)
    """DG-SETUP-12."""
    harvests: int = number(1, 2)
    """DG-GATHER-08 to DG-GATHER-10: so often a tile can be gathered."""
    compensation: tuple[Goods, ...] = goods_of_each(AT_START)
    """DG-SETUP-24 to DG-SETUP-27: what each player returns, in turn order."""

    def check(self, record: Record) -> None:
        players = 2 + record.index
        if self.players != players:
            raise record.error("players", f"is {self.players} where {players} belongs")
        if len(self.compensation) != players:
            raise record.error("compensation", f"lists {len(self.compensation)} players; there are {players}")
        due = RETURNED[players]
        for returned, amounts in zip(self.compensation, due, strict=True):
            if tuple(filter(None, returned)) != amounts:
                counts = ", ".join(str(sum(amounts)) for amounts in due)
                raise record.error("compensation", f"must be {counts} goods of different kinds, in turn order")


class Action(NamedFace):
    """What planning an action costs (DG-COST-01 to DG-COST-05): tools and hides."""

    warm: Goods = goods(("hide", "tool"))
    cold: Goods = goods(("hide", "tool"))

    def check(self, record: Record) -> None:
        for season, cost in zip(terms.SEASONS, (self.warm, self.cold), strict=True):
            if max(cost) > 1:
                raise record.error(season, "has more than one of a kind")


class Dwelling(NamedFace):
    """DG-DWELL-01, DG-DWELL-02, DG-DWELL-05, DG-DWELL-06."""

    capacity: int = number(1, MOST)
    vp: int = number(0, MOST)
    cost: Goods = goods(PAYABLE, {})
    """Nothing for the ramshackle dwelling, which is pre-printed."""

    def check(self, record: Record) -> None:
        kinds = {"simple": 2, "status": 3}.get(self.id, 0)
        if sorted(filter(None, self.cost)) != [1] * kinds or bool(self.cost[terms.WOOD]) != bool(kinds):
            raise record.error("cost", f"must be {kinds} goods of {kinds} kinds, one of them wood (DG-DWELL-05, -06)")


class Ability(NamedFace):
    values: tuple[int, ...] = numbers(1, MOST)
    """By level: tiles of range, goods of carrying; empty for toolmaking, which has recipes (DG-ABIL-05, -06)."""
    steps: tuple[Goods, ...] = goods_of_each(PAYABLE)
    """steps[level] is the price of the next level; the first can be paid with what a tribe starts with (DG-ABIL-04)."""

    def check(self, record: Record) -> None:
        levels = 0 if self.id == "toolmaking" else terms.LEVELS
        if len(self.values) != levels or sorted(set(self.values)) != list(self.values):
            raise record.error("values", f"must be {levels} numbers that rise")
        if len(self.steps) != terms.LEVELS - 1:
            raise record.error("steps", f"lists {len(self.steps)} prices; there are {terms.LEVELS - 1}")
        kinds = 2 if self.id == "carrying" else 1
        if sorted(filter(None, self.steps[0])) != [1] * kinds:
            raise record.error("steps", f"must begin with {kinds} of different goods (DG-ABIL-04)")
        if any(price > owned for price, owned in zip(self.steps[0], terms.START_GOODS, strict=True)):
            raise record.error("steps", "must begin with goods that a tribe has at the start (DG-ABIL-04)")


class Recipe(Face):
    """DG-ABIL-12; recipes[level] is that of a level."""

    cost: Goods = goods(PAYABLE[: terms.TOOL])
    tools: int = number(1, MOST)

    def check(self, record: Record) -> None:
        due = {0: [2], 1: [1, 1]}.get(record.index)
        if due and sorted(filter(None, self.cost)) != due:
            words = "one of each of two kinds" if record.index else "two of one kind"
            raise record.error("cost", f"must be {words} (DG-ABIL-12)")


class HutAction(NamedFace):
    """A cell of the shaman's hut."""

    offering: tuple[int, ...] = column(lambda record, name: tuple(sorted(record.choices(name, PAYABLE))))
    """DG-SHAMAN-07: goods, one of which is paid; none for megaliths."""
    cost: Goods = goods(PAYABLE, {})
    """DG-SHAMAN-08: what a megalith costs, else nothing."""
    vp: int = number(1, 99, 0)
    """DG-SHAMAN-35: what a megalith is worth, else 0."""

    def check(self, record: Record) -> None:
        megalith = terms.HUT.index(self.id) >= terms.MENHIR
        for said in ("offering", "cost", "vp"):
            if (said in record.values) != (megalith == (said != "offering")):
                raise record.error(said, "belongs to " + ("megaliths" if said != "offering" else "all but megaliths"))
        if megalith and [*filter(None, self.cost)] != [max(self.cost)] * 3:
            raise record.error("cost", "must be equal numbers of three goods (DG-SHAMAN-08)")
        if not megalith and len(self.offering) != 3:
            raise record.error("offering", f"lists {len(self.offering)} goods; there are 3 (DG-SHAMAN-07)")


class Craft(NamedFace):
    """DG-COMP-06."""

    kind: int = choice(terms.CRAFT_KINDS)
    """Of terms.CRAFT_KINDS."""
    cost: Goods = goods(PAYABLE)
    vp: int = number(1, 99)

    def check(self, record: Record) -> None:
        if not any(self.cost):
            raise record.error("cost", "is nothing")


class Painting(Face):
    """DG-COMP-08."""

    animals: tuple[int, ...] = column(_three_species)
    """The species of the top, middle and bottom cell."""


class Objective(NamedFace):
    needs: Mapping[str, int] = column(_needs, hash=False)
    """DG-GOAL-08 to DG-GOAL-15: the least value of each of terms.METRICS that it names."""


# --- alone ----------------------------------------------------------------------------------------------


def _texts(record: Record, first: str) -> dict[str, str]:
    """What is printed, by language; nothing where nothing is."""
    name = first.removesuffix(LANGUAGES[0])
    return {language: record.words(name + language) for language in LANGUAGES if first in record.values}


def _by(record: Record, name: str, words: tuple[str, ...]) -> dict[str, Any]:
    given = record.values.get(name)
    if not isinstance(given, dict) or sorted(given) != sorted(words):
        raise record.error(name, f"must be a table of {', '.join(words)}")
    return given


def _stands(record: Record, name: str) -> tuple[int, ...]:
    """DGS-SHAMAN-01: the hut cell of each shaman of rivals."""
    given = _by(record, name, terms.RIVAL_SHAMANS)
    cells = [given[rival] for rival in terms.RIVAL_SHAMANS]
    if not all(cell in terms.HUT for cell in cells) or len({*cells}) < len(cells):
        raise record.error(name, f"is {given!r}; it must be two of {', '.join(terms.HUT)}")
    return tuple(map(terms.HUT.index, cells))


def _moves(record: Record, name: str) -> tuple[tuple[int, int], ...]:
    """DGS-OPMOVE-03: where and how far each rival goes."""
    found = []
    for rival, move in ((rival, _by(record, name, terms.RIVALS)[rival]) for rival in terms.RIVALS):
        way, _, steps = str(move).partition(" ")
        if way not in terms.DIRECTIONS:
            raise record.error(name, f"has {rival} {move!r}; it must be a direction and a distance: 'north 2'")
        found.append((terms.DIRECTIONS.index(way), record.digit(name, steps, 1, terms.COLUMNS)))
    return tuple(found)


def _starts(record: Record, name: str) -> tuple[int, ...]:
    """DGS-SETUP-12: the start tile of each rival."""
    given = _by(record, name, terms.RIVALS)
    cells = [given[rival] for rival in terms.RIVALS]
    allowed = [layout.CELL_NAMES[cell] for cell in sorted(layout.START_BLOCK) if cell != terms.CENTRE]
    if not all(cell in allowed for cell in cells) or len({*cells}) < len(cells):
        raise record.error(name, f"is {given!r}; it must be three of {', '.join(allowed)} (DGS-SETUP-12)")
    return tuple(map(layout.CELL_NAMES.index, cells))


def _printed(name: str) -> Any:
    return column(_texts, columns=tuple(f"{name}_{language}" for language in LANGUAGES), hash=False)


class Difficulty(NamedFace):
    """DGS-SETUP-08, DGS-WIN-01, DGS-WIN-02."""

    goals_drawn: int = number(1, terms.GOALS - 1)
    goals_needed: int = number(1, terms.GOALS - 1)
    tokens_allowed: int = number(0, 99)

    def check(self, record: Record) -> None:
        if self.goals_needed > self.goals_drawn:
            raise record.error("goals_needed", f"is {self.goals_needed} of {self.goals_drawn} that are drawn")


class SoloGoal(NamedFace):
    """DGS-GOAL-01 to DGS-GOAL-11."""

    metric: int = choice(terms.ALONE_METRICS)
    least: int = number(1, 99)
    excludes: int = column(lambda record, name: record.pointer(name, "solo_goal") if name in record.values else -1)
    """DGS-SETUP-09: the goal that is never in the game beside it, or -1."""
    text: dict[str, str] = _printed("text")


class Card(NamedFace):
    """DGS-EVENT-01."""

    tone: int = choice(("harmful", "mixed", "helpful"))
    mandatory: bool = flag()
    """DGS-EVENT-02, DGS-EVENT-03."""
    text: dict[str, str] = _printed("text")
    """The event, by language."""
    effects: tuple[Effect, ...] = column(read_effects)
    closing: dict[str, str] = _printed("closing")
    """DGS-EVENT-04: how it ends; empty where nothing is printed."""
    closing_effects: tuple[Effect, ...] = column(read_effects)
    rival_actions: tuple[int, ...] = column(lambda record, name: tuple(record.choices(name, terms.RIVAL_ACTIONS)))
    """DGS-OPP-01, of terms.RIVAL_ACTIONS."""
    shamans: tuple[int, ...] = column(_stands)
    """The hut cells that the red and the blue shaman block."""
    moves: tuple[tuple[int, int], ...] = column(_moves)
    """Direction and distance, by terms.RIVALS."""
    starts: tuple[int, ...] = column(_starts)
    """The cells on the back, by terms.RIVALS."""

    def check(self, record: Record) -> None:
        if bool(self.closing) != bool(self.closing_effects):
            raise record.error("closing_effects", "and what is printed of them belong together")
