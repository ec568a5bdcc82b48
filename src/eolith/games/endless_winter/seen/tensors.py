"""What learning programs see of Endless Winter: the table of all cells of an encoded observation.

All are int16 tables of plain counts, labor in halves, with shapes that do not depend on the number
of players; `legend` prints what every row and column means.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.columns import Bits, By, Counted, Look, Lying, Number, Part, Spaces, Word
from eolith.kernel.frames import of_pending
from eolith.kernel.readings import OVER, Beside, Each, If, Less, OfTable, Ordered, Rows, Scope, Sum, Test, Top
from eolith.kernel.tensors import (
    CHANCE,
    PRESENT,
    SEAT_ROWS,
    Layout,
    Say,
    of_later,
    of_options,
    of_phase,
    of_turn,
)

from .. import layout as places, terms
from ..notation.agenda import SLOTS_SEEN, SLOTS_SEEN_ALONE, SLOTS_SEEN_PROTOTYPE, frames_of
from ..notation.columns import CHIEF_PLACES, ERAS, MOST, Names, names_of
from ..pack import PrototypePack
from ..pack.field import field_of

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack


BOARD_SLOTS = ("slot1", "slot2", "slot3", "slot4")
NOMAD_ROW = ("card1", "card2", "card3", "card4")
OWNERS = "1 when it is of the seat in row {!r}"


# --- who sees which cards (EW-HIDDEN, EWS-HIDDEN-03) ------------------------------------------------------


def _own(of: Any, closed: Any = ()) -> Any:
    """What a seat itself sees, and all do when the game is over; of nomads always.  Else what is seen instead."""
    return lambda scope: of if scope.own or scope.seat >= scope.people else If(OVER, of, closed)


ECLIPSE = Test("phase", least=terms.ECLIPSE_PHASE, most=terms.ECLIPSE_PHASE)
TOP_ONLY = Test("discard_top_only")


def _zones(names: Names) -> dict[str, Any]:
    """EW-HIDDEN-05, -06: a pile is closed until all are revealed; -03: of what is discarded perhaps all but the top."""
    top = Word(names.cards, 1, field="discard_top")
    return {
        "hand": _own("hand"),
        "deck": _own("deck"),
        "discard": _own("discard", If(TOP_ONLY, top, "discard")),
        "played": "played",
        "pile": _own("pile", If(ECLIPSE, "pile")),
        "buried": _own("buried"),
        "hidden": _own((), (
            "hand", "deck", "buried", If(~ECLIPSE, "pile"), If(TOP_ONLY, ("discard", Less(top))))),
    }  # fmt: skip


def _side(scope: Scope) -> Any:
    return "side" if scope.own else If(Test("sides_open"), "side", If(Test("side_in_order"), "side"))


def _locked(scope: Scope) -> Any:
    """Known to the owner, who may have buried one: to who has the turn, or the next one."""
    locked = {card: Part(0, MOST, field="locked", at=terms.FIRST_TRIBE + i) for i, card in enumerate(terms.TRIBE_CARDS)}
    sides = len(scope.letters)
    return [
        If(Test("turns_done", least=turn, most=turn), If(Test("order", turn % sides, viewer, viewer), locked))
        for turn in range(3 * sides + 1)
        if (viewer := scope.viewer) >= 0
    ]


# --- the tables -------------------------------------------------------------------------------------------


def _size(zone: int) -> Part:
    return Part(0, MOST, field="size", at=zone)


def _of_nomads(of: Any) -> Any:
    """What lies on the table of the side that nobody plays."""
    return lambda scope: OfTable(of) if scope.seat >= scope.people else ()


def _figures(names: Names) -> dict[int, str]:
    """Whose figure lies on a bottom symbol."""
    return {1 + seat * len(terms.FIGURES) + kind: letter
            for seat, letter in enumerate(names.seats) for kind in range(len(terms.FIGURES))}  # fmt: skip


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players but one."""
    names, prototype = names_of(game), isinstance(game.pack, PrototypePack)
    slots = SLOTS_SEEN_ALONE if game.alone else SLOTS_SEEN_PROTOTYPE if prototype else SLOTS_SEEN
    clauses = [(name, f"uses of {name}") for name in names.clauses]
    clauses += [(f"clause{number}", "no clause") for number in range(len(clauses), terms.CLAUSES)]
    sites = (*names.sites, *(f"no site {number}" for number in range(len(names.sites), field_of(game).most)))
    era = terms.CULTURE_OF_ERA
    unseen = Counted(ERAS, terms.SACRIFICES_OF_ERA, field="buried_unseen")
    face_down = Lying(["1"] * era + ["2"] * era, terms.IN_DECK, field="culture")
    return (
        Layout("table", ("table",), "the table and the turn", (
            Say("players", "number of players", of=game.players),
            Say("round", "round, 0 in the setup"),
            of_phase(terms.PHASES),
            Say("turns_done", "turns that have ended this round"),
            CHANCE,
            Say("stage_{}", "1 when the turn has come to this: {}", terms.STAGES[1:],
                Word(terms.STAGES[1:], 1, field="stage")),
            Say("in_{}", "1 when its figure went here: {}", terms.PLACES,
                If(Test("stage", least=terms.TOP), Word(terms.PLACES, field="column"))),
            Say("by_chief", "1 when that is the chief, or has to be"),
            Say("labor", "labor left this turn, in halves"),
            Say("cultures", "culture cards played this turn"),
            Say("culture_left{}", "cards in the deck of Era {1}", [("1", "I"), ("2", "II")],
                (face_down, *(Less(Counted("12", terms.SACRIFICES_OF_ERA, field=name))
                              for name in ("sacrifice", "buried_unseen"))), least=0, most=era),
            Say("rest_given", "1 when somebody has rested this round"),
            of_options(game, "edition"),
        )),
        Layout("pending", ("pending",), "what is decided now",
               of_pending(frames_of(game), slots, names.seats)),
        of_later(tuple(frames_of(game))),
        Layout("ready", ("uses",), "how often each clause may still be used this turn",
               (Say("{}", "{1}", clauses, "ready"),)),
        Layout("seats", SEAT_ROWS, "what everybody sees of each seat", (
            PRESENT,
            of_turn(names.seats),
            Say("order", "place on the turn order track, 1 for the first, 0 while it is not known",
                of=Rows(Ordered(Spaces(names.seats, len(terms.SEATS), field="order")))),
            Say("score"),
            Say("food"),
            Say("capacity", of=(terms.MOST_FOOD, Less("camps_home"))),
            Say("tools"),
            Say("hand_size", of=_size(terms.HAND)),
            Say("deck_size", of=_size(terms.DECK)),
            Say("pile_size", of=(_size(terms.PILE), _of_nomads(Number(0, terms.NOMAD_CARDS, field="nomad_pile")))),
            Say("buried_size", of=(_size(terms.BURIED), _of_nomads(Sum(unseen)))),
            Say("camps_home"),
            Say("villages_left"),
            Say("megaliths"),
            Say("offering"),
            Say("honor"),
            Say("honor_place"),
            Say("{}", "1 with the chief {}", names.chiefs, "chief"),
            Say("side_{}", "1 when side {1} is played{2}",
                [("a", "a of it", ", as far as the observer knows"), ("b", "b of it", "")], _side),
            Say("{}", "1 with the setup card {}", names.setup_cards, "setup_card"),
        )),
        Layout("figures", SEAT_ROWS, "where the figures stand", (
            Say("tribe_{}", "tribe figures: {}", ("home", *terms.PLACES),
                ({"home": Number(0, 2, field="tribe_home")}, Counted(terms.PLACES, 2, field="tribe_at"))),
            Say("chief_{}", "1 when the chief is here: {}", CHIEF_PLACES, "chief_at"),
            Say("bottom_{}", "1 when a figure of the seat stands on the bottom symbol of {}", terms.COLUMNS,
                Rows(By(terms.COLUMNS, Look(_figures(names)), field="bottom_by"))),
        )),
        *(Layout(zone, SEAT_ROWS, f"cards by type: {zone}; `hidden`: all that the observer cannot place",
                 (Say("{}", "cards {}", names.cards, of, least=0),)) for zone, of in _zones(names).items()),
        *(Layout(kind, SEAT_ROWS, f"{kind} animals", (Say("{}", "cards {}", names.species, kind),))
          for kind in ("unused", "used")),
        Layout("animals", ("ground", "deck"), "animals that nobody has",
               (Say("{}", "cards {}", names.species, {"ground": "ground", "deck": "animal_deck"}),)),
        Layout("tribe", ("supply", "taken", "locked"),
               "tribe cards: the supply, types taken by the top of Initiate, those that cannot be played this turn",
               (Say("{}", "cards {}", names.tribe, {"supply": "supply", "taken": "taken", "locked": _locked}),)),
        Layout("culture", ("open", "unseen"), "culture cards that nobody has",
               (Say("{}", "the card {}", names.culture, {"open": "open_culture", "unseen": "culture_unseen"}),)),
        Layout("stones", ("open", *SEAT_ROWS), "1 for a stone on the main board, or its slot",
               (Say("{}", "the stone {}", names.stones, ({"open": "stones"}, Each(Ordered("stones")))),)),
        Layout("hexes", places.HEX_NAMES, "the map", (
            Say("{}", "1 for {}", names.terrains, "terrain"),
            Say("{}", "1 with {1}", [("face_down", "a glacier token face down"),
                                     *((token, f"the token {token}") for token in names.glacier_tokens)], "tokens"),
            Say("camps {}", "camps of the seat in row {!r}", SEAT_ROWS, Beside("camps")),
            Say("due", "1 when its benefit is due to the seat that decides", of=(
                Top(terms.HEXES_DUE, Bits(places.HEX_NAMES[: terms.HEXES_OF_SLOT]), ["eclipse"]),
                Top(terms.HEXES_DUE + 1, Bits(places.HEX_NAMES[terms.HEXES_OF_SLOT :]), ["eclipse"]))),
        )),
        Layout("villages", places.JUNCTION_NAMES, "villages by junction",
               (Say("of {}", OWNERS, SEAT_ROWS, "villages"),)),
        Layout("boards", BOARD_SLOTS, "megalith boards by the slot of the layout",
               (Say("{}", "1 for {}", names.boards, "boards"),)),
        Layout("megaliths", sites, "megaliths by site", (
            Say("grey", "1 when it is grey", of=Lying(names.sites, terms.GREY, field="site")),
            Say("of {}", OWNERS, SEAT_ROWS, By(names.sites, Word(names.seats, terms.GREY + 1), field="site")),
        )),
        *(_rest_tokens(names) if names.rest_tokens else ()),
        Layout("drafts", ("shown",), "chief cards and setup cards of a draft",
               (Say("{}", "1 when {} can be chosen", (*names.chiefs, *names.setup_cards),
                    ("shown_chiefs", "shown_setup_cards")),)),
        *(_nomads(names) if game.alone else ()),
        *(_prototype(names) if prototype else ()),
    )  # fmt: skip


def _rest_tokens(names: Names) -> tuple[Layout, ...]:
    return (
        Layout("rests", ("open", "held", "under"), "rest tokens; under: the place in the stack, 1 the next",
               (Say("{}", "the token {}", names.rest_tokens,
                    {"open": "rest_open", "held": "rest_held", "under": Ordered("rest_under")}),)),
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
                    ("nomad_row", {"opened": "nomad_open"})),)),
        Layout("migration", ("pile", "top"), "migration cards in their discard pile, and on top of it",
               (Say("{}", "the card {}", names.migration_cards, {"pile": "migration", "top": "migration_top"}),)),
        Layout("offerings", ("offerings",), "culture cards face up on the sacrifice deck, by their place from below",
               (Say("{}", "the place of {}", names.culture, Ordered("offerings")),)),
        Layout("culture_places", places.CULTURE_PLACES, "open culture cards by place",
               (Say("{}", "the card {}", names.culture, "culture_place"),)),
        Layout("ground_places", places.GROUND_PLACES, "animals of the hunting ground by place",
               (Say("{}", "cards {}", names.species, "ground_place"),)),
        Layout("stone_places", places.STONE_PLACES, "stones on the main board by place",
               (Say("{}", "the stone {}", names.stones, "stone_place"),)),
    )  # fmt: skip
