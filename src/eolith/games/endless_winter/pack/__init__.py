"""The pack of Endless Winter: the files in pack/, read, checked, numbered.

The head of pack/cards.toml describes the format and the effect language.  An owner's file says
only what it corrects: the records it names, and of those the columns it names.
"""

from __future__ import annotations

from dataclasses import field
from functools import cached_property
from typing import Any

from eolith.kernel import pack
from eolith.kernel.pack import PackFile, faces

from .. import terms
from . import records
from .effects import Clause

DECIDED = ("column", "rest_space", "side", "starting_card", "tribe_card", "culture_card", "rest_token")
"""The kinds of records whose clauses a player decides to use."""


class Pack(pack.Pack):
    """Everything printed on the components that can be corrected by an owner.

    Every tuple is in the order of the pack's files, and its indices are the numbers that the rules
    use: `cards` by card type, `cells` board by board and row by row, `sides` two to a chief.  Clauses are
    numbered in the order of the fields: those of DECIDED first, for only these are options.
    """

    columns: tuple[records.Column, ...] = faces(column=4)
    rest_space: tuple[records.RestSpace, ...] = faces(rest_space=1)
    """One record."""
    tribes: tuple[records.Tribe, ...] = faces(tribe=4)
    chiefs: tuple[records.Chief, ...] = faces(chief=terms.CHIEFS)
    sides: tuple[records.Side, ...] = faces(side=2 * terms.CHIEFS)
    """sides[2 * chief + side]."""
    cards: tuple[records.Card, ...] = faces(
        starting_card=3, tribe_card=len(terms.TRIBE_CARDS), culture_card=terms.CULTURE_CARDS
    )
    """The 48 card types: starting, tribe, culture."""
    rest_tokens: tuple[records.RestToken, ...] = faces(rest_token=terms.REST_TOKENS)
    animals: tuple[records.Animal, ...] = faces(animal=terms.SPECIES)
    order_places: tuple[records.OrderPlace, ...] = faces(order_place=4)
    megalith_slots: tuple[records.MegalithSlot, ...] = faces(megalith_slot=terms.MEGALITH_SLOTS)
    stone_slots: tuple[records.StoneSlot, ...] = faces(stone_slot=terms.STONE_SLOTS)
    offering_levels: tuple[records.OfferingLevel, ...] = faces(offering_level=terms.TOP_LEVEL)
    """offering_levels[level - 1]; so are the honor levels."""
    honor_levels: tuple[records.HonorLevel, ...] = faces(honor_level=terms.TOP_LEVEL)
    burial_tables: tuple[records.BurialTable, ...] = faces(burial_table=3)
    food_track: tuple[records.FoodTrack, ...] = faces(food_track=1)
    """One record."""
    megalith_boards: tuple[records.MegalithBoard, ...] = faces(board=terms.BOARDS)
    cells: tuple[records.Cell, ...] = faces(cell=terms.GROUND_CELLS)
    """cells[8 * board + 4 * row + col]."""
    layouts: tuple[records.Layout, ...] = faces(layout=None)
    terrains: tuple[records.Terrain, ...] = faces(terrain=terms.TERRAINS)
    glacier_tokens: tuple[records.Token, ...] = faces(glacier_token=terms.GLACIER_TOKENS)
    setup_cards: tuple[records.SetupCard, ...] = faces(setup_card=terms.SETUP_CARDS)
    stones: tuple[records.Stone, ...] = faces(stone=terms.STONES)
    clauses: list[Clause] = field(repr=False, compare=False)
    """All clauses by number."""

    @classmethod
    def read_faces(cls, file: PackFile) -> dict[str, Any]:
        return {**super().read_faces(file), "clauses": file.numbered}

    @cached_property
    def usable(self) -> int:
        """How many clauses a player decides to use; the others come by themselves."""
        return sum(clause.origin.kind in DECIDED for clause in self.clauses)

    def card(self, code: str) -> int:
        """The card type of an id; KeyError when there is none."""
        return self.number("cards", code)

    @property
    def counts(self) -> list[tuple[str, str, int, int]]:
        """What the rulebook counts: the rule, of what, how many there are, and how many it says."""
        return [
            ("EW-COMP-02", "terrain", sum(tile.copies for tile in self.terrains), 25),
            ("EW-COMP-06", "starting cards", sum(card.copies for card in self.of_kind("starting")), 36),
            ("EW-COMP-07", "tribe cards", sum(card.copies for card in self.of_kind("tribe")), 75),
            ("EW-COMP-11", "animals", sum(animal.copies for animal in self.animals), 60),
            *(("EW-SETUP-26", f"{card.id} of a seat", card.each, 1) for card in self.cards[: terms.TRIBESMAN]),
        ]

    def of_kind(self, kind: str) -> list[records.Card]:
        """Starting, tribe or culture cards."""
        return [card for card in self.cards if card.kind == kind]

    def check(self, file: PackFile) -> None:
        """What must go together: the totals of the rulebook, and supplies that setup takes from."""
        if len(self.clauses) > terms.CLAUSES:
            raise file.error(f"{len(self.clauses)} clauses; at most {terms.CLAUSES}")
        for rule, kind, found, due in self.counts:
            if found != due:
                raise file.error(f"{found} {kind}, the rulebook counts {due} ({rule})")
        for number, animal in enumerate(self.animals):
            asked = sum(card.animals.count(number) for card in self.setup_cards)
            if asked > animal.copies:
                raise file.error(f"setup cards ask for {asked} of {animal.copies} {animal.id!r}")
        for wanted, first in ((terms.STARTING_CARDS, terms.BRAVE), (terms.TRIBE_CARDS, terms.FIRST_TRIBE)):
            found_ids = tuple(card.id for card in self.cards[first : first + len(wanted)])
            if found_ids != wanted:
                raise file.error(f"the cards are {', '.join(found_ids)}, not {', '.join(wanted)}")
        for players in (2, 3, 4):
            if not any(players in laid.players for laid in self.layouts):
                raise file.error(f"no layout is recommended for {players} players (EW-MEGASETUP-02)")


class AlonePack(Pack):
    """The pack of a game alone: with what the nomads play with."""

    more = "solo"

    nomad_cards: tuple[records.NomadCard, ...] = faces(nomad_card=terms.NOMAD_CARDS)
    migration_cards: tuple[records.MigrationCard, ...] = faces(migration_card=terms.MIGRATION_CARDS)
    aid: tuple[records.AidRow, ...] = faces(aid=None)
    """In the order of the card."""
    aid_gains: tuple[records.AidGain, ...] = faces(aid_gain=None)
    nomad_sets: tuple[records.NomadSet, ...] = faces(nomad_set=None)

    def nomad_set(self, species: str) -> tuple[int, ...]:
        """EWS-SCORE-04 to -07: the points of 1, 2, 3 … animals of a species, the last for more."""
        printed = self.animals[self.number("animals", species)].copies
        return next(scored.vp for scored in self.nomad_sets if scored.printed == printed)

    def check(self, file: PackFile) -> None:
        """Also: the aid comes to an end, and every animal has a set to score."""
        super().check(file)
        then = {row.action: row.then for row in self.aid}
        for row in self.aid:
            action, steps = row.action, 0
            while action in then:
                action, steps = then[action], steps + 1
                if steps > len(then):
                    raise file.error(f"the aid goes round in circles from {row.id!r}")
        for animal in self.animals:
            if not any(animal.copies == scored.printed for scored in self.nomad_sets):
                raise file.error(f"there is no nomad_set for {animal.id!r} with {animal.copies} printed on it")


class PrototypePack(Pack):
    """The pack of the prototype edition."""

    differs = "prototype"
    anew = ("stone", "stone_pool", "bottom_level", "glacier_token", "rest_token")

    rest_tokens: tuple[records.RestToken, ...] = faces(rest_token=0)
    glacier_tokens: tuple[records.Token, ...] = faces(glacier_token=0)
    """EWP-MOD-01."""
    layouts: tuple[records.LayoutOnTwo, ...] = faces(layout=None)
    setup_cards: tuple[records.PrototypeSetupCard, ...] = faces(setup_card=terms.SETUP_CARDS)
    stones: tuple[records.PrototypeStone, ...] = faces(stone=terms.STONES)
    stone_pools: tuple[records.StonePool, ...] = faces(stone_pool=terms.ROUNDS)
    bottom_level: tuple[records.BottomLevel, ...] = faces(bottom_level=1)
    """One record."""

    @property
    def counts(self) -> list[tuple[str, str, int, int]]:
        pools = self.stone_pools
        return [
            ("EW-COMP-11", "animals", sum(animal.copies for animal in self.animals), 60),
            ("EWP-LABOR-01", "starting cards of a seat", sum(card.each for card in self.of_kind("starting")), 9),
            *(("EWP-SETUP-03", f"cards {card.id}", card.copies, 12) for card in self.of_kind("tribe")),
            ("EWP-TERRAIN-02", "land tiles", sum(tile.copies for tile in self.terrains if tile.kind == "land"), 15),
            ("EWP-TERRAIN-02", "glaciers", self.terrains[terms.GLACIER].copies, 9),
            ("EWP-SETUP-01", "stone spaces below", sum(pool.bottom for pool in pools), 8),
            ("EWP-SETUP-01", "stone spaces", sum(pool.bottom + pool.top for pool in pools), 12),
        ]
