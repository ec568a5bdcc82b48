"""A review finds what was planted, tells nothing that it does not know, and its accounts add up."""

from __future__ import annotations

from functools import cache

import pytest

import eolith
from eolith.arena.luck import luck_of, shift, spread
from eolith.arena.review import Review, Reviewer, ReviewError, outlook, review
from eolith.bots import Bot, BotSpecError, make
from eolith.kernel.record import Record
from eolith.kernel.state import CHANCE, State

GAME = "stone_age(players=2, round_cap=4)"
LOOKS = 60


def played(bot: Bot, blunder: int = -1) -> Record:
    """A game of a bot; it places as badly as it can at the first choice from a decision on."""
    game, source = eolith.load(GAME), eolith.Source(5)
    state, decisions = game.start(), list[int]()
    while (seat := state.seat) is not None:
        options = state.options()
        if seat == CHANCE:
            option = state.sample(source)
        elif 0 <= blunder <= len(decisions) and len(options) > 8 and "place" in game.text(options[0]):
            option, blunder = worst(state), -1
        else:
            option = bot.choose(state.resample(seat, source))
        decisions.append(option)
        state.apply(option)
    return Record(game, ["one", "two"], decisions, scores=state.scores())


def worst(state: State) -> int:
    look, seat = outlook(state.game), state.seat
    assert seat is not None
    return min(state.options(), key=lambda option: sum(look.after(state, (option,), deal)[seat] for deal in range(20)))


@cache
def reviewed(spec: str, blunder: int = -1) -> Review:
    return review(played(make(spec, eolith.load(GAME), 1), blunder), looks=LOOKS)


# --- mistakes ---------------------------------------------------------------------------------------------------


def test_a_planted_blunder_is_told() -> None:
    bot = "search:sims=60"
    pairs = zip(*(played(make(bot, eolith.load(GAME), 1), blunder).decisions for blunder in (-1, 60)))
    planted = next(step for step, (sound, spoilt) in enumerate(pairs) if sound != spoilt)
    told = [turn for turn in reviewed(bot, 60).mistakes if turn.step <= planted < turn.step + len(turn.taken)]
    assert len(told) == 1
    assert told[0].gain < -0.05


def test_the_search_has_little_to_say_against_itself() -> None:
    own, other = (reviewed(spec).mistakes for spec in ("search:sims=60", "random"))
    assert sum(turn.gain for turn in own) > 0.25 * sum(turn.gain for turn in other)


def test_what_the_search_would_have_done_is_no_mistake_and_what_is_told_is_sure() -> None:
    for spec in ("careful", "random", "search:sims=60"):
        found = reviewed(spec)
        assert not any(turn.best for turn in found.mistakes)
        assert all(turn.best and turn.taken != turn.other for turn in found.finds)
        for turn in found.mistakes + found.finds:
            assert abs(turn.gain) > max(0.01, 2 * turn.error)


def test_both_lines_of_a_turn_can_be_played() -> None:
    record = played(make("careful", eolith.load(GAME), 1))
    for turn in reviewed("careful").turns:
        for line in (turn.taken, turn.other):
            state = record.replay(turn.step)
            for option in line:
                assert state.seat == turn.seat
                state.apply(option)


# --- accounts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["careful", "random"])
def test_start_luck_skill_and_rest_add_up_to_the_result(spec: str) -> None:
    accounts = reviewed(spec).accounts()
    for account in accounts:
        assert account.start + account.luck + account.skill + account.rest == pytest.approx(account.result)
    for name in ("luck", "skill", "rest"):
        assert sum(getattr(account, name) for account in accounts) == pytest.approx(0, abs=1e-6)
    assert sum(account.result for account in accounts) == 1


def test_who_plays_by_the_rules_of_thumb_has_no_skill_beside_them() -> None:
    assert [account.skill for account in reviewed("careful").accounts()] == [0, 0]
    assert all(account.skill_error > 0 for account in reviewed("random").accounts())


def test_a_curve_leads_from_a_fair_share_to_the_result() -> None:
    curve = reviewed("careful").curve
    assert all(sum(shares) == pytest.approx(1, abs=1e-6) for _, shares in curve)
    assert [step for step, _ in curve] == sorted({step for step, _ in curve})
    assert set(curve[-1][1]) <= {0.0, 0.5, 1.0}


# --- luck ---------------------------------------------------------------------------------------------------------


def test_what_is_judged_two_rounds_on_begins_as_what_is_judged_one_round_on() -> None:
    state = eolith.load(GAME).start()
    state.play_chance(eolith.Source(5))
    one, two = (outlook(state.game, rounds=rounds).line(state, (), 7) for rounds in (1, 2))
    assert two[: len(one)] == one and len(two) > len(one)
    for line, rounds in ((one, 1), (two, 2)):
        after = state.clone()
        for option in line:
            after.apply(option)
        assert after.round == state.round + rounds


def test_options_are_spread_by_their_weights() -> None:
    for offset in (0.0, 0.3, 0.999):
        drawn = spread([4, 7, 9], [1, 0, 3], 8, offset)
        assert drawn.count(4) == 2 and drawn.count(9) == 6


def test_the_luck_of_all_that_a_roll_can_show_adds_up_to_none() -> None:
    game, source = eolith.load(GAME), eolith.Source(5)
    state, careful, look = game.start(), make("careful", game, 1), outlook(game)
    while not (state.seat == CHANCE and "roll" in game.text(state.options()[0])):
        seat = state.seat
        assert seat is not None
        state.apply(state.sample(source) if seat == CHANCE else careful.choose(state.resample(seat, source)))
    weights = state.weights()
    found = [luck_of(look, state, option, range(number * 1000, number * 1000 + 200))
             for number, option in enumerate(state.options())]  # fmt: skip
    for side in (0, 1):
        mean = sum(weight * luck.means[side] for weight, luck in zip(weights, found, strict=True)) / sum(weights)
        error = sum((weight * luck.errors[side]) ** 2 for weight, luck in zip(weights, found, strict=True)) ** 0.5
        assert abs(mean) < 4 * error / sum(weights)
    assert all(sum(luck.means) == pytest.approx(0, abs=1e-6) for luck in found)
    assert found[-1].means != found[0].means


def test_errors_are_those_of_means() -> None:
    means, errors = shift([[1.0, -1.0], [0.0, 0.0], [1.0, -1.0], [0.0, 0.0]])
    assert means == (0.5, -0.5)
    assert errors == pytest.approx(((1 / 3 / 4) ** 0.5,) * 2)


# --- what can be reviewed ----------------------------------------------------------------------------------------


def test_a_review_comes_back_from_its_text() -> None:
    found = reviewed("careful")
    assert Review.from_json(found.to_json()) == found


def test_the_same_record_is_reviewed_alike() -> None:
    record = played(make("careful", eolith.load(GAME), 1))
    assert review(record, looks=8) == review(record, looks=8)


def test_it_tells_how_far_it_has_come() -> None:
    told: list[tuple[int, int]] = []
    review(played(make("careful", eolith.load(GAME), 1)), looks=4, tell=lambda done, all: told.append((done, all)))
    assert told == sorted(told) and told[-1][0] == told[-1][1]


def test_what_goes_on_and_what_has_no_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(make("careful", eolith.load(GAME), 1))
    with pytest.raises(ReviewError, match="goes on"):
        review(Record(whole.game, whole.seats, whole.decisions[:50]))
    monkeypatch.setattr("eolith.bots.search.stored", lambda game: None)
    with pytest.raises(BotSpecError, match="no value"):
        review(whole)


@pytest.mark.parametrize("name", ["doggerland", "endless_winter"])
def test_of_a_game_alone_the_chances_are_those_of_who_plays(name: str) -> None:
    """Nomads have what is left; the last point is whether it was won."""
    game, source = eolith.load(name, players=1), eolith.Source(5)
    state, decisions = game.start(), list[int]()
    while state.seat is not None:
        options = state.options()
        decisions.append(options[source.below(len(options))])
        state.apply(decisions[-1])
    reviewer = Reviewer(Record(game, ["random"], decisions, scores=state.scores()))
    reviewer.events = reviewer.events[-4:]
    found = reviewer.run(4, lambda done, all: None)
    assert all(0 <= own <= 1 and rest == [1 - own][: game.sides - 1] for _, (own, *rest) in found.curve)
    assert found.curve[-1][1][0] == ("A" in game.outcome(state).winners)
    assert len(found.accounts()) == game.sides
