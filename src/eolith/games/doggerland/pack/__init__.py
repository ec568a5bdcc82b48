"""The pack of Doggerland: the files in pack/, read, checked, numbered.

The head of pack/tiles.toml describes the format.  An owner's file says only what it corrects: the
records it names, and of those the columns it names.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import records


@dataclass(frozen=True)
class Pack:
    """Everything printed on the components that can be corrected by an owner.

    Every tuple is in the order of the words in terms.py, where there are words, and its indices are
    the numbers that the rules use.
    """

    id: str
    edition: str
    digest: str
    goods: tuple[records.Good, ...]
    terrains: tuple[records.Terrain, ...]
    tiles: tuple[records.Tile, ...]
    """The centre tile, the 8 other start tiles, the draw pile, the four-player tiles."""
    animals: tuple[records.Animal, ...]
    sides: tuple[records.Side, ...]
    arrow_slots: tuple[records.ArrowSlot, ...]
    """Clockwise."""
    set_ups: tuple[records.SetUp, ...]
    """Those for 2, 3 and 4 players."""
    actions: tuple[records.Action, ...]
    dwellings: tuple[records.Dwelling, ...]
    abilities: tuple[records.Ability, ...]
    recipes: tuple[records.Recipe, ...]
    """recipes[level]."""
    hut: tuple[records.HutAction, ...]
    crafts: tuple[records.Craft, ...]
    paintings: tuple[records.Painting, ...]
    objectives: tuple[records.Objective, ...]

    def number(self, kind: str, code: str) -> int:
        """The number of a record: `number("crafts", "bone_fish")`; KeyError when there is none."""
        for number, face in enumerate(getattr(self, kind)):
            if face.id == code:
                return number
        raise KeyError(code)

    def set_up(self, players: int) -> records.SetUp:
        """What is set up for so many players."""
        return self.set_ups[players - 2]

    def side(self, players: int) -> records.Side:
        """The side of the board for so many players (DG-SETUP-01)."""
        return next(side for side in self.sides if players in side.players)


def load_pack(path: Path | None = None) -> Pack:
    """The pack of the game, or corrected by an owner's file; PackError names file, record and column."""
    return _own_pack() if path is None else _read(path)


@cache
def _own_pack() -> Pack:
    return _read(None)


def _read(path: Path | None) -> Pack:
    from .reading import read_components

    return read_components(Path(__file__).parent, path)
