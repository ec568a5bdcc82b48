"""Where the groups of one's own board lie in the picture and on a phone: there in two rows, drawn larger.

The drawings and the style sheet are made of these numbers.
"""

from __future__ import annotations

from eolith.kernel.drawing import brought, on_pages, shifted

WIDTH, HEIGHT = 1200, 250
LARGER = 1.3825
LIFT = -132
"""On a phone the board is so high that the picture would lie in the middle of it; this is where it begins."""
TOOLS, TOOLS_ON_PHONE = (872, 44), (22.12, 235.745, LARGER)
CARDS, CARDS_ON_PHONE = (782, 149), (619.36, 231.5975, LARGER)
"""The upper left corners of what does not keep its place."""

STYLE = on_pages("(max-width: 640px)", {
    ".part-own": "aspect-ratio: 868 / 372; background: var(--hide); border: 2px solid var(--line); border-radius: 14px",
    ".part-own > *": shifted(0, LIFT, LARGER),
    '.part-own > :is(use[href="#tool-place"], [id$="-tools"])': brought(TOOLS, TOOLS_ON_PHONE),
    '.part-own > [id$="-cards"]': brought(CARDS, CARDS_ON_PHONE),
    '.part-own use:is([href="#hide-own"], [href="#turn-own"])': "display: none",
    '.part-own:has([href="#turn-own"])': "border-color: var(--ochre)",
})  # fmt: skip
