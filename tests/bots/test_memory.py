"""A search that remembers knows what its seat has seen, and nothing else."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import pytest

import eolith
from eolith.arena.simulate import play_out
from eolith.bots import BotSpecError, make
from eolith.bots.memory import Memory
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.advice.memory import went_on
from eolith.games.stone_age.advice.memory import remembered as position_of
from eolith.kernel.line import Line
from eolith.kernel.state import State

GAME = eolith.load("stone_age(players=3)")
WINTER = eolith.load("endless_winter(players=3, glaciers=on, setup_draft=on)")


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
    return position_of(GAME.start(), line.seen_by(seat)[1:], seat)


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


# --- Endless Winter ----------------------------------------------------------------------------------------------


@cache
def winter(seed: int, rounds: int) -> tuple[Line, list[set[int]], list[set[int]]]:
    """A game up to the first choice after some rounds, and the culture cards that all know in a hand or buried.

    They are in a hand once they were taken or came back, until a card leaves it unseen.
    """
    line, careful, chance = Line(WINTER), make("careful:temperature=1", WINTER, seed), eolith.Source(seed)
    held: list[set[int]] = [set(), set(), set()]
    buried: list[set[int]] = [set(), set(), set()]
    while (state := line.state).round <= rounds or state.seat == eolith.CHANCE or len(state.options()) == 1:
        seat, after, events = state.seat, state.clone(), list[Any]()
        assert seat is not None
        option = state.sample(chance) if seat == eolith.CHANCE else careful.choose(state.resample(seat, chance))
        after.listener = events
        after.apply(option)
        for event, owner, card, zone, _ in events:
            if event == terms.CULTURE_TAKEN or event == terms.PILE_REVEALED and card >= terms.FIRST_CULTURE:
                held[owner].add(card)
            elif event in (terms.CARD_PLAYED, terms.CARD_DISCARDED):
                held[owner].discard(card)
            elif event == terms.CARD_PILED or event == terms.CARD_BURIED and zone == terms.HAND:
                held[owner].clear()
            elif event == terms.CARD_BURIED and card >= terms.FIRST_CULTURE:
                buried[owner].add(card)
        line.push(option)
    return line, held, buried


@pytest.mark.parametrize("seed", range(3))
def test_in_endless_winter_what_all_have_seen_is_known_and_what_can_be_seen_is_as_it_is(seed: int) -> None:
    line, held, buried = winter(seed, 3)
    seat, memory, source = line.state.seat, Memory(WINTER), eolith.Source(seed)
    assert seat is not None
    memory.recall(line.seen_by(seat))
    view, ways = memory.view(line.state.resample(seat, source))
    assert ways is not None
    hands = set()
    for _ in range(30):
        dealt: Any = ways.redraw(view, source)
        WINTER.check(dealt)
        assert dealt.observe(seat) == line.state.observe(seat)
        for owner in {0, 1, 2} - {seat}:
            assert all(dealt.hand[owner][card] for card in held[owner])
            assert all(dealt.buried[owner][card] for card in buried[owner])
        hands.add(str(dealt.hand))
    assert len(hands) > 1, "nothing was unseen, or it was known"


def test_something_of_that_is_to_be_known() -> None:
    """So that the test above tests something."""
    found = [winter(seed, 3)[1:] for seed in range(3)]
    assert any(map(len, found[0][0])) or any(map(len, found[1][0])) or any(map(len, found[2][0]))
    assert any(cards for _, buried in found for cards in buried)


def test_the_same_is_known_whether_it_was_told_bit_by_bit_or_at_once() -> None:
    line, *_ = winter(1, 2)
    seat = line.state.seat
    assert seat is not None
    once, bits = Memory(WINTER), Memory(WINTER)
    shorter, view = Line(WINTER), line.state.resample(seat, eolith.Source(1))
    for move in line.moves:
        if shorter.state.seat == seat:
            bits.recall(shorter.seen_by(seat))
            bits.view(shorter.state.resample(seat, eolith.Source(2)))
        shorter.push(move)
    deals = []
    for memory in (once, bits):
        memory.recall(line.seen_by(seat))
        position, ways = memory.view(view)
        ways = pickle.loads(pickle.dumps(ways))  # as it goes to a process beside
        deals.append({str(ways.redraw(position, eolith.Source(number)).buried) for number in range(400)})
    assert deals[0] == deals[1]


def test_no_secret_of_endless_winter_changes_what_is_remembered() -> None:
    """Lines in which others have drawn other cards unseen, up to the first choice of a round, are searched alike."""
    line, *_ = winter(2, 2)
    seat = line.state.seat
    assert seat is not None
    before = line.copy()
    before.undo()
    lines = [line]
    for number in range(4):
        twin, source = before.copy(), eolith.Source(number)
        for move in line.moves[len(before) :]:
            unseen = WINTER.hides(twin.state, move, seat) is not None and twin.state.seat == eolith.CHANCE
            twin.push(twin.state.sample(source) if unseen else move)
        lines.append(twin)
    assert len({one.state.to_bytes() for one in lines}) > 1 and len({one.seen_by(seat) for one in lines}) == 1
    found = []
    for one in lines:
        bot: Any = make("search:sims=12,recall=yes", WINTER, 5)
        bot.recall(one.seen_by(seat))
        found.append((bot.choose(one.state.resample(seat, eolith.Source(len(found)))), bot.tree.found()))
    assert all(one == found[0] for one in found)


HAND, BURIED, DECK = terms.HAND, terms.BURIED, terms.DECK
DRAW, BURY, PILE, OPEN = ("draw", 0, 0), ("move", HAND, BURIED), ("move", HAND, terms.PILE), ("open", 0, 0)


@pytest.mark.parametrize(
    ("steps", "known"),
    [
        # of the hand of two one is buried; what is played then was drawn, so the other is
        ([("shuffle", 0, [1, 1, 1]), ("come", HAND, 9), DRAW, BURY, ("go", HAND, 1)], {BURIED: [9], DECK: [1, 1]}),
        # the first burial was before the second deck
        (
            [("shuffle", 0, [1]), ("come", HAND, 9), DRAW, BURY, ("shuffle", 0, [2, 3]), DRAW, DRAW, ("go", HAND, 9)],
            {BURIED: [1], HAND: [2, 3]},
        ),
        # of a large hand half was piled, and shown
        (
            [*(("come", HAND, card) for card in range(20)), ("shuffle", 0, [30]), *[PILE] * 10]
            + [step for card in range(10) for step in (OPEN, ("go", HAND, card))],
            {HAND: [*range(10, 20)], terms.PILE: [], DECK: [30]},
        ),
        # one of the deck was in hand when two were buried, so one of them at least was in it before
        ([("shuffle", 0, [1, 1, 1]), ("come", HAND, 9), DRAW, BURY, BURY, DRAW], {BURIED: [1, 9], HAND: [1]}),
    ],
)
def test_what_follows_from_the_order_of_things_is_known(steps: list[Any], known: dict[int, list[int]]) -> None:
    source = eolith.Source(1)
    ways = went_on(None, steps, 0, source)
    assert ways, "some way leads on"
    for cards in ways:
        dealt = cards.dealt(source)
        assert {zone: sorted(dealt[zone]) for zone in known} == known


def test_of_unseen_cards_each_is_as_likely_as_it_is() -> None:
    """In a quarter of all ways the drawn one was played, in half of them the other: then any of the two is buried."""
    steps = [("shuffle", 0, [1, 2]), ("come", HAND, 1), DRAW, BURY, ("go", HAND, 1)]
    found = []
    for seed in range(20):
        source = eolith.Source(seed)
        found += [cards.dealt(source)[BURIED] == [1] for cards in went_on(None, steps, 0, source)]
    assert sum(found) / len(found) == pytest.approx(2 / 3, abs=0.06)


def test_where_nothing_is_remembered_it_is_refused_in_one_line() -> None:
    for table in ("edition=prototype", "discard_view=top_card", "players=1"):
        with pytest.raises(BotSpecError, match=r"^recall of bot search is not for endless_winter\(.*\)$"):
            make("search:recall=yes", eolith.load(f"endless_winter({table})"), 1)
    with pytest.raises(BotSpecError, match=r"^recall of bot search is for games where .* not for doggerland$"):
        make("search:recall=yes", eolith.load("doggerland(players=2)"), 1)
    with pytest.raises(BotSpecError, match=r"^recall of bot search is 'maybe'; allowed: yes, no$"):
        make("search:recall=maybe", GAME, 1)
