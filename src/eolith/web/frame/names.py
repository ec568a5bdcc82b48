"""What everybody at a table is called."""

from __future__ import annotations

import re
from collections.abc import Sequence

import htpy as h

from eolith import bots
from eolith.kernel.text import capital
from eolith.store import rows
from eolith.table.live import LiveTable

from ..host.games import wording_of
from .html import Say, asset, letter


def bot_name(spec: str, say: Say) -> str:
    """A bot in the reader's language: `careful, farmer`; one that has no name there as it is called."""
    bot, _, parameters = spec.partition(":")
    style = parameters.removeprefix("style=")
    try:
        return say(f"bot-{bot}") + (f", {say(f'bot-style-{style}')}" if style else "")
    except KeyError:
        return f"{bot}, {style}" if style else bot


def face_file(spec: str) -> str:
    """The address of the face of a bot; empty for one without a face."""
    return asset(f"face-{spec}.svg") if spec in bots.LEVELS else ""


def face(spec: str, size: int = 32) -> h.Node:
    """The face of a bot that has one."""
    file = face_file(spec)
    return h.img(".face", src=file, alt="", width=size, height=size) if file else None


def named_bot(specs: Sequence[str], seat: int, say: Say) -> str:
    """The bot of a seat, numbered where several of its kind play: `careful 2`.  `specs` by seat, empty for people."""
    name = bot_name(specs[seat], say)
    return f"{name} {specs[: seat + 1].count(specs[seat])}" if specs.count(specs[seat]) > 1 else name


def seated_bot(table: LiveTable, side: int) -> str:
    """The bot whose seat a side is; empty for a person's, even where a bot stands in, and for the rules."""
    if side >= len(table.players) or table.players[side].person:
        return ""
    return table.players[side].bot


def player_name(table: LiveTable, seat: int, say: Say) -> str:
    """Who plays a side: a nickname, a bot, the rules, or the letter of a seat that nobody has taken yet."""
    if seat >= len(table.players):
        return say("rules-side")
    player = table.players[seat]
    if player.name or not player.bot:
        return player.name or letter(seat)
    return named_bot(["" if other.name else other.bot for other in table.players], seat, say)


def label(table: LiveTable, side: int, say: Say) -> str:
    """The same where it stands by itself: nicknames as they are, the rules with a capital letter."""
    name = player_name(table, side, say)
    return capital(name) if side >= len(table.players) else name


def player_names(table: LiveTable, say: Say) -> tuple[str, ...]:
    """Who plays each side, within a sentence."""
    return tuple(player_name(table, side, say) for side in range(table.game.sides))


def labels(table: LiveTable, say: Say) -> tuple[str, ...]:
    """The same where they begin a line."""
    return tuple(label(table, side, say) for side in range(table.game.sides))


def with_name(table: LiveTable, say: Say, text: str) -> str:
    """A text that may tell whose turn it is, with the name of who plays that seat."""
    turn = table.turn
    if turn is None or (name := player_name(table, turn, say)) == letter(turn):
        return text
    told, named = (say("refusal-not-your-turn", seat=seat) for seat in (letter(turn), f"{letter(turn)} ({name})"))
    return text.replace(told, named)


# --- at a table that is not open -------------------------------------------------------------------------------


def game_name(row: rows.Table) -> str:
    """Which game is played at a table; a sign for a row that does not say."""
    return row.spec.partition("(")[0] or "?"


def game_wording(row: rows.Table) -> str:
    """The same with the edition, as Game.wording names it: what the texts of the table go by."""
    edition = re.search(r"\bedition=(\w+)", row.spec)
    return wording_of(game_name(row), edition[1] if edition else "")


def seated(row: rows.Table, names: list[str], say: Say) -> str:
    """Who sits at a table, seat by seat."""
    return ", ".join(name or say("seat-free") for name in seat_names(row, names, say))


def seat_names(row: rows.Table, names: Sequence[str], say: Say) -> list[str]:
    """Nicknames and names of bots, empty for a free seat."""
    specs = [seat.get("bot", "") for seat in row.setup["seats"]]
    return [name or (specs[i] and named_bot(specs, i, say)) for i, name in enumerate(names)]


def whose_turn(row: rows.Table, names: Sequence[str], say: Say) -> str:
    """`Anna is to move`."""
    turn = row.turn or 0
    return say("list-turn", who=seat_names(row, names, say)[turn] or letter(turn))
