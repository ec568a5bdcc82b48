"""An observation of Endless Winter as named tensors, for learning programs.

All are int16 tables of plain counts, labor in halves, with shapes that do not depend on the number
of players; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.frames import of_pending
from eolith.kernel.seen_tensors import SEAT_ROWS, Layout, Say, of_later, of_options, of_seats

from .. import layout as places, terms
from ..notation.agenda import SLOTS_SEEN, SLOTS_SEEN_ALONE, SLOTS_SEEN_PROTOTYPE, frames_of
from ..notation.columns import CHIEF_PLACES, ERAS, Names, names_of
from ..pack import PrototypePack
from ..pack.field import field_of

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from .observation import Observation, SeatView


ZONES = ("hand", "deck", "discard", "played", "pile", "buried", "hidden")
SEAT_NUMBERS = (
    "score", "food", "capacity", "tools", "hand_size", "deck_size", "pile_size", "buried_size", "camps_home",
    "villages_left", "megaliths", "offering", "honor", "honor_place",
)  # fmt: skip
BOARD_SLOTS = ("slot1", "slot2", "slot3", "slot4")
NOMAD_ROW = ("card1", "card2", "card3", "card4")
OWNERS = "1 when it is of the seat in row {!r}"


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players but one."""
    names, prototype = names_of(game), isinstance(game.pack, PrototypePack)
    slots = SLOTS_SEEN_ALONE if game.alone else SLOTS_SEEN_PROTOTYPE if prototype else SLOTS_SEEN
    clauses = [(name, f"uses of {name}") for name in names.clauses]
    clauses += [(f"clause{number}", "no clause") for number in range(len(clauses), terms.CLAUSES)]
    sites = (*names.sites, *(f"no site {number}" for number in range(len(names.sites), field_of(game).most)))
    return (
        Layout("table", ("table",), "the table and the turn", (
            Say("players", "number of players"),
            Say("round", "round, 0 in the setup"),
            Say("phase_{}", "1 in the phase {}", (*terms.PHASES, "over")),
            Say("turns_done", "turns that have ended this round"),
            Say("chance", "1 when chance decides", see=lambda seen: seen.turn == "chance"),
            Say("stage_{}", "1 when the turn has come to this: {}", terms.STAGES[1:], lambda seen: seen.stage or None),
            Say("in_{}", "1 when its figure went here: {}", terms.PLACES, "column"),
            Say("by_chief", "1 when that is the chief, or has to be"),
            Say("labor", "labor left this turn, in halves", see=lambda seen: 2 * seen.labor),
            Say("cultures", "culture cards played this turn"),
            Say("culture_left1", "cards in the deck of Era I", see=lambda seen: seen.culture_left[0]),
            Say("culture_left2", "cards in the deck of Era II", see=lambda seen: seen.culture_left[1]),
            Say("rest_given", "1 when somebody has rested this round"),
            of_options(game, "edition"),
        )),
        Layout("pending", ("pending",), "what is decided now",
               of_pending(frames_of(game), slots)),
        of_later(tuple(frames_of(game))),
        Layout("ready", ("uses",), "how often each clause may still be used this turn",
               (Say("{}", "{1}", clauses, "ready"),)),
        Layout("seats", SEAT_ROWS, "what everybody sees of each seat", (
            Say("present", "1 when the seat plays: the mask of absent seats", see=lambda seen, view: 1),
            Say("turn", "1 when this seat decides", see=lambda seen, view: seen.turn == view.seat),
            Say("order", "place on the turn order track, 1 for the first, 0 while it is not known", see=_order),
            *map(Say, SEAT_NUMBERS),
            Say("{}", "1 with the chief {}", names.chiefs, "chief"),
            Say("side_{}", "1 when side {1} is played{2}",
                [("a", "a of it", ", as far as the observer knows"), ("b", "b of it", "")]),
            Say("{}", "1 with the setup card {}", names.setup_cards, "setup_card"),
        )),
        Layout("figures", SEAT_ROWS, "where the figures stand", (
            Say("tribe_{}", "tribe figures: {}", ("home", *terms.PLACES)),
            Say("chief_{}", "1 when the chief is here: {}", CHIEF_PLACES, "chief_at"),
            Say("bottom_{}", "1 when a figure of the seat stands on the bottom symbol of {}", terms.COLUMNS, _bottoms),
        )),
        *(Layout(zone, SEAT_ROWS, f"cards by type: {zone}; `hidden`: all that the observer cannot place",
                 (Say("{}", "cards {}", names.cards, zone),)) for zone in ZONES),
        *(Layout(kind, SEAT_ROWS, f"{kind} animals", (Say("{}", "cards {}", names.species, kind),))
          for kind in ("unused", "used")),
        Layout("animals", ("ground", "deck"), "animals that nobody has",
               (Say("{}", "cards {}", names.species,
                    lambda seen: {"ground": seen.ground, "deck": seen.animal_deck}),)),
        Layout("tribe", ("supply", "taken", "locked"),
               "tribe cards: the supply, types taken by the top of Initiate, those that cannot be played this turn",
               (Say("{}", "cards {}", names.tribe,
                    lambda seen: {row: getattr(seen, row) for row in ("supply", "taken", "locked")}),)),
        Layout("culture", ("open", "unseen"), "culture cards that nobody has",
               (Say("{}", "the card {}", names.culture,
                    lambda seen: {"open": seen.open_culture, "unseen": seen.culture_unseen}),)),
        Layout("stones", ("open", *SEAT_ROWS), "1 for a stone on the main board, or its slot",
               (Say("{}", "the stone {}", names.stones, _stones),)),
        Layout("hexes", places.HEX_NAMES, "the map", (
            Say("{}", "1 for {}", names.terrains, lambda seen: dict(zip(places.HEX_NAMES, seen.terrain))),
            Say("{}", "1 with {1}", [("face_down", "a glacier token face down"),
                                     *((token, f"the token {token}") for token in names.glacier_tokens)], "tokens"),
            Say("camps {}", "camps of the seat in row {!r}", SEAT_ROWS, of_seats("camps")),
            Say("due", "1 when its benefit is due to the seat that decides", see=_due),
        )),
        Layout("villages", places.JUNCTION_NAMES, "villages by junction",
               (Say("of {}", OWNERS, SEAT_ROWS, "villages"),)),
        Layout("boards", BOARD_SLOTS, "megalith boards by the slot of the layout",
               (Say("{}", "1 for {}", names.boards, lambda seen: dict(zip(BOARD_SLOTS, seen.boards))),)),
        Layout("megaliths", sites, "megaliths by site", (
            Say("grey", "1 when it is grey", see=lambda seen: _megaliths(seen, grey=True)),
            Say("of {}", OWNERS, SEAT_ROWS, lambda seen: _megaliths(seen, grey=False)),
        )),
        *(_rest_tokens(names) if names.rest_tokens else ()),
        Layout("drafts", ("shown",), "chief cards and setup cards of a draft",
               (Say("{}", "1 when {} can be chosen", (*names.chiefs, *names.setup_cards),
                    lambda seen: [*seen.shown_chiefs, *seen.shown_setup_cards]),)),
        *(_nomads(names) if game.alone else ()),
        *(_prototype(names) if prototype else ()),
    )  # fmt: skip


def _rest_tokens(names: Names) -> tuple[Layout, ...]:
    return (
        Layout("rests", ("open", "held", "under"), "rest tokens; under: the place in the stack, 1 the next",
               (Say("{}", "the token {}", names.rest_tokens, _rests),)),
    )  # fmt: skip


def _prototype(names: Names) -> tuple[Layout, ...]:
    """What only the prototype edition has."""
    return (
        Layout("marked", ("token",), "labor tokens on open culture cards",
               (Say("{}", "1 when one lies on {}", names.culture, "marked"),)),
        Layout("pools", ("round",), "supply pools of stones",
               (Say("{}", "the round of the pool of {}", names.stones, "pools"),)),
    )  # fmt: skip


def _nomads(names: Names) -> tuple[Layout, ...]:
    """What the nomads play with."""
    return (
        Layout("nomads", ("nomads",), "the piles and the token of the nomads", (
            Say("nomad_pile", "cards face down in their eclipse pile"),
            Say("sacrifice_{}", "cards of {} face down in the sacrifice deck", ERAS),
            Say("buried_{}", "cards of {} that they have buried unseen", ERAS, "buried_unseen"),
            Say("token_{}", "1 when their token lies on the junction {}", places.JUNCTION_NAMES, "token_at"),
        )),
        Layout("nomad_cards", (*NOMAD_ROW, "opened"), "nomad cards: of the round from below; opened in the eclipse",
               (Say("{}", "the card {}", names.nomad_cards,
                    lambda seen: {**dict(zip(NOMAD_ROW, seen.nomad_row)), "opened": seen.nomad_open}),)),
        Layout("migration", ("pile", "top"), "migration cards in their discard pile, and on top of it",
               (Say("{}", "the card {}", names.migration_cards,
                    lambda seen: {"pile": seen.migration, "top": seen.migration_top}),)),
        Layout("offerings", ("offerings",), "culture cards face up on the sacrifice deck, by their place from below",
               (Say("{}", "the place of {}", names.culture,
                    lambda seen: {card: place for place, card in enumerate(seen.offerings, 1)}),)),
        Layout("culture_places", places.CULTURE_PLACES, "open culture cards by place",
               (Say("{}", "the card {}", names.culture, "culture_place"),)),
        Layout("ground_places", places.GROUND_PLACES, "animals of the hunting ground by place",
               (Say("{}", "cards {}", names.species, "ground_place"),)),
        Layout("stone_places", places.STONE_PLACES, "stones on the main board by place",
               (Say("{}", "the stone {}", names.stones, "stone_place"),)),
    )  # fmt: skip


# --- what an observation says in other words -----------------------------------------------------------


def _order(seen: Observation, view: SeatView) -> int:
    return 1 + seen.order.index(view.seat) if view.seat in seen.order else 0


def _bottoms(seen: Observation, view: SeatView) -> list[str]:
    return [column for column, by in seen.bottoms.items() if by.startswith(view.seat)]


def _stones(seen: Observation) -> Mapping[str, Any]:
    held = {view.seat: {stone: slot for slot, stone in enumerate(view.stones, 1)} for view in seen.seats}
    return {"open": seen.stones, **held}


def _megaliths(seen: Observation, grey: bool) -> Mapping[str, Any]:
    return {site: 1 if grey else by for site, by in seen.megaliths.items() if (by == "grey") == grey}


def _due(seen: Observation) -> list[str]:
    if seen.pending is None or seen.pending.kind != "eclipse":
        return []
    due = seen.pending[terms.HEXES_DUE] | seen.pending[terms.HEXES_DUE + 1] << terms.HEXES_OF_SLOT
    return [place for number, place in enumerate(places.HEX_NAMES) if due >> number & 1]


def _rests(seen: Observation) -> Mapping[str, Any]:
    under = {token: place for place, token in enumerate(seen.rest_under, 1)}
    return {"open": seen.rest_open, "held": seen.rest_held, "under": under}
