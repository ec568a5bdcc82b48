"""Tables for tests: any position in a line or two, on a pack whose numbers tests may rely on.

t = table(grid=["w1> s2>", "c0> p1v"], A={"camp": (0, 0), "goods": {"tool": 1}}, animals={(1, 1): "horse"})
t.say("A", "send c2 hunters 1")
assert t["A"]["goods"] == {"tool": 1}
assert t.refused("A", "send c3 chief") == "DG-PLAN-01"     # the rule against it; nothing has changed

`grid` draws the land: kind, amount and arrow of each tile, kinds being c centre, w wood, s stone,
p plants, h shells, g small game, H horse, R reindeer, B bison, M mammoth; a point is a cell without a
tile.  Without a grid the start tiles lie around the centre.  Costs, crafts and paintings are FIXTURE's,
whatever the pack of the game designs.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import seated
from eolith.games.doggerland import layout, terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE
from eolith.testing import play

KINDS = {"w": "wood", "s": "stone", "p": "plants", "h": "shells", "g": "small_game"}
ANIMALS = {"H": "horse", "R": "reindeer", "B": "bison", "M": "mammoth"}
ARROWS = {"^": "north", ">": "east", "v": "south", "<": "west"}
CRAFTS = {
    "N1": ("fox_tooth", "bone = 1, hide = 1", 3), "N2": ("bird_bone", "bone = 2, hide = 1", 5),
    "N3": ("dyed_hide", "bone = 2, stone = 1", 5), "N4": ("wolf_claw", "bone = 1, hide = 2", 5),
    "S1": ("pebble_face", "stone = 2", 3), "S2": ("bone_fish", "stone = 1, wood = 1, bone = 1", 5),
    "S3": ("wooden_heron", "stone = 2, bone = 1", 5), "S4": ("bear_cub", "bone = 3, stone = 1", 6),
}  # fmt: skip
"""The crafts that tests name: their ids in the pack, costs and points."""
PAINTINGS = {
    "P1": ("horse", "reindeer", "reindeer"), "P2": ("reindeer", "horse", "bison"), "P3": ("bison", "reindeer", "horse"),
    "P4": ("horse", "bison", "mammoth"), "P5": ("mammoth", "horse", "reindeer"), "P6": ("bison", "mammoth", "horse"),
}  # fmt: skip
"""painting_1 to painting_6, from the top row to the bottom."""
FIXTURE = """
[[dwelling]]
id = "simple"
cost = { wood = 1, hide = 1 }
[[dwelling]]
id = "status"
cost = { wood = 1, hide = 1, bone = 1 }
[[ability]]
id = "range"
steps = [{ hide = 1 }, { hide = 1, bone = 1 }]
[[ability]]
id = "carrying"
steps = [{ tool = 1, hide = 1 }, { wood = 1, hide = 2 }]
[[ability]]
id = "toolmaking"
steps = [{ tool = 1 }, { stone = 1, bone = 1 }]
[[recipe]]
id = "recipe_1"
cost = { wood = 2 }
tools = 3
[[recipe]]
id = "recipe_2"
cost = { wood = 1, stone = 1 }
tools = 4
[[recipe]]
id = "recipe_3"
cost = { stone = 1, bone = 1 }
tools = 5
[[set_up]]
id = "players_3"
compensation = [{ plant = 1 }, { hide = 1 }, {}]
[[set_up]]
id = "players_4"
compensation = [{ plant = 1, tool = 1 }, { plant = 1 }, { hide = 1 }, {}]
"""


def fixture() -> str:
    """The corrections that make the pack of the tests."""
    text = '[pack]\nid = "doggerland"\nedition = "first"\n' + FIXTURE
    for action in terms.HUT[: terms.MENHIR]:
        text += f'[[hut]]\nid = "{action}"\noffering = ["wood", "hide", "bone"]\n'
    for number, action in enumerate(terms.HUT[terms.MENHIR :], 2):
        text += f'[[hut]]\nid = "{action}"\ncost = {{ wood = {number}, stone = {number}, tool = {number} }}\n'
    for craft, cost, points in CRAFTS.values():
        text += f'[[craft]]\nid = "{craft}"\ncost = {{ {cost} }}\nvp = {points}\n'
    for number, animals in enumerate(PAINTINGS.values(), 1):
        text += f'[[painting]]\nid = "painting_{number}"\nanimals = {list(animals)}\n'.replace("'", '"')
    for number, species in enumerate(terms.SPECIES):
        text += f'[[animal]]\nid = "{species}"\ncopies = {6 if number < terms.BISON else 7}\n'
    return text


FOLDER = tempfile.TemporaryDirectory()


@cache
def pack_file(land: tuple[tuple[str, str], ...] = (), cards: tuple[tuple[str, str], ...] = ()) -> Path:
    """The pack of the tests; `land` says what tiles are (id, columns), `cards` what cards of a game alone are."""
    text = fixture() + "".join(f'[[tile]]\nid = "{tile}"\n{columns}\n' for tile, columns in land)
    text += "".join(f'[[card]]\nid = "{card}"\n{columns}\n' for card, columns in cards)
    path = Path(FOLDER.name, f"pack{len(list(Path(FOLDER.name).iterdir()))}.toml")
    path.write_text(text, encoding="utf-8")
    return path


@cache
def the_game(
    players: int,
    options: frozenset[tuple[str, Any]],
    land: tuple[tuple[str, str], ...] = (),
    cards: tuple[tuple[str, str], ...] = (),
) -> DoggerlandGame:
    """The game of a table; equal tables share one, for reading the pack takes longer than most tests."""
    return DoggerlandGame(players, dict(options), pack_file(land, cards))


class Dictated:
    """Chance as a test tells it: options by their text, first come first; else the first option of all."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        self.told = list(told)

    def choose(self, state: Any) -> int:
        """The option of a state whose seat is CHANCE."""
        if self.told and state.game.option(self.told[0]) in state.options():
            option: int = state.game.option(self.told.pop(0))
            return option
        first: int = state.options()[0]
        return first


class Watched(seated.Watching, Dictated):
    """Chance as a test tells it, which remembers what could have happened."""

    frames = terms.FRAMES


class Table(seated.Table):
    """A table of the game."""

    def cells(self, verb: str) -> set[str]:
        """The cells that are offered with a verb."""
        return {text.split()[1] for text in self.offered if text.split()[0] == verb}

    def goods(self, seat: str) -> dict[str, int]:
        """What a seat owns, by store; only what there is."""
        return dict(self[seat].get("goods", {}))

    def tokens(self, seat: str) -> int:
        return int(self.state.deprivation[terms.SEATS.index(seat)])

    def members(self, seat: str) -> int:
        """Grown-up members, wherever they are."""
        return int(2 + self.state.hunters[terms.SEATS.index(seat)])

    @property
    def asked(self) -> str:
        """The kind of frame that is to be decided."""
        return terms.FRAMES[self.state.frame[0]]

    def all_plan(self, **commands: str | Sequence[str]) -> None:
        """Seats plan, one action in a turn in the order of play; who has no more commands passes."""
        queues = {seat: [words] if isinstance(words, str) else list(words) for seat, words in commands.items()}
        while self.asked == "plan":
            assert self.turn is not None
            queue = queues.get(self.turn, [])
            self.say(self.turn, queue.pop(0) if queue else "pass")

    def finish(self, *seats: str) -> None:
        """These seats end their parts, in this order; all that are left if none is named."""
        for seat in seats:
            self.say(seat, "finish")
        while not seats and self.asked == "execute":
            assert self.turn is not None
            self.say(self.turn, "finish")

    def until(self, *kinds: str) -> None:
        """Pass, finish, stay, eat what comes first, until something of these kinds is asked, or to the end."""
        while not self.state.over and self.asked not in kinds:
            assert self.turn is not None
            dull = [word for word in ("pass", "finish", "done", f"camp {self[self.turn]['camp']}") if self.can(word)]
            self.say(self.turn, dull[0] if dull else self.offered[0])


def table(
    players: int = 2,
    *,
    grid: Sequence[str] = (),
    at: str = "b2",
    chance: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    cards: Mapping[str, str] | None = None,
    **entries: Any,
) -> Table:
    """A table at a position, a puzzle: seat A plans in round 1 unless the entries say otherwise.

    Entries are those of a position (position.py).  `at` is the cell of the grid's first word; cells of
    entries may be (column, row) of the grid.  `chance` is what comes up, as texts.
    """
    land, tiles = draw(grid, at)
    game = the_game(players, frozenset((options or {}).items()), land, tuple((cards or {}).items()))
    position: dict[str, Any] = {"puzzle": True, **entries}
    if grid:
        position["tiles"] = tiles
    return Table(game, Dictated(chance), game.from_position(named(position, at)))


def executing(players: int = 2, **entries: Any) -> Table:
    """A table in phase 3: the first player executes what the entries say to be planned."""
    return table(players, phase="execution", **entries)


def new_game(players: int = 2, source: Any = None, cards: Mapping[str, str] | None = None, **options: Any) -> Table:
    """A new game."""
    return Table(the_game(players, frozenset(options.items()), (), tuple((cards or {}).items())), source or Dictated())


def moments(game: Any, seed: int, every: int = 1) -> Iterator[Any]:
    """Every so many positions of a game played at random, and its end; it is one state throughout."""
    for number, (state, option) in enumerate(play(game, seed)):
        if option is None or number % every == 0:
            yield state


IDLE = (terms.PASS, terms.DEPRIVE, terms.DONE, terms.FINISH)
"""What a player who means it chooses only where nothing else is offered."""


def diligent_game(state: Any, seed: int) -> Iterator[Any]:
    """From a state on, a game of players who plan all they can and execute it: that state in every position.

    Random players seldom paint or trade; these do.  Megaliths, objectives and superb paintings are rare here
    too: a test of those begins with a position that has them.
    """
    source = Source(seed)
    while not state.over:
        yield state
        if state.seat == CHANCE:
            option = state.sample(source)
        else:
            options = state.options()
            busy = [option for option in options if option not in IDLE] or options
            option = busy[source.below(len(busy))]
        state.apply(option)
    yield state


def spot(at: str, x: int, y: int) -> str:
    """The cell of column x and row y of a grid whose first word lies at `at`."""
    first = layout.CELL_NAMES.index(at)
    assert first % terms.COLUMNS + x < terms.COLUMNS, "the grid is too wide for its place"
    return layout.CELL_NAMES[first + x + terms.COLUMNS * y]


def named(value: Any, at: str) -> Any:
    """The same with the names of cells in place of (column, row)."""
    if isinstance(value, tuple):
        return spot(at, *value)
    if isinstance(value, Mapping):
        return {named(key, at): named(item, at) for key, item in value.items()}
    return [named(item, at) for item in value] if isinstance(value, list) else value


def draw(grid: Sequence[str], at: str) -> tuple[tuple[tuple[str, str], ...], dict[str, str]]:
    """What tiles must be, and where they lie."""
    resources = [f"pile_{kind}_{letter}" for kind in ("wood", "stone", "plants") for letter in "abcdef"]
    resources += [f"pile_{kind}_{letter}" for kind in ("shells", "small_game") for letter in "abcd"]
    grazing = ["pile_horse_a", "pile_reindeer_a", "pile_reindeer_b", "pile_bison_a", "pile_bison_b", "pile_bison_c",
               "pile_bison_d", "pile_mammoth_a", "pile_mammoth_b"]  # fmt: skip
    land, tiles = [], {}
    for y, line in enumerate(grid):
        for x, word in enumerate(line.split()):
            if word == ".":
                continue
            kind, amount, arrow = word[0], word[1:-1], f'arrow = "{ARROWS[word[-1]]}"'
            if kind == "c":
                tile, columns = "centre", arrow
            elif kind in KINDS:
                tile = resources.pop(0)
                columns = f'terrain = "{KINDS[kind]}"\namount = {amount}\n{arrow}'
            else:
                tile, columns = grazing.pop(0), f'animal = "{ANIMALS[kind]}"\n{arrow}'
            land.append((tile, columns))
            tiles[spot(at, x, y)] = tile
    return tuple(land), tiles
