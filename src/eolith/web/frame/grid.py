"""Rows of figures and words: a table on wide screens, a paragraph for each row on a phone."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h


def grid(names: Sequence[str], rows: Sequence[Sequence[h.Node]], long: Sequence[int]) -> h.Element:
    """Rows of cells under their names; on a phone each cell is named, and the `long` ones have a line each."""
    return h.table(".review")[
        h.thead[h.tr[(h.th(scope="col")[name] for name in names)]],
        h.tbody[
            (
                h.tr[(_cell(name, cell, place in long) for place, (name, cell) in enumerate(zip(names, row)))]
                for row in rows
            )
        ],
    ]


def _cell(name: str, cell: h.Node, long: bool) -> h.Element:
    return h.td(class_="long" if long else "", data_name=name)[cell]
