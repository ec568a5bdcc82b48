"""What adds up in every position of a game that was played from its beginning (EW-COMP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import board

if TYPE_CHECKING:
    from .game import EndlessWinterGame

ZONES = ("hand", "discards", "played", "pile", "deck", "buried")
"""The fields of a seat's cards, in the order of board.ZONES."""


def check_supply(game: EndlessWinterGame, fields: Mapping[str, Any]) -> None:
    """Nothing was lost, made or owed; AssertionError with the rule otherwise."""
    for name, values in fields.items():
        if name not in ("agenda", "depth", "order", "terrain", "board_at"):
            _agree("EW-COMP-01", f"the least of {name} is", min(0, *_flat(values), 0), 0)
    for seat in range(game.players):
        _check_seat(board.SEATS[seat], fields, seat)
    _check_cards(game, fields)
    _check_table(game, fields)
    _check_map(game, fields)


def _agree(rule: str, what: str, found: object, due: object) -> None:
    if found != due:
        raise AssertionError(f"{rule}: {what} {found}, not {due}")


def _flat(values: Any) -> list[int]:
    if isinstance(values, list):
        return [number for value in values for number in _flat(value)]
    return [values]


def _check_seat(name: str, fields: Mapping[str, Any], seat: int) -> None:
    tribe = fields["tribe_home"][seat] + sum(fields["tribe_at"][seat])
    out = fields["tribe_home"][seat] + sum(fields["tribe_at"][seat]) == 1 and fields["fewer_figures"]
    _agree("EW-COMP-14", f"the tribe figures of {name} are", tribe, 1 if out else 2)
    _agree("EW-COMP-15", f"the camps of {name} are", fields["camps_home"][seat] + sum(fields["camps"][seat]), 5)
    built = fields["villages"].count(seat + 1)
    _agree("EW-COMP-15", f"the villages of {name} are", fields["villages_left"][seat] + built, 3)
    own = fields["site"].count(2 + seat)
    _agree("EW-COMP-16", f"the megaliths of {name} are", own + min(8, fields["megaliths"][seat]), 8)
    for zone, row in enumerate(ZONES):
        _agree("EW-HIDDEN-01", f"the {row} of {name} has", fields["size"][seat][zone], sum(fields[row][seat]))
    top = fields["discard_top"][seat]
    lying = fields["discard_top_only"] and fields["size"][seat][board.DISCARD_PILE]
    if bool(top) != bool(lying) or top and not fields["discards"][seat][top - 1]:
        raise AssertionError(f"EW-HIDDEN-03: card {top - 1} cannot lie on top of the discard pile of {name}")
    if fields["food"][seat] > 10 - fields["camps_home"][seat] or fields["tools"][seat] > board.MOST_TOOLS:
        raise AssertionError(f"EW-GOLD-13: {name} has {fields['food'][seat]} food and {fields['tools'][seat]} tools")
    slots = [stone for stone in fields["stones"][seat] if stone]
    for stone in slots:
        _agree("EW-DEV-13", f"stone {stone - 1} of {name} is with", fields["stone"][stone - 1], 2 + seat)
    _agree("EW-DEV-13", f"stones of {name}", fields["stone"].count(2 + seat), len(slots))


def _check_cards(game: EndlessWinterGame, fields: Mapping[str, Any]) -> None:
    for number, card in enumerate(game.pack.cards):
        owned = [sum(fields[zone][seat][number] for zone in ZONES) for seat in range(len(board.SEATS))]
        if card.kind == "starting":
            due = [card.each if seat < game.players else 0 for seat in range(len(board.SEATS))]
            _agree("EW-COMP-06", f"{card.id} by seat:", owned, due)
        elif card.kind == "tribe":
            total = sum(owned) + fields["supply"][number - board.FIRST_TRIBE]
            _agree("EW-COMP-07", f"cards of {card.id}:", total, card.copies)
        else:
            where = fields["culture"][number - board.FIRST_CULTURE]
            if sum(owned) > 1 or sum(owned) == 1 and where != 2:
                raise AssertionError(f"EW-COMP-08: {card.id} is owned {sum(owned)} times and lies in place {where}")


def _check_table(game: EndlessWinterGame, fields: Mapping[str, Any]) -> None:
    for species, animal in enumerate(game.pack.animals):
        rows = [*fields["unused"], *fields["used"], fields["ground"], fields["animal_deck"]]
        _agree("EW-COMP-11", f"cards of {animal.id}:", sum(row[species] for row in rows), animal.copies)
    grey = fields["site"].count(1)
    left = sum(max(0, fields["megaliths"][seat] - 8) for seat in range(game.players))
    _agree("EW-COMP-16", "grey megaliths:", grey + left, 2 * game.players)
    for site, place in enumerate(game.field.sites):
        if fields["site"][site] and not all(fields["site"][below] for below in place.supports):
            raise AssertionError(f"EW-MEGA-20: the megalith on {place.name} lies on nothing")
    levels: dict[int, list[int]] = {}
    for seat in range(game.players):
        levels.setdefault(fields["idol"][seat][board.HONOR], []).append(fields["honor_place"][seat])
    for level, places in levels.items():
        _agree("EW-IDOL-08", f"places on honor level {level}:", sorted(places), list(range(len(places))))
    if fields["rests"]:
        held = [token for token in (fields["rest_open"], fields["rest_held"], *fields["rest_under"]) if token]
        found = sorted([*held, *(token + 1 for token, unseen in enumerate(fields["rest_unseen"]) if unseen)])
        _agree("EW-RESTMOD-02", "rest tokens:", found, list(range(1, board.REST_TOKENS + 1)))


def _check_map(game: EndlessWinterGame, fields: Mapping[str, Any]) -> None:
    for kind, terrain in enumerate(game.pack.terrains):
        total = fields["terrain"].count(kind) + fields["chosen"][kind] + fields["tiles"][kind]
        _agree("EW-COMP-02", f"tiles of {terrain.id}:", total, terrain.copies)
    turned = [token for token in fields["token"] if token > 1]
    _agree("EW-GLAC-01", "glacier tokens face up:", len(set(turned)), len(turned))
