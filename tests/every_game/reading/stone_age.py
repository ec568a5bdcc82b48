"""An observation of Stone Age as named tensors, for learning programs.

All are int16 tables of plain counts, not scaled, with shapes that do not depend on the number
of players; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.games.stone_age import terms
from eolith.games.stone_age.notation.agenda import PURPOSES
from eolith.games.stone_age.seen.observation import PHASES, Observation, Pending, SeatView
from every_game.reading.tables import SEAT_ROWS, Layout, Say, of_later, of_options

if TYPE_CHECKING:
    from eolith.games.stone_age.pack import Pack
    from eolith.kernel.game import Game


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players."""
    cards = [
        (card.id, _card_words(card.effect, card.culture, card.profession, card.symbols)) for card in game.pack.cards
    ]
    tiles = [(tile.id, f"building {tile.id}") for tile in game.pack.tiles]
    cards += [(f"card{i}", "no card") for i in range(len(cards), terms.CARD_TYPES)]
    tiles += [(f"tile{i}", "no tile") for i in range(len(tiles), terms.TILE_TYPES)]
    slots, stacks = terms.PLACES[terms.CARD1 : terms.BUILDING1], terms.PLACES[terms.BUILDING1 :]
    numbers = tuple("123")
    return (
        Layout("table", ("table",), "the table", (
            Say("players", "number of players"),
            Say("round", "round, 1 for the first"),
            Say("phase_{}", "1 in the phase {}", PHASES),
            Say("deck_size", "cards in the deck"),
            Say("box_size", "tiles out of play"),
            Say("chance", "1 when chance decides", see=lambda seen: seen.turn == "chance"),
            Say("end_{}", "1 when the game ended by {}", terms.ENDINGS[1:], lambda seen: seen.end or None),
            of_options(game, "first_seat", "forecast", "round_cap"),
            Say("round_cap", "the last round that is played, 0 for no limit", see=_round_cap),
        )),
        Layout("pending", ("pending",), "what is decided now", (
            Say("kind_{}", "1 when this is decided: {}", terms.FRAMES, _pending(lambda pending: pending.kind)),
            Say("for_{}", "1 when chance decides for the seat in row {!r}", SEAT_ROWS, _value("for")),
            Say("at_{}", "1 when it is about the {}", terms.PLACES, _value("place")),
            Say("to_get_{}", "1 when resources are paid for this: {}", PURPOSES, _value("purpose")),
            Say("last_{}", "1 when {} was paid or taken last", terms.RESOURCES, _pending(_last_resource)),
            Say("last_tool", "the tool added last, plus one", see=_pending(_last_tool)),
            Say("dice", "dice about to be rolled", see=_value("dice")),
            Say("by_card", "1 when a card asked for the roll", see=_value("by_card")),
            Say("total", "dice and tools so far", see=_value("total")),
            Say("units", "resources or food still due, still allowed, or still to take", see=_value("units")),
            Say("kinds", "of exactly how many more kinds", see=_value("kinds")),
            Say("any_kinds", "1 when the number of kinds does not matter",
                see=_pending(lambda pending: pending.values.get("kinds", 0) is None)),
            Say("value", "points that the units paid so far are worth in a building", see=_value("value")),
        )),
        Layout("slots", slots, "1 for the card on display, slot 1 first",
               (Say("{}", "{1}", cards, lambda seen: dict(zip(slots, seen.slots))),)),
        Layout("dice", slots, "dice for all not yet taken",
               (Say("face{}", "dice showing {}", "123456",
                    lambda seen: {slot: map(str, faces) for slot, faces in zip(slots, seen.dice)}),)),
        Layout("stacks", stacks, "tiles left, and 1 for the tile face up", (
            Say("left", "tiles left", see=lambda seen: {name: pile.left for name, pile in zip(stacks, seen.stacks)}),
            Say("{}", "{1}", tiles, lambda seen: {name: pile.top for name, pile in zip(stacks, seen.stacks)}),
        )),
        Layout("seats", SEAT_ROWS, "what everybody sees of each seat", (
            Say("present", "1 when the seat plays: the mask of absent seats", see=lambda seen, view: 1),
            Say("turn", "1 when this seat decides", see=lambda seen, view: seen.turn == view.seat),
            Say("first", "1 for the first player of the round", see=lambda seen, view: seen.first == view.seat),
            Say("food"),
            Say("{}", "units of {}", terms.RESOURCES, "goods"),
            Say("figures", "figures, at home and placed"),
            Say("home", "figures at home"),
            Say("agriculture", "step on the agriculture track"),
            Say("score", "points on the score track"),
            Say("hungry", "rounds in which the tribe starved"),
            Say("tool{}", "value of tool tile {}, 0 for none", numbers,
                lambda seen, view: {number: tool.value for number, tool in zip(numbers, view.tools)}),
            Say("turned{}", "1 when tool tile {} is used this round", numbers,
                lambda seen, view: {number: tool.turned for number, tool in zip(numbers, view.tools)}),
            Say("pile_size", "cards face down"),
            Say("pile_known", "cards face down that the observer may look at",
                see=lambda seen, view: len(view.pile or ())),
        )),
        Layout("placed", SEAT_ROWS, "figures on the board", (Say("{}", "figures on {}", terms.PLACES, "placed"),)),
        of_later(terms.FRAMES),
        *(Layout(kind, SEAT_ROWS, meaning, (Say("{}", "{1}", cards, kind),)) for kind, meaning in (
            ("open", "unused one-use cards"),
            ("pile", "cards face down that the observer may look at, by count"),
            ("extra", "1 for the extra card, which is also in the pile"),
        )),
        Layout("buildings", SEAT_ROWS, "buildings, by count", (Say("{}", "{1}", tiles, _built(lambda one: 1)),)),
        Layout("building_points", SEAT_ROWS, "points that those buildings scored",
               (Say("{}", "{1}", tiles, _built(lambda one: one.points)),)),
    )  # fmt: skip


def _card_words(effect: str, culture: int, profession: int, symbols: int) -> str:
    return f"{effect} / {terms.CULTURES[culture] if culture >= 0 else f'{terms.PROFESSIONS[profession]} {symbols}'}"


# --- what an observation says in other words -----------------------------------------------------------


def _round_cap(seen: Observation) -> int:
    cap = seen.options["round_cap"]
    return 0 if cap == "none" else int(cap)


def _pending(say: Callable[[Pending], Any]) -> Callable[[Observation], Any]:
    """Something of what is decided now."""
    return lambda seen: None if seen.pending is None else say(seen.pending)


def _value(name: str) -> Callable[[Observation], Any]:
    return _pending(lambda pending: pending.values.get(name))


def _last_resource(pending: Pending) -> str | None:
    last = pending.values.get("last")
    return last if isinstance(last, str) else None


def _last_tool(pending: Pending) -> int | None:
    last = pending.values.get("last")
    return last + 1 if isinstance(last, int) else None


def _built(say: Callable[[Any], int]) -> Callable[[Observation, SeatView], Any]:
    """Something of each building."""
    return lambda seen, view: [{one.code: say(one)} for one in view.buildings]
