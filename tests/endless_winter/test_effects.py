"""The effect language: what can be said is read and written back the same; what cannot, is one clear line."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack.effects import (
    COUNTED,
    HALVES,
    MOST,
    QUALIFIED,
    Allowed,
    Clause,
    EffectError,
    Item,
    numbered,
    parse_effect,
    write_effect,
)
from fuzz.depth import deep


def items(words: tuple[str, ...]) -> st.SearchStrategy[Item]:
    """Plain items of these words, with every count that the language has."""

    def counts(word: str) -> st.SearchStrategy[Item]:
        most = (2 * MOST if word in HALVES else MOST) if word in COUNTED else 1
        return st.builds(Item, st.just(terms.ITEMS.index(word)), st.integers(1, most))

    return st.sampled_from(words).flatmap(counts)


def lists(words: tuple[str, ...]) -> st.SearchStrategy[tuple[Item, ...]]:
    return st.lists(items(words), min_size=1, max_size=terms.LIST_ITEMS).map(tuple)


def qualified(plain: tuple[Item, ...], qualifier: int) -> tuple[Item, ...]:
    """The list with its last item asked for once more, as another or the same."""
    last = plain[-1]
    if last.name not in QUALIFIED or len(plain) == terms.LIST_ITEMS:
        return plain
    return (*plain, Item(last.word, 1, qualifier))


GAINS = st.builds(qualified, lists(terms.ITEMS), st.integers(1, 2))
CLAUSES = st.builds(
    Clause,
    st.integers(0, len(terms.TRIGGERS) - 1),
    st.lists(lists(("food", "tool", "labor", "discard")), max_size=terms.ALTERNATIVES).map(tuple),
    st.lists(GAINS, min_size=1, max_size=terms.ALTERNATIVES).map(tuple),
)
EFFECTS = st.lists(CLAUSES, max_size=5).map(tuple)


@deep(100)
@given(EFFECTS)
def test_what_is_written_is_read_back(effect: tuple[Clause, ...]) -> None:
    text = write_effect(effect)
    assert parse_effect(text) == effect
    assert write_effect(parse_effect(text)) == text
    # spaces do not matter
    for mark in ("; ", ", ", " / ", " -> ", ": "):
        text = text.replace(mark, f"  {mark.strip()}  ")
    assert parse_effect(f" {text} ") == effect


def test_binding() -> None:
    """A comma binds tighter than a stroke, a stroke tighter than the arrow, the arrow tighter than the semicolon."""
    first, second = parse_effect("hunt: food 2 / tool 1, labor 0.5 -> idol 1; draw 1")
    assert first.trigger == terms.IN_HUNT and second.trigger == terms.ANY_TIME
    assert first.costs == (
        (Item(terms.ITEM_FOOD, 2),),
        (Item(terms.ITEM_TOOL), Item(terms.ITEM_LABOR, 1)),  # half a labor
    )
    assert first.gains == ((Item(terms.ITEM_IDOL),),)
    assert second.costs == () and second.gains == ((Item(terms.ITEM_DRAW),),)


def test_an_empty_effect_has_no_clauses() -> None:
    assert parse_effect("") == parse_effect("  ") == ()
    assert write_effect(()) == ""


@pytest.mark.parametrize(
    ("text", "halves"), [("labor 0.5", 1), ("labor 1", 2), ("labor 1.5", 3), ("labor 9", 18), ("labor 9.5", 19)]
)
def test_labor_is_counted_in_halves(text: str, halves: int) -> None:
    ((item,),) = parse_effect(text)[0].gains
    assert item.count == halves and str(item) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("food", "says 'food' without a number"),
        ("food 0", "says 'food 0'; a number from 1 to 9 belongs there"),
        ("food 10", "says 'food 10'; a number from 1 to 9 belongs there"),
        ("vp 1.5", "says 'vp 1.5'; a number from 1 to 9 belongs there"),
        ("labor 1.2", "says 'labor 1.2'; a number from 1 to 9 belongs there, or a half"),
        ("food ٣", "says 'food ٣'; a number"),
        ("food 1 wood", "says 'food 1 wood'; allowed: food N, tool N, labor N"),
        ("village 2", "says 'village 2'; allowed: "),
        ("Food 1", "says 'Food 1'; allowed: "),
        ("food 1,", "has an empty place in 'food 1,'"),
        ("food 1 / ", "has an empty place in 'food 1 /'"),
        ("food 1 ->", "has an empty place in 'food 1 ->'"),
        ("-> food 1", "has an empty place in '-> food 1'"),
        ("food 1;", "has an empty clause"),
        ("food 1 -> tool 1 -> idol 1", "has two arrows in 'food 1 -> tool 1 -> idol 1'"),
        ("night: food 1", "has the trigger 'night'; allowed: initiate, develop, migrate, hunt, rest, eclipse"),
        (": food 1", "has the trigger ''; allowed: initiate"),
        ("tribe hand other", "has 'tribe hand other' without a plain 'tribe hand' before it in 'tribe hand other'"),
        ("animal ground, tribe hand other", "has 'tribe hand other' without a plain 'tribe hand' before it"),
        ("stone other", "says 'stone other'; allowed: "),
        ("village, village, village, village, village", "lists 5 items in"),
        ("vp 1 / vp 2 / vp 3 / vp 4 / vp 5", "has 5 alternatives in"),
    ],
)
def test_what_cannot_be_said(text: str, message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse_effect(text)
    assert str(caught.value).startswith(message) and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "allowed", "message"),
    [
        ("vp 1; vp 2", Allowed(1), "has 2 clauses; at most 1 here"),
        ("eclipse: vp 1", Allowed(), "has the trigger 'eclipse'; allowed here: none"),
        ("rest: vp 1", Allowed(1, ("", "hunt")), "has the trigger 'rest'; allowed here: hunt"),
        ("vp 1", Allowed(1, ("hunt",)), "has the trigger ''; allowed here: hunt"),
        ("food 1 -> vp 1", Allowed(), "has 'food 1' to pay; allowed here: nothing"),
        ("vp 1 -> vp 2", Allowed(costs=("food",)), "has 'vp 1' to pay; allowed here: food"),
        ("discard 1", Allowed(), "has 'discard 1' to gain; allowed here: food, tool, draw"),
        ("vp 1 / vp 2", Allowed(alternatives=False), "has alternatives in 'vp 1 / vp 2'; none are allowed here"),
    ],
)
def test_what_a_place_does_not_allow(text: str, allowed: Allowed, message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse_effect(text, allowed)
    assert str(caught.value).startswith(message)


def test_clauses_are_numbered_and_know_where_they_stand() -> None:
    effect = numbered(parse_effect("vp 1; draw 1"), 7, "culture_card", "great_feast", "effect")
    assert [clause.number for clause in effect] == [7, 8]
    assert [(clause.origin.id, clause.origin.index) for clause in effect] == [("great_feast", 0), ("great_feast", 1)]
    assert effect == parse_effect("vp 1; draw 1"), "where a clause stands does not change what it says"
