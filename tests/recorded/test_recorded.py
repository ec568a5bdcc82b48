"""Sixty whole games of each game and more, which today's rules still play, decision by decision, to the same sheets."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import eolith
from eolith.bots.careful import styles
from eolith.kernel.record import read_head, read_record
from recorded.make import PLANS, levels, written_sheet

HERE = Path(__file__).parent
RECORDS = {name: sorted((HERE / name).glob("*.record")) for name in PLANS}
SHEETS = {name: json.loads((HERE / name / "sheets.json").read_text(encoding="utf-8")) for name in PLANS}


@pytest.mark.pure
@pytest.mark.parametrize(
    "path", [path for paths in RECORDS.values() for path in paths], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_recorded_game_is_still_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, eolith.load)
    state, sheet = record.verify(), SHEETS[path.parent.name][path.stem]
    assert record.to_text() == text
    assert written_sheet(state) == sheet
    assert state.scores() == [sheet[seat]["total"] for seat in "ABCD"[: record.game.sides]]


@pytest.mark.parametrize("name", PLANS)
def test_there_are_sixty_of_every_kind(name: str) -> None:
    assert len(RECORDS[name]) == len(SHEETS[name]) >= 60
    game = eolith.load(name)
    tables: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    alone: Counter[tuple[tuple[str, str], ...]] = Counter()
    for path in RECORDS[name]:
        head = path.read_text(encoding="utf-8").partition("\nmoves\n")[0].splitlines()
        at = read_head(head[1:], eolith.load)[0].game
        options = at.options
        if at.alone:
            alone[tuple((option, options[option]) for option in at.difficulty)] += 1
        tables.update(line for line in head if line.startswith("players "))
        seats.update(line.split(" ", 2)[2].split(",")[0] for line in head if line.startswith("seat "))
        for option, values in game.option_values.items():
            tables[f"{option}={options[option] if options.get(option) in values else 'N'}"] += 1
    assert min(tables[f"players {count}"] for count in game.player_counts if count > 1) >= 12
    for level in levels(name) if PLANS[name].alone else ():
        assert alone[tuple(level.items())] >= 30
    for option, values in game.option_values.items():
        for value in values:
            assert tables[f"{option}={value}"] >= 2, f"{option}={value} is recorded too rarely"
    bots = {"random", "careful", *(f"careful:style={style}" for style in styles(game) if style != "balanced")}
    assert all(seats[bot] >= 5 for bot in bots), seats
    ends = {sheet["end"] for sheet in SHEETS[name].values() if "B" in sheet}
    assert ends == set(game.endings[1:])
