"""What learning programs see of Stone Age: the table of all cells of an encoded observation.

All are int16 tables of plain counts, not scaled, with shapes that do not depend on the number
of players; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.columns import By, Counted, Flag, Look, Number, Spaces, Word
from eolith.kernel.numbers import KIND
from eolith.kernel.readings import OVER, If, Less, Rows, Scope, Sum, Test, Top, Weighed, on_agenda
from eolith.kernel.tensors import CHANCE, PRESENT, SEAT_ROWS, Layout, Say, of_later, of_options, of_turn

from .. import terms
from ..notation.agenda import PURPOSES, SLOTS
from ..notation.columns import CARD_SLOTS, MOST, PHASES, names_of
from .observation import STACK_HEIGHT, TILES_IN_ALL

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

STACKS = terms.PLACES[terms.BUILDING1 :]
PHASE = If(OVER, {"over": 1}, If(
    on_agenda("start_round"), {"setup": 1}, If(
    on_agenda("place"), {"place": 1}, If(
    on_agenda("act", "die", "raise"), {"act": 1}, {"feed": 1}))))  # fmt: skip
"""As `phase` of notation/refusals.py has it."""


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players."""
    names = names_of(game)
    cards = [
        (card.id, _card_words(card.effect, card.culture, card.profession, card.symbols)) for card in game.pack.cards
    ]
    tiles = [(tile.id, f"building {tile.id}") for tile in game.pack.tiles]
    cards += [(f"card{i}", "no card") for i in range(len(cards), terms.CARD_TYPES)]
    tiles += [(f"tile{i}", "no tile") for i in range(len(tiles), terms.TILE_TYPES)]
    cap = game.options["round_cap"]
    numbers = tuple("123")
    built = By(names.each_tile, Word(names.seats, 1), field="tile_owner")
    return (
        Layout("table", ("table",), "the table", (
            Say("players", "number of players", of=game.players),
            Say("round", "round, 1 for the first"),
            Say("phase_{}", "1 in the phase {}", PHASES, PHASE),
            Say("deck_size", "cards in the deck"),
            Say("box_size", "tiles out of play", of=TILES_IN_ALL - STACK_HEIGHT * game.sides),
            CHANCE,
            Say("end_{}", "1 when the game ended by {}", terms.ENDINGS[1:], Word(terms.ENDINGS[1:], 1, field="over")),
            of_options(game, "first_seat", "forecast", "round_cap"),
            Say("round_cap", "the last round that is played, 0 for no limit", of=0 if cap == "none" else int(cap)),
        )),
        Layout("pending", ("pending",), "what is decided now", (
            Say("kind_{}", "1 when this is decided: {}", terms.FRAMES, Top(KIND, Word(terms.FRAMES))),
            Say("for_{}", "1 when chance decides for the seat in row {!r}", SEAT_ROWS, _slots("for", names.seats)),
            Say("at_{}", "1 when it is about the {}", terms.PLACES, (
                _slots("place", terms.PLACES),
                Top(terms.TARGET, Word(CARD_SLOTS), ["pay"], _paid_for(terms.FOR_CARD)),
                Top(terms.TARGET, Word(STACKS), ["pay"], _paid_for(terms.FOR_BUILDING)))),
            Say("to_get_{}", "1 when resources are paid for this: {}", PURPOSES, _slots("purpose", PURPOSES)),
            Say("last_{}", "1 when {} was paid or taken last", terms.RESOURCES, _slots("last", terms.RESOURCES)),
            Say("last_tool", "the tool added last, plus one",
                of=Top(terms.LAST, Number(0, terms.ALL_TOOLS), ["tools"])),
            Say("dice", "dice about to be rolled", of=(_slots("dice"), Top(0, game.sides, ["roll_for_all"]))),
            Say("by_card", "1 when a card asked for the roll", of=_slots("by_card")),
            Say("total", "dice and tools so far", of=_slots("total")),
            Say("units", "resources or food still due, still allowed, or still to take", of=_slots("units")),
            Say("kinds", "of exactly how many more kinds", of=_slots("kinds")),
            Say("any_kinds", "1 when the number of kinds does not matter",
                of=Top(terms.KINDS, Look({terms.ANY_KINDS: 1}), ["pay"])),
            Say("value", "points that the units paid so far are worth in a building", of=_slots("value")),
        )),
        Layout("slots", CARD_SLOTS, "1 for the card on display, slot 1 first", (Say("{}", "{1}", cards, "slots"),)),
        Layout("dice", CARD_SLOTS, "dice for all not yet taken",
               (Say("face{}", "dice showing {}", "123456", By(CARD_SLOTS, Counted("123456", 4), field="dice")),)),
        Layout("stacks", STACKS, "tiles left, and 1 for the tile face up", (
            Say("left", "tiles left", of=By(STACKS, Number(0, STACK_HEIGHT), field="stack_size")),
            Say("{}", "{1}", tiles, Spaces(names.tiles, 4, field="tops")),
        )),
        Layout("seats", SEAT_ROWS, "what everybody sees of each seat", (
            PRESENT,
            of_turn(names.seats),
            Say("first", "1 for the first player of the round", of=Rows(If(~on_agenda("first_seat"), "first"))),
            Say("food"),
            Say("{}", "units of {}", terms.RESOURCES, Counted(terms.RESOURCES, MOST, field="goods")),
            Say("figures", "figures, at home and placed"),
            Say("home", "figures at home"),
            Say("agriculture", "step on the agriculture track"),
            Say("score", "points on the score track"),
            Say("hungry", "rounds in which the tribe starved"),
            Say("tool{}", "value of tool tile {}, 0 for none", numbers, By(numbers, Number(0, 4), field="tools")),
            Say("turned{}", "1 when tool tile {} is used this round", numbers, By(numbers, Flag(), field="turned")),
            Say("pile_size", "cards face down", of=Sum("pile"), most=terms.CARD_TYPES),
            Say("pile_known", "cards face down that the observer may look at",
                of=Sum(_pile), least=0, most=terms.CARD_TYPES),
        )),
        Layout("placed", SEAT_ROWS, "figures on the board", (Say("{}", "figures on {}", terms.PLACES, "placed"),)),
        of_later(terms.FRAMES),
        Layout("open", SEAT_ROWS, "unused one-use cards", (
            Say("{}", "{1}", cards, (
                By(names.one_use_tools, Flag(), field="one_use"), {names.choice: Number(0, 1, field="choice")})),
        )),
        Layout("pile", SEAT_ROWS, "cards face down that the observer may look at, by count",
               (Say("{}", "{1}", cards, _pile, least=0),)),
        Layout("extra", SEAT_ROWS, "1 for the extra card, which is also in the pile",
               (Say("{}", "{1}", cards, _extra),)),
        Layout("buildings", SEAT_ROWS, "buildings, by count", (Say("{}", "{1}", tiles, Rows(built)),)),
        Layout("building_points", SEAT_ROWS, "points that those buildings scored",
               (Say("{}", "{1}", tiles, Rows(Weighed(built, Number(field="tile_points")))),)),
    )  # fmt: skip


def _card_words(effect: str, culture: int, profession: int, symbols: int) -> str:
    return f"{effect} / {terms.CULTURES[culture] if culture >= 0 else f'{terms.PROFESSIONS[profession]} {symbols}'}"


def _pile(scope: Scope) -> Any:
    """SA-INFO-03, -04: closed to others unless the table has open piles; the extra card is closed even then."""
    if scope.own:
        return "pile"
    return If(OVER, "pile", If(Test("card_piles"), ("pile", Less("extra"))))


def _extra(scope: Scope) -> Any:
    return "extra" if scope.own else If(OVER, "extra")


def _slots(name: str, words: Sequence[str] = ()) -> list[Top]:
    """What the slots of frames hold that are seen by this name: one of some words, or else a number."""
    return [
        Top(slot, column, [kind])
        for kind, slots in SLOTS.items()
        for slot, held in slots.values()
        if held.seen == name and (column := held.column(words))
    ]


def _paid_for(purpose: int) -> Test:
    return Test(at=terms.PURPOSE, least=purpose, most=purpose)
