"""Whole games as somebody types them at `eolith play`."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

import eolith
from eolith.cli import app
from eolith.kernel.record import Record, read_record

SEED = "0123456789abcdef0123456789abcdef"


def play(tmp_path: Path, typed: list[str], *arguments: str, game: str = "stone_age") -> tuple[str, Record]:
    """What a game prints at 80 columns, and its record."""
    file = tmp_path / "game.txt"
    command = ["play", game, "--seed", SEED, "--record", str(file), *arguments]
    result = CliRunner().invoke(app, command, input="\n".join(typed) + "\n", env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.output, read_record(file.read_text(encoding="utf-8"), eolith.load)
