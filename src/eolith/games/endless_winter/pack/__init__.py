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

    def check(self, file: PackFile) -> None:
        """What must go together: the totals of the rulebook, and supplies that setup takes from."""
        if len(self.clauses) > terms.CLAUSES:
            raise file.error(f"{len(self.clauses)} clauses; at most {terms.CLAUSES}")
        totals = {
            "EW-COMP-02": ("terrain", sum(tile.copies for tile in self.terrains), 25),
            "EW-COMP-06": ("starting cards", sum(card.copies for card in self.cards if card.kind == "starting"), 36),
            "EW-COMP-07": ("tribe cards", sum(card.copies for card in self.cards if card.kind == "tribe"), 75),
            "EW-COMP-11": ("animals", sum(animal.copies for animal in self.animals), 60),
        }
        for rule, (kind, found, due) in totals.items():
            if found != due:
                raise file.error(f"{found} {kind}, the rulebook counts {due} ({rule})")
        for number, animal in enumerate(self.animals):
            asked = sum(card.animals.count(number) for card in self.setup_cards)
            if asked > animal.copies:
                raise file.error(f"setup cards ask for {asked} of {animal.copies} {animal.id!r}")
        if self.cards[terms.BRAVE].each != 1 or self.cards[terms.TRIBESWOMAN].each != 1:
            raise file.error("each seat owns one brave and one tribeswoman (EW-SETUP-26)")
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
