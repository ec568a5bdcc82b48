"""The careful bot at the prototype edition: its temperaments, and what it knows of the edition's own rules."""

from __future__ import annotations

from pathlib import Path

from endless_winter.owed import CULTURE, at
from endless_winter.prototype import of_edition, proto
from endless_winter.tables import Table, table
from endless_winter.test_ew_careful import decided, worth
from eolith.games.endless_winter.advice.weights import PROTOTYPE_STYLES, STYLES

K1, K2 = CULTURE[1][:2]


def test_the_temperaments_are_the_same_ones() -> None:
    assert list(PROTOTYPE_STYLES) == list(STYLES)


def test_a_second_culture_card_is_played_for_nothing() -> None:
    """EWP-CULTURE-02: no card of the hand is given up for it."""
    t = proto(A={"hand": [K1, K2, "hunter"], "deck": ["tribesman"] * 3, "camps": {"c3": 1}})
    while not (word := decided(t)).startswith("figure"):
        t.say("A", word)
    assert K1 not in t["A"]["hand"] and K2 not in t["A"]["hand"] and "hunter" in t["A"]["hand"]


def bought(marked: list[str]) -> Table:
    """At the top of Develop, when a culture card has been paid for."""
    t = proto(A={"hand": ["hunter"]}, **at("develop", labor=3), open_culture=[K1, K2], marked=marked)
    t.say("A", "use develop.top.1")
    return t


def test_a_card_with_a_labor_token_is_worth_the_labor_that_it_saves() -> None:
    """EWP-DEV-01."""
    first, second = bought([K1]), bought([K2])
    assert worth(first, f"culture {K1}") > worth(second, f"culture {K1}")
    assert worth(first, f"culture {K2}") < worth(second, f"culture {K2}")


def test_a_token_can_save_all_that_a_card_costs(tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    column = '[[column]]\nid = "develop"\ntop = "labor 1 -> culture hand"\n'
    pack.write_text(f'[pack]\nid = "endless_winter"\nedition = "prototype"\n{column}')
    entries = {"A": {"hand": ["tribesman"]}, "open_culture": [K1, K2], "marked": [K1], **at("develop", labor=1)}
    t = table(pack=pack, **of_edition(entries))
    assert decided(t) in t.offered
