"""The ledger of a game: rules by id."""

from __future__ import annotations

from pathlib import Path

import pytest

from eolith.kernel.rule import Refusal, Refused, Rule, load_ledger

LEDGER = """
[[rule]]
id = "XX-MOVE-01"
section = "Moving"
kind = "action"
text = "A pawn moves one step."
example = "From e2 to e3."

[[rule]]
id = "XX-MOVE-02"
section = "Moving"
kind = "limit"
text = "Nobody moves twice."
ruling = "A pass is no move."

[[rule]]
id = "XX-END-01"
section = "The end"
kind = "end"
text = "The game ends when a pawn is home."
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "ledger.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_rules_are_read_in_their_order(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path, LEDGER))
    assert list(ledger) == ["XX-MOVE-01", "XX-MOVE-02", "XX-END-01"]
    assert len(ledger) == 3 and ledger["XX-MOVE-02"].ruling == "A pass is no move."
    assert [rule.group for rule in ledger.values()] == ["MOVE", "MOVE", "END"]


EDITION = """
[[rule]]
id = "XXP-MOVE-01"
section = "Moving"
kind = "limit"
replaces = ["XX-END-01", "XX-MOVE-02"]
text = "Nobody moves three times."

[[rule]]
id = "XXP-MOVE-02"
section = "Moving"
kind = "action"
adds_to = ["XX-MOVE-01"]
text = "A pawn may pass."

[[rule]]
id = "XXP-DRAW-01"
section = "Drawing"
kind = "end"
replaces = ["XX-END-01"]
leaves.XX-MOVE-01 = "A pawn moves."
text = "A game can be drawn."
"""


def test_rules_of_an_edition_stand_in_place_of_those_that_they_replace(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path, LEDGER))
    (tmp_path / "own.toml").write_text(EDITION, encoding="utf-8")
    own = load_ledger(tmp_path / "own.toml")
    of_edition = ledger.of_edition(own)
    assert list(of_edition) == ["XX-MOVE-01", "XXP-MOVE-02", "XXP-MOVE-01", "XXP-DRAW-01"]
    assert [rule.group for rule in of_edition.values()] == ["MOVE", "MOVE", "MOVE", "DRAW"]
    assert of_edition["XX-MOVE-02"] is of_edition["XX-END-01"] is own["XXP-MOVE-01"], "the first that replaces it"
    assert of_edition["XX-MOVE-01"].text == "A pawn moves." != ledger["XX-MOVE-01"].text, "what is left of it"
    assert list(ledger) == ["XX-MOVE-01", "XX-MOVE-02", "XX-END-01"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("xx-move", ["XX-MOVE-01", "XX-MOVE-02"]),
        ("PAWN home", ["XX-END-01"]),
        ("e3", ["XX-MOVE-01"]),
        ("pass", ["XX-MOVE-02"]),
        ("queen", []),
    ],
)
def test_rules_are_found_by_id_and_by_words(tmp_path: Path, words: str, found: list[str]) -> None:
    assert [rule.id for rule in load_ledger(write(tmp_path, LEDGER)).search(words)] == found


def test_the_ledger_of_a_solo_game_follows(tmp_path: Path) -> None:
    solo = tmp_path / "ledger_solo.toml"
    solo.write_text(LEDGER.replace("XX-", "XXS-"), encoding="utf-8")
    ledger = load_ledger(write(tmp_path, LEDGER), solo)
    assert list(ledger)[2:4] == ["XX-END-01", "XXS-MOVE-01"] and ledger["XXS-MOVE-01"].group == "SOLO"


def test_an_id_is_used_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"ledger\.toml: an id is used twice"):
        load_ledger(write(tmp_path, LEDGER + LEDGER))


def test_a_refusal_says_reason_and_rule() -> None:
    refusal = Refusal("XX-MOVE-02", "moved-already", {"seat": "A"})
    assert str(refusal) == "moved already (XX-MOVE-02)"
    assert Refused(refusal).refusal is refusal and str(Refused(refusal)) == str(refusal)
    assert hash(refusal) == hash(Refusal("XX-MOVE-02", "moved-already", {"seat": "A"}))


@pytest.mark.parametrize(
    "example, told",
    [
        ("From e2 to e3.", "From e2 to e3."),
        ("Rulebook: two pawns meet. Own: 2 + 2 = 4.", "Two pawns meet."),
        ("Own: 2 + 2 = 4. Rulebook: two pawns meet.", "Two pawns meet."),
        ("Own: given a pawn; when it moves; then it has moved.", ""),
        ("Rulebook: given a pawn; when it moves; then it has moved.", ""),
        ("", ""),
    ],
)
def test_a_player_is_told_no_example_that_a_test_was_made_from(example: str, told: str) -> None:
    assert Rule("XX-MOVE-01", "Moving", "action", "A pawn moves.", example).told == told
