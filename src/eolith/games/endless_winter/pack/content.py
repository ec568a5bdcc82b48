"""The pack of a table as the rules read it: a Pack and a layout turned into `rules.Tables`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from eolith.kernel.pack import PackError, padded

from .. import layout, terms
from ..rules import Tables
from . import Pack, PrototypePack
from .editions import EDITIONS
from .effects import Clause, Effect
from .records import NomadSet

ALTERNATIVES = 512
"""Most alternatives of all clauses together."""
COSTS = (terms.ITEM_FOOD, terms.ITEM_TOOL, terms.ITEM_LABOR, terms.ITEM_DISCARD)
GAINED_ALIKE = {
    terms.ITEM_FOOD: terms.DO_FOOD,
    terms.ITEM_FILL_FOOD: terms.DO_FOOD,
    terms.ITEM_TOOL: terms.DO_TOOL,
    terms.ITEM_IDOL: terms.DO_IDOL,
    terms.ITEM_MEGALITH: terms.DO_MEGALITH,
    terms.ITEM_BURY: terms.DO_BURY,
    terms.ITEM_VILLAGE: terms.DO_VILLAGE,
    terms.ITEM_STONE: terms.DO_STONE,
    terms.ITEM_VP: terms.DO_VP,
}
"""What the nomads gain as players do; the aid says the rest."""
FIRST_ROUND = {0: 1, 1: 1, 2: terms.LAST_OF_ERA_1 + 1}
"""EW-DEV-07, -08: the first round in which stones of an era can be taken; 0 for those of no era."""
MOST_STEPS = 32
"""Steps of a table count up to 31; more count as 31."""


@cache
def make_tables(pack: Pack, players: int, chosen_layout: str) -> Tables:
    """The pack for one number of players and a layout by its id, or "recommended"."""
    return Tables(
        {
            **EDITIONS[pack.edition].numbers,
            **_clauses(pack),
            **_cards(pack),
            **_boards(pack, players),
            **_field(pack, find_layout(pack, players, chosen_layout)),
            **_map(pack),
            **_animals_and_stones(pack),
            **_setup(pack, players),
            **_nomads(pack, find_layout(pack, players, chosen_layout)),
        }
    )


def find_layout(pack: Pack, players: int, wanted: str) -> int:
    """The number of a layout by its id, or of the one recommended for so many players (EW-MEGASETUP-02)."""
    for number, laid in enumerate(pack.layouts):
        if laid.id == wanted or wanted == "recommended" and players in laid.players:
            return number
    raise PackError(f"there is no layout {wanted!r}; layouts: {', '.join(laid.id for laid in pack.layouts)}")


def alternatives(clause: Clause) -> list[tuple[Any, Any]]:
    """(cost, gains) of each alternative of a clause, in the order of the options CHOICE + 0, 1, ..."""
    return [(cost, gains) for cost in clause.costs or ((),) for gains in clause.gains]


def _clauses(pack: Pack) -> dict[str, Any]:
    first, costs, words, numbers, qualifiers = [0], [], [], [], []
    for clause in pack.clauses:
        for cost, gains in alternatives(clause):
            costs.append([sum(item.count for item in cost if item.word == word) for word in COSTS])
            words.append(padded([item.word for item in gains], terms.LIST_ITEMS, -1))
            numbers.append(padded([item.count for item in gains], terms.LIST_ITEMS))
            qualifiers.append(padded([item.qualifier for item in gains], terms.LIST_ITEMS))
        first.append(len(costs))
    if len(costs) > ALTERNATIVES:
        raise PackError(f"the pack has {len(costs)} alternatives; at most {ALTERNATIVES}")
    part = [0] * terms.CLAUSES
    for column in pack.columns:
        for clause in column.top:
            part[clause.number] = terms.BY_TOP
        for clause in column.middle:
            part[clause.number] = terms.BY_MIDDLE
    effects = [*(card.effect for card in pack.cards[terms.FIRST_CULTURE :]), *(it.effect for it in pack.rest_tokens)]
    rare = [clause.number for effect in effects for clause in effect]
    blank = [0] * terms.LIST_ITEMS
    return {
        "clauses": len(pack.clauses),
        "usable": pack.usable,
        "common": min(rare, default=pack.usable),
        "trigger": padded([clause.trigger for clause in pack.clauses], terms.CLAUSES),
        "first": padded(first, terms.CLAUSES + 1, first[-1]),
        "part": part,
        "labor_only": padded([int(_is_labor(clause)) for clause in pack.clauses], terms.CLAUSES),
        "cost": padded(costs, ALTERNATIVES, [0] * len(COSTS)),
        "word": padded(words, ALTERNATIVES, [-1] * terms.LIST_ITEMS),
        "number": padded(numbers, ALTERNATIVES, blank),
        "qualifier": padded(qualifiers, ALTERNATIVES, blank),
    }


def _is_labor(clause: Clause) -> bool:
    """Whether a clause gives labor and nothing else, for nothing."""
    return not clause.costs and len(clause.gains) == 1 and [item.name for item in clause.gains[0]] == ["labor"]


def _cards(pack: Pack) -> dict[str, Any]:
    by_culture = EDITIONS[pack.edition].culture_labor
    pile_labor = [
        card.labor + sum(map(_eclipse_labor, card.effect)) + (by_culture if card.kind == "culture" else 0)
        for card in pack.cards
    ]
    return {
        **_ranges("card", [card.effect for card in pack.cards]),
        **_ranges("side", [side.effect for side in pack.sides]),
        "rest_labor": [side.resting for side in pack.sides],
        **_ranges("token", padded([token.effect for token in pack.rest_tokens], terms.REST_TOKENS, ())),
        "labor": [card.labor for card in pack.cards],
        "pile_labor": pile_labor,
        "card_vp": [card.vp for card in pack.cards],
    }


def _eclipse_labor(clause: Clause) -> int:
    """EW-ECL-04: labor in halves that a clause adds to the eclipse pile."""
    if clause.trigger != terms.IN_ECLIPSE or clause.costs:
        return 0
    return sum(item.count for item in clause.gains[0] if item.name == "labor")


def _boards(pack: Pack, players: int) -> dict[str, Any]:
    tables = EDITIONS[pack.edition].burial_tables[players]
    rest = pack.rest_space[0].effect
    return {
        **_ranges("top", [column.top for column in pack.columns]),
        **_ranges("bottom", [column.bottom for column in pack.columns]),
        "middle": [column.middle[0].number for column in pack.columns],
        "order_clause": [_single(place.eclipse) for place in pack.order_places],
        "rest_first": rest[0].number,
        "rest_last": rest[-1].number + 1,
        "food_labor": list(pack.food_track[0].labor),
        "slot_food": [slot.food for slot in pack.stone_slots],
        "slot_tool": [slot.tool for slot in pack.stone_slots],
        "slot_reward": [_single(slot.reward) for slot in pack.stone_slots],
        "megalith_benefit": [_single(slot.eclipse) for slot in pack.megalith_slots],
        "offering_bonus": [-1, *(_single(level.bonus) for level in pack.offering_levels)],
        "offering_ratio": [_bottom_ratio(pack), *(level.ratio for level in pack.offering_levels)],
        "honor_vp": [0, *(level.vp for level in pack.honor_levels)],
        "burial": [_steps(pack.burial_tables[table].steps) for table in tables],
    }


def _bottom_ratio(pack: Pack) -> int:
    """EW-SCORE-04: nothing for an idol that has not moved; EWP-SCORE-02: what stands beside it there."""
    return pack.bottom_level[0].ratio if isinstance(pack, PrototypePack) else 0


def _field(pack: Pack, number: int) -> dict[str, Any]:
    field = pack.layouts[number].field
    boards = range(terms.BOARDS)
    cells = [pack.cells[8 * on : 8 * on + 8] for on in boards]
    return {
        "on_two": int(field.on_two),
        "sites": len(field.sites),
        "next_cell": [padded(list(beside), 4, -1) for beside in field.neighbours],
        "support": _of_sites([padded(list(site.supports), 4, terms.EMPTY) for site in field.sites], [terms.EMPTY] * 4),
        "overlap": _of_sites([padded(list(site.overlaps), 4, terms.EMPTY) for site in field.sites], [terms.EMPTY] * 4),
        "site_level": _of_sites([site.level for site in field.sites]),
        "cell_bonus": [[_single(cell.bonus) for cell in row] for row in cells],
        "start_cell": [[int(cell.start) for cell in row] for row in cells],
        "arrow": [[target for cell in row for target in _arrows(cell.arrows)] for row in cells],
    }


def _of_sites(values: Sequence[Any], rest: Any = 0) -> list[Any]:
    """Something of each site, in a table with room for the largest field."""
    return padded(values, terms.GROUND_CELLS + terms.STACKED, rest)


def _arrows(arrows: Sequence[tuple[int, int]]) -> list[int]:
    return [layout.BOARD_WIDTH * row + col for row, col in arrows] or [-1, -1]


def _map(pack: Pack) -> dict[str, Any]:
    return {
        "next_hex": [list(beside) for beside in layout.NEIGHBOURS],
        "junction": [list(hexes) for hexes in layout.JUNCTIONS],
        "village_site": [int(junction in layout.VILLAGE_SITES) for junction in range(terms.JUNCTIONS)],
        "benefit": [_single(terrain.benefit) for terrain in pack.terrains],
        "glacier_bonus": padded([_single(token.effect) for token in pack.glacier_tokens], terms.GLACIER_TOKENS, -1),
    }


def _animals_and_stones(pack: Pack) -> dict[str, Any]:
    return {
        "tip": [_single(animal.tip) for animal in pack.animals],
        "wild": [int(animal.wild) for animal in pack.animals],
        **_sets(pack),
        "stone_era": [stone.era for stone in pack.stones],
        "stone_round": [FIRST_ROUND[stone.era] for stone in pack.stones],
        "stone_family": [terms.ALL_FAMILIES.index(stone.family) for stone in pack.stones],
        "stone_terrain": [[int(kind in stone.terrains) for kind in range(terms.TERRAINS)] for stone in pack.stones],
        "stone_species": [[int(kind in stone.species) for kind in range(terms.SPECIES)] for stone in pack.stones],
        "stone_points": [stone.points for stone in pack.stones],
        "stone_per": [stone.per for stone in pack.stones],
        "stone_steps": [_steps(stone.steps or (0,)) for stone in pack.stones],
    }


def _sets(pack: Pack) -> dict[str, Any]:
    """What so many animals of a species score; where there can be second sets, as many as fit into the table."""
    points = []
    for animal in pack.animals:
        sets = [0, *animal.set_vp]
        while EDITIONS[pack.edition].second_sets and animal.set_vp and len(sets) <= terms.MOST_OF_SET:
            sets.append(animal.set_vp[-1] + sets[-len(animal.set_vp)])
        points.append(sets[: terms.MOST_OF_SET + 1])
    return {
        "set_vp": [padded(sets, terms.MOST_OF_SET + 1) for sets in points],
        "set_max": [len(sets) - 1 for sets in points],
    }


def _setup(pack: Pack, players: int) -> dict[str, Any]:
    edition = EDITIONS[pack.edition]
    return {
        "setup_food": [card.food for card in pack.setup_cards],
        "setup_tool": [card.tool for card in pack.setup_cards],
        "setup_camp": [card.camp for card in pack.setup_cards],
        "setup_idol": [getattr(card, "idol", 0) for card in pack.setup_cards],
        "setup_bury": [getattr(card, "bury", 0) for card in pack.setup_cards],
        "setup_draw": [getattr(card, "draw", 0) for card in pack.setup_cards],
        "setup_tribe": [card.tribe for card in pack.setup_cards],
        "setup_animal": [[card.animals.count(kind) for kind in range(terms.SPECIES)] for card in pack.setup_cards],
        "setup_animals": [sum(card.animals.count(kind) for card in pack.setup_cards) for kind in range(terms.SPECIES)],
        "order_food": [place.food for place in pack.order_places],
        "order_tool": [place.tool for place in pack.order_places],
        "glaciers": edition.glaciers[players],
        "lands": edition.random_lands[players],
        "stones_shown": edition.stones_shown.get(players, 0),
        "pool_stones": pool_stones(pack, players),
    }


def pool_stones(pack: Pack, players: int) -> list[int]:
    """EWP-SETUP-01, -02: stones that the supply pool of each round begins with."""
    if not isinstance(pack, PrototypePack):
        return [0] * terms.ROUNDS
    return [pool.bottom + (pool.top if players == 4 else 0) for pool in pack.stone_pools]


def _nomads(pack: Pack, number: int) -> dict[str, Any]:
    """What the nomads play with, nothing where people play alone; where things lie, in whole units of any size."""
    cards, aid = getattr(pack, "nomad_cards", ()), getattr(pack, "aid", ())
    migrations, sets = getattr(pack, "migration_cards", ()), getattr(pack, "nomad_sets", ())
    hexes = [(2 * q + r, r) for q, r in layout.HEXES]
    junctions = [[sum(hexes[hex_][axis] for hex_ in corners) for axis in (0, 1)] for corners in layout.JUNCTIONS]
    sites = pack.layouts[number].field.sites
    instead, gains = [terms.DO_VP] * len(terms.NOMAD_ACTIONS), [terms.EMPTY] * terms.ITEM_COUNT
    for row in aid:
        instead[row.action] = row.then
    for item, action in GAINED_ALIKE.items():
        gains[item] = action
    for row in getattr(pack, "aid_gains", ()):
        gains[row.item] = row.then
    return {
        "nomad_action": padded([[one for pair in card.actions for one in pair] for card in cards], 16, [0] * 8),
        "nomad_east": padded([card.big_arrow for card in cards], 16),
        "nomad_south": padded([card.small_arrow for card in cards], 16),
        "nomad_column": padded([card.column for card in cards], 16),
        "nomad_labor": padded([card.labor for card in cards], 16),
        "migration_hex": padded([[*card.outer, *card.inner] for card in migrations], 6, [0] * 5),
        "ring": [layout.distance(hex_) for hex_ in range(terms.HEXES)],
        "instead": instead,
        "nomad_gain": gains,
        "nomad_set": [_nomad_set(animal.copies, sets) for animal in pack.animals],
        "hex_east": [east for east, _ in hexes],
        "hex_south": [south for _, south in hexes],
        "junction_east": [east for east, _ in junctions],
        "junction_south": [south for _, south in junctions],
        "site_east": _of_sites([int(2 * site.x) for site in sites]),
        "site_south": _of_sites([int(2 * site.y) for site in sites]),
    }


def _nomad_set(printed: int, sets: Sequence[NomadSet]) -> list[int]:
    """Points by number of animals with this number printed on them."""
    points = next((scored.vp for scored in sets if scored.printed == printed), (0,))
    return padded([0, *points], terms.LARGEST_SET + 1, points[-1])


def _ranges(name: str, effects: Sequence[Effect]) -> dict[str, list[int]]:
    """The clauses of each effect as the first number and the one behind the last."""
    return {
        f"{name}_first": [effect[0].number if effect else 0 for effect in effects],
        f"{name}_last": [effect[-1].number + 1 if effect else 0 for effect in effects],
    }


def _single(effect: Effect) -> int:
    return effect[0].number if effect else -1


def _steps(steps: Sequence[int]) -> list[int]:
    return padded(list(steps[:MOST_STEPS]), MOST_STEPS, steps[-1])
