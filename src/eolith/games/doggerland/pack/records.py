"""What is printed on the components of Doggerland, one class for each kind of record in the pack.

`stand_in` names the columns of a sourced record that are designed nevertheless.  Names are by
language.  Goods come as `Goods`: a number for each of terms.GOODS.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from eolith.kernel.pack import Face, NamedFace

Goods = tuple[int, ...]


class Good(NamedFace):
    tradable: bool
    """DG-SHAMAN-28."""


class Terrain(NamedFace):
    """What a tile can show."""

    unit: Goods
    """DG-GATHER-03, DG-GATHER-04: the goods of one unit; nothing where there is no resource."""


class Tile(Face):
    """DG-COMP-09."""

    set: str
    """One of terms.TILE_SETS."""
    terrain: int
    amount: int
    """The printed amount of a resource, else 0."""
    animal: int
    """The species that appears here, or -1."""
    arrow: int
    """Where figures migrate from here, one of terms.DIRECTIONS; of the centre tile, as it lies unturned."""


class Animal(NamedFace):
    """A species; `copies` counts its figures (DG-COMP-07)."""

    skill: int
    people: int
    """DG-HUNT-01, DG-HUNT-02: what a hunt needs at least."""
    spoils: Goods
    """DG-HUNT-06 to DG-HUNT-08."""
    steps: int
    """DG-MIGRATE-02: how many tiles a figure migrates."""
    vp: int
    """DG-COMP-08: points of a painted cell."""


class Side(Face):
    """A side of the board."""

    players: tuple[int, ...]
    cells: tuple[int, ...]
    """The cells of the territory, in ascending order (DG-COMP-10)."""


class ArrowSlot(Face):
    """DG-MIGRATE-15."""

    big: int
    small: int
    """Where the two arrows point: the first and the second order of the figures."""


class SetUp(Face):
    """What differs by the number of players."""

    players: int
    open_crafts: int
    """DG-SETUP-17."""
    paintings: int
    """DG-SETUP-12."""
    harvests: int
    """DG-GATHER-08 to DG-GATHER-10: so often a tile can be gathered."""
    compensation: tuple[Goods, ...]
    """DG-SETUP-24 to DG-SETUP-27: what each player returns, in turn order."""


class Action(NamedFace):
    """What planning an action costs (DG-COST-01 to DG-COST-05): tools and hides."""

    warm: Goods
    cold: Goods


class Dwelling(NamedFace):
    """DG-DWELL-01, DG-DWELL-02, DG-DWELL-05, DG-DWELL-06."""

    capacity: int
    vp: int
    cost: Goods
    """Nothing for the ramshackle dwelling, which is pre-printed."""


class Ability(NamedFace):
    values: tuple[int, ...]
    """By level: tiles of range, goods of carrying; empty for toolmaking, which has recipes (DG-ABIL-05, -06)."""
    steps: tuple[Goods, ...]
    """steps[level] is the price of the next level (DG-ABIL-04)."""


class Recipe(Face):
    """DG-ABIL-12; recipes[level] is that of a level."""

    cost: Goods
    tools: int


class HutAction(NamedFace):
    """A cell of the shaman's hut."""

    offering: tuple[int, ...]
    """DG-SHAMAN-07: goods, one of which is paid; none for megaliths."""
    cost: Goods
    """DG-SHAMAN-08: what a megalith costs, else nothing."""
    vp: int
    """DG-SHAMAN-35: what a megalith is worth, else 0."""


class Craft(NamedFace):
    """DG-COMP-06."""

    kind: int
    """Of terms.CRAFT_KINDS."""
    cost: Goods
    vp: int


class Painting(Face):
    """DG-COMP-08."""

    animals: tuple[int, ...]
    """The species of the top, middle and bottom cell."""


class Objective(NamedFace):
    needs: Mapping[str, int] = field(hash=False)
    """DG-GOAL-08 to DG-GOAL-15: the least value of each of terms.METRICS that it names."""
