"""The live table: what a journal adds up to, and what can be taken back, skipped and voted on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

import eolith
from eolith.kernel.chance import FairSource
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.state import CHANCE, IllegalOption
from eolith.table import live
from eolith.table.live import (
    LONGEST_NAME,
    LONGEST_TALK,
    PHRASES,
    LiveTable,
    NotPossible,
    clean_name,
    open_table,
    rebuild,
)
from eolith.table.setup import Clock, Entry, Seat, Setup

BEGIN = 1_700_000_000.0
SEED = bytes(range(16))
REFUSALS = (Refused, NotPossible, ActionError, IllegalOption)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vote about anybody is allowed at any moment, unless a test says otherwise."""
    monkeypatch.setattr(live, "AWAY", 0.0)


def persons(*names: str) -> tuple[Seat, ...]:
    return tuple(Seat("person", name) for name in names)


class Sitting:
    """A table with its journal, and a clock that the test turns."""

    def __init__(self, setup: Setup, seed: bytes = SEED, **options: Any) -> None:
        self.game = eolith.load("stone_age", players=len(setup.seats), **options)
        self.setup = setup
        self.seed = seed
        self.now = BEGIN
        self.table, entry = open_table(self.game, setup, seed, self.now)
        self.journal = [entry]

    def take(self, prepared: Entry | list[Entry]) -> list[Entry]:
        """Let entries happen, as they come out of the store."""
        entries = [prepared] if isinstance(prepared, Entry) else prepared
        for entry in entries:
            stored = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
            self.table.take(stored)
            self.journal.append(stored)
        return entries

    def after(self, seconds: float) -> float:
        self.now += seconds
        return self.now

    def decide(self, seat: int | None = None, option: int | None = None, seconds: float = 1.0, by: str = "") -> Entry:
        """The seat to decide, or another one, takes an option: the first unless one is named."""
        seat = self.turn if seat is None else seat
        option = self.options[0] if option is None else option
        return self.take(self.table.prepare_command(seat, option, self.after(seconds), by=by))[0]

    def undo(self, seat: int, whole: bool = False) -> None:
        self.take(self.table.prepare_undo(seat, self.after(1), all_of_it=whole))

    def redo(self, seat: int) -> None:
        self.take(self.table.prepare_redo(seat, self.after(1)))

    def vote(self, seat: int, about: int) -> list[Entry]:
        return self.take(self.table.prepare_vote(seat, about, self.after(1), "careful"))

    def left(self, seat: int) -> float:
        left = self.table.time_left(seat, self.now)
        assert left is not None
        return left

    @property
    def turn(self) -> int:
        assert self.table.turn is not None
        return self.table.turn

    @property
    def options(self) -> list[int]:
        return [int(option) for option in self.table.play.state.options()]

    def rebuilt(self) -> LiveTable:
        return rebuild(self.game, self.setup, self.seed, self.journal)


def observed(table: LiveTable, now: float) -> dict[str, Any]:
    """Everything that can be asked of a table."""
    seats = range(len(table.players))
    play = table.play
    return {
        "state": play.state.to_bytes(),
        "steps": [(step.seat, step.option, step.events, step.opens) for step in play.steps],
        "begun": (play.begun, table.begun, table.since),
        "players": [asdict(player) for player in table.players],
        "clocks": [(table.time_left(seat, now), table.is_late(seat, now)) for seat in seats],
        "undone": table.undone,
        "undoable": [(play.count_undoable(seat), play.why_not_undo(seat), table.redoable(seat)) for seat in seats],
        "story": [asdict(item) for item in table.story],
        "talk": [asdict(item) for item in table.talk],
        "versions": (table.version, table.changed),
        "commands": table.commands,
        "waits": (table.turn, table.awaits, table.status, table.over, table.names()),
        "since": [table.steps_since(seat) for seat in seats],
        "seen": [table.game.observe(play.state, seat) for seat in (*seats, None)],
    }


# --- a journal is the table ------------------------------------------------------------------------------------


def random_setup(random: Random) -> Setup:
    players = random.choice((2, 3, 4))
    seats = [random.choice((Seat("person", "Anna"), Seat("person"), Seat("bot", bot="random"))) for _ in range(players)]
    seats[random.randrange(players)] = Seat("person", "Bob")
    clock = random.choice((None, Clock(60, 5), Clock(20, 0)))
    return Setup(tuple(seats), clock=clock, hints=random.random() < 0.8)


def wishes(sitting: Sitting, random: Random) -> Iterator[Any]:
    """Calls that prepare something, sensible or not."""
    table = sitting.table
    while True:
        now = sitting.after(random.choice((0.0, 0.1, 3.0, 25.0)))
        seat, other = (random.randrange(len(table.players)) for _ in range(2))
        id = random.choice((None, f"c{random.random()}"))
        turn = table.turn if table.turn is not None else 0
        options = sitting.options if not table.over else [0]
        match random.choices(range(11), (60, 8, 3, 8, 3, 3, 4, 2, 3, 2, 2))[0]:
            case 0:
                yield table.prepare_command, (turn, random.choice(options), now, id)
            case 1:
                yield table.prepare_undo, (turn, now, id)
            case 2:
                yield table.prepare_undo, (turn, now, id, True)
            case 3:
                yield table.prepare_redo, (turn, now, id)
            case 4:
                yield table.prepare_sit, (seat, f"name {other}", now, id)
            case 5:
                yield table.prepare_return, (seat, now, id)
            case 6:
                yield table.prepare_vote, (seat, other, now, "careful", id)
            case 7:
                yield table.prepare_skip, (seat, turn, now, partial(random.choice, options), id)
            case 8:
                yield table.prepare_talk, (seat, now, random.choice((*PHRASES, "")), "hm\0\n", id)
            case 9:
                yield table.prepare_hint, (seat, now, id)
            case 10:
                yield table.prepare_command, (seat, random.choice((*options, 3, "place moon 9")), now, id)


@pytest.mark.parametrize("number", [*range(5), *(pytest.param(more, marks=pytest.mark.long) for more in range(5, 12))])
def test_a_rebuilt_table_is_the_table(number: int) -> None:
    random = Random(number)
    sitting = Sitting(random_setup(random), random.randbytes(16))
    done: set[str] = set()
    for i, (prepare, arguments) in enumerate(wishes(sitting, random)):
        before = observed(sitting.table, sitting.now) if i % 29 == 0 else None
        try:
            prepared = prepare(*arguments)
        except REFUSALS:
            prepared = []
        if before is not None:
            assert observed(sitting.table, sitting.now) == before, "preparing has changed something"
        done |= {entry.kind for entry in sitting.take(prepared)}
        if i % 53 == 0:
            assert observed(sitting.rebuilt(), sitting.now) == observed(sitting.table, sitting.now)
        for seat in range(len(sitting.table.players)):
            undoable = sitting.table.play.count_undoable(seat)
            assert (undoable > 0) == (sitting.table.play.why_not_undo(seat) is None)
        if i > 400 or sitting.table.over:
            break
    assert observed(sitting.rebuilt(), sitting.now) == observed(sitting.table, sitting.now)
    # the same again from any prefix on: a table can be dropped from memory at any time
    cut = random.randrange(1, len(sitting.journal))
    half = rebuild(sitting.game, sitting.setup, sitting.seed, sitting.journal[:cut])
    for entry in sitting.journal[cut:]:
        half.take(entry)
    assert observed(half, sitting.now) == observed(sitting.table, sitting.now)
    sitting.game.check(sitting.table.play.state)
    assert {"decide", "undo", "talk"} <= done


def test_every_kind_of_entry_is_drawn_above() -> None:
    """The loop above must not pass because its wishes are always refused."""
    done: set[str] = set()
    for number in range(12):
        random = Random(number)
        sitting = Sitting(random_setup(random), random.randbytes(16))
        for i, (prepare, arguments) in enumerate(wishes(sitting, random)):
            with suppress(*REFUSALS):
                done |= {entry.kind for entry in sitting.take(prepare(*arguments))}
            if i > 150 or sitting.table.over:
                break
    assert done == {"decide", "undo", "redo", "sit", "return", "vote", "replace", "talk", "hint"}


def test_entries_follow_each_other_without_gaps() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    entry = sitting.table.prepare_command(sitting.turn, sitting.options[0], BEGIN)
    for version in (entry.version - 1, entry.version + 1):
        with pytest.raises(ValueError, match="cannot follow"):
            sitting.table.take(msgspec.structs.replace(entry, version=version))
    sitting.take(entry)
    with pytest.raises(ValueError, match="cannot follow"):
        sitting.table.take(entry)


# --- chance -----------------------------------------------------------------------------------------------------


def play_on(sitting: Sitting, random: Random, decisions: int, restless: bool) -> None:
    """Seats decide; the restless take back and do again what they can, and chatter."""
    choices = Random(7)
    for _ in range(decisions):
        if sitting.table.over:
            return
        option = choices.choice(sitting.options)
        turn = sitting.turn
        sitting.decide(option=option)
        if restless:
            sitting.take(sitting.table.prepare_talk(turn, sitting.after(1), "hello"))
            if sitting.table.play.why_not_undo(turn) is None:
                sitting.undo(turn, whole=random.random() < 0.3)
                while sitting.table.redoable(turn):
                    sitting.redo(turn)
            if random.random() < 0.1:
                sitting.table = sitting.rebuilt()


@pytest.mark.parametrize("number", range(4))
def test_chance_depends_on_the_seed_and_its_number_alone(number: int) -> None:
    random = Random(number)
    seed = random.randbytes(16)
    calm, restless = (Sitting(Setup(persons("A", "B", "C")), seed) for _ in range(2))
    play_on(calm, random, 150, restless=False)
    play_on(restless, random, 150, restless=True)
    taken = [[(step.seat, step.option) for step in sitting.table.play.steps] for sitting in (calm, restless)]
    assert taken[0] == taken[1]
    source, state = FairSource(seed), calm.game.start()
    for seat, option in taken[0]:
        if seat == CHANCE:
            assert source.choose(state) == option
        state.apply(option)
    assert len(restless.journal) > 2 * len(calm.journal)


def test_what_is_planned_and_not_done_uses_up_no_chance() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    while True:
        plans = [sitting.table.prepare_command(sitting.turn, option, BEGIN) for option in sitting.options]
        again = [sitting.table.prepare_command(sitting.turn, option, BEGIN) for option in sitting.options]
        assert plans == again
        if any(len(plan.data["options"]) > 1 for plan in plans):
            break
        sitting.take(plans[0])


def test_a_finished_game_can_be_verified() -> None:
    sitting = Sitting(Setup(persons("A", "B")), round_cap="2")
    while not sitting.table.over:
        sitting.decide()
    record = sitting.table.play.record(["A", "B"], reveal=True)
    record.verify()
    assert record.seed == SEED.hex()
    assert not sitting.table.play.record(["A", "B"]).seed
    with pytest.raises(Refused):
        sitting.table.prepare_command(0, 0, BEGIN)


# --- undo ---------------------------------------------------------------------------------------------------------


def place_first(sitting: Sitting, seat: int) -> bytes:
    """Play until it is the seat's turn and its decision could be taken back; the position before that."""
    for _ in range(400):
        before = sitting.table.play.state.to_bytes()
        turn = sitting.turn
        sitting.decide()
        if turn == seat and sitting.table.play.why_not_undo(seat) is None:
            return before
    raise AssertionError("no decision that can be taken back")


def test_undo_and_redo_lead_back_and_forth() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C")))
    for seat in (0, 1, 2, 0):
        before = place_first(sitting, seat)
        after = sitting.table.play.state.to_bytes()
        sitting.undo(seat)
        assert sitting.table.play.state.to_bytes() == before
        assert sitting.table.redoable(seat)
        sitting.redo(seat)
        assert sitting.table.play.state.to_bytes() == after
        assert not sitting.table.redoable(seat)
        with pytest.raises(NotPossible, match="nothing-to-redo"):
            sitting.table.prepare_redo(seat, BEGIN)


def test_another_command_ends_redo() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    place_first(sitting, 0)
    sitting.undo(0)
    assert sitting.table.redoable(0)
    assert not sitting.table.redoable(1)
    sitting.decide(option=sitting.options[-1])
    assert sitting.table.undone == []
    for seat in (0, 1):
        with pytest.raises(NotPossible, match="nothing-to-redo"):
            sitting.table.prepare_redo(seat, BEGIN)


def test_what_was_taken_back_is_gone_from_the_story() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    place_first(sitting, 0)
    sitting.take(sitting.table.prepare_talk(1, BEGIN, "oops"))
    told = [item.kind for item in sitting.table.story]
    assert told[-1] == "decide"
    sitting.undo(0)
    assert [item.kind for item in sitting.table.story] == [*told[:-1], "undo"]
    assert [item.kind for item in sitting.table.talk] == ["talk"], "what was said cannot be unsaid"
    sitting.redo(0)
    assert [item.kind for item in sitting.table.story] == [*told[:-1], "undo", "redo"]
    versions = [item.version for item in sitting.table.story]
    assert len(set(versions)) == len(versions)


@pytest.mark.parametrize("number", range(6))
def test_undo_stops_where_somebody_learned_something(number: int) -> None:
    """Whoever may take back has decided last itself, with nothing of chance or of others behind it."""
    random = Random(number)
    sitting = Sitting(Setup(persons("A", "B", "C", "D")), random.randbytes(16))
    reasons = set()
    barriers = sitting.game.barriers
    for _ in range(300):
        if sitting.table.over:
            break
        last = sitting.table.play.steps[-1]
        barrier = any(event[0] in barriers for event in last.events)
        for seat in range(4):
            refusal = sitting.table.play.why_not_undo(seat)
            free = last.seat == seat and not barrier and sitting.table.turn == seat
            assert (refusal is None) == free
            if refusal is not None:
                reasons.add(refusal.reason)
                for whole in (False, True):
                    with pytest.raises(Refused) as refused:
                        sitting.table.prepare_undo(seat, sitting.now, all_of_it=whole)
                    assert refused.value.refusal.rule.startswith("SA-UNDO")
        sitting.decide(option=random.choice(sitting.options))
    assert {"undo-other", "undo-barrier", "undo-dice", "undo-nothing"} <= reasons


def test_restart_takes_back_all_that_one_could() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    for _ in range(600):
        sitting.decide(option=sitting.options[len(sitting.options) // 2])
        count = sitting.table.play.count_undoable(sitting.turn)
        if count > 1:
            break
    seat, length = sitting.turn, len(sitting.table.play.steps)
    one_by_one = sitting.rebuilt()
    for _ in range(count):
        assert one_by_one.play.why_not_undo(seat) is None
        one_by_one.take(one_by_one.prepare_undo(seat, sitting.now))
    assert one_by_one.play.why_not_undo(seat) is not None
    sitting.undo(seat, whole=True)
    assert sitting.table.play.state.to_bytes() == one_by_one.play.state.to_bytes()
    assert sitting.table.undone == one_by_one.undone
    for _ in range(count):
        sitting.redo(seat)
    assert len(sitting.table.play.steps) == length


def test_a_table_can_forbid_undo() -> None:
    sitting = Sitting(Setup(persons("A", "B")), undo="off")
    sitting.decide()
    for seat in (0, 1):
        with pytest.raises(Refused, match="SA-UNDO-01"):
            sitting.table.prepare_undo(seat, BEGIN)


@pytest.mark.parametrize("count", [20, 33, 47, 61])
def test_nobody_takes_back_the_game_that_a_table_goes_on_from(count: int) -> None:
    first = Sitting(Setup(persons("A", "B")))
    play_on(first, Random(1), 80, restless=False)
    opening = tuple(step.option for step in first.table.play.steps[:count])
    sitting = Sitting(Setup(persons("A", "B"), opening=opening), bytes(16))
    steps = sitting.table.play.steps
    assert [step.option for step in steps[:count]] == list(opening)
    assert all(step.seat == CHANCE for step in steps[count:])
    for seat in (0, 1):
        with pytest.raises(Refused):
            sitting.table.prepare_undo(seat, BEGIN)
        assert sitting.table.play.count_undoable(seat) == 0
    source, state = FairSource(bytes(16)), first.table.game.start()
    floor = len(steps)
    play_on(sitting, Random(2), 30, restless=True)
    for i, step in enumerate(sitting.table.play.steps):
        if i >= count and step.seat == CHANCE:
            assert source.choose(state) == step.option, "the rest of chance is the new table's own"
        state.apply(step.option)
    while sitting.table.play.why_not_undo(sitting.turn) is None:
        sitting.undo(sitting.turn)
    assert len(sitting.table.play.steps) >= floor
    assert observed(sitting.rebuilt(), sitting.now) == observed(sitting.table, sitting.now)


# --- clocks ---------------------------------------------------------------------------------------------------


def clocked(*seats: Seat, bank: float = 100, increment: float = 10) -> Sitting:
    return Sitting(Setup(seats or persons("A", "B"), clock=Clock(bank, increment)), first_seat="A")


def test_thinking_costs_and_a_finished_turn_gives_back() -> None:
    sitting = clocked()
    assert (sitting.left(0), sitting.left(1)) == (100, 100)
    sitting.after(30)
    assert (sitting.left(0), sitting.left(1)) == (70, 100)
    sitting.decide(seconds=0)
    assert sitting.turn == 1
    assert (sitting.left(0), sitting.left(1)) == (80, 100)
    sitting.after(5)
    assert (sitting.left(0), sitting.left(1)) == (80, 95)


def test_who_was_late_has_the_increment_for_the_next_turn() -> None:
    sitting = clocked()
    assert not sitting.table.is_late(0, sitting.after(100))
    assert sitting.table.is_late(0, sitting.after(1))
    assert not sitting.table.is_late(1, sitting.now)
    sitting.decide(seconds=0)
    assert not sitting.table.is_late(0, sitting.after(10_000)), "it is not its turn"
    assert sitting.left(0) == 10


def test_talk_votes_and_hints_stop_no_clock() -> None:
    sitting = clocked(*persons("A", "B", "C"))
    sitting.take(sitting.table.prepare_talk(1, sitting.after(30), "hello"))
    sitting.vote(1, 0)
    sitting.take(sitting.table.prepare_hint(0, sitting.after(30)))
    sitting.take(sitting.table.prepare_sit(0, "Anna", sitting.after(30)))
    sitting.take(sitting.table.prepare_sit(1, "Bob", sitting.after(5)))
    assert sitting.left(0) == 100 - 96
    assert sitting.left(1) == 100


def test_taking_back_gives_no_time_back() -> None:
    sitting = clocked()
    while sitting.table.play.why_not_undo(0) is not None:
        sitting.decide(seconds=0)
    left = sitting.left(0)
    sitting.take(sitting.table.prepare_undo(0, sitting.after(5)))
    sitting.take(sitting.table.prepare_redo(0, sitting.after(5)))
    assert sitting.left(0) == left - 10


def test_nobody_thinks_at_a_free_seat() -> None:
    sitting = clocked(Seat("person"), Seat("person", "B"))
    assert not sitting.table.is_late(0, sitting.after(1000))
    assert sitting.left(0) == 100
    sitting.take(sitting.table.prepare_sit(0, "Anna", sitting.now))
    assert sitting.left(0) == 100, "who comes late to the table has the whole time"
    assert not sitting.table.is_late(0, sitting.after(90))
    assert sitting.left(0) == 10


def test_a_bot_has_no_clock() -> None:
    sitting = clocked(Seat("bot", bot="random"), Seat("person", "B"))
    assert not sitting.table.is_late(0, sitting.after(1000))
    sitting.decide(by="random", seconds=0)
    assert sitting.left(0) == 100


def test_a_stand_in_does_not_run_the_clock() -> None:
    sitting = clocked(*persons("A", "B"), bank=100, increment=10)
    sitting.after(150)
    assert sitting.table.is_late(0, sitting.now)
    sitting.vote(1, 0)
    assert sitting.table.awaits == "bot"
    late = sitting.left(0)
    assert late < 0, "the time that was used up stays used up"
    assert not sitting.table.is_late(0, sitting.after(500)) or sitting.left(0) == late
    sitting.take(sitting.table.prepare_return(0, sitting.after(500)))
    assert sitting.left(0) == 10, "who returns has an increment, and does not pay for the bot"
    assert sitting.table.awaits == "person"
    assert sitting.table.is_late(0, sitting.after(11))


def test_returning_keeps_what_was_left() -> None:
    sitting = clocked(*persons("A", "B"))
    sitting.after(20)
    sitting.vote(1, 0)
    sitting.decide(by="careful", seconds=40)
    sitting.take(sitting.table.prepare_return(0, sitting.after(5)))
    assert sitting.left(0) == 79
    assert sitting.left(1) == 95


def test_a_clock_that_goes_backwards_takes_no_time() -> None:
    sitting = clocked()
    sitting.decide(seconds=-50)
    assert sitting.left(0) == 110
    assert sitting.table.time_left(1, sitting.now - 1000) == 100


def test_without_clocks_nobody_is_late() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    assert sitting.table.time_left(0, BEGIN + 1e9) is None
    assert not sitting.table.is_late(sitting.turn, BEGIN + 1e9)


# --- skipping, standing in, returning --------------------------------------------------------------------------


def test_only_who_is_late_is_skipped() -> None:
    sitting = clocked(*persons("A", "B", "C"))
    never = pytest.fail

    def skip(seat: int, about: int) -> Entry:
        return sitting.table.prepare_skip(seat, about, sitting.now, never)

    for seat, about in ((1, 0), (1, 2), (0, 0), (0, 1)):
        with pytest.raises(NotPossible, match="not-late"):
            skip(seat, about)
    sitting.after(101)
    for seat, about in ((0, 0), (0, 1), (1, 2)):
        with pytest.raises(NotPossible, match="not-late"):
            skip(seat, about)
    option = sitting.options[0]
    sitting.take(sitting.table.prepare_skip(1, 0, sitting.now, lambda: option, "skip-1"))
    assert sitting.turn == 1
    assert sitting.table.story[-1].data["by"] == "skip"
    assert sitting.table.story[-1].seat == 0
    assert sitting.table.commands["skip-1"] == sitting.table.version
    with pytest.raises(NotPossible, match="not-late"):
        sitting.table.prepare_skip(2, 0, sitting.now, never)


def test_more_than_half_of_the_other_persons_replace_somebody() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C", "D")))
    assert [entry.kind for entry in sitting.vote(0, 3)] == ["vote"]
    assert [entry.kind for entry in sitting.vote(0, 3)] == ["vote"], "a second vote of the same seat counts once"
    assert not sitting.table.players[3].bot
    assert [entry.kind for entry in sitting.vote(1, 3)] == ["vote", "replace"]
    player = sitting.table.players[3]
    assert (player.bot, player.person, player.votes) == ("careful", True, set())
    for seat in (0, 1):
        with pytest.raises(NotPossible, match="cannot-be-replaced"):
            sitting.vote(seat, 3)
    # two persons are left beside C
    assert [entry.kind for entry in sitting.vote(0, 2)] == ["vote"]
    assert [entry.kind for entry in sitting.vote(1, 2)] == ["vote", "replace"]


def test_the_votes_of_those_who_left_do_not_count() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C", "D")))
    sitting.vote(0, 1)
    sitting.vote(2, 0)
    sitting.vote(3, 0)  # A is replaced
    assert sitting.table.players[0].bot
    assert [entry.kind for entry in sitting.vote(2, 1)] == ["vote"], "one of two is no majority"
    assert [entry.kind for entry in sitting.vote(3, 1)] == ["vote", "replace"]


def test_who_comes_back_and_votes_is_counted() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C")))
    sitting.vote(0, 2)
    sitting.vote(1, 2)
    assert [entry.kind for entry in sitting.vote(2, 0)] == ["vote"]
    assert [entry.kind for entry in sitting.vote(1, 0)] == ["vote", "replace"]


def test_who_decides_is_there_again() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C", "D")), first_seat="A")
    sitting.vote(1, 0)
    sitting.decide(by="auto")
    assert sitting.table.players[0].votes == {1}, "a decision that was made for it does not count"
    while sitting.turn != 0:
        sitting.decide()
    sitting.decide()
    assert sitting.table.players[0].votes == set()
    assert [entry.kind for entry in sitting.vote(2, 0)] == ["vote"]


def test_two_at_a_table() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    assert [entry.kind for entry in sitting.vote(1, 0)] == ["vote", "replace"]
    with pytest.raises(NotPossible, match="cannot-be-replaced"):
        sitting.vote(0, 0)


def test_bots_have_no_vote_and_are_not_replaced() -> None:
    sitting = Sitting(Setup((*persons("A", "B"), Seat("bot", bot="random"), Seat("bot", bot="random"))))
    with pytest.raises(NotPossible, match="cannot-be-replaced"):
        sitting.vote(0, 2)
    with pytest.raises(NotPossible, match="seat-of-a-bot"):
        sitting.table.prepare_sit(2, "me", BEGIN)
    with pytest.raises(NotPossible, match="nobody-stands-in"):
        sitting.table.prepare_return(2, BEGIN)
    assert [entry.kind for entry in sitting.vote(0, 1)] == ["vote", "replace"]


def test_a_friend_who_never_came_is_replaced_at_once_and_may_come_later() -> None:
    sitting = Sitting(Setup((*persons("A", "B"), Seat("person"), Seat("person", "D"))))
    assert [entry.kind for entry in sitting.vote(0, 2)] == ["vote", "replace"]
    sitting.take(sitting.table.prepare_sit(2, "Cleo", BEGIN))
    sitting.take(sitting.table.prepare_return(2, BEGIN))
    player = sitting.table.players[2]
    assert (player.name, player.taken, player.bot) == ("Cleo", True, "")
    with pytest.raises(NotPossible, match="nobody-stands-in"):
        sitting.table.prepare_return(2, BEGIN)


def test_one_vote_is_enough_against_who_is_late() -> None:
    sitting = clocked(*persons("A", "B", "C", "D"))
    sitting.after(101)
    assert [entry.kind for entry in sitting.vote(1, 0)] == ["vote", "replace"]
    assert [entry.kind for entry in sitting.vote(1, 2)] == ["vote"]


def test_nobody_is_replaced_after_the_end() -> None:
    sitting = Sitting(Setup(persons("A", "B")), round_cap="1")
    while not sitting.table.over:
        sitting.decide()
    with pytest.raises(NotPossible, match="cannot-be-replaced"):
        sitting.vote(0, 1)
    assert sitting.table.awaits == "nobody"
    sitting.take(sitting.table.prepare_talk(0, BEGIN, "good_game"))


def test_hints_can_be_forbidden_and_are_for_who_decides() -> None:
    sitting = Sitting(Setup(persons("A", "B")), first_seat="A")
    with pytest.raises(NotPossible, match="not-your-turn"):
        sitting.table.prepare_hint(1, BEGIN)
    before = sitting.table.changed
    sitting.take(sitting.table.prepare_hint(0, BEGIN))
    assert sitting.table.changed == before, "a hint makes no command stale"
    silent = Sitting(Setup(persons("A", "B"), hints=False))
    with pytest.raises(NotPossible, match="no-hints"):
        silent.table.prepare_hint(silent.turn, BEGIN)


# --- what others send ---------------------------------------------------------------------------------------------


def test_nobody_decides_for_another_seat() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C")), first_seat="B")
    for seat in (0, 2):
        for option in sitting.options:
            with pytest.raises(Refused):
                sitting.table.prepare_command(seat, option, BEGIN)


@pytest.mark.parametrize("typed", [-1, 10**9, 2**70, "", "place", "place moon 1", "roll 9 30", None, 1.5, "\0"])
def test_what_means_nothing_changes_nothing(typed: Any) -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    before = observed(sitting.table, BEGIN)
    with pytest.raises(REFUSALS):
        sitting.table.prepare_command(sitting.turn, typed, BEGIN)
    assert observed(sitting.table, BEGIN) == before


def test_chance_cannot_be_commanded() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    for option in range(sitting.game.action_space, sitting.game.option_space):
        with pytest.raises(REFUSALS):
            sitting.table.prepare_command(sitting.turn, option, BEGIN)


def test_who_is_at_the_table_has_time_for_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AWAY", 300.0)
    sitting = Sitting(Setup(persons("A", "B")))
    mover = sitting.turn
    asked = sitting.table.since
    for about, at in ((mover, asked + 299), (1 - mover, asked + 10_000)):
        with pytest.raises(NotPossible, match="not-away-yet"):
            sitting.table.prepare_vote(1 - about, about, at, "careful")
    entries = sitting.table.prepare_vote(1 - mover, mover, asked + 300, "careful")
    assert [entry.kind for entry in entries] == ["vote", "replace"]
    free = Sitting(Setup((Seat("person", "A"), Seat("person"))))
    assert len(free.table.prepare_vote(0, 1, free.table.since, "careful")) == 2, "a seat that nobody took need not wait"


def test_command_ids_remember_their_versions() -> None:
    sitting = Sitting(Setup(persons("A", "B", "C")))
    sitting.take(sitting.table.prepare_command(sitting.turn, sitting.options[0], BEGIN, "one"))
    sitting.take(sitting.table.prepare_talk(0, BEGIN, "hello", command="two"))
    sitting.take(sitting.table.prepare_vote(0, 1, BEGIN, "careful", "three"))
    sitting.take(sitting.table.prepare_vote(2, 1, BEGIN, "careful", "four"))
    assert sitting.table.commands == {"one": 2, "two": 3, "three": 4, "four": 5}
    assert sitting.table.version == 6
    assert sitting.rebuilt().commands == sitting.table.commands


def test_changed_is_the_last_version_of_the_game_itself() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    sitting.take(sitting.table.prepare_talk(0, BEGIN, "hello"))
    assert (sitting.table.version, sitting.table.changed) == (2, 1)
    sitting.decide()
    sitting.take(sitting.table.prepare_sit(0, "Anna", BEGIN))
    assert (sitting.table.version, sitting.table.changed) == (4, 3)


@pytest.mark.parametrize(
    "typed, shown",
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("a\0b\x1b[31mc", "a b [31mc"),
        ("a\r\nset-cookie: x", "a set-cookie: x"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066x\u2069 \u200b\ufeff\u00ad", "x"),
        ("a\u2028b\u2029c\x85d", "a b c d"),
        ("\ud800x", "x"),
        ("", "?"),
        (" \u200b\0 ", "?"),
        ("x" * 5000, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " y", "x" * (LONGEST_NAME - 1)),
        ("Тарас Ґ", "Тарас Ґ"),
        ("石器時代", "石器時代"),
        ("<b>&", "<b>&"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    sitting = Sitting(Setup(persons("A", "B")))
    sitting.take(sitting.table.prepare_sit(0, typed, BEGIN))
    assert sitting.table.names() == [shown, "B"]


@pytest.mark.parametrize(
    "typed, said",
    [
        ("  good\n move ", "good move"),
        ("a\0\x1b]0;title\x07b", "a ]0;title b"),
        ("\u202eevil", "evil"),
        ("\udc80x", "x"),
        ("x" * 9999, "x" * LONGEST_TALK),
        ("👩\u200d👧", "👩\u200d👧"),
    ],
)
def test_talk_is_cleaned(typed: str, said: str) -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    sitting.take(sitting.table.prepare_talk(0, BEGIN, text=typed))
    assert sitting.table.talk[-1].data == {"text": said}


@pytest.mark.parametrize("typed", ["", "  \n", "\0\x07", "\u200d", "\u202e\u200b"])
def test_nothing_said_is_nothing(typed: str) -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    with pytest.raises(NotPossible, match="nothing-said"):
        sitting.table.prepare_talk(0, BEGIN, text=typed)
    with pytest.raises(NotPossible, match="nothing-said"):
        sitting.table.prepare_talk(0, BEGIN, phrase="no such phrase", text=typed)


def test_a_phrase_is_stored_as_its_id() -> None:
    sitting = Sitting(Setup(persons("A", "B")))
    for phrase in PHRASES:
        sitting.take(sitting.table.prepare_talk(1, BEGIN, phrase, "and words"))
    assert [item.data for item in sitting.table.talk] == [{"phrase": phrase} for phrase in PHRASES]
