"""Faces that a test chooses: a pack that differs from the printed one in a few records.

t = printed({"setup_elder": "food 2", "setup_elder.tribe": "hunter"})    # a new kind of setup card
t = holding("idol 2", A={"tools": 1})    # seat A has just played a culture card that says so
t.say("A", use(1), "idol honor", "tool")
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from endless_winter.tables import Table, table
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import AlonePack, Pack

CARD = "first_stone"
"""The culture card of `holding`."""
COLUMNS = {
    "sides": ("side", "effect"), "setup_cards": ("setup_card", "effect"), "animals": ("animal", "tip"),
    "food_track": ("food_track", "labor"), "stone_slots": ("stone_slot", "cost"),
    "terrains": ("terrain", "benefit"), "order_places": ("order_place", "eclipse"),
    "glacier_tokens": ("glacier_token", "effect"), "rest_tokens": ("rest_token", "effect"),
    "cells": ("cell", "bonus"), "offering_levels": ("offering_level", "bonus"), "honor_levels": ("honor_level", "vp"),
    "nomad_cards": ("nomad_card", "column"), "migration_cards": ("migration_card", "outer"),
}  # fmt: skip
"""By the list of the pack: the kind of its records, and the column that is meant when none is named."""
FOLDER = Path(gettempdir()) / "eolith-faces"
"""Owner's files by their content: a process that is cut short leaves nothing new behind."""
KINDS = {card.id: (f"{card.kind}_card", "effect") for card in Pack.load().cards} | {
    face.id: column for faces, column in COLUMNS.items() for face in getattr(AlonePack.load(), faces)
}

Printed = Mapping[str, Any]
"""What is printed, by record (`hunter`) or by record and column (`hunter.labor`)."""


def owner_file(faces: Printed, edition: str = "final") -> Path:
    """An owner's file with these faces."""
    return _written(json.dumps(dict(faces), sort_keys=True), edition)


@cache
def _written(faces: str, edition: str) -> Path:
    records: dict[tuple[str, str], list[str]] = {}
    for name, value in json.loads(faces).items():
        record, _, column = name.partition(".")
        kind, usual = KINDS[record]
        records.setdefault((kind, record), []).append(f"{column or usual} = {json.dumps(value)}")
    text = f'[pack]\nid = "endless_winter"\nedition = "{edition}"\n'
    for (kind, record), columns in records.items():
        text += "\n".join(["", f"[[{kind}]]", f'id = "{record}"', *columns, ""])
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{sha256(text.encode()).hexdigest()[:16]}.toml"
    whole = path.with_suffix(f".{os.getpid()}")
    whole.write_text(text, encoding="utf-8")
    whole.replace(path)  # whoever reads it meanwhile reads the same text
    return path


def printed(faces: Printed, players: int = 2, **entries: Any) -> Table:
    """A table, as `table` makes it, whose pack says so."""
    return table(players, pack=owner_file(faces, entries.get("options", {}).get("edition", "final")), **entries)


def holding(effect: str, players: int = 2, *, faces: Printed | None = None, **entries: Any) -> Table:
    """A table at which seat A has just played a culture card with this effect; `hand` is a list of other cards."""
    seat = dict(entries.pop("A", {}))
    seat["hand"] = [*seat.get("hand", []), CARD]
    t = printed({CARD: effect, **(faces or {})}, players, A=seat, **entries)
    t.say("A", f"play {CARD}")
    return t


def use(clause: int = 1) -> str:
    """The command that uses a clause of that culture card."""
    return f"use {CARD}.{clause}"


def prompt(t: Table) -> str:
    """The kind of what is to be decided, one of terms.FRAMES."""
    return terms.FRAMES[t.state.frame[0]]
