"""A line of play: forth and back, and what a seat has perceived of it."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest

import eolith
from eolith.games.endless_winter import terms
from eolith.kernel.chance import Source
from eolith.kernel.line import Line
from eolith.kernel.state import CHANCE, State
from eolith.testing import play
from eolith.testing.contract import Moment, a_line_of_play_keeps_secrets

GAMES = eolith.games()
WINTER = "endless_winter(players=2)"


def played(spec: str, decisions: int = 10**6, seed: int = 1) -> Line:
    """A random game, or its beginning."""
    line = Line(eolith.load(spec))
    for _, option in islice(play(line.game, seed), decisions):
        if option is not None:
            line.push(option)
    return line


# --- forth and back ------------------------------------------------------------------------------------------


@pytest.mark.pure
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_taken_back(name: str) -> None:
    game = eolith.load(name)
    line, positions = Line(game), [game.start()]
    for _, option in islice(play(game, 3), 150):
        assert option is not None
        line.push(option)
        positions.append(positions[-1].clone())
        positions[-1].apply(option)
        assert line.state == positions[-1] and line.peek() == option == line.moves[-1]
    moves = line.moves
    assert len(line) == len(moves) == 150 and line.root == game.start()
    while len(line):
        assert line.pop() == moves.pop()
        positions.pop()
        assert line.state == positions[-1] and line.moves == moves
    with pytest.raises(IndexError, match="no decision has been taken"):
        line.pop()


def test_undo_goes_back_to_the_last_choice_of_a_seat() -> None:
    line = played("stone_age(players=2)", 40)
    while line.state.seat != CHANCE:  # until dice are rolled
        line.push(line.state.options()[-1])
    before, moves = line.state.clone(), line.moves
    line.push(line.state.sample(Source(1)))
    taken = line.undo()
    assert line.moves + taken == [*moves, taken[-1]] and line.state.seat != CHANCE
    for option in taken[:-1]:
        line.push(option)
    assert line.state == before
    start = Line(line.game)
    start.push(start.state.options()[0])
    with pytest.raises(IndexError, match="no seat has taken a decision"):
        start.undo()
    assert len(start) == 1


def test_a_refused_option_changes_nothing() -> None:
    line = played("stone_age(players=2)", 20)
    before, moves = line.state.clone(), line.moves
    for wrong in (-1, 10**9):
        with pytest.raises(eolith.IllegalOption):
            line.push(wrong)
    with pytest.raises(TypeError, match="'pass' is no option"):
        line.push("pass")  # type: ignore[arg-type]
    assert line.state == before and line.moves == moves
    with pytest.raises(TypeError, match="a line begins with a game or a state, not 'stone_age'"):
        Line("stone_age")  # type: ignore[arg-type]


def test_lines_are_copied_and_pickled() -> None:
    line = played(WINTER, 120)
    for other in (line.copy(), pickle.loads(pickle.dumps(line))):
        assert other.moves == line.moves and other.state == line.state and other.seen_by(0) == line.seen_by(0)
        other.pop()
        assert len(line) == len(other) + 1 and line.state != other.state
    assert len(pickle.dumps(line)) < 3 * len(pickle.dumps(line.state))


def test_the_beginning_is_a_copy() -> None:
    state = eolith.load("stone_age(players=2)").start()
    line = Line(state)
    state.play_chance(Source(1))
    assert line.state == state.game.start() != state


def another(state: State, viewer: int | None) -> State | None:
    """A state in which what a viewer cannot see is something else, if chance finds one."""
    worlds = (state.resample(viewer, Source(seed)) for seed in range(5))
    return next((world for world in worlds if world != state), None)


# --- what a seat has perceived ---------------------------------------------------------------------------------


def test_hidden_options_look_alike() -> None:
    """The owner of a hand sees which card is drawn, another seat not even that; of a pile it sees how many cards."""
    game = eolith.load(WINTER)
    counted: Counter[str] = Counter()
    for state, option in chain(*(play(game, seed) for seed in range(3))):
        if state == game.opening:
            line = Line(game)
        if option is None:
            continue
        before = {viewer: line.seen_by(viewer) for viewer in (0, 1, None)}
        kind, seat, owner = state.frame[0], state.frame[1], state.frame[terms.OWNER] - 1
        line.push(option)
        if line.state.over:
            continue
        news = {viewer: line.seen_by(viewer)[len(seen) :] for viewer, seen in before.items()}
        assert all(line.seen_by(viewer)[: len(seen)] == seen for viewer, seen in before.items())
        revealed = [event for event in news[None] if len(event) == 5]
        if kind == terms.DEAL_CARD:
            counted["drawn"] += 1
            assert (news[owner], news[1 - owner], news[None]) == (((CHANCE, option),), (), ())
        elif kind == terms.FORM_PILE and option != terms.NEXT:
            counted["piled"] += 1
            assert news[seat] == ((seat, option),)
            assert news[1 - seat] == news[None] == ((seat, ~terms.PILE_UP),)
            assert line.text_for(None).splitlines()[-1] == f"{'AB'[seat]} pile ?"
            assert line.text_for(seat).splitlines()[-1] == f"{'AB'[seat]} {game.text(option)}"
        elif kind == terms.FORM_PILE and revealed:
            counted["shown"] += 1
            assert {event[0] for event in revealed} == {terms.PILE_REVEALED}
            assert news[0] == news[1] == news[None] == ((seat, option), *revealed)
            assert line.text_for(None).splitlines()[-1].startswith("! pile_revealed ")
    assert min(counted[word] for word in ("drawn", "piled", "shown")) >= 3, counted


@pytest.mark.parametrize(
    "spec",
    [
        "stone_age(players=3)",
        "endless_winter(players=2, discard_view=top_card)",
        "endless_winter(players=3, edition=prototype, prep_swap=true)",
        "endless_winter(players=1)",
        "doggerland(players=1)",
    ],
)
def test_what_is_hidden_changes_nothing(spec: str) -> None:
    """Where something is decided unseen, and now and then: see `a_line_of_play_keeps_secrets`."""
    game = eolith.load(spec)
    at = Moment(game, 0, 0, game.start(), Source(1))
    for number, (state, option) in enumerate(play(game, 2)):
        at.state = state
        if option is not None and (game.hides(state, option, None) is not None or number % 20 == 0):
            for _ in range(3):
                assert a_line_of_play_keeps_secrets(at) is None, (number, state.frame)


@pytest.mark.parametrize(
    ("kind", "said"),
    [("deal_card", "is told"), ("form_pile", "is told"), ("choose_side", "is told"), ("", "cannot tell")],
)
def test_a_secret_that_is_told_is_found(kind: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So is what has come to light and is not told."""
    game = eolith.load(WINTER)
    hides = type(game).hides

    def careless(self: Any, state: Any, option: int, viewer: int | None) -> range | None:
        return None if terms.FRAMES[state.frame[0]] == kind else hides(self, state, option, viewer)

    monkeypatch.setattr(type(game), "hides", careless)
    monkeypatch.setattr(type(game), "reveals", game.reveals if kind else frozenset())
    for number, (state, option) in enumerate(chain(*(play(game, seed) for seed in range(3)))):
        if option is not None and terms.FRAMES[state.frame[0]] in (kind, "choose_side", "form_pile"):
            for source in range(8):
                problem = a_line_of_play_keeps_secrets(Moment(game, 0, number, state, Source(source)))
                if problem:
                    assert said in problem
                    return
    pytest.fail("nothing was found")


def test_a_top_card_that_is_buried_shows_the_next_one() -> None:
    """EW-HIDDEN-03: of a discard pile whose top card alone is seen the others are buried unseen."""
    game = eolith.load("endless_winter(players=2, discard_view=top_card)")
    pile = terms.BURY + terms.DISCARD_PILE * terms.CARD_TYPES
    counted: Counter[str] = Counter()
    states: Iterator[Any] = (state for seed in range(60, 72) for state, _ in play(game, seed))
    for state in states:
        if state.over or state.frame[0] != terms.GAIN_BURIAL:
            continue
        seat = state.seat
        for option in set(state.options()) & {*range(pile, pile + terms.CARD_TYPES)}:
            line: Any = Line(state)
            line.push(option)
            top, left = state.discard_top[seat] - 1, line.state.discards[seat][option - pile]
            _, decided, *shown = line.seen_by(1 - seat)
            if option - pile != top or left:
                counted["unseen"] += 1
                assert decided == (seat, ~pile)
            else:
                counted["seen"] += 1
                following = line.state.discard_top[seat]
                assert decided == (seat, option)
                assert ((terms.CARD_DISCARDED, seat, following - 1, 0, 0) in shown) == (following > 0)
    assert counted["unseen"] > 5 and counted["seen"] > 2, counted


def test_a_whole_game_lies_open_at_its_end() -> None:
    line = played(WINTER)
    for viewer in (0, 1, None):
        _, *seen = line.seen_by(viewer)
        assert [option for _, option in seen] == line.moves  # type: ignore[misc]
    option = line.pop()
    hidden = [entry for entry in line.seen_by(None)[1:] if isinstance(entry, tuple) and entry[1] < 0]
    assert hidden, "while it goes on, something is hidden"
    line.push(option)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_can_be_gone_back(name: str) -> None:
    """It is the same whether somebody asked on the way or not, and what was pushed in between leaves nothing."""
    line = played(name, 200)
    asked = Line(line.game)
    for option in line.moves:
        asked.push(option)
        asked.seen_by(0)
        others = [other for other in asked.state.options() if other != option]
        if others:
            asked.push(others[0])
            asked.seen_by(1)
            asked.pop()
    assert [asked.seen_by(viewer) for viewer in (0, 1, None)] == [line.seen_by(viewer) for viewer in (0, 1, None)]
    assert len({line.seen_by(viewer) for viewer in (0, 1, 2)}) == (3 if name == "endless_winter" else 1)


def test_where_a_line_begins_is_part_of_what_is_seen() -> None:
    game = eolith.load(WINTER)
    middle = next(state for state, _ in play(game, 1) if all(another(state, viewer) for viewer in (0, 1, None)))
    beginnings = {Line(start).seen_by(0) for start in (game, middle, eolith.load("endless_winter(players=3)"))}
    assert len(beginnings) == 3
    assert Line(game.start()).seen_by(0) == Line(game).seen_by(0)
    for viewer in (0, 1, None):
        other = another(middle, viewer)
        assert other is not None
        assert Line(other).seen_by(viewer) == Line(middle).seen_by(viewer)
        assert viewer is None or Line(other).seen_by(1 - viewer) != Line(middle).seen_by(1 - viewer)
    with pytest.raises(ValueError, match="seat is 2; allowed: 0 to 1, or None for a spectator"):
        Line(game).seen_by(2)
