"""A Stone Age state as plain data, and back.

A position names components by their ids and leaves out what is zero or follows from the
rest, so a person can write one.  Reading checks everything: what could not stand on a table
is refused with the entry and what is allowed there.  `puzzle: true` permits what could stand
on a table but not have been played to: missing cards, short stacks, odd tools.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from eolith.kernel.entries import integer, sequence, table, wrong
from eolith.kernel.game import Game, PositionError
from eolith.kernel.position import PositionReader, head

from .. import terms
from .agenda import check_finished, read_agenda, usual_agenda, write_agenda
from .columns import CARD_SLOTS, MOST, Building, Names, names_of
from .refusals import phase

if TYPE_CHECKING:
    from ..pack import Pack
    from ..rules import StoneAge

TABLE_ENTRIES = ("round", "phase", "ending", "turn")
"""What a position has beside the fields by name: when in the round it is."""
PHASES = ("place", "act", "feed", "over")


def write_position(game: Game[Pack], state: StoneAge) -> dict[str, Any]:
    """The position of a state; `read_position` gives an equal state back."""
    fields, names, now = state.fields(), names_of(game), phase(state)
    position = head(game, lambda: _check_complete(game, state)) | {"round": state.round, "phase": now}
    if now == "over":
        position["ending"] = terms.ENDINGS[state.over]
    position |= names.table.write(game, fields)
    position["stacks"] = [{"top": stack.top or "", "tiles": stack.left} for stack in position["stacks"]]
    for seat, name in enumerate(names.seats):
        position[name] = names.seat.write(game, fields, seat)
        position[name]["buildings"] = [_write_building(game, built) for built in position[name]["buildings"]]
    if now != "over":
        position["agenda"] = write_agenda(state)
    return position


def _write_building(game: Game[Pack], built: Building) -> str | dict[str, Any]:
    """The code; with its points where these are not printed."""
    printed = game.pack.tiles[game.pack.tile(built.code)].points
    return built.code if built.points == printed else {"tile": built.code, "points": built.points}


# --- reading ----------------------------------------------------------------------------------------


def read_position(game: Game[Pack], position: Mapping[str, Any]) -> StoneAge:
    """The state of a position; PositionError, naming the entry, when it cannot stand on a table."""
    return _Reader(game, names_of(game), position, *TABLE_ENTRIES).read()


class _Reader(PositionReader):
    game: Game[Pack]
    names: Names

    def read(self) -> StoneAge:
        self.check_head()
        pack = self.game.pack
        self.cards = Counter({card.id: card.copies for card in pack.cards})
        self.owned: list[list[tuple[int, int]]] = [[] for _ in pack.tiles]
        self.tiles = Counter({tile.id: tile.copies for tile in pack.tiles})
        self.state.round = integer("round", self.data.get("round", 1), 1, self.state.round_cap or 9999)
        self.names.table.read(self, self.data)
        self._read_slots()
        self._read_stacks()
        for seat, name in enumerate(self.seats):
            self._read_seat(seat, f"{name}", self.of_seat(name, "home"))
        self._lay_out_buildings()
        self._read_deck()
        self._read_covered()
        self._read_dice()
        self._check_places()
        self._read_agenda()
        if not self.puzzle:
            _check_complete(self.game, self.state.made)
        if not self.state.over:
            self.state.resume()
        made: StoneAge = self.state.made
        return made

    def _card(self, entry: str, code: object) -> int:
        """The type of a card, which is then no longer free to lie elsewhere."""
        return self._take(entry, code, self.cards, self.game.pack.card)

    def _tile(self, entry: str, code: object) -> int:
        return self._take(entry, code, self.tiles, self.game.pack.tile)

    def _take(self, entry: str, code: object, free: Counter[str], index: Any) -> int:
        if not isinstance(code, str) or code not in free:
            raise wrong(entry, code, f"a code from {min(free)} to {max(free)}")
        if not free[code]:
            raise PositionError(f"position: {entry}: {code} is named more often than the game has it")
        free[code] -= 1
        found: int = index(code)
        return found

    def _read_slots(self) -> None:
        given = self.data.get("slots")
        if given is None:
            raise PositionError('position: slots is missing; it names four cards, slot 1 first, "" for an empty slot')
        slots = [-1] * 4
        for i, code in enumerate(sequence("slots", given, 4)):
            if code != "":
                slots[i] = self._card(f"slots {i + 1}", code)
        self.state.slots = slots

    def _read_stacks(self) -> None:
        given = self.data.get("stacks")
        if given is None:
            raise PositionError("position: stacks is missing; it has a top and a number of tiles for each player")
        tops, sizes = [-1] * 4, [0] * 4
        for i, entry in enumerate(sequence("stacks", given, self.game.sides)):
            stack = table(f"stacks {i + 1}", entry, ("top", "tiles"))
            sizes[i] = integer(f"stacks {i + 1} tiles", stack.get("tiles"), 0, 7)
            if stack.get("top", "") != "":
                tops[i] = self._tile(f"stacks {i + 1} top", stack["top"])
                if not sizes[i]:
                    raise PositionError(f"position: stacks {i + 1} has a top but no tiles")
        self.state.tops, self.state.stack_size = tops, sizes

    def _read_seat(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        self.names.seat.read(self, entry, f"{name}.", seat)
        goods = [integer(f"{name}.{word}", entry.get(word, 0), 0, MOST) for word in terms.RESOURCES]
        self.set("goods", seat, goods)
        self._read_tools(seat, name, entry)
        self._read_cards(seat, name, entry)
        self._read_buildings(seat, name, entry)
        figures = self.state.placed[seat]
        home = self.state.figures[seat] - sum(figures)
        if home < 0:
            raise PositionError(f"position: {name} has placed {sum(figures)} of {self.state.figures[seat]} figures")
        if entry.get("home", home) != home:
            raise wrong(f"{name}.home", entry["home"], f"{home}, what is not placed")
        self.set("home", seat, home)

    def _read_tools(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        given = sequence(f"{name}.tools", entry.get("tools", []))
        if len(given) > 3:
            raise wrong(f"{name}.tools", given, "at most three tiles")
        values = [integer(f"{name}.tools", value, 1, 4) for value in given]
        turned = sequence(f"{name}.turned", entry.get("turned", [False] * len(values)), len(values))
        if any(not isinstance(flag, bool) for flag in turned):
            raise wrong(f"{name}.turned", turned, "true or false for each tool")
        padded = values + [0] * (3 - len(values))
        if not self.puzzle and max(padded) - min(padded) > 1:
            raise PositionError(f"position: {name}.tools {values} cannot grow like that (SA-TOOL-08)")
        self.set("tools", seat, padded)
        self.set("turned", seat, [int(flag) for flag in turned] + [0] * (3 - len(values)))

    def _read_cards(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        piles, one_use = self.state.pile, self.state.one_use
        for code in sequence(f"{name}.pile", entry.get("pile", [])):
            piles[seat][self._card(f"{name}.pile", code)] += 1
        self.state.pile = piles
        if "extra" in entry:
            extra = self.game.pack.card(entry["extra"]) if entry["extra"] in entry.get("pile", []) else -1
            if extra < 0:
                raise wrong(f"{name}.extra", entry["extra"], "a card of the pile")
            self.set("extra", seat, extra + 1)
        for code in sequence(f"{name}.open", entry.get("open", [])):
            card = self.game.pack.cards[self._card(f"{name}.open", code)]
            if card.effect == "one-use tool":
                one_use[seat][self.names.one_use_tools.index(card.id)] = 1
            elif card.effect == "two resources":
                self.set("choice", seat, 1)
            else:
                raise wrong(f"{name}.open", code, "cards with a one-use effect")
        self.state.one_use = one_use

    def _read_buildings(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        for given in sequence(f"{name}.buildings", entry.get("buildings", [])):
            entry_of = table(f"{name}.buildings", given, ("tile", "points")) if isinstance(given, Mapping) else None
            code = given if entry_of is None else entry_of.get("tile")
            tile = self._tile(f"{name}.buildings", code)
            scored = self.game.pack.tiles[tile].points if entry_of is None else entry_of.get("points")
            self.owned[tile].append((seat + 1, integer(f"{name}.buildings {code}", scored, 0, 42)))

    def _lay_out_buildings(self) -> None:
        """Equal tiles lie sorted by owner and points, as the rules keep them."""
        copies: list[tuple[int, int]] = []
        for tile, owned in zip(self.game.pack.tiles, self.owned, strict=True):
            copies += sorted(owned) + [(0, 0)] * (tile.copies - len(owned))
        self.state.tile_owner = [owner for owner, _ in copies]
        self.state.tile_points = [points for _, points in copies]

    def _read_deck(self) -> None:
        given = self.data.get("deck")
        deck = [0] * terms.CARD_TYPES
        for code in list(self.cards.elements()) if given is None else sequence("deck", given):
            deck[self._card("deck", code)] += 1
        self.state.deck, self.state.deck_size = deck, sum(deck)

    def _read_covered(self) -> None:
        given = self.data.get("covered")
        covered = [0] * terms.TILE_TYPES
        for code in list(self.tiles.elements()) if given is None else sequence("covered", given):
            covered[self._tile("covered", code)] += 1
        self.state.covered = covered
        below = sum(self.state.stack_size) - sum(top >= 0 for top in self.state.tops)
        if sum(covered) < below:
            raise PositionError(f"position: covered names {sum(covered)} tiles, but {below} lie below tops of stacks")

    def _read_dice(self) -> None:
        given = table("dice", self.data.get("dice", {}), CARD_SLOTS)
        dice = [[0] * 6 for _ in range(4)]
        for slot, faces in given.items():
            for face in sequence(f"dice.{slot}", faces):
                dice[CARD_SLOTS.index(slot)][integer(f"dice.{slot}", face, 1, 6) - 1] += 1
        self.state.dice = dice

    def _check_places(self) -> None:
        """SA-PLACE-08 to -21, SA-PLAYERS-02 to -06: what the rings and the player limits allow."""
        players, placed = self.game.sides, self.state.placed
        self.state.standing = [sum(column) for column in zip(*placed, strict=True)]
        for place, name in enumerate(terms.PLACES):
            there = [placed[seat][place] for seat in range(players) if placed[seat][place]]
            gathering = terms.FOREST <= place <= terms.RIVER
            if place == terms.HUT and there not in ([], [2]):
                raise PositionError(f"position: {there} figures stand on the hut; it takes two of one (SA-PLACE-11)")
            if place != terms.HUNTING and sum(there) > terms.RINGS[place]:
                rings = terms.RINGS[place]
                raise PositionError(f"position: {sum(there)} figures on the {rings} rings of {name} (SA-PLACE-08)")
            if gathering and players < 4 and len(there) >= players:
                raise PositionError(f"position: all {players} players stand on {name}; one too many (SA-PLAYERS-01)")
            if there and place >= terms.BUILDING1 + players:
                raise PositionError(f"position: figures stand on {name}, but there are {players} stacks (SA-SETUP-09)")
        taken = sum(any(placed[seat][place] for seat in range(players)) for place in range(3))
        if players < 4 and taken == 3:
            raise PositionError("position: all three village places are taken (SA-PLAYERS-02)")

    def _read_agenda(self) -> None:
        now = self.data.get("phase", "place")
        if "agenda" in self.data:
            frames = read_agenda(self.game, self.state.made, self.data["agenda"])
        elif now == "over":
            ending = self.data.get("ending")
            if ending not in terms.ENDINGS[1:]:
                raise wrong("ending", ending, ", ".join(terms.ENDINGS[1:]))
            self.state.over = terms.ENDINGS.index(ending)
            check_finished(self.game, self.state.made)
            frames = []
        elif now in PHASES:
            turn = self.seat("turn", self.data.get("turn", self.seats[self.state.first]))
            frames = usual_agenda(self.game, self.state.made, now, turn)
        else:
            raise wrong("phase", now, ", ".join(PHASES))
        self.set_agenda(frames)
        if "phase" in self.data and now != phase(self.state.made):
            raise wrong("phase", now, f"{phase(self.state.made)}, as the agenda says")


def _check_complete(game: Game[Pack], state: StoneAge) -> None:
    """SA-SUPPLY-04, SA-SUPPLY-05: every card and every tile of the stacks in play is somewhere."""
    cards = sum(card >= 0 for card in state.slots) + state.deck_size
    cards += sum(map(sum, state.pile)) + sum(map(sum, state.one_use)) + sum(state.choice)
    total = sum(card.copies for card in game.pack.cards)
    if cards != total:
        raise PositionError(f"position: {cards} of {total} cards are accounted for (a puzzle may leave some out)")
    tiles = sum(state.stack_size) + sum(owner > 0 for owner in state.tile_owner)
    if tiles != 7 * game.sides:
        due = 7 * game.sides
        raise PositionError(
            f"position: stacks and buildings hold {tiles} tiles, {due} are in play (a puzzle may leave some out)"
        )
    tools = [(max(row), min(row)) for row in state.tools[: game.sides]]
    if any(most - least > 1 for most, least in tools):
        raise PositionError("position: tools cannot grow like that (SA-TOOL-08)")
    if phase(state) == "place" and -1 in state.slots:
        raise PositionError("position: slots: every slot holds a card while figures are placed (SA-ROUND-05)")
    used_up = 0 in state.stack_size[: game.sides]
    if used_up and phase(state) in ("setup", "place"):
        raise PositionError("position: stacks: the game ends with the round that uses one up (SA-END-04)")
    if state.over and used_up != (terms.ENDINGS[state.over] == "buildings"):
        raise PositionError(
            "position: ending: a game ends by buildings if a stack is used up, and only then (SA-END-04)"
        )
    drawer = next(i for i, card in enumerate(game.pack.cards) if card.effect == "extra card")
    for seat, name in enumerate(terms.SEATS[: game.sides]):
        if state.extra[seat] and not state.pile[seat][drawer]:
            code = game.pack.cards[drawer].id
            raise PositionError(f"position: {name}.extra: only the owner of {code} drew a card (SA-CARD-23)")
    tops = sum(top >= 0 for top in state.tops)
    if sum(state.covered) + tops + sum(owner > 0 for owner in state.tile_owner) != terms.TILE_TYPES:
        raise PositionError("position: covered must name every tile that nobody has seen (a puzzle may leave some out)")
