"""The prototype of Endless Winter: its rules beside those of the final edition, and the table options that it has."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

import eolith
from eolith.games.endless_winter.game import EndlessWinterGame
from eolith.kernel.game import SpecError
from eolith.kernel.record import Record, read_record
from eolith.kernel.rule import all_rules_of, cited, ledger_of

FINAL, PROTOTYPE = ledger_of("endless_winter"), ledger_of("endless_winter/prototype")


def test_rules_of_the_prototype_stand_beside_those_that_hold() -> None:
    own = {rule.id: rule for rule in all_rules_of("endless_winter").values() if rule.of_edition}
    assert len(own) == 91 and own.keys() <= set(PROTOTYPE) and not own.keys() & set(FINAL)
    replaced = {old for rule in own.values() for old in rule.replaces}
    assert replaced <= set(FINAL) and not replaced & set(PROTOTYPE)
    left = {old: part for rule in own.values() for old, part in rule.leaves.items()}
    beside = {old for rule in own.values() for old in rule.adds_to}
    assert left.keys() | beside <= set(FINAL) & set(PROTOTYPE) and not left.keys() & beside, "they hold"
    for rule, part in left.items():
        whole = FINAL[rule].text + FINAL[rule].ruling
        assert PROTOTYPE[rule].text + PROTOTYPE[rule].ruling == part != whole
    assert PROTOTYPE["EW-HUNT-06"].id == "EWP-HUNT-02" and FINAL["EW-HUNT-06"].id == "EW-HUNT-06"
    assert not any(rule.group == "SOLO" for rule in PROTOTYPE.values())


def test_an_edition_lacks_the_options_of_rules_that_it_replaces() -> None:
    of_rule = {
        option: rule.id
        for rule in FINAL.values()
        for option in re.findall(r"able option (\w+) =", rule.ruling)
        if rule.group != "SOLO"
    }
    without = {old: rule.id for rule in reversed(list(PROTOTYPE.values())) for old in (*rule.replaces, *rule.leaves)}
    lacked = EndlessWinterGame.option_editions["prototype"]
    assert lacked == {option: without[rule] for option, rule in of_rule.items() if rule in without}
    (only,) = EndlessWinterGame.option_editions["final"].values()
    assert "able option prep_swap =" in PROTOTYPE[only].ruling and only not in FINAL
    with pytest.raises(SpecError, match=r"option glaciers .* is not of the prototype edition \(EWP-MOD-01\)"):
        eolith.load("endless_winter(edition=prototype, glaciers=on)")
    with pytest.raises(SpecError, match=r"option prep_swap .* is not of the final edition \(EWP-GOLD-01\)"):
        eolith.load("endless_winter(prep_swap=true)")
    with pytest.raises(SpecError, match=r"option edition .* is for 2, 3 or 4 players, not 1"):
        eolith.load("endless_winter(players=1, edition=prototype)")
    assert eolith.load("endless_winter(edition=prototype, glaciers=off)").options.get("glaciers") is None


def test_a_record_names_the_edition() -> None:
    game = eolith.load("endless_winter(players=2, edition=prototype, prep_swap=true)")
    text = Record(game, ["x", "y"]).to_text()
    assert "edition prototype" in text and "option edition prototype" in text
    assert read_record(text, eolith.load).game == game != eolith.load("endless_winter(players=2)")
    assert pickle.loads(pickle.dumps(game)) == game


def test_every_refusal_names_a_rule_that_holds() -> None:
    assert cited("endless_winter/prototype", "EW-HUNT-06") == "EWP-HUNT-02"
    assert cited("endless_winter", "EW-HUNT-06") == "EW-HUNT-06"
    state: Any = eolith.load("endless_winter(players=2, edition=prototype)").start()
    source, named = eolith.Source(8), set()
    while not state.over:
        state.play_chance(source)
        options = state.options()
        for option in range(source.below(40), state.game.action_space, 40):
            action = state.game.action_table.actions[option]
            if action is not None and option not in options and (refusal := state.game.why_not(state, option)):
                named.add(refusal.rule)
        state.apply(options[source.below(len(options))])
    assert named - {""} <= set(PROTOTYPE)
    assert any(rule.startswith("EWP-") for rule in named)
