"""The megalith field that a table is played on: one of the layouts of the pack."""

from __future__ import annotations

from eolith.kernel.game import Game

from .. import layout
from . import Pack
from .content import find_layout


def layout_of(game: Game[Pack]) -> int:
    """The layout of the megalith boards, by its number in the pack."""
    return find_layout(game.pack, game.sides, game.options["megalith_layout"])


def field_of(game: Game[Pack]) -> layout.Field:
    """Where the boards lie, and what can stand on them."""
    return game.pack.layouts[layout_of(game)].field
