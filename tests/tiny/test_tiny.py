"""A second game on the same kernel: it passes the contract, and the contract catches what is broken."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import eolith
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError, SpecError
from eolith.kernel.record import Record, RecordError, read_record
from eolith.testing import ContractError, check_game, trace

HERE = Path(__file__).parent
KERNEL = Path(eolith.__file__).parent / "kernel"


@pytest.mark.pure
@pytest.mark.parametrize("players", [2, 3])
def test_the_tiny_game_keeps_the_contract(pebbles: Any, players: int) -> None:
    check_game(pebbles.GameClass(players), games=20, every=1)


def test_it_runs_as_the_kernel_runs(pebbles: Any) -> None:
    assert pebbles.game.rules.__file__.endswith(".py") is not eolith.COMPILED


def test_its_record_is_read_again(pebbles: Any) -> None:
    game = pebbles.GameClass(2)
    state, source, decisions = game.start(), Source(3), []
    while not state.over:
        decisions.append(state.sample(source) if state.seat == eolith.CHANCE else state.options()[-1])
        state.apply(decisions[-1])
    text = Record(game, ["x", "y"], decisions, scores=state.scores()).to_text()
    assert "\nA draw 2\n* pebble " in text

    def load(name: str, *, players: int, pack: Path | None, **options: str) -> Any:
        return pebbles.GameClass(players, options, pack)

    assert read_record(text, load).verify() == state
    with pytest.raises(RecordError, match="seal"):
        read_record(text.replace("A draw 2", "A draw 1", 1), load)


def test_the_kernel_names_no_game() -> None:
    """Its code names no game (an example in a docstring may); tests/test_imports.py looks at what it imports."""
    games = {*eolith.games(), "stone age", "stoneage", "pebbles"}
    sources = [*KERNEL.glob("*.py"), *KERNEL.glob("*.pxd")]
    assert len(sources) > 8
    for path in sources:
        text = path.read_text(encoding="utf-8")
        code = code_of(text) if path.suffix == ".py" else text
        assert not [name for name in games if name in code.casefold()], path.name


def code_of(text: str) -> str:
    """A source without comments and without strings that stand alone."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
    return ast.unparse(tree)


def test_specs_and_positions_are_checked(pebbles: Any) -> None:
    with pytest.raises(SpecError, match="2 or 3 players, not 4"):
        pebbles.GameClass(4)
    game = pebbles.GameClass(2)
    position = game.to_position(game.start())
    wrong: dict[str, tuple[dict[str, Any], str]] = {
        "missing": ({"game": "pebbles"}, "is missing"),
        "edited": ({**position, "bag": [4, 5, 3]}, "its digest does not fit"),
        "misshapen": ({**position, "bag": [5, 4]}, "field bag has the shape"),
        "no agenda": ({**position, "agenda": 3}, "position: "),
        "no decision": ({**position, "agenda": [[7] * 8]}, "a frame is of kind 7"),
    }
    for edited, said in wrong.values():
        with pytest.raises(PositionError, match=said):
            game.from_position(edited)


def test_the_tiny_game_is_told_in_less_than_150_lines(pebbles: Any) -> None:
    files = [path for path in (HERE / "pebbles").rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    assert len(files) == 5
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 150


# --- what is broken is caught ---------------------------------------------------------------------------


def breach(game: Any) -> str:
    with pytest.raises(ContractError) as caught:
        check_game(game, games=3, every=1)
    message = str(caught.value)
    assert message.startswith("pebbles(players=2), seed ") and "\n" not in message
    return message


def broken(pebbles: Any, **changes: Any) -> Any:
    """The tiny game with some of its methods or attributes replaced."""
    return type("Broken", (pebbles.GameClass,), changes)(2)


def test_a_wrong_space_is_caught(pebbles: Any) -> None:
    assert "decision 0: options ascend in their space: options [7, 8] are outside 3 to 6" in breach(
        broken(pebbles, option_space=7)
    )


def test_a_wrong_text_is_caught(pebbles: Any) -> None:
    def text(self: Any, option: int) -> str:
        right: str = pebbles.GameClass.text(self, option)
        return right.replace("draw 2", "draw 1")

    assert "texts round trip" in breach(broken(pebbles, text=text))


def test_a_wrong_position_is_caught(pebbles: Any) -> None:
    def to_position(self: Any, state: Any) -> dict[str, Any]:
        position: dict[str, Any] = pebbles.GameClass.to_position(self, self.own(state) and self.start())
        return position

    assert "positions round trip: from_position(to_position()) differs in" in breach(
        broken(pebbles, to_position=to_position)
    )


def test_an_observation_that_tells_a_secret_is_caught(pebbles: Any) -> None:
    assert "after what it cannot see was redrawn at random" in breach(broken(pebbles, private=()))


def test_lost_pieces_are_caught(pebbles: Any) -> None:
    def check(self: Any, state: Any) -> None:
        self.own(state)
        assert sum(state.bag) == 12, f"the bag holds {sum(state.bag)} pebbles"

    assert "everything adds up: AssertionError: the bag holds 1" in breach(broken(pebbles, check=check))


def test_an_endless_game_is_caught(pebbles: Any) -> None:
    assert "a game played at random ends: not within 3 decisions" in breach(broken(pebbles, longest=3))


def test_a_refusal_without_a_reason_is_caught(pebbles: Any) -> None:
    def illegal(self: Any, state: Any, option: int) -> str:
        return ""

    assert "is refused without one line that says why" in breach(broken(pebbles, illegal=illegal))


def test_traces_differ_by_seed_and_repeat(pebbles: Any) -> None:
    game = pebbles.GameClass(3)
    traces = [trace(game, seed) for seed in range(10)]
    assert len(set(traces)) == 10
    assert traces == [trace(game, seed) for seed in range(10)]
