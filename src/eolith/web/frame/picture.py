"""The parts of a picture as a page lays them: the table and what is around it, and tabs for the zones of a large table.

How it all lies is said by `picture.css`, and by the `page.css` that a game brings along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby, zip_longest
from xml.etree import ElementTree

import htpy as h
from markupsafe import Markup

from eolith.kernel.scene import Part

from .html import Say

LIT = " changed"
"""What the classes of something that is lit end with."""
AROUND = ("aside", "other")
"""Kinds of parts that lie beside the table."""


def picture(parts: Sequence[Part], draw: Callable[[Part], str] = Part.svg) -> h.Element:
    """The table itself, with what is the viewer's."""
    return h.div(".picture", data_root=_laid(parts))[_zones((part for part in parts if part.kind not in AROUND), draw)]


def _laid(parts: Sequence[Part]) -> str:
    """Which parts and kinds of parts there are, and how many boards of others at least."""
    others = sum(part.kind == "other" for part in parts)
    there = dict.fromkeys(name for part in parts for name in (part.kind, part.id))
    return " ".join([*(f"has-{name}" for name in there), *(f"others-{n}" for n in range(1, others + 1))])


def calling(parts: Iterable[Part]) -> str:
    """In which parts and zones something can be done."""
    called = [part for part in parts if part.calls]
    zones = dict.fromkeys(f"zone-{part.zone}" for part in called)
    return " ".join(f"calls-{name}" for name in (*zones, *(part.id for part in called)))


def around(parts: Sequence[Part], draw: Callable[[Part], str] = Part.svg) -> list[h.Element]:
    """The parts beside it."""
    return _zones((part for part in parts if part.kind in AROUND), draw)


def lit(parts: Sequence[Part], before: Sequence[Part]) -> list[Part]:
    """Parts with what is drawn otherwise in them than before lit, each piece as far inside as it is told apart."""
    old = {id: markup for part in before for id, markup in part.pieces.items()}
    return [
        replace(part, pieces={id: _lit(markup, old.get(id, markup)) for id, markup in part.pieces.items()})
        for part in parts
    ]


def _lit(markup: str, before: str) -> str:
    if markup == before:
        return markup
    drawn = ElementTree.fromstring(markup)
    _light(drawn, ElementTree.fromstring(before))
    return ElementTree.tostring(drawn, encoding="unicode")


def _light(new: ElementTree.Element, old: ElementTree.Element) -> None:
    known = {ElementTree.tostring(child) for child in old}
    fresh = [
        (child, twin if len(new) == len(old) and twin is not None and twin.tag == child.tag else None)
        for child, twin in zip_longest(new, old)
        if child is not None and ElementTree.tostring(child) not in known
    ]
    for child, twin in fresh:
        if twin is not None:
            _light(child, twin)
        else:
            child.set("class", child.get("class", "") + LIT)
    if not fresh:
        new.set("class", new.get("class", "") + LIT)


def _zones(parts: Iterable[Part], draw: Callable[[Part], str]) -> list[h.Element]:
    return [
        h.div(f".zone.zone-{zone}")[[Markup(draw(part)) for part in lying]]
        for zone, lying in groupby(parts, key=lambda part: part.zone)
    ]


def tabs(zones: Sequence[str], parts: Sequence[Part], targets: Iterable[str], say: Say) -> h.Node:
    """A switch for each zone, of which one is open: the first where one of the targets lies, or something is lit."""
    if not zones:
        return None
    wanted = tuple(targets)
    shown = (
        part for part in parts if any(map(part.has, wanted)) or any(f'{LIT}"' in one for one in part.pieces.values())
    )
    opened = min((part.zone for part in shown if part.zone), default=1)
    return h.fieldset(".tabs", data_root="has-tabs")[
        h.legend(".hidden")[say("zones-title")],
        (
            h.label[
                h.input(
                    id=f"zone-{zone}", type="radio", name="zone", checked=zone == opened, autocomplete="off",
                ),
                title,
            ]
            for zone, title in enumerate(zones, 1)
        ),
    ]  # fmt: skip
