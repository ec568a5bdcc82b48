"""Observations show what a table shows, and never depend on what it hides."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from eolith.games.stone_age import GameClass, terms
from eolith.kernel.chance import Source, dice_hands
from eolith.kernel.position import Draft
from fuzz.depth import SHARE


def table(players: int = 3, **options: Any) -> Any:
    """A new game in which seat A is about to place."""
    state = GameClass(players, {"first_seat": "A", **options}).start()
    state.play_chance(Source(1))
    return state


def steps(players: int, seed: int, **options: Any) -> Iterator[Any]:
    """Every position of a random game."""
    source = Source(seed)
    state = GameClass(players, options).start()
    yield state
    while state.seat is not None:
        legal = state.options()
        state.apply(state.sample(source) if state.seat < 0 else legal[source.below(len(legal))])
        yield state


def give(state: Any, seat: int, *codes: str, extra: str | None = None) -> None:
    """Cards from the deck onto a pile, one of them as the extra card."""
    pile, deck, extras = state.pile, state.deck, state.extra
    for code in codes:
        pile[seat][state.game.pack.card(code)] += 1
        deck[state.game.pack.card(code)] -= 1
    if extra:
        extras[seat] = state.game.pack.card(extra) + 1
    Draft(state).pile, Draft(state).deck, Draft(state).extra = pile, deck, extras
    Draft(state).deck_size -= len(codes)


def place(state: Any, name: str, figures: int = 1) -> None:
    state.apply(terms.PLACE_FIRST[terms.PLACES.index(name)] + figures - 1)


def shown_cards(observation: Any) -> Counter[str]:
    """Every card code that an observation names."""
    named = [code for code in observation.slots if code]
    for view in observation.seats:
        named += [*(view.pile or ()), *view.open]
    return Counter(named)


# --- nothing depends on what is hidden ----------------------------------------------------------


@pytest.mark.rule("SA-INFO-01")
@pytest.mark.rule("SA-INFO-03")
@pytest.mark.rule("SA-INFO-04")
@pytest.mark.rule("SA-INFO-08")
@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"card_piles": "open", "forecast": "all", "dice_card_timing": "own_turn"},
        {"card_piles": "open", "choice_card_timing": "at_once"},
    ],
)
def test_a_view_is_the_same_whatever_is_hidden(players: int, options: dict[str, str]) -> None:
    viewers = [*range(players), None]
    changed = 0
    every = enumerate(steps(players, 11, **options))
    # with open piles only a card drawn as an extra one is hidden
    for step, state in enumerate(state for number, state in every if any(state.extra) or number % SHARE == 0):
        viewer = viewers[step % len(viewers)]
        other = state.resample(-1 if viewer is None else viewer, Source(step))
        assert state.game.observe(other, viewer) == state.game.observe(state, viewer)
        assert state.game.sheet(other, viewer) == state.game.sheet(state, viewer)
        changed += other != state
        assert card_count(other) == card_count(state)
        assert sum(other.deck) == other.deck_size == state.deck_size
    assert changed


def card_count(state: Any) -> Counter[str]:
    """All cards of the game, wherever they are."""
    count = Counter({card.id: state.deck[i] for i, card in enumerate(state.game.pack.cards)})
    count += shown_cards(state.game.observe(state, "all"))
    return count


@pytest.mark.rule("SA-SUPPLY-04")
def test_resampling_keeps_all_36_cards_and_really_deals_anew() -> None:
    state = table()
    give(state, 1, "C01", "C05", "C10", "C14", "C20")
    packed = Counter({card.id: card.copies for card in state.game.pack.cards})
    samples = [state.resample(0, Source(seed)) for seed in range(20)]
    for sample in samples:
        assert card_count(sample) == card_count(state) == packed
        assert sum(sample.pile[1]) == 5
        assert sample.slots == state.slots
    assert len({tuple(sample.pile[1]) for sample in samples}) > 15
    assert sum(packed.values()) == 36


@pytest.mark.rule("SA-INFO-03")
def test_resampling_for_the_owner_keeps_the_own_pile() -> None:
    state = table()
    give(state, 1, "C01", "C05", "C10", extra="C05")
    sample = state.resample(1, Source(4))
    assert (sample.pile[1], sample.extra[1]) == (state.pile[1], state.extra[1])


@pytest.mark.rule("SA-INFO-04")
@pytest.mark.parametrize("piles", ["closed", "open"])
def test_which_card_the_extra_card_is_shows_to_its_owner_alone(piles: str) -> None:
    one, two = table(card_piles=piles), table(card_piles=piles)
    first, second = [card.id for i, card in enumerate(one.game.pack.cards) if one.deck[i]][:2]
    give(one, 0, first, extra=first)
    give(two, 0, second, extra=second)
    for viewer in (1, 2, None):
        assert one.game.observe(one, viewer) == two.game.observe(two, viewer)
    own = one.game.observe(one, 0).seats[0]
    assert (own.pile, own.extra) == ((first,), first)
    assert two.game.observe(two, 0).seats[0].extra == second
    assert one.game.observe(one, 1).seats[0].pile_size == 1


# --- what is shown ----------------------------------------------------------------------------------


@pytest.mark.rule("SA-INFO-01")
@pytest.mark.rule("SA-INFO-02")
@pytest.mark.parametrize(("players", "box"), [(2, 14), (3, 7), (4, 0)])
def test_a_new_table_shows_counts_of_what_is_covered(players: int, box: int) -> None:
    state = table(players)
    for viewer in (*range(players), None):
        seen = state.game.observe(state, viewer)
        assert (seen.deck_size, seen.box_size) == (32, box)
        assert [stack.left for stack in seen.stacks] == [7] * players
        assert [stack.top for stack in seen.stacks] == [state.game.pack.tiles[top].id for top in state.tops[:players]]
        assert shown_cards(seen) == Counter(seen.slots)
        text = json.dumps(seen.to_dict())
        on_tops = {stack.top for stack in seen.stacks}
        assert not [tile.id for tile in state.game.pack.tiles if f'"{tile.id}"' in text and tile.id not in on_tops]


@pytest.mark.rule("SA-INFO-05")
def test_what_a_tribe_owns_in_the_open_is_public() -> None:
    state = table()
    place(state, "forest", 3)
    Draft(state).food = [4, 12, 12, 0]
    Draft(state).goods = [[1, 2, 3, 4], [0] * 4, [0] * 4, [0] * 4]
    Draft(state).tools = [[2, 1, 0], [0] * 3, [0] * 3, [0] * 3]
    Draft(state).turned = [[0, 1, 0], [0] * 3, [0] * 3, [0] * 3]
    Draft(state).agriculture = [6, 0, 0, 0]
    Draft(state).score = [-6, 0, 0, 0]
    Draft(state).hungry = [1, 0, 0, 0]
    Draft(state).one_use = [[1, 0, 1], [0] * 3, [0] * 3, [0] * 3]
    Draft(state).choice = [1, 0, 0, 0]
    owner, scored = state.tile_owner, state.tile_points
    owner[27], scored[27] = 1, 33
    Draft(state).tile_owner, Draft(state).tile_points = owner, scored
    for viewer in (0, 1, 2, None):
        view = state.game.observe(state, viewer).seats[0]
        assert (view.seat, view.food, view.agriculture, view.score, view.hungry) == ("A", 4, 6, -6, 1)
        assert view.goods == {"wood": 1, "brick": 2, "stone": 3, "gold": 4}
        assert (view.figures, view.home, view.placed) == (5, 2, {"forest": 3})
        assert [(tool.value, tool.turned) for tool in view.tools] == [(2, False), (1, True)]
        assert view.open == ("C31", "C33", "C34")
        assert [(building.code, building.points) for building in view.buildings] == [("B22", 33)]


@pytest.mark.rule("SA-INFO-03")
def test_a_pile_is_open_to_its_owner_and_a_count_to_others() -> None:
    state = table()
    give(state, 1, "C10", "C25", "C26", extra="C26")
    own = state.game.observe(state, 1).seats[1]
    assert (own.pile_size, own.pile, own.extra) == (3, ("C10", "C25", "C26"), "C26")
    for viewer in (0, 2, None):
        view = state.game.observe(state, viewer).seats[1]
        assert (view.pile_size, view.pile, view.extra) == (3, None, None)


@pytest.mark.rule("SA-INFO-03")
@pytest.mark.rule("SA-INFO-04")
def test_open_piles_still_keep_the_extra_card_closed() -> None:
    state = table(card_piles="open")
    give(state, 1, "C10", "C25", "C26", extra="C26")
    for viewer in (0, 2, None):
        view = state.game.observe(state, viewer).seats[1]
        assert (view.pile_size, view.pile, view.extra) == (3, ("C10", "C25"), None)
    assert state.game.observe(state, 1).seats[1].pile == ("C10", "C25", "C26")


@pytest.mark.rule("SA-INFO-07")
@pytest.mark.parametrize("piles", ["closed", "open"])
def test_all_piles_are_open_after_the_end(piles: str) -> None:
    state = table(card_piles=piles)
    state.playout(Source(2))
    everything = state.game.observe(state, "all")
    assert everything.phase == "over"
    assert everything.turn is None and everything.pending is None
    for viewer in (0, 1, 2, None):
        seen = state.game.observe(state, viewer)
        assert seen.seats == everything.seats
        assert [view.score for view in seen.seats] == state.scores()
        assert sum(view.pile_size for view in seen.seats) > 0
        assert all(len(view.pile) == view.pile_size for view in seen.seats if view.pile is not None)


@pytest.mark.rule("SA-INFO-08")
def test_a_spectator_sees_the_public_part_of_every_seat() -> None:
    for state in steps(3, 8, round_cap=5):
        views = state.game.observe(state, None).seats
        for seat, view in enumerate(views):
            assert view == state.game.observe(state, (seat + 1) % 3).seats[seat]


def test_a_seat_that_does_not_exist_sees_nothing() -> None:
    state = table(2)
    with pytest.raises(ValueError, match="viewer is 2; allowed: 0 to 1"):
        state.game.observe(state, 2)


@pytest.mark.rule("SA-INFO-07")
def test_a_forecast_counts_the_own_pile_only() -> None:
    state = table()
    give(state, 0, "C01", "C02")
    give(state, 1, "C03")
    Draft(state).score = [10, 20, 0, 0]
    assert [view.forecast for view in state.game.observe(state, 0).seats] == [14, None, None]
    assert [view.forecast for view in state.game.observe(state, None).seats] == [None] * 3


@pytest.mark.rule("SA-INFO-07")
def test_forecasts_of_all_leave_out_the_extra_card_of_others() -> None:
    state = table(card_piles="open", forecast="all")
    give(state, 0, "C01", "C02", extra="C02")
    assert [view.forecast for view in state.game.observe(state, 0).seats] == [4, 0, 0]
    assert [view.forecast for view in state.game.observe(state, 1).seats] == [1, 0, 0]
    assert state.game.observe(state, None).seats[0].forecast == 1


@pytest.mark.rule("SA-INFO-07")
def test_no_forecast_where_the_table_wants_none() -> None:
    state = table(forecast="off")
    assert state.game.observe(state, 0).seats[0].forecast is None


# --- whose turn it is, and for what -----------------------------------------------------------------


def test_setup_shows_chance_at_work() -> None:
    state = GameClass(2).start()
    seen = state.game.observe(state, None)
    assert (seen.phase, seen.turn, seen.first) == ("setup", "chance", None)
    assert (seen.slots, seen.stacks[0].top, seen.stacks[0].left) == ((None,) * 4, None, 7)
    assert [step.kind for step in seen.later] == ["deal_card"] * 4 + ["reveal_tile"] * 2 + ["start_round"]
    assert [step.values["place"] for step in seen.later[:6]] == [
        "card4", "card3", "card2", "card1", "building1", "building2"]  # fmt: skip


@pytest.mark.rule("SA-INFO-06")
def test_a_roll_its_tools_and_its_total_are_public() -> None:
    state = table(2)
    Draft(state).tools = [[1, 2, 0], [0] * 3, [0] * 3, [0] * 3]
    place(state, "forest", 5)
    place(state, "hunting", 5)
    assert state.game.observe(state, 1).phase == "act"
    state.apply(terms.ACT + terms.FOREST)
    rolled = state.game.observe(state, 1)
    assert (rolled.turn, rolled.pending.kind) == ("chance", "roll")
    assert rolled.pending.values == {"place": "forest", "for": "A", "dice": 5, "by_card": False}
    assert (rolled.later[0].kind, rolled.later[0].values) == ("act", {"place": "forest"})
    state.apply(terms.ROLL + 17)
    for viewer in (0, 1, None):
        pending = state.game.observe(state, viewer).pending
        assert (pending.kind, pending.seat) == ("tools", "A")
        assert pending.values == {"place": "forest", "total": 17, "last": None}
    state.apply(terms.TOOL)
    assert state.game.observe(state, 1).pending.values == {"place": "forest", "total": 18, "last": 0}
    assert state.game.observe(state, 1).seats[0].tools[0].turned


@pytest.mark.rule("SA-INFO-06")
def test_a_payment_is_public_unit_by_unit() -> None:
    state = table(2)
    Draft(state).goods = [[2, 1, 0, 0], [0] * 4, [0] * 4, [0] * 4]
    Draft(state).slots = [state.slots[0], state.slots[1], state.game.pack.card("C13"), state.slots[3]]
    place(state, "card3")
    place(state, "hunting", 5)
    place(state, "hunting", 4)
    state.apply(terms.ACT + terms.PLACES.index("card3"))
    pending = state.game.observe(state, 1).pending
    assert (pending.kind, pending.seat) == ("pay", "A")
    assert pending.values == {"purpose": "card", "place": "card3", "units": 3, "kinds": None, "last": None, "value": 0}
    state.apply(terms.PAY)
    values = state.game.observe(state, 1).pending.values
    assert (values["units"], values["last"], values["value"]) == (2, "wood", 3)


@pytest.mark.rule("SA-INFO-06")
def test_dice_for_all_are_public_until_they_are_taken() -> None:
    state = table(2)
    Draft(state).goods = [[1, 0, 0, 0], [0] * 4, [0] * 4, [0] * 4]
    Draft(state).slots = [state.game.pack.card("C01"), *state.slots[1:]]
    place(state, "card1")
    place(state, "hunting", 5)
    place(state, "hunting", 4)
    state.apply(terms.ACT + terms.CARD1)
    state.apply(terms.PAY)
    pending = state.game.observe(state, None).pending
    assert (pending.kind, pending.values) == ("roll_for_all", {"place": "card1", "for": "A", "dice": 2})
    state.apply(terms.HAND + hand_of(2, 5))
    seen = state.game.observe(state, 1)
    assert seen.dice == ((2, 5), (), (), ())
    assert (seen.pending.kind, seen.turn, seen.later[0].kind, seen.later[0].seat) == ("die", "A", "die", "B")
    state.apply(terms.DIE + 4)
    seen = state.game.observe(state, 1)
    assert (seen.dice[0], seen.turn) == ((2,), "B")


def hand_of(*faces: int) -> int:
    """The rank of a two-dice hand."""
    counts = tuple(faces.count(face) for face in range(1, 7))
    return [hand for hand, _ in dice_hands(2)].index(counts)


@pytest.mark.rule("SA-INFO-05")
def test_hunger_asks_in_the_feeding_phase() -> None:
    state = table(2)
    Draft(state).food = [0, 50, 0, 0]
    Draft(state).goods = [[5, 5, 0, 0], [0] * 4, [0] * 4, [0] * 4]
    place(state, "forest", 5)
    place(state, "hunting", 5)
    state.apply(terms.ACT + terms.FOREST)
    state.apply(terms.ROLL + 5)
    state.apply(terms.ACT + terms.HUNTING)
    state.apply(terms.ROLL + 5)
    seen = state.game.observe(state, 1)
    assert (seen.phase, seen.turn) == ("feed", "A")
    assert (seen.pending.values["purpose"], seen.pending.values["units"]) == ("food", 5)


@pytest.mark.parametrize("timing", ["at_once", "own_turn"])
def test_phases_follow_one_another(timing: str) -> None:
    after = {"setup": {"place"}, "place": {"act"}, "act": {"feed", "setup", "over", "place"},
             "feed": {"setup", "over", "place"}, "over": set()}  # fmt: skip
    last, round_number = "setup", 1
    seen_phases = set()
    for state in steps(4, 6, dice_card_timing=timing):
        seen = state.game.observe(state, None)
        if seen.phase != last:
            assert seen.phase in after[last]
            last = seen.phase
        if seen.phase in ("setup", "place"):
            assert seen.round - round_number in (0, 1)
            round_number = seen.round
        assert seen.round == round_number
        if seen.phase == "place":
            assert seen.pending.kind == "place"
        seen_phases.add(seen.phase)
        assert (seen.turn is None) == (seen.phase == "over")
    assert seen_phases == {"setup", "place", "act", "feed", "over"}


# --- tensors ----------------------------------------------------------------------------------------


def test_an_observation_is_plain_data() -> None:
    for state in steps(2, 3, round_cap=4):
        data = state.game.observe(state, 0).to_dict()
        assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tensors_have_the_shapes_of_the_legend(players: int) -> None:
    pytest.importorskip("numpy")
    from eolith.kernel.tensors import layout, legend

    parts = layout(GameClass(players))
    assert [part.shape for part in parts] == [part.shape for part in layout(GameClass(4))]
    text = legend(GameClass(players))
    for part in parts:
        assert f"{part.name}  int16{list(part.shape)}" in text
        assert all(column in text and meaning for column, meaning in part.columns.items())
    for step, state in enumerate(steps(players, 9)):
        if step % 7 == 0:
            found = state.tensors(step % players)
            assert [(name, array.shape) for name, array in found.items()] == [(part.name, part.shape) for part in parts]
            assert state.game.cells == sum(part.shape[0] * part.shape[1] for part in parts)


def test_tensors_turn_the_table_so_that_the_observer_is_row_0() -> None:
    pytest.importorskip("numpy")
    from eolith.kernel.tensors import layout

    state = table()
    Draft(state).food = [10, 11, 12, 0]
    give(state, 1, "C10", "C26", extra="C26")
    columns = {part.name: list(part.columns) for part in layout(state.game)}
    found = state.tensors(1)
    seats = {name: found["seats"][:, number].tolist() for number, name in enumerate(columns["seats"])}
    assert seats["present"] == [1, 1, 1, 0]
    assert seats["food"] == [11, 12, 10, 0]
    assert seats["turn"] == [0, 0, 1, 0]
    assert seats["pile_size"] == [2, 0, 0, 0]
    assert found["pile"][0, columns["pile"].index("C10")] == 1
    assert found["pile"].sum() == 2
    assert found["extra"][0, columns["extra"].index("C26")] == found["extra"].sum() == 1
    other = state.tensors(0)
    assert other["pile"].sum() == other["extra"].sum() == 0
    spectator = state.tensors(None)
    assert spectator["seats"][:, columns["seats"].index("food")].tolist() == [10, 11, 12, 0]


def test_tensors_say_what_is_pending() -> None:
    pytest.importorskip("numpy")
    from eolith.kernel.tensors import layout

    state = table(2)
    place(state, "forest", 5)
    place(state, "hunting", 5)
    state.apply(terms.ACT + terms.FOREST)
    found = state.tensors(1)
    columns = {part.name: list(part.columns) for part in layout(state.game)}
    pending = dict(zip(columns["pending"], found["pending"][0].tolist()))
    assert {name: value for name, value in pending.items() if value} == {
        "kind_roll": 1, "for_next": 1, "at_forest": 1, "dice": 5}  # fmt: skip
    general = dict(zip(columns["table"], found["table"][0].tolist()))
    assert (general["chance"], general["phase_act"], general["players"], general["round"]) == (1, 1, 2, 1)


def test_importing_the_observation_does_not_import_numpy() -> None:
    import subprocess
    import sys

    code = "import sys, eolith.games.stone_age.seen.tensors; print('numpy' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
