"""Tables of the game alone for tests, with a card that says what a test wants.

t = turned_up('{ at = "draw", do = "lose", good = "hide", n = 3 }', A={"goods": {"hide": 2}})
t = moving(moves=("east 2", "north 1", "north 1"), rivals={"red": (0, 0)}, grid=["w1> s1>"], at="a1")
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from doggerland.tables import FOLDER, Table, fixture, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame

CARD = "rising_water"
"""The card that tests rewrite."""
FED = {"plant1": 6, "meat2": 3}
"""Enough for six members, with a choice: what happens before the feeding can be looked at."""


def card(
    *written: str,
    effects: Sequence[str] = (),
    closing: str = "",
    mandatory: bool = True,
    acts: Sequence[str] = (),
    shamans: Sequence[str] = ("menhir", "cromlech"),
    moves: Sequence[str] = ("north 1", "north 1", "north 1"),
    **columns: str,
) -> dict[str, str]:
    """What the card of the tests says."""
    lines = [
        f"mandatory = {str(mandatory).lower()}",
        f"effects = [{', '.join((*written, *effects))}]",
        f"rival_actions = {json.dumps(acts)}",
        named("shamans", terms.RIVAL_SHAMANS, shamans),
        named("moves", terms.RIVALS, moves),
        *(f"{name} = {said}" for name, said in columns.items()),
    ]
    if closing:
        lines += [f"closing_effects = [{closing}]", *(f'closing_{one} = "It ends."' for one in ("en", "ru", "uk"))]
    return {CARD: "\n".join(lines)}


def named(column: str, rivals: Sequence[str], said: Sequence[str]) -> str:
    """A column that says something of each rival."""
    return f"{column} = {{ {', '.join(f'{rival} = {json.dumps(one)}' for rival, one in zip(rivals, said))} }}"


def alone(*effects: str, said: Mapping[str, Any] | None = None, **entries: Any) -> Table:
    """A table in the planning of a round, with the card carried out so far."""
    return table(1, cards=card(*effects, **(said or {})), card=CARD, **entries)


def at_stage(stage: int, *effects: str, **entries: Any) -> Table:
    """A table where the round goes on with one of its stages (rules/alone/round.py)."""
    said = {name: entries.pop(name) for name in (*CARD_SAYS,) if name in entries}
    agenda = entries.pop("agenda", [{"kind": "round", "slots": [stage]}])
    return alone(*effects, said=said, agenda=agenda, **entries)


CARD_SAYS = ("closing", "mandatory", "acts", "shamans", "moves")


def turned_up(*effects: str, **entries: Any) -> Table:
    """The card has just been turned up; what asks for nothing is carried out."""
    return at_stage(1, *effects, phase="planning", **entries)


def planning(*effects: str, **entries: Any) -> Table:
    """The same, and whatever the rivals do is done: you plan."""
    t = turned_up(*effects, **entries)
    assert t.asked == "plan"
    return t


def moving(*effects: str, **entries: Any) -> Table:
    """Phase 4 and what follows up to the feeding, which has a choice."""
    seat = {"goods": FED, **entries.pop("A", {})}
    t = at_stage(9, *effects, phase="migration", A=seat, **entries)
    assert t.asked == "feed"
    return t


def ending(*effects: str, **entries: Any) -> Table:
    """The end of the round from the feeding on, in round 3 if it is not said."""
    seat = {"goods": {"plant3": 6}, **entries.pop("A", {})}
    entries = {"round": 3, "hook": "feeding", "phase": "round_end", "A": seat, **entries}
    return at_stage(entries.pop("stage", 12), *effects, **entries)


def lasting(*least: tuple[str, int]) -> DoggerlandGame:
    """A game that no number of tokens loses: players at random come to its end; goals may ask for less."""
    path = Path(FOLDER.name, f"lasting{'-with-goals' if least else ''}.toml")
    goals = "".join(f'[[solo_goal]]\nid = "{goal}"\nleast = {number}\n' for goal, number in least)
    path.write_text(f'{fixture()}[[difficulty]]\nid = "easy"\ntokens_allowed = 99\n{goals}', encoding="utf-8")
    return DoggerlandGame(1, {}, path)


def rivals(t: Table) -> dict[str, str]:
    """Where they are."""
    return dict(t.value("rivals"))
