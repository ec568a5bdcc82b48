"""A hint as somebody who asked for it sees it: in place of the choices."""

from __future__ import annotations

import htpy as h

from eolith.bots.hinted import ToldWay, beside, of_all, then
from eolith.bots.hints import Hint
from eolith.kernel.text import capital

from ...frame.fragments import asking
from ...frame.html import Say


def hint_panel(found: Hint, ways: list[ToldWay], back: str, language: str, say: Say) -> h.Element:
    """The best ways, each a button for what is chosen now; where the best one is made glows in the picture."""
    target = ways[0].first.target or "hint"
    told = {"data_target": target, "data_root": asking(target, "hint")}
    return h.section("#ask.hint", tabindex=-1, aria_labelledby="ask-title", **told)[
        h.h2("#ask-title")[say("do-hint")],
        h.p(".quiet")[say("hint-title")],
        h.ul[(_way(told, found, say) for told in ways)],
        h.p(".quiet")[of_all(found, language, say)],
        h.a(".back", href=back, data_at="")[say("panel-back")],
    ]


def _way(told: ToldWay, found: Hint, say: Say) -> h.Element:
    """What is chosen, its win chance and points, what follows, and why."""
    figures, following, alike = told.way.figures, then(told, say), beside(told, found, say)
    assert figures is not None
    return h.li[
        h.button(".way", form="act", name="command", value=told.first.command)[
            h.span[capital(told.first.label)], h.b[told.chance], h.small[told.points]
        ],
        h.svg(viewBox="0 0 100 4", preserveAspectRatio="none", aria_hidden="true")[
            h.rect(width=100, height=4), h.rect(width=f"{100 * figures.win:.1f}", height=4)
        ],
        following and h.p(".then")[following],
        alike and h.p[alike],
        told.reasons and h.ul[(h.li[reason] for reason in told.reasons)],
    ]
