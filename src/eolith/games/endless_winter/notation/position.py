"""An Endless Winter state as plain data, and back.

A position names components by their ids and leaves out what is zero or follows from the rest, so a
person can write one.  Reading checks every entry; `puzzle: true` permits what could stand on a table
but not have been played to, such as missing cards.  What nobody names lies where it began: tribe
cards in the supply, animals in their deck, culture cards in theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from eolith.kernel.entries import choice, integer, numbers, sequence, table, wrong
from eolith.kernel.frames import write_frames
from eolith.kernel.game import Game, PositionError
from eolith.kernel.numbers import DEPTH, SLOTS
from eolith.kernel.position import PositionReader, head

from .. import layout, terms
from ..pack.field import field_of
from .agenda import check_agenda
from .columns import MOST, ZONES, Names, names_of
from .supply import field_fault

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields

    from ..pack import Pack
    from ..rules import EndlessWinter

MOST_CARDS = 200
"""All cards of a seat together."""


def write_position(game: Game[Pack], state: EndlessWinter) -> dict[str, Any]:
    """The position of a state; `read_position` gives an equal state back."""
    fields: Fields = state.fields()
    names = names_of(game)
    position = head(game, lambda: game.check(state)) | names.table.write(game, fields)
    if not state.stage:
        del position["turn"]
    for seat, name in enumerate(names.seats):
        position[name] = names.seat.write(game, fields, seat)
    if not state.over:
        position["agenda"] = write_frames(terms.FRAMES, fields["agenda"][: fields["depth"] + 1])
    return position


def read_position(game: Game[Pack], position: Mapping[str, Any]) -> EndlessWinter:
    """The state of a position; PositionError, naming the entry, when it cannot stand on a table."""
    return _Reader(game, names_of(game), position).read()


class _Reader(PositionReader):
    game: Game[Pack]
    names: Names

    def read(self) -> EndlessWinter:
        data, state = self.data, self.state
        self.check_head()
        self.names.table.read(self, {**data, "rest": self.rest()})
        begun = state.phase != terms.SETUP_PHASE
        state.round = integer("round", data.get("round", int(begun)), int(begun), terms.ROUNDS if begun else 0)
        self.read_order()
        self.check_map()
        self.check_field()
        for seat, name in enumerate(self.seats):
            self.read_seat(seat, name, self.of_seat(name))
        self.read_supplies()
        if self.game.alone:
            self.read_places()
        self.read_turn()
        self.check_rest()
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
        state, rests = self.state, self.game.options.get("rests") == "on"
        missing = {"terrain": state.terrain, "boards": state.board_at, "order": state.order[: self.game.sides]}
        for entry, laid in missing.items():
            if min(laid) < 0:
                raise PositionError(f"position: {entry} has a gap; only the setup leaves one")
        for seat, name in enumerate(self.names.seats[: self.game.players]):
            if not (state.chief[seat] and state.side[seat]):
                raise PositionError(f"position: {name} has no chief or no side of it; only the setup leaves them out")
        if rests and terms.PHASES[state.phase] in ("action", "eclipse") and not (state.rest_given or state.rest_open):
            raise PositionError("position: rest.open has no token, and nobody has rested yet (EW-RESTMOD-03)")

    # --- parts ---

    def read_order(self) -> None:
        order = sequence("order", self.data.get("order", list(self.names.seats)), self.game.sides)
        seats = [self.seat("order", name) if name != "" else terms.EMPTY for name in order]
        placed = [seat for seat in seats if seat >= 0]
        if len(set(placed)) != len(placed):
            raise wrong("order", order, "each seat once")
        self.state.order = [*seats, *[terms.EMPTY] * (len(terms.SEATS) - len(seats))]

    def check_map(self) -> None:
        tokens = self.state.token
        turned = [token for token in tokens if token > terms.FACE_DOWN]
        if len(set(turned)) < len(turned) or sum(map(bool, tokens)) > terms.GLACIER_TOKENS:
            raise PositionError("position: tokens has more than there are (EW-GLAC-01)")
        for number, owner in enumerate(self.state.villages):
            if owner and number not in layout.VILLAGE_SITES:
                name = layout.JUNCTION_NAMES[number]
                raise PositionError(f"position: villages.{name} touches the start tile (EW-MIG-13)")

    def check_field(self) -> None:
        site = self.state.site
        for number, place in enumerate(field_of(self.game).sites):
            if site[number] and not place.rests(site):
                raise PositionError(f"position: megaliths.{place.name} lies on nothing (EW-MEGA-20)")
        fault = field_fault(self.game, site, self.state.board_at)
        if fault and not self.puzzle:
            raise PositionError(f"position: megaliths{fault[1]} ({fault[0]})")

    def read_seat(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        state = self.state
        self.names.seat.read(self, entry, f"{name}.", seat)
        own = state.site.count(2 + seat)
        if own and "megaliths" not in entry:
            self.set("megaliths", seat, 8 - own)
        if "honor_place" not in entry:
            self.set("honor_place", seat, seat)
        idols = [integer(f"{name}.{idol}", entry.get(idol, 0), 0, terms.TOP_LEVEL) for idol in terms.TRACKS]
        self.set("idol", seat, idols)
        tribe = numbers(f"{name}.tribe", entry.get("tribe", {"home": 2}), ("home", *terms.PLACES), MOST)
        if sum(tribe) > 2:
            raise wrong(f"{name}.tribe", entry["tribe"], "at most two figures (EW-COMP-14)")
        self.set("tribe_home", seat, tribe[0])
        self.set("tribe_at", seat, tribe[1:])
        sizes = [0] * len(terms.ZONES)
        for zone, field in ZONES.items():
            sizes[terms.ZONES.index(zone)] = sum(getattr(state, field)[seat])
        if sum(sizes) > MOST_CARDS:
            raise PositionError(f"position: {name} has {sum(sizes)} cards; allowed: at most {MOST_CARDS}")
        self.set("size", seat, sizes)
        self.set("discard_top", seat, self.read_top(seat, entry))
        camps = sum(state.camps[seat])
        if camps > terms.CAMPS:
            raise wrong(f"{name}.camps", entry["camps"], f"at most {terms.CAMPS} camps")
        self.set("camps_home", seat, terms.CAMPS - camps)
        built = state.villages.count(seat + 1) - self.token_village(seat)
        if built > terms.VILLAGES:
            raise PositionError(f"position: villages: {name} has {built} (EW-MIG-20)")
        self.set("villages_left", seat, terms.VILLAGES - built)
        most = terms.MOST_FOOD - state.camps_home[seat]
        if state.food[seat] > most:
            raise wrong(f"{name}.food", state.food[seat], f"at most {most} (EW-GOLD-13)")

    def token_village(self, side: int) -> bool:
        """Whether one of the villages of a side is the nomad token (EWS-MIG-12)."""
        state = self.state
        if side < self.game.players or not (state.token_is_village and state.token_at):
            return False
        return bool(state.villages[state.token_at - 1] == side + 1)

    def read_places(self) -> None:
        """Alone: what lies open has places, by default in its order (EWS-ARROW-05)."""
        state, given = self.state, self.data.get("nomads", {})
        animals = [species + 1 for species, count in enumerate(state.ground) for _ in range(count)]
        cards = [card + 1 for card, where in enumerate(state.culture) if where == terms.OPEN]
        stones = [stone + 1 for stone, where in enumerate(state.stone) if where == terms.OPEN]
        early = [stone for stone in stones if self.game.pack.stones[stone - 1].era == 1]
        for entry, field, half, lying in (
            ("ground", "ground_place", slice(None), animals),
            ("culture", "culture_place", slice(None), cards),
            ("stones", "stone_place", slice(terms.STONES_OF_HALF), early),
            ("stones", "stone_place", slice(terms.STONES_OF_HALF, None), stones[len(early) :]),
        ):
            row = getattr(state, field)
            places = row[half]
            if len(lying) > len(places):
                raise PositionError(f"position: {len(lying)} lie open, and nomads.{entry} has {len(places)} places")
            if entry not in given:
                row[half] = [*lying, *[0] * (len(places) - len(lying))]
                setattr(state, field, row)
            elif sorted(filter(None, places)) != lying:
                raise PositionError(f"position: nomads.{entry} is not what lies open (EWS-ARROW-05)")

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
        self.names.table.read_rests(self, data)
        zones = [row for zone in ZONES.values() for row in getattr(state, zone)]
        owned = [sum(column) for column in zip(*zones, strict=True)]
        culture = [terms.GONE if owned[terms.FIRST_CULTURE + card] else 0 for card in range(terms.CULTURE_CARDS)]
        for number in filter(None, state.offerings):
            if culture[number - 1]:
                raise PositionError(f"position: {names.culture[number - 1]} is in two places")
            culture[number - 1] = terms.GONE
        for entry, where in (("open_culture", terms.OPEN), ("gone_culture", terms.GONE)):
            for card in sequence(entry, data.get(entry, [])):
                number = choice(entry, card, names.culture)
                if where == terms.OPEN and culture[number]:
                    raise PositionError(f"position: {card} is in two places")
                culture[number] = where
        state.culture = culture
        if any(tokens > (where == terms.OPEN) for tokens, where in zip(state.marked, culture, strict=True)):
            raise wrong("marked", data["marked"], "open culture cards, each once (EWP-PREP-02)")
        stone = numbers("stones", data.get("stones", []), names.stones, MOST)
        if max(stone) > 1:
            raise wrong("stones", data["stones"], "each stone once")
        for seat, row in enumerate(state.stones):
            for number in filter(None, row):
                if stone[number - 1]:
                    raise PositionError(f"position: {names.stones[number - 1]} is in two places (EW-DEV-13)")
                stone[number - 1] = 2 + seat
        state.stone = stone
        for what, values in (("supply", state.supply), ("animal_deck", state.animal_deck)):
            if min(values) < 0:
                raise PositionError(f"position: more cards are named than {what} has")

    def read_turn(self) -> None:
        turn, state = self.data.get("turn", {}), self.state
        state.column = choice("turn.column", turn["column"], terms.PLACES) if "column" in turn else 0
        stage, place = terms.STAGES[state.stage], terms.PLACES[state.column]
        if stage in ("", "culture") and "column" in turn or stage not in ("", "culture") and (
            "column" not in turn or (stage == "rest") != (place == "rest")
        ):  # fmt: skip
            raise wrong("turn.column", turn.get("column"), f"the place of a figure whose turn is at {stage!r}")
        if any(state.ready[self.game.content.usable :]):
            raise wrong("ready", self.data["ready"], "what is used by choice")

    def rest(self) -> Any:
        """The entry of rest tokens, by default all in their stack after the first rest of the round."""
        usual = (
            {"unseen": list(self.names.rest_tokens), "given": True} if self.game.options.get("rests") == "on" else {}
        )
        rest = table("rest", self.data.get("rest", usual), self.names.table.parts["rest"])
        return {name: value for name, value in rest.items() if value != ""}

    def check_rest(self) -> None:
        state = self.state
        unseen = [token + 1 for token, count in enumerate(state.rest_unseen) for _ in range(count)]
        lying = sorted(filter(None, [*unseen, *state.rest_under, state.rest_open, state.rest_held]))
        due = [*range(1, terms.REST_TOKENS + 1)] if self.game.options.get("rests") == "on" else []
        if lying != due:
            rest = dict(self.data.get("rest", {}))
            raise wrong("rest", rest, "each rest token once with the option rests = on, and else none")

    def read_agenda(self) -> None:
        given = self.data.get("agenda")
        if self.state.over:
            self.set_agenda([])
            return
        frames = [self.frame(entry) for entry in sequence("agenda", given)] if given is not None else self.usual()
        if not 0 < len(frames) <= DEPTH:
            raise wrong("agenda", given, f"1 to {DEPTH} frames")
        self.set_agenda(frames)

    def usual(self) -> list[list[int]]:
        """In the action phase the turn of the seat that is next in order; else the round alone."""
        state = self.state
        stage = {"action": 1, "eclipse": 2}.get(terms.PHASES[state.phase], 0)
        frames = [[terms.FRAMES.index("round"), -1, stage, 0, 0, 0, 0, 0]]
        if state.phase == 1 and state.stage:
            seat = state.order[state.turns_done % self.game.sides]
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
