"""The pack of Stone Age: components.toml, read, checked, turned into tables.

Source: the rulebook's overview pages; see the head of components.toml for the format.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from .records import Card, Tile


@dataclass(frozen=True)
class Pack:
    """Everything printed on the components that can be corrected by an owner."""

    id: str
    edition: str
    digest: str
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]

    def card(self, code: str) -> int:
        """The card type of a code; KeyError when there is none."""
        return self._card_numbers[code]

    def tile(self, code: str) -> int:
        """The tile type of a code; KeyError when there is none."""
        return self._tile_numbers[code]

    @cached_property
    def _card_numbers(self) -> dict[str, int]:
        return {card.id: number for number, card in enumerate(self.cards)}

    @cached_property
    def _tile_numbers(self) -> dict[str, int]:
        return {tile.id: number for number, tile in enumerate(self.tiles)}

    @cached_property
    def each_tile(self) -> tuple[str, ...]:
        """The code of every single tile, type by type."""
        return tuple(tile.id for tile in self.tiles for _ in range(tile.copies))

    @cached_property
    def one_use_tools(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.effect == "one-use tool")


def load_pack(path: Path | None = None) -> Pack:
    """The pack of the game, or an owner's file of the same format; PackError names file, record and column."""
    return _own_pack() if path is None else _read(path)


@cache
def _own_pack() -> Pack:
    return _read(Path(__file__).with_name("components.toml"))


def _read(path: Path) -> Pack:
    from .reading import read_components

    return read_components(path)
