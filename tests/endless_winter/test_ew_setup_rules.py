"""EW-COMP, EW-SETUP, EW-MEGASETUP, EW-TERRAIN: what lies on the table before the first turn."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from endless_winter.faces import holding, owner_file, prompt, use
from endless_winter.owed import play_on, used
from endless_winter.tables import Table, Watched, eclipse, new_game, random_game, table, the_game
from eolith.games.endless_winter import terms
from eolith.kernel.game import PositionError, SpecError

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
PLAIN = {f"setup_{card}": "" for card in terms.TRIBE_CARDS}
"""Setup cards that give neither food nor tools nor a camp."""


def opening(players: int, source: Any = None, **more: Any) -> Table:
    """A new game at its first turn; everybody plays side a."""
    t = new_game(players, source or Watched(), **more)
    while prompt(t) != "turn":
        assert t.turn is not None
        t.say(t.turn, "side a")
    return t


def alike(verb: str, ids: list[str]) -> dict[str, int]:
    """Equally likely options."""
    return {f"{verb} {name}": 1 for name in ids}


# --- components -------------------------------------------------------------------------------------


@pytest.mark.rule("EW-COMP-01")
@PLAYERS
def test_a_seat_for_each_player_and_no_fifth(players: int) -> None:
    t = new_game(players)
    assert [seat.seat for seat in t.state.observe(None).seats] == list("ABCD"[:players])
    with pytest.raises(SpecError):
        the_game(5, {})


@pytest.mark.rule("EW-COMP-01", "EW-SETUP-01")
def test_boards_and_rows_of_cards_are_shared() -> None:
    """What one seat takes or closes is gone or closed for the other."""
    t = table(
        A={"tools": 3, "hand": ["brave", "brave", "brave"]},
        ground=["giant_sloth"],
        open_culture=["dried_meat"],
        turns_done=1,
        order=["B", "A"],
    )
    t.say("A", "figure tribe hunt", "play brave", "animal giant_sloth", "next", "next", "use hunt.bottom.1", "top")
    t.say("A", "next")
    t.say("B", "figure tribe hunt", "next", "next")
    assert t.refused("B", "use hunt.bottom.1") == "EW-FIGURE-11"
    assert t.value("ground") == {}
    t.say("B", "next")
    t.say("A", "figure tribe develop", "play brave", "play brave", "culture dried_meat")
    assert t.value("open_culture") == []
    assert t["B"]["hand"] == {}


@pytest.mark.rule("EW-COMP-09", "EW-SETUP-08", "EW-SETUP-09")
def test_culture_cards_come_from_the_deck_that_is_not_locked() -> None:
    ids = {era: [card.id for card in the_game(2, {}).pack.cards if card.era == era] for era in (1, 2)}
    watch = Watched()
    t = opening(2, watch)
    assert watch.of("deal_culture")[0] == alike("open-culture", ids[1])
    assert all(set(seen) <= set(alike("open-culture", ids[1])) for seen in watch.of("deal_culture"))
    assert t.state.observe(None).culture_left == (12, 20)
    for round_, era in ((1, 1), (2, 2), (3, 2)):
        t = eclipse(round=round_, open_culture=[ids[1 if round_ < 3 else 2][0]])
        t.source = watch = Watched()
        t.pass_all()
        assert set(watch.of("deal_culture")[0]) <= set(alike("open-culture", ids[era]))


@pytest.mark.rule("EW-COMP-10", "EW-SETUP-19")
def test_each_seat_buries_under_its_own_card() -> None:
    t = opening(3)
    assert [t[seat]["buried"] for seat in "ABC"] == [{}, {}, {}]
    t = holding("bury 1", 3, A={"hand": ["elder"]}, B={"buried": ["hunter"]})
    t.say("A", use(), "bury hand elder")
    assert [t[seat]["buried"] for seat in "ABC"] == [{"elder": 1}, {"hunter": 1}, {}]


@pytest.mark.rule("EW-COMP-13", "EW-SETUP-33", "EW-SETUP-34")
@PLAYERS
def test_aids_are_dealt_at_random_and_give_the_order(players: int) -> None:
    """With three players aids 1 to 3 are dealt; whoever is left gets the last."""
    seats = list("ABCD"[:players])
    order = seats[::-1]
    watch = Watched(deal_aid=order[:-1])
    t = opening(players, watch)
    assert watch.of("deal_aid") == [
        alike("give-aid", sorted(set(seats) - set(order[:place]))) for place in range(players - 1)
    ]
    assert t.value("order") == order
    assert t.turn == order[0]


@pytest.mark.rule("EW-COMP-14", "EW-FIGURE-17", "EW-SETUP-17")
def test_one_chief_and_two_tribe_figures() -> None:
    t = opening(2, Watched(deal_aid=["A"]))
    for seat in "AB":
        assert (t[seat]["chief_at"], t[seat]["tribe"]) == ("home", {"home": 2})
    t.say("A", "figure chief hunt", "next", "next", "next")
    t.say("B", "figure tribe rest", "next")
    assert t.refused("A", "figure chief hunt") == "EW-FIGURE-17"
    t.say("A", "figure tribe rest", "next")
    t.say("B", "figure tribe rest", "next")
    assert [t[seat]["tribe"] for seat in "AB"] == [{"home": 1, "rest": 1}, {"home": 0, "rest": 2}]
    assert t.refused("A", "figure chief rest") == "EW-FIGURE-17"
    t.say("A", "figure tribe rest", "next", "next")
    assert t.refused("B", "figure tribe rest") == "EW-FIGURE-01"
    t.say("B", "figure chief rest", "next", "next")
    assert t.value("phase") == "eclipse"


@pytest.mark.rule("EW-COMP-15")
def test_five_camps_and_three_villages() -> None:
    t = table(A={"tools": 5, "camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", *["camp"] * 4)
    assert (t["A"]["camps"], t["A"]["tools"]) == ({"c3": 5}, 1)
    assert t.refused("A", "camp") == "EW-MIG-09"
    villages = {"a1a2b2": "A", "a2a3b3": "A", "d1d2e1": "A"}
    with pytest.raises(PositionError, match="villages"):
        table(villages={**villages, "d3d4e3": "A"})
    t = holding("village", villages=villages, A={"camps": {"d3": 1, "d4": 1, "e3": 1}})
    assert t.refused("A", use()) == "EW-MIG-20"


@pytest.mark.rule("EW-COMP-16", "EW-SETUP-15", "EW-MEGA-01")
def test_two_grey_megaliths_and_then_eight_of_the_own_colour() -> None:
    t = holding("megalith 9", A={"megaliths": 9}, megaliths={"d1": "grey"})
    t.say("A", use())
    while prompt(t) != "turn":
        sites = [word for word in t.offered if word.startswith("site ") and "+" not in word]
        others = [word for word in ("decline", "order 1") if word in t.offered]
        t.say("A", *([sites[0]] if sites else others[:1]))
    assert sorted(t.value("megaliths").values()) == ["A"] * 8 + ["grey"] * 2
    assert t["A"]["megaliths"] == 0


@pytest.mark.rule("EW-COMP-16")
def test_thirty_megaliths_for_three_players() -> None:
    fields = next(state for state, _ in random_game(3, 2) if state.round).fields()
    assert not any(fields["site"])
    assert fields["megaliths"][:3] == [10, 10, 10]


@pytest.mark.rule("EW-COMP-17")
def test_an_idol_for_each_track() -> None:
    t = holding("idol 3", A={"offering": 3, "honor": 3}, B={"offering": 1, "honor": 1})
    t.say("A", use(), "idol honor", "idol honor", "idol offering")
    t.pass_all()
    assert [t[seat]["honor"] for seat in "AB"] == [5, 1]
    assert [t[seat]["offering"] for seat in "AB"] == [4, 1]


# --- what everybody starts with ---------------------------------------------------------------------------


@PLAYERS
@pytest.mark.parametrize(
    ("entries", "start"),
    [
        pytest.param(("food", "tools"), 0, marks=pytest.mark.rule("EW-SETUP-12")),
        pytest.param(("score",), 0, marks=pytest.mark.rule("EW-SETUP-29")),
        pytest.param(("offering", "honor"), 0, marks=pytest.mark.rule("EW-SETUP-30")),
        pytest.param(("camps", "hand", "discard", "buried", "pile"), {}, marks=pytest.mark.rule("EW-SETUP-11")),
        pytest.param(("megaliths",), 10, marks=pytest.mark.rule("EW-SETUP-15", "EW-SETUP-16")),
        pytest.param(("deck",), {"brave": 1, "tribeswoman": 1, "tribesman": 7}, marks=pytest.mark.rule("EW-SETUP-11")),
    ],
)  # fmt: skip
def test_before_anything_is_dealt(players: int, entries: tuple[str, ...], start: object) -> None:
    position = the_game(players, {}).start().to_position()
    for seat in "ABCD"[:players]:
        assert [position[seat][entry] for entry in entries] == [start] * len(entries)


@pytest.mark.rule("EW-SETUP-12", "EW-SETUP-13", "EW-SETUP-14", "EW-SETUP-29", "EW-SETUP-30", "EW-SETUP-35")
def test_the_first_turn_without_gifts() -> None:
    """With plain setup cards only the order brings something: nothing, a food, a tool, and both."""
    t = opening(4, Watched(deal_aid=list("CADB")), pack=owner_file(PLAIN))
    assert t.value("order") == list("CADB")
    assert [(t[seat]["food"], t[seat]["tools"]) for seat in "CADB"] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    for seat in t.state.observe(None).seats:
        assert (seat.camps_home, seat.camps, seat.capacity, seat.villages_left) == (4, {"c3": 1}, 6, 3)
        assert (seat.score, seat.offering, seat.honor) == (0, 0, 0)


@pytest.mark.rule("EW-SETUP-15", "EW-SETUP-16", "EW-ECL-25")
@pytest.mark.parametrize(
    ("home", "open_slots"), [(9, []), (8, [1]), (5, [1]), (4, [1, 3]), (1, [1, 3]), (0, [1, 3, 5])]
)
def test_a_stack_of_two_lies_in_each_megalith_slot(home: int, open_slots: list[int]) -> None:
    """The leftmost stack goes first: slot 1 gives a tool once two megaliths are gone, slots 3 and 5 an idol each."""
    t = eclipse(round=4, A={"megaliths": home})
    play_on(t, "slot 1", "slot 3", "slot 5")
    benefits = {slot: face.eclipse for slot, face in enumerate(t.game.pack.megalith_slots, 1) if face.eclipse}
    assert [slot for slot, effect in benefits.items() if used(t, effect)] == open_slots


# --- dealing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-03")
@PLAYERS
def test_stones_of_each_era_are_drawn_on_their_own(players: int) -> None:
    watch = Watched()
    t = opening(players, watch)
    drawn = watch.of("deal_stone")
    for era, draws in ((1, drawn[: len(drawn) // 2]), (2, drawn[len(drawn) // 2 :])):
        ids = [stone.id for stone in t.game.pack.stones if stone.era == era]
        assert draws[0] == alike("lay-stone", ids)
        assert [len(draw) for draw in draws] == [10 - i for i in range(len(draws))]


@pytest.mark.rule("EW-SETUP-06")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_stone_space_is_never_refilled(round_: int) -> None:
    left = ["village_steppe", "village_lakes", "idol_levels"]
    t = eclipse(round=round_, stones=left, A={"stones": ["village_forest"]})
    t.source = watch = Watched()
    t.pass_all()
    assert t.value("round") == round_ + 1
    assert t.value("stones") == left
    assert watch.of("deal_stone") == []


@pytest.mark.rule("EW-SETUP-07", "EW-SETUP-01")
@PLAYERS
def test_five_open_tribe_decks_of_fifteen(players: int) -> None:
    seen = the_game(players, {}).start().observe(None)
    assert seen.supply == dict.fromkeys(terms.TRIBE_CARDS, 15)


@pytest.mark.rule("EW-SETUP-02")
@PLAYERS
def test_the_game_begins_with_the_action_phase_of_round_1(players: int) -> None:
    seen = opening(players).state.observe(None)
    assert (seen.round, seen.phase, seen.turns_done, seen.turn) == (1, "action", 0, seen.order[0])


@pytest.mark.rule("EW-SETUP-11", "EW-SETUP-20", "EW-SETUP-21")
@pytest.mark.parametrize(("kind", "verb", "entry"), [
    ("deal_chief", "draw-chief", "chief"), ("deal_setup", "draw-setup", "setup_card"),
])  # fmt: skip
def test_chiefs_and_setup_cards_are_dealt_at_random(kind: str, verb: str, entry: str) -> None:
    """One each, all equally likely, and none twice."""
    watch = Watched()
    t = opening(4, watch)
    pack = t.game.pack
    left = [face.id for face in (pack.chiefs if entry == "chief" else pack.setup_cards)]
    for seat, draw in zip("ABCD", watch.of(kind), strict=True):
        assert draw == alike(verb, left)
        left.remove(t[seat][entry])


@pytest.mark.rule(
    "EW-SETUP-21", "EW-SETUP-22", "EW-SETUP-23", "EW-SETUP-24", "EW-SETUP-25", "EW-SETUP-26", "EW-SETUP-27",
    "EW-SETUP-28", "EW-SETUP-31",
)  # fmt: skip
def test_what_a_setup_card_gives() -> None:
    pack = owner_file(
        {
            "setup_elder": "food 2, tool 3, camp 1", "setup_elder.tribe": "hunter",
            "setup_elder.animals": ["giant_sloth", "giant_sloth"], "setup_shaman": "", "setup_shaman.tribe": "hunter",
            "setup_shaman.animals": ["giant_sloth"],
        }
    )  # fmt: skip
    watch = Watched(deal_setup=["setup_elder", "setup_shaman"], deal_aid=["A"], deal_animal=["woolly_rhino"] * 3)
    t = opening(2, watch, pack=pack)
    assert (t["A"]["food"], t["A"]["tools"]) == (2, 3)
    assert t["A"]["camps"] == {"c3": 2}
    assert t.state.observe(0).seats[0].capacity == 7
    assert t["B"]["camps"] == {"c3": 1}
    for seat in "AB":
        assert t[seat]["hand"] == {"hunter": 1, "brave": 1, "tribeswoman": 1, "tribesman": 2}
        assert t[seat]["deck"] == {"tribesman": 5}
        assert t[seat]["discard"] == {}
        assert t[seat]["used"] == {}
    assert t.value("supply") == {**dict.fromkeys(terms.TRIBE_CARDS, 15), "hunter": 13}
    assert (t["A"]["unused"], t["B"]["unused"]) == ({"giant_sloth": 2}, {"giant_sloth": 1})
    copies = {f"draw-animal {animal.id}": animal.copies for animal in t.game.pack.animals}
    assert watch.of("deal_animal")[0] == {**copies, "draw-animal giant_sloth": copies["draw-animal giant_sloth"] - 3}


@pytest.mark.rule("EW-SETUP-36", "EW-SETUP-37")
def test_setup_gains_are_not_swapped_and_fit_on_the_track() -> None:
    """Four food and the food of the second place fill the five spaces that are free before a camp has left."""
    full = {card: "food 4, tool 1" for card in PLAIN}
    watch = Watched(deal_aid=["B", "C"])
    t = new_game(3, watch, pack=owner_file(full))
    asked = []
    while prompt(t) != "turn":
        assert t.turn is not None
        asked.append(prompt(t))
        t.say(t.turn, "side b")
    assert asked == ["choose_side"] * 3
    assert [(t[seat]["food"], t[seat]["tools"]) for seat in "BCA"] == [(4, 1), (5, 1), (4, 2)]
    state = t.game.start()
    while terms.FRAMES[state.frame[0]] != "deal_board":
        state.apply(state.options()[0])
    assert state.fields()["camps_home"][:3] == [5, 5, 5]
    assert sorted(state.fields()["food"][:3]) == [4, 4, 5]


@pytest.mark.rule("EW-SETUP-38")
@PLAYERS
def test_setup_runs_in_the_printed_order(players: int) -> None:
    state = the_game(players, {}).start()
    kinds = []
    while terms.FRAMES[state.frame[0]] != "turn":
        kinds.append(terms.FRAMES[state.frame[0]])
        state.apply(state.options()[0])
    assert [kind for kind, _ in groupby(kinds)] == [
        "deal_stone", "deal_culture", "deal_chief", "choose_side", "deal_setup", "deal_animal", "deal_aid",
        "deal_board", "deal_land", "deal_tile",
    ]  # fmt: skip


@pytest.mark.rule("EW-SETUP-38", "EW-SETUP-32")
@pytest.mark.parametrize(("draft", "picks"), [
    ({"setup_draft": "on"}, ["deal_setup", "pick_setup"]),
    ({"chief_draft": "on"}, ["deal_chief", "pick_chief", "choose_side", "deal_setup", "pick_setup"]),
])  # fmt: skip
def test_a_draft_begins_with_the_hunting_ground_dealt(draft: dict[str, str], picks: list[str]) -> None:
    """Whoever picks a card sees the animals, which were dealt before the order."""
    state = the_game(3, draft).start()
    kinds = []
    while terms.FRAMES[state.frame[0]] != "turn":
        kinds.append(terms.FRAMES[state.frame[0]])
        if kinds[-1].startswith("pick_"):
            assert all(sum(state.observe(viewer).ground.values()) == 4 for viewer in (0, 1, 2, None))
        state.apply(state.options()[0])
    order = [kind for kind, _ in groupby(kinds)]
    assert order[order.index("deal_animal") + 1 :][:4] == ["deal_aid", "deal_board", "deal_land", "deal_tile"]
    assert [kind for kind in order[order.index("deal_tile") + 1 :] if kind != "deal_card"] == picks


@pytest.mark.rule("EW-SETUP-24", "EW-SETUP-31", "EW-SETUP-38")
@pytest.mark.parametrize("draft", ["setup_draft", "chief_draft"])
def test_animals_of_all_setup_cards_are_set_aside_before_a_draft(draft: str) -> None:
    """None of them comes to the hunting ground; those that nobody picks are shuffled into the deck."""
    animals = {"setup_elder": ["giant_sloth"] * 2, "setup_shaman": ["giant_sloth"], "setup_hunter": ["argentavis"] * 5}
    pack = owner_file({f"{card}.animals": named for card, named in animals.items()})
    t = new_game(2, watch := Watched(deal_setup=animals), pack=pack, **{draft: "on"})
    copies = {animal.id: animal.copies for animal in t.game.pack.animals}
    while prompt(t) != "turn":
        assert t.turn is not None
        t.say(t.turn, next(word for word in t.offered if word != "setup setup_hunter"))
    aside = {"giant_sloth": 3, "argentavis": 5, "glyptodon": 1, "giant_beaver": 1}
    dealt = watch.of("deal_animal")
    assert len(dealt) == 3
    assert dealt[0] == {
        f"draw-animal {name}": n - aside.get(name, 0) for name, n in copies.items() if name != "argentavis"
    }
    (ground,) = t.value("ground").items()
    assert ground == ("woolly_rhino", 3)
    assert sorted(sum(t[seat]["unused"].values()) for seat in "AB") == [1, 2]
    assert t.value("animal_deck") == {**copies, "woolly_rhino": 7, "giant_sloth": 7}


@pytest.mark.rule("EW-SETUP-38")
@pytest.mark.parametrize("draft", ["setup_draft", "chief_draft"])
def test_the_hunting_ground_after_a_draft(draft: str) -> None:
    """As an option: the animals are dealt when the setup cards have given theirs."""
    t = new_game(
        2, watch := Watched(deal_setup=["setup_elder", "setup_hunter"]), **{draft: "on"}, ground_dealt="after_draft"
    )
    while prompt(t) != "turn":
        assert t.turn is not None
        assert t.value("ground") == {}
        t.say(t.turn, t.offered[-1] if prompt(t) == "pick_setup" else t.offered[0])
    copies = {f"draw-animal {animal.id}": animal.copies for animal in t.game.pack.animals}
    taken = {"draw-animal woolly_rhino": 9, "draw-animal saber_tooth": 9, "draw-animal glyptodon": 9}
    assert watch.of("deal_animal")[0] == {**copies, **taken}
    assert sum(t.value("ground").values()) == 3


# --- the megalith field and the map -----------------------------------------------------------------------


@pytest.mark.rule("EW-MEGASETUP-04")
@PLAYERS
def test_the_megalith_field_is_empty(players: int) -> None:
    t = opening(players)
    assert t.value("megaliths") == {}
    assert sorted(t.value("boards")) == sorted(laid.id for laid in t.game.pack.megalith_boards)


@pytest.mark.rule("EW-TERRAIN-02", "EW-TERRAIN-04", "EW-TERRAIN-06")
@pytest.mark.parametrize(("players", "glaciers", "random"), [(2, 6, 6), (3, 6, 6), (4, 3, 9)])
def test_the_tiles_of_the_map(players: int, glaciers: int, random: int) -> None:
    """However the random tiles fall, one of each land type is there; the rest stays in the box."""
    lands = ["steppe", "forest", "highlands", "lakes", "canyon", "tundra"]
    watch = Watched(deal_land=[land for land in lands for _ in range(2)])
    t = opening(players, watch)
    draws = watch.of("deal_land")
    assert len(draws) == random
    assert draws[0] == {f"pick-land {land}": 2 for land in lands}
    assert sum(draws[-1].values()) == 12 - random + 1
    counts = {kind: t.value("terrain").count(kind) for kind in {*lands, "glacier", "start"}}
    expected = {land: 1 + min(2, max(0, random - 2 * place)) for place, land in enumerate(lands)}
    assert counts == {**expected, "glacier": glaciers, "start": 1}
    box = t.value("box")
    assert sum(box.values()) == 25 - 19
    while not t.state.over:
        if prompt(t) == "turn":
            t.pass_turn()
        t.pass_all()
    assert t.value("box") == box


@pytest.mark.rule("EW-TERRAIN-08")
def test_every_tile_is_a_hex() -> None:
    t = opening(2)
    assert len(t.value("terrain")) == terms.HEXES == 19
    assert "" not in t.value("terrain")
    assert sum(t.value("box").values()) + terms.HEXES == sum(tile.copies for tile in t.game.pack.terrains)
