"""The contract of a game, as a suite that plays games and checks it at every decision.

Each function of the first part is one property: it looks at one `Moment` of a random game and
says in a few words what is wrong, or None.  Add a property by writing its function and naming
it in AT_EVERY_DECISION or, when it costs much, in NOW_AND_THEN.
"""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from eolith.kernel.chance import Source
from eolith.kernel.game import ActionError, Game
from eolith.kernel.line import Line
from eolith.kernel.record import Record, read_record
from eolith.kernel.state import CHANCE, SEATS, IllegalOption, State, layout

STRAYS = 6
"""How many options that are not offered are tried at each decision."""
TWINS = 3
"""How many options are compared by what viewers see of them."""
DRAWS = 4000
"""How often a chance decision is sampled to compare it with its weights."""


class ContractError(AssertionError):
    """A game that breaks the contract: which property, in which game, seed and decision."""


@dataclass
class Moment:
    """A state of a random game before one of its decisions, or its end."""

    game: Game
    seed: int
    number: int
    """How many decisions were taken."""
    state: State
    source: Source
    """Random numbers for whoever checks; they do not steer the game."""
    sampled: set[int] = field(default_factory=set)
    """The kinds of chance whose samples were compared with their weights."""

    @property
    def chance(self) -> bool:
        return self.state.seat == CHANCE


Property = Callable[[Moment], str | None]


# --- options -----------------------------------------------------------------------------------------


def somebody_decides_until_the_end(at: Moment) -> str | None:
    state = at.state
    if not state.over:
        if state.seat not in range(CHANCE, at.game.players):
            return f"the seat is {state.seat}, but {at.game.players} play"
        return None if state.options() else "there are no options, and the game is not over"
    if state.seat is not None or state.options():
        return f"the game is over, yet seat {state.seat} has the options {state.options()}"
    points = state.scores(), state.tie_breaks()
    return None if [len(row) for row in points] == [at.game.sides] * 2 else f"the scores and tie-breaks are {points}"


def an_outcome_comes_with_the_end(at: Moment) -> str | None:
    """And the score sheet names the same winners."""
    outcome, winners = at.game.outcome(at.state), at.state.sheet().winners
    if not at.state.over:
        return None if outcome is None and not winners else f"nobody has won yet, but {outcome or winners} is told"
    if outcome is None or not set(outcome.winners) <= set(SEATS[: at.game.sides]) or outcome.margin < 0:
        return f"the outcome is {outcome}"
    return None if winners == outcome.winners else f"{outcome.winners} have won, and {winners} on the score sheet"


def options_ascend_in_their_space(at: Moment) -> str | None:
    options = at.state.options()
    if options != sorted(set(options)):
        return f"options do not ascend: {options}"
    least, most = (at.game.action_space, at.game.option_space) if at.chance else (0, at.game.action_space)
    odd = [option for option in options if not least <= option < most]
    return f"options {odd} are outside {least} to {most - 1}" if odd else None


def every_option_is_accepted(at: Moment) -> str | None:
    before = at.state.to_bytes()
    for option in at.state.options():
        at.state.clone().apply(option)
        if at.state.to_bytes() != before:
            return f"option {option}, applied to a clone, changed the original"
    return None


def nothing_else_is_accepted(at: Moment) -> str | None:
    before, options = at.state.to_bytes(), at.state.options()
    strays = [-1, at.game.option_space, *(at.source.below(at.game.option_space) for _ in range(STRAYS))]
    for option in strays:
        if option in options:
            continue
        try:
            at.state.apply(option)
        except IllegalOption as refusal:
            if not str(refusal) or "\n" in str(refusal):
                return f"option {option} is refused without one line that says why"
        else:
            return f"option {option} is not offered, yet accepted"
        if at.state.to_bytes() != before or at.state.options() != options:
            return f"refusing option {option} changed the state"
    return None


# --- chance --------------------------------------------------------------------------------------------


def weights_are_positive_integers(at: Moment) -> str | None:
    if not at.chance:
        try:
            at.state.weights()
        except ValueError:
            return None
        return "a seat decides, yet there are weights"
    weights = at.state.weights()
    right = len(weights) == len(at.state.options()) and all(type(weight) is int and weight > 0 for weight in weights)
    return None if right else f"the weights of {len(at.state.options())} options are {weights}"


def each_chance_option_is_an_outcome_of_its_own(at: Moment) -> str | None:
    """Two options never lead to the same position by the same events."""
    outcomes: dict[Any, int] = {}
    for option in at.state.options() if at.chance else ():
        child, events = _after(at.state, option)
        twin = outcomes.setdefault((child.to_bytes(), tuple(events)), option)
        if twin != option:
            return f"options {twin} and {option} have the same outcome"
    return None


def samples_follow_the_weights(at: Moment) -> str | None:
    """Once a game for each kind of chance: a chi-square test of many samples."""
    if not at.chance or at.state.frame[0] in at.sampled:
        return None
    at.sampled.add(at.state.frame[0])
    before, options, weights = at.state.to_bytes(), at.state.options(), at.state.weights()
    drawn = Counter(at.state.sample(at.source) for _ in range(DRAWS))
    if at.state.to_bytes() != before:
        return "sampling changed the state"
    odd = sorted(drawn.keys() - set(options))
    if odd:
        return f"options {odd} were drawn and are not offered"
    deviation = chi_square_deviation([drawn[option] for option in options], weights)
    return f"{DRAWS} samples deviate from the weights by {deviation:.1f} sigma" if deviation > 5 else None


def chi_square_deviation(counts: list[int], weights: list[int]) -> float:
    """By how many standard deviations counts fit their weights worse than expected.

    Rare outcomes are counted together, until five are expected; the cube root of chi-square is
    nearly normal (Wilson and Hilferty).
    """
    draws, total = sum(counts), sum(weights)
    cells: list[list[float]] = [[0.0, 0.0]]
    for weight, count in sorted(zip(weights, counts, strict=True)):
        if cells[-1][0] >= 5:
            cells.append([0.0, 0.0])
        cells[-1][0] += draws * weight / total
        cells[-1][1] += count
    freedom = len(cells) - 1
    if not freedom:
        return 0.0
    chi_square = sum((count - expected) ** 2 / expected for expected, count in cells)
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


# --- copies and other forms ------------------------------------------------------------------------------


def a_clone_is_equal(at: Moment) -> str | None:
    clone = at.state.clone()
    if clone != at.state or hash(clone) != hash(at.state) or clone.listener is not None:
        return "a clone is not equal, has another hash, or has a listener"
    return None if clone.options() == at.state.options() else "a clone has other options"


def bytes_round_trip(at: Moment) -> str | None:
    data = at.state.to_bytes()
    again = at.game.from_bytes(data)
    if again != at.state or again.to_bytes() != data or again.options() != at.state.options():
        return "from_bytes(to_bytes()) is another state"
    return None


def fields_are_the_bytes(at: Moment) -> str | None:
    values, fields = list(array("h", at.state.to_bytes())), at.state.fields()
    for name, (place, _) in layout(at.state).items():
        told = _integers([fields[name]])
        if values[place : place + len(told)] != told:
            return f"fields() and to_bytes() tell different positions: {name}"
    return None if [*fields] == [*layout(at.state)] else "to_bytes() has other fields"


def only_the_rules_write_fields(at: Moment) -> str | None:
    """From Python fields are read, and what was read is a copy."""
    before = at.state.to_bytes()
    for name, value in {**at.state.fields(), "game": at.game}.items():
        try:
            setattr(at.state, name, value)
        except AttributeError:
            pass
        else:
            return f"{name} can be written from outside"
        if isinstance(value, list):
            read = getattr(at.state, name)
            read[0] = read[-1] = None
    return None if at.state.to_bytes() == before else "what was read from a field changes the state"


def broken_bytes_are_refused(at: Moment) -> str | None:
    data = at.state.to_bytes()
    place = at.source.below(len(data))
    for broken in (data[:-1], data + b"\0", bytes(len(data)), b"\x63" * len(data), _changed(data, place)):
        problem = _not_refused(at.game.from_bytes, broken)
        if problem:
            return f"from_bytes of other bytes {problem}"
    return None


def _changed(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 99]) + data[place + 1 :]


def it_says_what_it_is(at: Moment) -> str | None:
    """A short line for people, and a digest and a key that equal positions share."""
    said, clone = repr(at.state), at.state.clone()
    if "\n" in said or repr(at.game) not in said or len(said) > 60 + len(repr(at.game)):
        return f"the state is shown as {said!r}: it must be one short line that names the table"
    same = (clone.digest(), clone.key()) == (at.state.digest(), at.state.key())
    return None if same else "a clone has another digest or key"


def texts_round_trip(at: Moment) -> str | None:
    game = at.game
    for option in at.state.options():
        text = game.text(option)
        if not text or text != " ".join(text.split()):
            return f"the text of option {option} is {text!r}: it must be words with single spaces"
        if game.option(text) != option or game.option(game.action(option)) != option:
            return f"option {option} is {text!r}, which is option {game.option(text)}"
        if not at.chance and game.expand(at.state, option) != [option]:
            return f"the command {text!r} expands to {game.expand(at.state, option)}"
    try:
        game.option("no such action")
    except ActionError:
        return None
    return "a text without meaning is no ActionError"


def positions_round_trip(at: Moment) -> str | None:
    position = at.game.to_position(at.state)
    again = at.game.from_position(json.loads(json.dumps(position)))
    if again == at.state:
        return None
    told, read = at.state.fields(), again.fields()
    return f"from_position(to_position()) differs in {', '.join(name for name in told if told[name] != read[name])}"


# --- what a seat may know ----------------------------------------------------------------------------------


def resampling_keeps_the_observation(at: Moment) -> str | None:
    """Permuting what is hidden from a seat changes nothing that the seat sees or may do."""
    before = at.state.to_bytes()
    for seat in (None, *range(at.game.players)):
        seen = at.state.observe(seat)
        other = at.state.resample(CHANCE if seat is None else seat, at.source)
        who = "a spectator" if seat is None else f"seat {seat}"
        if at.state.to_bytes() != before:
            return f"observing or resampling for {who} changed the state"
        if other.observe(seat) != seen:
            return f"{who} sees a difference after what it cannot see was redrawn at random"
        if other.sheet(seat) != at.state.sheet(seat):
            return f"{who} is shown another score sheet after what it cannot see was redrawn at random"
        if other.seat != at.state.seat or other.seat == seat and other.options() != at.state.options():
            return f"{who} may do something else after what it cannot see was redrawn at random"
        at.game.check(other)
    return None


def a_line_of_play_keeps_secrets(at: Moment) -> str | None:
    """What a viewer has perceived of a decision tells it what it can observe now, and nothing else."""
    game, source = at.game, at.source
    viewer = (None, *range(game.players))[source.below(1 + game.players)]
    if at.state.over or viewer == at.state.seat:
        return None
    told: dict[Any, tuple[int, Any]] = {}
    shown: list[tuple[int, State, State, Any]] = []
    seed = source.below(1 << 31)
    for state in (at.state, at.state.resample(viewer, source)):
        options = state.options()
        for option in {options[source.below(len(options))] for _ in range(TWINS)}:
            line = Line(state)
            line.push(option)
            if state is at.state and not line.state.over:
                shown.append((option, line.state, line.state.resample(viewer, Source(seed)), line.seen_by(viewer)))
            while line.state.seat == CHANCE and game.hides(line.state, line.state.options()[0], viewer) is not None:
                line.push(line.state.sample(source))
            if line.state.over:  # now all lies open, and what was hidden where this line began is not told by it
                continue
            observed = line.state.observe(viewer)
            twin, before = told.setdefault(line.seen_by(viewer), (option, observed))
            if before != observed:
                return f"viewer {viewer} cannot tell options {twin} and {option} apart, but for what they lead to"
    for (one, *first), (other, *second) in combinations(shown, 2):
        if first[0] != second[0] and first[1] == second[1] and first[2] != second[2]:
            return f"viewer {viewer} is told options {one} and {other} apart, though it cannot see what they lead to"
    return None


def viewers_are_seats_or_a_spectator(at: Moment) -> str | None:
    """None and CHANCE are the spectator, in every question; nobody else may look on."""
    same = at.state.observe(None) == at.state.observe(CHANCE)
    for viewer in (None, CHANCE):
        at.state.resample(viewer, at.source)
        at.state.sheet(viewer)
    for seat in (-2, at.game.players, 1.5, "nobody"):
        asked: dict[str, Callable[[Any], Any]] = {
            "observe": at.state.observe,
            "sheet": at.state.sheet,
            "resample": lambda seat: at.state.resample(seat, at.source),
        }
        for name, ask in asked.items():
            problem = _not_refused(ask, seat)
            if problem:
                return f"{name} for {seat!r} {problem}"
    return None if same else "None and CHANCE observe different things"


def states_of_other_games_are_refused(at: Moment) -> str | None:
    """Whatever a game is asked about a state, it says in one line when the state is none of its own."""
    game = at.game
    others: list[Any] = [None, "a state", game]
    for players in game.player_counts:
        if players != game.players:
            others.append(type(game)(players).start())
            break
    for other in others:
        asked: dict[str, Callable[[Any], Any]] = {
            "to_position": game.to_position,
            "observe": lambda state: game.observe(state, None),
            "sheet": lambda state: game.sheet(state, None),
            "why_not": lambda state: game.why_not(state, 0),
            "expand": lambda state: game.expand(state, 0),
            "check": game.check,
        }
        for name, ask in asked.items():
            problem = _not_refused(ask, other)
            if problem:
                return f"{name} of {other!r} {problem}"
    return None


def _not_refused(ask: Callable[[Any], Any], given: Any) -> str | None:
    """None where a TypeError or ValueError of one line comes."""
    try:
        ask(given)
    except (TypeError, ValueError) as refusal:
        return None if str(refusal) and "\n" not in str(refusal) else "is refused without one line that says why"
    return "is accepted"


def listening_changes_nothing(at: Moment) -> str | None:
    if at.state.over:
        return None
    option = at.state.options()[at.source.below(len(at.state.options()))]
    heard, events = _after(at.state, option)
    unheard = at.state.clone()
    unheard.apply(option)
    if heard != unheard:
        return f"option {option} leads elsewhere when somebody listens"
    odd = [event for event in events if not (type(event) is tuple and [type(word) for word in event] == [int] * 5)]
    return f"events {odd[:3]} are not tuples of five integers" if odd else None


# --- onward from here ----------------------------------------------------------------------------------------


def everything_adds_up(at: Moment) -> str | None:
    """The game's own sums: `game.check(state)`."""
    at.game.check(at.state)
    return None


def a_playout_is_a_game(at: Moment) -> str | None:
    """`playout` does what options and apply do with the same numbers, and leaves the original alone."""
    before = at.state.to_bytes()
    seed = at.source.below(1 << 31)
    fast, slow = at.state.clone(), at.state.clone()
    decided = fast.playout(Source(seed))
    source, counted = Source(seed), 0
    while not slow.over:
        counted += slow.seat != CHANCE
        slow.apply(_any_option(slow, source))
    if at.state.to_bytes() != before:
        return "a playout of a clone changed the original"
    return None if fast == slow and decided == counted else "a playout and the same game step by step end differently"


AT_EVERY_DECISION: tuple[Property, ...] = (
    somebody_decides_until_the_end,
    options_ascend_in_their_space,
    every_option_is_accepted,
    nothing_else_is_accepted,
    weights_are_positive_integers,
    each_chance_option_is_an_outcome_of_its_own,
    samples_follow_the_weights,
    a_clone_is_equal,
    bytes_round_trip,
    texts_round_trip,
    listening_changes_nothing,
    everything_adds_up,
)
NOW_AND_THEN: tuple[Property, ...] = (
    an_outcome_comes_with_the_end,
    fields_are_the_bytes,
    only_the_rules_write_fields,
    broken_bytes_are_refused,
    it_says_what_it_is,
    positions_round_trip,
    resampling_keeps_the_observation,
    a_line_of_play_keeps_secrets,
    viewers_are_seats_or_a_spectator,
    states_of_other_games_are_refused,
    a_playout_is_a_game,
)


# --- whole games -----------------------------------------------------------------------------------------------


def check_game(game: Game, games: int = 20, seed: int = 0, *, every: int = 10) -> None:
    """Play random games and check the contract of a game; ContractError names the first breach.

    `games` games are played with the seeds from `seed` on.  Most properties are checked at every
    decision, those that take long (positions, observations, playouts) at every `every`-th.

    >>> import eolith
    >>> check_game(eolith.load("stone_age(players=2)"), games=1, every=100)
    """
    for number in range(seed, seed + games):
        _check_one_game(game, number, every)
        if trace(game, number) != trace(game, number):
            raise ContractError(f"{game!r}, seed {number}: the same seed gives two different games")


def _check_one_game(game: Game, seed: int, every: int) -> None:
    at = Moment(game, seed, 0, game.start(), Source(~seed))
    kept: list[tuple[State, bytes]] = []
    decisions: list[int] = []
    for state, option in play(game, seed):
        at.state, at.number = state, len(decisions)
        properties = AT_EVERY_DECISION if at.number % every and not state.over else AT_EVERY_DECISION + NOW_AND_THEN
        for holds in properties:
            _check(at, holds)
        kept.append((state.clone(), state.to_bytes()))
        if option is not None:
            decisions.append(option)
        if len(decisions) > game.longest:
            raise _breach(at, "a game played at random ends", f"not within {game.longest} decisions")
    for number, (clone, data) in enumerate(kept):
        if clone.to_bytes() != data:
            raise _breach(at, "clones are independent", f"the clone made at decision {number} changed later")
    _check_pickle(at)
    _check_record(at, decisions)


def _check_pickle(at: Moment) -> None:
    """The end of a game, and its table, travel to another process."""
    for way, again in {
        "pickle": pickle.loads(pickle.dumps(at.state)),
        "copy": copy.copy(at.state),
        "deepcopy": copy.deepcopy(at.state),
    }.items():
        if again != at.state or again.digest() != at.state.digest() or again.game != at.game:
            raise _breach(at, "states are copied and pickled", f"{way} gives another state")


def _check_record(at: Moment, decisions: list[int]) -> None:
    def load(name: str, *, players: int, pack: Any, **options: Any) -> Game:
        return at.game

    record = Record(at.game, ["contract"] * at.game.players, decisions, scores=at.state.scores())
    text = record.to_text()
    again = read_record(text, load)
    if again.decisions != decisions or again.to_text() != text or again.verify() != at.state:
        raise _breach(at, "records round trip", "what was written and read back is another game")


def _check(at: Moment, holds: Property) -> None:
    try:
        problem = holds(at)
    except Exception as error:
        said = str(error).splitlines() or ["no reason given"]
        raise _breach(at, holds.__name__, f"{type(error).__name__}: {said[0]}") from error
    if problem is not None:
        raise _breach(at, holds.__name__, problem)


def _breach(at: Moment, name: str, problem: str) -> ContractError:
    return ContractError(f"{at.game!r}, seed {at.seed}, decision {at.number}: {name.replace('_', ' ')}: {problem}")


def play(game: Game, seed: int) -> Iterator[tuple[State, int | None]]:
    """A random game: the state before each decision with the option it will take, then its end with None.

    It is one state throughout, which changes between the steps.
    """
    source = Source(seed)
    state = game.start()
    while not state.over:
        option = _any_option(state, source)
        yield state, option
        state.apply(option)
    yield state, None


def trace(game: Game, seed: int) -> str:
    """A digest of a whole random game: positions, options, weights, events and result.

    Two ways of running the same rules (compiled, uncompiled) agree when their traces do.
    """
    digest = hashlib.sha256()
    events: list[Any] = []
    decisions = 0
    for state, option in play(game, seed):
        state.listener = events
        weights = state.weights() if state.seat == CHANCE else []
        told = [state.to_bytes().hex(), state.seat, state.options(), weights, events]
        digest.update(json.dumps(told).encode())
        events.clear()
        decisions += option is not None
        if state.over:
            digest.update(json.dumps([state.scores(), state.tie_breaks()]).encode())
    return f"{decisions} decisions {digest.hexdigest()[:32]}"


def _any_option(state: State, source: Source) -> int:
    """What `playout` would choose."""
    if state.seat == CHANCE:
        return state.sample(source)
    options = state.options()
    return options[source.below(len(options)) if len(options) > 1 else 0]


def _after(state: State, option: int) -> tuple[State, list[Any]]:
    """A copy on which the option was carried out, and the events of that."""
    child = state.clone()
    child.listener = []
    child.apply(option)
    return child, child.listener


def _integers(value: Any) -> list[int]:
    """All integers of nested lists, in their order."""
    return [number for item in value for number in _integers(item)] if isinstance(value, list) else [value]
