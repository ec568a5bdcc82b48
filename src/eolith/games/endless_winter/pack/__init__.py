"""The pack of Endless Winter: the files in pack/, read, checked, numbered.

The head of pack/cards.toml describes the format and the effect language.  An owner's file says
only what it corrects: the records it names, and of those the columns it names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from . import records
from .effects import Clause


@dataclass(frozen=True)
class Pack:
    """Everything printed on the components that can be corrected by an owner.

    Every tuple is in the order of the pack's files, and its indices are the numbers that the rules
    use: `cards` by card type, `cells` board by board and row by row, `sides` two to a chief.
    """

    id: str
    edition: str
    digest: str
    columns: tuple[records.Column, ...]
    rest_space: tuple[records.RestSpace, ...]
    """One record."""
    tribes: tuple[records.Tribe, ...]
    chiefs: tuple[records.Chief, ...]
    sides: tuple[records.Side, ...]
    """sides[2 * chief + side]."""
    cards: tuple[records.Card, ...]
    """The 48 card types: starting, tribe, culture."""
    rest_tokens: tuple[records.Token, ...]
    animals: tuple[records.Animal, ...]
    order_places: tuple[records.OrderPlace, ...]
    megalith_slots: tuple[records.MegalithSlot, ...]
    stone_slots: tuple[records.StoneSlot, ...]
    offering_levels: tuple[records.OfferingLevel, ...]
    """offering_levels[level - 1]; so are the honor levels."""
    honor_levels: tuple[records.HonorLevel, ...]
    burial_tables: tuple[records.BurialTable, ...]
    food_track: tuple[records.FoodTrack, ...]
    """One record."""
    megalith_boards: tuple[records.MegalithBoard, ...]
    cells: tuple[records.Cell, ...]
    """cells[8 * board + 4 * row + col]."""
    layouts: tuple[records.Layout, ...]
    terrains: tuple[records.Terrain, ...]
    glacier_tokens: tuple[records.Token, ...]
    setup_cards: tuple[records.SetupCard, ...]
    stones: tuple[records.Stone, ...]
    clauses: list[Clause] = field(repr=False, compare=False)
    """All clauses by number: first those that a player decides to use (columns, rest space, chiefs, cards, rest
    tokens), up to `usable`, then those that come by themselves."""
    usable: int = field(repr=False)

    def card(self, code: str) -> int:
        """The card type of an id; KeyError when there is none."""
        return self.number("cards", code)

    def number(self, kind: str, code: str) -> int:
        """The number of a record: `number("stones", "village_steppe")`; KeyError when there is none."""
        for number, face in enumerate(getattr(self, kind)):
            if face.id == code:
                return number
        raise KeyError(code)


def load_pack(path: Path | None = None) -> Pack:
    """The pack of the game, or corrected by an owner's file; PackError names file, record and column."""
    return _own_pack() if path is None else _read(path)


@cache
def _own_pack() -> Pack:
    return _read(None)


def _read(path: Path | None) -> Pack:
    from .reading import read_components

    return read_components(Path(__file__).parent, path)
