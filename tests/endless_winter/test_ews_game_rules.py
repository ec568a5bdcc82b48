"""EWS: a game alone from its setup to the end: difficulty, eclipse, preparation, scoring, modules, what is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from endless_winter.faces import owner_file
from endless_winter.nomads import CALM, CAMPS, NOTHING, PACK, SACRIFICE, alone, card_with
from endless_winter.owed import happened, play_on
from endless_winter.scenario import Seeded
from endless_winter.tables import Table, at_random, new_game, the_game
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.pack import AlonePack, Pack
from eolith.games.endless_winter.words import log
from eolith.games.endless_winter.words.telling import Telling
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError, SpecError
from eolith.kernel.pack import PackError
from eolith.kernel.text import LANGUAGES


def begun(seed: int, **options: Any) -> Table:
    """A new game up to the first decision after the choice of cards; the nomads have taken their first turn."""
    t = new_game(1, Seeded(seed), owner_file(NOTHING), **options)
    for _ in range(3):
        t.say("A", t.offered[seed % 2])
    return t


# --- components and setup --------------------------------------------------------------------------------


@pytest.mark.rule("EWS-COMP-01", "EWS-COMP-02", "EWS-COMP-03")
def test_what_there_is_alone() -> None:
    assert (len(PACK.nomad_cards), len(PACK.migration_cards)) == (16, 6)
    kinds = [(card.column, card.big_arrow, card.small_arrow) for card in PACK.nomad_cards]
    assert len(set(kinds)) == 16, "one for each column and pair of arrows"
    assert all(len(card.actions) == 4 and card.labor > 0 for card in PACK.nomad_cards)
    marked = Counter(hex_ for card in PACK.migration_cards for hex_ in (*card.outer, *card.inner))
    rings = {hex_: layout.distance(hex_) for hex_ in marked}
    assert sorted(set(rings.values())) == [1, 2] and len(marked) == 18
    assert {count for hex_, count in marked.items() if rings[hex_] == 1} == {2}


def test_a_pack_alone_is_checked() -> None:
    """Other tables do not know these cards, and their pack stays what it was."""
    assert Pack.load().digest != AlonePack.load().digest
    for faces, said in (
        ({"nomad_crane.hunt": ["idol"]}, "lists 1 actions; there are two"),
        ({"nomad_crane.hunt": ["idol", "vp"]}, "lists 'vp'"),
        ({"migration_1.outer": ["a1", "a2", "b2"]}, "must name 3 hexes 2 from the start tile"),
    ):
        with pytest.raises(PackError, match=said):
            AlonePack.load(owner_file(faces))
    with pytest.raises(PackError, match="there are no records 'nomad_card'"):
        Pack.load(owner_file(NOTHING))


@pytest.mark.rule("EWS-SETUP-02", "EWS-SETUP-03", "EWS-SETUP-04", "EWS-SETUP-06", "EWS-SETUP-08", "EWS-SETUP-09")
@pytest.mark.rule("EWS-SETUP-10", "EWS-SETUP-13", "EWS-SETUP-14", "EWS-SETUP-15", "EWS-SETUP-16", "EWS-SETUP-17")
@pytest.mark.parametrize("seed", range(20))
def test_the_table_after_the_setup(seed: int) -> None:
    t = begun(seed)
    nomads, position = t.value("nomads"), t.state.to_position()
    eras = [stone.era for stone in PACK.stones if stone.id in position["stones"]]
    assert (eras.count(1), eras.count(2), position["terrain"].count("glacier")) == (4, 4, 6)
    assert len(nomads["migration"]) == 1 and nomads["migration"] == [nomads["migration_top"]]
    card = PACK.migration_cards[PACK.number("migration_cards", nomads["migration_top"])]
    assert t["B"]["camps"] == {layout.HEX_NAMES[hex_]: 1 for hex_ in sorted((*card.outer, *card.inner))}
    assert (t["B"]["megaliths"], sum(t["B"]["unused"].values())) == (10, 1)
    assert nomads["sacrifice"] == SACRIFICE and "buried_unseen" not in nomads and "token" not in nomads
    assert t.state.observe(0).culture_left == (7, 15) and len(position["open_culture"]) == 8
    assert t["B"]["tribe"]["home"] + (t["B"]["chief_at"] == "home") == 2, "one of three is in its column"
    assert len(nomads["revealed"]) == 1 and "pile" not in nomads
    for none in ("chief", "side", "setup_card"):
        assert not t["B"].get(none)
    for zone in ("hand", "deck", "discard", "buried"):
        assert not t["B"][zone]
    assert t["A"]["camps"]["c3"] >= 1 and t["A"]["hand"]["brave"] == t["A"]["hand"]["tribeswoman"] == 1
    assert sum(t["A"]["hand"].values()) == 5 and sum(t["A"]["deck"].values()) == 5


@pytest.mark.rule("EWS-SETUP-02", "EWS-SETUP-08")
def test_three_animals_lie_open_before_the_nomads_begin() -> None:
    state = the_game(1, {}).start()
    source, most = Source(7), 0
    while terms.FRAMES[state.frame[0]] != "deal_nomad":
        state.apply(state.sample(source) if state.seat < 0 else state.options()[0])
        most = max(most, sum(state.fields()["ground"]))
    assert most == 3 and sum(state.fields()["unused"][terms.NOMADS]) == 1


@pytest.mark.rule("EWS-SETUP-05")
def test_a_person_keeps_one_of_two_setup_cards_and_one_of_two_chiefs() -> None:
    t = new_game(1, Seeded(3))
    assert len(t.value("drafts")["setup_cards"]) == len(t.value("drafts")["chiefs"]) == 2
    setups, chiefs = t.value("drafts")["setup_cards"], t.value("drafts")["chiefs"]
    assert t.offered == [f"setup {card}" for card in setups]
    t.say("A", f"setup {setups[1]}")
    assert t.offered == [f"chief {chief}" for chief in chiefs]
    t.say("A", f"chief {chiefs[0]}")
    assert t.offered == ["side a", "side b"] and t.value("drafts") == {}
    t.say("A", "side b")
    assert (t["A"]["setup_card"], t["A"]["chief"], t["A"]["side"]) == (setups[1], chiefs[0], "b")


@pytest.mark.rule("EWS-SETUP-11", "EWS-SETUP-12", "EWS-FLOW-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_nomads_go_first_and_the_person_gets_food_for_that(seed: int) -> None:
    t = begun(seed)
    assert t.value("order") == ["B", "A"] and t.value("turns_done") == 1
    card = PACK.setup_cards[PACK.number("setup_cards", t["A"]["setup_card"])]
    assert (t["A"]["food"] - card.food, t["A"]["tools"] - card.tool) == (1, 0)
    assert (t["B"]["food"], t["B"]["tools"], t["B"]["score"]) == (0, 0, 0)


# --- difficulty (EWS-VAR) --------------------------------------------------------------------------------


@pytest.mark.rule("EWS-VAR-01", "EWS-VAR-02", "EWS-VAR-05", "EWS-PREP-02")
def test_a_card_ahead_only_lies_below() -> None:
    t = begun(1, nomads_ahead="on")
    assert len(t.value("nomads")["revealed"]) == 2
    placed = [event for event in happened(t, "figure_placed") if event[0] == terms.NOMADS]
    assert len(placed) == 1, "the first card has put down no figure"


@pytest.mark.rule("EWS-VAR-04")
def test_each_lever_for_itself_or_both() -> None:
    for ahead in ("off", "on"):
        for village in ("off", "on"):
            game = the_game(1, {"nomads_ahead": ahead, "nomad_village": village})
            state = game.start()
            assert (state.nomads_ahead, state.token_is_village) == (ahead == "on", village == "on")


def test_options_belong_to_a_number_of_players() -> None:
    with pytest.raises(SpecError, match="option setup_draft of endless_winter is for 2, 3 or 4 players, not 1"):
        the_game(1, {"setup_draft": "on"})
    with pytest.raises(SpecError, match="option nomads_ahead of endless_winter is for 1 player, not 2"):
        the_game(2, {"nomads_ahead": "on"})


# --- the eclipse (EWS-ECL) -------------------------------------------------------------------------------


def eclipse(**entries: Any) -> Table:
    """All turns are done; the nomads' card on top has these `arrows`, `opened` cards come from their pile."""
    opened = entries.pop("opened", [])
    nomads = {"sacrifice": SACRIFICE, **entries.pop("nomads", {}), **({"pile": len(opened)} if opened else {})}
    faces = {**CALM, **NOTHING, **entries.pop("faces", {})}
    return alone(turns_done=6, faces=faces, nomads=nomads, deal_nomad=opened, **entries)


def until_next_round(t: Table) -> list[tuple[str, tuple[int, ...]]]:
    """Everybody gives up what can be given up; what happened before the next round."""
    t.pass_all()
    events = [(terms.EVENTS[event[0]], event[1:]) for step in t.steps for event in step.events]
    return events[: [kind for kind, _ in events].index("round_started")]


@pytest.mark.rule("EWS-ECL-01", "EWS-ECL-02", "EWS-ECL-03", "EWS-ECL-04")
def test_the_card_on_top_and_the_pile_count_labor() -> None:
    """1.5 on top, 1 and 0.5 in the pile, nothing of the cards beneath; two figures of A rest: both have 3."""
    faces = {"nomad_crane.labor": 2, "nomad_otter.labor": 1.5, "nomad_lynx.labor": 1, "nomad_hare.labor": 0.5}
    for resting, order in ((2, ["A", "B"]), (1, ["B", "A"])):
        t = eclipse(
            faces=faces, revealed=["nomad_crane", "nomad_otter"], opened=["nomad_lynx", "nomad_hare"],
            order=["B", "A"], A={"tribe": {"home": 2 - resting, "rest": resting}},
        )  # fmt: skip
        events = until_next_round(t)
        assert dict(event[:2] for kind, event in events if kind == "labor_counted") == {0: 3 * resting, 1: 6}
        assert [terms.SEATS[event[0]] for kind, event in events if kind == "order_set"] == order
        shown = [PACK.nomad_cards[event[1]].id for kind, event in events if kind == "nomad_revealed"]
        assert shown == ["nomad_lynx", "nomad_hare"]


@pytest.mark.rule("EWS-ECL-05")
@pytest.mark.parametrize(("order", "gained"), [(["B", "A"], "food"), (["A", "B"], "tools")])
def test_first_comes_what_their_place_in_the_order_gives(order: list[str], gained: str) -> None:
    resting = 0 if order == ["B", "A"] else 2
    faces = {"order_place_1": "food 1", "order_place_2": "tool 1", "nomad_crane.labor": 1}
    t = eclipse(faces=faces, A={"tribe": {"home": 2 - resting, "rest": resting}})
    t.pass_all()
    assert {name: t["B"][name] for name in ("food", "tools")} == {"food": 0, "tools": 0, gained: 1}


@pytest.mark.rule("EWS-ECL-06")
def test_then_come_hexes_for_both_where_they_are_tied() -> None:
    for camps, points in ((0, (0, 3)), (1, (3, 3)), (2, (3, 0))):
        t = eclipse(faces={"canyon": "vp 3"}, A={"camps": {"b2": camps, "c3": 1}})
        t.pass_all()
        assert (t["A"]["score"], t["B"]["score"]) == points


@pytest.mark.rule("EWS-ECL-08", "EWS-ECL-12", "EWS-STONE-05")
def test_then_comes_their_board() -> None:
    """Two villages, the slots 1, 2 and 3 empty, one stone: two burials, a tool, an idol, 2 points, in this order."""
    held = [PACK.stones[0].id]
    gives = [str(slot.eclipse[0]) if slot.eclipse else "" for slot in PACK.megalith_slots]
    assert gives[:3].count("tool 1") == gives[:3].count("idol 1") == 1
    t = eclipse(villages={"a1a2b2": "B", "d1d2e1": "B"}, B={"megaliths": 4, "stones": held, "camps": CAMPS})
    # the eclipse has been played when the table stood there; the nomads' first turn of the next round gives nothing
    t.pass_all()
    assert t.value("nomads")["buried_unseen"] == {"era_1": 2}
    assert (t["B"]["tools"], t["B"]["honor"], t["B"]["score"]) == (1, 1, 2)


@pytest.mark.rule("EWS-STONE-05", "EWS-AID-02")
@pytest.mark.parametrize("stones", range(4))
def test_each_stone_pays_two_points(stones: int) -> None:
    held = [PACK.stones[number].id for number in range(stones)]
    t = eclipse(B={"stones": held})
    t.pass_all()
    assert t["B"]["score"] == 2 * stones


@pytest.mark.rule("EWS-ECL-10", "EWS-ECL-11")
@pytest.mark.parametrize(("arrows", "first"), [("west north", "tool"), ("east north", "idol")])
def test_their_hexes_come_in_the_order_of_the_arrows(arrows: str, first: str) -> None:
    """A tool costs the only food: b1 to the west gives it, b4 to the east an idol for the same food."""
    terrain = ["start" if name == "c3" else {"b1": "forest", "b4": "canyon"}.get(name, "steppe")
               for name in layout.HEX_NAMES]  # fmt: skip
    faces = {"forest": "food 1 -> tool 1", "canyon": "food 1 -> idol 1"}
    seat = {"food": 1, "camps": {"b1": 1, "b4": 1, "a1": 1, "c2": 1, "c4": 1}}
    other = "east south" if arrows.startswith("west") else "west south"
    t = eclipse(faces=faces, terrain=terrain, arrows=arrows, opened=[card_with(other)], B=seat)
    t.pass_all()
    assert (t["B"]["tools"], t["B"]["honor"]) == ((1, 0) if first == "tool" else (0, 1))


# --- preparation (EWS-PREP) ------------------------------------------------------------------------------


@pytest.mark.rule("EWS-PREP-01", "EWS-PREP-03", "EWS-PREP-04", "EWS-SETUP-15", "EWS-ECL-09")
def test_a_new_round_has_all_nomad_cards_and_figures() -> None:
    sacrifice = {"era_1": 2, "era_2": 5}
    t = eclipse(opened=["nomad_lynx", "nomad_hare"], nomads={"sacrifice": sacrifice}, animals=["glyptodon"] * 9,
                ground=["woolly_rhino"], B={"tribe": {"home": 0, "hunt": 2}, "chief_at": "migrate"})  # fmt: skip
    t.pass_all()
    events = [(terms.EVENTS[event[0]], event[1:]) for step in t.steps for event in step.events]
    kinds = [kind for kind, _ in events]
    refilled = kinds[kinds.index("order_set") : kinds.index("round_started")]
    assert refilled.count("animal_revealed") == 2, "the hunting ground has three again"
    assert len(t.value("nomads")["revealed"]) == 1 and "opened" not in t.value("nomads")
    assert t.value("nomads")["sacrifice"] == sacrifice and not t["B"]["hand"]
    assert t["B"]["tribe"]["home"] + (t["B"]["chief_at"] == "home") == 2


# --- final scoring (EWS-SCORE) ---------------------------------------------------------------------------


def scored(result: bool = False, **entries: Any) -> Any:
    """What final scoring adds for the nomads, from the end of the last eclipse; or the table."""
    t = eclipse(round=4, **entries)
    t.pass_all()
    assert t.state.over
    return t if result else t["B"]["score"]


@pytest.mark.rule("EWS-SCORE-01")
def test_leftover_food_and_tools() -> None:
    for level in (1, 5, 10):
        ratio = PACK.offering_levels[level - 1].ratio
        assert scored(B={"offering": level, "food": 4, "tools": 3}) == 7 // ratio


@pytest.mark.rule("EWS-SCORE-02", "EWS-HIDDEN-03")
@pytest.mark.parametrize(("person", "points"), [(2, 10), (0, 15)])
def test_buried_cards_by_the_honor_track(person: int, points: int) -> None:
    """Seven cards: first on the track 15 points, second 10; those buried unseen are counted, and what they say."""
    nomads = {"sacrifice": {"era_1": 0, "era_2": 3}, "buried_unseen": {"era_1": 5, "era_2": 2}}
    shown = [card.id for card in PACK.cards[terms.FIRST_CULTURE :] if not card.vp]
    dealt = [code for code in shown if PACK.card(code) < 28][:5] + [code for code in shown if PACK.card(code) >= 28][:2]
    t = scored(True, nomads=nomads, deal_buried=dealt, A={"honor": person}, B={"honor": 1})
    assert t["B"]["score"] == points and sorted(t["B"]["buried"]) == sorted(dealt)


@pytest.mark.rule("EWS-SCORE-03")
def test_printed_points_of_buried_culture_cards_alone() -> None:
    worth = [card for card in PACK.cards if card.kind == "culture" and card.vp]
    nomads = {"offerings": [worth[1].id], "sacrifice": SACRIFICE}
    assert scored(B={"buried": [worth[0].id]}, nomads=nomads) == worth[0].vp


@pytest.mark.rule("EWS-SCORE-04", "EWS-SCORE-05", "EWS-SCORE-06")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"giant_sloth": 5, "woolly_rhino": 2}, 10 + 3),
        ({"giant_sloth": 1}, 1), ({"giant_sloth": 2}, 3), ({"giant_sloth": 3}, 6), ({"giant_sloth": 4}, 10),
        ({"woolly_mammoth": 1, "argentavis": 3}, 2 + 5),
        ({"woolly_mammoth": 3}, 5), ({"argentavis": 1}, 2), ({"giant_sloth": 3, "argentavis": 1}, 6 + 2),
    ],
)  # fmt: skip
def test_animals_of_each_species_for_itself(animals: dict[str, int], points: int) -> None:
    assert scored(B={"unused": animals}) == points


@pytest.mark.rule("EWS-SCORE-07")
def test_an_animal_printed_once_is_worth_five() -> None:
    sets = {scored.printed: scored.vp for scored in PACK.nomad_sets}
    assert sets == {10: (1, 3, 6, 10), 5: (2, 5), 1: (5,)}


@pytest.mark.rule("EWS-SCORE-08")
def test_an_idol_that_never_moved_earns_nothing() -> None:
    nomads = {"buried_unseen": {"era_1": 4}, "sacrifice": {"era_2": 5}}
    plain = [card.id for card in PACK.cards[terms.FIRST_CULTURE : 28] if not card.vp][:4]
    assert scored(B={"food": 10, "tools": 5}, nomads=nomads, deal_buried=plain) == 0


@pytest.mark.rule("EWS-FLOW-01")
@pytest.mark.parametrize(
    ("scores", "tie", "winners"),
    [
        ((5, 4), "no_win", ("A",)), ((4, 5), "no_win", ("B",)), ((4, 4), "no_win", ("B",)),
        ((4, 4), "turn_order", ("A",)),
    ],
)  # fmt: skip
def test_a_person_wins_with_more_points(scores: tuple[int, int], tie: str, winners: tuple[str, ...]) -> None:
    """In the order A is before the nomads, who have no labor."""
    sides = {"A": {"score": scores[0], "tribe": {"home": 0, "rest": 2}}, "B": {"score": scores[1]}}
    t = eclipse(round=4, options={"solo_tie": tie}, faces={"nomad_crane.labor": 0}, **sides)
    play_on(t)
    outcome = t.game.outcome(t.state)
    assert outcome is not None and outcome.winners == winners
    assert outcome.margin == abs(scores[0] - scores[1])


# --- modules (EWS-MOD) -----------------------------------------------------------------------------------


@pytest.mark.rule("EWS-MOD-02", "EWS-MOD-03")
def test_rest_tokens_are_the_persons_alone() -> None:
    tokens = [token.id for token in PACK.rest_tokens]
    rest = {"open": tokens[0], "unseen": tokens[1:]}
    t = alone(options={"rests": "on"}, rest=rest, turns_done=4, order=["B", "A"],
              A={"tribe": {"home": 1, "hunt": 1}}, B={"tribe": {"home": 1, "hunt": 1}}, faces=NOTHING)  # fmt: skip
    t.say("A", "figure tribe rest")
    assert t.offered == ["token take", "token next"], "it is the first rest of the round"
    t = eclipse(options={"rests": "on"}, rest=rest, deal_rest=[tokens[1]])
    t.pass_all()
    assert t.value("rest")["under"] == [tokens[0]] and t.value("rest")["open"] == tokens[1]


# --- what is hidden (EWS-HIDDEN) -------------------------------------------------------------------------


@pytest.mark.rule("EWS-HIDDEN-01", "EWS-HIDDEN-02", "EWS-HIDDEN-03")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_face_down_has_no_face(seed: int) -> None:
    """A state holds how many cards lie face down, and not which: nobody can know, whoever looks."""
    for number, (now, _) in enumerate(at_random(the_game(1, {"nomads_ahead": "on"}).start(), seed)):
        if number % 7:
            continue
        fields, seen = now.fields(), now.observe(0)
        faces = sum(map(bool, fields["nomad_row"])) + sum(fields["nomad_open"])
        assert faces == len(seen.nomad_row) + len(seen.nomad_open)
        assert len(seen.migration) == sum(fields["migration"])
        assert seen.seats[terms.NOMADS].buried_size == sum(fields["buried"][terms.NOMADS]) + sum(
            fields["buried_unseen"]
        )
        assert now.resample(0, Source(1)).observe(0) == seen


@pytest.mark.rule("EWS-HIDDEN-04", "EWS-HIDDEN-05")
def test_nobody_goes_back_behind_a_turn_of_the_nomads() -> None:
    faces = {action: ["food", "food"] for action in NOTHING}
    t = alone(order=["B", "A"], revealed=[], faces=faces)
    t.say("A", "figure tribe migrate")
    assert t.why_not_undo(0) is None
    t.say("A", "next", "next", "next")
    refusal = t.why_not_undo(0)
    assert refusal is not None and refusal.rule == "EWS-HIDDEN-04"


def test_positions_that_cannot_be() -> None:
    for entries, said in (
        ({"turns_done": 6, "revealed": []}, "no card to choose by"),
        ({"ground": ["glyptodon"], "nomads": {"ground": {"a1": "argentavis"}}}, "not what lies open"),
        ({"agenda": [{"kind": "round", "slots": [1]}, {"kind": "nomads_gain", "seat": "A", "slots": [1, 1]}]}, "of A"),
    ):
        with pytest.raises(PositionError, match=said):
            alone(**entries)  # type: ignore[arg-type]


# --- what is told ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"), [("en", "turns up the nomad card"), ("ru", "памятке"), ("uk", "пам’яткою")]
)
def test_a_turn_of_the_nomads_is_told_step_by_step(language: str, said: str) -> None:
    """The card, the column, each action with what came of it, the aid too; every step cites its rule."""
    faces = {**NOTHING, "nomad_crane.initiate": ["tool", "bury"]}
    t = alone(order=["B", "A"], revealed=[], faces=faces, B={"tools": 5})
    lines = log.log(Telling(t.game, language), [event for step in t.steps for event in step.events], 0)
    first = next(number for number, line in enumerate(lines) if "EWS-FLOW-04" in line.rules)
    card, tool = lines[first : first + 2]
    assert any(said in line.text for line in (card, tool)) and card.seat == tool.seat == terms.NOMADS
    assert card.rules == ("EWS-FLOW-04", "EW-FIGURE-01")
    assert tool.rules == ("EWS-ACT-02", "EWS-AID-02")


@pytest.mark.parametrize("seed", range(2))
def test_whatever_happens_alone_is_told_in_every_language(seed: int) -> None:
    state = the_game(1, {"glaciers": "on", "nomads_ahead": "on"}).start()
    state.listener = []
    for now, _ in at_random(state, seed):
        state = now
    theirs = terms.EVENTS[terms.EVENTS.index("nomad_revealed") :]
    names = {terms.EVENTS[event[0]] for event in state.listener} & {*theirs}
    assert len(names) >= 7
    for language in LANGUAGES:
        lines = log.log(Telling(state.game, language), state.listener, 0)
        assert {log.RULES[name] for name in names} <= {rule for line in lines for rule in line.rules}
