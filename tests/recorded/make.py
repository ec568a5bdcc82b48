"""Makes the recorded games anew: `python tests/recorded/make.py`, after a change of the rules that is meant.

README.md in this folder says when that is, and what to write about it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import eolith
from eolith.bots import make
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.game import Game
from eolith.table.play import Play

HERE = Path(__file__).parent
GAMES = 60
DATE = "2026-11-27"
CHANGES = (
    {"first_seat": "A"},
    {"hunting_visits": "any"},
    {"dice_card_timing": "own_turn"},
    {"card_piles": "open", "forecast": "all"},
    {"first_seat": "B", "full_village_visit": "refused"},
    {"choice_card_timing": "at_once"},
    {"tools_on_roll_cards": "no"},
    {"first_seat": "C", "forecast": "off"},
    {"round_cap": "6"},
    {"first_seat": "D", "dice_card_timing": "own_turn", "card_piles": "open"},
    {"undo": "off", "full_village_visit": "refused"},
)
"""What is changed at a table, one after another; every second table has no change."""
BOTS = (
    "careful",
    "random",
    "careful:style=farmer",
    "careful:style=builder,temperature=2",
    "careful:style=toolmaker",
    "careful:style=starver,temperature=4",
    "careful:temperature=8",
)


def table(number: int) -> Game:
    """The table of a game, numbered from 0."""
    options = CHANGES[number // 2 % len(CHANGES)] if number % 2 else {}
    players = {"C": 3, "D": 4}.get(options.get("first_seat", ""), 2 + number % 3)
    return eolith.load("stone_age", players=players, **options)


def play(number: int) -> tuple[Play, list[str]]:
    """One game of bots and who they are, the same for the same number."""
    game = table(number)
    names = (
        ["random"] * game.players
        if number % 10 == 0
        else [BOTS[(number + seat) % len(BOTS)] for seat in range(game.players)]
    )
    bots = [make(name, game, number * 10 + seat) for seat, name in enumerate(names)]
    views = Source(number)
    at = Play(game, FairSource(b"recorded game" + number.to_bytes(3, "big")))
    while not at.state.over:
        seat = at.state.seat
        at.command(seat, bots[seat].choose(at.state.resample(seat, views)))
    return at, names


def written_sheet(state: Any) -> dict[str, Any]:
    """A final sheet in few words: what a line is worth, and of what it is made."""
    sheet = state.sheet()
    written: dict[str, Any] = {"end": sheet.end, "winners": " ".join(sheet.winners)}
    for row in sheet.rows:
        lines = {name: _written_line(line) for name, line in row.lines.items()}
        written[row.seat] = {**lines, "total": row.total, "tie_break": row.tie_break}
    return written


def _written_line(line: Any) -> str:
    items = ", ".join(f"{item.id} {item.points}" for item in line.items)
    return f"{line.points} ({items})" if items else str(line.points)


def main() -> None:
    sheets = {}
    for number in range(GAMES):
        at, seats = play(number)
        name = f"{number:02}"
        text = at.record(seats, DATE, reveal=True).to_text()
        (HERE / f"{name}.record").write_text(text, encoding="utf-8")
        sheets[name] = written_sheet(at.state)
    (HERE / "sheets.json").write_text(json.dumps(sheets, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
