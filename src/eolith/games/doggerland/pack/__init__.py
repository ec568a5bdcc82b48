"""The pack of Doggerland: the files in pack/, read, checked, numbered.

The head of pack/tiles.toml describes the format.  An owner's file says only what it corrects: the
records it names, and of those the columns it names.
"""

from __future__ import annotations

from dataclasses import replace

from eolith.kernel import pack
from eolith.kernel.pack import PackFile, faces

from .. import terms
from . import records
from .effects import effects_of


class Pack(pack.Pack):
    """Everything printed on the components that can be corrected by an owner.

    Every tuple is in the order of the words in terms.py, where there are words, and its indices are
    the numbers that the rules use.
    """

    goods: tuple[records.Good, ...] = faces(good=terms.GOODS)
    terrains: tuple[records.Terrain, ...] = faces(terrain=terms.TERRAINS)
    tiles: tuple[records.Tile, ...] = faces(tile=terms.TILES)
    """The centre tile, the 8 other start tiles, the draw pile, the four-player tiles."""
    animals: tuple[records.Animal, ...] = faces(animal=terms.SPECIES)
    sides: tuple[records.Side, ...] = faces(side=2)
    arrow_slots: tuple[records.ArrowSlot, ...] = faces(arrow_slot=terms.ARROW_SLOTS)
    """Clockwise."""
    set_ups: tuple[records.SetUp, ...] = faces(set_up=3)
    """Those for 2, 3 and 4 players."""
    actions: tuple[records.Action, ...] = faces(action=terms.ACTIONS)
    dwellings: tuple[records.Dwelling, ...] = faces(dwelling=terms.DWELLINGS)
    abilities: tuple[records.Ability, ...] = faces(ability=terms.ABILITIES)
    recipes: tuple[records.Recipe, ...] = faces(recipe=terms.LEVELS)
    """recipes[level]."""
    hut: tuple[records.HutAction, ...] = faces(hut=terms.HUT)
    crafts: tuple[records.Craft, ...] = faces(craft=terms.CRAFTS)
    paintings: tuple[records.Painting, ...] = faces(painting=terms.PAINTINGS)
    objectives: tuple[records.Objective, ...] = faces(objective=terms.OBJECTIVES)

    def set_up(self, players: int) -> records.SetUp:
        """What is set up for so many players."""
        return self.set_ups[players - 2]

    def side(self, players: int) -> records.Side:
        """The side of the board for so many players (DG-SETUP-01)."""
        return next(side for side in self.sides if players in side.players)

    def check(self, file: PackFile) -> None:
        """DG-COMP-06, DG-COMP-09, DG-SETUP-01."""
        start, four = ([tile for tile in self.tiles if tile.set == name] for name in ("start", "four"))
        if sorted(tile.animal for tile in start if tile.animal >= 0) != [terms.HORSE, terms.REINDEER]:
            raise file.error("the animals of start tiles must be a horse and a reindeer (DG-COMP-09)")
        for terrain, name in enumerate(terms.RESOURCES):
            if all(tile.terrain != terrain for tile in start):
                raise file.error(f"no start tile shows {name} (DG-COMP-09)")
        shown = sorted(terms.TERRAINS[tile.terrain] for tile in four)
        if shown != ["grazing", "grazing", "stone", "wood"]:
            raise file.error(f"the tiles of the set 'four' show {', '.join(shown)} (DG-COMP-09)")
        for players in range(1, 5):
            sides = [side for side in self.sides if players in side.players]
            if len(sides) != 1:
                raise file.error(f"{len(sides)} sides are for {players} players (DG-SETUP-01)")
            tiles = terms.TILES - (0 if players in (1, 4) else len(four))
            cells = len(sides[0].cells)
            if cells > tiles:
                raise file.error(f"{players} players have {tiles} tiles for {cells} cells (DG-COMP-09)")
        for number, name in enumerate(terms.CRAFT_KINDS):
            if sum(craft.kind == number for craft in self.crafts) < 4:
                raise file.error(f"fewer than 4 crafts are {name}s (DG-COMP-06)")


class AlonePack(Pack):
    """The pack of a game alone: with its difficulties, goals and cards."""

    more = "solo"

    difficulties: tuple[records.Difficulty, ...] = faces(difficulty=terms.DIFFICULTIES)
    solo_goals: tuple[records.SoloGoal, ...] = faces(solo_goal=terms.GOALS)
    cards: tuple[records.Card, ...] = faces(card=terms.CARDS)

    def set_up(self, players: int) -> records.SetUp:
        """DGS-SETUP-01, DGS-EXEC-02: as for four players, but that a tile is gathered once, and nothing is returned."""
        two, _, four = self.set_ups
        return replace(four, players=players, harvests=two.harvests, compensation=((0,) * len(terms.GOODS),))

    def check(self, file: PackFile) -> None:
        """Also: what excludes a goal is excluded by it, and the rules have room for all effects."""
        super().check(file)
        for number, goal in enumerate(self.solo_goals):
            if goal.excludes >= 0 and self.solo_goals[goal.excludes].excludes != number:
                raise file.error(f"solo_goal {goal.id} excludes one that does not exclude it (DGS-SETUP-09)")
        if (effects := len(effects_of(self))) > terms.EFFECTS:
            raise file.error(f"the cards have {effects} effects; there is room for {terms.EFFECTS}")
