"""What is printed on the components of Endless Winter, one class for each kind of record in the pack.

Whatever has a `copies` of 0 is no piece of its own.  `stand_in` names the columns of a sourced record
that are designed nevertheless.  Names are by language.
"""

from __future__ import annotations

from functools import cached_property

from eolith.kernel.pack import Face, NamedFace

from .. import layout
from .effects import Clause, Effect


class Tribe(NamedFace):
    """The mark of a seat's starting cards."""


class Chief(NamedFace):
    """EW-COMP-05: one card with two sides and one figure."""

    column: int
    """The column that suits the chief, or -1; a hint for bots, the sides say what works where."""
    pronoun: str
    """`he` or `she`, for sentences."""


class Side(Face):
    """One side of a chief card."""

    chief: int
    side: int
    effect: Effect


class Card(NamedFace):
    """A starting, tribe or culture card (EW-CARDS-11, -12)."""

    kind: str
    """`starting`, `tribe` or `culture`."""
    each: int
    """Copies of a starting card that each seat owns; 0 for other cards."""
    era: int
    """1 or 2 on culture cards, else 0."""
    column: int
    """The column whose type a tribe card has, or -1."""
    labor: int
    """Printed labor, in halves."""
    vp: int
    effect: Effect
    strategy: tuple[str, ...]
    """What a culture card is good for: a hint for bots."""


class SetupCard(NamedFace):
    """EW-SETUP-22 to EW-SETUP-25."""

    food: int
    tool: int
    camp: int
    """Camps put on the start tile beside the one of every seat."""
    tribe: int
    """The tribe card that comes to hand: 0 to 4."""
    animals: tuple[int, ...]
    """The species that come to the own animal area."""


class Animal(NamedFace):
    """EW-CARDS-13; `copies` is the number printed on the card."""

    tip: Effect
    """What using the card gives: one clause."""
    set_vp: tuple[int, ...]
    """Points of a set of 1, 2, 3 … unused cards; the last is the largest set."""
    wild: bool
    """EW-ICON-32: joins any set and is none of its own."""


class Stone(NamedFace):
    """A sacred stone; EW-STONE-02 to EW-STONE-12 say how each family scores."""

    era: int
    family: str
    terrains: tuple[int, ...]
    """Terrain types of `village_terrain` and `camp_terrains`."""
    species: tuple[int, ...]
    """Species of `used_animals`."""
    points: int
    """Points for each; 0 where `steps` count."""
    per: int
    """For each so many (levels of `idol_levels`); 1 elsewhere."""
    steps: tuple[int, ...]
    """steps[n] points for n of what is counted, the last for more; empty where `points` count."""


class Terrain(NamedFace):
    """EW-COMP-02."""

    kind: str
    """`start`, `land` or `glacier`."""
    benefit: Effect
    """EW-ECL-17: at most one clause."""


class Token(NamedFace):
    """A glacier token (one clause) or a rest token (one or two)."""

    effect: Effect


class MegalithBoard(NamedFace):
    """A board of 8 cells, 2 rows of 4."""


class Cell(Face):
    """A cell of a megalith board, as it lies unturned."""

    board: int
    row: int
    col: int
    start: bool
    """A starting cell: only grey megaliths fit."""
    arrows: tuple[tuple[int, int], ...]
    """The two cells (row, column) of the same board that a starting cell points to."""
    bonus: Effect
    """At most one clause; none on a starting cell."""


class Layout(NamedFace):
    """How the megalith boards lie: see layout.py for the grid."""

    players: tuple[int, ...]
    """The player counts that it is recommended for."""
    slots: tuple[tuple[int, int, int], ...]
    """For each board x, y of its top-left cell once turned, and the turn in degrees, clockwise."""

    @cached_property
    def field(self) -> layout.Field:
        """What that makes: where sites lie and touch."""
        return layout.Field(self.slots)


class Column(Face):
    """An action column of the main board (EW-FIGURE-04)."""

    top: Effect
    """Each clause any number of times."""
    middle: Effect
    """One clause, once."""
    bottom: Effect
    """Bonuses of the first figure of the round."""


class RestSpace(Face):
    effect: Effect
    """EW-REST-02: the clauses in this order."""


class FoodTrack(Face):
    labor: tuple[int, ...]
    """labor[food] is 1 when spending that last food passes a labor symbol (EW-LABOR-15); labor[0] is 0."""


class OrderPlace(Face):
    """A space of the turn order track."""

    food: int
    tool: int
    """EW-SETUP-35: what its first owner starts with."""
    eclipse: Effect
    """EW-ECL-15: at most one clause."""


class StoneSlot(Face):
    """EW-DEV-10, EW-DEV-14."""

    food: int
    tool: int
    reward: Effect
    """At most one clause."""


class MegalithSlot(Face):
    """EW-ECL-25."""

    eclipse: Effect
    """At most one clause, gained once the slot is empty."""


class OfferingLevel(Face):
    ratio: int
    """EW-SCORE-03: food and tools left for one point."""
    bonus: Effect
    """EW-IDOL-05: at most one clause."""


class HonorLevel(Face):
    vp: int
    """EW-IDOL-09: points on arrival."""


class BurialTable(Face):
    """EW-SCORE-05 to EW-SCORE-07."""

    steps: tuple[int, ...]
    """steps[n] points for n buried cards, the last for more."""


def only(effect: Effect) -> Clause | None:
    """The clause of an effect that has at most one."""
    return effect[0] if effect else None
