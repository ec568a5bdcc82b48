"""The pack of a table as the rules read it: a Pack turned into `rules.Tables`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any

from eolith.kernel.pack import padded

from .. import layout, terms
from ..rules import Tables
from ..rules.alone import AloneTables
from . import AlonePack, Pack
from .effects import Effect, effects_of
from .records import Goods


@cache
def make_tables(pack: Pack, players: int) -> Tables:
    """The pack for one number of players."""
    return Tables(_of_several(pack, players))


@cache
def make_alone_tables(pack: AlonePack, difficulty: str) -> AloneTables:
    """The pack for a game alone."""
    return AloneTables({**_of_several(pack, 1), **_goals(pack, difficulty), **_cards(pack)})


def _of_several(pack: Pack, players: int) -> dict[str, Any]:
    return {
        **_territory(pack, players),
        **_tiles(pack),
        **_actions(pack),
        **_crafts_and_goals(pack),
        **_players(pack, players),
    }


def _territory(pack: Pack, players: int) -> dict[str, Any]:
    cells = pack.side(players).cells
    ways = range(len(terms.DIRECTIONS))
    beside = [[layout.NEIGHBOURS[cell][way] for way in ways] for cell in range(terms.CELLS)]
    return {
        "beside": [[cell if cell in cells else terms.EMPTY for cell in row] for row in beside],
        "onward": [[layout.LINES[cell][way][0] for way in ways] for cell in range(terms.CELLS)],
        "sweep": [list(layout.sweep(slot.big, slot.small)) for slot in pack.arrow_slots],
        "block": padded([cell for cell in sorted(layout.START_BLOCK) if cell != terms.CENTRE], terms.CELLS, -1),
        "cross": padded(sorted(layout.CROSS), terms.CELLS, -1),
    }


def _tiles(pack: Pack) -> dict[str, Any]:
    return {
        "terrain": [tile.terrain for tile in pack.tiles],
        "amount": [tile.amount for tile in pack.tiles],
        "home_of": [tile.animal for tile in pack.tiles],
        "arrow_of": [tile.arrow for tile in pack.tiles],
        "unit": [list(terrain.unit) for terrain in pack.terrains],
        "skill": [animal.skill for animal in pack.animals],
        "people": [animal.people for animal in pack.animals],
        "spoils": [list(animal.spoils) for animal in pack.animals],
        "steps": [animal.steps for animal in pack.animals],
        "worth": [animal.vp for animal in pack.animals],
    }


def _actions(pack: Pack) -> dict[str, Any]:
    by_season = [(action.warm, action.cold) for action in pack.actions]
    levels = list(range(1, terms.LEVELS + 1))
    return {
        "tools_due": [[cost[terms.TOOL] for cost in costs] for costs in by_season],
        "hides_due": [[cost[terms.HIDE] for cost in costs] for costs in by_season],
        "capacity": [dwelling.capacity for dwelling in pack.dwellings],
        "dwelling_vp": [dwelling.vp for dwelling in pack.dwellings],
        "dwelling_cost": _costs(dwelling.cost for dwelling in pack.dwellings),
        "value": [list(ability.values) or levels for ability in pack.abilities],
        "step_cost": [_costs(ability.steps) for ability in pack.abilities],
        "recipe_cost": _costs(recipe.cost for recipe in pack.recipes),
        "recipe_tools": [recipe.tools for recipe in pack.recipes],
        "tradable": [int(good.tradable) for good in pack.goods],
        "offering": [[int(good in action.offering) for good in range(terms.PAYABLE)] for action in pack.hut],
        "hut_cost": _costs(action.cost for action in pack.hut),
        "hut_vp": [action.vp for action in pack.hut],
    }


def _crafts_and_goals(pack: Pack) -> dict[str, Any]:
    return {
        "craft_cost": _costs(craft.cost for craft in pack.crafts),
        "craft_vp": [craft.vp for craft in pack.crafts],
        "species_at": [species for painting in pack.paintings for species in painting.animals],
        "least": [[objective.needs.get(metric, 0) for metric in terms.METRICS] for objective in pack.objectives],
    }


def _players(pack: Pack, players: int) -> dict[str, Any]:
    set_up = pack.set_up(players)
    nothing = [0] * len(terms.GOODS)
    return {
        "open_crafts": set_up.open_crafts,
        "cave_tiles": set_up.paintings,
        "harvests": set_up.harvests,
        "compensation": padded([list(goods) for goods in set_up.compensation], len(terms.SEATS), nothing),
    }


def _goals(pack: AlonePack, difficulty: str) -> dict[str, Any]:
    level = pack.difficulties[terms.DIFFICULTIES.index(difficulty)]
    return {
        "goals_drawn": level.goals_drawn,
        "goals_needed": level.goals_needed,
        "tokens_allowed": level.tokens_allowed,
        "goal_metric": [goal.metric for goal in pack.solo_goals],
        "goal_least": [goal.least for goal in pack.solo_goals],
        "goal_excludes": [goal.excludes for goal in pack.solo_goals],
        "craft_kind": [craft.kind for craft in pack.crafts],
    }


def _cards(pack: AlonePack) -> dict[str, Any]:
    """The cards, and their effects in one row: first those of each card, behind them those inside of others."""
    own = [(*card.effects, *card.closing_effects) for card in pack.cards]
    effects = effects_of(pack)
    ends = [sum(map(len, own[: card + 1])) for card in range(terms.CARDS)]
    parts: list[list[tuple[int, int]]] = []
    end = ends[-1]
    for effect in effects:
        parts.append([])
        for part in effect.parts:
            parts[-1].append((end, end + len(part)))
            end += len(part)

    def of_each(tell: Callable[[Effect], Any], rest: Any = 0) -> list[Any]:
        return padded([tell(effect) for effect in effects], terms.EFFECTS, rest)

    return {
        "mandatory": [int(card.mandatory) for card in pack.cards],
        "first_effect": [0, *ends[:-1]],
        "end_of_effects": ends,
        "rival_action": [padded(card.rival_actions, terms.RIVAL_ACTION_COUNT, -1) for card in pack.cards],
        "stands": [list(card.shamans) for card in pack.cards],
        "way": [[way for way, _ in card.moves] for card in pack.cards],
        "distance": [[steps for _, steps in card.moves] for card in pack.cards],
        "start": [list(card.starts) for card in pack.cards],
        **{name: of_each(attrgetter(name)) for name in ("hook", "op", "number", "what", "mask", "season", "metric")},
        "metric_least": of_each(attrgetter("least")),
        "metric_most": of_each(attrgetter("most")),
        **{name: of_each(attrgetter(f"where.{said}")) for name, said in _TILES.items()},
        "price": of_each(lambda effect: list(effect.price), [0] * terms.GROUP_COUNT),
        "part_start": padded([[start for start, _ in part] for part in parts], terms.EFFECTS, [0, 0]),
        "part_end": padded([[end for _, end in part] for part in parts], terms.EFFECTS, [0, 0]),
    }


_TILES = {name: name for name in ("scope", "kind", "state", "free", "pick")} | {"with_animal": "animal"}
"""What the rules call what an effect says of tiles."""


def _costs(costs: Iterable[Goods]) -> list[list[int]]:
    """What each costs of the goods that can be paid with."""
    return [list(cost[: terms.PAYABLE]) for cost in costs]
