"""EW-HIDDEN: what each seat may know, what chance decides, and who decides when."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from endless_winter.faces import holding, printed, prompt, use
from endless_winter.owed import CULTURE, PACK, finish_round, happened, last_turn, owed
from endless_winter.tables import TELLS, Table, Watched, eclipse, new_game, random_game, table, the_game
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack.field import field_of
from eolith.kernel.chance import Source

VIEWERS: list[int | None] = [0, 1, None]
SECRET = {"hand", "deck", "pile", "buried", "hidden"}
"""What other seats do not see of a seat; the rest of a SeatView is open to all."""
IDOLS = {"order_place_1": "idol 1", "order_place_2": "idol 1"}


def started(players: int, **options: Any) -> Table:
    """A new game at its first turn."""
    t = new_game(players, Source(1), **options)
    while prompt(t) != "turn":
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    return t


def told(t: Table, viewer: int | None) -> str:
    """Everything that a viewer is told, as text."""
    return str(t.state.observe(viewer).to_dict())


# --- decks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-HIDDEN-02")
def test_no_view_tells_the_order_of_a_deck() -> None:
    """In whatever order the cards came there, any may be on top; the owner knows which they are, all know how many."""
    effect = "discard 1 -> food 1; discard 1 -> food 1; draw 2"
    tops = []
    for first, second in (("brave", "hunter"), ("hunter", "brave")):
        t = holding(effect, A={"hand": ["brave", "hunter"], "discard": ["hunter", "elder"]})
        t.source = watch = Watched()
        t.say("A", use(1), f"discard {first}", use(2), f"discard {second}", use(3), "draw")
        assert t["A"]["hand"] == {"brave": 1}
        views = [t.state.observe(viewer) for viewer in VIEWERS]
        assert [view.seats[0].deck for view in views] == [{"elder": 1, "hunter": 2}, None, None]
        assert [view.seats[0].deck_size for view in views] == [3, 3, 3]
        tops.append((watch.of("deal_card"), [told(t, viewer) for viewer in VIEWERS]))
    assert tops[0] == tops[1]
    assert tops[0][0] == [{"draw-card brave": 1, "draw-card elder": 1, "draw-card hunter": 2}]


@pytest.mark.rule("EW-HIDDEN-08")
def test_no_view_tells_whether_a_card_taken_this_turn_was_buried() -> None:
    """Everybody saw the hunter go to the hand; whether it or the tribesman has left it, its owner alone knows."""
    one, two = (table(A={"hand": ["brave", "tribesman"], "tools": 1, "food": 1}) for _ in range(2))
    for t, card in ((one, "hunter"), (two, "tribesman")):
        t.say("A", "figure tribe initiate", "play brave", "tribe hunter", "next", "use initiate.middle.1")
        t.say("A", "order 2", f"bury hand {card}")
    for viewer in (1, None):
        assert one.state.observe(viewer) == two.state.observe(viewer)
    assert two.state.observe(0).locked == {"hunter": 1}
    assert one.state.observe(0).locked == {}


@pytest.mark.rule("EW-HIDDEN-04")
def test_played_cards_are_open() -> None:
    t = table(A={"hand": ["brave", "crafter", CULTURE[1][0]]})
    t.say("A", f"play {CULTURE[1][0]}", "figure tribe develop", "play brave")
    for viewer in VIEWERS:
        assert t.state.observe(viewer).seats[0].played == {"brave": 1, CULTURE[1][0]: 1}
    assert t.state.observe(1).seats[0].hand is None


@pytest.mark.rule("EW-HIDDEN-09")
def test_the_decks_of_the_table_have_no_order_and_what_lies_open_is_seen_by_all() -> None:
    entries: dict[str, Any] = {"ground": ["woolly_rhino"], "open_culture": CULTURE[1][:5], "stones": ["village_steppe"]}
    t = eclipse(**entries, animal_deck={"glyptodon": 1, "giant_sloth": 3})
    for viewer in VIEWERS:
        seen = t.state.observe(viewer)
        assert (seen.open_culture, seen.stones) == (tuple(CULTURE[1][:5]), ("village_steppe",))
        assert (seen.ground, seen.supply["elder"], seen.culture_left) == ({"woolly_rhino": 1}, 15, (15, 20))
        assert list(seen.culture_unseen) == CULTURE[1][5:] + CULTURE[2]
    t.source = watch = Watched()
    t.pass_all()
    assert watch.of("deal_animal")[0] == {"draw-animal glyptodon": 1, "draw-animal giant_sloth": 3}
    assert watch.of("deal_culture")[0] == {f"open-culture {card}": 1 for card in CULTURE[1][5:]}


# --- setup ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-HIDDEN-10", "EW-GLAC-02")
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_not_used_goes_back_unseen(players: int) -> None:
    t = started(players, glaciers="on")
    laid = {
        "stones": set(t.value("stones")),
        "chiefs": {t[seat]["chief"] for seat in terms.SEATS[:players]},
        "setup_cards": {t[seat]["setup_card"] for seat in terms.SEATS[:players]},
        "glacier_tokens": set(),
    }
    for viewer in (*range(players), None):
        seen = told(t, viewer)
        for kind, names in laid.items():
            unseen = [face.id for face in getattr(PACK, kind) if face.id not in names]
            assert unseen
            assert not [name for name in unseen if f"'{name}'" in seen]
        assert not hasattr(t.state.observe(viewer), "box")


@pytest.mark.rule("EW-HIDDEN-11")
@pytest.mark.parametrize("options", [{}, {"setup_draft": "on"}])
def test_all_see_which_setup_card_each_seat_had(options: dict[str, str]) -> None:
    t = started(3, **options)
    for viewer in (0, 1, 2, None):
        cards = [seat.setup_card for seat in t.state.observe(viewer).seats]
        assert cards == [t[seat]["setup_card"] for seat in "ABC"]
        assert len(set(cards)) == 3


@pytest.mark.rule("EW-HIDDEN-12")
def test_tokens_that_lie_face_down_are_named_to_nobody() -> None:
    glacier, rest = PACK.glacier_tokens, PACK.rest_tokens
    t = table(
        options={"glaciers": "on", "rests": "on"}, tokens={"a1": "face_down", "b4": glacier[2].id},
        rest={"unseen": [token.id for token in rest[1:]], "open": rest[0].id},
    )  # fmt: skip
    for viewer in VIEWERS:
        seen = t.state.observe(viewer)
        assert seen.tokens == {"a1": "face_down", "b4": glacier[2].id}
        assert (seen.rest_open, seen.rest_under) == (rest[0].id, ())
        assert [token.id for token in (*glacier, *rest) if token.id in told(t, viewer)] == [glacier[2].id, rest[0].id]


@pytest.mark.rule("EW-HIDDEN-13", "EW-HIDDEN-04", "EW-HIDDEN-11")
@pytest.mark.parametrize("seed", range(2))
def test_the_pieces_of_all_seats_are_open(seed: int) -> None:
    """Whoever looks sees the same of every seat, but for its cards: in every fiftieth position of a game."""
    for number, (state, _) in enumerate(random_game(2, seed)):
        if number % 50 or not state.fields()["sides_open"]:
            continue
        views = [[open_part(seat) for seat in state.observe(viewer).seats] for viewer in VIEWERS]
        assert views[0] == views[1] == views[2]
        for seat, view in enumerate(views[0]):
            fields = state.fields()
            assert [view[name] for name in ("food", "tools", "score", "megaliths")] == [
                fields[name][seat] for name in ("food", "tools", "score", "megaliths")
            ]
            assert [view["offering"], view["honor"]] == fields["idol"][seat]
            assert [view["camps_home"], view["villages_left"]] == [
                fields["camps_home"][seat], fields["villages_left"][seat],
            ]  # fmt: skip
            assert sum(view["unused"].values()) == sum(fields["unused"][seat])
            assert sum(view["used"].values()) == sum(fields["used"][seat])


def open_part(seat: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(seat).items() if name not in SECRET}


@pytest.mark.rule("EW-HIDDEN-13")
def test_stones_and_turn_order_are_open() -> None:
    t = table(3, order=["B", "A", "C"], C={"stones": ["village_steppe"], "score": 4})
    for viewer in (0, 1, 2, None):
        seen = t.state.observe(viewer)
        assert (seen.order, seen.seats[2].stones, seen.seats[2].score) == (("B", "A", "C"), ("village_steppe",), 4)


# --- chance -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-HIDDEN-14")
def test_chance_decides_at_these_places_only_and_a_seed_repeats_them() -> None:
    """The places are those of the ledger, and everything but them is a decision of a seat."""
    options = {"glaciers": "on", "rests": "on"}
    met = set()
    games: list[list[int]] = [[], []]
    for game in games:
        for state, option in random_game(3, 1, **options):
            game.append(option)
            if state.seat < 0:
                met.add(terms.FRAMES[state.frame[0]])
    assert games[0] == games[1]
    places = {"deal_stone", "deal_culture", "deal_chief", "deal_setup", "deal_card", "deal_animal", "deal_aid",
              "deal_board", "deal_land", "deal_tile", "deal_token", "deal_rest"}  # fmt: skip
    assert met == places == set(TELLS) & set(terms.PEOPLES)
    assert [option for _, option in random_game(3, 6, **options)] != games[0]


@pytest.mark.rule("EW-HIDDEN-14")
def test_no_seat_decides_what_chance_decides() -> None:
    t = table(A={"deck": ["brave", "hunter"]}, agenda=owed("draw"))
    assert t.refused("A", "draw-card brave") == "EW-HIDDEN-14"


# --- piles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-HIDDEN-17")
def test_a_pile_may_be_changed_until_the_turn_is_ended() -> None:
    t = table(turns_done=4, A={"hand": ["brave", "elder", "hunter"]}, B={"hand": ["brave"]})
    t.say("A", "figure tribe hunt", "next", "next", "next", "pile brave", "pile elder")
    t.undo(0)
    assert (t["A"]["pile"], t["A"]["hand"]) == ({"brave": 1}, {"elder": 1, "hunter": 1})
    t.undo(0)
    t.say("A", "pile hunter", "next")
    assert t["A"]["pile"] == {"hunter": 1}
    refusal = t.why_not_undo(0)
    assert refusal is not None and refusal.rule == "EW-HIDDEN-16"
    assert t.refused("A", "pile brave") == "EW-FLOW-06"
    t.say("B", "figure tribe hunt")
    assert t.refused("B", "pile brave") == "EW-PILE-04"
    assert t["A"]["pile"] == {"hunter": 1}


@pytest.mark.rule("EW-HIDDEN-18", "EW-HIDDEN-05", "EW-HIDDEN-06")
def test_piles_are_formed_one_after_another_and_only_their_sizes_are_known() -> None:
    hand = {"hand": ["brave", "elder", "hunter"]}
    t = table(3, turns_done=6, A=hand, B=hand, C=hand)
    sizes = []
    for seat, cards in (("A", ["brave", "elder"]), ("B", []), ("C", ["hunter"])):
        t.say(seat, "figure tribe hunt", "next", "next", "next")
        assert prompt(t) == "form_pile"
        for other in range(3):
            seen = t.state.observe(other).seats
            assert [view.pile for view in seen if view.seat != terms.SEATS[other]] == [None, None]
        sizes.append([view.pile_size for view in t.state.observe(terms.SEATS.index(seat)).seats])
        t.say(seat, *(f"pile {card}" for card in cards), "next")
    assert sizes == [[0, 0, 0], [2, 0, 0], [2, 0, 0]]
    assert [view.pile for view in t.state.observe(None).seats] == [{"brave": 1, "elder": 1}, {}, {"hunter": 1}]


@pytest.mark.rule("EW-HIDDEN-06", "EW-HIDDEN-07", "EW-ECL-02")
def test_all_piles_come_to_light_in_one_step() -> None:
    bluff = CULTURE[1][0]
    t = last_turn(A={"pile": [bluff, "brave"]}, B={"pile": ["hunter"]})
    t.say("B", "figure tribe migrate", "next", "next", "next")
    assert not happened(t, "pile_revealed")
    assert t.state.observe(1).seats[0].pile is None
    t.say("B", "next")
    shown = [(terms.SEATS[seat], PACK.cards[card].id) for seat, card, *_ in happened(t, "pile_revealed", t.steps[-1:])]
    assert shown == [("A", "brave"), ("A", bluff), ("B", "hunter")]


# --- who decides ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-HIDDEN-19", "EW-ECL-13")
def test_eclipse_decisions_are_taken_seat_by_seat() -> None:
    t = printed(IDOLS, turns_done=5, A={"pile": ["hunter"]})
    finish_round(t)
    assert t.value("order") == ["A", "B"]
    assert t.refused("B", "idol honor") == "EW-HIDDEN-19"
    t.say("A", "idol honor")
    assert t.turn == "B"
    assert t.refused("A", "idol honor") == "EW-HIDDEN-19"
    t.say("B", "idol honor")
    assert (t["A"]["honor"], t["B"]["honor"]) == (1, 1)


@pytest.mark.rule("EW-HIDDEN-20", "EW-MEGA-15")
def test_points_of_others_for_a_stacked_megalith_ask_nobody() -> None:
    top = next(site for site in field_of(the_game(3, {})).sites if site.level == 1)
    below = [field_of(the_game(3, {})).sites[site].name for site in top.supports]
    square = dict(zip(below, ["C", "B", "B", "grey"], strict=True))
    t = table(3, A={"megaliths": 8}, megaliths=square, agenda=owed("megalith"))
    (step,) = t.say("A", f"site {top.name}")
    assert step.seat == 0
    assert [t[seat]["score"] for seat in "ABC"] == [4, 2, 1]
    assert (t.turn, prompt(t)) == ("A", "turn")


@pytest.mark.rule("EW-HIDDEN-21")
@pytest.mark.parametrize(("draft", "kind", "verb", "name"), [
    ("chief_draft", "pick_chief", "chief", "chief"), ("setup_draft", "pick_setup", "setup", "setup_card"),
])  # fmt: skip
def test_draft_picks_are_open_and_one_after_another(draft: str, kind: str, verb: str, name: str) -> None:
    options: dict[str, Any] = {draft: "on"}
    t = new_game(3, Source(5), **options)
    while prompt(t) != kind:
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    picked: dict[str, str] = {}
    while prompt(t) == kind:
        seat = t.turn
        assert seat is not None
        for other in set("ABC") - {seat}:
            assert t.refused(other, t.offered[0]) == "EW-SETUP-38"
        picked[seat] = t.offered[0].removeprefix(f"{verb} ")
        t.say(seat, t.offered[0])
        for viewer in (0, 1, 2, None):
            seen = t.state.observe(viewer).seats
            assert {view.seat: getattr(view, name) for view in seen if getattr(view, name)} == picked
    assert set(picked) == set("ABC")


@pytest.mark.rule("EW-HIDDEN-22", "EW-HIDDEN-01", "EW-HIDDEN-05", "EW-HIDDEN-08")
@pytest.mark.parametrize("viewer", [1, None])
def test_hidden_cards_may_be_any_of_the_seat_s_own(viewer: int | None) -> None:
    """Whichever of its hidden zones a card lies in, the others see the same."""
    zones: list[dict[str, list[str]]] = [
        {"hand": ["brave"], "pile": ["elder"], "buried": ["hunter"], "deck": ["shaman"]},
        {"hand": ["shaman"], "pile": ["brave"], "buried": ["elder"], "deck": ["hunter"]},
    ]
    one, two = (table(A=zone) for zone in zones)
    assert one.state.observe(viewer) == two.state.observe(viewer)
    assert one.state.observe(0) != two.state.observe(0)
