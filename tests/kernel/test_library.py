"""What the library promises to whoever writes a program with it, whatever the game.

`eolith.testing.check_game` asks most of it of every game; here is what it takes a game, a file or a process to see.
"""

from __future__ import annotations

import ast
import copy
import os
import pickle
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import eolith
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.state import write_field
from eolith.testing import check_game, play

SOURCE = str(Path(eolith.__file__).parents[1])
REPOSITORY = Path(__file__).parents[2]
GAMES = eolith.games()


def middle(game: Any, decisions: int = 60) -> Any:
    state, source = game.start(), Source(1)
    for _ in range(decisions):
        options = state.options()
        state.apply(state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))])
    return state


@pytest.mark.pure
@pytest.mark.parametrize(
    "spec", ("stone_age(players=2, round_cap=2)", "endless_winter(players=2)", "doggerland(players=2, short_game=on)")
)
def test_every_game_keeps_the_contract(spec: str) -> None:
    """A short game: whole ones are checked in `tests/fuzz`, and uncompiled ones compared with them."""
    check_game(eolith.load(spec), games=1, every=400)


# --- nothing that Python writes reaches the rules ------------------------------------------------------------


@pytest.mark.pure
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "value"),
    [("depth", 31000), ("agenda", [[99] * 8] * 32), ("sides", 32000), ("round", 70000), ("over", 9), ("game", None)],
)
def test_fields_cannot_be_written(game: str, name: str, value: Any) -> None:
    state = middle(eolith.load(game))
    before = state.to_bytes()
    for write in (
        setattr,
        object.__setattr__,
        lambda state, name, value: getattr(type(state), name).__set__(state, value),
    ):
        with pytest.raises(AttributeError):
            write(state, name, value)
    assert state.to_bytes() == before and state.options() and len(state.scores()) == state.sides


@pytest.mark.pure
@pytest.mark.parametrize("game", GAMES)
def test_a_state_and_its_pack_are_made_once(game: str) -> None:
    state = middle(eolith.load(game))
    before = state.to_bytes()
    with pytest.raises(TypeError, match="a state keeps its game"):
        state.__init__(eolith.load(game, players=2))
    with pytest.raises(ValueError, match="only a blank state is set up"):
        state.set_up(*[None] * (game != "endless_winter"))
    with pytest.raises(TypeError, match="filled once"):
        state.game.content.__init__({})
    with pytest.raises(AttributeError):
        state.game.content.labor = state.game.content.capacity = state.game.content.cards = 5
    assert state.to_bytes() == before


@pytest.mark.pure
def test_decisions_are_decisions() -> None:
    game = eolith.load("stone_age(players=2)")
    game.decisions = [*game.decisions[:-1], None]
    with pytest.raises(TypeError, match="the decisions of a game are Decision objects, not None"):
        game.blank()


@pytest.mark.pure
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("depth", 32, "depth is 32; allowed: -1 to 31"),
        ("agenda", [[99] * 8] * 32, "a frame is of kind 99 and seat 99"),
        ("agenda", [[0, 4] + [0] * 6] * 32, "a frame is of kind 0 and seat 4"),
        ("agenda", [[0] * 8] * 31, r"agenda has the shape \(32, 8\), not \(31, 8\)"),
        ("food", [1, 2, 3], r"food has the shape \(4,\), not \(3,\)"),
        ("food", [1, 2, 3, 40000], "field food: "),
        ("food", [1, 2, 3, 1.5], "field food: "),
        ("sides", 3, "there is no field 'sides' to be written"),
        ("nothing", 3, "there is no field 'nothing' to be written"),
    ],
)
def test_a_reader_of_positions_writes_what_fits(name: str, value: Any, said: str) -> None:
    state = middle(eolith.load("stone_age"))
    before = state.to_bytes()
    with pytest.raises(ValueError, match=said):
        write_field(state, name, value)
    assert state.to_bytes() == before
    write_field(state, "food", [1, 2, 3, 4])
    assert state.food == [1, 2, 3, 4]


@pytest.mark.pure
@pytest.mark.parametrize("game", GAMES)
def test_wrong_arguments_are_told_in_one_line(game: str) -> None:
    state = middle(eolith.load(game))

    class Generator:
        """Draws numbers, but knows no states."""

    asked: list[tuple[Callable[[], Any], str]] = [
        (lambda: state.play_chance(Generator()), "cannot play chance; a Source or a FairSource can"),
        (lambda: state.playout(None), "is no eolith.Source"),
        (lambda: state.sample(Generator()), "is no eolith.Source"),
        (lambda: state.resample(0, Generator()), "is no eolith.Source"),
        (lambda: state.apply("pass"), "'pass' is no option: an option is an integer of options()"),
        (lambda: state.apply(1.5), "1.5 is no option"),
        (lambda: Source(1.5), "a seed is an integer, not 1.5"),  # type: ignore[arg-type]
        (lambda: Source("x"), "a seed is an integer, not 'x'"),  # type: ignore[arg-type]
        (lambda: state.game.from_bytes("x"), "a position is bytes, not 'x'"),
        (lambda: type(state)(None), f"None has no states of the class {type(state).__name__}"),
    ]
    for ask, said in asked:
        with pytest.raises(TypeError) as caught:
            ask()
        assert said in str(caught.value) and "\n" not in str(caught.value)
    with pytest.raises(eolith.SpecError, match="None is no spec"):
        eolith.load(None)  # type: ignore[arg-type]
    with pytest.raises(eolith.PackError, match="pack is 5; it must be the path of a file"):
        eolith.load(game, pack=5)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Source(1).below(1.5)  # type: ignore[arg-type]


@pytest.mark.pure
@pytest.mark.parametrize("name", GAMES)
def test_wrong_questions_are_told_in_one_line(name: str) -> None:
    state = middle(eolith.load(name))
    game, other = state.game, eolith.load(next(other for other in GAMES if other != name))
    space = game.option_space - 1
    asked: list[tuple[Callable[[], Any], str]] = [
        *(
            (partial(ask, "x"), f"'x' is no option of this game; options are 0 to {space}")
            for ask in (game.action, game.text)
        ),
        *(
            (partial(ask, 1.5), f"1.5 is no option of this game; options are 0 to {space}")
            for ask in (game.action, state.action)
        ),
        (lambda: game.option(None), "None is no action of this game"),
        (lambda: state.why_not(0, 9), "seat is 9; allowed: 0 to 3"),
        (lambda: state.why_not(0, "A"), "seat is 'A'; allowed: 0 to 3"),
        (lambda: game.expand(state, 0, -2), "seat is -2; allowed: 0 to 3"),
        (lambda: game.component("dragons", 0), f"{name} has no components 'dragons'"),
        (lambda: game.component("animals" if name == "doggerland" else "cards", 999), "are numbered 0 to "),
        (lambda: game.illegal(other.start(), 0), f"a state of {game!r} is needed, not one of {other!r}"),
        (lambda: game.from_bytes(b""), "a position of this game has "),
    ]
    for ask, said in asked:
        with pytest.raises(ValueError) as caught:
            ask()
        assert said in str(caught.value) and "\n" not in str(caught.value)
    with pytest.raises(TypeError, match=f"{re.escape(repr(other))} has no states of the class"):
        type(state)(other)


# --- sources -------------------------------------------------------------------------------------------------


@pytest.mark.pure
@pytest.mark.parametrize("source", [Source(1), Source(-1), FairSource(b"0123456789abcdef")])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda source: pickle.loads(pickle.dumps(source))])
def test_a_copied_source_goes_on_alike(source: Any, copied: Callable[[Any], Any]) -> None:
    for _ in range(5):
        source.below(6)
    again = copied(source)
    assert [again.below(1000) for _ in range(50)] == [source.below(1000) for _ in range(50)]


# --- a pack of one's own ----------------------------------------------------------------------------------------


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """A pack of Endless Winter in which a culture card is worth more."""
    pack = tmp_path / "own.toml"
    edition = eolith.load("endless_winter").pack.edition
    number = eolith.load("endless_winter").pack.cards[-1].id
    pack.write_text(
        f'[pack]\nid = "endless_winter"\nedition = "{edition}"\n\n[[culture_card]]\nid = "{number}"\nvp = 7\n',
        encoding="utf-8",
    )
    return pack


def test_a_pickled_state_carries_its_pack(corrected: Path) -> None:
    game = eolith.load("endless_winter(players=2)", pack=corrected)
    state = middle(game)
    assert game != eolith.load("endless_winter(players=2)")
    pickled = pickle.dumps(state)
    corrected.write_text(corrected.read_text(encoding="utf-8").replace("vp = 7", "vp = 1"), encoding="utf-8")
    for change in (lambda: None, corrected.unlink):
        change()
        again = pickle.loads(pickled)
        assert again == state and again.game == game and again.game.pack.cards[-1].vp == 7
        assert again.digest() == state.digest()
    assert pickle.loads(pickled).game is pickle.loads(pickled).game, "it takes long to make a game of an own pack"
    plain = eolith.load("endless_winter(players=2)")
    with pytest.raises(ValueError, match="these bytes are no position of"):
        plain.from_bytes(state.to_bytes())


def test_a_pack_that_another_version_read_is_refused(corrected: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from eolith.kernel import game as module

    pickled = pickle.dumps(eolith.load("endless_winter(players=2)", pack=corrected))
    assert pickle.loads(pickled).pack.cards[-1].vp == 7
    monkeypatch.setattr(module, "VERSION", "9.9")
    with pytest.raises(
        eolith.PackError, match=r"a pack was read and pickled by eolith .+, this is 9\.9: load its file"
    ):
        pickle.loads(pickled)


def test_a_state_of_other_components_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from eolith.kernel import game as module

    pickled = pickle.dumps(middle(eolith.load("stone_age(players=2)")))
    digest = eolith.load("stone_age").pack.digest
    with pytest.raises(eolith.PackError, match=r"stone_age was pickled by eolith .+ with the pack 0123456789abcdef, "):
        pickle.loads(pickled.replace(digest.encode(), b"0123456789abcdef"))
    monkeypatch.setattr(module, "VERSION", "9.9")
    with pytest.raises(ValueError, match="these bytes are no position of"):
        pickle.loads(pickled)


# --- what is the same everywhere -----------------------------------------------------------------------------------

SHOW = """
import eolith
for name in eolith.games():
    state, source = eolith.load(name).start(), eolith.Source(1)
    for _ in range(60):
        options = state.options()
        state.apply(state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))])
    print(state.digest(), state.key(), hash(state), repr(state))
"""


def test_digests_and_keys_are_the_same_in_every_process() -> None:
    states = [middle(eolith.load(name)) for name in GAMES]
    here = [f"{state.digest()} {state.key()} {hash(state)} {state!r}" for state in states]
    assert len(set(here)) == len(GAMES)
    for environment in ({"EOLITH_PURE": "1", "PYTHONHASHSEED": "1"}, {"EOLITH_PURE": "0", "PYTHONHASHSEED": "2"}):
        done = subprocess.run(
            [sys.executable, "-c", SHOW],
            env=os.environ | environment | {"PYTHONPATH": SOURCE},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == here


def test_states_of_different_tables_have_different_digests_and_keys() -> None:
    specs = ("stone_age(players=2)", "stone_age(players=3)", "stone_age(players=2, undo=off)")
    assert len({eolith.load(spec).start().digest() for spec in specs}) == 3
    assert len({eolith.load(spec).start().key() for spec in specs}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_positions_have_keys_of_their_own(game: str) -> None:
    """Positions of random games differ by a piece or two, and their keys in every bit."""
    states = [state.clone() for seed in range(3) for state, _ in play(eolith.load(game), seed)]
    keys = {state.key() for state in states}
    assert len(keys) == len({state.digest() for state in states}) > 500
    assert all(0 <= key < 1 << 64 for key in keys)
    for bit in range(64):
        assert abs(sum(key >> bit & 1 for key in keys) / len(keys) - 0.5) < 0.12


XXH64 = {
    (): 0x95F0626F6F0A4409,
    (1,): 0x44CD4E74E2B14E48,
    (1, 2, 3): 0x134D580A0BB1834D,
    (1, 2, 3, 4): 0xF48B6A71EDDC94FC,
    (1, 2, 3, 4, 5, 6, 7): 0x66CFAF829C170B8B,
    (2**64 - 1,) * 9: 0x8E7BB0F5103855AB,
}
"""By 64-bit words: what the reference implementation gives for the seed 7."""


def test_keys_are_xxh64() -> None:
    """Uncompiled: that both ways agree is seen above."""
    lines = "\n".join(f"print(xxh64(array('Q', {list(words)}), {len(words)}, 7))" for words in XXH64)
    code = f"import eolith\nfrom array import array\nfrom eolith.kernel.hashing import xxh64\n{lines}"
    environment = os.environ | {"EOLITH_PURE": "1", "PYTHONPATH": SOURCE}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [*map(int, done.stdout.split())] == [*XXH64.values()]


@pytest.mark.pure
def test_a_state_says_what_it_is() -> None:
    state = eolith.load("stone_age(players=2)").start()
    assert repr(state) == "<stone_age(players=2): round 1, chance to decide>"
    state.play_chance(Source(1))
    assert repr(state) in {f"<stone_age(players=2): round 1, {seat} to decide>" for seat in "AB"}
    state.playout(Source(1))
    assert repr(state).endswith(("over by buildings>", "over by deck>"))
    assert repr(state.game.blank()) == "<stone_age(players=2): round 0, not set up>"


def test_the_version_is_that_of_the_package() -> None:
    assert eolith.__version__.count(".") == 2
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "eolith.kernel.version.VERSION"}


# --- types ------------------------------------------------------------------------------------------------

USER = """
from typing import reveal_type

import eolith
from eolith import bots
from eolith.arena.simulate import play_batch
from eolith.kernel.record import Record, read_record

game = eolith.load("stone_age(players=2)")
state = game.start()
source = eolith.Source(1)
line = eolith.Line(state)
record = Record(game, ["A", "B"])
bot = bots.make("careful", game, 1)
reveal_type(game)
reveal_type(game.from_position(state.to_position()))
reveal_type(game.own(state))
reveal_type(game.option(game.action(0)))
reveal_type(game.expand(state, "place forest 3", 0))
reveal_type(game.viewer("all"))
reveal_type(state)
reveal_type(state.game)
reveal_type(state.clone())
reveal_type(state.playout(source))
reveal_type(state.resample(0, source))
reveal_type(state.resample(None, source))
reveal_type(state.observe(0))
reveal_type(state.observe(0).to_dict())
reveal_type(state.sheet())
reveal_type(state.to_position())
reveal_type(state.fields())
reveal_type(state.listener)
reveal_type(state.unfold(0))
reveal_type(state.action(0))
reveal_type(state.why_not("place forest 3", 0))
reveal_type(state.apply(0))
reveal_type(state.options())
reveal_type(state.weights())
reveal_type(state.scores())
reveal_type(state.seat)
reveal_type(state.over)
reveal_type(state.digest())
reveal_type(state.key())
reveal_type(source.below(6))
reveal_type(eolith.FairSource().choose(state))
reveal_type(line.state)
reveal_type(line.moves)
reveal_type(line.seen_by(0))
reveal_type(record.game)
reveal_type(record.decisions)
reveal_type(record.replay())
reveal_type(list(record.states()))
reveal_type(read_record(record.to_text(), eolith.load))
reveal_type(bot)
reveal_type(bot.choose(state))
reveal_type(play_batch(game, ["random", "random"], 1, range(1)))
reveal_type(eolith.__version__)
"""
EVENT = "tuple[int, int, int, int, int]"
JSON = "None | bool | int | float | str | Sequence[...] | Mapping[str, ...]"
REVEALED = f"""
Game[Printed]
State
State
int
list[int]
int | Literal['all'] | None
State
Game[Printed]
State
int
State
State
Seen
dict[str, {JSON}]
Seen
dict[str, {JSON}]
dict[str, int | list[int] | list[list[int]]]
list[{EVENT}] | None
list[tuple[list[{EVENT}], bytes]]
Action
Refusal | None
int
list[int]
list[int]
list[int]
int | None
int
str
int
int
int
State
list[int]
tuple[str | tuple[int, int] | {EVENT}, ...]
Game[Printed]
list[int]
State
list[State]
Record
Bot
int
list[Row]
str
"""


@pytest.mark.long
def test_programs_are_checked_by_types(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(USER, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(REPOSITORY / ".mypy_cache"), str(program)]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    found = [line.split('"')[1] for line in done.stdout.splitlines() if "Revealed type" in line]
    assert [re.sub(r"\b([a-z_]+\.)+(?=\w)", "", kind) for kind in found] == REVEALED.split("\n")[1:-1]


def test_the_types_tell_what_there_is() -> None:
    """state.pyi, chance.pyi and batch.pyi name what the modules hold, with the same parameters."""
    for module in ("state", "chance", "batch"):
        folder = Path(SOURCE) / "eolith" / "kernel"
        told, real = (public(ast.parse((folder / f"{module}{end}").read_text("utf-8"))) for end in (".pyi", ".py"))
        for name in FIELDS | {name for name in told if name.startswith(("Player.", "Seen.", "Content.__getattr__"))}:
            told.pop(name, None)
        assert {name: real.get(name) for name in told} == told
        lacking = {
            name for name in real if name.startswith(("State.", "Source.", "FairSource.", "Batch."))
        } - told.keys()
        assert {name.rpartition(".")[2] for name in lacking} <= INSIDE, module


FIELDS = {f"State.{name}" for name in ("game", "sides", "round", "over", "depth", "agenda")}
FIELDS |= {f"Batch.{name}" for name in ("game", "reward", "finished")}
INSIDE = {"play_out", "position", "hashed", "seal", "take", "check_set_up", "top", "find_options", "play", "legal",
          "settle", "fresh", "tell", "overflow", "block", "block_size", "next", "draw", "__new__",
          "__reduce__", "__repr__", "play_nature", "check", "clear", "begin", "show", "end", "earn", "observe",
          "offers"}  # fmt: skip
"""What is for the kernel and the rules alone."""


def public(tree: Any) -> dict[str, list[str]]:
    """The parameters of every function and method by name."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        members = (
            [(f"{node.name}.", member) for member in ast.walk(node)] if isinstance(node, ast.ClassDef) else [("", node)]
        )
        for before, member in members:
            if isinstance(member, ast.FunctionDef) and not member.name.startswith("_read"):
                every = [*member.args.posonlyargs, *member.args.args]
                found[f"{before}{member.name}"] = [argument.arg for argument in every]
    return found
