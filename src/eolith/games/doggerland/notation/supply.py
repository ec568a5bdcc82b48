"""What adds up in every position of a game that was played from its beginning (DG-COMP)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from eolith.kernel.supply import agree, check_not_negative, forbid

from .. import terms

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack


SIGNED = ("agenda", "depth", "tile", "display")
"""Fields that may be negative."""


def check_supply(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    """Nothing was lost, made or owed; AssertionError with the rule otherwise."""
    check_not_negative("DG-COMP-01", fields, SIGNED)
    for seat in range(game.sides):
        _check_seat(terms.SEATS[seat], fields, seat)
    _check_land(game, fields)
    _check_groups(game, fields)
    _check_animals(game, fields)
    _check_cave(game, fields)
    _check_crafts(fields)
    _check_objectives(game, fields)
    if game.alone:
        _check_alone(game, fields)


def waiting(fields: Mapping[str, Any], kind: str) -> list[list[int]]:
    """The frames of a kind on the agenda."""
    return [frame for frame in fields["agenda"][: fields["depth"] + 1] if terms.FRAMES[frame[0]] == kind]


def workers(fields: Mapping[str, Any], seat: int) -> list[int]:
    """How many members of each kind a seat has placed (DG-PLAN-05)."""
    placed = [fields["builders"][seat][member] + fields["parents"][seat][member] for member in range(3)]
    for worker in (*fields["painter"], *fields["crafter"]):
        if worker and (worker - 1) // 3 == seat:
            placed[(worker - 1) % 3] += 1
    for member in (*fields["learner"][seat], fields["helper"][seat]):
        if member:
            placed[member - 1] += 1
    for owner, group in zip(fields["group_of"], fields["group"], strict=True):
        if owner == seat + 1:
            placed = [placed[member] + group[member] for member in range(3)]
    placed[terms.SHAMAN] += fields["hut"].count(seat + 1)
    return placed


def members(fields: Mapping[str, Any], seat: int) -> list[int]:
    """The members of each kind that a seat can place: alone with visitors, without those who are absent."""
    hunter, chief = (there == terms.VISITING for there in fields.get("white", (0, 0)))
    return [1 + chief, 1, fields["hunters"][seat] + hunter - fields.get("absent", 0)]


def _check_seat(name: str, fields: Mapping[str, Any], seat: int) -> None:
    out, home = workers(fields, seat), fields["home"][seat]
    agree("DG-COMP-02", f"members of {name}:", [home[i] + out[i] for i in range(3)], members(fields, seat))
    born = fields["hunters"][seat] + fields["newborns"][seat] - (fields.get("white", (0,))[0] == terms.JOINED)
    forbid("DG-COMP-02", f"{name} has {born} hunter-gatherers", born > terms.HUNTERS)
    ramshackle, simple, status = fields["dwellings"][seat]
    forbid("DG-COMP-11", f"{name} has {ramshackle} ramshackle dwellings", ramshackle > terms.RAMSHACKLES)
    built = simple + status
    forbid("DG-DWELL-10", f"{name} has no place for {built} dwellings", built + ramshackle > terms.DWELLING_CELLS)
    forbid("DG-DWELL-09", f"{name} has covered too much", terms.RAMSHACKLES - ramshackle > built)
    forbid("DG-COMP-11", f"{name} remembers too much", sum(fields["memory"][seat]) > terms.MEMORY)
    _check_plans(name, fields, seat)
    _check_pieces(name, fields, seat)
    forbid("DG-ABIL-05", f"{name} is too able", max(fields["level"][seat]) >= terms.LEVELS)


def _check_plans(name: str, fields: Mapping[str, Any], seat: int) -> None:
    forbid("DG-BIRTH-01", f"{name} has one parent", sum(fields["parents"][seat]) == 1)
    for rule, what, places in (("DG-CRAFT-02", "crafts", "crafter"), ("DG-PAINT-03", "paintings", "painter")):
        members = [(worker - 1) % 3 for worker in fields[places] if worker and (worker - 1) // 3 == seat]
        forbid(rule, f"{name} plans {len(members)} {what}", len(members) > 1 + (terms.CHIEF in members))
    forbid("DG-SHAMAN-01", f"{name} has several shamans", fields["hut"].count(seat + 1) > 1)
    for cell, action in enumerate(terms.HUT):
        again = fields["done"][seat][cell] and fields["hut"][cell] == seat + 1
        forbid("DG-SHAMAN-04", f"{name} plans {action} once more", again)
    painting = fields["hut"][terms.SUPERB] == seat + 1 or any(frame[1] == seat for frame in waiting(fields, "cubes"))
    forbid("DG-SHAMAN-16", f"{name} has left a token in the cave", fields["superb"][seat] and not painting)


def _check_pieces(name: str, fields: Mapping[str, Any], seat: int) -> None:
    """Megaliths, and the token of the long journey."""
    raised = sum(fields["done"][seat][terms.MENHIR :])
    due_soon = sum(frame[1] == seat and frame[terms.HUT_CELL] >= terms.MENHIR for frame in waiting(fields, "site"))
    standing = [cell for cell in fields["megalith"][seat] if cell]
    agree("DG-SHAMAN-35", f"megaliths of {name}:", len(standing) + due_soon, raised)
    journey, since = fields["journey"][seat], fields["journey_since"][seat]
    agree("DG-SHAMAN-20", f"{name} has laid a token:", journey > 0, since > 0)
    forbid("DG-SHAMAN-20", f"{name} laid a token in round {since}", since and fields["round"] - since not in (0, 1, 2))
    camps = [camp + 1 for other, camp in enumerate(fields["camp"][: fields["sides"]]) if other != seat]
    for cell in (*standing, journey):
        forbid("DG-SHAMAN-31", f"{name} stands on no tile", cell and fields["tile"][cell - 1] < 0)
        forbid("DG-CAMP-04", f"a camp shares a tile with a megalith or token of {name}", cell in camps)


def _check_land(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    laid = [tile for tile in fields["tile"] if tile >= 0]
    for tile, face in enumerate(game.pack.tiles):
        found = laid.count(tile) + fields["unseen"][tile]
        if tile == terms.CENTRE_TILE:
            at_start = bool(waiting(fields, "first_seat"))
            agree("DG-SETUP-05", "centre tiles:", found, 0 if at_start else 1)
        else:
            agree("DG-SETUP-03", f"tiles {face.id}:", found, int(in_play(game, tile)))
    territory = game.pack.side(game.sides).cells
    for cell, tile in enumerate(fields["tile"]):
        forbid("DG-DISCOVER-08", "a tile lies outside the territory", tile != terms.EMPTY and cell not in territory)
        forbid("DG-EXPED-07", "something stands on no tile", tile < 0 and _stands(fields, cell))
        harvests = game.pack.set_up(game.sides).harvests
        forbid("DG-GATHER-11", "a tile was gathered too often", fields["harvested"][cell] > harvests)
    camps = [fields["camp"][seat] for seat in range(game.sides) if fields["camp"][seat] != terms.CENTRE]
    forbid("DG-CAMP-04", "two camps share a tile", len(set(camps)) != len(camps))
    forbid("DG-CAMP-03", "a camp stands on no tile", any(fields["tile"][cell] < 0 for cell in camps))


def _check_groups(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    harvests = game.pack.set_up(game.sides).harvests
    for cell, (chief, shaman, hunters, tools, errand) in enumerate(fields["group"]):
        if not fields["group_of"][cell]:
            continue
        figure = fields["animal"][cell] > 0
        if errand == terms.HUNT:
            forbid("DG-HUNT-04", "a shaman goes hunting", shaman and not game.alone)
            forbid("DG-HUNT-05", "a group hunts where no animal is", not figure)
            continue
        forbid("DG-EXPED-02", "a gathering group is too large", 2 * chief + shaman + hunters + tools > terms.COMPONENTS)
        left = game.pack.tiles[fields["tile"][cell]].amount and fields["harvested"][cell] < harvests
        forbid("DG-GATHER-11", "a group gathers where nothing is left", errand == terms.GATHER and not left)
        forbid("DG-HUNT-13", "a group gathers where an animal is", figure)


def in_play(game: Game[Pack], tile: int) -> bool:
    """DG-SETUP-03, DG-SHORT-02: the four-player tiles are with four players, and on the table of a short game."""
    return tile < terms.FIRST_FOUR or game.sides in (1, 4) or game.options["short_game"] == "on"


def _stands(fields: Mapping[str, Any], cell: int) -> bool:
    return bool(fields["animal"][cell] or fields["group_of"][cell] or fields["harvested"][cell])


def _check_animals(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    """DG-COMP-07."""
    for species, animal in enumerate(game.pack.animals):
        places = fields["supply"][species] + sum(row[species] for row in fields["memory"])
        places += sum(figure % terms.LYING == species + 1 for figure in fields["animal"])
        places += sum(frame[terms.FIGURE] == species for frame in waiting(fields, "memory"))
        places += list(fields.get("solo_memory", ())).count(species + 1)
        agree("DG-COMP-07", f"figures of {animal.id}:", places, animal.copies)


def _check_cave(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    shown = sorted(place for place in fields["revealed"] if place)
    agree("DG-SETUP-13", "paintings turned up at", shown, list(range(1, len(shown) + 1)))
    due = game.pack.set_up(game.sides).paintings
    agree("DG-SETUP-12", "painting tiles:", len(shown) + fields["covered"], due)
    tokens = [cell - 1 for cell in fields["superb"] if cell]
    forbid("DG-PAINT-02", "two shaman tokens share a cell", len(set(tokens)) != len(tokens))
    for cell in range(terms.PAINTING_CELLS):
        cubes, owner = fields["cubes"][cell], fields["cube_of"][cell]
        agree("DG-PAINT-06", f"cell {cell} has an owner:", owner > 0, cubes > 0)
        forbid("DG-SHAMAN-13", f"{cubes} cubes lie on a cell", cubes > 2)
        holders = (owner > 0) + (fields["painter"][cell] > 0) + (cell in tokens)
        forbid("DG-PAINT-02", "a cell of the cave is taken twice", holders > 1)
        forbid("DG-PAINT-09", "a cell that lies face down is taken", holders and not fields["revealed"][cell // 3])


def _check_crafts(fields: Mapping[str, Any]) -> None:
    for craft in range(terms.CRAFTS):
        found = fields["crafts_left"][craft] + fields["display"].count(craft) + (fields["craft_of"][craft] > 0)
        found += fields["craft_discards"][craft] if "craft_discards" in fields else 0
        agree("DG-COMP-06", f"tiles of craft {craft}:", found, 1)
    for craft, worker in zip(fields["display"], fields["crafter"], strict=True):
        forbid("DG-CRAFT-01", "somebody stands on no craft", worker and craft == terms.EMPTY)


def _check_objectives(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    shown = sum(fields["objective"])
    due = (
        0
        if game.alone
        else terms.OPEN_OBJECTIVES - sum(frame[terms.COUNT] for frame in waiting(fields, "draw_objective"))
    )
    early = any(frame[terms.STAGE] <= 3 for frame in waiting(fields, "set_up"))
    agree("DG-SETUP-11", "objectives:", shown, 0 if early else due)
    for objective in range(terms.OBJECTIVES):
        places = {row[objective] for row in fields["goal"]} - {0}
        rounds = fields["objective_rounds"][objective]
        agree("DG-GOAL-04", f"rounds in which objective {objective} was met:", places, set(range(1, rounds + 1)))
        forbid("DG-GOAL-01", "an objective that is not there is met", rounds and not fields["objective"][objective])


def _check_alone(game: Game[Pack], fields: Mapping[str, Any]) -> None:
    """What rivals and cards have on the table."""
    rivals = [cell - 1 for cell in fields["rival"] if cell]
    forbid("DGS-OPMOVE-05", "two rivals share a tile", len(set(rivals)) != len(rivals))
    forbid("DGS-OPMOVE-04", "a rival stands on no tile", any(fields["tile"][cell] < 0 for cell in rivals))
    at_start = bool(waiting(fields, "set_up") or waiting(fields, "show_back"))
    forbid("DGS-SETUP-12", "a rival is missing", not at_start and len(rivals) != terms.RIVAL_COUNT)
    due = game.content.goals_drawn - sum(frame[terms.COUNT] for frame in waiting(fields, "draw_goal"))
    early = any(frame[terms.STAGE] <= 3 for frame in waiting(fields, "set_up"))
    agree("DGS-SETUP-08", "goals:", sum(fields["solo_goal"]), 0 if early else due)
    for goal, cube in enumerate(fields["goal_cube"]):
        forbid("DGS-ROUND-04", "a goal that is not there has a cube", cube and not fields["solo_goal"][goal])
    turned = fields["round"] - (at_start or bool(waiting(fields, "turn_up")) or _before_card(fields))
    agree("DGS-SETUP-11", "cards that were turned up:", sum(fields["used"]), turned)
    forbid("DGS-FLOW-02", "the card of the round was not turned up", turned and not fields["used"][fields["card"] - 1])
    for kind, number in enumerate(fields["covering"]):
        forbid("DG-DWELL-09", "too many dwellings stand on others", number > fields["dwellings"][0][kind] or number < 0)
    covered = terms.RAMSHACKLES - fields["dwellings"][0][terms.RAMSHACKLE]
    agree("DG-DWELL-09", "dwellings on ramshackle ones:", sum(fields["covering"]), covered)


def _before_card(fields: Mapping[str, Any]) -> bool:
    """Whether the next card of the stack is still to be turned up: the round has moved on, or not begun."""
    return any(frame[terms.STAGE] > 14 or not frame[terms.STAGE] for frame in waiting(fields, "round"))


def members_home(fields: Mapping[str, Any], seat: int) -> Iterator[int]:
    """The members of each kind that no plan of a seat has placed; negative where it placed too many."""
    owned = members(fields, seat)
    return (owned[member] - placed for member, placed in enumerate(workers(fields, seat)))
