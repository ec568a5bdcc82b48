"""`eolith reports`: what players have asked about a game, each with the record of that game."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from eolith.kernel.game import SEATS
from eolith.store import Store, rows, tables

from .errors import BadInput, check_folder

WIDEST = 70
"""Characters of a report in the list."""


def show_reports(url: str, id: str | None, record: Path | None, as_json: bool) -> None:
    """List all reports, or print one; with `record`, write the record of its game to a file."""
    if record is not None:
        if id is None:
            raise BadInput("--record needs the number of a report: eolith reports NUMBER --record FILE")
        check_folder("--record", record)
    with Store(url, new=False) as store, store.snapshot() as connection:
        found = [report for report in tables.all_reports(connection) if id in (None, report.id)]
    if id is not None and not found:
        raise BadInput(f"there is no report {id!r}")
    if record is not None:
        record.write_text(found[0].record, encoding="utf-8")
        print(f"{record}: the record of table {found[0].table}; eolith verify {record} replays it")
    elif as_json:
        print(json.dumps([_describe(report) for report in found], ensure_ascii=False, indent=2))
    elif id is not None:
        _print(found[0])
    else:
        _list(found)


def _describe(report: rows.Report) -> dict[str, Any]:
    at = datetime.fromtimestamp(report.at).astimezone().isoformat(timespec="seconds")
    seat = None if report.seat == rows.ONLOOKER else SEATS[report.seat]
    position, _, text = report.text.partition("\n\n")
    return {
        "id": report.id, "at": at, "table": report.table, "version": report.version, "seat": seat,
        "position": position, "text": text, "record": report.record,
    }  # fmt: skip


def _print(report: rows.Report) -> None:
    data = _describe(report)
    print(f"report {data['id']}, {data['at']}")
    print(f"table {data['table']}, version {data['version']}, seat {data['seat'] or '–'}, {data['position']}")
    print(f"\n{data['text']}")


def _list(found: list[rows.Report]) -> None:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("report", "at", "table", "seat", "text"):
        shown.add_column(column, overflow="fold")
    for data in map(_describe, found):
        line = " ".join(data["text"].split())
        line = line if len(line) <= WIDEST else line[: WIDEST - 1] + "…"
        shown.add_row(*map(Text, (data["id"], data["at"][:16], data["table"], data["seat"] or "–", line)))
    Console(highlight=False).print(shown)
