"""What adds up in every position of a game that was played from its beginning (EW-COMP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eolith.kernel.supply import agree, check_not_negative, forbid

from .. import layout, terms
from ..pack.field import field_of

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

ZONES = ("hand", "discards", "played", "pile", "deck", "buried")
"""The fields of a seat's cards, in the order of terms.ZONES."""


def check_supply(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    """Nothing was lost, made or owed; AssertionError with the rule otherwise."""
    check_not_negative("EW-COMP-01", fields, ("agenda", "depth", "order", "terrain", "board_at"))
    for seat in range(game.sides):
        _check_seat(terms.SEATS[seat], fields, seat)
    _check_cards(game, fields)
    _check_table(game, fields)
    _check_map(game, fields)
    if game.alone:
        _check_nomads(fields)


def _check_seat(name: str, fields: Mapping[str, Any], seat: int) -> None:
    tribe = fields["tribe_home"][seat] + sum(fields["tribe_at"][seat])
    out = fields["tribe_home"][seat] + sum(fields["tribe_at"][seat]) == 1 and fields["fewer_figures"]
    agree("EW-COMP-14", f"the tribe figures of {name} are", tribe, 1 if out else 2)
    agree("EW-COMP-15", f"the camps of {name} are", fields["camps_home"][seat] + sum(fields["camps"][seat]), 5)
    built = fields["villages"].count(seat + 1)
    if seat == terms.NOMADS and fields["token_is_village"] and fields["token_at"]:
        built -= 1  # EWS-MIG-12
    agree("EW-COMP-15", f"the villages of {name} are", fields["villages_left"][seat] + built, 3)
    own = fields["site"].count(2 + seat)
    agree("EW-COMP-16", f"the megaliths of {name} are", own + min(8, fields["megaliths"][seat]), 8)
    for zone, row in enumerate(ZONES):
        agree("EW-HIDDEN-01", f"the {row} of {name} has", fields["size"][seat][zone], sum(fields[row][seat]))
    top = fields["discard_top"][seat]
    lying = fields["discard_top_only"] and fields["size"][seat][terms.DISCARD_PILE]
    wrong = bool(top) != bool(lying) or top and not fields["discards"][seat][top - 1]
    forbid("EW-HIDDEN-03", f"card {top - 1} cannot lie on top of the discard pile of {name}", wrong)
    food, tools = fields["food"][seat], fields["tools"][seat]
    too_much = food > 10 - fields["camps_home"][seat] or tools > terms.MOST_TOOLS
    forbid("EW-GOLD-13", f"{name} has {food} food and {tools} tools", too_much)
    slots = [stone for stone in fields["stones"][seat] if stone]
    for stone in slots:
        agree("EW-DEV-13", f"stone {stone - 1} of {name} is with", fields["stone"][stone - 1], 2 + seat)
    agree("EW-DEV-13", f"stones of {name}", fields["stone"].count(2 + seat), len(slots))


def _check_cards(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    by_seat = [[sum(zones) for zones in zip(*rows)] for rows in zip(*(fields[zone] for zone in ZONES))]
    for number, (card, owned) in enumerate(zip(game.pack.cards, map(list, zip(*by_seat)))):
        if card.kind == "starting":
            due = [card.each if seat < game.players else 0 for seat in range(len(terms.SEATS))]
            agree("EW-COMP-06", f"{card.id} by seat:", owned, due)
        elif card.kind == "tribe":
            total = sum(owned) + fields["supply"][number - terms.FIRST_TRIBE]
            agree("EW-COMP-07", f"cards of {card.id}:", total, card.copies)
        else:
            where = fields["culture"][number - terms.FIRST_CULTURE]
            offered = fields["offerings"].count(number - terms.FIRST_CULTURE + 1)
            twice = sum(owned) + offered > 1 or sum(owned) + offered == 1 and where != 2
            forbid("EW-COMP-08", f"{card.id} is owned {sum(owned)} times and lies in place {where}", twice)


def _check_table(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    for species, animal in enumerate(game.pack.animals):
        rows = [*fields["unused"], *fields["used"], fields["ground"], fields["animal_deck"]]
        agree("EW-COMP-11", f"cards of {animal.id}:", sum(row[species] for row in rows), animal.copies)
    grey = fields["site"].count(1)
    left = sum(max(0, fields["megaliths"][seat] - 8) for seat in range(game.sides))
    agree("EW-COMP-16", "grey megaliths:", grey + left, 2 * game.sides)
    for site, place in enumerate(field_of(game).sites):
        loose = fields["site"][site] and not place.rests(fields["site"])
        forbid("EW-MEGA-20", f"the megalith on {place.name} lies on nothing", loose)
    fault = field_fault(game, fields["site"], fields["board_at"])
    if fault:
        forbid(fault[0], f"the field{fault[1]}", True)
    levels: dict[int, list[int]] = {}
    for seat in range(game.sides):
        levels.setdefault(fields["idol"][seat][terms.HONOR], []).append(fields["honor_place"][seat])
    for level, places in levels.items():
        agree("EW-IDOL-08", f"places on honor level {level}:", sorted(places), list(range(len(places))))
    if fields["rests"]:
        held = [token for token in (fields["rest_open"], fields["rest_held"], *fields["rest_under"]) if token]
        found = sorted([*held, *(token + 1 for token, unseen in enumerate(fields["rest_unseen"]) if unseen)])
        agree("EW-RESTMOD-02", "rest tokens:", found, list(range(1, terms.REST_TOKENS + 1)))


def field_fault(game: Game[Pack], site: Sequence[int], board_at: Sequence[int]) -> tuple[str, str] | None:
    """The rule against how megaliths lie on the field, and what is wrong; of those on others not what carries them."""
    begun = not any(site) or game.options.get("grey_anywhere") == "true"
    for number, (owner, place) in enumerate(zip(site, field_of(game).sites)):
        if number >= terms.GROUND_CELLS:
            if owner == 1:
                return "EW-MEGA-07", f".{place.name} is grey; only coloured ones lie on others"
            if owner and any(site[other] for other in place.overlaps):
                return "EWP-MEGA-02", f".{place.name} covers a part of another on its level"
            continue
        laid = board_at[number // layout.BOARD_CELLS]
        if owner and laid < 0:
            return "EW-MEGA-10", f".{place.name} lies where no board has been laid"
        if owner and game.content.start_cell[laid][number % layout.BOARD_CELLS]:
            if owner > 1 and not game.content.start_any:
                return "EW-MEGA-08", f".{place.name} is coloured; a starting cell takes only grey ones"
            begun = True
    return None if begun else ("EW-MEGA-11", " has none on a starting cell, where the first lies")


def _check_map(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    for kind, terrain in enumerate(game.pack.terrains):
        total = fields["terrain"].count(kind) + fields["chosen"][kind] + fields["tiles"][kind]
        agree("EW-COMP-02", f"tiles of {terrain.id}:", total, terrain.copies)
    turned = [token for token in fields["token"] if token > 1]
    agree("EW-GLAC-01", "glacier tokens face up:", len(set(turned)), len(turned))


def _check_nomads(fields: Mapping[str, Any]) -> None:
    """What lies open has a place, camps stay in their rings, and nomad cards are not in two places."""
    placed = sorted(filter(None, fields["culture_place"]))
    lying = [card + 1 for card, where in enumerate(fields["culture"]) if where == terms.OPEN]
    agree("EWS-ARROW-05", "places of open culture cards hold", placed, lying)
    found = [fields["ground_place"].count(species + 1) for species in range(terms.SPECIES)]
    agree("EWS-ARROW-05", "places of the hunting ground hold", found, fields["ground"])
    open_stones = [stone + 1 for stone, where in enumerate(fields["stone"]) if where == terms.OPEN]
    agree("EWS-ARROW-08", "places of stones hold", sorted(filter(None, fields["stone_place"])), open_stones)
    if fields["phase"] != terms.SETUP_PHASE:
        rings = [
            layout.distance(hex_) for hex_, camps in enumerate(fields["camps"][terms.NOMADS]) for _ in range(camps)
        ]
        agree("EWS-MIG-06", "the nomads' camps lie in the rings", sorted(rings), [1, 1, 2, 2, 2])
    shown = [card for card in fields["nomad_row"] if card] + [
        card + 1 for card, there in enumerate(fields["nomad_open"]) if there
    ]
    agree("EWS-PREP-01", "nomad cards that lie open:", len(set(shown)), len(shown))
    forbid("EWS-FLOW-09", "there are not so many nomad cards", len(shown) + fields["nomad_pile"] > terms.NOMAD_CARDS)
    for era in range(2):
        unseen = fields["sacrifice"][era] + fields["buried_unseen"][era]
        left = fields["culture"][terms.CULTURE_OF_ERA * era : terms.CULTURE_OF_ERA * (era + 1)].count(terms.IN_DECK)
        forbid("EWS-SETUP-14", f"{unseen} cards of era {era + 1} are unseen, and {left} left", unseen > left)
    top = fields["migration_top"]
    forbid("EWS-SETUP-03", "the migration card on top is not in its pile", top and not fields["migration"][top - 1])
