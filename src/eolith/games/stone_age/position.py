"""A Stone Age state as plain data, and back.

A position names components by their ids and leaves out what is zero or follows from the
rest, so a person can write one.  Reading checks everything: what could not stand on a table
is refused with the entry and what is allowed there.  `puzzle: true` permits what could stand
on a table but not have been played to: missing cards, short stacks, odd tools.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from eolith.kernel.game import PositionError

from . import board
from .commands import phase

if TYPE_CHECKING:
    from .game import StoneAgeGame
    from .rules import StoneAge

NUMBERS = {"food": (0, 9999, 0), "figures": (5, 10, 5), "agriculture": (0, 10, 0), "score": (-9999, 9999, 0),
           "hungry": (0, 999, 0)}  # fmt: skip
"""Least, most and default of a seat's plain numbers; resources are 0 to 999."""
SEAT_ENTRIES = {*NUMBERS, *board.RESOURCES, "tools", "turned", "pile", "extra", "open", "buildings", "placed", "home"}
ENTRIES = {"game", "players", "options", "puzzle", "round", "phase", "ending", "first", "turn", "slots", "deck",
           "stacks", "covered", "dice", "agenda"}  # fmt: skip
PHASES = ("place", "act", "feed", "over")
PURPOSES = ("card", "building", "food")

# --- frames of the agenda as data: (name, slot of the frame, kind of value) -------------------------

SLOT_NAMES: dict[str, tuple[tuple[str, int, str], ...]] = {
    "deal_card": (("slot", 2, "slot"),),
    "draw_extra": (("owner", 3, "seat"),),
    "reveal_tile": (("stack", 2, "stack"),),
    "roll": (("place", 2, "place"), ("owner", 3, "seat"), ("dice", 4, "1-10"), ("by_card", 5, "0-1")),
    "roll_for_all": (("slot", 2, "slot"), ("owner", 3, "seat")),
    "act": (("place", 2, "place+1"),),
    "tools": (("place", 2, "place"), ("total", 3, "1-99"), ("last", 4, "0-6")),
    "pay": (("purpose", 2, "purpose"), ("target", 3, "0-3"), ("units", 4, "1-10"), ("kinds", 5, "-1-4"),
            ("last", 6, "0-4"), ("value", 7, "0-99")),
    "buy": (("stack", 2, "stack"),),
    "die": (("slot", 2, "slot"),),
    "take": (("left", 3, "1-2"), ("last", 4, "0-3")),
}  # fmt: skip
WORDS = {
    "slot": {f"card{i + 1}": i for i in range(4)},
    "stack": {f"building{i + 1}": i for i in range(4)},
    "place": {name: i for i, name in enumerate(board.PLACES)},
    "place+1": {"": 0, **{name: i + 1 for i, name in enumerate(board.PLACES)}},
    "purpose": {name: i + 1 for i, name in enumerate(PURPOSES)},
    "seat": {name: i for i, name in enumerate(board.SEATS)},
}


def write_position(game: StoneAgeGame, state: StoneAge) -> dict[str, Any]:
    """The position of a state; `read_position` gives an equal state back."""
    pack = game.pack
    now = phase(state)
    position: dict[str, Any] = {"game": game.name, "players": game.players}
    if game.changed_options():
        position["options"] = game.changed_options()
    if not _is_complete(game, state):
        position["puzzle"] = True
    position |= {"round": state.round, "phase": now}
    if now == "over":
        position["ending"] = board.ENDINGS[state.over]
    position["first"] = board.SEATS[state.first]
    position["slots"] = ["" if card < 0 else pack.cards[card].id for card in state.slots]
    position["deck"] = _codes(pack.cards, state.deck)
    position["stacks"] = [
        {"top": "" if state.tops[i] < 0 else pack.tiles[state.tops[i]].id, "tiles": state.stack_size[i]}
        for i in range(game.players)
    ]
    position["covered"] = _codes(pack.tiles, state.covered)
    dice = {f"card{i + 1}": _faces(row) for i, row in enumerate(state.dice) if any(row)}
    if dice:
        position["dice"] = dice
    for seat in range(game.players):
        position[board.SEATS[seat]] = _write_seat(game, state, seat)
    if now != "over":
        position["agenda"] = [_write_frame(frame) for frame in reversed(state.agenda[: state.depth + 1])]
    return position


def _write_seat(game: StoneAgeGame, state: StoneAge, seat: int) -> dict[str, Any]:
    pack = game.pack
    entry: dict[str, Any] = {"food": state.food[seat]}
    entry |= {name: state.goods[seat][kind] for kind, name in enumerate(board.RESOURCES)}
    entry |= {name: getattr(state, name)[seat] for name in ("figures", "agriculture", "score", "hungry")}
    tools = [value for value in state.tools[seat] if value]
    entry["tools"] = tools
    entry["turned"] = [bool(turned) for turned in state.turned[seat][: len(tools)]]
    entry["pile"] = _codes(pack.cards, state.pile[seat])
    if state.extra[seat]:
        entry["extra"] = pack.cards[state.extra[seat] - 1].id
    entry["open"] = _open_cards(game, state, seat)
    entry["buildings"] = _write_buildings(game, state, seat)
    entry["placed"] = {name: state.placed[seat][i] for i, name in enumerate(board.PLACES) if state.placed[seat][i]}
    return entry


def _write_buildings(game: StoneAgeGame, state: StoneAge, seat: int) -> list[str | dict[str, Any]]:
    """Codes; with their points where these are not printed."""
    found: list[str | dict[str, Any]] = []
    for code, points in owned_tiles(game, state, seat):
        printed = game.pack.tiles[game.pack.tile(code)].points
        found.append(code if points == printed else {"tile": code, "points": points})
    return found


def owned_tiles(game: StoneAgeGame, state: StoneAge, seat: int) -> list[tuple[str, int]]:
    """(code, points scored) of every building of a seat."""
    codes = [tile.id for tile in game.pack.tiles for _ in range(tile.copies)]
    return [(codes[i], state.tile_points[i]) for i in range(board.TILE_TYPES) if state.tile_owner[i] == seat + 1]


def _open_cards(game: StoneAgeGame, state: StoneAge, seat: int) -> list[str]:
    tools = [card.id for card in game.pack.cards if card.effect == "one-use tool"]
    choice = next(card.id for card in game.pack.cards if card.effect == "two resources")
    return [code for code, own in zip(tools, state.one_use[seat], strict=True) if own] + [choice] * state.choice[seat]


def _write_frame(frame: list[int]) -> dict[str, Any]:
    kind = board.FRAMES[frame[0]]
    entry: dict[str, Any] = {"decision": kind}
    if frame[1] != board.CHANCE:
        entry["seat"] = board.SEATS[frame[1]]
    for name, slot, value in SLOT_NAMES.get(kind, ()):
        if value in WORDS:
            entry[name] = next(word for word, number in WORDS[value].items() if number == frame[slot])
        else:
            entry[name] = frame[slot]
    return entry


def _codes(records: tuple[Any, ...], counts: list[int]) -> list[str]:
    return [record.id for record, count in zip(records, counts, strict=False) for _ in range(count)]


def _faces(row: list[int]) -> list[int]:
    return [face for face, count in enumerate(row, 1) for _ in range(count)]


def _is_complete(game: StoneAgeGame, state: StoneAge) -> bool:
    """SA-SUPPLY-04, -05: is every card and every tile of the stacks accounted for?"""
    try:
        _check_complete(game, state)
    except PositionError:
        return False
    return True


# --- reading ----------------------------------------------------------------------------------------


def read_position(game: StoneAgeGame, position: Mapping[str, Any]) -> StoneAge:
    """The state of a position; PositionError, naming the entry, when it cannot stand on a table."""
    return _Reader(game, position).read()


def _wrong(entry: str, value: object, allowed: str) -> PositionError:
    return PositionError(f"position: {entry} is {value!r}; allowed: {allowed}")


def _integer(entry: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _wrong(entry, value, f"{least} to {most}")
    return value


def _list(entry: str, value: object, length: int | None = None) -> list[Any]:
    if not isinstance(value, list | tuple) or length is not None and len(value) != length:
        raise _wrong(entry, value, "a list" if length is None else f"a list of {length}")
    return list(value)


def _table(entry: str, value: object, names: Iterable[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _wrong(entry, value, "a table of entries")
    allowed = list(names)
    for name in value:
        if name not in allowed:
            raise PositionError(f"position: {entry} has no entry {name!r}; allowed: {', '.join(sorted(allowed))}")
    return value


class _Reader:
    """Fills one blank state from one position, checking every entry."""

    def __init__(self, game: StoneAgeGame, position: Mapping[str, Any]) -> None:
        seats = board.SEATS[: game.players]
        self.game = game
        self.data = _table("the position", position, {*ENTRIES, *seats})
        self.state = game.blank()
        self.seats = seats
        puzzle = self.data.get("puzzle", False)
        if not isinstance(puzzle, bool):
            raise _wrong("puzzle", puzzle, "true or false")
        self.puzzle = puzzle
        self.cards = Counter({card.id: card.copies for card in game.pack.cards})
        self.owned: list[list[tuple[int, int]]] = [[] for _ in game.pack.tiles]
        self.tiles = Counter({tile.id: tile.copies for tile in game.pack.tiles})

    def read(self) -> StoneAge:
        self._check_game()
        self.state.round = _integer("round", self.data.get("round", 1), 1, 9999)
        self.state.first = self._seat("first", self.data.get("first", "A"))
        self._read_slots()
        self._read_stacks()
        for seat, name in enumerate(self.seats):
            self._read_seat(seat, f"{name}", _table(name, self.data.get(name, {}), SEAT_ENTRIES))
        self._lay_out_buildings()
        self._read_deck()
        self._read_covered()
        self._read_dice()
        self._check_places()
        self._read_agenda()
        if not self.puzzle:
            _check_complete(self.game, self.state)
        if not self.state.over:
            self.state.resume()
        return self.state

    def _check_game(self) -> None:
        if self.data.get("game", self.game.name) != self.game.name:
            raise _wrong("game", self.data["game"], self.game.name)
        if self.data.get("players", self.game.players) != self.game.players:
            raise _wrong("players", self.data["players"], f"{self.game.players}, as many as this game has")
        options = self.data.get("options", self.game.changed_options())
        if options != self.game.changed_options():
            raise _wrong("options", options, f"{self.game.changed_options()}, as this game has")

    def _seat(self, entry: str, value: object) -> int:
        if not isinstance(value, str) or len(value) != 1 or value not in self.seats:
            raise _wrong(entry, value, ", ".join(self.seats))
        return self.seats.index(value)

    def _card(self, entry: str, code: object) -> int:
        """The type of a card, which is then no longer free to lie elsewhere."""
        return self._take(entry, code, self.cards, self.game.pack.card)

    def _tile(self, entry: str, code: object) -> int:
        return self._take(entry, code, self.tiles, self.game.pack.tile)

    def _take(self, entry: str, code: object, free: Counter[str], index: Any) -> int:
        if not isinstance(code, str) or code not in free:
            raise _wrong(entry, code, f"a code from {min(free)} to {max(free)}")
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
        for i, code in enumerate(_list("slots", given, 4)):
            if code != "":
                slots[i] = self._card(f"slots {i + 1}", code)
        self.state.slots = slots

    def _read_stacks(self) -> None:
        given = self.data.get("stacks")
        if given is None:
            raise PositionError("position: stacks is missing; it has a top and a number of tiles for each player")
        tops, sizes = [-1] * 4, [0] * 4
        for i, entry in enumerate(_list("stacks", given, self.game.players)):
            stack = _table(f"stacks {i + 1}", entry, ("top", "tiles"))
            sizes[i] = _integer(f"stacks {i + 1} tiles", stack.get("tiles"), 0, 7)
            if stack.get("top", "") != "":
                tops[i] = self._tile(f"stacks {i + 1} top", stack["top"])
                if not sizes[i]:
                    raise PositionError(f"position: stacks {i + 1} has a top but no tiles")
        self.state.tops, self.state.stack_size = tops, sizes

    def _read_seat(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        for column, (least, most, default) in NUMBERS.items():
            self._set(column, seat, _integer(f"{name}.{column}", entry.get(column, default), least, most))
        goods = self.state.goods
        goods[seat] = [_integer(f"{name}.{word}", entry.get(word, 0), 0, 999) for word in board.RESOURCES]
        self.state.goods = goods
        self._read_tools(seat, name, entry)
        self._read_cards(seat, name, entry)
        self._read_buildings(seat, name, entry)
        placed = _table(f"{name}.placed", entry.get("placed", {}), board.PLACES)
        rows = self.state.placed
        rows[seat] = [_integer(f"{name}.placed.{place}", placed.get(place, 0), 0, 10) for place in board.PLACES]
        self.state.placed = rows
        home = self.state.figures[seat] - sum(rows[seat])
        if home < 0:
            raise PositionError(f"position: {name} has placed {sum(rows[seat])} of {self.state.figures[seat]} figures")
        if entry.get("home", home) != home:
            raise _wrong(f"{name}.home", entry["home"], f"{home}, what is not placed")
        self._set("home", seat, home)

    def _set(self, column: str, seat: int, value: int) -> None:
        row = getattr(self.state, column)
        row[seat] = value
        setattr(self.state, column, row)

    def _read_tools(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        given = _list(f"{name}.tools", entry.get("tools", []))
        if len(given) > 3:
            raise _wrong(f"{name}.tools", given, "at most three tiles")
        values = [_integer(f"{name}.tools", value, 1, 4) for value in given]
        turned = _list(f"{name}.turned", entry.get("turned", [False] * len(values)), len(values))
        if any(not isinstance(flag, bool) for flag in turned):
            raise _wrong(f"{name}.turned", turned, "true or false for each tool")
        padded = values + [0] * (3 - len(values))
        if not self.puzzle and max(padded) - min(padded) > 1:
            raise PositionError(f"position: {name}.tools {values} cannot grow like that (SA-TOOL-08)")
        tools, flags = self.state.tools, self.state.turned
        tools[seat] = padded
        flags[seat] = [int(flag) for flag in turned] + [0] * (3 - len(values))
        self.state.tools, self.state.turned = tools, flags

    def _read_cards(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        piles, one_use = self.state.pile, self.state.one_use
        for code in _list(f"{name}.pile", entry.get("pile", [])):
            piles[seat][self._card(f"{name}.pile", code)] += 1
        self.state.pile = piles
        if "extra" in entry:
            extra = self.game.pack.card(entry["extra"]) if entry["extra"] in entry.get("pile", []) else -1
            if extra < 0:
                raise _wrong(f"{name}.extra", entry["extra"], "a card of the pile")
            self._set("extra", seat, extra + 1)
        tools = [card.id for card in self.game.pack.cards if card.effect == "one-use tool"]
        for code in _list(f"{name}.open", entry.get("open", [])):
            card = self.game.pack.cards[self._card(f"{name}.open", code)]
            if card.effect == "one-use tool":
                one_use[seat][tools.index(card.id)] = 1
            elif card.effect == "two resources":
                self._set("choice", seat, 1)
            else:
                raise _wrong(f"{name}.open", code, "cards with a one-use effect")
        self.state.one_use = one_use

    def _read_buildings(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        for given in _list(f"{name}.buildings", entry.get("buildings", [])):
            code = _table(f"{name}.buildings", given, ("tile", "points")).get("tile") if isinstance(given, Mapping) else given
            tile = self._tile(f"{name}.buildings", code)
            printed = self.game.pack.tiles[tile].points
            scored = given.get("points") if isinstance(given, Mapping) else printed
            self.owned[tile].append((seat + 1, _integer(f"{name}.buildings {code}", scored, 0, 42)))

    def _lay_out_buildings(self) -> None:
        """Equal tiles lie sorted by owner and points, as the rules keep them."""
        copies: list[tuple[int, int]] = []
        for tile, owned in zip(self.game.pack.tiles, self.owned, strict=True):
            copies += sorted(owned) + [(0, 0)] * (tile.copies - len(owned))
        self.state.tile_owner = [owner for owner, _ in copies]
        self.state.tile_points = [points for _, points in copies]

    def _read_deck(self) -> None:
        given = self.data.get("deck")
        deck = [0] * board.CARD_TYPES
        for code in list(self.cards.elements()) if given is None else _list("deck", given):
            deck[self._card("deck", code)] += 1
        self.state.deck, self.state.deck_size = deck, sum(deck)

    def _read_covered(self) -> None:
        given = self.data.get("covered")
        covered = [0] * board.TILE_TYPES
        for code in list(self.tiles.elements()) if given is None else _list("covered", given):
            covered[self._tile("covered", code)] += 1
        self.state.covered = covered
        below = sum(self.state.stack_size) - sum(top >= 0 for top in self.state.tops)
        if sum(covered) < below:
            raise PositionError(f"position: covered names {sum(covered)} tiles, but {below} lie below the tops of the stacks")

    def _read_dice(self) -> None:
        given = _table("dice", self.data.get("dice", {}), WORDS["slot"])
        dice = [[0] * 6 for _ in range(4)]
        for slot, faces in given.items():
            for face in _list(f"dice.{slot}", faces):
                dice[WORDS["slot"][slot]][_integer(f"dice.{slot}", face, 1, 6) - 1] += 1
        self.state.dice = dice

    def _check_places(self) -> None:
        """SA-PLACE-08 to -21, SA-PLAYERS-02 to -06: what the rings and the player limits allow."""
        players, placed = self.game.players, self.state.placed
        for place, name in enumerate(board.PLACES):
            there = [placed[seat][place] for seat in range(players) if placed[seat][place]]
            gathering = board.FOREST <= place <= board.RIVER
            if place == board.HUT and there not in ([], [2]):
                raise PositionError(f"position: {there} figures stand on the hut; it takes two of one player (SA-PLACE-11)")
            if place != board.HUNTING and sum(there) > board.RINGS[place]:
                raise PositionError(f"position: {sum(there)} figures stand on {name}, which has {board.RINGS[place]} rings (SA-PLACE-08)")
            if gathering and players < 4 and len(there) >= players:
                raise PositionError(f"position: {len(there)} players stand on {name}, too many for {players} players (SA-PLAYERS-01)")
            if there and place >= board.BUILDING1 + players:
                raise PositionError(f"position: figures stand on {name}, but there are {players} stacks (SA-SETUP-09)")
        taken = sum(any(placed[seat][place] for seat in range(players)) for place in range(3))
        if players < 4 and taken == 3:
            raise PositionError("position: all three village places are taken (SA-PLAYERS-02)")

    # --- the agenda ---

    def _read_agenda(self) -> None:
        if "agenda" in self.data:
            frames = [self._frame(i, entry) for i, entry in enumerate(_list("agenda", self.data["agenda"]), 1)][::-1]
            self._check_agenda(frames)
        else:
            frames = self._usual_agenda()
        if len(frames) > 31:
            raise PositionError("position: the agenda has too many entries")
        self.state.agenda = [*frames, *[[0] * 8 for _ in range(32 - len(frames))]]
        self.state.depth = len(frames) - 1

    def _usual_agenda(self) -> list[list[int]]:
        """What is still to be done, bottom first, when a phase is at the turn of a seat and nothing is half done."""
        now = self.data.get("phase", "place")
        if now not in PHASES:
            raise _wrong("phase", now, ", ".join(PHASES))
        if now == "over":
            ending = self.data.get("ending")
            if ending not in board.ENDINGS[1:]:
                raise _wrong("ending", ending, ", ".join(board.ENDINGS[1:]))
            self.state.over = board.ENDINGS.index(ending)
            return []
        turn = self._seat("turn", self.data.get("turn", self.seats[self.state.first]))
        order = [(self.state.first + i) % self.game.players for i in range(self.game.players)]
        left = order[order.index(turn) :]
        feeding = left if now == "feed" else order
        acting = {"place": order, "act": left, "feed": []}[now]
        frames = [_new_frame("end_round", board.CHANCE)]
        frames += [_new_frame("feed", seat) for seat in reversed(feeding)]
        frames += [_new_frame("act", seat) for seat in reversed(acting)]
        if now == "place":
            frames.append(_new_frame("place", turn))
        self._check_skeleton(frames)
        return frames

    def _frame(self, number: int, entry: object) -> list[int]:
        kind = entry.get("decision") if isinstance(entry, Mapping) else None
        if kind not in board.FRAMES:
            raise _wrong(f"agenda {number} decision", kind, ", ".join(board.FRAMES))
        names = SLOT_NAMES.get(kind, ())
        values = _table(f"agenda {number}", entry, ("decision", "seat", *(name for name, _, _ in names)))
        by_chance = kind in ("first_seat", "deal_card", "draw_extra", "reveal_tile", "roll", "roll_for_all", "end_round", "start_round")
        if by_chance and "seat" in values:
            raise PositionError(f"position: agenda {number}: {kind} belongs to no seat")
        seat = board.CHANCE if by_chance else self._seat(f"agenda {number} seat", values.get("seat"))
        frame = _new_frame(kind, seat)
        for name, slot, value in names:
            label = f"agenda {number} {name}"
            if value in WORDS:
                word = values.get(name, "" if value == "place+1" else None)
                if not isinstance(word, str) or word not in WORDS[value]:
                    raise _wrong(label, word, ", ".join(WORDS[value]))
                frame[slot] = WORDS[value][word]
            else:
                least, _, most = value.rpartition("-")
                frame[slot] = _integer(label, values.get(name), int(least), int(most))
        return frame

    def _check_agenda(self, frames: list[list[int]]) -> None:
        """What lies on an agenda can only lie in the order that the round puts it there."""
        kinds = [board.FRAMES[frame[0]] for frame in frames]
        if kinds[:1] == ["start_round"]:
            if any(kind not in ("deal_card", "reveal_tile", "first_seat") for kind in kinds[1:]):
                raise PositionError("position: agenda: only faces are turned up before a round starts")
        else:
            self._check_skeleton([frame for frame, kind in zip(frames, kinds, strict=True) if kind in ("end_round", "feed", "act", "place")])
            prompts = [i for i, kind in enumerate(kinds) if kind not in ("end_round", "feed", "act", "place", "die")]
            if any(kinds[i] in ("end_round", "feed", "act", "place") for start in prompts[:1] for i in range(start, len(kinds))):
                raise PositionError("position: agenda: a pending decision lies below the turns of the round")
            if "place" in kinds and kinds[-1] != "place":
                raise PositionError("position: agenda: nothing can be pending while figures are placed")
        for number, frame in enumerate(frames):
            self._check_frame(kinds[number], frame)
        waiting = Counter(frame[2] for frame, kind in zip(frames, kinds, strict=True) if kind == "die")
        for slot, row in enumerate(self.state.dice):
            if sum(row) != waiting[slot]:
                raise PositionError(f"position: {waiting[slot]} players wait for the {sum(row)} dice of card{slot + 1}")

    def _check_skeleton(self, frames: list[list[int]]) -> None:
        order = [(self.state.first + i) % self.game.players for i in range(self.game.players)]
        by_kind = {kind: [frame[1] for frame in frames if board.FRAMES[frame[0]] == kind] for kind in ("end_round", "feed", "act", "place")}
        flat = [seat for kind in by_kind for seat in by_kind[kind]]
        feeding, acting, placing = by_kind["feed"], by_kind["act"], by_kind["place"]
        right = (
            len(by_kind["end_round"]) == 1
            and flat == [frame[1] for frame in frames]
            and feeding == order[::-1][: len(feeding)]
            and acting == order[::-1][: len(acting)]
            and (not acting or len(feeding) == self.game.players)
            and (not placing or len(placing) == 1 and len(acting) == self.game.players)
        )
        if not right:
            raise PositionError("position: agenda: the turns of the round are not in their order from the first player")
        for seat in range(self.game.players):
            if seat not in acting and any(self.state.placed[seat]):
                raise PositionError(f"position: {board.SEATS[seat]} has acted, so all its figures are home (SA-ACT-06)")
        if placing and not self.puzzle and -1 in self.state.slots:
            raise PositionError("position: slots: every slot holds a card while figures are placed (SA-ROUND-05)")

    def _check_frame(self, kind: str, frame: list[int]) -> None:
        """What a pending decision is about must be on the table."""
        state = self.state
        problem = ""
        if kind == "deal_card" and state.slots[frame[2]] >= 0:
            problem = "the slot is not empty"
        elif kind in ("deal_card", "draw_extra") and not state.deck_size:
            problem = "the deck is empty"
        elif kind in ("reveal_tile", "buy") and frame[2] >= self.game.players:
            problem = "there is no such stack"
        elif kind == "reveal_tile" and (state.tops[frame[2]] >= 0 or not state.stack_size[frame[2]]):
            problem = "the stack has nothing to turn up"
        elif kind in ("draw_extra", "roll", "roll_for_all") and frame[3] >= self.game.players:
            problem = "there is no such seat"
        elif kind in ("roll", "tools") and not board.HUNTING <= frame[2] <= board.RIVER:
            problem = "nobody rolls there"
        elif kind == "raise" and len({flag for flag, value in self._lowest(frame[1])}) < 2:
            problem = "there is nothing to choose"
        elif kind == "buy" and (state.tops[frame[2]] < 0 or self.game.pack.tiles[state.tops[frame[2]]].units):
            problem = "there is no building with a listed price"
        elif kind == "pay":
            problem = self._payment_problem(frame)
        if problem:
            raise PositionError(f"position: agenda: {kind}: {problem}")

    def _lowest(self, seat: int) -> list[tuple[int, int]]:
        tools = self.state.tools[seat]
        return [(self.state.turned[seat][i], value) for i, value in enumerate(tools) if value == min(tools) and value]

    def _payment_problem(self, frame: list[int]) -> str:
        purpose, target, units, kinds, last = PURPOSES[frame[2] - 1], *frame[3:7]
        if purpose == "card" and (self.state.slots[target] < 0 or kinds != -1 or units > target + 1):
            return "the slot does not ask that"
        if purpose == "food" and kinds != -1:
            return "food may be replaced by any kinds"
        if purpose == "building":
            tile = self.game.pack.tiles[self.state.tops[target]] if self.state.tops[target] >= 0 else None
            if tile is None or not tile.units or units > tile.units or kinds > tile.kinds or (kinds < 0) != (tile.kinds < 0):
                return "the building does not ask that"
        if last == 0:
            return ""
        owed = units if purpose != "building" or kinds >= 0 else 1
        goods = self.state.goods[frame[1]]
        better = goods[last:] if kinds < 0 else sorted(goods[last:], reverse=True)[:kinds]
        if goods[last - 1] + sum(better) < owed or kinds > owed or kinds > sum(own > 0 for own in goods[last:]):
            return "what was begun cannot be completed"
        return ""


def _new_frame(kind: str, seat: int) -> list[int]:
    return [board.FRAMES.index(kind), seat, 0, 0, 0, 0, 0, 0]


def _check_complete(game: StoneAgeGame, state: StoneAge) -> None:
    """SA-SUPPLY-04, SA-SUPPLY-05: every card and every tile of the stacks in play is somewhere."""
    cards = sum(card >= 0 for card in state.slots) + state.deck_size
    cards += sum(map(sum, state.pile)) + sum(map(sum, state.one_use)) + sum(state.choice)
    total = sum(card.copies for card in game.pack.cards)
    if cards != total:
        raise PositionError(f"position: {cards} of {total} cards are accounted for (a puzzle may leave some out)")
    tiles = sum(state.stack_size) + sum(owner > 0 for owner in state.tile_owner)
    if tiles != 7 * game.players:
        raise PositionError(
            f"position: stacks and buildings hold {tiles} tiles, {7 * game.players} are in play (a puzzle may leave some out)"
        )
    tools = [(max(row), min(row)) for row in state.tools[: game.players]]
    if any(most - least > 1 for most, least in tools):
        raise PositionError("position: tools cannot grow like that (SA-TOOL-08)")
    tops = sum(top >= 0 for top in state.tops)
    if sum(state.covered) + tops + sum(owner > 0 for owner in state.tile_owner) != board.TILE_TYPES:
        raise PositionError("position: covered must name every tile that nobody has seen (a puzzle may leave some out)")
