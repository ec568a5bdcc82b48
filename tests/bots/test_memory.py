"""A search that remembers knows what its seat has seen, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import eolith
from eolith.arena.simulate import play_out
from eolith.bots import BotSpecError, make
from eolith.bots.memory import Memory
from eolith.kernel.line import Line
from eolith.kernel.state import State

GAME = eolith.load("stone_age(players=3)")


def played(seed: int) -> Line:
    """A game of careful bots in which somebody has drawn a card unseen, up to a decision in its last third."""
    line, careful, chance = Line(GAME), make("careful", GAME, 1), eolith.Source(seed)
    while (seat := line.state.seat) is not None:
        state: Any = line.state
        if any(state.extra) and state.deck_size < 14 and seat != eolith.CHANCE:
            return line
        line.push(state.sample(chance) if seat == eolith.CHANCE else careful.choose(state.resample(seat, chance)))
    return played(seed + 1)


@pytest.fixture(scope="module")
def line() -> Line:
    return played(1)


def remembered(line: Line, seat: int) -> State:
    memory = Memory(GAME)
    memory.recall(line.seen_by(seat))
    view: Any = line.state.resample(seat, eolith.Source(3))
    return memory.remembered(memory.start, memory.seen[1:], seat) if view.seat != seat else memory.view(view)


@pytest.mark.parametrize("seat", range(3))
def test_what_was_bought_is_known_and_what_was_drawn_unseen_is_not(line: Line, seat: int) -> None:
    true: Any = line.state
    known: Any = remembered(line, seat)
    guesses = set()
    for number in range(40):
        dealt: Any = known.resample(seat, eolith.Source(number))
        for other in range(3):
            own, real = list(dealt.pile[other]), list(true.pile[other])
            if other != seat and true.extra[other]:
                own[dealt.extra[other] - 1] -= 1
                real[true.extra[other] - 1] -= 1
                guesses.add(dealt.extra[other])
            assert own == real
    assert len(guesses) != 1, "nothing was unseen, or it was known"


@pytest.mark.parametrize("seat", range(3))
def test_it_is_the_position_that_the_seat_sees(line: Line, seat: int) -> None:
    known = remembered(line, seat)
    for name, field in line.state.fields().items():
        if name not in {"card_piles", "pile", "extra", "deck"}:
            assert known.fields()[name] == field, name
    assert known.options() == line.state.options()


def test_no_secret_changes_what_is_remembered(line: Line) -> None:
    """Lines that differ in what a seat cannot know are remembered alike, and searched alike."""
    seat = line.state.seat
    assert seat is not None
    lines = [line, *(twin for number in range(12) if (twin := dealt_anew(line, seat, number)))]
    assert len({one.state.to_bytes() for one in lines}) > 1, "nothing was unseen"
    found = []
    for one in lines:
        bot: Any = make("search:sims=15,recall=yes", GAME, 5)
        bot.recall(one.seen_by(seat))
        found.append((bot.choose(one.state.resample(seat, eolith.Source(len(found)))), bot.tree.found()))
    assert all(one == found[0] for one in found)


def dealt_anew(line: Line, seat: int, number: int) -> Line | None:
    """The same line where the cards that the seat did not see drawn are others; None where it could not go on so."""
    twin, true, source = Line(GAME), line.root.clone(), eolith.Source(number)
    for move in line.moves:
        unseen = GAME.hides(true, move, seat) is not None
        move_of_twin = twin.state.sample(source) if unseen else move
        if move_of_twin not in twin.state.options():
            return None
        twin.push(move_of_twin)
        true.apply(move)
    return twin


def test_simulations_tell_it_and_others_play_it_as_one_that_forgets() -> None:
    short = eolith.load("stone_age(players=2, round_cap=2)")
    told: list[int] = []
    bots: list[Any] = [make("search:sims=5,recall=yes", short, 1), make("search:sims=5", short, 1)]
    recall = bots[0].memory.recall
    bots[0].recall = lambda seen: (told.append(len(seen)), recall(seen))
    play_out(short.start(), bots, eolith.Source(1), eolith.Source(2))
    assert told == sorted(told) and len(told) > 2 and not hasattr(bots[1], "recall")
    state, chance = short.start(), eolith.Source(3)
    state.play_chance(chance)
    untold = make("search:sims=5,recall=yes", short, 1)
    assert untold.choose(state.clone()) == make("search:sims=5", short, 1).choose(state.clone())


def test_where_nothing_is_remembered_it_is_refused_in_one_line() -> None:
    with pytest.raises(BotSpecError, match=r"^recall of bot search is for games where .* not for doggerland$"):
        make("search:recall=yes", eolith.load("doggerland(players=2)"), 1)
    with pytest.raises(BotSpecError, match=r"^recall of bot search is 'maybe'; allowed: yes, no$"):
        make("search:recall=maybe", GAME, 1)
