"""Where the groups of one's own board and of the hand lie in the picture and on a phone.

The drawings and the style sheet are made of these tables: the class of a group after `own-` or `hand-`, its upper left
corner in the picture and on a phone, and how large it is there.
"""

from __future__ import annotations

from eolith.kernel.drawing import Spot, brought, on_pages, shifted

Boxes = dict[str, tuple[tuple[int, int], Spot]]
WIDTH, HEIGHT, PHONE_HEIGHT = 1000, 300, 1390
OWN: Boxes = {
    "who": ((8, 8), (8.2, 6.2, 1.9)),
    "points": ((880, 3), (768, 2.7, 1.9)),
    "food": ((149, 70), (18.8, 142, 2.2)),
    "tools": ((149, 123), (18.8, 267.6, 2.2)),
    "megaliths": ((149, 172), (18.8, 388.4, 2.2)),
    "chief": ((13, 46), (14, 680, 2)),
    "stones": ((604, 43), (282, 674.25, 1.75)),
    "rest": ((906, 48), (823.7, 679.6, 1.95)),
    "figures": ((14, 236), (323.6, 962.4, 2.4)),
    "animals": ((600, 194), (15, 1111.18, 2.47)),
}
HAND_WIDTH, HAND_HEIGHT = 920, 300
HAND: Boxes = {
    "deck": ((14, 13), (6.42, 7.89, 1.53)),
    "discard": ((102, 13), (138.06, 7.89, 1.53)),
    "pile": ((398, 13), (6.94, 127.89, 1.53)),
    "buried": ((694, 13), (587.82, 7.89, 1.53)),
}
ROWS_TOP, ROW = 252, 345
"""On a phone, where the cards begin below the piles, and how far apart their rows are."""
IN_A_ROW, MOST_ROWS = 4, 5
PHONE = "(max-width: 700px)"


def corner(group: str) -> tuple[int, int]:
    """Of a group of one's own board in the picture."""
    return OWN[group][0]


def _moved(kind: str, boxes: Boxes) -> dict[str, str]:
    return {f".{kind}-{name}": brought(*box) for name, box in boxes.items()}


def _own() -> dict[str, str]:
    """One's own board in rows below its name, without the hide, which has another shape."""
    both = ":is(.part-own, .part-hand)"
    frame = "overflow: visible; background: var(--hide); border: 2px solid var(--wood-deep); border-radius: 14px"
    return {
        both: frame,
        f":is({both} > .boards-ground, .part-own :is(.tribe-turn, .own-idols), .part-hand .hand-mat)": "display: none",
        ".part-own": f"padding-bottom: {100 * (PHONE_HEIGHT - HEIGHT) / WIDTH:g}%",
        ".part-own:has(.tribe-turn)": "border-color: var(--ochre)",
        ".own-who .tribe-band": "width: 512px",
        '.own-who use[href="#tribe-weave"]:nth-of-type(n + 6)': "display: none",
        **_moved("own", OWN),
    }


def _hand() -> dict[str, str]:
    """The hand, four cards in a row; what is chosen from in a draft lies two in a row, for it is to be read."""
    styles = {".part-hand": _high(1), **_moved("hand", HAND)}
    for row in range(MOST_ROWS):
        styles[f".part-hand:has(.place-{IN_A_ROW * row})"] = _high(row + 1)
        for column in range(IN_A_ROW):
            styles[f".place-{IN_A_ROW * row + column}"] = shifted(4 + 230 * column, ROWS_TOP + ROW * row, 1.7)
    for kind, rows, scale in (("hand-place", 2, 3.4), ("hand-pair", 1, 2.57)):
        for row in range(3):
            styles[f".part-hand:has(#hand-offer .{kind}.place-{2 * row})"] = _high(rows * (row + 1))
            for column in range(2):
                spot = shifted(8 + 456 * column, ROWS_TOP + rows * ROW * row, scale)
                styles[f"#hand-offer .{kind}.place-{2 * row + column}"] = spot
    return styles | {"#hand-played .hit": "stroke: var(--fire); stroke-width: 3px; stroke-dasharray: 8 6"}


def _high(rows: int) -> str:
    return f"padding-bottom: {100 * (ROW * rows - 50.6) / HAND_WIDTH:g}%"


STYLE = on_pages(PHONE, _own() | _hand())
