"""What a person prefers: kept with the guest, read wherever a page is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .people import Visitor

CHOICES = {"theme": ("auto", "light", "dark"), "face": ("picture", "plain"), "motion": ("normal", "slow", "off")}
"""Preferences with a few values; the first is the default."""
SWITCHES = {"sound": True, "confirm": False, "auto": False, "playback": True}
"""Preferences that are on or off, and which they are at first: sounds, `confirm` the end of a turn, `auto`:
what must be done anyway is done by itself, and `playback`: what the rules play is shown step by step."""


def prefs_of(visitor: Visitor) -> dict[str, Any]:
    """Every preference of a visitor; the default for what was never said."""
    defaults = {name: values[0] for name, values in CHOICES.items()} | SWITCHES
    return defaults | {name: value for name, value in visitor.prefs.items() if name in defaults}


def read_prefs(form: Mapping[str, str]) -> dict[str, Any]:
    """The preferences of a form; a value that does not exist counts as the default."""
    chosen: dict[str, Any] = {}
    for name, values in CHOICES.items():
        value = form.get(name, "")
        chosen[name] = value if value in values else values[0]
    return chosen | {name: form.get(name) == "yes" for name in SWITCHES}


def body_data(visitor: Visitor) -> dict[str, str]:
    """Attributes of a page's body: what its scripts must know."""
    prefs = prefs_of(visitor)
    switched = {f"data-{name}": "on" if prefs[name] else "off" for name in ("sound", "playback")}
    return switched | {"data-motion": prefs["motion"]}
