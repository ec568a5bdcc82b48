"""An Endless Winter state as plain data, and back.

A position names components by their ids and leaves out what is zero or follows from the rest, so a
person can write one.  Reading checks every entry; `puzzle: true` permits what could stand on a table
but not have been played to, such as missing cards.  What nobody names lies where it began: tribe
cards in the supply, animals in their deck, culture cards in theirs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.entries import choice, integer, numbers, sequence, table, wrong
from eolith.kernel.game import Game, PositionError
from eolith.kernel.named import counts
from eolith.kernel.observation import seat_name
from eolith.kernel.position import PositionReader, head

from .. import layout, terms
from ..pack.field import field_of
from .actions import clause_name
from .agenda import check_agenda
from .supply import check_supply

if TYPE_CHECKING:
    from ..pack import Pack
    from ..rules import EndlessWinter

DEPTH, SLOTS = 32, 8
PLACES = (*terms.COLUMNS, "rest")
CHIEF_PLACES = ("home", *PLACES, "out")
"""By the value of `chief_at`."""
ZONES = {"hand": "hand", "deck": "deck", "discard": "discards", "played": "played", "pile": "pile",
         "buried": "buried"}  # fmt: skip
"""The field that holds each zone of a seat's cards."""
SEAT_NUMBERS = {"score": 9999, "food": 10, "tools": 5, "megaliths": 10, "offering": 10, "honor": 10, "honor_place": 3}
"""The plain numbers of a seat and the most that they can be."""
SEAT_ENTRIES = (
    *SEAT_NUMBERS, *ZONES, "chief", "side", "setup_card", "discard_top", "chief_at", "tribe", "camps", "unused", "used",
    "stones",
)  # fmt: skip
TURN_ENTRIES = ("stage", "column", "chief", "cultures", "labor", "taken", "locked")
ENTRIES = (
    "game", "players", "options", "puzzle", "round", "phase", "over", "turns_done", "order", "bottoms", "turn",
    "ready", "supply", "open_culture", "gone_culture", "ground", "animal_deck", "stones", "terrain", "box", "chosen",
    "tokens", "villages", "boards", "megaliths", "rest", "drafts", "sides_open", "agenda",
)  # fmt: skip
REST_ENTRIES = ("unseen", "under", "open", "held", "given")
DRAFT_ENTRIES = ("chiefs", "setup_cards")
MOST_OF_A_KIND = 99
"""A number of cards, animals or uses that a puzzle can name; all cards of a seat together are MOST_CARDS."""
MOST_CARDS = 200


def write_position(game: Game[Pack], state: EndlessWinter) -> dict[str, Any]:
    """The position of a state; `read_position` gives an equal state back."""
    return _Writer(game, state.fields()).write()


def read_position(game: Game[Pack], position: Mapping[str, Any]) -> EndlessWinter:
    """The state of a position; PositionError, naming the entry, when it cannot stand on a table."""
    return _Reader(game, position).read()


class Names:
    """The ids of a game's components by their numbers."""

    def __init__(self, game: Game[Pack]) -> None:
        pack = game.pack
        self.seats = terms.SEATS[: game.players]
        self.cards = _ids(pack.cards)
        self.culture = self.cards[terms.FIRST_CULTURE :]
        self.tribe = terms.TRIBE_CARDS
        self.chiefs = _ids(pack.chiefs)
        self.setup_cards = _ids(pack.setup_cards)
        self.species = _ids(pack.animals)
        self.stones = _ids(pack.stones)
        self.terrains = _ids(pack.terrains)
        self.glacier_tokens = _ids(pack.glacier_tokens)
        self.rest_tokens = _ids(pack.rest_tokens)
        self.boards = _ids(pack.megalith_boards)
        self.clauses = tuple(clause_name(clause) for clause in pack.clauses)
        self.sites = tuple(site.name for site in field_of(game).sites)


@lru_cache(maxsize=64)
def names_of(game: Game[Pack]) -> Names:
    """The ids of a game, gathered once."""
    return Names(game)


def _ids(records: Sequence[Any]) -> tuple[str, ...]:
    return tuple(record.id for record in records)


# --- writing ----------------------------------------------------------------------------------------


class _Writer:
    def __init__(self, game: Game[Pack], fields: dict[str, Any]) -> None:
        self.game = game
        self.fields = fields
        self.names = names_of(game)

    def write(self) -> dict[str, Any]:
        fields, names = self.fields, self.names
        position = head(self.game, lambda: check_supply(self.game, fields))
        position |= {"round": fields["round"], "phase": terms.PHASES[fields["phase"]]}
        if fields["over"]:
            position["over"] = True
        position["turns_done"] = fields["turns_done"]
        position["order"] = [terms.SEATS[seat] if seat >= 0 else "" for seat in fields["order"][: self.game.players]]
        position["supply"] = counts(names.tribe, fields["supply"])
        position["open_culture"] = [card for card, where in zip(names.culture, fields["culture"]) if where == 1]
        position["gone_culture"] = [card for card, where in zip(names.culture, fields["culture"]) if where == 2]
        position["ground"] = counts(names.species, fields["ground"])
        position["animal_deck"] = counts(names.species, fields["animal_deck"])
        position["stones"] = [stone for stone, where in zip(names.stones, fields["stone"]) if where == 1]
        position["terrain"] = [names.terrains[kind] if kind >= 0 else "" for kind in fields["terrain"]]
        position["box"] = counts(names.terrains, fields["tiles"])
        position["boards"] = [names.boards[laid] if laid >= 0 else "" for laid in fields["board_at"]]
        position["sides_open"] = bool(fields["sides_open"])
        position |= self.parts()
        for seat, name in enumerate(names.seats):
            position[name] = self.seat(seat)
        if not fields["over"]:
            position["agenda"] = [self.frame(frame) for frame in fields["agenda"][: fields["depth"] + 1]]
        return position

    def parts(self) -> dict[str, Any]:
        """What is left out where there is nothing."""
        fields, names = self.fields, self.names
        tokens = {}
        for place, token in zip(layout.HEX_NAMES, fields["token"]):
            if token:
                tokens[place] = "face_down" if token == 1 else names.glacier_tokens[token - 2]
        built = zip(layout.JUNCTION_NAMES, fields["villages"])
        parts = {
            "chosen": counts(names.terrains, fields["chosen"]),
            "tokens": tokens,
            "villages": {junction: terms.SEATS[owner - 1] for junction, owner in built if owner},
            "megaliths": {site: _owner(owner) for site, owner in zip(names.sites, fields["site"]) if owner},
            "bottoms": {column: write_figure(by) for column, by in zip(terms.COLUMNS, fields["bottom_by"]) if by},
            "ready": counts(names.clauses, fields["ready"]),
            "turn": self.turn(),
            "rest": self.rest(),
            "drafts": self.drafts(),
        }
        return {name: part for name, part in parts.items() if part}

    def turn(self) -> dict[str, Any]:
        fields = self.fields
        if not fields["stage"]:
            return {}
        turn: dict[str, Any] = {"stage": terms.STAGES[fields["stage"]], "labor": fields["labor"] / 2}
        if fields["stage"] > 1:
            turn["column"] = PLACES[fields["column"]]
        if fields["by_chief"]:
            turn["chief"] = True
        if fields["cultures"]:
            turn["cultures"] = fields["cultures"]
        if fields["types_taken"]:
            turn["taken"] = [card for i, card in enumerate(self.names.tribe) if fields["types_taken"] >> i & 1]
        if any(fields["locked"]):
            turn["locked"] = counts(self.names.cards, fields["locked"])
        return turn

    def rest(self) -> dict[str, Any]:
        fields, tokens = self.fields, self.names.rest_tokens
        rest: dict[str, Any] = {
            "unseen": [token for token, unseen in zip(tokens, fields["rest_unseen"]) if unseen],
            "under": [tokens[token - 1] for token in fields["rest_under"] if token],
            "open": tokens[fields["rest_open"] - 1] if fields["rest_open"] else "",
            "held": tokens[fields["rest_held"] - 1] if fields["rest_held"] else "",
            "given": bool(fields["rest_given"]),
        }
        return {name: value for name, value in rest.items() if value}

    def drafts(self) -> dict[str, Any]:
        chiefs = [name for name, shown in zip(self.names.chiefs, self.fields["shown_chiefs"]) if shown]
        cards = [name for name, shown in zip(self.names.setup_cards, self.fields["shown_setups"]) if shown]
        return {name: shown for name, shown in (("chiefs", chiefs), ("setup_cards", cards)) if shown}

    def seat(self, seat: int) -> dict[str, Any]:
        fields, names = self.fields, self.names
        entry: dict[str, Any] = {}
        if fields["chief"][seat]:
            entry["chief"] = names.chiefs[fields["chief"][seat] - 1]
        if fields["discard_top"][seat]:
            entry["discard_top"] = names.cards[fields["discard_top"][seat] - 1]
        if fields["side"][seat]:
            entry["side"] = "ab"[fields["side"][seat] - 1]
        if fields["setup_card"][seat]:
            entry["setup_card"] = names.setup_cards[fields["setup_card"][seat] - 1]
        entry |= {name: fields[name][seat] for name in ("score", "food", "tools", "megaliths", "honor_place")}
        entry["offering"], entry["honor"] = fields["idol"][seat]
        entry["chief_at"] = CHIEF_PLACES[fields["chief_at"][seat]]
        tribe = {"home": fields["tribe_home"][seat], **counts(PLACES, fields["tribe_at"][seat])}
        entry["tribe"] = tribe
        entry |= {zone: counts(names.cards, fields[field][seat]) for zone, field in ZONES.items()}
        entry["camps"] = counts(layout.HEX_NAMES, fields["camps"][seat])
        entry["unused"] = counts(names.species, fields["unused"][seat])
        entry["used"] = counts(names.species, fields["used"][seat])
        entry["stones"] = [names.stones[stone - 1] for stone in fields["stones"][seat] if stone]
        return entry

    def frame(self, frame: list[int]) -> dict[str, Any]:
        slots = frame[2:]
        while slots and not slots[-1]:
            slots.pop()
        return {"kind": terms.FRAMES[frame[0]], "seat": seat_name(frame[1]), **({"slots": slots} if slots else {})}


def _owner(owner: int) -> str:
    return "grey" if owner == 1 else terms.SEATS[owner - 2]


def write_figure(by: int) -> str:
    """`A chief`, for a value of `bottom_by`."""
    return f"{terms.SEATS[(by - 1) // 2]} {terms.FIGURES[(by - 1) % 2]}"


# --- reading ----------------------------------------------------------------------------------------


class _Reader(PositionReader):
    game: Game[Pack]

    def __init__(self, game: Game[Pack], position: Mapping[str, Any]) -> None:
        super().__init__(game, position, ENTRIES)
        self.names = names_of(game)

    def read(self) -> EndlessWinter:
        data, state, players = self.data, self.state, self.game.players
        self.check_head()
        state.phase = choice("phase", data.get("phase", "action"), terms.PHASES)
        begun = terms.PHASES[state.phase] != "setup"
        state.round = integer("round", data.get("round", int(begun)), int(begun), terms.ROUNDS if begun else 0)
        state.turns_done = integer("turns_done", data.get("turns_done", 0), 0, 3 * players)
        self.read_order()
        self.read_map()
        self.read_field()
        for seat, name in enumerate(self.names.seats):
            self.read_seat(seat, name, table(name, data.get(name, {}), SEAT_ENTRIES))
        self.read_supplies()
        self.read_turn()
        self.read_rest()
        state.sides_open = int(bool(data.get("sides_open", True)))
        self.read_agenda()
        if begun:
            self.check_begun()
        if not state.over:
            check_agenda(self.game, state.made)
        self.check_supply(self.game.check)
        if not state.over:
            state.resume()
            if not (state.over or state.options()):
                raise PositionError("position: nothing can be decided here")
        made: EndlessWinter = state.made
        return made

    def check_begun(self) -> None:
        """What the setup has put on the table, the rules do not look for any more."""
        state, rests = self.state, self.game.options["rests"] == "on"
        missing = {"terrain": state.terrain, "boards": state.board_at, "order": state.order[: self.game.players]}
        for entry, laid in missing.items():
            if min(laid) < 0:
                raise PositionError(f"position: {entry} has a gap; only the setup leaves one")
        for seat, name in enumerate(self.names.seats):
            if not (state.chief[seat] and state.side[seat]):
                raise PositionError(f"position: {name} has no chief or no side of it; only the setup leaves them out")
        if rests and terms.PHASES[state.phase] in ("action", "eclipse") and not (state.rest_given or state.rest_open):
            raise PositionError("position: rest.open has no token, and nobody has rested yet (EW-RESTMOD-03)")

    # --- words ---

    def counts(self, entry: str, value: object, words: Sequence[str]) -> list[int]:
        """Counts by number, from `{name: count}` or from a list of names."""
        return numbers(entry, value, words, MOST_OF_A_KIND)

    # --- parts ---

    def read_order(self) -> None:
        order = sequence("order", self.data.get("order", list(self.names.seats)), self.game.players)
        seats = [self.seat("order", name) if name != "" else -1 for name in order]
        placed = [seat for seat in seats if seat >= 0]
        if len(set(placed)) != len(placed):
            raise wrong("order", order, "each seat once")
        self.state.order = [*seats, *[-1] * (4 - len(seats))]
        bottoms = [0] * 4
        for column, by in table("bottoms", self.data.get("bottoms", {}), terms.COLUMNS).items():
            seat, _, figure = by.partition(" ") if isinstance(by, str) else ("", "", by)
            kind = choice(f"bottoms.{column}", figure, terms.FIGURES)
            bottoms[terms.COLUMNS.index(column)] = 1 + 2 * self.seat(f"bottoms.{column}", seat) + kind
        self.state.bottom_by = bottoms

    def read_map(self) -> None:
        terrain = sequence("terrain", self.data.get("terrain", [""] * terms.HEXES), terms.HEXES)
        kinds = [choice("terrain", kind, self.names.terrains) if kind != "" else -1 for kind in terrain]
        self.state.terrain = kinds
        self.state.chosen = self.counts("chosen", self.data.get("chosen", {}), self.names.terrains)
        rest = [tile.copies - kinds.count(kind) for kind, tile in enumerate(self.game.pack.terrains)]
        given = self.data.get("box")
        self.state.tiles = (
            [max(0, left) for left in rest] if given is None else self.counts("box", given, self.names.terrains)
        )
        tokens, villages = [0] * terms.HEXES, [0] * terms.JUNCTIONS
        words = ("face_down", *self.names.glacier_tokens)
        for place, token in table("tokens", self.data.get("tokens", {}), layout.HEX_NAMES).items():
            tokens[layout.HEX_NAMES.index(place)] = 1 + choice(f"tokens.{place}", token, words)
        turned = [token for token in tokens if token > 1]
        if len(set(turned)) < len(turned) or sum(map(bool, tokens)) > terms.GLACIER_TOKENS:
            raise PositionError("position: tokens has more than there are (EW-GLAC-01)")
        for junction, seat in table("villages", self.data.get("villages", {}), layout.JUNCTION_NAMES).items():
            number = layout.JUNCTION_NAMES.index(junction)
            if number not in layout.VILLAGE_SITES:
                raise PositionError(f"position: villages.{junction} touches the start tile (EW-MIG-13)")
            villages[number] = 1 + self.seat(f"villages.{junction}", seat)
        self.state.token, self.state.villages = tokens, villages

    def read_field(self) -> None:
        boards = sequence("boards", self.data.get("boards", list(self.names.boards)), terms.BOARDS)
        self.state.board_at = [choice("boards", laid, self.names.boards) if laid != "" else -1 for laid in boards]
        site = [0] * terms.SITES
        for name, owner in table("megaliths", self.data.get("megaliths", {}), self.names.sites).items():
            number = self.names.sites.index(name)
            site[number] = 1 + choice(f"megaliths.{name}", owner, ("grey", *self.names.seats))
        for number, place in enumerate(field_of(self.game).sites):
            if site[number] and not all(site[below] for below in place.supports):
                raise PositionError(f"position: megaliths.{place.name} lies on nothing (EW-MEGA-20)")
            if site[number] and not self.puzzle:
                self.check_colour(number, site[number])
        starts = [number for number in range(terms.GROUND_CELLS) if self.starts(number)]
        if any(site) and not (self.puzzle or self.state.grey_anywhere or any(site[number] for number in starts)):
            raise PositionError("position: megaliths has none on a starting cell, where the first lies (EW-MEGA-11)")
        self.state.site = site

    def starts(self, site: int) -> bool:
        """Whether it is a starting cell."""
        laid = self.state.board_at[site // 8]
        return laid >= 0 and bool(self.game.content.start_cell[laid][site % 8])

    def check_colour(self, site: int, owner: int) -> None:
        """PositionError for a megalith where its colour can never lie."""
        name = f"megaliths.{self.names.sites[site]}"
        if owner == 1 and site >= terms.GROUND_CELLS:
            raise PositionError(f"position: {name} is grey; only coloured ones lie on others (EW-MEGA-07)")
        if site < terms.GROUND_CELLS and self.state.board_at[site // 8] < 0:
            raise PositionError(f"position: {name} lies where no board has been laid (EW-MEGA-10)")
        if owner > 1 and site < terms.GROUND_CELLS and self.starts(site):
            raise PositionError(f"position: {name} is coloured; a starting cell takes only grey ones (EW-MEGA-08)")

    def read_seat(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        own = sum(owner == 2 + seat for owner in self.state.site)
        defaults = {"megaliths": 8 - own if own else 10, "honor_place": seat}
        numbers = {
            column: integer(f"{name}.{column}", entry.get(column, defaults.get(column, 0)), 0, most)
            for column, most in SEAT_NUMBERS.items()
        }
        for column in ("score", "food", "tools", "megaliths", "honor_place"):
            self.set(column, seat, numbers[column])
        self.set("idol", seat, [numbers["offering"], numbers["honor"]])
        for column, words in (("chief", self.names.chiefs), ("setup_card", self.names.setup_cards)):
            value = choice(f"{name}.{column}", entry[column], words) + 1 if column in entry else 0
            self.set(column, seat, value)
        self.set("side", seat, choice(f"{name}.side", entry["side"], ("a", "b")) + 1 if "side" in entry else 0)
        self.set("chief_at", seat, choice(f"{name}.chief_at", entry.get("chief_at", "home"), CHIEF_PLACES))
        tribe = self.counts(f"{name}.tribe", entry.get("tribe", {"home": 2}), ("home", *PLACES))
        if sum(tribe) > 2:
            raise wrong(f"{name}.tribe", entry["tribe"], "at most two figures (EW-COMP-14)")
        self.set("tribe_home", seat, tribe[0])
        self.set("tribe_at", seat, tribe[1:])
        sizes = [0] * len(terms.ZONES)
        for zone, field in ZONES.items():
            counts = self.counts(f"{name}.{zone}", entry.get(zone, {}), self.names.cards)
            self.set(field, seat, counts)
            sizes[terms.ZONES.index(zone)] = sum(counts)
        if sum(sizes) > MOST_CARDS:
            raise PositionError(f"position: {name} has {sum(sizes)} cards; allowed: at most {MOST_CARDS}")
        self.set("size", seat, sizes)
        self.set("discard_top", seat, self.read_top(seat, entry))
        camps = self.counts(f"{name}.camps", entry.get("camps", {}), layout.HEX_NAMES)
        if sum(camps) > terms.CAMPS:
            raise wrong(f"{name}.camps", entry["camps"], f"at most {terms.CAMPS} camps")
        self.set("camps", seat, camps)
        self.set("camps_home", seat, terms.CAMPS - sum(camps))
        built = self.state.villages.count(seat + 1)
        if built > terms.VILLAGES:
            raise PositionError(f"position: villages: {name} has {built} (EW-MIG-20)")
        self.set("villages_left", seat, terms.VILLAGES - built)
        if numbers["food"] > terms.MOST_FOOD - self.state.camps_home[seat]:
            raise wrong(f"{name}.food", numbers["food"], f"at most {10 - self.state.camps_home[seat]} (EW-GOLD-13)")
        for column in ("unused", "used"):
            self.set(column, seat, self.counts(f"{name}.{column}", entry.get(column, {}), self.names.species))
        stones = sequence(f"{name}.stones", entry.get("stones", []))
        if len(stones) > terms.STONE_SLOTS:
            raise wrong(f"{name}.stones", stones, "at most three stones (EW-DEV-12)")
        numbers_of = [choice(f"{name}.stones", stone, self.names.stones) + 1 for stone in stones]
        self.set("stones", seat, numbers_of + [0] * (terms.STONE_SLOTS - len(stones)))

    def read_top(self, seat: int, entry: Mapping[str, Any]) -> int:
        """The card type on top of a discard pile + 1, by default the last; 0 where it makes no difference."""
        lying = [card for card, count in enumerate(self.state.discards[seat]) if count]
        if not self.state.discard_top_only or not lying:
            if "discard_top" in entry:
                raise wrong(f"{terms.SEATS[seat]}.discard_top", entry["discard_top"], "none on this table")
            return 0
        names = [self.names.cards[card] for card in lying]
        top = choice(f"{terms.SEATS[seat]}.discard_top", entry.get("discard_top", names[-1]), names)
        return lying[top] + 1

    def read_supplies(self) -> None:
        """What is not named lies where it began, less what the seats have."""
        data, state, names = self.data, self.state, self.names
        zones = [row for field in ZONES.values() for row in getattr(state, field)]
        owned = [sum(column) for column in zip(*zones, strict=True)]
        supply = [self.game.pack.cards[card].copies - owned[card] for card in range(terms.FIRST_TRIBE, 8)]
        given = data.get("supply")
        state.supply = supply if given is None else self.counts("supply", given, names.tribe)
        culture = [2 if owned[terms.FIRST_CULTURE + card] else 0 for card in range(terms.CULTURE_CARDS)]
        for entry, where in (("open_culture", 1), ("gone_culture", 2)):
            for card in sequence(entry, data.get(entry, [])):
                number = choice(entry, card, names.culture)
                if where == 1 and culture[number]:
                    raise PositionError(f"position: {card} is in two places")
                culture[number] = where
        state.culture = culture
        state.ground = self.counts("ground", data.get("ground", {}), names.species)
        held = [sum(column) for column in zip(*state.unused, *state.used, state.ground, strict=True)]
        deck = [animal.copies - there for animal, there in zip(self.game.pack.animals, held)]
        given = data.get("animal_deck")
        state.animal_deck = deck if given is None else self.counts("animal_deck", given, names.species)
        stone = self.counts("stones", data.get("stones", []), names.stones)
        if max(stone) > 1:
            raise wrong("stones", data["stones"], "each stone once")
        for seat, row in enumerate(state.stones):
            for number in row:
                if number and stone[number - 1]:
                    raise PositionError(f"position: {names.stones[number - 1]} is in two places (EW-DEV-13)")
                if number:
                    stone[number - 1] = 2 + seat
        state.stone = stone
        for what, values in (("supply", state.supply), ("animal_deck", state.animal_deck)):
            if min(values) < 0:
                raise PositionError(f"position: more cards are named than {what} has")

    def read_turn(self) -> None:
        turn = table("turn", self.data.get("turn", {}), TURN_ENTRIES)
        state = self.state
        state.stage = choice("turn.stage", turn.get("stage", ""), terms.STAGES)
        state.column = choice("turn.column", turn["column"], PLACES) if "column" in turn else 0
        stage, place = terms.STAGES[state.stage], PLACES[state.column]
        if stage in ("", "culture") and "column" in turn or stage not in ("", "culture") and (
            "column" not in turn or (stage == "rest") != (place == "rest")
        ):  # fmt: skip
            raise wrong("turn.column", turn.get("column"), f"the place of a figure whose turn is at {stage!r}")
        state.by_chief = int(bool(turn.get("chief", False)))
        state.cultures = integer("turn.cultures", turn.get("cultures", 0), 0, 40)
        labor = turn.get("labor", 0)
        if isinstance(labor, bool) or not isinstance(labor, int | float) or not 0 <= labor <= 999 or labor * 2 % 1:
            raise wrong("turn.labor", labor, "0 to 999, also with .5")
        state.labor = int(labor * 2)
        taken = self.counts("turn.taken", turn.get("taken", []), self.names.tribe)
        state.types_taken = sum(1 << card for card, count in enumerate(taken) if count)
        state.locked = self.counts("turn.locked", turn.get("locked", {}), self.names.cards[: terms.FIRST_CULTURE])
        ready = self.counts("ready", self.data.get("ready", {}), self.names.clauses)
        state.ready = ready + [0] * (terms.CLAUSES - len(ready))
        if any(state.ready[self.game.content.usable :]):
            raise wrong("ready", self.data["ready"], "what is used by choice")

    def read_rest(self) -> None:
        tokens, state = self.names.rest_tokens, self.state
        rests = self.game.options["rests"] == "on"
        usual = {"unseen": list(tokens), "given": True} if rests else {}
        rest = table("rest", self.data.get("rest", usual), REST_ENTRIES)
        state.rest_unseen = self.counts("rest.unseen", rest.get("unseen", []), tokens)
        under = [choice("rest.under", token, tokens) + 1 for token in sequence("rest.under", rest.get("under", []))]
        if len(under) > terms.REST_TOKENS:
            raise wrong("rest.under", rest["under"], f"at most {terms.REST_TOKENS} tokens")
        state.rest_under = under + [0] * (terms.REST_TOKENS - len(under))
        for entry in ("open", "held"):
            named = rest.get(entry, "")
            setattr(state, f"rest_{entry}", choice(f"rest.{entry}", named, tokens) + 1 if named else 0)
        state.rest_given = int(bool(rest.get("given", False)))
        unseen = [token + 1 for token, count in enumerate(state.rest_unseen) for _ in range(count)]
        lying = sorted([*unseen, *under, *filter(None, (state.rest_open, state.rest_held))])
        due = [*range(1, terms.REST_TOKENS + 1)] if rests else []
        if lying != due:
            raise wrong("rest", dict(rest), "each rest token once with the option rests = on, and else none")
        drafts = table("drafts", self.data.get("drafts", {}), DRAFT_ENTRIES)
        state.shown_chiefs = self.counts("drafts.chiefs", drafts.get("chiefs", []), self.names.chiefs)
        state.shown_setups = self.counts("drafts.setup_cards", drafts.get("setup_cards", []), self.names.setup_cards)

    def read_agenda(self) -> None:
        state = self.state
        if self.data.get("over", False):
            state.over = 1
            state.depth = -1
            return
        given = self.data.get("agenda")
        frames = [self.frame(entry) for entry in sequence("agenda", given)] if given is not None else self.usual()
        if not 0 < len(frames) <= DEPTH:
            raise wrong("agenda", given, f"1 to {DEPTH} frames")
        state.depth = len(frames) - 1
        state.agenda = [*frames, *[[0] * SLOTS for _ in range(DEPTH - len(frames))]]

    def usual(self) -> list[list[int]]:
        """In the action phase the turn of the seat that is next in order; else the round alone."""
        state = self.state
        stage = {"action": 1, "eclipse": 2}.get(terms.PHASES[state.phase], 0)
        frames = [[terms.FRAMES.index("round"), -1, stage, 0, 0, 0, 0, 0]]
        if state.phase == 1 and state.stage:
            seat = state.order[state.turns_done % self.game.players]
            frames.append([terms.FRAMES.index("turn"), seat, 0, 0, 0, 0, 0, 0])
        return frames

    def frame(self, entry: object) -> list[int]:
        values = table("agenda", entry, ("kind", "seat", "slots"))
        kind = choice("agenda.kind", values.get("kind"), terms.FRAMES)
        seat = values.get("seat", "chance")
        slots = [
            integer("agenda.slots", slot, -32768, 32767) for slot in sequence("agenda.slots", values.get("slots", []))
        ]
        if len(slots) > SLOTS - 2:
            raise wrong("agenda.slots", slots, f"at most {SLOTS - 2} numbers")
        number = -1 if seat == "chance" else self.seat("agenda.seat", seat)
        return [kind, number, *slots, *[0] * (SLOTS - 2 - len(slots))]
