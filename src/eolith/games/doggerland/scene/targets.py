"""Which command belongs to a target of the picture: why it is not possible is why the target does not glow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layout, terms
from ..notation.commands import phase

if TYPE_CHECKING:
    from ..rules import Doggerland

PLANNED = {"cell": "send", "dwelling": "dwelling", "craft": "craft", "cave": "paint", "hut": "shaman", "birth": "birth",
           "ability": "ability", "toolmaking": "ability toolmaking"}  # fmt: skip
"""The command of a target while actions are planned, before what the target names."""
EXECUTED = {"cell": "return", "dwelling": "build", "craft": "make", "cave": "colour",
            "hut": "invoke", "birth": "bear", "ability": "raise", "toolmaking": "forge 1"}  # fmt: skip
"""The same while they are executed."""
ASKED = {
    "turn_centre": {"turn": "turn"}, "set_arrow": {"arrow": "arrow"}, "buy": {"ability": "raise"},
    "member": {"member": "member"}, "cave_token": {"cave": "paint"}, "site": {"cell": "site"},
    "memory": {"memory": "forget"}, "tools": {"ability": "raise", "toolmaking": "forge 1"},
    "offering": {"good": "pay"}, "trade": {"good": "give"}, "camp": {"cell": "camp"},
}  # fmt: skip
"""The commands that answer a question, by kind of frame."""
TOOLMAKING = ("ability-toolmaking", "toolmaking")
"""The track and the recipes: one member improves the one and uses the other (DG-ABIL-09)."""


def together(target: str) -> tuple[str, ...]:
    """All targets that are asked about at once when one of them is pressed."""
    return TOOLMAKING if target in TOOLMAKING else (target,)


def command_of(state: Doggerland, target: str) -> str:
    """What is done at a target now as it is typed, whether possible or not; empty where nothing could be."""
    kind, _, name = target.partition("-")
    asked = "" if state.over else terms.FRAMES[state.frame[0]]
    usual = EXECUTED if phase(state) == "execution" else PLANNED
    verb = ASKED.get(asked, {}).get(kind) or usual.get(kind, "")
    if not verb or kind == "cell" and name not in layout.CELL_NAMES:
        return ""
    match kind:
        case "cave":
            return f"{verb} {'.'.join(name.rsplit('-', 1))}"
        case "hut" if verb == "invoke":
            return verb if _is_at(state, name) else f"shaman {name}"
        case "dwelling" if verb == "build":
            chief, *others = state.builders[state.seat or 0]
            return f"build simple {'chief' if chief and not any(others) else 'other'} empty"
    return f"{verb} {name}".strip()


def _is_at(state: Doggerland, name: str) -> bool:
    """Whether the shaman of the seat to decide is at a cell of the hut."""
    return name in terms.HUT and state.hut[terms.HUT.index(name)] == (state.seat or 0) + 1
