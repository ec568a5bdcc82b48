"""The records of pack/ turned into a Pack; every mistake is a PackError of one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from eolith.kernel.pack import FACE, NAMES, PackError, PackFile, Records, read_pack

from .. import layout, terms
from . import Pack, records

T = TypeVar("T")

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "good": (*FACE, *NAMES, "tradable"),
    "terrain": (*FACE, *NAMES, "unit"),
    "tile": (*FACE, "set", "terrain", "amount", "animal", "arrow"),
    "animal": (*FACE, *NAMES, "copies", "skill", "people", "spoils", "steps", "vp"),
    "side": (*FACE, "players", "without"),
    "arrow_slot": (*FACE, "big", "small"),
    "set_up": (*FACE, "players", "open_crafts", "paintings", "harvests", "compensation"),
    "action": (*FACE, *NAMES, "warm", "cold"),
    "dwelling": (*FACE, *NAMES, "capacity", "vp", "cost"),
    "ability": (*FACE, *NAMES, "values", "steps"),
    "recipe": (*FACE, "cost", "tools"),
    "hut": (*FACE, *NAMES, "offering", "cost", "vp"),
    "craft": (*FACE, *NAMES, "kind", "cost", "vp"),
    "painting": (*FACE, "animals"),
    "objective": (*FACE, *NAMES, "needs"),
}
"""What a record of each kind can say."""
TOTALS = {
    "tile": terms.TILES, "side": 2, "arrow_slot": terms.ARROW_SLOTS, "set_up": 3, "recipe": terms.LEVELS,
    "craft": terms.CRAFTS, "painting": terms.PAINTINGS, "objective": terms.OBJECTIVES,
}  # fmt: skip
"""How many records there are of the kinds that have ids of their own."""
WORDS = {
    "good": terms.GOODS, "terrain": terms.TERRAINS, "animal": terms.SPECIES, "action": terms.ACTIONS,
    "dwelling": terms.DWELLINGS, "ability": terms.ABILITIES, "hut": terms.HUT,
}  # fmt: skip
"""The ids of the others, in their order."""
SETS = ("centre", *["start"] * 8, *["pile"] * 36, *["four"] * 4)
"""DG-SETUP-02, DG-SETUP-03: the set of each tile."""

PAYABLE = terms.GOODS[: terms.PAYABLE]
"""DG-SETUP-29: goods kept above the tribe board, which costs are paid with."""
AT_START = tuple(good for good, number in zip(terms.GOODS, terms.START_GOODS, strict=True) if number)
RETURNED = {2: ((1,), ()), 3: ((1,), (1,), ()), 4: ((1, 1), (1,), (1,), ())}
"""DG-SETUP-24 to DG-SETUP-26: how many goods of each kind every player returns, in turn order."""
MOST = 9
"""The highest number of one good, of an amount, of a skill and so on."""


def read_components(folder: Path, path: Path | None) -> Pack:
    """The pack of a folder, corrected by an owner's file if there is one."""
    data = read_pack(folder, "doggerland") if path is None else read_pack(path, "doggerland", folder)
    data.check_tables(COLUMNS)
    data.check_totals(TOTALS)
    for kind, words in WORDS.items():
        found = tuple(record.id for record in data.records(kind))
        if found != words:
            raise PackError(f"{data.path}: the records {kind!r} are {', '.join(found)}, not {', '.join(words)}")

    def read(kind: str, reader: Callable[[Records], T]) -> tuple[T, ...]:
        return tuple(map(reader, data.records(kind)))

    pack = Pack(
        id=data.id,
        edition=data.edition,
        digest=data.digest,
        goods=read("good", _good),
        terrains=read("terrain", _terrain),
        tiles=tuple(_tile(record, due) for record, due in zip(data.records("tile"), SETS, strict=True)),
        animals=read("animal", _animal),
        sides=read("side", _side),
        arrow_slots=read("arrow_slot", _arrow_slot),
        set_ups=tuple(_set_up(record, players) for players, record in enumerate(data.records("set_up"), 2)),
        actions=read("action", _action),
        dwellings=read("dwelling", _dwelling),
        abilities=read("ability", _ability),
        recipes=tuple(_recipe(record, level) for level, record in enumerate(data.records("recipe"))),
        hut=read("hut", _hut_action),
        crafts=read("craft", _craft),
        paintings=read("painting", _painting),
        objectives=read("objective", _objective),
    )
    _check_land(data, pack)
    for number, name in enumerate(terms.CRAFT_KINDS):
        if sum(craft.kind == number for craft in pack.crafts) < 4:
            raise PackError(f"{data.path}: fewer than 4 crafts are {name}s (DG-COMP-06)")
    return pack


# --- records ----------------------------------------------------------------------------------------


def _good(record: Records) -> records.Good:
    return records.Good(**record.named_face(), tradable=record.flag("tradable", None))


def _terrain(record: Records) -> records.Terrain:
    if (record.id in terms.RESOURCES) != ("unit" in record.values):
        raise record.error("unit", "belongs to resources, and to all of them")
    unit = _goods(record, "unit", record.values.get("unit", {}))
    if record.id in terms.RESOURCES and not (1 <= sum(unit) <= 2 and max(unit) == 1):
        raise record.error("unit", "must be one good, or two of different kinds")
    return records.Terrain(**record.named_face(), unit=unit)


def _tile(record: Records, due: str) -> records.Tile:
    """DG-COMP-09; the sets stand one after the other."""
    if record.text("set") != due:
        found = record.text("set")
        raise record.error("set", f"is {found!r} where {due!r} belongs: 1 centre, 8 start, 36 pile, 4 four")
    terrain = record.choice("terrain", terms.TERRAINS)
    name = terms.TERRAINS[terrain]
    if (terrain == terms.HEARTH) != (due == "centre"):
        raise record.error("terrain", "must be 'hearth' on the centre tile, and only there")
    amount = record.number("amount", 0, MOST, 0)
    animal = record.choice("animal", terms.SPECIES) if record.values.get("animal") else -1
    resource, grazing = name in terms.RESOURCES, terrain == terms.GRAZING
    for column, belongs, there in (("amount", resource, amount > 0), ("animal", grazing, animal >= 0)):
        if belongs != there:
            raise record.error(column, f"{'is missing' if belongs else 'does not belong'} on a tile of {name!r}")
    arrow = record.choice("arrow", terms.DIRECTIONS)
    return records.Tile(**record.face(), set=due, terrain=terrain, amount=amount, animal=animal, arrow=arrow)


def _animal(record: Records) -> records.Animal:
    return records.Animal(
        **record.named_face(),
        skill=record.number("skill", 1, MOST, None),
        people=record.number("people", 1, MOST, None),
        spoils=_goods(record, "spoils", record.values.get("spoils"), ("meat", "hide", "bone")),
        steps=record.number("steps", 1, MOST, None),
        vp=record.number("vp", 1, MOST, None),
    )


def _side(record: Records) -> records.Side:
    without = record.choices("without", layout.CELL_NAMES)
    for cell in (*layout.START_BLOCK, *layout.CROSS):
        if cell in without:
            raise record.error("without", f"lists {layout.CELL_NAMES[cell]!r}, which every side has (DG-COMP-10)")
    cells = tuple(cell for cell in range(terms.CELLS) if cell not in without)
    return records.Side(**record.face(), players=record.numbers("players", 1, 4), cells=cells)


def _arrow_slot(record: Records) -> records.ArrowSlot:
    big, small = (record.choice(column, terms.DIRECTIONS) for column in ("big", "small"))
    if (big - small) % 2 == 0:
        raise record.error("small", f"is {record.text('small')!r}; it must be at right angles to big (DG-MIGRATE-15)")
    return records.ArrowSlot(**record.face(), big=big, small=small)


def _set_up(record: Records, players: int) -> records.SetUp:
    if record.number("players", 2, 4, None) != players:
        raise record.error("players", f"is {record.values['players']} where {players} belongs")
    due = RETURNED[players]
    lists = record.listed("compensation")
    if len(lists) != players:
        raise record.error("compensation", f"lists {len(lists)} players; there are {players}")
    compensation = tuple(_goods(record, "compensation", returned, AT_START) for returned in lists)
    for returned, numbers in zip(compensation, due, strict=True):
        if tuple(filter(None, returned)) != numbers:
            counts = ", ".join(str(sum(numbers)) for numbers in due)
            raise record.error("compensation", f"must be {counts} goods of different kinds, in turn order")
    return records.SetUp(
        **record.face(),
        players=players,
        open_crafts=record.number("open_crafts", 1, terms.CRAFT_SPACES, None),
        paintings=record.number("paintings", 1, terms.PAINTINGS, None),
        harvests=record.number("harvests", 1, 2, None),
        compensation=compensation,
    )


def _action(record: Records) -> records.Action:
    warm, cold = (_goods(record, season, record.values.get(season), ("hide", "tool")) for season in terms.SEASONS)
    for season, cost in zip(terms.SEASONS, (warm, cold), strict=True):
        if max(cost) > 1:
            raise record.error(season, "has more than one of a kind")
    return records.Action(**record.named_face(), warm=warm, cold=cold)


def _dwelling(record: Records) -> records.Dwelling:
    cost = _goods(record, "cost", record.values.get("cost", {}), PAYABLE)
    kinds = {"simple": 2, "status": 3}.get(record.id, 0)
    if sorted(filter(None, cost)) != [1] * kinds or bool(cost[terms.WOOD]) != bool(kinds):
        raise record.error("cost", f"must be {kinds} goods of {kinds} kinds, one of them wood (DG-DWELL-05, -06)")
    return records.Dwelling(
        **record.named_face(),
        capacity=record.number("capacity", 1, MOST, None),
        vp=record.number("vp", 0, MOST, None),
        cost=cost,
    )


def _ability(record: Records) -> records.Ability:
    """DG-ABIL-04: the first step can be paid with what a tribe starts with."""
    values = record.numbers("values", 1, MOST)
    levels = 0 if record.id == "toolmaking" else terms.LEVELS
    if len(values) != levels or sorted(set(values)) != list(values):
        raise record.error("values", f"must be {levels} numbers that rise")
    lists = record.listed("steps")
    if len(lists) != terms.LEVELS - 1:
        raise record.error("steps", f"lists {len(lists)} prices; there are {terms.LEVELS - 1}")
    steps = tuple(_goods(record, "steps", price, PAYABLE) for price in lists)
    kinds = 2 if record.id == "carrying" else 1
    if sorted(filter(None, steps[0])) != [1] * kinds:
        raise record.error("steps", f"must begin with {kinds} of different goods (DG-ABIL-04)")
    if any(number > owned for number, owned in zip(steps[0], terms.START_GOODS, strict=True)):
        raise record.error("steps", "must begin with goods that a tribe has at the start (DG-ABIL-04)")
    return records.Ability(**record.named_face(), values=values, steps=steps)


def _recipe(record: Records, level: int) -> records.Recipe:
    """DG-ABIL-12."""
    cost = _goods(record, "cost", record.values.get("cost"), PAYABLE[: terms.TOOL])
    due = {0: [2], 1: [1, 1]}.get(level)
    if due and sorted(filter(None, cost)) != due:
        raise record.error("cost", f"must be {'one of each of two kinds' if level else 'two of one kind'} (DG-ABIL-12)")
    return records.Recipe(**record.face(), cost=cost, tools=record.number("tools", 1, MOST, None))


def _hut_action(record: Records) -> records.HutAction:
    """DG-SHAMAN-07, DG-SHAMAN-08."""
    megalith = terms.HUT.index(record.id) >= terms.MENHIR
    for column in ("offering", "cost", "vp"):
        if (column in record.values) != (megalith == (column != "offering")):
            raise record.error(column, "belongs to " + ("megaliths" if column != "offering" else "all but megaliths"))
    cost = _goods(record, "cost", record.values.get("cost", {}), PAYABLE)
    if megalith and [*filter(None, cost)] != [max(cost)] * 3:
        raise record.error("cost", "must be equal numbers of three goods (DG-SHAMAN-08)")
    offering = tuple(sorted(record.choices("offering", PAYABLE)))
    if not megalith and len(offering) != 3:
        raise record.error("offering", f"lists {len(offering)} goods; there are 3 (DG-SHAMAN-07)")
    vp = record.number("vp", 1, 99, None) if megalith else 0
    return records.HutAction(**record.named_face(), offering=offering, cost=cost, vp=vp)


def _craft(record: Records) -> records.Craft:
    cost = _goods(record, "cost", record.values.get("cost"), PAYABLE)
    if not any(cost):
        raise record.error("cost", "is nothing")
    kind = record.choice("kind", terms.CRAFT_KINDS)
    vp = record.number("vp", 1, 99, None)
    return records.Craft(**record.named_face(), kind=kind, cost=cost, vp=vp)


def _painting(record: Records) -> records.Painting:
    names = record.listed("animals")
    if len(names) != len(terms.PAINTING_ROWS) or not all(name in terms.SPECIES for name in names):
        raise record.error("animals", f"is {names!r}; it must name three of {', '.join(terms.SPECIES)}")
    return records.Painting(**record.face(), animals=tuple(map(terms.SPECIES.index, names)))


def _objective(record: Records) -> records.Objective:
    needs = record.values.get("needs")
    if not isinstance(needs, dict) or not needs:
        raise record.error("needs", "is missing" if needs is None else f"is {needs!r}; it must be a table")
    for metric, least in needs.items():
        if metric not in terms.METRICS:
            raise record.error("needs", f"names {metric!r}; allowed: {', '.join(terms.METRICS)}")
        if type(least) is not int or not 1 <= least <= 99:
            raise record.error("needs", f"has {metric} {least!r}; allowed: 1 to 99")
    return records.Objective(**record.named_face(), needs=dict(needs))


# --- what must go together ------------------------------------------------------------------------


def _check_land(data: PackFile, pack: Pack) -> None:
    """DG-COMP-09, DG-SETUP-01."""
    start, four = ([tile for tile in pack.tiles if tile.set == name] for name in ("start", "four"))
    if sorted(tile.animal for tile in start if tile.animal >= 0) != [terms.HORSE, terms.REINDEER]:
        raise PackError(f"{data.path}: the animals of start tiles must be a horse and a reindeer (DG-COMP-09)")
    for terrain, name in enumerate(terms.RESOURCES):
        if all(tile.terrain != terrain for tile in start):
            raise PackError(f"{data.path}: no start tile shows {name} (DG-COMP-09)")
    shown = sorted(terms.TERRAINS[tile.terrain] for tile in four)
    if shown != ["grazing", "grazing", "stone", "wood"]:
        raise PackError(f"{data.path}: the tiles of the set 'four' show {', '.join(shown)} (DG-COMP-09)")
    for players in range(1, 5):
        sides = [side for side in pack.sides if players in side.players]
        if len(sides) != 1:
            raise PackError(f"{data.path}: {len(sides)} sides are for {players} players (DG-SETUP-01)")
        tiles = terms.TILES - (0 if players in (1, 4) else len(four))
        cells = len(sides[0].cells)
        if cells > tiles:
            raise PackError(f"{data.path}: {players} players have {tiles} tiles for {cells} cells (DG-COMP-09)")


# --- columns --------------------------------------------------------------------------------------


def _goods(record: Records, column: str, value: Any, allowed: Iterable[str] = terms.GOODS) -> records.Goods:
    """A number for each good, from a table that names some of those allowed."""
    if not isinstance(value, dict):
        raise record.error(column, "is missing" if value is None else f"says {value!r} where a table of goods belongs")
    for good, number in value.items():
        if good not in allowed:
            raise record.error(column, f"names {good!r}; allowed: {', '.join(allowed)}")
        if type(number) is not int or not 1 <= number <= MOST:
            raise record.error(column, f"has {good} {number!r}; allowed: 1 to {MOST}")
    return tuple(value.get(good, 0) for good in terms.GOODS)
