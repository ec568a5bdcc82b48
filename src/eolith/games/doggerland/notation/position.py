"""A Doggerland state as plain data, and back.

A position names components by their ids and cells by layout.py, and leaves out what is zero or
follows from the rest, so a person can write one: members that no plan has placed are at home, tiles
that lie nowhere are in the pile, figures and crafts likewise.  Reading checks every entry;
`puzzle: true` permits what could stand on a table but not have been played to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eolith.kernel.entries import choice, flag, integer, numbers, sequence, table, wrong
from eolith.kernel.game import Game, PositionError
from eolith.kernel.named import counts
from eolith.kernel.position import Draft, PositionReader, head
from eolith.kernel.supply import check_not_negative

from .. import layout, terms
from .actions import painting_cells
from .agenda import DEPTH, SLOTS, check_frames, read_frames, usual_frames, write_frames
from .supply import SIGNED, check_supply, in_play, members_home, waiting

if TYPE_CHECKING:
    from ..pack import Pack
    from ..rules import Doggerland

MOST = 999
"""The most of one good, of tokens and so on."""
EXECUTION = terms.PHASES.index("execution")
ERRANDS = {"gather": terms.GATHER, "hunt": terms.HUNT, "scout": terms.SCOUT}
ERRAND_NAMES = {number: name for name, number in ERRANDS.items()}
ENTRIES = (
    "game", "players", "options", "puzzle", "round", "phase", "over", "first", "marker_taken", "arrow",
    "centre_arrow", "tiles", "opened", "harvested", "animals", "groups", "pile", "supply", "objectives", "cave",
    "covered", "cubes", "painters", "display", "crafters", "crafts_left", "hut", "agenda",
)  # fmt: skip
SEAT_ENTRIES = (
    "camp", "hunters", "newborns", "goods", "deprivation", "dwellings", "levels", "memory", "crafts", "done",
    "objectives", "births", "megaliths", "journey", "journey_since", "passed", "finished", "builders", "parents",
    "learners", "helper", "superb",
)  # fmt: skip
SEAT_NUMBERS = {"newborns": 3, "deprivation": MOST, "births": terms.ROUNDS, "journey_since": terms.ROUNDS}
"""The plain numbers of a seat that are 0 unless named, and the most that they can be."""
GROUP_ENTRIES = ("seat", "errand", "members", "tools")


def write_position(game: Game[Pack], state: Doggerland) -> dict[str, Any]:
    """The position of a state; `read_position` gives an equal state back."""
    return _Writer(game, state.fields()).write()


def read_position(game: Game[Pack], position: Mapping[str, Any]) -> Doggerland:
    """The state of a position; PositionError, naming the entry, when it cannot stand on a table."""
    return _Reader(game, position).read()


class Names:
    """The ids of a game's components by their numbers."""

    def __init__(self, game: Game[Pack]) -> None:
        pack = game.pack
        self.seats = terms.SEATS[: game.players]
        self.cells = tuple(layout.CELL_NAMES[cell] for cell in pack.side(game.players).cells)
        self.tiles = _ids(pack.tiles)
        self.slots = _ids(pack.arrow_slots)
        self.objectives = _ids(pack.objectives)
        self.paintings = _ids(pack.paintings)
        self.painting_cells = tuple(painting_cells(pack))
        self.crafts = _ids(pack.crafts)


def _ids(records: Sequence[Any]) -> tuple[str, ...]:
    return tuple(record.id for record in records)


def write_worker(worker: int) -> str:
    """`A chief`, for a worker as the rules number it."""
    return f"{terms.SEATS[(worker - 1) // 3]} {terms.MEMBERS[(worker - 1) % 3]}"


def rest_of_tiles(game: Game[Pack], laid: Sequence[int]) -> list[int]:
    """The pile, if nothing is missing: tiles in play that do not lie on the map."""
    return [int(tile > 0 and in_play(game, tile) and tile not in laid) for tile in range(terms.TILES)]


def rest_of_figures(game: Game[Pack], fields: Mapping[str, Any]) -> list[int]:
    """The figures in the corners, if none is missing."""
    out = [figure - 1 for figure in fields["animal"] if figure]
    out += [frame[2] for frame in waiting(fields, "memory")]
    held = [sum(row[species] for row in fields["memory"]) for species in range(len(terms.SPECIES))]
    return [animal.copies - out.count(i) - held[i] for i, animal in enumerate(game.pack.animals)]


def rest_of_crafts(fields: Mapping[str, Any]) -> list[int]:
    """The crafts that lie face down, if none is missing."""
    return [int(not owner and craft not in fields["display"]) for craft, owner in enumerate(fields["craft_of"])]


# --- writing ----------------------------------------------------------------------------------------


class _Writer:
    def __init__(self, game: Game[Pack], fields: dict[str, Any]) -> None:
        self.game = game
        self.fields = fields
        self.names = Names(game)
        self.executing = fields["phase"] == EXECUTION

    def write(self) -> dict[str, Any]:
        fields, names = self.fields, self.names
        position = head(self.game)
        try:
            check_supply(self.game, fields)
        except AssertionError:
            position["puzzle"] = True
        position |= {"round": fields["round"], "phase": terms.PHASES[fields["phase"]]}
        position |= {"over": True} if fields["over"] else {}
        position["first"] = terms.SEATS[fields["first"]]
        position |= {"marker_taken": True} if fields["marker_taken"] else {}
        position["arrow"] = names.slots[fields["arrow"]]
        position["centre_arrow"] = terms.DIRECTIONS[fields["centre_arrow"]]
        position["tiles"] = {
            layout.CELL_NAMES[cell]: names.tiles[tile] for cell, tile in enumerate(fields["tile"]) if tile >= 0
        }
        shown = zip(names.objectives, fields["objective"], fields["objective_rounds"])
        position["objectives"] = {objective: rounds for objective, there, rounds in shown if there}
        position["cave"] = self.cave()
        position["display"] = [names.crafts[craft] if craft >= 0 else "" for craft in fields["display"]]
        position |= {name: part for name, part in self.parts().items() if part}
        position |= self.rests()
        for seat, name in enumerate(names.seats):
            position[name] = self.seat(seat)
        if not fields["over"]:
            position["agenda"] = write_frames(fields["agenda"][: fields["depth"] + 1])
        return position

    def cave(self) -> list[str]:
        placed = sorted(zip(self.fields["revealed"], self.names.paintings))
        return [painting for place, painting in placed if place]

    def parts(self) -> dict[str, Any]:
        """What is left out where there is nothing."""
        fields, names, cells = self.fields, self.names, layout.CELL_NAMES
        cubes = zip(names.painting_cells, fields["cube_of"], fields["cubes"])
        return {
            "opened": [cell for cell, tile in zip(cells, fields["tile"]) if tile == terms.OPENED],
            "harvested": counts(cells, fields["harvested"]),
            "animals": {cell: terms.SPECIES[figure - 1] for cell, figure in zip(cells, fields["animal"]) if figure},
            "groups": {cell: self.group(i) for i, cell in enumerate(cells) if fields["group_of"][i]},
            "cubes": {cell: terms.SEATS[owner - 1] * number for cell, owner, number in cubes if number},
            "painters": {cell: write_worker(by) for cell, by in zip(names.painting_cells, fields["painter"]) if by},
            "crafters": {
                names.crafts[craft]: write_worker(by) for craft, by in zip(fields["display"], fields["crafter"]) if by
            },
            "hut": {cell: terms.SEATS[owner - 1] for cell, owner in zip(terms.HUT, fields["hut"]) if owner},
        }

    def group(self, cell: int) -> dict[str, Any]:
        *members, tools, errand = self.fields["group"][cell]
        entry = {"seat": terms.SEATS[self.fields["group_of"][cell] - 1], "errand": ERRAND_NAMES[errand]}
        return {**entry, "members": counts(terms.MEMBERS, members), **({"tools": tools} if tools else {})}

    def rests(self) -> dict[str, Any]:
        """What usually follows, where it does not."""
        fields, names = self.fields, self.names
        due = self.game.pack.set_up(self.game.players).paintings - len(self.cave())
        rests: dict[str, Any] = {}
        if fields["unseen"] != rest_of_tiles(self.game, fields["tile"]):
            rests["pile"] = [*counts(names.tiles, fields["unseen"])]
        if fields["supply"] != rest_of_figures(self.game, fields):
            rests["supply"] = counts(terms.SPECIES, fields["supply"])
        if fields["crafts_left"] != rest_of_crafts(fields):
            rests["crafts_left"] = [*counts(names.crafts, fields["crafts_left"])]
        return rests | ({"covered": fields["covered"]} if fields["covered"] != due else {})

    def seat(self, seat: int) -> dict[str, Any]:
        fields, names = self.fields, self.names
        goals = counts(names.objectives, fields["goal"][seat])
        parts: dict[str, Any] = {
            **{name: fields[name][seat] for name in SEAT_NUMBERS},
            "goods": counts(terms.STORES, fields["stock"][seat]),
            "memory": counts(terms.SPECIES, fields["memory"][seat]),
            "crafts": [craft for craft, owner in zip(names.crafts, fields["craft_of"]) if owner == seat + 1],
            "done": [*counts(terms.HUT, fields["done"][seat])],
            "objectives": goals,
            "megaliths": [layout.CELL_NAMES[cell - 1] for cell in fields["megalith"][seat] if cell],
            "journey": layout.CELL_NAMES[fields["journey"][seat] - 1] if fields["journey"][seat] else "",
            "passed": bool(fields["passed"][seat]),
            "builders": counts(terms.MEMBERS, fields["builders"][seat]),
            "parents": counts(terms.MEMBERS, fields["parents"][seat]),
            "learners": {
                ability: terms.MEMBERS[by - 1] for ability, by in zip(terms.ABILITIES, fields["learner"][seat]) if by
            },
            "helper": terms.MEMBERS[fields["helper"][seat] - 1] if fields["helper"][seat] else "",
            "superb": names.painting_cells[fields["superb"][seat] - 1] if fields["superb"][seat] else "",
        }
        return {
            "camp": layout.CELL_NAMES[fields["camp"][seat]],
            "hunters": fields["hunters"][seat],
            "dwellings": counts(terms.DWELLINGS, fields["dwellings"][seat]),
            "levels": {name: level + 1 for name, level in zip(terms.ABILITIES, fields["level"][seat])},
            **({"finished": bool(fields["finished"][seat])} if self.executing or fields["finished"][seat] else {}),
            **{name: part for name, part in parts.items() if part},
        }


# --- reading ----------------------------------------------------------------------------------------


class _Reader(PositionReader):
    game: Game[Pack]

    def __init__(self, game: Game[Pack], position: Mapping[str, Any]) -> None:
        super().__init__(game, position, ENTRIES)
        self.names = Names(game)
        self.set_up = game.pack.set_up(game.players)

    def read(self) -> Doggerland:
        data, state, names = self.data, self.state, self.names
        self.check_head()
        state.round = integer("round", data.get("round", 1), 1, terms.ROUNDS)
        state.phase = choice("phase", data.get("phase", "planning"), terms.PHASES)
        state.first = self.seat("first", data.get("first", "A"))
        state.marker_taken = int(flag("marker_taken", data.get("marker_taken", False)))
        state.arrow = choice("arrow", data.get("arrow", names.slots[0]), names.slots)
        state.centre_arrow = choice("centre_arrow", data.get("centre_arrow", "north"), terms.DIRECTIONS)
        self.read_land()
        self.read_groups()
        self.read_cave()
        self.read_crafts()
        self.read_objectives()
        state.hut = self.owners("hut", terms.HUT)
        for seat, name in enumerate(names.seats):
            self.read_seat(seat, name, table(name, data.get(name, {}), SEAT_ENTRIES))
        self.read_agenda()
        self.check_token()
        self.read_rests()
        self.check_supply(self.game.check)
        if not state.over:
            self.resume()
        made: Doggerland = state.made
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

    # --- words ---

    def cell(self, entry: str, value: object) -> int:
        """The number of a cell of the territory."""
        choice(entry, value, self.names.cells)
        return layout.CELL_NAMES.index(str(value))

    def by_cell(self, entry: str) -> dict[int, Any]:
        """An entry of the position that says something of cells."""
        found = table(entry, self.data.get(entry, {}), self.names.cells)
        return {layout.CELL_NAMES.index(cell): value for cell, value in found.items()}

    def owners(self, entry: str, words: Sequence[str]) -> list[int]:
        """The seat plus one of each word, from `{word: seat}`."""
        found = table(entry, self.data.get(entry, {}), words)
        return [1 + self.seat(f"{entry}.{word}", found[word]) if word in found else 0
                for word in words]  # fmt: skip

    def worker(self, entry: str, value: object) -> int:
        """A worker as the rules number it, from `A chief`."""
        seat, _, member = value.partition(" ") if isinstance(value, str) else (value, "", "")
        return 1 + 3 * self.seat(entry, seat) + choice(entry, member, terms.MEMBERS)

    # --- parts ---

    def read_land(self) -> None:
        data, names, state = self.data, self.names, self.state
        tiles = [terms.EMPTY] * terms.CELLS
        if "tiles" in data:
            for cell, tile in self.by_cell("tiles").items():
                tiles[cell] = choice(f"tiles.{layout.CELL_NAMES[cell]}", tile, names.tiles)
        else:
            around = [cell for cell in layout.START_BLOCK if cell != terms.CENTRE]
            for tile, cell in enumerate([terms.CENTRE, *around]):
                tiles[cell] = tile
        laid = [tile for tile in tiles if tile >= 0]
        if len(set(laid)) != len(laid):
            raise wrong("tiles", data["tiles"], "each tile once")
        for name in sequence("opened", data.get("opened", [])):
            cell = self.cell("opened", name)
            if tiles[cell] >= 0:
                raise wrong("opened", name, "cells without a tile")
            tiles[cell] = terms.OPENED
        animals, harvested = [0] * terms.CELLS, [0] * terms.CELLS
        for cell, species in self.by_cell("animals").items():
            animals[cell] = 1 + choice(f"animals.{layout.CELL_NAMES[cell]}", species, terms.SPECIES)
        for cell, times in self.by_cell("harvested").items():
            name = f"harvested.{layout.CELL_NAMES[cell]}"
            harvested[cell] = integer(name, times, 0, self.set_up.harvests)
        for what, there in (("animals", animals), ("harvested", harvested)):
            for cell, number in enumerate(there):
                if number and tiles[cell] < 0:
                    raise PositionError(f"position: {what}.{layout.CELL_NAMES[cell]}: there is no tile")
        state.tile, state.animal, state.harvested = tiles, animals, harvested

    def read_groups(self) -> None:
        owners, groups = [0] * terms.CELLS, [[0] * 5 for _ in range(terms.CELLS)]
        for cell, given in self.by_cell("groups").items():
            entry = f"groups.{layout.CELL_NAMES[cell]}"
            group = table(entry, given, GROUP_ENTRIES)
            if self.state.tile[cell] < 0:
                raise PositionError(f"position: {entry}: there is no tile")
            owners[cell] = 1 + self.seat(f"{entry}.seat", group.get("seat"))
            members = numbers(f"{entry}.members", group.get("members", {}), terms.MEMBERS, terms.HUNTERS)
            tools = integer(f"{entry}.tools", group.get("tools", 0), 0, terms.MOST_SENT)
            usual = "hunt" if self.state.animal[cell] else "gather"
            errand = tuple(ERRANDS.values())[choice(f"{entry}.errand", group.get("errand", usual), tuple(ERRANDS))]
            groups[cell] = [*members, tools, errand]
        self.state.group_of, self.state.group = owners, groups

    def read_cave(self) -> None:
        data, names, state = self.data, self.names, self.state
        usual = names.paintings[: min(state.round, self.set_up.paintings)]
        cave = sequence("cave", data.get("cave", usual))
        revealed = [0] * terms.PAINTINGS
        for place, painting in enumerate(cave, 1):
            revealed[choice("cave", painting, names.paintings)] = place
        if len(cave) != sum(place > 0 for place in revealed) or len(cave) > self.set_up.paintings:
            raise wrong("cave", cave, f"at most {self.set_up.paintings} paintings, each once")
        state.revealed = revealed
        covered = data.get("covered", self.set_up.paintings - len(cave))
        state.covered = integer("covered", covered, 0, self.set_up.paintings - len(cave))
        owners, cubes, painters = ([0] * terms.PAINTING_CELLS for _ in range(3))
        for cell, letters in table("cubes", data.get("cubes", {}), names.painting_cells).items():
            seat = letters[:1] if isinstance(letters, str) else letters
            number = names.painting_cells.index(cell)
            owners[number] = 1 + self.seat(f"cubes.{cell}", seat)
            if letters not in (seat, 2 * seat):
                raise wrong(f"cubes.{cell}", letters, "the letter of a seat, once or twice")
            cubes[number] = len(letters)
        for cell, by in table("painters", data.get("painters", {}), names.painting_cells).items():
            painters[names.painting_cells.index(cell)] = self.worker(f"painters.{cell}", by)
        state.cube_of, state.cubes, state.painter = owners, cubes, painters

    def read_crafts(self) -> None:
        data, names, state = self.data, self.names, self.state
        owned = [craft for seat in names.seats for craft in self.crafts_of(seat)]
        free = [craft for craft in names.crafts if craft not in owned]
        shown = sequence("display", data.get("display", free[: self.set_up.open_crafts]))
        if len(shown) > terms.CRAFT_SPACES:
            raise wrong("display", shown, f"at most {terms.CRAFT_SPACES} crafts")
        display = [choice("display", craft, names.crafts) if craft != "" else terms.EMPTY for craft in shown]
        display += [terms.EMPTY] * (terms.CRAFT_SPACES - len(display))
        crafters = [0] * terms.CRAFT_SPACES
        there = [names.crafts[craft] for craft in display if craft >= 0]
        if len({*there, *owned}) != len(there) + len(owned):
            raise wrong("display", shown, "crafts that lie nowhere else, each once")
        for craft, by in table("crafters", data.get("crafters", {}), there).items():
            crafters[display.index(names.crafts.index(craft))] = self.worker(f"crafters.{craft}", by)
        state.display, state.crafter = display, crafters

    def crafts_of(self, seat: str) -> list[str]:
        """The crafts that a seat owns."""
        owned = sequence(f"{seat}.crafts", table(seat, self.data.get(seat, {}), SEAT_ENTRIES).get("crafts", []))
        return [self.names.crafts[choice(f"{seat}.crafts", craft, self.names.crafts)] for craft in owned]

    def read_objectives(self) -> None:
        names = self.names.objectives
        given = self.data.get("objectives", names[: terms.OPEN_OBJECTIVES])
        if isinstance(given, Mapping):
            found = table("objectives", given, names)
            rounds = [integer(f"objectives.{name}", found.get(name, 0), 0, 2) for name in names]
            shown = [int(name in found) for name in names]
        else:
            rounds, shown = [0] * len(names), numbers("objectives", given, names, 1)
        self.state.objective, self.state.objective_rounds = shown, rounds

    def read_seat(self, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        names = self.names
        self.set("camp", seat, self.cell(f"{name}.camp", entry.get("camp", "d4")))
        self.set("hunters", seat, integer(f"{name}.hunters", entry.get("hunters", 4), 0, terms.HUNTERS))
        for column, most in SEAT_NUMBERS.items():
            self.set(column, seat, integer(f"{name}.{column}", entry.get(column, 0), 0, most))
        dwellings = entry.get("dwellings", {"ramshackle": terms.RAMSHACKLES})
        levels = {ability: 1 for ability in terms.ABILITIES} | dict(
            table(f"{name}.levels", entry.get("levels", {}), terms.ABILITIES)
        )
        for ability, level in levels.items():
            integer(f"{name}.levels.{ability}", level, 1, terms.LEVELS)
        self.set("level", seat, [levels[ability] - 1 for ability in terms.ABILITIES])
        for field, column, given, words, most in (
            ("dwellings", "dwellings", dwellings, terms.DWELLINGS, terms.DWELLING_CELLS),
            ("stock", "goods", entry.get("goods", {}), terms.STORES, MOST),
            ("memory", "memory", entry.get("memory", {}), terms.SPECIES, terms.MEMORY),
            ("done", "done", entry.get("done", []), terms.HUT, 1),
            ("goal", "objectives", entry.get("objectives", {}), names.objectives, 2),
            ("builders", "builders", entry.get("builders", {}), terms.MEMBERS, terms.HUNTERS),
            ("parents", "parents", entry.get("parents", {}), terms.MEMBERS, 2),
        ):
            self.set(field, seat, numbers(f"{name}.{column}", given, words, most))
        for craft in self.crafts_of(name):
            self.set("craft_of", names.crafts.index(craft), seat + 1)
        for column in ("passed", "finished"):
            self.set(column, seat, int(flag(f"{name}.{column}", entry.get(column, False))))
        megaliths = sorted(
            self.cell(f"{name}.megaliths", cell) + 1
            for cell in sequence(f"{name}.megaliths", entry.get("megaliths", []))
        )
        if len(megaliths) > terms.MEGALITHS:
            raise wrong(f"{name}.megaliths", entry["megaliths"], f"at most {terms.MEGALITHS} cells")
        self.set("megalith", seat, megaliths + [0] * (terms.MEGALITHS - len(megaliths)))
        self.set("journey", seat, self.cell(f"{name}.journey", entry["journey"]) + 1 if "journey" in entry else 0)
        learners = table(f"{name}.learners", entry.get("learners", {}), terms.ABILITIES)
        members = [self.member(f"{name}.learners.{ability}", learners, ability) for ability in terms.ABILITIES]
        self.set("learner", seat, members)
        self.set("helper", seat, self.member(f"{name}.helper", entry, "helper"))
        if "helper" in entry and self.state.hut[terms.TWINS] != seat + 1:
            raise wrong(f"{name}.helper", entry["helper"], "a member with the shaman who prays for twins")
        superb = entry.get("superb")
        place = 1 + choice(f"{name}.superb", superb, names.painting_cells) if superb is not None else 0
        self.set("superb", seat, place)

    def member(self, entry: str, entries: Mapping[str, Any], key: str) -> int:
        """A member plus one; 0 where none is named."""
        return 1 + choice(entry, entries[key], terms.MEMBERS) if key in entries else 0

    def read_rests(self) -> None:
        """What is not named is where it must be: members at home, all else in its supply."""
        data, names, state = self.data, self.names, self.state
        for seat, name in enumerate(names.seats):
            home = [*members_home(state.fields(), seat)]
            if min(home) < 0:
                raise PositionError(f"position: {name} has placed more members than it has (DG-PLAN-05)")
            self.set("home", seat, home)
            if state.phase == EXECUTION and "finished" not in data.get(name, {}):
                # DG-EXEC-11
                self.set("finished", seat, int(sum(home) == 2 + state.hunters[seat]))
        fields = state.fields()
        figures = rest_of_figures(self.game, fields)
        if min(figures) < 0:
            raise PositionError("position: more animals are named than there are figures (DG-COMP-07)")
        for field, entry, words, most, usual in (
            ("unseen", "pile", names.tiles, 1, rest_of_tiles(self.game, fields["tile"])),
            ("supply", "supply", terms.SPECIES, MOST, figures),
            ("crafts_left", "crafts_left", names.crafts, 1, rest_of_crafts(fields)),
        ):
            setattr(state, field, numbers(entry, data[entry], words, most) if entry in data else usual)

    def read_agenda(self) -> None:
        state = self.state
        if flag("over", self.data.get("over", False)):
            state.over = 1
            state.depth = -1
            return
        if "agenda" in self.data:
            frames = read_frames(self.data["agenda"], self.names.seats)
        else:
            frames = usual_frames(terms.PHASES[state.phase], state.first)
        state.depth = len(frames) - 1
        state.agenda = [*frames, *[[0] * SLOTS for _ in range(DEPTH - len(frames))]]
