"""EW-VAR, EW-GLAC and EW-RESTMOD: the variants of setup and game, glacier tokens, rest tokens."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import printed, prompt
from endless_winter.owed import PACK, at, finish_round, happened, held, owed, used
from endless_winter.tables import Table, Watched, new_game, table
from eolith.games.endless_winter import layout, terms
from eolith.kernel.chance import Source

TOKENS = [token.id for token in PACK.glacier_tokens]
RESTS = [token.id for token in PACK.rest_tokens]
DRAFTS: list[dict[str, Any]] = [{"setup_draft": "on"}, {"chief_draft": "on"}]
MODULES = {"glaciers": "on", "rests": "on"}
CORNER = {"a1": 1, "a2": 1, "b2": 1}
TWO_EFFECTS = {"storyteller": "food 1; tool 1"}
"""A rest token that a test can rely on."""
REST = {"unseen": RESTS[1:], "open": RESTS[0]}


def up_to(t: Table, *kinds: str) -> Table:
    """Go on with first choices until one of these decisions is due."""
    while prompt(t) not in kinds:
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    return t


# --- variants of the setup ------------------------------------------------------------------------------


@pytest.mark.rule("EW-VAR-01", "EW-VAR-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("draft", "kind", "shown"), [
    ({"setup_draft": "on"}, "pick_setup", "shown_setup_cards"), ({"chief_draft": "on"}, "pick_chief", "shown_chiefs"),
    ({"chief_draft": "on"}, "pick_setup", "shown_setup_cards"),
])  # fmt: skip
def test_one_card_more_than_players_is_laid_out(players: int, draft: dict[str, Any], kind: str, shown: str) -> None:
    t = up_to(new_game(players, Source(players), **draft), kind)
    for viewer in (*range(players), None):
        cards = getattr(t.state.observe(viewer), shown)
        assert len(set(cards)) == len(cards) == players + 1
    assert [word.split()[1] for word in t.offered] == list(cards)
    before = getattr(t.state.observe(None), shown)
    picks = set()
    while prompt(t) == kind:
        assert t.turn is not None
        picks.add(t.offered[-1].split()[1])
        t.say(t.turn, t.offered[-1])
    assert picks < set(before) and len(picks) == players
    up_to(t, "turn")
    assert getattr(t.state.observe(None), shown) == ()


@pytest.mark.rule("EW-VAR-03", "EW-VAR-01", "EW-VAR-04")
@pytest.mark.parametrize("draft", DRAFTS)
def test_the_map_and_the_order_are_known_before_the_draft(draft: dict[str, Any]) -> None:
    t = up_to(new_game(3, Source(2), **draft), "pick_chief", "pick_setup")
    seen = t.state.observe(0)
    assert None not in seen.terrain
    assert len(seen.order) == 3
    assert not any(seat.setup_card for seat in seen.seats)


@pytest.mark.rule("EW-VAR-07")
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_drafted_chief_may_be_used_with_either_side(side: str) -> None:
    t = up_to(new_game(2, Source(9), chief_draft="on"), "choose_side")
    chosen = set()
    while prompt(t) == "choose_side":
        assert t.turn is not None
        assert t.offered == ["side a", "side b"]
        chosen.add(t.turn)
        t.say(t.turn, f"side {side}")
    assert chosen == {"A", "B"}
    assert [t[seat]["side"] for seat in "AB"] == [side, side]


@pytest.mark.rule("EW-VAR-10")
@pytest.mark.parametrize("draft", DRAFTS)
def test_a_drafted_setup_card_gives_what_a_dealt_one_gives(draft: dict[str, Any]) -> None:
    t = up_to(new_game(3, Source(7), **draft), "turn")
    for place, seat in enumerate(t.value("order")):
        entry = t[seat]
        card = PACK.setup_cards[PACK.number("setup_cards", entry["setup_card"])]
        start = PACK.order_places[place]
        assert (entry["food"], entry["tools"]) == (min(5, card.food + start.food), min(5, card.tool + start.tool))
        assert entry["camps"] == {"c3": 1 + card.camp}
        assert entry["unused"] == {PACK.animals[species].id: card.animals.count(species) for species in card.animals}
        hand = dict(entry["hand"])
        for one in ("brave", "tribeswoman", terms.TRIBE_CARDS[card.tribe]):
            hand[one] -= 1
        assert sum(hand.values()) == 2
        assert entry["deck"] == {"tribesman": 7 - hand["tribesman"]}
    assert sum(t.value("ground").values()) == 4


@pytest.mark.rule("EW-VAR-09", "EW-VAR-08")
@pytest.mark.parametrize(("variant", "round_", "turns"), [
    ("on", 1, 2), ("on", 2, 2), ("on", 3, 3), ("on", 4, 3), ("off", 1, 3), ("off", 4, 3),
])  # fmt: skip
def test_the_pile_is_formed_in_the_last_turn_of_the_round(variant: str, round_: int, turns: int) -> None:
    t = table(A={"hand": ["brave"]}, round=round_, options={"fewer_figures": variant})
    for turn in range(1, turns + 1):
        assert t.turn == "A"
        t.say("A", "figure chief hunt" if turn == 1 else "figure tribe hunt", "next", "next", "next")
        assert (prompt(t) == "form_pile") is (turn == turns)
        if turn == turns:
            t.say("A", "pile brave", "next")
            assert t["A"]["pile"] == {"brave": 1}
        else:
            t.pass_turn()


# --- glacier tokens -------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GLAC-01", "EW-GLAC-02", "EW-HIDDEN-12")
@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_a_token_lies_face_down_on_every_glacier(players: int, glaciers: int) -> None:
    """Which of the ten tokens they are nobody can tell, nor which are back in the box."""
    t = up_to(new_game(players, Source(players), glaciers="on"), "turn")
    seen = t.state.observe(0)
    ice = [name for name, tile in zip(layout.HEX_NAMES, seen.terrain, strict=True) if tile == "glacier"]
    assert len(ice) == glaciers
    assert seen.tokens == dict.fromkeys(ice, "face_down")
    told = str(seen.to_dict())
    assert not [token for token in TOKENS if token in told]


@pytest.mark.rule("EW-GLAC-02", "EW-GLAC-01")
def test_any_token_that_was_not_seen_may_lie_there() -> None:
    moving = table(
        A={"camps": {"a2": 1}}, tokens={"a1": "face_down", "b1": TOKENS[3]}, options=MODULES, agenda=owed("move")
    )
    state = moving.state.clone()
    state.apply(moving.game.option("move a2 west"))
    assert state.seat is not None and state.seat < 0
    turned = [moving.game.text(option).split()[-1] for option in state.options()]
    assert turned == TOKENS[:3] + TOKENS[4:]


@pytest.mark.rule("EW-GLAC-04", "EW-GLAC-03", "EW-GLAC-09")
def test_a_token_that_a_camp_only_passes_is_turned_up() -> None:
    """Two steps of one effect over a1 to b1: the token of a1 is open, and nothing was gained for it."""
    t = table(
        A={"camps": {"a2": 1}}, tokens={"a1": "face_down", "a3": "face_down"}, options=MODULES,
        agenda=owed("move", 2), deal_token=[TOKENS[5]],
    )  # fmt: skip
    before = t["A"]
    t.say("A", "move a2 west", "move a1 southwest")
    assert t["A"]["camps"] == {"b1": 1}
    assert t.value("tokens") == {"a1": TOKENS[5], "a3": "face_down"}
    assert {**t["A"], "camps": {}} == {**before, "camps": {}}
    assert prompt(t) == "turn"


@pytest.mark.rule("EW-GLAC-05", "EW-GLAC-06")
@pytest.mark.parametrize("first", ["northern_lights", "moraine"])
def test_the_builder_takes_the_tokens_in_any_order(first: str) -> None:
    faces = {"northern_lights": "tool 1", "moraine": "food 1"}
    t = printed(
        faces, A={"camps": CORNER, "food": 3}, options=MODULES,
        tokens={"a1": "northern_lights", "a2": "moraine", "b1": "frozen_bull"}, **at("migrate", "middle"),
    )  # fmt: skip
    t.say("A", "village a1a2b2")
    assert t.offered == ["use northern_lights.1", "use moraine.1", "decline"]
    t.say("A", f"use {first}.1")
    if "tool" in t.offered:
        t.say("A", "tool")
    assert (t["A"]["food"], t["A"]["tools"]) == (1, 1)
    assert prompt(t) == "turn"


@pytest.mark.rule("EW-GLAC-06")
@pytest.mark.parametrize("other", ["tool 1", "food 1"])
def test_one_token_may_make_room_for_another(other: str) -> None:
    """Food and tools are full after the camps came home; the camp of one token makes room for the other."""
    t = printed(
        {"sheltered_valley": "camp 1", "moraine": other}, A={"camps": CORNER, "food": 8, "tools": 5}, options=MODULES,
        tokens={"a1": "sheltered_valley", "a2": "moraine"}, **at("migrate", "middle"),
    )  # fmt: skip
    t.say("A", "village a1a2b2")
    assert (t["A"]["food"], t["A"]["tools"]) == (5, 5)
    while prompt(t) != "turn":
        t.say("A", next(word for word in t.offered if word != "decline"))
    assert (t["A"]["camps"], t["A"]["food"]) == ({"c3": 1}, 6)


@pytest.mark.rule("EW-GLAC-07", "EW-GLAC-05")
def test_an_open_token_stays_and_pays_every_village() -> None:
    """Two villages of different seats at the same hex, and a third one that does not touch it."""
    t = printed(
        {"moraine": "vp 3"}, A={"camps": CORNER, "food": 3},
        B={"camps": {"a1": 1, "b1": 1, "b2": 1}, "food": 6},
        options=MODULES, tokens={"a1": "moraine"}, **at("migrate", "middle"),
    )  # fmt: skip
    t.say("A", "village a1a2b2", "next", "next")
    assert (t["A"]["score"], t["B"]["score"]) == (3, 0)
    t.say("B", "figure tribe migrate", "next", "village a1b1b2")
    assert (t["A"]["score"], t["B"]["score"]) == (3, 3)
    assert t.value("tokens") == {"a1": "moraine"}
    t = printed({"moraine": "vp 3"}, A={"camps": {"a2": 1, "a3": 1, "b3": 1}, "food": 3}, options=MODULES,
                tokens={"a1": "moraine"}, **at("migrate", "middle"))  # fmt: skip
    t.say("A", "village a2a3b3")
    assert t["A"]["score"] == 0


@pytest.mark.rule("EW-GLAC-08")
def test_tokens_give_nothing_in_the_eclipse() -> None:
    faces = {"glacier": "food 2", "moraine": "tool 1", **{f"order_place_{place}": "food 1" for place in (1, 2)}}
    terrain = ["glacier", *table().value("terrain")[1:]]
    t = printed(faces, turns_done=5, A={"camps": {"a1": 1}}, villages={"a1b1b2": "A"}, terrain=terrain,
                tokens={"a1": "moraine"}, options=MODULES, rest=REST)  # fmt: skip
    finish_round(t)
    while t.turn == "A" and prompt(t) != "turn":
        t.say("A", next(word for word in ("hex a1", "next", "decline") if word in t.offered))
    assert "a1" in held(t, "A")
    assert used(t, t.game.pack.glacier_tokens[TOKENS.index("moraine")].effect) == 0
    assert t["A"]["tools"] == 0
    assert used(t, t.game.pack.terrains[terms.GLACIER].benefit) == 1


# --- rest tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-RESTMOD-01")
@pytest.mark.parametrize("glaciers", ["on", "off"])
@pytest.mark.parametrize("rests", ["on", "off"])
def test_the_modules_are_used_singly_or_together(glaciers: str, rests: str) -> None:
    t = up_to(new_game(3, Source(3), glaciers=glaciers, rests=rests), "turn")
    assert (len(t.value("tokens")) > 0, len(t.value("rest")) > 0) == (glaciers == "on", rests == "on")
    assert t.turn is not None
    t.say(t.turn, "figure tribe rest")
    assert (prompt(t) == "pick_token") is (rests == "on")


@pytest.mark.rule("EW-RESTMOD-02", "EW-HIDDEN-12")
def test_one_rest_token_is_open_after_the_map_is_laid() -> None:
    t = up_to(new_game(2, Source(8), rests="on"), "turn")
    rest = t.value("rest")
    assert set(rest) == {"open", "unseen"}
    assert sorted([rest["open"], *rest["unseen"]]) == sorted(RESTS)
    kinds = [terms.EVENTS[event[0]] for step in t.steps for event in step.events]
    assert kinds.count("rest_token_shown") == 1
    assert kinds.index("rest_token_shown") > max(i for i, kind in enumerate(kinds) if kind == "tile_laid")
    seen = t.state.observe(0)
    told = str(seen.to_dict())
    assert [token for token in RESTS if token in told] == [seen.rest_open] == [rest["open"]]


@pytest.mark.rule("EW-RESTMOD-05", "EW-RESTMOD-06")
@pytest.mark.parametrize("order", [
    ("food", "tool", "draw", "turn"), ("draw", "tool", "turn", "food"), ("draw", "turn", "food", "tool"),
    ("tool", "draw", "turn", "food"),
])  # fmt: skip
def test_a_rest_token_works_before_during_and_after_the_rest(order: tuple[str, ...]) -> None:
    seat = {"unused": ["woolly_mammoth"], "deck": ["brave"]}
    t = printed({**TWO_EFFECTS, "woolly_mammoth": "vp 2"}, A=seat, options=MODULES, rest=REST)
    t.say("A", "figure tribe rest", "token take")
    said = {"draw": ["use rest_space.1", "draw"], "turn": ["use rest_space.2", "turn woolly_mammoth"],
            "food": ["use storyteller.1"], "tool": ["use storyteller.2", "tool"]}  # fmt: skip
    for part in order:
        t.say("A", *said[part])
    a = t["A"]
    assert (a["food"], a["tools"], a["hand"], a["score"]) == (1, 1, {"brave": 1}, 2)
    assert t.offered[-1] == "next"
    assert not t.can("use storyteller.1") and not t.can("use storyteller.2")


@pytest.mark.rule("EW-RESTMOD-04", "EW-RESTMOD-11", "EW-HIDDEN-16")
def test_who_declines_the_open_token_takes_the_next_one_unseen() -> None:
    t = table(options=MODULES, rest=REST)
    t.source = watch = Watched(deal_rest=[RESTS[4]])
    t.say("A", "figure tribe rest")
    assert t.offered == ["token take", "token next"]
    told = str(t.state.observe(0).to_dict())
    assert [token for token in RESTS if token in told] == RESTS[:1]
    t.say("A", "token next")
    assert watch.of("deal_rest") == [{f"turn-rest {token}": 1 for token in RESTS[1:]}]
    assert (t.value("rest")["held"], t.value("rest")["under"]) == (RESTS[4], RESTS[:1])
    assert not t.can("token take")
    refusal = t.why_not_undo(0)
    assert refusal is not None and refusal.rule == "EW-HIDDEN-16"


@pytest.mark.rule("EW-RESTMOD-07")
@pytest.mark.parametrize("use", [True, False])
def test_the_token_goes_under_the_stack_used_or_not(use: bool) -> None:
    t = printed(TWO_EFFECTS, options=MODULES, rest=REST)
    t.say("A", "figure tribe rest", "token take", *(["use storyteller.1"] if use else []), "next")
    assert t.value("rest")["under"] == RESTS[:1]
    assert "held" not in t.value("rest")
    assert happened(t, "token_taken") == [(0, 0, 0, 0)]
