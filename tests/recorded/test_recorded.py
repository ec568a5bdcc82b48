"""Sixty whole games, replayed decision by decision: today's rules still play them, to the same sheets."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import eolith
from eolith.games.stone_age import GameClass
from eolith.kernel.record import read_record
from recorded.make import written_sheet

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.record"))
SHEETS = json.loads((HERE / "sheets.json").read_text(encoding="utf-8"))


@pytest.mark.pure
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_still_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, eolith.load)
    state = record.verify()
    assert record.to_text() == text
    assert written_sheet(state) == SHEETS[path.stem]
    assert state.scores() == [SHEETS[path.stem][seat]["total"] for seat in "ABCD"[: record.game.players]]


def test_there_are_sixty_of_every_kind() -> None:
    assert len(RECORDS) == len(SHEETS) >= 60
    tables = Counter()
    seats = Counter()
    for path in RECORDS:
        head = path.read_text(encoding="utf-8").partition("\nmoves\n")[0].splitlines()
        changed = dict(line.split()[1:] for line in head if line.startswith("option "))
        tables.update(line for line in head if line.startswith("players "))
        seats.update(line.split(" ", 2)[2].split(",")[0] for line in head if line.startswith("seat "))
        for name, values in GameClass.option_values.items():
            value = changed.get(name, values[0])
            tables[f"{name}={value if value in values else 'N'}"] += 1
    assert min(tables[f"players {count}"] for count in GameClass.player_counts) >= 12
    for name, values in GameClass.option_values.items():
        for value in values:
            assert tables[f"{name}={value}"] >= 2, f"{name}={value} is recorded too rarely"
    styles = {
        "random",
        "careful",
        *(f"careful:style={style}" for style in ("farmer", "builder", "toolmaker", "starver")),
    }
    assert all(seats[style] >= 5 for style in styles)
    assert {sheet["end"] for sheet in SHEETS.values()} == {"deck", "buildings", "round_cap"}
