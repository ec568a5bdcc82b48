"""Makes the recorded games anew, after a change of the rules or of a pack that is meant.

    python tests/recorded/make.py stone_age
    python tests/recorded/make.py endless_winter
    python tests/recorded/make.py doggerland
    python tests/recorded/make.py doggerland 60    # those from number 60 on

README.md in this folder says when that is, and what to write about it.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import eolith
from eolith.bots import make
from eolith.bots.careful import styles
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.game import Game
from eolith.table.play import Play

HERE = Path(__file__).parent
GAMES = 60
ALONE = 30
"""Games for one at each level of difficulty."""
DATE = "2026-11-27"
LATE_GROUND = {"ground_dealt": "after_draft"}
"""Drafts that were recorded before there was the option."""


@dataclass(frozen=True)
class Plan:
    """The tables and the bots of the recorded games of one game."""

    changes: tuple[dict[str, str], ...]
    """What is changed at a table, one after another; every second table has no change."""
    bots: tuple[str, ...]
    """Who plays, in rotation; every tenth table has random bots only."""
    added: tuple[dict[str, str], ...] = ()
    """What is changed at the tables behind those, which came with a younger option."""
    alone: tuple[dict[str, str], ...] = ()
    """What is changed at the tables for one, level by level."""
    edition: tuple[dict[str, str], ...] = ()
    """What is changed at the tables of another edition, which come last."""


PLANS = {
    "stone_age": Plan(
        (
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
        ),
        (
            "careful",
            "random",
            "careful:style=farmer",
            "careful:style=builder,temperature=2",
            "careful:style=toolmaker",
            "careful:style=starver,temperature=4",
            "careful:temperature=8",
        ),
    ),
    "endless_winter": Plan(
        (
            {"glaciers": "on"},
            {"rests": "on"},
            {"glaciers": "on", "rests": "on", "chief_draft": "on", **LATE_GROUND},
            {"setup_draft": "on", "megalith_layout": "block", **LATE_GROUND},
            {"chief_draft": "on", "setup_draft": "on", "chief_side_choice": "turn_order", **LATE_GROUND},
            {"fewer_figures": "on"},
            {"fewer_figures": "on", "left_out_figure": "choice", "megalith_layout": "spearhead"},
            {"chief_window": "from_step_1", "undo": "off"},
            {"initiated_card": "ability_only", "initiated_scope": "whole_step_2"},
            {"empty_tribe_vp": "all_decks", "reveal_symbol_vp": "false", "paid_reveal_vp": "true"},
            {"grey_anywhere": "true", "megalith_layout": "ring"},
            {"argentavis_used_species": "false", "board_benefit_order": "listed"},
            {"bury_from_pile": "false", "village_symbol_food": "true"},
            {"stone_symbol_cost": "false", "discard_view": "top_card", "culture_abilities": "at_once"},
        ),
        (
            "careful",
            "random",
            *(f"careful:style={style}" for style in styles(eolith.load("endless_winter")) if style != "balanced"),
            "careful:temperature=4",
        ),
        ({"setup_draft": "on"}, {"chief_draft": "on", "glaciers": "on"}, {"chief_draft": "on", "fewer_figures": "on"}),
        (
            {},
            {"glaciers": "on"},
            {"rests": "on", "solo_tie": "turn_order"},
            {"glaciers": "on", "rests": "on", "token_glacier_bonus": "true"},
            {"nomad_empty_ground": "vp", "megalith_layout": "ring"},
        ),
        tuple(
            {"edition": "prototype", **changed}
            for changed in (
                {},
                {"chief_draft": "on"},
                {"setup_draft": "on", "prep_swap": "true"},
                {"chief_draft": "on", "setup_draft": "on", "ground_dealt": "after_draft"},
                {"megalith_layout": "block", "village_symbol_food": "true"},
                {},
                {"megalith_layout": "spearhead", "stone_symbol_cost": "false"},
                {"megalith_layout": "ring", "discard_view": "top_card"},
                {"culture_abilities": "at_once", "undo": "off"},
            )
        ),
    ),
    "doggerland": Plan(
        (
            {"short_game": "on"},
            {"first_player": "A", "centre_orientation": "first_player"},
            {"phase3_mode": "simultaneous"},
            {"arrow_start": "first_player", "deprivation_by_choice": "false"},
            {"first_player": "B", "scouting": "true"},
            {"journey_token": "planning"},
            {"journey_token_removal": "before_camps", "majority_ties": "skip"},
            {"first_player": "C", "short_game": "on", "phase3_mode": "simultaneous"},
            {"adult_overflow": "forbid_build", "twins_count_as_birth": "true", "loads": "free"},
            {"first_player": "D", "adult_overflow": "ignore"},
            {"undo": "off", "scouting": "true", "journey_token": "planning"},
        ),
        (
            "careful",
            "random",
            *(f"careful:style={style}" for style in styles(eolith.load("doggerland")) if style != "balanced"),
            "careful:temperature=4",
        ),
        alone=({}, {"solo_discard_choice": "leftmost"}, {"solo_memory_gaps": "close"}),
    ),
}


def levels(name: str) -> list[dict[str, str]]:
    """The options of each level of difficulty of the game for one."""
    return list(type(eolith.load(name)).levels().values())


def count(name: str) -> int:
    """How many games are recorded."""
    plan = PLANS[name]
    return _of_edition(name) + (GAMES if plan.edition else 0)


def _of_edition(name: str) -> int:
    """The number of the first table of another edition."""
    plan = PLANS[name]
    return GAMES + len(plan.added) + (ALONE * len(levels(name)) if plan.alone else 0)


def table(name: str, number: int) -> Game:
    """The table of a game, numbered from 0."""
    plan = PLANS[name]
    if number >= _of_edition(name):
        at = number - _of_edition(name)
        return eolith.load(name, players=2 + (at + at // len(plan.edition)) % 3, **plan.edition[at % len(plan.edition)])
    level, at = divmod(number - GAMES - len(plan.added), ALONE)
    if level >= 0:
        return eolith.load(name, players=1, **levels(name)[level], **plan.alone[at % len(plan.alone)])
    options = plan.changes[number // 2 % len(plan.changes)] if number % 2 else {}
    if number >= GAMES:
        options = plan.added[number - GAMES]
    named = options.get("first_seat") or options.get("first_player")
    players = {"C": 3, "D": 4}.get(named or "", 2 + number % 3)
    return eolith.load(name, players=players, **options)


def play(name: str, number: int) -> tuple[Play, list[str]]:
    """One game of bots and who they are, the same for the same number."""
    game, bots = table(name, number), PLANS[name].bots
    names = (
        ["random"] * game.players
        if number % 10 == 0
        else [bots[(number + seat) % len(bots)] for seat in range(game.players)]
    )
    players = [make(bot, game, number * 10 + seat) for seat, bot in enumerate(names)]
    views = Source(number)
    at = Play(game, FairSource(b"recorded game" + number.to_bytes(3, "big")))
    while not at.state.over:
        seat = at.state.seat
        at.command(seat, players[seat].choose(at.state.resample(seat, views)))
    return at, names


def written_sheet(state: Any) -> dict[str, Any]:
    """A final sheet in few words: what a line is worth, and of what it is made."""
    sheet = state.sheet()
    written: dict[str, Any] = {"end": state.game.endings[state.over], "winners": " ".join(sheet.winners)}
    for row in sheet.rows:
        lines = {name: _written_line(line) for name, line in row.lines.items()}
        written[row.seat] = {**lines, "total": row.total, "tie_break": row.tie_break}
    return written


def _written_line(line: Any) -> str:
    items = ", ".join(f"{item.id} {item.points}" for item in line.items)
    return f"{line.points} ({items})" if items else str(line.points)


def main(name: str, first: int) -> None:
    at_end = HERE / name / "sheets.json"
    sheets = json.loads(at_end.read_text(encoding="utf-8")) if first else {}
    for number in range(first, count(name)):
        at, seats = play(name, number)
        text = at.record(seats, DATE, reveal=True).to_text()
        (HERE / name / f"{number:02}.record").write_text(text, encoding="utf-8")
        sheets[f"{number:02}"] = written_sheet(at.state)
    at_end.write_text(json.dumps(sheets, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] not in ([name] for name in PLANS):
        sys.exit(f"say which game: {' or '.join(PLANS)}")
    main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else 0)
