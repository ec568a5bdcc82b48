"""A Doggerland state as plain data, and back.

A position names components by their ids and cells by layout.py, and leaves out what is zero or
follows from the rest, so a person can write one: members that no plan has placed are at home, tiles
that lie nowhere are in the pile, figures and crafts likewise.  Reading checks every entry;
`puzzle: true` permits what could stand on a table but not have been played to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from eolith.kernel.entries import choice, integer, numbers, sequence, table, wrong
from eolith.kernel.frames import write_frames
from eolith.kernel.game import Game, PositionError
from eolith.kernel.numbers import SLOTS
from eolith.kernel.position import Draft, PositionReader, head
from eolith.kernel.supply import check_not_negative

from .. import terms
from .agenda import check_frames, read_frames, usual_frames
from .columns import CELLS, ERRANDS, Names, names_of, rest_of_figures, rest_of_paintings
from .supply import SIGNED, members, members_home, waiting

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields

    from ..pack import Pack
    from ..rules import Doggerland

HOOKS_REACHED = {"planning": 2, "discovery": 2, "execution": 4, "migration": 4, "round_end": 7}
"""How far the card of a game alone is carried out in a phase, where a position does not say."""
GROUP_ENTRIES = ("seat", "errand", "members", "tools")


def write_position(game: Game[Pack], state: Doggerland) -> dict[str, Any]:
    """The position of a state; `read_position` gives an equal state back."""
    fields: Fields = state.fields()
    names = names_of(game)
    position = head(game, lambda: game.check(state)) | names.table.write(game, fields)
    for cell, group in position.get("groups", {}).items():
        position["groups"][cell] = {name: said for name, said in asdict(group).items() if said or name != "tools"}
    always = ("finished",) if state.phase == terms.EXECUTION else ()
    for seat, name in enumerate(names.seats):
        position[name] = names.seat.write(game, fields, seat, always)
    if not state.over:
        position["agenda"] = write_frames(terms.FRAMES, fields["agenda"][: fields["depth"] + 1])
    return position


def read_position(game: Game[Pack], position: Mapping[str, Any]) -> Doggerland:
    """The state of a position; PositionError, naming the entry, when it cannot stand on a table."""
    return _Reader(game, names_of(game), position).read()


class _Reader(PositionReader):
    game: Game[Pack]
    names: Names

    def read(self) -> Doggerland:
        self.check_head()
        self.set_up = self.game.pack.set_up(self.game.sides)
        shown = self.shown_crafts()
        spaces = [*shown, *[""] * (terms.CRAFT_SPACES - len(shown))]
        self.names.table.read(self, {**self.data, "display": spaces})
        self.read_land()
        self.read_groups()
        self.read_cave()
        self.read_crafters(shown)
        for seat, name in enumerate(self.seats):
            self.read_seat(seat, name, self.of_seat(name))
        self.read_agenda()
        self.check_token()
        if self.game.alone:
            self.read_card()
        self.read_rests()
        self.check_supply(self.game.check)
        if not self.state.over:
            self.resume()
        made: Doggerland = self.state.made
        return made

    def resume(self) -> None:
        """Go on to the first decision."""
        state = self.state
        fields = state.fields()
        check_frames(fields["agenda"][: fields["depth"] + 1], fields)
        if waiting(fields, "offering") and not self.can_invoke():
            raise PositionError("position: agenda: offering needs an action of the shaman that can be carried out")
        state.survey()
        state.resume()
        if not state.over and not state.options():
            raise PositionError(f"position: agenda: {terms.FRAMES[state.frame[0]]} leaves nothing to decide")
        try:
            check_not_negative("DG-COMP-01", state.fields(), SIGNED)
        except AssertionError as problem:
            raise PositionError(f"position: agenda: it takes more than there is ({problem})") from None

    def can_invoke(self) -> bool:
        """Whether the shaman's action, whose offering is asked for, would be offered to the seat."""
        before = Draft(self.state.clone())
        frames = before.agenda
        frames[before.depth] = [terms.FRAMES.index("execute"), before.seat, *[0] * (SLOTS - 2)]
        before.agenda = frames
        return terms.INVOKE in before.options()

    def check_token(self) -> None:
        """The rules take the token of a superb painting for granted, once it was asked for (DG-SHAMAN-12)."""
        fields = self.state.fields()
        seat = fields["hut"][terms.SUPERB] - 1
        if seat >= 0 and not fields["superb"][seat] and not waiting(fields, "cave_token"):
            raise PositionError(f"position: {terms.SEATS[seat]}.superb: the shaman needs a token in the cave")

    # --- parts ---

    def read_land(self) -> None:
        state, tiles = self.state, self.state.tile
        laid = [tile for tile in tiles if tile >= 0]
        if len(set(laid)) != len(laid):
            raise wrong("tiles", self.data["tiles"], "each tile once")
        for name in sequence("opened", self.data.get("opened", [])):
            choice("opened", name, self.names.cells)
            if tiles[CELLS.index(name)] >= 0:
                raise wrong("opened", name, "cells without a tile")
            tiles[CELLS.index(name)] = terms.OPENED
        state.tile = tiles
        for what, there in (("animals", state.animal), ("harvested", state.harvested)):
            for cell, number in enumerate(there):
                if number and tiles[cell] < 0:
                    raise PositionError(f"position: {what}.{CELLS[cell]}: there is no tile")

    def read_groups(self) -> None:
        for name, given in table("groups", self.data.get("groups", {}), self.names.cells).items():
            entry, cell = f"groups.{name}", CELLS.index(name)
            group = table(entry, given, GROUP_ENTRIES)
            if self.state.tile[cell] < 0:
                raise PositionError(f"position: {entry}: there is no tile")
            self.set("group_of", cell, 1 + self.seat(f"{entry}.seat", group.get("seat")))
            members = numbers(f"{entry}.members", group.get("members", {}), terms.MEMBERS, terms.HUNTERS)
            tools = integer(f"{entry}.tools", group.get("tools", 0), 0, terms.MOST_SENT)
            usual = "hunt" if self.state.animal[cell] else "gather"
            errand = tuple(ERRANDS.values())[choice(f"{entry}.errand", group.get("errand", usual), tuple(ERRANDS))]
            self.set("group", cell, [*members, tools, errand])

    def read_cave(self) -> None:
        paintings, due = self.names.paintings, self.set_up.paintings
        cave = sequence("cave", self.data.get("cave", paintings[: min(self.state.round, due)]))
        revealed = [0] * terms.PAINTINGS
        for place, painting in enumerate(cave, 1):
            revealed[choice("cave", painting, paintings)] = place
        if len(cave) != sum(place > 0 for place in revealed) or len(cave) > due:
            raise wrong("cave", cave, f"at most {due} paintings, each once")
        self.state.revealed = revealed
        integer("covered", self.data.get("covered", 0), 0, rest_of_paintings(self.game, self.state.fields()))

    def shown_crafts(self) -> list[Any]:
        """The crafts of the display, by default the first that nobody has."""
        owned = [craft for seat in self.seats for craft in self.crafts_of(seat)]
        free = [craft for craft in self.names.crafts if craft not in owned]
        shown = sequence("display", self.data.get("display", free[: self.set_up.open_crafts]))
        if len(shown) > terms.CRAFT_SPACES:
            raise wrong("display", shown, f"at most {terms.CRAFT_SPACES} crafts")
        there = [choice("display", craft, self.names.crafts) for craft in shown if craft != ""]
        if len({*(self.names.crafts[craft] for craft in there), *owned}) != len(there) + len(owned):
            raise wrong("display", shown, "crafts that lie nowhere else, each once")
        return shown

    def read_crafters(self, shown: list[str]) -> None:
        crafters = [0] * terms.CRAFT_SPACES
        for craft, by in table("crafters", self.data.get("crafters", {}), [*filter(None, shown)]).items():
            crafters[shown.index(craft)] = self.names.workers.read(f"crafters.{craft}", by)
        self.state.crafter = crafters

    def crafts_of(self, seat: str) -> list[str]:
        """The crafts that a seat owns."""
        owned = sequence(f"{seat}.crafts", self.of_seat(seat).get("crafts", []))
        return [self.names.crafts[choice(f"{seat}.crafts", craft, self.names.crafts)] for craft in owned]

    def read_seat(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        self.names.seat.read(self, entry, f"{name}.", seat)
        for craft in self.crafts_of(name):
            self.set("craft_of", self.names.crafts.index(craft), seat + 1)
        if "helper" in entry and self.state.hut[terms.TWINS] != seat + 1:
            raise wrong(f"{name}.helper", entry["helper"], "a member with the shaman who prays for twins")

    def read_card(self) -> None:
        """A card lies there, and is carried out up to the phase, unless it is still to be turned up."""
        state = self.state
        due = [*waiting(state.fields(), "turn_up"), *waiting(state.fields(), "set_up")]
        if not state.card and not due and not state.over and state.phase != terms.SETUP:
            state.card = 1
        if "hook" not in self.data and "agenda" not in self.data:
            state.hook = HOOKS_REACHED.get(terms.PHASES[state.phase], 0)

    def read_rests(self) -> None:
        """What is not named is where it must be: members at home, all else in its supply."""
        state = self.state
        for seat, name in enumerate(self.seats):
            home = [*members_home(state.fields(), seat)]
            if min(home) < 0:
                raise PositionError(f"position: {name} has placed more members than it has (DG-PLAN-05)")
            self.set("home", seat, home)
            if state.phase == terms.EXECUTION and "finished" not in self.of_seat(name):
                # DG-EXEC-11
                self.set("finished", seat, int(sum(home) == sum(members(state.fields(), seat))))
        if min(rest_of_figures(self.game, state.fields())) < 0:
            raise PositionError("position: more animals are named than there are figures (DG-COMP-07)")
        self.names.table.read_rests(self, self.data)

    def read_agenda(self) -> None:
        given, state = self.data.get("agenda"), self.state
        if state.over:
            self.set_agenda([])
        elif given is None:
            self.set_agenda(usual_frames(self.game, terms.PHASES[state.phase], state.first))
        else:
            self.set_agenda(read_frames(self.game, given, self.seats))
