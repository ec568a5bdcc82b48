"""EW-MEGA and EW-IDOL: the megalith field and the idol board."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from endless_winter.faces import owner_file, printed, prompt
from endless_winter.owed import (
    FIELD,
    PACK,
    QUIET,
    beneath,
    cells,
    centre,
    happened,
    midway,
    owed,
    play_on,
    sites,
    skip_to_board,
    starting_cells,
)
from endless_winter.tables import eclipse, every_state, table
from eolith.games.endless_winter import terms

TOP = centre(1)
SQUARE = dict(zip(beneath(TOP), ["grey", "B", "A", "grey"], strict=True))
"""The four megaliths beneath a place on the second level."""
HONOR = {level: face.vp for level, face in enumerate(PACK.honor_levels, 1) if face.vp}


# --- megaliths ------------------------------------------------------------------------------------


@pytest.mark.rule("EW-MEGA-01", "EW-MEGA-29")
def test_a_megalith_is_the_leftmost_one_and_may_be_declined() -> None:
    t = table(A={"megaliths": 10}, agenda=owed("megalith"))
    start = next(iter(starting_cells(t)))
    t.say("A", f"site {start}", "decline")
    assert (t["A"]["megaliths"], t.value("megaliths")) == (9, {start: "grey"})
    t = table(A={"megaliths": 8}, megaliths=SQUARE, agenda=owed("megalith"))
    t.say("A", f"site {TOP}")
    assert (t["A"]["megaliths"], t.value("megaliths")) == (7, {**SQUARE, TOP: "A"})
    t = table(A={"megaliths": 8, "deck": ["brave"]}, megaliths=SQUARE, agenda=owed("megalith"))
    before = t["A"]
    t.say("A", "decline")
    assert t["A"] == before
    assert prompt(t) == "turn"


@pytest.mark.rule("EW-MEGA-10")
def test_a_cell_takes_one_megalith() -> None:
    t = table(A={"megaliths": 8}, megaliths=SQUARE, agenda=owed("megalith"))
    for taken in SQUARE:
        assert t.refused("A", f"site {taken}") == "EW-MEGA-10"
    t = table(A={"megaliths": 10}, megaliths=SQUARE, agenda=owed("megalith"))
    assert not set(SQUARE) & set(sites(t))


RICH: dict[str, Any] = {"A": {"megaliths": 8, "deck": ["brave"], "hand": ["brave"], "unused": ["glyptodon"]},
                        "ground": ["woolly_rhino"]}  # fmt: skip
"""A table at which hardly anything is gained in vain."""


@pytest.mark.rule("EW-MEGA-12")
def test_a_cell_gives_its_bonus() -> None:
    for site in sites(table(**RICH, megaliths=SQUARE, agenda=owed("megalith"))):
        if site != TOP:
            t = table(**RICH, megaliths=SQUARE, agenda=owed("megalith"))
            t.say("A", f"site {site}")
            bonus = [clause.number for clause in cells(t)[site].bonus]
            assert [clause for _, clause, *_ in happened(t, "clause_used")] == bonus


@pytest.mark.rule("EW-MEGA-13", "EW-MEGA-14")
def test_a_megalith_on_top_gives_points_and_no_bonus() -> None:
    for top in (site.name for site in FIELD.sites if site.level == 1):
        t = table(**RICH, megaliths=dict.fromkeys(beneath(top), "grey"), agenda=owed("megalith"))
        t.say("A", f"site {top}")
        assert happened(t, "clause_used") == []
        assert (t["A"]["score"], prompt(t)) == (4, "turn")


@pytest.mark.rule("EW-MEGA-30")
def test_megaliths_stay_where_they_were_placed() -> None:
    """Through the rest of the game, the one on top and those beneath it."""
    t = table(A={"megaliths": 8}, megaliths=SQUARE, agenda=owed("megalith"))
    t.say("A", f"site {TOP}")
    play_on(t)
    assert t.value("megaliths") == {**SQUARE, TOP: "A"}


@pytest.mark.rule("EW-MEGA-21", "EW-ECL-25")
@pytest.mark.parametrize("round_", [1, 4])
@pytest.mark.parametrize(
    ("left", "slots"), [(10, []), (9, []), (8, [1]), (5, [1]), (4, [1, 3]), (1, [1, 3]), (0, [1, 3, 5])]
)
def test_empty_slots_pay_in_every_eclipse(left: int, slots: list[int], round_: int) -> None:
    """The stone beside them keeps a last benefit from coming by itself."""
    t = eclipse(A={"megaliths": left, "stones": ["camp_terrains"]}, order=["B", "A"], round=round_)
    if not slots:
        while t.turn == "A":
            assert not any(word.startswith("slot") for word in t.offered)
            t.say("A", next(word for word in ("next", "decline") if word in t.offered))
        return
    skip_to_board(t)
    assert t.offered == ["next", *(f"slot {slot}" for slot in slots), "score 1"]
    for slot in slots:
        t.say("A", f"slot {slot}", "tool" if slot == 1 else "idol honor")
    assert (t["A"]["tools"], t["A"]["honor"]) == (slots.count(1), slots.count(3) + slots.count(5))


@pytest.mark.rule("EW-MEGA-22")
def test_ten_megaliths_are_all() -> None:
    t = table(A={"megaliths": 0, "deck": ["brave"]}, megaliths=SQUARE, agenda=owed("megalith"))
    assert t.offered == ["decline", "draw", "idol offering", "idol honor", "tool", "food"]
    assert t.refused("A", f"site {TOP}") == "EW-MEGA-22"


@pytest.mark.rule("EW-MEGA-23", "EW-MEGA-11")
def test_a_coloured_megalith_without_a_place() -> None:
    t = table(A={"megaliths": 8, "deck": ["brave"]}, agenda=owed("megalith"))
    assert t.offered == ["decline", "draw", "idol offering", "idol honor", "tool", "food"]
    start = next(iter(starting_cells(t)))
    assert t.refused("A", f"site {start}") == "EW-MEGA-08"
    t.say("A", "tool")
    assert (t["A"]["tools"], t["A"]["megaliths"]) == (1, 8)


@pytest.mark.rule("EW-MEGA-25")
def test_arrows_at_two_taken_cells_give_nothing() -> None:
    t = table(A={"megaliths": 10}, agenda=owed("megalith"))
    start, arrows = next(iter(starting_cells(t).items()))
    for cells_left in range(3):
        free = arrows[:cells_left]
        taken = {cell: "grey" for cell in arrows if cell not in free}
        t = table(A={"megaliths": 10}, megaliths=taken, agenda=owed("megalith"))
        t.say("A", f"site {start}")
        if free:
            assert sorted(sites(t)) == sorted(free)
        else:
            assert prompt(t) == "turn"
            assert t["A"]["megaliths"] == 9


@pytest.mark.rule("EW-MEGA-26")
def test_a_starting_cell_is_for_grey_megaliths_only() -> None:
    t = table(A={"megaliths": 10}, agenda=owed("megalith"))
    for start, arrows in starting_cells(t).items():
        for left in (9, 8):
            t = table(A={"megaliths": left}, megaliths={arrows[0]: "grey"}, agenda=owed("megalith"))
            assert (start in sites(t)) is (left > 8)
            if left == 8:
                assert t.refused("A", f"site {start}") == "EW-MEGA-08"
        t = table(A={"megaliths": 8}, megaliths={start: "grey"}, agenda=owed("megalith"))
        assert set(arrows) <= set(sites(t))


@pytest.mark.rule("EW-MEGA-28")
@pytest.mark.parametrize("instead", ["idol honor", "tool", "food", "draw"])
def test_the_megalith_of_the_arrows_may_be_swapped(instead: str) -> None:
    t = table(A={"megaliths": 10, "deck": ["brave"]}, agenda=owed("megalith"))
    t.say("A", f"site {next(iter(starting_cells(t)))}", instead)
    a = t["A"]
    assert a["megaliths"] == 9
    assert [a["honor"], a["tools"], a["food"], sum(a["hand"].values())].count(1) == 1
    assert prompt(t) == "turn"


@pytest.mark.rule("EW-MEGA-30", "EW-MIG-20", "EW-DEV-13", "EW-HUNT-14", "EW-IDOL-04", "EW-GLAC-07")
@pytest.mark.parametrize("seed", range(3))
def test_what_never_goes_back(seed: int) -> None:
    """Megaliths, villages, stones, used animals, idols and open glacier tokens, from some of each to the end."""
    t = midway()
    standing, rising = going_on(t.state), going_up(t.state)
    assert all(any(numbers) for numbers in (*standing.values(), *rising.values()))
    for state in every_state(t.state, seed):
        now, counts = going_on(state), going_up(state)
        for name, before in standing.items():
            assert all(was in (0, is_) for was, is_ in zip(before, now[name])), name
        for name, before in rising.items():
            assert all(was <= is_ for was, is_ in zip(before, counts[name])), name
        standing, rising = now, counts


def going_on(state: Any) -> dict[str, list[int]]:
    """What stays as it is, place by place; 0 where there is nothing yet."""
    fields = state.fields()
    tokens = [token if token > 1 else 0 for token in fields["token"]]
    return {
        "megaliths": fields["site"], "villages": fields["villages"], "stones": flat(fields["stones"]), "tokens": tokens,
    }  # fmt: skip


def going_up(state: Any) -> dict[str, list[int]]:
    """What only grows."""
    fields = state.fields()
    return {"used": flat(fields["used"]), "idols": flat(fields["idol"])}


def flat(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


# --- idols ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-IDOL-01", "EW-IDOL-02", "EW-IDOL-04")
@pytest.mark.parametrize("tracks", list(product(["offering", "honor"], repeat=3)), ids=" ".join)
def test_idols_are_shared_between_both_tracks(tracks: tuple[str, ...]) -> None:
    """One level for each, in any order; a bonus on the way comes before the next."""
    t = printed({level.id: "tool 1" for level in PACK.offering_levels}, agenda=owed("idol", 3))
    for gained, track in enumerate(tracks, 1):
        t.say("A", f"idol {track}", *["tool"] * (track == "offering"))
        assert (t["A"]["offering"], t["A"]["honor"]) == (
            tracks[:gained].count("offering"), tracks[:gained].count("honor"),
        )  # fmt: skip


@pytest.mark.rule("EW-IDOL-03", "EW-IDOL-04", "EW-IDOL-13")
@pytest.mark.parametrize("level", range(1, terms.TOP_LEVEL + 1))
def test_every_level_has_room_for_the_idols_of_all(level: int) -> None:
    below: dict[str, Any] = {
        seat: {"honor": level, "honor_place": place, "offering": level} for place, seat in enumerate("BCD")
    }
    t = table(4, A={"honor": level - 1, "offering": level - 1, "honor_place": 0}, **below, agenda=owed("idol", 2))
    t.say("A", "idol honor", "idol offering")
    assert {t[seat]["honor"] for seat in "ABCD"} == {t[seat]["offering"] for seat in "ABCD"} == {level}
    assert [t[seat]["honor_place"] for seat in "ABCD"] == [3, 0, 1, 2]
    assert len(PACK.honor_levels) == len(PACK.offering_levels) == terms.TOP_LEVEL


@pytest.mark.rule("EW-IDOL-05")
@pytest.mark.parametrize("level", range(1, terms.TOP_LEVEL + 1))
def test_a_bonus_level_pays_every_idol_that_reaches_it(level: int) -> None:
    for above in (0, level):
        t = table(
            A={"offering": level - 1, "hand": ["brave"]}, B={"offering": above}, ground=["glyptodon"],
            agenda=owed("idol"),
        )  # fmt: skip
        t.say("A", "idol offering")
        bonus = PACK.offering_levels[level - 1].bonus
        assert [clause for _, clause, *_ in happened(t, "clause_used")] == [clause.number for clause in bonus]


@pytest.mark.rule("EW-IDOL-09", "EW-IDOL-14")
def test_each_honor_level_with_points_pays_everybody() -> None:
    assert list(HONOR.values()) == [2, 3, 5]
    assert max(HONOR) == terms.TOP_LEVEL
    for level in range(1, terms.TOP_LEVEL + 1):
        for other in (0, level, terms.TOP_LEVEL):
            t = table(A={"honor": level - 1}, B={"honor": other}, agenda=owed("idol"))
            t.say("A", "idol honor")
            assert t["A"]["score"] == HONOR.get(level, 0)
    t = table(A={"food": 0}, agenda=owed("idol", 10))
    t.say("A", *["idol honor"] * 10)
    assert t["A"]["score"] == 2 + 3 + 5


@pytest.mark.rule("EW-IDOL-12", "EW-SCORE-04", "EW-SCORE-09")
@pytest.mark.parametrize(("track", "points"), [("offering", 15 // PACK.offering_levels[0].ratio), ("honor", 15)])
def test_an_idol_that_never_moved_earns_nothing(track: str, points: int) -> None:
    rich = {"camps": {"c3": 5}, "food": 10, "tools": 5, "buried": {"brave": 8}}
    for level, due in ((0, 0), (1, points)):
        t = eclipse(round=4, A={**rich, track: level}, pack=owner_file(QUIET))
        t.pass_all()
        assert t["A"]["score"] == due
