"""What adds up in every position of a game that was played from its beginning (SA-SUPPLY)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from eolith.kernel.supply import agree, forbid

from .. import terms

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack

STACK_HEIGHT = 7


def check_supply(game: Game[Pack], table: dict[str, Any]) -> None:
    """Nothing was lost, made or owed; AssertionError with the rule otherwise.  `table` are the fields of a state."""
    for seat in range(game.sides):
        _check_figures(terms.SEATS[seat], table, seat)
        _check_goods(terms.SEATS[seat], table, seat)
    for seat in range(game.sides, len(terms.SEATS)):
        unused = [
            table["figures"][seat],
            table["food"][seat],
            *table["goods"][seat],
            *table["placed"][seat],
            *table["pile"][seat],
        ]
        agree("SA-SETUP-05", f"nobody sits at {terms.SEATS[seat]}, so it owns", sum(map(abs, unused)), 0)
    _check_standing(table)
    _check_cards(game, table)
    _check_tiles(game, table)
    _check_dice(table)


def _check_figures(name: str, table: dict[str, Any], seat: int) -> None:
    """SA-SUPPLY-03: at home, on the board and in the supply there are ten of each colour."""
    out = table["home"][seat] + sum(table["placed"][seat])
    agree("SA-SUPPLY-03", f"{name} has at home and on the board", out, table["figures"][seat])
    figures, home = table["figures"][seat], table["home"][seat]
    wrong = not 5 <= figures <= terms.MOST_FIGURES or min(home, *table["placed"][seat]) < 0
    forbid("SA-SUPPLY-03", f"{name} has {figures} figures, {home} at home", wrong)


def _check_standing(table: dict[str, Any]) -> None:
    """SA-PLACE-08: the figures that fill a place are those that the tribes have there."""
    there = [sum(column) for column in zip(*table["placed"], strict=True)]
    agree("SA-PLACE-08", "figures by place", table["standing"], there)


def _check_goods(name: str, table: dict[str, Any], seat: int) -> None:
    """Nobody owes goods, and no marker leaves its track (SA-ACT-14, SA-TOOL-08)."""
    food, goods, agriculture = table["food"][seat], table["goods"][seat], table["agriculture"][seat]
    forbid("SA-BUILD-11", f"{name} owns {food} food and the goods {goods}", min(food, *goods) < 0)
    off_track = not 0 <= agriculture <= terms.TOP_OF_AGRICULTURE
    forbid("SA-ACT-14", f"the agriculture of {name} is {agriculture}", off_track)
    tools = table["tools"][seat]
    uneven = tools != sorted(tools, key=bool, reverse=True) or max(tools) - min(tools) > 1
    forbid("SA-TOOL-08", f"the tools of {name} are {tools}", uneven or sum(tools) > terms.TOP_OF_TOOLS)


def _check_cards(game: Game[Pack], table: dict[str, Any]) -> None:
    """SA-SUPPLY-04: every card is in the deck, on display, or with a player."""
    found = Counter({card: count for card, count in enumerate(table["deck"]) if count})
    found.update(card for card in table["slots"] if card >= 0)
    for seat in range(game.sides):
        found.update({card: count for card, count in enumerate(table["pile"][seat]) if count})
        one_use = [i for i, card in enumerate(game.pack.cards) if card.effect == "one-use tool"]
        found.update(card for card, own in zip(one_use, table["one_use"][seat], strict=True) if own)
        found.update(
            i for i, card in enumerate(game.pack.cards) if card.effect == "two resources" and table["choice"][seat]
        )
    agree(
        "SA-SUPPLY-04",
        "the cards by type are",
        found,
        Counter({i: card.copies for i, card in enumerate(game.pack.cards)}),
    )
    agree("SA-SUPPLY-04", "the size of the deck is", table["deck_size"], sum(table["deck"]))


def _check_tiles(game: Game[Pack], table: dict[str, Any]) -> None:
    """SA-SUPPLY-05: seven tiles a player are in stacks or with players, the rest in the box."""
    owned = sum(owner > 0 for owner in table["tile_owner"])
    agree("SA-SUPPLY-05", "stacks and players have tiles", sum(table["stack_size"]) + owned, STACK_HEIGHT * game.sides)
    found = Counter({tile: count for tile, count in enumerate(table["covered"]) if count})
    found.update(tile for tile in table["tops"] if tile >= 0)
    types = [tile for tile, face in enumerate(game.pack.tiles) for _ in range(face.copies)]
    found.update(types[copy] for copy, owner in enumerate(table["tile_owner"]) if owner)
    agree(
        "SA-SUPPLY-05",
        "the tiles by type are",
        found,
        Counter({i: tile.copies for i, tile in enumerate(game.pack.tiles)}),
    )


def _check_dice(table: dict[str, Any]) -> None:
    """SA-CARD-11: a die waits for everybody who is still to take one."""
    die = terms.FRAMES.index("die")
    waiting = Counter(frame[terms.SLOT] for frame in table["agenda"][: table["depth"] + 1] if frame[0] == die)
    agree(
        "SA-CARD-11",
        "dice wait in the slots",
        [sum(row) for row in table["dice"]],
        [waiting[slot] for slot in range(4)],
    )
